"""The integers behind the rules' words: zones, civilizations, keywords, events, verbs, choices.

Both sides of the wall read this file: the compiled rules (which know only integers) and the card language,
logs and reports (which know only words). It holds constants and their names; no logic lives here.
"""

from typing import Final

# --- Zones (400.1), in the order of the rules; NOWHERE holds pending and standby cards (409, 113.6a) ---
DECK: Final = 0
HAND: Final = 1
BATTLE: Final = 2
GRAVEYARD: Final = 3
MANA: Final = 4
SHIELD: Final = 5
HYPERSPATIAL: Final = 6
GR: Final = 7
ABYSS: Final = 8
NOWHERE: Final = 9
ZONES: Final = 10
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "battle zone",
    "graveyard",
    "mana zone",
    "shield zone",
    "hyperspatial zone",
    "ultra-GR zone",
    "abyss",
    "pending",
)

# --- Civilizations (106.1), bits ---
LIGHT: Final = 1
WATER: Final = 2
DARKNESS: Final = 4
FIRE: Final = 8
NATURE: Final = 16
CIVILIZATION_NAMES: Final = {
    LIGHT: "light",
    WATER: "water",
    DARKNESS: "darkness",
    FIRE: "fire",
    NATURE: "nature",
}

# --- Card types (204.2) and supertypes (204.3), bits ---
CREATURE: Final = 1
SPELL: Final = 2
IMPULSE: Final = 4
EVOLUTION: Final = 8
STAR: Final = 16  # star evolution (813): always together with EVOLUTION
FORBIDDEN: Final = 32
TWINPACT: Final = 64

# --- Keywords and rule-text abilities that are only ever present or absent, bits ---
BLOCKER: Final = 1 << 0
SHIELD_TRIGGER: Final = 1 << 1
SPEED_ATTACKER: Final = 1 << 2
SLAYER: Final = 1 << 3
DOUBLE_BREAKER: Final = 1 << 4
TRIPLE_BREAKER: Final = 1 << 5
QUATTRO_BREAKER: Final = 1 << 6
WORLD_BREAKER: Final = 1 << 7
CHARGER: Final = 1 << 8
CANT_ATTACK: Final = 1 << 9
CANT_ATTACK_PLAYERS: Final = 1 << 10
CANT_ATTACK_CREATURES: Final = 1 << 11
CANT_BLOCK: Final = 1 << 12
CANT_BE_BLOCKED: Final = 1 << 13
CANT_BE_ATTACKED: Final = 1 << 14
ATTACKS_UNTAPPED: Final = 1 << 15
MUST_ATTACK: Final = 1 << 16
DOES_NOT_UNTAP: Final = 1 << 17
CANT_LEAVE: Final = 1 << 18
LOSES_OUTSIDE_BATTLE: Final = 1 << 19
LIBERATES: Final = 1 << 20  # Forbidden Liberation (807.1a)
WINS_BATTLES: Final = 1 << 21  # 700.5
CANT_BE_DESTROYED: Final = 1 << 22  # 700.3
SEPARATES: Final = 1 << 23  # instead of leaving, only its top card leaves, and the others are creatures again
GUARD_STRIKE: Final = 1 << 24  # K1
MUST_BLOCK: Final = 1 << 25
TRIGGER_UNDER_CONDITION: Final = 1 << 26  # it has shield trigger only while something is so
ANY_SHIELD_TRIGGER: Final = SHIELD_TRIGGER | TRIGGER_UNDER_CONDITION
ALL_BREAKERS: Final = DOUBLE_BREAKER | TRIPLE_BREAKER | QUATTRO_BREAKER | WORLD_BREAKER
KEYWORD_NAMES: Final = {
    BLOCKER: "blocker",
    SHIELD_TRIGGER: "shield trigger",
    SPEED_ATTACKER: "speed attacker",
    SLAYER: "slayer",
    DOUBLE_BREAKER: "double breaker",
    TRIPLE_BREAKER: "triple breaker",
    QUATTRO_BREAKER: "quattro breaker",
    WORLD_BREAKER: "world breaker",
    CHARGER: "charger",
    GUARD_STRIKE: "guard strike",
}

# --- Steps of a turn (500.1) ---
START_STEP: Final = 0
DRAW_STEP: Final = 1
CHARGE_STEP: Final = 2
MAIN_STEP: Final = 3
ATTACK_STEP: Final = 4
END_STEP: Final = 5
STEP_NAMES: Final = ("start of turn", "draw", "charge", "main", "attack", "end of turn")

