"""What decks do against a goldfish, as a document: ``duelsim goldfish``."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from reports.summaries.goldfish import ENDINGS, GoldfishDeck, GoldfishSummary
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Number, Points, Rate, Share, Value
from reports.writing.verdict import Measured, Verdict
from reports.writing.words import error_lines, games_in_words
from sim.language import comma, gettext, sentences, translatable
from sim.statistics.incidence import IncidenceBand
from sim.statistics.intervals import Floats, Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

SEATS = (translatable("going first"), translatable("going second"))


def document(summary: GoldfishSummary) -> Document:
    """The result as a document."""
    several = len(summary.decks) > 1
    names = [deck.name for deck in summary.decks]
    title = gettext("{names} against a goldfish", names=comma().join(names))
    found = any(deck.won_by_turn for deck in summary.decks)
    sections = [Section("", tuple(map(Paragraph, _result_lines(summary))))]
    if found and several:
        sections.append(Section("", _side_by_side(summary)))
    elif found:
        sections.append(Section("", (_curves(summary.decks[0]),)))
    sections.append(Section("", (_endings_table(summary), *(Paragraph(line) for line in _lines(summary)))))
    if several:
        sections += [Section(deck.name, (_curves(deck),), detailed=True) for deck in summary.decks if deck.won_by_turn]
    return Document(title, verdict(summary), tuple(sections))


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: GoldfishSummary) -> Verdict:
    """How fast the quickest deck is."""
    if not any(seat.games for deck in summary.decks for seat in deck.seats):
        return Verdict(gettext("No result"), doubt=gettext("In every pair of games there was an error."))
    count = len(summary.decks)
    played = games_in_words(sum(seat.games for deck in summary.decks for seat in deck.seats))
    pilots = pilots_of(
        [(deck.name, deck.player) for deck in summary.decks], gettext("played by {by_whom}", by_whom=summary.by_whom)
    )
    if summary.turn is None:
        words, names = (
            (gettext("{} never wins"), (summary.decks[0].name,)) if count == 1 else (gettext("No deck ever wins"), ())
        )
        turns = gettext("1 turn") if summary.turn_cap == 1 else gettext("{turn_cap} turns", turn_cap=summary.turn_cap)
        return Verdict(words, names, Measured(Share(0.0), gettext("won within {turns}", turns=turns)), played, pilots)
    deck = summary.decks[summary.quickest]
    rate = deck.won_by_turn[summary.turn - 1]
    number = Measured(Rate(rate), gettext("won by its own turn {turn}", turn=summary.turn))
    usually, rarely = (
        translatable("{{}} usually wins by turn {turn}"),
        translatable("{{}} rarely wins, even by turn {turn}"),
    )
    words = gettext(usually if rate.estimate >= 0.5 else rarely, turn=summary.turn)
    if count > 1:
        words = gettext("{{}} is the quickest of {count} decks", count=count)
    if count > 1 and not summary.leads:
        shown = gettext("won by turn {turn} with {name}", turn=summary.turn, name=deck.name)
        words = gettext("No deck is shown to be quickest")
        return Verdict(words, (), replace(number, what=shown), played, pilots)
    return Verdict(words, (deck.name,), number, played, pilots)


def _result_lines(summary: GoldfishSummary) -> list[str]:
    """What is to be said of the result besides its verdict: by seat, and of a deck that comes close."""
    if summary.turn is None:
        return []
    deck = summary.decks[summary.quickest]
    bands = [seat.won_by_turn for seat in deck.seats if seat.won_by_turn is not None]
    first, second = (_share(band, summary.turn) for band in bands)
    lines = [
        gettext(
            "{name} wins by its own turn {turn} in {first} of games going first (on the play),"
            " {second} going second (on the draw).",
            name=deck.name,
            turn=summary.turn,
            first=first,
            second=second,
        )
    ]
    if len(summary.decks) > 1 and not summary.leads:
        lines.append(gettext("Another deck comes so close that these games cannot tell which is the quickest."))
    return lines


def _half_won(bands: Sequence[IncidenceBand]) -> str:
    """By which turn half of the games are won in each seat."""
    turns = [int(np.argmax(band.shares >= 0.5)) + 1 if band.shares[-1] >= 0.5 else None for band in bands]
    words = [
        gettext("by own turn {turn} {seat}", turn=turn, seat=seat)
        if turn is not None
        else gettext("never {seat}", seat=seat)
        for turn, seat in zip(turns, map(gettext, SEATS), strict=True)
    ]
    return gettext("Half of the games are won {words}, and {words2}.", words=words[0], words2=words[1])


def _lines(summary: GoldfishSummary) -> Iterator[str]:
    first, *others = summary.decks
    if all(deck.player == first.player for deck in others):
        players = gettext("The player is {player}, and the goldfish does nothing.", player=first.player)
    else:
        by_deck = comma().join(gettext("{name} by {player}", name=one.name, player=one.player) for one in others)
        players = gettext(
            "{name} is played by {player}, {others}, and the goldfish does nothing.",
            name=first.name,
            player=first.player,
            others=by_deck,
        )
    yield sentences(players, gettext("The player who goes first draws no card on turn 1."))
    errors = [
        gettext("{name}, game {game}: {error}", name=summary.decks[cell].name, game=game, error=error)
        for cell, game, error in summary.errors
    ]
    yield from error_lines(errors, gettext("their pairs are left out"))


# --- The document -----------------------------------------------------------------------------------------
def _turn_rows(curves: Sequence[Floats]) -> list[tuple[str, int, int]]:
    """The rows of a table of turns: the name of each, its last turn, and the turn before its first one.

    They begin with the first turn in which a game was won. Once nearly all games have been won, the remaining turns
    are one row.
    """
    total = np.sum(curves, axis=0)
    last = len(total)
    begin = int(np.argmax(total > 0)) + 1
    end = int(np.argmax(total >= figures.NEARLY_ALL * total[-1])) + 1
    rows = [(str(turn), turn, turn - 1) for turn in range(begin, end + 1)]
    if end < last:
        rows.append((str(last) if last == end + 1 else f"{end + 1}-{last}", last, end))
    return rows


def _curves(deck: GoldfishDeck) -> Figure:
    """By which of its own turns a deck has won: the two curves, and their table."""
    bands = [seat.won_by_turn for seat in deck.seats if seat.won_by_turn is not None]
    rows: list[tuple[Value, ...]] = []
    for name, turn, before in _turn_rows([band.shares for band in bands]):
        row: list[Value] = [name]
        for band in bands:
            share = float(band.shares[turn - 1])
            row.append(Share(share - (float(band.shares[before - 1]) if before else 0.0)))
            row.append(Rate(Interval(share, float(band.low[turn - 1]), float(band.high[turn - 1]))))
        rows.append(tuple(row))

    def draw() -> "Drawing":
        drawn = [
            figures.Curve(seat, band, colour, dashed=dashed)
            for seat, band, colour, dashed in zip(
                map(gettext, SEATS), bands, (figures.BLUE, figures.ORANGE), (False, True), strict=True
            )
        ]
        return figures.curves(drawn, unit=gettext("own turn"))

    return Figure(
        gettext("kill turns of {name}", name=deck.name),
        _half_won(bands),
        draw,
        Table(
            gettext("On which of its own turns {name} wins, of all games", name=deck.name),
            heads(
                gettext("own turn"),
                gettext("going first: won on it"),
                gettext("won by it"),
                gettext("going second: won on it"),
                gettext("won by it"),
            ),
            tuple(rows),
        ),
    )


def _side_by_side(summary: GoldfishSummary) -> tuple[Figure | Table, ...]:
    """Several decks: the curves of each seat, games won by the turn that tells them apart, who is ahead by how much."""
    decks = [deck for deck in summary.decks if deck.won_by_turn]
    turn = summary.turn or 1
    order = sorted(decks, key=lambda deck: -deck.won_by_turn[turn - 1].estimate)
    rows: list[tuple[Value, ...]] = []
    for deck in order:
        shown: list[Value] = [deck.name]
        for seat in deck.seats:
            band = seat.won_by_turn
            assert band is not None
            shown.append(Rate(Interval(*(float(curve[turn - 1]) for curve in (band.shares, band.low, band.high)))))
        rows.append((*shown, Rate(deck.won_by_turn[turn - 1])))
    table = Table(
        gettext("Games won by own turn {turn}, of all games", turn=turn),
        heads(gettext("deck"), *map(gettext, SEATS), gettext("both")),
        tuple(rows),
    )
    seats = (_seat_figure(decks, order, seat, turn) for seat in range(2))
    return (*seats, table, *_ahead_table(summary, turn))


def _seat_figure(decks: Sequence[GoldfishDeck], order: Sequence[GoldfishDeck], seat: int, turn: int) -> Figure:
    """The curves of several decks in a seat, the quickest ones where there are many, and the table of all."""
    shown = [(deck.name, band) for deck in order if (band := deck.seats[seat].won_by_turn) is not None]
    best, band = max(shown, key=lambda one: float(one[1].shares[turn - 1]))
    finding = gettext(
        "{seat}, {best} has won the most by its own turn {turn}: {share} of games.",
        seat=gettext(SEATS[seat]).capitalize(),
        best=best,
        turn=turn,
        share=_share(band, turn),
    )
    if len(shown) > figures.MOST_CURVES:
        quickest = gettext("The figure shows the {MOST_CURVES} quickest decks.", MOST_CURVES=figures.MOST_CURVES)
        finding = sentences(finding, quickest)

    def draw() -> "Drawing":
        return figures.curves(figures.several(shown), unit=gettext("own turn"))

    return Figure(gettext("kill turns {seat}", seat=gettext(SEATS[seat])), finding, draw, _seat_table(decks, seat))


def _share(band: IncidenceBand, turn: int) -> str:
    return f"{in_percent(float(band.shares[turn - 1]), 0)} %"


def _seat_table(decks: Sequence[GoldfishDeck], seat: int) -> Table:
    bands = [band for deck in decks if (band := deck.seats[seat].won_by_turn) is not None]
    rows: list[tuple[Value, ...]] = [
        (name, *(Share(float(band.shares[turn - 1])) for band in bands))
        for name, turn, _ in _turn_rows([band.shares for band in bands])
    ]
    widest = max(float(np.maximum(band.high - band.shares, band.shares - band.low).max()) for band in bands)
    return Table(
        gettext("Games won by own turn, {seat}, of all games", seat=gettext(SEATS[seat])),
        heads(gettext("own turn"), *(deck.name for deck in decks)),
        tuple(rows),
        note=gettext(
            "The 95 % interval of a share is at most {percent} points to either side.", percent=in_percent(widest)
        ),
    )


def _ahead_table(summary: GoldfishSummary, turn: int) -> tuple[Table, ...]:
    """How far the other decks are ahead of the first one, around the turn that tells them apart."""
    first, *others = summary.decks
    last = len(first.won_by_turn)
    turns = [one for one in (turn - 1, turn, turn + 1) if 1 <= one <= last]
    rows: list[tuple[Value, ...]] = [
        (deck.name, *(Points(deck.ahead[one - 1]) for one in turns)) for deck in others if deck.ahead
    ]
    if not rows:
        return ()
    return (
        Table(
            gettext("Compared with {name}: more games won by own turn, in percentage points", name=first.name),
            heads(gettext("deck"), *(gettext("by turn {one}", one=one) for one in turns)),
            tuple(rows),
            note=gettext(
                "All decks have the same luck, and draw the cards that they share with the first one"
                " at the same time: the more they share, the narrower these intervals are."
            ),
        ),
    )


def _endings_table(summary: GoldfishSummary) -> Table:
    """How the games ended, and the mean turn of the win where every game was won."""
    seats = [
        (f"{deck.name}, {name}", seat)
        for deck in summary.decks
        for name, seat in zip(map(gettext, SEATS), deck.seats, strict=True)
    ]
    shown = [
        ending
        for ending in seats[0][1].endings
        if ending == ENDINGS[0][0] or any(seat.endings[ending] for _, seat in seats)
    ]
    names = [
        gettext("undecided after turn {turn_cap}", turn_cap=summary.turn_cap)
        if ending == "undecided"
        else gettext(ending)
        for ending in shown
    ]
    rows: list[tuple[Value, ...]] = [
        (
            name,
            seat.games,
            *(seat.endings[ending] for ending in shown),
            None if seat.mean_turn is None else Number(seat.mean_turn, 2),
            None if seat.median_turn is None else Number(seat.median_turn, 0 if seat.median_turn % 1 == 0 else 1),
        )
        for name, seat in seats
    ]
    partly = any(seat.mean_turn is None for _, seat in seats)
    return Table(
        gettext("How the games ended"),
        heads(gettext("deck"), gettext("games"), *names, gettext("mean own turn of the win"), gettext("median")),
        tuple(rows),
        note=gettext(
            "A mean or median is given only where every game was won: the quick wins alone would"
            " make a deck look quicker than it is."
        )
        if partly
        else "",
    )
