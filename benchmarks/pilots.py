"""Decks with their players, as users get them: what a player who looks ahead judges by is learned at first use.

For the programs of this folder that measure players. With `--no-learning` the universal value judges, unless there is a
value next to the file of a deck.
"""

import sys
import time
from dataclasses import dataclass, field

import click

from decks.reading import Deck
from sim.api import defaults
from sim.api.learning import learned
from sim.api.observer import Observer
from sim.games.matchups.matchup import Matchup, Side, prepare_sides, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES
from strategies.thinkers import looks_ahead
from strategies.values.reading import head
from strategies.values.writing import STAYS, THE_UNIVERSAL

BESIDE = "a value next to the deck"
LEARNED = "a value learned at first use"


@dataclass(frozen=True)
class Pilots:
    """Who puts players to decks; with `learning`, decks are learned at first use, on this many cores.

    `judges` says of each deck that was piloted, with the script, what its player judges by.
    """

    learning: bool = True
    jobs: int = 1
    judges: dict[str, str] = field(default_factory=dict, compare=False)

    @property
    def learn(self) -> bool:
        """Whether decks are learned: it is asked for, and not turned off for this user."""
        return defaults.learning(self.learning)

    def side(self, deck: Deck, player: str) -> Side:
        """A deck and its player. Raises what `side_of` raises."""
        side = side_of(deck, player)
        if looks_ahead(side.player):
            before = side
            if self.learn:
                (side,) = learned([side], DEFAULT_RULES, Telling(), self.jobs)
            self.judges[f"{side.name} by {side.player.partition('/')[2]}"] = judge_of(before, side)
        return side

    def matchup(self, deck: Deck, other: Deck, players: tuple[str, str]) -> Matchup:
        """Two decks and their players. Raises what `side_of` and `prepare_sides` raise."""
        return prepare_sides(seated(self.side(deck, players[0]), self.side(other, players[1])))

    def lines(self) -> list[str]:
        """What players who look ahead judge by, with the decks of each; nothing if there are none."""
        kinds = dict.fromkeys(self.judges.values())
        named = {kind: ", ".join(deck for deck, one in self.judges.items() if one == kind) for kind in kinds}
        return [f"Who looks ahead judges by {kind}: {decks}" for kind, decks in named.items()]


def judge_of(before: Side, side: Side) -> str:
    """What the player of a side judges by, if it was so before learning."""
    if before.own_value:
        return BESIDE
    if side.has_own_value:
        return LEARNED
    return STAYS if side.own_value else THE_UNIVERSAL


class Telling(Observer):
    """Says on stderr which deck is learned, and what came out."""

    def __init__(self) -> None:
        """Before anything is learned."""
        self._since = 0.0

    def learning(self, deck: str, done: int, total: int) -> None:
        """Say so once for each deck."""
        if not self._since:
            self._since = time.monotonic()
            tell(f"Learning to play {deck}: about {total:,} games")

    def learned(self, deck: str, value: str) -> None:
        """What held-out games say, and what time it took."""
        said = head(value)
        judge = f"; judges by {said['judges by']}" if "judges by" in said else ""
        tell(f"Learned to play {deck} in {time.monotonic() - self._since:.0f} s. Held out: {said['held out']}{judge}")
        self._since = 0.0

    def not_kept(self, reason: str) -> None:
        """A deck would be learned again for each of its matchups. Raises ClickException."""
        raise click.ClickException(f"What was learned cannot be kept: {reason}. Take --no-learning.")


def tell(words: str) -> None:
    """Say how far it is, on stderr."""
    print(words, file=sys.stderr, flush=True)
