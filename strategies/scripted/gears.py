"""Cross gears, as the scripted players use them: which to cross in the main step, and with which creature."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    crossed_creature,
    fights,
    is_crossed,
    is_sick,
    is_tapped,
    keywords_of,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.record.codes import amounts, card_types, descriptions, keywords, statics, zones
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.creatures import CARD_POINTS, COST_CAP, COST_POINTS, creature_worth, is_fighter

READY: Final = 100_000  # for creatures that use what the gear gives at once
WAITING: Final = 10_000  # for those whose own abilities wait for a gear
ALONE: Final = 1_000  # for those that have no gear yet


@rule
def is_gear(g: Game, t: Tables, card: Card) -> bool:
    """Whether a visible card is a cross gear."""
    return (t.types[kind_of(g, card)] & card_types.CROSS_GEAR) != 0


@rule
def gear_worth(g: Game, t: Tables, gear: Card) -> int:
    """What a visible cross gear is worth to its owner: more if a creature has it."""
    points = CARD_POINTS + COST_POINTS * min(t.cost[kind_of(g, gear)], COST_CAP)
    return points if crossed_creature(g, gear) < 0 else 2 * points


@rule
def gives(t: Tables, gear: Kind, head: statics.Head, bits: int) -> bool:
    """Whether the gear has a static ability of this head for its creature, which gives one of the keywords."""
    for row in range(t.static_first[gear], t.static_first[gear] + t.static_count[gear]):
        wanted = t.static_filter[row]
        if t.static_head[row] != head or wanted < 0 or t.filter_relation[wanted] != descriptions.CROSSED_BY_THIS:
            continue
        if bits == 0 or t.static_keywords[row] == bits:
            return True
    return False


@rule
def asks_whether_crossed(t: Tables, row: int) -> bool:
    """Whether a condition asks if its own creature is crossed."""
    while row >= 0:
        code = t.condition_left[row]
        if code < 0 and t.amount_code[-1 - code] == amounts.THIS_CROSSED:
            return True
        row = t.condition_next[row]
    return False


@rule
def waits_for_gear(t: Tables, kind: Kind) -> bool:
    """Whether the kind has an ability for when it is crossed."""
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if asks_whether_crossed(t, t.static_condition[row]):
            return True
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        if asks_whether_crossed(t, t.trigger_condition[row]):
            return True
    return False


@cold
def want_crossed(g: Game, t: Tables, gear: Card, creature: Card) -> int:
    """Crossing the gear with this creature: one that uses it at once, then one that waits for it, then the best."""
    worth = creature_worth(g, t, creature)
    kind = kind_of(g, gear)
    if gives(t, kind, statics.CANT_ATTACK, 0):
        return COST_CAP * READY - worth
    wanted = worth
    if gives(t, kind, statics.KEYWORD, keywords.SPEED_ATTACKER):
        wanted += READY if is_sick(g, t, creature) and not is_tapped(g, creature) else 0
    elif gives(t, kind, statics.KEYWORD, keywords.BLOCKER):
        wanted += READY if not is_tapped(g, creature) and (keywords_of(g, t, creature) & keywords.BLOCKER) == 0 else 0
    elif not is_tapped(g, creature) and not is_sick(g, t, creature):
        wanted += READY
    if not is_crossed(g, creature):
        wanted += WAITING if waits_for_gear(t, kind_of(g, creature)) else ALONE
    return wanted


@rule
def best_without(g: Game, t: Tables, gear: Card) -> Card:
    """The own creature worth most that the gear is not crossed with, or -1."""
    me = asked_player(g)
    best = NO_CARD
    most = 0
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if is_fighter(g, t, card) and card != crossed_creature(g, gear):
            worth = creature_worth(g, t, card)
            if best < 0 or worth > most:
                best = card
                most = worth
    return best


@rule
def can_cross_for_no_mana(g: Game, t: Tables) -> bool:
    """Whether a card of the asked player in the battle zone lets gears be crossed for nothing."""
    me = asked_player(g)
    for index in range(cards_in(g, me, zones.BATTLE)):
        kind = kind_of(g, card_in(g, me, me, zones.BATTLE, index))
        for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
            head = t.static_head[row]
            if head == statics.CROSSES_FREE or (head == statics.CROSS_COST and t.static_floor[row] == 0):
                return True
    return False


@cold
def is_better_elsewhere(g: Game, t: Tables, gear: Card) -> bool:
    """Whether another creature is worth so much more that the gear should move there.

    What a gear does to its creature moves with it, so it could move back. Where that costs no mana it stays: it would
    move without end.
    """
    other = best_without(g, t, gear)
    now = crossed_creature(g, gear)
    if other < 0 or now < 0 or creature_worth(g, t, other) <= creature_worth(g, t, now) + CARD_POINTS:
        return False
    return not can_cross_for_no_mana(g, t)


@rule
def has_fighter(g: Game, t: Tables) -> bool:
    """Whether the asked player has a creature."""
    me = asked_player(g)
    for index in range(cards_in(g, me, zones.BATTLE)):
        if is_fighter(g, t, card_in(g, me, me, zones.BATTLE, index)):
            return True
    return False


@cold
def crossing_worth(g: Game, t: Tables) -> int:
    """What an effect gains that crosses a gear for no cost: something if there are a gear without and a creature."""
    me = asked_player(g)
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if not fights(g, t, card) and is_gear(g, t, card) and crossed_creature(g, card) < 0 and has_fighter(g, t):
            return CARD_POINTS // 2
    return -CARD_POINTS
