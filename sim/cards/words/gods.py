"""God Link: which Gods a God can be linked with, on which side (804)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.english import listed
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import Choose, Noun
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import Act
from sim.engine.record.codes import owners, verbs, zones


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
