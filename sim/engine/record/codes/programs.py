"""The steps of programs, and their arguments.

The names are everyday words, so they are always read with the module: `programs.SELECT`.
"""

from typing import Final

# --- Steps of programs ---
END: Final = 0
# Which cards are "them":
SELECT: Final = 1  # filter, least, most, chooser, limit, limit amount, verb, add to them
SELECT_AMONG: Final = 2  # the same, among them; the others become the rest
EVERY: Final = 3  # filter
AT_RANDOM: Final = 4  # filter, amount
THIS: Final = 5
THAT: Final = 6  # the card of the event
THE_BLOCKER: Final = 7  # the creature that blocks the attack
TOP: Final = 8  # amount, whose, 1 look / 2 reveal
REST: Final = 9
# What is done:
DO: Final = 10  # verb, amount, until, order chosen by (0 nobody), 1: of a pile in play only the top card
DRAW: Final = 11  # amount, whose, up to
CHARGE: Final = 12  # amount, whose, tapped
SHIELDIFY: Final = 13  # amount, whose
MILL: Final = 14  # amount, whose; the cards are them
SHUFFLE: Final = 15  # whose
REDRAW_HANDS: Final = 16  # both players
PICK_PLAYER: Final = 17
NAME_NUMBER: Final = 18  # verb that follows
PROHIBIT: Final = 19  # acts, whose, until, filter or -1, 1 only cards that cost the number named
ATTACK_ANYWAY: Final = 20  # this turn
PUT_THIS_ONTO: Final = 21  # 0 them, 1 the attacking creature; how
CHANGE_PLACES: Final = 22  # revolution change with the attacking creature
USE_THIS: Final = 23  # cost (-1: for no cost), program that follows, number of cards (them) that it is put on
COUNT_KEYWORD: Final = 24  # the counted keyword
DELAY: Final = 25  # event, trigger
STOP_ATTACK: Final = 26  # the attack ends
SKIP_TURN: Final = 27  # the rest of this turn
EXTRA_TURN: Final = 28  # trigger that ends it, or -1
WIN: Final = 29  # whose
LOSE: Final = 30  # whose
# Which step is next:
MAY: Final = 31  # else go to
UNLESS: Final = 32  # condition, go to
UNLESS_DONE: Final = 33  # go to
JUMP: Final = 34  # go to
MODE: Final = 35  # count, go to, go to ...; the last argument: how many are chosen first, 0 for one at once
NEXT_MODE: Final = 36  # the MODE step, go to (when none of the modes chosen is left)
LOOP: Final = 37  # amount, go to (when done)
AGAIN: Final = 38  # go to (the step after LOOP)
PAID: Final = 39  # a payment program got this far: the cost is paid
NO_PROGRAM: Final = 0  # row 0 of every table is END: the program that does nothing
SLAYER_TRIGGER: Final = 0  # row 0 of the triggered abilities: destroy that creature
LEAST_MODES: Final = 2
MOST_MODES: Final = 6
MODES_CHOSEN: Final = 8  # argument of MODE: how many modes are chosen, and REPEATS where one may be chosen again
REPEATS: Final = 8

CHOSEN_PLAYERS: Final = 3  # whose: the player picked, or the owner of the card last affected

NO_LIMIT: Final = 0
TOTAL_POWER: Final = 1
TOTAL_COST: Final = 2
ONE_OF_EACH_CIVILIZATION: Final = 3
