"""Cards whose facts or words the published collection has wrong: the card's own are in the library."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, tapped

FALLING, BEKARINU = "Falling Man", "O:Bekarinu"
ZERO = '"I am the true ZERO!!"'
HASTY = "Bolzard Burnedge"  # 6000 power, speed attacker


def attack(game: Scenario, name: str) -> None:
    game.attack(name, OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])


@pytest.mark.parametrize(("name", "power"), [(FALLING, 2000), (BEKARINU, 14000)])
def test_its_power_is_that_of_the_card(name: str, power: int) -> None:
    assert Scenario(you=Side(battle=[name])).power(name) == power


@pytest.mark.parametrize("came_now", [True, False])
def test_falling_man_destroys_what_attacks_in_the_turn_it_came_after_the_attack(came_now: bool) -> None:
    yours = Side(hand=[HASTY], mana=filler(fire=5)) if came_now else Side(battle=[HASTY])
    game = Scenario(you=yours, opponent=Side(battle=[FALLING], shields=5))
    if came_now:
        game.use(HASTY)
    attack(game, HASTY)
    assert len(game.zone(OPPONENT, "shields")) == 3
    assert game.where(HASTY) == ("graveyard" if came_now else "battle")


def test_bekarinu_gives_other_abysses_power_and_powered_breaker() -> None:
    other = "Keylock = Debok"
    game = Scenario(you=Side(battle=[BEKARINU, other, "Torcon"]), opponent=Side(shields=5))
    assert (game.power(other), game.power("Torcon")) == (9000, 1000)
    attack(game, other)
    assert len(game.zone(OPPONENT, "shields")) == 3


def test_little_jab_charges_an_abyss_of_any_type_tapped() -> None:
    game = Scenario(
        you=Side(hand=["O:Bekarinu / Little Jab"], mana=filler(nature=1), graveyard=["Torcon", "Abyss Diner"])
    )
    game.use("Little Jab")
    assert "Abyss Diner" in game.zone(YOU, "mana") and game.is_tapped("Abyss Diner")


def test_an_unknown_casts_i_am_the_true_zero_as_it_attacks() -> None:
    unknown = "Codename Balga Ragon"
    game = Scenario(you=Side(battle=[unknown], hand=[ZERO]), opponent=Side(battle=["Burning Mane"], shields=5))
    game.attack(unknown, OPPONENT)
    while ZERO in game.options or "Burning Mane" in game.options:
        game.choose(ZERO if ZERO in game.options else "Burning Mane")
    assert game.where("Burning Mane") == "graveyard" and game.where(ZERO) == "graveyard"


@pytest.mark.parametrize("target", ["Koubashi Poruchinidake", "Burning Mane"])
def test_koubashi_turns_attacks_to_any_creature(target: str) -> None:
    theirs = Side(battle=[tapped("Koubashi Poruchinidake"), tapped("Burning Mane")], shields=5)
    game = Scenario(you=Side(battle=[HASTY]), opponent=theirs)
    with pytest.raises(Illegal):
        game.attack(HASTY, OPPONENT)
    game.attack(HASTY, target)


@pytest.mark.parametrize(
    ("top", "zone"), [("Faerie Life", "graveyard"), ("Torcon", "graveyard"), ("Bolmeteus Steel Dragon", "deck")]
)
def test_balga_arita_throws_away_only_a_card_that_it_could_use(top: str, zone: str) -> None:
    """In Japanese (そうしなければ) what is put into the graveyard is the card that may be used and isn't."""
    arita = "Balga Arita, Hybrid Crimson Seal"
    game = Scenario(you=Side(battle=[arita], deck=[top]), opponent=Side(shields=3))
    game.attack(arita)
    if zone == "graveyard":
        game.decline()
    assert top in game.zone(YOU, zone)


def test_balga_arita_uses_a_cheap_card_for_no_cost() -> None:
    arita = "Balga Arita, Hybrid Crimson Seal"
    game = Scenario(you=Side(battle=[arita], deck=["Torcon"]), opponent=Side(shields=3))
    assert game.attack(arita).accept().zone(YOU, "battle") == [arita, "Torcon"]
