"""God Link: which Gods a God can be linked with, on which side (804)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import THIS_IS_LINKED_WITH_TWO
from sim.cards.words.effects import Effect
from sim.cards.words.english import listed
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import Choose, Noun
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import events, owners, verbs, zones

__all__ = [
    "GodLink",
    "center_god_link",
    "god_link",
    "left_god_link",
    "link_with",
    "right_god_link",
    "unlink",
    "when_linked_with_two",
    "when_parted",
]


# The words of the trigger say it already.
_WITH_TWO = replace(THIS_IS_LINKED_WITH_TWO, english="")


@dataclass(frozen=True)
class GodLink(Feature):
    """God Link: what it means is written for the Gods of a match together (`sim.cards.tabulation`)."""

    left: tuple[str, ...] = ()  # names of the Gods that can be on its left side
    right: tuple[str, ...] = ()
    lies: str = ""  # "left", "center" or "right": with any God that has a link for another of these

    def write(self, rows: Rows) -> None:
        """Write nothing."""

    def words(self) -> str:
        """The paragraph in English."""
        if self.lies == "center":
            return (
                "Center God Link: As you put this creature or another God into the battle zone, you may unlink any"
                " number of your Gods, and then you may link this creature with a God that has"
                ' "left god link" on its left side and with a God that has "right god link" on its right side.'
            )
        if self.lies:
            other = "right" if self.lies == "left" else "left"
            return (
                f"{self.lies.title()} God Link: You may link this creature with a God that has "
                f'"center god link" or "{other} god link" on its {other} side.'
            )
        sides = (("left", self.left), ("right", self.right))
        parts = [f"with {_quoted(names)} on its {side} side" for side, names in sides if names]
        return f"God Link: You may link this creature {' and '.join(parts)}."


left_god_link = GodLink(lies="left")
center_god_link = GodLink(lies="center")
right_god_link = GodLink(lies="right")


@word
def when_linked_with_two(*effects: Effect) -> Trigger:
    """When this creature becomes one of three linked Gods."""
    english = "when this creature has been linked with two Gods"
    return Trigger(events.GOD_LINKS, english, effects, condition=_WITH_TWO)


@word
def when_parted(*effects: Effect) -> Trigger:
    """When the God leaves that was linked between this one and another."""
    return Trigger(events.PARTED, "when the God between this creature and another one leaves the battle zone", effects)


@word
def link_with(noun: Choose) -> Act:
    """Link this creature with another of your Gods, if their God Links allow it."""
    cards = noun.cards
    if noun.most != 1 or noun.by_opponent or cards.whose != owners.YOURS or cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{noun.words()}": it is linked with one of your creatures')
    return Act(verbs.LINK, noun, "link this creature with {}")


@word
def unlink(noun: Noun) -> Act:
    """Part all Gods of linked creatures from each other (804.4)."""
    return Act(verbs.UNLINK, noun, "unlink {}")


def _quoted(names: tuple[str, ...]) -> str:
    return listed([f'"{name}"' for name in names], "or")


@word
def god_link(*, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> GodLink:
    """God Link with Gods of these names, which say the same of this one on the other side."""
    if not left and not right:
        raise DefinitionError("it is linked with Gods on its left side, on its right side, or on both")
    return GodLink(left, right)
