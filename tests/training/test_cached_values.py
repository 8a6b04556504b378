"""Values in the user's cache: what they depend on, and that nothing that is wrong with the folder does any harm."""

import ast
import os
from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import read_deck
from sim.cards.library import OwnCard, known_names
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.training import cached_values
from sim.training.cached_values import cached_text, keep, key_of, learns

ROOT = Path(__file__).parents[2]
NAMES = known_names()
TEXT = "# The value of a deck\nown-shields-1 0.5\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the cache, which is not there yet."""
    monkeypatch.setattr(cached_values, "user_cache", lambda: tmp_path / "cache")
    return tmp_path / "cache" / "values"


def side(name: str, player: str) -> Side:
    return side_of(read_deck(name, NAMES), player)


def key(name: str, player: str) -> str:
    return key_of(side(name, player), DEFAULT_RULES)


def test_only_who_looks_ahead_without_a_value_of_the_decks_own_has_to_learn_it() -> None:
    assert learns(side("fn-rush", "lookahead"))
    assert not learns(side("fn-rush", "auto")) and not learns(side("fn-rush", "search"))
    assert not learns(replace(side("fn-rush", "lookahead"), own_value=TEXT))
    assert not learns(replace(side("fn-rush", "lookahead"), python="Mine"))


def test_the_same_list_and_script_have_one_value_whatever_else_is_asked() -> None:
    first = side("fn-rush", "lookahead")
    assert key("fn-rush", "lookahead:20") == key_of(first, DEFAULT_RULES) == key("fn-rush", "auto")
    other = first.aligned_to(side("mono-red-rush", "auto"))
    assert other.slots != first.slots
    changed = replace(other, name="Mine", fixed=(3, 1), blanks=(2,), without_triggers=("Terror Pit",))
    assert key_of(changed, DEFAULT_RULES) == key_of(first, DEFAULT_RULES)


def test_another_list_script_rules_or_trainer_have_another_value(monkeypatch: pytest.MonkeyPatch) -> None:
    first = side("fn-rush", "lookahead")
    keys = [
        key_of(first, DEFAULT_RULES),
        key("mono-red-rush", "lookahead"),
        key("fn-rush", "lookahead/rush"),
        key("fn-rush", "lookahead/rush:hand_kept=1"),
        key_of(replace(first, playbook=first.playbook + "# another line\n"), DEFAULT_RULES),
        key_of(first, RuleOptions.of((), "2005-en")),
    ]
    monkeypatch.setattr(cached_values, "SOURCES", ("sim/training/fitting.py",))
    keys.append(key_of(first, DEFAULT_RULES))
    monkeypatch.setattr(cached_values, "VERSION", "9.9.9")
    keys.append(key_of(first, DEFAULT_RULES))
    assert len(set(keys)) == len(keys)


def test_a_value_depends_on_the_sources_that_train_and_on_none_that_only_show_it() -> None:
    rooms = ("sim/training", "strategies/values", "strategies/playbooks")
    trains = {file for pattern in cached_values.SOURCES for file in ROOT.glob(pattern)}
    shows = {file for room in rooms for file in (ROOT / room).glob("*.py")} - trains
    assert {file.relative_to(ROOT).as_posix() for file in shows} == {
        "strategies/values/__init__.py",
        "strategies/values/origins.py",
    }
    imported = {
        f"{node.module.replace('.', '/')}.py"
        for file in trains
        if file.suffix == ".py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
    }
    assert not {file for file in shows if file.relative_to(ROOT).as_posix() in imported}


def test_a_card_of_ones_own_in_a_deck_that_ships_makes_another_value() -> None:
    """It is played against in training; without one, the field makes no difference."""
    first, other = side("fn-rush", "lookahead"), side("liquid-beast", "lookahead")
    assert key_of(first, DEFAULT_RULES, [other]) == key_of(first, DEFAULT_RULES)
    mine = replace(other, own_cards=(OwnCard("Corile\nanother text"),))
    assert key_of(first, DEFAULT_RULES, [mine]) != key_of(first, DEFAULT_RULES)


def test_what_is_kept_is_found_again(folder: Path) -> None:
    assert cached_text("a") == ""
    assert keep("a", TEXT) == ""
    assert cached_text("a") == TEXT
    assert [file.name for file in folder.iterdir()] == ["a.value.txt"]


@pytest.mark.parametrize("damage", ["changed", "cut", "empty", "bytes", "long", "folder", "unreadable"])
def test_a_damaged_file_is_no_value_and_is_written_again(folder: Path, damage: str) -> None:
    keep("a", TEXT)
    file = folder / "a.value.txt"
    content = file.read_bytes()
    if damage == "folder":
        file.unlink()
        file.mkdir()
    elif damage == "unreadable":
        if os.geteuid() == 0:
            pytest.skip("root reads everything")
        file.chmod(0)
    else:
        broken = {
            "changed": content.replace(b"0.5", b"0.6"),
            "cut": content[:-4],
            "empty": b"",
            "bytes": b"\xff\xfe\n" + content,
            "long": content + b"#" * cached_values.LONGEST,
        }
        file.write_bytes(broken[damage])
    assert cached_text("a") == ""
    assert bool(keep("a", TEXT)) == (damage == "folder")  # which is nobody's to delete
    assert cached_text("a") == ("" if damage == "folder" else TEXT)


def test_a_folder_that_cannot_be_written_is_said_and_no_more(folder: Path) -> None:
    folder.parent.write_text("a file", encoding="utf-8")
    assert cached_text("a") == ""
    assert str(folder) in keep("a", TEXT)


def test_the_values_that_were_not_used_for_longest_are_dropped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cached_values, "MOST_CACHED", 2)
    for at, name in enumerate("abc"):
        keep(name, TEXT)
        os.utime(folder / f"{name}.value.txt", (at, at))
    assert {file.name[0] for file in folder.iterdir()} == {"b", "c"}
    assert cached_text("b") == TEXT  # which is now in use
    (folder / ".d.value.txt.123").write_text("what a killed process left", encoding="utf-8")
    os.utime(folder / ".d.value.txt.123", (0, 0))
    (folder / "other").touch()
    keep("e", TEXT)
    assert {file.name for file in folder.iterdir()} == {"b.value.txt", "e.value.txt", "other"}
