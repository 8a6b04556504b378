"""Deals agree with the games: the same hands, the same shields, the same cards drawn."""

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.entry_point import start_game
from sim.engine.record.codes import card_marks, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import new_records
from sim.games.matchups.dealing import deal
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import play_match

GAMES = 300


def matchup(deck: str, opponent: str, player: str = "goldfish") -> Matchup:
    decks = (read_deck(source, known_names()) for source in (deck, opponent))
    return prepare_matchup(*decks, players=(player, player))


@pytest.mark.parametrize("deck", [0, 1])
def test_every_card_of_a_deck_is_dealt_once(deck: int) -> None:
    orders = deal(matchup("liquid-beast", "mono-red-rush"), 7, GAMES, deck)
    assert orders.shape == (GAMES, 40 if deck == 0 else 33)  # 33: without the sealed card and its six seals
    assert all(len(set(order)) == len(order) for order in orders.tolist())
    assert orders.min() == 0
    assert orders.max() == 39


@pytest.mark.parametrize("deck", [0, 1])
def test_the_opening_hands_and_draws_are_those_of_the_games(deck: int) -> None:
    """Goldfish draw until a deck is empty: all they have not seen are their shields and the last card."""
    both = matchup("liquid-beast", "murky-riptide")
    orders = deal(both, 7, GAMES, deck)
    games = play_match(both, GAMES, seed=7)

    def bits(order: list[int]) -> int:
        return sum(1 << slot for slot in order)

    for game, order in enumerate(orders.tolist()):
        assert games.marks(deck, card_marks.IN_OPENING_HAND)[game] == bits(order[5:10])
        first = game % 2 == deck
        turns = int(games.rows[game, 4])
        own = (turns + 1) // 2 if first else turns // 2
        assert games.marks(deck, card_marks.FROM_DECK)[game] == bits(order[10 : 10 + own - first])
    assert (games.marks(deck, card_marks.FROM_SHIELDS) == 0).all()


def test_the_shields_are_those_of_the_games() -> None:
    both = matchup("liquid-beast", "murky-riptide")
    orders = deal(both, 7, 4)
    state = new_records()
    for game, seat in [(0, 0), (1, 1), (2, 0), (3, 1)]:
        seats = both.seat(state[0], game % 2, 100)
        start_game(state, both.tables, both.kinds, both.sizes, seats, root_key(7)[1], game // 2)
        shields = {int(card) % 64 for card in state[0].zone_cards[seat, zones.SHIELD, :5]}
        assert set(orders[game, :5].tolist()) == shields


def test_cards_from_broken_shields_were_dealt_as_shields() -> None:
    both = matchup("liquid-beast", "liquid-beast", "rush")
    orders = deal(both, 7, GAMES)
    games = play_match(both, GAMES, seed=7)
    broken = games.marks(0, card_marks.TRIGGER_BROKEN)
    assert broken.any()
    for game, order in enumerate(orders.tolist()):
        assert int(broken[game]) & ~sum(1 << slot for slot in order[:5]) == 0
