"""Official answers of 2018 to 2024, and published ones of judges, that no other test holds, played with their cards.

An answer cites its day, or the number of its page below dm.takaratomy.co.jp/rule/qa.
"""

import pytest

from sim.cards.words import (
    DARKNESS,
    FIRE,
    SHIELDS,
    WATER,
    choose,
    creature,
    have_this_break_shields,
    whenever_attacks,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, crossed, filler, pile, sealed
from tests.rules.situations import BYSTANDER

BUSTER = "Dogiragon Buster, Blue Leader"
COBRA = "Cobra, Snake Ninja Holy Chaos"
COMPLEX = "DARK MATERIAL COMPLEX"
CRYMAX = "CRYMAX Jaouga"
FORBIDDEN_STAR = "FORBIDDEN STAR ~World's Last Day~"
HAYABUSARYU = "Hayabusaryu, Dragon Ninja"
HYAKKI = "Hyakki no Jaoumon"
MIREI, DEJILMUKADE = "Mirei, White Emperor's Will", "Dejilmukade, Mushura"
ANTIHAMUTO = "Pizzastar's Antihamuto"
STEGORO = "Stegoro Kaiser, Struggling Battlekind"


# --- Shields and their triggers --------------------------------------------------------------------------------
def test_113_6a_shields_that_wait_to_be_put_into_the_hand_forbid_no_shield_trigger_by_their_number() -> None:
    """113.6a, answer 44581: all five are broken at once, so that there are no four shields left."""
    game = Scenario(
        you=Side(battle=["Darkness Limit", pile(COMPLEX, *["Torcon"] * 8)]),
        opponent=Side(shields=["Terror Pit", "Holy Awe", "Aqua Surfer", *["Burning Mane"] * 2]),
    )
    game.attack(COMPLEX).decline().expect(OPPONENT, "declare", "no", "Terror Pit", "Holy Awe", "Aqua Surfer")


def test_113_6_a_shield_trigger_is_used_before_the_rest_of_the_effect_that_breaks_the_shield() -> None:
    """113.6: Emeralda breaks a shield of her own player, and only then takes a card of the hand in its stead."""
    game = Scenario(
        you=Side(
            hand=["Emeralda, Pitch Dragon Elemental", "Torcon"], mana=filler(light=5), shields=["Terror Pit", "Corile"]
        ),
        opponent=Side(battle=["Corile", "Fear Fang"]),
    )
    game.use("Emeralda, Pitch Dragon Elemental", "Terror Pit").declare("Terror Pit").choose("Fear Fang")
    game.expect(YOU, "choose", "no", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


# --- What a creature does as it is put -------------------------------------------------------------------------
def test_cobra_is_destroyed_however_it_was_put_in_the_opponents_turn() -> None:
    """Answer 44582: Hyakki no Jaoumon puts it, and no shield of its player was broken."""
    game = Scenario(
        you=Side(hand=[HYAKKI], mana=filler(darkness=3, fire=3), shields=0, deck=[COBRA, *["Torcon"] * 3]),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").declare(HYAKKI).decline().expect(YOU, "resolve")
    game.choose(game.options[1])
    assert game.where(COBRA) == "graveyard"


def test_703_4c_a_creature_without_power_falls_before_the_effect_that_put_it_gives_power() -> None:
    """703.4c, answer 46075: 3000 more power comes after the creature was put, and the rules look in between."""
    game = Scenario(
        you=Side(hand=[ANTIHAMUTO, creature("Prototype", WATER, 2, 0, "")], mana=filler(light=1, fire=1, nature=1))
    )
    game.use(ANTIHAMUTO, "Prototype")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([ANTIHAMUTO], ["Prototype"])


def test_801_2_what_lasts_for_a_creature_lasts_for_its_star_evolution() -> None:
    """801.2, answer of 2021-04-16: it could not leave until its player's next turn, and still cannot."""
    still, sidia = "Still Justice Till The End", "Ov Sidia <Southern Star>"
    game = Scenario(
        you=Side(hand=[still, sidia], mana=filler(light=9)), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6))
    )
    game.use(still).use(sidia).end_turn().next_turn().until("use a card").use("Terror Pit")
    assert game.zone(YOU, "battle") == [sidia] and game.under(sidia) == [still]


def test_605_2c_of_one_chosen_creature_the_first_thing_that_the_effect_says_is_done() -> None:
    """605.2c, answer 45447: only one creature was chosen, and its player has to put it into the shields."""
    party = "Princess Party ~Bond of Shiraha~"
    game = Scenario(
        you=Side(hand=[party], mana=filler(light=2, water=2, nature=2)), opponent=Side(battle=["Fear Fang", "Torcon"])
    )
    game.use(party, "Torcon").enough()
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "mana")) == (["Filler", "Torcon"], [])


