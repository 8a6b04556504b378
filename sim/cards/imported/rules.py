"""The rules of rewriting, from `rules.txt`: a published phrase, and the phrase of card files that says the same."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sim.engine.record.codes import keywords

Rule = tuple[re.Pattern[str], str]
ARROW = " => "
# What stands for itself in the patterns; the file says what each is for.
PARTS = {
    "{x}": r"((?:[^.,;:\"\n]|\"[\w <>+-]+\")+?)",
    "{y}": r"([^.;:\n]+?)",
    "{z}": r"(?:(?! in | into | on | to | under )[^.,;:\n])+?",
    "{it}": r"(?:it|them|(?:that|those|the chosen) (?:creature|card|spell|shield)s?)",
    "{race}": r"(?-i:[A-Z]\w+(?: [A-Z]\w+)*)",
    "{civilization}": "light|water|darkness|fire|nature",
    "{keyword}": (
        rf"((?:{'|'.join(keywords.NAMES.values())}|wave striker|silent skill|power attacker \+(?:\d+|infinite)))"
    ),
    "{zone}": (
        r"((?:(?:its|their) owner(?:'s|s')|your|their) (?:hand|mana zone|graveyard|shield zone|deck)s?(?: face down)?)"
    ),
    "{end}": r"(?= *[.,]|$|\n| and | but |\"\.?$)",
}


@cache
def rules() -> dict[str, tuple[Rule, ...]]:
    """The rules by the heading that they stand under, in order."""
    found: dict[str, list[Rule]] = {}
    heading = ""
    for line in Path(__file__).with_name("rules.txt").read_text(encoding="utf-8").split("\n"):
        if line.startswith("["):
            heading = line.strip("[]")
        elif line and not line.startswith("#"):
            found.setdefault(heading, []).append(rule(line))
    return {name: tuple(some) for name, some in found.items()}


def rule(line: str) -> Rule:
    """What a line of the file says. Raises ValueError if it is no rule."""
    pattern, arrow, replacement = line.partition(ARROW)
    if not arrow:
        raise ValueError(f"no rule: {line}")
    for part, meaning in PARTS.items():
        pattern = pattern.replace(part, meaning)
    return re.compile(pattern, re.IGNORECASE | re.MULTILINE), replacement.removesuffix("<>")
