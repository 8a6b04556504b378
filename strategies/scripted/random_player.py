"""The player who picks any legal option with the same probability."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import random_option
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.player import Player


@rule
def choose_at_random(g: Game, t: Tables) -> int:
    """A random option."""
    return random_option(g)


PLAYER: Final = Player("random", "picks any legal option with the same probability", choose_at_random)
