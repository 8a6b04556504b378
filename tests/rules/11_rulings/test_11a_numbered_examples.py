"""Group 11A of the rules catalogue: the numbered examples of the declaration of usage, played with their cards.

In group 11 the attacking player is "you". A stand-in for a card that the library does not have, or whose facts are not
known, has the characteristics of its card and the ability that the ruling is about.
"""

import pytest

from sim.cards.words import CARDS, DARKNESS, FIRE, creature, discard, opponent_chooses, whenever_attacks, your_opponents
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side
from tests.rules.situations import BLACK_V, REDZONE, REDZONE_Z, THE_RED


@pytest.mark.rule("11.01", "7B.16", "8C.12", "10.04", "4.19")
def test_11_01_an_invasion_continues_the_same_attack() -> None:
    game = Scenario(
        you=Side(hand=[REDZONE], battle=[THE_RED]),
        opponent=Side(battle=["Fear Fang", "Burning Mane"], shields=3),
    )
    game.attack(THE_RED).declare(REDZONE)
    assert game.under(REDZONE) == [THE_RED]
    assert game.is_tapped(REDZONE)
    assert game.zone(OPPONENT, "battle") == ["Burning Mane"]
    # All three shields are broken: there was nothing to choose.
    assert game.zone(OPPONENT, "shields") == []
    assert game.turn_is_over


@pytest.mark.rule("11.02")
@pytest.mark.parametrize(
    ("first", "second", "shields"), [(REDZONE_Z, REDZONE, 1), (REDZONE, REDZONE_Z, 3)], ids=["Z first", "Z second"]
)
def test_11_02_two_redzones_are_declared_together_and_one_lands_on_the_other(
    first: str, second: str, shields: int
) -> None:
    """The attack is that of the top creature: three shields or two. Z puts another away only on The Red itself."""
    game = Scenario(you=Side(hand=[REDZONE, REDZONE_Z], battle=[THE_RED]), opponent=Side(shields=5))
    game.attack(THE_RED).expect(YOU, "declare", "no", REDZONE, REDZONE_Z).choose(REDZONE)
    game.expect(YOU, "declare", "no", REDZONE_Z).choose(REDZONE_Z)
    game.expect(YOU, "resolve", REDZONE, REDZONE_Z).choose(first)
    while game.asked == "resolve":
        game.choose(second)
    assert game.under(second) == [first, THE_RED]
    assert game.is_tapped(second)
    while game.asked in ("choose", "break", "resolve"):
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == shields


@pytest.mark.rule("11.03")
@pytest.mark.parametrize("first", [BLACK_V, REDZONE])
def test_11_03_the_black_v_and_redzone_do_both_in_either_order(first: str) -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V).declare(REDZONE).expect(YOU, "resolve", BLACK_V, REDZONE).choose(first)
    while game.asked == "resolve":
        game.choose(BLACK_V)
    assert game.under(REDZONE) == [BLACK_V]
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("11.03", "9.11")
@pytest.mark.parametrize("first", ["The Black Voice", REDZONE])
def test_11_03_an_attack_trigger_and_an_invasion_resolve_in_either_order(first: str) -> None:
    black_v = creature(
        "The Black Voice", FIRE | DARKNESS, 6, 6000, "Sonic Command",
        whenever_attacks(discard(opponent_chooses(1, your_opponents(CARDS.in_zone(zones.HAND))))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[REDZONE], battle=[black_v]), opponent=Side(hand=["Fear Fang"]))
    game.attack(black_v).declare(REDZONE)
    game.expect(YOU, "resolve", "The Black Voice", REDZONE).choose(first)
    if game.asked == "resolve":  # Redzone's own ability has triggered too
        game.choose("The Black Voice")
    assert game.under(REDZONE) == ["The Black Voice"]
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
