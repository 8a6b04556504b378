"""What a report says of cards that are not the library's: whose they are, and that imported ones are not reviewed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from reports.writing.document import Document, Paragraph, Section
from sim.cards.library import OwnCard
from sim.experiments.runs.experiment import Experiment

MOST_NAMED = 10


def with_own_cards_noted(document: Document, experiment: Experiment) -> Document:
    """The document, and before all else which cards of its decks are not the library's."""
    imported, own = _names(experiment, imported=True), _names(experiment, imported=False)
    paragraphs = []
    if imported:
        words = f"With imported cards, not reviewed: {_listed(imported)}."
        paragraphs.append(Paragraph(words, warning=True))
    if own:
        paragraphs.append(Paragraph(f"With cards of your own: {_listed(own)}."))
    if not paragraphs:
        return document
    return replace(document, sections=(Section("", tuple(paragraphs)), *document.sections))


def whose(card: OwnCard) -> str:
    """Whose a card is, beside its name."""
    return "imported, not reviewed" if card.imported else "your own"


def own_cards_json(experiment: Experiment) -> dict[str, Any]:
    """The names of these cards; nothing if there are none."""
    found = {
        "own_cards": _names(experiment, imported=False),
        "imported_cards_not_reviewed": _names(experiment, imported=True),
    }
    return {key: names for key, names in found.items() if names}


def _names(experiment: Experiment, *, imported: bool) -> list[str]:
    return [card.name for card in experiment.own_cards if card.imported == imported]


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return "; ".join(names[:MOST_NAMED]) + more
