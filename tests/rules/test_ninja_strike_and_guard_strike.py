"""Ninja Strike, declared when a creature of the opponent attacks or blocks, and Guard Strike (10.03, K1, K2)."""

import pytest

from sim.cards.words import (
    CREATURES,
    LIGHT,
    SPELLS,
    charge_from_deck,
    choose,
    creature,
    ninja_strike,
    prohibits,
    return_to_hand,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_one_attacks,
    your_opponents,
)
from sim.engine.record.codes.abilities import ACT_CAST, ACT_PUT, ACT_SUMMON
from sim.games.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, yours

HAYABUSAMARU = "Hayabusamaru, Lightfang Ninja"
RECODEKING = "Recodeking Number Nine"
SHADOW = creature("Shadow", LIGHT, 2, 2000, "Shinobi", ninja_strike(2))


# --- Ninja Strike ----------------------------------------------------------------------------------------------
@pytest.mark.rule("10.03")
def test_a_shinobi_is_summoned_for_no_cost_when_the_opponent_attacks_and_can_block_at_once() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4)))
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", HAYABUSAMARU).declare(HAYABUSAMARU)
    assert game.untapped_mana(OPPONENT) == 4
    assert list(game.record.summoned_count) == [0, 1]
    game.block(HAYABUSAMARU)  # by its own ability it is a blocker
    assert (game.where("Fear Fang"), game.where(HAYABUSAMARU)) == ("graveyard", "graveyard")


@pytest.mark.rule("10.03")
def test_the_shinobi_goes_to_the_bottom_of_the_deck_at_the_end_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4), shields=3)
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).block().choose("Filler")
    assert game.zone(OPPONENT, "battle") == [HAYABUSAMARU]
    game.end_turn()
    assert game.zone(OPPONENT, "battle") == []
    assert game.zone(OPPONENT, "deck")[-1] == HAYABUSAMARU


@pytest.mark.rule("10.03")
def test_a_shinobi_that_has_left_the_battle_zone_stays_where_it_went() -> None:
    bouncer = creature("Bouncer", LIGHT, 3, 1000, "", whenever_attacks(return_to_hand(choose(1, CREATURES))))
    game = Scenario(
        you=Side(battle=["Fear Fang", bouncer]), opponent=Side(hand=[SHADOW], mana=filler(light=4), shields=3)
    )
    game.attack("Fear Fang").declare(SHADOW).choose("Filler")
    game.attack(bouncer).choose(SHADOW).declare().choose("Filler")
    assert game.turn_is_over and game.where(SHADOW) == "hand"


@pytest.mark.parametrize(("first", "summoned"), [("Gardener", True), pytest.param(HAYABUSAMARU, False, id="too soon")])
@pytest.mark.rule("10.03")
def test_the_cards_in_the_mana_zone_are_counted_as_it_resolves(first: str, summoned: bool) -> None:
    """With three of four cards it can be declared (9.22)."""
    gardener = creature(
        "Gardener", LIGHT, 3, 1000, "", whenever_one_attacks(your_opponents(CREATURES), charge_from_deck(1))
    )
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=3), battle=[gardener], shields=3),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).expect(OPPONENT, "resolve", "Gardener", HAYABUSAMARU).choose(first)
    assert (game.where(HAYABUSAMARU) == "battle") == summoned
    assert (game.where(HAYABUSAMARU) == "hand") != summoned


@pytest.mark.rule("10.03")
def test_one_ninja_strike_succeeds_in_an_attack() -> None:
    """Any number can be declared; after the first the others stay in the hand, and wait for another attack."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(hand=[SHADOW, SHADOW], mana=filler(light=4), shields=3),
    )
    game.attack("Fear Fang").declare(SHADOW, "Shadow#2").choose(SHADOW)
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Shadow"], ["Shadow"])
    game.choose("Filler").attack("Burning Mane").declare("Shadow#2")
    assert game.zone(OPPONENT, "battle") == ["Shadow", "Shadow"]


@pytest.mark.rule("10.03")
def test_a_ninja_strike_that_fails_is_not_used_up() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=[HAYABUSAMARU, SHADOW], mana=filler(light=3), shields=3)
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU, SHADOW).choose(HAYABUSAMARU)
    assert game.zone(OPPONENT, "battle") == ["Shadow"]
    assert game.zone(OPPONENT, "hand") == [HAYABUSAMARU]


@pytest.mark.rule("10.03")
def test_a_ninja_strike_is_declared_after_the_attackers_effects() -> None:
    """What Horrid Worm discards is not in the hand any more (506.3d)."""
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=[SHADOW], mana=filler(light=4)))
    game.attack("Horrid Worm")
    assert game.turn_is_over
    assert game.where(SHADOW) == "graveyard"


@pytest.mark.rule("8D.09", "10.03")
def test_the_turn_player_uses_a_ninja_strike_when_the_opponent_blocks() -> None:
    """507.3d: at the block; the block itself stands."""
    game = Scenario(
        you=Side(battle=["Fear Fang"], hand=[SHADOW], mana=filler(light=4)),
        opponent=Side(battle=["Hunter Fish"], hand=[SHADOW], mana=filler(light=4), shields=3),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Shadow").declare()
    assert game.refused(yours(SHADOW), "declare") != ""
    game.block("Hunter Fish").expect(YOU, "declare", "no", "Shadow").declare(yours(SHADOW))
    assert game.turn_is_over  # the opponent's own block is no reason for a Ninja Strike of theirs
    assert game.zone(YOU, "deck")[-1] == "Shadow"
    assert game.zone(OPPONENT, "hand") == ["Shadow"]
    assert [game.where(name) for name in ("Fear Fang", "Hunter Fish")] == ["graveyard", "graveyard"]


@pytest.mark.rule("8D.09")
def test_at_a_block_the_turn_players_ninja_strike_is_declared_before_any_effect_of_the_block_resolves() -> None:
    """507.3d-e: it waits beside the attacking creature's own ability, and its player picks the order."""
    striker = creature("Striker", LIGHT, 3, 3000, "", whenever_becomes_blocked(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[striker], hand=[SHADOW], mana=filler(light=1)), opponent=Side(battle=["Hunter Fish"])
    )
    game.attack(striker).block("Hunter Fish").expect(YOU, "declare", "no", "Shadow").declare(SHADOW)
    game.expect(YOU, "resolve", "Striker", "Shadow").choose("Striker")
    assert game.zone(YOU, "deck")[-1] == "Shadow"  # with two cards in the mana zone it has been summoned
    assert game.turn_is_over


