"""Columns: where weights stand in the rows of the engine, and in the text of a value."""

import numpy as np

from sim.engine.record.codes import features, numbers
from sim.training.columns import Columns, as_written
from strategies.values.reading import read_value
from strategies.values.rows import row_of, value_words
from strategies.values.writing import written

CARDS = ("Aqua Hulcus", "Corile")
KNOWN = {"aqua hulcus": "Aqua Hulcus", "corile": "Corile"}


def test_the_weights_of_cards_stand_where_the_engine_counts_them() -> None:
    columns = Columns(CARDS)
    weights = np.arange(1.0, columns.count + 1)
    row = columns.row(weights, {"Corile": 3, "Aqua Hulcus": 5, "Fear Fang": 0})
    assert (row[: features.WIDTH] == weights[: features.WIDTH]).all()
    hulcus, corile = (
        2 * (features.OWN_HAND // numbers.KINDS),
        2 * (features.THEIR_BATTLE // numbers.KINDS) + 1,
    )  # of the columns of cards
    assert row[features.WIDTH + features.OWN_HAND + 5] == weights[features.WIDTH + hulcus]
    assert row[features.WIDTH + features.THEIR_BATTLE + 3] == weights[features.WIDTH + corile]
    assert np.count_nonzero(row) == columns.count < features.WEIGHTS


def test_a_value_is_read_from_its_text_as_it_was_trained() -> None:
    columns = Columns(CARDS)
    weights = as_written(np.random.default_rng(1).normal(size=columns.count))
    text = written(columns.value(weights, (("seed", "7"),)), "of a test")
    read = read_value(text, value_words(KNOWN))
    assert (columns.weights_of(read) == weights).all()
    kinds = {"Corile": 3, "Aqua Hulcus": 5}
    assert (row_of(read, kinds) == columns.row(weights, kinds)).all()
    assert dict(read.about) == {"seed": "7"}


def test_cards_that_weigh_nothing_are_no_lines() -> None:
    columns = Columns(CARDS)
    weights = np.zeros(columns.count)
    weights[features.WIDTH] = 0.25
    assert columns.value(weights).cards == {("Aqua Hulcus", features.CARD_PLACES[0]): 0.25}
    assert Columns().count == features.WIDTH == len(features.FEATURES)
