"""Candidates: the texts that the rules of rewriting make of a published paragraph."""

from __future__ import annotations

import re

from sim.cards.imported.rules import rules

MOST_CANDIDATES = 64


def candidates(paragraph: str) -> list[str]:
    """The paragraph after the rules that always hold, and the other ways to say it."""
    text = paragraph
    for pattern, replacement in rules()["always"]:
        text = pattern.sub(replacement, text)
    found = [_finished(text)]
    for pattern, replacement in rules()["either"]:
        for one in found[: MOST_CANDIDATES - len(found)]:
            other = _finished(pattern.sub(replacement, one))
            if other not in found:
                found.append(other)
    return found


def _finished(text: str) -> str:
    """The text without marks, and with a capital letter."""
    text = re.sub(" +", " ", re.sub("[<>]", "", text)).strip()
    return text[:1].upper() + text[1:]
