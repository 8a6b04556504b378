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
from sim.language import gettext, ngettext, semicolon, sentences, translatable
from sim.statistics import comparison
from sim.statistics.comparison import Difference
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

FEW_CARDS = 6  # that differ are named before the figure


def document(summary: ComparisonSummary) -> Document:
    """The result as a document."""
    what = (
        summary.variants[0].name
        if len(summary.variants) == 1
        else gettext("{count} variants", count=len(summary.variants))
    )
    sections = (*_result_sections(summary), *_race_sections(summary), *_error_sections(summary))
    found = verdict(summary)
    worths = {one.name: observed_worths(one.observed) for one in (summary.base, *summary.variants)}
    title = gettext("{what} compared with {name}", what=what, name=summary.base.name)
    return Document(title, found, without(sections, found.doubt), worths=worths)


# --- Words ------------------------------------------------------------------------------------------------
_OF_LISTS = {
    comparison.Verdict.BETTER: translatable("{} is better than {}"),
    comparison.Verdict.WORSE: translatable("{} is worse than {}"),
    comparison.Verdict.NO_DIFFERENCE_SHOWN: translatable("No difference shown between {} and {}"),
}
_OF_A_SWAP = {
    comparison.Verdict.BETTER: translatable("{} helps {}"),
    comparison.Verdict.WORSE: translatable("{} hurts {}"),
    comparison.Verdict.NO_DIFFERENCE_SHOWN: translatable("{}: no difference shown for {}"),
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
        finished = gettext(
            "{finished} of the {rounds} rounds of the race have been played.",
            finished=race.finished,
            rounds=race.rounds,
        )
        return Verdict(gettext("No result yet"), doubt=finished)
    if variant is None or summary.over_field is None:
        if variant is not None and race is not None and len(summary.pairs) < 2:
            few = gettext("{name} has won the race, but fewer than two pairs came after it.", name=variant.name)
            return Verdict(gettext("No result yet"), doubt=few)
        return Verdict(
            gettext("No result"),
            doubt=gettext("There are fewer than two pairs that both lists have played without an error."),
        )
    found = summary.over_field.difference
    swap = _swap(variant) if race is None else ""  # after a race, the name says which variant won
    words = gettext((_OF_A_SWAP if swap else _OF_LISTS)[found.verdict])
    number: Measured | None = difference(found.difference)
    if summary.same_list:
        words, number = gettext("{} has the same cards as {}"), None
    return Verdict(
        words,
        (swap or variant.name, summary.base.name),
        number,
        gettext("{count:,} games", count=2 * 2 * found.pairs * len(summary.opponents)),
        pilots_of([("", player) for player in summary.players]),
        _not_shown_to_lead(summary),
    )


def _not_shown_to_lead(summary: ComparisonSummary) -> str:
    """That the winner of a race may not be the best variant; "" if it is."""
    race, runner_up = summary.race, summary.runner_up
    if summary.same_list or race is None or runner_up is None or race.lead is None or race.lead.low > 0:
        return ""
    return gettext(
        "It is not shown to be better than the runner-up, {name}: {points} points.",
        name=runner_up.name,
        points=points(race.lead),
    )


def _result_lines(summary: ComparisonSummary, variant: ListSummary, found: Compared) -> list[str]:
    """What is to be said of the result besides its verdict."""
    race, runner_up, lines = summary.race, summary.runner_up, []
    if not summary.same_list:
        against = gettext("the field") if len(summary.opponents) > 1 else summary.opponents[0].name
        base = gettext("{name} wins {percent}", name=summary.base.name, percent=_percent(found.base))
        lines.append(
            gettext(
                "{name} wins {percent} against {against}; {base}.",
                name=variant.name,
                percent=_percent(found.variant),
                against=against,
                base=base,
            )
        )
    if race is not None:
        lines.append(gettext("{name} won a race of {count} variants.", name=variant.name, count=len(summary.variants)))
    if race is not None and runner_up is not None and race.lead is not None and race.lead.low > 0:
        lines.append(
            gettext(
                "It is better than the runner-up, {name}, by {points} points.",
                name=runner_up.name,
                points=points(race.lead),
            )
        )
    return [*lines, *filter(None, [_not_shown_to_lead(summary)])]


def _percent(interval: Interval) -> str:
    return f"{in_percent(interval.estimate)} %"


def differing_cards_in_words(cards: Sequence[tuple[str, int]]) -> str:
    """Which cards a list has more or fewer of; names may have commas in them.

    >>> differing_cards_in_words((("Aqua Guard", -2), ("Corile", 2)))
    '+2 Corile; -2 Aqua Guard'
    """
    ordered = sorted(cards, key=lambda card: (card[1] < 0, card[0]))
    return semicolon().join(f"{copies:+d} {called(name)}" for name, copies in ordered) or gettext("the same list")


# --- The document -----------------------------------------------------------------------------------------
def _result_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    variant, over_field, against = summary.variant, summary.over_field, summary.against
    if variant is None or over_field is None or against is None:
        return ()
    words = gettext(
        "Cards of {name} compared with {summary_base_name}: {differing_cards_in_words}.",
        name=variant.name,
        summary_base_name=summary.base.name,
        differing_cards_in_words=differing_cards_in_words(variant.cards),
    )
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
        return name, Share(share), *rates, Points(found.difference.difference), gettext(found.difference.verdict.value)

    rows = [row(one.name, one.share, found) for one, found in zip(summary.opponents, against, strict=True)]
    note = ""
    if len(rows) > 1:
        rows.append(row(gettext("the field"), 1.0, over_field))
        note = gettext("The verdicts against single opponents are corrected for multiple comparisons.")
    decks = (Head(summary.base.name, 0), Head(variant.name, 1))
    columns = (
        Head(gettext("against")),
        Head(gettext("share")),
        *decks,
        Head(gettext("difference")),
        Head(gettext("verdict")),
    )
    title = gettext(
        "Win rates in %, of {games} of each list against each opponent",
        games=games_in_words(2 * over_field.difference.pairs),
    )

    def draw() -> "Drawing":
        found = (*against, over_field) if len(against) > 1 else against
        return figures.intervals(
            [(str(row[0]), one.difference.difference) for row, one in zip(rows, found, strict=True)],
            certain=[one.difference.verdict is not comparison.Verdict.NO_DIFFERENCE_SHOWN for one in found],
        )

    return Figure(
        gettext("difference by opponent"),
        gettext(
            "How much more {name} wins than {summary_base_name}. A full dot is a certain difference.",
            name=variant.name,
            summary_base_name=summary.base.name,
        ),
        draw,
        Table(title, columns, tuple(rows), note, totals=int(len(against) > 1)),
    )


def _precision_lines(summary: ComparisonSummary, found: Difference) -> list[str]:
    if summary.same_list:
        return []
    known = {"percent": in_percent(found.difference.reach, 2)}
    lines = [gettext("The difference is known to within {percent} points.", **known)]
    if needed := 2 * found.pairs_still_needed(summary.precision):
        lines = [
            gettext(
                "The difference is known to within {percent} points; to know it to within {precision:g}, each list"
                " needs {needed:,} more games against each opponent.",
                **known,
                precision=summary.precision,
                needed=needed,
            )
        ]
    if found.variance_ratio:
        times = 1 / found.variance_ratio
        lines.append(
            gettext(
                "Both lists had the same luck. With independent luck, {times} times as many games"
                " would have been needed.",
                times=f"{times:,.{1 if times < 10 else 0}f}",
            )
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
    note = gettext(
        "Games are those against each opponent. The differences from the base list, in"
        " points, only decided which variants advanced: the best of many estimates is"
        " exaggerated."
    )
    if race.lead is not None:
        by_the_last = gettext("The first two are compared by the last round alone, which did not choose them.")
        note = sentences(note, by_the_last)
    if summary.over_field is not None:
        games = games_in_words(2 * len(summary.pairs))
        note = sentences(note, gettext("The result above comes from {games} played after the race.", games=games))
    columns = heads(
        gettext("variant"),
        gettext("place"),
        gettext("rounds"),
        gettext("games"),
        gettext("difference in the race"),
        gettext("cards"),
    )
    title = ngettext(
        "The race of {variants} variants, in {count} round",
        "The race of {variants} variants, in {count} rounds",
        race.rounds,
        variants=len(rows),
    )
    return (Section("", (Table(title, columns, tuple(rows), note),)),)


def _estimate(interval: Interval | None) -> float:
    return 0.0 if interval is None else interval.estimate


def _error_sections(summary: ComparisonSummary) -> tuple[Section, ...]:
    lists = (summary.base, *summary.variants)
    errors = [
        gettext(
            "game {game} of {name} against {summary_opponents_name}: {error}",
            game=game,
            name=lists[one].name,
            summary_opponents_name=summary.opponents[opponent].name,
            error=error,
        )
        for one, opponent, game, error in summary.errors
    ]
    lines = error_lines(errors, gettext("their pairs are left out for every list"))
    return (Section("", tuple(map(Paragraph, lines))),) if lines else ()
