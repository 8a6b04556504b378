"""Creatures while they battle, and those that attack creatures if they can."""

import pytest

from sim.cards.words import Card
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, tapped
from tests.cards.written import FACTS, card

CAPTAIN = card("Captain\nCreature - fire - cost 2 - power 1000 - Human\nEach of your battling Humans gets +3000 power.")
RECRUIT = card("Recruit\nCreature - fire - cost 1 - power 1000 - Human")
BEAST = card("Beast\nCreature - nature - cost 1 - power 1000 - Beast Folk")
MOCKED = card(f"Mocked\n{FACTS}\nThis creature can't attack players if able to attack a creature.")


@pytest.mark.parametrize(("attacker", "there"), [(RECRUIT, True), (BEAST, False)])
@pytest.mark.phrase("battling")
def test_creatures_get_power_while_they_battle(attacker: Card, there: bool) -> None:
    rival = card("Rival\nCreature - water - cost 1 - power 3000 - Merfolk")
    game = Scenario(you=Side(battle=[CAPTAIN, attacker]), opponent=Side(battle=[tapped(rival)]))
    name = attacker.name
    assert game.power(name) == 1000
    game.attack(name, "Rival")
    assert (name in game.zone(YOU, "battle")) == there
    assert ("Rival" in game.zone(OPPONENT, "battle")) != there


@pytest.mark.phrase("attacks_only_creatures")
def test_a_creature_that_can_attack_another_one_attacks_no_player() -> None:
    game = Scenario(you=Side(battle=[MOCKED]), opponent=Side(battle=[tapped(RECRUIT)], shields=["Torcon", "Corile"]))
    with pytest.raises(Illegal):
        game.attack("Mocked", OPPONENT)
    game = Scenario(you=Side(battle=[MOCKED]), opponent=Side(battle=[tapped(RECRUIT)], shields=["Torcon", "Corile"]))
    game.attack("Mocked", "Recruit")
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.parametrize("theirs", [[], [RECRUIT]])
def test_without_a_creature_to_attack_it_attacks_the_player(theirs: list[Card]) -> None:
    """An untapped one can't be attacked."""
    game = Scenario(you=Side(battle=[MOCKED]), opponent=Side(battle=theirs, shields=["Torcon", "Corile"]))
    game.attack("Mocked", OPPONENT).choose("Torcon")
    assert len(game.zone(OPPONENT, "shields")) == 1
