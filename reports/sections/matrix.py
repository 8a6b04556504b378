"""What the games of a field of decks say, as a document: ``duelsim matrix``."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from reports.measures.cards import WARNING
from reports.sections import tournaments
from reports.sections.best_of import errors_in_words, lines_about_draws, matches_sections
from reports.sections.match import matchup_sections, one_of_many
from reports.sections.pilots import (
    NOT_MEASURED,
    TITLE,
    better_in_words,
    heads_in_field,
    is_played_by_thinkers,
    lines_about,
    values_in_field,
    ways_table,
)
from reports.summaries.best_of import BestOfSummary
from reports.summaries.match import MatchupSummary
from reports.summaries.matrix import Field, MatrixSummary
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Document, Figure, Paragraph, Section, Table, heads, without
from reports.writing.values import Number, Points, Rate, Share, Value, digits_of, percent
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import MANY, PICKED, error_lines, games_in_words, undecided_in_words
from sim.experiments.kinds.matrix import pairings
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

HARDLY_EVER = 0.05  # a deck in the mixture of so few bootstrap samples is not worth a row


def document(summary: MatrixSummary) -> Document:
    """The result as a document."""
    title = f"{len(summary.decks)} decks, all against all{', best of three' if summary.matches else ''}"
    found = verdict(summary)
    if summary.field is None:
        return Document(title, found, _error_sections(summary))
    sections = (
        *_result_sections(summary, summary.field),
        _matrix_section(summary, summary.field),
        _field_section(summary, summary.field),
        *(() if summary.results is None else tournaments.sections(summary.results)),
        _seats_section(summary, summary.field),
        _choice_section(summary, summary.field),
        *_pilots_sections(summary, summary.field),
        *_error_sections(summary),
        _pairings_section(summary, summary.field),
        *_matchup_sections(summary, summary.field),
        *_pilots_of_pairings(summary),
    )
    return Document(title, found, without(sections, found.doubt), draw=partial(_drawn_matrix, summary, summary.field))


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: MatrixSummary) -> Verdict:
    """Who does best against the field, and whether others may be as good."""
    if summary.field is None and not summary.pairs:
        return Verdict("No result", doubt="Not every pairing has been played yet.")
    if summary.field is None:
        units = f"{2 * summary.pairs:,} {_units(summary)}"
        lost = f"In every pair of the {units} there was an error in one of the pairings."
        return Verdict("No result", doubt=lost)
    played = f"{2 * summary.pairs_counted * len(summary.matchups):,} {_units(summary, in_full=True)}"
    pilots = pilots_of([(deck.name, deck.player) for deck in summary.decks])
    doubt = next(filter(None, _doubts(summary)), "")
    if summary.results is not None and len(summary.results.by_player) > 1:
        return replace(tournaments.verdict_by_player(summary.results), played=played, pilots=pilots, doubt=doubt)
    ranking, count = summary.field.ranking, len(summary.decks)
    standing = summary.field.standings[ranking[0]]
    best = summary.decks[ranking[0]].name
    number = win_rate(standing.win_rate_taken_together, "win rate against the field")
    names: tuple[str, ...] = (best,)
    if len(standing.alike) == count - 1:
        words, names = f"Too close to call among {count} decks", ()
        number = replace(number, what=f"win rate for {best}")
    elif len(standing.alike) == 1:
        words, names = "{} or {} is best", (best, summary.decks[standing.alike[0]].name)
        number = replace(number, what=f"win rate for {best}")
    elif standing.alike:
        words = f"{{}} leads; {len(standing.alike)} others may be as good"
    else:
        words = f"{{}} is the best of {count} decks"
    if summary.results is not None and names:
        words = "Bring {} or {}" if len(names) > 1 else "Bring {}"
    return Verdict(words, names, number, played, pilots, doubt)


def _doubts(summary: MatrixSummary) -> list[str]:
    """What a reader should know before relying on the result, the most important first; "" for what does not apply."""
    undecided = sum(matchup.undecided for matchup in summary.matchups)
    many = not summary.matches and undecided >= MANY * sum(matchup.games for matchup in summary.matchups)
    is_not_measured = summary.pilots is None and not summary.matches and not is_played_by_thinkers(summary.between)
    return [
        undecided_in_words(undecided, summary.matchups[0].turn_cap) if many else "",
        _with_better_pilots(summary),
        NOT_MEASURED if is_not_measured else "",
    ]


def _with_better_pilots(summary: MatrixSummary) -> str:
    """How far better pilots move the win rate of the best deck; "" if not measured."""
    if summary.pilots is None or summary.field is None:
        return ""
    ends = summary.pilots_in_field[summary.field.ranking[0]].ends
    if ends is None:
        return ""
    return better_in_words(ends, f"as it, the field or all {summary.pilots.thinker.do}")


def _result_sections(summary: MatrixSummary, field: Field) -> tuple[Section, ...]:
    """What is to be said of the result besides its verdict."""
    if summary.results is not None and len(summary.results.by_player) > 1:
        lines = tournaments.lines_by_player(summary.results)
    else:
        alike = [summary.decks[deck].name for deck in field.ranking if deck in field.standings[field.ranking[0]].alike]
        lines = [f"{_listed(alike)} cannot be told apart from {summary.decks[field.ranking[0]].name}."] if alike else []
        lines.append(PICKED.format(f"{len(summary.decks)} decks"))
        adapted = [deck for deck, share in enumerate(field.nash.mixture.shares) if share > 0]
        if summary.results is not None and len(adapted) == 1:
            lines.append(f"If everybody adapts: {summary.decks[adapted[0]].name}.")
    _, *doubts = _doubts(summary)  # the section of the matrix says the first
    return (Section("", tuple(Paragraph(line) for line in (*lines, *doubts) if line)),)


def _units(summary: MatrixSummary, count: int = 2, *, in_full: bool = False) -> str:
    """What is won and lost."""
    matches = ("best-of-three " if in_full else "") + ("match" if count == 1 else "matches")
    return matches if summary.matches else ("game" if count == 1 else "games")


def _field_words(summary: MatrixSummary) -> str:
    decks = f"{len(summary.decks)} decks"
    if summary.results is not None and len(summary.results.by_player) < 2:
        return f"the field of {tournaments.events_in_words(summary.results)}, {decks}"
    return f"an equal field of these {decks}" if summary.equal_shares else f"this field of {decks}"


def _pairing_names(names: Sequence[str]) -> list[str]:
    """The names of the pairings of decks with these names, in the order of the run.

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
        return Rate(cell.win_rate, short=True)  # exact, and written without an interval
    digits = min(digits_of(one.win_rate) for one in field.cells if one.row != one.column)
    return Rate(cell.win_rate, cell.favoured, short=True, digits=digits)


