"""Races that are given, counted and chosen, and what lasts for the creatures that have them."""

import copy

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    FIRE,
    HAND,
    NATURE,
    WATER,
    YOUR_NEXT_TURN,
    DefinitionError,
    Effect,
    blocker,
    cant_attack_players,
    cant_be_blocked_at_creatures,
    cant_be_blocked_by,
    cant_be_blocked_by_weaker,
    choose,
    choose_a_civilization,
    choose_a_race,
    cost_less,
    creature,
    destroy,
    draw,
    draw_up_to,
    each_gets_power,
    each_has,
    evolves_from,
    for_a_while,
    give,
    give_race,
    instead_of_being_destroyed,
    races_among,
    spell,
    your,
    your_opponents,
)
from sim.cards.words.definitions import Card
from sim.cards.words.keywords import Feature
from sim.games.scenario import YOU, Scenario, Side, filler, tapped

OF_THE_RACE = CREATURES.of_that_race()
DRAGONOIDS = your(CREATURES.race("Dragonoid"))


def being(name: str, races: str, *features: Feature, power: int = 2000, civilization: int = FIRE) -> Card:
    return creature(name, civilization, 3, power, races, *features)


def word_of(*effects: Effect, name: str = "Word") -> Card:
    return spell(name, FIRE, 1, *effects)


LORD = being("Lord", "Human", each_gets_power(your(CREATURES.race("Armored Dragon")), 1000))
PUP = being("Pup", "Dragonoid")


@pytest.mark.phrase("give_race")
def test_a_race_is_given_beside_their_own_and_only_to_those_that_are_there() -> None:
    late = being("Late", "Dragonoid")
    onslaught = word_of(give_race("Armored Dragon", choose(2, DRAGONOIDS)))
    game = Scenario(
        you=Side(hand=[onslaught, late], mana=filler(fire=5), battle=[LORD, PUP, "Fear Fang"]),
        opponent=Side(battle=[being("Theirs", "Dragonoid")]),
    )
    game.use(onslaught).use(late)
    assert (game.power(PUP), game.power("Theirs"), game.power(late)) == (3000, 2000, 2000)
    game.next_turn()
    assert game.power(PUP) == 2000


def test_it_can_evolve_as_what_it_has_become_and_keeps_the_race() -> None:
    drake = creature("Drake", FIRE, 2, 5000, "Dragonoid", evolves_from(CREATURES.race("Armored Dragon")))
    onslaught = word_of(give_race("Armored Dragon", choose(1, DRAGONOIDS)))
    game = Scenario(you=Side(hand=[onslaught, drake], mana=filler(fire=3), battle=[LORD, PUP, "Fear Fang"]))
    assert game.refused(drake) != ""
    game.use(onslaught).use(drake)
    assert game.power(drake) == 6000


@pytest.mark.phrase("races_among")
def test_each_race_counts_once_and_one_may_be_left_out() -> None:
    battle = [being("Ann", "Human/Dragonoid"), being("Bob", "Human"), being("Tot", "Mystery Totem")]
    for other_than, number in (("", 3), ("Mystery Totem", 2)):
        totem = word_of(draw_up_to(races_among(your(CREATURES), other_than)))
        game = Scenario(
            you=Side(hand=[totem], mana=filler(fire=1), battle=battle, deck=filler(6)),
            opponent=Side(battle=[being("Fish", "Fish")]),
        )
        game.use(totem)
        for _ in range(number):
            game.accept()
        assert game.asked != "may" and len(game.zone(YOU, "hand")) == number


@pytest.mark.phrase("for_a_while", "of_that_race")
def test_creatures_of_the_race_chosen_cant_be_blocked_by_small_ones() -> None:
    moon = word_of(choose_a_race(for_a_while(cant_be_blocked_by(CREATURES.power(at_most=3000), OF_THE_RACE))))
    for race in ("Human", "Dragonoid"):
        game = Scenario(
            you=Side(hand=[moon], mana=filler(fire=1), battle=[being("Ann", "Human"), PUP]),
            opponent=Side(battle=[being("Wall", "Golem", blocker, power=3000)]),
        )
        game.use(moon, race).attack("Ann")
        assert (game.asked == "block with") == (race == "Dragonoid")


