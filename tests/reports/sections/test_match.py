"""The document of a match: its verdict, tables and figures."""

import json
import re
from dataclasses import replace

import pytest
from rich.console import Console

from decks.reading import read_deck
from reports.measures.pilot_error import Movement
from reports.sections.match import document, matchup_sections, verdict, wins_by_turn
from reports.summaries.match import MatchupSummary, summarize, summarize_match
from reports.writing.document import Figure, Paragraph, Table
from reports.writing.terminal import render
from reports.writing.values import Rate, text_of
from sim.engine.record.codes import card_marks, columns
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_matchup
from sim.statistics.intervals import Interval
from tests.reports.examples.match import MATCHUP, NAMES, NOBODY, A, B, games
from tests.reports.examples.terminal import on_terminal


def page(summary: MatchupSummary, *, width: int = 120) -> str:
    return on_terminal(document(summary), width=width)


def test_an_error_leaves_its_whole_pair_out() -> None:
    summary = summarize(games((A, 5), (A, 7), (B, 6), (NOBODY, 3), errors=(3,)))
    assert summary.errors == ((3, "the standby pool overflowed"),)
    assert (summary.pairs, summary.pairs_counted) == (2, 1)
    assert summary.decks[0].win_rate is not None
    assert summary.decks[0].win_rate.estimate == 1
    assert (summary.decks[0].wins, summary.decks[1].wins, summary.undecided) == (2, 1, 0)
    assert summary.mean_turns == 6
    assert "game 3: the standby pool overflowed" in page(summary)
    assert " in 2 games" in verdict(summary).text
    assert "1 game ended in an error; 1 pair is left out of the estimates:" in page(summary)


def test_a_rate_between_two_numbers_is_the_same_one_wherever_it_is_written() -> None:
    """1,739 of 2,000 games are 86.95 %: in the verdict one minus deck A's rate, in the curve a count."""
    summary = summarize(games(*[(A, 5), (B, 6)] * 261, *[(B, 6)] * 1478))
    (axes,) = wins_by_turn(summary).axes
    of_curves = {text.get_text().split("\n")[-1] for text in axes.texts}
    assert {"87.0 %", "13.0 %"} <= of_curves
    assert "87.0 % win rate (" in verdict(summary).text
    assert "13.0 % (" in page(summary)


def test_nothing_but_errors() -> None:
    summary = summarize(games((NOBODY, 5), (A, 7), errors=(0,)))
    assert summary.decks[0].win_rate is None
    assert verdict(summary).text == "No result. In every pair of the 2 games there was an error."
    assert summary.mean_turns is None and summary.median_turns is None
    assert "turns on average" not in page(summary)
    assert "No result" in page(summary)
    assert json.dumps(summary.to_json(), allow_nan=False)


def test_shield_triggers_by_deck_and_card() -> None:
    played = games((A, 5), (B, 5))
    kind = next(kind for kind, card in enumerate(MATCHUP.cards) if card.name == "Terror Pit")
    first, second, third, *_ = (1 << slot for slot in range(40) if MATCHUP.kinds[A, slot] == kind)
    for what, marked in (
        (card_marks.TRIGGER_BROKEN, (first | second, third)),
        (card_marks.TRIGGER_DECLARED, (first, third)),
        (card_marks.TRIGGER_USED, (0, third)),
    ):
        played.rows[:, columns.FIRST_MARK + card_marks.MARKS * A + what] = marked
    triggers = {counts.card: counts for counts in summarize(played).decks[0].shield_triggers}
    assert set(triggers) == {"Terror Pit", "Locomotiver", "Brain Serum"}
    counts = triggers["Terror Pit"]
    assert (counts.broken, counts.declared, counts.used) == (3, 2, 1)
    assert re.search(r"Murky Riptide +Terror Pit +3 +2 +1 +50\.0", page(summarize(played)))


def test_cards_are_listed_on_request_and_not_on_a_terminal() -> None:
    """Corile is in the opening hand of the first game of each pair, which deck A wins, and not in that of the other."""
    played = games(*[(A, 5), (B, 5)] * 50)
    corile = next(card for card in MATCHUP.deck_cards(A) if card.name == "Corile")
    played.rows[::2, columns.FIRST_MARK + card_marks.IN_OPENING_HAND] = corile.slots & -corile.slots
    summary = summarize(played, with_cards=True)
    (found,) = (card for card in summary.decks[A].cards if card.card == "Corile")
    assert (found.in_opening_hand.count, found.seen.count, found.never_seen.count) == (50, 50, 100 * found.copies - 50)
    told = {card["card"]: card for card in summary.to_json()["deck_a"]["cards"]}
    assert told["Corile"]["in_opening_hand"]["win_rate"]["estimate"] == 1
    sections = [section for section in document(summary).sections if section.title.startswith("The cards of")]
    assert [section.title for section in sections] == [
        "The cards of Murky Riptide, as observed",
        "The cards of FN Rush, as observed",
    ]
    assert all(section.detailed for section in sections)
    warning, rates, counts = sections[0].blocks
    assert isinstance(warning, Paragraph) and warning.warning and "duelsim lift" in warning.text
    assert isinstance(rates, Table) and isinstance(counts, Table)
    shown = {row[0]: row for row in rates.rows}["Corile"]
    assert isinstance(shown[1], Rate) and shown[1].interval.estimate == 1
    assert shown[2] is None
    assert {row[0]: row for row in counts.rows}["Corile"][:3] == ("Corile", found.copies, 50)
    assert "as observed" not in page(summary)
    without = summarize(played)
    assert without.decks[A].cards == () and not any(section.title for section in document(without).sections)


