"""What the games of a field of decks say: every number of ``duelsim matrix``, and the document that shows them.

Everything is estimated from the pairs that count in all pairings: pair p has the same luck everywhere, and so what is
estimated from several pairings - a win rate against the field, a difference of two decks - knows how they go together
(`sim.statistics.metagame`). A pair in which a game of any pairing ended as an error is left out of all of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from decks import deck_hash
from reports.measures.cards import WARNING
from reports.summaries.match import MatchupSummary, games_in_words, matchup_sections, summarize
from reports.summaries.summary import NotableGame
from reports.writing.document import (
    Document,
    Figure,
    Number,
    Paragraph,
    Points,
    Rate,
    Section,
    Share,
    Table,
    Value,
    digits_of,
    heads,
    percent,
)
from sim.engine.record.codes.results import TURNS, WINNER
from sim.experiments.kinds.matrix import deck_count, pairings
from sim.experiments.runs.run import Run
from sim.games.batch import Games, on_common_pairs
from sim.statistics.intervals import Interval, difference_interval, mean_interval
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

Floats = npt.NDArray[np.float64]

EVEN = Interval(0.5, 0.5, 0.5)  # a deck against itself, by design
HARDLY_EVER = 0.05  # a deck that is part of the mixture of so few redrawn tables is not worth a row


@dataclass(frozen=True)
class DeckInField:
    """A deck of the field, and how common it is there: `share` is between 0 and 1."""

    name: str
    hash: str
    player: str
    share: float


@dataclass(frozen=True)
class Standing:
    """How a deck does against the field, of which it is a part.

    The rates are over all its games, its mirror match included, each opponent weighted by its share;
    `worth_of_going_first` is the difference of those going first and second. `alike` are the numbers of the decks whose
    win rates cannot be told apart from its own, all pairs of decks taken together.
    """

    win_rate: Interval
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
    the decks, the best against the field first. `first_player_win_rate` is that of whoever goes first when both decks
    are picked by their shares. `cycle` is the strongest of certain wins; `nash` and `intransitivity` as in
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
    `equal_shares` says that nobody has named the shares of the field. `matchups` are the summaries of the pairings, in
    the order of the run.
    """

    decks: tuple[DeckInField, ...]
    pairs: int
    pairs_counted: int
    games_cut_off: int
    equal_shares: bool
    field: Field | None
    matchups: tuple[MatchupSummary, ...]
    notable_games: tuple[NotableGame, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the decks."""
        return tuple(deck.name for deck in self.decks)

    def document(self) -> Document:
        """The result as a document."""
        title = f"{len(self.decks)} decks, all against all"
        if self.field is None:
            return Document(title, verdict(self), _error_sections(self))
        return Document(
            title,
            verdict(self),
            (
                _matrix_section(self, self.field),
                _field_section(self, self.field),
                _seats_section(self, self.field),
                _choice_section(self, self.field),
                *_error_sections(self),
                _pairings_section(self, self.field),
                *_matchup_sections(self, self.field),
            ),
        )

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`; decks are named by their place in `decks`."""
        field = self.field
        nothing = dict.fromkeys(one.name for one in fields(Standing))
        return {
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
                for at, (decks, matchup) in enumerate(zip(pairings(len(self.decks)), self.matchups, strict=True))
            ],
            "first_player_win_rate": None if field is None else asdict(field.first_player_win_rate),
            "nash": None if field is None else _nash_json(field.nash),
            "cycle": None if field is None or field.cycle is None else asdict(field.cycle),
            "intransitivity": None if field is None else field.intransitivity,
            "notable_games": [asdict(one) for one in self.notable_games],
        }


