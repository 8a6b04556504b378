"""Cards of decks of 2011 and later, taken by how often they are played: what each of their abilities does, played."""

import pytest

from sim.engine.record.codes import keywords
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Scenario,
    Side,
    ability,
    exactly,
    face_up,
    filler,
    opponents,
    pile,
    sick,
    tapped,
)

DRAGON, FANG, MANE, LIGER = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
BLOCKER = "La Ura Giga, Sky Guardian"
WORM = "Horrid Worm"
MIXEL = "Mixel, Strange Stone"
ANGEL = "Hanusa, Radiance Elemental"
DOKINDANTE = "Dokindante Twenty Two, Forbidden Time Hybrid King"
PIT, TOUCH, SERUM = "Terror Pit", "Ghost Touch", "Brain Serum"
JONETSU, XENARCH = "Momoking, Jonetsu Hero", "Black XENARCH, Reaper Tyrant"
HESITATION = '"No hesitation. I have decided on what I must do."'


def test_gunte_charges_one_element_or_two_creatures_more_late_in_an_attack() -> None:
    game = Scenario(you=Side(hand=["A:Gunte"], mana=filler(nature=4)), opponent=Side(battle=[FANG, DRAGON]))
    game.use("A:Gunte")
    assert not game.can_choose(DRAGON)
    assert game.choose(FANG).zone(OPPONENT, "mana") == [FANG]
    game = Scenario(
        you=Side(shields=["Corile", "A:Gunte", "Torcon"]), opponent=Side(battle=[FANG, MANE, DRAGON]), turn=OPPONENT
    )
    game.attack(FANG).choose("Corile").attack(MANE).choose("A:Gunte").declare("A:Gunte")
    game.choose(ability("A:Gunte", "had been broken")).choose(DRAGON, FANG)
    assert sorted(game.zone(OPPONENT, "mana")) == [DRAGON, FANG]


def test_drap_takes_a_creature_and_charges_the_rest() -> None:
    drap = "Drap, Escalden"
    game = Scenario(you=Side(hand=[drap], mana=filler(nature=5), deck=["Corile", PIT]))
    game.use(drap).choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"] and PIT in game.zone(YOU, "mana")


def test_maxcargo_trap_charges_a_creature_and_puts_one() -> None:
    game = Scenario(
        you=Side(hand=["Maxcargo Trap"], mana=[*filler(nature=7), DRAGON, LIGER]), opponent=Side(battle=[FANG])
    )
    game.use("Maxcargo Trap")
    assert game.zone(OPPONENT, "mana") == [FANG] and game.zone(YOU, "battle") == [DRAGON]


def test_wedding_gate_puts_two_angels_that_are_not_of_light() -> None:
    angel = "Purify Joker, Mystic Elemental"
    game = Scenario(you=Side(hand=["Wedding Gate", angel, angel, ANGEL, "Corile"], mana=filler(darkness=6)))
    game.use("Wedding Gate")
    assert not game.can_choose(ANGEL) and not game.can_choose("Corile")
    game.choose(f"{angel}#1", f"{angel}#2")
    assert game.zone(YOU, "battle") == [angel, angel]


@pytest.mark.parametrize("mode", [0, 1])
def test_keshikas_empties_a_graveyard_or_fills_yours(mode: int) -> None:
    name = "Keshikas = Kas, Abyssal Stationary"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=3), deck=["Corile", MANE]), opponent=Side(graveyard=["Torcon"])
    )
    game.use(name).choose(mode)
    assert game.zone(OPPONENT, "graveyard") == ([] if mode == 0 else ["Torcon"])
    assert sorted(game.zone(YOU, "graveyard")) == ([] if mode == 0 else [MANE, "Corile"])


def test_keshikas_rushes_from_the_graveyard() -> None:
    name = "Keshikas = Kas, Abyssal Stationary"
    game = Scenario(you=Side(graveyard=[name], mana=filler(darkness=3)), opponent=Side(shields=1))
    game.use(name).choose(0)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.can_choose(name)


@pytest.mark.parametrize("armored", [True, False])
def test_arczeos_costs_less_with_an_armored_creature(armored: bool) -> None:
    name = "Bolshack Arczeos NEX"
    game = Scenario(you=Side(hand=[name], battle=[DRAGON if armored else FANG], mana=filler(light=4)))
    assert bool(game.refused(name)) != armored


