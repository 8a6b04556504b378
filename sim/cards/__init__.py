"""Cards: the language that defines them, the library, and how definitions become rows of tables and English text.

words, text               the card language: its words, and reading them from text
library, unreviewed       the cards, and the imported cards that ship without a review
imported, japanese        published wordings as cards, and Japanese texts
tabulation                definitions to rows
row_writer                the rows of abilities, programs, descriptions, amounts and conditions
altering                  cards that change what the text of another card does
fitting, picking          which cards fit a description, and which a word in a name or a race means
gods                      the creatures that linked Gods become (804)
checks                    refuses descriptions that the engine would misread
wording                   definitions to English
"""
