"""Totals up to a number, shields for each card, orders of the opponent, and twinpacts that evolve."""

import pytest

from sim.cards.words import NATURE, WATER, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import card


def costing(cost: int) -> Card:
    """A nature creature of this cost."""
    return creature(f"Cost {cost}", NATURE, cost, 1000 * cost, "Human")


@pytest.mark.phrase("opponent_puts_on_bottom")
def test_the_opponent_puts_what_is_too_dear_on_the_bottom_in_an_order_of_theirs() -> None:
    tide = card("""
        Tide
        Spell - water - cost 1
        Your opponent puts all their creatures that cost more than the number of cards \
in your opponent's mana zone on the bottom of their deck in any order.
    """)
    game = Scenario(
        you=Side(hand=[tide], mana=filler(water=1), battle=[costing(6)]),
        opponent=Side(battle=[costing(2), costing(3), costing(4)], mana=filler(nature=2)),
    )
    game.use("Tide").expect(OPPONENT, "order", "Cost 3", "Cost 4").choose("Cost 4")
    assert game.zone(OPPONENT, "battle") == ["Cost 2"] and game.zone(YOU, "battle") == ["Cost 6"]
    assert sorted(game.zone(OPPONENT, "deck")[-2:]) == ["Cost 3", "Cost 4"]


@pytest.mark.phrase("breaks_more_for")
@pytest.mark.parametrize("others", [0, 2])
def test_a_shield_more_is_broken_for_each_of_the_others(others: int) -> None:
    leader = card("""
        Leader
        Creature - fire - cost 2 - power 3000 - Human
        This creature breaks one more shield for each of your other Humans.
    """)
    game = Scenario(
        you=Side(battle=[leader, *[costing(number + 1) for number in range(others)]]), opponent=Side(shields=5)
    )
    game.attack("Leader", OPPONENT).choose(*[f"shield {number + 1}" for number in range(1 + others)])
    assert len(game.zone(OPPONENT, "shields")) == 4 - others


@pytest.mark.parametrize("number", ["up to 2", "any number"])
def test_a_total_cost_is_limited_by_a_number_of_cards(number: str) -> None:
    flood = card(f"""
        Flood
        Spell - water - cost 1
        Destroy {number} of your opponent's creatures with total cost no greater than the number of cards in your hand.
    """)
    game = Scenario(
        you=Side(hand=[flood, *["Torcon"] * 5], mana=filler(water=1)),
        opponent=Side(battle=[costing(2), costing(3), costing(4), costing(6)]),
    )
    game.use("Flood").choose("Cost 2").expect(YOU, "choose", "no", "Cost 3").choose("Cost 3")
    assert game.zone(OPPONENT, "battle") == ["Cost 4", "Cost 6"]


def test_a_total_cost_is_limited_by_the_cost_of_the_card_discarded() -> None:
    swap = card("""
        Swap
        Spell - water - cost 1
        Discard a card from your hand. Destroy any number of your opponent's creatures \
with total cost no greater than that creature's cost.
    """)
    game = Scenario(
        you=Side(hand=[swap, costing(5)], mana=filler(water=1)), opponent=Side(battle=[costing(3), costing(6)])
    )
    game.use("Swap").expect(YOU, "choose", "no", "Cost 3").choose("Cost 3")
    assert game.zone(OPPONENT, "battle") == ["Cost 6"] and game.zone(YOU, "graveyard")[-1] == "Swap"


@pytest.mark.phrase("POWER_OF_THIS")
@pytest.mark.parametrize("number", ["up to 2", "any number"])
def test_a_total_power_is_limited_by_the_power_of_the_creature(number: str) -> None:
    hero = card(f"""
        Hero
        Creature - fire - cost 1 - power 5000 - Human
        When you put this creature into the battle zone, destroy {number} of your opponent's creatures \
with total power no greater than this creature's power.
    """)
    game = Scenario(
        you=Side(hand=[hero], mana=filler(fire=1)),
        opponent=Side(battle=[costing(2), costing(3), costing(4), costing(6)]),
    )
    game.use("Hero").expect(YOU, "choose", "no", "Cost 2", "Cost 3", "Cost 4").choose("Cost 2")
    game.expect(YOU, "choose", "no", "Cost 3").choose("Cost 3")
    assert game.zone(OPPONENT, "battle") == ["Cost 4", "Cost 6"]


@pytest.mark.parametrize("shown", [True, False])
def test_a_spell_says_what_happens_as_it_is_put_into_the_mana_zone(shown: bool) -> None:
    legend = card("""
        Legend
        Spell - light/water - cost 4
        (This card is put into your mana zone tapped.)
        When this card is put into your mana zone, you may reveal a multicolored card \
from your hand. If you do, untap this card.
        Draw a card.
    """)
    both = creature("Both", NATURE | WATER, 3, 3000, "Human")
    game = Scenario(you=Side(hand=[legend, both, "Torcon"]), turn=OPPONENT).next_turn()
    game.until("charge mana", YOU).choose("Legend").expect(YOU, "choose", "no", "Both").choose(
        "Both" if shown else "no"
    )
    assert game.is_tapped("Legend") is not shown


@pytest.mark.parametrize("base", ["Cost 1", "Torcon"])
def test_the_creature_half_of_a_twinpact_evolves(base: str) -> None:
    twin = card("""
        Champion / Champion's Call
        Evolution Creature - fire - cost 3 - power 6000 - Human
        Evolution: Put on one of your Humans.
        Spell - fire - cost 1
        Draw a card.
    """)
    human = base == "Cost 1"
    game = Scenario(you=Side(hand=[twin], mana=filler(fire=3), battle=[costing(1) if human else base]))
    game.use("Champion / Champion's Call")
    if human:
        assert "Champion" in str(game.zone(YOU, "battle")) and game.untapped_mana(YOU) == 0
    else:  # 801.1: without a base, only the spell can be used
        assert game.zone(YOU, "battle") == ["Torcon"] and game.untapped_mana(YOU) == 2
