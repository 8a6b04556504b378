"""The summary of a comparison: counted from games whose results are written by hand."""

import json
from dataclasses import replace

import pytest

from reports.decks_shown import decks_of
from reports.sections import by_kind
from reports.shared_picture import summary_picture
from reports.summaries.compare import summarize_compare
from reports.summaries.summary import NotableGame
from sim.statistics.comparison import compare
from tests.reports.examples.compare import RIPTIDE, RUSH, A, B, run, two_lists, variant


# --- One variant ------------------------------------------------------------------------------------------
def test_the_difference_is_the_one_counted_by_hand() -> None:
    # Pair scores of the base list 1/2, 0, 1, 1/2, and of the variant 1, 1/2, 1, 0.
    found = summarize_compare(run(two_lists(), [A, B, B, B, A, A, B, A], [A, A, B, A, A, A, B, B]))
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
    found = summarize_compare(run(asked, [A, A, B, B], [A, A, A, B], [A, A, A, A], [A, A, B, B]))
    assert found.over_field is not None and found.against is not None
    assert [one.share for one in found.opponents] == [0.75, 0.25]
    assert [one.difference.difference.estimate for one in found.against] == [0.5, -0.25]
    assert found.over_field.difference.difference.estimate == pytest.approx(0.75 * 0.5 - 0.25 * 0.25)
    assert found.over_field.base.estimate == pytest.approx(0.75 * 0.5 + 0.25 * 0.75)


def test_interrupted_lists_are_compared_on_the_pairs_that_all_have_played() -> None:
    asked = two_lists((RUSH, RIPTIDE))
    begun = run(asked, [A] * 8, [B] * 6, [A] * 6, [A] * 4)
    assert summarize_compare(begun).pairs == range(2)
    assert summarize_compare(begun).over_field == (
        summarize_compare(run(asked, [A] * 4, [B] * 4, [A] * 4, [A] * 4)).over_field
    )


def test_lists_and_opponents_with_the_same_name_get_their_roles() -> None:
    asked = two_lists((RUSH, RUSH), variant=variant("Liquid Beast"))
    found = summarize_compare(run(asked, *[[A, B] * 4] * 4))
    assert [found.base.name, found.variants[0].name] == ["Liquid Beast (base)", "Liquid Beast (variant 1)"]
    assert [one.name for one in found.opponents] == ["FN Rush (opponent 1)", "FN Rush (opponent 2)"]


def test_a_kept_comparison_of_an_earlier_version_has_one_label_for_each_list_everywhere() -> None:
    """Its lists were not told apart: the verdict said (variant 1), and the lists and the picture (2)."""
    asked = two_lists((RUSH, RIPTIDE), variant=variant("Liquid Beast"))
    [base, _, new, _] = [own for own, _ in asked.cells]
    assert base.hash != new.hash
    cells = tuple((replace(own, name="Mine"), opponent) for own, opponent in asked.cells)
    played = run(replace(asked, cells=cells), *[[A, B] * 4] * 4)
    found = summarize_compare(played)
    names = [found.base.name, found.variants[0].name, *(one.name for one in found.opponents)]
    assert names == ["Mine (base)", "Mine (variant 1)", "FN Rush", "Murky Riptide"]
    assert sorted(decks_of(played)) == sorted(names)
    assert [name for name, _ in summary_picture(played, by_kind.document("compare", found)).decks] == [
        *decks_of(played)
    ]


def test_games_that_one_list_wins_and_the_other_loses_with_the_same_luck_are_worth_watching() -> None:
    asked = two_lists((RUSH, RIPTIDE))
    won, lost, soon = (0, 9), (1, 6), (0, 4)
    #   against FN Rush: game 1 is won by the variant only, and errs; game 4 by the base list only
    base = [lost, lost, lost, lost, won, lost, lost, lost], [lost, lost, lost, lost, lost, lost, lost, lost]
    new = [lost, soon, lost, lost, lost, lost, lost, lost], [lost, lost, won, soon, lost, lost, lost, lost]
    found = summarize_compare(run(asked, *base, *new, errors=[(2, 1)]))
    assert found.notable_games == (
        NotableGame(3, 3, "New wins quickly against Murky Riptide"),
        NotableGame(1, 3, "the same game with Liquid Beast, which loses it"),
        NotableGame(0, 4, "Liquid Beast wins quickly against FN Rush"),
        NotableGame(2, 4, "the same game with New, which loses it"),
    )


def test_the_json_has_every_number_of_the_page() -> None:
    found = summarize_compare(run(two_lists((RUSH, RIPTIDE)), *[[A, B] * 4] * 3, [A, A] * 4)).to_json()
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["variants"][0]["cards"] == {"Aqua Guard": -4, "Crystal Paladin": 4}
    assert [one["difference"]["estimate"] for one in found["against"]] == [0, 0.5]
    assert found["over_field"]["difference"]["estimate"] == 0.25
    assert set(found["over_field"]) == {
        "base_win_rate", "variant_win_rate", "difference", "verdict", "pairs_counted", "pairs_still_needed",
        "correlation", "variance_ratio",
    }  # fmt: skip
