"""The state of a game: one flat record (decision D2), which knows no rule.

A card is an index into the per-card fields: the cards of player 0 are 0-63, of player 1 64-127. What lies on, under
or next to another card is in the table of links (`host` and what follows it): `sim.engine.facts.links` reads it.
A creature is named by its `object` number: a card that changes zone gets a new number (400.5), an evolution
takes over the number of its base, because it is the same creature (801.2).

All integers are int64, except the random streams: one width means one compilation of each function.
"""

from typing import Annotated, Any, Final

import numpy as np

from sim.compiler.decorators import cold, rule
from sim.engine.record.codes import (
    card_marks,
    choices,
    counted,
    course,
    durations,
    endings,
    faults,
    lasting,
    links,
    log,
    numbers,
    recording,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.indices import NO_CARD, NO_FRAME, NO_KIND, Card, Kind
from sim.engine.record.layout import (
    KEPT,
    Block,
    Capacity,
    Column,
    Grid,
    empty_records,
    emptying,
    every,
    layout,
)

CARDS = 128  # of two players (100.1)
SEAT = 64  # cards of one player
SEAT_SHIFT = 6
PARAMETERS = 16
NOTE_COLUMNS = 4
STREAMS = 3  # shuffles, effects, the player's own
# Lists, which are read as far as a count says:
IN_ZONE = Capacity(SEAT)
PILE = Capacity(SEAT)
OPTIONS = Capacity(128)
SELECTED = Capacity(96)
FRAMES = Capacity(12)
POOL = Capacity(96)
CONTINUOUS = Capacity(128)
DELAYED = Capacity(128)
STATICS = Capacity(128)
USES = Capacity(64)
EXTRA_TURNS = Capacity(16)
ANSWERS = Capacity(2048)
EVENTS = Capacity(4096)
EVENT_WIDTH = 6
PLACINGS = Capacity(8192)
PLACING_WIDTH = 3  # how many lines had been written, the card, and how it lies (`how_it_lies`)


class Game:
    """The fields of a game's record. Integers are int64 unless another type is named.

    A value after a field is its value in an empty record, instead of 0. Emptying a record does not change lists, nor
    fields that are KEPT: these are set from outside.
    """

    # --- luck (decision D6): [seat, stream] ---
    luck: Annotated[Grid[int], 2, STREAMS, KEPT, np.uint64]
    digest: Annotated[int, KEPT, np.uint64]  # of every choice made, to compare whole games
    # --- the game ---
    stopped: int
    winner: int = endings.NOBODY
    reason: int = endings.NO_REASON
    error: int
    turn: int  # player turns: the first player's first turn is 1
    turn_cap: Annotated[int, KEPT]
    turn_player: int  # 102.1
    step: int
    turn_cut: int  # the rest of this turn is skipped
    step_begun: int  # whether the step's automatic part is done
    next_player: int  # whose turn comes when no extra turn is waiting
    next_object: int = 1
    steps_run: int  # steps of effects and of main steps in this game
    steps_before: int  # those of the turns before this one
    astray: int  # cards that have been put elsewhere than they live, and move on there at once (117.1, 118.1)
    lost: Annotated[Column[int], 2]
    won: Annotated[Column[int], 2]
    drew_last: Annotated[Column[int], 2]  # whether the player's deck became empty by a draw
    extra_turns: Annotated[Grid[int], 2, EXTRA_TURNS]  # ability that the turn ends with, or -1
    extra_turn_card: Annotated[Grid[Card], 2, EXTRA_TURNS]
    extra_turn_count: Annotated[Column[int], 2]
    turns_to_skip: Annotated[Column[int], 2]  # how many of the player's next turns do not come
    # --- experiments: a card that is placed after the shuffle (`sim.engine.rules.turn.fix_card`) ---
    fixed_slot: Annotated[Column[int], 2, KEPT]
    fixed_place: Annotated[Column[int], 2, KEPT]
    # --- zones ---
    zone_cards: Annotated[
        Block[Card], 2, zones.ZONES, IN_ZONE
    ]  # in order, which counts in decks and among shields (400.4)
    zone_count: Annotated[Grid[int], 2, zones.ZONES]
    # --- cards ---
    kind: Annotated[Column[Kind], CARDS] = every(
        -1
    )  # row of the tables: the face or half that counts now (200.3, 809.2)
    printed: Annotated[Column[Kind], CARDS] = every(-1)  # row of the card as it lies in the deck
    zone: Annotated[Column[zones.Zone], CARDS] = every(zones.NOWHERE)
    place: Annotated[Column[int], CARDS] = every(-1)  # index in its zone; -1 when it lies under or on another card
    object: Annotated[Column[int], CARDS]
    host: Annotated[Column[Card], CARDS] = every(-1)  # the card that it is linked to, or -1
    link_kind: Annotated[Column[int], CARDS]  # how: UNDER, SEAL
    linked: Annotated[Grid[Card], CARDS, links.LINKS] = every(
        -1
    )  # the first card that is linked to it in this way, or -1
    next_linked: Annotated[Column[Card], CARDS] = every(
        -1
    )  # the next one linked to the same host in the same way, or -1
    tapped: Annotated[Column[int], CARDS]  # 105.1-2
    sick: Annotated[Column[int], CARDS]  # CAME_THIS_TURN, HAS_AWAKENED
    came_from: Annotated[Column[zones.Zone], CARDS] = every(
        zones.NOWHERE
    )  # zone that a pending card has not left yet (409, 113.6a)
    shield_trigger: Annotated[Column[int], CARDS]  # of a card standing by, or so used: HAD_TRIGGER ...
    # Object of the creature that it lay under when it left the battle zone; of a seal its corner, negated.
    was_under: Annotated[Column[int], CARDS]
    face_up: Annotated[Column[int], CARDS]  # whether a card of the shield zone has been turned face up
    face_up_count: int  # how many cards of the shield zone lie face up, castles among them
    castles_adrift: int  # whether a shield has left that castles fortified (304.3)
    # Whether a field has been turned upside down (105.5), a core lies under its creature and not next to it (309.6), or
    # a card of the mana zone lies face down (405.4).
    upside_down: Annotated[Column[int], CARDS]
    life_of: Annotated[Column[int], CARDS]  # of a shield: object of the creature whose EX Life it is, or 0
    named_row: Annotated[Column[int], CARDS] = every(-1)  # filter of what was named for the card, or -1
    # Last-known information of a creature that has left the battle zone (605.2e): what it was just before.
    last_known_object: Annotated[Column[int], CARDS]
    left_as: Annotated[Column[int], CARDS]  # the object that it became in the zone where it went
    last_known_kind: Annotated[Column[Kind], CARDS]
    last_known_changes: Annotated[Column[int], CARDS]  # of races and civilizations
    last_known_power: Annotated[Column[int], CARDS]
    last_known_keywords: Annotated[Grid[int], CARDS, WORDS]
    last_known_tapped: Annotated[Column[int], CARDS]
    last_known_attacks: Annotated[Column[int], CARDS]
    last_known_breaks: Annotated[Column[int], CARDS]
    last_known_under: Annotated[Column[int], CARDS]
    last_known_parts: Annotated[Column[int], CARDS]
    attacks: Annotated[Column[int], CARDS]  # this turn, by the creature
    breaks: Annotated[Column[int], CARDS]  # shields broken this turn by the creature
    # --- this turn ---
    player_attacks: Annotated[Column[int], 2]
    player_blocks: Annotated[Column[int], 2]
    player_breaks: Annotated[Column[int], 2]  # shields broken by creatures of the player
    broken_this_turn: Annotated[Column[int], 2]  # shields that the player lost to breaks
    shields_to_graveyard: Annotated[Column[int], 2]  # cards of shields of the player that were put there
    summoned: Annotated[Grid[Kind], 2, USES]  # kinds summoned this turn
    summoned_count: Annotated[Column[int], 2]
    keyword_uses: Annotated[Grid[int], 2, counted.COUNTED_KEYWORDS]
    put_kinds: Annotated[Grid[int], 2, numbers.KINDS // 32]  # those put into the battle zone this turn, 32 bits in each
    put_again: Annotated[Grid[int], 2, numbers.KINDS // 32]  # those of them of which a second one was put this turn
    attack_kinds: Annotated[Grid[int], 2, numbers.KINDS // 32]  # of creatures that attacked this turn, 32 bits in each
    attack_again: Annotated[Grid[int], 2, numbers.KINDS // 32]  # those of them that attacked twice
    attack_often: Annotated[Grid[int], 2, numbers.KINDS // 32]  # ... and those that did so more often
    destroyed_kinds: Annotated[Grid[int], 2, numbers.KINDS // 32]  # of creatures that were destroyed this turn
    creatures_put: Annotated[Column[int], 2]  # into the battle zone this turn
    put_free: Annotated[Column[int], 2]  # creatures put without paying their cost
    cast_count: Annotated[Column[int], 2]  # spells cast
    cast_free: Annotated[Column[int], 2]
    just_summoned: Annotated[Column[int], 2]  # whether the last card that the player used this turn was summoned
    unsealed: Annotated[Column[int], 2]  # seals that Commands of the player have removed this turn
    put_into_shields: Annotated[Column[int], 2]  # cards, castles too, this turn
    drawn: Annotated[Column[int], 2]  # cards that the player has drawn this turn
    came_to_deck: Annotated[Column[int], 2]  # cards that the verb last done has put into the deck from elsewhere
    mana_left: Annotated[Column[int], 2]  # cards that have left the mana zone this turn
    destroyed: Annotated[Column[int], 2]  # creatures of the player that were destroyed this turn
    creatures_left: Annotated[Column[int], 2]  # creatures of the player that left the battle zone this turn
    won_battles: Annotated[Column[int], 2]  # by creatures of the player
    attacked: Annotated[Column[int], 2]  # attacks on the player
    awakened: Annotated[Column[int], 2]  # psychic creatures of the player that awakened this turn
    bound_card: Annotated[Column[Card], 2] = every(
        -1
    )  # the card whose owner loses when it is not in the battle zone, or -1
    # --- the attack (505-510) ---
    attacker: Card = NO_CARD  # NO_CARD when there is no attack; one at a time (505.4)
    attacker_object: int
    target: Card = NO_CARD  # attacked creature, NO_CARD for the player
    target_object: int
    attack_breaks: int  # shields broken by this attack
    attack_on_player: int  # whether the attack was declared on the player, no matter who blocks it
    blocked: int  # whether the target is a blocking creature
    attack_stopped: int  # what effects have done to this attack: bits, ATTACK_ENDS ...
    chosen_count: int  # shields chosen to be broken (509.3)
    chosen: Annotated[Column[Card], IN_ZONE]
    chosen_object: Annotated[Column[int], IN_ZONE]
    # --- a battle (115) ---
    battling: Annotated[Column[int], 2]  # objects
    battling_card: Annotated[Column[Card], 2]
    # --- mana that can be tapped, as last surveyed ---
    mana_total: int
    mana_civilizations: int
    used_from: zones.Zone = zones.HAND  # where the card lies whose use is offered or paid for
    used_changes: int  # what is given to that card there, as bits of changes (106.4): its cost depends on it
    paid_for: Kind = NO_KIND  # the kind that mana is being tapped for, where mana numbers depend on it; else -1
    feed: Card = NO_CARD  # the creature that is put into the mana zone for the card that is paid for, or NO_CARD
    # --- the standby pool (603.3), in no order ---
    pool_count: int
    pool_player: Annotated[Column[int], POOL]
    pool_trigger: Annotated[Column[int], POOL]
    pool_card: Annotated[Column[Card], POOL]
    pool_object: Annotated[Column[int], POOL]
    pool_event_card: Annotated[Column[Card], POOL]
    pool_event_object: Annotated[Column[int], POOL]
    pool_event_number: Annotated[Column[int], POOL]
    # --- frames: what is being resolved, innermost last ---
    depth: int
    frame_kind: Annotated[Column[int], FRAMES]
    frame_step: Annotated[Column[int], FRAMES]
    frame_trigger: Annotated[Column[int], FRAMES]  # row of the triggered ability, or -1
    frame_player: Annotated[Column[int], FRAMES]
    frame_card: Annotated[Column[Card], FRAMES]
    frame_object: Annotated[Column[int], FRAMES]
    frame_event_card: Annotated[Column[Card], FRAMES]
    frame_event_object: Annotated[Column[int], FRAMES]
    frame_event_number: Annotated[Column[int], FRAMES]
    # Where it is a part of what happens instead of something: the frame of the effect that this is done for, or -1.
    frame_effect: Annotated[Column[int], FRAMES]
    frame_stage: Annotated[Column[int], FRAMES]  # of what is not a program: how far it has come
    # ... of a program, and of a spell that is being resolved:
    frame_affected: Annotated[Column[int], FRAMES]  # "that many": cards that the last step did something to
    frame_done: Annotated[Column[int], FRAMES]  # "if you do": how often the last step was done, or tried (101.3a)
    frame_rounds: Annotated[Column[int], FRAMES]  # rounds left of its loop
    frame_that_player: Annotated[Column[int], FRAMES]
    frame_named: Annotated[Column[int], FRAMES]  # the number that its player has named, or -1
    frame_bound: Annotated[Column[int], FRAMES]  # the number that its description compares with, or -1
    frame_model: Annotated[Column[Kind], FRAMES]  # the kind of card that its description compares with, or -1
    frame_looker: Annotated[Column[int], FRAMES]  # 1 + the player who is looking at "them" and "the rest", or 0
    frame_again: Annotated[Column[int], FRAMES]  # how often its Knight Magic has been used again
    frame_modes: Annotated[Column[int], FRAMES]  # modes chosen and not done yet, three bits each
    frame_afterwards: Annotated[Column[int], FRAMES]  # of a spell: where it may go, by its own words; bits
    frame_sent: Annotated[Column[int], FRAMES]  # ... and by the words of the effect that casts it; bits
    # ... of a card being used:
    frame_way: Annotated[Column[int], FRAMES]  # PAY_COST, FOR_NO_COST ...
    frame_paid: Annotated[Column[int], FRAMES]  # whether mana was paid, though the way is one for no cost
    frame_by_trigger: Annotated[Column[int], FRAMES]  # whether it is used by its shield trigger
    frame_rider: Annotated[Column[int], FRAMES]  # program that follows the use, or NO_PROGRAM
    # ... of a shield check, and of shields broken one by one:
    frame_broken: Annotated[Column[int], FRAMES]  # whether the shields were broken
    frame_triggers_barred: Annotated[Column[int], FRAMES]  # whether no shield trigger can be used
    frame_next_shield: Annotated[Column[int], FRAMES]  # which of "them" is broken next
    # ... of a battle: the creature that this one battles
    frame_other: Annotated[Column[Card], FRAMES]
    frame_other_object: Annotated[Column[int], FRAMES]
    # ... of all of them: the lists of cards that are at the end of this record
    them_count: Annotated[Column[int], FRAMES]
    rest_count: Annotated[Column[int], FRAMES]
    paid_more: int  # how many times the player paid more for the creature that is just being summoned
    # --- cards that are being moved together (400.7) ---
    moving_count: int
    moving: Annotated[Column[Card], SELECTED]
    moving_to: Annotated[Column[zones.Zone], SELECTED]  # the zone that each goes to: BATTLE for one that stays instead
    moving_settled: Annotated[Column[int], SELECTED]  # departures.NOT_SETTLED ...
    moving_replaced: int  # cards that the verb being done was to move, and something else happened
    moving_withstood: int  # cards that it was to destroy or to put elsewhere, and that can't be destroyed or leave
    unheard: int  # 1 while cards are put by which nothing triggers
    must_link: int  # 1 while Gods are put that must be linked
    used_for_no_cost: int  # 1 while a card is used for no cost, for what waits for its use
    tapped_kinds: Annotated[Column[int], numbers.KINDS // 32]  # of mana cards last tapped for a card, 32 bits in each
    tapped_no_mana: int  # 1 if no mana was tapped for the card that is put or used, for what waits for that
    moving_by: int  # 1 + the player whose spell or creature moves them, or 0
    replaced: int  # 1 while what is done happens instead of something: nothing replaces it again (101.5)
    moving_frame: int = NO_FRAME  # the frame of the effect that moves them, or -1
    moving_also: int  # cards that have gone, instead of creatures, where these were to go
    moving_as_usual: int  # 1 while two cards exchange places: what would replace the move only keeps it from happening
    moving_left: int  # creatures that left the battle zone in the last such event
    pile: Annotated[Column[Card], PILE]  # the pile that is leaving, from the top down
    # --- what the next card to enter the battle zone is put on, from the top down (801.1) ---
    base_count: int
    bases: Annotated[Column[Card], PILE]
    # --- continuous effects from resolved effects (608.2) ---
    continuous_count: int
    continuous_kind: Annotated[Column[lasting.Lasting], CONTINUOUS]
    continuous_object: Annotated[Column[int], CONTINUOUS]  # the object or player; of a static ability its card
    continuous_player: Annotated[Column[int], CONTINUOUS]
    continuous_amount: Annotated[Column[int], CONTINUOUS]
    continuous_filter: Annotated[
        Column[int], CONTINUOUS
    ]  # of a prohibition or a reduction: the cards that it applies to, or -1
    # Of a prohibition: the cost that it is about, SAME_NAME ... or -1; of a reduction its floor; of a static its object
    continuous_cost: Annotated[Column[int], CONTINUOUS]
    continuous_until: Annotated[Column[durations.Duration], CONTINUOUS]
    delayed_count: int  # of the delayed triggers (603.6), which are below
    # --- static abilities at work, rebuilt when the battle zone changes ---
    static_heads: Annotated[Column[int], statics.WORDS]  # `sim.engine.facts.statics`
    listened_to: Annotated[Column[int], WORDS]  # events that abilities of cards in the battle zone listen to
    awaited: Annotated[Column[int], WORDS]  # ... or that anything of the match waits for, or can be declared at
    hand_is_open: Annotated[Column[int], 2]  # a static ability shows the player's hand to the other
    top_is_seen: Annotated[Column[int], 2]  # a static ability shows the player the top card of their deck in their turn
    without_civilizations: int  # whether every card is of a kind without civilizations now
    state_checks: int  # what state-based actions look for: POWER_MAY_FALL ...
    power_lowered: int  # whether a lasting effect lowers a power
    unsettled: int  # whether state-based actions may find something that `state_checks` does not tell
    statics_last: int  # whether static abilities work without a card in the battle zone
    limited: int  # whether a lasting effect limits how often a player attacks, blocks or puts creatures
    next_costs_less: int  # whether a lasting effect lets the next card of a player cost less
    static_count: int
    static_card: Annotated[Column[Card], STATICS]
    static_player: Annotated[Column[int], STATICS]  # whose ability it is: of a spell's, who cast it
    static_row: Annotated[Column[int], STATICS]
    static_named: Annotated[Column[int], STATICS]  # filter of what was named, which its cards must fit too, or -1
    # --- the question to a player (decision D5) ---
    ask: choices.Question
    ask_player: int
    ask_card: Card  # the card whose effect asks, or -1
    ask_verb: verbs.Verb
    option_count: int
    option_what: Annotated[Column[choices.Option], OPTIONS]
    option_card: Annotated[Column[Card], OPTIONS]
    option_number: Annotated[Column[int], OPTIONS]
    choices: int
    policy: Annotated[Column[int], 2, KEPT]  # 0: nobody answers at once, the game halts
    parameters: Annotated[Grid[int], 2, PARAMETERS, KEPT]
    # --- statistics ---
    marks: Annotated[Grid[int], 2, card_marks.MARKS]  # slots of the player's deck, as bits
    used_in_attack: Annotated[Column[int], 2]  # shield triggers used in this attack, slots as bits
    used_before_attacks: Annotated[Column[int], 2]  # those used this turn since the last attack began
    turns_taken: Annotated[Column[int], 2]  # player turns of each player, extra turns included
    shields_broken: Annotated[Column[int], 2]  # shields that the player lost to breaks
    # --- for tests, sessions and the log ---
    checking: Annotated[int, KEPT]  # test the invariants after every action
    broken_invariant: int
    recording: Annotated[int, KEPT]  # what is written down
    option_is_seen: Annotated[Column[int], OPTIONS]  # when the game halts: by the player who is asked
    answer_count: int
    answer_next: int
    unasked_left: int  # a scenario looks for the question this many after the last answer that nobody is asked; 0: none
    event_count: int
    placing_count: int
    # --- a game that a search continues: after the last answer the players' scripts play, with other luck ---
    hands_over: int  # 1 + the player who searches, until then; answers are codes of options
    handed_at: int  # how many answers come before the one that is tried
    handed_count: int  # how many answers are codes: after that many, scripts or players outside answer
    handed_shuffles: Annotated[Column[int], 2]  # whether the player's deck was shuffled after that
    handed_policy: Annotated[Column[int], 2]
    handed_luck: Annotated[Grid[int], 2, STREAMS, np.uint64]
    handed_question: Annotated[int, np.uint64]  # checksum of the question that it is tried at
    # --- what is long and mostly unused: `copy_game` copies everything above, and of this what is in use ---
    them: Annotated[Grid[Card], FRAMES, SELECTED]
    them_object: Annotated[Grid[int], FRAMES, SELECTED]
    rest: Annotated[Grid[Card], FRAMES, SELECTED]
    rest_object: Annotated[Grid[int], FRAMES, SELECTED]
    # --- delayed triggers (603.6) ---
    delayed_event: Annotated[Column[int], DELAYED]
    delayed_turn: Annotated[Column[int], DELAYED]
    delayed_trigger: Annotated[Column[int], DELAYED]
    delayed_card: Annotated[Column[Card], DELAYED]
    delayed_object: Annotated[Column[int], DELAYED]
    delayed_player: Annotated[Column[int], DELAYED]
    delayed_named: Annotated[Column[int], DELAYED]  # filter of what had been named for the card, or -1
    answers: Annotated[Column[int], ANSWERS]  # given from outside since the record was kept
    events: Annotated[Grid[int], EVENTS, EVENT_WIDTH]  # the log of the turn
    # --- for a replay, which copies no game: where cards came to lie between the lines of the log ---
    placings: Annotated[Grid[int], PLACINGS, PLACING_WIDTH]
    noted_lying: Annotated[Column[int], CARDS]  # how each card lay when the last line was written
    # --- what is rewritten whenever it is needed, and never copied ---
    shuffled: Annotated[Column[Card], IN_ZONE]  # the cards of a zone that is being shuffled
    shuffle_keys: Annotated[Column[int], IN_ZONE]
    notes: Annotated[Grid[int], NOTE_COLUMNS, IN_ZONE]  # of the player who answers a question
    found_at: Annotated[Column[int], Capacity(CARDS)]  # in how many places the invariants have found each card


GAME: Final = layout(Game)


_empty = rule(emptying(Game))


def new_records(count: int = 1) -> Any:
    """An array of `count` empty records; an element can be read by attribute."""
    return empty_records(Game, count)


@rule
def clear(g: Game) -> None:
    """Make the record empty: no cards, nobody's turn."""
    _empty(g)
    g.digest = g.luck[0, 0]


def cards_linked(record: Any, card: int, link: int) -> list[int]:
    """The cards that are linked to a card in this way, for readers in Python."""
    cards = []
    other = int(record.linked[card, link])
    while other >= 0:
        cards.append(other)
        other = int(record.next_linked[other])
    return cards


def any_at_work(record: Any, *heads: int) -> bool:
    """Whether a static ability of one of the heads is at work, for readers in Python."""
    return any((int(record.static_heads[head // 32]) >> head % 32) & 1 for head in heads)


@rule
def card_of(player: int, slot: int) -> Card:
    """The card in this slot of the player's deck."""
    number: Any = player * SEAT + slot
    card: Card = number
    return card


@rule
def owner(card: Card) -> int:
    """The player who owns the card; no other player ever controls it in this game."""
    return card >> SEAT_SHIFT


@rule
def awaits_check(g: Game) -> bool:
    """Whether a state-based action is due that waits for something else to end first."""
    return (g.lost[0] | g.lost[1] | g.won[0] | g.won[1] | g.astray | g.castles_adrift | g.power_lowered) != 0


@cold
def fail(g: Game, error: int) -> None:
    """Stop the game as an error, which is no result: a capacity was exceeded, or the engine is wrong."""
    if g.stopped == course.RUNNING or g.stopped == course.HALTED:
        g.stopped = course.ERRED
        g.winner = endings.NOBODY
        g.reason = endings.ERROR
        g.error = error


@rule
def mark(g: Game, card: Card, what: int) -> None:
    """Mark the card's slot: this has happened to the card in this game."""
    g.marks[card >> SEAT_SHIFT, what] |= 1 << (card & (SEAT - 1))


@rule
def note(g: Game, what: log.Line, player: int, card: Card, number: int, more: int) -> None:
    """Write one line of the game log, if the game is being recorded."""
    if g.recording != 0:
        write_note(g, what, player, card, number, more)


@cold
def write_note(g: Game, what: log.Line, player: int, card: Card, number: int, more: int) -> None:
    """Write one line of the game log."""
    if g.event_count >= EVENTS:
        fail(g, faults.LOG_FULL)
        return
    if g.recording == recording.LINES_AND_PLACES:
        note_places(g)
    row = g.event_count
    g.events[row, 0] = what
    g.events[row, 1] = player
    g.events[row, 2] = card
    g.events[row, 3] = number
    g.events[row, 4] = more
    g.events[row, 5] = g.kind[card] if card >= 0 else -1
    g.event_count = row + 1


@rule
def how_it_lies(g: Game, card: Card) -> int:
    """Where and how a card lies, as one number, whose parts `codes.recording` names.

    In other zones than these two nobody looks at the order.
    """
    zone = g.zone[card]
    place = g.place[card] + 1 if zone == zones.BATTLE or zone == zones.SHIELD else 0
    return (
        zone
        + (g.tapped[card] << recording.TAPPED)
        + (g.face_up[card] << recording.FACE_UP)
        + (g.upside_down[card] << recording.UPSIDE_DOWN)
        + (place << recording.PLACE)
        + ((g.host[card] + 1) << recording.HOST)
        + (g.link_kind[card] << recording.LINK)
        + ((g.kind[card] + 1) << recording.KIND)
    )


@cold
def note_places(g: Game) -> None:
    """Note which cards lie elsewhere, or otherwise, than when the last line was written; as many as there is room."""
    for index in range(CARDS):
        card = card_of(index >> SEAT_SHIFT, index & (SEAT - 1))
        if g.printed[card] < 0:
            continue
        lies = how_it_lies(g, card)
        if lies != g.noted_lying[card] and g.placing_count < PLACINGS:
            g.placings[g.placing_count, 0] = g.event_count
            g.placings[g.placing_count, 1] = card
            g.placings[g.placing_count, 2] = lies
            g.placing_count += 1
            g.noted_lying[card] = lies
