"""Entrances: the few compiled functions through which Python plays games.

Compiling them is the cost of a cold start; they are cached on disk together with everything that they call.
"""

from typing import Any

import numpy as np

from sim.compiler.decorators import entrance, rule, zeros
from sim.engine.facts.view import option_card
from sim.engine.record.codes.play import HALTED, RUNNING
from sim.engine.record.codes.results import (
    A_GOES_FIRST,
    CHOICES,
    ERROR_CODE,
    FIRST_MARK,
    MARKS,
    PAIR,
    REASON,
    SHIELDS_BROKEN_A,
    TURNS,
    TURNS_A,
    WINNER,
)
from sim.engine.record.copying import copy_game
from sim.engine.record.invariants import check_invariants
from sim.engine.record.luck import key_streams
from sim.engine.record.state import PARAMETERS, Game, clear
from sim.engine.record.tables import Tables
from sim.engine.rules.turn import begin_game, begin_turn, play_game, play_turn


@rule
def prepare(
    g: Game,
    t: Tables,
    decks: Any,
    sizes: Any,
    seats: Any,
    root: Any,
    pair: int,
    seated_decks: Any,
    seated_sizes: Any,
) -> None:
    """Start a game of a pair: `seats[s]` is the deck that sits in seat s; seat 0 goes first.

    The seated decks and their sizes are written here; rules make no arrays.

    Who goes first is not random (103.4): in the other game of the pair the decks change seats. The streams stay with
    the seats (decision D6).
    """
    key_streams(g, root, pair)
    clear(g)
    for seat in range(2):
        for part in range(sizes.shape[1]):
            seated_sizes[seat, part] = sizes[seats[seat], part]
        for slot in range(decks.shape[1]):
            seated_decks[seat, slot] = decks[seats[seat], slot]
    begin_game(g, t, seated_decks, seated_sizes)


@rule
def take_seats(
    g: Game, game: int, policies: Any, parameters: Any, fixed: Any, turn_cap: int, checking: int, seats: Any
) -> int:
    """Write the players of a game into the record, and the deck of each seat into `seats`; returns the pair."""
    pair = game // 2
    second = game - 2 * pair
    seats[0] = second
    seats[1] = 1 - second
    for seat in range(2):
        g.policy[seat] = policies[seats[seat]]
        g.fixed_slot[seat] = fixed[seats[seat], 0]
        g.fixed_place[seat] = fixed[seats[seat], 1]
        for at in range(PARAMETERS):
            g.parameters[seat, at] = parameters[seats[seat], at]
    g.turn_cap = turn_cap
    g.checking = checking
    g.recording = 0
    return pair


@rule
def write_result(g: Game, pair: int, seats: Any, results: Any, digests: Any, index: int) -> None:
    """Write how a game ended into its row, and its checksum."""
    winner = g.winner
    if winner == 0 or winner == 1:
        winner = seats[winner]
    results[index, PAIR] = pair
    results[index, A_GOES_FIRST] = 1 - seats[0]
    results[index, WINNER] = winner
    results[index, REASON] = g.reason
    results[index, TURNS] = g.turn
    results[index, TURNS_A] = g.turns_taken[seats[0]]
    results[index, ERROR_CODE] = g.error
    results[index, CHOICES] = g.choices
    for seat in range(2):
        results[index, SHIELDS_BROKEN_A + seats[seat]] = g.shields_broken[seat]
        for what in range(MARKS):
            results[index, FIRST_MARK + MARKS * seats[seat] + what] = g.marks[seat, what]
    digests[index] = g.digest


@entrance
def play_games(
    state: Any,
    tables: Any,
    decks: Any,
    sizes: Any,
    root: Any,
    first_game: int,
    policies: Any,
    parameters: Any,
    fixed: Any,
    turn_cap: int,
    checking: int,
    results: Any,
    digests: Any,
) -> None:
    """Play `len(results)` games of a match, from game number `first_game`; game 2k and 2k+1 are pair k.

    Shapes: decks (2, 64) kinds by slot, sizes (2, 4) by starting zone, policies (2), parameters (2, 16), fixed (2, 2)
    slot and place of a card by deck, results (n, COLUMNS), digests (n). Deck A is 0, deck B is 1; in even games A goes
    first.
    """
    g: Game = state[0]
    t: Tables = tables[0]
    seated_decks = zeros(decks.shape, np.int64)
    seated_sizes = zeros(sizes.shape, np.int64)
    seats = zeros(2, np.int64)
    for index in range(results.shape[0]):
        pair = take_seats(g, first_game + index, policies, parameters, fixed, turn_cap, checking, seats)
        prepare(g, t, decks, sizes, seats, root, pair, seated_decks, seated_sizes)
        if checking != 0:
            check_invariants(g, t)
        play_game(g, t)
        write_result(g, pair, seats, results, digests, index)


@entrance
def start_game(state: Any, tables: Any, decks: Any, sizes: Any, seats: Any, root: Any, pair: int) -> None:
    """Start one game without playing it; policies, turn cap and recording are set by the caller."""
    seated_decks = zeros(decks.shape, np.int64)
    prepare(state[0], tables[0], decks, sizes, seats, root, pair, seated_decks, zeros(sizes.shape, np.int64))


@entrance
def play_on(state: Any, tables: Any, next_turn: int) -> None:
    """Play one turn - the next one, or what is left of this one - until it ends or a player must be asked.

    Of each option, `option_is_seen` then says whether the player who is asked may look at its card.
    """
    g: Game = state[0]
    t: Tables = tables[0]
    if next_turn != 0 and g.stopped == RUNNING:
        begin_turn(g)
    play_turn(g, t)
    if g.stopped == HALTED:
        for index in range(g.option_count):
            g.option_is_seen[index] = 1 if option_card(g, index) >= 0 else 0


@entrance
def copy_record(copies: Any, state: Any) -> None:
    """Make every game of an array a copy of the one game of `state`; each goes on as that one would."""
    for index in range(len(copies)):
        copy_game(copies[index], state[0])
