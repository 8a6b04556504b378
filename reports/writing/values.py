"""Values in documents: tables and verdicts have them. They keep their type until they are written."""

import math
from dataclasses import dataclass

from sim.language import gettext
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

MOST_DIGITS = 3  # after the point of a percentage


@dataclass(frozen=True)
class Share:
    """A share between 0 and 1 that is counted or exact, without an interval: 12.5 %, with this number of digits."""

    value: float
    digits: int = 1


@dataclass(frozen=True)
class Rate:
    """A share that is estimated, such as a win rate: 61.3 % (60.1 - 62.5 %), or 61.3 ± 1.2 where it must be short.

    An interval that is cut off at 0 or 100 % is written with its ends in any case: 100 (99.9 - 100).

    ``favoured`` is 1 or -1 where it is certainly above or below one half, 0 where that is open.
    ``digits`` after the point are by default as many as the interval supports.
    """

    interval: Interval
    favoured: int = 0
    short: bool = False
    digits: int | None = None


@dataclass(frozen=True)
class Points:
    """A difference of shares that is estimated, in percentage points: +1.2 (+0.3 to +2.1); ``digits`` as of a rate."""

    interval: Interval
    digits: int | None = None


@dataclass(frozen=True)
class Number:
    """A number that is not a share, with this number of digits after the point: 3.8."""

    value: float
    digits: int = 1


@dataclass(frozen=True)
class Bar:
    """Two shares of a whole, drawn from both ends of a bar: what deck A has, and what deck B has."""

    shares: tuple[float, float]


@dataclass(frozen=True)
class Link:
    """Words that lead to a remark of a game in the same document, by its name; on a page they are a link."""

    text: str
    to: str


# A whole number is a count. None is a value that does not exist, for example because too few games were played.
Value = str | int | Share | Rate | Points | Number | Bar | Link | None


def percent(interval: Interval, digits: int | None = None) -> str:
    """A share with its interval, with ``digits`` after the point, by default as many as the interval supports.

    >>> percent(Interval(0.61314, 0.60123, 0.62505))
    '61.3 % (60.1 - 62.5 %)'
    """
    digits = digits_of(interval) if digits is None else digits
    estimate, low, high = (percentage(value, digits) for value in _ends(interval))
    return f"{estimate} % ({low} - {high} %)"


def points(interval: Interval, digits: int | None = None) -> str:
    """A difference of shares in percentage points, with its interval; its digits as in ``percent``.

    >>> points(Interval(0.01214, -0.00123, 0.02505))
    '+1.2 (-0.1 to +2.5)'
    """
    digits = digits_of(interval) if digits is None else digits
    estimate, low, high = (in_percent(value, digits, signed=True) for value in _ends(interval))
    return gettext("{estimate} ({low} to {high})", estimate=estimate, low=low, high=high)


def _ends(interval: Interval) -> tuple[float, float, float]:
    return interval.estimate, interval.low, interval.high


def percentage(share: float, digits: int) -> str:
    """A share in percent without its sign; none and all of them are exact, and have no digits after the point."""
    return in_percent(share, 0 if share in (0, 1) else digits)


def digits_of(interval: Interval) -> int:
    """Digits after the point of a percentage: as many as the reach of its interval supports, at most three.

    A table whose numbers should look alike takes the fewest digits of its intervals.
    """
    reach = max(100 * interval.reach, 1e-9)
    return min(MOST_DIGITS, max(0, math.ceil(-math.log10(reach / 2))))


def text_of(value: Value) -> str:
    """A value in words and figures, as people read it; a bar has none.

    >>> [text_of(value) for value in (1234, Share(0.125), Number(3.84), None)]
    ['1,234', '12.5 %', '3.8', '-']
    """
    if value is None:
        return "-"
    if isinstance(value, str):
        return value
    if isinstance(value, Link):
        return value.text
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Share):
        return f"{in_percent(value.value, value.digits)} %"
    if isinstance(value, Number):
        return f"{value.value:,.{value.digits}f}"
    if isinstance(value, Points):
        return points(value.interval, value.digits)
    if isinstance(value, Rate):
        return short_rate(value) if value.short else percent(value.interval, value.digits)
    return ""


def short_rate(rate: Rate, *, with_interval: bool = True) -> str:
    """An estimated share without a percent sign, with a sign where it is certainly above or below one half.

    >>> rate = Rate(Interval(0.61314, 0.60123, 0.62505), favoured=1)
    >>> short_rate(rate), short_rate(rate, with_interval=False)
    ('61.3 ± 1.2 +', '61.3+')
    """
    sign = ("", "+", "-")[rate.favoured]
    estimate, spread = short_rate_parts(rate)
    if not with_interval:
        return estimate + sign
    return " ".join(filter(None, (estimate, spread, sign)))


def short_rate_parts(rate: Rate) -> tuple[str, str]:
    """An estimated share without a percent sign, and its interval: a half-width, or the ends of one that is cut off.

    >>> short_rate_parts(Rate(Interval(0.61314, 0.60123, 0.62505)))
    ('61.3', '± 1.2')
    >>> short_rate_parts(Rate(Interval(1.0, 0.9976, 1.0))), short_rate_parts(Rate(Interval(0.5, 0.5, 0.5)))
    (('100', '(99.8 - 100)'), ('50', ''))
    """
    interval = rate.interval
    if interval.low == interval.high:
        return f"{100 * interval.estimate:g}", ""
    digits = digits_of(interval) if rate.digits is None else rate.digits
    estimate, low, high = (percentage(value, digits) for value in _ends(interval))
    if interval.estimate - interval.reach < 0 or interval.estimate + interval.reach > 1:
        return estimate, f"({low} - {high})"
    return estimate, f"± {in_percent(interval.reach, digits)}"
