"""Group 3 of the rules catalogue: summoning sickness, what is exempt from it, and what it stops (506.1a, 602.3a)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    attacks_each_turn,
    cant_be_blocked,
    choose,
    creature,
    destroy,
    every,
    give,
    speed_attacker,
    spell,
    tap_ability,
    triple_breaker,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, Thing, filler, sick, tapped
from tests.rules.situations import BYSTANDER, KYRSTRON, NARIEL, NARIEL_SAYS, SCREWDRIVER, diamond_cutter


@pytest.mark.rule("3.37", "7A.04", "8A.02", "8A.03", "4.18")
def test_3_37_creatures_that_cannot_attack_and_creatures_that_cannot_be_attacked() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", sick("Aqua Hulcus"), tapped("Torcon"), "Aqua Guard"]),
        opponent=Side(battle=["Corile", tapped("Burning Mane")]),
    )
    assert game.refused("Aqua Hulcus") == "it has summoning sickness"
    assert game.refused("Torcon") == "it is tapped"
    assert game.refused("Aqua Guard") == "it can't attack"
    assert game.refused("Corile", "be attacked") == "it is untapped"
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack("Fear Fang", "Corile")


@pytest.mark.rule("3.38")
def test_3_38_a_creature_put_this_turn_can_block() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(battle=[sick("Hunter Fish")]))
    game.attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]


@pytest.mark.phrase("at_most")
@pytest.mark.rule("3.41", "10.27")
def test_3_41_great_sonic_is_a_speed_attacker_with_at_most_one_card_in_hand() -> None:
    few, many = (Scenario(you=Side(hand=number, battle=[sick("Great Sonic"), "Torcon"])) for number in (1, 2))
    assert many.refused("Great Sonic") == "it has summoning sickness"
    few.attack("Great Sonic")
    assert few.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("speed_attacker")
@pytest.mark.rule("3.41", "8F.06", "10.25", "10.27")
def test_3_41_a_speed_attacker_attacks_at_once_and_breaks_the_shields_there_are() -> None:
    runner = creature("Great Runner", FIRE, 5, 5000, "", speed_attacker, triple_breaker, cant_be_blocked)
    game = Scenario(you=Side(hand=[runner], mana=filler(fire=5)), opponent=Side(shields=2, battle=["Hunter Fish"]))
    game.use(runner).attack(runner)
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("return_to_hand")
def test_pyrofighter_magnus_attacks_at_once_and_returns() -> None:
    game = Scenario(you=Side(hand=["Pyrofighter Magnus"], mana=filler(fire=3)))
    game.use("Pyrofighter Magnus").attack("Pyrofighter Magnus")
    assert game.zone(OPPONENT, "shields") == []
    assert game.zone(YOU, "hand") == ["Pyrofighter Magnus"]


def test_203_2_totto_pipicchi_gives_both_players_dragons_speed_attacker() -> None:
    """203.2: a Dragonoid is no Dragon."""
    game = Scenario(
        you=Side(battle=["Totto Pipicchi", sick("Garkago Dragon"), sick("Rothus, the Traveler"), sick(KYRSTRON)]),
        opponent=Side(battle=["Magmadragon Melgars"]),
    )
    assert game.has("Magmadragon Melgars", keywords.SPEED_ATTACKER)
    assert not game.has(KYRSTRON, keywords.SPEED_ATTACKER)
    game.expect(YOU, "attack with", "no", "Totto Pipicchi", "Garkago Dragon")
    assert game.refused(KYRSTRON) == "it has summoning sickness"


HASTE = spell("Haste", FIRE, 1, give(speed_attacker, every(your(CREATURES))))


@pytest.mark.phrase("each_has")
@pytest.mark.parametrize(
    ("hand", "battle", "attacks"),
    [
        pytest.param([HASTE], [sick(BYSTANDER)], False, id="an effect, as it was when resolved"),
        pytest.param([], ["Totto Pipicchi", BYSTANDER], True, id="a static ability"),
    ],
)
def test_110_2e_a_resolved_effect_covers_the_creatures_there_and_an_ability_newcomers_too(
    hand: list[Thing], battle: list[Thing], attacks: bool
) -> None:
    """110.2e, 608.3a."""
    newcomer = creature("Newcomer", FIRE, 1, 1000, "Armored Dragon")
    game = Scenario(you=Side(hand=[*hand, newcomer], mana=filler(fire=2), battle=battle))
    if hand:
        game.use("Haste")
    game.use("Newcomer")
    assert game.refused("Bystander", "attack") == ""
    assert (game.refused("Newcomer", "attack") == "") == attacks


# --- Diamond Cutter ------------------------------------------------------------------------------------
@pytest.mark.phrase("YOURS_CAN_ATTACK_PLAYERS_ANYWAY", "cant_attack", "cant_attack_players", "they_cant_attack")
@pytest.mark.rule("3.41")
@pytest.mark.parametrize(
    ("creature_", "name", "reason", "theirs"),
    [
        pytest.param(sick("Fear Fang"), "Fear Fang", "it has summoning sickness", [], id="sickness"),
        pytest.param("Aqua Guard", "Aqua Guard", "it can't attack", [], id="its own text"),
        pytest.param(sick("Aqua Guard"), "Aqua Guard", "it can't attack", [], id="both"),
        pytest.param("Hop Churis", "Hop Churis", "it can't attack", [], id="a condition"),
        pytest.param(
            "Gray Balloon, Shadow of Greed",
            "Gray Balloon, Shadow of Greed",
            "there is nothing that it can attack",
            [],
            id="only players",
        ),
        pytest.param("Fear Fang", "Fear Fang", NARIEL_SAYS, [NARIEL], id="Nariel"),
    ],
)
def test_3_41_diamond_cutter_ignores_whatever_prevents_an_attack_on_the_opponent(
    creature_: object, name: str, reason: str, theirs: list[str]
) -> None:
    """101.2: an effect that ignores a "can't" is stronger than it."""
    game = diamond_cutter(creature_, "Torcon", battle=theirs)
    assert game.refused(name, "attack") == reason
    game.use("Diamond Cutter")
    assert game.refused(name, "attack") == ""
    game.attack(name)
    assert game.zone(OPPONENT, "shields") == []


def test_diamond_cutter_does_not_allow_attacks_on_creatures() -> None:
    """A creature that could not attack at all attacks only the player; one that could attack creatures still can."""
    game = diamond_cutter(sick("Fear Fang"), battle=[tapped("Torcon")], shields=2).use("Diamond Cutter")
    with pytest.raises(
        Illegal, match="the attacking creature can attack only the player, because it has summoning sickness"
    ):
        game.attack("Fear Fang", "Torcon")
    game = diamond_cutter(sick("Fear Fang"), "Burning Mane", battle=[tapped("Torcon")]).use("Diamond Cutter")
    game.attack("Burning Mane", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_110_2e_diamond_cutter_covers_creatures_summoned_later_in_the_turn() -> None:
    """110.2e: it acts on the effects that prevent attacks, not on the cards that were there."""
    game = diamond_cutter("Torcon", more=("Brawler Zyler", "Aqua Guard"), shields=2)
    game.use("Diamond Cutter")
    assert "not enough mana" not in game.refused("Brawler Zyler", "use")
    game.use("Brawler Zyler").use("Aqua Guard")
    game.attack("Brawler Zyler").choose("Filler").attack("Aqua Guard")
    assert game.zone(OPPONENT, "shields") == []


def test_diamond_cutter_untaps_nothing_and_ends_with_the_turn() -> None:
    game = diamond_cutter(tapped("Fear Fang"), "Aqua Guard").use("Diamond Cutter")
    assert game.refused("Fear Fang") == "it is tapped"
    game.end_turn().next_turn().next_turn()
    assert game.refused("Aqua Guard", "attack") == "it can't attack"


# --- Tap abilities -------------------------------------------------------------------------------------
@pytest.mark.rule("3.42", "10.22")
def test_3_42_a_creature_that_nariel_keeps_from_attacking_cannot_use_a_tap_ability_either() -> None:
    """602.3a: a tap ability is used instead of an attack; the weak Screwdriver can use its own."""
    there = Side(battle=["Aqua Fencer", SCREWDRIVER])
    game = Scenario(you=there, opponent=Side(battle=[NARIEL, "Hunter Fish"], mana=["Torcon"]))
    with pytest.raises(Illegal, match=NARIEL_SAYS):
        game.tap_ability("Aqua Fencer")
    game.tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    without = Scenario(you=there, opponent=Side(mana=["Torcon"])).tap_ability("Aqua Fencer")
    assert without.zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.phrase("attacks_each_turn")
@pytest.mark.rule("3.42", "3.27", "10.22")
def test_3_42_sick_creatures_and_creatures_that_must_attack_cannot_use_tap_abilities() -> None:
    forced = creature(
        "Restless Tinkerer", FIRE, 2, 1000, "",
        attacks_each_turn, tap_ability(destroy(choose(1, your_opponents(CREATURES)))),
    )  # fmt: skip
    opponent = Side(battle=["Hunter Fish"])
    game = Scenario(you=Side(battle=[SCREWDRIVER]), opponent=opponent).tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    with pytest.raises(Illegal, match="sickness"):
        Scenario(you=Side(battle=[sick(SCREWDRIVER), "Fear Fang"]), opponent=opponent).tap_ability(SCREWDRIVER)
    with pytest.raises(Illegal):
        Scenario(you=Side(battle=[forced, "Fear Fang"]), opponent=opponent).tap_ability(forced)
