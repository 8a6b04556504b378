"""The state of a game: one flat record (architecture D2), and nothing that knows a rule.

A card is an index into the per-card fields: the cards of player 0 are 0-63, of player 1 64-127. What lies under
a card in the battle zone or in a shield is a chain (`below`, `above`); seals are cards attached to a card.
A creature is named by its `object` number: a card that changes zone gets a new number (400.5), an evolution
takes over the number of its base, because it is the same creature (801.2).

All integers are int64, but for the random streams: one width means one compilation of each function.
"""

from typing import Any

import numpy as np

from sim.compiler.decorators import rule
from sim.engine.record.codes.abilities import COUNTED_KEYWORDS
from sim.engine.record.codes.cards import BATTLE, KINDS, ZONES
from sim.engine.record.codes.play import ERRED, ERROR, HALTED, LOG_FULL, NOBODY, RUNNING
from sim.engine.record.codes.results import MARKS

CARDS = 128
SEAT = 64  # cards of one player
SEAT_SHIFT = 6
OPTIONS = 128
SELECTED = 96
FRAMES = 12
POOL = 96
CONTINUOUS = 128
DELAYED = 32
STATICS = 128
USES = 64
ANSWERS = 2048
EVENTS = 4096
EVENT_WIDTH = 6
PARAMETERS = 16
STREAMS = 3  # shuffles, effects, the player's own
EXTRA_TURNS = 16

