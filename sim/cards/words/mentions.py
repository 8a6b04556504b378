"""What a text has spoken of last, and how its next sentence says so: "it", "they", "that creature"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.english import plural_of
from sim.engine.record.codes import owners


@dataclass(frozen=True)
class Mention:
    """The cards that a text has spoken of last: what "it" or "they" are in the next sentence."""

    whose: int
    many: bool
    noun: str = "card"
    is_this: bool = False  # they are the creature that has the ability
    fresh: bool = True  # the sentence just before spoke of them
    of_event: bool = False  # not an effect spoke of them, but the event or the condition before it
    among: bool = False  # they were chosen among others of the same player: the rest

    def words(self) -> str:
        """The cards as an object: "it", "them"; "that creature" if something else stands in between."""
        if not self.fresh:
            return f"those {plural_of(self.noun)}" if self.many else f"that {self.noun}"
        return "them" if self.many else "it"

    def as_subject(self) -> str:
        """The cards as a subject: "it", "they"."""
        return "they" if self.many and self.fresh else self.words()

    def later(self) -> Mention:
        """The mention when something else has been said."""
        return replace(self, fresh=False)


def common_mention(mentions: list[Mention | None]) -> Mention | None:
    """What was spoken of last, whichever of several ways a text went."""
    known = [mention for mention in mentions if mention is not None]
    if len(set(known)) <= 1:
        return known[0] if known else None
    first, *others = known
    return Mention(
        first.whose if all(other.whose == first.whose for other in others) else owners.ANYONES,
        any(mention.many for mention in known),
        first.noun if all(other.noun == first.noun for other in others) else "card",
        fresh=all(mention.fresh for mention in known),
    )
