"""Checking decklists: every problem is found, on its line, with a helpful message."""

import os
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.checking import DeckError, DeckLine, Problem
from decks.formats import DeckFormat, deck_problems
from decks.names import CardNames
from decks.outside import MAIN
from decks.reading import read_deck

NAMES = (
    "Aqua Hulcus",
    "Bombazar, Dragon of Destiny",
    "Bronze-Arm Tribe",
    "Corile",
    "Manalock Dragon",
    "Terror Pit",
    *(f"Card {letter}" for letter in "ABCDEFGHIJ"),
)
THIRTY_SIX = "".join(f"4 Card {letter}\n" for letter in "ABCDEFGHI")


def problems_in(folder: Path, content: str | bytes, format: DeckFormat = "standard") -> tuple[Problem, ...]:
    path = folder / "mine.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(DeckError) as caught:
        read_deck(path, NAMES, format)
    return caught.value.problems


def test_every_problem_is_reported_with_its_line(tmp_path: Path) -> None:
    problems = problems_in(
        tmp_path,
        "# name: Bad\n\n4 Aqua Hulkus\nfour Corile\n0 Terror Pit\n-1 Bronze-Arm Tribe\n3 Card A\n"
        "4.5 Card B\n2 Card A # again\nMega Manalock Dragon\n5 Zzyzx\n40 Card J\n",
    )
    assert problems == (
        Problem(3, 'no card is known by the name "Aqua Hulkus". Did you mean "Aqua Hulcus"?'),
        Problem(4, '"four" is neither a number of copies nor a part of the name "Corile". Write 4 Corile.'),
        Problem(5, '0 copies of "Terror Pit" cannot be in a deck. Write 1 or more, or delete the line.'),
        Problem(6, '-1 copies of "Bronze-Arm Tribe" cannot be in a deck. Write 1 or more, or delete the line.'),
        Problem(8, '"4.5" is neither a number of copies nor a part of the name "Card B". Write 4 Card B.'),
        Problem(9, '5 copies of "Card A" (lines 7, 9): a standard deck has at most 4 of a name.'),
        Problem(
            10,
            '"Mega" is neither a number of copies nor a part of the name "Manalock Dragon". Write 4 Manalock Dragon.',
        ),
        Problem(11, 'no card is known by the name "Zzyzx".'),
        Problem(11, '5 copies of "Zzyzx": a standard deck has at most 4 of a name.'),
        Problem(12, '40 copies of "Card J": a standard deck has at most 4 of a name.'),
        Problem(None, "54 cards: a standard deck has exactly 40. Take out 14."),
    )


def test_the_error_is_a_message_for_users(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(THIRTY_SIX + "3 bombazar\n", encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        read_deck(path, NAMES)
    assert str(caught.value) == (
        f"The deck {path} cannot be used:\n"
        '  line 10: no card is known by the name "bombazar". Did you mean "Bombazar, Dragon of Destiny"?\n'
        "  39 cards: a standard deck has exactly 40. Add 1."
    )
    # Errors come back from worker processes.
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("cards", [11, 60])
def test_open_decks_have_11_to_60_cards_and_any_number_of_a_name(tmp_path: Path, cards: int) -> None:
    path = tmp_path / "open.txt"
    path.write_text(f"{cards} Corile", encoding="utf-8")
    assert read_deck(path, NAMES, format="open").cards == (("Corile", cards),)


@pytest.mark.parametrize(
    ("text", "format", "message"),
    [
        ("10 Corile", "open", "10 cards: an open deck has 11 to 60. Add 1."),
        ("61 Corile", "open", "61 cards: an open deck has 11 to 60. Take out 1."),
        ("Corile", "standard", "1 card: a standard deck has exactly 40. Add 39."),
        (
            THIRTY_SIX + "4 Corile\nTerror Pit",
            "standard",
            "41 cards: a standard deck has exactly 40. Take out 1.",
        ),
    ],
)
def test_the_size_of_a_deck(tmp_path: Path, text: str, format: DeckFormat, message: str) -> None:
    assert problems_in(tmp_path, text, format) == (Problem(None, message),)


def test_no_cards_are_reported_missing_if_a_count_is_unreadable(tmp_path: Path) -> None:
    assert [problem.line for problem in problems_in(tmp_path, THIRTY_SIX + "? Corile")] == [10]


@pytest.mark.parametrize("text", ["", "\n \r\n\t\n", "# name: Nothing\n// at all", "\ufeff"])
def test_a_file_without_cards(tmp_path: Path, text: str) -> None:
    (problem,) = problems_in(tmp_path, text)
    assert problem.line is None
    assert "no cards" in problem.message


def test_text_that_is_not_utf8(tmp_path: Path) -> None:
    problems = problems_in(tmp_path, THIRTY_SIX.encode() + "4 Überdragon\n4 Corilo".encode("latin-1"))
    assert problems == (
        Problem(10, "this is not UTF-8 text. Save the file as UTF-8."),
        Problem(11, 'no card is known by the name "Corilo". Did you mean "Corile"?'),
    )


def test_a_count_too_long_for_a_number(tmp_path: Path) -> None:
    (problem,) = problems_in(tmp_path, "9" * 5000 + " Corile")
    assert problem.line == 1
    assert "neither a number" in problem.message


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="it is a folder") as caught:
        read_deck(tmp_path, NAMES)
    assert str(tmp_path) in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: object, flags: int) -> int:
        raise PermissionError(13, os.strerror(13), str(path))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(DeckError, match="it cannot be read: Permission denied"):
        read_deck(tmp_path / "mine.txt", NAMES)


def test_a_deck_that_does_not_exist() -> None:
    with pytest.raises(DeckError) as caught:
        read_deck("liquid beats", NAMES)
    (problem,) = caught.value.problems
    assert 'Did you mean "liquid-beast"?' in problem.message
    assert "dogiragon-buster, dokindam-redzone, fn-rush, liquid-beast, mono-red-rush" in problem.message


@pytest.mark.rule("1.16")
@given(st.lists(st.integers(1, 6), min_size=1, max_size=15))
def test_a_standard_deck_is_legal_exactly_with_40_cards_at_most_4_of_a_name(counts: list[int]) -> None:
    lines = [DeckLine(number, count, f"Card {number}") for number, count in enumerate(counts, start=1)]
    problems = deck_problems({MAIN: lines}, "standard", CardNames({}))
    assert [problem.line for problem in problems if problem.line] == [
        number for number, count in enumerate(counts, start=1) if count > 4
    ]
    assert any(problem.line is None for problem in problems) == (sum(counts) != 40)
