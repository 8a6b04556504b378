"""The summary of a match: counted from games whose results are written by hand."""

import json
import re
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from decks import read_deck
from reports.sections.match import document, matchup_sections, verdict
from reports.summaries.match import MatchupSummary, summarize, summarize_match
from reports.writing.document import Figure, Paragraph, Rate, Table, percent
from reports.writing.terminal import render
from sim.cards.library import known_names
from sim.engine.record.codes import play
from sim.engine.record.codes.play import DIRECT_ATTACK, ERROR, POOL_FULL, TURN_CAP
from sim.engine.record.codes.results import (
    A_GOES_FIRST,
    COLUMNS,
    ERROR_CODE,
    FIRST_MARK,
    IN_OPENING_HAND,
    MARKS,
    PAIR,
    REASON,
    SHIELDS_BROKEN_A,
    SHIELDS_BROKEN_B,
    TRIGGER_BROKEN,
    TRIGGER_DECLARED,
    TRIGGER_USED,
    TURNS,
    WINNER,
)
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.run import Run
from sim.games.batch import Games
from sim.games.matchup import prepare_matchup
from sim.statistics.intervals import Interval

A, B, NOBODY, DRAWN = 0, 1, play.NOBODY, play.DRAWN
NAMES = known_names()
MATCHUP = prepare_matchup(read_deck("murky-riptide", NAMES), read_deck("fn-rush", NAMES), ("control", "rush"))


def games(*results: tuple[int, int], errors: tuple[int, ...] = ()) -> Games:
    """Games of these winners and numbers of turns."""
    rows = np.zeros((len(results), COLUMNS), np.int64)
    for game, (winner, turns) in enumerate(results):
        rows[game, PAIR] = game // 2
        rows[game, A_GOES_FIRST] = 1 - game % 2
        rows[game, WINNER] = winner
        rows[game, REASON] = TURN_CAP if winner == NOBODY else DIRECT_ATTACK
        rows[game, TURNS] = turns
        rows[game, SHIELDS_BROKEN_A] = 4
        rows[game, SHIELDS_BROKEN_B] = game
    for game in errors:
        rows[game, ERROR_CODE] = POOL_FULL
        rows[game, REASON] = ERROR
    return Games(
        matchup=MATCHUP,
        seed=5,
        turn_cap=100,
        rows=rows,
        digests=np.arange(len(results), dtype=np.uint64),
        seconds=2.0,
    )


def page(summary: MatchupSummary, *, width: int = 120) -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False, quiet=False)
    with console.capture() as captured:
        console.print(render(document(summary), plain=True))
    return captured.get()


def test_wins_and_rates_by_seat() -> None:
    summary = summarize(games((A, 5), (B, 7), (A, 6), (A, 8), (A, 5), (B, 9), (B, 4), (NOBODY, 100)))
    deck_a, deck_b = summary.decks
    assert (summary.games, summary.pairs, summary.pairs_counted) == (8, 4, 4)
    assert (deck_a.wins, deck_b.wins, summary.draws, summary.undecided) == (4, 3, 0, 1)
    rates = [deck_a.win_rate, deck_a.win_rate_going_first, deck_a.win_rate_going_second]
    assert [rate.estimate for rate in rates if rate] == [4.5 / 8, 3 / 4, 1.5 / 4]
    rates = [deck_b.win_rate, deck_b.win_rate_going_first, deck_b.win_rate_going_second]
    assert [rate.estimate for rate in rates if rate] == [3.5 / 8, 2.5 / 4, 1 / 4]
    assert summary.first_player_win_rate is not None
    assert summary.first_player_win_rate.estimate == (3 + 2.5) / 8
    assert summary.mean_turns == 18
    assert summary.median_turns == 6.5


def test_draws_and_undecided_games_are_half_a_win() -> None:
    summary = summarize(games((DRAWN, 5), (NOBODY, 100)))
    assert (summary.draws, summary.undecided) == (1, 1)
    assert [deck.win_rate.estimate for deck in summary.decks if deck.win_rate] == [0.5, 0.5]


