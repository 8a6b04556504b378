"""Training the value of a deck: its features and its own cards, against a field and itself.

The weights begin with those of the universal value, and little data leaves them there.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np

from decks.names import CardNames
from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.engine.record.codes import features
from sim.games.matchups.matchup import Side, prepare_sides, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.training.collecting import Lesson, Notes
from sim.training.columns import Columns, Weights
from sim.training.rounds import Mirror
from strategies.thinkers import AUTO, LOOKAHEAD
from strategies.values.finding import universal_value

DEALS: Final = 4  # of players who look ahead while they are trained: more of them teach no more
GAMES_IN_LESSON: Final = 4
GAMES_IN_ROUND: Final = 2_000
MOST_PAIRS: Final = 300
# How strongly weights are held to those of the universal value, and of cards to none: 1 over the square of how far they
# are expected to be away. By games of unseen lists, from 1,800 of training, a fourth and four times as much are worse.
RIDGE_OF_FEATURES: Final = 200.0
RIDGE_OF_CARDS: Final = 120.0


def player_of_field() -> str:
    """The player of the decks that a deck is trained against."""
    return f"{LOOKAHEAD}:{DEALS}/{AUTO}"


def default_field(names: CardNames) -> tuple[Side, ...]:
    """The decks of the default field, whose players look ahead; cards of the user's own may replace some of theirs."""
    return tuple(side_of(read_deck(one, names, "open"), player_of_field()) for one in shipped_decks())


class DeckCourse:
    """The training of a deck. Its lessons are the deck against itself and against each opponent in turn."""

    begins_with_nothing: Final = False
    games_in_lesson: Final = GAMES_IN_LESSON
    games_in_round: Final = GAMES_IN_ROUND

    def __init__(
        self,
        side: Side,
        opponents: Sequence[Side],
        rules: RuleOptions = DEFAULT_RULES,
        deals: int = DEALS,
        most_pairs: int = MOST_PAIRS,
    ) -> None:
        """The deck's player follows the script of its side, with this many deals, and begins with the universal value.

        The opponents are those who look ahead, too. A test has at most `most_pairs` of held-out games. Raises what
        `sim.games.matchups.matchup.prepare_sides` raises.
        """
        self.most_pairs = most_pairs
        # Whatever lies next to the deck is not read: a value of another version is trained again.
        side = replace(side, player=f"{LOOKAHEAD}:{deals}/{side.player}", value=universal_value())
        self.side = side
        self.columns = Columns(tuple(sorted(set(side.all_names))))
        self.prior = self.columns.weights_of(side.prepared_value())
        self.opponents = tuple(one for one in opponents if one.hash != side.hash)
        itself = Lesson(prepare_sides((side, side), rules), (True, True))
        self._lessons = [itself]
        for other in self.opponents:
            sides = seated(side, other)
            self._lessons.append(Lesson(prepare_sides(sides, rules), (True, False)))

    def lesson(self, number: int) -> Lesson:
        """The lesson of this number."""
        return self._lessons[number % len(self._lessons)]

    def ridge(self, notes: Notes) -> Weights:
        """How strongly each weight is held to where it began, whatever the notes are."""
        found = np.full(self.columns.count, RIDGE_OF_CARDS)
        found[: features.WIDTH] = RIDGE_OF_FEATURES
        return found

    def mirrors(self) -> Sequence[Mirror]:
        """The deck against itself."""
        return self._mirrors

    @cached_property
    def _mirrors(self) -> Sequence[Mirror]:
        return [Mirror(self._lessons[0].matchup, self.columns)]
