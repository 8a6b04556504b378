"""Checks card files: they are loaded and read as every command does it, and all errors are reported at once."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from decks.matching import match_key
from decks.suggesting import did_you_mean
from decks.visible_text import shown
from sim.cards.library.entries import entry_of
from sim.cards.library.in_use import CardsInUse, OwnCard, cut_cards, files_of_folder
from sim.cards.text.files import CardFileError

RACES = Path(__file__).parents[1] / "text" / "races.txt"


@dataclass(frozen=True)
class CheckedFile:
    """A card file: how many of its cards are understood, what is wrong with the others, and what is only odd."""

    file: Path
    understood: int
    faults: tuple[CardFileError, ...]
    oddities: tuple[str, ...]


def check_card_files(
    files: Sequence[tuple[Path, str]], progress: Callable[[int], None] = lambda done: None
) -> Iterator[CheckedFile]:
    """Check card files, each with its text, as if a command used them.

    `progress` is called with the number of cards that have been read. Raises CardFileError where the card folder cannot
    be used.
    """
    named = {os.path.realpath(file) for file, _ in files}
    others = [file for file in files_of_folder() if os.path.realpath(file) not in named]
    in_use = CardsInUse(others)
    done = 0
    for file, text in files:
        faults: list[CardFileError] = []
        read: list[OwnCard] = []
        for found in cut_cards(file, text):
            progress(done)
            done += 1
            try:
                if isinstance(found, CardFileError):
                    raise found
                card, replaces = found
                in_use.add(card, replaces)
                in_use.own_card(card.name)  # may it have its name?
                card.read()
                read.append(card)
            except CardFileError as error:
                faults.append(error)
        try:
            in_use.further_names()
        except CardFileError as error:
            faults.append(error)
        yield CheckedFile(file, len(read), tuple(faults), tuple(_odd_races(read, others)))


def _odd_races(cards: Sequence[OwnCard], others: Sequence[Path]) -> Iterator[str]:
    """A word about each race that one of the cards has, and no other card: it may be a typo."""
    having: dict[str, list[str]] = {}
    for card in cards:
        lines = card.text.split("\n")
        for face in entry_of(lines).faces:
            for race in face.races:
                having.setdefault(race, []).append(f"{card.place_of(lines.index(face.line))}: {shown(card.name)}")
    alone = {race: places[0] for race, places in having.items() if race not in _races() and len(places) == 1}
    if alone:
        known = {race for entry in CardsInUse(others).entries for face in entry.faces for race in face.races}
        for race, place in alone.items():
            if race not in known:
                near = did_you_mean(match_key(race), {match_key(one): one for one in _races()})
                yield f"{place}: no other card has the race {shown(race)}.{near}"


@cache
def _races() -> frozenset[str]:
    return frozenset(RACES.read_text(encoding="utf-8").splitlines())
