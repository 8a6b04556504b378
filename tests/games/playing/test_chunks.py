"""How games are divided among threads: the arithmetic of chunks and pieces, and that no result depends on it."""

import os
import threading
import time
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sim.games.playing.batch
from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import (
    LEAST_IN_PIECE,
    MOST_IN_PIECE,
    PIECES_AHEAD,
    PIECES_OF_A_THREAD,
    Chunk,
    chunks_of,
    games_in_piece,
    pieces_of,
    play_chunks,
    play_match,
)

JOBS = st.integers(1, 200)
GAMES = 24 if os.environ.get("NUMBA_DISABLE_JIT") else 3_000


@pytest.fixture
def matchup() -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck("fn-rush", names), read_deck("mono-red-rush", names), ("rush", "control"))


@given(games=st.integers(1, 100_000), chunk=st.integers(1, 5_000), jobs=JOBS)
def test_pieces_are_whole_pairs_in_order_and_cover_every_game_once(games: int, chunk: int, jobs: int) -> None:
    most = games_in_piece(games, jobs)
    next_game = 0
    for number, whole in enumerate(chunks_of(1, games, chunk)):
        for piece in pieces_of(whole, most):
            assert (piece.cell, piece.number, piece.first_game) == (0, number, next_game)
            assert piece.games % 2 == 0 and 0 < piece.games <= most
            next_game += piece.games
        assert next_game == whole.first_game + whole.games
    assert next_game == games + games % 2


@given(games=st.integers(2, 1_000_000), jobs=JOBS)
def test_every_thread_has_at_least_eight_pieces_where_there_are_enough_games(games: int, jobs: int) -> None:
    most = games_in_piece(games, jobs)
    assert LEAST_IN_PIECE <= most <= MOST_IN_PIECE
    if games >= PIECES_OF_A_THREAD * LEAST_IN_PIECE * jobs:
        assert sum(len(pieces_of(chunk, most)) for chunk in chunks_of(1, games)) >= PIECES_OF_A_THREAD * jobs


@given(games=st.integers(1, 1_000).map(lambda pairs: 2 * pairs), most=st.integers(1, 250).map(lambda pairs: 2 * pairs))
def test_pieces_of_a_chunk_differ_by_one_pair_at_most(games: int, most: int) -> None:
    sizes = [piece.games for piece in pieces_of(Chunk(0, 3, 6_000, games), most)]
    assert max(sizes) - min(sizes) <= 2


@pytest.mark.parametrize("jobs", [2, 3, 7])
def test_threads_play_the_same_games_in_the_same_order(
    matchup: Matchup, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = play_match(matchup, GAMES, seed=4)
    for name in ("LEAST_IN_PIECE", "MOST_IN_PIECE"):
        monkeypatch.setattr(sim.games.playing.batch, name, GAMES // 12)
    shared = play_match(matchup, GAMES, seed=4, jobs=jobs, chunk=GAMES // 2 - 2)
    assert (shared.rows == whole.rows).all()
    assert (shared.digests == whole.digests).all()


class Slow:
    """Plays no game: notes which were asked for, and takes a moment."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.threads: set[int] = set()

    def play_chunk(self, matchup: Any, root: Any, first_game: int, games: int, *_: Any, **__: Any) -> Any:
        """Replaces the function of this name."""
        self.asked.append(first_game)
        self.threads.add(threading.get_ident())
        time.sleep(0.002)
        return np.full((games, 1), first_game), np.arange(first_game, first_game + games)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    played = Slow()
    monkeypatch.setattr(sim.games.playing.batch, "play_chunk", played.play_chunk)
    return played


def test_a_caller_that_stops_leaves_the_rest_unplayed_and_no_thread_running(matchup: Matchup, slow: Slow) -> None:
    before = threading.active_count()
    parts = play_chunks([matchup], chunks_of(1, 1_000_000), [root_key(1)[1]], jobs=2)
    rows, digests = next(parts)
    assert (len(rows), digests.tolist()) == (2_000, list(range(2_000)))
    time.sleep(0.1)  # a busy caller
    parts.close()
    pieces_of_a_chunk = 2_000 // MOST_IN_PIECE
    assert len(slow.asked) <= pieces_of_a_chunk + 2 * PIECES_AHEAD
    assert threading.active_count() == before


def test_a_few_games_need_no_other_thread(matchup: Matchup, slow: Slow) -> None:
    assert len(list(play_chunks([matchup], chunks_of(1, 100), [root_key(1)[1]], jobs=8))) == 1
    assert slow.threads == {threading.get_ident()}


def test_one_thread_plays_whole_chunks(matchup: Matchup, slow: Slow) -> None:
    list(play_chunks([matchup], chunks_of(1, 5_000), [root_key(1)[1]], jobs=1))
    assert slow.asked == [0, 2_000, 4_000]


def test_a_failure_of_a_thread_reaches_the_caller(matchup: Matchup, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError("a fault of duelsim")

    monkeypatch.setattr(sim.games.playing.batch, "play_chunk", fails)
    with pytest.raises(ZeroDivisionError):
        list(play_chunks([matchup], chunks_of(1, 10_000), [root_key(1)[1]], jobs=2))
