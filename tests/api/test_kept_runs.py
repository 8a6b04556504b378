"""A run that is made first and played later is the one that is played at once, to the byte."""

from functools import partial
from pathlib import Path

import pytest

import duelsim
from decks.reading import read_deck
from sim.api.errors import RunMismatch
from sim.api.kept_runs import keep_run, resume_run
from sim.cards.library import known_names
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.index import RunIndex
from sim.games.matchups import matchup


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_run_that_waited_is_the_one_that_is_played_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    decks = [read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast")]
    waiting = keep_run(
        partial(match_experiment, *decks, players=("rush", "auto"), games=4), tmp_path / "run", "duelsim"
    )
    assert (waiting.number, waiting.games, waiting.complete, waiting.verdict) == (1, 0, False, "")
    result = resume_run(waiting.folder, page=False)
    assert (result.run.game_count, result.seed) == (4, waiting.seed)
    (played,) = RunIndex.of_user().runs()
    assert (played.number, played.games, played.complete) == (1, 4, True)
    at_once = tmp_path / "at-once"
    options = {"seed": waiting.seed, "players": ("rush", "auto"), "page": False, "command": "duelsim"}
    duelsim.match("fn-rush", "liquid-beast", games=4, out=at_once, **options)
    assert files(waiting.folder) == files(at_once)


def test_a_run_is_not_kept_where_another_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    deck = read_deck("fn-rush", known_names())
    keep_run(partial(match_experiment, deck, deck, games=2), tmp_path / "run")
    with pytest.raises(RunMismatch, match=r"holds another run\. It differs in: seed \(\d+ there, \d+ asked for\)"):
        keep_run(partial(match_experiment, deck, deck, games=2), tmp_path / "run")
    with pytest.raises(RunMismatch, match="is not the folder of a run"):
        resume_run(tmp_path)


def test_a_result_is_read_without_preparing_its_matchups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of `slots` has hundreds of matchups, and the tables of each take 4 MB."""
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    players = {"players": ("rush", "rush"), "page": False}
    duelsim.slots(
        "fn-rush", field="liquid-beast", cards=["Deadly Fighter Braid Claw"], games=2, out=tmp_path / "a", **players
    )
    prepared: list[object] = []
    monkeypatch.setattr(matchup, "prepare_with_rows", prepared.append)
    result = duelsim.read_run(tmp_path / "a")
    assert result.document().verdict.text
    assert prepared == []
