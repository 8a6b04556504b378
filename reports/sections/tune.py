"""What a search for a better playbook has found, as a document: ``duelsim tune``."""

from collections.abc import Iterator

from reports.summaries.players import pilots_of
from reports.summaries.tune import TuneSummary
from reports.writing.document import Document, FileText, Paragraph, Section, Table, heads
from reports.writing.values import Points, Share
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words

_WHY = {
    "nothing gains": "The search stopped because three rounds in a row showed no gain beyond luck.",
    "interrupted": "The search was interrupted.",
}
_BUDGET_SPENT = "The search stopped because its budget ran out. With more time or games it may find more."
_NO_ROUND = "The budget ran out before the first round was over. Allow more time or games."


def document(summary: TuneSummary) -> Document:
    """The result as a document."""
    return Document(f"{summary.side.name}, tuned", verdict(summary), tuple(_sections(summary)))


def verdict(summary: TuneSummary) -> Verdict:
    """Whether the playbook that was found is better."""
    names = (summary.side.name,)
    pilots = pilots_of([(one.name, one.player) for one in (summary.side, *summary.opponents)])
    played = games_in_words(summary.games)
    found = None if summary.held_out is None else summary.held_out.comparison
    if summary.interrupted and (found is None or not summary.gains):
        return Verdict("Interrupted before the result", (), None, played, pilots)
    number = None if found is None else difference(found.field.difference, "of win rate on held-out luck")
    words = "{} wins more with the tuned playbook" if summary.gains else "No better playbook found for {}"
    doubt = "The test was interrupted." if summary.interrupted else ""
    return Verdict(words, names, number, played, pilots, doubt)


def result_in_words(summary: TuneSummary) -> str:
    """What was found, in a sentence."""
    number = len(summary.opponents)
    return (
        f"{summary.side.name}, tuned from {summary.side.player} against {number} deck{'' if number == 1 else 's'}:"
        f" {summary.verdict}."
    )


def _sections(summary: TuneSummary) -> Iterator[Section]:
    yield Section("", (Paragraph(result_in_words(summary)), Paragraph(rounds_in_words(summary))))
    if summary.held_out is not None and summary.held_out.comparison is not None:
        rows = tuple(
            (one.name, Share(found.base), Share(found.variant), Points(found.difference))
            for one, found in zip(summary.opponents, summary.held_out.comparison.opponents, strict=True)
        )
        columns = heads("against", "base", "tuned", "gain, points")
        title = "Win rates on held-out luck, the same pairs for both playbooks"
        yield Section("", (Table(title, columns, rows),))
    if summary.lines:
        rows_of_lines = tuple((line.line, line.question, Points(line.worth)) for line in summary.lines)
        title = "What the playbook wins more with a line than without it, in points on held-out luck"
        yield Section("The lines", (Table(title, heads("line", "question", "worth"), rows_of_lines),), detailed=True)
    if summary.rounds:
        yield Section("The rounds", (_path(summary),), detailed=True)
    yield Section("", (FileText("The playbook", summary.playbook),), detailed=True)
    yield Section("Where it comes from", (Paragraph(origin_in_words(summary)),), detailed=True)


def rounds_in_words(summary: TuneSummary) -> str:
    """How many rounds were kept, and why there are no more."""
    rounds = summary.rounds
    if not rounds:
        return _WHY.get(summary.stopped, _NO_ROUND)
    kept = sum(one.is_kept for one in rounds)
    why = _WHY.get(summary.stopped, _BUDGET_SPENT)
    return (
        f"{kept} of {len(rounds)} round{'' if len(rounds) == 1 else 's'} showed a gain and"
        f" {'was' if kept == 1 else 'were'} kept. {why}"
    )


def origin_in_words(summary: TuneSummary) -> str:
    """What was played, and how to find the playbook again."""
    return (
        f"{summary.games:,} games in {summary.seconds:.0f} s. With --seed {summary.seed} --games {summary.searched} the"
        " same playbook is found again."
    )


def _path(summary: TuneSummary) -> Table:
    return Table(
        "The path: the edits that each round tested, and their gain in points on fresh luck",
        heads("round", "tried", "tested", "gain", "kept"),
        tuple(
            (
                str(one.number),
                one.tried,
                "; ".join(one.tested) or None,
                None if one.gain is None else Points(one.gain.difference),
                "yes" if one.is_kept else "no",
            )
            for one in summary.rounds
        ),
    )
