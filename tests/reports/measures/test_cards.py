"""The statistics of cards: counted from games whose marks are written by hand, and from games that are played."""

import json
from collections.abc import Sequence
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest

from decks.reading import Deck, read_deck
from reports.measures.cards import CardStatistics, card_statistics, improvements_when_seen
from sim.cards.library import known_names
from sim.engine.record.codes import card_marks, columns, endings, faults
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import Games, play_match
from sim.statistics.intervals import Interval
from sim.statistics.ratios import ENOUGH_PAIRS, share_difference_interval, share_interval

A, B, NOBODY = 0, 1, endings.NOBODY
SMALL = Deck("Small", (("Torcon", 6), ("Aqua Hulcus", 4), ("Corile", 1)), Path("small.txt"))
HULCUS, CORILE, TORCON = 0b1111, 0b1_0000, 0b111_1110_0000  # their slots, sorted by name
MATCHUP = prepare_matchup(SMALL, SMALL)


def games(
    winners: Sequence[int], marks: dict[int, Sequence[int]], *, deck: int = A, matchup: Matchup = MATCHUP
) -> Games:
    """Games of these winners, in which slots of the deck bear these marks."""
    rows = np.zeros((len(winners), columns.COLUMNS), np.int64)
    rows[:, columns.WINNER] = winners
    for what, slots in marks.items():
        rows[:, columns.FIRST_MARK + card_marks.MARKS * deck + what] = slots
    return Games(matchup, seed=1, turn_cap=100, rows=rows, digests=np.zeros(len(rows), np.uint64), seconds=1.0)


def by_name(games: Games, deck: int = A) -> dict[str, CardStatistics]:
    return {statistics.card: statistics for statistics in card_statistics(games, deck)}


def test_cards_come_by_name_with_their_copies() -> None:
    found = card_statistics(games([A, B], {}), A)
    assert [(card.card, card.copies) for card in found] == [("Aqua Hulcus", 4), ("Corile", 1), ("Torcon", 6)]


def test_each_copy_counts_in_each_game_that_it_was_seen_in() -> None:
    # The first game is won with two Hulcus in the opening hand, the second lost with one; and so on for 40 pairs.
    played = games([A, B] * 40, {card_marks.IN_OPENING_HAND: [0b0011, 0b1000] * 40})
    hulcus = by_name(played)["Aqua Hulcus"]
    assert hulcus.in_opening_hand.count == hulcus.seen.count == 120
    assert hulcus.never_seen.count == 4 * 80 - 120
    assert rate(hulcus.in_opening_hand.win_rate) == pytest.approx(2 / 3)
    assert rate(hulcus.never_seen.win_rate) == pytest.approx(2 / 5)
    assert rate(hulcus.improvement_when_seen) == pytest.approx(2 / 3 - 2 / 5)
    assert by_name(played)["Torcon"].seen.count == 0
    assert by_name(played)["Torcon"].never_seen.count == 6 * 80


def rate(interval: Interval | None) -> float:
    assert interval is not None
    return interval.estimate


def test_the_ways_to_see_a_card() -> None:
    one, two, three, four = 1, 2, 4, 8
    played = games(
        [A, B],
        {
            card_marks.IN_OPENING_HAND: [one | two, CORILE],
            card_marks.FROM_DECK: [two | three, CORILE],  # two, and Corile, went back into the deck and came again
            card_marks.FROM_SHIELDS: [three | four, 0],  # three was drawn, put into the shields, and came again
            card_marks.PLAYED: [one | TORCON, 0],
        },
    )
    cards = by_name(played)
    hulcus, corile, torcon = cards["Aqua Hulcus"], cards["Corile"], cards["Torcon"]
    assert (hulcus.in_opening_hand.count, hulcus.drawn_later.count, hulcus.from_shields.count) == (2, 1, 2)
    assert (hulcus.seen.count, hulcus.never_seen.count, hulcus.played.count) == (4, 4, 1)
    assert (corile.in_opening_hand.count, corile.drawn_later.count, corile.never_seen.count) == (1, 0, 1)
    # Played from the deck: never seen in the hand.
    assert (torcon.played.count, torcon.seen.count, torcon.never_seen.count) == (6, 0, 12)


