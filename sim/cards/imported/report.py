"""What an import gives: the card file, how much was understood, and where two sources disagree about a card."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from decks.matching import match_key
from sim.cards.imported.importing import Imported, Missed, other_sides, rows_of
from sim.cards.library import find_card, library_texts
from sim.cards.words import Card

HEADING = """\
# Imported by `duelsim cards import` from published wordings, and not reviewed: compare each card with the published
# one, then remove its line "Imported, not reviewed".

"""


@dataclass(frozen=True)
class Report:
    """What became of the cards of some files."""

    cards: int
    imported: int
    in_library: int  # of the imported
    written: int
    card_file: str  # the cards that the library has not
    in_two_ways: list[str]  # the same name with several meanings, which are left out
    unlike_library: list[str]
    missed: list[tuple[Missed, list[str]]]  # with the names of the cards, the most frequent first


def report_of(results: Iterable[Imported]) -> Report:
    """What became of these cards."""
    results = list(results)
    known: dict[str, list[Imported]] = defaultdict(list)
    for result in results:
        if result.card is not None:
            known[result.published.name].append(result)
    several = {name: ways for name, ways in known.items() if len(ways) > 1}
    two_ways = [name for name, ways in several.items() if len({rows_of(way.card) for way in ways if way.card}) > 1]
    of_library = {name: card for name in known if (card := _of_library(name))}
    unlike = [
        name
        for name, card in of_library.items()
        if any(way.card and rows_of(way.card) != rows_of(card) for way in known[name])
    ]
    texts = [ways[0].text for name, ways in sorted(known.items()) if name not in {*of_library, *two_ways}]
    return Report(
        len(results),
        sum(map(len, known.values())),
        len(of_library),
        len(texts),
        HEADING + "\n".join(texts),
        two_ways,
        unlike,
        _frequent(results),
    )


def names_missed(results: Sequence[Imported]) -> tuple[dict[str, list[str]], set[str]]:
    """What is not understood of the cards that cannot be played, by their names; and the names of those that can.

    What is the other side of a card that can be played is no card that cannot.
    """
    understood = {result.published.name for result in results if result.card is not None}
    sides = other_sides([result.published for result in results])
    understood |= {side for side, front in sides.items() if front in understood}
    missed = {
        result.published.name: [what.text for what in result.missed]
        for result in results
        if result.published.name not in understood
    }
    return missed, understood


def _of_library(name: str) -> Card | None:
    # An unknown name would be compared with all others.
    return find_card(name) if match_key(name) in library_texts() else None


def _frequent(results: Iterable[Imported]) -> list[tuple[Missed, list[str]]]:
    """What was missed, by kind and text, and the names of the cards that need it."""
    first: dict[tuple[str, str], Missed] = {}
    names: dict[tuple[str, str], list[str]] = defaultdict(list)
    for result in results:
        for missed in result.missed:
            key = missed.kind, missed.text
            first.setdefault(key, missed)
            if result.published.name not in names[key]:
                names[key].append(result.published.name)
    counted = Counter({key: len(found) for key, found in names.items()})
    return [(first[key], names[key]) for key, _ in counted.most_common()]
