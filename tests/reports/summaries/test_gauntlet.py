"""The summary of a gauntlet: counted from games whose results are written by hand."""

import pytest

from reports.summaries.best_of import summarize_best_of
from reports.summaries.gauntlet import summarize_gauntlet
from reports.summaries.summary import GameOfMatch
from sim.engine.record.codes import endings
from sim.statistics.intervals import EVEN, difference_interval, mean_interval
from tests.reports.examples.best_of import run_of as match_of
from tests.reports.examples.gauntlet import matches_of_run, run_of
from tests.reports.examples.matrix import A, B


def test_win_rates_by_hand() -> None:
    summary = summarize_gauntlet(run_of([A, A, A, B], [A, B, B, B], shares=[3, 1]))
    mono, liquid = summary.opponents
    assert (mono.name, mono.share, liquid.name, liquid.share) == ("Mono-red Rush", 0.75, "Liquid Beast", 0.25)
    assert (mono.win_rate, liquid.win_rate) == (mean_interval([1, 0.5]), mean_interval([0.5, 0]))
    assert summary.hardest == (1, 0)
    field = summary.over_field
    assert field is not None and field.pairs == 2
    assert field.win_rate == mean_interval([0.75 * 1 + 0.25 * 0.5, 0.75 * 0.5 + 0])
    # FN Rush goes first in games 0 and 2.
    assert field.going_first == mean_interval([1, 0.75])
    assert field.going_second == mean_interval([0.75, 0])
    assert field.worth_of_going_first == difference_interval([0.25, 0.75])
    assert not summary.equal_shares and not summary.early


def test_the_field_counts_the_pairs_that_all_matchups_have() -> None:
    summary = summarize_gauntlet(run_of([A, A, A, A], [A, B]))
    assert summary.over_field is not None
    assert (summary.over_field.pairs, summary.over_field.win_rate.estimate) == (1, 0.75)
    assert [one.matchup.pairs_counted for one in summary.opponents] == [2, 1]


def test_a_deck_against_itself_is_even_and_not_explained() -> None:
    summary = summarize_gauntlet(run_of([B, B] * 40, [B, B] * 40, [A, B] * 40))
    assert summary.opponents[2].win_rate == EVEN
    assert [one.name for one in summary.explained] == ["Mono-red Rush", "Liquid Beast"]
    assert [one.favoured for one in summary.opponents] == [-1, -1, 0]


def test_what_is_certain_allows_for_all_opponents() -> None:
    """A win rate that is certain alone (p = 0.036) is not among two."""
    better = [A, A] * 6 + [A, B] * 94
    assert summarize_gauntlet(run_of(better)).opponents[0].favoured == 1
    among = summarize_gauntlet(run_of(better, [A, B] * 100)).opponents[0]
    assert among.favoured == 0
    assert among.win_rate is not None and among.win_rate_taken_together is not None
    assert among.win_rate_taken_together.reach > among.win_rate.reach


def test_lost_games_are_counted_by_how_they_ended() -> None:
    summary = summarize_gauntlet(run_of([A, B, B, endings.NOBODY]))
    found = summary.opponents[0].lost_games
    assert (found.lost, found.won, found.reasons) == (2, 1, {"direct attack": 2})
    assert (found.median_turns_lost, found.median_turns_won) == (10, 10)


def test_a_stopping_rule_ends_the_estimates_of_each_matchup() -> None:
    summary = summarize_gauntlet(run_of([A, A] * 600, [A, B] * 600, sprt=(48, 52)))
    quick, slow = summary.opponents
    assert quick.stopped is not None and quick.matchup.pairs_counted < 600
    assert slow.stopped is not None and slow.matchup.pairs_counted == 600
    assert summary.early
    assert summary.to_json()["opponents"][0]["stopped"] == quick.stopped


def test_without_a_common_pair_there_is_no_result() -> None:
    summary = summarize_gauntlet(run_of([A, B], []))
    assert summary.over_field is None
    assert summary.hardest == (0,)
    assert summary.to_json()["opponents"][1]["win_rate"] is None
    assert pytest.approx(0.5) == summary.opponents[0].share


