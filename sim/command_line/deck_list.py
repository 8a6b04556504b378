"""Decks as they are shown: a table of those that ship with duelsim, the head of a single one, facts for programs."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from decks.reading import Deck, Section, deck_hash, outside, slots
from decks.shipped import GROUPS, ShippedDeck, all_shipped
from sim.command_line.output import print_lines, print_text, width_of_columns
from sim.language import comma, gettext, translatable

if TYPE_CHECKING:
    from pathlib import Path

HEADINGS = {
    "the default field": translatable("The field that is played unless you name another one"),
    "ready-made": translatable("Ready-made decks, as they were sold"),
    "published": translatable("Lists that players published"),
}
PLAYBOOK = translatable("has a playbook")
LEAST = 10  # letters of a column that is cut


def shipped_like(years: tuple[int | None, int | None], civilizations: Iterable[str]) -> list[ShippedDeck]:
    """The shipped decks of these years that have all of these civilizations."""
    first, last = years
    return [
        deck
        for deck in all_shipped()
        if (first is None or first <= deck.year) and (last is None or deck.year <= last)
        if set(civilizations) <= set(deck.civilizations)
    ]


def shipped_at(path: "Path") -> ShippedDeck | None:
    """The shipped deck in this file."""
    return next((deck for deck in all_shipped() if deck.file == path), None)


def print_shipped(decks: Sequence[ShippedDeck]) -> None:
    """Print a table for each group of the decks, cut to the terminal."""
    parts = []
    for group in GROUPS.values():
        if rows := [_cells(deck) for deck in decks if deck.group == group]:
            sizes = _sizes(rows, width_of_columns())
            parts.append(
                "\n".join(
                    [gettext("{heading}:", heading=gettext(HEADINGS[group])), *(_line(cells, sizes) for cells in rows)]
                )
            )
    print_text("\n\n".join(parts))


def print_head(deck: ShippedDeck) -> None:
    """Print what is known of a shipped deck besides its cards."""
    said = {
        gettext("Japanese name"): deck.japanese_name,
        gettext("year"): str(deck.year),
        gettext("civilizations"): comma().join(map(gettext, deck.civilizations)),
        gettext("product"): deck.product,
        gettext("source"): deck.source,
    }
    print_lines(gettext("{what}: {said}", what=label, said=value) for label, value in said.items() if value)


def shipped_json(deck: ShippedDeck) -> dict[str, Any]:
    """What is known of a shipped deck besides its cards."""
    return {
        "deck": deck.key,
        "group": deck.group,
        "japanese_name": deck.japanese_name,
        "year": deck.year,
        "civilizations": list(deck.civilizations),
        "product": deck.product or None,
        "playbook": deck.has_playbook,
        "source": deck.source,
    }


def deck_size(deck: Deck) -> int:
    """How many cards the main deck has."""
    return sum(copies for _, copies in deck.cards)


def deck_json(deck: Deck) -> dict[str, Any]:
    """What a deck is: its cards, by section, and their checksum."""
    return {
        "name": deck.name,
        "path": str(deck.path),
        "hash": deck_hash(slots(deck), outside(deck)),
        "size": deck_size(deck),
        "cards": _cards_json(deck.cards),
        "outside": _sections_json(deck.outside),
        "apart": _sections_json(deck.apart),
    }


def _sections_json(sections: Sequence[Section]) -> list[dict[str, Any]]:
    return [{"section": one.name, "cards": _cards_json(one.cards)} for one in sections]


def _cards_json(cards: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
    from sim.cards.library.shown_names import named_in_japanese

    return [{"name": name, **named_in_japanese(name), "copies": copies} for name, copies in cards]


def imported_json(names: Sequence[str]) -> dict[str, Any]:
    """The cards that nobody has reviewed, under the same key as in the result of a run."""
    return {"imported_cards_not_reviewed": list(names)} if names else {}


def _cells(deck: ShippedDeck) -> tuple[str, ...]:
    return (
        deck.key,
        str(deck.year),
        deck.name,
        deck.japanese_name,
        "/".join(map(gettext, deck.civilizations)),
        deck.product or (gettext(PLAYBOOK) if deck.has_playbook else ""),
    )


def _sizes(rows: Sequence[Sequence[str]], width: int | None) -> list[int]:
    """How wide each column is: as wide as its texts, and where that is too wide, the widest ones narrower."""
    from rich.cells import cell_len

    sizes = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    cut = range(2, len(sizes))  # not the words that name the deck, nor the year
    while width is not None and sum(sizes) + 2 * (len(sizes) - 1) > width:
        widest = max(cut, key=lambda column: sizes[column])
        if sizes[widest] <= LEAST:
            break
        sizes[widest] -= 1
    return sizes


def _line(cells: Sequence[str], sizes: Sequence[int]) -> str:
    from rich.cells import set_cell_size

    from sim.command_line.card_facts import shortened

    return "  ".join(
        set_cell_size(shortened(text, size), size) for text, size in zip(cells, sizes, strict=True)
    ).rstrip()