def test_arczeos_puts_an_armored_creature_and_leaves_a_shield() -> None:
    name = "Bolshack Arczeos NEX"
    game = Scenario(you=Side(battle=[name], hand=["Cocco Lupia", "Explosive God Bobobrock", DRAGON]))
    game.attack(name)
    assert not game.can_choose(DRAGON) and not game.can_choose("Cocco Lupia")
    game = Scenario(
        you=Side(battle=[name], shields=0, deck=["Corile"]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).accept()
    assert game.zone(YOU, "shields") == ["Corile"]


@pytest.mark.parametrize("field", [True, False])
def test_blackout_destroys_the_strongest_creature_with_a_d2_field(field: bool) -> None:
    name = "Blackout, ZERO Invasion"
    game = Scenario(
        you=Side(battle=[name, *(["Cyberdice Vegas, Gambling Expert of D"] if field else [])]),
        opponent=Side(battle=[FANG, LIGER], shields=3),
    )
    game.attack(name, OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == ([LIGER] if field else [])


def test_blackout_comes_after_a_creature_put_for_no_cost() -> None:
    name = "Blackout, ZERO Invasion"
    game = Scenario(
        you=Side(hand=[name]),
        opponent=Side(hand=["Maxcargo Trap"], mana=[*filler(nature=7), MANE]),
        turn=OPPONENT,
    )
    game.use("Maxcargo Trap").until("declare").declare(name)
    assert game.zone(YOU, "battle") == [name]


def test_eternal_chaos_adds_a_shield_and_destroys_for_attacks() -> None:
    game = Scenario(
        you=Side(
            hand=["Eternal Chaos"],
            mana=filler(light=2, darkness=2, fire=1),
            battle=[DRAGON],
            deck=["Corile"],
            shields=0,
        ),
        opponent=Side(battle=[LIGER, FANG], shields=3),
    )
    game.use("Eternal Chaos").attack(DRAGON, OPPONENT)
    assert game.zone(YOU, "shields") == ["Corile"] and game.zone(OPPONENT, "graveyard") == [FANG]


def test_antihamuto_puts_a_small_creature_that_attacks_at_once() -> None:
    name = "Pizzastar's Antihamuto"
    game = Scenario(
        you=Side(hand=[name, MANE, DRAGON], mana=filler(light=1, fire=1, nature=1), deck=["Corile"]),
        opponent=Side(shields=2),
    )
    game.use(name).choose(MANE)
    assert game.has(MANE, keywords.SPEED_ATTACKER) and game.power(MANE) == 5000
    assert sorted(game.zone(YOU, "hand")) == [DRAGON, "Corile"]


def test_dasen_lets_the_opponent_put_one_creature_in_their_turn() -> None:
    game = Scenario(
        you=Side(battle=["Dasen, Unrivaled Bind"]),
        opponent=Side(hand=[FANG, MANE], mana=filler(nature=5)),
        turn=OPPONENT,
    )
    assert game.use(MANE).refused(FANG)


def test_dasen_taps_all_creatures_as_it_dies() -> None:
    game = Scenario(
        you=Side(battle=["Dasen, Unrivaled Bind"]),
        opponent=Side(hand=[PIT], battle=[FANG], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.use(PIT).accept().is_tapped(FANG)


def test_kuroyu_gives_dragons_speed_and_calls_a_creature_as_it_leaves() -> None:
    name = "Kuroyu Lesia, Darkness's Grudgeful Grass Warrior"
    game = Scenario(you=Side(battle=[name, sick(DRAGON), sick(FANG)]))
    assert game.has(DRAGON, keywords.SPEED_ATTACKER) and not game.has(FANG, keywords.SPEED_ATTACKER)
    game = Scenario(
        you=Side(battle=[name], graveyard=["Corile", LIGER]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT)
    assert not game.can_choose(LIGER)
    assert game.choose("Corile").zone(YOU, "battle") == ["Corile"]


def test_kuroyu_changes_places_with_an_attacking_dragon() -> None:
    name = "Kuroyu Lesia, Darkness's Grudgeful Grass Warrior"
    game = Scenario(you=Side(hand=[name], battle=[DRAGON]), opponent=Side(shields=5))
    game.attack(DRAGON).declare(name)
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "hand") == [DRAGON]


def test_oratoriocles_triggers_after_a_creature_was_put() -> None:
    name = "Perfect Oratoriocles"
    for shields in (["Vanguard Hatchet", name], [name]):
        game = Scenario(you=Side(shields=shields), opponent=Side(battle=[FANG, MANE]), turn=OPPONENT)
        game.attack(FANG)
        assert game.asked != "declare" or name not in game.options


def test_oratoriocles_destroys_puts_a_blocker_and_shields() -> None:
    name = "Perfect Oratoriocles"
    mana = filler(light=3, darkness=3)
    game = Scenario(you=Side(hand=[name], mana=mana), opponent=Side(battle=[FANG, MANE]))
    game.use(name).choose(0).choose(0).choose(FANG)
    assert sorted(game.zone(OPPONENT, "graveyard")) == [MANE, FANG]
    game = Scenario(you=Side(hand=[name, BLOCKER, "Corile"], mana=mana, deck=["Torcon", FANG], shields=0))
    game.use(name).choose(1).choose(2).choose("Torcon")
    assert BLOCKER in game.zone(YOU, "battle") and game.zone(YOU, "shields") == ["Torcon"]
    assert FANG in game.zone(YOU, "graveyard")


def test_brand_max_untaps_another_creature_and_punishes_choosing_it() -> None:
    game = Scenario(you=Side(battle=["Brand-MAX", tapped("Torcon")]), opponent=Side(shields=5))
    game.attack("Brand-MAX")
    assert not game.is_tapped("Torcon")
    game.choose("shield 1").attack("Torcon").choose("shield 2", "shield 3")
    assert len(game.zone(OPPONENT, "shields")) == 2
    game = Scenario(
        you=Side(battle=["Brand-MAX"]), opponent=Side(hand=[PIT], mana=filler(darkness=6), shields=2), turn=OPPONENT
    )
    game.use(PIT).choose(opponents("Filler#1"))
    assert "Filler" in game.zone(OPPONENT, "graveyard") and len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.parametrize("mode", [0, 1])
def test_viride_gorghini_adds_a_shield_or_stays(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["Viride Gorghini"], mana=filler(light=5), shields=0, deck=["Corile"]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
    )
    game.use("Viride Gorghini").choose(mode)
    assert game.zone(YOU, "shields") == (["Corile"] if mode == 0 else [])
    game.next_turn().until("use a card").use(PIT)
    assert game.zone(YOU, "battle") == ([] if mode == 0 else ["Viride Gorghini"])


def test_viride_gorghini_untaps_when_a_shield_leaves() -> None:
    game = Scenario(
        you=Side(battle=[tapped("Viride Gorghini")], shields=["Corile"]), opponent=Side(battle=[FANG]), turn=OPPONENT
    )
    game.attack(FANG, YOU).settle()
    assert not game.is_tapped("Viride Gorghini")


def test_marshall_crawler_exchanges_shields() -> None:
    game = Scenario(
        you=Side(hand=["Marshall Crawler", "Torcon", MANE], mana=filler(water=8), shields=["Corile", FANG]),
    )
    game.use("Marshall Crawler").accept().choose("Torcon").decline()
    game.choose("Corile")
    assert sorted(game.zone(YOU, "shields")) == [FANG, "Torcon"] and "Corile" in game.zone(YOU, "hand")


def test_codemoon_returns_one_of_two_cards() -> None:
    name = "Codemoon Independence"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=3, darkness=2), deck=["Corile", "Torcon"], graveyard=[FANG])
    )
    game.use(name).accept()
    assert not game.can_choose(FANG)
    assert game.choose("Corile").zone(YOU, "hand") == ["Corile"]


@pytest.mark.parametrize("spell", [True, False])
def test_codemoon_is_slayer_and_safe_with_a_spell_in_the_hyperspatial_zone(spell: bool) -> None:
    name = "Codemoon Independence"
    game = Scenario(
        you=Side(battle=[name], hyperspatial=[PIT] if spell else []),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.has(name, keywords.SLAYER) == spell
    assert game.use(PIT).zone(YOU, "graveyard") == ([] if spell else ["Codemoon Independence / Heir to the Moon"])


def test_heir_to_the_moon_returns_an_element_and_discards() -> None:
    game = Scenario(you=Side(hand=["Heir to the Moon"], mana=filler(water=4)), opponent=Side(battle=[FANG]))
    game.use("Heir to the Moon")
    assert game.zone(OPPONENT, "graveyard") == [FANG]


@pytest.mark.parametrize("top", ["Hyperspatial Bolshack Hole", PIT])
def test_the_spell_of_kiryuin_charges_twice_for_a_hyperspatial_spell(top: str) -> None:
    spell = "\"I Don't Give a Damn About Unknown's!\""
    game = Scenario(you=Side(hand=[spell], mana=filler(nature=3), deck=[top, "Corile"]))
    game.use(spell)
    assert ("Corile" in game.zone(YOU, "mana")) == (top != PIT)


def test_kusokzeshki_lets_mecha_trigger() -> None:
    name = "Kusokzeshki, Holy Chaos Great Ninja"
    mecha = "Patfall-P4"
    game = Scenario(you=Side(battle=[name], shields=[mecha]), opponent=Side(battle=[FANG]), turn=OPPONENT)
    game.attack(FANG, YOU).block()
    assert game.asked == "declare" and game.can_choose(mecha)


def test_miradante_draws_and_casts_a_spell_by_its_revolution() -> None:
    name = "Miradante Super Future, Future Pope"
    light = "Saint Kaiser, Soul Dragon Elemental"
    game = Scenario(you=Side(hand=[name, SERUM, PIT], battle=[light], deck=["Corile"] * 4), opponent=Side(shields=5))
    game.attack(light).declare(name)
    game.accept()
    assert not game.can_choose(PIT)
    game.choose(SERUM)
    assert game.zone(YOU, "battle") == [name]


@pytest.mark.parametrize("cards", [1, 3])
def test_ava_draws_against_a_larger_hand(cards: int) -> None:
    game = Scenario(
        you=Side(hand=["Ava-1, Thunder", "Torcon", MANE], mana=filler(light=3), deck=["Corile"]),
        opponent=Side(hand=[FANG] * cards),
    )
    game.use("Ava-1, Thunder")
    assert ("Corile" in game.zone(YOU, "hand")) == (cards == 3)


def test_dolzwei_doubles_the_mana_for_a_battle_won() -> None:
    name = "Dolzwei Astelio"
    game = Scenario(you=Side(battle=[name], mana=filler(nature=4)), opponent=Side(battle=[tapped("Torcon")]))
    assert game.power(name) == 5000
    game.attack(name, "Torcon").accept()
    assert len(game.zone(YOU, "mana")) == 8 and game.untapped_mana(YOU) == 4
    game = Scenario(you=Side(battle=[name], mana=filler(nature=11)))
    assert game.has(name, keywords.TRIPLE_BREAKER)


@pytest.mark.parametrize("shields", [0, 1])
def test_leo_adds_two_shields_if_there_are_none(shields: int) -> None:
    game = Scenario(you=Side(hand=["Leo"], mana=filler(light=2, nature=2), shields=shields))
    game.use("Leo")
    assert (game.asked == "may") == (shields == 0)
    if shields == 0:
        assert len(game.accept().zone(YOU, "shields")) == 2


@pytest.mark.parametrize("shields", [2, 3])
def test_leo_lets_every_card_trigger_with_two_shields(shields: int) -> None:
    game = Scenario(you=Side(battle=["Leo"], shields=["Corile"] * shields), opponent=Side(battle=[FANG]), turn=OPPONENT)
    game.attack(FANG, YOU).choose("Corile#1")
    assert (game.asked == "declare") == (shields == 2)


def test_leo_becomes_mana_instead_of_dying() -> None:
    game = Scenario(you=Side(battle=["Leo"]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "mana") == ["Leo"]


def test_akashic_assault_destroys_what_is_put_for_no_mana() -> None:
    game = Scenario(
        you=Side(battle=["Akashic Assault"]),
        opponent=Side(hand=[FANG, HESITATION], mana=filler(nature=3, darkness=3), graveyard=[MANE]),
        turn=OPPONENT,
    )
    game.use(FANG)
    assert game.zone(OPPONENT, "battle") == [FANG]
    game.use(HESITATION)
    assert game.zone(OPPONENT, "battle") == [FANG] and MANE in game.zone(OPPONENT, "graveyard")


def test_assault_dont_do_it_destroys_two_creatures_with_total_power_9000() -> None:
    spell = '"Assault! Don\'t do it!"'
    game = Scenario(you=Side(hand=[spell], mana=filler(fire=7)), opponent=Side(battle=[DRAGON, FANG, "Torcon"]))
    game.use(spell).choose(DRAGON)
    game.choose(FANG) if game.can_choose(FANG) else game.choose("Torcon")
    assert len(game.zone(OPPONENT, "graveyard")) == 2


def test_truetrue_returns_a_creature_and_mantra_rock_destroys_two_each() -> None:
    game = Scenario(
        you=Side(hand=["Truetrue, Illusionary Demon Dragon"], mana=filler(darkness=5), graveyard=["Corile", PIT])
    )
    game.use("Truetrue, Illusionary Demon Dragon")
    assert game.zone(YOU, "hand") == ["Corile"]
    game = Scenario(
        you=Side(hand=["Mantra Rock"], mana=filler(darkness=7), battle=["Torcon"]),
        opponent=Side(battle=[FANG, MANE, DRAGON]),
    )
    game.use("Mantra Rock").expect(OPPONENT, "choose").choose(FANG, MANE)
    assert game.zone(OPPONENT, "battle") == [DRAGON] and game.zone(YOU, "battle") == []


def test_meriris_charges_for_the_second_creature_of_the_opponent() -> None:
    name = "Meriris, Holy Night Faerie"
    game = Scenario(
        you=Side(battle=[name], deck=["Corile"] * 2),
        opponent=Side(hand=[FANG, MANE], mana=filler(nature=5)),
        turn=OPPONENT,
    )
    game.use(MANE)
    assert game.player_asked == OPPONENT
    game.use(FANG).accept()
    assert game.zone(YOU, "mana") == ["Corile"]


def test_suzuran_comes_from_mana_and_returns_there() -> None:
    name = "Suzuran, Rebirth Faerie"
    game = Scenario(you=Side(mana=[name, *filler(nature=2)]))
    assert name in game.use(name).zone(YOU, "mana") and game.is_tapped(name) is False


def test_brahmin_fills_the_hand_up_to_that_of_the_opponent() -> None:
    name = "Brahmin, Sidan Pope"
    game = Scenario(
        you=Side(hand=[name, "Torcon"], mana=filler(light=6), deck=["Corile"] * 4), opponent=Side(hand=[FANG] * 3)
    )
    assert len(game.use(name).zone(YOU, "hand")) == 3


@pytest.mark.parametrize("mana", [4, 5])
def test_the_spell_of_brahmin_charges_two_cards_face_down_against_more_mana(mana: int) -> None:
    spell = '"Believe in my Words Alone!"'
    game = Scenario(you=Side(hand=[spell], mana=filler(light=4)), opponent=Side(mana=filler(mana)))
    assert len(game.use(spell).zone(YOU, "mana")) == (4 if mana == 4 else 6)


def test_sherlock_leaves_each_player_one_creature() -> None:
    name = "Sherlock, Code of Deception"
    game = Scenario(
        you=Side(hand=[name], battle=["Torcon"], mana=filler(light=3, darkness=3, fire=3)),
        opponent=Side(battle=[FANG, MANE]),
    )
    game.use(name).choose(name).expect(OPPONENT, "choose").choose(MANE)
    assert game.zone(YOU, "battle") == [name] and game.zone(OPPONENT, "battle") == [MANE]


def test_you_cannot_lose_while_the_dream_alcadeias_is_tapped() -> None:
    name = "Dream Alcadeias, Lord of Spirits"
    game = Scenario(
        you=Side(battle=[tapped(pile(name, ANGEL))], shields=0), opponent=Side(battle=[FANG]), turn=OPPONENT
    )
    assert not game.attack(FANG, YOU).over


def test_nirvana_charges_an_untapped_creature_and_small_ones_if_there_were_no_shields() -> None:
    game = Scenario(you=Side(shields=["Nirvana"]), opponent=Side(battle=[FANG, DRAGON, "Torcon"]), turn=OPPONENT)
    game.attack(FANG).declare("Nirvana")
    game.choose(ability("Nirvana", "while you had no shields")).settle()
    assert sorted(game.zone(OPPONENT, "mana")) == [DRAGON, FANG, "Torcon"]


def test_magnum_lupia_destroys_what_costs_more_than_there_is_mana() -> None:
    game = Scenario(
        you=Side(battle=["Magnum Lupia"]),
        opponent=Side(battle=["Cocco Lupia"], hand=[DRAGON], mana=filler(fire=4)),
        turn=OPPONENT,
    )
    assert game.use(DRAGON).zone(OPPONENT, "graveyard") == [DRAGON]


def test_batocross_battles_with_the_fire_of_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=["Bolshack Batocross"], mana=filler(fire=7), graveyard=[DRAGON] * 3),
        opponent=Side(battle=["Corile", LIGER]),
    )
    game.use("Bolshack Batocross").choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_deadtron_costs_less_for_darkness_and_fire_and_punishes_what_is_put_for_no_mana() -> None:
    name = "Final Forbidden Deadtron, D2V3"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=5), graveyard=[DRAGON, WORM, PIT, "Corile"]))
    assert not game.refused(name)
    game = Scenario(
        you=Side(battle=[name]),
        opponent=Side(hand=["Vanguard Hatchet", "Torcon"], mana=filler(nature=2)),
        turn=OPPONENT,
    )
    assert game.use("Vanguard Hatchet").zone(OPPONENT, "battle") == ["Vanguard Hatchet"]


