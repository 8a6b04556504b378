"""More cards of the lists of today: what each of their abilities does, played."""

import pytest

from sim.cards.words import FIRE, LIGHT, creature
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, face_down, filler, pile, sick, tapped
from tests.cards.written import card

FANG, MANE, LIGER, HULCUS = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos", "Aqua Hulcus"
DRAGON, PIT, SERUM, GATE = "Bolshack Dragon", "Terror Pit", "Brain Serum", "Spiral Gate"
SMALL_DRAGON = creature("Small Dragon", FIRE, 3, 3000, "Armored Dragon")
CALL = card("Call\nSpell - water - cost 2\nPut a creature from your hand into the battle zone.")


# --- Jaouga, Oniga Hyper ---
ONIGA = "Jaouga, Oniga Hyper"


def test_oniga_hyper_leaves_the_opponent_three_shields_two_cards_and_a_creature() -> None:
    game = Scenario(
        you=Side(hand=[ONIGA, FANG], mana=filler(darkness=4, fire=4)),
        opponent=Side(shields=5, hand=["Torcon", "Corile", HULCUS], battle=[FANG, MANE, LIGER]),
    )
    game.use(ONIGA).choose("shield 1", "shield 2", "shield 3").choose("Torcon", "Corile").choose(MANE)
    assert len(game.zone(OPPONENT, "shields")) == 3 and game.zone(OPPONENT, "battle") == [MANE]
    assert sorted(game.zone(OPPONENT, "hand")) == ["Corile", "Torcon"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == sorted(["Filler", "Filler", HULCUS, FANG, LIGER])


def test_oniga_hyper_mills_two_and_puts_a_creature_at_its_first_attack_of_a_turn() -> None:
    dear = creature("Dear", FIRE, 7, 7000, "Human")
    game = Scenario(
        you=Side(battle=[ONIGA, FANG], graveyard=[SMALL_DRAGON, dear], deck=[MANE, HULCUS, "Torcon"]),
        opponent=Side(shields=5),
    )
    game.attack(ONIGA).accept()
    assert MANE in game.zone(YOU, "graveyard") and HULCUS in game.zone(YOU, "graveyard")
    assert "Small Dragon" in game.zone(YOU, "battle")
    game.choose("shield 1", "shield 2")
    assert not game.refused("Small Dragon", "attack")  # it has speed attacker


def test_oniga_hyper_costs_less_for_creatures_that_are_tapped() -> None:
    game = Scenario(you=Side(hand=[ONIGA], battle=[FANG, HULCUS, MANE], mana=filler(darkness=2, fire=2)))
    game.use(ONIGA, FANG)
    assert ONIGA in game.zone(YOU, "battle") and game.is_tapped(FANG) and game.is_tapped(MANE)


# --- Princess Party ---
PARTY = "Princess Party ~Bond of Shiraha~"


def test_princess_party_lets_the_opponent_say_which_creature_goes_where() -> None:
    game = Scenario(
        you=Side(hand=[PARTY], mana=filler(light=2, water=2, nature=2)),
        opponent=Side(battle=[FANG, MANE, LIGER, HULCUS], shields=1),
    )
    game.use(PARTY).choose(FANG, MANE, LIGER)
    game.expect(OPPONENT, "choose", FANG, MANE, LIGER)
    game.choose(MANE).choose(LIGER)
    assert MANE in game.zone(OPPONENT, "shields") and game.zone(OPPONENT, "mana") == [LIGER]
    assert game.zone(OPPONENT, "hand") == [FANG] and game.zone(OPPONENT, "battle") == [HULCUS]


def test_princess_party_makes_a_single_creature_a_shield() -> None:
    game = Scenario(
        you=Side(hand=[PARTY], mana=filler(light=2, water=2, nature=2)), opponent=Side(battle=[FANG, MANE], shields=1)
    )
    game.use(PARTY).choose(FANG).enough()
    assert FANG in game.zone(OPPONENT, "shields") and game.zone(OPPONENT, "battle") == [MANE]


# --- Queen Amaterasu ---
@pytest.mark.phrase("IT_FROM_HAND")
def test_queen_amaterasu_finds_a_card_that_is_no_creature_and_uses_it() -> None:
    game = Scenario(
        you=Side(hand=["Queen Amaterasu"], mana=filler(water=8), deck=[FANG, PIT, "Torcon"]),
        opponent=Side(battle=[LIGER]),
    )
    game.use("Queen Amaterasu")
    assert game.can_choose(PIT) and not game.can_choose(FANG)
    game.choose(PIT)
    assert game.zone(OPPONENT, "graveyard") == [LIGER] and game.zone(YOU, "graveyard") == [PIT]


# --- Katsuking ---
KATSUKING = "Katsuking, Victory Kung Fu"
RAGE = card("Rage\nCreature - fire - cost 3 - power 3000 - Outrage")


def test_katsuking_wins_battles_in_your_turn_and_draws_two() -> None:
    game = Scenario(you=Side(battle=[KATSUKING]), opponent=Side(battle=[creature("Big", FIRE, 9, 20000, "Human")]))
    game.attack(KATSUKING, "Big").accept()
    assert game.zone(OPPONENT, "battle") == [] and len(game.zone(YOU, "hand")) == 2
    game = Scenario(you=Side(battle=[KATSUKING]), opponent=Side(battle=[FANG, "Torcon"]))
    assert "untapped" in game.refused(FANG, "be attacked")


def test_katsuking_has_no_such_power_in_the_opponents_turn() -> None:
    big = creature("Big", FIRE, 9, 12000, "Human")
    game = Scenario(you=Side(battle=[tapped(KATSUKING)]), opponent=Side(battle=[big]), turn=OPPONENT)
    game.attack("Big", KATSUKING)
    assert game.zone(YOU, "battle") == []


@pytest.mark.parametrize("other", [KATSUKING, FANG])
def test_katsuking_returns_from_the_graveyard_for_a_card_and_an_outrage(other: str) -> None:
    game = Scenario(you=Side(graveyard=[KATSUKING], battle=[RAGE, other], hand=[MANE]), turn=OPPONENT)
    game.end_turn().next_turn()
    if other == KATSUKING:
        game.until("charge mana")
        assert game.zone(YOU, "graveyard") == [KATSUKING]
    else:
        game.accept()
        assert KATSUKING in game.zone(YOU, "battle") and sorted(game.zone(YOU, "graveyard")) == [MANE, "Rage"]


# --- Gedodaigongen ---
GEDO = 'Gedodaigongen, Oni of "Nirvana"'


def test_gedodaigongen_destroys_what_the_opponent_puts_without_summoning_in_their_turn() -> None:
    game = Scenario(
        you=Side(battle=[GEDO], shields=3),
        opponent=Side(hand=[CALL, FANG, MANE], mana=filler(water=2, nature=4)),
        turn=OPPONENT,
    )
    game.use("Call", FANG)
    assert FANG in game.zone(OPPONENT, "graveyard")
    game.use(MANE)
    assert game.zone(OPPONENT, "battle") == [MANE]


@pytest.mark.parametrize("shields", [0, 1])
def test_gedodaigongen_blocks_and_slays_if_a_player_has_no_shields(shields: int) -> None:
    game = Scenario(you=Side(battle=[GEDO], shields=shields), opponent=Side(battle=[LIGER], shields=3), turn=OPPONENT)
    game.attack(LIGER)
    if shields == 0:
        game.block(GEDO)
        assert game.zone(OPPONENT, "battle") == [] and game.zone(YOU, "battle") == []
    else:
        assert game.zone(YOU, "shields") == []


def test_gedodaigongen_strikes_back_for_a_darkness_or_fire_card() -> None:
    game = Scenario(you=Side(hand=[GEDO], shields=[DRAGON]), opponent=Side(battle=[FANG], shields=3), turn=OPPONENT)
    game.attack(FANG).declare(GEDO)
    assert game.zone(YOU, "battle") == [GEDO] and game.zone(YOU, "graveyard") == [DRAGON]


# --- Perfect Zenith ---
def test_perfect_zenith_turns_top_cards_down_and_takes_zeniths_unknowns_and_colorless_cards() -> None:
    name = "Perfect Zenith"
    zenith = card("Summit\nCreature - light - cost 9 - power 9000 - Zenith")
    other = card("Other\nCreature - light - cost 9 - power 9000 - Unknown")
    plain = card("Plain\nSpell - colorless - cost 3\nDraw a card.")
    game = Scenario(
        you=Side(hand=[name, FANG], mana=filler(7), deck=[MANE, HULCUS, zenith, other, plain, FANG, "Torcon"]),
        opponent=Side(battle=[LIGER, zenith]),
    )
    game.use(name).choose(0, 2)
    assert game.zone(YOU, "mana").count("a face-down card") == 2
    assert sorted(game.zone(YOU, "hand")) == sorted([FANG, "Other", "Plain", "Summit"])
    assert game.zone(YOU, "deck")[-1] == FANG


def test_perfect_zenith_is_cast_as_a_zenith_attacks_and_can_do_the_same_twice() -> None:
    name = "Perfect Zenith"
    zenith = card("Summit\nCreature - light - cost 9 - power 9000 - Zenith")
    game = Scenario(you=Side(hand=[name], battle=[zenith]), opponent=Side(battle=[LIGER, "Torcon", FANG], shields=2))
    game.attack("Summit").declare(name).choose(1, 1).choose(LIGER).choose(FANG)
    assert game.zone(OPPONENT, "battle") == ["Torcon"] and game.zone(OPPONENT, "deck")[-2:] == [LIGER, FANG]


# --- Marihadar ---
MARIHADAR, AUCTION = "Marihadar, Primachine", "Replica Auction"


def test_marihadar_lets_the_opponent_put_two_creatures_in_each_of_their_turns() -> None:
    game = Scenario(
        you=Side(battle=[f"{MARIHADAR} / {AUCTION}"], shields=3),
        opponent=Side(hand=[FANG, FANG, FANG], mana=filler(nature=9)),
        turn=OPPONENT,
    )
    game.use(FANG).use(FANG)
    assert len(game.zone(OPPONENT, "battle")) == 2 and game.refused(FANG)


def test_replica_auction_makes_a_shield_of_one_of_three_cards() -> None:
    game = Scenario(
        you=Side(hand=[f"{MARIHADAR} / {AUCTION}", FANG], mana=filler(light=5), deck=[FANG, MANE, LIGER, "Torcon"])
    )
    game.use(AUCTION).choose(MANE)
    assert MANE in game.zone(YOU, "shields")


# --- Magic Tools ---
def test_dubel_comes_from_the_graveyard_for_a_magic_tool() -> None:
    tool = card("Tool\nCreature - darkness - cost 2 - power 1000 - Magic Tool")
    spell = card("Tool Spell\nSpell - darkness - cost 2 - Magic Tool\nDraw a card.")
    for used in (tool, spell, FANG):
        game = Scenario(you=Side(hand=[used], graveyard=["Dubel, Darma"], mana=filler(darkness=2, nature=3)))
        game.use(used if isinstance(used, str) else used.name)
        if used == FANG:
            assert game.zone(YOU, "graveyard") == ["Dubel, Darma"]
        else:
            game.accept()
            assert "Dubel, Darma" in game.zone(YOU, "battle")


def test_myouou_makes_mafi_gangs_magic_tools_in_the_battle_zone_and_the_graveyard() -> None:
    name = "Myouou, Charming Doctor"
    gang = card("Gang\nCreature - darkness - cost 1 - power 1000 - Mafi Gang")
    counts = card(
        "Counter\nCreature - water - cost 1 - power 1000 - Human\nThis creature gets +1000 power for each of your "
        "Magic Tools.\nThis creature gets +10000 power for each Magic Tool in your graveyard."
    )
    game = Scenario(
        you=Side(
            hand=[name], battle=[gang, counts], graveyard=[gang], mana=filler(darkness=3), deck=[gang, MANE, "Torcon"]
        )
    )
    assert game.power("Counter") == 1000
    game.use(name)
    assert game.power("Counter") == 1000 + 2000 + 20000
    assert game.zone(YOU, "graveyard")[1:] == ["Gang", MANE]
    assert game.refused(name, "attack") and game.has(name, keywords.BLOCKER)


# --- Prince Avaraldo ---
AVARALDO, EGG = "Prince Avaraldo, Cavalier of Thunder", "Magic Shot - Arcadia Egg"


def test_avaraldo_takes_spells_of_the_top_three_cards() -> None:
    game = Scenario(you=Side(hand=[f"{AVARALDO} / {EGG}"], mana=filler(light=3), deck=[SERUM, FANG, PIT, "Torcon"]))
    game.use(AVARALDO).choose(SERUM, PIT)
    assert sorted(game.zone(YOU, "hand")) == sorted([SERUM, PIT]) and game.zone(YOU, "deck")[-1] == FANG


def test_arcadia_egg_destroys_an_untapped_creature_and_puts_nero_gryphis() -> None:
    nero, glory = "Nero Gryphis, Mystic Light Emperor", "Magic Shot - Glory Gate"
    for gate in ([glory], []):
        game = Scenario(
            you=Side(hand=[f"{AVARALDO} / {EGG}", nero, FANG], mana=filler(darkness=5), graveyard=gate),
            opponent=Side(battle=[LIGER, tapped(MANE)]),
        )
        game.use(EGG)
        assert game.zone(OPPONENT, "battle") == [MANE]
        if gate:
            game.choose(nero)
        assert (nero in game.zone(YOU, "battle")) == bool(gate)


# --- Baiken's Vision ---
def test_baikens_vision_draws_and_discards_and_puts_a_blocker_for_a_turn() -> None:
    name = "Baiken's Vision"
    game = Scenario(
        you=Side(battle=[name], hand=[HULCUS, FANG], shields=3),
        opponent=Side(battle=[MANE, FANG], shields=3),
        turn=OPPONENT,
    )
    game.attack(MANE).accept()
    assert game.zone(YOU, "graveyard") == [name] and HULCUS in game.zone(YOU, "battle")
    while game.asked == "may":
        game.decline()
    game.block(HULCUS)
    assert len(game.zone(YOU, "shields")) == 3
    game = Scenario(you=Side(battle=[name], hand=[FANG], deck=[MANE, "Torcon"]))
    game.end_turn()
    assert game.zone(YOU, "hand") == [FANG]
    game = Scenario(you=Side(battle=[name, LIGER], hand=[FANG], deck=[MANE, "Torcon"]))
    game.until("may").accept().choose(FANG)
    assert game.zone(YOU, "hand") == [MANE] and game.zone(YOU, "graveyard") == [FANG]


def test_baikens_creature_returns_to_the_hand_at_the_end_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=["Baiken's Vision"], hand=[HULCUS], shields=3, deck=["Torcon"] * 5),
        opponent=Side(battle=[LIGER, FANG], shields=3),
        turn=OPPONENT,
    )
    game.attack(FANG).accept()
    while game.asked == "may":
        game.decline()
    game.block()
    game.choose("shield 1").end_turn()
    assert HULCUS in game.zone(YOU, "hand")


