"""The figures of the bench as JSON and for the terminal."""

import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

import joblib
import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sim.compiler.cache import engine_version
from sim.tools.bench.cores import Cores, medians, times_as_fast
from sim.tools.bench.machine import GAMES_FOR_MEMORY, PAIRINGS, Measurement
from sim.tools.bench.trees import Tree
from sim.tools.bench.turns import LEAST_ROUNDS, Ratio, Turns, overall
from sim.version import VERSION


# --- This machine -----------------------------------------------------------------------------------------------------
def to_json(measured: Sequence[Measurement], cores: Sequence[Cores], others: Mapping[str, Any]) -> dict[str, Any]:
    """All figures, ready for `json.dumps`."""
    return {
        **_versions(),
        "matchups": [
            {
                "cards": measurement.task.cards,
                "decks": list(measurement.task.matchup.names),
                "players": list(measurement.task.matchup.players),
                "jobs": measurement.task.jobs,
                "games": measurement.task.games,
                "seconds": list(measurement.seconds),
                "games_per_second": measurement.games_per_second,
                "mean_turns": measurement.mean_turns,
                "errors": measurement.errors,
                "digest": measurement.digest,
            }
            for measurement in measured
        ],
        "all_cores": [
            {
                "games": one.games,
                **{
                    what: {"seconds": [list(pair) for pair in seconds], "ratio": times_as_fast(seconds)}
                    for what, seconds in (("playing", one.playing), ("whole_command", one.whole_command))
                },
                "shares_of_playing": list(_shares_of_playing(one)),
            }
            for one in cores
        ],
        **others,
    }


def render_bench(measured: Sequence[Measurement], cores: Sequence[Cores], others: Mapping[str, Any]) -> RenderableType:
    """The figures for the terminal."""
    table = _table("cards", "players", "cores", "games a second", "slowest", "fastest", "turns", "digest")
    for measurement in measured:
        task = measurement.task
        table.add_row(
            task.cards,
            " - ".join(task.matchup.players),
            str(task.jobs),
            f"{measurement.games_per_second:,.0f}",
            f"{task.games / max(measurement.seconds):,.0f}",
            f"{task.games / min(measurement.seconds):,.0f}",
            "-" if measurement.mean_turns is None else f"{measurement.mean_turns:.1f}",
            measurement.digest,
        )
    lines = [
        _versions_in_words(),
        "Medians. Compare only figures with the same digest: they are of the same games.",
        *(f"{cards}: {deck_a} against {deck_b}" for cards, deck_a, deck_b in PAIRINGS),
    ]
    if "copy" in others:
        copy = others["copy"]
        lines.append(f"A copy of a game in play: {copy['microseconds']:.1f} microseconds, {copy['bytes']:,} bytes.")
    if "start_seconds" in others:
        lines.append(f"From the start of a match of two games to its end: {others['start_seconds']:.1f} s.")
    if "cold_start_seconds" in others:
        lines.append(f"The same when the engine must be compiled: {others['cold_start_seconds']:.0f} s.")
    if "memory_peak_bytes" in others:
        peak = others["memory_peak_bytes"]
        words = "not measured on this system" if peak is None else f"{peak / 2**20:,.0f} MiB"
        lines.append(f"Most memory used to play {GAMES_FOR_MEMORY:,} games: {words}.")
    return Group(table, Text(""), *_cores(cores), *map(Text, lines))


def _cores(measured: Sequence[Cores]) -> list[RenderableType]:
    """What all cores add to one, for the terminal; nothing if there is only one."""
    if not measured:
        return []
    table = _table("games", "what", "one core", f"{joblib.cpu_count()} cores", "times as fast", left=("what",))
    for one in measured:
        for what, seconds in (("playing", one.playing), ("whole command", one.whole_command)):
            table.add_row(
                f"{one.games:,}",
                what,
                *(f"{median:.2f} s" for median in medians(seconds)),
                f"{times_as_fast(seconds):.2f}",
            )
        table.add_row("", "share of playing", *(f"{share:.0%}" for share in _shares_of_playing(one)), "")
    return [table, Text("")]


