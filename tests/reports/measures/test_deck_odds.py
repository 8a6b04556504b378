"""The exact odds of a deck, compared with published figures and with every order of a small deck."""

import math
from itertools import combinations, permutations
from pathlib import Path

import pytest

from decks.reading import read_deck
from reports.measures.deck_odds import DrawOdds, among_shields, cards_drawn, deck_odds
from sim.cards.library import cards_in_use, known_names
from sim.experiments.kinds.odds import Question, Seen, ShuffledDeck, shuffled_deck
from sim.games.matchups.matchup import side_of

SMALL = ShuffledDeck("Small", (("Trap", 3), ("Pit", 2), ("Beast", 7)), 0, ("Trap", "Pit"))
SMALL_CARDS = [name for name, copies in SMALL.cards for _ in range(copies)]


def forty(triggers: int) -> ShuffledDeck:
    cards = tuple(("Trap" if number == 0 else f"Trap {number}", 1) for number in range(triggers))
    return ShuffledDeck("Forty", (*cards, ("Beast", 40 - triggers)), 0, tuple(name for name, _ in cards))


@pytest.mark.parametrize(
    ("triggers", "percent"), [(1, 12.50), (4, 42.71), (6, 57.71), (8, 69.40), (10, 78.34), (12, 85.06)]
)
def test_any_trigger_among_five_shields_as_published(triggers: int, percent: float) -> None:
    odds = deck_odds(forty(triggers), Question())
    assert odds.together is not None
    assert 100 * odds.together.at_start.at_least[0] == pytest.approx(percent, abs=0.005)
    assert odds.together.at_start.expected == pytest.approx(triggers / 8)
    assert len(odds.together.at_start.at_least) == min(5, triggers)
    assert [one.at_start.at_least for one in odds.triggers] == [(0.125,)] * triggers


@pytest.mark.parametrize("shields", range(1, 6))
def test_triggers_among_shields_by_counting_every_way(shields: int) -> None:
    odds = deck_odds(SMALL, Question())
    samples = list(combinations(SMALL_CARDS, shields))
    by_card = {"Trap": ("Trap",), "Pit": ("Pit",), None: ("Trap", "Pit")}
    assert odds.together is not None
    for one in (*odds.triggers, odds.together):
        found = [sum(sample.count(name) for name in by_card[one.card]) for sample in samples]
        among = one.by_shields[shields - 1]
        assert among.shields == shields
        assert among.at_least == tuple(
            sum(number >= least for number in found) / len(samples) for least in range(1, min(one.copies, shields) + 1)
        )
        assert among.expected == pytest.approx(sum(found) / len(samples), rel=1e-12)


def test_draws_by_counting_every_hand() -> None:
    want = (("Trap", 2), ("Pit", 1))
    odds = deck_odds(SMALL, Question((want,))).wants[0]
    for drawn in (5, 6, 7):
        hands = list(combinations(SMALL_CARDS, drawn))
        good = sum(hand.count("Trap") >= 2 and hand.count("Pit") >= 1 for hand in hands)
        assert odds.by_cards_drawn[drawn - 5] == good / len(hands)


def test_a_deck_that_is_drawn_out_has_no_odds_any_more() -> None:
    """Of twelve cards five are shields and seven can be drawn: the opening hand, and two more."""
    odds = deck_odds(SMALL, Question())
    assert [[one is not None for one in draws.by_cards_drawn] for draws in odds.draws] == [[True] * 3 + [False] * 6] * 3
    sealed = deck_odds(ShuffledDeck("Sealed", SMALL.cards, 2, ()), Question())
    assert [one is not None for one in sealed.draws[0].by_cards_drawn] == [True] + [False] * 8


def test_the_first_player_draws_one_card_fewer() -> None:
    odds = DrawOdds((("Trap", 1),), tuple(float(cards) for cards in range(5, 14)))
    assert odds.by_turn(going_first=True) == (5, 5, 6, 7, 8, 9, 10, 11, 12)
    assert odds.by_turn(going_first=False) == (5, 6, 7, 8, 9, 10, 11, 12, 13)


def test_draws_of_every_card_by_the_closed_form() -> None:
    odds = deck_odds(forty(3), Question())
    assert [one.cards for one in odds.draws] == [(("Trap", 1),), (("Trap 1", 1),), (("Trap 2", 1),), (("Beast", 1),)]
    assert odds.draws[0].by_cards_drawn == tuple(cards / 40 for cards in range(5, 14))
    assert odds.one_of(37).by_cards_drawn[0] == pytest.approx(1)
    assert odds.numbers_of_copies == (1, 37)


