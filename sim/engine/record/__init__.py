"""What a game is written in: its record, the tables of cards, luck. No rule lives here."""
