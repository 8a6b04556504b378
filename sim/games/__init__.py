"""Games between two decks: matchups, batches of games, sessions driven from outside, replays, scenarios."""
