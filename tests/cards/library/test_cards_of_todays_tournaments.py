"""Cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, NATURE, WATER, creature, speed_attacker
from sim.engine.record.codes import keywords
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Scenario,
    Side,
    ability,
    exactly,
    filler,
    pile,
    tapped,
)
from tests.cards.written import card

DARK = creature("Imp", DARKNESS, 2, 1000, "Human")
SPARK = creature("Spark", FIRE, 1, 1000, "Human")
DRAGON, FANG, MANE, LIGER = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
PIT, TOUCH, SERUM, HULCUS = "Terror Pit", "Ghost Touch", "Brain Serum", "Aqua Hulcus"
KUNOICHI, HOLY = "Kunoichimantra, Sacred Chaos", "Chaosmantra, Holy"
MECHA = card(
    """Small Mecha
    Creature - light - cost 3 - power 2000 - Mecha Del Stella"""
)
RAINBOW = filler(light=2, water=2, darkness=2, fire=2, nature=2)


# --- Ninja Change (docs/keywords.md) ---
@pytest.mark.phrase("ninja_change")
def test_ninja_change_exchanges_a_mecha_when_an_opponents_creature_attacks() -> None:
    game = Scenario(
        you=Side(hand=[KUNOICHI], battle=[MECHA, HULCUS], shields=3),
        opponent=Side(battle=[FANG, MANE], shields=3),
        turn=OPPONENT,
    )
    game.attack(FANG).declare(KUNOICHI)
    assert game.zone(YOU, "battle") == [HULCUS, KUNOICHI] and game.zone(YOU, "hand") == ["Small Mecha"]
    assert game.power(HULCUS) == 5000 and not game.is_tapped(KUNOICHI)


@pytest.mark.phrase("ninja_change")
def test_a_creature_that_ninja_change_exchanges_costs_enough_and_stays_tapped() -> None:
    cheap = card("Cheap Mecha\nCreature - light - cost 2 - power 2000 - Mecha Del Stella")
    game = Scenario(
        you=Side(hand=[KUNOICHI], battle=[cheap]), opponent=Side(battle=[FANG, MANE], shields=3), turn=OPPONENT
    )
    game.attack(FANG).declare(KUNOICHI)
    assert game.zone(YOU, "battle") == ["Cheap Mecha"]
    game = Scenario(
        you=Side(hand=[KUNOICHI], battle=[tapped(MECHA)]), opponent=Side(battle=[FANG, MANE], shields=3), turn=OPPONENT
    )
    game.attack(FANG).declare(KUNOICHI)
    assert game.is_tapped(KUNOICHI)


@pytest.mark.phrase("ninja_change")
def test_ninja_changes_and_strikes_in_one_attack() -> None:
    """A Ninja Strike may follow a Ninja Change, but neither change follows a strike or a change."""
    strike = "Hayabusamaru, Lightfang Ninja"
    game = Scenario(
        you=Side(hand=[KUNOICHI, HOLY, strike], battle=[MECHA, MECHA], mana=filler(light=4)),
        opponent=Side(battle=[FANG, MANE], shields=3),
        turn=OPPONENT,
    )
    game.attack(FANG).declare(KUNOICHI, strike).choose(KUNOICHI).choose("Small Mecha#1").choose(strike)
    assert KUNOICHI in game.zone(YOU, "battle") and strike in game.zone(YOU, "battle")
    game = Scenario(
        you=Side(hand=[KUNOICHI, strike], battle=[MECHA], mana=filler(light=4)),
        opponent=Side(battle=[FANG, MANE], shields=3),
        turn=OPPONENT,
    )
    game.attack(FANG).declare(KUNOICHI, strike).choose(strike)
    assert KUNOICHI in game.zone(YOU, "hand")


def test_holy_chaosmantra_taps_all_and_keeps_new_creatures_from_attacking() -> None:
    big = card("Big Mecha\nCreature - light - cost 5 - power 2000 - Mecha Del Stella")
    game = Scenario(
        you=Side(hand=[HOLY], battle=[big], shields=3),
        opponent=Side(
            battle=[FANG, MANE], hand=[creature("Fast", FIRE, 1, 1000, "Human", speed_attacker)], mana=filler(fire=1)
        ),
        turn=OPPONENT,
    )
    game.attack(FANG).declare(HOLY)
    assert game.is_tapped(MANE)
    game = Scenario(
        you=Side(battle=[HOLY]),
        opponent=Side(
            battle=[FANG], hand=[creature("Fast", FIRE, 1, 1000, "Human", speed_attacker)], mana=filler(fire=1)
        ),
        turn=OPPONENT,
    )
    game.use("Fast")
    assert "attack" in game.refused("Fast", "attack") and not game.refused(FANG, "attack")


# --- Final Final Revolution ---
GOLDEN = "Final Dogiragolden"


@pytest.mark.phrase("final_final_revolution")
def test_dogiragolden_stops_attacks_once_in_a_game() -> None:
    game = Scenario(
        you=Side(hand=[GOLDEN, GOLDEN], mana=filler(fire=8, nature=8), shields=3),
        opponent=Side(battle=[FANG, MANE, LIGER], shields=3),
    )
    game.use(GOLDEN).choose(ability(GOLDEN, "mana zone")).choose(FANG)
    assert game.zone(OPPONENT, "mana") == [FANG]
    game.end_turn().next_turn()
    assert game.has(MANE, keywords.CANT_ATTACK_PLAYERS)
    game.end_turn().next_turn().until("use a card")
    assert not game.has(MANE, keywords.CANT_ATTACK_PLAYERS)
    game.use(GOLDEN).choose(ability(GOLDEN, "mana zone")).choose(MANE).end_turn().next_turn()
    assert not game.has(LIGER, keywords.CANT_ATTACK_PLAYERS)


@pytest.mark.phrase("forbidden")
def test_dogiragolden_destroys_a_forbidden_creature() -> None:
    game = Scenario(
        you=Side(hand=[GOLDEN], mana=filler(fire=4, nature=4)),
        opponent=Side(battle=[FANG, "Dokindam X, The Legendary Forbidden"]),
    )
    game.use(GOLDEN).choose(ability(GOLDEN, "mana zone")).choose(FANG)
    assert game.over and game.winner == YOU


# --- Before each break ---
KAKUMEIJIN = "Kakumeijin, Geima King Dragon"


@pytest.mark.phrase("before_each_break")
def test_kakumeijin_casts_a_spell_before_each_break() -> None:
    game = Scenario(
        you=Side(battle=[KAKUMEIJIN], hand=[SERUM], graveyard=[TOUCH], mana=filler(4)),
        opponent=Side(shields=["Corile", "Torcon", "Corile"], hand=["Torcon"] * 2),
    )
    game.attack(KAKUMEIJIN).choose("shield 1", "shield 2")
    assert sorted(game.options) == sorted(["no", SERUM, TOUCH])
    game.choose(SERUM)
    while game.asked == "may":
        game.accept()
    assert len(game.zone(OPPONENT, "shields")) == 3 and len(game.zone(YOU, "hand")) == 2
    game.choose(TOUCH)
    assert len(game.zone(OPPONENT, "shields")) == 1 and game.zone(YOU, "graveyard") == []
    assert game.zone(YOU, "deck")[-2:] == [SERUM, TOUCH]


def test_kakumeijin_casts_nothing_that_costs_more_than_its_mana() -> None:
    game = Scenario(you=Side(battle=[KAKUMEIJIN], hand=[PIT], mana=filler(5)), opponent=Side(shields=3))
    game.attack(KAKUMEIJIN).choose("shield 1", "shield 2")
    assert game.zone(YOU, "hand") == [PIT] and len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("before_each_break")
def test_hyper_en_gels_adds_a_shield_before_it_breaks_one() -> None:
    game = Scenario(you=Side(battle=["Hyper En Gels", FANG], shields=2), opponent=Side(shields=3))
    game.attack("Hyper En Gels").choose("shield 1").accept()
    assert len(game.zone(YOU, "shields")) == 3


def test_hyper_en_gels_keeps_its_owners_creatures_with_seven_shields() -> None:
    game = Scenario(
        you=Side(battle=["Hyper En Gels", FANG], shields=7, mana=filler(water=2), hand=["Spiral Gate"]),
        opponent=Side(battle=[MANE]),
    )
    game.hyperify("Hyper En Gels").use("Spiral Gate", FANG)
    assert FANG in game.zone(YOU, "battle")
    game.until("choose").choose(FANG).choose("no")
    assert not game.is_tapped(FANG)


# --- Shields ---
@pytest.mark.phrase("PUT_TOP_CARD_ONTO_THAT_SHIELD")
def test_white_wisdom_adds_a_shield_of_two_cards_and_taps() -> None:
    wisdom = "White Wisdom, White Knight Elemental"
    game = Scenario(
        you=Side(hand=[wisdom], mana=filler(light=11), shields=1, deck=["Torcon", "Corile"]),
        opponent=Side(battle=[FANG, MANE]),
    )
    game.use(wisdom).accept()
    game.choose(FANG)
    if game.asked == "choose":
        game.choose(MANE)
    assert game.is_tapped(FANG) and game.is_tapped(MANE)
    assert len(game.zone(YOU, "shields")) == 2 and game.is_face_up("Corile") and not game.is_face_up("Torcon")
    game.end_turn().next_turn()
    assert game.is_tapped(FANG) and game.is_tapped(MANE)


# --- Abyss Rush for the graveyard ---
JASHIN = "Abyssbell = Jashin Emperor"


@pytest.mark.phrase("lends_abyss_rush", "cost_less")
def test_jashin_lets_an_abyss_of_the_graveyard_be_summoned_for_two_less() -> None:
    abyss = card("Deep One\nCreature - darkness - cost 5 - power 3000 - Abyss Royale")
    other = card("Shallow One\nCreature - darkness - cost 3 - power 3000 - Human")
    game = Scenario(
        you=Side(battle=[JASHIN], graveyard=[abyss, other], hand=[abyss], mana=filler(darkness=3)),
        opponent=Side(battle=[FANG], shields=3),
    )
    assert game.refused("Shallow One")
    assert [option for option in game.options if "Deep" in option] == ["Deep One"]  # not the one of the hand
    game.use("Deep One")
    assert game.untapped_mana(YOU) == 0
    game.attack("Deep One").choose("shield 1").settle()
    assert game.end_turn().zone(YOU, "deck")[-1] == "Deep One"


@pytest.mark.phrase("lends_abyss_rush")
def test_an_abyss_that_jashin_lets_be_summoned_may_cost_still_less() -> None:
    less = "While you are summoning this creature, you may discard a card from your hand. If you do, it costs 3 less to"
    abyss = card(f"Deep One\nCreature - darkness - cost 8 - power 3000 - Abyss Royale\n{less} summon.")
    game = Scenario(
        you=Side(battle=[JASHIN], graveyard=[abyss], hand=["Torcon"], mana=filler(darkness=3)),
        opponent=Side(shields=3),
    )
    game.use("Deep One").attack("Deep One").choose("shield 1").settle()
    assert game.end_turn().zone(YOU, "deck")[-1] == "Deep One"


def test_jashin_stays_for_two_cards_of_the_hand() -> None:
    game = Scenario(
        you=Side(battle=[JASHIN], hand=["Torcon", "Corile"], shields=3),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).accept().choose("Torcon")
    assert game.zone(YOU, "battle") == [JASHIN] and game.zone(YOU, "hand") == []


# --- Choices of a list ---
@pytest.mark.phrase("some_or_each")
def test_perfect_ballom_does_two_things_or_with_five_civilizations_each() -> None:
    ballom = "Perfect Ballom"
    five = creature("Prism", LIGHT | WATER | DARKNESS | FIRE | NATURE, 5, 3000, "Human")
    mana = [five] * 5
    game = Scenario(you=Side(hand=[ballom], mana=mana, battle=[FANG]), opponent=Side(battle=[MANE], hand=["Torcon"]))
    game.use(ballom).choose(1, 1)
    assert len(game.zone(YOU, "hand")) == 4
    game = Scenario(you=Side(hand=[ballom], mana=mana, battle=[five]), opponent=Side(battle=[MANE], hand=["Torcon"]))
    game.use(ballom).choose(0)
    while game.asked == "choose one":
        game.choose(game.options[0])
    game.settle()
    assert game.zone(OPPONENT, "battle") == [] and game.zone(OPPONENT, "hand") == []
    assert len(game.zone(YOU, "hand")) == 2 and len(game.zone(YOU, "mana")) == 6 and len(game.zone(YOU, "shields")) == 2


# --- Pandora Shift ---
ROYALS = "Pandora Royals"


@pytest.mark.phrase("pandora_shift", "when_put_into_your_hyperspatial_zone", "may_summon_from")
def test_pandora_royals_goes_to_the_hyperspatial_zone_and_is_summoned_from_there() -> None:
    game = Scenario(you=Side(hand=[ROYALS], mana=filler(water=3, fire=3)), opponent=Side(battle=[FANG], shields=3))
    game.use(ROYALS, way="2 water and fire")
    assert game.zone(YOU, "hyperspatial") == [ROYALS] and game.untapped_mana(YOU) == 4
    assert game.asked == "choose"
    game.choose(game.options[0])
    assert len(game.zone(YOU, "hand")) == 1
    game.use(ROYALS)
    game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [ROYALS] and game.untapped_mana(YOU) == 0


@pytest.mark.phrase("goes_to_hyperspatial_after_casting")
def test_a_spell_goes_to_the_hyperspatial_zone_after_it_was_cast() -> None:
    box = card(
        """Box
        Spell - water - cost 1
        After you cast this spell, put it into your hyperspatial zone instead of your graveyard.
        Draw a card."""
    )
    game = Scenario(you=Side(hand=[box], mana=filler(water=1)))
    game.use("Box")
    assert game.zone(YOU, "hyperspatial") == ["Box"] and game.zone(YOU, "graveyard") == []


# --- What leaves only by being destroyed ---
@pytest.mark.phrase("leaves_only_destroyed")
def test_bauwauja_leaves_in_your_turn_only_by_being_destroyed() -> None:
    roar = "Bauwauja, Abyssal Three Roar"
    bounce = card("Bounce\nSpell - water - cost 1\nReturn an element to its owner's hand.")
    kill = card("Kill\nSpell - darkness - cost 1\nDestroy an element.")
    mine = Side(battle=[roar, *[DARK] * 3], hand=[bounce, kill], mana=filler(water=1, darkness=1))
    game = Scenario(you=mine, opponent=Side(battle=[MANE]))
    game.use("Bounce", roar)
    assert roar in game.zone(YOU, "battle")
    game.use("Kill", roar)
    assert roar in game.zone(YOU, "graveyard")
    game = Scenario(
        you=Side(battle=[roar, *[DARK] * 3]), opponent=Side(hand=[bounce], mana=filler(water=1)), turn=OPPONENT
    )
    game.use("Bounce", roar)
    assert roar in game.zone(YOU, "hand")


def test_bauwauja_is_a_creature_with_four() -> None:
    roar = "Bauwauja, Abyssal Three Roar"
    game = Scenario(you=Side(battle=[roar, *[DARK] * 2]), opponent=Side(battle=[MANE], shields=5))
    assert game.refused(roar, "attack")
    game = Scenario(you=Side(battle=[roar, *[DARK] * 3]), opponent=Side(battle=[MANE], shields=5))
    assert not game.refused(roar)
    game.attack(roar)
    assert game.zone(OPPONENT, "battle") == []


# --- Fire ---
@pytest.mark.phrase("SHUFFLE_THIS_SPELL_INTO_DECK")
def test_raid_entry_finds_itself() -> None:
    """It is shuffled into the deck before the top cards are looked at."""
    raider = "Bolshack Raider, Assault Dragon / Raid Entry"
    game = Scenario(you=Side(hand=[raider], mana=filler(fire=6), deck=exactly("Torcon", "Corile")))
    game.use("Raid Entry")
    assert game.asked == "choose" and any("Raider" in option for option in game.options)
    game.choose(raider).choose(0)
    assert game.zone(YOU, "battle") == ["Bolshack Raider, Assault Dragon"]


def test_loren_destroys_and_stays_with_three_of_fire() -> None:
    loren = "Bolshack Loren Dragon"
    game = Scenario(you=Side(hand=[loren], mana=filler(fire=5), battle=[SPARK, SPARK]), opponent=Side(battle=[FANG]))
    game.use(loren)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert loren in game.zone(YOU, "battle") and game.zone(OPPONENT, "battle") == []
    game = Scenario(you=Side(hand=[loren], mana=filler(fire=5), battle=[SPARK]), opponent=Side(battle=[LIGER]))
    game.use(loren)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.zone(YOU, "graveyard") == [loren] and game.zone(OPPONENT, "battle") == [LIGER]


@pytest.mark.phrase("keep_own_tapped")
def test_kotatsumuri_stays_tapped_after_it_attacked() -> None:
    game = Scenario(
        you=Side(battle=["Kotatsumuri", "Torcon"], mana=filler(fire=4), shields=3), opponent=Side(shields=5)
    )
    assert game.has("Kotatsumuri", keywords.DOUBLE_BREAKER)
    game.attack("Kotatsumuri").choose("shield 1", "shield 2").end_turn().next_turn().end_turn().next_turn()
    assert game.is_tapped("Kotatsumuri")
    game.end_turn().next_turn().end_turn().next_turn()
    assert not game.is_tapped("Kotatsumuri")


@pytest.mark.phrase("master_bad_action_dynamite")
@pytest.mark.parametrize(("summoned", "cost"), [(0, 5), (1, 3), (2, 1)])
def test_bad_brand_costs_less_for_each_creature_of_the_turn(summoned: int, cost: int) -> None:
    game = Scenario(
        you=Side(hand=["Bad Brand", *[SPARK] * summoned], mana=filler(fire=summoned + cost), battle=["Torcon"]),
        opponent=Side(shields=5),
    )
    for _ in range(summoned):
        game.use("Spark")
    game.use("Bad Brand", way="less")
    assert game.untapped_mana(YOU) == 0 and game.has("Bad Brand", keywords.SPEED_ATTACKER)
    game.until("choose").choose("Bad Brand")
    assert "Bad Brand" in game.zone(YOU, "graveyard")


def test_iron_manhattan_leaves_two_shields_and_lets_one_creature_be_put() -> None:
    iron = "Iron Manhattan"
    game = Scenario(
        you=Side(hand=[iron, "Torcon"], mana=filler(fire=9)),
        opponent=Side(shields=["Corile"] * 5, hand=[FANG], mana=filler(darkness=9)),
    )
    game.use(iron).choose("shield 1", "shield 2").choose("Torcon")
    assert len(game.zone(OPPONENT, "shields")) == 2 and game.zone(YOU, "graveyard") == ["Torcon"]


# --- S-MAX, and what happens instead of losing ---
CRYMAX = "CRYMAX Jaouga"


@pytest.mark.phrase("ONI_STAR_MAX_EVOLUTION")
def test_crymax_stays_for_three_of_its_owners_cards() -> None:
    game = Scenario(
        you=Side(battle=[CRYMAX, FANG, MANE, HULCUS], shields=3),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT, CRYMAX).accept()
    assert CRYMAX in game.options
    game.choose(FANG, MANE, HULCUS)
    assert game.zone(YOU, "battle") == [CRYMAX] and sorted(game.zone(YOU, "graveyard")) == sorted([FANG, MANE, HULCUS])


@pytest.mark.phrase("ONI_STAR_MAX_EVOLUTION")
def test_crymax_keeps_its_owner_from_losing() -> None:
    game = Scenario(
        you=Side(battle=[CRYMAX, FANG, MANE], shields=0), opponent=Side(battle=[LIGER, "Torcon"]), turn=OPPONENT
    )
    game.attack("Torcon")
    game.expect(YOU, "instead")
    game.choose(CRYMAX).choose(CRYMAX, FANG)
    assert not game.over and len(game.zone(YOU, "graveyard")) == 3 and game.zone(YOU, "battle") == []


def test_815_1a_of_two_crymax_one_stays_and_three_cards_are_destroyed_for_the_other() -> None:
    """The other one would leave for the rule; what happens instead is over before the rule looks again."""
    game = Scenario(you=Side(hand=[CRYMAX], battle=[CRYMAX, FANG, MANE, HULCUS], mana=filler(darkness=7)))
    game.use(CRYMAX).expect(YOU, "choose", CRYMAX, CRYMAX)
    game.choose(CRYMAX).expect(YOU, "instead").choose(CRYMAX)
    game.choose(FANG, MANE, CRYMAX)
    assert game.zone(YOU, "battle") == [CRYMAX, HULCUS] or game.zone(YOU, "battle") == [HULCUS, CRYMAX]


def test_crymax_saves_nobody_with_fewer_than_three_cards() -> None:
    game = Scenario(you=Side(battle=[CRYMAX, FANG], shields=0), opponent=Side(battle=[LIGER]), turn=OPPONENT)
    game.attack(LIGER)
    assert game.winner == OPPONENT


def test_crymax_leaves_each_player_three_shields() -> None:
    game = Scenario(
        you=Side(hand=[CRYMAX], mana=filler(darkness=7), shields=5), opponent=Side(shields=4, battle=["Torcon"])
    )
    game.use(CRYMAX)
    while game.asked == "choose":
        game.choose(game.options[0])
    assert len(game.zone(YOU, "shields")) == 3 and len(game.zone(OPPONENT, "shields")) == 3
    assert len(game.zone(YOU, "graveyard")) == 2


@pytest.mark.phrase("survives_from_hand", "mill_from_bottom")
def test_balad_saves_its_owner_in_the_opponents_turn_from_the_hand() -> None:
    balad = "Balad Vi Na Shura"
    mine = Side(hand=[balad], mana=filler(darkness=1, fire=1), shields=0)
    game = Scenario(you=mine, opponent=Side(battle=[LIGER, "Torcon"]), turn=OPPONENT)
    game.attack("Torcon").accept()
    assert not game.over and game.zone(YOU, "deck")[-1] == balad
    mine = Side(hand=[balad], mana=filler(darkness=2), shields=0)
    game = Scenario(you=mine, opponent=Side(battle=[LIGER, "Torcon"]), turn=OPPONENT)
    game.attack("Torcon")
    assert game.winner == OPPONENT


@pytest.mark.phrase("mill_from_bottom")
@pytest.mark.parametrize(("bottom", "found"), [(FANG, True), (LIGER, False)])
def test_balad_puts_a_small_creature_from_the_bottom_at_oniend(bottom: str, found: bool) -> None:
    balad = "Balad Vi Na Shura"
    game = Scenario(
        you=Side(hand=[balad], mana=filler(darkness=3, fire=2), shields=0, deck=exactly("Torcon", "Corile", bottom)),
        opponent=Side(battle=["Torcon"]),
    )
    game.use(balad)
    if found:
        game.accept()
    assert (bottom in game.zone(YOU, "battle")) == found and len(game.zone(YOU, "deck")) == 2


URAGI = "Uragiridamus, Great Demon King"


@pytest.mark.phrase("may_put_cards_under_it_back_to_survive")
def test_uragiridamus_takes_five_creatures_and_keeps_its_owner_from_losing() -> None:
    game = Scenario(
        you=Side(
            hand=[URAGI], graveyard=[FANG, FANG, MANE, MANE, HULCUS, "Torcon"], mana=filler(darkness=7), shields=0
        ),
        opponent=Side(battle=[LIGER, "Torcon"]),
    )
    game.use(URAGI).accept()
    game.choose(FANG, f"{FANG}#2", MANE, f"{MANE}#2", HULCUS).choose(LIGER)
    assert len(game.under(URAGI)) == 5 and game.zone(OPPONENT, "battle") == ["Torcon"]
    game.end_turn().next_turn().until("attack with")
    game.attack("Torcon").accept()
    while game.asked in ("choose", "order"):
        game.choose(game.options[0])
    assert not game.over and game.under(URAGI) == [] and len(game.zone(YOU, "deck")) > 5


def test_uragiridamus_stays_for_five_cards_under_it() -> None:
    game = Scenario(
        you=Side(battle=[pile(URAGI, FANG, MANE, HULCUS, "Torcon", "Corile")], shields=3),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).accept()
    while game.asked in ("choose", "order"):
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [URAGI] and game.under(URAGI) == []


# --- Graveyard evolution on many ---
DOOM = "Supernova DOOM Dragerion"


@pytest.mark.phrase("costs_less_for_graveyard_bases", "super_infinite_graveyard_evolves_from")
def test_doom_dragerion_costs_less_for_each_creature_it_is_put_on() -> None:
    game = Scenario(
        you=Side(hand=[DOOM], graveyard=[FANG, MANE, LIGER, "Torcon", PIT], mana=filler(darkness=9)),
        opponent=Side(battle=[MANE], shields=5),
    )
    ways = [option.partition("costs ")[2][:6] for option in game.options if DOOM in option]
    assert ways == ["3 less", "4 less"]  # nine mana pay for no less, and the graveyard has four creatures
    game = Scenario(
        you=Side(hand=[DOOM], graveyard=[FANG, MANE, LIGER, "Torcon", PIT], mana=filler(darkness=9)),
        opponent=Side(battle=[MANE], shields=5),
    )
    game.use(DOOM, way="3 less").choose(FANG, LIGER, "Torcon")
    assert game.untapped_mana(YOU) == 0 and sorted(game.under(DOOM)) == sorted([FANG, LIGER, "Torcon"])
    game.attack(DOOM).choose("Torcon").choose(LIGER if LIGER in game.options else game.options[0])
    assert len(game.under(DOOM)) == 2 and len(game.zone(YOU, "battle")) == 2


def test_doom_dragerion_puts_no_creature_when_nothing_under_it_is_put_into_the_graveyard() -> None:
    game = Scenario(you=Side(battle=[pile(DOOM, "Corile")], graveyard=["Torcon"]), opponent=Side(shields=5))
    game.attack(DOOM, OPPONENT).decline()
    assert game.zone(YOU, "battle") == [DOOM] and game.zone(YOU, "graveyard") == ["Torcon"]


# --- Spells ---
RISING = "♪ Rising up, Demon and Angel, will they fall"


def test_rising_up_ignores_abilities_and_stops_spells_of_one_cost() -> None:
    game = Scenario(
        you=Side(hand=[RISING], mana=filler(water=4), battle=["Torcon"], shields=3),
        opponent=Side(battle=[DRAGON, FANG], hand=[PIT, HULCUS, TOUCH], mana=filler(darkness=8, water=4)),
    )
    game.use(RISING).choose(6).end_turn().next_turn().until("use a card")
    assert not game.has(DRAGON, keywords.DOUBLE_BREAKER)
    assert PIT not in game.options and TOUCH in game.options
    game.use(HULCUS).accept().end_turn().next_turn()
    assert game.has(DRAGON, keywords.DOUBLE_BREAKER)


@pytest.mark.phrase("counterattack")
@pytest.mark.parametrize("mana", [3, 2])
def test_counterattack_is_paid_for_at_the_start_of_the_next_turn_or_loses(mana: int) -> None:
    counter = "Abyssal Counterattack"
    game = Scenario(
        you=Side(hand=[counter, counter], mana=filler(darkness=mana), shields=3, battle=["Torcon"]),
        opponent=Side(battle=[LIGER, FANG], shields=3),
        turn=OPPONENT,
    )
    game.attack(LIGER).declare(counter).choose(LIGER)
    assert game.zone(OPPONENT, "graveyard") == [LIGER] and game.zone(YOU, "hand") == [counter]
    game.end_turn().next_turn()
    assert game.over == (mana < 3)
    assert game.over or game.untapped_mana(YOU) == 0


def test_dismaiden_untaps_the_first_multicolored_card() -> None:
    both = creature("Mixed", LIGHT | WATER, 2, 1000, "Human")
    game = Scenario(you=Side(hand=["Dismaiden", both], mana=filler(water=2, nature=1), deck=["Torcon"]))
    game.use("Dismaiden").choose("Mixed")
    assert not game.is_tapped("Mixed")


def test_gekabankai_summons_dolszaks_and_takes_a_turn() -> None:
    name = "Gekabankai Ga Ryumizu 卍"
    moon = card("Moon\nCreature - water - cost 7 - power 7000 - Dolszak")
    cast = card("Cast\nSpell - water - cost 1\nYou may cast a spell from your hand for no cost.")
    game = Scenario(
        you=Side(hand=[cast, name, moon, "Torcon"], graveyard=[moon] * 4, mana=filler(water=1)),
        opponent=Side(shields=3),
    )
    game.use("Cast").choose(name)
    for _ in range(4):
        assert "Torcon" not in game.options
        game.choose(game.options[-1])
    assert game.zone(YOU, "battle") == ["Moon"] * 4
    assert game.end_turn().next_turn().turn_player == YOU
