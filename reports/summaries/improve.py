"""What a search for a better list has found: every number of ``duelsim improve``."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property

from decks.reading import Deck
from reports.summaries.slots import SlotsSummary
from reports.summaries.tune import TuneNumbers
from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from sim.searches.lists import Changes, ListFound, changes_of_list
from sim.statistics.comparison import Comparison, Verdict


@dataclass(frozen=True)
class TunedForList:
    """The playbook that was tuned for the new list, compared with the one before, both with the new list.

    `over_deck` compares the original deck, played as before, with the new list and this playbook.
    """

    tune: TuneNumbers
    over_deck: Comparison | None

    def to_json(self) -> JsonObject:
        """Everything, ready for `json.dumps`."""
        tune = self.tune
        over_same_list = None if tune.held_out is None else tune.held_out.comparison
        return {
            "seed": tune.seed,
            "games_of_search": tune.searched,
            "errors": tune.errors,
            "stopped": tune.stopped,
            "gains": tune.gains,
            "over_same_list": None if over_same_list is None else _difference(over_same_list),
            "over_deck": None if self.over_deck is None else _difference(self.over_deck),
            "playbook": tune.playbook,
        }


def _difference(comparison: Comparison) -> JsonObject:
    field = comparison.field
    return {
        "pairs": field.pairs,
        "win_rate_before": field.base,
        "win_rate": field.variant,
        "difference": asdict(field.difference),
    }


@dataclass(frozen=True)
class ImproveNumbers:
    """What a search has found, without the players: the folder of a search keeps it as it is.

    `comparison` is that of the lists on held-out luck, and `is_tested` says whether it has all its games. `games` are
    all that were played.
    """

    deck: Deck
    shares: tuple[float, ...]
    seed: int
    found: ListFound
    comparison: Comparison | None
    is_tested: bool
    tuned: TunedForList | None
    interrupted: bool
    games: int
    errors: int
    seconds: float

    @property
    def changes(self) -> Changes:
        """How many more copies of each card the new list has."""
        return changes_of_list(self.found)

    @property
    def gains(self) -> bool:
        """Whether the new list is better than the original one, beyond doubt."""
        return self.comparison is not None and self.comparison.field.verdict is Verdict.BETTER

    @cached_property
    def list(self) -> Deck:
        """The list to play: the new one, unless a whole test has not shown that it is better."""
        if not self.changes or (self.is_tested and not self.gains):
            return self.deck
        copies = Counter(self.found.best)
        kept = [name for name, _ in self.deck.cards if copies[name]]
        new = sorted(set(copies) - set(kept))
        cards = tuple((name, copies[name]) for name in (*kept, *new))
        return replace(self.deck, name=f"{self.deck.name}, improved", cards=cards)


@dataclass(frozen=True)
class ImproveSummary(ImproveNumbers):
    """The original deck, its opponents, and what was found. `worth` is what the slots of the list are worth."""

    side: Side
    opponents: Sequence[Side]
    worth: SlotsSummary | None

    @property
    def pilots(self) -> list[tuple[str, Side]]:
        """The decks and their players."""
        return [(side.called, side) for side in (self.side, *self.opponents)]

    def to_json(self) -> JsonObject:
        """Everything, ready for `json.dumps`."""
        return {
            "deck": self.deck.name,
            "player": self.side.player,
            "field": [
                {"name": one.name, "player": one.player, "share": share}
                for one, share in zip(self.opponents, self.shares, strict=True)
            ],
            "seed": self.seed,
            "games": self.games,
            "errors": self.errors,
            "seconds": self.seconds,
            "interrupted": self.interrupted,
            "stopped": self.found.stopped,
            "changes": dict(self.changes),
            "rounds": [
                {
                    "swaps": [{"out": swap.out, "in": swap.into} for swap in step.changes],
                    "gain": None if step.gain is None else asdict(step.gain.difference),
                    "kept": step.is_kept,
                    "games": step.games,
                }
                for step in self.found.steps
            ],
            "held_out": self._held_out_json(),
            "gains": self.gains,
            "tuned": None if self.tuned is None else self.tuned.to_json(),
            "slots": None if self.worth is None else [card.to_json() for card in self.worth.cards],
            "list": [{"card": name, "copies": copies} for name, copies in self.list.cards],
        }

    def _held_out_json(self) -> JsonObject | None:
        if self.comparison is None:
            return None
        field = self.comparison.field
        return {
            "seed": self.seed + 1,
            "whole": self.is_tested,
            "pairs": field.pairs,
            "win_rate": field.base,
            "win_rate_of_new_list": field.variant,
            "difference": asdict(field.difference),
            "against": [asdict(one.difference) for one in self.comparison.opponents],
        }
