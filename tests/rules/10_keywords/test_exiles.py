"""Exile creatures, Drone Go and Shield Go (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    NATURE,
    SHIELDS,
    THIS,
    THIS_ATTACKS_FIRST,
    choose,
    creature,
    destroy,
    draw,
    every,
    put_into_mana,
    return_to_hand,
    spell,
    untap,
    when,
    whenever_attacks,
    whenever_your_shield_leaves,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, face_up, filler, yours

CANIS, IKARI, VOLKS = "Canis, Wonderful One", "Ikari, Hustle Commander", "Volks, Bastard Core"
ARASHI, HURRICANE = "Arashi, Cross Boy", "Hurricane, Cross Fire"
DOOM = spell("Doom", FIRE, 1, destroy(choose(1, your(CREATURES))))


@pytest.mark.phrase("shield_go")
def test_603_5c_a_destroyed_creature_with_shield_go_becomes_a_face_up_shield() -> None:
    """603.5c: it has been in the graveyard."""
    game = Scenario(you=Side(hand=[DOOM, "Torcon"], mana=filler(fire=1, nature=3), battle=[CANIS]))
    game.use("Doom")
    assert game.zone(YOU, "shields") == ["Filler", CANIS]
    assert game.is_face_up(CANIS)


@pytest.mark.phrase("shield_go")
def test_609_1_face_up_it_goes_to_the_graveyard_instead_of_leaving_the_shield_zone() -> None:
    """609.1: broken, put into the hand or into the mana zone; face down it comes to the hand."""
    fanatic = creature("Fanatic", FIRE, 3, 3000, "Human", whenever_your_shield_leaves(draw(1)))
    game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=[face_up(CANIS)], battle=[fanatic]))
    game.attack("Torcon").settle()
    assert game.where(CANIS) == "graveyard"
    assert game.zone(OPPONENT, "hand") == ["Filler"]
    game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=[CANIS]))
    game.attack("Torcon")
    assert game.where(CANIS) == "hand"
    for done in (return_to_hand(every(your(SHIELDS))), put_into_mana(every(your(SHIELDS)))):
        collapse = spell("Collapse", FIRE, 1, done)
        game = Scenario(you=Side(hand=[collapse], mana=filler(fire=1), shields=[face_up(CANIS)], battle=["Torcon"]))
        game.use("Collapse")
        assert game.where(CANIS) == "graveyard"


@pytest.mark.phrase("in_shields")
def test_110_3d_it_works_while_it_is_face_up_in_the_shield_zone() -> None:
    """110.3d: not in the battle zone, and not face down."""
    for place, chosen in ((face_up(CANIS), 2), (CANIS, 1)):
        game = Scenario(
            you=Side(shields=[place], battle=["Torcon", "Fear Fang"]),
            opponent=Side(shields=["Corile", "Aqua Hulcus", "Torcon"]),
        )
        game.attack("Fear Fang").choose("Corile")
        if chosen > 1:  # one more shield
            game.choose("Aqua Hulcus")
        assert game.record.shields_broken[OPPONENT] == chosen


@pytest.mark.phrase("in_shields")
def test_110_3d_ikari_draws_from_the_shield_zone() -> None:
    """110.3d."""
    game = Scenario(you=Side(shields=[face_up(IKARI)], battle=["Torcon", "Fear Fang"]))
    game.attack("Torcon").accept()
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.phrase("whenever_your_face_up_shield_is_broken")
def test_603_2b_volks_sees_that_a_face_up_shield_is_broken() -> None:
    """603.2b: once for each face-up shield."""
    for shield, left in ((face_up("Corile"), ["Fear Fang"]), ("Corile", ["Torcon", "Fear Fang"])):
        game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=[shield], battle=[VOLKS]))
        game.attack("Torcon")
        if game.asked == "choose":
            game.choose("Torcon")
        assert game.zone(YOU, "battle") == left


@pytest.mark.phrase("exile")
def test_603_5c_drone_go_puts_an_exile_of_the_same_name_group_from_the_hand() -> None:
    """603.5c: the destroyed one has left, so nothing forbids the other."""
    game = Scenario(
        you=Side(hand=[DOOM, HURRICANE, "Katsudon, Kung Fu Dragon"], mana=filler(fire=1), battle=[ARASHI]),
        opponent=Side(battle=["Corile"]),
    )
    game.use("Doom")
    game.expect(YOU, "choose", "no", HURRICANE)
    game.choose(HURRICANE)
    assert HURRICANE in game.zone(YOU, "battle")


@pytest.mark.phrase("exile")
def test_101_2_only_one_exile_of_a_name_group_can_be_in_the_battle_zone() -> None:
    """101.2: neither summoning nor putting a second one is possible."""
    game = Scenario(
        you=Side(hand=[HURRICANE, "Katsudon, Kung Fu Dragon"], mana=filler(fire=5, water=4), battle=[ARASHI])
    )
    assert game.refused(HURRICANE) == "Arashi, Cross Boy forbids putting it into the battle zone"
    assert game.refused("Katsudon, Kung Fu Dragon") == ""
    alone = Scenario(you=Side(hand=[HURRICANE], mana=filler(fire=5, water=4), battle=["Corile"]))
    assert alone.refused(HURRICANE) == ""


def test_605_2d_arashi_is_a_speed_attacker_if_it_takes_an_exile() -> None:
    """605.2d: what was put into the hand is asked about."""
    for card, fast in ((HURRICANE, True), ("Torcon", False)):
        game = Scenario(
            you=Side(
                hand=[ARASHI], mana=filler(water=3, fire=4), deck=[card, "Corile", "Fear Fang"], battle=["Torcon"]
            ),
            opponent=Side(battle=["Corile"]),
        )
        game.use(ARASHI).choose(yours(card))
        assert game.has(ARASHI, keywords.SPEED_ATTACKER) == fast


@pytest.mark.phrase("THIS_ATTACKS_FIRST")
def test_506_3a_only_the_first_attack_of_this_creature_counts() -> None:
    """506.3a."""
    twice = creature(
        "Twice", NATURE, 3, 3000, "Human", whenever_attacks(untap(THIS), when(THIS_ATTACKS_FIRST, draw(1)))
    )
    game = Scenario(you=Side(battle=[twice, "Torcon"]), opponent=Side(shields=["Corile", "Aqua Hulcus", "Fear Fang"]))
    game.attack("Twice").choose("Corile")
    game.attack("Twice").choose("Aqua Hulcus")
    assert game.zone(YOU, "hand") == ["Filler"]
