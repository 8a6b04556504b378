"""Tasks of the entry point: whole games of scripts, starting one, continuing it, copying it.

A player who is asked within a turn halts the game, which continues from there or from the start of the turn.
"""

from typing import Any

from sim.compiler.decorators import cold
from sim.engine.facts.view import option_card
from sim.engine.record.codes import card_marks, columns, course, zones
from sim.engine.record.copying import copy_game
from sim.engine.record.invariants import check_invariants
from sim.engine.record.job import Job
from sim.engine.record.luck import key_streams
from sim.engine.record.state import PARAMETERS, SEAT, Game, clear
from sim.engine.record.tables import Tables
from sim.engine.rules.turn import begin_game, play_game, play_in_turn


@cold
def start_game(g: Game, t: Tables, j: Job) -> None:
    """Start a game of a pair, without playing it. Policies, turn cap and recording are set by others.

    Who goes first is not random (103.4): in the other game of the pair the decks change seats. The streams stay with
    the seats (decision D6).
    """
    key_streams(g, j.root, j.pair)
    clear(g)
    for seat in range(2):
        for part in range(len(zones.STARTING)):
            j.seated_sizes[seat, part] = j.sizes[j.seats[seat], part]
        for slot in range(SEAT):
            j.seated_decks[seat, slot] = j.decks[j.seats[seat], slot]
    begin_game(g, t, j.seated_decks, j.seated_sizes)


@cold
def begin_numbered(g: Game, t: Tables, j: Job, game: int) -> None:
    """Start a game by its number, with its players; game 2k and 2k+1 are pair k, and in even games A goes first."""
    j.pair = game // 2
    second = game - 2 * j.pair
    j.seats[0] = second
    j.seats[1] = 1 - second
    for seat in range(2):
        g.policy[seat] = j.policies[j.seats[seat]]
        g.fixed_slot[seat] = j.fixed[j.seats[seat], 0]
        g.fixed_place[seat] = j.fixed[j.seats[seat], 1]
        for at in range(PARAMETERS):
            g.parameters[seat, at] = j.parameters[j.seats[seat], at]
    g.turn_cap = j.turn_cap
    g.checking = j.checking
    g.recording = 0
    start_game(g, t, j)


@cold
def write_result(g: Game, j: Job, results: Any, digests: Any, index: int) -> None:
    """Write how a game ended into its row, and its checksum."""
    winner = g.winner
    if winner == 0 or winner == 1:
        winner = j.seats[winner]
    results[index, columns.PAIR] = j.pair
    results[index, columns.A_GOES_FIRST] = 1 - j.seats[0]
    results[index, columns.WINNER] = winner
    results[index, columns.REASON] = g.reason
    results[index, columns.TURNS] = g.turn
    results[index, columns.TURNS_A] = g.turns_taken[j.seats[0]]
    results[index, columns.ERROR_CODE] = g.error
    results[index, columns.CHOICES] = g.choices
    for seat in range(2):
        results[index, columns.SHIELDS_BROKEN_A + j.seats[seat]] = g.shields_broken[seat]
        for what in range(card_marks.MARKS):
            results[index, columns.FIRST_MARK + card_marks.MARKS * j.seats[seat] + what] = g.marks[seat, what]
    digests[index] = g.digest


@cold
def play_games(g: Game, t: Tables, j: Job, results: Any, digests: Any) -> None:
    """Play games of scripts."""
    for index in range(results.shape[0]):
        begin_numbered(g, t, j, j.first_game + index)
        if j.checking != 0:
            check_invariants(g, t)
        play_game(g, t)
        write_result(g, j, results, digests, index)


@cold
def show_options(g: Game) -> None:
    """Note of each option whether the player who is asked may look at its card."""
    for index in range(g.option_count):
        g.option_is_seen[index] = 1 if option_card(g, index) >= 0 else 0


@cold
def play_on(g: Game, t: Tables, next_turn: int) -> None:
    """Play one turn - the next one, or what is left of this one - until it ends or a player must be asked."""
    play_in_turn(g, t, next_turn != 0 and g.stopped == course.RUNNING)
    if g.stopped == course.HALTED:
        show_options(g)


@cold
def copy_record(copies: Any, g: Game) -> None:
    """Make every game of an array a copy of this one; each continues as it would."""
    for index in range(len(copies)):
        copy_game(copies[index], g)
