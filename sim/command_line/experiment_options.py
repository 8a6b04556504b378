"""What all commands that play an experiment share: their options, and the way from the experiment to the result.

A command says which experiment it is; `play_and_tell` keeps it in a folder, shows its progress, prints the result as a
page or as JSON, and ends with the right exit code.
"""

import contextlib
import importlib.util
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from decks import DeckFormat
from sim.api.page_writer import PageWriter
from sim.command_line.commands.report import PAGE
from sim.command_line.errors import GAMES_ERRED, INTERRUPTED
from sim.command_line.options import (
    SEED,
    AddressType,
    NumberRange,
    WholeNumber,
    format_option,
    json_option,
    rules_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_json, print_page, tell
from sim.command_line.waiting import load_engine

if TYPE_CHECKING:
    from sim.experiments.runs.execution import Backend, Execution
    from sim.experiments.runs.experiment import Experiment
    from sim.experiments.runs.run import Run
    from sim.games.matchup import Matchup
    from sim.games.rule_options import RuleOptions

MOST_THREADS = 1024  # more cores than a machine has; more threads than it can start end in a crash
Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True)
class Common:
    """The values of the options that all experiments have."""

    seed: int
    rules: "RuleOptions"
    turn_cap: int
    format: DeckFormat
    jobs: int | None
    backend: str
    scheduler: str | None
    out: Path | None
    max_error_rate: float
    as_json: bool


def experiment_options(command: Command) -> Command:
    """Give a command the options of all experiments; `common` turns their values into one."""
    for option in reversed(
        (
            click.option(
                "--seed", type=SEED, help="Play the games of this seed again. Otherwise one is drawn and told."
            ),
            click.option(
                "--jobs", type=WholeNumber(1, MOST_THREADS), help="Threads to play with.  [default: one for each core]"
            ),
            click.option(
                "--backend",
                type=click.Choice(["threads", "dask"]),
                default="threads",
                show_default=True,
                help="Who plays: threads of this machine, or the workers of a Dask cluster.",
            ),
            click.option(
                "--scheduler",
                type=AddressType(),
                help="With --backend dask: the cluster's, such as tcp://192.168.0.7:8786.",
            ),
            turn_cap_option,
            rules_option,
            format_option,
            click.option(
                "--out",
                type=click.Path(file_okay=False, path_type=Path),
                metavar="DIR",
                help="Keep the run in this folder. Where a run was broken off, the same command goes on with it.",
            ),
            click.option(
                "--max-error-rate",
                type=NumberRange(0, 1),
                default=0.0,
                show_default=True,
                help="The share of games that may end as an error before the exit code is 3.",
            ),
            json_option,
        )
    ):
        command = option(command)
    return command


def common(options: dict[str, Any]) -> Common:
    """The values of the common options; a seed that is not given is that of the run in the folder, or drawn.

    Raises UnknownRule and RunMismatch, and UsageError for a backend that cannot be.
    """
    _check_backend(options)
    from sim.engine.record.luck import root_key
    from sim.experiments.runs.folder import seed_of
    from sim.games.rule_options import RuleOptions

    seed, out = options.pop("seed"), options["out"]
    if seed is None and out is not None:
        seed = seed_of(out)
    return Common(seed=root_key(seed)[0], rules=RuleOptions.of(options.pop("rules")), **options)


def _check_backend(options: dict[str, Any]) -> None:
    if options["backend"] == "threads":
        if options["scheduler"] is not None:
            raise click.UsageError("--scheduler is the one of a cluster: add --backend dask.")
    elif options["scheduler"] is None:
        raise click.UsageError("--backend dask needs the --scheduler of the cluster, such as tcp://192.168.0.7:8786.")
    elif options["jobs"] is not None:
        raise click.UsageError("--jobs are threads of this machine; the workers of a cluster have their own.")
    elif importlib.util.find_spec("distributed") is None:
        raise click.UsageError("--backend dask needs dask.distributed. Install it with: pip install 'duelsim[cluster]'")


def play_and_tell(
    experiment: "Experiment",
    options: Common,
    *,
    replay: Callable[[int], str] = lambda cell: "",
    so_far: "Callable[[Execution], str]" = lambda playing: "",
) -> None:
    """Play an experiment and print what it says, or as much of it as was played before Ctrl-C.

    `replay` gives the command that tells a game of a matchup when `--game N` is added, for a run that is not kept; ""
    where the decks and players alone do not make that matchup. `so_far` is shown with the progress.
    """
    from sim.experiments.conduct import conduct
    from sim.experiments.runs.folder import RunFolder
    from sim.games.matchup import prepare_sides

    first = prepare_sides(experiment.cells[0], experiment.rules)
    folder = None
    if options.out is not None:
        folder = RunFolder.open(
            options.out, experiment.manifest() | {"command": shlex.join(["duelsim", *sys.argv[1:]])}
        )
    with PageWriter(folder) if folder is not None else contextlib.nullcontext() as writer:
        with (
            _backend(options, first if experiment.games else None) as backend,
            Meter("Playing", experiment.games * len(experiment.cells), "games") as meter,
        ):
            if writer is not None:
                writer.import_meanwhile()
            run = conduct(
                experiment,
                folder,
                backend,
                lambda playing: meter.update(playing.done, lambda: so_far(playing), playing.total),
            )
        if run.interrupted and not run.game_count:
            tell("Interrupted before any game was finished.")
            raise click.exceptions.Exit(INTERRUPTED)
        _tell_interrupted(run)
        if writer is not None and not run.interrupted:
            writer.ask(run)
        described = run.to_json()
        if folder is not None and not run.interrupted:
            folder.write_json("summary.json", described)
        if options.as_json:
            _print_for_programs(run, described)
        else:
            from reports.writing.terminal import render

            lines = (*games_to_watch(run, replay), *_circumstances(run))
            print_page(lambda plain: render(run.document(), plain=plain, closing=lines))
        if run.interrupted:
            raise click.exceptions.Exit(INTERRUPTED)
        if writer is not None:
            writer.write(run)
    _judge_errors(run, options.max_error_rate, replay)


