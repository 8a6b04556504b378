"""What each card of a deck is worth at the start, as a document: ``duelsim lift``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from decks.shown_names import called, one_name
from reports.summaries.lift import LiftSummary
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import CardWorths, Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value, percent, points
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.language import comma, gettext, translatable

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing


def document(summary: LiftSummary) -> Document:
    """The result as a document."""
    found = (_lifts_figure(summary), Paragraph(gettext(_HOW_TO_READ))) if summary.cards else ()
    details = (Section(gettext("Win rates"), (_rates_table(summary),), detailed=True),) if summary.cards else ()
    return Document(
        gettext(
            "What the cards of {names} are worth against {summary_names}",
            names=summary.names[0],
            summary_names=summary.names[1],
        ),
        verdict(summary),
        (
            Section("", tuple(map(Paragraph, _result_lines(summary)))),
            Section("", (*found, *(Paragraph(line) for line in _lines(summary)))),
            *details,
        ),
        worths={
            summary.names[0]: CardWorths(
                gettext("worth in the opening hand, points"),
                gettext(WORTH),
                {card.card: card.lift_taken_together for card in summary.cards},
            )
        },
    )


# --- Words ------------------------------------------------------------------------------------------------
_HOW_TO_READ = translatable(
    "What one copy is worth in the opening hand, compared with never seeing it: the same"
    " games are played once with the copy in the hand and once with it at the bottom of"
    " the deck. A hand has five cards either way, so this is how much better the copy is"
    " at the start than the card drawn instead. Over all cards of the deck it averages"
    " out."
)
_NOTE = translatable(
    "Certain: the chance that any card of this table is wrongly called better or worse is"
    " at most 5 % (Bonferroni). The intervals of in hand minus bottom hold for all cards"
    " at once. Observed when seen: the win rate of the shuffled games in which a copy was"
    " seen, minus the win rate of the others. It is not an effect of the card: long games"
    " and broken shields show more cards. Where it differs from in hand minus bottom,"
    " trust the latter."
)


WORTH = translatable(
    "Measured: what a copy adds to the win rate in the opening hand, compared with the"
    " bottom of the deck. The intervals hold for all cards at once."
)


def verdict(summary: LiftSummary) -> Verdict:
    """The card that did the most in these games, or else the one that did the least, where that is certain.

    It is picked by what it did, so its interval is the one that holds for all cards at once. Whether another card would
    do more in endless games is not asked.
    """
    deck, _ = summary.names
    if not summary.cards:
        return Verdict(gettext("No result"), doubt=gettext("No pair of games was played without an error."))
    best, worst = summary.cards[0], summary.cards[-1]
    several = len(summary.cards) > 1
    if best.certain and best.lift.estimate > 0:
        shown, words = (
            best,
            gettext("{} helps {} most at the start") if several else gettext("{} helps {} at the start"),
        )
    elif worst.certain and worst.lift.estimate < 0:
        shown, words = (
            worst,
            gettext("{} helps {} least at the start") if several else gettext("{} hurts {} at the start"),
        )
    else:
        shown, words = best, "" if several else gettext("{} is not shown to matter to {}")
    what = gettext("of win rate in the opening hand")
    return Verdict(
        words or gettext("No card is shown to matter to {}"),
        (called(shown.card), deck) if words else (deck,),
        difference(
            shown.lift_taken_together,
            what if words else gettext("{what} with {card}", what=what, card=called(shown.card)),
        ),
        games_in_words(2 * 2 * shown.pairs),
        pilots_of(list(zip(summary.names, summary.players, strict=True))),
    )


def _result_lines(summary: LiftSummary) -> list[str]:
    """What is to be said of the result besides its verdict: the card that did the least."""
    if len(summary.cards) < 2:
        return []
    worst = summary.cards[-1]
    least = gettext(
        "{card} did the least: {points} points.", card=called(worst.card), points=points(worst.lift_taken_together)
    )
    return [gettext("{least} These ranges allow for picking the best and the worst of all cards.", least=least)]


def _lines(summary: LiftSummary) -> Iterator[str]:
    if summary.win_rate is not None:
        yield (
            gettext(
                "As shuffled, {names} ({players}) wins {rate} of {games} against {summary_names} ({summary_players}).",
                names=summary.names[0],
                players=summary.players[0],
                rate=percent(summary.win_rate),
                games=games_in_words(2 * summary.pairs),
                summary_names=summary.names[1],
                summary_players=summary.players[1],
            )
        )
    if summary.not_played:
        yield gettext("Not played yet: {names}.", names=comma().join(map(called, summary.not_played)))
    if summary.errors:
        yield gettext("{games} ended in an error; their pairs are left out.", games=games_in_words(summary.errors))


# --- The document -----------------------------------------------------------------------------------------
def _lifts_figure(summary: LiftSummary) -> Figure:
    rows: list[tuple[Value, ...]] = [
        (
            called(card.card),
            card.copies,
            Points(card.lift_taken_together),
            None if not card.certain else gettext("better") if card.lift.estimate > 0 else gettext("worse"),
            Points(card.above_shuffled),
            None if card.improvement_when_seen is None else Points(card.improvement_when_seen),
        )
        for card in summary.cards
    ]

    shown = [(one_name(card.card), card.lift_taken_together) for card in summary.cards]

    def draw() -> "Drawing":
        unit = gettext("percentage points, hand minus bottom")
        return figures.intervals(shown, unit, certain=[card.certain for card in summary.cards])

    return Figure(
        gettext("lift of each card"),
        gettext("{card} did the most at the start.", card=called(summary.cards[0].card)),
        draw,
        Table(
            gettext("What a copy is worth in the opening hand, in percentage points of win rate"),
            heads(
                gettext("card"),
                gettext("copies"),
                gettext("in hand minus bottom"),
                gettext("certain"),
                gettext("in hand minus as shuffled"),
                gettext("observed when seen"),
            ),
            tuple(rows),
            note=gettext(_NOTE),
        ),
    )


def _rates_table(summary: LiftSummary) -> Table:
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (called(card.card), 2 * card.pairs, Rate(card.in_hand), Rate(card.at_bottom)) for card in summary.cards
    )
    title = gettext(
        "Win rates of {names} with one copy of a card in the opening hand, and at the bottom", names=summary.names[0]
    )
    return Table(
        title,
        heads(gettext("card"), gettext("games of each"), gettext("in the opening hand"), gettext("at the bottom")),
        rows,
    )
