"""Cards with Fort Energy: what each of their abilities does, played."""

import pytest

from sim.cards.words import FIRE, LIGHT, WATER, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

RABIOL, APPLE = "Rabiol, Forgetting Doll", "Victory Apple"
GOMACH, NAOYA = "Invincible Mecha Gomach V", "Dragon Fighting Hero Naoya"


def of_race(race: str, civilization: int = WATER) -> Card:
    """A creature of this race that pays for the other card."""
    return creature(f"Some {race}" if civilization == WATER else "Base", civilization, 1, 2500, race)


def resolved(game: Scenario) -> Scenario:
    """The game after the question which of two abilities comes first."""
    while game.asked == "resolve":
        game.choose(game.options[0])
    return game


@pytest.mark.parametrize(("race", "left"), [("Death Puppet", 0), ("Human", 1)])
def test_rabiol_empties_both_hands(race: str, left: int) -> None:
    game = Scenario(
        you=Side(hand=[RABIOL, "Torcon"], mana=[*filler(darkness=5), of_race(race)]), opponent=Side(hand=["Corile"])
    )
    game.use(RABIOL)
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (left, left)


def test_victory_apple_takes_from_the_graveyard_for_a_vegetable() -> None:
    game = Scenario(you=Side(hand=[APPLE], graveyard=["Torcon"], mana=[*filler(nature=1), of_race("Wild Veggies")]))
    resolved(game.use(APPLE)).choose("Torcon")
    assert "Torcon" in game.zone(YOU, "mana")


def test_victory_apple_takes_from_the_mana_zone_for_a_dragon() -> None:
    game = Scenario(you=Side(hand=[APPLE], graveyard=["Torcon"], mana=[*filler(nature=1), of_race("Fire Dragon")]))
    resolved(game.use(APPLE)).choose("Some Fire Dragon")
    assert game.zone(YOU, "hand") == ["Some Fire Dragon"]
    assert game.zone(YOU, "graveyard") == ["Torcon"]


@pytest.mark.parametrize(("race", "tapped"), [("Machine Hero", "Torcon"), ("Great Mecha King", "Giant")])
def test_gomach_taps_a_small_or_a_large_creature(race: str, tapped: str) -> None:
    giant = creature("Giant", FIRE, 5, 6000, "Giant")
    game = Scenario(
        you=Side(hand=[GOMACH], battle=[of_race("Great Mecha King", LIGHT)], mana=[*filler(light=1), of_race(race)]),
        opponent=Side(battle=["Torcon", giant]),
    )
    resolved(game.use(GOMACH))
    assert game.is_tapped(tapped)
    assert not game.is_tapped("Giant" if tapped == "Torcon" else "Torcon")


def test_naoya_strengthens_all_for_a_dragon_and_destroys_small_ones_for_a_human() -> None:
    game = Scenario(
        you=Side(hand=[NAOYA], battle=["Torcon"], mana=[*filler(fire=4), of_race("Fire Dragon")]),
        opponent=Side(battle=["Corile"]),
    )
    resolved(game.use(NAOYA))
    assert (game.power("Torcon"), game.power(NAOYA)) == (4000, 5000)
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    game = Scenario(
        you=Side(hand=[NAOYA], battle=["Torcon"], mana=[*filler(fire=4), of_race("Human")]),
        opponent=Side(battle=["Corile", of_race("Giant")]),
    )
    resolved(game.use(NAOYA))
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([], ["Some Giant"])
