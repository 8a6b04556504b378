"""An ability that lets a creature win the battle that it has begun."""

import pytest

from sim.cards.text.blocks import WrongLine
from sim.cards.wording import rules_text
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, tapped
from tests.cards.written import FACTS, card

FIRST = "Whenever one of your creatures battles for the first time each turn, that creature wins the battle."
FLARE = card(f"Flare\n{FACTS}\n{FIRST}")
WEAK = [card(f"{name}\nCreature - fire - cost 1 - power 1000 - Human\nSpeed attacker") for name in ("Ada", "Bob")]
BIG = [card(f"{name}\nCreature - water - cost 5 - power 9000 - Leviathan") for name in ("Kraken", "Moby")]


def fight(*, other: bool = False) -> Scenario:
    battle = [*map(tapped, BIG)]
    if other:
        battle.append(card(f"Other\n{FACTS}\nThis creature wins all battles."))
    return Scenario(you=Side(battle=[FLARE, *WEAK]), opponent=Side(battle=battle, shields=2))


@pytest.mark.parametrize(
    "text",
    [
        FIRST,
        "Whenever this creature battles, it wins the battle.",
        "Whenever a creature battles, you may destroy this creature. If you do, untap that creature, and that creature "
        "wins the battle.",
    ],
)
def test_it_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.phrase("win_the_battle")
def test_115_3b_the_creature_wins_whatever_its_power() -> None:
    """115.3b: a creature that wins is not destroyed, and the other one loses."""
    game = fight().attack("Ada", "Kraken")
    assert game.zone(OPPONENT, "graveyard") == ["Kraken"] and "Ada" in game.zone(YOU, "battle")


@pytest.mark.phrase("win_the_battle")
def test_it_lasts_for_that_battle_only() -> None:
    game = fight().attack("Ada", "Kraken").attack("Bob", "Moby")
    assert game.zone(OPPONENT, "graveyard") == ["Kraken"] and game.zone(YOU, "graveyard") == ["Bob"]


@pytest.mark.phrase("win_the_battle")
def test_it_holds_for_a_creature_that_is_attacked_too() -> None:
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=[FLARE, *map(tapped, WEAK)]))
    game.attack("Corile", "Ada")
    assert game.zone(YOU, "graveyard") == ["Corile"] and "Ada" in game.zone(OPPONENT, "battle")


@pytest.mark.phrase("win_the_battle")
def test_115_3c_both_may_win() -> None:
    """115.3c: if both win, neither is destroyed."""
    sure = card(f"Sure\n{FACTS}\nThis creature wins all battles.")
    game = Scenario(you=Side(battle=[FLARE, *WEAK]), opponent=Side(battle=[tapped(sure)]))
    game.attack("Ada", "Sure")
    assert game.zone(YOU, "graveyard") == [] and game.zone(OPPONENT, "graveyard") == []


def test_no_battle_no_winner() -> None:
    with pytest.raises(WrongLine, match="knows of a battle"):
        card(f"Test Card\n{FACTS}\nWhenever this creature attacks, it wins the battle.")
