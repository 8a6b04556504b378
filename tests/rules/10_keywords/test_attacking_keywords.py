"""Keywords about attacks that no rule numbers (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    NATURE,
    cant_attack_creatures,
    creature,
    every,
    evolves_from,
    give,
    mach_fighter,
    spell,
    your,
)
from sim.engine.record.codes.cards import MACH_FIGHTER
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, sick, tapped

MACH = creature("Mach Test", NATURE, 3, 5000, "Gransect", mach_fighter)
READY = "Fear Fang"


@pytest.mark.phrase("mach_fighter")
def test_301_5_a_mach_fighter_attacks_creatures_at_once_but_not_the_player() -> None:
    """301.5: sickness goes on for attacks on players; tapped and untapped creatures can be attacked."""
    game = Scenario(
        you=Side(hand=[MACH], mana=filler(nature=3), battle=[READY]),
        opponent=Side(battle=["Torcon", tapped("Corile"), tapped("Titanium Cluster")]),
    )
    game.use("Mach Test")
    assert game.has("Mach Test", MACH_FIGHTER)
    game.choose("Mach Test").expect(YOU, "attack", "Torcon", "Corile").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_301_5_without_a_creature_to_attack_a_mach_fighter_does_not_attack() -> None:
    """301.5, 506.1a: it still has summoning sickness."""
    game = Scenario(you=Side(battle=[sick(MACH), READY]), opponent=Side(battle=["Titanium Cluster"]))
    assert game.refused("Mach Test") == "there is nothing that it can attack"
    assert game.is_sick("Mach Test")


def test_mach_fighter_lasts_only_the_turn_in_which_the_creature_is_put() -> None:
    """In a later turn it attacks players, and tapped creatures only."""
    game = Scenario(you=Side(battle=[MACH, READY]), opponent=Side(battle=["Torcon", tapped("Corile")]))
    game.choose("Mach Test").expect(YOU, "attack", "the opponent", "Corile")
    with pytest.raises(Illegal, match="it is untapped"):
        game.choose("Torcon")
    game = Scenario(you=Side(battle=[sick(MACH)]), opponent=Side(battle=["Torcon"]))
    game.end_turn().next_turn().end_turn().next_turn().until("attack with")
    game.choose("Mach Test")  # Torcon is untapped
    assert game.zone(OPPONENT, "shields") == []


def test_mach_fighter_that_is_given_later_in_the_turn_counts_from_then_on() -> None:
    """It is no trigger: what counts is that the creature was put this turn."""
    horn = spell("Horn", NATURE, 1, give(mach_fighter, every(your(CREATURES))))
    game = Scenario(
        you=Side(hand=[horn], mana=filler(nature=1), battle=[sick("Burning Mane"), READY]),
        opponent=Side(battle=["Torcon"]),
    )
    assert game.refused("Burning Mane") == "it has summoning sickness"
    game.use("Horn")
    game.choose("Burning Mane")  # Torcon is all that it can attack
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.choose(READY)
    assert game.zone(OPPONENT, "shields") == []


def test_101_2_a_mach_fighter_that_cant_attack_creatures_cant() -> None:
    """101.2: "can't" is stronger."""
    slow = creature("Slow Mach", NATURE, 3, 5000, "Gransect", mach_fighter, cant_attack_creatures)
    game = Scenario(you=Side(battle=[sick(slow), READY]), opponent=Side(battle=["Torcon"]))
    assert game.refused("Slow Mach") != ""


def test_an_evolution_creature_with_mach_fighter_attacks_players_and_untapped_creatures() -> None:
    """801.3: an evolution creature has no summoning sickness in the first place."""
    beasts = CREATURES.race("Beast Folk")
    lord = creature("Mach Lord", NATURE, 4, 6000, "Beast Folk", evolves_from(beasts), mach_fighter)
    game = Scenario(
        you=Side(hand=[lord], mana=filler(nature=4), battle=["Burning Mane", READY]),
        opponent=Side(battle=["Torcon"]),
    )
    game.use("Mach Lord", "Burning Mane").choose("Mach Lord").expect(YOU, "attack", "the opponent", "Torcon")


@pytest.mark.parametrize("player", ["rush", "control"])
def test_scripted_players_hunt_with_a_mach_fighter_at_once(player: str) -> None:
    """They know that it attacks untapped creatures, and do not try to attack the player."""
    game = Scenario(
        you=Side(battle=["Torcon"]),
        opponent=Side(battle=[sick(creature("Big Mach", NATURE, 3, 9000, "Gransect", mach_fighter))]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert game.zone(YOU, "graveyard") == ["Torcon"]
