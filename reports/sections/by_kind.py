"""The document of a summary, by the kind of its experiment: one row for each kind."""

from collections.abc import Callable, Mapping
from typing import Any

from reports.sections import compare, goldfish, lift, match, matrix, odds
from reports.summaries.compare import ComparisonSummary
from reports.summaries.goldfish import GoldfishSummary
from reports.summaries.lift import LiftSummary
from reports.summaries.match import MatchupSummary
from reports.summaries.matrix import MatrixSummary
from reports.summaries.odds import OddsSummary
from reports.summaries.summary import Summary
from reports.writing.document import Document

DOCUMENTS: Mapping[type[Summary], Callable[[Any], Document]] = {
    ComparisonSummary: compare.document,
    GoldfishSummary: goldfish.document,
    LiftSummary: lift.document,
    MatchupSummary: match.document,
    MatrixSummary: matrix.document,
    OddsSummary: odds.document,
}


def document(summary: Summary) -> Document:
    """The report of what the games of a run say."""
    return DOCUMENTS[type(summary)](summary)
