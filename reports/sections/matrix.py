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
from reports.writing.words import MANY, PICKED, against, error_lines, games_in_words, undecided_in_words
from sim.experiments.kinds.matrix import pairings
from sim.language import comma, gettext, ngettext, pgettext, sentences, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

HARDLY_EVER = 0.05  # a deck in the mixture of so few bootstrap samples is not worth a row


def document(summary: MatrixSummary) -> Document:
    """The result as a document."""
    title = gettext("{count} decks, all against all", count=len(summary.decks))
    if summary.matches:
        title = gettext("{names}, best of three", names=title)
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
        return Verdict(gettext("No result"), doubt=gettext("Not every pairing has been played yet."))
    if summary.field is None:
        units = gettext("{count:,} {unit}", count=2 * summary.pairs, unit=_units(summary))
        lost = gettext("In every pair of the {units} there was an error in one of the pairings.", units=units)
        return Verdict(gettext("No result"), doubt=lost)
    many = 2 * summary.pairs_counted * len(summary.matchups)
    of_three = gettext("{pairs_counted:,} best-of-three matches", pairs_counted=many)
    played = of_three if summary.matches else games_in_words(many)
    pilots = pilots_of([(deck.name, deck.player) for deck in summary.decks])
    doubt = next(filter(None, _doubts(summary)), "")
    if summary.results is not None and len(summary.results.by_player) > 1:
        return replace(tournaments.verdict_by_player(summary.results), played=played, pilots=pilots, doubt=doubt)
    ranking, count = summary.field.ranking, len(summary.decks)
    standing = summary.field.standings[ranking[0]]
    best = summary.decks[ranking[0]].name
    number = win_rate(standing.win_rate_taken_together, gettext("win rate against the field"))
    names: tuple[str, ...] = (best,)
    if len(standing.alike) == count - 1:
        words, names = gettext("Too close to call among {count} decks", count=count), ()
        number = replace(number, what=gettext("win rate for {best}", best=best))
    elif len(standing.alike) == 1:
        words, names = gettext("{} or {} is best"), (best, summary.decks[standing.alike[0]].name)
        number = replace(number, what=gettext("win rate for {best}", best=best))
    elif standing.alike:
        words = gettext("{{}} leads; {count} others may be as good", count=len(standing.alike))
    else:
        words = gettext("{{}} is the best of {count} decks", count=count)
    if summary.results is not None and names:
        words = gettext("Bring {} or {}") if len(names) > 1 else gettext("Bring {}")
    return Verdict(words, names, number, played, pilots, doubt)


def _doubts(summary: MatrixSummary) -> list[str]:
    """What a reader should know before relying on the result, the most important first; "" for what does not apply."""
    undecided = sum(matchup.undecided for matchup in summary.matchups)
    many = not summary.matches and undecided >= MANY * sum(matchup.games for matchup in summary.matchups)
    is_not_measured = summary.pilots is None and not summary.matches and not is_played_by_thinkers(summary.between)
    return [
        undecided_in_words(undecided, summary.matchups[0].turn_cap) if many else "",
        _with_better_pilots(summary),
        gettext(NOT_MEASURED) if is_not_measured else "",
    ]


def _with_better_pilots(summary: MatrixSummary) -> str:
    """How far better pilots move the win rate of the best deck; "" if not measured."""
    if summary.pilots is None or summary.field is None:
        return ""
    ends = summary.pilots_in_field[summary.field.ranking[0]].ends
    if ends is None:
        return ""
    return better_in_words(ends, gettext("as it, the field or all {do}", do=gettext(summary.pilots.thinker.do)))


def _result_sections(summary: MatrixSummary, field: Field) -> tuple[Section, ...]:
    """What is to be said of the result besides its verdict."""
    if summary.results is not None and len(summary.results.by_player) > 1:
        lines = tournaments.lines_by_player(summary.results)
    else:
        alike = [summary.decks[deck].name for deck in field.ranking if deck in field.standings[field.ranking[0]].alike]
        lines = (
            [
                gettext(
                    "{listed} cannot be told apart from {name}.",
                    listed=_listed(alike),
                    name=summary.decks[field.ranking[0]].name,
                )
            ]
            if alike
            else []
        )
        lines.append(gettext(PICKED).format(gettext("{count} decks", count=len(summary.decks))))
        adapted = [deck for deck, share in enumerate(field.nash.mixture.shares) if share > 0]
        if summary.results is not None and len(adapted) == 1:
            lines.append(gettext("If everybody adapts: {name}.", name=summary.decks[adapted[0]].name))
    _, *doubts = _doubts(summary)  # the section of the matrix says the first
    return (Section("", tuple(Paragraph(line) for line in (*lines, *doubts) if line)),)


