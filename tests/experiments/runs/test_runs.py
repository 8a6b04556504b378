"""Runs in folders: what is kept, resumed, extended and refused; and the columns of the games."""

import hashlib
import json
import os
import pickle
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import sim.games.playing.batch
from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.columns import COLUMNS, frame, rows_of
from sim.experiments.runs.execution import Execution, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch, game_hash, seed_of
from sim.games.matchups.matchup import seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES

SIDES = [side_of(read_deck(name, known_names()), "rush") for name in ("fn-rush", "mono-red-rush")]
CELLS = (seated(*SIDES), (SIDES[1], SIDES[1]))
CHUNK = 4


def experiment(games: int, **changes: Any) -> Experiment:
    return replace(Experiment("goldfish", CELLS, games, 5), **changes)


def manifest(asked: Experiment) -> dict[str, Any]:
    """The manifest of a run in short chunks."""
    return asked.manifest() | {"chunk": CHUNK}


def play(path: Path, games: int, *, until: int | None = None, jobs: int = 1) -> Any:
    """The rows of a run of two matchups, resumed in the folder; interrupted after a number of chunks."""
    asked = experiment(games)
    execution = Execution(asked, RunFolder.open(path, manifest(asked)), threads(jobs))
    for number, _ in enumerate(execution.play([0, 1], games), start=1):
        if number == until:
            break
    return np.concatenate([execution.games(cell).rows for cell in (0, 1)])


def contents(path: Path) -> dict[str, str]:
    """A checksum of every file of a run."""
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


@pytest.mark.parametrize("interrupted_after", [[1], [2], [1, 2], [3], [7]])
def test_a_resumed_run_is_the_uninterrupted_one_to_the_byte(tmp_path: Path, interrupted_after: Sequence[int]) -> None:
    whole = play(tmp_path / "whole", 14)
    for chunks in interrupted_after:
        play(tmp_path / "broken", 14, until=chunks)
    assert (play(tmp_path / "broken", 14) == whole).all()
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")


@pytest.mark.parametrize(("begun", "resumed"), [(1, 4), (4, 1), (3, 2)])
def test_a_run_may_be_resumed_with_another_number_of_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: int, resumed: int
) -> None:
    whole = play(tmp_path / "whole", 14)
    for name in ("LEAST_IN_PIECE", "MOST_IN_PIECE"):
        monkeypatch.setattr(sim.games.playing.batch, name, 2)  # threads share each chunk
    play(tmp_path / "broken", 14, until=3, jobs=begun)
    assert (play(tmp_path / "broken", 14, jobs=resumed) == whole).all()
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")


@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="a chunk takes a minute interpreted")
def test_a_stopping_rule_keeps_the_same_games_with_any_number_of_threads(tmp_path: Path) -> None:
    decks = [read_deck(name, known_names()) for name in ("fn-rush", "mono-red-rush")]
    asked = match_experiment(*decks, games=100_000, seed=5, target_ci=1.5)
    runs = [conduct(asked, RunFolder.open(tmp_path / str(jobs), asked.manifest()), threads(jobs)) for jobs in (1, 2, 3)]
    assert 2_000 < runs[0].game_count < 20_000
    assert contents(tmp_path / "1") == contents(tmp_path / "2") == contents(tmp_path / "3")
    decisions = [decided(asked, run.cells[0])[1] for run in runs]
    assert decisions[0] is not None and decisions[0] == decisions[1] == decisions[2]


@pytest.mark.parametrize("first", [6, 8])
def test_a_run_that_is_extended_is_the_longer_one(tmp_path: Path, first: int) -> None:
    """The last chunk may have been short: it is played again, and whole."""
    play(tmp_path / "grown", first)
    play(tmp_path / "grown", 14)
    play(tmp_path / "whole", 14)
    assert contents(tmp_path / "grown") == contents(tmp_path / "whole")


def test_unfinished_files_of_a_power_failure_do_no_harm(tmp_path: Path) -> None:
    play(tmp_path, 14, until=2)
    (tmp_path / "games" / ".part-0000-000002.parquet.77").write_bytes(b"half a file")
    assert len(play(tmp_path, 14)) == 28
    assert len(RunFolder.read(tmp_path).games()) == 28