def _cell_json(decks: tuple[int, int], matchup: MatchupSummary, cell: Cell | None) -> dict[str, Any]:
    row, column = matchup.decks
    rates = {
        "win_rate": None if cell is None else cell.win_rate,
        "win_rate_going_first": row.win_rate_going_first,
        "win_rate_going_second": row.win_rate_going_second,
        "first_player_win_rate": matchup.first_player_win_rate,
    }
    return {
        "row": decks[0],
        "column": decks[1],
        "favoured": None if cell is None else cell.favoured,
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


def _nash_json(nash: NashBootstrap) -> dict[str, Any]:
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
    games = on_common_pairs(run.cells)
    count = deck_count(run.experiment)
    cells = zip(run.experiment.cells, pairings(count), strict=True)
    sides = [side for (side, _), (row, column) in cells if row == column]
    shares = run.experiment.settings.get("shares")
    weights = [1 / count] * count if shares is None else shares
    decks = [
        DeckInField(side.name, deck_hash(side.slots), side.player, share)
        for side, share in zip(sides, weights, strict=True)
    ]
    pairs, counted = len(games[0].rows) // 2, int(games[0].valid_pairs.sum())
    return MatrixSummary(
        decks=tuple(decks),
        pairs=pairs,
        pairs_counted=counted,
        games_cut_off=run.game_count - 2 * pairs * len(games),
        equal_shares=shares is None,
        field=_field(games, np.array(weights)) if counted else None,
        matchups=tuple(summarize(one, with_cards=True) for one in games),
        notable_games=_notable_games(games, [deck.name for deck in decks]),
    )


def _field(games: Sequence[Games], shares: Floats) -> Field:
    """Estimate everything from games on common pairs, of which one at least counts."""
    decks = len(shares)
    # By matchup: what deck A scores in the game that it starts, and in the other; (pairs, 2).
    by_matchup = {
        at: one.scores.reshape(-1, 2)[one.valid_pairs] for at, one in zip(pairings(decks), games, strict=True)
    }
    for (row, column), scores in by_matchup.items():
        if row == column and not np.all(scores.sum(axis=1) == 1):
            raise RuntimeError("a mirror match was not even in every pair: the luck of the seats was not exchanged")
    table = full_table(decks, {at: scores.mean(axis=1) for at, scores in by_matchup.items() if at[0] != at[1]})
    flags = different_cells(table)
    rates = field_win_rates(table, shares)
    told_apart = different_in_field(table, shares)
    first, second = _by_seat(by_matchup, shares)
    standings = [
        Standing(
            win_rate=rates[deck],
            going_first=mean_interval(first[deck]),
            going_second=mean_interval(second[deck]),
            worth_of_going_first=difference_interval(first[deck] - second[deck]),
            alike=tuple(other for other in range(decks) if other != deck and not told_apart[deck, other]),
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


def _notable_games(games: Sequence[Games], names: Sequence[str]) -> tuple[NotableGame, ...]:
    """The quickest win of all, the longest game, and the quickest upset where upsets are rarest."""
    quickest: tuple[int, NotableGame] | None = None
    longest: tuple[int, NotableGame] | None = None
    upset: tuple[float, NotableGame] | None = None
    for cell, (one, (row, column)) in enumerate(zip(games, pairings(len(names)), strict=True)):
        turns, fine = one.rows[:, TURNS], np.repeat(one.valid_pairs, 2)
        if row == column or not fine.any():
            continue
        for side, (deck, other) in enumerate(((row, column), (column, row))):
            won = np.flatnonzero(fine & (one.rows[:, WINNER] == side))
            if not len(won):
                continue
            game = int(won[np.argmin(turns[won])])
            turn, share = int(turns[game]), len(won) / int(fine.sum())
            beats = f"{names[deck]} beats {names[other]}"
            if quickest is None or turn < quickest[0]:
                quickest = turn, NotableGame(cell, game, f"quickest win: {beats} in turn {turn}")
            if share < (0.5 if upset is None else upset[0]):
                upset = share, NotableGame(cell, game, f"upset: {beats}, as in {100 * share:.1f} % of their games")
        game = int(np.argmax(np.where(fine, turns, 0)))
        if longest is None or turns[game] > longest[0]:
            what = f"longest game: {names[row]} against {names[column]}, {turns[game]} turns"
            longest = int(turns[game]), NotableGame(cell, game, what)
    return tuple(found[1] for found in (quickest, longest, upset) if found is not None)


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: MatrixSummary) -> str:
    """The result in one sentence: who does best against the field, and who may be as good."""
    if summary.field is None and not summary.pairs:
        return "No result: not every pairing has been played yet."
    if summary.field is None:
        return f"No result: in each of the {summary.pairs:,} pairs there was an error in one of the pairings."
    best = summary.field.ranking[0]
    standing = summary.field.standings[best]
    result = (
        f"{summary.decks[best].name} wins {percent(standing.win_rate)} of its games against {_field_words(summary)}"
    )
    if len(standing.alike) == len(summary.decks) - 1:
        return f"Too close to call: {result}, and no other deck can be told apart from it."
    if not standing.alike:
        return f"{result}, more than every other deck."
    alike = [summary.decks[deck].name for deck in summary.field.ranking if deck in standing.alike]
    return f"{result}, more than all others but {_listed(alike)}, which cannot be told apart from it."


def _field_words(summary: MatrixSummary) -> str:
    decks = f"{len(summary.decks)} decks"
    return f"an equal field of these {decks}" if summary.equal_shares else f"this field of {decks}"


def _pairing_names(names: Sequence[str]) -> list[str]:
    """What the pairings of decks of these names are called, in the order of the run.

    >>> _pairing_names(["Red", "Blue"])
    ['Red against itself', 'Red against Blue', 'Blue against itself']
    """
    return [
        f"{names[row]} against {'itself' if row == column else names[column]}" for row, column in pairings(len(names))
    ]


def _listed(words: Sequence[str]) -> str:
    """Words with commas and an "and".

    >>> _listed(["one", "two", "three"])
    'one, two and three'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


# --- The document -----------------------------------------------------------------------------------------
def _labels(summary: MatrixSummary, field: Field) -> dict[int, str]:
    """The decks in the order of the ranking, with their places in it."""
    return {deck: f"{place} {summary.decks[deck].name}" for place, deck in enumerate(field.ranking, start=1)}


def _places(field: Field, decks: Sequence[int]) -> str | None:
    return ", ".join(str(place) for place, deck in enumerate(field.ranking, start=1) if deck in decks) or None


def _cell_value(field: Field, deck: int, other: int) -> Value:
    """A pairing in a table, with as many digits as all the others."""
    cell = field.seen_from(deck, other)
    if deck == other:
        return "50"
    digits = min(digits_of(one.win_rate) for one in field.cells if one.row != one.column)
    return Rate(cell.win_rate, cell.favoured, short=True, digits=digits)


def _matrix_section(summary: MatrixSummary, field: Field) -> Section:
    labels = _labels(summary, field)
    rows = [(label, *(_cell_value(field, deck, other) for other in labels)) for deck, label in labels.items()]
    pairings_of_two = len(labels) * (len(labels) - 1) // 2
    widest = max(100 * cell.win_rate.reach for cell in field.cells)
    note = (
        f"+ and -: certainly more or less than half, all {pairings_of_two} pairings taken together; otherwise that is"
        f" open. 95 % intervals, the widest ± {widest:.1f}. A deck against itself is even by design."
    )
    players = {deck.player for deck in summary.decks}
    by_player = f", all decks played by {players.pop()}" if len(players) == 1 else ""
    lines = [
        f"Each pairing: {games_in_words(2 * summary.pairs)}{by_player}, with the same luck as every other pairing."
    ]
    undecided = sum(matchup.undecided for matchup in summary.matchups)
    if undecided:
        turn_cap = summary.matchups[0].turn_cap
        lines.append(f"{games_in_words(undecided)} undecided after turn {turn_cap}: half a win for each deck.")
    left_out = summary.pairs - summary.pairs_counted
    if left_out:
        pairs = "1 pair of games is" if left_out == 1 else f"{left_out:,} pairs of games are"
        lines.append(f"{pairs} left out of all pairings, because a game ended as an error in one of them.")
    if summary.games_cut_off:
        lines.append(
            f"{summary.games_cut_off:,} games more were played of some pairings. They are left out, so that all"
            " pairings have the same pairs."
        )
    table = Table(
        "Win rate of the row's deck against the column's, in %",
        heads("", *(str(place) for place in range(1, len(labels) + 1))),
        tuple(rows),
        note,
        heat=True,
    )
    return Section("", (*map(Paragraph, lines), table))


def _field_section(summary: MatrixSummary, field: Field) -> Section:
    columns: list[tuple[str, list[Value]]] = [("", list(_labels(summary, field).values()))]
    if len({deck.player for deck in summary.decks}) > 1:
        columns.append(("player", [summary.decks[deck].player for deck in field.ranking]))
    if not summary.equal_shares:
        columns.append(("share of the field", [Share(summary.decks[deck].share) for deck in field.ranking]))
    rates = [field.standings[deck].win_rate for deck in field.ranking]
    columns.append(("win rate", [Rate(rate, digits=min(map(digits_of, rates))) for rate in rates]))
    alike = [_places(field, field.standings[deck].alike) for deck in field.ranking]
    if any(alike):
        columns.append(("cannot be told apart from", list(alike)))
        told_apart = f"{sum(value is None for value in alike)} of them are told apart from all others."
    else:
        told_apart = "All of them are told apart."
    best, worst = rates[0].estimate, rates[-1].estimate
    finding = f"The decks win between {100 * worst:.0f} % and {100 * best:.0f} % of their games."
    words = _field_words(summary)
    table = Table(
        "",
        heads(*(head for head, _ in columns)),
        tuple(zip(*(values for _, values in columns), strict=True)),
        f"{words[0].upper()}{words[1:]}, mirror matches included. {told_apart} They are compared by what they score in"
        " the same pairs, all pairs of decks taken together.",
    )

    def draw() -> Any:
        from reports.writing.figures import intervals

        ranked = [(summary.decks[deck].name, field.standings[deck].win_rate) for deck in field.ranking]
        return intervals(ranked, "win rate, %", reference=0.5, signed=False)

    return Section("Against the field", (Figure("win rates against the field", finding, draw, table),))


def _seats_section(summary: MatrixSummary, field: Field) -> Section:
    standings = field.standings
    digits = min(digits_of(rate) for one in standings for rate in (one.going_first, one.going_second))
    digits_of_worth = min(digits_of(one.worth_of_going_first) for one in standings)
    rows: list[tuple[Value, ...]] = []
    for deck, label in _labels(summary, field).items():
        one = standings[deck]
        seats = (Rate(rate, short=True, digits=digits) for rate in (one.going_first, one.going_second))
        rows.append((label, *seats, Points(one.worth_of_going_first, digits_of_worth)))
    table = Table(
        "",
        heads("", "first, %", "second, %", "difference, points"),
        tuple(rows),
        f"Against this field. Whoever goes first wins {percent(field.first_player_win_rate)}.",
    )
    return Section("Going first and second", (table,))


def _choice_section(summary: MatrixSummary, field: Field) -> Section:
    """What is played where everybody picks well, and whether the decks go round."""
    title, nash = "What to pick", field.nash
    circle = tuple(map(Paragraph, _circle_lines(summary, field) if len(summary.decks) > 2 else ()))
    shown = [deck for deck in field.ranking if nash.mixture.shares[deck] > 0 or nash.inclusion[deck] > HARDLY_EVER]
    if len(shown) == 1:
        line = (
            f"Where everybody picks as well as possible, everybody plays {summary.decks[shown[0]].name}: no other deck"
            f" wins more than half of its games against it. With the pairs drawn anew {nash.replicates} times"
            f" (bootstrap) it was so in {100 * nash.alone[shown[0]]:.0f} % of the drawings."
        )
        return Section(title, (Paragraph(line), *circle))
    labels = _labels(summary, field)
    rows: list[tuple[Value, ...]] = []
    for deck in shown:
        share, low, high = (float(shares[deck]) for shares in (nash.mixture.shares, nash.low, nash.high))
        ends = Interval(share, min(share, low), max(share, high))
        rows.append((labels[deck], Rate(ends), Share(float(nash.inclusion[deck]))))
    table = Table(
        "The mixture that no deck beats: the field where everybody picks as well as possible",
        heads("", "share (95 % of the drawings)", "part of it in"),
        tuple(rows),
        f"Its shares depend on luck, so the pairs were drawn anew {nash.replicates} times (bootstrap): a deck that is"
        " part of the mixture in few of these drawings need not be. In them the best answer to these shares wins"
        f" {100 * nash.exploitability.estimate:.1f} percentage points more than half, and seldom more than"
        f" {100 * nash.exploitability.high:.1f}.",
    )
    return Section(title, (table, *circle))


def _circle_lines(summary: MatrixSummary, field: Field) -> list[str]:
    if field.cycle is None:
        lines = ["There is no circle of three decks in which each certainly beats the next."]
    else:
        decks = field.cycle.decks
        beats = [
            f"{summary.decks[deck].name} beats {summary.decks[other].name}"
            f" ({percent(field.seen_from(deck, other).win_rate)})"
            for deck, other in zip(decks, (*decks[1:], decks[0]), strict=True)
        ]
        lines = [f"The strongest circle: {_listed(beats)}."]
    if field.intransitivity is not None:
        explained = f"{100 * (1 - field.intransitivity):.0f} %"
        lines.append(
            f"That some decks are better than others explains {explained} of the differences between the pairings; the"
            " rest depends on which deck meets which."
        )
    return lines


def _error_sections(summary: MatrixSummary) -> tuple[Section, ...]:
    errors = [
        f"  {name}, game {game}: {error}"
        for name, matchup in zip(_pairing_names(summary.names), summary.matchups, strict=True)
        for game, error in matchup.errors
    ]
    if not errors:
        return ()
    lines = [f"{games_in_words(len(errors))} ended as an error:", *errors[:5]]
    if len(errors) > 5:
        lines.append(f"  ... and {len(errors) - 5} more")
    return (Section("", tuple(map(Paragraph, lines))),)


def _pairings_section(summary: MatrixSummary, field: Field) -> Section:
    labels = _labels(summary, field)
    ranked = list(labels)
    matchups = dict(zip(pairings(len(ranked)), summary.matchups, strict=True))
    rows: list[tuple[Value, ...]] = []
    for place, deck in enumerate(ranked):
        for other in ranked[place:]:
            matchup = matchups[min(deck, other), max(deck, other)]
            first = matchup.first_player_win_rate
            rows.append(
                (
                    labels[deck],
                    labels[other],
                    _cell_value(field, deck, other),
                    None if first is None else Rate(first, short=True),
                    Number(matchup.median_turns),
                )
            )
    table = Table(
        f"Each of {games_in_words(2 * summary.pairs_counted)}",
        heads("", "against", "win rate, %", "win rate of whoever goes first, %", "median length in turns"),
        tuple(rows),
    )
    cards = f"Below, each pairing by itself, with what was observed of its cards. {WARNING}"
    return Section("All pairings", (table, Paragraph(cards, warning=True)), detailed=True)


def _matchup_sections(summary: MatrixSummary, field: Field) -> tuple[Section, ...]:
    """The pairings one by one, in the order of the ranking, for those who have room for them."""
    places = {deck: place for place, deck in enumerate(field.ranking)}
    in_order = sorted(
        zip(pairings(len(places)), _pairing_names(summary.names), summary.matchups, strict=True),
        key=lambda one: sorted(places[deck] for deck in one[0]),
    )
    found = []
    for _, title, matchup in in_order:
        for number, section in enumerate(matchup_sections(matchup, brief=True)):
            blocks = tuple(
                replace(block, name=f"{block.name}, {title}") if isinstance(block, Figure) else block
                for block in section.blocks
            )
            found.append(Section(title if number == 0 else section.title, blocks, detailed=True))
    return tuple(found)
