"""Mana Evolution: put on a creature of the mana zone (801.1, docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GRAVEYARD,
    LIGHT,
    NATURE,
    choose,
    creature,
    mana_evolves_from,
    put,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, pile, tapped
from tests.rules.situations import BYSTANDER

MAX = "Max, Crimson Blade Lord"
HUCKLE = "Huckle Kirin Sawyer, Jungle Governor"
FIERY = creature("Fiery", FIRE, 2, 2000, "Human")
GREEN = creature("Green", NATURE, 2, 2000, "Human")
FIRE_MANA = ["Comet Missile"] * 3  # which are no creatures


@pytest.mark.phrase("mana_evolves_from")
@pytest.mark.parametrize(("base", "possible"), [(FIERY, True), (GREEN, False), ("Comet Missile", False)])
def test_801_1a_it_is_put_on_a_creature_of_the_mana_zone(base: object, possible: bool) -> None:
    """801.1a: on a fire creature, and on none in the battle zone."""
    game = Scenario(you=Side(hand=[MAX], mana=[base, *FIRE_MANA], battle=[FIERY, BYSTANDER]))  # type: ignore[list-item]
    assert (game.refused(MAX) == "") == possible
    if possible:
        game.use(MAX)
        assert game.under(MAX) == ["Fiery"]
        assert len(game.zone(YOU, "mana")) == 3
        assert game.refused(MAX, "attack") == ""  # an evolution creature has no summoning sickness


@pytest.mark.phrase("mana_evolves_from")
def test_the_card_that_was_tapped_for_the_cost_can_be_the_base() -> None:
    game = Scenario(you=Side(hand=[MAX], mana=[FIERY, *FIRE_MANA[:2]], battle=[BYSTANDER]))
    game.use(MAX)
    assert game.under(MAX) == ["Fiery"] and not game.is_tapped(MAX)


@pytest.mark.phrase("mana_evolves_from")
def test_801_1b_its_owner_chooses_the_creature_and_effects_put_it_so_too() -> None:
    """801.1b: a made-up creature."""
    ghoul = creature("Ghoul", FIRE, 5, 5000, "", mana_evolves_from(CREATURES))
    lift = spell("Lift", FIRE, 1, put(choose(1, your(CREATURES.named("Ghoul").in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], mana=[FIERY, GREEN], graveyard=[ghoul], battle=[BYSTANDER]))
    game.use(lift).expect(YOU, "evolve", "Fiery", "Green").choose("Green")
    assert (game.under("Ghoul"), game.zone(YOU, "mana")) == (["Green"], ["Fiery"])


@pytest.mark.parametrize("forced", [True, False])
def test_huckle_kirin_sawyer_keeps_weaker_creatures_from_blocking(forced: bool) -> None:
    game = Scenario(
        you=Side(hand=[HUCKLE], mana=[GREEN, *["Faerie Life"] * 3], battle=["Julius, Thunder Elemental"], shields=1),
        opponent=Side(battle=["Malibu Dancer"], shields=3),
    )
    game.use(HUCKLE)
    game = game.choose("shield 1") if forced else game.decline()
    assert game.has("Julius, Thunder Elemental", keywords.CANT_BE_BLOCKED_BY_WEAKER) is forced
    game.attack(HUCKLE)
    assert (game.asked == "block with") is not forced


def test_max_destroys_a_tapped_creature_when_it_is_not_blocked() -> None:
    game = Scenario(
        you=Side(hand=[MAX], mana=[FIERY, *FIRE_MANA]),
        opponent=Side(battle=[tapped("Corile"), "Torcon"], shields=3),
    )
    game.use(MAX).attack(MAX, OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.parametrize("attacker", ["Corile", "Lion Third, Holy Emperor#2"])
def test_lion_third_untaps_when_another_creature_attacks_the_player(attacker: str) -> None:
    lion = "Lion Third, Holy Emperor"
    pale = creature("Pale", LIGHT, 2, 2000, "Human")
    game = Scenario(you=Side(battle=[tapped(pile(lion, pale)), pile(lion, pale), "Corile"]), opponent=Side(shields=3))
    game.attack(attacker, OPPONENT)
    if attacker == "Corile":
        game.choose(f"{lion}#1").accept()
    assert game.is_tapped(f"{lion}#1") is (attacker != "Corile")
