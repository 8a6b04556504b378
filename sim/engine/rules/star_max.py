"""S-MAX evolution creatures: only one of a player stays (815.1a)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.identity import ignored
from sim.engine.record.codes import card_types, choices, departures, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.leaving import leave_together, mark_leaving


@rule
def is_star_max(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card of the battle zone is an S-MAX evolution creature."""
    return (t.types[g.kind[card]] & card_types.STAR_MAX) != 0 and not ignored(g, t, card)


@cold
def keep_one_star_max(g: Game, t: Tables) -> bool:
    """Of several S-MAX evolution creatures their owner keeps one; the others return to the hand (815.1a)."""
    for index in range(2):
        side = g.turn_player if index == 0 else 1 - g.turn_player
        ask(g, choices.ASK_SELECT, side, NO_CARD, verbs.NO_VERB)
        for at in range(g.zone_count[side, zones.BATTLE]):
            if is_star_max(g, t, g.zone_cards[side, zones.BATTLE, at]):
                offer(g, choices.OPTION_CARD, g.zone_cards[side, zones.BATTLE, at], 0)
        if g.option_count < 2:
            continue
        answer = decide(g, t)
        if answer < 0:
            return True
        kept = g.option_card[answer]
        g.moving_count = 0
        for at in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, at]
            if card != kept and is_star_max(g, t, card):
                mark_leaving(g, card)
        leave_together(g, t, zones.HAND, departures.MOVED)
        if g.moving_left > 0:
            return True
    return False
