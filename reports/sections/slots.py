"""What each slot of a deck is worth, as a document: ``duelsim slots``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from decks.shown_names import called, one_name
from reports.summaries.players import pilots_of
from reports.summaries.slots import SlotsSummary
from reports.writing import figures
from reports.writing.document import CardWorths, Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value, digits_of, percent, points
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.language import gettext, ngettext, sentences, translatable
from sim.statistics.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

_HOW_TO_READ = translatable(
    "The same games are played with the copies of a card, and with blanks in their place:"
    " spells without a text, of the same civilizations and cost, that can be charged and"
    " do nothing. So this is what the text of the card is worth in this list, played by"
    " this player. Another card in the slot may be worth more: duelsim compare says"
    " which."
)
_NOTE = translatable(
    "Certain: the chance that any card of this table is wrongly called good or bad is at"
    " most 5 % (Bonferroni), and so the intervals hold for all cards, and for all copies,"
    " at once. The worths of the copies add up to that of all of them; those of different"
    " cards do not, because cards work together."
)

WORTH = translatable(
    "Measured: what a copy adds to the win rate, compared with a blank. The intervals hold for all cards at once."
)


def document(summary: SlotsSummary) -> Document:
    """The result as a document."""
    found = (_worths_figure(summary), Paragraph(gettext(_HOW_TO_READ))) if summary.cards else ()
    details = (Section(gettext("Every copy"), (_copies_table(summary),), detailed=True),) if summary.cards else ()
    return Document(
        gettext("What the slots of {name} are worth", name=summary.name),
        verdict(summary),
        (
            Section("", tuple(map(Paragraph, _result_lines(summary)))),
            Section("", (*found, *(Paragraph(line) for line in _lines(summary)))),
            *details,
        ),
        worths={summary.name: CardWorths(gettext("worth of a copy, points"), gettext(WORTH), _of_cards(summary))},
    )


def _of_cards(summary: SlotsSummary) -> dict[str, Interval]:
    return {card.card: card.per_copy_taken_together for card in summary.cards}


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: SlotsSummary) -> Verdict:
    """The weakest card, whose copies are worth the least, with the interval that holds for all cards at once."""
    if not summary.cards:
        lost = gettext("There is no pair that all versions of the deck have played without an error.")
        return Verdict(gettext("No result"), doubt=lost)
    weakest = summary.cards[-1]
    words, names = _answer(summary)
    sides = [(summary.name, summary.player), *(("", player) for player in summary.players_of_field)]
    return Verdict(
        words,
        names,
        difference(
            weakest.per_copy_taken_together,
            gettext("of win rate a copy")
            if names
            else gettext("of win rate a copy of {card}", card=called(weakest.card)),
        ),
        games_in_words(2 * 2 * summary.pairs * len(summary.opponents)),
        pilots_of(sides, gettext("between {between}", between=summary.between)),
    )


def _answer(summary: SlotsSummary) -> tuple[str, tuple[str, ...]]:
    """Which card is weakest, and its name and that of the deck."""
    weakest = summary.cards[-1]
    names = (called(weakest.card), summary.name)
    if weakest.certain and weakest.all_copies.estimate < 0:
        return gettext("{} costs {} wins"), names
    if len(summary.cards) == 1 and weakest.certain:
        return gettext("{} earns its slot in {}"), names
    if len(summary.cards) == 1:
        return gettext("{} is not shown to beat a blank"), names[:1]
    if not any(card.certain for card in summary.cards):
        return gettext("No card is shown to beat a blank"), ()
    if _rivals(summary):
        some, of_these = (
            translatable("{} looks like the weakest card in {}"),
            translatable("{} looks like the weakest of these cards in {}"),
        )
    else:
        some, of_these = (
            translatable("{} is the weakest card in {}"),
            translatable("{} is the weakest of these cards in {}"),
        )
    return gettext(some if summary.is_whole else of_these), names


def _rivals(summary: SlotsSummary) -> list[str]:
    """The cards that may be weaker than the weakest: their intervals overlap."""
    *others, weakest = summary.cards
    high = weakest.per_copy_taken_together.high
    return [called(card.card) for card in others if card.per_copy_taken_together.low <= high]


def _result_lines(summary: SlotsSummary) -> list[str]:
    """What is to be said besides the verdict: the best card, and how many may be as weak as the weakest."""
    if len(summary.cards) < 2:
        return []
    best, rivals = summary.cards[0], _rivals(summary)
    worth = points(best.per_copy_taken_together)
    lines = [
        sentences(
            gettext("{card} is worth the most: {points} points a copy.", card=called(best.card), points=worth),
            gettext("These ranges allow for picking among all cards."),
        )
    ]
    if rivals:
        lines.append(
            ngettext(
                "{first} has a range that overlaps with that of {card}: more games tell them apart.",
                "{count} other cards have a range that overlaps with that of {card}: more games tell them apart.",
                len(rivals),
                first=rivals[0],
                card=called(summary.cards[-1].card),
            )
        )
    return lines


def _lines(summary: SlotsSummary) -> Iterator[str]:
    if summary.win_rate is not None:
        field = (
            f"{summary.opponents[0][0]}"
            if len(summary.opponents) == 1
            else gettext("{count} decks", count=len(summary.opponents))
        )
        said = translatable(
            "As it is, {name} ({player}) wins {rate} of its games against {field};"
            " {games} of each version of the deck against each opponent."
        )
        weighted = translatable(
            "As it is, {name} ({player}) wins {rate} of its games against {field}, weighted by their shares;"
            " {games} of each version of the deck against each opponent."
        )
        yield gettext(
            said if summary.equal_shares else weighted,
            name=summary.name,
            player=summary.player,
            rate=percent(summary.win_rate),
            field=field,
            games=games_in_words(2 * summary.pairs),
        )
    if summary.errors:
        yield gettext("{games} ended in an error; their pairs are left out.", games=games_in_words(summary.errors))


# --- The document -----------------------------------------------------------------------------------------
def _worths_figure(summary: SlotsSummary) -> Figure:
    digits = min(digits_of(card.all_copies_taken_together) for card in summary.cards)
    rows: list[tuple[Value, ...]] = [
        (
            called(card.card),
            card.copies,
            Points(card.per_copy_taken_together),
            None if not card.certain else gettext("good") if card.all_copies.estimate > 0 else gettext("bad"),
            Points(card.each_copy_taken_together[0]),
            Points(card.each_copy_taken_together[-1]),
            Points(card.all_copies_taken_together, digits),
        )
        for card in summary.cards
    ]

    shown = [(one_name(card.card), card.per_copy_taken_together) for card in summary.cards]

    def draw() -> "Drawing":
        unit = gettext("percentage points, copy minus blank")
        return figures.intervals(shown, unit, certain=[card.certain for card in summary.cards])

    return Figure(
        gettext("worth of each card"),
        gettext("A copy of {card} is worth the least.", card=called(summary.cards[-1].card)),
        draw,
        Table(
            gettext("What the copies of each card are worth, in percentage points of win rate"),
            heads(
                gettext("card"),
                gettext("copies"),
                gettext("a copy, on average"),
                gettext("certain"),
                gettext("the first"),
                gettext("the last"),
                gettext("all together"),
            ),
            tuple(rows),
            note=gettext(_NOTE),
        ),
    )


def _copies_table(summary: SlotsSummary) -> Table:
    rows: list[tuple[Value, ...]] = []
    for card in summary.cards:
        for number, worth in enumerate(card.each_copy_taken_together, start=1):
            rows.append((called(card.card), number, Points(worth)))
        rows.append((called(card.card), gettext("all"), Points(card.all_copies_taken_together)))
        rows.append((called(card.card), gettext("win rate with blanks instead, %"), Rate(card.without, short=True)))
    return Table(
        gettext("What each copy adds to the copies before it, in percentage points of win rate"),
        heads(gettext("card"), gettext("copy"), gettext("worth")),
        tuple(rows),
    )
