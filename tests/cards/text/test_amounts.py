"""Amounts: what is done for each card, said first or last, and exact numbers."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import CREATURES, FIRE, Card, Condition, creature, draw, exactly, when, when_put, your
from sim.games.scenario import YOU, Scenario, Side, filler
from tests.cards.written import FACTS, card

PUT = "When you put this creature into the battle zone, "
SENTENCES = (
    "draw a card for each of your shields.",
    "you may draw a card for each of your Dragons.",
    "discard all cards from your hand. Draw a card for each card discarded in this way.",
    "put the top card of your deck into your mana zone for each of your other creatures. Draw a card.",
    "for each of your other creatures, draw a card.",
    "if you have exactly 2 shields, draw a card.",
)


@pytest.mark.parametrize("text", SENTENCES)
def test_what_is_done_for_each_card_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{PUT}{text}")) == PUT + text


@pytest.mark.parametrize("said", ["draw a card for each of your shields", "for each of your shields, draw a card"])
def test_said_first_or_last_it_is_done_as_often(said: str) -> None:
    hero = card(f"Hero\n{FACTS}\n{PUT}{said}.")
    game = Scenario(you=Side(hand=[hero], mana=filler(fire=2), shields=3, deck=filler(6))).use("Hero")
    assert len(game.zone(YOU, "hand")) == 3


def test_cards_discarded_in_this_way() -> None:
    hero = card(f"Hero\n{FACTS}\n{PUT}{SENTENCES[2]}")
    game = Scenario(you=Side(hand=[hero, *filler(2)], mana=filler(fire=2), deck=filler(6))).use("Hero")
    assert (len(game.zone(YOU, "hand")), len(game.zone(YOU, "graveyard"))) == (2, 2)


@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 1), (2, 0)])
@pytest.mark.phrase("exactly")
def test_no_more_and_no_fewer(others: int, drawn: int) -> None:
    hero = _hero(exactly(2, your(CREATURES)))
    side = Side(hand=[hero], mana=filler(fire=2), battle=["Torcon", "Aqua Hulcus"][:others], deck=filler(6))
    assert len(Scenario(you=side).use("Hero").zone(YOU, "hand")) == drawn


def _hero(condition: Condition) -> Card:
    return creature("Hero", FIRE, 2, 3000, "Human", when_put(when(condition, draw(1))))
