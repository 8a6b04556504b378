"""`duelsim bench`: how fast this machine plays."""

from collections.abc import Callable
from typing import Any

import click

from sim.api.limits import Limits
from sim.command_line.group import commands
from sim.command_line.options import DEFAULT_GAMES, GAMES, WholeNumber, examples, json_option
from sim.command_line.output import Meter, print_json, print_page
from sim.command_line.waiting import load_engine


@commands.command("bench", epilog=examples("duelsim bench", "duelsim bench --cold --memory --json > bench.json"))
@click.option("--games", type=GAMES, default=DEFAULT_GAMES, show_default=True, help="Games of each matchup.")
@click.option(
    "--repeats", type=WholeNumber(Limits(1, 1000)), default=3, show_default=True, help="How often each is played."
)
@click.option("--cold", is_flag=True, help="Also compile the engine in an empty cache, which takes a minute.")
@click.option("--memory", is_flag=True, help="Also play 100,000 games and report the peak memory.")
@json_option
def bench_command(games: int, repeats: int, cold: bool, memory: bool, as_json: bool) -> None:
    """Measure how fast this machine plays.

    Each line has a digest of its games: figures can only be compared if their digests are equal.
    """
    from sim.tools.bench import (
        measure_cold,
        measure_copy,
        measure_matchup,
        measure_memory,
        measure_start,
        plan,
        render_bench,
    )

    planned = plan(games)
    load_engine(planned[0].matchup)
    extras: list[tuple[str, Callable[[], Any]]] = [("copy", measure_copy), ("start_seconds", measure_start)]
    if cold:
        extras.append(("cold_start_seconds", measure_cold))
    if memory:
        extras.append(("memory_peak_bytes", measure_memory))
    with Meter("Measuring", len(planned) + len(extras), "measurements") as meter:
        measured = []
        for task in planned:
            measured.append(measure_matchup(task, repeats))
            meter.update(len(measured))
        others: dict[str, Any] = {}
        for name, measure in extras:
            others[name] = measure()
            meter.update(len(measured) + len(others))
    if as_json:
        from sim.tools.bench import to_json

        print_json(to_json(measured, others))
    else:
        print_page(lambda _: render_bench(measured, others))
