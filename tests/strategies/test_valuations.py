"""What the scripted players think that cards, effects and attacks are worth, in positions where one answer is right."""

from typing import Final

import pytest

from sim.cards.words import NATURE, creature
from sim.engine.record.codes import log, steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, sick, tapped

PLAYERS: Final = ("rush", "control", "general")
EACH: Final = pytest.mark.parametrize("player", PLAYERS)


def is_cast(spell: str, player: str, you: Side, opponent: Side) -> bool:
    """Whether the player, who has nothing else to do, casts the spell of its hand."""
    game = Scenario(you=you, opponent=opponent, you_are=player, opponent_is=player)
    return spell not in game.zone(YOU, "hand")


def attacked(game: Scenario) -> list[int]:
    """The attacks so far: the attacked creature, or -1 for the player."""
    return [event[3] for event in game.session.events if event[0] == log.ATTACK]


# --- Changes of zones -----------------------------------------------------------------------------------------
@EACH
@pytest.mark.parametrize(
    ("spell", "mana"),
    [
        ("Mana Nexus", filler(nature=6)),  # own mana, for a shield
        ("Mana Crisis", filler(nature=4)),  # the opponent's mana
        ("Reap and Sow", filler(fire=3, nature=3)),
        ("Cataclysmic Eruption", filler(fire=4, nature=4)),  # as much of it as there are creatures
        ("Dimension Gate", filler(nature=3)),  # a card that is shown before it is taken
        ("Logic Cube", filler(light=3)),
        ("Crystal Memory", filler(water=4)),
        ("Rainbow Stone", filler(nature=4)),  # a card of the deck as mana
        ("Faerie Life", filler(nature=2)),
        ("Mystic Dreamscape", filler(water=9)),  # mana cards that are many, for the hand
    ],
)
def test_a_spell_that_gains_something_is_cast(player: str, spell: str, mana: list[str]) -> None:
    """With the mana for it and nothing else to do."""
    you = Side(
        hand=[spell, "Invincible Abyss"], mana=mana, battle=["Fear Fang"], shields=3, deck=["Corile", "Terror Pit"]
    )
    assert is_cast(spell, player, you, Side(battle=["Bolshack Dragon"], mana=4, shields=5))


@EACH
@pytest.mark.parametrize(
    ("spell", "mana"),
    [("Mana Crisis", filler(nature=4)), ("Screw Rocket", filler(fire=7)), ("Cosmic Wing", filler(light=3))],
)
def test_a_spell_that_finds_nothing_is_kept(player: str, spell: str, mana: list[str]) -> None:
    """No mana of the opponent's, no cross gear, no blocker in the way."""
    you = Side(hand=[spell, "Bolshack Dragon"], mana=mana, battle=["Fear Fang"], shields=3)
    assert not is_cast(spell, player, you, Side(battle=["Bolshack Dragon"], shields=5))


@EACH
def test_a_search_that_could_empty_the_deck_is_not_made(player: str) -> None:
    you = Side(hand=["Dimension Gate"], mana=filler(nature=3), deck=exactly("Corile", "Corile"), shields=3)
    assert not is_cast("Dimension Gate", player, you, Side(shields=5))


@EACH
@pytest.mark.parametrize("trigger", ["Mana Nexus", "Mana Crisis"])
def test_a_shield_trigger_that_gains_something_is_declared(player: str, trigger: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"], mana=4),
        opponent=Side(shields=[trigger, "Corile", "Corile"], mana=5),
        opponent_is=player,
    )
    game.attack("Fear Fang").choose("shield 1")
    assert trigger in game.zone(OPPONENT, "graveyard")


@EACH
@pytest.mark.parametrize(("own", "given_up"), [("Bronze-Arm Tribe", True), ("Bolshack Dragon", False)])
def test_an_own_creature_is_given_up_where_what_follows_is_worth_more(player: str, own: str, given_up: bool) -> None:
    """Dark Soul Creation draws three cards for a creature: not for a large one."""
    side = Side(hand=["Dark Soul Creation"], mana=filler(darkness=4), battle=[own], shields=3)
    game = Scenario(you=side, opponent=Side(battle=["Bolshack Dragon"], shields=5), you_are=player)
    assert (own in game.zone(YOU, "graveyard")) == given_up
    assert len(game.zone(YOU, "hand")) == (3 if given_up else 1)


