"""Descriptions that relate cards to another card, to a number, or to each other."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CIVILIZATION,
    COST,
    CREATURES,
    DARKNESS,
    DECK,
    FIRE,
    GRAVEYARD,
    HAND,
    IS_AT_LEAST,
    IS_AT_MOST,
    IS_EQUAL,
    IS_LESS,
    IS_MORE,
    IT,
    MANA,
    NAME,
    POWER,
    RACE,
    SHIELDS,
    SHUFFLE_YOUR_DECK,
    THAT,
    THEM,
    THIS,
    WATER,
    Card,
    DefinitionError,
    Effect,
    Feature,
    at_least,
    choose,
    choose_up_to,
    compared,
    count,
    creature,
    destroy,
    draw,
    every,
    if_you_do,
    mill_from_deck,
    pick,
    put,
    return_to_hand,
    spell,
    tap,
    they_are,
    together,
    twinpact,
    when,
    when_destroyed,
    when_put,
    whenever_attacks,
    whenever_destroyed,
    whenever_put,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler


def being(name: str, power: int, *features: Feature, cost: int = 1, race: str = "Human", civ: int = FIRE) -> Card:
    return creature(name, civ, cost, power, race, *features)


WEAK, EVEN, STRONG = being("Weak", 2000), being("Even", 3000), being("Strong", 4000)


def wave(*effects: Effect) -> Card:
    return spell("Wave", FIRE, 1, *effects)


@pytest.mark.phrase("compared")
@pytest.mark.parametrize(
    ("sign", "destroyed"),
    [
        (IS_LESS, ["Weak"]),
        (IS_AT_MOST, ["Even", "Weak"]),
        (IS_EQUAL, ["Even"]),
        (IS_AT_LEAST, ["Even", "Strong"]),
        (IS_MORE, ["Strong"]),
    ],
)
def test_power_is_compared_with_this_creature(sign: int, destroyed: list[str]) -> None:
    attacker = being(
        "Raider", 3000, whenever_attacks(destroy(every(compared(your_opponents(CREATURES), POWER, sign, THIS))))
    )
    game = Scenario(you=Side(battle=[attacker, "Fear Fang"]), opponent=Side(battle=[WEAK, EVEN, STRONG]))
    game.attack("Raider")
    assert sorted(game.zone(OPPONENT, "graveyard")) == destroyed


def test_a_creature_that_has_left_is_compared_as_it_was() -> None:
    """The destroyed creature had 1000 power more than is printed."""
    leader = being("Leader", 1000, when_destroyed(return_to_hand(choose(1, compared(CREATURES, POWER, IS_LESS, THIS)))))
    boost = wave(destroy(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(battle=[leader, "Fear Fang"], hand=[boost], mana=filler(fire=1)),
        opponent=Side(battle=[being("Tiny", 500)]),
    )
    game.use("Wave", "Leader")
    assert game.zone(OPPONENT, "hand") == ["Tiny"]


def test_the_cost_of_a_destroyed_creature_is_searched_for() -> None:
    cards = your(CREATURES.in_zone(DECK))
    rebirth = wave(
        destroy(choose(1, your_opponents(CREATURES))),
        if_you_do(put(choose(1, compared(cards, COST, IS_EQUAL, IT))), SHUFFLE_YOUR_DECK),
    )
    game = Scenario(
        you=Side(hand=[rebirth], mana=filler(fire=1), deck=[being("Five", 5000, cost=5), being("Four", 4000, cost=4)]),
        opponent=Side(battle=[being("Target", 1000, cost=4)]),
    )
    game.use("Wave").choose("Four")
    assert game.zone(YOU, "battle") == ["Four"]


def test_a_revealed_card_is_compared_with() -> None:
    chance = wave(
        mill_from_deck(1),
        when(they_are(CREATURES), destroy(choose(1, compared(your_opponents(CREATURES), POWER, IS_LESS, IT)))),
    )
    game = Scenario(
        you=Side(hand=[chance], mana=filler(fire=1), deck=[EVEN]),
        opponent=Side(battle=[WEAK, STRONG, being("Same", 3000)]),
    )
    game.use("Wave")
    assert game.zone(OPPONENT, "graveyard") == ["Weak"]


def test_several_cards_spoken_of_add_up() -> None:
    both = wave(
        pick(choose(2, your(CREATURES))), tap(every(compared(your_opponents(CREATURES), POWER, IS_EQUAL, THEM)))
    )
    game = Scenario(
        you=Side(hand=[both], mana=filler(fire=1), battle=[being("Half", 1500), being("Other", 1500)]),
        opponent=Side(battle=[EVEN, STRONG]),
    )
    game.use("Wave", "Half")
    assert game.is_tapped("Even") and not game.is_tapped("Strong")


def test_the_card_of_the_event_is_compared_with() -> None:
    returns = compared(your(CREATURES.in_zone(GRAVEYARD)), NAME, IS_EQUAL, THAT)
    watcher = being(
        "Watcher", 9000, whenever_destroyed(your(CREATURES.other()), return_to_hand(choose_up_to(1, returns)))
    )
    kill = wave(destroy(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(hand=[kill], mana=filler(fire=1), battle=[watcher, EVEN], graveyard=[WEAK, being("Even", 3000)]),
        opponent=Side(),
    )
    game.use("Wave", "Even").choose("Even")
    assert "Weak" in game.zone(YOU, "graveyard") and "Even" in game.zone(YOU, "hand")


@pytest.mark.parametrize("what", [RACE, CIVILIZATION])
def test_a_race_or_a_civilization_is_shared(what: int) -> None:
    kin = being("Kin", 1000, race="Dark Lord/Human", civ=WATER)
    fellow = being("Fellow", 1000, race="Fish", civ=DARKNESS | FIRE)
    leader = being("Leader", 1000, when_put(tap(every(compared(your_opponents(CREATURES), what, IS_EQUAL, THIS)))))
    game = Scenario(you=Side(hand=[leader], mana=filler(fire=1)), opponent=Side(battle=[kin, fellow]))
    game.use("Leader")
    assert game.is_tapped("Kin") == (what == RACE)
    assert game.is_tapped("Fellow") == (what == CIVILIZATION)


def test_a_cost_is_compared_with_a_number_of_cards() -> None:
    bring = wave(
        put(choose(1, compared(your(CREATURES.in_zone(HAND)), COST, IS_AT_MOST, count(your(CARDS.in_zone(MANA))))))
    )
    game = Scenario(
        you=Side(hand=[bring, being("Two", 1, cost=2), being("Three", 1, cost=3)], mana=filler(fire=2)), opponent=Side()
    )
    game.use("Wave")
    assert game.zone(YOU, "battle") == ["Two"]


def test_a_twinpact_in_the_hand_has_two_costs() -> None:
    half = twinpact(being("Big", 1000, cost=6), spell("Small", FIRE, 2, draw(1)))
    take_back = compared(your(CARDS.in_zone(GRAVEYARD)), COST, IS_EQUAL, count(your(CARDS.in_zone(MANA))))
    game = Scenario(
        you=Side(hand=[wave(return_to_hand(choose(1, take_back)))], mana=filler(fire=2), graveyard=[half, STRONG]),
        opponent=Side(),
    )
    game.use("Wave")
    assert game.zone(YOU, "hand") == ["Big / Small"]


@pytest.mark.phrase("of_lowest_power")
def test_the_lowest_and_the_highest_power_can_be_chosen() -> None:
    other = being("Also Weak", 2000)
    for cards, names in (
        (CREATURES.of_lowest_power(), ["Also Weak", "Weak"]),
        (your_opponents(CREATURES.of_highest_power()), ["Strong", "Tall"]),
    ):
        game = Scenario(
            you=Side(hand=[wave(destroy(choose(1, cards)))], mana=filler(fire=1), battle=[other]),
            opponent=Side(battle=[WEAK, EVEN, STRONG, being("Tall", 4000)]),
        )
        game.use("Wave").expect(YOU, "choose", *names)


def test_a_condition_can_compare() -> None:
    same = compared(your(CREATURES.in_zone(GRAVEYARD)), NAME, IS_EQUAL, THIS)
    leader = being("Leader", 1000, when_put(when(at_least(1, same), draw(1))))
    for graveyard, drawn in (([WEAK], 0), ([being("Leader", 1000, when_put(when(at_least(1, same), draw(1))))], 1)):
        game = Scenario(you=Side(hand=[leader], mana=filler(fire=1), graveyard=graveyard), opponent=Side())
        game.use("Leader")
        assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (destroy(every(compared(CREATURES, POWER, IS_LESS, IT))), "no cards have been mentioned"),
        (destroy(every(compared(CREATURES, POWER, IS_LESS, THIS))), "a spell is not a creature"),
        (destroy(every(compared(CREATURES, COST, IS_LESS, THAT))), "the event has no card"),
        (destroy(every(compared(CREATURES, RACE, IS_LESS, IT))), "write IS_EQUAL"),
        (destroy(every(compared(CREATURES, POWER, IS_LESS, count(SHIELDS)))), "only costs are compared with a number"),
        (
            destroy(together(choose(1, CREATURES), choose(1, compared(CREATURES, COST, IS_LESS, IT)))),
            "can't be compared",
        ),
        (tap(choose(1, compared(CREATURES.of_highest_power(), COST, IS_LESS, IT))), "a description has one relation"),
    ],
)
def test_what_cannot_be_compared_is_refused(effect: Effect, reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        tabulate([wave(effect)])


def test_an_ability_cannot_wait_for_a_card_that_compares() -> None:
    with pytest.raises(DefinitionError, match="can't wait for"):
        tabulate([being("Watcher", 1000, whenever_put(compared(CREATURES, COST, IS_MORE, THIS), draw(1)))])
