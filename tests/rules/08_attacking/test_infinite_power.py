"""Infinite power (108.1c), and the infinity breaker (docs/keywords.md)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import card_text
from sim.cards.words import (
    CREATURES,
    FIRE,
    INFINITE_LOSS,
    INFINITE_POWER,
    THIS_IS_BATTLING,
    choose,
    creature,
    gets_power,
    give_power,
    infinity_breaker,
    spell,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

ENDLESS = creature("Endless", FIRE, 9, INFINITE_POWER, "", infinity_breaker)
OTHER = creature("Other", FIRE, 9, INFINITE_POWER, "")
HUGE = creature("Huge", FIRE, 9, 999999, "")


def change(amount: int, *battle: object) -> Scenario:
    card = spell("Change", FIRE, 1, give_power(amount, choose(1, your(CREATURES))))
    return Scenario(you=Side(hand=[card], mana=filler(fire=1), battle=[*battle])).use("Change")  # type: ignore[list-item]


@pytest.mark.parametrize("amount", [-6000, 6000, INFINITE_POWER])
def test_108_1c_a_number_more_or_less_changes_nothing(amount: int) -> None:
    """The rule is 108.1c."""
    assert change(amount, ENDLESS).power("Endless") == INFINITE_POWER


def test_108_1c_an_infinite_loss_leaves_no_power() -> None:
    """The rule is 108.1c."""
    assert change(INFINITE_LOSS, ENDLESS).zone(YOU, "graveyard") == ["Endless", "Change"]
    assert change(INFINITE_LOSS, HUGE).zone(YOU, "graveyard") == ["Huge", "Change"]


def test_115_3_it_wins_against_any_number_and_is_destroyed_with_its_like() -> None:
    """The rule is 115.3."""
    game = Scenario(you=Side(battle=[ENDLESS]), opponent=Side(battle=[tapped(HUGE)])).attack("Endless", "Huge")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Endless"], [])
    weaker = creature("Weaker", FIRE, 1, 1000, "", gets_power(-6000))
    theirs = Side(battle=[tapped(OTHER), weaker])
    game = Scenario(you=Side(battle=[ENDLESS]), opponent=theirs).attack("Endless", "Other")
    assert (game.zone(YOU, "battle"), "Other" in game.zone(OPPONENT, "battle")) == ([], False)


def test_it_may_be_so_only_while_battling() -> None:
    card = creature("Brave", FIRE, 3, 1000, "", gets_power(INFINITE_POWER, condition=THIS_IS_BATTLING))
    game = Scenario(you=Side(battle=[card]), opponent=Side(battle=[tapped(HUGE)])).attack("Brave", "Huge")
    assert (game.zone(YOU, "battle"), game.power("Brave")) == (["Brave"], 1000)


@pytest.mark.phrase("infinity_breaker")
@pytest.mark.parametrize("number", [0, 1, 3, 5])
def test_509_2_an_infinity_breaker_breaks_as_many_as_its_player_wants(number: int) -> None:
    """The rule is 509.2."""
    game = Scenario(you=Side(battle=[ENDLESS]), opponent=Side(shields=5)).attack("Endless").choose(number)
    game.choose(*[f"shield {at + 1}" for at in range(number if number < 5 else 0)])
    assert len(game.zone(OPPONENT, "shields")) == 5 - number


def test_it_is_written_and_read() -> None:
    card = read_card(["Endless", "Creature - fire - cost infinity - power infinity", "Infinity breaker"])
    assert card.power == INFINITE_POWER
    assert "power infinity" in card_text(card)
    text = "Choose one of your opponent's creatures. It gets -infinite power until the end of the turn."
    read = read_card(["Loss", "Spell - fire - cost 2", text])
    game = Scenario(you=Side(hand=[read], mana=filler(fire=2)), opponent=Side(battle=[ENDLESS])).use("Loss")
    assert game.zone(OPPONENT, "graveyard") == ["Endless"]


def test_108_1c_an_infinite_cost_is_no_number_that_can_be_named() -> None:
    """108.1c: 5 and 3 are costs of the match and are offered, not what Genmu Emperor costs."""
    you = Side(hand=["Roulette of Ruin"], mana=filler(darkness=5))
    game = Scenario(you=you, opponent=Side(hand=["Genmu Emperor, Infinite Dragon", "Aqua Hulcus"]))
    numbers = [int(option) for option in game.use("Roulette of Ruin").options]
    assert {3, 5} <= set(numbers)
    assert max(numbers) < 1000
