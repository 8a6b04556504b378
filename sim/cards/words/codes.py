"""Named numbers for card definitions: civilizations, zones, keyword bits, acts, durations, whose.

They are the engine's own; a card file imports them with the words of the language.
"""

from sim.engine.record.codes import (
    acts,
    card_types,
    civilizations,
    comparisons,
    descriptions,
    durations,
    keywords,
    numbers,
    owners,
    programs,
    zones,
)

# civilizations
LIGHT = civilizations.LIGHT
WATER = civilizations.WATER
DARKNESS = civilizations.DARKNESS
FIRE = civilizations.FIRE
NATURE = civilizations.NATURE
# zones
DECK = zones.DECK
DECK_BOTTOM = zones.DECK_BOTTOM
MANA_FACE_DOWN = zones.MANA_FACE_DOWN
HAND = zones.HAND
BATTLE = zones.BATTLE
GRAVEYARD = zones.GRAVEYARD
MANA = zones.MANA
SHIELD = zones.SHIELD
HYPERSPATIAL = zones.HYPERSPATIAL
GR = zones.GR
INFINITE_COST = numbers.INFINITE_COST
INFINITE_LOSS = numbers.INFINITE_LOSS
INFINITE_POWER = numbers.INFINITE_POWER
# types that a creature or a field can have in addition
EXILE = card_types.EXILE
FORBIDDEN = card_types.FORBIDDEN
D2 = card_types.D2
MOONLESS = card_types.MOONLESS
DG = card_types.DG
DRAGONIC = card_types.DRAGONIC
PSYCHIC = card_types.PSYCHIC
DRAGHEART = card_types.DRAGHEART
KING = card_types.KING
DREAM = card_types.DREAM
"""Only one of a name is put; `types=DREAM` of a creature."""
SUPER = card_types.SUPER
GR_CREATURE = card_types.GR_CREATURE
# keywords for descriptions
BLOCKER = keywords.BLOCKER
SHIELD_TRIGGER = keywords.SHIELD_TRIGGER
SPEED_ATTACKER = keywords.SPEED_ATTACKER
SLAYER = keywords.SLAYER
DOUBLE_BREAKER = keywords.DOUBLE_BREAKER
TRIPLE_BREAKER = keywords.TRIPLE_BREAKER
QUATTRO_BREAKER = keywords.QUATTRO_BREAKER
WORLD_BREAKER = keywords.WORLD_BREAKER
INFINITY_BREAKER = keywords.INFINITY_BREAKER
CHARGER = keywords.CHARGER
GUARD_STRIKE = keywords.GUARD_STRIKE
MACH_FIGHTER = keywords.MACH_FIGHTER
GUARDMAN = keywords.GUARDMAN
POWERED_BREAKER = keywords.POWERED_BREAKER
# acts, for prohibitions
ACT_SHIELD_TRIGGER = acts.SHIELD_TRIGGER
"""Using shield triggers."""
ACT_SUMMON = acts.SUMMON
"""Summoning."""
ACT_SUMMON_FOR_NO_COST = acts.SUMMON_FOR_NO_COST
"""Summoning without paying anything."""
ACT_TAP_ABILITY = acts.TAP_ABILITY
"""Tapping a creature for its ability instead of attacking with it."""
ACT_CAST = acts.CAST
"""Casting, in any way."""
ACT_CAST_FOR_NO_COST = acts.CAST_FOR_NO_COST
"""Casting without paying anything."""
ACT_EXPAND = acts.EXPAND
"""Expanding."""
ACT_GENERATE = acts.GENERATE
"""Generating cross gears, in any way."""
ACT_GUARD_STRIKE = acts.GUARD_STRIKE
"""Using guard strikes."""
ACT_UNSEAL = acts.UNSEAL
"""Putting seals from cards into the graveyard."""
ACT_USE = acts.USE
"""Using cards of any type: summoning, casting, generating and the others."""
ACT_USE_AURA = acts.USE_AURA
ACT_USE_TAMASEED = acts.USE_TAMASEED
"""Using a tamaseed."""
ACT_PUT = acts.PUT
"""Putting into the battle zone, in any way."""
ACT_PUT_UNSUMMONED = acts.PUT_UNSUMMONED
"""Putting into the battle zone in any way except by summoning."""
ACT_CHARGE = acts.CHARGE
"""Putting from the hand into the mana zone, in any way."""
ACT_DRAGSOLVE = acts.DRAGSOLVE
"""Flipping a dragheart to its next side, whatever does it."""
ACT_LEAVE_GRAVEYARD = acts.LEAVE_GRAVEYARD
"""Moving from the graveyard to another zone."""
ACT_LEAVE_MANA = acts.LEAVE_MANA
"""Moving from the mana zone to another zone."""
ACT_LEAVE_SHIELDS = acts.LEAVE_SHIELDS
"""Moving from the shield zone to another zone, also by being broken."""
ACT_CAST_FROM_THERE = acts.CAST_FROM_THERE
"""Casting from the graveyard or the mana zone."""
ACT_PUT_FROM_ELSEWHERE = acts.PUT_FROM_ELSEWHERE
"""Putting into the battle zone from anywhere except the hand; GR summoning, too."""
ACT_PUT_FROM_OUTSIDE = acts.PUT_FROM_OUTSIDE
"""Putting into the battle zone from anywhere except the hand or the deck."""
ACT_USE_FROM_OUTSIDE = acts.USE_FROM_OUTSIDE
"""Using a card from anywhere except the hand or the deck."""
ACT_LOOK_AT_DECK = acts.LOOK_AT_DECK
"""Looking at cards of a deck, revealing them or searching it, no matter whose deck it is."""
# durations
END_OF_THIS_TURN = durations.END_OF_THIS_TURN
"""It lasts until this turn ends."""
END_OF_YOUR_TURN = durations.END_OF_YOUR_TURN
"""It lasts until a turn of yours ends: this one, or else your next one."""
END_OF_THIS_ATTACK = durations.END_OF_THIS_ATTACK
"""It lasts until the attack of this creature ends."""
YOUR_NEXT_TURN = durations.YOUR_NEXT_TURN
"""It lasts until your next turn starts."""
END_OF_OPPONENTS_NEXT_TURN = durations.END_OF_OPPONENTS_NEXT_TURN
"""It lasts until your opponent's next turn ends."""
OPPONENTS_NEXT_TURN = durations.OPPONENTS_NEXT_TURN
"""It begins with your opponent's next turn, and ends with it."""
REST_OF_GAME = durations.REST_OF_GAME
"""It lasts until the game ends."""
# what cards are compared by, and how
POWER = descriptions.POWER
COST = descriptions.COST
RACE = descriptions.RACE
CIVILIZATION = descriptions.CIVILIZATION
NAME = descriptions.NAME
IS_LESS = comparisons.IS_LESS
IS_AT_MOST = comparisons.IS_AT_MOST
IS_EQUAL = comparisons.IS_EQUAL
IS_AT_LEAST = comparisons.IS_AT_LEAST
IS_MORE = comparisons.IS_MORE
# whose
ANYONES = owners.ANYONES
YOURS = owners.YOURS
OPPONENTS = owners.OPPONENTS
CHOSEN_PLAYERS = programs.CHOSEN_PLAYERS
