"""Cards changing zones: the moves themselves, and the triggers of drawing and of new mana (4xx, 609, 701).

A card that changes zones is a new object (400.5). Leaving the battle zone is done for several creatures at once
(400.7), entering it one by one (409.1f). Choices of replacements and orders are asked in `choices`; nothing
here resolves an effect.
"""

from typing import Any, Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics, static_applies
from sim.engine.facts.descriptions import plainly_fits, plainly_holds
from sim.engine.facts.events import is_listened_to, waits_for, watches
from sim.engine.facts.identity import is_aura, is_castle
from sim.engine.facts.links import find_creature, is_fortified
from sim.engine.facts.permissions import is_held
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    card_marks,
    choices,
    durations,
    events,
    faults,
    keywords,
    lasting,
    log,
    statics,
    traits,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.luck import shuffle
from sim.engine.record.state import SEAT, Game, fail, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import agrees
from sim.engine.rules.lasting import begin_lasting, is_lasting
from sim.engine.rules.standby import fire, trigger_row

INTO_HYPERSPATIAL: Final = in_word(events.INTO_HYPERSPATIAL)
LEAVES_GRAVEYARD: Final = in_word(events.LEAVES_GRAVEYARD)


# --- Lists ---
@rule
def new_object(g: Game, card: Card) -> None:
    """A card that changes zones is a new object, without a past (400.5, 409.1d)."""
    g.object[card] = g.next_object
    g.next_object += 1
    g.tapped[card] = 0
    g.sick[card] = 0
    g.attacks[card] = 0
    g.breaks[card] = 0
    g.was_under[card] = 0
    g.face_up_count -= g.face_up[card]
    g.face_up[card] = 0
    g.upside_down[card] = 0
    g.life_of[card] = 0
    g.named_row[card] = -1
    g.kind[card] = g.printed[card]


@rule
def insert(g: Game, card: Card, zone: zones.Zone, at: int) -> None:
    """Put a card that is nowhere at a place in its owner's zone; a hand has no maximum (402.2)."""
    player = owner(card)
    count = g.zone_count[player, zone]
    if count >= SEAT:
        fail(g, faults.ZONE_FULL)
        return
    for index in range(count, at, -1):
        other = g.zone_cards[player, zone, index - 1]
        g.zone_cards[player, zone, index] = other
        g.place[other] = index
    g.zone_cards[player, zone, at] = card
    g.zone_count[player, zone] = count + 1
    g.place[card] = at
    g.zone[card] = zone


@rule
def append(g: Game, card: Card, zone: zones.Zone) -> None:
    """Put a card that is nowhere at the end of its owner's zone; the end of the deck is its top (401.1)."""
    player = owner(card)
    at = g.zone_count[player, zone]
    if at >= SEAT:
        fail(g, faults.ZONE_FULL)
        return
    g.zone_cards[player, zone, at] = card
    g.zone_count[player, zone] = at + 1
    g.place[card] = at
    g.zone[card] = zone


@rule
def close_gap(g: Game, player: int, zone: zones.Zone, at: int) -> None:
    """Close the gap at this place of a zone: the cards after it move up, in their order (400.4, 406.3)."""
    last = g.zone_count[player, zone] - 1
    for index in range(at, last):
        other = g.zone_cards[player, zone, index + 1]
        g.zone_cards[player, zone, index] = other
        g.place[other] = index
    g.zone_count[player, zone] = last


@rule
def take_out(g: Game, card: Card) -> None:
    """Take a card out of its zone's list; it is nowhere until it is put somewhere."""
    player = owner(card)
    zone = g.zone[card]
    at = g.place[card]
    if at >= 0:
        close_gap(g, player, zone, at)
    g.place[card] = -1


@rule
def set_aside(g: Game, card: Card) -> None:
    """Make a card pending, or a shield standing by: it has not left its zone, but does not count (409.1a-c, 113.6a)."""
    g.came_from[card] = g.zone[card]
    take_out(g, card)
    append(g, card, zones.NOWHERE)


