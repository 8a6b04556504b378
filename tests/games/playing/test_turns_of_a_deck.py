"""How many turns a deck has taken: half of them, except for extra turns."""

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.replay import record_game
from sim.games.playing.batch import play_match

NAMES = known_names()


def test_without_extra_turns_the_players_take_turns() -> None:
    games = play_match(prepare_matchup(read_deck("fn-rush", NAMES), read_deck("liquid-beast", NAMES)), 60, seed=2)
    rows = games.rows
    assert (rows[:, columns.TURNS_A] == (rows[:, columns.TURNS] + rows[:, columns.A_GOES_FIRST]) // 2).all()


def test_extra_turns_are_counted_for_the_player_who_takes_them() -> None:
    """Bombazar's extra turns, as deck A and as deck B; the log says whose turn each is."""
    bombazar, other = read_deck("removal-bombazar", NAMES), read_deck("fn-rush", NAMES)
    for matchup in (
        prepare_matchup(bombazar, other, ("rush", "goldfish")),
        prepare_matchup(other, bombazar, ("goldfish", "rush")),
    ):
        rows = play_match(matchup, 400, seed=1).rows
        extra = np.flatnonzero(
            rows[:, columns.TURNS_A] != (rows[:, columns.TURNS] + rows[:, columns.A_GOES_FIRST]) // 2
        )
        assert len(extra) > 1
        for game in (int(extra[0]), int(extra[1])):
            turns = record_game(matchup, seed=1, game=game).turns
            assert rows[game, columns.TURNS_A] == sum(turn.player == matchup.names[0] for turn in turns)
