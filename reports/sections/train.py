"""What a training has found, as a document: ``duelsim train``."""

from decks.shipped import deck_called
from reports.summaries.train import TrainSummary
from reports.writing.document import Document, FileText, Paragraph, Section
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import games_in_words
from sim.language import gettext, translatable
from sim.language import sentences as in_order
from sim.training import trained_text
from sim.training.trained_text import round_in_words

_WHY = {
    "no advance": translatable("The training stopped because two rounds in a row brought no progress."),
    "budget spent": translatable(
        "The training stopped because its budget ran out. With more time or games it may find more."
    ),
    "interrupted": translatable("The training was interrupted."),
}


def document(summary: TrainSummary) -> Document:
    """The result as a document."""
    sections = [Section("", tuple(map(Paragraph, sentences(summary))))]
    if summary.value:
        sections.append(Section("", (FileText(gettext("The value"), summary.value),), detailed=True))
    return Document(
        gettext("{name}, trained", name=deck_called(summary.origin.what)), verdict(summary), tuple(sections)
    )


def verdict(summary: TrainSummary) -> Verdict:
    """Whether a player who looks ahead plays better by the value that was found."""
    trained, origin = summary.trained, summary.origin
    played = games_in_words(summary.games)
    rate = None if trained.last is None else trained.last.against_best
    if not trained.rounds or (trained.advances and rate is None):
        return Verdict(gettext("Interrupted before the result"), played=played)
    if not trained.advances or rate is None:
        return Verdict(gettext("No better value found for {}"), (deck_called(origin.what),), played=played)
    number = win_rate(rate, gettext("win rate against {name}", name=gettext(origin.began)))
    words = gettext("{} plays better with its new value") if rate.low > 0.5 else gettext("No gain shown for {}")
    return Verdict(words, (deck_called(origin.what),), number, played)


def sentences(summary: TrainSummary) -> list[str]:
    """What was found, how it came about, and how to find it again."""
    trained, origin = summary.trained, summary.origin
    again = gettext(
        "With --seed {seed} --games {games} the same value is found again.", seed=origin.seed, games=trained.games
    )
    return [
        gettext(
            "{name}, trained: {verdict}.", name=deck_called(origin.what), verdict=trained_text.verdict(trained, origin)
        ),
        *(round_in_words(one, origin) for one in trained.rounds),
        gettext(_WHY[trained.stopped]),
        in_order(
            gettext("{games:,} games in {seconds:.0f} s.", games=summary.games, seconds=summary.seconds),
            again if trained.rounds else "",
        ),
    ]
