"""Plain Numba plays the same games as the engine's own compiler settings, and a notice says that it is used."""

import hashlib
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import duelsim
from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.compiler.plain import reason_for_plain_numba
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.playing.warming import loading_notices
from strategies.registry import PLAYERS

ROOT = Path(__file__).parents[2]
SEED = 11
GAMES = 16
PAIRINGS = tuple(itertools.combinations_with_replacement(shipped_decks(), 2))
PAIRS_OF_PLAYERS = tuple(itertools.product(PLAYERS, repeat=2))
SLOWER = "Playing the same games more slowly, with plain Numba: DUELSIM_PLAIN_NUMBA is set."


def checksums() -> dict[str, str]:
    """A checksum of choices and results for games of each pairing of the shipped decks; all pairs of players occur."""
    names = known_names()
    found = {}
    for decks, players in zip(PAIRINGS, itertools.cycle(PAIRS_OF_PLAYERS), strict=False):
        matchup = prepare_matchup(read_deck(decks[0], names), read_deck(decks[1], names), players)
        games = play_match(matchup, GAMES, SEED)
        content = games.digests.astype("<u8").tobytes() + games.rows.astype("<i8").tobytes()
        found[" ".join((*decks, *players))] = hashlib.sha256(content).hexdigest()
    return found


def play_by_plain_numba() -> None:
    """Print why plain Numba is used, and the checksums; for a process of its own."""
    print(reason_for_plain_numba())
    print(json.dumps(checksums()))


@pytest.mark.soak
def test_plain_numba_plays_the_same_games() -> None:
    """It takes ten minutes and 2 GB to compile the engine."""
    assert len(PAIRINGS) >= len(PAIRS_OF_PLAYERS)
    assert reason_for_plain_numba() is None, "nothing to compare: this process uses plain Numba itself"
    program = "from tests.compiler import test_plain_numba; test_plain_numba.play_by_plain_numba()"
    plain = {"PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "0", "DUELSIM_PLAIN_NUMBA": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=os.environ | plain, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    reason, plainly_played = done.stdout.splitlines()[-2:]
    assert reason == "DUELSIM_PLAIN_NUMBA is set"
    assert json.loads(plainly_played) == checksums()


# --- The notices --------------------------------------------------------------------------------
@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The user asks for plain Numba; the engine of this process stays as it is, and is loaded before."""
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=1)
    monkeypatch.setenv("DUELSIM_PLAIN_NUMBA", "1")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")


@pytest.mark.usefixtures("plain")
def test_one_line_says_that_games_are_played_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sim.compiler.cache.is_compiled", lambda: True)
    assert loading_notices() == [SLOWER]


@pytest.mark.usefixtures("plain")
def test_another_line_says_that_compiling_takes_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sim.compiler.cache.is_compiled", lambda: False)
    slower, compiling = loading_notices()
    assert slower == SLOWER
    assert "five minutes" in compiling


@pytest.mark.usefixtures("plain")
def test_a_python_program_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("sim.compiler.cache.is_compiled", lambda: True)
    for seed in (1, 2):
        duelsim.match("fn-rush", "liquid-beast", games=2, seed=seed)
    assert capsys.readouterr().err.splitlines().count(SLOWER) == 1
