"""`duelsim coach`: the decisions of a deck's player that cost most, judged by a lookahead or a search."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks.formats import DeckFormat
from decks.sources import field_decks
from sim.api import limits
from sim.command_line.completion import complete_decks
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_page, overwrite_option, page_option, write_page
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    GAMES,
    OpponentCommand,
    WholeNumber,
    examples,
    for_programs,
    game_options,
    jobs_option,
    json_option,
    language_option,
    no_learning_option,
    players_option,
    seed_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_page
from sim.command_line.playing import LearningObserver
from sim.command_line.results import replay_command, whole_report
from sim.command_line.searching import out_option, search
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from reports.writing.document import Document
    from sim.api.coach_result import CoachResult

ROLLOUTS = WholeNumber(limits.ROLLOUTS)


class CoachingObserver(LearningObserver):
    """Shows on stderr how many games have been watched."""

    def coached(self, done: int, total: int) -> None:
        """Update the progress meter."""
        if self._meter is None:
            self._show_meter(Meter(gettext("Coaching"), total, translatable("games")))
        assert self._meter is not None
        self._meter.update(done)

    def notice(self, words: str) -> None:
        """Say it on stderr."""
        print_error(words)


@commands.command(
    "coach",
    cls=OpponentCommand,
    short_help="Show which decisions of a deck's player cost most.",
    epilog=examples(
        "duelsim coach murky-riptide --against mono-red-rush",
        "duelsim coach my-deck.txt --against fn-rush --against liquid-beast --games 100 --players control,rush",
        "duelsim coach murky-riptide --against mono-red-rush --page coach.html",
        "duelsim coach my-deck.txt --games 1000 --out runs/coach",
        "duelsim coach dogiragon-buster --by search --rollouts 100 --json > coach.json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against",
    metavar="OPPONENT",
    multiple=True,
    shell_complete=complete_decks,
    help="An opponent's deck. May be repeated.  [default: DECK]",
)
@click.option(
    "--games", type=GAMES, default=40, show_default=True, help="How many games with each, rounded up to pairs."
)
@click.option(
    "--by",
    type=click.Choice(["lookahead", "search"]),
    default="lookahead",
    show_default=True,
    help="Who judges: a lookahead, or a search, which plays each trial to the end and takes ten times as long.",
)
@click.option("--rollouts", type=ROLLOUTS, default=40, show_default=True, help="How many deals it tries an answer on.")
@click.option(
    "--fresh", type=ROLLOUTS, default=150, show_default=True, help="How many other deals a difference is judged on."
)
@players_option
@no_learning_option
@seed_option
@jobs_option
@game_options
@language_option
@page_option("Also write a page with the games of the costliest decisions, and links to the moves.")
@overwrite_option
@out_option
@json_option
def coach_command(
    deck: str,
    against: tuple[str, ...],
    games: int,
    by: str,
    rollouts: int,
    fresh: int,
    players: tuple[str, str],
    learning: bool,
    page: Path | None,
    overwrite: bool,
    **options: Any,
) -> None:
    """Show which decisions of DECK's player cost most, as a lookahead or a search judges them.

    The scripted players play. At each question the coach says what it would do; where that is something else, both are
    tried on fresh deals of what the player cannot see. Gains are in points of win probability. They show faults of a
    script, and give ideas to a person. In all trials the same script plays both sides to the end.

    Ctrl-C prints what has been found so far. With --out, the same command continues from there, also after a crash, and
    a larger --games adds games.
    """
    opponents = list(map(str, field_decks(against)))
    for_programs(options["as_json"])
    page = checked_page(page, overwrite=overwrite)
    own, *others = read_decks((deck, *opponents), options["format"])

    from sim.api.searches import coach

    asked = partial(coach, own, against=others or None, players=players, games=games, by=by)
    asked = partial(asked, rollouts=rollouts, fresh=fresh, learning=learning)
    result = search(asked, options, CoachingObserver())
    _tell(result, (deck, *(opponents or [deck])), page, options, overwrite=overwrite)
    if result.interrupted:
        print_error(
            gettext(
                "Interrupted after {games:,} of {wanted:,} games.", games=result.summary.games, wanted=result.wanted
            )
        )
        if options["out"]:
            print_error(gettext("They are kept in {folder}; the same command resumes it.", folder=options["out"]))
        click.get_current_context().exit(INTERRUPTED)


def _tell(
    result: "CoachResult",
    sources: Sequence[str],
    page: Path | None,
    options: Mapping[str, Any],
    *,
    overwrite: bool,
) -> None:
    """Print what was found, and write the page, if a game was played."""
    if options["as_json"]:
        print_json(result.to_json())
    elif result.summary.games:
        _print(result, sources, options["format"], options["out"])
    if page is not None and result.summary.games:
        write_page(page, lambda: _report(result, sources, options["format"]), overwrite=overwrite)


def _replay(result: "CoachResult", sources: Sequence[str], opponent: int, format: DeckFormat) -> str:
    """The command that shows a game with an opponent when `--game N` is added; "" where there is none."""
    decks = sources[0], sources[1 + opponent]
    own, other = result.experiment.cells[opponent]
    return replay_command(result.experiment, (decks, (own.player, other.player)), format)


def _print(result: "CoachResult", sources: Sequence[str], format: DeckFormat, kept: Path | None) -> None:
    """Print the result, how to see the game of the most costly decision, and where the page is if it is kept."""
    from reports.writing.terminal import render
    from sim.experiments.runs.folder import PAGE

    shown = result.summary.costliest
    command = _replay(result, sources, shown[0].opponent, format) if shown else ""
    closing = (
        *((gettext("To watch the first: {command}", command=f"{command} --game {shown[0].game}"),) if command else ()),
        *((whole_report(kept / PAGE),) if kept is not None and not result.interrupted else ()),
        gettext("With --seed {seed} the same games are coached again.", seed=result.seed),
    )
    print_page(lambda plain: render(result.document(), plain=plain, closing=closing))


def _report(result: "CoachResult", sources: Sequence[str], format: DeckFormat) -> "Document":
    """The document of the page, with the games."""

    def replay(opponent: int, game: int) -> str:
        command = _replay(result, sources, opponent, format)
        return f"{command} --game {game}" if command else ""

    games = len({(one.opponent, one.game) for one in result.summary.costliest})
    with Meter(gettext("Telling"), games, translatable("games")) as meter:
        return result.report(replay, meter.update)
