"""What a position is worth to a player: named features of it, which weights make a chance to win.

A position is looked at between two turns, where a lookahead ends a trial. The features are facts of the cards, not
names, so that one value serves all decks. They are read from a game whose hidden cards were dealt again for the player
(`sim.engine.hidden`), so they tell nothing that the player could not know. The weights are fitted elsewhere
(`sim.training`); nothing here plays or learns.
"""

import math

from sim.compiler.decorators import cold, rule
from sim.engine.facts import characteristics, evolution, identity, links
from sim.engine.facts.view import breaks, broken_before_the_last
from sim.engine.record.codes import card_types, features, keywords, zones
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.indices import Card
from sim.engine.record.search_scratch import SearchScratch
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@rule
def steps(s: SearchScratch, place: int, first: int, last: int, number: int) -> None:
    """Write a feature with a step for each number from `first` to `last`."""
    for at in range(last - first + 1):
        s.position[place + at] = 1.0 if number >= first + at else 0.0


@rule
def count_zones(g: Game, t: Tables, player: int, s: SearchScratch, side: int) -> None:
    """Write what is counted in the zones of a player."""
    steps(s, side + features.SHIELDS, 1, 7, g.zone_count[player, zones.SHIELD])
    steps(s, side + features.HAND_CARDS, 1, 7, g.zone_count[player, zones.HAND])
    steps(s, side + features.MANA_CARDS, 1, 10, g.zone_count[player, zones.MANA])
    s.position[side + features.DECK_LOW] = 1.0 if g.zone_count[player, zones.DECK] <= 8 else 0.0
    s.position[side + features.DECK_LOWER] = 1.0 if g.zone_count[player, zones.DECK] <= 3 else 0.0
    s.position[side + features.DECK_CARDS] = g.zone_count[player, zones.DECK] * 0.1
    s.position[side + features.HYPERSPATIAL_CARDS] = g.zone_count[player, zones.HYPERSPATIAL] * 0.1
    s.position[side + features.GR_CARDS] = g.zone_count[player, zones.GR] * 0.1
    s.position[side + features.GRAVE] = min(g.zone_count[player, zones.GRAVEYARD], 20) * 0.1
    for index in range(g.zone_count[player, zones.SHIELD]):
        card = g.zone_cards[player, zones.SHIELD, index]
        if (t.keywords[g.kind[card]] & keywords.ANY_SHIELD_TRIGGER) != 0:
            s.position[side + features.SHIELD_TRIGGERS] += 1.0
        if g.face_up_count > 0:
            s.position[side + features.SHIELDS_FACE_UP] += links.count_face_up(g, card)
    colors = 0
    for index in range(g.zone_count[player, zones.MANA]):
        kind = g.kind[g.zone_cards[player, zones.MANA, index]]
        colors |= t.civilizations[kind]
        s.position[side + features.MANA_COST] += min(t.cost[kind], 10) * 0.1
        if (t.keywords[kind] & keywords.ANY_SHIELD_TRIGGER) != 0:
            s.position[side + features.MANA_TRIGGERS] += 1.0
        if (t.types[kind] & card_types.SPELL) != 0:
            s.position[side + features.MANA_SPELLS] += 1.0
    s.position[side + features.CIVILIZATIONS] = count_colors(colors)


@rule
def count_colors(colors: int) -> int:
    """How many civilizations there are in a set of them."""
    total = 0
    for bit in range(5):
        total += (colors >> bit) & 1
    return total


@rule
def count_battle(g: Game, t: Tables, player: int, s: SearchScratch, side: int) -> None:
    """Write what is counted of a player's cards in the battle zone."""
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        kind = g.kind[card]
        if t.static_count[kind] > 0:
            s.position[side + features.STATIC] += 1.0
        if links.is_sealed(g, card):
            s.position[side + features.SEALED] += 1.0
            s.position[side + features.SEALS] += links.count_seals(g, card)
        elif identity.fights(g, t, card):
            count_creature(g, t, card, s, side)
        elif (t.types[kind] & card_types.CROSS_GEAR) != 0:
            s.position[side + features.GEARS] += 1.0
            if links.is_crossed(g, card):
                s.position[side + features.CROSSED] += 1.0
        else:
            s.position[side + features.OTHERS] += 1.0


