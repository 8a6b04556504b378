"""What a resolving effect refers to: its amounts and conditions, and the cards that it acts on (605.2).

Cards that are chosen, or taken without choosing, become "them" of the effect's frame.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, power, static_applies
from sim.engine.facts.descriptions import (
    changed_kind_fits,
    civilizations,
    compare,
    cost_compares,
    count_under_that_fit,
    fits_under,
    given_civilizations,
    is_cost_of_a_god,
    is_found_in_shields,
    keywords_fit,
    kind_fits,
    lowest_cost,
    meant_kind,
    plain_amount,
    power_fits,
    seal_fits,
    seals_meant,
    shares_name,
    side_is_meant,
)
from sim.engine.facts.events import is_listened_to
from sim.engine.facts.evolution import base_slots, has_base, slots_filled
from sim.engine.facts.identity import ignored, is_creature, is_linked, is_twinpact, still_there
from sim.engine.facts.links import (
    card_under,
    crossed_creature,
    find_creature,
    first_linked,
    is_seal,
    lies_under,
    next_linked,
    shield_under,
)
from sim.engine.facts.parts import kind_alone
from sim.engine.facts.permissions import (
    choosable,
    chooser_of_shields,
    deck_is_watched,
    has_namesake,
    is_held,
    kind_of_effect,
    prohibited,
)
from sim.engine.facts.possible import can_be_done, is_settled
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    acts,
    amounts,
    card_types,
    choices,
    comparisons,
    course,
    descriptions,
    durations,
    endings,
    events,
    frames,
    lasting,
    links,
    log,
    owners,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.indices import NO_CARD, NO_KIND, Card, Kind
from sim.engine.record.luck import STREAM_EFFECTS, random_below
from sim.engine.record.state import SEAT, Game, card_of, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.attackers import can_attack
from sim.engine.rules.choices import agrees, ask, decide, offer, pass_over
from sim.engine.rules.frames import add_to_rest, add_to_them, among_them, drop_from_rest, drop_from_them
from sim.engine.rules.gods import can_link_with_one
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import is_passed_over, next_of_deck

HIGHEST = 1_000_000  # more than any power


# --- Amounts and conditions ---
@rule
def source_now(g: Game, frame: int) -> Card:
    """The creature whose effect this is, or the card if it is not in the battle zone."""
    card = g.frame_card[frame]
    now = find_creature(g, card, g.frame_object[frame])
    return card if now < 0 else now


@cold
def has_another_of_its_name(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether the filter finds another card with the same name in its zones."""
    that_player = g.frame_that_player[frame]
    return has_namesake(g, t, row, g.kind[card], card, g.frame_player[frame], source_now(g, frame), that_player)


@cold
def evolves_from_this(g: Game, t: Tables, frame: int, card: Card) -> bool:
    """Whether the card can be put on the creature whose effect this is, alone (801.1)."""
    base = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    if base < 0 or ignored(g, t, base):
        return False
    return base_slots(t, g.kind[card]) == 1 and slots_filled(g, t, card, base) != 0


