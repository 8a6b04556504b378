"""Words that cards of the decks of today use: costs, and what is used once each turn."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    MANA,
    NATURE,
    SHIELDS,
    WATER,
    at_most,
    cards_cost_less,
    choose,
    creature,
    discard,
    double_sympathy,
    draw,
    may_summon_one_each_turn_from,
    once_each_turn,
    return_to_hand,
    shield_trigger_of_spell_as_it_comes,
    spell,
    whenever_put,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

SMALL = creature("Small", FIRE, 1, 1000, "Human")
LARGE = creature("Large", FIRE, 3, 3000, "Human")
BOLT = spell("Bolt", FIRE, 3, draw(1))
HANDFUL = your(CARDS.civilization(NATURE | WATER).in_zone(HAND))


@pytest.mark.phrase("cards_cost_less")
def test_cards_of_every_type_cost_less() -> None:
    helper = creature("Helper", FIRE, 1, 1000, "", cards_cost_less(your(CARDS.civilization(FIRE)), 1, 2))
    blue = spell("Blue", WATER, 3, draw(1))
    game = Scenario(
        you=Side(battle=[helper], hand=[LARGE, BOLT, SMALL, SMALL, blue], mana=[*filler(fire=5), *filler(water=1)])
    )
    assert game.use("Large").untapped_mana(YOU) == 4
    assert game.use("Bolt").untapped_mana(YOU) == 2
    assert "Blue" not in game.options
    assert game.use("Small").untapped_mana(YOU) == 1  # not less than it costs, and not less than 2


@pytest.mark.phrase("double_sympathy")
def test_double_sympathy_makes_it_cost_2_less_for_each() -> None:
    friend = creature("Friend", FIRE, 8, 8000, "", double_sympathy(your(CREATURES.race("Human")), 1))
    game = Scenario(you=Side(battle=[SMALL, SMALL], hand=[friend], mana=filler(fire=4)))
    assert game.use("Friend").untapped_mana(YOU) == 0
    game = Scenario(you=Side(battle=[SMALL], hand=[friend], mana=filler(fire=5)))
    assert "Friend" not in game.options


@pytest.mark.phrase("non_creature")
def test_a_card_that_is_no_creature() -> None:
    home = spell("Home", NATURE, 1, return_to_hand(choose(1, your(CARDS.non_creature().in_zone(MANA)))))
    game = Scenario(you=Side(hand=[home], mana=[*filler(nature=1), SMALL, BOLT]))
    game.use("Home")
    assert game.zone(YOU, "hand") == ["Bolt"]


@pytest.mark.phrase("once_each_turn")
def test_what_must_be_done_once_each_turn_is_done_once() -> None:
    counter = creature(
        "Counter",
        FIRE,
        1,
        1000,
        "",
        once_each_turn(whenever_put(your(CREATURES), draw(1), discard(choose(1, HANDFUL)))),
    )
    game = Scenario(you=Side(battle=[counter], hand=[SMALL, SMALL], mana=filler(fire=2), deck=["Corile"]))
    game.use("Small")
    assert (game.zone(YOU, "hand"), sorted(game.zone(YOU, "graveyard"))) == (["Small"], ["Corile"])
    game.use("Small")
    assert game.zone(YOU, "graveyard") == ["Corile"]


@pytest.mark.phrase("may_summon_one_each_turn_from")
def test_a_creature_is_summoned_for_its_cost_from_another_zone_once_each_turn() -> None:
    ghost = creature("Ghost", FIRE, 1, 1000, "", may_summon_one_each_turn_from(CREATURES, GRAVEYARD))
    game = Scenario(you=Side(battle=[ghost], graveyard=[SMALL, LARGE], mana=filler(fire=4)))
    assert {"Small", "Large"} <= set(game.options)
    game.use("Large")
    assert (game.untapped_mana(YOU), "Small" in game.options) == (1, False)


@pytest.mark.phrase("shield_trigger_of_spell_as_it_comes")
@pytest.mark.parametrize(("shields", "triggers"), [(3, True), (4, False)])
def test_the_shields_count_that_are_left_while_the_spell_stands_by(shields: int, triggers: bool) -> None:
    bolt = spell("Bolt", FIRE, 5, shield_trigger_of_spell_as_it_comes(at_most(2, your(SHIELDS))), draw(1))
    game = Scenario(
        you=Side(shields=[bolt, *[SMALL] * (shields - 1)]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT
    )
    game.attack("Fear Fang").choose("Bolt")
    assert (game.asked == "declare") == triggers
