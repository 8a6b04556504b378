"""Static abilities about who attacks, blocks or battles whom, and about how many shields an attack breaks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount, Condition, count
from sim.cards.words.descriptions import CREATURES, Cards, your
from sim.cards.words.english import listed
from sim.cards.words.keywords import cant_attack_players
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.engine.record.codes import amounts, civilizations, keywords, owners, statics, zones


@word
def attacked_if_able(cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """The opponent's attacking creatures must attack these, or this creature, if they can; they need not attack."""
    them = "this creature" if cards is None else cards.whose_words()
    english = f"your opponent's attacking creatures attack {them} if able"
    return Static(statics.DRAWS_ATTACKS, english, cards=cards, condition=condition)


MUST = 1  # the amount of statics.DRAWS_ATTACKS if those creatures may not stay at home either


@word
def must_be_attacked(*, condition: Condition | None = None) -> Static:
    """Each of the opponent's creatures must attack this creature if it can, once a turn (506.1b)."""
    english = "your opponent's creatures attack this creature each turn if able"
    return Static(statics.DRAWS_ATTACKS, english, amount=MUST, condition=condition)


@word
def nothing_keeps_from_attacking(cards: Cards, *, condition: Condition | None = None) -> Static:
    """No effect keeps the creatures from attacking, but summoning sickness does (101.2)."""
    english = f"nothing but summoning sickness keeps {cards.whose_words()} from attacking"
    return Static(statics.ATTACKS_FREELY, english, cards=cards, condition=condition)


@word
def nothing_keeps_from_attacking_your_opponent(cards: Cards, *, condition: Condition | None = None) -> Static:
    """No effect keeps the creatures from attacking the opponent, but summoning sickness does (101.2)."""
    english = f"nothing but summoning sickness keeps {cards.whose_words()} from attacking your opponent"
    return Static(statics.ATTACKS_FREELY, english, cards=cards, amount=statics.ON_THE_OPPONENT, condition=condition)


@word
def can_attack_despite_their_own(cards: Cards, *, condition: Condition | None = None) -> Static:
    """What the creatures say themselves does not keep them from attacking; sickness and other effects do (101.2)."""
    english = f"{cards.whose_words()} can attack despite abilities of their own that would prevent it"
    return Static(statics.ATTACKS_FREELY, english, cards=cards, amount=statics.DESPITE_ITS_OWN, condition=condition)


@word
def can_attack_your_opponent_despite_their_own(cards: Cards, *, condition: Condition | None = None) -> Static:
    """What the creatures say themselves does not keep them from attacking the opponent; all else does (101.2)."""
    english = f"{cards.whose_words()} can attack your opponent despite abilities of their own that would prevent it"
    amount = statics.DESPITE_ITS_OWN | statics.ON_THE_OPPONENT
    return Static(statics.ATTACKS_FREELY, english, cards=cards, amount=amount, condition=condition)


@word
def they_cant_attack(cards: Cards) -> Static:
    """The creatures can't attack. Their description may use power and keywords, as they are before the attack."""
    return Static(statics.CANT_ATTACK, f"{cards.whose_words()} can't attack", cards=cards)


@word
def only_these_attack(cards: Cards, these: Cards) -> Static:
    """Of the creatures, no others than these can attack: whose these are goes without saying."""
    these = replace(these, whose=owners.ANYONES)
    english = f"{cards.whose_words()} can't attack unless they are {replace(these, zones=()).words()}"
    return Static(statics.CANT_ATTACK, english, cards=cards, against=these)


@word
def you_cant_be_attacked(*, condition: Condition | None = None) -> Static:
    """Creatures can't attack you."""
    return Static(statics.PLAYER_UNATTACKABLE, "you can't be attacked", condition=condition)


you_cant_be_attacked_by_weaker = Static(
    statics.PLAYER_UNATTACKABLE, "you can't be attacked by creatures with less power than this creature", amount=1
)


@dataclass(frozen=True)
class PartialBlocker(Static):
    """A blocker that can only block creatures of some civilizations or of a race."""

    bits: int = keywords.BLOCKER

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        super().write(rows)

    def words(self) -> str:
        """The ability in English."""
        return self.english[0].upper() + self.english[1:]


