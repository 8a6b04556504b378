"""Triggered abilities: when and whenever something happens, effects follow.

Also those that are declared in the hand: Invasion, Revolution Change, Revolution 0 Trigger, Kirifudash. What follows
is made of `effects` and `clauses`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sim import tables as t
from sim import vocabulary as v
from sim.language.amounts import (
    A_PLAYER_HAS_NO_SHIELDS,
    DARKNESS_AND_FIRE_MANA,
    ON_OPPONENTS_TURN,
    OPPONENT_PUT_FOR_NO_COST,
    THAT_BROKE_A_SHIELD,
    YOU_HAVE_NO_SHIELDS,
    Amount,
    Condition,
    at_least,
    both,
    they_are,
)
from sim.language.cards import CARDS, CREATURES, MAGIC_TOOLS, Cards, your, your_opponents
from sim.language.clauses import Delayed, If, IfYouDo, May
from sim.language.effects import Act, Effect, Plain, UseThis, clause, put_on_bottom_of_deck, reveal_top, sentences
from sim.language.english import listed, sentence, with_it
from sim.language.keywords import Feature
from sim.language.misuse import DefinitionError, FromOne, FromZero, word, word_alone
from sim.language.nouns import THIS, Choose

if TYPE_CHECKING:
    from sim.tabulation import Rows


@dataclass(frozen=True)
class Trigger(Feature):
    """A triggered ability (603)."""

    event: int
    english: str  # "when you put this creature into the battle zone"
    effects: tuple[Effect, ...]
    subject: Cards | None = None  # None: this card itself
    no_subject: bool = False
    zones: tuple[int, ...] = (v.BATTLE,)
    whose: int = v.ANYONES
    condition: Condition | None = None  # up to "whenever"
    declared: bool = False  # as what can trigger in a hidden zone must be (603.2e)
    act: int = 0  # that it is for, ACT_SUMMON or ACT_CAST, if the act can be forbidden (`sim.rule_options`)
    tag: int = t.NO_TAG
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.trigger(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f" {self.condition.english}" if self.condition and self.condition.english else ""
        return self.label + sentence(with_it(f"{self.english}{condition}, {clause(self.effects)}"))


@word
def when_put(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When you put this creature into the battle zone."""
    return Trigger(v.PUT, "when you put this creature into the battle zone", effects, condition=condition)


