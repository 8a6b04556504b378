"""Cards whose Japanese text names a race alone in the battle zone: any element that has it will do (203.2).

A number of creatures (1体) means creatures, and so does a race with the word creature (フレンド・バースト).
"""

from dataclasses import replace

import pytest

from sim.cards.words import DARKNESS, FIRE, Card, creature, tamaseed
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, armed, exactly, filler, tapped

EGG = tamaseed(
    "Egg",
    FIRE,
    4,
    "Armored Dragon/Angel Command Dragon/Fire Bird/Hunter/Shinobi/Cyber Lord/Cyber Virus/Snow Faerie/Mecha Del Stella"
    "/Jokers/Giant/Oracle/Demon Command/Knight/Hyper Beast/Abyss Royale/RexStars/Death Puppet/Draguner/Mafi Gang/Alien",
)
STONE = tamaseed("Stone", FIRE, 4, "Xenoparts")
ELEMENTS = pytest.mark.parametrize("element", [EGG, STONE], ids=["of the race", "of another"])
PIT = "Bonmee, Demon's Birth Phantom Beast"  # it destroys an element
BIRD = creature("Bird", FIRE, 2, 1000, "Fire Bird")


def destroys(element: Card, *others: Thing, graveyard: tuple[Thing, ...] = ()) -> Scenario:
    """Your opponent's element is destroyed and these others are there."""
    them = Side(
        battle=[element, *others], graveyard=["Corile", *graveyard], hand=[BIRD], deck=exactly(*["Bolshack Dragon"] * 5)
    )
    game = Scenario(you=Side(hand=[PIT], mana=filler(fire=2, nature=2), battle=["Torcon"], shields=2), opponent=them)
    game.use(PIT).choose(0)
    return game.choose(element.name) if game.can_choose(element.name) else game


@ELEMENTS
@pytest.mark.parametrize(
    "name",
    [
        "Necrodragon Heavy Kerberos",
        "Dark Lupia",
        "Bolshack Infinity",
        "Vensel, Secret Drug Doctor",
        "Zabi Trash Train, Fuuma Devil",
        "Zero Kaiser",
    ],
)
def test_an_element_of_the_race_that_is_destroyed_or_leaves_triggers_an_ability(name: str, element: Card) -> None:
    game = destroys(element, name)
    happened = game.asked in ("may", "choose") or len(game.zone(OPPONENT, "hand")) > 1
    assert happened == (element is EGG)


@ELEMENTS
@pytest.mark.parametrize("name", ["Cheshire Lupia", "Necrodragon Guljeneraid"])
def test_a_card_of_the_graveyard_sees_that_a_dragon_tamaseed_is_destroyed(name: str, element: Card) -> None:
    game = destroys(element, "Torcon", graveyard=(name,))
    triggered = game.asked == "may" or name not in game.zone(OPPONENT, "graveyard")
    assert triggered == (element is EGG)


@ELEMENTS
@pytest.mark.parametrize(
    "name",
    [
        "Branca, Protection Soldier",
        "Bix, Guardian of the Sacred Mountain",
        "Super Psychen Pippi",
        "Kirino Giant",
        "Griknife, Darma",
        "Buon, Saver Style",
        "Jinnai, Darkfang Ninja",
        "Bolshack Mornark",
        "Gachapinchi, Invasion Guardian",
    ],
)
def test_savers_of_a_race_save_an_element(name: str, element: Card) -> None:
    game = destroys(element, name)
    assert (game.asked == "instead") == (element is EGG and not name.startswith("Gachapinchi"))


@ELEMENTS
def test_jablood_keeps_an_element_of_the_abysses(element: Card) -> None:
    game = destroys(element, "Jablood, Wicked Dragon", graveyard=("Torcon",) * 4)
    assert (game.asked == "instead") == (element is EGG)


@ELEMENTS
def test_infinity_dragon_keeps_an_element_of_the_dragons(element: Card) -> None:
    game = destroys(element, "Infinity Dragon")
    assert (element.name in game.zone(OPPONENT, "battle")) == (element is EGG)


@ELEMENTS
def test_terradragon_lightning_rhythm_puts_an_element_of_the_hunters_into_the_mana_zone(element: Card) -> None:
    assert (destroys(element, "Terradragon Lightning Rhythm").zone(OPPONENT, "mana") == ["Egg"]) == (element is EGG)


