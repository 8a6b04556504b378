"""What a pilot gives away is judged where it does not answer what wins most."""

from types import ModuleType

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.questions import Option, Question
from sim.games.sessions.session import Session

SCRIPT = "rush"


def mirror(pilot: str) -> Matchup:
    deck = read_deck("fn-rush", known_names())
    return prepare_matchup(deck, deck, (pilot, SCRIPT))


def test_copies_that_nothing_tells_apart_are_one_answer(benchmark: ModuleType) -> None:
    options = (
        Option(0, -1, None, 0),
        Option(2, 7, "Deadly Fighter Braid Claw", 0),
        Option(2, 9, "Deadly Fighter Braid Claw", 0),
        Option(2, 8, "Pyrofighter Magnus", 0),
    )
    question = Question(1, 0, None, 3, options, "")
    assert benchmark.alternatives(question, 0) == (1, 3)
    assert benchmark.alternatives(question, 2) == (0, 3)


def test_answers_are_tried_on_the_same_deals(benchmark: ModuleType) -> None:
    session = Session.start(mirror(SCRIPT), 3, 0)
    assert session.question is not None
    points = benchmark.points_of(session, session.question.player, (0, 1, 0), range(5))
    assert points.shape == (5, 3) and (points[:, 0] == points[:, 2]).all()
    assert set(np.unique(points)) <= {0.0, 0.5, 1.0}


def test_who_answers_at_random_gives_away_more_than_the_script(benchmark: ModuleType) -> None:
    judge = benchmark.Judge(every=10, deals=5, fresh=6)
    random, script = (judge.given_away(mirror(pilot), mirror(SCRIPT), 5, 2).sum() for pilot in ("random", SCRIPT))
    assert random > script
