"""`duelsim match`: two decks against each other, until enough games have been played."""

import contextlib
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks import DeckFormat, deck_hash
from sim import __version__
from sim.command_line.errors import GAMES_ERRED, INTERRUPTED
from sim.command_line.group import commands
from sim.command_line.loading import load_engine
from sim.command_line.options import (
    DEFAULT_GAMES,
    DEFAULT_TURN_CAP,
    GAMES,
    MOST_GAMES,
    SEED,
    RatesType,
    deck_a_argument,
    deck_b_argument,
    examples,
    format_option,
    json_option,
    players_option,
    read_decks,
    rules_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_json, print_page, tell

if TYPE_CHECKING:
    from reports.stopping import Decision, StoppingRule
    from sim.batch import Games
    from sim.matchup import Matchup
    from sim.runs import RunFolder


@commands.command(
    "match",
    epilog=examples(
        "duelsim match liquid-beast murky-riptide",
        "duelsim match my-deck.txt fn-rush --players control,rush --games 100000",
        "duelsim match liquid-beast fn-rush --target-ci 0.5",
        "duelsim match my-deck.txt fn-rush --sprt 50,52",
        "duelsim match liquid-beast fn-rush --games 100000 --out runs/liquid-fn",
        "duelsim match liquid-beast fn-rush --seed 7 --json > result.json",
    ),
)
@deck_a_argument
@deck_b_argument
@click.option(
    "--games",
    type=GAMES,
    help=f"How many games, rounded up to pairs; with a stopping rule, the most.  [default: {DEFAULT_GAMES:,}, or"
    f" {MOST_GAMES:,} with a stopping rule]",
)
@click.option(
    "--target-ci",
    type=click.FloatRange(0, 50, min_open=True),
    metavar="POINTS",
    help="Stop when the 95 % interval is no wider than so many percentage points to each side.",
)
@click.option(
    "--sprt",
    type=RatesType(),
    metavar="LOW,HIGH",
    help="Stop when it is decided between two win rates of deck A in percent, such as 50,52.",
)
@click.option("--seed", type=SEED, help="Play the games of this seed again. Otherwise one is drawn and told.")
@players_option
@click.option("--jobs", type=click.IntRange(min=1), help="Threads to play with.  [default: one for each core]")
@turn_cap_option
@rules_option
@format_option
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the run in this folder. Where a run was broken off, the same command goes on with it.",
)
@click.option(
    "--max-error-rate",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="The share of games that may end as an error before the exit code is 3.",
)
@json_option
def match_command(
    deck_a: str,
    deck_b: str,
    games: int | None,
    target_ci: float | None,
    sprt: tuple[float, float] | None,
    seed: int | None,
    players: tuple[str, str],
    jobs: int | None,
    turn_cap: int,
    rules: tuple[str, ...],
    format: DeckFormat,
    out: Path | None,
    max_error_rate: float,
    as_json: bool,
) -> None:
    """Play DECK_A against DECK_B and say who wins, when, and how.

    The games are played in pairs: each deck goes first once, with the luck of the two seats exchanged.
    Every interval is a 95 % confidence interval. Ctrl-C prints the result of the games played so far.
    """
    rule = _stopping_rule(games, target_ci, sprt)
    decks = read_decks((deck_a, deck_b), format)
    import joblib

    from sim.luck import root_key
    from sim.matchup import prepare_matchup
    from sim.rule_options import RuleOptions
    from sim.runs import RunFolder, describe_match, seed_of

    options = RuleOptions.of(rules)
    matchup = prepare_matchup(decks[0], decks[1], players, options)
    folder = None
    if seed is None and out is not None:
        seed = seed_of(out)
    seed, root = root_key(seed)
    if out is not None:
        described_run = describe_match(
            [matchup], [decks], seed, turn_cap, 2 * rule.most_pairs, _stopping(target_ci, sprt)
        )
        folder = RunFolder.open(out, described_run | {"command": _command_line()})
    load_engine(matchup)
    played, interrupted, decision = _play(matchup, rule, (seed, root), jobs or joblib.cpu_count(), turn_cap, folder)
    if played is None:
        tell("Interrupted before any game was finished.")
        raise click.exceptions.Exit(INTERRUPTED)

    from reports.matchup import render, summarize

    summary = summarize(played)
    stopping = None
    if decision is not None and decision.stopped_at is not None:
        stopping = decision.words + (". What is estimated after such a stop is exaggerated" if decision.early else "")
    if interrupted:
        wanted = 2 * rule.most_pairs
        tell(f"Interrupted after {summary.games:,} of {wanted:,} games; this is the result of those:")
        if folder is not None:
            tell(f"The same command goes on with them: {folder.path} has been kept.")
    if folder is not None and not interrupted:
        lasting = {key: value for key, value in summary.to_json().items() if key not in ("seconds", "games_per_second")}
        folder.write_json("summary.json", lasting | {"stopped": stopping})
    if as_json:
        described = {
            "version": __version__,
            "interrupted": interrupted,
            "stopped": stopping,
            "run": None if folder is None else str(folder.path),
            "deck_hash_a": deck_hash(decks[0]),
            "deck_hash_b": deck_hash(decks[1]),
        }
        print_json(summary.to_json() | described)
    else:
        again = _replay_command(deck_a, deck_b, players, summary.seed, turn_cap, options.changed(), format)
        print_page(lambda plain: render(summary, plain=plain, replay=again, stopped=stopping))
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)
    if len(summary.errors) > max_error_rate * summary.games:
        tell(
            f"{len(summary.errors):,} of {summary.games:,} games ended as an error, more than --max-error-rate"
            f" {max_error_rate:g} allows. Please report them: duelsim replay shows what happened."
        )
        raise click.exceptions.Exit(GAMES_ERRED)


