"""What lies on, under or next to a card: linking, unlinking, and seals (116, 701.23-25).

Nothing else writes the table of links; `sim.engine.facts.links` reads it.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import has_keyword, rebuild_statics
from sim.engine.facts.descriptions import civilizations, kind_fits, plainly_holds, prints_keyword
from sim.engine.facts.identity import ignored, is_creature
from sim.engine.facts.links import (
    attached_to,
    card_under,
    count_under,
    crossed_creature,
    first_linked,
    fortifies,
    is_beside,
    is_sealed,
    next_linked,
    top_of,
)
from sim.engine.facts.permissions import is_held, prohibited, shield_stays
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import acts, card_types, choices, events, keywords, links, log, statics, tags, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, NO_OBJECT, Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.lasting import transfer_continuous
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import (
    append,
    arrive,
    bound_for,
    is_deck,
    leave_for_another,
    move_card,
    new_object,
    next_of_deck,
    note_replaced,
    put_back,
    set_aside,
    take_out,
)

UNSEALABLE: Final = in_word(keywords.CANT_BE_SEALED)
LIBERATES_ITSELF: Final = in_word(keywords.LIBERATES)


# --- Any link ---
@rule
def attach(g: Game, card: Card, host: Card, link: int) -> None:
    """Link a card that is linked to nothing to another one; the list of the host stays in the order of the cards."""
    before = -1
    after = first_linked(g, host, link)
    while after >= 0 and after < card:
        before = after
        after = next_linked(g, after)
    if before < 0:
        g.linked[host, link] = card
    else:
        g.next_linked[before] = card
    g.next_linked[card] = after
    g.host[card] = host
    g.link_kind[card] = link


@rule
def detach(g: Game, card: Card) -> None:
    """Unlink a card from the card that it is linked to."""
    host = g.host[card]
    link = g.link_kind[card]
    after = next_linked(g, card)
    if first_linked(g, host, link) == card:
        g.linked[host, link] = after
    else:
        before = first_linked(g, host, link)
        while next_linked(g, before) != card:
            before = next_linked(g, before)
        g.next_linked[before] = after
    g.next_linked[card] = NO_CARD
    g.host[card] = NO_CARD


@rule
def lift_off(g: Game, card: Card) -> Card:
    """Take a card off the card directly under it. Return that card, or -1."""
    under = card_under(g, card)
    if under >= 0:
        detach(g, under)
    return under


@rule
def move_shield(g: Game, t: Tables, shield: Card, zone: zones.Zone, alone: bool) -> None:
    """Move a shield, with all its cards, to a zone other than the hand; or a castle, which leaves its shield.

    A card of a shield that is meant alone leaves the others there (113.2a).
    """
    if is_held(g, t, shield):
        return
    if fortifies(g, shield):
        detach(g, shield)
    elif shield_stays(g, t, shield):
        note_replaced(g, shield, zone, zones.SHIELD)
        return
    elif alone:
        split_shield(g, shield)
    while shield >= 0:
        under = lift_off(g, shield)
        move_card(g, t, shield, zone)
        shield = under


@cold
def join_shield(g: Game, card: Card, shield: Card) -> None:
    """Put a shield of one card on another shield: they are one shield (113.2).

    The shield stays the same one. Nothing that happens to a shield depends on the order of its cards.
    """
    take_out(g, card)
    rest = lift_off(g, shield)
    attach(g, card, shield, links.UNDER)
    if rest >= 0:
        attach(g, rest, card, links.UNDER)


@cold
def split_shield(g: Game, card: Card) -> None:
    """Take a single card out of its shield; the others stay, in the same place, with the castles on them (113.2a)."""
    if g.host[card] >= 0:
        pull_out(g, card)
        return
    rest = lift_off(g, card)
    if rest < 0:
        return
    g.life_of[rest] = g.life_of[card]
    g.life_of[card] = 0
    place = g.place[card]
    g.zone_cards[owner(card), zones.SHIELD, place] = rest
    g.place[rest] = place
    g.place[card] = -1
    castle = first_linked(g, card, links.FORTIFIES)
    while castle >= 0:
        detach(g, castle)
        attach(g, castle, rest, links.FORTIFIES)
        castle = first_linked(g, card, links.FORTIFIES)


@cold
def set_aside_from_shield(g: Game, card: Card) -> None:
    """Make a single card of a shield pending; it remembers another card of that shield (`was_under`)."""
    other = g.host[card] if g.host[card] >= 0 else card_under(g, card)
    split_shield(g, card)
    set_aside(g, card)
    g.was_under[card] = g.object[other] if other >= 0 else 0


@cold
def rejoin_shield(g: Game, card: Card) -> None:
    """A card of a shield that has not moved after all is still a part of that shield (409.2, 113.2)."""
    side = owner(card)
    for index in range(g.zone_count[side, zones.SHIELD]):
        shield = g.zone_cards[side, zones.SHIELD, index]
        part = shield
        while part >= 0 and g.object[part] != g.was_under[card]:
            part = card_under(g, part)
        if part >= 0:
            join_shield(g, card, shield)
            return


@rule
def set_single_aside(g: Game, card: Card) -> None:
    """Make a single card pending; one of a shield remembers its shield."""
    if g.zone[card] == zones.SHIELD:
        set_aside_from_shield(g, card)
    else:
        set_aside(g, card)


@rule
def put_single_back(g: Game, card: Card) -> None:
    """Put a single card that does not move after all back where it was, one of a shield into its shield."""
    put_back(g, card)
    if g.zone[card] == zones.SHIELD:
        rejoin_shield(g, card)


@rule
def pull_out(g: Game, card: Card) -> None:
    """Take a card out from under another one; the cards under it stay, directly under that one."""
    above = g.host[card]
    under = lift_off(g, card)
    detach(g, card)
    if under >= 0:
        attach(g, under, above, links.UNDER)


@cold
def come_out(g: Game, t: Tables, card: Card) -> None:
    """A card under a creature becomes pending, to be put into the battle zone by itself (409.1a); the rest stays."""
    host = top_of(g, card)
    pull_out(g, card)
    new_object(g, card)
    append(g, card, zones.NOWHERE)
    g.came_from[card] = zones.BATTLE
    settle_variant(g, t, host)
    rebuild_statics(g, t)
    fire(g, t, events.CARDS_UNDER_CHANGE, host, 0)


# --- What a card is, where that depends on what lies under it or on a condition ---
@rule
def settle_variant(g: Game, t: Tables, card: Card) -> bool:
    """Let a card be what it is now: an evolution creature or none (802.2, 802.3, 802.4); whether that changed."""
    return t.variant[g.kind[card]] >= 0 and varies(g, t, card)


@cold
def varies(g: Game, t: Tables, card: Card) -> bool:
    """Let a card of two kinds be what it is now, in special cases the later of them; whether that changed."""
    kind = g.kind[card]
    plain = min(kind, t.variant[kind])
    special = card_under(g, card) >= 0
    if t.variant_unless[plain] >= 0:
        # 116.2a: sealed as a creature it is ignored, and with it the text that would make it none.
        if ignored(g, t, card):
            return False
        special = not plainly_holds(g, t, t.variant_unless[plain], owner(card), card, 0)
    now = max(kind, t.variant[kind]) if special else plain
    if now == kind:
        return False
    g.kind[card] = now
    if is_beside(g, card) and not is_creature(g, t, card):
        let_go_of_gears(g, card)
    return True


# --- Cross gears (303) and weapons (305), which lie in the battle zone next to their creature, and auras (310) ---
@rule
def let_go(g: Game, card: Card) -> int:
    """A creature that leaves is parted from what it is crossed and equipped with; or such a card from its creature.

    Cross gears stay (303.5), and weapons leave without it (305.3). Return the object of the creature that a gear was
    crossed with, or 0. A gear remembers it (`was_under`). Auras that are still there are attached to nothing (310.5).
    """
    if not is_beside(g, card):
        return 0
    if first_linked(g, card, links.ATTACHED_TO) >= 0 or attached_to(g, card) >= 0:
        drop_auras(g, card)
    let_go_of_gears(g, card)
    creature = g.host[card]
    if creature < 0 or (g.link_kind[card] != links.CROSSED and g.link_kind[card] != links.EQUIPPED):
        return 0
    crossed = g.link_kind[card] == links.CROSSED
    detach(g, card)
    return g.object[creature] if crossed else 0


@rule
def pass_on(g: Game, card: Card, other: Card) -> None:
    """What lay next to the card lies next to the other one, which is that creature or gear from now on (item 7B.13).

    Its auras lie on that one (310.7).
    """
    if not is_beside(g, card):
        return
    for link in range(links.EQUIPPED, links.ATTACHED_TO + 1):
        while first_linked(g, card, link) >= 0:
            beside = first_linked(g, card, link)
            detach(g, beside)
            attach(g, beside, other, link)
    creature = crossed_creature(g, card)
    if creature >= 0:
        detach(g, card)
        attach(g, other, creature, links.CROSSED)


@cold
def let_go_of_gears(g: Game, card: Card) -> None:
    """Part a card from the gears and weapons of the creature that it was: they stay where they are (303.5, 305.3)."""
    while first_linked(g, card, links.EQUIPPED) >= 0:
        detach(g, first_linked(g, card, links.EQUIPPED))
    while first_linked(g, card, links.CROSSED) >= 0:
        gear = first_linked(g, card, links.CROSSED)
        detach(g, gear)
        g.was_under[gear] = g.object[card]


@cold
def gather_auras(g: Game, card: Card) -> int:
    """Begin `g.pile` with the auras of a creature, the newest first: they lie on top of it (310.6); how many."""
    count = 0
    last = g.next_object
    while True:
        newest = NO_CARD
        aura = first_linked(g, card, links.ATTACHED_TO)
        while aura >= 0:
            if g.object[aura] < last and (newest < 0 or g.object[aura] > g.object[newest]):
                newest = aura
            aura = next_linked(g, aura)
        if newest < 0:
            return count
        g.pile[count] = newest
        count += 1
        last = g.object[newest]


@cold
def drop_auras(g: Game, card: Card) -> None:
    """The auras of a card that is no creature any more are attached to nothing (310.5); it may be one itself."""
    if attached_to(g, card) >= 0:
        detach(g, card)
    while first_linked(g, card, links.ATTACHED_TO) >= 0:
        detach(g, first_linked(g, card, links.ATTACHED_TO))
        g.astray += 1
        g.unsettled = 1


# --- Cards that are put under a creature (403.4a) ---
@cold
def lay_under(g: Game, t: Tables, card: Card, host: Card) -> None:
    """Put a creature of the battle zone at the bottom of another one: it is no creature any more, but a part of it.

    Its auras go there with it (310.8b), and lie above it as they did (310.6).
    """
    note(g, log.MOVE, owner(card), card, zones.BATTLE, zones.BATTLE)
    bottom = host
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    for index in range(gather_auras(g, card) if t.any_auras != 0 else 0):
        aura = g.pile[index]
        detach(g, aura)
        take_out(g, aura)
        g.object[aura] = g.object[host]
        attach(g, aura, bottom, links.UNDER)
        bottom = aura
    let_go(g, card)
    take_out(g, card)
    attach(g, card, bottom, links.UNDER)
    while card >= 0:
        g.object[card] = g.object[host]
        if t.god_bits[g.kind[card]] != 0:
            g.kind[card] = g.printed[card]  # linked with nothing
        card = card_under(g, card)
    settle_variant(g, t, host)
    rebuild_statics(g, t)


@cold
def put_under(g: Game, t: Tables, card: Card, host: Card) -> None:
    """Put a card of another zone at the bottom of a creature, of which it is a part then (801.2).

    A creature of the battle zone is put there with all that lies under it, and does not leave that zone (403.4a).
    """
    if g.zone[card] == zones.BATTLE:
        before = count_under(g, host)
        lay_under(g, t, card, host)
        fire(g, t, events.CARDS_UNDER_CHANGE, host, count_under(g, host) - before)
        return
    if g.zone[card] == zones.DECK and bound_for(g, t, card, zones.BATTLE) != zones.BATTLE:
        move_card(g, t, card, zones.GRAVEYARD)
        return
    note(g, log.MOVE, owner(card), card, g.zone[card], zones.BATTLE)
    leave_for_another(g, t, card, g.zone[card])
    take_out(g, card)
    new_object(g, card)
    g.zone[card] = zones.BATTLE
    g.sick[card] = 1
    g.object[card] = g.object[host]
    bottom = host
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    attach(g, card, bottom, links.UNDER)
    settle_variant(g, t, host)
    rebuild_statics(g, t)
    fire(g, t, events.CARDS_UNDER_CHANGE, host, 1)


# --- Seals (116) ---
@rule
def drop_seals(g: Game, t: Tables, card: Card) -> None:
    """The seals of a card that has left go to their owner's graveyard."""
    while is_sealed(g, card):
        seal = first_linked(g, card, links.SEAL)
        detach(g, seal)
        arrive(g, t, seal, bound_for(g, t, seal, zones.GRAVEYARD))


