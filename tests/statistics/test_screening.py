"""Screening: what bundles of changes say of each of them, on scores whose truth is known."""

import numpy as np
import pytest

from sim.statistics.screening import Screening, draw_bundles

NOISE = 0.05  # of a bundle's score


def screened(true: "np.typing.NDArray[np.float64]", blocks: int, seed: int, noise: float = NOISE) -> Screening:
    """Blocks of 16 random bundles of changes that are worth so much and add up."""
    generator = np.random.default_rng(seed)
    screening = Screening(len(true))
    for _ in range(blocks):
        bundles = draw_bundles(generator, range(len(true)), 16, 8)
        luck = generator.normal(0, 0.1)
        screening.add_block(bundles, 0.5 + luck + bundles @ true + generator.normal(0, noise, 16))
    return screening


def test_a_bundle_has_one_change_about_each_thing_and_the_asked_number_on_average() -> None:
    about = [number // 4 for number in range(200)]
    bundles = draw_bundles(np.random.default_rng(1), about, 500, 8)
    assert bundles.shape == (500, 200)
    for bundle in bundles:
        things = [about[change] for change in np.flatnonzero(bundle)]
        assert len(things) == len(set(things))
    assert 7 < bundles.sum(axis=1).mean() < 8.5
    shares = bundles.mean(axis=0)
    assert shares.min() > 0.01 and shares.max() < 0.09
    few = draw_bundles(np.random.default_rng(1), range(4), 1000, 8).mean(axis=0)
    assert np.all(np.abs(few - 0.5) < 0.06)


def test_exact_scores_give_exact_worth() -> None:
    true = np.array([0.03, -0.05, 0.0, 0.01])
    worth = screened(true, 50, 1, noise=0.0).worth()
    assert worth.mean == pytest.approx(true, abs=2e-4)


def test_the_luck_of_a_block_does_not_count() -> None:
    bundles = draw_bundles(np.random.default_rng(1), range(5), 16, 8)
    found = []
    for luck in (0.0, 0.3):
        screening = Screening(5)
        screening.add_block(bundles, 0.4 + luck + 0.01 * bundles[:, 0])
        found.append(screening.worth().mean)
    assert found[0] == pytest.approx(found[1])


def test_errors_are_those_of_the_estimates() -> None:
    """Of changes drawn as the prior says, 95 % lie within 1.96 errors of their estimates."""
    inside, errors = [], []
    for seed in range(30):
        true = np.random.default_rng(1000 + seed).normal(0, 0.01, 60)
        worth = screened(true, 20, seed).worth()
        inside += (np.abs(worth.mean - true) < 1.96 * worth.error).tolist()
        errors.append(worth.error.mean())
    assert 0.93 < np.mean(inside) < 0.97
    assert np.mean(errors) < 0.009  # something was learnt


def test_the_few_changes_that_gain_are_found_among_hundreds() -> None:
    true = np.zeros(300)
    true[:5], true[5:100] = 0.03, -0.02
    worth = screened(true, 60, 2).worth()
    best = np.argsort(-worth.mean)[:5]
    assert set(best) <= set(range(5)) | set(range(100, 300)) and len(set(best) & set(range(5))) >= 4
    assert worth.chance_above(0.002)[:5].min() > 0.5
    assert np.median(worth.chance_above(0.002)[5:100]) < 0.1


def test_changes_that_come_later_know_nothing_and_old_bundles_fade() -> None:
    screening = screened(np.array([0.03, -0.03]), 50, 3)
    before = screening.worth()
    screening.grow(3)
    after = screening.worth()
    assert after.mean == pytest.approx([*before.mean, 0.0])
    assert after.error[2] == pytest.approx(0.01) and after.error[:2] == pytest.approx(before.error)
    screening.fade(0.25)
    assert screening.worth().error[0] > after.error[0]
    assert Screening(2).worth().mean.tolist() == [0, 0]
    with pytest.raises(ValueError, match="already"):
        screening.grow(2)


def test_scores_of_other_bundles_are_refused() -> None:
    for bundles, scores in (([[1, 0]], [0.5, 0.5]), ([[1, 0, 0]], [0.5]), (np.zeros((0, 2)), [])):
        with pytest.raises(ValueError, match="not of bundles"):
            Screening(2).add_block(bundles, scores)