# --- Dischalce Dony ---
def test_dischalce_dony_slays_what_costs_five_or_less_and_puts_a_creature() -> None:
    name = "Dischalce Dony"
    cheap = creature("Cheap", FIRE, 5, 9000, "Human")
    dear = creature("Dear", FIRE, 6, 9000, "Human")
    game = Scenario(you=Side(hand=[name, FANG, dear], mana=filler(light=2, darkness=1, nature=1)))
    game.use(name)
    assert game.can_choose(FANG) and not game.can_choose("Dear")
    for target in (cheap, dear):
        game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[tapped(target)]))
        game.attack(name, target.name)
        assert (game.zone(OPPONENT, "battle") == []) == (target is cheap)


# --- The World Is Mine ---
WORLD = "The World Is Mine, Jirai Maid"


@pytest.mark.phrase("may_summon_at_end_of_each_turn")
@pytest.mark.parametrize("turn", [YOU, OPPONENT])
@pytest.mark.parametrize(("cost", "power", "comes"), [(9, 1000, True), (1, 15000, True), (8, 14000, False)])
def test_jirai_maid_is_summoned_at_the_end_of_each_turn_against_a_great_creature(
    turn: int, cost: int, power: int, comes: bool
) -> None:
    great = creature("Great", FIRE, cost, power, "Human")
    game = Scenario(you=Side(hand=[WORLD]), opponent=Side(battle=[great]), turn=turn)
    game.until("declare", YOU).declare(WORLD)
    assert (WORLD in game.zone(YOU, "battle")) == comes


