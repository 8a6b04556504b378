"""Segare and Babyponnosuke, which send a creature away as it would be put, and then go away themselves."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    MANA,
    Card,
    choose,
    creature,
    put,
    spell,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

SEGARE, PONNOSUKE = "Segare, Bei B", "Babyponnosuke"
CALL = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
CALL_TWO = spell("Call Two", FIRE, 1, put(choose(2, your(CREATURES.in_zone(HAND)))))


def _big(cost: int, name: str = "Big") -> Card:
    return creature(name, FIRE, cost, 1000, "Human")


def _put(cost: int, guards: list[str], **opponent: object) -> Scenario:
    """With three mana cards you put a creature of this cost."""
    you = Side(hand=[CALL, _big(cost)], mana=filler(fire=3), battle=["Torcon"])
    side = {"battle": guards, "deck": filler(3), **opponent}
    return Scenario(you=you, opponent=Side(**side)).use("Call")  # type: ignore[arg-type]


@pytest.mark.phrase("goes_to_mana_instead_of_battle")
@pytest.mark.parametrize(("cost", "sent"), [(4, True), (3, False)])
def test_segare_sends_what_costs_more_than_there_is_mana_and_goes_to_the_mana_zone(cost: int, sent: bool) -> None:
    game = _put(cost, [SEGARE])
    assert game.where("Big") == ("mana" if sent else "battle")
    assert game.where(SEGARE) == ("mana" if sent else "battle")
    assert (SEGARE in game.zone(OPPONENT, "mana")) is sent


def test_of_two_segares_one_goes() -> None:
    game = _put(4, [SEGARE, SEGARE])
    if game.player_asked == OPPONENT:
        game.choose(f"{SEGARE}#1")
    assert game.zone(OPPONENT, "battle") == [SEGARE] and game.zone(OPPONENT, "mana") == [SEGARE]


def test_segare_sends_a_creature_that_is_summoned() -> None:
    less = creature("Big", FIRE, 2, 1000, "Human")
    game = Scenario(you=Side(hand=[less], mana=filler(fire=2), battle=["Torcon"]), opponent=Side(battle=[SEGARE])).use(
        "Big"
    )
    assert game.where("Big") == "battle"


def test_segare_goes_to_the_mana_zone_though_the_creature_is_in_its_own_already() -> None:
    """409.2a: the creature does not move; what is done then does not depend on it."""
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.in_zone(MANA)))))
    you = Side(hand=[call], mana=[*filler(fire=2), _big(5)], battle=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=[SEGARE])).use("Call").choose("Big")
    assert game.where("Big") == "mana"
    assert game.where(SEGARE) == "mana"


def test_segare_does_not_care_for_its_own_player() -> None:
    you = Side(hand=[CALL, _big(9)], mana=filler(fire=1), battle=[SEGARE, "Torcon"])
    assert Scenario(you=you).use("Call").where("Big") == "battle"


@pytest.mark.phrase("goes_to_bottom_of_deck_instead_of_battle")
@pytest.mark.parametrize("jokers", [1, 2])
def test_ponnosuke_sends_to_the_bottom_of_the_deck_with_three_jokers_of_two_zones(jokers: int) -> None:
    more = [creature("Joker", FIRE, 1, 1000, "Jokers")] * jokers
    game = _put(4, [PONNOSUKE], mana=more)
    assert game.where("Big") == ("deck" if jokers == 2 else "battle")
    if jokers == 2:
        assert game.zone(YOU, "deck")[-1] == "Big" and game.zone(OPPONENT, "deck")[-1] == PONNOSUKE


def test_ponnosuke_does_nothing_in_its_players_turn() -> None:
    joker = creature("Joker", FIRE, 1, 1000, "Jokers")
    gift = spell("Gift", FIRE, 1, put(choose(1, your_opponents(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(
        you=Side(hand=[gift], mana=[*filler(fire=1), joker, joker], battle=[PONNOSUKE, "Torcon"]),
        opponent=Side(graveyard=[_big(4)], mana=filler(fire=3)),
    )
    assert game.use("Gift").where("Big") == "battle"


@pytest.mark.parametrize("name", [SEGARE, PONNOSUKE])
def test_they_cannot_attack(name: str) -> None:
    game = Scenario(you=Side(battle=[name, "Torcon"]), opponent=Side(shields=1))
    assert not game.can_choose(name)
