"""One label for each deck of a run, wherever its report names it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from decks.reading import Deck
from reports.decks_shown import decks_of
from sim.command_line.commands.match import _scores_so_far
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.slots import slots_experiment
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run

OLD = Deck("Rush", (("Torcon", 40),), Path("old.txt"))
NEW = Deck("Rush", (("Torcon", 30), ("Aqua Hulcus", 10)), Path("new.txt"))
OTHER = Deck("Lax", (("Aqua Hulcus", 40),), Path("lax.txt"))


def test_the_lists_of_a_match_have_the_letters_of_its_table() -> None:
    experiment = match_experiment(OLD, NEW, games=2, seed=1)
    assert [*decks_of(Run(experiment, ()))] == ["Rush (A)", "Rush (B)"]
    mirror = match_experiment(OLD, OLD, games=2, seed=1)
    assert [*decks_of(Run(mirror, ()))] == ["Rush"]


def test_an_opponent_of_the_same_name_is_told_from_the_deck() -> None:
    for make in (gauntlet_experiment, slots_experiment):
        experiment = make(OLD, [NEW, OTHER, OLD], games=2, seed=1)
        assert sorted(kind_of(experiment).labels(experiment).values()) == ["Lax", "Rush (new)", "Rush (old)"]
        assert {one.name for one, _ in experiment.cells} == {"Rush (old)"}


def test_the_progress_of_a_match_has_the_label_of_its_table() -> None:
    experiment = match_experiment(OLD, NEW, games=2, seed=1)
    execution: Any = SimpleNamespace(experiment=experiment, matchups=experiment.matchups)
    assert _scores_so_far(execution, np.array([0.5, 0.5])).startswith("Rush (A) 50 % (")
