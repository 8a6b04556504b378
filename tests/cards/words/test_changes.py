"""Races and civilizations that cards are given in addition to those that are printed on them."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    LIGHT,
    MANA,
    NATURE,
    WATER,
    Cards,
    DefinitionError,
    Feature,
    all_are,
    at_least,
    choose_a_race,
    civilizations_among,
    creature,
    destroy,
    draw,
    each_gets_power,
    each_has_every_civilization,
    each_is_also,
    every,
    evolves_from,
    gets_power,
    is_at_least,
    spell,
    when,
    your,
    your_opponents,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

YOUR_MANA = your(CARDS.in_zone(MANA))


def being(name: str, races: str, *features: Feature, civilization: int = FIRE) -> Card:
    return creature(name, civilization, 1, 1000, races, *features)


LORD = being("Lord", "Fish", each_is_also(your(CREATURES), "Survivor"))
GREEN = being("Green", "Snow Faerie", each_has_every_civilization(YOUR_MANA))


@pytest.mark.phrase("each_is_also")
def test_a_race_given_is_one_beside_the_others() -> None:
    banner = being("Banner", "Giant", each_gets_power(CREATURES.race("Survivor"), 1000))
    reef = being("Reef", "Giant", each_gets_power(CREATURES.race("Fish"), 3000))
    game = Scenario(you=Side(battle=[LORD, banner, reef]), opponent=Side(battle=[being("Foe", "Human")]))
    assert game.power("Lord") == 5000
    assert game.power("Reef") == 2000
    assert game.power("Foe") == 1000


def test_a_race_is_given_in_the_battle_zone_only_and_as_long_as_the_card_is_there() -> None:
    heir = creature("Heir", FIRE, 1, 5000, "Survivor", evolves_from(your(CREATURES.race("Survivor"))))
    hand = [heir, spell("Word", FIRE, 1, destroy(every(CREATURES.race("Survivor"))), draw(1))]
    game = Scenario(you=Side(battle=[LORD, being("Ann", "Human")], hand=hand, mana=filler(fire=3)))
    assert not game.refused("Heir")
    game.use("Heir", "Lord")  # it covers what makes Ann a Survivor
    game.use("Word")
    assert game.zone(YOU, "battle") == ["Ann"]


@pytest.mark.phrase("of_that_race")
def test_a_race_given_can_be_chosen() -> None:
    word = spell("Word", FIRE, 1, choose_a_race(destroy(every(CREATURES.of_that_race()))))
    game = Scenario(
        you=Side(battle=[LORD, being("Ann", "Human")], hand=[word], mana=filler(fire=1)),
        opponent=Side(battle=[being("Foe", "Survivor"), being("Bob", "Human")]),
    )
    game.use("Word").choose("Survivor")
    assert game.zone(YOU, "battle") == []
    assert game.zone(OPPONENT, "battle") == ["Bob"]


@pytest.mark.phrase("each_has_every_civilization")
def test_mana_of_every_civilization_pays_for_any_card() -> None:
    both = creature("Both", WATER | NATURE, 2, 1000, "Human")
    game = Scenario(you=Side(battle=[GREEN], hand=[both], mana=filler(fire=2)), opponent=Side(hand=[both]))
    game.use("Both")
    assert game.zone(YOU, "battle") == ["Green", "Both"]


def test_each_card_of_mana_pays_for_one_civilization() -> None:
    """112.2a: a card for each civilization, though one card has them all."""
    three = creature("Three", LIGHT | WATER | NATURE, 2, 1000, "Human")
    game = Scenario(you=Side(battle=[GREEN], hand=[three], mana=filler(fire=2)))
    assert game.refused("Three")


def test_it_is_for_your_mana_and_while_the_creature_is_there() -> None:
    wave = spell("Wave", WATER, 1, destroy(every(CREATURES)))
    game = Scenario(
        you=Side(battle=[GREEN], hand=[wave, "Aqua Hulcus"], mana=filler(fire=5)),
        opponent=Side(battle=[GREEN]),
    )
    game.use("Wave")
    assert game.refused("Aqua Hulcus")
    other = Scenario(you=Side(hand=[wave], mana=filler(fire=1)), opponent=Side(battle=[GREEN]))
    assert other.refused("Wave")


def test_descriptions_of_mana_see_the_civilizations() -> None:
    wet = being("Wet", "Human", gets_power(1000, condition=all_are(YOUR_MANA, CARDS.civilization(WATER))))
    many = being("Many", "Human", gets_power(1000, condition=is_at_least(civilizations_among(YOUR_MANA), 5)))
    game = Scenario(you=Side(battle=[GREEN, wet, many], mana=filler(fire=1)))
    assert game.power("Wet") == game.power("Many") == 2000
    without = Scenario(you=Side(battle=[wet, many], mana=filler(fire=1)))
    assert without.power("Wet") == without.power("Many") == 1000


def test_604_2_a_race_that_is_given_gives_another_one() -> None:
    """In either order, and only as long as both creatures are there."""
    teacher = being("Teacher", "Giant", each_is_also(your(CREATURES.race("Survivor")), "Merfolk"))
    banner = being("Banner", "Giant", gets_power(1000, condition=at_least(3, your(CREATURES.race("Merfolk")))))
    for pair in ([LORD, teacher], [teacher, LORD]):
        assert Scenario(you=Side(battle=[*pair, banner])).power("Banner") == 2000
    assert Scenario(you=Side(battle=[teacher, banner, being("Ann", "Human")])).power("Banner") == 1000


@pytest.mark.parametrize(
    "cards",
    [
        your(CREATURES.without_race("Human")),
        your(CREATURES.without_civilization(FIRE)),
        your(CREATURES.not_of_several_civilizations()),
        your(CREATURES.power(at_least=3000)),
        your_opponents(CREATURES.tapped()),
    ],
)
def test_a_change_may_not_depend_on_what_changes_take_away(cards: Cards) -> None:
    """Two of them could each undo what the other one needs: then no outcome would be the right one (604.2)."""
    with pytest.raises(DefinitionError, match="by their races, civilizations and costs alone"):
        being("Lord", "Fish", each_is_also(cards, "Survivor"))


def test_words() -> None:
    assert LORD.features[0].words() == "Each of your creatures is also a Survivor."
    assert GREEN.features[0].words() == "Each card in your mana zone has every civilization."
    assert when(is_at_least(civilizations_among(YOUR_MANA), 5), draw(1)).words()
