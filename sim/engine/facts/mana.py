"""Whether untapped mana can pay a cost and its civilizations (107, 112)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.descriptions import civilizations, given_civilizations, kind_fits
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import civilizations as civilization_codes
from sim.engine.record.codes import statics, zones
from sim.engine.record.indices import Card, Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


# --- Mana (107, 112) ---
@rule
def mana_number(g: Game, t: Tables, card: Card) -> int:
    """How much mana a card of the mana zone yields for what is being paid for (107.2)."""
    return t.mana_number[g.kind[card]] if t.any_mana_numbers == 0 else mana_number_for(g, t, card, g.paid_for)


@cold
def mana_number_for(g: Game, t: Tables, card: Card, kind: Kind) -> int:
    """How much mana a card yields for a card of this kind, or for none: while it is used it may change that number."""
    if kind >= 0:
        for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
            if t.static_head[row] == statics.MANA_NUMBER and kind_fits(t, t.static_filter[row], g.kind[card]):
                return t.static_amount[row]
    return t.mana_number[g.kind[card]]


@cold
def more_mana(g: Game, t: Tables, player: int, kind: Kind) -> int:
    """How much more mana the player could tap while using a card of this kind."""
    more = 0
    for index in range(g.zone_count[player, zones.MANA]):
        card = g.zone_cards[player, zones.MANA, index]
        if g.tapped[card] == 0:
            more += mana_number_for(g, t, card, kind) - t.mana_number[g.kind[card]]
    return more


@rule
def survey_mana(g: Game, t: Tables, player: int) -> None:
    """Record how much mana the player could tap (107.2), and its civilizations."""
    total = 0
    there = 0
    for index in range(g.zone_count[player, zones.MANA]):
        card = g.zone_cards[player, zones.MANA, index]
        if g.tapped[card] == 0:
            there |= t.civilizations[g.kind[card]]
            total += t.mana_number[g.kind[card]]
    if at_work(g, statics.CHANGE):
        there |= given_to_mana(g, t, player)
    if at_work(g, statics.TAPS_AS_MANA):
        total += count_as_mana(g, t, player, civilization_codes.ALL)
        there |= civilizations_as_mana(g, t, player)
    if t.any_mana_numbers != 0 and g.paid_for >= 0:
        total += more_mana(g, t, player, g.paid_for)
    g.mana_total = total
    g.mana_civilizations = there


@cold
def yields_as_mana(g: Game, t: Tables, at: int, player: int) -> int:
    """The civilizations, as bits, of the mana that a creature yields by static ability `at` (107.2); 0: it is none."""
    row = g.static_row[at]
    card = g.static_card[at]
    if t.static_head[row] != statics.TAPS_AS_MANA or g.static_player[at] != player or g.tapped[card] != 0:
        return 0
    return t.static_acts[row] if t.static_acts[row] != 0 else civilizations(g, t, card)


@cold
def count_as_mana(g: Game, t: Tables, player: int, some: int) -> int:
    """How many creatures of the player can be tapped as mana of one of these civilizations."""
    found = 0
    for at in range(g.static_count):
        if (yields_as_mana(g, t, at, player) & some) != 0:
            found += 1
    return found


@cold
def civilizations_as_mana(g: Game, t: Tables, player: int) -> int:
    """The civilizations of the player's creatures that can be tapped as mana, as bits."""
    there = 0
    for at in range(g.static_count):
        there |= yields_as_mana(g, t, at, player)
    return there


@cold
def given_to_mana(g: Game, t: Tables, player: int) -> int:
    """The civilizations that untapped mana is given besides its own, as bits."""
    there = 0
    for index in range(g.zone_count[player, zones.MANA]):
        card = g.zone_cards[player, zones.MANA, index]
        if g.tapped[card] == 0:
            there |= given_civilizations(g, t, card)
    return there


@rule
def can_pay(g: Game, t: Tables, player: int, civs: int, cost: int) -> bool:
    """Whether untapped mana can pay a cost and its civilizations (107.1, 112.2a)."""
    survey_mana(g, t, player)
    return can_pay_as_surveyed(g, t, player, civs, cost)


