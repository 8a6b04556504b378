"""Made-up games with better players, for the tests of their summary and of the documents that show them."""

from collections.abc import Sequence

from sim.experiments.kinds.pilots import PILOT, pilots_experiment
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_sides
from tests.reports.examples.matrix import games


def with_pilots(
    run: Run, *winners: Sequence[int], wanted: int | None = None, errors: Sequence[int] = (), pilot: str = PILOT
) -> Run:
    """The run, with games of these winners for each matchup of its pilots; the errors are in the first of them."""
    asked = len(winners[0]) if wanted is None else wanted
    experiment = pilots_experiment(run.experiment, asked, pilot)
    cells = tuple(
        games(cell, of_cell, errors=() if at else errors)
        for at, (cell, of_cell) in enumerate(zip(experiment.cells, winners, strict=True))
    )
    assert [prepare_sides(cell).players for cell in experiment.cells] == [one.matchup.players for one in cells]
    pilots = Run(experiment, cells, interrupted=any(len(of_cell) < experiment.games for of_cell in winners))
    return Run(run.experiment, run.cells, run.seconds, pilots=pilots)
