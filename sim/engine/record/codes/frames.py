"""What can be in the middle of resolving: the kinds of frames (`sim.engine.rules.frames`)."""

from typing import Final

PROGRAM: Final = 1
SPELL: Final = 2  # a program whose card goes to the graveyard (or mana) at its end
SHIELD_CHECK: Final = 3  # 113.6, 509.5
USE: Final = 4  # a card being used (601)
BREAK: Final = 5  # shields broken one by one (`sim.games.matchups.rule_options`)
BATTLE: Final = 6  # a battle that an effect makes (115.1a)
SAVING: Final = 7  # shields about to be broken, one or more of which may be saved
DIVERTING: Final = 8  # broken shields, which may go elsewhere than to the hand
INSTEAD: Final = 9  # a program that is a part of what happens instead of leaving (609.1)
PRICE: Final = 10  # a program that is all that happens instead of leaving or breaking: nothing replaces it (101.5)
