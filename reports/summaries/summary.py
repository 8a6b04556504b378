"""What the summaries of all kinds have in common."""

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class NotableGame:
    """A game of a run that is worth watching: its matchup, its number there, and why."""

    cell: int
    game: int
    what: str

    @property
    def title(self) -> str:
        """The game and why, in words."""
        return f"Game {self.game:,}: {self.what}"

    def form(self, cells: int) -> str:
        """What `words` stand for."""
        return "GAME [--cell N]" if cells > 1 else "GAME"

    def words(self, cells: int) -> tuple[str, ...]:
        """What `duelsim replay` takes after the folder of a run with so many matchups."""
        return (str(self.game), "--cell", str(self.cell)) if cells > 1 else (str(self.game),)

    def options(self) -> str:
        """What `duelsim replay` takes after the decks and the seed of a matchup."""
        return f"--game {self.game}"


@dataclass(frozen=True)
class GameOfMatch(NotableGame):
    """A game of a match of several games: its matchup is which of them it is."""

    match: int

    @property
    def title(self) -> str:
        """The game and why, in words."""
        return f"Match {self.match:,}, game {self.cell + 1}: {self.what}"

    def form(self, cells: int) -> str:
        """What `words` stand for."""
        return "MATCH --game N"

    def words(self, cells: int) -> tuple[str, ...]:
        """What `duelsim replay` takes after the folder of the run."""
        return str(self.match), "--game", str(self.cell + 1)

    def options(self) -> str:
        """What `duelsim replay` takes after the decks and the seed of the matches."""
        return f"--match {self.match} --game {self.cell + 1}"


class Summary(Protocol):
    """The result of a run: its numbers. `reports.sections` makes a document of them."""

    @property
    def notable_games(self) -> tuple[NotableGame, ...]:
        """The games that are worth watching, the most telling ones first."""

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`."""
