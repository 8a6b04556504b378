"""Group 10 of the rules catalogue: shield trigger, Strike Back and Guard Strike (113.6, 509.5)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    SPELLS,
    cant_be_chosen,
    charge_from_deck,
    creature,
    double_breaker,
    draw,
    may,
    prohibits,
    shield_trigger,
    spell,
    whenever_opponent_casts,
    your_opponents,
)
from sim.engine.record.codes.abilities import ACT_CAST, ACT_PUT, ACT_SUMMON
from sim.games.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, tapped
from tests.rules.situations import ALL_RULINGS, RECODEKING


@pytest.mark.rule("10.01")
def test_10_01_dark_reversal_as_a_shield_trigger_returns_a_creature_in_the_opponents_turn() -> None:
    """Also one that was destroyed in the same turn."""
    game = Scenario(
        you=Side(battle=["Burning Mane", "Fear Fang"]),
        opponent=Side(battle=[tapped("Torcon")], shields=["Dark Reversal"], graveyard=["Corile"]),
    )
    game.attack("Burning Mane", opponents("Torcon")).attack("Fear Fang").declare("Dark Reversal")
    game.expect(OPPONENT, "choose", "Corile", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]
    assert game.zone(OPPONENT, "graveyard") == ["Corile", "Dark Reversal"]


# --- Strike Back ---------------------------------------------------------------------------------------
@pytest.mark.rule("10.02")
def test_10_02_strike_back_discards_the_incoming_card_and_uses_the_one_in_hand() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Gogo Jigocchi", "Fear Fang"]),
    )
    game.attack("Fear Fang").choose("Gogo Jigocchi").declare("Hakumei Doji")
    assert game.zone(OPPONENT, "graveyard") == ["Gogo Jigocchi"]
    assert game.zone(OPPONENT, "battle") == ["Hakumei Doji"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("10.02")
def test_10_02_strike_back_needs_a_fire_card() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(hand=["Hakumei Doji"], shields=["Fear Fang"]))
    game.attack("Burning Mane")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji", "Fear Fang"]


def test_one_incoming_card_pays_for_one_strike_back() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji", "Hakumei Doji"], shields=["Gogo Jigocchi"]),
    )
    game.attack("Fear Fang").declare("Hakumei Doji")
    assert game.zone(OPPONENT, "battle") == ["Hakumei Doji"]
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji"]


@pytest.mark.phrase("strike_back")
def test_a_declared_shield_trigger_cannot_pay_for_a_strike_back() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Volcanic Arrows"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Volcanic Arrows", "Hakumei Doji")
    game.choose("Volcanic Arrows")
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji"]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


def test_kangoku_takes_a_shield_at_the_end_of_the_turn_and_strike_back_uses_it() -> None:
    game = Scenario(you=Side(hand=["Hakumei Doji"], battle=["Kangoku Nyudo"], shields=["Comet Missile"]))
    assert game.power("Kangoku Nyudo") == 5000  # two shields are six or fewer
    game.decline()
    game.expect(YOU, "declare", "no", "Hakumei Doji").declare("Hakumei Doji")
    assert game.zone(YOU, "battle") == ["Kangoku Nyudo", "Hakumei Doji"]
    assert game.zone(YOU, "shields") == []


# --- Guard Strike --------------------------------------------------------------------------------------
@pytest.mark.phrase("guard_strike")
def test_a_guard_strike_stops_a_creature_for_this_turn_and_its_card_stays_in_hand() -> None:
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
    """Not when they are shown: a trigger used before can change what there is to choose."""
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Burning Mane", "Torcon"]),
        opponent=Side(shields=[RECODEKING, RECODEKING, *filler(1)]),
    )
    game.attack("Crystal Lancer").choose(RECODEKING, "Recodeking Number Nine#2")
    game.declare(RECODEKING, "Recodeking Number Nine#2").choose(RECODEKING, "Burning Mane").choose("Torcon")
    assert game.turn_is_over

    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Burning Mane", "Torcon"]),
        opponent=Side(shields=[RECODEKING, "Terror Pit", *filler(1)]),
    )
    game.attack("Crystal Lancer").choose(RECODEKING, "Terror Pit")
    game.declare(RECODEKING, "Terror Pit").expect(OPPONENT, "resolve", RECODEKING, "Terror Pit")
    game.choose("Terror Pit", "Burning Mane").expect(OPPONENT, "choose", "Crystal Lancer", "Torcon").choose("Torcon")
    assert game.turn_is_over


@ALL_RULINGS
def test_a_guard_strike_works_under_locks_on_summoning_and_casting(rules: RuleOptions) -> None:
    """It does not use the card: the card is only shown."""
    lock = creature(
        "Lock", LIGHT, 5, 5000, "",
        prohibits(ACT_SUMMON | ACT_PUT, your_opponents(CREATURES)), prohibits(ACT_CAST, your_opponents(SPELLS)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[lock, "Torcon"]), opponent=Side(shields=[RECODEKING]), rules=rules)
    game.attack(lock).declare(RECODEKING).choose("Torcon")
    assert game.turn_is_over and game.where(RECODEKING) == "hand"


def test_a_guard_strike_need_not_be_shown() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(shields=[RECODEKING]))
    game.attack("Fear Fang").declare().expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.phrase("cant_be_chosen")
def test_a_guard_strike_does_not_choose_a_creature_that_cannot_be_chosen() -> None:
    """docs/keywords.md: it chooses as any effect does."""
    shy = creature("Shy", FIRE, 3, 3000, "", cant_be_chosen)
    game = Scenario(you=Side(battle=[shy, "Torcon", "Fear Fang"]), opponent=Side(shields=[RECODEKING, *filler(2)]))
    game.attack("Torcon").choose(RECODEKING).declare(RECODEKING)
    game.expect(OPPONENT, "choose", "Torcon", "Fear Fang")


# --- What waits meanwhile ------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_opponent_casts")
def test_101_4a_the_turn_players_other_effects_wait_until_all_declared_triggers_are_done() -> None:
    """101.4a: whatever triggers in between."""
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_opponent_casts(SPELLS, may(draw(1))))
    attacker = creature("Attacker", FIRE, 3, 3000, "", double_breaker)
    traps = [spell(name, FIRE, 1, shield_trigger, charge_from_deck(1)) for name in ("First", "Second")]
    game = Scenario(you=Side(battle=[attacker, watcher]), opponent=Side(shields=traps))
    game.attack("Attacker").declare("First", "Second").choose("Second").expect(YOU, "may")
    assert len(game.zone(OPPONENT, "mana")) == 2