def _units(summary: MatrixSummary, count: int = 2) -> str:
    """What is won and lost."""
    if not summary.matches:
        return gettext("game") if count == 1 else gettext("games")
    return pgettext("unit", "match") if count == 1 else gettext("matches")


def _field_words(summary: MatrixSummary) -> str:
    decks = gettext("{count} decks", count=len(summary.decks))
    if summary.results is not None and len(summary.results.by_player) < 2:
        return gettext(
            "the field of {events_in_words}, {decks}",
            events_in_words=tournaments.events_in_words(summary.results),
            decks=decks,
        )
    return (
        gettext("an equal field of these {decks}", decks=decks)
        if summary.equal_shares
        else gettext("this field of {decks}", decks=decks)
    )


def _pairing_names(names: Sequence[str]) -> list[str]:
    """The names of the pairings of decks with these names, in the order of the run.

    >>> _pairing_names(["Red", "Blue"])
    ['Red against itself', 'Red against Blue', 'Blue against itself']
    """
    return [
        against(names[row], gettext("itself") if row == column else names[column])
        for row, column in pairings(len(names))
    ]


def _listed(words: Sequence[str]) -> str:
    """Words with commas and an "and".

    >>> _listed(["one", "two", "three"])
    'one, two and three'
    """
    return gettext(" and ").join([comma().join(words[:-1]), words[-1]] if len(words) > 1 else words)


# --- The document -----------------------------------------------------------------------------------------
def _labels(summary: MatrixSummary, field: Field) -> dict[int, str]:
    """The decks in the order of the ranking, with their places in it."""
    return {deck: f"{place} {summary.decks[deck].name}" for place, deck in enumerate(field.ranking, start=1)}


