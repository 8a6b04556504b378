"""Decks that are held to a format: what is wrong, in the words of the format, with its line."""

from collections.abc import Mapping
from datetime import date

import pytest

from decks.checking import DeckError, DeckLine, Problem
from decks.formats import (
    FORMATS,
    DeckFormat,
    allowed_copies,
    allows_together,
    deck_problems,
    find_format,
    not_checked,
    restriction_problems,
)
from decks.formats.finding import shipped_formats
from decks.formats.releases import earliest, latest
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN
from decks.reading import read_deck
from decks.shipped import all_shipped
from sim.cards.library import cards_in_use

BOMBAZAR = "Bombazar, Dragon of Destiny"
SETS = {
    "Cyber Brain": ("DMC-37", "DM-01"),
    "Bombazar, Dragon of Destiny": ("DM-10",),
    "Aqua Hulcus": ("DM-01",),
    "Galberius Dragon": ("DM23-BD4", "DMX-22"),
    "Latecomer": ("DMR-01",),
    "Newest": ("DM25-RP2",),
    "Nobody's": (),
    "Romanesque, Dragon Wizard": ("DM-25",),
    "Soulswap": ("DM-10",),
    "Hell Slash": ("DM-06",),
    "Aquan": ("DM-04",),
    "Skeleton Vice": ("DM-08",),
}
KNOWN = {match_key(name): name for name in SETS} | {match_key("サイバー・ブレイン"): "Cyber Brain"}
UNPLAYABLE = {match_key("Tutanmekhanen"): UnplayableCard("Tutanmekhanen", "a sentence")}
NAMES = CardNames(KNOWN, lambda: UNPLAYABLE, printed_in=lambda name: SETS.get(name, ()))


def problems_of(format: DeckFormat, *cards: tuple[int, str]) -> list[str]:
    lines = [DeckLine(number, copies, card) for number, (copies, card) in enumerate(cards, start=1)]
    return list(map(str, restriction_problems(lines, format, NAMES)))


@pytest.mark.rule("1.16")
@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2005-07-14", []),
        (
            "2005-07-15",
            [f"line 1: 2 {BOMBAZAR}, but it has been in the Hall of Fame since 2005-07-15: one copy."],
        ),
        (
            "2006-03-14",
            [f"line 1: 2 {BOMBAZAR}, but it has been in the Hall of Fame since 2005-07-15: one copy."],
        ),
        ("2006-03-15", ["line 1: Bombazar, Dragon of Destiny is banned since 2006-03-15 (Premium Hall of Fame)."]),
        (None, ["line 1: Bombazar, Dragon of Destiny is banned since 2006-03-15 (Premium Hall of Fame)."]),
    ],
)
def test_bombazar_by_day(day: str | None, said: list[str]) -> None:
    assert problems_of(find_format("hall-of-fame", day), (2, BOMBAZAR)) == said
    if day and day < "2006-03-15":
        assert problems_of(find_format("hall-of-fame", day), (1, "Bombazar, Dragon of Destiny")) == []


def test_copies_are_counted_over_all_lines_and_named_on_the_last() -> None:
    found = problems_of(
        find_format("hall-of-fame", "2004-03-15"), (1, "Cyber Brain"), (4, "Aqua Hulcus"), (1, "Cyber Brain")
    )
    assert found == ["line 3: 2 Cyber Brain, but it has been in the Hall of Fame since 2004-03-15: one copy."]


def test_a_card_that_cannot_be_played_is_restricted_too_and_so_is_a_japanese_name() -> None:
    newest = find_format("original")
    assert problems_of(newest, (1, "Tutanmekhanen")) == [
        "line 1: Tutanmekhanen is banned since 2025-08-12 (Premium Hall of Fame)."
    ]
    assert "2 愛銀河マーキュリー・スターフォージ" in problems_of(newest, (2, "愛銀河マーキュリー・スターフォージ"))[0]


def test_a_combination_may_not_be_in_one_deck_while_it_lasts() -> None:
    both = (4, "Romanesque, Dragon Wizard"), (1, "Soulswap")
    said = (
        "Romanesque, Dragon Wizard and Soulswap may not be in one deck since 2007-11-23 (Premium Hall of Fame Combo)."
    )
    assert problems_of(find_format("hall-of-fame", "2007-11-23"), *both) == [f"line 2: {said}"]
    assert problems_of(find_format("hall-of-fame", "2007-11-22"), *both) == []
    assert problems_of(find_format("hall-of-fame", "2007-11-23"), both[0]) == []
    assert not any("in one deck" in said for said in problems_of(find_format("hall-of-fame", "2009-04-15"), *both))


def test_original_is_played_with_the_main_deck_alone() -> None:
    lines = {
        MAIN: [DeckLine(1, 40, "Aqua Hulcus")],
        HYPERSPATIAL_ZONE: [DeckLine(3, 8, "Nobody's")],
        GR_ZONE: [DeckLine(5, 12, "Nobody's")],
        BATTLE_ZONE: [DeckLine(7, 1, "Nobody's")],
    }
    said = [str(one) for one in deck_problems(lines, "original", NAMES) if "Original is" in one.message]
    assert said == [
        "line 3: Original is played without cards in the hyperspatial zone. Take out the 8 cards there.",
        "line 5: Original is played without cards in the GR zone. Take out the 12 cards there.",
        "line 7: Original is played without cards in the battle zone. Take out the card there.",
    ]
    assert not [one for one in deck_problems(lines, "advance", NAMES) if "is played without" in one.message]