_i = np.int64
GAME = np.dtype(
    [
        # --- luck (architecture D6): [seat, stream] ---
        ("luck", np.uint64, (2, STREAMS)),
        ("digest", np.uint64),  # of every choice made, to compare whole games
        # --- the game ---
        ("stopped", _i),
        ("winner", _i),
        ("reason", _i),
        ("error", _i),
        ("turn", _i),  # player turns: the first player's first turn is 1
        ("turn_cap", _i),
        ("turn_player", _i),
        ("step", _i),
        ("turn_cut", _i),  # the rest of this turn is skipped, but for its end
        ("step_begun", _i),  # whether the step's automatic part is done
        ("next_player", _i),  # whose turn comes when no extra turn is waiting
        ("next_object", _i),
        ("steps_run", _i),
        ("lost", _i, 2),
        ("won", _i, 2),
        ("extra_turns", _i, (2, EXTRA_TURNS)),  # ability that the turn ends with, or -1
        ("extra_turn_card", _i, (2, EXTRA_TURNS)),
        ("extra_turn_count", _i, 2),
        # --- experiments: a card that is placed after the shuffle (`sim.engine.rules.turn.fix_card`) ---
        ("fixed_slot", _i, 2),
        ("fixed_place", _i, 2),
        # --- zones ---
        ("zone_cards", _i, (2, ZONES, SEAT)),
        ("zone_count", _i, (2, ZONES)),
        # --- cards ---
        ("kind", _i, CARDS),  # row of the card tables: the face or half that counts now
        ("printed", _i, CARDS),  # row of the card as it lies in the deck
        ("zone", _i, CARDS),
        ("place", _i, CARDS),  # index in its zone; -1 when it lies under or on another card
        ("object", _i, CARDS),
        ("below", _i, CARDS),
        ("above", _i, CARDS),
        ("attached_to", _i, CARDS),  # the card that this seal lies on
        ("seals", _i, CARDS),
        ("tapped", _i, CARDS),
        ("sick", _i, CARDS),
        ("came_from", _i, CARDS),  # zone that a pending or standby card has not left yet (409, 113.6a)
        ("was_under", _i, CARDS),  # object of the creature that it lay under when it left the battle zone
        ("attacks", _i, CARDS),  # this turn, by the creature
        ("breaks", _i, CARDS),  # shields broken this turn by the creature
        # --- this turn ---
        ("player_attacks", _i, 2),
        ("player_breaks", _i, 2),  # shields broken by creatures of the player
        ("summoned", _i, (2, USES)),  # kinds summoned this turn
        ("summoned_count", _i, 2),
        ("keyword_uses", _i, (2, COUNTED_KEYWORDS)),
        ("put_in_turn", _i, (2, KINDS)),  # the last turn in which the kind was put into the battle zone
        ("put_free", _i, 2),  # creatures put without paying their cost
        ("cast_count", _i, 2),
        ("cast_free", _i, 2),
        ("destroyed", _i, 2),  # creatures of the player that were destroyed this turn
        ("bound_card", _i, 2),  # the card whose owner loses when it is not in the battle zone, or -1
        # --- the attack (505-510) ---
        ("attacker", _i),  # card, -1 when there is no attack
        ("attacker_object", _i),
        ("target", _i),  # attacked creature, -1 for the player
        ("target_object", _i),
        ("attack_breaks", _i),  # shields broken by this attack
        ("attack_stopped", _i),  # whether an effect has ended this attack
        ("chosen_count", _i),  # shields chosen to be broken (509.3)
        ("chosen", _i, SEAT),
        ("chosen_object", _i, SEAT),
        # --- a battle (115) ---
        ("battling", _i, 2),  # objects
        # --- mana that can be tapped, as last surveyed ---
        ("mana_total", _i),
        ("mana_civilizations", _i),
        # --- the standby pool (603.3), in no order ---
        ("pool_count", _i),
        ("pool_player", _i, POOL),
        ("pool_trigger", _i, POOL),
        ("pool_card", _i, POOL),
        ("pool_object", _i, POOL),
        ("pool_event_card", _i, POOL),
        ("pool_event_object", _i, POOL),
        ("pool_event_number", _i, POOL),
        # --- frames: what is being resolved, innermost last ---
        ("depth", _i),
        ("frame_kind", _i, FRAMES),
        ("frame_step", _i, FRAMES),
        ("frame_trigger", _i, FRAMES),  # row of the triggered ability, or -1
        ("frame_player", _i, FRAMES),
        ("frame_card", _i, FRAMES),
        ("frame_object", _i, FRAMES),
        ("frame_event_card", _i, FRAMES),
        ("frame_event_object", _i, FRAMES),
        ("frame_event_number", _i, FRAMES),
        ("frame_number", _i, FRAMES),
        ("frame_done", _i, FRAMES),
        ("frame_loop", _i, FRAMES),
        ("frame_stage", _i, FRAMES),
        ("frame_that_player", _i, FRAMES),
        ("frame_note", _i, FRAMES),
        ("frame_named", _i, FRAMES),  # the number that its player has named, or -1
        ("frame_modes", _i, FRAMES),  # modes chosen and not done yet, three bits each
        ("them_count", _i, FRAMES),
        ("them", _i, (FRAMES, SELECTED)),
        ("them_object", _i, (FRAMES, SELECTED)),
        ("rest_count", _i, FRAMES),
        ("rest", _i, (FRAMES, SELECTED)),
        ("rest_object", _i, (FRAMES, SELECTED)),
        # --- cards that are being moved together (400.7) ---
        ("moving_count", _i),
        ("moving", _i, SELECTED),
        ("moving_to", _i, SELECTED),  # the zone that each goes to: BATTLE for one that stays instead
        ("moving_settled", _i, SELECTED),  # 1: replaced, and nothing replaces that; 2: by its own top card leaving
        ("moving_replaced", _i),  # creatures that the verb being done was to move, and something else happened
        ("moving_left", _i),  # creatures that left the battle zone in the last such event
        ("pile", _i, SEAT),  # the pile that is leaving, from the top down
        # --- what the next card to enter the battle zone is put on, from the top down (801.1) ---
        ("base_count", _i),
        ("bases", _i, SELECTED),
        # --- continuous effects from resolved effects (608.2) ---
        ("continuous_count", _i),
        ("continuous_kind", _i, CONTINUOUS),
        ("continuous_object", _i, CONTINUOUS),
        ("continuous_player", _i, CONTINUOUS),
        ("continuous_amount", _i, CONTINUOUS),
        ("continuous_filter", _i, CONTINUOUS),  # of a prohibition: the cards that it speaks of, or -1
        ("continuous_cost", _i, CONTINUOUS),  # of a prohibition: the cost that it speaks of, or -1
        ("continuous_until", _i, CONTINUOUS),
        # --- delayed triggers (603.6) ---
        ("delayed_count", _i),
        ("delayed_event", _i, DELAYED),
        ("delayed_turn", _i, DELAYED),
        ("delayed_trigger", _i, DELAYED),
        ("delayed_card", _i, DELAYED),
        ("delayed_object", _i, DELAYED),
        ("delayed_player", _i, DELAYED),
        # --- static abilities at work, rebuilt when the battle zone changes ---
        ("static_heads", _i),
        ("hand_is_open", _i, 2),  # a static ability shows the player's hand to the other
        ("power_may_fall", _i),  # whether a static ability, or a printed 0, may bring a power to 0
        ("power_lowered", _i),  # whether a lasting effect lowers a power
        ("static_count", _i),
        ("static_card", _i, STATICS),
        ("static_row", _i, STATICS),
        # --- the door of choices (architecture D5) ---
        ("ask", _i),
        ("ask_player", _i),
        ("ask_card", _i),  # the card whose effect asks, or -1
        ("ask_verb", _i),
        ("option_count", _i),
        ("option_what", _i, OPTIONS),
        ("option_card", _i, OPTIONS),
        ("option_number", _i, OPTIONS),
        ("choices", _i),
        ("policy", _i, 2),  # 0: no player at hand, the door halts
        ("parameters", _i, (2, PARAMETERS)),
        # --- statistics ---
        ("marks", _i, (2, MARKS)),  # slots of the player's deck, as bits
        ("used_in_attack", _i, 2),  # shield triggers used in this attack, slots as bits
        ("used_before_attacks", _i, 2),  # those used this turn since the last attack began
        ("turns_taken", _i, 2),  # player turns of each player, extra turns included
        ("shields_broken", _i, 2),  # shields that the player lost to breaks
        # --- answers given from outside since the record was kept, and the log of the turn; these stay at the
        #     end, where a batch of games never touches them ---
        ("checking", _i),  # test the invariants after every action
        ("broken_invariant", _i),
        ("recording", _i),
        ("answer_count", _i),
        ("answer_next", _i),
        ("answers", _i, ANSWERS),
        ("event_count", _i),
        ("events", _i, (EVENTS, EVENT_WIDTH)),
    ]
)


