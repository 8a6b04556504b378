"""Candidates: the texts that the rules of rewriting make of a published paragraph."""

from __future__ import annotations

import re
from functools import cache

from sim.cards.imported.rules import rules
from sim.cards.text.phrases.terminals import ABILITY_WORDS

MOST_CANDIDATES = 64
ANOTHER = " // "  # between two paragraphs
# The condition of an event holds for all that follows it (603.4). Ours ends with its sentence, so what follows must say
# that it acts on what that sentence did, or have a condition of its own.
_CONDITION_OF_EVENT = re.compile(r"(?:^|[^.]: )(?:when(?:ever)?|at) [^.\n]*?, if [^.\n]*\. ([^\n]*)", re.I)
_GOES_ON = re.compile(
    r"(?:otherwise|if|it|they|them|pronoun|that|those|for each|(?:then )?shuffle|put (?:the rest|it|them)|have them"
    r"|at the end of the turn)\b"
    r"|[^.]*\b(?:among|that (?:card|creature|player|race|name|spell|shield)|reveal it)\b",
    re.I,
)
# A condition about a card that was looked at holds for what is done with that card in the next sentence.
_CARD_WITHOUT_ITS_CONDITION = re.compile(r"\bif that card is [^.\n]*\. you may [^.\n]*\b(?:it|that card)\b", re.I)
# The condition of a search holds for the shuffling too, but ours would be the condition of one sentence.
SHUFFLED_ANYWAY = re.compile(r"\bif [^.]*\bsearch your deck\b[^.]*\.( If you do,[^.]*\.)? Shuffle your deck", re.I)


@cache
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
    return [
        one
        for one in found
        if is_explained(one) and not SHUFFLED_ANYWAY.search(one) and not any(map(loses_condition, one.split(ANOTHER)))
    ]


def loses_condition(text: str) -> bool:
    """Whether the condition of an event or of a card ends with a sentence though it holds for the next one (603.4).

    >>> loses_condition("Whenever this creature attacks, if you have no shields, draw a card. Untap this creature.")
    True
    """
    if _CARD_WITHOUT_ITS_CONDITION.search(text):
        return True
    match = _CONDITION_OF_EVENT.search(text)
    if match is None:
        return False
    following = [one for one in re.split(r"(?<=\.) ", match[1]) if one]
    return not all(map(_GOES_ON.match, following))


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
