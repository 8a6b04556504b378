"""`duelsim decks`: the decks that ship with duelsim, and checking your own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from decks.assembly import read_list
from decks.checking import DeckError
from decks.formats import Format, check_format
from decks.listing import TakenLine
from decks.matching import match_key
from decks.names import CardNames
from decks.reading import Deck, Section, deck_hash, deck_of_list, outside, slots
from decks.shipped import years_in_words
from decks.shown_names import called
from decks.sideboards import check_sideboard, sideboard
from decks.sources import STDIN, check_stdin_is_named_once, find_deck
from decks.visible_text import shown
from sim.command_line.card_facts import card_line
from sim.command_line.command_files import CommandFiles
from sim.command_line.completion import complete_decks
from sim.command_line.deck_list import print_head, print_shipped, shipped_at, shipped_json, shipped_like
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.format_note import held_to_json, not_checked_in_words
from sim.command_line.group import commands
from sim.command_line.named_decks import kept_apart, read_decks
from sim.command_line.options import (
    SpanType,
    cards_option,
    examples,
    for_programs,
    format_option,
    json_option,
    limits_option,
    names_option,
)
from sim.command_line.output import (
    Meter,
    print_error,
    print_json,
    print_lines,
    print_page,
    print_text,
)
from sim.command_line.taken_lines import taken_in_words, taken_json

if TYPE_CHECKING:
    from sim.cards.library.search import Span


@commands.group("decks", commands=CommandFiles("decks"))
def decks_commands() -> None:
    """Decklists: those that ship with duelsim, and yours."""


@decks_commands.command(
    "list",
    epilog=examples(
        "duelsim decks list",
        "duelsim decks list --year 2004-2006 --civilization fire",
        "duelsim decks list --year 2016 --json",
    ),
)
@click.option("--year", "years", type=SpanType(), default=(None, None), help="Such as 2013, 2011-2014, 2011- or -2014.")
@click.option(
    "--civilization",
    "civilizations",
    type=click.Choice(["light", "water", "darkness", "fire", "nature"]),
    multiple=True,
    help="May be repeated: the deck has all of them.",
)
@json_option
def decks_list(years: "Span", civilizations: tuple[str, ...], as_json: bool) -> None:
    """List the decks that ship with duelsim: those with a playbook, ready-made decks, and lists that players published.

    The first word of each line names the deck in all commands, and so do both its names. --field era:2006 names all
    decks of a year.
    """
    from sim.cards.library import imported_cards

    decks = shipped_like(years, civilizations)
    if not decks:
        every = years_in_words(deck.year for deck in shipped_like((None, None), civilizations))
        print_error(f"No shipped deck is like that.{f' Those of these civilizations are of {every}.' if every else ''}")
    if as_json:
        read = read_decks([deck.key for deck in decks], "open")
        print_json(
            [
                {**shipped_json(deck), **_deck_json(cards), **_imported_json(imported_cards(cards))}
                for deck, cards in zip(decks, read, strict=True)
            ]
        )
    elif decks:
        print_shipped(decks)


@decks_commands.command("show", epilog=examples("duelsim decks show liquid-beast", "duelsim decks show my-deck.txt"))
@click.argument("deck", shell_complete=complete_decks)
@format_option
@cards_option
@names_option
@json_option
def decks_show(deck: str, format: Format, as_json: bool) -> None:
    """Show a deck with the facts of its cards."""
    from sim.cards.library import cards_in_use

    found = read_decks([deck], format)[0]
    shipped = shipped_at(found.path)
    if as_json:
        print_json({**(shipped_json(shipped) if shipped else {}), **_deck_json(found)})
        return
    print_text(f"{found.name}: {_size(found)} cards ({found.path})")
    if shipped:
        print_head(shipped)
    print_lines(
        (f"{copies:>3} {card_line(cards_in_use().find(name))}" for name, copies in found.cards), whole_in_files=True
    )
    for section in found.outside:
        print_text(f"In the {section.name}:")
        lines = (f"{copies:>3} {card_line(cards_in_use().find(name))}" for name, copies in section.cards)
        print_lines(lines, whole_in_files=True)
    if sideboard(found):
        known = cards_in_use().deck_names.known
        print_text("In the sideboard:")
        facts = {name: card_line(cards_in_use().find(name)) for name, _ in sideboard(found) if match_key(name) in known}
        print_lines(
            (f"{copies:>3} {facts.get(name) or called(name)}" for name, copies in sideboard(found)), whole_in_files=True
        )


@decks_commands.command(
    "check",
    epilog=examples(
        "duelsim decks check my-deck.txt",
        "duelsim decks check decks/*.txt --format open --json",
        "duelsim decks check my-deck.txt --format original --date 2025-07-01",
        "duelsim decks check pasted.txt --lines",
    ),
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=complete_decks)
@format_option
@limits_option
@cards_option
@click.option("--lines", "every_line", is_flag=True, help="Say of every line what it was taken for.")
@names_option
@json_option
def decks_check(files: tuple[str, ...], format: Format, every_line: bool, as_json: bool) -> None:
    """Check decklists, and report every problem with its line.

    Lines that were taken for a title, a heading, a note or anything else but a card are reported; --lines reports every
    line. The exit code is 2 if a deck cannot be used. Faults of its sideboard are reported too; the deck can be used
    without it. Imported cards without a review are named, and so are Gods and cells without a partner to link with.
    """
    from reports.own_cards import imported_in_words
    from sim.cards.library import cards_in_use, check_own_cards, imported_cards
    from sim.cards.library.partners import alone_in

    for_programs(as_json)
    check_stdin_is_named_once([*files, format.given])
    names = cards_in_use().deck_names
    check_format(format, names)
    results: list[tuple[str, Deck | DeckError]] = []
    taken: list[Sequence[TakenLine]] = []
    for file in files:
        taken.append(())
        try:
            path, content = find_deck(file)
            found = read_list(content, names)
            taken[-1] = found.lines
            deck = deck_of_list(found, path, names, format, name="" if file == STDIN else shown(path.stem))
            check_own_cards(deck)
            results.append((file, deck))
        except DeckError as error:
            results.append((file, error))
    if as_json:
        each = zip(results, taken, strict=True)
        print_json(
            [{**_check_json(file, result, names, format), "lines": taken_json(lines)} for (file, result), lines in each]
        )
    else:
        for (_, result), lines_taken in zip(results, taken, strict=True):
            if isinstance(result, Deck):
                print_text(
                    f"{result.path}: {result.name} is a valid {format} deck of {_size(result)} cards{_beside(result)}."
                )
                if unsure := not_checked_in_words(result, format, names):
                    print_lines([unsure])
                if imported := imported_cards(result):
                    print_lines([imported_in_words(imported)])
                if alone := alone_in(slots(result) + outside(result).names):
                    print_lines([one.why for one in alone])
                for notice in kept_apart(result):
                    print_error(notice)
                if wrong := _wrong_sideboard(result, names, format):
                    print_error(str(wrong))
            else:
                print_error(str(result))
            told = taken_in_words(lines_taken, every=every_line)
            if told and isinstance(result, Deck):
                print_lines(told, whole_in_files=True)
            elif told:
                print_error("\n".join(told))
        if format.applied:
            print_text(format.applied)
    if any(isinstance(result, DeckError) for _, result in results):
        raise click.exceptions.Exit(USAGE_ERROR)


@decks_commands.command(
    "coverage",
    epilog=examples(
        "duelsim decks coverage my-lists",
        "duelsim decks coverage lists/*.txt --all",
        "duelsim decks coverage my-lists --json > coverage.json",
    ),
)
@click.argument("lists", metavar="LIST...", nargs=-1, required=True, shell_complete=complete_decks)
@format_option
@click.option("--all", "everything", is_flag=True, help="Show all cards, sentences and lists.")
@cards_option
@names_option
@json_option
def decks_coverage(lists: tuple[str, ...], format: Format, everything: bool, as_json: bool) -> None:
    """Say which decklists can be played, and which cards and sentences keep the others from it.

    LIST is a file, or a folder with files. First come the cards that unlock most lists: with each card and those before
    it, the most lists can be played. Sentences that are not understood are ordered in the same way.
    """
    from sim.cards.library.covering import coverage_of

    for_programs(as_json)
    check_stdin_is_named_once(lists)
    with Meter("Reading", len(lists), "lists") as meter:
        found = coverage_of(lists, format, lambda done, of: meter.update(done, total=of))
    if as_json:
        print_json(found.to_json())
        return
    from reports.sections.coverage import document
    from reports.writing.terminal import render

    print_page(lambda plain: render(document(found, everything=everything), plain=plain))


def _beside(deck: Deck) -> str:
    """What begins outside a deck, as text."""
    parts = [f"{section.size} in the {section.name}" for section in deck.outside]
    return f", with {' and '.join(parts)}" if parts else ""


def _size(deck: Deck) -> int:
    return sum(copies for _, copies in deck.cards)


def _deck_json(deck: Deck) -> dict[str, Any]:
    return {
        "name": deck.name,
        "path": str(deck.path),
        "hash": deck_hash(slots(deck), outside(deck)),
        "size": _size(deck),
        "cards": _cards_json(deck.cards),
        "outside": _sections_json(deck.outside),
        "apart": _sections_json(deck.apart),
    }


def _sections_json(sections: Sequence[Section]) -> list[dict[str, Any]]:
    return [{"section": one.name, "cards": _cards_json(one.cards)} for one in sections]


def _cards_json(cards: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
    from sim.cards.library.shown_names import named_in_japanese

    return [{"name": name, **named_in_japanese(name), "copies": copies} for name, copies in cards]


def _check_json(file: str, result: Deck | DeckError, names: CardNames, format: Format) -> dict[str, Any]:
    from sim.cards.library import imported_cards
    from sim.cards.library.partners import alone_in

    if isinstance(result, Deck):
        alone = alone_in(slots(result) + outside(result).names)
        linked = [{"card": one.card, "needs": list(one.partners), "why": one.why} for one in alone]
        return {
            "file": file,
            "ok": True,
            "problems": [],
            **held_to_json(result, names, format),
            "sideboard_problems": _problems_json(_wrong_sideboard(result, names, format)),
            **_imported_json(imported_cards(result)),
            **({"never_linked": linked} if linked else {}),
            **_deck_json(result),
        }
    return {"file": file, "ok": False, **held_to_json(None, names, format), "problems": _problems_json(result)}


def _imported_json(names: Sequence[str]) -> dict[str, Any]:
    """The cards that nobody has reviewed, under the same key as in the result of a run."""
    return {"imported_cards_not_reviewed": list(names)} if names else {}


def _problems_json(error: DeckError | None) -> list[dict[str, Any]]:
    """The problems of a deck; one of a card that is not known has its name, and whether it is a real card."""
    found = () if error is None else error.problems
    return [
        {
            "line": problem.line,
            "message": problem.message,
            **({} if problem.unknown is None else {"card": problem.unknown, "real": problem.real}),
        }
        for problem in found
    ]


def _wrong_sideboard(deck: Deck, names: CardNames, format: Format) -> DeckError | None:
    """What is wrong with the sideboard of a deck."""
    try:
        check_sideboard(deck, names, format)
    except DeckError as error:
        return error
    return None
