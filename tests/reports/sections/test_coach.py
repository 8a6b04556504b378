"""The document of a coach: what costs most, the costliest decisions, and their games with remarks next to the moves."""

import json
from collections.abc import Sequence

import pytest

from reports.sections.coach import document, verdict
from reports.summaries.coach import CoachSummary, summarize_coaching
from reports.writing.document import Paragraph, Table, Transcript
from reports.writing.page import page
from reports.writing.text_formats import markdown
from reports.writing.values import Link, Points
from sim.games.playing.coaching import Coached, Judgement
from tests.reports.examples.terminal import on_terminal


def judged(game: int, decision: int, gain: float, done: str = "Corile", opponent: int = 0) -> Judgement:
    return Judgement(opponent, game, decision, 3, "charge mana", done, "nothing", gain, 2.0)


def summary(*judgements: Judgement, games: int = 4, wanted: int = 4, opponents: int = 1) -> CoachSummary:
    found = [
        Coached(at, games // opponents, 10, tuple(one for one in judgements if one.opponent == at))
        for at in range(opponents)
    ]
    names = [("Mine", "Theirs"), ("Mine", "Others")][:opponents]
    return summarize_coaching(
        names, ("mine.play", "rush"), found, seed=7, by="search", rollouts=20, fresh=100, wanted=wanted
    )


def retell(opponent: int, game: int, choices: Sequence[int]) -> tuple[Transcript, dict[int, int]]:
    lines = ("Turn 1 - Mine", "  charge  Mine charges Corile", "  main    Mine does nothing")
    return Transcript("", lines, f"duelsim replay {game}"), {choice: 1 for choice in choices if choice != 99}


TWICE = (judged(0, 2, 12), judged(1, 5, 8), judged(1, 7, 3, "Aqua Guard"), judged(2, 1, -4, "Terror Pit"))


def tables(found: CoachSummary) -> dict[str, Table]:
    sections = document(found).sections
    return {one.title: block for one in sections for block in one.blocks if isinstance(block, Table)}


def test_what_returns_is_put_together_and_the_costliest_comes_first() -> None:
    found = tables(summary(*TWICE))
    habits = found["What costs most"].rows
    assert [(row[0], *row[2:]) for row in habits] == [
        ("charge mana", 2, "Corile", "nothing"),
        ("charge mana", 1, "Aqua Guard", "nothing"),
    ]
    decisions = found["The costliest decisions"].rows
    assert [row[0] for row in decisions] == ["game 0, turn 3", "game 1, turn 3", "game 1, turn 3"]
    gains = [row[1] for row in decisions]
    assert isinstance(gains[0], Points)
    assert (gains[0].interval.estimate, gains[0].interval.low) == pytest.approx((0.12, 0.12 - 1.96 * 0.02))
    assert verdict(summary(*TWICE)).text == (
        'Mine lost most on "charge mana": -10.0 points of win probability each time, 4 games between a'
        " playbook and a scripted player."
    )
    assert document(summary(*TWICE)).sections[0].blocks[0] == Paragraph(
        'Mine (mine.play) lost most on "charge mana" in 4 games against Theirs (rush): Corile instead of nothing, 2'
        " times, 10.0 points of win probability each time."
    )


def test_gains_are_not_added_up_and_the_listed_decisions_are_those_that_are_counted() -> None:
    text = on_terminal(document(summary(*TWICE)), width=400)
    assert "a search would have made 4 differently" in text and "3 of them were better, and listed below." in text
    assert "a game" not in text.replace("a game against", "")
    many = summary(*(judged(game, 2, 12) for game in range(20)), games=20, wanted=20)
    assert "All were better there, and the 15 with the highest gain are listed below." in on_terminal(
        document(many), width=400
    )
    assert "None of them was better there." in on_terminal(document(summary(judged(2, 1, -4))), width=400)
    (row,) = tables(summary(judged(0, 2, 12)))["What costs most"].rows
    assert (row[0], *row[2:]) == ("charge mana", 1, "Corile", "nothing")
    assert "once, 12.0 points of win probability." in on_terminal(document(summary(judged(0, 2, 12))), width=400)


def test_where_nothing_was_better_it_says_so() -> None:
    found = summary(judged(2, 1, -4))
    assert verdict(found).answer == "Nothing better found for Mine"
    told = "A search found nothing better than what Mine (mine.play) did in 4 games against Theirs (rush)."
    assert told in on_terminal(document(found))
    assert tables(found) == {}
    assert verdict(summary(games=0)).text == "No result. No game was finished."


def test_each_decision_leads_to_its_move_in_its_game() -> None:
    report = document(summary(*TWICE), retell)
    games = [block for section in report.sections for block in section.blocks if isinstance(block, Transcript)]
    assert [(game.title, game.command) for game in games] == [
        ("Game 0: 1 remark", "duelsim replay 0"),
        ("Game 1: 2 remarks", "duelsim replay 1"),
    ]
    assert games[0].remarks[0].line == 1
    assert games[0].remarks[0].text == "Charge mana: nothing instead of Corile gains 12.0 ± 3.9 points."
    (decisions,) = (
        block
        for section in report.sections
        if section.title == "The costliest decisions"
        for block in section.blocks
        if isinstance(block, Table)
    )
    links = [row[0] for row in decisions.rows]
    remarks = [remark.name for game in games for remark in game.remarks]
    assert [link.to for link in links if isinstance(link, Link)] == remarks
    html = page([report])
    for link in remarks:
        anchor = link.replace(" ", "-")
        assert html.count(f'href="#{anchor}"') == html.count(f'id="{anchor}"') == 1
    assert "! Charge mana: nothing instead of Corile gains 12.0 ± 3.9 points." in markdown([report])


def test_a_move_that_cannot_be_told_has_no_link() -> None:
    report = document(summary(judged(0, 99, 12)), retell)
    assert '<a href="#opponent' not in page([report])
    assert "game 0, turn 3" in page([report])


def test_several_opponents_are_named() -> None:
    found = summary(judged(0, 2, 12), judged(0, 2, 9, opponent=1), opponents=2)
    text = on_terminal(document(found), width=160)
    assert "against Theirs and Others (rush)" in text and "game 0, turn 3, against Theirs" in text
    assert "game 0, turn 3, against Others" in text


def test_what_is_missing_is_said() -> None:
    found = summary(*TWICE, wanted=40)
    assert "Unfinished: 4 of 40 games have been coached." in on_terminal(document(found), width=120)
    told = json.loads(json.dumps(found.to_json(), allow_nan=False))
    assert told["interrupted"] is True and summary(*TWICE).to_json()["interrupted"] is False
    assert [one["cost_of_a_game"] for one in told["habits"]] == [5, 0.75, -1]
    assert told["judgements"][0] | {"against": "Theirs", "gain": 12} == told["judgements"][0]