def test_an_error_leaves_its_whole_pair_out() -> None:
    summary = summarize(games((A, 5), (A, 7), (B, 6), (NOBODY, 3), errors=(3,)))
    assert summary.errors == ((3, "the standby pool overflowed"),)
    assert (summary.pairs, summary.pairs_counted) == (2, 1)
    assert summary.decks[0].win_rate is not None
    assert summary.decks[0].win_rate.estimate == 1
    assert (summary.decks[0].wins, summary.decks[1].wins, summary.undecided) == (2, 1, 0)
    assert summary.mean_turns == 6
    assert "game 3: the standby pool overflowed" in page(summary)
    assert "of 2 games" in verdict(summary)


def test_nothing_but_errors() -> None:
    summary = summarize(games((NOBODY, 5), (A, 7), errors=(0,)))
    assert summary.decks[0].win_rate is None
    assert verdict(summary).startswith("No result")
    assert "No result" in page(summary)
    assert json.dumps(summary.to_json(), allow_nan=False)


def test_turns_of_winning_are_shares_of_all_games() -> None:
    summary = summarize(games((A, 3), (B, 4), (A, 5), (NOBODY, 6)))
    bands = [deck.won_by_turn for deck in summary.decks if deck.won_by_turn is not None]
    assert [band.shares.tolist() for band in bands] == [[0, 0, 0.25, 0.25, 0.5, 0.5], [0, 0, 0, 0.25, 0.25, 0.25]]
    assert all((band.low <= band.shares).all() and (band.shares <= band.high).all() for band in bands)


def test_reasons_shields_and_games_worth_watching() -> None:
    summary = summarize(games((A, 9), (B, 4), (A, 5), (NOBODY, 100)))
    assert summary.decks[0].wins_by_reason == {"direct attack": 2, "deck out": 0, "card effect": 0}
    assert [deck.shields_lost for deck in summary.decks] == [4, 1.5]
    assert [(one.what, one.game) for one in summary.notable_games] == [
        ("quickest win of Murky Riptide", 2),
        ("quickest win of FN Rush", 1),
        ("longest game", 3),
    ]


def test_shield_triggers_by_deck_and_card() -> None:
    played = games((A, 5), (B, 5))
    kind = next(kind for kind, card in enumerate(MATCHUP.cards) if card.name == "Terror Pit")
    first, second, third, *_ = (1 << slot for slot in range(40) if MATCHUP.kinds[A, slot] == kind)
    for what, marked in (
        (TRIGGER_BROKEN, (first | second, third)),
        (TRIGGER_DECLARED, (first, third)),
        (TRIGGER_USED, (0, third)),
    ):
        played.rows[:, FIRST_MARK + MARKS * A + what] = marked
    triggers = {counts.card: counts for counts in summarize(played).decks[0].shield_triggers}
    assert set(triggers) == {"Terror Pit", "Locomotiver", "Brain Serum"}
    counts = triggers["Terror Pit"]
    assert (counts.broken, counts.declared, counts.used) == (3, 2, 1)
    assert re.search(r"Murky Riptide +Terror Pit +3 +2 +1 +50\.0", page(summarize(played)))


@pytest.mark.parametrize(
    ("interval", "words"),
    [
        (Interval(0.61314, 0.60123, 0.62505), "61.3 % (60.1 - 62.5 %)"),
        (Interval(0.61314, 0.51, 0.71), "61 % (51 - 71 %)"),
        (Interval(0.61314, 0.61202, 0.61427), "61.31 % (61.20 - 61.43 %)"),
        (Interval(1.0, 1.0, 1.0), "100.0000 % (100.0000 - 100.0000 %)"),
    ],
)
def test_digits_follow_the_interval(interval: Interval, words: str) -> None:
    assert percent(interval) == words


