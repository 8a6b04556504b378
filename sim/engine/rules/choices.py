"""Questions to players: the one place where the rules ask (decision D5).

The rules write a question (`ask`, then `offer` for each option) and call `decide`. A built-in player answers at
once; a player outside has answers kept in the record; if there is neither, the engine halts. Every caller returns when
`g.stopped` is set: a halted game unwinds like a finished one.
"""

from typing import Any

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import may_see
from sim.engine.record.codes import choices, course, faults, log, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.luck import U64, absorb, note_choice, shuffle
from sim.engine.record.state import ANSWERS, OPTIONS, PARAMETERS, STREAMS, Game, fail, note
from sim.engine.record.tables import Tables
from strategies.scripted.dispatch import choose
from strategies.scripted.parameters import PLAYBOOK


@rule
def ask(g: Game, question: choices.Question, player: int, card: Card, verb: verbs.Verb) -> None:
    """Begin a question to a player; `card` is the card whose effect asks, or -1.

    A game that has stopped asks nothing more: the record keeps the question at which it halted.
    """
    if g.stopped != course.RUNNING:
        return
    g.ask = question
    g.ask_player = player
    g.ask_card = card
    g.ask_verb = verb
    g.option_count = 0


@rule
def offer(g: Game, what: choices.Option, card: Card, number: int) -> None:
    """Add an option to the question."""
    if g.stopped != course.RUNNING:
        return
    index = g.option_count
    if index >= OPTIONS:
        fail(g, faults.OPTIONS_FULL)
        return
    g.option_what[index] = what
    g.option_card[index] = card
    g.option_number[index] = number
    g.option_count = index + 1


@rule
def checksum_of_question(g: Game) -> Any:
    """A checksum of the question and its options, without the faces of cards."""
    value = absorb(absorb(absorb(U64(0), g.ask), g.ask_player), g.option_count)
    for index in range(g.option_count):
        value = absorb(absorb(value, g.option_what[index]), g.option_card[index] + 1)
        value = absorb(value, g.option_number[index])
    return value


@rule
def code_of_option(g: Game, index: int) -> int:
    """An option as a number: two questions with the same option may have it at different places."""
    return g.option_what[index] + 16 * (g.option_card[index] + 1 + 256 * g.option_number[index])


@rule
def refusal_of_unseen(g: Game, viewer: int) -> int:
    """The option that says no to a question of the other player about nothing but cards that the viewer cannot see.

    -1: this is no such question. Nobody but the player who is asked knows that it was asked.
    """
    no = -1
    for index in range(g.option_count):
        if g.option_what[index] == choices.OPTION_NO:
            no = index
        elif g.option_card[index] < 0 or may_see(g, viewer, g.option_card[index]):
            return -1
    return no if g.ask_player != viewer else -1


@cold
def answer_again(g: Game, code: int) -> int:
    """The answer of this code in a game that a search continues; -1: hidden cards that it dealt lead elsewhere.

    After the tried answer, scripts or players outside answer, and what nobody knows yet is other luck. The other
    player says no where nobody else could know of a question.
    """
    found = -1
    for index in range(g.option_count):
        if found < 0 and code_of_option(g, index) == code:
            found = index
    is_tried = g.answer_next == g.handed_at + 1
    if found < 0 or (is_tried and checksum_of_question(g) != U64(g.handed_question)):
        no = refusal_of_unseen(g, g.hands_over - 1)
        if no >= 0:
            g.answer_next -= 1
        return no
    if g.answer_next < g.handed_count:
        return found
    g.hands_over = 0
    for player in range(2):
        g.policy[player] = g.handed_policy[player]
        for stream in range(STREAMS):
            g.luck[player, stream] = g.handed_luck[player, stream]
        if g.handed_shuffles[player] != 0:
            shuffle(g, player, zones.DECK)
    return found


@cold
def pass_over(g: Game) -> int:
    """A question that nobody is asked, in a game that looks for one: 0, or -1 where it halts because this is the one.

    Why a choice was not possible is true of the moment at which it would have been made.
    """
    if g.answer_next < g.answer_count or g.stopped != course.RUNNING:
        return 0
    g.unasked_left -= 1
    if g.unasked_left > 0:
        return 0
    g.stopped = course.HALTED
    return -1


@rule
def decide(g: Game, t: Tables) -> int:
    """The number of the option taken, or -1 when the game has stopped.

    A choice with one option is not a choice: nobody is asked.
    """
    if g.stopped != course.RUNNING:
        return -1
    if g.option_count == 0:
        fail(g, faults.NO_OPTION)
        return -1
    if g.option_count == 1:
        return 0 if g.unasked_left == 0 else pass_over(g)
    player = g.ask_player
    if g.policy[player] != choices.OUTSIDE:
        answer = choose(g, t)
    elif g.answer_next < g.answer_count:
        answer = g.answers[g.answer_next]
        g.answer_next += 1
        if g.hands_over != 0:
            answer = answer_again(g, answer)
    else:
        if g.answer_count >= ANSWERS:
            fail(g, faults.ANSWERS_FULL)
        else:
            g.stopped = course.HALTED
        return -1
    if answer < 0 or answer >= g.option_count:
        fail(g, faults.BAD_ANSWER)
        return -1
    g.choices += 1
    note_choice(g, answer)
    note(g, log.CHOICE, player, g.option_card[answer], g.ask, answer)
    return answer


@rule
def play_like(to: Game, g: Game, viewer: int) -> None:
    """Give both players in `to` the parameters of the viewer's script, and each the playbook of its own deck."""
    for player in range(2):
        for at in range(PARAMETERS):
            to.parameters[player, at] = g.parameters[viewer, at]
        if g.parameters[viewer, PLAYBOOK] != 0:
            to.parameters[player, PLAYBOOK] = g.parameters[player, PLAYBOOK]


@cold
def answer_as(g: Game, t: Tables, number: int) -> int:
    """What the scripted player of this number would answer for the player outside who is asked."""
    player = g.ask_player
    g.policy[player] = number
    answer = choose(g, t)
    g.policy[player] = choices.OUTSIDE
    return answer


@rule
def agrees(g: Game, t: Tables, question: choices.Question, player: int, card: Card, verb: verbs.Verb) -> bool:
    """A yes-or-no question."""
    ask(g, question, player, card, verb)
    offer(g, choices.OPTION_NO, NO_CARD, 0)
    offer(g, choices.OPTION_YES, card, 0)
    return decide(g, t) == 1
