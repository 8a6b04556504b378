"""What the games of a deck against a field say, as a document: ``duelsim gauntlet``."""

from dataclasses import replace

from reports.measures.lost_games import Contrast, LostGames
from reports.sections.match import matchup_sections
from reports.sections.pilots import NOT_MEASURED, TITLE, in_words, lines_about, ways_table
from reports.summaries.gauntlet import Against, GauntletSummary, OverField
from reports.writing import figures
from reports.writing.document import (
    Block,
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
    points,
)
from reports.writing.words import error_lines, games_in_words
from sim.statistics.percentages import in_percent

SHOWN_CARDS = 5  # of an opponent that is explained, on the terminal
OBSERVED = (
    "Observations, not effects: only the opening hand is dealt before anything has happened. To measure what a card"
    " does, use duelsim lift."
)


def document(summary: GauntletSummary) -> Document:
    """The result as a document."""
    count = len(summary.opponents)
    field = f"a field of {count} decks" if count > 1 else summary.opponents[0].name
    sections = (
        *((_opponents_section(summary),) if summary.hardest else ()),
        *((_field_section(summary, summary.over_field),) if summary.over_field is not None and count > 1 else ()),
        *(_why_section(summary, one) for one in summary.explained),
        *_error_sections(summary),
        *_pilots_sections(summary),
        *_matchup_sections(summary),
    )
    return Document(f"{summary.name} against {field}", verdict(summary), sections)


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: GauntletSummary) -> str:
    """The result in one sentence: how the deck does against the field, and against whom it does worst."""
    found = summary.over_field
    if found is None:
        return "No result: there is no pair that all matchups have played without an error."
    if len(summary.opponents) == 1:
        (one,) = summary.opponents
        return (
            f"{summary.name} wins {percent(found.win_rate)} of its games against {one.name} between {summary.between}."
        )
    field = f"{'an equal' if summary.equal_shares else 'this'} field of {len(summary.opponents)} decks"
    result = f"{summary.name} wins {percent(found.win_rate)} of its games against {field} between {summary.between}"
    ends = None if summary.pilots_in_field is None else summary.pilots_in_field.ends
    if ends is not None:
        result += f", or {in_words(ends)} as it, the field or all search"
    worst, best = summary.opponents[summary.hardest[0]], summary.opponents[summary.hardest[-1]]
    assert worst.win_rate_taken_together is not None and best.win_rate_taken_together is not None
    return (
        f"{result}: least against {worst.name}, {percent(worst.win_rate_taken_together)}, and most against {best.name},"
        f" {percent(best.win_rate_taken_together)}."
    )


# --- The document -----------------------------------------------------------------------------------------
def _opponents_section(summary: GauntletSummary) -> Section:
    in_order = [summary.opponents[number] for number in summary.hardest]
    rates = [(one.name, one.win_rate, one.favoured != 0) for one in in_order if one.win_rate is not None]
    digits = min((digits_of(rate) for _, rate, _ in rates if rate.reach), default=0)
    by_playbooks = len({one.player for one in in_order}) > 1
    rows: list[tuple[Value, ...]] = []
    for one in in_order:
        deck, _ = one.matchup.decks
        assert one.win_rate is not None
        assert deck.win_rate_going_first is not None and deck.win_rate_going_second is not None
        rows.append(
            (
                one.name,
                *((one.player,) if by_playbooks else ()),
                Share(one.share),
                Rate(one.win_rate, one.favoured, short=True, digits=digits),
                Rate(deck.win_rate_going_first, short=True, digits=digits),
                Rate(deck.win_rate_going_second, short=True, digits=digits),
                Number(one.matchup.median_turns),
                2 * one.matchup.pairs_counted,
            )
        )
    note = "95 % intervals."
    if len(rows) > 1:
        note = (
            "+ and -: certainly more or less than half, all opponents taken together; otherwise that is open. 95 %"
            " intervals. The verdict's intervals for the worst and the best opponent allow for picking them."
        )
    columns = ("win rate", "going first", "going second", "median turns", "games")
    table = Table(
        f"Win rate of {summary.name} against each opponent, in %, the worst first",
        heads("opponent", *(("player",) if by_playbooks else ()), "share", *columns),
        tuple(rows),
        note,
        heat=True,
    )
    players = {one.player for one in summary.opponents}
    field = f", the field by {players.pop()}" if len(players) == 1 else ""
    lines = [f"{summary.name} is played by {summary.player}{field}. All matchups have the same luck."]
    undecided = sum(one.matchup.undecided for one in summary.opponents)
    if undecided:
        turn_cap = summary.opponents[0].matchup.turn_cap
        lines.append(f"{games_in_words(undecided)} undecided after turn {turn_cap}: half a win for each deck.")
    if summary.early:
        lines.append(
            "A sequential test stopped matchups as soon as it had decided: what is estimated after such a stop is"
            " exaggerated, and its intervals are too narrow."
        )
    stopped = [f"{one.name}: {one.stopped}." for one in in_order if one.stopped is not None]
    figure = Figure(
        "opponents",
        f"What {summary.name} wins against each opponent; full dots certainly differ from half.",
        lambda: figures.intervals(
            [(name, rate) for name, rate, _ in rates],
            f"% of the games that {summary.name} wins",
            reference=0.5,
            signed=False,
            certain=[certain for *_, certain in rates],
        ),
        table,
    )
    return Section("", (*(Paragraph(line) for line in (*lines, *stopped)), figure if len(rows) > 1 else table))


