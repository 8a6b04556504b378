"""`duelsim runs`: the runs that were kept, what each found, and how two of them differ."""

import datetime
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks.matching import match_key
from decks.shipped import deck_called
from sim.command_line.completion import complete_files
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.group import commands
from sim.command_line.options import examples, json_option, language_option, names_option
from sim.command_line.output import (
    Meter,
    print_cut_lines,
    print_error,
    print_json,
    print_lines,
    print_page,
    print_text,
    width_of_columns,
    working,
)
from sim.command_line.results import games_to_watch
from sim.compiler.interpreted import play_interpreted
from sim.language import ENGLISH, first_few, gettext, language, ngettext, sentences, translatable

if TYPE_CHECKING:
    from sim.api.kept_searches import KeptResult
    from sim.api.result import Result
    from sim.experiments.runs.deleting import Removed
    from sim.experiments.runs.index import DamagedRow, KnownRun

MOST_DECKS = 4  # that a line names
LONGEST_LINE = 10_000  # letters, where `grep` and others read whole lines
RUN = "NUMBER|FOLDER"


@commands.group("runs", short_help="List the runs that were kept, and compare two of them.")
def runs_commands() -> None:
    """Runs that were kept with --out: finding them again, and comparing them."""


# --- list, add ----------------------------------------------------------------------------------------------
@runs_commands.command(
    "list",
    epilog=examples(
        "duelsim runs list", 'duelsim runs list --deck "liquid beast"', "duelsim runs list --json > runs.json"
    ),
)
@click.option("--deck", metavar="NAME", help="Only runs with a deck that has these words in its name.")
@click.option("--long", "whole", is_flag=True, help="Show each result in full, and the folder of each run.")
@language_option
@json_option
def runs_list(deck: str | None, whole: bool, as_json: bool) -> None:
    """List the runs and searches that were kept, the newest first: what was played, and what came out.

    Whatever is kept with --out is listed. duelsim runs add finds runs that came from elsewhere, or were moved.
    """
    from sim.experiments.runs.index import RunIndex

    with closing(RunIndex.of_user()) as index:
        found, damaged = index.runs(), index.damaged()
    _tell_damaged(damaged)
    found = [run for run in found if _has_deck(run, deck)]
    if as_json:
        print_json([_described(run) for run in found])
        return
    if not found:
        which = (
            gettext("No run has been kept yet.") if deck is None else gettext("No run has a deck {deck!r}.", deck=deck)
        )
        print_error(
            sentences(which, gettext("--out DIR keeps a run; duelsim runs add FOLDER finds those that are not listed."))
        )
    _print_runs(found, whole)


def _print_runs(found: "Sequence[KnownRun]", whole: bool) -> None:
    with working(gettext("Reading {count} runs", count=len(found))):
        lines = [line for run in found for line in (_lines if whole else _short_lines)(run)]
    if whole:
        print_lines(lines)
    else:
        print_cut_lines(lines, width_of_columns() or LONGEST_LINE)


@runs_commands.command(
    "add", epilog=examples("duelsim runs add runs", "duelsim runs add /media/stick/runs/liquid-fn old-runs")
)
@click.argument("folders", metavar="FOLDER...", nargs=-1, required=True, shell_complete=complete_files)
@language_option
@json_option
def runs_add(folders: tuple[str, ...], as_json: bool) -> None:
    """Add the runs in FOLDERS to the list, however deep they are: runs from elsewhere, and those that were moved.

    A run that was moved keeps its number. The exit code is 2 if a folder has no runs, or one of them is damaged.
    """
    play_interpreted()
    from sim.api.found_runs import add_runs

    with Meter(gettext("Reading"), 0, translatable("runs")) as meter:
        found = add_runs(folders, meter.update_of)
    for problem in found.problems:
        print_error(problem)
    if as_json and (found.added or not found.problems):
        print_json([_described(run) for run in found.added])
    elif found.added:
        print_lines(line for run in found.added for line in _lines(run))
    if found.problems:
        raise click.exceptions.Exit(USAGE_ERROR)


def _tell_damaged(rows: "Sequence[DamagedRow]") -> None:
    """Say which runs are left out because their rows are damaged."""
    for row in rows:
        print_error(
            gettext(
                "Run {number} is left out, because its row of the index is damaged: {why}. duelsim runs"
                " add FOLDER notes the run in a folder again; duelsim runs rm {number} takes it off the"
                " list.",
                number=row.number,
                why=row.why,
            )
        )