def test_jirai_maid_destroys_a_creature_as_it_taps_and_puts_one_that_costs_no_more() -> None:
    game = Scenario(
        you=Side(battle=[WORLD], graveyard=[FANG, DRAGON]),
        opponent=Side(battle=[creature("Four", FIRE, 4, 4000, "Human")]),
    )
    game.attack(WORLD)
    assert game.zone(OPPONENT, "battle") == []
    assert game.can_choose(FANG) and not game.can_choose(DRAGON)
    game.choose(FANG)
    assert FANG in game.zone(YOU, "battle")


# --- Codemoon Interstellar ---
MOON = "Codemoon Interstellar"


def test_interstellar_casts_a_spell_into_the_hyperspatial_zone_and_from_there_again() -> None:
    game = Scenario(
        you=Side(hand=[MOON, FANG], graveyard=[SERUM], mana=filler(water=4, darkness=3)), opponent=Side(shields=5)
    )
    game.use(MOON).choose(ability(MOON, "cast")).choose(SERUM).accept().accept()
    assert game.zone(YOU, "hyperspatial") == [SERUM] and len(game.zone(YOU, "hand")) == 3
    game.end_turn().next_turn().end_turn().next_turn().until("attack with")
    game.attack(MOON).choose(SERUM).accept().accept()
    assert game.zone(YOU, "deck")[-1] == SERUM and game.zone(YOU, "hyperspatial") == []


