"""The document of a gauntlet: its verdict, and why games are lost."""

import pytest

from reports.sections.gauntlet import document, verdict
from reports.summaries.gauntlet import summarize_gauntlet
from sim.experiments.conduct import conduct
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from tests.reports.examples.gauntlet import run_of
from tests.reports.examples.matrix import DECKS, FN, LIQUID, MONO, A, B
from tests.reports.examples.terminal import on_terminal


def test_the_verdict_names_the_worst_and_the_best_opponent() -> None:
    said = verdict(summarize_gauntlet(run_of([A, A, A, B] * 100, [A, B, B, B] * 100)))
    assert said.startswith("FN Rush wins 50 % (46 - 54 %) ")
    assert " of its games against an equal field of 2 decks between scripted players: " in said
    assert "least against Liquid Beast, 25 % (" in said
    assert "and most against Mono-red Rush, 75 % (" in said
    assert "this field of 2 decks" in verdict(summarize_gauntlet(run_of([A, B], [A, B], shares=[1, 2])))


def test_the_verdict_of_a_single_opponent() -> None:
    said = verdict(summarize_gauntlet(run_of([A, A, A, B] * 100)))
    assert said.startswith("FN Rush wins 75 % (")
    assert said.endswith("of its games against Mono-red Rush between scripted players.")


def test_no_result() -> None:
    summary = summarize_gauntlet(run_of([A, B], []))
    assert verdict(summary).startswith("No result: ")
    assert "Mono-red Rush" in on_terminal(document(summary))


@pytest.mark.parametrize("width", [60, 120])
def test_games_say_why_they_are_lost(width: int) -> None:
    experiment = gauntlet_experiment(
        DECKS[LIQUID], [DECKS[MONO], DECKS[FN]], players=("rush", "rush"), games=1_000, seed=2
    )
    page = " ".join(on_terminal(document(summarize_gauntlet(conduct(experiment))), width=width).split())
    assert "Why Liquid Beast loses to FN Rush" in page
    assert "that it lost ended on turn" in page
    assert "in the opening hand, of the games" in page
