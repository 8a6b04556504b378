"""Cyclone, Evo Charger and Mugen Climb (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    GRAVEYARD,
    WATER,
    choose,
    creature,
    draw,
    goes_to_deck_bottom_after_casting,
    may,
    mugen_climb,
    mugen_climb_of_spell,
    put,
    put_under,
    spell,
    when_put,
    your,
)
from sim.games.scenario import YOU, Scenario, Side, filler, pile, sick, tapped
from tests.rules.situations import BYSTANDER

EVOLVED = pile("Crystal Lancer", "Aqua Hulcus")
SOLDIER = creature("Soldier", WATER, 1, 1000, "")
PAGE = creature("Page", WATER, 1, 1000, "", when_put(may(put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))))
NOTE = spell("Note", WATER, 1, draw(1))


def in_play(card: object, you: Side) -> Scenario:
    """You can cast the card."""
    side = Side(hand=[card, *you.hand], mana=filler(water=12), battle=[*you.battle, BYSTANDER], graveyard=you.graveyard)
    return Scenario(you=side)


@pytest.mark.rule("10.19")
def test_10_19_what_is_put_without_being_used_does_not_come_between() -> None:
    """The last card that was used counts: the creature that the summoned one puts is not summoned."""
    game = in_play("Brain Cyclone", Side(hand=[PAGE], graveyard=["Corile"]))
    game.use("Page", "Corile").use("Brain Cyclone")
    assert game.where("Brain Cyclone") == "hand"
    again = game.use("Brain Cyclone")
    assert again.where("Brain Cyclone") == "graveyard"  # the spell itself was cast in between


@pytest.mark.rule("10.19")
def test_10_19_a_creature_summoned_in_an_earlier_turn_does_not_count() -> None:
    game = in_play("Brain Cyclone", Side(hand=[SOLDIER])).use("Soldier").next_turn().next_turn()
    game.until("use a card").use("Brain Cyclone")
    assert game.where("Brain Cyclone") == "graveyard"


@pytest.mark.phrase("your_spells_have_cyclone")
@pytest.mark.rule("10.19")
@pytest.mark.parametrize("summons", [True, False])
def test_10_19_fuuma_raberis_gives_cyclone_to_each_spell_of_its_player(summons: bool) -> None:
    game = in_play(NOTE, Side(hand=[SOLDIER], battle=["Fuuma Raberis"]))
    if summons:
        game.use("Soldier")
    game.use("Note")
    assert game.where("Note") == ("hand" if summons else "graveyard")


@pytest.mark.rule("10.18")
def test_10_18_a_creature_put_under_an_evolution_leaves_with_it() -> None:
    """801.2: it is a part of that creature."""
    game = Scenario(
        you=Side(hand=["Invincible EVO Charger"], mana=[*filler(water=4), "Torcon"], battle=[EVOLVED]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    game.use("Invincible EVO Charger").choose("Torcon").next_turn()
    game.until("use a card").use("Terror Pit")
    assert sorted(game.zone(YOU, "graveyard")) == ["Aqua Hulcus", "Crystal Lancer", "Torcon"]


@pytest.mark.rule("10.18")
def test_10_18_without_an_evolution_creature_an_evo_charger_is_a_charger() -> None:
    game = in_play("Invincible EVO Charger", Side()).use("Invincible EVO Charger")
    assert game.where("Invincible EVO Charger") == "mana"
    game.expect(YOU, "attack with")


@pytest.mark.phrase("put_under")
def test_801_2_a_card_is_put_under_a_creature_of_its_player() -> None:
    """801.2."""
    tucker = spell(
        "Tucker", WATER, 1, put_under(choose(1, your(CARDS.in_zone(GRAVEYARD))), your(CREATURES.evolution()))
    )
    game = Scenario(
        you=Side(hand=[tucker], mana=filler(water=1), graveyard=["Corile"], battle=[EVOLVED, BYSTANDER]),
    )
    game.use("Tucker")
    assert game.under("Crystal Lancer") == ["Aqua Hulcus", "Corile"]
    assert game.zone(YOU, "graveyard") == ["Tucker"]


# --- Mugen Climb ---
@pytest.mark.phrase("mugen_climb")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_601_1a_mugen_climb_taps_creatures_and_costs_its_number_from_hand_or_graveyard(zone: str) -> None:
    """601.1a: another cost; creatures that have just come can be tapped for it."""
    climber = creature("Climber", WATER, 7, 5000, "Team Zero", mugen_climb(2, WATER))
    there = {zone: [climber]}
    game = Scenario(you=Side(**there, mana=filler(water=2), battle=[BYSTANDER, sick("Torcon"), "Fear Fang"]))
    game.use("Climber").choose("Torcon").choose("Fear Fang")
    assert game.where("Climber") == "battle"
    assert (game.is_tapped("Torcon"), game.is_tapped("Fear Fang"), game.is_tapped("Bystander")) == (True, True, False)
    assert game.untapped_mana(YOU) == 0
    poor = Scenario(you=Side(**there, mana=filler(water=2), battle=[BYSTANDER, tapped("Torcon")]))
    assert poor.refused("Climber") != ""


@pytest.mark.phrase("mugen_climb_of_spell")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_601_1a_mugen_climb_of_a_spell_from_hand_or_graveyard(zone: str) -> None:
    """601.1a."""
    dream = spell("Dream", WATER, 9, mugen_climb_of_spell(2, WATER), goes_to_deck_bottom_after_casting, draw(1))
    there = {zone: [dream]}
    creatures = [BYSTANDER, sick("Torcon"), tapped("Fear Fang")]
    game = Scenario(you=Side(**there, mana=filler(water=2), battle=[*creatures, "Corile"], deck=["Burning Mane"]))
    game.use("Dream").choose("Bystander").choose("Torcon")
    assert game.is_tapped("Bystander") and game.is_tapped("Torcon")
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "hand") == ["Burning Mane"]
    assert game.zone(YOU, "deck")[-1] == "Dream"
    assert Scenario(you=Side(**there, mana=filler(water=1), battle=creatures)).refused("Dream") != ""
