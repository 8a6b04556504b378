"""Cards of DM-23 that are discarded from the hand while a creature of a race attacks: Bio Tackle and Bio Kick."""

from typing import Any

import pytest

from sim.cards.words import FIRE, LIGHT, WATER, Card, blocker, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

TACKLES = {
    "Aqua Switch": "Liquid People",
    "Cloud Fighter Mecha Master Finger": "Great Mecha King",
    "Death Hunter Dragoon": "Tyranno Drake",
    "Fuuma Glemy": "Grand Devil",
    "Goriyankee, Festival Boss": "Dreammate",
    "Zebles Arms, Spirit Knight": "Arc Seraphim",
}
KICKS = {
    "Chivalrous Robo Gentleman": "Great Mecha King",
    "Flare Fusion Dragoon": "Tyranno Drake",
    "Fuuma Salvador": "Grand Devil",
    "Zebles Shaman, Spirit Knight": "Arc Seraphim",
}
WALL = creature("Wall", LIGHT, 2, 4000, "Human", blocker)


def _attacker(race: str) -> Card:
    return creature("Attacker", FIRE, 3, 3000, race)


def _attack(name: str, race: str, at: str | int = "Wall", **sides: Any) -> Scenario:
    """A creature of the race attacks the tapped Wall, or is blocked by it, with the card in hand."""
    side = {"battle": [_attacker(race)], "hand": [name], "deck": filler(6), **sides}
    game = Scenario(you=Side(**side), opponent=Side(battle=[tapped(WALL), "Corile"], shields=3, deck=filler(6)))
    return game.attack("Attacker", at)


@pytest.mark.parametrize(("name", "race"), TACKLES.items())
def test_a_bio_tackle_waits_for_the_battle_of_an_attacking_creature_of_its_race(name: str, race: str) -> None:
    game = _attack(name, race).declare(name)
    assert game.where(name) == "graveyard"
    other = _attack(name, "Human")
    assert other.where(name) == "hand" and other.where("Attacker") == "graveyard"


@pytest.mark.parametrize(("name", "race"), TACKLES.items())
def test_a_bio_tackle_is_of_no_use_without_a_battle(name: str, race: str) -> None:
    game = _attack(name, race, OPPONENT)
    assert game.where(name) == "hand" and game.asked == "break"


@pytest.mark.parametrize(("name", "race"), KICKS.items())
def test_a_bio_kick_waits_for_an_attack_on_the_player_that_is_not_blocked(name: str, race: str) -> None:
    assert _attack(name, race, "Wall").where(name) == "hand"
    assert _attack(name, "Human", OPPONENT).where(name) == "hand"
    game = _attack(name, race, OPPONENT).declare(name)
    assert game.where(name) == "graveyard" and len(game.zone(OPPONENT, "shields")) == 3


@pytest.mark.parametrize("blocked", [True, False])
def test_a_bio_kick_is_asked_for_once_nothing_has_blocked(blocked: bool) -> None:
    name = "Chivalrous Robo Gentleman"
    side = Side(battle=[_attacker("Great Mecha King")], hand=[name], deck=filler(6))
    game = Scenario(you=side, opponent=Side(battle=[WALL], shields=3)).attack("Attacker", OPPONENT)
    if blocked:
        assert game.block("Wall").where(name) == "hand"
    else:
        assert game.block().declare(name).where(name) == "graveyard"


# --- What they do ---
def _tackled(name: str, race: str, **sides: Any) -> Scenario:
    """The battle has begun, and the card is discarded: the attack is over if nothing more is asked."""
    other = creature("Other", FIRE, 3, 3000, race)  # could attack later: the turn goes on
    side = {"battle": [_attacker(race), other], **sides}
    return _attack(name, race, **side).declare(name)


