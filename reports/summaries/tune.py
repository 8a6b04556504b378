"""What a search for a better playbook has found: every number of ``duelsim tune``."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from sim.games.matchups.matchup import Side
from sim.searches.held_out import HeldOut
from sim.searches.tuned_text import Origin, TunedBook, tuned_text, verdict
from strategies.playbooks.lines import SECTION_NAMES

_QUESTIONS = {number: name for name, number in SECTION_NAMES.items()}


@dataclass(frozen=True)
class TuneSummary:
    """The playbook that was found for a deck, against which opponents, and how it came about.

    `held_out` is None where Ctrl-C ended the search. `games` are those of the search and the test, `searched` those of
    the search.
    """

    side: Side
    opponents: Sequence[Side]
    found: TunedBook
    held_out: HeldOut | None
    seed: int
    searched: int
    games: int
    errors: int
    seconds: float

    @cached_property
    def playbook(self) -> str:
        """The playbook as a file: the base where nothing better was found."""
        field = [f"{one.name} ({one.player})" for one in self.opponents]
        return tuned_text(self.found, self.held_out, Origin(self.side.player, field, self.seed, self.searched))

    @property
    def verdict(self) -> str:
        """What was found, in a sentence without its full stop."""
        return verdict(self.found, self.held_out)

    @property
    def gains(self) -> bool:
        """Whether the playbook is better than its base on held-out luck, beyond doubt."""
        return self.held_out is not None and self.held_out.gains

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search or the test."""
        return self.held_out is None or self.held_out.is_interrupted

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Each line of the playbook, the question that it answers, and what it is worth on held-out luck."""
        if self.held_out is None:
            return []
        return [
            {"question": _QUESTIONS.get(part.section, "base"), "line": part.text, "worth": asdict(worth)}
            for part, worth in zip(self.held_out.parts, self.held_out.worth, strict=False)
        ]

    def to_json(self) -> dict[str, Any]:
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
            "stopped": self.found.stopped,
            "interrupted": self.interrupted,
            "rounds": [
                {
                    "edits": step.tried,
                    "tested": [edit.words for edit in step.changes],
                    "gain": None if step.gain is None else asdict(step.gain.difference),
                    "kept": step.is_kept,
                    "games": step.games,
                }
                for step in self.found.steps
            ],
            "held_out": self._held_out_json(),
            "gains": self.gains,
            "lines": self.lines,
            "playbook": self.playbook,
        }

    def _held_out_json(self) -> dict[str, Any] | None:
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
