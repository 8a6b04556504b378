"""What the rules of the attack step say in addition to the catalogue (505-509)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    THE_BLOCKER,
    THIS_BROKE_SHIELDS,
    WATER,
    after_each_attack,
    before_it_breaks_any_shields,
    before_it_breaks_shields,
    blocker,
    break_shields,
    choose,
    creature,
    destroy,
    discard,
    double_breaker,
    draw,
    every,
    give_power,
    may,
    return_shields,
    when,
    when_destroyed,
    whenever_attacks,
    whenever_becomes_blocked,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import events
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, opponents, sealed
from tests.rules.situations import BYSTANDER, CARDS_IN_HAND, SEALED_X, attacking_creature, from_hand, hand_size


def test_505_3_only_creatures_attack_and_are_attacked() -> None:
    """505.3: an impulse lies in the battle zone, and is no creature."""
    game = Scenario(you=Side(battle=[sealed(SEALED_X, 1), "Torcon"]), opponent=Side(battle=[SEALED_X]))
    assert (
        game.refused(SEALED_X, "attack") == game.refused(opponents(SEALED_X), "be attacked") == "it is not a creature"
    )
    game.expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.parametrize(("power", "change", "drawn"), [(3000, -1000, 1), (2000, 1000, 0)])
def test_507_3b_a_blocker_is_judged_when_it_is_designated(power: int, change: int, drawn: int) -> None:
    """507.3b: whatever the attacker's ability makes of it afterwards."""
    strong = your(CREATURES.power(at_least=3000))
    alarm = creature(
        "Alarm", WATER, 3, 1000, "", trigger(events.BLOCKS, "whenever a strong one blocks", (draw(1),), subject=strong)
    )
    attacker = attacking_creature(whenever_becomes_blocked(give_power(change, THE_BLOCKER)), power=9000)
    guard = creature("Guard", WATER, 3, power, "", blocker)
    game = Scenario(you=Side(battle=[attacker, BYSTANDER]), opponent=Side(battle=[guard, alarm]))
    game.attack("Attacker").block("Guard")
    assert hand_size(game, OPPONENT) == drawn


@pytest.mark.parametrize("emptied", [False, True], ids=["a card is drawn", "the other hand is discarded"])
def test_507_3f_at_a_block_the_other_player_declares_after_the_turn_players_effects(emptied: bool) -> None:
    """507.3f: so a card that those effects discard is not declared."""
    effect = discard(every(your_opponents(CARDS_IN_HAND))) if emptied else draw(1)
    attacker = attacking_creature(whenever_becomes_blocked(may(effect)), power=1000)
    guard = creature("Guard", WATER, 3, 9000, "", blocker)
    waiter = creature("Waiter", WATER, 3, 1000, "", from_hand(events.BLOCKS, draw(1)))
    game = Scenario(you=Side(battle=[attacker, BYSTANDER]), opponent=Side(battle=[guard], hand=[waiter]))
    game.attack("Attacker").block("Guard").expect(YOU, "may").accept()
    if emptied:
        game.expect(YOU, "attack with", "no", "Bystander")
    else:
        game.expect(OPPONENT, "declare", "no", "Waiter")


def test_509_6_a_shield_is_not_chosen_twice() -> None:
    """509.6."""
    game = Scenario(
        you=Side(battle=[attacking_creature(double_breaker)]), opponent=Side(shields=["Corile", "Torcon", "Fear Fang"])
    )
    game.attack("Attacker").choose("Torcon").expect(YOU, "break", "Corile", "Fear Fang")


# --- 509 Breaking ---------------------------------------------------------------------------------------
def test_603_7a_everything_that_waits_comes_before_the_break() -> None:
    """603.7a: what triggers before the break, and what is triggered by that."""
    early = attacking_creature(before_it_breaks_shields(destroy(choose(1, your_opponents(CREATURES)))))
    mourner = creature("Mourner", FIRE, 3, 1000, "", when_destroyed(may(draw(1))))
    game = Scenario(you=Side(battle=[early]), opponent=Side(battle=[mourner], shields=["Terror Pit"]))
    game.attack("Attacker").expect(OPPONENT, "may")
    assert game.zone(OPPONENT, "shields") == ["Terror Pit"]
    game.accept().expect(OPPONENT, "declare", "no", "Terror Pit")


def test_603_7b_what_is_broken_before_the_break_comes_first() -> None:
    """603.7b: with its shield trigger, and only then the shield that the attack had chosen."""
    early = attacking_creature(before_it_breaks_shields(break_shields(choose(1, your_opponents(SHIELDS)))))
    shields = ["Terror Pit", "Solar Ray", "Fear Fang"]
    game = Scenario(you=Side(battle=[early, BYSTANDER]), opponent=Side(shields=shields))
    game.attack("Attacker").choose("Terror Pit").choose("Solar Ray").declare("Solar Ray").choose("Bystander")
    game.expect(OPPONENT, "declare", "no", "Terror Pit")


