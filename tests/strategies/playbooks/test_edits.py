"""Edits of playbooks: every one makes a playbook that reads back, and does what its words say."""

from collections.abc import Mapping

import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.cards.words import Card
from sim.games.matchups.matchup import side_of
from strategies.playbooks.edits import (
    Add,
    ChangeBase,
    ChargeUntil,
    Drop,
    Edit,
    Raise,
    Rewrite,
    Say,
    Turn,
    Unsay,
    all_applied,
    parts_of,
)
from strategies.playbooks.lines import HABITS, SECTION_NAMES, Line, Playbook
from strategies.playbooks.reading import read_playbook
from strategies.playbooks.vocabulary import Vocabulary
from strategies.playbooks.writing import BASE, written

BOOK = """\
base: rush:hand_kept=1

charge
    until mana 7
    never the last card that could be played
    rather Corile, Aqua Guard
    rather spare copies

use
    fill the mana
    Corile, Aqua Guard when in danger
    Aqua Hulcus when mana at least 5
    Corile
"""
CHARGE, USE = SECTION_NAMES["charge"], SECTION_NAMES["use"]


@pytest.fixture(scope="module")
def names() -> Mapping[str, str]:
    return cards_in_use().deck_names.known


@pytest.fixture
def book(names: Mapping[str, str]) -> Playbook:
    return read_playbook(BOOK, names)


def line(section: str, text: str) -> Line:
    lines = read_playbook(f"base: rush\n{section}\n{text}\n", cards_in_use().deck_names.known)
    return lines.lines[SECTION_NAMES[section]][0]


def changed(book: Playbook, *edits: Edit) -> tuple[list[str], list[str]]:
    """The lines that edits remove, and those that they add."""
    before, after = written(book).splitlines(), written(all_applied(book, edits)).splitlines()
    return (
        [one.strip() for one in before if one not in after],
        [one.strip() for one in after if one not in before],
    )


@pytest.mark.parametrize("name", shipped_decks())
def test_every_edit_of_a_shipped_deck_reads_back(name: str, names: Mapping[str, str]) -> None:
    side = side_of(read_deck(name, known_names()), "auto")
    book = read_playbook(side.playbook, names)
    edits = Vocabulary(side.cards(), names).edits_of(book)
    assert len({edit.words for edit in edits if isinstance(edit, Say)}) > 200
    for edit in edits:
        new = edit.applied(book)
        assert new != book
        assert read_playbook(written(new), names) == new, edit.words
    # Several at a time, too, whatever they are about.
    for first in range(0, len(edits), 7):
        new = all_applied(book, edits[first::40])
        assert read_playbook(written(new), names) == new


def test_an_edit_of_a_line_that_is_not_there_changes_nothing(book: Playbook) -> None:
    other = line("use", "Corile when lethal")
    for edit in (Drop(USE, other), Raise(USE, other), Rewrite(USE, other, line("use", "Corile when in danger"))):
        assert edit.applied(book) == book
    assert Unsay(CHARGE, other.items[0], conditional=True).applied(book) == book


def test_what_is_said_of_a_card_takes_the_place_of_what_was(book: Playbook) -> None:
    assert changed(book, Say(CHARGE, line("charge", "keep Corile"))) == (
        ["rather Corile, Aqua Guard"],
        ["rather Aqua Guard", "keep Corile"],
    )
    # It joins a line that says the same of others; lines with conditions are apart.
    assert changed(book, Say(USE, line("use", "Aqua Hulcus when in danger"))) == (
        ["Corile, Aqua Guard when in danger", "Aqua Hulcus when mana at least 5"],
        ["Corile, Aqua Guard, Aqua Hulcus when in danger"],
    )
    assert changed(book, Say(USE, line("use", "Aqua Hulcus"))) == (["Corile"], ["Corile, Aqua Hulcus"])
    assert changed(book, Unsay(USE, line("use", "Corile").items[0], conditional=False)) == (["Corile"], [])


def test_new_lines_stand_where_they_count(book: Playbook) -> None:
    """Below what is never done, before the description that would fit the card, too; conditions come first."""
    new = all_applied(
        book,
        [
            Say(CHARGE, line("charge", "keep Aqua Hulcus")),
            Say(CHARGE, line("charge", "rather Aqua Hulcus when mana at most 3")),
            Say(USE, line("use", "never Torcon when lethal")),
            Add(CHARGE, line("charge", "rather not removal")),
            Add(CHARGE, line("charge", "never spells that would do nothing")),
        ],
    )
    texts = written(new).split("charge\n")[1].split("\n\nuse\n")
    assert [one.strip() for one in texts[0].splitlines()] == [
        "until mana 7",
        "never the last card that could be played",
        "rather Aqua Hulcus when mana at most 3",
        "rather Corile, Aqua Guard",
        "keep Aqua Hulcus",
        "rather spare copies",
        "rather not removal",
        "never spells that would do nothing",
    ]
    assert texts[1].splitlines()[1].strip() == "never Torcon when lethal"