def test_interstellar_casts_no_other_spells_as_it_comes() -> None:
    dear = card("Dear\nSpell - water - cost 8\nDraw a card.")
    green = card("Green\nSpell - nature - cost 2\nDraw a card.")
    game = Scenario(you=Side(hand=[MOON, dear, green, SERUM, FANG], mana=filler(water=4, darkness=3)))
    game.use(MOON).choose(ability(MOON, "cast"))
    assert game.can_choose(SERUM) and not game.can_choose("Dear") and not game.can_choose("Green")


# --- Balga Raizou ---
RAIZOU = "Balga Raizou, the Super-Heavenly Nova"


@pytest.mark.phrase("mana_galaxy_vortex_evolves_from")
@pytest.mark.parametrize("dragons", [3, 2])
def test_balga_raizou_is_put_on_three_dragons_of_the_mana_zone(dragons: int) -> None:
    game = Scenario(you=Side(hand=[RAIZOU, FANG], mana=[*[SMALL_DRAGON] * dragons, *filler(nature=9)]))
    assert (game.refused(RAIZOU) == "") == (dragons == 3)
    if dragons == 3:
        game.use(RAIZOU)
        while game.asked == "evolve":
            game.choose("Small Dragon")
        assert game.under(RAIZOU) == ["Small Dragon"] * 3 and len(game.zone(YOU, "mana")) == 9