@rule
def is_candidate(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether the card fits the filter from the point of view of this frame's effect."""
    if t.filter_single[row] != 0 and g.zone[card] == zones.BATTLE and (t.any_cells != 0 or t.any_gods != 0):
        return is_candidate_alone(g, t, frame, row, card)
    return fits_filter(g, t, frame, row, card)


@cold
def is_candidate_alone(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether the card alone fits the filter, not the creature that it is a part of (109.2a)."""
    whole = g.kind[card]
    g.kind[card] = kind_alone(g, t, card)
    fits_alone = fits_filter(g, t, frame, row, card)
    g.kind[card] = whole
    return fits_alone


@rule
def fits_filter(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether the card fits the filter as what it is now."""
    if is_seal(g, card):
        return seal_fits(t, row, card, g.frame_player[frame], g.frame_that_player[frame])
    relation = t.filter_relation[row]
    if relation == descriptions.WAS_UNDER_THIS and g.was_under[card] != g.frame_object[frame]:
        return False
    if relation == descriptions.CAN_ATTACK and not can_attack(g, t, owner(card), card):
        return False
    if relation == descriptions.CAN_BE_LINKED and not can_link_with_one(g, t, card, g.frame_player[frame]):
        return False
    if relation == descriptions.EVOLVES_FROM_THIS and not evolves_from_this(g, t, frame, card):
        return False
    if relation == descriptions.COSTS_THE_NUMBER and not cost_compares(
        t, meant_kind(t, row, g.kind[card]), comparisons.IS_EQUAL, g.frame_named[frame]
    ):
        return False
    if relation == descriptions.COMPARED and not is_comparable(g, t, frame, row, card):
        return False
    if relation == descriptions.HAS_THE_POWER and max(power(g, t, card), 0) != g.frame_named[frame]:
        return False
    if relation == descriptions.HAS_A_NAMESAKE and not has_another_of_its_name(g, t, frame, row, card):
        return False
    player = g.frame_player[frame]
    if lies_under(g, card):
        return fits_under(g, t, row, card, player, source_now(g, frame), g.frame_that_player[frame])
    return fits(g, t, row, card, player, source_now(g, frame), g.frame_that_player[frame])


# --- Comparing cards with a card or a number ---
@rule
def compares(g: Game, t: Tables, frame: int, row: int, kind: Kind, strength: int) -> bool:
    """Whether a card of this kind and power is what the filter wants, compared with the card or number of `refer`."""
    what = t.filter_compares[row]
    bound = g.frame_bound[frame]
    sign = t.filter_sign[row]
    model = g.frame_model[frame]
    if what == descriptions.POWER:
        return bound >= 0 and compare(max(strength, 0), sign, bound)
    meant = meant_kind(t, row, kind)
    if what == descriptions.COST:
        return bound >= 0 and cost_compares(t, meant, sign, bound)
    if model < 0:
        return False
    if what == descriptions.CIVILIZATION:
        return (t.civilizations[meant] & t.civilizations[model]) != 0
    if what == descriptions.RACE:
        return ((t.shares_race[model, meant >> 6] >> (meant & 63)) & 1) != 0
    return shares_name(t, model, meant)


@rule
def is_comparable(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether a card as it is now compares as the filter wants; nothing changes the power of one under another."""
    now = 0
    if t.filter_compares[row] == descriptions.POWER:
        now = t.power[g.kind[card]] if lies_under(g, card) else power(g, t, card)
    return compares(g, t, frame, row, g.kind[card], now)


@rule
def cost_meant(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> int:
    """The cost of a card that an effect reads; of several costs a player picks one (201.2b, 201.2c)."""
    if is_linked(t, kind):
        return cost_of_a_god(g, t, player, card, kind)
    if not is_twinpact(t, kind):
        return t.cost[kind]
    ask(g, choices.ASK_COST, player, card, verbs.REVEAL)
    offer(g, choices.OPTION_NUMBER, card, t.cost[t.element_half[kind]])
    if t.cost[t.resolving_half[kind]] != t.cost[t.element_half[kind]]:
        offer(g, choices.OPTION_NUMBER, card, t.cost[t.resolving_half[kind]])
    answer = decide(g, t)
    return g.option_number[answer] if answer >= 0 else 0


@cold
def cost_of_a_god(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> int:
    """The cost of linked Gods that the user of an effect picks, from the lowest: they have that of each (804.1b)."""
    ask(g, choices.ASK_COST, player, card, verbs.REVEAL)
    number = 0
    while is_cost_of_a_god(t, kind, comparisons.IS_AT_LEAST, number):
        if is_cost_of_a_god(t, kind, comparisons.IS_EQUAL, number):
            offer(g, choices.OPTION_NUMBER, card, number)
        number += 1
    answer = decide(g, t)
    return g.option_number[answer] if answer >= 0 else 0


@rule
def refer_to_card(g: Game, t: Tables, frame: int, row: int) -> None:
    """Find the card that the filter compares with; of several, powers and costs add up.

    A creature that has left the battle zone is compared as it was just before (605.2e).
    """
    to = t.filter_with[row]
    count = g.them_count[frame] if to == programs.END else 1
    g.frame_bound[frame] = -1
    g.frame_model[frame] = NO_KIND
    for index in range(count):
        card = g.frame_card[frame]
        number = g.frame_object[frame]
        if to == programs.THAT:
            card = g.frame_event_card[frame]
            number = g.frame_event_object[frame]
        elif to == programs.OF_ATTACK:
            # The number of the event says which creature this one destroyed: it was last there as that object.
            card = card_of(0, g.frame_event_number[frame] - 1)
            number = g.last_known_object[card] if card >= 0 else 0
        elif to == programs.END:
            card = g.them[frame, index]
            number = g.them_object[frame, index]
        if card < 0 or is_seal(g, card):
            continue
        now = find_creature(g, card, number)
        kind = g.kind[card if now < 0 else now]
        strength = t.power[kind] if now < 0 or lies_under(g, now) else power(g, t, now)
        if now < 0 and g.last_known_object[card] == number:
            kind = g.last_known_kind[card]
            strength = g.last_known_power[card]
        if g.frame_model[frame] < 0:
            g.frame_model[frame] = kind
            g.frame_bound[frame] = 0
        if t.filter_compares[row] == descriptions.POWER:
            g.frame_bound[frame] += max(strength, 0)
        elif t.filter_either[row] != 0 or is_linked(t, kind):
            g.frame_bound[frame] += cost_meant(g, t, g.frame_player[frame], card, kind)
        else:
            g.frame_bound[frame] += t.cost[kind]
    if g.frame_model[frame] >= 0:
        g.frame_bound[frame] += t.filter_more[row]


@rule
def refer_to_all(g: Game, t: Tables, frame: int, row: int) -> None:
    """Find the lowest or the highest power among the creatures that fit: each that is found narrows the filter."""
    g.frame_bound[frame] = 0 if t.filter_sign[row] == comparisons.IS_AT_LEAST else HIGHEST
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if not ignored(g, t, card) and is_candidate(g, t, frame, row, card):
                g.frame_bound[frame] = max(power(g, t, card), 0)


@rule
def refer(g: Game, t: Tables, frame: int, row: int) -> None:
    """Find what the filter compares with, before the cards that it refers to are forgotten."""
    if t.filter_with_amount[row] != 0:
        g.frame_bound[frame] = amount(g, t, frame, t.filter_with[row])
    elif t.filter_with[row] == programs.EVERY:
        refer_to_all(g, t, frame, row)
    else:
        refer_to_card(g, t, frame, row)


@rule
def is_meant(g: Game, t: Tables, frame: int, row: int, zone: zones.Zone, side: int, card: Card) -> bool:
    """Whether the filter finds this card in a zone; nothing can be seen of a shield but its owner."""
    if zone == zones.SHIELD:
        if t.filter_other[row] != 0 and shield_under(g, g.frame_card[frame]) == card:
            return False  # another shield than the one that this castle fortifies
        return side_is_meant(t, row, side, g.frame_player[frame], g.frame_that_player[frame])
    return not (zone == zones.BATTLE and ignored(g, t, card)) and is_candidate(g, t, frame, row, card)


@cold
def count_side_in_shields(g: Game, t: Tables, frame: int, row: int, side: int) -> int:
    """How many single cards in the player's shield zone the filter finds: face-up ones, or castles."""
    total = 0
    for slot in range(SEAT):
        card = card_of(side, slot)
        if is_found_in_shields(g, t, row, card) and is_candidate(g, t, frame, row, card):
            total += 1
    return total


@rule
def count_candidates(g: Game, t: Tables, frame: int, row: int, first: int, last: int) -> int:
    """How many cards fit the filter, of the players from the first to the last."""
    total = 0
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        if zone == zones.SHIELD and t.filter_face_up[row] != 0:
            for side in range(first, last + 1):
                total += count_side_in_shields(g, t, frame, row, side)
            continue
        for side in range(first, last + 1):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if is_meant(g, t, frame, row, zone, side, card):
                    total += 1
                if zone == zones.BATTLE:
                    player = g.frame_player[frame]
                    that_player = g.frame_that_player[frame]
                    total += seals_meant(g, t, row, card, player, that_player)
                    if not ignored(g, t, card):
                        total += count_under_that_fit(g, t, row, card, player, source_now(g, frame), that_player)
    return total


@cold
def surplus(g: Game, t: Tables, frame: int, row: int) -> int:
    """By how many more cards of the opponent fit the filter than of the player, if any."""
    player = g.frame_player[frame]
    theirs = count_candidates(g, t, frame, row, 1 - player, 1 - player)
    return max(theirs - count_candidates(g, t, frame, row, player, player), 0)


@rule
def has_left(g: Game, t: Tables, frame: int, index: int) -> bool:
    """Whether the creature at an index of "them" has left the battle zone since: only what it was then is known."""
    card = g.them[frame, index]
    number = g.them_object[frame, index]
    return g.last_known_object[card] == number and find_creature(g, card, number) < 0


@rule
def power_of_them(g: Game, t: Tables, frame: int) -> int:
    """The total power of "them"; each of a creature that has left as it was just before (110.5a, 605.2e)."""
    total = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if is_seal(g, card) or lies_under(g, card):
            continue
        total += max(g.last_known_power[card] if has_left(g, t, frame, index) else power(g, t, card), 0)
    return total


@cold
def cost_of_them(g: Game, t: Tables, frame: int) -> int:
    """The total cost of "them"; each of a creature that has left as it was just before (605.2e)."""
    total = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if not is_seal(g, card):
            left = has_left(g, t, frame, index)
            kind = g.last_known_kind[card] if left else g.kind[card]
            total += cost_meant(g, t, g.frame_player[frame], card, kind)
    return total


@cold
def civilizations_of_them(g: Game, t: Tables, frame: int) -> int:
    """How many civilizations "they" have together; a creature that has left those that it had just before (605.2e)."""
    bits = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if is_seal(g, card):
            continue
        if has_left(g, t, frame, index):
            bits |= t.civilizations[g.last_known_kind[card]] | t.change_civilizations[g.last_known_changes[card]]
        else:
            bits |= civilizations(g, t, card)
    total = 0
    while bits != 0:
        total += bits & 1
        bits >>= 1
    return total


@cold
def costs_of_them(g: Game, t: Tables, frame: int, row: int) -> int:
    """How many different costs "they" have, or 0 if one of them does not fit the filter."""
    for index in range(g.them_count[frame]):
        if not is_them_candidate(g, t, frame, row, index):
            return 0
    total = 0
    highest = -1
    for _ in range(g.them_count[frame]):  # to the next higher cost
        cost = -1
        for index in range(g.them_count[frame]):
            own = lowest_cost(t, row, g.kind[g.them[frame, index]])
            if own > highest and (cost < 0 or own < cost):
                cost = own
        if cost < 0:
            return total
        highest = cost
        total += 1
    return total


@cold
def differ_in_cost(g: Game, t: Tables, frame: int) -> bool:
    """Whether all of "them" have different costs, where its player chooses which cost of a twinpact counts (201.2b)."""
    count = g.them_count[frame]
    for sides in range(1 << count):
        different = True
        for index in range(count):
            own = side_cost(t, g.kind[g.them[frame, index]], (sides >> index) & 1)
            for other in range(index):
                if own == side_cost(t, g.kind[g.them[frame, other]], (sides >> other) & 1):
                    different = False
        if different:
            return True
    return False


@rule
def side_cost(t: Tables, kind: Kind, side: int) -> int:
    """The cost of a card, or of a half of a twinpact."""
    if not is_twinpact(t, kind):
        return t.cost[kind]
    return t.cost[t.element_half[kind] if side == 0 else t.resolving_half[kind]]


@rule
def fitted_in_print(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the characteristics of a card that has left fitted the filter, those given to it too (605.2e, 203.3)."""
    kind = g.last_known_kind[card]
    changes = g.last_known_changes[card]
    if changes == 0:  # mostly
        return kind_fits(t, row, kind)
    return changed_kind_fits(t, row, kind, changes)


@rule
def is_them_candidate(g: Game, t: Tables, frame: int, row: int, index: int) -> bool:
    """Whether the card at an index of "them" fits the filter, or fitted it just before it left (605.2e)."""
    card = g.them[frame, index]
    if not has_left(g, t, frame, index):
        return is_candidate(g, t, frame, row, card)
    if not fitted_in_print(g, t, row, card):
        return False
    if t.filter_of_named[row] != 0:
        named = g.named_row[source_now(g, frame)]
        if named < 0 or not fitted_in_print(g, t, named, card):
            return False
    if not side_is_meant(t, row, owner(card), g.frame_player[frame], g.frame_that_player[frame]):
        return False
    if t.filter_tapped[row] >= 0 and g.last_known_tapped[card] != t.filter_tapped[row]:
        return False
    if not power_fits(t, row, g.last_known_power[card]):
        return False
    if t.filter_relation[row] == descriptions.COMPARED:
        if not compares(g, t, frame, row, g.last_known_kind[card], g.last_known_power[card]):
            return False
    for word in range(WORDS):
        if not keywords_fit(t, row, word, g.last_known_keywords[card, word]):
            return False
    return True


@cold
def highest_power(g: Game, t: Tables, frame: int, row: int) -> int:
    """The highest power of the creatures that fit the filter; -1 if there is none."""
    highest = -1
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if is_meant(g, t, frame, row, zones.BATTLE, side, card):
                highest = max(highest, power(g, t, card), 0)
    return highest


@rule
def amount_of_this(g: Game, t: Tables, frame: int, code: int) -> int:
    """An amount that may be about the creature whose effect this is, as it was if it has left (605.2e)."""
    what = t.amount_code[-1 - code]
    card = g.frame_card[frame]
    number = g.frame_object[frame]
    if card >= 0 and g.last_known_object[card] == number and find_creature(g, card, number) < 0:
        player = g.frame_player[frame]
        if what == amounts.THIS_TAPPED:
            return g.last_known_tapped[card]
        if what == amounts.THIS_ATTACKS:
            return g.last_known_attacks[card]
        if what == amounts.THIS_BREAKS:
            return g.last_known_breaks[card]
        if what == amounts.OTHERS_ATTACKS:
            return g.player_attacks[player] - g.last_known_attacks[card]
        if what == amounts.OTHERS_BREAKS:
            return g.player_breaks[player] - g.last_known_breaks[card]
        if what == amounts.UNDER_THIS:
            return g.last_known_under[card]
        if what == amounts.CARDS_OF_THIS:
            return g.last_known_parts[card]
        if what == amounts.THIS_IS_EVOLUTION:
            return 1 if (t.types[g.last_known_kind[card]] & card_types.EVOLUTION) != 0 else 0
        if what == amounts.THIS_ATTACKING:
            return 1 if g.attacker >= 0 and g.attacker_object == number else 0
    return plain_amount(g, t, code, g.frame_player[frame], source_now(g, frame), g.frame_event_number[frame])


@rule
def amount(g: Game, t: Tables, frame: int, code: int) -> int:
    """An amount that a program reads, when it is processed (605.2d)."""
    if code >= 0:
        return code
    row = -1 - code
    what = t.amount_code[row]
    if (what == amounts.COUNT or what == amounts.OF_THEM) and t.filter_relation[
        t.amount_argument[row]
    ] == descriptions.COMPARED:
        refer_to_card(g, t, frame, t.amount_argument[row])
    if what == amounts.COUNT:
        return t.amount_factor[row] * count_candidates(g, t, frame, t.amount_argument[row], 0, 1)
    if what == amounts.SURPLUS:
        return surplus(g, t, frame, t.amount_argument[row])
    if what == amounts.NUMBER:
        return g.frame_affected[frame]
    if what == amounts.HALF_THE_NUMBER:
        return g.frame_affected[frame] // 2
    if what == amounts.POWER_OF_THEM:
        return power_of_them(g, t, frame)
    if what == amounts.COST_OF_THEM:
        return cost_of_them(g, t, frame)
    if what == amounts.CIVILIZATIONS_OF_THEM:
        return civilizations_of_them(g, t, frame)
    if what == amounts.DIFFER_IN_COST:
        return 1 if differ_in_cost(g, t, frame) else 0
    if what == amounts.COSTS_OF_THEM:
        return costs_of_them(g, t, frame, t.amount_argument[row])
    if what == amounts.THIS_POWER:
        card = g.frame_card[frame]
        now = find_creature(g, card, g.frame_object[frame])
        return max(power(g, t, now) if now >= 0 else g.last_known_power[card], 0)
    if what == amounts.HIGHEST_POWER:
        return highest_power(g, t, frame, t.amount_argument[row])
    if what == amounts.OF_THEM:
        total = 0
        for index in range(g.them_count[frame]):
            if is_them_candidate(g, t, frame, t.amount_argument[row], index):
                total += 1
        return total
    if what == amounts.BESIDES_THAT:
        return count_besides_that(g, t, frame, t.amount_argument[row])
    return amount_of_this(g, t, frame, code)


@cold
def count_besides_that(g: Game, t: Tables, frame: int, row: int) -> int:
    """How many cards fit the filter, but for the creature of the event if it is still there."""
    if t.filter_relation[row] == descriptions.COMPARED:
        refer_to_card(g, t, frame, row)
    total = count_candidates(g, t, frame, row, 0, 1)
    that = find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame])
    return total - 1 if that >= 0 and fits_filter(g, t, frame, row, that) else total


@rule
def is_about_that_player(t: Tables, code: int) -> bool:
    """Whether an amount counts cards of a player whom something before has determined."""
    return (
        code < 0
        and t.amount_code[-1 - code] == amounts.COUNT
        and t.filter_whose[t.amount_argument[-1 - code]] == programs.CHOSEN_PLAYERS
    )


@rule
def holds(g: Game, t: Tables, frame: int, row: int) -> bool:
    """Whether a condition holds when the program reaches it (603.4)."""
    while row >= 0:
        if g.frame_that_player[frame] == endings.NOBODY and is_about_that_player(t, t.condition_left[row]):
            return False
        left = amount(g, t, frame, t.condition_left[row])
        right = amount(g, t, frame, t.condition_right[row])
        if not compare(left, t.condition_sign[row], right):
            return False
        row = t.condition_next[row]
    return True


@rule
def whose(g: Game, frame: int, code: int) -> int:
    """The player that a step refers to: the opponent is the other one (102.2)."""
    if code == owners.OPPONENTS:
        return 1 - g.frame_player[frame]
    if code == programs.CHOSEN_PLAYERS:
        return g.frame_that_player[frame]
    return g.frame_player[frame]


# --- Choosing cards (605.2b) ---
@cold
def costs_as_one_of_them(g: Game, t: Tables, frame: int, row: int, card: Card) -> bool:
    """Whether a card chosen already costs as much. Of a twinpact the half counts that is meant."""
    kind = meant_kind(t, row, g.kind[card])
    for index in range(g.them_count[frame]):
        other = meant_kind(t, row, g.kind[g.them[frame, index]])
        if t.cost[other] == t.cost[kind]:
            return True
    return False


@cold
def named_as_one_of_them(g: Game, t: Tables, frame: int, card: Card) -> bool:
    """Whether a card chosen already has a name of this one (202.2)."""
    for index in range(g.them_count[frame]):
        if shares_name(t, g.kind[card], g.kind[g.them[frame, index]]):
            return True
    return False


@cold
def lies_with_one_of_them(g: Game, frame: int, card: Card) -> bool:
    """Whether a card chosen already is in the same zone."""
    for index in range(g.them_count[frame]):
        if g.zone[g.them[frame, index]] == g.zone[card]:
            return True
    return False


@rule
def limits_cost(limit: int) -> bool:
    """Whether this limit is one of the total cost of all that are chosen."""
    return limit == programs.TOTAL_COST or limit == programs.TOTAL_COST_BY_ZONE


@rule
def offer_card(g: Game, t: Tables, frame: int, row: int, card: Card, chooser: int, room: int, limit: int) -> None:  # noqa: PLR0913 - compiled: it takes numbers, no objects
    """Offer a card of the filter unless it is chosen already, protected, or too much for the limit."""
    if among_them(g, frame, card) or not choosable(
        g, t, card, kind_of_effect(g, t, frame), g.frame_card[frame], chooser
    ):
        return
    # What may not leave the graveyard can't be gathered for a Gate.
    if g.ask_verb == verbs.PUT_UNDER and is_held(g, t, card):
        return
    # Only what evolves from it can be put on the creature (801.1).
    if g.ask_verb == verbs.PUT_ONTO_THIS and not evolves_from_this(g, t, frame, card):
        return
    # 609.4: what is done instead is done to cards to which it can be.
    if g.frame_kind[frame] == frames.PRICE:
        if not can_be_done(g, t, g.ask_verb, card) or (is_settled(g, card) and card != g.frame_event_card[frame]):
            return
    if limit == programs.TOTAL_POWER and max(power(g, t, card), 0) > room:
        return
    if limits_cost(limit) and lowest_cost(t, row, g.kind[card]) > room:
        return
    if limit == programs.TOTAL_COST_BY_ZONE and lies_with_one_of_them(g, frame, card):
        return
    if limit == programs.DIFFERENT_COSTS and costs_as_one_of_them(g, t, frame, row, card):
        return
    if limit == programs.DIFFERENT_NAMES and named_as_one_of_them(g, t, frame, card):
        return
    offer(g, choices.OPTION_CARD, card, 0)


@rule
def offer_seal(g: Game, t: Tables, frame: int, row: int, card: Card, limit: int) -> None:
    """Offer one of the seals on a card that are not chosen yet (116.3a); nobody can tell them apart."""
    # A seal has no power to be limited, and lies on cards that have a face.
    if t.filter_takes_seals[row] == 0 or limit == programs.TOTAL_POWER or g.ask_verb == verbs.SEAL:
        return
    seal = first_linked(g, card, links.SEAL)
    while seal >= 0 and among_them(g, frame, seal):
        seal = next_linked(g, seal)
    if seal >= 0 and is_candidate(g, t, frame, row, seal):
        offer(g, choices.OPTION_CARD, seal, 0)


@rule
def offer_cards_under(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, frame: int, row: int, card: Card, chooser: int, room: int, limit: int
) -> None:
    """Offer the cards under this creature: an effect that moves a card can choose any one of them (109.2a).

    What is ignored or can't be chosen about the creature holds for all of its cards (109.2c, 116.2).
    """
    if t.filter_single[row] == 0 or limit == programs.TOTAL_POWER:
        return
    # With NO_VERB, what follows says what is done to the card.
    comes_out = g.ask_verb == verbs.PUT_INTO_BATTLE and t.filter_relation[row] == descriptions.IS_UNDER_THIS
    if g.ask_verb != verbs.NO_VERB and g.ask_verb not in verbs.MOVES_CARDS and not comes_out:
        return
    if ignored(g, t, card) or not choosable(g, t, card, kind_of_effect(g, t, frame), g.frame_card[frame], chooser):
        return
    under = card_under(g, card)
    while under >= 0:
        if not among_them(g, frame, under) and is_candidate(g, t, frame, row, under):
            if limit != programs.TOTAL_COST or lowest_cost(t, row, g.kind[under]) <= room:
                offer(g, choices.OPTION_CARD, under, 0)
        under = card_under(g, under)


@rule
def cant_look_at_decks(g: Game, t: Tables, frame: int) -> bool:
    """Whether something forbids the player of the effect to look at cards of a deck (101.2)."""
    return prohibited(g, t, g.frame_player[frame], acts.LOOK_AT_DECK, kind_of_effect(g, t, frame))


@cold
def offer_in_shields(g: Game, t: Tables, frame: int, row: int, side: int, chooser: int) -> None:
    """Offer the single cards in the player's shield zone that the filter finds: face-up ones, or castles."""
    for slot in range(SEAT):
        card = card_of(side, slot)
        if is_found_in_shields(g, t, row, card) and is_candidate(g, t, frame, row, card):
            offer_card(g, t, frame, row, card, chooser, 0, programs.NO_LIMIT)


@cold
def offer_sides(g: Game, t: Tables, frame: int, row: int, card: Card, chooser: int, room: int, limit: int) -> None:  # noqa: PLR0913 - compiled: it takes numbers, no objects
    """Offer the other sides of a dragheart of the hyperspatial zone: any side that fits can be put (807.1c, 807.3).

    The same goes for what is on the back of a rule plus card; its front goes home at once (314.2, 314.4). The number of
    such an option says how many sides further it is. Cells are no sides to be put (808.1), and of a psychic creature
    only the front can be (item 7F.11).
    """
    front = g.kind[card]
    side = t.next_face[front] if (t.types[front] & (card_types.DRAGHEART | card_types.RULE_PLUS)) != 0 else front
    if side == front:
        return
    number = 1
    while side >= 0 and t.cell[side] < 0:
        g.kind[card] = side
        before = g.option_count
        if is_candidate(g, t, frame, row, card):
            offer_card(g, t, frame, row, card, chooser, room, limit)
        if g.option_count > before:
            g.option_number[before] = number
        side = t.next_face[side]
        number += 1
    g.kind[card] = front


@rule
def shows_only_the_top(g: Game, t: Tables, frame: int, side: int) -> bool:
    """Whether the player of the effect reveals the top card of their own deck instead of looking at it (609)."""
    return at_work(g, statics.SHOWS_TOP) and g.frame_player[frame] == side and deck_is_watched(g, t, side)


@cold
def offer_the_top(g: Game, t: Tables, frame: int, row: int, chooser: int, room: int, limit: int) -> None:
    """Reveal the top card of the deck and offer it, if it fits, instead of all cards of the deck."""
    player = g.frame_player[frame]
    top = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    if top < 0 or g.them_count[frame] > 0:
        return
    card = g.zone_cards[player, zones.DECK, top]
    note(g, log.REVEAL, player, card, zones.DECK, 0)
    if is_candidate(g, t, frame, row, card):
        offer_card(g, t, frame, row, card, chooser, room, limit)


@rule
def turn_over(g: Game, t: Tables, card: Card, number: int) -> None:
    """Turn a card of the hyperspatial zone to the side that was chosen, this many sides further."""
    for _ in range(number):
        g.kind[card] = t.next_face[g.kind[card]]


@rule
def offer_candidates(g: Game, t: Tables, frame: int, row: int, chooser: int, room: int, limit: int) -> None:
    """Offer every card of the filter's zones that can be chosen, and of the filters next to it.

    Cards of a deck are offered in the order of their slots: searching a deck (701.10) does not show its order (401.2a).
    """
    first = g.option_count
    has_others = t.filter_also[row] >= 0
    while row >= 0:
        for zone in zones.between(zones.DECK, zones.NOWHERE):
            if ((t.filter_zones[row] >> zone) & 1) == 0:
                continue
            for side in range(2):
                if zone == zones.SHIELD and t.filter_face_up[row] != 0:
                    offer_in_shields(g, t, frame, row, side, chooser)
                    continue
                if zone == zones.DECK:
                    if cant_look_at_decks(g, t, frame):
                        continue
                    if shows_only_the_top(g, t, frame, side):
                        offer_the_top(g, t, frame, row, chooser, room, limit)
                        continue
                    for slot in range(SEAT):
                        card = card_of(side, slot)
                        if g.zone[card] != zones.DECK or g.place[card] < 0 or is_passed_over(g, t, card):
                            continue
                        if is_candidate(g, t, frame, row, card):
                            offer_card(g, t, frame, row, card, chooser, room, limit)
                    continue
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    if is_meant(g, t, frame, row, zone, side, card):
                        offer_card(g, t, frame, row, card, chooser, room, limit)
                    if zone == zones.HYPERSPATIAL and g.ask_verb == verbs.PUT_INTO_BATTLE:
                        offer_sides(g, t, frame, row, card, chooser, room, limit)
                    if zone == zones.BATTLE:
                        offer_cards_under(g, t, frame, row, card, chooser, room, limit)
                        offer_seal(g, t, frame, row, card, limit)
        row = t.filter_also[row]
    if has_others:
        offer_each_once(g, first)


@cold
def offer_each_once(g: Game, first: int) -> None:
    """Leave one option, from the first of these on, of a card that several filters have found."""
    kept = first
    for index in range(first, g.option_count):
        is_new = True
        for other in range(first, kept):
            if g.option_card[other] == g.option_card[index] and g.option_number[other] == g.option_number[index]:
                is_new = False
        if is_new:
            g.option_what[kept] = g.option_what[index]
            g.option_card[kept] = g.option_card[index]
            g.option_number[kept] = g.option_number[index]
            kept += 1
    g.option_count = kept


@rule
def row_of(g: Game, t: Tables, frame: int, row: int, card: Card) -> int:
    """The filter, or the one next to it, that offered the card."""
    in_zones = ((t.filter_zones[row] >> g.zone[card]) & 1) != 0
    return row if t.filter_also[row] < 0 or (in_zones and is_candidate(g, t, frame, row, card)) else t.filter_also[row]


@cold
def hand_over_choice(g: Game, t: Tables, frame: int, step: int) -> None:
    """Ask the owner of the shields at once, where that player chooses instead and all options are those (609.1)."""
    for index in range(g.option_count):
        card = g.option_card[index]
        if card < 0 or g.zone[card] != zones.SHIELD or owner(card) != owner(g.option_card[0]):
            return
    g.ask_player = chooser_instead(g, t, frame, step, owner(g.option_card[0]))


@cold
def chooser_instead(g: Game, t: Tables, frame: int, step: int, side: int) -> int:
    """Who chooses among the shields of this side: the player who is asked, or their owner instead."""
    verb = t.step_verb[step]
    by_creature = verb == verbs.BREAK and find_creature(g, g.frame_card[frame], g.frame_object[frame]) >= 0
    return chooser_of_shields(g, t, g.ask_player, side, verb == verbs.THAT_BREAKS or by_creature)


@cold
def shield_chosen_instead(g: Game, t: Tables, frame: int, step: int, shield: Card) -> Card:
    """The shield that is chosen where this one would be: its owner may choose it instead, of those just offered."""
    side = owner(shield)
    chooser = chooser_instead(g, t, frame, step, side)
    if chooser == g.ask_player:
        return shield
    offered = g.option_count
    ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], t.step_verb[step])
    for index in range(offered):
        card = g.option_card[index]
        if card >= 0 and g.zone[card] == zones.SHIELD and owner(card) == side:
            offer(g, choices.OPTION_CARD, card, 0)  # not after the option that is read
    answer = decide(g, t)
    return g.option_card[answer] if answer >= 0 else shield


@cold
def draws_choice(g: Game, t: Tables, chooser: int, card: Card, side: int) -> bool:
    """Whether the chooser has to choose this card if they choose a creature; of this side, or else of any (-1)."""
    if g.zone[card] != zones.BATTLE or owner(card) == chooser:
        return False
    for at in range(g.static_count):
        row = g.static_row[at]
        if t.static_head[row] == statics.DRAWS_CHOICES and g.static_player[at] == owner(card):
            if (t.static_amount[row] == 0 or side == owner(card)) and static_applies(g, t, at, card):
                return True
    return False


@cold
def drop_creatures_not_drawn(g: Game, t: Tables, chooser: int) -> None:
    """Offer no other creature where one draws the choice (answer of 2023-10-20): who chooses any chooses it."""
    of_any = False
    of_side = False
    for index in range(g.option_count):
        card = g.option_card[index]
        if g.option_what[index] == choices.OPTION_CARD:
            of_any = of_any or draws_choice(g, t, chooser, card, -1)
            of_side = of_side or draws_choice(g, t, chooser, card, 1 - chooser)
    kept = 0
    for index in range(g.option_count if of_side else 0):
        card = g.option_card[index]
        other = g.option_what[index] == choices.OPTION_CARD and g.zone[card] == zones.BATTLE and g.place[card] >= 0
        other = other and is_creature(g, t, card) and not is_seal(g, card)
        other = other and (of_any or owner(card) != chooser) and not draws_choice(g, t, chooser, card, 1 - chooser)
        if not other:
            g.option_what[kept] = g.option_what[index]
            g.option_card[kept] = card
            g.option_number[kept] = g.option_number[index]
            kept += 1
    if of_side:
        g.option_count = kept


@cold
def notice_choice(g: Game, t: Tables, chooser: int, card: Card) -> None:
    """What waits for the opponent to choose a creature triggers, once for each choice (605.2b)."""
    if g.zone[card] == zones.BATTLE and owner(card) != chooser and not is_seal(g, card) and not lies_under(g, card):
        fire(g, t, events.CHOSEN, card, 0)


@rule
def select(g: Game, t: Tables, frame: int, step: int) -> None:
    """A player chooses cards one by one until there are enough; they are "them"."""
    row = t.step_filter[step]
    least = amount(g, t, frame, t.step_least[step])
    most = amount(g, t, frame, t.step_most[step])
    chooser = whose(g, frame, t.step_chooser[step])
    limit = t.step_limit[step]
    room = amount(g, t, frame, t.step_limit_amount[step])
    if t.step_add_to_them[step] == 0:
        g.them_count[frame] = 0
    if limit == programs.ONE_OF_EACH_CIVILIZATION:
        select_civilizations(g, t, frame, row, chooser, t.step_verb[step])
        return
    if limit == programs.DIFFERENT_CIVILIZATIONS:
        select_different_civilizations(g, t, frame, row, chooser, t.step_verb[step])
        return
    chosen = 0
    while chosen < most and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], t.step_verb[step])
        if chosen >= least:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        offer_candidates(g, t, frame, row, chooser, room, limit)
        if at_work(g, statics.DRAWS_CHOICES):
            drop_creatures_not_drawn(g, t, chooser)
        if g.option_count == 0:
            if g.unasked_left != 0:
                pass_over(g)
            return
        if at_work(g, statics.CHOOSES_SHIELDS):
            hand_over_choice(g, t, frame, step)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            return
        card = g.option_card[answer]
        if at_work(g, statics.CHOOSES_SHIELDS) and g.zone[card] == zones.SHIELD:
            card = shield_chosen_instead(g, t, frame, step, card)
        if g.option_number[answer] > 0 and g.zone[card] == zones.HYPERSPATIAL:
            turn_over(g, t, card, g.option_number[answer])
        add_to_them(g, frame, card)
        if is_listened_to(g, events.CHOSEN):
            notice_choice(g, t, chooser, card)
        chosen += 1
        if limit == programs.TOTAL_POWER:
            room -= max(power(g, t, card), 0)
        elif limits_cost(limit) and not is_seal(g, card):  # a seal costs 0 (200.3b)
            room -= lowest_cost(t, row_of(g, t, frame, row, card), g.kind[card])


