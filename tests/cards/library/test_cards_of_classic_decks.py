"""Cards that came into the library with lists of 2005 to 2009: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    Card,
    blocker,
    creature,
    destroy,
    each_has,
    every,
    speed_attacker,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, armed, exactly, filler, pile, sick, tapped

TERSE = "Terse Ruth, Lightboom Guardian"
BABELGINUS = "Babelginus, Demonic Dragon"
KIRYU = "Kiryu Jilves, Gaia's Roar"
HANZOU = "Hanzou, Menacing Phantom"
QUEEN = "Queen Alcadeias, Holy Gaia"
GEKI = "Geki, Dragon Ultimate God"
METSU = "Metsu, Dragon Ultimate God"
UNIVERSE = "Ultimate Galaxy Universe"
GEOLG = "Kingdom Geolg, Super Gaia"
THUNDER = "Violence Thunder, Extreme Dragon Wizard"
ZACK = "Zack Pichi, Winged Dragon Admiral"
SARDONYX = "Soul Reaping Sardonyx"


@pytest.mark.parametrize("returned", [True, False])
def test_terse_ruth_returns_what_the_opponent_puts_out_of_the_mana_zone(returned: bool) -> None:
    game = Scenario(
        you=Side(hand=["Mana Crisis"], mana=filler(nature=4)), opponent=Side(battle=[TERSE], mana=["Corile"])
    )
    game.use("Mana Crisis").expect(OPPONENT, "may")
    game = game.accept() if returned else game.decline()
    assert game.zone(OPPONENT, "mana") == (["Corile"] if returned else [])


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_babelginus_exchanges_a_creature_for_one_of_the_same_graveyard(whose: int) -> None:
    game = Scenario(
        you=Side(
            hand=[BABELGINUS],
            mana=filler(darkness=7),
            battle=["Torcon"],
            graveyard=["Corile", BABELGINUS, "Crystal Lancer"],
        ),
        opponent=Side(battle=["Fear Fang"], graveyard=["Aqua Hulcus"]),
    )
    game.use(BABELGINUS).choose(whose)
    mine = whose == YOU
    game.choose("Torcon" if mine else "Fear Fang")
    assert not game.can_choose(BABELGINUS) and not game.can_choose("Crystal Lancer")
    assert game.can_choose("Torcon" if mine else "Fear Fang")  # what has just been destroyed
    game.choose("Corile" if mine else "Aqua Hulcus").settle()
    assert ("Corile" if mine else "Aqua Hulcus") in game.zone(whose, "battle")
    assert ("Torcon" if mine else "Fear Fang") in game.zone(whose, "graveyard")


def test_babelginus_puts_nothing_if_nothing_is_destroyed() -> None:
    game = Scenario(
        you=Side(hand=[BABELGINUS], mana=filler(darkness=7), battle=["Torcon"], graveyard=["Corile"]),
    )
    game.use(BABELGINUS).choose(YOU).decline()
    assert game.zone(YOU, "graveyard") == ["Corile"]


@pytest.mark.parametrize("shields", [3, 1, 0])
def test_soul_advantage_discards_a_card_for_each_shield(shields: int) -> None:
    game = Scenario(
        you=Side(hand=["Soul Advantage"], mana=filler(darkness=6), shields=shields), opponent=Side(hand=filler(4))
    )
    game.use("Soul Advantage")
    assert len(game.zone(OPPONENT, "graveyard")) == shields


def test_kiryu_jilves_gives_speed_and_slayer_and_saves_what_is_there_into_mana() -> None:
    game = Scenario(
        you=Side(hand=[KIRYU, "Torcon"], mana=filler(darkness=2, fire=3, nature=2), battle=["Aqua Hulcus"]),
        opponent=Side(battle=[tapped("Corile"), tapped("Deathliger, Lion of Chaos")]),
    )
    game.use(KIRYU)
    assert game.has(KIRYU, keywords.SPEED_ATTACKER) and game.has("Aqua Hulcus", keywords.SLAYER)
    game.use("Torcon")
    assert not game.has("Torcon", keywords.SPEED_ATTACKER)
    game.attack(KIRYU, "Deathliger, Lion of Chaos").settle()
    assert KIRYU in game.zone(YOU, "mana") and not game.zone(YOU, "graveyard")
    assert game.zone(OPPONENT, "graveyard") == ["Deathliger, Lion of Chaos"]


@pytest.mark.phrase("for_those_there")
def test_kiryu_jilves_saves_nothing_that_comes_later() -> None:
    all_die = spell("All Die", DARKNESS, 1, destroy(every(CREATURES)))
    game = Scenario(
        you=Side(hand=[KIRYU, "Torcon", all_die], mana=filler(darkness=8, fire=2, nature=4), battle=["Corile"])
    )
    game.use(KIRYU).use("Torcon")
    assert not game.has("Torcon", keywords.SLAYER)
    game.use("All Die")
    assert {"Corile", KIRYU} <= set(game.zone(YOU, "mana"))
    assert game.zone(YOU, "graveyard") == ["Torcon", "All Die"]


def test_kiryu_jilves_saves_nothing_in_a_later_turn() -> None:
    game = Scenario(
        you=Side(hand=[KIRYU], mana=filler(darkness=2, fire=1, nature=2), battle=["Aqua Hulcus"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    game.use(KIRYU).end_turn().next_turn().until("use a card").use("Terror Pit", "Aqua Hulcus")
    assert game.zone(YOU, "graveyard") == ["Aqua Hulcus"]


@pytest.mark.parametrize("darkness", [True, False])
def test_hanzou_gives_a_shield_instead_of_being_destroyed(darkness: bool) -> None:
    mana = filler(darkness=1) if darkness else filler(fire=1)
    game = Scenario(
        you=Side(battle=[HANZOU], mana=mana, shields=["Corile"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    if darkness:
        game.expect(YOU, "instead").accept()
        assert game.zone(YOU, "battle") == [HANZOU] and game.zone(YOU, "graveyard") == ["Corile"]
    else:
        assert game.zone(YOU, "graveyard") == [HANZOU]


def test_hanzou_is_destroyed_without_a_shield() -> None:
    game = Scenario(
        you=Side(battle=[HANZOU], mana=filler(darkness=1), shields=0),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.zone(YOU, "graveyard") == [HANZOU]


def test_hanzou_strikes_as_a_ninja_and_weakens_a_creature() -> None:
    game = Scenario(
        you=Side(hand=[HANZOU], mana=filler(darkness=7), shields=1),
        opponent=Side(battle=["Corile", "Deathliger, Lion of Chaos"]),
        turn=OPPONENT,
    )
    game.attack("Corile").declare(HANZOU).choose("Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == 3000
    game.end_turn()
    assert game.zone(YOU, "deck")[-1] == HANZOU


def test_bega_adds_a_shield_and_discards_a_card() -> None:
    game = Scenario(
        you=Side(hand=["Bega, Vizier of Shadow"], mana=filler(light=1, darkness=4), deck=["Torcon"], shields=0),
        opponent=Side(hand=["Corile"]),
    )
    game.use("Bega, Vizier of Shadow")
    assert (game.zone(YOU, "shields"), game.zone(OPPONENT, "graveyard")) == (["Torcon"], ["Corile"])


def test_queen_alcadeias_allows_multicolored_spells_alone() -> None:
    game = Scenario(
        you=Side(battle=[pile(QUEEN, "Bega, Vizier of Shadow")]),
        opponent=Side(hand=["Terror Pit", "Great Reversal of Reality and Death"], mana=filler(water=4, darkness=4)),
        turn=OPPONENT,
    )
    assert game.refused("Terror Pit")
    assert not game.refused("Great Reversal of Reality and Death")


def test_queen_alcadeias_is_put_on_a_multicolored_creature() -> None:
    game = Scenario(you=Side(hand=[QUEEN], mana=filler(light=3, darkness=3), battle=["Corile", "Torcon"]))
    assert game.refused(QUEEN) == "there is no creature that it can be put on"


def test_fuuma_adorak_puts_a_mana_card_of_each_player_on_their_decks() -> None:
    game = Scenario(
        you=Side(hand=["Fuuma Adorak"], mana=["Corile", *filler(water=4)]),
        opponent=Side(mana=["Fear Fang", "Torcon"]),
    )
    game.use("Fuuma Adorak").choose("Corile").choose("Torcon")
    assert (game.zone(YOU, "deck")[0], game.zone(OPPONENT, "deck")[0]) == ("Corile", "Torcon")


def test_trap_commune_destroys_as_many_of_the_opponents_as_of_the_race() -> None:
    game = Scenario(
        you=Side(hand=["Trap Commune"], mana=filler(darkness=4), battle=["Torcon", "Bronze-Arm Tribe", "Corile"]),
        opponent=Side(battle=["Fear Fang", "Aqua Hulcus", "Horrid Worm"]),
    )
    game.use("Trap Commune").choose("Beast Folk")
    assert not game.can_choose("Corile")
    game.choose("Torcon", "Bronze-Arm Tribe").choose("Fear Fang", "Horrid Worm").settle()
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"]
    assert sorted(game.zone(YOU, "battle")) == ["Corile"]


def test_dorvolan_destroys_a_weak_creature_and_returns_a_strong_one() -> None:
    game = Scenario(
        you=Side(hand=["Dorvolan, Striking Dragon Rider"], mana=filler(water=4, fire=4)),
        opponent=Side(battle=["Corile", "Julius, Thunder Elemental", "Deathliger, Lion of Chaos"]),
    )
    game.use("Dorvolan, Striking Dragon Rider").choose("Julius, Thunder Elemental")
    assert game.zone(OPPONENT, "graveyard") == ["Julius, Thunder Elemental"]
    assert game.zone(OPPONENT, "hand") == ["Deathliger, Lion of Chaos"]


def test_savage_earth_exchanges_creatures_with_the_mana_zones() -> None:
    game = Scenario(
        you=Side(hand=["Savage Earth"], mana=["Burning Mane", "Crystal Lancer", *filler(nature=8)]),
        opponent=Side(mana=["Fear Fang", "Aqua Hulcus", "Crystal Paladin"], battle=["Torcon"]),
    )
    game.use("Savage Earth")
    assert not game.can_choose("Crystal Lancer")
    game.choose("Burning Mane").expect(YOU, "choose", "Fear Fang", "Aqua Hulcus").choose("Fear Fang")
    assert game.zone(YOU, "battle") == ["Burning Mane"]
    assert sorted(game.zone(OPPONENT, "battle")) == ["Fear Fang", "Torcon"]
    game.choose("Torcon").settle()
    assert "Torcon" in game.zone(OPPONENT, "mana") and "Burning Mane" in game.zone(YOU, "mana")
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.parametrize("attacker", ["Roubanrei of Impact", "Bloody Dragoon", "Corile"])
def test_roubanrei_destroys_a_blocker_whenever_a_drake_or_spirit_attacks(attacker: str) -> None:
    drake = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")
    mine = drake if attacker == "Bloody Dragoon" else attacker
    rest = ["Roubanrei of Impact"] if attacker != "Roubanrei of Impact" else []
    game = Scenario(you=Side(battle=[mine, *rest]), opponent=Side(battle=["Malibu Dancer"], shields=3))
    if attacker == "Corile":
        assert game.refused("Corile", "attack") or game.zone(OPPONENT, "battle") == ["Malibu Dancer"]
        return
    game.attack("Drake" if attacker == "Bloody Dragoon" else attacker)
    assert game.zone(OPPONENT, "graveyard") == ["Malibu Dancer"]


def test_dual_shock_dragon_strikes_back_and_costs_a_shield() -> None:
    game = Scenario(
        you=Side(battle=["Corile"]),
        opponent=Side(hand=["Dual Shock Dragon"], shields=["Burning Mane", "Comet Missile"], mana=0),
    )
    game.attack("Corile").choose("Comet Missile").declare("Dual Shock Dragon").settle()
    assert game.zone(OPPONENT, "battle") == ["Dual Shock Dragon"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Burning Mane", "Comet Missile"]


@pytest.mark.parametrize("salamandaz", [True, False])
def test_helios_tiga_destroys_more_beside_dark_salamandaz(salamandaz: bool) -> None:
    tiger = creature("Dark Salamandaz, White Tiger Swordsman" if salamandaz else "A Tiger", DARKNESS, 5, 5000, "Human")
    game = Scenario(
        you=Side(hand=["Helios Tiga Dragon"], mana=filler(fire=7), battle=["Bronze-Arm Tribe", tiger]),
        opponent=Side(battle=["Corile", "Bloody Dragoon", "Julius, Thunder Elemental"]),
    )
    game.use("Helios Tiga Dragon")
    assert sorted(game.zone(OPPONENT, "graveyard")) == (["Bloody Dragoon", "Corile"] if salamandaz else ["Corile"])
    assert "Bronze-Arm Tribe" in game.zone(YOU, "battle")


@pytest.mark.parametrize("other", ["Corile", "Malibu Dancer"])
def test_diamond_glorius_lets_others_attack_the_player_at_once(other: str) -> None:
    glorius = "Diamond Glorius, Light Divine Dragon"
    game = Scenario(
        you=Side(hand=[glorius], mana=filler(light=8), battle=[sick("Corile"), "Malibu Dancer"]),
        opponent=Side(battle=[tapped("Torcon")], shields=3),
    )
    game.use(glorius).expect(YOU, "attack with", "no", "Corile", "Malibu Dancer")  # Glorius itself is sick
    game.attack(other, OPPONENT).choose("shield 1")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_diamond_glorius_lets_nothing_attack_creatures() -> None:
    glorius = "Diamond Glorius, Light Divine Dragon"
    game = Scenario(
        you=Side(hand=[glorius], mana=filler(light=8), battle=["Malibu Dancer"]),
        opponent=Side(battle=[tapped("Torcon")], shields=3),
    )
    game.use(glorius)
    with pytest.raises(Illegal):
        game.attack("Malibu Dancer", "Torcon")


def test_prince_avaraldo_takes_any_number_of_spells_among_three_cards() -> None:
    deck = ["Terror Pit", "Corile", "Comet Missile", "Torcon"]
    game = Scenario(you=Side(hand=["Prince Avaraldo, Cavalier of Thunder"], mana=filler(light=3), deck=deck))
    game.use("Prince Avaraldo, Cavalier of Thunder").choose("Terror Pit", "Comet Missile").settle()
    assert sorted(game.zone(YOU, "hand")) == ["Comet Missile", "Terror Pit"]
    assert game.zone(YOU, "deck")[-1] == "Corile"


def test_geki_empties_the_hand_of_who_blocks_it() -> None:
    game = Scenario(you=Side(battle=[GEKI]), opponent=Side(battle=["Malibu Dancer"], hand=filler(3)))
    game.attack(GEKI).block("Malibu Dancer").until("may").decline()
    assert game.zone(OPPONENT, "graveyard").count("Filler") == 3


def test_geki_links_with_metsu_and_breaks_four_shields() -> None:
    game = Scenario(you=Side(hand=[GEKI], mana=filler(darkness=7), battle=[METSU]), opponent=Side(shields=5))
    assert not game.has(METSU, keywords.QUATTRO_BREAKER)
    game.use(GEKI).choose(METSU).settle()
    assert game.has(METSU, keywords.QUATTRO_BREAKER)


def test_raiden_strikes_with_a_single_mana_card_and_taps_a_creature() -> None:
    game = Scenario(
        you=Side(hand=["Raiden, Lightfang Ninja"], mana=filler(light=1), shields=1),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Corile").declare("Raiden, Lightfang Ninja").choose("Torcon")
    assert game.is_tapped("Torcon") and not game.is_tapped("Fear Fang")


def test_malibu_dancer_draws_as_it_blocks() -> None:
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=["Malibu Dancer"], hand=0))
    game.attack("Corile").block("Malibu Dancer").accept()
    assert len(game.zone(OPPONENT, "hand")) == 1


def test_malibu_dancer_cannot_attack() -> None:
    assert Scenario(you=Side(battle=["Malibu Dancer"])).refused("Malibu Dancer", "attack") == "it can't attack"


def test_the_opponent_chooses_what_comes_through_the_door() -> None:
    deck = ["Corile", "Crystal Lancer", "Torcon", "Terror Pit"]
    game = Scenario(you=Side(hand=["The Door of Miracle and Mystery"], mana=filler(water=3, nature=2), deck=deck))
    game.use("The Door of Miracle and Mystery").expect(OPPONENT, "choose", "Corile", "Torcon").choose("Torcon")
    game.choose("Corile", "Crystal Lancer")
    assert game.zone(YOU, "battle") == ["Torcon"]
    assert sorted(game.zone(YOU, "deck")[-3:]) == ["Corile", "Crystal Lancer", "Terror Pit"]


def test_kirimomi_makes_the_next_creature_cheaper_and_fast() -> None:
    game = Scenario(
        you=Side(hand=["Kirimomi Yamarashi", "Corile", "Torcon"], mana=filler(fire=1, water=4, nature=2)),
        opponent=Side(shields=3),
    )
    game.use("Kirimomi Yamarashi").use("Corile").choose(4).use("Torcon")
    assert game.has("Corile", keywords.SPEED_ATTACKER) and not game.has("Torcon", keywords.SPEED_ATTACKER)


@pytest.mark.parametrize("gear", [True, False])
def test_julius_returns_a_spell_or_destroys_a_cross_gear(gear: bool) -> None:
    game = Scenario(
        you=Side(battle=["Julius, Thunder Elemental"], graveyard=["Terror Pit"]),
        opponent=Side(battle=["Crimson Rifle"], shields=3),
    )
    game.attack("Julius, Thunder Elemental").accept().choose(1 if gear else 0)
    assert (game.zone(OPPONENT, "graveyard") == ["Crimson Rifle"]) is gear
    assert (game.zone(YOU, "hand") == ["Terror Pit"]) is not gear


@pytest.mark.parametrize("accepts", [True, False])
def test_violence_thunder_does_all_three_or_nothing(accepts: bool) -> None:
    game = Scenario(
        you=Side(battle=[pile(THUNDER, "Bega, Vizier of Shadow")]),
        opponent=Side(hand=filler(4), battle=["Corile", "Deathliger, Lion of Chaos"], shields=5),
    )
    game.attack(THUNDER).expect(YOU, "may")
    game = game.accept() if accepts else game.decline()
    assert len(game.zone(YOU, "hand")) == (3 if accepts else 0)
    assert game.zone(OPPONENT, "graveyard").count("Filler") == (3 if accepts else 0)
    assert ("Corile" in game.zone(OPPONENT, "graveyard")) is accepts


def test_animabelgis_adds_a_shield_to_what_a_creature_breaks() -> None:
    anima = "Animabelgis, Fuuma Savage"
    game = Scenario(
        you=Side(hand=[anima], mana=filler(darkness=1, nature=1), battle=["Corile", "Torcon"]),
        opponent=Side(shields=3),
    )
    game.use(anima, "Corile").attack("Corile").choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_tempest_baby_puts_back_as_many_cards_as_it_drew() -> None:
    game = Scenario(
        you=Side(hand=["Tempest Baby", "Corile", "Torcon"], mana=filler(water=3), deck=["Fear Fang", "Burning Mane"])
    )
    game.use("Tempest Baby").accept().accept()
    game.choose("Corile", "Torcon").choose("Torcon")
    assert sorted(game.zone(YOU, "hand")) == ["Burning Mane", "Fear Fang"]
    assert sorted(game.zone(YOU, "deck")[:2]) == ["Corile", "Torcon"]


def test_aqua_wavester_returns_all_that_is_not_multicolored() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Wavester"], mana=filler(water=7), battle=["Corile"]),
        opponent=Side(battle=["Torcon", "Bega, Vizier of Shadow"]),
    )
    game.use("Aqua Wavester")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hand")) == (["Aqua Wavester"], ["Corile"])
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Bega, Vizier of Shadow"], ["Torcon"])


def test_great_reversal_exchanges_a_creature_for_one_of_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=["Great Reversal of Reality and Death"], mana=filler(water=2, darkness=2)),
        opponent=Side(battle=["Deathliger, Lion of Chaos", "Corile"], graveyard=["Torcon"]),
    )
    game.use("Great Reversal of Reality and Death").choose("Deathliger, Lion of Chaos").choose("Torcon").settle()
    assert sorted(game.zone(OPPONENT, "battle")) == ["Corile", "Torcon"]


def test_toby_gongon_taps_a_creature_for_each_card_of_mana() -> None:
    game = Scenario(
        you=Side(hand=["Bronze-Arm Tribe"], mana=filler(nature=3), battle=["Toby Gongon, Guardian Faerie"]),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Bronze-Arm Tribe").choose("Torcon").settle()
    assert game.is_tapped("Torcon") and not game.is_tapped("Corile")


def test_hydro_commune_returns_as_many_of_the_opponents_as_of_the_race() -> None:
    game = Scenario(
        you=Side(hand=["Hydro Commune"], mana=filler(water=3), battle=["Torcon", "Corile"]),
        opponent=Side(battle=["Fear Fang", "Aqua Hulcus"]),
    )
    game.use("Hydro Commune").choose("Beast Folk").choose("Torcon").settle()
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == (["Torcon"], ["Corile"])


def test_jet_re_adds_a_shield_and_destroys_a_blocker() -> None:
    game = Scenario(
        you=Side(hand=["Jet R.E, Brave Vizier"], mana=filler(light=2, fire=3), shields=0, deck=["Torcon"]),
        opponent=Side(battle=["Malibu Dancer", "Corile"]),
    )
    game.use("Jet R.E, Brave Vizier")
    assert (game.zone(YOU, "shields"), game.zone(OPPONENT, "graveyard")) == (["Torcon"], ["Malibu Dancer"])


def test_flash_armor_keeps_creatures_this_turn() -> None:
    game = Scenario(
        you=Side(hand=["Flash Armor"], mana=filler(light=3), battle=["Corile", "Torcon"]),
        opponent=Side(battle=[tapped("Deathliger, Lion of Chaos")]),
    )
    game.use("Flash Armor").attack("Corile", "Deathliger, Lion of Chaos").settle()
    assert "Corile" in game.zone(YOU, "battle")


def test_kingdom_geolg_taps_or_untaps_a_creature_as_it_attacks() -> None:
    game = Scenario(
        you=Side(battle=[pile(GEOLG, "Bega, Vizier of Shadow"), tapped("Corile")]),
        opponent=Side(battle=["Torcon"], shields=3),
    )
    game.attack(GEOLG, OPPONENT).accept().choose(1).choose("Corile")
    assert not game.is_tapped("Corile")


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_collapse_wave_takes_a_mana_card_of_either_player(whose: int) -> None:
    game = Scenario(you=Side(hand=["Collapse Wave"], mana=filler(water=5)), opponent=Side(mana=["Torcon"]))
    game.use("Collapse Wave").choose("Torcon" if whose == OPPONENT else "Water Filler")
    assert game.zone(whose, "deck")[0] == ("Torcon" if whose == OPPONENT else "Water Filler")


def test_zarfeld_casts_a_cheaper_spell_after_each_spell_of_the_own_turn() -> None:
    game = Scenario(
        you=Side(
            hand=["Terror Pit", "Death Smoke", "Lost Soul"],
            mana=filler(darkness=6),
            battle=[pile("Zarfeld the 2nd, Dark Knight", "Prince Avaraldo, Cavalier of Thunder")],
        ),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use("Terror Pit", "Corile")
    assert not game.can_choose("Lost Soul")
    game.choose("Death Smoke").choose("Torcon").settle()
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]


@pytest.mark.parametrize("gear", [True, False])
def test_marquis_alexey_sends_a_samurai_or_a_cross_gear_under_the_deck(gear: bool) -> None:
    there = "Crimson Rifle" if gear else "Corile"
    game = Scenario(
        you=Side(hand=["Marquis Alexey, Demonic Eye Gunman"], mana=filler(darkness=4)),
        opponent=Side(battle=[there]),
    )
    game.use("Marquis Alexey, Demonic Eye Gunman")
    if gear:
        game.choose(there)
    assert game.zone(OPPONENT, "battle") == ([] if gear else [there])


def test_arcadia_egg_destroys_an_untapped_creature() -> None:
    game = Scenario(
        you=Side(hand=["Magic Shot - Arcadia Egg"], mana=filler(darkness=5)),
        opponent=Side(battle=[tapped("Corile"), "Torcon"]),
    )
    game.use("Magic Shot - Arcadia Egg")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_daft_head_gives_the_opponent_a_card_and_takes_one_as_it_attacks() -> None:
    game = Scenario(you=Side(battle=["Necrodragon Daft Head"]), opponent=Side(hand=["Corile", "Torcon"], shields=4))
    game.attack("Necrodragon Daft Head").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.choose("shield 1", "shield 2").end_turn().next_turn()
    assert len(game.zone(OPPONENT, "hand")) == 5  # Corile, two shields, the card of the ability and that of the turn


@pytest.mark.parametrize("third", ["Bolshack Dragon", "Torcon"])
def test_zack_pichi_takes_armored_dragons_and_fire_birds_and_is_fast_with_three_dragons(third: str) -> None:
    deck = ["Bolshack Dragon", "Bolshack Dragon", third]
    game = Scenario(you=Side(hand=[ZACK], mana=filler(fire=8), deck=deck), opponent=Side(shields=3))
    game.use(ZACK)
    assert game.has(ZACK, keywords.SPEED_ATTACKER) is (third == "Bolshack Dragon")
    assert game.zone(YOU, "hand").count("Bolshack Dragon") == deck.count("Bolshack Dragon")
    assert (game.zone(YOU, "deck")[-1] == "Torcon") is (third == "Torcon")


def test_zack_pichi_comes_when_it_is_discarded_in_the_opponents_turn() -> None:
    game = Scenario(you=Side(hand=["Soul Advantage"], mana=filler(darkness=6), shields=1), opponent=Side(hand=[ZACK]))
    game.use("Soul Advantage").expect(OPPONENT, "instead").accept()
    assert game.zone(OPPONENT, "battle") == [ZACK]


def test_sardonyx_grows_by_what_is_destroyed_for_it() -> None:
    game = Scenario(you=Side(battle=[SARDONYX, "Corile", "Torcon", "Fear Fang"]), opponent=Side(shields=5))
    game.attack(SARDONYX).choose("Corile", "Torcon").until("break")
    assert game.power(SARDONYX) == 7000
    game.choose("shield 1", "shield 2", "shield 3").settle()
    assert len(game.zone(OPPONENT, "shields")) == 2
    game.until("may", YOU).accept()  # at the end of the turn
    assert not game.is_tapped(SARDONYX)


def test_fuuma_foras_destroys_other_creatures_and_mana_of_its_player() -> None:
    game = Scenario(you=Side(hand=["Bronze-Arm Tribe"], mana=filler(nature=3), battle=["Fuuma Foras"], deck=["Corile"]))
    game.use("Bronze-Arm Tribe").choose("Fuuma Foras")
    assert sorted(game.zone(YOU, "graveyard")) == ["Bronze-Arm Tribe", "Corile"]
    assert len(game.zone(YOU, "mana")) == 3


def test_unkai_giant_finds_one_of_up_to_three_shinobi() -> None:
    game = Scenario(
        you=Side(hand=["Unkai Giant"], mana=filler(nature=4), deck=exactly(HANZOU, "Raiden, Lightfang Ninja", "Corile"))
    )
    game.use("Unkai Giant").choose(HANZOU, "Raiden, Lightfang Ninja").choose("Raiden, Lightfang Ninja").settle()
    assert game.zone(YOU, "hand") == ["Raiden, Lightfang Ninja"]
    assert sorted(game.zone(YOU, "deck")) == ["Corile", HANZOU]


@pytest.mark.parametrize("knight", [True, False])
def test_dual_zanzibar_weakens_once_more_with_a_knight(knight: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Magic Shot - Dual Zanzibar"],
            mana=filler(darkness=4),
            battle=["Prince Avaraldo, Cavalier of Thunder" if knight else "Corile"],
        ),
        opponent=Side(battle=["Deathliger, Lion of Chaos", "Fear Fang"]),
    )
    game.use("Magic Shot - Dual Zanzibar", "Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == 7000
    if knight:
        game.accept().choose("Deathliger, Lion of Chaos")
        assert game.power("Deathliger, Lion of Chaos") == 5000


@pytest.mark.parametrize("knight", [True, False])
def test_explosive_strike_strengthens_once_more_with_a_knight(knight: bool) -> None:
    knights = ["Prince Avaraldo, Cavalier of Thunder"] if knight else ["Torcon"]
    game = Scenario(
        you=Side(hand=["Magic Shot - Explosive Strike"], mana=filler(fire=2), battle=["Corile", *knights]),
        opponent=Side(shields=3),
    )
    game.use("Magic Shot - Explosive Strike", "Corile")
    assert (game.power("Corile"), game.has("Corile", keywords.DOUBLE_BREAKER)) == (5000, True)
    if knight:
        game.accept().choose("Corile")
        assert game.power("Corile") == 8000


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_aqua_belala_looks_at_the_top_card_of_a_deck(whose: int) -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Aqua Belala"], deck=["Corile"]),
        opponent=Side(deck=["Fear Fang"]),
    )
    game.use("Torcon").choose(whose).accept()
    assert game.zone(whose, "deck")[-1] == ("Corile" if whose == YOU else "Fear Fang")


@pytest.mark.parametrize("last", [True, False])
def test_galaxy_universe_wins_with_the_last_card_under_it_if_that_is_a_phoenix(last: bool) -> None:
    chick = creature("Chick", LIGHT, 3, 1000, "Phoenix")
    under = chick if last else pile("Supernova Apollonus Dragerion", *["Bolshack Dragon"] * 3)
    game = Scenario(you=Side(battle=[pile(UNIVERSE, under)]), opponent=Side(shields=3))
    game.attack(UNIVERSE).choose("Chick" if last else "Supernova Apollonus Dragerion")
    assert (game.winner == YOU) is last


def test_galaxy_universe_may_keep_its_card() -> None:
    chick = creature("Chick", LIGHT, 3, 1000, "Phoenix")
    game = Scenario(you=Side(battle=[pile(UNIVERSE, chick)]), opponent=Side(shields=4))
    game.attack(UNIVERSE).decline()
    assert game.under(UNIVERSE) == ["Chick"]


@pytest.mark.parametrize("blocker", ["Malibu Dancer", "Gallia Zohl, Iron Guardian Q"])
def test_tribal_commune_strengthens_the_race_and_no_weak_creature_blocks_it(blocker: str) -> None:
    game = Scenario(
        you=Side(hand=["Tribal Commune"], mana=filler(nature=3), battle=["Torcon", "Corile"]),
        opponent=Side(battle=[blocker], shields=3),
    )
    game.use("Tribal Commune").choose("Beast Folk")
    assert (game.power("Torcon"), game.power("Corile")) == (5000, 2000)
    game.attack("Torcon")
    assert game.asked == "break"


@pytest.mark.parametrize(("attacker", "blocked"), [("Native", False), ("Stranger", True), ("Latecomer", True)])
def test_tribal_commune_helps_those_of_the_race_that_are_there(attacker: str, blocked: bool) -> None:
    """110.2e."""
    late = creature("Latecomer", FIRE, 1, 1000, "Dragonoid", speed_attacker)
    game = Scenario(
        you=Side(
            hand=["Tribal Commune", late],
            mana=filler(nature=3, fire=1),
            battle=[creature("Native", FIRE, 2, 1000, "Dragonoid"), creature("Stranger", FIRE, 2, 1000, "Human")],
        ),
        opponent=Side(battle=["Aqua Guard"], shields=3),
    )
    game.use("Tribal Commune").choose("Dragonoid").use("Latecomer").attack(attacker)
    assert (game.asked == "block with") is blocked


@pytest.mark.parametrize("crossed", [True, False])
def test_gigazanda_mills_a_card_of_the_opponents_deck_while_it_is_crossed(crossed: bool) -> None:
    game = Scenario(
        you=Side(battle=["Gigazanda", "Crimson Rifle"], mana=filler(fire=1)),
        opponent=Side(deck=["Corile", "Torcon"], shields=3),
    )
    if crossed:
        game.cross("Crimson Rifle", "Gigazanda")
    game.attack("Gigazanda")
    if crossed:
        game.choose("Torcon")
        assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    else:
        assert game.asked == "break"


ENFORCER = "Noble Enforcer"
WEAK = creature("Weak", FIRE, 2, 2000, "Human", blocker)
STRONG = creature("Strong", FIRE, 3, 3000, "Human", blocker)


def test_noble_enforcer_holds_weak_creatures_of_both_players_while_it_is_not_crossed() -> None:
    game = Scenario(you=Side(battle=[ENFORCER, WEAK, STRONG]), opponent=Side(battle=[WEAK], shields=3))
    assert game.refused("Weak", "attack") and not game.refused("Strong", "attack")
    game.attack("Strong", OPPONENT)
    assert game.asked == "break"


@pytest.mark.parametrize(("blocking", "can_block"), [(WEAK, False), (STRONG, True)])
def test_noble_enforcer_protects_the_crossed_creature_from_weak_creatures(blocking: Card, can_block: bool) -> None:
    game = Scenario(
        you=Side(battle=[ENFORCER, "Corile"], mana=filler(water=4)), opponent=Side(battle=[blocking], shields=3)
    )
    game.cross(ENFORCER, "Corile").attack("Corile", OPPONENT)
    assert (game.asked == "block with") is can_block


@pytest.mark.phrase("goes_to_graveyard_instead_of_battle")
@pytest.mark.parametrize(("card", "zone"), [("Corile", "graveyard"), ("Bega, Vizier of Shadow", "battle")])
def test_king_alcadeias_lets_the_opponent_put_multicolored_creatures_alone(card: str, zone: str) -> None:
    game = Scenario(
        you=Side(battle=[pile("King Alcadeias, Holy Gaia", "Bega, Vizier of Shadow")]),
        opponent=Side(hand=[card], mana=filler(water=5, light=5, darkness=5)),
        turn=OPPONENT,
    )
    game.use(card)
    assert game.where(card) == zone


def test_king_alcadeias_lets_its_player_put_what_they_like() -> None:
    game = Scenario(
        you=Side(
            battle=[pile("King Alcadeias, Holy Gaia", "Bega, Vizier of Shadow")], hand=["Torcon"], mana=filler(nature=2)
        )
    )
    assert "Torcon" in game.use("Torcon").zone(YOU, "battle")


def test_murmur_strengthens_other_blockers_of_its_player() -> None:
    murmur = "Murmur, Vizier of Formation"
    game = Scenario(you=Side(battle=[murmur, murmur, "Malibu Dancer", "Corile"]), opponent=Side(battle=[STRONG]))
    assert (game.power(f"{murmur}#1"), game.power("Malibu Dancer")) == (5000, 9000)
    assert (game.power("Corile"), game.power("Strong")) == (2000, 3000)


def test_murmur_strengthens_creatures_that_are_given_blocker() -> None:
    giver = creature("Giver", LIGHT, 3, 3000, "Human", each_has(your(CREATURES.other()), blocker))
    game = Scenario(you=Side(battle=["Murmur, Vizier of Formation", giver, "Corile"]))
    assert (game.power("Corile"), game.power("Giver")) == (5000, 3000)


def test_no_power_depends_on_a_keyword_that_depends_on_a_power() -> None:
    giver = creature("Giver", LIGHT, 3, 3000, "Human", each_has(your(CREATURES.power(at_most=2000)), blocker))
    game = Scenario(you=Side(battle=["Murmur, Vizier of Formation", giver, "Corile"]))
    assert game.power("Corile") == 2000 and game.has("Corile", keywords.BLOCKER)


@pytest.mark.phrase("may_cost_less_for_each")
@pytest.mark.parametrize(("spells", "costs"), [(2, ["9", "10", "11"]), (0, []), (12, [str(n) for n in range(1, 12)])])
def test_fernando_may_cost_one_less_for_each_spell_in_the_graveyard(spells: int, costs: list[str]) -> None:
    fernando = "Fernando the 7th, Emperor of Mystic Light"
    game = Scenario(you=Side(hand=[fernando], graveyard=["Terror Pit"] * spells + ["Corile"], mana=filler(darkness=11)))
    game.use(fernando)
    if costs:
        game.expect(YOU, "cost to pay", *costs)
    else:
        assert game.untapped_mana(YOU) == 0


def test_fernando_weakens_a_creature_by_the_spells_in_the_graveyard() -> None:
    fernando = "Fernando the 7th, Emperor of Mystic Light"
    game = Scenario(
        you=Side(battle=[fernando], graveyard=["Terror Pit"] * 3 + ["Corile"]),
        opponent=Side(battle=["Deathliger, Lion of Chaos", "Corile"], shields=3),
    )
    game.attack(fernando, OPPONENT).choose("Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == 6000


@pytest.mark.phrase("instead_of_leaving_by_opponents_spell")
@pytest.mark.parametrize("by_spell", [True, False])
def test_denden_percussion_stays_when_a_spell_of_the_opponent_removes_it(by_spell: bool) -> None:
    game = Scenario(
        you=Side(battle=["Denden Percussion"]),
        opponent=Side(hand=["Terror Pit", "Corile"], mana=filler(darkness=6, water=5)),
        turn=OPPONENT,
    )
    game.use("Terror Pit" if by_spell else "Corile")
    assert game.where("Denden Percussion") == ("battle" if by_spell else "deck")


def test_denden_percussion_is_destroyed_by_a_spell_of_its_player() -> None:
    mine = spell("Mine", DARKNESS, 1, destroy(every(your(CREATURES))))
    game = Scenario(you=Side(battle=["Denden Percussion"], hand=[mine], mana=filler(darkness=1)))
    assert game.use("Mine").where("Denden Percussion") == "graveyard"


def test_pluto_destroys_a_creature_for_a_card_under_it() -> None:
    pluto = "Supernova Pluto Deathbringer"
    game = Scenario(
        you=Side(battle=[pile(pluto, "Fuuma Adorak", "Fuuma Adorak", "Bloody Dragoon")]),
        opponent=Side(battle=["Corile", "Torcon"], shields=4),
    )
    game.attack(pluto, OPPONENT).choose("Bloody Dragoon").choose("Torcon")
    assert (game.zone(OPPONENT, "graveyard"), game.zone(YOU, "graveyard")) == (["Torcon"], ["Bloody Dragoon"])


@pytest.mark.phrase("sympathy_of_spell")
@pytest.mark.parametrize(("drakes", "cost"), [(0, 14), (3, 11)])
def test_tyranno_link_nova_costs_less_for_drakes_and_spirits(drakes: int, cost: int) -> None:
    game = Scenario(
        you=Side(hand=["Tyranno Link Nova"], battle=["Bloody Dragoon"] * drakes, mana=filler(fire=14)),
        opponent=Side(shields=["Terror Pit", "Corile"], battle=["Torcon"]),
    )
    game.use("Tyranno Link Nova")
    assert game.untapped_mana(YOU) == 14 - cost
    assert game.zone(OPPONENT, "shields") == []
    if drakes:
        game.expect(OPPONENT, "declare", "no", "Terror Pit")


def test_devil_link_taboo_keeps_the_opponent_from_summoning_and_casting_for_a_turn() -> None:
    game = Scenario(
        you=Side(hand=["Devil Link Taboo"], mana=filler(darkness=10)),
        opponent=Side(hand=["Torcon", "Terror Pit"], mana=filler(darkness=6, nature=2)),
    )
    game.use("Devil Link Taboo").end_turn().next_turn()
    assert game.zone(OPPONENT, "battle") == []
    game.until("charge mana").decline()
    assert game.question is None or "Torcon" not in game.options


@pytest.mark.parametrize("forced", [True, False])
def test_lightning_kid_is_strong_while_its_shield_stays(forced: bool) -> None:
    kid = "Lightning Kid, Divine Armaments Elemental"
    game = Scenario(you=Side(hand=[kid], mana=filler(light=5), shields=2, deck=["Torcon"]))
    game.use(kid)
    game = game.choose("shield 1") if forced else game.decline()
    assert (game.power(kid), game.has(kid, keywords.DOUBLE_BREAKER)) == ((11000, True) if forced else (5500, False))
    game.choose("shield 2").accept()
    assert game.zone(YOU, "deck")[0] != "Torcon"


PYRON = "Pyron, the Battle Dragonic Firespirit"
RAINBOW = filler(light=1, water=1, darkness=1, fire=1, nature=1)


@pytest.mark.parametrize("mode", [0, 1, None])
def test_pyron_destroys_a_tapped_creature_or_breaks_a_shield_for_light_water_and_nature(mode: int | None) -> None:
    game = Scenario(
        you=Side(hand=[PYRON], mana=RAINBOW), opponent=Side(battle=[tapped("Corile"), "Torcon"], shields=["Fear Fang"])
    )
    game.use(PYRON, way=None if mode is None else "1 more light card")
    if mode is not None:
        game.choose(mode)
    assert game.zone(OPPONENT, "graveyard") == (["Corile"] if mode == 0 else [])
    assert game.zone(OPPONENT, "hand") == (["Fear Fang"] if mode == 1 else [])


@pytest.mark.parametrize("driven", [True, False])
def test_gelneus_returns_a_creature_of_the_battle_zone_and_one_of_the_graveyard(driven: bool) -> None:
    gelneus = "Gelneus, Fuuma of the Depths"
    game = Scenario(
        you=Side(hand=[gelneus], mana=RAINBOW, graveyard=["Corile", "Terror Pit"]), opponent=Side(battle=["Torcon"])
    )
    game.use(gelneus, way="1 more light card" if driven else None)
    if driven:
        game.expect(YOU, "choose", gelneus, "Torcon").choose("Torcon")
    assert (game.zone(OPPONENT, "hand"), game.zone(YOU, "hand")) == ((["Torcon"], ["Corile"]) if driven else ([], []))


@pytest.mark.parametrize("returns", [True, False])
def test_valcha_puts_a_card_into_the_mana_zone_and_may_return_one(returns: bool) -> None:
    valcha = "Valcha, the Guardian Spirit Knight"
    game = Scenario(you=Side(hand=[valcha], mana=RAINBOW, deck=["Corile"]))
    game.use(valcha, way="1 more water card")
    game = game.choose("Corile") if returns else game.decline()
    assert game.zone(YOU, "hand") == (["Corile"] if returns else [])
    assert len(game.zone(YOU, "mana")) == (5 if returns else 6)


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 3, 3), (2, 3, 1), (3, 3, 0)])
def test_dellinder_draws_until_both_hands_are_equal(mine: int, theirs: int, drawn: int) -> None:
    dellinder = "Dellinder, Machine Admiral"
    game = Scenario(you=Side(hand=[dellinder, *filler(mine)], mana=RAINBOW), opponent=Side(hand=filler(theirs)))
    game.use(dellinder, way="1 more fire card")
    if drawn:
        game.accept()
    assert len(game.zone(YOU, "hand")) == mine + drawn


def test_abaramba_draws_three_cards_and_puts_two_back() -> None:
    abaramba = "Abaramba, Treasure Fuuma"
    game = Scenario(you=Side(hand=[abaramba], mana=filler(darkness=4, water=1), deck=["Corile", "Torcon", "Fear Fang"]))
    game.use(abaramba, way="1 more water card").choose("Corile", "Torcon").choose("Torcon")
    assert game.zone(YOU, "hand") == ["Fear Fang"]
    assert sorted(game.zone(YOU, "deck")[:2]) == ["Corile", "Torcon"]


@pytest.mark.phrase("REMEMBER_ITS_NAME")
@pytest.mark.parametrize("hand", ["Corile", "Torcon"])
def test_persistent_prison_takes_a_shield_if_the_returned_creature_has_the_name_of_the_discarded(hand: str) -> None:
    prison = "Persistent Prison of Gaia"
    game = Scenario(
        you=Side(hand=[prison], mana=filler(water=2, darkness=2, fire=1)),
        opponent=Side(hand=[hand], battle=["Corile"], shields=["Fear Fang"]),
    )
    game.use(prison)
    taken = "Fear Fang" in game.zone(OPPONENT, "graveyard")
    discarded = [card for card in game.zone(OPPONENT, "graveyard") if card != "Fear Fang"]
    assert taken is (discarded == ["Corile"])
    assert hand == "Torcon" or taken


@pytest.mark.parametrize("instead", [True, False])
def test_persistent_prison_takes_no_shield_for_a_creature_that_did_not_return(instead: bool) -> None:
    """Answer 40231: what stays because a dragheart went instead is no creature that was returned."""
    glenmalt = "Glenmalt, Final Dragon Ruler"
    game = Scenario(
        you=Side(hand=["Persistent Prison of Gaia"], mana=filler(water=2, darkness=2, fire=1)),
        opponent=Side(hand=[glenmalt], battle=[armed(glenmalt, "Gaiheart, Galaxy Greatsword")], shields=["Fear Fang"]),
    )
    game.use("Persistent Prison of Gaia").choose(glenmalt if instead else "no")
    assert game.zone(OPPONENT, "graveyard") == ([glenmalt] if instead else [glenmalt, "Fear Fang"])


def test_persistent_prison_takes_no_shield_without_a_creature() -> None:
    prison = "Persistent Prison of Gaia"
    game = Scenario(
        you=Side(hand=[prison], mana=filler(water=2, darkness=2, fire=1)),
        opponent=Side(hand=["Corile"], shields=["Fear Fang"]),
    )
    assert game.use(prison).zone(OPPONENT, "graveyard") == ["Corile"]


GULJENERAID = "Necrodragon Guljeneraid"


@pytest.mark.phrase("whenever_destroyed_in_graveyard")
@pytest.mark.parametrize(("dies", "returns"), [("Bolshack Dragon", True), ("Corile", False), (GULJENERAID, False)])
def test_guljeneraid_returns_when_another_dragon_is_destroyed(dies: str, returns: bool) -> None:
    game = Scenario(
        you=Side(battle=[dies], graveyard=[GULJENERAID]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    if returns:
        game.accept()
    assert (GULJENERAID in game.zone(YOU, "battle")) is returns


@pytest.mark.phrase("whenever_destroyed_in_graveyard")
def test_guljeneraid_returns_when_it_is_destroyed_together_with_a_dragon() -> None:
    all_die = spell("All Die", DARKNESS, 1, destroy(every(CREATURES)))
    game = Scenario(
        you=Side(battle=["Bolshack Dragon", GULJENERAID]),
        opponent=Side(hand=[all_die], mana=filler(darkness=1)),
        turn=OPPONENT,
    )
    game.use("All Die").accept()
    assert game.zone(YOU, "battle") == [GULJENERAID]


def test_guljeneraid_sees_no_dragon_that_is_returned_or_that_the_opponent_loses() -> None:
    game = Scenario(
        you=Side(battle=["Bolshack Dragon"], graveyard=[GULJENERAID], hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Bolshack Dragon"]),
    )
    game.use("Terror Pit")
    assert game.zone(YOU, "graveyard") == [GULJENERAID, "Terror Pit"]


def test_gedora_stays_when_a_spell_of_the_opponent_removes_it() -> None:
    gedora = "Gedora, Lord of Demons"
    game = Scenario(
        you=Side(battle=[pile(gedora, HANZOU)]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.use("Terror Pit").where(gedora) == "battle"


@pytest.mark.parametrize("accepts", [True, False])
def test_ba_keen_may_destroy_a_cross_gear(accepts: bool) -> None:
    keen = "Ba Keen, Super-electric Engineer"
    game = Scenario(you=Side(hand=[keen], mana=filler(light=5)), opponent=Side(battle=["Crimson Rifle"]))
    game.use(keen)
    game = game.choose("Crimson Rifle") if accepts else game.decline()
    assert game.zone(OPPONENT, "graveyard") == (["Crimson Rifle"] if accepts else [])


@pytest.mark.parametrize("leaver", [HANZOU, "Corile", "Yuunagi, Hidden Earth Faerie"])
def test_yuunagi_puts_other_shinobi_that_leave_into_the_mana_zone(leaver: str) -> None:
    game = Scenario(
        you=Side(battle=["Yuunagi, Hidden Earth Faerie", HANZOU, "Corile"], shields=0),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", leaver)
    if leaver == HANZOU:
        game.accept()
    assert game.where(leaver) == ("mana" if leaver == HANZOU else "graveyard")


@pytest.mark.parametrize("put", ["Torcon", "Sandal, Spirit Knight"])
def test_sandal_may_return_an_arc_seraphim_or_wild_veggies_from_the_mana_zone(put: str) -> None:
    there = [] if put != "Torcon" else ["Sandal, Spirit Knight"]
    game = Scenario(you=Side(hand=[put], mana=["Raiden, Lightfang Ninja", *filler(nature=6)], battle=there))
    game.use(put).choose("Raiden, Lightfang Ninja")
    assert game.zone(YOU, "hand") == ["Raiden, Lightfang Ninja"]


def test_spartan_j_stays_for_a_card_under_it_and_untaps_after_it_has_blocked() -> None:
    spartan = "Invincible Giant Mecha Spartan J"
    game = Scenario(
        you=Side(battle=["Corile"]),
        opponent=Side(battle=[pile(spartan, "Ba Keen, Super-electric Engineer")]),
    )
    game.attack("Corile").block(spartan)
    assert game.where("Corile") == "graveyard" and not game.is_tapped(spartan)


def test_spartan_j_loses_a_card_instead_of_leaving() -> None:
    spartan = "Invincible Giant Mecha Spartan J"
    game = Scenario(
        you=Side(battle=[pile(spartan, "Ba Keen, Super-electric Engineer")]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit").accept()
    assert (game.where(spartan), game.under(spartan)) == ("battle", [])


def test_icaros_grows_and_breaks_more_by_multicolored_creatures() -> None:
    icaros = "Icaros, Holy Gaia"
    bega = "Bega, Vizier of Shadow"
    game = Scenario(you=Side(battle=[pile(icaros, bega), bega, "Corile"]), opponent=Side(shields=5))
    assert game.power(icaros) == 6000
    game.attack(icaros)
    assert game.power(icaros) == 16000
    game.choose("shield 1", "shield 2", "shield 3")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_over_skill_lets_both_players_draw_in_their_turns() -> None:
    over_skill = "Over Skill, Rampaging Machine"
    game = Scenario(you=Side(battle=[over_skill]), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)))
    game.end_turn().next_turn()
    assert len(game.zone(OPPONENT, "hand")) == 3
    assert game.until("use a card").refused("Terror Pit") == "" and not game.can_choose(over_skill)
    game.end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.parametrize("found", [True, False])
def test_lost_watergate_puts_a_multicolored_card_on_top_of_the_deck(found: bool) -> None:
    deck = ["Corile", "Torcon", "Bega, Vizier of Shadow"]
    game = Scenario(you=Side(hand=["Lost Watergate"], mana=filler(water=1), deck=deck))
    game.use("Lost Watergate")
    game = game.choose("Bega, Vizier of Shadow") if found else game.decline()
    assert len(game.zone(YOU, "deck")) == 13
    assert game.zone(YOU, "deck")[0] == "Bega, Vizier of Shadow" or not found


def test_underworld_returns_a_god_from_the_mana_zone() -> None:
    underworld = "Underworld, the Greatest God"
    game = Scenario(you=Side(hand=[underworld], mana=[GEKI, *filler(fire=2, nature=2)]))
    game.use(underworld).choose(GEKI)
    assert game.zone(YOU, "hand") == [GEKI]


@pytest.mark.parametrize("linked", [True, False])
def test_underworld_may_untap_after_winning_a_battle_while_it_is_linked(linked: bool) -> None:
    underworld = "Underworld, the Greatest God"
    orbital = "Orbital, the Supreme God"
    game = Scenario(
        you=Side(battle=[orbital] if linked else [underworld], hand=[underworld], mana=filler(fire=2, nature=2)),
        opponent=Side(battle=[tapped("Corile")]),
    )
    if linked:
        game.use(underworld).choose(orbital)
    fighter = orbital if linked else underworld
    game.attack(fighter, "Corile")
    if linked:
        game.expect(YOU, "may").accept()
    assert game.is_tapped(fighter) is not linked


def test_god_bananan_may_take_a_card_under_it() -> None:
    bananan = "God Bananan, Great Veggie King"
    veggie = creature("Veggie", LIGHT, 2, 2000, "Wild Veggies")
    game = Scenario(you=Side(battle=[pile(bananan, veggie)]), opponent=Side(shields=3))
    game.attack(bananan).choose("Veggie")
    assert game.zone(YOU, "hand") == ["Veggie"]
