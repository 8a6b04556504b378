"""What a training has found, as a document: ``duelsim train``."""

from reports.summaries.train import TrainSummary
from reports.writing.document import Document, FileText, Paragraph, Section
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import games_in_words
from sim.training import trained_text
from sim.training.trained_text import round_in_words

_WHY = {
    "no advance": "The training stopped because two rounds in a row brought no progress.",
    "budget spent": "The training stopped because its budget ran out. With more time or games it may find more.",
    "interrupted": "The training was interrupted.",
}


def document(summary: TrainSummary) -> Document:
    """The result as a document."""
    sections = [Section("", tuple(map(Paragraph, sentences(summary))))]
    if summary.value:
        sections.append(Section("", (FileText("The value", summary.value),), detailed=True))
    return Document(f"{summary.origin.what}, trained", verdict(summary), tuple(sections))


def verdict(summary: TrainSummary) -> Verdict:
    """Whether a player who looks ahead plays better by the value that was found."""
    trained, origin = summary.trained, summary.origin
    played = games_in_words(summary.games)
    rate = None if trained.last is None else trained.last.against_best
    if not trained.rounds or (trained.advances and rate is None):
        return Verdict("Interrupted before the result", played=played)
    if not trained.advances or rate is None:
        return Verdict("No better value found for {}", (origin.what,), played=played)
    number = win_rate(rate, f"win rate against {origin.began}")
    words = "{} plays better with its new value" if rate.low > 0.5 else "No gain shown for {}"
    return Verdict(words, (origin.what,), number, played)


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
