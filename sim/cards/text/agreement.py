"""Whether the wording of a meaning says the same as a text that was published but for number, articles and pronouns.

The text names a card where the wording may say "it", never the other way round: then the text would have left open
which card is meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

Meaning = TypeVar("Meaning")

# In both: what differs in form alone.
_SAME = (
    (r"\b(its owner's|their owner's|their owners'|his owner's)(?!\w)", "owner's"),
    (r"\beach of\b", "all"),
    (r"\ball of\b", "all"),
    (r"\ball your\b", "your"),
    (r"\ban\b", "a"),
    (r"\b1\b", "one"),
    (r"\b(has|have)\b", "have"),
    (r"\b(is|are)\b", "are"),
    (r"\b(was|were)\b", "were"),
    (r"\b(doesn't|don't)\b", "don't"),
    (r"\b(does|do)\b", "do"),
    (r"\b(isn't|aren't)\b", "aren't"),
    (r"\b(they|them)\b", "them"),
    (r"\b(?:in|from) (your|their|your opponent's|that player's) (hand|mana zone|graveyard)", r"in \1 \2"),
    (r"\bin (its|their) names?\b", "in name"),
    (r"\b(phoenix|abyss|hero)es\b", r"\1"),
    (r"\bviruss\b", "virus"),
    # A card is put nowhere but into a zone of its owner, and in any order if the text names none.
    (r"\b(in)?to (?:their|owner's) (hand|graveyard|mana zone|shield zone)", r"\1to owner's \2"),
    (r"\b(bottom|top) of (your|their|owner's) deck in any order\b", r"\1 of \2 deck"),
    (r"\bor another\b", "or other"),
    (r"\bwhenever (?:one|any) of your\b", "whenever your"),
    (r"^each (?!of\b)", ""),
    (r"\beach (?!of\b|turn|player|time|civilization)", "all "),
)
_PLURAL = re.compile(r"\b(?!this\b|less\b|unless\b|plus\b)(\w{3,})s\b")
_ARTICLE_AFTER_OR = re.compile(r"(?<!,) or (?:an?|one) ")
_AFTER_A_CONDITION = re.compile(r"((?:that (?:costs?|has|have)|with|named) (?:(?! or an? )[^,.\n])*) or (?:an?|one) ")
# Capital letters make a difference in one place: a Fire Bird is no fire Bird.
_RACE = re.compile(r"\b(Fire|Light) (Bird|Bringer)")
# "Destroy your opponent's creature": nobody knows whether one or all. An event of one is an event of any.
_ONE_OR_ALL = re.compile(r"(?<!\bof )(?<!\ball )(?<!\beach )(?<!\bwhenever )\b(your (?:opponent's )?)creature\b(?!')")
# In the text alone: a name for cards, where the wording has a pronoun.
_NAMED = re.compile(
    r"\b(this (?:creature|card)|that (?:creature|card|spell|shield)|those (?:creature|card|spell|shield))\b"
)


def agreeing(text: str, proposed: Sequence[tuple[Meaning, str]]) -> list[Meaning]:
    """The meanings, each with its wording, that say what a text says; a pronoun for what it names is as good."""
    exact = [meaning for meaning, words in proposed if words == text]
    named = [meaning for meaning, words in proposed if words != text and names(text, words)]
    return named + (exact or [meaning for meaning, words in proposed if agrees(text, words)])


def agrees(text: str, wording: str) -> bool:
    """Whether a wording is the text but for number and articles."""
    return _form(wording) in map(_form, _with_alternatives(text))


def _with_alternatives(text: str) -> tuple[str, ...]:
    """The text, and the same with "a Human or Dragon" for "a Human or a Dragon".

    Between alternatives with conditions of their own, the wording has a comma.
    """
    return text, _ARTICLE_AFTER_OR.sub(" or ", text), _AFTER_A_CONDITION.sub(r"\1, or ", text)


def names(text: str, wording: str) -> bool:
    """Whether a wording agrees with the text if a pronoun stands for what the text names."""
    return re.fullmatch(_with_pronouns(_form(text)), _form(wording)) is not None


def _form(text: str) -> str:
    text = _RACE.sub(r"\1_\2", text).lower().rstrip(".")
    text = _ONE_OR_ALL.sub(r"\1single_creature", text)
    for pattern, form in _SAME:
        text = re.sub(pattern, form, text)
    return _PLURAL.sub(r"\1", text)


def _with_pronouns(text: str) -> str:
    parts = [re.escape(part) for part in _NAMED.split(text)]
    for number in range(1, len(parts), 2):
        parts[number] = f"(?:{parts[number]}|{'them' if parts[number].startswith('those') else 'it'})"
    return "".join(parts)
