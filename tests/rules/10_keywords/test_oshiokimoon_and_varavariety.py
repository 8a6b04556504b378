"""Oshiokimoon, which waits for cards that leave the shield zone, and Varavariety, which counts costs."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    ELEMENTS,
    FIRE,
    HAND,
    SHIELDS,
    Card,
    DefinitionError,
    ability_word,
    break_shields,
    choose,
    costs_among,
    creature,
    draw,
    gets_power,
    is_at_least,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    return_shields,
    spell,
    whenever_your_shield_leaves,
    your,
    your_opponents,
)
from sim.games.scenario import YOU, Scenario, Side, filler, sealed
from tests.rules.situations import SEALED_X

MOON = creature("Moon", FIRE, 2, 1000, "Human", ability_word("Oshiokimoon", whenever_your_shield_leaves(draw(1))))


def wave(*effects: object) -> Card:
    """A spell with these effects."""
    return spell("Wave", FIRE, 1, *effects)  # type: ignore[arg-type]


@pytest.mark.phrase("whenever_your_shield_leaves")
@pytest.mark.parametrize(
    ("effect", "in_hand"),
    [
        (put_into_graveyard(choose(1, your(SHIELDS))), 1),
        (put_into_mana(choose(1, your(SHIELDS))), 1),
        (return_shields(choose(1, your(SHIELDS)), shield_triggers=False), 2),
        (break_shields(choose(1, your(SHIELDS))), 2),
        (break_shields(choose(2, your(SHIELDS))), 4),  # once for each (603.2b)
        (break_shields(choose(1, your_opponents(SHIELDS))), 0),
        (draw(1), 1),
    ],
)
def test_oshiokimoon_waits_for_each_card_that_leaves_your_shield_zone(effect: object, in_hand: int) -> None:
    game = Scenario(
        you=Side(battle=[MOON], hand=[wave(effect)], mana=filler(fire=1), shields=["Fear Fang", "Fear Fang"]),
        opponent=Side(shields=["Fear Fang"]),
    )
    game.use("Wave")
    while game.asked:
        game.choose(game.options[-1])
    assert len(game.zone(YOU, "hand")) == in_hand


VARIED = creature(
    "Varied",
    FIRE,
    2,
    1000,
    "Human",
    ability_word("Varavariety 3", gets_power(4000, condition=is_at_least(costs_among(your(ELEMENTS)), 3))),
)


def army(*costs: int) -> list[Card]:
    """Creatures of these costs."""
    return [creature(f"Soldier {cost}", FIRE, cost, 1000, "Human") for cost in costs]


@pytest.mark.phrase("costs_among")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [
        ((1, 3), (), 5000),
        ((1, 2), (), 1000),  # 2 is the cost of the creature itself
        ((3, 3), (), 1000),
        ((1,), (3, 4), 1000),
        ((5, 1, 5, 9), (), 5000),
    ],
)
def test_varavariety_counts_the_different_costs_of_its_player(
    mine: tuple[int, ...], theirs: tuple[int, ...], power: int
) -> None:
    game = Scenario(you=Side(battle=[VARIED, *army(*mine)]), opponent=Side(battle=army(*theirs)))
    assert game.power("Varied") == power


@pytest.mark.phrase("ELEMENTS", "costs_among")
def test_an_element_is_whatever_lies_in_the_battle_zone_by_itself() -> None:
    """Forbidden ~The Sealed X~, which costs 0, is an element and no creature; a card under another one is neither."""
    assert Scenario(you=Side(battle=[VARIED, *army(3)])).power("Varied") == 1000
    assert Scenario(you=Side(battle=[VARIED, *army(3), sealed(SEALED_X, 6)])).power("Varied") == 5000
    sink = wave(put_on_bottom_of_deck(choose(1, your_opponents(ELEMENTS))))
    game = Scenario(
        you=Side(hand=[sink], mana=filler(fire=1)),
        opponent=Side(battle=["Fear Fang", sealed(SEALED_X, 1)], mana=["Corile"]),
    )
    game.use("Wave").expect(YOU, "choose", "Fear Fang", SEALED_X)


def test_costs_are_counted_in_the_battle_zone() -> None:
    wrong = gets_power(1000, condition=is_at_least(costs_among(your(CREATURES.in_zone(HAND))), 3))
    with pytest.raises(DefinitionError, match="counted in the battle zone"):
        tabulate([creature("Wrong", FIRE, 2, 1000, "Human", wrong)])
