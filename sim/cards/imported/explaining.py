"""Why a card that somebody copied from its print is not understood: each line that is not, not the first one alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from sim.cards.imported.importing import as_published
from sim.cards.imported.spelling import BULLETS, mended
from sim.cards.text.blocks import BETWEEN_NAMES, FACTS, WrongLine, check_letters
from sim.cards.text.card_files import parsed_facts, read_facts, with_parts
from sim.cards.text.reader import NotUnderstood, paragraphs_of, read_rules_text
from sim.cards.wording import MULTICOLORED, OTHER_SIDE, in_its_words, in_words_of_creatures, other_side_at
from sim.cards.words import Card
from sim.engine.record.codes import card_types
from sim.language import gettext


def not_understood(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The lines of a card, from 0, where a paragraph begins that is not understood, each with the reason.

    A paragraph is read as it is published, too: then the reason is what to write, or what even so is not understood.
    Empty if something else is wrong.
    """
    starts = [at for at, line in enumerate(lines) if at and FACTS.fullmatch(line)]
    if not starts:
        return []
    sides = [other_side_at(list(lines), start) for start in starts[1:]]
    ends = [side.begins if side else start for side, start in zip(sides, starts[1:], strict=True)] + [len(lines)]
    try:
        check_letters(list(lines))
        faults = [
            fault
            for start, end in zip(starts, ends, strict=True)
            for fault in _of_face_with_facts(lines[0], start, lines[start:end])
        ]
    except WrongLine:
        return []
    if BETWEEN_NAMES in lines[0]:
        return faults
    begins = {start - 1 for start, side in zip(starts[1:], sides, strict=True) if side is None}
    return [(at, _begins_a_side(lines[at]) if at in begins else reason) for at, reason in faults]


def _begins_a_side(name: str) -> str:
    return gettext('if another side of the card begins here, write "{right}"', right=f"{OTHER_SIDE}{name}")


def _of_face_with_facts(name: str, start: int, lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The faults of a face that begins with its line of facts, which may be in another form. Raises WrongLine."""
    facts = parsed_facts(name, lines[0], start)
    try:
        read_facts(name, lines[0], start)
    except WrongLine as wrong:
        yield start, str(wrong)
    yield from ((start + 1 + at, reason) for at, reason in _of_face(facts, lines[1:]))


def _of_face(facts: Card, lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The paragraphs of a face that are not understood, by their first lines, with the reasons."""
    for at, paragraph in paragraphs_of(mended("\n".join(lines))):
        if paragraph != MULTICOLORED and _refused(facts, paragraph):
            yield at, _reason(facts, paragraph)


def _refused(facts: Card, paragraph: str) -> str:
    """Why a paragraph is not understood as it is written; empty if it is."""
    is_spell = facts.types & card_types.SPELL != 0
    try:
        read_rules_text(in_words_of_creatures(facts, paragraph), is_spell, partial(with_parts, facts))
    except NotUnderstood as error:
        return in_its_words(facts, str(error))
    return ""


def _reason(facts: Card, paragraph: str) -> str:
    """What to write instead of a published wording, or how far it is understood."""
    right, missed = as_published(facts, paragraph)
    if right is None:
        bare = paragraph.lstrip(BULLETS)
        return in_its_words(facts, missed) or _refused(facts, bare) or gettext('write "{right}"', right=bare)
    right = right.removeprefix(MULTICOLORED).strip()
    return gettext('write "{right}"', right=right) if right else gettext("this is a reminder: leave it out")
