"""Numbers in circles or on keys, such as ④ or 4️⃣: the copies of a card, unless they number the lines."""

import re

from decks.items import items_of
from decks.lexicon import Lexicon

_FIRST = "①❶➀➊⓵"  # of the rows of circled numbers that begin with 1
_VALUES = {chr(ord(first) + at): at + 1 for first in _FIRST for at in range(20 if first == "①" else 10)}
_CIRCLES = {value: sign for sign, value in reversed(_VALUES.items())}  # the plainest of each
_KEY = "[0-9]\ufe0f?\u20e3"
_CIRCLED = f"(?P<number>[{''.join(_VALUES)}]|{_KEY})"
_HAS_ONE = re.compile(_CIRCLED)
_BEFORE = re.compile(rf"\s*{_CIRCLED}\s*[x×枚]?\s*(?P<name>\S.*)")
_BEHIND = re.compile(rf"(?P<name>.*\S)\s*[x×]?\s*{_CIRCLED}\s*枚?\s*")

Numbered = list[tuple[int, str]]


def with_counts(lines: Numbered, lexicon: Lexicon) -> Numbered:
    """The lines with such numbers as plain ones, where they are those of copies."""
    if not any(_HAS_ONE.search(line) for _, line in lines):
        return lines
    found = [line for _, line in lines]  # by place: lines of JSON may share a number
    for pattern, plain in ((_BEFORE, "{count} {name}"), (_BEHIND, "{name} x{count}")):
        matches = {at: match for at, (_, line) in enumerate(lines) if (match := pattern.fullmatch(line))}
        counts = [_value(match["number"]) for match in matches.values()]
        if pattern is _BEFORE and counts == [*range(1, len(counts) + 1)]:  # they number the lines
            for at, match in matches.items():
                found[at] = f"{_CIRCLES[_value(match['number'])]} {match['name']}"
        elif any(items_of(match["name"], lexicon) for match in matches.values()):
            for at, match in matches.items():
                found[at] = plain.format(count=_value(match["number"]), name=match["name"])
    return [(number, line) for (number, _), line in zip(lines, found, strict=True)]


def _value(number: str) -> int:
    return _VALUES.get(number) or int(number[0])