# --- Attacks ---------------------------------------------------------------------------------------------------
def test_506_3d_a_creature_that_the_attack_returns_to_the_hand_comes_too_late_for_revolution_change() -> None:
    """506.3d, answer of 2024-04-05: nothing could be declared when the creature attacked."""
    game = Scenario(you=Side(battle=[STEGORO], mana=[BUSTER]), opponent=Side(shields=3))
    game.attack(STEGORO).choose(BUSTER).expect(YOU, "break")
    assert game.zone(YOU, "hand") == [BUSTER]


@pytest.mark.parametrize("first", [STEGORO, BUSTER])
def test_605_1_revolution_change_and_what_the_attacker_does_come_in_either_order(first: str) -> None:
    """605.1, answer of 2024-04-05: what the new creature does joins what waits."""
    game = Scenario(you=Side(battle=[STEGORO], mana=["Diszircon"], hand=[BUSTER]), opponent=Side(shields=4))
    game.attack(STEGORO).declare(BUSTER).choose(first)
    if first == BUSTER:
        assert len(game.options) == 2 and game.zone(YOU, "battle") == [BUSTER]
    else:
        game.expect(YOU, "choose", "no", "Diszircon", "Filler").decline().expect(YOU, "choose", "no", "Diszircon")
        assert game.zone(YOU, "battle") == [BUSTER]


def test_701_14d_what_breaks_one_more_shield_does_so_by_its_own_ability_too() -> None:
    """701.14d, answer of 2023-06-23 on Bajula's Soul: the creature itself breaks, and so breaks two."""
    breaker = creature(
        "Breaker", FIRE, 3, 3000, "", whenever_attacks(have_this_break_shields(choose(1, your_opponents(SHIELDS))))
    )
    game = Scenario(
        you=Side(battle=[crossed(breaker, "Bajula's Soul"), BYSTANDER]),
        opponent=Side(shields=["Corile", "Fear Fang", *filler(5)]),
    )
    game.attack("Breaker").choose("Breaker").choose("Corile", "Fear Fang")
    assert game.zone(OPPONENT, "hand") == ["Corile", "Fear Fang"]


# --- Summoned, and yet not put ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("foe", "where"), [('VAN Beethoven, Zenith of "Shura"', "graveyard"), ("Corile", "battle")])
def test_609_4_a_command_that_goes_elsewhere_instead_of_being_put_was_summoned(foe: str, where: str) -> None:
    """609.4, 601.1: the last day of the world asks for a Command that is summoned, wherever it goes instead."""
    command = creature("Command", DARKNESS, 5, 5000, "Demon Command")
    game = Scenario(
        you=Side(battle=[sealed(FORBIDDEN_STAR, 4)], hand=[command], mana=filler(darkness=5)),
        opponent=Side(battle=[foe]),
    )
    game.use("Command").expect(YOU, "remove a seal from").choose(game.options[0])
    assert (game.where("Command"), game.seals(FORBIDDEN_STAR)) == (where, 3)


def test_609_4_a_ninja_that_magnum_puts_into_the_graveyard_was_summoned() -> None:
    """609.4, 112.3c: so it takes a seal from the field, in the opponent's turn."""
    game = Scenario(
        you=Side(battle=[sealed(FORBIDDEN_STAR, 4)], hand=[HAYABUSARYU], mana=filler(light=4, fire=4), shields=3),
        opponent=Side(battle=["Magnum, Shortshot"]),
        turn=OPPONENT,
    )
    game.attack("Magnum, Shortshot").declare(HAYABUSARYU)
    game.expect(YOU, "remove a seal from").choose(game.options[0])
    assert (game.where(HAYABUSARYU), game.seals(FORBIDDEN_STAR)) == ("graveyard", 3)


