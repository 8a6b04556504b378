"""`duelsim tune`: the file that it writes, what it refuses, and what Ctrl-C leaves."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sim.searches import comparing, field, held_out, playbooks, search

# Three kinds of cards have few edits.
DECK = "16 Aqua Hulcus\n8 Corile\n16 Aqua Guard\n"
OTHER = "16 Torcon\n8 Fear Fang\n16 Bronze-Arm Tribe\n"
# A book that can only become better: it plays nothing.
BAD = "base: rush\nuse\n    never everything\nattack\n    players when lethal\n"
WORDS = ("--format", "open", "--seed", "3", "--turn-cap", "40")
ROUND = 2_000  # games, more than the first round takes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder with two decks, and short rounds."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    (tmp_path / "other.txt").write_text(OTHER, encoding="utf-8")
    (tmp_path / "mine.play").write_text(BAD, encoding="utf-8")
    for name, value in (("STAGE_BLOCKS", 2), ("IDLE_PAIRS", 1)):
        monkeypatch.setattr(playbooks, name, value)
    monkeypatch.setattr(held_out, "LEAST_PAIRS", 16)
    monkeypatch.setattr(comparing, "PAIRS_AT_A_TIME", 16)
    monkeypatch.setattr(search, "BLOCK_PAIRS", 4)
    monkeypatch.setattr(search, "LOOKS", (32, 64))
    return tmp_path


def test_a_better_playbook_is_written_with_the_worth_of_its_lines(run: Any, folder: Path) -> None:
    words = ("tune", "mine.txt", "--against", "other.txt", "--games", str(ROUND), *WORDS)
    result = run(*words, "--output", "tuned.play", "--page", "tuned.html")
    assert result.exit_code == 0, result.output
    assert "mine, tuned from mine.play against 1 deck: +" in result.stdout.replace("\n", " ")
    assert "tuned.play was written." in result.stdout
    assert "mine wins more with the tuned playbook" in (folder / "tuned.html").read_text(encoding="utf-8")
    text = (folder / "tuned.play").read_text(encoding="utf-8")
    head = text.splitlines()
    assert head[0].startswith("# Tuned from mine.play: +") and " points on held-out luck (" in head[0]
    assert head[1] == "# Field: other (general)"
    assert "--seed 3 --games " in head[2] and "held-out seed 4: " in head[2]
    assert "never everything" not in text
    assert run("players", "check", "tuned.play").exit_code == 0
    played = run("match", "mine.txt", "other.txt", "--players", "tuned.play,auto", "--games", "2", "--format", "open")
    assert played.exit_code == 0, played.output
    # The games that it names find it again, without a file: then the playbook is the result.
    games = head[2].split("--games ")[1].split(";")[0]
    again = run("tune", "mine.txt", "--against", "other.txt", "--games", games, *WORDS, "--jobs", "1")
    assert again.stdout == text
    assert " showed a gain and " in again.stderr


def test_json_has_the_rounds_the_gain_and_the_lines(run: Any, folder: Path) -> None:
    words = ("tune", "mine.txt", "--against", "other.txt", "mine.txt", "--games", str(ROUND), *WORDS, "--json")
    found = json.loads(run(*words).stdout)
    assert (found["deck"], found["base"], found["seed"]) == ("mine", "mine.play", 3)
    assert [one["player"] for one in found["against"]] == ["general", "mine.play"]
    assert found["errors"] == 0 and found["games"] > found["games_of_search"] >= ROUND
    assert found["gains"] is True and any(step["kept"] for step in found["rounds"])
    assert found["held_out"]["seed"] == 4 and found["held_out"]["difference"]["low"] > 0
    assert len(found["held_out"]["against"]) == 2
    assert {one["question"] for one in found["lines"]} <= {
        "base", "charge", "use", "attack", "block", "choose", "declare",
    }  # fmt: skip
    assert all(one["worth"]["low"] <= one["worth"]["high"] for one in found["lines"])
    assert len(found["lines"]) == sum("  # " in line for line in found["playbook"].splitlines())
    assert found["playbook"].startswith("# Tuned from mine.play: +")


def test_a_search_in_a_folder_is_not_played_again(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("tune", "mine.txt", "--against", "other.txt", "--games", str(ROUND), *WORDS, "--out", "kept", "--json")
    first = run(*words)
    assert first.exit_code == 0, first.output

    def played(*words: Any, **options: Any) -> None:
        raise AssertionError("a game was played again")

    monkeypatch.setattr(field, "play_cells", played)
    again = run(*words)
    assert again.exit_code == 0, again.output
    assert {**json.loads(again.stdout), "seconds": 0} == {**json.loads(first.stdout), "seconds": 0}


def test_without_games_for_a_round_the_base_comes_back(run: Any, folder: Path) -> None:
    result = run("tune", "mine.txt", "--against", "other.txt", "--games", "1", *WORDS)
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0] == ("# Tuned from mine.play: nothing gained beyond luck: this is the base")
    assert "never everything" in result.stdout
    assert "before the first round was over. Allow more time or games" in result.stderr


def test_a_time_ends_the_search(run: Any, folder: Path) -> None:
    result = run("tune", "mine.txt", "--against", "other.txt", "--for", "0.001s", *WORDS, "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["stopped"], found["rounds"]) == (0, "budget spent", [])


@pytest.mark.parametrize("call", [2, 8])
def test_ctrl_c_keeps_what_was_found(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, call: int) -> None:
    """In the first round nothing is confirmed yet; after it, what it found is written."""
    play, confirmed = field.play_cells, call > 2
    calls = 0

    def interrupted(*words: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        kept = playbooks.PlaybookSearch.last.found.has_changed if confirmed else calls == call
        if kept:
            raise KeyboardInterrupt
        return play(*words, **options)

    begin = playbooks.PlaybookSearch.__init__

    def remembered(self: playbooks.PlaybookSearch, *words: Any) -> None:
        begin(self, *words)
        playbooks.PlaybookSearch.last = self

    monkeypatch.setattr(playbooks.PlaybookSearch, "__init__", remembered)
    monkeypatch.setattr(playbooks.PlaybookSearch, "last", None, raising=False)
    monkeypatch.setattr(field, "play_cells", interrupted)
    result = run("tune", "mine.txt", "--against", "other.txt", "--games", "1000000", *WORDS, "--output", "tuned.play")
    assert result.exit_code == 130
    first = (folder / "tuned.play").read_text(encoding="utf-8").splitlines()[0]
    if confirmed:
        assert first.endswith("interrupted before the test on held-out luck: what it gains is not known")
    else:
        assert first.endswith("interrupted before any gain was confirmed: this is the base")
    assert "The search was interrupted." in result.stdout.replace("\n", " ")


def test_a_deck_is_not_tuned_against_itself_alone(run: Any, folder: Path) -> None:
    (folder / "same.txt").write_text(DECK, encoding="utf-8")
    for against in (("mine.txt",), ("mine.txt", "same.txt")):
        result = run("tune", "mine.txt", "--against", *against, "--games", "1", *WORDS)
        assert result.exit_code == 2 and "learns to beat itself" in result.stderr, result.output
    assert run("tune", "mine.txt", "--against", "mine.txt", "other.txt", "--games", "1", *WORDS).exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--base", "random"), "no priorities to build on"),
        (("--base", "goldfish"), "no priorities to build on"),
        (("--base", "search:5/rush"), "A search is not tuned"),
        (("--base", "nobody.play"), "there is no playbook nobody.play"),
        (("--games", "9", "--for", "1m"), "not both"),
        (("--output", "mine.txt"), "a playbook is called something.play"),
        (("--output", "mine.play"), "mine.play is read by the same command. Name another file."),
        (("--output", "nowhere/mine.play"), "there is no folder nowhere"),
        (("--for", "2"), "is not a time up to 24h, such as 90s, 2m or 1h"),
        (("--for", "25h"), "is not a time up to 24h"),
        (("--for", "0s"), "is not a time up to 24h"),
        (("--against",), "needs at least one deck"),
    ],
)
def test_what_cannot_be_tuned_is_refused_before_a_game_is_played(
    run: Any, folder: Path, words: tuple[str, ...], said: str
) -> None:
    result = run("tune", "mine.txt", "--against", "other.txt", *WORDS, *words)
    assert result.exit_code == 2 and said in result.stderr.replace("\n", " "), result.output
    assert (folder / "mine.play").read_text(encoding="utf-8") == BAD


def test_a_file_is_overwritten_only_when_told(run: Any, folder: Path) -> None:
    words = ("tune", "mine.txt", "--against", "other.txt", "--games", "1", *WORDS, "--output", "new.play")
    (folder / "new.play").write_text(BAD, encoding="utf-8")
    assert run(*words).exit_code == 2
    assert run(*words, "--overwrite").exit_code == 0
    assert (folder / "new.play").read_text(encoding="utf-8").startswith("# Tuned from mine.play: ")


def test_what_was_found_is_printed_if_the_file_cannot_be_written(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*words: Any, **options: Any) -> None:
        raise OSError(28, "No space left on device", "mine.tuned.play")

    monkeypatch.setattr(import_module("sim.command_line.commands.tune"), "write_file", full)
    words = ("tune", "mine.txt", "--against", "other.txt", "--games", "1", *WORDS, "--output", "mine.tuned.play")
    result = run(*words)
    assert result.exit_code == 1 and "the disk is full" in result.stderr
    assert result.stdout.startswith("# Tuned from mine.play: ")


def test_the_plans_of_a_sideboard_are_kept(folder: Path) -> None:
    from decks.reading import read_deck
    from sim.api.run_tune import base_playbook
    from sim.cards.library import cards_in_use
    from sim.games.matchups.matchup import side_of
    from strategies.playbooks.writing import written

    plan = "sideboard\n    against everything: -1 Corile, +1 Torcon\n"
    (folder / "mine.play").write_text(f"{BAD}{plan}", encoding="utf-8")
    deck = read_deck("mine.txt", cards_in_use().deck_names, "open")
    side = side_of(deck, "auto")
    assert "sideboard" not in side.playbook
    assert written(base_playbook(side, deck, "auto")).endswith(plan)
