"""Abilities that can trigger outside the battle zone. Those that can in the hand are declared (603.2e).

Invasion, Revolution Change, Attack Chance, Ninja Strike, Revolution 0 Trigger, Kirifudash, the Gates of Moonless Night,
Oniend, ZERO. Abilities that trigger only in the battle zone are in `triggers`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import (
    A_PLAYER_HAS_NO_SHIELDS,
    DARKNESS_AND_FIRE_MANA,
    OPPONENT_PUT_FOR_NO_COST,
    THAT_BROKE_A_SHIELD,
    YOU_HAVE_NO_SHIELDS,
    Condition,
    at_least,
    both,
    both_hold,
    number_is,
    they_are,
)
from sim.cards.words.clauses import Delayed, If, IfYouDo, May
from sim.cards.words.descriptions import CARDS, CREATURES, MAGIC_TOOLS, Cards, your, your_opponents
from sim.cards.words.effects import Effect, clause
from sim.cards.words.english import listed
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word, word_alone
from sim.cards.words.nouns import IT, THIS, Choose
from sim.cards.words.plain_effects import UseThis, plain, reveal_top
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import AT_HOME, Trigger, trigger
from sim.cards.words.verbs import Act, pick, put, put_on_bottom_of_deck
from sim.engine.record.codes import (
    acts,
    amounts,
    civilizations,
    counted,
    entering,
    events,
    owners,
    programs,
    tags,
    verbs,
    zones,
)

_CAST = UseThis(-1, "cast this spell")
_CAST_FROM_HAND = UseThis(-1, "cast this spell from your hand")
_SUMMON = UseThis(-1, "summon this creature")
_SUMMONED_FREE = acts.SUMMON | acts.SUMMON_FOR_NO_COST
# 110.4d: what names no zone works in each one from which the card may be used, mostly the hand alone.
_ANYWHERE = (zones.HAND, zones.EXECUTABLE)


# --- At an attack ---
def _from_hand_at_attacks(cards: Cards, effects: tuple[Effect, ...]) -> Trigger:
    english = f"whenever one of {cards.anywhere().whose_words(one=True)} attacks while this creature is in your hand"
    return trigger(events.ATTACKS, english, effects, subject=cards, zones=(zones.HAND,), declared=True)


@word
def from_hand_whenever_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever one of your creatures that fit attacks while this card is in your hand; the ability is declared."""
    return _from_hand_at_attacks(your(cards), effects)


@word
def from_hand_whenever_opponents_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever one of the opponent's creatures that fit attacks while this card is in your hand; it is declared."""
    return _from_hand_at_attacks(your_opponents(cards), effects)


WAITING = (zones.HAND, zones.GRAVEYARD, zones.MANA)


def where_it_waits(places: tuple[int, ...]) -> str:
    """The zones in which an ability waits, as its event ends: "while this creature is in your hand"."""
    if not places or len(set(places)) < len(places) or not set(places) <= set(WAITING):
        raise DefinitionError("a card waits in the hand, graveyard or mana zone")
    return f"while this creature is in your {listed([zones.NAMES[zone] for zone in places], 'or')}"


@word
def waiting_in(ability: Trigger, *places: FromZero) -> Trigger:
    """An ability that waits in these zones for what happens to others.

    One that can wait in the hand is declared wherever it waits; the graveyard and the mana zone are public (603.2e).
    """
    if type(ability) is not Trigger or ability.declared or ability.label or ability.zones != AT_HOME:
        raise DefinitionError(f'"{ability.words()}": such an ability can\'t wait anywhere else')
    if any(event.about_this or event.zones for event in ability.events):
        raise DefinitionError(f'"{ability.words()}": it waits elsewhere for what happens to others')
    *before, last = ability.events
    found = (*before, replace(last, english=f"{last.english} {where_it_waits(places)}"))
    if zones.GRAVEYARD in places:
        if zones.HAND in places and any(event.code & events.DESTROYED for event in found):
            raise DefinitionError(f'"{ability.words()}": it lies in the graveyard before this happens, or after it')
        # The creature is in the graveyard by then.
        found = tuple(replace(event, code=_as_it_lies(event.code)) for event in found)
    return replace(ability, events=found, zones=places, declared=zones.HAND in places)


