"""Judgment Emblems, which go onto a shield face up, and Sabaki Z (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CARDS,
    FIRE,
    GRAVEYARD,
    LIGHT,
    SHIELDS,
    at_least,
    cast_for_no_cost,
    choose,
    count,
    creature,
    draw,
    every,
    evolves_from,
    goes_onto_shield_after_casting,
    put_on_shield,
    return_shields,
    sabaki_z,
    shield_trigger,
    spell,
    when,
    when_put,
    your,
    your_opponents,
)
from sim.cards.words.descriptions import CREATURES, SPELLS
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, face_up, filler, fortified, pile

MASK, TENSEI, TAMASHII = "Furious Broken Mask Judgment", "Tenseino Seisai Zett", "Tamashiugatsu Kouseino Seisai Zett"
THUNDER = "Condemning Thunder Mask's Judgment"


@pytest.mark.rule("10.46", "6B.34")
@pytest.mark.phrase("goes_onto_shield_after_casting")
def test_10_46_an_emblem_cast_from_the_hand_goes_onto_a_shield_face_up() -> None:
    game = Scenario(
        you=Side(hand=[MASK], mana=filler(light=2), shields=["Corile", "Fear Fang"], battle=["Torcon"]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    game.use(MASK)
    game.expect(YOU, "choose", "Corile", "Fear Fang")
    game.choose("Fear Fang")
    assert game.zone(YOU, "shields") == ["Corile", "Fear Fang"]  # the stack is one shield
    assert game.under("Fear Fang") == [MASK]
    assert game.is_face_up(MASK)
    assert game.sees(OPPONENT, MASK)
    assert not game.sees(OPPONENT, "Fear Fang")
    assert game.zone(YOU, "hand") == ["Filler"]  # after the spell was resolved


@pytest.mark.rule("10.46", "6B.35")
@pytest.mark.phrase("goes_onto_shield_after_casting")
def test_10_46_an_emblem_z_does_so_too() -> None:
    game = Scenario(
        you=Side(hand=[TENSEI], mana=filler(light=3), shields=["Corile"], battle=["Torcon"]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    game.use(TENSEI).decline()
    assert game.under("Corile") == [TENSEI]


@pytest.mark.rule("10.46", "6B.36")
@pytest.mark.parametrize("shields", [0, 1])
def test_10_46_cast_from_elsewhere_or_without_a_shield_it_goes_to_the_graveyard(shields: int) -> None:
    recite = spell("Recite", FIRE, 1, cast_for_no_cost(choose(1, your(SPELLS.in_zone(GRAVEYARD)))))
    place = "graveyard" if shields else "hand"
    side = {"hand": [recite] if shields else [MASK], "mana": filler(fire=1, light=2), "shields": shields}
    if shields:
        side["graveyard"] = [MASK]
    game = Scenario(you=Side(**side, battle=["Torcon"]), opponent=Side(battle=["Aqua Hulcus"]))
    assert game.where(MASK) == place
    game.use("Recite" if shields else MASK)
    assert game.where(MASK) == "graveyard"


@pytest.mark.rule("10.46", "6B.34")
def test_10_46_by_a_shield_trigger_it_is_cast_from_the_hand() -> None:
    """It goes onto one of the shields that are left. A made-up emblem."""
    flash = spell("Flash", LIGHT, 4, shield_trigger, goes_onto_shield_after_casting, draw(1), races="Judgment Emblem")
    game = Scenario(
        you=Side(battle=["Torcon", "Aqua Hulcus"]), opponent=Side(shields=[flash, "Corile"], battle=["Fear Fang"])
    )
    game.attack("Torcon").choose("Flash").declare("Flash")
    assert game.under("Corile") == ["Flash"]


@pytest.mark.rule("10.46")
def test_10_46_the_cards_of_the_shield_come_to_the_hand_together() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Aqua Hulcus"]),
        opponent=Side(shields=[fortified(pile("Corile", face_up(MASK)), "Saint Castle")], battle=["Fear Fang"]),
    )
    game.attack("Torcon").until("block with", OPPONENT).block()
    game.settle()
    assert sorted(game.zone(OPPONENT, "hand")) == ["Corile", MASK]
    assert game.where("Saint Castle") == "graveyard"
    assert not game.is_face_up(MASK)


@pytest.mark.rule("10.46")
@pytest.mark.phrase("sabaki_z_of_spell")
def test_10_46_sabaki_z_casts_for_an_emblem_that_comes_from_the_shields() -> None:
    """509.5d: it is declared when the shields have come to the hand, and a Judgment Emblem Z is one, too."""
    game = Scenario(
        you=Side(battle=["Torcon", "Aqua Hulcus"]),
        opponent=Side(
            hand=[TAMASHII], shields=[pile("Corile", face_up(MASK)), "Fear Fang"], battle=["Bronze-Arm Tribe"]
        ),
    )
    game.attack("Torcon").choose("Corile")
    game.expect(OPPONENT, "declare", "no", TAMASHII)
    game.declare(TAMASHII)
    assert game.where(MASK) == "graveyard"  # discarded
    game.choose("Aqua Hulcus")
    assert game.under("Filler") == ["Aqua Hulcus"]
    assert game.under("Fear Fang") == [TAMASHII]


@pytest.mark.rule("10.46")
def test_10_46_without_an_emblem_there_is_no_sabaki_z() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Aqua Hulcus"]),
        opponent=Side(hand=[TAMASHII], shields=["Corile", "Fear Fang"], battle=["Bronze-Arm Tribe"]),
    )
    game.attack("Torcon").choose("Corile")
    assert game.asked != "declare"
    assert game.where(TAMASHII) == "hand"


@pytest.mark.rule("10.46")
def test_10_46_the_card_with_sabaki_z_may_come_from_the_same_shields_but_not_be_discarded_for_itself() -> None:
    for shield, offered in ((pile(TENSEI, face_up(MASK)), True), (TENSEI, False)):
        game = Scenario(
            you=Side(battle=["Torcon", "Aqua Hulcus"]), opponent=Side(shields=[shield, "Corile"], battle=["Fear Fang"])
        )
        game.attack("Torcon").choose(TENSEI)
        assert (game.asked == "declare") == offered
        if offered:
            game.declare(TENSEI).decline()
            assert game.where(MASK) == "graveyard"
            assert game.under("Corile") == [TENSEI]


@pytest.mark.rule("10.46")
@pytest.mark.phrase("sabaki_z")
def test_10_46_a_creature_is_summoned_by_sabaki_z_also_when_shields_are_returned() -> None:
    """701.14b. A made-up creature."""
    judge = creature("Judge", LIGHT, 5, 4000, "Metallica/Sabakist", sabaki_z, when_put(draw(1)))
    back = spell("Back", FIRE, 1, return_shields(every(your(SHIELDS)), shield_triggers=False))
    game = Scenario(
        you=Side(hand=[back, judge], mana=filler(fire=1), shields=[pile("Corile", face_up(MASK))], battle=["Torcon"])
    )
    game.use("Back").declare("Judge")
    assert "Judge" in game.zone(YOU, "battle")
    assert game.record.summoned_count[YOU] == 1


@pytest.mark.phrase("put_on_shield")
def test_113_2_a_creature_can_be_put_on_a_shield_of_its_owner() -> None:
    """113.2: the player who uses the effect chooses the shield, and each creature is put on one."""
    game = Scenario(
        you=Side(hand=[THUNDER], mana=filler(light=7), shields=["Torcon"], battle=["Corile"]),
        opponent=Side(battle=["Aqua Hulcus", "Bronze-Arm Tribe"], shields=["Fear Fang", "Terror Pit"]),
    )
    game.use(THUNDER, "Aqua Hulcus", "Bronze-Arm Tribe")
    game.choose("Fear Fang").choose("Terror Pit")
    assert game.zone(OPPONENT, "shields") == ["Fear Fang", "Terror Pit"]
    assert game.under("Fear Fang") == ["Aqua Hulcus"]
    assert game.under("Terror Pit") == ["Bronze-Arm Tribe"]
    assert game.is_face_up("Aqua Hulcus")


@pytest.mark.phrase("put_on_shield")
def test_113_2_all_cards_of_an_evolution_creature_are_put_on_shields() -> None:
    """113.2, 109.2c."""
    lift = spell("Lift", FIRE, 1, put_on_shield(choose(1, your_opponents(CREATURES))))
    giant = creature("Giant", FIRE, 5, 5000, "Human", evolves_from(CREATURES))
    game = Scenario(
        you=Side(hand=[lift], mana=filler(fire=1), battle=["Corile"]),
        opponent=Side(battle=[pile(giant, "Torcon")], shields=["Fear Fang"]),
    )
    game.use("Lift")
    assert sorted(game.under("Fear Fang")) == ["Giant", "Torcon"]


@pytest.mark.phrase("put_on_shield")
def test_606_2_without_a_shield_the_creature_stays() -> None:
    """606.2: what is impossible is not done."""
    game = Scenario(
        you=Side(hand=[THUNDER], mana=filler(light=7), battle=["Corile"]),
        opponent=Side(battle=["Aqua Hulcus"], shields=0),
    )
    game.use(THUNDER).choose("Aqua Hulcus").settle()
    assert game.where("Aqua Hulcus") == "battle"


@pytest.mark.phrase("face_up")
def test_113_2_single_cards_that_lie_face_up_are_counted() -> None:
    """113.2: cards in the shield zone are counted one by one, castles among them."""
    tell = spell("Tell", FIRE, 1, draw(count(CARDS.face_up())), when(at_least(3, your(CARDS.face_up())), draw(1)))
    shields = [fortified(pile("Corile", face_up(MASK), face_up(TENSEI)), "Saint Castle"), "Torcon"]
    game = Scenario(
        you=Side(hand=[tell], mana=filler(fire=1), shields=shields, battle=["Torcon"]),
        opponent=Side(shields=[face_up("Fear Fang")]),
    )
    game.use("Tell")
    assert len(game.zone(YOU, "hand")) == 5


def test_113_2_all_single_cards_of_shields_are_counted() -> None:
    """113.2: the cards of a shield one by one, and castles, wherever a number is asked for."""
    tell = spell("Tell", FIRE, 1, draw(count(your(CARDS.in_zone(zones.SHIELD)))))
    game = Scenario(
        you=Side(
            hand=[tell],
            mana=filler(fire=1),
            shields=[fortified(pile("Corile", "Torcon", face_up(MASK)), "Saint Castle"), "Torcon"],
            battle=["Tios, Guardian of Fate", "Spanner, Sonic"],
        ),
        opponent=Side(shields=[pile("Corile", "Torcon"), "Fear Fang"]),
    )
    assert game.power("Tios, Guardian of Fate") == 5 * 1000 + 1000  # the last by Saint Castle
    assert game.power("Spanner, Sonic") == 5000 - 3 * 1000 + 1000
    game.use("Tell")
    assert len(game.zone(YOU, "hand")) == 5


def test_302_1_savark_dg_casts_an_emblem_at_the_end_of_the_turn() -> None:
    """302.1: it is cast from the hand, and goes onto a shield."""
    game = Scenario(you=Side(hand=[MASK, "Torcon"], battle=["Savark DG"], shields=["Corile"]))
    game.until("resolve", YOU).choose(ability("Savark DG", "Judgment Emblem")).choose(MASK)
    assert game.under("Corile") == [MASK]
