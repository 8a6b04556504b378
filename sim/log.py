"""What the game log can say: the codes that the rules note. `sim.replay` turns them into sentences.

A line is (code, player, card, number, more, kind of the card); see each code for its numbers.
"""

from typing import Final

L_CHOICE: Final = 1  # number: the question, more: the option taken
L_TURN: Final = 2  # number: the turn
L_STEP: Final = 3  # number: the step
L_MOVE: Final = 4  # number: from zone, more: to zone
L_DRAW: Final = 5
L_USE: Final = 6  # number: mana paid, -1 for none; more: the way (sim.tables.PAY_COST ...)
L_ENTER: Final = 7  # number: how, more: the card that it lies on, or -1
L_DESTROYED: Final = 8
L_TAP: Final = 9
L_UNTAP: Final = 10
L_ATTACK: Final = 11  # number: the attacked creature, or -1
L_BLOCK: Final = 12
L_BATTLE: Final = 13  # number: the other creature, more: power * 2^20 + the other's power
L_BREAK: Final = 14
L_DECLARE: Final = 15  # number: the trigger's tag
L_TRIGGER: Final = 16  # an effect begins to be processed; number: its row, -1 for a tap ability, more: its kind
L_MISFIRE: Final = 17
L_SEALED: Final = 18  # number: the card that the seal lies on
L_UNSEALED: Final = 19
L_FLIP: Final = 20
L_REVEAL: Final = 21
L_END: Final = 22  # number: the reason
L_SHUFFLE: Final = 23
L_DISCARD: Final = 24
L_CHARGE: Final = 25
L_REPLACED: Final = 26
L_EXTRA_TURN: Final = 27
L_RECONSTRUCTED: Final = 28  # the card that stays (801.4)
L_PROHIBITED: Final = 29  # number: acts, more: player or -1
L_GIVEN: Final = 30  # number: continuous effect, more: amount
L_SKIP_TURN: Final = 31
L_NAMED: Final = 32  # number: the number named
