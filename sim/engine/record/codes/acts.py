"""Acts that a prohibition can name, bits."""

from typing import Final

SHIELD_TRIGGER: Final = 1
SUMMON: Final = 2
CAST: Final = 4
PUT: Final = 8  # into the battle zone, in any way
PUT_UNSUMMONED: Final = 16  # into the battle zone, but for summoning
LEAVE_GRAVEYARD: Final = 32  # moving a card out of it
TAP_ABILITY: Final = 64  # using the tap ability of a creature
CHARGE: Final = 128  # from the hand into the mana zone, in any way
LOOK_AT_DECK: Final = 256  # looking at cards of a deck, revealing them and searching it
FORTIFY: Final = 1 << 10  # a shield with a castle
GENERATE: Final = 1 << 11
EXPAND: Final = 1 << 12  # a field
USE_TAMASEED: Final = 1 << 13
GUARD_STRIKE: Final = 1 << 14
USE_AURA: Final = 1 << 15
ATTACK: Final = 1 << 16  # limited, but not forbidden
BLOCK: Final = 1 << 17
SUMMON_FOR_NO_COST: Final = 1 << 18
CAST_FOR_NO_COST: Final = 1 << 19
DRAGSOLVE: Final = 1 << 20
LEAVE_MANA: Final = 1 << 25  # moving a card out of a mana zone
LEAVE_SHIELDS: Final = 1 << 29  # moving a card out of a shield zone, also by breaking it
CAST_FROM_THERE: Final = 1 << 26  # casting a spell of the graveyard or the mana zone
USE_FROM_OUTSIDE: Final = 1 << 27  # using a card from anywhere except the hand or the deck
PUT_FROM_OUTSIDE: Final = 1 << 28  # into the battle zone, from anywhere except the hand or the deck
PUT_FOR_NO_COST: Final = 1 << 22  # into the battle zone, without paying
PUT_WITHOUT_MANA: Final = 1 << 24  # into the battle zone, without tapping a card in the mana zone
PUT_FROM_ELSEWHERE: Final = 1 << 23  # into the battle zone, from no hand
UNSEAL: Final = 1 << 21  # putting a seal from a creature into the graveyard
CASTING: Final = CAST | CAST_FOR_NO_COST | CAST_FROM_THERE
USE: Final = SUMMON | CAST | FORTIFY | GENERATE | EXPAND | USE_TAMASEED | USE_AURA  # using a card of any type (601)