def test_what_is_left_by_shuffling_every_way() -> None:
    """Of seven cards three have been seen, one Trap among them; one shield is left, and three cards in the deck."""
    deck = ShuffledDeck("Seven", (("Trap", 2), ("Beast", 5)), 0, ("Trap",))
    given = deck_odds(deck, Question(((("Trap", 1),),), Seen((("Trap", 1),), 3, 1))).given_seen
    assert given is not None
    orders = [order for order in permutations("TTbbbbb") if order[:3].count("T") == 1]
    shield = sum(order[3] == "T" for order in orders) / len(orders)
    drawn = tuple(sum("T" in order[4 : 4 + draws] for order in orders) / len(orders) for draws in (1, 2, 3))
    assert given.unknown == 4
    assert [(one.card, one.seen, one.left, one.among) for one in given.shields] == [
        ("Trap", 1, 1, among_shields(1, 1, 4))
    ]
    assert given.shields[0].among.at_least == (shield,)
    assert given.together is None
    assert given.draws[0] == (1, (*drawn, *[None] * 5))
    assert given.wants == (((("Trap", 1),), (*drawn, *[None] * 5)),)


def test_the_last_of_four_is_a_shield_with_5_of_the_unseen() -> None:
    deck = ShuffledDeck("Forty", (("Trap", 4), ("Pit", 4), ("Beast", 32)), 0, ("Trap", "Pit"))
    given = deck_odds(deck, Question(seen=Seen((("Trap", 3), ("Pit", 0)), 18))).given_seen
    assert given is not None and given.together is not None
    assert given.shields[0].among.at_least == pytest.approx((5 / 22,))
    assert [(one.card, one.seen, one.left) for one in given.shields] == [("Trap", 3, 1), ("Pit", 0, 4)]
    assert (given.together.seen, given.together.left) == (3, 5)
    assert given.together.among.at_least[0] == 1 - math.comb(17, 5) / math.comb(22, 5)
    assert [left for left, _ in given.draws] == [1, 4, 32]
    # 32 Beasts cannot all be among 22 unknown cards: there is no number.
    assert given.draws[2][1] == (None,) * 8


def test_a_card_that_starts_in_the_battle_zone_is_not_shuffled() -> None:
    deck = shuffled_deck(side_of(read_deck("mono-red-rush", known_names()), "rush"))
    assert (deck.size, deck.seals) == (39, 6)
    assert deck.copies("Forbidden ~The Sealed X~") == 0
    odds = deck_odds(deck, Question())
    one_of_four = 1 - math.comb(35, 5) / math.comb(39, 5)
    assert odds.one_of(4).by_cards_drawn[0] == pytest.approx(one_of_four, rel=1e-14)
    assert "Forbidden ~The Sealed X~" not in [one.cards[0][0] for one in odds.draws]


def test_cards_that_begin_outside_the_deck_are_not_shuffled_and_their_seals_come_from_it(tmp_path: Path) -> None:
    """The final forbidden field is none of the forty, and four of them are its seals."""
    names = ["Corile", "Torcon", "Fear Fang", "Terror Pit", "Aqua Hulcus", "Burning Mane", "Aqua Surfer", "Death Smoke"]
    text = "".join(f"5 {name}\n" for name in names)
    text += "[Hyperspatial]\n1 Redzone X, Temporal Forbidden\n[Battle zone]\n1 FORBIDDEN STAR ~World's Last Day~\n"
    (tmp_path / "star.txt").write_text(text, encoding="utf-8")
    deck = shuffled_deck(side_of(read_deck(tmp_path / "star.txt", cards_in_use().deck_names, "open"), "rush"))
    assert (deck.size, deck.seals, len(deck.cards)) == (40, 4, 8)


@pytest.mark.parametrize(
    ("turn", "first", "second"), [(0, 5, 5), (1, 5, 6), (2, 6, 7), (4, 8, 9)], ids=lambda number: str(number)
)
def test_the_player_going_first_does_not_draw_in_turn_1(turn: int, first: int, second: int) -> None:
    assert cards_drawn(turn, going_first=True) == first
    assert cards_drawn(turn, going_first=False) == second
