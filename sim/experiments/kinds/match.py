"""One matchup, played until enough games have been played, or until a stopping rule ends it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from decks import Deck
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.games.batch import TURN_CAP
from sim.games.matchup import seated, side_of
from sim.games.rule_options import DEFAULT_RULES, RuleOptions

if TYPE_CHECKING:
    from sim.games.batch import Games
    from sim.statistics.stopping import Decision, StoppingRule


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
) -> Experiment:
    """A match of `games` games, or of fewer with a stopping rule.

    `target_ci` stops it when the interval extends at most this many percentage points to each side, `sprt` when a
    sequential test has decided between two win rates of deck A in percent, the lower one first.

    Raises UnknownPlayer, and ImpossibleExperiment for two stopping rules.
    """
    if target_ci is not None and sprt is not None:
        raise ImpossibleExperiment("A target interval and a sequential test are two stopping rules; give one.")
    stopping: dict[str, Any] = {}
    if target_ci is not None:
        stopping = {"stopping": {"rule": "target interval", "points": target_ci}}
    elif sprt is not None:
        stopping = {"stopping": {"rule": "sequential test", "low": sprt[0], "high": sprt[1]}}
    cell = seated(side_of(deck_a, players[0]), side_of(deck_b, players[1]))
    return Experiment("match", (cell,), games, seed, rules, turn_cap, stopping)


def stopping_rule(experiment: Experiment) -> "StoppingRule | None":
    """The rule that may end a match early; None if the number of games is fixed."""
    stopping = experiment.settings.get("stopping")
    if stopping is None:
        return None

    from sim.statistics.stopping import SequentialTest, TargetHalfWidth

    pairs = (experiment.games + 1) // 2
    if stopping["rule"] == "target interval":
        return TargetHalfWidth(stopping["points"], pairs)
    return SequentialTest(stopping["low"], stopping["high"], pairs)


def steps(execution: Execution) -> Iterator[int]:
    """Play until the rule decides; it looks at the pairs in their order."""
    rule = stopping_rule(execution.experiment)
    for cell in execution.play([0], execution.experiment.games):
        yield cell
        if rule is not None and rule.decide(execution.valid_pair_scores(cell)).stopped_at is not None:
            return


def decided(experiment: Experiment, games: "Games") -> "tuple[Games, Decision | None]":
    """The games that the estimates of a match use, and the decision of its stopping rule."""
    rule = stopping_rule(experiment)
    if rule is None or not len(games.rows):
        return games, None
    decision = rule.decide(games.valid_pair_scores)
    return games if decision.stopped_at is None else games.first_pairs(decision.stopped_at), decision
