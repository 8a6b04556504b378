"""The card library: every card that duelsim knows, as text.

The card files are `*.txt`, one for each set, in the form that `sim.cards.text.card_files` describes. To add a card,
write it into the file of the set that printed it first.

    lookup, entries, search   finding a card by its name or its text
    cached                    the cards that have been read, on disk
    in_use                    the library with the user's cards and the unreviewed ones
    unreviewed                the unreviewed cards that ship
    not_understood, text_unknown   cards that cannot be played, and why
    checking                  checks of card files
    checked_decks, covering, starting, partners   checks of decks: whether a list is right, which can be played, with
                              which starting cards and partners to link
    converting                decklists written in another form
    picks                     which cards a text means when it refers to them by a word
    sets                      how many cards of each set can be played
    shown_names               Japanese names of cards
"""

from sim.cards.library.in_use import (
    OwnCard,
    cards_in_use,
    cards_without_ones_own,
    check_own_cards,
    files_named,
    imported_cards,
    using_cards,
)
from sim.cards.library.lookup import CannotBePlayed, UnknownCard, by_key, find_card, known_names, library_texts
from sim.cards.text.files import CardFileError, card_folder, text_of

__all__ = [
    "CannotBePlayed",
    "CardFileError",
    "OwnCard",
    "UnknownCard",
    "by_key",
    "card_folder",
    "cards_in_use",
    "cards_without_ones_own",
    "check_own_cards",
    "files_named",
    "find_card",
    "imported_cards",
    "known_names",
    "library_texts",
    "text_of",
    "using_cards",
]
