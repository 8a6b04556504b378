"""What forbids cards to leave a zone, to be used from there, or to be put into the battle zone from there, played."""

import pytest

from sim.cards.words import NATURE, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import card

APLE = card("""
    Keeper
    Creature - nature - cost 2 - power 3000 - Gransect
    Cards can't leave your opponent's mana zone.
""")
SILENCER = card("""
    Silencer
    Creature - nature - cost 2 - power 3000 - Gransect
    Your opponent can't cast spells from their graveyard or mana zone.
""")
WARDEN = card("""
    Warden
    Creature - light - cost 3 - power 3000 - Armored Fire Bird
    Your opponent can't put cards into the battle zone from anywhere except their hand or deck.
""")
USHER = card("""
    Usher
    Creature - light - cost 3 - power 3000 - Armored Fire Bird
    Your opponent can't use cards from anywhere except their hand or deck.
""")
GATE = card("""
    Gatekeeper
    Creature - light - cost 2 - power 2000 - Metallica
    Players can't put creatures into the battle zone from anywhere except their hands.
""")
RISER = card(
    "Riser\nCreature - nature - cost 2 - power 2000 - Human\nYou may summon this creature from your mana zone."
)
GHOST = card(
    "Ghost\nCreature - darkness - cost 2 - power 2000 - Human\nYou may summon this creature from your graveyard."
)
LIFT = card("Lift\nSpell - nature - cost 1\nReturn a card from your mana zone to your hand.")
RAZE = card("Raze\nSpell - nature - cost 1\nPut a card from your opponent's mana zone into their graveyard.")
CALL = card("Call\nSpell - nature - cost 1\nPut a creature from your mana zone into the battle zone.")
FIND = card(
    "Find\nSpell - nature - cost 1\nReveal the top card of your deck. If that card is a creature, put it into the \
battle zone."
)
ECHO = card("Echo\nSpell - water - cost 1\nCast a spell from your graveyard for no cost.")
THINK = card("Think\nSpell - water - cost 1\nDraw a card.")
AGAIN = card("Again\nSpell - water - cost 1\nYou may cast this spell from your mana zone.\nDraw a card.")
PLAIN = creature("Plain", NATURE, 2, 2000, "Human")
HAND = card("Help\nSpell - nature - cost 1\nPut a creature from your hand into the battle zone.")


@pytest.mark.phrase("ACT_LEAVE_MANA")
def test_cards_cant_leave_the_mana_zone() -> None:
    """Neither by its owner's effects nor by those of the other player, and none is used from there."""
    game = Scenario(you=Side(hand=[LIFT, CALL, PLAIN], mana=[*filler(nature=2), RISER]), opponent=Side(battle=[APLE]))
    assert game.refused("Riser") == "Keeper keeps it in the mana zone"
    game.use("Lift", "Riser")
    assert game.zone(YOU, "hand") == ["Call", "Plain"] and len(game.zone(YOU, "mana")) == 3
    game.use("Call", "Riser")
    assert game.zone(YOU, "battle") == [] and "Riser" in game.zone(YOU, "mana")
    game = Scenario(you=Side(hand=[RAZE], mana=filler(nature=1), battle=[APLE]), opponent=Side(mana=[PLAIN]))
    game.use("Raze")
    assert game.zone(OPPONENT, "mana") == ["Plain"]


def test_cards_of_its_own_player_leave_the_mana_zone() -> None:
    game = Scenario(you=Side(hand=[LIFT], battle=[APLE], mana=[*filler(nature=1), RISER]))
    game.use("Lift", "Riser")
    assert game.zone(YOU, "hand") == ["Riser"]


def test_no_creature_is_put_on_one_of_a_mana_zone_that_cards_cant_leave() -> None:
    evolved = card(
        "Evolved\nEvolution Creature - nature - cost 1 - power 5000 - Human\nMana Evolution: Put on a nature \
creature in your mana zone."
    )
    game = Scenario(you=Side(hand=[evolved], mana=[PLAIN]), opponent=Side(battle=[APLE]))
    assert game.refused("Evolved")
    assert not Scenario(you=Side(hand=[evolved], mana=[PLAIN])).refused("Evolved")


