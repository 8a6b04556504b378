"""The rows that cards become (architecture D3): record layout and the codes in the rows.

One `TABLES` record holds every card kind of one match, its abilities, its programs, and the filters, amounts
and conditions that they use. `sim.tabulation` writes it, the rules only read it. Its size is fixed, so that a new
card, or a new deck, never compiles the engine again.
"""

from typing import Any, Final

import numpy as np

from sim.state import KINDS

STEPS = 2048
STEP_WIDTH = 9
TRIGGERS = 256
STATIC_ROWS = 256
WAYS = 64
FILTERS = 384
AMOUNTS = 192
CONDITIONS = 128
MOST_BASES: Final = 3  # creatures that one evolution creature is put on

_i = np.int64
TABLES = np.dtype(
    [
        # --- kinds: a card, or one face or half of it ---
        ("kind_count", _i),
        ("cost", _i, KINDS),
        ("civilizations", _i, KINDS),
        ("types", _i, KINDS),
        ("power", _i, KINDS),
        ("keywords", _i, KINDS),
        ("mana_number", _i, KINDS),
        ("watches", _i, KINDS),  # events that its abilities listen to in the battle zone
        ("declared_watches", _i, KINDS),  # events that an ability of it must be declared at (603.2e)
        ("evolution_base", _i, (KINDS, MOST_BASES)),  # filters of the creatures that it is put on, or -1
        ("program", _i, KINDS),  # what a spell does, or -1
        ("tap_ability", _i, KINDS),  # program, or -1
        ("strike_back", _i, KINDS),  # filter of the card to discard, or -1
        ("guard_strike", _i, KINDS),  # program, or -1
        ("trigger_under", _i, KINDS),  # condition under which it has shield trigger, or -1 for none
        ("other_face", _i, KINDS),
        ("creature_half", _i, KINDS),
        ("spell_half", _i, KINDS),
        ("starts_sealed", _i, KINDS),  # seals on it as the game starts, or -1
        ("is_command", _i, KINDS),
        ("may_fall", _i, KINDS),  # it has no power of its own, or an ability that lowers powers
        ("trigger_first", _i, KINDS),
        ("trigger_count", _i, KINDS),
        ("static_first", _i, KINDS),
        ("static_count", _i, KINDS),
        ("way_first", _i, KINDS),
        ("way_count", _i, KINDS),
        ("cast_condition", _i, KINDS),  # what must hold for the spell to be cast, or -1
        ("additional_cost", _i, KINDS),  # program that pays it, or -1
        ("cast_zones", _i, KINDS),  # bits: where, beside the hand, its own text lets the spell be cast from
        ("after_casting", _i, KINDS),  # where the spell goes afterwards (INTO_GRAVEYARD ...)
        ("after_casting_elsewhere", _i, KINDS),  # where it goes when cast from one of its `cast_zones`
        # --- triggered abilities ---
        ("trigger_event", _i, TRIGGERS),
        ("trigger_zones", _i, TRIGGERS),  # where it triggers, bits
        ("trigger_declared", _i, TRIGGERS),  # whether it must be declared (603.2e)
        ("trigger_act", _i, TRIGGERS),  # the act that it is for: ACT_SUMMON, ACT_CAST or 0
        ("trigger_subject", _i, TRIGGERS),  # filter, SUBJECT_IS_SELF or SUBJECT_IS_NONE
        ("trigger_condition", _i, TRIGGERS),  # up to "whenever"; -1 none
        ("trigger_whose", _i, TRIGGERS),  # whose turn, attack ... the event must be
        ("trigger_program", _i, TRIGGERS),
        ("trigger_tag", _i, TRIGGERS),
        ("trigger_kind", _i, TRIGGERS),  # the kind that it is printed on
        # --- static abilities ---
        ("static_head", _i, STATIC_ROWS),
        ("static_filter", _i, STATIC_ROWS),  # what it applies to; SUBJECT_IS_SELF for itself
        ("static_amount", _i, STATIC_ROWS),
        ("static_condition", _i, STATIC_ROWS),
        ("static_floor", _i, STATIC_ROWS),
        ("static_optional", _i, STATIC_ROWS),
        ("static_acts", _i, STATIC_ROWS),  # what it prohibits, bits
        ("static_most_cost", _i, STATIC_ROWS),  # amount: it prohibits cards up to this cost
        # --- ways of using a card other than paying its cost ---
        ("way_condition", _i, WAYS),
        ("way_reduction", _i, WAYS),  # -1: for no mana
        ("way_payment", _i, WAYS),  # program that pays, or -1
        ("way_rider", _i, WAYS),  # program that follows the use, or -1
        # --- programs ---
        ("steps", _i, (STEPS, STEP_WIDTH)),
        # --- filters ---
        ("filter_zones", _i, FILTERS),  # bits
        ("filter_whose", _i, FILTERS),
        ("filter_kinds", _i, (FILTERS, 2)),  # bits of the kinds whose printed characteristics fit
        ("filter_min_power", _i, FILTERS),
        ("filter_max_power", _i, FILTERS),
        ("filter_keywords", _i, FILTERS),
        ("filter_tapped", _i, FILTERS),
        ("filter_other", _i, FILTERS),
        ("filter_new", _i, FILTERS),  # only what was put this turn
        ("filter_relation", _i, FILTERS),
        ("filter_also", _i, FILTERS),  # filter of other cards to choose among, or -1
        # --- amounts and conditions ---
        ("amount_code", _i, AMOUNTS),
        ("amount_argument", _i, AMOUNTS),
        ("amount_factor", _i, AMOUNTS),
        ("condition_left", _i, CONDITIONS),
        ("condition_sign", _i, CONDITIONS),
        ("condition_right", _i, CONDITIONS),
        ("condition_next", _i, CONDITIONS),  # and ...
        # --- rule options (`sim.rule_options`) ---
        ("breaks_one_by_one", _i),
        ("declares_strictly", _i),
        ("invades_as_named", _i),
        # --- what in the tables is rare enough to skip when absent ---
        ("any_loses_outside", _i),
        ("all_keywords", _i),  # that any card has or gives
        ("heard_events", _i),  # that any ability in the battle zone listens to
        ("declared_events", _i),  # at which anything must be declared
        ("declared_zones", _i),  # from which, bits
        ("any_cast_zones", _i),  # bits
    ]
)


