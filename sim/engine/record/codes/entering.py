"""How a card came into the battle zone, and what it was put on."""

from typing import Final

# --- How a card came into the battle zone ---
BY_USE: Final = 1  # a creature: it was summoned
BY_EFFECT: Final = 2
BY_REVOLUTION_CHANGE: Final = 3
BY_INVASION: Final = 4

# --- What a card was put on ---
NOTHING: Final = 0
A_NON_EVOLUTION: Final = 1
AN_EVOLUTION: Final = 2
A_TAMASEED: Final = 3
