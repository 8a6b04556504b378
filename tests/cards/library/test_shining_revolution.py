"""Val Bolshack and Bolshack Flare: creatures are tapped or untapped one by one, and the first battle is won."""

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card

VAL, FLARE = "Val Bolshack, Flying Revolution", "Bolshack Flare, Shining Revolution"
ARMORED = card("Tank\nCreature - fire - cost 5 - power 3000 - Armored Dragon\nSpeed attacker")
SMALL = card("Bike\nCreature - fire - cost 4 - power 3000 - Armored Wyvern\nSpeed attacker")
MANA = filler(light=4, fire=4)


def test_each_of_the_two_creatures_is_tapped_or_untapped() -> None:
    game = Scenario(
        you=Side(hand=[VAL], mana=MANA, battle=[tapped(ARMORED), SMALL]),
        opponent=Side(battle=["Corile", tapped("Torcon")]),
    )
    game.use(VAL).choose("Tank").choose("Corile")
    game.choose("Corile").enough()
    assert game.is_tapped("Corile") and not game.is_tapped("Tank") and game.is_tapped("Torcon")


def test_neither_val_bolshack_nor_more_than_two_are_chosen() -> None:
    game = Scenario(you=Side(hand=[VAL], mana=MANA, battle=[ARMORED]), opponent=Side(battle=["Corile", "Torcon"]))
    game.use(VAL)
    assert not game.can_choose(VAL)
    game.choose("Corile").choose("Torcon")
    game.choose("Corile").choose("Torcon")
    assert game.is_tapped("Corile") and game.is_tapped("Torcon")


def test_no_creature_need_be_chosen() -> None:
    game = Scenario(you=Side(hand=[VAL], mana=MANA), opponent=Side(battle=["Corile"]))
    game.use(VAL).enough()
    assert not game.is_tapped("Corile")


def test_it_is_exchanged_with_an_attacking_armored_and_untaps_another_one() -> None:
    game = Scenario(you=Side(hand=[VAL], battle=[SMALL, tapped(ARMORED)]), opponent=Side(battle=["Corile"], shields=3))
    game.attack("Bike", OPPONENT).choose(VAL)
    game.choose("Tank").enough().enough()
    assert game.zone(YOU, "hand") == ["Bike"] and not game.is_tapped("Tank")


def flare(**opponent: object) -> Scenario:
    return Scenario(you=Side(battle=[FLARE, ARMORED, SMALL]), opponent=Side(**opponent))  # type: ignore[arg-type]


def test_the_first_battle_of_the_turn_is_won_and_the_next_is_not() -> None:
    big = [tapped(card(f"{name}\nCreature - water - cost 9 - power 20000 - Leviathan")) for name in ("Moby", "Kraken")]
    game = flare(battle=big).attack("Bike", "Moby")
    assert game.zone(OPPONENT, "graveyard") == ["Moby"] and game.zone(YOU, "graveyard") == []
    game.attack("Tank", "Kraken")
    assert game.zone(OPPONENT, "graveyard") == ["Moby"] and game.zone(YOU, "graveyard") == ["Tank"]


def test_the_first_creature_that_the_opponent_puts_in_a_turn_is_tapped() -> None:
    runner = card("Runner\nCreature - fire - cost 1 - power 1000 - Human\nSpeed attacker")
    walker = card("Walker\nCreature - fire - cost 1 - power 1000 - Human\nSpeed attacker")
    game = Scenario(you=Side(hand=[runner, walker], mana=filler(fire=2)), opponent=Side(battle=[FLARE], shields=2))
    game.use("Runner").use("Walker")
    assert game.is_tapped("Runner") and not game.is_tapped("Walker")


def test_it_untaps_at_the_end_of_the_turn_and_blocks() -> None:
    game = flare(battle=["Corile"], shields=2, deck=filler(4)).attack(FLARE, OPPONENT)
    game.next_turn().decline()
    assert not game.is_tapped(FLARE)
    game.attack("Corile", YOU).block(FLARE)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_only_an_armored_that_costs_5_or_more_is_exchanged() -> None:
    you = Side(hand=[FLARE], battle=[SMALL, ARMORED])
    game = Scenario(you=you, opponent=Side(shields=1)).attack("Bike", OPPONENT)
    assert game.zone(YOU, "hand") == [FLARE]
    game.attack("Tank", OPPONENT).choose(FLARE)
    assert FLARE in game.zone(YOU, "battle") and game.zone(YOU, "hand") == ["Tank"]