@word
def whenever_put(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever such a creature is put into the battle zone."""
    phrase = f"one of {cards.whose_words()}" if cards.whose else cards.words(plural=False, article=True)
    return Trigger(v.PUT, f"whenever {phrase} is put into the battle zone", effects, subject=cards)


@word
def whenever_attacks(*effects: Effect) -> Trigger:
    """Whenever this creature attacks."""
    return Trigger(v.ATTACKS, "whenever this creature attacks", effects)


@word
def whenever_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever such a creature attacks: what it is as it is chosen to attack counts (506.3a)."""
    phrase = f"one of {cards.whose_words()}" if cards.whose else cards.words(plural=False, article=True)
    return Trigger(v.ATTACKS, f"whenever {phrase} attacks", effects, subject=cards)


@word
def from_hand_whenever_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever one of your such creatures attacks while this card is in your hand; it is declared then."""
    return Trigger(
        v.ATTACKS,
        f"whenever one of {your(cards).whose_words()} attacks while this creature is in your hand",
        effects,
        subject=your(cards),
        zones=(v.HAND,),
        declared=True,
    )


@word
def after_each_attack(*effects: Effect) -> Trigger:
    """After each attack of this creature."""
    return Trigger(v.END_OF_ATTACK, "after this creature attacks", effects)


@word
def when_put_or_attacks(*effects: Effect) -> Trigger:
    """When you put this creature, or whenever it attacks."""
    return Trigger(
        v.PUT | v.ATTACKS,
        "when you put this creature into the battle zone or whenever it attacks",
        effects,
    )


@word
def when_put_or_destroyed(*effects: Effect) -> Trigger:
    """When you put this creature, or when it is destroyed."""
    return Trigger(
        v.PUT | v.DESTROYED,
        "when you put this creature into the battle zone or when it is destroyed",
        effects,
    )


@word
def when_put_or_discarded_by_opponent(*effects: Effect) -> Trigger:
    """When you put this creature, or when an effect of the opponent discards it."""
    return Trigger(
        v.PUT | v.DISCARDED,
        "when you put this creature into the battle zone or when it is discarded by your opponent's effect",
        effects,
        whose=v.OPPONENTS,
    )


@word
def when_destroyed(*effects: Effect) -> Trigger:
    """When this creature is destroyed."""
    return Trigger(v.DESTROYED, "when this creature is destroyed", effects)


@word
def whenever_destroyed(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever such a creature is destroyed; once for each of several (603.2b)."""
    phrase = f"one of {cards.whose_words()}" if cards.whose else cards.words(plural=False, article=True)
    return Trigger(v.DESTROYED, f"whenever {phrase} is destroyed", effects, subject=cards)


@word
def when_leaves(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When this card leaves the battle zone."""
    return Trigger(v.LEAVES, "when this card leaves the battle zone", effects, condition=condition)


@word
def when_attacks_or_leaves(*effects: Effect) -> Trigger:
    """Whenever this creature attacks, or when it leaves the battle zone."""
    return Trigger(v.ATTACKS | v.LEAVES, "whenever this creature attacks or leaves the battle zone", effects)


@word
def when_wins_battle(*effects: Effect) -> Trigger:
    """When this creature wins a battle."""
    return Trigger(v.WINS_BATTLE, "when this creature wins a battle", effects)


@word
def when_liberated(*effects: Effect) -> Trigger:
    """When this creature is liberated."""
    return Trigger(v.LIBERATED, "when this creature is liberated", effects)


@word
def whenever_is_attacked(*effects: Effect) -> Trigger:
    """Whenever this creature is attacked."""
    return Trigger(v.CREATURE_ATTACKED, "whenever this creature is attacked", effects)


@word
def whenever_battles(*effects: Effect) -> Trigger:
    """Whenever this creature battles, before powers are compared (115.2)."""
    return Trigger(v.BATTLES, "whenever this creature battles", effects)


@word
def after_it_battles(*effects: Effect) -> Trigger:
    """After this creature has battled, whatever came of it."""
    return Trigger(v.AFTER_BATTLE, "after this creature battles", effects)


@word
def whenever_blocks(*effects: Effect) -> Trigger:
    """Whenever this creature blocks."""
    return Trigger(v.BLOCKS, "whenever this creature blocks", effects)


@word
def whenever_becomes_blocked(*effects: Effect) -> Trigger:
    """Whenever this creature becomes blocked."""
    return Trigger(v.BECOMES_BLOCKED, "whenever this creature becomes blocked", effects)


@word
def whenever_unblocked(*effects: Effect) -> Trigger:
    """Whenever this creature attacks and is not blocked."""
    return Trigger(v.UNBLOCKED, "whenever this creature attacks and isn't blocked", effects)


_AT_A_PLAYER = Condition(Amount(t.A_EVENT_NUMBER, ""), t.IS_EQUAL, 1, "")


@word
def whenever_unblocked_at_player(*effects: Effect) -> Trigger:
    """Whenever this creature attacks the opponent, not a creature, and is not blocked."""
    english = "whenever this creature is attacking your opponent and isn't blocked"
    return Trigger(v.UNBLOCKED, english, effects, condition=_AT_A_PLAYER)


@word
def before_it_breaks_shields(*effects: Effect) -> Trigger:
    """When an attack of this creature is about to break the shields chosen (509.4)."""
    return Trigger(v.BEFORE_BREAK, "whenever this creature's attack would break shields", effects)


@word
def whenever_you_summon(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you have summoned such a creature."""
    english = f"whenever you summon {cards.words(plural=False, article=True)}"
    return Trigger(v.SUMMONED, english, effects, subject=your(cards))


@word
def whenever_you_cast(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you cast such a spell; what it does comes first."""
    english = f"whenever you cast {cards.words(plural=False, article=True)}"
    return Trigger(v.CAST, english, effects, subject=your(cards))


@word
def whenever_opponent_puts_without_summoning(*effects: Effect) -> Trigger:
    """Whenever the opponent puts a creature on their own turn, but not by summoning it."""
    not_summoned = Condition(Amount(t.A_PUT_HOW, ""), t.IS_AT_LEAST, v.BY_SUMMONING + 1, "", also=ON_OPPONENTS_TURN)
    return Trigger(
        v.PUT,
        "whenever your opponent puts a creature into the battle zone in any way except by summoning during their turn",
        effects,
        subject=your_opponents(CREATURES),
        condition=not_summoned,
    )


@word
def whenever_opponent_uses_or_charges(*effects: Effect) -> Trigger:
    """Whenever the opponent uses a card, or puts one into the own mana zone, on their own turn."""
    return Trigger(
        v.USED | v.PUT_INTO_MANA,
        "whenever your opponent uses a card or puts a card into their mana zone during their turn",
        effects,
        subject=your_opponents(CARDS),
        whose=v.OPPONENTS,
        condition=replace(ON_OPPONENTS_TURN, english=""),
    )


@dataclass(frozen=True)
class SilentSkill(Trigger):
    """An ability whose condition the rules know: its creature stays tapped for it."""

    def words(self) -> str:
        """The paragraph in English."""
        return self.label + sentences(self.effects)


@word
def silent_skill(*effects: Effect) -> Trigger:
    """Silent skill: instead of untapping it at the start of your turn, use this (501.1a)."""
    return SilentSkill(v.SILENT_SKILL, "", effects, label="Silent skill: ")


@word
def whenever_opponent_casts(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever the opponent casts such a spell; what it does comes first."""
    english = f"whenever your opponent casts {cards.words(plural=False, article=True)}"
    return Trigger(v.CAST, english, effects, subject=your_opponents(cards))


@word
def whenever_a_player_casts(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever either player casts such a spell; what it does comes first."""
    english = f"whenever a player casts {cards.words(plural=False, article=True)}"
    return Trigger(v.CAST, english, effects, subject=cards)


@word
def whenever_opponent_draws(*effects: Effect) -> Trigger:
    """Whenever the opponent draws a card: once for each card (114.2), and for nothing but drawing (114.3)."""
    return Trigger(v.DRAWS, "whenever your opponent draws a card", effects, subject=your_opponents(CARDS))


@word
def at_start_of_your_turn(*effects: Effect) -> Trigger:
    """At the start of each of your turns."""
    return Trigger(v.START_OF_TURN, "at the start of your turn", effects, no_subject=True, whose=v.YOURS)


@word
def at_start_of_opponents_turn(*effects: Effect) -> Trigger:
    """At the start of each of your opponent's turns."""
    english = "at the start of your opponent's turn"
    return Trigger(v.START_OF_TURN, english, effects, no_subject=True, whose=v.OPPONENTS)


@word
def at_start_of_your_turn_in_graveyard(*effects: Effect) -> Trigger:
    """At the start of your turn, if this creature is in your graveyard: it is declared there."""
    return Trigger(
        v.START_OF_TURN,
        "at the start of your turn, if this creature is in your graveyard",
        effects,
        no_subject=True,
        zones=(v.GRAVEYARD,),
        whose=v.YOURS,
        declared=True,
    )


@word
def at_end_of_your_turn(*effects: Effect) -> Trigger:
    """At the end of each of your turns."""
    return Trigger(v.END_OF_TURN, "at the end of your turn", effects, no_subject=True, whose=v.YOURS)


PUT_ON_NON_EVOLUTION = Condition(Amount(t.A_PUT_ON, ""), t.IS_EQUAL, 1, "on a non-evolution creature")


@word
def when_put_on_non_evolution(*effects: Effect) -> Trigger:
    """When you put this creature on a non-evolution creature."""
    return Trigger(
        v.PUT,
        "when you put this creature",
        effects,
        condition=PUT_ON_NON_EVOLUTION,
    )


@word
def when_put_onto_another(*effects: Effect) -> Trigger:
    """When you put this creature onto another creature, wherever it came from."""
    return Trigger(v.LAID_ON, "when you put this creature onto another creature", effects)


@word_alone
def invasion(cards: Cards, *zones: FromZero) -> Trigger:
    """Invasion: when one of your such creatures attacks, you may put this card from your hand onto it.

    The higher ranks name other zones.
    """
    places = zones or (v.HAND,)
    if not set(places) <= {v.BATTLE, v.HAND, v.GRAVEYARD, v.MANA}:
        raise DefinitionError("an Invasion is declared in the battle zone, hand, graveyard or mana zone")
    from_where = listed([f"{'the' if zone == v.BATTLE else 'your'} {v.ZONE_NAMES[zone]}" for zone in places], "or")
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.PUT_THIS_ONTO, (1, v.BY_INVASION), f"put this creature from {from_where} onto it"),)),),
        subject=your(cards),
        zones=places,
        declared=True,
        tag=t.INVASION,
        label="Invasion: ",
    )