@rule
def can_pay_as_surveyed(g: Game, t: Tables, player: int, civs: int, cost: int) -> bool:
    """Whether the mana that `survey_mana` has just recorded can pay a cost and its civilizations."""
    if g.mana_total < cost or (g.mana_civilizations & civs) != civs:
        return False
    return (civs & (civs - 1)) == 0 or supplies_each(g, t, player, civs)


@rule
def civilizations_to_pay(g: Game, t: Tables, card: Card, kind: Kind) -> int:
    """The civilizations that a card, or its half of this kind, is paid with (112.2), as bits.

    Those that it is given where it is are among them (106.4): a card of the mana zone that has every civilization takes
    a card of each.
    """
    return t.civilizations[kind] | given_civilizations(g, t, card)


@rule
def can_pay_for(g: Game, t: Tables, player: int, card: Card, kind: Kind, cost: int) -> bool:
    """Whether the mana surveyed can pay this cost for the card, or its half of this kind, and its civilizations."""
    if g.mana_total < cost and t.any_mana_numbers != 0:
        cost -= more_mana(g, t, player, kind)  # mana numbers only become higher
    return can_pay_as_surveyed(g, t, player, civilizations_to_pay(g, t, card, kind), cost)


@rule
def affords(g: Game, t: Tables, player: int, card: Card, kind: Kind, cost: int) -> bool:
    """Whether untapped mana can pay this cost for the card, or its half of this kind, and its civilizations."""
    survey_mana(g, t, player)
    return can_pay_for(g, t, player, card, kind, cost)


@cold
def supplies_each(g: Game, t: Tables, player: int, civs: int) -> bool:
    """Whether untapped mana has a card for each of these civilizations.

    One card supplies one civilization: by Hall's theorem it suffices that every subset of the civilizations
    finds as many cards.
    """
    subset = civs
    while subset > 0:
        cards = 0
        for index in range(g.zone_count[player, zones.MANA]):
            card = g.zone_cards[player, zones.MANA, index]
            if g.tapped[card] == 0 and (civilizations(g, t, card) & subset) != 0:
                cards += 1
        if at_work(g, statics.TAPS_AS_MANA):
            cards += count_as_mana(g, t, player, subset)
        wanted = 0
        for bit in range(5):
            wanted += (subset >> bit) & 1
        if cards < wanted:
            return False
        subset = (subset - 1) & civs
    return True


@rule
def tapped_of(beside: int, civilization: int) -> int:
    """How many cards of the civilization, by its number, are tapped in addition to a cost: three bits for each."""
    return (beside >> (3 * civilization)) & 7


@cold
def can_pay_beside(g: Game, t: Tables, player: int, civs: int, cost: int, beside: int) -> bool:
    """Whether untapped mana can pay a cost if other untapped cards are tapped, too: a number of each civilization.

    As in `supplies_each`, each set of civilizations must find as many cards as are wanted of it.
    """
    number = 0
    asked = 0
    for bit in range(5):
        number += tapped_of(beside, bit)
        asked |= min(tapped_of(beside, bit), 1) << bit
    total = 0
    without_mana = 0
    for index in range(g.zone_count[player, zones.MANA]):
        card = g.zone_cards[player, zones.MANA, index]
        if g.tapped[card] == 0:
            total += mana_number(g, t, card)
            if mana_number(g, t, card) == 0 and (civilizations(g, t, card) & asked) != 0:
                without_mana += 1
    if at_work(g, statics.TAPS_AS_MANA):
        total += count_as_mana(g, t, player, civilization_codes.ALL)
    if total - max(number - without_mana, 0) < cost:
        return False
    for some in range(1, 1 << 5):
        cards = 0
        for index in range(g.zone_count[player, zones.MANA]):
            card = g.zone_cards[player, zones.MANA, index]
            if g.tapped[card] == 0 and (civilizations(g, t, card) & some) != 0:
                cards += 1
        if at_work(g, statics.TAPS_AS_MANA):
            cards += count_as_mana(g, t, player, some)
        wanted = 0
        for bit in range(5):
            if ((some >> bit) & 1) != 0:
                wanted += ((civs >> bit) & 1) + tapped_of(beside, bit)
        if cards < wanted:
            return False
    return can_pay(g, t, player, civs, cost)
