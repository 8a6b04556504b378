"""Cards that begin the game outside the deck: in which section they belong, and how many there may be (100.3-4)."""

from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.names import CardNames
from decks.outside import Outside
from decks.reading import Deck, Section, check_deck, deck_hash, outside, read_deck, slots

MAIN = [f"Card {number}" for number in range(10)]
PSYCHIC = [f"Psychic {number}" for number in range(9)]
GR = [f"Gacha {number}" for number in range(6)]
STARTING = ["Nebula"]
FORTY = "".join(f"4 {name}\n" for name in MAIN)
TWELVE = "".join(f"2 {name}\n" for name in GR)


def section_of(name: str) -> str:
    word = name.split()[0]
    return {"Psychic": "hyperspatial zone", "Gacha": "GR zone", "Nebula": "battle zone"}.get(word, "main deck")


NAMES = CardNames(CardNames.of([*MAIN, *PSYCHIC, *GR, *STARTING]).known, section_of=section_of)


def read(tmp_path: Path, text: str, format: str = "standard") -> Deck:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    return read_deck(file, NAMES, format)  # type: ignore[arg-type]


@pytest.mark.rule("1.09", "1.11")
@pytest.mark.parametrize("heading", ["[Hyperspatial]", "Hyperspatial:", "# Hyperspatial zone (3)", "超次元ゾーン"])
def test_the_cards_of_the_hyperspatial_zone_are_none_of_the_forty(tmp_path: Path, heading: str) -> None:
    deck = read(tmp_path, f"{FORTY}\n{heading}\n2 Psychic 1\n1 Psychic 0\n")
    assert deck.outside == (Section("hyperspatial zone", (("Psychic 1", 2), ("Psychic 0", 1))),)
    assert (len(slots(deck)), deck.apart) == (40, ())
    assert outside(deck) == Outside(hyperspatial=("Psychic 0", "Psychic 1", "Psychic 1"))


def test_all_zones_together_in_the_order_of_their_slots(tmp_path: Path) -> None:
    deck = read(tmp_path, f"[Hyperspatial]\n1 Psychic 1\n[GR]\n{TWELVE}[Battle zone]\n1 Nebula\n[Main]\n{FORTY}")
    assert outside(deck).names == (*(name for name in GR for _ in range(2)), "Psychic 1", "Nebula")


@pytest.mark.rule("1.11")
@pytest.mark.parametrize(
    ("section", "message"),
    [
        (
            "[Hyperspatial]\n" + "".join(f"1 {name}\n" for name in PSYCHIC),
            "9 cards .* hyperspatial zone.* at most 8",
        ),
        ("[Hyperspatial]\n5 Psychic 1\n", '5 copies of "Psychic 1": the hyperspatial zone has at most 4 of a name'),
        ("[GR]\n2 Gacha 1\n", "2 cards in the GR zone: it has exactly 12"),
        (f"[GR]\n{TWELVE}1 Gacha 1\n", "13 cards in the GR zone: it has exactly 12"),
        ("[GR]\n3 Gacha 1\n", '3 copies of "Gacha 1": the GR zone has at most 2 of a name'),
        ("[Main]\n1 Psychic 1\n", r'line 13: "Psychic 1" begins the game in the hyperspatial zone: .* \[Hyperspatial'),
        ("[Hyperspatial]\n1 Card 1\n", r'line 13: "Card 1" belongs in the main deck: write it under \[Main deck\]'),
        ("[Hyperspatial]\n1 Gacha 1\n", r'"Gacha 1" begins the game in the GR zone: write it under \[GR zone\]'),
        ("[GR]\n1 Nebula\n", r'"Nebula" begins the game in the battle zone: write it under \[Battle zone\]'),
        ("[Hyperspatial]\n1 Psychic 99\n", 'no card is known by the name "Psychic 99"'),
        ("[Battle zone]\n24 Nebula\n", "64 cards with those outside the deck: duelsim plays up to 63"),
    ],
)
def test_what_a_deck_cannot_have_outside(tmp_path: Path, section: str, message: str) -> None:
    with pytest.raises(DeckError, match=message):
        read(tmp_path, f"{FORTY}\n{section}")


def test_an_open_deck_may_have_any_number_up_to_the_room_of_the_record(tmp_path: Path) -> None:
    assert outside(read(tmp_path, f"{FORTY}[Hyperspatial]\n23 Psychic 1\n", "open")).hyperspatial == ("Psychic 1",) * 23
    with pytest.raises(DeckError, match="64 cards with those outside the deck"):
        read(tmp_path, f"{FORTY}[Hyperspatial]\n24 Psychic 1\n", "open")


def test_the_hash_tells_what_is_outside_and_is_that_of_the_deck_alone_without_it() -> None:
    both = Outside(hyperspatial=("B", "A")), Outside(hyperspatial=("A", "B"))
    assert deck_hash(["X"]) == deck_hash(["X"], Outside())
    assert deck_hash(["X"], both[0]) == deck_hash(["X"], both[1]) != deck_hash(["X"])
    assert deck_hash(["X"], both[0]) not in (deck_hash(["X"], Outside(gr=("A", "B"))), deck_hash(["X", "A", "B"]))


def test_a_deck_of_a_program_is_checked_as_well() -> None:
    cards = tuple((name, 4) for name in MAIN)
    check_deck(Deck("Made", cards, Path(), outside=(Section("hyperspatial zone", (("Psychic 1", 4),)),)), NAMES)
    for section, message in (
        (Section("hyperspatial zone", (("Psychic 1", 5),)), "at most 4 of a name"),
        (Section("hyperspatial zone", (("Card 1", 1),)), "belongs in the main deck"),
        (Section("sideboard", (("Card 1", 1),)), "sideboard: cards begin outside the deck in the GR zone"),
    ):
        with pytest.raises(DeckError, match=message):
            check_deck(Deck("Made", cards, Path(), outside=(section,)), NAMES)


def test_what_json_keeps() -> None:
    both = Outside(gr=("A",), battle=("B", "B"))
    assert both.to_json() == {"gr": ["A"], "battle": ["B", "B"]}
    assert Outside.from_json(both.to_json()) == both
