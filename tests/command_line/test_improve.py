"""`duelsim improve`: the list that it finds, what it refuses, and what Ctrl-C leaves."""

import json
from pathlib import Path
from typing import Any

import locket
import pytest

from decks.reading import read_deck
from sim.cards.library import cards_in_use, known_names
from sim.games.matchups.matchup import side_of
from sim.searches import comparing, field, lists, playbooks, search
from sim.searches.swaps import Swap, swapped
from strategies.playbooks.reading import read_playbook

# Cards that do nothing in the deck of a player who attacks, and the attackers that could be in their place.
DECK = "4 Deadly Fighter Braid Claw\n12 Brain Serum\n"
OTHER = "8 Torcon\n4 Fear Fang\n4 Bronze-Arm Tribe\n"
POOL = "4 Deadly Fighter Braid Claw\n4 Torcon\n4 Fear Fang\n2 Bronze-Arm Tribe\n"
WORDS = ("--format", "open", "--seed", "3", "--turn-cap", "30", "--field", "other.txt", "--players", "rush,rush")
GAMES = ("--games", "16000")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder with two small decks and a collection, and short rounds."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("mine", DECK), ("other", OTHER), ("pool", POOL)):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(lists, "STAGE_BLOCKS", 4)
    for name, value in (("BLOCK_PAIRS", 8), ("LOOKS", (64, 128))):
        monkeypatch.setattr(search, name, value)
    return tmp_path


def test_a_better_list_is_written_and_can_be_read(run: Any, folder: Path) -> None:
    result = run("improve", "mine.txt", *WORDS, *GAMES, "--collection", "pool.txt", "--output", "new.txt",
                 "--page", "new.html")  # fmt: skip
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "mine against other, played by rush: +" in said
    assert "points of win rate on held-out luck" in said
    assert "The path: the swaps of each round" in said
    assert "What the copies of each card are worth" in said
    assert "new.txt was written." in said
    page = (folder / "new.html").read_text(encoding="utf-8")
    assert "The new list is better than mine" in page and 'class="deck measured"' in page
    new = read_deck(folder / "new.txt", known_names(), "open")
    copies = dict(new.cards)
    assert sum(copies.values()) == 16
    assert copies != {"Deadly Fighter Braid Claw": 4, "Brain Serum": 12}
    assert copies.get("Bronze-Arm Tribe", 0) <= 2  # more are not in the collection


