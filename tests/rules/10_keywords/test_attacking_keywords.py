"""Keywords about attacks that no rule numbers (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    THIS,
    WATER,
    YOU_HAVE_NO_SHIELDS,
    YOUR_NEXT_TURN,
    Effect,
    ability_word,
    attacks_untapped,
    blocker,
    cant_attack_creatures,
    cant_be_attacked,
    cant_be_blocked,
    cant_be_chosen,
    cant_block,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    every,
    evolves_from,
    give,
    guardman,
    has,
    mach_fighter,
    opponent_chooses,
    power_attacker,
    powered_breaker,
    shield_trigger,
    spell,
    tap,
    when_put,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_put,
    whenever_unblocked,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, filler, opponents, sick, tapped

MACH = creature("Mach Test", NATURE, 3, 5000, "Gransect", mach_fighter)
READY = "Fear Fang"


@pytest.mark.phrase("mach_fighter")
@pytest.mark.rule("10.52")
def test_10_52_a_mach_fighter_attacks_creatures_at_once_but_not_the_player() -> None:
    """301.5: sickness goes on for attacks on players; tapped and untapped creatures can be attacked."""
    game = Scenario(
        you=Side(hand=[MACH], mana=filler(nature=3), battle=[READY]),
        opponent=Side(battle=["Torcon", tapped("Corile"), tapped("Titanium Cluster")]),
    )
    game.use("Mach Test")
    assert game.has("Mach Test", keywords.MACH_FIGHTER)
    game.choose("Mach Test").expect(YOU, "attack", "Torcon", "Corile").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_301_5_without_a_creature_to_attack_a_mach_fighter_does_not_attack() -> None:
    """301.5, 506.1a: it still has summoning sickness."""
    game = Scenario(you=Side(battle=[sick(MACH), READY]), opponent=Side(battle=["Titanium Cluster"]))
    assert game.refused("Mach Test") == "there is nothing that it can attack"
    assert game.is_sick("Mach Test")


@pytest.mark.rule("10.52")
def test_10_52_mach_fighter_lasts_only_the_turn_in_which_the_creature_is_put() -> None:
    """In a later turn it attacks players, and tapped creatures only."""
    game = Scenario(you=Side(battle=[MACH, READY]), opponent=Side(battle=["Torcon", tapped("Corile")]))
    game.choose("Mach Test").expect(YOU, "attack", "the opponent", "Corile")
    with pytest.raises(Illegal, match="it is untapped"):
        game.choose("Torcon")
    game = Scenario(you=Side(battle=[sick(MACH)]), opponent=Side(battle=["Torcon"]))
    game.end_turn().next_turn().end_turn().next_turn().until("attack with")
    game.choose("Mach Test")  # Torcon is untapped
    assert game.zone(OPPONENT, "shields") == []


def test_mach_fighter_that_is_given_later_in_the_turn_counts_from_then_on() -> None:
    """It is no trigger: what counts is that the creature was put this turn."""
    horn = spell("Horn", NATURE, 1, give(mach_fighter, every(your(CREATURES))))
    game = Scenario(
        you=Side(hand=[horn], mana=filler(nature=1), battle=[sick("Burning Mane"), READY]),
        opponent=Side(battle=["Torcon"]),
    )
    assert game.refused("Burning Mane") == "it has summoning sickness"
    game.use("Horn")
    game.choose("Burning Mane")  # Torcon is all that it can attack
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.choose(READY)
    assert game.zone(OPPONENT, "shields") == []


def test_101_2_a_mach_fighter_that_cant_attack_creatures_cant() -> None:
    """101.2: "can't" is stronger."""
    slow = creature("Slow Mach", NATURE, 3, 5000, "Gransect", mach_fighter, cant_attack_creatures)
    game = Scenario(you=Side(battle=[sick(slow), READY]), opponent=Side(battle=["Torcon"]))
    assert game.refused("Slow Mach") != ""


def test_801_3_an_evolution_creature_with_mach_fighter_attacks_players_and_untapped_creatures() -> None:
    """801.3: an evolution creature has no summoning sickness in the first place."""
    beasts = CREATURES.race("Beast Folk")
    lord = creature("Mach Lord", NATURE, 4, 6000, "Beast Folk", evolves_from(beasts), mach_fighter)
    game = Scenario(
        you=Side(hand=[lord], mana=filler(nature=4), battle=["Burning Mane", READY]),
        opponent=Side(battle=["Torcon"]),
    )
    game.use("Mach Lord", "Burning Mane").choose("Mach Lord").expect(YOU, "attack", "the opponent", "Torcon")


@pytest.mark.parametrize("player", ["rush", "control"])
def test_scripted_players_hunt_with_a_mach_fighter_at_once(player: str) -> None:
    """They know that it attacks untapped creatures, and do not try to attack the player."""
    game = Scenario(
        you=Side(battle=["Torcon"]),
        opponent=Side(battle=[sick(creature("Big Mach", NATURE, 3, 9000, "Gransect", mach_fighter))]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert game.zone(YOU, "graveyard") == ["Torcon"]


# --- Guardman ---
GUARD = creature("Guard Test", NATURE, 3, 5000, "Beast Folk", guardman)
TARGET = tapped("Corile")


@pytest.mark.phrase("guardman")
def test_507_1a_a_guardman_takes_the_attack_on_another_creature() -> None:
    """507.1a, 507.2b: it taps, also when it is sick, and battles."""
    game = Scenario(you=Side(battle=["Torcon", READY]), opponent=Side(battle=[sick(GUARD), TARGET]))
    game.attack("Torcon", "Corile").expect(OPPONENT, "block with", "no", "Guard Test").block("Guard Test")
    assert game.is_tapped("Guard Test")
    assert game.zone(YOU, "graveyard") == ["Torcon"]
    assert game.zone(OPPONENT, "graveyard") == []


def test_507_1a_a_guardman_does_not_help_against_attacks_on_the_player_nor_on_itself() -> None:
    """507.1a: another creature must be attacked; and a tapped creature can't be tapped."""
    game = Scenario(you=Side(battle=["Torcon", READY]), opponent=Side(battle=[GUARD, "Hunter Fish"]))
    game.attack("Torcon").expect(OPPONENT, "block with", "no", "Hunter Fish")
    assert game.refused("Guard Test") == "guardman is for attacks on other creatures"
    game = Scenario(you=Side(battle=["Torcon", READY]), opponent=Side(battle=[tapped(GUARD), tapped("Torcon")]))
    game.attack("Torcon", opponents("Torcon"))
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    striker = creature("Striker Test", FIRE, 3, 9000, "", attacks_untapped)
    game = Scenario(you=Side(battle=[striker, READY]), opponent=Side(battle=[GUARD]))
    game.attack("Striker Test", "Guard Test")
    assert game.zone(OPPONENT, "graveyard") == ["Guard Test"]


