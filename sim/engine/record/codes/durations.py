"""How long effects last (500.3)."""

from typing import Final, NewType

Duration = NewType("Duration", int)  # for mypy: an integer when the engine runs

AT_ONCE: Final = Duration(0)  # of what does not last
END_OF_THIS_TURN: Final = Duration(1)
YOUR_NEXT_TURN: Final = Duration(2)  # until the start of the player's next turn
OPPONENTS_NEXT_UNTAP: Final = Duration(3)  # through the untapping of the opponent's next turn
OPPONENTS_NEXT_TURN: Final = Duration(4)  # that turn only, from its start
END_OF_OPPONENTS_NEXT_TURN: Final = Duration(5)
END_OF_OPPONENTS_TURN_AFTER_THIS: Final = Duration(6)  # the same, of an effect that began in a turn of the opponent
REST_OF_GAME: Final = Duration(7)
END_OF_THIS_ATTACK: Final = Duration(8)
END_OF_YOUR_TURN: Final = Duration(9)  # of the next turn of the player that ends, which may be this one
END_OF_THIS_BATTLE: Final = Duration(10)
YOUR_NEXT_UNTAP: Final = Duration(11)  # through the untapping of the player's own next turn