@ELEMENTS
def test_ryusei_destroys_an_element_of_the_hunters_instead_of_losing(element: Card) -> None:
    name = 'Ryusei, Zenith of "Inevitability"'
    them = Side(battle=[name, element], shields=0)
    game = Scenario(you=Side(battle=["Torcon"]), opponent=them).attack("Torcon", OPPONENT)
    assert game.can_choose(element.name) == (element is EGG)


@ELEMENTS
def test_haragati_destroys_an_element_of_the_shinobi_instead(element: Card) -> None:
    them = Side(battle=["Haragati, Holy Chaos Great Ninja", element, "Torcon"])
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=them)
    assert (game.use("Terror Pit").choose("Torcon").asked == "instead") == (element is EGG)


@ELEMENTS
@pytest.mark.parametrize(
    "name",
    [
        "Bakkra Horn, the Silent",
        "Basil, Satori's Holy Evil",
        "Crysd, Sea Dragon God",
        "Marching Motherboard",
        "Malibu Rickey",
        "Pia, Cocco Style",
        "Syliestar, Primachine",
        "Megalo Destroyto",
    ],
)
def test_an_element_of_the_race_that_is_put_triggers_an_ability(name: str, element: Card) -> None:
    you = Side(hand=[element], mana=filler(fire=4), battle=[name])
    game = Scenario(you=you, opponent=Side(battle=[creature("Small", DARKNESS, 1, 1000, "Ghost")])).use(element.name)
    happened = game.asked == "may" or len(game.zone(YOU, "mana")) == 5 or game.zone(OPPONENT, "battle") == []
    assert happened == (element is EGG and name != "Malibu Rickey")


@ELEMENTS
def test_shinberos_returns_as_an_element_of_the_demon_commands_is_put(element: Card) -> None:
    you = Side(hand=[element], mana=filler(fire=4), graveyard=["Shinberos, Imprisoning Reaper"])
    assert (Scenario(you=you).use(element.name).asked == "may") == (element is EGG)


@ELEMENTS
@pytest.mark.parametrize(
    ("name", "power"), [("Iocant, the Oracle", 2000), ("Annie Lupia", 3000), ("MAX the Johnny", 2000)]
)
def test_an_element_of_the_race_in_the_battle_zone_gives_power(name: str, power: int, element: Card) -> None:
    alone = Scenario(you=Side(battle=[name])).power(name)
    assert Scenario(you=Side(battle=[name, element])).power(name) - alone == power * (element is EGG)


@ELEMENTS
@pytest.mark.parametrize(
    "name",
    [
        "Rekuta Aini",
        "Pet Puppet, Puppet Trick",
        "Miracle Stop",
        "Lalala Life, Faerie Trick",
        "Bashou Shichigomaster",
        "Senju, Lasting Moment Holy Chaos",
    ],
)
def test_gravity_zero_asks_for_an_element_of_the_race(name: str, element: Card) -> None:
    mana: list[Thing] = [tapped("Torcon"), *map(tapped, filler(light=2))]
    game = Scenario(you=Side(hand=[name], battle=[element], mana=mana))
    assert bool(game.options) == (element is EGG)


@pytest.mark.parametrize("cost", [4, 5])
def test_shadan_q_asks_for_an_element_of_the_jokers_that_costs_5(cost: int) -> None:
    game = Scenario(you=Side(hand=["Shadan Q"], battle=[replace(EGG, cost=cost)]))
    assert bool(game.options) == (cost == 5)


@pytest.mark.parametrize("eggs", [4, 5])
def test_marinyan_counts_elements_of_the_snow_faeries(eggs: int) -> None:
    you = Side(hand=["Aqua Hulcus"], mana=filler(water=3))
    them = Side(battle=["Marinyan X, Idol Faerie", *[EGG] * (eggs - 1)])
    assert (Scenario(you=you, opponent=them).use("Aqua Hulcus").asked == "may") == (eggs == 4)


@pytest.mark.parametrize("eggs", [1, 2])
def test_glenglassaughs_spell_counts_elements_of_the_dragons_or_draguners(eggs: int) -> None:
    spell = '"Leave this to me, big sister!"'
    game = Scenario(you=Side(hand=[spell], battle=[EGG] * eggs, mana=filler(fire=9, light=9))).use(spell)
    assert bool(game.options) == (eggs == 2)


