"""What the results of two decks have in common, whether they played single games or best-of-three matches."""

from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from reports.summaries.players import between
from reports.summaries.summary import NotableGame
from sim.experiments.runs.experiment import Experiment
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.stopping import Decision, Outcome


class Side(Protocol):
    """One deck's side of the result."""

    @property
    def player(self) -> str:
        """Who plays the deck."""

    @property
    def wins(self) -> int:
        """How many of the games or matches it won."""

    @property
    def plays(self) -> tuple[object, ...]:
        """What decides its games: its lists and its player."""

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""


OfDeck = TypeVar("OfDeck", bound=Side)


@dataclass(frozen=True, kw_only=True)
class ResultOfTwo(Generic[OfDeck]):
    """The result of two decks: single games, or matches of several games.

    `pairs` of games or matches were played; the estimates are made of `pairs_counted`. `notable_games` are games worth
    watching. `digest` is a checksum of every choice of every game: equal checksums mean the same games. `stopped` says
    why a stopping rule ended the experiment; `accepted` are the win rates of deck A that a sequential test accepted and
    rejected.
    """

    pairs: int
    pairs_counted: int
    turn_cap: int
    decks: tuple[OfDeck, OfDeck]
    notable_games: tuple[NotableGame, ...]
    digest: str
    stopped: str | None = None
    accepted: tuple[float, float] | None = None

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between([deck.player for deck in self.decks])

    @property
    def is_mirror(self) -> bool:
        """Whether both sides are the same lists with the same player: what happens to one happens to the other."""
        first, second = self.decks
        return first.plays == second.plays

    def shared_json(self) -> JsonObject:
        """These numbers, ready for `json.dumps`; each kind has its own form of the notable games."""
        deck_a, deck_b = self.decks
        return {
            "pairs": self.pairs,
            "pairs_counted": self.pairs_counted,
            "deck_a": deck_a.to_json(),
            "deck_b": deck_b.to_json(),
            "wins_a": deck_a.wins,
            "wins_b": deck_b.wins,
            "digest": self.digest,
            "mirror": self.is_mirror,
            "stopped": self.stopped,
            "accepted": None if self.accepted is None else self.accepted[0],
        }


Result = TypeVar("Result", bound=ResultOfTwo[Any])  # Any: of whichever decks


def with_decision(summary: Result, experiment: Experiment, decision: Decision | None) -> Result:
    """The result, and why its stopping rule ended the experiment."""
    if decision is None or decision.stopped_at is None:
        return summary
    if not decision.early:
        return replace(summary, stopped=decision.words)
    stopping = experiment.settings["stopping"]
    rates = stopping["low"] / 100, stopping["high"] / 100
    warning = gettext("What is estimated after such a stop is exaggerated, and its intervals are too narrow")
    accepted = rates if decision.outcome is Outcome.LOWER else rates[::-1]
    return replace(summary, stopped=f"{decision.words}. {warning}", accepted=accepted)