@cold
def can_find_any(g: Game, t: Tables, frame: int, step: int) -> bool:
    """Whether there is a card to choose at a step, as far as everybody sees: hidden cards may be what is looked for."""
    row = t.step_filter[step]
    while row >= 0:
        if (t.filter_zones[row] & ((1 << zones.DECK) | (1 << zones.HAND) | (1 << zones.SHIELD))) != 0:
            return True
        row = t.filter_also[row]
    chooser = whose(g, frame, t.step_chooser[step])
    ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], t.step_verb[step])
    offer_candidates(g, t, frame, t.step_filter[step], chooser, 0, programs.NO_LIMIT)
    return g.option_count > 0


@cold
def finds_nothing(g: Game, t: Tables, frame: int, step: int) -> bool:
    """Whether everybody sees that what a player may do, which is all that the step is about, is impossible (101.3).

    Nobody is asked then: there is no card to choose, or an evolution creature to be put has nothing to be put on.
    """
    first = step + 1
    if t.step_code[first] == programs.SELECT and t.step_code[first + 1] == programs.DO:
        return t.step_go_to[step] == first + 2 and not can_find_any(g, t, frame, first)
    if t.step_code[first] != programs.DO or t.step_verb[first] != verbs.PUT_INTO_BATTLE:
        return False
    if t.step_go_to[step] != first + 1:
        return False
    for index in range(g.them_count[frame]):
        if has_base(g, t, g.them[frame, index]):
            return False
    return True


