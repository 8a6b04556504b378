"""What a search for a better list has found, as a document and as a decklist: ``duelsim improve``."""

from collections.abc import Iterator, Sequence

from decks.shipped import deck_called
from decks.shown_names import called, in_english
from reports.sections import slots
from reports.summaries.improve import ImproveSummary, TunedForList
from reports.summaries.players import pilots_of
from reports.writing.document import Document, FileText, Paragraph, Section, Table, heads
from reports.writing.values import Points, Share, points
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.language import comma, gettext, translatable
from sim.searches.lists import changes_of_step
from sim.statistics.comparison import Comparison
from sim.statistics.percentages import in_percent
from sim.version import VERSION

_WHY = {
    "nothing gains": translatable("The search stopped because two rounds in a row showed no gain beyond luck."),
    "interrupted": translatable("The search was interrupted."),
    "budget spent": translatable(
        "The search stopped because its budget ran out. With more time or games it may find more."
    ),
}


def document(summary: ImproveSummary) -> Document:
    """The result as a document."""
    worths = {} if summary.worth is None else slots.document(summary.worth).worths
    return Document(
        gettext("{name}, improved", name=deck_called(summary.deck.name)),
        verdict(summary),
        tuple(_sections(summary)),
        worths=worths,
    )


def verdict(summary: ImproveSummary) -> Verdict:
    """Whether the list that was found is better."""
    names = (deck_called(summary.deck.name),)
    played = games_in_words(summary.games)
    pilots = pilots_of([(one.called, one.player) for one in (summary.side, *summary.opponents)])
    found = summary.comparison
    if not summary.changes:
        words = (
            gettext("Interrupted before a better list was found")
            if summary.interrupted
            else gettext("No better list found for {}")
        )
        return Verdict(words, () if summary.interrupted else names, None, played, pilots)
    if found is None or not summary.is_tested:
        return Verdict(gettext("Interrupted before the result"), (), None, played, pilots, result_in_words(summary))
    words = gettext("The new list is better than {}") if summary.gains else gettext("No gain shown for {}")
    number = difference(found.field.difference, gettext("of win rate on held-out luck"))
    return Verdict(words, names, number, played, pilots)


def result_in_words(summary: ImproveSummary) -> str:
    """What was found, in a sentence."""
    if not summary.changes:
        return gettext("No list is clearly better than {name}.", name=deck_called(summary.deck.name))
    if summary.comparison is None or not summary.is_tested:
        return gettext("Interrupted before the test on held-out luck: what the new list gains is not known.")
    gain, rates = _gain(summary.comparison)
    if not summary.gains:
        return gettext(
            "The new list is not clearly better than {name} on held-out luck: {gain} points ({rates}).",
            name=deck_called(summary.deck.name),
            gain=gain,
            rates=rates,
        )
    return gettext("{gain} points of win rate on held-out luck ({rates}).", gain=gain, rates=rates)


def list_text(summary: ImproveSummary) -> str:
    """The list as a file, which says where it comes from, in English."""
    with in_english():
        return _list_text(summary)


def _list_text(summary: ImproveSummary) -> str:
    deck = summary.list
    against = comma().join(f"{one.called} ({one.player})" for one in summary.opponents)
    lines = [f"# name: {deck.name}"]
    if deck is not summary.deck:
        lines += [
            f"# Found by duelsim improve {VERSION}, seed {summary.seed}, for {summary.side.player} against {against}.",
            f"# {result_in_words(summary)}",
        ]
    lines += [f"{copies} {name}" for name, copies in deck.cards]
    for section in deck.outside:
        lines += ["", f"[{section.name}]", *(f"{copies} {name}" for name, copies in section.cards)]
    return "\n".join(lines) + "\n"