def test_a_chunk_played_in_two_parts_is_the_whole_chunk(tmp_path: Path) -> None:
    """As in a race: some matchups stop in the middle of a chunk and are resumed later, others do not."""
    asked = experiment(14)
    execution = Execution(asked, RunFolder.open(tmp_path / "goes", manifest(asked)), threads(1))
    for games in (2, 6, 14):
        assert set(execution.play([0, 1], games)) == {0, 1}
    assert list(execution.play([0], 14)) == []
    assert (play(tmp_path / "whole", 14)[:14] == execution.games(0).rows).all()
    assert contents(tmp_path / "goes") == contents(tmp_path / "whole")


def test_ctrl_c_while_games_are_written_counts_no_game_that_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = RunFolder.write_part

    def interrupted(folder: RunFolder, cell: int, chunk: int, games: pl.DataFrame) -> None:
        if chunk == 1:
            raise KeyboardInterrupt
        write(folder, cell, chunk, games)

    monkeypatch.setattr(RunFolder, "write_part", interrupted)
    asked = experiment(4 * CHUNK)
    run = conduct(asked, RunFolder.open(tmp_path, manifest(asked)))
    assert run.interrupted
    assert run.game_count == read_run(tmp_path).game_count == 2 * CHUNK


def test_the_rows_of_a_run_take_a_fraction_of_their_memory() -> None:
    rows = conduct(experiment(40)).cells[0].rows
    assert len(pickle.dumps(rows)) < np.array(rows).nbytes / 2


def test_matchups_take_turns() -> None:
    execution = Execution(experiment(8), None, threads(1), CHUNK)
    assert list(execution.play([0, 1], 8)) == [0, 1, 0, 1]
    assert (execution.done, execution.total) == (16, 16)


def test_a_run_that_was_read_is_the_run_that_was_played(tmp_path: Path) -> None:
    asked = experiment(2100)  # more than a chunk
    played = conduct(asked, RunFolder.open(tmp_path, asked.manifest()))
    read = read_run(tmp_path)
    assert read.experiment == asked
    assert not read.interrupted
    assert read.games.equals(played.games)
    assert read.to_pandas()["digest"].tolist() == played.games["digest"].to_list()
    (tmp_path / "games" / "part-0001-000001.parquet").unlink()
    begun = read_run(tmp_path)
    assert begun.interrupted
    assert [len(games.rows) for games in begun.cells] == [2100, 2000]


FIRST, *OTHERS = manifest(experiment(4))["sides"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 6}, "seed (5 there, 6 asked for)"),
        ({"turn_cap": 90}, "turn cap (100 there, 90 asked for)"),
        ({"engine": "0" * 16}, "version of the rules or the cards"),
        (
            {"rules": DEFAULT_RULES.settings() | {"breaking": "one-by-one"}, "seed": 6},
            "seed (5 there, 6 asked for); rule breaking (simultaneous there, one-by-one asked for)",
        ),
        ({"experiment": "best_of"}, "kind of experiment (goldfish there, best-of-three match asked for)"),
        ({"sides": [FIRST]}, "decks (FN Rush, Mono-red Rush there, FN Rush asked for)"),
        ({"sides": [FIRST | {"name": "My Deck"}, *OTHERS]}, "deck (FN Rush there, My Deck asked for)"),
        ({"sides": [FIRST | {"player": "random"}, *OTHERS]}, "player of FN Rush ("),
        (
            {"sides": [FIRST | {"slots": [*FIRST["slots"][:-1], "Corile"]}, *OTHERS]},
            "list of FN Rush (asked for: -1 ",
        ),
        ({"sides": [FIRST | {"fixed": [1, 1]}, *OTHERS]}, "what is done to FN Rush"),
    ],
)
def test_another_run_in_the_folder_is_refused_and_the_differences_are_named(
    tmp_path: Path, change: dict[str, Any], named: str
) -> None:
    play(tmp_path, 4)
    before = contents(tmp_path)
    with pytest.raises(RunMismatch, match=re.escape(f"holds another run. It differs in: {named}")):
        RunFolder.open(tmp_path, manifest(experiment(4)) | change)
    assert contents(tmp_path) == before


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(RunMismatch, match="is not empty and holds no run"):
        RunFolder.open(tmp_path, experiment(4).manifest())


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "is not the folder of a run"),
        ("{", "it is not JSON"),
        ("[]", "it is not an object"),
        ('{"schema": 99}', "a later version of duelsim"),
        (
            '{"schema": 2, "command": "rm -rf /", "seed": 7}',
            r"without checksums.*\. Play the run again with --seed 7 in another folder\.$",
        ),
        ('{"schema": 3}', "it has no checksum"),
    ],
)
def test_something_that_is_not_a_run_is_an_error(tmp_path: Path, content: str | None, message: str) -> None:
    if content is not None:
        (tmp_path / "manifest.json").write_text(content)
    with pytest.raises(RunMismatch, match=message):
        RunFolder.read(tmp_path)


