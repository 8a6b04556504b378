"""The players by name, with what they are and their parameters."""

from typing import Final

from strategies.scripted import control, rush
from strategies.scripted.numbers import CONTROL, GOLDFISH, RANDOM, RUSH

PLAYERS: Final = {"random": RANDOM, "rush": RUSH, "control": CONTROL, "goldfish": GOLDFISH}

# What the match runner writes into `g.parameters[player]`; the indices are named in strategies.scripted.combat.
DEFAULT_PARAMETERS: Final[dict[str, tuple[int, ...]]] = {
    "random": (),
    "rush": rush.PARAMETERS,
    "control": control.PARAMETERS,
    "goldfish": (),
}
