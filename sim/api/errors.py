"""The errors that running an experiment can raise, for Python programs and the command line alike.

    DeckError             a deck cannot be used: `problems` has each line and what is wrong with it
    ImpossibleExperiment  an unknown player, rule or card, a card file that is wrong, or invalid or conflicting options
    RunMismatch           a folder holds a different run from the one asked for, none, or a damaged one
    ClusterError          the cluster cannot play, or the connection was lost
    GamesErred            all games were played, but more ended in an error than allowed; it has the `result`
    PlayerFailed          a player in Python raised an error or gave a wrong answer; it has the `result` so far
    Interrupted           Ctrl-C: a KeyboardInterrupt with the `result` of the games played so far

A game (`duelsim.Game`) also raises

    NoQuestion            it is asked for what needs an open question, or is answered where there is none
    NotAnOption           an answer is none of the options
    UnknownPlayer         nobody of this name can play it out
    NoDeal, StaleView     hidden cards cannot be dealt; a view is used after the game has gone on
    GameError             the engine stopped with an error

The message of each says what to do. The only other errors are the system's own: OSError for files that cannot be
written, and MemoryError.
"""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from decks.checking import DeckError
from decks.formats import FormatError
from decks.naming import ImpossibleCards
from decks.tournaments import ResultsError
from sim.cards.library import CardFileError, UnknownCard
from sim.cards.words import DefinitionError
from sim.experiments.runs.cluster import ClusterError
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.experiments.runs.folder import RunMismatch
from sim.games.matchups.rule_history import UnknownRule
from sim.games.sessions.outside import PlayerFailed
from strategies.playbooks.reading import PlaybookError
from strategies.registry import UnknownPlayer
from strategies.values.reading import UnusableValue

if TYPE_CHECKING:
    from sim.api.coach_result import CoachResult
    from sim.api.result import Result
    from sim.api.search_results import SearchResult

__all__ = [
    "ClusterError",
    "DeckError",
    "GamesErred",
    "ImpossibleExperiment",
    "Interrupted",
    "PlayerFailed",
    "RunMismatch",
    "UnknownPlayer",
]

# What the packages below raise for unknown or impossible things; `translated_errors` translates them.
IMPOSSIBLE = (
    ImpossibleCards,
    FormatError,
    ResultsError,
    CardFileError,
    UnknownCard,
    UnknownPlayer,
    PlaybookError,
    UnusableValue,
    UnknownRule,
    DefinitionError,
)


class GamesErred(RuntimeError):
    """An experiment was played to its end, but more games ended in an error than `max_error_rate` allows."""

    def __init__(self, result: "Result", max_error_rate: float) -> None:
        """Take the result that has too many errors."""
        super().__init__(
            f"{len(result.errors):,} of {result.run.game_count:,} games ended in an error, more than max_error_rate"
            f" {max_error_rate:g} allows. The errors of the result name them."
        )
        self.result = result
        self.max_error_rate = max_error_rate


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended an experiment or a search; `result` has what is known so far, perhaps nothing."""

    def __init__(self, result: "Result | CoachResult | SearchResult[Any]") -> None:
        """Take the result of what was played so far."""
        super().__init__()
        self.result = result


@contextlib.contextmanager
def translated_errors() -> Iterator[None]:
    """Raise ImpossibleExperiment instead of the errors of the packages below."""
    try:
        yield
    except IMPOSSIBLE as error:
        raise ImpossibleExperiment(error.args[0]) from error