def _matrix_section(summary: MatrixSummary, field: Field) -> Section:
    labels = _labels(summary, field)
    rows = [(label, *(_cell_value(field, deck, other) for other in labels)) for deck, label in labels.items()]
    pairings_of_two = len(labels) * (len(labels) - 1) // 2
    widest = max(cell.win_rate.reach for cell in field.cells)
    note = (
        f"+ and -: certainly more or less than half, all {pairings_of_two} pairings taken together; otherwise that is"
        f" open. 95 % intervals, the widest ± {in_percent(widest)}. A deck against itself is even by design."
    )
    players = {deck.player for deck in summary.decks}
    by_player = f", all decks played by {players.pop()}" if len(players) == 1 else ""
    if any(player.endswith(".play") for player in players):
        by_player = f", the decks played by {', '.join(deck.player for deck in summary.decks)}"
    lines = [
        f"Each pairing: {2 * summary.pairs:,} {_units(summary)}{by_player}, with the same luck as every other pairing."
    ]
    turn_cap = summary.matchups[0].turn_cap
    undecided = sum(matchup.undecided for matchup in summary.matchups)
    if summary.matches:
        drawn, undecided = (sum(getattr(one, what) for one in summary.matches) for what in ("drawn", "undecided"))
        lines += lines_about_draws(drawn, undecided, turn_cap)
    elif undecided:
        lines.append(undecided_in_words(undecided, turn_cap))
    left_out = summary.pairs - summary.pairs_counted
    if left_out:
        pairs = f"1 pair of {_units(summary)} is" if left_out == 1 else f"{left_out:,} pairs of {_units(summary)} are"
        lines.append(f"{pairs} left out of all pairings, because a game ended in an error in one of them.")
    if summary.games_cut_off:
        lines.append(
            f"{summary.games_cut_off:,} more games were played of some pairings. They are left out, so that all"
            " pairings have the same pairs."
        )
    table = Table(
        "Win rate of the row's deck against the column's, in %",
        heads("", *(str(place) for place in range(1, len(labels) + 1))),
        tuple(rows),
        note,
        heat=True,
    )
    return Section("", (table, *map(Paragraph, lines)))


