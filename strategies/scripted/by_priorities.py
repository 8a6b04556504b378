"""Answering by priorities: take the first of the most wanted options.

What every scripted player wants is in `priorities`; each attacks in its own way.
"""

from collections.abc import Callable
from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import (
    asked_player,
    attacker,
    attacks_this_turn,
    card_in,
    cards_in,
    is_tapped,
    keywords_to_attack,
    option_card,
    option_kind,
    option_number,
    parameter,
    question,
    question_card,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.record.codes import choices, keywords, playbooks, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import Board, look_at_board
from strategies.scripted.creatures import is_fighter
from strategies.scripted.parameters import PLAYBOOK
from strategies.scripted.playbook import NO_ROW, by_the_book, in_its_tier, lines_that_hold
from strategies.scripted.priorities import (
    choose_charge,
    choose_other,
    choose_payment,
    most_wanted,
)
from strategies.scripted.tiers import BEFORE_ATTACKS, FIRST
from strategies.scripted.worth import program_worth

MOST_ATTACKS: Final = 20  # of one creature in a turn, far more than any turn needs: it may be in a loop


def by_priorities(want_attack: Callable[[Game, Tables, Card, Card, Board], int]) -> Callable[[Game, Tables], int]:
    """The compiled choice of a player who answers by the shared priorities, and attacks in its own way.

    `want_attack(g, t, card, target, board)` is compiled: how much the asked player wants to attack the target (-1: the
    player) with the creature.
    """
    # Over 60 lines: the functions inside are compiled for one player.

    @rule
    def want_pair(g: Game, t: Tables, card: Card, target: Card, board: Board) -> int:
        """How much the asked player wants to attack the target (-1: the player) with the creature."""
        # A creature that untaps on winning could battle one that stays without end.
        if attacks_this_turn(g, card) >= MOST_ATTACKS:
            return -2 * FIRST
        wanted = want_attack(g, t, card, target, board)
        if board.lines >= 0:
            wanted = by_the_book(g, t, playbooks.ATTACK_LINES, board.lines, card, target, wanted, -FIRST)
        return wanted

    @rule
    def want_attacker(g: Game, t: Tables, card: Card, board: Board) -> int:
        """How much the asked player wants to attack with the creature: the best that it could attack."""
        best = -2 * FIRST
        bits = keywords_to_attack(g, t, card)
        if (bits & keywords.CANT_ATTACK_PLAYERS) == 0:
            best = want_pair(g, t, card, NO_CARD, board)
        if (bits & keywords.CANT_ATTACK_CREATURES) != 0:
            return best
        other = 1 - asked_player(g)
        for index in range(cards_in(g, other, zones.BATTLE)):
            target = card_in(g, asked_player(g), other, zones.BATTLE, index)
            if (is_tapped(g, target) or (bits & keywords.ATTACKS_UNTAPPED) != 0) and is_fighter(g, t, target):
                best = max(best, want_pair(g, t, card, target, board))
        return best

    @rule
    def want_in_attack(g: Game, t: Tables, index: int, board: Board) -> int:
        """How much the asked player wants an option of the attack: an attacker, its target, or a tap ability."""
        what = option_kind(g, index)
        card = option_card(g, index)
        if what == choices.OPTION_NO:
            return 0
        if question(g) == choices.ASK_TARGET:
            return want_pair(g, t, question_card(g), card if what == choices.OPTION_CARD else NO_CARD, board)
        if what == choices.OPTION_TAP_ABILITY:
            row = option_number(g, index) - 1
            program = t.tap_ability[kind_of(g, card)] if row < 0 else t.static_program[row]
            worth = program_worth(g, t, program, card)
            wanted = BEFORE_ATTACKS + worth if worth > 0 else -FIRST
            return in_its_tier(t, NO_ROW, wanted, 0) if board.lines >= 0 else wanted
        return want_attacker(g, t, card, board)

    choose_in_attack = most_wanted(want_in_attack)

    @rule
    def choose(g: Game, t: Tables) -> int:
        """The first option of those that the asked player wants most."""
        asked = question(g)
        if asked == choices.ASK_PAY:
            return choose_payment(g, t)
        if asked == choices.ASK_CHARGE:
            return choose_charge(g, t)
        # An effect that picks a player asks for a target too, but not for the attacking creature.
        targeting = asked == choices.ASK_TARGET and question_card(g) >= 0 and question_card(g) == attacker(g)
        if targeting or asked == choices.ASK_ATTACK:
            lines = lines_that_hold(g, t, playbooks.ATTACK_LINES) if parameter(g, PLAYBOOK) != 0 else -1
            return choose_in_attack(g, t, look_at_board(g, t, lines))
        return choose_other(g, t)

    return choose
