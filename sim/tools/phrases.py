"""The phrase book with its proofs: what `duelsim cards phrases` shows, the page of the site, and checks for CI.

A test proves the phrases that it names with `pytest.mark.phrase`; the tests are read, not run (`sim.tools.catalogue`).
"""

import functools
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sim.cards.library import find_card, known_names
from sim.cards.text.phrase_book import Entry, phrase_book, phrases_of
from sim.cards.words.effects import in_context, sentences
from sim.tools.catalogue import ROOT, CatalogueError, Marks, read_tests

WIDTH = 118
WORDINGS_SHOWN = 3  # "duelsim cards phrases --json" has all
NO_EXAMPLE = "No card of the library says it yet."


@dataclass(frozen=True)
class Example:
    """What a card of the library says with a phrase."""

    card: str
    text: str


@functools.cache
def read_proofs(root: Path = ROOT) -> Marks:
    """Which tests prove which phrase; none in an installed copy, which comes without tests."""
    return read_tests(root / "tests", root, mark="phrase")


@functools.cache
def uses() -> dict[str, list[str]]:
    """The cards of the library that use each phrase."""
    found: dict[str, list[str]] = {name: [] for name in phrase_book()}
    for name in known_names():
        for phrase in phrases_of(find_card(name)):
            found[phrase].append(name)
    return found


def matching(pattern: str | None) -> list[Entry]:
    """The entries in whose name, meaning or wordings the pattern occurs. Raises CatalogueError if there is none."""
    wanted = (pattern or "").lower()
    found = [
        entry
        for entry in phrase_book().values()
        if any(wanted in said.lower() for said in (entry.name, entry.meaning, *entry.wordings))
    ]
    if not found:
        raise CatalogueError(f'No phrase has "{pattern}" in its name, its meaning or its wordings.')
    return found


# --- Examples -----------------------------------------------------------------------------------------------------
class Paragraph(NamedTuple):
    """A paragraph of a card: the names of its phrases, and what it says."""

    phrases: frozenset[str]
    text: str


@functools.cache
def paragraphs_of(name: str) -> tuple[Paragraph, ...]:
    """Those of a card of the library, of all its faces."""
    card = find_card(name)
    return tuple(
        paragraph
        for face in (card, *card.halves, card.other_face)
        if face is not None
        for paragraph in (
            *(Paragraph(phrases_of(feature), feature.line()) for feature in face.features),
            Paragraph(phrases_of(face.effects), sentences(in_context(face.effects, None)[0]).replace("\n", " ")),
        )
    )


def example_of(entry: Entry, name: str) -> Example | None:
    """The first paragraph of a card that uses the phrase, or None."""
    texts = (paragraph.text for paragraph in paragraphs_of(name) if entry.name in paragraph.phrases)
    return next((Example(name, text) for text in texts), None)


def simplest(entry: Entry, names: Sequence[str]) -> Example | None:
    """The example that says the least besides the phrase."""
    found = (example_of(entry, name) for name in names)
    return min((one for one in found if one), key=lambda one: (len(one.text), one.card), default=None)


# --- Terminal and JSON --------------------------------------------------------------------------------------------
def phrase_lines(entries: Iterable[Entry]) -> Iterator[str]:
    """Entries for a terminal: meaning, wordings, cards and tests."""
    used, proofs = uses(), read_proofs().proofs
    group = ""
    for entry in entries:
        if entry.group != group:
            yield from ([""] if group else [])
            group = entry.group
            yield group
        yield f"  {entry.name}: {entry.meaning}"
        yield f"    {_wordings(entry)}"
        number = len(used[entry.name])
        example = simplest(entry, used[entry.name])
        if example:
            cards = "one card," if number == 1 else f"{number} cards, such as"
            yield f"    {cards} {example.card}: {example.text}"
        else:
            yield f"    {NO_EXAMPLE}"
        yield from (f"    {test}" for test in proofs.get(entry.name, []))


def phrases_json(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Entries as JSON."""
    used, proofs = uses(), read_proofs().proofs
    found = []
    for entry in entries:
        example = simplest(entry, used[entry.name])
        found.append(
            {
                "name": entry.name,
                "group": entry.group,
                "meaning": entry.meaning,
                "wordings": list(entry.wordings),
                "tests": proofs.get(entry.name, []),
                "cards": len(used[entry.name]),
                "example": {"card": example.card, "text": example.text} if example else None,
            }
        )
    return found


def _wordings(entry: Entry, quote: str = '"') -> str:
    """The first wordings, in the order in which the language tries them."""
    more = ", ..." if len(entry.wordings) > WORDINGS_SHOWN else ""
    return ", ".join(f"{quote}{said}{quote}" for said in entry.wordings[:WORDINGS_SHOWN]) + more


# --- The page -----------------------------------------------------------------------------------------------------
def page() -> str:
    """All entries as a page of the documentation, in Markdown: each with the simplest example of the library."""
    used = uses()
    lines = ["# The card language, phrase by phrase", ""]
    lines += _wrapped(
        "Every phrase that a card text can be made of, by the word that says it in Python ([words.md](words.md)): what"
        f" it means, its wordings - of many, the first {WORDINGS_SHOWN} - and a card of the library that uses it. What"
        " stands in braces is filled with other phrases or numbers. `duelsim cards phrases PATTERN` shows these entries"
        " with the tests that prove them and the number of their cards, and with `--json` all wordings. `duelsim cards"
        " phrases --page` prints this page."
    )
    group = ""
    for entry in phrase_book().values():
        if entry.group != group:
            group = entry.group
            lines += ["", f"## {group}"]
        lines += ["", f"### `{entry.name}`", "", *_wrapped(entry.meaning)]
        found = simplest(entry, used[entry.name])
        said = [f"* {_wordings(entry, '`')}"] if entry.wordings else []
        said.append(f"* **{found.card}**: {found.text}" if found else f"* {NO_EXAMPLE}")
        lines.append("")
        for line in said:
            lines += _wrapped(line, "  ")
    return "\n".join(lines) + "\n"


def _wrapped(line: str, indent: str = "") -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
