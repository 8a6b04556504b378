"""Cards of which a deck may have as many copies as its player wants."""

from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.reading import Deck, check_deck
from sim.cards.library import cards_in_use, using_cards
from sim.cards.words import FIRE, any_number_in_deck, creature
from tests.cards.written import card

SWARM = """Torcon's Swarm
Creature - fire - cost 1 - power 1000 - Human
You may have any number of this card in your deck.
"""


@pytest.mark.phrase("any_number_in_deck")
@pytest.mark.parametrize("text", [SWARM, SWARM.rpartition("You may")[0]])
def test_a_deck_of_40_copies(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    with using_cards([file]):
        deck = Deck("Made", (("Torcon's Swarm", 40),), Path())
        names = cards_in_use().deck_names
        if text == SWARM:
            check_deck(deck, names)
        else:
            with pytest.raises(DeckError, match="at most 4 of a name"):
                check_deck(deck, names)


def test_it_is_an_ability_of_any_card() -> None:
    assert card(SWARM) == creature("Torcon's Swarm", FIRE, 1, 1000, "Human", any_number_in_deck)