def _drawn_matrix(summary: MatrixSummary, field: Field) -> "Drawing":
    """The matrix as a drawing, in the order of the ranking."""
    labels = _labels(summary, field)
    rows = [[field.seen_from(deck, other).win_rate.estimate for other in labels] for deck in labels]
    return figures.heat(list(labels.values()), rows)


def _field_section(summary: MatrixSummary, field: Field) -> Section:
    columns: list[tuple[str, list[Value]]] = [("", list(_labels(summary, field).values()))]
    if len({deck.player for deck in summary.decks}) > 1:
        columns.append(("player", [summary.decks[deck].player for deck in field.ranking]))
    if not summary.equal_shares:
        columns.append(("share of the field", [Share(summary.decks[deck].share) for deck in field.ranking]))
    rates = [field.standings[deck].win_rate_taken_together for deck in field.ranking]
    columns.append(("win rate", [Rate(rate, digits=min(map(digits_of, rates))) for rate in rates]))
    alike = [_places(field, field.standings[deck].alike) for deck in field.ranking]
    if any(alike):
        columns.append(("cannot be told apart from", list(alike)))
        apart = f"{sum(value is None for value in alike)} of them can be told apart from all others."
    else:
        apart = "All of them can be told apart."
    best, worst = rates[0].estimate, rates[-1].estimate
    finding = f"The decks win between {in_percent(worst, 0)} % and {in_percent(best, 0)} % of their {_units(summary)}."
    words = _field_words(summary)
    table = Table(
        "",
        heads(*(head for head, _ in columns)),
        tuple(zip(*(values for _, values in columns), strict=True)),
        f"{words[0].upper()}{words[1:]}, mirror matches included. {apart} They are compared by what they score in"
        " the same pairs, all pairs of decks taken together. The intervals hold for all decks at once.",
    )

    def draw() -> "Drawing":
        ranked = [(summary.decks[deck].name, field.standings[deck].win_rate_taken_together) for deck in field.ranking]
        return figures.intervals(ranked, "win rate, %", reference=0.5, signed=False)

    return Section("Against the field", (Figure("win rates against the field", finding, draw, table),))


def _pilots_sections(summary: MatrixSummary, field: Field) -> tuple[Section, ...]:
    """How far better pilots move each deck against the field, or that this was not measured."""
    pilots = summary.pilots
    if pilots is None:
        return ()
    rows: list[tuple[Value, ...]] = []
    for deck, label in _labels(summary, field).items():
        first = field.standings[deck].win_rate_taken_together
        rows.append((label, *values_in_field(first, summary.pilots_in_field[deck])))
    games, thinker = pilots.wanted * len(summary.decks), pilots.thinker
    table = Table(
        "Win rate against the field, in %, mirror matches included",
        heads_in_field(summary.between, thinker),
        tuple(rows),
        note=f"With players who {thinker.do}: {games_in_words(games)} of each deck in each column, on the luck of the"
        " first games between the others. The decks are in the order of the first column.",
    )
    searched = [one.all_search for one in summary.pilots_in_field]
    lines = lines_about(pilots)
    if all(rate is not None for rate in searched):
        order = sorted(range(len(searched)), key=lambda deck: -rate.estimate if (rate := searched[deck]) else 0.0)
        lines.append(f"If all {thinker.do}, the order is {_listed([summary.decks[deck].name for deck in order])}.")
    return (Section(TITLE, (*map(Paragraph, lines), table)),)


