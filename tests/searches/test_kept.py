"""A search that is kept in a folder resumes after an interruption as if there had been none."""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import MANIFEST, RunFolder, RunMismatch
from sim.games.playing.versions import Cell
from sim.searches import field as fields
from sim.searches.budget import Budget
from sim.searches.field import Field, Played, Spent
from sim.searches.kept import FILE, LOCK, KeptSearch, seed_of
from tests.bad_input.fields import at, of_another_type, places, type_of
from tests.experiments.runs.test_runs import CELLS as SEARCHED

MANIFEST_OF_SEARCH = Experiment("tune", SEARCHED, 2, 7).manifest() | {"search": {"swap": 12}}
CELLS = [Cell(0, f"version {at}", range(3)) for at in range(5)]
Opened = list[KeptSearch]


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Batches are small, and the searches of a test are closed at its end."""
    monkeypatch.setattr(fields, "CELLS_AT_A_TIME", 2)
    _open.clear()
    yield _open
    for kept in _open:
        kept.close()


_open: Opened = []


def kept_in(folder: Path, **changes: Any) -> KeptSearch:
    """The search in a folder, after the ones before have ended."""
    for before in _open:
        before.close()
    _open.append(KeptSearch.open(folder, MANIFEST_OF_SEARCH | changes))
    return _open[-1]


class Games(Field[str]):
    """A field whose games are numbers; it counts the batches that it plays, and has an error in the first pair."""

    def __init__(self, folder: Path, stop: int = 10**9) -> None:
        self.kept = kept_in(folder)
        super().__init__([], kept=self.kept)
        self.batches = count()
        self._stop = stop

    def _fresh(self, cells: Sequence[Cell[str]], seed: int) -> list[Played]:
        if next(self.batches) == self._stop:
            raise KeyboardInterrupt
        self._count(2 * sum(len(cell.pairs) for cell in cells))
        self.errors += 1
        last = [float(cell.version[-1]) / 10 for cell in cells]
        return [
            Played(np.array([np.nan, 0.25, score]), f"{cell.version} {seed}")
            for cell, score in zip(cells, last, strict=True)
        ]


def said(games: list[Played]) -> list[Any]:
    return [(one.digest, *map(str, one.pair_scores)) for one in games]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    wanted = said(Games(tmp_path / "whole").play(CELLS, 3))
    with pytest.raises(KeyboardInterrupt):
        Games(tmp_path / "broken", stop=2).play(CELLS, 3)
    again = Games(tmp_path / "broken")
    assert said(again.play(CELLS, 3)) == wanted
    assert (next(again.batches), again.games, again.errors) == (1, 30, 3)
    at_last = Games(tmp_path / "broken")
    assert said(at_last.play(CELLS, 3)) == wanted and next(at_last.batches) == 0
    assert (tmp_path / "broken" / FILE).read_text(encoding="utf-8").count("\n") == 3


def test_the_end_of_the_budget_is_kept_and_a_larger_one_goes_on(tmp_path: Path) -> None:
    for budget, batches in ((Budget(games=20), 2), (Budget(games=20), 0), (Budget(games=60), 1)):
        play = Games(tmp_path / "kept")
        play.begin(budget)
        if budget.games == 20:
            with pytest.raises(Spent):
                play.play(CELLS, 3)
        else:
            play.play(CELLS, 3)
        assert next(play.batches) == batches


def test_the_time_goes_on_where_it_was(tmp_path: Path) -> None:
    play = Games(tmp_path / "kept")
    play.begin(Budget(seconds=60.0))
    play._started -= 59.0
    play.play(CELLS[:2], 3)
    play = Games(tmp_path / "kept")
    play.begin(Budget(seconds=60.0))
    play.play(CELLS[:2], 3)
    assert 59.0 <= play.seconds < 60.0
    play._started -= 1.0
    with pytest.raises(Spent):
        play.play(CELLS[2:], 3)
    play = Games(tmp_path / "kept")
    play.begin(Budget(seconds=60.0))
    play.play(CELLS[:2], 3)
    with pytest.raises(Spent):  # at the same place, though there are a few milliseconds left
        play.play(CELLS[2:], 3)


def test_other_batches_take_the_place_of_those_that_were_kept(tmp_path: Path) -> None:
    Games(tmp_path / "kept").play(CELLS, 3)
    play = Games(tmp_path / "kept")
    play.play(CELLS[:2], 3)
    play.play(CELLS[:2], 4)
    assert next(play.batches) == 1
    play = Games(tmp_path / "kept")
    play.play(CELLS[:2], 3)
    play.play(CELLS[:2], 4)
    assert next(play.batches) == 0


def test_a_search_of_an_earlier_version_asks_for_the_same_batches() -> None:
    """What users have kept is found by the checksum of a batch."""
    cells = [Cell(0, ("Corile",), range(3))]
    assert fields._checksum(repr((3, cells)).encode()) == "2284ed294aa02d36"
    assert f"the end of {Budget(games=20)}" == "the end of Budget(seconds=None, games=20)"


# --- Damage -------------------------------------------------------------------------------------------------
def test_an_unfinished_row_is_no_damage(tmp_path: Path) -> None:
    wanted = said(Games(tmp_path / "kept").play(CELLS, 3))
    file = tmp_path / "kept" / FILE
    file.write_bytes(file.read_bytes()[:-5])
    play = Games(tmp_path / "kept")
    assert said(play.play(CELLS, 3)) == wanted
    assert (next(play.batches), play.kept.damage) == (1, "")


@pytest.mark.parametrize("row", [0, 1, 2])
def test_only_the_damaged_row_is_played_again_and_that_is_said(tmp_path: Path, row: int) -> None:
    wanted = said(Games(tmp_path / "kept").play(CELLS, 3))
    file = tmp_path / "kept" / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    lines[row] = lines[row].replace(b"0.25", b"0.50")
    file.write_bytes(b"".join(lines))
    play = Games(tmp_path / "kept")
    assert play.kept.damage.startswith(f"{file} is damaged: 1 row is lost, of 3.")
    assert said(play.play(CELLS, 3)) == wanted
    assert next(play.batches) == 1
    again = Games(tmp_path / "kept")
    assert said(again.play(CELLS, 3)) == wanted
    assert (next(again.batches), again.kept.damage) == (0, "")


def test_a_flipped_bit_anywhere_costs_no_other_row(tmp_path: Path) -> None:
    """One that makes one line of two costs both."""
    wanted = said(Games(tmp_path / "kept").play(CELLS, 3))
    file, random_bits = tmp_path / "kept" / FILE, random.Random(8)
    for _ in range(60):
        content = bytearray(file.read_bytes())
        ends = [at for at, byte in enumerate(content) if byte == ord("\n")]
        at = random_bits.choice([random_bits.randrange(len(content)), *ends])
        content[at] ^= 1 << random_bits.randrange(8)
        file.write_bytes(content)
        play = Games(tmp_path / "kept")
        assert "row is lost" in play.kept.damage or "rows are lost" in play.kept.damage
        assert said(play.play(CELLS, 3)) == wanted
        assert next(play.batches) == (2 if at in ends[:-1] else 1)


def test_a_damaged_manifest_is_written_again_by_the_same_search(tmp_path: Path) -> None:
    Games(tmp_path / "kept").play(CELLS, 3)
    manifest = tmp_path / "kept" / MANIFEST
    before = manifest.read_bytes()
    manifest.write_bytes(before.replace(b'"seed": 7', b'"seed": 9'))
    with pytest.raises(RunMismatch, match=r"manifest\.json: its checksum is wrong\. Repeat the command of the search"):
        seed_of(tmp_path / "kept")
    with pytest.raises(RunMismatch, match=r"No row of search\.jsonl there belongs to this search"):
        kept_in(tmp_path / "kept", seed=9)
    again = Games(tmp_path / "kept")
    again.play(CELLS, 3)
    assert next(again.batches) == 0 and manifest.read_bytes() == before


@pytest.mark.parametrize("part", ["seconds", "errors", "scores", "digests"])
@pytest.mark.parametrize("value", [None, "x", [], [[0.5] * 3, ["x"] * 3], [1, 2], {}, 7.5])
def test_rows_that_fit_no_batch_are_not_believed(tmp_path: Path, part: str, value: Any) -> None:
    """Anybody can write a row with the right checksum."""
    wanted = said(Games(tmp_path / "kept").play(CELLS, 3))
    kept = kept_in(tmp_path / "kept")
    request, answer = kept._rows[1]
    kept._rows[1] = request, answer | {part: value}
    (tmp_path / "kept" / FILE).write_bytes(b"".join(kept._line(number) for number in range(3)))
    play = Games(tmp_path / "kept")
    assert said(play.play(CELLS, 3)) == wanted
    assert next(play.batches) == (0 if (part, value) == ("seconds", 7.5) else 1)


def test_a_row_with_values_of_other_types_is_not_believed(tmp_path: Path) -> None:
    """Every value of a row, replaced by every value of another type, with the right checksum."""
    Games(tmp_path / "kept").play(CELLS, 3)
    kept = kept_in(tmp_path / "kept")
    row = [1, *kept._rows[1]]
    for path in places(row):
        own = type_of(at(row, path))
        for text in of_another_type(row, path) if own != "text" else ():
            found = kept._parsed(f"{kept._checksum(text.encode())} {text}\n".encode())
            if found is None or not fields._fits(CELLS[2:4], found[2]):
                continue
            may_be = {"seconds": ("number",), "scores": ("number", "null")}[path[1]]  # a pair with an error has none
            assert type_of(at(found, path)) in may_be, text[:300]


# --- One search in a folder ---------------------------------------------------------------------------------
def test_a_second_search_in_a_folder_is_refused(tmp_path: Path) -> None:
    play = Games(tmp_path / "kept")
    play.play(CELLS[:2], 3)
    before = (tmp_path / "kept" / FILE).read_bytes()
    with pytest.raises(RunMismatch, match=r"Another duelsim is searching in .*kept\. Wait until"):
        KeptSearch.open(tmp_path / "kept", MANIFEST_OF_SEARCH)
    play.play(CELLS[2:], 3)
    assert (tmp_path / "kept" / FILE).read_bytes().startswith(before)
    kept_in(tmp_path / "kept")


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("4 Corile", encoding="utf-8")
    with pytest.raises(RunMismatch, match="is not empty and holds no search"):
        kept_in(tmp_path)
    kept_in(tmp_path / "kept")
    for changes, said_of_it in (({"seed": 8}, "seed (7 there, 8 asked for)"), ({"search": {"swap": 3}}, "cards that")):
        with pytest.raises(RunMismatch, match=r"holds another search\. It differs in: ") as told:
            kept_in(tmp_path / "kept", **changes)
        assert said_of_it in str(told.value)
    assert seed_of(tmp_path / "kept") == 7 and seed_of(tmp_path) is None
    assert json.loads((tmp_path / "kept" / MANIFEST).read_bytes())["experiment"] == "tune"
    with pytest.raises(RunMismatch, match="kept holds a search, not a run"):
        RunFolder.read(tmp_path / "kept")


@pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
@pytest.mark.parametrize("name", [FILE, LOCK])
def test_nothing_is_written_through_a_link(tmp_path: Path, name: str) -> None:
    (tmp_path / "precious").write_bytes(b"precious")
    kept_in(tmp_path / "kept").close()
    (tmp_path / "kept" / name).unlink(missing_ok=True)
    (tmp_path / "kept" / name).symlink_to("../precious")
    with pytest.raises(RunMismatch, match=f"{name} is a link"):
        kept_in(tmp_path / "kept")
    assert (tmp_path / "precious").read_bytes() == b"precious"