def _as_it_lies(code: int) -> int:
    return code & ~events.DESTROYED | events.LIES_DESTROYED if code & events.DESTROYED else code


FROM_HAND = (zones.HAND,)  # where an Invasion is declared unless stated otherwise


def _where_declared(places: tuple[int, ...]) -> str:
    """The zones of an Invasion in words; DefinitionError for others."""
    if len(set(places)) < len(places) or not set(places) <= {zones.BATTLE, zones.HAND, zones.GRAVEYARD, zones.MANA}:
        raise DefinitionError("an Invasion is declared in the battle zone, hand, graveyard or mana zone")
    return listed([f"{'the' if zone == zones.BATTLE else 'your'} {zones.NAMES[zone]}" for zone in places], "or")


def _may_as_one_attacks(
    label: str, cards: Cards, effect: Effect, places: tuple[int, ...], tag: int = tags.NO_TAG, act: int = 0
) -> Trigger:
    """What its player may do when one of their creatures that fit attacks; in the hyperspatial zone undeclared."""
    return trigger(
        events.ATTACKS,
        f"when one of your {cards.anywhere().words(one=True)} attacks",
        (May((effect,)),),
        subject=your(cards),
        zones=places,
        declared=places != (zones.HYPERSPATIAL,),
        act=act,
        tag=tag,
        label=label,
    )


@word_alone
def invasion(cards: Cards, *zones: FromZero) -> Trigger:
    """Invasion: when one of your creatures that fit attacks, you may put this card from your hand onto it.

    The higher ranks of Invasion name other zones.
    """
    places = zones or FROM_HAND
    english = f"put this creature from {_where_declared(places)} onto it"
    put = plain(programs.PUT_THIS_ONTO, english, onto_attacker=1, how=entering.BY_INVASION)
    return _may_as_one_attacks("Invasion: ", cards, put, places, tags.INVASION)


@word
def parallel_invasion(cards: Cards) -> Trigger:
    """Parallel Invasion: the same from the hyperspatial zone. As that is public, nothing is declared (603.2e)."""
    english = "put this creature from your hyperspatial zone onto it"
    put = plain(programs.PUT_THIS_ONTO, english, onto_attacker=1, how=entering.BY_INVASION)
    return _may_as_one_attacks("Parallel Invasion: ", cards, put, (zones.HYPERSPATIAL,))


@word
def revolution_change(cards: Cards) -> Trigger:
    """Revolution Change: when one of your creatures that fit attacks, you may exchange it with this card."""
    exchange = plain(programs.CHANGE_PLACES, "exchange it with this creature in your hand", how=0)
    return _may_as_one_attacks("Revolution Change: ", cards, exchange, (zones.HAND,), tags.REVOLUTION_CHANGE)


@word
def parallel_revolution_change(cards: Cards) -> Trigger:
    """Parallel Revolution Change: the same from the hyperspatial zone, where the creature goes; nothing is declared."""
    exchange = plain(programs.CHANGE_PLACES, "exchange it with this creature in your hyperspatial zone", how=0)
    return _may_as_one_attacks("Parallel Revolution Change: ", cards, exchange, (zones.HYPERSPATIAL,))


@word
def jokers_change(number: FromOne) -> Trigger:
    """Jokers Change: whenever this creature attacks, it may be exchanged with such a Jokers of your mana zone."""
    jokers = your(CREATURES.race("Jokers").cost(at_most=number).in_zone(zones.MANA))
    exchange = plain(programs.CHANGE_PLACES, "exchange this creature with it", how=entering.BY_EFFECT)
    return trigger(
        events.ATTACKS,
        "whenever this creature attacks",
        (May((pick(Choose(1, jokers, 1)),), then=(exchange,)),),
        label=f"Jokers Change {number}: ",
    )


def _attack_chance(cards: Cards, use: UseThis, act: int) -> Trigger:
    return _may_as_one_attacks("Attack Chance: ", cards, use, _ANYWHERE, tags.ATTACK_CHANCE, act)


