"""Features, the paragraphs of a card; and keywords, features that are only present or absent.

Other features have files of their own: `triggers`, `statics`, `ways` and those after them. Giving a
keyword to other cards is an effect or a static ability.
"""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.english import sentence, signed
from sim.cards.words.misuse import DefinitionError, FromOne, Spoken, word
from sim.cards.words.rows import Rows
from sim.engine.record.codes import keywords, statics


class Feature(Spoken):
    """One paragraph of a card's rules text."""

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        raise NotImplementedError

    def words(self) -> str:
        """The paragraph in English."""
        raise NotImplementedError

    @property
    def written_as(self) -> tuple[Feature, ...]:
        """The abilities whose rows it has: one for each way in which its condition can hold."""
        return (self,)

    @property
    def number_of_triggers(self) -> int:
        """How many triggered abilities the paragraph has; the rows of a card's triggers are consecutive."""
        return 0

    @property
    def names_for_this(self) -> frozenset[int]:
        """Of what it has one chosen that this creature remembers: A_RACE, A_CARD_NAME."""
        return frozenset()


@dataclass(frozen=True)
class Keyword(Feature):
    """An ability that is only present or absent."""

    bits: int
    english: str
    is_sentence: bool = False  # otherwise a name, such as "blocker"

    def write(self, rows: Rows) -> None:
        """Write the bits."""
        rows.add_bits(keywords=self.bits)

    def words(self) -> str:
        """The paragraph in English."""
        return sentence(self.english) if self.is_sentence else self.english.capitalize()

    @property
    def predicate(self) -> str:
        """What a creature that is given it does, as a pattern: "can't block", '{gets} "blocker"'."""
        if not self.is_sentence:
            return f'{{gets}} "{self.english}"'
        if self.bits == keywords.MUST_BLOCK:
            return "{blocks} if able"
        said = self.english.partition(" ")[2].partition(" ")[2]  # without "this creature"
        for verb in ("attacks", "wins"):
            said = said.replace(f"{verb} ", f"{{{verb}}} ", 1) if said.startswith(verb) else said
        return said.replace("doesn't untap", "{doesnt} untap").replace("your turn", "{turn}")

    def of(self, subject: str, turn: str, has: str = "has") -> str:
        """The sentence about one creature, or each: 'each of your creatures has "blocker"'."""
        one = {"gets": has, "attacks": "attacks", "wins": "wins", "blocks": "blocks", "doesnt": "doesn't", "turn": turn}
        return f"{subject} {self.predicate.format_map(one)}"


@dataclass(frozen=True)
class PowerAttacker(Keyword):
    """Power attacker: more power while attacking; several of them add up (110.7)."""

    amount: int = 0

    def write(self, rows: Rows) -> None:
        """Write its row."""
        rows.static(head=statics.ATTACK_POWER, amount=rows.plain_amount(self.amount))


@word
def power_attacker(amount: FromOne) -> Keyword:
    """Power attacker: this creature gets that much power while it is attacking."""
    return PowerAttacker(0, f"power attacker {signed(amount)}", amount=amount)


