"""The document of a comparison: its verdict, tables and figures."""

import json
import re
from dataclasses import replace
from pathlib import Path

from reports.decks_shown import decks_of
from reports.full_report import whole_report
from reports.sections.compare import differing_cards_in_words, document, verdict
from reports.shared_picture import summary_picture
from reports.summaries.compare import ComparisonSummary, summarize_compare
from reports.writing.document import Figure
from sim.experiments.kinds.compare import compare_experiment, race_schedule
from sim.statistics.comparison import Verdict
from tests.reports.examples.compare import BASE, NEW, RIPTIDE, RUSH, A, B, run, two_lists, variant
from tests.reports.examples.terminal import on_terminal


def page(summary: ComparisonSummary, *, width: int = 120) -> str:
    return "\n".join(line.rstrip() for line in on_terminal(document(summary), width=width).splitlines())


def test_a_pair_with_an_error_is_left_out_for_every_list_and_opponent() -> None:
    asked = two_lists((RUSH, RIPTIDE), games=6)
    results = [[A, A, B, B, A, B], [B, B, A, B, A, A], [A, B, A, A, B, B], [A, A, A, B, B, B]]
    for cell in range(4):
        with_error = summarize_compare(run(asked, *results, errors=[(cell, 3)]))
        without = summarize_compare(run(asked, *([*games[:2], *games[4:]] for games in results)))
        assert with_error.over_field == without.over_field
        assert with_error.against == without.against
        assert with_error.pairs == range(3)
        assert with_error.errors == ((cell // 2, cell % 2, 3, "the standby pool overflowed"),)
        name = ("Liquid Beast", "New")[cell // 2]
        assert f"game 3 of {name} against {('FN Rush', 'Murky Riptide')[cell % 2]}: the standby" in page(with_error)


def test_fewer_than_two_pairs_are_no_result() -> None:
    for results, errors in (([[A, A], [B, B]], ()), ([[A] * 4, []], ()), ([[A] * 4, [B] * 4], ((0, 0),))):
        found = summarize_compare(run(two_lists(), *results, errors=errors))
        assert found.over_field is None
        assert verdict(found).text.startswith("No result. There are fewer than two pairs")
        assert "against" not in page(found).replace("against FN Rush: the standby", "")
        assert json.loads(json.dumps(found.to_json(), allow_nan=False))["over_field"] is None


def test_the_same_list_is_no_different_whatever_its_name() -> None:
    found = summarize_compare(run(two_lists(variant=replace(BASE, name="Copy")), [A, B] * 4, [A, B] * 4))
    assert found.same_list
    assert verdict(found).text == "Copy has the same cards as Liquid Beast in 16 games between scripted players."
    assert "better" not in page(found) and "worse" not in page(found) and "needed" not in page(found)


def test_the_verdict_says_who_is_better_and_by_how_much() -> None:
    asked = two_lists(games=400)
    good, poor = [A, A, A, B] * 100, [A, B, B, B] * 100
    found = summarize_compare(run(asked, poor, good))
    swap = "-4 Aqua Guard +4 Crystal Paladin"
    assert verdict(found).text == (
        "-4 Aqua Guard +4 Crystal Paladin helps Liquid Beast: +50.0 points of win rate (+48.5 to +50.5) in 800 games"
        " between scripted players."
    )
    assert "New wins 75.0 % against FN Rush; Liquid Beast wins 25.0 %." in page(found)
    (figure,) = (
        block
        for section in document(summarize_compare(run(asked, poor, good))).sections
        for block in section.blocks
        if isinstance(block, Figure)
    )
    assert figure.finding.startswith("How much more New wins than Liquid Beast")  # not the verdict once more
    assert verdict(summarize_compare(run(asked, good, poor))).answer == f"{swap} hurts Liquid Beast"
    # In every other pair one of the two lists wins a game more, in turn.
    even = summarize_compare(run(asked, [A, B, B, B] * 100, [B, B, A, B] * 100))
    assert verdict(even).answer == f"{swap}: no difference shown for Liquid Beast"
    other = replace(found, variants=(replace(found.variants[0], cards=(("Corile", -1), ("Torcon", 1), ("Emeral", 1))),))
    assert verdict(other).answer == "New is better than Liquid Beast"
    assert even.over_field is not None and even.over_field.difference.verdict == Verdict.NO_DIFFERENCE_SHOWN


def test_the_games_still_needed_are_those_for_the_requested_precision() -> None:
    results = [A, B, B, B] * 100, [B, B, A, B] * 100
    for points in (0.5, 50):
        found = summarize_compare(run(two_lists(games=400, precision=points), *results))
        assert found.over_field is not None
        needed = found.over_field.difference.pairs_still_needed(points)
        assert found.to_json()["over_field"]["pairs_still_needed"] == needed
        assert (f"within {points:g}, each list needs {2 * needed:,} more games" in page(found)) == (needed > 0)


# --- A race -----------------------------------------------------------------------------------------------
THIRD = variant("Third", "Hunter Fish")
RACE = compare_experiment(BASE, (NEW, THIRD), (RUSH,), games=8, seed=5)  # two pairs of the race, then four fresh ones
RACED = [A, B, A, B], [B, B, A, B], [A, A, A, B]  # base, New, Third


def test_the_verdict_of_a_race_uses_the_fresh_pairs_only() -> None:
    fresh = [A, A, A, A, A, B, A, A], [A, B, A, A, B, B, A, A]
    found = summarize_compare(run(RACE, [*RACED[0], *fresh[0]], RACED[1], [*RACED[2], *fresh[1]]))
    assert (found.compared, found.pairs) == (1, range(2, 6))
    assert found.over_field == summarize_compare(run(two_lists(variant=THIRD), *fresh)).over_field
    assert found.race is not None
    assert [(one.place, one.rounds, one.pairs) for one in found.race.racers] == [(2, 1, 2), (1, 1, 2)]
    differences = [one.difference for one in found.race.racers]
    assert [one.estimate for one in differences if one is not None] == [-1 / 4, 1 / 4]
    text = page(found)
    assert "Third wins 62 % against FN Rush" in text.replace(".5 %", " %") and "won a race of 2 variants." in text
    assert text.index("Third   ") < text.index("New ")  # the winner first
    assert "comes from 8 games played after the race" in text


def test_the_winner_of_a_race_is_compared_with_its_runner_up_by_the_last_round_alone() -> None:
    fourth, fifth = variant("Fourth", "Corile"), variant("Fifth", "Fear Fang")
    asked = compare_experiment(BASE, (NEW, THIRD, fourth, fifth), (RUSH,), games=400, seed=5)
    schedule = race_schedule(asked)
    assert schedule is not None
    first, last = (len(one.pairs) for one in schedule.rounds)
    fresh = [A, B] * 200
    won, even, lost = [A, A], [A, B], [B, B]
    # In the first round Third wins all and New three quarters; in the last one New is as good as Third, or worse.
    for in_the_last_round, words in (
        (even * last, "It is better than the runner-up, New, by +50 (+49 to +50) points."),
        (won * last, "It is not shown to be better than the runner-up, New: +0"),
    ):
        results = [
            even * (first + last) + fresh,
            (won + even) * (first // 2) + in_the_last_round,
            won * (first + last) + fresh,
            lost * first,
            lost * first,
        ]
        found = summarize_compare(run(asked, *results))
        assert found.race is not None and found.race.lead is not None and found.runner_up is not None
        assert found.race.lead.estimate == (0.5 if in_the_last_round == even * last else 0)
        text = " ".join(page(found).split())
        assert "Third won a race of 4 variants." in text and text.count(words.split(",")[0]) == 1
        assert ("not shown" in words) == verdict(found).doubt.startswith("It is not shown to be better than")
        told = found.to_json()
        assert (told["runner_up"], told["lead_over_runner_up"]["estimate"]) == ("New", found.race.lead.estimate)


def test_an_interrupted_race_has_no_result_and_shows_its_rounds() -> None:
    found = summarize_compare(run(RACE, RACED[0], RACED[1], RACED[2][:2]))
    assert (found.compared, found.over_field, found.notable_games) == (None, None, ())
    assert verdict(found).text == "No result yet. 0 of the 1 rounds of the race have been played."
    assert found.race is not None
    assert [(one.place, one.pairs) for one in found.race.racers] == [(None, 2), (None, 1)]
    assert "New" in page(found)
    assert json.dumps(found.to_json(), allow_nan=False)
    nothing = summarize_compare(run(RACE, [A, B], [], []))
    assert nothing.race is not None and [one.difference for one in nothing.race.racers] == [None, None]
    assert page(nothing)


def test_a_race_interrupted_before_the_fresh_pairs_has_a_winner_and_no_result() -> None:
    found = summarize_compare(run(RACE, *RACED))
    assert found.compared == 1
    assert verdict(found).text == "No result yet. Third has won the race, but fewer than two pairs came after it."
    assert re.search(r"Third +1 +1 +4 ", page(found))
    assert "The result above" not in page(found)


def test_the_base_list_can_win_its_own_race_and_is_called_the_same_list() -> None:
    asked = compare_experiment(BASE, (NEW, BASE), (RUSH,), games=8, seed=5)
    found = summarize_compare(run(asked, [A, A] * 6, [B, B] * 2, [A, A] * 6))
    assert verdict(found).answer == "Liquid Beast (variant 2) has the same cards as Liquid Beast (base)"


# --- Writing it down --------------------------------------------------------------------------------------
def test_cards_in_words() -> None:
    assert differing_cards_in_words((("Corile", -1), ("Gonta, the Warrior Savage", 2), ("Torcon", -1))) == (
        "+2 Gonta, the Warrior Savage; -1 Corile; -1 Torcon"
    )
    assert differing_cards_in_words(()) == "the same list"


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    asked = compare_experiment(BASE, (NEW, THIRD), (RUSH, RIPTIDE), games=8, seed=5)
    found = summarize_compare(run(asked, *[[A, B] * 6] * 2, *[[B, B] * 2] * 2, *[[A, B, A, B, A, A] * 2] * 2))
    for width in (80, 120):
        text = page(found, width=width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
    assert "+4 Hunter Fish; -4 Aqua Guard" in text
    for words in ("FN Rush", "Murky Riptide", "the field", "corrected for multiple comparisons"):
        assert words in text


def test_the_figure_shows_every_opponent_and_the_field() -> None:
    whole = run(two_lists((RUSH, RIPTIDE)), *[[A, B] * 4] * 3, [A, A] * 4)
    blocks = (block for section in document(summarize_compare(whole)).sections for block in section.blocks)
    (figure,) = (block for block in blocks if isinstance(block, Figure))
    labels = [label.get_text() for label in figure.draw().axes[0].get_yticklabels()]
    assert labels == ["FN Rush", "Murky Riptide", "the field"]


def test_a_list_is_called_after_its_file_wherever_it_is_named() -> None:
    lists = [replace(BASE, path=Path("base.txt")), replace(variant("Liquid Beast"), path=Path("new.txt"))]
    lists.append(replace(variant("Liquid Beast", "Hunter Fish"), path=Path("third.txt")))
    asked = compare_experiment(lists[0], lists[1:], (RUSH, lists[0]), games=8, seed=5)
    whole = run(asked, *[[A, B] * 6] * 2, *[[B, B] * 2] * 2, *[[A, B, A, B, A, A] * 2] * 2)
    found = summarize_compare(whole)
    labels = ["Liquid Beast (base)", "Liquid Beast (new)", "Liquid Beast (third)"]
    assert [found.base.name, *(one.name for one in found.variants)] == labels
    assert [one.name for one in found.opponents] == ["FN Rush", "Liquid Beast (base)"]
    assert verdict(found).names == ("Liquid Beast (third)", "Liquid Beast (base)")
    assert set(decks_of(whole)) == {*labels, "FN Rush"}
    report = whole_report(whole, found, numbers_only=True)
    assert {name for name, _ in summary_picture(whole, report).decks} == {*labels, "FN Rush"}
