"""Candidates: the texts that the rules of rewriting make of a published paragraph."""

from __future__ import annotations

import re
from functools import lru_cache

from sim.cards.imported.rules import rules
from sim.cards.text.grammar import ABILITY_WORDS

MOST_CANDIDATES = 64
ANOTHER = " // "  # between two paragraphs
# The condition of a search holds for the shuffling too, but ours would be the condition of one sentence.
SHUFFLED_ANYWAY = re.compile(r"\bif [^.]*\bsearch your deck\b[^.]*\.( If you do,[^.]*\.)? Shuffle your deck", re.I)


@lru_cache(MOST_CANDIDATES)
def candidates(paragraph: str) -> list[str]:
    """The paragraph after the rules that always hold, and the other ways to say it."""
    name, text = _name(paragraph)
    for rule in rules()["always"]:
        text = _rewritten(text, *rule)
    found = [_finished(text)]
    for rule in rules()["either"]:
        for one in found[: MOST_CANDIDATES - len(found)]:
            other = _finished(_rewritten(one, *rule))
            if other not in found:
                found.append(other)
    found = [name + one.replace("\u2039", "<").replace("\u203a", ">").replace(ANOTHER, ANOTHER + name) for one in found]
    return [one for one in found if is_explained(one) and not SHUFFLED_ANYWAY.search(one)]


def _rewritten(text: str, pattern: re.Pattern[str], replacement: str) -> str:
    """The text after a rule. Hardly any rule fits, and reading the replacement takes longer than looking for it."""
    return pattern.sub(replacement, text) if pattern.search(text) else text


def _name(paragraph: str) -> tuple[str, str]:
    """The name of an ability that is no condition, in our words, and what the ability says without it."""
    for pattern, replacement in rules()["names"]:
        if match := pattern.match(paragraph):
            return match.expand(replacement), paragraph[match.end() :]
    return "", paragraph


def is_explained(text: str) -> bool:
    """Whether an ability says what its name stands for: a published one may leave that to a reminder."""
    label, colon, said = text.partition(": ")
    if not colon or not ABILITY_WORDS.fullmatch(label):
        return True
    needs = [needed for name, needed in rules()["labels"] if name.fullmatch(label)]
    return any(re.search(needed, said) for needed in needs)


def _finished(text: str) -> str:
    """The text without marks, and with a capital letter."""
    text = re.sub(" +", " ", re.sub("[<>]", "", text)).strip()
    return text[:1].upper() + text[1:]
