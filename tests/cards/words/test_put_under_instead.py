"""Creatures that are put under another one instead of being destroyed (403.4a, 609.1)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    CREATURES,
    FIRE,
    THAT,
    Card,
    creature,
    destroy,
    draw,
    every,
    may_instead_of_being_destroyed,
    neo_evolves_from,
    put_this_under,
    put_under_this,
    spell,
    whenever_destroyed,
    whenever_leaves,
    your,
)
from sim.games.scenario import YOU, Scenario, Side, filler, pile

GATHERS = creature(
    "Gathers", FIRE, 5, 5000, "", may_instead_of_being_destroyed(put_under_this(THAT), cards=your(CREATURES.other()))
)
NEW = creature("New", FIRE, 5, 5000, "", neo_evolves_from(CREATURES))
HIDES = creature("Hides", FIRE, 2, 2000, "", may_instead_of_being_destroyed(put_this_under(CREATURES.neo())))
MOURNER = creature(
    "Mourner", FIRE, 1, 1000, "", whenever_destroyed(CREATURES, draw(1)), whenever_leaves(CREATURES, draw(1))
)


def kill(*battle: object, what: str) -> Scenario:
    card = spell("Kill", FIRE, 1, destroy(every(your(CREATURES.named(what)))))
    return Scenario(you=Side(hand=[card], mana=filler(fire=1), battle=[*battle])).use("Kill")  # type: ignore[list-item]


@pytest.mark.parametrize("accepts", [True, False])
def test_another_creature_is_put_under_this_one_instead(accepts: bool) -> None:
    """It neither is destroyed nor leaves the battle zone."""
    game = kill(GATHERS, MOURNER, "Torcon", what="Torcon")
    game.expect(YOU, "instead")
    if accepts:
        game.choose("Gathers")
        assert (game.under("Gathers"), game.zone(YOU, "battle")) == (["Torcon"], ["Gathers", "Mourner"])
        assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == ([], ["Kill"])
    else:
        game.decline()
        assert sorted(game.zone(YOU, "graveyard")) == ["Kill", "Torcon"]


def test_403_4_an_evolution_creature_goes_there_with_what_lies_under_it() -> None:
    game = kill(GATHERS, pile("Crystal Lancer", "Aqua Hulcus"), what="Crystal Lancer").choose("Gathers")
    assert game.under("Gathers") == ["Crystal Lancer", "Aqua Hulcus"]


def test_609_1_several_are_put_there_one_after_the_other() -> None:
    game = kill(GATHERS, "Torcon", "Torcon", what="Torcon").choose("Gathers").choose("Gathers")
    assert (game.under("Gathers"), game.zone(YOU, "battle")) == (["Torcon", "Torcon"], ["Gathers"])


def test_609_5_the_one_that_is_destroyed_too_gathers_nothing() -> None:
    """What it would be put under has left by then: it stays where it is."""
    card = spell("Kill", FIRE, 1, destroy(every(your(CREATURES))))
    game = Scenario(you=Side(hand=[card], mana=filler(fire=1), battle=[GATHERS, "Torcon"])).use("Kill")
    game.decline()
    assert game.zone(YOU, "battle") == []


@pytest.mark.phrase("put_this_under")
def test_this_creature_is_put_under_a_neo_creature_instead() -> None:
    game = kill(NEW, HIDES, what="Hides").choose("Hides")
    assert (game.under("New"), game.zone(YOU, "battle")) == (["Hides"], ["New"])
    # There is no neo creature: 609.4.
    assert kill("Torcon", HIDES, what="Hides").zone(YOU, "battle") == ["Torcon"]


def test_609_4_not_under_itself() -> None:
    alone = creature(
        "Alone",
        FIRE,
        2,
        2000,
        "",
        may_instead_of_being_destroyed(put_this_under(CREATURES.neo())),
        neo_evolves_from(CREATURES),
    )
    assert kill(alone, what="Alone").zone(YOU, "battle") == []


@pytest.mark.parametrize("card", [GATHERS, HIDES])
def test_the_texts_are_read(card: Card) -> None:
    lines = ["Reads", "Creature - fire - cost 3 - power 6000", rules_text(card)]
    assert read_card(lines).features == card.features
