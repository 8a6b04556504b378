"""What state-based actions look for because of some card: bits, so that mostly there is nothing to look for (703)."""

from typing import Final

POWER_MAY_FALL: Final = 1 << 0  # a static ability, or a printed 0, may bring a power to 0 (703.4c)
ONE_D2_FIELD: Final = 1 << 1  # a D2 field, only the newest of which stays (703.4l)
ONE_STAR_MAX: Final = 1 << 2  # a S-MAX evolution creature, only one of which stays with its owner (815.1a)
TYPE_VARIES: Final = 1 << 3  # a card that is a creature only under a condition
LONE_WEAPON: Final = 1 << 4  # a weapon, which is never in the battle zone without its creature (703.4m)
NEVER_THERE: Final = 1 << 5  # a rule plus card, which cannot be in the battle zone (314.4)
