"""Unreviewed cards that tap cards of the mana zone as they attack: a tapped card pays nothing (105.6)."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, tapped


@pytest.mark.parametrize("untapped", [0, 1, 2])
def test_breakable_dragon_is_destroyed_unless_two_untapped_cards_are_tapped(untapped: int) -> None:
    mana: list[Thing] = [*filler(darkness=untapped, fire=2), *map(tapped, filler(nature=2 - untapped))]
    game = Scenario(you=Side(battle=["Breakable Dragon"], mana=mana), opponent=Side(shields=3))
    game.attack("Breakable Dragon", OPPONENT)
    if untapped == 2:
        game.accept().choose("Darkness Filler")
    assert game.zone(YOU, "battle") == (["Breakable Dragon"] if untapped == 2 else [])
    assert game.untapped_mana(YOU) == (2 if untapped == 2 else 2 + untapped)
