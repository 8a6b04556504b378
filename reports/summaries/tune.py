"""What a search for a better playbook has found: every number of ``duelsim tune``."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from sim.searches.field import Field
from sim.searches.held_out import HeldOut
from sim.searches.tuned_text import Origin, TunedBook, tuned_text, verdict
from sim.statistics.comparison import Comparison, Difference, Verdict
from sim.statistics.intervals import Interval
from strategies.playbooks.lines import SECTION_NAMES, Playbook

_QUESTIONS = {number: name for name, number in SECTION_NAMES.items()}


@dataclass(frozen=True)
class TuneRound:
    """A round of the search: the edits that it tested together, what they gained, and whether they were kept."""

    number: int
    tried: int
    tested: tuple[str, ...]
    gain: Difference | None
    is_kept: bool
    games: int  # so far


@dataclass(frozen=True)
class TuneTest:
    """The test on held-out luck; `is_whole` says whether the comparison has all its pairs."""

    seed: int
    comparison: Comparison | None
    is_whole: bool
    is_interrupted: bool

    @property
    def gains(self) -> bool:
        """Whether the playbook is better than its base, beyond doubt."""
        return self.comparison is not None and self.comparison.field.verdict is Verdict.BETTER


@dataclass(frozen=True)
class TunedLine:
    """A line of the playbook, the question that it answers, and what it is worth on held-out luck."""

    question: str
    line: str
    worth: Interval


@dataclass(frozen=True)
class TuneNumbers:
    """What a search has found, without the decks: the folder of a search keeps it as it is.

    `verdict` is a sentence without its full stop. `held_out` is None where Ctrl-C ended the search. `playbook` is the
    file, the base where nothing better was found. `games` are those of the search and the test, `searched` those of the
    search.
    """

    rounds: tuple[TuneRound, ...]
    stopped: str
    held_out: TuneTest | None
    lines: tuple[TunedLine, ...]
    playbook: str
    verdict: str
    seed: int
    searched: int
    games: int
    errors: int
    seconds: float

    @property
    def gains(self) -> bool:
        """Whether the playbook is better than its base on held-out luck, beyond doubt."""
        return self.held_out is not None and self.held_out.gains

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search or the test."""
        return self.held_out is None or self.held_out.is_interrupted


@dataclass(frozen=True)
class TuneSummary(TuneNumbers):
    """The playbook that was found for a deck, against which opponents, and how it came about."""

    side: Side
    opponents: Sequence[Side]

    def to_json(self) -> JsonObject:
        """Everything, ready for `json.dumps`."""
        return {
            "deck": self.side.name,
            "base": self.side.player,
            "against": [{"name": one.name, "player": one.player} for one in self.opponents],
            "seed": self.seed,
            "games_of_search": self.searched,
            "games": self.games,
            "errors": self.errors,
            "seconds": self.seconds,
            "stopped": self.stopped,
            "interrupted": self.interrupted,
            "rounds": [
                {
                    "edits": one.tried,
                    "tested": list(one.tested),
                    "gain": None if one.gain is None else asdict(one.gain.difference),
                    "kept": one.is_kept,
                    "games": one.games,
                }
                for one in self.rounds
            ],
            "held_out": self._held_out_json(),
            "gains": self.gains,
            "lines": [asdict(line) for line in self.lines],
            "playbook": self.playbook,
        }

    def _held_out_json(self) -> JsonObject | None:
        held_out = self.held_out
        if held_out is None or held_out.comparison is None:
            return None
        field = held_out.comparison.field
        return {
            "seed": held_out.seed,
            "whole": held_out.is_whole,
            "pairs": field.pairs,
            "base_win_rate": field.base,
            "tuned_win_rate": field.variant,
            "difference": asdict(field.difference),
            "verdict": field.verdict.value,
            "against": [asdict(one.difference) for one in held_out.comparison.opponents],
        }


def numbers_of(found: TunedBook, held_out: HeldOut | None, origin: Origin, play: Field[Playbook]) -> TuneNumbers:
    """The numbers of a search that has ended, or was interrupted."""
    parts = () if held_out is None else zip(held_out.parts, held_out.worth, strict=False)
    return TuneNumbers(
        rounds=tuple(
            TuneRound(
                step.number, step.tried, tuple(edit.words for edit in step.changes), step.gain, step.is_kept, step.games
            )
            for step in found.steps
        ),
        stopped=found.stopped,
        held_out=None
        if held_out is None
        else TuneTest(held_out.seed, held_out.comparison, held_out.is_whole, held_out.is_interrupted),
        lines=tuple(TunedLine(_QUESTIONS.get(part.section, "base"), part.text, worth) for part, worth in parts),
        playbook=tuned_text(found, held_out, origin),
        verdict=verdict(found, held_out),
        seed=origin.seed,
        searched=origin.games,
        games=play.games,
        errors=play.errors,
        seconds=play.seconds,
    )
