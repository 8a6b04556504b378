"""Games are the same however they are played: compiled or interpreted, in any chunks, with any number of workers.

Also the pairs: exchanging the decks exchanges the results exactly, and every pair of a mirror match is even.
"""

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import play_match

ROOT = Path(__file__).parents[3]
DECKS = shipped_decks()
PAIRINGS = [(DECKS[at], DECKS[(at + 3) % len(DECKS)]) for at in range(len(DECKS))]
PLAYERS = [("rush", "control"), ("random", "random")]
GAMES = 14
ALL_PAIRINGS = list(itertools.combinations_with_replacement(DECKS, 2))
ALL_PLAYERS = list(itertools.combinations_with_replacement(("rush", "control", "goldfish", "random"), 2))


def matchup(deck_a: str, deck_b: str, players: tuple[str, str] = ("rush", "control")) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), players)


def digests(pairings: list[tuple[str, str]], all_players: list[tuple[str, str]], games: int) -> list[list[int]]:
    """Digests of every choice: this many games of each pairing by each pair of players.

    Compiled, the invariants are checked. Interpreted, every index is, and looking at the invariants of the same games
    again would take most of the time.
    """
    checked = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
    result = []
    for deck_a, deck_b in pairings:
        for players in all_players:
            played = play_match(matchup(deck_a, deck_b, players), games, seed=2026, checked=checked)
            assert not played.rows[:, columns.ERROR_CODE].any()
            result.append([int(digest) for digest in played.digests])
    return result


def some_digests() -> list[list[int]]:
    """Every deck, some pairings: 224 games."""
    return digests(PAIRINGS, PLAYERS, GAMES)


def all_digests() -> list[list[int]]:
    """All pairings by all pairs of players: 3,600 games."""
    return digests(ALL_PAIRINGS, ALL_PLAYERS, 10)


def assert_the_other_engine_plays_the_same(games: Callable[[], list[list[int]]]) -> None:
    """Interpreted if this process is compiled, and the other way round; interpreted, every index is checked."""
    code = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(Path(__file__).parent)!r}]; "
        f"import json, test_reproducibility; print(json.dumps(test_reproducibility.{games.__name__}()))"
    )
    interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    other = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert other.returncode == 0, other.stderr
    assert json.loads(other.stdout) == games()


@pytest.mark.slow(3, "plays interpreted")
def test_interpreted_and_compiled_engines_play_the_same_games() -> None:
    assert_the_other_engine_plays_the_same(some_digests)


@pytest.mark.soak
def test_interpreted_and_compiled_engines_play_the_same_games_of_all_decks_and_players() -> None:
    assert_the_other_engine_plays_the_same(all_digests)


@pytest.mark.parametrize(("jobs", "chunk"), [(1, 2), (2, 6), (2, 14), (1, 1000)])
def test_workers_and_chunks_change_nothing(jobs: int, chunk: int) -> None:
    pairing = matchup("liquid-beast", "fn-rush")
    whole = play_match(pairing, 40, seed=7)
    parts = play_match(pairing, 40, seed=7, jobs=jobs, chunk=chunk)
    assert (parts.digests == whole.digests).all()
    assert (parts.rows == whole.rows).all()


@pytest.mark.parametrize(("deck_a", "deck_b"), PAIRINGS[:4])
def test_exchanging_the_decks_exchanges_the_results(deck_a: str, deck_b: str) -> None:
    there = play_match(matchup(deck_a, deck_b, ("rush", "control")), 20, seed=11)
    back = play_match(matchup(deck_b, deck_a, ("control", "rush")), 20, seed=11)
    # Game 2k with A first is game 2k + 1 of the exchanged match.
    swapped = np.arange(20) ^ 1
    assert (there.digests == back.digests[swapped]).all()
    assert (there.scores == 1 - back.scores[swapped]).all()
    assert there.pair_scores.mean() + back.pair_scores.mean() == 1


@pytest.mark.parametrize("deck", DECKS)
def test_a_mirror_match_is_even_in_every_pair(deck: str) -> None:
    games = play_match(matchup(deck, deck, ("rush", "rush")), 8, seed=3)
    assert (games.pair_scores == 0.5).all()


def test_a_seed_is_drawn_and_recorded_when_none_is_given() -> None:
    pairing = matchup("fn-rush", "fn-rush")
    first = play_match(pairing, 2)
    again = play_match(pairing, 2, seed=first.seed)
    assert (first.digests == again.digests).all()
