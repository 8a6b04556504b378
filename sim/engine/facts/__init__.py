"""What is true of a game now. Nothing here changes the record of a card."""
