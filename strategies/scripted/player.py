"""What a scripted player is: a name, a sentence about it, how it answers, and its parameters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@dataclass(frozen=True)
class Player:
    """A scripted player.

    `choose` is compiled, and returns the number of the option that the asked player takes. `parameters` are its
    parameters by name, in the order in which they stand in the record, with their defaults; `meanings` says what each
    of them does.
    """

    name: str
    help: str
    choose: Callable[[Game, Tables], int]
    parameters: Mapping[str, int] = field(default_factory=dict)
    meanings: Mapping[str, str] = field(default_factory=dict)
