"""Cards of which the translations by players say something else than the print, which was in Japanese alone."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, NATURE, WATER, creature, draw, spell
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, armed, crossed, exactly, filler, pile, tapped


def test_crimson_back_dragon_destroys_blockers_of_both_players() -> None:
    you = Side(hand=["Crimson Back Dragon"], mana=filler(fire=8), battle=["Gran Gure, Space Guardian", "Corile"])
    game = Scenario(you=you, opponent=Side(battle=["Hunter Fish", "Corile"]))
    game.use("Crimson Back Dragon")
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    assert "Corile" in game.zone(YOU, "battle")
    assert game.zone(YOU, "graveyard") == []  # Gran Gure has more than 3000 power


def test_fuuma_raum_keeps_only_the_others_from_attacking() -> None:
    you = Side(battle=["Fuuma Raum", "Corile"])
    game = Scenario(you=you, opponent=Side(shields=filler(fire=5)))
    assert game.refused("Corile", "attack") == ""
    game.attack("Fuuma Raum").choose("Fire Filler").settle()
    assert game.refused("Corile", "attack") != ""


def test_with_peru_pere_there_is_no_choice_and_with_snipe_alpheras_there_is() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Peru Pere, Viral Guardian"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "hand") == ["Peru Pere, Viral Guardian"]
    grand_devil = Scenario(you=Side(hand=["Fuuma Raum"], mana=filler(darkness=3), battle=["Snipe Alpheras"]))
    grand_devil.use("Fuuma Raum").decline()
    assert grand_devil.zone(YOU, "hand") == []


@pytest.mark.parametrize(
    ("battle", "power"),
    [
        (["Emerald Grass"], 1000),
        (["Bolshack Dragon"], 1000),
        (["Emerald Grass", "Bolshack Dragon"], 6000),
        ([creature("Both", LIGHT | FIRE, 1, 1000, "Human")], 6000),
    ],
)
def test_lariat_bomber_needs_a_light_and_a_fire_creature(battle: list[object], power: int) -> None:
    game = Scenario(you=Side(battle=["Lariat Bomber", *battle]))  # type: ignore[list-item]
    assert game.power("Lariat Bomber") == power


@pytest.mark.parametrize("accepts", [True, False])
def test_baramgainer_may_stay_in_the_graveyard(accepts: bool) -> None:
    name = "Baramgainer, Evil Mystic Beast"
    both = creature("Both", LIGHT | FIRE, 1, 1000, "Human")
    game = Scenario(you=Side(hand=[both], mana=filler(light=1, fire=1), graveyard=[name], battle=["Corile"]))
    game.use("Both")
    game = game.accept() if accepts else game.decline()
    assert game.where(name) == ("hand" if accepts else "graveyard")


def test_reward_of_punching_and_slapping_draws_fewer_if_you_like() -> None:
    name = "Reward of Punching and Slapping"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=2, fire=1), battle=[tapped("Corile")]),
        opponent=Side(battle=[tapped("Fear Fang")]),
    )
    game.use(name).accept().decline()
    assert len(game.zone(YOU, "hand")) == 1


def test_goren_cannon_destroys_the_second_creature_of_the_opponent() -> None:
    game = Scenario(
        you=Side(hand=["Goren Cannon"], mana=filler(fire=1, light=1, water=1, darkness=1, nature=1), battle=["Corile"]),
        opponent=Side(battle=["Fear Fang", "Emerald Grass", "Bolshack Dragon"]),
    )
    game.use("Goren Cannon").choose("Fear Fang")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Emerald Grass", "Fear Fang"]
    assert game.zone(YOU, "battle") == ["Corile"]


@pytest.mark.parametrize("accepts", [True, False])
def test_baiken_may_go_to_the_graveyard_and_returns_nothing_then(accepts: bool) -> None:
    name = "Baiken, Blue Dragon of the Hidden Blade"
    game = Scenario(
        you=Side(hand=[name], battle=["Corile"]),
        opponent=Side(hand=["Ghost Touch"], mana=filler(darkness=2), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Ghost Touch").expect(YOU, "instead")
    if accepts:
        assert game.accept().choose("Fear Fang").zone(OPPONENT, "hand") == ["Fear Fang"]
    else:
        assert game.decline().zone(YOU, "graveyard") == [name]


@pytest.mark.parametrize(
    ("top", "asked"),
    [("Ludvica the 2nd, God of Mystic Light", True), ("Magic Shot - Chain Spark", True), ("Torcon", False)],
)
def test_demotory_always_reveals_the_card_and_may_leave_a_knight(top: str, asked: bool) -> None:
    name = "Demotory the 5th, Demonic Eyed Death Dragon"
    game = Scenario(you=Side(battle=[name], deck=[top]), opponent=Side(battle=["Hunter Fish", "Fear Fang"], shields=3))
    game.attack(name).block("Hunter Fish")
    assert (game.asked == "may") == asked


def test_dodonga_roar_cannon_chooses_a_card_of_the_opponent() -> None:
    game = Scenario(
        you=Side(hand=["Dodonga Roar Cannon"], mana=filler(fire=5), battle=["Corile"]),
        opponent=Side(battle=["Fear Fang", "Bolshack Dragon"]),
    )
    game.use("Dodonga Roar Cannon")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert game.zone(YOU, "battle") == ["Corile"]


@pytest.mark.parametrize(("top", "asked"), [("Terror Pit", True), ("Torcon", False)])
def test_rhapsody_puts_nothing_but_a_spell_into_the_shield_zone(top: str, asked: bool) -> None:
    name = "Rhapsody, Golden Fighter"
    game = Scenario(you=Side(battle=[name], deck=[top], shields=1), opponent=Side(shields=3)).attack(name)
    assert (game.asked == "may") == asked
    if asked:
        assert len(game.accept().zone(YOU, "shields")) == 2


def test_drache_der_zen_casts_a_spell_of_the_graveyard_if_that_was_chosen() -> None:
    four = ["Aqua Hulcus", "Hunter Fish", "Candy Drop"]
    game = Scenario(
        you=Side(battle=["Drache der'Zen", *four], graveyard=["Terror Pit", "Ghost Touch"]),
        opponent=Side(hand=["Corile"], battle=["Fear Fang"], shields=3),
    )
    game.attack("Drache der'Zen").choose(1)  # no other spell costs 5 or less, and it is cast
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.zone(YOU, "deck")[-1] == "Ghost Touch"


def test_cosmoview_lunatron_draws_one_more_where_a_card_is_drawn_for_the_turn() -> None:
    name = "Cosmoview Lunatron"
    game = Scenario(you=Side(battle=[name], deck=["Corile"] * 4, shields=3), opponent=Side(shields=3))
    game.end_turn().next_turn().end_turn().next_turn().accept()
    assert len(game.zone(YOU, "hand")) == 2


def test_sword_flash_untaps_whether_you_like_it_or_not() -> None:
    name = 'Bolbalzak "Sword Flash" Dragon'
    game = Scenario(you=Side(battle=[name]), opponent=Side(shields=5)).attack(name)
    assert not game.is_tapped(name) and game.asked == "break"


def test_vacuum_casts_the_spell_without_a_choice() -> None:
    name = "Vacuum, the Hidden Curse"
    you = Side(hand=[name], mana=filler(darkness=6, water=4))
    game = Scenario(you=you, opponent=Side(battle=["Aqua Hulcus"], deck=["Terror Pit"])).use(name, way="4 more water")
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Hulcus", "Terror Pit"]


def test_screw_rocket_may_leave_the_second_gear() -> None:
    game = Scenario(
        you=Side(hand=["Screw Rocket"], mana=filler(fire=7)),
        opponent=Side(battle=["Quake Staff", "Emerald Claw", "Corile"]),
    )
    game.use("Screw Rocket").choose("Quake Staff").decline()
    assert game.zone(OPPONENT, "graveyard") == ["Quake Staff"]


def test_bolgalshack_spares_armored_dragons_and_tyranno_drakes() -> None:
    name = "Bolgalshack, Super Divine Dragoon"
    drake = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")
    game = Scenario(
        you=Side(battle=[pile(name, "Bolshack Dragon")]),
        opponent=Side(battle=[drake, "Bolshack Dragon", "Corile"], shields=3),
    )
    game.attack(name, OPPONENT).expect(YOU, "choose", "no", "Corile")


def test_amaterasu_shuffles_the_deck_before_the_spell_is_cast() -> None:
    """What the spell draws is no card that was known to lie on top."""
    name = "Amaterasu, Founder of the Blue Wolves"
    dig = spell("Dig", WATER, 4, draw(1))
    tops = set()
    for seed in range(4):
        game = Scenario(
            you=Side(hand=[name], mana=filler(water=6), deck=exactly("Corile", dig, *filler(9))),
            seed=seed,
        )
        tops.add(game.use(name).choose("Dig").zone(YOU, "hand")[0])
    assert tops != {"Corile"}


def test_khanens_memory_puts_both_cards_into_the_hand_without_a_choice() -> None:
    deck = ["Ultracide Worm", "Miradante's Jewel", "Corile"]
    game = Scenario(you=Side(hand=["Khanen's Memory"], mana=filler(light=3), deck=deck)).use("Khanen's Memory")
    assert sorted(game.zone(YOU, "hand")) == ["Miradante's Jewel", "Ultracide Worm"]


def test_black_of_lionel_burns_a_shield_and_adds_a_command_without_a_choice() -> None:
    name = "Codenight Black of Lionel"
    you = Side(hand=[name], mana=filler(darkness=7), graveyard=["Syrius, Firmament Elemental", "Corile"], shields=0)
    game = Scenario(you=you, opponent=Side(shields=["Terror Pit"])).use(name)
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]
    assert game.zone(YOU, "shields") == ["Syrius, Firmament Elemental"]


@pytest.mark.parametrize("name", ['Bolbalzak "Sword Flash" Dragon', "Fighting Spirit! Sword Flash Dragon"])
def test_sword_flash_dragons_untap_without_a_choice(name: str) -> None:
    game = Scenario(you=Side(battle=[name]), opponent=Side(shields=3)).attack(name, OPPONENT)
    assert not game.is_tapped(name)


@pytest.mark.parametrize(("name", "zone"), [("Decurl-1, Tyrant", "graveyard"), ("Minmei-1, Faerie", "mana")])
def test_one_dispector_is_summoned_in_each_turn(name: str, zone: str) -> None:
    dispectors = [creature(name, FIRE, 1, 1000, "Dispector") for name in ("First", "Second")]
    zones = {"mana": filler(fire=4), "graveyard": []}
    zones[zone] = [*zones[zone], *dispectors]
    game = Scenario(you=Side(battle=[name], **zones))
    assert {"First", "Second"} <= set(game.options)
    assert "Second" not in game.use("First").options


def test_judaina_lets_one_dragon_be_summoned_in_each_turn() -> None:
    dragons = [creature(name, FIRE, 1, 1000, "Armored Dragon") for name in ("First", "Second")]
    game = Scenario(you=Side(battle=[armed("Corile", "Judaina, Jurassic Hammer")], mana=[*dragons, *filler(fire=4)]))
    assert {"First", "Second"} <= set(game.options)
    assert "Second" not in game.use("First").options


# --- "Snow Faerie" of a Japanese text is any card of the race, "Snow Faerie creature" a creature alone ---
THEKNOWHOW, TAMASEED = "Theknowhow, Guardian Earth Dragon", "Jasmine's Rune"


@pytest.mark.parametrize(("name", "cost"), [(THEKNOWHOW, 6), ("Kalmia Dydanos, World Tree Faerie", 8)])
def test_sympathy_with_snow_faeries_counts_tamaseeds(name: str, cost: int) -> None:
    mana = filler(light=1, water=1, nature=cost - 2)
    battle = [TAMASEED, "Stepple, Cherry Blossom Wind Faerie", "Corile"]
    assert not Scenario(you=Side(hand=[name], battle=battle, mana=mana)).refused(name)
    assert Scenario(you=Side(hand=[name], battle=battle, mana=mana[:-1])).refused(name)


def test_theknowhow_attacks_at_once_but_only_creatures_and_can_be_chosen() -> None:
    game = Scenario(
        you=Side(hand=[THEKNOWHOW], mana=filler(water=1, nature=7), battle=["Torcon"]),
        opponent=Side(battle=["Corile"], hand=["Terror Pit"], mana=filler(darkness=6), shields=3),
    )
    game.use(THEKNOWHOW).accept().accept().accept()
    assert len(game.zone(YOU, "hand")) == 3
    game.attack(THEKNOWHOW, "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    game.next_turn().until("use a card").use("Terror Pit")
    game.expect(OPPONENT, "choose", THEKNOWHOW, "Torcon")


def test_asebi_puts_a_tamaseed_of_the_snow_faeries() -> None:
    name = "Asebi = Andromeda = Kushinada, Hundred Scenery Faerie"
    game = Scenario(you=Side(battle=[name], mana=[TAMASEED, "Corile"]), opponent=Side(shields=3)).attack(name, OPPONENT)
    assert game.can_choose(TAMASEED) and not game.can_choose("Corile")
    game.choose(TAMASEED)
    assert TAMASEED in game.zone(YOU, "battle")


@pytest.mark.parametrize("put", [True, False])
def test_the_last_glenmalt_fetches_a_weapon_without_a_choice(put: bool) -> None:
    """As it is put, and at the start of your turn."""
    name, sword = "Glenmalt, Final Dragon Ruler", "Gaiheart, Galaxy Greatsword"
    mana = filler(light=1, darkness=1, fire=5)
    you = Side(hand=[name] * put, battle=[name] * (not put), mana=mana, hyperspatial=[sword])
    game = Scenario(you=you, opponent=Side(shields=5), turn=YOU if put else OPPONENT)
    if put:
        game.use(name)
    else:
        game.next_turn()
    assert game.zone(YOU, "hyperspatial") == [] and sword in game.zone(YOU, "battle")


def test_piouspatrol_police_returns_a_creature_of_the_opponent_alone() -> None:
    name = "Piouspatrol Police"
    game = Scenario(you=Side(hand=[name], mana=filler(water=2), battle=["Horrid Worm"])).use(name).settle()
    assert game.zone(YOU, "battle") == ["Horrid Worm"]


def test_the_triple_three_taps_up_to_three_creatures() -> None:
    game = Scenario(
        you=Side(hand=["The Triple Three"], mana=filler(light=1, water=1, fire=1)),
        opponent=Side(battle=["Fear Fang"] * 3),
    )
    game.use("The Triple Three").choose(0).choose("Fear Fang#2").decline()
    assert [game.is_tapped(f"Fear Fang#{number}") for number in (1, 2, 3)] == [False, True, False]


# --- A Dragon that is no creature: the Japanese texts say Dragon of each card with the race ---
FIELD = "Dragon World ~The Land Where Dragons Descend~"
MOMO = "Momoking Born from Momo"  # a spell


@pytest.mark.parametrize("dragon", [FIELD, MOMO])
def test_mendelssohn_puts_dragons_that_are_no_creatures_into_the_mana_zone(dragon: str) -> None:
    you = Side(hand=["Mendelssohn"], mana=filler(fire=1, nature=1), deck=exactly(dragon, "Corile", "Torcon"))
    game = Scenario(you=you).use("Mendelssohn")
    assert dragon in game.zone(YOU, "mana") and game.is_tapped(dragon)
    assert "Corile" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize(("top", "more"), [(FIELD, True), (MOMO, True), ("Bolshack Dragon", True), ("Corile", False)])
def test_call_for_dragons_puts_another_card_after_a_dragon(top: str, more: bool) -> None:
    you = Side(hand=["Call for Dragons"], mana=filler(nature=3), deck=exactly(top, "Torcon", "Fear Fang"))
    game = Scenario(you=you).use("Call for Dragons")
    assert game.is_tapped(top)
    assert game.zone(YOU, "mana").count("Torcon") == more


@pytest.mark.parametrize("top", [FIELD, "Bolshack Dragon", "Corile"])
def test_the_secret_art_of_glenlivet_comes_back_after_a_dragon(top: str) -> None:
    name = '"Explosive Secret Art, Raging Dragon\'s Earth!"'
    game = Scenario(you=Side(hand=[name], mana=filler(nature=3), deck=exactly(top, "Torcon", "Fear Fang"))).use(name)
    assert (game.zone(YOU, "graveyard") == []) == (top != "Corile")


@pytest.mark.parametrize("name", ["Bolshack Crisis NEX", "Balga Raiser, the Dragonic Meteor"])
def test_dragons_that_attack_put_a_field_with_a_race_of_dragons(name: str) -> None:
    game = Scenario(you=Side(battle=[name], deck=exactly(FIELD, "Torcon")), opponent=Side(shields=5))
    game.attack(name, OPPONENT).accept()
    assert game.zone(YOU, "battle") == [name, FIELD]


@pytest.mark.parametrize("name", ["Bolshack Crisis NEX", "Balga Raiser, the Dragonic Meteor"])
def test_a_spell_with_a_race_of_dragons_stays_where_it_is(name: str) -> None:
    game = Scenario(you=Side(battle=[name], deck=exactly(MOMO, "Torcon")), opponent=Side(shields=5))
    game.attack(name, OPPONENT).accept()
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "graveyard") == []


def test_balgazarmas_puts_a_field_with_a_race_of_dragons_into_the_hand() -> None:
    game = Scenario(you=Side(battle=["Terradragon Balgazarmas"], deck=exactly(FIELD, "Torcon")))
    game.attack("Terradragon Balgazarmas", OPPONENT).accept()
    assert game.zone(YOU, "hand") == [FIELD]


@pytest.mark.parametrize("top", [FIELD, "Bolshack Dragon"])
def test_dragon_world_gives_way_to_the_dragon_from_the_deck(top: str) -> None:
    game = Scenario(you=Side(battle=[FIELD], deck=exactly(top, "Torcon", "Corile")), turn=OPPONENT)
    game.next_turn().accept()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([top], [FIELD])


def test_dragon_world_may_stay() -> None:
    game = Scenario(you=Side(battle=[FIELD], deck=exactly("Bolshack Dragon", "Torcon", "Corile")), turn=OPPONENT)
    game.next_turn().decline()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([FIELD], ["Bolshack Dragon"])


@pytest.mark.parametrize(("egg", "race"), [("Hunting Gaia Egg", "Hunter"), ("Dragon Flare Egg", "Armored Dragon")])
def test_an_egg_gives_way_to_what_is_in_it(egg: str, race: str) -> None:
    hatched = creature("Hunter", FIRE, 8, 8000, race)
    game = Scenario(you=Side(battle=[egg], deck=exactly(hatched, "Torcon", "Corile")), turn=OPPONENT)
    game.next_turn().accept()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == (["Hunter"], [egg])


def test_galaxy_spear_destroys_a_creature_with_less_power_than_the_crossed_one() -> None:
    opponent = Side(battle=["Bolshack Dragon", "Torcon", creature("Big", FIRE, 9, 20000, "Human")], shields=2)
    game = Scenario(you=Side(battle=[crossed("Corile", "Galaxy Spear - THE END")]), opponent=opponent)
    game.attack("Corile", OPPONENT).expect(YOU, "choose", "Bolshack Dragon", "Torcon")


@pytest.mark.phrase("choose_up_to_in_different_zones")
def test_romanogri_la_puts_one_creature_of_the_graveyard_and_one_of_the_mana_zone() -> None:
    name = "Romanogri-La the 0th, Zero Prison Connected King"
    small = [creature(name, FIRE, 2, 1000, "Human") for name in ("One", "Two")]
    three = [creature(name, FIRE, 3, 1000, "Human") for name in ("Three", "Four")]
    you = Side(battle=[name], graveyard=small, mana=[*three, *filler(fire=3)])
    game = Scenario(you=you, opponent=Side(shields=5)).attack(name, OPPONENT)
    assert game.can_choose("Three") and game.can_choose("Two")
    game.choose("One")
    assert not game.can_choose("Two") and game.can_choose("Three")  # 2 and 3, with 5 cards in the mana zone
    game.choose("Three")
    assert sorted(game.zone(YOU, "battle")) == ["One", name, "Three"]
    you = Side(battle=[name], graveyard=small, mana=[*three, *filler(fire=2)])
    game = Scenario(you=you, opponent=Side(shields=5)).attack(name, OPPONENT).choose("One")
    assert sorted(game.zone(YOU, "battle")) == ["One", name]  # 2 and 3 are too much


def test_shinbellom_may_leave_the_creatures_in_the_mana_zone() -> None:
    name = "Shinbellom, Night of Sorrowful Tree"
    game = Scenario(you=Side(battle=[name, "Corile"], mana=["Torcon"]), opponent=Side(shields=5))
    game.hyperify(name).attack(name, OPPONENT).decline()
    assert game.zone(YOU, "mana") == ["Torcon"]


def test_each_card_that_parfer_triserati_draws_is_a_choice() -> None:
    name = "Parfer Triserati"
    you = Side(battle=[name, "Corile", "Torcon", "Horrid Worm"], deck=filler(light=9))
    game = Scenario(you=you, opponent=Side(shields=5)).attack(name, OPPONENT).accept().decline()
    assert len(game.zone(YOU, "hand")) == 1


def test_gunter_pegasus_may_put_fewer_cards_into_the_mana_zone() -> None:
    name, under = "Gunter Pegasus, the Super Enlightened", "Caribbean Moon, the Enlightened"
    game = Scenario(you=Side(battle=[pile(name, under)], deck=filler(light=9)), opponent=Side(shields=5))
    game.attack(name, OPPONENT).accept().decline()
    assert len(game.zone(YOU, "mana")) == 1


def test_rosia_must_put_a_weapon_of_a_civilization_of_your_mana() -> None:
    name, heart, palace = "Rosia, Final Dragon Ruler", "Gaiheart, Galaxy Greatsword", "Hellfuezu, Purgatory Blade"
    you = Side(hand=[name], mana=filler(light=5, darkness=1), hyperspatial=[heart, palace])
    game = Scenario(you=you).use(name)
    assert game.zone(YOU, "hyperspatial") == [heart]


@pytest.mark.parametrize("drawn", [0, 2, 3])
def test_magic_circle_of_the_wicked_heart_draws_up_to_3_cards(drawn: int) -> None:
    name = "Magic Circle of the Wicked Heart"
    you = Side(hand=[name, *["Fear Fang"] * 2], mana=filler(water=1, darkness=1, fire=1), deck=exactly(*["Corile"] * 4))
    answers = ["yes"] * drawn + ["no"] * (drawn < 3)
    game = Scenario(you=you).use(name).choose("Fear Fang", *answers)
    if drawn:  # one card in the hand is discarded without a choice
        game.choose("Fear Fang")
    assert len(game.zone(YOU, "deck")) == 4 - drawn
    assert len(game.zone(YOU, "graveyard")) == 2


@pytest.mark.parametrize("takes", [True, False])
def test_treasure_map_may_leave_the_creature(takes: bool) -> None:
    you = Side(hand=["Treasure Map"], mana=filler(nature=1), deck=exactly("Corile", "Torcon", *["Corile"] * 4))
    game = Scenario(you=you).use("Treasure Map")
    game.choose("Torcon" if takes else "no")
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == (["Torcon"] if takes else [])


@pytest.mark.parametrize("graveyard", [[], ["Corile"]])
def test_linnevenus_gives_speed_attacker_though_it_puts_nothing(graveyard: list[str]) -> None:
    name = "Linnevenus, M Demon Dragon"
    you = Side(hand=[name], mana=["Dolmarks, the Shadow Warrior"] * 6, graveyard=graveyard)
    game = Scenario(you=you, opponent=Side(shields=5)).use(name)
    if graveyard:
        game.decline()
    assert game.refused(name, "attack") == ""


def test_shakedown_domeciale_counts_light_creatures_and_tamaseeds_alone() -> None:
    battle = ["Shakedown Domeciale", "Corile", *["Chilias, the Oracle"] * 3]
    assert Scenario(you=Side(battle=battle)).power("Shakedown Domeciale") == 5500
    assert Scenario(you=Side(battle=[*battle, "Chilias, the Oracle"])).power("Shakedown Domeciale") == 15500


@pytest.mark.parametrize("puts", [True, False])
def test_honenbe_must_return_a_creature_if_it_put_cards_into_the_graveyard(puts: bool) -> None:
    name = "Honenbe, Skeletal Guardian"
    you = Side(hand=[name], mana=filler(darkness=4), graveyard=["Corile", "Torcon"], deck=["Terror Pit"] * 3)
    game = Scenario(you=you).use(name)
    if not puts:
        assert game.decline().zone(YOU, "hand") == []
        return
    game.accept().expect(YOU, "choose", "Corile", "Torcon")
    assert game.choose("Torcon").zone(YOU, "hand") == ["Torcon"]


@pytest.mark.parametrize("returned", ["no", "Yattareman"])
def test_damdam_jokers_may_leave_the_creature_in_the_graveyard(returned: str) -> None:
    name = "Damdam Jokers"
    you = Side(hand=[name], mana=filler(darkness=1), graveyard=["Yattareman", "Corile"], battle=["Corile"])
    game = Scenario(you=you, opponent=Side(shields=5)).use(name)
    game.expect(YOU, "choose", "no", "Yattareman")
    assert game.choose(returned).zone(YOU, "hand") == ([] if returned == "no" else [returned])


def test_ikazuchi_destroys_no_tamaseed_of_its_player() -> None:
    name = "Ikazuchi Evil Princess <Aleph Ogre>"
    opponent = Side(battle=["Corile", "Jeanne's Jewel"], shields=5)
    game = Scenario(you=Side(battle=[pile(name, "Deadly Fighter Braid Claw"), "Zwei's Vision"]), opponent=opponent)
    game.attack(name).expect(YOU, "choose", "Corile", "Jeanne's Jewel")


def test_te_ra_szark_draws_nothing_if_no_card_is_put_into_the_graveyard() -> None:
    you = Side(battle=["Te Ra Szark"], deck=["Corile", "Torcon"])
    declined = Scenario(you=you, opponent=Side()).until("may").decline()
    assert declined.zone(YOU, "hand") == []


def test_aidoru_is_not_put_beside_another_one() -> None:
    name = "U・S・A・AIDORU"
    crystal = pile("Crystal Lancer", "Aqua Hulcus")
    opponent = Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Corile"])
    for others in ([], [name]):
        game = Scenario(you=Side(hand=[name], battle=[crystal, *others]), opponent=opponent, turn=OPPONENT)
        game.use("Terror Pit", *["Crystal Lancer"] * len(others))
        if not others:
            game.declare(name)
        assert game.zone(YOU, "hand") == others


@pytest.mark.parametrize("name", ["Out-of-the-Blue Snail", "Days, the Invoked"])
def test_snail_and_days_put_as_many_cards_into_the_mana_zone_as_their_player_likes(name: str) -> None:
    mates = [creature(mate, NATURE, 1, 1000, "Dreammate") for mate in ("One", "Two")]
    you = Side(hand=[name], mana=filler(nature=6), battle=mates, deck=["Corile"] * 4)
    game = Scenario(you=you).use(name).choose("yes", "no")
    assert game.zone(YOU, "mana").count("Corile") == 1
    assert game.untapped_mana(YOU) == (0 if name == "Days, the Invoked" else 1)


def test_caligrati_draws_as_many_cards_as_its_player_likes() -> None:
    name = "Caligrati, Greed Evil Emperorkind"
    you = Side(hand=[name], mana=filler(nature=8, fire=1, light=1), deck=["Corile"] * 4)
    assert Scenario(you=you).use(name).choose("yes", "no").zone(YOU, "hand") == ["Corile"]


# --- A tamaseed is put (出た時), and need not be used ---
def test_lionel_star_waits_for_tamaseeds_that_are_put() -> None:
    name, joeking = "Still Justice Till The End <Lionel Star>", "Joeking, Triple MAX"
    you = Side(battle=[pile(name, "Chilias, the Oracle"), joeking], hand=[TAMASEED, "Bolshack Momoking NEX"])
    game = Scenario(you=you, opponent=Side(shields=5)).attack(joeking, OPPONENT).choose(TAMASEED).choose(name)
    assert "Bolshack Momoking NEX" not in game.accept().zone(YOU, "hand")


def test_nexs_gauntlet_sees_itself_put() -> None:
    game = Scenario(you=Side(hand=["NEX's Gauntlet"], mana=filler(fire=2)), opponent=Side(battle=["Aqua Guard"]))
    game.use("NEX's Gauntlet").choose(1)
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Guard"]


def test_onitaijis_memory_takes_any_card_of_the_races() -> None:
    name = "Onitaiji's Memory"
    you = Side(hand=[name], mana=filler(nature=3), deck=["Corile", TAMASEED, "Torcon"])
    assert TAMASEED in Scenario(you=you).use(name).choose(0).zone(YOU, "hand")


COSTS_THAT_MAY_BE_LESS = [
    ("Deepsea Dober", creature("Cheaper", WATER, 4, 1000, "Cyber Command")),
    ("Deepsea Mecha Ganistar", creature("Cheaper", LIGHT, 4, 1000, "Human")),
    ("Fly Love, Crafty Demonic Tree", spell("Cheaper", WATER, 4, draw(1))),
    ("Heracles, Birther of Gods", creature("Cheaper", WATER, 4, 1000, "God")),
    ("Jangaljan, Firespirit Beetle", creature("Cheaper", NATURE, 4, 1000, "Human")),
    ("Kira, of the Dragon Sound", creature("Cheaper", FIRE, 4, 1000, "Tyranno Drake")),
    ("Mamocannon, Saint Mecha", creature("Cheaper", WATER, 4, 1000, "Human")),
    ("Metalbug, Saint Beetle", creature("Cheaper", FIRE, 4, 1000, "Human")),
    ("One-Eye Lu Pine", creature("Cheaper", NATURE, 4, 1000, "Earth Dragon")),
    ("Romunas, Deepsea Firespirit", creature("Cheaper", FIRE, 4, 1000, "Human")),
]


@pytest.mark.parametrize(("name", "cheaper"), COSTS_THAT_MAY_BE_LESS)
def test_what_may_cost_less_may_cost_all(name: str, cheaper: object) -> None:
    you = Side(battle=[name], hand=[cheaper], mana=filler(light=4, water=4, fire=4, nature=4))  # type: ignore[list-item]
    game = Scenario(you=you).use("Cheaper")
    assert game.asked == "cost to pay"
    assert game.options == (["1", "2", "3", "4"] if name == "Heracles, Birther of Gods" else ["3", "4"])


def test_bulk_arena_destroys_without_a_choice() -> None:
    game = Scenario(
        you=Side(battle=["Bulk Arena, Passionate Duel Castle", creature("Fire", FIRE, 4, 1000, "Human")]),
        opponent=Side(battle=["Fear Fang"], shields=2),
    )
    game.attack("Fire", OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


def test_jari_weakens_the_creature_that_it_battles() -> None:
    five, three = creature("Five", FIRE, 5, 5000, "Human"), creature("Three", FIRE, 5, 3000, "Human")
    jari = pile("Jari <Deathma Star>", "Bloody Squito")
    game = Scenario(you=Side(battle=[jari, "Corile"]), opponent=Side(battle=[tapped(five), three]))
    game.attack("Jari <Deathma Star>", "Five").settle()
    assert game.zone(OPPONENT, "graveyard") == ["Five"]  # 1000 on both sides
    assert game.power("Three") == 3000


@pytest.mark.parametrize("graveyard", [["Dreammate"], ["Vehicle Bee"], ["Dreammate", "Vehicle Bee"]])
def test_yulin_returns_one_of_each_race(graveyard: list[str]) -> None:
    yulin, races = "Yulin, Ferry of the River Styx", [creature(race, FIRE, 1, 1000, race) for race in graveyard]
    you = Side(hand=["Terror Pit"], mana=filler(darkness=6))
    game = Scenario(you=you, opponent=Side(battle=[yulin], graveyard=races))
    game.use("Terror Pit").choose(yulin)  # one of each is its first ability
    assert sorted(game.zone(OPPONENT, "hand")) == graveyard
    assert game.zone(OPPONENT, "deck")[-1] == yulin


def test_yulin_is_destroyed_if_neither_race_is_in_the_graveyard() -> None:
    yulin, you = "Yulin, Ferry of the River Styx", Side(hand=["Terror Pit"], mana=filler(darkness=6))
    game = Scenario(you=you, opponent=Side(battle=[yulin])).use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == [yulin]


def test_the_indigo_kaiser_leaves_alone_what_comes_after_it_is_gone() -> None:
    name = "Insight Indigo Kaiser"
    game = Scenario(
        you=Side(battle=[name], shields=3),
        opponent=Side(hand=["Terror Pit", "Pyrofighter Magnus"], mana=filler(darkness=6, fire=3), battle=["Corile"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").settle()
    assert game.refused("Corile", "attack") != ""
    game.use("Pyrofighter Magnus").settle()  # 110.2e: not in the battle zone when the ability locked the creatures
    assert game.refused("Pyrofighter Magnus", "attack") == ""
    assert game.refused("Corile", "attack") != ""


@pytest.mark.parametrize("adds", [True, False])
def test_white_night_may_add_no_shield(adds: bool) -> None:
    name = "White Night, Edge of Yin Yang"
    game = Scenario(you=Side(hand=[name], mana=filler(light=6)), opponent=Side()).use(name)
    game.choose(game.options[0])  # before its Labyrinth
    game = game.accept() if adds else game.decline()
    assert len(game.zone(YOU, "shields")) == 1 + adds


@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_scissor_saw_comes_as_an_unleashed_creature_of_its_owner_attacks(owner: int) -> None:
    name, beast = "Scissor = Saw", "Agaroom = Proof, Soul Abyss"
    battle = [[beast, "Corile"], []]
    game = Scenario(
        you=Side(battle=battle[owner != YOU], graveyard=[name, *filler(fire=4)]),
        opponent=Side(battle=battle[owner == YOU], graveyard=filler(fire=5)),
        turn=owner,
    )
    game.hyperify(beast).attack(beast)
    assert (game.asked == "may" and game.player_asked == YOU) == (owner == YOU)


@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_the_gatsurimen_puts_a_creature_as_one_of_its_owners_attacks(owner: int) -> None:
    name, ramen, lemen = "The Gatsurimen", "The Ramen", "The Lemen"
    game = Scenario(
        you=Side(battle=[name, ramen], mana=[lemen], shields=1),
        opponent=Side(battle=["The Pakomen"], shields=1),
        turn=owner,
    )
    game.attack(ramen if owner == YOU else "The Pakomen")
    assert (lemen in game.options) == (owner == YOU)


@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_vensel_draws_for_its_owners_mafi_gangs_alone(owner: int) -> None:
    name, victim = "Vensel, Secret Drug Doctor", creature("Victim", DARKNESS, 1, 1000, "Mafi Gang")
    game = Scenario(
        you=Side(battle=[name, victim] if owner == YOU else [name], hand=["Tornado Flame"], mana=filler(fire=5)),
        opponent=Side(battle=[victim] if owner == OPPONENT else [], hand=["Tornado Flame"], mana=filler(fire=5)),
        turn=1 - owner,
    )
    game.use("Tornado Flame")
    if owner == YOU:
        game.choose("Victim")
    assert len(game.settle().zone(YOU, "hand")) == (2 if owner == YOU else 0)  # yours is kept in the opponent's turn


@pytest.mark.parametrize("draws", [True, False])
def test_yobirin_ririn_may_draw_for_itself_too(draws: bool) -> None:
    name = 'Yobirin = Ririn / "...who do you want to call?"'
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[name]))
    game.use("Terror Pit")
    game = game.accept() if draws else game.decline()
    assert len(game.zone(OPPONENT, "hand")) == draws


def test_gyagyan_lets_the_opponent_choose_what_to_discard() -> None:
    name = "Gyagyan, Dark Armor"
    you = Side(battle=["Corile"], hand=["Fear Fang", "Aqua Hulcus"])
    game = Scenario(you=you, opponent=Side(battle=[name], shields=2)).attack("Corile").block(name)
    game.choose("Fear Fang").settle()
    assert game.zone(YOU, "hand") == ["Aqua Hulcus"]


def test_arachnesaura_returns_creatures_alone() -> None:
    name = "Arachnesaura, Mystery Dieter"
    game = Scenario(you=Side(battle=[name], mana=["Corile", "Terror Pit"]), opponent=Side(shields=3)).attack(name)
    assert "Corile" in game.options
    assert "Terror Pit" not in game.options


def test_new_wave_breaks_no_shield_in_its_owners_turn() -> None:
    name, dragon = "New Wave, End of the Century", "Bolmeteus Rainbow Dragon"
    battle = [pile(name, creature("Pal", 0, 1, 1000, ""))]
    game = Scenario(
        you=Side(battle=battle, hand=[dragon], mana=filler(light=4, fire=3), shields=2), opponent=Side(shields=2)
    )
    game.use(dragon).choose("Filler").settle()
    assert len(game.zone(YOU, "shields")) == 1
    assert len(game.zone(OPPONENT, "shields")) == 2


@pytest.mark.parametrize("name", ["Batocross Battle, Passion Dragon", "Batocross-1, Passion"])
def test_batocross_may_battle(name: str) -> None:
    game = Scenario(you=Side(hand=[name], mana=filler(fire=8)), opponent=Side(battle=["Bolshack Dragon"]))
    game.use(name).decline()
    assert name in game.zone(YOU, "battle")


def test_axel_kaiser_attacks_at_once_itself() -> None:
    name = 'Axel Kaiser "Thunderclap"'
    game = Scenario(you=Side(hand=[name], mana=filler(fire=9)), opponent=Side(shields=5))
    game.use(name)
    assert game.refused(name, "attack") == ""


def test_bukkomi_hedgehog_stops_attacks_on_its_player_alone() -> None:
    """特攻の菊: 相手のクリーチャーが自分を攻撃する時."""
    name = "Bukkomi Hedgehog"
    game = Scenario(you=Side(battle=[tapped(name)]), opponent=Side(battle=["Fear Fang", "Torcon"]), turn=OPPONENT)
    game.attack("Fear Fang", name).expect(OPPONENT, "attack with")
    game = Scenario(you=Side(battle=[name], shields=2), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
    game.attack("Fear Fang", YOU).accept()
    assert len(game.zone(YOU, "shields")) == 2 and game.zone(YOU, "battle") == []


def test_psycho_horror_is_summoned_for_a_zenith_of_either_player() -> None:
    """虚言の凶気サイコホラー: バトルゾーンにゼニスがあれば, not only your own."""
    name = "Psycho Horror, Feeling of Falsehood"
    zenith = 'Battle the Climax, Zenith of "Victory"'
    assert Scenario(you=Side(hand=[name]), opponent=Side(battle=[zenith])).use(name).zone(YOU, "battle") == [name]
    assert Scenario(you=Side(hand=[name])).refused(name, "use")


# --- 宇宙 ロケットマン: このクリーチャーがバトルする時、かわりに自分のクリーチャーを1体手札に戻す ---
ROCKET = "Rocket Man, Space"


@pytest.mark.phrase("returns_one_instead_of_battling")
@pytest.mark.parametrize("returned", [ROCKET, "Torcon"])
def test_609_rocket_man_returns_a_creature_instead_of_the_battle_of_its_attack(returned: str) -> None:
    game = Scenario(you=Side(battle=[ROCKET, "Torcon"]), opponent=Side(battle=[tapped("Fear Fang")]))
    game.attack(ROCKET, "Fear Fang").choose(returned)
    assert game.zone(YOU, "hand") == [returned] and len(game.zone(YOU, "battle")) == 1
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.phrase("returns_one_instead_of_battling")
def test_609_a_blocked_rocket_man_breaks_no_shield_and_alone_returns_itself() -> None:
    you, opponent = Side(battle=[ROCKET]), Side(battle=["La Ura Giga, Sky Guardian"], shields=2)
    game = Scenario(you=you, opponent=opponent)
    game.attack(ROCKET, OPPONENT).choose("La Ura Giga, Sky Guardian")
    assert game.zone(YOU, "hand") == [ROCKET] and len(game.zone(OPPONENT, "shields")) == 2
    assert game.zone(OPPONENT, "battle") == ["La Ura Giga, Sky Guardian"]


def test_609_rocket_man_is_replaced_when_it_is_attacked_and_when_an_effect_makes_it_battle() -> None:
    game = Scenario(you=Side(battle=[tapped(ROCKET)]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
    game.attack("Fear Fang", ROCKET)
    assert game.zone(YOU, "hand") == [ROCKET] and game.zone(OPPONENT, "battle") == ["Fear Fang"]
    name = "Batocross Battle, Passion Dragon"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=8)), opponent=Side(battle=[ROCKET]))
    game.use(name).choose(ROCKET)
    assert game.zone(OPPONENT, "hand") == [ROCKET] and game.zone(YOU, "battle") == [name]


def test_609_of_two_rocket_men_only_the_attacker_is_replaced() -> None:
    game = Scenario(you=Side(battle=[ROCKET]), opponent=Side(battle=[tapped(ROCKET)]))
    game.attack(ROCKET, ROCKET)
    assert game.zone(YOU, "hand") == [ROCKET] and game.zone(OPPONENT, "battle") == [ROCKET]


def test_a_player_returns_the_lesser_creature_for_rocket_man() -> None:
    you = Side(battle=[tapped(ROCKET), "Bolmeteus Steel Dragon"])
    game = Scenario(you=you, opponent=Side(battle=["Fear Fang"]), turn=OPPONENT, you_are="general")
    game.attack("Fear Fang", ROCKET).settle()
    assert game.zone(YOU, "hand") == [ROCKET]