# --- The document -----------------------------------------------------------------------------------------
def _sections(summary: ImproveSummary) -> Iterator[Section]:
    changes = _in_words(summary.changes)
    number = len(summary.opponents)
    against = gettext("a field of {number} decks", number=number) if number > 1 else summary.opponents[0].called
    said = gettext(
        "{name} against {against}, played by {player}: {result_in_words}",
        name=deck_called(summary.deck.name),
        against=against,
        player=summary.side.player,
        result_in_words=result_in_words(summary),
    )
    yield Section(
        "", (*((Paragraph(gettext("Changes: {changes}.", changes=changes)),) if changes else ()), Paragraph(said))
    )
    if summary.tuned is not None:
        yield Section("", tuple(map(Paragraph, _of_playbook(summary.tuned, summary))))
    why = gettext(_WHY[summary.found.stopped])
    yield Section("", (_path(summary, why) if summary.found.steps else Paragraph(why),))
    if summary.comparison is not None:
        yield Section("", (_win_rates(summary, summary.comparison),))
    if summary.worth is not None and summary.worth.cards:
        yield from slots.document(summary.worth).sections
    yield Section("", (FileText(gettext("The list"), list_text(summary)),), detailed=True)
    if summary.tuned is not None:
        book = FileText(gettext("The playbook"), summary.tuned.tune.playbook)
        yield Section("", (book,), detailed=True)
    yield Section(gettext("Where it comes from"), (Paragraph(origin_in_words(summary)),), detailed=True)


def origin_in_words(summary: ImproveSummary) -> str:
    """What was played."""
    return gettext(
        "{games:,} games in {seconds:.0f} s, seed {seed}.",
        games=summary.games,
        seconds=summary.seconds,
        seed=summary.seed,
    )


def _path(summary: ImproveSummary, why: str) -> Table:
    """The rounds, and why there are no more."""
    return Table(
        gettext("The path: the swaps of each round, and their gain in points on fresh luck"),
        heads(gettext("round"), gettext("swaps"), gettext("gain"), gettext("kept")),
        tuple(
            (
                str(step.number),
                _in_words(changes_of_step(step)) or None,
                None if step.gain is None else Points(step.gain.difference),
                gettext("yes") if step.is_kept else gettext("no"),
            )
            for step in summary.found.steps
        ),
        why,
    )


def _win_rates(summary: ImproveSummary, comparison: Comparison) -> Table:
    rows = tuple(
        (one.called, Share(share), Share(found.base), Share(found.variant), Points(found.difference))
        for one, share, found in zip(summary.opponents, summary.shares, comparison.opponents, strict=True)
    )
    columns = (
        gettext("opponent"),
        gettext("share"),
        deck_called(summary.deck.name),
        gettext("new list"),
        gettext("gain, points"),
    )
    return Table(gettext("Win rates on held-out luck, the same pairs for both lists"), heads(*columns), rows)


# --- Words ------------------------------------------------------------------------------------------------
def _of_playbook(tuned: TunedForList, summary: ImproveSummary) -> Iterator[str]:
    base, deck = summary.side.player, deck_called(summary.deck.name)
    yield gettext(
        "A playbook tuned for the new list, instead of {base}: {verdict}.", base=base, verdict=tuned.tune.verdict
    )
    if tuned.over_deck is not None:
        gain, rates = _gain(tuned.over_deck)
        yield (
            gettext(
                "The new list with it against {deck} with {base}: {gain} points on held-out luck"
                " ({rates}). {deck} might gain by tuning, too.",
                deck=deck,
                base=base,
                gain=gain,
                rates=rates,
            )
        )


def _gain(comparison: Comparison) -> tuple[str, str]:
    """What is gained over the field, in points, and the two win rates."""
    field = comparison.field
    return points(field.difference), gettext(
        "{percent} to {field_variant} %", percent=in_percent(field.base), field_variant=in_percent(field.variant)
    )


def _in_words(changes: Sequence[tuple[str, int]]) -> str:
    """Which copies leave, then which come: `-2 Fear Fang, +1 Corile, +1 Terror Pit`."""
    return comma().join(
        f"{copies:+d} {called(name)}" for name, copies in sorted(changes, key=lambda one: (one[1] > 0, one[0]))
    )