@rule
def put_back(g: Game, card: Card) -> None:
    """A pending card that did not move after all: nothing has happened to it (409.2)."""
    take_out(g, card)
    append(g, card, g.came_from[card])


@rule
def real_zone(g: Game, card: Card) -> zones.Zone:
    """The zone that a card is in by the rules: a pending card has not left its own."""
    return g.came_from[card] if g.zone[card] == zones.NOWHERE else g.zone[card]


@cold
def enters_mana_tapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether a static ability lets the card be put into the mana zone tapped (110.4f)."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == statics.MANA_TAPPED and static_applies(g, t, index, card):
            return True
    return False


@cold
def enters_mana_untapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether a static ability of its owner lets a multicolored card be put into the mana zone untapped (609)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.MANA_UNTAPPED and g.static_player[index] == owner(card):
            return True
    return False


@cold
def life_leaves(g: Game, t: Tables, shield: Card) -> None:
    """An EX Life shield leaves the shield zone: its creature sees it (docs/keywords.md)."""
    creature = find_creature(g, NO_CARD, g.life_of[shield])
    if creature >= 0:
        fire(g, t, events.LIFE_LEAVES, creature, owner(shield))


@cold
def leave_shields(g: Game, t: Tables, card: Card) -> None:
    """A card leaves the shield zone, whatever for: the castles of a shield go soon afterwards (304.3)."""
    if g.life_of[card] != 0 and is_listened_to(g, events.LIFE_LEAVES):
        life_leaves(g, t, card)
    if is_fortified(g, card):
        g.castles_adrift = 1
        g.unsettled = 1
    fire(g, t, events.SHIELD_LEAVES, NO_CARD, owner(card))  # once for each card (603.2b)


@rule
def leave_for_another(g: Game, t: Tables, card: Card, zone: zones.Zone) -> None:
    """A card leaves a mana zone, which is counted, or a graveyard, for another zone."""
    if zone == zones.MANA:
        g.mana_left[owner(card)] += 1
    elif zone == zones.GRAVEYARD:
        fire(g, t, LEAVES_GRAVEYARD, card, 0)


@cold
def goes_to_mana(g: Game, t: Tables, card: Card) -> bool:
    """Whether an effect puts the card into the mana zone tapped, where it would be put into the graveyard.

    It is about the other cards of its player as they lay then (110.2e): a card that has changed zones is none of them.
    """
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.STATIC_LASTS
            and t.static_head[g.continuous_amount[index]] == statics.MANA_FOR_GRAVEYARD
            and g.continuous_player[index] == owner(card)
            and g.continuous_object[index] != card
            and g.object[card] < g.continuous_cost[index]
        ):
            return True
    return False


