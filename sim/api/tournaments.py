"""A field of decks from results of tournaments: which decks were played, how often, and how they were placed."""

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from decks import (
    CardNames,
    Deck,
    DeckError,
    DeckFormat,
    Problem,
    ResultRow,
    ResultsError,
    deck_hash,
    distinct_names,
    outside,
    read_deck,
    read_results,
    slots,
)
from decks.checking import shown
from decks.tournaments import refuse
from sim.api.errors import ImpossibleExperiment


@dataclass(frozen=True)
class FieldOfResults:
    """The different decks of results, and what is known of each.

    `sources` are the names or files that the decks were read from; `shares` are the numbers of players that weigh them
    in the field, and `found` is what the run keeps: the settings `results` of a matrix, without its players.
    """

    decks: tuple[Deck, ...]
    sources: tuple[str, ...]
    shares: tuple[float, ...]
    found: dict[str, Any]


def field_of_results(
    files: Sequence[str | os.PathLike[str]],
    names: CardNames,
    format: DeckFormat,
    *,
    top: int,
    field: str,
    known_only: bool,
) -> FieldOfResults:
    """Read results and the decks that they name: files, beside the results first, or decks that ship with duelsim.

    `field` is "all" for shares from everybody, "top" from those among the first `top` places. With `known_only`, decks
    that cannot be read are left out.

    Raises ResultsError with the lines that cannot be used, ImpossibleExperiment if fewer than two decks are left.
    """
    rows = [row for file in files for row in read_results(file)]
    ahead = _ahead(rows)
    found: dict[str, _Found] = {}  # by checksum
    left_out: dict[str, int] = {}
    problems: dict[Path, list[tuple[int | None, str]]] = {}
    read: dict[tuple[Path, str], Deck | DeckError] = {}
    for row, share in zip(rows, ahead, strict=True):
        source = _source(row)
        key = (row.file.parent, row.deck)
        if key not in read:
            read[key] = _read(source, names, format)
        deck = read[key]
        if isinstance(deck, DeckError):
            left_out[row.deck] = left_out.get(row.deck, 0) + row.count
            reason = deck.problems[0].message
            problems.setdefault(row.file, []).append(
                (row.line, f'the deck "{shown(row.deck)}" cannot be used: {reason}')
            )
            continue
        one = found.setdefault(deck_hash(slots(deck), outside(deck)), _Found(deck, source))
        one.add(row, share, top)
    if problems and not known_only:
        file, of_file = next(iter(problems.items()))
        hint = "--known-only (in Python known_only=True) leaves such decks out."
        raise ResultsError(f"{refuse(file, _once(of_file))}\n  {hint}")
    counts = [one.top if field == "top" else one.played for one in found.values()]
    if len(found) < 2:
        raise ImpossibleExperiment(f"The results name {len(found)} decks that can be played; a field has at least two.")
    if not any(counts):
        raise ImpossibleExperiment(f"No deck of the results was placed among the first {top}. Give a larger top.")
    events = {(row.file, row.event) for row in rows}
    return FieldOfResults(
        decks=tuple(one.deck for one in found.values()),
        sources=tuple(one.source for one in found.values()),
        shares=tuple(map(float, counts)),
        found={
            "events": len(events),
            "top": top,
            "field": field,
            "left_out": [[name, count] for name, count in left_out.items()],
            "decks": [
                {"name": name, **one.to_json()}
                for name, one in zip(distinct_names([one.deck for one in found.values()]), found.values(), strict=True)
            ],
        },
    )


class _Found:
    """What results say about a deck."""

    def __init__(self, deck: Deck, source: str) -> None:
        self.deck, self.source = deck, source
        self.played = self.top = self.placed = 0
        self.ahead = self.ahead_squared = 0.0

    def add(self, row: ResultRow, ahead: float | None, top: int) -> None:
        """Add the players of a row; `ahead` is the part of the others whom each is placed before."""
        self.played += row.count
        self.top += row.count if row.worst <= top else 0
        if ahead is not None:
            self.placed += row.count
            self.ahead += row.count * ahead
            self.ahead_squared += row.count * ahead * ahead

    def to_json(self) -> dict[str, Any]:
        """The numbers; `ahead` and `ahead_squared` are sums over the `placed` players."""
        return {
            "played": self.played,
            "top": self.top,
            "placed": self.placed,
            "ahead": self.ahead,
            "ahead_squared": self.ahead_squared,
        }


def _ahead(rows: Sequence[ResultRow]) -> list[float | None]:
    """Before which part of the other players of its event each row is placed, those of the same place counting half.

    None where there is nobody else.
    """
    events: dict[tuple[Path, str], Counter[float]] = {}  # how many players have each place
    for row in rows:
        events.setdefault((row.file, row.event), Counter())[_middle(row)] += row.count
    scores = {event: _scores(places) for event, places in events.items()}
    return [scores[row.file, row.event].get(_middle(row)) for row in rows]


def _scores(places: Counter[float]) -> dict[float, float]:
    """The part of the other players behind each place of an event; nothing for a single player."""
    others = places.total() - 1
    found: dict[float, float] = {}
    behind = 0
    for place, count in sorted(places.items(), reverse=True):
        if others:
            found[place] = (behind + (count - 1) / 2) / others
        behind += count
    return found


def _middle(row: ResultRow) -> float:
    return (row.best + row.worst) / 2


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
        return DeckError(source, [Problem(None, f"{error.strerror}.")])


def _once(problems: Sequence[tuple[int | None, str]]) -> list[tuple[int | None, str]]:
    """Each message once, with its first line."""
    return [(line, message) for message, line in {message: line for line, message in reversed(problems)}.items()]
