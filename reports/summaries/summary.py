"""What the summaries of all kinds have in common."""

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class NotableGame:
    """A game of a run that is worth watching: its matchup, its number there, and why."""

    cell: int
    game: int
    what: str


class Summary(Protocol):
    """The result of a run: its numbers. `reports.sections` makes a document of them."""

    @property
    def notable_games(self) -> tuple[NotableGame, ...]:
        """The games that are worth watching, the most telling ones first."""

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`."""