def new_tables() -> Any:
    """An array of one table record, all zero."""
    return np.zeros(1, dtype=np.dtype((np.record, TABLES)))


SUBJECT_IS_SELF: Final = -1
SUBJECT_IS_NONE: Final = -2

# --- Heads of static abilities (604), bits ---
S_POWER: Final = 1 << 0  # + amount
S_KEYWORD: Final = 1 << 1  # has the keywords in amount
S_COST: Final = 1 << 2  # costs amount less to summon, not below the floor
S_SELF_COST: Final = 1 << 3  # the card itself costs amount less while it is being executed (110.4e)
S_UNCHOOSABLE: Final = 1 << 4  # can't be chosen by (filter) of an opponent
S_PROHIBIT: Final = 1 << 5  # (filter) can be used for the acts only amount times each turn, mostly 0
S_OPEN_HAND: Final = 1 << 6  # the opponent's hand is open to both players
S_UNTAPS_FEW: Final = 1 << 7  # the owner of (filter) untaps only amount cards of mana at the start of a turn
S_CANT_ATTACK: Final = 1 << 8  # (filter) can't attack; asked of attackers only, and so it may speak of power
S_DRAWS_ATTACKS: Final = 1 << 9  # the opponent's attacking creatures attack (filter) if they can
S_BLOCKS_ONLY: Final = 1 << 10  # its own blocker is for attacks by (filter)
S_SURVIVES: Final = 1 << 11  # it isn't destroyed when it loses a battle against (filter)
# Those that replace an event (609):
S_PUT_TO_GRAVEYARD: Final = 1 << 12  # whenever (filter) would be put, into the graveyard instead
S_PUT_TAPPED: Final = 1 << 13  # (filter) enters tapped
S_BREAK_TO_GRAVEYARD: Final = 1 << 14  # shields that it would break go to the graveyard instead
S_BREAK_TO_TOP_CARDS: Final = 1 << 15  # instead of each shield it would break, amount top cards go to the graveyard
BREAK_REPLACEMENTS: Final = S_BREAK_TO_GRAVEYARD | S_BREAK_TO_TOP_CARDS
S_DISCARD_TO_BATTLE: Final = 1 << 16  # may be put into the battle zone instead of being discarded
S_INSTEAD_OF_DESTRUCTION: Final = 1 << 17  # (filter) goes to the zone amount, or stays, instead of being destroyed
S_INSTEAD_OF_GRAVEYARD: Final = 1 << 18  # the same instead of being put into the graveyard from the battle zone
S_SAVER: Final = 1 << 19  # this creature may be destroyed instead of (filter)
INSTEAD_OF_LEAVING: Final = S_INSTEAD_OF_DESTRUCTION | S_INSTEAD_OF_GRAVEYARD | S_SAVER

