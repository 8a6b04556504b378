"""Deals compared with the exact odds: the engine's shuffle agrees with them, and a wrong one would be noticed."""

import math

import numpy as np
import pytest

from decks.reading import read_deck
from reports.measures.deals import FAR, dealt_odds
from reports.measures.deck_odds import DeckOdds, deck_odds
from sim.cards.library import known_names
from sim.experiments.kinds.odds import Question, ShuffledDeck, shuffled_deck
from sim.games.matchups.dealing import deal
from sim.games.matchups.matchup import prepare_sides, seated, side_of

DEALS = 5_000
TWELVE = ["Trap", "Trap", *["Beast"] * 10]


@pytest.mark.parametrize("deck", ["murky-riptide", "mono-red-rush"])
def test_every_card_lies_as_often_among_the_shields_and_is_drawn_as_often_as_the_odds_say(deck: str) -> None:
    own = read_deck(deck, known_names())
    matchup = prepare_sides(seated(side_of(own, "rush"), side_of(own, "rush")))
    side = matchup.sides[0]
    shuffled = shuffled_deck(side)
    want = tuple((name, 1) for name, copies in shuffled.cards[:3] if copies)
    dealt = dealt_odds(deal(matchup, 3, DEALS), side.slots, deck_odds(shuffled, Question((want,))))
    names = {name for name, copies in shuffled.cards if copies}
    assert set(dealt.shields) - {None} == names
    assert set(dealt.draws) == {((name, 1),) for name in names} | {want}
    assert dealt.deals == DEALS
    assert dealt.agree
    assert max(dealt.deviations) < FAR
    assert len(dealt.deviations) > 9 * len(names)
    # As many are further than one and two standard errors away as of normal deviates; they are correlated.
    assert 0.2 < np.mean([one > 1 for one in dealt.deviations]) < 0.45
    assert np.mean([one > 2 for one in dealt.deviations]) < 0.12


def five_hands() -> DeckOdds:
    return deck_odds(
        ShuffledDeck("Twelve", (("Trap", 2), ("Beast", 10)), 0, ("Trap",)), Question(((("Trap", 2), ("Beast", 1)),))
    )


def test_shares_are_counted_in_the_right_places() -> None:
    plain = list(range(12))  # both Traps are shields
    one_drawn = [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11]  # one shield, one in the opening hand
    late = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]  # the last two cards
    dealt = dealt_odds(np.array([plain, one_drawn, late, late]), TWELVE, five_hands())
    assert [share.share.estimate for share in dealt.shields["Trap"]] == [0.5, 0.25]
    assert dealt.shields[None] == dealt.shields["Trap"]
    drawn = dealt.draws[(("Trap", 1),)]
    assert [share and share.share.estimate for share in drawn] == [0.25, 0.75, 0.75, *[None] * 6]
    both = dealt.draws[(("Trap", 2), ("Beast", 1))]
    assert [share and share.share.estimate for share in both[:3]] == [0, 0, 0.5]
    assert dealt.deviations == ()  # four deals say nothing


def test_a_deviation_is_in_standard_errors() -> None:
    dealt = dealt_odds(np.array([range(12)] * 1000), TWELVE, five_hands())  # both Traps are always shields
    exact = 1 - math.comb(10, 5) / math.comb(12, 5)
    share = dealt.shields["Trap"][0]
    assert share.exact == pytest.approx(exact, rel=1e-14)
    assert share.share.estimate == 1
    assert share.standard_errors == pytest.approx((1 - exact) / math.sqrt(exact * (1 - exact) / 1000))
    assert not dealt.agree


def test_a_shuffle_that_favours_a_card_is_noticed() -> None:
    random = np.random.default_rng(1)
    orders = np.array([random.permutation(12) for _ in range(2000)])
    assert dealt_odds(orders, TWELVE, five_hands()).agree
    for order in orders[:400]:
        at = int(np.flatnonzero(order == 0)[0])
        order[[0, at]] = order[[at, 0]]  # in every fifth deal a Trap is the first shield
    assert not dealt_odds(orders, TWELVE, five_hands()).agree
