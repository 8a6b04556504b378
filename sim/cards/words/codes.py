"""Named numbers for card definitions: civilizations, zones, keyword bits, acts, durations, whose.

They are the engine's own; a card file imports them with the words of the language.
"""

from sim.engine.record.codes.acts import CAST as ACT_CAST
from sim.engine.record.codes.acts import CAST_FOR_NO_COST as ACT_CAST_FOR_NO_COST
from sim.engine.record.codes.acts import CHARGE as ACT_CHARGE
from sim.engine.record.codes.acts import DRAGSOLVE as ACT_DRAGSOLVE
from sim.engine.record.codes.acts import EXPAND as ACT_EXPAND
from sim.engine.record.codes.acts import GENERATE as ACT_GENERATE
from sim.engine.record.codes.acts import GUARD_STRIKE as ACT_GUARD_STRIKE
from sim.engine.record.codes.acts import LEAVE_GRAVEYARD as ACT_LEAVE_GRAVEYARD
from sim.engine.record.codes.acts import LOOK_AT_DECK as ACT_LOOK_AT_DECK
from sim.engine.record.codes.acts import PUT as ACT_PUT
from sim.engine.record.codes.acts import PUT_UNSUMMONED as ACT_PUT_UNSUMMONED
from sim.engine.record.codes.acts import SHIELD_TRIGGER as ACT_SHIELD_TRIGGER
from sim.engine.record.codes.acts import SUMMON as ACT_SUMMON
from sim.engine.record.codes.acts import SUMMON_FOR_NO_COST as ACT_SUMMON_FOR_NO_COST
from sim.engine.record.codes.acts import TAP_ABILITY as ACT_TAP_ABILITY
from sim.engine.record.codes.acts import UNSEAL as ACT_UNSEAL
from sim.engine.record.codes.acts import USE_AURA as ACT_USE_AURA
from sim.engine.record.codes.acts import USE_TAMASEED as ACT_USE_TAMASEED
from sim.engine.record.codes.card_types import (
    D2,
    DG,
    DRAGHEART,
    DRAGONIC,
    EXILE,
    FORBIDDEN,
    GR_CREATURE,
    KING,
    PSYCHIC,
    SUPER,
)
from sim.engine.record.codes.civilizations import DARKNESS, FIRE, LIGHT, NATURE, WATER
from sim.engine.record.codes.comparisons import IS_AT_LEAST, IS_AT_MOST, IS_EQUAL, IS_LESS, IS_MORE
from sim.engine.record.codes.descriptions import CIVILIZATION, COST, NAME, POWER, RACE
from sim.engine.record.codes.durations import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_THIS_TURN,
    END_OF_YOUR_TURN,
    OPPONENTS_NEXT_TURN,
    REST_OF_GAME,
    YOUR_NEXT_TURN,
)
from sim.engine.record.codes.keywords import (
    BLOCKER,
    CHARGER,
    DOUBLE_BREAKER,
    GUARD_STRIKE,
    GUARDMAN,
    INFINITY_BREAKER,
    MACH_FIGHTER,
    POWERED_BREAKER,
    QUATTRO_BREAKER,
    SHIELD_TRIGGER,
    SLAYER,
    SPEED_ATTACKER,
    TRIPLE_BREAKER,
    WORLD_BREAKER,
)
from sim.engine.record.codes.numbers import INFINITE_COST, INFINITE_LOSS, INFINITE_POWER
from sim.engine.record.codes.owners import ANYONES, OPPONENTS, YOURS
from sim.engine.record.codes.programs import CHOSEN_PLAYERS
from sim.engine.record.codes.zones import (
    BATTLE,
    DECK,
    DECK_BOTTOM,
    GR,
    GRAVEYARD,
    HAND,
    HYPERSPATIAL,
    MANA,
    MANA_FACE_DOWN,
    SHIELD,
)

__all__ = [
    # civilizations
    "LIGHT",
    "WATER",
    "DARKNESS",
    "FIRE",
    "NATURE",
    # zones
    "DECK",
    "DECK_BOTTOM",
    "MANA_FACE_DOWN",
    "HAND",
    "BATTLE",
    "GRAVEYARD",
    "MANA",
    "SHIELD",
    "HYPERSPATIAL",
    "GR",
    "INFINITE_COST",
    "INFINITE_LOSS",
    "INFINITE_POWER",
    # types that a creature or a field can have in addition
    "EXILE",
    "FORBIDDEN",
    "D2",
    "DG",
    "DRAGONIC",
    "PSYCHIC",
    "DRAGHEART",
    "KING",
    "SUPER",
    "GR_CREATURE",
    # keywords for descriptions
    "BLOCKER",
    "SHIELD_TRIGGER",
    "SPEED_ATTACKER",
    "SLAYER",
    "DOUBLE_BREAKER",
    "TRIPLE_BREAKER",
    "QUATTRO_BREAKER",
    "WORLD_BREAKER",
    "INFINITY_BREAKER",
    "CHARGER",
    "GUARD_STRIKE",
    "MACH_FIGHTER",
    "GUARDMAN",
    "POWERED_BREAKER",
    # acts, for prohibitions
    "ACT_SHIELD_TRIGGER",
    "ACT_SUMMON",
    "ACT_SUMMON_FOR_NO_COST",
    "ACT_TAP_ABILITY",
    "ACT_CAST",
    "ACT_CAST_FOR_NO_COST",
    "ACT_EXPAND",
    "ACT_GENERATE",
    "ACT_GUARD_STRIKE",
    "ACT_UNSEAL",
    "ACT_USE_AURA",
    "ACT_USE_TAMASEED",
    "ACT_PUT",
    "ACT_PUT_UNSUMMONED",
    "ACT_CHARGE",
    "ACT_DRAGSOLVE",
    "ACT_LEAVE_GRAVEYARD",
    "ACT_LOOK_AT_DECK",
    # durations
    "END_OF_THIS_TURN",
    "END_OF_YOUR_TURN",
    "YOUR_NEXT_TURN",
    "END_OF_OPPONENTS_NEXT_TURN",
    "OPPONENTS_NEXT_TURN",
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