@rule
def with_one_more(taken: int, civs: int) -> int:
    """Which sets of civilizations cards can stand for, each for another one, with one more card: bits of such sets."""
    sets = 0
    for some in range(32):
        if ((taken >> some) & 1) != 0:
            for bit in range(5):
                if ((civs >> bit) & 1) != 0 and ((some >> bit) & 1) == 0:
                    sets |= 1 << (some | (1 << bit))
    return sets


@cold
def select_different_civilizations(g: Game, t: Tables, frame: int, row: int, chooser: int, verb: verbs.Verb) -> None:
    """Five cards, each of them for another civilization that it has; none if there are no such five."""
    can_be = 1  # the sets that all the cards together can stand for, with any of them left out
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        for side in range(2 if ((t.filter_zones[row] >> zone) & 1) != 0 else 0):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if is_meant(g, t, frame, row, zone, side, card):
                    can_be |= with_one_more(can_be, civilizations(g, t, card))
    taken = 1
    while ((can_be >> 31) & 1) != 0 and ((taken >> 31) & 1) == 0 and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], verb)
        for zone in zones.between(zones.DECK, zones.NOWHERE):
            for side in range(2 if ((t.filter_zones[row] >> zone) & 1) != 0 else 0):
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    civs = civilizations(g, t, card)
                    if is_meant(g, t, frame, row, zone, side, card) and with_one_more(taken, civs) != 0:
                        offer_card(g, t, frame, row, card, chooser, 0, programs.NO_LIMIT)
        answer = decide(g, t) if g.option_count > 0 else -1
        if answer < 0:
            return
        card = g.option_card[answer]
        add_to_them(g, frame, card)
        taken = with_one_more(taken, civilizations(g, t, card))


