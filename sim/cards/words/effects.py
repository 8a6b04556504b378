"""Effects, the sentences of a rules text: what they have in common, and how several become English.

The sentences themselves are in `verbs` (destroy a creature), `plain_effects` (draw a card), `prohibitions`, and
`clauses` (sentences made of other sentences). `triggers` says when effects happen.
"""

from __future__ import annotations

from sim.cards.words.english import bulleted, sentence, then
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import Spoken
from sim.cards.words.rows import Rows
from sim.engine.record.codes import verbs


class Effect(Spoken):
    """One sentence of a rules text.

    A kind of sentence of which a property never varies says so by an attribute of its class: `is_statement = True`.
    """

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

    # --- How the sentence joins others ---
    @property
    def asks_for(self) -> int:
        """The verb that a question before the sentence includes, so that a player knows what will be done."""
        return verbs.NO_VERB

    @property
    def is_scope(self) -> bool:
        """Whether it holds other sentences: a further sentence after it would seem to be one of them."""
        return False

    @property
    def is_statement(self) -> bool:
        """Whether it says what is so ("they get +1000 power") instead of what to do ("destroy them")."""
        return False

    @property
    def draws_on(self) -> frozenset[str]:
        """Beginnings that would seem to belong to the end of this sentence: "otherwise", "if you do"."""
        return frozenset()

    @property
    def doer(self) -> str:
        """Who does it, as the next sentence asks: "if you do", "if they do"."""
        return "you do"

    def parts(self) -> tuple[Effect, ...]:
        """The sentence as several ones of the same rank."""
        return (self,)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards, and what "it" means after it."""
        return self, mention and mention.later()

    def spoken_after(self, before: Effect | None) -> Effect:
        """The sentence as it stands after another one."""
        return self

    def offered(self) -> str | None:
        """What the player may do, as it follows "you may"; None if that is no English."""
        return self.words()


def in_context(effects: tuple[Effect, ...], mention: Mention | None) -> tuple[tuple[Effect, ...], Mention | None]:
    """Sentences of a text that has just spoken of some cards, and what "it" means after them."""
    spoken: list[Effect] = []
    for effect in effects:
        said, mention = effect.spoken_after(spoken[-1] if spoken else None).spoken(mention)
        spoken.append(said)
    return tuple(spoken), mention


def sentences(effects: tuple[Effect, ...], start: str = "") -> str:
    """Effects as English sentences, in order; the first one continues `start`."""
    text = ""
    for effect in (part for some in effects for part in some.parts()):
        after_list = then(text, "") != text + " "
        words = effect.words()
        # Without "then", the sentence after a list could be taken for a part of its last line.
        words = f"then {words}" if after_list and not effect.asks_whether_done else words
        text = then(text, sentence(words)) if text else sentence(start + words)
    return text


def ended(text: str) -> str:
    """The text with its full stop."""
    return text if text.endswith(".") else text + "."


def clause(effects: tuple[Effect, ...], before: str = "", may: bool = False) -> str:
    """Effects as the end of one sentence, so that what governs it governs all of them: "draw a card, then ...".

    `before` is how the next sentence begins; with `may`, "you may" stands in front.
    """
    effects = tuple(part for effect in effects for part in effect.parts())
    first, *others = effects
    start = first.offered() if may else first.words()
    listed = any(effect.is_scope for effect in effects[:-1]) or before in effects[-1].draws_on
    if start is None or listed:
        items: list[str] = []
        for effect in effects:
            if effect.asks_whether_done and items:
                items[-1] = then(items[-1], sentence(effect.words()))
            else:
                items.append(sentence(effect.words()))
        return "do the following:" + bulleted(items)
    for effect in others:
        link = ", and " if effect.asks_whether_done or effect.is_statement else ", then "
        start += link + effect.words()
    return ended(start)
