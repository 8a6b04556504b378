"""What the scripted players understand of the game: who can attack or win, what a card or an effect is worth.

Everything here looks through `sim.view` at cards that the asked player may see, and reads their rules text
from the tables; no card is known by name. All worths are points: a plain creature is worth its power and 500
for each mana of its cost, a card in hand is worth 1500.
"""

from typing import Any, Final

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.view import (
    attacker,
    card_in,
    cards_in,
    civilizations,
    cost,
    fits,
    is_own,
    is_sealed,
    is_sick,
    is_tapped,
    keywords,
    power,
    types,
)
from sim.view import (
    kind as kind_of,
)
from sim.view import (
    zone as zone_of,
)

# --- Parameters: where each stands in `g.parameters[player]` ----------------------------------------------
MANA_ENOUGH: Final = 0  # mana cards after which only a dearer card or a missing civilization asks for more
MANA_MOST: Final = 1  # mana cards after which none is charged
HAND_KEPT: Final = 2  # cards that stay in the hand once there is some mana
HAND_FULL: Final = 3  # cards in hand from which more cards are worth little
DECK_LOW: Final = 4  # cards in the deck from which no card is drawn that need not be
SPELL_YIELD: Final = 5  # points that a spell must bring for each mana, to be cast from the hand
SHIELD_POINTS: Final = 6  # what one of the own shields is worth
HUNT_LEAST: Final = 7  # points that attacking a creature must bring
EDGE: Final = 8  # how many more attackers than the opponent has creatures make it safe to go for the shields
BLOCK_LEAST: Final = 9  # points that a block must bring while there is no danger
CHUMP_SHIELDS: Final = 10  # own shields up to which a creature is thrown in the way of a double breaker
BRAVE: Final = 11  # attack into a blocker that wins? 0: no, 1: if attackers outnumber blockers, 2: always

CARD_POINTS: Final = 1500  # a card in hand, of either player
MANA_POINTS: Final = 700  # a card in the mana zone
COST_POINTS: Final = 500  # each mana of a card's cost
BREAK_POINTS: Final = 1500  # each shield beyond the first that a creature breaks
DEAREST: Final = 12  # costs beyond this (a Forbidden creature's 99) count as this
STRONGEST: Final = 20_000  # and so do powers
SHIELD_GAIN: Final = 1800  # one of the opponent's shields gone, without coming to the hand
DANGER_POINTS: Final = 15_000  # to be open to a finish in the next turn
MARGIN: Final = 2  # shields more than there are, that a win at all costs must be able to break
WINNING: Final = 1_000_000  # more than anything else can be worth
SOME_MANA: Final = 3  # from here on HAND_KEPT counts
LONGEST_PROGRAM: Final = 64  # steps of a program that are read

# --- Plans: what the creatures attack and block for -------------------------------------------------------
TO_GAIN: Final = 0
TO_WIN: Final = 1
TO_SURVIVE: Final = 2
TO_REST: Final = 3

# --- Whose worth counts, of several creatures -------------------------------------------------------------
OF_BEST: Final = 0
OF_LEAST: Final = 1
OF_ALL: Final = 2


@rule
def parameter(g: Any, index: int) -> int:
    """A parameter of the asked player."""
    return g.parameters[g.ask_player, index]


# --- Creatures --------------------------------------------------------------------------------------------
@rule
def is_fighter(g: Any, t: Any, card: int) -> bool:
    """Whether a card in the battle zone is a creature that counts: a sealed one does not."""
    return (types(g, t, card) & v.CREATURE) != 0 and not is_sealed(g, card)


@rule
def breaker_size(bits: int) -> int:
    """How many shields a creature with these keywords breaks; four stands for all of them too."""
    if (bits & v.ALL_BREAKERS) == 0:
        return 1
    if (bits & (v.WORLD_BREAKER | v.QUATTRO_BREAKER)) != 0:
        return 4
    return 3 if (bits & v.TRIPLE_BREAKER) != 0 else 2


@rule
def worth_of(strength: int, bits: int, price: int) -> int:
    """What a creature with this power, these keywords and this cost is worth to its owner."""
    points = min(strength, STRONGEST) + COST_POINTS * min(price, DEAREST)
    return points + BREAK_POINTS * (breaker_size(bits) - 1)


@rule
def creature_worth(g: Any, t: Any, card: int) -> int:
    """What a visible creature is worth to its owner."""
    return worth_of(power(g, t, card), keywords(g, t, card), cost(g, t, card))