@rule
def select_civilizations(g: Game, t: Tables, frame: int, row: int, chooser: int, verb: verbs.Verb) -> None:
    """For each civilization (106.3), choose a card of it; the same card may serve twice ("for each", 601.1h)."""
    for bit in range(5):
        if g.stopped != course.RUNNING:
            return
        ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], verb)
        for zone in zones.between(zones.DECK, zones.NOWHERE):
            if ((t.filter_zones[row] >> zone) & 1) == 0:
                continue
            for side in range(2):
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    civs = t.civilizations[meant_kind(t, row, g.kind[card])] | given_civilizations(g, t, card)
                    if ((civs >> bit) & 1) != 0 and is_candidate(g, t, frame, row, card):
                        offer(g, choices.OPTION_CARD, card, 0)
        if at_work(g, statics.DRAWS_CHOICES):
            drop_creatures_not_drawn(g, t, chooser)
        if g.option_count > 0:
            answer = decide(g, t)
            if answer < 0:
                return
            card = g.option_card[answer]
            if is_listened_to(g, events.CHOSEN):
                notice_choice(g, t, chooser, card)
            if not among_them(g, frame, card):
                add_to_them(g, frame, card)


@rule
def take_from_rest(g: Game, t: Tables, frame: int, row: int) -> None:
    """All cards of "the rest" that fit become "them"."""
    kept = 0
    for index in range(g.rest_count[frame]):
        card = g.rest[frame, index]
        if is_candidate(g, t, frame, row, card):
            add_to_them(g, frame, card)
            continue
        g.rest[frame, kept] = card
        g.rest_object[frame, kept] = g.rest_object[frame, index]
        kept += 1
    g.rest_count[frame] = kept


