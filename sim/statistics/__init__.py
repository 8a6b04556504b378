"""Numbers from arrays. Nothing here knows the game."""
