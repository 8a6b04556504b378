"""How many decklists of players are read, recognised and can be played.

    python benchmarks/classic_lists.py lists.jsonl

takes a file with a list in each line, such as `{"year": 2006, "cards": [["アクア・ハルカス", 4], ["Corile", 2]]}`;
the year may be missing. Each list is written as text, a card a line, and read as any deck is. It counts as

- recognised, if each of its names is that of a real card, in any language and spelling that duelsim forgives;
- read, if it is recognised and makes a deck of forty cards, whether they can be played or not;
- playable, if it is read and all its cards can be played.

A table by year follows, and the names that are no card's. docs/opponents.md has the figures.
"""

import json
import sys
from collections import ChainMap, Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TextIO

import click

from decks.checking import DeckError
from decks.matching import match_key
from decks.names import CardNames
from decks.reading import deck_of_text
from sim.cards.library import cards_in_use

MOST_NAMES = 20  # that are printed
COLUMNS = ("lists", "recognised", "read", "playable")


@dataclass(frozen=True)
class List:
    """A decklist: its year, if it has one, and its cards as they are written."""

    year: str
    cards: Sequence[tuple[str, int]]

    @property
    def text(self) -> bytes:
        """The list as people write it."""
        return "\n".join(f"{copies} {name}" for name, copies in self.cards).encode()


@dataclass(frozen=True)
class Found:
    """What became of a list: the names that are no card's, whether it is a deck, and whether that can be played."""

    unknown: tuple[str, ...]
    read: bool
    playable: bool


def lists_in(file: TextIO) -> list[List]:
    """The lists of a file. Raises ValueError, with the number of the line."""
    found = []
    for number, line in enumerate(file, 1):
        try:
            row = json.loads(line)
            cards = [(str(name), int(copies)) for name, copies in row["cards"]]
            found.append(List(str(row.get("year", "")), cards))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ValueError(f"line {number}: this is no list: {error!r}") from None
    return found


def with_real_cards(names: CardNames) -> CardNames:
    """Names for reading a list that has cards which cannot be played."""
    others = {match_key(card.name): card.name for card in names.unplayable().values()}
    also = {key: card.name for key, card in names.unplayable().items()}
    return replace(names, known=ChainMap(dict(names.known), also, others), unplayable=dict)


def look(one: List, names: CardNames, all_names: CardNames) -> Found:
    """What becomes of a list."""
    unknown = tuple(name for name, _ in one.cards if not all_names.cards_called(name))
    read = not unknown and _is_deck(one, all_names)
    return Found(unknown, read, read and _is_deck(one, names))


def _is_deck(one: List, names: CardNames) -> bool:
    try:
        deck_of_text(one.text, Path("list.txt"), names)
    except DeckError:
        return False
    return True


def counts_by_year(lists: Sequence[List], found: Iterable[Found]) -> Mapping[str, Counter[str]]:
    """How many lists there are of each year, how many are recognised, read and playable, and of all years."""
    rows: dict[str, Counter[str]] = {}
    for one, what in zip(lists, found, strict=True):
        counted = Counter(lists=1, recognised=not what.unknown, read=what.read, playable=what.playable)
        for year in {one.year, "all"} - {""}:
            rows[year] = rows.get(year, Counter()) + counted
    return dict(sorted(rows.items()))


def table(rows: Mapping[str, Counter[str]]) -> str:
    """The counts as a table."""
    lines = [f"{'year':<6}" + "".join(f"{column:>18}" for column in COLUMNS)]
    for year, counted in rows.items():
        shares = (f"{counted[column]:>10,} {counted[column] / counted['lists']:6.1%}" for column in COLUMNS[1:])
        lines.append(f"{year:<6}{counted['lists']:>18,}" + "".join(f"{share:>18}" for share in shares))
    return "\n".join(lines)


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
def main(file: TextIO) -> None:
    """Count the lists of FILE."""
    try:
        lists = lists_in(file)
    except ValueError as error:
        raise click.ClickException(f"{file.name}: {error}") from None
    if not lists:
        raise click.ClickException(f"{file.name}: there are no lists in it.")
    names = cards_in_use().deck_names
    all_names = with_real_cards(names)
    found: list[Found] = []
    with click.progressbar(lists, label="lists", file=sys.stderr) as going_on:
        found += (look(one, names, all_names) for one in going_on)
    print(table(counts_by_year(lists, found)))
    unknown: Counter[Any] = Counter(name for what in found for name in what.unknown)
    if unknown:
        print(f"\n{len(unknown)} names are no card's, most often these:")
        print("\n".join(f"{count:>6} {name}" for name, count in unknown.most_common(MOST_NAMES)))


if __name__ == "__main__":
    main()
