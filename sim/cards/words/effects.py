"""Effects, the sentences of a rules text: what they have in common, and how several become English.

The sentences themselves are in `verbs` (destroy a creature), `plain_effects` (draw a card), `prohibitions`, and
`clauses` (sentences made of other sentences). `triggers` says when effects happen.
"""

from __future__ import annotations

from sim.cards.words.english import sentence
from sim.cards.words.misuse import Spoken
from sim.cards.words.rows import Rows

__all__ = [
    "Effect",
]


class Effect(Spoken):
    """One sentence of a rules text."""

    @property
    def asks_whether_done(self) -> bool:
        """Whether it is an "if you do" that asks about the sentence before."""
        return False

    @property
    def tells_whether_done(self) -> bool:
        """Whether the engine knows afterwards whether it was done."""
        return False

    def when_declared(self) -> tuple[Effect, ...]:
        """The effect as it is in an ability that has been declared, without its "you may" (item 9.13)."""
        return (self,)

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        raise NotImplementedError

    def words(self) -> str:
        """The sentence in English, without capital and full stop."""
        raise NotImplementedError


def sentences(effects: tuple[Effect, ...]) -> str:
    """Effects as English sentences, in order."""
    return " ".join(sentence(effect.words()) for effect in effects)


def clause(effects: tuple[Effect, ...]) -> str:
    """Effects as the end of a sentence: the first word is not capitalized."""
    first, *others = effects
    text = first.words()
    ended = text + ("" if text.endswith(".") else ".")
    return " ".join([ended, *(sentence(effect.words()) for effect in others)])
