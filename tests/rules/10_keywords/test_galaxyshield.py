"""Galaxyshield, and the card that uses itself from the shield zone at the start of the turn (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    ACT_CAST,
    ACT_SUMMON,
    CREATURES,
    FIRE,
    SPELLS,
    WATER,
    creature,
    draw,
    galaxy_go,
    galaxyshield,
    prohibits,
    shieldify_from_deck,
    spell,
    when_put_face_up,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, face_up, filler

GENERAL = "Azure Rising General"
BAN = creature("Ban", FIRE, 3, 3000, "Human", prohibits(ACT_SUMMON, your_opponents(CREATURES)))


@pytest.mark.rule("10.42")
@pytest.mark.phrase("galaxyshield", "galaxy_go", "when_put_face_up")
def test_10_42_it_is_put_face_up_as_a_shield_and_summoned_at_the_start_of_the_turn() -> None:
    game = Scenario(you=Side(hand=[GENERAL, "Torcon"], mana=filler(water=3)), opponent=Side(battle=["Corile"]))
    game.use(GENERAL, way="Galaxyshield")
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "shields") == ["Filler", GENERAL]
    assert game.is_face_up(GENERAL)
    assert game.sees(OPPONENT, GENERAL)
    assert len(game.zone(YOU, "hand")) == 2  # it draws as it is put face up into the shield zone
    assert game.record.summoned_count[YOU] == 0
    game.next_turn().next_turn()
    assert game.where(GENERAL) == "battle"
    assert game.is_sick(GENERAL)
    assert game.zone(YOU, "shields") == ["Filler"]
    assert game.record.summoned_count[YOU] == 1
    assert game.record.put_free[YOU] == 0  # as if its cost had been paid


@pytest.mark.rule("10.42", "5B.44", "9.36", "11.22")
def test_10_42_who_cannot_summon_cannot_use_galaxyshield_either() -> None:
    hand = [GENERAL, "Torcon"]
    game = Scenario(you=Side(hand=hand, mana=filler(water=6)), opponent=Side(battle=[BAN]))
    assert game.refused(GENERAL) == "Ban forbids summoning it"
    free = Scenario(you=Side(hand=hand, mana=filler(water=6)), opponent=Side(battle=["Corile"]))
    assert free.refused(GENERAL) == ""


@pytest.mark.rule("10.42")
def test_10_42_at_the_start_of_the_turn_it_stays_if_it_cannot_be_summoned() -> None:
    game = Scenario(you=Side(shields=[face_up(GENERAL)]), opponent=Side(battle=[BAN]), turn=OPPONENT)
    game.next_turn()
    assert game.where(GENERAL) == "shields"
    assert game.is_face_up(GENERAL)


@pytest.mark.rule("10.42")
def test_10_42_a_card_of_a_face_down_shield_is_not_summoned() -> None:
    game = Scenario(you=Side(shields=[GENERAL]), opponent=Side(battle=["Corile"]), turn=OPPONENT)
    game.next_turn()
    assert game.where(GENERAL) == "shields"


@pytest.mark.rule("10.42")
def test_10_42_broken_it_comes_to_the_hand_like_any_shield() -> None:
    game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=[face_up(GENERAL)]))
    game.attack("Torcon")
    assert game.zone(OPPONENT, "hand") == [GENERAL]
    assert not game.is_face_up(GENERAL)


@pytest.mark.phrase("galaxyshield", "galaxy_go_of_spell")
def test_302_2_a_spell_is_cast_from_the_shield_zone() -> None:
    """302.2: it goes to the graveyard from there. A ban on casting holds for both ways (101.2)."""
    riot = "San・Ki・Ryo・Ran"
    game = Scenario(you=Side(hand=[riot], mana=filler(water=3)), opponent=Side(battle=["Corile"]))
    game.use(riot, way="Galaxyshield")
    game.next_turn().next_turn()
    assert game.where(riot) == "graveyard"
    assert len(game.zone(YOU, "hand")) == 4  # with the draw of the turn
    silence = creature("Silence", FIRE, 3, 3000, "Human", prohibits(ACT_CAST, your_opponents(SPELLS)))
    game = Scenario(you=Side(hand=[riot, "Torcon"], mana=filler(water=3)), opponent=Side(battle=[silence]))
    assert game.refused(riot) == "Silence forbids casting it"


@pytest.mark.phrase("when_put_face_up")
def test_701_32b_only_a_card_that_is_put_face_up_triggers() -> None:
    """701.32b: a shield that is added face down says nothing of its card."""
    herald = creature("Herald", WATER, 3, 3000, "Human", galaxyshield(1, WATER), galaxy_go, when_put_face_up(draw(2)))
    add = spell("Add", FIRE, 1, shieldify_from_deck(1))
    game = Scenario(you=Side(hand=[add], mana=filler(fire=1), deck=[herald], battle=["Torcon"]))
    game.use("Add")
    assert game.zone(YOU, "hand") == []
    game = Scenario(you=Side(hand=[herald], mana=filler(water=1), battle=["Torcon"]))
    game.use("Herald", way="Galaxyshield")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("when_put_face_up")
def test_110_3d_absolute_shield_knight_looks_at_two_cards_each_time() -> None:
    """110.3d: the ability works in the shield zone and in the battle zone."""
    knight = "Absolute Shield Knight"
    game = Scenario(
        you=Side(hand=[knight], mana=filler(light=6), battle=["Torcon"], deck=["Corile", "Fear Fang"]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    game.use(knight, way="Galaxyshield").choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]
    assert game.zone(YOU, "shields") == ["Filler", knight, "Fear Fang"]
    assert game.is_face_up("Fear Fang")


@pytest.mark.phrase("in_battle_or_shields")
def test_110_3d_lightning_sword_paladin_saves_shields_from_both_zones() -> None:
    """110.3d: in the hand it saves none."""
    paladin = "Lightning Sword Paladin"
    for place in ("battle", "shields", "hand"):
        zones = {"shields": ["Corile"], "hand": ["Aqua Hulcus"], "battle": []}
        zones[place] = [*zones[place], face_up(paladin) if place == "shields" else paladin]  # type: ignore[list-item]
        game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(**zones))
        game.attack("Torcon")
        while game.asked in ("block with", "break"):
            game.choose("Corile") if game.asked == "break" else game.block()
        assert (game.asked == "instead") == (place != "hand")
        if place != "hand":
            game.accept()
            assert game.where("Aqua Hulcus") == "graveyard"
            assert game.where("Corile") == "shields"


@pytest.mark.phrase("your_shields_trigger", "in_shields")
def test_110_3d_i_am_justice_gives_shields_a_trigger_in_the_opponents_turn() -> None:
    """110.3d: only while it is face up in the shield zone."""
    justice = "I Am Justice If You Want"
    for shield in (face_up(justice), justice):
        game = Scenario(
            you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=["Aqua Hulcus", shield], battle=["Corile"])
        )
        game.attack("Torcon").choose("Aqua Hulcus")
        assert (game.asked == "declare") == (shield is not justice)


@pytest.mark.phrase("add_to_shields_face_up")
def test_701_32b_justice_puts_cards_of_the_hand_face_up() -> None:
    """701.32b."""
    justice = "Justice and Everything Else"
    game = Scenario(
        you=Side(hand=[justice, "Corile", "Torcon"], mana=filler(light=4, water=4), battle=["Fear Fang"]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    game.use(justice, "Corile").enough()
    assert game.is_face_up("Corile")
    assert game.zone(YOU, "shields") == ["Filler", "Corile"]
