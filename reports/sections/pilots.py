"""How far better pilots move win rates, as a part of other documents and as one of its own: ``--pilots``."""

from collections.abc import Sequence

from reports.summaries.pilots import Ends, Piloted, PilotRange, PilotsInField, PilotsSummary
from reports.summaries.players import pilots_of
from reports.writing.document import Document, Head, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import against, games_in_words
from sim.language import gettext, sentences, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent
from strategies.registry import THINKERS, Thinker

TITLE = translatable("Better pilots")
NOT_MEASURED = translatable("Would better players change this? Not tested yet (--pilots).")


def document(summary: PilotsSummary) -> Document:
    """The games with better players as a document."""
    several = len(summary.ranges) > 1
    title = gettext("{count} pairings", count=len(summary.ranges)) if several else against(*summary.ranges[0].names)
    tables = (ways_table(one) for one in summary.ranges)
    lines = (*_range_lines(summary), *lines_about(summary))
    section = Section("", (*map(Paragraph, lines), *tables))
    return Document(
        gettext("{title}, with players who {do}", title=title, do=gettext(summary.thinker.do)),
        verdict(summary),
        (section,),
    )


def verdict(summary: PilotsSummary) -> Verdict:
    """Who wins where both players are better, or else where one is."""
    does = gettext(summary.thinker.does)
    found = summary.ranges[0]
    if not any(one.ends for one in summary.ranges):
        lost = gettext("No pair of games with a player who {does} was played without an error.", does=does)
        return Verdict(gettext("No result"), doubt=lost)
    if len(summary.ranges) > 1 or found.ends is None:
        return Verdict(gettext("{count} pairings with better players", count=len(summary.ranges)))
    way = next(one for one in reversed(found.ways) if one.win_rate is not None)
    assert way.win_rate is not None
    pilots = pilots_of(list(zip(found.names, way.players, strict=True)))
    played = games_in_words(2 * way.pairs_counted)
    what = gettext("win rate for {names}", names=found.names[0])
    if way.win_rate.low <= 0.5 <= way.win_rate.high:
        number = win_rate(way.win_rate, what)
        return Verdict(gettext("Too close to call with better players"), (), number, played, pilots)
    names = found.names if way.win_rate.low > 0.5 else found.names[::-1]
    return Verdict(gettext("{} beats {} with better players"), names, win_rate(way.win_rate, what), played, pilots)


def _range_lines(summary: PilotsSummary) -> list[str]:
    """The least and the most that the first deck of a pairing wins."""
    if len(summary.ranges) > 1 or summary.ranges[0].ends is None:
        return []
    found = summary.ranges[0]
    (deck, other), ends = found.names, summary.ranges[0].ends
    return [
        gettext(
            "{deck} wins {in_words} against {other} {as_they_think}.",
            deck=deck,
            in_words=in_words(ends),
            other=other,
            as_they_think=as_they_think(found),
        )
    ]


def better_in_words(ends: Ends, who: str) -> str:
    """What better players change, as a doubt about a result between others.

    >>> better_in_words(Ends(0.472, 0.58, 0.071), "as both search")
    'With better players: 47 to 58 % (each to within 7 points) as both search.'
    """
    return gettext("With better players: {in_words} {who}.", in_words=in_words(ends), who=who)


def in_words(ends: Ends) -> str:
    """The least and the most win rate, and how well they are known.

    >>> in_words(Ends(0.472, 0.58, 0.071))
    '47 to 58 % (each to within 7 points)'
    >>> in_words(Ends(0.5, 0.5, 0.23))
    '50 % (to within 23 points)'
    """
    low, high, reach = (in_percent(value, 0) for value in (ends.low, ends.high, ends.reach))
    return (
        gettext("{low} % (to within {reach} points)", low=low, reach=reach)
        if low == high
        else gettext("{low} to {high} % (each to within {reach} points)", low=low, high=high, reach=reach)
    )


def as_they_think(found: PilotRange) -> str:
    """For whom a range holds: which sides search or look ahead in the games that were played."""
    return who_thinks([one.searching for one in found.ways if one.win_rate is not None], found.names, found.thinker)


def who_thinks(measured: Sequence[str], names: Sequence[str], thinker: Thinker) -> str:
    """Which sides search or look ahead.

    >>> from strategies.registry import THINKERS
    >>> who_thinks(["a", "b", "both"], ("Red", "Blue"), THINKERS["lookahead"])
    'as one side or both look ahead'
    >>> who_thinks(["a"], ("Red", "Blue"), THINKERS["search"])
    'as the player of Red searches'
    """
    if len(measured) == 1:
        return (
            gettext("as both {do}", do=gettext(thinker.do))
            if measured == [gettext("both")]
            else gettext("as {who} {does}", who=_who(measured[0], names), does=gettext(thinker.does))
        )
    return (
        gettext("as one side or both {do}", do=gettext(thinker.do))
        if "both" in measured
        else gettext("as one side {does}", does=gettext(thinker.does))
    )


