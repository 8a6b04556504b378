"""Questions to players: the one place where the rules ask (decision D5).

The rules write a question (`ask`, then `offer` for each option) and call `decide`. A built-in player answers at
once; a player outside has answers kept in the record; if there is neither, the engine halts. Every caller returns when
`g.stopped` is set: a halted game unwinds like a finished one.
"""

from sim.compiler.decorators import rule
from sim.engine.record.codes import log
from sim.engine.record.codes.choices import OPTION_NO, OPTION_YES, OUTSIDE
from sim.engine.record.codes.play import ANSWERS_FULL, BAD_ANSWER, HALTED, NO_OPTION, OPTIONS_FULL, RUNNING
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.luck import note_choice
from sim.engine.record.state import ANSWERS, OPTIONS, Game, fail, note
from sim.engine.record.tables import Tables
from strategies.scripted.dispatch import choose


@rule
def ask(g: Game, question: int, player: int, card: Card, verb: int) -> None:
    """Begin a question to a player; `card` is the card whose effect asks, or -1.

    A game that has stopped asks nothing more: the record keeps the question at which it halted.
    """
    if g.stopped != RUNNING:
        return
    g.ask = question
    g.ask_player = player
    g.ask_card = card
    g.ask_verb = verb
    g.option_count = 0


@rule
def offer(g: Game, what: int, card: Card, number: int) -> None:
    """Add an option to the question."""
    if g.stopped != RUNNING:
        return
    index = g.option_count
    if index >= OPTIONS:
        fail(g, OPTIONS_FULL)
        return
    g.option_what[index] = what
    g.option_card[index] = card
    g.option_number[index] = number
    g.option_count = index + 1


@rule
def decide(g: Game, t: Tables) -> int:
    """The number of the option taken, or -1 when the game has stopped.

    A choice with one option is not a choice: nobody is asked.
    """
    if g.stopped != RUNNING:
        return -1
    if g.option_count == 0:
        fail(g, NO_OPTION)
        return -1
    if g.option_count == 1:
        return 0
    player = g.ask_player
    if g.policy[player] != OUTSIDE:
        answer = choose(g, t)
    elif g.answer_next < g.answer_count:
        answer = g.answers[g.answer_next]
        g.answer_next += 1
    else:
        if g.answer_count >= ANSWERS:
            fail(g, ANSWERS_FULL)
        else:
            g.stopped = HALTED
        return -1
    if answer < 0 or answer >= g.option_count:
        fail(g, BAD_ANSWER)
        return -1
    g.choices += 1
    note_choice(g, answer)
    note(g, log.CHOICE, player, g.option_card[answer], g.ask, answer)
    return answer


@rule
def agrees(g: Game, t: Tables, question: int, player: int, card: Card, verb: int) -> bool:
    """A yes-or-no question."""
    ask(g, question, player, card, verb)
    offer(g, OPTION_NO, NO_CARD, 0)
    offer(g, OPTION_YES, card, 0)
    return decide(g, t) == 1