shield_trigger = Keyword(keywords.SHIELD_TRIGGER, "shield trigger")
"""It may be used for no cost when it comes from the shield zone to the hand."""
blocker = Keyword(keywords.BLOCKER, "blocker")
"""It may be tapped to block an attack."""
speed_attacker = Keyword(keywords.SPEED_ATTACKER, "speed attacker")
"""It can attack in the turn in which it is put into the battle zone."""
slayer = Keyword(keywords.SLAYER, "slayer")
"""The creature that it has battled is destroyed."""
double_breaker = Keyword(keywords.DOUBLE_BREAKER, "double breaker")
"""It breaks 2 shields."""
triple_breaker = Keyword(keywords.TRIPLE_BREAKER, "triple breaker")
"""It breaks 3 shields."""
quattro_breaker = Keyword(keywords.QUATTRO_BREAKER, "quattro breaker")
"""It breaks 4 shields."""
world_breaker = Keyword(keywords.WORLD_BREAKER, "world breaker")
"""It breaks all shields."""
infinity_breaker = Keyword(
    keywords.INFINITY_BREAKER, "infinity breaker"
)  # it breaks as many shields as its player wants
"""It breaks as many shields as its player wants, perhaps none."""
charger = Keyword(keywords.CHARGER, "charger")
"""After it has been cast, it is put into the mana zone."""
cyclone = Keyword(keywords.CYCLONE, "cyclone")
"""Cast right after its player summoned a creature, it is put back into the hand."""
mach_fighter = Keyword(keywords.MACH_FIGHTER, "mach fighter")
"""In the turn in which it is put into the battle zone, it can attack creatures, tapped or untapped."""
guardman = Keyword(keywords.GUARDMAN, "guardman")
"""It may be tapped to turn an attack on another of its player's creatures to itself; that is no block."""
flying = Keyword(keywords.FLYING, "flying")
"""It can't be attacked or blocked by creatures that are not flying."""
powered_breaker = Keyword(keywords.POWERED_BREAKER, "powered breaker")
"""It breaks one shield more for each 6000 power."""
shinkarise = Keyword(keywords.SHINKARISE, "shinkarise")
"""Evolution creatures are put on it as if it were a creature."""


ONLY_PRINTED = (
    keywords.SHIELD_TRIGGER
    | keywords.CHARGER
    | keywords.CYCLONE
    | keywords.ENTERS_TAPPED
    | keywords.MAY_ENTER_TAPPED
    | keywords.LIBERATES
    | keywords.LOSES_INTO_MANA
    | keywords.LOSES_OUTSIDE_BATTLE
    | keywords.OPPONENT_BEGINS_WITH_MORE
    | keywords.SEPARATES
    | keywords.EX_LIFE
    | keywords.EX_LIFE_TWICE
    | keywords.SHIELD_FORCE
    | keywords.SHINKARISE
)  # read on the card


def granted(keyword: Keyword) -> int:
    """The bits of a keyword that creatures in the battle zone can be given."""
    if keyword.bits & ONLY_PRINTED:
        raise DefinitionError(f'"{keyword.english}" can\'t be given to creatures in the battle zone')
    return keyword.bits


def _says(bits: int, english: str) -> Keyword:
    return Keyword(bits, english, is_sentence=True)


