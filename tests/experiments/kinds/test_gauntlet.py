"""Which matchups a gauntlet has, and when each of them stops."""

from pathlib import Path

import pytest

from decks.reading import Deck, read_deck
from sim.cards.library import known_names
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.execution import threads
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder

NAMES = known_names()
LIQUID, FN, MONO = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush", "mono-red-rush"))


def test_the_deck_meets_each_opponent_and_nobody_else() -> None:
    experiment = gauntlet_experiment(LIQUID, [FN, MONO, LIQUID], shares=[2, 1, 1], games=4, seed=1)
    assert [(own.name, other.name) for own, other in experiment.cells] == [
        ("Liquid Beast", "FN Rush"),
        ("Liquid Beast", "Mono-red Rush"),
        ("Liquid Beast", "Liquid Beast"),
    ]
    assert experiment.settings == {"shares": [0.5, 0.25, 0.25]}


def test_its_games_are_those_of_the_matches() -> None:
    run = conduct(gauntlet_experiment(LIQUID, [FN, MONO], players=("rush", "control"), games=6, seed=3))
    for cell, other in zip(run.cells, (FN, MONO), strict=True):
        match = conduct(match_experiment(LIQUID, other, players=("rush", "control"), games=6, seed=3))
        assert (cell.digests == match.cells[0].digests).all()


def test_each_matchup_stops_by_itself_and_with_any_number_of_threads(tmp_path: Path) -> None:
    """The test of one matchup needs more pairs than that of the other; the run is the same when it is read again."""
    experiment = gauntlet_experiment(LIQUID, [FN, MONO], players=("rush", "rush"), games=20_000, seed=4, sprt=(45, 55))
    folder = RunFolder.open(tmp_path / "run", experiment.manifest())
    run = conduct(experiment, folder, threads(2))
    stopped = [decided(experiment, games)[1] for games in run.cells]
    pairs = [decision.stopped_at for decision in stopped if decision is not None]
    assert len(pairs) == 2 and None not in pairs
    assert all(len(games.rows) < experiment.games for games in run.cells)
    again = read_run(tmp_path / "run")
    assert not again.interrupted
    assert [(games.digests == other.digests).all() for games, other in zip(run.cells, again.cells, strict=True)]


def test_a_matchup_that_has_stopped_plays_no_further_games() -> None:
    experiment = gauntlet_experiment(
        LIQUID, [LIQUID, FN], players=("rush", "rush"), games=60_000, seed=4, target_ci=0.5
    )
    mirror, other = conduct(experiment, None, threads(2)).cells
    assert len(mirror.rows) < len(other.rows)


@pytest.mark.parametrize(
    ("field", "more", "message"),
    [
        ([], {}, "A gauntlet needs at least one opponent."),
        ([FN, FN], {}, "have the same cards. Leave one of them out of the field"),
        ([FN, MONO], {"shares": [1]}, "Give one share for each of the opponents (2), in their order, not 1."),
        ([FN], {"target_ci": 1.0, "sprt": (48.0, 52.0)}, "are two stopping rules; give one."),
    ],
)
def test_impossible_gauntlets_are_refused(field: list[Deck], more: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossibleExperiment) as refused:
        gauntlet_experiment(LIQUID, field, games=4, seed=1, **more)  # type: ignore[arg-type]
    assert message in str(refused.value)


def test_opponents_of_the_same_name_are_told_apart() -> None:
    new, old = (Deck("Mine", deck.cards, Path(file)) for deck, file in ((FN, "a/new.txt"), (MONO, "a/old.txt")))
    experiment = gauntlet_experiment(LIQUID, [new, old], games=2, seed=1)
    assert [other.name for _, other in experiment.cells] == ["Mine (new)", "Mine (old)"]
