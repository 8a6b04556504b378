"""Cards taken from among others, and the rest of them: whose they are and where they go."""

import pytest

from sim.cards.words import (
    CARDS,
    FIRE,
    THE_REST,
    WATER,
    all_among_them,
    put_into_graveyard,
    reveal_top,
    spell,
    take,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

PROBE = spell(
    "Probe",
    FIRE,
    1,
    reveal_top(4),
    take(all_among_them(CARDS.civilization(WATER))),
    put_into_graveyard(THE_REST),
)


@pytest.mark.phrase("all_among_them")
def test_all_such_cards_are_taken_without_choosing_and_the_rest_goes_elsewhere() -> None:
    game = Scenario(
        you=Side(
            hand=[PROBE], mana=filler(fire=1), deck=exactly("Corile", "Fear Fang", "Aqua Hulcus", "Torcon", "Corile")
        )
    )
    game.use("Probe")
    assert sorted(game.zone(YOU, "hand")) == ["Aqua Hulcus", "Corile"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Fear Fang", "Probe", "Torcon"]


def test_if_no_card_fits_all_are_the_rest() -> None:
    game = Scenario(you=Side(hand=[PROBE], mana=filler(fire=1), deck=exactly(*["Torcon"] * 6)))
    game.use("Probe")
    assert game.zone(YOU, "hand") == []
    assert len(game.zone(YOU, "graveyard")) == 5


def test_what_the_opponent_chooses_among_theirs_leaves_the_rest_to_the_spell() -> None:
    game = Scenario(
        you=Side(hand=["Miraculous Plague"], mana=filler(water=4, darkness=4)),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"], mana=["Aqua Hulcus", "Gigargon"]),
    )
    game.use("Miraculous Plague", "Corile", "Torcon")
    game.expect(OPPONENT, "choose", "Corile", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]
    game.choose("Aqua Hulcus").expect(OPPONENT, "choose", "Aqua Hulcus", "Gigargon").choose("Gigargon")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Gigargon", "Torcon"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Aqua Hulcus", "Corile"]
