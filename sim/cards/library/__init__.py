"""The card library: every card that duelsim knows, each written once in the words of `sim.cards.words`.

The files hold the definitions, by civilization. To add a card, add it to the tuple of its file; to add a file, name it
in `lookup`.
"""

from sim.cards.library.lookup import UnknownCard, by_key, find_card, known_names

__all__ = ["UnknownCard", "by_key", "find_card", "known_names"]
