"""Decks: reading them from lists, checking those that programs make, and what a deck is.

    # name: Liquid Beast        the deck's name (otherwise the file's)
    4 Aqua Hulcus               one line for each card, in the plainest form
    [Hyperspatial]              what follows begins the game in that zone; [GR] and [Battle zone] likewise
    Sideboard:                  what follows is kept apart; plans of best-of-three matches swap it in

`decks.sources` finds the file, `decks.assembly` reads the list in whatever form it is, and `decks.checking` decides
which lists are legal.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from decks.assembly import read_list
from decks.checking import DeckError, DeckLine, Problem, place_problem
from decks.formats import DeckFormat, Format, FormatError, as_format, deck_problems
from decks.lines import read_count
from decks.listing import CardList
from decks.names import CardNames
from decks.outside import MAIN, OUTSIDE, Outside
from decks.second_list import without_second_list
from decks.sections import PLAYED
from decks.shipped import all_shipped, shipped_decks
from decks.sources import STDIN, find_deck
from decks.visible_text import shown
from sim.language import gettext


@dataclass(frozen=True)
class Section:
    """Cards of a file that are not part of the main deck: "sideboard", "hyperspatial zone" and so on, as written.

    `lines` are the numbers of the lines of the file that name each of the cards first, if there is a file.
    """

    name: str
    cards: tuple[tuple[str, int], ...]
    lines: tuple[int, ...] = field(default=(), compare=False)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(copies for _, copies in self.cards)


@dataclass(frozen=True)
class Deck:
    """A deck that was read: its name, the cards of its main deck as (name, copies), and its file.

    Each card appears once, under its canonical name, in the order of the file. The sections in `outside` are cards that
    begin the game in other zones; those in `apart` are not played.
    """

    name: str
    cards: tuple[tuple[str, int], ...]
    path: Path
    apart: tuple[Section, ...] = ()
    outside: tuple[Section, ...] = ()

    def _repr_html_(self) -> str:
        """What a notebook shows: the list, with its sections."""
        rows = [f"<tr><th></th><th>{escape(self.name)} ({sum(copies for _, copies in self.cards)} cards)</th></tr>"]
        rows += _html_rows(self.cards)
        for section in (*self.outside, *self.apart):
            rows += [f"<tr><th></th><th>{escape(section.name)} ({section.size})</th></tr>", *_html_rows(section.cards)]
        return f"<table>{''.join(rows)}</table>"


def _html_rows(cards: Iterable[tuple[str, int]]) -> list[str]:
    return [f"<tr><td>{copies}</td><td>{escape(name)}</td></tr>" for name, copies in cards]


def read_deck(
    source: str | os.PathLike[str], known_names: Collection[str] | CardNames, format: DeckFormat = "standard"
) -> Deck:
    """Read and check a deck.

    ``source`` is a file, ``-`` for standard input or, if no such file exists, the name of a deck that ships with
    duelsim (``liquid-beast``, ``Liquid Beast``). ``known_names`` are the canonical names of all cards, or
    all their names.

    Raises ``DeckError`` with every problem that the list has.
    """
    path, content = find_deck(source)
    return deck_of_text(content, path, known_names, format, name="" if os.fspath(source) == STDIN else shown(path.stem))


def deck_of_text(
    content: bytes,
    path: Path,
    known_names: Collection[str] | CardNames,
    format: DeckFormat = "standard",
    *,
    name: str = "",
) -> Deck:
    """Read and check the text of a deck, as `read_deck` does. ``path`` is its file.

    ``name`` is the name of the deck if the text has none. Raises ``DeckError``.
    """
    return deck_of_list(read_list(content, CardNames.of(known_names)), path, known_names, format, name=name)


def deck_of_list(
    found: CardList,
    path: Path,
    known_names: Collection[str] | CardNames,
    format: DeckFormat = "standard",
    *,
    name: str = "",
) -> Deck:
    """The deck that a list is, if all its cards can be played and the format allows it. Raises ``DeckError``."""
    found = without_second_list(found)
    played = {section: [card.counted for card in found.of(section)] for section in PLAYED}
    problems = [*found.problems, *found.unplayable(), *deck_problems(played, format, CardNames.of(known_names))]
    if problems:
        problems.sort(key=lambda problem: (problem.line is None, problem.line or 0))
        raise DeckError(str(path), problems)
    outside = tuple(Section(section, _copies(played[section])) for section in OUTSIDE.values() if played[section])
    others = {section: [card.counted for card in found.of(section)] for section in found.sections()}
    apart = tuple(
        Section(section, _copies(lines), _first_lines(lines))
        for section, lines in others.items()
        if section not in PLAYED
    )
    return Deck(found.title or name or "Deck", _copies(played[MAIN]), path, apart, outside)


def default_field(known_names: Collection[str] | CardNames, format: DeckFormat = "standard") -> tuple[str, ...]:
    """The decks that are played by default: the default field, as far as a format allows them.

    Raises FormatError if it allows none.
    """
    rules, names = as_format(format), CardNames.of(known_names)
    if not rules.restricts:
        return shipped_decks()
    later = {deck.key for deck in all_shipped() if rules.day is not None and deck.year > rules.day.year}
    found = tuple(deck for deck in shipped_decks() if deck not in later and _is_allowed(deck, names, rules))
    if not found:
        raise FormatError(
            gettext("{title} allows none of the decks of the default field: name the other decks.", title=rules.title)
        )
    return found


def _is_allowed(source: str, names: CardNames, format: Format) -> bool:
    try:
        read_deck(source, names, format)
    except DeckError:
        return False
    return True


def read_cards(source: str | os.PathLike[str], known_names: Collection[str] | CardNames) -> tuple[tuple[str, int], ...]:
    """Read cards that are no deck, such as a collection: any number of them, as (name, copies), in any form of a deck.

    Cards outside the main deck are left out. Raises ``DeckError`` with every problem that the list has.
    """
    path, content = find_deck(source)
    found = read_list(content, CardNames.of(known_names))
    problems = [*found.problems, *found.unplayable()]
    if problems or not found.of(MAIN):
        raise DeckError(str(path), problems or [Problem(None, gettext("there are no cards in it."))])
    return _copies(card.counted for card in found.of(MAIN))


def check_deck(deck: Deck, known_names: Collection[str] | CardNames, format: DeckFormat = "standard") -> None:
    """Check a deck that a program made, as `read_deck` checks a file. Raises DeckError."""
    try:
        cards = {MAIN: deck.cards, **{section.name: section.cards for section in deck.outside}}
        read = {
            section: [read_count(1, str(count), name) for name, count in of_one] for section, of_one in cards.items()
        }
        lines = {section: [line for line, _ in of_one] for section, of_one in read.items()}
        if not all(isinstance(line.card, str) for of_one in lines.values() for line in of_one):
            raise TypeError
    except (AttributeError, TypeError, ValueError):
        problems = [Problem(None, 'its cards must be pairs of a name and a number, such as ("Aqua Hulcus", 4).')]
    else:
        problems = [problem for of_one in read.values() for _, problem in of_one if problem is not None]
        if unknown := set(lines) - set(PLAYED):
            known = ", ".join(OUTSIDE.values())
            problems.append(Problem(None, f"{', '.join(unknown)}: cards begin outside the deck in the {known}."))
        problems = problems or _problems_together(lines, CardNames.of(known_names), format)
    if not isinstance(deck.name, str):
        problems.append(Problem(None, f"its name must be a text, not {deck.name!r}."))
    if not isinstance(deck.path, Path):
        problems.append(Problem(None, f"its path must be a pathlib.Path, not {deck.path!r}."))
    if problems:
        source = f'"{shown(deck.name)}"' if isinstance(deck.name, str) else "of the program"
        raise DeckError(source, [Problem(None, problem.message) for problem in problems])


def _problems_together(lines: Mapping[str, Sequence[DeckLine]], names: CardNames, format: DeckFormat) -> list[Problem]:
    """What is wrong with known cards by section."""
    found = [
        place_problem(line.line, line.card, names.section_of(line.card), section)
        for section, of_one in lines.items()
        for line in of_one
    ]
    problems = [problem for problem in found if problem is not None]
    return problems + deck_problems(lines, format, names)


def slots(deck: Deck) -> tuple[str, ...]:
    """Return one card name for each card of the deck, sorted by name.

    The place of a card here is its stable slot in the simulator: it does not depend on the order of the
    file's lines.

    >>> slots(Deck("Three", (("Corile", 1), ("Aqua Guard", 2)), Path("three.txt")))
    ('Aqua Guard', 'Aqua Guard', 'Corile')
    """
    return _one_by_one(deck.cards)


def outside(deck: Deck) -> Outside:
    """Return one card name for each card that begins the game outside the deck, by zone and sorted by name."""
    cards = {section.name: _one_by_one(section.cards) for section in deck.outside}
    return Outside(**{field: cards.get(section, ()) for field, section in OUTSIDE.items()})


def all_cards(deck: Deck) -> Iterator[tuple[tuple[str, int], ...]]:
    """The cards of the main deck, and those of each section outside it."""
    yield deck.cards
    for section in deck.outside:
        yield section.cards


def _one_by_one(cards: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(name for name, copies in sorted(cards) for _ in range(copies))


def distinct_names(decks: Sequence[Deck], roles: Sequence[str] = ()) -> list[str]:
    """Return the names of decks; decks of the same name get their file after it, or their role or a number.

    >>> files = {"old.txt": "Rush", "lax.txt": "Lax", "new.txt": "Rush"}
    >>> distinct_names([Deck(name, (), Path(file)) for file, name in files.items()])
    ['Rush (old)', 'Lax', 'Rush (new)']
    >>> distinct_names([Deck("Rush", (), Path(chr(0xDCFF))), Deck("Rush", (), Path("new.txt"))])
    ['Rush (1)', 'Rush (2)']
    >>> distinct_names([Deck("Rush", (), Path())] * 2, ["base", "variant 1"])
    ['Rush (base)', 'Rush (variant 1)']
    """
    found = []
    for at, deck in enumerate(decks):
        alike = [place for place, other in enumerate(decks) if other.name == deck.name]
        files = {shown(decks[place].path.stem) for place in alike} - {""}
        otherwise = roles[at] if roles else str(1 + alike.index(at))
        telling = shown(deck.path.stem) if len(files) == len(alike) else otherwise
        found.append(deck.name if len(alike) == 1 else f"{deck.name} ({telling})")
    return found


def deck_hash(names: Iterable[str], outside: Outside | None = None) -> str:
    """Return the SHA-256 of a deck's cards in hexadecimal: equal for equal lists in any order.

    ``names`` are card names, one for each card; ``outside`` are those that begin the game in other zones.
    """
    text = _counted(names)
    for section, others in () if outside is None else outside.sections():
        text += f"[{section}]\n{_counted(others)}"
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def _counted(names: Iterable[str]) -> str:
    return "".join(f"{copies} {name}\n" for name, copies in sorted(Counter(names).items()))


def _copies(lines: Iterable[DeckLine]) -> tuple[tuple[str, int], ...]:
    """Each card once, in the order of the file."""
    copies: dict[str, int] = {}
    for line in lines:
        copies[line.card] = copies.get(line.card, 0) + (line.count or 0)
    return tuple(copies.items())


def _first_lines(lines: Iterable[DeckLine]) -> tuple[int, ...]:
    """The number of the first line of each card, in the order of `_copies`."""
    first: dict[str, int] = {}
    for line in lines:
        first.setdefault(line.card, line.line)
    return tuple(first.values())