def _stopping_rule(games: int | None, target_ci: float | None, sprt: tuple[float, float] | None) -> "StoppingRule":
    """The rule of a match; `games` are the most that it can take."""
    from reports.stopping import FixedPairs, SequentialTest, TargetHalfWidth

    if target_ci is not None and sprt is not None:
        raise click.UsageError("--target-ci and --sprt are two stopping rules; give one.")
    if games is None:
        games = DEFAULT_GAMES if target_ci is None and sprt is None else MOST_GAMES
    pairs = (games + 1) // 2
    if target_ci is not None:
        return TargetHalfWidth(target_ci, pairs)
    return FixedPairs(pairs) if sprt is None else SequentialTest(*sprt, pairs)


def _stopping(target_ci: float | None, sprt: tuple[float, float] | None) -> dict[str, Any] | None:
    """The stopping rule as the manifest says it."""
    if target_ci is not None:
        return {"rule": "target interval", "points": target_ci}
    return None if sprt is None else {"rule": "sequential test", "low": sprt[0], "high": sprt[1]}


def _command_line() -> str:
    return shlex.join(["duelsim", *sys.argv[1:]])


def _replay_command(
    deck_a: str, deck_b: str, players: tuple[str, str], seed: int, turn_cap: int, rules: list[str], format: str
) -> str:
    words = ["duelsim", "replay", deck_a, deck_b, "--seed", str(seed)]
    if players != ("rush", "rush"):
        words += ["--players", ",".join(players)]
    if turn_cap != DEFAULT_TURN_CAP:
        words += ["--turn-cap", str(turn_cap)]
    for rule in rules:
        words += ["--rule", rule]
    if format != "standard":
        words += ["--format", format]
    return " ".join(f'"{word}"' if " " in word else word for word in words)


def _play(
    matchup: "Matchup",
    rule: "StoppingRule",
    luck: tuple[int, Any],
    jobs: int,
    turn_cap: int,
    folder: "RunFolder | None",
) -> tuple["Games | None", bool, "Decision | None"]:
    """Play a match with progress until the rule stops it; after Ctrl-C the games played until then, and True.

    `luck` is the seed and its root key. The decision is None where the number of games is fixed.
    """
    import numpy as np

    from reports.stopping import FixedPairs
    from sim.batch import gather
    from sim.runs import play_run

    seed, root = luck
    games = 2 * rule.most_pairs
    fixed = isinstance(rule, FixedPairs)
    decision: Decision | None = None
    parts: list[tuple[Any, Any]] = []
    scores: list[Any] = []  # of the valid pairs, chunk by chunk
    done = 0
    interrupted = False
    started = time.perf_counter()

    def so_far() -> str:
        from reports.matchup import percent
        from reports.statistics import mean_interval

        if decision is not None:
            return decision.words
        valid = np.concatenate(scores)
        return f"{matchup.names[0]} {percent(mean_interval(valid))} so far, not a stopping rule" if len(valid) else ""

    try:
        with Meter("Playing", games, "games") as meter:
            with contextlib.closing(play_run(folder, [matchup], games, root, jobs=jobs, turn_cap=turn_cap)) as playing:
                for _, rows, digests in playing:
                    parts.append((rows, digests))
                    done += len(rows)
                    part = gather(matchup, parts[-1:], seed, turn_cap, 0.0)
                    scores.append(part.pair_scores[part.valid_pairs])
                    if not fixed:
                        decision = rule.decide(np.concatenate(scores))
                    meter.update(done, so_far)
                    if decision is not None and decision.stopped_at is not None:
                        break
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - started
    if not parts:
        return None, interrupted, decision
    played = gather(matchup, parts, seed, turn_cap, seconds)
    if decision is not None and decision.stopped_at is not None:
        played = played.first_pairs(decision.stopped_at)
    return played, interrupted, decision