# --- The formats of fans ----------------------------------------------------------------------------------------------
def test_classic_08() -> None:
    assert problems_of("classic-08", (1, "Bombazar, Dragon of Destiny")) == [
        "line 1: Bombazar, Dragon of Destiny is banned in Classic 08."
    ]
    assert problems_of("classic-08", (2, "Cyber Brain")) == ["line 1: 2 Cyber Brain, but Classic 08 allows 1."]
    assert problems_of("classic-08", (1, "Hell Slash")) == []  # banned in tournaments, a helper card here
    assert problems_of("classic-08", (1, "Hell Slash"), (1, "Aquan")) == [
        "line 2: 1 Hell Slash, 1 Aquan: Classic 08 allows one card of these in all."
    ]
    assert problems_of("classic-08", (2, "Aquan")) == ["line 1: 2 Aquan: Classic 08 allows one card of these in all."]
    together = problems_of("classic-08", (1, "Soulswap"), (1, "Romanesque, Dragon Wizard"))
    assert together == ["line 2: Soulswap and Romanesque, Dragon Wizard may not be in one deck in Classic 08."]


@pytest.mark.parametrize(
    ("format", "outside", "unsure"),
    [
        ("classic-08", ["Latecomer", "Newest"], ["Nobody's"]),
        ("classic-05", ["Latecomer", "Newest", "Romanesque, Dragon Wizard"], ["Galberius Dragon", "Nobody's"]),
    ],
)
def test_a_card_is_outside_the_pool_where_none_of_its_printings_can_be_in_it(
    format: str, outside: list[str], unsure: list[str]
) -> None:
    found = [name for name in SETS if any("pool" in said for said in problems_of(format, (1, name)))]
    assert sorted(found) == outside
    assert sorted(not_checked(SETS, format, NAMES)) == unsure


def test_what_is_outside_says_where_it_is_known_from() -> None:
    assert problems_of("classic-08", (1, "Newest")) == [
        "line 1: Newest is not in the pool of Classic 08: duelsim knows it from DM25-RP2."
    ]


def test_cards_that_were_printed_later_are_not_there_yet() -> None:
    day = find_format("hall-of-fame", "2010-01-01")
    assert problems_of(day, (1, "Latecomer")) == [
        "line 1: Latecomer was not there yet on 2010-01-01: duelsim knows it from DMR-01."
    ]
    assert problems_of(find_format("hall-of-fame", "2011-06-25"), (1, "Latecomer")) == []
    assert problems_of("hall-of-fame", (1, "Newest")) == []  # no day was asked for
    assert not_checked(SETS, day, NAMES) == ["Nobody's"]


def test_cards_of_the_shipped_formats_are_known_and_in_their_pool() -> None:
    names = cards_in_use().deck_names
    for format in shipped_formats():
        for card in format.cards:
            if card.line is not None:
                known = names.known.get(match_key(card.name))
                assert known == card.name or names.unplayable_card(card.name) is not None, card
                assert names.known.get(match_key(card.japanese), known) == known, card
        if format.pool is not None:
            lines = [DeckLine(1, 1, card.name) for card in format.cards]
            assert not [one for one in restriction_problems(lines, format, names) if "pool" in one.message]


@pytest.mark.parametrize(
    ("code", "first", "last"),
    [
        ("DM-10", date(2004, 6, 26), date(2004, 6, 26)),
        ("DM-20", date(2006, 6, 24), date(2007, 2, 17)),  # between DM-19 and DM-23
        ("DMR-02", date(2011, 6, 25), date(2012, 3, 24)),
        ("DM25-RP1", date(2025, 1, 1), date(2026, 12, 31)),
        ("DMC-37", None, None),
        ("DMRP-04裁", date(2017, 3, 25), date(2018, 1, 27)),
        ("DM-22+1D", None, None),
        ("promotional 2002-2007", date(2002, 1, 1), date(2007, 12, 31)),
    ],
)
def test_when_sets_were_released(code: str, first: date | None, last: date | None) -> None:
    assert (earliest(code), latest(code)) == (first, last)


def test_shipped_lists_keep_to_the_hall_of_fame_of_their_year() -> None:
    """Their sources are others than those of the Hall of Fame and of the days of sets."""
    names, refused = cards_in_use().deck_names, {}
    for deck in all_shipped():
        if deck.year >= 2004:
            try:
                read_deck(deck.file, names, find_format("hall-of-fame", f"{deck.year}-12-31"))
            except DeckError as error:
                refused[deck.key] = [problem.message for problem in error.problems]
    assert refused == {  # a list from before September
        "manalock-buster": ["3 Faerie Gift, but it has been in the Hall of Fame since 2016-09-15: one copy."]
    }


# --- What a search may do ---------------------------------------------------------------------------------------------
def test_a_search_keeps_to_the_format() -> None:
    most: Mapping[str, int] = dict.fromkeys(("Cyber Brain", "Aqua Hulcus", "Bombazar, Dragon of Destiny", "Newest"), 4)
    rules = find_format("classic-08")
    assert allowed_copies(most, rules, NAMES) == {
        "Cyber Brain": 1, "Aqua Hulcus": 4, "Bombazar, Dragon of Destiny": 0, "Newest": 0,
    }  # fmt: skip
    together = allows_together(SETS, rules, NAMES)
    assert together({"Aquan": 1, "Cyber Brain": 4}) and not together({"Aquan": 1, "Hell Slash": 1})
    assert not together({"Soulswap": 1, "Romanesque, Dragon Wizard": 1})
    assert together({"Soulswap": 1, "Romanesque, Dragon Wizard": 0})


def test_standard_and_open_decks_are_restricted_by_nothing_else() -> None:
    assert FORMATS[:2] == ("standard", "open")
    for format in FORMATS[:2]:
        assert problems_of(format, (4, "Bombazar, Dragon of Destiny")) == []
    assert deck_problems({MAIN: []}, "open", NAMES) == [
        Problem(None, "there are no cards in it. Write one line for each card, such as 4 Aqua Hulcus.")
    ]