@word
def attack_chance(cards: Cards) -> Trigger:
    """Attack Chance: when one of your creatures that fit attacks, you may cast this spell for no cost."""
    return _attack_chance(cards, _CAST, acts.CAST)


@word
def attack_chance_of_creature(cards: Cards) -> Trigger:
    """Attack Chance of a creature: when one of your creatures that fit attacks, you may summon it for no cost."""
    return _attack_chance(cards, _SUMMON, _SUMMONED_FREE)


_COUNT_NINJA_STRIKE = IfYouDo((plain(programs.COUNT_KEYWORD, "", keyword=counted.NINJA_STRIKES),))


@dataclass(frozen=True)
class NinjaStrike(If):
    """The condition of a Ninja Strike; counting its uses has no English."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[:1])}"


@word
def ninja_strike(cards_in_mana: FromOne) -> Trigger:
    """Ninja Strike: summon this when an opponent's creature attacks or blocks, once in an attack (112.3c).

    At the end of the turn it goes to the bottom of the deck.
    """
    return _ninja_strike(at_least(cards_in_mana, your(CARDS.in_zone(zones.MANA))), f"Ninja Strike {cards_in_mana}: ")


@word
def ura_ninja_strike(cards_in_mana: FromOne, cards: Cards) -> Trigger:
    """Ura Ninja Strike: a Ninja Strike for which one card in the mana zone fits, too."""
    enough = both(
        at_least(cards_in_mana, your(CARDS.in_zone(zones.MANA))), at_least(1, your(cards.in_zone(zones.MANA)))
    )
    return _ninja_strike(enough, f"Ura Ninja Strike {cards_in_mana}: ")


def _ninja_strike(enough_mana: Condition, label: str) -> Trigger:
    unused = number_is(
        amounts.KEYWORD_USES,
        0,
        'you haven\'t used another "Ninja Strike" during the attack',
        argument=counted.NINJA_STRIKES,
    )
    back = Delayed(events.END_OF_TURN, "at the end of the turn", (put_on_bottom_of_deck(THIS),))
    summon = UseThis(-1, "summon this creature", (back,))
    return trigger(
        events.ATTACKS | events.BLOCKS,
        "when one of your opponent's creatures attacks or blocks",
        (NinjaStrike(both_hold(enough_mana, unused), (May((summon,)), _COUNT_NINJA_STRIKE)),),
        subject=your_opponents(CREATURES),
        zones=_ANYWHERE,
        needs=enough_mana,
        declared=True,
        act=_SUMMONED_FREE,
        tag=tags.NINJA_STRIKE,
        label=label,
    )


@dataclass(frozen=True)
class NinjaExchange(Effect):
    """One of your creatures is chosen and exchanged with this card (701.26)."""

    cards: Cards
    tells_whether_done = True

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        Choose(1, self.cards, 1).write(rows, verbs.TO_HAND)
        rows.step(programs.CHANGE_PLACES, how=programs.THEIR_PLACE)

    def words(self) -> str:
        """The sentence in English."""
        return f"exchange one of {self.cards.whose_words(one=True)} with this creature in your hand"


_COUNT_NINJA_CHANGE = IfYouDo((plain(programs.COUNT_KEYWORD, "", keyword=counted.NINJA_CHANGES),))


@word
def ninja_change(cost: FromOne) -> Trigger:
    """Ninja Change: exchange one of your Mechas or Shinobis with this when an opponent's creature attacks or blocks.

    Once in an attack, and not after a Ninja Strike (docs/keywords.md). The one in the battle zone costs that much or
    more.
    """
    unused = number_is(
        amounts.KEYWORD_USES,
        0,
        'if you haven\'t used another "Ninja" ability during the attack',
        argument=counted.NINJA_STRIKES,
        also=number_is(amounts.KEYWORD_USES, 0, argument=counted.NINJA_CHANGES),
    )
    exchange = NinjaExchange(your(CREATURES.race("Mecha", "Shinobi").cost(at_least=cost)))
    return trigger(
        events.ATTACKS | events.BLOCKS,
        "when one of your opponent's creatures attacks or blocks",
        (NinjaStrike(unused, (May((exchange,)), _COUNT_NINJA_CHANGE)),),
        subject=your_opponents(CREATURES),
        zones=(zones.HAND,),
        declared=True,
        tag=tags.NINJA_CHANGE,
        label=f"Ninja Change {cost}: ",
    )


@word
def revolution_zero_trigger(fits: Cards) -> Trigger:
    """Revolution 0 Trigger of an evolution creature (506.3d)."""
    show = Act(verbs.REVEAL, THIS, "reveal {} from your hand")
    onto = plain(programs.PUT_THIS_ONTO, "put this creature onto it", onto_attacker=0, how=entering.BY_EFFECT)
    return trigger(
        events.ATTACKED,
        "whenever a creature attacks you",
        (If(YOU_HAVE_NO_SHIELDS, (May((show,), (reveal_top(1), If(they_are(fits), (put(IT), IfYouDo((onto,)))))),)),),
        no_subject=True,
        zones=(zones.HAND,),
        whose=owners.YOURS,
        declared=True,
        tag=tags.REVOLUTION_ZERO,
        label="Revolution 0 Trigger: ",
    )


revolution_zero_trigger_of_spell = trigger(
    events.ATTACKED,
    "whenever a creature attacks you",
    (If(YOU_HAVE_NO_SHIELDS, (May((_CAST,)),)),),
    no_subject=True,
    zones=_ANYWHERE,
    whose=owners.YOURS,
    declared=True,
    act=acts.CAST,
    tag=tags.REVOLUTION_ZERO,
    label="Revolution 0 Trigger: ",
)


_COUNTERATTACKED = plain(programs.COUNT_KEYWORD, "", keyword=counted.COUNTERATTACKS)


@dataclass(frozen=True)
class Pays(Effect):
    """The player pays mana now, or loses the game if they can't."""

    cost: int
    paid_with: int  # the civilizations of the mana

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.step(programs.PAY, amount=self.cost, civilizations=self.paid_with)
        skip = rows.step(programs.UNLESS_DONE)
        leave = rows.step(programs.JUMP)
        rows.go_here(skip)
        rows.step(programs.LOSE, whose=owners.YOURS)
        rows.go_here(leave)

    def words(self) -> str:
        """The sentences in English."""
        named = listed([name for bit, name in civilizations.NAMES.items() if self.paid_with & bit], "and")
        return f"pay {self.cost} {named} mana. If you can't, you lose the game"


