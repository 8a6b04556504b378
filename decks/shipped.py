"""The decks that ship with duelsim: their names in both languages, their years and products, and the field of an era.

A deck's file says them in comments at its head, such as `# year: 2016`, which the reader of decklists passes over. The
decks in the folder `decks` itself are the field that commands play by default. A playbook lies next to its deck.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from decks.checking import DeckError, Problem
from decks.matching import match_key
from sim.language import ENGLISH, gettext, language, translatable

GROUPS: Final = {"": "the default field", "ready_made": "ready-made", "published": "published"}  # by folder
ERA: Final = "era:"

_HEAD = re.compile(r"^# (\w[\w ]*): (.+)$", re.MULTILINE)
_SIDEBOARDED = re.compile(r"(.+?) \(sideboarded(?: against (.+))?\)")
_TOLD_APART = re.compile(r"(.+) \(([^()]+)\)")
_ROLE = re.compile(r"(base|variant|opponent)(?: (\d+))?", re.ASCII)
_YEARS = re.compile(r"(\d{4})|(\d{4})?-(\d{4})?", re.ASCII)


@dataclass(frozen=True)
class ShippedDeck:
    """A deck that ships: what commands call it, which group of decks it belongs to, its file, and what its head says.

    It has a name in both languages: what players there call such a deck. Only a ready-made deck is a product.
    """

    key: str
    group: str
    file: Path
    name: str
    japanese_name: str
    year: int
    civilizations: tuple[str, ...]
    product: str
    source: str

    @property
    def has_playbook(self) -> bool:
        """Whether a playbook ships with it."""
        return self.file.with_suffix(".play").is_file()


def shipped_decks() -> tuple[str, ...]:
    """Return the names of the decks that commands play by default, in alphabetical order."""
    return tuple(sorted(key for key, (group, _) in _files().items() if group == GROUPS[""]))


@lru_cache(1)
def all_shipped() -> tuple[ShippedDeck, ...]:
    """Return all decks that ship, by group, year and name."""
    found = [_shipped(key, group, file) for key, (group, file) in _files().items()]
    order = list(GROUPS.values())
    return tuple(sorted(found, key=lambda deck: (order.index(deck.group), deck.year, deck.key)))


def shipped_names() -> Mapping[str, str]:
    """What each shipped deck is called, in both languages, as `find_shipped` compares names; and its key."""
    keys = {key: key for key in _files()}
    names = {_comparable(name): deck.key for deck in all_shipped() for name in (deck.name, deck.japanese_name)}
    return names | keys


def find_shipped(name: str) -> Path | None:
    """The file of the shipped deck of this key or name, or None."""
    wanted = _comparable(name).removesuffix(".txt")
    files = _files()
    key = wanted if wanted in files else shipped_names().get(wanted)
    return files[key][1] if key is not None else None


def deck_called(name: str) -> str:
    """The deck of this name as people read it: one that ships by its Japanese name, where Japanese is spoken.

    Inside duelsim, where programs read, and in what is kept, a deck has the name of its list. What a run adds to a name
    to tell lists apart follows it in brackets and stays there.

    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     deck_called("Dogiragon Buster"), deck_called("Dogiragon Buster (sideboarded)"), deck_called("My Deck")
    ('ドギラゴン剣', 'ドギラゴン剣 (サイドボード後)', 'My Deck')
    """
    if language() == ENGLISH:
        return name
    if name in (known := _japanese_names()):
        return known[name]
    if match := _SIDEBOARDED.fullmatch(name):
        against = deck_called(match[2] or "")
        said = gettext("sideboarded against {opponent}", opponent=against) if against else gettext("sideboarded")
        return f"{deck_called(match[1])} ({said})"
    if match := _TOLD_APART.fullmatch(name):
        return f"{deck_called(match[1])} ({_role_called(match[2])})"
    return name


def _role_called(role: str) -> str:
    """What tells decks of the same name apart: the player, the file, a number, or what the deck is in a comparison."""
    match = _ROLE.fullmatch(role)
    if match is None:
        return role
    said = {"base": translatable("base"), "variant": translatable("variant {number}")}
    return gettext(said.get(match[1], translatable("opponent {number}")), number=match[2])


@lru_cache(1)
def _japanese_names() -> Mapping[str, str]:
    return {deck.name: deck.japanese_name for deck in all_shipped()}


def is_era(words: str) -> bool:
    """Whether the words name the field of an era, such as `era:2006`."""
    return words.casefold().startswith(ERA)


def names_years(words: str) -> bool:
    """Whether the words are years as an era has them, such as `2006` or `2012-2014`."""
    return words != "-" and _YEARS.fullmatch(words) is not None


def decks_of_era(words: str) -> list[str]:
    """The keys of the shipped decks of an era, by year: `era:2006`, `era:2012-2014`, `era:2019-`, `era:-2004`.

    Raises DeckError.
    """
    years = words[len(ERA) :].strip()
    match = _YEARS.fullmatch(years)
    if match is None or not names_years(years):
        problem = gettext("it names no years. Write {era}2006 or {era}2012-2014.", era=ERA)
        raise DeckError(words, [Problem(None, problem)], "field")
    first, last = int(match[1] or match[2] or 0), int(match[1] or match[3] or 9999)
    decks = sorted((deck.year, deck.key) for deck in all_shipped() if first <= deck.year <= last)
    if not decks:
        there = years_in_words(deck.year for deck in all_shipped())
        problem = gettext("no deck of these years ships with duelsim. The decks are of {years}.", years=there)
        problem = gettext("the last year is before the first.") if first > last else problem
        raise DeckError(words, [Problem(None, problem)], "field")
    return [key for _, key in decks]


def years_in_words(years: Iterable[int]) -> str:
    """The years, those in a row as a range.

    >>> years_in_words([2005, 2004, 2006, 2009, 2006])
    '2004-2006, 2009'
    """
    ranges: list[list[int]] = []
    for year in sorted(set(years)):
        if ranges and ranges[-1][-1] == year - 1:
            ranges[-1].append(year)
        else:
            ranges.append([year])
    return ", ".join(str(one[0]) if len(one) == 1 else f"{one[0]}-{one[-1]}" for one in ranges)


def _files() -> dict[str, tuple[str, Path]]:
    """The group and the file of each deck, by its key; no file is read."""
    found = {}
    for folder, group in GROUPS.items():
        for file in (resources.files("decks") / folder).iterdir():
            if file.name.endswith(".txt"):
                found[file.name.removesuffix(".txt")] = (group, Path(str(file)))
    return found


def _shipped(key: str, group: str, file: Path) -> ShippedDeck:
    head = {name.casefold(): value.strip() for name, value in _HEAD.findall(file.read_text(encoding="utf-8"))}
    return ShippedDeck(
        key,
        group,
        file,
        head["name"],
        head["japanese name"],
        int(head["year"]),
        tuple(head["civilizations"].split(", ")),
        head.get("product", ""),
        head["source"],
    )


def _comparable(name: str) -> str:
    return re.sub(r"[ _-]+", "-", match_key(name))
