"""Games move by move as the script of a page takes them, which draws them on a board (`templates/watch.js`)."""

import json
from collections.abc import Iterator, Mapping

from markupsafe import Markup

from reports.writing.decks import letter
from reports.writing.moves import Face, Recording, Spot

# Zones and links, each by the letter that stands for it.
ZONES = {
    "deck": "d",
    "hand": "h",
    "battle zone": "b",
    "graveyard": "g",
    "mana zone": "m",
    "shield zone": "s",
    "hyperspatial zone": "y",
    "ultra-GR zone": "r",
    "abyss": "a",
    "pending": "n",
}
LINKS = ("U", "S", "F", "E", "C", "A")  # under it, seals, castles, weapons, gears, auras
# Events that are drawn from one card to another.
DRAWN = {"attack": "a", "block": "b", "battle": "f", "break": "k"}


def written(recording: Recording, anchor: str, texts: Mapping[str, str]) -> Markup:
    """A recording as JSON in the page, where `anchor` begins the names of its events.

    `texts` are the names of the elements with the texts of cards, by what these are called.
    """
    found = {
        "anchor": anchor,
        "players": recording.players,
        "begins": recording.begins,
        "faces": [_face(face, texts) for face in recording.faces],
        "opening": list(_changes(recording.opening)),
        "moves": [
            [DRAWN.get(move.what, ""), move.player, move.card, move.other, list(_changes(move.changes))]
            for move in recording.moves
        ],
        "turns": recording.turns,
        "second": recording.second,
    }
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))  # nothing in it ends the element


def _face(face: Face, texts: Mapping[str, str]) -> list[str]:
    civilizations = "".join(map(letter, face.civilizations))
    return [face.name, face.cost, civilizations, face.power, texts.get(face.text_of, "")]


def _changes(changes: tuple[tuple[int, Spot], ...]) -> Iterator[list[int | str | None]]:
    """Each change as (card, where and how, face, place, power, host), without what is usual at its end."""
    usual: tuple[int | str | None, ...] = (None, -1, None, -1)
    for card, spot in changes:
        where = ZONES[spot.zone] + spot.marks + (LINKS[spot.link] if spot.host >= 0 else "")
        row: list[int | str | None] = [card, where, spot.face, spot.place, spot.power, spot.host]
        while row[-1] == usual[len(row) - 3] and len(row) > 2:
            row.pop()
        yield row
