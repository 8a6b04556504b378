"""Ninja Strike, declared when a creature of the opponent attacks or blocks, and Guard Strike (10.03, K1, K2)."""

import pytest

from sim.language import CREATURES, LIGHT, WATER, creature, may, ninja_strike, return_to_hand, when_put, choose, your
from sim.language import blocker, cant_be_blocked, draw, guard_strike, spell, whenever_attacks, whenever_becomes_blocked
from sim.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, sick

HAYABUSAMARU = "Hayabusamaru, Lightfang Ninja"
RECODEKING = "Recodeking Number Nine"
# A second Shinobi, of lower rank.
SHADOW = creature("Shadow", LIGHT, 2, 2000, "Shinobi", ninja_strike(2))


# --- Ninja Strike ----------------------------------------------------------------------------------------------
@pytest.mark.rule("10.03")
def test_a_ninja_strike_creature_is_summoned_for_no_cost_when_the_opponent_attacks() -> None:
    """It can block that attack, and at the end of the turn it goes to the bottom of the deck."""
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4), deck=["Torcon"])
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", HAYABUSAMARU).declare(HAYABUSAMARU)
    assert game.untapped_mana(OPPONENT) == 4
    game.block(HAYABUSAMARU)  # by its own ability it is a blocker
    assert game.zone(YOU, "graveyard") == ["Fear Fang"] or game.zone(OPPONENT, "graveyard") != []
    assert game.turn_is_over


@pytest.mark.rule("10.03")
def test_a_ninja_strike_creature_goes_to_the_bottom_of_the_deck_at_the_end_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4), shields=3, deck=["Corile"]),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).block().choose("Filler")
    assert game.zone(OPPONENT, "battle") == [HAYABUSAMARU]
    game.end_turn()
    assert game.zone(OPPONENT, "battle") == []
    assert game.zone(OPPONENT, "deck")[-1] == HAYABUSAMARU


@pytest.mark.rule("10.03")
def test_a_ninja_that_has_left_the_battle_zone_stays_where_it_went() -> None:
    """Only the creature that was summoned so goes to the deck."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"], hand=[]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4), battle=["Corile"]),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).choose(HAYABUSAMARU).block(HAYABUSAMARU)
    assert game.where(HAYABUSAMARU) == "graveyard"
    game.end_turn()
    assert game.where(HAYABUSAMARU) == "graveyard"
