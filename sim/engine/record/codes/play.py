"""The course of a game: its start, the steps of a turn, how it stops and ends, and what can go wrong inside it."""

from typing import Final

# --- The start of the game (103) ---
SHIELDS_AT_START: Final = 5  # 113.1
HAND_AT_START: Final = 5  # 402.1

# --- Steps of a turn (500.1) ---
START_STEP: Final = 0
DRAW_STEP: Final = 1
CHARGE_STEP: Final = 2
MAIN_STEP: Final = 3
ATTACK_STEP: Final = 4
END_STEP: Final = 5
STEP_NAMES: Final = ("start of turn", "draw", "charge", "main", "attack", "end of turn")

# --- How a game stops ---
RUNNING: Final = 0
OVER: Final = 1
HALTED: Final = 2
ERRED: Final = 3

# --- Why a game ended ---
NO_REASON: Final = 0
DIRECT_ATTACK: Final = 1  # 104.2a
DECK_OUT: Final = 2  # 104.2b
CARD_EFFECT: Final = 3  # 104.2c
TURN_CAP: Final = 4
ERROR: Final = 5
REASON_NAMES: Final = ("", "direct attack", "deck out", "card effect", "turn cap", "error")

# Winners beside the two players:
NOBODY: Final = -1
DRAWN: Final = 2  # winner of a game that both players lost

# --- What can go wrong inside a game: a capacity of the record, never a rule ---
ZONE_FULL: Final = 1
POOL_FULL: Final = 2
FRAMES_FULL: Final = 3
SELECTION_FULL: Final = 4
CONTINUOUS_FULL: Final = 5
OPTIONS_FULL: Final = 6
ANSWERS_FULL: Final = 7
LOG_FULL: Final = 8
ENDLESS: Final = 9
BAD_ANSWER: Final = 10
DELAYED_FULL: Final = 11
STATICS_FULL: Final = 12
USES_FULL: Final = 13
NO_OPTION: Final = 14
INVARIANT: Final = 15
ERROR_NAMES: Final = (
    "",
    "a zone overflowed",
    "the standby pool overflowed",
    "effects nested too deeply",
    "too many cards chosen at once",
    "too many continuous effects",
    "too many options in one choice",
    "too many choices in one turn",
    "too many events in one turn",
    "the game does not end: too many effects resolved",
    "an answer was not among the options",
    "too many delayed effects or extra turns",
    "too many static abilities",
    "too many cards used in one turn",
    "no option was legal where one is needed",
    "an invariant of the record is broken",
)
