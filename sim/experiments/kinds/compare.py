"""Lists that play the same field with the same luck: the matchups, and how many games of each are played.

The base list comes first, then its variants; each plays every opponent. A variant has the cards that it shares with
the base list in the same slots, so the same pair deals all lists the same cards except for those that differ. A single
variant and its base list play the number of games that was asked for. Several variants race first: in each round the
remaining variants and the base list play the same pairs, and the better half advances. The winner and the base list
then play new pairs, and only these decide whether the winner is better.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from decks.reading import Deck
from sim.experiments.kinds.distinct_labels import distinct_labels, with_distinct_labels
from sim.experiments.runs.execution import Execution, rounded_to_pairs
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment, are_parts_of_one, parts_of_one
from sim.experiments.runs.kind import Kind, all_pairs
from sim.experiments.runs.labels import Labels, labels_by_deck
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.arrays import Flags, Floats
from sim.games.playing.batch import TURN_CAP
from sim.language import gettext
from sim.statistics.race import halving_schedule, race

if TYPE_CHECKING:
    from sim.statistics.race import Race, Schedule


def compare_experiment(
    base: Deck,
    variants: Sequence[Deck],
    field: Sequence[Deck],
    *,
    shares: Sequence[float] | None = None,
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
    precision: float = 0.5,
) -> Experiment:
    """A base list and its variants against a field of opponents.

    `games` is the number for the verdict, per list and opponent, rounded up to pairs; each round of a race plays as
    many for all its variants together. `shares` of the opponents in the field are numbers in any unit, equal by
    default. The first of the `players` plays the lists, the second the field. `precision` is the half-width, in
    percentage points, for which the result says how many more games it takes.

    Raises UnknownPlayer, and ImpossibleExperiment for no variant, no opponent, invalid shares, or too few games.
    """
    if not variants or not field:
        raise ImpossibleExperiment(
            gettext("A comparison needs a base list, at least one variant, and at least one opponent.")
        )
    weights = parts_of_one([1.0] * len(field) if shares is None else shares, len(field), "opponents")
    games = rounded_to_pairs(games)
    if games < 2 * len(variants):
        raise ImpossibleExperiment(
            gettext(
                "{games} games are too few for a race of {variants} variants: play at least {value}.",
                games=games,
                variants=len(variants),
                value=2 * len(variants),
            )
        )
    first = side_of(base, players[0])
    others = (side_of(deck, players[0], like=base) for deck in variants)
    lists = [first, *(side.aligned_to(first) for side in others)]
    opponents = [side_of(deck, players[1]) for deck in field]
    lists, opponents = with_distinct_labels(lists, opponents, (base, *variants), field, roles_of(lists))
    experiment = Experiment(
        KIND.name,
        tuple((one, opponent) for one in lists for opponent in opponents),
        games,
        seed,
        rules,
        turn_cap,
        {"shares": weights, "verdict_games": games, "precision": precision},
    )
    schedule = race_schedule(experiment)
    return experiment if schedule is None else replace(experiment, games=2 * schedule.fresh.stop)


def roles_of(lists: Sequence[Side]) -> list[str]:
    """What each of the lists is: the base list, or a variant with its number."""
    return ["base", *(f"variant {at}" for at in range(1, len(lists)))]


def labels_of_compared(experiment: Experiment) -> tuple[list[str], list[str]]:
    """The labels of the lists of a comparison and of its opponents; those of the same name get their roles."""
    lists, field = lists_of(experiment), field_of(experiment)

    def distinct(places: Sequence[int], roles: Sequence[str]) -> list[str]:
        names = [side.called for side in (*lists, *(field[at] for at in places))]
        return [name if names.count(name) == 1 else f"{name} ({role})" for name, role in zip(names, roles, strict=True)]

    return distinct_labels(lists, field, roles_of(lists), distinct)


def _labels(experiment: Experiment) -> Labels:
    lists, field = labels_of_compared(experiment)
    return labels_by_deck([*lists_of(experiment), *field_of(experiment)], [*lists, *field])


# --- Which cell is which -----------------------------------------------------------------------------------
def field_of(experiment: Experiment) -> tuple[Side, ...]:
    """The opponents, in their order."""
    return tuple(opponent for _, opponent in experiment.cells[: len(experiment.settings["shares"])])


def lists_of(experiment: Experiment) -> tuple[Side, ...]:
    """The lists: number 0 is the base list, the others are its variants."""
    return tuple(one for one, _ in experiment.cells[:: len(experiment.settings["shares"])])


def cells_of(experiment: Experiment, lists: Iterable[int]) -> list[int]:
    """The matchups of some lists with all opponents."""
    opponents = len(experiment.settings["shares"])
    return [one * opponents + opponent for one in lists for opponent in range(opponents)]


# --- The race ---------------------------------------------------------------------------------------------
def race_schedule(experiment: Experiment) -> "Schedule | None":
    """The rounds of the race of several variants, and the new pairs after it; None for a single variant."""
    variants = len(lists_of(experiment)) - 1
    pairs = experiment.settings["verdict_games"] // 2
    return None if variants == 1 else halving_schedule(variants, (variants - 1).bit_length() * pairs, pairs)


def erred_pairs(scores: Sequence[Floats]) -> Flags:
    """In which pairs a game of any matchup ended in an error: they count for no matchup. Booleans, shape (most pairs).

    `scores` are those of each matchup, by pair, NaN for a pair with an error.
    """
    erred = np.zeros(max(map(len, scores)), dtype=np.bool_)
    for cell in scores:
        erred[: len(cell)] |= np.isnan(cell)
    return erred


def scores_of(experiment: Experiment, scores: Sequence[Floats], lists: Sequence[int], pairs: range) -> Floats:
    """The scores of some lists in a range of pairs that all of them have played; shape (lists, opponents, pairs)."""
    found = [scores[cell][pairs.start : pairs.stop] for cell in cells_of(experiment, lists)]
    return np.stack(found).reshape(len(lists), len(field_of(experiment)), len(pairs))


def race_after(experiment: Experiment, scores: Sequence[Floats], rounds: int) -> "Race":
    """The race after its first `rounds` rounds, at least one, all of which must have been played.

    Its variants are counted from 0. The remaining ones come first in the ranking, in the order of the lists. In a pair
    that does not count, all have the same score, which does not change their order.
    """
    schedule = race_schedule(experiment)
    assert schedule is not None
    erred = erred_pairs(scores)

    def play(variants: Sequence[int], pairs: range) -> Floats:
        found = scores_of(experiment, scores, [variant + 1 for variant in variants], pairs)
        over_field = np.asarray(experiment.settings["shares"]) @ found
        return np.where(erred[pairs.start : pairs.stop], 0.5, over_field)

    return race(replace(schedule, rounds=schedule.rounds[:rounds]), play)


def standing(experiment: Experiment, scores: Sequence[Floats]) -> tuple[int, tuple[int, ...]]:
    """How many rounds of the race are complete, and the lists that are still in it.

    `scores` are those of each matchup so far. After the last round only the winner is left.
    """
    schedule = race_schedule(experiment)
    assert schedule is not None
    running = tuple(range(1, schedule.rounds[0].variants + 1))
    for number, one in enumerate(schedule.rounds):
        if any(len(scores[cell]) < one.pairs.stop for cell in cells_of(experiment, (0, *running))):
            return number, running
        ranking = race_after(experiment, scores, number + 1).ranking
        running = tuple(variant + 1 for variant in ranking[: (one.variants + 1) // 2])
    return len(schedule.rounds), running


def verdict_pairs(experiment: Experiment, scores: Sequence[Floats]) -> tuple[int, range] | None:
    """The list that the verdict is about, and the pairs that it uses so far; None while a race is running."""
    schedule, variant, begin = race_schedule(experiment), 1, 0
    if schedule is not None:
        finished, running = standing(experiment, scores)
        if finished < len(schedule.rounds):
            return None
        variant, begin = running[0], schedule.fresh.start
    return variant, range(begin, min(len(scores[cell]) for cell in cells_of(experiment, (0, variant))))


def _steps(execution: Execution) -> Iterator[int]:
    """Play everything for a single variant; otherwise the rounds of the race, then the winner's new pairs."""
    experiment = execution.experiment
    schedule = race_schedule(experiment)
    if schedule is None:
        yield from execution.play(range(len(execution.matchups)), experiment.games)
        return
    pairs = [(1 + one.variants) * len(one.pairs) for one in schedule.rounds] + [2 * len(schedule.fresh)]
    execution.total = 2 * len(field_of(experiment)) * sum(pairs)
    for one in schedule.rounds:
        _, running = standing(experiment, scores_so_far(execution))
        yield from execution.play(cells_of(experiment, (0, *running)), 2 * one.pairs.stop)
    _, winner = standing(experiment, scores_so_far(execution))
    yield from execution.play(cells_of(experiment, (0, *winner)), 2 * schedule.fresh.stop)


