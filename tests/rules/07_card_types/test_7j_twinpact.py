"""Group 7J of the rules catalogue: twinpacts, one card with a creature half and a spell half (810)."""

import pytest

from sim.cards.words import (
    DARKNESS,
    FIRE,
    creature,
    draw,
    goes_to_deck_bottom_after_casting,
    may_cast_from,
    spell,
    twinpact,
)
from sim.engine.record.codes.cards import GRAVEYARD
from sim.games.scenario import YOU, Scenario, Side, Thing, filler
from tests.rules.situations import BYSTANDER, GI_LUGIRIN, bottom_of_deck


def test_the_spell_half_of_a_twinpact_has_costs_and_places_of_its_own() -> None:
    pact = twinpact(
        creature("Fist", FIRE, 9, 4000, "Human"),
        spell("Palm", DARKNESS, 1, draw(1), may_cast_from(GRAVEYARD, goes_to_deck_bottom_after_casting)),
    )
    game = Scenario(you=Side(graveyard=[pact], mana=filler(darkness=1, fire=9), battle=[BYSTANDER]))
    game.expect(YOU, "use a card", "no", "Fist / Palm").use("Fist / Palm")
    assert bottom_of_deck(game) == "Fist / Palm"


@pytest.mark.parametrize(
    ("card", "mana", "others", "taken"),
    [
        pytest.param("Dark Reversal", filler(darkness=2), [], True, id="it is a creature in the graveyard"),
        pytest.param(
            "Inferno Sign", filler(darkness=5), ["Corile"], False, id="the creature costs 8, whatever the spell"
        ),
    ],
)
def test_810_3a_only_the_creature_half_counts_where_a_creature_is_meant(
    card: str, mana: list[Thing], others: list[str], taken: bool
) -> None:
    """810.3a."""
    game = Scenario(you=Side(hand=[card], mana=mana, graveyard=[GI_LUGIRIN, "Terror Pit", *others], battle=[BYSTANDER]))
    game.use(card)
    assert (game.where(GI_LUGIRIN) != "graveyard") == taken


def test_810_1_a_twinpact_in_hand_is_a_spell_too() -> None:
    """810.1: Spell Del Fin counts both."""
    game = Scenario(
        you=Side(battle=["Spell Del Fin, Light Divine Dragon"]),
        opponent=Side(hand=[GI_LUGIRIN, "Corile", "Terror Pit"]),
    )
    assert game.power("Spell Del Fin, Light Divine Dragon") == 10000
