"""`duelsim goldfish`: its text, its JSON, and kept runs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

WORDS = ("goldfish", "mono-red-rush", "fn-rush", "--games", "40", "--seed", "6")


def test_in_the_terminal(run: Any) -> None:
    result = run(*WORDS)
    assert result.exit_code == 0, result.output
    answer, number, played = result.stdout.splitlines()[:3]
    assert re.fullmatch(r"(Mono-red|FN) Rush is the quickest of 2 decks", answer)
    assert re.match(r"\d+ % won by its own turn 4 \(\d+ - \d+ %\) ", number)
    assert played == "80 games played by a playbook (medium bot)."
    for words in ("Compared with Mono-red Rush", "going second", "won by direct attack", "80 games", "--seed 6"):
        assert words in result.stdout
    assert result.stdout.isascii()


def test_as_json(run: Any) -> None:
    one, two = (json.loads(run(*WORDS, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert (one["experiment"], one["games"], one["seed"]) == ("goldfish", 80, 6)
    assert [deck["name"] for deck in one["decks"]] == ["Mono-red Rush", "FN Rush"]
    assert one["decks"][0]["going_first"]["games"] == 20
    for result in (one, two):
        del result["seconds"], result["games_per_second"]
    assert one == two


def test_a_kept_run_names_the_games_to_watch(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    page = run(*WORDS, "--out", folder).stdout
    found = re.search(r"(\d+) --cell 1  quickest win of FN Rush", page)
    assert found is not None
    watched = run("replay", folder, found[1], "--cell", "1", "--json")
    assert json.loads(watched.stdout)["winner"] == "FN Rush"
    again = json.loads(run(*WORDS, "--out", folder, "--json").stdout)
    assert again["games"] == 80


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("goldfish",), "DECK"),
        (("goldfish", "mono-red"), "mono-red-rush"),
        (("goldfish", "fn-rush", "--player", "clever"), "no player is called 'clever'"),
        (("goldfish", "fn-rush", "--games", "0"), "--games"),
        (("goldfish", "fn-rush", "--turn-cap", "no"), "--turn-cap"),
    ],
)
def test_wrong_arguments_are_usage_errors(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert "Traceback" not in result.stderr