def test_balga_raizou_burns_three_cards_and_puts_dragons() -> None:
    base = pile(RAIZOU, SMALL_DRAGON, SMALL_DRAGON, SMALL_DRAGON)
    game = Scenario(you=Side(battle=[base], deck=[DRAGON, FANG, SMALL_DRAGON, "Torcon"]), opponent=Side(shields=5))
    game.attack(RAIZOU).accept().choose("Small Dragon#1", "Small Dragon#2").choose(DRAGON, "Small Dragon#4")
    assert sorted(game.zone(YOU, "battle")) == sorted([RAIZOU, DRAGON, "Small Dragon"])
    assert sorted(game.zone(YOU, "graveyard")) == sorted([FANG] + ["Small Dragon"] * 3)


# --- Energy Drain ---
@pytest.mark.phrase("spell_costs_less_for_tapped")
def test_energy_drain_costs_less_for_tapped_creatures_and_weakens_by_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=["Energy Drain"], battle=[FANG, HULCUS, "Torcon"], mana=filler(darkness=1), graveyard=[FANG]),
        opponent=Side(battle=[LIGER, creature("Six", FIRE, 6, 6000, "Human")]),
    )
    game.use("Energy Drain", FANG).accept().choose("Six")
    assert game.is_tapped(FANG) and game.untapped_mana(YOU) == 0
    assert game.zone(OPPONENT, "graveyard") == ["Six"]


