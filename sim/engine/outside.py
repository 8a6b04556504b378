"""Games with players outside the engine: Python programs.

A game is two records: the game, and a copy of the last moment at which it could be resumed, with the answers since
then (`sim.engine.search` says why). So an answer repeats little of the turn. A session
(`sim.games.sessions.session`) goes back to the start of the turn instead, because it writes a log.

Scripts may sit at the table too. Usually they answer inside the engine. In a game that is *remembered*, it halts for
them as well, so that the scratch notes after every choice what each player knows (`sim.engine.hidden`).
"""

from typing import Any

from sim.compiler.decorators import cold, rule
from sim.engine.hidden import remember
from sim.engine.play import begin_numbered, show_options
from sim.engine.record.codes import choices, course
from sim.engine.record.copying import copy_game
from sim.engine.record.job import Job
from sim.engine.record.luck import STREAM_PLAYER, U64, absorb, mix
from sim.engine.record.search_scratch import SearchScratch, clear_scratch
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import answer_as, checksum_of_question, code_of_option, refusal_of_unseen
from sim.engine.rules.turn import play_in_turn
from sim.engine.search import SEARCH_LUCK, can_resume, hear, keep, make_deal


@rule
def let_scripts_answer(g: Game, s: SearchScratch) -> bool:
    """Let scripts answer inside the engine from here on, where nothing has to be repeated; False: they do already."""
    changed = False
    for seat in range(2):
        if s.remembers == 0 and g.policy[seat] == choices.OUTSIDE and s.numbers[seat] != choices.OUTSIDE:
            g.policy[seat] = s.numbers[seat]
            changed = True
    return changed


@rule
def keep_between_turns(g: Game, kept: Game, s: SearchScratch) -> None:
    """Keep a copy of a game that is between two turns."""
    let_scripts_answer(g, s)
    g.answer_count = 0
    g.answer_next = 0
    copy_game(kept, g)
    s.begun = 0
    for viewer in range(2):
        s.heard_count[viewer] = 0


@rule
def give_answer(g: Game, kept: Game, s: SearchScratch, answer: int) -> None:
    """Continue a game that halts, with an answer."""
    if s.remembers != 0:
        hear(g, s, answer)
    for seat in range(2):
        if kept.policy[seat] == choices.OUTSIDE:  # a script may have answered for it, and drawn from its stream
            kept.luck[seat, STREAM_PLAYER] = g.luck[seat, STREAM_PLAYER]
            if kept.hands_over != 0 and g.hands_over == 0:
                kept.handed_luck[seat, STREAM_PLAYER] = g.luck[seat, STREAM_PLAYER]
    count = kept.answer_count
    kept.answers[count] = code_of_option(g, answer) if g.hands_over != 0 else answer
    kept.answer_count = count + 1
    copy_game(g, kept)


@rule
def play_until_asked(g: Game, kept: Game, t: Tables, s: SearchScratch) -> None:
    """Play until the game halts or is over."""
    next_turn = s.begun == 0
    while g.stopped == course.RUNNING:
        play_in_turn(g, t, next_turn)
        if g.stopped == course.RUNNING:
            keep_between_turns(g, kept, s)
        next_turn = True


@cold
def is_as_dealt(g: Game, kept: Game, s: SearchScratch) -> bool:
    """Whether a game with cards dealt again halts at the question that it was dealt for.

    The other player says no where nobody else could know of a question. Any other question is a misfit.
    """
    if checksum_of_question(g) == U64(g.handed_question):
        return True
    no = refusal_of_unseen(g, g.hands_over - 1)
    if no < 0:
        s.misfits += 1
        return True
    kept.answers[kept.answer_count] = code_of_option(g, no)
    kept.answer_count += 1
    kept.handed_at += 1
    kept.handed_count += 1
    copy_game(g, kept)
    return False


@cold
def begin_outside(g: Game, kept: Game, t: Tables, s: SearchScratch, j: Job) -> None:
    """Start a game by its number, without playing it."""
    begin_numbered(g, t, j, j.first_game)
    clear_scratch(s)
    s.pair = j.pair
    s.remembers = j.remembers
    for seat in range(2):
        s.root[seat] = j.root[seat]
        s.numbers[seat] = choices.OUTSIDE if j.outside[j.seats[seat]] != 0 else g.policy[seat]
        g.policy[seat] = choices.OUTSIDE
    keep_between_turns(g, kept, s)


@cold
def play_to_question(g: Game, kept: Game, t: Tables, s: SearchScratch, answers: Any) -> None:
    """Give these answers (1, n), and play to the next question to a player outside, or to the end."""
    given = 0
    while g.stopped == course.RUNNING or g.stopped == course.HALTED:
        if g.stopped == course.HALTED:
            number = s.numbers[g.ask_player]
            if number != choices.OUTSIDE:
                give_answer(g, kept, s, answer_as(g, t, number))
            elif given < answers.shape[1]:
                give_answer(g, kept, s, answers[0, given])
                given += 1
            else:
                show_options(g)
                return
        play_until_asked(g, kept, t, s)
        if g.stopped != course.HALTED:
            return
        if g.hands_over != 0:
            if is_as_dealt(g, kept, s):
                return
            continue
        if s.remembers != 0:
            for viewer in range(2):
                remember(g, s, viewer)
        if can_resume(g):
            keep(g, kept, s)
            if let_scripts_answer(kept, s):
                copy_game(g, kept)


@cold
def redeal(dealt: Any, g: Game, kept: Game, s: SearchScratch, j: Job) -> None:
    """Deal again what the player who is asked does not know of a remembered game, with the luck of this number.

    `dealt` are two records, on which `play_to_question` plays to the question again. If the scratch then counts a
    misfit, the deal leads elsewhere, and another attempt is needed. From the answer on, all luck is new.
    """
    deal: Game = dealt[1]
    key = absorb(absorb(mix(U64(s.root[0])) ^ U64(s.root[1]), s.pair), SEARCH_LUCK + g.ask_player)
    s.key = absorb(absorb(key, g.choices), j.number)
    make_deal(g, kept, deal, s, j.attempt)
    deal.handed_count = deal.handed_at + 1
    deal.recording = 0
    for seat in range(2):
        deal.handed_policy[seat] = choices.OUTSIDE
    copy_game(dealt[0], deal)