@rule
def count_attackers(g: Any, t: Any, player: int) -> int:
    """How many creatures the player has that can attack in some turn."""
    total = 0
    for index in range(cards_in(g, player, v.BATTLE)):
        card = card_in(g, g.ask_player, player, v.BATTLE, index)
        if is_fighter(g, t, card) and (keywords(g, t, card) & v.CANT_ATTACK) == 0:
            total += 1
    return total


@rule
def can_be_blocked(g: Any, t: Any, card: int) -> bool:
    """Whether blockers can stop the creature."""
    return (keywords(g, t, card) & v.CANT_BE_BLOCKED) == 0


@rule
def can_block(g: Any, t: Any, card: int) -> bool:
    """Whether a card in the battle zone is an untapped blocker."""
    if is_tapped(g, card) or not is_fighter(g, t, card):
        return False
    return (keywords(g, t, card) & (v.BLOCKER | v.CANT_BLOCK)) == v.BLOCKER


@rule
def count_blockers(g: Any, t: Any, player: int) -> int:
    """How many untapped blockers the player has."""
    total = 0
    for index in range(cards_in(g, player, v.BATTLE)):
        if can_block(g, t, card_in(g, g.ask_player, player, v.BATTLE, index)):
            total += 1
    return total


@rule
def strongest_blocker(g: Any, t: Any, player: int) -> int:
    """The highest power among the player's untapped blockers, or -1 without any."""
    best = -1
    for index in range(cards_in(g, player, v.BATTLE)):
        card = card_in(g, g.ask_player, player, v.BATTLE, index)
        if can_block(g, t, card):
            best = max(best, power(g, t, card))
    return best


@rule
def strongest_attacker(g: Any, t: Any, player: int) -> int:
    """The highest power among the player's creatures that could attack a creature in a turn to come."""
    best = -1
    for index in range(cards_in(g, player, v.BATTLE)):
        card = card_in(g, g.ask_player, player, v.BATTLE, index)
        if is_fighter(g, t, card) and (keywords(g, t, card) & v.CANT_ATTACK) == 0:
            best = max(best, power(g, t, card))
    return best


@rule
def battle_gain(g: Any, t: Any, own: int, other: int) -> int:
    """What a battle between an own creature and another one brings: what dies there less what dies here."""
    own_power = power(g, t, own)
    own_bits = keywords(g, t, own)
    other_power = power(g, t, other)
    other_bits = keywords(g, t, other)
    gain = 0
    if own_power >= other_power or (own_bits & v.SLAYER) != 0:
        gain += worth_of(other_power, other_bits, cost(g, t, other))
    if other_power >= own_power or (other_bits & v.SLAYER) != 0:
        gain -= worth_of(own_power, own_bits, cost(g, t, own))
    return gain


# --- Who can win ------------------------------------------------------------------------------------------
@rule
def can_hit(g: Any, t: Any, card: int, ready_only: bool) -> bool:
    """Whether a creature can attack the player: now, or in a turn to come."""
    if not is_fighter(g, t, card):
        return False
    if ready_only and (is_tapped(g, card) or is_sick(g, t, card)):
        return False
    return (keywords(g, t, card) & (v.CANT_ATTACK | v.CANT_ATTACK_PLAYERS)) == 0


