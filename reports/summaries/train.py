"""What a training has found: every number of ``duelsim train``."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property

from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval
from sim.training.columns import Columns
from sim.training.rounds import Test, Trained
from sim.training.trained_text import Origin, trained_text


@dataclass(frozen=True)
class TrainSummary:
    """The value that was found for a deck, against which opponents, and how it came about.

    `games` are those of the training and its tests.
    """

    origin: Origin
    opponents: Sequence[Side]
    trained: Trained
    columns: Columns
    games: int
    errors: int
    seconds: float

    @cached_property
    def value(self) -> str:
        """The value as a file; "" if nothing better was found."""
        return trained_text(self.trained, self.columns, self.origin) if self.trained.is_better else ""

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the training."""
        return self.trained.stopped == "interrupted"

    def to_json(self) -> JsonObject:
        """Everything, ready for `json.dumps`."""
        trained = self.trained
        return {
            "deck": self.origin.what,
            "player": self.origin.players,
            "against": [{"name": one.name, "player": one.player} for one in self.opponents],
            "seed": self.origin.seed,
            "games_of_training": trained.games,
            "games": self.games,
            "errors": self.errors,
            "seconds": self.seconds,
            "stopped": trained.stopped,
            "interrupted": self.interrupted,
            "rounds": [
                {
                    "games": one.games,
                    "pairs_of_answers": one.compared,
                    "telling": one.telling,
                    "log_loss": one.fitted.log_loss,
                    "right": one.fitted.right,
                    "held_out": _test_json(one.test),
                    "advance": one.is_advance,
                }
                for one in trained.rounds
            ],
            "held_out": None if trained.last is None else _test_json(trained.last),
            "better": trained.is_better,
            "value": self.value,
        }


def _test_json(test: Test) -> JsonObject:
    return {
        "pairs": test.pairs,
        "against_best": _interval_json(test.against_best),
        "against_script": _interval_json(test.against_script),
        "best_against_script": _interval_json(test.best_against_script),
    }


def _interval_json(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else asdict(interval)
