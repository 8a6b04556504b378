"""Columns: where weights stand in the rows of the engine, and in the text of a value."""

import numpy as np

from sim.engine.record.codes.cards import KINDS
from sim.engine.record.codes.features import CARD_PLACES, FEATURES, OWN_HAND, THEIR_BATTLE, WEIGHTS, WIDTH
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
    assert (row[:WIDTH] == weights[:WIDTH]).all()
    hulcus, corile = 2 * (OWN_HAND // KINDS), 2 * (THEIR_BATTLE // KINDS) + 1  # of the columns of cards
    assert row[WIDTH + OWN_HAND + 5] == weights[WIDTH + hulcus]
    assert row[WIDTH + THEIR_BATTLE + 3] == weights[WIDTH + corile]
    assert np.count_nonzero(row) == columns.count < WEIGHTS


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
    weights[WIDTH] = 0.25
    assert columns.value(weights).cards == {("Aqua Hulcus", CARD_PLACES[0]): 0.25}
    assert Columns().count == WIDTH == len(FEATURES)