@pytest.mark.parametrize("field", [True, False])
def test_deadly_bigbang_draws_with_a_field(field: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Deadly Bigbang"],
            mana=filler(darkness=2),
            battle=["Cyberdice Vegas, Gambling Expert of D"] if field else [],
            deck=["Corile", "Torcon"],
        )
    )
    game.use("Deadly Bigbang")
    assert game.zone(YOU, "hand") == (["Torcon"] if field else []) and "Corile" in game.zone(YOU, "graveyard")


def test_gett_destroys_what_costs_no_more_than_the_hunters() -> None:
    name = "Gett, Infernal Friendship"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=2, fire=2), battle=[name]), opponent=Side(battle=[MANE, FANG])
    )
    assert game.use(name).zone(OPPONENT, "graveyard") == [MANE]


def test_chopin_battles_and_triggers_with_a_dragon() -> None:
    game = Scenario(
        you=Side(battle=[DRAGON], shields=["Chopin, Dragon King"]), opponent=Side(battle=[FANG, MANE]), turn=OPPONENT
    )
    game.attack(FANG, YOU).declare("Chopin, Dragon King").choose(MANE)
    assert game.zone(OPPONENT, "graveyard") == [MANE]


def test_kibbate_cat_takes_a_heavenly_card() -> None:
    name, gate = "Kibbate Cat, Heaven's Gate Elemental", "Heaven's Gate"
    game = Scenario(you=Side(hand=[name], mana=filler(light=4), deck=["Corile", gate, "Torcon", FANG]))
    game.use(name).choose(gate)
    assert game.zone(YOU, "hand") == [gate]


def test_trueangel_leo_keeps_other_angels() -> None:
    name = "Trueangel Leo the Star"
    game = Scenario(
        you=Side(battle=[pile(name, ANGEL), ANGEL]),
        opponent=Side(hand=[PIT, PIT], mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    assert ANGEL in game.use(PIT, ANGEL).zone(YOU, "battle")
    assert name in game.use(PIT, name).zone(YOU, "graveyard")


def test_wagahai_cat_turns_commands_into_shields() -> None:
    name = "Wagahai Cat, Destiny Elemental"
    game = Scenario(
        you=Side(hand=[name], battle=[ANGEL], mana=filler(light=6), shields=0),
        opponent=Side(battle=[FANG, ANGEL], shields=0),
    )
    game.use(name).choose(ANGEL)
    assert game.zone(YOU, "shields") == [ANGEL] == game.zone(OPPONENT, "shields")


def test_cyber_a_irons_draws_and_slips_by() -> None:
    name = "Cyber A Irons"
    game = Scenario(you=Side(hand=[name], mana=filler(water=9), deck=["Corile"] * 6))
    game.use(name)
    for _ in range(5):
        game.accept()
    assert len(game.zone(YOU, "hand")) == 5
    game = Scenario(
        you=Side(battle=[name], hand=["Aqua Hulcus"], mana=filler(water=3)), opponent=Side(battle=[BLOCKER], shields=5)
    )
    game.use("Aqua Hulcus").choose(name)
    while game.asked in ("may", "resolve"):
        game.decline() if game.asked == "may" else game.choose(game.options[0])
    game.attack(name, OPPONENT)
    assert game.asked != "block"


def test_rising_sun_lets_gods_trigger() -> None:
    name, god = "Rising Sun, Holy Evil Elemental", "Cotton, Elemental Left Machine"
    game = Scenario(you=Side(battle=[name], shields=[god]), opponent=Side(battle=[FANG]), turn=OPPONENT)
    assert game.attack(FANG, YOU).can_choose(god)


@pytest.mark.parametrize("mana", ["water", "fire"])
def test_assassin_greed_returns_a_creature_with_water_mana_alone(mana: str) -> None:
    game = Scenario(
        you=Side(
            hand=["Assassin Greed, Aqua Agent"],
            mana=filler(water=3, **{mana: 1} if mana == "fire" else {}) + filler(water=1),
        ),
        opponent=Side(battle=[FANG]),
    )
    game.use("Assassin Greed, Aqua Agent")
    game.choose(FANG) if mana == "water" else None
    assert game.zone(OPPONENT, "hand") == ([FANG] if mana == "water" else [])


@pytest.mark.parametrize("mana", [6, 7])
def test_gaimusou_calls_a_fire_creature_for_a_turn(mana: int) -> None:
    name = "Gaimusou, Angry Hero"
    game = Scenario(
        you=Side(hand=[name, DRAGON, name, FANG], mana=filler(fire=mana, nature=7 - mana)), opponent=Side(shields=5)
    )
    game.use(f"{name}#1")
    if mana == 7:
        game.choose(DRAGON)
        assert game.has(DRAGON, keywords.SPEED_ATTACKER)
        assert DRAGON in game.end_turn().zone(YOU, "hand")
    else:
        assert DRAGON not in game.zone(YOU, "battle")


def test_adrenaline_max_untaps_dragons_once_each_turn() -> None:
    name = "Truekaiser Adrenaline Max"
    game = Scenario(you=Side(battle=[name, tapped(DRAGON)]), opponent=Side(shields=9))
    game.attack(name)
    assert not game.is_tapped(name) and not game.is_tapped(DRAGON)
    game.choose("shield 1", "shield 2", "shield 3").attack(name)
    assert game.is_tapped(name)


@pytest.mark.parametrize("mana", [6, 7])
def test_urami_hades_puts_a_darkness_creature_of_the_graveyard(mana: int) -> None:
    name = "Urami Hades, Curse Hero"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=mana, fire=7 - mana), graveyard=[LIGER, name, DRAGON]))
    game.use(name)
    assert (LIGER in game.zone(YOU, "battle")) == (mana == 7)


def test_macallan_battles_and_is_strong_with_seven_fire_cards() -> None:
    name = "Macallan Bonaparte, New Hero"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=7)), opponent=Side(battle=[FANG]))
    game.use(name).choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.has(name, keywords.DOUBLE_BREAKER)
    assert game.power(name) == 7000


def test_olive_oil_shuffles_a_graveyard_away() -> None:
    name = "Olive Oil, Karma's Burial"
    game = Scenario(you=Side(hand=[name], mana=filler(water=5)), opponent=Side(graveyard=["Corile", FANG]))
    game.use(name).choose(1)
    assert game.zone(OPPONENT, "graveyard") == []


def test_omega_goliath_makes_survivors_strong_and_comes_from_mana() -> None:
    name = "Omega Goliath Q"
    game = Scenario(you=Side(battle=[name, "Rush, Break Blade Q", FANG]))
    assert game.power("Rush, Break Blade Q") == 8000 and game.power(FANG) == 3000
    game = Scenario(you=Side(mana=[name, *filler(nature=8)]))
    assert game.use(name).zone(YOU, "battle") == [name]


def test_the_faithful_dog_finds_another_and_comes_when_discarded() -> None:
    name = "Hachiko, Jin's Faithful Dog"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=3), deck=["Corile", name]))
    game.use(name).choose(name)
    assert game.zone(YOU, "hand") == [name]
    game = Scenario(you=Side(hand=[name]), opponent=Side(hand=[TOUCH], mana=filler(darkness=2)), turn=OPPONENT)
    assert name in game.use(TOUCH).accept().zone(YOU, "battle")


def test_raraa_lets_light_commands_and_dragons_cost_less() -> None:
    dragon = "Rosetta, Gem Dragon Elemental"
    for mana in (2, 3):
        game = Scenario(
            you=Side(
                battle=["Raraa, Trust Ball"], hand=[dragon, "Wagahai Cat, Destiny Elemental"], mana=filler(light=mana)
            )
        )
        assert bool(game.refused(dragon)) == (mana == 2)
    game = Scenario(
        you=Side(battle=["Raraa, Trust Ball"], hand=[ANGEL, "Lah, Purification Enforcer"], mana=filler(light=6, fire=0))
    )
    assert not game.refused(ANGEL)


@pytest.mark.parametrize("shields", [2, 3])
def test_rosen_star_keeps_light_dragons_with_two_shields(shields: int) -> None:
    name, dragon = "Rosen Star, Revolution Holy Dragon", "Rosetta, Gem Dragon Elemental"
    game = Scenario(
        you=Side(battle=[pile(name, BLOCKER), dragon], shields=shields),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.has(dragon, keywords.BLOCKER)
    assert (dragon in game.use(PIT, dragon).zone(YOU, "battle")) == (shields == 2)


def test_rosetta_takes_a_shield_and_adds_one_later() -> None:
    name = "Rosetta, Gem Dragon Elemental"
    game = Scenario(you=Side(hand=[name], mana=filler(light=4), shields=[PIT], deck=["Corile"] * 3))
    game.use(name).choose(PIT)
    assert game.zone(YOU, "hand") == [PIT]
    game.next_turn().next_turn()
    assert game.player_asked == YOU and len(game.accept().zone(YOU, "shields")) == 1


@pytest.mark.parametrize("top", [DRAGON, "Corile"])
def test_chaser_is_fast_for_a_fire_card(top: str) -> None:
    name = "Chaser, Dark Taiga"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=1, fire=1), deck=[top]), opponent=Side(shields=3))
    assert game.use(name).has(name, keywords.SPEED_ATTACKER) == (top == DRAGON)


def test_the_sanctuary_of_earth_and_demon_exchanges_creatures_for_demons() -> None:
    demon = "Zagaan, Knight of Darkness"
    ross = "Ballom Ross, Lord of Demons"
    game = Scenario(
        you=Side(
            hand=["Sanctuary of Earth and Demon"], mana=[*filler(darkness=5, nature=5), demon, ross], battle=["Torcon"]
        )
    )
    game.use("Sanctuary of Earth and Demon")
    while not game.turn_is_over and game.asked in ("choose", "evolve"):
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [ross] and "Torcon" in game.zone(YOU, "mana")


def test_the_sanctuary_of_the_mother_exchanges_a_creature_for_an_evolution_creature() -> None:
    maribel = "Emperor Maribel"
    game = Scenario(
        you=Side(
            hand=["Sanctuary of the Mother"],
            mana=[*filler(nature=3), maribel],
            battle=["Torcon", "Corile"],
        )
    )
    game.use("Sanctuary of the Mother", "Torcon")
    assert game.zone(YOU, "battle") == [maribel] and "Torcon" in game.zone(YOU, "mana")


def test_nurgle_dies_with_an_unblocked_attacker() -> None:
    game = Scenario(you=Side(battle=["Nurgle, Forbidden X"]), opponent=Side(battle=[DRAGON]), turn=OPPONENT)
    game.attack(DRAGON, YOU).settle()
    assert game.zone(YOU, "battle") == [] == game.zone(OPPONENT, "battle")


