"""Cards as their texts show them, unread: enough to list and to search thousands of cards at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sim.cards.text.blocks import BETWEEN_NAMES, FACTS
from sim.cards.wording import (
    BETWEEN_OTHER_NAMES,
    IMPORTED,
    JAPANESE_NAME,
    OTHER_NAMES,
    PRINTED_IN,
    cost_of,
    other_side_at,
    power_of,
    side_named,
)


@dataclass(frozen=True)
class Face:
    """A card, or one face or half of one: its names, its line of facts and what that says, and its rules text."""

    name: str
    japanese_name: str
    line: str
    type: str
    civilizations: tuple[str, ...]
    cost: int
    power: int | None
    races: tuple[str, ...]
    rules_text: str


@dataclass(frozen=True)
class Entry:
    """A card: what it is called, the codes of its sets, its faces or halves, and whether it was imported."""

    name: str
    other_names: tuple[str, ...]
    japanese_name: str
    printed_in: tuple[str, ...]
    faces: tuple[Face, ...]
    imported: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that it is called, its name first."""
        return (self.name, *self.other_names, *filter(None, [self.japanese_name]))

    @property
    def halves(self) -> tuple[Face, ...]:
        """The halves of a twinpact; none of another card."""
        names = [face.name for face in self.faces]
        return self.faces if len(names) > 1 and self.name == BETWEEN_NAMES.join(names) else ()

    @property
    def facts(self) -> str:
        """Its facts in a line; a twinpact has two halves."""
        return " // ".join(face.line for face in self.halves or self.faces[:1])


def entry_of(lines: Sequence[str], *, imported: bool = False) -> Entry:
    """The card of these lines, which are those of a card file; `imported` if another place says so."""
    said = [line for line in lines if line]
    starts = [at for at, line in enumerate(said) if at and FACTS.fullmatch(line)]
    details = said[1 : starts[0]] if starts else said[1:]
    others, japanese, sets = (_detail(details, said_before) for said_before in (OTHER_NAMES, JAPANESE_NAME, PRINTED_IN))
    sides = [other_side_at(said, start) for start in starts]
    if len(starts) > 1 and not any(sides):  # a twinpact
        begins, names, in_japanese = starts, said[0].split(BETWEEN_NAMES, 1), japanese.split(BETWEEN_NAMES)
        in_japanese = in_japanese if len(in_japanese) == len(names) else [""] * len(names)
    else:
        begins = [side.begins if side else start for side, start in zip(sides, starts, strict=True)]
        names = [side.name if side else said[0] for side in sides]
        in_japanese = [side.japanese_name if side else japanese for side in sides]
    texts = [said[start + 1 : end] for start, end in zip(starts, [*begins[1:], len(said)], strict=False)]
    faces = tuple(
        _face(name, name_in_japanese, said[start], text)
        for name, name_in_japanese, start, text in zip(names, in_japanese, starts, texts, strict=False)
    )
    other_names = tuple(filter(None, others.split(BETWEEN_OTHER_NAMES)))
    printed_in = tuple(filter(None, sets.split(", ")))
    return Entry(said[0], other_names, japanese, printed_in, faces, imported or IMPORTED in details)


def further_names(lines: Sequence[str]) -> tuple[str, ...]:
    """What the card of these lines is called besides its name, in English and Japanese."""
    found: list[str] = []
    for line in lines[1:]:  # these lines are the first ones
        if line.startswith(OTHER_NAMES):
            found += line.removeprefix(OTHER_NAMES).split(BETWEEN_OTHER_NAMES)
        elif line.startswith(JAPANESE_NAME):
            found.append(line.removeprefix(JAPANESE_NAME))
        elif line:
            break
    return tuple(found)


def names_of_faces(lines: Sequence[str]) -> tuple[str, ...]:
    """The names of the halves or the other sides of the card of these lines, in English and Japanese."""
    found: list[str] = []
    for at, line in enumerate(lines):
        if side := side_named(line):
            found.append(side)
        elif line.startswith(JAPANESE_NAME) and at and side_named(lines[at - 1]):
            found.append(line.removeprefix(JAPANESE_NAME))
    return (*halves_named(lines[0], *further_names(lines)), *found)


def halves_named(*names: str) -> tuple[str, ...]:
    """The names of the halves in the names of a twinpact; none in those of any other card.

    >>> halves_named("Bow / Arrow", "弓 / 矢"), halves_named("Bow")
    (('Bow', 'Arrow', '弓', '矢'), ())
    """
    return tuple(half for name in names if BETWEEN_NAMES in name for half in name.split(BETWEEN_NAMES))


def _detail(details: Sequence[str], said_before: str) -> str:
    return next((line.removeprefix(said_before) for line in details if line.startswith(said_before)), "")


def _face(name: str, japanese_name: str, line: str, rules: Sequence[str]) -> Face:
    facts = FACTS.fullmatch(line)
    assert facts is not None
    return Face(
        name,
        japanese_name,
        line,
        facts["type"],
        tuple(word for word in facts["civilizations"].split("/") if word != "colorless"),
        cost_of(facts["cost"]),
        None if facts["power"] is None else power_of(facts["power"]),
        tuple(filter(None, (facts["races"] or "").split("/"))),
        "\n".join(rules),
    )
