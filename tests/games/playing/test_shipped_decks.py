"""Every shipped deck plays every other one, by the player that it has by default, with `pytest -m soak`."""

import itertools
from collections import Counter

import pytest

from decks.reading import read_deck
from decks.shipped import all_shipped
from sim.cards.library import cards_in_use
from sim.engine.record.codes import columns, endings
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import error_of, play_match

GAMES = 40  # of each pairing
LEAST_WON = 0.02  # of its games, by a deck that can win at all


@pytest.mark.soak
def test_all_pairings_of_shipped_decks_end_and_every_deck_wins_some() -> None:
    """No error, fewer than one game in 500 undecided, and no deck that its player cannot win with."""
    names = cards_in_use().deck_names
    decks = {deck.key: read_deck(deck.key, names) for deck in all_shipped()}
    won: Counter[str] = Counter()
    undecided: Counter[str] = Counter()
    wrong: list[str] = []
    for seed, (key_a, key_b) in enumerate(itertools.combinations(decks, 2)):
        played = play_match(prepare_matchup(decks[key_a], decks[key_b], ("auto", "auto")), GAMES, seed=seed, jobs=2)
        found = {error_of(row) for row in played.rows if row[columns.ERROR_CODE]}
        wrong += [f"{key_a} - {key_b}, seed {seed}: {error}" for error in sorted(found)]
        won[key_a] += played.scores.sum()
        won[key_b] += GAMES - played.scores.sum()
        undecided[f"{key_a} - {key_b}"] += int((played.rows[:, columns.REASON] == endings.TURN_CAP).sum())
    rates = {key: won[key] / (GAMES * (len(decks) - 1)) for key in decks}
    for key, rate in sorted(rates.items(), key=lambda item: item[1]):
        print(f"{rate:6.1%}  {key}")
    print(f"{undecided.total()} of {GAMES * len(undecided)} games undecided, most in {undecided.most_common(8)}")
    assert not wrong, "\n".join(wrong)
    assert undecided.total() < GAMES * len(undecided) / 500
    assert min(rates.values()) > LEAST_WON
