"""The goldfish: the opponent that does nothing, against whom a deck shows how quickly it wins on its own.

It draws, because the rules do that. It charges no mana, uses no card, attacks and blocks with nothing, and declares
nothing, so that its shield triggers go to the hand. Where the rules leave it no way out, it takes what comes first:
to attack while a creature has to, or to lose a card that an effect lets it choose.
"""

from typing import Any

from sim import vocabulary as v
from sim.compiling import rule


@rule
def choose_nothing(g: Any, t: Any) -> int:
    """No, where that is an option, and the first option where it is not."""
    for index in range(g.option_count):
        if g.option_what[index] == v.NO:
            return index
    return 0
