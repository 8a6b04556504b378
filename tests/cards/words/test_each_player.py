"""What both players choose, and what is taken at random by a count."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    MANA,
    THAT_MANY,
    Card,
    DefinitionError,
    Effect,
    at_random,
    choose_any_number,
    count,
    creature,
    destroy,
    discard,
    draw,
    each_player_chooses,
    every,
    give_power,
    if_you_do,
    may,
    put_into_graveyard,
    spell,
    when_destroyed,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, yours


def wave(*effects: Effect) -> Card:
    return spell("Wave", FIRE, 1, *effects)


@pytest.mark.phrase("each_player_chooses")
def test_the_turn_player_chooses_first_and_both_are_destroyed_at_once() -> None:
    game = Scenario(
        you=Side(
            hand=[wave(destroy(each_player_chooses(1, CREATURES)))], mana=filler(fire=1), battle=["Corile", "Torcon"]
        ),
        opponent=Side(battle=["Corile", "Fear Fang"]),
    )
    game.use("Wave").expect(YOU, "choose", "Corile", "Torcon")
    game.choose(yours("Corile")).expect(OPPONENT, "choose", "Corile", "Fear Fang")
    assert game.zone(YOU, "battle") == ["Corile", "Torcon"]
    game.choose("Fear Fang")
    assert game.zone(YOU, "battle") == ["Torcon"] and game.zone(OPPONENT, "battle") == ["Corile"]


def test_in_the_opponents_turn_they_choose_first() -> None:
    burns = put_into_graveyard(each_player_chooses(1, CARDS.in_zone(MANA)))
    saur = creature("Saur", FIRE, 1, 1000, "Human", when_destroyed(burns))
    kill = wave(destroy(every(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(battle=[saur], mana=["Corile", "Torcon"]),
        opponent=Side(hand=[kill], mana=["Fear Fang", *filler(fire=1)]),
        turn=OPPONENT,
    )
    game.use(opponents("Wave"))
    assert game.player_asked == OPPONENT
    game.choose("Fear Fang").expect(YOU, "choose", "Corile", "Torcon")
    game.choose("Corile")
    assert "Corile" in game.zone(YOU, "graveyard") and "Fear Fang" in game.zone(OPPONENT, "graveyard")


def test_who_has_nothing_to_choose_chooses_nothing() -> None:
    game = Scenario(
        you=Side(hand=[wave(destroy(each_player_chooses(1, CREATURES)), if_you_do(draw(1)))], mana=filler(fire=1)),
        opponent=Side(battle=["Corile"]),
    )
    game.use("Wave")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert len(game.zone(YOU, "hand")) == 1


def test_as_many_are_taken_at_random_as_something_else() -> None:
    effect = discard(at_random(count(your(CREATURES)), your_opponents(CARDS.in_zone(HAND))))
    game = Scenario(
        you=Side(hand=[wave(effect)], mana=filler(fire=1), battle=["Corile", "Torcon"]),
        opponent=Side(hand=["Corile", "Fear Fang", "Torcon"]),
    )
    game.use("Wave")
    assert len(game.zone(OPPONENT, "hand")) == 1


def test_that_many_are_taken_at_random() -> None:
    game = Scenario(
        you=Side(
            hand=[
                wave(
                    discard(choose_any_number(your(CARDS.in_zone(HAND)))),
                    discard(at_random(THAT_MANY, your_opponents(CARDS.in_zone(HAND)))),
                ),
                "Corile",
                "Torcon",
            ],
            mana=filler(fire=1),
        ),
        opponent=Side(hand=["Corile", "Fear Fang", "Torcon"]),
    )
    game.use("Wave", yours("Corile")).enough()
    assert len(game.zone(OPPONENT, "hand")) == 2


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (destroy(each_player_chooses(1, your(CREATURES))), "each player chooses among their own cards"),
        (give_power(1000, each_player_chooses(1, CREATURES)), "for moving or tapping"),
        (may(destroy(each_player_chooses(1, CREATURES))), "can't decline"),
    ],
)
def test_what_players_cannot_choose_is_refused(effect: Effect, reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        tabulate([wave(effect)])
