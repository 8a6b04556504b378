"""The scripted players, and the one function through which the rules ask them.

A new player is a module and an entry here. The record holds a player as an integer, its place in this list: Numba
never caches compiled functions that are passed as arguments (decision D1).
"""

from collections.abc import Callable
from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import policy
from sim.engine.record.codes import choices
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted import control, goldfish, random_player, rush
from strategies.scripted.player import Player

PLAYERS: Final[tuple[Player, ...]] = (random_player.PLAYER, rush.PLAYER, control.PLAYER, goldfish.PLAYER)
NUMBERS: Final = {player.name: number for number, player in enumerate(PLAYERS, choices.OUTSIDE + 1)}


@rule
def choose_first(g: Game, t: Tables) -> int:
    """The answer for a player who is not in the list; this cannot happen."""
    return 0


def _unless(number: int, player: Player, others: Callable[[Game, Tables], int]) -> Callable[[Game, Tables], int]:
    """The choice of this player if it is the one asked, and otherwise that of the others."""
    choose_as_player = player.choose

    @rule
    def choose_by_policy(g: Game, t: Tables) -> int:
        if policy(g) == number:
            return choose_as_player(g, t)
        return others(g, t)

    return choose_by_policy


def _dispatcher() -> Callable[[Game, Tables], int]:
    chosen: Callable[[Game, Tables], int] = choose_first
    for player in reversed(PLAYERS):
        chosen = _unless(NUMBERS[player.name], player, chosen)
    return chosen


# The number of the option that the asked player takes.
choose: Final = _dispatcher()
