"""How a card is used, and where a spell goes afterwards."""

from typing import Final

# --- Ways of using a card: 0 is paying its cost, 1 ... are its own ways ---
PAY_COST: Final = 0
FOR_NO_COST: Final = -1
AS_PAID: Final = -2  # instead of the mana for the use of this card: none, but as if its cost had been paid
SPELL_FOR_NO_COST: Final = -2  # of a twinpact, this half
CREATURE_FOR_NO_COST: Final = -3  # or the first of two spells
BY_GR_SUMMON: Final = -4  # in the log only
SPELL_HALF: Final = 32  # the spell of a twinpact, by paying its cost
COMBINED: Final = 33  # of a King Cell: together with others, by paying the cost of the creature that they are (814.1)
ONCE_FOR_NO_COST: Final = 35  # from another zone, as a card allows once each turn: for no cost

# --- How the shield trigger of a card was declared: bits ---
HAD_TRIGGER: Final = 1  # it had one just before it stood by (113.6b)
WITHOUT_SHIELDS: Final = 2  # its player had no shields
GIVEN_TRIGGER: Final = 8  # another card gave it one
AS_TRIGGER: Final = 16  # of a card with a guard strike: its shield trigger was declared instead
FROM_FORTIFIED: Final = 5  # how far to shift 1 + the card of the fortified shield that it belonged to
AFTER_TWO_BREAKS: Final = 4  # in the opponent's turn, in which 2 or more of its player's shields were broken

# --- Where a spell goes after it has been cast (605.2f, 609.8a); `frame_afterwards` has a bit for each ---
INTO_GRAVEYARD: Final = 0
INTO_HAND: Final = 1
INTO_MANA: Final = 2
INTO_MANA_TAPPED: Final = 3
ON_DECK_BOTTOM: Final = 4
SHUFFLED_INTO_DECK: Final = 5
ON_DECK_TOP: Final = 6
INTO_BATTLE_ZONE: Final = 7  # only a twinpact, as its creature
ONTO_A_SHIELD: Final = 8  # face up, if it was cast from the hand and there is a shield
UNDER_A_CREATURE: Final = 9  # that takes spells, if its player wants
INTO_MANA_FACE_DOWN: Final = 10
PLACES: Final = 11
PLACE_NAMES: Final = (
    "graveyard",
    "hand",
    "mana zone",
    "mana zone, tapped",
    "bottom of the deck",
    "shuffled into the deck",
    "top of the deck",
    "battle zone",
    "on a shield",
    "under a creature",
    "mana zone, face down",
)
AFTER_A_SUMMON: Final = 1 << PLACES  # beside the bits of places: its player had just summoned a creature
