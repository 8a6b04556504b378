"""What the games of two runs say about two versions of a deck, as a document: ``duelsim runs compare``."""

from decks.shipped import deck_called
from decks.shown_names import called
from reports.summaries.players import pilots_of
from reports.summaries.two_runs import DeckInRun, Rates, TwoRuns
from reports.writing.document import Block, Document, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Share, Value, digits_of, percent
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.language import comma, gettext
from sim.statistics import comparison


def document(summary: TwoRuns, between: str) -> Document:
    """The result as a document; `between` says between whom it holds."""
    first, second = names(summary)
    blocks: list[Block] = [Paragraph(line) for line in (*_result_lines(summary), *_lines(summary))]
    blocks += [Paragraph(line, warning=True) for line in summary.warnings]
    if summary.opponents:
        blocks.append(_table(summary))
    return Document(
        gettext(
            "{of_its_run} compared with {first}",
            of_its_run=_of_its_run(second, summary.decks[1].label),
            first=_of_its_run(first, summary.decks[0].label),
        ),
        verdict(summary, between),
        (Section("", (*_cards(summary), *blocks)),),
    )


def _of_its_run(name: str, run: str) -> str:
    """A deck with its run, unless its name says that already.

    >>> _of_its_run("Red", "run 3"), _of_its_run("Red of run 3", "run 3")
    ('Red (run 3)', 'Red of run 3')
    """
    return name if name.endswith(f" of {run}") else f"{name} ({run})"


def names(summary: TwoRuns) -> tuple[str, str]:
    """The names of the two decks; with their players or runs where they are the same."""
    one, other = summary.decks
    if one.name != other.name:
        return deck_called(one.name), deck_called(other.name)
    return _told(one), _told(other)


def _told(deck: DeckInRun) -> str:
    return gettext("{name} of {label}", name=deck_called(deck.name), label=deck.label)


def verdict(summary: TwoRuns, between: str) -> Verdict:
    """Whether the second deck is better."""
    first, second = names(summary)
    found = _whole(summary)
    if found is None:
        return Verdict(
            gettext("No result"), doubt=gettext("There are no pairs that count for all opponents that both runs have.")
        )
    words = {
        comparison.Verdict.BETTER: gettext("{} is better than {}"),
        comparison.Verdict.WORSE: gettext("{} is worse than {}"),
        comparison.Verdict.NO_DIFFERENCE_SHOWN: gettext("No difference shown between {} and {}"),
    }[found.verdict]
    return Verdict(
        words,
        (second, first),
        difference(found.difference),
        games_in_words(2 * sum(sum(one.rates.pairs) for one in summary.opponents)),
        pilots_of(
            [(deck_called(deck.name), deck.player) for deck in summary.decks],
            gettext("between {between}", between=between),
        ),
        gettext("These runs differ in more than the decklist; see below.") if summary.warnings else "",
    )


def _result_lines(summary: TwoRuns) -> list[str]:
    """What is to be said of the result besides its verdict: the win rates."""
    first, second = names(summary)
    found = _whole(summary)
    if found is None:
        return []
    many = len(summary.opponents)
    against = (
        deck_called(summary.opponents[0].name)
        if many == 1
        else gettext("the {many} opponents that both runs have", many=many)
    )
    return [
        gettext(
            "{second} wins {rate} against {against}, and {first} wins {found_first}.",
            second=second,
            rate=percent(found.second),
            against=against,
            first=first,
            found_first=percent(found.first),
        )
    ]


def _whole(summary: TwoRuns) -> Rates | None:
    return summary.over_field if len(summary.opponents) != 1 else summary.opponents[0].rates


def _cards(summary: TwoRuns) -> tuple[Block, ...]:
    first, second = names(summary)
    if not summary.cards:
        return (Paragraph(gettext("{second} and {first} have the same cards.", second=second, first=first)),)
    rows: tuple[tuple[Value, ...], ...] = tuple((called(name), f"{copies:+d}") for name, copies in summary.cards)
    return (
        Table(
            gettext("Copies that {second} has more or fewer than {first}", second=second, first=first),
            heads(gettext("card"), gettext("copies")),
            rows,
        ),
    )


def _lines(summary: TwoRuns) -> list[str]:
    lines = []
    if summary.same_luck:
        lines.append(
            gettext(
                "Both runs have the same seed, so their pairs have the same luck: the difference is"
                " that of the scores in the same pairs, and only pairs that both have count."
            )
        )
    else:
        lines.append(
            gettext(
                "The runs have different seeds, and thus independent luck. The same seed would make"
                " the difference more precise (duelsim compare plays that way)."
            )
        )
    if len(summary.opponents) > 1:
        lines.append(
            gettext("In the verdict, each opponent has its share of the field.")
            if summary.shares_given
            else gettext("In the verdict, each opponent counts alike.")
        )
    for deck, others in zip(summary.decks, summary.only_one, strict=True):
        if others:
            lines.append(
                gettext(
                    "Left out, because only {told} has met them: {names}.",
                    told=_told(deck),
                    names=comma().join(map(deck_called, others)),
                )
            )
    return lines


def _table(summary: TwoRuns) -> Table:
    first, second = names(summary)
    in_order = sorted(summary.opponents, key=lambda one: one.rates.difference.estimate)
    every = [one.rates for one in in_order] + ([summary.over_field] if summary.over_field is not None else [])
    digits = min(digits_of(interval) for one in every for interval in (one.first, one.second, one.difference))
    rows = [(deck_called(one.name), Share(one.share), *_values(one.rates, digits)) for one in in_order]
    if summary.over_field is not None and len(in_order) > 1:
        rows.append((gettext("all of them"), Share(1.0), *_values(summary.over_field, digits)))
    note = gettext("95 % intervals.")
    if len(in_order) > 1:
        note = gettext(
            "95 % intervals. The verdicts on single opponents allow for there being several"
            " (Holm): one can be missing where an interval excludes 0."
        )
    return Table(
        gettext("Win rates in %, and {second} minus {first} in points, the worst first", second=second, first=first),
        heads(
            gettext("opponent"),
            gettext("share"),
            first,
            second,
            gettext("difference"),
            gettext("verdict"),
            gettext("games"),
        ),
        tuple(rows),
        note,
        totals=len(rows) - len(in_order),
    )


def _values(rates: Rates, digits: int) -> tuple[Value, ...]:
    one, other = (2 * pairs for pairs in rates.pairs)
    return (
        Rate(rates.first, short=True, digits=digits),
        Rate(rates.second, short=True, digits=digits),
        Points(rates.difference, digits=digits),
        None if rates.verdict is comparison.Verdict.NO_DIFFERENCE_SHOWN else gettext(rates.verdict.value),
        f"{one:,}" if one == other else gettext("{one:,} and {other:,}", one=one, other=other),
    )