def _named(bits: int) -> str:
    """Civilizations in English, one of which is enough."""
    if bits & ~sum(civilizations.NAMES):
        raise DefinitionError(f"{bits} is not a civilization")
    return listed([name for bit, name in civilizations.NAMES.items() if bits & bit], "or")


@word
def civilization_blocker(civilizations: FromOne) -> Static:
    """Blocker, but only against creatures of the civilizations: "darkness blocker"."""
    of_them = CREATURES.civilization(civilizations)
    return PartialBlocker(statics.BLOCKS_ONLY, f"{_named(civilizations)} blocker", against=of_them)


@word
def race_blocker(race: str) -> Static:
    """Blocker, but only against creatures of a race: "Dragon blocker"."""
    if race.lower() in civilizations.NAMES.values():
        raise DefinitionError(f"write civilization_blocker({race.upper()})")
    return PartialBlocker(statics.BLOCKS_ONLY, f"{race} blocker", against=CREATURES.race(race))


@dataclass(frozen=True)
class NamedStatic(Static):
    """A static ability that is a name and no sentence: slayer of some creatures, super guardman."""

    def words(self) -> str:
        """The ability in English."""
        return self.english.capitalize()


@word
def civilization_slayer(civilizations: FromOne) -> Static:
    """Slayer, but only against creatures of the civilizations: "light or nature slayer"."""
    of_them = CREATURES.civilization(civilizations)
    return NamedStatic(statics.SLAYS, f"{_named(civilizations)} slayer", against=of_them)


destroys_the_battled = Static(
    statics.SLAYS, "after this creature battles, destroy the other creature", against=CREATURES
)
"""As slayer, which it is not: other cards do not find it as one."""


# --- Abilities about two creatures: who attacks, blocks or battles whom ---
def _about_two(head: int, done: str, by: Cards, cards: Cards | None, condition: Condition | None) -> Static:
    """An ability of this creature, or of those described, that looks at another creature (101.2)."""
    if by.zones != (zones.BATTLE,) or by.is_other or not by.types:
        raise DefinitionError(f'"{by.whose_words()}": the other one is just a creature in the battle zone')
    subject = "this creature" if cards is None else cards.whose_words()
    others = by.whose_words()
    if cards is None and by.comparison is not None:
        others = others.replace("with this creature", "with it")
    return Static(head, f"{subject} {done} {others}", cards, against=by, condition=condition)


