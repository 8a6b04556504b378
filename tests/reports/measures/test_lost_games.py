"""How lost games differ from won ones: counted from marks that are written by hand."""

import numpy as np
import pytest

from reports.measures.lost_games import lost_games
from sim.engine.record.codes import card_marks, columns
from sim.games.playing.batch import Games
from tests.reports.examples.gauntlet import run_of
from tests.reports.examples.matrix import A, B


def marked(winners: list[int], own: dict[int, list[int]], other: dict[int, list[int]]) -> Games:
    """Games in which the first slot of a card of each deck has marks in these games."""
    games = run_of(winners).cells[0]
    for deck, marks in enumerate((own, other)):
        slot = games.matchup.deck_cards(deck)[0].slots & -games.matchup.deck_cards(deck)[0].slots
        for what, numbers in marks.items():
            games.rows[numbers, columns.FIRST_MARK + card_marks.MARKS * deck + what] = slot
    return games


def test_shares_of_lost_and_won_games() -> None:
    lost, won = range(0, 80, 2), range(1, 80, 2)  # every pair has one of each
    games = marked(
        [B, A] * 40, {card_marks.IN_OPENING_HAND: [*lost[:30], *won[:10]], card_marks.FROM_DECK: [*lost[30:]]}, {}
    )
    found = lost_games(games, 0)
    card = found.cards[0]
    assert (found.lost, found.won) == (40, 40)
    assert card.opening_hand.lost is not None and card.opening_hand.won is not None
    assert (card.opening_hand.lost.estimate, card.opening_hand.won.estimate) == (0.75, 0.25)
    assert card.opening_hand.difference is not None
    assert card.opening_hand.difference.estimate == pytest.approx(-0.5)  # won minus lost
    assert card.seen.lost is not None and card.seen.lost.estimate == 1
    others = [one.seen.lost.estimate for one in found.cards[1:] if one.seen.lost is not None]
    assert others == [0.0] * (len(found.cards) - 1)


def test_triggers_are_those_of_the_opponent() -> None:
    games = run_of([B, A] * 40, [B, A] * 40).cells[1]
    (trigger,) = lost_games(games, 0).triggers
    slots = next(card.slots for card in games.matchup.deck_cards(1) if card.name == trigger.card)
    games.rows[::4, columns.FIRST_MARK + card_marks.MARKS + card_marks.TRIGGER_USED] = (
        slots  # all copies at once: the game counts once
    )
    used = next(one.used for one in lost_games(games, 0).triggers if one.card == trigger.card)
    assert used.lost is not None and used.won is not None
    assert (used.lost.estimate, used.won.estimate) == (0.5, 0)


def test_too_few_games_have_no_share() -> None:
    found = lost_games(run_of([A, A, A, B]).cells[0], 0)
    assert all(card.opening_hand.difference is None for card in found.cards)
    assert (found.lost, found.won, found.reasons) == (1, 3, {"direct attack": 1})
    nothing = lost_games(run_of([A, A]).cells[0], 0)
    assert (nothing.lost, nothing.median_turns_lost, nothing.reasons) == (0, None, {})
    assert np.isclose(nothing.median_turns_won or 0, 10)
