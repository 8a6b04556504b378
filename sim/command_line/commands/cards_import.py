"""`duelsim cards import`: published wordings of cards as a card file, and what of them is not understood."""

from __future__ import annotations

import os.path
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.command_line.commands.cards import cards_commands
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.options import examples, json_option, language_option
from sim.command_line.output import Meter, print_error, print_json, print_lines
from sim.files import write_file
from sim.language import comma, gettext, translatable

if TYPE_CHECKING:
    from sim.cards.imported import Imported, Report

SENTENCES_SHOWN = 20
FILE = click.Path(dir_okay=False, path_type=Path)


@cards_commands.command(
    "import",
    epilog=examples(
        "duelsim cards import all-cards.jsonl --output imported.txt", "duelsim cards import cards.txt --json"
    ),
)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--output", type=FILE, help="Write the imported cards to this card file.")
@click.option("--missed", type=FILE, help="Write all that is not understood to this file.")
@overwrite_option
@language_option
@json_option
def cards_import(
    files: tuple[Path, ...], output: Path | None, missed: Path | None, overwrite: bool, as_json: bool
) -> None:
    """Rewrite published wordings of cards as a card file, and say what is not understood.

    FILES have a card in JSON on each line, or cards as text: a name, lines such as "Civilization: Water", "Type:
    Creature" and "Cost: 3", and the paragraphs. A card is imported whole or not at all. Imported cards are marked as
    not reviewed: compare each with the published card before you trust it.
    """
    from sim.cards.imported import WrongSource, import_files, report_of

    output, missed = _checked_files(output, missed, overwrite=overwrite)
    try:
        with Meter(gettext("Importing"), 0, translatable("cards")) as meter:
            results = import_files(files, meter.update_of)
    except WrongSource as error:
        raise click.BadParameter(str(error), param_hint="FILES") from None
    report = report_of(results)
    _write(report, output, missed, overwrite=overwrite)
    _remember(results)
    if as_json:
        print_json(_json(report))
    else:
        print_lines(_summary(report, output))


def _checked_files(output: Path | None, missed: Path | None, *, overwrite: bool) -> tuple[Path | None, Path | None]:
    """The files to write, if any, which are two. Raises UsageError."""
    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite)
    if missed is not None:
        missed = checked_output("--missed", missed, overwrite=overwrite)
        if output is not None and os.path.abspath(output) == os.path.abspath(missed):
            raise click.UsageError(gettext("--output and --missed name the same file. Name another one for either."))
    return output, missed


def _write(report: Report, output: Path | None, missed: Path | None, *, overwrite: bool) -> None:
    """Write the files that were asked for."""
    if output is not None:
        write_file(output, report.card_file.encode(), overwrite=overwrite)
    if missed is not None:
        write_file(missed, ("\n".join(_missed_lines(report)) + "\n").encode(), overwrite=overwrite)


def _remember(results: Sequence[Imported]) -> None:
    """Remember which cards cannot be played, and why: a decklist that has one is not told that its name is wrong."""
    from sim.cards.imported import names_missed
    from sim.cards.library import CardFileError
    from sim.cards.library.not_understood import remember

    missed, understood = names_missed(results)
    try:
        file = remember(missed, understood)
    except (CardFileError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        print_error(
            gettext("The names of the cards that are not understood cannot be kept for decklists: {why}.", why=reason)
        )
        return
    if missed and file is not None:
        keeps = gettext(
            "{file} keeps the names of the cards that are not understood, for decklists that have them.", file=file
        )
        print_error(keeps)


def _summary(report: Report, output: Path | None) -> list[str]:
    share = f"{report.imported / max(1, report.cards):.1%}"
    imported = {"imported": report.imported, "cards": report.cards, "share": share}
    lines = [gettext("{imported} of {cards} cards are imported ({share}).", **imported)]
    if output is not None:
        lines.append(
            gettext(
                "{file}: {written} cards are written; the library has {known} of the imported.",
                file=output,
                written=report.written,
                known=report.in_library,
            )
        )
    for names, what in (
        (report.in_two_ways, translatable("{count} with two meanings, in none of the files: {names}")),
        (report.unlike_library, translatable("{count} unlike the card of the library: {names}")),
    ):
        if names:
            lines.append(gettext(what, count=len(names), names=comma().join(names)))
    if report.missed:
        lines += ["", gettext("Not understood most often:"), *_missed_lines(report)[:SENTENCES_SHOWN]]
    return lines


def _missed_lines(report: Report) -> list[str]:
    """What is not understood, a line each: of how many cards, what, why, and one of the cards."""
    return [
        f"{len(names)}  {what.kind}: {what.text} - {what.reason} ({names[0]})".replace("\n", " ")
        for what, names in report.missed
    ]


def _json(report: Report) -> dict[str, Any]:
    return {
        "cards": report.cards,
        "imported": report.imported,
        "in_library": report.in_library,
        "in_two_ways": report.in_two_ways,
        "unlike_library": report.unlike_library,
        "missed": [
            {"kind": what.kind, "text": what.text, "reason": what.reason, "cards": names}
            for what, names in report.missed
        ],
    }
