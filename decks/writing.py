"""A list in the form that duelsim writes: as text, as a spreadsheet or as JSON. All of them can be read again."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from decks.listing import CardList, ListedCard
from decks.outside import MAIN
from decks.sections import PLAYED

ListForm = Literal["text", "csv", "json"]
Called = Callable[[ListedCard], str]
"""The name that is written for a card."""


def written(found: CardList, form: ListForm, called: Called = lambda card: card.name, name: str = "") -> str:
    """The list in a form, with each card once in each section. `name` is that of the deck if the list has none."""
    sections = {section: _copies(found.of(section), called) for section in found.sections()}
    title = found.title or name
    if form == "json":
        return json.dumps(_json(title, sections), ensure_ascii=False, indent=2) + "\n"
    if form == "csv":
        table = io.StringIO()
        rows = csv.writer(table, lineterminator="\n")
        rows.writerow(["Count", "Name", "Section"])
        rows.writerows([copies, card, section] for section, cards in sections.items() for card, copies in cards.items())
        return table.getvalue()
    return as_text(title, sections)


def as_text(title: str, sections: Mapping[str, Mapping[str, int]]) -> str:
    """A list as text: the copies of each card by section, of which that of the main deck has no heading."""
    return "\n".join(_lines(title, sections)) + "\n"


def _lines(title: str, sections: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    if title:
        yield f"# name: {title}"
    for section, cards in sections.items():
        if section != MAIN:
            yield f"\n[{section[0].upper()}{section[1:]}]"
        yield from (f"{copies} {card}" for card, copies in cards.items())


def _json(title: str, sections: dict[str, dict[str, int]]) -> dict[str, Any]:
    def cards_of(section: str) -> list[dict[str, Any]]:
        return [{"name": card, "copies": copies} for card, copies in sections[section].items()]

    outside = [section for section in sections if section in PLAYED and section != MAIN]
    apart = [section for section in sections if section not in PLAYED]
    return {
        "name": title,
        "cards": cards_of(MAIN) if MAIN in sections else [],
        "outside": [{"section": section, "cards": cards_of(section)} for section in outside],
        "apart": [{"section": section, "cards": cards_of(section)} for section in apart],
    }


def _copies(cards: Iterable[ListedCard], called: Called) -> dict[str, int]:
    copies: dict[str, int] = {}
    for card in cards:
        name = called(card)
        copies[name] = copies.get(name, 0) + (card.copies or 0)
    return copies


def lines_of_json(text: str) -> list[tuple[int, str]] | None:
    """The lines of a list in JSON, as `written` makes it, each with the number of that of its card; None for others."""
    try:
        value = json.loads(text)
        parts = [{"section": MAIN, "cards": value["cards"]}, *value.get("outside", ()), *value.get("apart", ())]
        found = [(1, f"# name: {' '.join(value['name'].split())}")] if value.get("name") else []
        for part in parts if len(parts) < _MOST_SECTIONS else ():
            if part["section"] != MAIN:
                found.append((1, f"[{_line(part['section'])}]"))
            for card in part["cards"]:
                at = text.find(json.dumps(card["name"], ensure_ascii=False))
                found.append((1 + text.count("\n", 0, max(at, 0)), f"{int(card['copies'])} {_line(card['name'])}"))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return found


_MOST_SECTIONS = 20


def _line(text: str) -> str:
    return " ".join(text.split())
