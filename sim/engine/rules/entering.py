"""Cards entering the battle zone, by themselves or on others (401, 409, 609, 801)."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import has_keyword, rebuild_statics
from sim.engine.facts.descriptions import (
    ability_for,
    is_command,
    kind_fits,
    plain_amount,
    plainly_fits,
    plainly_holds,
    printed_keywords_fit,
)
from sim.engine.facts.events import is_listened_to, waits_for, watches
from sim.engine.facts.evolution import (
    base_slots,
    base_zone,
    can_be_base,
    fits_use,
    has_base,
    has_free_slot,
    pack_count,
    slots_filled,
)
from sim.engine.facts.identity import element_kind, has_orientation, is_creature, is_neo
from sim.engine.facts.links import card_under
from sim.engine.facts.permissions import can_be_charged, can_be_put, deck_is_watched
from sim.engine.facts.possible import can_be_destroyed, can_be_discarded
from sim.engine.facts.sets import is_any_of
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    acts,
    card_marks,
    card_types,
    choices,
    course,
    durations,
    entering,
    events,
    faults,
    frames,
    keywords,
    lasting,
    links,
    log,
    programs,
    replaced,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import PILE, SEAT, USES, Game, fail, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.frames import push
from sim.engine.rules.lasting import add_continuous, become_part, end_next_costs_less
from sim.engine.rules.linking import offer_links
from sim.engine.rules.links import (
    attach,
    let_go,
    limited_by,
    pass_on,
    put_seal,
    settle_variant,
    unseal_for_command,
)
from sim.engine.rules.standby import fire, trigger_card
from sim.engine.rules.zones import (
    append,
    arrive,
    bound_for,
    goes_otherwise,
    is_spared,
    leave_for_another,
    leave_shields,
    move_card,
    new_object,
    next_of_deck,
    note_replaced,
    put_back,
    real_zone,
    rejoins_deck,
    take_out,
    top_card_to,
)

SHIELD_FORCE: Final = in_word(keywords.SHIELD_FORCE)
FROM_DECK: Final = in_word(events.FROM_DECK)
ITS_ABILITY_TRIGGERS: Final = in_word(events.ITS_ABILITY_TRIGGERS)
MAY_ENTER_TAPPED: Final = in_word(keywords.MAY_ENTER_TAPPED)


# --- Entering the battle zone ---
@rule
def put_on(g: Game, base: Card) -> None:
    """The next card that enters is put on this one as well, below those named before (801.1b)."""
    if g.base_count >= PILE:
        fail(g, faults.SELECTION_FULL)
        return
    g.bases[g.base_count] = base
    g.base_count += 1


@rule
def is_put_on(g: Game, base: Card) -> bool:
    """Whether the next card that enters is put on this one."""
    for index in range(g.base_count):
        if g.bases[index] == base:
            return True
    return False


ANY_WAY = -2  # instead of the row of a way of using a card: it is put by an effect


@rule
def choose_bases(g: Game, t: Tables, card: Card) -> bool:
    """The owner chooses what an evolution creature is put on, when an effect puts it; False if it cannot be."""
    return choose_bases_for_use(g, t, card, ANY_WAY)


@cold
def choose_base_of_deck(g: Game, t: Tables, card: Card) -> bool:
    """Deck Evolution: the owner reveals top cards of the deck, one of which the card is put on (docs/keywords.md).

    If none of them fits, the card goes to the hand, from wherever it would have been put; False then.
    """
    player = owner(card)
    number = t.evolution_many[g.kind[card]]
    most = 1 if at_work(g, statics.SHOWS_TOP) and deck_is_watched(g, t, player) else number
    revealed = 0
    at = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    while at >= 0 and revealed < most:
        g.pile[revealed] = g.zone_cards[player, zones.DECK, at]
        revealed += 1
        note(g, log.REVEAL, player, g.zone_cards[player, zones.DECK, at], zones.DECK, 0)
        at = next_of_deck(g, t, player, at)
    ask(g, choices.ASK_BASE, player, card, verbs.NO_VERB)
    for index in range(revealed):
        if slots_filled(g, t, card, g.pile[index]) != 0:
            offer(g, choices.OPTION_CARD, g.pile[index], 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    if g.stopped != course.RUNNING:
        return False
    chosen = g.option_card[answer] if answer >= 0 else NO_CARD
    for index in range(revealed):
        if number > 1 and g.pile[index] != chosen:
            move_card(g, t, g.pile[index], zones.GRAVEYARD)
    if chosen >= 0:
        put_on(g, chosen)
        return True
    if real_zone(g, card) != zones.HAND:
        move_card(g, t, card, zones.HAND)
    g.came_from[card] = zones.HAND
    return False


@rule
def choose_bases_for_use(g: Game, t: Tables, card: Card, row: int) -> bool:
    """The owner chooses what an evolution creature is put on, from the top down (801.1b); False if it cannot be.

    A card that is put on nothing needs no choice, and a neo creature may be put on nothing (802.1). `row` is that of
    the way in which it is used, -1 if its cost is paid.
    """
    g.base_count = 0
    slots = base_slots(t, g.kind[card])
    if slots == 0:
        return True
    if not has_base(g, t, card):
        return False
    player = owner(card)
    taken = 0
    by_way = t.any_way_base != 0 and row != ANY_WAY
    zone = base_zone(t, g.kind[card])
    optional = is_neo(t, g.kind[card]) and (row < 0 or t.way_base[row] < 0)
    if zone == zones.DECK:
        return choose_base_of_deck(g, t, card)
    many = t.evolution_many[g.kind[card]] != 0
    least = t.way_bases[row] if row >= 0 else 0
    most = t.way_most_bases[row] if least > 0 else SEAT
    while g.base_count < slots or (many and g.base_count < most):
        # Every slot has a creature, and every creature chosen has a slot: then one assignment does both.
        ask(g, choices.ASK_BASE, player, card, verbs.NO_VERB)
        if optional or (many and g.base_count >= max(least, 1)):
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zone]):
            base = g.zone_cards[player, zone, index]
            bits = slots_filled(g, t, card, base)
            if bits == 0 or base == card or not can_be_base(g, t, base) or is_put_on(g, base):
                continue
            if by_way and not fits_use(g, t, card, row, base):
                continue
            if many or has_free_slot(slots, taken + pack_count(bits)):
                offer(g, choices.OPTION_CARD, base, 0)
        answer = decide(g, t)
        if answer < 0:
            g.base_count = 0
            return False
        if g.option_what[answer] == choices.OPTION_NO:
            return True
        chosen = g.option_card[answer]
        taken += pack_count(slots_filled(g, t, card, chosen))
        put_on(g, chosen)
    return True


@rule
def is_put_so(g: Game, card: Card, how: int, which: int) -> bool:
    """Whether the card is put in one of the ways that a static ability names; 0 names all of them."""
    if which == 0:
        return True
    if (which & acts.PUT_FROM_ELSEWHERE) != 0:
        return real_zone(g, card) != zones.HAND
    if how != entering.BY_USE:
        return True
    if (which & acts.PUT_FOR_NO_COST) != 0:
        return g.used_for_no_cost != 0
    return (which & acts.PUT_WITHOUT_MANA) != 0 and g.tapped_no_mana != 0


@rule
def changes_entry(g: Game, t: Tables, index: int, head: statics.Head, card: Card, how: int) -> bool:
    """Whether the static ability at work number `index` has this head, and changes how the creature enters (110.4f)."""
    row = g.static_row[index]
    source = g.static_card[index]
    holder = g.static_player[index]
    return (
        t.static_head[row] == head
        and is_put_so(g, card, how, t.static_acts[row])
        and plainly_fits(g, t, t.static_filter[row], card, holder, source, holder)
        and printed_keywords_fit(t, t.static_filter[row], element_kind(t, g.kind[card]))
        and plainly_holds(g, t, t.static_condition[row], holder, source, 0)
        and min(t.cost[element_kind(t, g.kind[card])], statics.NO_COST_IS_TOO_MUCH - 1)
        < plain_amount(g, t, t.static_most_cost[row], holder, source, 0)
    )


@cold
def finds_change_of_entry(g: Game, t: Tables, head: statics.Head, card: Card, how: int) -> bool:
    """Whether a static ability with this head changes how, or where, the creature enters, where one might."""
    for index in range(g.static_count):
        if changes_entry(g, t, index, head, card, how):
            return True
    return False


@rule
def entry_is_changed(g: Game, t: Tables, head: statics.Head, card: Card, how: int) -> bool:
    """Whether a static ability with this head changes how, or where, the creature enters (110.4f)."""
    return at_work(g, head) and finds_change_of_entry(g, t, head, card, how)


@rule
def goes_elsewhere(g: Game, t: Tables, card: Card, how: int) -> bool:
    """Whether the card would be put into the graveyard, or the mana zone, instead of entering (609.4)."""
    return entry_is_changed(g, t, statics.PUT_TO_GRAVEYARD, card, how)


@rule
def place_instead(t: Tables, row: int) -> zones.Zone:
    """Where the static ability sends a card that would enter: mana zone, bottom of the deck, or else the graveyard."""
    zone = t.static_zone[row]
    return zone if zone == zones.MANA or zone == zones.DECK_BOTTOM else zones.GRAVEYARD


@cold
def what_sends_elsewhere(g: Game, t: Tables, card: Card, how: int) -> int:
    """The number at work of the static ability that sends the card elsewhere instead of entering (609.4).

    The turn player's abilities come first, and of several a player picks one (609.8), if they do different things.
    """
    first = -1
    for side in range(2):
        holder = g.turn_player if side == 0 else 1 - g.turn_player
        ask(g, choices.ASK_REPLACE, holder, card, verbs.PUT_INTO_BATTLE)
        places = 0
        for index in range(g.static_count):
            if g.static_player[index] != holder or not changes_entry(g, t, index, statics.PUT_TO_GRAVEYARD, card, how):
                continue
            first = index if first < 0 else first
            row = g.static_row[index]
            place = place_instead(t, row)
            alone = t.static_program[row] != programs.NO_PROGRAM
            if alone or ((places >> place) & 1) == 0:
                offer(g, choices.OPTION_CARD, g.static_card[index], index)
                places |= 0 if alone else 1 << place
        if g.option_count > 0:
            answer = decide(g, t)
            return g.option_number[answer] if answer >= 0 else first
    return first


@rule
def lay_on_bases(g: Game, t: Tables, card: Card, evolves: bool) -> None:
    """Lay a card that is in no zone on its bases (701.15), or by itself if it has none.

    It is the same creature as every base in the battle zone (801.2): it takes over their object, orientation, attacks
    and breaks. Cards from other zones come along. A base that is a pile stays one, in its order (403.4), under or on
    the others. A card that does not evolve them is a new creature, and they are no longer creatures.
    """
    # Over 60 lines: a branch for each place where a base may lie.
    player = owner(card)
    count = g.base_count
    g.base_count = 0
    same = -1
    bottom = card
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    for index in range(count):
        base = g.bases[index]
        if g.zone[base] == zones.BATTLE:
            if evolves:
                pass_on(g, base, card)
            else:
                let_go(g, base)
        if g.zone[base] != zones.BATTLE:
            leave_for_another(g, t, base, g.zone[base])
            take_out(g, base)
            new_object(g, base)
            g.zone[base] = zones.BATTLE
            g.sick[base] = 1  # it came this turn (801.4c)
            g.object[base] = 0  # that of the whole, once it is known
        elif not evolves:
            take_out(g, base)
            g.object[base] = 0
        elif same < 0:
            same = base
            place = g.place[base]
            g.zone_cards[player, zones.BATTLE, place] = card
            g.place[card] = place
            g.place[base] = -1
            g.zone[card] = zones.BATTLE
            g.object[card] = g.object[base]
            g.tapped[card] = g.tapped[base]
            g.attacks[card] = g.attacks[base]
            g.breaks[card] = g.breaks[base]
        else:
            take_out(g, base)
            become_part(g, g.object[base], g.object[card])
            # 801.2b: tapped if one of them is.
            g.tapped[card] |= g.tapped[base]
            g.attacks[card] += g.attacks[base]
            g.breaks[card] += g.breaks[base]
        attach(g, base, bottom, links.UNDER)
        while card_under(g, bottom) >= 0:
            bottom = card_under(g, bottom)
            if not evolves:
                g.object[bottom] = 0
    if same < 0:
        append(g, card, zones.BATTLE)
    under = card_under(g, card)
    while under >= 0:
        if g.object[under] == 0:
            g.object[under] = g.object[card]
        under = card_under(g, under)


@cold
def bases_evolve(g: Game, t: Tables, how: int) -> None:
    """What a card will be laid on evolves, creature or tamaseed: its abilities trigger while it is seen (603.5)."""
    for index in range(g.base_count):
        base = g.bases[index]
        if g.zone[base] == zones.BATTLE and (t.types[g.kind[base]] & (card_types.CREATURE | card_types.TAMASEED)) != 0:
            fire(g, t, events.EVOLVES, base, how)


@cold
def enter_sealed(g: Game, t: Tables, card: Card) -> None:
    """Put seals on an impulse as it is put into the battle zone (items 7I.01-02)."""
    for _ in range(t.enters_sealed[g.kind[card]]):
        put_seal(g, t, card)


@cold
def choose_force(g: Game, t: Tables, card: Card) -> Card:
    """The shield that the player chooses for the creature as it is put, or none: Shield Force (docs/keywords.md)."""
    player = owner(card)
    ask(g, choices.ASK_SELECT, player, card, verbs.FORTIFY)
    offer(g, choices.OPTION_NO, NO_CARD, 0)
    for index in range(g.zone_count[player, zones.SHIELD]):
        offer(g, choices.OPTION_CARD, g.zone_cards[player, zones.SHIELD, index], 0)
    answer = decide(g, t) if g.option_count > 1 else -1
    return g.option_card[answer] if answer >= 0 else NO_CARD


@cold
def send_cells(g: Game, t: Tables) -> None:
    """What a King Creature goes to instead of the battle zone, the cells that would lie under it go to as well."""
    for index in range(g.base_count):
        move_card(g, t, g.bases[index], zones.GRAVEYARD)


@cold
def note_put(g: Game, player: int, kind: Kind) -> None:
    """Note that the player has put a card of this kind, the first or a later one of this turn."""
    word = kind >> 5
    bit = 1 << (kind & 31)
    g.put_again[player, word] |= g.put_kinds[player, word] & bit
    g.put_kinds[player, word] |= bit


@rule
def announce_abilities(g: Game, t: Tables, card: Card, event: int) -> None:
    """What waits for abilities that a creature has of its own, and that have triggered as it was put or summoned."""
    if is_listened_to(g, ITS_ABILITY_TRIGGERS):
        announce_each_ability(g, t, card, event)


@cold
def announce_each_ability(g: Game, t: Tables, card: Card, event: int) -> None:
    """Let what waits for such abilities of the card trigger for each of them, where anything waits."""
    for index in range(g.pool_count):
        row = g.pool_trigger[index]
        if (
            g.pool_card[index] == card
            and g.pool_object[index] == g.object[card]
            and g.pool_event_card[index] == card
            and waits_for(t, row, event)
        ):
            fire(g, t, ITS_ABILITY_TRIGGERS, card, row | (g.pool_event_number[index] << 10))


@rule
def enter(g: Game, t: Tables, card: Card, how: int) -> bool:
    """Put a card into the battle zone (301.2, 605.3), on the cards named by `put_on` if any; whether it entered.

    The card may lie in any zone or be pending; bases from other zones come along. A creature of the battle zone that
    is laid on another one does not enter: the two become one.
    """
    # Over 60 lines: entering in the order of its rules.
    player = owner(card)
    was_there = g.zone[card] == zones.BATTLE
    whole = g.kind[card]
    combined = t.any_kings != 0 and (t.types[whole] & card_types.KING) != 0
    if how != entering.BY_USE:
        g.shield_trigger[card] = 0
    if not was_there and g.replaced == 0 and goes_elsewhere(g, t, card, how):
        if combined:
            send_cells(g, t)
        g.base_count = 0
        at = what_sends_elsewhere(g, t, card, how)
        zone = place_instead(t, g.static_row[at])
        source = g.static_card[at]
        row = g.static_row[at]
        note_replaced(g, card, zones.BATTLE, zone)
        if real_zone(g, card) != zone or t.pending_has_left != 0:
            note(g, log.MOVE, player, card, real_zone(g, card), zone)
            # Not `move_card`: nothing replaces it again (101.5).
            take_out(g, card)
            arrive(g, t, card, zone)
        elif g.zone[card] == zones.NOWHERE:
            put_back(g, card)  # 409.2a: it does not move, and a card that was tapped for its cost stays tapped
        if t.static_program[row] != programs.NO_PROGRAM:
            begin_instead(g, t, frames.INSTEAD, source, row)
        return False
    number = g.object[card]
    by_itself = (t.keywords[element_kind(t, g.kind[card])] & keywords.ENTERS_TAPPED) != 0
    tapped = not was_there and (by_itself or entry_is_changed(g, t, statics.PUT_TAPPED, card, how))
    came_from = real_zone(g, card)
    if (came_from == zones.SHIELD or came_from == zones.DECK) and bound_for(g, t, card, zones.BATTLE) != zones.BATTLE:
        g.base_count = 0
        move_card(g, t, card, zones.GRAVEYARD)
        return False
    if came_from == zones.SHIELD:
        leave_shields(g, t, card)
    else:
        leave_for_another(g, t, card, came_from)
    # From the hyperspatial zone, a card comes with the side that was chosen (807.1c).
    side = whole if came_from == zones.HYPERSPATIAL else g.printed[card]
    take_out(g, card)
    new_object(g, card)
    g.kind[card] = whole if combined else element_kind(t, side)
    g.sick[card] = 1
    # EX Life is no trigger: the shield is there before the creature is (docs/keywords.md).
    life = NO_CARD
    second = NO_CARD
    if not was_there and (t.keywords[g.kind[card]] & keywords.EX_LIFE) != 0:
        life = top_card_to(g, t, player, zones.SHIELD)
        second = (
            top_card_to(g, t, player, zones.SHIELD)
            if (t.keywords[g.kind[card]] & keywords.EX_LIFE_TWICE) != 0
            else NO_CARD
        )
    force = NO_CARD
    if not was_there and has_keyword(g, t, card, SHIELD_FORCE):
        force = choose_force(g, t, card)
    if not was_there and not tapped and has_keyword(g, t, card, MAY_ENTER_TAPPED):
        tapped = agrees(g, t, choices.ASK_REPLACE, player, card, verbs.TAP)
    on = entering.NOTHING
    base = -1
    on_creature = False
    if g.base_count > 0 and not combined:
        base = g.bases[0]
        on = entering.A_NON_EVOLUTION
        for index in range(g.base_count):
            if (t.types[g.kind[g.bases[index]]] & card_types.EVOLUTION) != 0:
                on = entering.AN_EVOLUTION
            if not is_creature(g, t, g.bases[index]):
                on = entering.A_TAMASEED
            elif g.zone[g.bases[index]] == zones.BATTLE:
                on_creature = True
    # A card that is summoned on others without being an evolution creature came through a Gate (docs/keywords.md).
    evolves = how != entering.BY_USE or (t.types[g.kind[card]] & (card_types.EVOLUTION | card_types.NEO)) != 0
    if evolves and g.unheard == 0 and (is_listened_to(g, events.EVOLVES) or g.delayed_count > 0):
        bases_evolve(g, t, how)
    lay_on_bases(g, t, card, evolves)
    # What goes elsewhere instead is no shield.
    if life >= 0 and g.zone[life] == zones.SHIELD:
        g.life_of[life] = g.object[card]
    if second >= 0 and g.zone[second] == zones.SHIELD:
        g.life_of[second] = g.object[card]
    if force >= 0:
        # It is that shield, and no other that the card may be later (400.5).
        add_continuous(g, lasting.FORCED, g.object[card], player, force, durations.REST_OF_GAME, -1, g.object[force])
    mark(g, card, card_marks.PLAYED)
    if tapped and has_orientation(g, t, card):
        g.tapped[card] = 1
    if was_there:
        become_part(g, number, g.object[card])
    else:
        if t.notes_kinds != 0:
            note_put(g, player, g.kind[card])
        if is_creature(g, t, card):
            g.creatures_put[player] += 1
            g.put_free[player] += 1 if how != entering.BY_USE else 0
    note(g, log.ENTER, player, card, how, base)
    settle_variant(g, t, card)
    if (t.types[g.kind[card]] & card_types.IMPULSE) != 0:
        enter_sealed(g, t, card)
    rebuild_statics(g, t)
    if on_creature and g.unheard == 0:
        fire(g, t, events.LAID_ON, card, how)
    if was_there:
        return True
    # 603.5a-b: the card itself sees it too, with all static abilities at work.
    # What a seal covers is ignored as the Command enters: first that triggers, then the seal goes (703.4j).
    if how != entering.BY_USE:
        g.tapped_no_mana = 1
        g.used_for_no_cost = 1
    if g.unheard == 0:
        fire(g, t, events.PUT, card, how | (on << 3) | (g.used_for_no_cost << 5) | (g.paid_more << 6))
        announce_abilities(g, t, card, events.PUT)
    g.paid_more = 0
    if g.unheard != 0:
        pass
    elif came_from == zones.GRAVEYARD:
        fire(g, t, events.FROM_GRAVEYARD, card, player)
    elif came_from == zones.DECK:
        fire(g, t, FROM_DECK, card, player)
    if t.god_bits[g.kind[card]] != 0:
        # 804.1a, 804.1c: it links while it is put, and what triggers has seen the card itself.
        offer_links(g, t, card)
    if is_command(g, t, card) and g.stopped == course.RUNNING:
        unseal_for_command(g, t, card, how == entering.BY_USE)
    return True


@rule
def fire_as_used(g: Game, t: Tables, event: int, card: Card, kind: Kind, number: int) -> None:
    """A card was used, though something else than its entering has happened (112.3g, 609.4).

    Who waits for the use looks at the card as it was then: what has become of it is another object.
    """
    kind_now = g.kind[card]
    number_now = g.object[card]
    g.kind[card] = kind
    g.object[card] = number
    fire(g, t, event, card, owner(card))
    g.kind[card] = kind_now
    g.object[card] = number_now


@rule
def announce_use(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, player: int, card: Card, kind: Kind, entered: bool, number: int, for_no_mana: bool
) -> None:
    """A card of this kind, with this number, was used to be put into the battle zone; a creature was summoned."""
    if is_creature(g, t, card):
        if for_no_mana and entered:
            g.put_free[player] += 1
        count = g.summoned_count[player]
        if count >= USES:
            fail(g, faults.USES_FULL)
            return
        g.summoned[player, count] = kind
        g.summoned_count[player] = count + 1
    if g.next_costs_less != 0:
        end_next_costs_less(g, t, player, kind, card)
    event = t.used_event[kind]
    g.just_summoned[player] = 1 if is_any_of(event, events.SUMMONED) else 0
    if event == 0:
        pass  # an impulse has been put and not used (item 7I.12)
    elif entered:
        fire(g, t, event, card, player)
        announce_abilities(g, t, card, events.SUMMONED)
    else:
        fire_as_used(g, t, event, card, kind, number)
        if at_work(g, statics.LIMITS_UNSEALING) and t.is_command[kind] != 0:
            # Summoning it is enough then, whatever has become of it.
            if limited_by(g, t, player) >= 0:
                unseal_for_command(g, t, card, summoned=True)


@cold
def begin_instead(g: Game, t: Tables, kind: int, card: Card, row: int) -> None:
    """Begin what follows a replacement by an ability of the card, or is paid for it: it is resolved next (609.1)."""
    inner = push(g, kind, owner(card), card, g.object[card], t.static_program[row])
    if inner >= 0:
        g.frame_effect[inner] = g.moving_frame


@rule
def is_to_be_paid(g: Game, card: Card) -> bool:
    """Whether the card pays for a replacement of this effect already."""
    for frame in range(g.depth):
        if g.frame_kind[frame] == frames.PRICE and g.frame_card[frame] == card:
            return True
    return False


@cold
def is_kept(g: Game, t: Tables, card: Card) -> bool:
    """Whether an ability of another card of its owner replaces the discarding of the card (609.1).

    One that cannot be carried out is not applied (609.4).
    """
    player = owner(card)
    at = ability_for(g, t, statics.INSTEAD_OF_DISCARD, player, 0)
    while at >= 0:
        row = g.static_row[at]
        source = g.static_card[at]
        into_mana = t.static_zone[row] == zones.MANA
        if not into_mana and is_to_be_paid(g, source):  # it saves all cards that are discarded together
            return True
        possible = can_be_charged(g, t, card) if into_mana else can_be_destroyed(g, t, source)
        if possible and kind_fits(t, t.static_filter[row], g.kind[card]):
            agreed = agrees(g, t, choices.ASK_REPLACE, player, source, verbs.TO_MANA if into_mana else verbs.DESTROY)
            if agreed and into_mana:
                note_replaced(g, card, replaced.DISCARDED, zones.MANA)
                move_card(g, t, card, zones.MANA)
                fire(g, t, events.PUT_INTO_MANA, card, player)
            elif agreed:
                note_replaced(g, card, replaced.DISCARDED, zones.HAND)
                begin_instead(g, t, frames.PRICE, source, row)
            if agreed or g.stopped != course.RUNNING:
                return True
        at = ability_for(g, t, statics.INSTEAD_OF_DISCARD, player, at + 1)
    return False


@rule
def discard_card(g: Game, t: Tables, card: Card, cause: int) -> bool:
    """Discard a card (404.1, 701.7), unless it goes elsewhere instead; whether it was discarded.

    `cause` is the player whose effect it is.
    """
    kind = g.kind[card]
    player = owner(card)
    if not can_be_discarded(g, t, card):
        return False
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if (
            t.static_head[row] == statics.DISCARD_TO_BATTLE
            and g.replaced == 0
            and (t.static_amount[row] != statics.OPPONENTS_REMOVAL or g.moving_by == 2 - player)
            and plainly_holds(g, t, t.static_condition[row], player, card, 0)
            and (can_be_charged(g, t, card) if t.static_zone[row] == zones.MANA else has_base(g, t, card))
            and (t.static_zone[row] == zones.MANA or can_be_put(g, t, card))
        ):
            # A replacement that cannot be carried out is not applied (609.4): there must be a base.
            # 609.8: where another one could be applied too, the player chooses.
            must = t.static_optional[row] == 0 and not is_spared(g, t, card)
            verb = verbs.TO_MANA if t.static_zone[row] == zones.MANA else verbs.PUT_INTO_BATTLE
            agreed = must or agrees(g, t, choices.ASK_REPLACE, player, card, verb)
            if agreed and verb == verbs.TO_MANA:
                note_replaced(g, card, replaced.DISCARDED, zones.MANA)
                move_card(g, t, card, zones.MANA)
                fire(g, t, events.PUT_INTO_MANA, card, player)
                return False
            if agreed and choose_bases(g, t, card):
                note_replaced(g, card, replaced.DISCARDED, zones.BATTLE)
                g.replaced = 1
                entered = enter(g, t, card, entering.BY_EFFECT)
                g.replaced = 0
                if entered and t.static_program[row] != programs.NO_PROGRAM:
                    begin_instead(g, t, frames.INSTEAD, card, row)
                return False
            if g.stopped != course.RUNNING:
                return False
    if at_work(g, statics.INSTEAD_OF_DISCARD) and g.replaced == 0 and is_kept(g, t, card):
        return False
    if is_spared(g, t, card) or (g.replaced == 0 and rejoins_deck(g, t, card)):
        move_card(g, t, card, zones.GRAVEYARD)
        return False
    if at_work(g, statics.GRAVEYARD_OTHERWISE) and g.replaced == 0:
        to = goes_otherwise(g, t, card)
        if g.stopped != course.RUNNING:
            return False
        if to != zones.GRAVEYARD:
            move_card(g, t, card, to)
            fire(g, t, events.PUT_INTO_MANA, card, player)
            return False
    note(g, log.DISCARD, player, card, 0, 0)
    take_out(g, card)
    arrive(g, t, card, zones.GRAVEYARD)
    if watches(t, g.kind[card], events.DISCARDED):
        trigger_card(g, t, card, events.DISCARDED, card, g.object[card], cause)
    fire(g, t, events.DISCARDED, card, cause)
    return True
