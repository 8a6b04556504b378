"""Keywords on cards that the rulings cite, as far as no other file has them.

Gravity Zero, Jokers Tornado, Mana Arms, Accelerators, what Dragon Guilds cost, what can't be chosen, what wins battles.
"""

import pytest

from sim.cards.words import (
    ACT_SUMMON,
    CREATURES,
    FIRE,
    NATURE,
    WATER,
    choose,
    cost_more,
    creature,
    destroy,
    every,
    prohibits,
    spell,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, sick, tapped

READY = creature("Ready", FIRE, 1, 1000, "Human")
JOKER = creature("Joker", NATURE, 1, 1000, "Jokers")


# --- Gravity Zero ---
@pytest.mark.rule("10.52")
@pytest.mark.parametrize(("cards", "free"), [(6, True), (5, False)])
def test_10_52_gravity_zero_summons_for_no_cost_while_its_condition_holds(cards: int, free: bool) -> None:
    """Beach Boys: 6 cards in the hand, itself among them, as it is declared (601.1a)."""
    game = Scenario(you=Side(hand=["Beach Boys", *filler(cards - 1)], battle=[READY]))
    assert game.can_choose("Beach Boys") == free
    if free:
        game.use("Beach Boys")
        assert game.zone(YOU, "battle") == ["Ready", "Beach Boys"]
        assert len(game.zone(YOU, "hand")) == 5


@pytest.mark.rule("10.52", "5B.22")
def test_10_52_gravity_zero_is_another_way_of_summoning_so_its_cost_can_be_paid_as_well() -> None:
    game = Scenario(you=Side(hand=["Beach Boys", *filler(5)], mana=filler(water=4), battle=[READY]))
    assert sum("Beach Boys" in str(option) for option in game.options) == 2
    game = Scenario(you=Side(hand=["Beach Boys"], mana=filler(water=4), battle=[READY]))
    game.use("Beach Boys")
    assert game.untapped_mana(YOU) == 0


@pytest.mark.rule("10.52")
def test_10_52_gravity_zero_summons_what_can_be_summoned_whatever_it_costs() -> None:
    """No mana is paid, so nothing makes it dearer; but it is summoning, which can be forbidden."""
    dear = creature("Dear", FIRE, 5, 5000, "Human", cost_more(your_opponents(CREATURES), 1))
    never = creature("Never", FIRE, 5, 5000, "Human", prohibits(ACT_SUMMON, your_opponents(CREATURES)))
    hand = ["Beach Boys", *filler(5)]
    game = Scenario(you=Side(hand=hand, battle=[READY]), opponent=Side(battle=[dear]))
    assert game.can_choose("Beach Boys")
    game = Scenario(you=Side(hand=hand, battle=[READY]), opponent=Side(battle=[never]))
    assert not game.can_choose("Beach Boys")


# --- Jokers Tornado ---
@pytest.mark.rule("10.52")
@pytest.mark.parametrize("tornado", [True, False])
def test_10_52_jokers_tornado_returns_another_jokers_and_then_does_what_it_says(tornado: bool) -> None:
    game = Scenario(you=Side(battle=["Dekin Duck", JOKER, READY]), opponent=Side(battle=["Corile"], shields=1))
    game.attack("Dekin Duck")
    # Ready is no Jokers, and Dekin Duck not another one.
    game.expect(YOU, "choose", "no", "Joker")
    if tornado:
        game.choose("Joker")
    else:
        game.decline()
    assert (game.zone(YOU, "hand") == ["Joker"]) == tornado
    assert (game.zone(OPPONENT, "battle") == []) == tornado


@pytest.mark.rule("10.52")
def test_10_52_jokers_tornado_does_nothing_without_another_jokers() -> None:
    game = Scenario(you=Side(battle=["Dekin Duck", READY]), opponent=Side(battle=["Corile"], shields=1))
    game.attack("Dekin Duck")
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    assert game.zone(OPPONENT, "shields") == []


# --- Mana Arms ---
@pytest.mark.rule("10.52")
@pytest.mark.parametrize(("fires", "battles"), [(3, True), (2, False)])
def test_10_52_mana_arms_counts_the_cards_of_its_civilization_in_the_mana_zone(fires: int, battles: bool) -> None:
    game = Scenario(
        you=Side(hand=["Macallan, Explosive Flame Shooter"], mana=filler(fire=fires, water=3), battle=[READY]),
        opponent=Side(battle=["Corile"]),
    )
    game.use("Macallan, Explosive Flame Shooter")
    if battles:
        game.choose("Corile")
    assert (game.zone(OPPONENT, "battle") == []) == battles


# --- What Dragon Guilds cost ---
@pytest.mark.rule("10.52")
def test_10_52_a_dragon_guild_can_be_summoned_for_less_and_is_destroyed_at_the_end_of_the_turn() -> None:
    """Dorgan Churis, Bad Action Dynamite 2: 3 mana instead of 5. For its full cost it stays."""
    game = Scenario(you=Side(hand=["Dorgan Churis"], mana=filler(fire=4), battle=[sick(READY)]))
    game.use("Dorgan Churis")
    assert game.untapped_mana(YOU) == 1
    game.end_turn()
    assert game.zone(YOU, "battle") == ["Ready"]
    game = Scenario(you=Side(hand=["Dorgan Churis"], mana=filler(fire=5), battle=[sick(READY)]))
    game.use("Dorgan Churis")
    game.end_turn()
    assert game.zone(YOU, "battle") == ["Ready", "Dorgan Churis"]


@pytest.mark.rule("10.52")
def test_10_52_the_lower_cost_of_a_dragon_guild_can_be_raised() -> None:
    dear = creature("Dear", WATER, 5, 5000, "Human", cost_more(your_opponents(CREATURES), 1))
    hand = ["Dorgan Churis"]
    game = Scenario(you=Side(hand=hand, mana=filler(fire=3), battle=[READY]), opponent=Side(battle=[dear]))
    assert not game.can_choose("Dorgan Churis")
    game = Scenario(you=Side(hand=hand, mana=filler(fire=4), battle=[READY]), opponent=Side(battle=[dear]))
    game.use("Dorgan Churis")
    assert game.untapped_mana(YOU) == 0


# --- Accelerator ---
@pytest.mark.rule("10.52")
def test_10_52_an_accelerator_works_while_its_creature_is_crossed() -> None:
    """Mysterious, Armed Soldier: +3000 power of its own, and +2000 by Emerald Claw."""
    soldier = "Mysterious, Armed Soldier"
    game = Scenario(you=Side(battle=[soldier, "Emerald Claw", READY], mana=filler(nature=2)))
    assert game.power(soldier) == 2000
    assert game.cross("Emerald Claw", soldier).power(soldier) == 7000
    assert game.cross("Emerald Claw", "Ready").power(soldier) == 2000


# --- "Can't be chosen" ---
@pytest.mark.rule("10.52")
def test_10_52_what_cant_be_chosen_by_the_opponent_is_chosen_by_its_own_player_and_destroyed_with_all_others() -> None:
    """605.2b: Petrova, Channeler of Suns."""
    petrova = "Petrova, Channeler of Suns"
    kill = spell("Kill", FIRE, 1, destroy(choose(1, CREATURES)))
    kill_all = spell("Kill All", FIRE, 1, destroy(every(CREATURES)))
    theirs = Side(battle=[petrova, "Corile"])
    game = Scenario(you=Side(hand=[kill, kill_all], mana=filler(fire=2), battle=[READY]), opponent=theirs)
    game.use("Kill").expect(YOU, "choose", "Ready", "Corile").choose("Corile").use("Kill All")
    assert game.zone(OPPONENT, "battle") == []
    own = Scenario(you=Side(hand=[kill], mana=filler(fire=1), battle=[petrova, READY]))
    own.use("Kill").expect(YOU, "choose", petrova, "Ready")


# --- "Wins all battles" ---
@pytest.mark.rule("10.52")
@pytest.mark.parametrize("attacks", [True, False])
def test_10_52_marshias_wins_all_battles_whatever_the_powers(attacks: bool) -> None:
    """700.5: Marshias, Sun Elemental has power 2000."""
    marshias, giant = "Marshias, Sun Elemental", creature("Giant", FIRE, 9, 20000, "Human")
    if attacks:
        game = Scenario(you=Side(battle=[marshias, READY]), opponent=Side(battle=[tapped(giant)]))
        game.attack(marshias, "Giant")
    else:
        game = Scenario(you=Side(battle=[giant, READY]), opponent=Side(battle=[tapped(marshias)]))
        game.attack("Giant", marshias)
    assert (game.where("Giant"), game.where(marshias)) == ("graveyard", "battle")
