"""The rule options: what is played by default, and what can be chosen instead (`sim.games.rule_options`)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sim.cards.words import (
    COMMANDS,
    CREATURES,
    FIRE,
    LIGHT,
    SHIELDS,
    SPELLS,
    WATER,
    choose,
    creature,
    double_breaker,
    evolves_from,
    invasion,
    prohibits,
    put_into_graveyard,
    shield_trigger,
    spell,
    your,
    your_opponents,
)
from sim.engine.record.codes.abilities import ACT_CAST
from sim.games.rule_options import DEFAULT_RULES, OPTIONS, RuleOptions, UnknownRule
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

ONE_BY_ONE = RuleOptions(breaking="one-by-one")
BREAKING = pytest.mark.parametrize("rules", [RuleOptions(), ONE_BY_ONE], ids=["simultaneous", "one-by-one"])
LANCER = creature("Lancer", WATER, 6, 8000, "Liquid People", double_breaker)


def attack_on(*shields: object, rules: RuleOptions, deck: tuple[str, ...] = ()) -> Scenario:
    """Lancer breaks two of these shields, the first two if there are more; Fear Fang waits for another attack."""
    game = Scenario(
        you=Side(battle=[LANCER, "Fear Fang"]),
        opponent=Side(shields=shields, deck=deck or 10),  # type: ignore[arg-type]
        rules=rules,
    )
    game.attack(LANCER)
    if len(shields) > 2:
        game.choose(*shields[:2])  # type: ignore[arg-type]
    return game


# --- Breaking ------------------------------------------------------------------------------------------------
@BREAKING
def test_triggers_are_declared_for_all_shields_together_or_for_each(rules: RuleOptions) -> None:
    game = attack_on("Spiral Gate", "Solar Ray", rules=rules)
    if rules == ONE_BY_ONE:
        game.expect(OPPONENT, "declare", "no", "Spiral Gate").declare("Spiral Gate").choose("Fear Fang")
        game.expect(OPPONENT, "declare", "no", "Solar Ray").declare("Solar Ray")
    else:
        game.expect(OPPONENT, "declare", "no", "Spiral Gate", "Solar Ray").declare("Spiral Gate", "Solar Ray")
        game.choose("Spiral Gate", "Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Spiral Gate", "Solar Ray"]
    assert game.turn_is_over


@BREAKING
def test_what_a_trigger_draws_can_strike_back_only_at_a_later_break(rules: RuleOptions) -> None:
    game = attack_on("Brain Serum", "Gogo Jigocchi", rules=rules, deck=("Hakumei Doji",))
    game.declare("Brain Serum").accept().decline()
    if rules == ONE_BY_ONE:
        game.expect(OPPONENT, "declare", "no", "Hakumei Doji").declare("Hakumei Doji")
    assert ("Hakumei Doji" in game.zone(OPPONENT, "battle")) == (rules == ONE_BY_ONE)
    assert ("Gogo Jigocchi" in game.zone(OPPONENT, "graveyard")) == (rules == ONE_BY_ONE)


@BREAKING
def test_509_6_a_shield_that_has_left_meanwhile_is_not_broken(rules: RuleOptions) -> None:
    """509.6. Of shields broken together the second already stands by when the trigger is cast."""
    sacrifice = spell("Sacrifice", LIGHT, 2, shield_trigger, put_into_graveyard(choose(1, your(SHIELDS))))
    game = attack_on(sacrifice, "Burning Mane", rules=rules)
    game.declare(sacrifice)
    assert game.where("Burning Mane") == ("graveyard" if rules == ONE_BY_ONE else "hand")
    assert game.record.shields_broken[OPPONENT] == (1 if rules == ONE_BY_ONE else 2)


@BREAKING
def test_a_shield_added_meanwhile_is_not_broken_in_place_of_another(rules: RuleOptions) -> None:
    game = attack_on("DNA Spark", "Burning Mane", rules=rules, deck=("Corile",))
    game.declare("DNA Spark").accept()
    assert game.zone(OPPONENT, "shields") == ["Corile"]
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]


@BREAKING
def test_509_4c_the_shields_chosen_are_broken_though_a_trigger_removes_the_attacker(rules: RuleOptions) -> None:
    """509.4c, even if the attacker has gone between two breaks."""
    game = attack_on("Terror Pit", "Burning Mane", *filler(1), rules=rules)
    game.declare("Terror Pit").choose(LANCER)
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@BREAKING
def test_breaking_the_last_shields_does_not_win(rules: RuleOptions) -> None:
    game = attack_on("Burning Mane", "Corile", rules=rules)
    assert not game.over
    game.expect(YOU, "attack with", "no", "Fear Fang")


# --- Prohibited declarations ---------------------------------------------------------------------------------
def test_a_forbidden_ability_can_be_declared_or_not() -> None:
    """X.14; `09_declarations/test_9b_conditions.py` has the rest."""
    lock = creature("Lock", LIGHT, 5, 5000, "", prohibits(ACT_CAST, your_opponents(SPELLS)))
    for choice, offered in (("by-ability", False), ("misfire", True), ("strict", False)):
        game = Scenario(
            you=Side(battle=[lock, "Fear Fang"]),
            opponent=Side(shields=["Terror Pit"]),
            rules=RuleOptions(prohibited_declarations=choice),
        )
        game.attack(lock)
        assert ("Terror Pit" in game.options) == offered
        assert (
            game.refused("Terror Pit", "declare") == ("" if offered else "an effect forbids casting it") or not offered
        )


# --- Invasion ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "on_top"), [("checked-again", "First"), ("once", "Second")])
def test_an_invasion_checks_the_creature_that_it_names_again_or_not(choice: str, on_top: str) -> None:
    """The first Invasion has turned the fire Command into a creature that is not a Command."""
    anything = evolves_from(CREATURES)
    first = creature("First", FIRE, 5, 5000, "Invader", anything, invasion(COMMANDS.civilization(FIRE)))
    second = creature("Second", FIRE, 6, 6000, "Invader", anything, invasion(COMMANDS.civilization(FIRE)))
    bearer = creature("Flag Bearer", FIRE, 3, 3000, "Invader Command")
    game = Scenario(you=Side(hand=[first, second], battle=[bearer]), rules=RuleOptions(invasion=choice))
    game.attack(bearer).declare(first, second).choose(first)
    assert game.zone(YOU, "battle") == [on_top]
    assert game.zone(YOU, "hand") == ([] if on_top == "Second" else ["Second"])


@pytest.mark.parametrize("choice", ["checked-again", "once"])
def test_by_both_rulings_an_invasion_needs_a_creature_that_it_can_evolve(choice: str) -> None:
    anything, dragon = evolves_from(CREATURES), evolves_from(CREATURES.race("Dragon"))
    first = creature("First", FIRE, 5, 5000, "Invader Command", anything, invasion(COMMANDS))
    second = creature("Second", FIRE, 6, 6000, "Invader", dragon, invasion(COMMANDS))
    bearer = creature("Flag Bearer", FIRE, 3, 3000, "Command Dragon")
    game = Scenario(you=Side(hand=[first, second], battle=[bearer]), rules=RuleOptions(invasion=choice))
    game.attack(bearer).declare(first, second).choose(first)
    assert game.zone(YOU, "battle") == ["First"]


# --- The options themselves ----------------------------------------------------------------------------------
def test_the_first_choice_of_each_option_is_the_default() -> None:
    assert DEFAULT_RULES.settings() == {option.name: option.choices[0].name for option in OPTIONS}
    assert DEFAULT_RULES.changed() == []
    assert RuleOptions.of([]) == DEFAULT_RULES


def test_settings_are_written_and_read_by_name() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            rules = RuleOptions.of([f"{option.name}={choice.name}"])
            assert rules.settings()[option.name] == choice.name
            assert RuleOptions.of(rules.changed()) == rules
            assert rules.changed() == ([] if choice is option.choices[0] else [f"{option.name}={choice.name}"])


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (
            lambda: RuleOptions(breaking="slowly"),
            "breaking has no choice 'slowly'; there are simultaneous and one-by-one",
        ),
        (lambda: RuleOptions.of(["invasion=never"]), "invasion has no choice 'never'"),
        (lambda: RuleOptions.of(["mulligan=yes"]), "'mulligan=yes' sets no rule.*breaking, prohibited-declarations"),
        (lambda: RuleOptions.of(["breaking"]), "NAME=CHOICE"),
    ],
)
def test_an_unknown_option_or_choice_is_an_error(build: Callable[[], RuleOptions], message: str) -> None:
    with pytest.raises(UnknownRule, match=message):
        build()


def test_every_option_and_choice_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"`{option.name}`\n\n- **`{option.choices[0].name}`**:" in page
        assert all(f"`{choice.name}`" in page for choice in option.choices)