def test_507_2b_a_guardman_does_not_block() -> None:
    """507.2b: "can't be blocked" does not prevent it, "can't block" neither; the attack is unblocked."""
    sneak = creature("Sneak Test", FIRE, 3, 1000, "", cant_be_blocked, whenever_unblocked(draw(1)))
    meek = creature("Meek Test", NATURE, 3, 5000, "", guardman, cant_block)
    for wall in ("Hunter Fish", "Corile"):
        game = Scenario(you=Side(battle=[sneak, READY]), opponent=Side(battle=[meek, TARGET, wall]))
        game.attack("Sneak Test", "Corile").expect(OPPONENT, "block with", "no", "Meek Test")
        game.block("Meek Test")
        assert game.zone(YOU, "graveyard") == ["Sneak Test"]
        assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize(("order", "blocked"), [(("Wall", "Guard Test"), 0), (("Guard Test", "Wall"), 1)])
def test_507_2a_of_a_blocker_and_a_guardman_the_last_one_counts(order: tuple[str, str], blocked: int) -> None:
    """507.2a-c: both tap; only if the blocker is the last one is the attacking creature blocked."""
    wall = creature("Wall", LIGHT, 3, 5000, "", blocker)
    striker = creature("Striker Test", FIRE, 3, 1000, "", whenever_becomes_blocked(draw(1)))
    game = Scenario(you=Side(battle=[striker, READY]), opponent=Side(battle=[GUARD, TARGET, wall]))
    game.attack("Striker Test", "Corile").block(*order)
    assert game.is_tapped("Wall")
    assert game.is_tapped("Guard Test")
    assert len(game.zone(YOU, "hand")) == blocked
    assert game.zone(YOU, "graveyard") == ["Striker Test"]


