"""What is true of a card at this moment: its characteristics, whether a description fits it, how many there are.

Nothing here changes the record. Static abilities are read through `g.static_*`, the list of those at work; an
amount or description inside a static ability never looks at power or granted keywords (`sim.tabulation` refuses
such a definition), so that nothing here recurses.
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.state import STATICS, fail, find_creature, owner


@rule
def is_creature(g: Any, t: Any, card: int) -> bool:
    """Whether it is a creature, in any zone."""
    return (t.types[g.kind[card]] & v.CREATURE) != 0


@rule
def ignored(g: Any, t: Any, card: int) -> bool:
    """A sealed creature is treated as if it were not there (116.2a); other sealed cards are not."""
    return g.seals[card] > 0 and (t.types[g.kind[card]] & v.CREATURE) != 0


@rule
def creature_kind(t: Any, kind: int) -> int:
    """The kind itself, or of a twinpact its creature half."""
    half = t.creature_half[kind]
    return kind if half < 0 else half


@rule
def spell_kind(t: Any, kind: int) -> int:
    """The kind itself, or of a twinpact its spell half."""
    half = t.spell_half[kind]
    return kind if half < 0 else half


@rule
def civilizations(g: Any, t: Any, card: int) -> int:
    """Civilizations, as bits."""
    return t.civilizations[g.kind[card]]


@rule
def still_there(g: Any, t: Any, card: int, number: int) -> int:
    """The card, or the creature that it is part of, if it is still the same object and not ignored; else -1."""
    if card < 0:
        return -1
    if g.zone[card] == v.BATTLE or g.object[card] != number:
        card = find_creature(g, card, number)
        if card >= 0 and ignored(g, t, card):
            return -1
    return card


# --- Descriptions, without power and granted keywords ---
@rule
def kind_fits(t: Any, row: int, kind: int) -> bool:
    """Whether the printed characteristics of a kind fit the filter."""
    return ((t.filter_kinds[row, kind >> 6] >> (kind & 63)) & 1) != 0


@rule
def side_is_meant(t: Any, row: int, side: int, player: int, that_player: int) -> bool:
    """Whether the filter of the player's ability speaks of that side's cards."""
    whose = t.filter_whose[row]
    if whose == v.ANYONES:
        return True
    if whose == tb.CHOSEN_PLAYERS:
        return side == that_player
    return (whose == v.YOURS) == (side == player)


@rule
def plainly_fits(g: Any, t: Any, row: int, card: int, player: int, source: int, that_player: int) -> bool:
    """Whether the card fits the filter but for power and keywords; its zone is not looked at."""
    if not kind_fits(t, row, g.kind[card]):
        return False
    if not side_is_meant(t, row, owner(card), player, that_player):
        return False
    if t.filter_tapped[row] >= 0 and g.tapped[card] != t.filter_tapped[row]:
        return False
    if t.filter_other[row] != 0 and card == source:
        return False
    if t.filter_new[row] != 0 and g.sick[card] == 0:
        return False
    return not (
        t.filter_relation[row] == tb.COSTS_AT_MOST_THEIR_MANA
        and t.cost[g.kind[card]] > g.zone_count[owner(card), v.MANA]
    )


@rule
def count_plainly(g: Any, t: Any, row: int, player: int, source: int) -> int:
    """How many cards in the filter's zones fit it, but for power and keywords."""
    total = 0
    for zone in range(v.NOWHERE):
        if (t.filter_zones[row] >> zone) & 1:
            for side in range(2):
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    if zone == v.BATTLE and ignored(g, t, card):
                        continue
                    # A shield has no quality that could be seen, but whose it is.
                    if zone == v.SHIELD:
                        total += 1 if side_is_meant(t, row, side, player, player) else 0
                    elif plainly_fits(g, t, row, card, player, source, player):
                        total += 1
    return total


