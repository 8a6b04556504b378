"""Super survivor: the ability is that of every Survivor of its player, in all zones (docs/keywords.md)."""

import pytest

from sim.cards.words import FIRE, SHIELDS, choose, creature, return_shields, spell, your
from sim.games.scenario import OPPONENT, Scenario, Side, filler, sealed

ATAKAMAITO = "Atakamaito Q, Blinding Speed"
SURVIVOR = creature("Lives", FIRE, 3, 1000, "Survivor")
MAN = creature("Man", FIRE, 3, 1000, "Human")


@pytest.mark.parametrize(
    ("battle", "shield", "declared"),
    [
        ([ATAKAMAITO], SURVIVOR, True),
        ([ATAKAMAITO], MAN, False),
        ([], SURVIVOR, False),
        ([], ATAKAMAITO, True),
        ([sealed(ATAKAMAITO, 1)], SURVIVOR, False),
    ],
)
def test_survivors_from_the_shields_have_the_shield_trigger_of_atakamaito(
    battle: list[object], shield: object, declared: bool
) -> None:
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=battle, shields=[shield]))  # type: ignore[arg-type, list-item]
    game.attack("Corile")
    if game.asked == "block with":
        game.block()
    assert (game.asked == "declare") == declared
    if declared:
        name = shield if isinstance(shield, str) else SURVIVOR.name
        game.declare(name)
        assert name in game.zone(OPPONENT, "battle")


def test_the_survivors_of_the_other_player_do_not() -> None:
    game = Scenario(you=Side(battle=[ATAKAMAITO]), opponent=Side(shields=[SURVIVOR]))
    game.attack(ATAKAMAITO)
    assert game.zone(OPPONENT, "hand") == ["Lives"] and game.asked != "declare"


def test_it_does_so_where_an_effect_takes_the_shield() -> None:
    """113.6: the shield is added to the hand without being broken."""
    take = spell("Take", FIRE, 1, return_shields(choose(1, your(SHIELDS)), shield_triggers=True))
    game = Scenario(you=Side(battle=[ATAKAMAITO], hand=[take], mana=filler(fire=1), shields=[SURVIVOR]))
    game.use("Take").declare("Lives")
    assert game.where("Lives") == "battle"
