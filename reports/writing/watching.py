"""Games move by move as the script of a page takes them, which draws them on a board (`templates/watch.js`)."""

import json
from collections.abc import Iterator, Mapping, Sequence

from markupsafe import Markup

from reports.writing.colours import CIVILIZATIONS
from reports.writing.decks import letter
from reports.writing.moves import Face, Recording, Spot
from sim.language import ENGLISH, gettext, language, pgettext, translatable

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
# What the script says besides the zones, in braces what it fills in.
WORDS = (
    ", ",
    translatable("1 seal"),
    translatable("1 shield"),
    translatable("Events"),
    translatable("events"),
    translatable("Graveyard"),
    translatable("Link"),
    translatable("Link to this move"),
    translatable("One move back"),
    translatable("One move on"),
    translatable("Pause"),
    translatable("Play"),
    translatable("To the end"),
    translatable("To the start"),
    translatable("Turn"),
    translatable("a hidden card"),
    translatable("can be chosen"),
    translatable("shield"),
    translatable("being used"),
    translatable("face up"),
    translatable("graveyard {count}"),
    translatable("mana"),
    translatable("power {power}"),
    translatable("shield: {name}"),
    translatable("shields"),
    translatable("tapped"),
    translatable("upside down"),
    translatable("{count} in hand"),
    translatable("{count} in the deck"),
    translatable("{count} in the {zone}"),
    translatable("{count} mana"),
    translatable("{count} seals"),
    translatable("{count} shields"),
    translatable("{count} under it"),
    translatable("{title}: the board. Left and right arrow: one move. Home and End: start and end. Space: play."),
    translatable("{turn} · move {at} of {all}"),
)
# Events that are drawn from one card to another.
DRAWN = {"attack": "a", "block": "b", "battle": "f", "break": "k"}


def written(recording: Recording, anchor: str, texts: Mapping[str, str]) -> Markup:
    """A recording as JSON in the page, where `anchor` begins the names of its events.

    `texts` are the names of the elements with the texts of cards, by what these are called.
    """
    found: dict[str, object] = {
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
    if language() != ENGLISH:
        letters = {_letter(one): letter(one) for one in CIVILIZATIONS}
        found["words"] = {one: gettext(one) for one in WORDS} | {one: pgettext("zone", one) for one in ZONES} | letters
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))  # nothing in it ends the element


def _face(face: Face, texts: Mapping[str, str]) -> list[str]:
    civilizations = "".join(map(_letter, face.civilizations))
    return [face.name, face.cost, civilizations, face.power, texts.get(face.text_of, "")]


def _letter(civilization: str) -> str:
    return civilization[:1].upper()


def _changes(changes: Sequence[tuple[int, Spot | None]]) -> Iterator[list[int | str | None]]:
    """Each change as (card, where and how, face, place, power, host), without what is usual at its end.

    A card that is gone has its number alone.
    """
    usual: tuple[int | str | None, ...] = (None, -1, None, -1)
    for card, spot in changes:
        if spot is None:
            yield [card]
            continue
        where = ZONES[spot.zone] + spot.marks + (LINKS[spot.link] if spot.host >= 0 else "")
        row: list[int | str | None] = [card, where, spot.face, spot.place, spot.power, spot.host]
        while row[-1] == usual[len(row) - 3] and len(row) > 2:
            row.pop()
        yield row