@rule
def plain_amount(g: Any, t: Any, code: int, player: int, card: int, event_number: int) -> int:
    """An amount that a static ability or the condition of a trigger reads; `card` is where it stands."""
    if code >= 0:
        return code
    row = -1 - code
    what = t.amount_code[row]
    argument = t.amount_argument[row]
    factor = t.amount_factor[row]
    if what == tb.A_COUNT:
        return factor * count_plainly(g, t, argument, player, card)
    if what == tb.A_CONSTANT:
        return argument
    if what == tb.A_EVENT_NUMBER:
        return event_number
    if what == tb.A_PUT_HOW:
        return event_number & 7
    if what == tb.A_PUT_ON:
        return event_number >> 3
    if what == tb.A_YOUR_TURN:
        return 1 if g.turn_player == player else 0
    if what == tb.A_KEYWORD_USES:
        return g.keyword_uses[player, argument]
    if what == tb.A_PLAYER_ATTACKS:
        return g.player_attacks[player]
    if what == tb.A_PUT_FREE:
        return g.put_free[player if argument == v.YOURS else 1 - player]
    if what == tb.A_FREE:
        whose = player if argument == v.YOURS else 1 - player
        return g.put_free[whose] + g.cast_free[whose]
    if what == tb.A_DESTROYED:
        return g.destroyed[player if argument == v.YOURS else 1 - player]
    if what == tb.A_FEWEST_SHIELDS:
        return min(g.zone_count[0, v.SHIELD], g.zone_count[1, v.SHIELD])
    if what == tb.A_SUMMONED:
        total = 0
        for index in range(g.summoned_count[player]):
            if kind_fits(t, argument, g.summoned[player, index]):
                total += 1
        return total
    if card < 0:
        return 0
    if what == tb.A_PUT_THIS_TURN:
        return 1 if g.put_in_turn[player, g.kind[card]] == g.turn else 0
    if what == tb.A_THIS_TAPPED:
        return g.tapped[card]
    if what == tb.A_THIS_BREAKS:
        return g.breaks[card]
    if what == tb.A_THIS_ATTACKS:
        return g.attacks[card]
    if what == tb.A_OTHERS_ATTACKS:
        return g.player_attacks[player] - g.attacks[card]
    if what == tb.A_OTHERS_BREAKS:
        return g.player_breaks[player] - g.breaks[card]
    if what == tb.A_UNDER_THIS:
        total = 0
        under = g.below[card]
        while under >= 0:
            total += 1
            under = g.below[under]
        return total
    if what == tb.A_THIS_BATTLING:
        number = g.object[card]
        return 1 if g.battling[0] == number or g.battling[1] == number else 0
    if what == tb.A_THIS_ATTACKING:
        return 1 if g.attacker >= 0 and g.attacker_object == g.object[card] else 0
    return 0


@rule
def compare(left: int, sign: int, right: int) -> bool:
    """One comparison of a condition."""
    if sign == tb.IS_EQUAL:
        return left == right
    if sign == tb.IS_AT_LEAST:
        return left >= right
    if sign == tb.IS_MORE:
        return left > right
    return left <= right


@rule
def plainly_holds(g: Any, t: Any, row: int, player: int, card: int, event_number: int) -> bool:
    """Whether the condition of a static ability or trigger holds; -1 always does."""
    while row >= 0:
        left = plain_amount(g, t, t.condition_left[row], player, card, event_number)
        right = plain_amount(g, t, t.condition_right[row], player, card, event_number)
        if not compare(left, t.condition_sign[row], right):
            return False
        row = t.condition_next[row]
    return True


# --- What an evolution creature is put on (801) ---
@rule
def base_slots(t: Any, kind: int) -> int:
    """How many creatures the kind is put on; 0: it needs none."""
    slots = 0
    while slots < tb.MOST_BASES and t.evolution_base[kind, slots] >= 0:
        slots += 1
    return slots


@rule
def slots_filled(g: Any, t: Any, card: int, base: int) -> int:
    """Which of the creatures that the card is put on the base could be, as bits."""
    bits = 0
    player = owner(card)
    for slot in range(base_slots(t, g.kind[card])):
        if plainly_fits(g, t, t.evolution_base[g.kind[card], slot], base, player, card, player):
            bits |= 1 << slot
    return bits


