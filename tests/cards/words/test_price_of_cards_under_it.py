"""Replacements of leaving whose price is cards that lie under the creature (609.1, 609.4)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    Effect,
    Feature,
    choose,
    creature,
    destroy,
    every,
    evolves_from,
    may_instead_of_being_destroyed,
    may_instead_of_leaving,
    put_into_graveyard,
    put_on_bottom_of_deck,
    return_to_hand,
    spell,
    your,
)
from sim.games.scenario import YOU, Scenario, Side, filler, pile

ONE = put_into_graveyard(choose(1, CARDS.under_this()))
TWO = put_into_graveyard(choose(2, CARDS.under_this()))


def top(*abilities: Feature) -> object:
    return creature("Top", FIRE, 5, 5000, "Top", evolves_from(CREATURES), *abilities)


def after(effect: Effect, *battle: object) -> Scenario:
    card = spell("Remove", FIRE, 1, effect)
    return Scenario(you=Side(hand=[card, card], mana=filler(fire=2), battle=[*battle])).use("Remove")  # type: ignore[list-item]


TOPS = every(your(CREATURES.race("Top")))


@pytest.mark.parametrize("effect", [destroy(TOPS), return_to_hand(TOPS), put_on_bottom_of_deck(TOPS)])
def test_a_card_under_it_goes_instead_of_it(effect: Effect) -> None:
    """Supernova Venus la Saint Mother: as long as there are cards under it."""
    game = after(effect, pile(top(may_instead_of_leaving(ONE)), "Torcon"))  # type: ignore[arg-type]
    game.choose("Top")
    assert (game.zone(YOU, "battle"), game.under("Top")) == (["Top"], [])
    assert sorted(game.zone(YOU, "graveyard")) == ["Remove", "Torcon"]
    game.use("Remove")
    assert game.zone(YOU, "battle") == []


def test_609_4_the_whole_price_must_be_there() -> None:
    game = after(destroy(TOPS), pile(top(may_instead_of_being_destroyed(TWO)), "Torcon"))  # type: ignore[arg-type]
    assert game.zone(YOU, "battle") == []
    game = after(destroy(TOPS), pile(top(may_instead_of_being_destroyed(TWO)), "Torcon", "Fear Fang"))  # type: ignore[arg-type]
    game.choose("Top").choose("Torcon")
    assert (game.zone(YOU, "battle"), game.under("Top")) == (["Top"], [])


def test_another_creature_stays_for_a_card_under_this_one() -> None:
    """Kaiser Aini: once for each card."""
    saver = top(may_instead_of_being_destroyed(ONE, cards=your(CREATURES.named("Torcon"))))
    game = after(destroy(every(your(CREATURES.named("Torcon")))), pile(saver, "Fear Fang"), "Torcon", "Torcon")  # type: ignore[arg-type]
    game.choose("Top")
    assert (game.zone(YOU, "battle"), game.under("Top")) == (["Top", "Torcon"], [])


def test_its_price_may_be_declined() -> None:
    game = after(destroy(TOPS), pile(top(may_instead_of_leaving(ONE)), "Torcon"))  # type: ignore[arg-type]
    game.expect(YOU, "instead").decline()
    assert sorted(game.zone(YOU, "graveyard")) == ["Remove", "Top", "Torcon"]


def test_its_text_is_read() -> None:
    card = creature("Reads", FIRE, 3, 6000, "", may_instead_of_leaving(TWO))
    assert read_card(["Reads", "Creature - fire - cost 3 - power 6000", rules_text(card)]).features == card.features
