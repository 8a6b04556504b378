"""Numbers of cards, shield triggers and deals, from the rows of games."""
