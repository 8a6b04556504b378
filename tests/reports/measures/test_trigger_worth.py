"""What a shield trigger was worth: counted by hand on a few games, and with the sign that it must have."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from decks.reading import read_deck
from reports.measures.trigger_worth import slots_of, trigger_worth, turned_game
from sim.cards.library import known_names
from sim.engine.record.codes import card_marks, columns, faults
from sim.games.matchups.matchup import Matchup, prepare_sides, seated, side_of
from sim.games.playing.batch import Games, play_match
from sim.statistics.intervals import difference_interval, mean_interval
from sim.statistics.ratios import ratio_interval

CARD = "Terror Pit"


def matchups(deck: str = "murky-riptide", opponent: str = "fn-rush") -> tuple[Matchup, Matchup]:
    """A deck against another one, and the same without its Terror Pits' shield triggers."""
    decks = [read_deck(source, known_names()) for source in (deck, opponent)]
    side, other = seated(side_of(decks[0], "control"), side_of(decks[1], "rush"))
    return prepare_sides((side, other)), prepare_sides((replace(side, without_triggers=(CARD,)), other))


def games(winners: Sequence[int], uses: Sequence[int] = (), turns: Sequence[int] = (), base: bool = True) -> Games:
    """Made-up games: who won them, how many Terror Pits were used in each, and how long they were."""
    matchup = matchups()[0 if base else 1]
    rows = np.zeros((len(winners), columns.COLUMNS), np.int64)
    rows[:, columns.WINNER] = winners
    rows[:, columns.TURNS] = turns or range(10, 10 + len(winners))
    pits = [slot for slot, name in enumerate(matchup.sides[0].slots) if name == CARD]
    for game, used in enumerate(uses):
        rows[game, columns.FIRST_MARK + card_marks.TRIGGER_USED] = sum(1 << slot for slot in pits[:used])
    return Games(matchup, 1, 100, rows, np.zeros(len(winners), np.uint64), 0.0)


def test_a_worth_counted_by_hand() -> None:
    """Four pairs. With Terror Pit 6 of 8 games are won, without it 3 of 8; it is used 5 times."""
    with_it = games([0, 0, 0, 1, 0, 0, 1, 0], uses=[1, 0, 2, 0, 1, 0, 1, 0])
    without = games([1, 0, 1, 1, 1, 0, 0, 1], base=False)
    worth = trigger_worth(with_it, without, [CARD])
    assert worth is not None
    assert (worth.cards, worth.pairs, worth.uses) == ((CARD,), 4, 5)
    assert (worth.games_won_by_it, worth.games_lost_by_it) == (4, 1)
    assert worth.without == mean_interval([0.5, 0, 0.5, 0.5])
    assert worth.worth == difference_interval([0.5, 0.5, 0.5, 0])
    assert worth.worth.estimate == 6 / 8 - 3 / 8
    assert worth.each_use is None  # too few pairs to say
    # Games 0, 2, 4 were won with a use and lost without; game 7 without a use.
    assert turned_game(with_it, without, [CARD]) == 0
    assert turned_game(games([0] * 4, [1, 1, 0, 1], [9, 7, 5, 7]), games([1] * 4, base=False), [CARD]) == 1
    assert turned_game(with_it, with_it, [CARD]) is None


def test_what_each_use_was_worth_is_a_ratio_over_pairs() -> None:
    with_it = games([0, 0, 0, 1] * 30, uses=[1, 1, 2, 0] * 30)
    without = games([1, 0, 1, 1] * 30, base=False)
    worth = trigger_worth(with_it, without, [CARD])
    assert worth is not None
    assert worth.each_use == ratio_interval([1, 1] * 30, [2, 2] * 30)
    assert worth.each_use.estimate == 60 / 120


def test_pairs_that_erred_either_way_do_not_count() -> None:
    with_it, without = games([0] * 6, uses=[1] * 6), games([1] * 6, base=False)
    with_it.rows[1, columns.ERROR_CODE] = without.rows[4, columns.ERROR_CODE] = faults.ENDLESS
    worth = trigger_worth(with_it, without, [CARD])
    assert worth is not None
    assert (worth.pairs, worth.uses, worth.games_won_by_it) == (1, 2, 2)
    assert turned_game(with_it, without, [CARD]) == 2


def test_only_the_pairs_that_were_played_both_ways_count() -> None:
    worth = trigger_worth(games([0] * 6, uses=[1] * 6), games([1] * 4, base=False), [CARD])
    assert worth is not None
    assert (worth.pairs, worth.uses) == (2, 4)
    assert trigger_worth(games([0] * 6), games([], base=False), [CARD]) is None


def test_terror_pit_helps_the_deck_that_is_attacked() -> None:
    with_it, without = (play_match(matchup, 2_000, seed=2) for matchup in matchups())
    worth = trigger_worth(with_it, without, [CARD])
    assert worth is not None and worth.each_use is not None
    assert worth.worth.low > 0
    assert worth.each_use.low > 0
    assert worth.each_use.estimate == pytest.approx(worth.worth.estimate * 2_000 / worth.uses, rel=1e-12)
    assert worth.uses == int(with_it.marked(0, card_marks.TRIGGER_USED, slots_of(with_it, [CARD])).sum())
    assert worth.without.estimate + worth.worth.estimate == pytest.approx(with_it.scores.mean(), abs=1e-12)
    game = turned_game(with_it, without, [CARD])
    assert game is not None
    assert (with_it.rows[game, columns.WINNER], without.rows[game, columns.WINNER]) == (0, 1)
