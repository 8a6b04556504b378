"""Decklists from text: finding the file, reading its lines, and the deck that comes out.

This module decides how a line may be written; ``decks.checking`` decides which lists are legal.

    # name: Liquid Beast        the deck's name (otherwise the file's)
    4 Aqua Hulcus               also: 4x Name, 4 x Name, 4: Name, Name x4, Name x 4, and Name for one copy
    2 corile  // one too many?  comments begin with # or //, also after a space at the end of a line
"""

import hashlib
import os
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from decks.checking import DeckError, DeckFormat, DeckLine, Problem, did_you_mean, format_problems


@dataclass(frozen=True)
class Deck:
    """A deck that was read: its name, its cards as (name, copies), and its file.

    Each card appears once, under its canonical name, in the order of the file.
    """

    name: str
    cards: tuple[tuple[str, int], ...]
    path: Path


def read_deck(source: str | os.PathLike[str], known_names: Collection[str], format: DeckFormat = "standard") -> Deck:
    """Read and check a deck.

    ``source`` is a file or, if no such file exists, the name of a deck that ships with duelsim
    (``liquid-beast``, ``Liquid Beast``). ``known_names`` are the canonical names of all cards.

    Raises ``DeckError`` with every problem that the list has.
    """
    path, content = _find(source)
    title, lines, problems = _read_lines(content, _by_key(known_names))
    problems += format_problems(lines, format)
    if problems:
        problems.sort(key=lambda problem: (problem.line is None, problem.line or 0))
        raise DeckError(str(path), problems)
    copies: dict[str, int] = {}
    for line in lines:
        copies[line.card] = copies.get(line.card, 0) + (line.count or 0)
    return Deck(title or _visible(path.stem) or "Deck", tuple(copies.items()), path)


def shipped_decks() -> tuple[str, ...]:
    """Return the names of the decks that ship with duelsim, in alphabetical order."""
    files = resources.files("decks").iterdir()
    return tuple(sorted(file.name.removesuffix(".txt") for file in files if file.name.endswith(".txt")))


def slots(deck: Deck) -> tuple[str, ...]:
    """Return one card name for each card of the deck, sorted by name.

    The place of a card here is its stable slot in the simulator: it does not depend on the order of the
    file's lines.

    >>> slots(Deck("Three", (("Corile", 1), ("Aqua Guard", 2)), Path("three.txt")))
    ('Aqua Guard', 'Aqua Guard', 'Corile')
    """
    return tuple(name for name, copies in sorted(deck.cards) for _ in range(copies))


def distinct_names(decks: Sequence[Deck]) -> list[str]:
    """Return the names of decks; decks of the same name get their file or a number after it.

    >>> files = {"old.txt": "Rush", "lax.txt": "Lax", "new.txt": "Rush"}
    >>> distinct_names([Deck(name, (), Path(file)) for file, name in files.items()])
    ['Rush (old)', 'Lax', 'Rush (new)']
    """
    found = []
    for at, deck in enumerate(decks):
        alike = [place for place, other in enumerate(decks) if other.name == deck.name]
        files = {decks[place].path.stem for place in alike}
        telling = deck.path.stem if len(files) == len(alike) else str(1 + alike.index(at))
        found.append(deck.name if len(alike) == 1 else f"{deck.name} ({telling})")
    return found


def deck_hash(names: Iterable[str]) -> str:
    """Return the SHA-256 of a deck's cards in hexadecimal: equal for equal lists in any order.

    ``names`` are card names, one for each card.
    """
    text = "".join(f"{copies} {name}\n" for name, copies in sorted(Counter(names).items()))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


_SAME_MARKS = str.maketrans(
    dict.fromkeys("‘’‚‛`´ʼʹ′", "'")
    | dict.fromkeys("“”„‟″«»「」『』", '"')
    | dict.fromkeys("‐‑‒–—―−﹘﹣－", "-")
    | dict.fromkeys("〜～∼˜", "~")
)
# Accents that NFKD has separated from their letters (not those of kana), and invisible characters.
_DROPPED = dict.fromkeys([*range(0x0300, 0x0370), 0x00AD, *range(0x200B, 0x2010), 0x2060, 0xFE0E, 0xFE0F, 0xFEFF], None)


def match_key(name: str) -> str:
    """Return the form in which names are compared: the same for all spellings of a name.

    Case, accents, repeated spaces and the kind of apostrophe, quotation mark, dash or tilde make no
    difference.

    >>> match_key("HELL’S  Scrapper") == match_key("Hell's Scrapper")
    True
    """
    parted = unicodedata.normalize("NFKD", name.translate(_SAME_MARKS)).translate(_DROPPED)
    return " ".join(parted.casefold().split())


