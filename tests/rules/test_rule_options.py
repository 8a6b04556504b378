"""The rule options: what is played by default, and what can be chosen instead (`sim.games.matchups.rule_options`)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sim.cards.words import (
    COMMANDS,
    CREATURES,
    FIRE,
    LIGHT,
    SHIELDS,
    SKIP_THE_REST_OF_THE_TURN,
    SPELLS,
    WATER,
    break_shields,
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
from sim.engine.record.codes import acts
from sim.engine.record.tables import new_tables
from sim.games.matchups.rule_history import ALWAYS, ENGLISH, ERAS, JAPANESE, OPTIONS, Era, UnknownRule
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

ONE_BY_ONE = RuleOptions(breaking="one-by-one")
WHILE_ATTACKING = RuleOptions(breaking="one-by-one-while-attacking")
BREAKING = pytest.mark.parametrize(
    "rules", [RuleOptions(), ONE_BY_ONE, WHILE_ATTACKING], ids=["simultaneous", "one-by-one", "while-attacking"]
)
LANCER = creature("Lancer", WATER, 6, 8000, "Liquid People", double_breaker)


def attack_on(*shields: object, rules: RuleOptions, deck: tuple[str, ...] = ()) -> Scenario:
    """Lancer breaks shields, the first of these first; Fear Fang waits for another attack."""
    game = Scenario(
        you=Side(battle=[LANCER, "Fear Fang"]),
        opponent=Side(shields=shields, deck=deck or 10),  # type: ignore[arg-type]
        rules=rules,
    )
    game.attack(LANCER)
    if rules != RuleOptions():
        game.choose(shields[0])  # type: ignore[arg-type]
    elif len(shields) > 2:
        game.choose(*shields[:2])  # type: ignore[arg-type]
    return game


# --- Breaking ------------------------------------------------------------------------------------------------
@BREAKING
def test_triggers_are_declared_for_all_shields_together_or_for_each(rules: RuleOptions) -> None:
    game = attack_on("Spiral Gate", "Solar Ray", rules=rules)
    if rules != RuleOptions():
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
    later = rules != RuleOptions()
    if later:
        game.expect(OPPONENT, "declare", "no", "Hakumei Doji").declare("Hakumei Doji")
    assert ("Hakumei Doji" in game.zone(OPPONENT, "battle")) == later
    assert ("Gogo Jigocchi" in game.zone(OPPONENT, "graveyard")) == later


@pytest.mark.phrase("SHIELDS")
@BREAKING
def test_509_6_a_shield_that_has_left_meanwhile_is_not_broken(rules: RuleOptions) -> None:
    """509.6. Of shields broken together the second already stands by when the trigger is cast."""
    sacrifice = spell("Sacrifice", LIGHT, 2, shield_trigger, put_into_graveyard(choose(1, your(SHIELDS))))
    game = attack_on(sacrifice, "Burning Mane", rules=rules)
    game.declare(sacrifice)
    together = rules == RuleOptions()
    assert game.where("Burning Mane") == ("hand" if together else "graveyard")
    assert game.record.shields_broken[OPPONENT] == (2 if together else 1)


@BREAKING
def test_a_shield_that_a_trigger_adds_can_be_the_next_one_broken_unless_all_were_chosen_before(
    rules: RuleOptions,
) -> None:
    game = attack_on("DNA Spark", "Burning Mane", rules=rules, deck=("Corile",))
    game.declare("DNA Spark").accept()
    if rules == RuleOptions():
        assert game.zone(OPPONENT, "hand") == ["Burning Mane"]
    else:
        game.expect(YOU, "break", "Burning Mane", "Corile").choose("Corile")
        assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@BREAKING
def test_509_4c_the_rest_is_broken_though_a_trigger_removes_the_attacker_but_not_in_the_english_game(
    rules: RuleOptions,
) -> None:
    """509.4c, even if the attacker has gone between two breaks."""
    game = attack_on("Terror Pit", "Burning Mane", *filler(1), rules=rules)
    game.declare("Terror Pit").choose(LANCER)
    if rules == ONE_BY_ONE:
        game.expect(YOU, "break").choose("Burning Mane")
    broken = rules != WHILE_ATTACKING
    assert game.zone(OPPONENT, "hand") == (["Burning Mane"] if broken else [])
    assert len(game.zone(OPPONENT, "shields")) == (1 if broken else 2)


@BREAKING
def test_what_a_trigger_creature_does_on_entering_is_resolved_before_a_later_break(rules: RuleOptions) -> None:
    """Aqua Surfer returns the attacker: before the second shield is broken, or after both are."""
    game = attack_on("Aqua Surfer", "Burning Mane", rules=rules)
    game.declare("Aqua Surfer").choose(LANCER)
    assert ("Burning Mane" in game.zone(OPPONENT, "hand")) == (rules != WHILE_ATTACKING)


@pytest.mark.phrase("SKIP_THE_REST_OF_THE_TURN")
@pytest.mark.parametrize("rules", [ONE_BY_ONE, WHILE_ATTACKING], ids=["one-by-one", "while-attacking"])
def test_no_more_shields_are_broken_once_the_rest_of_the_turn_is_skipped(rules: RuleOptions) -> None:
    stop = spell("Stop", WATER, 3, shield_trigger, SKIP_THE_REST_OF_THE_TURN)
    game = attack_on(stop, "Burning Mane", rules=rules)
    game.declare(stop)
    assert game.zone(OPPONENT, "shields") == ["Burning Mane"]


@pytest.mark.phrase("break_shields")
@BREAKING
def test_an_effect_breaks_shields_together_or_one_after_the_other(rules: RuleOptions) -> None:
    crush = spell("Crush", FIRE, 1, break_shields(choose(2, your_opponents(SHIELDS))))
    game = Scenario(
        you=Side(hand=[crush], mana=filler(fire=1), battle=["Fear Fang"]),
        opponent=Side(shields=["Solar Ray", "Terror Pit"]),
        rules=rules,
    )
    game.use("Crush").choose("Solar Ray")
    together = rules == RuleOptions()
    game.expect(OPPONENT, "declare", "no", "Solar Ray", *(["Terror Pit"] if together else [])).declare("Solar Ray")
    if not together:
        game.expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    assert len(game.zone(OPPONENT, "shields")) == 0


@BREAKING
def test_breaking_the_last_shields_does_not_win(rules: RuleOptions) -> None:
    game = attack_on("Burning Mane", "Corile", rules=rules)
    assert not game.over
    game.expect(YOU, "attack with", "no", "Fear Fang")


# --- Prohibited declarations ---------------------------------------------------------------------------------
def test_a_forbidden_ability_can_be_declared_or_not() -> None:
    """X.14; `09_declarations/test_9b_conditions.py` has the rest."""
    lock = creature("Lock", LIGHT, 5, 5000, "", prohibits(acts.CAST, your_opponents(SPELLS)))
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


@pytest.mark.phrase("invasion", "evolves_from", "race")
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
    assert DEFAULT_RULES.settings() == {"era": "today"} | {option.name: option.choices[0].name for option in OPTIONS}
    assert DEFAULT_RULES.changed() == DEFAULT_RULES.differing() == []
    assert DEFAULT_RULES.in_words() == ""
    assert RuleOptions.of([]) == DEFAULT_RULES


def test_settings_are_written_and_read_by_name() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            rules = RuleOptions.of([f"{option.name}={choice.name}"])
            assert rules.settings()[option.name] == choice.name
            assert RuleOptions.of(rules.changed()) == rules
            assert rules.changed() == ([] if choice is option.choices[0] else [f"{option.name}={choice.name}"])


@pytest.mark.parametrize("era", ERAS, ids=[era.name for era in ERAS])
def test_an_era_sets_every_option_to_what_its_history_says(era: Era) -> None:
    rules = RuleOptions(era=era.name)
    for option in OPTIONS:
        dated = [
            ruling
            for ruling in option.history
            if ruling.since <= era.day and ruling.game != {JAPANESE: ENGLISH, ENGLISH: JAPANESE}[era.game]
        ]
        assert rules.settings()[option.name] == dated[-1].choice
    assert RuleOptions.read(rules.settings()) == RuleOptions.read(era.name) == rules
    assert rules.changed() == []


def test_what_the_eras_play() -> None:
    """A few rulings that players know, so that a wrong date is seen."""
    played = {era.name: RuleOptions(era=era.name) for era in ERAS}
    assert [name for name, rules in played.items() if rules.breaking == "simultaneous"] == [
        "today", "2021", "2020", "2017",
    ]  # fmt: skip
    assert played["2005-jp"].breaking == played["2014"].breaking == "one-by-one"
    assert played["2005-en"].breaking == "one-by-one-while-attacking"
    assert [name for name, rules in played.items() if rules.blockers == "several"] == ["today", "2021"]
    assert [name for name, rules in played.items() if rules.turn_start == "triggers-first"] == [
        "2014", "2005-jp", "2005-en",
    ]  # fmt: skip
    assert [name for name, rules in played.items() if rules.end_of_turn_declarations == "together"] == ["2020"]
    assert played["2005-jp"].reconstructed_sickness == "awake" and played["2014"].reconstructed_sickness == "sick"
    assert len({tuple(rules.settings().items())[1:] for rules in played.values()}) == len(ERAS)


def test_one_option_can_differ_from_its_era() -> None:
    rules = RuleOptions.of(["blockers=several"], "2005-en")
    assert rules == RuleOptions.read({"era": "2005-en", "blockers": "several"})
    assert rules.settings() == RuleOptions(era="2005-en").settings() | {"blockers": "several"}
    assert rules.changed() == ["blockers=several"]
    assert "breaking=one-by-one-while-attacking" in rules.differing() and "blockers=several" not in rules.differing()
    assert rules.in_words() == "by the rules of 2005-en, with blockers=several"


def test_every_history_is_in_order_and_every_choice_has_a_source() -> None:
    for option in OPTIONS:
        for game in (JAPANESE, ENGLISH):
            since = [ruling.since for ruling in option.history if ruling.game in ("", game)]
            assert since == sorted(set(since)) and since[0] == ALWAYS
        assert {ruling.choice for ruling in option.history} == {choice.name for choice in option.choices}
        assert all(ruling.source for ruling in option.history)


def test_every_option_is_a_field_of_the_tables() -> None:
    """Each choice writes its number, and nothing else."""
    for option in OPTIONS:
        for number, choice in enumerate(option.choices):
            tables = new_tables()
            RuleOptions.of([f"{option.name}={choice.name}"]).write(tables[0])
            assert tables[0][option.field] == number
            assert sum(int(tables[0][other.field]) for other in OPTIONS) == number


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (
            lambda: RuleOptions(breaking="slowly"),
            "breaking has no choice 'slowly'; its choices are simultaneous, one-by-one and one-by-one-while-attacking",
        ),
        (
            lambda: RuleOptions.of(["invasion=never"]),
            "invasion has no choice 'never'; its choices are once and checked",
        ),
        (lambda: RuleOptions.of(["invasion="]), "'invasion=' names no choice; the choices are once and checked-again"),
        (lambda: RuleOptions.of(["mulligan=yes"]), "'mulligan=yes' sets no rule.*breaking, prohibited-declarations"),
        (lambda: RuleOptions.of(["breaking"]), "NAME=CHOICE"),
        (lambda: RuleOptions(era="1999"), "no era '1999'; the eras are today, 2021, .* and 2005-en"),
        (lambda: RuleOptions.read({"era": "1999"}), "no era '1999'"),
        (lambda: RuleOptions.read(7), "7 do not name rules"),  # type: ignore[arg-type]
    ],
)
def test_an_unknown_era_option_or_choice_is_an_error(build: Callable[[], RuleOptions], message: str) -> None:
    with pytest.raises(UnknownRule, match=message):
        build()


def test_every_option_era_and_choice_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"`{option.name}`\n\n- **`{option.choices[0].name}`**:" in page
        assert all(f"`{choice.name}`" in page for choice in option.choices)
    assert all(f"| `{era.name}` |" in page for era in ERAS)
