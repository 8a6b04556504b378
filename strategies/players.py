"""The players by name and number, and the one function through which the rules ask them.

A player is chosen by an integer, not by passing a function: Numba never caches compiled functions that are
arguments (architecture D1). A scripted player says how much it wants each option (`strategies.priorities`)
and takes the first of those that it wants most.
"""

from typing import Any, Final

from sim import vocabulary as v
from sim.compiling import rule
from sim.view import attacker, card_in, cards_in, is_tapped, keywords, option_card
from sim.view import kind as kind_of
from strategies import control, rush
from strategies.control import want_attack as want_attack_of_control
from strategies.goldfish import choose_nothing
from strategies.judgement import is_fighter, make_plan, program_worth
from strategies.priorities import BEFORE_ATTACKS, FIRST, look_at_question, want
from strategies.random_player import choose_at_random
from strategies.rush import want_attack as want_attack_of_rush

OUTSIDE: Final = 0  # nobody at hand: the engine halts and waits for an answer
RANDOM: Final = 1
RUSH: Final = 2
CONTROL: Final = 3
GOLDFISH: Final = 4
PLAYERS: Final = {"random": RANDOM, "rush": RUSH, "control": CONTROL, "goldfish": GOLDFISH}

# What the match runner writes into `g.parameters[player]`; the indices are named in strategies.judgement.
DEFAULT_PARAMETERS: Final[dict[str, tuple[int, ...]]] = {
    "random": (),
    "rush": rush.PARAMETERS,
    "control": control.PARAMETERS,
    "goldfish": (),
}


@rule
def want_attack(g: Any, t: Any, card: int, target: int, plan: int) -> int:
    """How much the asked player wants to attack the target (-1: the player) with the creature."""
    if g.policy[g.ask_player] == RUSH:
        return want_attack_of_rush(g, t, card, target, plan)
    return want_attack_of_control(g, t, card, target, plan)


@rule
def want_attacker(g: Any, t: Any, card: int, plan: int) -> int:
    """How much the asked player wants to attack with the creature: the best that it could attack."""
    best = -2 * FIRST
    bits = keywords(g, t, card)
    if (bits & v.CANT_ATTACK_PLAYERS) == 0:
        best = want_attack(g, t, card, -1, plan)
    if (bits & v.CANT_ATTACK_CREATURES) != 0:
        return best
    other = 1 - g.ask_player
    for index in range(cards_in(g, other, v.BATTLE)):
        target = card_in(g, g.ask_player, other, v.BATTLE, index)
        if (is_tapped(g, target) or (bits & v.ATTACKS_UNTAPPED) != 0) and is_fighter(g, t, target):
            best = max(best, want_attack(g, t, card, target, plan))
    return best


@rule
def want_in_attack(g: Any, t: Any, index: int, plan: int) -> int:
    """How much the asked player wants an option of the attack: an attacker, its target, or a tap ability."""
    what = g.option_what[index]
    card = option_card(g, index)
    if what == v.NO:
        return 0
    if g.ask == v.ASK_TARGET:
        return want_attack(g, t, g.ask_card, card if what == v.CARD else -1, plan)
    if what == v.TAP_ABILITY:
        worth = program_worth(g, t, t.tap_ability[kind_of(g, card)], card)
        return BEFORE_ATTACKS + worth if worth > 0 else -FIRST
    return want_attacker(g, t, card, plan)


@rule
def choose_scripted(g: Any, t: Any) -> int:
    """The first option of those that the asked player wants most."""
    # An effect that picks a player asks for a target too, but not in the name of the attacking creature.
    targeting = g.ask == v.ASK_TARGET and g.ask_card >= 0 and g.ask_card == attacker(g)
    attacking = targeting or g.ask == v.ASK_ATTACK
    shared = make_plan(g, t) if attacking else look_at_question(g, t)
    best = 0
    most = 0
    for index in range(g.option_count):
        wanted = want_in_attack(g, t, index, shared) if attacking else want(g, t, index, shared)
        if index == 0 or wanted > most:
            best = index
            most = wanted
    return best


@rule
def choose(g: Any, t: Any) -> int:
    """The number of the option that the asked player takes."""
    if g.policy[g.ask_player] == RANDOM:
        return choose_at_random(g, t)
    if g.policy[g.ask_player] == GOLDFISH:
        return choose_nothing(g, t)
    return choose_scripted(g, t)
