"""`duelsim matrix`: its text, its JSON, and what it refuses."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from decks.shipped import shipped_decks
from sim.experiments.runs.execution import Execution

WORDS = ("matrix", "liquid-beast", "fn-rush", "mono-red-rush", "--games", "10", "--seed", "3")


def json_of(result: Any) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_matrix_as_json(run: Any) -> None:
    result = json_of(run(*WORDS, "--players", "rush,control,rush", "--json"))
    assert (result["experiment"], result["games"], result["pairs"], result["pairs_counted"]) == ("matrix", 60, 5, 5)
    decks = result["decks"]
    assert [(deck["name"], deck["player"]) for deck in decks] == [
        ("Liquid Beast", "rush"),
        ("FN Rush", "control"),
        ("Mono-red Rush", "rush"),
    ]
    assert sorted(result["ranking"]) == [0, 1, 2]
    rates = {(cell["row"], cell["column"]): cell["win_rate"]["estimate"] for cell in result["cells"]}
    assert list(rates) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
    assert [rates[at, at] for at in range(3)] == [0.5] * 3
    assert decks[0]["win_rate"]["estimate"] == pytest.approx((0.5 + rates[0, 1] + rates[0, 2]) / 3)
    assert decks[2]["win_rate"]["estimate"] == pytest.approx((0.5 + 2 - rates[0, 2] - rates[1, 2]) / 3)
    for cell in result["cells"]:
        assert cell["games"] == 2 * cell["pairs_counted"] == 10
        assert sum(cell[what] for what in ("wins_row", "wins_column", "draws", "undecided", "errors")) == 10
        assert cell["win_rate"]["low"] <= cell["win_rate"]["estimate"] <= cell["win_rate"]["high"]
    assert sum(result["nash"]["shares"]) == pytest.approx(1)
    assert all(0 <= part <= 1 for part in result["nash"]["inclusion"])
    assert result["nash"]["exploitability"]["low"] >= 0
    assert not result["interrupted"]
    guide = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    described = guide.split("### The JSON of a matrix")[1].split("\n## ")[0]
    for key in {*result, *decks[0], *result["cells"][0], *result["nash"]}:
        assert f"`{key}`" in described or f"`{key}`" in guide.split("### The JSON of a match")[1].split("\n## ")[0], key


def test_a_pairing_of_a_matrix_is_the_match_of_the_two_decks(run: Any) -> None:
    matrix = json_of(run(*WORDS, "--json"))
    match = json_of(run("match", "fn-rush", "mono-red-rush", "--games", "10", "--seed", "3", "--json"))
    cell = matrix["cells"][4]
    assert (cell["row"], cell["column"]) == (1, 2)
    assert (cell["digest"], cell["win_rate"]) == (match["digest"], match["win_rate_a"])
    assert cell["first_player_win_rate"] == match["first_player_win_rate_interval"]


def test_without_decks_those_that_ship_are_played(run: Any) -> None:
    result = json_of(run("matrix", "--games", "2", "--json"))
    assert len(result["decks"]) == len(shipped_decks()) == 8
    assert len(result["cells"]) == 36


def test_shares_are_those_of_the_field(run: Any) -> None:
    result = json_of(run(*WORDS, "--shares", "6,3,3", "--json"))
    assert [deck["share"] for deck in result["decks"]] == [0.5, 0.25, 0.25]
    assert not result["equal_shares"]
    assert "This field of 3 decks" in run(*WORDS, "--shares", "6,3,3").stdout


def test_a_matrix_in_the_terminal(run: Any) -> None:
    result = run(*WORDS, "--players", "rush")
    assert result.exit_code == 0
    page = " ".join(result.stdout.split())
    for words in (
        "Each pairing: 10 games, all decks played by rush",
        "Win rate of the row's deck against the column's",
        "Against the field",
        "An equal field of these 3 decks, mirror matches included.",
        "Going first and second",
        "What to pick",
        "60 games in",
        "--seed 3",
    ):
        assert words in page
    assert result.stdout.isascii()
    assert all(len(line) <= 120 for line in result.stdout.splitlines())


def test_the_replay_that_a_matrix_names_is_that_game(run: Any) -> None:
    page = run(*WORDS, "--players", "rush,control,rush").stdout
    said = re.search(r"quickest win: (.*) beats .* on turn (\d+)", page)
    assert said is not None
    # Where all telling games are of one pairing, its command stands once.
    once = re.search(r"To watch a game: duelsim (replay .* --game) N\n +(\d+)  quickest win", page)
    each = re.search(r"quickest win: .*:\n +duelsim (replay .*)", page)
    words = f"{once[1]} {once[2]}" if once else each[1] if each else ""
    replay = json_of(run(*shlex.split(words), "--json"))
    assert (replay["winner"], replay["turns"]) == (said[1], int(said[2]))


def test_a_run_is_kept_resumed_and_replayed(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "field")
    assert run(*WORDS, "--out", folder).exit_code == 0
    page = run("matrix", *WORDS[1:4], "--games", "20", "--shares", "1,2,1", "--out", folder)
    assert page.exit_code == 0  # the seed is that of the run; other shares are another question to the same games
    assert f"duelsim replay {folder} GAME [--cell N]" in page.stdout
    whole = json_of(run(*WORDS[:4], "--games", "20", "--seed", "3", "--shares", "1,2,1", "--json"))
    kept = json.loads((tmp_path / "field" / "summary.json").read_text(encoding="utf-8"))
    assert kept == {key: whole[key] for key in kept}
    refused = run("matrix", *WORDS[1:3], "--out", folder)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert (
        "It differs in: decks (Liquid Beast, FN Rush, Mono-red Rush there, Liquid Beast, FN Rush asked for)"
        in refused.stderr
    )


def test_ctrl_c_prints_the_pairs_that_all_pairings_have(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Execution.__init__, "__defaults__", (4,))  # games in a chunk
    play = Execution.play

    def interrupted(self: Any, cells: Any, wanted: int) -> Any:
        for number, cell in enumerate(play(self, cells, wanted), start=1):
            yield cell
            if number == 4:  # the first pairing has its second chunk, the other two have not
                raise KeyboardInterrupt

    monkeypatch.setattr(Execution, "play", interrupted)
    words = ("matrix", "liquid-beast", "fn-rush", "--seed", "3")
    result = run(*words, "--games", "20", "--json")
    assert result.exit_code == 130
    assert "Interrupted after 16 games" in result.stderr
    described = json.loads(result.stdout)
    assert (described["interrupted"], described["pairs"], described["games_cut_off"]) == (True, 2, 4)
    monkeypatch.undo()
    assert json_of(run(*words, "--games", "4", "--json"))["cells"] == described["cells"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("fn-rush",), "at least two decks"),
        (("fn-rush", "liquid-best"), 'Did you mean "liquid-beast"?'),
        (("fn-rush", "fn-rush"), "the same cards and the same player"),
        (("fn-rush", "liquid-beast", "--players", "rush,clever"), "'clever'"),
        (("fn-rush", "liquid-beast", "--players", "rush,rush,rush"), "each of the 2 decks in their order, not 3"),
        (("fn-rush", "liquid-beast", "--shares", "1,2,3"), "each of the decks (2), in their order, not 3"),
        (("fn-rush", "liquid-beast", "--shares", "1,-2"), "none of them negative"),
        (("fn-rush", "liquid-beast", "--shares", "many,few"), "'many,few' is not a list of shares"),
        (("fn-rush", "liquid-beast", "--games", "0"), "--games"),
        (("fn-rush", "liquid-beast", "--rule", "breaking=slowly"), "no choice 'slowly'"),
    ],
)
def test_unplayable_decks_and_options_are_usage_errors(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run("matrix", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