def test_the_seed_of_a_run_need_not_be_given_again(tmp_path: Path) -> None:
    assert seed_of(tmp_path / "nothing") is None
    play(tmp_path, 4)
    assert seed_of(tmp_path) == 5


def test_the_columns_keep_every_number_of_the_rows(tmp_path: Path) -> None:
    asked = experiment(8)
    folder = RunFolder.open(tmp_path, asked.manifest())
    run = conduct(asked, folder)
    rows, digests = (np.concatenate([getattr(games, what) for games in run.cells]) for what in ("rows", "digests"))
    kept_rows, kept_digests = rows_of(folder.games())
    assert (kept_rows == rows).all()
    assert (kept_digests == digests).all()
    games = folder.games()
    assert games.columns == [column.name for column in COLUMNS]
    assert games["cell"].to_list() == [0] * 8 + [1] * 8
    assert games["game"].to_list() == [*range(8), *range(8)]
    assert games["pair"].to_list() == [0, 0, 1, 1, 2, 2, 3, 3] * 2


def test_the_highest_slot_and_digest_fit_their_columns() -> None:
    rows = np.zeros((1, columns.COLUMNS), np.int64)
    rows[0, columns.FIRST_MARK] = 1 << 59  # the last slot of a deck of 60
    games = frame(rows, np.array([2**64 - 1], np.uint64), 0)
    assert games["in_opening_hand_a"].item() == 1 << 59
    assert games["digest"].item() == 2**64 - 1


def test_the_cards_of_a_game_are_marked_by_slot(tmp_path: Path) -> None:
    """Five cards in the opening hand; no slot is both in it and drawn later, unless it went back to the deck."""
    play(tmp_path, 8)
    games = RunFolder.read(tmp_path).games()
    for deck in "ab":
        opening = games[f"in_opening_hand_{deck}"].cast(pl.UInt64)
        assert opening.bitwise_count_ones().to_list() == [5] * 16
        assert (games[f"trigger_used_{deck}"] & ~games[f"trigger_declared_{deck}"]).to_list() == [0] * 16
        assert (games[f"trigger_declared_{deck}"] & ~games[f"from_shields_{deck}"]).to_list() == [0] * 16


def test_the_manifest_says_what_decides_the_games(tmp_path: Path) -> None:
    play(tmp_path, 4)
    kept = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    deck = kept["sides"][kept["cells"][0][0]]
    assert (kept["schema"], kept["seed"], kept["turn_cap"], kept["games"]) == (3, 5, 100, 4)
    assert (deck["name"], deck["player"], len(deck["slots"])) == ("FN Rush", "rush", 40)
    assert sorted(deck["slots"]) == list(SIDES[0].slots)


def test_the_texts_of_the_library_decide_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for text in ("Corile\n", "Corile\nCost 5\n"):
        library = tmp_path / str(len(found)) / "sim" / "cards" / "library"
        library.mkdir(parents=True)
        (library / "dm-01.txt").write_text(text)
        monkeypatch.setattr("sim.compiler.cache.TOP", tmp_path / str(len(found)))
        found.append(game_hash())
    assert found[0] != found[1]
