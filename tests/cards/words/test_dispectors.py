"""Dispectors of the deck of Volzeos Balamord: summoning once each turn, shields that come back, what nobody may do."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    HAND,
    SHIELDS,
    WIN_THE_GAME,
    choose,
    creature,
    destroy,
    draw,
    put,
    put_into_graveyard,
    spell,
    take_an_extra_turn,
    when_put,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

VEN = "Grateful Ven, Connected Breaker Horror"
WORLD = "Perfect World, Connected Planetary Soul"
SEZEN = "Sezen the Fumate, Hybrid Super Disaster"
SMALL = creature("Small", FIRE, 3, 1000, "Distas", when_put(draw(1)))
BIG = creature("Big", FIRE, 3, 3000, "Dispector")


# --- Grateful Ven --------------------------------------------------------------------------------------------------
@pytest.mark.phrase("may_summon_one_each_turn_from")
def test_ven_summons_one_creature_from_the_mana_zone_each_turn_and_a_distas_for_no_cost() -> None:
    game = Scenario(you=Side(battle=[VEN], mana=[SMALL, BIG, "Aqua Surfer", *filler(fire=2)], deck=["Torcon"]))
    assert set(game.options) == {"no", "Small", "Big"}  # Aqua Surfer costs 6
    game.use("Small")
    assert (game.zone(YOU, "battle"), game.untapped_mana(YOU), game.zone(YOU, "hand")) == (
        [VEN, "Small"],
        4,
        ["Torcon"],
    )
    assert "Big" not in game.options
    # Once in each turn: in the next one again.
    game.next_turn().next_turn().until("use a card")
    game.use("Big")
    assert game.zone(YOU, "battle") == [VEN, "Small", "Big"]


def test_ven_lets_a_creature_be_summoned_for_its_cost() -> None:
    """Its own card may be tapped for it (601.1c)."""
    game = Scenario(you=Side(battle=[VEN], mana=[BIG, *filler(fire=2)]))
    game.use("Big")
    assert (game.zone(YOU, "battle"), game.untapped_mana(YOU)) == ([VEN, "Big"], 0)


def test_two_vens_allow_two_creatures() -> None:
    game = Scenario(you=Side(battle=[VEN, VEN], mana=[SMALL, SMALL, SMALL, *filler(fire=1)]))
    game.use("Small").use("Small")
    assert game.zone(YOU, "battle").count("Small") == 2
    assert "Small" not in game.options


def test_ven_may_put_the_whole_graveyard_into_the_mana_zone_tapped() -> None:
    mana = filler(light=3, darkness=3, nature=2)
    game = Scenario(you=Side(hand=[VEN], mana=mana, graveyard=["Torcon", "Terror Pit"]))
    game.use(VEN).accept()
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "mana")[-2:]) == ([], ["Torcon", "Terror Pit"])
    assert game.is_tapped("Torcon") and len(game.zone(YOU, "shields")) == 2


# --- Perfect World -------------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_your_shield_enters_graveyard")
@pytest.mark.parametrize(
    ("shield", "mana", "where"),
    [(SMALL, 3, "battle"), (BIG, 3, "battle"), (BIG, 2, "hand"), ("Torcon", 3, "hand"), ("Terror Pit", 3, "hand")],
)
def test_what_goes_from_the_shields_to_the_graveyard_is_put_or_taken(shield: object, mana: int, where: str) -> None:
    """It is put if it is a Distas or Dispector that costs no more than there is mana, and nothing else is."""
    burn = spell("Burn", FIRE, 1, put_into_graveyard(choose(1, your(SHIELDS))))
    game = Scenario(you=Side(battle=[WORLD], hand=[burn], mana=filler(fire=mana), shields=[shield]))  # type: ignore[list-item]
    game.use("Burn")
    name = shield if isinstance(shield, str) else shield.name  # type: ignore[attr-defined]
    assert (game.where(name), game.zone(YOU, "graveyard")) == (where, ["Burn"])


def test_what_comes_to_the_graveyard_from_elsewhere_stays_there() -> None:
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES.race("Distas").power(at_most=1000)))))
    game = Scenario(you=Side(battle=[WORLD, SMALL], hand=[kill], mana=filler(fire=5)))
    game.use("Kill")
    assert sorted(game.zone(YOU, "graveyard")) == ["Kill", "Small"]


@pytest.mark.phrase("each_has")
def test_the_others_of_perfect_world_can_be_destroyed_for_the_cost_of_a_dispector() -> None:
    """Sasagale 2 of each of them, but not of Perfect World itself (docs/keywords.md)."""
    game = Scenario(you=Side(battle=[WORLD, "Torcon"], hand=[BIG], mana=filler(fire=1)))
    game.use("Big")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([WORLD, "Big"], ["Torcon"])
    game = Scenario(you=Side(battle=[WORLD], hand=[BIG], mana=filler(fire=1)))
    assert game.refused("Big") != ""
    game = Scenario(you=Side(battle=["Torcon"], hand=[BIG], mana=filler(fire=1)), opponent=Side(battle=[WORLD]))
    assert game.refused("Big") != ""


# --- Sezen the Fumate ----------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_first_creature_is_put")
def test_sezen_draws_for_the_first_creature_of_a_turn_whoever_puts_it() -> None:
    game = Scenario(
        you=Side(battle=[SEZEN], hand=[BIG, BIG], mana=filler(fire=6), deck=["Torcon", "Corile", "Fear Fang"]),
        opponent=Side(hand=[BIG, BIG], mana=filler(fire=6)),
    )
    game.use("Big").expect(YOU, "may", "no", "yes").accept()
    game.use("Big")
    assert game.zone(YOU, "hand") == ["Torcon"]
    game.next_turn().until("use a card", OPPONENT)
    game.use("Big").expect(YOU, "may", "no", "yes").accept()
    game.use("Big")
    assert game.zone(YOU, "hand") == ["Torcon", "Corile"]


def test_603_5a_sezen_sees_itself_and_what_is_no_creature_does_not_count() -> None:
    summoned = spell("Summoned", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    side = Side(hand=[summoned, summoned, SEZEN, BIG, "Crimson Rifle"], mana=filler(fire=3), deck=["Torcon", "Corile"])
    game = Scenario(you=side)
    game.use("Crimson Rifle").use("Summoned").choose(SEZEN).expect(YOU, "may", "no", "yes").accept()
    # EX Life took the top card.
    assert game.zone(YOU, "hand") == ["Summoned", "Big", "Corile"]
    game.use("Summoned", "Big")
    assert game.zone(YOU, "hand") == ["Corile"]


@pytest.mark.phrase("players_cant_take_extra_turns")
@pytest.mark.parametrize("sezen", [None, YOU, OPPONENT])
def test_nobody_can_take_an_extra_turn(sezen: int | None) -> None:
    """101.2."""
    again = spell("Again", FIRE, 1, take_an_extra_turn())
    sides = [[SEZEN] if sezen == side else [] for side in (YOU, OPPONENT)]
    game = Scenario(you=Side(hand=[again], mana=filler(fire=1), battle=sides[0]), opponent=Side(battle=sides[1]))
    game.use("Again").next_turn()
    assert game.turn_player == (YOU if sezen is None else OPPONENT)


@pytest.mark.phrase("players_cant_lose_but_by_attacks")
@pytest.mark.parametrize("sezen", [True, False])
def test_who_cant_lose_keeps_the_other_player_from_winning(sezen: bool) -> None:
    """101.2, 104.1: no matter who wins, the other one loses."""
    won = spell("Won", FIRE, 1, WIN_THE_GAME)
    remove = spell("Remove", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[won, remove], mana=filler(fire=2)), opponent=Side(battle=[SEZEN if sezen else "Torcon"])
    )
    game.use("Won")
    assert game.over != sezen
