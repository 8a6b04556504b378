"""A search that is kept in a folder goes on after an interruption as if there had been none."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sim.games.versions import Cell
from sim.tuning import field as fields
from sim.tuning.field import Budget, Field, Played, Spent
from sim.tuning.kept import FILE, KeptSearch, OtherSearch, seed_of

IDENTITY = {"seed": 7, "field": ["fn-rush"]}
CELLS = [Cell(0, f"version {at}", range(3)) for at in range(5)]


class Games(Field[str]):
    """A field whose games are numbers; it counts the batches that it plays, and has an error in the first pair."""

    def __init__(self, folder: Path, stop: int = 10**9) -> None:
        super().__init__([], kept=KeptSearch(folder, IDENTITY))
        self.batches = count()
        self._stop = stop

    def _fresh(self, cells: Sequence[Cell[str]], seed: int) -> list[Played]:
        if next(self.batches) == self._stop:
            raise KeyboardInterrupt
        self._count(2 * sum(len(cell.pairs) for cell in cells))
        self.errors += 1
        return [Played(np.array([np.nan, 0.25, float(cell.version[-1])]), f"{cell.version} {seed}") for cell in cells]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "CELLS_AT_A_TIME", 2)


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
    assert (tmp_path / "broken" / FILE).read_text(encoding="utf-8").count("\n") == 4


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


@pytest.mark.parametrize("damage", ["cut", "changed"])
def test_damaged_batches_are_played_again(tmp_path: Path, damage: str) -> None:
    wanted = said(Games(tmp_path / "kept").play(CELLS, 3))
    file = tmp_path / "kept" / FILE
    content = file.read_bytes()
    file.write_bytes(content[:-5] if damage == "cut" else content.replace(b"0.25", b"0.50"))
    play = Games(tmp_path / "kept")
    assert said(play.play(CELLS, 3)) == wanted
    assert next(play.batches) == (1 if damage == "cut" else 3)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("4 Corile", encoding="utf-8")
    with pytest.raises(OtherSearch, match="is not empty and holds no search"):
        KeptSearch(tmp_path, IDENTITY)
    KeptSearch(tmp_path / "kept", IDENTITY)
    with pytest.raises(OtherSearch, match=r"holds another search: seed differs\. Name another folder"):
        KeptSearch(tmp_path / "kept", {**IDENTITY, "seed": 8})
    assert seed_of(tmp_path / "kept") == 7 and seed_of(tmp_path) is None
