"""Write the unreviewed cards that ship with duelsim: `python -m sim.tools.unreviewed`, in the clone.

    duelsim cards import all-cards.jsonl --output imported.txt
    python -m sim.tools.unreviewed imported.txt all-cards.jsonl --japanese-names names.json

The card file gives the cards, the published ones the names of those that were not understood, and a JSON object leads
from Japanese names to English ones. Without files, what has come into the library leaves the unreviewed cards, and
their names are written anew: after a card was reviewed or corrected, this is all there is to do.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from decks import match_key
from sim.cards.imported import other_sides, read_published
from sim.cards.library.entries import further_names
from sim.cards.library.lookup import library_names
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import CARDS, NAMES, NOT_UNDERSTOOD
from sim.cards.text.blocks import blocks
from sim.cards.wording import BETWEEN_OTHER_NAMES, JAPANESE_NAME, OTHER_NAMES, PRINTED_IN

PROMOTIONAL = "promotional"  # the file of the cards of no set
HEADING = """\
# Imported from published wordings, and not reviewed by anybody (docs/cards.md). A card that has been compared with the
# published one moves into the library; then run python -m sim.tools.unreviewed.

"""
# Cards that are not shipped, with the reason. For decklists they are not understood.
LEFT_OUT: Final[Mapping[str, str]] = {
    "Armored Valborg": "it is in a second collection only, whose cards are others under another name",
    "Bolmeteus 'Young Samurai' Dragon, Temporal Samurai": "the same",
    "Lionel Finale, Zenith of 'Lion'": "the same",
    "Infinity 'Hidden Blade' Dragon": "one collection says that you may, the other that you must",
    'Infinity "Hidden Blade" Dragon': "the same",
}
# Published twice, in two collections that translate names differently: all facts and all abilities are the same.
SAME_CARD: Final[Mapping[str, str]] = {
    "Ailfreet, Spirit of the Holy Gates": "Ailfreet, Holy Gates Elemental",
    "Alshia, Spirit of Novas": "Alshia, Nova Elemental",
    "Axel Kaiser 'Thunderclap'": 'Axel Kaiser "Thunderclap"',
    "Blue Marriage": "Marriage Blue",
    "Bolbalzak 'Sword Flash' Dragon, Blue Divine Dragon": 'Bolbalzak "Sword Flash" Dragon, Blue Divine Dragon',
    "Delskiyan, Spirit of Heaven Descent": "Delskiyan, Fallen Angel Elemental",
    "Glenmalt 'Explosion', Dragon Edge": 'Glenmalt "Explosion", Dragon Ruler',
    "HEIKE Double Cross, Spirit of Gaga": "HEIKE Double Cross, Gaga Elemental",
    "Hazel Bryne, Explosive Lance": "Hazel Burn, Explosive Lance",
    "Hot Spring Brain": "Onsen Brain",
    "Imen=Bugo, Dragon Edge": "Imen=Bugo, Dragon Ruler",
    "Ira Fizz, Dragon Edge": "Islay Fizz, Dragon Ruler",
    "Lord Reis, Wisdom Elemantal": "Lord Reis, Wisdom Elemental",
    "Maximum the Max, Zenith of 'Military'": 'Maximum the Max, Zenith of "Military"',
    "Metal Avenger Solid, Dragon Edge": "Metal Avenger Solid, Dragon Ruler",
    "Ogre Kaiser 'Destruction'": 'Ogre Kaiser "Destruction"',
    "Onimaru 'End', Grand Finale": 'Onimaru "End", Grand Finale',
    "Onimaru 'Katana', Overlord of Hope": 'Onimaru "Katana", Overlord of Hope',
    "Osmosis Bullet Soul, Skull Hunter": "Osmosis Bullet Soul Skull Hunter",
    "Osso Leone, Scare Spirit": "Osso Leone, Bibira Elemental",
    "Royal Ira, Explosive Passion": "Royal Islay, Explosive Passion",
    "Saint Bolshack, Spiritual Dragon": "Saint Bolshack, Elemental Dragon Knight",
    "Shoot Fighter Pippi": "Gachinko Pippi",
    "Soul Howl! Ogre Builder 'Roar'": 'Soul Howl! Ogre Builder "Roar"',
    "Stardust NEX, Spiritual Dragon Knight": "Stardust NEX, Elemental Dragon Knight",
    "Storm Double Cross, Blastdragon ~Tornado Chain~": "Storm Double Cross, Blastdragon <Tornado Chain>",
    "Summer Sonic, Light Weapon Left God": "Summer Sonic, Channeler of Suns Left God",
    "Tonpuu, Dragon Edge": "Tonpuu, Dragon Ruler",
    "Toughguy Pelnyar, Spirit of Heaven Attack": "Toughguy Pelnyar, Heaven Attack Elemental",
    "Ulcelios, Spirit of the Holy Core": "Ulcelios, Holy Core Elemental",
}

Lines = Sequence[str]


def write_unreviewed(cards: Iterable[Lines], not_understood: Iterable[str]) -> tuple[int, int]:
    """Write the cards, given as lines, into a file for each set of first printing, and the names of all.

    Cards of the library are left out. Returns how many cards and how many other names there are. Raises ValueError if
    two cards have a name in common.
    """
    cards = with_second_names(cards)
    taken = {*library_names(), *map(match_key, TEXT_UNKNOWN)}
    files: dict[str, dict[str, Lines]] = defaultdict(dict)
    rows: dict[str, tuple[str, str]] = {}
    for lines in sorted(cards, key=lambda lines: lines[0]):
        if match_key(lines[0]) in taken or lines[0] in LEFT_OUT:
            continue
        name, file = lines[0], _file_of(lines)
        files[file][name] = lines
        for key in map(match_key, (name, *further_names(lines))):
            other = rows.setdefault(key, (name, file))
            if other[0] != name or key in taken:
                raise ValueError(f"{name} and {library_names().get(key, other[0])} have the name {key} in common")
    names = {match_key(name): name for name in (*not_understood, *LEFT_OUT)}
    others = sorted(name for key, name in names.items() if key not in rows and key not in taken)
    CARDS.mkdir(parents=True, exist_ok=True)
    for old in CARDS.glob("*.txt"):
        if old.stem not in files:
            old.unlink()
    for stem, found in files.items():
        text = HEADING + "\n".join("\n".join(lines) + "\n" for lines in found.values())
        (CARDS / f"{stem}.txt").write_text(text, encoding="utf-8")
    NAMES.write_text("".join(f"{key}\t{name}\t{file}\n" for key, (name, file) in sorted(rows.items())), "utf-8")
    NOT_UNDERSTOOD.write_text("".join(f"{name}\n" for name in others), "utf-8")
    return sum(map(len, files.values())), len(others)


def shipped() -> list[Lines]:
    """The lines of the unreviewed cards as their files have them."""
    return [lines for file in sorted(CARDS.glob("*.txt")) for lines in cards_of(file)]


def cards_of(file: Path) -> list[Lines]:
    """The lines of the cards of a file."""
    return [lines for _, lines in blocks(file.read_text(encoding="utf-8"))]


def with_second_names(cards: Iterable[Lines]) -> list[Lines]:
    """The cards without those of `SAME_CARD`, whose names others have instead."""
    seconds: dict[str, list[str]] = defaultdict(list)
    for second, name in SAME_CARD.items():
        seconds[name].append(second)
    return [_also_called(lines, seconds[lines[0]]) for lines in cards if lines[0] not in SAME_CARD]


def _also_called(lines: Lines, names: Sequence[str]) -> Lines:
    if not names or lines[1].startswith(OTHER_NAMES):
        return lines
    return [lines[0], OTHER_NAMES + BETWEEN_OTHER_NAMES.join(names), *lines[1:]]


def with_japanese_names(cards: Iterable[Lines], names: Mapping[str, str]) -> list[Lines]:
    """The cards with their Japanese names; `names` leads from these to the English ones, and a first one counts."""
    japanese: dict[str, str] = {}
    for name, english in names.items():
        if match_key(name) not in library_names():
            japanese.setdefault(match_key(english), name)
    return [_with_name(lines, japanese.get(match_key(lines[0]))) for lines in cards]


def _with_name(lines: Lines, name: str | None) -> Lines:
    if name is None or any(line.startswith(JAPANESE_NAME) for line in lines):
        return lines
    at = 2 if lines[1].startswith(OTHER_NAMES) else 1
    return [*lines[:at], JAPANESE_NAME + name, *lines[at:]]


def _file_of(lines: Lines) -> str:
    """The name of the file for a card: the set that printed it first."""
    sets = next((line.removeprefix(PRINTED_IN) for line in lines if line.startswith(PRINTED_IN)), PROMOTIONAL)
    return sets.partition(",")[0].lower()


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sim.tools.unreviewed", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("imported", nargs="?", type=Path, help="what duelsim cards import wrote")
    parser.add_argument("published", nargs="*", type=Path, help="what it read")
    parser.add_argument("--japanese-names", type=Path, help="a JSON object of Japanese names with English ones")
    given = parser.parse_args()
    if given.imported is None:
        cards, others = shipped(), NOT_UNDERSTOOD.read_text(encoding="utf-8").splitlines()
    else:
        cards = cards_of(given.imported)
        published = [card for file in given.published for card in read_published(file)]
        sides = other_sides(published)
        others = [card.name for card in published if card.name not in sides]
    if given.japanese_names is not None:
        cards = with_japanese_names(cards, json.loads(given.japanese_names.read_text(encoding="utf-8")))
    written, left = write_unreviewed(cards, others)
    print(f"{written:,} unreviewed cards, and {left:,} names of cards that are not understood.")


if __name__ == "__main__":
    _main()