def test_geobreed_charges_a_weakest_creature() -> None:
    game = Scenario(
        you=Side(hand=["Terradragon Geobreed"], mana=filler(nature=6)), opponent=Side(battle=["Torcon", "Torcon", FANG])
    )
    game.use("Terradragon Geobreed")
    assert not game.can_choose(FANG)
    assert game.choose("Torcon#1").zone(OPPONENT, "mana") == ["Torcon"]


def test_purfin_returns_a_gear_and_a_creature() -> None:
    game = Scenario(
        you=Side(hand=["Purfin"], battle=["Fire Blade"], mana=filler(water=5)), opponent=Side(battle=[FANG])
    )
    game.use("Purfin").choose("Fire Blade")
    assert "Fire Blade" in game.zone(YOU, "hand") and game.zone(OPPONENT, "hand") == [FANG]


@pytest.mark.parametrize("others", [2, 3])
def test_ca_dabra_untaps_among_three_others(others: int) -> None:
    name = "Ca Dabra, Red Attack Silver"
    game = Scenario(you=Side(battle=[tapped(name), *["Torcon"] * others]), turn=OPPONENT)
    game.next_turn()
    assert game.is_tapped(name) == (others == 2)


@pytest.mark.parametrize("shields", [1, 2])
def test_prasute_is_strong_with_more_shields(shields: int) -> None:
    game = Scenario(you=Side(battle=["Prasute, Strange Stone"], shields=shields), opponent=Side(shields=1))
    assert game.power("Prasute, Strange Stone") == (5000 if shields == 2 else 1000)


@pytest.mark.parametrize("jockeys", [2, 3])
def test_ball_bomb_bomber_costs_up_to_five_less(jockeys: int) -> None:
    game = Scenario(
        you=Side(hand=["Ball Bomb Bomber"], battle=["Kumitate Churis"] * jockeys, mana=filler(fire=2)),
        opponent=Side(shields=3),
    )
    assert bool(game.refused("Ball Bomb Bomber")) == (jockeys == 2)


@pytest.mark.parametrize("others", [1, 2])
def test_batch_hit_is_summoned_with_two_cards_in_the_hand(others: int) -> None:
    game = Scenario(you=Side(hand=["Batch Hit", *["Torcon"] * others], mana=filler(fire=2)))
    assert bool(game.refused("Batch Hit")) == (others == 2)


@pytest.mark.parametrize("shields", [3, 4])
def test_ukonmaru_attacks_twice_and_takes_one_along(shields: int) -> None:
    name = 'Ukonmaru, Oni of "Double Hit"'
    game = Scenario(you=Side(battle=[name], shields=3), opponent=Side(shields=shields, battle=[FANG]))
    game.attack(name, OPPONENT)
    assert not game.is_tapped(name)
    game = Scenario(
        you=Side(battle=[name], shields=3),
        opponent=Side(hand=[PIT], mana=filler(darkness=6), battle=[FANG], shields=shields),
        turn=OPPONENT,
    )
    assert game.use(PIT).zone(OPPONENT, "battle") == ([] if shields == 3 else [FANG])


def test_momoking_beginning_takes_a_creature_of_four_cards() -> None:
    name = "Momoking -Beginning-"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=2, nature=2), deck=["Corile", PIT, FANG, "Torcon"]))
    game.use(name).choose(FANG)
    assert game.zone(YOU, "hand") == [FANG] and len(game.zone(YOU, "graveyard")) == 3


def test_reppi_aini_takes_a_hyperspatial_spell() -> None:
    hole = "Hyperspatial Bolshack Hole"
    game = Scenario(you=Side(hand=["Reppi Aini"], mana=filler(fire=3), deck=["Corile", hole]))
    game.use("Reppi Aini").accept().choose(hole)
    assert game.zone(YOU, "hand") == [hole] and game.zone(YOU, "graveyard") == ["Corile"]


def test_deis_reviver_puts_two_small_creatures() -> None:
    name = "Super Deis Reviver, Crystalline Shadow"
    game = Scenario(
        you=Side(hand=[name], battle=["Corile"], mana=filler(water=4, darkness=3), graveyard=[FANG, MANE, DRAGON])
    )
    game.use(name)
    game.accept() if game.asked == "may" else None
    game.choose(FANG, MANE)
    assert sorted(game.zone(YOU, "battle")) == sorted([name, FANG, MANE])


def test_kirino_giant_lets_giants_cost_less_and_saves_them() -> None:
    giant = "Pingpong Faerie"
    game = Scenario(
        you=Side(battle=["Kirino Giant", giant]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT
    )
    game.use(PIT, giant).accept()
    assert game.zone(YOU, "battle")[0].startswith("Pingpong")
    game = Scenario(you=Side(battle=["Kirino Giant"], hand=["Kiseki! Shining Lord Mantis"], mana=filler(nature=6)))
    assert not game.refused("Kiseki! Shining Lord Mantis")


def test_massugu_lets_evolution_humans_cost_less() -> None:
    game = Scenario(
        you=Side(battle=["Massugu, Fighting Ogre"], hand=["Armored Blaster Valdios", DRAGON], mana=filler(fire=4))
    )
    assert not game.refused("Armored Blaster Valdios") and game.refused(DRAGON)


def test_black_lucifer_fills_the_graveyard_and_is_saved_by_an_evolution_demon() -> None:
    name, ross = "Black Lucifer, Sorcerer of Darkness", "Ballom Ross, Lord of Demons"
    game = Scenario(
        you=Side(battle=[name], graveyard=[ross]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT
    )
    assert game.power(name) == 7000
    game.use(PIT).accept()
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "hand") == [ross]
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=6), deck=["Corile"] * 6))
    assert len(game.use(name).zone(YOU, "graveyard")) == 5


def test_emperor_maribel_returns_a_creature_for_a_card_under_it() -> None:
    game = Scenario(you=Side(battle=[pile("Emperor Maribel", "Corile")]), opponent=Side(battle=[FANG], shields=3))
    game.attack("Emperor Maribel", OPPONENT).choose("Corile").choose(FANG)
    assert game.zone(OPPONENT, "hand") == [FANG] and game.zone(YOU, "graveyard") == ["Corile"]


def test_gabriel_xenom_destroys_and_returns_for_three_cards() -> None:
    name = "Gabriel XENOM, the Reaper King"
    game = Scenario(
        you=Side(battle=[pile(name, ANGEL)], deck=["Corile"] * 3, graveyard=[ANGEL]),
        opponent=Side(battle=[FANG], shields=5),
    )
    game.attack(name, OPPONENT).accept()
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.zone(YOU, "hand") == [ANGEL]


def test_vice_kaiser_discards_spells_and_costs_less_for_spells() -> None:
    name = "Vice Kaiser Zeta, the Vengeance"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=5)), opponent=Side(hand=[PIT, "Corile", TOUCH], graveyard=[PIT] * 2)
    )
    game.use(name)
    assert game.zone(OPPONENT, "hand") == ["Corile"]


def test_fox_makes_creatures_guerrilla_commands() -> None:
    game = Scenario(
        you=Side(
            hand=["Fox, Beast Army", "Blackzone, Forbidden Lightning Sonic"], battle=[FANG], mana=filler(nature=4)
        ),
        opponent=Side(shields=3),
    )
    game.use("Fox, Beast Army")
    assert "Fox, Beast Army" in game.zone(YOU, "battle")


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_raku_rich_rotation_does_one_of_three_things(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["Raku Rich Rotation"], mana=filler(light=2, water=2, nature=2), shields=1),
        opponent=Side(battle=[FANG, tapped(MANE)]),
    )
    game.use("Raku Rich Rotation").choose(mode)
    assert game.zone(OPPONENT, "hand") == ([FANG] if mode == 0 else [])
    assert len(game.zone(YOU, "shields")) == (3 if mode == 1 else 1)
    assert game.zone(OPPONENT, "mana") == ([MANE] if mode == 2 else [])


@pytest.mark.parametrize("mana", [1, 5])
def test_gaiahazard_sends_creatures_to_mana_with_more_mana(mana: int) -> None:
    name = "Gaiahazard, Nature's Four Gentlemen"
    game = Scenario(
        you=Side(battle=[name], mana=filler(nature=mana)),
        opponent=Side(hand=[FANG], mana=filler(nature=3)),
        turn=OPPONENT,
    )
    assert game.power(name) == 12000 + 1000 * mana
    assert (FANG in game.use(FANG).zone(OPPONENT, "battle")) == (mana == 1)


def test_honey_down_two_charges_two_cards_of_a_player() -> None:
    game = Scenario(you=Side(hand=["Honey Down Two"], mana=filler(nature=5)), opponent=Side(deck=["Corile", FANG]))
    assert game.use("Honey Down Two").choose(1).zone(OPPONENT, "mana") == ["Corile", FANG]


def test_peace_parry_lupia_takes_a_dragon_of_three_cards() -> None:
    game = Scenario(you=Side(hand=["Peace Parry Lupia"], mana=filler(light=4), deck=["Corile", DRAGON, FANG]))
    game.use("Peace Parry Lupia").choose(DRAGON)
    assert game.zone(YOU, "hand") == [DRAGON]


def test_charisma_manifest_draws_three_and_discards_two() -> None:
    game = Scenario(you=Side(hand=["Charisma Manifest", MANE], mana=filler(water=3), deck=["Corile", FANG, "Torcon"]))
    game.use("Charisma Manifest").choose("Corile", MANE)
    assert sorted(game.zone(YOU, "hand")) == [FANG, "Torcon"]


def test_romanov_alpha_evolves_in_the_graveyard_and_returns_a_card() -> None:
    name = "Romanov Alpha, Demonic Eye Progenitor"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=3), graveyard=[WORM], deck=["Corile", PIT, FANG, MANE]))
    game.use(name)
    assert game.zone(YOU, "hand") == [PIT] and game.under(name) == [WORM]


def test_the_endless_beat_uses_an_outrage_of_three_cards() -> None:
    name = "Jackie, Endless Beat"
    game = Scenario(you=Side(battle=[name], deck=["Corile", "Chaser, Dark Taiga", FANG]), opponent=Side(shields=5))
    game.attack(name).choose("Chaser, Dark Taiga")
    assert "Chaser, Dark Taiga" in game.zone(YOU, "battle") or game.asked == "order"


@pytest.mark.parametrize("mode", [0, 1])
def test_the_endless_beat_redraws_or_destroys(mode: int) -> None:
    name = "Jackie, Endless Beat"
    game = Scenario(
        you=Side(hand=[name, "Torcon"], mana=filler(water=3, fire=3), deck=["Corile"] * 3),
        opponent=Side(battle=[FANG, DRAGON]),
    )
    game.use(name)
    if game.asked == "resolve":
        game.choose(ability(name, "choose one"))
    game.choose(mode)
    assert game.zone(OPPONENT, "graveyard") == ([] if mode == 0 else [FANG])
    assert game.zone(YOU, "hand").count("Corile") == (2 if mode == 0 else 0)