def test_lines_are_dropped_raised_and_get_other_numbers(book: Playbook) -> None:
    hulcus = line("use", "Aqua Hulcus when mana at least 5")
    assert changed(book, Drop(USE, hulcus)) == (["Aqua Hulcus when mana at least 5"], [])
    assert changed(book, Rewrite(USE, hulcus, line("use", "Aqua Hulcus when mana at least 6"))) == (
        ["Aqua Hulcus when mana at least 5"],
        ["Aqua Hulcus when mana at least 6"],
    )
    raised = Raise(USE, hulcus).applied(book)
    assert raised.lines[USE] == (book.lines[USE][1], book.lines[USE][0], book.lines[USE][2])
    assert Raise(USE, book.lines[USE][0]).applied(book) == book


def test_settings_and_the_base_change(book: Playbook) -> None:
    assert changed(book, ChargeUntil(8)) == (["until mana 7"], ["until mana 8"])
    assert changed(book, ChargeUntil(None, highest_cost=True)) == (["until mana 7"], ["until the most expensive card"])
    assert changed(book, Turn(HABITS["fill the mana"])) == (["fill the mana"], [])
    assert ChangeBase(script="control").applied(book).base == "control"  # of which hand_kept=1 is the default
    assert ChangeBase(parameter="hand_kept", value=0).applied(book).base == "rush"
    both = all_applied(book, [ChangeBase(parameter="chump_shields", value=1), ChangeBase(script="control")])
    assert both.base == "control:chump_shields=1"


def test_a_question_gets_no_more_lines_than_it_may_have(names: Mapping[str, str]) -> None:
    many = "".join(f"    creatures with power {number} or less\n" for number in range(60))
    book = read_playbook(f"base: rush\nuse\n{many}", names)
    assert Say(USE, line("use", "Corile")).applied(book) == book


def test_edits_are_about_the_same_where_only_one_makes_sense(book: Playbook) -> None:
    keep, never = Say(USE, line("use", "keep Corile")), Say(USE, line("use", "never Corile"))
    danger = Say(USE, line("use", "Corile when in danger"))
    assert keep.about == never.about != danger.about
    assert ChargeUntil(5).about == ChargeUntil(None).about


def test_the_parts_of_a_playbook_are_all_that_it_says(book: Playbook) -> None:
    parts = parts_of(book)
    said = [one.strip() for one in written(book).splitlines()[1:] if one.startswith("    ")]
    assert [part.text for part in parts] == ["rush:hand_kept=1", *said]
    assert parts[0].section == BASE and parts[0].without.base == "rush"
    for part in parts[1:]:
        left = [one.strip() for one in written(part.without).splitlines()[1:] if one.startswith("    ")]
        assert part.text not in left and len(left) == len(said) - 1


def test_remarks_stand_behind_their_lines_and_are_comments(book: Playbook, names: Mapping[str, str]) -> None:
    text = written(book, {(CHARGE, "rather spare copies"): "+1.3 ± 0.4", (BASE, "rush:hand_kept=1"): "+0.2 ± 0.1"})
    assert "base: rush:hand_kept=1" in text.splitlines()[0] and text.splitlines()[0].endswith("  # +0.2 ± 0.1")
    assert any(
        one.startswith("    rather spare copies ") and one.endswith("  # +1.3 ± 0.4") for one in text.splitlines()
    )
    assert read_playbook(text, names) == book


def test_blocks_are_for_blockers_and_attacks_for_creatures(names: Mapping[str, str]) -> None:
    cards: list[Card] = side_of(read_deck("murky-riptide", known_names()), "rush").cards()
    edits = Vocabulary(cards, names).edits_of(read_playbook("base: rush", names))
    words = {edit.words for edit in edits}
    assert "block: never Aqua Guard" in words and "block: never Aqua Hulcus" not in words
    assert "attack: hold Aqua Hulcus" in words and "attack: hold Terror Pit" not in words
    assert "declare: never Terror Pit" in words