def _by_key(names: Collection[str]) -> dict[str, str]:
    by_key: dict[str, str] = {}
    for name in names:
        other = by_key.setdefault(match_key(name), name)
        if other != name:
            raise ValueError(f'the cards "{other}" and "{name}" cannot be told apart in a decklist: rename one')
    return by_key


def _find(source: str | os.PathLike[str]) -> tuple[Path, bytes]:
    path = Path(source)
    try:
        return path, path.read_bytes()
    except OSError as error:
        is_folder = os.path.isdir(path)
        if not (is_folder or isinstance(error, FileNotFoundError | NotADirectoryError)):
            raise DeckError(str(path), [Problem(None, f"it cannot be read: {error.strerror}.")]) from error
    shipped = shipped_decks()
    wanted = re.sub(r"[ _-]+", "-", match_key(str(path))).removesuffix(".txt")
    if wanted in shipped:
        file = resources.files("decks") / f"{wanted}.txt"
        return Path(str(file)), file.read_bytes()
    if is_folder:
        message = "it is a folder. Name one of the files in it."
    else:
        suggestion = did_you_mean(wanted, {name: name for name in shipped})
        message = (
            f"there is no such file, and no deck of this name ships with duelsim.{suggestion}"
            f" These do: {', '.join(shipped)}."
        )
    raise DeckError(str(path), [Problem(None, message)])


LONGEST_NAME = 60  # letters of a deck's name; no table has room for more
_NAME_HEADER = re.compile(r"(?:#+|//+) ?name ?: ?(?P<name>.+)", re.IGNORECASE)


def _read_lines(content: bytes, known: Mapping[str, str]) -> tuple[str | None, list[DeckLine], list[Problem]]:
    """Return the deck's name if the file has one, the lines with cards, and the problems of lines."""
    title: str | None = None
    lines: list[DeckLine] = []
    problems: list[Problem] = []
    for number, raw in enumerate(content.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        try:
            text = " ".join(raw.decode("utf-8").split())
        except UnicodeDecodeError:
            text = "\0"
        if "\0" in text:  # also UTF-16, as some Windows programs write it
            problems.append(Problem(number, "this is not UTF-8 text. Save the file as UTF-8."))
            lines.append(DeckLine(number, None, ""))
        elif text.startswith(("#", "//")):
            if title is None and (header := _NAME_HEADER.fullmatch(text)):
                title = _visible(header["name"])
        elif text:
            line, found = _read_line(number, text, known)
            lines.append(line)
            problems += found
    return title, lines, problems


def _visible(name: str) -> str:
    """Return a name without control characters, cut to the longest name that tables have room for."""
    seen = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return seen if len(seen) <= LONGEST_NAME else f"{seen[: LONGEST_NAME - 1]}…"


_COUNTED = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?P<count>\S+) [x×] (?P<name>.+)",
        r"(?P<count>\S+?)[x×] (?P<name>.+)",
        r"(?P<count>\S+?) ?: ?(?P<name>.+)",
        r"(?P<count>\S+) (?P<name>.+)",
        r"(?P<name>.+) [x×] ?(?P<count>\S+)",
    )
]
_WHOLE_NUMBER = re.compile(r"-?\d{1,9}")


def readings(text: str) -> Iterator[tuple[str, str]]:
    """Yield what the text may mean, as (count, name): it is all name, or a part of it is a count."""
    yield "1", text
    for pattern in _COUNTED:
        if match := pattern.fullmatch(text):
            yield match["count"], match["name"]


def _read_line(number: int, line: str, known: Mapping[str, str]) -> tuple[DeckLine, list[Problem]]:
    # A card may be called "750 Man" or "Retweegyo #Cherry": a part of a known name is not a count or a comment.
    comments = [match.start() for match in re.finditer(r" (?:#|//)", line)]
    texts = [line] + [line[:start] for start in reversed(comments)]
    for text in texts:
        for count, name in readings(text):
            if card := known.get(match_key(name)):
                copies, problems = _read_count(number, count, card)
                return DeckLine(number, copies, card), problems
    whole, *counted = readings(texts[-1])
    count, name = next((reading for reading in counted if _WHOLE_NUMBER.fullmatch(reading[0])), whole)
    copies, problems = _read_count(number, count, name)
    unknown = f'no card is known by the name "{name}".{did_you_mean(match_key(name), known)}'
    return DeckLine(number, copies, name), [Problem(number, unknown), *problems]


def _read_count(number: int, count: str, card: str) -> tuple[int | None, list[Problem]]:
    """Return the number of copies, or None and the problem."""
    if not _WHOLE_NUMBER.fullmatch(count):
        problem = f'"{count}" is neither a number of copies nor a part of the name "{card}". Write 4 {card}.'
    elif int(count) < 1:
        problem = f'{count} copies of "{card}" cannot be in a deck. Write 1 or more, or delete the line.'
    else:
        return int(count), []
    return None, [Problem(number, problem)]
