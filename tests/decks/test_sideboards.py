"""Sideboards: what is wrong with them, with the line, and the list after a swap."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.formats import DeckFormat
from decks.names import CardNames
from decks.outside import HYPERSPATIAL_ZONE, MAIN
from decks.reading import Deck, Section, read_deck, slots
from decks.sideboards import check_sideboard, sideboard, sideboarded

CARDS = [f"Card {at}" for at in range(1, 20)]
NAMES = CardNames(
    CardNames.of([*CARDS, "Psychic"]).known,
    section_of=lambda name: HYPERSPATIAL_ZONE if name == "Psychic" else MAIN,
)
MAIN_DECK = "\n".join(f"4 Card {at}" for at in range(1, 11))


def deck_with(folder: Path, *lines: str) -> Deck:
    (folder / "mine.txt").write_text("\n".join([MAIN_DECK, "[Sideboard]", *lines, ""]), encoding="utf-8")
    return read_deck(folder / "mine.txt", NAMES)


def test_a_sideboard_of_known_cards_is_fine(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "4 card 11", "1 Card 12", "2 Card 12")
    check_sideboard(deck, NAMES)
    assert sideboard(deck) == (("Card 11", 4), ("Card 12", 3))
    assert sideboard(Deck("None", deck.cards, deck.path)) == ()


@pytest.mark.parametrize(
    ("lines", "format", "problems"),
    [
        (
            ["3 Card 11", "1 Crad 12"],
            "open",
            ['line 13: no card is known by the name "Crad 12". Did you mean "Card 12"'],
        ),
        (["3 Card 11", "5 Card 12"], "standard", ['line 13: 5 copies of "Card 12" with those of the main deck: a']),
        (
            ["1 Card 1"],
            "standard",
            ['line 12: 5 copies of "Card 1" with those of the main deck: a standard deck and its'],
        ),
        (["1 Card 1"], "open", []),
        (["1 Psychic"], "open", ['line 12: "Psychic" begins the game in the hyperspatial zone, and a sideboard has']),
        (["4 Card 11", "4 Card 12", "4 Card 13", "4 Card 14"], "standard", ["16 cards: a sideboard has at most 15."]),
    ],
)
def test_every_problem_is_said_with_its_line(
    tmp_path: Path, lines: list[str], format: DeckFormat, problems: list[str]
) -> None:
    deck = deck_with(tmp_path, *lines)  # which other games may play
    if not problems:
        check_sideboard(deck, NAMES, format)
        return
    with pytest.raises(DeckError) as refused:
        check_sideboard(deck, NAMES, format)
    head, *found = str(refused.value).splitlines()
    assert head == f"The deck {tmp_path / 'mine.txt'} with its sideboard cannot be used:"
    assert len(found) == len(problems)
    assert all(one.strip().startswith(start) for one, start in zip(found, problems, strict=True))


def test_a_sideboard_that_a_program_made_is_checked_without_lines() -> None:
    deck = Deck("Made", tuple((card, 4) for card in CARDS[:10]), Path(), (Section("sideboard", (("Nobody", 1),)),))
    with pytest.raises(DeckError) as refused:
        check_sideboard(deck, NAMES)
    assert [problem.line for problem in refused.value.problems] == [None]
    for wrong in ((("Card 11", "two"),), (("Card 11",),), (3,)):
        with pytest.raises(DeckError, match="must be pairs of a name and a number"):
            check_sideboard(replace(deck, apart=(Section("sideboard", wrong),)), NAMES)  # type: ignore[arg-type]


def test_a_swap_keeps_the_rest_of_the_list(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "4 Card 11")
    after = sideboarded(deck, {"Card 1": 4, "Card 2": 1}, {"Card 11": 4, "Card 3": 1})
    expected = dict(deck.cards) | {"Card 2": 3, "Card 3": 5, "Card 11": 4}
    del expected["Card 1"]
    assert dict(after.cards) == expected
    assert (after.name, after.path, len(slots(after))) == (deck.name, deck.path, 40)
