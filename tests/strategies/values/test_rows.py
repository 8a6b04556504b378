"""Values as the engine weighs by them: each weight has its place."""

import numpy as np

from decks.matching import match_key
from sim.engine.record.codes import features, numbers
from strategies.values.finding import universal_value
from strategies.values.reading import read_value
from strategies.values.rows import SENTENCES, row_of, value_of, value_words
from strategies.values.weights import Value
from strategies.values.writing import written

KINDS_OF_CARDS = {"Corile": 3, "Torcon": numbers.KINDS - 1}
WORDS = value_words({match_key(name): name for name in KINDS_OF_CARDS})
NOTHING = {one.name: 0.0 for one in features.FEATURES}


def test_each_weight_has_its_place() -> None:
    for place, name in enumerate(SENTENCES):
        row = row_of(Value({**NOTHING, name: 2.0}), {})
        assert np.flatnonzero(row).tolist() == [place] and row[place] == 2
    assert len(SENTENCES) == len(features.FEATURES) == features.WIDTH  # each name is one feature's


def test_cards_have_weights_where_they_lie() -> None:
    cards = {("Corile", place): 1.0 + at for at, place in enumerate(features.CARD_PLACES)}
    row = row_of(Value(NOTHING, {**cards, ("Nobody", "own hand"): 9.0}), KINDS_OF_CARDS)
    places = [features.WIDTH + numbers.KINDS * at + 3 for at in range(len(features.CARD_PLACES))]
    assert row[places].tolist() == [1, 2, 3, 4]
    assert np.count_nonzero(row) == len(features.CARD_PLACES)


def test_a_row_written_as_text_is_the_same_row() -> None:
    drawn = np.random.default_rng(7).normal(size=features.WEIGHTS).round(4)
    value = value_of(drawn, KINDS_OF_CARDS, (("seed", "7"),))
    text = written(value, "drawn at random", SENTENCES)
    row = row_of(read_value(text, WORDS), KINDS_OF_CARDS)
    kinds = [
        features.WIDTH + numbers.KINDS * at + kind
        for at in range(len(features.CARD_PLACES))
        for kind in KINDS_OF_CARDS.values()
    ]
    there = [*range(features.WIDTH), *kinds]
    assert row[there].tolist() == drawn[there].tolist()
    assert np.count_nonzero(row) == len(there)


def test_the_universal_value_can_be_read_and_says_from_what_it_was_trained() -> None:
    value = read_value(universal_value(), WORDS)
    assert not value.cards
    assert dict(value.about).keys() >= {"version", "trained on", "seed"}
    assert row_of(value, {}).any()
