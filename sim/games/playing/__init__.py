"""Many games: batches, their rows, games with players who search, and the coach."""