# --- How a game stops ---
RUNNING: Final = 0
OVER: Final = 1
HALTED: Final = 2
ERRED: Final = 3

# --- Why a game ended ---
NO_REASON: Final = 0
DIRECT_ATTACK: Final = 1  # 104.2a
DECK_OUT: Final = 2  # 104.2b
CARD_EFFECT: Final = 3  # 104.2c
TURN_CAP: Final = 4
ERROR: Final = 5
REASON_NAMES: Final = ("", "direct attack", "deck out", "card effect", "turn cap", "error")

NOBODY: Final = -1
DRAWN: Final = 2  # winner of a game that both players lost

# --- What can go wrong inside a game: a capacity of the record, never a rule ---
ZONE_FULL: Final = 1
POOL_FULL: Final = 2
FRAMES_FULL: Final = 3
SELECTION_FULL: Final = 4
CONTINUOUS_FULL: Final = 5
OPTIONS_FULL: Final = 6
ANSWERS_FULL: Final = 7
LOG_FULL: Final = 8
ENDLESS: Final = 9
BAD_ANSWER: Final = 10
DELAYED_FULL: Final = 11
STATICS_FULL: Final = 12
USES_FULL: Final = 13
NO_OPTION: Final = 14
INVARIANT: Final = 15
ERROR_NAMES: Final = (
    "",
    "a zone overflowed",
    "the standby pool overflowed",
    "effects nested too deeply",
    "too many cards chosen at once",
    "too many continuous effects",
    "too many options in one choice",
    "too many choices in one turn",
    "too many events in one turn",
    "the game does not end: too many effects resolved",
    "an answer was not among the options",
    "too many delayed effects or extra turns",
    "too many static abilities",
    "too many cards used in one turn",
    "no option was legal where one is needed",
    "an invariant of the record is broken",
)

# --- Events that abilities listen to (603), bits of a kind's watch mask ---
START_OF_TURN: Final = 1 << 0
SILENT_SKILL: Final = 1 << 1  # a creature stays tapped for it (501.1a)
DRAWS: Final = 1 << 2
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
BATTLES: Final = 1 << 16  # a battle begins (115.2)
AFTER_BATTLE: Final = 1 << 17  # it triggers as powers are compared (115.3d)
WINS_BATTLE: Final = 1 << 18
BEFORE_BREAK: Final = 1 << 19
END_OF_ATTACK: Final = 1 << 20
AFTER_THE_ATTACK: Final = 1 << 21  # the attack going on is over, whatever became of its creatures
LEAVES: Final = 1 << 22
DESTROYED: Final = 1 << 23
DISCARDED: Final = 1 << 24
END_OF_TURN: Final = 1 << 25

# --- How a creature came into the battle zone ---
BY_SUMMONING: Final = 1
BY_EFFECT: Final = 2
BY_REVOLUTION_CHANGE: Final = 3
BY_INVASION: Final = 4

# --- Whose, from the point of view of an ability's player ---
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2

# --- Verbs: what a program does to the cards chosen ---
NO_VERB: Final = 0
DESTROY: Final = 1
TO_HAND: Final = 2
TO_MANA: Final = 3
TO_GRAVEYARD: Final = 4
TO_DECK_TOP: Final = 5
TO_DECK_BOTTOM: Final = 6
DISCARD: Final = 7
TAP: Final = 8
UNTAP: Final = 9
PUT_INTO_BATTLE: Final = 10
CAST_FREE: Final = 11
FIGHT: Final = 12
GIVE_POWER: Final = 13
GIVE_KEYWORD: Final = 14
SEAL: Final = 15
KEEP_TAPPED: Final = 16
SHIELD_TO_HAND: Final = 17
REVEAL: Final = 18
BREAK: Final = 19
TO_SHIELD: Final = 20
TOP_CARD_TO_GRAVEYARD: Final = 21
USE_FREE: Final = 22
EXPOSE: Final = 23
MAKE_BLOCK: Final = 24
PUT_UNDER: Final = 25
FIGHT_EACH_OTHER: Final = 26
VERB_NAMES: Final = (
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
)

