"""Lists of restricted cards: those that ship, those of users, and decks that are held to them."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks import DeckError, check_restrictions, read_deck, read_restrictions, shipped_restrictions
from sim.cards.library import cards_in_use
from sim.command_line.options import limits_option

NAMES = cards_in_use().deck_names


def test_the_lists_that_ship_name_cards_of_the_library_and_their_sources() -> None:
    assert shipped_restrictions() == ("2004-03-15", "2005-07-15")
    first, later = (read_restrictions(name, NAMES.known) for name in shipped_restrictions())
    assert set(first) == {"Astral Reef", "Cyber Brain", "Deep Operation", "Emeral", "Streaming Shaper"}
    assert set(later) - set(first) == {
        "Aquan", "Bombazar, Dragon of Destiny", "Hell Slash", "Skeleton Vice", "Slash Charger",
    }  # fmt: skip
    assert set(first) < set(later) and set(later.values()) == {1}


def test_the_help_names_all_lists_that_ship() -> None:
    (option,) = limits_option(lambda: None).__click_params__
    assert all(name in option.help for name in shipped_restrictions())


def test_a_deck_is_held_to_a_list(tmp_path: Path) -> None:
    shipped = read_deck("removal-bombazar", NAMES)  # of that time: one copy each of four restricted cards
    check_restrictions(shipped, read_restrictions("2005-07-15", NAMES.known))
    deck = replace(shipped, cards=(("Bombazar, Dragon of Destiny", 2), ("Aqua Hulcus", 1)))
    with pytest.raises(DeckError, match="2 Bombazar, Dragon of Destiny, but the restricted list allows 1"):
        check_restrictions(deck, read_restrictions("2005-07-15", NAMES.known))
    own = tmp_path / "own.txt"
    own.write_text("# a house rule\n0 bombazar, dragon of destiny # forbidden\n", encoding="utf-8")
    with pytest.raises(DeckError, match="but the restricted list allows none"):
        check_restrictions(deck, read_restrictions(str(own), NAMES.known))
    check_restrictions(deck, {"Aqua Hulcus": 1})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4 Hell Slash", "line 1: write how many copies are allowed, from 0 to 3"),
        ("1 Hell Slash\n1 Nobody", 'line 2: "Nobody" is no card that duelsim knows'),
        ("1 Hell Slash\n0 hell slash", "line 2: Hell Slash is in the list already"),
        ("# nothing\n", "there are no cards in it"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "limits.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError, match=said):
        read_restrictions(str(file), NAMES.known)


def test_a_list_is_text_and_a_name_may_have_the_mark_of_comments(tmp_path: Path) -> None:
    file = tmp_path / "limits.txt"
    file.write_bytes("1 Hell Slash\n1 Überdragon Bajula".encode("latin-1"))
    with pytest.raises(DeckError, match="line 2: this is not UTF-8 text"):
        read_restrictions(str(file), NAMES.known)
    name = "Retweegyo #Cherry #Full Bloom"
    file.write_text(f"1 {name} # twice is too often\n1 Hell Slash#forbidden soon\n", encoding="utf-8")
    known = {**NAMES.known, "retweegyo #cherry #full bloom": name}
    assert read_restrictions(str(file), known) == {name: 1, "Hell Slash": 1}


@pytest.mark.parametrize("name", ["nowhere.txt", "fn-rush", "", "2004", "x" * 5000, "\0"])
def test_a_list_that_is_not_there_is_refused_with_those_that_ship(name: str) -> None:
    with pytest.raises(DeckError, match=r"no list of this name ships with duelsim\. These do: 2004-03-15, 2005-07-15"):
        read_restrictions(name, NAMES.known)
