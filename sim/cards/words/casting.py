"""Where a spell goes after it has been cast, instead of into the graveyard: always, or because an effect says so.

What the effect that casts a spell says about it is in `verbs` (`cast_for_no_cost`).
"""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import word
from sim.cards.words.rows import Rows
from sim.engine.record.codes import afterwards, programs


@dataclass(frozen=True)
class AfterCasting(Feature):
    """Where a spell goes after it has been cast, instead of into the graveyard (609.8a)."""

    where: int  # INTO_HAND ...
    english: str

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(after_casting=self.where)

    def words(self) -> str:
        """The paragraph in English."""
        comma = "" if self.where == afterwards.ONTO_A_SHIELD else ","
        return f"After you cast this spell{comma} {self.english} instead of your graveyard."

    def of(self, spells: str) -> str:
        """A part of a sentence about these spells: "put them on the bottom of your deck"."""
        return self.english.replace("it", spells, 1)


returns_to_hand_after_casting = AfterCasting(afterwards.INTO_HAND, "put it into your hand")
goes_to_mana_after_casting = AfterCasting(afterwards.INTO_MANA, "put it into your mana zone")
goes_to_mana_tapped_after_casting = AfterCasting(afterwards.INTO_MANA_TAPPED, "put it into your mana zone tapped")
goes_to_deck_bottom_after_casting = AfterCasting(afterwards.ON_DECK_BOTTOM, "put it on the bottom of your deck")
goes_to_deck_top_after_casting = AfterCasting(afterwards.ON_DECK_TOP, "put it on top of your deck")
goes_onto_shield_after_casting = AfterCasting(
    afterwards.ONTO_A_SHIELD, "from your hand, put it on one of your shields face up"
)
goes_to_hyperspatial_after_casting = AfterCasting(afterwards.INTO_HYPERSPATIAL, "put it into your hyperspatial zone")
shuffled_into_deck_after_casting = AfterCasting(afterwards.SHUFFLED_INTO_DECK, "shuffle it into your deck")


@dataclass(frozen=True)
class SendsThis(Effect):
    """Where this spell goes, if its effect comes to this sentence (605.2f)."""

    after: AfterCasting

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.needs("this spell", "only an effect of a spell says where this spell goes")
        rows.step(programs.SEND_THIS, place=self.after.where)

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.after.of('this spell')} instead of your graveyard after you cast it"


@word
def send_this_spell(after: AfterCasting) -> SendsThis:
    """This spell goes there after it has been cast, as `returns_to_hand_after_casting` says."""
    return SendsThis(after)