def _places(field: Field, decks: Sequence[int]) -> str | None:
    return comma().join(str(place) for place, deck in enumerate(field.ranking, start=1) if deck in decks) or None


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
    note = gettext(
        "+ and -: certainly more or less than half, all {pairings_of_two} pairings taken"
        " together; otherwise that is open. 95 % intervals, the widest ± {percent}. A deck"
        " against itself is even by design.",
        pairings_of_two=pairings_of_two,
        percent=in_percent(widest),
    )
    players = {deck.player for deck in summary.decks}
    said = translatable("Each pairing: {pairs:,} {units}, with the same luck as every other pairing.")
    if any(player.endswith(".play") for player in players):
        said = translatable(
            "Each pairing: {pairs:,} {units}, the decks played by {names}, with the same luck as every other pairing."
        )
    elif len(players) == 1:
        said = translatable(
            "Each pairing: {pairs:,} {units}, all decks played by {name}, with the same luck as every other pairing."
        )
    names = comma().join(deck.player for deck in summary.decks)
    name = summary.decks[0].player
    lines = [gettext(said, pairs=2 * summary.pairs, units=_units(summary), names=names, name=name)]
    turn_cap = summary.matchups[0].turn_cap
    undecided = sum(matchup.undecided for matchup in summary.matchups)
    if summary.matches:
        drawn, undecided = (sum(getattr(one, what) for one in summary.matches) for what in ("drawn", "undecided"))
        lines += lines_about_draws(drawn, undecided, turn_cap)
    elif undecided:
        lines.append(undecided_in_words(undecided, turn_cap))
    left_out = summary.pairs - summary.pairs_counted
    if left_out:
        lines.append(
            ngettext(
                "{count:,} pair of {units} is left out of all pairings, because a game ended in an error in one of"
                " them.",
                "{count:,} pairs of {units} are left out of all pairings, because a game ended in an error in one of"
                " them.",
                left_out,
                units=_units(summary),
            )
        )
    if summary.games_cut_off:
        lines.append(
            gettext(
                "{games_cut_off:,} more games were played of some pairings. They are left out, so"
                " that all pairings have the same pairs.",
                games_cut_off=summary.games_cut_off,
            )
        )
    table = Table(
        gettext("Win rate of the row's deck against the column's, in %"),
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
        columns.append((gettext("player"), [summary.decks[deck].player for deck in field.ranking]))
    if not summary.equal_shares:
        columns.append((gettext("share of the field"), [Share(summary.decks[deck].share) for deck in field.ranking]))
    rates = [field.standings[deck].win_rate_taken_together for deck in field.ranking]
    columns.append((gettext("win rate"), [Rate(rate, digits=min(map(digits_of, rates))) for rate in rates]))
    alike = [_places(field, field.standings[deck].alike) for deck in field.ranking]
    if any(alike):
        columns.append((gettext("cannot be told apart from"), list(alike)))
        apart = gettext("{sum} of them can be told apart from all others.", sum=sum(value is None for value in alike))
    else:
        apart = gettext("All of them can be told apart.")
    best, worst = rates[0].estimate, rates[-1].estimate
    finding = gettext(
        "The decks win between {percent} % and {best} % of their {units}.",
        percent=in_percent(worst, 0),
        best=in_percent(best, 0),
        units=_units(summary),
    )
    words = _field_words(summary)
    table = Table(
        "",
        heads(*(head for head, _ in columns)),
        tuple(zip(*(values for _, values in columns), strict=True)),
        gettext(
            "{upper}{words}, mirror matches included. {apart} They are compared by what they"
            " score in the same pairs, all pairs of decks taken together. The intervals hold for"
            " all decks at once.",
            upper=words[0].upper(),
            words=words[1:],
            apart=apart,
        ),
    )

    def draw() -> "Drawing":
        ranked = [(summary.decks[deck].name, field.standings[deck].win_rate_taken_together) for deck in field.ranking]
        return figures.intervals(ranked, gettext("win rate, %"), reference=0.5, signed=False)

    return Section(
        gettext("Against the field"), (Figure(gettext("win rates against the field"), finding, draw, table),)
    )


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
        gettext("Win rate against the field, in %, mirror matches included"),
        heads_in_field(summary.between, thinker),
        tuple(rows),
        note=gettext(
            "With players who {do}: {games} of each deck in each column, on the luck of the first"
            " games between the others. The decks are in the order of the first column.",
            do=gettext(thinker.do),
            games=games_in_words(games),
        ),
    )
    searched = [one.all_search for one in summary.pilots_in_field]
    lines = lines_about(pilots)
    if all(rate is not None for rate in searched):
        order = sorted(range(len(searched)), key=lambda deck: -rate.estimate if (rate := searched[deck]) else 0.0)
        lines.append(
            gettext(
                "If all {do}, the order is {listed}.",
                do=gettext(thinker.do),
                listed=_listed([summary.decks[deck].name for deck in order]),
            )
        )
    return (Section(gettext(TITLE), (*map(Paragraph, lines), table)),)


def _pilots_of_pairings(summary: MatrixSummary) -> tuple[Section, ...]:
    if summary.pilots is None:
        return ()
    tables = (ways_table(one, summary.between) for one in summary.pilots.ranges)
    return (Section(gettext("Better pilots, pairing by pairing"), tuple(tables), detailed=True),)


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
        heads("", gettext("first, %"), gettext("second, %"), gettext("difference, points")),
        tuple(rows),
        gettext("Against this field. The player who goes first wins {rate}.", rate=percent(field.first_player_win_rate))
        if not summary.matches
        else gettext(
            "Matches against this field, by who goes first in game 1: that player wins {rate} of them.",
            rate=percent(field.first_player_win_rate),
        ),
    )
    return Section(gettext("Going first and second"), (table,))


