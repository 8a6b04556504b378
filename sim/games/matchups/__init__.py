"""What is played: two decks made ready for the engine, the rules that they are played by, and variants of either."""
