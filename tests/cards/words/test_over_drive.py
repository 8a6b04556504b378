"""Over Drive: more mana is tapped in addition to the cost, for an ability that is used when the creature is put."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    NATURE,
    WATER,
    DefinitionError,
    choose,
    cost_less,
    creature,
    draw,
    over_drive,
    over_drive_of_each,
    over_drive_of_either,
    put,
    spell,
    your,
)
from sim.cards.words.more_mana import OverDrive
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

READY = creature("Ready", FIRE, 2, 2000, "Human")
DRIVER = creature("Driver", DARKNESS, 2, 2000, "Human", over_drive(2, WATER, draw(1)))


@pytest.mark.phrase("over_drive")
@pytest.mark.parametrize(("way", "drawn", "left"), [(None, 0, 3), ("2 more water cards", 1, 1)])
def test_what_is_tapped_beside_the_cost_brings_the_ability(way: str | None, drawn: int, left: int) -> None:
    game = Scenario(you=Side(hand=[DRIVER], mana=filler(darkness=2, water=3), battle=[READY]))
    game.use("Driver", way=way)
    assert (len(game.zone(YOU, "hand")), game.untapped_mana(YOU)) == (drawn, left)


@pytest.mark.phrase("over_drive")
@pytest.mark.parametrize(
    ("mana", "possible"),
    [
        (filler(darkness=2, water=2), True),
        (filler(darkness=1, water=3), True),
        (filler(darkness=1, water=2), False),  # too little
        (filler(darkness=3, water=1), False),  # too little water
        (filler(water=4), False),  # nothing pays the darkness
    ],
)
def test_it_needs_so_many_cards_of_the_civilization_beside_the_cost(mana: list[object], possible: bool) -> None:
    game = Scenario(you=Side(hand=[DRIVER], mana=mana, battle=[READY]))  # type: ignore[arg-type]
    assert any("more water" in str(option) for option in game.options) == possible


@pytest.mark.phrase("over_drive")
def test_a_card_that_the_cost_needs_is_not_tapped_besides() -> None:
    """The only card with darkness is a water card, too."""
    both = creature("Both", DARKNESS | WATER, 2, 2000, "Human")
    you = Side(hand=[DRIVER], mana=[*filler(water=3), both], battle=[READY])
    game = Scenario(you=you, choose_mana=True).use("Driver", way="2 more water cards")
    assert not game.can_choose("Both")  # asked for the second time only where there is a choice
    game = Scenario(you=Side(hand=[DRIVER], mana=[*filler(water=2), both], battle=[READY]))
    assert not any("more water" in str(option) for option in game.options)


@pytest.mark.phrase("over_drive")
def test_a_reduction_lowers_the_cost_and_not_what_is_tapped_beside() -> None:
    helper = creature("Helper", FIRE, 2, 2000, "Human", cost_less(CREATURES, 1, 1))
    game = Scenario(you=Side(hand=[DRIVER], mana=filler(darkness=1, water=2), battle=[READY, helper]))
    game.use("Driver", way="2 more water cards")
    assert (len(game.zone(YOU, "hand")), game.untapped_mana(YOU)) == (1, 0)


def test_put_by_an_effect_it_has_no_such_ability() -> None:
    lift = spell("Lift", WATER, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], graveyard=[DRIVER], mana=filler(water=5), battle=[READY])).use("Lift")
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("over_drive")
@pytest.mark.parametrize("top", ["Terror Pit", "Corile"])
def test_vacuum_casts_a_spell_of_the_opponents_deck_or_puts_the_card_under_it(top: str) -> None:
    """The spell goes to its owner's graveyard."""
    vacuum = "Vacuum, the Hidden Curse"
    you = Side(hand=[vacuum], mana=filler(darkness=6, water=4), battle=[READY])
    game = Scenario(you=you, opponent=Side(battle=["Aqua Hulcus"], deck=[top])).use(vacuum, way="4 more water")
    if top == "Terror Pit":
        assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "graveyard")) == ([], ["Aqua Hulcus", top])
    else:
        assert game.zone(OPPONENT, "deck")[-1] == top


RAINBOW = creature("Rainbow", DARKNESS, 2, 2000, "Human", over_drive_of_each(WATER | FIRE | NATURE, draw(1)))


@pytest.mark.phrase("over_drive_of_each")
@pytest.mark.parametrize(
    ("mana", "possible"),
    [
        (filler(darkness=2, water=1, fire=1, nature=1), True),
        (filler(darkness=1, water=2, fire=1, nature=1), True),
        (filler(darkness=2, water=2, fire=1), False),  # no nature
        (filler(darkness=1, water=1, fire=1, nature=1), False),  # too little
        (filler(water=3, fire=1, nature=1), False),  # nothing pays the darkness
    ],
)
def test_a_card_of_each_civilization_is_tapped_beside_the_cost(mana: list[object], possible: bool) -> None:
    game = Scenario(you=Side(hand=[RAINBOW], mana=mana, battle=[READY]))  # type: ignore[arg-type]
    assert any("1 more fire card" in str(option) for option in game.options) == possible
    if possible:
        game.use("Rainbow", way="1 more fire card")
        assert (len(game.zone(YOU, "hand")), game.untapped_mana(YOU)) == (1, 0)


@pytest.mark.phrase("over_drive_of_each")
@pytest.mark.parametrize(("third", "possible"), [("nature", True), ("water", False)])
def test_a_card_of_two_civilizations_is_tapped_for_one_of_them(third: str, possible: bool) -> None:
    both = creature("Both", WATER | FIRE, 2, 2000, "Human")
    mana = [both, *filler(darkness=2, water=1), *filler(**{third: 1})]
    game = Scenario(you=Side(hand=[RAINBOW], mana=mana, battle=[READY]))
    assert any("1 more fire card" in str(option) for option in game.options) == possible
    if possible:
        game.use("Rainbow", way="1 more fire card")
        assert game.untapped_mana(YOU) == 0


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (over_drive_of_each(FIRE | NATURE, draw(1)), "each of them takes cards of one civilization"),
        (over_drive(1, WATER, draw(1)), "it takes two or three civilizations"),
    ],
)
def test_either_of_two_takes_one_civilization_each(other: OverDrive, reason: str) -> None:
    water = over_drive(2, WATER, draw(1))
    for first, second in ((water, other), (other, water)):
        with pytest.raises(DefinitionError, match=f"Driver: .*{reason}"):
            creature("Driver", DARKNESS, 2, 2000, "Human", over_drive_of_either(first, second))
