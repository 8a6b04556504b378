"""Pollikichi, Goemonkey and Toppa Lupia."""

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card

POLLIKICHI, MONKEY = "Pollikichi, Adventure Faerie", "Goemonkey! Snake-Handed Boss"
LUPIA, NEX = "Toppa Lupia", "Bolshack NEX"
BIG = card("Moby\nCreature - water - cost 9 - power 20000 - Leviathan")


def test_pollikichi_lets_one_creature_come_from_the_mana_zone() -> None:
    game = Scenario(you=Side(hand=[POLLIKICHI], mana=[*filler(nature=6), "Torcon", "Fear Fang"]))
    game.use(POLLIKICHI).choose("Torcon")
    assert not game.can_choose("Fear Fang")
    assert "Torcon" in game.use("Torcon").zone(YOU, "battle")


def test_a_spell_of_the_mana_zone_is_not_chosen() -> None:
    game = Scenario(you=Side(hand=[POLLIKICHI], mana=[*filler(nature=2), "Terror Pit", "Torcon", "Fear Fang"]))
    game.use(POLLIKICHI)
    assert not game.can_choose("Terror Pit") and game.can_choose("Torcon")


def test_goemonkey_lets_any_number_come_this_turn_alone() -> None:
    mana = [*filler(nature=9), "Torcon", "Fear Fang"]
    game = Scenario(you=Side(hand=[MONKEY], mana=mana, deck=filler(4)), opponent=Side(deck=filler(4)))
    game.use(MONKEY).use("Torcon")
    assert game.can_choose("Fear Fang")
    game.end_turn()
    game.end_turn()
    assert not game.can_choose("Fear Fang")


def test_goemonkey_does_not_have_to_stay() -> None:
    back = card("Back\nSpell - nature - cost 1\nReturn one of your creatures to your hand.")
    mana = [*filler(nature=9), "Torcon"]
    game = Scenario(you=Side(hand=[MONKEY, back], mana=mana)).use(MONKEY).use("Back")
    assert MONKEY in game.zone(YOU, "hand") and game.can_choose("Torcon")


def test_toppa_lupia_lets_a_nex_win_and_attack_again() -> None:
    game = Scenario(you=Side(battle=[LUPIA, NEX]), opponent=Side(battle=[tapped(BIG)]))
    game.attack(NEX, "Moby").accept()
    assert game.zone(YOU, "graveyard") == [LUPIA] and game.zone(OPPONENT, "graveyard") == ["Moby"]
    assert not game.is_tapped(NEX)


def test_toppa_lupia_may_stay() -> None:
    game = Scenario(you=Side(battle=[LUPIA, NEX]), opponent=Side(battle=[tapped(BIG)]))
    game.attack(NEX, "Moby").decline()
    assert game.zone(YOU, "graveyard") == [NEX]


def test_other_creatures_and_those_of_the_opponent_do_not_win() -> None:
    game = Scenario(you=Side(battle=[LUPIA, "Torcon"]), opponent=Side(battle=[tapped(BIG)]))
    game.attack("Torcon", "Moby")
    assert game.zone(YOU, "graveyard") == ["Torcon"]
    game = Scenario(you=Side(battle=[BIG]), opponent=Side(battle=[LUPIA, tapped(NEX)]))
    game.attack("Moby", NEX).accept()
    assert game.zone(YOU, "graveyard") == ["Moby"]