@word
def revolution_change(cards: Cards) -> Trigger:
    """Revolution Change: when one of your such creatures attacks, it may change places with this card."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.CHANGE_PLACES, (), "exchange it with this creature in your hand"),)),),
        subject=your(cards),
        zones=(v.HAND,),
        declared=True,
        tag=t.REVOLUTION_CHANGE,
        label="Revolution Change: ",
    )


@word
def attack_chance(cards: Cards) -> Trigger:
    """Attack Chance: when one of your such creatures attacks, you may cast this spell from your hand for no cost."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((UseThis(-1, "cast this spell from your hand"),)),),
        subject=your(cards),
        zones=(v.HAND,),
        declared=True,
        act=v.ACT_CAST,
        tag=t.ATTACK_CHANCE,
        label="Attack Chance: ",
    )


@word
def ninja_strike(cards_in_mana: FromOne) -> Trigger:
    """Ninja Strike: summon this when a creature of the opponent attacks or blocks, once in an attack (K2).

    At the end of the turn it goes to the bottom of the deck.
    """
    unused = Condition(
        Amount(t.A_KEYWORD_USES, "", argument=v.NINJA_STRIKE),
        t.IS_EQUAL,
        0,
        'you haven\'t used another "Ninja Strike" during the attack',
    )
    enough_mana = at_least(cards_in_mana, your(CARDS.in_zone(v.MANA)))
    back = Delayed(v.END_OF_TURN, "at the end of the turn", (put_on_bottom_of_deck(THIS),))
    summon = UseThis(-1, "summon this creature from your hand", (back,))
    return Trigger(
        v.ATTACKS | v.BLOCKS,
        "when one of your opponent's creatures attacks or blocks",
        (NinjaStrike(both(enough_mana, unused), (May((summon,)), _COUNT_NINJA_STRIKE)),),
        subject=your_opponents(CREATURES),
        zones=(v.HAND,),
        declared=True,
        act=v.ACT_SUMMON,
        tag=t.NINJA_STRIKE,
        label=f"Ninja Strike {cards_in_mana}: ",
    )


