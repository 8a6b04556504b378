"""What games say: numbers, documents, figures and pages. Nothing here plays a game but to recount it.

measures, summaries       numbers of the rows of games, and those of each kind of experiment
sections, writing         the document of each kind, and its forms: page, terminal, Markdown, CSV
full_report               the whole report of a run
cards_noted, own_cards, unused_cards   its notes on user-written, imported and unused cards
decks_shown, values_shown   its decks with their cards, and the values that its players used
recounting                its games
recordings, rulings       games and rulings move by move, and the page of a ruling
glossary                  its terms
shared_picture            its summary picture
"""
