"""Shinkapower: what a creature does when it evolves (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    THIS,
    Card,
    ability_word,
    charge_from_deck,
    creature,
    draw,
    evolves_from,
    give_power,
    invasion,
    opponents_creatures_enter_only_by_summoning,
    vortex_evolves_from,
    when_evolves,
    when_put,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

HUMANS = CREATURES.race("Human")


def star(name: str = "Star", number: int = 2) -> Card:
    """A creature with Shinkapower."""
    return creature(name, FIRE, 2, 2000, "Human", ability_word("Shinkapower", when_evolves(draw(number))))


def lord(*features: object) -> Card:
    """An evolution creature."""
    return creature("Lord", FIRE, 2, 6000, "Human", evolves_from(HUMANS), *features)  # type: ignore[arg-type]


@pytest.mark.phrase("when_evolves")
def test_801_2_a_creature_that_evolves_does_what_its_shinkapower_says() -> None:
    """801.2: what evolves does so once; the new card alone does nothing."""
    game = Scenario(you=Side(hand=[lord()], mana=filler(fire=2), battle=[star(), "Fear Fang"]))
    game.use("Lord")
    assert game.under("Lord") == ["Star"]
    assert len(game.zone(YOU, "hand")) == 2


def test_801_2_other_creatures_that_evolve_and_other_ways_of_entering_do_not_count() -> None:
    """801.2: it is about the creature itself, in the battle zone."""
    game = Scenario(you=Side(hand=[star("Other"), lord()], mana=filler(fire=4), battle=["Brawler Zyler", star()]))
    game.use("Other")
    assert len(game.zone(YOU, "hand")) == 1
    game.use("Lord", "Brawler Zyler")
    assert game.zone(YOU, "hand") == []


def test_801_2_this_creature_is_the_evolved_one() -> None:
    """801.2: it is the same creature."""
    grower = creature("Grower", FIRE, 2, 2000, "Human", when_evolves(give_power(4000, THIS)))
    game = Scenario(you=Side(hand=[lord()], mana=filler(fire=2), battle=[grower, "Fear Fang"]))
    game.use("Lord")
    assert game.power("Lord") == 10000


@pytest.mark.parametrize("first", ["Star", "Lord"])
def test_605_1_it_is_resolved_in_any_order_with_what_the_evolution_creature_does(first: str) -> None:
    """605.1: both wait at once."""
    game = Scenario(
        you=Side(hand=[lord(when_put(charge_from_deck(1)))], mana=filler(fire=2), battle=[star(), "Fear Fang"])
    )
    game.use("Lord")
    game.expect(YOU, "resolve", "Lord", "Star").choose(first)
    assert (len(game.zone(YOU, "hand")), len(game.zone(YOU, "mana"))) == (2, 3)


def test_609_1_nothing_evolves_if_the_card_goes_elsewhere_instead() -> None:
    """609.1: the card is never laid on the creature."""
    van = creature("Van", FIRE, 5, 5000, "", opponents_creatures_enter_only_by_summoning)
    game = Scenario(
        you=Side(hand=[lord(invasion(HUMANS))], battle=[star(), "Fear Fang"]), opponent=Side(battle=[van], shields=2)
    )
    game.attack("Star").declare("Lord")
    assert game.where("Lord") == "graveyard"
    assert game.zone(YOU, "hand") == []


def test_801_2_invasion_lets_a_creature_evolve_too() -> None:
    """801.2: it evolves, whatever puts the card there."""
    invader = lord(invasion(HUMANS))
    game = Scenario(you=Side(hand=[invader], battle=[star(), "Fear Fang"]), opponent=Side(shields=2))
    game.attack("Star").declare("Lord")
    assert game.under("Lord") == ["Star"]
    assert len(game.zone(YOU, "hand")) == 2


def test_801_2_both_creatures_of_a_vortex_evolution_evolve() -> None:
    """801.2: each of them is part of the evolved creature."""
    vortex = creature("Vortex", FIRE, 2, 6000, "Human", vortex_evolves_from(HUMANS, HUMANS))
    grower = creature("Grower", FIRE, 2, 2000, "Human", when_evolves(give_power(4000, THIS)))
    second = creature("Second", FIRE, 2, 2000, "Human", when_evolves(give_power(1000, THIS)))
    game = Scenario(you=Side(hand=[vortex], mana=filler(fire=2), battle=[grower, second, "Fear Fang"]))
    game.use("Vortex")
    while game.asked in ("evolve", "resolve"):
        game.choose(game.options[0])
    assert game.power("Vortex") == 11000
    assert game.zone(OPPONENT, "graveyard") == []