@pytest.mark.phrase("for_a_while")
def test_those_of_the_race_chosen_are_returned_instead_of_being_destroyed() -> None:
    """The race is kept by the effect: a spell forgets it when it goes to the graveyard, and a new one is another."""
    saved = word_of(choose_a_race(for_a_while(instead_of_being_destroyed(HAND, your(OF_THE_RACE)))))
    bolt = word_of(destroy(choose(1, CREATURES)), name="Bolt")
    ann, rex = being("Ann", "Human"), being("Rex", "Dragonoid")
    game = Scenario(
        you=Side(hand=[saved, bolt, bolt, "Corile"], mana=filler(fire=3), battle=[ann, rex, "Fear Fang"]),
        opponent=Side(battle=[being("Theirs", "Human")]),
    )
    game.use(saved, "Human").use(bolt, rex).use(bolt, ann)
    assert game.where(rex) == "graveyard" and game.where(ann) == "hand"


@pytest.mark.phrase("of_that_civilization", "YOUR_NEXT_TURN")
def test_a_civilization_cant_attack_players_until_your_next_turn() -> None:
    """Also those that are put later; and naming another one with a second card changes nothing of the first."""
    theirs = your_opponents(CREATURES.of_that_civilization())
    truce = word_of(choose_a_civilization(for_a_while(each_has(theirs, cant_attack_players), YOUR_NEXT_TURN)))
    green, blue, late = (
        being(name, "Human", civilization=civilization)
        for name, civilization in (("Green", NATURE), ("Blue", WATER), ("Late", NATURE))
    )
    game = Scenario(
        you=Side(hand=[truce], mana=filler(fire=1), battle=["Torcon"], shields=3),
        opponent=Side(battle=[green, blue], hand=[late], mana=filler(nature=3)),
    )
    game.use(truce, "nature").next_turn().until("use a card").use(late).until("attack with")
    assert game.can_choose(blue) and not game.can_choose(green)


@pytest.mark.phrase("cant_be_blocked_at_creatures")
def test_a_creature_is_not_blocked_when_it_attacks_a_creature() -> None:
    rush = word_of(give(cant_be_blocked_at_creatures, choose(1, your(CREATURES.race("Human")))))
    racer = being("Racer", "Fish", cant_be_blocked_at_creatures)
    for target in ([], ["Corile"]):
        game = Scenario(
            you=Side(hand=[rush], mana=filler(fire=1), battle=[being("Ann", "Human"), racer, PUP]),
            opponent=Side(battle=[being("Wall", "Golem", blocker), tapped("Corile")]),
        )
        racing = copy.deepcopy(game).attack(racer, *target)
        assert (racing.asked == "block with") == (not target)
        game.use(rush).attack("Ann", *target)
        assert (game.asked == "block with") == (not target)


@pytest.mark.phrase("cant_be_blocked_by_weaker")
def test_a_creature_is_blocked_by_creatures_with_as_much_power_and_by_no_weaker_ones() -> None:
    giant = creature("Giant", FIRE, 3, 4000, "Giant", cant_be_blocked_by_weaker)
    for power, can_block in ((3000, False), (4000, True), (5000, True)):
        wall = creature("Wall", FIRE, 3, power, "Golem", blocker)
        game = Scenario(you=Side(battle=[giant, PUP]), opponent=Side(battle=[wall]))
        assert (copy.deepcopy(game).attack(giant).asked == "block with") == can_block
        assert game.attack(PUP).asked == "block with"


def test_what_the_engine_does_not_ask_of_the_named_is_refused() -> None:
    for effect, reason in (
        (choose_a_race(for_a_while(cost_less(your(OF_THE_RACE), 1, 1))), "does not ask what was named"),
        (for_a_while(each_has(OF_THE_RACE, blocker)), "nothing before chooses"),
        (draw(races_among(CREATURES.in_zone(HAND))), "counted in the battle zone"),
    ):
        with pytest.raises(DefinitionError, match=reason):
            tabulate([word_of(effect)])