@rule
def can_finish(g: Any, t: Any, player: int, from_now: bool, joining: int, turns: int, shields: int) -> bool:
    """Whether the player's attacks can break so many shields of the other one and then hit once more.

    Every untapped blocker stops one attack, the largest that it can. In several `turns` every creature hits as
    often, but once less if they count `from_now` and it cannot attack yet. `joining`, if not -1, hits too,
    although it is tapped to attack already or will only be summoned.
    """
    count = cards_in(g, player, v.BATTLE)
    hits = 0
    blockable = 0
    of_1 = of_2 = of_3 = of_4 = 0  # attacks by the shields that each breaks
    for index in range(count + 1):
        card = card_in(g, g.ask_player, player, v.BATTLE, index) if index < count else joining
        # After the battle zone, the creature that is not there yet.
        if index == count and (joining < 0 or zone_of(g, joining) == v.BATTLE):
            break
        if not is_fighter(g, t, card):
            continue
        bits = keywords(g, t, card)
        times = turns
        if card != joining:
            if (bits & (v.CANT_ATTACK | v.CANT_ATTACK_PLAYERS)) != 0:
                continue
            if from_now and (is_tapped(g, card) or is_sick(g, t, card)):
                times -= 1
        hits += times
        if (bits & v.CANT_BE_BLOCKED) == 0:
            blockable += times
        size = breaker_size(bits)
        of_1 += times if size == 1 else 0
        of_2 += times if size == 2 else 0
        of_3 += times if size == 3 else 0
        of_4 += times if size == 4 else 0
    blocks = turns * count_blockers(g, t, 1 - player) if blockable > 0 else 0
    blocks = min(blocks, blockable)
    if blocks >= hits:
        return False
    # The blockers take the largest; the last hit, which needs no breaker, comes from the smallest that is left.
    stopped = min(blocks, of_4)
    of_4 -= stopped
    blocks -= stopped
    stopped = min(blocks, of_3)
    of_3 -= stopped
    blocks -= stopped
    stopped = min(blocks, of_2)
    of_2 -= stopped
    of_1 -= blocks - stopped
    last = 1 if of_1 > 0 else 2 if of_2 > 0 else 3 if of_3 > 0 else 4
    return of_1 + 2 * of_2 + 3 * of_3 + 4 * of_4 - last >= shields


@rule
def stops(g: Any, t: Any, card: int, target: int) -> bool:
    """Whether attacking the creature would rid the asked player of one that could hit."""
    dies = power(g, t, card) >= power(g, t, target) or (keywords(g, t, card) & v.SLAYER) != 0
    return dies and can_hit(g, t, target, False)


@rule
def is_in_danger(g: Any, t: Any, shields: int) -> bool:
    """Whether the opponent could finish the asked player, with so many shields, in the next turn."""
    return can_finish(g, t, 1 - g.ask_player, False, -1, 1, shields)


@rule
def make_plan(g: Any, t: Any) -> int:
    """What the asked player attacks for now."""
    me = g.ask_player
    if can_finish(g, t, me, True, attacker(g), 1, cards_in(g, 1 - me, v.SHIELD)):
        return TO_WIN
    return TO_SURVIVE if is_in_danger(g, t, cards_in(g, me, v.SHIELD)) else TO_GAIN


@rule
def count_ready(g: Any, t: Any, player: int) -> int:
    """How many creatures of the player can attack the other player now."""
    total = 0
    for index in range(cards_in(g, player, v.BATTLE)):
        if can_hit(g, t, card_in(g, g.ask_player, player, v.BATTLE, index), True):
            total += 1
    return total


@rule
def is_wasted(g: Any, t: Any, card: int) -> bool:
    """Whether attacking the player with the creature would only feed it to a blocker, as the player sees it."""
    other = 1 - g.ask_player
    blocker_power = strongest_blocker(g, t, other)
    if blocker_power < 0 or blocker_power <= power(g, t, card) or not can_be_blocked(g, t, card):
        return False
    if parameter(g, BRAVE) != 1:
        return parameter(g, BRAVE) == 0
    # The creature itself is one of the attackers, even when it is tapped to attack already.
    attackers = count_ready(g, t, g.ask_player) + (1 if is_tapped(g, card) else 0)
    return attackers <= count_blockers(g, t, other)


# --- What an effect is worth ------------------------------------------------------------------------------
@rule
def share_of(verb: int) -> int:
    """How much of its worth a creature loses by a verb, in tenths; 0 for a verb that does it no harm."""
    if verb == v.DESTROY or verb == v.TO_GRAVEYARD or verb == v.TO_DECK_BOTTOM:
        return 10
    if verb == v.TO_DECK_TOP or verb == v.TO_MANA or verb == v.SEAL:
        return 8
    if verb == v.TO_HAND:
        return 6
    if verb in (v.FIGHT, v.FIGHT_EACH_OTHER, v.PUT_UNDER, v.TOP_CARD_TO_GRAVEYARD):
        return 5
    if verb == v.TAP or verb == v.KEEP_TAPPED:
        return 1
    return 0


@rule
def reaches(t: Any, row: int, zone: int) -> bool:
    """Whether a description looks into the zone."""
    return ((t.filter_zones[row] >> zone) & 1) != 0