def _who(searching: str, names: Sequence[str]) -> str:
    return gettext("both") if searching == "both" else gettext("the player of {names}", names=names[searching == "b"])


def lines_about(summary: PilotsSummary) -> list[str]:
    """What a reader must know: games that are missing, and errors."""
    errors = sum(way.errors for one in summary.ranges for way in one.ways)
    played = sum(way.games for one in summary.ranges for way in one.ways)
    lines = []
    if summary.missing:
        lines.append(
            gettext(
                "Not complete: {played:,} of {missing:,} games with players who {do} have been played.",
                played=played,
                missing=played + summary.missing,
                do=gettext(summary.thinker.do),
            )
        )
    if errors:
        lines.append(gettext("{games} ended in an error; their pairs are left out.", games=games_in_words(errors)))
    return lines


def pilots_section(summary: PilotsSummary, between: str) -> Section:
    """The section of a match: what each side's pilot is worth."""
    return Section(gettext(TITLE), (*map(Paragraph, lines_about(summary)), ways_table(summary.ranges[0], between)))


def ways_table(found: PilotRange, between: str = "") -> Table:
    """The win rates of a matchup with better players; and how far they are from those between the others."""

    def row(way: Piloted) -> tuple[Value, ...]:
        change = None if way.change is None else Points(way.change)
        rate = way.win_rate
        others = None if rate is None else Interval(1 - rate.estimate, 1 - rate.high, 1 - rate.low)
        rates = (None if one is None else Rate(one) for one in (rate, others))
        return (_who(way.searching, found.names), way.games, *rates, *([change] if between else []))

    deck, other = found.names
    followed = [player.partition("/")[2] for player in found.ways[-1].players]
    whom = (
        followed[0]
        if followed[0] == followed[1]
        else gettext("{followed} and {followed2}", followed=followed[0], followed2=followed[1])
    )
    changes = [gettext("change for {deck}, points", deck=deck)] if between else []
    meaning = (
        gettext("The change is that from the same games, with the same luck, between {between}.", between=between)
        if between
        else ""
    )
    return Table(
        gettext(
            "{deck} against {other}: win rates with players who {do}",
            deck=deck,
            other=other,
            do=gettext(found.thinker.do),
        ),
        (
            *heads(gettext("who {does}", does=gettext(found.thinker.does)), gettext("games")),
            Head(deck, 0),
            Head(other, 1),
            *heads(*changes),
        ),
        tuple(map(row, found.ways)),
        note=sentences(
            _how(found, whom),
            meaning,
            gettext(
                "The range in the headline goes from the least to the most of these"
                " estimates; their intervals say how well each is known."
            ),
        ),
    )


def heads_in_field(between: str, thinker: Thinker) -> tuple[Head, ...]:
    """The heads of a table of decks against a field, with and without better pilots."""
    return heads(
        "",
        gettext("between {between}", between=between),
        gettext("it {does}", does=gettext(thinker.does)),
        gettext("the field {does}", does=gettext(thinker.does)),
        gettext("all {do}", do=gettext(thinker.do)),
    )


def values_in_field(first: Interval | None, found: PilotsInField) -> list[Value]:
    """The values of a row of it; the first one is between the players of the run."""
    rates = (first, found.it_searches, found.field_searches, found.all_search)
    return [None if rate is None else Rate(rate, short=True) for rate in rates]


def _how(found: PilotRange, whom: str) -> str:
    """How the better players decide; `whom` they follow."""
    tries = gettext(
        "A player who {does} tries each answer on {deals} deals of what it cannot see",
        does=gettext(found.thinker.does),
        deals=found.deals,
    )
    if found.thinker.looks_ahead:
        return gettext(
            "{tries}, up to the end of the opponent's next turn as {whom} would play it, and judges the positions.",
            tries=tries,
            whom=whom,
        )
    return gettext("{tries}, in games that {whom} then plays to the end.", tries=tries, whom=whom)


def is_played_by_thinkers(between: str) -> bool:
    """Whether a result, by the words that say between whom it holds, has players who search or look ahead already.

    >>> is_played_by_thinkers("playbooks"), is_played_by_thinkers("players who look ahead")
    (False, True)
    """
    return any(word in between for one in THINKERS.values() for word in (gettext(one.do), gettext(one.does)))
