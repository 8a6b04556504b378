"""Lists that name several sides of a card: how many copies of it they have."""

from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.matching import match_key
from decks.outside import HYPERSPATIAL_ZONE
from decks.reading import Deck, deck_of_text
from sim.cards.library import cards_in_use

MAIN_DECK = "40 Corile\n"
WEAPON, CREATURE = "銀河大剣 ガイハート", "熱血星龍 ガイギンガ"
LEFT, RIGHT, LINKED = "剛腕の政", "不死身のブーストグレンオー", "爆裂ダッシュ!グレンセーバー政"


def read(text: str) -> Deck:
    return deck_of_text(text.encode(), Path("list.txt"), cards_in_use().deck_names, "open")


def hyperspatial(*lines: str) -> dict[str, int]:
    """The cards of the hyperspatial zone of a list with these lines."""
    text = MAIN_DECK + "".join(f"{line}\n" for line in lines)
    deck = read(text)
    return {
        name: copies for section in deck.outside if section.name == HYPERSPATIAL_ZONE for name, copies in section.cards
    }


@pytest.mark.parametrize(
    ("lines", "copies"),
    [
        ([f"1 {WEAPON}", f"1 {CREATURE}"], 1),
        ([f"2 {CREATURE}", f"2 {WEAPON}"], 2),
        ([f"1 {WEAPON}", f"2 {CREATURE}"], 2),
        ([f"1 {WEAPON}", f"1 {WEAPON}"], 2),
        ([f"1 {CREATURE}", f"1 {CREATURE}"], 2),
        ([f"1 {WEAPON}", "1 Gaiheart, Galaxy Greatsword"], 2),
        ([f"1 {WEAPON} / {CREATURE}"], 1),
        ([f"1 {WEAPON} / {CREATURE}", f"1 {CREATURE}"], 1),
    ],
)
def test_the_other_side_of_a_card_is_no_further_copy(lines: list[str], copies: int) -> None:
    assert hyperspatial(*lines) == {"Gaiheart, Galaxy Greatsword": copies}


@pytest.mark.parametrize("heading", ["[Sideboard]", "サイドボード"])
@pytest.mark.parametrize(("played", "other"), [(WEAPON, CREATURE), (CREATURE, WEAPON)])
def test_another_side_in_the_sideboard_is_a_copy_there(heading: str, played: str, other: str) -> None:
    deck = read(f"{MAIN_DECK}\n[Hyperspatial zone]\n1 {played}\n\n{heading}\n2 {other}\n")
    assert [dict(section.cards) for section in deck.outside if section.cards] == [{"Gaiheart, Galaxy Greatsword": 1}]
    assert [(section.name, sum(copies for _, copies in section.cards)) for section in deck.apart] == [("sideboard", 2)]


def test_the_sides_of_a_card_may_stand_in_different_sections_of_what_is_played() -> None:
    deck = read(f"40 Corile\n1 {CREATURE}\n\n[Hyperspatial zone]\n1 {WEAPON}\n")
    assert [dict(section.cards) for section in deck.outside if section.cards] == [{"Gaiheart, Galaxy Greatsword": 1}]


def test_what_is_not_played_takes_no_card_of_the_deck_away() -> None:
    deck = read(f"{MAIN_DECK}\n[Hyperspatial zone]\n1 {CREATURE}\n\n[Maybeboard]\n3 {WEAPON}\n")
    assert [dict(section.cards) for section in deck.outside if section.cards] == [{"Gaiheart, Galaxy Greatsword": 1}]


def test_what_two_cards_of_the_list_link_to_is_no_card() -> None:
    assert hyperspatial(f"1 {LEFT}", f"1 {LINKED}", f"1 {RIGHT}") == {
        "Bishamon Kid": 1,
        "Immortal Boost, Crimson Lord": 1,
    }


def test_what_cards_link_to_names_no_card_where_one_is_missing() -> None:
    with pytest.raises(DeckError, match=r'may mean "Bishamon Kid" or "Immortal Boost, Crimson Lord"'):
        hyperspatial(f"1 {LEFT}", f"1 {LINKED}")


def test_the_halves_of_a_twinpact_are_not_its_sides() -> None:
    """A half may be another card of its own; nothing of the main deck is left out."""
    text = "10 Bolshack NEX / Super Spark\n2 Bolshack NEX\n"
    deck = read(text)
    assert dict(deck.cards) == {"Bolshack NEX / Super Spark": 10, "Bolshack NEX": 2}


@pytest.mark.parametrize("name", ["ボルシャック・NEX(ネックス)/スーパー・スパーク", "カチコミ入道 <バトライ.鬼>"])
def test_readings_and_angle_brackets_in_names_are_read(name: str) -> None:
    text = f"11 {name}\n"
    deck = read(text)
    assert [copies for _, copies in deck.cards] == [11]


def test_what_king_cells_of_the_list_combine_into_is_no_card() -> None:
    cells = [name for key, name in cards_in_use().deck_names.faces() if key == match_key("Volzeos-Balamord")]
    assert len(set(cells)) > 1
    text = "".join(f"4 {name}\n" for name in cells) + "1 Volzeos-Balamord\n" + "2 Corile\n"
    assert dict(read(text).cards) == {**dict.fromkeys(cells, 4), "Corile": 2}
