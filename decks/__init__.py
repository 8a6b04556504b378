"""Decklists: reading them, checking them, and those that ship with duelsim.

A deck is a text file with lines such as ``4 Aqua Hulcus``. This package turns it into names and counts and reports
everything that is wrong with it. It does not know what cards do: the caller passes the names of the known cards,
and nothing here imports the game.

    reading               a deck: its cards, sections, checksum, and slots
    checking              what can be wrong with one
    formats               which decks are allowed
    outside, sideboards   cards that begin the game outside the deck; sideboards, and decks after swaps
    alignment             two lists side by side: the cards that they share
    shipped, sources      the decks that ship, and where a deck comes from
    tournaments           results of tournaments
    writing               a list as text, as a spreadsheet or as JSON

From a file to its cards, in this order:

    encodings, text       the text of a file, and the visible letters of a line
    tables, sections      spreadsheets and columns; headings
    notes, remarks        words next to a card's name; lines about the list itself
    items, entries        one card of a line; all cards of a line
    taking, layout        what each line may be; what the lines around it make of it
    groups                lines that say how many copies there are of each card below them
    circled               copies in circles or on keys: ④
    in_sentences          a whole deck in sentences
    second_list           two lists in one text, which are no deck
    lexicon               which cards a piece of text may name
    sides                 lists that name more than one side of a card
    assembly, listing     lines to cards by section; what each line was taken for
    lines, totals         error messages for lines; whether the totals that a list states are right

Names of cards:

    names, matching       the names that a list may use, and when two spellings are the same name
    naming                cards of a deck that a user names
    shown_names           English names, Japanese names, or both
    visible_text          text without invisible letters, for messages and tables
    suggesting, suggested_cards   what somebody may have meant by a name that does not exist
    unplayable            messages about real cards that cannot be played
    coverage, unlocking   how many cards of lists can be played, and what makes most lists playable
"""