def test_507_1a_a_blocker_with_guardman_does_one_or_the_other() -> None:
    """507.1a: its player chooses which ability to use."""
    both = creature("Both", LIGHT, 3, 5000, "", blocker, guardman)
    striker = creature("Striker Test", FIRE, 3, 1000, "", whenever_becomes_blocked(draw(1)))
    for choice, blocked in (("Both", 1), (ability("Both", "guardman"), 0)):
        game = Scenario(you=Side(battle=[striker, READY]), opponent=Side(battle=[both, TARGET]))
        game.attack("Striker Test", "Corile")
        game.expect(OPPONENT, "block with", "no", "Both", "Both (guardman)").choose(choice)
        assert len(game.zone(YOU, "hand")) == blocked
        assert game.zone(YOU, "graveyard") == ["Striker Test"]


@pytest.mark.parametrize(("power", "saved"), [(6000, True), (2000, False)])
def test_scripted_players_guard_when_that_is_the_better_battle(power: int, saved: bool) -> None:
    guard = creature("Some Guard", NATURE, 3, power, "Beast Folk", guardman)
    game = Scenario(
        you=Side(battle=[creature("Hunter", FIRE, 3, 5000, ""), READY]),
        opponent=Side(battle=[guard, tapped(creature("Precious", FIRE, 3, 1000, ""))]),
        opponent_is="control",
    )
    game.attack("Hunter", "Precious")
    assert (game.where("Precious") == "battle") == saved
    assert (game.where("Hunter") == "graveyard") == saved


# --- Powered breaker ---
@pytest.mark.phrase("powered_breaker")
@pytest.mark.parametrize(("power", "shields"), [(5999, 1), (6000, 2), (11999, 2), (12000, 3), (18000, 4)])
def test_509_2_a_powered_breaker_breaks_one_more_for_each_6000_power(power: int, shields: int) -> None:
    """509.2: what counts is the power at that time."""
    breaker = creature("Breaker", FIRE, 5, power, "", powered_breaker)
    game = Scenario(you=Side(battle=[breaker, READY]), opponent=Side(shields=6))
    game.attack("Breaker").choose(*["Filler"] * shields)
    assert len(game.zone(OPPONENT, "shields")) == 6 - shields


def test_509_2c_breakers_of_one_number_are_no_choice() -> None:
    """509.2c: Nobody is asked which of two breakers it is that breaks two shields."""
    breaker = creature("Breaker", FIRE, 5, 7000, "", powered_breaker, double_breaker)
    game = Scenario(you=Side(battle=[breaker, READY]), opponent=Side(shields=3)).attack("Breaker")
    game.expect(YOU, "break", "Filler", "Filler", "Filler")