@rule
def count_creature(g: Game, t: Tables, card: Card, s: SearchScratch, side: int) -> None:
    """Add a creature to the features of its side."""
    kind = g.kind[card]
    strength = max(characteristics.power(g, t, card), 0)
    bits = characteristics.keywords_of(g, t, card)
    price = min(t.cost[kind], 12) * 0.2
    s.position[side + features.CREATURES] += 1.0
    s.position[side + features.POWER] += min(strength, 15000) * 0.0002
    s.position[side + features.POWER_3000] += 1.0 if strength >= 3000 else 0.0
    s.position[side + features.POWER_5000] += 1.0 if strength >= 5000 else 0.0
    s.position[side + features.POWER_7000] += 1.0 if strength >= 7000 else 0.0
    s.position[side + features.POWER_10000] += 1.0 if strength >= 10000 else 0.0
    s.position[side + features.COST] += price
    if (bits & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) == 0:
        broken = min(breaks(g, t, card), 4)
        s.position[side + features.ATTACKERS] += 1.0
        s.position[side + features.BREAKS] += broken
        s.position[side + features.DOUBLE] += 1.0 if broken >= 2 else 0.0
        s.position[side + features.TRIPLE] += 1.0 if broken >= 3 else 0.0
        s.position[side + features.UNBLOCKABLE] += 1.0 if (bits & keywords.CANT_BE_BLOCKED) != 0 else 0.0
    if (bits & keywords.CANT_ATTACK) != 0:
        s.position[side + features.WALLS] += 1.0
    if (bits & (keywords.BLOCKER | keywords.CANT_BLOCK)) == keywords.BLOCKER:
        s.position[side + features.BLOCKERS] += 1.0
        s.position[side + features.READY_BLOCKERS] += 1.0 if g.tapped[card] == 0 else 0.0
    if g.tapped[card] != 0:
        s.position[side + features.TAPPED] += 1.0
        s.position[side + features.TAPPED_COST] += price
    s.position[side + features.SLAYERS] += 1.0 if (bits & keywords.SLAYER) != 0 else 0.0
    s.position[side + features.SPEED] += 1.0 if (bits & keywords.SPEED_ATTACKER) != 0 else 0.0
    s.position[side + features.EVOLVED] += 1.0 if (t.types[kind] & card_types.EVOLUTION) != 0 else 0.0
    s.position[side + features.LINKED] += 1.0 if identity.is_linked(t, kind) else 0.0
    s.position[side + features.UNDER] += min(links.count_under(g, card), 4)
    waits = 0
    for word in range(WORDS):
        waits |= t.watches[kind, word]
    s.position[side + features.WAITING] += 1.0 if waits != 0 else 0.0
    s.position[side + features.TAP_ABILITIES] += 1.0 if t.tap_ability[kind] >= 0 else 0.0


@rule
def strongest(g: Game, t: Tables, player: int, hunting: bool) -> int:
    """The highest power among a player's creatures, or among those that can attack creatures; -1: there is none."""
    most = -1
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if identity.fights(g, t, card) and not links.is_sealed(g, card):
            banned = keywords.CANT_ATTACK | keywords.CANT_ATTACK_CREATURES if hunting else 0
            if banned == 0 or (characteristics.keywords_of(g, t, card) & banned) == 0:
                most = max(most, characteristics.power(g, t, card))
    return most


@rule
def compare_creatures(g: Game, t: Tables, player: int, s: SearchScratch, side: int, other_side: int) -> None:
    """Write what a player's creatures could do to those of the other one."""
    hunter = strongest(g, t, player, hunting=True)
    own = strongest(g, t, player, hunting=False)
    other = strongest(g, t, 1 - player, hunting=False)
    s.position[side + features.RULES_BATTLES] = 1.0 if own > other else 0.0
    for index in range(g.zone_count[1 - player, zones.BATTLE]):
        card = g.zone_cards[1 - player, zones.BATTLE, index]
        if identity.fights(g, t, card) and not links.is_sealed(g, card):
            strength = characteristics.power(g, t, card)
            if g.tapped[card] != 0 and hunter >= strength:
                s.position[side + features.PREY] += 1.0
                s.position[side + features.PREY_COST] += min(t.cost[g.kind[card]], 12) * 0.2
            if strength > own:
                s.position[other_side + features.UNBEATEN] += 1.0
    ends = max(15 - g.zone_count[1 - player, zones.DECK], 0) * 0.0133
    s.position[side + features.OUTLASTS] = ends * min(
        max(g.zone_count[player, zones.DECK] - g.zone_count[1 - player, zones.DECK], 0), 5
    )
    free = s.position[side + features.ATTACKERS] - s.position[other_side + features.READY_BLOCKERS]
    s.position[side + features.FREE_ATTACKERS] = max(free, 0.0)
    s.position[side + features.PRESSURE] = (
        s.position[side + features.ATTACKERS] * g.zone_count[1 - player, zones.SHIELD] * 0.1
    )


