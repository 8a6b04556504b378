"""The card library: every card that duelsim knows, as text.

The card files are `*.txt`, by civilization, in the form that `sim.cards.text.card_files` describes. To add a card,
write it into its file.
"""

from sim.cards.library.lookup import UnknownCard, by_key, find_card, known_names

__all__ = ["UnknownCard", "by_key", "find_card", "known_names"]
