"""`duelsim coach` and `duelsim.coach`: what they print and return, the page, and Ctrl-C.

Only one test looks ahead and searches, interpreted and for a few turns. In the others a made-up judgement stands in.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duelsim
from sim.command_line import playing
from sim.engine.record.codes import choices
from sim.engine.search import (
    AUDIT_BETTER,
    AUDIT_CHOICE,
    AUDIT_COLUMNS,
    AUDIT_DEALS,
    AUDIT_DONE,
    AUDIT_GAIN,
    AUDIT_GAME,
    AUDIT_QUESTION,
    AUDIT_SOURCE,
    AUDIT_SQUARES,
    AUDIT_TURN,
    HALF,
    NO_TARGET,
)
from sim.games.playing.searching import Searched

ROOT = Path(__file__).parents[2]
WORDS = (
    "coach",
    "fn-rush",
    "--against",
    "mono-red-rush",
    "--players",
    "rush",
    "--games",
    "4",
    "--seed",
    "3",
    "--jobs",
    "1",
)


def made_up(matchup: Any, root: Any, first_game: int, games: int, *_: Any, **__: Any) -> Searched:
    """In the first of these games, the first choice is a charge, for which nothing would have been better."""
    row = np.zeros(AUDIT_COLUMNS, np.int64)
    row[[AUDIT_GAME, AUDIT_CHOICE, AUDIT_TURN]] = first_game, 0, 1
    row[[AUDIT_QUESTION, AUDIT_SOURCE]] = choices.ASK_CHARGE, -1
    row[[AUDIT_DEALS, AUDIT_GAIN, AUDIT_SQUARES]] = 100, (40 - first_game) * HALF, 100 * HALF**2
    row[AUDIT_DONE : AUDIT_DONE + 4] = [choices.OPTION_CARD, 0, 0, NO_TARGET]
    row[AUDIT_BETTER : AUDIT_BETTER + 4] = [choices.OPTION_NO, -1, 0, NO_TARGET]
    return Searched(None, None, (), {"decisions": 10 * games}, row[None])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge nothing, and load no engine."""
    monkeypatch.setattr("sim.games.playing.coaching.play_searching", made_up)
    monkeypatch.setattr(playing, "load_engine", lambda: None)
    monkeypatch.setattr(duelsim.Observer, "load_engine", lambda self, matchup: None)