# --- Relations of a filter to the effect that uses it ---
NO_RELATION: Final = 0
WAS_UNDER_THIS: Final = 1
COSTS_AT_MOST_THEIR_MANA: Final = 2
HIGHEST_POWER: Final = 3
CAN_ATTACK: Final = 4
COSTS_THE_NUMBER: Final = 5  # the one that the effect has had named

# --- Amounts: numbers >= 0 are themselves, -1-row is a row of these ---
A_CONSTANT: Final = 1  # negative constants
A_COUNT: Final = 2  # cards that fit the filter
# Known to a resolving effect:
A_NUMBER: Final = 3  # the number that the last step left (cards affected)
A_OF_THEM: Final = 4  # of them, the cards that fit the filter
A_POWER_OF_THEM: Final = 5
# Of the event that an ability waits for:
A_EVENT_NUMBER: Final = 6
A_PUT_HOW: Final = 7  # of a PUT event: BY_SUMMONING ...
A_PUT_ON: Final = 8  # of a PUT event: 0 nothing, 1 a non-evolution creature, 2 an evolution creature
# Of this card:
A_THIS_TAPPED: Final = 9
A_THIS_ATTACKING: Final = 10
A_THIS_BATTLING: Final = 11
A_THIS_ATTACKS: Final = 12  # attacks of this creature this turn
A_THIS_BREAKS: Final = 13  # shields that this creature broke this turn
A_OTHERS_ATTACKS: Final = 14  # attacks this turn by your other creatures
A_OTHERS_BREAKS: Final = 15  # shields broken this turn by your other creatures
A_UNDER_THIS: Final = 16  # cards under this creature
A_PUT_THIS_TURN: Final = 17  # whether the player has put a card of this name into the battle zone this turn
# Of players:
A_YOUR_TURN: Final = 18
A_FEWEST_SHIELDS: Final = 19  # of the player who has fewest
A_SUMMONED: Final = 20  # cards fitting the filter that you summoned this turn
A_KEYWORD_USES: Final = 21  # how often you used the counted keyword in the argument
A_PLAYER_ATTACKS: Final = 22  # attacks this turn by your creatures
A_PUT_FREE: Final = 23  # creatures that (whose, in the argument) put this turn without paying their cost
A_FREE: Final = 24  # creatures that they put and spells that they cast, so
A_DESTROYED: Final = 25  # creatures of (whose, in the argument) destroyed this turn

IS_EQUAL: Final = 0
IS_AT_LEAST: Final = 1
IS_AT_MOST: Final = 2
IS_MORE: Final = 3

