"""Events that abilities listen to (603.1, 700.1), bits: after 61 the next is 64 (`codes.sets`)."""

from typing import Final

# (45 to 47, 57, 60 and 61 are free)
START_OF_TURN: Final = 1 << 0
SILENT_SKILL: Final = 1 << 1  # a creature stays tapped for it (501.1a)
DRAWS: Final = 1 << 2  # its number is 1 for the draw of the draw step
PUT_INTO_MANA: Final = 1 << 3  # its number is the player who put it there
USED: Final = 1 << 4  # a card, by whichever verb (701.5); its number is the player
SUMMONED: Final = 1 << 5
CAST: Final = 1 << 6
PUT: Final = 1 << 7
LAID_ON: Final = 1 << 8  # put on a creature, wherever the card came from
LIBERATED: Final = 1 << 9
ATTACKS: Final = 1 << 10
ATTACKED: Final = 1 << 11  # the player is attacked
CREATURE_ATTACKED: Final = 1 << 12  # the creature is attacked
BLOCKS: Final = 1 << 13
BECOMES_BLOCKED: Final = 1 << 14
UNBLOCKED: Final = 1 << 15
BATTLES: Final = 1 << 16  # a battle begins (115.2): for both creatures, its number is 1 for the first
AFTER_BATTLE: Final = 1 << 17  # it triggers as powers are compared (115.3d)
WINS_BATTLE: Final = 1 << 18
BEFORE_BREAK: Final = 1 << 19  # of an attack
BEFORE_EFFECT_BREAKS: Final = 1 << 36  # an effect is about to have the creature break shields
END_OF_ATTACK: Final = 1 << 20
AFTER_THE_ATTACK: Final = 1 << 21  # the current attack is over, whatever became of its creatures
LEAVES: Final = 1 << 22  # its number is the zone that the creature goes to
DESTROYED: Final = 1 << 23
LIES_DESTROYED: Final = 1 << 37  # the card has been destroyed: for what works in the graveyard as it lies there
DISCARDED: Final = 1 << 24
END_OF_TURN: Final = 1 << 25
BREAKS: Final = 1 << 26  # the creature breaks a shield, one event for each (113.5); its number is whose
SHIELD_BROKEN: Final = 1 << 27  # its number is the player whose shield it was
USES_SHIELD_TRIGGER: Final = 1 << 28  # a card of the shields is used by its shield trigger
EVOLVES: Final = 1 << 29  # a card is laid on the creature, which is the same creature from then on (801.2)
LIFE_LEAVES: Final = 1 << 30  # an EX Life shield of the creature leaves the shield zone
MANA_TO_GRAVEYARD: Final = 1 << 31  # its number is the player whose effect it is
TAPS: Final = 1 << 32  # the creature becomes tapped: one that was tapped already does not (105.6)
UNTAPS: Final = 1 << 33  # at the start of a turn, or by an effect
SHIELD_LEAVES: Final = 1 << 34  # a card leaves the shield zone, broken or not; its number is the player
TRIGGERED_BREAK: Final = 1 << 35  # the shield trigger of a shield that it broke is used; its number is the user
PUT_INTO_SHIELDS: Final = 1 << 38  # a card, in whatever way, castles too; its number is the player
FACE_UP_BROKEN: Final = 1 << 39  # a face-up shield is broken; its number is the player whose shield it was
FIRST_DRAW: Final = 1 << 48  # a player draws the first card in a turn of their own
LATER_DRAW: Final = 1 << 42  # a player draws a card and has drawn one this turn already; in addition to DRAWS
CHOSEN: Final = 1 << 49  # the opponent of its owner chooses the creature for an effect (605.2b)
LAST_SEAL_LEAVES: Final = 1 << 50  # the card of the battle zone has no seals any more
# A card becomes a part of the creature, or is one no longer; its number: how many were put under it.
CARDS_UNDER_CHANGE: Final = 1 << 51
# A card arrives, from wherever; its number is the zone that it came from. What it says of itself triggers there:
INTO_GRAVEYARD: Final = 1 << 52
INTO_MANA_FROM: Final = 1 << 53
FROM_UNDER: Final = 1 << 54  # a card goes to the graveyard from under a creature, with it or alone
SEAL_LEAVES: Final = 1 << 59  # a seal of the card leaves; its number is the corner where it lay, or 0
FROM_GRAVEYARD: Final = 1 << 56  # a card enters the battle zone from there; its number is the player
FLIPS: Final = 1 << 44  # it awakens or dragsolves: its next side is up from now on
GENERATED: Final = 1 << 40
GOD_LINKS: Final = 1 << 41  # the creature is linked with another God from now on (804.1)
USES_GUARD_STRIKE: Final = 1 << 43  # a guard strike that was declared is used; its number is the player
CAST_FROM_HAND: Final = 1 << 55  # in addition to CAST
ATTACHED: Final = 1 << 58  # the aura is attached to a creature, whose object its number is
# Those of the second word: the rules name them by `sim.engine.record.codes.sets.in_word`.
USES_NINJA_STRIKE: Final = 1 << 65  # a card has been summoned by its Ninja Strike
THROWS_ROCK: Final = 1 << 67  # in Rock-Paper-Scissors; its number is the player
THROWS_SCISSORS: Final = 1 << 68
THROWS_PAPER: Final = 1 << 69
CROSSED: Final = 1 << 66  # a cross gear has been crossed with the creature; its number is their player
LOSES_BATTLE: Final = 1 << 70  # as powers are compared, before anything is destroyed
CLIMBED_WITH: Final = 1 << 71  # the creature has been tapped for a Mugen Climb
PARTED: Final = 1 << 64  # the God has lost the one that was linked between it and another
INTO_HYPERSPATIAL: Final = 1 << 80  # as INTO_MANA_FROM: what the card says of itself
LEAVES_GRAVEYARD: Final = 1 << 81  # a card that has left its owner's graveyard for another zone
FROM_DECK: Final = 1 << 82  # a card enters the battle zone from its owner's deck
# An ability of a creature triggers as it is put or summoned: the row of the ability, and from bit 10 on its own number.
ITS_ABILITY_TRIGGERS: Final = 1 << 83
THROWS: Final = THROWS_ROCK | THROWS_SCISSORS | THROWS_PAPER
# Instead of the event of a delayed trigger: it is an ability that its creature has this turn.
EACH_TIME: Final = 0
# Those whose number is the player who does it, or whose shield is broken.
BY_A_PLAYER: Final = (
    DISCARDED
    | USED
    | PUT_INTO_MANA
    | BREAKS
    | SHIELD_BROKEN
    | SHIELD_LEAVES
    | MANA_TO_GRAVEYARD
    | TRIGGERED_BREAK
    | PUT_INTO_SHIELDS
    | FACE_UP_BROKEN
    | FROM_GRAVEYARD
)