def new_records(count: int = 1) -> Any:
    """An array of `count` records, all zero; an element can be read by attribute."""
    return np.zeros(count, dtype=np.dtype((np.record, GAME)))


@rule
def owner(card: int) -> int:
    """The player who owns the card; in this game nobody else ever controls it."""
    return card >> SEAT_SHIFT


@rule
def fail(g: Any, error: int) -> None:
    """Stop the game as an error: a capacity of the record was exceeded (never a result)."""
    if g.stopped == RUNNING or g.stopped == HALTED:
        g.stopped = ERRED
        g.winner = NOBODY
        g.reason = ERROR
        g.error = error


@rule
def mark(g: Any, card: int, what: int) -> None:
    """Mark the card's slot: that has happened to it in this game."""
    g.marks[card >> SEAT_SHIFT, what] |= 1 << (card & (SEAT - 1))


@rule
def note(g: Any, what: int, player: int, card: int, number: int, more: int) -> None:
    """Write one line of the game log, if anybody is recording."""
    if g.recording != 0:
        if g.event_count >= EVENTS:
            fail(g, LOG_FULL)
            return
        row = g.event_count
        g.events[row, 0] = what
        g.events[row, 1] = player
        g.events[row, 2] = card
        g.events[row, 3] = number
        g.events[row, 4] = more
        g.events[row, 5] = g.kind[card] if card >= 0 else -1
        g.event_count = row + 1


@rule
def top_of(g: Any, card: int) -> int:
    """The card on top of the pile that this card is part of."""
    while g.above[card] >= 0:
        card = g.above[card]
    return card


@rule
def find_creature(g: Any, card: int, number: int) -> int:
    """The top card of the creature that had this object number, or -1 when it has left the battle zone.

    `card` is where it was last seen; an evolution may lie on it now, or it may have been the top card that left.
    """
    if card >= 0 and g.object[card] == number and g.zone[card] == BATTLE:
        return top_of(g, card)
    for player in range(2):
        for index in range(g.zone_count[player, BATTLE]):
            other = g.zone_cards[player, BATTLE, index]
            if g.object[other] == number:
                return other
    return -1
