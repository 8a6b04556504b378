"""What the summaries of all kinds have in common."""

from dataclasses import asdict, dataclass, field
from typing import Protocol

from decks.shown_names import called
from sim.experiments.kinds.best_of import GAMES
from sim.games.playing.arrays import Integers
from sim.json_types import JsonObject
from sim.language import gettext


@dataclass(frozen=True)
class NotableGame:
    """A game of a run that is worth watching: its matchup, its number there, and why.

    `card` is the card that `what` names as "{card}", if it is about one.
    """

    cell: int
    game: int
    what: str
    card: str = field(default="", kw_only=True)

    @property
    def why(self) -> str:
        """What is worth watching, as text."""
        return self.what.replace("{card}", called(self.card)) if self.card else self.what

    @property
    def title(self) -> str:
        """The game and why, as text."""
        return gettext("Game {game:,}: {why}", game=self.game, why=self.why)

    def to_json(self) -> JsonObject:
        """The game and why, ready for `json.dumps`: the card has its English name."""
        return {**asdict(self), "what": self.what.replace("{card}", self.card)}

    def form(self, cells: int) -> str:
        """What `words` stand for."""
        return "GAME [--cell N]" if cells > 1 else "GAME"

    def words(self, cells: int) -> tuple[str, ...]:
        """What `duelsim replay` takes after the folder of a run with this many matchups."""
        return (str(self.game), "--cell", str(self.cell)) if cells > 1 else (str(self.game),)

    def options(self) -> str:
        """What `duelsim replay` takes after the decks and the seed of a matchup."""
        return f"--game {self.game}"


@dataclass(frozen=True)
class GameOfMatch(NotableGame):
    """A game of a best-of-three match: its matchup also says which of the games it is."""

    match: int

    @property
    def number(self) -> int:
        """Which game of its match it is: 1, 2 or 3."""
        return self.cell % GAMES + 1

    @property
    def title(self) -> str:
        """The game and why, as text."""
        return gettext("Match {match:,}, game {number}: {why}", match=self.match, number=self.number, why=self.why)

    def form(self, cells: int) -> str:
        """What `words` stand for."""
        return "MATCH --game N [--cell N]" if cells > GAMES else "MATCH --game N"

    def words(self, cells: int) -> tuple[str, ...]:
        """What `duelsim replay` takes after the folder of the run."""
        first = self.cell - self.cell % GAMES
        return str(self.match), "--game", str(self.number), *(("--cell", str(first)) if cells > GAMES else ())

    def options(self) -> str:
        """What `duelsim replay` takes after the decks and the seed of the matches."""
        return f"--match {self.match} --game {self.number}"


def notable_game(cell: int, numbers: Integers, matches: Integers | None, at: int, what: str) -> NotableGame:
    """A game of a matchup that is worth watching, by its place among those of `games_that_count`."""
    game = int(numbers[at])
    return NotableGame(cell, game, what) if matches is None else GameOfMatch(cell, game, what, int(matches[at]))


class Summary(Protocol):
    """The result of a run: its numbers. `reports.sections` makes a document of them."""

    @property
    def notable_games(self) -> tuple[NotableGame, ...]:
        """The games that are worth watching, the most telling ones first."""

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
