"""No command writes over a file unasked, over what it reads, or through a link; and none deletes through a link."""

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import duelsim

POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
CARD = """Stained Glass
Civilization: Water
Type: Creature
Cost: 3
Race: Cyber Virus
Power: 1000
Blocker
"""
OWN = "Water Thing\nCreature - water - cost 3 - power 2000 - Liquid People\n"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a match, without its page."""
    path = tmp_path_factory.mktemp("written") / "run"
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=5, out=path, page=False, players="random")
    return path


@pytest.fixture
def place(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a run, a decklist, and a card to import; it is the current one."""
    shutil.copytree(played, tmp_path / "run")
    (tmp_path / "deck.txt").write_text("40 Torcon\n", encoding="utf-8")
    (tmp_path / "in.txt").write_text(CARD, encoding="utf-8")
    (tmp_path / "own.txt").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


REPORT = ("report", "run", "--output")
REPLAY = ("replay", "fn-rush", "liquid-beast", "--seed", "1", "--players", "random", "--page")
COACH = ("coach", "deck.txt", "--games", "2", "--players", "random", "--page")
IMPORT = ("cards", "import", "in.txt", "--output")
MISSED = ("cards", "import", "in.txt", "--missed")


@pytest.mark.parametrize("words", [REPORT, REPLAY, COACH, IMPORT, MISSED, (*REPORT[:2], "--format", "md", "--output")])
def test_a_file_that_is_there_is_not_overwritten(run: Any, place: Path, words: tuple[str, ...]) -> None:
    file = place / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    refused = run(*words, "mine.txt")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "mine.txt is there already. Name another file, or add --overwrite." in " ".join(refused.stderr.split())
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("words", [REPORT, REPLAY, IMPORT])
def test_a_file_is_overwritten_when_told(run: Any, place: Path, words: tuple[str, ...]) -> None:
    (place / "mine.txt").write_text("mine", encoding="utf-8")
    assert run(*words, "mine.txt", "--overwrite").exit_code == 0
    assert (place / "mine.txt").read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (IMPORT, "in.txt"),
        (MISSED, "./in.txt"),
        (COACH, "deck.txt"),
        (("replay", "deck.txt", "fn-rush", "--seed", "1", "--page"), "deck.txt"),
        (("improve", "fn-rush", "--field", "deck.txt", "--output"), "deck.txt"),
        (("improve", "fn-rush", "--collection", "deck.txt", "--output"), "deck.txt"),
        ((*REPLAY[:-1], "--cards", "own.txt", "--page"), "own.txt"),
        (("improve", "deck.txt", "--field", "fn-rush", "--output"), "deck.txt"),
        (("improve", "fn-rush", "--field", "folder", "--output"), "folder/other.txt"),
        (("tune", "deck.txt", "--against", "fn-rush", "--output"), "deck.play"),
        (("tune", "fn-rush", "--against", "deck.txt", "--output"), "./deck.play"),
        (("tune", "fn-rush", "--against", "deck.txt", "--base", "other.play", "--output"), "other.play"),
        ((*REPLAY[:-3], "--players", "search:2/other.play,auto", "--page"), "other.play"),
    ],
)
def test_what_a_command_reads_is_never_overwritten(run: Any, place: Path, words: tuple[str, ...], file: str) -> None:
    (place / "folder").mkdir()
    for written in ("folder/other.txt", "deck.play", "other.play"):
        (place / written).write_text("40 Torcon\n" if ".txt" in written else "base: rush\n", encoding="utf-8")
    before = (place / file).read_bytes()
    refused = run(*words, file, "--overwrite")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "is read by the same command" in " ".join(refused.stderr.split())
    assert (place / file).read_bytes() == before


@POSIX_ONLY
@pytest.mark.parametrize("words", [REPORT, REPLAY, COACH, IMPORT, MISSED])
def test_no_command_writes_through_a_link(run: Any, place: Path, words: tuple[str, ...]) -> None:
    (place / "precious.txt").write_text("precious", encoding="utf-8")
    (place / "link.txt").symlink_to("precious.txt")
    refused = run(*words, "link.txt", "--overwrite")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "is a link, to precious.txt." in " ".join(refused.stderr.split())
    assert (place / "precious.txt").read_text(encoding="utf-8") == "precious"


@POSIX_ONLY
def test_a_card_file_that_is_a_link_is_not_formatted(run: Any, place: Path) -> None:
    text = "Pyrofighter Magnus II\nfire creature, cost 3, Dragonoid, power 3000\nspeed attacker.\n"
    (place / "precious.txt").write_text(text, encoding="utf-8")
    (place / "cards.txt").symlink_to("precious.txt")
    run("cards", "format", "cards.txt")
    assert (place / "precious.txt").read_text(encoding="utf-8") == text
    assert (place / "cards.txt").is_symlink()