@ELEMENTS
def test_arcadia_spark_does_both_with_an_element_of_the_angel_commands(element: Card) -> None:
    you = Side(hand=["Arcadia Spark"], mana=filler(light=7, water=1), battle=[element])
    game = Scenario(you=you, opponent=Side(battle=["Torcon"])).use("Arcadia Spark")
    assert (len(game.options) == 3) == (element is EGG)


@ELEMENTS
def test_digorpion_stays_beside_an_element_of_the_dragons(element: Card) -> None:
    name = "Digorpion, Ground Digging Snakekind"
    game = Scenario(you=Side(hand=[name], mana=filler(nature=3), battle=[element])).use(name)
    assert game.where(name) == ("battle" if element is EGG else "mana")


@ELEMENTS
def test_emotional_hardcore_hides_behind_an_element_of_the_oracles(element: Card) -> None:
    name = "Emotional Hardcore, Sacred Dragon"
    them = Side(battle=[name, element, "Corile"])
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2)), opponent=them).use("Spiral Gate")
    assert game.can_choose(name) == (element is not EGG)


@ELEMENTS
def test_illusionary_merfolk_asks_for_an_element_of_the_cyber_lords(element: Card) -> None:
    name = "Illusionary Merfolk"
    game = Scenario(you=Side(hand=[name], battle=[element], mana=filler(water=5))).use(name)
    assert (game.asked == "may") == (element is EGG)


@ELEMENTS
@pytest.mark.parametrize("name", ["Troy, Holy Chaos Ninpo", "Abyssal Earth"])
def test_an_element_of_the_race_is_moved_as_a_price(name: str, element: Card) -> None:
    game = Scenario(you=Side(hand=[name], battle=[element], mana=filler(light=5, darkness=5, nature=5))).use(name)
    assert game.can_choose(element.name) == (element is EGG)


@ELEMENTS
def test_flavum_gorghini_untaps_elements_of_the_mechas(element: Card) -> None:
    game = Scenario(you=Side(battle=["Flavum Gorghini", tapped(element)])).end_turn()
    assert game.is_tapped(element.name) != (element is EGG)


@ELEMENTS
def test_deadend_attacks_with_an_element_of_the_commands(element: Card) -> None:
    game = Scenario(you=Side(battle=["Deadend, Zombie", element]), opponent=Side(shields=1))
    assert game.can_choose("Deadend, Zombie") == (element is EGG)


@ELEMENTS
def test_bird_stew_destroys_elements_of_the_fire_birds(element: Card) -> None:
    name = "Bird Stew Party Time!"
    mana = filler(light=2, water=2, darkness=2, fire=2, nature=2)
    game = Scenario(you=Side(hand=[name], mana=mana), opponent=Side(battle=[element])).use(name)
    assert (game.zone(OPPONENT, "battle") == []) == (element is EGG)


@ELEMENTS
def test_knight_magic_asks_for_an_element_of_the_knights(element: Card) -> None:
    name = "Magic Shot - Soul Catcher"
    you = Side(hand=[name], graveyard=["Torcon", "Corile", "Torcon"], battle=[element], mana=filler(darkness=4))
    assert (Scenario(you=you).use(name).choose("Corile").asked == "may") == (element is EGG)


@pytest.mark.parametrize("first", [EGG, STONE])
def test_batogaiheart_counts_elements_of_the_dragons_that_were_put(first: Card) -> None:
    weapon = armed("Glenmalt, Final Dragon Ruler", "Batogaiheart, Explosive King Sword")
    game = Scenario(you=Side(battle=[weapon], hand=[first, EGG], mana=filler(fire=10)))
    game.use(first.name).use("Egg")
    assert (game.asked == "may") == (first is EGG)


@ELEMENTS
def test_friend_burst_taps_a_creature(element: Card) -> None:
    name = "Himecut, Song Dance Music Love"
    singer = creature("Singer", FIRE, 2, 1000, "Magic Outrage")
    song = tamaseed("Hum", FIRE, 2, "Magic Song")
    game = Scenario(you=Side(hand=[name], battle=[element, song, singer], mana=filler(water=2))).use(name)
    assert game.can_choose("Singer") and not game.can_choose("Hum")
