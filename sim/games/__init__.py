"""Two decks meet: matchups, many games, one game from outside, replays."""