def _pilots_of_pairings(summary: MatrixSummary) -> tuple[Section, ...]:
    if summary.pilots is None:
        return ()
    tables = (ways_table(one, summary.between) for one in summary.pilots.ranges)
    return (Section("Better pilots, pairing by pairing", tuple(tables), detailed=True),)


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
        f"Against this field. The player who goes first wins {percent(field.first_player_win_rate)}."
        if not summary.matches
        else "Matches against this field, by who goes first in game 1: that player wins"
        f" {percent(field.first_player_win_rate)} of them.",
    )
    return Section("Going first and second", (table,))


def _choice_section(summary: MatrixSummary, field: Field) -> Section:
    """The mixture of decks if everybody picks well, and whether there is a cycle of decks that beat each other."""
    title, nash = "What to pick", field.nash
    cycle = tuple(map(Paragraph, _cycle_lines(summary, field) if len(summary.decks) > 2 else ()))
    shown = [deck for deck in field.ranking if nash.mixture.shares[deck] > 0 or nash.inclusion[deck] > HARDLY_EVER]
    if len(shown) == 1:
        line = (
            f"In the equilibrium everybody plays {summary.decks[shown[0]].name}: no other deck"
            f" wins more than half of its {_units(summary)} against it. This held in"
            f" {in_percent(nash.alone[shown[0]], 0)} % of {nash.replicates} bootstrap samples."
        )
        return Section(title, (*_two_questions(summary, field), Paragraph(line), *cycle))
    labels = _labels(summary, field)
    rows: list[tuple[Value, ...]] = []
    for deck in shown:
        share, low, high = (float(shares[deck]) for shares in (nash.mixture.shares, nash.low, nash.high))
        ends = Interval(share, min(share, low), max(share, high))
        rows.append((labels[deck], Rate(ends), Share(float(nash.inclusion[deck]))))
    table = Table(
        "The equilibrium: the mixture of decks that no deck beats",
        heads("", "share (95 % of the samples)", "part of it in"),
        tuple(rows),
        f"Its shares depend on luck, so they were computed again for {nash.replicates} bootstrap samples: a deck that"
        " is part of the mixture in few of them may not belong to it. In the samples, the best answer to these shares"
        f" wins {in_percent(nash.exploitability.estimate)} percentage points more than half, and rarely more than"
        f" {in_percent(nash.exploitability.high)}.",
    )
    return Section(title, (*_two_questions(summary, field), table, *cycle))


def _two_questions(summary: MatrixSummary, field: Field) -> tuple[Paragraph, ...]:
    """What the verdict answers, and what this section answers."""
    where = "in this field, each deck once for each player, " if len(_players(summary)) > 1 else "against this field "
    standing = field.standings[field.ranking[0]]
    only = " (or a deck that cannot be told apart from it)" if standing.alike else ""
    best = f"{summary.decks[field.ranking[0]].name}{only}"
    return (
        Paragraph(
            f"There are two answers, to two questions. The best reply: {where}as it is, {best} wins the most. The"
            " equilibrium: if everybody changes decks until nobody gains by changing, the field below is what remains,"
            " and in it no deck wins more than another one that belongs to it."
        ),
    )


def _players(summary: MatrixSummary) -> tuple[str, ...]:
    """The players who each play all decks of tournament results."""
    return () if summary.results is None else tuple(one.player for one in summary.results.by_player)