@pytest.mark.phrase("attacking")
def test_a_bio_tackle_is_for_a_creature_that_attacks_and_not_for_one_that_is_attacked() -> None:
    name = "Zebles Arms, Spirit Knight"
    assert _tackled(name, "Arc Seraphim").where(name) == "graveyard"
    you = Side(battle=[tapped(_attacker("Arc Seraphim"))], hand=[name])
    game = Scenario(you=you, opponent=Side(battle=[WALL]), turn=OPPONENT).attack("Wall", "Attacker")
    assert game.where(name) == "hand" and game.where("Attacker") == "graveyard"


def test_aqua_switch_counts_the_hand_that_is_left() -> None:
    game = _tackled("Aqua Switch", "Liquid People", hand=["Aqua Switch", "Corile", "Torcon"])
    assert game.where("Wall") == "graveyard" and game.power("Attacker") == 5000
    assert game.power("Other") == 3000


def test_master_finger_untaps_the_attacking_creature_at_the_end_of_the_turn() -> None:
    game = _tackled("Cloud Fighter Mecha Master Finger", "Great Mecha King")
    assert game.where("Wall") == "graveyard" and game.power("Attacker") == 4500 and game.is_tapped("Attacker")
    game.end_turn()
    assert not game.is_tapped("Attacker")


def test_death_hunter_takes_the_other_creature_along() -> None:
    game = _tackled("Death Hunter Dragoon", "Tyranno Drake")
    assert game.where("Wall") == "graveyard" and game.where("Attacker") == "graveyard"
    assert game.where("Other") == "battle"


def test_glemy_returns_both_creatures_and_there_is_no_battle() -> None:
    game = _tackled("Fuuma Glemy", "Grand Devil")
    assert game.where("Wall") == "hand" and game.where("Attacker") == "hand"
    assert game.zone(OPPONENT, "battle") == ["Corile"] and game.where("Other") == "battle"


def test_goriyankee_gives_power_to_the_attacking_creature_while_it_attacks() -> None:
    game = _tackled("Goriyankee, Festival Boss", "Dreammate")
    assert game.where("Wall") == "graveyard" and game.where("Attacker") == "battle"
    assert game.power("Attacker") == 3000


def test_zebles_arms_makes_the_attacking_creature_stronger_this_turn() -> None:
    game = _tackled("Zebles Arms, Spirit Knight", "Arc Seraphim")
    assert game.where("Wall") == "graveyard"
    assert (game.power("Attacker"), game.power("Other")) == (5000, 3000)


def _kicked(name: str, race: str, **sides: Any) -> Scenario:
    return _attack(name, race, OPPONENT, **sides).declare(name)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_gentleman_draws_up_to_two_cards(number: int) -> None:
    game = _kicked("Chivalrous Robo Gentleman", "Great Mecha King")
    game.choose(*["yes", "yes"][:number], *["no"][: 2 - number])
    assert len(game.zone(YOU, "hand")) == number


def test_flare_fusion_destroys_creatures_with_a_total_power() -> None:
    small = creature("Small", WATER, 1, 1000, "Human")
    game = Scenario(
        you=Side(battle=[_attacker("Tyranno Drake")], hand=["Flare Fusion Dragoon"]),
        opponent=Side(battle=[small, "Corile", WALL], shields=3),
    )
    game.attack("Attacker", OPPONENT).block().declare("Flare Fusion Dragoon")
    game.choose("Small", "Corile")  # 3000 together
    assert game.zone(OPPONENT, "battle") == ["Wall"]
    assert game.asked == "break"


def test_salvador_makes_it_break_two_shields() -> None:
    game = _kicked("Fuuma Salvador", "Grand Devil")
    game.choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_zebles_shaman_returns_up_to_two_light_spells() -> None:
    spells = ["Holy Awe", "Solar Ray", "Terror Pit"]
    game = _kicked("Zebles Shaman, Spirit Knight", "Arc Seraphim", graveyard=spells)
    game.expect(YOU, "choose", "no", "Holy Awe", "Solar Ray").choose("Holy Awe", "Solar Ray")
    assert game.zone(YOU, "hand") == ["Holy Awe", "Solar Ray"]
