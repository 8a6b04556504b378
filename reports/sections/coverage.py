"""Which lists can be played, and what to do next for the others, as a document: `duelsim decks coverage`."""

from collections.abc import Sequence

from decks.coverage import Coverage, CoveredList, MissingCard
from decks.shown_names import called
from decks.unplayable import with_facts
from decks.visible_text import shown, visible
from reports.writing.document import Block, Document, Paragraph, Section, Table, heads
from reports.writing.values import Share, Value
from reports.writing.verdict import Measured, Verdict
from sim.language import first_few, gettext, ngettext, semicolon, sentences

MOST_CARDS, MOST_SENTENCES, MOST_LISTS = 10, 5, 5  # that are shown unless all are wanted
MOST_NAMED = 3  # cards of a list
STEPS = (10, 50, 100, 300, 1_000)  # numbers of cards for which the table says how many lists can be played
LONGEST_SOURCE = 500  # letters


def document(found: Coverage, *, everything: bool = False) -> Document:
    """What was found, as a document; unless `everything` is wanted, with the first rows of each table."""
    lists = len(found.lists)
    not_reviewed = sum(bool(one.not_reviewed) for one in found.lists)
    with_them = (
        gettext("{count:,} of them with cards that were imported and not reviewed.", count=not_reviewed)
        if not_reviewed
        else ""
    )
    words = ngettext(
        "{playable:,} of {count:,} list can be played",
        "{playable:,} of {count:,} lists can be played",
        lists,
        playable=found.playable,
    )
    playable = Measured(Share(found.playable / lists, 0), gettext("of the lists")) if lists else None
    verdict = Verdict(words, (), playable, doubt=with_them)
    blocks: list[Block] = [Paragraph(line) for line in (_others(found), _curve(found)) if line]
    if found.missing:
        blocks.append(_cards(found, everything))
    if found.sentences:
        blocks.append(_sentences(found, everything))
    blocks += [table for table in (_nearest(found, everything), _problems(found, everything)) if table]
    return Document(gettext("Coverage"), verdict, (Section("", tuple(blocks)),))


def _others(found: Coverage) -> str:
    """What the other lists lack."""
    lacking, wrong = found.lacking_cards_alone, found.with_other_problems
    said = []
    if lacking:
        said.append(
            ngettext("{count:,} lacks cards and nothing else.", "{count:,} lack cards and nothing else.", lacking)
        )
    if wrong:
        said.append(ngettext("{count:,} has other problems.", "{count:,} have other problems.", wrong))
    return sentences(*said)


def _curve(found: Coverage) -> str:
    """With how many cards how many lists can be played."""
    cards = found.missing
    if not cards or cards[-1].playable == found.playable:
        return ""
    *steps, last = [*(at for at in STEPS if at < len(cards)), len(cards)]
    parts = {at: _part(cards[at - 1].playable, found) for at in (*steps, last)}
    if not steps:
        return ngettext(
            "With the card below, {lists} could be played.",
            "With the {count:,} cards below, {lists} could be played.",
            last,
            lists=parts[last],
        )
    first, *others = steps
    said = [gettext("With the first {count:,} cards below, {lists} could be played", count=first, lists=parts[first])]
    said += [gettext("with {count:,}, {lists}", count=at, lists=parts[at]) for at in others]
    said += [gettext("with all {count:,}, {lists}", count=last, lists=parts[last])]
    return gettext("{words}.", words=semicolon().join(said))


def _part(lists: int, found: Coverage) -> str:
    share = 100 * lists / len(found.lists)
    return ngettext("{count:,} list ({share:.0f} %)", "{count:,} lists ({share:.0f} %)", lists, share=share)


# --- Tables -------------------------------------------------------------------------------------------------
def _cards(found: Coverage, everything: bool) -> Table:
    rows = [
        (_named(card), *_frees(len(card.lists), card.alone, card.playable, found), visible(card.reason))
        for card in found.missing
    ]
    note = gettext(
        "lists: that lack it. alone: that it alone would free. then: that can be played with it and all those above it."
    )
    return _table(
        gettext("Cards in the order that frees most lists"),
        (gettext("card"), *_heads_of_freed(), gettext("why it is missing")),
        rows,
        None if everything else MOST_CARDS,
        note,
    )


def _sentences(found: Coverage, everything: bool) -> Table:
    rows = [
        (visible(" ".join(one.text.split())), len(one.cards), *_frees(len(one.lists), one.alone, one.playable, found))
        for one in found.sentences
    ]
    return _table(
        gettext("Sentences in the order that frees most lists"),
        (gettext("not understood"), gettext("cards"), *_heads_of_freed()),
        rows,
        None if everything else MOST_SENTENCES,
    )


def _nearest(found: Coverage, everything: bool) -> Table | None:
    names = {card.name: _name(card) for card in found.missing}
    lacking = sorted((one for one in found.lists if one.lacks_cards_alone), key=lambda one: len(one.missing))
    rows = [
        (
            _source(one),
            len(one.missing),
            first_few([names.get(name, shown(name)) for name in one.missing], MOST_NAMED, semicolon()),
        )
        for one in lacking
    ]
    title, columns = gettext("Lists that lack the fewest cards"), (gettext("list"), gettext("lacks"), gettext("cards"))
    return _table(title, columns, rows, None if everything else MOST_LISTS) if rows else None


def _problems(found: Coverage, everything: bool) -> Table | None:
    rows = [(_source(one), len(one.missing), visible(str(one.problems[0]))) for one in found.lists if one.problems]
    title, columns = gettext("Lists with other problems"), (gettext("list"), gettext("lacks"), gettext("problem"))
    return _table(title, columns, rows, None if everything else MOST_LISTS) if rows else None


def _table(
    title: str, names: tuple[str, ...], rows: Sequence[tuple[Value, ...]], most: int | None, note: str = ""
) -> Table:
    more = 0 if most is None else max(0, len(rows) - most)
    left_out = ngettext("--all shows one more.", "{count:,} more are left out; --all shows them.", more) if more else ""
    return Table(title, heads(*names), tuple(rows[:most]), sentences(left_out, note))


def _heads_of_freed() -> tuple[str, ...]:
    return gettext("lists"), gettext("alone"), gettext("then"), ""


def _frees(lists: int, alone: int, then: int, found: Coverage) -> tuple[Value, ...]:
    return lists, alone, then, Share(then / len(found.lists))


def _name(card: MissingCard) -> str:
    """The name: a real card's is whole."""
    return called(card.name, card.real.japanese_name) if card.real else shown(card.name)


def _named(card: MissingCard) -> str:
    """The card with its Japanese name and its sets."""
    if card.real is None:
        return shown(card.name)
    return with_facts(card.real)


def _source(one: CoveredList) -> str:
    source = visible(one.source).replace("\n", "\\n")
    return source if len(source) <= LONGEST_SOURCE else f"{source[:LONGEST_SOURCE]}…"
