"""Searches that are kept in folders: listed, read and reported again without playing, and deleted, as runs are."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import duelsim
from sim.command_line import commands
from sim.experiments.runs.manifest import checksum_of
from sim.searches import field, held_out, lists, playbooks, search
from tests.bad_input.fields import at, places

DECK = "4 Deadly Fighter Braid Claw\n12 Brain Serum\n"
OTHER = "8 Torcon\n4 Fear Fang\n4 Bronze-Arm Tribe\n"
BOOK = "base: rush\nuse\n    never everything\n"
OPTIONS: Any = {"format": "open", "seed": 3, "turn_cap": 20, "jobs": 1}
SEARCHES = ("improving", "tuning", "coaching")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a search for a list and one for a playbook, and their index; rounds are short."""
    folder = tmp_path_factory.mktemp("searches")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUELSIM_RUNS", str(folder / "runs.sqlite"))
        for module, name, value in (
            *((lists, "STAGE_BLOCKS", 1), (playbooks, "STAGE_BLOCKS", 1), (playbooks, "IDLE_PAIRS", 1)),
            *((held_out, "LEAST_PAIRS", 4), (search, "BLOCK_PAIRS", 2), (search, "BUNDLES", 4)),
            (search, "LOOKS", (8, 16)),
        ):
            patch.setattr(module, name, value)
        for name, text in (("mine.txt", DECK), ("other.txt", OTHER), ("mine.play", BOOK)):
            (folder / name).write_text(text, encoding="utf-8")
        mine, other = folder / "mine.txt", folder / "other.txt"
        asked: Any = {"field": other, "pool": other, "players": "rush", "games": 400}
        duelsim.improve(mine, **asked, out=folder / "improving", **OPTIONS)
        duelsim.tune(mine, against=other, games=200, out=folder / "tuning", **OPTIONS)
        coaching: Any = {"players": "rush", "games": 4, "rollouts": 2, "fresh": 2, "learning": False}
        duelsim.coach(mine, against=other, **coaching, out=folder / "coaching", **OPTIONS)
        patch.setattr(field, "play_cells", None)  # no game is played again
        yield folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path) -> Path:
    """A copy of the searches, in which a test may change things."""
    for name in SEARCHES:
        shutil.copytree(kept / name, tmp_path / name)
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, words, prog_name="duelsim")


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_what_was_found_is_read_again_to_the_last_number(kept: Path) -> None:
    for name in SEARCHES:
        found = duelsim.read_search(kept / name)
        assert json.loads(json.dumps(found.to_json())) == json.loads((kept / name / "summary.json").read_bytes())
    improved, tuned, coached = (duelsim.read_search(kept / name) for name in SEARCHES)
    assert isinstance(improved, duelsim.ImproveResult) and isinstance(tuned, duelsim.TuneResult)
    assert isinstance(coached, duelsim.CoachResult) and coached.summary.games == 4
    assert improved.worth is not None and improved.worth.path is not None
    assert str(improved.worth.path.parent) == str(kept / "improving")
    assert tuned.playbook.startswith("# Tuned from ") and improved.text.startswith("# name: mine")
    assert improved.deck.path == Path()  # a folder that is given away does not say where the deck was


def test_searches_are_listed_with_what_they_found(kept: Path) -> None:
    found = json_of(run("runs", "list", "--json"))
    assert [(one["experiment"], one["run"], one["there"]) for one in found] == [
        ("coach", str(kept / "coaching"), True),
        ("tune", str(kept / "tuning"), True),
        ("improve", str(kept / "improving"), True),
    ]
    for one in found:
        result = duelsim.read_search(one["run"])
        assert (one["verdict"], one["games"]) == (result.document().verdict.text, result.summary.games)
        assert (one["seed"], one["complete"]) == (3, True)
        assert [deck["name"] for deck in one["decks"]] == ["mine", "other"]
    page = run("runs", "list").stdout
    assert "  improve  " in page and "mine, other (rush)" in page and "  tune  " in page and "  coach  " in page
    assert [one["experiment"] for one in json_of(run("runs", "list", "--deck", "mine", "--json"))] == [
        "coach",
        "tune",
        "improve",
    ]


def test_the_report_of_a_search_is_its_page(folder: Path) -> None:
    for name in SEARCHES:
        page = (folder / name / "report.html").read_bytes()
        told = json_of(run("report", str(folder / name), "--json"))
        assert (folder / name / "report.html").read_bytes() == page
        result = duelsim.read_search(folder / name)
        (one,) = told["runs"]
        assert (one["run"], one["experiment"], one["games"]) == (str(folder / name), result.kind, result.summary.games)
        assert (one["complete"], one["lost_games"], one["verdict"]) == (True, 0, result.document().verdict.text)
    printed = run("report", str(folder / "tuning"), "--format", "md", "--output", "-").stdout
    assert printed.startswith("# mine, tuned\n") and "never everything" in printed
    both = run("report", *(str(folder / name) for name in SEARCHES), "--output", str(folder / "both.html"))
    assert both.exit_code == 0 and "mine, tuned" in (folder / "both.html").read_text(encoding="utf-8")
    lines = run("report", str(folder / "improving"), "--format", "csv", "--output", "-").stdout
    assert "The path: the swaps of each round" in lines


