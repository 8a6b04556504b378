"""How often players may put creatures or cast spells in a turn, shown by DG-Parthenon."""

import pytest

from sim.cards.words import (
    ACT_PUT,
    CREATURES,
    FIRE,
    Card,
    allows_only,
    creature,
    draw,
    every,
    put,
    spell,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

PARTHENON = "DG-Parthenon ~Where Dragon's are Created~"
SPARK = spell("Spark", FIRE, 1, draw(1))


def small(number: int) -> Card:
    return creature(f"Small {number}", FIRE, 1, 1000, "")


ALL = [small(number) for number in range(5)]
RAISE = spell("Raise", FIRE, 1, put(every(your(CREATURES).in_zone(zones.GRAVEYARD))))


@pytest.mark.phrase("allows_only")
@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_each_player_puts_only_three_creatures_each_turn(whose: int) -> None:
    sides = Side(hand=ALL, mana=filler(fire=9)), Side(battle=[PARTHENON])
    game = Scenario(you=sides[0], opponent=sides[1])
    if whose == YOU:
        game = Scenario(you=Side(hand=ALL, mana=filler(fire=9), battle=[PARTHENON]))
    for number in range(3):
        assert game.refused(f"Small {number}") == ""
        game.use(f"Small {number}")
    assert game.turn_is_over or game.refused("Small 3")
    assert len([name for name in game.zone(YOU, "battle") if name != PARTHENON]) == 3


@pytest.mark.phrase("allows_only")
@pytest.mark.parametrize(("before", "put_now"), [(0, 3), (1, 2), (2, 1)])
def test_of_creatures_put_together_only_so_many_enter(before: int, put_now: int) -> None:
    """What was put earlier in the turn counts, no matter who put it there and how."""
    game = Scenario(
        you=Side(hand=[*ALL[:before], RAISE], graveyard=ALL[before:], mana=filler(fire=9), battle=[PARTHENON])
    )
    for number in range(before):
        game.use(f"Small {number}")
    game.use("Raise")
    while not game.turn_is_over and game.asked in ("order", "choose"):
        game.choose(game.options[0])
    assert len(game.zone(YOU, "battle")) == 1 + before + put_now
    assert len(game.zone(YOU, "graveyard")) == 5 - before - put_now + 1


@pytest.mark.phrase("allows_only")
def test_each_player_casts_only_three_spells_each_turn() -> None:
    game = Scenario(you=Side(hand=[SPARK] * 4, mana=filler(fire=9)), opponent=Side(battle=[PARTHENON]))
    for _ in range(3):
        game.use("Spark")
    assert game.turn_is_over
    assert game.zone(YOU, "hand").count("Spark") == 1


def test_the_field_draws_a_card_and_several_of_them_change_nothing() -> None:
    game = Scenario(you=Side(hand=[PARTHENON, *ALL], mana=filler(fire=9), battle=[PARTHENON], deck=["Corile"]))
    game.use(PARTHENON)
    assert "Corile" in game.zone(YOU, "hand")
    for number in range(3):
        game.use(f"Small {number}")
    assert game.turn_is_over


def test_only_the_player_meant_is_limited() -> None:
    field = creature("Watcher", FIRE, 1, 1000, "", allows_only(1, ACT_PUT, your_opponents(CREATURES)))
    drawer = creature("Drawer", FIRE, 1, 1000, "", when_put(draw(1)))
    game = Scenario(you=Side(hand=[drawer, *ALL], mana=filler(fire=9), battle=[field]))
    for name in ("Drawer", "Small 0", "Small 1"):
        game.use(name)
    assert len(game.zone(YOU, "battle")) == 4
