"""Samurai and their cross gears: generation for no cost, Samurai Mechraid, and crossing for nothing."""

import pytest

from sim.cards.words import CREATURES, FIRE, destroy, every, spell
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, filler, tapped

V, DOSFANG, TACHYON = (
    'Bolmeteus Musha Dragon "V"',
    "Dragon Fang - Ryujin Dosfang",
    "Dragon Gear - Gousoku Tachyon Armor",
)
MACH, TAISHOU, MAROKU = "Dragon Gear - Zangeki Mach Armor", "Heavenly Gear - Taishou Arms", "Maroku, Tactical Genius"
NITEN, JUBEI = 'Valkyrias Musha Musashi "Niten"', "Jubei, Shinkage Swordsman"


def finish(game: Scenario) -> Scenario:
    """Decline whatever can be declined, and take the rest in any order."""
    while game.asked in ("resolve", "order", "may", "choose"):
        if game.options[0] == "no":
            game.decline()
        else:
            game.choose(game.options[0])
    return game


def test_samurai_generation_generates_a_gear_from_the_hand_and_crosses_nothing() -> None:
    game = Scenario(you=Side(hand=[V, MACH, "Torcon"], mana=filler(fire=4), battle=["Sirius, the Patroller"]))
    game.use(V)
    game.choose(V).choose(MACH).choose("Sirius, the Patroller").accept().settle()
    assert (game.where(MACH), game.gears(V), game.untapped_mana(YOU)) == ("battle", [], 0)
    assert len(game.zone(YOU, "hand")) == 2  # Sirius saw a cross gear being generated


def test_musha_dragon_breaks_a_shield_of_its_own_player_to_destroy() -> None:
    game = Scenario(
        you=Side(battle=[V], shields=["Brain Serum", "Corile"]),
        opponent=Side(battle=["Torcon", "Bolshack Dragon"], shields=2),
    )
    game.attack(V).choose("Brain Serum")
    assert game.zone(OPPONENT, "graveyard") == []
    game.decline().choose("Bolshack Dragon")
    assert (game.zone(OPPONENT, "graveyard"), game.zone(YOU, "hand")) == (["Bolshack Dragon"], ["Brain Serum"])
    none = Scenario(you=Side(battle=[V], shields=[]), opponent=Side(battle=["Torcon"]))
    assert finish(none.attack(V)).zone(OPPONENT, "battle") == ["Torcon"]


def test_mach_armor_makes_samurai_cheaper_until_it_is_crossed_and_then_stronger() -> None:
    game = Scenario(you=Side(battle=[MACH, "Torcon"], hand=[V], mana=filler(fire=3)))
    finish(game.use(V))
    assert (game.where(V), game.untapped_mana(YOU)) == ("battle", 0)
    dear = Scenario(you=Side(battle=[crossed(NITEN, MACH), "Torcon"], hand=[V], mana=filler(fire=3)))
    assert (dear.power(NITEN), dear.power("Torcon"), dear.has(NITEN, keywords.SPEED_ATTACKER)) == (8000, 1000, True)
    assert not dear.has("Torcon", keywords.SPEED_ATTACKER)
    assert dear.refused(V, "use") == "not enough mana: it costs 4, and there is 3"
    torcon = Scenario(you=Side(battle=[crossed("Torcon", MACH), V]))
    assert (torcon.power(V), torcon.has(V, keywords.SPEED_ATTACKER)) == (6000, False)


def test_tachyon_armor_makes_gears_and_samurai_cheaper_even_while_it_is_crossed() -> None:
    mana = filler(fire=3, light=2, nature=1)
    game = Scenario(you=Side(battle=[crossed("Torcon", TACHYON), "Emerald Claw"], hand=[V, TAISHOU], mana=mana))
    assert game.power("Torcon") == 2000
    finish(game.use(V))
    assert game.untapped_mana(YOU) == 3
    finish(game.use(TAISHOU))
    assert game.untapped_mana(YOU) == 1
    game.cross("Emerald Claw", "Torcon")  # for 1: it can't cost less
    assert game.untapped_mana(YOU) == 0


def test_taishou_arms_finds_any_number_of_samurai() -> None:
    deck = [V, "Torcon", DOSFANG, MAROKU]
    game = Scenario(you=Side(hand=[TAISHOU], battle=["Torcon"], mana=filler(light=6), deck=deck))
    finish(game.use(TAISHOU).accept().choose(V, DOSFANG))
    assert sorted(game.zone(YOU, "hand")) == sorted([V, DOSFANG])
    game.cross(TAISHOU, "Torcon")
    assert game.has("Torcon", keywords.BLOCKER)


