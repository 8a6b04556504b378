"""Every verdict is one object, which the terminal, JSON, the page, Markdown and CSV write: it says between whom."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import duelsim
from reports.writing.page import printed, prose
from reports.writing.text_formats import _escaped
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
def test_every_verdict_is_the_same_wherever_it_is_written(run: Any, tmp_path: Path, name: str) -> None:
    folder = str(tmp_path / "run")
    words = PLAYED[name].in_words(8)
    shown = run(*words, "--out", folder)
    assert shown.exit_code == 0, shown.stderr
    block = shown.stdout.split("\n\n")[0]
    verdict = duelsim.read_run(folder).document().verdict
    assert verdict.number is not None and verdict.pilots is not None
    assert block.splitlines()[0] == verdict.answer  # alone
    for part in (f"{verdict.number.estimate} {verdict.number.what}", verdict.number.ends, verdict.played):
        assert part in " ".join(block.split())
    assert says_who(block) and "(medium bot" in block
    told = json.loads(run(*words, "--json").stdout)
    assert told["between"] == "playbooks"
    reported = json.loads(run("report", folder, "--json").stdout)
    said = reported["runs"][0]["verdict"]
    assert said == verdict.text and said.startswith(verdict.answer) and says_who(said)
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert f'<p class="verdict">{prose(verdict.answer)}</p>' in page
    assert f'<p class="number"><b>{prose(verdict.number.figure)}</b> ' in page
    assert "medium bot</b>" in page and f'<meta property="og:description" content="{printed(said)}">' in page
    assert run("report", folder, "--format", "md", "--output", "-").stdout.split("\n\n")[1] == f"**{_escaped(said)}**"
    assert run("report", folder, "--format", "csv", "--output", "-").stdout.splitlines()[1] == f'"{said}"'


def test_exact_odds_are_those_of_any_player(run: Any) -> None:
    words = ("odds", "murky-riptide", "--games", "0", "--seed", "1")
    assert "These odds hold for any player." in " ".join(run(*words).stdout.split())
    assert json.loads(run(*words, "--json").stdout)["between"] is None
