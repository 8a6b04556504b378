"""Numbers that are counted for a player: of either player, in a turn, of the number named."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    SHIELDS_BROKEN_THIS_TURN,
    SHUFFLE_OPPONENTS_DECK,
    WATER,
    a_player_has,
    ability_word,
    choose_a_number,
    creature,
    discard,
    double_breaker,
    draw,
    every,
    may_cost_less,
    may_summon_for_no_cost,
    spell,
    twinpact,
    whenever_one_attacks,
    you_have_summoned_none,
    your,
    your_opponents,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

IN_HAND = CARDS.in_zone(HAND)
MOON = creature(
    "Moon", WATER, 9, 5000, "Cyber Moon", ability_word("Gravity Zero", may_summon_for_no_cost(a_player_has(3, IN_HAND)))
)


@pytest.mark.phrase("a_player_has")
def test_either_player_may_have_them_and_both_together_do_not_count() -> None:
    for mine, theirs in ((3, 0), (1, 3)):
        game = Scenario(you=Side(hand=[MOON, *filler(mine - 1)], battle=["Torcon"]), opponent=Side(hand=theirs))
        assert game.use(MOON).where(MOON) == "battle"
    game = Scenario(you=Side(hand=[MOON, *filler(1)], battle=["Torcon"]), opponent=Side(hand=2))
    assert game.refused(MOON) != ""


def fire_creature(name: str, civilization: int = FIRE) -> Card:
    return creature(name, civilization, 2, 2000, "Human")


FIRST = you_have_summoned_none(CREATURES.civilization(FIRE))
DASH = creature("Dash", FIRE, 2, 1000, "", may_cost_less(your(CREATURES.civilization(FIRE)), 1, 1, condition=FIRST))


@pytest.mark.phrase("you_have_summoned_none")
def test_only_the_first_fire_creature_of_a_turn_costs_less() -> None:
    ann, bob, eve = fire_creature("Ann"), fire_creature("Bob"), fire_creature("Eve", WATER)
    game = Scenario(you=Side(hand=[eve, ann, bob, "Corile"], mana=filler(fire=4, water=3), battle=[DASH, "Fear Fang"]))
    game.use(eve)  # it is not a fire creature, so the next one is still the first
    game.use(ann).expect(YOU, "cost to pay", "1", "2").choose(1)
    assert game.untapped_mana(YOU) == 4
    game.use(bob)
    assert game.untapped_mana(YOU) == 2


def test_the_creature_with_the_ability_is_the_first_one_of_its_own_turn() -> None:
    ann = fire_creature("Ann")
    game = Scenario(you=Side(hand=[DASH, ann, "Corile"], mana=filler(fire=5), battle=["Fear Fang"]))
    game.use(DASH).use(ann)
    assert game.untapped_mana(YOU) == 1


@pytest.mark.phrase("SHIELDS_BROKEN_THIS_TURN")
def test_shields_that_your_creatures_broke_this_turn_are_counted() -> None:
    counted = whenever_one_attacks(your(CREATURES), draw(SHIELDS_BROKEN_THIS_TURN))
    watcher = creature("Watcher", WATER, 3, 1000, "", counted)
    breaker = creature("Breaker", FIRE, 3, 6000, "", double_breaker)
    shields = ["Corile", "Fear Fang", "Aqua Hulcus"]
    game = Scenario(you=Side(battle=[watcher, breaker, "Torcon"], deck=filler(5)), opponent=Side(shields=shields))
    game.attack(breaker)
    assert game.zone(YOU, "hand") == []
    game.choose("Corile", "Fear Fang")
    game.attack("Torcon")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("SHUFFLE_OPPONENTS_DECK")
def test_the_opponents_deck_is_shuffled() -> None:
    names = ["Torcon", "Corile", "Fear Fang", "Aqua Hulcus", "Terror Pit", "Aqua Surfer", "Bolshack Dragon"]
    stir = spell("Stir", FIRE, 1, SHUFFLE_OPPONENTS_DECK)
    game = Scenario(
        you=Side(hand=[stir], mana=filler(fire=1), battle=["Torcon"], deck=exactly(*names)),
        opponent=Side(deck=exactly(*names)),
    )
    game.use(stir)
    assert game.zone(YOU, "deck") == names
    assert game.zone(OPPONENT, "deck") != names
    assert sorted(game.zone(OPPONENT, "deck")) == sorted(names)


@pytest.mark.phrase("costing_the_number")
def test_of_a_twinpact_in_the_hand_either_cost_is_the_number() -> None:
    """201.2b."""
    both = twinpact(creature("Half", FIRE, 4, 2000, "Human"), spell("Other Half", FIRE, 2, draw(1)))
    for number in (2, 4, 3):
        roulette = spell(
            "Roulette", FIRE, 1, choose_a_number(discard(every(your_opponents(IN_HAND.costing_the_number()))))
        )
        game = Scenario(
            you=Side(hand=[roulette], mana=filler(fire=1), battle=["Torcon"]),
            opponent=Side(hand=[both, creature("Three", FIRE, 3, 1000, "Human")]),
        )
        game.use(roulette, number)
        assert game.zone(OPPONENT, "hand") == (["Half / Other Half"] if number == 3 else ["Three"])
