"""The scenario kit: set up any situation by card names, play it, and ask what can be done, what cannot, and why not.

    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Aqua Hulcus", tapped("Corile")]),
    )
    game.use("Terror Pit", "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]

`docs/scenarios.md` teaches the kit. This file only gathers its public names.
"""

from sim.games.scenario.pieces import (
    OPPONENT,
    YOU,
    Piece,
    Side,
    Thing,
    ability,
    armed,
    attached,
    crossed,
    exactly,
    face_down,
    face_up,
    filler,
    flipped,
    fortified,
    opponents,
    pile,
    sealed,
    sick,
    tapped,
    yours,
)
from sim.games.scenario.scenario import Illegal, Scenario

__all__ = [
    "OPPONENT",
    "YOU",
    "Illegal",
    "Piece",
    "Scenario",
    "Side",
    "Thing",
    "ability",
    "armed",
    "crossed",
    "exactly",
    "face_down",
    "face_up",
    "filler",
    "flipped",
    "attached",
    "fortified",
    "opponents",
    "pile",
    "sealed",
    "sick",
    "tapped",
    "yours",
]