def test_the_verdict_speaks_for_the_winner() -> None:
    better, worse = [(A, 5), (A, 5)] * 300, [(B, 5), (B, 5)] * 300
    assert verdict(summarize(games(*better))).text.startswith("Murky Riptide beats FN Rush: 100 % win rate (")
    assert verdict(summarize(games(*worse))).text.startswith("FN Rush beats Murky Riptide: 100 % win rate (")
    assert verdict(summarize(games(*better, *worse))).text.startswith(
        "Too close to call: 50 % win rate for Murky Riptide (46 - 54 %) in 1,200 games between scripted players."
    )


def test_the_verdict_after_a_sequential_test_is_what_the_test_has_decided() -> None:
    decks = (read_deck("murky-riptide", NAMES), read_deck("fn-rush", NAMES))
    for winner, accepted, over in ((A, 0.52, "52 % over 50 %"), (B, 0.5, "50 % over 52 %")):
        experiment = match_experiment(*decks, games=2000, seed=5, sprt=(50, 52))
        summary = summarize_match(Run(experiment, (games(*[(winner, 5), (A, 6), (B, 7), (winner, 8)] * 400),)))
        assert summary.to_json()["accepted"] == accepted
        assert summary.games == 2 * 256  # the first look
        share, ends = ("75 %", "(72 - 78 %)") if winner == A else ("25 %", "(22 - 28 %)")
        assert verdict(summary).text == (
            f"The test accepts {over[:4]} for Murky Riptide: {share} win rate for Murky Riptide {ends} in"
            " 512 games between scripted players. The test stopped early, so this estimate is exaggerated."
        )
        told = f"The test accepts {over} as the win rate of Murky Riptide against FN Rush."
        assert told in " ".join(page(summary).split())
        assert "exaggerated, and its intervals are too narrow" in " ".join(page(summary).split())
    undecided = match_experiment(*decks, games=4, seed=5, sprt=(50, 52))
    summary = summarize_match(Run(undecided, (games((A, 5), (B, 7), (A, 6), (B, 8)),)))
    assert summary.accepted is None and "undecided between" in str(summary.stopped)
    assert verdict(summary).answer == "Too close to call"


def test_a_mirror_match_says_that_it_is_even_by_design() -> None:
    deck = read_deck("murky-riptide", NAMES)
    rows = replace(games(*[(A, 5), (B, 7)] * 30), matchup=prepare_matchup(deck, deck, ("rush", "rush")))
    words = verdict(summarize(rows)).text
    assert words.startswith("A mirror match, even by design: 100 % win rate going first (91 - 100 %) in 60 games")
    told = "are the same list with the same player, so each wins 50 % by design."
    assert told in " ".join(page(summarize(rows)).split())
    assert "Too close to call" not in words
    assert summarize(rows).to_json()["mirror"] is True
    other = replace(rows, matchup=prepare_matchup(deck, deck, ("rush", "control")))
    assert "mirror" not in verdict(summarize(other)).text and summarize(other).to_json()["mirror"] is False


@pytest.mark.parametrize(
    "points, words",
    [(3.2, "3 points on average."), (1.1, "1 point on average."), (0.3, "less than a point on average.")],
)
def test_the_verdict_says_how_far_another_player_moves_such_win_rates(points: float, words: str) -> None:
    summary = replace(summarize(games((A, 5), (A, 7))), movement=Movement("search:80/auto", 58.4, points))
    told = f"With players who search on both sides, such win rates move by {words}"
    assert verdict(summary).doubt == told
    assert page(summary).count("such win rates move by") == 1  # the verdict says it, and nothing else does
    found = {"player": "search:80/auto", "wins": 58.4, "points": points, "shift": None}
    assert summary.to_json()["movement"] == found


def test_the_verdict_says_how_far_this_very_pairing_moves_for_the_deck_that_it_names() -> None:
    moved = Movement("search:80/auto", 61.0, 3.0, Interval(2.6, -3.9, 9.1))
    words = "With players who search on both sides, this win rate moves by"
    even = replace(summarize(games((A, 5), (A, 7))), movement=moved)
    assert verdict(even).doubt == f"{words} +3 (-4 to +9) points."
    assert even.to_json()["movement"]["shift"] == {"estimate": 2.6, "low": -3.9, "high": 9.1}
    lost = replace(summarize(games(*[(B, 5)] * 40)), movement=moved)
    assert verdict(lost).answer == "FN Rush beats Murky Riptide"
    assert verdict(lost).doubt == f"{words} -3 (-9 to +4) points."


