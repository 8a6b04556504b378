"""One matchup, played until enough games have been played, or until a stopping rule ends it."""

from collections.abc import Iterator, Sequence
from typing import NotRequired, TypedDict

from decks.reading import Deck
from sim.experiments.kinds.stopping import fits_stopping, stopping_rule, stopping_settings
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kind import Kind, RateSoFar
from sim.experiments.runs.labels import lettered
from sim.games.matchups.matchup import seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP, deck_labels
from sim.language import gettext
from sim.statistics.intervals import mean_interval


def match_experiment(
    deck_a: Deck,
    deck_b: Deck,
    *,
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    python: tuple[str, str] = ("", ""),
) -> Experiment:
    """A match of `games` games, or of fewer with a stopping rule.

    `target_ci` stops it when the interval extends at most this many percentage points to each side, `sprt` when a
    sequential test has decided between two win rates of deck A in percent, the lower one first. `python` are the names
    of players in Python, who answer instead of `players`.

    Raises UnknownPlayer, and ImpossibleExperiment for two stopping rules.
    """
    cell = seated(side_of(deck_a, players[0], python=python[0]), side_of(deck_b, players[1], python=python[1]))
    return Experiment(KIND.name, (cell,), games, seed, rules, turn_cap, stopping_settings(target_ci, sprt))


def _steps(execution: Execution) -> Iterator[int]:
    """Play until the rule decides; it looks at the pairs in their order."""
    rule = stopping_rule(execution.experiment)
    for cell in execution.play([0], execution.experiment.games):
        yield cell
        if rule is not None and rule.decide(execution.valid_pair_scores(cell)).stopped_at is not None:
            return


def _rates_so_far(execution: Execution) -> list[RateSoFar]:
    scores = execution.valid_pair_scores(0)
    if not len(scores):
        return []
    rate = mean_interval(scores)
    return [(deck_labels(execution.matchups[0].names)[1], rate.estimate, rate.low, rate.high)]


def _decks_in_words(names: Sequence[str]) -> str:
    opponent = names[1] if len(names) == 2 else gettext("itself")
    return gettext("{deck} against {opponent}", deck=names[0], opponent=opponent)


def _fits(experiment: Experiment) -> bool:
    return len(experiment.cells) == 1 and fits_stopping(experiment)


def _settings() -> type:
    from sim.experiments.kinds.settings import Stopping

    class Settings(TypedDict):
        stopping: NotRequired[Stopping]

    return Settings


KIND = Kind(
    name="match",
    fits=_fits,
    settings=_settings,
    steps=_steps,
    has_pilots=True,
    labels=lettered,
    rates_so_far=_rates_so_far,
    decks_in_words=_decks_in_words,
)
