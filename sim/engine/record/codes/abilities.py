"""What abilities wait for and do: events, verbs, lasting effects and how long they last, prohibited acts."""

from typing import Final

# --- What a declared ability is, for logs and players ---
NO_TAG: Final = 0
# Instead of a tag, in the log: what is declared and is no trigger.
DECLARED_SHIELD_TRIGGER: Final = -1  # or guard strike
DECLARED_STRIKE_BACK: Final = -2
DECLARED_SABAKI_Z: Final = -3
INVASION: Final = 1
REVOLUTION_CHANGE: Final = 2
REVOLUTION_ZERO: Final = 3
KIRIFUDASH: Final = 4
NINJA_STRIKE: Final = 5
ATTACK_CHANCE: Final = 6
GATE: Final = 7
ZERO: Final = 8
ONIEND: Final = 9
TAG_NAMES: Final = (
    "",
    "Invasion",
    "Revolution Change",
    "Revolution 0 Trigger",
    "Kirifudash",
    "Ninja Strike",
    "Attack Chance",
    "Gate of Moonless Night",
    "ZERO",
    "Oniend",
)

# --- Events that abilities listen to (603.1, 700.1), bits: after 61 the next is 64 (`sim.engine.record.codes.sets`) ---
# (37, 42, 45 to 47, 57, 60 and 61 are free)
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
BATTLES: Final = 1 << 16  # a battle begins (115.2)
AFTER_BATTLE: Final = 1 << 17  # it triggers as powers are compared (115.3d)
WINS_BATTLE: Final = 1 << 18
BEFORE_BREAK: Final = 1 << 19  # of an attack
BEFORE_EFFECT_BREAKS: Final = 1 << 36  # an effect is about to have the creature break shields
END_OF_ATTACK: Final = 1 << 20
AFTER_THE_ATTACK: Final = 1 << 21  # the attack going on is over, whatever became of its creatures
LEAVES: Final = 1 << 22  # its number is the zone that the creature goes to
DESTROYED: Final = 1 << 23
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
CHOSEN: Final = 1 << 49  # the opponent of its owner chooses the creature for an effect (605.2b)
LAST_SEAL_LEAVES: Final = 1 << 50  # the card of the battle zone has no seals any more
CARDS_UNDER_CHANGE: Final = 1 << 51  # a card becomes a part of the creature, or is one no longer

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
CAST_FROM_HAND: Final = 1 << 55  # beside CAST

ATTACHED: Final = 1 << 58  # the aura is attached to a creature, whose object its number is

# Those of the second word: the rules name them by `sim.engine.record.codes.sets.in_word`.
USES_NINJA_STRIKE: Final = 1 << 65  # a card has been summoned by its Ninja Strike
PARTED: Final = 1 << 64  # the God has lost the one that was linked between it and another

# Instead of the event of a delayed trigger: it is an ability that its creature has this turn.
EACH_TIME: Final = 0

# --- How a card came into the battle zone ---
BY_USE: Final = 1  # a creature: it was summoned
BY_EFFECT: Final = 2
BY_REVOLUTION_CHANGE: Final = 3
BY_INVASION: Final = 4

# --- Whose, from the point of view of an ability's player ---
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2

# --- Verbs (701.1): what a program does to the cards chosen ---
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
REVEAL: Final = 18  # 701.9
BREAK: Final = 19
TO_SHIELD: Final = 20
TOP_CARD_TO_GRAVEYARD: Final = 21
USE_FREE: Final = 22
EXPOSE: Final = 23
MAKE_BLOCK: Final = 24
PUT_UNDER: Final = 25
FIGHT_EACH_OTHER: Final = 26
GIVE_ATTACK_POWER: Final = 27
LOOK_AT: Final = 28
THAT_BREAKS: Final = 29  # the creature of the event breaks them
LET_ATTACK: Final = 30
GIVE_RACE: Final = 31
MAKE_BLOCK_THAT: Final = 32  # this attack, by the creature of the event
BECOME: Final = 33  # this creature becomes it
TURN_FACE_UP: Final = 34  # a shield, with all its cards; or a card of the mana zone
FORTIFY: Final = 35  # a shield, with this castle
TO_SHIELD_FACE_UP: Final = 36
PUT_ON_SHIELD: Final = 37  # face up, on one of its owner's shields
TURN_UPSIDE_DOWN: Final = 38  # a field (701.28a)
FLIP: Final = 39  # to its next side: awakening (701.20a), dragsolution (701.22a)
FLIP_BACK: Final = 40  # to the side before: Loop Awaken
LINK: Final = 41  # cards with this one, which flips with them (805.1c)
CROSS: Final = 42  # the cross gears among them with the last of them, a creature
PUT_ONTO_THIS: Final = 43  # into the battle zone, on this creature
GIVE_BREAKS: Final = 44
ATTACH_THIS: Final = 45  # this aura to it
ATTACH: Final = 46  # an aura to the creature that this one was attached to
SKIP_A_TURN: Final = 47  # only in a question
TO_HYPERSPATIAL: Final = 48  # a card of the battle zone, or of the hand
GIVE_UP_LIFE: Final = 49  # the EX Life shield of a creature goes to the graveyard
UNLINK: Final = 50  # all Gods of a creature from each other
THEY_BREAK: Final = 51  # the first of them breaks the others
BIG_BANG: Final = 52  # all the cards of this one flip and are one creature (701.29a, 701.31a)
LINK_NEBULA: Final = 53  # this nebula with its player's ceremony
FIX_POWER: Final = 54
IGNORE_ABILITIES: Final = 55
TURN_FACE_DOWN: Final = 56  # a card of the mana zone (405.4)
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

