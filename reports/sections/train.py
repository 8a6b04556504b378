"""What a training has found, as a document: ``duelsim train``."""

from reports.summaries.train import TrainSummary
from reports.writing.document import Document, FileText, Paragraph, Section
from sim.training import trained_text
from sim.training.trained_text import round_in_words

_WHY = {
    "no advance": "The training stopped because two rounds in a row were no advance.",
    "budget spent": "The training stopped because its time or its games were over; more may find more.",
    "interrupted": "The training was interrupted.",
}


def document(summary: TrainSummary) -> Document:
    """The result as a document."""
    said, *others = sentences(summary)
    sections = [Section("", tuple(map(Paragraph, others)))]
    if summary.value:
        sections.append(Section("", (FileText("The value", summary.value),), detailed=True))
    return Document(f"{summary.origin.what}, trained", said, tuple(sections))


def sentences(summary: TrainSummary) -> list[str]:
    """What was found, how it came about, and how to find it again."""
    trained, origin = summary.trained, summary.origin
    again = f" With --seed {origin.seed} --games {trained.games} the same value is found again."
    return [
        f"{origin.what}, trained: {trained_text.verdict(trained, origin)}.",
        *(round_in_words(one, origin) for one in trained.rounds),
        _WHY[trained.stopped],
        f"{summary.games:,} games in {summary.seconds:.0f} s.{again if trained.rounds else ''}",
    ]
