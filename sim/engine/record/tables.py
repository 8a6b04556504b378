"""The rows that cards become (decision D3).

One `TABLES` record holds every card kind of one match, its abilities, its programs, and the filters, amounts
and conditions that they use. `sim.cards.tabulation` writes it, the rules only read it. Its size is fixed: a new
card or a new deck never compiles the engine again.
"""

from typing import Annotated, Any, Final

from sim.engine.record.codes import amounts, durations, numbers, playbooks, programs, statics, verbs, zones
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.indices import Kind
from sim.engine.record.layout import Block, Column, Grid, empty_records, every, layout

# Two decks of 60 different cards must fit: tests/cards/library adds up the 120 cards that take the most.
STEPS = 4096
TRIGGERS = 512
STATIC_ROWS = 512
WAYS = 512
FILTERS = 1024
AMOUNTS = 512
CONDITIONS = 512
KIND_WORDS = numbers.KINDS // 64  # with a bit for each kind
MOST_CHANGES = 5  # of races and civilizations, in one match
CHANGES = 1 << MOST_CHANGES
RACED = 192  # descriptions that ask for races, in a match where a race is chosen and given
RACES = 128  # in such a match
NAMEABLE = numbers.KINDS  # races, or names, that can be named in one match
LINES = 256  # of the playbooks of both players, a row for each description
LINE_CONDITIONS = 256


