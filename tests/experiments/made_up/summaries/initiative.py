"""What going first is worth to a deck: its wins when it goes first, compared with those when it goes second."""

from dataclasses import asdict, dataclass
from typing import Any

from reports.summaries.summary import NotableGame
from sim.experiments.runs.run import Run
from sim.statistics.intervals import Interval, difference_interval


@dataclass(frozen=True)
class InitiativeSummary:
    """What going first is worth, in win rate; None if no pair was played without an error."""

    name: str
    players: tuple[str, str]
    fair_within: float
    worth: Interval | None
    notable_games: tuple[NotableGame, ...]

    @property
    def is_fair(self) -> bool:
        """Whether going first is certainly worth no more than is fair."""
        return self.worth is not None and 100 * max(-self.worth.low, self.worth.high) <= self.fair_within

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`."""
        return {
            "deck": self.name,
            "worth": None if self.worth is None else asdict(self.worth),
            "fair_within": self.fair_within,
            "fair": self.is_fair,
            "notable_games": [one.to_json() for one in self.notable_games],
        }


def summarize_initiative(run: Run) -> InitiativeSummary:
    """Estimate what going first is worth: deck A goes first in the first game of a pair."""
    (games,) = run.cells
    scores = games.scores.reshape(-1, 2)[games.valid_pairs]
    return InitiativeSummary(
        name=games.matchup.names[0],
        players=games.matchup.players,
        fair_within=run.experiment.settings["fair_within"],
        worth=difference_interval(scores[:, 0] - scores[:, 1]) if len(scores) else None,
        notable_games=(NotableGame(0, 0, "the first game"),) if games.played else (),
    )
