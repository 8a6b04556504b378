"""Conditions and amounts that look at several cards at once: all of them, more of them, their civilizations."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    MANA,
    NATURE,
    SHIELDS,
    THAT_MANY,
    WATER,
    DefinitionError,
    Feature,
    all_are,
    cant_attack,
    civilizations_among,
    count,
    creature,
    draw,
    for_each_civilization_among,
    gets_power,
    has,
    is_at_least,
    is_at_most,
    opponent_has_more,
    spell,
    when,
    you_have_more,
    your,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import YOU, Scenario, Side, filler, sealed, tapped

YOUR_MANA = your(CARDS.in_zone(MANA))


def one(*features: Feature) -> Card:
    return creature("Looker", FIRE, 3, 1000, "Human", *features)


def human(name: str, civilizations: int) -> Card:
    return creature(name, civilizations, 3, 1000, "Human")


@pytest.mark.phrase("all_are")
@pytest.mark.parametrize(
    ("mana", "power"),
    [(filler(water=2), 4000), ([*filler(water=1), human("Both", WATER | FIRE)], 4000), (filler(water=2, fire=1), 1000)],
)
def test_all_cards_are_water_cards_if_none_is_another_one(mana: list[object], power: int) -> None:
    looker = one(gets_power(3000, condition=all_are(YOUR_MANA, CARDS.civilization(WATER))))
    game = Scenario(you=Side(battle=[looker], mana=mana))
    assert game.power("Looker") == power


def test_all_cards_of_an_empty_mana_zone_are_tapped() -> None:
    looker = one(gets_power(3000, condition=all_are(YOUR_MANA, CARDS.tapped())))
    assert looker.features[0].words() == "While all cards in your mana zone are tapped, this creature gets +3000 power."
    assert Scenario(you=Side(battle=[looker])).power("Looker") == 4000
    assert Scenario(you=Side(battle=[looker], mana=[tapped(card) for card in filler(2)])).power("Looker") == 4000
    assert Scenario(you=Side(battle=[looker], mana=[*filler(1), tapped(filler(1)[0])])).power("Looker") == 1000


def test_all_creatures_means_creatures_in_the_battle_zone() -> None:
    looker = one(gets_power(3000, condition=all_are(your(CREATURES), CREATURES.civilization(FIRE))))
    assert Scenario(you=Side(battle=[looker, "Torcon"])).power("Looker") == 1000
    # 116.2: a sealed creature is treated as if it were not there.
    assert Scenario(you=Side(battle=[looker, sealed("Torcon", 1)])).power("Looker") == 4000


@pytest.mark.phrase("opponent_has_more")
@pytest.mark.parametrize(("theirs", "can"), [(1, True), (2, True), (3, False)])
def test_more_means_more_and_not_as_many(theirs: int, can: bool) -> None:
    looker = one(has(cant_attack, condition=opponent_has_more(CREATURES)))
    game = Scenario(
        you=Side(battle=[looker, human("Friend", FIRE)]),
        opponent=Side(battle=[human(f"Foe {number}", FIRE) for number in range(theirs)]),
    )
    assert (game.refused("Looker") == "") == can


@pytest.mark.phrase("you_have_more")
def test_you_have_more_is_the_other_way_round() -> None:
    looker = one(has(cant_attack, condition=you_have_more(SHIELDS)))
    assert Scenario(you=Side(battle=[looker], shields=2)).refused("Looker")
    assert not Scenario(you=Side(battle=[looker]), opponent=Side(shields=2)).refused("Looker")


@pytest.mark.phrase("for_each_civilization_among")
def test_each_civilization_counts_once() -> None:
    looker = one(gets_power(for_each_civilization_among(YOUR_MANA, 1000)))
    assert looker.features[0].words() == (
        "This creature gets +1000 power for each civilization among cards in your mana zone."
    )
    assert Scenario(you=Side(battle=[looker], mana=filler(3))).power("Looker") == 1000  # colorless cards have none
    mana = [*filler(fire=2, water=1), human("Both", WATER | LIGHT)]
    assert Scenario(you=Side(battle=[looker], mana=mana)).power("Looker") == 4000


@pytest.mark.phrase("is_at_least", "civilizations_among")
def test_civilizations_are_those_of_the_cards_that_fit() -> None:
    wise = spell("Wise", WATER, 1, when(is_at_least(civilizations_among(your(CREATURES)), 3), draw(1)))
    for others, drawn in (([LIGHT | NATURE, FIRE], 1), ([LIGHT, LIGHT], 0), ([DARKNESS | FIRE], 0)):
        battle = [human(f"Human {number}", some) for number, some in enumerate(others)]
        game = Scenario(you=Side(battle=battle, hand=[wise], mana=filler(water=1)))
        game.use("Wise")
        assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.phrase("is_at_most")
def test_an_amount_can_be_at_most_a_number() -> None:
    condition = is_at_most(count(your(SHIELDS)), 2)
    assert condition.words() == "if the number of your shields is 2 or less"
    looker = one(gets_power(3000, condition=condition))
    assert Scenario(you=Side(battle=[looker], shields=2)).power("Looker") == 4000
    assert Scenario(you=Side(battle=[looker], shields=3)).power("Looker") == 1000


@pytest.mark.parametrize(
    ("condition", "reason"),
    [
        (lambda: all_are(your(CREATURES.tapped()), CREATURES.civilization(FIRE)), "say what all cards or creatures"),
        (lambda: all_are(YOUR_MANA, your(CARDS.tapped())), "name the zone and the owner of all the cards only"),
        (lambda: is_at_least(THAT_MANY, 2), "can't be compared with a number"),
    ],
)
def test_refused(condition: object, reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        spell("Wave", WATER, 3, when(condition(), draw(1)))  # type: ignore[operator]