@rule
def put_seal(g: Game, t: Tables, card: Card) -> Card:
    """The owner puts the top card of the deck face down on the card, in the battle zone (116.1, 116.3, 701.24).

    Return the seal, or -1 if there is none.
    """
    player = owner(card)
    if has_keyword(g, t, card, UNSEALABLE):
        return NO_CARD
    top = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    if top < 0:
        return NO_CARD
    seal = g.zone_cards[player, zones.DECK, top]
    if bound_for(g, t, seal, zones.BATTLE) != zones.BATTLE:
        move_card(g, t, seal, zones.GRAVEYARD)
        return NO_CARD
    take_out(g, seal)
    new_object(g, seal)
    g.zone[seal] = zones.BATTLE
    # 116.2a, 605.2e: a creature that is sealed is gone for the effects on it, and has not come back for them later.
    if not ignored(g, t, card) and is_creature(g, t, card):
        transfer_continuous(g, g.object[card], NO_OBJECT)
    attach(g, seal, card, links.SEAL)
    note(g, log.SEALED, player, NO_CARD, card, 0)
    return seal


@rule
def take_seal(g: Game, t: Tables, seal: Card, zone: zones.Zone) -> None:
    """A seal leaves the battle zone (701.23a); a creature without seals is no longer ignored (116.2)."""
    card = g.host[seal]
    corner = -g.was_under[seal]
    detach(g, seal)
    to = bound_for(g, t, seal, zone)
    note(g, log.UNSEALED, owner(seal), seal, card, zones.DECK if is_deck(to) else to)
    arrive(g, t, seal, to)
    rebuild_statics(g, t)
    fire(g, t, events.SEAL_LEAVES, card, corner)
    if not is_sealed(g, card):
        if prints_keyword(t, g.kind[card], LIBERATES_ITSELF):
            liberate(g, t, card)
        fire(g, t, events.LAST_SEAL_LEAVES, card, 0)