@word
def cant_be_blocked_by(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can't be blocked by some creatures."""
    return _about_two(statics.UNBLOCKABLE_BY, "can't be blocked by", by, cards, condition)


@word
def cant_block_such(by: Cards) -> Static:
    """This creature can't block some creatures."""
    if by.zones != (zones.BATTLE,) or by.is_other or not by.types:
        raise DefinitionError(f'"{by.whose_words()}": it blocks creatures in the battle zone')
    return Static(statics.UNBLOCKABLE_BY, f"this creature can't block {by.whose_words()}", by)


@word
def cant_be_attacked_by(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can't be attacked by some creatures."""
    return _about_two(statics.UNATTACKABLE_BY, "can't be attacked by", by, cards, condition)


@word
def attacks_such_untapped(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can attack some creatures although they are untapped."""
    if by.untapped() == CREATURES.untapped():
        raise DefinitionError("write attacks_untapped")
    if by.either:
        raise DefinitionError(f'"{by.words()}": write an ability for each of these descriptions')
    return _about_two(statics.ATTACKS_SUCH, "can attack", by.untapped(), cards, condition)


@dataclass(frozen=True)
class AttacksOnly(Static):
    """An ability to attack nothing but some creatures: no player either."""

    def write(self, rows: Rows) -> None:
        """Write its rows."""
        super().write(rows)
        bits = cant_attack_players.bits
        Static(statics.KEYWORD, "", self.cards, keywords=bits, condition=self.condition).write(rows)


@word
def attacks_only(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can attack some creatures, but no others and no players."""
    static = _about_two(statics.ATTACKS_ONLY, "can attack only", by, cards, condition)
    return AttacksOnly(static.head, static.english, cards, against=by, condition=condition)


@word
def attacks_no_creatures_but(cards: Cards, *, condition: Condition | None = None) -> Static:
    """This creature can attack players and such creatures, but no others."""
    kind = replace(cards, zones=()).words()
    english = f"this creature can't attack creatures other than {kind}"
    return Static(statics.ATTACKS_ONLY, english, against=replace(cards, whose=owners.ANYONES), condition=condition)


# --- Breaking more shields ---
@word
def breaks_more(number: FromOne, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or each of those described, breaks more shields whenever it breaks any (701.14d)."""
    subject = "this creature" if cards is None else cards.each_of()
    english = f"{subject} breaks {'one' if number == 1 else number} more shield{'' if number == 1 else 's'}"
    return Static(statics.BREAKS_MORE, english, cards, amount=number, condition=condition)


@word
def breaks_more_for(cards: Cards, *, condition: Condition | None = None) -> Static:
    """This creature breaks one more shield for each card that fits, whenever it breaks any (701.14d)."""
    english = f"this creature breaks one more shield for {cards.each_of().replace('with this creature', 'with it')}"
    return Static(statics.BREAKS_MORE, english, amount=count(cards), condition=condition)


breaks_more_for_spells = Static(
    statics.BREAKS_MORE,
    "this creature breaks one more shield for each spell that you have cast this turn",
    amount=Amount(amounts.CAST, "", argument=owners.YOURS),
)


@word
def break_one_each_attack(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures break only one shield in each attack, whatever else they could break (101.2)."""
    english = f"{cards.whose_words()} can break only one shield in each attack"
    return Static(statics.BREAKS_ONE, english, cards, condition=condition)


@word
def doubles_breaks(cards: Cards) -> Static:
    """Creatures break twice as many shields whenever they break any, with those that they break more."""
    return Static(statics.DOUBLES_BREAKS, f"{cards.each_of()} breaks twice as many shields", cards)


@word
def crew_breaker(cards: Cards) -> Static:
    """Crew breaker: this creature's attacks break one more shield for each card that fits (509.2b)."""
    english = f"this creature breaks one more shield for {cards.each_of()}"
    return Static(statics.BREAKER, english, amount=count(cards), label="Crew breaker: ")


@word
def survives_losing_to(cards: Cards) -> Static:
    """This creature is not destroyed when it loses a battle against a creature that fits."""
    english = f"this creature isn't destroyed when it loses a battle against {cards.one_of()}"
    return Static(statics.SURVIVES, english, against=cards)


@word
def may_battle_for_others(cards: Cards, against: Cards | None = None) -> Static:
    """When one of your other creatures that fit would battle one of others, this creature may battle instead."""
    return _for_others(cards, against, "you may have this creature battle instead", statics.FOR_OTHERS)


@word
def battles_for_others(cards: Cards, against: Cards | None = None) -> Static:
    """When one of your other creatures that fit would battle one of others, this creature battles instead."""
    return _for_others(cards, against, "this creature battles instead", statics.MUST_FOR_OTHERS)


def _for_others(cards: Cards, against: Cards | None, done: str, amount: int) -> Static:
    mine = your(cards.other())
    battled = f" {against.one_of()}" if against else ""
    english = f"whenever {mine.one_of()} would battle{battled}, {done}"
    return Static(statics.BATTLES_FOR, english, mine, against=against, amount=amount)


super_guardman = NamedStatic(
    statics.BATTLES_FOR, "super guardman", your(CREATURES.other()), amount=statics.TAPPED_FOR_OTHERS
)
"""When one of your other creatures would battle, this creature may be tapped and battle instead."""


@word
def may_have_others_battle(cards: Cards) -> Static:
    """When this creature would battle, one of your other creatures that fit may battle instead."""
    mine = your(cards.other())
    english = f"when this creature would battle, you may have one of {mine.whose_words(one=True)} battle instead"
    return Static(statics.BATTLES_FOR, english, mine)


@word
def returns_one_instead_of_battling(cards: Cards) -> Static:
    """When this creature would battle, there is no battle: one of your creatures that fit returns to your hand."""
    mine = your(cards)
    english = f"when this creature would battle, return one of {mine.whose_words(one=True)} to your hand instead"
    return Static(statics.BATTLES_FOR, english, mine, amount=statics.RETURNS_INSTEAD)
