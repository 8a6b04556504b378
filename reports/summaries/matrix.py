"""What the games of a field of decks say: every number of ``duelsim matrix``.

Everything is estimated from the pairs that count in all pairings: pair p has the same luck everywhere, so
estimates from several pairings - a win rate against the field, a difference of two decks - account for their
correlation (`sim.statistics.metagame`). A pair in which a game of any pairing ended in an error is left out of all of
them.

With ``--best-of 3`` the unit is the match: win rates are those of matches, and going first means going first in game 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial

import numpy as np

from reports.summaries.best_of import BestOfSummary, summarize_best_of
from reports.summaries.match import MatchupSummary, summarize
from reports.summaries.pilots import PilotsInField, PilotsSummary, summarize_pilots, weighted
from reports.summaries.players import between
from reports.summaries.summary import NotableGame, notable_game
from reports.summaries.tournaments import TournamentResults, summarize_results
from sim.engine.record.codes import columns
from sim.experiments.kinds.best_of import GAMES, games_that_count, runs_on_common_pairs, scores_in_pairs
from sim.experiments.kinds.matrix import deck_count, pairings
from sim.experiments.kinds.pilots import WAYS
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Flags
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import EVEN, Floats, Interval, difference_interval, mean_interval, simultaneous_confidence
from sim.statistics.metagame import (
    Cycle,
    NashBootstrap,
    bootstrap_nash,
    different_cells,
    different_in_field,
    field_win_rates,
    full_table,
    intransitivity,
    strongest_cycle,
)
from sim.statistics.percentages import in_percent


@dataclass(frozen=True)
class DeckInField:
    """A deck of the field, and how common it is there: `share` is between 0 and 1."""

    name: str
    hash: str
    player: str
    share: float


@dataclass(frozen=True)
class Standing:
    """How a deck does against the field, itself included.

    The rates are over all its games, its mirror match included, each opponent weighted by its share.
    `win_rate_taken_together` has the wider interval that holds for all decks at once (`simultaneous_confidence`), so
    that it also holds for the best one, picked by its win rate;
    `worth_of_going_first` is the difference of those going first and second. `alike` are the numbers of the decks whose
    win rates do not differ significantly from its own, all pairs of decks taken together.
    """

    win_rate: Interval
    win_rate_taken_together: Interval
    going_first: Interval
    going_second: Interval
    worth_of_going_first: Interval
    alike: tuple[int, ...]


@dataclass(frozen=True)
class Cell:
    """A pairing of two decks, by number; `row` and `column` are the same one in a mirror match.

    `win_rate` is that of the row's deck. `favoured` is 1 where this deck certainly wins more than half, -1 where the
    other one does, all pairings taken together; else 0.
    """

    row: int
    column: int
    win_rate: Interval
    favoured: int


@dataclass(frozen=True)
class Field:
    """What all pairings say together.

    `cells` are in the order of the matchups of the run, `standings` in that of the decks. `ranking` are the numbers of
    the decks, the best against the field first. `first_player_win_rate` is that of the first player when both decks
    are picked by their shares. `cycle` is the strongest cycle of certain wins; `nash` and `intransitivity` as in
    `sim.statistics.metagame`.
    """

    cells: tuple[Cell, ...]
    standings: tuple[Standing, ...]
    ranking: tuple[int, ...]
    first_player_win_rate: Interval
    nash: NashBootstrap
    cycle: Cycle | None
    intransitivity: float | None

    def seen_from(self, deck: int, other: int) -> Cell:
        """The pairing of two decks, from the point of view of the first of them."""
        cell = next(cell for cell in self.cells if {cell.row, cell.column} == {deck, other})
        if cell.row == deck:
            return cell
        rate = cell.win_rate
        return Cell(deck, other, Interval(1 - rate.estimate, 1 - rate.high, 1 - rate.low), -cell.favoured)


@dataclass(frozen=True)
class MatrixSummary:
    """The result of a matrix.

    Each pairing was played in `pairs` pairs that all pairings have; `pairs_counted` of them are without an error in any
    pairing, and `games_cut_off` are games of unfinished pairings beyond them. `field` is None where no pair counts.
    `equal_shares` says that no shares of the field were given. `matchups` are the summaries of the pairings, in
    the order of the run. Where that was measured, `pilots` say how far better pilots move each pairing, and
    `pilots_in_field`, by deck, how far they move it against the field. `results` are
    those of tournaments that the field was taken from, if it was.

    Of best-of-three matches, pairs are pairs of matches, `matches` are the summaries of the pairings, and `matchups`
    those of their first games.
    """

    decks: tuple[DeckInField, ...]
    pairs: int
    pairs_counted: int
    games_cut_off: int
    equal_shares: bool
    field: Field | None
    matchups: tuple[MatchupSummary, ...]
    notable_games: tuple[NotableGame, ...]
    pilots: PilotsSummary | None = None
    pilots_in_field: tuple[PilotsInField, ...] = ()
    results: TournamentResults | None = None
    matches: tuple[BestOfSummary, ...] = ()

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between([deck.player for deck in self.decks])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the decks."""
        return tuple(deck.name for deck in self.decks)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; decks are named by their place in `decks`."""
        field = self.field
        played: Sequence[MatchupSummary | BestOfSummary] = self.matches or self.matchups
        nothing = dict.fromkeys(one.name for one in fields(Standing))
        return {
            **({"best_of": GAMES} if self.matches else {}),
            "decks": [
                asdict(deck) | (nothing if field is None else asdict(field.standings[at]))
                for at, deck in enumerate(self.decks)
            ],
            "pairs": self.pairs,
            "pairs_counted": self.pairs_counted,
            "games_cut_off": self.games_cut_off,
            "equal_shares": self.equal_shares,
            "ranking": None if field is None else list(field.ranking),
            "cells": [
                _cell_json(decks, matchup, None if field is None else field.cells[at])
                for at, (decks, matchup) in enumerate(zip(pairings(len(self.decks)), played, strict=True))
            ],
            "first_player_win_rate": None if field is None else asdict(field.first_player_win_rate),
            "nash": None if field is None else _nash_json(field.nash),
            "cycle": None if field is None or field.cycle is None else asdict(field.cycle),
            "intransitivity": None if field is None else field.intransitivity,
            "notable_games": [asdict(one) for one in self.notable_games],
            "pilots": self._pilots_json(),
            **({} if self.results is None else {"results": self.results.to_json()}),
        }

    def _pilots_json(self) -> JsonObject | None:
        if self.pilots is None:
            return None
        return self.pilots.to_json() | {"decks": [asdict(one) for one in self.pilots_in_field]}


def _cell_json(decks: tuple[int, int], matchup: MatchupSummary | BestOfSummary, cell: Cell | None) -> JsonObject:
    begin = {"row": decks[0], "column": decks[1], "favoured": None if cell is None else cell.favoured}
    if isinstance(matchup, BestOfSummary):
        of_matches = matchup.to_json()
        del of_matches["notable_games"]  # the matrix has its own
        rate = None if cell is None else asdict(cell.win_rate)
        return {**begin, "win_rate": rate, "matches": of_matches, "digest": matchup.digest}
    row, column = matchup.decks
    rates = {
        "win_rate": None if cell is None else cell.win_rate,
        "win_rate_going_first": row.win_rate_going_first,
        "win_rate_going_second": row.win_rate_going_second,
        "first_player_win_rate": matchup.first_player_win_rate,
    }
    return {
        **begin,
        **{name: None if rate is None else asdict(rate) for name, rate in rates.items()},
        "pairs_counted": matchup.pairs_counted,
        "games": matchup.games,
        "wins_row": row.wins,
        "wins_column": column.wins,
        "draws": matchup.draws,
        "undecided": matchup.undecided,
        "errors": len(matchup.errors),
        "mean_turns": matchup.mean_turns,
        "median_turns": matchup.median_turns,
        "digest": matchup.digest,
    }


def _nash_json(nash: NashBootstrap) -> JsonObject:
    return {
        "shares": nash.mixture.shares.tolist(),
        "shares_low": nash.low.tolist(),
        "shares_high": nash.high.tolist(),
        "inclusion": nash.inclusion.tolist(),
        "alone": nash.alone.tolist(),
        "exploitability": asdict(nash.exploitability),
        "replicates": nash.replicates,
    }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_matrix(run: Run) -> MatrixSummary:
    """Count and estimate everything about the games of a matrix."""
    runs = runs_on_common_pairs(run)
    cells = [one.cells for one in runs]
    count = deck_count(run.experiment)
    own = zip((one.experiment.cells[0][0] for one in runs), pairings(count), strict=True)
    sides = [side for side, (row, column) in own if row == column]
    shares = run.experiment.settings.get("shares")
    weights = [1 / count] * count if shares is None else shares
    decks = [
        DeckInField(side.called, side.hash, side.player, share) for side, share in zip(sides, weights, strict=True)
    ]
    results = run.experiment.settings.get("results")
    counted = int((~_left_out(cells)).sum())
    pairs, games = _pairs_and_games(cells)
    return MatrixSummary(
        decks=tuple(decks),
        pairs=pairs,
        pairs_counted=counted,
        games_cut_off=run.game_count - games,
        equal_shares=shares is None,
        field=_field(cells, np.array(weights)) if counted else None,
        matchups=tuple(summarize(of_two[0], with_cards=True) for of_two in cells),
        notable_games=_notable_games(cells, [deck.name for deck in decks]),
        pilots=None if run.pilots is None else summarize_pilots(run.pilots, run),
        pilots_in_field=() if run.pilots is None else _pilots_in_field(run.pilots, weights),
        results=None
        if results is None
        else summarize_results(results, np.array(weights), _table(cells, count) if counted else None),
        matches=tuple(map(summarize_best_of, runs)) if run.experiment.luck else (),
    )


def _left_out(cells: Sequence[Sequence[Games]]) -> Flags:
    """Which pairs count for no matchup (`runs_on_common_pairs`); shape (pairs)."""
    found = cells[0][0].left_out
    assert found is not None
    return found


def _pairs_and_games(cells: Sequence[Sequence[Games]]) -> tuple[int, int]:
    """How many pairs all pairings have, and the games in them. Pairs with lost games count only of matches."""
    if len(cells[0]) > 1:
        return len(_left_out(cells)), sum(games.played for of_two in cells for games in of_two)
    lost = np.logical_or.reduce([of_two[0].lost for of_two in cells])
    pairs = int((~lost).sum()) // 2
    return pairs, 2 * pairs * len(cells)


def _pilots_in_field(pilots: Run, shares: Sequence[float]) -> tuple[PilotsInField, ...]:
    """What better pilots do to each deck against the field, from its games against each opponent."""
    own, field, all_of_them = range(len(WAYS))
    by_pairing = {at: pilots.cells[len(WAYS) * cell :] for cell, at in enumerate(pairings(len(shares)))}

    def rate(deck: int, way_as_a: int, way_as_b: int) -> Interval | None:
        games, signs = [], []
        for other in range(len(shares)):
            is_a = deck <= other
            games.append(by_pairing[min(deck, other), max(deck, other)][way_as_a if is_a else way_as_b])
            signs.append(1 if is_a else -1)
        scores = weighted(games, signs, shares)
        return mean_interval(scores) if len(scores) else None

    return tuple(
        PilotsInField(rate(deck, own, field), rate(deck, field, own), rate(deck, all_of_them, all_of_them))
        for deck in range(len(shares))
    )


def _field(cells: Sequence[Sequence[Games]], shares: Floats) -> Field:
    """Estimate everything from common pairs, at least one of which counts."""
    decks = len(shares)
    by_matchup = _by_matchup(cells, decks)
    for (row, column), scores in by_matchup.items():
        if row == column and not np.all(scores.sum(axis=1) == 1):
            raise RuntimeError("a mirror match was not even in every pair: the luck of the seats was not exchanged")
    table = _table(cells, decks)
    flags = different_cells(table)
    rates = field_win_rates(table, shares)
    together = field_win_rates(table, shares, simultaneous_confidence(decks))
    different = different_in_field(table, shares)
    first, second = _by_seat(by_matchup, shares)
    standings = [
        Standing(
            win_rate=rates[deck],
            win_rate_taken_together=together[deck],
            going_first=mean_interval(first[deck]),
            going_second=mean_interval(second[deck]),
            worth_of_going_first=difference_interval(first[deck] - second[deck]),
            alike=tuple(other for other in range(decks) if other != deck and not different[deck, other]),
        )
        for deck in range(decks)
    ]
    return Field(
        cells=tuple(
            Cell(row, column, EVEN if row == column else mean_interval(table[row, column]), int(flags[row, column]))
            for row, column in pairings(decks)
        ),
        standings=tuple(standings),
        ranking=tuple(sorted(range(decks), key=lambda deck: -rates[deck].estimate)),
        first_player_win_rate=mean_interval(np.clip(shares @ first, 0, 1)),
        nash=bootstrap_nash(table),
        cycle=strongest_cycle(np.where(flags == 0, 0.5, table.mean(axis=2))),
        intransitivity=intransitivity(table),
    )


def _by_matchup(cells: Sequence[Sequence[Games]], decks: int) -> dict[tuple[int, int], Floats]:
    """By matchup: what deck A scores in the game or match that it starts, and in the other; (pairs, 2)."""
    fine = ~_left_out(cells)
    return {at: scores_in_pairs(of_two)[fine] for at, of_two in zip(pairings(decks), cells, strict=True)}


def _table(cells: Sequence[Sequence[Games]], decks: int) -> Floats:
    """The table of all pairings (`sim.statistics.metagame`)."""
    by_matchup = _by_matchup(cells, decks)
    return full_table(decks, {at: scores.mean(axis=1) for at, scores in by_matchup.items() if at[0] != at[1]})


def _by_seat(by_matchup: Mapping[tuple[int, int], Floats], shares: Floats) -> tuple[Floats, Floats]:
    """What each deck scores against the field going first, and going second; (decks, pairs) both."""
    pairs = len(next(iter(by_matchup.values())))
    going = np.zeros((2, len(shares), pairs))
    for (row, column), scores in by_matchup.items():
        going[:, row] += shares[column] * scores.T
        if row != column:
            going[:, column] += shares[row] * (1 - scores.T[::-1])
    first, second = np.clip(going, 0, 1)  # rounding
    return first, second


def _notable_games(cells: Sequence[Sequence[Games]], names: Sequence[str]) -> tuple[NotableGame, ...]:
    """The quickest win of all, the longest game, and the quickest upset where upsets are rarest."""
    quickest: tuple[int, NotableGame] | None = None
    longest: tuple[int, NotableGame] | None = None
    upset: tuple[float, NotableGame] | None = None
    candidates = (
        (row, column, len(of_two) * number + at, of_two[at].rows, numbers, matches)
        for number, (of_two, (row, column)) in enumerate(zip(cells, pairings(len(names)), strict=True))
        for at, (numbers, matches) in enumerate(games_that_count(of_two))
        if row != column and len(numbers)
    )
    for row, column, cell, rows, numbers, matches in candidates:
        notable = partial(notable_game, cell, numbers, matches)
        games = gettext("games") if matches is None else gettext("games {GAMES}", GAMES=cell % GAMES + 1)
        turns, winners = rows[numbers, columns.TURNS], rows[numbers, columns.WINNER]
        for side, (deck, other) in enumerate(((row, column), (column, row))):
            won = np.flatnonzero(winners == side)
            if not len(won):
                continue
            at = int(won[np.argmin(turns[won])])
            turn, share = int(turns[at]), len(won) / len(numbers)
            beats = gettext("{names} beats {names2}", names=names[deck], names2=names[other])
            if quickest is None or turn < quickest[0]:
                quickest = turn, notable(at, gettext("quickest win: {beats} on turn {turn}", beats=beats, turn=turn))
            if share < (0.5 if upset is None else upset[0]):
                upset = (
                    share,
                    notable(
                        at,
                        gettext(
                            "upset: {beats}, as in {percent} % of their {games}",
                            beats=beats,
                            percent=in_percent(share),
                            games=games,
                        ),
                    ),
                )
        at = int(np.argmax(turns))
        if longest is None or turns[at] > longest[0]:
            what = gettext(
                "longest game: {names} against {names2}, {turns} turns",
                names=names[row],
                names2=names[column],
                turns=turns[at],
            )
            longest = int(turns[at]), notable(at, what)
    return tuple(found[1] for found in (quickest, longest, upset) if found is not None)