def test_an_unblocked_attack_gives_the_turn_player_no_ninja_strike() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"], hand=[SHADOW], mana=filler(light=4)),
        opponent=Side(battle=["Hunter Fish"]),
    )
    game.attack("Fear Fang").block()
    assert game.turn_is_over and game.where(SHADOW) == "hand"


# --- Guard Strike ----------------------------------------------------------------------------------------------
def test_a_guard_strike_stops_a_creature_for_this_turn_and_the_card_stays_in_the_hand() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane", "Torcon"]), opponent=Side(shields=[RECODEKING, *filler(2)])
    )
    game.attack("Fear Fang").choose(RECODEKING).expect(OPPONENT, "declare", "no", RECODEKING).declare(RECODEKING)
    game.expect(OPPONENT, "choose", "Fear Fang", "Burning Mane", "Torcon").choose("Burning Mane")
    assert game.where(RECODEKING) == "hand"
    game.expect(YOU, "attack with", "no", "Torcon")
    assert game.refused("Burning Mane", "attack") == "it can't attack"
    game.next_turn().next_turn().decline()
    assert game.refused("Burning Mane", "attack") == ""


def test_guard_strikes_choose_as_they_resolve_and_two_copies_stop_two_creatures() -> None:
    """Not when they are shown: a trigger that is used before can change what there is to choose."""
    game = Scenario(
        you=Side(battle=["Crystal Lancer", "Burning Mane", "Torcon"]),
        opponent=Side(shields=[RECODEKING, RECODEKING, *filler(1)]),
    )
    game.attack("Crystal Lancer").choose(RECODEKING, "Recodeking Number Nine#2")
    game.declare(RECODEKING, "Recodeking Number Nine#2").choose(RECODEKING, "Burning Mane").choose("Torcon")
    assert game.turn_is_over

    game = Scenario(
        you=Side(battle=["Crystal Lancer", "Burning Mane", "Torcon"]),
        opponent=Side(shields=[RECODEKING, "Terror Pit", *filler(1)]),
    )
    game.attack("Crystal Lancer").choose(RECODEKING, "Terror Pit")
    game.declare(RECODEKING, "Terror Pit").expect(OPPONENT, "resolve", RECODEKING, "Terror Pit")
    game.choose("Terror Pit", "Burning Mane").expect(OPPONENT, "choose", "Crystal Lancer", "Torcon").choose("Torcon")
    assert game.turn_is_over


@pytest.mark.parametrize("strict", [False, True])
def test_a_guard_strike_works_under_locks_on_summoning_and_casting(strict: bool) -> None:
    """It is no use of the card: it is only shown."""
    lock = creature(
        "Lock", LIGHT, 5, 5000, "",
        prohibits(ACT_SUMMON | ACT_PUT, your_opponents(CREATURES)), prohibits(ACT_CAST, your_opponents(SPELLS)),
    )  # fmt: skip
    rules = RuleOptions(prohibited_declarations="strict" if strict else "misfire")
    game = Scenario(you=Side(battle=[lock, "Torcon"]), opponent=Side(shields=[RECODEKING]), rules=rules)
    game.attack(lock).declare(RECODEKING).choose("Torcon")
    assert game.turn_is_over and game.where(RECODEKING) == "hand"


def test_a_guard_strike_needs_not_be_shown() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(shields=[RECODEKING]))
    game.attack("Fear Fang").declare().expect(YOU, "attack with", "no", "Torcon")
