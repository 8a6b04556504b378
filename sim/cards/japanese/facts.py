"""The facts of a card in Japanese - type, civilizations, cost, power, races - as the line of facts of a card file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from sim.cards.japanese.noun_phrases import CIVILIZATIONS
from sim.cards.japanese.reader import NotRead, races
from sim.cards.japanese.tables import rows
from sim.language import gettext

_LINE = re.compile(
    r"(?P<type>[^-]*[^- ]) - (?P<civilizations>[^-]+) - コスト *(?P<cost>\d{1,6})"
    r"(?: - パワー *(?P<power>\+?\d{1,6})[+-]?)?(?: - (?P<races>.+))?"
)


@cache
def _types() -> dict[str, str]:
    return {japanese: english for _, japanese, english in rows("types")}


def facts_line(type: str, civilizations: Sequence[str], cost: int, power: str, of_races: Sequence[str]) -> str:
    """The line of facts of a card that is described in Japanese. Raises NotRead for a type or a race it does not know.

    >>> facts_line("クリーチャー", ["火"], 3, "2000", ["ヒューマノイド"])
    'Creature - fire - cost 3 - power 2000 - Human'
    """
    kind = _types().get(type.partition("(")[0])
    if kind is None:
        raise NotRead(gettext("no card has the type 「{type}」", type=type), type)
    power = power.rstrip("+-")
    if power and not power.lstrip("+").isdigit():
        raise NotRead(gettext("「{power}」 is no power", power=power), power)
    unknown = [race for race in of_races if race not in races()]
    if unknown:
        raise NotRead(gettext("no card has the race 「{race}」", race=unknown[0]), unknown[0])
    known = [CIVILIZATIONS[one] for one in CIVILIZATIONS if one in civilizations]
    facts = [kind, "/".join(known) or "colorless", f"cost {cost}"]
    facts += [f"power {power if power.startswith('+') else int(power)}"] if power else []
    return " - ".join([*facts, *(["/".join(races()[race] for race in of_races)] if of_races else [])])


def in_english(line: str) -> str | None:
    """A line of facts in Japanese as one in English; None if it is none. Raises NotRead.

    >>> in_english("クリーチャー - 火/自然 - コスト3 - パワー2000 - ヒューマノイド")
    'Creature - fire/nature - cost 3 - power 2000 - Human'
    """
    match = _LINE.fullmatch(line)
    if match is None:
        return None
    named = match["civilizations"].split("/")
    unknown = [one for one in named if one not in CIVILIZATIONS and one not in ("無色", "ゼロ")]
    if unknown:
        raise NotRead(gettext("「{word}」 is no civilization", word=unknown[0]), unknown[0])
    of_races = match["races"].split("/") if match["races"] else []
    return facts_line(match["type"], named, int(match["cost"]), match["power"] or "", of_races)
