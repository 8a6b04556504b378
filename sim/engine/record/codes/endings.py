"""Why a game ended, and who won."""

from typing import Final

# --- Why a game ended ---
NO_REASON: Final = 0
DIRECT_ATTACK: Final = 1  # 104.2a
DECK_OUT: Final = 2  # 104.2b
CARD_EFFECT: Final = 3  # 104.2c
TURN_CAP: Final = 4
ERROR: Final = 5
NAMES: Final = ("", "direct attack", "deck out", "card effect", "turn cap", "error")
# Winners besides the two players:
NOBODY: Final = -1
DRAWN: Final = 2  # winner of a game that both players lost