def test_json_has_the_path_and_the_test(run: Any, folder: Path) -> None:
    words = ("improve", "mine.txt", *WORDS, *GAMES, "--pool", "pool.txt", "--swap", "3", "--json")
    found = json.loads(run(*words).stdout)
    assert found["gains"] is True and found["held_out"]["whole"] is True
    assert found["held_out"]["difference"]["low"] > 0
    assert sum(number for number in found["changes"].values() if number > 0) <= 3
    assert any(step["kept"] for step in found["rounds"])
    assert {swap["in"] for swap in found["rounds"][0]["swaps"]} <= {"Torcon", "Fear Fang", "Bronze-Arm Tribe"}
    assert sum(one["copies"] for one in found["list"]) == 16
    assert {one["card"] for one in found["slots"]} == {one["card"] for one in found["list"]}
    assert found["games"] > 16_000 * 0.6 and found["errors"] == 0
    again = json.loads(run(*words, "--jobs", "1").stdout)
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_the_playbook_is_tuned_for_the_new_list(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worse, better = (f"base: rush\ncharge\n    {word} Brain Serum\n" for word in ("never", "rather"))

    def list_at_once(self: lists.ListSearch) -> Any:
        names = self.found.best
        self.found.best = swapped(names, [Swap("Brain Serum", new) for new in ("Torcon", "Fear Fang") * 4])
        self._play.games = 4_000
        return self.found

    def book_at_once(self: playbooks.PlaybookSearch) -> Any:
        self.found.best = read_playbook(better, cards_in_use().deck_names.known)
        self._play.games = 16_000
        return self.found

    monkeypatch.setattr(lists.ListSearch, "run", list_at_once)
    monkeypatch.setattr(playbooks.PlaybookSearch, "run", book_at_once)
    (folder / "own.play").write_text(worse, encoding="utf-8")
    words = ("improve", "mine.txt", *WORDS, "--players", "own.play,rush", "--games", "12000", "--pool", "pool.txt")
    words += ("--tune", "--output", "new.txt", "--json")
    result = run(*words)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    tuned = found["tuned"]
    assert found["gains"] and tuned["gains"]
    assert tuned["over_same_list"]["difference"]["low"] > 0 and tuned["over_deck"]["difference"]["low"] > 0
    # The original list plays the same games in both tests.
    assert tuned["over_deck"]["pairs"] == found["held_out"]["pairs"]
    assert tuned["over_deck"]["win_rate_before"] == found["held_out"]["win_rate"]
    assert tuned["over_deck"]["win_rate"] > found["held_out"]["win_rate_of_new_list"]
    text = (folder / "new.play").read_text(encoding="utf-8")
    assert text == tuned["playbook"] and "rather Brain Serum" in text
    assert text.startswith("# Tuned from own.play: +")
    assert run("players", "check", "new.play").exit_code == 0
    refused = run(*words)
    assert refused.exit_code == 2 and "new.txt is there already" in refused.stderr
    (folder / "new.txt").unlink()
    refused = run(*words)
    assert refused.exit_code == 2 and "new.play is there already" in refused.stderr


def test_the_playbook_that_was_followed_plays_the_new_list(run: Any, folder: Path) -> None:
    book = "# mine\nbase: rush\ncharge\n    rather Brain Serum\n"
    (folder / "mine.play").write_text(f"{book}sideboard\n    against everything: -1 Brain Serum, +1 Torcon\n")
    with (folder / "mine.txt").open("a") as file:
        file.write("\n[Sideboard]\n4 Torcon\n")
    words = ("improve", "mine.txt", *WORDS, "--players", "auto,rush", *GAMES, "--pool", "pool.txt")
    result = run(*words, "--output", "new.txt")
    assert result.exit_code == 0, result.output
    assert "new.txt was written.\nnew.play was written." in result.stdout
    text = (folder / "new.play").read_text(encoding="utf-8")
    assert "rather Brain Serum" in text and "sideboard" not in text
    assert run("players", "check", "new.play").exit_code == 0
    cards, whom = cards_in_use().deck_names, read_deck(folder / "new.txt", known_names(), "open")
    assert side_of(whom, "auto").player == "new.play"
    lines = [read_playbook(one, cards.known).lines for one in (text, book)]
    assert lines[0] == lines[1]
    (folder / "new.txt").unlink()
    refused = run(*words, "--output", "new.txt")
    assert refused.exit_code == 2 and "new.play is there already" in refused.stderr


def test_what_every_list_is_played_by_is_not_written(run: Any, folder: Path) -> None:
    for player in ("auto", "rush"):  # without a playbook next to the list, auto is the general player
        result = run(
            "improve",
            "other.txt",
            "--pool",
            "other.txt",
            *WORDS,
            "--players",
            f"{player},rush",
            "--games",
            "1000",
            "--output",
            f"{player}.txt",
        )
        assert result.exit_code == 0, result.output
        assert not (folder / f"{player}.play").exists()


def test_what_is_kept_stays_and_what_is_restricted_does_not_come(run: Any, folder: Path) -> None:
    rules = "# a house rule\ndeck: open\n0 Torcon\n1 fear fang\nnot together: Fear Fang + Locomotiver\n"
    (folder / "house.txt").write_text(rules, encoding="utf-8")
    words = ["improve", "mine.txt", *WORDS, *GAMES, "--pool", "pool.txt", "--format", "house.txt", "--json"]
    words[words.index("other.txt")] = "mine.txt"  # the other deck has more than the house allows
    found = json.loads(run(*words, "--keep", "Deadly Fighter Braid Claw").stdout)
    assert found["changes"].get("Torcon", 0) == 0
    assert found["changes"].get("Fear Fang", 0) <= 1
    assert not {"Fear Fang", "Locomotiver"} <= {name for name, more in found["changes"].items() if more > 0}
    assert found["changes"].get("Deadly Fighter Braid Claw", 0) == 0


def test_a_list_that_cannot_be_improved_comes_back(run: Any, folder: Path) -> None:
    result = run("improve", "other.txt", "--pool", "other.txt", *WORDS, "--games", "4000")
    assert result.exit_code == 0, result.output
    assert "No list is clearly better than other." in " ".join(result.stdout.split())
    assert "# name: other\n8 Torcon\n4 Fear Fang\n4 Bronze-Arm Tribe" in result.stdout


def test_a_search_without_a_round_has_no_table_of_rounds(run: Any, folder: Path) -> None:
    result = run("improve", "mine.txt", "--pool", "pool.txt", *WORDS, "--games", "4")
    assert result.exit_code == 0, result.output
    words = " ".join(result.stdout.split())
    assert "The search stopped because" in words
    assert "The path" not in words


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--for", "2m", "--games", "100"), "Name a time (--for) or a number of games (--games), not both."),
        (("--pool", "pool.txt", "--collection", "pool.txt"), "Name a --pool or a --collection, not both."),
        (("--keep", "Corile"), "mine has no Corile."),
        (("--output", "new.play"), "a decklist is called something.txt"),
        (("--output", "mine.txt"), "mine.txt is read by the same command. Name another file."),
        (("--tune", "--players", "random,rush"), "random has no priorities to build on"),
        (("--tune", "--players", "search:5/rush,rush"), "A search is not tuned. Name its playbook"),
        (("--format", "less.txt"), "12 Brain Serum, but less allows 2"),
        (("--format", "wrong.txt"), "line 1: write how many copies are allowed"),
        (("--date", "2010-01-01"), "open is the same on all days."),
        (("--limits", "2005-07-15"), "write --format hall-of-fame --date 2005-07-15."),
    ],
)
def test_what_cannot_be_is_refused(run: Any, folder: Path, words: tuple[str, ...], message: str) -> None:
    (folder / "wrong.txt").write_text("four Torcon\n", encoding="utf-8")
    (folder / "less.txt").write_text("deck: open\n2 Brain Serum\n", encoding="utf-8")
    result = run("improve", "mine.txt", *WORDS, *words)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())


