"""The document of a gauntlet: its verdict, and why games are lost."""

from dataclasses import replace

import pytest

from reports.sections.gauntlet import document, verdict
from reports.summaries.gauntlet import summarize_gauntlet
from sim.experiments.conduct import conduct
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from tests.reports.examples.gauntlet import matches_of_run, run_of
from tests.reports.examples.matrix import DECKS, FN, LIQUID, MONO, A, B
from tests.reports.examples.terminal import on_terminal


def test_the_verdict_names_the_worst_and_the_best_opponent() -> None:
    even = summarize_gauntlet(run_of([A, A, A, B] * 100, [A, B, B, B] * 100))
    assert verdict(even).text.startswith(
        "Too close to call against these 2 decks: 50 % win rate for FN Rush (46 - 54 %) in 800 games between scripted"
        " players."
    )
    assert "Worst: Liquid Beast, 25 %. Best: Mono-red Rush, 75 %." in on_terminal(document(even))
    lost = summarize_gauntlet(run_of([A, B, B, B] * 100, [A, B, B, B] * 100))
    assert verdict(lost).answer == "FN Rush loses to these 2 decks"
    assert verdict(summarize_gauntlet(run_of(*[[A, A, A, B] * 100] * 2))).answer == "FN Rush beats these 2 decks"


def test_the_verdict_of_a_single_opponent() -> None:
    said = verdict(summarize_gauntlet(run_of([A, A, A, B] * 100))).text
    assert said.startswith("FN Rush beats Mono-red Rush: 75 % win rate (")
    assert " in 400 games between scripted players." in said


def test_no_result() -> None:
    summary = summarize_gauntlet(run_of([A, B], []))
    assert verdict(summary).answer == "No result"
    assert "Mono-red Rush" in on_terminal(document(summary))


@pytest.mark.parametrize("width", [60, 120])
def test_what_the_lost_games_have_is_said_and_called_an_observation(width: int) -> None:
    experiment = gauntlet_experiment(
        DECKS[LIQUID], [DECKS[MONO], DECKS[FN]], players=("rush", "rush"), games=1_000, seed=2
    )
    page = " ".join(on_terminal(document(summarize_gauntlet(conduct(experiment))), width=width).split())
    assert "Games lost to FN Rush" in page and "Observations, not reasons" in page
    assert "It usually lost on turn" in page
    assert "in the opening hand, of the games" in page and "won minus lost, points" in page


def test_what_is_won_are_matches() -> None:
    close = [[A, A, A, B] * 20, [B, A, A, B] * 20, [B, B, B, A] * 20]
    summary = summarize_gauntlet(matches_of_run(*close, *[[A] * 80] * 3))
    assert " in 160 best-of-three matches between scripted players." in verdict(summary).text
    assert document(summary).title == "FN Rush against a field of 2 decks, best of three"
    page = " ".join(on_terminal(document(summary)).split())
    for words in (
        "game 1 games 2 and 3 matches",
        "First games lost to Mono-red Rush",
        "going first in game 1",
        "points of the matches against this field.",
        "All decks keep their lists after game 1: no player has a plan against its opponent.",
        'A plan is a line below "sideboard" in the playbook next to a decklist: against',
    ):
        assert words in page
    for words in ("of its games", "undecided", "better pilots"):
        assert words not in page


def test_swaps_are_shown_beside_what_they_change() -> None:
    summary = summarize_gauntlet(matches_of_run(*[[A, A, A, B] * 20] * 6))
    first, second = summary.opponents
    assert first.matches is not None
    plan = replace(first.matches.decks[0], plan="against Mono-red Rush: -1 Torcon, +1 Corile")
    with_plan = replace(first, matches=replace(first.matches, decks=(plan, first.matches.decks[1])))
    page = " ".join(on_terminal(document(replace(summary, opponents=(with_plan, second)))).split())
    assert "FN Rush swaps change, points" in page and "the opponent swaps" not in page
    assert "Mono-red Rush -1 Torcon, +1 Corile +0" in page
    assert "Against the other opponents, both decks keep their lists." in page


def test_a_game_of_a_match_that_erred_is_named_as_replay_takes_it() -> None:
    summary = summarize_gauntlet(matches_of_run(*[[A, A, A, B]] * 6, errors=[[], [], [], [], [2]]))
    assert "against Liquid Beast, game 2 --cell 4: " in on_terminal(document(summary))


def test_it_says_which_games_count_where_matchups_have_different_numbers_of_them() -> None:
    """An interrupted gauntlet said that it was interrupted after more games than its verdict counts."""
    said = on_terminal(document(summarize_gauntlet(run_of([A, A] * 200, [A, B] * 100))))
    assert "400 of 600 games count for the win rate against all" in said.replace("\n", " ")
    assert "count for the win rate" not in on_terminal(document(summarize_gauntlet(run_of([A, B] * 9, [A, B] * 9))))
