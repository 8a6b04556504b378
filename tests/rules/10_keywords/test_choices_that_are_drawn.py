"""A creature that the opponent has to choose, and savers that creatures are given (official answers of 2023-10-20)."""

import pytest

from sim.cards.words import (
    ACT_PUT,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    HAND,
    IS_EQUAL,
    IT,
    LIGHT,
    NAME,
    NATURE,
    OPPONENTS,
    WATER,
    YOUR_NEXT_TURN,
    can_attack_despite_their_own,
    can_attack_your_opponent_despite_their_own,
    cant_attack,
    cant_attack_players,
    choose,
    choose_up_to,
    compared,
    creature,
    destroy,
    draws_choices,
    draws_choices_of_yours,
    each_has,
    nothing_keeps_from_attacking_your_opponent,
    prohibit,
    put,
    return_to_hand,
    saves,
    spell,
    they_cant_attack,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, sick, tapped
from tests.cards.written import card
from tests.rules.situations import BYSTANDER

LURE = creature("Lure", NATURE, 1, 1000, "Snow Faerie", draws_choices())
DECOY = creature("Decoy", WATER, 2, 2000, "Gel Fish", draws_choices_of_yours())
PLAIN = creature("Plain", WATER, 2, 2000, "Gel Fish")
BACK = spell("Back", WATER, 1, return_to_hand(choose(1, CREATURES)))
KILL = spell("Kill", DARKNESS, 1, destroy(choose(1, your_opponents(CREATURES))))


@pytest.mark.phrase("draws_choices")
def test_whoever_chooses_a_creature_of_any_player_chooses_the_one_that_draws_it() -> None:
    game = Scenario(
        you=Side(hand=[BACK], mana=filler(water=1), battle=[BYSTANDER]), opponent=Side(battle=[PLAIN, LURE])
    )
    game.use("Back")  # there is nothing to choose
    assert (game.where("Lure"), game.where("Plain"), game.where(BYSTANDER)) == ("hand", "battle", "battle")


@pytest.mark.phrase("draws_choices")
def test_of_up_to_two_one_is_that_creature_or_none_is_chosen() -> None:
    two = spell("Two", WATER, 1, return_to_hand(choose_up_to(2, CREATURES)))
    game = Scenario(
        you=Side(hand=[two], mana=filler(water=1), battle=[BYSTANDER]), opponent=Side(battle=[PLAIN, LURE])
    ).use("Two")
    game.expect(YOU, "choose", "no", "Lure")
    assert game.refused("Plain") == "another creature has to be chosen before it"
    game.choose("Lure").expect(YOU, "choose", "no", "Plain", "Bystander")
    game = Scenario(you=Side(hand=[two], mana=filler(water=1), battle=[BYSTANDER]), opponent=Side(battle=[PLAIN, LURE]))
    game.use("Two").enough()
    assert (game.where("Lure"), game.where("Plain")) == ("battle", "battle")


def test_the_player_of_the_creature_that_draws_choices_chooses_freely_and_so_does_an_attack() -> None:
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(darkness=1), battle=[BYSTANDER, LURE]),
        opponent=Side(battle=[PLAIN, BYSTANDER]),
    ).use("Kill")
    game.expect(YOU, "choose", "Plain", "Bystander")


@pytest.mark.phrase("draws_choices_of_yours")
def test_one_that_draws_choices_of_its_side_leaves_the_chooser_their_own_creatures() -> None:
    game = Scenario(
        you=Side(hand=[BACK], mana=filler(water=1), battle=[BYSTANDER]), opponent=Side(battle=[PLAIN, DECOY])
    ).use("Back")
    game.expect(YOU, "choose", "Bystander", "Decoy")


DRAGON = creature("Dragon", FIRE, 6, 6000, "Armored Dragon")
NEST = creature("Nest", FIRE, 3, 1000, "Human", each_has(your(CREATURES).race("Fire Bird"), saves(DRAGONS)))
BIRD = creature("Bird", FIRE, 2, 1000, "Fire Bird")


def test_creatures_that_are_given_a_saver_are_destroyed_instead_each_for_itself() -> None:
    game = Scenario(
        you=Side(battle=[DRAGON, NEST, BIRD, BYSTANDER]),
        opponent=Side(hand=[KILL], mana=filler(darkness=1)),
        turn=OPPONENT,
    ).use("Kill", "Dragon")
    game.expect(YOU, "instead", "no", "Bird")
    game.choose("Bird")
    assert (game.where("Dragon"), game.where("Bird")) == ("battle", "graveyard")


def test_without_the_card_that_gives_it_nobody_is_a_saver() -> None:
    game = Scenario(
        you=Side(battle=[DRAGON, BIRD, BYSTANDER]),
        opponent=Side(hand=[KILL], mana=filler(darkness=1)),
        turn=OPPONENT,
    ).use("Kill", "Dragon")
    assert game.where("Dragon") == "graveyard"


