"""The players by name and number, and the one function through which the rules ask them.

A player is chosen by an integer, not by passing a function: Numba never caches compiled functions that are
arguments (architecture D1). A scripted player says how much it wants each option (`strategies.scripted.priorities`)
and takes the first of those that it wants most.
"""

from sim.compiler.decorators import rule
from sim.engine.facts.view import attacker, card_in, cards_in, is_tapped, keywords, option_card
from sim.engine.facts.view import kind as kind_of
from sim.engine.record.codes.cards import ATTACKS_UNTAPPED, BATTLE, CANT_ATTACK_CREATURES, CANT_ATTACK_PLAYERS
from sim.engine.record.codes.choices import ASK_ATTACK, ASK_TARGET, OPTION_CARD, OPTION_NO, OPTION_TAP_ABILITY
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import make_plan
from strategies.scripted.control import want_attack as want_attack_of_control
from strategies.scripted.creatures import is_fighter
from strategies.scripted.goldfish import choose_nothing
from strategies.scripted.numbers import GOLDFISH, RANDOM, RUSH
from strategies.scripted.priorities import BEFORE_ATTACKS, FIRST, look_at_question, want
from strategies.scripted.random_player import choose_at_random
from strategies.scripted.rush import want_attack as want_attack_of_rush
from strategies.scripted.worth import program_worth


@rule
def want_attack(g: Game, t: Tables, card: int, target: int, plan: int) -> int:
    """How much the asked player wants to attack the target (-1: the player) with the creature."""
    if g.policy[g.ask_player] == RUSH:
        return want_attack_of_rush(g, t, card, target, plan)
    return want_attack_of_control(g, t, card, target, plan)


@rule
def want_attacker(g: Game, t: Tables, card: int, plan: int) -> int:
    """How much the asked player wants to attack with the creature: the best that it could attack."""
    best = -2 * FIRST
    bits = keywords(g, t, card)
    if (bits & CANT_ATTACK_PLAYERS) == 0:
        best = want_attack(g, t, card, -1, plan)
    if (bits & CANT_ATTACK_CREATURES) != 0:
        return best
    other = 1 - g.ask_player
    for index in range(cards_in(g, other, BATTLE)):
        target = card_in(g, g.ask_player, other, BATTLE, index)
        if (is_tapped(g, target) or (bits & ATTACKS_UNTAPPED) != 0) and is_fighter(g, t, target):
            best = max(best, want_attack(g, t, card, target, plan))
    return best


@rule
def want_in_attack(g: Game, t: Tables, index: int, plan: int) -> int:
    """How much the asked player wants an option of the attack: an attacker, its target, or a tap ability."""
    what = g.option_what[index]
    card = option_card(g, index)
    if what == OPTION_NO:
        return 0
    if g.ask == ASK_TARGET:
        return want_attack(g, t, g.ask_card, card if what == OPTION_CARD else -1, plan)
    if what == OPTION_TAP_ABILITY:
        worth = program_worth(g, t, t.tap_ability[kind_of(g, card)], card)
        return BEFORE_ATTACKS + worth if worth > 0 else -FIRST
    return want_attacker(g, t, card, plan)


@rule
def choose_scripted(g: Game, t: Tables) -> int:
    """The first option of those that the asked player wants most."""
    # An effect that picks a player asks for a target too, but not in the name of the attacking creature.
    targeting = g.ask == ASK_TARGET and g.ask_card >= 0 and g.ask_card == attacker(g)
    attacking = targeting or g.ask == ASK_ATTACK
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
def choose(g: Game, t: Tables) -> int:
    """The number of the option that the asked player takes."""
    if g.policy[g.ask_player] == RANDOM:
        return choose_at_random(g, t)
    if g.policy[g.ask_player] == GOLDFISH:
        return choose_nothing(g, t)
    return choose_scripted(g, t)