def _cycle_lines(summary: MatrixSummary, field: Field) -> list[str]:
    if field.cycle is None:
        lines = ["There is no cycle of three decks in which each certainly beats the next."]
    else:
        decks = field.cycle.decks
        beats = [
            f"{summary.decks[deck].name} beats {summary.decks[other].name}"
            f" ({in_percent(field.seen_from(deck, other).win_rate.estimate, 0)} %)"
            for deck, other in zip(decks, (*decks[1:], decks[0]), strict=True)
        ]
        lines = [f"The strongest cycle: {_listed(beats)}."]
    if field.intransitivity is not None:
        explained = f"{in_percent(1 - field.intransitivity, 0)} %"
        lines.append(
            f"How strong the decks are overall explains {explained} of the differences between the pairings; the rest"
            " depends on which deck meets which."
        )
    return lines


def _error_sections(summary: MatrixSummary) -> tuple[Section, ...]:
    errors = errors_in_words(_pairing_names(summary.names), summary.matchups, summary.matches)
    return (Section("", tuple(map(Paragraph, error_lines(errors)))),) if errors else ()


def _pairings_section(summary: MatrixSummary, field: Field) -> Section:
    labels = _labels(summary, field)
    ranked = list(labels)
    numbers = {at: number for number, at in enumerate(pairings(len(ranked)))}
    rows: list[tuple[Value, ...]] = []
    for place, deck in enumerate(ranked):
        for other in ranked[place:]:
            number = numbers[min(deck, other), max(deck, other)]
            more = _games_values(summary.matchups[number])
            if summary.matches:
                more = _matches_values(summary.matches[number], swapped=deck > other)
            rows.append((labels[deck], labels[other], _cell_value(field, deck, other), *more))
    columns: tuple[str, ...] = ("win rate of the first player, %", "median length in turns")
    if summary.matches:
        columns = ("game 1, %", "games 2 and 3, %", "first player in game 1, %", "games in a match")
    table = Table(
        f"Each of {2 * summary.pairs_counted:,} {_units(summary, 2 * summary.pairs_counted)}",
        heads("", "against", "win rate, %", *columns),
        tuple(rows),
    )
    if summary.matches:
        return Section("All pairings", (table,), detailed=True)
    cards = f"Each pairing by itself follows, with what was observed of its cards. {WARNING}"
    return Section("All pairings", (table, Paragraph(cards, warning=True)), detailed=True)


def _games_values(matchup: MatchupSummary) -> tuple[Value, ...]:
    first, median = matchup.first_player_win_rate, matchup.median_turns
    return None if first is None else Rate(first, short=True), None if median is None else Number(median)


def _matches_values(of_two: BestOfSummary, *, swapped: bool) -> tuple[Value, ...]:
    """What the table of pairings says of matches; `swapped` where the deck of the row is deck B of the pairing."""
    rates = *of_two.single_games(int(swapped)), of_two.first_player_wins_match
    shown = (None if rate is None else Rate(rate, short=True) for rate in rates)
    return *shown, Number(of_two.mean_games, 2)


def _of_pairings(summary: MatrixSummary) -> list[tuple[Section, ...]]:
    """The sections about each pairing, in the order of the run."""
    if summary.matches:
        return [matches_sections(one, brief=True) for one in summary.matches]
    return [matchup_sections(one, brief=True) for one in summary.matchups]


def _matchup_sections(summary: MatrixSummary, field: Field) -> tuple[Section, ...]:
    """The pairings one by one, in the order of the ranking."""
    places = {deck: place for place, deck in enumerate(field.ranking)}
    in_order = sorted(
        zip(pairings(len(places)), _pairing_names(summary.names), _of_pairings(summary), strict=True),
        key=lambda one: sorted(places[deck] for deck in one[0]),
    )
    found = []
    for _, title, of_two in in_order:
        found += one_of_many(title, of_two)
    return tuple(found)