def test_509_2c_a_powered_breaker_counts_power_that_it_has_only_now() -> None:
    """509.2c: and with another breaker its player picks one."""
    breaker = creature("Breaker", FIRE, 5, 5000, "", powered_breaker, double_breaker, power_attacker(7000))
    game = Scenario(you=Side(battle=[breaker, READY]), opponent=Side(shields=6))
    game.attack("Breaker").expect(YOU, "break with", "2", "3").choose(3)
    game.choose("Filler", "Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 3


# --- Justdiver ---
JUSTDIVER = ability_word(
    "Justdiver", when_put(give(cant_be_chosen, THIS, YOUR_NEXT_TURN), give(cant_be_attacked, THIS, YOUR_NEXT_TURN))
)
DIVER = creature("Diver Test", WATER, 2, 1000, "Merfolk", JUSTDIVER)
ONE_OF_THEIRS = choose(1, your_opponents(CREATURES))


@pytest.mark.rule("10.52")
def test_10_52_justdiver_lasts_until_the_start_of_your_next_turn() -> None:
    """605.2b: the opponent can neither choose nor attack it."""
    hunter = creature("Hunter", FIRE, 3, 3000, "", attacks_untapped, whenever_attacks(tap(ONE_OF_THEIRS)))
    game = Scenario(
        you=Side(hand=[DIVER], mana=filler(water=2), battle=["Torcon", READY], deck=9),
        opponent=Side(battle=[hunter], shields=3, deck=9),
    )
    game.use("Diver Test").end_turn().next_turn().until("attack with")
    game.choose("Hunter").expect(OPPONENT, "attack", "you", "Torcon", READY).choose(YOU)
    game.expect(OPPONENT, "choose", "Torcon", READY).choose("Torcon")
    game.end_turn().next_turn().end_turn().next_turn().until("attack with")
    game.choose("Hunter").expect(OPPONENT, "attack", "you", "Torcon", READY, "Diver Test").choose(YOU)
    game.expect(OPPONENT, "choose", "Torcon", READY, "Diver Test")


@pytest.mark.rule("10.52")
def test_10_52_justdiver_works_only_once_it_is_resolved() -> None:
    """605.2b, 101.4: in the opponent's turn, their effects are resolved before it."""
    trap = creature("Trap Test", WATER, 2, 1000, "Merfolk", shield_trigger, JUSTDIVER)
    sniper = creature("Sniper", FIRE, 3, 3000, "", whenever_put(your_opponents(CREATURES), destroy(ONE_OF_THEIRS)))
    game = Scenario(
        you=Side(battle=[sniper, READY]),
        opponent=Side(battle=["Torcon"], shields=[trap]),
    )
    game.attack(READY).declare("Trap Test").expect(YOU, "choose", "Torcon", "Trap Test").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("10.52")
@pytest.mark.parametrize(
    ("effect", "asked", "gone"),
    [
        pytest.param(destroy(every(your_opponents(CREATURES))), None, True, id="all creatures"),
        pytest.param(destroy(opponent_chooses(1, CREATURES)), YOU, True, id="its player chooses"),
        pytest.param(destroy(ONE_OF_THEIRS), OPPONENT, False, id="the opponent chooses"),
    ],
)
def test_10_52_justdiver_does_not_protect_from_what_does_not_choose_nor_from_its_own_player(
    effect: Effect, asked: int | None, gone: bool
) -> None:
    """605.2b."""
    strike = spell("Strike", FIRE, 1, effect)
    game = Scenario(
        you=Side(hand=[DIVER], mana=filler(water=2), battle=["Torcon", READY]),
        opponent=Side(hand=[strike], mana=filler(fire=1)),
    )
    game.use("Diver Test").end_turn().next_turn().until("use a card").use("Strike")
    if asked is not None:
        assert (game.player_asked, game.asked) == (asked, "choose")
        game.choose("Diver Test" if gone else "Torcon")
    assert (game.where("Diver Test") == "graveyard") == gone


@pytest.mark.rule("10.52")
def test_10_52_what_is_put_on_a_creature_with_justdiver_is_protected_as_well() -> None:
    """801.2: it is the same creature."""
    lord = creature("Lord", WATER, 2, 6000, "Merfolk", evolves_from(CREATURES.race("Merfolk")))
    zap = spell("Zap", FIRE, 1, destroy(ONE_OF_THEIRS))
    game = Scenario(
        you=Side(hand=[DIVER, lord], mana=filler(water=4), battle=["Torcon", READY]),
        opponent=Side(hand=[zap], mana=filler(fire=1)),
    )
    game.use("Diver Test").use("Lord").end_turn().next_turn().until("use a card").use("Zap")
    game.expect(OPPONENT, "choose", "Torcon", READY)


def test_605_2b_a_creature_that_cant_be_chosen_under_a_condition() -> None:
    """605.2b: it is an ability as any other keyword."""
    shy = creature("Shy", FIRE, 3, 3000, "", has(cant_be_chosen, condition=YOU_HAVE_NO_SHIELDS))
    zap = spell("Zap", FIRE, 1, tap(choose(1, CREATURES)))
    for shields, choices in ((0, [READY]), (1, [READY, "Shy"])):
        game = Scenario(
            you=Side(hand=[zap], mana=filler(fire=1), battle=[READY]), opponent=Side(battle=[shy], shields=shields)
        )
        game.use("Zap")
        if shields:
            game.expect(YOU, "choose", *choices)
        else:
            assert game.is_tapped(READY)