# --- What a choice is about (the `ask` of the door) ---
ASK_CHARGE: Final = 1
ASK_MAIN: Final = 2
ASK_PAY: Final = 3
ASK_ATTACK: Final = 4
ASK_TARGET: Final = 5
ASK_BLOCK: Final = 6
ASK_BREAKER: Final = 7
ASK_SHIELD: Final = 8
ASK_DECLARE: Final = 9
ASK_RESOLVE: Final = 10
ASK_SELECT: Final = 11
ASK_MAY: Final = 12
ASK_MODE: Final = 13
ASK_COST: Final = 14
ASK_BASE: Final = 15
ASK_REPLACE: Final = 16
ASK_SEAL: Final = 17
ASK_ORDER: Final = 18
ASK_DISCARD_FOR: Final = 19
ASK_NUMBER: Final = 20
ASK_NAMES: Final = (
    "",
    "charge mana",
    "use a card",
    "pay with",
    "attack with",
    "attack",
    "block with",
    "break with",
    "break",
    "declare",
    "resolve",
    "choose",
    "may",
    "choose one",
    "cost to pay",
    "evolve",
    "instead",
    "remove a seal from",
    "order",
    "discard for strike back",
    "name a number",
)

# --- What an option is (the `what` of an option); its card and number say the rest ---
NO: Final = 0  # no / none / enough / end the step
YES: Final = 1
CARD: Final = 2  # the card itself
PLAYER: Final = 3  # a player, its number is the option's
USE: Final = 4  # use the card; number = which of its ways
TAP_ABILITY: Final = 5
NUMBER: Final = 6  # the number itself: a mode, a cost, a breaker
ABILITY: Final = 7  # a waiting or declarable ability of the card; number = its row

# --- Continuous effects left behind by resolved effects ---
POWER_CHANGE: Final = 1
KEYWORD_GRANT: Final = 2
PROHIBITION: Final = 3
STAYS_TAPPED: Final = 4
KEYWORD_LATER: Final = 5  # a grant that begins with the next turn of the player's opponent
EXPOSED: Final = 6  # can be attacked as if it were tapped
BLOCKED_ONLY_BY: Final = 7  # the one creature that blocks this attacker if able, and no other may
ATTACKS_ANYWAY: Final = 8  # nothing prevents the player's creatures from attacking the other player

# --- How long they last (500.3) ---
END_OF_THIS_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2  # until the start of the player's next turn
OPPONENTS_NEXT_UNTAP: Final = 3  # through the untapping of the opponent's next turn
OPPONENTS_NEXT_TURN: Final = 4  # that turn only, from its start
END_OF_OPPONENTS_NEXT_TURN: Final = 5
END_OF_OPPONENTS_TURN_AFTER_THIS: Final = 6  # the same, of an effect that began in a turn of the opponent
REST_OF_GAME: Final = 7

# --- Marks of a game, for statistics: by player, the slots of the deck as bits ---
IN_OPENING_HAND: Final = 0
FROM_DECK: Final = 1  # came into the hand from the deck, after the opening hand
FROM_SHIELDS: Final = 2  # came into the hand from the shield zone
PLAYED: Final = 3  # was cast, or put into the battle zone
TRIGGER_BROKEN: Final = 4  # a shield trigger whose shield was broken
TRIGGER_USABLE: Final = 5  # ... and which could have been used then
TRIGGER_DECLARED: Final = 6
TRIGGER_USED: Final = 7
TRIGGER_STOPPED_ATTACKER: Final = 8  # the creature whose attack it was used in had left when the attack ended
TRIGGER_ENDED_ATTACKS: Final = 9  # no attack followed in that turn
MARKS: Final = 10
MARK_NAMES: Final = (
    "in_opening_hand",
    "from_deck",
    "from_shields",
    "played",
    "trigger_broken",
    "trigger_usable",
    "trigger_declared",
    "trigger_used",
    "trigger_stopped_attacker",
    "trigger_ended_attacks",
)

# --- Where an experiment puts a card before the game begins ---
NOT_FIXED: Final = 0
IN_FIRST_HAND: Final = 1
AT_BOTTOM: Final = 2

# --- Acts that a prohibition can name, bits ---
ACT_SHIELD_TRIGGER: Final = 1
ACT_SUMMON: Final = 2
ACT_CAST: Final = 4
ACT_PUT: Final = 8  # into the battle zone, in any way
ACT_PUT_UNSUMMONED: Final = 16  # into the battle zone, but for summoning
ACT_LEAVE_GRAVEYARD: Final = 32  # moving a card out of it

# --- Uses of a keyword that its rules count, by player ---
FINAL_REVOLUTION: Final = 0  # this turn
NINJA_STRIKE: Final = 1  # this attack
COUNTED_KEYWORDS: Final = 2
