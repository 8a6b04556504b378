"""Group 7A of the rules catalogue: creatures, their power and their destruction, and summoning them (108, 703.4c)."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    WATER,
    Cards,
    Feature,
    cant_be_destroyed,
    choose,
    choose_any_number,
    creature,
    draw,
    every,
    gets_power,
    give_power,
    power_attacker,
    put,
    return_to_hand,
    spell,
    wave_striker,
    when_put,
    whenever_destroyed,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords, zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, Thing, filler, opponents, pile, sealed, tapped
from tests.rules.situations import (
    BOMBAZAR,
    BYSTANDER,
    GONTA,
    KILSTINE,
    MERLEE,
    ONLOOKER,
    SAPIAN_TARK,
    SEALED_X,
    SWINE_SNOUT,
)

GARKAGO = "Garkago Dragon"
MIST_RIAS = "Mist Rias, Sonic Guardian"


@pytest.mark.rule("7A.01")
def test_7a_01_a_creature_is_summoned_from_the_hand_for_its_cost() -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=filler(water=1, fire=3), battle=[ONLOOKER]))
    game.use("Aqua Hulcus").accept()
    assert game.where("Aqua Hulcus") == "battle"
    assert game.untapped_mana(YOU) == 1


@pytest.mark.rule("7A.02")
@pytest.mark.parametrize(
    ("mana", "why"),
    [(filler(water=2), "it costs 3"), (filler(fire=5), "no water mana")],
    ids=["too little", "no water"],
)
def test_7a_02_a_creature_that_cannot_be_paid_for_is_not_summoned(mana: list[object], why: str) -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=mana, battle=[ONLOOKER]))
    assert why in game.refused("Aqua Hulcus")
    with pytest.raises(Illegal):
        game.use("Aqua Hulcus")
    assert game.where("Aqua Hulcus") == "hand"
    assert game.untapped_mana(YOU) == len(mana)


@pytest.mark.rule("7A.03")
def test_7a_03_there_is_room_for_any_number_of_creatures() -> None:
    game = Scenario(you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang"] * 20)).use("Torcon")
    assert len(game.zone(YOU, "battle")) == 21


# --- Power ---------------------------------------------------------------------------------------------
@pytest.mark.rule("7A.05")
def test_7a_05_power_changes_with_the_creatures_own_text() -> None:
    game = Scenario(
        you=Side(hand=["Deadly Fighter Braid Claw"], mana=filler(fire=1), battle=[GARKAGO, "Fear Fang", ONLOOKER])
    )
    assert game.power(GARKAGO) == 7000  # one other fire creature
    assert game.use("Deadly Fighter Braid Claw").power(GARKAGO) == 8000


def test_onitime_counts_both_players_shields() -> None:
    game = Scenario(you=Side(battle=["Kangoku Nyudo"], shields=3), opponent=Side(shields=4))
    assert game.power("Kangoku Nyudo") == 2000


@pytest.mark.parametrize(("shields", "power"), [(6, 5000), (7, 2000)])
def test_113_2_a_shield_of_several_cards_counts_as_one(shields: int, power: int) -> None:
    """113.2: Kangoku Nyudo has 3000 more while there are six shields or fewer."""
    both = pile("Terror Pit", "Fear Fang")
    game = Scenario(you=Side(battle=["Kangoku Nyudo"], shields=[both] * 2), opponent=Side(shields=shields - 2))
    assert game.power("Kangoku Nyudo") == power


def test_swine_snout_grows_with_the_opponents_creatures_too() -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang"], mana=filler(nature=3), battle=["Torcon"]), opponent=Side(battle=[SWINE_SNOUT])
    )
    assert game.power(SWINE_SNOUT) == 1000
    game.use("Fear Fang")
    assert game.power(SWINE_SNOUT) == 4000
    assert game.next_turn().power(SWINE_SNOUT) == 1000


@pytest.mark.phrase("THIS_IS_TAPPED")
def test_barkwhip_strengthens_other_beast_folk_while_it_is_tapped() -> None:
    barkwhip = "Barkwhip, the Smasher"
    game = Scenario(you=Side(battle=[pile(barkwhip, "Torcon"), "Fear Fang"]), opponent=Side(battle=["Torcon"]))
    assert game.power("Fear Fang") == 3000
    game.attack(barkwhip)
    assert game.power("Fear Fang") == 5000
    assert game.power(barkwhip) == 5000
    assert game.power(opponents("Torcon")) == 1000


@pytest.mark.parametrize("others", [YOU, OPPONENT])
def test_kilstine_strengthens_all_your_creatures_and_itself(others: int) -> None:
    """The other wave strikers may be anybody's."""
    strikers: list[Thing] = [SAPIAN_TARK, MERLEE]
    game = Scenario(
        you=Side(battle=[KILSTINE, "Fear Fang", *(strikers if others == YOU else [])]),
        opponent=Side(battle=["Corile", *(strikers if others == OPPONENT else [])]),
    )
    more = 5000 + (1000 if others == YOU else 0)  # Merlee's, for its owner's creatures
    assert (game.power(KILSTINE), game.power("Fear Fang")) == (5000 + more, 3000 + more)
    for keyword in (keywords.BLOCKER, keywords.DOUBLE_BREAKER):
        assert game.has(KILSTINE, keyword) and game.has("Fear Fang", keyword) and not game.has("Corile", keyword)