@POSIX_ONLY
@pytest.mark.parametrize("name", ["report.html", "summary.png"])
def test_the_report_of_a_run_replaces_a_link_in_its_folder(run: Any, place: Path, name: str) -> None:
    (place / "precious.txt").write_text("precious", encoding="utf-8")
    (place / "run" / name).symlink_to("../precious.txt")
    for _ in range(2):
        assert run("report", "run").exit_code == 0
    assert (place / "precious.txt").read_text(encoding="utf-8") == "precious"
    assert (place / "run" / name).is_file() and not (place / "run" / name).is_symlink()
    assert run("report", "run", "--output", "run/report.html").exit_code == 0  # its own, by its name


@POSIX_ONLY
def test_a_run_is_not_written_through_a_link(run: Any, place: Path) -> None:
    """Resuming it would play the games of the other run again, in its place."""
    shutil.copytree(place / "run", place / "other")
    shutil.rmtree(place / "other" / "games")
    (place / "other" / "games").symlink_to("../run/games")
    files = {file: file.read_bytes() for file in (place / "run" / "games").iterdir()}
    words = ("match", "fn-rush", "liquid-beast", "--games", "4", "--players", "random", "--out", "other")
    refused = run(*words)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "other/games is a link, and nothing is written through one" in " ".join(refused.stderr.split())
    assert {file: file.read_bytes() for file in (place / "run" / "games").iterdir()} == files


def test_two_files_of_a_command_are_two(run: Any, place: Path) -> None:
    refused = run(*IMPORT, "out.txt", "--missed", "./out.txt")
    assert refused.exit_code == 2 and "name the same file" in refused.stderr
    assert not (place / "out.txt").exists()


@pytest.mark.parametrize("name", ["manifest.json", "search.jsonl"])
def test_nothing_is_written_over_what_a_search_keeps(run: Any, place: Path, name: str) -> None:
    (place / name).write_text("kept", encoding="utf-8")
    refused = run(*IMPORT, name, "--overwrite")
    assert refused.exit_code == 2 and "is never overwritten" in " ".join(refused.stderr.split())
    assert (place / name).read_text(encoding="utf-8") == "kept"


# --- Deleting -----------------------------------------------------------------------------------------------
@pytest.fixture
def listed(run: Any, place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the run, listed as number 1."""
    monkeypatch.setenv("DUELSIM_RUNS", str(place / "index.sqlite"))
    shutil.copytree(place / "run", place / "evil")
    assert run("runs", "add", "evil").exit_code == 0
    return place / "evil"


@POSIX_ONLY
def test_games_are_not_deleted_through_a_link(run: Any, place: Path, listed: Path) -> None:
    shutil.rmtree(listed / "games")
    (listed / "games").symlink_to("../run/games")
    games = sorted((place / "run" / "games").iterdir())
    deleted = run("runs", "rm", "1", "--folder", "--yes")
    assert deleted.exit_code == 0
    assert f"{listed / 'games'} was a link. It is deleted, and what it led to stays." in deleted.stderr
    assert games and sorted((place / "run" / "games").iterdir()) == games
    assert not listed.exists()


@POSIX_ONLY
def test_links_in_the_folder_of_a_run_are_deleted_as_links(run: Any, place: Path, listed: Path) -> None:
    (place / "precious.txt").write_text("precious", encoding="utf-8")
    (place / "folder").mkdir()
    (listed / "report.html").symlink_to("../precious.txt")
    (listed / "pilots").symlink_to("../folder")
    (listed / "mine").symlink_to("../folder")
    (listed / ".manifest.json.17").write_text("{", encoding="utf-8")  # of a command that was killed
    deleted = run("runs", "rm", "1", "--folder", "--yes")
    assert deleted.exit_code == 0
    for name in ("report.html", "pilots"):
        assert f"{listed / name} was a link. It is deleted, and what it led to stays." in deleted.stderr
    assert f"{listed / 'mine'} is not part of the run, and stays." in deleted.stderr
    assert (place / "precious.txt").exists() and (place / "folder").is_dir()
    assert [file.name for file in listed.iterdir()] == ["mine"]


@POSIX_ONLY
def test_a_run_behind_a_link_is_not_deleted(run: Any, place: Path, listed: Path) -> None:
    shutil.rmtree(listed)
    listed.symlink_to("run")
    shutil.copytree(place / "run", place / "fine")
    assert run("runs", "add", "fine").exit_code == 0
    refused = run("runs", "rm", "2", "1", "--folder", "--yes")
    assert (place / "fine" / "manifest.json").exists()  # all of them, or none
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "evil is a link, to run, and no run is deleted through a link" in " ".join(refused.stderr.split())
    assert list((place / "run" / "games").iterdir()) and listed.is_symlink()


def test_the_games_of_the_pilots_are_deleted_with_their_run(run: Any, place: Path, listed: Path) -> None:
    shutil.copytree(place / "run", listed / "pilots")
    (listed / "pilots" / "notes.txt").write_text("mine", encoding="utf-8")
    deleted = run("runs", "rm", "1", "--folder", "--yes")
    assert f"{listed / 'pilots' / 'notes.txt'} is not part of the run, and stays." in deleted.stderr
    assert sorted(file.name for file in listed.rglob("*")) == ["notes.txt", "pilots"]
