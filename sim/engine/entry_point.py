"""The one function of the engine that Python calls, and a plain function for each of its tasks.

The engine is compiled for its entry point, with all that it calls. That is the cost of a cold start. A second entry
point would hold the rules a second time and cost as much again; so players of every kind come in here, each by a task.
What a task needs is a field of its job (`sim.engine.record.job`) or, where its size is not fixed, an array next to it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np

from sim.compiler.decorators import entry_point
from sim.engine import look as looking
from sim.engine import outside, play, search
from sim.engine import survey as surveying
from sim.engine.record import job as tasks
from sim.engine.record.job import Job, new_job
from sim.engine.record.layout import empty_records
from sim.engine.record.search_scratch import SearchScratch
from sim.engine.record.state import Game, new_records
from sim.engine.record.tables import Tables

# Arrays that a task does not read.
NO_RECORDS: Final = new_records(0)
NO_SCRATCH: Final = empty_records(SearchScratch, 0)
NO_TABLES: Final = empty_records(Tables, 0)
NO_ROWS: Final = np.zeros((0, 1), np.int64)
NO_DIGESTS: Final = np.zeros(0, np.uint64)
NO_ANSWERS: Final = np.zeros((0, 0), np.uint8)
NO_COUNTS: Final = np.zeros(0, np.int64)
NO_POSITIONS: Final = np.zeros((0, 0), np.float32)


@entry_point
def enter_engine(  # noqa: PLR0913 - an argument for each array of a task
    jobs: Any,
    state: Any,
    others: Any,
    scratch: Any,
    tables: Any,
    rows: Any,
    digests: Any,
    answers: Any,
    counts: Any,
    audit: Any,
    positions: Any,
    notes: Any,
) -> int:
    """Do a job, and return how many rows were written where the task says so.

    Types: `state` and `others` records of games, `rows` int64 (n, columns), `digests` uint64 (n), `answers` uint8
    (n, most), `counts` int64 (n), `audit` and `notes` int64 (n, columns), `positions` float32 (n, columns).
    """
    j: Job = jobs[0]
    g: Game = state[0]
    if j.task == tasks.COPY_RECORD:
        play.copy_record(others, g)
        return 0
    if j.task == tasks.REDEAL:
        outside.redeal(others, g, state[1], scratch[0], j)
        return 0
    if j.task == tasks.END_OUTSIDE:
        play.write_result(g, j, rows, digests, counts[0])
        return 0
    t: Tables = tables[0]
    if j.task == tasks.PLAY_GAMES:
        play.play_games(g, t, j, rows, digests)
    elif j.task == tasks.PLAY_SEARCHED:
        search.play_searched(state, t, scratch[0], j, rows, digests, answers, counts, audit, positions, notes)
    elif j.task == tasks.START_GAME:
        play.start_game(g, t, j)
    elif j.task == tasks.PLAY_ON:
        play.play_on(g, t, j.next_turn)
    elif j.task == tasks.BEGIN_OUTSIDE:
        outside.begin_outside(g, state[1], t, scratch[0], j)
    elif j.task == tasks.PLAY_TO_QUESTION:
        outside.play_to_question(g, state[1], t, scratch[0], answers)
    elif j.task == tasks.LOOK:
        return looking.look(g, t, scratch[0], j.player, j.remembered, rows)
    elif j.task == tasks.SURVEY:
        surveying.survey(g, t, rows)
    return 0


def enter(  # noqa: PLR0913 - an argument for each array of a task
    job: Any,
    state: Any,
    tables: Any = NO_TABLES,
    scratch: Any = NO_SCRATCH,
    *,
    others: Any = NO_RECORDS,
    rows: Any = NO_ROWS,
    digests: Any = NO_DIGESTS,
    answers: Any = NO_ANSWERS,
    counts: Any = NO_COUNTS,
    audit: Any = NO_ROWS,
    positions: Any = NO_POSITIONS,
    notes: Any = NO_ROWS,
) -> int:
    """Do a job with those arrays that its task reads or writes."""
    return enter_engine(job, state, others, scratch, tables, rows, digests, answers, counts, audit, positions, notes)


# --- Whole games ---
class Written(NamedTuple):
    """What is written of the games of a job, by game: as many games are played as there are rows.

    Shapes: `rows` (games, COLUMNS), `digests` (games); of players who search, `answers` (games, most), as many as there
    is room for, and `counts` (games), how many there were. An `audit` and what is noted for training have rows of their
    own.
    """

    rows: Any
    digests: Any
    answers: Any = NO_ANSWERS
    counts: Any = NO_COUNTS
    audit: Any = NO_ROWS
    positions: Any = NO_POSITIONS
    notes: Any = NO_ROWS


def play_games(job: Any, state: Any, tables: Any, written: Written) -> None:
    """Play games of a match (`sim.games.matchups.matchup.Matchup.job`); game 2k and 2k+1 are pair k.

    Deck A is 0, deck B is 1; in even games A goes first.
    """
    job["task"] = tasks.PLAY_GAMES
    enter(job, state, tables, rows=written.rows, digests=written.digests)


def play_searched(job: Any, state: Any, scratch: Any, tables: Any, written: Written) -> None:
    """Play games as `play_games` does, with players who search.

    `state` are RECORDS records, and `scratch` is the scratch of a search, which counts what is done.

    If the scratch has a number of `fresh` deals, the scripts play: each time that the search would answer otherwise,
    both answers are judged on this many other deals, and a row of `audit` (rows, AUDIT_COLUMNS) says what came out.

    The scratch also says which decks' players `look_ahead`, has their `value`, and how many `noted_deals` of each
    deck's player are noted in `positions` and `notes`, at one of `noted_among` decisions
    (`sim.engine.search.note_answers`).
    """
    job["task"] = tasks.PLAY_SEARCHED
    enter(job, state, tables, scratch, **written._asdict())


# --- A game continued, from a session or by a replay ---
def start_game(state: Any, tables: Any, decks: Any, sizes: Any, seats: Any, root: Any, pair: int) -> None:
    """Start one game without playing it; `seats` (2) are the decks that sit there, seat 0 goes first.

    Policies, turn cap and recording are set by the caller.
    """
    enter(new_job(tasks.START_GAME, decks=decks, sizes=sizes, seats=seats, root=root, pair=pair), state, tables)


def play_on(state: Any, tables: Any, next_turn: int) -> None:
    """Play one turn - the next one, or what is left of this one - until it ends or a player must be asked.

    Of each option, `option_is_seen` then says whether the player who is asked may look at its card.
    """
    enter(_NEXT_TURN if next_turn else _THIS_TURN, state, tables)


_THIS_TURN, _NEXT_TURN = (new_job(tasks.PLAY_ON, next_turn=next_turn) for next_turn in (0, 1))


def copy_record(copies: Any, state: Any) -> None:
    """Make every game of an array a copy of the one game of `state`; each continues as that one would."""
    enter(_COPY, state, others=copies)


_COPY = new_job(tasks.COPY_RECORD)


def survey(state: Any, tables: Any, found: Any) -> None:
    """Update the list of static abilities, and write what the rules say of each card into `found` (CARDS, FACTS)."""
    enter(_SURVEY, state, tables, rows=found)


_SURVEY = new_job(tasks.SURVEY)


# --- Players in Python ---
def begin_outside(job: Any, state: Any, scratch: Any, tables: Any) -> None:
    """Start the first game of a job, as `play_games` does, without playing it; its `outside` marks decks by 1."""
    job["task"] = tasks.BEGIN_OUTSIDE
    enter(job, state, tables, scratch)


def play_to_question(state: Any, scratch: Any, tables: Any, answers: Any) -> None:
    """Give these answers (n), and play to the next question to a player outside, or to the end.

    `state` are two records: the game, between two turns or at a question, and the copy. Where the scratch has a number
    for a seat, that script answers. Of each option, `option_is_seen` then says whether the player may look at its card.
    """
    enter(_TO_QUESTION, state, tables, scratch, answers=np.array(answers, np.uint8).reshape(1, -1))


_TO_QUESTION = new_job(tasks.PLAY_TO_QUESTION)


def answering(state: Any, scratch: Any, tables: Any, answer: Any) -> Callable[[], Any]:
    """What gives the one answer that `answer` (1, 1) holds at that time, and plays as `play_to_question` does.

    It calls the machine code itself: Numba compares the types of all arguments at every call, and that takes three
    times as long as what is done for a question. So the engine must have been called before.
    """
    compiled = list(getattr(enter_engine, "overloads", {}).values())
    call = compiled[0].entry_point if len(compiled) == 1 else enter_engine
    return partial(
        call,
        _TO_QUESTION,
        state,
        NO_RECORDS,
        scratch,
        tables,
        NO_ROWS,
        NO_DIGESTS,
        answer,
        NO_COUNTS,
        NO_ROWS,
        NO_POSITIONS,
        NO_ROWS,
    )


def redeal(dealt: Any, state: Any, scratch: Any, number: int, attempt: int) -> None:
    """Deal again what the player who is asked does not know of a remembered game, with the luck of this number.

    `dealt` are two records, on which `play_to_question` plays to the question again. If the scratch then counts a
    misfit, the deal leads elsewhere, and another attempt is needed. From the answer on, all luck is new.
    """
    enter(new_job(tasks.REDEAL, number=number, attempt=attempt), state, scratch=scratch, others=dealt)


def end_outside(state: Any, game: int, results: Any, digests: Any, index: int) -> None:
    """Write how a game ended into a row of `results` (n, COLUMNS) and `digests` (n)."""
    pair, second = divmod(game, 2)
    job = new_job(tasks.END_OUTSIDE, pair=pair, seats=(second, 1 - second))
    enter(job, state, rows=results, digests=digests, counts=np.array([index], np.int64))


def look(state: Any, tables: Any, scratch: Any, player: int, remembered: int, seen: Any) -> int:
    """Write the cards that a player may see into `seen` (CARDS, LOOK_COLUMNS), and return how many there are.

    With `remembered`, those that it does not see, but whose faces the scratch says it knows: without their places.
    """
    return enter(_LOOKS[player][remembered], state, tables, scratch, rows=seen)


_LOOKS = [[new_job(tasks.LOOK, player=player, remembered=remembered) for remembered in (0, 1)] for player in (0, 1)]
