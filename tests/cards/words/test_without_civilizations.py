"""Joe Star of Hope: no card of the game has a civilization while it is in the battle zone (203.1, 112.2)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    blocker,
    choose,
    creature,
    ignore_abilities,
    spell,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile

JOE = "Joe Star of Hope"
GODS = ["Aku, Ultimate God", "Zen, Transcendent God"]


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION")
def test_any_mana_pays_any_cost_of_both_players() -> None:
    for battle, refused in (([JOE], ""), ([], "no darkness mana")):
        you = Side(hand=["Terror Pit"], mana=filler(fire=6), battle=battle)
        game = Scenario(you=you, opponent=Side(battle=["Corile"]))
        assert game.refused("Terror Pit") == refused
    theirs = Scenario(
        you=Side(battle=[JOE, "Corile"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(fire=6)),
        turn=OPPONENT,
    )
    theirs.use("Terror Pit")
    assert theirs.zone(YOU, "battle") == [JOE]


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION")
def test_nothing_is_of_a_civilization_in_any_zone() -> None:
    you = Side(hand=["Vacuum Gel"], mana=filler(fire=4), battle=[JOE])
    game = Scenario(you=you, opponent=Side(battle=["La Ura Giga, Sky Guardian"]))  # light
    game.use("Vacuum Gel")
    assert game.zone(OPPONENT, "battle") == ["La Ura Giga, Sky Guardian"]
    on_hand = Side(
        hand=["Terror Pit"],
        mana=filler(fire=6),
        battle=[JOE, pile("Alcadeias, Lord of Spirits", "Urth, Purifying Elemental")],
    )
    assert Scenario(you=on_hand, opponent=Side(battle=["Corile"])).refused("Terror Pit") != ""  # a non-light spell


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION")
@pytest.mark.parametrize("with_joe", [False, True])
def test_a_card_of_several_civilizations_is_put_into_mana_untapped(with_joe: bool) -> None:
    """405.1 asks for the civilizations that it has now."""
    both = creature("Both", FIRE | NATURE, 2, 2000, "Human")
    one = creature("One", LIGHT, 3, 1000, "Human")
    you = Side(hand=[both], battle=[JOE, one] if with_joe else [one])
    game = Scenario(you=you, turn=OPPONENT).next_turn()
    game.until("charge mana").choose("Both")
    assert game.is_tapped("Both") != with_joe


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION")
def test_they_have_their_civilizations_again_when_it_leaves() -> None:
    you = Side(
        hand=["Cyberdice Vegas, Gambling Expert of D", "Terror Pit"],
        mana=filler(fire=11),
        battle=[JOE, "Corile"],
    )
    game = Scenario(you=you, opponent=Side(battle=["Corile"]))
    assert game.refused("Terror Pit") == ""
    game.use("Cyberdice Vegas, Gambling Expert of D")  # another D2 field (703.4l)
    assert game.zone(YOU, "graveyard") == [JOE]
    assert game.refused("Terror Pit") == "no darkness mana"


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION")
def test_gods_link_and_a_twinpact_stays_one_card() -> None:
    you = Side(hand=[GODS[1]], mana=filler(fire=11), battle=[JOE, GODS[0]])
    game = Scenario(you=you)
    game.use(GODS[1]).choose(GODS[0])
    assert len(game.zone(YOU, "battle")) == 2
    both = "Deal, Mechanic / 「Today's Lucky Number!」"
    twin = Scenario(you=Side(hand=[both], mana=filler(fire=9), battle=[JOE]), opponent=Side(battle=["Corile"]))
    assert twin.refused(both) == ""


@pytest.mark.phrase("NO_CARD_HAS_A_CIVILIZATION", "ignore_abilities")
def test_a_creature_may_lose_its_civilizations_and_its_abilities() -> None:
    guard = creature("Guard", LIGHT, 3, 4000, "Guardian", blocker)
    silence = spell("Silence", FIRE, 1, ignore_abilities(choose(1, your_opponents(CREATURES))))
    you = Side(
        hand=[silence, "Vacuum Gel", "Vacuum Gel", "Cyberdice Vegas, Gambling Expert of D"],
        mana=filler(fire=10, darkness=4),
        battle=[JOE, "Corile"],
    )
    game = Scenario(you=you, opponent=Side(battle=[guard]))
    game.use(silence)
    assert not game.has("Guard", keywords.BLOCKER)
    game.use("Vacuum Gel")  # nothing is of light
    assert game.zone(OPPONENT, "battle") == ["Guard"]
    game.use("Cyberdice Vegas, Gambling Expert of D")  # Joe leaves
    assert not game.has("Guard", keywords.BLOCKER)
    game.use("Vacuum Gel")
    assert game.zone(OPPONENT, "battle") == []