@rule
def harm(g: Any, t: Any, row: int, side: int, source: int, how: int) -> int:
    """The worth of the side's creatures that fit: of the best, of the least (-1 without any), or of all."""
    me = g.ask_player
    best = 0
    least = -1
    total = 0
    for index in range(cards_in(g, side, v.BATTLE)):
        card = card_in(g, me, side, v.BATTLE, index)
        if is_fighter(g, t, card) and fits(g, t, row, card, me, source):
            worth = creature_worth(g, t, card)
            best = max(best, worth)
            least = worth if least < 0 else min(least, worth)
            total += worth
    if how == OF_BEST:
        return best
    return least if how == OF_LEAST else total


@rule
def worth_of_cost(g: Any, t: Any, side: int, number: int) -> int:
    """The worth of the side's creatures that cost just so much."""
    total = 0
    for index in range(cards_in(g, side, v.BATTLE)):
        card = card_in(g, g.ask_player, side, v.BATTLE, index)
        if is_fighter(g, t, card) and cost(g, t, card) == number:
            total += creature_worth(g, t, card)
    return total


@rule
def most_of_one_cost(g: Any, t: Any, side: int) -> int:
    """The worth of the side's creatures of the cost that makes it the most."""
    most = 0
    for index in range(cards_in(g, side, v.BATTLE)):
        card = card_in(g, g.ask_player, side, v.BATTLE, index)
        most = max(most, worth_of_cost(g, t, side, cost(g, t, card)))
    return most


@rule
def hand_worth(g: Any, number: int) -> int:
    """What it is worth to the asked player to have so many more cards in hand, coming from the deck."""
    if cards_in(g, g.ask_player, v.DECK) - number <= parameter(g, DECK_LOW):
        return -number * CARD_POINTS
    if cards_in(g, g.ask_player, v.HAND) >= parameter(g, HAND_FULL):
        return number * CARD_POINTS // 5
    return number * CARD_POINTS


@rule
def chosen_creature_worth(g: Any, t: Any, step: int, source: int) -> int:
    """What choosing a creature for a harmful verb brings: the opponent's best, or else the own least."""
    row = t.steps[step, 1]
    share = share_of(t.steps[step, 7])
    by_opponent = t.steps[step, 4] != 0
    theirs = 0
    if t.filter_whose[row] != v.YOURS:
        theirs = harm(g, t, row, 1 - g.ask_player, source, OF_LEAST if by_opponent else OF_BEST)
    # Without another creature, an effect that is no "may" takes an own one.
    must = t.steps[step, 2] > 0 and t.filter_whose[row] != v.OPPONENTS
    if theirs > 0 or not must:
        return max(theirs, 0) * share // 10
    return -max(harm(g, t, row, g.ask_player, source, OF_LEAST), 0) * share // 10


@rule
def lost_shields_worth(g: Any, t: Any, number: int) -> int:
    """What it costs the asked player to lose so many shields: everything, if the opponent could finish then."""
    left = cards_in(g, g.ask_player, v.SHIELD) - number
    return DANGER_POINTS if is_in_danger(g, t, left) else number * parameter(g, SHIELD_POINTS)


@rule
def chosen_worth(g: Any, t: Any, step: int, source: int) -> int:
    """What a choice of cards in a program brings the asked player, whose effect it is."""
    row = t.steps[step, 1]
    least = max(t.steps[step, 2], 0)
    verb = t.steps[step, 7]
    theirs = t.filter_whose[row] == v.OPPONENTS
    if reaches(t, row, v.BATTLE) and share_of(verb) > 0:
        return chosen_creature_worth(g, t, step, source)
    if reaches(t, row, v.SHIELD):
        if theirs:
            return SHIELD_GAIN if cards_in(g, 1 - g.ask_player, v.SHIELD) > 0 else 0
        lost = lost_shields_worth(g, t, least)
        return CARD_POINTS * least - lost if verb == v.SHIELD_TO_HAND else -lost
    if verb == v.PUT_INTO_BATTLE:
        return 2 * CARD_POINTS
    if reaches(t, row, v.HAND):
        if theirs:
            return CARD_POINTS * min(max(least, 1), cards_in(g, 1 - g.ask_player, v.HAND))
        if verb == v.TO_MANA:
            return MANA_POINTS // 2
        return -CARD_POINTS * least
    if reaches(t, row, v.MANA):
        return -MANA_POINTS * least
    if verb == v.TO_HAND:
        return CARD_POINTS
    return 0


