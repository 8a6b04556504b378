"""How long effects last (500.3)."""

from typing import Final

END_OF_THIS_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2  # until the start of the player's next turn
OPPONENTS_NEXT_UNTAP: Final = 3  # through the untapping of the opponent's next turn
OPPONENTS_NEXT_TURN: Final = 4  # that turn only, from its start
END_OF_OPPONENTS_NEXT_TURN: Final = 5
END_OF_OPPONENTS_TURN_AFTER_THIS: Final = 6  # the same, of an effect that began in a turn of the opponent
REST_OF_GAME: Final = 7
END_OF_THIS_ATTACK: Final = 8
END_OF_YOUR_TURN: Final = 9  # of the next turn of the player that ends, which may be this one
END_OF_THIS_BATTLE: Final = 10
