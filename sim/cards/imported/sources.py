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

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sim.cards.imported.spelling import mended
from sim.cards.text.blocks import blocks


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
    """A published card; a twinpact has two faces. `other_sides` are each behind the side before."""

    name: str
    type: str
    faces: tuple[Face, ...]
    sets: tuple[str, ...] = ()
    other_sides: tuple[Face, ...] = ()


class WrongSource(ValueError):
    """A file that holds no published cards; the message says which line is wrong."""


def read_published(file: Path) -> list[Published]:
    """The cards of a file. Raises WrongSource."""
    try:
        text = mended(file.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise WrongSource(f"{file} is not text in UTF-8; save it as UTF-8") from None
    if not text.lstrip().startswith("{"):
        return [_from_lines(file, start, lines) for start, lines in blocks(text)]
    cards: list[Published] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            try:
                cards.append(_from_json(_mended(json.loads(line))))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise WrongSource(f"{file}, line {number} is not a card in JSON: {error}") from None
    return cards


def _mended(value: Any) -> Any:
    """What JSON says, with each mark in one form, also those that JSON writes as numbers."""
    if isinstance(value, Mapping):
        return {key: _mended(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_mended(one) for one in value]
    return mended(value) if isinstance(value, str) else value


def _from_json(card: Mapping[str, Any]) -> Published:
    if "civilizations" in card:
        kind = " ".join([*card.get("supertypes", ()), card["type"]])
        face = Face(
            card["name"],
            kind,
            tuple(card["civilizations"]),
            str(card["cost"]).strip(),
            str(card.get("power", "")),
            tuple(card.get("subtypes", ())),
            card.get("text", ""),
        )
        return Published(face.name, kind, (face,), tuple(card.get("sets", ())))
    suffixes = ("1", "2") if "Name1" in card else ("",)
    faces = tuple(_face(card, suffix) for suffix in suffixes)
    others = tuple(
        _face({"name": "", "Civilization": "", "Cost": "", **other}, "") for other in card.get("alternates", ())
    )
    return Published(card["name"], card.get("Type") or "", faces, tuple(card.get("sets", ())), others)


def _face(card: Mapping[str, Any], suffix: str) -> Face:
    """A card, or a half of it, whose fields end in a number."""
    kind = card.get(f"Type{suffix}") or ""
    return Face(
        card[f"Name{suffix}" if suffix else "name"],
        kind,
        _parts(card[f"Civilization{suffix}"]),
        str(card[f"Cost{suffix}"]).strip(),
        "" if kind == "Spell" else str(card.get("Power", "")),
        _parts(card.get(f"Race{suffix}", "")),
        card.get(f"Rules{suffix}", ""),
    )


def _parts(words: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in words.split("/") if part.strip())


_FIELD = re.compile(r"(civilization|type|race|cost|power): *(.*)", re.IGNORECASE)


def _from_lines(file: Path, start: int, lines: list[str]) -> Published:
    """A card of a plain text: its name, its facts, its paragraphs."""
    facts: dict[str, str] = {}
    said = 1
    while said < len(lines) and (match := _FIELD.fullmatch(lines[said])) and match[1].lower() not in facts:
        facts[match[1].lower()] = match[2].strip()
        said += 1
    if missing := [name for name in ("civilization", "type", "cost") if name not in facts]:
        names = " and ".join(f'"{name.title()}: ..."' for name in missing)
        raise WrongSource(f'{file}, line {start}: below "{lines[0]}", the facts {names} are missing')
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
