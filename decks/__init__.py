"""Decklists: reading them, checking them, and those that ship with duelsim.

A deck is a text file with lines such as ``4 Aqua Hulcus``. This package turns it into names and counts and reports
everything that is wrong with it. It does not know what cards do: the caller passes the names of the known cards,
and nothing here imports the game.

    reading             a deck: its cards, sections, checksum, and slots
    checking            what can be wrong with one
    names, naming       cards by their names, and cards of a deck that a user names
    matching            when two names are the same
    alignment           the cards that two decks share
    outside             cards that begin the game outside the deck
    sideboards          sideboards, and decks after swaps
    coverage            how many cards of decks can be played
    shipped, sources    the decks that ship, and where a deck comes from
    formats             which decks are allowed
    tournaments         results of tournaments
"""