@cold
def add_cards_under_to_rest(g: Game, frame: int, shield: Card) -> None:
    """A shield may be several cards (113.2), and each of them may be the spell or creature that is meant."""
    card = card_under(g, shield)
    while card >= 0:
        add_to_rest(g, frame, card)
        card = card_under(g, card)


@rule
def select_among(g: Game, t: Tables, frame: int, step: int) -> None:
    """A player chooses among "them"; those become "them", the others "the rest"."""
    row = t.step_filter[step]
    least = amount(g, t, frame, t.step_least[step])
    most = amount(g, t, frame, t.step_most[step])
    chooser = whose(g, frame, t.step_chooser[step])
    g.rest_count[frame] = 0
    for index in range(g.them_count[frame]):
        add_to_rest(g, frame, g.them[frame, index])
        verb = t.step_verb[step]
        if (verb == verbs.CAST_FREE or verb == verbs.PUT_INTO_BATTLE) and g.zone[g.them[frame, index]] == zones.SHIELD:
            add_cards_under_to_rest(g, frame, g.them[frame, index])
    g.them_count[frame] = 0
    if t.step_limit[step] == programs.ALL_OF_THEM:
        take_from_rest(g, t, frame, row)
        return
    limited = t.step_limit[step] == programs.TOTAL_COST
    room = amount(g, t, frame, t.step_limit_amount[step])
    chosen = 0
    while chosen < most and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, chooser, g.frame_card[frame], t.step_verb[step])
        if chosen >= least:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.rest_count[frame]):
            card = g.rest[frame, index]
            if t.step_limit[step] == programs.DIFFERENT_COSTS and costs_as_one_of_them(g, t, frame, row, card):
                continue
            if is_candidate(g, t, frame, row, card) and (not limited or lowest_cost(t, row, g.kind[card]) <= room):
                offer(g, choices.OPTION_CARD, card, 0)
        if at_work(g, statics.DRAWS_CHOICES):
            drop_creatures_not_drawn(g, t, chooser)
        if g.option_count == 0:
            return
        if at_work(g, statics.CHOOSES_SHIELDS):
            hand_over_choice(g, t, frame, step)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            return
        card = g.option_card[answer]
        if at_work(g, statics.CHOOSES_SHIELDS) and g.zone[card] == zones.SHIELD:
            card = shield_chosen_instead(g, t, frame, step, card)
        add_to_them(g, frame, card)
        if is_listened_to(g, events.CHOSEN):
            notice_choice(g, t, chooser, card)
        chosen += 1
        if limited:
            room -= lowest_cost(t, row, g.kind[card])
        kept = 0
        for index in range(g.rest_count[frame]):
            if g.rest[frame, index] != card:
                g.rest[frame, kept] = g.rest[frame, index]
                g.rest_object[frame, kept] = g.rest_object[frame, index]
                kept += 1
        g.rest_count[frame] = kept