_COUNT_NINJA_STRIKE = IfYouDo((Plain(t.COUNT_KEYWORD, (v.NINJA_STRIKE,), ""),))


@dataclass(frozen=True)
class NinjaStrike(If):
    """The condition of a Ninja Strike; its bookkeeping has no words."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[:1])}"


@word
def final_revolution(*effects: Effect) -> Trigger:
    """Final Revolution: when put by Revolution Change, if it is the first one this turn."""
    by_change = Condition(Amount(t.A_PUT_HOW, ""), t.IS_EQUAL, v.BY_REVOLUTION_CHANGE, "")
    first = Condition(
        Amount(t.A_KEYWORD_USES, "", argument=v.FINAL_REVOLUTION),
        t.IS_EQUAL,
        0,
        'if you haven\'t used another "Final Revolution" this turn',
    )
    used = Plain(t.COUNT_KEYWORD, (v.FINAL_REVOLUTION,), "")
    return Trigger(
        v.PUT,
        'when you put this creature with "Revolution Change"',
        (FinalRevolution(first, (used, *effects)),),
        condition=by_change,
        label="Final Revolution: ",
    )


@dataclass(frozen=True)
class FinalRevolution(If):
    """The condition of a Final Revolution; its bookkeeping has no words."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[1:])}"


