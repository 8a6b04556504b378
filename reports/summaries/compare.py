"""What ``duelsim compare`` says: whether a variant is better than its base list, by how much, and how a race went.

The statistics are those of `sim.statistics.comparison`; here they are taken from the games of a run and put into words.
A pair in which a game ended as an error is left out for all lists and opponents.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from decks import deck_hash, differing_cards
from reports.summaries.match import games_in_words
from reports.summaries.summary import NotableGame
from reports.writing.document import (
    Document,
    Figure,
    Head,
    Paragraph,
    Points,
    Rate,
    Section,
    Share,
    Table,
    Value,
    heads,
    points,
)
from sim.engine.record.codes.results import TURNS, WINNER
from sim.experiments.kinds.compare import (
    cells_of,
    erred_pairs,
    field_of,
    lists_of,
    race_after,
    race_schedule,
    scores_of,
    standing,
    verdict_pairs,
)
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from sim.games.batch import error_of
from sim.games.matchup import Side
from sim.statistics.comparison import Difference, compare
from sim.statistics.intervals import Interval, difference_interval, mean_interval

MOST_ERRORS = 5  # that are named


@dataclass(frozen=True)
class ListSummary:
    """One of the lists: its name, told apart from the others', and by which cards it differs from the base list.

    `cards` are names and how many copies more it has, below 0 fewer; none for the base list, and for the same list.
    """

    name: str
    hash: str
    cards: tuple[tuple[str, int], ...]


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

    `place` is None while it is still running. It has played `pairs` against each opponent, of which those without an
    error make the `difference` from the base list over the field, None where there are fewer than two.
    """

    place: int | None
    rounds: int
    pairs: int
    difference: Interval | None


@dataclass(frozen=True)
class RaceSummary:
    """A race: how many rounds it has, how many of them have been played, and how each variant did, in their order."""

    rounds: int
    finished: int
    racers: tuple[Racer, ...]