def scores_so_far(execution: Execution) -> list[Floats]:
    """The scores of each matchup, by pair."""
    return [execution.all_pair_scores(cell) for cell in range(len(execution.matchups))]


def _has_race(experiment: Experiment) -> bool:
    return race_schedule(experiment) is not None


def _used_pairs(run: Run, label: str) -> Mapping[int, range]:
    """Only the new pairs of a race: the others picked the winner."""
    if not _has_race(run.experiment):
        return all_pairs(run, label)
    found = verdict_pairs(run.experiment, [games.pair_scores for games in run.cells])
    if found is None:
        raise ImpossibleExperiment(
            gettext("The race of {label} is not over. Resume it with the command that played it.", label=label)
        )
    variant, pairs = found
    return dict.fromkeys(cells_of(run.experiment, (0, variant)), pairs)


# --- Experiments that were read -----------------------------------------------------------------------------
def _fits(experiment: Experiment) -> bool:
    shares, games = experiment.settings["shares"], experiment.settings["verdict_games"]
    lists, cells = lists_of(experiment), experiment.cells
    return (
        are_parts_of_one(shares)
        and games % 2 == 0
        and 2 * (len(lists) - 1) <= games <= experiment.games
        and len(lists) > 1
        and cells == tuple(product(lists, field_of(experiment)))
    )


def _settings() -> type:
    from sim.experiments.kinds.settings import Count, Positive, Shares

    class Settings(TypedDict):
        shares: Shares
        verdict_games: Count
        precision: Positive

    return Settings


KIND = Kind(
    name="compare",
    fits=_fits,
    settings=_settings,
    steps=_steps,
    against_a_field=True,
    field=field_of,
    labels=_labels,
    eliminates=_has_race,
    used_pairs=_used_pairs,
)