@word
def revolution_zero_trigger(fits: Cards) -> Trigger:
    """Revolution 0 Trigger of an evolution creature (K2)."""
    show = Act(v.REVEAL, THIS, "reveal {} from your hand")
    onto = Plain(t.PUT_THIS_ONTO, (0, v.BY_EFFECT), "put this creature on top of it")
    return Trigger(
        v.ATTACKED,
        "whenever a creature attacks you",
        (If(YOU_HAVE_NO_SHIELDS, (May((show,), (reveal_top(1), If(they_are(fits), (onto,)))),)),),
        no_subject=True,
        zones=(v.HAND,),
        whose=v.YOURS,
        declared=True,
        tag=t.REVOLUTION_ZERO,
        label="Revolution 0 Trigger: ",
    )


revolution_zero_trigger_of_spell = Trigger(
    v.ATTACKED,
    "whenever a creature attacks you",
    (If(YOU_HAVE_NO_SHIELDS, (May((UseThis(-1, "cast this spell from your hand"),)),)),),
    no_subject=True,
    zones=(v.HAND,),
    whose=v.YOURS,
    declared=True,
    act=v.ACT_CAST,
    tag=t.REVOLUTION_ZERO,
    label="Revolution 0 Trigger: ",
)


# --- Gates of Moonless Night (K2) ---
@dataclass(frozen=True)
class Gate(Effect):
    """Gather Magic Tools, as they are when this is processed, and summon this creature on top of them.

    Without all of them it fails, and nothing is chosen.
    """

    groups: tuple[tuple[int, tuple[int, ...]], ...]  # so many from these zones, and so many from those
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        missing = []
        for number, zones in self.groups:
            # A Gate that is a Magic Tool itself does not lie under itself.
            tools = your(MAGIC_TOOLS.other().in_zone(*zones))
            missing.append(rows.step(t.UNLESS, rows.condition(at_least(number, tools)), -1))
        for index, (number, zones) in enumerate(self.groups):
            tools = your(MAGIC_TOOLS.other().in_zone(*zones))
            Choose(number, tools, number, in_addition=index > 0).write(rows, v.PUT_UNDER)
        for row in missing:
            rows.go_here(row, 2)
        rows.step(t.USE_THIS, -1, t.NO_PROGRAM, sum(number for number, _ in self.groups))

    def words(self) -> str:
        """The sentence in English."""
        number = sum(number for number, _ in self.groups)
        return (
            f"you may choose {self.english} and summon this creature from your hand or graveyard on top of those "
            f"{number} cards for no cost"
        )


def _of_anywhere(tools: int) -> Gate:
    english = f"a total of {tools} of your Magic Tools in the battle zone and your graveyard"
    return Gate(((tools, (v.BATTLE, v.GRAVEYARD)),), english)


def _gate(label: str, event: int, english: str, gate: Gate) -> Trigger:
    at_end = event == v.END_OF_TURN
    return Trigger(
        event,
        english,
        (gate,),
        subject=None if at_end else your(MAGIC_TOOLS),
        no_subject=at_end,
        zones=(v.HAND, v.GRAVEYARD),
        declared=True,
        act=v.ACT_SUMMON,
        tag=t.GATE,
        label=label,
    )


gate_of_moonless_night = _gate(
    "Gate of Moonless Night: ",
    v.PUT,
    "when you put a Magic Tool into the battle zone",
    Gate(((2, (v.BATTLE,)), (2, (v.GRAVEYARD,))), "2 of your Magic Tools in the battle zone and 2 in your graveyard"),
)


