"""Named numbers for card definitions: civilizations, zones, keyword bits, acts, durations, whose.

They are the engine's own; a card file imports them with the words of the language.
"""

from sim.engine.record.codes.abilities import (
    ACT_CAST,
    ACT_CHARGE,
    ACT_LEAVE_GRAVEYARD,
    ACT_PUT,
    ACT_PUT_UNSUMMONED,
    ACT_SHIELD_TRIGGER,
    ACT_SUMMON,
    ACT_TAP_ABILITY,
    ANYONES,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_THIS_TURN,
    OPPONENTS,
    REST_OF_GAME,
    YOUR_NEXT_TURN,
    YOURS,
)
from sim.engine.record.codes.card_types import FORBIDDEN
from sim.engine.record.codes.cards import (
    BATTLE,
    BLOCKER,
    CHARGER,
    DARKNESS,
    DECK,
    DOUBLE_BREAKER,
    FIRE,
    GRAVEYARD,
    GUARD_STRIKE,
    GUARDMAN,
    HAND,
    LIGHT,
    MACH_FIGHTER,
    MANA,
    NATURE,
    POWERED_BREAKER,
    QUATTRO_BREAKER,
    SHIELD,
    SHIELD_TRIGGER,
    SLAYER,
    SPEED_ATTACKER,
    TRIPLE_BREAKER,
    WATER,
    WORLD_BREAKER,
)
from sim.engine.record.codes.descriptions import (
    CIVILIZATION,
    COST,
    IS_AT_LEAST,
    IS_AT_MOST,
    IS_EQUAL,
    IS_LESS,
    IS_MORE,
    NAME,
    POWER,
    RACE,
)
from sim.engine.record.codes.programs import CHOSEN_PLAYERS

__all__ = [
    # civilizations
    "LIGHT",
    "WATER",
    "DARKNESS",
    "FIRE",
    "NATURE",
    # zones
    "DECK",
    "HAND",
    "BATTLE",
    "GRAVEYARD",
    "MANA",
    "SHIELD",
    # a type that a creature can have in addition
    "FORBIDDEN",
    # keywords for descriptions
    "BLOCKER",
    "SHIELD_TRIGGER",
    "SPEED_ATTACKER",
    "SLAYER",
    "DOUBLE_BREAKER",
    "TRIPLE_BREAKER",
    "QUATTRO_BREAKER",
    "WORLD_BREAKER",
    "CHARGER",
    "GUARD_STRIKE",
    "MACH_FIGHTER",
    "GUARDMAN",
    "POWERED_BREAKER",
    # acts, for prohibitions
    "ACT_SHIELD_TRIGGER",
    "ACT_SUMMON",
    "ACT_TAP_ABILITY",
    "ACT_CAST",
    "ACT_PUT",
    "ACT_PUT_UNSUMMONED",
    "ACT_CHARGE",
    "ACT_LEAVE_GRAVEYARD",
    # durations
    "END_OF_THIS_TURN",
    "YOUR_NEXT_TURN",
    "END_OF_OPPONENTS_NEXT_TURN",
    "REST_OF_GAME",
    # what cards are compared by, and how
    "POWER",
    "COST",
    "RACE",
    "CIVILIZATION",
    "NAME",
    "IS_LESS",
    "IS_AT_MOST",
    "IS_EQUAL",
    "IS_AT_LEAST",
    "IS_MORE",
    # whose
    "ANYONES",
    "YOURS",
    "OPPONENTS",
    "CHOSEN_PLAYERS",
]
