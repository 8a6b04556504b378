"""What going first is worth to a deck, as a document: ``duelsim initiative``."""

from typing import TYPE_CHECKING

from reports.summaries.initiative import InitiativeSummary
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points
from reports.writing.verdict import Verdict, difference

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing


def document(summary: InitiativeSummary) -> Document:
    """The result as a document."""
    fair = "That is fair." if summary.is_fair else f"That may be more than {summary.fair_within} points."
    return Document(
        f"What going first is worth to {summary.name}",
        verdict(summary),
        (Section("", (*_figures(summary), Paragraph(fair))),),
    )


def verdict(summary: InitiativeSummary) -> Verdict:
    """What going first is worth, with its interval."""
    if summary.worth is None:
        return Verdict("No result", doubt="No pair of games was played without an error.")
    pilots = pilots_of([("", player) for player in summary.players])
    words = "Going first helps {}" if summary.worth.low > 0 else "Going first is not shown to help {}"
    return Verdict(words, (summary.name,), difference(summary.worth), pilots=pilots)


def _figures(summary: InitiativeSummary) -> tuple[Figure, ...]:
    worth = summary.worth
    if worth is None:
        return ()

    def draw() -> "Drawing":
        return figures.intervals([(summary.name, worth)], "percentage points, first minus second")

    table = Table("", heads("deck", "going first minus second"), ((summary.name, Points(worth)),))
    return (Figure("worth of going first", verdict(summary).answer, draw, table),)
