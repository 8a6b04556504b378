"""A copy of a game in play continues as the original would, and neither changes the other."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.entry_point import copy_record, play_on
from sim.engine.record.codes import course
from sim.engine.record.copying import COPIED
from sim.engine.record.state import GAME, new_records
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.questions import Question
from sim.games.sessions.session import Session

ROOT = Path(__file__).parents[3]
DECKS = shipped_decks()
FIELDS: Any = GAME.fields
FIRST_PART = [name for name, (_, offset) in FIELDS.items() if offset < COPIED]
LISTS = {"them": "them_count", "them_object": "them_count", "rest": "rest_count", "rest_object": "rest_count"}
DELAYED = [name for name in FIELDS if name.startswith("delayed_") and name != "delayed_count"]


def matchup(at: int) -> Matchup:
    """A deck against the next one."""
    names = known_names()
    decks = (read_deck(DECKS[at], names), read_deck(DECKS[(at + 1) % len(DECKS)], names))
    return prepare_matchup(*decks, ("rush", "control"))


def random_player(luck: random.Random) -> Any:
    def choose(_: Session, question: Question) -> int:
        return luck.randrange(len(question.options))

    return choose


def filled_records(count: int) -> Any:
    """Records whose memory has been used for something else: no copy may depend on it."""
    copies = new_records(count)
    copies.view(np.uint8)[:] = 0x5A
    return copies


def in_use(state: Any) -> dict[str, Any]:
    """Everything of a record that a rule may read: not the gaps between its fields, which NumPy does not copy."""
    record = state[0]
    depth = int(record.depth)
    used: dict[str, Any] = {name: state[name].tobytes() for name in FIRST_PART}
    for name, count in LISTS.items():
        used[name] = [record[name][frame, : record[count][frame]].tolist() for frame in range(depth)]
    for name in DELAYED:
        used[name] = record[name][: int(record.delayed_count)].tolist()
    used["answers"] = record.answers[: int(record.answer_count)].tolist()
    used["events"] = record.events[: int(record.event_count)].tolist()
    return used


def test_the_part_that_is_not_always_copied_is_the_long_lists() -> None:
    assert {name for name, (_, offset) in FIELDS.items() if offset >= COPIED} == {
        *LISTS,
        *DELAYED,
        "answers",
        "events",
        *("placings", "noted_lying"),  # for a replay, which copies no game that it records
        *("shuffled", "shuffle_keys", "notes", "found_at"),  # scratch
    }


@pytest.mark.parametrize("at", range(len(DECKS)))
def test_a_copy_of_a_game_that_asks_goes_on_as_the_original(at: int) -> None:
    """At random questions of a game: two copies get the same answers, after each other; the log is recorded."""
    luck = random.Random(at)
    session = Session.start(matchup(at), seed=at)
    copied = 0
    while not session.over:
        if luck.random() < 0.15:
            before, question, events = in_use(session.state), session.question, session.events
            first, second = session.copy(), session.copy()
            assert in_use(first.state) == before
            first.play_with(dict.fromkeys(range(2), random_player(luck)))
            assert first.over and in_use(session.state) == in_use(second.state) == before
            for answer in first.answers[len(session.answers) :]:
                second.answer(answer)
            assert in_use(first.state) == in_use(second.state)
            assert (first.events, first.answers) == (second.events, second.answers)
            assert (session.question, session.events) == (question, events)
            copied += 1
        assert session.question is not None
        session.answer(luck.randrange(len(session.question.options)))
    assert copied > 2


def test_what_is_being_resolved_is_copied() -> None:
    deepest = cards = 0
    for at in range(len(DECKS)):
        luck = random.Random(at)
        session = Session.start(matchup(at), seed=100 + at)
        while not session.over:
            copies = filled_records(2)
            copy_record(copies, session.state)
            assert in_use(copies[:1]) == in_use(copies[1:]) == in_use(session.state)
            depth = int(session.record.depth)
            deepest = max(deepest, depth)
            cards += int(session.record.them_count[:depth].sum() + session.record.rest_count[:depth].sum())
            assert session.question is not None
            session.answer(luck.randrange(len(session.question.options)))
    assert deepest > 1 and cards > 0


@pytest.mark.parametrize("at", range(len(DECKS)))
def test_a_copy_made_between_two_turns_is_played_to_the_same_end(at: int) -> None:
    """Two copies of each turn of a game of scripted players are played to the end in the engine alone."""
    played = matchup(at)
    session = Session.start(played, seed=at, outside=(), pausing=True)
    copies = []
    while not session.over:
        more = filled_records(2)
        copy_record(more, session.state)
        copies += [more[:1], more[1:]]
        session.go_on()
    assert len(copies) >= 6
    for state in copies:
        assert state[0].stopped == course.RUNNING
        while state[0].stopped == course.RUNNING:
            state[0].event_count = 0
            play_on(state, played.tables, 1)
        assert state[0].stopped == course.OVER
        for name in ("digest", "winner", "reason", "turn", "choices", "marks", "turns_taken", "shields_broken"):
            assert np.array_equal(state[name][0], session.state[name][0]), name


@pytest.mark.slow(5, "plays interpreted")
def test_interpreted_copies_are_the_same() -> None:
    """The tests above, interpreted."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "pytest", __file__, "-k", "between_two_turns or being_resolved or long_lists"]
    run = subprocess.run(words, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
