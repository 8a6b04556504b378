"""Which names and races a text means by a word in a name (202.3), a word in a race (203.2) or a whole name.

Which cards a word means is a matter of their Japanese names and races. English decides where it says the same; the
exceptions are in `name_words.txt` and `race_words.txt` next to this file.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from decks.matching import match_key

FOLDER = Path(__file__).parent
NAME_WORDS = FOLDER / "name_words.txt"
RACE_WORDS = FOLDER / "race_words.txt"


@dataclass(frozen=True)
class Meaning:
    """What a word means: its Japanese form if it is known, and the names or races for which English misleads."""

    word: str
    japanese: str
    more: frozenset[str]  # that have the word, though not in English; all as `match_key` writes them
    fewer: frozenset[str]  # that have not, though in English


_key = cache(match_key)  # of the same names again and again
_NOTHING = Meaning("", "", frozenset(), frozenset())


def read_meanings(text: str) -> Mapping[str, Meaning]:
    """The words of a file, by `match_key`. Raises ValueError with the number of a line that is none of such a file."""
    found: dict[str, Meaning] = {}
    word, japanese = "", ""
    lists: dict[str, set[str]] = {}
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if line.startswith("#"):
            continue
        if line[:2] in lists:
            lists[line[:2]].add(match_key(line[2:]))
        elif line and not word:
            word, _, japanese = line.partition(" = ")
            lists = {"+ ": set(), "- ": set()}
        elif line:
            raise ValueError(f'line {number}: "{line}" is no name after "+ " or "- "')
        elif word:
            found[match_key(word)] = Meaning(word, japanese, frozenset(lists["+ "]), frozenset(lists["- "]))
            word, lists = "", {}
    return found


@cache
def name_words() -> Mapping[str, Meaning]:
    """The words that texts look for in names, by `match_key`."""
    return read_meanings(NAME_WORDS.read_text(encoding="utf-8"))


@cache
def race_words() -> Mapping[str, Meaning]:
    """The words that texts look for in races and that English alone would misread, by `match_key`."""
    return read_meanings(RACE_WORDS.read_text(encoding="utf-8"))


def name_has(name: str, word: str, japanese_name: str = "") -> bool:
    """Whether a word is in a name (202.3): "NEX" is in "NEX, Blastdragon", and not in "Momoking NEXT".

    A card whose Japanese name is known has the word too if its Japanese form is there. Of a word that is not in the
    file nobody has said what it is in Japanese: any part of a name will do, in capitals or not.

    >>> name_has("The Tantanmen", "Men"), name_has("Boys to Men", "Men"), name_has("Dragoon", "rago")
    (True, False, True)
    """
    wanted, key = _key(word), _key(name)
    meaning = name_words().get(wanted)
    if meaning is None:
        return wanted in key
    if key in meaning.more or key in meaning.fewer:
        return key in meaning.more
    spelt = bool(meaning.japanese) and meaning.japanese in japanese_name
    return spelt or (wanted in key and re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", key) is not None)


@cache
def race_has(race: str, word: str) -> bool:
    """Whether a race contains a word as a whole (203.2): "Dragonoid" does not contain "Dragon".

    >>> race_has("Magic Command", "Magic"), race_has("Magic Tool", "Magic"), race_has("Funky Knightmare", "Knight")
    (True, False, True)
    """
    meaning = race_words().get(_key(word), _NOTHING)
    key = _key(race)
    if key in meaning.more or key in meaning.fewer:
        return key in meaning.more
    return f" {_key(word)} " in f" {key} ".replace("'s ", " ")


def is_named(name: str, wanted: str) -> bool:
    """Whether a text that names a card in full means the card of this name.

    It means every card in whose name the other one is as well (202.3); the words of `name_words.txt` say of which.
    """
    key = _key(wanted)
    return _key(name) == key or (key in name_words() and name_has(name, wanted))
