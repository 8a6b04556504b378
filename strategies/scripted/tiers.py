"""The tiers of the priorities: what is added to one stays far below the next."""

from typing import Final

FIRST: Final = 1_000_000
BEFORE_ATTACKS: Final = 900_000  # tap abilities that clear the way
SECOND: Final = 800_000
THIRD: Final = 600_000
FOURTH: Final = 400_000
FIFTH: Final = 200_000
