"""From the words of a card to rows of the tables, and back to English."""
