"""Games between two decks, in rooms: matchups, then playing many, narration, sessions of one, scenarios."""
