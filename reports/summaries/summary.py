"""What the summaries of all kinds share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


@dataclass(frozen=True)
class NotableGame:
    """A game of a run that is worth watching: its matchup, its number there, and why."""

    cell: int
    game: int
    what: str