def _print_for_programs(run: "Run", described: dict[str, Any]) -> None:
    speed = {"seconds": run.seconds, "games_per_second": run.game_count / run.seconds if run.seconds else 0.0}
    path = None if run.path is None else str(run.path)
    print_json(described | speed | {"interrupted": run.interrupted, "run": path})


@contextlib.contextmanager
def _backend(options: Common, first: "Matchup | None") -> "Iterator[Backend]":
    """Who plays, ready to do so; the compiled engine is only loaded where this machine plays.

    Nobody plays where there is no first matchup, because no games are wanted.
    """
    if first is None:
        from sim.experiments.runs.execution import read_only

        yield read_only
        return
    if options.scheduler is None:
        from sim.experiments.runs.execution import threads

        load_engine(first)
        import joblib

        yield threads(options.jobs or joblib.cpu_count())
        return

    from sim.experiments.runs.cluster import ClusterError, connected

    with connected(options.scheduler) as cluster:
        tell(
            f"Playing with {cluster.threads} threads of the workers at {options.scheduler}. A machine that plays for"
            " the first time compiles the rules before, which takes about a minute."
        )
        try:
            yield cluster.play
        except ClusterError:
            if options.out is not None:
                tell(f"{options.out} keeps what was played; the same command goes on with it.")
            raise


def _tell_interrupted(run: "Run") -> None:
    if run.interrupted:
        tell(f"Interrupted after {run.game_count:,} games; this is the result of those:")
        if run.path is not None:
            tell(f"The same command goes on with them: {run.path} has been kept.")


def games_to_watch(run: "Run", replay: Callable[[int], str]) -> tuple[str, ...]:
    """How to watch the telling games of a run."""
    games = run.summary.notable_games
    if run.path is not None and games:
        several = len(run.cells) > 1
        numbers = [f"{one.game} --cell {one.cell}" if several else f"{one.game}" for one in games]
        return (
            f"To watch a game: {in_words(('duelsim', 'replay', str(run.path)))} GAME{' [--cell N]' if several else ''}",
            *(f"  {number:>{14 if several else 6}}  {one.what}" for number, one in zip(numbers, games, strict=True)),
        )
    found = [(one, command) for one in games if (command := replay(one.cell))]
    commands = {command for _, command in found}
    if len(commands) == 1:
        return (f"To watch a game: {commands.pop()} --game N", *(f"  {one.game:>6}  {one.what}" for one, _ in found))
    lines = (line for one, command in found for line in (f"  {one.what}:", f"    {command} --game {one.game}"))
    return ("To watch a game:", *lines) if found else ()


def _circumstances(run: "Run") -> tuple[str, ...]:
    if not run.game_count:
        return ()
    rules = run.experiment.rules.changed()
    games, seed = run.game_count, run.experiment.seed
    speed = f" ({games / run.seconds:,.0f} a second)" if run.seconds else ""
    return (
        *((f"Played with {' and '.join(rules)}.",) if rules else ()),
        *((f"The whole report: {run.path / PAGE}",) if run.path is not None and not run.interrupted else ()),
        f"{games:,} games in {run.seconds:.1f} s{speed}. With --seed {seed} the same games are played again.",
    )


def _judge_errors(run: "Run", max_error_rate: float, replay: Callable[[int], str]) -> None:
    if len(run.errors) <= max_error_rate * run.game_count:
        return
    cell, game = run.errors[0]["cell"], run.errors[0]["game"]
    of_run = f"{game} --cell {cell}" if len(run.cells) > 1 else f"{game}"
    if run.path is not None:
        how = f"{in_words(('duelsim', 'replay', str(run.path)))} {of_run} shows the first of them"
    elif command := replay(cell):
        how = f"{command} --game {game} shows the first of them"
    else:
        how = (
            f"with --seed {run.experiment.seed} --out DIR added to the command, duelsim replay DIR {of_run} shows the"
            " first of them"
        )
    tell(
        f"{len(run.errors):,} of {run.game_count:,} games ended as an error, more than --max-error-rate"
        f" {max_error_rate:g} allows. Please report them: {how}."
    )
    raise click.exceptions.Exit(GAMES_ERRED)


def replay_command(decks: tuple[str, str], players: tuple[str, str], options: Common) -> str:
    """The command that shows a game of a matchup of two decks when `--game N` is added."""
    from sim.games.batch import TURN_CAP

    words = ["duelsim", "replay", *decks, "--seed", str(options.seed)]
    if players != ("rush", "rush"):
        words += ["--players", ",".join(players)]
    if options.turn_cap != TURN_CAP:
        words += ["--turn-cap", str(options.turn_cap)]
    for rule in options.rules.changed():
        words += ["--rule", rule]
    if options.format != "standard":
        words += ["--format", options.format]
    return in_words(words)


def in_words(words: Sequence[str]) -> str:
    """A command as somebody types it."""
    return " ".join(f'"{word}"' if " " in word else word for word in words)
