"""Verbs (701.1): what a program does to the cards chosen."""

from typing import Final, NewType

Verb = NewType("Verb", int)  # for mypy: an integer when the engine runs

NO_VERB: Final = Verb(0)
DESTROY: Final = Verb(1)
TO_HAND: Final = Verb(2)
TO_MANA: Final = Verb(3)
TO_GRAVEYARD: Final = Verb(4)
TO_DECK_TOP: Final = Verb(5)
TO_DECK_BOTTOM: Final = Verb(6)
DISCARD: Final = Verb(7)
TAP: Final = Verb(8)
UNTAP: Final = Verb(9)
PUT_INTO_BATTLE: Final = Verb(10)
CAST_FREE: Final = Verb(11)
FIGHT: Final = Verb(12)
GIVE_POWER: Final = Verb(13)
GIVE_KEYWORD: Final = Verb(14)
SEAL: Final = Verb(15)
KEEP_TAPPED: Final = Verb(16)
SHIELD_TO_HAND: Final = Verb(17)
REVEAL: Final = Verb(18)  # 701.9
BREAK: Final = Verb(19)
TO_SHIELD: Final = Verb(20)
TOP_CARD_TO_GRAVEYARD: Final = Verb(21)
USE_FREE: Final = Verb(22)
EXPOSE: Final = Verb(23)
MAKE_BLOCK: Final = Verb(24)
PUT_UNDER: Final = Verb(25)
FIGHT_EACH_OTHER: Final = Verb(26)
GIVE_ATTACK_POWER: Final = Verb(27)
LOOK_AT: Final = Verb(28)
THAT_BREAKS: Final = Verb(29)  # the creature of the event breaks them
LET_ATTACK: Final = Verb(30)
GIVE_RACE: Final = Verb(31)
MAKE_BLOCK_THAT: Final = Verb(32)  # this attack, by the creature of the event
BECOME: Final = Verb(33)  # this creature becomes it
TURN_FACE_UP: Final = Verb(34)  # a shield, with all its cards; or a card of the mana zone
FORTIFY: Final = Verb(35)  # a shield, with this castle
TO_SHIELD_FACE_UP: Final = Verb(36)
PUT_ON_SHIELD: Final = Verb(37)  # face up, on one of its owner's shields
TURN_UPSIDE_DOWN: Final = Verb(38)  # a field (701.28a)
FLIP: Final = Verb(39)  # to its next side: awakening (701.20a), dragsolution (701.22a)
FLIP_BACK: Final = Verb(40)  # to the side before: Loop Awaken
LINK: Final = Verb(41)  # cards with this one, which flips with them (805.1c)
CROSS: Final = Verb(42)  # the cross gears among them with the last of them, a creature
PUT_ONTO_THIS: Final = Verb(43)  # into the battle zone, on this creature
GIVE_BREAKS: Final = Verb(44)
ATTACH_THIS: Final = Verb(45)  # this aura to it
ATTACH: Final = Verb(46)  # an aura to the creature that this one was attached to
SKIP_A_TURN: Final = Verb(47)  # only in a question
TO_HYPERSPATIAL: Final = Verb(48)  # a card of the battle zone, or of the hand
GIVE_UP_LIFE: Final = Verb(49)  # the EX Life shield of a creature goes to the graveyard
UNLINK: Final = Verb(50)  # all Gods of a creature from each other
THEY_BREAK: Final = Verb(51)  # the first of them breaks the others
BIG_BANG: Final = Verb(52)  # all the cards of this one flip and are one creature (701.29a, 701.31a)
LINK_NEBULA: Final = Verb(53)  # this nebula with its player's ceremony
FIX_POWER: Final = Verb(54)
IGNORE_ABILITIES: Final = Verb(55)
TURN_FACE_DOWN: Final = Verb(56)  # a card of the mana zone (405.4)
UNLEASH: Final = Verb(57)  # the Hyper Mode of a creature (816.2)
BAR_TRIGGERS: Final = Verb(58)  # no shield trigger of shields that it breaks can be used
LEND: Final = Verb(59)  # to it the power and the abilities of this creature (Dynamo)
GIVE_NAMED_RACE: Final = Verb(60)
NAMES: Final = (
    "",
    "destroy",
    "return to hand",
    "put into mana",
    "put into the graveyard",
    "put on top of the deck",
    "put on the bottom of the deck",
    "discard",
    "tap",
    "untap",
    "put into the battle zone",
    "cast for no cost",
    "battle",
    "change the power of",
    "give an ability to",
    "seal",
    "keep tapped",
    "return from the shields",
    "reveal",
    "break",
    "put into the shield zone",
    "put the top card into the graveyard",
    "use for no cost",
    "attack as if it were tapped",
    "block",
    "put under",
    "battle",
    "give power attacker to",
    "look at",
    "break",
    "let attack",
    "give a race to",
    "block",
    "become",
    "turn face up",
    "fortify",
    "put into the shield zone face up",
    "put on a shield",
    "turn upside down",
    "flip",
    "flip back",
    "link",
    "cross",
    "put onto this creature",
    "let break more with",
    "attach this aura to",
    "attach",
    "skip the next turn",
    "put into the hyperspatial zone",
    "put the EX Life shield into the graveyard of",
    "unlink",
    "break",
    "flip to one creature",
    "link with the ceremony",
    "set the power of",
    "ignore the abilities of",
    "turn face down",
    "unleash the Hyper Mode of",
    "let break without shield triggers",
    "add power and abilities to",
    "add the chosen race to",
)
# Verbs that move cards out of the battle zone, and out of other zones.
MOVES_CARDS: Final = (
    DESTROY,
    TO_HAND,
    TO_MANA,
    TO_GRAVEYARD,
    TO_SHIELD,
    TO_SHIELD_FACE_UP,
    TO_DECK_TOP,
    TO_DECK_BOTTOM,
    TO_HYPERSPATIAL,
)
