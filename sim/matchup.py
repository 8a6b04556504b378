"""Two decks made ready for the engine: tables, slots, players. No game is played here.

The stable slot of a card is its place in the canonical order of its deck (`decks.slots`), so that the lines of a
deck file can stand in any order.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import numpy as np

from decks import Deck, slots
from sim.language import Card
from sim.library import find_card
from sim.rule_options import DEFAULT_RULES, RuleOptions
from sim.state import PARAMETERS, SEAT
from sim.tabulation import tabulate
from strategies.players import DEFAULT_PARAMETERS, OUTSIDE, PLAYERS


class UnknownPlayer(ValueError):
    """No scripted player has this name."""


@dataclass(frozen=True)
class Matchup:
    """What the engine needs to play two decks against each other.

    `kinds` is (2, 64), the kind of the card in each slot; `cards` gives the definition of each kind.
    """

    names: tuple[str, str]
    players: tuple[str, str]
    tables: Any
    cards: tuple[Card, ...]
    kinds: Any
    sizes: Any
    policies: Any
    parameters: Any
    rules: RuleOptions
    fixed: Any  # (2, 2): the slot of a card of each deck and where it is put before the game, for experiments

    def seat(self, record: Any, second: int, turn_cap: int, outside: Collection[int] = ()) -> Any:
        """Seat the players of one game in a record: deck A goes first, or with `second` = 1 deck B.

        Returns which deck sits in each seat. `outside` are decks whose players are driven from outside.
        """
        seats = np.array([second, 1 - second], np.int64)
        for at, deck in enumerate(seats):
            record.policy[at] = OUTSIDE if int(deck) in outside else self.policies[deck]
            record.parameters[at] = self.parameters[deck]
            record.fixed_slot[at], record.fixed_place[at] = self.fixed[deck]
        record.turn_cap = turn_cap
        return seats


def prepare_matchup(
    deck_a: Deck,
    deck_b: Deck,
    players: tuple[str, str] = ("rush", "rush"),
    rules: RuleOptions = DEFAULT_RULES,
) -> Matchup:
    """Make two decks and their players ready, to play under these rule options.

    Raises UnknownPlayer, sim.library.UnknownCard, or sim.language.DefinitionError when the decks together are
    too large for the tables; each message says what to do.
    """
    for player in players:
        if player not in PLAYERS:
            raise UnknownPlayer(f"no player is called {player!r}; there are {', '.join(PLAYERS)}")
    lists = [slots(deck_a), slots(deck_b)]
    rows, by_name = tabulate([find_card(name) for names in lists for name in names])
    rules.write(rows.record)
    kinds = np.zeros((2, SEAT), np.int64)
    for side, names in enumerate(lists):
        kinds[side, : len(names)] = [by_name[find_card(name).name] for name in names]
    parameters = np.zeros((2, PARAMETERS), np.int64)
    for side, player in enumerate(players):
        values = DEFAULT_PARAMETERS[player]
        parameters[side, : len(values)] = values
    return Matchup(
        names=(deck_a.name, deck_b.name),
        players=players,
        tables=rows.array,
        cards=tuple(rows.cards),
        kinds=kinds,
        sizes=np.array([len(names) for names in lists], np.int64),
        policies=np.array([PLAYERS[player] for player in players], np.int64),
        parameters=parameters,
        rules=rules,
        fixed=np.zeros((2, 2), np.int64),
    )
