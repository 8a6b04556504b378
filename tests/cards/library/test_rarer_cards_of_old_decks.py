"""Cards of lists of 2005 to 2009 that few lists have: played, with proofs of their phrases."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    Card,
    choose,
    creature,
    destroy,
    draw,
    evolves_from,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Illegal,
    Piece,
    Scenario,
    Side,
    crossed,
    exactly,
    filler,
    opponents,
    tapped,
)
from tests.cards.written import card as written

LORD = creature("Lord", FIRE, 2, 6000, "Human", evolves_from(your(CREATURES)))
KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))


def _of(race: str, name: str = "Other", power: int = 3000, cost: int = 3) -> Card:
    return creature(name, FIRE, cost, power, race)


# --- Cross gears ---
def test_drum_spirit_finds_another_creature_of_the_name_of_its_creature() -> None:
    you = Side(battle=[crossed("Torcon", "Drum Spirit"), "Corile"], deck=["Corile", "Torcon"])
    game = Scenario(you=you).tap_ability("Torcon")
    game.expect(YOU, "choose", "no", "Torcon").choose("Torcon")
    assert sorted(game.zone(YOU, "battle")) == ["Corile", "Drum Spirit", "Torcon", "Torcon"]


def test_drum_spirit_does_nothing_for_another_creature() -> None:
    game = Scenario(you=Side(battle=[crossed("Torcon", "Drum Spirit"), "Corile"], deck=["Corile"]))
    with pytest.raises(Illegal):
        game.tap_ability("Corile")


@pytest.mark.phrase("for_cost_of_the_crossed")
def test_ogre_fist_gives_power_for_the_cost_of_its_creature() -> None:
    big = _of("Human", "Big", 3000, 5)
    game = Scenario(you=Side(battle=[crossed(big, "Ogre Gear - Ogre Fist"), "Torcon"]))
    assert (game.power("Big"), game.power("Torcon")) == (8000, 1000)


def test_ogre_fist_is_not_blocked_by_weaker_creatures() -> None:
    walls = [written(f"{name}\nCreature - light - cost 2 - power {power} - Human\nBlocker") for name, power in
             (("Low", 5500), ("High", 8500))]  # fmt: skip
    big = _of("Human", "Big", 3000, 5)
    game = Scenario(you=Side(battle=[crossed(big, "Ogre Gear - Ogre Fist")]), opponent=Side(battle=walls, shields=2))
    game.attack("Big", OPPONENT).expect(OPPONENT, "block with", "no", "High")


@pytest.mark.phrase("with_gears")
def test_stomach_garden_takes_a_creature_with_its_gears() -> None:
    theirs = Side(battle=[crossed("Torcon", "Drum Spirit", "Ogre Gear - Ogre Fist"), crossed("Corile", "Fire Blade")])
    game = Scenario(you=Side(hand=["Stomach Garden"], mana=filler(nature=6), battle=["Torcon"]), opponent=theirs)
    game.use("Stomach Garden", opponents("Torcon"))
    assert sorted(game.zone(OPPONENT, "mana")) == ["Drum Spirit", "Ogre Gear - Ogre Fist", "Torcon"]


# --- Rock-Paper-Scissors ---
JOSE = "Jose Wilbert, Gaia's Justice"


@pytest.mark.phrase("RETURNS_IF_YOU_WIN_A_THROW")
@pytest.mark.parametrize(("mine", "theirs", "goes"), [("rock", "scissors", "hand"), ("rock", "paper", "graveyard")])
def test_jose_returns_if_its_player_wins(mine: str, theirs: str, goes: str) -> None:
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1), battle=[JOSE, "Torcon"]))
    game.use("Kill", JOSE).choose(mine, theirs)
    assert game.where(JOSE) == goes


def test_jose_throws_again_after_a_draw() -> None:
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1), battle=[JOSE, "Torcon"]))
    game.use("Kill", JOSE).choose("rock", "rock", "paper", "rock")
    assert game.where(JOSE) == "hand"


@pytest.mark.parametrize(("theirs", "left"), [("scissors", 1), ("paper", 3)])
def test_jose_breaks_three_shields_if_its_player_wins(theirs: str, left: int) -> None:
    game = Scenario(you=Side(battle=[JOSE]), opponent=Side(shields=4))
    game.attack(JOSE, OPPONENT).choose("rock", theirs)
    game.choose(*["shield 1", "shield 2", "shield 3"][: 4 - left])
    assert len(game.zone(OPPONENT, "shields")) == left


# --- Losing ---
LEMON = "Fullmetal Lemon, Brave King Mecha"


@pytest.mark.phrase("may_put_top_cards_into_graveyard_to_survive")
@pytest.mark.parametrize("pays", [True, False])
def test_lemon_may_mill_ten_cards_instead_of_losing_by_an_attack(pays: bool) -> None:
    game = Scenario(
        you=Side(battle=[LEMON], shields=0, deck=12), opponent=Side(battle=["Torcon", "Corile"]), turn=OPPONENT
    )
    game.attack("Torcon", YOU).choose(LEMON if pays else "no")
    assert game.over is not pays
    if pays:
        assert len(game.zone(YOU, "graveyard")) == 10 and game.where(LEMON) == "battle"
        assert game.attack("Corile", YOU).winner == OPPONENT  # two cards are left


# --- Names, races and attacks ---
@pytest.mark.phrase("sharing_a_name_with_the_graveyard")
def test_chain_of_grief_destroys_a_creature_of_which_another_lies_in_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=["Chain of Grief"], mana=filler(darkness=3), graveyard=["Corile"], battle=["Faerie Child"]),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"], graveyard=["Torcon", "Terror Pit", "Fear Fang"]),
    )
    game.use("Chain of Grief").expect(YOU, "choose", "Torcon", "Fear Fang").choose("Torcon")
    assert game.zone(OPPONENT, "battle") == ["Corile", "Fear Fang"]


@pytest.mark.phrase("none_has_attacked")
def test_raizen_attacks_after_a_tyranno_drake() -> None:
    drake = _of("Tyranno Drake", "Drake")
    game = Scenario(you=Side(battle=["Pursuiting Raizen", drake, "Torcon"]), opponent=Side(shields=4))
    assert not game.can_choose("Pursuiting Raizen")
    game.attack("Torcon", OPPONENT).choose("shield 1")
    assert not game.can_choose("Pursuiting Raizen")
    game.attack("Drake", OPPONENT).choose("shield 1")
    assert game.attack("Pursuiting Raizen", OPPONENT).asked == "break"


@pytest.mark.phrase("whenever_one_evolves")
@pytest.mark.parametrize(("base", "drawn"), [("Aqua Hulcus", 1), ("Torcon", 0)])
def test_aqua_screw_draws_as_another_creature_of_its_races_evolves(base: str, drawn: int) -> None:
    you = Side(hand=[LORD], mana=filler(fire=2), battle=["Aqua Screw", base], deck=filler(3))
    game = Scenario(you=you).use("Lord", base)
    if drawn:
        game.accept()
    assert len(game.zone(YOU, "hand")) == drawn


def test_aqua_screw_does_not_draw_for_itself() -> None:
    you = Side(hand=[LORD], mana=filler(fire=2), battle=["Aqua Screw", "Torcon"], deck=filler(3))
    assert Scenario(you=you).use("Lord", "Aqua Screw").zone(YOU, "hand") == []


# --- Spells, and what is done for one ---
def test_devilcast_energy_takes_a_shield_for_each_creature_that_it_taps() -> None:
    devils = [_of("Grand Devil", name) for name in ("One", "Two", "Three")]
    game = Scenario(
        you=Side(hand=["Devilcast Energy"], mana=filler(darkness=6), battle=[*devils[:2], tapped(devils[2]), "Torcon"]),
        opponent=Side(shields=["Terror Pit", "Corile", "Fear Fang"]),
    )
    game.use("Devilcast Energy").expect(YOU, "choose", "no", "One", "Two").choose("One", "Two")
    game.choose("shield 1", "shield 2").declare("Terror Pit").choose("Torcon")
    assert len(game.zone(OPPONENT, "shields")) == 1 and game.is_tapped("One") and game.is_tapped("Two")


def test_tyranno_drive_energy_adds_up_the_power_of_what_it_taps() -> None:
    drakes = [_of("Tyranno Drake", "One", 2000), _of("Tyranno Drake", "Two", 3000)]
    theirs = [_of("Human", "Low", 5000), _of("Human", "High", 5500), _of("Human", "Lowest", 1000)]
    game = Scenario(
        you=Side(hand=["Tyranno-Drive Energy"], mana=filler(fire=3), battle=[*drakes, "Torcon"]),
        opponent=Side(battle=theirs),
    )
    game.use("Tyranno-Drive Energy").choose("One", "Two").expect(YOU, "choose", "Low", "Lowest").choose("Low")
    assert game.zone(OPPONENT, "battle") == ["High", "Lowest"]


AUGUST = "August the 3rd, Young Emperor of the Demonic Eye"


def test_august_destroys_a_creature_with_the_power_of_what_is_put() -> None:
    game = Scenario(
        you=Side(hand=[_of("Human", "Three", 3000, 1)], mana=filler(fire=1), battle=[AUGUST]),
        opponent=Side(battle=[_of("Human", "Same", 3000), _of("Human", "More", 4000)]),
    )
    assert game.use("Three").zone(OPPONENT, "battle") == ["More"]


def test_august_counts_itself() -> None:
    same = _of("Human", "Same", 5000)
    game = Scenario(you=Side(hand=[AUGUST], mana=filler(darkness=6)), opponent=Side(battle=[same, "Corile"]))
    assert game.use(AUGUST).zone(OPPONENT, "battle") == ["Corile"]


def test_august_discards_a_spell_that_costs_as_much_as_the_one_that_was_cast() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[AUGUST]),
        opponent=Side(
            battle=["Corile", "Torcon"], hand=["Holy Awe", "Terror Pit", "Natural Snare", _of("Human", "Six", 1, 6)]
        ),
    )
    game.use("Terror Pit", "Corile")
    game.expect(YOU, "choose", "no", "Holy Awe", "Terror Pit", "Natural Snare").choose("Holy Awe")
    assert "Holy Awe" in game.zone(OPPONENT, "graveyard")


def test_senju_splash_lets_the_player_choose_a_card_of_two_zones() -> None:
    game = Scenario(
        you=Side(hand=["Senju Splash"], mana=filler(water=4), battle=["Torcon"]),
        opponent=Side(battle=["Corile"], mana=["Fear Fang"], deck=exactly("Torcon")),
    )
    game.use("Senju Splash", OPPONENT).expect(OPPONENT, "choose", "Corile", "Fear Fang").choose("Fear Fang")
    assert game.zone(OPPONENT, "deck") == ["Fear Fang", "Torcon"]


# --- Fort Energy, and cards of one name ---
@pytest.mark.parametrize("race", ["Great Mecha King", "Human"])
def test_garongar_turns_two_shields_of_any_player_face_up(race: str) -> None:
    mana = [creature("Source", LIGHT, 1, 1000, race), *filler(light=3)]
    you = Side(hand=["Search Armor Garongar"], mana=mana, shields=["Corile"])
    game = Scenario(you=you, opponent=Side(shields=["Terror Pit", "Fear Fang"]))
    game.use("Search Armor Garongar")
    turned = race == "Great Mecha King"
    if turned:
        game.choose("Corile", "Fear Fang")
    assert [game.is_face_up(name) for name in ("Corile", "Terror Pit", "Fear Fang")] == [turned, False, turned]


@pytest.mark.parametrize("race", ["Arc Seraphim", "Human"])
def test_zafal_banikis_brings_another_one(race: str) -> None:
    name = "Zafal Banikis, Spirit Knight"
    mana: list[str | Card | Piece] = [creature("Source", NATURE, 1, 1000, race), *filler(nature=4), tapped(name)]
    game = Scenario(you=Side(hand=[name], mana=mana)).use(name)
    assert game.zone(YOU, "battle") == [name] * (2 if race == "Arc Seraphim" else 1)


CARROT, BOLTAS, CRUZ = "Karate Carrot", "Boltas, Forest of Knowledge", "Cruz Taspol, Spirit Knight"
PHOENIX = "Supernova Jupiter King Empire"


@pytest.mark.parametrize("others", [2, 1])
@pytest.mark.parametrize(("name", "zone"), [(CARROT, "mana"), (BOLTAS, "graveyard"), (CRUZ, "deck")])
def test_each_of_the_three_fetches_the_phoenix_if_both_others_are_there(name: str, zone: str, others: int) -> None:
    partners = [one for one in (CARROT, BOLTAS, CRUZ) if one != name][:others]
    mana: list[str | Card | Piece] = [*filler(nature=4), *([tapped(PHOENIX)] if zone == "mana" else [])]
    graveyard, deck = ([PHOENIX] if zone == place else [] for place in ("graveyard", "deck"))
    game = Scenario(you=Side(hand=[name], battle=partners, mana=mana, graveyard=graveyard, deck=deck)).use(name)
    if others == 2:
        game.choose(PHOENIX)
    assert (game.where(PHOENIX) == "hand") is (others == 2)


# --- Breaking otherwise, and leaving otherwise ---
DANRIMOS = "Fuuma Danrimos"


@pytest.mark.phrase("does_instead_of_breaking")
@pytest.mark.parametrize(("named", "goes"), [("Terror Pit", "graveyard"), ("Corile", "hand")])
def test_danrimos_names_a_card_instead_of_breaking_a_shield(named: str, goes: str) -> None:
    devil = _of("Grand Devil", "Devil")
    theirs = Side(shields=["Terror Pit"], graveyard=["Terror Pit", "Corile"], battle=["Faerie Child"])
    game = Scenario(you=Side(battle=[DANRIMOS, devil, "Torcon"]), opponent=theirs).attack("Devil", OPPONENT)
    game.choose(named)
    if goes == "hand":
        game.declare("Terror Pit").choose("Torcon")  # it is put into the hand, and its shield trigger works
        assert game.where("Torcon") == "graveyard"
    assert game.zone(OPPONENT, "shields") == []
    assert game.zone(OPPONENT, "graveyard").count("Terror Pit") == 2


def test_danrimos_names_a_card_for_each_shield_that_would_be_broken() -> None:
    devil = written("Devil\nCreature - fire - cost 3 - power 6000 - Grand Devil\nDouble breaker")
    theirs = Side(shields=["Fear Fang", "Corile", "Corile"], graveyard=["Corile"])
    game = Scenario(you=Side(battle=[DANRIMOS, devil]), opponent=theirs).attack("Devil", OPPONENT)
    game.choose("shield 1", "shield 2")  # it would break these
    game.choose("Corile", "shield 1")
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]
    game.choose("Corile", "shield 1")
    assert len(game.zone(OPPONENT, "shields")) == 1 and game.zone(OPPONENT, "graveyard") == ["Corile", "Corile"]


def test_danrimos_is_about_grand_devils_alone() -> None:
    game = Scenario(you=Side(battle=[DANRIMOS, "Torcon"]), opponent=Side(shields=["Corile"]))
    assert game.attack("Torcon", OPPONENT).zone(OPPONENT, "hand") == ["Corile"]


RYOMA = "Ryoma Giant"


@pytest.mark.phrase("may_instead_of_leaving_by_opponents_spell")
@pytest.mark.parametrize("pays", [True, False])
def test_ryoma_giant_may_lose_a_gear_instead_of_leaving_by_a_spell(pays: bool) -> None:
    game = Scenario(
        you=Side(battle=[crossed(RYOMA, "Fire Blade"), "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", RYOMA)
    game = game.accept() if pays else game.decline()
    assert game.where(RYOMA) == ("battle" if pays else "graveyard")
    assert game.where("Fire Blade") == ("graveyard" if pays else "battle")


def test_ryoma_giant_leaves_without_a_gear_or_by_a_creature() -> None:
    opponent = Side(hand=["Terror Pit"], mana=filler(darkness=6))
    bare = Scenario(you=Side(battle=[RYOMA, "Torcon"]), opponent=opponent, turn=OPPONENT)
    assert bare.use("Terror Pit", RYOMA).where(RYOMA) == "graveyard"
    giant = _of("Human", "Giant", 9000)
    battle = Scenario(
        you=Side(battle=[tapped(crossed(RYOMA, "Fire Blade"))]), opponent=Side(battle=[giant]), turn=OPPONENT
    )
    assert battle.attack("Giant", RYOMA).where(RYOMA) == "graveyard"


def test_ryoma_giant_brings_a_gear_and_breaks_a_shield_more_for_it() -> None:
    you = Side(hand=[RYOMA], mana=[*filler(nature=7), tapped("Fire Blade")], battle=["Torcon"])
    game = Scenario(you=you, opponent=Side(shields=4)).use(RYOMA, "Fire Blade")
    assert game.gears(RYOMA) == ["Fire Blade"]
    game = Scenario(you=Side(battle=[crossed(RYOMA, "Fire Blade")]), opponent=Side(shields=4)).attack(RYOMA, OPPONENT)
    game.choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 2


# --- Two gears on one creature ---
def _wall(power: int) -> Card:
    return written(f"Wall {power}\nCreature - light - cost 2 - power {power} - Human\nBlocker")


QUEEN, LORD_OF_SWORDS = "Queen of Protection", "Lord of Legend Sword"


@pytest.mark.phrase("crossed_with_the_crossed")
def test_queen_of_protection_gives_more_with_the_sword_on_the_same_creature() -> None:
    both = Scenario(you=Side(battle=[crossed("Torcon", QUEEN, LORD_OF_SWORDS), "Corile"]))
    assert both.power("Torcon") == 13000 and both.has("Torcon", keywords.BLOCKER)
    apart = Scenario(you=Side(battle=[crossed("Torcon", QUEEN), crossed("Corile", LORD_OF_SWORDS)]))
    assert (apart.power("Torcon"), apart.power("Corile")) == (5000, 2000)


@pytest.mark.parametrize(("gears", "broken"), [((LORD_OF_SWORDS,), 2), ((LORD_OF_SWORDS, QUEEN), 4)])
def test_lord_of_legend_sword_breaks_two_more_with_the_queen(gears: tuple[str, ...], broken: int) -> None:
    game = Scenario(you=Side(battle=[crossed("Torcon", *gears)]), opponent=Side(shields=5)).attack("Torcon", OPPONENT)
    game.choose(*[f"shield {number}" for number in range(1, broken + 1)])
    assert len(game.zone(OPPONENT, "shields")) == 5 - broken


def test_lord_of_legend_sword_is_not_blocked_by_weaker_creatures() -> None:
    walls = [_wall(900), _wall(1100)]
    game = Scenario(you=Side(battle=[crossed("Torcon", LORD_OF_SWORDS)]), opponent=Side(battle=walls, shields=3))
    game.attack("Torcon", OPPONENT).expect(OPPONENT, "block with", "no", "Wall 1100")


# --- Races, and drawing otherwise ---
@pytest.mark.phrase("for_each_race_among")
def test_barnian_counts_the_races_of_the_opponents_creatures() -> None:
    theirs = [_of("Human", "One"), _of("Human/Beast Folk", "Two"), _of("Angel Command", "Three")]
    game = Scenario(you=Side(battle=["Rebellious Steelfist Barnian", "Torcon"]), opponent=Side(battle=theirs))
    assert game.power("Rebellious Steelfist Barnian") == 2000 + 3 * 2000
    alone = Scenario(you=Side(battle=["Rebellious Steelfist Barnian", "Torcon"]))
    assert alone.power("Rebellious Steelfist Barnian") == 2000


TWICE = spell("Twice", FIRE, 1, draw(2))


@pytest.mark.phrase("draws_two_and_puts_one_back")
@pytest.mark.parametrize("shielded", [True, False])
def test_pirolon_draws_two_for_each_card_that_would_be_drawn(shielded: bool) -> None:
    """114.4a: what is done instead of the first draw is over before the second."""
    deck = exactly("Corile", "Fear Fang", "Terror Pit", "Holy Awe", "Faerie Child")
    you = Side(
        hand=["Pirolon", TWICE], mana=filler(water=3, fire=1), shields=["Natural Snare"], deck=deck, battle=["Torcon"]
    )
    game = Scenario(you=you).use("Pirolon", "shield 1" if shielded else "no").use("Twice")
    if not shielded:
        assert game.zone(YOU, "hand") == ["Corile", "Fear Fang"]
        return
    assert game.zone(YOU, "hand") == []  # nobody sees the card before they have decided
    game.accept().choose("Corile")
    assert game.zone(YOU, "hand") == ["Fear Fang"] and game.zone(YOU, "deck")[-1] == "Corile"
    game.decline()  # the second draw
    assert sorted(game.zone(YOU, "hand")) == ["Fear Fang", "Terror Pit"]
