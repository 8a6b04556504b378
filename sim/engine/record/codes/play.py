"""The course of a game: steps of a turn, how a game ends, how a card is used and where it goes, kinds of frames.

What can go wrong inside a game - a capacity of the record, never a rule - is named here too.
"""

from typing import Final

SHIELDS_AT_START = 5  # 113.1
HAND_AT_START = 5  # 402.1


# --- Where a spell goes after it has been cast (605.2f, 609.8a) ---
INTO_GRAVEYARD: Final = 0
INTO_HAND: Final = 1
INTO_MANA: Final = 2
INTO_MANA_TAPPED: Final = 3
ON_DECK_BOTTOM: Final = 4
SHUFFLED_INTO_DECK: Final = 5

# --- What a frame is ---
PROGRAM_FRAME: Final = 1
SPELL_FRAME: Final = 2  # a program whose card goes to the graveyard (or mana) at its end
SHIELD_CHECK_FRAME: Final = 3  # 113.6, 509.5
USE_FRAME: Final = 4  # a card being used (601)
BREAK_FRAME: Final = 5  # shields broken one by one (`sim.games.rule_options`)
BATTLE_FRAME: Final = 6  # a battle that an effect makes (115.1a)

# --- Ways of using a card: 0 is paying its cost, 1 ... are its own ways ---
PAY_COST: Final = 0
FOR_NO_COST: Final = -1
SPELL_FOR_NO_COST: Final = -2  # of a twinpact, this half
CREATURE_FOR_NO_COST: Final = -3
SPELL_HALF: Final = 32  # the spell of a twinpact, by paying its cost


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
