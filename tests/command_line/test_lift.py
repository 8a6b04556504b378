"""`duelsim lift`: its text, its JSON, kept runs, and wrong arguments."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

WORDS = ("lift", "fn-rush", "--against", "liquid-beast", "--games", "20", "--seed", "6")


def test_in_the_terminal(run: Any) -> None:
    result = run(*WORDS, "--card", "torcon", "--card", "Comet missile")
    assert result.exit_code == 0, result.output
    answer, number, played = result.stdout.splitlines()[:3]
    assert answer == "No card is shown to matter to FN Rush"
    assert re.match(r"[+-]\d+ points of win rate in the opening hand with Torcon \([+-]\d+ to [+-]\d+\) ", number)
    assert played == "40 games between playbooks (medium bots)."
    assert re.search(
        r"As shuffled, FN Rush \(fn-rush\.play\) wins .* of 20 games against Liquid Beast \(liquid-beast\.play\)\.",
        " ".join(result.stdout.split()),
    )
    for words in ("in hand minus bottom", "Torcon", "Comet Missile", "100 games in"):
        assert words in result.stdout
    assert "Volcanic Arrows" not in result.stdout
    assert result.stdout.isascii()


def test_as_json(run: Any) -> None:
    one, two = (json.loads(run(*WORDS, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert (one["experiment"], one["games"], one["seed"]) == ("lift", 20 * (1 + 2 * len(one["cards"])), 6)
    lifts = [card["lift"]["estimate"] for card in one["cards"]]
    assert lifts == sorted(lifts, reverse=True)
    assert sum(card["copies"] for card in one["cards"]) == 40
    for result in (one, two):
        del result["seconds"], result["games_per_second"]
    assert one == two


def test_a_kept_run_names_the_games_to_watch(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    page = run(*WORDS, "--card", "Quixotic Hero Swine Snout", "--games", "200", "--out", folder).stdout
    found = re.search(r"(\d+) --cell 1  won with Quixotic Hero Swine Snout in the opening hand, lost", page)
    assert found is not None
    watched, otherwise = (
        json.loads(run("replay", folder, found[1], "--cell", cell, "--json").stdout) for cell in ("1", "2")
    )
    assert watched["winner"] == "FN Rush"
    assert otherwise["winner"] == "Liquid Beast"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("lift", "fn-rush"), "--against"),
        (("lift", "fn-rush", "--against", "liquid"), "liquid-beast"),
        ((*WORDS, "--card", "Torkon"), 'Did you mean "Torcon"?'),
        ((*WORDS, "--card", "Corile"), "FN Rush has no Corile."),
        ((*WORDS, "--card", "2 Torcon"), "names a card, and not how many copies"),
        ((*WORDS, "--players", "rush,clever"), "no player is called 'clever'"),
        ((*WORDS, "--games", "-1"), "--games"),
        (
            ("lift", "mono-red-rush", "--against", "fn-rush", "--card", "Forbidden ~The Sealed X~"),
            "starts the game in the battle zone",
        ),
    ],
)
def test_wrong_arguments_are_usage_errors(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert "Traceback" not in result.stderr
