"""How many games a second are played with a player in Python, by how much it looks at.

    python -m benchmarks.outside_player [--games 2000] [--deals 2]

One side is a player in Python, the other the script `rush`. The first player takes the second option of every question
and looks at nothing; the second looks at both battle zones first; the third asks for that many deals of the hidden
cards at every question, which is what a search begins with. Games are played on one thread. Both kinds of seconds are
printed, because on a busy machine they differ: those of the clock, and those that the core worked.
"""

import argparse
import time
from collections.abc import Sequence

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import prepare_matchup
from sim.games.sessions.outside import play_outside
from sim.games.sessions.view import Question, View

DECKS = ("liquid-beast", "fn-rush")
SEED = 14


class AtOnce:
    """Takes the second option, and counts the questions."""

    questions = 0

    def choose(self, view: View, question: Question) -> int:
        """The second option."""
        self.questions += 1
        self.look(view)
        return 1

    def look(self, view: View) -> None:
        """Look at nothing."""


class Looking(AtOnce):
    """Looks at both battle zones."""

    def look(self, view: View) -> None:
        """Both battle zones."""
        _ = view.me.battle_zone, view.opponent.battle_zone


class Dealing(AtOnce):
    """Deals hidden cards again."""

    def __init__(self, deals: int) -> None:
        """Deal `deals` times at every question."""
        self.deals = deals

    def look(self, view: View) -> None:
        """The deals."""
        for seed in range(self.deals):
            view.deal_hidden(seed)


def measured(player: AtOnce, games: int) -> str:
    """A line of the table."""
    names = known_names()
    first, second = (read_deck(deck, names) for deck in DECKS)
    matchup = prepare_matchup(first, second, ("rush", "rush"))
    root = root_key(SEED)[1]
    play_outside(matchup, {0: player}, root, 0, 2)  # load or compile
    player.questions = 0
    clock, core = time.perf_counter(), time.process_time()
    play_outside(matchup, {0: player}, root, 0, games)
    clock, core = time.perf_counter() - clock, time.process_time() - core
    asked = player.questions / games
    return f"{games / clock:12,.0f} {games / core:14,.0f} {asked:16.1f} {1e6 * core / player.questions:18.1f}"


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=2)
    asked = parser.parse_args(words)
    print(f"{'':24} {'games a second':>12} {'a core-second':>14} {'questions a game':>16} {'us a question':>14}")
    print(f"{'answers at once':24} {measured(AtOnce(), asked.games)}")
    print(f"{'looks at battle zones':24} {measured(Looking(), asked.games)}")
    dealing = f"{asked.deals} deals a question"
    print(f"{dealing:24} {measured(Dealing(asked.deals), max(2, asked.games // 20))}")


if __name__ == "__main__":
    main()