@pytest.fixture
def stops(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C during the third and fourth game."""

    def second_stops(matchup: Any, root: Any, first_game: int, *more: Any, **options: Any) -> Searched:
        if first_game:
            raise KeyboardInterrupt
        return made_up(matchup, root, first_game, *more, **options)

    monkeypatch.setattr("sim.games.playing.coaching.play_searching", second_stops)


@pytest.mark.usefixtures("quick")
def test_the_decisions_are_printed_and_their_games_can_be_watched(run: Any) -> None:
    shown = run(*WORDS)
    assert shown.exit_code == 0, shown.stderr
    text = " ".join(shown.stdout.split())
    assert text.startswith('FN Rush lost most on "charge mana" -19.5 points of win probability each time -20 ')
    assert 'FN Rush (rush) lost most on "charge mana" in 4 games against Mono-red Rush (rush): ' in text
    assert "Of 40 decisions with a choice, a lookahead would have made 2 differently." in text
    assert re.search(r"game 0, turn 1 charge mana .* nothing \+20 \(\+11 to \+29\)", text)
    watched = re.search(r"To watch the first: (duelsim replay fn-rush mono-red-rush .* --game 0)", shown.stdout)
    assert watched is not None and "--seed 3 --players rush,rush" in watched[1]
    assert run(*watched[1].split()[1:]).exit_code == 0


@pytest.mark.usefixtures("quick")
def test_the_page_has_the_games_with_links_to_their_moves(run: Any, tmp_path: Path) -> None:
    page = tmp_path / "coach.html"
    shown = run(*WORDS, "--page", str(page))
    assert shown.exit_code == 0, shown.stderr
    assert f"The page is {page}." in shown.stderr
    text = page.read_text(encoding="utf-8")
    for game in (0, 2):
        anchor = f"opponent-0-game-{game}-decision-0"
        assert f'<a href="#{anchor}">game {game}, turn 1</a>' in text
        # The first line that a choice led to is that of the first charge.
        event = r'<li id="[^"]+-event-\d+"><i>charge</i> ([^<]*)'
        first = re.search(rf'{event}<strong class="remark" id="{anchor}">([^<]*)<', text)
        assert first is not None and " charges " in first[1]
        assert first[2].startswith("Charge mana: nothing instead of ")
    assert "duelsim replay fn-rush mono-red-rush --seed 3 --players rush,rush --game 2" in text
    assert text.count('<script type="application/json">') == 2  # what each of the games plays on its board


@pytest.mark.usefixtures("quick")
def test_python_gets_what_the_command_prints(run: Any) -> None:
    result = duelsim.coach("fn-rush", against="mono-red-rush", players="rush", games=4, seed=3, jobs=1)
    assert isinstance(result, duelsim.CoachResult)
    assert result.to_json() == json.loads(run(*WORDS, "--json").stdout)
    assert (result.seed, result.interrupted, result.summary.games) == (3, False, 4)
    assert repr(result) == f"<CoachResult: {result.document().verdict.text}>"
    assert "charge mana" in result._repr_html_()
    alone = duelsim.coach("fn-rush", players="rush", games=2, seed=3)
    assert alone.summary.opponents == ("FN Rush",)


@pytest.mark.usefixtures("stops")
def test_ctrl_c_prints_what_was_found_and_writes_its_page(run: Any, tmp_path: Path) -> None:
    page = tmp_path / "coach.html"
    shown = run(*WORDS, "--page", str(page))
    assert shown.exit_code == 130
    assert "Interrupted after 2 of 4 games." in shown.stderr
    assert "game 0, turn 1" in shown.stdout
    assert "Unfinished: 2 of 4 games have been coached." in " ".join(shown.stdout.split())
    assert 'id="opponent-0-game-0-decision-0"' in page.read_text(encoding="utf-8")
    assert json.loads(run(*WORDS, "--json").stdout)["interrupted"] is True


@pytest.mark.usefixtures("stops")
def test_python_gets_what_was_found_before_ctrl_c() -> None:
    with pytest.raises(duelsim.Interrupted) as told:
        duelsim.coach("fn-rush", against=["mono-red-rush"], players="rush", games=4, seed=3, jobs=1)
    result = told.value.result
    assert isinstance(result, duelsim.CoachResult)
    assert result.interrupted and result.summary.games == 2


def test_what_cannot_be_is_refused(run: Any, tmp_path: Path) -> None:
    for words, message in (
        (("--players", "search,rush"), "The coach looks ahead or searches by itself."),
        (("--players", "clever"), "no player is called 'clever'"),
        (("--page", str(tmp_path / "nowhere" / "page.html")), "there is no folder"),
        (("--players", "lookahead/rush,rush"), "The coach looks ahead or searches by itself."),
        (("--rollouts", "0"), "0 is not in the range"),
        (("--by", "rush"), "'rush' is not one of 'lookahead', 'search'."),
    ):
        refused = run("coach", "fn-rush", *words)
        assert refused.exit_code == 2 and message in refused.stderr
    with pytest.raises(duelsim.ImpossibleExperiment, match="by: 'rush' is no coach: name search or lookahead"):
        duelsim.coach("fn-rush", by="rush")
    with pytest.raises(duelsim.ImpossibleExperiment, match="rollouts: 0 is not in the range"):
        duelsim.coach("fn-rush", rollouts=0)
    with pytest.raises(duelsim.ImpossibleExperiment, match="The coach looks ahead or searches by itself"):
        duelsim.coach("fn-rush", players="search/rush")


@pytest.mark.parametrize("by", ["lookahead", "search"])
def test_a_lookahead_or_a_search_judges_a_script(by: str, tmp_path: Path) -> None:
    page = tmp_path / "coach.html"
    words = ("--games", "2", "--rollouts", "2", "--fresh", "2", "--turn-cap", "5", "--seed", "3", "--page", str(page))
    done = subprocess.run(
        [sys.executable, "-m", "duelsim", "coach", "fn-rush", "--by", by, "--players", "rush", *words, "--json"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 2 and told["decisions"] > 4 and told["by"] == by
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
