"""Shield Force: abilities that a creature has while a shield that was chosen for it stays (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GRAVEYARD,
    LIGHT,
    THIS_IS_FORCED,
    choose,
    creature,
    destroy,
    gets_power,
    put,
    return_to_hand,
    shield_force,
    spell,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

GALAXY = "Perfect Galaxy, Immortality Elemental"
FORCED = creature("Forced", LIGHT, 3, 3000, "Human", shield_force, gets_power(4000, condition=THIS_IS_FORCED))
BREAKER = creature("Breaker", FIRE, 3, 3000, "Human")
PIT = spell("Pit", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
LIFT = spell("Lift", FIRE, 1, return_to_hand(choose(1, your_opponents(CREATURES))))


def forced(shield: str | None, *, hand: object = FORCED, shields: int = 2) -> Scenario:
    """The creature has just been put by the opponent, who chose this shield or none; it is the end of their turn."""
    name = getattr(hand, "name", hand)
    game = Scenario(
        you=Side(battle=[BREAKER], hand=[PIT, LIFT], mana=filler(fire=2), shields=2),
        opponent=Side(hand=[hand], mana=filler(light=8), shields=shields, battle=["Corile"]),  # type: ignore[list-item]
        turn=OPPONENT,
    )
    game.use(str(name))
    if shields:
        game.expect(OPPONENT, "choose")
        game = game.choose(shield) if shield else game.decline()
    return game


@pytest.mark.phrase("shield_force", "THIS_IS_FORCED")
@pytest.mark.parametrize("shield", ["shield 1", "shield 2", None])
def test_a_shield_may_be_chosen_as_the_creature_is_put(shield: str | None) -> None:
    assert forced(shield).power("Forced") == (7000 if shield else 3000)


def test_without_shields_none_is_chosen() -> None:
    assert forced(None, shields=0).power("Forced") == 3000


@pytest.mark.phrase("shield_force", "THIS_IS_FORCED")
@pytest.mark.parametrize(("broken", "power"), [("shield 1", 3000), ("shield 2", 7000)])
def test_the_abilities_go_when_that_shield_leaves(broken: str, power: int) -> None:
    game = forced("shield 1").end_turn().next_turn().until("attack with").attack("Breaker", OPPONENT)
    game.choose(broken)
    assert game.power("Forced") == power


@pytest.mark.parametrize("removal", ["Pit", "Lift"])
def test_perfect_galaxy_stays_while_its_shield_does(removal: str) -> None:
    game = forced("shield 1", hand=GALAXY)
    assert game.has(GALAXY, keywords.BLOCKER)
    game.end_turn().next_turn().until("use a card").use(removal, GALAXY)
    assert GALAXY in game.zone(OPPONENT, "battle")


@pytest.mark.parametrize("removal", ["Pit", "Lift"])
def test_perfect_galaxy_leaves_without_a_shield(removal: str) -> None:
    game = forced(None, hand=GALAXY)
    assert not game.has(GALAXY, keywords.BLOCKER)
    game.end_turn().next_turn().until("use a card").use(removal, GALAXY)
    assert GALAXY not in game.zone(OPPONENT, "battle")


def test_two_creatures_can_have_the_same_shield() -> None:
    game = Scenario(you=Side(hand=[FORCED, GALAXY], mana=filler(light=10), shields=2, battle=[BREAKER]))
    game.use("Forced").choose("shield 1").use(GALAXY).choose("shield 1")
    assert game.power("Forced") == 7000 and game.has(GALAXY, keywords.BLOCKER)


def test_an_effect_that_puts_the_creature_lets_its_player_choose_too() -> None:
    lift = spell("Raise", LIGHT, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], graveyard=[FORCED], mana=filler(light=1), shields=2, battle=[BREAKER]))
    game.use("Raise").expect(YOU, "choose", "no", "Filler", "Filler").choose("shield 2")
    assert game.power("Forced") == 7000
