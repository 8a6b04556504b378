"""What a comparison says, as a document: ``duelsim compare``."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from decks.shown_names import called
from reports.sections.match import observed_worths
from reports.summaries.compare import Compared, ComparisonSummary, ListSummary
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Document, Figure, Head, Paragraph, Section, Table, heads, without
from reports.writing.values import Points, Rate, Share, Value, points
from reports.writing.verdict import Measured, Verdict, difference
from reports.writing.words import error_lines, games_in_words
from sim.statistics import comparison
from sim.statistics.comparison import Difference
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

FEW_CARDS = 6  # that differ are named before the figure


def document(summary: ComparisonSummary) -> Document:
    """The result as a document."""
    what = summary.variants[0].name if len(summary.variants) == 1 else f"{len(summary.variants)} variants"
    sections = (*_result_sections(summary), *_race_sections(summary), *_error_sections(summary))
    found = verdict(summary)
    worths = {one.name: observed_worths(one.observed) for one in (summary.base, *summary.variants)}
    title = f"{what} compared with {summary.base.name}"
    return Document(title, found, without(sections, found.doubt), worths=worths)


# --- Words ------------------------------------------------------------------------------------------------
_OF_LISTS = {
    comparison.Verdict.BETTER: "{} is better than {}",
    comparison.Verdict.WORSE: "{} is worse than {}",
    comparison.Verdict.NO_DIFFERENCE_SHOWN: "No difference shown between {} and {}",
}
_OF_A_SWAP = {
    comparison.Verdict.BETTER: "{} helps {}",
    comparison.Verdict.WORSE: "{} hurts {}",
    comparison.Verdict.NO_DIFFERENCE_SHOWN: "{}: no difference shown for {}",
}


def _swap(variant: ListSummary) -> str:
    """What is swapped, where one card leaves for another; "" for any other change.

    >>> _swap(ListSummary("New", "", (("Corile", -2), ("Torcon", 2)), {}))
    '-2 Corile +2 Torcon'
    """
    out, into = ([one for one in variant.cards if one[1] * sign > 0] for sign in (-1, 1))
    if len(out) != 1 or len(into) != 1:
        return ""
    return " ".join(f"{copies:+d} {called(name)}" for name, copies in (*out, *into))


def verdict(summary: ComparisonSummary) -> Verdict:
    """Whether the variant is better than the base list."""
    race, variant = summary.race, summary.variant
    if race is not None and variant is None:
        finished = f"{race.finished} of the {race.rounds} rounds of the race have been played."
        return Verdict("No result yet", doubt=finished)
    if variant is None or summary.over_field is None:
        if variant is not None and race is not None and len(summary.pairs) < 2:
            few = f"{variant.name} has won the race, but fewer than two pairs came after it."
            return Verdict("No result yet", doubt=few)
        return Verdict(
            "No result", doubt="There are fewer than two pairs that both lists have played without an error."
        )
    found = summary.over_field.difference
    swap = _swap(variant) if race is None else ""  # after a race, the name says which variant won
    words = (_OF_A_SWAP if swap else _OF_LISTS)[found.verdict]
    number: Measured | None = difference(found.difference)
    if summary.same_list:
        words, number = "{} has the same cards as {}", None
    return Verdict(
        words,
        (swap or variant.name, summary.base.name),
        number,
        f"{2 * 2 * found.pairs * len(summary.opponents):,} games",
        pilots_of([("", player) for player in summary.players]),
        _not_shown_to_lead(summary),
    )


def _not_shown_to_lead(summary: ComparisonSummary) -> str:
    """That the winner of a race may not be the best variant; "" if it is."""
    race, runner_up = summary.race, summary.runner_up
    if summary.same_list or race is None or runner_up is None or race.lead is None or race.lead.low > 0:
        return ""
    return f"It is not shown to be better than the runner-up, {runner_up.name}: {points(race.lead)} points."


def _result_lines(summary: ComparisonSummary, variant: ListSummary, found: Compared) -> list[str]:
    """What is to be said of the result besides its verdict."""
    race, runner_up, lines = summary.race, summary.runner_up, []
    if not summary.same_list:
        against = "the field" if len(summary.opponents) > 1 else summary.opponents[0].name
        base = f"{summary.base.name} wins {_percent(found.base)}"
        lines.append(f"{variant.name} wins {_percent(found.variant)} against {against}; {base}.")
    if race is not None:
        lines.append(f"{variant.name} won a race of {len(summary.variants)} variants.")
    if race is not None and runner_up is not None and race.lead is not None and race.lead.low > 0:
        lines.append(f"It is better than the runner-up, {runner_up.name}, by {points(race.lead)} points.")
    return [*lines, *filter(None, [_not_shown_to_lead(summary)])]


def _percent(interval: Interval) -> str:
    return f"{in_percent(interval.estimate)} %"


def differing_cards_in_words(cards: Sequence[tuple[str, int]]) -> str:
    """Which cards a list has more or fewer of; names may have commas in them.

    >>> differing_cards_in_words((("Aqua Guard", -2), ("Corile", 2)))
    '+2 Corile; -2 Aqua Guard'
    """
    ordered = sorted(cards, key=lambda card: (card[1] < 0, card[0]))
    return "; ".join(f"{copies:+d} {called(name)}" for name, copies in ordered) or "the same list"


# --- The document -----------------------------------------------------------------------------------------
def _result_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    variant, over_field, against = summary.variant, summary.over_field, summary.against
    if variant is None or over_field is None or against is None:
        return ()
    words = f"Cards of {variant.name} compared with {summary.base.name}: {differing_cards_in_words(variant.cards)}."
    cards = () if summary.same_list else (Paragraph(words),)
    few = len(variant.cards) <= FEW_CARDS
    return (
        Section(
            "",
            (
                *(cards if few else ()),
                *map(Paragraph, _result_lines(summary, variant, over_field)),
                _differences_figure(summary, variant, over_field, against),
                *(() if few else cards),
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
        note = "The verdicts against single opponents are corrected for multiple comparisons."
    decks = (Head(summary.base.name, 0), Head(variant.name, 1))
    columns = (Head("against"), Head("share"), *decks, Head("difference"), Head("verdict"))
    title = f"Win rates in %, of {games_in_words(2 * over_field.difference.pairs)} of each list against each opponent"

    def draw() -> "Drawing":
        found = (*against, over_field) if len(against) > 1 else against
        return figures.intervals(
            [(str(row[0]), one.difference.difference) for row, one in zip(rows, found, strict=True)],
            certain=[one.difference.verdict is not comparison.Verdict.NO_DIFFERENCE_SHOWN for one in found],
        )

    return Figure(
        "difference by opponent",
        f"How much more {variant.name} wins than {summary.base.name}. A full dot is a certain difference.",
        draw,
        Table(title, columns, tuple(rows), note, totals=int(len(against) > 1)),
    )


def _precision_lines(summary: ComparisonSummary, found: Difference) -> list[str]:
    if summary.same_list:
        return []
    known = f"The difference is known to within {in_percent(found.difference.reach, 2)} points"
    needed = 2 * found.pairs_still_needed(summary.precision)
    more = f"; to know it to within {summary.precision:g}, each list needs {needed:,} more games against each opponent"
    lines = [known + (more if needed else "") + "."]
    if found.variance_ratio:
        times = 1 / found.variance_ratio
        lines.append(
            f"Both lists had the same luck. With independent luck, {times:,.{1 if times < 10 else 0}f} times as many"
            " games would have been needed."
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
        "Games are those against each opponent. The differences from the base list, in points, only decided which"
        " variants advanced: the best of many estimates is exaggerated."
    )
    if race.lead is not None:
        note += " The first two are compared by the last round alone, which did not choose them."
    if summary.over_field is not None:
        note += f" The result above comes from {games_in_words(2 * len(summary.pairs))} played after the race."
    columns = heads("variant", "place", "rounds", "games", "difference in the race", "cards")
    title = f"The race of {len(rows)} variants, in {race.rounds} {'round' if race.rounds == 1 else 'rounds'}"
    return (Section("", (Table(title, columns, tuple(rows), note),)),)


def _estimate(interval: Interval | None) -> float:
    return 0.0 if interval is None else interval.estimate


def _error_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    lists = (summary.base, *summary.variants)
    errors = [
        f"game {game} of {lists[one].name} against {summary.opponents[opponent].name}: {error}"
        for one, opponent, game, error in summary.errors
    ]
    lines = error_lines(errors, "their pairs are left out for every list")
    return (Section("", tuple(map(Paragraph, lines))),) if lines else ()