@rule
def shields_short(g: Game, t: Tables, player: int, blockers: int) -> int:
    """How many shields more than the player's attackers can break, before one hits, the other player has.

    Each blocker stops an attacker, one of those that break most; 0 or less: they win.
    """
    of_1 = of_2 = of_3 = of_4 = 0
    sure = 0
    hits = 0
    blockable = 0
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if not identity.fights(g, t, card) or links.is_sealed(g, card):
            continue
        bits = characteristics.keywords_of(g, t, card)
        stuck = (bits & keywords.DOES_NOT_UNTAP) != 0 and g.tapped[card] != 0
        if stuck or (bits & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) != 0:
            continue
        broken = min(breaks(g, t, card), 4)
        hits += 1
        if (bits & keywords.CANT_BE_BLOCKED) != 0:
            sure += broken
            continue
        blockable += 1
        of_1 += 1 if broken <= 1 else 0
        of_2 += 1 if broken == 2 else 0
        of_3 += 1 if broken == 3 else 0
        of_4 += 1 if broken == 4 else 0
    left = min(blockers, blockable)
    if left >= hits:
        return g.zone_count[1 - player, zones.SHIELD] + 1
    return g.zone_count[1 - player, zones.SHIELD] - broken_before_the_last(of_1, of_2, of_3, of_4, left, sure)


@rule
def judge_attack(g: Game, t: Tables, player: int, s: SearchScratch, side: int, other_side: int) -> None:
    """Write how near the player's attackers are to winning in its next turn."""
    blockers = 0
    for at in range(16):
        if s.position[other_side + features.READY_BLOCKERS] > at:
            blockers += 1
    short = shields_short(g, t, player, blockers)
    s.position[side + features.WINS] = 1.0 if short <= 0 else 0.0
    s.position[side + features.SHORT_1] = 1.0 if short <= 1 else 0.0
    s.position[side + features.SHORT_2] = 1.0 if short <= 2 else 0.0
    s.position[side + features.SHORT_4] = 1.0 if short <= 4 else 0.0


@rule
def count_hand(g: Game, t: Tables, player: int, s: SearchScratch, side: int) -> None:
    """Write what a player has in the hand, and what of it mana pays in the next turn."""
    colors = 0
    for index in range(g.zone_count[player, zones.MANA]):
        colors |= t.civilizations[g.kind[g.zone_cards[player, zones.MANA, index]]]
    held = g.zone_count[player, zones.HAND]
    mana = g.zone_count[player, zones.MANA] + (1 if held > 0 else 0)
    dear = 0
    in_all = 0
    for index in range(held):
        card = g.zone_cards[player, zones.HAND, index]
        kind = g.kind[card]
        price = t.cost[kind]
        bits = t.keywords[kind]
        s.position[side + features.HAND_COST] += min(price, 10) * 0.05
        if (t.types[kind] & card_types.SPELL) != 0:
            s.position[side + features.HAND_SPELLS] += 1.0
        else:
            place = features.HAND_CHEAP if price <= 2 else features.HAND_CHEAP + min(price, 7) - 2
            s.position[side + place] += 1.0
        s.position[side + features.HAND_TRIGGERS] += 1.0 if (bits & keywords.ANY_SHIELD_TRIGGER) != 0 else 0.0
        s.position[side + features.HAND_BLOCKERS] += 1.0 if (bits & keywords.BLOCKER) != 0 else 0.0
        based = True
        if (t.types[kind] & card_types.EVOLUTION) != 0:
            based = evolution.has_base(g, t, card)
            s.position[side + features.HAND_EVOLVES] += 1.0 if based else 0.0
            s.position[side + features.HAND_BASELESS] += 0.0 if based else 1.0
        fitting = t.civilizations[kind] == 0 or (t.civilizations[kind] & colors) != 0
        s.position[side + features.HAND_OFF] += 0.0 if fitting else 1.0
        if price <= mana and based and fitting:
            s.position[side + features.PAYS_NOW] += 1.0
            dear = max(dear, price)
            in_all += price
            s.position[side + features.HAND_SPEED] += 1.0 if (bits & keywords.SPEED_ATTACKER) != 0 else 0.0
        elif price == mana + 1:
            s.position[side + features.PAYS_LATER] += 1.0
        elif price == mana + 2:
            s.position[side + features.PAYS_MUCH_LATER] += 1.0
    s.position[side + features.PAYS_NOW] = min(s.position[side + features.PAYS_NOW], 4.0)
    s.position[side + features.PAYS_DEAR] = dear * 0.2
    s.position[side + features.PAYS_ALL] = min(in_all, mana) * 0.2