@dataclass(frozen=True)
class Counterattack(If):
    """The condition of a Counterattack; counting its uses has no English."""

    def words(self) -> str:
        """The sentences in English."""
        cast, done = self.effects
        later = done.effects[1:] if isinstance(done, IfYouDo) else ()
        return f"{self.condition.english}, {clause((cast,))} If you do, {clause(later)}"


@word
def counterattack(cost: FromOne, paid_with: FromOne) -> Trigger:
    """Counterattack: cast this for no cost when you are attacked, and pay at the start of your next turn, or lose.

    Once in an attack (docs/keywords.md).
    """
    unused = number_is(
        amounts.KEYWORD_USES,
        0,
        'if you haven\'t used another "Counterattack" during the attack',
        argument=counted.COUNTERATTACKS,
    )
    later = Delayed(events.START_OF_TURN, "at the start of your next turn", (Pays(cost, paid_with),))
    return trigger(
        events.ATTACKED,
        "when a creature attacks you",
        (Counterattack(unused, (May((_CAST_FROM_HAND,)), IfYouDo((_COUNTERATTACKED, later)))),),
        no_subject=True,
        zones=(zones.HAND,),
        whose=owners.YOURS,
        declared=True,
        act=acts.CAST | acts.CAST_FOR_NO_COST,
        tag=tags.COUNTERATTACK,
        label="Counterattack: ",
    )


def _oniend(use: UseThis, act: int) -> Trigger:
    return trigger(
        events.ATTACKS,
        "whenever a creature attacks",
        (If(both(A_PLAYER_HAS_NO_SHIELDS, DARKNESS_AND_FIRE_MANA), (May((use,)),)),),
        subject=CREATURES,
        zones=(zones.HAND,),
        declared=True,
        act=act,
        tag=tags.ONIEND,
        label="Oniend: ",
    )


