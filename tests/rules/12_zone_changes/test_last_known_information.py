"""Group 12 of the rules catalogue: what an effect knows of a creature that has left the battle zone (605.2e)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    IF_THIS_IS_TAPPED,
    NO_OTHER_ATTACKED,
    THIS_ATTACKED,
    THIS_BROKE_SHIELDS,
    THIS_IS_ATTACKING,
    Card,
    Condition,
    cards_under_this,
    choose,
    creature,
    destroy,
    draw,
    evolves_from,
    when,
    when_destroyed,
    whenever_attacks,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.cards.written import card
from tests.rules.situations import BYSTANDER, cast_effects, hand_size

THE_MARTYR = choose(1, your(CREATURES.named("Martyr")))


@pytest.mark.parametrize(
    "condition",
    [
        pytest.param(IF_THIS_IS_TAPPED, id="it was tapped"),
        pytest.param(THIS_ATTACKED, id="it had attacked"),
        pytest.param(THIS_IS_ATTACKING, id="it was attacking"),
        pytest.param(NO_OTHER_ATTACKED, id="only it had attacked"),
    ],
)
def test_605_2e_an_attacker_destroyed_in_battle_is_judged_as_it_was(condition: Condition) -> None:
    """605.2e."""
    martyr = creature("Martyr", FIRE, 3, 1000, "", when_destroyed(when(condition, draw(1))))
    game = Scenario(you=Side(battle=[martyr, BYSTANDER]), opponent=Side(battle=[tapped("Corile")]))
    game.attack("Martyr", "Corile")
    assert game.where("Martyr") == "graveyard"
    assert hand_size(game) == 1


@pytest.mark.parametrize("condition", [IF_THIS_IS_TAPPED, THIS_ATTACKED, THIS_IS_ATTACKING, THIS_BROKE_SHIELDS])
def test_605_2e_a_creature_that_did_nothing_is_not_taken_for_the_attacker(condition: Condition) -> None:
    """605.2e."""
    martyr = creature("Martyr", FIRE, 3, 1000, "", when_destroyed(when(condition, draw(1))))
    game = Scenario(
        you=Side(battle=[creature("Killer", FIRE, 3, 3000, "", whenever_attacks(destroy(THE_MARTYR))), martyr]),
        opponent=Side(shields=2),
    )
    game.attack("Killer").expect(YOU, "break")
    assert game.where("Martyr") == "graveyard"
    assert hand_size(game) == 0


def test_605_2e_a_breaker_destroyed_by_what_it_broke_has_broken_a_shield() -> None:
    """605.2e."""
    martyr = creature("Martyr", FIRE, 3, 1000, "", when_destroyed(when(THIS_BROKE_SHIELDS, draw(1))))
    game = Scenario(you=Side(battle=[martyr]), opponent=Side(shields=["Terror Pit"]))
    game.attack("Martyr").declare("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]
    assert hand_size(game) == 1


@pytest.mark.phrase("cards_under_this")
@pytest.mark.parametrize(("number", "drawn"), [(2, 1), (3, 0)])
def test_605_2e_the_cards_that_lay_under_a_creature_are_known(number: int, drawn: int) -> None:
    """605.2e."""
    monument = creature(
        "Monument", FIRE, 5, 5000, "", evolves_from(CREATURES), when_destroyed(when(cards_under_this(number), draw(1)))
    )
    storey = creature("Storey", FIRE, 3, 3000, "", evolves_from(CREATURES))
    game = cast_effects(
        destroy(choose(1, your(CREATURES.named("Monument")))),
        battle=[pile(monument, pile(storey, "Corile")), BYSTANDER],
    )
    assert game.zone(YOU, "battle") == ["Bystander"]
    assert hand_size(game) == drawn


KILL = """Kill
Spell - darkness - cost 1
Destroy one of your creatures. If that creature is a fire creature, draw a card."""


@pytest.mark.parametrize("giver", ["Karz, Priest of the Colored Wind", BYSTANDER])
def test_605_2e_a_creature_that_has_left_was_what_it_had_been_given(giver: str | Card) -> None:
    """605.2e, 106.4: with Karz, Torcon was a fire creature."""
    you = Side(hand=[card(KILL)], mana=filler(darkness=1), battle=["Torcon", giver])
    game = Scenario(you=you).use("Kill").choose("Torcon")
    assert hand_size(game) == (0 if giver == BYSTANDER else 1)
