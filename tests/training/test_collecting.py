"""Games of training: which of the rows that the engine notes are kept, and that workers change nothing."""

from pathlib import Path

import numpy as np
import pytest

from decks.reading import deck_of_text
from sim.cards.library import cards_in_use
from sim.engine.record.codes import features
from sim.engine.search import HALF, IS_POSITION, NOTED_COLUMNS, NOTED_POINTS, WON
from sim.games.matchups.matchup import side_of
from sim.training.collecting import collect, joined, notes_of
from sim.training.deck_course import DeckCourse

DECK = b"16 Aqua Hulcus\n8 Corile\n16 Aqua Guard\n"
OTHER = b"16 Torcon\n8 Fear Fang\n16 Bronze-Arm Tribe\n"


@pytest.fixture(scope="module")
def course() -> DeckCourse:
    """A deck of three cards against itself and another one."""
    names = cards_in_use().deck_names
    mine, other = (deck_of_text(text, Path(), names, "open") for text in (DECK, OTHER))
    return DeckCourse(side_of(mine, "rush"), [side_of(other, "lookahead:1/rush")], deals=1)


def noted(*points: int | None) -> np.ndarray:
    """Rows of notes with these points; None where the trial led to no position."""
    rows = np.zeros((len(points), NOTED_COLUMNS), np.int64)
    rows[:, IS_POSITION] = [one is not None for one in points]
    rows[:, NOTED_POINTS] = [one or 0 for one in points]
    return rows


def test_only_answers_of_which_one_won_and_the_other_did_not_are_kept() -> None:
    positions = np.arange(10, dtype=np.float32)[:, None] ** 2 * np.float32([1, 10])
    points = noted(WON, 0, 0, WON, WON, WON, HALF, 0, WON, None)
    found = notes_of(positions, points, np.array([1]))
    # The better position comes first: 0 before 1, 3 before 2, and 6 before 7, half as much.
    assert found.rows.tolist() == [[-10.0], [50.0], [-130.0]]
    assert found.counts.tolist() == [1.0, 1.0, 0.5]
    assert found.compared == 4
    assert (found.positions.tolist(), found.won.tolist()) == ([[0.0]], [1.0])


def test_the_notes_do_not_depend_on_workers(course: DeckCourse) -> None:
    wanted = [(0, 2), (1, 2), (2, 2)]
    one, two = (list(collect(course, course.prior, 7, wanted, jobs=jobs, turn_cap=9)) for jobs in (1, 2))
    assert len(one) == 3 and all((a.rows == b.rows).all() for a, b in zip(one, two, strict=True))
    all_of_them = joined(one)
    assert all_of_them.games == 6 and all_of_them.errors == 0 and all_of_them.compared > 0
    assert all_of_them.rows.shape[1] == course.columns.count == features.WIDTH + 4 * 3
    # Another lesson has other games, no matter who plays them.
    assert one[0].positions.tobytes() != one[2].positions.tobytes()


def test_only_what_the_deck_answers_is_noted_against_others(course: DeckCourse) -> None:
    """In the mirror, both sides are the deck."""
    assert [course.lesson(number).trained for number in range(3)] == [(True, True), (True, False), (True, True)]
    values = course.lesson(1).played_by(course.columns, course.prior + 1).values
    old = course.lesson(1).matchup.values
    assert (values[1] == old[1]).all() and (values[0][: features.WIDTH] == old[0][: features.WIDTH] + 1).all()