# --- Continuous effects left behind by resolved effects ---
POWER_CHANGE: Final = 1
KEYWORD_GRANT: Final = 2
PROHIBITION: Final = 3
STAYS_TAPPED: Final = 4
KEYWORD_LATER: Final = 5  # a grant that begins with the next turn of the player's opponent
EXPOSED: Final = 6  # can be attacked as if it were tapped
BLOCKED_ONLY_BY: Final = 7  # the one creature that blocks this attacker if able, and no other may
ATTACKS_ANYWAY: Final = 8  # nothing prevents the player's creatures from attacking the other player
NEXT_COSTS_LESS: Final = 9  # the next creature that the player summons costs less
ATTACK_POWER_CHANGE: Final = 10  # power while it is attacking: the code of an amount, read whenever it counts
MARKED: Final = 11  # one of the cards that a delayed trigger will be done to
STATIC_LASTS: Final = 12  # a static ability that works without a card in the battle zone
ATTACKS_PLAYER_ANYWAY: Final = 13  # nothing prevents the creature from attacking the other player
CHANGE_GRANT: Final = 14  # a change of races, as bits of the changes of the match
WAS_ATTACKED: Final = 15  # the creature was attacked this turn
BREAKS_MORE: Final = 19  # the creature breaks so many more shields whenever it breaks any (701.14d)
SHOWN: Final = 17  # the card of the hand was revealed as it was drawn (Vividdraw)
PROHIBITION_LATER: Final = 18  # one that begins with the next turn of the player's opponent
NEXT_HAS: Final = 21  # the next creature that the player summons gets keywords
TAPPED_BEFORE: Final = 22  # the card has become tapped this turn
BREAK_TRIED: Final = 26  # shields of the player would have been broken this turn
ATTACKED_PLAYER: Final = 23  # the creature attacked the player this turn
USED_THIS_TURN: Final = 24  # what an ability of the card allows once each turn has been done
ITS_SUMMON: Final = 0  # such an ability, which lets others be summoned; others have numbers from 1
POWER_FIXED: Final = 25  # power is this number, whatever else changes it (206.3)
ABILITIES_IGNORED: Final = 27  # of the creature
BECAME: Final = 16  # the creature, a card, has the characteristics of another one
LIMITED: Final = 20  # the player can do some acts (amount) only so often (cost) each turn

# --- How long they last (500.3) ---
END_OF_THIS_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2  # until the start of the player's next turn
OPPONENTS_NEXT_UNTAP: Final = 3  # through the untapping of the opponent's next turn
OPPONENTS_NEXT_TURN: Final = 4  # that turn only, from its start
END_OF_OPPONENTS_NEXT_TURN: Final = 5
END_OF_OPPONENTS_TURN_AFTER_THIS: Final = 6  # the same, of an effect that began in a turn of the opponent
REST_OF_GAME: Final = 7
END_OF_THIS_ATTACK: Final = 8
END_OF_YOUR_TURN: Final = 9  # of the next turn of the player that ends, which may be this one
END_OF_THIS_BATTLE: Final = 10

# --- Acts that a prohibition can name, bits ---
ACT_SHIELD_TRIGGER: Final = 1
ACT_SUMMON: Final = 2
ACT_CAST: Final = 4
ACT_PUT: Final = 8  # into the battle zone, in any way
ACT_PUT_UNSUMMONED: Final = 16  # into the battle zone, but for summoning
ACT_LEAVE_GRAVEYARD: Final = 32  # moving a card out of it
ACT_TAP_ABILITY: Final = 64  # using the tap ability of a creature
ACT_CHARGE: Final = 128  # from the hand into the mana zone, in any way
ACT_LOOK_AT_DECK: Final = 256  # looking at cards of a deck, revealing them and searching it
ACT_FORTIFY: Final = 1 << 10  # a shield with a castle
ACT_GENERATE: Final = 1 << 11
ACT_EXPAND: Final = 1 << 12  # a field
ACT_USE_TAMASEED: Final = 1 << 13
ACT_GUARD_STRIKE: Final = 1 << 14
ACT_USE_AURA: Final = 1 << 15
ACT_ATTACK: Final = 1 << 16  # limited, but not forbidden
ACT_BLOCK: Final = 1 << 17
ACT_SUMMON_FOR_NO_COST: Final = 1 << 18
ACT_CAST_FOR_NO_COST: Final = 1 << 19
ACT_DRAGSOLVE: Final = 1 << 20
ACT_UNSEAL: Final = 1 << 21  # putting a seal from a creature into the graveyard

# --- Whether what is forbidden can be declared, by the rule option (`sim.games.matchups.rule_options`) ---
BY_ABILITY: Final = 0  # only abilities that cast a spell, and no shield triggers
DECLARABLE: Final = 1
UNDECLARABLE: Final = 2

# --- Uses of a keyword that its rules count, by player ---
FINAL_REVOLUTION: Final = 0  # this turn
NINJA_STRIKES: Final = 1  # this attack
COUNTED_KEYWORDS: Final = 2
