"""What players are asked, and what the options of a choice are."""

from typing import Final, NewType

# For mypy: integers when the engine runs.
Question = NewType("Question", int)
Option = NewType("Option", int)

# --- What a choice is about (`ask`) ---
ASK_CHARGE: Final = Question(1)
ASK_MAIN: Final = Question(2)
ASK_PAY: Final = Question(3)
ASK_ATTACK: Final = Question(4)
ASK_TARGET: Final = Question(5)
ASK_BLOCK: Final = Question(6)
ASK_BREAKER: Final = Question(7)
ASK_SHIELD: Final = Question(8)
ASK_DECLARE: Final = Question(9)
ASK_RESOLVE: Final = Question(10)
ASK_SELECT: Final = Question(11)
ASK_MAY: Final = Question(12)
ASK_MODE: Final = Question(13)
ASK_COST: Final = Question(14)
ASK_BASE: Final = Question(15)
ASK_REPLACE: Final = Question(16)
ASK_SEAL: Final = Question(17)
ASK_ORDER: Final = Question(18)
ASK_DISCARD_FOR: Final = Question(19)
ASK_NUMBER: Final = Question(20)
ASK_RACE: Final = Question(21)
ASK_CIVILIZATION: Final = Question(22)
ASK_CARD_NAME: Final = Question(23)
ASK_CELL: Final = Question(24)  # of a creature made of cells: which one leaves
ASK_CROSS: Final = Question(25)
ASK_ATTACH: Final = Question(26)  # what an aura is attached to; yes: to the creature of a GR summon
ASK_LINK: Final = Question(27)  # which God one that is put is linked with
ASK_UNLINK: Final = Question(28)  # which God is parted from those that it is linked with, as another is put
ASK_HAND: Final = Question(29)  # rock, scissors or paper: ROCK ...
ROCK: Final = 0  # each wins against the next one, and the last against the first
SCISSORS: Final = 1
PAPER: Final = 2
HANDS: Final = ("rock", "scissors", "paper")
ASK_NAMES: Final = (
    "",
    "charge mana",
    "use a card",
    "pay with",
    "attack with",
    "attack",
    "block with",
    "break with",
    "break",
    "declare",
    "resolve",
    "choose",
    "may",
    "choose one",
    "cost to pay",
    "evolve",
    "instead",
    "remove a seal from",
    "order",
    "discard for strike back",
    "name a number",
    "name a race",
    "name a civilization",
    "name a card",
    "let leave",
    "cross with",
    "attach to",
    "link with",
    "unlink",
    "throw",
)

# --- What an option is (the `what` of an option); its card and number say the rest ---
OPTION_NO: Final = Option(0)  # no / none / enough / end the step
OPTION_YES: Final = Option(1)
OPTION_CARD: Final = Option(2)  # the card itself
OPTION_PLAYER: Final = Option(3)  # a player, its number is the option's
OPTION_USE: Final = Option(4)  # use the card; number = which of its ways
OPTION_TAP_ABILITY: Final = Option(5)
OPTION_NUMBER: Final = Option(6)  # the number itself: a mode, a cost, a breaker
OPTION_ABILITY: Final = Option(7)  # a waiting or declarable ability of the card; number = its row
OPTION_CROSS: Final = Option(8)  # cross the gear by paying its cost
OPTION_HYPERIFY: Final = Option(9)  # use the Hyperify ability of the creature; number = its row
TURNING: Final = 2  # ... or to untap and turn the attack to itself or another creature
AS_GUARDMAN: Final = 1  # the number of the card itself, when it is to use guardman and not to block

# --- Who answers (the `policy` of a player): 1 and on are the scripted players ---
OUTSIDE: Final = 0  # nobody at hand: the engine halts and waits for an answer
