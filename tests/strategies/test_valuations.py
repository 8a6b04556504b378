"""What the scripted players think that cards, effects and attacks are worth, in positions where one answer is right."""

from typing import Final

import pytest

from sim.engine.record.codes import log
from sim.games.scenario import Scenario, Side

PLAYERS: Final = ("rush", "control", "general")
EACH: Final = pytest.mark.parametrize("player", PLAYERS)


def attacked(game: Scenario) -> list[int]:
    """The attacks so far: the attacked creature, or -1 for the player."""
    return [event[3] for event in game.session.events if event[0] == log.ATTACK]


# --- Targets, and attacks into blockers -----------------------------------------------------------------------
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
