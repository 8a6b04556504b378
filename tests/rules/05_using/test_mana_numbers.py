"""Mana numbers (107.2): cards that let others yield more mana while they are being used."""

import pytest

from sim.cards.words import (
    CREATURES,
    WATER,
    creature,
    draw,
    mana_number_while_casting,
    mana_number_while_summoning,
    spell,
)
from sim.games.scenario import YOU, Scenario, Side, filler

ORIGIN = creature("Origin", WATER, 2, 2000, "Origin")


@pytest.mark.phrase("mana_number_while_casting")
def test_107_2_origins_yield_two_mana_each_for_this_spell() -> None:
    """The rule is 107.2."""
    card = spell("Brain", WATER, 5, draw(1), mana_number_while_casting(CREATURES.race("Origin"), 2))
    other = spell("Other", WATER, 4, draw(1))
    game = Scenario(you=Side(hand=[card, other], mana=[ORIGIN, ORIGIN, *filler(water=1)]))
    assert (game.can_choose("Brain"), game.can_choose("Other")) == (True, False)
    game.use("Brain")
    assert (game.untapped_mana(YOU), game.zone(YOU, "hand")) == (0, ["Other", "Filler"])


def test_107_2_too_few_of_them_are_too_little() -> None:
    """The rule is 107.2."""
    card = spell("Brain", WATER, 5, draw(1), mana_number_while_casting(CREATURES.race("Origin"), 2))
    game = Scenario(you=Side(hand=[card], mana=[ORIGIN, *filler(water=2)]))
    assert not game.can_choose("Brain")
    assert game.refused("Brain", "use") == "not enough mana: it costs 5, and there is 4"


@pytest.mark.phrase("mana_number_while_summoning")
def test_112_2c_the_player_chooses_which_cards_are_tapped() -> None:
    """The rule is 112.2c. Of two cards with different numbers, either may be tapped; no more than the cost needs."""
    card = creature("Pure", WATER, 2, 2000, "", mana_number_while_summoning(CREATURES.race("Origin"), 2))
    for first, left in (("Origin", 2), ("Water Filler", 1)):
        game = Scenario(you=Side(hand=[card], mana=[ORIGIN, *filler(water=2)]), choose_mana=True)
        game.use("Pure").expect(YOU, "pay with", "Origin", "Water Filler").choose(first)
        if left == 1:
            game.choose("Water Filler")
        assert game.untapped_mana(YOU) == left
