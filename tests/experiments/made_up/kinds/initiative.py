"""A deck against itself: what going first is worth to it."""

from typing import TypedDict

from decks.reading import Deck
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kind import Kind
from sim.experiments.runs.labels import lettered
from sim.games.matchups.matchup import side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP


def initiative_experiment(
    deck: Deck,
    *,
    player: str = "rush",
    fair_within: float = 5.0,
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """`games` games of a deck against itself. It is fair if going first is worth at most this many points."""
    side = side_of(deck, player)
    return Experiment(KIND.name, ((side, side),), games, seed, rules, turn_cap, {"fair_within": fair_within})


def _fits(experiment: Experiment) -> bool:
    return len(experiment.cells) == 1 and len(set(experiment.cells[0])) == 1


def _settings() -> type:
    from sim.experiments.kinds.settings import Positive

    class Settings(TypedDict):
        fair_within: Positive

    return Settings


KIND = Kind(name="initiative", words="initiative of a deck", fits=_fits, settings=_settings, labels=lettered)