# --- Best-of-three matches ----------------------------------------------------------------------------------
ALL, NONE = [[A] * 4] * 3, [[B] * 4] * 3  # the winners of games 1, 2 and 3 of four matches
CLOSE = [[A, A, A, B], [B, A, A, B], [B, B, B, A]]  # A wins three of four, as tests of single matchups show


def test_win_rates_are_those_of_matches_by_hand() -> None:
    summary = summarize_gauntlet(matches_of_run(*ALL, *CLOSE, shares=[1, 3]))
    mono, liquid = summary.opponents
    assert mono.win_rate == mean_interval([1, 1])
    assert liquid.matches == summarize_best_of(match_of(*CLOSE))
    assert liquid.matches is not None and liquid.matches.decks[0].wins == 3
    deck = liquid.matches.decks[0]
    assert (liquid.win_rate, liquid.going_first, liquid.going_second) == (
        deck.win_rate,
        deck.going_first,
        deck.going_second,
    )
    assert liquid.pairs_counted == 2
    field, in_game_1 = summary.over_field, summary.over_field_in_game_1
    assert field is not None and in_game_1 is not None
    assert field.win_rate.estimate == 0.25 * 1 + 0.75 * 0.75
    # Of the games 1 against Liquid Beast, A wins both that it starts and one of the others.
    assert (in_game_1.going_first.estimate, in_game_1.going_second.estimate) == (1, 0.25 + 0.75 / 2)
    assert summary.hardest == (1, 0)


def test_lost_games_are_those_of_game_1() -> None:
    (one,) = summarize_gauntlet(matches_of_run([A, B, A, A], [B] * 4, [B] * 4)).opponents
    assert (one.lost_games.lost, one.lost_games.won) == (1, 3)
    assert one.win_rate is not None and one.win_rate.estimate == 0


def test_matches_against_the_same_lists_are_even() -> None:
    summary = summarize_gauntlet(matches_of_run(*NONE, *NONE, *[[A, B] * 2] * 3))
    assert summary.opponents[2].win_rate == EVEN
    assert [one.name for one in summary.explained] == ["Mono-red Rush", "Liquid Beast"]


def test_a_game_that_no_match_needs_spoils_no_pair() -> None:
    needed = summarize_gauntlet(matches_of_run(*ALL, errors=[[0]])).opponents[0]
    not_needed = summarize_gauntlet(matches_of_run(*ALL, errors=[[], [], [0]])).opponents[0]
    assert (needed.pairs_counted, not_needed.pairs_counted) == (1, 2)


def test_a_stopping_rule_counts_pairs_of_matches() -> None:
    winners = [[A, A] * 600] * 3 + [[A, B] * 600] * 3
    quick, slow = summarize_gauntlet(matches_of_run(*winners, sprt=(48, 52))).opponents
    assert quick.stopped is not None and quick.pairs_counted < 600
    assert quick.matchup.pairs_counted == quick.pairs_counted  # the games 1 of the same matches
    assert slow.pairs_counted == 600


def test_games_of_matches_are_watched_by_match_and_opponent() -> None:
    run = matches_of_run(*ALL, *CLOSE)
    found = summarize_gauntlet(run).notable_games
    assert all(isinstance(one, GameOfMatch) for one in found)
    assert found[0].words(len(run.cells)) == ("0", "--game", "1", "--cell", "0")
    (loss,) = [one for one in found if one.what.startswith("quickest loss")]
    assert loss.title == "Match 3, game 1: quickest loss: Liquid Beast beats FN Rush, turn 10"
    assert loss.words(len(run.cells)) == ("3", "--game", "1", "--cell", "3")
    assert loss.options() == "--match 3 --game 1"


def test_json_has_the_matches_of_each_opponent() -> None:
    found = summarize_gauntlet(matches_of_run(*CLOSE)).to_json()
    (one,) = found["opponents"]
    assert (found["best_of"], one["matches"]["matches"], one["matches"]["wins_a"]) == (3, 4, 3)
    assert "games" not in one and found["over_field_in_game_1"]["win_rate"]["estimate"] == 0.75
    assert "best_of" not in summarize_gauntlet(run_of([A, B])).to_json()
