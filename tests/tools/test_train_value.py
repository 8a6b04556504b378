"""The pool that the universal value is trained on: what is in it, and that nothing held out is."""

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from decks.reading import Deck, read_deck
from sim.cards.library import cards_in_use
from sim.tools import train_value
from sim.tools.pool import Pool
from sim.tools.train_value import HELD_OUT, UniversalCourse, decks_that_ship, lists_of_players, random_lists

UNSEEN = Path(__file__).parents[2] / "benchmarks" / "unseen_lists"
NEARLY_THE_SAME = 32  # cards in common, of forty


def unseen() -> list[Deck]:
    """The lists that no value is trained on."""
    named = tomllib.loads((UNSEEN / "lists.toml").read_text(encoding="utf-8"))
    names = cards_in_use().deck_names
    sources = [*(UNSEEN / f"{name}.txt" for name in named["files"]), *named["shipped"]]
    return [read_deck(source, names, "open") for source in sources]


def test_the_lists_held_out_are_twenty_and_can_be_played() -> None:
    named = tomllib.loads((UNSEEN / "lists.toml").read_text(encoding="utf-8"))
    assert sorted((*named["shipped"], *named["the_same"])) == sorted(HELD_OUT)
    assert {file.stem for file in UNSEEN.glob("*.txt")} == set(named["files"])
    found = unseen()
    assert len(found) == 20
    assert all(sum(copies for _, copies in deck.cards) == 40 for deck in found)


def test_no_list_of_the_pool_is_nearly_one_that_is_held_out() -> None:
    """Lists of players, and decks that ship: another list of the same kind may be in the pool, not the same one."""
    held_out = [(deck.name, Counter(dict(deck.cards))) for deck in unseen()]
    pool = {deck.name: Counter(dict(deck.cards)) for deck in (*decks_that_ship(), *lists_of_players())}
    common = {
        (name, other): total
        for name, cards in pool.items()
        for other, theirs in held_out
        if (total := (cards & theirs).total()) >= NEARLY_THE_SAME
    }
    assert not common


def test_the_lists_of_players_are_decks() -> None:
    found = lists_of_players()
    assert len(found) == 75 and len({deck.name for deck in found}) == 75
    assert all(sum(copies for _, copies in deck.cards) == 40 for deck in found)


def test_decks_with_playbooks_are_drawn_more_often() -> None:
    times = Counter(deck.path.stem for deck in decks_that_ship())
    assert times["fn-rush"] == train_value.WITH_PLAYBOOKS and times["starter-deck-1"] == 1
    assert not times.keys() & set(HELD_OUT)


def test_random_lists_are_drawn_by_the_seed() -> None:
    luck = random.Random(1)
    pool = Pool(among=luck.sample(Pool().names, 120))
    first, again, other = (random_lists(3, seed, pool) for seed in (5, 5, 6))
    assert [deck.cards for deck in first] == [deck.cards for deck in again] != [deck.cards for deck in other]
    assert all(sum(copies for _, copies in deck.cards) >= 40 for deck in first)


def test_lessons_and_mirrors_are_drawn_by_the_seed() -> None:
    decks = decks_that_ship()[:9:3]
    one, again = UniversalCourse(decks, 5, 100), UniversalCourse(decks, 5, 100)
    sides = [[course.lesson(number).matchup.names for number in range(8)] for course in (one, again)]
    assert sides[0] == sides[1] and len(set(sides[0])) > 1
    assert one.lesson(0).trained == (True, True)
    assert [mirror.matchup.names for mirror in one.mirrors()] == [mirror.matchup.names for mirror in again.mirrors()]
    assert len(one.mirrors()) == 3


def test_a_value_is_trained_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are played; the held-out ones are left out, and the first fit passes."""
    decks = decks_that_ship()[:1]
    monkeypatch.setattr(train_value, "decks_that_ship", lambda: decks)
    monkeypatch.setattr(train_value, "lists_of_players", lambda: [])
    monkeypatch.setattr(train_value, "PLAYER", "lookahead:1/general")
    scores: Any = [[1.0] * 20, [0.9] * 20, [0.1] * 20]
    monkeypatch.setattr("sim.training.rounds.Training._scores", lambda self, pilots, *_: scores[: len(pilots)])
    file = tmp_path / "universal.txt"
    words = ["--games", "2", "--random-lists", "0", "--output", str(file)]
    result = CliRunner().invoke(train_value.main, words)
    assert result.exit_code == 0, result.output
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# The value of any deck\nversion: ")
    assert "trained on: 1 decks that ship" in text and "held out: 100.0 ± " in text
    again = CliRunner().invoke(train_value.main, words)
    assert again.exit_code == 1 and "is there already" in again.output
