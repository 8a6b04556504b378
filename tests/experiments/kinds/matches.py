"""Best-of-three matches between two decks, for tests."""

from typing import Any

from decks.reading import Deck
from sim.experiments.kinds.best_of import best_of_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.experiment import Experiment


def matches_between(deck_a: Deck, deck_b: Deck, *, matches: int, seed: int, **more: Any) -> Experiment:
    """Best-of-three matches between scripts; `more` are other arguments of a match."""
    players = more.pop("players", ("rush", "rush"))
    single = match_experiment(deck_a, deck_b, players=players, games=matches, seed=seed, **more)
    return best_of_experiment(single, [((deck_a, players[0]), (deck_b, players[1]))])
