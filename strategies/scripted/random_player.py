"""The player who picks any legal option with the same probability."""

from sim.compiler.decorators import rule
from sim.engine.record.luck import STREAM_PLAYER, random_below
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@rule
def choose_at_random(g: Game, t: Tables) -> int:
    """An option, uniformly."""
    return random_below(g, g.ask_player, STREAM_PLAYER, g.option_count)