@rule
def one_more(bits: int) -> int:
    """A creature that could fill these slots, to be added to a count of creatures by the slots that they could fill.

    The count of each set of slots has eight bits of one number: no array need be made.
    """
    return 1 << (8 * bits)


@rule
def how_many(found: int, bits: int) -> int:
    """How many creatures that could fill just these slots are in such a count."""
    return (found >> (8 * bits)) & 255


@rule
def enough_for(slots: int, found: int) -> bool:
    """Whether each slot can have a creature of its own; `found` counts creatures by the slots that they could fill.

    By Hall's theorem it suffices that every set of slots finds as many creatures.
    """
    for some in range(1, 1 << slots):
        there = 0
        for bits in range(1 << slots):
            if (bits & some) != 0:
                there += how_many(found, bits)
        for slot in range(slots):
            there -= (some >> slot) & 1
        if there < 0:
            return False
    return True


@rule
def has_base(g: Any, t: Any, card: int) -> bool:
    """Whether an evolution creature finds what it is put on (801.1a); others need nothing."""
    kind = g.kind[card]
    slots = base_slots(t, kind)
    if slots == 0:
        return True
    player = owner(card)
    if slots == 1:
        for index in range(g.zone_count[player, v.BATTLE]):
            base = g.zone_cards[player, v.BATTLE, index]
            if not ignored(g, t, base) and slots_filled(g, t, card, base) != 0:
                return True
        return False
    found = 0
    for index in range(g.zone_count[player, v.BATTLE]):
        base = g.zone_cards[player, v.BATTLE, index]
        if not ignored(g, t, base):
            found += one_more(slots_filled(g, t, card, base))
    return enough_for(slots, found)


# --- What static abilities and continuous effects make of it ---
@rule
def static_applies(g: Any, t: Any, index: int, card: int) -> bool:
    """Whether the static ability at work number `index` applies to the card."""
    source = g.static_card[index]
    row = g.static_row[index]
    if t.static_filter[row] == tb.SUBJECT_IS_SELF:
        if source != card:
            return False
    elif not plainly_fits(g, t, t.static_filter[row], card, owner(source), source, owner(source)):
        return False
    return plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)


@rule
def power(g: Any, t: Any, card: int) -> int:
    """Power now: the printed number and every change (206); may be negative inside (108.1b)."""
    total = t.power[g.kind[card]]
    if g.zone[card] != v.BATTLE:
        return total  # 206.2a
    if (g.static_heads & tb.S_POWER) != 0:
        for index in range(g.static_count):
            row = g.static_row[index]
            if t.static_head[row] == tb.S_POWER and static_applies(g, t, index, card):
                source = g.static_card[index]
                total += plain_amount(g, t, t.static_amount[row], owner(source), source, 0)
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == v.POWER_CHANGE and g.continuous_object[index] == g.object[card]:
            total += g.continuous_amount[index]
    return total


@rule
def given_keywords(g: Any, t: Any, card: int) -> int:
    """Keywords given to a creature in the battle zone now, as bits."""
    bits = 0
    if (g.static_heads & tb.S_KEYWORD) != 0:
        for index in range(g.static_count):
            row = g.static_row[index]
            if t.static_head[row] == tb.S_KEYWORD and static_applies(g, t, index, card):
                bits |= t.static_amount[row]
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == v.KEYWORD_GRANT and g.continuous_object[index] == g.object[card]:
            bits |= g.continuous_amount[index]
    return bits


@rule
def keywords(g: Any, t: Any, card: int) -> int:
    """Keywords now, printed and given, as bits."""
    bits = t.keywords[g.kind[card]]
    return bits | given_keywords(g, t, card) if g.zone[card] == v.BATTLE else bits


