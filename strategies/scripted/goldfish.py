"""The goldfish: the opponent that does nothing. Against it a deck shows how quickly it can win.

It draws, because the rules do that. It charges no mana, uses no card, attacks and blocks with nothing, and declares
nothing, so that its shield triggers go to the hand. Where the rules leave it no way out, it takes what comes first:
to attack while a creature has to, or to lose a card that an effect lets it choose.
"""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import option_count, option_kind
from sim.engine.record.codes import choices
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.player import Player


@rule
def choose_nothing(g: Game, t: Tables) -> int:
    """No, if that is an option, and otherwise the first option."""
    for index in range(option_count(g)):
        if option_kind(g, index) == choices.OPTION_NO:
            return index
    return 0


PLAYER: Final = Player("goldfish", "does nothing that it does not have to do", choose_nothing)
