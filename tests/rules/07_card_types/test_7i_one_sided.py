"""Group 7I of the rules catalogue: Forbidden creatures with one side, which seal themselves."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    THIS,
    WATER,
    choose,
    creature,
    destroy,
    draw,
    put_seals,
    spell,
    when_last_seal_leaves,
    when_put,
    your_opponents,
)
from sim.games.scenario import YOU, Scenario, Side, filler, sealed
from tests.rules.situations import BYSTANDER

VV8 = "VV-8, Forbidden Machine"
WATER_COMMAND = creature("Wave", WATER, 1, 1000, "Cyber Command")


@pytest.mark.rule("7I.09")
def test_7i_09_a_one_sided_forbidden_creature_seals_itself_when_it_is_put() -> None:
    """The cards that were looked at and not taken are its seals."""
    game = Scenario(
        you=Side(
            hand=[VV8],
            mana=filler(water=6),
            battle=[BYSTANDER],
            deck=["Corile", "Torcon", "Fear Fang", "Spiral Gate", "Terror Pit"],
        ),
        opponent=Side(
            hand=[spell("Shot", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))], mana=filler(fire=1)
        ),
    )
    game.use(VV8, "Corile", "Terror Pit")
    assert (game.seals(VV8), game.where(VV8)) == (3, "battle")
    assert game.zone(YOU, "hand") == ["Corile", "Terror Pit"]
    game.settle()
    assert game.refused(VV8, "attack") != ""
    game.next_turn().decline()
    game.use("Shot")
    assert game.where("Bystander") == "graveyard"  # the sealed creature is ignored: there was nothing to choose


@pytest.mark.rule("7I.09")
def test_7i_09_without_seals_it_is_a_creature_like_others_and_gives_its_owner_a_turn() -> None:
    game = Scenario(you=Side(hand=[WATER_COMMAND], mana=filler(water=1), battle=[sealed(VV8, 1)])).use("Wave")
    assert (game.seals(VV8), game.refused(VV8, "attack")) == (0, "")
    game.next_turn()
    assert game.turn_player == YOU


@pytest.mark.phrase("put_seals", "when_last_seal_leaves")
@pytest.mark.rule("7I.09")
def test_7i_09_what_waits_for_the_last_seal_waits_for_the_last_one() -> None:
    engine = creature("Engine", WATER, 3, 4000, "", when_put(put_seals(2, THIS)), when_last_seal_leaves(draw(2)))
    game = Scenario(you=Side(hand=[engine, WATER_COMMAND, WATER_COMMAND], mana=filler(water=5), battle=[BYSTANDER]))
    game.use(engine)
    assert game.seals(engine) == 2
    game.use("Wave#1")
    assert (game.seals(engine), len(game.zone(YOU, "hand"))) == (1, 1)
    game.use("Wave#2")
    assert (game.seals(engine), len(game.zone(YOU, "hand"))) == (0, 2)