cant_attack = _says(
    keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS | keywords.CANT_ATTACK_CREATURES, "this creature can't attack"
)
cant_attack_players = _says(keywords.CANT_ATTACK_PLAYERS, "this creature can't attack players")
cant_attack_creatures = _says(keywords.CANT_ATTACK_CREATURES, "this creature can't attack creatures")
cant_block = _says(keywords.CANT_BLOCK, "this creature can't block")
cant_be_attacked = _says(keywords.CANT_BE_ATTACKED, "this creature can't be attacked")
cant_be_chosen = _says(keywords.CANT_BE_CHOSEN, "this creature can't be chosen by your opponent")
cant_be_destroyed = _says(keywords.CANT_BE_DESTROYED, "this creature can't be destroyed")
wins_all_battles = _says(keywords.WINS_BATTLES, "this creature wins all battles")
cant_be_blocked = _says(keywords.CANT_BE_BLOCKED, "this creature can't be blocked")
cant_be_blocked_at_creatures = _says(
    keywords.CANT_BE_BLOCKED_AT_CREATURES, "this creature can't be blocked while attacking a creature"
)
cant_be_blocked_by_weaker = _says(
    keywords.CANT_BE_BLOCKED_BY_WEAKER, "this creature can't be blocked by creatures with less power"
)
attacks_untapped = _says(keywords.ATTACKS_UNTAPPED, "this creature can attack untapped creatures")
turns_attacks = _says(
    keywords.TURNS_ATTACKS,
    "you may untap this creature to turn an attack of your opponent's creature "
    "to it or to one of your tapped creatures",
)
attacks_despite_effects = _says(
    keywords.ATTACKS_FREELY, "this creature can attack even if an effect would prevent it from attacking"
)
attacks_despite_opponent = _says(
    keywords.ATTACKS_DESPITE, "this creature can attack even if a card of your opponent would prevent it from attacking"
)
attacks_players_at_once = _says(
    keywords.ATTACKS_PLAYERS_AT_ONCE, "this creature can attack players the turn it is put into the battle zone"
)
attacks_player_each_turn = _says(keywords.MUST_ATTACK_PLAYER, "this creature attacks your opponent each turn if able")
attacks_only_player = _says(
    keywords.ATTACKS_ONLY_PLAYER, "whenever this creature attacks, it attacks your opponent if able"
)
attacks_only_creatures = _says(
    keywords.ATTACKS_ONLY_CREATURES, "this creature can't attack players if able to attack a creature"
)
attacks_each_turn = _says(keywords.MUST_ATTACK, "this creature attacks each turn if able")
blocks_if_able = _says(keywords.MUST_BLOCK, "whenever an opponent's creature attacks, this creature blocks if able")
cant_break_shields = _says(keywords.CANT_BREAK, "this creature can't break shields")
cant_untap = _says(keywords.CANT_UNTAP, "this creature can never untap")
does_not_untap = _says(keywords.DOES_NOT_UNTAP, "this creature doesn't untap at the start of your turn")
enters_tapped = _says(keywords.ENTERS_TAPPED, "this creature is put into the battle zone tapped")
no_twin_weapons = _says(
    keywords.NO_TWIN_WEAPONS, "this creature can't be equipped with 2 or more weapons with the same name"
)
may_enter_tapped = _says(keywords.MAY_ENTER_TAPPED, "you may put this creature into the battle zone tapped")
evolves_into_any_civilization = _says(
    keywords.EVOLVES_INTO_ANY_RACE, "this card can evolve into an evolution cross gear of any civilization"
)
evolves_into_any_race = _says(
    keywords.EVOLVES_INTO_ANY_RACE, "this creature can evolve into an evolution creature of any race"
)
loses_into_mana = _says(
    keywords.LOSES_INTO_MANA,
    "when this creature would lose a battle, put it and the other creature into their owners' mana zones instead",
)
cant_be_sealed = _says(keywords.CANT_BE_SEALED, "this creature can't be sealed")
cant_leave = _says(keywords.CANT_LEAVE, "this card can't leave the battle zone")
leaves_only_destroyed = _says(
    keywords.LEAVES_ONLY_DESTROYED, "this creature can't leave the battle zone except by being destroyed"
)
separates = _says(
    keywords.SEPARATES,
    "when this card would leave the battle zone, only the top card leaves the battle zone instead, and the cards under "
    "it are creatures of their own again",
)
ex_life = _says(
    keywords.EX_LIFE,
    "EX Life: As you put this creature into the battle zone, add the top card of your deck to your shields face down. "
    "When this creature would leave the battle zone, put that shield into your graveyard instead",
)
extra_ex_life = _says(
    keywords.EX_LIFE | keywords.EX_LIFE_TWICE,
    "Extra EX Life: As you put this creature into the battle zone, add the top 2 cards of your deck to your shields "
    "face down. When this creature would leave the battle zone, put one of those shields into your graveyard instead",
)
shield_force = _says(
    keywords.SHIELD_FORCE,
    "Shield Force: As you put this creature into the battle zone, you may choose one of your shields",
)
liberates = _says(
    keywords.LIBERATES, "Forbidden Liberation: When this card has no seals on it, flip it to its creature side"
)
loses_outside_after_destroying_all = _says(
    keywords.LOSES_OUTSIDE_BATTLE | keywords.DESTROYS_ALL_OUTSIDE,
    "if this card is in a zone other than the battle zone, destroy all creatures, then you lose the game",
)
begins_with_nebulae = _says(
    keywords.OPPONENT_BEGINS_WITH_MORE,
    "this card starts the game in the battle zone with 4 different nebulae that aren't linked with it, and your "
    "opponent draws an additional card at the start of the game",
)
loses_outside = _says(
    keywords.LOSES_OUTSIDE_BATTLE, "if this card is in a zone other than the battle zone, you lose the game"
)
