"""Choosing, and what follows "if you do": as many must have been chosen as the effect says (101.3a)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    THEM,
    Effect,
    choose,
    choose_up_to,
    destroy,
    discard,
    draw,
    if_you_do,
    may,
    pick,
    spell,
    the_discarded_is,
    when,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

THEIRS = your_opponents(CREATURES)


def cast(*effects: Effect, creatures: int) -> Scenario:
    card = spell("Asks", FIRE, 1, *effects)
    return Scenario(you=Side(hand=[card], mana=filler(fire=1)), opponent=Side(battle=["Torcon"] * creatures)).use(
        "Asks"
    )


@pytest.mark.phrase("pick")
@pytest.mark.parametrize(("creatures", "left"), [(3, 1), (2, 0), (1, 1), (0, 0)])
def test_so_many_must_be_chosen(creatures: int, left: int) -> None:
    game = cast(pick(choose(2, THEIRS)), if_you_do(destroy(THEM), draw(1)), creatures=creatures)
    if creatures >= 2:
        game.choose("Torcon")
    if creatures > 2:
        game.choose("Torcon#2")
    assert (len(game.zone(OPPONENT, "battle")), len(game.zone(YOU, "hand"))) == (left, int(creatures >= 2))


@pytest.mark.parametrize("creatures", [2, 1, 0])
def test_of_up_to_so_many_one_is_enough(creatures: int) -> None:
    game = cast(pick(choose_up_to(2, THEIRS)), if_you_do(draw(1)), creatures=creatures)
    if creatures:
        game.choose("Torcon").settle()
    assert len(game.zone(YOU, "hand")) == int(creatures > 0)


@pytest.mark.parametrize("accepts", [True, False])
def test_who_chooses_nothing_does_nothing(accepts: bool) -> None:
    game = cast(may(pick(choose(1, THEIRS)), if_you_do=(destroy(THEM),)), creatures=1)
    game = game.choose("Torcon") if accepts else game.decline()
    assert game.zone(OPPONENT, "battle") == ([] if accepts else ["Torcon"])


def test_its_text_is_read() -> None:
    card = spell("Asks", FIRE, 1, pick(choose(2, THEIRS)), if_you_do(destroy(THEM), draw(1)))
    assert read_card(["Asks", "Spell - fire - cost 1", rules_text(card)]).effects == card.effects


# --- The discarded card ---
@pytest.mark.phrase("the_discarded_is")
@pytest.mark.parametrize(("discarded", "drawn"), [("Terror Pit", 1), ("Torcon", 2)])
def test_the_discarded_card_is_asked_about_and_not_the_drawn_one(discarded: str, drawn: int) -> None:
    first = discard(choose(1, your(CARDS.in_zone(HAND))))
    card = spell("Asks", FIRE, 1, first, draw(1), when(the_discarded_is(CREATURES), draw(1)))
    text = "Discard a card from your hand. Draw a card. If the discarded card is a creature, draw a card."
    assert rules_text(card) == text
    other = {"Terror Pit": "Torcon", "Torcon": "Terror Pit"}[discarded]
    you = Side(hand=[card, discarded, "Corile"], mana=filler(fire=1), deck=[other, other])
    assert Scenario(you=you).use("Asks").choose(discarded).zone(YOU, "hand") == ["Corile", *[other] * drawn]
