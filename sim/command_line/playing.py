"""Playing an experiment from the command line: showing its progress, printing its result, choosing the exit code."""

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

import click

from sim.api.observer import Observer
from sim.command_line.errors import GAMES_ERRED, INTERRUPTED
from sim.command_line.experiment_options import run_options
from sim.command_line.output import Meter, print_error
from sim.command_line.results import Matchup, print_result, replay_command, tell_errors
from sim.command_line.waiting import load_engine
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from sim.api.result import Result
    from sim.experiments.runs.execution import Execution
    from sim.experiments.runs.experiment import Experiment
    from sim.experiments.runs.kind import RateSoFar
    from sim.games.matchups import matchup


class LearningObserver(Observer):
    """Shows on stderr how decks are learned and pages written. A context manager: removes the progress bar."""

    def __init__(self) -> None:
        self._meter: Meter | None = None
        self._learned = ""  # the deck that the meter is about

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._show_meter(None)

    def load_engine(self, matchup: "matchup.Matchup") -> None:
        """Compile and load the engine, with a notice if that takes long."""
        load_engine()

    def learning(self, deck: str, done: int, total: int) -> None:
        """Update the progress meter."""
        if self._meter is None or self._learned != deck:
            self._learned = deck
            self._show_meter(Meter(gettext("Learning to play {deck}", deck=deck), total, translatable("games")))
        assert self._meter is not None
        self._meter.update(done, total=total)

    def learned(self, deck: str, value: str) -> None:
        """Say what was learned."""
        from reports.values_shown import value_in_words

        self._show_meter(None)
        print_error(
            gettext(
                "Learned to play {deck}: its player judges by {value_in_words}.",
                deck=deck,
                value_in_words=value_in_words(value),
            )
        )

    def writing(self) -> None:
        """Say so, instead of what has been played."""
        self._show_meter(Meter(gettext("Writing the report"), 0, translatable("sections")))
        self.page_drawn(0, 0)

    def page_drawn(self, done: int, total: int) -> None:
        """Update the progress meter."""
        assert self._meter is not None
        self._meter.update(done, total=total)

    def _show_meter(self, meter: Meter | None) -> None:
        """Replace the progress meter."""
        if self._meter is not None:
            self._meter.stop()
        self._meter = meter


class TerminalObserver(LearningObserver):
    """Shows progress on stderr, and prints the result."""

    def __init__(self, so_far: "Callable[[Execution], str]", show: "Callable[[Result], None]") -> None:
        """`so_far` is the remark next to the progress; `show` prints the result."""
        super().__init__()
        self._asked: Experiment | None = None
        self._so_far = so_far
        self._show = show

    @property
    def has_started(self) -> bool:
        """Whether games are being played, or have been."""
        return self._asked is not None

    def waiting(self, what: str, seconds: float) -> None:
        """Say what is waited for."""
        print_error(gettext("Waiting for {what}. {seconds:.0f} seconds are left.", what=what, seconds=seconds))

    def connected(self, scheduler: str, threads: int) -> None:
        """Say which cluster plays."""
        print_error(
            gettext(
                "Playing with {threads} threads of the workers at {scheduler}. A machine that plays for"
                " the first time compiles the rules first, which takes about a minute.",
                threads=threads,
                scheduler=scheduler,
            )
        )

    def started(self, experiment: "Experiment") -> None:
        """Start the progress meter."""
        from sim.experiments.runs.kind import kind_of

        self._asked = self._asked or experiment
        self._show_meter(
            Meter(
                gettext(kind_of(experiment).progress), experiment.games * len(experiment.cells), translatable("games")
            )
        )

    def chunk_played(self, execution: "Execution") -> None:
        """Update the progress meter."""
        if self._meter is not None:
            remark = self._so_far if execution.experiment is self._asked else lambda _: ""  # pilots come after it
            self._meter.update(
                execution.done, lambda: remark(execution), execution.total, lambda: rates_so_far(execution)
            )

    def finished(self, result: "Result") -> None:
        """Print the result."""
        self._show_meter(None)
        self._show(result)


def rates_so_far(execution: "Execution") -> "Sequence[RateSoFar]":
    """The win rates of an experiment that is being played."""
    from sim.experiments.runs.kind import kind_of

    return kind_of(execution.experiment).rates_so_far(execution)


def play_and_print(
    play: "Callable[..., Result]",
    options: Mapping[str, Any],
    *,
    matchup: "Callable[[int], Matchup | None]" = lambda cell: None,
    so_far: "Callable[[Execution], str]" = lambda execution: "",
) -> None:
    """Call `play`, a function of `sim.api.experiments`, with the options of the command, and print what it returns.

    After Ctrl-C, it prints the result of the games played so far. `matchup` returns the decks and players of a matchup
    as `duelsim replay` takes them, or None if the matchup needs more than those. `so_far` is shown with the progress.
    """
    asked = run_options(options)

    from sim.api.errors import ClusterError, GamesErred, Interrupted

    def replay(result: "Result", cell: int) -> str:
        found = matchup(cell)
        return (
            ""
            if found is None
            else replay_command(result.run.experiment, found, asked["format"], learning=asked["learning"])
        )

    def show(result: "Result") -> None:
        print_result(result, lambda cell: replay(result, cell), as_json=options["as_json"])

    observer = TerminalObserver(so_far, show)
    try:
        with observer:
            play(**asked, observer=observer, command=shlex.join(["duelsim", *sys.argv[1:]]))
    except Interrupted:
        raise click.exceptions.Exit(INTERRUPTED) from None
    except GamesErred as error:
        result = error.result
        tell_errors(result, error.max_error_rate, lambda cell: replay(result, cell))
        raise click.exceptions.Exit(GAMES_ERRED) from None
    except (ClusterError, OSError):
        if observer.has_started and asked["out"] is not None:
            print_error(
                gettext(
                    "{folder} keeps the games played so far; the same command resumes the run.", folder=asked["out"]
                )
            )
        raise
