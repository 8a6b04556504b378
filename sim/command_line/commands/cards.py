"""`duelsim cards`: the cards of the library and their rules texts."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from decks.names import UnplayableCard
from decks.shown_names import BOTH, is_japanese
from decks.unplayable import cannot_be_played, unplayable_json, unplayable_text
from decks.visible_text import shown
from sim.cards.text.blocks import blocks
from sim.command_line.card_facts import ORDERS, card_json, card_lines, entry_json, print_entries, print_texts
from sim.command_line.command_files import CommandFiles
from sim.command_line.completion import complete_cards, complete_races, complete_sets
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.group import commands
from sim.command_line.options import (
    SpanType,
    cards_option,
    examples,
    for_programs,
    json_option,
    language_option,
    names_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_lines, print_text
from sim.files import write_file
from sim.language import first_few, gettext, ngettext, sentences, translatable

if TYPE_CHECKING:
    from sim.cards.library import CardFileError
    from sim.cards.library.checking import CheckedFile
    from sim.cards.library.search import Found, Span
    from sim.cards.text.formatting import Formatted
    from sim.cards.words import Card

MOST_NAMED = 5
MOST_FAULTS = 30  # of a file that are printed


@commands.group("cards", commands=CommandFiles("cards"))
def cards_commands() -> None:
    """The cards that duelsim knows."""


@cards_commands.command("list", epilog=examples("duelsim cards list", "duelsim cards list --json"))
@cards_option
@language_option
@names_option
@json_option
def cards_list(as_json: bool) -> None:
    """List all cards: name, type, civilizations, cost, power and races."""
    from sim.cards.library import cards_in_use

    entries = cards_in_use().entries
    if as_json:
        print_json([entry_json(entry) for entry in entries])
    else:
        print_entries(entries)


@cards_commands.command(
    "search",
    epilog=examples(
        "duelsim cards search draw a card",
        'duelsim cards search --name "bolmeteus steal dragon"',
        "duelsim cards search --civilization water --civilization darkness --cost 3-5 --type spell",
        'duelsim cards search --race Dragon --power 6000- --keyword "double breaker" --set DM-06',
        "duelsim cards search --keyword blocker --sort cost --limit 10 --text",
        "duelsim cards search アクア --json",
    ),
)
@click.argument("words", nargs=-1)
@click.option("--name", default="", help="Words of the name, English or Japanese.")
@click.option(
    "--civilization",
    "civilizations",
    type=click.Choice(["light", "water", "darkness", "fire", "nature", "multicolored", "colorless"]),
    multiple=True,
    help="May be repeated: the card has all of them.",
)
@click.option("--cost", type=SpanType(), default=(None, None), help="Such as 3, 3-5, 3- or -5.")
@click.option("--power", type=SpanType(), default=(None, None), help="Such as 3000, 3000-5000, 6000- or -2000.")
@click.option("--type", "type_words", default="", metavar="TYPE", help="Words of the type, such as evolution creature.")
@click.option(
    "--race",
    "races",
    multiple=True,
    shell_complete=complete_races,
    help="May be repeated. Dragon finds every Armored Dragon.",
)
@click.option("--keyword", "keywords", multiple=True, help="How an ability begins, such as saver. May be repeated.")
@click.option(
    "--set",
    "set_code",
    default="",
    metavar="SET",
    shell_complete=complete_sets,
    help="A set that has the card, such as DM-01.",
)
@click.option(
    "--sort",
    "order",
    type=click.Choice(list(ORDERS)),
    help="The order.  [default: cards with the words in their names first, then by name]",
)
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Show the first N cards.")
@click.option("--text", "with_text", is_flag=True, help="Also show the rules texts.")
@cards_option
@language_option
@names_option
@json_option
@click.pass_context
def cards_search(
    context: click.Context,
    words: tuple[str, ...],
    name: str,
    civilizations: tuple[str, ...],
    cost: "Span",
    power: "Span",
    type_words: str,
    races: tuple[str, ...],
    keywords: tuple[str, ...],
    set_code: str,
    order: str | None,
    limit: int | None,
    with_text: bool,
    as_json: bool,
) -> None:
    """Find cards by WORDS of their names and texts, and by their facts.

    A card must have everything that is asked for. If none has the words, cards with similar names are shown. Their
    number is printed on stderr. Real cards that cannot be played yet come last, and are found by name and set alone.
    """
    from sim.cards.library import cards_in_use
    from sim.cards.library.search import Query, search_cards

    _show_what_was_asked(context, (*words, name))
    query = Query(words, name, civilizations, cost, power, type_words, races, keywords, set_code)
    found = search_cards(query, cards_in_use())
    if order is not None:
        found = replace(found, entries=tuple(sorted(found.entries, key=ORDERS[order])))
    shown = found.first(limit)
    _tell_if_unlike(found)
    for_programs(as_json)
    if as_json:
        print_json([*map(entry_json, shown.entries), *map(unplayable_json, shown.unplayable)])
    else:
        _print_found(shown, with_text=with_text)
        if found and not found.similar:
            print_error(_counted(len(found.entries), len(found.unplayable), len(shown)))


def _tell_if_unlike(found: "Found") -> None:
    """Say that no card is what was looked for."""
    if found.similar:
        similar = gettext("These have similar names:") if found.entries else ""
        print_error(sentences(gettext("No card has these words."), similar))
    elif not found:
        print_error(gettext("No card matches."))


def _print_found(shown: "Found", *, with_text: bool) -> None:
    """Print the cards, those that cannot be played yet last."""
    if with_text:
        print_texts(shown.entries)
    elif shown.entries:
        print_entries(shown.entries)
    if shown.unplayable:
        print_lines(map(cannot_be_played, shown.unplayable), whole_in_files=True)


def _counted(playable: int, unplayable: int, shown: int) -> str:
    """How many cards were found."""
    count = playable + unplayable
    if not unplayable:
        found = ngettext("{count:,} card.", "{count:,} cards.", count)
    elif playable:
        found = gettext(
            "{count:,} cards, {unplayable:,} of which cannot be played yet.", count=count, unplayable=unplayable
        )
    else:
        found = ngettext(
            "{count:,} card that cannot be played yet.", "{count:,} cards that cannot be played yet.", count
        )
    if shown == count:
        return found
    return sentences(found, ngettext("The first is shown.", "The first {count:,} are shown.", shown))


def _show_what_was_asked(context: click.Context, words: Sequence[str]) -> None:
    """Show Japanese names too where words of them are looked for, unless the user has chosen how cards are called."""
    if any(map(is_japanese, words)) and context.get_parameter_source("names_shown") is ParameterSource.DEFAULT:
        from sim.cards.library.shown_names import using_names

        context.with_resource(using_names(BOTH))


@cards_commands.command(
    "show", epilog=examples("duelsim cards show Terror Pit", 'duelsim cards show "aqua hulcus" --json')
)
@click.argument("name", nargs=-1, required=True, shell_complete=complete_cards)
@cards_option
@language_option
@names_option
@json_option
def cards_show(name: tuple[str, ...], as_json: bool) -> None:
    """Show a card: its facts, and its rules text as the engine plays it.

    Case, accents and the kind of apostrophe in NAME make no difference. Several names in quotes show several cards.
    For a real card that cannot be played yet, its names, its sets and what is not understood are shown.
    """
    for_programs(as_json)
    cards = _named(name)
    if as_json:
        found = [unplayable_json(card) if isinstance(card, UnplayableCard) else card_json(card) for card in cards]
        print_json(found if len(found) > 1 else found[0])
    else:
        texts = (
            unplayable_text(card).split("\n") if isinstance(card, UnplayableCard) else card_lines(card)
            for card in cards
        )
        print_lines([line for text in texts for line in ("", *text)][1:])


def _named(words: tuple[str, ...]) -> "list[Card | UnplayableCard]":
    """The card whose name these words are, or the cards that each of them names."""
    from sim.cards.library import CannotBePlayed, UnknownCard, cards_in_use

    def find(name: str) -> "Card | UnplayableCard":
        try:
            return cards_in_use().find(name)
        except CannotBePlayed as error:
            return error.card

    if len(words) > 1 and any(" " in one for one in words):  # in quotes: each is a name
        return [find(one) for one in words]
    try:
        return [find(" ".join(words))]
    except UnknownCard:
        with contextlib.suppress(UnknownCard):
            return [find(one) for one in words]
        raise


@cards_commands.command("check", epilog=examples("duelsim cards check my-cards.txt"))
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@language_option
@click.pass_context
def cards_check(context: click.Context, files: tuple[Path, ...]) -> None:
    """Read card files, and say which cards are understood, and what is wrong with the others.

    Exit code 2 if any card is not understood.
    """
    from sim.cards.library import text_of
    from sim.cards.library.checking import check_card_files

    texts = [(file, text_of(file)) for file in files]
    with _meter("\n\n".join(text for _, text in texts)) as meter:
        found = list(check_card_files(texts, meter.update))
    for checked, (file, text) in zip(found, texts, strict=True):
        _tell_checked(checked, file, text)
    if any(checked.faults or not checked.understood for checked in found):
        context.exit(USAGE_ERROR)


def _tell_checked(checked: "CheckedFile", file: Path, text: str) -> None:
    """Say how many cards of a file are understood, what is wrong with the others, and how they can be written."""
    understood = checked.understood
    print_lines(
        [
            ngettext(
                "{file}: {count} card is understood.", "{file}: {count} cards are understood.", understood, file=file
            )
        ]
    )
    if checked.faults:
        readable = _readable(text, {fault.card for fault in checked.faults})
        _print_some([*_faults(file, checked.faults, text), *checked.oddities])
        _print_readable(file, text, list(readable.values()))
        return
    _print_some(checked.oddities)
    if not understood:
        print_error(gettext("{file}: there is no card in it; docs/cards.md says how to write one", file=file))


def _faults(file: Path, faults: Sequence["CardFileError"], text: str) -> list[str]:
    """What is wrong with the cards of a file: all that is not understood of a rules text, or is written another way."""
    from sim.cards.imported import not_understood
    from sim.cards.library.lookup import is_in_japanese, not_understood_in_japanese

    found = []
    begins = {lines[0]: (start, lines) for start, lines in reversed(list(blocks(text)))}
    for fault in faults[:MOST_FAULTS]:
        start, lines = begins.get(fault.card, (0, []))
        explained = (not_understood_in_japanese if is_in_japanese(lines) else not_understood)(lines)
        problems = [(start + at, gettext("{card}: {why}", card=shown(fault.card), why=why)) for at, why in explained]
        told = [gettext("{file}, line {line}: {what}", file=file, line=line, what=what) for line, what in problems]
        found += told or [str(fault)]
    return [*found, *map(str, faults[MOST_FAULTS:])]


@cards_commands.command(
    "phrases", epilog=examples("duelsim cards phrases", "duelsim cards phrases destroy", "duelsim cards phrases --json")
)
@click.argument("pattern", required=False)
@click.option("--page", is_flag=True, help="Print the page of the documentation, in Markdown.")
@click.option("--write", is_flag=True, hidden=True, help="It was written into a file before.")
@language_option
@json_option
def cards_phrases(pattern: str | None, page: bool, write: bool, as_json: bool) -> None:
    """Show the phrases of the card language: what they mean, and which cards and tests have them.

    With PATTERN, only those in whose name, meaning or wordings it occurs. In a wording, what stands in braces is filled
    with other phrases or numbers. The tests come with the source, not with an installed copy.
    """
    from sim.tools import phrases

    if page or write:
        if pattern is not None or as_json:
            option = "--page" if page else "--write"
            raise click.UsageError(gettext("{option} takes neither PATTERN nor --json.", option=option))
        print_text(phrases.page().rstrip("\n"))
        return
    found = phrases.matching(pattern)
    if as_json:
        print_json({"phrases": phrases.phrases_json(found)})
    else:
        print_lines(phrases.phrase_lines(found))


@cards_commands.command(
    "format", epilog=examples("duelsim cards format my-cards.txt", "duelsim cards format --check *.txt")
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing. Exit code 2 if a file would change.")
@language_option
@click.pass_context
def cards_format(context: click.Context, files: tuple[Path, ...], check: bool) -> None:
    """Rewrite card files as their cards would be shown; notes stay where they are.

    Wordings of published cards are put into the words that are understood, where those that are known mean one thing.
    Compare the result with the card. Exit code 2 if any card is not understood; it stays as it is.
    """
    if not all([_rewritten(file, check=check) for file in files]):
        context.exit(USAGE_ERROR)


def _rewritten(file: Path, *, check: bool) -> bool:
    """Rewrite a card file, and say what changes. Whether all of it is understood, and with `check` nothing changes."""
    from sim.cards.imported import in_our_english
    from sim.cards.library import text_of
    from sim.cards.library.lookup import read_in_japanese
    from sim.cards.text.formatting import formatted

    text = text_of(file)
    with _meter(text) as meter:
        found = formatted(text, meter.update, in_our_english, read_in_japanese)
    _print_some([gettext("{file}, {fault}", file=file, fault=fault) for fault in found.faults])
    changes = found.text != text
    if changes and not check:
        write_file(file, found.text.encode(), overwrite=True)
    print_lines([_changes(file, found, check=check) if changes else gettext("{file}: nothing changes.", file=file)])
    return not found.faults and not (check and changes)


def _print_some(messages: Sequence[str]) -> None:
    """Print the first messages about a file."""
    for message in messages[:MOST_FAULTS]:
        print_error(message)
    if len(messages) > MOST_FAULTS:
        print_error(gettext("and {count:,} more.", count=len(messages) - MOST_FAULTS))


def _readable(text: str, cards: set[str]) -> dict[str, list[str]]:
    """Those of these cards that are understood once `duelsim cards format` has rewritten them: their lines by name."""
    from sim.cards.imported import in_our_english
    from sim.cards.library.lookup import read_in_japanese
    from sim.cards.text.formatting import formatted

    found = formatted(text, rewrite=in_our_english, in_japanese=read_in_japanese)
    names = cards - {fault.card for fault in found.faults}
    return {lines[0]: lines for _, lines in blocks(found.text) if lines[0] in names}


def _print_readable(file: Path, text: str, readable: Sequence[list[str]]) -> None:
    """Show the lines of cards that `duelsim cards format` would rewrite."""
    if not readable:
        return
    before = set(text.split("\n"))
    writes = translatable(
        "{file}: duelsim cards format writes these so that they are understood. Check that it says the same:"
    )
    print_error(gettext(writes, file=file))
    for lines in readable:
        for line in ["", lines[0], *(line for line in lines[1:] if line and line not in before)]:
            print_error(line)


def _meter(text: str) -> Meter:
    """The progress of reading a card file."""
    return Meter(gettext("Reading"), sum(1 for _ in blocks(text)), translatable("cards"))


def _changes(file: Path, found: "Formatted", *, check: bool) -> str:
    """What of a file is rewritten, or would be."""
    what = first_few(found.changed, MOST_NAMED) or gettext("empty lines")
    rewritten, would_be = (
        translatable("{file}: rewritten ({what})."),
        translatable("{file}: would be rewritten ({what})."),
    )
    return gettext(would_be if check else rewritten, file=file, what=what)
