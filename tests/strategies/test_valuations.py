"""What the scripted players think that cards, effects and attacks are worth, in positions where one answer is right."""

from typing import Final

import pytest

from sim.engine.record.codes import log
from sim.engine.record.codes.play import CHARGE_STEP
from sim.games.scenario import OPPONENT, Scenario, Side, filler

PLAYERS: Final = ("rush", "control", "general")
EACH: Final = pytest.mark.parametrize("player", PLAYERS)


def attacked(game: Scenario) -> list[int]:
    """The attacks so far: the attacked creature, or -1 for the player."""
    return [event[3] for event in game.session.events if event[0] == log.ATTACK]


# --- Evolution creatures and their bases ----------------------------------------------------------------------
def charged(game: Scenario) -> list[str]:
    """The cards charged so far."""
    return [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.CHARGE]


@EACH
def test_a_card_that_can_be_played_is_kept_rather_than_an_evolution_without_a_base(player: str) -> None:
    """Crystal Paladin could be paid for with the next mana card, and has no creature to be put on."""
    side = Side(hand=["Crystal Paladin", "Marine Flower", "Corile"], mana=filler(water=3), shields=3)
    game = Scenario(you=side, you_are=player, step=CHARGE_STEP)
    assert charged(game) != ["Marine Flower"]


@EACH
def test_the_only_base_of_an_evolution_creature_is_kept(player: str) -> None:
    side = Side(hand=["Crystal Paladin", "Aqua Hulcus", "Corile"], mana=filler(water=2), shields=3)
    game = Scenario(you=side, you_are=player, step=CHARGE_STEP)
    assert charged(game) == ["Corile"]


# --- Targets, and attacks into blockers -----------------------------------------------------------------------
@EACH
def test_removal_takes_what_can_attack_rather_than_what_cannot(player: str) -> None:
    """Phantom Fish has more power and cannot attack."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), shields=3),
        opponent=Side(battle=["Phantom Fish", "Fear Fang"], shields=5),
        you_are=player,
    )
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


@EACH
def test_a_creature_is_not_attacked_into_a_blocker_of_the_same_power(player: str) -> None:
    """Hunter Fish would be the cheaper one in the trade."""
    game = Scenario(
        you=Side(battle=["Fear Fang"], shields=3),
        opponent=Side(battle=["Hunter Fish"], shields=5),
        you_are=player,
        opponent_is=player,
    )
    assert attacked(game) == []
