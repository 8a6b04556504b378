"""The stopping rules of experiments that may end early: as their settings, and as the rules of `sim.statistics`."""

from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.stopping import Decision, SequentialTest, StoppingRule, TargetHalfWidth


def stopping_settings(target_ci: float | None, sprt: tuple[float, float] | None) -> JsonObject:
    """The settings of an experiment that say when a matchup stops; none if the number of games is fixed.

    `target_ci` stops it when the interval extends at most this many percentage points to each side, `sprt` when a
    sequential test has decided between two win rates of deck A in percent, the lower one first.

    Raises ImpossibleExperiment for two stopping rules.
    """
    if target_ci is not None and sprt is not None:
        raise ImpossibleExperiment(gettext("A target interval and a sequential test are two stopping rules; give one."))
    if target_ci is not None:
        return {"stopping": {"rule": "target interval", "points": target_ci}}
    if sprt is not None:
        return {"stopping": {"rule": "sequential test", "low": sprt[0], "high": sprt[1]}}
    return {}


def stopping_rule(experiment: Experiment) -> StoppingRule | None:
    """The rule that may end a matchup early; None if the number of games is fixed."""
    stopping = experiment.settings.get("stopping")
    if stopping is None:
        return None
    pairs = (experiment.games + 1) // 2
    if stopping["rule"] == "target interval":
        return TargetHalfWidth(stopping["points"], pairs)
    return SequentialTest(stopping["low"], stopping["high"], pairs)


def decided(experiment: Experiment, games: Games) -> tuple[Games, Decision | None]:
    """The games of a matchup that its estimates use, and the decision of its stopping rule."""
    rule = stopping_rule(experiment)
    if rule is None or not len(games.rows):
        return games, None
    decision = rule.decide(games.valid_pair_scores)
    return games if decision.stopped_at is None else games.first_pairs(decision.stopped_at), decision


def fits_stopping(experiment: Experiment) -> bool:
    """Whether an experiment that was read has no stopping rule, or one that can be."""
    stopping = experiment.settings.get("stopping")
    if stopping is None or not experiment.games:
        return stopping is None
    if stopping["rule"] == "target interval":
        return bool(stopping["points"] > 0)
    return bool(0 < stopping["low"] < stopping["high"] < 100)
