"""A field of decks from results of tournaments: which decks were played, how often, and how they were placed."""

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from decks.checking import DeckError, Problem
from decks.formats import DeckFormat
from decks.names import CardNames
from decks.reading import Deck, deck_hash, distinct_names, outside, read_deck, slots
from decks.tournaments import ResultRow, ResultsError, read_results, refuse
from decks.visible_text import shown
from sim.api.errors import ImpossibleExperiment
from sim.api.placings import placings_of, rows_twice
from sim.files import system_error
from sim.json_types import JsonObject
from sim.language import gettext, ngettext, sentences, translatable


@dataclass(frozen=True)
class FieldOfResults:
    """The different decks of results, and what is known of each.

    `sources` are the names or files that the decks were read from; `shares` are the numbers of players that weigh them
    in the field, and `found` is what the run keeps: the settings `results` of a matrix, without its players.
    """

    decks: tuple[Deck, ...]
    sources: tuple[str, ...]
    shares: tuple[float, ...]
    found: JsonObject


def field_of_results(
    files: Sequence[str | os.PathLike[str]],
    names: CardNames,
    format: DeckFormat,
    *,
    top: int,
    field: str,
    known_only: bool,
) -> FieldOfResults:
    """Read results and the decks that they name: files, looked up first next to the results, or decks that ship.

    `field` is "all" for shares from everybody, "top" from those among the first `top` places. With `known_only`, decks
    that cannot be read are left out.

    Raises ResultsError with the lines that cannot be used, ImpossibleExperiment if fewer than two decks are left.
    """
    rows = _rows_of(files)
    found, left_out, meant = _decks_of(rows, names, format, known_only)
    if len(found) < 2:
        raise ImpossibleExperiment(
            ngettext(
                "The results name {count} deck that can be played; a field has at least two.",
                "The results name {count} decks that can be played; a field has at least two.",
                len(found),
            )
        )
    placings, unknown_places = placings_of(zip(rows, meant, strict=True), top)
    shares = [float(placings[one].top if field == "top" else placings[one].played) for one in found]
    if not any(shares):
        raise ImpossibleExperiment(
            gettext(
                "The results do not say of any deck that it was placed among the first {top}. Give a larger top.",
                top=top,
            )
        )
    decks, sources = zip(*found.values(), strict=True)
    return FieldOfResults(
        decks,
        sources,
        tuple(shares),
        {
            "events": len({(row.file, row.event) for row in rows}),
            "top": top,
            "field": field,
            "unknown_places": unknown_places,
            "left_out": [[name, count] for name, count in left_out.items()],
            "decks": [
                {"name": name, **placings[one].to_json()}
                for name, one in zip(distinct_names(decks), found, strict=True)
            ],
        },
    )


def _decks_of(
    rows: Sequence[ResultRow], names: CardNames, format: DeckFormat, known_only: bool
) -> tuple[dict[str, tuple[Deck, str]], dict[str, int], list[str]]:
    """The decks of rows by checksum, each with its source; those that cannot be read; and what each row means.

    That is a checksum, or a name that cannot be read. Raises ResultsError unless `known_only`.
    """
    found: dict[str, tuple[Deck, str]] = {}
    meant: list[str] = []
    left_out: Counter[str] = Counter()
    problems: dict[Path, list[tuple[int | None, str]]] = {}
    read: dict[tuple[Path, str], Deck | DeckError] = {}
    for row in rows:
        source = _source(row)
        key = (row.file.parent, row.deck)
        if key not in read:
            read[key] = _read(source, names, format)
        deck = read[key]
        if isinstance(deck, DeckError):
            left_out[row.deck] += row.count
            reason = deck.problems[0].message
            problems.setdefault(row.file, []).append(
                (
                    row.line,
                    gettext('the deck "{deck}" cannot be used: {why}', deck=shown(row.deck), why=reason),
                )
            )
            meant.append(row.deck)
        else:
            checksum = deck_hash(slots(deck), outside(deck))
            found.setdefault(checksum, (deck, source))
            meant.append(checksum)
    if problems and not known_only:
        file, of_file = next(iter(problems.items()))
        hint = gettext("--known-only (in Python known_only=True) leaves such decks out.")
        raise ResultsError(f"{refuse(file, _once(of_file))}\n  {hint}")
    return found, left_out, meant


def _rows_of(files: Sequence[str | os.PathLike[str]]) -> list[ResultRow]:
    """The rows of all files. Raises ResultsError, also for results that would count twice."""
    places: set[str] = set()
    rows: list[ResultRow] = []
    for file in files:
        own = read_results(file)
        place = os.path.realpath(os.path.expanduser(file))
        if place in places:
            raise refuse(file, [(None, gettext("it is named twice, and its results would count twice."))])
        places.add(place)
        rows += own
    if twice := rows_twice(rows):
        before, again = twice
        place_before = {"file": before.file, "line": before.line}
        problem = gettext("the results are in {file} too, from line {line}, and would count twice.", **place_before)
        if again.event:
            of_event = translatable(
                "the results of {event} are in {file} too, from line {line}, and would count twice."
            )
            problem = gettext(of_event, event=shown(again.event), **place_before)
        words = sentences(problem, gettext("Leave one out, or give each tournament a date."))
        raise refuse(again.file, [(again.line, words)])
    return rows


def _source(row: ResultRow) -> str:
    beside = row.file.parent / os.path.expanduser(row.deck)
    try:
        return str(beside) if beside.is_file() else row.deck
    except (OSError, ValueError):  # too long for a name
        return row.deck


def _read(source: str, names: CardNames, format: DeckFormat) -> Deck | DeckError:
    try:
        return read_deck(source, names, format)
    except DeckError as error:
        return error
    except OSError as error:
        return DeckError(source, [Problem(None, gettext("{system_error}.", system_error=system_error(error)))])


def _once(problems: Sequence[tuple[int | None, str]]) -> list[tuple[int | None, str]]:
    """Each message once, with its first line."""
    return [(line, message) for message, line in {message: line for line, message in reversed(problems)}.items()]
