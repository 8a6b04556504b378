"""What can go wrong inside a game: a capacity of the record, never a rule."""

from typing import Final

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
NAMES: Final = (
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
