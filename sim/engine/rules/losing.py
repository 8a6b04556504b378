"""What happens instead of losing the game (609, 815): a creature is destroyed for its owner, or cards are paid."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits
from sim.engine.facts.descriptions import plainly_fits, plainly_holds, shares_name
from sim.engine.facts.identity import ignored
from sim.engine.facts.links import card_under, is_seal
from sim.engine.facts.parts import creature_of
from sim.engine.facts.possible import can_be_destroyed
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    choices,
    course,
    departures,
    descriptions,
    durations,
    endings,
    log,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import SEAT, Game, card_of, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.entering import discard_card
from sim.engine.rules.lasting import note_use
from sim.engine.rules.leaving import leave_together, mark_leaving
from sim.engine.rules.standby import is_leaving
from sim.engine.rules.star_max import is_star_max
from sim.engine.rules.zones import move_card, top_card_to

SURVIVES: Final = -1  # the number of an option: its player pays for it instead of losing


# --- Paying instead of losing ---
@rule
def row_to_survive(t: Tables, kind: Kind, zone: zones.Zone) -> int:
    """The static ability of the kind that lets its player pay instead of losing while it is in the zone, or -1."""
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if t.static_head[row] == statics.SURVIVES_BY_PAYING and ((t.static_zones[row] >> zone) & 1) != 0:
            return row
    return -1


@rule
def can_pay_to_survive(g: Game, t: Tables, row: int, source: Card, card: Card) -> bool:
    """Whether the card of the battle zone, or under one, can be paid for the static ability of the source."""
    side = owner(source)
    top = creature_of(g, card)
    if is_seal(g, card) or is_leaving(g, card):
        return False
    if t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
        return top == source and card != source
    if not fits(g, t, t.static_filter[row], card, side, source, side):
        return False
    return not ignored(g, t, top) and (t.static_zone[row] != zones.GRAVEYARD or can_be_destroyed(g, t, card))


@rule
def offer_payments(g: Game, t: Tables, row: int, source: Card) -> int:
    """Offer the cards that can be paid for the static ability of the source; how many there are."""
    side = owner(source)
    found = 0
    for at in range(g.zone_count[side, zones.BATTLE]):
        card = g.zone_cards[side, zones.BATTLE, at]
        while card >= 0:
            if can_pay_to_survive(g, t, row, source, card):
                offer(g, choices.OPTION_CARD, card, 0)
                found += 1
            card = card_under(g, card)
    return found


@cold
def offer_survival(g: Game, t: Tables, side: int) -> None:
    """Offer what the player may pay for instead of losing: by cards in play, and by cards of the hand."""
    payable = 0  # cards that can pay, as bits of their slots: a question is asked only then
    for at in range(g.zone_count[side, zones.BATTLE]):
        card = g.zone_cards[side, zones.BATTLE, at]
        row = row_to_survive(t, g.kind[card], zones.BATTLE)
        if row < 0 or ignored(g, t, card):
            continue
        g.moving_count = 0
        if t.static_zone[row] == zones.DECK:
            # 609.4: it is not done without as many cards.
            by_attack = g.lost[side] == endings.DIRECT_ATTACK
            enough = by_attack and g.zone_count[side, zones.DECK] >= t.static_amount[row]
        else:
            enough = offer_payments(g, t, row, card) >= t.static_amount[row]
        if enough:
            payable |= 1 << (card % SEAT)
    for at in range(g.zone_count[side, zones.HAND]):
        card = g.zone_cards[side, zones.HAND, at]
        row = row_to_survive(t, g.kind[card], zones.HAND)
        if row >= 0 and plainly_holds(g, t, t.static_condition[row], side, card, 0):
            payable |= 1 << (card % SEAT)
    ask(g, choices.ASK_REPLACE, side, NO_CARD, verbs.DESTROY)
    for slot in range(SEAT):
        if ((payable >> slot) & 1) != 0:
            offer(g, choices.OPTION_CARD, card_of(side, slot), SURVIVES)


@cold
def pay_to_survive(g: Game, t: Tables, source: Card) -> None:
    """The owner of the source pays for it: the card itself from the hand, or cards of the battle zone."""
    side = owner(source)
    if g.zone[source] == zones.HAND:
        note(g, log.REVEAL, side, source, zones.HAND, 0)
        move_card(g, t, source, zones.DECK_BOTTOM)
        return
    row = row_to_survive(t, g.kind[source], zones.BATTLE)
    if t.static_zone[row] == zones.DECK:
        g.replaced = 1
        for _ in range(t.static_amount[row]):
            top_card_to(g, t, side, zones.GRAVEYARD)
        g.replaced = 0
        return
    dies = t.static_zone[row] == zones.GRAVEYARD
    g.moving_count = 0
    while g.moving_count < t.static_amount[row] and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, side, source, verbs.DESTROY if dies else verbs.TO_DECK_BOTTOM)
        if offer_payments(g, t, row, source) == 0:
            return
        answer = decide(g, t)
        if answer < 0:
            return
        mark_leaving(g, g.option_card[answer])
    goes = zones.GRAVEYARD if dies else zones.DECK_BOTTOM
    g.replaced = 1  # 609.7: nothing is done instead of what happens instead
    leave_together(g, t, goes, departures.ONLY_THE_TOP | (departures.DESTROYED if dies else departures.MOVED))
    g.replaced = 0


@cold
def offer_star_max(g: Game, t: Tables, side: int) -> None:
    """Offer the S-MAX evolution creatures of the player, and the cards of the hand with a name of theirs (815.1)."""
    for at in range(g.zone_count[side, zones.BATTLE]):
        card = g.zone_cards[side, zones.BATTLE, at]
        if not is_star_max(g, t, card) or row_to_survive(t, g.kind[card], zones.BATTLE) >= 0:
            continue
        if can_be_destroyed(g, t, card):
            offer(g, choices.OPTION_CARD, card, 0)
        for held in range(g.zone_count[side, zones.HAND]):
            other = g.zone_cards[side, zones.HAND, held]
            if shares_name(t, g.kind[card], g.kind[other]):
                offer(g, choices.OPTION_CARD, other, 0)


@rule
def can_die_for(g: Game, t: Tables, at: int, card: Card) -> bool:
    """Whether the static ability at work number `at` lets this card be destroyed instead of its player's losing."""
    row = g.static_row[at]
    source = g.static_card[at]
    player = g.static_player[at]
    if ignored(g, t, card) or not can_be_destroyed(g, t, card):
        return False
    if t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
        return card == source
    return plainly_fits(g, t, t.static_filter[row], card, player, source, player)


