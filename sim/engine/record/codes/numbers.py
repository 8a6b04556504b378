"""Numbers with a meaning of their own: infinite ones, and the most that there can be of something."""

from typing import Final

# --- Kinds: a card, or one face or half of it; KINDS is how many can be in a match ---
KINDS: Final = 384
INFINITE_COST: Final = 10_000_000  # more than any number that can be chosen, or paid (108.1c)
INFINITE_POWER: Final = 10_000_000  # printed, or what is added: whatever else changes it, it is that much (108.1c)
INFINITE_LOSS: Final = -40_000_000  # taken from infinite power, it leaves none (108.1c)
POWER_BITS: Final = 30  # of a power in the log, where another one is above it
POWER_OF_A_BREAK: Final = 6000  # a powered breaker breaks one more shield for each so much power

MOST_BASES: Final = 3  # descriptions of the creatures that one evolution creature is put on

# --- Gods that are linked: a chain of them is a number, with a few bits for each ---
MOST_IN_A_CHAIN: Final = 10
BITS_OF_A_GOD: Final = 6
A_GOD: Final = (1 << BITS_OF_A_GOD) - 1
