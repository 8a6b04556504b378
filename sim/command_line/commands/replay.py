"""`duelsim replay`: one game of a run or of a match, turn by turn."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from decks.formats import DeckFormat
from sim.api import defaults
from sim.api.limits import Limits
from sim.command_line.completion import complete_decks
from sim.command_line.files import checked_page, overwrite_option, page_option
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    DEFAULT_PLAYER_IN_HELP,
    SEED,
    WholeNumber,
    examples,
    for_programs,
    game_options,
    json_option,
    language_option,
    no_learning_option,
    players_of_win_rates_option,
)
from sim.command_line.output import print_error, print_json, print_lines, print_text
from sim.command_line.playing import LearningObserver
from sim.command_line.results import command_of_match, in_words
from sim.compiler.interpreted import play_interpreted
from sim.files import write_file
from sim.games.matchups.rule_options import RuleOptions
from sim.language import gettext, translatable
from strategies.thinkers import thinker_of

if TYPE_CHECKING:
    from sim.games.narration.replay import Replay

    Record = Callable[[], Replay]  # called once for people, once for programs

MOST_DIGITS = 10  # of the number of a game: files have 32 bits for it


@commands.command(
    "replay",
    short_help="Show one game of a run or of a match, turn by turn.",
    epilog=examples(
        "duelsim replay runs/liquid-fn 4711",
        "duelsim replay runs/field 60 --cell 3",
        "duelsim replay runs/best-of-three 17 --game 2",
        "duelsim replay liquid-beast murky-riptide --seed 1 --game 0",
        "duelsim replay liquid-beast fn-rush --seed 7 --game 3 --players control,rush --json",
        "duelsim replay my-deck.txt fn-rush --seed 1 --match 17 --game 2",
        "duelsim replay runs/liquid-fn 4711 --page game-4711.html",
    ),
)
@click.argument("first", metavar="RUN|DECK_A", shell_complete=complete_decks)
@click.argument("second", metavar="GAME|MATCH|DECK_B", shell_complete=complete_decks)
@click.option(
    "--cell",
    type=WholeNumber(Limits(0)),
    default=0,
    show_default=True,
    help="The matchup's number in the run, if it has several; with --game, that of the first games.",
)
@click.option("--seed", type=SEED, help="The seed that duelsim match printed.")
@click.option(
    "--game",
    type=WholeNumber(Limits(0, 1_000_000_000)),
    default=0,
    show_default=True,
    help="The game's number; of a best-of-three match 1, 2 or 3.",
)
@click.option(
    "--match",
    type=WholeNumber(Limits(0, 1_000_000_000)),
    help="With two decks: the number of a best-of-three match, of which --game is the first, second or third game.",
)
@players_of_win_rates_option(DEFAULT_PLAYER_IN_HELP)
@no_learning_option
@game_options
@language_option
@page_option("Write a page instead, with the board after each turn; FILE#game-N-turn-T leads to a turn.")
@overwrite_option
@json_option
def replay_command(
    first: str, second: str, cell: int, page: Path | None, overwrite: bool, as_json: bool, **options: Any
) -> None:
    """Show one game of a run or of a match, turn by turn, as text.

    RUN is the folder of a run and GAME the number of a game in it; the run has everything else. A game that does not
    match the one in the run is not shown. In a run of best-of-three matches, name a MATCH and --game 1, 2 or 3, and in
    a gauntlet or matrix also the --cell of its first games.

    Otherwise give two decks, and the seed, players, turn cap and rules of the match: the same game is played again
    from its seed. In even games DECK_A goes first, in odd games DECK_B. Of best-of-three matches, name the --match and
    its --game 1, 2 or 3.
    """
    page = checked_page(page, overwrite=overwrite)
    given = _given(click.get_current_context())
    options["players"] = defaults.two_players(options["players"])
    of_run = _is_run(first, second, given)
    if of_run or not _thinks(options["players"]):
        play_interpreted()  # compiling would take longer than one game
    record, command = (
        _of_run(first, second, cell, options["game"], given) if of_run else _of_match((first, second), given, **options)
    )
    if page is not None:
        from sim.api.page_writer import page_of_game

        write_file(page, page_of_game(record(), command), overwrite=overwrite)
    _print(record, page, as_json)


def _given(context: click.Context) -> list[str]:
    """The options that the user has given."""
    return [
        parameter.opts[0]
        for parameter in context.command.params
        if isinstance(parameter, click.Option)
        and context.get_parameter_source(str(parameter.name)) is not ParameterSource.DEFAULT
    ]


def _print(record: "Record", page: Path | None, as_json: bool) -> None:
    """Print the game, or where its page is."""
    if as_json:
        for_programs(as_json)
        print_json(record().to_json())
    elif page is not None:
        print_text(str(page))
    else:
        from sim.games.narration.transcript import lines

        print_lines(lines(record()), whole_in_files=True)


def _is_run(first: str, second: str, given: Sequence[str]) -> bool:
    """Whether the arguments are a run and a game, and not two decks."""
    from sim.experiments.runs.folder import MANIFEST

    if second.isdecimal() and (len(second) > MOST_DIGITS or not Path(second).exists()):
        return True
    return "--seed" not in given and (Path(first) / MANIFEST).exists()


def _thinks(players: Sequence[str]) -> bool:
    """Whether a player of a match searches or looks ahead: what it chose is found out by the compiled engine."""
    found = next(filter(None, map(thinker_of, players)), None)
    if found is not None:
        print_error(
            gettext(
                "A player {does}, so its choices are worked out again. That takes a moment.", does=gettext(found.does)
            )
        )
    return found is not None


def _of_run(run: str, game: str, cell: int, of_match: int, given: Sequence[str]) -> "tuple[Record, str]":
    """What records a game of a run, and the command that shows it."""
    from sim.experiments.kinds import best_of
    from sim.experiments.runs.folder import RunFolder, game_hash
    from sim.experiments.runs.replaying import replay_of_run

    if not game.isdecimal():
        raise click.UsageError(gettext("{run} is a run, and {game!r} is not the number of a game.", run=run, game=game))
    if len(game) > MOST_DIGITS:
        raise click.UsageError(gettext("{run} is a run, and the number of its game is too long.", run=run))
    if "--match" in given:
        raise click.UsageError(
            gettext("{run} is a run; of its best-of-three matches name MATCH and --game, without --match.", run=run)
        )
    if known := [
        option
        for option in given
        if option not in ("--cell", "--game", "--json", "--page", "--overwrite", "--names", "--language")
    ]:
        raise click.UsageError(
            gettext(
                "The run already determines {names}. Give only RUN, GAME and --cell.",
                names=gettext(" and ").join(known),
            )
        )
    folder = RunFolder.read(run)
    of_one_matchup = folder.manifest["experiment"] == best_of.KIND.name
    if "--game" in given and not (folder.manifest.get("luck") and not (of_one_matchup and "--cell" in given)):
        in_cell = translatable("--game is the game of a best-of-three match, and --cell already says which it is.")
        no_match = translatable("--game is the game of a best-of-three match, and the run has no matches.")
        raise click.UsageError(gettext(in_cell if of_one_matchup else no_match))
    if folder.manifest.get("engine") != game_hash():
        print_error(
            gettext(
                "{run} was played by another version of the rules or the cards: the game may be different now.", run=run
            )
        )
    if "--game" in given:
        words = ["duelsim", "replay", run, game, "--game", str(of_match)]
        first, (cell, number) = cell, best_of.game_of_match(folder, int(game), of_match, cell)
    else:
        words = ["duelsim", "replay", run, game]
        first, number = cell, int(game)
    words += ["--cell", str(first)] if first else []
    return partial(replay_of_run, folder, number, cell), in_words(words)


def _of_match(
    sources: tuple[str, str],
    given: Sequence[str],
    *,
    seed: int | None,
    game: int,
    match: int | None,
    players: tuple[str, str],
    learning: bool,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: DeckFormat,
) -> "tuple[Record, str]":
    """What records a game of two decks, and the command that shows it; "" if a deck came from standard input."""
    if "--cell" in given:
        raise click.UsageError(gettext("--cell is only for a game of a run; two decks are a single matchup."))
    if seed is None:
        raise click.UsageError(gettext("Missing option '--seed': two decks alone do not determine a game."))
    if match is not None and "--game" not in given:
        raise click.UsageError(gettext("Missing option '--game': of a best-of-three match 1, 2 or 3."))
    decks = read_decks(sources, format, sideboards=match is not None)

    from sim.api.learning import with_values
    from sim.experiments.kinds.match import match_experiment
    from sim.games.narration.replay import record_game

    rule_options = RuleOptions.of(rules, era)
    experiment = match_experiment(*decks, players=players, games=2, seed=seed, rules=rule_options, turn_cap=turn_cap)
    cell, number, words = 0, game, f"--game {game}"
    if match is not None:
        from sim.api.experiments import check_sideboards
        from sim.experiments.kinds.best_of import best_of_experiment

        check_sideboards(decks, format)
        experiment = best_of_experiment(experiment, [((decks[0], players[0]), (decks[1], players[1]))])
    with LearningObserver() as observer:
        experiment = with_values(experiment, {"learning": learning}, observer)
    if match is not None:
        from sim.experiments.kinds.best_of import game_played_again

        cell, number = game_played_again(experiment, match, game)
        words = f"--match {match} --game {game}"
    command = command_of_match((sources, players), seed, turn_cap, rule_options, format, learning=learning)
    record = partial(record_game, experiment.matchups[cell], experiment.seeds[cell], number, turn_cap)
    return record, f"{command} {words}" if command else ""
