"""Fields of decks: games with known equilibria, and simulated tables with known win rates."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.statistics.intervals import Floats, mean_interval
from sim.statistics.metagame import (
    Cycle,
    bootstrap_nash,
    different_cells,
    different_in_field,
    exploitability,
    field_win_rates,
    full_table,
    intransitivity,
    nash_mixture,
    strongest_cycle,
)


def rates_of(upper: list[float], decks: int) -> Floats:
    """Return the table of win rates with these above its diagonal, row by row."""
    rates = np.full((decks, decks), 0.5)
    for row, column, rate in zip(*np.triu_indices(decks, 1), upper, strict=True):
        rates[row, column], rates[column, row] = rate, 1 - rate
    return rates


def play(rates: Floats, pairs: int, seed: int) -> Floats:
    """Return a table of independent games, but for the luck that pair p shares over all cells."""
    games = np.random.default_rng(seed).random((pairs, 2))
    cells = {
        (row, column): (games < rates[row, column]).mean(axis=1)
        for row, column in zip(*np.triu_indices(len(rates), 1), strict=True)
    }
    return full_table(len(rates), cells)


ROCK_PAPER_SCISSORS = rates_of([0.6, 0.4, 0.6], 3)  # each deck beats the next with 60 %


def test_a_full_table_by_hand() -> None:
    table = full_table(3, {(0, 1): [1, 0], (2, 0): [0.5, 0.25], (1, 2): [0, 0]})
    assert table[:, :, 1].tolist() == [[0.5, 0, 0.75], [1, 0.5, 0], [0.25, 1, 0.5]]


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ({(0, 1): [1.0]}, "each of its 3"),
        ({(0, 1): [1.0], (1, 0): [0.0], (1, 2): [1.0]}, "each of its 3"),
        ({(0, 1): [1.0], (0, 2): [0.0], (1, 3): [1.0]}, "each of its 3"),
        ({(0, 1): [1.0], (0, 2): [0.0], (1, 1): [1.0]}, "each of its 3"),
        ({(0, 1): [1.0], (0, 2): [0.0], (1, 2): [1.0, 0.0]}, "same number of pairs"),
        ({(0, 1): [1.0], (0, 2): [0.0], (1, 2): [2.0]}, "between 0 and 1"),
        ({(0, 1): [], (0, 2): [], (1, 2): []}, "shape"),
    ],
)
def test_impossible_tables_are_refused(cells: dict[tuple[int, int], list[float]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        full_table(3, cells)


@pytest.mark.parametrize("table", [np.full((2, 2, 3), 0.6), np.full((2, 3, 3), 0.5), np.full((2, 2, 1), math.nan)])
def test_tables_that_contradict_themselves_are_refused(table: Floats) -> None:
    for function in (
        different_cells,
        bootstrap_nash,
        intransitivity,
        lambda one: field_win_rates(one, [0.5, 0.5]),
        lambda one: different_in_field(one, [0.5, 0.5]),
    ):
        with pytest.raises(ValueError, match=r"sum to 1|shape|between"):
            function(table)
    for function in (nash_mixture, strongest_cycle):
        with pytest.raises(ValueError, match=r"sum to 1|shape|between"):
            function(table[..., 0])


def test_a_field_by_hand() -> None:
    table = play(rates_of([0.7, 0.4, 0.55], 3), 300, seed=1)
    shares = np.array([0.2, 0.5, 0.3])
    found = field_win_rates(table, shares, 0.9)
    by_pair = 0.2 * 0.5 + 0.5 * table[0, 1] + 0.3 * table[0, 2]
    assert found[0].estimate == pytest.approx(by_pair.mean())
    assert found[0].low == pytest.approx(mean_interval(by_pair, 0.9).low)
    assert sum(share * one.estimate for share, one in zip(shares, found, strict=True)) == pytest.approx(0.5)


def test_intervals_of_field_win_rates_keep_their_coverage_although_cells_share_luck() -> None:
    rates, shares = rates_of([0.7, 0.4, 0.55], 3), np.array([0.2, 0.5, 0.3])
    truth, held = rates @ shares, np.zeros(3)
    for seed in range(1000):
        found = field_win_rates(play(rates, 400, seed), shares)
        held += [one.low <= true <= one.high for one, true in zip(found, truth, strict=True)]
    assert np.all((held >= 930) & (held <= 975))


@pytest.mark.parametrize("shares", [[0.5, 0.5], [0.5, 0.6, -0.1], [0.3, 0.3, 0.3]])
def test_impossible_shares_are_refused(shares: list[float]) -> None:
    with pytest.raises(ValueError, match="shares"):
        field_win_rates(play(ROCK_PAPER_SCISSORS, 10, 1), shares)
    with pytest.raises(ValueError, match="shares"):
        exploitability(ROCK_PAPER_SCISSORS, shares)


def test_flags_find_what_is_different_and_hardly_ever_more() -> None:
    assert different_cells(play(rates_of([0.6, 0.5, 0.35], 3), 4000, seed=2)).tolist() == [
        [0, 1, 0],
        [-1, 0, -1],
        [0, 1, 0],
    ]
    random, wrong = np.random.default_rng(3), 0
    for _ in range(400):
        cells = {(row, column): random.choice([0, 0.5, 1], size=200) for row in range(8) for column in range(row)}
        wrong += bool(different_cells(full_table(8, cells)).any())
    assert wrong <= 20 + 3 * math.sqrt(400 * 0.05 * 0.95)


def test_decks_in_a_field_are_compared_by_their_scores_in_the_same_pairs() -> None:
    # Deck 0 beats deck 1 in one pair of a hundred, and nothing else is ever different: far less than what luck does to
    # the win rates of all three against deck 3, but in the same pairs nobody else's score differs at all.
    random = np.random.default_rng(8)
    luck = random.choice([0.0, 0.5, 1.0], size=2000)
    even = np.full(2000, 0.5)
    edge = np.where(np.arange(2000) % 100 == 0, 1.0, 0.5)
    cells = {(0, 1): edge, (0, 2): even, (1, 2): even, (0, 3): luck, (1, 3): luck, (2, 3): luck}
    table = full_table(4, cells)
    found = different_in_field(table, [0.25] * 4)
    assert found[:2, :2].tolist() == [[0, 1], [-1, 0]]
    intervals = field_win_rates(table, [0.25] * 4)
    assert intervals[1].high > intervals[0].estimate  # the intervals overlap by far
    assert (found == -found.T).all()
    # Where nobody plays decks 0 and 1, they are as good as each other, in each pair.
    assert different_in_field(table, [0, 0, 0.5, 0.5])[0, 1] == 0


def test_equal_decks_in_a_field_are_hardly_ever_flagged_although_the_best_was_picked_by_its_score() -> None:
    random, wrong = np.random.default_rng(9), 0
    for _ in range(400):
        cells = {(row, column): random.choice([0, 0.5, 1], size=200) for row in range(8) for column in range(row)}
        wrong += bool(different_in_field(full_table(8, cells), [1 / 8] * 8).any())
    assert wrong <= 20 + 3 * math.sqrt(400 * 0.05 * 0.95)


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    mixture = nash_mixture(ROCK_PAPER_SCISSORS)
    assert mixture.shares == pytest.approx([1 / 3] * 3)
    assert mixture.exploitability == pytest.approx(0, abs=1e-9)
    assert exploitability(ROCK_PAPER_SCISSORS, [1, 0, 0]) == pytest.approx(0.1)


@given(st.floats(0.01, 0.5), st.floats(0.01, 0.5), st.floats(0.01, 0.5))
def test_uneven_rock_paper_scissors_in_closed_form(one: float, two: float, three: float) -> None:
    # Deck 0 beats 1 by one, 1 beats 2 by two, 2 beats 0 by three: each deck is mixed as the pairing of the others.
    mixture = nash_mixture(rates_of([0.5 + one, 0.5 - three, 0.5 + two], 3))
    assert mixture.shares == pytest.approx(np.array([two, three, one]) / (one + two + three), abs=1e-4)
    assert mixture.exploitability == pytest.approx(0, abs=1e-6)


def test_a_deck_that_beats_all_is_played_alone() -> None:
    mixture = nash_mixture(rates_of([0.51, 0.6, 0.7, 0.4, 0.6, 0.6], 4))
    assert mixture.shares == pytest.approx([1, 0, 0, 0])
    assert nash_mixture([[0.5]]).shares.tolist() == [1]


@given(st.integers(1, 12), st.integers(0, 1000))
def test_no_deck_beats_the_mixture(decks: int, seed: int) -> None:
    rates = rates_of(np.random.default_rng(seed).random(decks * (decks - 1) // 2).tolist(), decks)
    mixture = nash_mixture(rates)
    assert mixture.shares.sum() == pytest.approx(1) and np.all(mixture.shares >= 0)
    assert mixture.exploitability < 1e-5


def test_a_bootstrap_says_which_decks_belong_to_the_mixture() -> None:
    # Rock, paper, scissors, and a deck that loses to all of them.
    rates = rates_of([0.6, 0.4, 0.7, 0.6, 0.7, 0.7], 4)
    found = bootstrap_nash(play(rates, 2000, seed=4), replicates=100, seed=5)
    assert found.inclusion.tolist() == [1, 1, 1, 0]
    assert np.all((found.low[:3] < 1 / 3) & (found.high[:3] > 1 / 3))
    assert np.all(found.low <= found.high)
    assert 0 < found.exploitability.low <= found.exploitability.estimate <= found.exploitability.high < 0.05
    again = bootstrap_nash(play(rates, 2000, seed=4), replicates=100, seed=5)
    assert np.array_equal(found.low, again.low) and found.exploitability == again.exploitability


def test_a_bootstrap_separates_doubtful_decks_from_certain_ones() -> None:
    # Two decks that are equal: one or the other is best in the redrawn tables, neither always.
    table = full_table(2, {(0, 1): np.random.default_rng(6).permutation(np.repeat([0.0, 0.5, 1.0], 200))})
    found = bootstrap_nash(table, replicates=200)
    assert np.all((found.inclusion > 0.3) & (found.inclusion < 0.7))
    assert found.inclusion.sum() == pytest.approx(1, abs=0.1)


def test_a_deck_in_every_resampled_mixture_need_not_be_played_alone() -> None:
    # Deck 0 beats deck 1 for sure and deck 2 by little; where deck 2 wins, it loses to deck 1, and all three are mixed.
    random = np.random.default_rng(3)
    close = random.permutation([0.0] * 192 + [1.0] * 208)
    found = bootstrap_nash(full_table(3, {(0, 1): np.ones(400), (0, 2): close, (1, 2): np.ones(400)}))
    assert found.mixture.shares.tolist() == [1, 0, 0]
    assert found.inclusion[0] == 1
    assert found.alone.tolist() == [1 - found.inclusion[2], 0, 0]
    assert 0.1 < found.alone[0] < 0.95


def test_a_bootstrap_draws_the_same_pairs_in_all_cells() -> None:
    # In every pair the three decks go round with one and the same score: no redrawn table is mixed in another way.
    score = np.random.default_rng(7).choice([0.5, 0.75, 1.0], size=300)
    found = bootstrap_nash(full_table(3, {(0, 1): score, (1, 2): score, (2, 0): score}), replicates=20)
    assert found.low == pytest.approx([1 / 3] * 3) and found.high == pytest.approx([1 / 3] * 3)
    assert found.exploitability.high < 1e-9


def test_a_bootstrap_of_certain_wins_is_certain() -> None:
    found = bootstrap_nash(full_table(2, {(0, 1): np.ones(49)}), replicates=50)
    assert found.inclusion.tolist() == [1, 0] and found.exploitability.high == 0


@pytest.mark.parametrize(("replicates", "confidence"), [(0, 0.95), (10, 95)])
def test_impossible_bootstraps_are_refused(replicates: int, confidence: float) -> None:
    with pytest.raises(ValueError, match=r"replicate|confidence"):
        bootstrap_nash(play(ROCK_PAPER_SCISSORS, 10, 1), replicates, confidence=confidence)


def test_the_strongest_cycle_by_hand() -> None:
    assert strongest_cycle(ROCK_PAPER_SCISSORS) == Cycle((0, 1, 2), 0.6)
    assert strongest_cycle(ROCK_PAPER_SCISSORS.T) == Cycle((0, 2, 1), 0.6)
    # 0 > 1 > 2 > 3 > 0, and 0 > 2 and 1 > 3: the cycles 0 > 1 > 3 > 0 and 0 > 2 > 3 > 0 have three decks.
    assert strongest_cycle(rates_of([0.7, 0.6, 0.3, 0.7, 0.8, 0.7], 4)) == Cycle((0, 1, 3), 0.7)
    assert strongest_cycle(rates_of([0.6, 0.7, 0.6], 3)) is None
    assert strongest_cycle(np.full((4, 4), 0.5)) is None
    assert strongest_cycle([[0.5]]) is None


def certain(rates: npt.ArrayLike) -> Floats:
    """A table without noise: every pair is like every other."""
    return np.repeat(np.asarray(rates, dtype=np.float64)[..., None], 4, axis=2)


def test_intransitivity_is_0_for_ratings_and_1_for_rock_paper_scissors() -> None:
    ratings = np.array([0.3, 0.1, -0.05, -0.1])
    ranked = 0.5 + ratings[:, None] - ratings[None, :]
    assert intransitivity(certain(ranked)) == pytest.approx(0, abs=1e-12)
    assert intransitivity(certain(ROCK_PAPER_SCISSORS)) == pytest.approx(1)
    # Orthogonal parts: three equal cells of 0.1 that go round, and ratings 0.1, 0, -0.1.
    mixed = ROCK_PAPER_SCISSORS + np.subtract.outer([0.1, 0, -0.1], [0.1, 0, -0.1])
    assert intransitivity(certain(mixed)) == pytest.approx(6 * 0.01 / (6 * 0.01 + 4 * 0.01 + 2 * 0.04))


def test_there_is_no_intransitivity_where_pairings_differ_by_noise_or_nothing() -> None:
    assert intransitivity(certain(np.full((3, 3), 0.5))) is None
    assert intransitivity(certain(ROCK_PAPER_SCISSORS)[..., :1]) is None  # one pair has no noise to compare with


def test_decks_that_are_all_alike_have_no_intransitivity() -> None:
    random = np.random.default_rng(11)
    cells = list(zip(*np.triu_indices(4, 1), strict=True))
    for _ in range(200):
        assert intransitivity(full_table(4, {cell: random.binomial(2, 0.5, size=500) / 2 for cell in cells})) is None


def test_noise_does_not_look_intransitive() -> None:
    ratings = np.array([0.1, 0.04, -0.05, -0.09])
    rates = 0.5 + np.subtract.outer(ratings, ratings)
    random, found, plain = np.random.default_rng(10), [], []
    for _ in range(300):
        pairings = zip(*np.triu_indices(4, 1), strict=True)
        table = full_table(4, {cell: random.binomial(2, rates[cell], size=200) / 2 for cell in pairings})
        told, of_means = intransitivity(table), intransitivity(certain(table.mean(axis=2)))
        assert told is not None and of_means is not None
        found.append(told)
        plain.append(of_means)
    assert np.median(found) < 0.01 < np.median(plain)
