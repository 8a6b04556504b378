"""The player of the recipe: it takes the last option, always."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import option_count, parameter
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.player import Player


@rule
def choose_last(g: Game, t: Tables) -> int:
    """The last option, or one that lies this many places before it."""
    return max(option_count(g) - 1 - parameter(g, 0), 0)


PLAYER: Final = Player(
    "last", "takes the last option", choose_last, {"before": 0}, {"before": "places before the last"}
)