@pytest.mark.parametrize(("picked", "zone"), [("Magnum, Shortshot", "graveyard"), ("Primal Giant", "mana")])
def test_609_8_a_player_picks_which_of_their_abilities_sends_a_creature_elsewhere(picked: str, zone: str) -> None:
    """609.8: Magnum sends it to the graveyard, and Primal Giant what is not put from the hand to the mana zone."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Magnum, Shortshot", "Primal Giant"]),
        opponent=Side(shields=["Heavenash Sign"], graveyard=["Corile"]),
    )
    game.attack("Fear Fang").declare("Heavenash Sign").expect(YOU, "instead", "Magnum, Shortshot", "Primal Giant")
    assert game.choose(picked).where("Corile") == zone


@pytest.mark.parametrize(("turn", "zone"), [(YOU, "graveyard"), (OPPONENT, "mana")])
def test_609_8_the_turn_players_ability_sends_a_creature_elsewhere_first(turn: int, zone: str) -> None:
    """609.8: Dorago, for the player who puts Corile in their own turn; Primal Giant, for the one whose turn it is."""
    sign = "Heavenash Sign"
    you = Side(
        hand=[sign] if turn == YOU else [],
        shields=[sign],
        mana=filler(light=2, darkness=2, fire=2),
        graveyard=["Corile"],
        battle=["Dorago the Great, Dragon World"],
    )
    game = Scenario(you=you, opponent=Side(battle=["Primal Giant", "Fear Fang"]), turn=turn)
    if turn == YOU:
        game.use(sign)
    else:
        game.attack("Fear Fang").declare(sign)
    assert game.where("Corile") == zone


# --- Cards that are on their way, sealed, or one of several -----------------------------------------------------
def test_409_1c_a_spell_that_is_being_cast_is_no_card_of_the_hand() -> None:
    """409.1c: Ogrist Vhal has no power as its last card is cast, and falls before two cards are drawn."""
    game = Scenario(
        you=Side(battle=["Magmadragon Ogrist Vhal"], hand=["Energy Stream"], mana=filler(water=3)), opponent=Side()
    )
    game.use("Energy Stream")
    assert game.zone(YOU, "graveyard") == ["Magmadragon Ogrist Vhal", "Energy Stream"]


@pytest.mark.parametrize("seal", [0, 1])
def test_116_2a_an_aura_of_a_sealed_creature_stays_and_does_nothing(seal: int) -> None:
    """116.2a, 310.8b, answer of 2020-07-10."""
    whole = attached(MIREI, DEJILMUKADE)
    game = Scenario(
        you=Side(battle=[sealed(whole, 1) if seal else whole]),
        opponent=Side(hand=["Fear Fang"], mana=filler(darkness=3, nature=3)),
        turn=OPPONENT,
    )
    game.use("Fear Fang")
    assert game.auras(MIREI) == [DEJILMUKADE] and game.is_tapped("Fear Fang") == (not seal)


def test_109_2a_cards_under_a_creature_are_face_up_cards_that_keep_their_owner_from_losing() -> None:
    """109.2a: CRYMAX itself, and both cards of an evolution creature, are three cards."""
    game = Scenario(
        you=Side(battle=[CRYMAX, pile("Crystal Lancer", "Aqua Hulcus"), "Corile"], shields=0),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").choose(CRYMAX).choose(CRYMAX, "Crystal Lancer", "Aqua Hulcus")
    assert not game.over and game.zone(YOU, "battle") == ["Corile"]


def test_109_2c_the_cards_under_a_creature_that_cannot_leave_keep_nobody_from_losing() -> None:
    """109.2c: what a creature is protected from, all of its cards are."""
    game = Scenario(
        you=Side(battle=[CRYMAX, pile(COMPLEX, *["Torcon"] * 5)], shields=0),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    assert game.attack("Fear Fang").winner == OPPONENT


@pytest.mark.parametrize("cast", [True, False])
def test_101_2_what_ignores_that_a_creature_cannot_attack_beats_it(cast: bool) -> None:
    """101.2: Bon Kigomime forbids the attack whatever a creature can do, and Diamond Sword has that ignored."""
    game = Scenario(
        you=Side(hand=["Diamond Sword", "Torcon"], mana=filler(light=3, nature=2), battle=["Fear Fang"]),
        opponent=Side(battle=["Bon Kigomime"], shields=2),
    )
    game.use("Torcon")
    if cast:
        game.use("Diamond Sword")
    game.until("attack with")
    assert game.can_choose("Torcon") == cast