@word
def gate_zetsu(tools: FromOne) -> Trigger:
    """Gate of Moonless Night Zetsu: at the end of each turn, with so many Magic Tools."""
    label = "Gate of Moonless Night Zetsu: "
    return _gate(label, v.END_OF_TURN, "at the end of each turn", _of_anywhere(tools))


@word
def void_gate(tools: FromOne) -> Trigger:
    """Void Gate of Moonless Night: on casting a Magic Tool spell, with so many Magic Tools."""
    label = "Void Gate of Moonless Night: "
    return _gate(label, v.CAST, "when you cast a Magic Tool spell", _of_anywhere(tools))


@word
def fantasy_gate(tools: FromOne) -> Trigger:
    """Fantasy Gate of Moonless Night: on putting a Magic Tool creature or casting a Magic Tool spell."""
    label = "Fantasy Gate of Moonless Night: "
    english = "when you put a Magic Tool creature or cast a Magic Tool spell"
    return _gate(label, v.PUT | v.CAST, english, _of_anywhere(tools))


# --- Used from the hand at attacks and at the end of the opponent's turn (K2) ---
oniend = Trigger(
    v.ATTACKS,
    "whenever a creature attacks",
    (
        If(
            both(A_PLAYER_HAS_NO_SHIELDS, DARKNESS_AND_FIRE_MANA),
            (May((UseThis(-1, "cast this spell from your hand"),)),),
        ),
    ),
    subject=CREATURES,
    zones=(v.HAND,),
    declared=True,
    act=v.ACT_CAST,
    tag=t.ONIEND,
    label="Oniend: ",
)


def _at_end_of_opponents_turn(
    condition: Condition, effect: Effect, act: int = 0, tag: int = t.NO_TAG, label: str = ""
) -> Trigger:
    return Trigger(
        v.END_OF_TURN,
        "at the end of your opponent's turn",
        (If(condition, (May((effect,)),)),),
        no_subject=True,
        zones=(v.HAND,),
        whose=v.OPPONENTS,
        declared=True,
        act=act,
        tag=tag,
        label=label,
    )


_CAST = UseThis(-1, "cast this spell from your hand")
_PUT = Act(v.PUT_INTO_BATTLE, THIS, "put {} from your hand into the battle zone for no cost")
# A creature with ZERO is put, and not summoned (11.37).
zero = _at_end_of_opponents_turn(OPPONENT_PUT_FOR_NO_COST, _PUT, tag=t.ZERO, label="ZERO: ")
zero_of_spell = _at_end_of_opponents_turn(OPPONENT_PUT_FOR_NO_COST, _CAST, v.ACT_CAST, t.ZERO, "ZERO: ")


@word
def may_summon_at_end_of_opponents_turn(condition: Condition) -> Trigger:
    """At the end of the opponent's turn, under a condition, this creature may be summoned from the hand."""
    return _at_end_of_opponents_turn(condition, UseThis(-1, "summon this creature from your hand"), v.ACT_SUMMON)


@word
def may_cast_at_end_of_opponents_turn(condition: Condition) -> Trigger:
    """At the end of the opponent's turn, under a condition, this spell may be cast from the hand."""
    return _at_end_of_opponents_turn(condition, _CAST, v.ACT_CAST)


@word
def kirifudash(cost: FromZero) -> Trigger:
    """Kirifudash: after an attack of yours that broke a shield, summon this for another cost."""
    summon = UseThis(cost, "summon this creature from your hand")
    return Trigger(
        v.END_OF_ATTACK,
        "at the end of an attack of one of your creatures",
        (If(THAT_BROKE_A_SHIELD, (May((summon,)),)),),
        subject=your(CREATURES),
        zones=(v.HAND,),
        declared=True,
        act=v.ACT_SUMMON,
        tag=t.KIRIFUDASH,
        label="Kirifudash: ",
    )
