"""Descriptions of cards, amounts and conditions, read without power and granted keywords (604, 608).

Static abilities are read with these functions. So characteristics, which depend on static abilities, never recurse:
`sim.cards.tabulation` refuses a definition that would. `characteristics` reads descriptions in full.
"""

from typing import Any

from sim.compiler.decorators import cold, rule
from sim.engine.facts.identity import count_linked, ignored, is_linked, is_twinpact
from sim.engine.facts.links import (
    attached_to,
    card_under,
    count_seals,
    count_under,
    crossed_creature,
    equipped_creature,
    find_creature,
    fortifies,
    is_crossed,
    top_of,
)
from sim.engine.facts.parts import count_parts
from sim.engine.facts.sets import word_of
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    amounts,
    card_types,
    comparisons,
    descriptions,
    entering,
    lasting,
    owners,
    programs,
    statics,
    zones,
)
from sim.engine.record.codes.sets import WORD_MASK, WORDS
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import CARDS, SEAT, Game, card_of, owner
from sim.engine.record.tables import Tables


# --- Descriptions, without power and granted keywords ---
@rule
def kind_fits(t: Tables, row: int, kind: Kind) -> bool:
    """Whether the printed characteristics of a kind fit the filter (200.2, 201.2)."""
    return ((t.filter_kinds[row, kind >> 6] >> (kind & 63)) & 1) != 0


@rule
def shares_name(t: Tables, kind: Kind, other: Kind) -> bool:
    """Whether cards of two kinds have a name in common: a twinpact has those of both halves (810.4)."""
    return ((t.shares_name[kind, other >> 6] >> (other & 63)) & 1) != 0


@rule
def changed_kind_fits(t: Tables, row: int, kind: Kind, changes: int) -> bool:
    """Whether a card of this kind fits the filter with what these changes give it."""
    return ((t.changed_kinds[changes, row, kind >> 6] >> (kind & 63)) & 1) != 0


@cold
def given_kind_fits(g: Game, t: Tables, row: int, card: Card, changes: int) -> bool:
    """Whether the characteristics of a card fit the filter, with these changes and the races chosen for it."""
    kind = g.kind[card]
    fits = changed_kind_fits(t, row, kind, changes)
    asks = t.raced_row[row]
    if asks < 0:
        return fits
    printed = kind_fits(t, row, kind)
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.RACE_GRANT and g.continuous_object[index] == g.object[card]:
            with_it = ((t.raced_kinds[asks, g.continuous_amount[index], kind >> 6] >> (kind & 63)) & 1) != 0
            if with_it != printed:
                return with_it
    return fits


