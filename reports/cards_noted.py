"""The first lines of a report: notes on user-written, imported and unused cards."""

from dataclasses import replace

from reports.own_cards import own_card_notes, own_cards_json
from reports.unused_cards import unused_cards, unused_in_words
from reports.writing.document import Document, Paragraph, Section
from sim.experiments.runs.run import Run
from sim.json_types import JsonObject


def with_cards_noted(document: Document, run: Run) -> Document:
    """The document, preceded by what a reader must know about the cards of its decks."""
    unused = (Paragraph(said, warning=True) for said in unused_in_words(unused_cards(run)))
    notes = (*own_card_notes(run.experiment), *unused)
    return replace(document, sections=(Section("", notes), *document.sections)) if notes else document


def cards_noted_json(run: Run) -> JsonObject:
    """What a program must know about the cards of a run; nothing if there is nothing to say."""
    unused = [one.to_json() for one in unused_cards(run)]
    return own_cards_json(run.experiment) | ({"never_used": unused} if unused else {})
