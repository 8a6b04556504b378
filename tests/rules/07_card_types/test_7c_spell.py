"""Group 7C of the rules catalogue: spells (302). How they are cast and where they go is in groups 5B and 6."""

import pytest

from sim.cards.words import CARDS, FIRE, choose, put, spell, your
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.rules.situations import BYSTANDER


@pytest.mark.rule("7C.01")
def test_7c_01_a_spell_is_paid_for_carried_out_and_put_into_the_graveyard() -> None:
    """While it is being carried out it is in no zone, least of all in the battle zone."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Fear Fang", "Corile"])
    )
    game.use("Terror Pit").expect(YOU, "choose", "Fear Fang", "Corile")
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "battle") == game.zone(YOU, "graveyard") == game.zone(YOU, "hand") == []
    game.choose("Corile")
    assert game.zone(YOU, "graveyard") == ["Terror Pit"]


@pytest.mark.rule("7C.02")
def test_7c_02_both_players_may_look_through_a_graveyard() -> None:
    game = Scenario(you=Side(hand=["Torcon"], graveyard=["Terror Pit", "Corile"]))
    for viewer in (YOU, OPPONENT):
        assert game.sees(viewer, "Terror Pit") and game.sees(viewer, "Corile")
    assert not game.sees(OPPONENT, "Torcon")


def test_302_3_an_effect_that_puts_a_card_does_not_put_a_spell() -> None:
    """302.3, 400.3."""
    song = spell("Song", FIRE, 1, put(choose(1, your(CARDS.in_zone(zones.GRAVEYARD)))))
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), graveyard=["Terror Pit"], battle=[BYSTANDER]))
    game.use("Song")
    assert game.where("Terror Pit") == "graveyard"
