"""What running an experiment can raise: these errors, for Python programs and the command line alike.

    DeckError             a deck cannot be used: `problems` has each line and what is wrong with it
    ImpossibleExperiment  what was asked for cannot be: an unknown player, rule or card, shares that are none
    RunMismatch           a folder holds another run than the one asked for, none, or a damaged one
    ClusterError          the cluster cannot play, or was lost
    GamesErred            all was played, but more games ended as an error than allowed; it has the `result`
    Interrupted           Ctrl-C: a KeyboardInterrupt that has the `result` of what was played until then

The message of each says what to do. Beside them only the system's own errors are left: OSError for files that cannot
be written, MemoryError.
"""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from decks import DeckError, ImpossibleCards
from sim.cards.library import UnknownCard
from sim.cards.words import DefinitionError
from sim.experiments.runs.cluster import ClusterError
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.experiments.runs.folder import RunMismatch
from sim.games.rule_options import UnknownRule
from strategies.registry import UnknownPlayer

if TYPE_CHECKING:
    from sim.api.result import Result

__all__ = ["ClusterError", "DeckError", "GamesErred", "ImpossibleExperiment", "Interrupted", "RunMismatch"]

# What the rooms below raise for something that there is not, each where it is found out.
IMPOSSIBLE = (ImpossibleCards, UnknownCard, UnknownPlayer, UnknownRule, DefinitionError)


class GamesErred(RuntimeError):
    """An experiment was played to its end, but more games ended as an error than `max_error_rate` allows."""

    def __init__(self, result: "Result", max_error_rate: float) -> None:
        """Of this result."""
        super().__init__(
            f"{len(result.errors):,} of {result.run.game_count:,} games ended as an error, more than max_error_rate"
            f" {max_error_rate:g} allows. The errors of the result name them."
        )
        self.result = result
        self.max_error_rate = max_error_rate


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended an experiment; `result` is that of the games played until then, perhaps of none."""

    def __init__(self, result: "Result") -> None:
        """With what was played."""
        super().__init__()
        self.result = result


@contextlib.contextmanager
def one_vocabulary() -> Iterator[None]:
    """Raise ImpossibleExperiment for everything that there is not."""
    try:
        yield
    except IMPOSSIBLE as error:
        raise ImpossibleExperiment(error.args[0]) from error
