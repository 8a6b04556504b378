"""The result of an experiment in the terminal: as a page, or as JSON; and how to see its games."""

import shlex
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from decks.formats import DeckFormat, as_format
from decks.sources import STDIN
from decks.visible_text import visible
from sim.api import defaults
from sim.command_line.options import DEFAULT_TURN_CAP
from sim.command_line.output import print_error, print_json, print_page
from sim.games.matchups.rule_history import TODAY
from sim.language import gettext, sentences
from strategies.thinkers import looks_ahead

if TYPE_CHECKING:
    from pathlib import Path

    from sim.api.result import Result
    from sim.experiments.runs.experiment import Experiment
    from sim.experiments.runs.run import Run
    from sim.games.matchups.rule_options import RuleOptions

Matchup = tuple[tuple[str, str], tuple[str, str]]  # decks and players, as `duelsim replay` takes them


def print_result(result: "Result", replay: Callable[[int], str], *, as_json: bool) -> None:
    """Print a result, if Ctrl-C left any games.

    `replay` returns the command that shows a game of a matchup when the options that name the game are added, for a run
    that is not kept; "" if there is no such command.
    """
    run = result.run
    for part, reason in {**run.damaged, **(run.pilots.damaged if run.pilots else {})}.items():
        print_error(gettext("{part} was damaged: {reason}. Its games are played again.", part=part, reason=reason))
    if result.interrupted:
        if not run.game_count:
            print_error(gettext("Interrupted before any game was finished."))
            return
        print_error(_interrupted(run))
        if run.path is not None:
            print_error(gettext("The run is kept in {path}; the same command resumes it.", path=run.path))
    if as_json:
        _print_for_programs(result)
        return
    from reports.writing.terminal import render

    lines = (*games_to_watch(result, replay), *_how_it_was_played(result))
    print_page(lambda plain: render(result.document(), plain=plain, closing=lines))


def _interrupted(run: "Run") -> str:
    pilots = run.pilots
    if run.interrupted or pilots is None:
        return gettext("Interrupted after {games:,} games; this is their result:", games=run.game_count)
    wanted = pilots.experiment.games * len(pilots.cells)
    return gettext(
        "Interrupted after {games:,} games and {better:,} of {wanted:,} with better players; this is their result:",
        games=run.game_count,
        better=pilots.game_count,
        wanted=wanted,
    )


def _print_for_programs(result: "Result") -> None:
    run = result.run
    speed = {"seconds": run.seconds, "games_per_second": run.game_count / run.seconds if run.seconds else 0.0}
    path = None if run.path is None else str(run.path)
    print_json(result.to_json() | speed | {"interrupted": result.interrupted, "run": path})


def games_to_watch(result: "Result", replay: Callable[[int], str]) -> tuple[str, ...]:
    """How to watch the notable games of a result."""
    run, games = result.run, result.summary.notable_games
    if run.path is not None and games:
        several = len(run.cells) > 1
        numbers = [" ".join(one.words(len(run.cells))) for one in games]
        width = max(14 if several else 6, *map(len, numbers))
        return (
            _to_watch(f"{in_words(('duelsim', 'replay', str(run.path)))} {games[0].form(len(run.cells))}"),
            *(f"  {number:>{width}}  {one.why}" for number, one in zip(numbers, games, strict=True)),
        )
    found = [(one, command) for one in games if (command := replay(one.cell))]
    commands = {command for _, command in found}
    if len(commands) == 1 and not run.experiment.luck:
        return (_to_watch(f"{commands.pop()} --game N"), *(f"  {one.game:>6}  {one.why}" for one, _ in found))
    lines = (line for one, command in found for line in (f"  {one.why}:", f"    {command} {one.options()}"))
    return (gettext("To watch a game:"), *lines) if found else ()


def _to_watch(command: str) -> str:
    return gettext("To watch a game: {command}", command=command)


