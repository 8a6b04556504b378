"""Lists of cards that a tournament restricts or forbids: reading them, and holding decks to them.

A list is a text file with lines such as `1 Hell Slash`, and 0 for a forbidden card. Some ship with duelsim, in
`decks/restricted`, each named after the day from which it was in force.
"""

import os
import re
from collections import Counter
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

from decks.checking import DeckError, Problem, shown
from decks.lines import cuts
from decks.matching import match_key
from decks.reading import Deck
from decks.sources import STDIN, find_deck

LIST = "restricted list"  # in messages


def shipped_restrictions() -> tuple[str, ...]:
    """The names of the lists that ship with duelsim, in the order of their days."""
    files = (resources.files("decks") / "restricted").iterdir()
    return tuple(sorted(file.name.removesuffix(".txt") for file in files if file.name.endswith(".txt")))


def read_restrictions(source: str, known: Mapping[str, str]) -> dict[str, int]:
    """How many copies of each restricted card are allowed, by name; `known` are the names of cards, by spelling.

    `source` is a file, or the name of a list that ships with duelsim. Raises DeckError.
    """
    if source == STDIN or os.path.exists(os.path.expanduser(source)):
        path, content = find_deck(source)
    elif source in shipped_restrictions():
        file = resources.files("decks") / "restricted" / f"{source}.txt"
        path, content = Path(str(file)), file.read_bytes()
    else:
        names = ", ".join(shipped_restrictions())
        problem = f"there is no such file, and no list of this name ships with duelsim. These do: {names}."
        raise DeckError(source, [Problem(None, problem)], LIST)
    keys = {match_key(name): name for name in known.values()}
    problems, found = [], {}
    try:
        lines = re.split("\r\n|\r|\n", content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        wrong = content[: error.start].count(b"\n") + 1
        raise DeckError(str(path), [Problem(wrong, "this is not UTF-8 text. Save the file as UTF-8.")], LIST) from None
    for number, line in enumerate(lines, start=1):
        texts = [*map(str.strip, cuts(line)), line.partition("#")[0].strip()]  # a name may have the mark
        text = next((one for one in texts if match_key(one.partition(" ")[2]) in keys), texts[-1])
        copies, _, name = text.partition(" ")
        if not text:
            continue
        if copies not in ("0", "1", "2", "3"):
            problems.append(Problem(number, "write how many copies are allowed, from 0 to 3: 1 Hell Slash."))
        elif (card := keys.get(match_key(name))) is None:
            problems.append(Problem(number, f'"{shown(name)}" is no card that duelsim knows.'))
        elif card in found:
            problems.append(Problem(number, f"{card} is in the list already. Delete one of the lines."))
        else:
            found[card] = int(copies)
    if not found and not problems:
        problems.append(Problem(None, "there are no cards in it."))
    if problems:
        raise DeckError(str(path), problems, LIST)
    return found


def check_restrictions(deck: Deck, allowed: Mapping[str, int]) -> None:
    """Raise DeckError if a deck has more copies of restricted cards than are allowed."""
    copies = Counter(dict(deck.cards))
    for section in deck.outside:
        copies.update(dict(section.cards))
    problems = [
        Problem(None, f"{copies[name]} {name}, but the restricted list allows {most or 'none'}.")
        for name, most in sorted(allowed.items())
        if copies[name] > most
    ]
    if problems:
        raise DeckError(str(deck.path), problems)
