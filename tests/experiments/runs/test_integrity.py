"""Damaged runs: every damage is found and named, resuming repairs it to the byte, and the rest can be salvaged."""

import hashlib
import json
import os
import random
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from decks.reading import read_deck
from reports.writing.text_formats import comma_separated, markdown
from sim.api.result import Result
from sim.cards.library import known_names
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.lift import lift_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.kinds.odds import odds_experiment
from sim.experiments.runs import parts
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.experiments.runs.manifest import MAY_CHANGE
from sim.experiments.runs.run import Run
from tests.experiments.runs.forged import change_manifest

CHUNK = 4
RUSH, LIQUID, RED, TIDE = (
    read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast", "mono-red-rush", "murky-riptide")
)
MATRIX = matrix_experiment([RUSH, RED], games=10, seed=5)  # three matchups of three files
Damage = Callable[[Path], None]


def kept(path: Path, asked: Experiment = MATRIX) -> Run:
    """The experiment in a folder, played or resumed, in short chunks."""
    return conduct(asked, RunFolder.open(path, asked.manifest() | {"chunk": CHUNK}))


def contents(path: Path) -> dict[str, str]:
    """A checksum of every file of a run."""
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def part(path: Path, cell: int, chunk: int) -> Path:
    return path / "games" / f"part-{cell:04}-{chunk:06}.parquet"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An undamaged run. Tests damage copies of it."""
    path = tmp_path_factory.mktemp("integrity") / "whole"
    kept(path)
    return path


@pytest.fixture
def run(whole: Path, tmp_path: Path) -> Path:
    """A copy of the undamaged run, to be damaged."""
    return shutil.copytree(whole, tmp_path / "run")


# --- Every damage is found, named and repaired ----------------------------------------------------------------
def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])


def empty(file: Path) -> None:
    file.write_bytes(b"")


def flip(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 4
    file.write_bytes(content)


def change_winners(file: Path) -> None:
    """With a tool that keeps the metadata of the file, as far as it can."""
    entries = {"duelsim": pl.read_parquet_metadata(file)["duelsim"]}
    pl.read_parquet(file).with_columns(winner=pl.lit(0, pl.Int8)).write_parquet(file, metadata=entries)


def write_again(file: Path) -> None:
    """With a tool that drops the metadata."""
    pl.read_parquet(file).write_parquet(file)


def of_another_matchup(file: Path) -> None:
    cell, chunk = (int(number) for number in file.stem.split("-")[1:])
    shutil.copy(part(file.parents[1], (cell + 1) % 3, chunk), file)


def of_another_chunk(file: Path) -> None:
    cell, chunk = (int(number) for number in file.stem.split("-")[1:])
    shutil.copy(part(file.parents[1], cell, (chunk + 1) % 3), file)


def of_another_run(file: Path) -> None:
    other = file.parents[2] / "other"
    kept(other, replace(MATRIX, seed=6))
    shutil.copy(other / "games" / file.name, file)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (truncate, "its checksum is wrong|it has no checksum"),
        (empty, "it has no checksum"),
        (flip, "its checksum is wrong"),
        (change_winners, "its checksum is wrong"),
        (write_again, "it has no checksum"),
        (of_another_matchup, r"it holds the games of part-000\d-00000\d\.parquet"),
        (of_another_chunk, r"it holds the games of part-000\d-00000\d\.parquet"),
        (of_another_run, "it holds games of another run"),
    ],
)
def test_each_damaged_file_is_named_and_resuming_repairs_it(
    run: Path, whole: Path, damage: Damage, reason: str
) -> None:
    for cell in range(3):
        for chunk in range(3):
            file = part(run, cell, chunk)
            damage(file)
            games = r"up to 2 games" if chunk == 2 else "4 games"
            with pytest.raises(RunMismatch, match=rf"{file.name}: ({reason}) \({games}\)") as told:
                read_run(run)
            assert str(told.value).count(".parquet:") == 1
            assert f"duelsim report {run} --salvage" in str(told.value)
            assert list(kept(run).damaged) == [str(file)]
            assert contents(run) == contents(whole)


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes and devices")
@pytest.mark.parametrize("make", [os.mkfifo, lambda file: file.symlink_to("/dev/zero")], ids=["pipe", "device"])
def test_a_pipe_or_a_device_in_the_place_of_a_file_is_named_and_replaced(run: Path, whole: Path, make: Damage) -> None:
    """Reading either would never end."""
    for file in (part(run, 1, 0), run / "manifest.json"):
        file.unlink()
        make(file)
        with pytest.raises(RunMismatch, match=rf"{file.name}.*it is a pipe or a device, not a file"):
            read_run(run)
    (run / "manifest.json").unlink()
    kept(run)
    assert contents(run) == contents(whole)


def test_a_huge_file_is_named_and_not_read(run: Path) -> None:
    for file, size in ((part(run, 1, 0), 1 << 31), (run / "manifest.json", 1 << 27)):
        os.truncate(file, size)  # without writing anything: the file is sparse
        with pytest.raises(RunMismatch, match=rf"{file.name}.*it is larger than [\d,]+ bytes"):
            read_run(run)


def test_a_missing_file_with_later_ones_behind_it_is_named(run: Path, whole: Path) -> None:
    part(run, 1, 0).unlink()
    with pytest.raises(RunMismatch, match=r"part-0001-000000\.parquet: it is missing \(4 games\)"):
        read_run(run)
    kept(run)
    assert contents(run) == contents(whole)


def test_a_file_that_lost_games_is_named(run: Path, whole: Path, tmp_path: Path) -> None:
    """An old copy of the file, from before the run was extended."""
    kept(tmp_path / "short", replace(MATRIX, games=2))
    shutil.copy(part(tmp_path / "short", 0, 0), part(run, 0, 0))
    with pytest.raises(RunMismatch, match=r"part-0000-000000\.parquet: it holds only 2 \(4 games\)"):
        read_run(run)
    kept(run)
    assert contents(run) == contents(whole)


def test_all_damaged_files_are_named_at_once(run: Path, whole: Path) -> None:
    truncate(part(run, 0, 1))
    flip(part(run, 2, 0))
    part(run, 1, 1).unlink()
    with pytest.raises(RunMismatch) as told:
        read_run(run)
    for name in ("part-0000-000001", "part-0001-000001", "part-0002-000000"):
        assert name in str(told.value)
    assert set(kept(run).damaged) == {str(part(run, 0, 1)), str(part(run, 2, 0))}
    assert contents(run) == contents(whole)


def flip_a_random_bit(file: Path, random_bits: random.Random) -> None:
    content = bytearray(file.read_bytes())
    content[random_bits.randrange(len(content))] ^= 1 << random_bits.randrange(8)
    file.write_bytes(content)


def test_a_flipped_bit_anywhere_in_the_games_is_found_and_repaired(run: Path, whole: Path) -> None:
    """One in each of the nine files, fifteen times: all files are named, and all are repaired by resuming."""
    files, random_bits = [part(run, cell, chunk) for cell in range(3) for chunk in range(3)], random.Random(8)
    for _ in range(15):
        for file in files:
            flip_a_random_bit(file, random_bits)
        with pytest.raises(RunMismatch) as told:
            read_run(run)
        assert all(f"{file}: " in str(told.value) for file in files)
        kept(run)
        assert contents(run) == contents(whole)


def test_a_flipped_bit_anywhere_in_the_manifest_is_found_and_repaired(run: Path, whole: Path) -> None:
    games, random_bits = read_run(whole).games, random.Random(8)
    for _ in range(20):
        flip_a_random_bit(run / "manifest.json", random_bits)
        try:
            assert read_run(run).games.equals(games)  # white space
        except RunMismatch as error:
            assert "manifest.json" in str(error)
        kept(run)
        assert contents(run) == contents(whole)


def test_what_is_not_of_the_run_is_not_read(run: Path, whole: Path) -> None:
    shutil.copy(part(run, 0, 0), part(run, 7, 0))
    shutil.copy(part(run, 0, 0), part(run, 0, 900_000))
    (run / "games" / "notes.txt").write_text("mine")
    assert read_run(run).games.equals(read_run(whole).games)
    assert RunFolder.read(run).games().equals(RunFolder.read(whole).games())


def test_ctrl_c_while_a_run_is_read_is_no_shorter_run(run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(RunFolder, "read_part", interrupted)
    with pytest.raises(KeyboardInterrupt):
        read_run(run)


def test_a_file_that_makes_polars_panic_is_damaged_even_with_the_right_checksum(
    run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def panic(*_: Any) -> None:
        raise pl.exceptions.PanicException("index out of bounds")

    monkeypatch.setattr(pl, "read_parquet", panic)
    with pytest.raises(RunMismatch, match="it is not a Parquet file"):
        read_run(run)


def test_the_label_says_whose_games_a_file_holds(whole: Path) -> None:
    folder, content = RunFolder.read(whole), part(whole, 1, 2).read_bytes()
    label = parts.label_of(content)
    assert (label.cell, label.chunk, label.games) == (1, 2, 2)
    entry = json.loads(pl.read_parquet_metadata(part(whole, 1, 2))["duelsim"])
    checksum = entry.pop("sha256")
    assert entry == vars(label)
    assert hashlib.sha256(content.replace(checksum.encode(), b"0" * 64)).hexdigest() == checksum
    assert parts.to_bytes(folder.read_part(1, 2), label) == content


# --- The manifest ---------------------------------------------------------------------------------------------
def test_a_changed_seed_in_the_manifest_is_found(run: Path) -> None:
    manifest = run / "manifest.json"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('"seed": 5', '"seed": 6'), encoding="utf-8")
    with pytest.raises(RunMismatch, match=r"manifest\.json: its checksum is wrong"):
        read_run(run)


@pytest.mark.parametrize("content", [None, b"", b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_lost_manifest_is_written_again_by_the_command_of_the_run(
    run: Path, whole: Path, content: bytes | None
) -> None:
    manifest = run / "manifest.json"
    manifest.unlink() if content is None else manifest.write_bytes(content)
    with pytest.raises(RunMismatch, match="manifest"):
        read_run(run)
    with pytest.raises(RunMismatch, match=r"(?i)repeat .* with its --seed"):
        kept(run, replace(MATRIX, seed=6))
    assert kept(run).damaged == {}
    assert contents(run) == contents(whole)


def test_an_unfinished_start_does_not_block_the_folder(tmp_path: Path, whole: Path) -> None:
    """A process that was killed while it wrote the manifest leaves a hidden file."""
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / ".manifest.json.77").write_text("{")
    kept(tmp_path / "run")
    (tmp_path / "run" / ".manifest.json.77").unlink()
    assert contents(tmp_path / "run") == contents(whole)


DEEP: Any = []
for _ in range(400):
    DEEP = [DEEP]
SIDE = MATRIX.manifest()["sides"][0]
CRAFTED: list[dict[str, Any]] = [
    *(
        {key: value}
        for key in MATRIX.manifest()
        for value in (None, True, -1, 1.5, "x", "", [], {}, DEEP, [[]], [None])
    ),
    {"experiment": "../../etc/passwd"},
    {"experiment": "match"},
    {"experiment": "compare"},
    {"experiment": "lift"},
    {"experiment": "odds"},
    {"schema": 4},
    {"schema": 2},
    {"seed": 10**4000},
    {"games": 2**70},
    {"turn_cap": 2**70},
    {"turn_cap": 0},
    {"chunk": 0},
    {"chunk": 3},
    {"chunk": 2**64},
    {"rules": {"breaking": 3}},
    {"rules": {"breaking\0": "x"}},
    {"versions": {"duelsim": DEEP}},
    {"command": 7},
    {"cells": [[0, 99]]},
    {"cells": [[-1, 0]]},
    {"cells": [[0, 0, 0]]},
    {"cells": [[True, False]]},
    {"cells": [[0, 0]] * 2**16},
    {"cells": [[0, 0]] * 3},
    {"settings": {"shares": [1, 1]}},
    {"settings": {"shares": [0.5, 1e400]}},
    {"settings": {"shares": ["a", "b"]}},
    {"settings": {"stopping": {"rule": "target interval", "points": 1}}, "experiment": "match"},
    *(
        {"experiment": "match", "cells": [[0, 1]], "settings": {"stopping": stopping}}
        for stopping in (
            3,
            {},
            {"rule": "coin"},
            {"rule": "target interval", "points": "1"},
            {"rule": "target interval", "points": 0},
            {"rule": "sequential test", "low": 52, "high": 50},
            {"rule": "sequential test", "low": 0, "high": 10**400},
        )
    ),
    *(
        {"experiment": "compare", "cells": [[0, 1], [1, 1]], "settings": settings}
        for settings in (
            {"shares": [], "verdict_games": 2, "precision": 1},
            {"shares": [1], "verdict_games": 2**60, "precision": 1},
            {"shares": [1], "verdict_games": 3, "precision": 1},
            {"shares": [1], "verdict_games": 2, "precision": 0},
            {"shares": [0.5, 0.5], "verdict_games": 2, "precision": 1},
        )
    ),
    *({"luck": luck} for luck in (3, [], [0] * 9, ["0"], [-1], [2**16], [1])),
    *(
        {"experiment": "best_of", "cells": [[0, 1]] * 3, "luck": [0, 1, 2], "settings": settings}
        for settings in ({}, {"plans": []}, {"plans": ["", 3]}, {"plans": 3}, {"plans": ["", ""], "stopping": 3})
    ),
    {"experiment": "lift", "cells": [[0, 1], [0, 1], [0, 1]], "settings": {"cards": ["Torcon"]}},
    {"experiment": "lift", "cells": [[0, 1]], "settings": {"cards": []}},
    *(
        {"experiment": "odds", "cells": [[0, 1]], "settings": {"wants": wants, "seen": seen}}
        for wants, seen in (
            ([[["Torcon", -1]]], None),
            ([[]], None),
            ([[["Torcon", 10**30]]], None),
            ([[[DEEP, 1]]], None),
            ([], {"cards": [], "number": -3, "shields": 5}),
            ([], {"cards": [], "number": 3, "shields": 10**9}),
        )
    ),
    *(
        {"sides": [SIDE | change] * 3}
        for change in (
            {"name": 3},
            {"name": "\ud800"},
            {"player": "\0"},
            {"player": "rush:hand_kept=" + "9" * 400},
            {"hash": "0"},
            {"slots": []},
            {"slots": ["Torcon"] * 65},
            {"slots": ["x" * 100_000]},
            {"slots": [["Torcon"]]},
            {"fixed": [0]},
            {"fixed": [40, 1]},
            {"fixed": [-1, 0]},
            {"fixed": [0, 9]},
            {"fixed": [0.0, 0]},
            {"without_triggers": [3]},
            {"without_triggers": "abc"},
        )
    ),
]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (
            {"sides": [SIDE, SIDE, SIDE | {"slots": ["Torcon", None]}]},
            "sides[2].slots[1]: a text is expected, not null",
        ),
        ({"sides": [SIDE | {"outside": {"hyperspatial": 3}}] * 3}, "sides[0].outside[...]: a list is expected"),
        ({"sides": [SIDE | {"fixed": [0, 9]}] * 3}, "sides[0].fixed[1]: a whole number at most 2 is expected"),
        ({"cells": [[0, 1], [0, "1"]]}, "cells[1][1]: a whole number is expected, not a text"),
        ({"rules": {"breaking": 3}}, "rules[...]: a text is expected"),
        ({"own_cards": [{"text": "x"}]}, "own_cards[0]: it has no field imported"),
    ],
)
def test_what_is_wrong_in_a_manifest_is_said_with_its_field(run: Path, change: dict[str, Any], field: str) -> None:
    change_manifest(run, **change)
    with pytest.raises(RunMismatch, match=re.escape(f"the field {field}")):
        read_run(run)


@pytest.mark.parametrize("change", CRAFTED, ids=lambda change: f"{change}"[:50].replace("\0", "0"))
def test_a_crafted_manifest_with_the_right_checksum_is_refused(run: Path, change: dict[str, Any]) -> None:
    """Wrong types, sizes, nesting and numbers are found before anything is made of them."""
    from sim.games.matchups.rule_history import UnknownRule
    from strategies.registry import UnknownPlayer

    change_manifest(run, **change)
    try:
        found = Result(read_run(run))
    except (RunMismatch, UnknownPlayer, UnknownRule) as error:
        assert str(error)
    else:  # another text for what no game depends on, or fewer or more games
        assert set(change) <= {*MAY_CHANGE, "engine", "rules", "seed"}
        assert found.summary.to_json()
        assert markdown([found.report()])


# --- Salvage --------------------------------------------------------------------------------------------------
def of_all_kinds() -> list[Experiment]:
    torcon = ["Torcon"]
    return [
        match_experiment(RUSH, LIQUID, games=16, seed=5),
        match_experiment(RUSH, LIQUID, games=16, seed=5, target_ci=40),
        match_experiment(RUSH, LIQUID, games=16, seed=5, sprt=(40, 60)),
        MATRIX,
        goldfish_experiment([RUSH, RED], games=16, seed=5),
        lift_experiment(RUSH, LIQUID, cards=torcon, games=16, seed=5),
        odds_experiment(TIDE, RUSH, games=8, seed=5),
        compare_experiment(RUSH, [RED], [LIQUID], games=16, seed=5),
        compare_experiment(RUSH, [RED, TIDE, LIQUID], [LIQUID], games=24, seed=5),
    ]


@pytest.mark.parametrize("asked", of_all_kinds(), ids=lambda asked: f"{asked.kind} {dict(asked.settings)}"[:40])
def test_every_kind_is_salvaged_and_says_so(tmp_path: Path, asked: Experiment) -> None:
    """With the first file lost, and then with another one too; the games that are left are those that were played."""
    played = kept(tmp_path / "run", asked)
    for lost, (cell, chunk) in enumerate([(0, 0), (1 if len(asked.cells) > 1 else 0, 1)], start=1):
        flip(part(tmp_path / "run", cell, chunk))
        with pytest.raises(RunMismatch):
            read_run(tmp_path / "run")
        run = read_run(tmp_path / "run", salvage=True)
        assert run.interrupted
        assert len(run.damaged) == lost
        names = [(int(name.split("-")[-2]), int(name.split("-")[-1].split(".")[0])) for name in run.damaged]
        games = played.games
        for gone_cell, gone_chunk in names:
            games = games.filter((pl.col("cell") != gone_cell) | (pl.col("game") // CHUNK != gone_chunk))
        assert set(run.games.rows()) <= set(games.rows())
        if asked.kind != "compare":
            assert run.games.equals(games)
        assert run.game_count == run.games.height
        assert run.errors == []
        result = Result(run)
        assert result.to_json()["lost_games"] == result.lost > 0
        for text in (markdown([result.report()]), comma_separated([result.report(numbers_only=True)])):
            assert f"Salvaged: {result.lost} games are lost" in text
            fair = "stopping" not in asked.settings and len(asked.cells) != 4
            assert ("not biased" in text) == fair
            assert ("before you rely on these numbers" in text) != fair


def test_a_salvaged_match_is_estimated_from_the_other_pairs(tmp_path: Path) -> None:
    whole = kept(tmp_path / "run", match_experiment(RUSH, LIQUID, games=16, seed=5))
    truncate(part(tmp_path / "run", 0, 1))
    run = read_run(tmp_path / "run", salvage=True)
    found = Result(run).to_json()
    left = np.delete(whole.cells[0].scores, range(CHUNK, 2 * CHUNK))
    assert (found["games"], found["pairs"], found["pairs_counted"], found["undecided"]) == (12, 6, 6, 0)
    assert found["win_rate_a"]["estimate"] == pytest.approx(left.mean())
    assert (found["wins_a"], found["wins_b"]) == ((left == 1).sum(), (left == 0).sum())
    assert all(not CHUNK <= game < 2 * CHUNK for game in found["notable_games"].values())


def test_an_undamaged_run_is_salvaged_whole(whole: Path) -> None:
    one, other = read_run(whole), read_run(whole, salvage=True)
    assert one.games.equals(other.games)
    assert (other.interrupted, other.lost, other.damaged) == (False, 0, {})
    assert Result(one).to_json() == Result(other).to_json()


def test_a_run_of_damaged_files_only_has_no_games(run: Path) -> None:
    for cell in range(3):
        for chunk in range(3):
            truncate(part(run, cell, chunk))
    found = read_run(run, salvage=True)
    assert (found.game_count, len(found.damaged)) == (0, 9)