@EACH
def test_a_creature_that_does_nothing_more_becomes_mana_while_there_is_little(player: str) -> None:
    """Pangaea's Song, with one mana card: Bronze-Arm Tribe has done what it is played for."""
    for mana, cast in ((1, True), (8, False)):
        you = Side(hand=["Pangaea's Song"], mana=filler(nature=mana), battle=[tapped("Bronze-Arm Tribe")], shields=3)
        assert is_cast("Pangaea's Song", player, you, Side(shields=5)) == cast


@EACH
def test_hands_are_drawn_again_if_the_own_one_cannot_be_played(player: str) -> None:
    """Cyclone Panic, with three mana cards."""
    for others, cast in ((["Invincible Abyss"] * 3, True), (["Fear Fang"] * 3, False)):
        you = Side(hand=["Cyclone Panic", *others], mana=filler(fire=3), shields=3)
        assert is_cast("Cyclone Panic", player, you, Side(shields=5)) == cast


# --- Evolution creatures and their bases ----------------------------------------------------------------------
def charged(game: Scenario) -> list[str]:
    """The cards charged so far."""
    return [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.CHARGE]


@EACH
def test_a_card_that_can_be_played_is_kept_rather_than_an_evolution_without_a_base(player: str) -> None:
    """Crystal Paladin could be paid for with the next mana card, and has no creature to be put on."""
    side = Side(hand=["Crystal Paladin", "Marine Flower", "Corile"], mana=filler(water=3), shields=3)
    game = Scenario(you=side, you_are=player, step=steps.CHARGE)
    assert charged(game) != ["Marine Flower"]


@EACH
def test_the_only_base_of_an_evolution_creature_is_kept(player: str) -> None:
    side = Side(hand=["Crystal Paladin", "Aqua Hulcus", "Corile"], mana=filler(water=2), shields=3)
    game = Scenario(you=side, you_are=player, step=steps.CHARGE)
    assert charged(game) == ["Corile"]


# --- Creatures for a while ------------------------------------------------------------------------------------
@EACH
def test_power_goes_to_a_creature_that_can_attack(player: str) -> None:
    """Bolshack Dragon is the larger creature, and came this turn."""
    game = Scenario(
        you=Side(
            hand=["Colossus Boost"], mana=filler(fire=1), battle=[sick("Bolshack Dragon"), "Fear Fang"], shields=3
        ),
        opponent=Side(battle=[tapped("Bolshack Dragon")], shields=5),
        you_are=player,
    )
    assert "Bolshack Dragon" in game.zone(OPPONENT, "graveyard")


@EACH
def test_a_creature_is_exposed_to_an_attack_that_it_loses(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Chaos Strike"], mana=filler(fire=2), battle=["Bolshack Dragon"], shields=3),
        opponent=Side(battle=["Bolmeteus Steel Dragon", "Corile", "Burning Mane"], shields=5),
        you_are=player,
    )
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


# --- Targets, and attacks into blockers -----------------------------------------------------------------------
@EACH
def test_removal_takes_what_can_attack_rather_than_what_cannot(player: str) -> None:
    """Phantom Fish has more power and cannot attack."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), shields=3),
        opponent=Side(battle=["Phantom Fish", "Fear Fang"], shields=5),
        you_are=player,
    )
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


@EACH
@pytest.mark.parametrize(("cost", "attacks"), [(3, False), (1, True)])
def test_a_creature_attacks_into_a_blocker_of_its_power_only_if_it_is_the_cheaper_one(
    player: str, cost: int, attacks: bool
) -> None:
    """Hunter Fish has 3000 power and costs 2: the opponent blocks if it gains by the trade."""
    game = Scenario(
        you=Side(battle=[creature("Attacker", NATURE, cost, 3000, "Beast Folk")], shields=3),
        opponent=Side(battle=["Hunter Fish"], shields=5),
        you_are=player,
        opponent_is=player,
    )
    assert attacked(game) == ([-1] if attacks else [])