# --- Steps of programs ---
END: Final = 0
# Which cards are "them":
SELECT: Final = 1  # filter, least, most, chooser, limit, limit amount, verb, add to them
SELECT_AMONG: Final = 2  # the same, among them; the others become the rest
EVERY: Final = 3  # filter
AT_RANDOM: Final = 4  # filter, amount
THIS: Final = 5
THAT: Final = 6  # the card of the event
THE_BLOCKER: Final = 7  # the creature that blocks the attack
TOP: Final = 8  # amount, whose, 1 look / 2 reveal
REST: Final = 9
# What is done:
DO: Final = 10  # verb, amount, until, order chosen by (0 nobody), 1: of a pile in play only the top card
DRAW: Final = 11  # amount, whose, up to
CHARGE: Final = 12  # amount, whose, tapped
SHIELDIFY: Final = 13  # amount, whose
MILL: Final = 14  # amount, whose; the cards are them
SHUFFLE: Final = 15  # whose
REDRAW_HANDS: Final = 16  # both players
PICK_PLAYER: Final = 17
NAME_NUMBER: Final = 18  # verb that follows
PROHIBIT: Final = 19  # acts, whose, until, filter or -1, 1 only cards that cost the number named
ATTACK_ANYWAY: Final = 20  # this turn
PUT_THIS_ONTO: Final = 21  # 0 them, 1 the attacking creature; how
CHANGE_PLACES: Final = 22  # revolution change with the attacking creature
USE_THIS: Final = 23  # cost (-1: for no cost), program that follows, number of cards (them) that it is put on
COUNT_KEYWORD: Final = 24  # the counted keyword
DELAY: Final = 25  # event, trigger
STOP_ATTACK: Final = 26  # the attack ends
SKIP_TURN: Final = 27  # the rest of this turn
EXTRA_TURN: Final = 28  # trigger that ends it, or -1
WIN: Final = 29  # whose
LOSE: Final = 30  # whose
# Which step is next:
MAY: Final = 31  # else go to
UNLESS: Final = 32  # condition, go to
UNLESS_DONE: Final = 33  # go to
JUMP: Final = 34  # go to
MODE: Final = 35  # count, go to, go to ...; the last argument: how many are chosen first, 0 for one at once
NEXT_MODE: Final = 36  # the MODE step, go to (when none of the modes chosen is left)
LOOP: Final = 37  # amount, go to (when done)
AGAIN: Final = 38  # go to (the step after LOOP)
PAID: Final = 39  # a payment program got this far: the cost is paid
NO_PROGRAM: Final = 0  # row 0 of every table is END: the program that does nothing
SLAYER_TRIGGER: Final = 0  # row 0 of the triggered abilities: destroy that creature
LEAST_MODES: Final = 2
MOST_MODES: Final = 6
MODES_CHOSEN: Final = 8  # argument of MODE: how many modes are chosen, and REPEATS where one may be chosen again
REPEATS: Final = 8

# --- Where a spell goes after it has been cast (605.2f, 609.8a) ---
INTO_GRAVEYARD: Final = 0
INTO_HAND: Final = 1
INTO_MANA: Final = 2
INTO_MANA_TAPPED: Final = 3
ON_DECK_BOTTOM: Final = 4
SHUFFLED_INTO_DECK: Final = 5

CHOSEN_PLAYERS: Final = 3  # whose: the player picked, or the owner of the card last affected

NO_LIMIT: Final = 0
TOTAL_POWER: Final = 1
TOTAL_COST: Final = 2
ONE_OF_EACH_CIVILIZATION: Final = 3

# --- What a declared ability is, for logs and players ---
NO_TAG: Final = 0
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

# --- What a frame is ---
PROGRAM_FRAME: Final = 1
SPELL_FRAME: Final = 2  # a program whose card goes to the graveyard (or mana) at its end
SHIELD_CHECK_FRAME: Final = 3  # 113.6, 509.5
USE_FRAME: Final = 4  # a card being used (601)
BREAK_FRAME: Final = 5  # shields broken one by one (`sim.rule_options`)
BATTLE_FRAME: Final = 6  # a battle that an effect makes (115.1a)

# --- Ways of using a card: 0 is paying its cost, 1 ... are its own ways ---
PAY_COST: Final = 0
FOR_NO_COST: Final = -1
SPELL_FOR_NO_COST: Final = -2  # of a twinpact, this half
CREATURE_FOR_NO_COST: Final = -3
SPELL_HALF: Final = 32  # the spell of a twinpact, by paying its cost
