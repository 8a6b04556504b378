"""What is put on shields: castles and what becomes of them (113.4, 304, 701.19, 703.4k), and other cards (113.2).

A castle is linked to the card that is the shield (`sim.engine.record.codes.links.FORTIFIES`). It lies face up in the
shield zone without being a shield, and its abilities work there.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.links import card_under, fortifies, shield_under, top_of
from sim.engine.record.codes import card_marks, choices, declared, events, frames, links, log, programs, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import SEAT, Game, card_of, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.frames import add_to_them
from sim.engine.rules.links import attach, detach, join_shield, move_shield, split_shield
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import move_card, new_object, put_back, real_zone, take_out, top_card_to


@rule
def can_fortify(g: Game, card: Card) -> bool:
    """Whether the castle's owner has a shield to fortify (item 7E.05)."""
    return g.zone_count[owner(card), zones.SHIELD] > 0


@cold
def fortify(g: Game, t: Tables, castle: Card) -> bool:
    """Attach a castle that is being used to a shield of its owner's choice (304.2, 701.19a); whether it was attached.

    A castle that finds no shield any more stays where it was (409.2).
    """
    player = owner(castle)
    ask(g, choices.ASK_SELECT, player, castle, verbs.FORTIFY)
    for index in range(g.zone_count[player, zones.SHIELD]):
        offer(g, choices.OPTION_CARD, g.zone_cards[player, zones.SHIELD, index], 0)
    if g.option_count == 0:
        put_back(g, castle)
        return False
    answer = decide(g, t)
    if answer < 0:
        return False
    shield = g.option_card[answer]
    take_out(g, castle)
    new_object(g, castle)
    g.zone[castle] = zones.SHIELD
    g.face_up[castle] = 1
    g.face_up_count += 1
    attach(g, castle, shield, links.FORTIFIES)
    mark(g, castle, card_marks.PLAYED)
    note(g, log.FORTIFIED, player, castle, shield, 0)
    rebuild_statics(g, t)
    g.put_into_shields[player] += 1
    fire(g, t, events.PUT_INTO_SHIELDS, castle, player)
    return True