@rule
def holds_of_itself(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the condition of a change of the card itself holds (`sim.cards.words.statics`).

    It is about the number of its player's shields, or that the card is crossed; -1 is none.
    """
    if row < 0:
        return True
    left = t.condition_left[row]
    if left < 0 and t.amount_code[-1 - left] == amounts.COUNT:
        return compare(g.zone_count[owner(card), zones.SHIELD], t.condition_sign[row], t.condition_right[row])
    return is_crossed(g, card)


@rule
def change_applies(g: Game, t: Tables, index: int, card: Card, changes: int) -> bool:
    """Whether the static ability number `index`, a change, applies to a card that these changes apply to.

    What is printed decides, with the changes, and where the card lies.
    """
    source = g.static_card[index]
    row = t.static_filter[g.static_row[index]]
    if row == descriptions.SUBJECT_IS_SELF:
        return source == card and holds_of_itself(g, t, t.static_condition[g.static_row[index]], card)
    if t.static_condition[g.static_row[index]] >= 0 and not is_forced(g, source):  # the only condition of others
        return False
    player = g.static_player[index]
    return (
        ((t.filter_zones[row] >> g.zone[card]) & 1) != 0
        and given_kind_fits(g, t, row, card, changes)
        and side_is_meant(t, row, owner(card), player, player)
        and (t.filter_other[row] == 0 or card != source)
        and (t.filter_relation[row] != descriptions.CROSSED_BY_THIS or crossed_creature(g, source) == card)
    )


@cold
def changes_of(g: Game, t: Tables, card: Card) -> int:
    """The changes of races and civilizations that apply to the card now, as bits.

    One may be about what another one gives: all are looked at again until no more apply (604.2).
    """
    changes = 0
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.CHANGE_GRANT and g.continuous_object[index] == g.object[card]:
            changes |= g.continuous_amount[index]
    while True:
        before = changes
        for index in range(g.static_count):
            if t.static_head[g.static_row[index]] == statics.CHANGE and change_applies(g, t, index, card, changes):
                changes |= t.static_amount[g.static_row[index]]
        if changes == before:
            return changes


@rule
def given_civilizations(g: Game, t: Tables, card: Card) -> int:
    """The civilizations that a card is given besides its own, as bits (106.4)."""
    return t.change_civilizations[changes_of(g, t, card)] if at_work(g, statics.CHANGE) else 0


@rule
def civilizations(g: Game, t: Tables, card: Card) -> int:
    """The civilizations of a card, as bits: its own, and those that it is given."""
    return t.civilizations[g.kind[card]] | given_civilizations(g, t, card)


@rule
def is_command(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card has a race of Commands (116.4), by print or because it is given one (203.3)."""
    if t.is_command[g.kind[card]] != 0:
        return True
    return at_work(g, statics.CHANGE) and t.change_commands[changes_of(g, t, card)] != 0


@rule
def fits_in_print(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the characteristics of a card fit the filter: those printed on it, and those given to it (203.3)."""
    if not at_work(g, statics.CHANGE):  # mostly
        return kind_fits(t, row, g.kind[card])
    return fits_as_changed(g, t, row, card)


@rule
def half_fits_in_print(g: Game, t: Tables, row: int, card: Card, kind: Kind) -> bool:
    """Whether the characteristics of a card as this kind, which may be one of its halves, fit the filter (203.3)."""
    if not at_work(g, statics.CHANGE):  # mostly
        return kind_fits(t, row, kind)
    return half_fits_as_changed(g, t, row, card, kind)


@cold
def half_fits_as_changed(g: Game, t: Tables, row: int, card: Card, kind: Kind) -> bool:
    """Whether the characteristics of a half of a card fit the filter, where some may be given to it."""
    return changed_kind_fits(t, row, kind, changes_of(g, t, card))


@cold
def fits_as_changed(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the characteristics of a card fit the filter, where some may be given to it."""
    return given_kind_fits(g, t, row, card, changes_of(g, t, card))


@rule
def meant_kind(t: Tables, row: int, kind: Kind) -> Kind:
    """The kind itself, or the half of a twinpact if the filter means only that one (810.3a)."""
    element = t.element_half[kind]
    spell = t.resolving_half[kind]
    if element < 0 or kind_fits(t, row, element) == kind_fits(t, row, spell):
        return kind
    return element if kind_fits(t, row, element) else spell


@cold
def is_cost_of_a_god(t: Tables, kind: Kind, sign: int, number: int) -> bool:
    """Whether the cost of one of these linked Gods compares with the number: the creature has each (201.2b, 804.1b)."""
    for god in range(t.kind_count):
        bits = t.god_bits[god]
        if (bits & t.god_bits[kind]) == bits != 0 and (bits & (bits - 1)) == 0 and compare(t.cost[god], sign, number):
            return True
    return False


@rule
def cost_compares(t: Tables, kind: Kind, sign: int, number: int) -> bool:
    """Whether the cost of a kind compares with the number as `sign` says; of several costs any may (201.2b)."""
    if is_linked(t, kind):
        return is_cost_of_a_god(t, kind, sign, number)
    if is_twinpact(t, kind):
        first = compare(t.cost[t.element_half[kind]], sign, number)
        return first or compare(t.cost[t.resolving_half[kind]], sign, number)
    return compare(t.cost[kind], sign, number)


@rule
def lowest_cost(t: Tables, row: int, kind: Kind) -> int:
    """The printed cost of a kind that fits the filter (201.2), or the lower one if a twinpact fits with both.

    The user of an effect chooses which cost counts (201.2b). Costs are held to a limit: the lower one is always better.
    """
    meant = meant_kind(t, row, kind)
    if is_twinpact(t, meant):
        return min(t.cost[t.element_half[meant]], t.cost[t.resolving_half[meant]])
    return t.cost[meant]


@rule
def side_is_meant(t: Tables, row: int, side: int, player: int, that_player: int) -> bool:
    """Whether the filter of the player's ability includes that side's cards."""
    whose = t.filter_whose[row]
    if whose == owners.ANYONES:
        return True
    if whose == programs.CHOSEN_PLAYERS:
        return side == that_player
    return (whose == owners.YOURS) == (side == player)


@rule
def power_fits(t: Tables, row: int, power: int) -> bool:
    """Whether a power is in the range of the filter; less than 0 is read as 0 (108.1b). A limit of -1 is none."""
    known = max(power, 0)
    return known >= t.filter_min_power[row] and (t.filter_max_power[row] < 0 or known <= t.filter_max_power[row])


@rule
def fits_the_named(g: Game, t: Tables, source: Card, card: Card) -> bool:
    """Whether the card has the race, civilization or name that was chosen for the card of the ability."""
    row = g.named_row[source] if source >= 0 else -1
    return row >= 0 and fits_in_print(g, t, row, card)


@rule
def keywords_fit(t: Tables, row: int, word: int, bits: int) -> bool:
    """Whether these keywords are all of their word that the filter demands, and none that it denies."""
    demanded = t.filter_keywords[row, word]
    return (bits & demanded) == demanded and (bits & t.filter_lacking[row, word]) == 0


@rule
def printed_keywords_fit(t: Tables, row: int, kind: Kind) -> bool:
    """Whether what is printed on a kind has all keywords that the filter demands, and none that it denies."""
    if t.filter_asks_keywords[row] == 0:
        return True
    for word in range(1, WORDS):
        if not keywords_fit(t, row, word, t.more_keywords[kind, word - 1]):
            return False
    return keywords_fit(t, row, 0, t.keywords[kind])


@rule
def prints_keyword(t: Tables, kind: Kind, keyword: int) -> bool:
    """Whether a keyword beyond the first word is printed on the kind."""
    return (t.more_keywords[kind, word_of(keyword) - 1] & keyword & WORD_MASK) != 0


@cold
def shares_with_mana(g: Game, t: Tables, card: Card, player: int) -> bool:
    """Whether the card shares a civilization with a card in the player's mana zone, one given to that too (106.4)."""
    bits = 0
    for index in range(g.zone_count[player, zones.MANA]):
        other = g.zone_cards[player, zones.MANA, index]
        bits |= civilizations(g, t, other)
    return (bits & t.civilizations[g.kind[card]]) != 0


@cold
def shares_name_with_graveyard(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card has a name of a creature that lies in its owner's graveyard."""
    side = owner(card)
    for index in range(g.zone_count[side, zones.GRAVEYARD]):
        kind = g.kind[g.zone_cards[side, zones.GRAVEYARD, index]]
        if (t.types[kind] & card_types.CREATURE) != 0 and shares_name(t, g.kind[card], kind):
            return True
    return False


@cold
def shares_race(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether two cards have a race in common, those given to them too (203.3)."""
    if not at_work(g, statics.CHANGE):
        return ((t.shares_race[g.kind[other], g.kind[card] >> 6] >> (g.kind[card] & 63)) & 1) != 0
    for number in range(t.nameable_count[programs.A_RACE]):
        race = t.nameable[programs.A_RACE, number]
        if fits_in_print(g, t, race, card) and fits_in_print(g, t, race, other):
            return True
    return False


@cold
def shares_civilization(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether two cards have a civilization in common, those given to them too (106.4)."""
    return (civilizations(g, t, card) & civilizations(g, t, other)) != 0


@rule
def plainly_fits(g: Game, t: Tables, row: int, card: Card, player: int, source: Card, that_player: int) -> bool:
    """Whether the card fits the filter, power and keywords aside; its zone is not checked."""
    if not fits_in_print(g, t, row, card):
        return False
    if not side_is_meant(t, row, owner(card), player, that_player):
        return False
    return t.filter_asks_more[row] == 0 or fits_further(g, t, row, card, player, source)


@rule
def is_battling(g: Game, card: Card) -> bool:
    """Whether the creature is in a battle (115)."""
    return g.battling[0] == g.object[card] or g.battling[1] == g.object[card]


@cold
def fits_further(g: Game, t: Tables, row: int, card: Card, player: int, source: Card) -> bool:
    """Whether the card is in the state, and has the relation, that the filter asks for."""
    if t.filter_tapped[row] >= 0 and g.tapped[top_of(g, card)] != t.filter_tapped[row]:
        return False
    if t.filter_other[row] != 0 and card == source:
        return False
    if t.filter_new[row] != 0 and g.sick[card] == 0:
        return False
    if t.filter_of_named[row] != 0 and not fits_the_named(g, t, source, card):
        return False
    relation = t.filter_relation[row]
    return relation == descriptions.NO_RELATION or relation_fits(g, t, row, relation, card, player, source)


@rule
def compares_with_mana(g: Game, t: Tables, row: int, card: Card, sign: int) -> bool:
    """Whether the cost of the card compares with the number of cards in its owner's mana zone."""
    return cost_compares(t, meant_kind(t, row, g.kind[card]), sign, g.zone_count[owner(card), zones.MANA])


@rule
def relation_fits(g: Game, t: Tables, row: int, relation: int, card: Card, player: int, source: Card) -> bool:
    """Whether the card has the relation of the filter, if that is one of those that are read outside of effects."""
    if relation == descriptions.COSTS_AT_MOST_THEIR_MANA:
        return compares_with_mana(g, t, row, card, comparisons.IS_AT_MOST)
    if relation == descriptions.COSTS_MORE_THAN_THEIR_MANA:
        return compares_with_mana(g, t, row, card, comparisons.IS_MORE)
    if relation == descriptions.COSTS_AT_LEAST_THEIR_MANA:
        return compares_with_mana(g, t, row, card, comparisons.IS_AT_LEAST)
    if (
        relation == descriptions.IS_UNDER_THIS
        or relation == descriptions.IS_RIGHT_UNDER_THIS
        or relation == descriptions.IS_LINKED_TO_THIS
    ):
        return g.place[card] < 0  # otherwise it lies under nothing
    if relation == descriptions.SHARES_CIVILIZATION_WITH_MANA:
        return shares_with_mana(g, t, card, player)
    if relation == descriptions.IS_BATTLING:
        return is_battling(g, card)
    if relation == descriptions.IS_EQUIPPED_WITH_THIS:
        return source >= 0 and equipped_creature(g, source) == card
    if relation == descriptions.HAS_THIS_AURA:
        return source >= 0 and attached_to(g, source) == card
    if relation == descriptions.CROSSED_BY_THIS:
        return source >= 0 and crossed_creature(g, source) == card
    if relation == descriptions.CROSSED_WITH_THIS:
        return source >= 0 and crossed_creature(g, card) == source
    if relation == descriptions.NOT_CROSSED_BY_THIS:
        return source < 0 or crossed_creature(g, source) != card
    if relation == descriptions.IS_CROSSED:
        return is_crossed(g, card)
    if relation == descriptions.SHARES_RACE_WITH_THIS:
        return source >= 0 and shares_race(g, t, card, source)
    if relation == descriptions.SHARES_RACE_WITH_CROSSED:
        return source >= 0 and crossed_creature(g, source) >= 0 and shares_race(g, t, card, crossed_creature(g, source))
    if relation == descriptions.SHARES_CIVILIZATION_WITH_THIS:
        return source >= 0 and shares_civilization(g, t, card, source)
    if relation == descriptions.CROSSED_WITH_CROSSED:
        creature = crossed_creature(g, source) if source >= 0 else NO_CARD
        return creature >= 0 and crossed_creature(g, card) == creature
    if relation == descriptions.SHARES_NAME_WITH_GRAVEYARD:
        return shares_name_with_graveyard(g, t, card)
    if relation == descriptions.IS_NOT_ATTACKING or relation == descriptions.IS_ATTACKING:
        attacks = g.attacker >= 0 and g.attacker_object == g.object[card]
        return attacks == (relation == descriptions.IS_ATTACKING)
    return True


@cold
def is_linked_to(g: Game, t: Tables, card: Card, source: Card) -> bool:
    """Whether the card is another God of the linked creature (804.1b): not only of those next to it in the chain."""
    if source < 0 or top_of(g, card) != source:
        return False
    return (t.god_bits[g.kind[source]] & t.god_bits[g.printed[card]]) != 0


@rule
def fits_under(g: Game, t: Tables, row: int, card: Card, player: int, source: Card, that_player: int) -> bool:
    """Whether a card under a creature fits the filter: only a text that says "card" reads what it is (200.3a).

    Nothing gives it power or keywords: the creature above it gets them.
    """
    if t.filter_single[row] == 0 or not plainly_fits(g, t, row, card, player, source, that_player):
        return False
    if t.filter_relation[row] == descriptions.IS_UNDER_THIS and top_of(g, card) != source:
        return False
    if t.filter_relation[row] == descriptions.IS_RIGHT_UNDER_THIS and (source < 0 or card_under(g, source) != card):
        return False
    if t.filter_relation[row] == descriptions.IS_LINKED_TO_THIS and not is_linked_to(g, t, card, source):
        return False
    kind = g.kind[card]
    if not power_fits(t, row, t.power[kind]):
        return False
    return printed_keywords_fit(t, row, kind)


@rule
def count_under_that_fit(g: Game, t: Tables, row: int, card: Card, player: int, source: Card, that_player: int) -> int:
    """How many cards under this one fit the filter."""
    total = 0
    under = card_under(g, card) if t.filter_single[row] != 0 else NO_CARD
    while under >= 0:
        if fits_under(g, t, row, under, player, source, that_player):
            total += 1
        under = card_under(g, under)
    return total


@rule
def seal_fits(t: Tables, row: int, card: Card, player: int, that_player: int) -> bool:
    """Whether the filter finds the seals on this card, or this seal: its owner is theirs (116.3a, 200.3b)."""
    return t.filter_takes_seals[row] != 0 and side_is_meant(t, row, owner(card), player, that_player)


@rule
def seals_meant(g: Game, t: Tables, row: int, card: Card, player: int, that_player: int) -> int:
    """How many seals on this card of the battle zone the filter finds: they are cards there (116.3)."""
    return count_seals(g, card) if seal_fits(t, row, card, player, that_player) else 0


@rule
def is_found_in_shields(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the card lies in the shield zone as the filter wants it: at all, face up, or on a shield as a castle."""
    if g.zone[card] != zones.SHIELD:
        return False
    if t.filter_face_up[row] == descriptions.SINGLE_CARDS:
        return True
    if g.face_up[card] == 0:
        return False
    return t.filter_face_up[row] == descriptions.FACE_UP_CARDS or fortifies(g, card)


@cold
def count_in_shields(g: Game, t: Tables, row: int, player: int, source: Card, that_player: int) -> int:
    """How many single cards in the shield zone fit the filter: all, those that lie face up, or castles."""
    total = 0
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if is_found_in_shields(g, t, row, card) and plainly_fits(g, t, row, card, player, source, that_player):
                total += 1
    return total


@cold
def count_face_up_shields(g: Game, player: int) -> int:
    """How many shields of the player have a card that lies face up; a castle is not part of its shield (304.2)."""
    total = 0
    for index in range(g.zone_count[player, zones.SHIELD]):
        card = g.zone_cards[player, zones.SHIELD, index]
        while card >= 0 and g.face_up[card] == 0:
            card = card_under(g, card)
        if card >= 0:
            total += 1
    return total


@rule
def count_plainly(g: Game, t: Tables, row: int, player: int, source: Card) -> int:
    """How many cards in the filter's zones fit it, power and keywords aside."""
    total = 0
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        if (t.filter_zones[row] >> zone) & 1:
            if zone == zones.SHIELD and t.filter_face_up[row] != 0:
                total += count_in_shields(g, t, row, player, source, player)
                continue
            for side in range(2):
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    if zone == zones.BATTLE:
                        total += seals_meant(g, t, row, card, player, player)
                        if ignored(g, t, card):
                            continue
                        total += count_under_that_fit(g, t, row, card, player, source, player)
                    # Nothing can be seen of a shield but its owner.
                    if zone == zones.SHIELD:
                        total += 1 if side_is_meant(t, row, side, player, player) else 0
                    elif plainly_fits(g, t, row, card, player, source, player):
                        total += 1
    return total


@cold
def count_most(g: Game, t: Tables, row: int, source: Card) -> int:
    """How many cards fit the filter, of the player who has most of them, power and keywords aside."""
    return max(count_plainly(g, t, row, 0, source), count_plainly(g, t, row, 1, source))


@cold
def count_races(g: Game, t: Tables, row: int, but: int, player: int, source: Card) -> int:
    """How many different races the creatures have that fit the filter, without the race of the filter `but`."""
    total = 0
    for number in range(t.nameable_count[programs.A_RACE]):
        race = t.nameable[programs.A_RACE, number]
        found = False
        for side in range(2):
            for index in range(g.zone_count[side, zones.BATTLE]):
                card = g.zone_cards[side, zones.BATTLE, index]
                if race == but or found or ignored(g, t, card) or not fits_in_print(g, t, race, card):
                    continue
                found = plainly_fits(g, t, row, card, player, source, player)
        if found:
            total += 1
    return total


@cold
def count_civilizations(g: Game, t: Tables, row: int, player: int, source: Card) -> int:
    """How many different civilizations the cards have that fit the filter (106.1), power and keywords aside."""
    bits = 0
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        for side in range(2):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if zone == zones.BATTLE and ignored(g, t, card):
                    continue
                if plainly_fits(g, t, row, card, player, source, player):
                    bits |= t.civilizations[meant_kind(t, row, g.kind[card])]
                    bits |= given_civilizations(g, t, card)
                under = card_under(g, card) if zone == zones.BATTLE and t.filter_single[row] != 0 else NO_CARD
                while under >= 0:
                    if fits_under(g, t, row, under, player, source, player):
                        bits |= t.civilizations[g.kind[under]]
                    under = card_under(g, under)
    total = 0
    while bits != 0:
        total += bits & 1
        bits >>= 1
    return total


@cold
def count_costs(g: Game, t: Tables, row: int, player: int, source: Card) -> int:
    """How many different costs the cards in the battle zone have that fit the filter (201.2a)."""
    total = 0
    highest = -1
    while True:  # to the next higher cost
        cost = -1
        for side in range(2):
            for index in range(g.zone_count[side, zones.BATTLE]):
                card = g.zone_cards[side, zones.BATTLE, index]
                own = t.cost[g.kind[card]]
                if own <= highest or (cost >= 0 and own >= cost) or ignored(g, t, card):
                    continue
                if plainly_fits(g, t, row, card, player, source, player):
                    cost = own
        if cost < 0:
            return total
        highest = cost
        total += 1


@rule
def count_summoned(g: Game, t: Tables, row: int, player: int) -> int:
    """How many creatures that fit the filter the player has summoned this turn."""
    total = 0
    for index in range(g.summoned_count[player]):
        if kind_fits(t, row, g.summoned[player, index]):
            total += 1
    return total


@cold
def count_put(g: Game, t: Tables, row: int, player: int, source: Card) -> int:
    """How many cards that fit the filter the player put into the battle zone this turn; of a kind, 2 at most.

    With "other" the card that asks does not count.
    """
    total = 0
    for number in range(t.kind_count):
        if ((g.put_kinds[player, number >> 5] >> (number & 31)) & 1) != 0 and kind_fits(t, row, number):  # type: ignore[arg-type]
            total += 1 + ((g.put_again[player, number >> 5] >> (number & 31)) & 1)
    if source >= 0 and t.filter_other[row] != 0 and g.sick[source] != 0 and kind_fits(t, row, g.kind[source]):
        total -= 1
    return total


@cold
def count_such_attacks(g: Game, t: Tables, row: int, player: int, card: Card) -> int:
    """How many attacks creatures of the player that fit the filter have made this turn; of a kind, 3 at most.

    Of "other" creatures, without those of the card itself.
    """
    total = 0
    for number in range(t.kind_count):
        if ((g.attack_kinds[player, number >> 5] >> (number & 31)) & 1) != 0 and kind_fits(t, row, number):  # type: ignore[arg-type]
            again = (g.attack_again[player, number >> 5] >> (number & 31)) & 1
            total += 1 + again + ((g.attack_often[player, number >> 5] >> (number & 31)) & 1)
    if t.filter_other[row] != 0 and card >= 0 and kind_fits(t, row, g.kind[card]):
        total -= min(g.attacks[card], 3)
    return total


@cold
def was_such_destroyed(g: Game, t: Tables, row: int, player: int) -> bool:
    """Whether a creature of the player that fits the filter was destroyed this turn."""
    for number in range(t.kind_count):
        if ((g.destroyed_kinds[player, number >> 5] >> (number & 31)) & 1) != 0 and kind_fits(t, row, number):  # type: ignore[arg-type]
            return True
    return False


@cold
def count_weapons(g: Game, card: Card) -> int:
    """How many dragheart weapons the creature is equipped with (806.1)."""
    total = 0
    for index in range(g.zone_count[owner(card), zones.BATTLE]):
        if equipped_creature(g, g.zone_cards[owner(card), zones.BATTLE, index]) == card:
            total += 1
    return total


@cold
def count_tapped_for_it(g: Game, t: Tables, row: int, event_number: int) -> int:
    """Of how many kinds that fit the filter mana was tapped for the summon of this PUT event (docs/keywords.md)."""
    if (event_number & 7) != entering.BY_USE or ((event_number >> 5) & 1) != 0:
        return 0
    total = 0
    for number in range(t.kind_count):
        if ((g.tapped_kinds[number >> 5] >> (number & 31)) & 1) != 0 and kind_fits(t, row, number):  # type: ignore[arg-type]
            total += 1
    return total


@rule
def wearer_or(g: Game, card: Card) -> Card:
    """The creature that a weapon is equipped to; any other card itself."""
    wearer = equipped_creature(g, card)
    return card if wearer < 0 else wearer


@rule
def is_battling_such(g: Game, t: Tables, row: int, player: int, card: Card) -> bool:
    """Whether the creature is in a battle with one that fits the filter, or did when it left (115.2-3)."""
    number = g.object[card]
    for index in range(2):
        if g.battling[index] == number and number != 0:
            other = g.battling_card[1 - index]
            now = find_creature(g, other, g.battling[1 - index])
            return plainly_fits(g, t, row, other if now < 0 else now, player, card, player)
    return False


@cold
def is_marked(g: Game, kind: lasting.Lasting, card: Card) -> bool:
    """Whether something that lasts is on the card: that it was attacked this turn, or revealed as it was drawn."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == kind and g.continuous_object[index] == g.object[card]:
            return True
    return False


@cold
def was_used(g: Game, card: Card, ability: int) -> bool:
    """Whether this ability of the card has been used this turn, since the creature came (400.5).

    What is put on the creature is another card, and has abilities of its own.
    """
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.USED_THIS_TURN
            and g.continuous_object[index] == g.object[card]
            and g.continuous_amount[index] == ability * CARDS + card
        ):
            return True
    return False


@rule
def plain_amount(g: Game, t: Tables, code: int, player: int, card: Card, event_number: int) -> int:
    """An amount that a static ability or the condition of a trigger reads; `card` is the card that has it."""
    # Over 60 lines: a branch for each amount.
    if code >= 0:
        return code
    row = -1 - code
    what = t.amount_code[row]
    argument = t.amount_argument[row]
    factor = t.amount_factor[row]
    if what == amounts.COUNT:
        return factor * count_plainly(g, t, argument, player, card)
    if what == amounts.CONSTANT:
        return argument
    if what == amounts.CIVILIZATIONS:
        return factor * count_civilizations(g, t, argument, player, card)
    if what == amounts.EVENT_NUMBER or what == amounts.WAY_TIMES:
        return event_number
    if what == amounts.PUT_HOW:
        return event_number & 7
    if what == amounts.PUT_ON:
        return (event_number >> 3) & 3
    if what == amounts.PUT_FOR_NO_COST:
        return (event_number >> 5) & 1
    if what == amounts.PUT_INTO_SHIELDS:
        return g.put_into_shields[player if argument == owners.YOURS else 1 - player]
    if what == amounts.BUZZES:
        return 1 + (event_number >> 6)
    if what == amounts.YOUR_TURN:
        return 1 if g.turn_player == player else 0
    if what == amounts.KEYWORD_USES:
        return g.keyword_uses[player, argument]
    if what == amounts.PLAYER_ATTACKS and argument == owners.ANYONES:
        return g.player_attacks[0] + g.player_attacks[1]
    if what == amounts.PLAYER_ATTACKS:
        return g.player_attacks[player]
    if what == amounts.PUT_FREE:
        return g.put_free[player if argument == owners.YOURS else 1 - player]
    if what == amounts.FREE:
        whose = player if argument == owners.YOURS else 1 - player
        return g.put_free[whose] + g.cast_free[whose]
    if what == amounts.USED_FOR_NO_COST:
        return g.used_for_no_cost
    if what == amounts.TAPPED_NO_MANA:
        return g.tapped_no_mana
    if what == amounts.TAPPED_FOR_IT:
        return count_tapped_for_it(g, t, argument, event_number)
    if what == amounts.DECK_BUT:
        return max(g.zone_count[player if argument == owners.YOURS else 1 - player, zones.DECK] - factor, 0)
    if what == amounts.DRAWN:
        return g.drawn[player if argument == owners.YOURS else 1 - player]
    if what == amounts.CAME_TO_DECK:
        return g.came_to_deck[player if argument == owners.YOURS else 1 - player]
    if what == amounts.MANA_LEFT:
        return g.mana_left[player if argument == owners.YOURS else 1 - player]
    if what == amounts.DESTROYED and argument == owners.ANYONES:
        return g.destroyed[0] + g.destroyed[1]
    if what == amounts.DESTROYED:
        return g.destroyed[player if argument == owners.YOURS else 1 - player]
    if what == amounts.CREATURES_LEFT:
        return g.creatures_left[player if argument == owners.YOURS else 1 - player]
    if what == amounts.CAST:
        return g.cast_count[player if argument == owners.YOURS else 1 - player]
    if what == amounts.FEWEST_SHIELDS:
        return min(g.zone_count[0, zones.SHIELD], g.zone_count[1, zones.SHIELD])
    if what == amounts.MORE_SHIELDS:
        return g.zone_count[1 - player, zones.SHIELD] - g.zone_count[player, zones.SHIELD]
    if what == amounts.OPPONENT_ATTACKS:
        return 1 if g.attacker >= 0 and owner(g.attacker) != player else 0
    if what == amounts.FEWEST_IN_HAND:
        return min(g.zone_count[0, zones.HAND], g.zone_count[1, zones.HAND])
    if what == amounts.AWAKENED:
        return g.awakened[player]
    if what == amounts.PLAYER_BREAKS:
        return g.player_breaks[player]
    if what == amounts.RACES:
        return count_races(g, t, argument, factor, player, card)
    if what == amounts.RACES_TIMES:
        return factor * count_races(g, t, argument, -1, player, card)
    if what == amounts.COSTS:
        return factor * count_costs(g, t, argument, player, card)
    if what == amounts.MOST:
        return count_most(g, t, argument, card)
    if what == amounts.SUMMONED:
        return count_summoned(g, t, argument, player)
    if what == amounts.PUT:
        return count_put(g, t, argument, player, card)
    if what == amounts.SUCH_ATTACKS:
        return count_such_attacks(g, t, argument, player, card)
    if what == amounts.SUCH_DESTROYED:
        return 1 if was_such_destroyed(g, t, argument, player) else 0
    if what == amounts.CREATURES_PUT:
        both = g.creatures_put[0] + g.creatures_put[1]
        return (
            both if argument == owners.ANYONES else g.creatures_put[player if argument == owners.YOURS else 1 - player]
        )
    if what == amounts.SHIELDS_LOST:
        return g.broken_this_turn[player if argument == owners.YOURS else 1 - player]
    if what == amounts.FACE_UP_SHIELDS:
        return count_face_up_shields(g, player)
    if what == amounts.SHIELDS_TO_GRAVEYARD:
        return g.shields_to_graveyard[player if argument == owners.YOURS else 1 - player]
    if what == amounts.WON:
        return g.won_battles[player]
    if what == amounts.ATTACKED:
        return g.attacked[player]
    if card < 0:
        return 0
    if what == amounts.PUT_THIS_TURN:
        return (g.put_kinds[player, g.kind[card] >> 5] >> (g.kind[card] & 31)) & 1
    if what == amounts.DECLARED:
        return 1 if (g.shield_trigger[card] & argument) != 0 else 0
    if what == amounts.THIS_TAPPED:
        return g.tapped[card]
    if what == amounts.THIS_UPSIDE_DOWN:
        return g.upside_down[card]
    if what == amounts.THIS_LINKED:
        return count_linked(t, g.kind[card])
    if what == amounts.THIS_CROSSED:
        return 1 if is_crossed(g, card) else 0
    if what == amounts.COST_OF_CROSSED:
        creature = crossed_creature(g, card)
        return factor * t.cost[g.kind[creature]] if creature >= 0 else 0
    if what == amounts.THIS_FORCED:
        return 1 if is_forced(g, card) else 0
    if what == amounts.THIS_BREAKS:
        return g.breaks[card]
    if what == amounts.THIS_ATTACKS:
        return g.attacks[wearer_or(g, card)]
    if what == amounts.OTHERS_ATTACKS:
        return g.player_attacks[player] - g.attacks[card]
    if what == amounts.OTHERS_BREAKS:
        return g.player_breaks[player] - g.breaks[card]
    if what == amounts.UNDER_THIS:
        return count_under(g, card)
    if what == amounts.UNDER_THIS_BEFORE:
        return count_under(g, card) - event_number
    if what == amounts.THIS_IS_EVOLUTION:
        return 1 if (t.types[g.kind[card]] & card_types.EVOLUTION) != 0 else 0
    if what == amounts.CARDS_OF_THIS:
        return count_parts(g, card)
    if what == amounts.THIS_WAS_ATTACKED:
        return 1 if is_marked(g, lasting.WAS_ATTACKED, card) else 0
    if what == amounts.THIS_ARMED:
        return count_weapons(g, card)
    if what == amounts.THIS_NEW:
        return 1 if g.sick[card] != 0 else 0
    if what == amounts.THIS_USED:
        return 1 if was_used(g, card, argument) else 0
    if what == amounts.SHOWN:
        return 1 if is_marked(g, lasting.SHOWN, card) else 0
    if what == amounts.THIS_BATTLING:
        number = g.object[wearer_or(g, card)]
        return 1 if g.battling[0] == number or g.battling[1] == number else 0
    if what == amounts.BATTLING_SUCH:
        return 1 if is_battling_such(g, t, argument, player, card) else 0
    if what == amounts.THIS_BLOCKING:
        return 1 if g.attacker >= 0 and g.blocked != 0 and g.target_object == g.object[card] else 0
    if what == amounts.THIS_ATTACKING_PLAYER or what == amounts.THIS_ATTACKING_CREATURE:
        attacking = g.attacker >= 0 and g.attacker_object == g.object[card]
        return 1 if attacking and (g.attack_on_player != 0) == (what == amounts.THIS_ATTACKING_PLAYER) else 0
    if what == amounts.THIS_ATTACKING:
        return 1 if g.attacker >= 0 and g.attacker_object == g.object[wearer_or(g, card)] else 0
    return 0


@cold
def is_forced(g: Game, card: Card) -> bool:
    """Whether the shield that was chosen for the creature's Shield Force is in the shield zone (docs/keywords.md)."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.FORCED and g.continuous_object[index] == g.object[card]:
            shield: Any = g.continuous_amount[index]
            if g.object[shield] == g.continuous_cost[index] and g.zone[shield] == zones.SHIELD:
                return True
    return False


@rule
def compare(left: int, sign: int, right: int) -> bool:
    """One comparison of a condition."""
    if sign == comparisons.IS_EQUAL:
        return left == right
    if sign == comparisons.IS_AT_LEAST:
        return left >= right
    if sign == comparisons.IS_MORE:
        return left > right
    if sign == comparisons.IS_LESS:
        return left < right
    return left <= right


@rule
def plainly_holds(g: Game, t: Tables, row: int, player: int, card: Card, event_number: int) -> bool:
    """Whether the condition of a static ability or trigger holds; -1 always does."""
    while row >= 0:
        left = plain_amount(g, t, t.condition_left[row], player, card, event_number)
        right = plain_amount(g, t, t.condition_right[row], player, card, event_number)
        if not compare(left, t.condition_sign[row], right):
            return False
        row = t.condition_next[row]
    return True


@cold
def ability_for(g: Game, t: Tables, head: statics.Head, player: int, first: int) -> int:
    """The number of the player's next static ability at work of this head whose condition holds; or -1."""
    for index in range(first, g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == head and g.static_player[index] == player:
            if plainly_holds(g, t, t.static_condition[row], player, g.static_card[index], 0):
                return index
    return -1
