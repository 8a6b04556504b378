"""The summary of a comparison: counted from games whose results are written by hand."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from decks import Deck, read_deck
from reports.sections.compare import differing_cards_in_words, document, verdict
from reports.summaries.compare import ComparisonSummary, summarize_comparison
from reports.summaries.summary import NotableGame
from reports.writing.document import Figure
from reports.writing.terminal import render
from sim.cards.library import known_names
from sim.engine.record.codes.play import POOL_FULL
from sim.engine.record.codes.results import COLUMNS, ERROR_CODE, TURNS, WINNER
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from sim.games.batch import Games
from sim.games.matchup import prepare_sides
from sim.statistics.comparison import Verdict, compare

NAMES = known_names()
BASE, RUSH, RIPTIDE = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush", "murky-riptide"))


def variant(name: str, into: str = "Crystal Paladin") -> Deck:
    cards = tuple((into if card == "Aqua Guard" else card, copies) for card, copies in BASE.cards)
    return replace(BASE, name=name, cards=cards)


NEW = variant("New")
A, B = (0, 5), (1, 7)  # the list wins in turn 5, its opponent in turn 7


def run(asked: Experiment, *results: Sequence[tuple[int, int]], errors: Sequence[tuple[int, int]] = ()) -> Run:
    """A run of these winners and turns for each matchup; `errors` are matchups and games."""
    cells = []
    for cell, of_cell in enumerate(results):
        rows = np.zeros((len(of_cell), COLUMNS), np.int64)
        for game, (winner, turns) in enumerate(of_cell):
            rows[game, WINNER] = winner
            rows[game, TURNS] = turns
            if (cell, game) in errors:
                rows[game, ERROR_CODE] = POOL_FULL
        matchup = prepare_sides(asked.cells[cell])
        cells.append(Games(matchup, 5, 100, rows, np.zeros(len(of_cell), np.uint64), 0.0))
    return Run(asked, tuple(cells))


def two_lists(field: Sequence[Deck] = (RUSH,), games: int = 8, **options: Any) -> Experiment:
    return compare_experiment(BASE, (options.pop("variant", NEW),), field, games=games, seed=5, **options)


def page(summary: ComparisonSummary, *, width: int = 120) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(render(document(summary), plain=True))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


# --- One variant ------------------------------------------------------------------------------------------
def test_the_difference_is_the_one_counted_by_hand() -> None:
    # Pair scores of the base list 1/2, 0, 1, 1/2, and of the variant 1, 1/2, 1, 0.
    found = summarize_comparison(run(two_lists(), [A, B, B, B, A, A, B, A], [A, A, B, A, A, A, B, B]))
    assert found.over_field is not None and found.against is not None
    assert (found.compared, found.pairs, found.race) == (0, range(4), None)
    assert found.over_field.base.estimate == 4 / 8
    assert found.over_field.variant.estimate == 5 / 8
    assert found.over_field.difference.difference.estimate == 1 / 8
    assert found.over_field.difference.pairs == 4
    assert found.against[0].difference == compare([0.5, 0, 1, 0.5], [1, 0.5, 1, 0]).field
    assert found.over_field == found.against[0]


def test_opponents_count_by_their_shares() -> None:
    asked = two_lists((RUSH, RIPTIDE), games=4, shares=(75, 25))
    # The variant wins one pair more of two against the first, and one game less of four against the second.
    found = summarize_comparison(run(asked, [A, A, B, B], [A, A, A, B], [A, A, A, A], [A, A, B, B]))
    assert found.over_field is not None and found.against is not None
    assert [one.share for one in found.opponents] == [0.75, 0.25]
    assert [one.difference.difference.estimate for one in found.against] == [0.5, -0.25]
    assert found.over_field.difference.difference.estimate == pytest.approx(0.75 * 0.5 - 0.25 * 0.25)
    assert found.over_field.base.estimate == pytest.approx(0.75 * 0.5 + 0.25 * 0.75)


def test_a_pair_with_an_error_is_left_out_for_every_list_and_opponent() -> None:
    asked = two_lists((RUSH, RIPTIDE), games=6)
    results = [[A, A, B, B, A, B], [B, B, A, B, A, A], [A, B, A, A, B, B], [A, A, A, B, B, B]]
    for cell in range(4):
        with_error = summarize_comparison(run(asked, *results, errors=[(cell, 3)]))
        without = summarize_comparison(run(asked, *([*games[:2], *games[4:]] for games in results)))
        assert with_error.over_field == without.over_field
        assert with_error.against == without.against
        assert with_error.pairs == range(3)
        assert with_error.errors == ((cell // 2, cell % 2, 3, "the standby pool overflowed"),)
        name = ("Liquid Beast", "New")[cell // 2]
        assert f"game 3 of {name} against {('FN Rush', 'Murky Riptide')[cell % 2]}: the standby" in page(with_error)


def test_lists_that_were_broken_off_are_compared_as_far_as_all_have_played() -> None:
    asked = two_lists((RUSH, RIPTIDE))
    begun = run(asked, [A] * 8, [B] * 6, [A] * 6, [A] * 4)
    assert summarize_comparison(begun).pairs == range(2)
    assert summarize_comparison(begun).over_field == (
        summarize_comparison(run(asked, [A] * 4, [B] * 4, [A] * 4, [A] * 4)).over_field
    )


def test_fewer_than_two_pairs_are_no_result() -> None:
    for results, errors in (([[A, A], [B, B]], ()), ([[A] * 4, []], ()), ([[A] * 4, [B] * 4], ((0, 0),))):
        found = summarize_comparison(run(two_lists(), *results, errors=errors))
        assert found.over_field is None
        assert verdict(found).startswith("No result: there are fewer than two pairs")
        assert "against" not in page(found).replace("against FN Rush: the standby", "")
        assert json.loads(json.dumps(found.to_json(), allow_nan=False))["over_field"] is None


def test_the_same_list_is_no_different_whatever_its_name() -> None:
    found = summarize_comparison(run(two_lists(variant=replace(BASE, name="Copy")), [A, B] * 4, [A, B] * 4))
    assert found.same_list
    assert verdict(found) == "No difference: Copy holds the cards of Liquid Beast."
    assert "better" not in page(found) and "worse" not in page(found) and "needed" not in page(found)


def test_lists_and_opponents_of_one_name_are_told_apart() -> None:
    asked = two_lists((RUSH, RUSH), variant=variant("Liquid Beast"))
    found = summarize_comparison(run(asked, *[[A, B] * 4] * 4))
    assert [found.base.name, found.variants[0].name] == ["Liquid Beast (base)", "Liquid Beast (variant 1)"]
    assert [one.name for one in found.opponents] == ["FN Rush (opponent 1)", "FN Rush (opponent 2)"]


def test_the_verdict_says_who_is_better_and_by_how_much() -> None:
    asked = two_lists(games=400)
    good, poor = [A, A, A, B] * 100, [A, B, B, B] * 100
    assert verdict(summarize_comparison(run(asked, poor, good))) == (
        "Better: New wins 75.0 % against FN Rush and Liquid Beast 25.0 %,"
        " a difference of +50.0 (+48.5 to +50.5) points."
    )
    assert verdict(summarize_comparison(run(asked, good, poor))).startswith("Worse: New wins 25.0 %")
    # In every other pair one of the two lists wins a game more, in turn.
    even = summarize_comparison(run(asked, [A, B, B, B] * 100, [B, B, A, B] * 100))
    assert verdict(even).startswith("No difference shown: New wins 25.0 % against FN Rush and Liquid Beast 25.0 %")
    assert even.over_field is not None and even.over_field.difference.verdict == Verdict.NO_DIFFERENCE_SHOWN


def test_the_games_still_needed_are_told_for_the_precision_that_was_asked_for() -> None:
    results = [A, B, B, B] * 100, [B, B, A, B] * 100
    for points in (0.5, 50):
        found = summarize_comparison(run(two_lists(games=400, precision=points), *results))
        assert found.over_field is not None
        needed = found.over_field.difference.pairs_still_needed(points)
        assert found.to_json()["over_field"]["pairs_still_needed"] == needed
        assert (f"within {points:g}, {2 * needed:,} games more of each list" in page(found)) == (needed > 0)


def test_games_that_one_list_wins_and_the_other_loses_with_the_same_luck_are_worth_watching() -> None:
    asked = two_lists((RUSH, RIPTIDE))
    won, lost, soon = (0, 9), (1, 6), (0, 4)
    #   against FN Rush: game 1 is won by the variant only, and errs; game 4 by the base list only
    base = [lost, lost, lost, lost, won, lost, lost, lost], [lost, lost, lost, lost, lost, lost, lost, lost]
    new = [lost, soon, lost, lost, lost, lost, lost, lost], [lost, lost, won, soon, lost, lost, lost, lost]
    found = summarize_comparison(run(asked, *base, *new, errors=[(2, 1)]))
    assert found.notable_games == (
        NotableGame(3, 3, "New wins quickly against Murky Riptide"),
        NotableGame(1, 3, "the same game with Liquid Beast, which loses it"),
        NotableGame(0, 4, "Liquid Beast wins quickly against FN Rush"),
        NotableGame(2, 4, "the same game with New, which loses it"),
    )


# --- A race -----------------------------------------------------------------------------------------------
THIRD = variant("Third", "Hunter Fish")
RACE = compare_experiment(BASE, (NEW, THIRD), (RUSH,), games=8, seed=5)  # two pairs of the race, then four fresh ones
RACED = [A, B, A, B], [B, B, A, B], [A, A, A, B]  # base, New, Third


def test_the_verdict_of_a_race_is_made_of_the_fresh_pairs_only() -> None:
    fresh = [A, A, A, A, A, B, A, A], [A, B, A, A, B, B, A, A]
    found = summarize_comparison(run(RACE, [*RACED[0], *fresh[0]], RACED[1], [*RACED[2], *fresh[1]]))
    assert (found.compared, found.pairs) == (1, range(2, 6))
    assert found.over_field == summarize_comparison(run(two_lists(variant=THIRD), *fresh)).over_field
    assert found.race is not None
    assert [(one.place, one.rounds, one.pairs) for one in found.race.racers] == [(2, 1, 2), (1, 1, 2)]
    differences = [one.difference for one in found.race.racers]
    assert [one.estimate for one in differences if one is not None] == [-1 / 4, 1 / 4]
    assert "Third, the best of 2 variants, wins 62 %" in verdict(found).replace(".5 %", " %")
    text = page(found)
    assert text.index("Third   ") < text.index("New ")  # the winner first
    assert "made of 8 games that came after the race" in text


def test_a_race_that_was_broken_off_has_no_result_but_what_it_has_played() -> None:
    found = summarize_comparison(run(RACE, RACED[0], RACED[1], RACED[2][:2]))
    assert (found.compared, found.over_field, found.notable_games) == (None, None, ())
    assert verdict(found) == "No result yet: 0 of the 1 rounds of the race have been played."
    assert found.race is not None
    assert [(one.place, one.pairs) for one in found.race.racers] == [(None, 2), (None, 1)]
    assert "New" in page(found)
    assert json.dumps(found.to_json(), allow_nan=False)
    nothing = summarize_comparison(run(RACE, [A, B], [], []))
    assert nothing.race is not None and [one.difference for one in nothing.race.racers] == [None, None]
    assert page(nothing)


def test_a_race_that_was_broken_off_before_the_fresh_pairs_has_a_winner_and_no_result() -> None:
    found = summarize_comparison(run(RACE, *RACED))
    assert found.compared == 1
    assert verdict(found) == "No result yet: Third has won the race, but fewer than two pairs came after it."
    assert re.search(r"Third +1 +1 +4 ", page(found))
    assert "The result above" not in page(found)


def test_the_base_list_can_win_its_own_race_and_is_called_the_same_list() -> None:
    asked = compare_experiment(BASE, (NEW, BASE), (RUSH,), games=8, seed=5)
    found = summarize_comparison(run(asked, [A, A] * 6, [B, B] * 2, [A, A] * 6))
    assert verdict(found) == (
        "No difference: Liquid Beast (variant 2), the best of 2 variants, is the same list: it holds the cards of"
        " Liquid Beast (base)."
    )


# --- Writing it down --------------------------------------------------------------------------------------
def test_cards_in_words() -> None:
    assert differing_cards_in_words((("Corile", -1), ("Gonta, the Warrior Savage", 2), ("Torcon", -1))) == (
        "+2 Gonta, the Warrior Savage; -1 Corile; -1 Torcon"
    )
    assert differing_cards_in_words(()) == "the same list"


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    asked = compare_experiment(BASE, (NEW, THIRD), (RUSH, RIPTIDE), games=8, seed=5)
    found = summarize_comparison(run(asked, *[[A, B] * 6] * 2, *[[B, B] * 2] * 2, *[[A, B, A, B, A, A] * 2] * 2))
    for width in (80, 120):
        text = page(found, width=width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
    assert "+4 Hunter Fish; -4 Aqua Guard" in text
    for words in ("FN Rush", "Murky Riptide", "the field", "allow for there being several"):
        assert words in text


def test_the_figure_shows_every_opponent_and_the_field() -> None:
    whole = run(two_lists((RUSH, RIPTIDE)), *[[A, B] * 4] * 3, [A, A] * 4)
    blocks = (block for section in document(summarize_comparison(whole)).sections for block in section.blocks)
    (figure,) = (block for block in blocks if isinstance(block, Figure))
    labels = [label.get_text() for label in figure.draw().axes[0].get_yticklabels()]
    assert labels == ["FN Rush", "Murky Riptide", "the field"]


def test_the_json_has_every_number_of_the_page() -> None:
    found = summarize_comparison(run(two_lists((RUSH, RIPTIDE)), *[[A, B] * 4] * 3, [A, A] * 4)).to_json()
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["variants"][0]["cards"] == {"Aqua Guard": -4, "Crystal Paladin": 4}
    assert [one["difference"]["estimate"] for one in found["against"]] == [0, 0.5]
    assert found["over_field"]["difference"]["estimate"] == 0.25
    assert set(found["over_field"]) == {
        "base_win_rate", "variant_win_rate", "difference", "verdict", "pairs_counted", "pairs_still_needed",
        "correlation", "variance_ratio",
    }  # fmt: skip
