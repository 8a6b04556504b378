"""The whole report of a run: it recounts games as they were played, and says how the run was made."""

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from decks.reading import deck_hash, read_deck
from reports.full_report import RUN, _how_to_play_again, whole_report
from reports.glossary import glossary
from reports.summaries.by_kind import summarize_run
from reports.writing.document import Command, Document, Paragraph, Section, Table, Transcript
from reports.writing.verdict import Verdict
from sim.cards.library import known_names
from sim.command_line import commands
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.kind import find_kind
from sim.experiments.runs.kind_files import names_of_kinds
from sim.experiments.runs.run import Run
from sim.games.matchups.rule_options import RuleOptions
from sim.games.narration.replay import record_game
from sim.games.narration.transcript import lines
from tests.experiments.runs.forged import change_manifest

DECKS = [read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast")]


def run_in(folder: Path, games: int = 4, **changes: Any) -> Any:
    """A short match kept in a folder, and read from there."""
    experiment = match_experiment(*DECKS, games=games, seed=5, rules=RuleOptions.of(["breaking=one-by-one"]))
    experiment = replace(experiment, **changes)
    command = {"command": "duelsim match fn-rush liquid-beast --out run"}
    conduct(experiment, RunFolder.open(folder, experiment.manifest() | command))
    return read_run(folder)


def report_of(run: Run, *, numbers_only: bool = False) -> Document:
    return whole_report(run, summarize_run(run), numbers_only=numbers_only)


def section(document: Document, title: str) -> Section:
    return next(one for one in document.sections if one.title == title)


def test_the_notable_games_are_recounted_as_they_were_played(tmp_path: Path) -> None:
    run = run_in(tmp_path / "run")
    told = [block for block in section(report_of(run), "Games to watch").blocks if isinstance(block, Transcript)]
    notable = summarize_run(run).notable_games
    assert [one.title for one in told] == [f"Game {one.game}: {one.what}" for one in notable[:3]]
    assert [one.command for one in told] == [
        shlex.join(("duelsim", "replay", str(tmp_path / "run"), str(one.game))) for one in notable[:3]
    ]
    again = record_game(run.cells[0].matchup, 5, notable[0].game)
    assert told[0].lines == tuple(lines(again))


def test_a_game_that_no_longer_goes_the_same_way_is_not_recounted(tmp_path: Path) -> None:
    run = run_in(tmp_path)
    other = replace(run, cells=(replace(run.cells[0], digests=run.cells[0].digests + 1),))
    blocks = section(report_of(other), "Games to watch").blocks
    assert not any(isinstance(block, Transcript) for block in blocks)
    assert sum("It no longer goes the same way" in block.text for block in blocks if isinstance(block, Paragraph)) > 0


def test_the_decks_are_listed_with_their_checksums(tmp_path: Path) -> None:
    tables = section(report_of(run_in(tmp_path)), "The decks").blocks
    assert [table.title for table in tables if isinstance(table, Table)] == [
        "FN Rush, 40 cards",
        "Liquid Beast, 40 cards",
    ]
    for table, side in zip(tables, run_in(tmp_path).experiment.cells[0], strict=True):
        assert isinstance(table, Table)
        counts = [str(row[0]).split(" ", 1) for row in table.rows]
        assert sorted(card for count, card in counts for _ in range(int(count))) == sorted(side.slots)
        assert table.note == f"Played by rush. Checksum {deck_hash(side.slots)[:16]}"
    aqua_hulcus = next(row for row in tables[1].rows if row[0] == "4 Aqua Hulcus")  # type: ignore[union-attr]
    assert aqua_hulcus[1:] == ("3", "water creature")


def test_it_says_how_the_run_was_made_and_how_to_play_it_again(tmp_path: Path) -> None:
    run = run_in(tmp_path)
    blocks = section(report_of(run), "Where this comes from").blocks
    table = next(block for block in blocks if isinstance(block, Table))
    facts = dict(table.rows)  # type: ignore[arg-type]
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert facts["games played"] == "4"
    assert facts["seed"] == "5"
    assert facts["rules"] == "today"
    assert facts["rulings other than today's"] == "breaking=one-by-one"
    assert facts["rules and cards, checksum"] == manifest["engine"]
    assert f"numba {manifest['versions']['numba']}" in str(facts["versions"])
    old = run_in(tmp_path / "old", rules=RuleOptions(era="2017"))
    table = next(block for block in section(report_of(old), "Where this comes from").blocks if isinstance(block, Table))
    assert ("rules", "2017") in table.rows
    assert dict(table.rows)["rulings other than today's"] == ", ".join(old.experiment.rules.differing())  # type: ignore[arg-type]
    # The seed was drawn: the command alone would play other games.
    assert [block.text for block in blocks if isinstance(block, Command)] == [
        "duelsim match fn-rush liquid-beast --out run --seed 5"
    ]


def test_a_run_of_another_version_says_so(tmp_path: Path) -> None:
    run_in(tmp_path)
    change_manifest(tmp_path, engine="0" * 16)
    first = section(report_of(read_run(tmp_path)), "Where this comes from").blocks[0]
    assert isinstance(first, Paragraph)
    assert first.warning
    assert "another version" in first.text


def test_an_unfinished_run_says_so_before_anything_else(tmp_path: Path) -> None:
    run_in(tmp_path, games=2002)
    (tmp_path / "games" / "part-0000-000001.parquet").unlink()
    first = report_of(read_run(tmp_path)).sections[0].blocks[0]
    assert isinstance(first, Paragraph)
    assert first.warning
    assert first.text.startswith("Unfinished: 2,000 of at most 2,002 games have been played")


def test_a_run_without_a_folder_has_a_report_too() -> None:
    run = conduct(match_experiment(*DECKS, games=2, seed=5))
    document = report_of(run)
    told = [block for block in section(document, "Games to watch").blocks if isinstance(block, Transcript)]
    assert told
    assert all(one.command == "" for one in told)
    assert not any(isinstance(block, Command) for block in section(document, "Where this comes from").blocks)


def test_only_terms_that_are_used_are_explained(tmp_path: Path) -> None:
    words = section(report_of(run_in(tmp_path)), "Glossary").blocks[0]
    assert isinstance(words, Table)
    explained = [row[0] for row in words.rows]
    assert {"win rate", "pair", "turn", "rush", "seed"} <= set(explained)
    assert not {"control", "goldfish", "percentage point"} & set(explained)
    assert glossary(Document("A title", Verdict("Nothing happened"))).blocks[0].rows == ()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "explained"),
    [
        *(("FN Rush and Mono-red Rush are decks.", []), ("Played by fn-rush.play.", ["playbook"])),
        *(("It is played by rush, the field by control.", ["field", "rush", "control"]), ("rush", ["rush"])),
        *(("the decks played by general, rush, control:hand_kept=1", ["rush", "control", "general"]),),
        ("search:20/rush", ["rush", "a player who searches"]),
        ("lookahead:8/rush", ["rush", "a player who looks ahead"]),
    ],
)
def test_players_are_explained_and_not_decks_of_their_names(text: str, explained: list[str]) -> None:
    (table,) = glossary(Document("", Verdict(""), (Section("", (Paragraph(text),)),))).blocks
    assert isinstance(table, Table)
    assert [row[0] for row in table.rows] == explained


