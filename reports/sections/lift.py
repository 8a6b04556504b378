"""What each card of a deck is worth at the start, as a document: ``duelsim lift``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from decks.shown_names import called, one_name
from reports.summaries.lift import LiftSummary
from reports.writing import figures
from reports.writing.document import Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value, percent, points
from reports.writing.words import games_in_words

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing


def document(summary: LiftSummary) -> Document:
    """The result as a document."""
    found = (_lifts_figure(summary), Paragraph(_HOW_TO_READ)) if summary.cards else ()
    details = (Section("Win rates", (_rates_table(summary),), detailed=True),) if summary.cards else ()
    return Document(
        f"What the cards of {summary.names[0]} are worth against {summary.names[1]}",
        verdict(summary),
        (Section("", (*found, *(Paragraph(line) for line in _lines(summary)))), *details),
    )


# --- Words ------------------------------------------------------------------------------------------------
_HOW_TO_READ = (
    "What one copy is worth in the opening hand, compared with never seeing it: the same games are played once with the"
    " copy in the hand and once with it at the bottom of the deck. A hand has five cards either way, so this is how"
    " much better the copy is at the start than the card drawn instead. Over all cards of the deck it averages out."
)
_NOTE = (
    "Certain: the chance that any card of this table is wrongly called better or worse is at most 5 % (Bonferroni)."
    " The intervals of in hand minus bottom hold for all cards at once. Observed when seen: the win rate of the"
    " shuffled games in which a copy was seen, minus the win rate of the others. It is not an effect of the"
    " card: long games and broken shields show more cards. Where it differs from in hand minus bottom, trust the"
    " latter."
)


def verdict(summary: LiftSummary) -> str:
    """The cards that did the most and the least in these games, where it is certain that they do something.

    They are picked by what they did, so their intervals are those that hold for all cards at once. Whether another card
    would do more in endless games is not asked.
    """
    deck, opponent = summary.names
    against = f"against {opponent} between {summary.between}"
    if not summary.cards:
        return "No result: no pair of games was played without an error."
    best, worst = summary.cards[0], summary.cards[-1]
    best_card, worst_card = called(best.card), called(worst.card)
    several = len(summary.cards) > 1
    where = "in the opening hand instead of at the bottom of the deck"
    sentences = []
    lifts = [points(card.lift_taken_together) for card in (best, worst)]
    if best.certain and best.lift.estimate > 0:
        most = f"did the most for {deck} at the start" if several else f"helps {deck} at the start"
        sentences.append(f"{best_card} {most} {against}: {lifts[0]} points of win rate {where}.")
    if worst.certain and worst.lift.estimate < 0:
        if sentences:
            sentences.append(f"{worst_card} did the least: {lifts[1]}.")
        else:
            least = f"did the least for {deck} at the start" if several else f"does {deck} no good at the start"
            sentences.append(f"{worst_card} {least} {against}: {lifts[1]} points of win rate {where}.")
    if not sentences:
        which = "No card" if several else best_card
        shown = "is shown" if several else "is not shown"
        sentences.append(f"{which} {shown} to make a difference to {deck} {against}, {where}.")
    elif several:
        sentences.append("These intervals allow for picking the best and the worst of all cards.")
    return " ".join(sentences)


def _lines(summary: LiftSummary) -> Iterator[str]:
    if summary.win_rate is not None:
        yield (
            f"As shuffled, {summary.names[0]} ({summary.players[0]}) wins {percent(summary.win_rate)} of"
            f" {games_in_words(2 * summary.pairs)} against {summary.names[1]} ({summary.players[1]})."
        )
    if summary.not_played:
        yield f"Not played yet: {', '.join(map(called, summary.not_played))}."
    if summary.errors:
        yield f"{games_in_words(summary.errors)} ended in an error; their pairs are left out."


# --- The document -----------------------------------------------------------------------------------------
def _lifts_figure(summary: LiftSummary) -> Figure:
    rows: list[tuple[Value, ...]] = [
        (
            called(card.card),
            card.copies,
            Points(card.lift_taken_together),
            None if not card.certain else "better" if card.lift.estimate > 0 else "worse",
            Points(card.above_shuffled),
            None if card.improvement_when_seen is None else Points(card.improvement_when_seen),
        )
        for card in summary.cards
    ]

    shown = [(one_name(card.card), card.lift_taken_together) for card in summary.cards]

    def draw() -> "Drawing":
        unit = "percentage points, hand minus bottom"
        return figures.intervals(shown, unit, certain=[card.certain for card in summary.cards])

    return Figure(
        "lift of each card",
        f"{called(summary.cards[0].card)} did the most at the start.",
        draw,
        Table(
            "What a copy is worth in the opening hand, in percentage points of win rate",
            heads(
                "card", "copies", "in hand minus bottom", "certain", "in hand minus as shuffled", "observed when seen"
            ),
            tuple(rows),
            note=_NOTE,
        ),
    )


def _rates_table(summary: LiftSummary) -> Table:
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (called(card.card), 2 * card.pairs, Rate(card.in_hand), Rate(card.at_bottom)) for card in summary.cards
    )
    title = f"Win rates of {summary.names[0]} with one copy of a card in the opening hand, and at the bottom"
    return Table(title, heads("card", "games of each", "in the opening hand", "at the bottom"), rows)