@rule
def remove_seal(g: Game, t: Tables, card: Card) -> None:
    """One seal of the card goes to its owner's graveyard (701.23b)."""
    # Nobody may look at seals: it makes no difference which one goes.
    last = first_linked(g, card, links.SEAL)
    seal = last
    while seal >= 0:
        if g.object[seal] > g.object[last]:
            last = seal
        seal = next_linked(g, seal)
    if last >= 0:
        take_seal(g, t, last, zones.GRAVEYARD)


@rule
def unseal_for_command(g: Game, t: Tables, command: Card, summoned: bool) -> None:
    """A Command entered: its owner removes a seal from a card that shares a civilization (116.4, 703.4j).

    The Command has what abilities give it as it enters (608.3c); a sealed card has what is printed on it (116.2a).
    """
    player = owner(command)
    civs = civilizations(g, t, command)
    if at_work(g, statics.LIMITS_UNSEALING) and not may_unseal(g, t, command, summoned):
        return
    ask(g, choices.ASK_SEAL, player, command, verbs.NO_VERB)
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if is_sealed(g, card) and (t.civilizations[g.kind[card]] & civs) != 0:
            if (t.types[g.kind[card]] & card_types.FINAL) != 0:
                offer_corners(g, card)
            elif not prohibited(g, t, player, acts.UNSEAL, g.kind[card]):
                offer(g, choices.OPTION_CARD, card, 0)
    if g.option_count > 0:
        answer = decide(g, t)
        if answer >= 0:
            g.unsealed[player] += 1
            if g.option_number[answer] != 0:
                take_seal(g, t, seal_at(g, g.option_card[answer], g.option_number[answer]), zones.GRAVEYARD)
            else:
                remove_seal(g, t, g.option_card[answer])


