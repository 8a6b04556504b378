"""What a report says of the decks of a run: their lists, and the text of their cards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from decks.shown_names import BOTH, ENGLISH, JAPANESE, called, names_chosen
from reports.own_cards import whose
from reports.values_shown import value_in_words
from reports.writing.decks import civilizations_of_card
from reports.writing.document import CardFacts, CardWorths, DeckTable, heads
from reports.writing.values import Points, Value
from sim.cards.library import CardFileError, OwnCard, UnknownCard
from sim.cards.library.shown_names import japanese_lines
from sim.cards.wording import JAPANESE_NAME, PRINTED_IN, card_text, cost_words, type_words
from sim.cards.words import Card
from sim.engine.record.codes import civilizations
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.language import gettext, sentences

LEFT_OUT = (JAPANESE_NAME, PRINTED_IN)  # lines of a card file that no game needs


def decks_of(run: Run) -> dict[str, Side]:
    """The different decks of a run, by their labels."""
    labels = kind_of(run.experiment).labels(run.experiment)
    found: dict[str, Side] = {}
    for side in (side for cell in run.experiment.cells for side in cell):
        found.setdefault(labels[side.name, side.hash], side)
    return found


def cards_of(run: Run) -> tuple[CardFacts, ...]:
    """The different cards of the decks of a run, by name."""
    found: dict[str, CardFacts] = {}
    for side in decks_of(run).values():
        for name in dict.fromkeys(side.all_names):
            if name not in found and (facts := _facts(side, name)) is not None:
                found[name] = facts
    return tuple(found[name] for name in sorted(found))


def with_cards_of(known: Sequence[CardFacts], *games: Sequence[CardFacts]) -> tuple[CardFacts, ...]:
    """Some cards, and those of games that are not among them, such as the other sides of cards; by name."""
    found = {card.name: card for cards in reversed((known, *games)) for card in cards}
    return tuple(found[name] for name in sorted(found))


def civilizations_of(side: Side) -> tuple[str, ...]:
    """The civilizations of the cards of a deck, in the order of the rules."""
    found = {name for card in set(side.slots) if (facts := _facts(side, card)) for name in facts.civilizations}
    return tuple(name for name in civilizations.NAMES.values() if name in found)


def deck_tables(run: Run, worths: Mapping[str, CardWorths]) -> Iterator[DeckTable]:
    """The lists of the decks: by the worth of their cards where `worths` has that, else by cost."""
    for name, side in decks_of(run).items():
        note = gettext("{players}. Checksum {hash}", players=_players(run, side), hash=side.hash[:16])
        yield _deck_table(
            gettext("{name}, {count} cards", name=name, count=len(side.slots)), side, side.slots, note, worths.get(name)
        )
        for section, names in side.outside.sections():
            yield _deck_table(f"{name}, {section}", side, names, "")


def _deck_table(title: str, side: Side, names: Sequence[str], note: str, worths: CardWorths | None = None) -> DeckTable:
    known = {name: facts for name in set(names) if (facts := _facts(side, name)) is not None}
    of = worths.of if worths is not None else {}

    def in_order(name: str) -> tuple[float, int, str]:
        return -of[name].estimate if name in of else 1.0, known[name].cost if name in known else 0, name

    rows: list[tuple[Value, ...]] = []
    cards = []
    for name, count in sorted(Counter(names).items(), key=lambda item: in_order(item[0])):
        facts = known.get(name) or CardFacts(called(name), 0, "", (), "", "")
        own = next((f", {whose(own)}" for own in side.own_cards if own.name == name), "")
        worth = (Points(of[name]) if name in of else None,) if of else ()
        rows.append((f"{count} {called(name)}", *worth, facts.cost_in_words, facts.kind + own))
        cards.append((count, facts))
    columns = (
        gettext("card"),
        *((worths.head,) if worths is not None and of else ()),
        gettext("cost"),
        gettext("kind"),
    )
    notes = sentences(worths.note, note) if worths is not None and of else note
    return DeckTable(title, heads(*columns), tuple(rows), notes, cards=tuple(cards))


def _facts(side: Side, name: str) -> CardFacts | None:
    """What is shown of a card of a deck; None for one that can no longer be read."""
    try:
        card = side.card(name)
    except (CardFileError, UnknownCard):
        return None
    return facts_of(card, next((own for own in side.own_cards if own.name == name), None))


def facts_of(card: Card, own: OwnCard | None = None) -> CardFacts:
    """What is shown of a card, or of a side or a half of one; `own` is the card as its owner wrote it."""
    parts = card.halves or (card,)
    return CardFacts(
        name=called(card.name, card.japanese_name or None),  # a made-up card has one without saying it
        other_name={ENGLISH: card.japanese_name, JAPANESE: card.name, BOTH: ""}[names_chosen()],
        cost=parts[0].cost,
        cost_in_words=" / ".join(cost_words(part.cost) for part in parts),
        civilizations=_civilizations(card),
        kind=_kind(card),
        text="\n".join([*_rules(card), *japanese_lines(own)]),
    )


def _rules(card: Card) -> Iterator[str]:
    """The text of a card without its name and what else is shown elsewhere."""
    return (line for line in card_text(card).split("\n")[1:] if not line.startswith(LEFT_OUT))


def _civilizations(card: Card) -> tuple[str, ...]:
    """The civilizations of a card; a twinpact has those of both halves."""
    bits = 0
    for part in card.halves or (card,):
        bits |= part.civilizations
    return tuple(name for bit, name in civilizations.NAMES.items() if bits & bit)


def _kind(card: Card) -> str:
    types = " / ".join(gettext(type_words(part).lower()) for part in card.halves or (card,))
    return f"{civilizations_of_card(_civilizations(card))} {types}".strip()


def _players(run: Run, deck: Side) -> str:
    """Who plays a deck in the run, and the value that they use."""
    sides = [side for cell in run.experiment.cells for side in cell if (side.name, side.hash) == (deck.name, deck.hash)]
    played = gettext("Played by {names}", names=gettext(" and ").join(dict.fromkeys(side.played_by for side in sides)))
    values = gettext(" or ").join(dict.fromkeys(value_in_words(side.value) for side in sides if side.value))
    return gettext("{played}, judging by {values}", played=played, values=values) if values else played
