"""The scenario kit says the true reason why something cannot be done, whatever is asked at the moment."""

import pytest

from sim.cards.words import FIRE, attacks_each_turn, creature, draw, may, spell, tap_ability
from sim.engine.record.codes import steps
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, sick, tapped
from tests.rules.situations import GAGAGA

MUST = creature("Berserker", FIRE, 3, 3000, "", attacks_each_turn)
TAPPER = creature("Tapper", FIRE, 3, 3000, "", tap_ability(draw(1)))


@pytest.mark.parametrize("target", [None, "Corile"])
def test_a_forced_attacker_attacks_the_target_that_is_named(target: str | None) -> None:
    theirs = Side(battle=[tapped("Corile")])
    game = Scenario(you=Side(battle=[MUST]), opponent=theirs).expect(YOU, "attack", "the opponent", "Corile")
    game.attack(MUST, target)
    assert game.zone(OPPONENT, "shields") == ([] if target is None else ["Filler"])
    # The same after a main step in which something could be used.
    game = Scenario(you=Side(battle=[MUST], hand=["Torcon"], mana=filler(nature=2)), opponent=theirs)
    game.attack("Berserker", target)
    assert game.where("Corile") == ("battle" if target is None else "graveyard")


def test_a_creature_that_is_not_the_forced_attacker_cannot_attack_in_its_place() -> None:
    game = Scenario(you=Side(battle=[MUST, tapped("Torcon")]), opponent=Side(battle=[tapped("Corile")]))
    with pytest.raises(Illegal, match=r"^Torcon cannot attack: it is tapped\nyou must answer: attack \(by Berserker\)"):
        game.attack("Torcon")


def test_at_the_question_of_charging_mana_refusals_name_the_question() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang", TAPPER], graveyard=["Corile"]),
        step=steps.CHARGE,
    )
    asked = "you must answer: charge mana: no, Torcon"
    cards = f"cards are used in the main step\n{asked}"
    attacks = f"creatures attack in the attack step\n{asked}"
    for act, message in (
        (lambda: game.attack("Fear Fang"), f"Fear Fang cannot attack: this is the charge step: {attacks}"),
        (lambda: game.use("Torcon"), f"Torcon cannot be used: this is the charge step: {cards}"),
        (
            lambda: game.tap_ability(TAPPER),
            f"the tap ability of Tapper cannot be used: this is the charge step: {attacks}",
        ),
        (
            lambda: game.tap_ability("Fear Fang"),
            f"the tap ability of Fear Fang cannot be used: it has no tap ability\n{asked}",
        ),
        (lambda: game.declare("Torcon"), f"Torcon cannot be declared: nothing is being declared\n{asked}"),
        (lambda: game.block("Fear Fang"), f"Fear Fang cannot block: there is no attack\n{asked}"),
        (lambda: game.accept(), f"this cannot be accepted now: {asked}"),
        (
            lambda: game.choose("Corile"),
            f"Corile cannot be chosen: it is in the graveyard, and not among the options\n{asked}",
        ),
    ):
        with pytest.raises(Illegal) as refusal:
            act()
        assert str(refusal.value) == message


@pytest.mark.phrase("star_evolves_from")
def test_a_way_of_use_that_is_not_there_is_named() -> None:
    game = Scenario(you=Side(hand=["Torcon", GAGAGA], mana=filler(nature=2), battle=["Fear Fang"]))
    with pytest.raises(Illegal, match=r"Torcon cannot be used \(3 less\): no way of using it has this text\nyou must"):
        game.use("Torcon", way="3 less")
    with pytest.raises(Illegal, match=r"Gagaga Gaial Brand cannot be used \(6 less\): there is no creature that it"):
        game.use(GAGAGA, way="6 less")


def test_choosing_where_nothing_is_chosen_says_so() -> None:
    game = Scenario(you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang"], graveyard=["Corile"]))
    nothing = r"^Corile cannot be chosen: nothing is being chosen\n"
    with pytest.raises(Illegal, match=nothing + "you must answer: use a card"):
        game.choose("Corile")
    game.use("Torcon")
    with pytest.raises(Illegal, match=nothing + "you must answer: attack with"):
        game.choose("Corile")
    game.end_turn()
    with pytest.raises(Illegal, match=nothing + "the turn is over"):
        game.choose("Corile")


@pytest.mark.parametrize("act", ["use", "attack", "tap_ability", "choose", "declare", "block", "refused"])
@pytest.mark.parametrize("step", [steps.CHARGE, None], ids=["charging", "turn over"])
def test_an_unknown_card_is_unknown_whatever_is_asked(act: str, step: int | None) -> None:
    game = Scenario() if step is None else Scenario(you=Side(hand=["Torcon"]), step=step)
    with pytest.raises(LookupError, match="there is no card called Nobody in this situation"):
        getattr(game, act)("Nobody")


def test_a_definition_is_named_by_its_name_in_messages() -> None:
    sigh = spell("Sigh", FIRE, 1, may(draw(1)))
    game = Scenario(you=Side(hand=[sigh, "Torcon"], mana=filler(nature=2), battle=["Fear Fang"]))
    with pytest.raises(Illegal, match=r"^Sigh cannot be used: no fire mana"):
        game.use(sigh)
    with pytest.raises(Illegal, match=r"^Sigh cannot attack: it is in the hand, not a creature in the battle zone"):
        game.attack(sigh)


def test_what_cannot_attack_at_all_cannot_attack_the_player_for_the_same_reason() -> None:
    stegoro = "Stegoro Kaiser, Struggling Battlekind / Purification Sharrup"
    game = Scenario(
        you=Side(hand=["Corile"], battle=["Fear Fang", tapped("Torcon"), sick(stegoro)]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    assert game.refused("Corile", "attack the player") == "it is in the hand, not a creature in the battle zone"
    assert game.refused("Torcon", "attack the player") == "it is tapped"
    assert game.refused(stegoro, "attack the player") == "it has summoning sickness"  # mach fighter attacks creatures
    assert game.refused("Aqua Hulcus", "attack the player").startswith("it is your turn")
    assert game.refused("Fear Fang", "attack the player") == ""
