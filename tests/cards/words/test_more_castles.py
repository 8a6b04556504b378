"""Castles that break twice as many shields, and that bring Aliens from the hyperspatial zone."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    PSYCHIC,
    SHIELDS,
    WATER,
    break_shields,
    breaks_more,
    choose,
    creature,
    destroy,
    double_breaker,
    spell,
    when_put,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, fortified

BALZARK = "Balzark, Sword Flash Fortress"
PHANTOM = "Death Phantom, Pandora Fortress"


@pytest.mark.phrase("doubles_breaks")
def test_balzark_doubles_what_your_creatures_break() -> None:
    """What they break more is doubled as well; without the castle, and for the opponent, nothing is."""
    plain = creature("Plain", FIRE, 1, 3000, "")
    double = creature("Double", FIRE, 1, 3000, "", double_breaker)
    more = creature("More", FIRE, 1, 3000, "", breaks_more(1))
    for attacker, castles, left in ((plain, 1, 4), (plain, 2, 2), (double, 1, 2), (more, 1, 2), (plain, 0, 5)):
        shield = fortified("Torcon", *[BALZARK] * castles)
        game = Scenario(you=Side(battle=[attacker], shields=[shield]), opponent=Side(shields=6))
        game.attack(attacker.name)
        while game.asked == "break":
            game.choose("Filler")
        assert len(game.zone(OPPONENT, "shields")) == left
    game = Scenario(
        you=Side(battle=[plain], shields=1), opponent=Side(shields=[fortified("Torcon", BALZARK), "Corile"])
    )
    game.attack("Plain").choose("Corile")
    assert game.zone(OPPONENT, "shields") == ["Torcon"]


@pytest.mark.phrase("doubles_breaks")
def test_balzark_doubles_what_an_effect_lets_a_creature_break() -> None:
    """701.14d."""
    breaker = creature("Breaker", FIRE, 1, 3000, "", when_put(break_shields(choose(1, your_opponents(SHIELDS)))))
    shield = fortified("Torcon", BALZARK)
    game = Scenario(you=Side(hand=[breaker], mana=filler(fire=1), shields=[shield]), opponent=Side(shields=4))
    game.use("Breaker")
    while game.asked in ("choose", "break"):
        game.choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_death_phantom_puts_a_cheaper_psychic_alien_when_an_alien_leaves() -> None:
    small = creature("Small", WATER, 3, 2000, "Alien", types=PSYCHIC)
    large = creature("Large", WATER, 5, 5000, "Alien", types=PSYCHIC)
    other = creature("Other", WATER, 1, 1000, "Hunter", types=PSYCHIC)
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    for race, found in (("Alien", True), ("Hunter", False)):
        leaver = creature("Leaver", WATER, 5, 3000, race)
        game = Scenario(
            you=Side(
                hand=[kill],
                mana=filler(fire=1),
                battle=[leaver],
                shields=[fortified("Torcon", PHANTOM)],
                hyperspatial=[small, large, other],
            )
        )
        game.use("Kill")
        if found:
            game.expect(YOU, "choose", "no", "Small").choose("Small")
        assert game.zone(YOU, "battle") == (["Small"] if found else [])


@pytest.mark.parametrize("castle", [BALZARK, PHANTOM])
def test_both_let_another_shield_go_to_the_hand_for_the_fortified_one(castle: str) -> None:
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(shields=[fortified("Corile", castle), "Fear Fang"]))
    game.attack("Torcon").choose("Corile").accept()
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "hand")) == (["Corile"], ["Fear Fang"])
    assert game.castles("Corile") == [castle]
