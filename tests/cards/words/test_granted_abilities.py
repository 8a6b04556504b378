"""Abilities that other cards or a condition give: power attacker, triggers, tap abilities."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    IT,
    MANA,
    THIS_IS_TAPPED,
    Card,
    Feature,
    attacks_untapped,
    choose,
    creature,
    double_breaker,
    each_has,
    every,
    for_each_of,
    give,
    give_power_while_attacking,
    has,
    power_attacker,
    spell,
    wave_striker,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

WALL = creature("Wall", FIRE, 3, 5000, "")
STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on


def hero(*features: Feature, power: int = 3000, name: str = "Hero", races: str = "Human") -> Card:
    return creature(name, FIRE, 1, power, races, *features)


# --- Power attacker ----------------------------------------------------------------------------------------------
def test_power_attacker_given_to_others_counts_only_while_they_attack() -> None:
    leader = hero(each_has(your(CREATURES.other()), power_attacker(3000)))
    game = Scenario(you=Side(battle=[leader, "Fear Fang"]), opponent=Side(battle=[tapped(WALL)]))
    assert game.power("Fear Fang") == 3000
    game.attack("Fear Fang", "Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]


def test_the_creature_that_gives_power_attacker_to_others_has_none_itself() -> None:
    leader = hero(each_has(your(CREATURES.other()), power_attacker(3000)))
    game = Scenario(you=Side(battle=[leader, STAYS]), opponent=Side(battle=[tapped(WALL)]))
    game.attack("Hero", "Wall")
    assert game.zone(YOU, "graveyard") == ["Hero"]


def test_power_attacker_given_to_your_creatures_does_not_help_the_attacking_opponent() -> None:
    leader = hero(each_has(your(CREATURES), power_attacker(3000)))
    game = Scenario(you=Side(battle=[tapped(leader)]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
    game.attack("Fear Fang", "Hero")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Hero"], ["Fear Fang"])


@pytest.mark.parametrize(("leader_is_tapped", "wins"), [(True, True), (False, False)])
def test_power_attackers_add_up_under_their_conditions(leader_is_tapped: bool, wins: bool) -> None:
    """110.7: each of several counts; one is given only while the creature that gives it is tapped."""
    leader = hero(each_has(your(CREATURES), power_attacker(2000), condition=THIS_IS_TAPPED))
    striker = hero(power_attacker(1000), name="Striker")
    game = Scenario(
        you=Side(battle=[tapped(leader) if leader_is_tapped else leader, striker, STAYS]),
        opponent=Side(battle=[tapped(WALL)]),
    )
    game.attack("Striker", "Wall")
    assert ("Wall" in game.zone(OPPONENT, "graveyard")) == wins


def test_power_attacker_for_a_turn_ends_with_it() -> None:
    boost = spell("Boost", FIRE, 1, give(power_attacker(3000), choose(1, your(CREATURES))), give(double_breaker, IT))
    striker, second = hero(attacks_untapped), creature("Second Wall", FIRE, 3, 5000, "")
    game = Scenario(you=Side(hand=[boost], mana=filler(fire=1), battle=[striker]), opponent=Side(battle=[WALL, second]))
    game.use("Boost").attack("Hero", "Wall")
    assert game.zone(OPPONENT, "battle") == ["Second Wall"]
    game.next_turn().decline().next_turn().decline()
    game.attack("Hero", "Second Wall")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([], ["Second Wall"])


def test_power_attacker_for_a_turn_is_for_the_creatures_that_are_there() -> None:
    """110.2e: a creature that is put later gets nothing."""
    boost = spell("Boost", FIRE, 1, give(power_attacker(3000), every(your(CREATURES))))
    late = creature("Late", FIRE, 1, 3000, "", power_attacker(1000))
    game = Scenario(
        you=Side(hand=[boost, late], mana=filler(fire=2), battle=["Fear Fang", STAYS]),
        opponent=Side(battle=[tapped(WALL), tapped(creature("Other Wall", FIRE, 3, 4000, ""))]),
    )
    game.use("Boost").use("Late")
    game.attack("Fear Fang", "Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]
    game.attack("Bystander", "Other Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall", "Other Wall"]
    assert game.zone(YOU, "graveyard") == ["Boost", "Bystander"]


def test_power_attacker_by_a_number_counts_it_during_the_attack() -> None:
    mana = CARDS.civilization(DARKNESS).in_zone(MANA)
    boost = spell("Boost", FIRE, 1, give_power_while_attacking(for_each_of(your(mana), 1000), every(your(CREATURES))))
    game = Scenario(
        you=Side(hand=[boost], mana=filler(fire=1, darkness=2), battle=["Fear Fang", STAYS]),
        opponent=Side(battle=[tapped(WALL)]),
    )
    game.use("Boost").attack("Fear Fang", "Wall")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Bystander"], [])


def test_power_attacker_under_wave_striker() -> None:
    others = [hero(wave_striker(power_attacker(1000)), name=name) for name in ("A", "B")]
    striker = hero(wave_striker(power_attacker(3000)))
    for number, left in ((2, ["Hero"]), (1, [])):
        game = Scenario(
            you=Side(battle=[striker, STAYS]),
            opponent=Side(battle=[tapped(WALL), *map(tapped, others[:number])]),
        )
        game.attack("Hero", "Wall")
        assert [name for name in game.zone(YOU, "battle") if name == "Hero"] == left


def test_power_attacker_under_a_condition_reads_like_a_keyword() -> None:
    assert has(power_attacker(4000), condition=THIS_IS_TAPPED).words() == (
        'While this creature is tapped, it has "power attacker +4000".'
    )
    assert give(power_attacker(2000), IT).words() == 'it gets "power attacker +2000" until the end of the turn'
