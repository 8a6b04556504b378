"""One deck against each deck of a field, with the same luck: one matchup for each opponent, and no others."""

from collections.abc import Iterator, Sequence
from typing import NotRequired, TypedDict

import numpy as np

from decks.reading import Deck
from sim.experiments.kinds.best_of import (
    cells_of_each,
    fits_matches,
    pair_scores_so_far,
    single_games,
    valid_pair_scores_so_far,
)
from sim.experiments.kinds.distinct_labels import with_distinct_labels
from sim.experiments.kinds.stopping import fits_stopping, stopping_rule, stopping_settings
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment, are_parts_of_one, parts_of_one
from sim.experiments.runs.kind import Kind, RateSoFar, opponents_by_share
from sim.games.matchups.matchup import Side, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.language import gettext
from sim.statistics.intervals import Interval, mean_interval


def gauntlet_experiment(
    deck: Deck,
    field: Sequence[Deck],
    *,
    players: tuple[str, str] = ("rush", "rush"),
    shares: Sequence[float] | None = None,
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
) -> Experiment:
    """`games` games of a deck against each opponent, or fewer of a matchup that a stopping rule ends.

    The first of the `players` plays the deck, the second the field. `shares` say how common each opponent is:
    percentages, or numbers of people who play it; by default all are equally common. Each matchup stops by itself:
    `target_ci` and `sprt` are those of a match.

    Raises UnknownPlayer, and ImpossibleExperiment for no opponent, the same opponent twice, shares that do not fit, or
    two stopping rules.
    """
    if not field:
        raise ImpossibleExperiment(gettext("A gauntlet needs at least one opponent."))
    settings = {"shares": parts_of_one([1.0] * len(field) if shares is None else shares, len(field), "opponents")}
    settings |= stopping_settings(target_ci, sprt)
    (own,), opponents = with_distinct_labels(
        [side_of(deck, players[0])], _opponents(field, players[1]), (deck,), field, ["own"]
    )
    cells = tuple(seated(own, opponent) for opponent in opponents)
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap, settings)


def _opponents(field: Sequence[Deck], player: str) -> list[Side]:
    """The opponents, each of them once."""
    sides = [side_of(deck, player) for deck in field]
    for at, side in enumerate(sides):
        for before, other in zip(field, sides[:at], strict=False):
            if (side.hash, side.pilot[1:]) == (other.hash, other.pilot[1:]):
                raise ImpossibleExperiment(
                    gettext(
                        "{path} and {path2} have the same cards. Leave one of them out of the field, and give the"
                        " other one a larger share.",
                        path=before.path,
                        path2=field[at].path,
                    )
                )
    return sides


def _steps(execution: Execution) -> Iterator[int]:
    """Play all matchups in turns, each until its rule decides; the rule looks at the pairs in their order."""
    experiment = execution.experiment
    rule = stopping_rule(experiment)
    of_each = cells_of_each(experiment)
    running = list(range(len(execution.matchups) // of_each))
    played = 0
    while running and played < experiment.games:
        played = experiment.games if rule is None else min(experiment.games, played + experiment.chunk)
        cells = [of_each * number + game for number in running for game in range(of_each)]
        yield from execution.play(cells, played)
        if rule is not None:
            running = [
                number
                for number in running
                if rule.decide(valid_pair_scores_so_far(execution, number)).stopped_at is None
            ]
            execution.total = execution.done + len(running) * of_each * (experiment.games - played)


def field_rate_so_far(execution: Execution) -> Interval | None:
    """The win rate over the field so far, in the pairs that all matchups have; None if there is no such pair."""
    opponents = len(execution.experiment.settings["shares"])
    scores = [pair_scores_so_far(execution, number) for number in range(opponents)]
    common = np.stack([of_cell[: min(map(len, scores))] for of_cell in scores])
    common = common[:, ~np.isnan(common).any(axis=0)]
    if not common.shape[1]:
        return None
    return mean_interval(np.clip(np.asarray(execution.experiment.settings["shares"]) @ common, 0, 1))


def _rates_so_far(execution: Execution) -> list[RateSoFar]:
    """Over the field, then against each opponent."""
    found = [("the field", field_rate_so_far(execution))]
    for number, matchup in enumerate(execution.matchups[:: cells_of_each(execution.experiment)]):
        scores = valid_pair_scores_so_far(execution, number)
        found.append((matchup.names[1], mean_interval(scores) if len(scores) else None))
    return [(what, rate.estimate, rate.low, rate.high) for what, rate in found if rate is not None]


def _decks_in_words(names: Sequence[str]) -> str:
    opponent = gettext("the field") if len(names) > 2 else names[-1]
    return gettext("{deck} against {opponent}", deck=names[0], opponent=opponent) if len(names) > 1 else names[0]


def _fits(experiment: Experiment) -> bool:
    shares, cells = experiment.settings["shares"], single_games(experiment).cells
    first = [(side.name, side.pilot, side.hash) for side, _ in cells]
    return (
        fits_stopping(experiment)
        and are_parts_of_one(shares)
        and len(shares) == len(cells) > 0
        and first == first[:1] * len(cells)
        and len({opponent.name for _, opponent in cells}) == len(cells)
        and fits_matches(experiment)
    )


def _settings() -> type:
    from sim.experiments.kinds.settings import Plans, Shares, Stopping

    class Settings(TypedDict):
        shares: Shares
        stopping: NotRequired[Stopping]
        plans: NotRequired[list[Plans]]  # of each opponent, in best-of-three matches

    return Settings


KIND = Kind(
    name="gauntlet",
    fits=_fits,
    settings=_settings,
    steps=_steps,
    of_matches=True,
    has_pilots=True,
    against_a_field=True,
    field=opponents_by_share,
    rates_so_far=_rates_so_far,
    decks_in_words=_decks_in_words,
)
