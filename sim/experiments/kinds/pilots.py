"""How far better pilots move an experiment: its matchups again, with a player who searches on either side, and on both.

Each matchup of the experiment becomes three, with the same decks, the same slots and the same luck: its pair p and
theirs deal the same cards. A player who searches follows the player whose place it takes (`strategies.registry`).
"""

from dataclasses import replace

from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.games.matchup import Side

PLAYER = "search:20"
WAYS = ((True, False), (False, True), (True, True))  # whether deck A's player searches, and deck B's
MEASURED = ("match", "gauntlet", "matrix")  # the kinds whose headline is a win rate


def pilots_experiment(experiment: Experiment, games: int) -> Experiment:
    """`games` games of each matchup and each of the WAYS, but no more than the experiment has.

    Raises ImpossibleExperiment where a player of the experiment searches.
    """
    if any(experiment.searching):
        who = next(name for name, searching in zip(experiment.players, experiment.searching, strict=True) if searching)
        raise ImpossibleExperiment(
            f"--pilots plays the games again with players who search, and {who} searches already. Name players who do"
            " not, or leave out --pilots."
        )
    return Experiment(
        "pilots",
        tuple(_with_searching(cell, way) for cell in experiment.cells for way in WAYS),
        rounded_to_pairs(min(games, experiment.games)),
        experiment.seed,
        experiment.rules,
        experiment.turn_cap,
    )


def who_searches(player: str) -> str:
    """The player who searches and follows this one.

    >>> who_searches("rush")
    'search:20/rush'
    """
    return f"{PLAYER}/{player}"


def before_searching(experiment: Experiment) -> tuple[tuple[Side, Side], ...]:
    """The matchups of the experiment whose pilots these are. Raises ValueError if there is none."""
    second, first = experiment.cells[:: len(WAYS)], experiment.cells[1 :: len(WAYS)]
    found = tuple((one[0], other[1]) for one, other in zip(first, second, strict=True))
    if experiment.cells != tuple(_with_searching(cell, way) for cell in found for way in WAYS):
        raise ValueError("these are not the pilots of any experiment")
    return found


def _with_searching(cell: tuple[Side, Side], way: tuple[bool, bool]) -> tuple[Side, Side]:
    first, second = (
        replace(side, player=who_searches(side.player)) if searching else side
        for side, searching in zip(cell, way, strict=True)
    )
    return first, second
