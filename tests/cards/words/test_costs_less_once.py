"""What one card costs less, once each turn (601.1d), and what waits for all cards drawn but the first of a turn."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    WATER,
    Card,
    cost_less,
    creature,
    draw,
    one_costs_less_each_turn,
    one_costs_less_to_summon_each_turn,
    spell,
    you_cant_be_attacked_by_weaker,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler
from tests.cards.written import card

HELPER = creature("Helper", WATER, 2, 2000, "Merfolk", one_costs_less_each_turn(your(CARDS.race("Magic")), 1))
MAGE = creature("Mage", WATER, 3, 1000, "Magic Merfolk")
TRICK = spell("Trick", WATER, 3, draw(1), races="Magic")
PLAIN = creature("Plain", WATER, 3, 1000, "Merfolk")


def board(*hand: Card, mana: int, helpers: int = 1) -> Scenario:
    """A turn of yours with these cards in the hand."""
    return Scenario(you=Side(battle=[HELPER] * helpers, hand=[*hand], mana=filler(water=mana), deck=["Torcon"] * 5))


@pytest.mark.phrase("one_costs_less_each_turn")
@pytest.mark.parametrize("used", [MAGE, TRICK])
def test_one_card_costs_less_to_use(used: Card) -> None:
    """A creature or a spell; what is not of that race costs as much as it says."""
    game = board(used, PLAIN, mana=2)
    with pytest.raises(Illegal):
        game.use("Plain")
    game.use(used.name)


def test_only_one_card_each_turn_costs_less() -> None:
    """The second one costs all that it says; in the next turn one costs less again."""
    game = board(MAGE, MAGE, MAGE, mana=4)
    game.use("Mage").choose(2)
    with pytest.raises(Illegal):
        game.use("Mage")
    game = board(MAGE, MAGE, mana=5)
    game.use("Mage").choose(2).use("Mage")
    assert game.zone(YOU, "battle").count("Mage") == 2


def test_whoever_pays_the_whole_cost_keeps_it_for_another_card() -> None:
    """It may cost less."""
    game = board(MAGE, TRICK, mana=5)
    game.use("Mage").choose(3).use("Trick")
    assert "Trick" in game.zone(YOU, "graveyard")


def test_two_of_them_lower_a_cost_together_or_two_costs() -> None:
    """Each is used once a turn."""
    game = board(MAGE, TRICK, mana=4, helpers=2)
    game.use("Mage").choose(2).use("Trick")
    assert "Trick" in game.zone(YOU, "graveyard")
    game = board(MAGE, TRICK, mana=3, helpers=2)
    game.use("Mage").choose(1)
    with pytest.raises(Illegal):
        game.use("Trick")


def test_the_civilization_is_paid_in_any_case() -> None:
    """It can't cost less than 1."""
    small = creature("Small", WATER, 1, 1000, "Magic Merfolk")
    with pytest.raises(Illegal):
        board(small, mana=0).use("Small")


@pytest.mark.phrase("one_costs_less_to_summon_each_turn")
def test_one_creature_costs_less_to_summon() -> None:
    """A mandatory reduction besides it does not use it."""
    leader = creature("Leader", FIRE, 2, 1000, "Human", one_costs_less_to_summon_each_turn(your(CREATURES), 1))
    cheap = creature("Cheap", FIRE, 2, 1000, "Human", cost_less(your(CREATURES.race("Merfolk")), 1, 1))
    game = Scenario(you=Side(battle=[leader, cheap], hand=[MAGE, PLAIN], mana=filler(water=3)))
    game.use("Mage").choose(1).use("Plain")
    assert game.zone(YOU, "hand") == []
    game = Scenario(you=Side(battle=[leader, cheap], hand=[MAGE, PLAIN], mana=filler(water=3)))
    game.use("Mage").choose(2).use("Plain")
    assert game.zone(YOU, "hand") == []


@pytest.mark.parametrize("player", ["rush", "control"])
def test_players_use_it(player: str) -> None:
    """They pay as little as they can."""
    game = Scenario(you=Side(battle=[HELPER], hand=[MAGE], mana=filler(water=2)), you_are=player)
    assert "Mage" in game.zone(YOU, "battle")


@pytest.mark.phrase("whenever_opponent_draws_another")
def test_every_card_but_the_first_of_a_turn_is_another_one() -> None:
    """Of two that are drawn together, the second: what waited for the first card is not asked afterwards (603.2)."""
    thief = card(
        """
        Thief
        Creature - fire - cost 2 - power 1000 - Human
        Whenever your opponent draws a card except the first in a turn, your opponent discards a card from their hand.
        """
    )
    two = spell("Two", WATER, 1, draw(2))
    game = Scenario(
        you=Side(battle=[thief]),
        opponent=Side(hand=[two], mana=filler(water=1), deck=["Torcon"] * 5),
        turn=OPPONENT,
    )
    game.use("Two").choose("Torcon")
    assert len(game.zone(OPPONENT, "graveyard")) == 2  # the spell and one card


@pytest.mark.phrase("you_cant_be_attacked_by_weaker")
def test_weaker_creatures_cannot_attack_the_player() -> None:
    """Powers are compared as they are now; creatures of the player can be attacked (101.2)."""
    guard = creature("Guard", FIRE, 2, 3000, "Human", you_cant_be_attacked_by_weaker)
    weak, strong = (creature(name, FIRE, 2, power, "Human") for name, power in (("Weak", 2999), ("Strong", 3000)))
    game = Scenario(you=Side(battle=[guard]), opponent=Side(battle=[weak, strong]), turn=OPPONENT)
    game.attack("Strong")
    with pytest.raises(Illegal):
        game.attack("Weak")
