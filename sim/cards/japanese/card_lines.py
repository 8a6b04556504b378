"""Cards of a card file whose rules text, or whose line of facts, is in Japanese: their lines in the card language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sim.cards.japanese.facts import in_english
from sim.cards.japanese.judging import rules_in_english
from sim.cards.japanese.reader import Names, NotRead
from sim.cards.japanese.spelling import spelt
from sim.cards.text.blocks import FACTS, WrongLine
from sim.cards.text.card_files import read_facts, rules_as_shown
from sim.cards.wording import JAPANESE_NAME, other_side_at
from sim.cards.words import Card

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
    starts = [at for at, line in enumerate(lines) if at and FACTS.fullmatch(line)]
    if not starts:
        return list(lines)
    sides = [other_side_at(lines, start) for start in starts[1:]]
    begins = [side.begins if side else start for side, start in zip(sides, starts[1:], strict=True)]
    found = list(lines[: starts[0]])
    for start, end, following in zip(starts, [*begins, len(lines)], [*starts[1:], len(lines)], strict=True):
        rules = lines[start + 1 : end]
        in_japanese = any(map(is_in_japanese, rules))
        found += [lines[start], *(_rules(lines, start, end, names) if in_japanese else rules), *lines[end:following]]
    return found


def _rules(lines: Sequence[str], start: int, end: int, names: Names) -> list[str]:
    """The rules text of a face whose facts are in line `start`. Raises WrongLine."""
    facts = read_facts(lines[0], lines[start], start)
    try:
        return rules_as_shown(facts, rules_in_english(facts, "\n".join(lines[start + 1 : end]), names))
    except NotRead as error:
        of_rules = range(start + 1, end)
        places = [at for at in of_rules if error.piece in spelt(lines[at])]
        places = places or [at for at in of_rules if _is_refused(facts, lines[at], names)]
        raise WrongLine(next(iter(places), start + 1), str(error)) from None
    except ValueError as error:
        raise WrongLine(start, str(error)) from None


def _is_refused(facts: Card, line: str, names: Names) -> bool:
    """Whether a line of a rules text is not understood by itself."""
    try:
        rules_in_english(facts, line, names)
    except NotRead:
        return True
    return False
