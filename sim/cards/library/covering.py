"""Which lists can be played with the cards that are in use."""

from collections.abc import Callable, Sequence

from decks.coverage import Coverage, coverage
from decks.formats import DeckFormat
from decks.reading import Deck
from sim.cards.library.in_use import cards_in_use, check_own_cards, imported_cards


def coverage_of(
    sources: Sequence[str],
    format: DeckFormat = "standard",
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Coverage:
    """Which of these lists can be played, files or folders of them, and what the others lack.

    `progress` is called with how many of how many lists have been read. Raises CardFileError.
    """
    names = cards_in_use().deck_names
    return coverage(sources, names, format, not_reviewed=_not_reviewed, progress=progress)


def _not_reviewed(deck: Deck) -> tuple[str, ...]:
    """The cards that were imported and not reviewed. Raises DeckError if a card of the user's is not understood."""
    if cards_in_use().files:  # those that ship are understood, and reading them all would take long
        check_own_cards(deck)
    return imported_cards(deck)
