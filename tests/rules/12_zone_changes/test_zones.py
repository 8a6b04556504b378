"""What the general rules of the zones say in addition to the catalogue (400-409)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    THEM,
    Cards,
    charge_from_deck,
    choose,
    destroy,
    draw,
    every,
    give_power,
    if_you_do,
    may,
    put,
    return_to_hand,
    reveal_top,
    take,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side
from tests.rules.situations import cast_effects, hand_size


def test_400_3_a_spell_is_not_put_into_the_battle_zone() -> None:
    """400.3: it stays where it is."""
    game = cast_effects(reveal_top(2), put(THEM), deck=["Terror Pit", "Corile"])
    assert game.zone(YOU, "battle") == ["Bystander", "Corile"]
    assert game.zone(YOU, "deck")[0] == "Terror Pit"


@pytest.mark.parametrize(("lost", "zone"), [(-9000, "graveyard"), (-1000, "hand")])
def test_400_8_a_card_that_has_gone_elsewhere_is_lost_to_the_rest_of_the_effect(lost: int, zone: str) -> None:
    """400.8: Corile, without power, is in the graveyard before it would be returned to the hand."""
    theirs = choose(1, your_opponents(CREATURES))
    game = cast_effects(give_power(lost, theirs), return_to_hand(THEM), opponent=Side(battle=["Corile"]))
    assert game.where("Corile") == zone


@pytest.mark.parametrize(
    ("cards", "may_fail"),
    [
        pytest.param(your(CREATURES.in_zone(zones.DECK)), True, id="a creature"),
        pytest.param(your(CARDS.cost(at_most=3).in_zone(zones.DECK)), True, id="a card of some cost"),
        pytest.param(your(CARDS.in_zone(zones.DECK)), False, id="a card"),
        pytest.param(your(CREATURES.in_zone(zones.GRAVEYARD)), False, id="in a public zone"),
    ],
)
def test_701_10b_a_search_for_a_card_that_must_fit_may_fail_though_the_text_does_not_say_may(
    cards: Cards, may_fail: bool
) -> None:
    """701.10b, 400.2d: nobody can prove that a deck has such a card; any card is there as long as the deck is."""
    fish = ["Phantom Fish", "Torcon"]
    game = cast_effects(take(choose(1, cards)), if_you_do(draw(1)), deck=fish, graveyard=fish)
    assert game.asked == "choose"
    assert ("no" in game.options) == may_fail
    if may_fail:
        assert hand_size(game.decline()) == 0


def test_401_2a_searching_a_deck_leaves_the_order_of_the_others() -> None:
    """401.2a: and the options do not show it."""
    deck = ["Torcon", "Corile", "Fear Fang"]
    game = cast_effects(take(choose(1, your(CREATURES.in_zone(zones.DECK)))), deck=deck)
    game.choose("Corile")
    assert game.zone(YOU, "deck")[:2] == ["Torcon", "Fear Fang"]


def test_401_5_a_revealed_card_is_hidden_again_after_the_effect() -> None:
    """401.5."""
    game = cast_effects(reveal_top(1), may(charge_from_deck(1)), deck=["Corile"])
    assert game.decline().where("Corile") == "deck"
    assert not game.sees(YOU, "Corile") and not game.sees(OPPONENT, "Corile")


def test_402_2_a_hand_has_no_maximum() -> None:
    """402.2."""
    game = Scenario(you=Side(hand=20, deck=20)).next_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 21


def test_403_1_an_effect_that_names_no_zone_means_the_battle_zone() -> None:
    """403.1."""
    side = {zone: ["Corile"] for zone in ("hand", "mana", "battle", "shields", "graveyard", "deck")}
    game = cast_effects(destroy(every(your_opponents(CREATURES))), opponent=Side(**side))
    zones = ("hand", "mana", "battle", "shields", "graveyard", "deck")
    assert [len(game.zone(OPPONENT, zone)) for zone in zones] == [1, 1, 0, 1, 2, 11]
