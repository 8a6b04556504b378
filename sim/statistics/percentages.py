"""How a share is written in percent: the same number everywhere, whichever way it was computed."""

from decimal import ROUND_HALF_EVEN, Decimal


def in_percent(share: float, digits: int = 1, *, signed: bool = False) -> str:
    """A share, or a difference of shares, in percent with this many digits after the point; `signed` for a plus sign.

    What arithmetic adds in the twelfth digit decides no tie: 1,739 of 2,000 is the same number as one minus 261 of
    2,000. A tie goes to the even digit, so that two shares that add up to 1 do so as they are written, too.

    >>> in_percent(1739 / 2000), in_percent(1 - 261 / 2000), in_percent(261 / 2000), in_percent(-0.00001, signed=True)
    ('87.0', '87.0', '13.0', '+0.0')
    """
    # Adding 0 makes -0.0, which nobody writes, 0.0.
    found = Decimal(f"{100 * share:.9f}").quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN) + 0
    return f"{found:{'+' if signed else ''}.{digits}f}"