@cold
def offer_to_die(g: Game, t: Tables, side: int, loses: bool) -> bool:
    """Offer the creatures that static abilities let the player destroy instead; whether one of them is no choice.

    The number of an option is 1 + that of the ability at work if the ability can be used once each turn, or else 0.
    """
    must = False
    for at in range(g.static_count):
        row = g.static_row[at]
        if t.static_head[row] != statics.INSTEAD_OF_LOSING or g.static_player[at] != side:
            continue
        if t.static_amount[row] == statics.LOSING_ALONE and not loses:
            continue
        if not plainly_holds(g, t, t.static_condition[row], side, g.static_card[at], 0):
            continue
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if can_die_for(g, t, at, card):
                offer(g, choices.OPTION_CARD, card, 1 + at if t.static_program[row] != programs.NO_PROGRAM else 0)
                must = must or t.static_optional[row] == 0
    return must


@cold
def save_from_losing(g: Game, t: Tables) -> bool:
    """A player who would lose destroys a creature instead, or discards a card of its name; whether that was done.

    What cannot be carried out replaces nothing (609.4). The reason for losing is looked at again: an empty deck ends
    the game all the same, but for another such creature.
    """
    saved = False
    for index in range(2):
        side = g.turn_player if index == 0 else 1 - g.turn_player
        loses = g.lost[side] != 0 and g.won[side] == 0
        if not loses and g.won[1 - side] == 0:
            continue
        ask(g, choices.ASK_REPLACE, side, NO_CARD, verbs.DESTROY)
        if loses and (t.any_saves_in_hand != 0 or at_work(g, statics.SURVIVES_BY_PAYING)):
            offer_survival(g, t, side)
        paid = g.option_count
        if loses:
            offer_star_max(g, t, side)
        must = g.option_count > paid
        if at_work(g, statics.INSTEAD_OF_LOSING):
            must = offer_to_die(g, t, side, loses) or must
        if g.option_count == 0:
            continue
        if not must:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        answer = decide(g, t)
        if answer < 0:
            return False
        if g.option_what[answer] == choices.OPTION_NO:
            continue
        reason = g.lost[side]
        g.lost[side] = 0
        g.won[1 - side] = 0
        saved = True
        chosen = g.option_card[answer]
        once = g.option_number[answer] - 1
        if once >= 0:
            note_use(g, g.static_card[once], side, t.static_program[g.static_row[once]], durations.END_OF_THIS_TURN)
        note(g, log.SAVED, side, chosen, 0, 0)
        if g.option_number[answer] == SURVIVES:
            pay_to_survive(g, t, chosen)
            if reason == endings.DECK_OUT and g.zone_count[side, zones.DECK] == 0:
                g.lost[side] = reason
                return False
            continue
        if g.zone[chosen] == zones.HAND:
            discard_card(g, t, chosen, side)
            continue
        g.moving_count = 0
        mark_leaving(g, chosen)
        leave_together(g, t, zones.GRAVEYARD, departures.DESTROYED)
        if g.moving_left == 0 and reason == endings.DECK_OUT and g.zone_count[side, zones.DECK] == 0:
            g.lost[side] = reason  # what stays instead would save its owner without end
            return False
    return saved
