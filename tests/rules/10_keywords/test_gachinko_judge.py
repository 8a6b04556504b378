"""Gachinko Judge: the higher cost of two top cards wins (701.21)."""

import pytest

from sim.cards.words import (
    ACT_LOOK_AT_DECK,
    END_OF_THIS_TURN,
    FIRE,
    GACHINKO_JUDGE,
    POWER_GACHINKO_JUDGE,
    YOURS,
    Card,
    creature,
    draw,
    if_you_do,
    may,
    prohibit,
    spell,
    twinpact,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler
from tests.cards.written import card

JUDGE = spell("Judge", FIRE, 1, GACHINKO_JUDGE, if_you_do(draw(1)))


def costing(cost: int) -> Card:
    """A card of that cost."""
    return creature(f"Cost {cost}", FIRE, cost, 1000, "Human")


def judge(mine: object, theirs: object, with_card: Card = JUDGE) -> Scenario:
    """A Gachinko Judge between these top cards."""
    game = Scenario(
        you=Side(hand=[with_card], mana=filler(fire=with_card.cost), deck=exactly(mine, "Corile", "Torcon")),  # type: ignore[list-item]
        opponent=Side(deck=exactly(theirs, "Fear Fang", "Torcon")),  # type: ignore[list-item]
    )
    return game.use(with_card.name)


@pytest.mark.rule("10.45")
@pytest.mark.phrase("GACHINKO_JUDGE")
@pytest.mark.parametrize(("mine", "theirs", "hand"), [(4, 3, ["Corile"]), (3, 3, ["Corile"]), (3, 4, [])])
def test_10_45_the_player_of_the_judge_wins_with_a_cost_that_is_not_lower(
    mine: int, theirs: int, hand: list[str]
) -> None:
    """Both cards go to the bottom before anything else is done (701.21)."""
    game = judge(costing(mine), costing(theirs))
    assert game.zone(YOU, "hand") == hand
    deck = ["Corile", "Torcon", f"Cost {mine}"]
    assert game.zone(YOU, "deck") == [name for name in deck if name not in hand]
    assert game.zone(OPPONENT, "deck") == ["Fear Fang", "Torcon", f"Cost {theirs}"]


@pytest.mark.phrase("or_else")
@pytest.mark.parametrize(("mine", "theirs", "stays"), [(4, 3, True), (3, 3, True), (3, 4, False)])
def test_something_may_follow_a_judge_that_is_lost(mine: int, theirs: int, stays: bool) -> None:
    gambler = card("""
        Gambler
        Creature - fire - cost 2 - power 2000 - Human
        When you put this creature into the battle zone, you and your opponent play Gachinko Judge. \
If you don't win, destroy this creature.
    """)
    assert (judge(costing(mine), costing(theirs), gambler).zone(YOU, "battle") == ["Gambler"]) is stays


@pytest.mark.rule("10.45")
def test_10_45_the_last_card_of_a_deck_is_revealed_and_stays_in_it() -> None:
    """104.2b: no deck is ever empty meanwhile."""
    game = Scenario(
        you=Side(hand=[spell("Duel", FIRE, 1, GACHINKO_JUDGE)], mana=filler(fire=1), deck=exactly(costing(4))),
        opponent=Side(deck=exactly(costing(3))),
    )
    game.use("Duel")
    assert (game.zone(YOU, "deck"), game.zone(OPPONENT, "deck")) == (["Cost 4"], ["Cost 3"])
    assert not game.over


BOTH = twinpact(creature("Big", FIRE, 7, 1000, "Human"), spell("Small", FIRE, 2, draw(1)))


def test_whoever_reveals_a_card_of_two_costs_picks_one() -> None:
    game = judge(costing(5), BOTH)
    game.expect(OPPONENT, "cost to pay", "7", "2")
    assert judge(costing(5), BOTH).choose(2).zone(YOU, "hand") == ["Corile"]
    assert judge(costing(5), BOTH).choose(7).zone(YOU, "hand") == []
    assert judge(BOTH, costing(7)).choose(7).zone(YOU, "hand") == ["Corile"]


def test_nobody_wins_who_may_reveal_no_card_of_a_deck() -> None:
    barred = spell("Barred", FIRE, 1, prohibit(ACT_LOOK_AT_DECK, whose=YOURS, until=END_OF_THIS_TURN), *JUDGE.effects)
    game = judge(costing(5), costing(3), barred)
    assert game.zone(YOU, "hand") == []
    assert game.zone(YOU, "deck") == ["Cost 5", "Corile", "Torcon"]


POWERS = spell("Powers", FIRE, 1, POWER_GACHINKO_JUDGE, if_you_do(draw(1)))


def with_power(power: int) -> Card:
    """A creature of that power, which costs less the more it has."""
    return creature(f"Power {power}", FIRE, 9 - power // 1000, power, "Human")


@pytest.mark.phrase("POWER_GACHINKO_JUDGE")
@pytest.mark.parametrize(("mine", "theirs", "hand"), [(4000, 3000, 1), (3000, 3000, 1), (3000, 4000, 0)])
def test_701_21_in_a_power_gachinko_judge_the_powers_decide(mine: int, theirs: int, hand: int) -> None:
    """701.21 with powers, as the reminder of the cards says: as much or more wins."""
    game = judge(with_power(mine), with_power(theirs), POWERS)
    assert len(game.zone(YOU, "hand")) == hand
    assert game.zone(YOU, "deck")[-1] == f"Power {mine}"


@pytest.mark.parametrize(("mine", "theirs", "hand"), [("spell", "creature", 0), ("spell", "spell", 1)])
def test_a_card_without_power_has_a_power_of_0_in_a_power_gachinko_judge(mine: str, theirs: str, hand: int) -> None:
    cards = {"spell": spell("No Power", FIRE, 9, draw(1)), "creature": with_power(1000)}
    assert len(judge(cards[mine], cards[theirs], POWERS).zone(YOU, "hand")) == hand


@pytest.mark.parametrize(("powers", "zone"), [((4000, 3000), "battle"), ((3000, 4000), "mana")])
def test_of_a_twinpact_card_the_power_of_its_creature_counts(powers: tuple[int, int], zone: str) -> None:
    both = twinpact(with_power(powers[0]), spell("Other Half", FIRE, 1, draw(1)))
    assert len(judge(both, with_power(powers[1]), POWERS).zone(YOU, "hand")) == (zone == "battle")


def test_a_judge_may_be_declined() -> None:
    """What asks whether you win asks about a judge that was played."""
    free = spell("Free", FIRE, 1, may(POWER_GACHINKO_JUDGE, if_you_do=(draw(1),)))
    assert free.effects[0].words() == "you may play Power Gachinko Judge with your opponent. If you win, draw a card."
    game = judge(with_power(4000), with_power(3000), free)
    game.decline()
    assert game.zone(YOU, "deck") == ["Power 4000", "Corile", "Torcon"]
