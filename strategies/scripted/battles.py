"""Battles that an effect begins between creatures that a player chooses: what choosing one of them gains."""

from typing import Final

from sim.compiler.decorators import cold
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    chosen_before,
    cost,
    fits,
    is_own,
    keywords_of,
    power,
    question_card,
    slays,
)
from sim.engine.record.codes import programs, verbs, zones
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import destroys
from strategies.scripted.creatures import is_fighter, worth_of

NO_BATTLE: Final = -1_000_000


@cold
def lost_by(g: Game, t: Tables, card: Card, other: Card) -> int:
    """What the asked player loses if the other creature destroys this one in a battle; below 0 for an opponent's."""
    bits = keywords_of(g, t, card)
    strength = power(g, t, card)
    if not destroys(power(g, t, other), keywords_of(g, t, other), strength, bits) and not slays(g, t, other, card):
        return 0
    worth = worth_of(strength, bits, cost(g, t, card))
    return worth if is_own(g, card) else -worth


@cold
def gain_between(g: Game, t: Tables, one: Card, other: Card) -> int:
    """What the asked player gains if two creatures battle each other, also if both are of one player."""
    return -lost_by(g, t, one, other) - lost_by(g, t, other, one)


@cold
def best_gain(g: Game, t: Tables, card: Card, row: int) -> int:
    """The best gain of a battle between a creature and another one of a description; very low if there is none."""
    me = asked_player(g)
    best = NO_BATTLE
    for side in range(2):
        for index in range(cards_in(g, side, zones.BATTLE)):
            other = card_in(g, me, side, zones.BATTLE, index)
            if other != card and is_fighter(g, t, other) and fits(g, t, row, other, me, question_card(g)):
                best = max(best, gain_between(g, t, card, other))
    return best


@cold
def begins_battle(t: Tables, step: int) -> bool:
    """Whether the creatures chosen at this step of a program battle each other next."""
    return (
        t.step_code[step] == programs.SELECT
        and t.step_code[step + 1] == programs.DO
        and t.step_verb[step + 1] == t.step_verb[step]
        and t.step_code[step + 2] == programs.DO
        and t.step_verb[step + 2] == verbs.FIGHT_EACH_OTHER
    )


@cold
def partners_for(t: Tables, step: int) -> int:
    """The description of those that may battle the creature chosen at a step of a program; -1 if no battle follows."""
    if begins_battle(t, step):
        return t.step_filter[step]
    if t.step_code[step] != programs.SELECT or t.step_code[step + 1] != programs.DO:
        return -1
    after = step + (3 if t.step_code[step + 2] == programs.UNLESS_DONE else 2)
    chooses_partner = t.step_code[after] == programs.SELECT and t.step_verb[after] == verbs.FIGHT_EACH_OTHER
    return t.step_filter[after] if chooses_partner else -1


@cold
def battle_wish(g: Game, t: Tables, card: Card, row: int) -> int:
    """Choosing a creature for a battle with one of a description, or with the one that has been chosen."""
    other = chosen_before(g)
    return gain_between(g, t, card, other) if other >= 0 else best_gain(g, t, card, row)


@cold
def battles_for_nothing(g: Game, t: Tables, step: int) -> bool:
    """Whether the player may choose two creatures at this step, and no battle between two of them gains anything."""
    if not begins_battle(t, step):
        return False
    me = asked_player(g)
    row = t.step_filter[step]
    for side in range(2):
        for index in range(cards_in(g, side, zones.BATTLE)):
            card = card_in(g, me, side, zones.BATTLE, index)
            if is_fighter(g, t, card) and fits(g, t, row, card, me, question_card(g)):
                if best_gain(g, t, card, row) > 0:
                    return False
    return True
