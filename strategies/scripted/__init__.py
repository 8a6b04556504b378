"""The compiled players, and what they understand of the game."""
