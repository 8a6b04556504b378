"""`duelsim decks formats`: the formats, and the cards that one restricts on a day."""

import datetime
from typing import Any

import click

from decks.formats import Format, FormatError, find_format
from decks.formats.files import in_ranges
from decks.formats.finding import shipped_formats
from decks.formats.format import Limit, RestrictedCard
from sim.command_line.commands.decks import decks_commands
from sim.command_line.completion import complete_formats
from sim.command_line.format_note import format_json
from sim.command_line.options import DayType, examples, json_option, language_option
from sim.command_line.output import print_json, print_lines
from sim.language import comma, gettext, ngettext, sentences, translatable

SIZES = {
    "standard": translatable("Exactly 40 cards, at most 4 of a name."),
    "open": translatable("11 to 60 cards, any number of a name."),
}
COPIES = (translatable("Banned"), translatable("One copy"), translatable("Two copies"), translatable("Three copies"))
FIRST_HALL_OF_FAME = datetime.date(2004, 3, 15)


@decks_commands.command(
    "formats",
    epilog=examples(
        "duelsim decks formats", "duelsim decks formats --date 2010-06-01", "duelsim decks formats classic-08 --json"
    ),
)
@click.argument("format", metavar="[FORMAT]", required=False, shell_complete=complete_formats)
@click.option("--date", "day", type=DayType(), help="The day of the Hall of Fame, such as 2025-07-01.")
@language_option
@json_option
def decks_formats(format: str | None, day: datetime.date | None, as_json: bool) -> None:
    """List the formats, or the cards that one restricts: by default the Hall of Fame of a day."""
    if format is None and day is None:
        found = shipped_formats()
        if as_json:
            print_json([format_json(one) for one in found])
        else:
            print_lines([f"{one.given:<12}  {_in_short(one)}" for one in found])
        return
    try:
        wanted = find_format(format or "hall-of-fame", day)
    except FormatError as error:
        raise click.UsageError(str(error)) from None
    if as_json:
        print_json(format_json(wanted) | _restricted_json(wanted))
    else:
        print_lines(_restricted_lines(wanted))


def _in_short(format: Format) -> str:
    """A format in a line."""
    if format.given in SIZES:
        return gettext(SIZES[format.given])
    if format.has_hall_of_fame:
        all_cards = translatable("All cards, as the Hall of Fame allows; since {day}.")
        main_deck = translatable("The main deck alone, as the Hall of Fame allows; since {day}.")
        return gettext(main_deck if format.without else all_cards, day=format.since or FIRST_HALL_OF_FAME)
    return sentences(
        "" if format.pool is None else gettext("Cards of {sets}.", sets=in_ranges(format.pool.sets)),
        ngettext("{count} is restricted.", "{count} are restricted.", len(format.limits))
        if format.limits
        else gettext("No restricted ones are known."),
        gettext("By fans."),
    )


def _restricted_lines(format: Format) -> list[str]:
    """The cards that a format restricts, in both languages."""
    title = gettext(format.title)
    lines = [sentences("" if format.applied.startswith(title) else gettext("{words}.", words=title), format.applied)]
    for most, words in enumerate(COPIES):
        limits = [limit for limit in format.limits if limit.most == most]
        if limits:
            lines += ["", gettext("{what}: {said}", what=gettext(words), said=len(limits))]
            lines += [f"  {_since(limit.since)}{_both_names(limit.card)}" for limit in limits]
    if format.in_all:
        for group in format.in_all:
            lines += ["", gettext("{most} in all of these: {count}", most=group.most, count=len(group.cards))]
            lines += [f"  {_both_names(card)}" for card in group.cards]
    if format.apart:
        lines += ["", gettext("Not together in one deck: {count}", count=len(format.apart))]
        lines += [
            f"  {_since(pair.since)}{_both_names(pair.first)} + {_both_names(pair.second)}" for pair in format.apart
        ]
    if format.without:
        lines += ["", gettext("Without: {zones}", zones=comma().join(map(gettext, format.without)))]
    if format.pool is not None:
        sets, until = in_ranges(format.pool.sets), format.pool.until
        if until is None:
            lines += ["", gettext("Cards with a printing in: {sets}", sets=sets)]
        else:
            with_promotional = translatable("Cards with a printing in: {sets}, and promotional cards until {day}")
            lines += ["", gettext(with_promotional, sets=sets, day=until)]
        lines += [gettext("In part: {sets}", sets=in_ranges(format.pool.partly))] if format.pool.partly else []
    return lines if len(lines) > 1 else [*lines, "", gettext(SIZES[format.given]) if format.given in SIZES else ""]


def _since(day: datetime.date | None) -> str:
    return "" if day is None else f"{day}  "


def _both_names(card: RestrictedCard) -> str:
    return " / ".join(dict.fromkeys(filter(None, (card.name, card.japanese))))


def _restricted_json(format: Format) -> dict[str, Any]:
    """The cards that a format restricts."""

    def named(card: RestrictedCard) -> dict[str, Any]:
        return {"name": card.name, "japanese": card.japanese or None}

    def limited(limit: Limit) -> dict[str, Any]:
        since = None if limit.since is None else str(limit.since)
        return {**named(limit.card), "copies": limit.most, "since": since}

    return {
        "date": None if format.day is None else str(format.day),
        "restricted": [limited(limit) for limit in format.limits],
        "in_all": [{"copies": one.most, "cards": [named(card) for card in one.cards]} for one in format.in_all],
        "not_together": [
            {"cards": [named(one.first), named(one.second)], "since": None if one.since is None else str(one.since)}
            for one in format.apart
        ],
        "sets": None if format.pool is None else list(format.pool.sets),
        "sets_in_part": None if format.pool is None else list(format.pool.partly),
    }
