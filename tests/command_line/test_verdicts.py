"""Every verdict says between whom it holds: in the terminal, in JSON, on the page, in Markdown and in CSV."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.kinds import EXAMPLES, OF_DECKS

RACE = ("fn-rush", "mono-red-rush", "liquid-beast")
PLAYED = OF_DECKS | {
    "mirror": replace(EXAMPLES["match"], decks=("fn-rush", "fn-rush")),
    "race": replace(EXAMPLES["compare"], decks=RACE, options={"against": "murky-riptide"}),
    "best_of": EXAMPLES["best_of"],
}
WHO = ("between playbooks", "played by a playbook")


def says_who(text: str) -> bool:
    return any(who in " ".join(text.split()) for who in WHO)


@pytest.mark.parametrize("name", PLAYED)
def test_every_verdict_says_that_the_players_are_playbooks(run: Any, tmp_path: Path, name: str) -> None:
    folder = str(tmp_path / "run")
    words = PLAYED[name].in_words(8)
    shown = run(*words, "--out", folder)
    assert shown.exit_code == 0, shown.stderr
    assert says_who(shown.stdout.split("\n\n")[0])
    told = json.loads(run(*words, "--json").stdout)
    assert told["between"] == "playbooks"
    reported = json.loads(run("report", folder, "--json").stdout)
    assert says_who(reported["runs"][0]["verdict"])
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert says_who(page.split('<p class="verdict">')[1].split("</p>")[0])
    assert says_who(run("report", folder, "--format", "md", "--output", "-").stdout.split("\n\n")[1])
    assert says_who(run("report", folder, "--format", "csv", "--output", "-").stdout.splitlines()[1])


def test_exact_odds_are_those_of_any_player(run: Any) -> None:
    words = ("odds", "murky-riptide", "--games", "0", "--seed", "1")
    assert "These odds hold for any player." in " ".join(run(*words).stdout.split())
    assert json.loads(run(*words, "--json").stdout)["between"] is None
