"""`duelsim coach` and `duelsim.coach`: what they print and return, the page, and Ctrl-C.

Only one test looks ahead and searches, interpreted and for a few turns. In the others a made-up judgement stands in.
"""

import json
import os
import re
import subprocess
import sys
import time
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
    assert re.search(r"game 0, turn 1 \+20 \(\+11 to \+29\) charge mana .* nothing", text)
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


# --- What a folder keeps -----------------------------------------------------------------------------------
def without_page(folder: Path) -> dict[str, bytes]:
    return {
        file.name: file.read_bytes() for file in folder.iterdir() if file.name not in ("search.lock", "report.html")
    }


def watched(monkeypatch: pytest.MonkeyPatch, ends_at: int = 1_000) -> list[int]:
    """The first games of the chunks that are played from now on; Ctrl-C comes with the game `ends_at`."""
    played: list[int] = []

    def play(matchup: Any, root: Any, first_game: int, *more: Any, **options: Any) -> Searched:
        if first_game >= ends_at:
            raise KeyboardInterrupt
        played.append(first_game)
        return made_up(matchup, root, first_game, *more, **options)

    monkeypatch.setattr("sim.games.playing.coaching.play_searching", play)
    return played


@pytest.mark.usefixtures("quick")
def test_what_ctrl_c_has_left_is_not_watched_again(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    first = run(*WORDS, "--out", str(whole))
    assert first.exit_code == 0
    assert f"The whole report: {whole / 'report.html'}" in " ".join(first.stdout.split())
    watched(monkeypatch, ends_at=2)
    told = run(*WORDS, "--out", str(stopped))
    assert told.exit_code == 130
    assert "Interrupted after 2 of 4 games." in told.stderr
    assert f"They are kept in {stopped}; the same command resumes it." in told.stderr
    so_far = duelsim.read_search(stopped)
    assert so_far.interrupted and so_far.outcome.games == 2
    assert not (stopped / "report.html").exists()
    played = watched(monkeypatch)
    again = run(*WORDS, "--out", str(stopped), "--json")
    assert again.exit_code == 0 and played == [2]
    assert json.loads(again.stdout) == json.loads((whole / "summary.json").read_bytes())
    assert without_page(stopped) == without_page(whole)
    page = (stopped / "report.html").read_text(encoding="utf-8")
    assert page.count('<script type="application/json">') == 2  # the games on their boards
    listed = json.loads(run("runs", "list", "--json").stdout)
    assert [(one["experiment"], one["complete"], one["games"]) for one in listed] == [("coach", True, 4)] * 2


@pytest.mark.usefixtures("quick")
def test_more_games_are_added_and_a_damaged_row_alone_is_played_again(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "kept"
    played = watched(monkeypatch)
    assert run(*WORDS, "--out", str(folder)).exit_code == 0
    words = [*WORDS[: WORDS.index("4")], "10", *WORDS[WORDS.index("4") + 1 :], "--out", str(folder), "--json"]
    more = run(*words)
    assert more.exit_code == 0 and played == [0, 2, 4, 6, 8] and json.loads(more.stdout)["games"] == 10
    rows = (folder / "search.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "search.jsonl").write_text("".join([*rows[:2], "x" + rows[2], *rows[3:]]), encoding="utf-8")
    played.clear()
    again = run(*words)
    assert "1 row is lost, of 5. Their games are played again" in again.stderr
    assert again.stdout == more.stdout and played == [4]
    assert (folder / "search.jsonl").read_text(encoding="utf-8").splitlines(keepends=True) == rows


@pytest.mark.usefixtures("quick")
def test_a_folder_is_that_of_one_question(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert run(*WORDS, "--out", str(folder)).exit_code == 0
    for words, differs in (
        (("--rollouts", "7"), "rollouts (40 there, 7 asked for)"),
        (("--fresh", "7"), "fresh (150 there, 7 asked for)"),
        (("--against", "liquid-beast"), "decks (FN Rush, Mono-red Rush there"),
        (("--seed", "4"), "seed (3 there, 4 asked for)"),
    ):
        refused = run(*WORDS, *words, "--out", str(folder))
        assert refused.exit_code == 2 and differs in " ".join(refused.stderr.split()), refused.stderr


@pytest.mark.usefixtures("quick")
def test_what_is_kept_is_said_in_the_language_of_the_reader(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert run(*WORDS, "--out", str(folder), "--language", "ja", "--names", "ja").exit_code == 0
    summary = json.loads((folder / "summary.json").read_bytes())
    assert summary["judgements"][0]["question"] == "charge mana" and summary["judgements"][0]["better"] == "nothing"
    english, japanese = (run("runs", "show", str(folder), "--language", spoken).stdout for spoken in ("en", "ja"))
    assert "charge mana" in english and "charge mana" not in japanese and "チャージ" in japanese


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
@pytest.mark.slow(20, "starts the program three times")
def test_a_coach_that_is_killed_is_resumed_and_finds_the_same(tmp_path: Path) -> None:
    words = ("fn-rush", "--games", "6", "--rollouts", "2", "--fresh", "2", "--turn-cap", "5", "--players", "rush")
    command = [sys.executable, "-m", "duelsim", "coach", *words, "--seed", "3", "--jobs", "1", "--no-learning", "--out"]

    def started(folder: Path) -> "subprocess.Popen[bytes]":
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "DUELSIM_RUNS": "off"}
        return subprocess.Popen([*command, str(folder)], env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)

    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = started(killed)
    while process.poll() is None and not (killed / "search.jsonl").exists():
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert not (killed / "found.json").exists()
    assert [started(folder).wait() for folder in (killed, whole)] == [0, 0]
    assert without_page(killed) == without_page(whole)
    assert (killed / "report.html").read_bytes() == (whole / "report.html").read_bytes()


# --- What is refused ---------------------------------------------------------------------------------------
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