def test_a_low_end_above_one_half_is_not_written_as_one_half() -> None:
    summary = summarize(games(*[(A, 5), (B, 7)] * 994, *[(A, 5), (A, 7)] * 6))
    assert verdict(summary).text.startswith(
        "Murky Riptide beats FN Rush: 50.30 % win rate (50.02 - 50.58 %) in 2,000 games between scripted players."
    )


def test_the_most_important_doubt_is_said_first_and_the_others_below() -> None:
    moved = Movement("search:80/auto", 61.0, 3.0)
    few = replace(summarize(games(*[(A, 5), (A, 7)] * 50, (NOBODY, 100), (A, 7))), movement=moved)
    many = replace(summarize(games(*[(A, 5), (A, 7)] * 5, (NOBODY, 100), (A, 7))), movement=moved)
    capped, stronger = "hit the turn cap of 100 and counts as a draw.", "With players who search on both sides"
    assert stronger in verdict(few).doubt and capped in page(few)
    assert verdict(many).doubt == f"1 game {capped}"
    assert stronger in page(many) and page(many).count(capped) == 1


def test_what_pairs_were_worth() -> None:
    def line(*results: tuple[int, int]) -> str:
        (section,) = (one for one in document(summarize(games(*results))).sections if one.detailed)
        (paragraph,) = section.blocks
        assert isinstance(paragraph, Paragraph)
        return paragraph.text

    for pairs in range(2, 100):
        seats = [[(A, 5), (B, 7)] if pair % 3 else [(B, 5), (A, 7)] for pair in range(pairs)]
        assert line(*(game for pair in seats for game in pair)).endswith("the two games of every pair cancel out.")
    assert line(*[(A, 5), (A, 5)] * 10).endswith("each other's luck.")  # nothing to learn where one deck wins all
    assert line(*[(A, 5), (B, 5), (A, 5), (A, 5), (B, 5), (B, 5)] * 10).endswith("from 40 independent games.")


def test_games_without_a_winner_have_a_table_of_their_last_turn() -> None:
    blocks = [block for section in document(summarize(games(*[(NOBODY, 6)] * 4))).sections for block in section.blocks]
    (figure,) = (block for block in blocks if isinstance(block, Figure))
    assert figure.finding == "More than half of the games are not over after turn 100."
    assert [[text_of(value) for value in row] for row in figure.table.rows] == [["6", "0.0 %", "0.0 %", "100.0 %", ""]]
    assert figure.draw().axes


def test_games_that_are_mostly_undecided_are_not_over() -> None:
    def finding(*results: tuple[int, int]) -> str:
        blocks = (block for section in document(summarize(games(*results))).sections for block in section.blocks)
        (figure,) = (block for block in blocks if isinstance(block, Figure))
        return figure.finding

    assert finding((A, 5), (NOBODY, 100), (A, 7), (NOBODY, 100)) == "Half of the games are over by turn 53.5."
    assert finding((A, 5), (NOBODY, 100), (NOBODY, 100), (NOBODY, 100)) == (
        "More than half of the games are not over after turn 100."
    )


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    summary = summarize(games(*[(A, 5), (B, 7), (B, 9), (NOBODY, 100)] * 20))
    for width in (80, 120):
        text = page(summary, width=width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
    assert "\x1b" not in text


def test_the_drawn_page_shows_both_decks_without_colour() -> None:
    console = Console(width=100, no_color=True)
    with console.capture() as captured:
        console.print(render(document(summarize(games((A, 5), (B, 7)))), plain=False))
    assert "█" in captured.get() and "▓" in captured.get()


def test_one_of_many_matchups_lists_its_cards_in_a_small_table() -> None:
    played = games(*[(A, 5), (B, 5)] * 50)
    corile = next(card for card in MATCHUP.deck_cards(A) if card.name == "Corile")
    played.rows[::2, columns.FIRST_MARK + card_marks.IN_OPENING_HAND] = corile.slots & -corile.slots
    summary = summarize(played, with_cards=True)
    (first, second) = (
        block
        for section in matchup_sections(summary, brief=True)
        if section.detailed
        for block in section.blocks
        if isinstance(block, Table)
    )
    assert [table.title.split(",")[0] for table in (first, second)] == [
        "Win rates of Murky Riptide",
        "Win rates of FN Rush",
    ]
    name, dealt, in_hand, played_rate, never = {row[0]: row for row in first.rows}["Corile"]
    assert (name, dealt, played_rate) == ("Corile", 50, None)
    assert isinstance(in_hand, Rate) and in_hand.interval.estimate == 1
    # Of the copies that were never seen, those of the first games won, and those of the others lost.
    won = 50 * (corile.copies - 1)
    assert isinstance(never, Rate) and never.interval.estimate == pytest.approx(won / (won + 50 * corile.copies))