@rule
def is_spared(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card goes to the mana zone tapped instead of the graveyard (609.1)."""
    return at_work(g, statics.MANA_FOR_GRAVEYARD) and g.replaced == 0 and goes_to_mana(g, t, card)


@rule
def in_words(zone: zones.Zone) -> verbs.Verb:
    """What is done to a card that goes to this zone, for who decides."""
    return verbs.TO_HAND if zone == zones.HAND else verbs.TO_MANA


@cold
def goes_otherwise(g: Game, t: Tables, card: Card) -> zones.Zone:
    """Where the owner wants the card to go that would be put into the graveyard, if static abilities allow it (609)."""
    player = owner(card)
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.GRAVEYARD_OTHERWISE
            and g.static_player[index] == player
            and ((t.static_acts[row] >> real_zone(g, card)) & 1) != 0
            and agrees(g, t, choices.ASK_REPLACE, player, card, in_words(t.static_zone[row]))
        ):
            to = t.static_zone[row]
            note_replaced(g, card, zones.GRAVEYARD, to)
            return to
    return zones.GRAVEYARD


@rule
def may_go_to_mana(g: Game, t: Tables, player: int) -> bool:
    """Whether cards of the player may go from the battle zone to the mana zone instead of the graveyard (609)."""
    if not at_work(g, statics.GRAVEYARD_OTHERWISE):
        return False
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.GRAVEYARD_OTHERWISE
            and g.static_player[index] == player
            and ((t.static_acts[row] >> zones.BATTLE) & 1) != 0
        ):
            return True
    return False


@cold
def may_leave_tapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether the owner of a creature that would untap leaves it tapped, as a static ability allows (609)."""
    return g.zone[card] == zones.BATTLE and agrees(g, t, choices.ASK_REPLACE, owner(card), card, verbs.KEEP_TAPPED)


@cold
def is_sent_elsewhere(g: Game, t: Tables, card: Card, zone: zones.Zone) -> zones.Zone:
    """Where the card goes that would be put into this zone, as a static ability about its way says (609.1)."""
    before = real_zone(g, card)
    to = zone if zone < zones.ZONES else zone_of_place(zone)
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = g.static_player[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == statics.SENT_ELSEWHERE
            and ((t.static_acts[row] >> before) & 1) != 0
            and ((t.static_amount[row] >> to) & 1) != 0
            and (t.static_floor[row] == 0 or (g.moving_frame >= 0 and g.frame_player[g.moving_frame] == owner(card)))
            and plainly_fits(g, t, t.static_filter[row], card, holder, source, holder)
            and plainly_holds(g, t, t.static_condition[row], holder, source, 0)
        ):
            instead = t.static_zone[row]
            note_replaced(g, card, to, instead)
            return instead
    return zone


@rule
def rejoins_deck(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card is shuffled into the deck together with the graveyard instead of going to the graveyard."""
    return (t.all_keywords & keywords.REJOINS_DECK) != 0 and (t.keywords[g.printed[card]] & keywords.REJOINS_DECK) != 0


@cold
def take_graveyard_along(g: Game, t: Tables, card: Card) -> None:
    """The cards of a graveyard that can leave it go to the deck, which is shuffled with this card (609.1)."""
    player = owner(card)
    note_replaced(g, card, zones.GRAVEYARD, zones.DECK)
    for index in range(g.zone_count[player, zones.GRAVEYARD] - 1, -1, -1):
        other = g.zone_cards[player, zones.GRAVEYARD, index]
        if other != card and not is_held(g, t, other):
            note_move(g, other, zones.GRAVEYARD, zones.DECK)
            take_out(g, other)
            arrive(g, t, other, zones.DECK)


@rule
def bound_for(g: Game, t: Tables, card: Card, zone: zones.Zone) -> zones.Zone:
    """The zone that a card goes to which would be put into this zone, if nothing has been replaced yet (101.5)."""
    if (
        g.face_up[card] != 0
        and zone != zones.GRAVEYARD
        and g.replaced == 0
        and (t.keywords[g.kind[card]] & keywords.SHIELD_GO) != 0
    ):
        note_replaced(g, card, zone, zones.GRAVEYARD)
        return zones.GRAVEYARD
    if at_work(g, statics.SENT_ELSEWHERE) and g.replaced == 0:
        to = is_sent_elsewhere(g, t, card, zone)
        if to != zone:
            return to
    if zone == zones.GRAVEYARD and at_work(g, statics.GRAVEYARD_OTHERWISE) and g.replaced == 0:
        to = goes_otherwise(g, t, card)
        if to != zones.GRAVEYARD:
            return to
    if zone == zones.GRAVEYARD and g.replaced == 0 and rejoins_deck(g, t, card):
        take_graveyard_along(g, t, card)
        return zones.DECK_SHUFFLED
    if zone != zones.GRAVEYARD or not is_spared(g, t, card):
        return zone
    note_replaced(g, card, zones.GRAVEYARD, zones.MANA)
    return zones.MANA_TAPPED


@rule
def note_replaced(g: Game, card: Card, what: int, to: zones.Zone) -> None:
    """Write into the log which event of a card is replaced (609.1), and where it goes instead, or stays."""
    place = zones.DECK if is_deck(to) else to
    event = zones.DECK if is_deck(what) else what
    note(g, log.REPLACED, owner(card), card, place, event * zones.ZONES + real_zone(g, card))


@rule
def note_move(g: Game, card: Card, before: int, to: zones.Zone) -> None:
    """Write into the log that a card moves; it does not say where in the deck."""
    note(g, log.MOVE, owner(card), card, before, zones.DECK if is_deck(to) else to)


@rule
def arrive(g: Game, t: Tables, card: Card, to: zones.Zone) -> None:
    """Put a card that is nowhere into a zone as a new object; with MANA_TAPPED, into its owner's mana zone tapped.

    With MANA_FACE_DOWN, it lies there face down. With SHIELD_FACE_UP, it becomes a face-up shield (701.32b). With
    DECK_BOTTOM it goes under its owner's deck, which is shuffled with DECK_SHUFFLED. To the ultra-GR zone a card always
    returns at the bottom (118.1).
    """
    zone = to if to < zones.ZONES else zone_of_place(to)
    before = real_zone(g, card)
    if zone == zones.HAND:
        if before == zones.DECK:
            mark(g, card, card_marks.IN_OPENING_HAND if g.turn == 0 else card_marks.FROM_DECK)
        elif before == zones.SHIELD:
            mark(g, card, card_marks.FROM_SHIELDS)
    was_up = g.face_up[card] != 0
    if before == zones.SHIELD:
        if zone == zones.GRAVEYARD and not (was_up and is_castle(t, g.kind[card])):  # which is no shield (304.2)
            g.shields_to_graveyard[owner(card)] += 1
        leave_shields(g, t, card)
    is_new = before != zone
    if is_new:
        leave_for_another(g, t, card, before)
    if t.any_lives_outside != 0 and (t.traits[g.printed[card]] & traits.LIVES_OUTSIDE) != 0:
        g.astray += 1
        g.unsettled = 1
    new_object(g, card)
    if to == zones.DECK_BOTTOM or to == zones.GR:
        insert(g, card, zone, 0)
    else:
        append(g, card, zone)
    if was_up or to == zones.SHIELD_FACE_UP:
        turn_up_or_away(g, t, card, to == zones.SHIELD_FACE_UP)
    if zone == zones.SHIELD and is_new:
        enter_shields(g, t, card)
    elif zone == zones.DECK:
        arrive_in_deck(g, t, card, to, is_new)
    elif zone == zones.MANA:
        civs = t.civilizations[g.kind[card]]
        if to != zones.MANA:
            enter_mana_otherwise(g, t, card, to, is_new)
        # 405.1: multicoloured cards are put into mana tapped.
        elif (civs & (civs - 1)) != 0:
            g.tapped[card] = 1
        elif at_work(g, statics.MANA_TAPPED) and enters_mana_tapped(g, t, card):
            g.tapped[card] = 1
        if at_work(g, statics.MANA_UNTAPPED) and (civs & (civs - 1)) != 0 and enters_mana_untapped(g, t, card):
            g.tapped[card] = 0
    if is_new and (zone == zones.GRAVEYARD or zone == zones.MANA):
        arrival = events.INTO_GRAVEYARD | events.INTO_MANA_FROM
        if watches(t, g.kind[card], arrival) or is_listened_to(g, arrival):
            trigger_arrival(g, t, card, zone, before)
    elif is_new and zone == zones.HYPERSPATIAL and watches(t, g.kind[card], INTO_HYPERSPATIAL):
        trigger_arrival(g, t, card, zone, before)


@cold
def arrive_in_deck(g: Game, t: Tables, card: Card, to: zones.Zone, is_new: bool) -> None:
    """A card has come to its owner's deck, or to another place of it, and with DECK_SHUFFLED the deck is shuffled."""
    g.drew_last[owner(card)] = 0
    # 310.8: an aura goes with its creature by a rule, so that no effect has put it there (answer of 2022-09-20).
    g.came_to_deck[owner(card)] += 1 if is_new and not is_aura(t, g.kind[card]) else 0
    if to == zones.DECK_SHUFFLED:
        shuffle(g, owner(card), zones.DECK)


@rule
def is_deck(place: int) -> bool:
    """Whether what goes to this place goes to the deck."""
    return place == zones.DECK or place == zones.DECK_BOTTOM or place == zones.DECK_SHUFFLED


@rule
def zone_of_place(place: int) -> zones.Zone:
    """The zone of a place where a card goes that is no zone by itself."""
    return (
        zones.MANA
        if place == zones.MANA_TAPPED or place == zones.MANA_FACE_DOWN
        else zones.SHIELD
        if place == zones.SHIELD_FACE_UP
        else zones.DECK
    )


@cold
def turn_up_or_away(g: Game, t: Tables, card: Card, is_up: bool) -> None:
    """A card becomes a face-up shield, or was one: it may work in the shield zone now, or no longer."""
    if is_up:
        g.face_up[card] = 1
        g.face_up_count += 1
    rebuild_statics(g, t)


@cold
def enter_shields(g: Game, t: Tables, card: Card) -> None:
    """A card has been put into the shield zone from elsewhere."""
    g.put_into_shields[owner(card)] += 1
    fire(g, t, events.PUT_INTO_SHIELDS, card, owner(card))


@cold
def enter_mana_otherwise(g: Game, t: Tables, card: Card, to: zones.Zone, is_new: bool) -> None:
    """A card is put into the mana zone tapped, or face down, perhaps from elsewhere."""
    if to == zones.MANA_FACE_DOWN:
        lie_face_down(g, t, card)
    # 405.1: what lies face down is not multicolored, whatever card it is.
    if to == zones.MANA_TAPPED or (at_work(g, statics.MANA_TAPPED) and enters_mana_tapped(g, t, card)):
        g.tapped[card] = 1
    if is_new:
        fire(g, t, events.PUT_INTO_MANA, card, owner(card))


@rule
def lie_face_down(g: Game, t: Tables, card: Card) -> None:
    """A card of the mana zone lies face down: it is colorless, costs 0, has mana number 1 and nothing else (405.4)."""
    kind: Any = t.face_down + t.colorless_from * g.without_civilizations
    g.kind[card] = kind
    g.upside_down[card] = 1


@cold
def turn_in_mana(g: Game, t: Tables, card: Card, is_up: bool) -> int:
    """Turn a card of the mana zone face down, or face up; 1 if it was not so. It is not put there, nor untapped."""
    if g.zone[card] != zones.MANA or (g.upside_down[card] == 0) == is_up:
        return 0
    note(g, log.TURNED, owner(card), card, int(is_up), 0)
    if is_up:
        g.upside_down[card] = 0
        g.kind[card] = g.printed[card]
    else:
        lie_face_down(g, t, card)
    rebuild_statics(g, t)
    return 1


@cold
def trigger_arrival(g: Game, t: Tables, card: Card, zone: zones.Zone, before: int) -> None:
    """What a card says of itself where it arrives triggers there (110.4), and what others say of that."""
    event = events.INTO_GRAVEYARD if zone == zones.GRAVEYARD else events.INTO_MANA_FROM
    if zone == zones.HYPERSPATIAL:
        event = INTO_HYPERSPATIAL
    kind = g.kind[card]
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        if waits_for(t, row, event) and ((t.trigger_zones[row] >> zone) & 1) != 0:
            trigger_row(g, t, row, card, event, card, g.object[card], before)
    if zone != zones.HYPERSPATIAL and is_listened_to(g, event):
        fire(g, t, event, card, before)


@rule
def move_card(g: Game, t: Tables, card: Card, zone: zones.Zone) -> None:
    """Move one card that is not in the battle zone to another zone of its owner."""
    to = bound_for(g, t, card, zone)
    note_move(g, card, real_zone(g, card), to)
    take_out(g, card)
    arrive(g, t, card, to)


EACH_OWNER = -1  # instead of the player who puts cards into the mana zone


@rule
def announce_mana(g: Game, t: Tables, before: tuple[int, int], player: int) -> None:
    """What triggers when the player has put cards into mana zones that held this many cards before."""
    for side in range(2):
        for index in range(before[side], g.zone_count[side, zones.MANA]):
            fire(
                g,
                t,
                events.PUT_INTO_MANA,
                g.zone_cards[side, zones.MANA, index],
                side if player == EACH_OWNER else player,
            )


# --- Tapping (105, 701.2) ---
@rule
def tap(g: Game, t: Tables, card: Card) -> bool:
    """Tap a card; False when it was tapped already: nothing happened then (105.6)."""
    if g.tapped[card] != 0:
        return False
    g.tapped[card] = 1
    note(g, log.TAP, owner(card), card, 0, 0)
    if g.zone[card] == zones.BATTLE:
        fire(g, t, events.TAPS, card, 0 if t.asks_first_tap == 0 else first_tap(g, card))
    return True


@cold
def first_tap(g: Game, card: Card) -> int:
    """1 if the card becomes tapped for the first time this turn; from now on it does not."""
    if is_lasting(g, lasting.TAPPED_BEFORE, g.object[card]):
        return 0
    begin_lasting(g, lasting.TAPPED_BEFORE, g.object[card], owner(card), 0, durations.END_OF_THIS_TURN)
    return 1


@rule
def untap(g: Game, t: Tables, card: Card) -> bool:
    """Untap a card; False when it was untapped already."""
    if g.tapped[card] == 0:
        return False
    g.tapped[card] = 0
    note(g, log.UNTAP, owner(card), card, 0, 0)
    if g.zone[card] == zones.BATTLE:
        fire(g, t, events.UNTAPS, card, 0)
    return True


# --- Other moves ---
@rule
def is_passed_over(g: Game, t: Tables, card: Card) -> bool:
    """Whether an effect that waits for the one being resolved is looking at the card of a deck.

    While it uses one of the cards that it looks at, other effects pass over them (605.4), but for a rule option.
    """
    if t.looked_at_in_deck != 0:
        return False
    for frame in range(g.depth - 1):
        for index in range(g.them_count[frame]):
            if g.them[frame, index] == card and g.them_object[frame, index] == g.object[card]:
                return True
        for index in range(g.rest_count[frame]):
            if g.rest[frame, index] == card and g.rest_object[frame, index] == g.object[card]:
                return True
    return False


@rule
def next_of_deck(g: Game, t: Tables, player: int, above: int) -> int:
    """The place in the deck of the next card below this place that an effect can take, or -1."""
    at = above - 1
    while at >= 0 and g.depth > 1 and is_passed_over(g, t, g.zone_cards[player, zones.DECK, at]):
        at -= 1
    return at


@cold
def bottom_of_deck(g: Game, t: Tables, player: int) -> Card:
    """The bottom card of the deck that an effect can take, or -1."""
    at = 0
    while at < g.zone_count[player, zones.DECK]:
        card = g.zone_cards[player, zones.DECK, at]
        if g.depth <= 1 or not is_passed_over(g, t, card):
            return card
        at += 1
    return NO_CARD


@rule
def top_card_to(g: Game, t: Tables, player: int, to: zones.Zone) -> Card:
    """The top card of the deck, which goes to another zone; -1 where the deck is empty, which is no move (114.6)."""
    top = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    if top < 0:
        return NO_CARD
    card = g.zone_cards[player, zones.DECK, top]
    # A card of a deck does not lie face up.
    zone = bound_for(g, t, card, to) if to == zones.GRAVEYARD or at_work(g, statics.SENT_ELSEWHERE) else to
    if zone == zones.HAND:
        note(g, log.DRAW, player, card, 0, 0)
    elif zone == zones.MANA:
        note(g, log.CHARGE, player, card, 0, 0)
    else:
        is_seen = to == zones.GRAVEYARD or zone == zones.GRAVEYARD
        seen = card if is_seen and not is_deck(zone) else NO_CARD
        note(g, log.MOVE, player, seen, zones.DECK, zones.DECK if is_deck(zone) else zone)
    take_out(g, card)
    arrive(g, t, card, zone)
    if zone == zones.MANA:
        fire(g, t, events.PUT_INTO_MANA, card, player)
    return card