@rule
def has_static_for(g: Any, t: Any, head: int, card: int, other: int) -> bool:
    """Whether the creature has a static ability of this head that speaks of the other one."""
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == head
            and g.static_card[index] == card
            and plainly_fits(g, t, t.static_filter[row], other, owner(card), card, owner(card))
        ):
            return True
    return False


@rule
def has_static(g: Any, t: Any, head: int, card: int) -> bool:
    """Whether the creature has a static ability of this head."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == head and g.static_card[index] == card:
            return True
    return False


@rule
def prohibited(g: Any, t: Any, player: int, act: int, kind: int) -> bool:
    """Whether an effect forbids the player the act (101.2) with a card of this kind."""
    if g.continuous_count > 0:
        for index in range(g.continuous_count):
            if (
                g.continuous_kind[index] == v.PROHIBITION
                and (g.continuous_amount[index] & act) != 0
                and (g.continuous_object[index] == v.NOBODY or g.continuous_object[index] == player)
                and (g.continuous_filter[index] < 0 or kind_fits(t, g.continuous_filter[index], kind))
                and (g.continuous_cost[index] < 0 or g.continuous_cost[index] == t.cost[kind])
            ):
                return True
    return (g.static_heads & tb.S_PROHIBIT) != 0 and statically_prohibited(g, t, player, act, kind)


@rule
def statically_prohibited(g: Any, t: Any, player: int, act: int, kind: int) -> bool:
    """Whether a static ability forbids it: altogether, or because the player has done it as often as allowed."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] != tb.S_PROHIBIT
            or (t.static_acts[row] & act) == 0
            or not side_is_meant(t, t.static_filter[row], player, owner(source), owner(source))
            or not kind_fits(t, t.static_filter[row], kind)
            or t.cost[kind] > plain_amount(g, t, t.static_most_cost[row], owner(source), source, 0)
            or not plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)
        ):
            continue
        done = 0
        if (t.static_acts[row] & v.ACT_SUMMON) != 0:
            done += g.summoned_count[player]
        if (t.static_acts[row] & v.ACT_CAST) != 0:
            done += g.cast_count[player]
        allowed = t.static_amount[row]
        if allowed == 0 or done >= allowed:
            return True
    return False


@rule
def act_is_allowed(g: Any, t: Any, player: int, kind: int) -> bool:
    """Whether nothing forbids the player the act of summoning or casting a card of this kind, whatever comes of it."""
    act = v.ACT_CAST if (t.types[kind] & v.CREATURE) == 0 else v.ACT_SUMMON
    return not prohibited(g, t, player, act, kind)


@rule
def is_executable(g: Any, t: Any, player: int, kind: int) -> bool:
    """Whether nothing forbids the player to summon or cast a card of this kind, or to put it into the battle zone."""
    if (t.types[kind] & v.CREATURE) == 0:
        return not prohibited(g, t, player, v.ACT_CAST, kind)
    return not prohibited(g, t, player, v.ACT_SUMMON | v.ACT_PUT, kind)


@rule
def can_be_put(g: Any, t: Any, card: int) -> bool:
    """Whether nothing forbids to put the creature into the battle zone without summoning it."""
    return not prohibited(g, t, owner(card), v.ACT_PUT | v.ACT_PUT_UNSUMMONED, creature_kind(t, g.kind[card]))


@rule
def cant_leave_graveyard(g: Any, t: Any, card: int) -> bool:
    """Whether the card lies in a graveyard and an effect forbids that it leaves."""
    return g.zone[card] == v.GRAVEYARD and prohibited(g, t, owner(card), v.ACT_LEAVE_GRAVEYARD, g.kind[card])


@rule
def choosable(g: Any, t: Any, card: int, source: int, player: int) -> bool:
    """Whether an effect of `source`, an ability of `player`, may choose the card."""
    if g.zone[card] != v.BATTLE or (g.static_heads & tb.S_UNCHOOSABLE) == 0 or owner(card) == player:
        return True
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == tb.S_UNCHOOSABLE
            and g.static_card[index] == card
            and source >= 0
            and kind_fits(t, t.static_filter[row], g.kind[source])
        ):
            return False
    return True