def _has_deck(run: "KnownRun", words: str | None) -> bool:
    """Whether a deck of the run has these words in its name; without words, every run has."""
    return words is None or any(match_key(words) in match_key(f"{name}\n{deck_called(name)}") for name, _ in run.decks)


def _short_lines(run: "KnownRun") -> list[str]:
    """A run in two lines: what was played, and what came out."""
    played, *result, folder = _lines(run)
    return [played, *result] if run.is_there else [played, *result, folder]


def _lines(run: "KnownRun") -> list[str]:
    games = ngettext("{count:,} game", "{count:,} games", run.games)
    if not run.complete:
        games = gettext("{games}, unfinished", games=games)
    lines = [f"{run.number:>4}  {run.day}  {gettext(run.kind_in_words)}  {games}  {_decks(run.decks)}"]
    if run.verdict:
        lines.append(f"      {_verdict(run)}")
    gone = translatable("{folder} (it is no longer there; duelsim runs add finds it where it is now)")
    return [*lines, f"      {run.folder if run.is_there else gettext(gone, folder=run.folder)}"]


def _verdict(run: "KnownRun") -> str:
    """Its result in a sentence. The index has that in English; for another language the run is read."""
    if language() == ENGLISH:
        return run.verdict
    play_interpreted()
    from sim.web.history import verdict_in_words

    return verdict_in_words(run)


def _decks(decks: Sequence[tuple[str, str]]) -> str:
    """Decks and who plays them.

    >>> _decks([("Liquid Beast", "rush"), ("FN Rush", "rush")]), _decks([("Red", "rush"), ("Blue", "control")])
    ('Liquid Beast, FN Rush (rush)', 'Red (rush), Blue (control)')
    """
    players = {player for _, player in decks}
    named = [
        deck_called(name) if len(players) == 1 else gettext("{name} ({facts})", name=deck_called(name), facts=player)
        for name, player in decks
    ]
    listed = first_few(named, MOST_DECKS)
    return gettext("{name} ({facts})", name=listed, facts=players.pop()) if len(players) == 1 else listed


def _described(run: "KnownRun") -> dict[str, Any]:
    return {
        "number": run.number,
        "played": datetime.datetime.fromtimestamp(run.played, datetime.UTC).isoformat(),
        "experiment": run.kind,
        "seed": run.seed,
        "games": run.games,
        "complete": run.complete,
        "decks": [{"name": name, "player": player} for name, player in run.decks],
        "verdict": run.verdict,
        "run": str(run.folder),
        "there": run.is_there,
    }


# --- show, compare ------------------------------------------------------------------------------------------
@runs_commands.command(
    "show", epilog=examples("duelsim runs show 3", "duelsim runs show runs/liquid-fn", "duelsim runs show 3 --json")
)
@click.argument("run", metavar=RUN, shell_complete=complete_files)
@language_option
@names_option
@json_option
def runs_show(run: str, as_json: bool) -> None:
    """Show the result of a run or a search again, as the command that played it did.

    duelsim report writes the whole report. A damaged run is an error; the message says what can be done.
    """
    from sim.experiments.runs.index import folder_named

    folder, _ = folder_named(run)
    play_interpreted()
    from sim.api.kept_searches import read_kept

    with working(gettext("Reading the run")):
        result = read_kept(folder)
        document = result.document() if result.has_numbers else None
    if document is None:
        from sim.api.errors import RunMismatch

        raise RunMismatch(gettext("{folder} holds no games yet, so there is nothing to show.", folder=folder))
    if as_json:
        print_json(result.to_json() | {"interrupted": result.interrupted, "run": str(folder)})
        return
    from reports.writing.terminal import render

    closing_lines = _below(result, folder)
    print_page(lambda plain: render(document, plain=plain, closing=closing_lines))


def _below(result: "Result | KeptResult", folder: Path) -> tuple[str, ...]:
    """What stands below a result; says on stderr if it is unfinished."""
    from sim.api.result import Result

    if result.interrupted:
        run = translatable("The run is unfinished; the command that played it resumes it.")
        searched = translatable("The search is unfinished; the command that played it resumes it.")
        print_error(gettext(run if isinstance(result, Result) else searched))
    writes = gettext("duelsim report {folder} writes the report.", folder=folder)
    if not isinstance(result, Result):
        return (writes,)
    again = gettext("With --seed {seed} the same games are played again.", seed=result.seed)
    return (*games_to_watch(result, lambda cell: ""), sentences(again, writes))


