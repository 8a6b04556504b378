"""S-MAX evolution creatures: they save their owner from losing, and only one of a player stays (815)."""

from sim.compiler.decorators import rule, seldom
from sim.engine.facts.descriptions import shares_name
from sim.engine.facts.identity import ignored
from sim.engine.record.codes import log
from sim.engine.record.codes.abilities import DESTROY, NO_VERB
from sim.engine.record.codes.card_types import STAR_MAX
from sim.engine.record.codes.cards import BATTLE, GRAVEYARD, HAND
from sim.engine.record.codes.choices import ASK_REPLACE, ASK_SELECT, OPTION_CARD
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, note
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.entering import discard_card
from sim.engine.rules.leaving import can_leave, leave_together, mark_leaving


@rule
def is_star_max(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card of the battle zone is an S-MAX evolution creature."""
    return (t.types[g.kind[card]] & STAR_MAX) != 0 and not ignored(g, t, card)


@seldom
def save_from_losing(g: Game, t: Tables) -> bool:
    """A player who would lose destroys an S-MAX evolution creature instead, or discards a card of its name.

    Whether that was done.

    What cannot be carried out replaces nothing (609.4). The reason for losing is looked at again: an empty deck ends
    the game all the same, but for another such creature.
    """
    saved = False
    for index in range(2):
        side = g.turn_player if index == 0 else 1 - g.turn_player
        if g.lost[side] == 0 or g.won[side] != 0:
            continue
        ask(g, ASK_REPLACE, side, NO_CARD, DESTROY)
        for at in range(g.zone_count[side, BATTLE]):
            card = g.zone_cards[side, BATTLE, at]
            if not is_star_max(g, t, card):
                continue
            if can_leave(g, t, card, True):
                offer(g, OPTION_CARD, card, 0)
            for held in range(g.zone_count[side, HAND]):
                other = g.zone_cards[side, HAND, held]
                if shares_name(t, g.kind[card], g.kind[other]):
                    offer(g, OPTION_CARD, other, 0)
        if g.option_count == 0:
            continue
        answer = decide(g, t)
        if answer < 0:
            return False
        g.lost[side] = 0
        saved = True
        chosen = g.option_card[answer]
        note(g, log.SAVED, side, chosen, 0, 0)
        if g.zone[chosen] == HAND:
            discard_card(g, t, chosen, side)
            continue
        g.moving_count = 0
        mark_leaving(g, chosen)
        leave_together(g, t, GRAVEYARD, False, True, False)
    return saved


@seldom
def keep_one_star_max(g: Game, t: Tables) -> bool:
    """Of several S-MAX evolution creatures their owner keeps one; the others return to the hand (815.1a)."""
    for index in range(2):
        side = g.turn_player if index == 0 else 1 - g.turn_player
        ask(g, ASK_SELECT, side, NO_CARD, NO_VERB)
        for at in range(g.zone_count[side, BATTLE]):
            if is_star_max(g, t, g.zone_cards[side, BATTLE, at]):
                offer(g, OPTION_CARD, g.zone_cards[side, BATTLE, at], 0)
        if g.option_count < 2:
            continue
        answer = decide(g, t)
        if answer < 0:
            return True
        kept = g.option_card[answer]
        g.moving_count = 0
        for at in range(g.zone_count[side, BATTLE]):
            card = g.zone_cards[side, BATTLE, at]
            if card != kept and is_star_max(g, t, card):
                mark_leaving(g, card)
        leave_together(g, t, HAND, False, False, False)
        if g.moving_left > 0:
            return True
    return False