# --- Descriptions, completely ---
@rule
def fits(g: Any, t: Any, row: int, card: int, player: int, source: int, that_player: int) -> bool:
    """Whether the card fits the filter; its zone is not looked at."""
    if not plainly_fits(g, t, row, card, player, source, that_player):
        return False
    if t.filter_max_power[row] >= 0 and max(power(g, t, card), 0) > t.filter_max_power[row]:
        return False
    if t.filter_min_power[row] >= 0 and max(power(g, t, card), 0) < t.filter_min_power[row]:
        return False
    wanted = t.filter_keywords[row]
    return wanted == 0 or (keywords(g, t, card) & wanted) == wanted


@rule
def is_sick(g: Any, t: Any, card: int) -> bool:
    """Summoning sickness (301.5): not for evolution creatures (801.3) nor speed attackers."""
    return g.sick[card] != 0 and is_sick_with(g, t, card, keywords(g, t, card))


@rule
def is_sick_with(g: Any, t: Any, card: int, bits: int) -> bool:
    """The same, of a creature whose keywords are known."""
    if g.sick[card] == 0 or (bits & v.SPEED_ATTACKER) != 0:
        return False
    return (t.types[g.kind[card]] & v.EVOLUTION) == 0 or g.below[card] < 0


@rule
def rebuild_statics(g: Any, t: Any) -> None:
    """List the static abilities at work; call whenever the battle zone or a seal changes (608.3c)."""
    count = 0
    heads = 0
    g.power_may_fall = 0
    for side in range(2):
        g.hand_is_open[side] = 0
    for side in range(2):
        for index in range(g.zone_count[side, v.BATTLE]):
            card = g.zone_cards[side, v.BATTLE, index]
            kind = g.kind[card]
            if t.may_fall[kind] != 0:
                g.power_may_fall = 1
            if t.static_count[kind] == 0 or ignored(g, t, card):
                continue
            for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
                if count >= STATICS:
                    fail(g, v.STATICS_FULL)
                    return
                g.static_card[count] = card
                g.static_row[count] = row
                heads |= t.static_head[row]
                if t.static_head[row] == tb.S_OPEN_HAND:
                    g.hand_is_open[1 - side] = 1
                count += 1
    g.static_count = count
    g.static_heads = heads


# --- Mana (107, 112) ---
@rule
def survey_mana(g: Any, t: Any, player: int) -> None:
    """Note how much mana the player could tap, and of which civilizations."""
    total = 0
    there = 0
    for index in range(g.zone_count[player, v.MANA]):
        card = g.zone_cards[player, v.MANA, index]
        if g.tapped[card] == 0:
            there |= t.civilizations[g.kind[card]]
            total += t.mana_number[g.kind[card]]
    g.mana_total = total
    g.mana_civilizations = there


@rule
def can_pay(g: Any, t: Any, player: int, civs: int, cost: int) -> bool:
    """Whether untapped mana can pay a cost and its civilizations (112.2a)."""
    survey_mana(g, t, player)
    return can_pay_as_surveyed(g, t, player, civs, cost)


@rule
def can_pay_as_surveyed(g: Any, t: Any, player: int, civs: int, cost: int) -> bool:
    """The same, with the mana as `survey_mana` has just noted it.

    One card supplies one civilization: by Hall's theorem it suffices that every subset of the civilizations
    finds as many cards.
    """
    if g.mana_total < cost or (g.mana_civilizations & civs) != civs:
        return False
    if (civs & (civs - 1)) == 0:
        return True
    subset = civs
    while subset > 0:
        cards = 0
        for index in range(g.zone_count[player, v.MANA]):
            card = g.zone_cards[player, v.MANA, index]
            if g.tapped[card] == 0 and (t.civilizations[g.kind[card]] & subset) != 0:
                cards += 1
        wanted = 0
        for bit in range(5):
            wanted += (subset >> bit) & 1
        if cards < wanted:
            return False
        subset = (subset - 1) & civs
    return True
