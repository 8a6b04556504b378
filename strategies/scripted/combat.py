"""What the scripted players know about combat: who can attack, block, be stopped or win.

Everything here looks through `sim.engine.facts.view` at cards that the asked player may see, and reads their rules text
from the tables; no card is known by name. All worths are points: a plain creature is worth its power and 500
for each mana of its cost, a card in hand is worth 1500.
"""

from typing import Final, NamedTuple

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    attack_target,
    attacker,
    broken_before_the_last,
    card_in,
    cards_in,
    cost,
    is_sick,
    is_tapped,
    keywords_of,
    parameter,
    power,
    slays,
)
from sim.engine.facts.view import zone as zone_of
from sim.engine.record.codes import keywords, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.creatures import (
    breaker_size,
    is_fighter,
    worth_of,
)
from strategies.scripted.parameters import (
    BRAVE,
)

# --- Plans: what the creatures attack and block for -------------------------------------------------------
TO_GAIN: Final = 0
TO_WIN: Final = 1
TO_SURVIVE: Final = 2
TO_REST: Final = 3


@rule
def can_be_blocked(g: Game, t: Tables, card: Card) -> bool:
    """Whether blockers can stop the creature."""
    return (keywords_of(g, t, card) & keywords.CANT_BE_BLOCKED) == 0


