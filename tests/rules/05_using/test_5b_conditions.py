"""Group 5B of the rules catalogue: additional costs and conditions of casting, in whatever way (101.2, 601.1e)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    SPELLS,
    YOUR_OPPONENT_HAS_MORE_SHIELDS,
    Card,
    attack_chance,
    cast_for_no_cost,
    castable_only,
    choose,
    creature,
    draw,
    return_to_hand,
    shield_trigger,
    spell,
    strike_back,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile
from tests.rules.situations import BYSTANDER, POISON

MELTDOWN = "Miraculous Meltdown"
SORCERER = creature(
    "Sorcerer", FIRE, 1, 1000, "", when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.HAND)))))
)
Cast = Callable[[Card | str, Side, Side], Scenario]


def in_the_main_step(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card], mana=filler(darkness=5, fire=2)), opponent=opponent)
    assert (game.refused(card, "use") == "") == game.can_choose(card)
    return game.use(card) if game.can_choose(card) else game


def as_a_shield_trigger(card: Card | str, you: Side, opponent: Side) -> Scenario:
    """The shield that is broken is one more than those of the situation."""
    shields = 0 if not isinstance(you.shields, int) else you.shields
    game = Scenario(
        you=replace(you, shields=[*filler(shields), card], mana=filler(1)),
        opponent=replace(opponent, battle=["Fear Fang", BYSTANDER]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang")
    if game.asked == "break":
        game.choose(card)
    if game.asked == "declare":
        game.declare(card)
    return game


def for_no_cost(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card, SORCERER], mana=filler(fire=1)), opponent=opponent)
    return game.use("Sorcerer")


def with_cyber_i_choice(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card, "Cyber I Choice"], mana=filler(water=7)), opponent=opponent)
    return game.use("Cyber I Choice", card)


CASTING = pytest.mark.parametrize(
    "cast",
    [
        pytest.param(in_the_main_step, id="by its cost"),
        pytest.param(as_a_shield_trigger, marks=pytest.mark.rule("5B.40"), id="shield trigger"),
        pytest.param(for_no_cost, marks=pytest.mark.rule("5B.40"), id="for no cost"),
        pytest.param(with_cyber_i_choice, marks=pytest.mark.rule("5B.40"), id="Cyber I Choice"),
    ],
)
LAST_CHANCE = spell(
    "Last Chance", FIRE, 3,
    shield_trigger,
    strike_back(CREATURES),
    attack_chance(CREATURES),
    castable_only(YOUR_OPPONENT_HAS_MORE_SHIELDS),
    draw(1),
)  # fmt: skip


@pytest.mark.phrase("additional_cost")
@pytest.mark.rule("5B.36", "11.54")
@CASTING
def test_5b_36_a_spell_whose_additional_cost_cannot_be_paid_is_not_cast(cast: Cast) -> None:
    """X.26: the Japanese printing of Eldritch Poison decides, where the destruction is a cost."""
    without = cast(POISON, Side(battle=[BYSTANDER], graveyard=["Horrid Worm"]), Side(battle=["Bloody Squito"]))
    assert without.where(POISON) == "hand"
    game = cast(POISON, Side(battle=[BYSTANDER, "Horrid Worm"]), Side(battle=["Bloody Squito"]))
    if game.asked == "choose":
        game.choose(game.options[0])
    assert game.zone(YOU, "graveyard") == ["Horrid Worm", POISON]
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("castable_only")
@pytest.mark.rule("5B.36", "5B.39")
@pytest.mark.parametrize("card", [POISON, LAST_CHANCE], ids=["additional cost", "condition"])
def test_5b_36_a_shield_trigger_that_its_own_text_stops_cannot_even_be_declared(card: str | Card) -> None:
    game = Scenario(you=Side(shields=[card]), opponent=Side(battle=["Fear Fang", BYSTANDER], shields=0), turn=OPPONENT)
    game.attack("Fear Fang").expect(OPPONENT, "attack with")
    assert game.where(card) == "hand"


@pytest.mark.phrase("YOUR_OPPONENT_HAS_MORE_SHIELDS")
@pytest.mark.rule("5B.37", "5B.38", "11.55")
@pytest.mark.parametrize(("yours", "theirs", "cast"), [(1, 3, True), (2, 2, False), (3, 2, False)])
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(in_the_main_step, id="by its cost"),
        pytest.param(for_no_cost, marks=pytest.mark.rule("5B.39", "5B.40"), id="for no cost"),
    ],
)
def test_5b_37_miraculous_meltdown_needs_an_opponent_with_more_shields(
    how: Cast, yours: int, theirs: int, cast: bool
) -> None:
    game = how(MELTDOWN, Side(shields=yours, battle=[BYSTANDER]), Side(shields=theirs))
    if cast:
        game.expect(OPPONENT, "choose").choose(game.options[0])
        assert game.where(MELTDOWN) == "graveyard"
        assert (len(game.zone(OPPONENT, "shields")), len(game.zone(OPPONENT, "hand"))) == (yours, theirs - yours)
    else:
        assert game.where(MELTDOWN) == "hand"


@pytest.mark.phrase("YOUR_OPPONENT_HAS_MORE_SHIELDS", "all_but")
def test_miraculous_meltdown_lets_the_opponent_choose_which_shields_to_keep() -> None:
    game = Scenario(
        you=Side(hand=[MELTDOWN], mana=filler(darkness=3, fire=3), shields=2, battle=[BYSTANDER]),
        opponent=Side(shields=["Terror Pit", "Torcon", "Corile", "Fear Fang"]),
    )
    game.use(MELTDOWN).choose("Corile", "Fear Fang").expect(OPPONENT, "declare", "no", "Terror Pit", "Torcon")
    game.declare("Torcon")
    assert sorted(game.zone(OPPONENT, "shields")) == ["Corile", "Fear Fang"]
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "battle")) == (["Terror Pit"], ["Torcon"])


def with_strike_back(card: Card | str, you: Side, opponent: Side) -> Scenario:
    shields = you.shields if isinstance(you.shields, int) else 0
    game = Scenario(
        you=replace(you, hand=[card], shields=[*filler(shields), "Torcon"]),
        opponent=replace(opponent, battle=["Fear Fang", BYSTANDER]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").choose("Torcon")
    return game.declare(card) if game.can_choose(card) else game


def with_attack_chance(card: Card | str, you: Side, opponent: Side) -> Scenario:
    """It may be declared anyway, and then misfires."""
    game = Scenario(you=replace(you, hand=[card], battle=["Fear Fang", BYSTANDER]), opponent=opponent)
    return game.attack("Fear Fang").declare(card)


@pytest.mark.rule("5B.37", "5B.39")
@pytest.mark.parametrize(("yours", "theirs", "is_cast"), [(1, 3, True), (2, 2, False)])
@pytest.mark.parametrize(
    "cast",
    [in_the_main_step, as_a_shield_trigger, for_no_cost, with_cyber_i_choice, with_strike_back, with_attack_chance],
)
def test_5b_37_a_condition_of_casting_holds_however_the_spell_is_cast(
    cast: Cast, yours: int, theirs: int, is_cast: bool
) -> None:
    """A shield that has just been broken stands by, and no longer counts (113.6a)."""
    game = cast(LAST_CHANCE, Side(shields=yours, battle=[BYSTANDER]), Side(shields=theirs))
    assert game.where("Last Chance") == ("graveyard" if is_cast else "hand")


@pytest.mark.rule("5B.39")
def test_5b_39_a_condition_that_no_longer_holds_stops_a_declared_trigger() -> None:
    """Both are declared while it holds; the first one takes a shield from the opponent."""
    thief = spell("Thief", FIRE, 3, shield_trigger, return_to_hand(choose(2, your_opponents(SHIELDS))))
    game = Scenario(
        you=Side(shields=[thief, LAST_CHANCE, *filler(1)]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")], shields=3),
        turn=OPPONENT,
    )
    game.attack("Crystal Lancer").choose("Thief", "Last Chance").declare("Thief", "Last Chance").choose("Thief")
    game.choose(game.options[0], game.options[0])
    assert (game.where("Thief"), game.where("Last Chance")) == ("graveyard", "hand")