def _choice_section(summary: MatrixSummary, field: Field) -> Section:
    """The mixture of decks if everybody picks well, and whether there is a cycle of decks that beat each other."""
    title, nash = gettext("What to pick"), field.nash
    cycle = tuple(map(Paragraph, _cycle_lines(summary, field) if len(summary.decks) > 2 else ()))
    shown = [deck for deck in field.ranking if nash.mixture.shares[deck] > 0 or nash.inclusion[deck] > HARDLY_EVER]
    if len(shown) == 1:
        line = gettext(
            "In the equilibrium everybody plays {name}: no other deck wins more than half of its"
            " {units} against it. This held in {percent} % of {replicates} bootstrap samples.",
            name=summary.decks[shown[0]].name,
            units=_units(summary),
            percent=in_percent(nash.alone[shown[0]], 0),
            replicates=nash.replicates,
        )
        return Section(title, (*_two_questions(summary, field), Paragraph(line), *cycle))
    labels = _labels(summary, field)
    rows: list[tuple[Value, ...]] = []
    for deck in shown:
        share, low, high = (float(shares[deck]) for shares in (nash.mixture.shares, nash.low, nash.high))
        ends = Interval(share, min(share, low), max(share, high))
        rows.append((labels[deck], Rate(ends), Share(float(nash.inclusion[deck]))))
    table = Table(
        gettext("The equilibrium: the mixture of decks that no deck beats"),
        heads("", gettext("share (95 % of the samples)"), gettext("part of it in")),
        tuple(rows),
        gettext(
            "Its shares depend on luck, so they were computed again for {replicates} bootstrap"
            " samples: a deck that is part of the mixture in few of them may not belong to it. In"
            " the samples, the best answer to these shares wins {percent} percentage points more"
            " than half, and rarely more than {nash_exploitability_high}.",
            replicates=nash.replicates,
            percent=in_percent(nash.exploitability.estimate),
            nash_exploitability_high=in_percent(nash.exploitability.high),
        ),
    )
    return Section(title, (*_two_questions(summary, field), table, *cycle))


def _two_questions(summary: MatrixSummary, field: Field) -> tuple[Paragraph, ...]:
    """What the verdict answers, and what this section answers."""
    standing = field.standings[field.ranking[0]]
    best = summary.decks[field.ranking[0]].name
    if standing.alike:
        best = gettext("{name} (or a deck that cannot be told apart from it)", name=best)
    as_it_is = translatable("The best reply: against this field as it is, {best} wins the most.")
    by_each = translatable(
        "The best reply: in this field, each deck once for each player, as it is, {best} wins the most."
    )
    return (
        Paragraph(
            sentences(
                gettext("There are two answers, to two questions."),
                gettext(by_each if len(_players(summary)) > 1 else as_it_is, best=best),
                gettext(
                    "The equilibrium: if everybody changes decks until nobody gains by changing, the field below"
                    " is what remains, and in it no deck wins more than another one that belongs to it."
                ),
            )
        ),
    )


def _players(summary: MatrixSummary) -> tuple[str, ...]:
    """The players who each play all decks of tournament results."""
    return () if summary.results is None else tuple(one.player for one in summary.results.by_player)


def _cycle_lines(summary: MatrixSummary, field: Field) -> list[str]:
    if field.cycle is None:
        lines = [gettext("There is no cycle of three decks in which each certainly beats the next.")]
    else:
        decks = field.cycle.decks
        beats = [
            gettext(
                "{name} beats {summary_decks_name} ({percent} %)",
                name=summary.decks[deck].name,
                summary_decks_name=summary.decks[other].name,
                percent=in_percent(field.seen_from(deck, other).win_rate.estimate, 0),
            )
            for deck, other in zip(decks, (*decks[1:], decks[0]), strict=True)
        ]
        lines = [gettext("The strongest cycle: {listed}.", listed=_listed(beats))]
    if field.intransitivity is not None:
        explained = f"{in_percent(1 - field.intransitivity, 0)} %"
        lines.append(
            gettext(
                "How strong the decks are overall explains {explained} of the differences between the"
                " pairings; the rest depends on which deck meets which.",
                explained=explained,
            )
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
    columns: tuple[str, ...] = (gettext("win rate of the first player, %"), gettext("median length in turns"))
    if summary.matches:
        columns = (
            gettext("game 1, %"),
            gettext("games 2 and 3, %"),
            gettext("first player in game 1, %"),
            gettext("games in a match"),
        )
    table = Table(
        gettext(
            "Each of {pairs_counted:,} {units}",
            pairs_counted=2 * summary.pairs_counted,
            units=_units(summary, 2 * summary.pairs_counted),
        ),
        heads("", gettext("against"), gettext("win rate, %"), *columns),
        tuple(rows),
    )
    if summary.matches:
        return Section(gettext("All pairings"), (table,), detailed=True)
    cards = gettext(
        "Each pairing by itself follows, with what was observed of its cards. {WARNING}", WARNING=gettext(WARNING)
    )
    return Section(gettext("All pairings"), (table, Paragraph(cards, warning=True)), detailed=True)


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
