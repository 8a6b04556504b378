"""`duelsim bench`: how fast this machine plays, and whether another commit is faster."""

from collections.abc import Callable
from typing import Any

import click

from sim.api.limits import Limits
from sim.command_line.group import commands
from sim.command_line.options import DEFAULT_GAMES, WholeNumber, examples, json_option
from sim.command_line.output import Meter, print_error, print_json, print_page
from sim.command_line.waiting import load_engine
from sim.tools.bench.trees import this_tree, unpacked

ONLY_HERE = ("repeats", "cold", "memory")  # options that mean nothing with --against


@commands.command(
    "bench",
    epilog=examples(
        "duelsim bench", "duelsim bench --cold --memory --json > bench.json", "duelsim bench --against main --rounds 21"
    ),
)
@click.option(
    "--games",
    type=WholeNumber(Limits(1, 100_000_000)),
    default=DEFAULT_GAMES,
    show_default=True,
    help="Games of each matchup.",
)
@click.option(
    "--repeats", type=WholeNumber(Limits(1, 1000)), default=3, show_default=True, help="How often each is played."
)
@click.option("--cold", is_flag=True, help="Also compile the engine in an empty cache, which takes a minute.")
@click.option("--memory", is_flag=True, help="Also play 100,000 games and report the peak memory.")
@click.option(
    "--against",
    metavar="COMMIT",
    help="Play another commit of this git checkout and this one in turns: a branch, a tag or a checksum.",
)
@click.option(
    "--rounds",
    type=WholeNumber(Limits(1, 1000)),
    default=9,
    show_default=True,
    help="How often each of the two plays, with --against.",
)
@json_option
@click.pass_context
def bench_command(
    context: click.Context,
    games: int,
    repeats: int,
    cold: bool,
    memory: bool,
    against: str | None,
    rounds: int,
    as_json: bool,
) -> None:
    """Measure how fast this machine plays.

    Each line has a digest of its games: figures can only be compared if their digests are equal.
    With --against, another commit is unpacked into a temporary folder and compiled there.
    """
    if against is None:
        _refuse(context, ("rounds",), "needs --against")
        _measure_here(games, repeats, cold, memory, as_json)
    else:
        _refuse(context, ONLY_HERE, "cannot be used with --against")
        _take_turns(against, games, rounds, as_json)


def _refuse(context: click.Context, names: tuple[str, ...], why: str) -> None:
    """Raise UsageError if one of these options was given."""
    for name in names:
        if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name} {why}.")


def _measure_here(games: int, repeats: int, cold: bool, memory: bool, as_json: bool) -> None:
    """Measure this tree on this machine."""
    from sim.tools.bench.cores import games_to_measure, measure_cores
    from sim.tools.bench.machine import (
        measure_cold,
        measure_copy,
        measure_matchup,
        measure_memory,
        measure_start,
        plan,
    )
    from sim.tools.bench.output import render_bench, to_json

    planned = plan(games)
    load_engine()
    of_cores = games_to_measure(games + games % 2)
    extras: list[tuple[str, Callable[[], Any]]] = [("copy", measure_copy), ("start_seconds", measure_start)]
    if cold:
        extras.append(("cold_start_seconds", measure_cold))
    if memory:
        extras.append(("memory_peak_bytes", measure_memory))
    with Meter("Measuring", len(planned) + len(of_cores) + len(extras), "measurements") as meter:
        measured, cores = [], []
        for task in planned:
            measured.append(measure_matchup(task, repeats))
            meter.update(len(measured))
        for count in of_cores:
            cores.append(measure_cores(count, repeats))
            meter.update(len(measured) + len(cores))
        others: dict[str, Any] = {}
        for name, measure in extras:
            others[name] = measure()
            meter.update(len(measured) + len(cores) + len(others))
    if as_json:
        print_json(to_json(measured, cores, others))
    else:
        print_page(lambda _: render_bench(measured, cores, others))


def _take_turns(against: str, games: int, rounds: int, as_json: bool) -> None:
    """Play this tree and another commit in turns."""
    from sim.tools.bench.output import render_turns, turns_to_json
    from sim.tools.bench.turns import compile_rules, take_turns, turns_in

    with unpacked(against) as there:
        here = this_tree()
        for tree in (here, there):
            print_error(
                f"Starting {tree.name} ({tree.commit}). Compiling its rules, if necessary, takes about a minute."
            )
            compile_rules(tree)
        with Meter("Playing", turns_in(rounds), "turns") as meter:
            matchups = take_turns(here, there, games, rounds, meter.update)
    if as_json:
        print_json(turns_to_json(matchups, here, there))
    else:
        print_page(lambda _: render_turns(matchups, here, there))
