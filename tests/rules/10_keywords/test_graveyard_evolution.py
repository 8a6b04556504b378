"""Graveyard Evolution, and power that changes until the end of a battle: Death March."""

import pytest

from sim.cards.words import (
    ACT_LEAVE_GRAVEYARD,
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    LIGHT,
    choose,
    creature,
    give_power_to_the_battled,
    graveyard_evolves_from,
    prohibits,
    put,
    spell,
    whenever_battles,
    whenever_put,
    your,
    your_opponents,
)
from sim.cards.words import draw as draw_cards
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.rules.situations import BYSTANDER

MARCH = "Death March, Reaper Puppeteer"
DARK = creature("Dark", DARKNESS, 2, 2000, "Human")
PALE = creature("Pale", LIGHT, 2, 2000, "Human")
FOUR = creature("Four", LIGHT, 4, 4000, "Human")
FIVE = creature("Five", LIGHT, 5, 5000, "Human")


@pytest.mark.phrase("graveyard_evolves_from")
@pytest.mark.parametrize(("graveyard", "possible"), [([DARK], True), ([PALE], False), ([], False)])
def test_801_1a_it_is_put_on_a_creature_of_the_graveyard(graveyard: list[object], possible: bool) -> None:
    """801.1a: on a darkness creature, and on none in the battle zone."""
    game = Scenario(
        you=Side(hand=[MARCH], mana=filler(darkness=1), graveyard=graveyard, battle=[DARK, BYSTANDER])  # type: ignore[arg-type]
    )
    assert (game.refused(MARCH) == "") == possible
    if possible:
        game.use(MARCH)
        assert (game.under(MARCH), game.zone(YOU, "graveyard")) == (["Dark"], [])
        assert game.zone(YOU, "battle") == ["Dark", "Bystander", MARCH]
        assert game.refused(MARCH, "attack") == ""


@pytest.mark.phrase("graveyard_evolves_from")
def test_801_1b_its_owner_chooses_the_creature_and_effects_put_it_so_too() -> None:
    """801.1b: a made-up creature."""
    ghoul = creature("Ghoul", DARKNESS, 5, 5000, "", graveyard_evolves_from(CREATURES))
    lift = spell("Lift", FIRE, 1, put(choose(1, your(CREATURES.named("Ghoul").in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], mana=filler(fire=1), graveyard=[ghoul, DARK, PALE], battle=[BYSTANDER]))
    game.use(lift).expect(YOU, "evolve", "Dark", "Pale").choose("Pale")
    assert (game.under("Ghoul"), game.zone(YOU, "graveyard")) == (["Pale"], ["Dark", "Lift"])


@pytest.mark.phrase("graveyard_evolves_from")
def test_101_2_what_holds_cards_in_the_graveyard_holds_its_base() -> None:
    """101.2: "can't" beats "can"."""
    grave = creature("Grave", LIGHT, 5, 5000, "", prohibits(ACT_LEAVE_GRAVEYARD, your_opponents(CREATURES)))
    game = Scenario(
        you=Side(hand=[MARCH], mana=filler(darkness=1), graveyard=[DARK], battle=[BYSTANDER]),
        opponent=Side(battle=[grave]),
    )
    assert game.refused(MARCH) == "there is no card that it can be put on"


@pytest.mark.phrase("graveyard_evolves_from")
def test_603_5a_only_the_evolution_creature_is_put() -> None:
    """603.5a: what waits for creatures sees one."""
    watch = creature("Watch", FIRE, 3, 3000, "", whenever_put(your(CREATURES), draw_cards(1)))
    game = Scenario(you=Side(hand=[MARCH], mana=filler(darkness=1), graveyard=[DARK], battle=[watch]))
    game.use(MARCH)
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("give_power_to_the_battled")
@pytest.mark.parametrize(("other", "dies"), [(FOUR, True), (FIVE, True), ("Corile", True)])
def test_115_2_the_other_creature_is_weaker_in_the_battle(other: object, dies: bool) -> None:
    """115.2: with power 4000 it is gone before powers are compared; with 5000, both have 1000."""
    game = Scenario(
        you=Side(battle=[pile(MARCH, DARK)]),
        opponent=Side(battle=[tapped(other)]),  # type: ignore[arg-type]
    )
    game.attack(MARCH, getattr(other, "name", other))
    assert (game.zone(OPPONENT, "battle") == []) == dies
    assert (game.where(MARCH) == "battle") == (other is not FIVE)


@pytest.mark.phrase("give_power_to_the_battled")
def test_115_2_afterwards_it_is_as_strong_as_before_whoever_attacked() -> None:
    """115.2: made-up creatures; the other one attacks, and survives."""
    thin = creature("Thin", DARKNESS, 2, 1000, "", whenever_battles(give_power_to_the_battled(-2000)))
    game = Scenario(you=Side(battle=[FIVE]), opponent=Side(battle=[tapped(thin), BYSTANDER], shields=3))
    game.attack("Five", "Thin")
    assert (game.power("Five"), game.zone(OPPONENT, "graveyard")) == (5000, ["Thin"])