@rule
def can_block(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card in the battle zone is an untapped blocker."""
    return not is_tapped(g, card) and is_fighter(g, t, card) and is_blocker(keywords_of(g, t, card))


@rule
def is_blocker(bits: int) -> bool:
    """Whether a creature with these keywords can block."""
    return (bits & (keywords.BLOCKER | keywords.CANT_BLOCK)) == keywords.BLOCKER


@rule
def count_blockers(g: Game, t: Tables, player: int) -> int:
    """How many untapped blockers the player has."""
    total = 0
    for index in range(cards_in(g, player, zones.BATTLE)):
        if can_block(g, t, card_in(g, asked_player(g), player, zones.BATTLE, index)):
            total += 1
    return total


@rule
def destroys(own_power: int, own_bits: int, other_power: int, other_bits: int) -> bool:
    """Whether a creature destroys the one that it battles: by as much power, or by winning all (115.3b-c)."""
    if (own_bits & keywords.WINS_BATTLES) != 0:
        return True
    return (other_bits & keywords.WINS_BATTLES) == 0 and own_power >= other_power


@rule
def battle_gain(g: Game, t: Tables, own: Card, other: Card) -> int:
    """The gain of a battle between an own creature and another one: their loss less the own loss."""
    own_power = power(g, t, own)
    own_bits = keywords_of(g, t, own)
    other_power = power(g, t, other)
    other_bits = keywords_of(g, t, other)
    gain = 0
    if destroys(own_power, own_bits, other_power, other_bits) or slays(g, t, own, other):
        gain += worth_of(other_power, other_bits, cost(g, t, other))
    if destroys(other_power, other_bits, own_power, own_bits) or slays(g, t, other, own):
        gain -= worth_of(own_power, own_bits, cost(g, t, own))
    return gain


# --- Who can win ------------------------------------------------------------------------------------------
@rule
def can_hit(g: Game, t: Tables, card: Card, ready_only: bool) -> bool:
    """Whether a creature can attack the player: now, or in a later turn."""
    if not is_fighter(g, t, card):
        return False
    if ready_only and (is_tapped(g, card) or is_sick(g, t, card)):
        return False
    return (keywords_of(g, t, card) & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) == 0


@rule
def can_finish(g: Game, t: Tables, player: int, joining: Card, turns: int, shields: int, from_now: bool) -> bool:
    """Whether the player's attacks can break this many shields of the other one and then hit once more.

    Every untapped blocker stops one attack, the largest that it can. In several `turns` every creature hits as
    often, but once less if they count `from_now` and it cannot attack yet. `joining`, if not -1, hits too,
    although it is tapped to attack already or will only be summoned.
    """
    count = cards_in(g, player, zones.BATTLE)
    creatures = count + (1 if joining >= 0 else 0)
    hits = 0
    blockable = 0
    of_1 = of_2 = of_3 = of_4 = 0  # attacks by the shields that each breaks
    for index in range(count + 1):
        # Not even if each creature that is left broke four, and nothing were blocked.
        if of_1 + 2 * of_2 + 3 * of_3 + 4 * (of_4 + turns * (creatures - index)) - 1 < shields:
            return False
        card = card_in(g, asked_player(g), player, zones.BATTLE, index) if index < count else joining
        # After the battle zone, the creature that is not there yet.
        if index == count and (joining < 0 or zone_of(g, joining) == zones.BATTLE):
            break
        if not is_fighter(g, t, card):
            continue
        bits = keywords_of(g, t, card)
        times = turns
        if card != joining:
            if (bits & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) != 0:
                continue
            if from_now and (is_tapped(g, card) or is_sick(g, t, card)):
                times -= 1
        hits += times
        if (bits & keywords.CANT_BE_BLOCKED) == 0:
            blockable += times
        size = breaker_size(bits, power(g, t, card) if (bits & keywords.POWERED_BREAKER) != 0 else 0)
        of_1 += times if size == 1 else 0
        of_2 += times if size == 2 else 0
        of_3 += times if size == 3 else 0
        of_4 += times if size == 4 else 0
    blocks = turns * count_blockers(g, t, 1 - player) if blockable > 0 else 0
    blocks = min(blocks, blockable)
    if blocks >= hits:
        return False
    return broken_before_the_last(of_1, of_2, of_3, of_4, blocks, 0) >= shields


@rule
def stops(g: Game, t: Tables, card: Card, target: Card) -> bool:
    """Whether attacking the creature would rid the asked player of one that could hit."""
    won = destroys(power(g, t, card), keywords_of(g, t, card), power(g, t, target), keywords_of(g, t, target))
    dies = won or slays(g, t, card, target)
    return dies and can_hit(g, t, target, ready_only=False)


@rule
def is_in_danger(g: Game, t: Tables, shields: int) -> bool:
    """Whether the opponent could finish the asked player, with this many shields, in the next turn."""
    return can_finish(g, t, 1 - asked_player(g), NO_CARD, 1, shields, from_now=False)


# --- Attacking --------------------------------------------------------------------------------------------
@rule
def make_plan(g: Game, t: Tables) -> int:
    """What the asked player attacks for now."""
    me = asked_player(g)
    if can_finish(g, t, me, attacker(g), 1, cards_in(g, 1 - me, zones.SHIELD), from_now=True):
        return TO_WIN
    return TO_SURVIVE if is_in_danger(g, t, cards_in(g, me, zones.SHIELD)) else TO_GAIN


class Board(NamedTuple):
    """What all attacks of a question are judged by; powers are -1 where there is no such creature."""

    plan: int  # TO_WIN ...
    attackers: int  # own creatures that can attack in some turn
    ready: int  # own creatures that can attack the player now
    their_attackers: int
    attacker_power: int  # the highest among the opponent's attackers
    blockers: int  # the opponent's untapped ones
    blocker_power: int  # the highest among them
    lines: int  # of the player's playbook about attacks: those that hold, bits; -1 without a playbook


@rule
def look_at_board(g: Game, t: Tables, lines: int) -> Board:
    """Judge the battle zone for the asked player, who may attack; these lines of its playbook hold."""
    me = asked_player(g)
    attackers = 0
    ready = 0
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if not is_fighter(g, t, card):
            continue
        bits = keywords_of(g, t, card)
        if (bits & keywords.CANT_ATTACK) == 0:
            attackers += 1
            rests = is_tapped(g, card) or is_sick(g, t, card)
            ready += 1 if not rests and (bits & keywords.CANT_ATTACK_PLAYERS) == 0 else 0
    their_attackers = 0
    attacker_power = -1
    blockers = 0
    blocker_power = -1
    for index in range(cards_in(g, 1 - me, zones.BATTLE)):
        card = card_in(g, me, 1 - me, zones.BATTLE, index)
        if not is_fighter(g, t, card):
            continue
        bits = keywords_of(g, t, card)
        strength = power(g, t, card)
        if (bits & keywords.CANT_ATTACK) == 0:
            their_attackers += 1
            attacker_power = max(attacker_power, strength)
        if not is_tapped(g, card) and is_blocker(bits):
            blockers += 1
            blocker_power = max(blocker_power, strength)
    plan = make_plan(g, t)
    return Board(plan, attackers, ready, their_attackers, attacker_power, blockers, blocker_power, lines)


@rule
def wins_anyway(g: Game, t: Tables) -> bool:
    """Whether the asked player is attacking a player who has neither shields nor blockers."""
    me = asked_player(g)
    if cards_in(g, 1 - me, zones.SHIELD) > 0 or count_blockers(g, t, 1 - me) > 0 or attack_target(g) >= 0:
        return False
    for index in range(cards_in(g, me, zones.BATTLE)):
        if card_in(g, me, me, zones.BATTLE, index) == attacker(g):
            return True
    return False


@cold
def is_traded(g: Game, t: Tables, card: Card) -> bool:
    """Whether the opponent gains by blocking the creature with one, of which none is stronger."""
    me = asked_player(g)
    for index in range(cards_in(g, 1 - me, zones.BATTLE)):
        blocker = card_in(g, me, 1 - me, zones.BATTLE, index)
        if can_block(g, t, blocker) and battle_gain(g, t, card, blocker) < 0:
            return True
    return False


@rule
def is_wasted(g: Game, t: Tables, card: Card, board: Board) -> bool:
    """Whether attacking the player with the creature would only feed it to a blocker, as the player sees it.

    A blocker of the same power is one too if the opponent gains by the trade.
    """
    strength = power(g, t, card)
    if board.blocker_power < strength or not can_be_blocked(g, t, card):
        return False
    if board.blocker_power == strength and not is_traded(g, t, card):
        return False
    if parameter(g, BRAVE) != 1:
        return parameter(g, BRAVE) == 0
    # The creature itself is one of the attackers, even when it is tapped to attack already.
    return board.ready + (1 if is_tapped(g, card) else 0) <= board.blockers
