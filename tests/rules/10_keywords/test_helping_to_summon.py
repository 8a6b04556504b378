"""Sasagale and Hyper Energy: creatures that help to summon another one (docs/keywords.md)."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    BATTLE,
    CREATURES,
    FIRE,
    Card,
    DefinitionError,
    ability_word,
    cost_less_if_destroyed,
    costs_less_for_tapped,
    creature,
    draw,
    instead_of_being_destroyed,
    kirifudash,
    may_summon_for_less,
    when_destroyed,
)
from sim.cards.words.amounts import YOU_HAVE_NO_SHIELDS
from sim.games.scenario import YOU, Scenario, Side, filler, sick, tapped

DISPECTORS = CREATURES.race("Dispector")
DISPECTOR = creature("Dispector", FIRE, 6, 6000, "Dispector")


def helper(name: str, number: int, *features: object) -> Card:
    """A creature with Sasagale."""
    sasagale = ability_word(f"Sasagale {number}", cost_less_if_destroyed(DISPECTORS, number))
    return creature(name, FIRE, 2, 1000, "Distas", sasagale, *features)  # type: ignore[arg-type]


def energetic(cost: int = 7, *features: object) -> Card:
    """A creature with Hyper Energy."""
    hyper = ability_word("Hyper Energy", costs_less_for_tapped(2))
    return creature("Energetic", FIRE, cost, 7000, "Demon Command", hyper, *features)  # type: ignore[arg-type]


@pytest.mark.phrase("cost_less_if_destroyed")
def test_112_2b_sasagale_makes_a_dispector_cost_less_and_destroys_the_creature() -> None:
    """112.2b: with 4 mana the help is needed; the helper goes before the Dispector comes."""
    game = Scenario(
        you=Side(hand=[DISPECTOR], mana=filler(fire=4), battle=[helper("Helper", 2, when_destroyed(draw(1))), "Torcon"])
    )
    game.use("Dispector")
    assert game.zone(YOU, "battle") == ["Torcon", "Dispector"]
    assert game.zone(YOU, "graveyard") == ["Helper"]
    assert len(game.zone(YOU, "hand")) == 1
    assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("cost_less_if_destroyed")
def test_112_2b_sasagale_is_optional_and_only_for_dispectors() -> None:
    """112.2b: with enough mana nobody need help, and other creatures cost what they cost."""
    other = creature("Other", FIRE, 6, 6000, "Human")
    game = Scenario(you=Side(hand=[DISPECTOR, other], mana=filler(fire=6), battle=[helper("Helper", 2)]))
    game.use("Dispector")
    game.expect(YOU, "choose", "no", "Helper")
    game.decline()
    assert game.zone(YOU, "battle") == ["Helper", "Dispector"]
    assert game.untapped_mana(YOU) == 0
    game = Scenario(you=Side(hand=[other], mana=filler(fire=5), battle=[helper("Helper", 2)]))
    assert not game.can_choose("Other")


@pytest.mark.phrase("cost_less_if_destroyed")
def test_112_2b_several_creatures_help_until_the_civilization_is_left() -> None:
    """112.2b: reductions add up; the civilization is paid anyway."""
    game = Scenario(
        you=Side(
            hand=[DISPECTOR],
            mana=filler(fire=2),
            battle=[helper("Helper", 2), helper("Third", 3), helper("Fourth", 3)],
        )
    )
    game.use("Dispector", "Helper", "Third")
    game.expect(YOU, "choose", "no", "Fourth")
    game.choose("Fourth")
    assert game.zone(YOU, "battle") == ["Dispector"]
    assert game.untapped_mana(YOU) == 1


def test_112_2b_there_must_be_enough_help() -> None:
    """112.2b: 6 less 2 is 4; creatures of the opponent do not help."""
    game = Scenario(
        you=Side(hand=[DISPECTOR, "Torcon"], mana=filler(fire=3), battle=[helper("Helper", 2)]),
        opponent=Side(battle=[helper("Hostile", 2)]),
    )
    assert not game.can_choose("Dispector")


def test_112_2b_a_creature_that_stays_has_helped_all_the_same() -> None:
    """112.2b: that it is destroyed is no cost."""
    tough = helper("Tough", 2, instead_of_being_destroyed(BATTLE))
    game = Scenario(you=Side(hand=[DISPECTOR], mana=filler(fire=4), battle=[tough])).use("Dispector")
    assert game.zone(YOU, "battle") == ["Tough", "Dispector"]
    assert game.zone(YOU, "graveyard") == []


def test_112_2b_sasagale_helps_an_ability_that_summons_for_a_cost() -> None:
    """112.2b: Kirifudash has its own cost, which is reduced like any other."""
    card = creature("Late", FIRE, 6, 6000, "Dispector", kirifudash(4))
    game = Scenario(you=Side(hand=[card], mana=filler(fire=2), battle=[helper("Helper", 2), "Fear Fang"]))
    game.attack("Fear Fang").declare("Late")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Late"]
    assert game.zone(YOU, "graveyard") == ["Helper"]


@pytest.mark.phrase("costs_less_for_tapped")
def test_601_1d_hyper_energy_taps_creatures_of_different_costs() -> None:
    """601.1d: Fear Fang and Brawler Zyler cost 3 and 2, and one of two creatures that cost the same is enough."""
    zyler = creature("Zyler", FIRE, 2, 1000, "Human")
    game = Scenario(
        you=Side(hand=[energetic()], mana=filler(fire=5), battle=["Fear Fang", sick("Fear Fang"), zyler, tapped(zyler)])
    )
    game.use("Energetic")
    game.expect(YOU, "choose", "Fear Fang", "Fear Fang", "Zyler")
    game.choose("Fear Fang#2")
    game.expect(YOU, "choose", "no", "Zyler")
    game.choose("Zyler")
    assert game.is_tapped("Fear Fang#2")
    assert not game.is_tapped("Fear Fang")
    assert game.where("Energetic") == "battle"
    assert game.untapped_mana(YOU) == 2


def test_601_1d_hyper_energy_of_equal_creatures_counts_once() -> None:
    """601.1d: 7 less 2 is more than 4."""
    game = Scenario(
        you=Side(hand=[energetic(), "Torcon"], mana=filler(fire=4), battle=["Fear Fang", "Fear Fang"]),
    )
    assert not game.can_choose("Energetic")


def test_601_1d_hyper_energy_and_another_way_of_summoning() -> None:
    """601.1d: whatever makes it cost less adds up, and the civilizations are paid anyway."""
    card = energetic(5, may_summon_for_less(2, condition=YOU_HAVE_NO_SHIELDS))
    game = Scenario(you=Side(hand=[card], mana=filler(fire=1), battle=["Fear Fang"], shields=0))
    game.use("Energetic", way="2 less")
    assert game.where("Energetic") == "battle"
    assert game.is_tapped("Fear Fang")


def test_601_1d_hyper_energy_is_no_help_for_no_mana() -> None:
    """601.1d: a card of a civilization needs mana of it."""
    game = Scenario(you=Side(hand=[energetic(2), "Torcon"], battle=["Fear Fang"]))
    assert not game.can_choose("Energetic")


def test_601_1d_hyper_energy_of_a_colorless_creature_is_refused() -> None:
    """601.1d: it could cost 0."""
    with pytest.raises(DefinitionError, match="could cost 0"):
        tabulate([creature("Colorless", 0, 7, 7000, "Jokers", costs_less_for_tapped(2))])
