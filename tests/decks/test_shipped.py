"""The decks that ship: each has forty known cards, a year and names of its own; they are found by them, and by era."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.formats import find_format
from decks.matching import match_key
from decks.reading import outside, read_deck, slots
from decks.shipped import (
    GROUPS,
    all_shipped,
    deck_called,
    decks_of_era,
    find_shipped,
    is_era,
    shipped_decks,
    shipped_names,
)
from decks.sources import field_decks, find_deck
from sim.cards.library import cards_in_use
from sim.cards.library.entries import Entry
from sim.language import speaking

SHARED = Path(__file__).parents[2].parent / "shared" / "data"
NAMES = cards_in_use().deck_names
DECKS = {deck.key: deck for deck in all_shipped()}
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def test_every_shipped_deck_has_forty_known_cards() -> None:
    for key, deck in DECKS.items():
        read = read_deck(key, NAMES)
        assert (len(slots(read)), read.name, read.path) == (40, deck.name, deck.file), key


def test_the_names_of_shipped_decks_are_their_own_in_both_languages() -> None:
    every = [name for deck in DECKS.values() for name in (deck.name, deck.japanese_name)]
    assert len({match_key(name) for name in every}) == len(every)
    assert all(KANA_OR_KANJI.search(deck.japanese_name) for deck in DECKS.values())
    assert not any(KANA_OR_KANJI.search(deck.name) for deck in DECKS.values())
    assert set(shipped_names().values()) == set(DECKS)


def test_the_head_of_every_shipped_deck_says_when_and_from_where_it_is() -> None:
    for key, deck in DECKS.items():
        assert 2002 <= deck.year <= 2026 and deck.source, key
        assert bool(deck.product) == (deck.group == GROUPS["ready_made"]), key
        code = re.match(r"DM(\d\d)-", deck.product)  # of products since 2022
        assert code is None or deck.year == 2000 + int(code[1]), key


def test_shipped_decks_are_legal_in_their_year() -> None:
    """Their cards had been released, and the Hall of Fame of the end of the year allows them."""
    in_july = {"manalock-buster"}  # before the changes of September
    for key, deck in DECKS.items():
        if deck.year < 2004:  # there was no Hall of Fame
            continue
        read_deck(key, NAMES, find_format("hall-of-fame", f"{deck.year}-{'07-31' if key in in_july else '12-31'}"))


def test_the_civilizations_of_shipped_decks_are_those_of_their_cards() -> None:
    entries = {entry.name: entry for entry in cards_in_use().entries}

    def civilizations(entry: Entry) -> set[str]:
        return {one for face in entry.halves or entry.faces[:1] for one in face.civilizations}

    for key, deck in DECKS.items():
        cards = read_deck(key, NAMES).cards
        assert set(deck.civilizations) == set().union(*(civilizations(entries[name]) for name, _ in cards)), key


@pytest.mark.parametrize("written", ["dmd-29", "DMD-29", "Katta's Gale Rush", "katta’s gale rush", "勝太の疾風速攻"])
def test_a_shipped_deck_is_found_by_its_code_and_both_its_names(written: str) -> None:
    assert find_shipped(written) == DECKS["dmd-29"].file
    assert find_deck(written)[0].name == "dmd-29.txt"


def test_a_name_like_that_of_a_shipped_deck_is_suggested() -> None:
    with pytest.raises(DeckError, match='Did you mean "kokujos-darkness-deck"') as error:
        find_deck("Kokujos Darkness")
    assert f"and {len(DECKS) - 8} more (duelsim decks list)" in str(error.value)


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("FN Rush", "赤緑速攻"),
        ("FN Rush (2)", "赤緑速攻 (2)"),
        ("FN Rush (base)", "赤緑速攻 (元のデッキ)"),
        ("FN Rush (variant 1) (sideboarded)", "赤緑速攻 (バージョン1) (サイドボード後)"),
        ("My Rush (sideboarded against FN Rush (B))", "My Rush (対赤緑速攻 (B)のサイドボード後)"),
        ("My FN Rush", "My FN Rush"),
    ],
)
def test_people_read_the_name_of_their_language(name: str, called: str) -> None:
    assert deck_called(name) == name
    with speaking("ja"):
        assert deck_called(name) == called


# --- Eras -------------------------------------------------------------------------------------------------------------
def test_the_field_of_an_era_is_every_shipped_deck_of_its_years() -> None:
    assert decks_of_era("era:2006") == sorted(key for key, deck in DECKS.items() if deck.year == 2006)
    assert len(decks_of_era("era:2006")) >= 8
    years = [DECKS[key].year for key in decks_of_era("ERA:2004-2006")]
    assert years == sorted(years) and set(years) == {2004, 2005, 2006}
    assert len(decks_of_era("era:-2004") + decks_of_era("era:2005-")) == len(DECKS)


def test_eras_stand_among_the_decks_of_a_field() -> None:
    assert field_decks(["fn-rush", "era:2010", "era:2019"]) == ["fn-rush", "hyperspatial-darts", "water-fire-redzone"]
    assert not is_era("2006")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("era:1999", r"no deck of these years ships with duelsim\. The decks are of 2002, 2004-"),
        ("era:2003-2003", "no deck of these years"),
        ("era:2014-2012", "the last year is before the first"),
        ("era:", "it names no years. Write era:2006 or era:2012-2014"),
        ("era:-", "it names no years"),
        ("era:06", "it names no years"),
        ("era:２００６", "it names no years"),
    ],
)
def test_an_era_without_decks_is_an_error_that_says_which_there_are(words: str, problem: str) -> None:
    with pytest.raises(DeckError, match=f"The field {words} cannot be used:\n  {problem}"):
        decks_of_era(words)


def test_a_year_that_is_no_file_leads_to_its_era() -> None:
    with pytest.raises(DeckError, match=r"The shipped decks of these years are the field era:2012-2014\."):
        find_deck("2012-2014")


def test_an_era_is_no_single_deck() -> None:
    with pytest.raises(DeckError, match=r"it is a field of decks\. duelsim gauntlet plays it: --field era:2006"):
        find_deck("era:2006")


# --- Sources ----------------------------------------------------------------------------------------------------------
def test_the_default_field_has_the_decks_with_playbooks() -> None:
    assert {deck.key for deck in DECKS.values() if deck.group == GROUPS[""]} == set(shipped_decks())
    assert all(deck.has_playbook for deck in DECKS.values() if deck.key in shipped_decks())


def test_eight_published_lists_have_playbooks_too() -> None:
    others = [deck for deck in DECKS.values() if deck.has_playbook and deck.key not in shipped_decks()]
    assert len(others) == 8 and {deck.group for deck in others} == {"published"}
    assert all(deck.year >= 2015 for deck in others)


@pytest.mark.skipif(not SHARED.exists(), reason="the project's sources are not here")
def test_japanese_ready_made_decks_are_the_lists_of_their_source() -> None:
    lists = json.loads((SHARED / "ready_made_decks_ja.json").read_text(encoding="utf-8"))
    english = json.loads((SHARED / "names_ja_en_2026.json").read_text(encoding="utf-8"))
    codes = [code for code in lists if code.lower() in DECKS]
    assert len(codes) >= 8
    for code in codes:
        deck = read_deck(code, NAMES)
        cards = Counter([*slots(deck), *outside(deck).names])
        listed = Counter(dict(lists[code]["cards"]))
        if listed.total() == cards.total():  # otherwise the product has cards that are not of its deck
            assert sorted(cards.values()) == sorted(listed.values()), code
        for japanese, copies in listed.items():
            name = NAMES.known.get(match_key(english.get(japanese, japanese)))
            assert name not in cards or cards[name] == copies, (code, japanese)


def test_the_page_of_the_shipped_decks_says_how_many_there_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text(encoding="utf-8")
    assert f"\n{len(DECKS)} decks ship with duelsim." in page