class Tables:
    """The fields of the tables of one match, all int64."""

    # --- kinds: a card, or one face or half of it ---
    kind_count: int
    cost: Annotated[Column[int], numbers.KINDS]
    civilizations: Annotated[Column[int], numbers.KINDS]
    types: Annotated[Column[int], numbers.KINDS]
    traits: Annotated[Column[int], numbers.KINDS]  # of its types, bits (`sim.engine.record.codes.card_types`)
    acts: Annotated[Column[int], numbers.KINDS]  # what using it is called (acts.SUMMON ...), bits; 0: it is never used
    used_event: Annotated[Column[int], numbers.KINDS]  # what happens when it is used: USED, SUMMONED, CAST
    power: Annotated[Column[int], numbers.KINDS]
    keywords: Annotated[Column[int], numbers.KINDS]  # of the first word (`sim.engine.record.codes.sets`)
    more_keywords: Annotated[Grid[int], numbers.KINDS, WORDS - 1]
    mana_number: Annotated[Column[int], numbers.KINDS]
    mana_sort: Annotated[Column[int], numbers.KINDS]  # a bit, the same for kinds that pay alike
    watches: Annotated[Grid[int], numbers.KINDS, WORDS]  # events that its abilities listen to in the battle zone
    shield_watches: Annotated[
        Grid[int], numbers.KINDS, WORDS
    ]  # the same for those that work face up in the shield zone
    declared_watches: Annotated[
        Grid[int], numbers.KINDS, WORDS
    ]  # events that an ability of it must be declared at (603.2e)
    evolution_base: Annotated[
        Grid[int], numbers.KINDS, numbers.MOST_BASES
    ]  # filters of the creatures that it is put on, or -1
    evolution_many: Annotated[Column[int], numbers.KINDS]  # 1: any number of what fits the first; cards revealed
    evolution_by_race: Annotated[Column[int], numbers.KINDS]  # bits: which of these filters name a race
    program: Annotated[Column[int], numbers.KINDS]  # what a spell does (110.3a), or -1
    tap_ability: Annotated[Column[int], numbers.KINDS]  # program (110.3c), or -1
    strike_back: Annotated[Column[int], numbers.KINDS]  # filter of the card to discard, or -1
    strike_back_under: Annotated[Column[int], numbers.KINDS]  # the condition under which it has it, or -1
    # What it does as it comes from the shields to the hand, mostly a guard strike: program, or -1
    guard_strike: Annotated[Column[int], numbers.KINDS]
    trigger_rider: Annotated[
        Column[int], numbers.KINDS
    ]  # program that follows its use by its shield trigger, or NO_PROGRAM
    trigger_under: Annotated[Column[int], numbers.KINDS]  # condition under which it has shield trigger, or -1 for none
    other_face: Annotated[Column[Kind], numbers.KINDS]  # of the last side the one before
    next_face: Annotated[Column[Kind], numbers.KINDS]  # the side that it flips to when it awakens or dragsolves, or -1
    king_bits: Annotated[
        Column[int], numbers.KINDS
    ]  # of a King Cell: its bit; of a King Creature those of its cells, or 0
    cell: Annotated[Column[Kind], numbers.KINDS]  # of a creature made of cells: the kind of a cell under it, or -1
    god_bits: Annotated[
        Column[int], numbers.KINDS
    ]  # which of the Gods of the match that link it is, or consists of (804)
    god_chain: Annotated[
        Column[int], numbers.KINDS
    ]  # of Gods that link: the numbers of their bits plus 1, from left to right, in 6 bits each
    # Of a twinpact, or -1: the half that enters the battle zone, or the first spell.
    element_half: Annotated[Column[Kind], numbers.KINDS]
    resolving_half: Annotated[Column[Kind], numbers.KINDS]  # and the other one
    variant: Annotated[
        Column[Kind], numbers.KINDS
    ]  # the kind that it is instead in some cases; of that one, the kind itself
    unleashed: Annotated[Column[Kind], numbers.KINDS]  # the kind that it is while its Hyper Mode is unleashed, or -1
    reveals_base: Annotated[Column[int], numbers.KINDS]  # filter of the card of the deck that it is put on, or -1
    variant_unless: Annotated[
        Column[int], numbers.KINDS
    ]  # condition without which it is that; -1: while a card lies under it
    enters_sealed: Annotated[Column[int], numbers.KINDS]  # seals that it is put into the battle zone with
    starts_sealed: Annotated[Column[int], numbers.KINDS]  # seals on it as the game starts, or -1
    shares_race: Annotated[
        Grid[int], numbers.KINDS, KIND_WORDS
    ]  # bits of the kinds with a race of it, if a filter asks
    shares_name: Annotated[Grid[int], numbers.KINDS, KIND_WORDS]  # and of those with a name of it
    is_command: Annotated[Column[int], numbers.KINDS]
    state_checks: Annotated[
        Column[int], numbers.KINDS
    ]  # what state-based actions look for because of it: POWER_MAY_FALL ...
    trigger_first: Annotated[Column[int], numbers.KINDS]
    trigger_count: Annotated[Column[int], numbers.KINDS]
    static_first: Annotated[Column[int], numbers.KINDS]
    static_count: Annotated[Column[int], numbers.KINDS]
    way_first: Annotated[Column[int], numbers.KINDS]
    way_count: Annotated[Column[int], numbers.KINDS]
    likes_tapped: Annotated[Column[int], numbers.KINDS]  # 1 + filter of mana that its Fort Energy asks for, or 0
    use_condition: Annotated[Column[int], numbers.KINDS]  # what must hold for the card to be summoned or cast, or -1
    additional_cost: Annotated[Column[int], numbers.KINDS]  # program that pays it, or -1
    kizuna: Annotated[Column[int], numbers.KINDS]  # program of its Kizuna ability, or -1
    use_zones: Annotated[Column[int], numbers.KINDS]  # bits: where, besides the hand, its own text lets it be used from
    after_casting: Annotated[Column[int], numbers.KINDS]  # where the spell goes afterwards (INTO_GRAVEYARD ...)
    after_casting_elsewhere: Annotated[
        Column[int], numbers.KINDS
    ]  # where it goes when cast from one of its `use_zones`
    evo_charger: Annotated[Column[int], numbers.KINDS]  # program that follows when it has gone to the mana zone, or -1
    # --- triggered abilities (110.3b) ---
    trigger_event: Annotated[Grid[int], TRIGGERS, WORDS]
    trigger_zones: Annotated[Column[int], TRIGGERS]  # where it triggers, bits
    trigger_declared: Annotated[Column[int], TRIGGERS]  # whether it must be declared (603.2e)
    trigger_act: Annotated[Column[int], TRIGGERS]  # the act that it is for: acts.SUMMON, acts.CAST or 0
    trigger_subject: Annotated[Column[int], TRIGGERS]  # filter, SUBJECT_IS_SELF or SUBJECT_IS_NONE
    trigger_condition: Annotated[Column[int], TRIGGERS]  # up to "whenever"; -1 none
    trigger_needs: Annotated[Column[int], TRIGGERS]  # condition that a rule option also reads on declaring; -1 none
    trigger_whose: Annotated[Column[int], TRIGGERS]  # whose turn, attack ... the event must be
    trigger_program: Annotated[Column[int], TRIGGERS]
    trigger_named: Annotated[Column[int], TRIGGERS]  # whether a name stands before it, such as "Mana Arms 3"
    trigger_tag: Annotated[Column[int], TRIGGERS]
    trigger_reads_event: Annotated[Column[int], TRIGGERS]  # whether its program refers to what happened
    trigger_first_time: Annotated[Column[int], TRIGGERS]  # whether it waits for the first such event of each turn
    trigger_kind: Annotated[Column[Kind], TRIGGERS]  # the kind that it is printed on
    trigger_given_to: Annotated[Column[int], TRIGGERS]  # filter of the creatures that have it, or -1: the card itself
    trigger_given_while: Annotated[Column[int], TRIGGERS]  # condition, of the card, under which they have it; -1 none
    # --- static abilities (110.3d) ---
    static_head: Annotated[Column[statics.Head], STATIC_ROWS]
    static_zones: Annotated[Column[int], STATIC_ROWS]  # where it works, bits
    static_filter: Annotated[Column[int], STATIC_ROWS]  # what it applies to; SUBJECT_IS_SELF for itself
    static_against: Annotated[Column[int], STATIC_ROWS]  # filter of the other creature, or -1
    static_least_power: Annotated[Column[int], STATIC_ROWS]  # it works while its own creature has this power
    static_most_power: Annotated[Column[int], STATIC_ROWS]  # and no more than this; -1 for no limit
    static_amount: Annotated[Column[int], STATIC_ROWS]  # amount: of power, mana, cards or times
    static_keywords: Annotated[Column[int], STATIC_ROWS]  # what it gives, of one word
    static_zone: Annotated[Column[zones.Zone], STATIC_ROWS]  # where a creature goes instead; BATTLE where it stays
    static_condition: Annotated[Column[int], STATIC_ROWS]
    # It makes nothing cost less than that; of what is prohibited, 1: only cards that cost less than the most.
    static_floor: Annotated[Column[int], STATIC_ROWS]
    static_optional: Annotated[Column[int], STATIC_ROWS]  # whether the player may leave it out
    static_acts: Annotated[Column[int], STATIC_ROWS]  # what it prohibits, bits
    # What follows an event replaced, or a tap ability; of what costs less once each turn, the number of that ability.
    static_program: Annotated[Column[int], STATIC_ROWS]
    static_most_cost: Annotated[Column[int], STATIC_ROWS]  # amount: prohibits cards up to it; about what costs less
    static_kind: Annotated[Column[Kind], STATIC_ROWS]  # the kind that it is printed on
    # --- ways of using a card other than paying its cost ---
    way_condition: Annotated[Column[int], WAYS]
    way_zones: Annotated[Column[int], WAYS]  # from where it is used so, bits; 0: from where it can be used anyway
    way_reduction: Annotated[Column[int], WAYS]  # -1: for no mana
    way_cost: Annotated[Column[int], WAYS]  # paid instead of the printed one, or -1
    way_more: Annotated[Column[int], WAYS]  # mana paid besides its cost
    way_times: Annotated[Column[int], WAYS]  # how many times that was paid more
    way_tapped_beside: Annotated[
        Column[int], WAYS
    ]  # how many mana cards of each civilization besides the cost: `tapped_of`
    way_feeds: Annotated[Column[int], WAYS]  # 1: it costs less by the cost of a creature put into the mana zone for it
    way_payment: Annotated[Column[int], WAYS]  # program that pays, or -1
    way_goes_to: Annotated[Column[int], WAYS]  # 0, or the place where the card goes, which is not used
    way_bases: Annotated[Column[int], WAYS]  # 0, or how many creatures it is put on at least
    way_most_bases: Annotated[Column[int], WAYS]  # and at most
    way_rider: Annotated[Column[int], WAYS]  # program that follows the use, or -1
    way_base: Annotated[Column[int], WAYS]  # filter of what it is put on in this way and in no other, or -1
    way_least_cards: Annotated[Column[int], WAYS]  # of how many cards that consists
    way_most_cards: Annotated[Column[int], WAYS]
    # --- steps of programs; `programs.ARGUMENTS` says which of the columns a step has ---
    step_code: Annotated[Column[programs.StepCode], STEPS]
    step_single: Annotated[Column[int], STEPS]  # single cards under creatures are meant as well
    step_filter: Annotated[Column[int], STEPS]  # the cards that it applies to; -1 for a prohibition of any
    step_least: Annotated[Column[int], STEPS]  # amount: the least number to choose
    step_most: Annotated[Column[int], STEPS]  # amount
    step_chooser: Annotated[Column[int], STEPS]  # who chooses: OPPONENTS, CHOSEN_PLAYERS, or else the player
    step_limit: Annotated[Column[int], STEPS]  # NO_LIMIT, TOTAL_POWER ...
    step_limit_amount: Annotated[Column[int], STEPS]
    step_names: Annotated[Column[int], STEPS]  # what is named: A_NUMBER ...
    step_verb: Annotated[Column[verbs.Verb], STEPS]  # what is done to the cards, or will be
    step_add_to_them: Annotated[Column[int], STEPS]  # the cards chosen are added to "them"
    step_amount: Annotated[Column[int], STEPS]
    step_keywords: Annotated[Column[int], STEPS]  # what GIVE_KEYWORD gives, of one word
    step_triggers_barred: Annotated[Column[int], STEPS]  # of shields that are put into the hand no trigger can be used
    step_whose: Annotated[Column[int], STEPS]  # YOURS, OPPONENTS or CHOSEN_PLAYERS; of a prohibition ANYONES too
    step_shown: Annotated[Column[int], STEPS]  # LOOKED_AT or REVEALED
    step_until: Annotated[Column[durations.Duration], STEPS]  # how long it lasts
    step_ordered: Annotated[Column[int], STEPS]  # the player decides in which order
    step_top_only: Annotated[Column[int], STEPS]  # of a creature in the battle zone only CARD_ITSELF or CARD_ON_TOP
    step_up_to: Annotated[Column[int], STEPS]  # any number up to that
    step_tapped: Annotated[Column[int], STEPS]
    step_place: Annotated[Column[int], STEPS]  # where a spell goes after it has been cast
    step_exchanged: Annotated[Column[int], STEPS]  # whether "them" and the rest change places
    step_acts: Annotated[Column[int], STEPS]  # what it prohibits, bits
    step_costing_the_number: Annotated[
        Column[int], STEPS
    ]  # it prohibits only cards of a cost, or a name: AS_THE_NUMBER ...
    step_onto_attacker: Annotated[
        Column[int], STEPS
    ]  # this card is put onto the attacking creature, or else onto "them"
    step_how: Annotated[Column[int], STEPS]  # BY_EFFECT, BY_INVASION ...
    step_cost: Annotated[Column[int], STEPS]  # mana for the use of this card, or -1 for no cost
    step_program: Annotated[Column[int], STEPS]  # that follows the use of this card, or of the cross gear used
    step_put_on: Annotated[Column[int], STEPS]  # on how many of "them" this card is put
    step_civilizations: Annotated[Column[int], STEPS]  # of the mana that is paid, bits
    step_keyword: Annotated[Column[int], STEPS]  # whose use is counted: FINAL_REVOLUTION ...
    step_event: Annotated[Column[int], STEPS]  # that a delayed trigger waits for
    step_trigger: Annotated[Column[int], STEPS]  # row of the triggered ability that waits, or -1 for none
    step_marks: Annotated[Column[int], STEPS]  # whom the delayed trigger is about: NO_MARKS, MARKS or GIVES
    step_of_named: Annotated[Column[int], STEPS]  # that static ability is about cards that have what was named
    step_static: Annotated[Column[int], STEPS]  # row of the static ability that works for a while
    step_condition: Annotated[Column[int], STEPS]
    step_go_to: Annotated[Column[int], STEPS]  # the step to jump to
    step_forgets: Annotated[Column[int], STEPS]  # whom nobody has chosen after the jump: FORGETS_THEM ...
    step_count: Annotated[Column[int], STEPS]  # how many modes there are
    step_modes: Annotated[Grid[int], STEPS, programs.MOST_MODES]  # the step at which each of them begins
    step_chosen: Annotated[Column[int], STEPS]  # how many modes are chosen first, 0 for one at once; and REPEATS
    step_mode_step: Annotated[Column[int], STEPS]  # the MODE that a NEXT_MODE belongs to
    step_loop_step: Annotated[Column[int], STEPS]  # the LOOP that an AGAIN belongs to
    # --- filters ---
    filter_zones: Annotated[Column[int], FILTERS]  # bits
    filter_whose: Annotated[Column[int], FILTERS]
    filter_kinds: Annotated[Grid[int], FILTERS, KIND_WORDS]  # bits of the kinds whose printed characteristics fit
    # The same for cards that changes give races and civilizations, by the changes, bits; unwritten without any.
    changed_kinds: Annotated[Block[int], CHANGES, FILTERS, KIND_WORDS]
    raced_row: Annotated[Column[int], FILTERS] = every(-1)  # its row there, if it asks for races and some can be chosen
    raced_kinds: Annotated[Block[int], RACED, RACES, KIND_WORDS]  # the kinds that fit if they have the race
    change_civilizations: Annotated[Column[int], CHANGES]  # what they give
    change_commands: Annotated[Column[int], CHANGES]  # whether they give a race of Commands
    filter_min_power: Annotated[Column[int], FILTERS]
    filter_max_power: Annotated[Column[int], FILTERS]
    filter_keywords: Annotated[Grid[int], FILTERS, WORDS]  # bits: it has all of them
    filter_lacking: Annotated[Grid[int], FILTERS, WORDS]  # bits: it has none of them
    filter_asks_keywords: Annotated[Column[int], FILTERS]  # whether there are any
    filter_single: Annotated[Column[int], FILTERS]  # in the battle zone single cards, not whole creatures (109.2a)
    filter_tapped: Annotated[Column[int], FILTERS]
    filter_other: Annotated[Column[int], FILTERS]
    filter_new: Annotated[Column[int], FILTERS]  # only what was put this turn
    filter_face_up: Annotated[Column[int], FILTERS]  # of the shield zone: FACE_UP_CARDS, FORTIFYING ...
    filter_relation: Annotated[Column[int], FILTERS]
    filter_of_named: Annotated[Column[int], FILTERS]  # 1: it has the race, civilization or name chosen for the card
    filter_asks_more: Annotated[Column[int], FILTERS]  # whether it asks for a state, another card or a relation
    filter_asks_strength: Annotated[Column[int], FILTERS]  # whether it asks for a power or keywords
    filter_compares: Annotated[Column[int], FILTERS]  # of the relation COMPARED: by what, POWER ...
    filter_sign: Annotated[Column[int], FILTERS]  # how: IS_LESS ...; sharing a race or a name is IS_EQUAL
    filter_with: Annotated[Column[int], FILTERS]  # with whom: the step THIS, THAT, or END for "them"; or an amount
    filter_with_amount: Annotated[Column[int], FILTERS]  # 1: with an amount
    filter_more: Annotated[Column[int], FILTERS]  # how much more than that, of costs; negative: less
    filter_either: Annotated[Column[int], FILTERS]  # 1: with a card of any type, of which either cost may be meant
    filter_takes_seals: Annotated[Column[int], FILTERS]  # it fits a card without characteristics
    filter_also: Annotated[Column[int], FILTERS]  # filter of other cards to choose among, or -1
    nameable_count: Annotated[
        Column[int], programs.NAMED_SORTS
    ]  # what can be named, if a card of the match asks for it
    nameable: Annotated[
        Grid[int], programs.NAMED_SORTS, NAMEABLE
    ]  # filters of the cards that have the race, civilization, name
    # --- amounts and conditions ---
    amount_code: Annotated[Column[amounts.Counted], AMOUNTS]
    amount_argument: Annotated[Column[int], AMOUNTS]
    amount_factor: Annotated[Column[int], AMOUNTS]
    condition_left: Annotated[Column[int], CONDITIONS]
    condition_sign: Annotated[Column[int], CONDITIONS]
    condition_right: Annotated[Column[int], CONDITIONS]
    condition_next: Annotated[Column[int], CONDITIONS]  # and ...
    # --- playbooks, by deck (`sim.engine.record.codes.playbooks`) ---
    playbook_first: Annotated[Grid[int], 2, playbooks.SECTIONS]  # the first line of each question
    playbook_count: Annotated[Grid[int], 2, playbooks.SECTIONS]
    playbook_kinds: Annotated[
        Block[int], 2, playbooks.SECTIONS, numbers.KINDS
    ]  # the lines that can mean a kind as printed, as bits
    playbook_habits: Annotated[Column[int], 2]  # bits: FILLS_MANA ...
    line_form: Annotated[Column[int], LINES]  # PREFER, KEEP or NEVER
    line_tier: Annotated[Column[int], LINES]  # the want of its tier
    line_cards: Annotated[Column[int], LINES]  # filter of the card of the option, or -1 for any
    line_asks: Annotated[Column[int], LINES]  # bits: IS_LAST ...
    line_against: Annotated[Column[int], LINES]  # filter of what is attacked or blocked; AGAINST_ANY ...
    line_verb: Annotated[Column[int], LINES]  # what is done to cards that are chosen: TO_DESTROY ...
    line_when: Annotated[Column[int], LINES]  # its first condition, or -1
    line_unless: Annotated[Column[int], LINES]  # 1: it counts while its conditions do not hold
    when_asks: Annotated[Column[int], LINE_CONDITIONS]  # WHEN_DANGER ...
    when_theirs: Annotated[Column[int], LINE_CONDITIONS]  # 1: about the opponent's cards
    when_zone: Annotated[Column[zones.Zone], LINE_CONDITIONS]
    when_cards: Annotated[Column[int], LINE_CONDITIONS]  # filter
    when_most: Annotated[Column[int], LINE_CONDITIONS]  # 1: at most the number; 0: at least
    when_number: Annotated[Column[int], LINE_CONDITIONS]
    when_next: Annotated[Column[int], LINE_CONDITIONS]  # and ...
    # --- rule options (`sim.games.matchups.rule_options`) ---
    breaks_one_by_one: int  # 2: and only while the attacker is there
    forbidden_declarations: int  # BY_ABILITY ...
    declares_within_limits: int
    invades_as_named: int
    skipping_resolves: int
    triggers_before_untapping: int
    has_one_blocker: int
    declares_together: int
    reconstructs_apart: int
    reconstructs_awake: int
    exchanges_in_part: int
    counts_mana_on_declaring: int
    pending_has_left: int
    looked_at_in_deck: int
    destroys_only_creatures: int
    counts_replaced: int
    turn_player_decks_out: int
    # --- what in the tables is rare enough to skip when absent ---
    asks_first_tap: int  # an ability waits for a card to become tapped for the first time in a turn
    any_gods: int  # Gods can be linked
    center_gods: int  # the bits of those that have a center God link
    any_cells: int  # a creature can be made of cells
    any_kings: int  # King Cells can be combined
    any_lives_outside: int  # a card moves on to a zone outside the deck from wherever it is put
    any_saves_in_hand: int  # whether a card of the hand lets its player survive
    any_loses_outside: int
    any_auras: int  # a card can be attached to creatures as a part of them
    any_judged_later: int  # an effect asks for the power or characteristics of cards after something was done to them
    all_types: int  # of any card
    all_keywords: int  # of the first word, that any card has or gives
    all_more_keywords: Annotated[Column[int], WORDS - 1]
    any_given: int  # a triggered ability is given to other creatures
    declared_events: Annotated[Column[int], WORDS]  # at which anything must be declared
    first_events: Annotated[Column[int], WORDS]  # of which an ability waits for the first of each turn
    outside_events: Annotated[Column[int], WORDS]  # for which abilities wait in public zones other than the battle zone
    outside_zones: int  # in which, bits
    declared_zones: int  # from which, bits
    any_use_zones: int  # where any card can be used from besides the hand, bits
    any_help: int  # an ability lets creatures help to summon
    notes_kinds: int  # an ability asks of which kinds cards were put, attacked ... (`amounts.OF_KINDS`)
    any_way_base: int  # a way of using a card depends on what it is put on
    any_beneath: int  # whether an ability of some card works while it lies under a creature
    any_g_neo: int
    any_mana_numbers: int  # a card gives mana cards another mana number while it is being used
    face_down: Kind  # what a card of the mana zone is that lies face down, if any can; else 0
    blank_from: int  # the kinds from this one on are the others without abilities, in their order; 0: none are
    colorless_from: int  # the kinds from this one on are the others without civilizations, in their order; 0: none are


TABLES: Final = layout(Tables)


def new_tables() -> Any:
    """An array of one empty table record."""
    return empty_records(Tables, 1)
