"""Jokers Change: the attacking creature and a Jokers of the mana zone exchange places (701.26, docs/keywords.md)."""

import pytest

from sim.cards.words import FIRE, NATURE, WATER, Card, cant_leave, creature, draw, jokers_change, spell, when_put
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, tapped
from tests.cards.written import card

KISS = card("""
    Kiss
    Creature - nature - cost 4 - power 3000 - Jokers
    Jokers Change 4: Whenever this creature attacks, you may choose a Jokers that costs 4 or less from your mana zone. \
If you do, exchange this creature with it.
""")
SMALL = creature("Small", FIRE, 4, 5000, "Jokers", when_put(draw(1)))
LARGE = creature("Large", FIRE, 5, 5000, "Jokers")
OTHER = creature("Other", FIRE, 2, 5000, "Human")
TRICK = spell("Trick", FIRE, 2, draw(1))


def attack(*mana: object, attacker: Card = KISS, shields: int = 5) -> Scenario:
    """The creature attacks the opponent."""
    you = Side(battle=[attacker], mana=[*mana], hand=[])  # type: ignore[list-item]
    return Scenario(you=you, opponent=Side(shields=shields)).attack(attacker.name, OPPONENT)


@pytest.mark.phrase("jokers_change")
def test_701_26_the_attacker_and_a_card_of_the_mana_zone_exchange_places() -> None:
    """701.26: the new creature is attacking as the other one was, tapped, and has been put."""
    game = attack(tapped(SMALL), LARGE, OTHER, TRICK)
    game.expect(YOU, "choose", "no", "Small").choose("Small")
    assert game.zone(YOU, "battle") == ["Small"] and game.is_tapped("Small")
    assert sorted(game.zone(YOU, "mana")) == ["Kiss", "Large", "Other", "Trick"] and not game.is_tapped("Kiss")
    assert len(game.zone(YOU, "hand")) == 1  # it was put into the battle zone
    game.choose("shield 1")
    assert len(game.zone(OPPONENT, "shields")) == 4


@pytest.mark.phrase("jokers_change")
def test_it_may_be_declined_and_needs_such_a_card() -> None:
    game = attack(SMALL).decline()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "mana")) == (["Kiss"], ["Small"])
    assert attack(LARGE, OTHER, TRICK).zone(YOU, "battle") == ["Kiss"]


def test_701_26b_what_cannot_leave_does_not_exchange_places() -> None:
    """701.26b: then nothing moves."""
    stone = creature("Stone", WATER, 4, 3000, "Jokers", cant_leave, jokers_change(4))
    game = attack(SMALL, attacker=stone).choose("Small")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "mana")) == (["Stone"], ["Small"])


def test_a_card_of_several_civilizations_is_put_into_the_mana_zone_tapped() -> None:
    both = creature("Both", FIRE | NATURE, 4, 3000, "Jokers", jokers_change(4))
    game = attack(SMALL, attacker=both).choose("Small")
    assert game.zone(YOU, "mana") == ["Both"] and game.is_tapped("Both")