def test_a_wave_striker_needs_two_others() -> None:
    game = Scenario(you=Side(battle=[KILSTINE, SAPIAN_TARK, "Fear Fang"]), opponent=Side(battle=["Corile"]))
    assert (game.power(KILSTINE), game.power(SAPIAN_TARK)) == (5000, 2000)
    assert not game.has("Fear Fang", keywords.BLOCKER)
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack(SAPIAN_TARK, "Corile")
    game = Scenario(you=Side(battle=[KILSTINE, SAPIAN_TARK, MERLEE]), opponent=Side(battle=["Corile"]))
    game.attack(SAPIAN_TARK, "Corile")
    assert game.where("Corile") == "graveyard"


@pytest.mark.phrase("wave_striker")
def test_two_wave_strikers_of_the_opponent_are_enough_for_yours() -> None:
    """docs/keywords.md: but not a sealed one."""
    first, second, third = (
        creature(f"{name} Wave", FIRE, 2, 1000, "", wave_striker(gets_power(1000))) for name in ("One", "Two", "Three")
    )
    for other, power in ((third, 2000), (sealed(third, 1), 1000)):
        game = Scenario(you=Side(battle=[first, BYSTANDER]), opponent=Side(battle=[second, other]))
        assert game.power("One Wave") == power


# --- Destroyed -----------------------------------------------------------------------------------------
@pytest.mark.phrase("destroy")
@pytest.mark.rule("7A.06")
def test_7a_06_a_destroyed_creature_goes_to_its_owners_graveyard() -> None:
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Fear Fang"]))
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert game.zone(YOU, "graveyard") == ["Terror Pit"]


@pytest.mark.phrase("when_destroyed")
def test_levia_than_may_put_a_cheap_creature_from_mana_when_it_is_destroyed() -> None:
    levia = "Levia Than, Flame Dragon Guardian"
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[levia], mana=[GONTA, BOMBAZAR]),
    )
    game.use("Terror Pit").expect(OPPONENT, "choose", "no", GONTA).choose(GONTA)
    assert game.zone(OPPONENT, "battle") == [GONTA]


@pytest.mark.phrase("give_power")
@pytest.mark.rule("7A.07")
@pytest.mark.parametrize(("loss", "where"), [(2000, "battle"), (3000, "graveyard"), (4000, "graveyard")])
def test_7a_07_a_creature_without_power_is_destroyed(loss: int, where: str) -> None:
    curse = spell("Curse", DARKNESS, 1, give_power(-loss, choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[curse], mana=filler(darkness=1), battle=[ONLOOKER]), opponent=Side(battle=["Fear Fang"])
    )
    assert game.use("Curse").where("Fear Fang") == where


def test_703_4c_a_creature_whose_power_falls_to_0_is_destroyed_at_once() -> None:
    """703.4c: Brock is gone before the ability of Aqua Hulcus, which has triggered, is resolved."""
    game = Scenario(
        you=Side(hand=["Aqua Hulcus"], mana=filler(water=3), battle=["Torcon"]),
        opponent=Side(battle=["Brock, the Screw Soldier"]),
    )
    game.use("Aqua Hulcus").expect(YOU, "may")
    assert game.zone(OPPONENT, "graveyard") == ["Brock, the Screw Soldier"]


def test_a_creature_kept_by_a_replacement_at_power_0_does_not_hang_the_game() -> None:
    """609: Mihail keeps a creature without power in the battle zone, and the game goes on."""
    game = Scenario(
        you=Side(hand=["Tragic Swamp", "Tragic Swamp"], mana=filler(darkness=8), battle=["Torcon"]),
        opponent=Side(battle=[tapped("Fear Fang"), tapped("Aqua Soldier"), "Mihail, Celestial Elemental"]),
    )
    game.use("Tragic Swamp", "Fear Fang")
    assert (game.where("Fear Fang"), game.power("Fear Fang")) == ("battle", 0)
    game.use("Tragic Swamp", "Aqua Soldier")
    game.expect(OPPONENT, "instead", "Aqua Soldier", "Mihail, Celestial Elemental").choose("Aqua Soldier")
    assert game.zone(OPPONENT, "hand") == ["Aqua Soldier"]


