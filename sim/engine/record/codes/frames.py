"""What can be in the middle of resolving: the kinds of frames (`sim.engine.rules.frames`)."""

from typing import Final

PROGRAM_FRAME: Final = 1
SPELL_FRAME: Final = 2  # a program whose card goes to the graveyard (or mana) at its end
SHIELD_CHECK_FRAME: Final = 3  # 113.6, 509.5
USE_FRAME: Final = 4  # a card being used (601)
BREAK_FRAME: Final = 5  # shields broken one by one (`sim.games.matchups.rule_options`)
BATTLE_FRAME: Final = 6  # a battle that an effect makes (115.1a)
SAVING_FRAME: Final = 7  # shields about to be broken, one or more of which may be saved
DIVERTING_FRAME: Final = 8  # broken shields, which may go elsewhere than to the hand
INSTEAD_FRAME: Final = 9  # a program that is a part of what happens instead of leaving (609.1)
PRICE_FRAME: Final = (
    10  # a program that is all that happens instead of leaving or breaking: nothing replaces it (101.5)
)