def test_spoon_takes_a_shield_that_does_not_trigger() -> None:
    game = Scenario(you=Side(hand=["Spoon = Nps"], mana=filler(darkness=2), shields=[PIT]))
    assert game.use("Spoon = Nps").zone(YOU, "hand") == [PIT]


@pytest.mark.parametrize("serums", [2, 3])
def test_ct7_comes_after_seven_cards_drawn(serums: int) -> None:
    name = "C.T.7, Explosive Hero"
    game = Scenario(
        you=Side(hand=[name, *[SERUM] * serums], battle=[FANG], mana=filler(water=12), deck=["Corile"] * 12),
        opponent=Side(shields=3),
        turn=OPPONENT,
    )
    game.next_turn().until("use a card")
    for number in range(serums, 0, -1):
        game.use(f"{SERUM}#{number}" if number > 1 else SERUM).accept().accept()
    game.attack(FANG, OPPONENT)
    if serums == 3:  # and the card of the draw step
        game.declare(name)
    assert (name in game.zone(YOU, "battle")) == (serums == 3)


def test_jamarillo_adds_a_shield_as_it_taps_among_light_creatures() -> None:
    game = Scenario(
        you=Side(battle=["Jamarillo-S8", BLOCKER, BLOCKER], shields=0, deck=["Corile"]), opponent=Side(shields=3)
    )
    assert game.attack("Jamarillo-S8").zone(YOU, "shields") == ["Corile"]


def test_the_next_ruler_brings_a_weapon_of_a_civilization_of_the_mana_zone() -> None:
    name = "Glenglassaugh, New Generation Dragon Ruler"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=7), hyperspatial=["Greasy Horn, Passion Sword"]),
        opponent=Side(shields=5),
    )
    assert game.use(name).equipped(name) == ["Greasy Horn, Passion Sword"]


@pytest.mark.parametrize("mode", [0, 1])
def test_split_link_destroys_small_elements_or_returns_two_creatures(mode: int) -> None:
    maribel = "Emperor Maribel"
    game = Scenario(
        you=Side(hand=["Split Link"], mana=filler(darkness=2, fire=2), deck=["Corile", maribel, PIT, PIT]),
        opponent=Side(battle=[MANE, FANG]),
    )
    game.use("Split Link").choose(mode)
    if mode == 0:
        assert game.zone(OPPONENT, "graveyard") == [MANE]
    else:
        game.choose("Corile").choose(maribel)
        assert sorted(game.zone(YOU, "hand")) == ["Corile", maribel]


def test_nasuloscha_puts_a_card_of_the_deck_into_the_graveyard() -> None:
    game = Scenario(you=Side(hand=["Nasuloscha, Date Doll"], mana=filler(darkness=3), deck=["Corile", FANG]))
    assert game.use("Nasuloscha, Date Doll").choose(FANG).zone(YOU, "graveyard") == [FANG]


def test_the_duplicates_forbid_spells_and_small_creatures_for_a_turn() -> None:
    name = "Duplicates of G.O.D."
    game = Scenario(
        you=Side(hand=[name], battle=[pile("Emperor Maribel", "Corile")], mana=filler(light=9)),
        opponent=Side(shields=[PIT, PIT, PIT]),
    )
    game.use(name).attack(name)
    assert game.asked != "declare"


@pytest.mark.parametrize("mode", [0, 1])
def test_malupia_breaks_a_shield_or_weakens_a_creature(mode: int) -> None:
    name = "Malupia, Demon's Birth Riser"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=2, fire=1), shields=0), opponent=Side(battle=[FANG], shields=1)
    )
    game.use(name).choose(mode)
    game.settle() if not game.turn_is_over and game.asked in ("choose", "declare") else None
    assert game.zone(OPPONENT, "battle") == ([FANG] if mode == 0 else [])
    assert len(game.zone(OPPONENT, "shields")) == (0 if mode == 0 else 1)


def test_katsuking_breaks_a_shield_of_his_own_player_if_the_opponent_has_none() -> None:
    name = "Katsuking GS, Kung Fu Shogun"
    game = Scenario(you=Side(battle=[name], shields=[PIT]), opponent=Side(battle=[FANG, FANG], shields=0))
    game.attack(name, FANG)
    assert game.asked == "declare" and game.options == ["no", PIT]


def test_jackpot_entry_looks_at_as_many_cards_as_there_are_dragons_in_the_mana_zone() -> None:
    name = "Jackpot Entry, Dragon Secret Formation"
    game = Scenario(
        you=Side(hand=[name], mana=["Bolshack Dragon"] * 2 + filler(fire=6), deck=[FANG, "Bolshack Dragon", PIT]),
        opponent=Side(),
    )
    game.use(name)
    assert game.asked == "choose" and game.options == ["no", "Bolshack Dragon"]
    game.choose("Bolshack Dragon")
    assert game.zone(YOU, "battle") == ["Bolshack Dragon"]
    assert (game.zone(YOU, "deck")[0], game.zone(YOU, "deck")[-1]) == (PIT, FANG)


def test_heaven_anthem_adds_one_of_the_cards_that_it_looks_at_to_the_shields() -> None:
    name = "Heaven Anthem, Dragon Secret Formation"
    game = Scenario(
        you=Side(hand=[name], mana=["Bolshack Dragon"] * 2 + filler(light=4), deck=[FANG, PIT, "Corile"], shields=0),
        opponent=Side(),
    )
    game.use(name)
    assert game.asked == "choose" and game.options == [FANG, PIT]
    game.choose(PIT)
    assert game.zone(YOU, "shields") == [PIT]
    assert (game.zone(YOU, "deck")[0], game.zone(YOU, "deck")[-1]) == ("Corile", FANG)


def test_jurassic_panic_puts_any_number_of_the_dragons_that_it_looks_at() -> None:
    name = "Jurassic Panic, Dragon Secret Formation"
    seen = ["Bolshack Dragon", PIT, "Scarlet Skyterror", "Bolmeteus Steel Dragon"]
    game = Scenario(
        you=Side(hand=[name], mana=["Bolshack Dragon"] * 4 + filler(nature=6), deck=[*seen, "Bolshack Dragon"]),
        opponent=Side(),
    )
    game.use(name)
    assert game.options == ["no", "Bolshack Dragon", "Bolmeteus Steel Dragon"]
    game.choose("Bolmeteus Steel Dragon").decline()
    assert "Bolmeteus Steel Dragon" in game.zone(YOU, "mana")
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "deck")[0] == "Bolshack Dragon"
    assert game.zone(YOU, "deck")[-3:] == ["Bolshack Dragon", PIT, "Scarlet Skyterror"]


def test_commander_bubbleguy_looks_at_a_card_for_each_great_mecha_king() -> None:
    name = "Commander Bubbleguy"
    kings = ["Makkor, Impregnable White Knight"] * 2
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=6), battle=kings, deck=[FANG, PIT, "Corile"]), opponent=Side()
    )
    game.use(name)
    assert game.asked == "choose" and game.options == [FANG, PIT]
    game.choose(PIT)
    assert game.zone(YOU, "hand") == [PIT]
    assert (game.zone(YOU, "deck")[0], game.zone(YOU, "deck")[-1]) == ("Corile", FANG)


@pytest.mark.parametrize(("spell", "cost"), [("Energy Stream", 3), ("Hurricane Crawler / Brain Charger", 4)])
def test_hizurashi_puts_what_costs_as_much_as_the_spell_that_was_cast(spell: str, cost: int) -> None:
    """Brain Charger, which lies in the mana zone by then, is the half of a card whose creature costs 5."""
    of_cost = {3: FANG, 4: "Hizurashi, the Invoked", 5: "Amanes, Avenging Elemental"}
    game = Scenario(
        you=Side(battle=["Syrix, Electro Explorer", "Hizurashi, the Invoked"], hand=list(of_cost.values())),
        opponent=Side(hand=[spell], mana=filler(water=4)),
        turn=OPPONENT,
    )
    game.use(spell)
    assert game.options == ["no", of_cost[cost]]


@pytest.mark.parametrize("water", [2, 3])
def test_only_decoy_can_be_chosen_and_nothing_after_it(water: int) -> None:
    decoy, bomber = "Decoy, Aqua Suicider", "The Strong Bomber"
    them = Side(battle=[decoy, FANG], mana=filler(water=water))
    game = Scenario(you=Side(hand=[bomber], mana=filler(fire=5)), opponent=them)
    game.use(bomber)
    assert game.options == (["no", decoy] if water == 3 else ["no", decoy, FANG])
    game.choose(decoy)
    assert game.can_choose(FANG) == (water == 2)


def test_either_of_two_decoys_can_be_chosen_and_nothing_if_neither_will_do() -> None:
    decoy, ball = "Decoy, Aqua Suicider", "Gangan Sound Ball"
    them = Side(battle=[decoy, decoy, BLOCKER], mana=filler(water=3))
    game = Scenario(you=Side(hand=[PIT], mana=filler(darkness=6)), opponent=them)
    assert game.use(PIT).options == [decoy, decoy]
    game = Scenario(you=Side(hand=[ball], mana=filler(fire=2)), opponent=them)
    assert game.use(ball).zone(OPPONENT, "battle") == [decoy, decoy, BLOCKER]


def test_under_alphadios_only_light_is_played() -> None:
    name = "Alphadios GS, Lord of Spirits"
    game = Scenario(
        you=Side(battle=[pile(name, ANGEL)]),
        opponent=Side(hand=[FANG, TOUCH, BLOCKER], mana=filler(nature=3, darkness=2, light=5)),
        turn=OPPONENT,
    )
    assert game.refused(FANG) and game.refused(TOUCH) and not game.refused(BLOCKER)


def test_the_indigo_kaiser_stops_attacks_after_a_card_of_the_opponent() -> None:
    game = Scenario(
        you=Side(battle=["Insight Indigo Kaiser"]),
        opponent=Side(hand=[MANE], battle=[FANG], mana=filler(nature=2)),
        turn=OPPONENT,
    )
    game.use(MANE)
    assert game.turn_is_over or not game.can_choose(FANG)


@pytest.mark.parametrize("shields", [2, 3])
def test_the_flaming_revolution_saves_you_with_two_shields(shields: int) -> None:
    name = "Dogiragon, Flaming Revolution"
    game = Scenario(
        you=Side(hand=[name], battle=["Cragsaur"], mana=filler(fire=7), shields=shields),
        opponent=Side(battle=[DRAGON, DRAGON, DRAGON], shields=5),
    )
    game.use(name).next_turn().until("attack with")
    while (
        not game.over
        and not game.turn_is_over
        and game.asked in ("attack with", "break", "choose", "declare", "attack")
    ):
        game.choose(game.options[-1])
    assert game.over == (shields == 3)