@cold
def read_position(g: Game, t: Tables, viewer: int, s: SearchScratch) -> None:
    """Write the features of a game between two turns, as the viewer sees it, into the scratch."""
    for at in range(features.WIDTH):
        s.position[at] = 0.0
    for of_other in range(2):
        player = viewer if of_other == 0 else 1 - viewer
        side = of_other * features.SIDE_FEATURES
        count_zones(g, t, player, s, side)
        count_battle(g, t, player, s, side)
        count_hand(g, t, player, s, side)
    for of_other in range(2):
        player = viewer if of_other == 0 else 1 - viewer
        side = of_other * features.SIDE_FEATURES
        compare_creatures(g, t, player, s, side, features.SIDE_FEATURES - side)
        judge_attack(g, t, player, s, side, features.SIDE_FEATURES - side)
    s.position[features.LATE] = min(g.zone_count[0, zones.MANA] + g.zone_count[1, zones.MANA], 16) * 0.0625
    s.position[features.ALWAYS] = 1.0


@rule
def moves_next(g: Game, viewer: int) -> bool:
    """Whether the next turn is the viewer's, in a game between two turns."""
    if g.extra_turn_count[viewer] > 0:
        return True
    return g.extra_turn_count[1 - viewer] == 0 and g.next_player == viewer


@cold
def read_cards(g: Game, viewer: int, s: SearchScratch) -> None:
    """Write how many cards of each kind lie in the places that have weights into the scratch, after the features."""
    for at in range(features.CARD_COLUMNS):
        s.position[features.WIDTH + at] = 0.0
    for index in range(g.zone_count[viewer, zones.BATTLE]):
        s.position[features.WIDTH + features.OWN_BATTLE + g.kind[g.zone_cards[viewer, zones.BATTLE, index]]] += 1.0
    for index in range(g.zone_count[viewer, zones.HAND]):
        s.position[features.WIDTH + features.OWN_HAND + g.kind[g.zone_cards[viewer, zones.HAND, index]]] += 1.0
    for index in range(g.zone_count[viewer, zones.MANA]):
        s.position[features.WIDTH + features.OWN_MANA + g.kind[g.zone_cards[viewer, zones.MANA, index]]] += 1.0
    for index in range(g.zone_count[1 - viewer, zones.BATTLE]):
        s.position[features.WIDTH + features.THEIR_BATTLE + g.kind[g.zone_cards[1 - viewer, zones.BATTLE, index]]] += (
            1.0
        )


@rule
def weigh_cards(g: Game, viewer: int, s: SearchScratch, row: int, first: int) -> float:
    """The sum of the weights of the cards where they lie; those of the first place begin at `first`."""
    odds = 0.0
    for index in range(g.zone_count[viewer, zones.BATTLE]):
        odds += s.value[row, first + features.OWN_BATTLE + g.kind[g.zone_cards[viewer, zones.BATTLE, index]]]
    for index in range(g.zone_count[viewer, zones.HAND]):
        odds += s.value[row, first + features.OWN_HAND + g.kind[g.zone_cards[viewer, zones.HAND, index]]]
    for index in range(g.zone_count[viewer, zones.MANA]):
        odds += s.value[row, first + features.OWN_MANA + g.kind[g.zone_cards[viewer, zones.MANA, index]]]
    for index in range(g.zone_count[1 - viewer, zones.BATTLE]):
        odds += s.value[row, first + features.THEIR_BATTLE + g.kind[g.zone_cards[1 - viewer, zones.BATTLE, index]]]
    return odds


@cold
def win_chance(g: Game, t: Tables, viewer: int, s: SearchScratch, row: int) -> float:
    """How likely the viewer wins, as this row of weights says; the position in the scratch is overwritten."""
    read_position(g, t, viewer, s)
    odds = weigh_cards(g, viewer, s, row, features.WIDTH)
    for at in range(features.WIDTH):
        odds += s.value[row, at] * s.position[at]
    return 0.5 + 0.5 * math.tanh(0.5 * odds)