def test_a_search_is_shown_again(kept: Path) -> None:
    shown = run("runs", "show", str(kept / "improving")).stdout
    assert "The path: the swaps of each round" in shown and "writes the report." in shown
    found = json_of(run("runs", "show", str(kept / "tuning"), "--json"))
    assert found.pop("run") == str(kept / "tuning")
    assert found == json.loads((kept / "tuning" / "summary.json").read_bytes())
    refused = run("runs", "compare", str(kept / "improving"), str(kept / "tuning"))
    assert refused.exit_code == 2 and "improving holds a search, not a run" in refused.stderr


def test_a_search_from_elsewhere_is_added_and_deleted_with_its_runs(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(folder / "runs.sqlite"))
    added = json_of(run("runs", "add", str(folder), "--json"))
    assert sorted(one["run"] for one in added) == sorted(str(folder / name) for name in SEARCHES)
    (folder / "improving" / "notes.txt").write_text("mine")
    told = run("runs", "rm", "1", "2", "3", "--folder", "--yes")
    assert told.exit_code == 0 and "notes.txt is not part of the run, and stays." in told.stderr
    assert sorted(path.relative_to(folder) for path in folder.rglob("*") if path.suffix != ".sqlite") == [
        Path("improving"),
        Path("improving/notes.txt"),
    ]


def test_an_interrupted_search_is_listed_and_read(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("DUELSIM_RUNS", str(folder / "runs.sqlite"))
    monkeypatch.setattr(field, "play_cells", interrupted)
    with pytest.raises(duelsim.Interrupted):
        duelsim.tune(kept / "mine.txt", against=kept / "other.txt", games=200, out=folder / "new", **OPTIONS)
    result = duelsim.read_search(folder / "new")
    assert result.interrupted and isinstance(result, duelsim.TuneResult) and "never everything" in result.playbook
    (one,) = json_of(run("runs", "list", "--json"))
    assert (one["complete"], one["games"]) == (False, 0)
    assert "The search is unfinished; the command that played it resumes it." in run("runs", "show", "1").stderr


# --- What cannot be read ------------------------------------------------------------------------------------
def test_a_folder_without_a_result_says_what_to_do(folder: Path) -> None:
    (folder / "tuning" / "found.json").unlink()
    refused = run("report", str(folder / "tuning"))
    assert refused.exit_code == 2
    assert "has no result yet: it is running, or it ended without one. Repeat its command" in refused.stderr
    with pytest.raises(duelsim.RunMismatch, match="is not the folder of a search"):
        duelsim.read_search(folder)
    (slots,) = (folder / "improving").glob("slots-*")
    with pytest.raises(duelsim.RunMismatch, match="holds a run, not a search"):
        duelsim.read_search(slots)
    with pytest.raises(duelsim.RunMismatch, match=r"holds a search, not a run\. duelsim\.read_search"):
        duelsim.read_run(folder / "improving")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it is not JSON"),
        (b"[]", "its checksum is wrong"),
        (b'{"found": {}}', "its checksum is wrong"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_a_damaged_result_is_refused(folder: Path, content: bytes, why: str) -> None:
    (folder / "tuning" / "found.json").write_bytes(content)
    refused = run("report", str(folder / "tuning"))
    assert refused.exit_code == 2 and why in refused.stderr and "Repeat the command of the search" in refused.stderr


def test_the_result_of_another_search_is_refused(folder: Path) -> None:
    shutil.copy(folder / "improving" / "found.json", folder / "tuning" / "found.json")
    with pytest.raises(duelsim.RunMismatch, match="it is that of another search"):
        duelsim.read_search(folder / "tuning")


def _forge(folder: Path, change: Any) -> None:
    """Change what a search has found, with the right checksum."""
    content = json.loads((folder / "found.json").read_bytes())
    del content["checksum"]
    change(content["found"])
    (folder / "found.json").write_text(json.dumps(content | {"checksum": checksum_of(content)}), encoding="utf-8")


@pytest.mark.parametrize("name", SEARCHES)
def test_every_field_of_a_result_is_checked(folder: Path, name: str) -> None:
    whole = (folder / name / "found.json").read_bytes()
    found = json.loads(whole)["found"]
    tried = 0
    for path in places(found):
        if any(type(key) is int and key > 0 for key in path):
            continue  # of a list, its first value stands for all
        for value in ({"a": 1}, [None], True, "x\x1b[31m"):
            if type(value) is type(at(found, path)):
                continue

            def change(found: Any, path: tuple[Any, ...] = path, value: Any = value) -> None:
                at(found, path[:-1])[path[-1]] = value

            (folder / name / "found.json").write_bytes(whole)
            _forge(folder / name, change)
            with pytest.raises(duelsim.RunMismatch, match=r"found\.json cannot be used: "):
                duelsim.read_search(folder / name)
            tried += 1
    assert tried > (30 if name == "coaching" else 60)


def test_a_result_that_does_not_fit_the_decks_is_refused(folder: Path) -> None:
    _forge(folder / "improving", lambda found: found.update(shares=[0.5, 0.5]))
    with pytest.raises(duelsim.RunMismatch, match="it does not fit the decks of the search"):
        duelsim.read_search(folder / "improving")
    _forge(folder / "improving", lambda found: found["found"].update(stopped="x"))
    with pytest.raises(duelsim.RunMismatch, match="it does not fit the decks of the search"):
        duelsim.read_search(folder / "improving")
