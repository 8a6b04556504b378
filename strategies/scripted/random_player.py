"""The player who picks any legal option with the same probability."""

from typing import Any

from sim.compiler.decorators import rule
from sim.engine.record.luck import STREAM_PLAYER, random_below


@rule
def choose_at_random(g: Any, t: Any) -> int:
    """An option, uniformly."""
    return random_below(g, g.ask_player, STREAM_PLAYER, g.option_count)