def test_intervals_are_those_of_the_pairs() -> None:
    random = np.random.default_rng(1)
    seen = random.integers(0, 1 << 11, size=400)
    winners = random.choice([A, B, NOBODY], size=400)
    hulcus = by_name(games(winners, {card_marks.FROM_DECK: seen}))["Aqua Hulcus"]
    scores = np.select([winners == A, winners == B], [1.0, 0.0], 0.5)
    counts = np.array([int(slots & HULCUS).bit_count() for slots in seen])
    sums = [(scores * counts), counts, scores * (4 - counts), 4 - counts]
    pairs = [values.reshape(200, 2).sum(axis=1) for values in sums]
    assert hulcus.drawn_later.win_rate == hulcus.seen.win_rate
    for found, expected in (
        (hulcus.seen.win_rate, share_interval(*pairs[:2])),
        (hulcus.never_seen.win_rate, share_interval(*pairs[2:])),
        (hulcus.improvement_when_seen, share_difference_interval(*pairs)),
    ):
        assert found is not None and astuple(found) == pytest.approx(astuple(expected))


def test_the_other_deck_wins_what_this_one_loses() -> None:
    random = np.random.default_rng(2)
    winners = random.choice([A, B, NOBODY], size=400)
    marks = {card_marks.FROM_SHIELDS: random.integers(0, 1 << 40, size=400)}
    mirror = prepare_matchup(*[read_deck("fn-rush", known_names())] * 2)
    ours = card_statistics(games(winners, marks, deck=A, matchup=mirror), A)
    swapped = np.select([winners == A, winners == B], [B, A], NOBODY)
    assert card_statistics(games(swapped, marks, deck=B, matchup=mirror), B) == ours
    theirs = card_statistics(games(winners, marks, deck=B, matchup=mirror), B)
    assert rate(theirs[0].seen.win_rate) == pytest.approx(1 - rate(ours[0].seen.win_rate))


@pytest.mark.parametrize("seed", range(5))
def test_which_game_of_a_pair_came_first_changes_no_digit(seed: int) -> None:
    # As deck B a deck has the games of each pair the other way round.
    random = np.random.default_rng(seed)
    winners = random.integers(0, 2, size=600)
    marks = {
        what: random.integers(0, 1 << 11, size=600)
        for what in (card_marks.IN_OPENING_HAND, card_marks.FROM_DECK, card_marks.PLAYED)
    }
    other_way = np.arange(600).reshape(-1, 2)[:, ::-1].ravel()
    exchanged = {what: slots[other_way] for what, slots in marks.items()}
    as_deck_a = card_statistics(games(winners, marks, deck=A), A)
    assert card_statistics(games((B - winners)[other_way], exchanged, deck=B), B) == as_deck_a


def test_pairs_with_an_error_do_not_count() -> None:
    marks = {card_marks.IN_OPENING_HAND: [0b1, 0b1, 0b11, 0b111]}
    played = games([A, A, B, B], marks)
    played.rows[1, columns.ERROR_CODE] = faults.POOL_FULL
    hulcus = by_name(played)["Aqua Hulcus"]
    assert (hulcus.seen.count, hulcus.never_seen.count) == (5, 3)
    played.rows[3, columns.ERROR_CODE] = faults.POOL_FULL
    nothing = by_name(played)["Aqua Hulcus"]
    assert (nothing.seen.count, nothing.never_seen.count, nothing.seen.win_rate) == (0, 0, None)


@pytest.mark.parametrize(("pairs", "shown"), [(ENOUGH_PAIRS - 1, False), (ENOUGH_PAIRS, True)])
def test_a_win_rate_of_few_pairs_is_blank_and_not_0(pairs: int, shown: bool) -> None:
    # Corile is seen in one game of this many pairs, and in none of the others.
    others = 100
    corile = by_name(games([A, B] * (pairs + others), {card_marks.FROM_DECK: [CORILE, 0] * pairs + [0] * 2 * others}))[
        "Corile"
    ]
    assert corile.seen.count == pairs
    assert (corile.seen.win_rate is not None) == (corile.improvement_when_seen is not None) == shown
    assert corile.never_seen.win_rate is not None
    assert corile.played.win_rate is None
    value = corile.to_json()
    assert value["played"] == {"count": 0, "win_rate": None}
    assert (value["improvement_when_seen"] is None) == (not shown)
    assert json.loads(json.dumps(value, allow_nan=False)) == value