# --- The final forbidden field, with a seal at each of its corners ---
@rule
def seal_at(g: Game, card: Card, corner: int) -> Card:
    """The seal at this corner of the card, or -1."""
    seal = first_linked(g, card, links.SEAL)
    while seal >= 0 and g.was_under[seal] != -corner:
        seal = next_linked(g, seal)
    return seal


@cold
def offer_corners(g: Game, card: Card) -> None:
    """Offer the seals of the field by their corners, and one that lies anywhere on it."""
    for corner in range(1, links.CORNERS + 1):
        if seal_at(g, card, corner) >= 0:
            offer(g, choices.OPTION_CARD, card, corner)
    if seal_at(g, card, 0) >= 0:
        offer(g, choices.OPTION_CARD, card, 0)


@cold
def lay_out_cores(g: Game, t: Tables, field: Card, first: Card) -> None:
    """Link the cores of a final forbidden field with it as the game starts (309.1-2); they are the next cards."""
    bottom = field
    for number in range(links.CORNERS):
        core: Card = first + number  # type: ignore[assignment]
        g.printed[core] = t.cell[g.printed[field]]
        new_object(g, core)
        g.zone[core] = zones.BATTLE
        attach(g, core, bottom, links.UNDER)
        bottom = core


@cold
def seal_corners(g: Game, t: Tables, field: Card) -> None:
    """Put a seal at each corner of the field as the game starts."""
    for corner in range(1, links.CORNERS + 1):
        seal = put_seal(g, t, field)
        if seal >= 0:
            g.was_under[seal] = -corner