@pytest.mark.parametrize("numbers_only", [False, True])
def test_for_a_spreadsheet_games_and_glossary_are_left_out(tmp_path: Path, numbers_only: bool) -> None:
    titles = [one.title for one in report_of(run_in(tmp_path), numbers_only=numbers_only).sections]
    assert ("Games to watch" in titles, "Glossary" in titles) == (not numbers_only, not numbers_only)
    assert {"The decks", "Where this comes from"} <= set(titles)


@pytest.mark.parametrize(
    ("command", "is_to_be_typed"),
    [
        ("duelsim match fn-rush liquid-beast --out run", True),
        ("duelsim match 'my deck.txt' fn-rush", True),
        ("rm -rf ~", False),
        ("duelsim match a b; rm -rf ~", False),
        ("duelsim match $(rm -rf ~) b", False),
        ("duelsim runs rm 1 2 3 --folder --yes", False),
        ("python mine.py", False),
        ("duelsim match 'a", False),
        ("duelsim", False),
    ],
)
def test_what_a_foreign_run_says_is_no_command_to_type(command: str, is_to_be_typed: bool) -> None:
    """Anybody can write a manifest."""
    told = _how_to_play_again(command, ("match", RUN))
    assert any(isinstance(one, Command) for one in told) == is_to_be_typed
    assert is_to_be_typed or told == (Paragraph(f"The run says that it was played by: {command}"),)


def test_every_command_that_keeps_a_run_can_be_typed_again() -> None:
    keeping = {name for name, one in commands.commands.items() if any("--out" in option.opts for option in one.params)}
    kinds = [find_kind(name) for name in names_of_kinds()]
    assert keeping - {"coach", "improve", "tune"} == {command for kind in kinds for command in kind.played_by}
