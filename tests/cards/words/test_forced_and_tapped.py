"""Creatures that must be attacked, cards that are put tapped, and what each player spares."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    REDRAW_YOUR_HAND,
    all_but,
    charge_from_deck,
    creature,
    each_player_chooses,
    enter_mana_tapped,
    must_be_attacked,
    spell,
    tap,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

ONE = filler(fire=1)
ABAS = creature("Abas", FIRE, 3, 5000, "Human", must_be_attacked())


# --- Must be attacked ------------------------------------------------------------------------------------
@pytest.mark.phrase("must_be_attacked")
def test_creatures_must_attack_the_creature_that_draws_them() -> None:
    assert rules_text(ABAS) == "Your opponent's creatures attack this creature each turn if able."
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(ABAS), tapped("Corile")]))
    game.end_turn()
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


def test_nobody_must_attack_while_it_cannot_be_attacked() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[ABAS, tapped("Corile")]))
    game.until("attack with").decline()
    assert game.zone(YOU, "battle") == ["Fear Fang"]


# --- Tapped mana -----------------------------------------------------------------------------------------
@pytest.mark.phrase("enter_mana_tapped")
def test_the_opponents_mana_is_put_tapped() -> None:
    tripper = creature("Tripper", FIRE, 3, 1000, "Ghost", enter_mana_tapped(your_opponents(CARDS)))
    assert rules_text(tripper) == "Your opponent's cards are put into their mana zone tapped."
    grow = spell("Grow", FIRE, 1, charge_from_deck(1))
    for owner_of_tripper, tapped_too in ((OPPONENT, True), (YOU, False)):
        theirs, mine = ([tripper], []) if owner_of_tripper == OPPONENT else ([], [tripper])
        game = Scenario(you=Side(hand=[grow], mana=ONE, battle=mine, deck=["Fear Fang"]), opponent=Side(battle=theirs))
        game.use(grow)
        assert game.is_tapped("Fear Fang") == tapped_too


# --- What each player spares -----------------------------------------------------------------------------
@pytest.mark.phrase("all_but")
def test_each_player_spares_a_creature() -> None:
    warp = spell("Warp", FIRE, 1, tap(all_but(each_player_chooses(1, CREATURES))))
    assert rules_text(warp) == "Each player chooses one of their creatures, and you tap the rest."
    game = Scenario(
        you=Side(hand=[warp], mana=ONE, battle=["Fear Fang", "Torcon"]),
        opponent=Side(battle=["Corile", "Aqua Hulcus"]),
    )
    game.use(warp, "Torcon", "Aqua Hulcus")
    cards = ("Fear Fang", "Torcon", "Corile", "Aqua Hulcus")
    assert [game.is_tapped(name) for name in cards] == [True, False, True, False]


# --- A new hand ------------------------------------------------------------------------------------------
@pytest.mark.phrase("REDRAW_YOUR_HAND")
def test_only_your_own_hand_is_drawn_again() -> None:
    fish = spell("Fish", FIRE, 1, REDRAW_YOUR_HAND)
    assert rules_text(fish) == "Count the cards in your hand, shuffle them into your deck and draw that many."
    game = Scenario(you=Side(hand=[fish, "Fear Fang", "Torcon"], mana=ONE), opponent=Side(hand=["Corile"]))
    before = len(game.zone(YOU, "deck"))
    game.use(fish)
    assert len(game.zone(YOU, "hand")) == 2
    assert len(game.zone(YOU, "deck")) == before
    assert game.zone(OPPONENT, "hand") == ["Corile"]