@rule
def every_worth(g: Any, t: Any, row: int, verb: int, number: int, source: int) -> int:
    """What a verb done to all cards that fit brings, or to so many at random."""
    me = g.ask_player
    total = 0
    if t.filter_relation[row] == tb.COSTS_THE_NUMBER:
        return most_of_one_cost(g, t, 1 - me) * share_of(verb) // 10
    if reaches(t, row, v.BATTLE):
        if t.filter_whose[row] != v.OPPONENTS:
            total -= harm(g, t, row, me, source, OF_ALL)
        if t.filter_whose[row] != v.YOURS:
            total += harm(g, t, row, 1 - me, source, OF_ALL)
        return total * share_of(verb) // 10
    if reaches(t, row, v.HAND) and verb == v.DISCARD:
        if t.filter_whose[row] != v.YOURS:
            total += CARD_POINTS * min(number, cards_in(g, 1 - me, v.HAND))
        if t.filter_whose[row] != v.OPPONENTS:
            total -= CARD_POINTS * min(number, cards_in(g, me, v.HAND))
    return total


@rule
def extra_turn_worth(g: Any, t: Any, trigger: int, source: int) -> int:
    """An extra turn is good; one that loses the game at its end must win it before, with the source's help."""
    if trigger < 0 or t.steps[t.trigger_program[trigger], 0] != tb.LOSE:
        return 4 * CARD_POINTS
    shields = cards_in(g, 1 - g.ask_player, v.SHIELD)
    joining = source if (types(g, t, source) & v.CREATURE) != 0 else -1
    soon = can_finish(g, t, g.ask_player, True, joining, 2, shields + MARGIN)
    return WINNING // 2 if soon else -WINNING


@rule
def line_worth(g: Any, t: Any, start: int, source: int) -> int:
    """What a program would bring the asked player, read in a straight line up to its choice of modes."""
    total = 0
    row = -1  # of the cards that the next verb is done to, where nobody chose them
    number = 0
    step = start
    for _ in range(LONGEST_PROGRAM):
        code = t.steps[step, 0]
        first = t.steps[step, 1]
        if code == tb.END or code == tb.PAID or code == tb.MODE or code == tb.NEXT_MODE:
            break
        if code == tb.SELECT:
            total += chosen_worth(g, t, step, source)
            row = -1
        elif code == tb.SELECT_AMONG:
            total += CARD_POINTS
            row = -1
        elif code == tb.EVERY:
            row = first
            number = LONGEST_PROGRAM
        elif code == tb.AT_RANDOM:
            row = first
            number = max(t.steps[step, 2], 1)
        elif code == tb.THIS or code == tb.THAT or code == tb.TOP or code == tb.REST:
            row = -1
        elif code == tb.DO and row >= 0:
            total += every_worth(g, t, row, first, number, source)
            row = -1
        elif code == tb.DRAW:
            total += hand_worth(g, max(first, 1))
        elif code == tb.CHARGE:
            total += MANA_POINTS * max(first, 1)
        elif code == tb.SHIELDIFY:
            total += parameter(g, SHIELD_POINTS)
        elif code == tb.EXTRA_TURN:
            total += extra_turn_worth(g, t, first, source)
        elif code == tb.WIN:
            total += WINNING
        elif code == tb.LOSE:
            total -= WINNING
        step = first if code == tb.JUMP and first > step else step + 1
    return total


@rule
def find_modes(t: Any, start: int) -> int:
    """The step of a program at which one of several effects is chosen, or -1."""
    step = start
    for _ in range(LONGEST_PROGRAM):
        code = t.steps[step, 0]
        if code == tb.MODE:
            return step
        if code == tb.END or code == tb.PAID:
            return -1
        first = t.steps[step, 1]
        step = first if code == tb.JUMP and first > step else step + 1
    return -1


@rule
def program_worth(g: Any, t: Any, start: int, source: int) -> int:
    """What a program would bring the asked player in points, with the best of its modes."""
    if start < 0:
        return 0
    total = line_worth(g, t, start, source)
    modes = find_modes(t, start)
    if modes >= 0:
        best = -WINNING
        for mode in range(t.steps[modes, 1]):
            best = max(best, line_worth(g, t, t.steps[modes, 2 + mode], source))
        total += best * max(t.steps[modes, tb.MODES_CHOSEN] & ~tb.REPEATS, 1)
    return total


