"""What a search for a better playbook has found, as a document: ``duelsim tune``."""

from collections.abc import Iterator

from reports.summaries.players import pilots_of
from reports.summaries.tune import TuneSummary
from reports.writing.document import Document, FileText, Paragraph, Section, Table, heads
from reports.writing.values import Points, Share
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.language import gettext, ngettext, semicolon, sentences, translatable

_WHY = {
    "nothing gains": translatable("The search stopped because three rounds in a row showed no gain beyond luck."),
    "interrupted": translatable("The search was interrupted."),
}
_BUDGET_SPENT = translatable("The search stopped because its budget ran out. With more time or games it may find more.")
_NO_ROUND = translatable("The budget ran out before the first round was over. Allow more time or games.")


def document(summary: TuneSummary) -> Document:
    """The result as a document."""
    return Document(gettext("{name}, tuned", name=summary.side.called), verdict(summary), tuple(_sections(summary)))


def verdict(summary: TuneSummary) -> Verdict:
    """Whether the playbook that was found is better."""
    names = (summary.side.called,)
    pilots = pilots_of([(one.called, one.player) for one in (summary.side, *summary.opponents)])
    played = games_in_words(summary.games)
    found = None if summary.held_out is None else summary.held_out.comparison
    if summary.interrupted and (found is None or not summary.gains):
        return Verdict(gettext("Interrupted before the result"), (), None, played, pilots)
    number = None if found is None else difference(found.field.difference, gettext("of win rate on held-out luck"))
    words = (
        gettext("{} wins more with the tuned playbook") if summary.gains else gettext("No better playbook found for {}")
    )
    doubt = gettext("The test was interrupted.") if summary.interrupted else ""
    return Verdict(words, names, number, played, pilots, doubt)


def result_in_words(summary: TuneSummary) -> str:
    """What was found, in a sentence."""
    number = len(summary.opponents)
    return ngettext(
        "{name}, tuned from {player} against {count} deck: {verdict}.",
        "{name}, tuned from {player} against {count} decks: {verdict}.",
        number,
        name=summary.side.called,
        player=summary.side.player,
        verdict=summary.verdict,
    )


def _sections(summary: TuneSummary) -> Iterator[Section]:
    yield Section("", (Paragraph(result_in_words(summary)), Paragraph(rounds_in_words(summary))))
    if summary.held_out is not None and summary.held_out.comparison is not None:
        rows = tuple(
            (one.called, Share(found.base), Share(found.variant), Points(found.difference))
            for one, found in zip(summary.opponents, summary.held_out.comparison.opponents, strict=True)
        )
        columns = heads(gettext("against"), gettext("base"), gettext("tuned"), gettext("gain, points"))
        title = gettext("Win rates on held-out luck, the same pairs for both playbooks")
        yield Section("", (Table(title, columns, rows),))
    if summary.lines:
        rows_of_lines = tuple((line.line, gettext(line.question), Points(line.worth)) for line in summary.lines)
        title = gettext("What the playbook wins more with a line than without it, in points on held-out luck")
        yield Section(
            gettext("The lines"),
            (Table(title, heads(gettext("line"), gettext("question"), gettext("worth")), rows_of_lines),),
            detailed=True,
        )
    if summary.rounds:
        yield Section(gettext("The rounds"), (_path(summary),), detailed=True)
    yield Section("", (FileText(gettext("The playbook"), summary.playbook),), detailed=True)
    yield Section(gettext("Where it comes from"), (Paragraph(origin_in_words(summary)),), detailed=True)


def rounds_in_words(summary: TuneSummary) -> str:
    """How many rounds were kept, and why there are no more."""
    rounds = summary.rounds
    if not rounds:
        return gettext(_WHY.get(summary.stopped, _NO_ROUND))
    kept = sum(one.is_kept for one in rounds)
    why = gettext(_WHY.get(summary.stopped, _BUDGET_SPENT))
    if kept == 1:
        said = ngettext(
            "1 of {count} round showed a gain and was kept.",
            "1 of {count} rounds showed a gain and was kept.",
            len(rounds),
        )
    else:
        said = ngettext(
            "{kept} of {count} round showed a gain and were kept.",
            "{kept} of {count} rounds showed a gain and were kept.",
            len(rounds),
            kept=kept,
        )
    return sentences(said, why)


def origin_in_words(summary: TuneSummary) -> str:
    """What was played, and how to find the playbook again."""
    return gettext(
        "{games:,} games in {seconds:.0f} s. With --seed {seed} --games {searched} the same playbook is found again.",
        games=summary.games,
        seconds=summary.seconds,
        seed=summary.seed,
        searched=summary.searched,
    )


def _path(summary: TuneSummary) -> Table:
    return Table(
        gettext("The path: the edits that each round tested, and their gain in points on fresh luck"),
        heads(gettext("round"), gettext("tried"), gettext("tested"), gettext("gain"), gettext("kept")),
        tuple(
            (
                str(one.number),
                one.tried,
                semicolon().join(one.tested) or None,
                None if one.gain is None else Points(one.gain.difference),
                gettext("yes") if one.is_kept else gettext("no"),
            )
            for one in summary.rounds
        ),
    )
