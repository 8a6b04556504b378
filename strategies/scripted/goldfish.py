"""The goldfish: the opponent that does nothing, against whom a deck shows how quickly it wins on its own.

It draws, because the rules do that. It charges no mana, uses no card, attacks and blocks with nothing, and declares
nothing, so that its shield triggers go to the hand. Where the rules leave it no way out, it takes what comes first:
to attack while a creature has to, or to lose a card that an effect lets it choose.
"""

from sim.compiler.decorators import rule
from sim.engine.record.codes.choices import OPTION_NO
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@rule
def choose_nothing(g: Game, t: Tables) -> int:
    """No, where that is an option, and the first option where it is not."""
    for index in range(g.option_count):
        if g.option_what[index] == OPTION_NO:
            return index
    return 0
