"""Where an ability works that uses its own card (110.4): in a zone that it names, or wherever it may be used from."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    LIGHT,
    MANA,
    YOU_HAVE_NO_SHIELDS,
    Card,
    attack_chance,
    creature,
    draw,
    kirifudash,
    may_cast_from,
    may_summon_for_no_cost,
    may_summon_others_from,
    revolution_zero_trigger_of_spell,
    spell,
    strike_back,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.rules.situations import HAYABUSAMARU, REDZONE

VEN = "Grateful Ven, Connected Breaker Horror"
FARMER = creature("Farmer", FIRE, 3, 1000, "", may_summon_others_from(CREATURES, MANA))
DIGGER = creature("Digger", FIRE, 3, 1000, "", may_summon_others_from(CREATURES, GRAVEYARD))


def test_110_4d_a_shinobi_strikes_from_the_mana_zone_if_it_may_be_summoned_from_there() -> None:
    """110.4d, official answer of 2021-06-25."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]),
        opponent=Side(battle=[tapped(VEN)], mana=[HAYABUSAMARU, *filler(light=4)], shields=3),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", HAYABUSAMARU).declare(HAYABUSAMARU)
    assert (game.where(HAYABUSAMARU), game.untapped_mana(OPPONENT)) == ("battle", 4)
    game.choose(HAYABUSAMARU).block().choose("Filler").end_turn()
    assert game.zone(OPPONENT, "deck")[-1] == HAYABUSAMARU


def test_110_4d_no_shinobi_strikes_from_the_mana_zone_without_such_a_card() -> None:
    """110.4d, item 3.19: cards in the mana zone do nothing else."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(mana=[HAYABUSAMARU, *filler(light=4)], shields=3))
    game.attack("Fear Fang").expect(YOU, "break")


def test_110_4d_the_summon_of_a_turn_from_the_mana_zone_is_used_up_by_a_ninja_strike() -> None:
    """110.4d: Grateful Ven allows one in each turn; at the second attack nothing can be declared."""
    mana = [HAYABUSAMARU, HAYABUSAMARU, *filler(light=4)]
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(battle=[tapped(VEN)], mana=mana, shields=3))
    game.attack("Fear Fang").declare(HAYABUSAMARU).choose(HAYABUSAMARU).block().choose("Filler")
    game.attack("Torcon").expect(OPPONENT, "block with", "no", HAYABUSAMARU)
    game.block().choose("Filler").next_turn().next_turn().until("charge mana").decline().attack("Fear Fang")
    game.expect(OPPONENT, "declare", "no", HAYABUSAMARU)


@pytest.mark.parametrize(
    ("zone", "helper", "works"), [(MANA, FARMER, True), (GRAVEYARD, DIGGER, True), (GRAVEYARD, FARMER, False)]
)
def test_110_4d_a_shinobi_strikes_from_the_zone_that_is_allowed(zone: int, helper: Card, works: bool) -> None:
    """110.4d."""
    mana = [*filler(light=4), *([HAYABUSAMARU] if zone == MANA else [])]
    graveyard = [HAYABUSAMARU] if zone == GRAVEYARD else []
    side = Side(battle=[tapped(helper)], mana=mana, graveyard=graveyard, shields=3)
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=side)
    game.attack("Fear Fang")
    assert (game.asked == "declare") == works


@pytest.mark.parametrize("zone", [GRAVEYARD, MANA])
def test_110_4d_an_attack_chance_works_where_the_spell_may_be_cast_from(zone: int) -> None:
    """110.4d."""
    chance = spell("Chance", FIRE, 3, attack_chance(CREATURES), may_cast_from(zone), draw(1))
    mana = [chance] if zone == MANA else []
    graveyard = [chance] if zone == GRAVEYARD else []
    game = Scenario(you=Side(battle=["Fear Fang"], mana=mana, graveyard=graveyard, deck=["Torcon"]))
    game.attack("Fear Fang").expect(YOU, "declare", "no", "Chance").declare("Chance")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_110_4d_an_attack_chance_of_a_spell_in_the_graveyard_does_nothing() -> None:
    """110.4d."""
    chance = spell("Chance", FIRE, 3, attack_chance(CREATURES), draw(1))
    game = Scenario(you=Side(battle=["Fear Fang"], graveyard=[chance]), opponent=Side(shields=2))
    game.attack("Fear Fang").expect(YOU, "break")


def test_110_4d_a_revolution_0_trigger_works_where_the_spell_may_be_cast_from() -> None:
    """110.4d."""
    last = spell("Last", LIGHT, 3, revolution_zero_trigger_of_spell, may_cast_from(GRAVEYARD), draw(1))
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(graveyard=[last], shields=0, deck=["Torcon"]))
    game.attack("Fear Fang").declare("Last")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


def test_110_4d_kirifudash_works_in_the_mana_zone_and_its_card_can_pay_for_itself() -> None:
    """110.4d, 601.1c."""
    dash = creature("Dash", FIRE, 5, 1000, "", kirifudash(2))
    game = Scenario(you=Side(battle=["Fear Fang", FARMER], mana=[dash, *filler(fire=1)]), opponent=Side(shields=2))
    game.attack("Fear Fang").choose("Filler").declare("Dash")
    assert (game.where("Dash"), game.untapped_mana(YOU)) == ("battle", 0)


def test_110_4d_a_strike_back_works_in_the_mana_zone() -> None:
    """110.4d."""
    back = creature("Back", FIRE, 5, 1000, "", strike_back(CARDS.civilization(FIRE)))
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(FARMER)], mana=[back], shields=["Crimson Rifle"])
    )
    game.attack("Fear Fang").declare("Back")
    assert (game.where("Back"), game.where("Crimson Rifle")) == ("battle", "graveyard")


@pytest.mark.parametrize("helper", [FARMER, VEN])
def test_110_4d_a_creature_of_the_mana_zone_is_summoned_for_no_cost_as_its_own_text_says(helper: Card | str) -> None:
    """110.4d: by Grateful Ven one in each turn, whether its cost is paid or not."""
    zero = creature("Zero", FIRE, 9, 1000, "", may_summon_for_no_cost(YOU_HAVE_NO_SHIELDS))
    game = Scenario(you=Side(battle=[helper], mana=[zero, zero], shields=0))
    game.use("Zero")
    assert (game.zone(YOU, "battle").count("Zero"), game.untapped_mana(YOU)) == (1, 1)
    assert ("Zero" in game.options) == (helper is FARMER)


def test_110_4b_invasion_names_the_hand_and_works_only_there() -> None:
    """110.4b."""
    game = Scenario(you=Side(battle=["Fear Fang", FARMER], mana=[REDZONE]), opponent=Side(shields=2))
    game.attack("Fear Fang").expect(YOU, "break")