def test_cards_are_told_where_they_are_asked_for_and_not_on_a_terminal() -> None:
    """Corile is in the opening hand of the first game of each pair, which deck A wins, and not in that of the other."""
    played = games(*[(A, 5), (B, 5)] * 50)
    corile = next(card for card in MATCHUP.deck_cards(A) if card.name == "Corile")
    played.rows[::2, FIRST_MARK + IN_OPENING_HAND] = corile.slots & -corile.slots
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
    assert verdict(summarize(games(*better))).startswith("Murky Riptide beats FN Rush: it wins 100")
    assert verdict(summarize(games(*worse))).startswith("FN Rush beats Murky Riptide: it wins 100")
    assert verdict(summarize(games(*better, *worse))).startswith("Too close to call: Murky Riptide wins 50")


def test_the_verdict_after_a_sequential_test_is_what_the_test_has_decided() -> None:
    decks = (read_deck("murky-riptide", NAMES), read_deck("fn-rush", NAMES))
    for winner, accepted, over in ((A, 0.52, "52 % over 50 %"), (B, 0.5, "50 % over 52 %")):
        experiment = match_experiment(*decks, games=2000, seed=5, sprt=(50, 52))
        summary = summarize_match(Run(experiment, (games(*[(winner, 5), (A, 6), (B, 7), (winner, 8)] * 400),)))
        assert summary.to_json()["accepted"] == accepted
        assert summary.games == 2 * 256  # the first look
        words = verdict(summary)
        share = "75 % (72 - 78 %)" if winner == A else "25 % (22 - 28 %)"
        assert words == (
            f"The test accepts {over} as the win rate of Murky Riptide against FN Rush: it won {share} of 512 games."
        )
        assert "exaggerated, and its intervals are too narrow" in " ".join(page(summary).split())
    undecided = match_experiment(*decks, games=4, seed=5, sprt=(50, 52))
    summary = summarize_match(Run(undecided, (games((A, 5), (B, 7), (A, 6), (B, 8)),)))
    assert summary.accepted is None and "undecided between" in str(summary.stopped)
    assert verdict(summary).startswith("Too close to call")


def test_a_low_end_above_one_half_is_not_written_as_one_half() -> None:
    summary = summarize(games(*[(A, 5), (B, 7)] * 994, *[(A, 5), (A, 7)] * 6))
    assert verdict(summary) == "Murky Riptide beats FN Rush: it wins 50.30 % (50.02 - 50.58 %) of 2,000 games."


def test_what_pairs_were_worth() -> None:
    def line(*results: tuple[int, int]) -> str:
        (section,) = (one for one in document(summarize(games(*results))).sections if one.detailed)
        (paragraph,) = section.blocks
        assert isinstance(paragraph, Paragraph)
        return paragraph.text

    for pairs in range(2, 100):
        seats = [[(A, 5), (B, 7)] if pair % 3 else [(B, 5), (A, 7)] for pair in range(pairs)]
        assert line(*(game for pair in seats for game in pair)).endswith("the two games of every pair even out.")
    assert line(*[(A, 5), (A, 5)] * 10).endswith("each other's luck.")  # nothing to learn where one deck wins all
    assert line(*[(A, 5), (B, 5), (A, 5), (A, 5), (B, 5), (B, 5)] * 10).endswith("from 40 games on their own.")


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


def test_the_json_has_what_the_command_promises() -> None:
    value: dict[str, Any] = summarize(games((A, 5), (B, 7), (A, 6), (B, 8))).to_json()
    assert set(value) >= {
        "games", "pairs", "wins_a", "wins_b", "draws", "undecided", "errors", "win_rate_a",
        "win_rate_a_going_first", "win_rate_a_going_second", "first_player_win_rate", "mean_turns",
    }  # fmt: skip
    assert set(value["win_rate_a"]) == {"estimate", "low", "high"}
    assert value["win_rate_a_going_first"] == 1.0
    assert json.loads(json.dumps(value, allow_nan=False)) == value


def test_one_of_many_matchups_tells_its_cards_in_a_small_table() -> None:
    played = games(*[(A, 5), (B, 5)] * 50)
    corile = next(card for card in MATCHUP.deck_cards(A) if card.name == "Corile")
    played.rows[::2, FIRST_MARK + IN_OPENING_HAND] = corile.slots & -corile.slots
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
