"""Traits of card types, bits: what the rules ask instead of the type."""

from typing import Final

ELEMENT: Final = 1 << 0  # it lies in the battle zone by itself (316): used, or put by an effect, it enters (605.3)
RESOLVES: Final = 1 << 1  # used, it does its effects, and goes where its text says (302.2)
FIGHTS: Final = 1 << 2  # it attacks, blocks and battles, has power, and is sick when it has just come (301.3-5)
HAS_ORIENTATION: Final = 1 << 3  # it can be tapped in the battle zone (105.4a)
FORTIFIES: Final = 1 << 4  # used, it is attached to one of its owner's shields, and works there (304.2)
ATTACHES: Final = 1 << 20  # used, it is attached to a creature, and is a part of it (310.2, 310.8)
LIVES_IN_HYPERSPATIAL: Final = 1 << 8  # it begins there, and returns there from everywhere but the battle zone (117.1)
LIVES_IN_GR: Final = 1 << 9  # the same of the ultra-GR zone (118.1)
LIVES_OUTSIDE: Final = LIVES_IN_HYPERSPATIAL | LIVES_IN_GR
BEGINS_IN_BATTLE: Final = 1 << 10  # it begins in the battle zone, and is none of the deck
