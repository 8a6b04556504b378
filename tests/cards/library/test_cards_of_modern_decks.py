"""Cards that came into the library with decks of 2017 and later: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GR_CREATURE,
    HAND,
    LIGHT,
    NATURE,
    choose,
    creature,
    put,
    speed_attacker,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, exactly, filler, pile, sick, tapped

# It puts a creature for no cost.
CALL = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
DREAMMATE = "Cobble, Familia's Bonds"
MUTE = "The Mute, Doomsday"
FUMISHUNA = 'Fumishuna, Sword Reaper / "This path ahead is one of carnage."'
CARNAGE = '"This path ahead is one of carnage."'
WATCH = "Ragnarok, the Watch"
PAR_ZERO = "Lakepoacher Par Zero, Fifth Dragon"
YAMATA = "ACE-Yamata, Eight-headed Dragon"
BAKUTERASU = "Bolshack Bakuterasu, Dragon Emperor God"
NAPOLEON = "Napoleon Vibes"
MADAN = "Madan = Low, Abyssal Furnace"
GALEK = "Galek, Shadow of Reversal"
BOSSKATSU = "Bosskatsu, No.2 Mood Man"
JABLOOD = "Jablood, Wicked Dragon"
TUNING = "♪ Speed of Sound, During a Performance, Tuning"
BLACKZONE = "Blackzone, Forbidden Lightning Sonic"
SHURA = 'VAN Beethoven, Zenith of "Shura"'
CURASE = "Ace-Curase, Curse Crow Dragon"
GUIGNOL = "Grand Guignol, Dark Advisor"
REX = "Momoking Rex, Orai Hero"
SZARK = 'Zeni Szark $, Zenith of "Moonless"'
DREAM_TRACES = "♪ With a Signature Move, Strongest are the Traces of a Dream"
LEGEND = "Dogiragon, Legendary Legend"
ROYAL = "Dogiragon, Royal Revolution"
KATSUEMON = "Katsuemon, Blade Dance 3"
SAINT_KAISER = "Saint Kaiser, Soul Dragon Elemental"
SUSANO = "Susano-O-Dragon, Violent Storm Dragon"
HAPPOU = "Happou, Persevering Holy Chaos"
MIRROR = "Boltail Mirror Dragon"
TITAAANS = 'Aqua Titaaans, Zenith of "Combine"'
VT5000 = "5000VT, Flying V"
GT5000 = "5000GT, Riot"
HEASER = "Criash Heaser Twenty Two, Electrofused Summit"
ROCCA = "Rocca Magnum, Maid Doll"
THREE_BROTHERS = "Everyone Gathered Together! Aqua Three Brothers"
JCA = "Hyperspatial JCA Hole"
MOMIZU = "Garyudeias Momomizu Twenty Two, Hybrid Summit"
CRISIS = "Bolshack Crisis NEX"
COBRA = "Cobra, Snake Ninja Holy Chaos"
GRACE = "Holy Grace, Light Armored Dragon"
TRICLUB = "Triclub Trishot, Blue Divine Dragon"
QUAKE = "Ballom Quake, Lord of Demons"
BAKI = 'Baby "Baki"'
ROD_ZOSIA = "Rod Zosia Fifth, Concatenated Summit"
VOYAGE = "Bon Voyage, Earthly Dragon Elemental"
BIRTH = "Gajirabute, Underworld Champion of Demon's Birth"
POWERROBIN = "Powerrobin, Electrofused End Termination"
SONKUN = "Sonkun, Blazing Fire Great Saint"
VIBES = "Napoleon Vibes"
SONG = "♪ Listen to my song, if you don't listen, we'll fight"
NIRVANA, PEARLJAM = "Nirvana, Spirit Knight Right God", "Pearljam, Faerie Left God"
NOVA = "Dogiragon Nova, Blue Guardian Deity"
GYUKAUTSU = "Gyukautsu Maguru, Victory Disaster Electrofused King"
KIGOMIME, FROG = "Bon Kigomime", "♪ A Thin Frog, Lucky Number is Here"


def test_the_mute_draws_two_cards_for_one() -> None:
    game = Scenario(you=Side(hand=[MUTE, "Torcon"], mana=filler(water=3), deck=["Corile", "Fear Fang"]))
    game.use(MUTE).accept().choose("Torcon")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Fear Fang"]


@pytest.mark.parametrize("broken", [2, 1])
def test_the_mute_stops_all_attacks_if_two_shields_had_been_broken(broken: int) -> None:
    game = Scenario(
        you=Side(shields=[*filler(broken - 1), MUTE, "Corile"]),
        opponent=Side(battle=["Fear Fang"] * 3),
        turn=OPPONENT,
    )
    for number in range(1, broken + 1):
        game.attack(f"Fear Fang#{number}").choose("shield 1")
    game.declare(MUTE)
    if broken == 2:
        game.choose(ability(MUTE, "had been broken"))
    game.decline()
    assert (game.options.count("Fear Fang") > 0) == (broken == 1)


@pytest.mark.parametrize("drawn", [True, False])
def test_fumishuna_draws_once_each_turn_for_a_discard(drawn: bool) -> None:
    game = Scenario(
        you=Side(hand=[FUMISHUNA, "Ghost Touch"], mana=filler(darkness=6), deck=["Torcon"]),
        opponent=Side(hand=["Corile", "Fear Fang"]),
    )
    game.use(FUMISHUNA)
    game = game.accept() if drawn else game.decline()
    game.use("Ghost Touch")
    assert len(game.zone(OPPONENT, "graveyard")) == 2
    assert (game.asked == "may") == (not drawn)


def test_the_path_of_carnage_does_one_thing_twice() -> None:
    game = Scenario(
        you=Side(hand=[CARNAGE], mana=filler(water=5)), opponent=Side(battle=["Corile", "Fear Fang", "Torcon"])
    )
    game.use(CARNAGE).choose(1).choose(1).choose("Corile").choose("Torcon")
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.parametrize("spells", [1, 2])
def test_perfect_coldflame_is_a_shield_trigger_with_two_spells_in_the_graveyard(spells: int) -> None:
    game = Scenario(
        you=Side(shields=["Perfect Coldflame"], graveyard=["Ghost Touch"] * spells),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang")
    assert (game.asked == "declare") == (spells == 2)


def test_perfect_coldflame_keeps_a_creature_from_attacking_and_puts_an_element() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Coldflame", "Burning Mane"], mana=filler(water=2, fire=1)),
        opponent=Side(battle=["Corile", "Fear Fang"]),
    )
    game.use("Perfect Coldflame").choose(0).choose(2).choose("Corile")
    assert "Burning Mane" in game.zone(YOU, "battle")
    game.end_turn().next_turn().until("attack with")
    assert not game.can_choose("Corile") and game.can_choose("Fear Fang")


def test_perfect_coldflame_discards_a_card_and_draws_two() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Coldflame", "Torcon"], mana=filler(water=2, fire=1), deck=["Corile"] * 4),
    )
    game.use("Perfect Coldflame").choose(1).choose(1)
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "hand")) == (["Torcon"], ["Corile"] * 2)
    game.choose("Corile")
    assert len(game.zone(YOU, "hand")) == 3


def test_perfect_fire_lets_a_new_creature_attack_twice() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Fire"], mana=filler(fire=3), battle=[sick("Torcon")]), opponent=Side(shields=3)
    )
    game.use("Perfect Fire").choose(1).choose(2)
    game.attack("Torcon").choose("shield 1")
    assert not game.is_tapped("Torcon")
    game.attack("Torcon").choose("shield 1").settle()
    assert game.is_tapped("Torcon")


def test_perfect_fire_puts_two_small_creatures() -> None:
    game = Scenario(you=Side(hand=["Perfect Fire", "Fear Fang", "Corile", "Burning Mane"], mana=filler(fire=3)))
    game.use("Perfect Fire").choose(0).choose(0)
    assert not game.can_choose("Corile")
    game.choose("Fear Fang")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Burning Mane"]


def test_the_watch_returns_two_creatures_and_ends_the_turn_in_which_the_opponent_puts_one() -> None:
    game = Scenario(
        you=Side(hand=[WATCH], mana=filler(water=10)),
        opponent=Side(battle=["Corile", "Burning Mane"], mana=filler(water=2, nature=5)),
    )
    game.use(WATCH).choose("Corile", "Burning Mane")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Burning Mane", "Corile"]
    game.next_turn().until("use a card").use("Burning Mane").expect(YOU, "may").accept()
    assert game.turn_is_over and game.zone(OPPONENT, "battle") == ["Burning Mane"]


def test_the_watch_ends_the_turn_in_which_the_opponent_casts_a_spell() -> None:
    game = Scenario(
        you=Side(battle=[WATCH]),
        opponent=Side(hand=["Faerie Life", "Burning Mane"], mana=filler(nature=6)),
        turn=OPPONENT,
    )
    game.use("Faerie Life").expect(YOU, "may").decline()
    assert not game.turn_is_over and not game.refused("Burning Mane")


def test_par_zero_takes_two_of_six_cards_and_returns_what_costs_as_much_as_one_that_is_shown() -> None:
    game = Scenario(
        you=Side(hand=[PAR_ZERO], mana=filler(water=5), deck=["Corile", "Fear Fang", *["Ghost Touch"] * 4]),
        opponent=Side(battle=["Corile", "Aqua Hulcus", "Burning Mane"]),
    )
    game.use(PAR_ZERO).choose(ability(PAR_ZERO, "top 6")).choose("Corile", "Fear Fang")
    while game.asked == "order":
        game.choose(game.options[0])
    game.choose("Fear Fang")  # it costs 3
    assert game.zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Fear Fang"]


def test_yamata_puts_a_creature_of_the_mana_zone_for_a_battle_won() -> None:
    game = Scenario(
        you=Side(battle=[YAMATA], mana=["Corile", "Deathliger, Lion of Chaos", *filler(nature=3)]),
        opponent=Side(battle=[tapped("Fear Fang")]),
    )
    game.attack(YAMATA, "Fear Fang")
    assert not game.can_choose("Deathliger, Lion of Chaos")  # it costs more than there are cards
    game.choose("Corile")
    assert "Corile" in game.zone(YOU, "battle")


def test_yamata_keeps_creatures_as_mana() -> None:
    game = Scenario(
        you=Side(battle=[YAMATA, "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", "Torcon").expect(YOU, "instead").accept()
    assert game.zone(YOU, "mana") == ["Torcon"] and game.zone(YOU, "graveyard") == []


def test_the_mystic_treasure_sword_finds_no_nature_card() -> None:
    game = Scenario(
        you=Side(hand=["Mystic Treasure Sword"], mana=filler(nature=3), deck=exactly("Torcon", "Corile", "Torcon"))
    )
    game.use("Mystic Treasure Sword")
    assert not game.can_choose("Torcon")
    game.choose("Corile").settle()
    assert "Corile" in game.zone(YOU, "mana") and game.is_tapped("Corile")


def test_bakuterasu_puts_armored_creatures_that_block_and_attack_at_once() -> None:
    game = Scenario(
        you=Side(
            hand=[BAKUTERASU],
            mana=filler(light=5, fire=5),
            deck=["Bolshack Dragon", BAKUTERASU, "Corile", "Bolshack Dragon"],
        ),
        opponent=Side(shields=5),
    )
    game.use(BAKUTERASU)
    assert not game.can_choose(BAKUTERASU) and not game.can_choose("Corile")
    game.choose("Bolshack Dragon", "Bolshack Dragon").choose("Corile")  # the order of the rest
    assert game.has("Bolshack Dragon", keywords.BLOCKER) and not game.has(BAKUTERASU, keywords.BLOCKER)
    game.attack("Bolshack Dragon").choose("shield 1", "shield 2").end_turn()
    assert not game.is_tapped("Bolshack Dragon")


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_napoleon_draws_one_card_more_than_it_discards(discarded: int) -> None:
    game = Scenario(you=Side(hand=[NAPOLEON, "Torcon", "Corile"], mana=filler(fire=5), deck=filler(5)))
    game.use(NAPOLEON)
    for name in ["Torcon", "Corile"][:discarded]:
        game.choose(name)
    if discarded < 2:
        game.enough()
    assert len(game.zone(YOU, "hand")) == 3 and len(game.zone(YOU, "graveyard")) == discarded


def test_napoleon_costs_less_beside_a_magic_and_casts_its_song_as_it_leaves() -> None:
    game = Scenario(
        you=Side(battle=[NAPOLEON], hand=[NAPOLEON], mana=filler(fire=4)),
        opponent=Side(battle=["Burning Mane", "Corile"], hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    assert not game.refused(NAPOLEON)
    game.end_turn().next_turn().until("use a card").use("Terror Pit").accept()
    assert game.zone(OPPONENT, "battle") == ["Corile"]


@pytest.mark.parametrize("used", [True, False])
def test_madan_low_uses_what_a_card_of_the_opponents_graveyard_does(used: bool) -> None:
    game = Scenario(
        you=Side(battle=[MADAN, "Horrid Worm", "Marrow Ooze, the Twister"]),
        opponent=Side(graveyard=["Corile"], battle=["Burning Mane"]),
    )
    game.attack(MADAN).choose("Corile")
    game = game.choose("Corile") if used else game.decline()
    assert game.zone(OPPONENT, "deck")[-1] == "Corile"
    assert game.zone(OPPONENT, "battle") == ([] if used else ["Burning Mane"])


def test_madan_low_looks_at_the_hand_for_a_creature() -> None:
    game = Scenario(
        you=Side(hand=[MADAN], mana=filler(darkness=4)), opponent=Side(hand=["Corile", "Torcon", "Terror Pit"])
    )
    game.use(MADAN)
    assert not game.can_choose("Terror Pit")
    game.choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_galek_does_three_things_and_the_same_again() -> None:
    game = Scenario(
        you=Side(hand=[GALEK], mana=filler(darkness=10), graveyard=["Fear Fang"], deck=["Torcon"]),
        opponent=Side(battle=["Corile", "Bolshack Dragon"]),
    )
    game.use(GALEK).choose(0).choose(0).choose(2)
    game.choose("Bolshack Dragon").choose("Bolshack Dragon")
    assert game.zone(OPPONENT, "battle") == ["Corile"] and "Fear Fang" in game.zone(YOU, "battle")


@pytest.mark.parametrize("fits", [True, False])
def test_bosskatsu_puts_a_creature_of_a_civilization_of_the_discarded_card(fits: bool) -> None:
    game = Scenario(
        you=Side(hand=[BOSSKATSU, KATSUEMON], mana=filler(light=2, darkness=2, fire=1)),
        opponent=Side(hand=["Aqua Hulcus" if fits else "Torcon"]),
    )
    game.use(BOSSKATSU)
    if fits:
        game.choose(KATSUEMON)
    assert (KATSUEMON in game.zone(YOU, "battle")) == fits


@pytest.mark.parametrize("cards", [4, 3])
def test_jablood_keeps_an_abyss_for_four_cards_of_the_graveyard(cards: int) -> None:
    game = Scenario(
        you=Side(battle=[JABLOOD, "Belle = Gelelle"], graveyard=filler(cards)),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    if cards == 4:
        game.accept()
    assert ("Belle = Gelelle" in game.zone(YOU, "battle")) == (cards == 4)


def test_humpty_lupia_destroys_what_costs_as_much_as_the_discarded_card() -> None:
    game = Scenario(
        you=Side(hand=["Humpty Lupia"], mana=filler(light=1, darkness=1, fire=1)),
        opponent=Side(hand=["Corile", "Torcon"], battle=["Bolshack Dragon", "Aqua Hulcus"]),
    )
    game.use("Humpty Lupia").choose("Torcon")  # cost 2
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    other = Scenario(
        you=Side(hand=["Humpty Lupia"], mana=filler(light=1, darkness=1, fire=1)),
        opponent=Side(hand=["Fear Fang", "Corile"], battle=["Bolshack Dragon", "Aqua Hulcus"]),
    )
    other.use("Humpty Lupia").choose("Fear Fang")  # cost 3
    assert sorted(other.zone(OPPONENT, "graveyard")) == ["Aqua Hulcus", "Fear Fang"]


def test_the_tuner_lets_a_new_creature_attack_twice() -> None:
    game = Scenario(you=Side(hand=[TUNING], mana=filler(fire=3), battle=[sick("Fear Fang")]), opponent=Side(shields=3))
    game.use(TUNING).attack("Fear Fang").choose("shield 1").attack("Fear Fang").choose("shield 1").settle()
    assert game.is_tapped("Fear Fang")


@pytest.mark.parametrize("zone", ["hand", "graveyard", "battle"])
def test_blackzone_invades_from_three_zones_and_seals_the_weakest(zone: str) -> None:
    commands = ["Vegaslauncher, Final Forbidden Kai"] + ([pile(BLACKZONE, "Cragsaur")] if zone == "battle" else [])
    game = Scenario(
        you=Side(
            battle=commands,
            hand=[BLACKZONE] if zone == "hand" else [],
            graveyard=[BLACKZONE] if zone == "graveyard" else [],
        ),
        opponent=Side(battle=["Corile", "Fear Fang", "Picora's Wrench"], deck=["Torcon"] * 4),
    )
    game.attack("Vegaslauncher, Final Forbidden Kai").declare(BLACKZONE)
    assert game.under(BLACKZONE) == ["Vegaslauncher, Final Forbidden Kai"]
    # From the battle zone it is not put there again.
    sealed = [game.seals(name) for name in ("Corile", "Fear Fang", "Picora's Wrench")]
    assert sealed == ([0, 0, 0] if zone == "battle" else [1, 0, 1])


def test_friend_giants_spell_puts_a_small_element_into_mana_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Takeback Charger"], mana=filler(nature=3)), opponent=Side(battle=["Torcon", "Corile"])
    )
    game.use("Takeback Charger", "Torcon")
    assert game.zone(OPPONENT, "mana") == ["Torcon"] and game.is_tapped("Torcon")
    assert "Friend Giant / Takeback Charger" in game.zone(YOU, "mana")


def test_friend_giant_puts_two_cards_into_mana_tapped() -> None:
    game = Scenario(you=Side(hand=["Friend Giant"], mana=filler(nature=7), deck=["Torcon", "Corile"]))
    game.use("Friend Giant")
    assert game.zone(YOU, "mana")[-2:] == ["Torcon", "Corile"] and game.is_tapped("Corile")


def test_himecut_draws_for_the_second_card_that_the_opponent_draws() -> None:
    game = Scenario(
        you=Side(battle=["Himecut, Song Dance Music Love"], deck=["Corile"] * 3),
        opponent=Side(hand=["Brain Serum"], mana=filler(water=4), deck=["Torcon"] * 6),
    )
    game.end_turn().next_turn().until("use a card").use("Brain Serum")
    drawn = 0
    while not game.turn_is_over and game.asked in ("choose", "may", "choose one"):
        if game.player_asked == YOU:
            drawn += 1
        game.accept() if "yes" in game.options else game.choose(game.options[-1])
    assert drawn == 2  # the card of the draw step was the first


def test_shura_beethoven_sends_commands_and_dragons_to_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=[SHURA]),
        opponent=Side(hand=["Bolshack Dragon", "Corile"], mana=filler(fire=6, water=5)),
        turn=OPPONENT,
    )
    game.use("Bolshack Dragon").use("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Bolshack Dragon"] and game.zone(OPPONENT, "battle") == ["Corile"]


def test_curase_takes_both_hands_out_of_the_game_and_returns_creatures_of_mana() -> None:
    game = Scenario(
        you=Side(hand=[CURASE, "Torcon"], mana=[*filler(water=7, darkness=7), "Corile"]),
        opponent=Side(hand=["Fear Fang"], mana=["Bolshack Dragon", "Terror Pit"]),
    )
    game.use(CURASE)
    assert game.zone(YOU, "hyperspatial") == ["Torcon"] and game.zone(OPPONENT, "hyperspatial") == ["Fear Fang"]
    assert game.zone(OPPONENT, "hand") == ["Bolshack Dragon"] and game.zone(OPPONENT, "mana") == ["Terror Pit"]


def test_bangetsu_comes_on_six_magic_tools() -> None:
    tool = "Dugenda, Gig"
    game = Scenario(you=Side(hand=["Bangetsu 卍 Ga Ryuzark 卍"], graveyard=["Gompadu, Daspell"] * 6, deck=filler(9)))
    assert tool
    game.end_turn()
    assert game.zone(YOU, "battle") == []


def test_bangetsu_is_summoned_on_six_magic_tools_at_the_end_of_a_turn() -> None:
    game = Scenario(you=Side(hand=["Bangetsu 卍 Ga Ryuzark 卍"], graveyard=["Gompadu, Daspell"] * 6))
    game.until("declare").declare("Bangetsu 卍 Ga Ryuzark 卍")
    while game.asked == "choose":
        game.choose("Gompadu, Daspell")
    assert game.zone(YOU, "battle") == ["Bangetsu 卍 Ga Ryuzark 卍"] and game.zone(YOU, "graveyard") == []


def test_the_spell_of_bangetsu_allows_one_attack_each_turn() -> None:
    game = Scenario(
        you=Side(hand=['"I can see everything!"'], mana=filler(water=5), shields=3),
        opponent=Side(battle=["Fear Fang", "Burning Mane"]),
    )
    game.use('"I can see everything!"').next_turn().until("attack with")
    game.attack("Fear Fang").choose("shield 1").until("declare").declare()
    assert game.turn_is_over and not game.is_tapped("Burning Mane")


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_the_triple_three_does_one_of_three_things(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["The Triple Three", "Corile"], mana=filler(light=1, water=3, fire=1), deck=["Torcon"] * 5),
        opponent=Side(battle=["Fear Fang"] * 4),
    )
    game.use("The Triple Three").choose(mode)
    if mode == 0:
        game.choose("Fear Fang#1", "Fear Fang#2", "Fear Fang#3")
        assert [game.is_tapped(f"Fear Fang#{number}") for number in range(1, 5)] == [True] * 3 + [False]
    elif mode == 1:
        assert game.zone(YOU, "hand").count("Torcon") == 3
    else:
        game.use("Corile", "Fear Fang")
        assert game.has("Corile", keywords.SPEED_ATTACKER)


def test_sage_returns_what_is_put_without_being_summoned() -> None:
    game = Scenario(
        you=Side(battle=["Sage, Convey Faerie"]),
        opponent=Side(hand=["Mystery Cube", "Fear Fang"], deck=exactly("Corile", "Corile"), mana=filler(nature=8)),
        turn=OPPONENT,
    )
    game.use("Fear Fang").use("Mystery Cube").accept()
    while game.player_asked == OPPONENT:
        game.choose(game.options[-1])
    game.accept()
    assert game.zone(OPPONENT, "hand") == ["Corile"]


def test_conduct_message_allows_two_attacks_each_turn() -> None:
    game = Scenario(
        you=Side(hand=["Conduct Message"], mana=filler(water=4), shields=3), opponent=Side(battle=["Fear Fang"] * 3)
    )
    game.use("Conduct Message").next_turn().until("attack with")
    game.attack("Fear Fang#1").choose("shield 1").attack("Fear Fang#2").choose("shield 1")
    assert game.turn_is_over


def test_grand_guignol_returns_another_creature_or_a_card_of_two() -> None:
    game = Scenario(
        you=Side(hand=[GUIGNOL], mana=filler(water=4, darkness=4), deck=["Torcon", "Corile"]),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use(GUIGNOL).choose(1).accept().choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(YOU, "graveyard") == ["Torcon"]


def test_grand_guignol_climbs_from_the_graveyard() -> None:
    game = Scenario(
        you=Side(graveyard=[GUIGNOL], mana=filler(water=1, darkness=1), battle=["Torcon", "Burning Mane"]),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use(GUIGNOL).choose("Torcon").choose(0).choose("Fear Fang")
    assert game.is_tapped("Torcon") and game.is_tapped("Burning Mane")
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]


def test_momoking_rex_discards_a_card_and_draws_two() -> None:
    game = Scenario(
        you=Side(hand=[REX, "Torcon", "Armored Blaster Valdios"], mana=filler(fire=3, nature=2), deck=["Corile"] * 4),
    )
    game.use(REX).choose("Torcon")
    assert game.zone(YOU, "graveyard") == ["Torcon"] and game.zone(YOU, "hand").count("Corile") == 2


def test_zeni_szark_destroys_a_creature_and_discards_as_it_is_summoned() -> None:
    game = Scenario(
        you=Side(hand=[SZARK], graveyard=["Gompadu, Daspell"] * 6, deck=["Corile"] * 3),
        opponent=Side(battle=["Fear Fang"], hand=["Torcon"]),
    )
    game.until("declare").declare(SZARK)
    while game.asked in ("may", "choose"):
        game.accept() if game.asked == "may" else game.choose("Gompadu, Daspell")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Torcon"]
    assert game.zone(YOU, "hand").count("Corile") == 2


def test_der_zen_mondo_returns_an_element() -> None:
    game = Scenario(you=Side(hand=["der'Zen Mondo"], mana=filler(water=3)), opponent=Side(battle=["Fear Fang"]))
    game.use("der'Zen Mondo")
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]


def test_with_the_traces_of_a_dream_an_empty_deck_loses_no_game() -> None:
    game = Scenario(you=Side(hand=[DREAM_TRACES], mana=filler(water=8), deck=exactly(*["Corile"] * 5)))
    game.use(DREAM_TRACES)
    assert not game.over and len(game.zone(YOU, "hand")) == 5
    game.next_turn()
    assert game.turn_player == YOU and not game.over


def test_gompadu_takes_one_of_three_cards() -> None:
    game = Scenario(
        you=Side(
            hand=["Gompadu, Daspell"], mana=filler(water=2), deck=["Torcon", "Corile", "Fear Fang", "Burning Mane"]
        )
    )
    game.use("Gompadu, Daspell").choose("Corile").choose("Torcon")
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(YOU, "deck")[0] == "Burning Mane"


@pytest.mark.parametrize("spell", [True, False])
def test_mystery_cube_puts_a_creature_or_charges_a_card(spell: bool) -> None:
    top = "Ghost Touch" if spell else "Deathliger, Lion of Chaos"
    game = Scenario(you=Side(hand=["Mystery Cube"], mana=filler(nature=5), deck=exactly(top, top)))
    game.use("Mystery Cube")
    if spell:
        assert "Ghost Touch" in game.zone(YOU, "mana")
    else:
        assert "Deathliger, Lion of Chaos" in game.accept().zone(YOU, "battle")


@pytest.mark.parametrize("top", ["Bolshack Dragon", "Corile"])
def test_balga_geyser_puts_a_dragon_or_throws_the_card_away(top: str) -> None:
    game = Scenario(you=Side(battle=["Magmadragon Balga Geyser"], deck=[top]))
    game.attack("Magmadragon Balga Geyser").accept()
    assert game.zone(YOU, "battle" if top == "Bolshack Dragon" else "graveyard")[-1] == top


@pytest.mark.parametrize("top", ["Bolshack Dragon", "Corile"])
def test_balga_raiser_puts_a_dragon_of_the_top_of_the_deck(top: str) -> None:
    game = Scenario(you=Side(battle=["Balga Raiser, the Dragonic Meteor"], deck=[top]), opponent=Side(shields=3))
    game.attack("Balga Raiser, the Dragonic Meteor")
    if top == "Bolshack Dragon":
        game.accept()
        assert game.zone(YOU, "battle")[-1] == top
    else:
        assert game.zone(YOU, "deck")[0] == top


def test_the_legendary_legend_attacks_untapped_creatures_and_cannot_lose_after_a_battle_won() -> None:
    game = Scenario(
        you=Side(hand=[LEGEND], mana=filler(fire=8), shields=0),
        opponent=Side(battle=["Fear Fang", "Cragsaur"]),
    )
    game.use(LEGEND).attack(LEGEND, "Fear Fang").next_turn().until("attack with").attack("Cragsaur")
    assert not game.over


def test_without_a_battle_the_legendary_legend_saves_nobody() -> None:
    game = Scenario(you=Side(battle=[tapped(LEGEND)], shields=0), opponent=Side(battle=["Cragsaur"]), turn=OPPONENT)
    game.attack("Cragsaur", YOU)
    assert game.over


def test_the_rainbow_dragon_breaks_a_shield_of_yours_with_a_dragon_that_triggers() -> None:
    game = Scenario(
        you=Side(hand=["Bolmeteus Rainbow Dragon"], mana=filler(light=1, fire=6), shields=["Bolshack Dragon"]),
    )
    game.use("Bolmeteus Rainbow Dragon").choose("shield 1").declare("Bolshack Dragon")
    assert "Bolshack Dragon" in game.zone(YOU, "battle")
    assert game.has("Bolmeteus Rainbow Dragon", keywords.SPEED_ATTACKER)
    assert not game.has("Bolshack Dragon", keywords.SPEED_ATTACKER)


def test_exhaust_casts_a_spell_of_the_graveyard_and_holds_a_creature_for_each_spell() -> None:
    game = Scenario(
        you=Side(hand=["Exhaust Two Four"], mana=filler(water=4), graveyard=["Brain Serum"], deck=["Corile"] * 3),
        opponent=Side(battle=["Fear Fang", "Cragsaur"]),
    )
    game.use("Exhaust Two Four", "Brain Serum")
    while game.asked == "may":
        game.accept()
    game.choose("Cragsaur")
    assert game.zone(YOU, "deck")[-1] == "Brain Serum"
    game.next_turn().until("attack with")
    assert game.can_choose("Fear Fang") and not game.can_choose("Cragsaur")


def test_cocco_lupia_gs_lets_dragons_cost_two_less() -> None:
    game = Scenario(you=Side(battle=["Cocco Lupia GS"], hand=["Bolshack Dragon", "Corile"], mana=filler(fire=4)))
    assert not game.refused("Bolshack Dragon") and game.refused("Corile")


def test_dachicco_lets_the_next_beat_jockey_cost_less() -> None:
    game = Scenario(
        you=Side(hand=["Dachicco Churis", "Sonkun, Blazing Fire Great Saint", "Cragsaur"], mana=filler(fire=3)),
        opponent=Side(shields=3),
    )
    game.use("Dachicco Churis")
    assert game.refused("Cragsaur")
    game.use("Sonkun, Blazing Fire Great Saint")
    assert "Sonkun, Blazing Fire Great Saint" in game.zone(YOU, "battle")


def test_geminius_has_the_opponent_destroy_two_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Geminius, Demonic Elemental"], mana=filler(light=3, darkness=4)),
        opponent=Side(battle=["Fear Fang", "Cragsaur", "Corile"]),
    )
    game.use("Geminius, Demonic Elemental").expect(OPPONENT, "choose").choose("Fear Fang", "Corile")
    assert game.zone(OPPONENT, "battle") == ["Cragsaur"]


def test_geminius_discards_as_it_taps_and_returns_spells_as_it_leaves() -> None:
    game = Scenario(
        you=Side(battle=["Geminius, Demonic Elemental"], graveyard=["Terror Pit", "Corile", "Ghost Touch"]),
        opponent=Side(hand=["Terror Pit", "Fear Fang", "Fear Fang"], mana=filler(darkness=6), shields=3),
    )
    game.attack("Geminius, Demonic Elemental")
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.parametrize("mode", [0, 1, 2, 3])
def test_sonkun_does_one_of_four_things_as_it_attacks(mode: int) -> None:
    game = Scenario(
        you=Side(battle=["Sonkun, Blazing Fire Great Saint"]),
        opponent=Side(battle=["Fear Fang", tapped("Lah, Purification Enforcer"), tapped("Spiral Grass")], shields=3),
    )
    game.attack("Sonkun, Blazing Fire Great Saint", OPPONENT).choose(mode)
    if mode == 0:
        assert game.zone(OPPONENT, "graveyard") == ["Spiral Grass"]
    elif mode == 1:
        assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    elif mode == 2:
        assert game.zone(OPPONENT, "graveyard") == []
    else:
        assert len(game.choose("shield 1").zone(OPPONENT, "hand")) == 1


def test_dugenda_draws_and_discards_two_cards() -> None:
    game = Scenario(you=Side(hand=["Dugenda, Gig", "Torcon"], mana=filler(water=1, darkness=1), deck=["Corile"] * 3))
    game.use("Dugenda, Gig").choose("Torcon", "Corile")
    assert game.zone(YOU, "hand") == ["Corile"] and sorted(game.zone(YOU, "graveyard")) == ["Corile", "Torcon"]


def test_bajulaterra_leaves_dragons_alone_in_mana() -> None:
    game = Scenario(
        you=Side(
            hand=["Überdragon Bajulaterra"], mana=[*filler(fire=9), "Bolshack Dragon"], battle=["Bolshack Dragon"]
        ),
        opponent=Side(mana=["Corile", "Bolshack Dragon"]),
    )
    game.use("Überdragon Bajulaterra")
    assert game.zone(YOU, "mana") == ["Bolshack Dragon"] == game.zone(OPPONENT, "mana")


@pytest.mark.parametrize("top", ["Bolshack Dragon", "Corile"])
def test_dorago_puts_a_dragon_that_attacks_at_once_or_charges_the_card(top: str) -> None:
    game = Scenario(you=Side(battle=["Bolshack Dorago the Great"], deck=[top]), opponent=Side(shields=5))
    game.attack("Bolshack Dorago the Great")
    if top == "Bolshack Dragon":
        game.choose(top)
        assert game.has(top, keywords.SPEED_ATTACKER)
    else:
        assert game.zone(YOU, "mana") == ["Corile"] and game.is_tapped("Corile")


@pytest.mark.parametrize("shields", [0, 1])
def test_the_royal_revolution_is_strong_and_untaps_without_shields(shields: int) -> None:
    game = Scenario(
        you=Side(battle=[ROYAL], shields=shields),
        opponent=Side(battle=[tapped("Fear Fang"), tapped("Bolshack Dragon")]),
    )
    game.attack(ROYAL, "Fear Fang")
    assert (game.asked == "attack with") == (shields == 0)
    if shields == 0:
        game.attack(ROYAL, "Bolshack Dragon")
        assert game.zone(OPPONENT, "battle") == []


@pytest.mark.parametrize("shields", [3, 4])
def test_the_royal_revolution_triggers_with_two_shields_left(shields: int) -> None:
    game = Scenario(
        you=Side(shields=[ROYAL, *filler(shields - 1)], deck=["Torcon", "Corile"]),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").choose("shield 1")
    if shields == 3:
        game.declare(ROYAL)
        assert game.choose("Corile").zone(YOU, "hand") == ["Corile"]
    else:
        assert game.zone(YOU, "hand") == [ROYAL]


def test_triple_s_takes_the_weakest_and_the_strongest_and_taps_the_others() -> None:
    game = Scenario(
        you=Side(hand=["Scrapper Spiral Spark"], mana=filler(light=2, water=2, fire=3)),
        opponent=Side(battle=["Corile", "Fear Fang", "Bolshack Dragon"]),
    )
    game.use("Scrapper Spiral Spark")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.zone(OPPONENT, "hand") == ["Bolshack Dragon"]
    assert game.is_tapped("Fear Fang")


def test_perfect_jokers_is_cast_for_no_cost_with_seven_jokers() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Jokers"], mana=[tapped("Perfect Jokers")] * 7, battle=[sick("Fear Fang")]),
        opponent=Side(battle=["Burning Mane"]),
    )
    game.use("Perfect Jokers").choose(0).choose(1).choose("Burning Mane")
    assert game.zone(OPPONENT, "deck")[-1] == "Burning Mane"
    game.attack("Fear Fang")
    assert game.zone(OPPONENT, "shields") == []


def test_perfect_jokers_has_the_abilities_of_a_creature_ignored() -> None:
    game = Scenario(
        you=Side(hand=["Perfect Jokers"], mana=filler(4), battle=["Fear Fang"]), opponent=Side(battle=["Spiral Grass"])
    )
    game.use("Perfect Jokers").choose(1).choose(2)
    assert not game.has("Spiral Grass", keywords.BLOCKER)


def test_katsuemon_taps_a_creature_destroys_a_blocker_and_draws() -> None:
    game = Scenario(
        you=Side(hand=[KATSUEMON], mana=filler(light=1, water=1, fire=1), deck=["Torcon"]),
        opponent=Side(battle=["Spiral Grass", "Fear Fang"]),
    )
    game.use(KATSUEMON).choose(0).choose(0).choose("Fear Fang").choose("Spiral Grass")
    assert game.is_tapped("Fear Fang") and game.zone(OPPONENT, "graveyard") == ["Spiral Grass"]


def test_saint_kaiser_makes_a_creature_a_face_up_shield() -> None:
    game = Scenario(you=Side(hand=[SAINT_KAISER], mana=filler(light=7)), opponent=Side(battle=["Fear Fang"]))
    game.use(SAINT_KAISER)
    assert "Fear Fang" in game.zone(OPPONENT, "shields") and game.is_face_up("Fear Fang")


def test_libra_shield_gives_each_player_a_shield() -> None:
    game = Scenario(you=Side(hand=["Libra Shield"], mana=filler(light=5)))
    game.use("Libra Shield")
    assert len(game.zone(YOU, "shields")) == 2 == len(game.zone(OPPONENT, "shields"))


def test_the_sanctuary_of_the_mother_exchanges_a_creature_for_an_evolution() -> None:
    game = Scenario(
        you=Side(
            hand=["Sanctuary of the Mother"],
            mana=[*filler(nature=3), "Überdragon Bajulaterra", "Armored Blaster Valdios"],
            battle=["Torcon", "Explosive Dude Joe"],
        )
    )
    game.use("Sanctuary of the Mother", "Torcon")
    assert "Torcon" in game.zone(YOU, "mana") and "Armored Blaster Valdios" in game.zone(YOU, "battle")


def test_amelia_gives_a_shield_until_the_next_turn() -> None:
    game = Scenario(
        you=Side(hand=["Amelia, Channeler of Suns"], mana=filler(light=2), deck=["Terror Pit", "Torcon"], shields=0)
    )
    game.use("Amelia, Channeler of Suns")
    assert game.zone(YOU, "shields") == ["Terror Pit"]
    game.next_turn().end_turn().next_turn()
    assert "Terror Pit" in game.zone(YOU, "hand") and game.zone(YOU, "shields") == []


def test_susano_o_draws_attacks_to_creatures_and_lets_all_attack_at_once() -> None:
    game = Scenario(
        you=Side(battle=[tapped(SUSANO), "Torcon"], shields=1), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT
    )
    assert game.refused("Fear Fang", "attack the player")
    assert game.has("Torcon", keywords.SPEED_ATTACKER)


def test_en_gorghini_keeps_another_creature_in_play() -> None:
    game = Scenario(
        you=Side(battle=["En Gorghini, Goldangel", "Fear Fang"]),
        opponent=Side(hand=["Terror Pit", "Terror Pit"], mana=filler(darkness=12), shields=3),
    )
    game.attack("En Gorghini, Goldangel").choose("Fear Fang").choose("shield 1", "shield 2")
    game.end_turn().next_turn().until("use a card").use("Terror Pit", "Fear Fang")
    assert "Fear Fang" in game.zone(YOU, "battle")


@pytest.mark.parametrize("broken", [2, 1])
def test_happou_saves_all_creatures_if_two_shields_had_been_broken(broken: int) -> None:
    game = Scenario(
        you=Side(shields=[*filler(broken - 1), HAPPOU, "Corile"], battle=[tapped("Burning Mane")]),
        opponent=Side(battle=["Fear Fang"] * 3),
        turn=OPPONENT,
    )
    for number in range(1, broken + 1):
        game.attack(f"Fear Fang#{number}", YOU).choose("shield 1")
    game.declare(HAPPOU)
    assert game.is_tapped("Burning Mane") == (broken == 1)


def test_happou_protects_the_creatures_that_are_there_and_none_that_come_later() -> None:
    game = Scenario(
        you=Side(shields=["Corile", HAPPOU, "Aqua Surfer"], battle=[tapped("Burning Mane")]),
        opponent=Side(battle=["Fear Fang"] * 3),
        turn=OPPONENT,
    )
    game.attack("Fear Fang#1", YOU).choose("shield 1").attack("Fear Fang#2", YOU).choose("shield 1").declare(HAPPOU)
    assert game.has("Burning Mane", keywords.CANT_BE_DESTROYED) and game.has(HAPPOU, keywords.CANT_BE_DESTROYED)
    game.attack("Fear Fang#3", YOU).block().declare("Aqua Surfer").decline()
    assert game.where("Aqua Surfer") == "battle" and not game.has("Aqua Surfer", keywords.CANT_BE_DESTROYED)


@pytest.mark.parametrize("shinobi", [True, False])
def test_senju_costs_nothing_beside_a_shinobi(shinobi: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Senju, Lasting Moment Holy Chaos"],
            mana=[tapped(one) for one in filler(light=2)],
            battle=[HAPPOU] if shinobi else [],
        )
    )
    assert (game.refused("Senju, Lasting Moment Holy Chaos") == "") == shinobi


def test_drache_der_zen_casts_a_spell_that_goes_under_the_deck() -> None:
    game = Scenario(
        you=Side(
            hand=["Drache der'Zen, Violent Blue Moon"], mana=filler(water=7), graveyard=["Terror Pit", "Ghost Touch"]
        ),
        opponent=Side(hand=["Torcon"]),
    )
    game.use("Drache der'Zen, Violent Blue Moon")
    assert not game.can_choose("Terror Pit")
    game.choose("Ghost Touch")
    assert game.zone(YOU, "deck")[-1] == "Ghost Touch" and game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_cycliryl_returns_a_spell_once_each_turn() -> None:
    game = Scenario(
        you=Side(battle=["Cycliryl, Scholarly Faerie", "Sage, Convey Faerie"], graveyard=["Ghost Touch", "Terror Pit"]),
        opponent=Side(shields=3),
    )
    game.attack("Cycliryl, Scholarly Faerie").accept().choose("shield 1")
    game.attack("Sage, Convey Faerie").expect(YOU, "break")
    assert game.zone(YOU, "hand") == ["Ghost Touch"]


def test_the_mirror_dragon_puts_a_card_onto_a_shield() -> None:
    game = Scenario(you=Side(hand=[MIRROR], mana=filler(light=1, fire=4), deck=["Torcon"], shields=2))
    game.use(MIRROR).accept().choose("shield 1")
    assert game.is_face_up("Torcon") and len(game.zone(YOU, "shields")) == 2


def test_mirror_charger_puts_a_card_onto_a_shield() -> None:
    game = Scenario(you=Side(hand=["Mirror Charger"], mana=filler(light=3), deck=["Torcon"], shields=1))
    game.use("Mirror Charger")
    assert game.is_face_up("Torcon") and len(game.zone(YOU, "mana")) == 4


def test_haragati_uses_a_mecha_of_three_cards_and_a_shinobi_dies_for_others() -> None:
    game = Scenario(
        you=Side(hand=["Haragati, Holy Chaos Great Ninja"], mana=filler(light=9), deck=[HAPPOU, "Torcon", "Corile"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    game.use("Haragati, Holy Chaos Great Ninja").choose(HAPPOU)
    while game.asked == "order":
        game.choose(game.options[0])
    assert HAPPOU in game.zone(YOU, "battle")
    game.end_turn().next_turn().until("use a card").use("Terror Pit", "Haragati, Holy Chaos Great Ninja").accept()
    assert game.zone(YOU, "battle") == ["Haragati, Holy Chaos Great Ninja"]


@pytest.mark.parametrize("won", [True, False])
def test_titaaans_stops_attacks_for_a_judge_that_is_won(won: bool) -> None:
    game = Scenario(
        you=Side(battle=[TITAAANS], deck=["Terror Pit" if won else "Torcon"]),
        opponent=Side(hand=["Burning Mane"], mana=filler(nature=2), battle=["Fear Fang"], deck=["Corile"]),
        turn=OPPONENT,
    )
    game.use("Burning Mane")
    assert game.turn_is_over == won and len(game.zone(YOU, "hand")) == int(won)


def test_jet_cascade_attack_draws_a_card_for_each_player() -> None:
    game = Scenario(you=Side(hand=["Deadly! Jet Cascade Attack!!"], mana=filler(water=3)))
    game.use("Deadly! Jet Cascade Attack!!")
    assert len(game.zone(YOU, "hand")) == 2


def test_gawelost_mind_discards_all_multicolored_cards() -> None:
    game = Scenario(
        you=Side(hand=["Gawelost Mind"], mana=filler(darkness=4)),
        opponent=Side(hand=[KATSUEMON, "Torcon", "Dugenda, Gig"]),
    )
    game.use("Gawelost Mind")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


def test_5000vt_costs_less_for_each_creature_and_returns_the_weak() -> None:
    game = Scenario(
        you=Side(hand=[VT5000], mana=filler(water=5), battle=["Torcon", "Corile"]),
        opponent=Side(battle=["Fear Fang", "Bolshack Dragon"]),
    )
    assert VT5000 in game.options
    game.use(VT5000).choose(ability(VT5000, "return all"))
    assert (game.zone(OPPONENT, "battle"), game.untapped_mana(YOU)) == (["Bolshack Dragon"], 1)


@pytest.mark.phrase("prohibit")
def test_5000vt_lets_the_opponent_put_nothing_weak_in_their_next_turn() -> None:
    game = Scenario(
        you=Side(hand=[VT5000], mana=filler(water=8)),
        opponent=Side(hand=["Burning Mane", "Lah, Purification Enforcer"], mana=filler(nature=3, light=4)),
    )
    game.use(VT5000).choose(ability(VT5000, "return all")).next_turn().until("use a card")
    assert ("Burning Mane" in game.options, "Lah, Purification Enforcer" in game.options) == (False, True)


def test_5000gt_destroys_the_weak_and_nobody_summons_them() -> None:
    game = Scenario(
        you=Side(
            hand=[GT5000, "Burning Mane"], mana=filler(fire=9, nature=2), graveyard=["Torcon"] * 3, battle=["Torcon"]
        ),
        opponent=Side(battle=["Fear Fang", "Bolshack Dragon"]),
    )
    game.use(GT5000)
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([GT5000], ["Bolshack Dragon"])
    assert (game.untapped_mana(YOU), "Burning Mane" in game.options) == (2, False)


def test_5000gt_keeps_psychic_creatures_out_of_the_battle_zone() -> None:
    for guard, found in ((GT5000, []), ("Corile", ["Aqua Cutlass, Temporal Swordsman"])):
        game = Scenario(
            you=Side(hand=[JCA], mana=filler(water=7), hyperspatial=["Aqua Cutlass, Temporal Swordsman"]),
            opponent=Side(battle=[guard]),
        )
        game.use(JCA).choose("Filler")
        assert game.zone(YOU, "battle") == found


def test_pokchinchin_shuffles_a_graveyard_into_the_deck_and_sends_away_what_is_not_paid() -> None:
    game = Scenario(
        you=Side(hand=["Pokchinchin"], mana=filler(water=3), graveyard=["Terror Pit"]),
        opponent=Side(graveyard=["Corile"], hand=["Ghost Touch"]),
    )
    game.use("Pokchinchin").choose("the opponent")
    assert (game.zone(OPPONENT, "graveyard"), game.zone(YOU, "graveyard")) == ([], ["Terror Pit"])


@pytest.mark.parametrize("free", [True, False])
def test_pokchinchin_waits_in_the_opponents_turn_for_creatures_put_for_no_cost(free: bool) -> None:
    hand = [CALL, "Burning Mane"]
    game = Scenario(
        you=Side(battle=["Pokchinchin"]),
        opponent=Side(hand=hand, mana=filler(water=2, fire=2, nature=2)),
        turn=OPPONENT,
    )
    if free:
        game.use("Call")
    else:
        game.use("Burning Mane")
    assert game.zone(OPPONENT, "battle") == ([] if free else ["Burning Mane"])


def test_venerack_makes_shields_of_what_is_put_without_mana() -> None:
    game = Scenario(
        you=Side(battle=["Venerack-F5"]),
        opponent=Side(hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2), shields=0),
        turn=OPPONENT,
    )
    game.use("Call").accept()
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "shields")) == ([], ["Burning Mane"])


def test_venerack_taps_a_creature_when_it_leaves_in_the_opponents_turn() -> None:
    game = Scenario(
        you=Side(battle=["Venerack-F5"]),
        opponent=Side(hand=["Terror Pit"], battle=["Corile"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.is_tapped("Corile")
    game.next_turn().next_turn()
    assert game.is_tapped("Corile")


def test_criash_heaser_draws_two_cards_and_may_end_the_turn() -> None:
    game = Scenario(
        you=Side(hand=[HEASER], mana=filler(water=2, fire=2, nature=6)),
        opponent=Side(hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2)),
    )
    game.use(HEASER).accept()
    assert len(game.zone(YOU, "hand")) == 2
    game.next_turn().until("use a card").use("Call").choose("Burning Mane").accept()
    assert game.question is None  # the turn is over


def test_rocca_magnum_makes_the_opponent_destroy_an_element_for_what_is_not_paid() -> None:
    game = Scenario(
        you=Side(battle=[ROCCA]),
        opponent=Side(hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2), battle=["Corile"]),
        turn=OPPONENT,
    )
    game.use("Call").choose("Corile")
    assert game.zone(OPPONENT, "battle") == ["Burning Mane"]


def test_deathmatch_beetle_battles_what_is_put_for_no_cost() -> None:
    game = Scenario(
        you=Side(battle=["Deathmatch Beetle"]),
        opponent=Side(hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2)),
        turn=OPPONENT,
    )
    game.use("Call").accept()
    assert (game.zone(OPPONENT, "battle"), game.zone(YOU, "battle")) == ([], ["Deathmatch Beetle"])


def test_deathmatch_beetle_cant_attack() -> None:
    game = Scenario(you=Side(battle=["Deathmatch Beetle", "Corile"]))
    assert not game.can_choose("Deathmatch Beetle") and game.can_choose("Corile")


def test_aqua_three_brothers_return_what_is_put_for_no_cost() -> None:
    game = Scenario(
        you=Side(battle=[THREE_BROTHERS]),
        opponent=Side(hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2)),
        turn=OPPONENT,
    )
    game.use("Call").accept()
    assert (game.zone(OPPONENT, "battle"), "Burning Mane" in game.zone(OPPONENT, "hand")) == ([], True)


def test_the_jca_hole_draws_two_cards_and_puts_a_card_on_the_bottom() -> None:
    game = Scenario(you=Side(hand=[JCA, "Torcon"], mana=filler(water=7), deck=["Corile", "Fear Fang", "Terror Pit"]))
    game.use(JCA).choose("Torcon")
    assert (sorted(game.zone(YOU, "hand")), game.zone(YOU, "deck")[-1]) == (["Corile", "Fear Fang"], "Torcon")


def test_timpani_is_destroyed_for_one_of_the_opponents_creatures_at_the_second_creature() -> None:
    game = Scenario(
        you=Side(battle=["Timpani = Simbarry"], hand=["Burning Mane", "Fear Fang"], mana=filler(nature=5)),
        opponent=Side(battle=["Corile"]),
    )
    assert game.use("Burning Mane").zone(OPPONENT, "battle") == ["Corile"]
    game.use("Fear Fang").accept()
    assert (game.zone(OPPONENT, "battle"), "Timpani = Simbarry" in game.zone(YOU, "graveyard")) == ([], True)


def test_lupia_enki_sends_what_is_not_summoned_to_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=["Lupia Enki"], hand=[CALL, "Burning Mane", "Fear Fang"], mana=filler(fire=1, nature=3))
    )
    game.use("Call").choose("Burning Mane").use("Fear Fang")
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", "Lupia Enki"]
    assert "Burning Mane" in game.zone(YOU, "graveyard")


def test_elnadonna_saves_one_creature_each_turn_for_a_shield() -> None:
    game = Scenario(
        you=Side(battle=["Elnadonna, Primachine", "Corile", "Fear Fang"], shields=["Terror Pit", "Torcon"]),
        opponent=Side(hand=["Terror Pit"] * 2, mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    game.use("Terror Pit").choose("Corile").accept().choose("shield 1")
    assert ("Corile" in game.zone(YOU, "battle"), game.zone(YOU, "hand")) == (True, ["Terror Pit"])
    game.use("Terror Pit#2" if "Terror Pit#2" in game.options else "Terror Pit").choose("Corile")
    assert "Corile" not in game.zone(YOU, "battle")


@pytest.mark.parametrize(("copies", "saved"), [(1, ["Corile"]), (2, ["Corile", "Fear Fang"])])
def test_elnadonna_saves_one_of_several_creatures_that_leave_together(copies: int, saved: list[str]) -> None:
    """609.9a: the ability is used once each turn, however many leave in one event."""
    game = Scenario(
        you=Side(battle=["Corile", "Fear Fang", "Torcon", *["Elnadonna, Primachine"] * copies], shields=4),
        opponent=Side(hand=["Apocalypse Day"], mana=filler(light=6), battle=["Torcon"] * 3),
        turn=OPPONENT,
    )
    game.use("Apocalypse Day")
    while not game.turn_is_over:
        game.choose(next(option for option in game.options if option != "no"))
    assert game.zone(YOU, "battle") == saved


def test_bolshack_mornark_takes_fire_birds_home_and_puts_one_for_a_destroyed_dragon() -> None:
    game = Scenario(
        you=Side(hand=["Bolshack Mornark"], mana=filler(fire=8), graveyard=["Bolshack Lupia", "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    game.use("Bolshack Mornark")
    assert game.zone(YOU, "hand") == ["Bolshack Lupia"]
    game.next_turn().until("use a card").use("Terror Pit").accept()
    game.decline() if game.asked == "may" else None
    assert sorted(game.zone(YOU, "battle")) == ["Bolshack Lupia", "Bolshack Mornark"]


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_a_enu_makua_does_one_of_three_things(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["A:Enu:Makua"], mana=filler(nature=5), deck=["Corile", "Fear Fang", "Torcon"]),
        opponent=Side(graveyard=["Terror Pit"], battle=["Corile"]),
    )
    game.use("A:Enu:Makua").choose(mode)
    if mode == 0:
        game.choose("Corile")
        assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Corile"], 6)
    elif mode == 1:
        game.choose("the opponent")
        assert (game.zone(OPPONENT, "graveyard"), game.zone(OPPONENT, "deck")[-1]) == ([], "Terror Pit")
    else:
        assert game.zone(OPPONENT, "battle") == ["Corile"]


@pytest.mark.parametrize(
    ("helper", "card", "civilization"),
    [
        ("Assistest Aldead", "Elnadonna, Primachine", {"light": 1}),
        ("Assistest Cineraria", "Cycliryl, Scholarly Faerie", {"water": 1, "nature": 1}),
        ("Assistest Incoppi", "Bolshack Dragon", {"fire": 5}),
    ],
)
def test_an_assistest_makes_its_race_cost_less(helper: str, card: str, civilization: dict[str, int]) -> None:
    game = Scenario(you=Side(battle=[helper], hand=[card], mana=filler(**civilization)))
    game.use(card)
    assert (game.untapped_mana(YOU), card in game.zone(YOU, "battle")) == (0, True)


@pytest.mark.parametrize(
    ("helper", "civilization", "other"),
    [
        ("Assistest Aldead", "darkness", "Elnadonna, Primachine"),
        ("Assistest Cineraria", "water", "Cycliryl, Scholarly Faerie"),
        ("Assistest Incoppi", "light", "Bolshack Dragon"),
    ],
)
@pytest.mark.parametrize("accompanied", [True, False])
def test_an_assistest_draws_a_card_with_another_of_its_race(
    helper: str, civilization: str, other: str, accompanied: bool
) -> None:
    you = Side(hand=[helper], battle=[other] if accompanied else [], mana=filler(**{civilization: 3}))
    assert len(Scenario(you=you).use(helper).zone(YOU, "hand")) == int(accompanied)


@pytest.mark.parametrize(
    ("helper", "other"),
    [
        ("Assistest Aldead", "Elnadonna, Primachine"),
        ("Assistest Cineraria", "Cycliryl, Scholarly Faerie"),
        ("Assistest Incoppi", "Bolshack Dragon"),
    ],
)
def test_an_assistest_dies_for_another_of_its_race(helper: str, other: str) -> None:
    game = Scenario(
        you=Side(battle=[helper, other]), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)), turn=OPPONENT
    )
    game.use("Terror Pit").choose(other).accept()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([other], [helper])


def test_twin_six_makes_what_costs_6_cost_less_and_draws() -> None:
    game = Scenario(
        you=Side(battle=["Twin Six"], hand=["Terror Pit", "Bolshack Dragon"], mana=filler(fire=5, darkness=5))
    )
    game.use("Bolshack Dragon").accept()
    assert len(game.zone(YOU, "hand")) == 2
    assert game.use("Terror Pit").untapped_mana(YOU) == 0


def test_poisson_costs_less_draws_and_puts_a_dreammate() -> None:
    poisson = "Poisson the Cooking Cat"
    game = Scenario(
        you=Side(
            hand=[poisson, DREAMMATE],
            battle=[DREAMMATE, DREAMMATE],
            mana=filler(light=6),
            deck=["Terror Pit", "Torcon"],
        ),
        opponent=Side(battle=["Corile"]),
    )
    game.use(poisson).choose(f"{DREAMMATE}#2").choose(DREAMMATE)
    assert (game.zone(YOU, "hand"), game.untapped_mana(YOU)) == (["Terror Pit"], 0)
    assert len(game.zone(YOU, "battle")) == 3


def test_momizu_costs_90_less_with_four_cards_and_puts_a_creature_each_turn() -> None:
    game = Scenario(
        you=Side(hand=[MOMIZU, "Bolshack Dragon"], mana=filler(light=3, water=3, fire=3), graveyard=["Terror Pit"] * 4),
    )
    game.use(MOMIZU).decline().choose("Bolshack Dragon")
    assert sorted(game.zone(YOU, "battle")) == ["Bolshack Dragon", MOMIZU]


def test_momizu_is_dear_with_creatures_in_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=[MOMIZU], mana=filler(light=3, water=3, fire=3), graveyard=[*["Terror Pit"] * 3, "Corile"])
    )
    assert MOMIZU not in game.options


def test_crisis_nex_costs_2_less_for_each_dragon_and_calls_dragons() -> None:
    game = Scenario(
        you=Side(hand=[CRISIS], battle=["Bolshack Dragon"] * 4, mana=filler(fire=7), deck=["Bolshack Dragon", "Torcon"])
    )
    game.use(CRISIS)
    assert game.untapped_mana(YOU) == 0
    game.attack(CRISIS).accept()  # it has speed attacker
    assert game.zone(YOU, "battle").count("Bolshack Dragon") == 5


@pytest.mark.parametrize("broken", [1, 2])
@pytest.mark.parametrize("card", [COBRA, GRACE, TRICLUB])
def test_a_shield_trigger_that_is_destroyed_unless_two_shields_were_broken(card: str, broken: int) -> None:
    game = Scenario(
        you=Side(shields=[*filler(broken - 1), card, "Corile"], deck=["Terror Pit"] * 9),
        opponent=Side(battle=["Fear Fang"] * 3),
        turn=OPPONENT,
    )
    for number in range(1, broken + 1):
        game.attack(f"Fear Fang#{number}").choose("shield 1")
    game.declare(card).choose(ability(card, "is 1 or less"))
    assert (card in game.zone(YOU, "battle")) == (broken == 2)


def test_cobra_fills_the_graveyard_and_puts_a_creature_from_it() -> None:
    game = Scenario(you=Side(hand=[COBRA], mana=filler(darkness=6), deck=["Corile", "Terror Pit", "Torcon"]))
    game.use(COBRA).choose(ability(COBRA, "top 2"))
    assert (sorted(game.zone(YOU, "battle")), game.zone(YOU, "graveyard")) == ([COBRA, "Corile"], ["Terror Pit"])


def test_holy_grace_taps_everything_and_triclub_returns_two() -> None:
    game = Scenario(
        you=Side(hand=[GRACE, TRICLUB], mana=filler(light=6, water=6)), opponent=Side(battle=["Corile", "Fear Fang"])
    )
    game.use(GRACE).choose(ability(GRACE, "tap all"))
    assert game.is_tapped("Corile") and game.is_tapped("Fear Fang")
    game.use(TRICLUB).choose(ability(TRICLUB, "up to 2")).choose("Corile", "Fear Fang")
    assert game.zone(OPPONENT, "battle") == []


def test_ballom_quake_evolves_in_the_mana_zone_and_destroys_all_but_demon_commands() -> None:
    game = Scenario(
        you=Side(hand=[QUAKE], mana=["Ballom, Master of Death", *filler(darkness=5, nature=5)], battle=["Corile"]),
        opponent=Side(battle=["Fear Fang"], hand=[CALL, "Burning Mane"], mana=filler(water=2, fire=2)),
    )
    game.use(QUAKE)
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([QUAKE], [])
    game.next_turn().until("use a card").use("Call").choose("Burning Mane")
    assert (game.zone(OPPONENT, "battle"), "Burning Mane" in game.zone(OPPONENT, "mana")) == ([], True)


def test_baby_baki_lets_two_creatures_be_put_in_a_turn() -> None:
    game = Scenario(you=Side(hand=["Burning Mane"] * 3, mana=filler(nature=6)), opponent=Side(battle=[BAKI]))
    for _ in range(3):
        game.use("Burning Mane")
    assert (len(game.zone(YOU, "battle")), len(game.zone(YOU, "graveyard"))) == (2, 1)


def test_the_spell_of_baby_baki_puts_three_cards_into_the_mana_zone_tapped() -> None:
    spell = '"We Will Definitely Win, Too!!"'
    game = Scenario(you=Side(hand=[spell], mana=filler(nature=6)))
    game.use(spell)
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (9, 0)


def test_alcadeias_momoking_taps_the_opponents_first_creature_each_turn() -> None:
    game = Scenario(
        you=Side(battle=[pile("Alcadeias Momoking", "Lah, Purification Enforcer")]),
        opponent=Side(hand=["Burning Mane", "Fear Fang", "Ghost Touch"], mana=filler(nature=5, darkness=2)),
        turn=OPPONENT,
    )
    assert "Ghost Touch" not in game.options
    game.use("Burning Mane").use("Fear Fang")
    assert (game.is_tapped("Burning Mane"), game.is_tapped("Fear Fang")) == (True, False)


def test_primal_giant_lets_the_opponent_put_cards_only_from_their_hand() -> None:
    game = Scenario(
        you=Side(battle=["Primal Giant"]),
        opponent=Side(
            hand=[COBRA, "Burning Mane"], mana=filler(darkness=6, nature=2), deck=["Corile", "Terror Pit", "Torcon"]
        ),
        turn=OPPONENT,
    )
    game.use("Burning Mane").use(COBRA).choose(ability(COBRA, "top 2"))
    assert "Corile" not in game.zone(OPPONENT, "battle") and "Burning Mane" in game.zone(OPPONENT, "battle")
    assert "Corile" in game.zone(OPPONENT, "mana")


def test_dark_scythe_lupia_makes_dragons_cost_less_and_summons_one_from_the_graveyard() -> None:
    game = Scenario(you=Side(battle=["Dark Scythe Lupia"], graveyard=["Bolshack Dragon"] * 2, mana=filler(fire=8)))
    game.use("Bolshack Dragon")
    assert (game.zone(YOU, "graveyard"), game.untapped_mana(YOU)) == (["Bolshack Dragon"], 4)
    assert "Bolshack Dragon" not in game.options


@pytest.mark.phrase("next_use_may_cost_less")
def test_kooc_scram_makes_the_next_armored_card_cost_up_to_6_less() -> None:
    game = Scenario(you=Side(hand=["Kooc Scram Blecchi", "Bolshack Dragon"], mana=filler(fire=5)))
    game.use("Kooc Scram Blecchi").use("Bolshack Dragon")
    while game.asked == "choose":
        game.choose(game.options[-1])
    assert (game.untapped_mana(YOU), "Bolshack Dragon" in game.zone(YOU, "battle")) == (0, True)
    assert game.can_choose("Bolshack Dragon")  # it has speed attacker


@pytest.mark.parametrize("free", [True, False])
def test_caterpillar_master_destroys_what_any_player_puts_for_no_cost(free: bool) -> None:
    game = Scenario(
        you=Side(
            battle=["Caterpillar Master"],
            hand=[CALL, "Burning Mane"],
            mana=filler(water=2, fire=2, nature=2),
        ),
    )
    if free:
        game.use("Call")
    else:
        game.use("Burning Mane")
    assert ("Burning Mane" in game.zone(YOU, "battle")) == (not free)


def test_caterpillar_master_is_summoned_for_1_less_and_goes_away_for_a_card() -> None:
    game = Scenario(you=Side(hand=["Caterpillar Master"], mana=filler(fire=4), deck=["Corile", "Torcon"]))
    game.use("Caterpillar Master").next_turn()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hand")) == ([], ["Corile"])


def test_brooks_puts_a_card_into_the_mana_zone_for_each_that_is_drawn() -> None:
    game = Scenario(
        you=Side(battle=["Brooks the Silver"], hand=["Zababan Light"], mana=filler(water=4), deck=["Corile", "Torcon"])
    )
    game.use("Zababan Light").choose("Corile").decline()
    assert (game.zone(YOU, "hand"), game.is_tapped("Corile")) == (["Torcon"], True)


def test_cycliryl_adds_mana_and_returns_a_spell_once_each_turn() -> None:
    faerie = "Cycliryl, Scholarly Faerie"
    game = Scenario(
        you=Side(hand=[faerie], mana=filler(water=1, nature=2), graveyard=["Ghost Touch"] * 2),
        opponent=Side(battle=[tapped("Burning Mane")]),
    )
    game.use(faerie)
    assert len(game.zone(YOU, "mana")) == 4
    game.attack(faerie, "Burning Mane").accept().choose("Ghost Touch")
    assert game.zone(YOU, "hand") == ["Ghost Touch"]


def test_gajirabute_puts_a_creature_that_costs_no_more_than_the_attacker() -> None:
    game = Scenario(
        you=Side(battle=[BIRTH], hand=["Fear Fang", "Bolshack Dragon"]), opponent=Side(battle=["Corile"]), turn=OPPONENT
    )
    game.attack("Corile").accept()
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", BIRTH]


def test_hope_costs_less_and_gr_summons_for_tapped_creatures() -> None:
    hope = "Hope, Judgment Bond's Rainbow"
    gacha = creature("Gacha", FIRE, 2, 1000, "", types=GR_CREATURE)
    game = Scenario(
        you=Side(hand=[hope], battle=["Corile", "Fear Fang"], mana=filler(light=7, nature=1), gr=[gacha] * 3)
    )
    game.use(hope).accept().choose("Corile", "Fear Fang").decline()
    assert (game.untapped_mana(YOU), game.is_tapped("Corile"), game.is_tapped(hope)) == (0, True, False)
    assert game.zone(YOU, "battle").count("Gacha") == 2


def test_keyboard_access_adds_mana_and_returns_a_card() -> None:
    game = Scenario(you=Side(hand=["Keyboard Access"], mana=filler(nature=4), deck=["Corile", "Torcon"]))
    game.use("Keyboard Access").choose("Corile")
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Corile"], 4)


def test_powerrobin_draws_or_returns_for_each_creature_and_spell() -> None:
    game = Scenario(
        you=Side(battle=[POWERROBIN], hand=["Burning Mane", "Ghost Touch"], mana=filler(nature=2, darkness=2)),
        opponent=Side(battle=["Corile"], hand=["Torcon"]),
    )
    game.use("Burning Mane").choose(0)
    assert "Corile" in game.zone(OPPONENT, "hand")
    game.use("Ghost Touch").choose(1)
    assert len(game.zone(YOU, "hand")) == 1


def test_sonkun_breaks_a_shield_or_destroys_something_small() -> None:
    game = Scenario(
        you=Side(battle=[SONKUN]), opponent=Side(battle=["Fear Fang", "Corile"], shields=["Torcon", "Corile", "Corile"])
    )
    game.attack(SONKUN).choose(1)
    assert game.zone(OPPONENT, "battle") == ["Corile"]


def test_marduk_untaps_when_it_is_blocked() -> None:
    game = Scenario(you=Side(battle=["Marduk, Unstoppable"]), opponent=Side(battle=["Spiral Grass"]))
    game.attack("Marduk, Unstoppable").block("Spiral Grass")
    assert not game.is_tapped("Marduk, Unstoppable")


def test_rod_zosia_destroys_a_weaker_creature_and_lets_one_creature_be_put() -> None:
    game = Scenario(
        you=Side(hand=[ROD_ZOSIA], mana=filler(light=2, fire=2) + filler(light=1)),
        opponent=Side(battle=["Corile"], hand=["Burning Mane", "Fear Fang"], mana=filler(nature=6)),
    )
    game.use(ROD_ZOSIA)
    assert (game.zone(OPPONENT, "battle"), game.untapped_mana(YOU)) == ([], 1)
    game.next_turn().until("use a card").use("Burning Mane")
    assert "Fear Fang" not in game.options


def test_napoleon_vibes_draws_one_card_more_than_are_discarded() -> None:
    game = Scenario(
        you=Side(hand=[VIBES, "Torcon", "Corile"], mana=filler(fire=5), deck=["Fear Fang"] * 4),
        opponent=Side(battle=["Burning Mane", "Bolshack Dragon"]),
    )
    game.use(VIBES).choose("Torcon", "Corile")
    assert game.zone(YOU, "hand") == ["Fear Fang"] * 3


def test_the_song_of_napoleon_vibes_destroys_all_that_costs_2_or_less() -> None:
    game = Scenario(
        you=Side(hand=[SONG], mana=filler(fire=3)), opponent=Side(battle=["Burning Mane", "Bolshack Dragon"])
    )
    assert game.use(SONG).zone(OPPONENT, "battle") == ["Bolshack Dragon"]


def test_a_enu_makua_puts_tamaseeds_of_the_opponent_into_their_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["A:Enu:Makua"], mana=filler(nature=5)),
        opponent=Side(battle=["Jablood, Wicked Dragon", "Corile"]),
    )
    game.use("A:Enu:Makua").choose(2)
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "mana")) == (["Corile"], ["Jablood, Wicked Dragon"])


def test_momizu_lets_the_opponent_cast_only_light_spells() -> None:
    game = Scenario(
        you=Side(battle=[MOMIZU]),
        opponent=Side(hand=["Ghost Touch", "Solar Ray"], mana=filler(darkness=2, light=2)),
        turn=OPPONENT,
    )
    assert ("Ghost Touch" in game.options, "Solar Ray" in game.options) == (False, True)


def test_master_of_revolution_is_put_onto_the_top_card() -> None:
    game = Scenario(
        you=Side(hand=["Master of Revolution"], shields=0, deck=["Bolshack Dragon", "Torcon"]),
        opponent=Side(battle=["Corile"]),
        turn=OPPONENT,
    )
    game.attack("Corile").declare("Master of Revolution").block("Master of Revolution")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Master of Revolution"], [])


def test_master_of_revolution_destroys_what_is_no_creature() -> None:
    game = Scenario(
        you=Side(battle=["Master of Revolution"]), opponent=Side(battle=["Jablood, Wicked Dragon", "Corile"], shields=3)
    )
    game.attack("Master of Revolution").choose("Jablood, Wicked Dragon")
    assert game.zone(OPPONENT, "battle") == ["Corile"]


def test_alcadeias_momoking_strengthens_other_rexstars_and_breaks_three_shields() -> None:
    game = Scenario(
        you=Side(battle=[pile("Alcadeias Momoking", "Lah, Purification Enforcer"), REX]), opponent=Side(shields=5)
    )
    assert game.power(REX) == 8000
    game.attack("Alcadeias Momoking").choose("shield 1", "shield 2", "shield 3")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_primal_giant_cant_attack_players() -> None:
    game = Scenario(you=Side(battle=["Primal Giant"]), opponent=Side(battle=[tapped("Corile")]))
    game.attack("Primal Giant", "Corile")
    assert game.zone(OPPONENT, "battle") == []


def test_nirvana_taps_and_pearljam_adds_mana_as_they_are_linked() -> None:
    game = Scenario(
        you=Side(hand=[NIRVANA], battle=[PEARLJAM], mana=filler(light=6)),
        opponent=Side(battle=["Corile", "Fear Fang"], shields=5),
    )
    game.use(NIRVANA).choose(PEARLJAM)
    while game.asked == "resolve":
        game.choose(game.options[0])
        if game.can_choose("Corile"):
            game.choose("Corile")
    assert game.is_tapped("Corile")
    assert len(game.zone(YOU, "mana")) == 7


def test_bon_voyage_draws_once_each_turn() -> None:
    game = Scenario(
        you=Side(battle=[VOYAGE], hand=["Burning Mane", "Fear Fang"], mana=filler(nature=5), deck=["Torcon"] * 5)
    )
    game.use("Burning Mane").accept().use("Fear Fang")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_bon_voyage_puts_a_creature_from_the_mana_zone_once_each_turn() -> None:
    game = Scenario(
        you=Side(battle=[VOYAGE, "Corile", "Fear Fang"], mana=["Burning Mane"], deck=["Terror Pit"] * 5),
        opponent=Side(shields=5),
    )
    game.attack("Corile").accept()
    game.choose("Burning Mane")
    assert ("Burning Mane" in game.zone(YOU, "battle"), game.zone(YOU, "mana")) == (True, ["Terror Pit"])


@pytest.mark.phrase("THAT_CREATURE_WAS_FOR_NO_COST")
@pytest.mark.parametrize("free", [True, False])
def test_bon_kigomime_keeps_what_is_put_from_attacking_and_draws_if_it_was_for_no_cost(free: bool) -> None:
    runner = creature("Runner", FIRE, 1, 1000, "", speed_attacker)
    game = Scenario(
        you=Side(battle=[KIGOMIME], hand=[]),
        opponent=Side(hand=[CALL, runner] if free else [runner], mana=filler(fire=2)),
        turn=OPPONENT,
    )
    game.use("Call" if free else "Runner")
    assert (game.asked == "may") is free
    if free:
        game.accept()
    assert len(game.zone(YOU, "hand")) == int(free)
    assert not game.can_choose("Runner")


def test_110_2e_the_frog_of_bon_kigomime_stops_the_creatures_of_a_cost_that_are_there() -> None:
    late = creature("Late", FIRE, 3, 1000, "", speed_attacker)
    game = Scenario(
        you=Side(hand=[FROG], mana=filler(water=2), battle=["Corile"], shields=5),
        opponent=Side(battle=["Burning Mane", "Fear Fang"], hand=[late], mana=filler(fire=3)),
    )
    game.use(FROG).choose(3).next_turn().until("use a card", OPPONENT).use("Late").until("attack with", OPPONENT)
    assert [game.can_choose(name) for name in ("Fear Fang", "Burning Mane", "Late")] == [False, True, True]


def test_nova_puts_multicolored_creatures_with_total_cost_6_or_less() -> None:
    two, four = (creature(f"Two Colors {cost}", FIRE | LIGHT, cost, 1000, "") for cost in (2, 4))
    game = Scenario(
        you=Side(battle=["Bolshack Dragon"], hand=[NOVA], deck=[two, four, two, "Corile", "Torcon"]),
        opponent=Side(shields=5),
    )
    game.attack("Bolshack Dragon").accept() if game.asked == "may" else game.attack("Bolshack Dragon").declare(NOVA)
    game.choose("Two Colors 4")
    assert game.can_choose("Two Colors 2") and not game.can_choose("Corile")
    game.choose("Two Colors 2")
    assert game.asked == "order"  # of what goes to the bottom of the deck
    assert {"Two Colors 2", "Two Colors 4", NOVA} <= set(game.zone(YOU, "battle"))


def test_nova_untaps_all_multicolored_creatures_at_the_end_of_the_turn() -> None:
    game = Scenario(you=Side(battle=[tapped(NOVA), tapped("Corile")]))
    game.next_turn()
    assert (game.is_tapped(NOVA), game.is_tapped("Corile")) == (False, True)


def test_gyukautsu_puts_multicolored_creatures_with_total_cost_9_or_less() -> None:
    eight, two = (creature(f"Two Colors {cost}", FIRE | LIGHT, cost, 1000, "") for cost in (8, 2))
    game = Scenario(
        you=Side(
            hand=[GYUKAUTSU], mana=filler(water=2, fire=2, nature=4), deck=["Torcon", eight, two, "Corile", "Torcon"]
        )
    )
    game.use(GYUKAUTSU).choose("Two Colors 8")
    assert sorted(game.zone(YOU, "battle")) == [GYUKAUTSU, "Two Colors 8"]


def test_innovation_link_puts_two_snow_faeries_with_total_cost_5_or_less() -> None:
    faeries = [creature(f"Faerie {cost}", NATURE, cost, 1000, "Snow Faerie") for cost in (2, 3, 3)]
    game = Scenario(
        you=Side(hand=["Innovation Link"], mana=filler(water=2, nature=2), deck=[*faeries, "Corile", "Torcon"])
    )
    game.use("Innovation Link").choose("Faerie 3")
    assert set(game.options) == {"no", "Faerie 2"}
    game.choose("Faerie 2")
    assert sorted(game.zone(YOU, "battle")) == ["Faerie 2", "Faerie 3"]
