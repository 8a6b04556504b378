"""Where a value comes from, and what held-out games say of it: read from the lines above its weights."""

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sim.statistics.intervals import Interval
from strategies.player_files import about
from strategies.values.finding import universal_value
from strategies.values.reading import head
from strategies.values.writing import LEARNED_WHEN_PLAYED, STAYS, THE_UNIVERSAL

LEARNED, TRAINED, UNIVERSAL, UNKNOWN = "learned", "trained", "universal", "unknown"
_AGAINST_UNIVERSAL: Final = re.compile(
    rf"(\d{{1,3}}(?:\.\d{{1,3}})?) ± (\d{{1,3}}(?:\.\d{{1,3}})?) % against {THE_UNIVERSAL}", re.ASCII
)
_COUNT: Final = re.compile(r"\d{1,12}", re.ASCII)


@dataclass(frozen=True)
class ValueOrigin:
    """Where a value comes from, as its text says.

    `source` is "learned" (at first use), "trained" (`duelsim train`), "universal" (the value that ships), or "unknown"
    for a text that says nothing of it. `games` are those of its training, and `held_out` is its win rate against the
    universal value on held-out games. It `is_better` unless these found that it is not: then the text has the weights
    of the universal value.
    """

    source: str
    version: str = ""
    games: int | None = None
    held_out: Interval | None = None
    is_better: bool = True


@lru_cache(512)
def origin_of(text: str) -> ValueOrigin:
    """What the text of a value says of itself."""
    if text == universal_value():
        return ValueOrigin(UNIVERSAL, head(text).get("version", ""))
    lines = head(text)
    said = lines.get("held out", "")
    if not said:
        return ValueOrigin(UNKNOWN)
    return ValueOrigin(
        LEARNED if about(text) == LEARNED_WHEN_PLAYED else TRAINED,
        lines.get("version", ""),
        int(lines["games"]) if _COUNT.fullmatch(lines.get("games", "")) else None,
        _rate(said),
        lines.get("judges by") != STAYS,
    )


def _rate(said: str) -> Interval | None:
    """The win rate against the universal value; None for a text without one, which anybody may have written."""
    found = _AGAINST_UNIVERSAL.match(said)
    estimate, reach = (float(number) / 100 for number in found.groups()) if found else (math.inf, 0.0)
    if estimate > 1:
        return None
    return Interval(estimate, max(0.0, estimate - reach), min(1.0, estimate + reach))
