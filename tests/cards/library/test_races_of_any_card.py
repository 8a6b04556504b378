"""Cards whose Japanese text names a race alone: any card that has it will do (203.2), not a creature alone."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, NATURE, WATER, Card, creature, draw, spell, tamaseed
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Piece,
    Scenario,
    Side,
    Thing,
    ability,
    armed,
    exactly,
    face_down,
    filler,
    fortified,
    pile,
    tapped,
)

FIELD = "Dragon World ~The Land Where Dragons Descend~"
MOMO = "Momoking Born from Momo"  # a spell of the races Jokers and Dragon
DINER = "Abyss Diner"  # a tamaseed of the race Abyss Royale
RUNE = "Jasmine's Rune"  # a tamaseed of the races Snow Faerie and RexStars
MALT = "Glenmalt, Final Dragon Ruler"
DRAGUNER = "MaltSAGA, Explosive Flame Dragon Ruler"
SHIELDS = Side(shields=5)


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Bakuadorgan, Passion Dragon", False),
        (armed(MALT, "Gaisaga, Explosive Flame Greatsword"), True),
    ],
)
@pytest.mark.parametrize("top", [FIELD, MOMO, "Bolshack Dragon", "Corile"])
def test_a_dragon_from_the_top_goes_to_the_hand(name: Piece | str, may: bool, top: str) -> None:
    game = Scenario(you=Side(battle=[name], deck=exactly(top, "Torcon")), opponent=SHIELDS)
    game.attack(name if isinstance(name, str) else MALT, OPPONENT)
    if may:
        game.accept()
    assert game.zone(YOU, "hand") == ([] if top == "Corile" else [top])


@pytest.mark.parametrize("top", [FIELD, MOMO])
def test_linkwood_puts_a_dragon_that_is_no_creature_into_the_hand(top: str) -> None:
    name = "Linkwood, Explosive Dragon Ruler"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=2), deck=exactly(top, "Torcon"))).use(name)
    assert game.zone(YOU, "hand") == [top]


def test_secret_dragon_returns_a_card_after_a_dragon_that_is_no_creature() -> None:
    name = "Bolshack Secret Dragon"
    game = Scenario(you=Side(battle=[name], mana=["Corile"], deck=exactly(MOMO, "Torcon")), opponent=SHIELDS)
    game.attack(name, OPPONENT).choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]


@pytest.mark.parametrize("card", [FIELD, MOMO])
def test_peace_parry_lupia_finds_dragons_that_are_no_creatures(card: str) -> None:
    name = "Peace Parry Lupia"
    game = Scenario(you=Side(hand=[name], mana=filler(light=1, fire=5), deck=exactly(card, "Corile", "Torcon")))
    game.use(name)
    assert game.can_choose(card) and not game.can_choose("Corile")


# --- Dragons of the top that are put into the battle zone ---
@pytest.mark.parametrize("name", ["Magmadragon Balga Geyser", "Balga Raiser, Dragonic Meteor Armored"])
def test_a_field_from_the_top_is_put_as_a_dragon_attacks(name: str) -> None:
    game = Scenario(you=Side(battle=[name], deck=exactly(FIELD, "Torcon")), opponent=SHIELDS).attack(name, OPPONENT)
    if "Geyser" in name:
        game.accept()
    assert game.zone(YOU, "battle") == [name, FIELD]


def test_dorago_puts_a_field() -> None:
    name = "Bolshack Dorago the Great"
    game = Scenario(you=Side(battle=[name], deck=exactly(FIELD, "Torcon")), opponent=SHIELDS)
    game.attack(name, OPPONENT).choose(FIELD)
    assert game.zone(YOU, "battle") == [name, FIELD]


def test_dorago_puts_a_spell_into_the_mana_zone() -> None:
    name = "Bolshack Dorago the Great"
    game = Scenario(you=Side(battle=[name], deck=exactly(MOMO, "Torcon")), opponent=SHIELDS).attack(name, OPPONENT)
    assert game.zone(YOU, "mana") == [MOMO] and game.is_tapped(MOMO)


def test_balga_raizou_puts_a_field() -> None:
    name, dragon = "Balga Raizou, the Super-Heavenly Nova", "Bolshack Dragon"
    you = Side(battle=[pile(name, dragon, dragon, dragon)], deck=exactly(FIELD, "Corile", MOMO, "Torcon"))
    game = Scenario(you=you, opponent=SHIELDS).attack(name, OPPONENT).accept()
    game.choose(dragon).choose(dragon)
    assert not game.can_choose(MOMO)
    game.choose(FIELD)
    assert FIELD in game.zone(YOU, "battle")


@pytest.mark.parametrize("weapon", ["Batorai Edge, Blazing Sword", "Batogaiheart, Explosive King Sword"])
@pytest.mark.parametrize("accepts", [True, False])
def test_weapons_put_a_field_and_may_reveal_nothing(weapon: str, accepts: bool) -> None:
    you = Side(battle=[armed("Bolshack Dragon", weapon)], deck=exactly(FIELD, "Torcon"))
    game = Scenario(you=you, opponent=SHIELDS).attack("Bolshack Dragon", OPPONENT)
    game = game.accept() if accepts else game.decline()
    assert (FIELD in game.zone(YOU, "battle")) == accepts


# --- Dragons of the mana zone and of the shields ---
@pytest.mark.parametrize("last", [FIELD, MOMO, "Corile"])
def test_saga_counts_dragons_of_the_mana_zone_that_are_no_creatures(last: str) -> None:
    sword = "Gaiheart, Galaxy Greatsword"
    you = Side(hand=[DRAGUNER], mana=[*["Bolshack Dragon"] * 3, last, *filler(fire=4)], hyperspatial=[sword])
    game = Scenario(you=you).use(DRAGUNER)
    assert game.can_choose(sword) == (last != "Corile")


def test_rainbow_dragon_lets_a_spell_with_a_race_of_dragons_be_cast_from_a_shield() -> None:
    name = "Bolmeteus Rainbow Dragon"
    song = spell("Song", FIRE, 3, draw(1), races="Dragon")
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[name], shields=[song]))
    game.attack("Torcon", OPPONENT).declare("Song")
    assert len(game.zone(OPPONENT, "hand")) == 1


# --- Abysses, Hunters, Snow Faeries and others ---
def test_fork_returns_a_tamaseed_of_the_abysses() -> None:
    game = Scenario(you=Side(hand=["Fork = Fock"], mana=filler(darkness=3), graveyard=[DINER, "Corile"]))
    game.use("Fork = Fock").accept()
    assert game.can_choose(DINER) and not game.can_choose("Corile")


def test_jagaist_puts_a_tamaseed_of_the_abysses() -> None:
    name = "Jagaist, Wicked Quiet"
    abyss = creature("Abyss", FIRE, 4, 1000, "Abyss Royale")
    you = Side(hand=[name, *filler(2)], mana=filler(darkness=5), graveyard=[DINER], deck=exactly(abyss, *filler(3)))
    game = Scenario(you=you).use(name).accept().choose("Filler").choose("Abyss")
    game.choose("Filler").accept()
    assert DINER in game.zone(YOU, "battle")


def test_sumonma_uses_a_tamaseed_of_the_abysses() -> None:
    you = Side(
        hand=["Do:Sumonma"], mana=filler(darkness=5), graveyard=filler(4), deck=exactly(DINER, "Corile", *filler(2))
    )
    game = Scenario(you=you).use("Do:Sumonma").choose(0).accept()
    for _ in range(2 * 3):  # four cards, and their order
        game.choose("Filler")
    game.accept()
    assert DINER in game.zone(YOU, "battle")


def test_kaiser_baki_uses_a_tamaseed_of_the_hunters() -> None:
    name, hunter = 'Kaiser "Baki", Zenith of "Victory"', tamaseed("Bait", FIRE, 3, "Hunter/RexStars")
    game = Scenario(you=Side(battle=[name], deck=exactly(hunter, *filler(6))), opponent=SHIELDS)
    game.attack(name, OPPONENT).choose("Bait")
    assert "Bait" in game.zone(YOU, "battle")


def test_galaxy_charger_puts_a_tamaseed_of_the_angel_commands_into_the_hand() -> None:
    angel = tamaseed("Halo", LIGHT, 3, "Angel Command/RexStars")
    you = Side(hand=["Galaxy Charger"], mana=filler(light=4), deck=exactly(angel, "Corile", "Torcon", "Torcon"))
    assert Scenario(you=you).use("Galaxy Charger").zone(YOU, "hand") == ["Halo"]


def test_onitaijis_memory_takes_a_spell_of_the_jokers() -> None:
    name = "Onitaiji's Memory"
    game = Scenario(you=Side(hand=[name], mana=filler(nature=3), deck=exactly(MOMO, RUNE, "Corile", "Torcon")))
    game.use(name)
    assert game.can_choose(MOMO) and game.can_choose(RUNE) and not game.can_choose("Corile")


def test_eaudemary_lets_a_tamaseed_of_the_snow_faeries_be_used_from_a_shield() -> None:
    name = "Eaudemary, Elemental Faerie"
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[name], shields=[RUNE]))
    game.attack("Torcon", OPPONENT).declare(RUNE)
    assert RUNE in game.zone(OPPONENT, "battle")


def test_innovation_link_puts_a_tamaseed_of_the_snow_faeries() -> None:
    name = "Innovation Link"
    game = Scenario(you=Side(hand=[name], mana=filler(water=1, nature=9), deck=exactly(RUNE, *filler(4)))).use(name)
    assert game.can_choose(RUNE)


@pytest.mark.parametrize(
    "card", [spell("Skill", NATURE, 3, draw(1), races="Giant Skill"), tamaseed("Seed", NATURE, 3, "Snow Faerie")]
)
def test_giant_impact_takes_giants_and_snow_faeries_of_all_sorts(card: Card) -> None:
    name = "Giant Impact"
    you = Side(hand=[name], mana=filler(nature=9), deck=exactly(card, "Corile", "Torcon", "Torcon"))
    assert Scenario(you=you).use(name).zone(YOU, "hand") == [card.name]


def test_beethoven_cube_puts_a_tamaseed_of_the_unknowns() -> None:
    name, shadow = "Beethoven Cube", "Viola's Shadow"
    hidden = [face_down(card) for card in filler(4)]
    you = Side(
        hand=[name, "Crystal Doom"],  # a card that turns cards of the mana zone face down
        mana=[*filler(nature=6), *hidden],
        deck=exactly(*filler(2), shadow, *filler(3)),
    )
    game = Scenario(you=you).use(name).choose(shadow)
    assert shadow in game.zone(YOU, "battle")


@pytest.mark.parametrize(("top", "comes"), [(RUNE, True), ("Torcon", False), ("Fire Filler", True), (MOMO, False)])
def test_momoking_nex_puts_any_rexstars_and_fire_creatures(top: str, comes: bool) -> None:
    name = "Bolshack Momoking NEX"
    card = filler(fire=1)[0] if top == "Fire Filler" else top
    you = Side(battle=[pile(name, "Bolshack Dragon")], deck=exactly(card, "Torcon"))
    game = Scenario(you=you, opponent=SHIELDS).attack(name, OPPONENT)
    assert (top in game.zone(YOU, "battle")) == comes
    assert (top in game.zone(YOU, "graveyard")) != comes


@pytest.mark.parametrize("alone", [True, False])
def test_varivarius_costs_less_without_creatures(alone: bool) -> None:
    name = "Varivarius, Lightning Dragon"
    game = Scenario(you=Side(hand=[name], mana=filler(light=4, fire=1), battle=[] if alone else ["Corile"]))
    assert (game.refused(name) == "") == alone


@pytest.mark.parametrize("name", ["Bolshack Glory Lupia", "Eco Aini"])
@pytest.mark.parametrize(("top", "number"), [(FIELD, 2), (MOMO, 2), ("Corile", 1)])
def test_birds_put_another_card_after_a_dragon_that_is_no_creature(name: str, top: str, number: int) -> None:
    mana = filler(fire=3, nature=3)
    game = Scenario(you=Side(hand=[name], mana=mana, deck=exactly(top, "Torcon", "Fear Fang"))).use(name).settle()
    assert len(game.zone(YOU, "mana")) == len(mana) + number


@pytest.mark.parametrize(
    ("name", "mana", "race"),
    [
        ("Vojava, Darma", filler(darkness=4), "Magic Tool"),
        ("Gregorias, Mystic Light Death Saint", filler(light=1, darkness=3), "Knight"),
    ],
)
def test_spells_of_the_race_come_back_from_the_graveyard(name: str, mana: list[Piece], race: str) -> None:
    graveyard = [spell("Of It", FIRE, 3, draw(1), races=race), spell("Other", FIRE, 3, draw(1), races="Oracle")]
    game = Scenario(you=Side(hand=[name], mana=mana, graveyard=graveyard, deck=exactly("Corile", "Torcon", "Corile")))
    game.use(name)
    if "Of It" in game.zone(YOU, "graveyard"):  # it may stay there
        game.choose("Of It")
    assert game.zone(YOU, "hand") == ["Of It"]


def test_yu_wandafor_takes_all_dreammates_and_vehicle_bees() -> None:
    name = "Yu Wandafor, Phantom Beast Admiral"
    gathering = spell("Gathering", FIRE, 3, draw(1), races="Dreammate's Gathering")
    bee = creature("Bee", FIRE, 2, 1000, "Vehicle Bee")
    you = Side(hand=[name], mana=filler(nature=7), deck=exactly(gathering, "Corile", bee, "Torcon"))
    assert sorted(Scenario(you=you).use(name).settle().zone(YOU, "hand")) == ["Bee", "Gathering"]


def test_diamond_cascade_takes_tamaseeds_of_the_snow_faeries() -> None:
    name = "Diamond Cascade"
    seed = tamaseed("Seed", NATURE, 2, races="Snow Faerie")
    you = Side(hand=[name], mana=[*filler(nature=5), RUNE], graveyard=[seed, "Corile"])
    game = Scenario(you=you).use(name).choose("Nature Filler").accept()
    assert game.zone(YOU, "hand") == [RUNE]
    assert "Seed" in game.zone(YOU, "mana") and game.zone(YOU, "graveyard") == ["Corile"]


@pytest.mark.parametrize(
    ("name", "top", "power"),
    [
        ("Kilholman, Explosive Adventure", MOMO, 1000),
        ("Kilholman, Explosive Adventure", "Corile", 1000),
        ("Jone, Adventure Style", FIELD, 4000),
        ("Jone, Adventure Style", "Corile", 0),
    ],
)
def test_one_of_two_races_need_not_be_a_creature(name: str, top: str, power: int) -> None:
    """Kilholman gets speed attacker after a Human or Dragon, Jone +4000 power after a Beast Folk or Dragon."""
    if name.startswith("Kilholman"):
        game = Scenario(you=Side(hand=[name], mana=filler(fire=2), deck=[top], shields=1)).use(name)
        assert game.turn_is_over == (top == "Corile")
    else:
        game = Scenario(you=Side(battle=[name], deck=[top]), opponent=SHIELDS)
        before = game.power(name)
        assert game.attack(name).power(name) == before + power


def test_magician_lupia_draws_twice_for_a_spell_of_the_fire_birds() -> None:
    name, song = "Magician Lupia", spell("Song", FIRE, 3, draw(1), races="Fire Bird's Gathering")
    game = Scenario(you=Side(hand=[name, song], mana=filler(fire=2), deck=["Torcon", "Corile"])).use(name)
    assert game.zone(YOU, "hand") == ["Torcon", "Corile"]


def test_adventuo_gets_power_after_a_dragon_that_is_no_creature() -> None:
    name = "Adventuo, Adventurous Wings"
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[name], deck=[MOMO]))
    assert game.attack("Fear Fang").block(name).zone(OPPONENT, "battle") == [name]  # its 4000 power beats 3000


@pytest.mark.parametrize(("civilization", "taken"), [(FIRE, True), (LIGHT, False)])
def test_amecchi_takes_a_fire_dragon_that_is_no_creature(civilization: int, taken: bool) -> None:
    name, song = "Captain Mister Amecchi", spell("Song", civilization, 3, draw(1), races="Dragon")
    game = Scenario(you=Side(battle=[name], deck=[song]), opponent=SHIELDS).attack(name)
    assert game.zone(YOU, "hand") == (["Song"] if taken else [])


def test_dracken_puts_a_tamaseed_of_the_fire_dragons() -> None:
    name, seed = "Dracken, Revolution Dragon", tamaseed("Seed", FIRE, 3, "Armored Dragon")
    base = creature("Base", FIRE, 2, 1000, "Human")
    game = Scenario(you=Side(battle=[pile(name, base)], deck=[seed]), opponent=SHIELDS).attack(name)
    game.choose(ability(name, "the top card")).accept()
    assert "Seed" in game.zone(YOU, "battle")


@pytest.mark.parametrize(
    ("name", "card", "mana"),
    [
        ("Java Kid, Aqua Boy", tamaseed("Seed", WATER, 3, "Liquid People"), filler(water=5)),
        ("Cotton, Elemental Left Machine", tamaseed("Seed", LIGHT, 3, "God"), filler(light=7)),
    ],
)
def test_a_tamaseed_of_the_race_on_top_goes_to_the_hand(name: str, card: Card, mana: list[Piece]) -> None:
    game = Scenario(you=Side(hand=[name], mana=mana, deck=[card])).use(name)
    if game.asked == "may":
        game.accept()
    assert game.zone(YOU, "hand") == ["Seed"]


@pytest.mark.parametrize("race", ["God", "Oracle"])
def test_a_tamaseed_of_the_gods_is_put_by_original_heart(race: str) -> None:
    castle = "Original Heart, Ancient Blackmoon Fortress"
    deck = [tamaseed("Seed", WATER, 3, race)]
    game = Scenario(you=Side(battle=["Torcon"], shields=[fortified("Corile", castle)], deck=deck), opponent=SHIELDS)
    assert (game.attack("Torcon").asked == "may") == (race == "God")


def test_de_gaul_puts_a_tamaseed_of_the_demon_commands() -> None:
    name, cube = "Bell Hell De Gaul, Footprint of the Reaper", tamaseed("Cube", DARKNESS, 3, "Demon Command")
    you = Side(battle=[name], hand=["Terror Pit"], mana=filler(darkness=6), deck=exactly(cube, cube))
    game = Scenario(you=you, opponent=Side(battle=["Corile"])).use("Terror Pit")
    assert "Cube" in game.zone(YOU, "battle")


# --- And where it says creatures, other cards do not count ---
@pytest.mark.parametrize(("last", "untaps"), [("Bolshack Dragon", True), (MOMO, False)])
def test_malt_next_counts_dragon_creatures_of_the_mana_zone(last: str, untaps: bool) -> None:
    name = "MaltNEXT, Super Battle Dragon Ruler"
    game = Scenario(you=Side(battle=[name], mana=[*["Bolshack Dragon"] * 4, last]), opponent=SHIELDS)
    game.attack(name, OPPONENT).choose("shield 1").choose("shield 2")
    assert game.turn_is_over != untaps


def test_hakiri_summons_the_creature_of_a_twinpact_and_casts_no_spell() -> None:
    name = "Hakiri, Leafcry Faerie"
    game = Scenario(
        you=Side(battle=[name], hand=["Linkwood, Explosive Dragon Ruler"], mana=filler(5)), opponent=SHIELDS
    )
    game.attack(name, OPPONENT).choose("Linkwood, Explosive Dragon Ruler")
    assert "Linkwood, Explosive Dragon Ruler" in game.zone(YOU, "battle")  # without a question


def test_mornark_takes_spells_of_the_fire_birds() -> None:
    of_it, other = (spell(race, FIRE, 3, draw(2), races=race) for race in ("Fire Bird", "Oracle"))
    you = Side(hand=["Bolshack Mornark"], mana=filler(fire=8), graveyard=[of_it, other])
    assert Scenario(you=you).use("Bolshack Mornark").zone(YOU, "hand") == ["Fire Bird"]


def test_the_gunmaster_discards_spells_of_the_jokers() -> None:
    jokers = [creature(f"Jokers {number}", FIRE, 1, 1000, "Jokers") for number in range(9)]
    of_it = spell("Of It", FIRE, 3, draw(1), races="Jokers")
    you = Side(hand=[of_it, "Corile"], mana=jokers, battle=["The Joragon Gunmaster"])
    game = Scenario(you=you, opponent=Side(battle=["Bolshack Dragon"], shields=5))
    game.attack("The Joragon Gunmaster", OPPONENT)
    assert not game.can_choose("Corile")
    game.choose("Of It")
    assert game.where("Of It") == game.where("Bolshack Dragon") == "graveyard"


KNIGHTLY = "Magic Shot - Chain Spark"  # a spell of the race Knight
GEAR = "Water Weapon - Shark Bunker"  # a cross gear of the race Samurai


@pytest.mark.parametrize("top", [KNIGHTLY, "Brunhilde, Ghost Knight"])
def test_leopold_searches_for_a_knight_of_any_type(top: str) -> None:
    name = "Leopold the 2nd, God of Mystic Light"
    game = Scenario(you=Side(hand=[name], mana=filler(light=6), deck=exactly("Torcon", top))).use(name)
    assert game.options == ["no", top]
    assert game.choose(top).zone(YOU, "hand") == [top]


@pytest.mark.parametrize("back", [KNIGHTLY, "Brunhilde, Ghost Knight"])
def test_gregorias_returns_a_knight_of_any_type(back: str) -> None:
    name = "Gregorias, Mystic Light Death Saint"
    game = Scenario(you=Side(hand=[name], mana=filler(light=2, darkness=2), graveyard=["Torcon", back])).use(name)
    assert game.choose(back).zone(YOU, "graveyard") == ["Torcon"]


def test_murasame_puts_cross_gears_of_the_samurai_into_the_mana_zone() -> None:
    name = "Terradragon Dolrugan Murasame"
    game = Scenario(you=Side(hand=[name], mana=filler(nature=6), graveyard=["Torcon", GEAR])).use(name).settle()
    assert game.zone(YOU, "graveyard") == ["Torcon"]


def test_just_in_you_puts_a_tamaseed_of_the_abyss() -> None:
    game = Scenario(you=Side(hand=["Just In You"], mana=filler(darkness=3), deck=exactly(DINER, *["Torcon"] * 6)))
    game.use("Just In You").settle()
    assert game.zone(YOU, "battle") == [DINER]


def test_lemongrass_charges_a_snow_faerie_that_is_no_creature() -> None:
    name = "Lemongrass, Analysis Faerie / Grass Trap"
    game = Scenario(you=Side(hand=[name, "Torcon", RUNE], mana=filler(nature=2))).use("Lemongrass, Analysis Faerie")
    assert game.options == ["no", RUNE]


def test_purchase_morse_returns_a_death_puppet_that_is_no_creature() -> None:
    name, seed = "Purchase Morse, Maid Doll", "Jenny's Shadow"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=3), graveyard=[seed], deck=exactly(*["Corile"] * 3)))
    assert game.use(name).choose(seed).zone(YOU, "hand") == [seed]


# --- Elements of the battle zone ---
EGG = tamaseed("Egg", FIRE, 3, "Armored Dragon/Fire Bird/Mecha Del Sol/Splash Queen/Dreammate")


def test_a_snow_faerie_that_is_no_creature_goes_to_the_mana_zone_instead_of_being_destroyed() -> None:
    pichi = "Zack Cannon Pichi"
    game = Scenario(
        you=Side(hand=[pichi], mana=filler(fire=3)),
        opponent=Side(battle=["Erikatchu X, Dragon Queen Faerie", RUNE]),
    )
    assert game.use(pichi).zone(OPPONENT, "mana") == [RUNE]


@pytest.mark.parametrize(
    ("name", "element"), [("Gu:Tapukorihe", DINER), ("O:Ntai", DINER), ("Assistest Incoppi", EGG), ("O:Ntai", RUNE)]
)
def test_another_of_a_race_need_not_be_a_creature(name: str, element: str | Card) -> None:
    mana = filler(light=1, darkness=3, nature=1)
    game = Scenario(you=Side(hand=[name], mana=mana, battle=[element, "Torcon"])).use(name)
    assert len(game.zone(YOU, "hand")) == (element != RUNE)


@pytest.mark.parametrize(("saver", "element"), [("O:Ntai", DINER), ("Flying Work! Denebia and Doppel", EGG)])
def test_ultra_savers_save_an_element_of_the_race(saver: str, element: str | Card) -> None:
    pit = "Bonmee, Demon's Birth Phantom Beast"
    game = Scenario(you=Side(hand=[pit], mana=filler(fire=2, nature=2)), opponent=Side(battle=[saver, element]))
    game.use(pit).choose(0).choose(element).choose(saver)
    assert game.zone(OPPONENT, "battle") == [element if isinstance(element, str) else element.name]


def test_trishelby_taps_a_tamaseed_of_the_mechas() -> None:
    game = Scenario(you=Side(hand=["Trishelby-P6"], mana=filler(light=9), battle=[EGG])).use("Trishelby-P6")
    game.choose("Egg")
    assert game.is_tapped("Egg")


@pytest.mark.parametrize("birds", [2, 3])
def test_balupialesk_destroys_five_fire_birds_of_any_type(birds: int) -> None:
    name, bird = "Balupialesk, Thunderflame Soaring Armor", creature("Bird", FIRE, 2, 1000, "Fire Bird")
    game = Scenario(you=Side(battle=[name, EGG, *[bird] * birds])).attack(name, OPPONENT)
    assert (game.asked == "may") == (birds == 3)


@pytest.mark.parametrize("name", ["Parrotta Night Mieppi", "Siries, Primachine"])
def test_a_tamaseed_of_the_race_that_is_put_lets_draw(name: str) -> None:
    game = Scenario(you=Side(hand=[EGG], mana=filler(fire=3), battle=[name, "Torcon"])).use("Egg")
    if name.startswith("Siries"):
        game.accept()
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize("element", [EGG, DINER])
def test_webipetel_asks_for_an_element_of_the_mechas(element: str | Card) -> None:
    webipetel = "Webipetel, Primachine"
    game = Scenario(you=Side(hand=[webipetel], battle=[element]))
    assert bool(game.options) == (element is EGG)


@pytest.mark.parametrize("element", [EGG, DINER])
def test_grand_maison_and_unholy_spark_may_do_both_with_an_element(element: str | Card) -> None:
    for name, civilization, wanted in (
        ("Grand Maison De Mei's Daily Life", "nature", EGG),
        ("Unholy Spark", "darkness", DINER),
    ):
        hand, mana = [name], filler(light=9, fire=1, **{civilization: 9})
        game = Scenario(you=Side(hand=hand, mana=mana, battle=[element]), opponent=Side(battle=["Torcon"])).use(name)
        assert (len(game.options) == 3) == (element is wanted), game.options


@pytest.mark.parametrize("element", [EGG, DINER])
def test_naikuna_is_put_if_you_have_an_element_of_the_mechas(element: str | Card) -> None:
    name = "Naikuna, Blinking Appearance Holy Chaos"
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[element], hand=[name]))
    game.attack("Torcon").declare(name)
    assert (name in game.zone(OPPONENT, "battle")) == (element is EGG)


@pytest.mark.parametrize("tapped_mechas", [1, 2])
def test_rigate_taps_three_untapped_mechas_or_none(tapped_mechas: int) -> None:
    name, mecha = "Rigate, Primachine", creature("Robot", LIGHT, 2, 1000, "Mecha Del Sol")
    mechas: list[Thing] = [*[tapped(mecha)] * tapped_mechas, *[mecha] * (3 - tapped_mechas)]
    game = Scenario(you=Side(hand=[name], mana=filler(light=4), battle=[*mechas, "Torcon"])).use(name)
    assert (game.asked == "may") == (tapped_mechas == 1)


# --- Gods ---
SEED = tamaseed("Seed", WATER, 3, "God")  # "Kiki's Vision" is one


def test_amakusa_puts_a_tamaseed_of_the_gods() -> None:
    name = "Amakusa, Izanai's Elemental"
    game = Scenario(you=Side(battle=[name], deck=exactly(SEED, "Torcon")), opponent=Side(battle=[tapped("Corile")]))
    game.attack(name, "Corile").accept()
    assert "Seed" in game.zone(YOU, "battle")


@pytest.mark.parametrize("name", ["Fuuma Hagendi", "Wired, Spirit Knight Right God"])
def test_a_tamaseed_of_the_gods_that_is_put_is_one_of_your_gods(name: str) -> None:
    game = Scenario(you=Side(hand=[SEED, "Corile"], mana=filler(water=3), battle=[name])).use("Seed")
    assert game.asked == ("may" if name == "Fuuma Hagendi" else "choose")


def test_pasha_saves_a_tamaseed_of_the_gods() -> None:
    pit, saver = "Bonmee, Demon's Birth Phantom Beast", "Pasha, the Oracle"
    game = Scenario(you=Side(hand=[pit], mana=filler(fire=2, nature=2)), opponent=Side(battle=[saver, SEED]))
    game.use(pit).choose(0).choose("Seed").choose(saver)
    assert game.zone(OPPONENT, "battle") == ["Seed"]


def test_god_gut_searches_for_a_god_of_any_type() -> None:
    you = Side(hand=["God Gut", "Corile"], mana=filler(darkness=4), deck=exactly("Torcon", SEED, "Torcon"))
    game = Scenario(you=you).use("God Gut").choose("Corile").choose("Seed")
    assert "Seed" in game.zone(YOU, "hand")


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("Heracles, Birther of Gods", filler(nature=10)),  # it pays two of 12
        ("Lunatic God GS, Emperor of the Gods", filler(water=17, darkness=1)),  # three of 21
    ],
)
def test_a_tamaseed_of_the_gods_gives_as_much_mana_as_a_god(name: str, rest: list[Piece]) -> None:
    for seed in (SEED, tamaseed("Seed", WATER, 3, "Oracle")):
        game = Scenario(you=Side(hand=[name], mana=[*rest, seed]))
        assert bool(game.options) == (seed is SEED)


def test_heracles_returns_a_tamaseed_of_the_gods() -> None:
    name = "Heracles, Birther of Gods"
    game = Scenario(you=Side(hand=[name], mana=[*filler(nature=12), SEED])).use(name)
    game.accept().choose("Seed")
    assert "Seed" in game.zone(YOU, "hand")