@pytest.mark.phrase("after_each_attack", "THIS_BROKE_SHIELDS")
@pytest.mark.parametrize("breaks", [True, False])
def test_701_14b_a_shield_that_an_effect_puts_into_the_hand_is_not_broken(breaks: bool) -> None:
    """701.14b: its shield trigger can be used in both cases."""
    shields = choose(1, your_opponents(SHIELDS))
    effect = break_shields(shields) if breaks else return_shields(shields, shield_triggers=True)
    attacker = attacking_creature(whenever_attacks(effect), after_each_attack(when(THIS_BROKE_SHIELDS, draw(1))))
    guard = creature("Guard", WATER, 3, 1000, "", blocker)
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[guard], shields=["Holy, Flash Guardian"]))
    game.attack("Attacker").expect(OPPONENT, "declare", "no", "Holy, Flash Guardian").declare()
    game.block("Guard")
    assert hand_size(game) == (1 if breaks else 0)


def test_701_14c_a_breaker_says_nothing_about_an_effect_that_breaks_a_shield() -> None:
    """701.14c."""
    shield = choose(1, your_opponents(SHIELDS))
    attacker = attacking_creature(double_breaker, whenever_attacks(break_shields(shield)))
    guard = creature("Guard", WATER, 3, 9000, "", blocker)
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[guard], shields=5))
    game.attack("Attacker").choose("Filler").block("Guard")
    assert len(game.zone(OPPONENT, "shields")) == 4


@pytest.mark.phrase("before_it_breaks_any_shields")
def test_603_7_an_effect_that_breaks_a_shield_waits_for_what_triggers_before_the_break() -> None:
    """603.7, 101.4f: it is resolved inside the effect; the rest of the effect follows after the break."""
    shields = choose(1, your_opponents(SHIELDS))
    early = attacking_creature(before_it_breaks_any_shields(draw(1)), whenever_attacks(break_shields(shields), draw(2)))
    guard = creature("Guard", WATER, 3, 9000, "", blocker)
    game = Scenario(you=Side(battle=[early]), opponent=Side(battle=[guard], shields=["Terror Pit", "Fear Fang"]))
    game.attack("Attacker").choose("Terror Pit")
    game.expect(OPPONENT, "declare", "no", "Terror Pit")
    assert hand_size(game) == 1  # drawn before the break
    game.declare().block("Guard")
    assert hand_size(game) == 3  # the attack breaks nothing


@pytest.mark.phrase("before_it_breaks_any_shields")
def test_603_7_it_triggers_in_an_attack_too_and_once_for_all_shields() -> None:
    """603.7: once, before the shields of a double breaker."""
    early = attacking_creature(before_it_breaks_any_shields(draw(1)), double_breaker)
    game = Scenario(you=Side(battle=[early, BYSTANDER]), opponent=Side(shields=["Terror Pit", "Fear Fang"]))
    game.attack("Attacker").expect(OPPONENT, "declare", "no", "Terror Pit")
    assert hand_size(game) == 1


def test_509_4_what_an_attack_would_break_is_not_what_an_effect_breaks() -> None:
    """509.4: a break by an effect does not trigger what an attack that would break does."""
    shields = choose(1, your_opponents(SHIELDS))
    early = attacking_creature(before_it_breaks_shields(draw(1)), whenever_attacks(break_shields(shields)))
    guard = creature("Guard", WATER, 3, 9000, "", blocker)
    game = Scenario(you=Side(battle=[early]), opponent=Side(battle=[guard], shields=["Fear Fang", "Corile"]))
    game.attack("Attacker").choose("Corile").block("Guard")
    assert hand_size(game) == 0


def test_jogirasta_summons_before_the_break_that_replaces_another() -> None:
    """Its third ability has it break a shield; Master JGR comes before that."""
    attacker = creature("Rusher", FIRE, 3, 3000, "Human")
    you = Side(battle=["Jogirasta the Johnny"], shields=2, gr=["Poktamatama", "Rockyrock"])
    game = Scenario(you=you, opponent=Side(battle=[attacker], shields=["Corile"]), turn=OPPONENT)
    game.attack("Rusher").choose("Filler").until("may").decline()
    assert "Corile" not in game.zone(OPPONENT, "shields")
    assert {"Poktamatama", "Rockyrock"} & set(game.zone(YOU, "battle"))
