"""Group 10 of the rules catalogue: shield trigger, Strike Back and Guard Strike (113.6, 509.5)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    SHIELDS,
    SPELLS,
    THE_CROSSED,
    Card,
    cant_be_chosen,
    castle,
    charge_from_deck,
    choose,
    creature,
    cross_gear,
    destroy,
    double_breaker,
    draw,
    each_gets_power,
    every,
    field,
    may,
    prohibits,
    return_shields,
    shield_trigger,
    spell,
    whenever_opponent_casts,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts
from sim.games.matchups.rule_options import RuleOptions
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


@pytest.mark.rule("10.01")
@pytest.mark.parametrize("uses", [True, False])
@pytest.mark.parametrize(
    ("card", "place"),
    [
        pytest.param(creature("Trap", FIRE, 5, 1000, "", shield_trigger), "battle", id="creature"),
        pytest.param(spell("Trap", FIRE, 5, shield_trigger, draw(1)), "graveyard", id="spell"),
        pytest.param(cross_gear("Trap", FIRE, 5, shield_trigger, each_gets_power(THE_CROSSED, 1)), "battle", id="gear"),
        pytest.param(
            castle("Trap", FIRE, 5, shield_trigger, each_gets_power(your(CREATURES), 1)), "shields", id="castle"
        ),
        pytest.param(field("Trap", FIRE, 5, shield_trigger, each_gets_power(your(CREATURES), 1)), "battle", id="field"),
    ],
)
def test_10_01_a_card_of_any_type_may_be_used_for_no_cost_as_it_comes_to_the_hand(
    card: Card, place: str, uses: bool
) -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(shields=[card, "Corile"]))
    game.attack("Fear Fang").choose("Trap").expect(OPPONENT, "declare", "no", "Trap")
    if uses:
        game.declare("Trap")
    else:
        game.declare()
    assert game.where("Trap") == (place if uses else "hand")


@pytest.mark.rule("10.01")
def test_10_01_the_turn_players_triggers_are_used_before_the_other_players() -> None:
    """101.4a."""
    traps = [spell(f"Trap {number}", FIRE, 3, shield_trigger, destroy(choose(1, CREATURES))) for number in (1, 2)]
    both = spell("Both", FIRE, 1, return_shields(every(SHIELDS), shield_triggers=True))
    game = Scenario(
        you=Side(hand=[both], mana=filler(fire=1), shields=[traps[0]], battle=["Fear Fang", "Torcon"]),
        opponent=Side(shields=[traps[1]], battle=["Corile"]),
    )
    game.use("Both").expect(YOU, "declare", "no", "Trap 1").declare("Trap 1")
    game.expect(YOU, "choose", "Fear Fang", "Torcon", "Corile").choose("Corile")
    game.declare("Trap 2").expect(OPPONENT, "choose", "Fear Fang", "Torcon")


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


@pytest.mark.rule("10.02")
def test_10_02_strike_back_is_optional_and_discards_nothing_for_what_may_not_be_summoned() -> None:
    theirs = Side(hand=["Hakumei Doji"], shields=["Gogo Jigocchi"])
    lock = creature("Lock", LIGHT, 5, 5000, "", prohibits(acts.SUMMON, your_opponents(CREATURES)))
    declined = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=theirs).attack("Fear Fang").declare()
    locked = Scenario(you=Side(battle=[lock, "Torcon"]), opponent=theirs).attack("Torcon")
    for game in (declined, locked):
        game.expect(YOU, "attack with")
        assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "graveyard")) == (
            ["Hakumei Doji", "Gogo Jigocchi"],
            [],
        )


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
@pytest.mark.rule("10.52")
def test_10_52_a_guard_strike_stops_a_creature_for_this_turn_and_its_card_stays_in_hand() -> None:
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
@pytest.mark.rule("10.52")
def test_10_52_a_guard_strike_works_under_locks_on_summoning_and_casting(rules: RuleOptions) -> None:
    """It does not use the card: the card is only shown."""
    lock = creature(
        "Lock", LIGHT, 5, 5000, "",
        prohibits(acts.SUMMON | acts.PUT, your_opponents(CREATURES)), prohibits(acts.CAST, your_opponents(SPELLS)),
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
