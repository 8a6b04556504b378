"""Shield Saver that is given to others, what Jay-SHOCKER forbids, and cards around the final forbidden field."""

from typing import Any

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    THIS,
    Card,
    ability_word,
    aura,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    spell,
    when_put,
    whenever_attacks,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler, sealed, tapped

ROSIA = "Heaven's Rosia, True Dragon Ruler"
WHITE = creature("White", LIGHT, 2, 2000, "Berserker")
RED = creature("Red", FIRE, 2, 2000, "Human")
BULL = creature("Bull", FIRE, 5, 6000, "Human", double_breaker)
SUNRISE = "FORBIDDEN SUNRISE ~Dawn of Forbidden~"
REDTRON = "Final Forbidden Redtron, D2V3 / Forbidden Hand"


# --- Heaven's Rosia: each light creature is a Shield Saver ---
@pytest.mark.phrase("each_saves_shields")
def test_609_1_each_light_creature_can_be_destroyed_instead_of_a_shield() -> None:
    """A double breaker breaks two shields: each of two creatures saves one (609.1)."""
    game = Scenario(
        you=Side(battle=[ROSIA, WHITE, RED], mana=filler(light=5), shields=2),
        opponent=Side(battle=[BULL]),
        turn=OPPONENT,
    )
    game.attack(BULL)
    assert game.asked == "instead"
    game.decline().accept()  # Rosia stays, White goes for the first shield
    game.decline()
    assert (game.zone(YOU, "graveyard"), len(game.zone(YOU, "shields"))) == (["White"], 1)
    assert game.zone(YOU, "battle") == [ROSIA, "Red"]


@pytest.mark.phrase("each_saves_shields")
def test_two_of_them_save_two_shields_and_other_creatures_save_none() -> None:
    game = Scenario(
        you=Side(battle=[ROSIA, WHITE, WHITE, RED], mana=filler(light=5), shields=2),
        opponent=Side(battle=[BULL]),
        turn=OPPONENT,
    )
    game.attack(BULL).decline().accept().decline().accept()
    assert (game.zone(YOU, "graveyard"), len(game.zone(YOU, "shields"))) == (["White", "White"], 2)


@pytest.mark.phrase("each_saves_shields")
@pytest.mark.parametrize(("mana", "creatures"), [(4, [ROSIA, WHITE]), (5, [sealed(ROSIA, 1), WHITE])])
def test_with_less_mana_or_while_rosia_is_sealed_nothing_saves_a_shield(mana: int, creatures: list[str]) -> None:
    game = Scenario(
        you=Side(battle=creatures, mana=filler(light=mana), shields=2), opponent=Side(battle=[BULL]), turn=OPPONENT
    )
    game.attack(BULL)
    assert (game.zone(YOU, "graveyard"), len(game.zone(YOU, "shields"))) == ([], 0)


@pytest.mark.phrase("each_saves_shields")
def test_a_sealed_light_creature_is_ignored() -> None:
    game = Scenario(
        you=Side(battle=[ROSIA, sealed(WHITE, 1)], mana=filler(light=5), shields=2),
        opponent=Side(battle=[BULL]),
        turn=OPPONENT,
    )
    game.attack(BULL).decline().decline()
    assert len(game.zone(YOU, "shields")) == 0


# --- Jay-SHOCKER: cards of the same cost ---
RAY = creature("Ray", LIGHT, 2, 2000, "Jokers")


def test_jay_shocker_forbids_what_costs_as_much_as_the_jokers_that_came_back() -> None:
    game = Scenario(
        you=Side(battle=["Jay-SHOCKER", RAY]), opponent=Side(hand=[WHITE, "Corile"], mana=filler(light=5, water=5))
    )
    game.attack("Jay-SHOCKER").choose("Ray")
    assert game.zone(YOU, "hand") == ["Ray"]
    game.settle().next_turn().decline()
    assert "forbids putting" in game.refused(WHITE)
    assert game.refused("Corile") == ""


def test_310_2_an_aura_of_that_cost_cannot_be_put_either() -> None:
    """An aura is put into the battle zone like any other card there (310.2)."""
    for cost in (2, 3):
        band = aura("Band", DARKNESS, cost, 1000, "Deletron")
        game = Scenario(
            you=Side(battle=["Jay-SHOCKER", RAY]),
            opponent=Side(hand=[band, "Corile"], mana=filler(darkness=3, water=2), battle=["Hei-Isshiki, Sogeki"]),
        )
        game.attack("Jay-SHOCKER").choose("Ray").settle().next_turn().decline()
        assert ("forbids putting" in game.refused("Band")) is (cost == 2)


# --- MacGuffin ---
def test_macguffin_goes_into_the_deck_with_a_creature_of_the_opponent_and_both_draw() -> None:
    game = Scenario(you=Side(battle=["MacGuffin, Play's Origin"], deck=9), opponent=Side(battle=[WHITE], deck=9))
    game.end_turn()
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([], [])
    assert (len(game.zone(YOU, "deck")), len(game.zone(OPPONENT, "deck"))) == (9, 9)
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (1, 1)


