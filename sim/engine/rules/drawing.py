"""Drawing cards (114, 701.11), and what may be done instead (609)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.descriptions import ability_for
from sim.engine.facts.evolution import has_base
from sim.engine.facts.identity import element_kind
from sim.engine.facts.permissions import can_be_put, is_held
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    card_types,
    choices,
    course,
    entering,
    events,
    replaced,
    statics,
    steps,
    verbs,
    zones,
)
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.entering import choose_bases, discard_card, enter
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import move_card, note_replaced, put_back, set_aside, top_card_to


@rule
def draw_top(g: Game, t: Tables, player: int) -> bool:
    """Draw one card (114.1); only this is drawing, whatever else puts cards into the hand (114.3)."""
    card = top_card_to(g, t, player, zones.HAND)
    if card < 0:
        return False
    g.drawn[player] += 1
    g.drew_last[player] = 1 if g.zone_count[player, zones.DECK] == 0 else 0
    of_step = 1 if g.step == steps.DRAW and g.depth == 0 else 0
    first = events.FIRST_DRAW if g.drawn[player] == 1 and g.turn_player == player else 0
    later = events.LATER_DRAW if g.drawn[player] > 1 else 0
    fire(g, t, events.DRAWS | first | later, card, of_step)
    return True


@rule
def can_come_back(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card of a graveyard is a creature that can be put into the battle zone from there."""
    return (
        (t.types[element_kind(t, g.kind[card])] & card_types.CREATURE) != 0
        and can_be_put(g, t, card)
        and has_base(g, t, card)
        and not is_held(g, t, card)
    )


@rule
def one_can_come_back(g: Game, t: Tables, player: int) -> bool:
    """Whether there is such a creature."""
    for index in range(g.zone_count[player, zones.GRAVEYARD]):
        if can_come_back(g, t, g.zone_cards[player, zones.GRAVEYARD, index]):
            return True
    return False


@cold
def put_from_graveyard(g: Game, t: Tables, player: int, source: Card) -> None:
    """The player puts a creature of their choice from their graveyard into the battle zone."""
    ask(g, choices.ASK_SELECT, player, source, verbs.PUT_INTO_BATTLE)
    for index in range(g.zone_count[player, zones.GRAVEYARD]):
        card = g.zone_cards[player, zones.GRAVEYARD, index]
        if can_come_back(g, t, card):
            offer(g, choices.OPTION_CARD, card, 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    if answer < 0:
        return
    card = g.option_card[answer]
    set_aside(g, card)
    if choose_bases(g, t, card):
        g.replaced = 1
        enter(g, t, card, entering.BY_EFFECT)
        g.replaced = 0
    elif g.stopped == course.RUNNING:
        put_back(g, card)


@cold
def draw_two_for_one(g: Game, t: Tables, player: int, source: Card, verb: verbs.Verb) -> None:
    """The player draws 2 cards, which nothing replaces again (101.5), and discards one or puts it under the deck."""
    for _ in range(2):
        draw_top(g, t, player)
    ask(g, choices.ASK_SELECT, player, source, verb)
    for index in range(g.zone_count[player, zones.HAND]):
        offer(g, choices.OPTION_CARD, g.zone_cards[player, zones.HAND, index], 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    if answer >= 0 and verb == verbs.TO_DECK_BOTTOM:
        move_card(g, t, g.option_card[answer], zones.DECK_BOTTOM)
    elif answer >= 0:
        # The effect that made them draw makes them discard (110.5).
        cause = player if g.moving_frame < 0 else g.frame_player[g.moving_frame]
        discard_card(g, t, g.option_card[answer], cause)


@cold
def draws_otherwise(g: Game, t: Tables, player: int) -> bool:
    """Whether the player does something instead of drawing, as a static ability lets them (609.1)."""
    at = ability_for(g, t, statics.INSTEAD_OF_DRAW, player, 0)
    while at >= 0:
        row = g.static_row[at]
        source = g.static_card[at]
        comes_back = t.static_zone[row] == zones.GRAVEYARD
        verb = verbs.PUT_INTO_BATTLE if comes_back else verbs.DISCARD
        if t.static_zone[row] == zones.DECK_BOTTOM:
            verb = verbs.TO_DECK_BOTTOM
        # 609.4: a replacement that cannot be carried out is not applied.
        possible = not comes_back or one_can_come_back(g, t, player)
        if possible and agrees(g, t, choices.ASK_REPLACE, player, source, verb):
            note_replaced(g, source, replaced.DRAWN, zones.NO_ZONE)
            if comes_back:
                put_from_graveyard(g, t, player, source)
            else:
                draw_two_for_one(g, t, player, source, verb)
            return True
        at = ability_for(g, t, statics.INSTEAD_OF_DRAW, player, at + 1)
    return False


@rule
def draw_card(g: Game, t: Tables, player: int) -> bool:
    """Draw one card, or do what may be done instead; whether either happened."""
    if at_work(g, statics.INSTEAD_OF_DRAW) and g.replaced == 0:
        if draws_otherwise(g, t, player):
            return True
        if g.stopped != course.RUNNING:
            return False  # nobody sees the card before they have decided
    return draw_top(g, t, player)
