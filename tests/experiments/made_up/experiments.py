"""What `sim/api/experiments.py` gets for the made-up kind: a function, and its name in `__all__`."""

from functools import partial
from typing import TYPE_CHECKING, Unpack

from sim.api import arguments, defaults, limits
from sim.api.experiments import DeckSource, decks_of, with_options_shown
from sim.api.result import Result
from sim.api.run_experiment import RunOptions, run_experiment

if TYPE_CHECKING:
    from reports.summaries.initiative import InitiativeSummary


@with_options_shown
def initiative(
    deck: DeckSource,
    *,
    player: str = defaults.SCRIPT,
    fair_within: float = 5.0,
    games: int = 10_000,
    **options: Unpack[RunOptions],
) -> "Result[InitiativeSummary]":
    """Find out what going first is worth to a deck, which plays against itself.

    It is fair if that is at most `fair_within` percentage points.
    """
    from sim.experiments.kinds.initiative import initiative_experiment

    games = arguments.whole("games", games, limits.GAMES)
    fair_within = arguments.number("fair_within", fair_within, limits.POINTS)
    arguments.player("player", player)
    (own,) = decks_of((deck,), options)
    return run_experiment(
        partial(initiative_experiment, own, player=player, fair_within=fair_within, games=games), options
    )
