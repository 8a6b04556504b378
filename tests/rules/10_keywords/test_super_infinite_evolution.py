"""Super Infinite Evolution (docs/keywords.md): put on one or more creatures, shown by Deadman=the=Origin."""

import pytest

from sim.cards.words import CREATURES, FIRE, creature, super_infinite_evolves_from
from sim.games.scenario import YOU, Scenario, Side, filler, pile, sick

DEADMAN = "Deadman=the=Origin, Dragon Ruler Dragon"
GUNNERS = [creature(f"Draguner {number}", FIRE, 3, 3000, "Draguner") for number in range(3)]
OTHER = creature("Other", FIRE, 3, 3000, "Human")
OUTSIDE = ["Proto Gigaheart, Invincible Sword", "Greene, Dragon Soul Ruins", "Whitey, Dragon Soul Church"]
GREAT = creature("Great", FIRE, 3, 9000, "", super_infinite_evolves_from(CREATURES.race("Draguner")))


@pytest.mark.phrase("super_infinite_evolves_from")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_801_1a_it_is_put_on_as_many_as_its_owner_likes(number: int) -> None:
    """801.1a: at least one, and as many more as the owner chooses."""
    game = Scenario(you=Side(hand=[GREAT], battle=[*GUNNERS, OTHER], mana=filler(fire=3)))
    game.use("Great")
    for at in range(number):
        game.expect(YOU, "evolve", *(["no"] if at else []), *[card.name for card in GUNNERS[at:]])
        game.choose(GUNNERS[at].name)
    if number < 3:
        game.enough()
    assert game.under("Great") == [card.name for card in GUNNERS[:number]]
    assert len(game.zone(YOU, "battle")) == 5 - number


@pytest.mark.phrase("super_infinite_evolves_from")
def test_801_1a_without_a_creature_that_fits_it_cannot_be_summoned() -> None:
    """801.1a: a creature of another race is none."""
    game = Scenario(you=Side(hand=[GREAT], battle=[OTHER], mana=filler(fire=3)))
    assert game.refused("Great") == "there is no creature that it can be put on"


def test_801_2a_it_is_all_of_them_and_can_attack_at_once_on_new_ones_too() -> None:
    """801.2a: it is the creatures that it is put on, and an evolution creature."""
    game = Scenario(you=Side(hand=[GREAT], battle=[sick(GUNNERS[0]), sick(GUNNERS[1])], mana=filler(fire=3)))
    game.use("Great", "Draguner 0", "Draguner 1")
    assert not game.is_sick("Great")


@pytest.mark.parametrize("number", [1, 2])
def test_801_1a_deadman_puts_a_dragheart_for_each_card_under_it(number: int) -> None:
    """801.1a: a weapon among them is equipped to it."""
    game = Scenario(you=Side(hand=[DEADMAN], battle=GUNNERS, mana=filler(light=3, darkness=3), hyperspatial=OUTSIDE))
    game.use(DEADMAN, *[card.name for card in GUNNERS[:number]]).enough()
    for name in OUTSIDE[:number]:
        game.choose(name)
    assert {*OUTSIDE[:number], DEADMAN} <= set(game.zone(YOU, "battle"))
    assert game.equipped(DEADMAN) == OUTSIDE[:1]
    assert sorted(game.zone(YOU, "hyperspatial")) == sorted(OUTSIDE[number:])


def test_801_1a_by_invasion_deadman_comes_onto_the_attacker_alone() -> None:
    """801.1a: Invasion says what it is put on."""
    game = Scenario(you=Side(hand=[DEADMAN], battle=[GUNNERS[0], GUNNERS[1]], hyperspatial=OUTSIDE))
    game.attack("Draguner 0").declare(DEADMAN)
    game.choose(OUTSIDE[1])
    assert game.under(DEADMAN) == ["Draguner 0"]


def test_a_pile_can_have_any_number_of_them() -> None:
    game = Scenario(you=Side(battle=[pile(DEADMAN, *GUNNERS)]))
    assert game.under(DEADMAN) == [card.name for card in GUNNERS]