def test_a_spell_with_hyper_energy_cannot_be_cast_without_help() -> None:
    game = Scenario(you=Side(hand=["Energy Drain"], battle=[FANG, tapped(HULCUS)], mana=filler(darkness=2)))
    assert game.refused("Energy Drain")


# --- Tigavock ---
@pytest.mark.phrase("costs_less_for_each_card_drawn")
def test_tigavock_costs_one_less_for_each_card_drawn_this_turn() -> None:
    name = "Tigavock, Sea General"
    game = Scenario(you=Side(hand=[name, SERUM], mana=filler(water=9)))
    assert game.refused(name) == ""
    game.use(SERUM).accept().accept()  # 4 mana
    assert game.refused(name) == ""
    game.use(name).accept().accept().accept()
    assert game.untapped_mana(YOU) == 0 and len(game.zone(YOU, "hand")) == 5
    game = Scenario(you=Side(hand=[name], mana=filler(water=6)))
    assert game.refused(name)


# --- Perfect Ogrelord ---
@pytest.mark.phrase("may_cast_for")
@pytest.mark.parametrize("shields", [1, 0])
def test_perfect_ogrelord_costs_four_and_a_shield(shields: int) -> None:
    name = "Perfect Ogrelord"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=2, fire=2), shields=shields, graveyard=[MANE]),
        opponent=Side(hand=["Torcon"], battle=[FANG, LIGER]),
    )
    assert (game.refused(name) == "") == (shields == 1)
    if shields:
        game.use(name).choose(0, 1)
        assert game.zone(YOU, "shields") == [] and game.zone(OPPONENT, "battle") == [LIGER]
        assert game.zone(YOU, "battle") == [MANE] and game.has(MANE, keywords.SPEED_ATTACKER)


def test_perfect_ogrelord_discards_twice_for_its_whole_cost() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Ogrelord", FANG], mana=filler(darkness=3, fire=2), shields=2),
        opponent=Side(hand=["Torcon", "Corile", FANG], battle=[FANG]),
    )
    game.use("Perfect Ogrelord").choose(2, 2).choose("Torcon").choose("Corile")
    assert game.zone(OPPONENT, "hand") == [FANG] and len(game.zone(YOU, "shields")) == 2


# --- Jaouga Ogre ---
OGRE = "Jaouga Ogre, Oniga Villain"


@pytest.mark.phrase("oniend_of_creature")
@pytest.mark.parametrize(("shields", "mana"), [(0, ["Terror Pit", DRAGON]), (1, ["Terror Pit", DRAGON]), (0, [DRAGON])])
def test_jaouga_ogre_is_summoned_as_a_creature_attacks_a_player_without_shields(shields: int, mana: list[str]) -> None:
    game = Scenario(
        you=Side(hand=[OGRE], mana=mana, shields=shields, battle=[tapped(FANG)]),
        opponent=Side(battle=[MANE, HULCUS, "La Ura Giga, Sky Guardian"], shields=2),
        turn=OPPONENT,
    )
    game.attack(MANE, FANG)
    if shields == 0 and len(mana) == 2:
        game.declare(OGRE)
        assert OGRE in game.zone(YOU, "battle") and game.zone(OPPONENT, "battle")[-1] == HULCUS
    else:
        assert game.asked != "declare" or game.declare(OGRE).zone(YOU, "battle") != [OGRE]
        assert OGRE in game.zone(YOU, "hand")


