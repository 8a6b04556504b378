"""Ways of using a card: 0 is paying its cost, 1 ... are its own ways."""

from typing import Final

PAY_COST: Final = 0
FOR_NO_COST: Final = -1
AS_PAID: Final = -2  # instead of the mana for the use of this card: none, but as if its cost had been paid
SPELL_FOR_NO_COST: Final = -2  # of a twinpact, this half
CREATURE_FOR_NO_COST: Final = -3  # or the first of two spells
BY_GR_SUMMON: Final = -4  # in the log only
SPELL_HALF: Final = 32  # the spell of a twinpact, by paying its cost
COMBINED: Final = 33  # of a King Cell: together with others, by paying the cost of the creature that they are (814.1)
ONCE_FOR_NO_COST: Final = 35  # from another zone, as a card allows once each turn: for no cost
