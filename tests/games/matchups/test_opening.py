"""The start of a game: zones, counts, and the odds of shields and opening hands against the closed form."""

from typing import Any

import numpy as np
import pytest
from scipy.stats import hypergeom

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.entry_point import start_game
from sim.engine.record.codes import zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup, prepare_matchup

GAMES = 1_500


def openings(deck: str, games: int) -> tuple[Matchup, list[Any]]:
    """The records of freshly started games."""
    own = read_deck(deck, known_names())
    matchup = prepare_matchup(own, own)
    _, root = root_key(5)
    records = []
    for pair in range(games):
        state = new_records()
        seats = np.array([0, 1])
        start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
        records.append(state)
    return matchup, records


@pytest.mark.rule("1.03", "1.04", "1.06", "1.08", "1.15")
@pytest.mark.parametrize(("deck", "seals"), [("liquid-beast", 0), ("mono-red-rush", 6)])
def test_the_zones_of_a_new_game(deck: str, seals: int) -> None:
    _, records = openings(deck, 3)
    for state in records:
        g = state[0]
        for player in range(2):
            counts = g.zone_count[player]
            assert counts[zones.SHIELD] == 5
            assert counts[zones.HAND] == 5
            assert counts[zones.DECK] == 30 - (seals + 1 if seals else 0)
            assert counts[zones.BATTLE] == (1 if seals else 0)
            assert counts[zones.MANA] == counts[zones.GRAVEYARD] == 0
        assert int((g.host >= 0).sum()) == 2 * seals


@pytest.mark.parametrize("zone", [zones.SHIELD, zones.HAND])
def test_opening_odds_are_hypergeometric(zone: int) -> None:
    """How many of four copies are among the five shields, and in the opening hand."""
    matchup, records = openings("liquid-beast", GAMES)
    kind = next(kind for kind, card in enumerate(matchup.cards) if card.name == "Spiral Gate")
    counts = np.zeros(5)
    for state in records:
        g = state[0]
        for player in range(2):
            cards = g.zone_cards[player, zone, :5]
            counts[int((g.kind[cards] == kind).sum())] += 1
    expected = hypergeom(40, 4, 5).pmf(np.arange(5))
    error = np.sqrt(expected * (1 - expected) / (2 * GAMES))
    assert (np.abs(counts / (2 * GAMES) - expected) < 4 * error + 1e-12).all()


def test_every_slot_comes_first_equally_often() -> None:
    """Chi-squared over the 40 slots of the top card."""
    _, records = openings("fn-rush", GAMES)
    tops = np.zeros(40)
    for state in records:
        g = state[0]
        for player in range(2):
            tops[g.zone_cards[player, zones.DECK, g.zone_count[player, zones.DECK] - 1] & 63] += 1
    expected = 2 * GAMES / 40
    assert ((tops - expected) ** 2 / expected).sum() < 80  # far in the tail of 39 degrees of freedom
