"""A run whose games say what the shield triggers of a deck do, for the tests of its summary and of its document."""

import functools

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.experiments.conduct import conduct
from sim.experiments.kinds.odds import odds_experiment
from sim.experiments.runs.run import Run

RIPTIDE = read_deck("murky-riptide", known_names())
LIQUID = read_deck("liquid-beast", known_names())


@functools.cache
def played_odds() -> Run:
    """Murky Riptide against Liquid Beast; played once for all tests."""
    return conduct(odds_experiment(RIPTIDE, LIQUID, players=("control", "rush"), games=600, seed=8))
