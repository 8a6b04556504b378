"""Numbers that are compared, turns without attacks, power in battle, different costs, and creatures put tapped."""

import pytest

from sim.cards.words import NATURE, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, tapped
from tests.cards.written import card


def costing(cost: int) -> Card:
    """A nature creature of this cost."""
    return creature(f"Cost {cost}", NATURE, cost, 1000 * cost, "Human")


def counter(said: str) -> Card:
    """A creature with more power as its player's creatures are counted against their shields."""
    return card(f"""
        Counter
        Creature - fire - cost 2 - power 3000 - Human
        If the number of your creatures {said} the number of your shields, this creature gets +2000 power.
    """)


@pytest.mark.phrase("is_no_less_than")
@pytest.mark.parametrize(("shields", "power"), [(3, 3000), (2, 5000), (1, 5000)])
def test_as_many_creatures_as_shields_are_enough(shields: int, power: int) -> None:
    side = Side(battle=[counter("is no less than"), "Torcon"], shields=shields)
    assert Scenario(you=side, opponent=Side(battle=[costing(4)] * 3)).power("Counter") == power


@pytest.mark.phrase("is_greater_than")
@pytest.mark.parametrize(("shields", "power"), [(3, 3000), (2, 3000), (1, 5000)])
def test_there_are_more_creatures_than_shields(shields: int, power: int) -> None:
    side = Side(battle=[counter("is greater than"), "Torcon"], shields=shields)
    assert Scenario(you=side, opponent=Side(battle=[costing(4)] * 3)).power("Counter") == power


@pytest.mark.phrase("NO_CREATURE_ATTACKED")
@pytest.mark.parametrize("attacked", [True, False])
def test_a_card_is_discarded_after_a_turn_without_attacks(attacked: bool) -> None:
    watch = card("""
        Watch
        Creature - water - cost 2 - power 3000 - Human
        At the end of your opponent's turn, if no creature has attacked this turn, your \
opponent discards a card from their hand.
    """)
    game = Scenario(
        you=Side(battle=[watch], shields=3), opponent=Side(battle=[costing(4)], hand=["Torcon"]), turn=OPPONENT
    )
    if attacked:
        game.attack("Cost 4", YOU).choose("shield 1")
    game.end_turn()
    assert game.zone(OPPONENT, "graveyard") == ([] if attacked else ["Torcon"])


@pytest.mark.phrase("each_gets_power_in_battle")
@pytest.mark.parametrize(("power", "wins"), [(1000, False), (2000, True)])
def test_power_is_more_in_the_battle_of_each_creature(power: int, wins: bool) -> None:
    banner = card(f"""
        Banner
        Creature - fire - cost 2 - power 1000 - Human
        Each of your other Humans gets +{power} power while battling.
    """)
    rival = creature("Rival", NATURE, 5, 4500, "Beast Folk")
    game = Scenario(you=Side(battle=[banner, costing(3)]), opponent=Side(battle=[tapped(rival)]))
    assert game.power("Banner") == 1000 and game.power("Cost 3") == 3000
    game.attack("Cost 3", "Rival")
    assert (game.where("Rival") == "graveyard") == wins and (game.where("Cost 3") == "graveyard") != wins


def test_power_in_battle_is_not_that_of_a_creature_that_does_not_battle() -> None:
    banner = card("""
        Banner
        Creature - fire - cost 2 - power 1000 - Human
        Each of your other Humans gets +2000 power while battling.
    """)
    game = Scenario(
        you=Side(battle=[banner, costing(3)]),
        opponent=Side(battle=[tapped(creature("Rival", NATURE, 1, 1000, "Beast Folk"))]),
    )
    game.attack("Banner", "Rival")  # both are destroyed: the banner says nothing of itself
    assert game.where("Banner") == "graveyard" and game.where("Rival") == "graveyard"


@pytest.mark.phrase("may_enter_tapped")
@pytest.mark.parametrize("want", [True, False])
def test_a_creature_is_put_tapped_if_its_player_wants(want: bool) -> None:
    sleeper = card("""
        Sleeper
        Creature - nature - cost 2 - power 3000 - Human
        You may put this creature into the battle zone tapped.
    """)
    game = Scenario(you=Side(hand=[sleeper], mana=filler(nature=2)))
    game.use("Sleeper")
    game = game.accept() if want else game.decline()
    assert game.is_tapped("Sleeper") is want


@pytest.mark.phrase("choose_of_different_costs")
@pytest.mark.parametrize("looked_at", [True, False])
def test_creatures_of_different_costs_are_taken(looked_at: bool) -> None:
    text = (
        "Look at the top 4 cards of your deck. Put any number of creatures with different costs from among them into "
        "your hand. Put the rest on the bottom of your deck in any order."
        if looked_at
        else "Return any number of creatures with different costs from your graveyard to your hand."
    )
    rescue = card(f"""
        Rescue
        Spell - nature - cost 1
        {text}
    """)
    first, second = costing(2), creature("Twin", NATURE, 2, 1000, "Human")
    cards = [first, second, costing(3), costing(4)]
    side = (
        Side(hand=[rescue], mana=filler(nature=1), deck=exactly(*cards, "Corile"))
        if looked_at
        else Side(hand=[rescue], mana=filler(nature=1), graveyard=cards)
    )
    game = Scenario(you=side)
    game.use("Rescue").choose("Cost 2").expect(YOU, "choose", "no", "Cost 3", "Cost 4").choose("Cost 4", "no")
    assert sorted(game.zone(YOU, "hand")) == ["Cost 2", "Cost 4"]
