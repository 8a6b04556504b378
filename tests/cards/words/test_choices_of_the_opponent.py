"""What the opponent may have happen."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    CREATURES,
    FIRE,
    IT,
    OPPONENTS,
    SHIELDS,
    DefinitionError,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    have_this_break_shields,
    opponent_may,
    pick,
    shield_trigger,
    spell,
    when_put,
    whenever_attacks,
    whenever_breaks_shield,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

BLANKY = "Blanky, Runaway Jet"
TRAP = spell("Trap", FIRE, 3, shield_trigger, charge_from_deck(1))


def attack_with_blanky(*shields: str) -> Scenario:
    return Scenario(you=Side(battle=[BLANKY]), opponent=Side(shields=[*shields])).attack(BLANKY)


@pytest.mark.phrase("opponent_may", "have_this_break_shields")
def test_the_opponent_has_the_chosen_shield_broken() -> None:
    game = attack_with_blanky("Corile", "Torcon", "Fear Fang").choose("Torcon")
    game.expect(OPPONENT, "may", "no", "yes")
    game.accept().declare()
    game.expect(YOU, "break", "Corile", "Fear Fang")  # the shield of the attack
    assert game.zone(OPPONENT, "hand") == ["Torcon"]
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("opponent_may")
def test_or_lets_two_cards_be_drawn() -> None:
    game = attack_with_blanky("Corile", "Torcon").choose("Torcon").decline()
    game.expect(YOU, "break", "Corile", "Torcon")
    assert len(game.zone(YOU, "hand")) == 2


def test_without_a_shield_two_cards_are_drawn() -> None:
    game = attack_with_blanky().accept()
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("have_this_break_shields")
def test_this_creature_breaks_the_shield() -> None:
    breaker = creature(
        "Breaker",
        FIRE,
        3,
        3000,
        "Human",
        whenever_attacks(have_this_break_shields(choose(1, your_opponents(SHIELDS)))),
        whenever_breaks_shield(draw(1)),
    )
    game = Scenario(you=Side(battle=[breaker]), opponent=Side(shields=["Corile", TRAP, "Torcon"])).attack("Breaker")
    game.choose("Trap").declare("Trap")
    assert len(game.zone(OPPONENT, "mana")) == 1
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("opponent_may")
def test_they_have_something_done_and_then() -> None:
    deal = creature(
        "Deal",
        FIRE,
        2,
        3000,
        "Human",
        when_put(opponent_may(draw(1, whose=OPPONENTS), if_they_do=(draw(2),), if_they_dont=(charge_from_deck(1),))),
    )
    assert rules_text(deal) == (
        "When you put this creature into the battle zone, your opponent may draw a card. If they do, draw 2 cards. "
        "If they don't, put the top card of your deck into your mana zone."
    )
    for accepted, drawn in ((True, (2, 1)), (False, (0, 0))):
        game = Scenario(you=Side(hand=[deal], mana=filler(fire=2))).use("Deal")
        game.expect(OPPONENT, "may", "no", "yes")
        game = game.accept() if accepted else game.decline()
        assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == drawn
        assert len(game.zone(YOU, "mana")) == (2 if accepted else 3)


def test_what_the_opponent_cannot_have_happen() -> None:
    with pytest.raises(DefinitionError, match="nothing that a player can have happen"):
        tabulate([spell("Odd", FIRE, 2, opponent_may(destroy(choose(1, CREATURES))))])
    with pytest.raises(DefinitionError, match="only shields are broken"):
        tabulate(
            [creature("Odd", FIRE, 2, 1000, "Human", when_put(pick(choose(1, CREATURES)), have_this_break_shields(IT)))]
        )
    with pytest.raises(DefinitionError, match="a spell is not a creature"):
        tabulate([spell("Odd", FIRE, 2, have_this_break_shields(choose(1, your_opponents(SHIELDS))))])
