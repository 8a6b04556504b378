"""The course of a game: its start (103), and how it stops."""

from typing import Final

# --- The start of the game (103) ---
SHIELDS_AT_START: Final = 5  # 113.1
HAND_AT_START: Final = 5  # 402.1

# --- How a game stops ---
RUNNING: Final = 0
OVER: Final = 1
HALTED: Final = 2
ERRED: Final = 3
