"""How cards leave the battle zone together, and what is settled for each of them before they do."""

from typing import Final

# --- How they leave, bits ---
MOVED: Final = 0  # whole, and without being destroyed
DESTROYED: Final = 1 << 0  # 701.6
ONLY_THE_TOP: Final = 1 << 1  # only the top card of each creature (109.2a)

# --- What is settled for one of them: nothing replaces its leaving then (101.5) ---
NOT_SETTLED: Final = 0
SETTLED: Final = 1  # it leaves in another way, or stays
ONLY_ITS_TOP: Final = 2  # its top card leaves alone
FLIPS: Final = 3  # it flips instead of leaving
A_PART: Final = 4  # it leaves as a mere card of a creature: a cell, an aura
A_SAVER: Final = 5  # it is destroyed instead of another, or of leaving in another way

# --- What replaces its leaving by a rule, as the number of an option: that of a static ability is its place ---
BY_ITS_TOP: Final = -1  # only its top card leaves
BY_A_LIFE: Final = -2  # this shield of EX Life
BY_TAPPED_MANA: Final = -3
BY_WHAT_IS_UNDER: Final = -4
BY_FLIPPING: Final = -5  # to the side before
BY_MANA: Final = -6