def test_an_interrupt_keeps_what_was_found(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(comparing, "held_out_parts", interrupted)
    result = run("improve", "mine.txt", *WORDS, *GAMES, "--pool", "pool.txt")
    assert result.exit_code == 130
    assert "what the new list gains is not known" in " ".join(result.stdout.split())
    assert "# name: mine, improved" in result.stdout


def test_a_search_in_a_folder_goes_on_where_it_was_interrupted(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is that of a search without an interruption, and the seed is the one in the folder."""
    words = ("improve", "mine.txt", *WORDS, "--games", "6000", "--pool", "pool.txt", "--jobs", "1", "--json")
    whole = json.loads(run(*words).stdout)
    play, calls, stop = field.play_cells, 0, 0

    def interrupted(*words: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == stop:
            raise KeyboardInterrupt
        return play(*words, **options)

    monkeypatch.setattr(field, "play_cells", interrupted)
    again = [word for word in (*words, "--out", "kept") if word not in ("--seed", "3")]
    for stop, seed in ((2, ("--seed", "3")), (8, ())):
        assert run(*again, *seed).exit_code == 130 and calls == stop
    result = run(*again)
    assert result.exit_code == 0, result.output
    assert {**json.loads(result.stdout), "seconds": 0} == {**whole, "seconds": 0}
    played = calls
    assert run(*again).exit_code == 0 and calls == played
    refused = run(*again, "--swap", "3")
    assert refused.exit_code == 2
    assert "kept holds another search. It differs in: cards that may differ (12 there, 3 asked for)." in refused.stderr
    # Two searches in one folder would destroy each other's file.
    with locket.lock_file("kept/search.lock"):
        refused = run(*again)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "Another duelsim is searching in kept. Wait until it has ended" in refused.stderr
    # A flipped bit costs the batch of its row, and no other.
    rows = Path("kept/search.jsonl")
    content = rows.read_bytes()
    rows.write_bytes(content[:100] + bytes([content[100] ^ 1]) + content[101:])
    repaired = run(*again)
    assert "kept/search.jsonl is damaged: 1 row is lost" in repaired.stderr.replace("\\", "/")
    assert {**json.loads(repaired.stdout), "seconds": 0} == {**whole, "seconds": 0}
    assert calls == played + 1


def test_cards_that_the_player_never_uses_are_named(run: Any, folder: Path) -> None:
    """Nothing pays for Brain Serum without water."""
    (folder / "dead.txt").write_text("8 Deadly Fighter Braid Claw\n8 Brain Serum\n", encoding="utf-8")
    words = ("improve", "dead.txt", *WORDS, *GAMES, "--keep", "Deadly Fighter Braid Claw", "--swap", "1", "--json")
    (unused,) = json.loads(run(*words, "--pool", "pool.txt").stdout)["never_used"]
    assert (unused["deck"], unused["player"], list(unused["seen"])) == ("dead, improved", "rush", ["Brain Serum"])