def test_the_flaming_revolution_untaps_without_shields() -> None:
    name = "Dogiragon, Flaming Revolution"
    game = Scenario(you=Side(battle=[pile(name, "Cragsaur")], shields=0), opponent=Side(shields=5))
    assert not game.attack(name).is_tapped(name)


def test_priprison_takes_a_jokers_and_puts_one_without_shields() -> None:
    jokers = "Nirvana"
    game = Scenario(
        you=Side(
            hand=["Priprison", "Tentaikansokun"], mana=filler(fire=5), deck=["Corile", jokers, FANG, MANE], shields=0
        )
    )
    game.use("Priprison").choose(ability("Priprison", "top 4")).choose(jokers)
    while game.asked == "order":
        game.choose(game.options[0])
    assert jokers in game.zone(YOU, "hand")
    assert not game.can_choose(jokers)
    assert "Tentaikansokun" in game.choose("Tentaikansokun").zone(YOU, "battle")


def test_triguard_charger_exchanges_a_shield_and_charges() -> None:
    game = Scenario(you=Side(hand=["Triguard Charger", "Torcon"], mana=filler(light=4), shields=[PIT]))
    game.use("Triguard Charger").choose(PIT).choose("Torcon")
    assert game.zone(YOU, "shields") == ["Torcon"] and "Triguard Charger" in game.zone(YOU, "mana")


@pytest.mark.parametrize("god", ["Loud Park, True Flashing Right God", "Cotton, Elemental Left Machine"])
def test_unlinked_gods_do_not_attack(god: str) -> None:
    game = Scenario(you=Side(battle=[god, FANG]), opponent=Side(shields=3))
    assert not game.can_choose(god) and game.can_choose(FANG)


def test_loud_park_returns_a_god() -> None:
    name = "Loud Park, True Flashing Right God"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=4), deck=["Corile", name, FANG]))
    assert game.use(name).choose(name).zone(YOU, "hand") == [name]


def test_cotton_takes_a_god_from_the_top() -> None:
    name = "Cotton, Elemental Left Machine"
    game = Scenario(you=Side(hand=[name], mana=filler(light=3), deck=[name]))
    assert game.use(name).zone(YOU, "hand") == [name]


def test_horizon_link_takes_two_creatures_and_puts_a_small_one() -> None:
    game = Scenario(you=Side(hand=["Horizon Link"], mana=filler(light=2, nature=2), deck=[BLOCKER, MANE, PIT]))
    game.use("Horizon Link").choose(BLOCKER).choose(MANE)
    assert PIT in game.zone(YOU, "deck")
    game.choose(MANE)
    assert game.has(MANE, keywords.BLOCKER) and game.zone(YOU, "hand") == [BLOCKER]


def test_waspmelisa_helps_oracles_unknowns_and_zeniths() -> None:
    name = "Codename Waspmelisa"
    game = Scenario(you=Side(battle=[name, "Olive Oil, Karma's Burial", FANG]))
    assert game.power("Olive Oil, Karma's Burial") == 6000 and game.power(FANG) == 3000 and game.power(name) == 11000
    assert game.has("Olive Oil, Karma's Burial", keywords.MACH_FIGHTER)


def test_basil_draws_for_another_oracle() -> None:
    name = "Basil, Satori's Holy Evil"
    game = Scenario(
        you=Side(
            battle=[name], hand=["Zorro Star, Izanai's Tactician"], mana=filler(light=3, darkness=2), deck=["Corile"]
        )
    )
    assert game.use("Zorro Star, Izanai's Tactician").accept().zone(YOU, "hand") == ["Corile"]


def test_the_climax_wins_battles_and_returns_to_the_hand() -> None:
    name = 'Battle the Climax, Zenith of "Victory"'
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=11)),
        opponent=Side(battle=[tapped("Dogiragon, Legendary Legend")], shields=5),
    )
    game.use(name).attack(name, "Dogiragon, Legendary Legend")
    assert game.zone(OPPONENT, "battle") == [] and not game.is_tapped(name)
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "hand") == [name]


def test_tentaikansokun_parts_three_cards() -> None:
    game = Scenario(you=Side(hand=["Tentaikansokun"], mana=filler(nature=4), deck=["Corile", FANG, "Torcon", MANE]))
    game.use("Tentaikansokun").choose("Torcon").choose("Corile")
    assert "Torcon" in game.zone(YOU, "mana") and game.zone(YOU, "deck")[0] == FANG
    assert game.zone(YOU, "deck")[-1] == "Corile"


@pytest.mark.parametrize("creature", [MANE, "Corile"])
def test_dondon_draws_for_a_nature_creature(creature: str) -> None:
    game = Scenario(you=Side(hand=["Dondon Digging Now"], mana=filler(darkness=3), graveyard=[creature], deck=[FANG]))
    game.use("Dondon Digging Now")
    assert (game.asked == "may") == (creature == MANE)


def test_kraft_werk_adds_a_shield_while_it_is_alone() -> None:
    name = "Kraft Werk, Twin Heaven Right God"
    game = Scenario(you=Side(battle=[name], shields=0, deck=["Corile"]), opponent=Side(shields=3))
    assert game.attack(name).zone(YOU, "shields") == ["Corile"]


def test_angel_feather_takes_a_spell_and_a_command() -> None:
    game = Scenario(you=Side(hand=["Angel Feather"], mana=filler(light=3), deck=["Logic Circle", ANGEL, "Corile"]))
    game.use("Angel Feather")
    assert sorted(game.zone(YOU, "hand")) == sorted(["Logic Circle", ANGEL])


def test_yamato_momoking_destroys_what_costs_less_than_two_cards() -> None:
    name = "Bolshack Yamato Momoking"
    game = Scenario(
        you=Side(battle=[pile(name, "Cragsaur")], deck=["Corile", "Torcon"]),
        opponent=Side(battle=[DRAGON, LIGER], shields=5),
    )
    game.attack(name, OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == [DRAGON]


def test_be_together_takes_a_neo_creature() -> None:
    neo = "Prin, Kirakira Princess"
    game = Scenario(you=Side(hand=["Be Together"], mana=filler(nature=2), deck=["Corile"] * 6))
    game.use("Be Together")
    while not game.turn_is_over and game.asked == "order":
        game.choose(game.options[0])
    assert neo and game.zone(YOU, "hand") == []


def test_saga_discards_and_calls_a_god_with_three_creatures() -> None:
    name = "Saga, God of Despair"
    game = Scenario(
        you=Side(hand=[name, "Corile"], mana=filler(water=2, darkness=1), graveyard=[FANG, MANE, name], deck=["Torcon"])
    )
    game.use(name).choose("Corile").choose(name)
    while not game.turn_is_over and game.asked in ("choose", "resolve"):
        game.choose(game.options[0])
    assert name in game.zone(YOU, "battle") or name in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("mana", [3, 4])
def test_linnevenus_puts_a_creature_that_attacks_at_once(mana: int) -> None:
    name = "Linnevenus, M Demon Dragon"
    multi = [DOKINDANTE] * mana
    game = Scenario(
        you=Side(hand=[name], mana=[*filler(darkness=3, fire=3), *multi], graveyard=["Corile", DRAGON]),
        opponent=Side(shields=5),
    )
    game.use(name)
    if mana == 4:
        game.accept() if game.asked == "may" else None
        game.choose("Corile") if game.asked == "choose" else None
        assert game.has("Corile", keywords.SPEED_ATTACKER)
    else:
        assert game.zone(YOU, "battle") == [name]


def test_devilmomo_grows_with_both_graveyards() -> None:
    name = "Azurea Devilmomo, Maid Doll"
    game = Scenario(
        you=Side(battle=[name], graveyard=[FANG]),
        opponent=Side(graveyard=[MANE, PIT], deck=["Corile", FANG], shields=3),
    )
    assert game.power(name) == 6000
    game.attack(name)
    assert len(game.zone(OPPONENT, "graveyard")) == 4
    game = Scenario(you=Side(graveyard=[name], mana=filler(water=2, darkness=2)))
    assert game.use(name).zone(YOU, "battle") == [name]


def test_alice_lupia_calls_fire_birds_for_a_turn() -> None:
    name = "Alice Lupia"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=8), deck=["Cocco Lupia", name, "Corile"]), opponent=Side(shields=5)
    )
    game.use(name)
    assert not game.can_choose(name) and not game.can_choose("Corile")
    game.choose("Cocco Lupia")
    assert game.has("Cocco Lupia", keywords.SPEED_ATTACKER) and sorted(game.zone(YOU, "graveyard")) == [name, "Corile"]
    game.end_turn()
    assert "Cocco Lupia" in game.zone(YOU, "graveyard") and name in game.zone(YOU, "battle")


def test_mad_romanov_evolves_from_the_deck_and_casts_a_spell_of_the_mana_zone() -> None:
    name = "Mad Romanov, the Wicked God"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=5), deck=["Corile", PIT, FANG]), opponent=Side(shields=3))
    game.use(name).choose("Corile")
    assert game.under(name) == ["Corile"] and sorted(game.zone(YOU, "graveyard")) == [FANG, PIT]
    game = Scenario(you=Side(battle=[pile(name, "Corile")], mana=[PIT, SERUM]), opponent=Side(battle=[FANG], shields=3))
    game.attack(name, OPPONENT).choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.zone(YOU, "mana") == [SERUM]


@pytest.mark.parametrize("mode", [0, 1])
def test_zorro_star_exchanges_a_tapped_creature_for_a_colorless_one(mode: int) -> None:
    name, colorless = "Zorro Star, Izanai's Tactician", "Kraft Werk, Twin Heaven Right God"
    game = Scenario(
        you=Side(battle=[name, tapped("Torcon")], hand=[colorless], deck=["Corile", colorless]),
    )
    game.until("choose").choose("Torcon").choose(mode).choose(colorless)
    assert colorless in game.zone(YOU, "battle") and "Torcon" in game.zone(YOU, "graveyard")


def test_jazzy_trumpeter_destroys_and_takes_a_shield() -> None:
    game = Scenario(
        you=Side(hand=["Jazzy Trumpeter"], mana=filler(fire=3), shields=[PIT]), opponent=Side(battle=[FANG, LIGER])
    )
    game.use("Jazzy Trumpeter")
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.zone(YOU, "hand") == [PIT]


def test_eaudemary_lets_snow_faeries_trigger() -> None:
    faerie = "Suzuran, Rebirth Faerie"
    game = Scenario(
        you=Side(battle=["Eaudemary, Elemental Faerie"], shields=[faerie]), opponent=Side(battle=[FANG]), turn=OPPONENT
    )
    assert game.attack(FANG, YOU).can_choose(faerie)


def test_eaudemary_adds_a_shield_and_takes_a_card() -> None:
    game = Scenario(
        you=Side(hand=["Eaudemary, Elemental Faerie"], mana=filler(light=5), shields=0, deck=["Corile", FANG])
    )
    game.use("Eaudemary, Elemental Faerie").choose("Corile")
    assert game.zone(YOU, "shields") == ["Corile"] and game.zone(YOU, "hand") == [FANG]


