"""The file of a game against a bot: its seed, who has chosen what, and how it ended. Its decks and players are those
of the question that it was begun by (`sim.web.asked`), in the same folder.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from sim.files import replace_file
from sim.foreign import plain, read_json, typed

PLAY = "play"  # the question that begins one
GAME = "game.json"
WON, LOST, NOBODY = "won", "lost", "nobody"


@dataclass(frozen=True)
class KeptGame:
    """A game: with its decks, players and who goes first, the seed and the choices of both players determine it.

    `outcome` is how it ended for the person, empty while it goes on; `turn` is that of the last choice.
    """

    seed: Annotated[int, Meta(ge=0)]
    choices: tuple[Annotated[int, Meta(ge=0)], ...] = ()
    turn: int = 0
    outcome: str = ""
    gave_up: bool = False

    @staticmethod
    def read(place: Path) -> KeptGame | None:
        """The game in a folder; None where it has not begun. Raises OSError, and WrongValue if it is damaged."""
        try:
            return typed(read_json((place / GAME).read_bytes()), KeptGame)
        except FileNotFoundError:
            return None

    def write(self, place: Path) -> None:
        """Write the file, whole or not at all. Raises OSError."""
        replace_file(place / GAME, json.dumps(plain(self)).encode())