def _shares_of_playing(cores: Cores) -> tuple[float, float]:
    """Which part of the whole command is playing, on one core and on all cores."""
    one, every = (
        playing / whole for playing, whole in zip(medians(cores.playing), medians(cores.whole_command), strict=True)
    )
    return one, every


# --- Two commits ------------------------------------------------------------------------------------------------------
def turns_to_json(matchups: Sequence[Turns], here: Tree, there: Tree) -> dict[str, Any]:
    """All figures of two trees, ready for `json.dumps`: of this one first."""
    return {
        **_versions(),
        "trees": [{"name": tree.name, "commit": tree.commit} for tree in (here, there)],
        "rounds": len(matchups[0].seconds),
        "matchups": [
            {
                "cards": turns.cards,
                "decks": list(turns.decks),
                "players": list(turns.players),
                "games": turns.games,
                "games_per_second": list(turns.games_per_second),
                "ratio": _ratio_to_json(Ratio.of(turns.ratios)),
                "same_games": turns.same_games,
                "digests": list(turns.digests),
                "seconds": [list(pair) for pair in turns.seconds],
            }
            for turns in matchups
        ],
        "geometric_mean": _ratio_to_json(overall(matchups)),
    }


def _ratio_to_json(ratio: Ratio) -> dict[str, Any]:
    interval = ratio.interval
    return {"estimate": ratio.estimate, "interval": None if interval is None else [interval.low, interval.high]}


def render_turns(matchups: Sequence[Turns], here: Tree, there: Tree) -> RenderableType:
    """The figures of two trees for the terminal."""
    table = _table("cards", "players", here.name, there.name, "times as fast", "95 % interval", "games", last="games")
    for turns in matchups:
        speeds = (f"{speed:,.0f}" for speed in turns.games_per_second)
        same = "same games" if turns.same_games else "other games"
        table.add_row(turns.cards, " - ".join(turns.players), *speeds, *_ratio(Ratio.of(turns.ratios)), same)
    table.add_row("all", "geometric mean", "", "", *_ratio(overall(matchups)), "")
    rounds = len(matchups[0].seconds)
    lines = [
        _versions_in_words(),
        f"{here.name} is {here.commit}, {there.name} is {there.commit}.",
        f"Games per second of processor time on one core, {matchups[0].games:,} games a turn. Medians of {rounds}"
        f" {'round' if rounds == 1 else 'rounds'}.",
        f"Above 1, {here.name} is faster. The interval is that of a median of any distribution, by order statistics;"
        f" it takes at least {LEAST_ROUNDS} rounds.",
    ]
    if not all(turns.same_games for turns in matchups):
        lines.append("Other games: the two do not play alike there, so the ratio is also that of the games they play.")
    decks = dict.fromkeys((turns.cards, *turns.decks) for turns in matchups)
    lines += [f"{cards}: {deck_a} against {deck_b}" for cards, deck_a, deck_b in decks]
    return Group(table, Text(""), *map(Text, lines))


def _ratio(ratio: Ratio) -> tuple[str, str]:
    """A ratio and its interval as text."""
    interval = ratio.interval
    return f"{ratio.estimate:.3f}", "none" if interval is None else f"{interval.low:.3f} - {interval.high:.3f}"


# --- Both -------------------------------------------------------------------------------------------------------------
def _table(*heads: str, left: Sequence[str] = ("cards", "players"), last: str = "digest") -> Table:
    """A table of figures; those `left` are words. Without a box, a line has room for a digest in 80 columns."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(head, justify="left" if head in left else "right", no_wrap=head == last)
    return table


def _versions() -> dict[str, Any]:
    """What the figures depend on besides the games."""
    return {
        "version": VERSION,
        "engine": engine_version(),
        "python": sys.version.split()[0],
        "numba": version("numba"),
        "numpy": np.__version__,
        "cores": joblib.cpu_count(),
    }


def _versions_in_words() -> str:
    found = _versions()
    return (
        f"duelsim {found['version']}, engine {found['engine']}, Python {found['python']}, Numba {found['numba']},"
        f" NumPy {found['numpy']}."
    )