# --- Around the final forbidden field ---
def test_forbidden_sunrise_makes_commands_cheaper_until_its_seals_are_gone() -> None:
    flame = creature("Flame", FIRE, 3, 3000, "Flame Command")
    clown = creature("Forbidden Clown", LIGHT, 3, 3000, "Human")
    game = Scenario(
        you=Side(
            hand=[SUNRISE, flame, clown, "Corile"],
            mana=filler(fire=3, darkness=1, light=1),
            graveyard=["Torcon"],
            battle=[tapped(WHITE)],
            deck=9,
        )
    )
    game.use(SUNRISE)
    assert game.seals(SUNRISE) == 4
    game.use(flame)
    assert (game.seals(SUNRISE), game.untapped_mana(YOU)) == (3, 2)
    game.use("Forbidden Clown")
    assert (game.seals(SUNRISE), game.untapped_mana(YOU)) == (3, 1)


def test_when_its_last_seal_leaves_it_goes_into_the_deck_and_a_card_comes_back() -> None:
    flame = creature("Flame", FIRE, 3, 3000, "Flame Command")
    game = Scenario(
        you=Side(hand=[flame], mana=filler(fire=3), graveyard=[], battle=[sealed(SUNRISE, ["Torcon"])], deck=9)
    )
    game.use(flame)
    assert (game.where(SUNRISE), game.zone(YOU, "hand")) == ("deck", ["Torcon"])


@pytest.mark.parametrize("field", [True, False])
def test_forbidden_hand_seals_only_with_a_field(field: bool) -> None:
    game = Scenario(
        you=Side(hand=[REDTRON], mana=filler(fire=9), battle=[sealed(SUNRISE, 2)] if field else []),
        opponent=Side(battle=[RED, WHITE]),
    )
    game.use(ability(REDTRON, "Forbidden Hand"), "Red")
    assert game.zone(OPPONENT, "graveyard") == ["Red"]
    assert game.seals("White") == (1 if field else 0)


# --- Jogiragon and Johnny: an ability of the card that was discarded ---
JOGIRAGON = "Jogiragon and Johnny ~J's Journey~"


def changed(*hand: Card, **theirs: Any) -> Scenario:
    """A Jokers attacks and changes places with Jogiragon, who draws a card."""
    rider = creature("Rider", FIRE, 5, 5000, "Jokers")
    game = Scenario(
        you=Side(hand=[JOGIRAGON, *hand], battle=[rider], deck=["Torcon"]), opponent=Side(shields=3, **theirs)
    )
    return game.attack(rider).declare(JOGIRAGON)


@pytest.mark.phrase("USE_ITS_PUT_ABILITY")
def test_one_of_the_abilities_of_the_discarded_jokers_is_used() -> None:
    """It may be any that begins with these words, and none with a name before it."""
    both = creature(
        "Both",
        FIRE,
        3,
        3000,
        "Jokers",
        when_put(destroy(choose(1, your_opponents(CREATURES)))),
        when_put(draw(2)),
        whenever_attacks(draw(3)),
        ability_word("Kourin", when_put(draw(4))),
    )
    game = changed(both, battle=[RED]).choose("Both")
    assert len(game.options) == 3
    game.choose(ability("Both", "destroy"))
    assert (game.zone(OPPONENT, "graveyard"), len(game.zone(YOU, "hand"))) == (["Red"], 2)


@pytest.mark.phrase("USE_ITS_PUT_ABILITY")
def test_its_player_need_not_use_it_and_a_card_that_is_no_jokers_has_none() -> None:
    drawer = creature("Drawer", FIRE, 3, 3000, "Jokers", when_put(draw(2)))
    game = changed(drawer).choose("Drawer")
    game.expect(YOU, "resolve", "no", "Drawer").decline()
    assert len(game.zone(YOU, "hand")) == 2
    other = creature("Other", FIRE, 3, 3000, "Human", when_put(draw(2)))
    game = changed(other).choose("Other")
    assert (game.asked, len(game.zone(YOU, "hand"))) == ("break", 2)


@pytest.mark.phrase("USE_ITS_PUT_ABILITY")
def test_603_5_this_creature_is_then_the_card_in_the_graveyard() -> None:
    """603.5: it is not in the battle zone, so nothing happens to it, nor to Jogiragon."""
    brave = creature("Brave", FIRE, 3, 3000, "Jokers", when_put(destroy(THIS), draw(1)))
    game = changed(brave).choose("Brave").choose("Brave")
    assert (game.where(JOGIRAGON), game.where("Brave"), len(game.zone(YOU, "hand"))) == ("battle", "graveyard", 3)


def test_the_opponent_casts_one_spell_in_their_turn_but_any_number_in_another() -> None:
    ray = spell("Ray", LIGHT, 1, draw(1))
    game = Scenario(
        you=Side(battle=[JOGIRAGON]), opponent=Side(hand=[ray, ray], mana=filler(light=4), battle=[RED]), turn=OPPONENT
    )
    game.use("Ray#1")
    assert "forbids casting" in game.refused("Ray#2")
