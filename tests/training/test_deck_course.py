"""Training the value of a deck with real games."""

import joblib
import numpy as np
import pytest

from decks.reading import read_deck
from sim.cards.library import cards_in_use
from sim.engine.record.codes import features
from sim.games.matchups.matchup import side_of
from sim.games.playing.versions import Cell, play_cells
from sim.searches.budget import Budget
from sim.statistics.intervals import mean_interval
from sim.training.collecting import nothing_noted
from sim.training.deck_course import RIDGE_OF_CARDS, RIDGE_OF_FEATURES, DeckCourse
from sim.training.rounds import Training


def course_of(name: str, *others: str) -> DeckCourse:
    """The training of a deck that ships against others."""
    names = cards_in_use().deck_names
    opponents = [side_of(read_deck(one, names), "lookahead:4/auto") for one in others]
    return DeckCourse(side_of(read_deck(name, names), "auto"), opponents)


def test_the_deck_itself_is_in_the_field_once() -> None:
    course = course_of("fn-rush", "mono-red-rush", "fn-rush")
    assert [one.name for one in course.opponents] == ["Mono-red Rush"]
    assert [course.lesson(number).matchup.names[1] for number in range(3)] == ["FN Rush", "Mono-red Rush", "FN Rush"]


def test_the_weights_begin_with_the_universal_value_and_the_cards_with_nothing() -> None:
    course = course_of("fn-rush")
    assert (course.prior[: features.WIDTH] == course.lesson(0).matchup.values[0][: features.WIDTH]).all()
    assert not course.prior[features.WIDTH :].any()
    assert set(course.columns.cards) == {name for name, _ in read_deck("fn-rush", cards_in_use().deck_names).cards}
    ridge = course.ridge(nothing_noted(course.columns))
    assert (ridge[: features.WIDTH] == RIDGE_OF_FEATURES).all() and (ridge[features.WIDTH :] == RIDGE_OF_CARDS).all()


@pytest.mark.soak
@pytest.mark.parametrize("name", ["murky-riptide", "fn-rush"])
def test_a_minute_of_training_makes_no_deck_weaker(name: str) -> None:
    jobs = joblib.cpu_count()
    course = course_of(name, "fn-rush", "murky-riptide", "liquid-beast")
    trained = Training(course, 3, jobs=jobs).run(Budget(seconds=60))
    best = trained.best if trained.is_better else course.prior
    assert np.isfinite(best).all()
    pilots = (tuple(best.tolist()), tuple(course.prior.tolist()))
    (played,) = play_cells(course.mirrors(), [Cell(0, pilots, range(300))], 99, jobs=jobs)
    assert mean_interval(played.valid_pair_scores).high > 0.5
