"""Values that come with the package: for which lists and scripts, and that every one can be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import read_deck
from sim.cards.library import OwnCard, known_names
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.tools.learn_shipped import is_there, sides_to_learn
from sim.training import shipped_values
from sim.training.shipped_values import FOLDER, shipped_file, shipped_text, with_first_line
from strategies.values.origins import LEARNED, origin_of

NAMES = known_names()
TEXT = "# The value of a deck\nown-shields-1 0.5\n"
SIDES = sides_to_learn()


@pytest.fixture
def rush(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Side:
    """A deck whose value is the only one that ships."""
    side = side_of(read_deck("fn-rush", NAMES), "lookahead")
    monkeypatch.setattr(shipped_values, "FOLDER", tmp_path)
    (tmp_path / "fn-rush.txt").write_text(with_first_line(side, TEXT), encoding="utf-8")
    return side


def test_a_value_is_that_of_a_list_and_a_script_whatever_they_are_called(rush: Side) -> None:
    mine = replace(rush, name="Mine", player="lookahead:20/fn-rush.play", slots=rush.slots[::-1])
    assert shipped_text(rush, DEFAULT_RULES) == shipped_text(mine, DEFAULT_RULES) == TEXT


def test_another_list_script_or_rules_and_cards_of_ones_own_have_none(rush: Side) -> None:
    others = [
        side_of(read_deck("liquid-beast", NAMES), "lookahead"),
        side_of(read_deck("fn-rush", NAMES), "lookahead/rush"),
        replace(rush, playbook=rush.playbook + "# another line\n"),
        replace(rush, own_cards=(OwnCard("Torcon\nanother text"),)),
    ]
    assert {shipped_text(other, DEFAULT_RULES) for other in others} == {""}
    assert shipped_file(rush, RuleOptions.of((), "2005-en")) is None


def test_a_deck_with_unreviewed_cards_has_its_value(rush: Side) -> None:
    unreviewed = OwnCard("Torcon\nanother text", imported=True)
    assert shipped_text(replace(rush, own_cards=(unreviewed,)), DEFAULT_RULES) == TEXT


def test_every_file_is_of_a_deck_as_it_ships() -> None:
    """`python -m sim.tools.learn_shipped` deletes the others, and learns what is not there."""
    files = set(FOLDER.glob("*.txt"))
    assert files
    assert files == {file for file, side in SIDES.items() if is_there(file, side)}


def test_every_file_has_a_value_that_was_learned_for_cards_of_its_deck() -> None:
    """A feature that is new, or a card that has another name, calls for `python -m sim.tools.learn_shipped --again`."""
    for file, side in SIDES.items():
        if file.exists():
            text = shipped_text(side, DEFAULT_RULES)
            value = replace(side, value=text).prepared_value(str(file))
            assert origin_of(text).source == LEARNED, file
            assert {card for card, _ in value.cards} <= set(side.all_names), file


@pytest.mark.soak
def test_every_deck_that_ships_has_been_learned() -> None:
    assert [file.stem for file in SIDES if not file.exists()] == [], "python -m sim.tools.learn_shipped"
