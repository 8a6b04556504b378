"""Kizugui Henge: cards that can't leave the shield zone during its attack, played."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import card

KIZUGUI = "Kizugui Henge"
MANE, SERUM, PIT, LIGER = "Burning Mane", "Brain Serum", "Terror Pit", "Deathliger, Lion of Chaos"


@pytest.mark.phrase("ACT_LEAVE_SHIELDS")
@pytest.mark.parametrize(("yours", "theirs", "kept"), [(3, 3, True), (3, 4, False), (1, 1, True), (5, 5, False)])
def test_its_price_is_not_paid_with_six_shields_or_fewer(yours: int, theirs: int, kept: bool) -> None:
    game = Scenario(you=Side(battle=[KIZUGUI], shields=yours), opponent=Side(shields=theirs))
    game.attack(KIZUGUI)
    if game.asked == "choose":
        game.choose("shield 1")
    if game.asked == "break":
        game.choose("shield 1")
    assert len(game.zone(YOU, "shields")) == yours - (not kept) and len(game.zone(YOU, "hand")) == (not kept)
    assert len(game.zone(OPPONENT, "shields")) == theirs - 1  # those of the opponent leave


def test_it_attacks_at_once_and_uses_no_shield_trigger_of_its_player() -> None:
    game = Scenario(
        you=Side(hand=[KIZUGUI], mana=filler(fire=3), shields=[PIT] * 4), opponent=Side(shields=4, battle=[LIGER])
    )
    game.use(KIZUGUI).attack(KIZUGUI).choose("shield 1").choose("shield 1")
    assert game.zone(YOU, "hand") == [PIT] and game.zone(OPPONENT, "battle") == [LIGER]


def test_effects_move_no_shield_during_its_attack_but_do_afterwards() -> None:
    """A shield trigger of the opponent would put one into the graveyard, and a creature break one."""
    burn = card("Burn\nSpell - fire - cost 3\nShield trigger\nPut one of your opponent's shields into their graveyard.")
    crack = card("Crack\nSpell - fire - cost 1\nPut one of your shields into your graveyard.")
    game = Scenario(
        you=Side(battle=[KIZUGUI, MANE], shields=[SERUM], hand=[crack], mana=filler(fire=1)),
        opponent=Side(shields=[burn, MANE]),
    )
    game.attack(KIZUGUI).choose("Burn").declare("Burn")
    assert game.zone(YOU, "shields") == [SERUM] and game.zone(OPPONENT, "graveyard") == ["Burn"]
    game = Scenario(
        you=Side(battle=[KIZUGUI, MANE], shields=[SERUM], hand=[crack], mana=filler(fire=1)), opponent=Side(shields=2)
    )
    game.use("Crack")
    assert game.zone(YOU, "graveyard") == [SERUM, "Crack"]


@pytest.mark.parametrize("kept", [True, False])
def test_no_shield_is_broken_during_its_attack(kept: bool) -> None:
    hit = card("Hit\nSpell - fire - cost 3\nShield trigger\nBreak one of your opponent's shields.")
    game = Scenario(you=Side(battle=[KIZUGUI], shields=3), opponent=Side(shields=[hit] if kept else [hit, *[MANE] * 4]))
    game.attack(KIZUGUI).choose("shield 1")
    if not kept:
        game.choose("Hit")
    game.declare("Hit")
    if game.asked == "choose":
        game.choose("shield 1")
    assert len(game.zone(YOU, "shields")) == (3 if kept else 2)
