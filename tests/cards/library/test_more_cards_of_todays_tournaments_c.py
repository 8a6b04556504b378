"""More cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, NATURE, WATER, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, opponents, pile, tapped
from tests.cards.written import card

FANG, MANE, LIGER = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
PIT, TOUCH, SERUM, HULCUS, GATE = "Terror Pit", "Ghost Touch", "Brain Serum", "Aqua Hulcus", "Spiral Gate"
WEAK = creature("Weak", DARKNESS, 2, 1000, "Human")


# --- Evolutions of Cybers ---
def test_amaterasu_kiriko_puts_what_costs_ten_from_ten_cards() -> None:
    name = "Amaterasu Kiriko, Divine Song Diva"
    cyber = creature("Cyber", WATER, 3, 2000, "Cyber Lord")
    great = creature("Great", FIRE, 10, 9000, "Human")
    small = creature("Small", FIRE, 9, 9000, "Human")
    game = Scenario(
        you=Side(battle=[pile(name, cyber), great, great], deck=exactly(*[great] * 7, small)), opponent=Side(shields=5)
    )
    game.attack(name)  # two creatures go into the deck of eight, so it reveals the whole deck
    assert sorted(game.zone(YOU, "battle")) == sorted([name, *["Great"] * 9])
    assert game.zone(YOU, "deck") == ["Small"] and game.under(name) == ["Cyber"]


# --- Light ---
def test_parfer_triserati_draws_for_small_creatures_and_answers_a_broken_shield() -> None:
    name = "Parfer Triserati"
    small = creature("Small", LIGHT, 4, 2000, "Human")
    game = Scenario(
        you=Side(battle=[name, small, WEAK], shields=3, deck=[FANG, MANE, LIGER]),
        opponent=Side(battle=[MANE], shields=5),
    )
    game.attack(name).accept().accept().choose("shield 1")
    assert game.zone(YOU, "hand") == [FANG, MANE]  # two creatures cost 4 or less


@pytest.mark.parametrize("cost", [4, 5])
def test_parfer_triserati_puts_a_light_creature_when_a_shield_leaves(cost: int) -> None:
    name = "Parfer Triserati"
    light = creature("Ray", LIGHT, cost, 2000, "Human")
    game = Scenario(you=Side(battle=[name], hand=[light, WEAK], shields=3), opponent=Side(battle=[MANE]), turn=OPPONENT)
    game.attack(MANE).choose("shield 1")
    assert game.can_choose("Ray") == (cost == 4) and not game.can_choose("Weak")


@pytest.mark.parametrize("name", ["Parfer Triserati", "Poppi Crown Lucky"])
def test_they_escape(name: str) -> None:
    game = Scenario(
        you=Side(battle=[name], shields=[SERUM, FANG]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).accept().choose("shield 1")
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "hand") == [SERUM]


@pytest.mark.parametrize(("blockers", "cheaper"), [(2, True), (1, False)])
def test_flavum_gorghini_costs_less_with_two_blockers(blockers: int, cheaper: bool) -> None:
    name = "Flavum Gorghini"
    wall = card("Wall\nCreature - light - cost 3 - power 3000 - Human\nBlocker")
    game = Scenario(you=Side(hand=[name], battle=[wall] * blockers, mana=filler(light=6)))
    assert (game.refused(name) == "") == cheaper


def test_flavum_gorghini_uses_two_mechas_and_untaps_them() -> None:
    name = "Flavum Gorghini"
    mecha = card("Mecha\nCreature - light - cost 8 - power 3000 - Mecha Del Stella")
    dear = card("Dear Mecha\nCreature - light - cost 9 - power 3000 - Mecha Del Stella")
    trick = card("Mecha Trick\nSpell - light - cost 3 - Mecha Del Tech\nDraw a card.")
    game = Scenario(
        you=Side(
            hand=[name],
            battle=[tapped(mecha), tapped(WEAK)],
            deck=[trick, FANG, dear, mecha, MANE, SERUM, LIGER, PIT],
            mana=filler(light=9),
        ),
    )
    game.use(name).accept()
    assert game.can_choose("Mecha#2") and not game.can_choose("Dear Mecha") and not game.can_choose(FANG)
    game.choose("Mecha Trick", "Mecha#2")
    assert game.zone(YOU, "battle") == ["Mecha", "Weak", name, "Mecha"] and game.zone(YOU, "hand") == [LIGER]
    game.choose(FANG, "Dear Mecha", MANE) if game.asked == "order" else None
    game.end_turn()
    assert not game.is_tapped("Mecha#1") and game.is_tapped("Weak")


def test_flavum_gorghini_untaps_mechas_at_the_end_of_the_opponents_turn_too() -> None:
    name = "Flavum Gorghini"
    wall = card("Wall\nCreature - light - cost 3 - power 9000 - Mecha Del Stella\nBlocker")
    game = Scenario(you=Side(battle=[name, wall]), opponent=Side(battle=[MANE]), turn=OPPONENT)
    game.attack(MANE).block("Wall")
    game.end_turn()
    assert not game.is_tapped("Wall")


def test_nero_gryphis_takes_the_spells_and_casts_one_for_a_destroyed_knight() -> None:
    name = "Nero Gryphis the 2nd, Mystic Light Emperor"
    knight = card("Knight\nCreature - darkness - cost 3 - power 1000 - Dark Lord/Knight")
    plain = card("Plain\nSpell - water - cost 3\nDraw a card.")
    spell = card("Knight Trick\nSpell - darkness - cost 5 - Knight\nDraw 2 cards.")
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=5, darkness=4), deck=[SERUM, FANG, PIT, MANE, spell, LIGER]),
        opponent=Side(battle=[FANG]),
    )
    game.use(name).accept()
    assert sorted(game.zone(YOU, "hand")) == sorted([SERUM, PIT, "Knight Trick"])
    assert sorted(game.zone(YOU, "graveyard")) == sorted([FANG, MANE])
    game = Scenario(
        you=Side(battle=[name, knight, WEAK], hand=[TOUCH, PIT, spell, plain]),
        opponent=Side(battle=[LIGER, tapped(MANE)]),
    )
    game.attack("Weak", MANE)
    assert game.asked != "choose"  # Weak is no Knight
    game.attack("Knight", MANE)
    assert game.can_choose(PIT) and game.can_choose("Knight Trick") and not game.can_choose("Plain")
    game.choose(PIT).choose(LIGER)
    assert game.zone(OPPONENT, "battle") == [MANE]


# --- Dragons and Beat Jockeys ---
@pytest.mark.parametrize(("others", "count"), [(2, 3), (1, 2), (4, 5)])
def test_bolshack_kaiser_counts_fire_creatures_and_tamaseeds(others: int, count: int) -> None:
    name = "Bolshack Kaiser, Dragon Emperor of Booming Flame"
    seed = card("Seed\nTamaseed - fire - cost 2 - RexStars")
    fiery = creature("Fiery", FIRE, 2, 2000, "Human")
    game = Scenario(
        you=Side(hand=[name], battle=[fiery if number % 2 else seed for number in range(others)], mana=filler(fire=5)),
        opponent=Side(battle=[tapped(LIGER)], shields=5),
    )
    assert others + 1 == count
    game.use(name)
    assert (game.refused(name, "attack") == "") == (count >= 3)
    if count >= 3:
        game.attack(name, LIGER)
        assert game.zone(OPPONENT, "graveyard") == [LIGER]
        assert game.is_tapped(name) == (count < 5)


def test_bolshack_kaiser_is_followed_by_a_dragon_of_the_name_bolshack() -> None:
    name, lupia = "Bolshack Kaiser, Dragon Emperor of Booming Flame", "Bolshack Strike Lupia"
    game = Scenario(
        you=Side(battle=[name], hand=["Bolshack Dragon", lupia, MANE], deck=[SERUM, FANG]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT)
    assert game.can_choose("Bolshack Dragon") and not game.can_choose(lupia) and not game.can_choose(MANE)
    game.choose("Bolshack Dragon")
    assert game.zone(YOU, "battle") == ["Bolshack Dragon"] and game.zone(YOU, "hand") == [lupia, MANE, SERUM]


@pytest.mark.parametrize(("way", "left"), [("1 less", 0), (None, 1)])
def test_parakin_may_cost_less_and_is_then_destroyed(way: str | None, left: int) -> None:
    name = "Parakin 8th, Stamp Summit"
    game = Scenario(you=Side(hand=[f'{name} / "Theres a monster..."'], mana=filler(fire=5)))
    game.use(name, way=way)
    game.end_turn()
    assert len(game.zone(YOU, "battle")) == left


@pytest.mark.parametrize(("hand", "again"), [(1, True), (2, False)])
def test_parakin_untaps_and_draws_with_few_cards_in_hand(hand: int, again: bool) -> None:
    whole = 'Parakin 8th, Stamp Summit / "Theres a monster..."'
    game = Scenario(you=Side(battle=[whole, MANE], hand=[LIGER] * hand), opponent=Side(shields=5))
    game.attack(whole).choose("shield 1")
    assert game.is_tapped(whole) != again and len(game.zone(YOU, "hand")) == hand + 2 * again


def test_there_is_a_monster_taps_two_creatures_of_the_opponents_choice() -> None:
    whole = 'Parakin 8th, Stamp Summit / "Theres a monster..."'
    game = Scenario(
        you=Side(hand=[whole, FANG], mana=filler(light=4), deck=[SERUM, MANE]),
        opponent=Side(battle=[LIGER, HULCUS, FANG, tapped(MANE)]),
    )
    game.use('"Theres a monster..."').expect(OPPONENT, "choose", LIGER, HULCUS, FANG).choose(LIGER, FANG)
    assert game.is_tapped(LIGER) and not game.is_tapped(HULCUS)
    game.choose(SERUM)
    assert SERUM in game.zone(YOU, "mana")


JOCKEY = card("Jockey\nCreature - fire - cost 4 - power 4000 - Beat Jockey")


@pytest.mark.parametrize(
    ("attacker", "top", "comes"),
    [
        ("Jockey", "Jockey", True),
        ("Weak", "Jockey", False),
        ("Jockey", MANE, False),
        ("Jockey", "Bolshack Dragon", False),
    ],
)
def test_balga_raiser_puts_what_costs_no_more_than_the_attacker(attacker: str, top: str, comes: bool) -> None:
    name = "Balga Raiser, Dragonic Meteor Armored"
    first = JOCKEY if top == "Jockey" else top
    game = Scenario(you=Side(battle=[name, JOCKEY, WEAK], deck=[first, SERUM]), opponent=Side(shields=5))
    game.attack(attacker)
    assert len(game.zone(YOU, "battle")) == 3 + comes
    assert (game.zone(YOU, "deck")[-1] == top) != comes


def test_balga_raiser_costs_less_for_beat_jockeys_and_gives_speed_to_a_small_hand() -> None:
    name = "Balga Raiser, Dragonic Meteor Armored"
    game = Scenario(you=Side(hand=[name, FANG], battle=[JOCKEY] * 2, mana=filler(fire=6)), opponent=Side(shields=5))
    game.use(name)
    assert game.refused(name, "attack") == ""
    game = Scenario(you=Side(hand=[name, FANG, MANE], battle=[JOCKEY] * 2, mana=filler(fire=6)))
    assert "sickness" in game.use(name).refused(name, "attack")
    assert Scenario(you=Side(hand=[name], battle=[JOCKEY] * 2, mana=filler(fire=5))).refused(name)


# --- What comes back, or comes first ---
def test_force_again_puts_the_destroyed_creature_once_more() -> None:
    game = Scenario(
        you=Side(hand=["Force Again"], battle=[HULCUS, WEAK], graveyard=[LIGER], mana=filler(water=4), deck=[SERUM])
    )
    game.use("Force Again", HULCUS).accept()
    assert game.zone(YOU, "battle") == ["Weak", HULCUS] and game.zone(YOU, "hand") == [SERUM]
    assert game.zone(YOU, "graveyard") == [LIGER, "Force Again"]


FIRST = ["Abyssbell = Death = Road", "Millionbrave Kaiser"]


@pytest.mark.parametrize("name", FIRST)
def test_the_first_attack_of_each_turn_is_turned_to_it(name: str) -> None:
    """By the rules it is tapped or attacked by a creature that can attack untapped ones (506.1b)."""
    game = Scenario(
        you=Side(battle=[tapped(name)], shields=3), opponent=Side(battle=[MANE, LIGER, FANG]), turn=OPPONENT
    )
    assert game.refused(MANE, "attack the player")
    game.attack(MANE, name)
    game.attack(LIGER).choose("shield 1", "shield 2").settle()
    assert len(game.zone(YOU, "shields")) == 1


def test_abyssbell_road_gives_mach_fighter_and_puts_an_abyss_at_the_end_of_the_turn() -> None:
    name = "Abyssbell = Death = Road"
    abyss = card("Deep One\nCreature - darkness - cost 6 - power 3000 - Abyss Royale")
    dear = card("Dear One\nCreature - darkness - cost 7 - power 3000 - Abyss Royale")
    small = card("Small One\nCreature - darkness - cost 1 - power 3000 - Abyss Royale")
    game = Scenario(
        you=Side(battle=[name], hand=[small], graveyard=[abyss, dear, WEAK], mana=[*filler(darkness=1), abyss]),
        opponent=Side(battle=[WEAK]),
    )
    game.use("Small One").attack("Small One", opponents(WEAK)).until("choose")
    assert game.can_choose("Deep One#1") and game.can_choose("Deep One#2") and not game.can_choose("Dear One")
    assert not game.can_choose("Weak")
    game.choose("Deep One#2")
    assert game.zone(YOU, "battle") == [name, "Small One", "Deep One"]


def test_abyssbell_road_is_exchanged_for_a_great_abyss() -> None:
    name = "Abyssbell = Death = Road"
    great = card("Great One\nCreature - darkness - cost 5 - power 3000 - Abyss Royale")
    less = card("Less One\nCreature - darkness - cost 4 - power 3000 - Abyss Royale")
    game = Scenario(you=Side(battle=[great, less], hand=[name]), opponent=Side(shields=5))
    game.attack("Less One").choose("shield 1").settle()
    assert game.zone(YOU, "hand") == [name]
    game.attack("Great One").declare(name)
    assert game.zone(YOU, "hand") == ["Great One"] and name in game.zone(YOU, "battle")


@pytest.mark.parametrize(
    ("hand", "other", "free"), [(1, MANE, True), (2, MANE, False), (1, "Millionbrave Kaiser", False)]
)
def test_millionbrave_comes_for_nothing_with_a_small_hand_and_no_other(hand: int, other: str, free: bool) -> None:
    name = "Millionbrave Kaiser"
    game = Scenario(you=Side(hand=[name, FANG][:hand], battle=[other]))
    assert (game.refused(f"{name}#1") == "") == free


def test_millionbrave_is_strong_in_battles_of_its_own_turn() -> None:
    name = "Millionbrave Kaiser"
    huge = creature("Huge", NATURE, 9, 900000, "Human")
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[tapped(huge)]))
    game.attack(name, "Huge")
    assert game.zone(OPPONENT, "graveyard") == ["Huge"]
    game = Scenario(you=Side(battle=[tapped(name)]), opponent=Side(battle=[huge]), turn=OPPONENT)
    game.attack("Huge", name)
    assert game.zone(YOU, "graveyard") == [name]


def test_changethe_casts_the_first_cheap_spell_that_is_discarded() -> None:
    whole = "Changethe, Dragon Armored Ship / Fourth of the Six Bizarre ~Earth Breaking Waterfall~"
    game = Scenario(
        you=Side(battle=[whole, whole, WEAK], hand=[SERUM, PIT, GATE], deck=[FANG] * 10),
        opponent=Side(shields=5, battle=[MANE]),
    )
    game.attack(f"{whole}#1").choose(PIT)
    assert game.asked != "may"  # it costs 6
    game.choose("shield 1", "shield 2")
    game.attack(f"{whole}#2").choose(SERUM)
    hand = len(game.zone(YOU, "hand"))
    game.choose(f"{whole}#1").accept().accept().accept()
    assert len(game.zone(YOU, "hand")) == hand + 2 and SERUM in game.zone(YOU, "graveyard")


def test_earth_breaking_waterfall_leaves_one_attack() -> None:
    whole = "Changethe, Dragon Armored Ship / Fourth of the Six Bizarre ~Earth Breaking Waterfall~"
    game = Scenario(
        you=Side(hand=[whole], mana=filler(water=4), shields=5), opponent=Side(battle=[MANE, FANG], shields=3)
    )
    game.use("Fourth of the Six Bizarre ~Earth Breaking Waterfall~")
    game.end_turn().next_turn().until("attack with").attack(MANE).choose("shield 1").settle()
    assert len(game.zone(YOU, "shields")) == 4 and game.refused(FANG, "attack")


@pytest.mark.parametrize(
    ("shields", "mana", "comes"), [(0, [FANG, "Holy Awe"], True), (1, [FANG, "Holy Awe"], False), (0, [FANG], False)]
)
def test_joeking_comes_when_you_are_attacked_without_shields(shields: int, mana: list[str], comes: bool) -> None:
    name = "Joeking, Triple MAX"
    game = Scenario(you=Side(hand=[name], mana=mana, shields=shields), opponent=Side(battle=[MANE]), turn=OPPONENT)
    game.attack(MANE)
    if comes:
        game.declare(name)
        while game.asked == "may":
            game.accept()
        game.block(name)
        assert game.zone(OPPONENT, "graveyard") == [MANE]
    else:
        assert game.zone(YOU, "hand")[0] == name


def test_joeking_draws_and_puts_something_small_whenever_it_attacks() -> None:
    name = "Joeking, Triple MAX"
    seed = card("Seed\nTamaseed - fire - cost 4 - RexStars")
    game = Scenario(you=Side(battle=[name], hand=[seed, LIGER, MANE], deck=[SERUM]), opponent=Side(shields=5))
    game.attack(name)
    assert game.can_choose("Seed") and game.can_choose(MANE) and not game.can_choose(LIGER)
    game.choose("Seed")
    assert game.zone(YOU, "battle") == [name, "Seed"] and SERUM in game.zone(YOU, "hand")


# --- What keeps cards where they are ---
def test_aple_keeps_the_cards_of_the_other_players_graveyard_and_mana_zone() -> None:
    name = "Aple, Young Great Elder"
    recall = card("Recall\nSpell - darkness - cost 1\nReturn a creature from your graveyard to your hand.")
    lift = card("Lift\nSpell - nature - cost 1\nReturn a card from your mana zone to your hand.")
    mine = {"hand": [recall, lift], "graveyard": [FANG], "mana": [*filler(darkness=1, nature=1), MANE]}
    game = Scenario(you=Side(**mine), opponent=Side(battle=[name]))  # type: ignore[arg-type]
    game.use("Recall").use("Lift", MANE)
    assert game.zone(YOU, "hand") == [] and MANE in game.zone(YOU, "mana") and FANG in game.zone(YOU, "graveyard")
    game = Scenario(you=Side(**mine, battle=[name]))  # type: ignore[arg-type]
    game.use("Recall").use("Lift", MANE)
    assert sorted(game.zone(YOU, "hand")) == sorted([FANG, MANE])


def test_aple_lets_the_other_player_cast_nothing_from_the_graveyard_or_the_mana_zone() -> None:
    name = "Aple, Young Great Elder"
    again = card("Again\nSpell - water - cost 1\nYou may cast this spell from your mana zone.\nDraw a card.")
    game = Scenario(you=Side(mana=[*filler(water=1), again]), opponent=Side(battle=[name]))
    assert game.refused("Again")
    assert not Scenario(you=Side(mana=[*filler(water=1), again], battle=[name])).refused("Again")


def test_aple_guards_and_stops_an_attacker_as_it_comes_from_the_shields() -> None:
    name = "Aple, Young Great Elder"
    game = Scenario(
        you=Side(battle=[name, tapped(WEAK)]),
        opponent=Side(battle=[creature("Fly", FIRE, 2, 2000, "Human")]),
        turn=OPPONENT,
    )
    game.attack("Fly", WEAK).block(name)
    assert game.zone(OPPONENT, "graveyard") == ["Fly"]
    game = Scenario(you=Side(battle=[MANE, FANG]), opponent=Side(shields=[name, SERUM]))
    game.attack(MANE).choose("shield 1").declare(name).choose(FANG)
    assert game.refused(FANG, "attack")


def test_poppi_crown_lucky_leaves_the_hand_and_the_deck() -> None:
    name = "Poppi Crown Lucky"
    riser = card(
        "Riser\nCreature - nature - cost 2 - power 2000 - Human\nYou may summon this creature from your mana zone."
    )
    call = card("Call\nSpell - nature - cost 1\nPut a creature from your mana zone into the battle zone.")
    game = Scenario(you=Side(hand=[call, MANE], mana=[*filler(nature=3), riser]), opponent=Side(battle=[name]))
    assert game.refused("Riser") and not game.refused(MANE)
    game.use("Call", "Riser")
    assert game.zone(YOU, "battle") == []
    game.use(MANE)
    assert game.zone(YOU, "battle") == [MANE]