@rule
def modes_of(t: Any, kind: int) -> int:
    """The first choice of modes in the text of a kind, or -1."""
    if t.program[kind] >= 0:
        return find_modes(t, t.program[kind])
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        modes = find_modes(t, t.trigger_program[row])
        if modes >= 0:
            return modes
    return -1


# --- What a card is worth ---------------------------------------------------------------------------------
@rule
def entering_worth(g: Any, t: Any, card: int, kind: int) -> int:
    """What the abilities bring that trigger when a creature is put into the battle zone, and as the turn ends."""
    total = 0
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        of_this = t.trigger_declared[row] == 0 and t.trigger_condition[row] < 0
        enters = (t.trigger_event[row] & v.PUT) != 0 and t.trigger_subject[row] == tb.SUBJECT_IS_SELF
        ends = t.trigger_event[row] == v.END_OF_TURN and t.trigger_whose[row] == v.YOURS
        if of_this and (enters or ends):
            total += program_worth(g, t, t.trigger_program[row], card)
    return total


@rule
def playing_worth(g: Any, t: Any, card: int, kind: int) -> int:
    """What playing an own card would bring now, as this kind: it may be a half of a twinpact.

    It is the body and what its arrival does, or the spell's effect.
    """
    if (t.types[kind] & v.CREATURE) == 0:
        return program_worth(g, t, t.program[kind], card) + program_worth(g, t, t.additional_cost[kind], card)
    return worth_of(t.power[kind], t.keywords[kind], t.cost[kind]) + entering_worth(g, t, card, kind)


@rule
def kind_played(g: Any, t: Any, card: int, way: int) -> int:
    """The kind that a card of the hand is played as in this way: itself, or a half of a twinpact."""
    kind = kind_of(g, card)
    if t.spell_half[kind] < 0:
        return kind
    return t.spell_half[kind] if way == tb.SPELL_HALF else t.creature_half[kind]


@rule
def keeping_worth(g: Any, t: Any, card: int) -> int:
    """What an own card is worth in the hand: a dear one more, unless the mana will not reach it soon."""
    price = min(cost(g, t, card), DEAREST)
    reach = cards_in(g, g.ask_player, v.MANA) + 2
    return CARD_POINTS + 100 * price if price <= reach else CARD_POINTS - 100 * (price - reach)


@rule
def any_card_worth(g: Any, t: Any, card: int) -> int:
    """What a visible card is worth to its owner, wherever it lies."""
    if (types(g, t, card) & v.CREATURE) != 0:
        return creature_worth(g, t, card)
    return CARD_POINTS + COST_POINTS * min(cost(g, t, card), DEAREST)


# --- Mana -------------------------------------------------------------------------------------------------
@rule
def mana_civilizations(g: Any, t: Any) -> int:
    """The civilizations among the asked player's mana cards."""
    bits = 0
    for index in range(cards_in(g, g.ask_player, v.MANA)):
        bits |= civilizations(g, t, card_in(g, g.ask_player, g.ask_player, v.MANA, index))
    return bits


@rule
def hand_civilizations(g: Any, t: Any) -> int:
    """The civilizations that the asked player's hand needs."""
    bits = 0
    for index in range(cards_in(g, g.ask_player, v.HAND)):
        bits |= civilizations(g, t, card_in(g, g.ask_player, g.ask_player, v.HAND, index))
    return bits


@rule
def look_ahead(g: Any, t: Any, but: int, mana: int, civs: int) -> tuple[int, int, int]:
    """What the rest of the hand would do with so much mana of these civilizations.

    The highest cost that it pays, the highest cost with one mana more, and the civilizations that all need.
    """
    now = 0
    later = 0
    needed = 0
    for index in range(cards_in(g, g.ask_player, v.HAND)):
        card = card_in(g, g.ask_player, g.ask_player, v.HAND, index)
        if card == but:
            continue
        own_civs = civilizations(g, t, card)
        price = cost(g, t, card)
        needed |= own_civs
        if (own_civs & ~civs) == 0 and price <= mana + 1:
            later = max(later, price)
            if price <= mana:
                now = max(now, price)
    return now, later, needed


@rule
def is_several(civs: int) -> bool:
    """Whether these are two civilizations or more: such a card enters the mana zone tapped."""
    return (civs & (civs - 1)) != 0


@rule
def belongs_to_asked(g: Any, index: int) -> bool:
    """Whether an option's card is the asked player's: whose a hidden card is, everybody sees."""
    return g.option_card[index] >= 0 and is_own(g, g.option_card[index])