def test_king_momoking_battles_with_a_million_power() -> None:
    name = "King Momoking King, Royal Hero"
    game = Scenario(
        you=Side(hand=[name], battle=["Cragsaur"], mana=filler(fire=7)),
        opponent=Side(battle=["Dogiragon, Legendary Legend"]),
    )
    game.use(name).choose("Dogiragon, Legendary Legend")
    assert game.zone(OPPONENT, "battle") == []


def test_kiramekushisho_draws_for_face_up_shields() -> None:
    name = "Draw, Kiramekushisho"
    game = Scenario(
        you=Side(
            hand=[name], mana=filler(light=9), shields=[face_up("Torcon"), face_up(MANE), FANG], deck=["Corile"] * 3
        )
    )
    game.use(name).accept().accept()
    assert game.zone(YOU, "hand") == ["Corile"] * 2


@pytest.mark.parametrize("mana", [4, 5])
def test_bystic_mars_charges_two_cards_against_more_mana(mana: int) -> None:
    game = Scenario(you=Side(hand=["Bystic Mars"], mana=filler(light=4)), opponent=Side(mana=filler(mana)))
    assert len(game.use("Bystic Mars").zone(YOU, "mana")) == (4 if mana == 4 else 6)


def test_moai_land_forbids_spells() -> None:
    game = Scenario(
        you=Side(battle=["Moai Land, Ancient Paradise"]),
        opponent=Side(hand=[TOUCH, FANG], mana=filler(darkness=2, nature=3)),
        turn=OPPONENT,
    )
    assert game.refused(TOUCH) and not game.refused(FANG)


@pytest.mark.parametrize("card", ['Battle the Climax, Zenith of "Victory"', "Corile"])
def test_the_crystals_summon_a_zenith_or_charge_the_card(card: str) -> None:
    spell = '"Crystals, Create My Followers from the Earth!"'
    game = Scenario(you=Side(hand=[spell], mana=filler(fire=8), deck=exactly(*[card] * 5)))
    game.use(spell)
    if card == "Corile":
        assert "Corile" in game.zone(YOU, "mana")
    else:
        assert card in game.accept().zone(YOU, "battle")


@pytest.mark.parametrize(
    ("name", "wanted", "mana"),
    [
        ("Kuragen", "Emperor Maribel", {"water": 3}),
        ("Pappi Rappy", "Überdragon Jabaha", {"fire": 2}),
        ("Logic Circle", PIT, {"light": 1}),
    ],
)
def test_a_card_of_the_deck_goes_on_top_of_it(name: str, wanted: str, mana: dict[str, int]) -> None:
    game = Scenario(you=Side(hand=[name], mana=filler(**mana), deck=["Corile", FANG, wanted]))
    game.use(name)
    if game.can_choose(wanted):
        game.choose(wanted)
        assert game.zone(YOU, "deck")[0] == wanted


def test_fall_crawler_returns_mana_of_both_players() -> None:
    game = Scenario(
        you=Side(hand=["Fall Crawler"], mana=["Corile", *filler(water=3)]), opponent=Side(mana=[FANG, MANE])
    )
    game.use("Fall Crawler").choose(ability("Fall Crawler", "return a card"))
    game.choose("Corile").expect(OPPONENT, "choose").choose(MANE)
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(OPPONENT, "hand") == [MANE]


def test_the_dark_gaia_destroys_what_is_put_for_no_cost_and_raises_costs() -> None:
    name = "King Alcadeias, Dark Gaia"
    game = Scenario(
        you=Side(battle=[pile(name, DOKINDANTE)]),
        opponent=Side(hand=[HESITATION, FANG], mana=filler(nature=4, darkness=3), graveyard=[MANE]),
        turn=OPPONENT,
    )
    assert game.refused(FANG)
    game.use(HESITATION)
    assert game.zone(OPPONENT, "battle") == []


def test_eleguitar_draws_and_discards_for_a_spell() -> None:
    name = "Eleguitar, Wandering in the Cyber Sea"
    game = Scenario(
        you=Side(battle=[name], hand=[TOUCH, "Torcon"], mana=filler(darkness=2), deck=["Corile"]),
        opponent=Side(hand=[FANG]),
    )
    game.use(TOUCH).accept().choose("Torcon")
    assert game.zone(YOU, "hand") == ["Corile"]


def test_seraph_tempest_draws_once_for_what_comes_and_once_for_what_leaves() -> None:
    name = "Seraph Tempest Aleph"
    game = Scenario(
        you=Side(battle=[name], hand=[MANE, "Torcon"], mana=filler(nature=4), deck=["Corile"] * 3),
    )
    game.use(MANE).accept()
    assert game.zone(YOU, "hand") == ["Torcon", "Corile"]
    game.use("Torcon")
    assert game.turn_is_over or game.asked != "may"
    game = Scenario(
        you=Side(battle=[name, "Torcon"], deck=["Corile"]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.use(PIT, "Torcon").accept().zone(YOU, "hand") == ["Corile"]


def test_mogijihen_draws_lets_magics_cost_less_and_saves_them() -> None:
    name, magic = "Assistest Mogijihen", "Aqua Network"
    game = Scenario(you=Side(hand=[name], battle=[magic], mana=filler(fire=3), deck=["Corile"]))
    assert "Corile" in game.use(name).zone(YOU, "hand")
    game = Scenario(you=Side(battle=[name], hand=[magic], mana=filler(water=4)))
    assert not game.refused(magic)
    game = Scenario(you=Side(battle=[name, magic]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    game.use(PIT, magic).accept()
    assert game.zone(YOU, "battle") == [magic]


def test_bobobrock_is_weaker_for_shields_and_has_two_creatures_battle() -> None:
    name = "Explosive God Bobobrock"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=1), shields=2), opponent=Side(battle=[FANG]))
    game.use(name).choose(name)
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.power(name) == 6000


def test_march_lupia_replaces_a_fire_bird() -> None:
    name = "March Lupia, Sky Lord Dragonmech"
    game = Scenario(
        you=Side(battle=[name, "Peace Parry Lupia"], graveyard=["Cocco Lupia", "Pappi Rappy"]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT, "Peace Parry Lupia").choose("Pappi Rappy")
    assert "Pappi Rappy" in game.zone(YOU, "battle")


def test_rabichef_draws_taps_and_strengthens_dreammates() -> None:
    name, mate = "Rabichef the Head Chef", "Sugoiwan, Loyal Dog Knight"
    game = Scenario(you=Side(hand=[name], battle=[mate], mana=filler(light=3, nature=2), deck=["Corile"] * 3))
    game.use(name).accept().accept()
    assert len(game.zone(YOU, "hand")) == 2 and game.power(mate) == 6000
    game = Scenario(you=Side(battle=[name, mate]), opponent=Side(battle=[FANG], shields=5))
    assert game.attack(mate, OPPONENT).choose(FANG).is_tapped(FANG)


def test_hakiri_summons_a_creature_as_it_attacks() -> None:
    name = "Hakiri, Leafcry Faerie"
    game = Scenario(you=Side(battle=[name], hand=["Corile", DRAGON], mana=filler(5)), opponent=Side(shields=3))
    game.attack(name)
    assert not game.can_choose(DRAGON)
    assert "Corile" in game.choose("Corile").zone(YOU, "battle")


def test_patfall_keeps_a_creature() -> None:
    game = Scenario(
        you=Side(hand=["Patfall-P4"], battle=["Torcon"], mana=filler(light=2)),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
    )
    game.use("Patfall-P4").choose("Torcon").next_turn().until("use a card").use(PIT, "Torcon")
    assert "Torcon" in game.zone(YOU, "battle")


def test_silent_siren_destroys_a_creature() -> None:
    game = Scenario(you=Side(hand=["Silent Siren"], mana=filler(darkness=5)), opponent=Side(battle=[FANG]))
    assert game.use("Silent Siren").zone(OPPONENT, "graveyard") == [FANG]


def test_softysonia_destroys_what_costs_less_than_two_cards() -> None:
    name = "Sofa = Softysonia"
    game = Scenario(
        you=Side(battle=[name], deck=["Corile", "Torcon"]), opponent=Side(battle=[DRAGON, FANG, LIGER], shields=5)
    )
    game.attack(name, OPPONENT)
    assert not game.can_choose(LIGER)
    game.choose(DRAGON, FANG)
    assert game.zone(OPPONENT, "battle") == [LIGER]


def test_what_kind_of_dream_returns_two_abysses() -> None:
    spell, abyss = '"What kind of dream do you want?"', "Spoon = Nps"
    game = Scenario(you=Side(hand=[spell], mana=filler(darkness=4), graveyard=[abyss, abyss, "Corile"]))
    game.use(spell).choose(f"{abyss}#1", f"{abyss}#2")
    assert game.zone(YOU, "hand") == [abyss, abyss]


def test_kaitai_turns_a_card_of_the_hand_into_a_shield() -> None:
    name = "Secret and Splendid Kaitai"
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=2, darkness=1)), opponent=Side(hand=["Corile", FANG], shields=0)
    )
    game.use(name).choose(FANG)
    assert game.zone(OPPONENT, "shields") == [FANG] and game.is_face_up(FANG)


def test_the_cube_takes_a_spell() -> None:
    game = Scenario(you=Side(hand=["Logic Re:Cube"], mana=filler(light=2), deck=["Corile", PIT, FANG, MANE]))
    assert game.use("Logic Re:Cube").choose(PIT).zone(YOU, "hand") == [PIT]


def test_the_zenith_requiem_makes_one_creature_strong() -> None:
    game = Scenario(
        you=Side(hand=["Zenith Requiem, Secret Zenith"], mana=filler(fire=12), battle=[FANG]),
        opponent=Side(battle=[tapped(LIGER)], shields=5),
    )
    game.use("Zenith Requiem, Secret Zenith")
    assert game.power(FANG) == 53000 and game.has(FANG, keywords.WORLD_BREAKER)
    assert not game.attack(FANG, LIGER).accept().is_tapped(FANG)


@pytest.mark.parametrize("mode", [0, 1])
def test_the_oni_seal_destroys_a_small_creature_or_a_multicolored_card(mode: int) -> None:
    name = "Romanes's Wizard Oni Seal"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=4)), opponent=Side(battle=[FANG, DOKINDANTE]))
    game.use(name).choose(mode)
    if mode == 0:
        assert game.zone(OPPONENT, "graveyard") == [FANG]
    else:
        assert FANG in game.zone(OPPONENT, "battle")


def test_force_dragon_destroys_a_small_creature_and_leads_the_others() -> None:
    name = "Bolshack Force Dragon"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=3)), opponent=Side(battle=[FANG, DRAGON]))
    assert game.use(name).zone(OPPONENT, "graveyard") == [FANG]
    game = Scenario(you=Side(battle=[name, *["Cragsaur"] * 3, sick("Torcon")]), opponent=Side(shields=5))
    game.attack(name)
    assert game.has("Torcon", keywords.SPEED_ATTACKER) and game.has("Torcon", keywords.POWERED_BREAKER)