oniend = _oniend(_CAST_FROM_HAND, acts.CAST)
oniend_of_creature = _oniend(UseThis(-1, "summon this creature from your hand"), acts.SUMMON | acts.SUMMON_FOR_NO_COST)


def _kirifudash(cost: int, english: str, act: int) -> Trigger:
    return trigger(
        events.END_OF_ATTACK,
        "at the end of an attack by one of your creatures",
        (If(THAT_BROKE_A_SHIELD, (May((UseThis(cost, english),)),)),),
        subject=your(CREATURES),
        zones=_ANYWHERE,
        declared=True,
        act=act,
        tag=tags.KIRIFUDASH,
        label="Kirifudash: ",
    )


@word
def kirifudash(cost: FromZero) -> Trigger:
    """Kirifudash: after one of your attacks has broken a shield, you may summon this for another cost."""
    return _kirifudash(cost, "summon this creature", acts.SUMMON)


@word
def kirifudash_of_spell(cost: FromZero) -> Trigger:
    """Kirifudash of a spell: after one of your attacks has broken a shield, you may cast it for another cost."""
    return _kirifudash(cost, "cast this spell", acts.CAST)


# --- Gates of Moonless Night (docs/keywords.md, 603.2e) ---
@dataclass(frozen=True)
class Gate(Effect):
    """Choose Magic Tools when this is processed, and summon this creature on top of them.

    If there are too few, nothing is chosen and nothing happens.
    """

    groups: tuple[tuple[int, tuple[int, ...]], ...]  # a number of cards, and the zones that they come from
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        missing = []
        for number, places in self.groups:
            # A Gate that is a Magic Tool can't be put under itself.
            tools = your(MAGIC_TOOLS.other().in_zone(*places))
            missing.append(rows.step(programs.UNLESS, condition=rows.condition(at_least(number, tools))))
        for index, (number, places) in enumerate(self.groups):
            tools = your(MAGIC_TOOLS.other().in_zone(*places))
            Choose(number, tools, number, in_addition=index > 0).write(rows, verbs.PUT_UNDER)
        for row in missing:
            rows.go_here(row)
        put_on = sum(number for number, _ in self.groups)
        rows.step(programs.USE_THIS, cost=-1, program=programs.NO_PROGRAM, put_on=put_on)

    def words(self) -> str:
        """The sentence in English."""
        number = sum(number for number, _ in self.groups)
        return (
            f"you may choose {self.english} and summon this creature from your hand or graveyard on top of those "
            f"{number} cards for no cost"
        )


def _from_both_zones(tools: int) -> Gate:
    english = f"a total of {tools} of your Magic Tools in the battle zone and your graveyard"
    return Gate(((tools, (zones.BATTLE, zones.GRAVEYARD)),), english)


def _gate(label: str, event: int, english: str, gate: Gate) -> Trigger:
    at_end = event == events.END_OF_TURN
    return trigger(
        event,
        english,
        (gate,),
        subject=None if at_end else your(MAGIC_TOOLS),
        no_subject=at_end,
        zones=(zones.HAND, zones.GRAVEYARD),
        declared=True,
        act=_SUMMONED_FREE,
        tag=tags.GATE,
        label=label,
    )


gate_of_moonless_night = _gate(
    "Gate of Moonless Night: ",
    events.PUT,
    "when you put a Magic Tool into the battle zone",
    Gate(
        ((2, (zones.BATTLE,)), (2, (zones.GRAVEYARD,))),
        "2 of your Magic Tools in the battle zone and 2 in your graveyard",
    ),
)


@word
def gate_zetsu(tools: FromOne) -> Trigger:
    """Gate of Moonless Night Zetsu: at the end of each turn, with that many Magic Tools."""
    label = "Gate of Moonless Night Zetsu: "
    return _gate(label, events.END_OF_TURN, "at the end of each turn", _from_both_zones(tools))


