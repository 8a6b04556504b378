"""What ``duelsim compare`` says: whether a variant is better than its base list, by how much, and how a race went.

The statistics are those of `sim.statistics.comparison`; here they are taken from the games of a run.
A pair in which a game ended in an error is left out for all lists and opponents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from decks.alignment import differing_cards
from reports.measures.cards import improvements_when_seen
from reports.summaries.players import between
from reports.summaries.summary import NotableGame
from sim.engine.record.codes import columns
from sim.experiments.kinds.compare import (
    cells_of,
    erred_pairs,
    field_of,
    labels_of_compared,
    lists_of,
    race_after,
    race_schedule,
    scores_of,
    standing,
    verdict_pairs,
)
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import error_of
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.comparison import Difference, compare
from sim.statistics.intervals import Interval, difference_interval, mean_interval


@dataclass(frozen=True)
class ListSummary:
    """One of the lists: its unique name, and the cards that differ from the base list.

    `cards` are names and how many more copies it has, below 0 for fewer; none for the base list and for the same list.
    `observed` says by how much more it wins when it sees a card.
    """

    name: str
    hash: str
    cards: tuple[tuple[str, int], ...]
    observed: Mapping[str, Interval]


@dataclass(frozen=True)
class Opponent:
    """An opponent and its share of the field, between 0 and 1."""

    name: str
    hash: str
    share: float


@dataclass(frozen=True)
class Compared:
    """The win rates of the base list and of a variant in the same pairs, and their difference."""

    base: Interval
    variant: Interval
    difference: Difference


@dataclass(frozen=True)
class Racer:
    """How a variant did in the race.

    `place` is None while it is still running. It has played `pairs` against each opponent. Those without an error
    give the `difference` from the base list over the field, None where there are fewer than two.
    """

    place: int | None
    rounds: int
    pairs: int
    difference: Interval | None


@dataclass(frozen=True)
class RaceSummary:
    """A race: how many rounds it has, how many of them have been played, and how each variant did, in their order.

    `runner_up` is the variant that lost the last round, by its number, and `lead` how much more the winner won over the
    field than it in the pairs of that round. The earlier rounds picked these two, and the last one has other pairs, so
    the picking does not distort the interval (D. R. Cox, "A note on data-splitting for the evaluation of significance
    levels", Biometrika 62 (1975), page 441). Both are None while the race is running; `lead` also with too few pairs.
    """

    rounds: int
    finished: int
    racers: tuple[Racer, ...]
    runner_up: int | None
    lead: Interval | None


@dataclass(frozen=True)
class ComparisonSummary:
    """The result of a comparison.

    `compared` is the variant that the verdict is about, by its place in `variants`; None while a race is running. The
    verdict uses the pairs of `pairs`, a range of pair indices, without those in which a game erred. `over_field`
    and `against`, one for each opponent, are None where fewer than two pairs count. `precision` is the half-width in
    percentage points for which the games still needed are given. `errors` say which games erred: which list and
    opponent, by number, the game, and what went wrong. `players` are all players.
    """

    base: ListSummary
    variants: tuple[ListSummary, ...]
    opponents: tuple[Opponent, ...]
    compared: int | None
    pairs: range
    over_field: Compared | None
    against: tuple[Compared, ...] | None
    race: RaceSummary | None
    precision: float
    errors: tuple[tuple[int, int, int, str], ...]
    notable_games: tuple[NotableGame, ...]
    players: tuple[str, ...]

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between(self.players)

    @property
    def variant(self) -> ListSummary | None:
        """The variant that the verdict is about."""
        return None if self.compared is None else self.variants[self.compared]

    @property
    def runner_up(self) -> ListSummary | None:
        """The variant that lost the last round of the race."""
        return None if self.race is None or self.race.runner_up is None else self.variants[self.race.runner_up]

    @property
    def same_list(self) -> bool:
        """Whether that variant has the cards of the base list."""
        return self.variant is not None and not self.variant.cards

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; win rates are those of the lists, never of the opponents."""
        return {
            "base": {"name": self.base.name, "hash": self.base.hash},
            "variants": [
                {
                    "name": variant.name,
                    "hash": variant.hash,
                    "cards": dict(variant.cards),
                    "race": None if self.race is None else asdict(self.race.racers[at]),
                }
                for at, variant in enumerate(self.variants)
            ],
            "opponents": [asdict(opponent) for opponent in self.opponents],
            "race_rounds": None if self.race is None else self.race.rounds,
            "race_rounds_finished": None if self.race is None else self.race.finished,
            "runner_up": None if self.runner_up is None else self.runner_up.name,
            "lead_over_runner_up": None if self.race is None or self.race.lead is None else asdict(self.race.lead),
            "compared": None if self.variant is None else self.variant.name,
            "same_list": self.same_list,
            "first_pair": self.pairs.start,
            "pairs": len(self.pairs),
            "precision": self.precision,
            "over_field": self._compared_json(self.over_field),
            "against": None if self.against is None else [self._compared_json(one) for one in self.against],
            "notable_games": [one.to_json() for one in self.notable_games],
        }

    def _compared_json(self, compared: Compared | None) -> JsonObject | None:
        if compared is None:
            return None
        found = compared.difference
        return {
            "base_win_rate": asdict(compared.base),
            "variant_win_rate": asdict(compared.variant),
            "difference": asdict(found.difference),
            "verdict": found.verdict.value,
            "pairs_counted": found.pairs,
            "pairs_still_needed": found.pairs_still_needed(self.precision),
            "correlation": found.correlation,
            "variance_ratio": found.variance_ratio,
        }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_compare(run: Run) -> ComparisonSummary:
    """Count and estimate what the games of a comparison say."""
    experiment = run.experiment
    lists, field = lists_of(experiment), field_of(experiment)
    scores = [games.pair_scores for games in run.cells]
    decided = verdict_pairs(experiment, scores)
    found = None if decided is None else compare_pairs(experiment, scores, *decided)
    names, opponents = labels_of_compared(experiment)
    summaries = [
        ListSummary(
            name,
            one.hash,
            differing_cards(one.all_names, lists[0].all_names),
            improvements_when_seen([run.cells[cell] for cell in cells_of(experiment, [number])]),
        )
        for number, (one, name) in enumerate(zip(lists, names, strict=True))
    ]
    return ComparisonSummary(
        base=summaries[0],
        variants=tuple(summaries[1:]),
        opponents=tuple(
            Opponent(name, side.hash, share)
            for side, name, share in zip(field, opponents, experiment.settings["shares"], strict=True)
        ),
        compared=None if decided is None else decided[0] - 1,
        pairs=range(0) if decided is None else decided[1],
        over_field=None if found is None else found[0],
        against=None if found is None else found[1:],
        race=_summarize_race(experiment, scores),
        precision=experiment.settings["precision"],
        errors=tuple(
            (*divmod(cell, len(field)), int(game), error_of(games.rows[game]))
            for cell, games in enumerate(run.cells)
            for game in games.error_games
        ),
        notable_games=() if decided is None else _notable_games(run, scores, *decided, names, opponents),
        players=experiment.players,
    )


def compare_pairs(
    experiment: Experiment, scores: Sequence[Floats], variant: int, pairs: range
) -> tuple[Compared, ...] | None:
    """A list against the base list: over the field, then against each opponent; None where too few pairs count.

    `scores` are those of each matchup, by pair, NaN where a game erred; `variant` is the number of the list.
    """
    counted = ~erred_pairs(scores)[pairs.start : pairs.stop]
    if counted.sum() < 2:
        return None
    shares = experiment.settings["shares"]
    both = scores_of(experiment, scores, (0, variant), pairs)[:, :, counted]
    found = compare(both[0], both[1], shares)
    # Rounding can carry a weighted mean of scores beyond 1.
    base, other = np.clip(np.asarray(shares) @ both, 0, 1)
    rows = [(base, other, found.field), *zip(*both, found.opponents, strict=True)]
    return tuple(Compared(mean_interval(base), mean_interval(other), difference) for base, other, difference in rows)


def _summarize_race(experiment: Experiment, scores: Sequence[Floats]) -> RaceSummary | None:
    schedule = race_schedule(experiment)
    if schedule is None:
        return None
    finished, running = standing(experiment, scores)
    variants = schedule.rounds[0].variants
    ranking = race_after(experiment, scores, finished).ranking if finished else ()
    decided = len(running) if len(running) > 1 else 0
    places = {variant: place for place, variant in enumerate(ranking, start=1) if place > decided}
    erred, shares = erred_pairs(scores), np.asarray(experiment.settings["shares"])
    racers = []
    for variant in range(variants):
        played = min(len(scores[cell]) for cell in cells_of(experiment, (0, variant + 1)))
        pairs = range(min(played, schedule.fresh.start))
        base, own = shares @ scores_of(experiment, scores, (0, variant + 1), pairs)
        differences = np.clip((own - base)[~erred[: len(pairs)]], -1, 1)
        racers.append(
            Racer(
                place=places.get(variant),
                rounds=sum(one.pairs.stop <= len(pairs) for one in schedule.rounds),
                pairs=len(pairs),
                difference=difference_interval(differences) if len(differences) > 1 else None,
            )
        )
    runner_up = ranking[1] if finished == len(schedule.rounds) else None
    lead = None if runner_up is None else _lead(experiment, scores, ranking[0], runner_up)
    return RaceSummary(len(schedule.rounds), finished, tuple(racers), runner_up, lead)


def _lead(experiment: Experiment, scores: Sequence[Floats], winner: int, runner_up: int) -> Interval | None:
    """How much more the winner of a race won over the field than the runner-up, in the pairs of the last round."""
    schedule = race_schedule(experiment)
    assert schedule is not None
    pairs = schedule.rounds[-1].pairs
    first, second = np.asarray(experiment.settings["shares"]) @ scores_of(
        experiment, scores, (winner + 1, runner_up + 1), pairs
    )
    differences = np.clip((first - second)[~erred_pairs(scores)[pairs.start : pairs.stop]], -1, 1)
    return difference_interval(differences) if len(differences) > 1 else None


def _notable_games(
    run: Run, scores: Sequence[Floats], variant: int, pairs: range, names: Sequence[str], opponents: Sequence[str]
) -> tuple[NotableGame, ...]:
    """The quickest wins of either list that the other loses with the same luck, and what it does instead."""
    games = range(2 * pairs.start, 2 * pairs.stop)
    counted = np.repeat(~erred_pairs(scores)[pairs.start : pairs.stop], 2)
    found = []
    for winner, loser in ((variant, 0), (0, variant)):
        wins = []
        cells = (cells_of(run.experiment, (one,)) for one in (winner, loser))
        for opponent, (cell, other) in enumerate(zip(*cells, strict=True)):
            won, lost = (run.cells[one].rows[games.start : games.stop] for one in (cell, other))
            turned = np.flatnonzero(counted & (won[:, columns.WINNER] == 0) & (lost[:, columns.WINNER] == 1))
            if len(turned):
                first = int(turned[np.argmin(won[turned, columns.TURNS])])
                wins.append((int(won[first, columns.TURNS]), games[first], opponent, cell, other))
        if wins:
            _, game, opponent, cell, other = min(wins)
            found.append(
                NotableGame(
                    cell,
                    game,
                    gettext(
                        "{names} wins quickly against {opponents}", names=names[winner], opponents=opponents[opponent]
                    ),
                )
            )
            found.append(
                NotableGame(other, game, gettext("the same game with {names}, which loses it", names=names[loser]))
            )
    return tuple(found)