# --- Dynabolt ---
def test_dynabolt_untaps_once_each_turn_and_battles_as_it_evolves() -> None:
    name = "Dynabolt, Great Explosive Dragon"
    game = Scenario(you=Side(battle=[sick(name)]), opponent=Side(shields=4))
    game.attack(name).accept().choose("shield 1")
    game.attack(name).choose("shield 1")
    assert game.is_tapped(name) and len(game.zone(OPPONENT, "shields")) == 2
    evolved = card(
        "Evolved\nEvolution Creature - fire - cost 2 - power 6000 - RexStars\nEvolution: Put on one of your "
        "fire creatures."
    )
    game = Scenario(you=Side(battle=[name], hand=[evolved], mana=filler(fire=2)), opponent=Side(battle=[FANG, LIGER]))
    game.use("Evolved").choose(FANG)
    assert game.zone(OPPONENT, "battle") == [LIGER]


# --- Spells ---
@pytest.mark.parametrize("both", [True, False])
def test_wave_max_does_one_thing_or_both_with_a_water_and_a_nature_creature(both: bool) -> None:
    name = "Toppa! Wave MAX"
    game = Scenario(
        you=Side(
            hand=[name],
            battle=[HULCUS, FANG] if both else [HULCUS],
            mana=filler(water=2, nature=2),
            deck=[MANE, "Torcon"],
        ),
        opponent=Side(battle=[LIGER, FANG], mana=["Corile"] * 3),
    )
    game.use(name)
    if both:
        game.choose(2).choose(MANE)
        assert game.zone(YOU, "hand") == [MANE]
    else:
        game.choose(1)
    assert game.zone(OPPONENT, "battle") == [FANG] and game.zone(OPPONENT, "hand") == [LIGER]


def test_dragocalypse_day_destroys_all_but_dragons() -> None:
    game = Scenario(
        you=Side(hand=["Dragocalypse Day"], battle=[FANG, DRAGON], mana=filler(fire=7)),
        opponent=Side(battle=[LIGER, SMALL_DRAGON]),
    )
    game.use("Dragocalypse Day")
    assert game.zone(YOU, "battle") == [DRAGON] and game.zone(OPPONENT, "battle") == ["Small Dragon"]


CLICK = "【Immediate】Wow...my opponent's attack stopped too much..? 【Click】"


def test_click_stops_cheap_creatures_and_may_put_the_graveyard_under_the_deck() -> None:
    game = Scenario(
        you=Side(hand=[CLICK], graveyard=[FANG, PIT], mana=filler(water=7), shields=3),
        opponent=Side(battle=[MANE, LIGER], hand=[DRAGON], mana=filler(fire=6), shields=3),
    )
    game.use(CLICK).accept()
    assert game.zone(YOU, "graveyard") == [] and sorted(game.zone(YOU, "deck")[-3:]) == sorted([FANG, PIT, CLICK])
    game.end_turn().next_turn().until("attack with")
    assert game.refused(MANE, "attack") and not game.refused(LIGER, "attack")


def test_alternative_sets_a_power_to_zero_and_summons_a_colorless_zenith_as_it_is_destroyed() -> None:
    name = "Alternative, Code of Cavalry"
    crystal = card(
        "Crystal\nSpell - light - cost 9\nAfter you cast this spell, put it into your mana zone face down instead of "
        "your graveyard.\nDraw a card."
    )
    zenith = card(
        "Summit\nCreature - colorless - cost 9 - power 9000 - Zenith\nWhen you summon this creature, draw a card."
    )
    light = creature("Light Summit", LIGHT, 9, 9000, "Zenith")
    game = Scenario(
        you=Side(hand=[name, crystal], mana=[*[face_down(FANG)] * 3, *filler(1)]), opponent=Side(battle=[LIGER, FANG])
    )
    game.use(name).choose(LIGER)
    assert game.zone(OPPONENT, "battle") == [FANG]
    game = Scenario(
        you=Side(battle=[name], hand=[zenith, light]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT
    )
    game.use(PIT).choose("Summit")
    assert game.zone(YOU, "battle") == ["Summit"] and len(game.zone(YOU, "hand")) == 2
