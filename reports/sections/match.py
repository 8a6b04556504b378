"""What the games of a matchup say, as a document: ``duelsim match``, and a part of other experiments' documents."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import astuple, replace
from typing import TYPE_CHECKING

from decks.shown_names import called
from reports.measures.cards import WARNING, CardStatistics, Sightings
from reports.measures.pilot_error import opposite
from reports.sections.pilots import (
    NOT_MEASURED,
    as_they_think,
    better_in_words,
    is_played_by_thinkers,
    pilots_section,
)
from reports.summaries.match import DeckSummary, MatchupSummary
from reports.summaries.players import pilots_of, players_like
from reports.writing import figures
from reports.writing.document import CardWorths, Document, Figure, Head, Paragraph, Section, Table, heads, without
from reports.writing.values import Bar, Number, Points, Rate, Share, Value, digits_of, percent, points
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import (
    MANY,
    STOPPED_BY_A_TEST,
    against,
    error_lines,
    games_in_words,
    pairs_left_out,
    undecided_in_words,
)
from sim.language import gettext, ngettext, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

MOST_ROWS = 14  # of the table of turns
OBSERVED_ONLY = translatable(
    "Observed, not measured: the win rate when a copy was seen, minus that when it was"
    " not. Long games show more cards. duelsim slots measures what a card is worth."
)


def document(summary: MatchupSummary) -> Document:
    """The result as a document."""
    title = against(*(deck.name for deck in summary.decks))
    found = verdict(summary)
    sections = (
        *((Section("", tuple(map(Paragraph, lines))),) if (lines := _result_lines(summary)) else ()),
        *matchup_sections(summary, pilots=_pilots_sections(summary)),
    )
    observed = {deck.name: observed_worths(_improvements(deck)) for deck in summary.decks}
    return Document(title, found, without(sections, found.doubt), worths=observed)


def observed_worths(of: Mapping[str, Interval]) -> CardWorths:
    """What was observed of the cards of a deck, for its list: how much more it wins when it sees a card."""
    return CardWorths(gettext("seen minus never seen, points (observed)"), gettext(OBSERVED_ONLY), of)


def _improvements(deck: DeckSummary) -> dict[str, Interval]:
    return {card.card: card.improvement_when_seen for card in deck.cards if card.improvement_when_seen is not None}


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: MatchupSummary) -> Verdict:
    """Who wins, from the point of view of the deck that wins more."""
    deck_a, deck_b = summary.decks
    if deck_a.win_rate is None or deck_b.win_rate is None:
        return Verdict(
            gettext("No result"),
            doubt=gettext("In every pair of the {games:,} games there was an error.", games=summary.games),
        )
    played = games_in_words(2 * summary.pairs_counted)
    pilots = pilots_of([(deck.name, deck.player) for deck in summary.decks])
    doubt = next(filter(None, _doubts(summary)), "")
    if summary.is_mirror:
        assert summary.first_player_win_rate is not None
        number = win_rate(summary.first_player_win_rate, gettext("win rate going first"))
        return Verdict(gettext("A mirror match, even by design"), (), number, played, pilots, doubt)
    number = win_rate(deck_a.win_rate, gettext("win rate for {name}", name=deck_a.name))
    words, names = gettext("Too close to call"), tuple[str, ...]()
    if summary.accepted is not None:
        # The test did not look at whether the interval excludes one half, and stopping early makes that less certain.
        words, names = (
            gettext("The test accepts {accepted:g} % for {{}}", accepted=100 * summary.accepted[0]),
            (deck_a.name,),
        )
    elif deck_a.win_rate.low > 0.5 or deck_b.win_rate.low > 0.5:
        first = _named_first(summary)
        winner, rate = summary.decks[first], summary.decks[first].win_rate
        assert rate is not None
        words, names = gettext("{} beats {}"), (winner.name, summary.decks[1 - first].name)
        number = win_rate(rate, digits=_digits_above_half(rate))
    return Verdict(words, names, number, played, pilots, doubt)


def _named_first(summary: MatchupSummary) -> int:
    """The deck from whose point of view the verdict tells the result: the one that wins more."""
    other = summary.decks[1].win_rate
    return 1 if summary.accepted is None and other is not None and other.low > 0.5 else 0


def _doubts(summary: MatchupSummary) -> list[str]:
    """What a reader should know before relying on the result, the most important first; "" for what does not apply."""
    undecided = summary.undecided >= MANY * summary.games
    return [
        gettext(STOPPED_BY_A_TEST) if summary.accepted is not None else "",
        undecided_in_words(summary.undecided, summary.turn_cap) if undecided else "",
        _with_better_pilots(summary),
        _of_stronger_players(summary),
        gettext(NOT_MEASURED) if _is_not_measured(summary) else "",
    ]


def _result_lines(summary: MatchupSummary) -> list[str]:
    """What is to be said of the result besides its verdict."""
    deck_a, deck_b = summary.decks
    lines = [_with_better_pilots(summary), _of_stronger_players(summary)]
    if deck_a.win_rate is None:
        lines = []
    elif summary.is_mirror:
        lines.insert(
            0,
            gettext(
                "{name} and {deck_b_name} are the same list with the same player, so each wins 50 % by design.",
                name=deck_a.name,
                deck_b_name=deck_b.name,
            ),
        )
    elif summary.accepted is not None:
        accepted, other = (f"{100 * rate:g} %" for rate in summary.accepted)
        lines.insert(
            0,
            gettext(
                "The test accepts {accepted} over {other} as the win rate of {name} against {deck_b_name}.",
                accepted=accepted,
                other=other,
                name=deck_a.name,
                deck_b_name=deck_b.name,
            ),
        )
    return [line for line in lines if line]


def _of_stronger_players(summary: MatchupSummary) -> str:
    """How far another player on both sides moves the win rate that the verdict names."""
    if summary.movement is None:
        return ""
    moved = gettext("With {players} on both sides", players=players_like(summary.movement.player))
    if summary.movement.shift is not None:
        shift = summary.movement.shift if _named_first(summary) == 0 else opposite(summary.movement.shift)
        of_shares = Interval(*(end / 100 for end in astuple(shift)))
        return gettext("{moved}, this win rate moves by {points} points.", moved=moved, points=points(of_shares))
    mean = summary.movement.points
    how_far = ngettext("{count} point", "{count} points", round(mean)) if mean >= 0.5 else gettext("less than a point")
    return gettext("{moved}, such win rates move by {how_far} on average.", moved=moved, how_far=how_far)


def _with_better_pilots(summary: MatchupSummary) -> str:
    """How far better pilots move the win rate that the verdict names; '' if not measured."""
    if summary.pilots is None:
        return ""
    found = summary.pilots.ranges[0]
    ends = found.ends_going_first if summary.is_mirror else found.ends
    if ends is None:
        return ""
    is_other = not summary.is_mirror and _named_first(summary) == 1
    return better_in_words(ends.of_the_other() if is_other else ends, as_they_think(found))


def _is_not_measured(summary: MatchupSummary) -> bool:
    """Whether nobody knows what better players would change."""
    return summary.pilots is None and summary.pairs_counted > 0 and not is_played_by_thinkers(summary.between)


def _digits_above_half(interval: Interval) -> int:
    """Enough digits that the low end of an interval above one half is not rounded to one half."""
    fewest = digits_of(interval)
    return next((digits for digits in range(fewest, 6) if float(in_percent(interval.low, digits)) > 50), fewest)


# --- The document -----------------------------------------------------------------------------------------
def matchup_sections(
    summary: MatchupSummary, *, brief: bool = False, pilots: tuple[Section, ...] = ()
) -> tuple[Section, ...]:
    """The sections about a matchup, for every kind of experiment; `brief` where it is one of many.

    `pilots` are the sections about better pilots.
    """
    with_triggers = summary.pairs_counted and any(deck.shield_triggers for deck in summary.decks)
    cards = _brief_cards_section if brief else _cards_section
    with_cards = summary.decks[: 1 if summary.is_mirror and brief else 2] if summary.pairs_counted else ()
    return (
        Section(
            "",
            (
                *(
                    (Paragraph(gettext("Stopped by the rule: {stopped}.", stopped=summary.stopped)),)
                    if summary.stopped
                    else ()
                ),
                _decks_table(summary),
                *(Paragraph(line) for line in (*_seat_lines(summary), *_length_lines(summary)) if line),
            ),
        ),
        *((Section("", (Paragraph(_pairing_line(summary)),), detailed=True),) if summary.pairing is not None else ()),
        *((Section("", (_turns_figure(summary),)),) if summary.pairs_counted else ()),
        *((Section("", (_triggers_table(summary),)),) if with_triggers else ()),
        *((Section("", tuple(map(Paragraph, _error_lines(summary)))),) if summary.errors else ()),
        *pilots,
        *(cards(deck) for deck in with_cards if deck.cards),
    )


def one_of_many(title: str, sections: Sequence[Section]) -> list[Section]:
    """The sections about a matchup below its title, where it is one of many; each figure has a name of its own."""
    return [
        Section(
            section.title if number else title,
            tuple(
                replace(block, name=f"{block.name}, {title}") if isinstance(block, Figure) else block
                for block in section.blocks
            ),
            detailed=True,
        )
        for number, section in enumerate(sections)
    ]


def _pilots_sections(summary: MatchupSummary) -> tuple[Section, ...]:
    """How far better pilots move the result, or that this was not measured."""
    if summary.pilots is not None:
        return (pilots_section(summary.pilots, summary.between),)
    return (Section("", (Paragraph(gettext(NOT_MEASURED)),)),) if _is_not_measured(summary) else ()


def _deck_heads(summary: MatchupSummary) -> tuple[Head, ...]:
    return tuple(Head(deck.name, side) for side, deck in enumerate(summary.decks))


def _decks_table(summary: MatchupSummary) -> Table:
    decks = summary.decks

    def rates(label: str, intervals: Sequence[Interval | None]) -> tuple[Value, ...]:
        return (label, *(None if interval is None else Rate(interval) for interval in intervals))

    rows: list[tuple[Value, ...]] = [
        (gettext("player"), *(deck.player for deck in decks)),
        rates(gettext("win rate"), [deck.win_rate for deck in decks]),
        rates(gettext("  going first"), [deck.win_rate_going_first for deck in decks]),
        rates(gettext("  going second"), [deck.win_rate_going_second for deck in decks]),
        (gettext("games won"), *(deck.wins for deck in decks)),
    ]
    rows += [
        (gettext("  by {reason}", reason=gettext(reason)), *(deck.wins_by_reason[reason] for deck in decks))
        for reason in decks[0].wins_by_reason
        if any(deck.wins_by_reason[reason] for deck in decks)
    ]
    rows.append((gettext("own shields broken per game"), *(Number(deck.shields_lost) for deck in decks)))
    return Table("", (Head(""), *_deck_heads(summary)), tuple(rows))


def _seat_lines(summary: MatchupSummary) -> list[str]:
    share = summary.first_player_win_rate
    if share is None:
        return []
    return [gettext("Going first wins {rate}. Each deck went first in half of the games.", rate=percent(share))]


def _pairing_line(summary: MatchupSummary) -> str:
    """What playing in pairs did to the precision of the win rate."""
    ratio = None if summary.pairing is None else summary.pairing.variance_ratio
    each = gettext("Each game is played twice, with the decks in each other's seats and each other's luck")
    if ratio is None:
        return f"{each}."
    if ratio == 0:
        return gettext("{each}. Here the two games of every pair cancel out.", each=each)
    games = 2 * summary.pairs_counted
    return gettext(
        "{each}: the win rate is as precise as from {number:,} independent games.",
        each=each,
        number=round(games / ratio),
    )


def _length_lines(summary: MatchupSummary) -> list[str]:
    if summary.mean_turns is None:
        return []
    length = gettext(
        "A game lasts {mean_turns:.1f} turns on average (median {median_turns:g})",
        mean_turns=summary.mean_turns,
        median_turns=summary.median_turns,
    )
    lines = [gettext("{length}; turn 1 is the first player's first, turn 2 the other's.", length=length)]
    if summary.draws:
        lines.append(gettext("{games} drawn: half a win for each deck.", games=games_in_words(summary.draws)))
    if summary.undecided:
        lines.append(undecided_in_words(summary.undecided, summary.turn_cap))
    return lines


def _turns_figure(summary: MatchupSummary) -> Figure:
    """Which deck has won by which turn: the curves, and some of their turns as a table."""
    bands = [deck.won_by_turn for deck in summary.decks]
    deck_a, deck_b = (band.shares.tolist() for band in bands if band is not None)
    over = [first + second for first, second in zip(deck_a, deck_b, strict=True)]
    begin = next((turn for turn, share in enumerate(over, start=1) if share > 0), len(over))
    end = next(turn for turn, share in enumerate(over, start=1) if share >= figures.NEARLY_ALL * over[-1])
    end = max(begin, end)  # without a win there is no curve: only the last turn is shown
    step = math.ceil((end - begin + 1) / MOST_ROWS)
    rows: list[tuple[Value, ...]] = []
    for turn in sorted({*range(begin, end, step), end, len(over)}):
        shares = (deck_a[turn - 1], deck_b[turn - 1])
        left = Share(max(0.0, 1 - sum(shares)))
        rows.append((turn, *(Share(share) for share in shares), left, Bar(shares)))
    heads = (Head(gettext("by turn")), *_deck_heads(summary), Head(gettext("still playing")), Head(""))

    def draw() -> "Drawing":
        return wins_by_turn(summary)

    finding = gettext("Half of the games are over by turn {median_turns:g}.", median_turns=summary.median_turns)
    if summary.undecided > summary.pairs_counted:
        finding = gettext("More than half of the games are not over after turn {turn_cap}.", turn_cap=summary.turn_cap)
    title = gettext("Which deck has won by which turn, of all games")
    return Figure(gettext("wins by turn"), finding, draw, Table(title, heads, tuple(rows)))


def wins_by_turn(summary: MatchupSummary) -> "Drawing":
    """The share of all games that each deck has won by each turn, with the band of each turn.

    Raises ValueError where no pair counts, so that there is nothing to draw.
    """
    first, second = (deck.won_by_turn for deck in summary.decks)
    if first is None or second is None:
        raise ValueError("no pair of the match was played without an error: there is nothing to draw")
    names = [deck.name for deck in summary.decks]
    return figures.curves(figures.several(list(zip(names, (first, second), strict=True))))


def _triggers_table(summary: MatchupSummary) -> Table:
    games = 2 * summary.pairs_counted
    heads = (
        gettext("deck"),
        gettext("card"),
        gettext("broken"),
        gettext("declared"),
        gettext("used"),
        gettext("used per 100 games"),
    )
    rows: list[tuple[Value, ...]] = [
        (
            deck.name,
            called(trigger.card),
            trigger.broken,
            trigger.declared,
            trigger.used,
            Number(100 * trigger.used / games),
        )
        for deck in summary.decks
        for trigger in sorted(deck.shield_triggers, key=lambda trigger: -trigger.broken)
    ]
    title = gettext("Shield triggers, in all {games}", games=games_in_words(games))
    return Table(title, tuple(Head(head) for head in heads), tuple(rows))


def _cards_section(deck: DeckSummary) -> Section:
    """What was observed of the cards of a deck: win rates, and how often each thing was seen."""
    names = (
        gettext("in opening hand"),
        gettext("drawn later"),
        gettext("from shields"),
        gettext("played"),
        gettext("never seen"),
    )

    def observed(card: CardStatistics) -> tuple[Sightings, ...]:
        return card.in_opening_hand, card.drawn_later, card.from_shields, card.played, card.never_seen

    rates: list[tuple[Value, ...]] = []
    counts: list[tuple[Value, ...]] = []
    for card in deck.cards:
        shown = (found.win_rate for found in observed(card))
        improvement = card.improvement_when_seen
        rates.append(
            (
                called(card.card),
                *(None if rate is None else Rate(rate, short=True) for rate in shown),
                None if improvement is None else Points(improvement),
            )
        )
        counts.append((called(card.card), card.copies, *(found.count for found in observed(card))))
    return Section(
        gettext("The cards of {name}, as observed", name=deck.name),
        (
            Paragraph(gettext(WARNING), warning=True),
            Table(
                gettext("Win rates of {name}, %, in games in which a copy of the card was ...", name=deck.name),
                (
                    Head(gettext("card")),
                    *(Head(name) for name in names),
                    Head(gettext("seen minus never seen, points")),
                ),
                tuple(rates),
                note=gettext(
                    "Seen: in the opening hand, drawn later, or taken from the shields. Every copy"
                    " counts. A win rate from too few games is left out."
                ),
            ),
            Table(
                gettext("How many copies were observed"),
                (Head(gettext("card")), Head(gettext("copies")), *(Head(name) for name in names)),
                tuple(counts),
            ),
        ),
        detailed=True,
    )


def _brief_cards_section(deck: DeckSummary) -> Section:
    """The cards of a deck in one small table: what is least confounded, and how often it was observed."""

    def rate(found: Sightings) -> Value:
        return None if found.win_rate is None else Rate(found.win_rate, short=True)

    table = Table(
        gettext("Win rates of {name}, %, by card, as observed", name=deck.name),
        heads(
            gettext("card"),
            gettext("copies dealt"),
            gettext("in opening hand"),
            gettext("played"),
            gettext("never seen"),
        ),
        tuple(
            (
                called(card.card),
                card.in_opening_hand.count,
                rate(card.in_opening_hand),
                rate(card.played),
                rate(card.never_seen),
            )
            for card in deck.cards
        ),
    )
    return Section("", (table,), detailed=True)


def _error_lines(summary: MatchupSummary) -> list[str]:
    left_out = summary.pairs - summary.pairs_counted
    errors = [gettext("game {game}: {error}", game=game, error=error) for game, error in summary.errors]
    return error_lines(errors, pairs_left_out(left_out))
