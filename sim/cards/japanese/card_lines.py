"""Cards of a card file whose rules text, or whose line of facts, is in Japanese: their lines in the card language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from sim.cards.japanese.facts import in_english
from sim.cards.japanese.judging import rules_and_faults
from sim.cards.japanese.reader import Names, NoPhrase, NotRead, logical_lines
from sim.cards.japanese.spelling import lines_of
from sim.cards.text.blocks import FACTS, WrongLine
from sim.cards.text.card_files import read_facts, rules_as_shown
from sim.cards.wording import JAPANESE_NAME, other_side_at
from sim.engine.record.codes import card_types

_JAPANESE = re.compile(r"[ぁ-んァ-ヴー一-龠]")


def is_in_japanese(line: str) -> bool:
    """Whether a line of a card, not being a name, is in Japanese."""
    return _JAPANESE.search(line) is not None and not line.startswith(JAPANESE_NAME)


def with_facts_in_english(lines: Sequence[str]) -> list[str]:
    """The lines of a card with its lines of facts in English. Raises WrongLine.

    >>> with_facts_in_english(["Test", "クリーチャー - 火 - コスト3 - パワー2000 - ヒューマノイド"])
    ['Test', 'Creature - fire - cost 3 - power 2000 - Human']
    """
    found = list(lines)
    for number, line in enumerate(lines[1:], 1):
        if is_in_japanese(line):
            try:
                found[number] = in_english(line) or line
            except NotRead as error:
                raise WrongLine(number, str(error)) from None
    return found


def japanese_text(lines: Sequence[str]) -> list[str]:
    """The lines of the rules texts of a card that are in Japanese."""
    starts = [at for at, line in enumerate(lines) if at and FACTS.fullmatch(line)]
    return [line for line in lines[starts[0] + 1 :] if is_in_japanese(line)] if starts else []


def in_card_language(lines: Sequence[str], names: Names) -> list[str]:
    """The lines of a card with its rules texts as a card file has them. Raises WrongLine."""
    found, faults = _read(lines, names)
    if faults:
        raise WrongLine(*faults[0])
    return found


def faults_in_japanese(lines: Sequence[str], names: Names) -> list[tuple[int, str]]:
    """The lines of a card, from 0, whose Japanese is not understood, each with the reason."""
    return _read(lines, names)[1]


def _read(lines: Sequence[str], names: Names) -> tuple[list[str], list[tuple[int, str]]]:
    """The lines of a card in the card language, and what is not understood. Raises WrongLine for a line of facts."""
    starts = [at for at, line in enumerate(lines) if at and FACTS.fullmatch(line)]
    if not starts:
        return list(lines), []
    sides = [other_side_at(lines, start) for start in starts[1:]]
    begins = [side.begins if side else start for side, start in zip(sides, starts[1:], strict=True)]
    found = list(lines[: starts[0]])
    faults: list[tuple[int, str]] = []
    for start, end, following in zip(starts, [*begins, len(lines)], [*starts[1:], len(lines)], strict=True):
        rules = lines[start + 1 : end]
        if any(map(is_in_japanese, rules)):
            rules, wrong = _rules(lines, start, end, names)
            faults += wrong
        found += [lines[start], *rules, *lines[end:following]]
    return found, faults


def _rules(lines: Sequence[str], start: int, end: int, names: Names) -> tuple[list[str], list[tuple[int, str]]]:
    """The rules text of a face whose facts are in line `start`, and what of it is not understood."""
    facts = read_facts(lines[0], lines[start], start)
    text = "\n".join(lines[start + 1 : end])
    try:
        said, faults = rules_and_faults(facts, text, names)
        if not faults:
            return rules_as_shown(facts, said), []
    except ValueError as error:
        return [], [(start, str(error))]
    logical = logical_lines(text, facts.types & card_types.SPELL != 0, names)
    told: list[tuple[int, str]] = []
    for fault in faults:
        wanted = fault.piece if isinstance(fault, NoPhrase) else logical[fault.line]
        spelt = {at: lines_of(lines[at]) for at in range(start + 1, end)}
        places = [at for at in spelt if any(wanted in one for one in spelt[at])]
        places = places or [at for at in spelt if any(one in wanted for one in spelt[at])] or [start + 1]
        place = next((at for at in places if at not in (line for line, _ in told)), places[0])
        told.append((place, _as_printed(fault, lines[place])))
    return [], list(dict.fromkeys(told))


def _as_printed(fault: NotRead, line: str) -> str:
    """The message of a fault, with the words of the line instead of the reader's."""
    if not isinstance(fault, NoPhrase):
        return str(fault)
    spelt = next((one for one in lines_of(line) if fault.piece in one), "")
    start = spelt.find(fault.piece)
    places = [start, start + len(fault.understood), start + len(fault.piece)]
    begins, between, ends = (_place_in(line, spelt, place, place > start) for place in places)
    if not spelt or not begins <= between <= ends:
        return str(fault)
    return fault.said(line[begins:between].lstrip("、。 "), line[max(begins, between) : ends].rstrip("、。 "))


def _place_in(line: str, spelt: str, place: int, ends: bool) -> int:
    """Where a place of the reader's spelling is in the line: where a piece begins there, or where it ends."""
    found = 0
    for change, i1, i2, j1, j2 in SequenceMatcher(None, spelt, line, autojunk=False).get_opcodes():
        if i1 <= place <= i2 and not (ends and i1 == place):
            found = j1 + place - i1 if change == "equal" else j2 if place == i2 else j1
            if not ends:
                return found
        elif ends and i1 == place == i2:
            continue
        elif i1 > place:
            break
    return found