def test_a_card_that_is_always_seen_has_nothing_to_be_compared_with() -> None:
    corile = by_name(games([A, B] * 100, {card_marks.IN_OPENING_HAND: [CORILE] * 200}))["Corile"]
    assert rate(corile.seen.win_rate) == 0.5
    assert (corile.never_seen.count, corile.never_seen.win_rate, corile.improvement_when_seen) == (0, None, None)


def test_a_deck_of_60_different_cards() -> None:
    deck = Deck("Sixty", tuple((name, 1) for name in known_names()[:60]), Path("sixty.txt"))
    matchup = prepare_matchup(deck, deck)
    every = (1 << 60) - 1
    found = card_statistics(games([A, B], {card_marks.PLAYED: [every, 1 << 59]}, deck=B, matchup=matchup), B)
    assert [card.copies for card in found] == [1] * 60
    assert [card.played.count for card in found] == [1] * 59 + [2]


# --- Games that are played --------------------------------------------------------------------------------
def test_what_the_engine_marks_in_games_of_cards_without_an_effect() -> None:
    """Every card that such a deck sees was dealt, drawn by its turn, or came from a shield that was broken."""
    deck = Deck("Plain", (("Burning Mane", 40),), Path("plain.txt"))
    played = play_match(prepare_matchup(deck, deck), 200, seed=3)
    rows = played.rows
    for side in (A, B):
        (card,) = card_statistics(played, side)
        goes_first = rows[:, columns.A_GOES_FIRST] == 1 - side
        own_turns = (rows[:, columns.TURNS] + goes_first) // 2
        draws = own_turns - goes_first  # the first player does not draw in turn 1
        broken = rows[:, columns.SHIELDS_BROKEN_A + side]
        assert card.in_opening_hand.count == 5 * 200
        assert card.drawn_later.count == draws.sum()
        assert card.from_shields.count == broken.sum()
        assert card.seen.count + card.never_seen.count == 40 * 200
        assert card.seen.count == 5 * 200 + draws.sum() + broken.sum()
        assert 0 < card.played.count < card.seen.count


def test_the_opening_hand_is_no_choice() -> None:
    names = known_names()
    matchup = prepare_matchup(read_deck("liquid-beast", names), read_deck("murky-riptide", names), ("rush", "control"))
    played = play_match(matchup, 4_000, seed=8)
    for side in (A, B):
        found = card_statistics(played, side)
        assert sum(card.in_opening_hand.count for card in found) == 5 * 4_000
        scores = played.scores if side == A else 1 - played.scores
        wins = sum(card.in_opening_hand.count * rate(card.in_opening_hand.win_rate) for card in found)
        assert wins == pytest.approx(5 * scores.sum())
        assert all(card.seen.count + card.never_seen.count == card.copies * 4_000 for card in found)


def test_the_games_of_several_matchups_are_counted_pair_by_pair() -> None:
    marks = {card_marks.FROM_DECK: [0b0011, 0b1000, CORILE, 0] * 60}
    one, other = games([A, B, A, A] * 60, marks), games([B, B, A, B] * 60, marks)
    alone = improvements_when_seen([one])
    by_itself = {card.card: card.improvement_when_seen for card in card_statistics(one, A)}
    assert set(alone) == {card for card, found in by_itself.items() if found is not None}
    for card, found in alone.items():
        assert astuple(found) == pytest.approx(astuple(by_itself[card]))  # type: ignore[arg-type]
    both = improvements_when_seen([one, other])
    # Of the two copies of Corile seen in each four games of both, one game was won each; 2 of 6 others were.
    assert both["Corile"].estimate == pytest.approx(2 / 2 - 2 / 6)
    assert "Torcon" not in both  # never seen
    assert improvements_when_seen([games([], {})]) == {}
