"""What a report says of cards that are not the library's: whose they are, and that imported ones are not reviewed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from decks.shown_names import called
from reports.writing.document import Paragraph
from sim.cards.library import OwnCard
from sim.json_types import JsonObject
from sim.language import first_few, gettext, ngettext, semicolon, translatable

if TYPE_CHECKING:
    from sim.experiments.runs.experiment import Experiment  # needs Numba; what a deck is, is told without it

MOST_NAMED = 10
IMPORTED = translatable("imported, not reviewed")


def own_card_notes(experiment: "Experiment") -> list[Paragraph]:
    """Which cards of the decks are not the library's, in sentences; none if all are."""
    imported, own = _names(experiment, imported=True), _names(experiment, imported=False)
    notes = []
    if imported:
        notes.append(
            Paragraph(gettext("With imported cards, not reviewed: {listed}.", listed=_listed(imported)), warning=True)
        )
    if own:
        notes.append(Paragraph(gettext("With cards of your own: {listed}.", listed=_listed(own))))
    return notes


def imported_in_words(names: Sequence[str]) -> str:
    """Which cards of a deck nobody has reviewed, in a sentence.

    >>> imported_in_words(["Corile"])
    '1 of its different cards is imported, not reviewed: Corile.'
    """
    return ngettext(
        "{count} of its different cards is imported, not reviewed: {cards}.",
        "{count} of its different cards are imported, not reviewed: {cards}.",
        len(names),
        cards=semicolon().join(map(called, names)),
    )


def whose(card: OwnCard) -> str:
    """Whose a card is, next to its name."""
    return gettext(IMPORTED) if card.imported else gettext("your own")


def own_cards_json(experiment: "Experiment") -> JsonObject:
    """The names of these cards; nothing if there are none."""
    found = {
        "own_cards": _names(experiment, imported=False),
        "imported_cards_not_reviewed": _names(experiment, imported=True),
    }
    return {key: names for key, names in found.items() if names}


def _names(experiment: "Experiment", *, imported: bool) -> list[str]:
    return [card.name for card in experiment.own_cards if card.imported == imported]


def _listed(names: Sequence[str]) -> str:
    return first_few([called(name) for name in names], MOST_NAMED, semicolon())