def test_kiseki_leaves_the_opponent_two_creatures() -> None:
    name = "Kiseki! Shining Lord Mantis"
    game = Scenario(you=Side(hand=[name], mana=filler(nature=8)), opponent=Side(battle=[FANG, MANE, DRAGON]))
    game.use(name).expect(OPPONENT, "choose").choose(FANG, DRAGON)
    assert game.zone(OPPONENT, "mana") == [MANE]


def test_earth_wind_and_bat_puts_a_giant_that_battles() -> None:
    giant = "Pingpong Faerie"
    game = Scenario(
        you=Side(hand=["Earth Wind and Bat"], mana=[*filler(nature=7), giant, "Corile"]),
        opponent=Side(battle=[FANG, LIGER]),
    )
    game.use("Earth Wind and Bat").choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG]


@pytest.mark.parametrize("shields", [3, 4])
def test_perfect_alcadeia_triggers_if_two_shields_are_left(shields: int) -> None:
    name = "Perfect Alcadeia"
    game = Scenario(you=Side(shields=[name, *["Corile"] * (shields - 1)]), opponent=Side(battle=[FANG]), turn=OPPONENT)
    assert (game.attack(FANG, YOU).choose(name).asked == "declare") == (shields == 3)


def test_perfect_alcadeia_does_two_of_three_things() -> None:
    name, mana = "Perfect Alcadeia", filler(light=2, water=2)
    game = Scenario(you=Side(hand=[name], mana=mana, deck=["Corile", FANG, "Torcon"], shields=0))
    game.use(name).choose(0).choose(1)
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(YOU, "shields") == ["Torcon"]
    game = Scenario(you=Side(hand=[name], mana=mana), opponent=Side(battle=[FANG, MANE, DRAGON], shields=0))
    game.use(name).choose(2).choose(2)
    assert not game.can_choose(DRAGON)
    game.choose(FANG).settle() if game.asked == "choose" else None
    assert FANG in game.zone(OPPONENT, "shields")


@pytest.mark.parametrize("mana", [4, 6])
def test_caddy_beetle_turns_what_costs_more_than_the_mana_into_mana(mana: int) -> None:
    game = Scenario(
        you=Side(battle=["Caddy Beetle"]),
        opponent=Side(battle=["Cocco Lupia"], hand=[DRAGON], mana=filler(fire=mana)),
        turn=OPPONENT,
    )
    game.use(DRAGON)
    assert (DRAGON in game.zone(OPPONENT, "battle")) == (mana == 6) == (DRAGON not in game.zone(OPPONENT, "mana"))


def test_caddy_beetle_becomes_mana_instead_of_dying() -> None:
    game = Scenario(
        you=Side(battle=["Caddy Beetle"]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT
    )
    assert game.use(PIT).zone(YOU, "mana") == ["Caddy Beetle"]


@pytest.mark.parametrize(
    ("name", "card", "cost", "mana"),
    [
        ("Assister Mogiringo", "Aqua Network", 5, "water"),
        ("Assister Coppi", "Peace Parry Lupia", 4, "light"),
        ("Assister Alde", "Jamarillo-S8", 5, "light"),
        ("Do:Norateppu", "Telesco = Teles, Forethought", 5, "darkness"),
    ],
)
def test_assisters_help_once_each_turn(name: str, card: str, cost: int, mana: str) -> None:
    game = Scenario(you=Side(battle=[name], hand=[card, card], mana=filler(**{mana: 2 * cost - 2})))
    game.use(f"{card}#1").choose(cost - 1)
    while game.asked not in ("use a card", "attack with") and not game.turn_is_over:
        game.decline() if "no" in game.options else game.choose(game.options[0])
    assert game.untapped_mana(YOU) == cost - 1 and game.refused(f"{card}#2")


def test_ballom_monarch_evolves_from_reapers_and_calls_a_creature_for_a_battle_won() -> None:
    name = "Ballom Monarch, Lord of Dark Reapers"
    game = Scenario(you=Side(hand=[name], battle=[XENARCH, FANG], mana=filler(darkness=7)))
    assert game.use(name).under(name) == [XENARCH]
    game = Scenario(you=Side(battle=[pile(name, XENARCH)], graveyard=["Corile"]), opponent=Side(battle=[tapped(FANG)]))
    assert "Corile" in game.attack(name, FANG).choose("Corile").zone(YOU, "battle")


def test_diabloshinoh_puts_a_creature_for_the_first_dear_creature_summoned() -> None:
    name = "Diabloshinoh, Sutured General God"
    game = Scenario(
        you=Side(
            battle=[name], hand=["Bleitan Geist, Flaunting Dragon"], mana=[*filler(light=3, water=3, darkness=3), FANG]
        )
    )
    game.use("Bleitan Geist, Flaunting Dragon")
    while game.asked == "resolve":
        game.choose(name)
    assert FANG in game.choose(FANG).zone(YOU, "battle")


def test_glenislay_battles_and_brings_a_weapon_for_a_battle_won() -> None:
    name = "Glenislay, Flame Dragon Ruler"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=6), hyperspatial=["Greasy Horn, Passion Sword"]),
        opponent=Side(battle=[FANG]),
    )
    game.use(name).choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.equipped(name) == ["Greasy Horn, Passion Sword"]


def test_help_me_malt_puts_a_draguner() -> None:
    ruler = "Glenglassaugh, New Generation Dragon Ruler"
    game = Scenario(you=Side(hand=['"Help me! Malt!!"', ruler, FANG], mana=filler(fire=5)))
    game.use('"Help me! Malt!!"')
    assert ruler in game.zone(YOU, "battle")


def test_annie_lupia_untaps_the_first_dragon_that_attacks() -> None:
    game = Scenario(you=Side(battle=["Annie Lupia", DRAGON, DRAGON]), opponent=Side(shields=9))
    assert game.power("Annie Lupia") == 5000
    game.attack(f"{DRAGON}#1")
    assert not game.is_tapped(f"{DRAGON}#1")
    game.choose("shield 1", "shield 2").attack(f"{DRAGON}#2")
    assert game.is_tapped(f"{DRAGON}#2")


def test_annie_lupia_gives_speed_among_three_fire_creatures() -> None:
    game = Scenario(you=Side(battle=["Annie Lupia", DRAGON, sick("Cragsaur"), sick(FANG)]))
    assert game.has(FANG, keywords.SPEED_ATTACKER) and game.has("Cragsaur", keywords.SPEED_ATTACKER)


def test_jonetsu_dragon_draws_and_untaps_for_its_first_battle_won() -> None:
    name = "Momoking, Jonetsu Dragon"
    game = Scenario(
        you=Side(battle=[name], deck=["Corile"] * 3), opponent=Side(battle=[tapped(FANG), tapped(MANE)], shields=5)
    )
    game.attack(name, FANG)
    assert game.zone(YOU, "hand") == ["Corile"] and not game.is_tapped(name)
    assert game.attack(name, MANE).is_tapped(name)


def test_the_valhalla_knight_taps_for_small_light_creatures() -> None:
    name, small = "Valhalla Knight, Domination Dragon Elemental", "Basil, Satori's Holy Evil"
    game = Scenario(you=Side(battle=[name], hand=[small], mana=filler(light=3)), opponent=Side(battle=[FANG, MANE]))
    game.use(small).choose(FANG)
    game.next_turn().until("attack with")
    assert game.is_tapped(FANG) and not game.is_tapped(MANE)


def test_the_hellfire_makes_battling_creatures_strong() -> None:
    game = Scenario(you=Side(battle=["Forbidden Area Hellfire", "Torcon"]), opponent=Side(battle=[tapped(DRAGON)]))
    game.attack("Torcon", DRAGON)
    assert game.zone(OPPONENT, "graveyard") == [DRAGON] and game.power("Torcon") == 1000


def test_yamino_caesar_fills_the_graveyard_for_the_first_spell() -> None:
    name = "Yamino Caesar, Dark Beast"
    game = Scenario(
        you=Side(battle=[name], hand=[TOUCH, TOUCH], mana=filler(darkness=4), deck=["Corile"] * 5),
        opponent=Side(hand=[FANG, MANE]),
    )
    assert game.use(f"{TOUCH}#1").zone(YOU, "graveyard").count("Corile") == 2
    assert game.use(TOUCH).zone(YOU, "graveyard").count("Corile") == 2


def test_the_revenge_dragon_goes_on_top_of_the_deck_for_an_attack() -> None:
    name = "Superspeed Revenge Dragon"
    game = Scenario(you=Side(battle=[FANG], graveyard=[name]), opponent=Side(shields=2))
    assert name == game.attack(FANG).accept().zone(YOU, "deck")[0]


def test_magicalshocker_draws_and_looks_for_a_magic_for_the_first_spell() -> None:
    name = "Kobo Magicalshocker"
    game = Scenario(
        you=Side(battle=[name], hand=[TOUCH, "Torcon"], mana=filler(darkness=2), deck=["Corile", "Aqua Network", FANG]),
        opponent=Side(hand=[MANE]),
    )
    game.use(TOUCH).choose("Torcon").choose("Aqua Network")
    assert "Torcon" in game.zone(YOU, "graveyard")


def test_the_cube_of_beethoven_draws_attacks_to_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Beethoven Cube"], battle=[tapped("Torcon")], mana=filler(nature=6), deck=["Corile"] * 3),
        opponent=Side(battle=[FANG]),
    )
    game.use("Beethoven Cube")
    assert game.zone(YOU, "mana").count("Corile") == 2


@pytest.mark.parametrize("mana", [3, 4])
def test_misty_memory_charges_against_more_mana(mana: int) -> None:
    game = Scenario(
        you=Side(hand=["Misty Memory"], mana=filler(light=3), deck=["Corile"]), opponent=Side(mana=filler(mana))
    )
    assert ("Corile" in game.use("Misty Memory").zone(YOU, "mana")) == (mana == 4)


def test_solemnis_destroys_dragons_and_shields_and_keeps_dragons_away() -> None:
    name = 'Beethoven Solemnis, Zenith of "Requiem"'
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=4, fire=3, nature=3)),
        opponent=Side(battle=[DRAGON, DRAGON, FANG], shields=4),
    )
    game.use(name)
    while not game.turn_is_over and game.asked == "choose":
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == [FANG] and len(game.zone(OPPONENT, "shields")) == 2
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[DRAGON], mana=filler(fire=6)), turn=OPPONENT)
    assert DRAGON in game.use(DRAGON).zone(OPPONENT, "graveyard")


def test_catharsis_draws_attacks_and_pays_with_mana() -> None:
    name = "Shinbellom Catharsis, Night of Sorrowness"
    game = Scenario(
        you=Side(battle=[name], mana=filler(3)), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT
    )
    game.use(PIT).accept()
    while game.asked in ("choose", "order"):
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "mana") == []
    game = Scenario(you=Side(battle=[name, FANG]), opponent=Side(shields=5))
    assert game.attack(FANG).power(FANG) == 9000
