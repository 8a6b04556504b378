"""Statistics: pure functions over arrays. Nothing here knows the game."""
