"""Conditions compose: one or another holds, none does, and each part counts in play."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    SHIELDS,
    YOU_HAVE_NO_SHIELDS,
    Card,
    Feature,
    at_least,
    both,
    creature,
    draw,
    either_holds,
    unless,
    when,
    when_put,
    your,
    your_opponents,
)
from sim.games.scenario import YOU, Illegal, Scenario, Side, filler
from tests.cards.written import FACTS, card

NOVICE = creature("Novice", FIRE, 1, 1000, "Human")
SENTENCES = (
    "When you put this creature into the battle zone, if you have no shields or your opponent has 5 or more creatures, "
    "draw a card.",
    "When you put this creature into the battle zone, unless you have no shields, draw a card.",
    "Unless you have another Dragon, this creature can't be blocked.",
    "This creature can't attack unless you have another Dragon.",
    "This creature can't attack unless you have another Dragon and your opponent has no shields.",
    "While this creature is tapped or you have no shields, this creature gets +2000 power.",
    "Whenever this creature attacks if you have no shields or your opponent has no shields, draw a card.",
    "Whenever this creature attacks unless you have no shields, draw a card.",
    "If you have no shields or you have 3 or more fire creatures or your opponent has no shields, this creature gets "
    "+1000 power.",
)


@pytest.mark.parametrize("text", SENTENCES)
def test_what_conditions_are_made_of_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize(("shields", "creatures", "drawn"), [(0, 0, 1), (0, 2, 1), (1, 2, 1), (1, 1, 0)])
@pytest.mark.phrase("either_holds")
def test_one_condition_or_another(shields: int, creatures: int, drawn: int, at_once: bool) -> None:
    """As part of the event, or as part of the sentence."""
    wanted = either_holds(YOU_HAVE_NO_SHIELDS, at_least(2, your_opponents(CREATURES)))
    ability = when_put(draw(1), condition=wanted) if at_once else when_put(when(wanted, draw(1)))
    game = Scenario(
        you=Side(hand=[_hero(ability)], mana=filler(fire=2), shields=shields),
        opponent=Side(battle=["Torcon", "Aqua Hulcus"][:creatures]),
    )
    assert len(game.use("Hero").zone(YOU, "hand")) == drawn


def _hero(*abilities: Feature) -> Card:
    return creature("Hero", FIRE, 2, 3000, "Human", *abilities)


@pytest.mark.parametrize(("shields", "cards", "drawn"), [(0, 0, 1), (1, 0, 1), (0, 2, 1), (1, 2, 0)])
@pytest.mark.phrase("unless")
def test_unless_both_hold(shields: int, cards: int, drawn: int) -> None:
    """One of the two is enough not to hold."""
    held = both(at_least(1, your(CARDS.in_zone(HAND))), at_least(1, your(SHIELDS)))
    hero = _hero(when_put(when(unless(held), draw(1))))
    side = Side(hand=[hero, *filler(cards)], mana=filler(fire=2), shields=shields, deck=filler(3))
    game = Scenario(you=side)
    assert len(game.use("Hero").zone(YOU, "hand")) == cards + drawn


def test_a_creature_that_cannot_attack_unless_another_is_there() -> None:
    hero = card(f"Hero\n{FACTS}\nThis creature can't attack unless you have another Human.")
    together = Scenario(you=Side(battle=[hero, "Torcon", NOVICE]), opponent=Side(shields=filler(1)))
    assert together.attack("Hero").is_tapped("Hero")
    alone = Scenario(you=Side(battle=[hero, "Torcon"]), opponent=Side(shields=filler(1)))
    with pytest.raises(Illegal):
        alone.attack("Hero")
