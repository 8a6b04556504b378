"""Fushigiverse: summoned from the graveyard for a creature that goes to the mana zone (docs/keywords.md)."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    ACT_SUMMON,
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    NATURE,
    Card,
    DefinitionError,
    cant_leave,
    cost_less,
    costs_less_for_each,
    creature,
    draw,
    fushigiverse,
    may_summon_others_from,
    prohibits,
    when_leaves,
    when_put,
    your,
)
from sim.cards.words.keywords import Feature
from sim.games.scenario import YOU, Illegal, Scenario, Side, filler

BIG = creature("Big", DARKNESS | NATURE, 12, 9000, "Grancept", fushigiverse(8, DARKNESS | NATURE), when_put(draw(1)))
TORCON, CORILE = "Torcon", "Corile"  # they cost 2 and 5


def board(*battle: Card | str, mana: int = 5, **more: object) -> Scenario:
    """A turn of yours, with Big in the graveyard, half darkness and half nature mana."""
    lands = filler(darkness=mana - mana // 2, nature=mana // 2)
    return Scenario(you=Side(battle=[*battle], graveyard=[BIG], mana=lands, deck=[TORCON] * 5, **more))


@pytest.mark.phrase("fushigiverse")
def test_a_creature_goes_to_the_mana_zone_tapped_and_its_cost_is_paid_already() -> None:
    """8 less 5 are 3; the card that came is tapped, and pays nothing."""
    game = board(CORILE, mana=3)
    game.use("Big")
    assert game.zone(YOU, "battle") == ["Big"]
    assert game.zone(YOU, "mana").count(CORILE) == 1 and game.is_tapped(CORILE)
    assert len(game.zone(YOU, "hand")) == 1  # it was put


def test_it_is_summoned() -> None:
    """What forbids summoning forbids it."""
    ban = creature("Ban", FIRE, 3, 1000, "Human", prohibits(ACT_SUMMON, CREATURES))
    game = Scenario(
        you=Side(battle=[CORILE], graveyard=[BIG], mana=filler(darkness=3, nature=3)), opponent=Side(battle=[ban])
    )
    with pytest.raises(Illegal):
        game.use("Big")


@pytest.mark.parametrize(("mana", "allowed"), [([TORCON, CORILE], 3), ([TORCON], 6)])
def test_the_rest_of_the_cost_must_be_paid(mana: list[str], allowed: int) -> None:
    """Only creatures that leave a cost that mana can pay can be chosen."""
    for number in (allowed - 1, allowed):
        game = board(*mana, mana=number)
        if number < allowed:
            with pytest.raises(Illegal):
                game.use("Big")
        else:
            game.use("Big")
            assert "Big" in game.zone(YOU, "battle")


def test_the_player_chooses_the_creature() -> None:
    """The cheaper one for more mana, too."""
    game = board(TORCON, CORILE, mana=6)
    game.use("Big", TORCON)
    assert sorted(game.zone(YOU, "battle")) == ["Big", CORILE]
    assert len([card for card in game.zone(YOU, "mana") if card != TORCON]) == 6


def test_112_2a_each_civilization_is_paid_whatever_the_creature_costs() -> None:
    """112.2a: a card of each is tapped, even if nothing of the cost is left."""
    costly = creature("Costly", FIRE, 11, 1000, "Human")
    game = Scenario(you=Side(battle=[costly], graveyard=[BIG], mana=filler(darkness=2)))
    with pytest.raises(Illegal):
        game.use("Big")
    game = Scenario(you=Side(battle=[costly], graveyard=[BIG], mana=filler(darkness=2, nature=1), deck=[TORCON] * 3))
    game.use("Big")
    assert game.zone(YOU, "battle") == ["Big"]


def test_it_is_not_summoned_so_from_the_hand() -> None:
    """The ability is about the graveyard."""
    game = Scenario(you=Side(battle=[CORILE], hand=[BIG], mana=filler(darkness=3, nature=3)))
    with pytest.raises(Illegal):
        game.use("Big")


def test_what_cannot_leave_is_no_payment() -> None:
    """It would not be put into the mana zone."""
    stays = creature("Stays", FIRE, 6, 1000, "Human", cant_leave)
    with pytest.raises(Illegal):
        board(stays, mana=5).use("Big")


def test_other_reductions_count_too() -> None:
    """They add up with the cost of the creature."""
    cheap = creature("Cheap", FIRE, 1, 1000, "Human", cost_less(your(CREATURES), 2, 1))
    game = board(cheap, CORILE, mana=2)
    with pytest.raises(Illegal):
        board(CORILE, mana=2).use("Big")
    game.use("Big")
    assert "Big" in game.zone(YOU, "battle")


def test_601_1a_a_creature_that_lets_it_cost_less_may_be_the_one_that_is_put() -> None:
    """601.1a: what reduces the cost is decided as the summon is declared; the creature leaves later: 8 less 2 and 3."""
    cheap = creature("Cheap", FIRE, 3, 1000, "Human", cost_less(your(CREATURES), 2, 1))
    with pytest.raises(Illegal):
        board(cheap, mana=2).use("Big")
    game = board(cheap, mana=3)
    game.use("Big")
    assert game.zone(YOU, "battle") == ["Big"]
    assert game.is_tapped("Cheap")
    assert "Cheap" in game.zone(YOU, "mana") and len(game.zone(YOU, "mana")) == 4


CHEAPER = costs_less_for_each(your(CREATURES.in_zone(GRAVEYARD)), 1)
LENDER = creature("Lender", DARKNESS, 3, 1000, "Human", may_summon_others_from(CREATURES, GRAVEYARD))


@pytest.mark.parametrize(
    ("helper", "abilities", "cost"),
    [
        pytest.param(CORILE, [fushigiverse(9, DARKNESS), CHEAPER], 3, id="9 less 5, less 1 for Torcon"),
        pytest.param(LENDER, [CHEAPER], 8, id="9 less 1 for Torcon"),
    ],
)
def test_601_1a_a_card_has_left_the_graveyard_when_its_cost_is_determined(
    helper: Card | str, abilities: list[Feature], cost: int
) -> None:
    """601.1a: the other creatures there are counted, and not this one; what is offered can be paid."""
    counts = creature("Counts", DARKNESS, 9, 9000, "Grancept", *abilities)
    for mana in (cost - 1, cost):
        lands = filler(darkness=mana)
        game = Scenario(you=Side(battle=[helper], graveyard=[counts, TORCON], mana=lands, deck=[TORCON] * 5))
        if mana < cost:
            with pytest.raises(Illegal):
                game.use("Counts")
        else:
            game.use("Counts")
            assert "Counts" in game.zone(YOU, "battle")


def test_abilities_of_the_creature_that_leaves_trigger() -> None:
    """They wait until the summon is over."""
    leaver = creature("Leaver", FIRE, 5, 1000, "Human", when_leaves(draw(1)))
    game = board(leaver, mana=3)
    game.use("Big")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.parametrize("player", ["rush", "control", "general"])
def test_players_use_it_for_a_small_creature(player: str) -> None:
    """They give up a creature that is worth less."""
    game = Scenario(
        you=Side(battle=[CORILE], graveyard=[BIG], mana=filler(darkness=2, nature=2), deck=[TORCON] * 5),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert "Big" in game.zone(YOU, "battle")


def test_its_civilizations_are_those_of_the_card() -> None:
    """The engine asks for no others."""
    with pytest.raises(DefinitionError, match="not its civilizations"):
        tabulate([creature("Wrong", FIRE, 3, 1000, "Human", fushigiverse(4, DARKNESS))])