@runs_commands.command(
    "compare",
    short_help="Say how a deck did in one run compared with another.",
    epilog=examples(
        "duelsim runs compare 3 7",
        "duelsim runs compare runs/version-3 runs/version-7",
        'duelsim runs compare 3 9 --deck "My Deck"',
        'duelsim runs compare 8 9 --deck "My Deck" --deck "My Deck 2" --json',
    ),
)
@click.argument("first", metavar=RUN, shell_complete=complete_files)
@click.argument("second", metavar=RUN, shell_complete=complete_files)
@click.option(
    "--deck",
    "decks",
    multiple=True,
    metavar="NAME",
    help="The deck to compare, by its name or the beginning of its checksum; twice if it has another name in the second"
    " run.  [default: the deck that the experiment is about]",
)
@language_option
@names_option
@json_option
def runs_compare(first: str, second: str, decks: tuple[str, ...], as_json: bool) -> None:
    """Compare how a deck did in two runs, such as two versions of your list. Nothing is played.

    The opponents that both decks have met are compared, whatever the experiments were: matches, gauntlets, matrices,
    comparisons. Differences are the second run minus the first. Whatever else differs between the runs - players,
    rules, the version of duelsim - is named.
    """
    if len(decks) > 2:
        raise click.UsageError(gettext("Give --deck once, or twice, for the first run and for the second."))
    from sim.experiments.runs.index import folder_named

    (folder, label), (other_folder, other_label) = folder_named(first), folder_named(second)
    play_interpreted()
    from sim.api.comparing_runs import compare_runs

    with working(gettext("Comparing the runs")):
        found = compare_runs(folder, other_folder, decks=decks or None, labels=(label, other_label))
    if as_json:
        print_json(found.to_json() | {"run_first": str(folder), "run_second": str(other_folder)})
        return
    from reports.writing.terminal import render

    print_page(lambda plain: render(found.document(), plain=plain))


# --- rm -----------------------------------------------------------------------------------------------------
@runs_commands.command(
    "rm", epilog=examples("duelsim runs rm 3", "duelsim runs rm 3 4 --folder", "duelsim runs rm 3 --folder --yes")
)
@click.argument("runs", metavar=f"{RUN}...", nargs=-1, required=True, shell_complete=complete_files)
@click.option("--folder", "with_folder", is_flag=True, help="Also delete the folders of the runs, with their games.")
@click.option("--yes", is_flag=True, help="Do not ask before deleting.")
@language_option
@json_option
def runs_rm(runs: tuple[str, ...], with_folder: bool, yes: bool, as_json: bool) -> None:
    """Take runs off the list. Their folders stay, unless you add --folder.

    --folder names the folders and asks before it deletes them. Only what duelsim wrote is deleted: a folder that has
    other files keeps them, and no link is followed.
    """
    from sim.experiments.runs.deleting import remove_runs

    removed = remove_runs(runs, with_folders=with_folder, agree=partial(_ask, yes=yes))
    for line in removed.told:
        print_error(line)
    if as_json:
        print_json(_removed_json(removed))
        return
    for number in removed.damaged:
        print_text(gettext("Run {number}, whose row was damaged, is no longer listed.", number=number))
    for run in removed.runs:
        deleted = translatable("Run {number} is deleted and no longer listed: {folder}")
        listed = translatable("Run {number} is no longer listed: {folder}")
        gone = with_folder and not run.is_there
        print_text(gettext(deleted if gone else listed, number=run.number, folder=run.folder))


def _ask(folders: Sequence[Path], *, yes: bool) -> None:
    """Name the folders that will be deleted, and ask if the user has not said yes. Raises Abort."""
    for folder in folders:
        print_error(gettext("{folder} will be deleted, with all its games.", folder=folder))
    if folders and not yes:
        click.confirm(gettext("Delete?"), abort=True, err=True)


def _removed_json(removed: "Removed") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [
        {"number": run.number, "run": str(run.folder), "deleted": run.folder in removed.folders} for run in removed.runs
    ]
    return rows + [{"number": number, "run": None, "deleted": False} for number in removed.damaged]
