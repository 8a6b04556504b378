"""How old a list is: the days between which its newest card came out in Japan."""

from datetime import date

import pytest

from decks.formats.age import Age, age_of
from decks.reading import read_deck
from decks.shipped import all_shipped
from sim.cards.library import cards_in_use


def age(*cards: str) -> Age:
    return age_of(cards, cards_in_use().deck_names)


def test_the_newest_card_decides() -> None:
    names = cards_in_use().deck_names
    assert names.printed_in("Fuuma Raberis") == ("DM-19",)
    assert age("Fuuma Raberis") == Age(date(2006, 6, 24), date(2006, 6, 24))
    assert age("Fuuma Raberis", "Galsaur") == age("Fuuma Raberis")


def test_a_printing_whose_day_nobody_knows_may_have_been_the_first() -> None:
    found = age("Aqua Hulcus")  # DM-01 and, among others, decks whose days are not known
    assert found == Age(None, date(2002, 5, 30))
    assert age("Aqua Hulcus", "Fuuma Raberis") == Age(date(2006, 6, 24), date(2006, 6, 24))


def test_nothing_is_said_of_what_is_not_known() -> None:
    assert age("No Such Card") == Age(None, None)
    assert age() == Age(None, None)
    assert age("Fuuma Raberis", "No Such Card") == Age(date(2006, 6, 24), None)


@pytest.mark.slow(6, "reads all decks that ship")
def test_no_deck_that_ships_is_older_than_its_newest_card() -> None:
    """The year of an English deck is later: its cards came out there years after Japan."""
    names = cards_in_use().deck_names
    told = 0
    for shipped in all_shipped():
        deck = read_deck(shipped.file, names, "open")
        found = age_of([card for card, _ in deck.cards], names)
        assert found.first is None or found.first.year <= int(shipped.year), shipped.key
        told += found != Age(None, None)
    assert told > 60
