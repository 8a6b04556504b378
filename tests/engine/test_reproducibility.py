"""Games are the same however they are played: compiled or interpreted, in any chunks, by any number of workers.

And the pairs: exchanging the decks exchanges the results exactly, and a mirror match is even in every pair.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from decks import read_deck, shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes.results import ERROR_CODE
from sim.games.batch import play_match
from sim.games.matchup import Matchup, prepare_matchup

ROOT = Path(__file__).parents[2]
DECKS = shipped_decks()
PAIRINGS = [(DECKS[at], DECKS[(at + 3) % len(DECKS)]) for at in range(len(DECKS))]
GAMES = 26  # of each of eight pairings: 208


def matchup(deck_a: str, deck_b: str, players: tuple[str, str] = ("rush", "control")) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), players)


def digests() -> list[list[int]]:
    """Digests of every choice of 208 games, scripted and random players."""
    result = []
    for at, (deck_a, deck_b) in enumerate(PAIRINGS):
        players = ("random", "control") if at % 3 == 2 else ("rush", "control")
        games = play_match(matchup(deck_a, deck_b, players), GAMES, seed=2026, checked=True)
        assert not games.rows[:, ERROR_CODE].any()
        result.append([int(digest) for digest in games.digests])
    return result


def test_interpreted_and_compiled_engines_play_the_same_games() -> None:
    code = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(Path(__file__).parent)!r}]; "
        "import json, test_reproducibility; print(json.dumps(test_reproducibility.digests()))"
    )
    interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    other = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert other.returncode == 0, other.stderr
    assert json.loads(other.stdout) == digests()


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
