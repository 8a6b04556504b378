"""What players are asked, and what the options of a choice are."""

from typing import Final

# --- What a choice is about (`ask`) ---
ASK_CHARGE: Final = 1
ASK_MAIN: Final = 2
ASK_PAY: Final = 3
ASK_ATTACK: Final = 4
ASK_TARGET: Final = 5
ASK_BLOCK: Final = 6
ASK_BREAKER: Final = 7
ASK_SHIELD: Final = 8
ASK_DECLARE: Final = 9
ASK_RESOLVE: Final = 10
ASK_SELECT: Final = 11
ASK_MAY: Final = 12
ASK_MODE: Final = 13
ASK_COST: Final = 14
ASK_BASE: Final = 15
ASK_REPLACE: Final = 16
ASK_SEAL: Final = 17
ASK_ORDER: Final = 18
ASK_DISCARD_FOR: Final = 19
ASK_NUMBER: Final = 20
ASK_RACE: Final = 21  # what is named, in the order of A_RACE, A_CIVILIZATION, A_CARD_NAME
ASK_CIVILIZATION: Final = 22
ASK_CARD_NAME: Final = 23
ASK_CELL: Final = 24  # of a creature made of cells: which one leaves
ASK_CROSS: Final = 25
ASK_ATTACH: Final = 26  # what an aura is attached to; yes: to the creature of a GR summon
ASK_LINK: Final = 27  # which God one that is put is linked with
ASK_UNLINK: Final = 28  # which God is parted from those that it is linked with, as another is put
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
)

# --- What an option is (the `what` of an option); its card and number say the rest ---
OPTION_NO: Final = 0  # no / none / enough / end the step
OPTION_YES: Final = 1
OPTION_CARD: Final = 2  # the card itself
OPTION_PLAYER: Final = 3  # a player, its number is the option's
OPTION_USE: Final = 4  # use the card; number = which of its ways
OPTION_TAP_ABILITY: Final = 5
OPTION_NUMBER: Final = 6  # the number itself: a mode, a cost, a breaker
OPTION_ABILITY: Final = 7  # a waiting or declarable ability of the card; number = its row
OPTION_CROSS: Final = 8  # cross the gear by paying its cost
AS_GUARDMAN: Final = 1  # the number of the card itself, when it is to use guardman and not to block

# --- Who answers (the `policy` of a player): 1 and on are the scripted players ---
OUTSIDE: Final = 0  # nobody at hand: the engine halts and waits for an answer
