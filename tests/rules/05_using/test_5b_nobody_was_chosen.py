"""Group 5B of the rules catalogue: what an effect says of a player or creature that nobody has chosen (101.3)."""

import pytest

from sim.cards.words import (
    CHOSEN_PLAYERS,
    CREATURES,
    FIRE,
    IT,
    PICK_A_PLAYER,
    SHIELDS,
    SHUFFLE_THAT_DECK,
    Effect,
    at_most,
    choose,
    destroy,
    draw,
    every,
    give_power,
    may,
    mill_from_deck,
    return_to_hand,
    spell,
    tap,
    that_player_chooses,
    that_players,
    when,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler


def cast(*effects: Effect, **sides: Side) -> Scenario:
    card = spell("Asks", FIRE, 1, *effects)
    you = Side(hand=[card], mana=filler(fire=1), battle=["Torcon"], graveyard=["Corile"], deck=["Fear Fang"])
    return Scenario(you=sides.get("you", you), opponent=sides.get("opponent", Side(graveyard=["Burning Mane"])))


@pytest.mark.parametrize("player", [None, YOU, OPPONENT])
def test_101_3_that_player_of_nobody_has_no_graveyard(player: int | None) -> None:
    """101.3."""
    game = Scenario(
        you=Side(hand=["Hatenko Tribe"], mana=filler(nature=3), graveyard=["Corile"]),
        opponent=Side(graveyard=["Burning Mane"]),
    )
    game.use("Hatenko Tribe")
    game.expect(YOU, "may")
    if player is None:
        game.decline()
    else:
        game.accept().choose(player)
    assert game.zone(YOU, "graveyard") == ([] if player == YOU else ["Corile"])
    assert game.zone(OPPONENT, "graveyard") == ([] if player == OPPONENT else ["Burning Mane"])


@pytest.mark.parametrize(
    "effect",
    [
        draw(1, whose=CHOSEN_PLAYERS),
        mill_from_deck(1, whose=CHOSEN_PLAYERS),
        SHUFFLE_THAT_DECK,
        destroy(that_player_chooses(1, CREATURES)),
        destroy(choose(1, that_players(CREATURES))),
        destroy(every(that_players(CREATURES))),
        when(at_most(0, that_players(SHIELDS)), draw(1)),
    ],
)
def test_101_3_nothing_is_done_by_or_to_a_player_whom_nobody_chose(effect: Effect) -> None:
    """101.3."""
    game = cast(may(PICK_A_PLAYER), effect)
    game.use("Asks").decline()
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == ([], ["Torcon"])
    assert (sorted(game.zone(YOU, "graveyard")), game.zone(YOU, "deck")[0]) == (["Asks", "Corile"], "Fear Fang")
    assert not any(event[0] == log.SHUFFLE for event in game.session.events)


@pytest.mark.parametrize("creatures", [["Burning Mane"], []])
def test_101_3_the_owner_of_no_creature_does_nothing(creatures: list[str]) -> None:
    """101.3."""
    game = cast(
        destroy(choose(1, your_opponents(CREATURES))),
        draw(1, whose=CHOSEN_PLAYERS),
        opponent=Side(battle=creatures, deck=["Corile"]),
    )
    game.use("Asks")
    assert (len(game.zone(OPPONENT, "hand")), game.zone(YOU, "hand")) == (len(creatures), [])


def test_101_3_what_was_not_chosen_is_not_what_was_chosen_before() -> None:
    """101.3: the creature that returns is the one that would get power, not the one that was tapped."""
    effects = (
        tap(choose(1, your_opponents(CREATURES))),
        may(give_power(1000, choose(1, your(CREATURES))), draw(1)),
        return_to_hand(IT),
    )
    for accepts in (True, False):
        game = cast(*effects, opponent=Side(battle=["Burning Mane"]))
        game.use("Asks")
        game = game.accept() if accepts else game.decline()
        assert ("Torcon" in game.zone(YOU, "hand"), game.zone(OPPONENT, "battle")) == (accepts, ["Burning Mane"])


def test_101_3_a_condition_that_fails_leaves_nothing_chosen() -> None:
    """101.3."""
    wants = when(at_most(0, your(CREATURES)), tap(choose(1, your_opponents(CREATURES))))
    game = cast(
        give_power(1000, choose(1, your(CREATURES))), wants, return_to_hand(IT), opponent=Side(battle=["Burning Mane"])
    )
    game.use("Asks")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Torcon"], ["Burning Mane"])
