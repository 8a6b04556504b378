"""The rows that cards become (architecture D3): record layout and the codes in the rows.

One `TABLES` record holds every card kind of one match, its abilities, its programs, and the filters, amounts
and conditions that they use. `sim.cards.tabulation` writes it, the rules only read it. Its size is fixed, so that a new
card, or a new deck, never compiles the engine again.
"""

from typing import Any

import numpy as np

from sim.engine.record.codes.cards import KINDS
from sim.engine.record.codes.descriptions import (
    MOST_BASES,
)

STEPS = 2048
STEP_WIDTH = 9
TRIGGERS = 256
STATIC_ROWS = 256
WAYS = 64
FILTERS = 384
AMOUNTS = 192
CONDITIONS = 128

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
        # --- rule options (`sim.games.rule_options`) ---
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