def _how_it_was_played(result: "Result") -> tuple[str, ...]:
    from reports.values_shown import pilots_of, values_lines
    from sim.experiments.runs.folder import PAGE

    run, path, pilots = result.run, result.run.path, result.run.pilots
    if not run.game_count:
        return ()
    rules = run.experiment.rules.in_words()
    games = {"games": run.game_count, "seconds": run.seconds}
    how_fast = gettext("{games:,} games in {seconds:.1f} s.", **games)
    if run.seconds:
        rate = run.game_count / run.seconds
        how_fast = gettext("{games:,} games in {seconds:.1f} s ({rate:,.0f} a second).", **games, rate=rate)
    return (
        *((gettext("Played {rules}.", rules=rules),) if rules else ()),
        *map(visible, values_lines(pilots_of(run))),
        *((whole_report(path / PAGE),) if path is not None and not result.interrupted else ()),
        *((_better_games(pilots.game_count, pilots.seconds),) if pilots else ()),
        sentences(how_fast, gettext("With --seed {seed} the same games are played again.", seed=result.seed)),
    )


def whole_report(file: "Path") -> str:
    """Where the page of what was played is."""
    return visible(gettext("The whole report: {file}", file=file))


def _better_games(games: int, seconds: float) -> str:
    return gettext("{games:,} games with better players in {seconds:.1f} s.", games=games, seconds=seconds)


def tell_errors(result: "Result", max_error_rate: float, replay: Callable[[int], str]) -> None:
    """Say that more games ended in an error than allowed, and how to see the first of them."""
    run = result.run
    cell, game = run.errors[0]["cell"], run.errors[0]["game"]
    of_run = f"{game} --cell {cell}" if len(run.cells) > 1 else f"{game}"
    if run.path is not None:
        command = f"{in_words(('duelsim', 'replay', str(run.path)))} {of_run}"
        how = gettext("{command} shows the first of them", command=command)
    elif not run.experiment.luck and (command := replay(cell)):
        how = gettext("{command} shows the first of them", command=f"{command} --game {game}")
    else:
        how = gettext(
            "add --seed {seed} --out DIR to the command; duelsim replay DIR {game} then shows the first of them",
            seed=result.seed,
            game=of_run,
        )
    print_error(
        gettext(
            "{errors:,} of {game_count:,} games ended in an error, more than --max-error-rate"
            " {max_error_rate:g} allows. Please report them: {how}.",
            errors=len(run.errors),
            game_count=run.game_count,
            max_error_rate=max_error_rate,
            how=how,
        )
    )


def replay_command(experiment: "Experiment", matchup: Matchup, format: DeckFormat, *, learning: bool = True) -> str:
    """The command that shows a game of a matchup when `--game N` is added; "" if a deck came from standard input."""
    return command_of_match(matchup, experiment.seed, experiment.turn_cap, experiment.rules, format, learning=learning)


def command_of_match(
    matchup: Matchup, seed: int, turn_cap: int, rules: "RuleOptions", format: DeckFormat, *, learning: bool = True
) -> str:
    """The command that shows a game of a matchup that is played with this seed, turn cap and rules."""
    from sim.cards.library import files_named

    decks, players = matchup
    if STDIN in decks:
        return ""
    words = ["duelsim", "replay", *decks, "--seed", str(seed)]
    if players != defaults.two_players(None):
        words += ["--players", ",".join(players)]
    if not defaults.learning(learning) and any(map(looks_ahead, players)):
        words.append("--no-learning")
    if turn_cap != DEFAULT_TURN_CAP:
        words += ["--turn-cap", str(turn_cap)]
    if rules.era != TODAY:
        words += ["--rules", rules.era]
    for rule in rules.changed():
        words += ["--rule", rule]
    words += as_format(format).words
    for file in files_named():
        words += ["--cards", str(file)]
    return in_words(words)


def in_words(words: Sequence[str]) -> str:
    """A command as one would type it, in visible letters.

    >>> in_words(("duelsim", "replay", "my run")), in_words(("duelsim", "replay", "$(x)"))
    ('duelsim replay "my run"', "duelsim replay '$(x)'")
    """
    return visible(" ".join(_quoted(word) for word in words))


def _quoted(word: str) -> str:
    """A word in the quotes that every shell knows; with POSIX quotes only where it would run something."""
    letters = word.replace(" ", "").replace("\\", "")
    if letters and shlex.quote(letters) != letters:
        return shlex.quote(word)
    return f'"{word}"' if " " in word else word
