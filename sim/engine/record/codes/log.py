"""The lines of the game log: the codes that the rules write. `sim.games.narration.narration` turns them into sentences.

A line is (code, player, card, number, more, kind of the card); see each code for its numbers.
"""

from typing import Final

CHOICE: Final = 1  # number: the question, more: the option taken
TURN: Final = 2  # number: the turn
STEP: Final = 3  # number: the step
MOVE: Final = 4  # number: from zone, more: to zone, or MANA_TAPPED
DRAW: Final = 5
USE: Final = 6  # number: mana paid, -1 for none; more: the way (sim.engine.record.codes.uses.PAY_COST ...)
ENTER: Final = 7  # number: how, more: the card that it lies on, or -1
DESTROYED: Final = 8
TAP: Final = 9
UNTAP: Final = 10
ATTACK: Final = 11  # number: the attacked creature, or -1
BLOCK: Final = 12
BATTLE: Final = 13  # number: the other creature, more: power * 2^20 + the other's power
BREAK: Final = 14
DECLARE: Final = 15  # number: the trigger's tag, or what is declared instead of a trigger
TRIGGER: Final = 16  # an effect begins to be processed; number: its row, -1 for a tap ability, more: its kind
MISFIRE: Final = 17
SEALED: Final = 18  # number: the card that the seal lies on
UNSEALED: Final = 19  # number: the card that it lay on; more: the zone that it goes to
FLIP: Final = 20  # number: 1 for a card of several sides, 0 for one that is liberated
REVEAL: Final = 21
END: Final = 22  # number: the reason
SHUFFLE: Final = 23
DISCARD: Final = 24
CHARGE: Final = 25
REPLACED: Final = 26  # number: the zone that the card goes to instead; more: the zone that it is in
EXTRA_TURN: Final = 27
RECONSTRUCTED: Final = 28  # the card that stays (801.4)
PROHIBITED: Final = 29  # number: acts, more: player or -1
GIVEN: Final = 30  # number: continuous effect, more: amount
SKIP_TURN: Final = 31
NAMED: Final = 32  # number: the number named, or which one of its sort; more: the sort (A_NUMBER ...)
LOOK: Final = 33  # the player looks at the card; number: its zone
FACE_UP: Final = 34  # a shield of the player is turned face up
FORTIFIED: Final = 35  # a castle of the player is put on a shield; number: the shield
SAVED: Final = 37  # the player destroys or discards the card instead of losing the game
ATTACHED: Final = 40  # the aura is attached to a creature; number: the creature
UPSIDE_DOWN: Final = 36  # a field of the player is turned upside down
UNLINKED: Final = 43  # a God is a creature of its own again; number: the God on top of the rest
LINKED: Final = 39  # number: the God on top of the creature that it is linked to
CROSSED: Final = 38  # number: the creature that the cross gear is crossed with
LIMITED: Final = 41  # number: how often; more: the player, + 2 if blocks too
TURNED: Final = 44  # a card of the mana zone; number: 1 for face up
SKIPPED: Final = 42  # the next turn of the player, or a turn that does not come; number: 1 for that
