"""Kizuna: abilities that creatures lend each other (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    choose,
    creature,
    destroy,
    draw,
    kizuna,
    kizuna_comp,
    kizuna_plus,
    neo_evolves_from,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile

KILLER = creature("Killer", DARKNESS, 3, 3000, "Mafi Gang", kizuna(destroy(choose(1, your_opponents(CREATURES)))))
DRAWER = creature("Drawer", DARKNESS, 2, 2000, "Mafi Gang", kizuna(draw(1)))
PLUS = creature(
    "Plus",
    DARKNESS,
    4,
    4000,
    "Mafi Gang",
    neo_evolves_from(your(CREATURES.civilization(DARKNESS))),
    kizuna_plus(draw(2)),
)
LEADER = creature("Leader", DARKNESS, 6, 6000, "Mafi Gang", kizuna_comp(draw(2)))


@pytest.mark.phrase("kizuna")
def test_a_creature_put_uses_its_own_kizuna_ability_or_that_of_another() -> None:
    side = Side(hand=[DRAWER], mana=filler(darkness=2), battle=[KILLER], deck=exactly("Torcon", "Corile"))
    game = Scenario(you=side, opponent=Side(battle=["Fear Fang"]))
    game.use("Drawer").expect(YOU, "choose", "Killer", "Drawer").choose("Killer")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert game.zone(YOU, "hand") == []
    game = Scenario(you=side, opponent=Side(battle=["Fear Fang"]))
    game.use("Drawer").choose("Drawer")
    assert game.zone(YOU, "hand") == ["Torcon"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.phrase("kizuna")
def test_kizuna_must_be_used_and_is_only_about_your_creatures() -> None:
    game = Scenario(you=Side(hand=[DRAWER], mana=filler(darkness=2)), opponent=Side(battle=[KILLER]))
    game.use("Drawer")
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.phrase("kizuna_comp")
def test_kizuna_comp_uses_those_of_any_number_of_creatures_in_the_order_chosen() -> None:
    game = Scenario(you=Side(battle=[LEADER, KILLER, DRAWER], deck=10), opponent=Side(battle=["Fear Fang", "Corile"]))
    game.attack("Leader").choose("Killer").choose("Leader").expect(YOU, "choose", "no", "Drawer").decline()
    game.choose("Corile")  # by Killer
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("kizuna_plus")
def test_kizuna_plus_uses_its_own_ability_and_then_that_of_another_creature_for_a_card_under_it() -> None:
    side = Side(battle=[pile(PLUS, "Fear Fang"), KILLER, DRAWER], deck=10)
    game = Scenario(you=side, opponent=Side(battle=["Emeral", "Corile"]))
    game.attack("Plus").choose("Fear Fang").expect(YOU, "choose", "Killer", "Drawer").choose("Killer")
    assert len(game.zone(YOU, "hand")) == 2
    game.choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


@pytest.mark.phrase("kizuna_plus")
def test_without_another_such_creature_kizuna_plus_uses_its_own_ability_alone() -> None:
    game = Scenario(you=Side(battle=[pile(PLUS, "Fear Fang"), "Corile"], deck=10), opponent=Side(shields=1))
    game.attack("Plus").choose("Fear Fang")
    assert len(game.zone(YOU, "hand")) == 2


def test_kizuna_plus_needs_a_card_under_it_and_may_be_declined() -> None:
    game = Scenario(you=Side(battle=[pile(PLUS, "Fear Fang"), KILLER], deck=10), opponent=Side(battle=["Corile"]))
    game.attack("Plus").decline()
    assert game.zone(YOU, "graveyard") == []
    assert game.zone(OPPONENT, "graveyard") == []
    game = Scenario(you=Side(battle=[PLUS, KILLER], deck=10), opponent=Side(battle=["Corile"]))
    game.attack("Plus")
    assert game.zone(YOU, "hand") == []
    assert game.zone(OPPONENT, "graveyard") == []


@pytest.mark.phrase("kizuna")
def test_nights_ramp_makes_all_creatures_of_the_opponent_weaker() -> None:
    game = Scenario(
        you=Side(hand=["Night's Ramp, Medical Device"], mana=filler(darkness=4)),
        opponent=Side(battle=["Emeral", "Corile"]),
    )
    game.use("Night's Ramp, Medical Device")
    assert game.zone(OPPONENT, "battle") == ["Corile"]