# --- Taking cards without choosing ---
@rule
def take_one(g: Game, t: Tables, frame: int, card: Card, number: int, more: bool) -> None:
    """The card is "them", or one more of them, if it is still there as the same object."""
    if not more:
        g.them_count[frame] = 0
    now = still_there(g, t, card, number)
    if now >= 0:
        add_to_them(g, frame, now)


NOT_WAITED_FOR = -1  # instead of the trigger that a mark is for


@rule
def take_marked(g: Game, frame: int) -> None:
    """The creatures for which this delayed trigger was created, as far as they are still there (400.8), are "them"."""
    g.them_count[frame] = 0
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] != lasting.MARKED
            or g.continuous_amount[index] != g.frame_trigger[frame]
            or g.continuous_cost[index] != g.frame_object[frame]
        ):
            continue
        for side in range(2):
            for at in range(g.zone_count[side, zones.BATTLE]):
                card = g.zone_cards[side, zones.BATTLE, at]
                if g.object[card] == g.continuous_object[index] and not among_them(g, frame, card):
                    add_to_them(g, frame, card)
        g.continuous_amount[index] = NOT_WAITED_FOR
        g.continuous_until[index] = durations.END_OF_THIS_TURN


@cold
def exchange_with_rest(g: Game, frame: int) -> None:
    """Let "them" and the rest change places."""
    for index in range(max(g.them_count[frame], g.rest_count[frame])):
        card = g.them[frame, index]
        number = g.them_object[frame, index]
        g.them[frame, index] = g.rest[frame, index]
        g.them_object[frame, index] = g.rest_object[frame, index]
        g.rest[frame, index] = card
        g.rest_object[frame, index] = number
    count = g.them_count[frame]
    g.them_count[frame] = g.rest_count[frame]
    g.rest_count[frame] = count


@rule
def take_rest(g: Game, t: Tables, frame: int, how: int) -> None:
    """Those left after choosing among "them" become "them": all that are still there, or by NEXT_OF_THEM the first.

    By EXCHANGED those that were "them" become the rest.
    """
    if how == programs.EXCHANGED:
        exchange_with_rest(g, frame)
        return
    if how == programs.NEXT_OF_THEM:
        g.them_count[frame] = 0
        if g.rest_count[frame] > 0:
            g.them_count[frame] = 1
            g.them[frame, 0] = g.rest[frame, 0]
            g.them_object[frame, 0] = g.rest_object[frame, 0]
            drop_from_rest(g, frame, 0)
        return
    count = g.rest_count[frame]
    g.them_count[frame] = count
    for index in range(count):
        g.them[frame, index] = g.rest[frame, index]
        g.them_object[frame, index] = g.rest_object[frame, index]
    g.rest_count[frame] = 0
    keep_those_there(g, t, frame)


@cold
def take_rest_too(g: Game, frame: int) -> None:
    """Those left after choosing become "them" besides those that are."""
    for index in range(g.rest_count[frame]):
        add_to_them(g, frame, g.rest[frame, index])
    g.rest_count[frame] = 0


@cold
def take_crossed(g: Game, t: Tables, frame: int) -> None:
    """The creatures that "they", cross gears, are crossed with, or were when one of the two left, become "them"."""
    count = g.them_count[frame]
    g.them_count[frame] = 0
    for index in range(count):
        gear = g.them[frame, index]
        creature = crossed_creature(g, gear)
        if creature < 0 and g.was_under[gear] != 0:
            creature = find_creature(g, NO_CARD, g.was_under[gear])
        if creature >= 0 and not ignored(g, t, creature) and not among_them(g, frame, creature):
            add_to_them(g, frame, creature)


@cold
def take_their_gears(g: Game, frame: int) -> None:
    """The cross gears that "they" are crossed with are "them", too (303.3a)."""
    for index in range(g.them_count[frame]):
        gear = first_linked(g, g.them[frame, index], links.CROSSED)
        while gear >= 0:
            add_to_them(g, frame, gear)
            gear = next_linked(g, gear)


@cold
def take_those_under(g: Game, t: Tables, frame: int) -> None:
    """The cards under "them" become "them" (109.2a)."""
    count = g.them_count[frame]
    for index in range(count):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.zone[card] != zones.BATTLE:
            continue
        under = card_under(g, card)
        while under >= 0:
            add_to_them(g, frame, under)
            under = card_under(g, under)
    for _ in range(count):
        drop_from_them(g, frame, 0)


