"""Published cards: names, facts and texts, as the files of collections have them. Nothing is interpreted here.

A file has a card in JSON on each line, in one of two forms, or cards as plain text:

    Torcon's Cousin
    Civilization: Nature
    Type: Creature
    Race: Beast Folk
    Cost: 2
    Power: 1000
    Shield trigger
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

from decks.visible_text import shown
from sim.cards.imported.spelling import mended
from sim.cards.text.blocks import WrongLine, blocks, check_letters
from sim.cards.text.files import LONGEST_NAME, LONGEST_TEXT, text_of
from sim.foreign import ONE_LINE, SEVERAL_LINES, WrongValue, read_json, typed

MOST = 999_999  # of a cost and a power


@dataclass(frozen=True)
class Face:
    """A card or a half of one, as it was published."""

    name: str
    type: str
    civilizations: tuple[str, ...]
    cost: str
    power: str
    races: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Published:
    """A published card; a twinpact has two faces. `other_sides` are each the back of the side before."""

    name: str
    type: str
    faces: tuple[Face, ...]
    sets: tuple[str, ...] = ()
    other_sides: tuple[Face, ...] = ()


class WrongSource(ValueError):
    """A file that holds no published cards; the message says which line is wrong."""


def read_published(file: Path) -> list[Published]:
    """The cards of a file. Raises WrongSource, and CardFileError for a file that cannot be read."""
    text = mended(text_of(file))
    if text.lstrip()[:1] not in ("{", "["):
        cards = [_from_lines(file, start, lines) for start, lines in blocks(text)]
    else:
        lines = enumerate(text.split("\n"), start=1)
        cards = [_from_json(f"{file}, line {number}", line) for number, line in lines if line.strip()]
    if not cards:
        raise WrongSource(f"{file} has no cards")
    return cards


def _from_json(place: str, line: str) -> Published:
    try:
        card = _mended(read_json(line))
        if not isinstance(card, dict):
            raise WrongValue("each line is an object with a card, without a list around it")
        card = _with_hyper_mode(card)
        if "civilizations" in card:
            return typed(card, _WithTypes).published()
        return (typed(card, _Twinpact) if "Name1" in card else typed(card, _Card)).published()
    except WrongValue as error:
        raise WrongSource(f"{place} is not a card in JSON: {error}") from None


_HYPER_POWER = "Hyper Power"
_HYPER_LINE = re.compile(r"^-{3,}$", re.MULTILINE)
_HYPER_ABILITY = re.compile("^(?=[^\u25ba\\s])", re.MULTILINE)


def _with_hyper_mode(card: dict[str, object]) -> dict[str, object]:
    """The card with "Hyper Mode:" before the paragraphs below the line, and a paragraph with its power (816.1a-b)."""
    power, text = card.get(_HYPER_POWER), card.get("Rules")
    if not isinstance(power, int | str) or not isinstance(text, str):
        return card
    others, *of_mode = _HYPER_LINE.split(text, maxsplit=1)
    said = [_HYPER_ABILITY.sub("Hyper Mode: ", part.strip()) for part in of_mode]
    return {**card, "Rules": "\n".join([others.strip(), f"Hyper Mode: This creature has {power} power.", *said])}


def _mended(value: Any) -> Any:
    """What JSON says, with each mark in one form, also those that JSON writes as numbers."""
    if isinstance(value, Mapping):
        return {key: _mended(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_mended(one) for one in value]
    return mended(value) if isinstance(value, str) else value


# --- The forms of cards in JSON. Their fields have the names that collections give them; other fields are ignored. ---
_Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
_Line = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=ONE_LINE)]
_Text = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=SEVERAL_LINES)]
_Number = Annotated[int, Meta(ge=0, le=MOST)] | _Line


@dataclass(frozen=True, kw_only=True)
class _Side:
    """Another side of a card, which may leave out what its front says."""

    name: _Line = ""
    Type: _Line | None = None
    Civilization: _Line = ""
    Cost: _Number = ""
    Power: _Number = ""
    Race: _Line = ""
    Rules: _Text = ""

    def face(self) -> Face:
        return _face(self.name, self.Type, self.Civilization, self.Cost, self.Power, self.Race, self.Rules)


@dataclass(frozen=True, kw_only=True)
class _Card:
    """A card with one half, and perhaps other sides."""

    name: _Name
    Type: _Line | None = None
    Civilization: _Line
    Cost: _Number
    Power: _Number = ""
    Race: _Line = ""
    Rules: _Text = ""
    sets: tuple[_Line, ...] = ()
    alternates: tuple[_Side, ...] = ()

    def published(self) -> Published:
        face = _face(self.name, self.Type, self.Civilization, self.Cost, self.Power, self.Race, self.Rules)
        others = tuple(side.face() for side in self.alternates)
        return Published(self.name, self.Type or "", (face,), self.sets, others)


@dataclass(frozen=True, kw_only=True)
class _Twinpact:
    """A card with two halves."""

    name: _Name
    Type: _Line | None = None
    Name1: _Name
    Type1: _Line | None = None
    Civilization1: _Line
    Cost1: _Number
    Power: _Number = ""
    Race1: _Line = ""
    Rules1: _Text = ""
    Name2: _Name
    Type2: _Line | None = None
    Civilization2: _Line
    Cost2: _Number
    Race2: _Line = ""
    Rules2: _Text = ""
    sets: tuple[_Line, ...] = ()
    alternates: tuple[_Side, ...] = ()

    def published(self) -> Published:
        faces = (
            _face(self.Name1, self.Type1, self.Civilization1, self.Cost1, self.Power, self.Race1, self.Rules1),
            _face(self.Name2, self.Type2, self.Civilization2, self.Cost2, self.Power, self.Race2, self.Rules2),
        )
        others = tuple(side.face() for side in self.alternates)
        return Published(self.name, self.Type or "", faces, self.sets, others)


@dataclass(frozen=True, kw_only=True)
class _WithTypes:
    """A card whose type and civilizations are lists."""

    name: _Name
    supertypes: tuple[_Line, ...] = ()
    type: _Line
    subtypes: tuple[_Line, ...] = ()
    civilizations: tuple[_Line, ...]
    cost: _Number
    power: _Number = ""
    text: _Text = ""
    sets: tuple[_Line, ...] = ()

    def published(self) -> Published:
        kind = " ".join([*self.supertypes, self.type])
        cost, power = str(self.cost).strip(), str(self.power)
        face = Face(self.name, kind, self.civilizations, cost, power, self.subtypes, self.text)
        return Published(self.name, kind, (face,), self.sets)


def _face(
    name: str, type: str | None, civilizations: str, cost: int | str, power: int | str, races: str, text: str
) -> Face:
    """A card or a half of it, whose civilizations and races are divided by strokes."""
    kind = type or ""
    shown = "" if kind == "Spell" else str(power)
    return Face(name, kind, _parts(civilizations), str(cost).strip(), shown, _parts(races), text)


def _parts(words: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in words.split("/") if part.strip())


# --- Cards as text ---
_FIELD = re.compile(r"(civilization|type|race|cost|power): *(.*)", re.IGNORECASE)


def _from_lines(file: Path, start: int, lines: list[str]) -> Published:
    """A card of a plain text: its name, its facts, its paragraphs."""
    try:
        check_letters(lines)
    except WrongLine as wrong:
        raise WrongSource(f"{file}, line {start + wrong.line}: {shown(lines[0])}: {wrong}") from None
    facts: dict[str, str] = {}
    said = 1
    while said < len(lines) and (match := _FIELD.fullmatch(lines[said])) and match[1].lower() not in facts:
        facts[match[1].lower()] = match[2].strip()
        said += 1
    if missing := [name for name in ("civilization", "type", "cost") if name not in facts]:
        names = " and ".join(f'"{name.title()}: ..."' for name in missing)
        raise WrongSource(f'{file}, line {start}: below "{shown(lines[0])}", the facts {names} are missing')
    face = Face(
        lines[0],
        facts["type"],
        _parts(facts["civilization"]),
        facts["cost"],
        facts.get("power", ""),
        _parts(facts.get("race", "")),
        "\n".join(lines[said:]),
    )
    return Published(face.name, face.type, (face,))
