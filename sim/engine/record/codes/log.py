"""The lines of the game log: the codes that the rules write. `sim.games.narration.narration` turns them into sentences.

A line is (code, player, card, number, more, kind of the card); see each code for its numbers.
"""

from typing import Final, NewType

Line = NewType("Line", int)  # for mypy: an integer when the engine runs

CHOICE: Final = Line(1)  # number: the question, more: the option taken
TURN: Final = Line(2)  # number: the turn
STEP: Final = Line(3)  # number: the step
MOVE: Final = Line(4)  # number: from zone, more: to zone, or MANA_TAPPED
DRAW: Final = Line(5)
USE: Final = Line(6)  # number: mana paid, -1 for none; more: the way (sim.engine.record.codes.uses.PAY_COST ...)
ENTER: Final = Line(7)  # number: how, more: the card that it lies on, or -1
DESTROYED: Final = Line(8)
TAP: Final = Line(9)
UNTAP: Final = Line(10)
ATTACK: Final = Line(11)  # number: the attacked creature, or -1
BLOCK: Final = Line(12)
BATTLE: Final = Line(13)  # number: the other creature, more: power * 2^20 + the other's power
BREAK: Final = Line(14)
DECLARE: Final = Line(15)  # number: the trigger's tag, or what is declared instead of a trigger
TRIGGER: Final = Line(16)  # an effect begins to be processed; number: its row, -1 for a tap ability, more: its kind
MISFIRE: Final = Line(17)
SEALED: Final = Line(18)  # number: the card that the seal lies on
UNSEALED: Final = Line(19)  # number: the card that it lay on; more: the zone that it goes to
FLIP: Final = Line(20)  # number: 1 for a card of several sides, 0 for one that is liberated; more: its kind before
REVEAL: Final = Line(21)
END: Final = Line(22)  # number: the reason
SHUFFLE: Final = Line(23)
DISCARD: Final = Line(24)
CHARGE: Final = Line(25)
# Number: the zone that the card goes to instead or stays in, or NO_ZONE where its ability does something else.
# More: what is replaced (`replaced`) * ZONES + the zone that the card is in.
REPLACED: Final = Line(26)
EXTRA_TURN: Final = Line(27)
RECONSTRUCTED: Final = Line(28)  # the card that stays (801.4)
PROHIBITED: Final = Line(29)  # number: acts, more: player or -1
GIVEN: Final = Line(30)  # number: continuous effect, more: amount
SKIP_TURN: Final = Line(31)
NAMED: Final = Line(32)  # number: the number named, or which one of its sort; more: the sort (A_NUMBER ...)
LOOK: Final = Line(33)  # the player looks at the card; number: its zone
FACE_UP: Final = Line(34)  # a shield of the player is turned face up
FORTIFIED: Final = Line(35)  # a castle of the player is put on a shield; number: the shield
SAVED: Final = Line(37)  # the player destroys or discards the card instead of losing the game
ATTACHED: Final = Line(40)  # the aura is attached to a creature; number: the creature
UPSIDE_DOWN: Final = Line(36)  # a field of the player is turned upside down
UNLINKED: Final = Line(43)  # a God is a creature of its own again; number: the God on top of the rest
LINKED: Final = Line(39)  # number: the God on top of the creature that it is linked to
CROSSED: Final = Line(38)  # number: the creature that the cross gear is crossed with
LIMITED: Final = Line(41)  # number: how often; more: the player, + 2 if blocks too, + 4 if creatures are put
TURNED: Final = Line(44)  # a card of the mana zone; number: 1 for face up
SKIPPED: Final = Line(42)  # the next turn of the player, or a turn that does not come; number: 1 for that
THROWN: Final = Line(45)  # in Rock-Paper-Scissors; number: what the player throws, more: what the other one throws