@rule
def take_every(g: Game, t: Tables, frame: int, row: int, kept: int) -> None:
    """All cards of the filter, as they are now, become "them" (110.2e); "all" is not choosing (605.2b).

    The first `kept` of those that are "them" already stay so.
    """
    g.them_count[frame] = kept
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        if zone == zones.SHIELD and t.filter_face_up[row] != 0:
            take_in_shields(g, t, frame, row)
            continue
        if zone == zones.DECK and cant_look_at_decks(g, t, frame):
            continue
        for side in range(2):
            watched = zone == zones.DECK and shows_only_the_top(g, t, frame, side)
            top = next_of_deck(g, t, side, g.zone_count[side, zone]) if watched else -1
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if watched and index != top:
                    continue
                if is_meant(g, t, frame, row, zone, side, card):
                    add_to_them(g, frame, card)
                if zone == zones.BATTLE and t.filter_takes_seals[row] != 0:
                    take_seals(g, t, frame, row, card)


@cold
def take_battled(g: Game, t: Tables, frame: int) -> None:
    """The creature that this one battles becomes "them" (115.2)."""
    mine = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    g.them_count[frame] = 0
    for side in range(2):
        if mine >= 0 and g.battling[side] == g.object[mine]:
            take_one(g, t, frame, g.battling_card[1 - side], g.battling[1 - side], more=False)


@cold
def take_in_shields(g: Game, t: Tables, frame: int, row: int) -> None:
    """The single cards in the shield zone that the filter finds become "them" too: face-up ones, or castles."""
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if is_found_in_shields(g, t, row, card) and is_candidate(g, t, frame, row, card):
                add_to_them(g, frame, card)


@rule
def take_seals(g: Game, t: Tables, frame: int, row: int, card: Card) -> None:
    """The seals on a card become "them" too, if the filter finds them (116.3)."""
    seal = first_linked(g, card, links.SEAL)
    while seal >= 0:
        if is_candidate(g, t, frame, row, seal):
            add_to_them(g, frame, seal)
        seal = next_linked(g, seal)


@rule
def take_cards_under(g: Game, t: Tables, frame: int, row: int) -> None:
    """The cards under creatures become "them" too, if the filter finds them (109.2a)."""
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            under = card_under(g, card) if not ignored(g, t, card) else NO_CARD
            while under >= 0:
                if is_candidate(g, t, frame, row, under):
                    add_to_them(g, frame, under)
                under = card_under(g, under)


@rule
def take_at_random(g: Game, t: Tables, frame: int, row: int, number: int, more: bool) -> None:
    """Cards at random become "them", or some more of them, from the random stream of their owner's seat."""
    kept = g.them_count[frame] if more else 0
    take_every(g, t, frame, row, kept)
    if t.filter_single[row] != 0:
        take_cards_under(g, t, frame, row)
    for index in range(g.them_count[frame] - 1, kept - 1, -1):
        for before in range(kept):
            if g.them[frame, before] == g.them[frame, index]:
                drop_from_them(g, frame, index)
                break
    while g.them_count[frame] > kept + number:
        side = owner(g.them[frame, kept])
        out = kept + random_below(g, side, STREAM_EFFECTS, g.them_count[frame] - kept)
        last = g.them_count[frame] - 1
        g.them[frame, out] = g.them[frame, last]
        g.them_object[frame, out] = g.them_object[frame, last]
        g.them_count[frame] = last


@rule
def take_top(g: Game, t: Tables, frame: int, step: int) -> None:
    """The top cards of a deck become "them"; they stay there, and are hidden again afterwards (401.5, 605.4).

    If they are revealed until as many cards fit, these are "them", and the others are the rest, perhaps with them.
    """
    wanted = t.step_filter[step]
    most = amount(g, t, frame, t.step_amount[step])
    number = SEAT if wanted >= 0 else most
    player = whose(g, frame, t.step_whose[step])
    g.them_count[frame] = 0
    g.frame_done[frame] = 0
    if wanted >= 0:
        g.rest_count[frame] = 0
    if cant_look_at_decks(g, t, frame):
        return
    watched = shows_only_the_top(g, t, frame, player)
    if watched:
        number = min(number, 1)
    at = g.zone_count[player, zones.DECK]
    for _ in range(number):
        if t.step_up_to[step] != 0 and not agrees(g, t, choices.ASK_MAY, player, g.frame_card[frame], verbs.NO_VERB):
            return
        at = next_of_deck(g, t, player, at)
        if at < 0:
            return
        card = g.zone_cards[player, zones.DECK, at]
        g.frame_done[frame] = 1
        if watched or t.step_shown[step] != programs.LOOKED_AT:
            note(g, log.REVEAL, player, card, zones.DECK, 0)
        if wanted >= 0 and not is_candidate(g, t, frame, wanted, card):
            add_to_rest(g, frame, card)
            continue
        add_to_them(g, frame, card)
        if wanted >= 0:
            if t.step_shown[step] == programs.REVEALED_TOGETHER:
                add_to_rest(g, frame, card)
            if g.them_count[frame] >= most:
                return


# --- In which order ---
@rule
def keep_those_there(g: Game, t: Tables, frame: int) -> None:
    """Drop those of "them" that have moved elsewhere (400.8), so that nobody is asked for their order."""
    for index in range(g.them_count[frame] - 1, -1, -1):
        if still_there(g, t, g.them[frame, index], g.them_object[frame, index]) < 0:
            drop_from_them(g, frame, index)


@rule
def order_them(g: Game, t: Tables, frame: int, step: int) -> None:
    """The player, their owners or chance put "them" in the order in which they will go to each deck (401.4)."""
    at = 0
    for side in range(2):
        whose = g.turn_player if side == 0 else 1 - g.turn_player
        left = 0
        for index in range(at, g.them_count[frame]):
            left += 1 if owner(g.them[frame, index]) == whose else 0
        while left > 0:
            chosen = next_in_order(g, t, frame, step, at, whose, left)
            if chosen < 0:
                return
            card = g.them[frame, chosen]
            number = g.them_object[frame, chosen]
            for index in range(chosen, at, -1):
                g.them[frame, index] = g.them[frame, index - 1]
                g.them_object[frame, index] = g.them_object[frame, index - 1]
            g.them[frame, at] = card
            g.them_object[frame, at] = number
            at += 1
            left -= 1


@rule
def next_in_order(g: Game, t: Tables, frame: int, step: int, at: int, whose: int, left: int) -> int:
    """Where the next card that goes to the deck of this player is among "them", or -1 if nobody answers."""
    nth = 0
    order = t.step_ordered[step]
    if left > 1 and order == programs.IN_RANDOM_ORDER:
        nth = random_below(g, whose, STREAM_EFFECTS, left)
    elif left > 1:
        player = whose if order == programs.IN_OWNERS_ORDER else g.frame_player[frame]
        ask(g, choices.ASK_ORDER, player, g.frame_card[frame], t.step_verb[step])
        for index in range(at, g.them_count[frame]):
            if owner(g.them[frame, index]) == whose:
                offer(g, choices.OPTION_CARD, g.them[frame, index], 0)
        nth = decide(g, t)
        if nth < 0:
            return -1
    for index in range(at, g.them_count[frame]):
        if owner(g.them[frame, index]) == whose:
            if nth == 0:
                return index
            nth -= 1
    return -1
