"""Cards as their texts show them, unread: enough to list and to search thousands of cards at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sim.cards.text.blocks import BETWEEN_NAMES, FACTS
from sim.cards.wording import JAPANESE_NAME, OTHER_SIDE, PRINTED_IN


@dataclass(frozen=True)
class Face:
    """A card, or one face or half of one: its name, its line of facts and what that says, and its rules text."""

    name: str
    line: str
    type: str
    civilizations: tuple[str, ...]
    cost: int
    power: int | None
    races: tuple[str, ...]
    rules_text: str


@dataclass(frozen=True)
class Entry:
    """A card: its names, the codes of the sets that it is printed in, and its faces or halves."""

    name: str
    japanese_name: str
    printed_in: tuple[str, ...]
    faces: tuple[Face, ...]

    @property
    def halves(self) -> tuple[Face, ...]:
        """The halves of a twinpact; none of another card."""
        names = [face.name for face in self.faces]
        return self.faces if len(names) > 1 and self.name == BETWEEN_NAMES.join(names) else ()

    @property
    def facts(self) -> str:
        """Its facts in a line; a twinpact has two halves."""
        return " // ".join(face.line for face in self.halves or self.faces[:1])


def entry_of(lines: Sequence[str]) -> Entry:
    """The card of these lines, which are those of a card file."""
    said = [line for line in lines if line]
    starts = [at for at, line in enumerate(said) if at and FACTS.fullmatch(line)]
    details = said[1 : starts[0]] if starts else said[1:]
    japanese = next((line.removeprefix(JAPANESE_NAME) for line in details if line.startswith(JAPANESE_NAME)), "")
    sets = next((line.removeprefix(PRINTED_IN) for line in details if line.startswith(PRINTED_IN)), "")
    names = [said[0]] * len(starts)
    if len(starts) > 1:
        before = said[starts[1] - 1]
        other = before.removeprefix(OTHER_SIDE)
        names = [said[0], other] if other != before else said[0].split(BETWEEN_NAMES, 1)
    ends = [*starts[1:], len(said)]
    faces = tuple(
        _face(name, said[start], [line for line in said[start + 1 : end] if not line.startswith(OTHER_SIDE)])
        for name, start, end in zip(names, starts, ends, strict=False)
    )
    return Entry(said[0], japanese.strip(), tuple(filter(None, sets.split(", "))), faces)


def _face(name: str, line: str, rules: Sequence[str]) -> Face:
    facts = FACTS.fullmatch(line)
    assert facts is not None
    return Face(
        name,
        line,
        facts["type"],
        tuple(word for word in facts["civilizations"].split("/") if word != "colorless"),
        int(facts["cost"]),
        None if facts["power"] is None else int(facts["power"]),
        tuple(filter(None, (facts["races"] or "").split("/"))),
        "\n".join(rules),
    )
