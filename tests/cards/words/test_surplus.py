"""How many more the opponent has, the top cards of evolution creatures, and shields one by one."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    NATURE,
    OPPONENTS,
    DefinitionError,
    choose,
    creature,
    draw,
    opponent_may_choose,
    opponents_surplus,
    put_into_mana,
    put_top_card_into_mana,
    shieldify_up_to,
    spell,
    whenever_opponent_draws_for_the_turn,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile

LEVEL = spell("Level", FIRE, 1, draw(opponents_surplus(CARDS.in_zone(HAND))))


@pytest.mark.phrase("opponents_surplus")
@pytest.mark.parametrize(("theirs", "yours"), [(5, 5), (3, 3), (1, 2), (2, 2)])
def test_you_draw_as_many_cards_as_the_opponent_has_more(theirs: int, yours: int) -> None:
    game = Scenario(
        you=Side(hand=[LEVEL, "Corile", "Torcon"], mana=filler(fire=1), deck=["Torcon"] * 10),
        opponent=Side(hand=["Corile"] * theirs),
    )
    game.use("Level")
    assert len(game.zone(YOU, "hand")) == yours
    assert len(game.zone(OPPONENT, "hand")) == theirs


def test_the_leveler_takes_up_to_as_many_creatures_as_the_opponent_has_more() -> None:
    game = Scenario(
        you=Side(
            hand=["Neve, the Leveler"],
            mana=filler(nature=6),
            deck=["Corile", "Torcon", "Fear Fang", *["Terror Pit"] * 5],
        ),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use("Neve, the Leveler").choose("Corile", "Torcon")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]


@pytest.mark.phrase("put_top_card_into_mana")
def test_only_the_top_card_of_an_evolution_creature_goes_to_the_mana_zone() -> None:
    will = spell("Will", FIRE, 1, put_top_card_into_mana(choose(1, CREATURES.evolution())))
    game = Scenario(
        you=Side(hand=[will], mana=filler(fire=1), battle=["Corile"]),
        opponent=Side(battle=[pile("Barkwhip, the Smasher", "Bronze-Arm Tribe"), "Torcon"]),
    )
    game.use("Will")
    assert game.zone(OPPONENT, "mana") == ["Barkwhip, the Smasher"]
    assert sorted(game.zone(OPPONENT, "battle")) == ["Bronze-Arm Tribe", "Torcon"]
    assert game.zone(YOU, "battle") == ["Corile"]


def test_the_top_cards_of_all_evolution_creatures_go_to_their_owners() -> None:
    game = Scenario(
        you=Side(
            hand=["Royal Durian"], mana=filler(nature=5), battle=[pile("Barkwhip, the Smasher", "Bronze-Arm Tribe")]
        ),
        opponent=Side(battle=[pile("Barkwhip, the Smasher", "Bronze-Arm Tribe"), "Torcon"]),
    )
    game.use("Royal Durian")
    assert game.zone(OPPONENT, "mana") == ["Barkwhip, the Smasher"]
    assert "Barkwhip, the Smasher" in game.zone(YOU, "mana")
    assert sorted(game.zone(YOU, "battle")) == ["Bronze-Arm Tribe", "Royal Durian"]
    assert sorted(game.zone(OPPONENT, "battle")) == ["Bronze-Arm Tribe", "Torcon"]


def test_a_card_of_the_hand_has_no_top_card() -> None:
    with pytest.raises(DefinitionError, match="only a creature in the battle zone"):
        tabulate([spell("Will", FIRE, 1, put_top_card_into_mana(choose(1, CREATURES.in_zone(HAND))))])


@pytest.mark.phrase("shieldify_up_to")
@pytest.mark.parametrize(("accepted", "shields"), [(0, 5), (1, 6), (2, 7)])
def test_shields_are_added_one_by_one_until_you_stop(accepted: int, shields: int) -> None:
    game = Scenario(you=Side(hand=[spell("Aura", FIRE, 1, shieldify_up_to(2))], mana=filler(fire=1), shields=5))
    game.use("Aura")
    for _ in range(accepted):
        game.accept()
    if accepted < 2:
        game.decline()
    assert len(game.zone(YOU, "shields")) == shields


@pytest.mark.phrase("whenever_opponent_draws_for_the_turn")
def test_the_player_who_draws_in_the_draw_step_may_charge_a_card() -> None:
    faerie = creature(
        "Faerie",
        NATURE,
        1,
        1000,
        "Snow Faerie",
        whenever_opponent_draws_for_the_turn(
            put_into_mana(opponent_may_choose(1, your_opponents(CARDS.in_zone(HAND))))
        ),
    )
    game = Scenario(you=Side(battle=[faerie]), opponent=Side(hand=["Corile"], deck=["Torcon"] * 5))
    game.next_turn().expect(OPPONENT, "choose").choose("Corile")
    assert game.zone(OPPONENT, "mana") == ["Corile"]
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


def test_another_draw_is_no_draw_of_the_draw_step() -> None:
    faerie = creature("Faerie", NATURE, 1, 1000, "Snow Faerie", whenever_opponent_draws_for_the_turn(draw(1)))
    gift = spell("Gift", FIRE, 1, draw(2, whose=OPPONENTS))
    game = Scenario(you=Side(hand=[gift], mana=filler(fire=1), battle=[faerie], deck=["Torcon"] * 5))
    game.use("Gift")
    assert game.zone(YOU, "hand") == []
    game.next_turn()
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_both_players_may_charge_for_the_love_faerie() -> None:
    game = Scenario(
        you=Side(battle=["Mirumeru, Love Faerie"], hand=["Corile"], deck=["Fear Fang"] * 5),
        opponent=Side(hand=["Corile"], deck=["Torcon"] * 5),
    )
    game.next_turn().expect(OPPONENT, "choose").choose("Corile")
    game.next_turn().expect(YOU, "choose").choose("Corile")
    assert game.zone(OPPONENT, "mana") == ["Corile"]
    assert game.zone(YOU, "mana") == ["Corile"]
