"""Features: the paragraphs of a card; and keywords, which are only ever present or absent.

Features that do something have files of their own: `triggers`, `statics`, `ways`. Giving a keyword to other cards is
an effect or a static ability.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sim import vocabulary as v
from sim.language.english import sentence
from sim.language.misuse import DefinitionError, Spoken

if TYPE_CHECKING:
    from sim.tabulation import Rows


class Feature(Spoken):
    """One paragraph of a card's rules text."""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        raise NotImplementedError

    def words(self) -> str:
        """The paragraph in English."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[Feature, ...]:
        """The abilities in the paragraph."""
        return (self,)


@dataclass(frozen=True)
class Keyword(Feature):
    """An ability that is only ever present or absent."""

    bits: int
    english: str
    is_sentence: bool = False  # otherwise a name, such as "blocker"

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.keywords[kind] |= self.bits

    def words(self) -> str:
        """The paragraph in English."""
        return sentence(self.english) if self.is_sentence else self.english.capitalize()


shield_trigger = Keyword(v.SHIELD_TRIGGER, "shield trigger")
blocker = Keyword(v.BLOCKER, "blocker")
speed_attacker = Keyword(v.SPEED_ATTACKER, "speed attacker")
slayer = Keyword(v.SLAYER, "slayer")
double_breaker = Keyword(v.DOUBLE_BREAKER, "double breaker")
triple_breaker = Keyword(v.TRIPLE_BREAKER, "triple breaker")
quattro_breaker = Keyword(v.QUATTRO_BREAKER, "quattro breaker")
world_breaker = Keyword(v.WORLD_BREAKER, "world breaker")
charger = Keyword(v.CHARGER, "charger")


ONLY_PRINTED = v.SHIELD_TRIGGER | v.CHARGER | v.LIBERATES | v.LOSES_OUTSIDE_BATTLE | v.SEPARATES  # read on the card


def granted(keyword: Keyword) -> int:
    """The bits of a keyword that creatures in the battle zone can be given."""
    if keyword.bits & ONLY_PRINTED:
        raise DefinitionError(f'"{keyword.english}" can\'t be given to creatures in the battle zone')
    return keyword.bits


def _says(bits: int, english: str) -> Keyword:
    return Keyword(bits, english, is_sentence=True)


cant_attack = _says(v.CANT_ATTACK | v.CANT_ATTACK_PLAYERS | v.CANT_ATTACK_CREATURES, "this creature can't attack")
cant_attack_players = _says(v.CANT_ATTACK_PLAYERS, "this creature can't attack players")
cant_attack_creatures = _says(v.CANT_ATTACK_CREATURES, "this creature can't attack creatures")
cant_block = _says(v.CANT_BLOCK, "this creature can't block")
cant_be_attacked = _says(v.CANT_BE_ATTACKED, "this creature can't be attacked")
cant_be_destroyed = _says(v.CANT_BE_DESTROYED, "this creature can't be destroyed")
wins_all_battles = _says(v.WINS_BATTLES, "this creature wins all battles")
cant_be_blocked = _says(v.CANT_BE_BLOCKED, "this creature can't be blocked")
attacks_untapped = _says(v.ATTACKS_UNTAPPED, "this creature can attack untapped creatures")
attacks_each_turn = _says(v.MUST_ATTACK, "this creature attacks each turn if able")
blocks_if_able = _says(v.MUST_BLOCK, "whenever an opponent's creature attacks, this creature blocks if able")
does_not_untap = _says(v.DOES_NOT_UNTAP, "this creature doesn't untap at the start of your turn")
cant_leave = _says(v.CANT_LEAVE, "this card can't leave the battle zone")
separates = _says(
    v.SEPARATES,
    "when this card would leave the battle zone, only the top card leaves the battle zone instead, and the cards under "
    "it are creatures of their own again",
)
liberates = _says(v.LIBERATES, "Forbidden Liberation: When this card has no seals on it, flip it to its creature side")
loses_outside = _says(v.LOSES_OUTSIDE_BATTLE, "if this card is in a zone other than the battle zone, you lose the game")
