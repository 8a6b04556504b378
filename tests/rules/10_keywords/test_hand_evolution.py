"""Hand Evolution: put on a creature of the hand (801.1, docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GRAVEYARD,
    WATER,
    choose,
    creature,
    hand_evolves_from,
    put,
    spell,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import card
from tests.rules.situations import BYSTANDER

NEURON = card("""
    Neuron
    Evolution Creature - water - cost 3 - power 5000 - Cyber Lord
    Hand Evolution: Put on a water creature in your hand.
""")
BLUE = creature("Blue", WATER, 2, 2000, "Human")
DEEP = creature("Deep", WATER, 4, 2000, "Human")
FIERY = creature("Fiery", FIRE, 2, 2000, "Human")


@pytest.mark.phrase("hand_evolves_from")
@pytest.mark.parametrize(("base", "possible"), [(BLUE, True), (FIERY, False), ("Brain Serum", False), (NEURON, True)])
def test_801_1a_it_is_put_on_another_creature_of_the_hand(base: object, possible: bool) -> None:
    """801.1a: on a water creature, on none in the battle zone, and not on itself."""
    game = Scenario(you=Side(hand=[NEURON, base], mana=filler(water=3), battle=[BLUE, BYSTANDER]))  # type: ignore[list-item]
    assert (game.refused("Neuron") == "") == possible
    if possible:
        game.use("Neuron")
        assert game.under("Neuron") == [getattr(base, "name", base)] and game.zone(YOU, "hand") == []
        assert game.refused("Neuron", "attack") == ""  # an evolution creature has no summoning sickness
        assert game.zone(YOU, "graveyard") == []


@pytest.mark.phrase("hand_evolves_from")
def test_801_1b_its_owner_chooses_the_creature_and_effects_put_it_so_too() -> None:
    """801.1b: what it is put on is in the hand, wherever it comes from."""
    ghoul = creature("Ghoul", FIRE, 5, 5000, "", hand_evolves_from(CREATURES))
    lift = spell("Lift", FIRE, 1, put(choose(1, your(CREATURES.named("Ghoul").in_zone(GRAVEYARD)))))
    game = Scenario(
        you=Side(hand=[lift, BLUE, DEEP], mana=filler(fire=1), graveyard=[ghoul], battle=[BYSTANDER]),
        opponent=Side(hand=[FIERY]),
    )
    game.use("Lift").expect(YOU, "evolve", "Blue", "Deep").choose("Deep")
    assert (game.under("Ghoul"), game.zone(YOU, "hand")) == (["Deep"], ["Blue"])
    assert game.zone(OPPONENT, "hand") == ["Fiery"]
