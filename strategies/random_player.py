"""The player who picks any legal option with the same probability."""

from typing import Any

from sim.compiling import rule
from sim.luck import PLAYERS_OWN, random_below


@rule
def choose_at_random(g: Any, t: Any) -> int:
    """An option, uniformly."""
    return random_below(g, g.ask_player, PLAYERS_OWN, g.option_count)