def _field_section(summary: GauntletSummary, found: OverField) -> Section:
    digits = digits_of(found.win_rate)
    rows: tuple[tuple[Value, ...], ...] = (
        ("win rate", Rate(found.win_rate, digits=digits)),
        ("  going first", Rate(found.going_first, digits=digits)),
        ("  going second", Rate(found.going_second, digits=digits)),
    )
    shares = "all opponents equally common" if summary.equal_shares else "each opponent weighted by its share"
    table = Table(f"{summary.name} against the whole field, {shares}", heads("", summary.name), rows)
    line = f"Going first is worth {points(found.worth_of_going_first)} points against this field."
    fewest = 2 * found.pairs
    if any(2 * one.matchup.pairs_counted > fewest for one in summary.opponents):
        line += f" Of each matchup, the {fewest:,} games count here that all matchups have in common."
    return Section("", (table, Paragraph(line)))


def _why_section(summary: GauntletSummary, one: Against) -> Section:
    """What the lost games against an opponent have that the won ones do not."""
    found = one.lost_games
    blocks: list[Block] = [Paragraph(line) for line in _ending_lines(summary, one, found)]
    used = [trigger for trigger in found.triggers if trigger.used.difference is not None]
    if used:
        blocks.append(
            Table(
                f"Games in which {one.name} used a shield trigger, of those that {summary.name} ...",
                heads("card", "lost", "won", "difference, points"),
                tuple((trigger.card, *_contrast_values(trigger.used)) for trigger in used),
            )
        )
    in_order = sorted(
        (card for card in found.cards if card.opening_hand.difference is not None),
        key=lambda card: -abs(card.opening_hand.difference.estimate if card.opening_hand.difference else 0),
    )
    if in_order:
        blocks.append(
            Table(
                f"Cards of {summary.name} in the opening hand, of the games ...",
                heads("card", "lost", "won", "difference, points"),
                tuple((card.card, *_contrast_values(card.opening_hand)) for card in in_order[:SHOWN_CARDS]),
                "At least one copy. The cards that differ most.",
            )
        )
    return Section(f"Why {summary.name} loses to {one.name}", tuple(blocks))


def _ending_lines(summary: GauntletSummary, one: Against, found: LostGames) -> list[str]:
    reasons = " and ".join(
        f"{in_percent(count / found.lost, 0)} % {_REASONS[reason]}"
        for reason, count in sorted(found.reasons.items(), key=lambda item: -item[1])
        if count / found.lost >= 0.005
    )
    deck, other = one.matchup.decks
    lines = [
        f"The {games_in_words(found.lost)} that it lost ended on turn {found.median_turns_lost:g} in the median"
        + (f", the {found.won:,} that it won on turn {found.median_turns_won:g}" if found.won else "")
        + f"; it lost {reasons}."
    ]
    lines.append(
        f"A game broke {deck.shields_lost:.1f} shields of {summary.name} and {other.shields_lost:.1f} of {one.name}."
    )
    return lines


_REASONS = {"direct attack": "by direct attack", "deck out": "with an empty deck", "card effect": "by an effect"}


def _contrast_values(contrast: Contrast) -> tuple[Value, Value, Value]:
    lost, won, difference = contrast.lost, contrast.won, contrast.difference
    return (
        None if lost is None else Share(lost.estimate),
        None if won is None else Share(won.estimate),
        None if difference is None else Points(difference),
    )


def _pilots_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    """How far better pilots move the deck, or that this was not measured."""
    pilots, found = summary.pilots, summary.pilots_in_field
    if pilots is None or found is None:
        not_measured = Section("", (Paragraph(NOT_MEASURED),))
        return () if "search" in summary.between or not summary.hardest else (not_measured,)
    first = None if summary.over_field is None else summary.over_field.win_rate
    rates = (first, found.it_searches, found.field_searches, found.all_search)
    table = Table(
        f"Win rate of {summary.name} against the field, in %",
        heads("", f"between {summary.between}", "it searches", "the field searches", "all search"),
        ((summary.name, *(None if rate is None else Rate(rate, short=True) for rate in rates)),),
        note=f"With players who search: {games_in_words(pilots.wanted)} of each matchup in each column.",
    )
    tables = tuple(ways_table(one, summary.between) for one in pilots.ranges)
    return (
        Section(TITLE, (*map(Paragraph, lines_about(pilots)), table)),
        Section("Better pilots, opponent by opponent", tables, detailed=True),
    )


def _error_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    errors = [
        f"against {one.name}, game {game}: {error}" for one in summary.opponents for game, error in one.matchup.errors
    ]
    lines = error_lines(errors, "their pairs are left out of the estimates")
    return (Section("", tuple(map(Paragraph, lines))),) if errors else ()


def _matchup_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    """The matchups one by one, the worst first, and what was seen in the games lost in each."""
    found = []
    for number in summary.hardest:
        one = summary.opponents[number]
        title = f"Against {one.name}"
        for place, section in enumerate(matchup_sections(one.matchup, brief=True)):
            blocks = tuple(
                replace(block, name=f"{block.name}, {title}") if isinstance(block, Figure) else block
                for block in section.blocks
            )
            found.append(Section(title if place == 0 else section.title, blocks, detailed=True))
        found.append(Section("", (_cards_table(summary, one), Paragraph(OBSERVED, warning=True)), detailed=True))
    return tuple(found)


def _cards_table(summary: GauntletSummary, one: Against) -> Table:
    columns = ("in the opening hand, lost", "won", "difference, points", "ever seen, lost", "won", "difference, points")
    rows = tuple(
        (card.card, card.copies, *_contrast_values(card.opening_hand), *_contrast_values(card.seen))
        for card in one.lost_games.cards
    )
    title = f"Cards of {summary.name} seen in the games that it lost to {one.name}, and in those that it won"
    return Table(title, heads("card", "copies", *columns), rows, "At least one copy, in % of the games.")