@dataclass(frozen=True)
class ComparisonSummary:
    """The result of a comparison.

    `compared` is the variant that the verdict is about, by its place in `variants`; None while a race is running. The
    verdict is made of the pairs of `pairs`, a range of pair indices, without those in which a game erred. `over_field`
    and `against`, one for each opponent, are None where fewer than two pairs count. `precision` is the half-width in
    percentage points for which the games still needed are told. `errors` say which games erred: which list and
    opponent, by number, the game, and what went wrong.
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

    @property
    def variant(self) -> ListSummary | None:
        """The variant that the verdict is about."""
        return None if self.compared is None else self.variants[self.compared]

    @property
    def same_list(self) -> bool:
        """Whether that variant has the cards of the base list."""
        return self.variant is not None and not self.variant.cards

    def to_json(self) -> dict[str, Any]:
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
            "compared": None if self.variant is None else self.variant.name,
            "same_list": self.same_list,
            "first_pair": self.pairs.start,
            "pairs": len(self.pairs),
            "precision": self.precision,
            "over_field": self._compared_json(self.over_field),
            "against": None if self.against is None else [self._compared_json(one) for one in self.against],
            "notable_games": [asdict(one) for one in self.notable_games],
        }

    def _compared_json(self, compared: Compared | None) -> dict[str, Any] | None:
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

    def document(self) -> Document:
        """The result as a document."""
        what = self.variants[0].name if len(self.variants) == 1 else f"{len(self.variants)} variants"
        sections = (*_result_sections(self), *_race_sections(self), *_error_sections(self))
        return Document(f"{what} compared with {self.base.name}", verdict(self), sections)


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_comparison(run: Run) -> ComparisonSummary:
    """Say what the games of a comparison say."""
    experiment = run.experiment
    lists, field = lists_of(experiment), field_of(experiment)
    scores = [games.pair_scores for games in run.cells]
    decided = verdict_pairs(experiment, scores)
    found = None if decided is None else compare_pairs(experiment, scores, *decided)
    names = _told_apart([one.name for one in lists], ["base", *(f"variant {n}" for n in range(1, len(lists)))])
    opponents = _told_apart([one.name for one in field], [f"opponent {n}" for n in range(1, len(field) + 1)])
    summaries = [_summarize_list(one, name, lists[0]) for one, name in zip(lists, names, strict=True)]
    return ComparisonSummary(
        base=summaries[0],
        variants=tuple(summaries[1:]),
        opponents=tuple(
            Opponent(name, deck_hash(side.slots), share)
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
    )


def _told_apart(names: Sequence[str], roles: Sequence[str]) -> list[str]:
    """The names, those that are there more than once with their roles."""
    return [name if names.count(name) == 1 else f"{name} ({role})" for name, role in zip(names, roles, strict=True)]


def _summarize_list(side: Side, name: str, base: Side) -> ListSummary:
    return ListSummary(name, deck_hash(side.slots), differing_cards(side.slots, base.slots))


def compare_pairs(
    experiment: Experiment, scores: Sequence[Any], variant: int, pairs: range
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


def _summarize_race(experiment: Experiment, scores: Sequence[Any]) -> RaceSummary | None:
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
    return RaceSummary(len(schedule.rounds), finished, tuple(racers))


def _notable_games(
    run: Run, scores: Sequence[Any], variant: int, pairs: range, names: Sequence[str], opponents: Sequence[str]
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
            told = np.flatnonzero(counted & (won[:, WINNER] == 0) & (lost[:, WINNER] == 1))
            if len(told):
                first = int(told[np.argmin(won[told, TURNS])])
                wins.append((int(won[first, TURNS]), games[first], opponent, cell, other))
        if wins:
            _, game, opponent, cell, other = min(wins)
            found.append(NotableGame(cell, game, f"{names[winner]} wins quickly against {opponents[opponent]}"))
            found.append(NotableGame(other, game, f"the same game with {names[loser]}, which loses it"))
    return tuple(found)


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: ComparisonSummary) -> str:
    """The result in one sentence."""
    race, variant = summary.race, summary.variant
    if race is not None and variant is None:
        return f"No result yet: {race.finished} of the {race.rounds} rounds of the race have been played."
    if variant is None or summary.over_field is None:
        if variant is not None and race is not None and len(summary.pairs) < 2:
            return f"No result yet: {variant.name} has won the race, but fewer than two pairs came after it."
        return "No result: there are fewer than two pairs that both lists have played without an error."
    name = variant.name if race is None else f"{variant.name}, the best of {len(summary.variants)} variants,"
    if summary.same_list:
        verb = "holds" if race is None else "is the same list: it holds"
        return f"No difference: {name} {verb} the cards of {summary.base.name}."
    found = summary.over_field
    against = "the field" if len(summary.opponents) > 1 else summary.opponents[0].name
    return (
        f"{found.difference.verdict.value.capitalize()}: {name} wins {_percent(found.variant)} against {against} and"
        f" {summary.base.name} {_percent(found.base)}, a difference of {points(found.difference.difference)} points."
    )


def _percent(interval: Interval) -> str:
    return f"{100 * interval.estimate:.1f} %"


def differing_cards_in_words(cards: Sequence[tuple[str, int]]) -> str:
    """Which cards a list has more or fewer of; names may have commas in them.

    >>> differing_cards_in_words((("Aqua Guard", -2), ("Corile", 2)))
    '+2 Corile; -2 Aqua Guard'
    """
    ordered = sorted(cards, key=lambda card: (card[1] < 0, card[0]))
    return "; ".join(f"{copies:+d} {name}" for name, copies in ordered) or "the same list"


# --- The document -----------------------------------------------------------------------------------------
def _result_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    variant, over_field, against = summary.variant, summary.over_field, summary.against
    if variant is None or over_field is None or against is None:
        return ()
    cards = f"Cards of {variant.name} compared with {summary.base.name}: {differing_cards_in_words(variant.cards)}."
    return (
        Section(
            "",
            (
                *(() if summary.same_list else (Paragraph(cards),)),
                _differences_figure(summary, variant, over_field, against),
                *(Paragraph(line) for line in _precision_lines(summary, over_field.difference)),
            ),
        ),
    )


def _differences_figure(
    summary: ComparisonSummary, variant: ListSummary, over_field: Compared, against: Sequence[Compared]
) -> Figure:
    def row(name: str, share: float, found: Compared) -> tuple[Value, ...]:
        rates = (Rate(found.base, short=True), Rate(found.variant, short=True))
        return name, Share(share), *rates, Points(found.difference.difference), found.difference.verdict.value

    rows = [row(one.name, one.share, found) for one, found in zip(summary.opponents, against, strict=True)]
    note = ""
    if len(rows) > 1:
        rows.append(row("the field", 1.0, over_field))
        note = "The verdicts against single opponents allow for there being several of them."
    decks = (Head(summary.base.name, 0), Head(variant.name, 1))
    columns = (Head("against"), Head("share"), *decks, Head("difference"), Head("verdict"))
    title = f"Win rates in %, of {games_in_words(2 * over_field.difference.pairs)} of each list against each opponent"

    def draw() -> Any:
        from reports.writing.figures import intervals

        found = (*against, over_field) if len(against) > 1 else against
        return intervals([(str(row[0]), one.difference.difference) for row, one in zip(rows, found, strict=True)])

    return Figure("difference by opponent", verdict(summary), draw, Table(title, columns, tuple(rows), note))


def _precision_lines(summary: ComparisonSummary, found: Difference) -> list[str]:
    if summary.same_list:
        return []
    known = f"The difference is known to within {100 * found.difference.reach:.2f} points"
    needed = games_in_words(2 * found.pairs_still_needed(summary.precision))
    more = f"; to know it to within {summary.precision:g}, {needed} more of each list against each opponent are needed"
    lines = [known + (more if found.pairs_still_needed(summary.precision) else "") + "."]
    if found.variance_ratio:
        times = 1 / found.variance_ratio
        lines.append(
            f"Both lists had the same luck. With luck of its own for each, {times:,.{1 if times < 10 else 0}f} times as"
            " many games would have been needed."
        )
    return lines


def _race_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    race = summary.race
    if race is None:
        return ()
    order = sorted(
        range(len(race.racers)), key=lambda at: (race.racers[at].place or 0, -_estimate(race.racers[at].difference))
    )
    rows: list[tuple[Value, ...]] = [
        (
            summary.variants[at].name,
            race.racers[at].place,
            race.racers[at].rounds,
            2 * race.racers[at].pairs,
            None if found is None else Points(found),
            differing_cards_in_words(summary.variants[at].cards),
        )
        for at in order
        for found in (race.racers[at].difference,)
    ]
    note = (
        "Games are those against each opponent. The differences from the base list, in points, only chose who went on:"
        " of many estimates the best is exaggerated."
    )
    if summary.over_field is not None:
        note += f" The result above is made of {games_in_words(2 * len(summary.pairs))} that came after the race."
    columns = heads("variant", "place", "rounds", "games", "difference in the race", "cards")
    title = f"The race of {len(rows)} variants, in {race.rounds} {'round' if race.rounds == 1 else 'rounds'}"
    return (Section("", (Table(title, columns, tuple(rows), note),)),)


def _estimate(interval: Interval | None) -> float:
    return 0.0 if interval is None else interval.estimate


def _error_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    if not summary.errors:
        return ()
    lists = (summary.base, *summary.variants)
    lines = [
        f"{games_in_words(len(summary.errors))} ended as an error; their pairs are left out for every list:",
        *(
            f"  game {game} of {lists[one].name} against {summary.opponents[opponent].name}: {error}"
            for one, opponent, game, error in summary.errors[:MOST_ERRORS]
        ),
    ]
    if len(summary.errors) > MOST_ERRORS:
        lines.append(f"  ... and {len(summary.errors) - MOST_ERRORS} more")
    return (Section("", tuple(Paragraph(line) for line in lines)),)