@cold
def choose_shield(g: Game, t: Tables, player: int, side: int, source: Card) -> Card:
    """The shield of this side, of the player's choice, that something will be put on; -1 if there is none."""
    ask(g, choices.ASK_SELECT, player, source, verbs.PUT_ON_SHIELD)
    for index in range(g.zone_count[side, zones.SHIELD]):
        offer(g, choices.OPTION_CARD, g.zone_cards[side, zones.SHIELD, index], 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    return g.option_card[answer] if answer >= 0 else NO_CARD


@cold
def join_new_shields(g: Game, side: int, before: int, shield: Card) -> None:
    """Put the shields of this side that have just come, beyond this number, on another shield (113.2)."""
    while g.zone_count[side, zones.SHIELD] > before:
        join_shield(g, g.zone_cards[side, zones.SHIELD, before], shield)


@cold
def put_under_that_shield(g: Game, t: Tables, frame: int) -> None:
    """The player puts the top card of their deck, face down, under the shield that the card of the event is now in."""
    card = g.frame_event_card[frame]
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    if g.zone[card] != zones.SHIELD or g.object[card] != g.frame_event_object[frame] or owner(card) != player:
        return
    shield = shield_under(g, card) if fortifies(g, card) else top_of(g, card)
    before = g.zone_count[player, zones.SHIELD]
    if top_card_to(g, t, player, zones.SHIELD) >= 0:
        join_new_shields(g, player, before, shield)
        g.frame_done[frame] = 1


@cold
def take_from_shield(g: Game, t: Tables, frame: int, shield: Card) -> None:
    """The player looks at the cards of a shield and puts one of them on top of the deck (113.2a)."""
    player = g.frame_player[frame]
    g.them_count[frame] = 0
    g.frame_looker[frame] = player + 1
    card = shield
    while card >= 0:
        add_to_them(g, frame, card)
        note(g, log.LOOK, player, card, zones.SHIELD, 0)
        card = card_under(g, card)
    ask(g, choices.ASK_SELECT, player, g.frame_card[frame], verbs.TO_DECK_TOP)
    for index in range(g.them_count[frame]):
        offer(g, choices.OPTION_CARD, g.them[frame, index], 0)
    answer = decide(g, t)
    if answer >= 0:
        card = g.option_card[answer]
        split_shield(g, card)
        move_card(g, t, card, zones.DECK)
    g.them_count[frame] = 0
    g.frame_looker[frame] = 0


@cold
def put_under_a_shield(g: Game, t: Tables, frame: int, step: int, number: int) -> None:
    """The player puts top cards of their deck, face down, under one of their shields (113.2)."""
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    up_to = t.step_up_to[step] != 0
    shield = choose_shield(g, t, player, player, g.frame_card[frame])
    for _ in range(number if shield >= 0 else 0):
        if up_to and not agrees(g, t, choices.ASK_MAY, player, g.frame_card[frame], verbs.NO_VERB):
            return
        before = g.zone_count[player, zones.SHIELD]
        if top_card_to(g, t, player, zones.SHIELD) < 0:
            return
        join_new_shields(g, player, before, shield)
        g.frame_done[frame] += 1
        g.frame_affected[frame] = g.frame_done[frame]
    if t.step_how[step] == programs.ONE_BACK and g.frame_done[frame] > 0:
        take_from_shield(g, t, frame, shield)


@cold
def newest_shield(g: Game, player: int) -> Card:
    """The shield of the player that has come last, or -1."""
    newest = NO_CARD
    for index in range(g.zone_count[player, zones.SHIELD]):
        shield = g.zone_cards[player, zones.SHIELD, index]
        if newest < 0 or g.object[shield] > g.object[newest]:
            newest = shield
    return newest


@cold
def put_onto_newest_shield(g: Game, t: Tables, player: int) -> None:
    """The top card of the player's deck is put face up onto the shield that has been put there last (113.2)."""
    newest = newest_shield(g, player)
    before = g.zone_count[player, zones.SHIELD]
    if newest >= 0 and top_card_to(g, t, player, zones.SHIELD_FACE_UP) >= 0:
        join_new_shields(g, player, before, newest)


@cold
def shieldify_this(g: Game, t: Tables, frame: int) -> None:
    """The spell that is being resolved is put into its owner's shields face down, now and not after it (113.3)."""
    card = g.frame_card[frame]
    g.frame_done[frame] = 0
    if g.zone[card] == zones.NOWHERE and g.object[card] == g.frame_object[frame]:
        move_card(g, t, card, zones.SHIELD)
        g.frame_done[frame] = 1


@rule
def is_face_up_shield_card(g: Game, card: Card, player: int) -> bool:
    """Whether it is a card of the player's shields, and no castle, that lies face up."""
    return g.zone[card] == zones.SHIELD and g.face_up[card] != 0 and owner(card) == player and not fortifies(g, card)


@cold
def offer_face_up(g: Game, player: int) -> int:
    """Offer the face-up cards of the player's shields; how many there are."""
    count = 0
    for slot in range(SEAT):
        card = card_of(player, slot)
        if is_face_up_shield_card(g, card, player):
            offer(g, choices.OPTION_CARD, card, 0)
            count += 1
    return count


@cold
def turn_cards_face_down(g: Game, t: Tables, frame: int, number: int) -> None:
    """The player turns this many face-up cards of their shields face down; nothing happens if there are too few."""
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    for left in range(number, 0, -1):
        ask(g, choices.ASK_SELECT, player, g.frame_card[frame], verbs.NO_VERB)
        if offer_face_up(g, player) < left:
            return
        answer = decide(g, t)
        if answer < 0:
            return
        card = g.option_card[answer]
        g.face_up[card] = 0
        g.face_up_count -= 1
        note(g, log.FACE_UP, player, card, 1, 0)
    rebuild_statics(g, t)
    g.frame_done[frame] = 1


@cold
def give_face_up_card(g: Game, t: Tables, player: int, source: Card) -> None:
    """The player puts a face-up card of any shield zone, a castle too, into its owner's graveyard."""
    ask(g, choices.ASK_SELECT, player, source, verbs.TO_GRAVEYARD)
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if g.zone[card] == zones.SHIELD and g.face_up[card] != 0:
                offer(g, choices.OPTION_CARD, card, 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    if answer < 0:
        return
    card = g.option_card[answer]
    if fortifies(g, card):
        move_shield(g, t, card, zones.GRAVEYARD, alone=False)
        return
    split_shield(g, card)
    move_card(g, t, card, zones.GRAVEYARD)


@rule
def is_of_shield(g: Game, card: Card, shield: Card) -> bool:
    """Whether the card belonged to this fortified shield before the shield check that it came from."""
    return g.shield_trigger[card] >> declared.FROM_FORTIFIED == shield + 1


@rule
def trigger_is_open(g: Game, shield: Card) -> bool:
    """Whether a shield trigger of the cards of this shield, which has left, has been declared and not used yet."""
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        if kind == frames.SHIELD_CHECK:
            for index in range(g.rest_count[frame]):
                if is_of_shield(g, g.rest[frame, index], shield):
                    return True
        elif (kind == frames.USE or kind == frames.SPELL) and g.frame_by_trigger[frame] != 0:
            if is_of_shield(g, g.frame_card[frame], shield):
                return True
    return False


@cold
def raze_castles(g: Game, t: Tables) -> None:
    """Castles whose shield has left go to the graveyard, right after its shield trigger was used (304.3, 703.4k)."""
    waiting = 0
    for side in range(2):
        for slot in range(SEAT):
            castle = card_of(side, slot)
            if not fortifies(g, castle):
                continue
            shield = shield_under(g, castle)
            # A shield that was a castle may be one by now: its shield trigger has been used.
            if real_zone(g, shield) == zones.SHIELD and not fortifies(g, shield):
                continue
            if trigger_is_open(g, shield):
                waiting = 1
                continue
            detach(g, castle)
            move_card(g, t, castle, zones.GRAVEYARD)
    g.castles_adrift = waiting