@pytest.mark.parametrize("crossing", [True, False])
def test_dosfang_uses_a_samurai_card_of_the_top_three_when_put_and_when_its_creature_attacks(crossing: bool) -> None:
    top = [MAROKU, "Torcon", "Corile", V]
    if crossing:
        game = Scenario(you=Side(battle=[crossed("Torcon", DOSFANG)], deck=top), opponent=Side(shields=1))
        game.attack("Torcon")
    else:
        game = Scenario(you=Side(hand=[DOSFANG], battle=["Torcon"], mana=filler(fire=3, light=2), deck=top))
        game.use(DOSFANG)
    finish(game.choose(MAROKU))
    assert (game.where(MAROKU), game.where(V)) == ("battle", "deck")


def test_dosfang_is_crossed_with_a_samurai_for_nothing_and_with_others_for_its_cost() -> None:
    game = Scenario(you=Side(battle=[DOSFANG, "Torcon", V]))
    game.cross(DOSFANG, V)
    assert game.gears(V) == [DOSFANG]
    assert game.refused(DOSFANG, "cross") != ""


@pytest.mark.phrase("use_and_cross_for_no_cost")
def test_maroku_crosses_the_gear_that_it_has_found_at_once() -> None:
    for found in (MACH, V):
        side = Side(
            battle=[crossed(MAROKU, "Emerald Claw"), "Torcon"], deck=[found, "Corile", "Fear Fang", "Torcon", V]
        )
        game = Scenario(you=side, step=0)
        game.choose(found)
        if found == MACH:
            game.expect(YOU, "choose", "no", MAROKU, "Torcon")
            game.choose("Torcon")
            assert game.gears("Torcon") == [MACH]
        assert game.where(found) == "battle"
    alone = Scenario(you=Side(battle=[MAROKU], deck=["Corile", MACH, "Fear Fang", "Torcon", V]), step=0)
    assert alone.where(MACH) == "deck"


def test_maroku_stays_if_a_shield_is_taken_whose_trigger_cannot_be_used() -> None:
    for shields in (["Brain Serum", "Terror Pit"], []):
        game = Scenario(
            you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[MAROKU], shields=shields)
        )
        game.use("Terror Pit")
        if shields:
            game.choose(MAROKU)
            game.choose("Terror Pit")
            assert (game.where(MAROKU), game.zone(OPPONENT, "hand")) == ("battle", ["Terror Pit"])
        else:
            assert game.where(MAROKU) == "graveyard"


@pytest.mark.parametrize("shields", [1, 2])
def test_one_shield_saves_one_of_two_marokus(shields: int) -> None:
    """609.4: what is put into the hand for the one cannot be put there for the other."""
    boom = spell("Boom", FIRE, 1, destroy(every(CREATURES)))
    theirs = Side(battle=[MAROKU, MAROKU], shields=shields)
    game = Scenario(you=Side(hand=[boom], mana=filler(fire=1)), opponent=theirs).use("Boom")
    while game.asked == "instead":
        game.choose(MAROKU)
    assert game.zone(OPPONENT, "battle") == [MAROKU] * shields


def test_niten_destroys_an_element_and_draws_for_light_elements() -> None:
    side = Side(hand=[NITEN], battle=["Brawler Zyler", MAROKU, TACHYON], mana=filler(fire=3, light=2))
    game = Scenario(you=side, opponent=Side(battle=["Emerald Claw", "Bolshack Dragon"]))
    game.use(NITEN)
    assert game.zone(OPPONENT, "graveyard") == ["Emerald Claw"]  # three fire elements: it costs 1
    game.accept().accept()
    assert len(game.zone(YOU, "hand")) == 2  # Maroku and Niten


def test_niten_uses_a_samurai_from_the_hand_that_costs_no_more_than_it_has_cards() -> None:
    game = Scenario(you=Side(battle=[NITEN], hand=[TACHYON, MACH, "Torcon"]), opponent=Side(shields=2))
    game.attack(NITEN).expect(YOU, "choose", "no", TACHYON)
    game.choose(TACHYON)
    assert game.where(TACHYON) == "battle"


def test_jubei_puts_a_gear_without_generating_it() -> None:
    battle = ["Sirius, the Patroller", tapped("Torcon")]
    game = Scenario(you=Side(hand=[JUBEI, DOSFANG], battle=battle, mana=filler(fire=5)))
    finish(game.use(JUBEI).choose(DOSFANG))
    assert game.where(DOSFANG) == "battle"


def test_neo_wave_catastrophe_is_put_on_a_gear_and_casts_shield_triggers() -> None:
    wave = "Neo Wave Catastrophe"
    deck = ["Brain Serum", "Torcon", "Terror Pit", "Corile"]
    game = Scenario(
        you=Side(
            battle=[crossed("Torcon", "Shining Defense")], hand=[wave], mana=filler(light=4, water=1), deck=[*deck]
        ),
        opponent=Side(battle=["Bolshack Dragon"], shields=1),
    )
    game.use(wave)
    assert (game.gears("Torcon"), game.has("Torcon", keywords.BLOCKER)) == ([wave], True)
    finish(game.attack("Torcon").accept().choose("Terror Pit"))
    assert game.zone(OPPONENT, "battle") == []