@pytest.mark.parametrize(
    ("features", "drawn", "zone"), [((), 1, "graveyard"), ((cant_be_destroyed,), 0, "battle")], ids=["falls", "stays"]
)
def test_108_1b_power_below_0_counts_as_0_and_destroys_once(
    features: tuple[Feature, ...], drawn: int, zone: str
) -> None:
    """108.1b, 700.3."""
    shrink = spell("Shrink", DARKNESS, 1, *[give_power(-6000, every(your_opponents(CREATURES)))] * 2)
    watcher = creature("Watcher", WATER, 3, 20000, "", whenever_destroyed(CREATURES.other(), draw(1)))
    game = Scenario(
        you=Side(hand=[shrink], mana=filler(darkness=1), battle=[BYSTANDER]),
        opponent=Side(battle=[creature("Victim", FIRE, 3, 5000, "", *features), watcher]),
    )
    game.use("Shrink")
    assert game.where("Victim") == zone
    assert len(game.zone(OPPONENT, "hand")) == drawn
    assert zone != "battle" or game.power("Victim") == 0


# --- Put and summoned ----------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_you_summon")
@pytest.mark.rule("7A.08")
def test_7a_08_putting_a_creature_is_not_summoning_it() -> None:
    herald = creature("Herald", FIRE, 3, 3000, "Human", whenever_you_summon(CREATURES, draw(1)))
    door = spell("Door", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[door, "Torcon", "Fear Fang"], mana=filler(fire=1, nature=3), battle=[herald]))
    game.use("Door", "Torcon")
    assert len(game.zone(YOU, "hand")) == 1  # put: nothing was drawn
    game.use("Fear Fang")
    assert len(game.zone(YOU, "hand")) == 1  # summoned: one was drawn


@pytest.mark.phrase("other")
def test_603_5a_mist_rias_counts_only_other_creatures() -> None:
    """603.5a: the ability is asked about its own card's arrival too, and "another" leaves that out."""
    game = Scenario(
        you=Side(hand=[MIST_RIAS, "Torcon"], mana=filler(light=5, nature=2), battle=["Fear Fang"]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=2)),
    )
    game.use(MIST_RIAS).expect(YOU, "use a card")
    game.use("Torcon").expect(YOU, "may", "no", "yes").accept()
    assert game.zone(YOU, "hand") == ["Filler"]
    game.next_turn().decline()
    game.use(opponents("Torcon")).expect(YOU, "may", "no", "yes")  # anybody's


# --- Abilities and power -------------------------------------------------------------------------------
def test_110_2c_the_same_ability_printed_twice_works_twice() -> None:
    """110.2c, 110.7."""
    twice = creature(
        "Twice", FIRE, 1, 1000, "", *[when_put(draw(1))] * 2, *[power_attacker(2000)] * 2, *[gets_power(1000)] * 2
    )
    game = Scenario(
        you=Side(hand=[twice], mana=filler(fire=1), battle=[replace(twice, name="Attacker")]),
        opponent=Side(battle=["Phantom Fish"]),
    )
    game.use("Twice")
    while game.asked == "resolve":
        game.choose("Twice")
    assert len(game.zone(YOU, "hand")) == 2
    game.attack("Attacker").expect(OPPONENT, "block with", "no", "Phantom Fish")
    assert (game.power("Attacker"), game.power("Twice")) == (7000, 3000)


@pytest.mark.phrase("gets_power", "in_zone")
@pytest.mark.parametrize(("limit", "found"), [(1000, True), (6000, True), (999, False)])
def test_206_2a_outside_the_battle_zone_the_printed_power_counts(limit: int, found: bool) -> None:
    """206.2a."""
    grows = creature("Grows", FIRE, 1, 1000, "", gets_power(5000))
    back = spell("Back", FIRE, 1, return_to_hand(every(your(CREATURES.power(at_most=limit).in_zone(zones.GRAVEYARD)))))
    game = Scenario(you=Side(hand=[back], mana=filler(fire=1), battle=[grows, BYSTANDER], graveyard=[grows]))
    assert game.power("Grows") == 6000
    assert (game.use("Back").where("Grows#2") == "hand") == found


@pytest.mark.parametrize("cards", [CARDS.power(at_most=9000), CARDS.power(at_least=0)])
def test_301_3_only_creatures_have_power(cards: Cards) -> None:
    """301.3: a spell and an impulse are not of power 9000 or less."""
    back = spell("Back", FIRE, 1, return_to_hand(choose_any_number(cards.in_zone(zones.BATTLE, zones.GRAVEYARD))))
    game = Scenario(
        you=Side(hand=[back], mana=filler(fire=1), graveyard=["Terror Pit", "Torcon"]),
        opponent=Side(battle=[SEALED_X, "Corile"]),
    )
    game.use("Back").expect(YOU, "choose", "no", "Torcon", "Corile")