def test_the_hand_goes_into_a_mana_zone_that_cards_cant_leave() -> None:
    swap = card(
        "Swap\nSpell - water - cost 1\nPut all cards from your mana zone into your hand and at the same time all \
cards from your hand into your mana zone tapped."
    )
    game = Scenario(you=Side(hand=[swap, THINK], mana=[*filler(water=1), PLAIN]), opponent=Side(battle=[APLE]))
    game.use("Swap")
    assert game.zone(YOU, "hand") == [] and game.zone(YOU, "mana")[1:] == ["Plain", "Think"]


@pytest.mark.phrase("ACT_CAST_FROM_THERE")
def test_spells_cant_be_cast_from_the_graveyard_or_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=[ECHO, THINK], graveyard=[THINK], mana=[*filler(water=2), AGAIN, RISER]),
        opponent=Side(battle=[SILENCER]),
    )
    assert game.refused("Again") == "Silencer forbids using it from the mana zone" and not game.refused("Think#1")
    game.use("Echo")
    assert game.zone(YOU, "hand") == ["Think"]
    game = Scenario(you=Side(hand=[ECHO], graveyard=[THINK], mana=[*filler(water=1), AGAIN]))
    assert not game.refused("Again")
    assert len(game.use("Echo").zone(YOU, "hand")) == 1


def test_creatures_are_summoned_from_there_nevertheless() -> None:
    game = Scenario(you=Side(mana=[*filler(nature=1), RISER]), opponent=Side(battle=[SILENCER]))
    assert not game.refused("Riser")


@pytest.mark.phrase("ACT_PUT_FROM_OUTSIDE")
def test_cards_are_put_from_the_hand_and_the_deck_alone() -> None:
    game = Scenario(
        you=Side(
            hand=[CALL, FIND, HAND, PLAIN, PLAIN], mana=[*filler(nature=3), RISER], graveyard=[GHOST], deck=[PLAIN]
        ),
        opponent=Side(battle=[WARDEN]),
    )
    assert game.refused("Riser") and game.refused("Ghost")
    game.use("Call", "Riser")
    assert game.zone(YOU, "battle") == []
    game.use("Find").use("Help", "Plain")
    assert game.zone(YOU, "battle") == ["Plain", "Plain"]


@pytest.mark.phrase("ACT_PUT_FROM_ELSEWHERE")
def test_creatures_are_put_from_the_hand_alone_whosever_they_are() -> None:
    for side in ({"you": Side(battle=[GATE])}, {"opponent": Side(battle=[GATE])}):
        mine = Side(
            hand=[CALL, FIND, HAND, PLAIN, PLAIN],
            mana=[*filler(nature=3), RISER],
            graveyard=[GHOST],
            deck=[PLAIN],
            battle=[GATE] if "you" in side else [],
        )
        game = Scenario(you=mine, opponent=side.get("opponent", Side()))
        assert game.refused("Riser") and game.refused("Ghost")
        before = len(game.zone(YOU, "battle"))
        game.use("Call", "Riser").use("Find")
        assert len(game.zone(YOU, "battle")) == before
        game.use("Help", "Plain")
        assert len(game.zone(YOU, "battle")) == before + 1


@pytest.mark.phrase("ACT_USE_FROM_OUTSIDE")
def test_cards_are_used_from_the_hand_and_the_deck_alone() -> None:
    game = Scenario(
        you=Side(
            hand=[ECHO, CALL, PLAIN],
            graveyard=[THINK, GHOST],
            mana=[*filler(water=1, nature=1, darkness=1), AGAIN, RISER],
        ),
        opponent=Side(battle=[USHER]),
    )
    assert game.refused("Riser") and game.refused("Ghost") and game.refused("Again")
    assert not game.refused("Plain")
    game.use("Echo")
    assert game.zone(YOU, "hand") == ["Call", "Plain"]
    game.use("Call", "Riser")  # that is no use of it
    assert game.zone(YOU, "battle") == ["Riser"]


def test_shield_triggers_are_used_from_the_hand() -> None:
    game = Scenario(you=Side(battle=[USHER, WARDEN, GATE]), opponent=Side(shields=["Terror Pit", "Aqua Surfer"]))
    game.attack("Usher").choose("Terror Pit").declare("Terror Pit").choose("Usher")
    assert game.zone(YOU, "battle") == ["Warden", "Gatekeeper"]
    game.attack("Warden").declare("Aqua Surfer")
    assert game.zone(OPPONENT, "battle") == ["Aqua Surfer"]