@pytest.mark.phrase("nothing_keeps_from_attacking_your_opponent")
def test_what_keeps_from_attacking_is_ignored_for_attacks_on_the_opponent_only() -> None:
    """Official answer 42045: a creature that can't attack attacks the player, not creatures; sickness goes on."""
    herald = creature("Herald", LIGHT, 4, 4000, "Angel", nothing_keeps_from_attacking_your_opponent(your(CREATURES)))
    stone = creature("Stone", LIGHT, 2, 3000, "Golem", cant_attack)
    wall = creature("Wall", LIGHT, 2, 3000, "Golem", cant_attack_players)

    game = Scenario(you=Side(battle=[herald, stone, wall, BYSTANDER]), opponent=Side(battle=[tapped(PLAIN)]))
    assert game.refused("Stone", "attack") == game.refused("Wall", "attack") == ""
    game.attack("Stone")  # nothing but the player can be its target
    assert not game.zone(OPPONENT, "shields")
    game = Scenario(you=Side(battle=[herald, sick(stone), BYSTANDER]), opponent=Side())
    assert game.refused("Stone", "attack")
    game = Scenario(you=Side(battle=[stone, BYSTANDER]), opponent=Side())
    assert game.refused("Stone", "attack")


@pytest.mark.phrase("can_attack_despite_their_own", "can_attack_your_opponent_despite_their_own")
@pytest.mark.parametrize("on_players", [False, True])
def test_what_creatures_say_themselves_is_ignored_and_what_others_do_to_them_is_not(on_players: bool) -> None:
    """Elbollom Happy, answer of 2024-09-20: abilities that the creatures have, no effects on them, and no sickness."""
    says = can_attack_your_opponent_despite_their_own if on_players else can_attack_despite_their_own
    herald = creature("Herald", LIGHT, 4, 4000, "Angel", says(your(CREATURES)))
    stone = creature("Stone", LIGHT, 2, 3000, "Golem", cant_attack)
    wall = creature("Wall", LIGHT, 2, 3000, "Golem", cant_attack_players)
    shy = card(
        "Shy\nCreature - light - cost 2 - power 3000 - Golem\nIf you have no shields, this creature can't attack."
    )
    late = card(
        "Late\nCreature - light - cost 2 - power 3000 - Golem\n"
        "This creature can't attack unless you have drawn 2 or more cards this turn."
    )
    battle = [herald, stone, wall, shy, late]
    game = Scenario(you=Side(battle=battle, shields=[]), opponent=Side(battle=[tapped(PLAIN)]))
    for name in ("Stone", "Wall", "Shy", "Late"):
        assert game.refused(name, "attack") == ""
    if on_players:
        with pytest.raises(Illegal):
            game.attack("Stone", "Plain")
    else:
        assert game.attack("Stone", "Plain").zone(OPPONENT, "graveyard") == ["Plain"]
    game = Scenario(you=Side(battle=[herald, sick(stone), BYSTANDER]))
    assert game.refused("Stone", "attack")
    lock = card("Lock\nSpell - light - cost 1\nOne of your creatures can't attack until the end of the turn.")
    game = Scenario(you=Side(battle=[herald, stone], hand=[lock], mana=filler(light=1)))
    game.use("Lock", "Stone")
    assert game.refused("Stone", "attack")
    others = creature("Others", LIGHT, 2, 1000, "Golem", they_cant_attack(CREATURES))
    game = Scenario(you=Side(battle=[herald, stone, wall, late]), opponent=Side(battle=[others]))
    assert all(game.refused(name, "attack") for name in ("Stone", "Wall", "Late"))
    others = card(
        "Others\nCreature - light - cost 2 - power 1000 - Golem\nYour opponent's creatures can't attack players."
    )
    game = Scenario(you=Side(battle=[herald, stone, wall, BYSTANDER]), opponent=Side(battle=[others]))
    assert game.refused("Stone", "attack") and game.refused("Wall", "attack")


@pytest.mark.phrase("prohibit")
def test_608_2_what_has_a_name_of_the_returned_creature_cannot_be_put_in_any_way_for_a_while() -> None:
    """608.2: neither summoned nor put by an effect, until the start of your next turn."""
    exile = spell(
        "Exile",
        WATER,
        1,
        return_to_hand(choose(1, your_opponents(CREATURES))),
        prohibit(ACT_PUT, OPPONENTS, YOUR_NEXT_TURN, compared(CREATURES, NAME, IS_EQUAL, IT)),
    )
    gate = spell("Gate", WATER, 1, put(choose(1, your(CREATURES).in_zone(HAND))))
    game = Scenario(
        you=Side(hand=[exile], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[PLAIN], hand=[LURE, gate], mana=filler(water=5)),
    ).use("Exile")
    game.next_turn().decline()
    assert game.refused("Plain")
    game.use("Gate", "Plain")
    assert game.where("Plain") == "hand"
    game.next_turn().next_turn().decline()
    assert game.use("Plain").where("Plain") == "battle"