@word
def void_gate(tools: FromOne) -> Trigger:
    """Void Gate of Moonless Night: when you cast a Magic Tool spell, with that many Magic Tools."""
    label = "Void Gate of Moonless Night: "
    return _gate(label, events.CAST, "when you cast a Magic Tool spell", _from_both_zones(tools))


@word
def fantasy_gate(tools: FromOne) -> Trigger:
    """Fantasy Gate of Moonless Night: when you put a Magic Tool creature or cast a Magic Tool spell."""
    label = "Fantasy Gate of Moonless Night: "
    english = "when you put a Magic Tool creature into the battle zone or cast a Magic Tool spell"
    return _gate(label, events.PUT | events.CAST, english, _from_both_zones(tools))


# --- At the start or the end of a turn (501.2, 511.1) ---
def _in_graveyard(event: int, when: str, effects: tuple[Effect, ...], cards: Cards | None = None) -> Trigger:
    """An ability of a card in the graveyard, which waits for a part of your turn or for what happens to cards."""
    english = f"{when}, if this creature is in your graveyard"
    whose = owners.YOURS if cards is None else owners.ANYONES
    return trigger(event, english, effects, cards, no_subject=cards is None, whose=whose, zones=(zones.GRAVEYARD,))


@word
def at_start_of_your_turn_in_graveyard(*effects: Effect) -> Trigger:
    """At the start of your turn, if this creature is in your graveyard, which is public: nothing is declared."""
    return _in_graveyard(events.START_OF_TURN, "at the start of your turn", effects)


@word
def whenever_destroyed_in_graveyard(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever one of your creatures that fit is destroyed, if this card is in the graveyard then."""
    destroyed = f"whenever one of {your(cards).whose_words(one=True)} is destroyed"
    return _in_graveyard(events.LIES_DESTROYED, destroyed, effects, your(cards))


@word
def at_end_of_your_turn_in_graveyard(*effects: Effect) -> Trigger:
    """At the end of your turn, if this creature is in your graveyard, which is public: nothing is declared."""
    return _in_graveyard(events.END_OF_TURN, "at the end of your turn", effects)


def _at_end_of_opponents_turn(
    condition: Condition,
    effect: Effect,
    act: int = 0,
    tag: int = tags.NO_TAG,
    label: str = "",
    zones: tuple[int, ...] = (zones.HAND,),
) -> Trigger:
    return trigger(
        events.END_OF_TURN,
        "at the end of your opponent's turn",
        (If(condition, (May((effect,)),)),),
        no_subject=True,
        zones=zones,
        whose=owners.OPPONENTS,
        declared=True,
        act=act,
        tag=tag,
        label=label,
    )


_PUT = Act(verbs.PUT_INTO_BATTLE, THIS, "put {} from your hand into the battle zone for no cost")
# A creature with ZERO is put, not summoned (item 11.37).
zero = _at_end_of_opponents_turn(OPPONENT_PUT_FOR_NO_COST, _PUT, tag=tags.ZERO, label="ZERO: ")
zero_of_spell = _at_end_of_opponents_turn(OPPONENT_PUT_FOR_NO_COST, _CAST_FROM_HAND, acts.CAST, tags.ZERO, "ZERO: ")


@word
def may_summon_at_end_of_opponents_turn(condition: Condition) -> Trigger:
    """At the end of the opponent's turn, under a condition, this creature may be summoned for no cost."""
    return _at_end_of_opponents_turn(condition, _SUMMON, _SUMMONED_FREE, zones=_ANYWHERE)


@word
def may_summon_at_end_of_each_turn(condition: Condition) -> Trigger:
    """At the end of each turn, under a condition, this creature may be summoned for no cost."""
    return trigger(
        events.END_OF_TURN,
        "at the end of each turn",
        (If(condition, (May((_SUMMON,)),)),),
        no_subject=True,
        zones=_ANYWHERE,
        declared=True,
        act=_SUMMONED_FREE,
    )


@word
def may_cast_at_end_of_opponents_turn(condition: Condition) -> Trigger:
    """At the end of the opponent's turn, under a condition, this spell may be cast for no cost."""
    return _at_end_of_opponents_turn(condition, _CAST, acts.CAST, zones=_ANYWHERE)