@cold
def limited_by(g: Game, t: Tables, player: int) -> int:
    """The number of the static ability at work that says when seals of the player leave, or -1."""
    for at in range(g.static_count):
        row = g.static_row[at]
        if t.static_head[row] == statics.LIMITS_UNSEALING and g.static_player[at] == player:
            return at
    return -1


@cold
def may_unseal(g: Game, t: Tables, command: Card, summoned: bool) -> bool:
    """Whether a Command may remove a seal although the player's field limits that, to one each turn."""
    player = owner(command)
    at = limited_by(g, t, player)
    if at < 0:
        return True
    frame = g.depth - 1
    row = g.frame_trigger[frame] if frame >= 0 else -1
    by_zero = row >= 0 and t.trigger_tag[row] == tags.ZERO and g.frame_card[frame] == command
    fits = kind_fits(t, t.static_filter[g.static_row[at]], g.kind[command])
    return g.unsealed[player] == 0 and (summoned or by_zero) and fits


@cold
def seal_stays(g: Game, t: Tables, seal: Card, zone: zones.Zone) -> bool:
    """Whether something keeps an effect from moving the seal to the zone (101.2)."""
    player = owner(seal)
    if at_work(g, statics.LIMITS_UNSEALING) and limited_by(g, t, player) >= 0:
        return True
    return zone == zones.GRAVEYARD and prohibited(g, t, player, acts.UNSEAL, g.kind[g.host[seal]])


@rule
def liberate(g: Game, t: Tables, card: Card) -> None:
    """Forbidden Liberation: flip the card to its creature side (701.25, 809.1); it does not enter (item 7I.06)."""
    other = t.other_face[g.kind[card]]
    if other < 0:
        return
    before = g.kind[card]
    g.kind[card] = other
    g.sick[card] = 0
    note(g, log.FLIP, owner(card), card, 0, before)
    rebuild_statics(g, t)
    fire(g, t, events.LIBERATED, card, 0)
