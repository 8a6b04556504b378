"""Group 5B of the rules catalogue: what a card costs, and how it is paid (112, 601.1c-f)."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    NATURE,
    WATER,
    Card,
    creature,
    kirifudash,
    may_cost_less,
    may_summon_for_less,
    sympathy,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, Thing, filler, opponents, pile, tapped
from tests.cards.written import card
from tests.rules.situations import (
    AUZESU,
    BOMBAZAR,
    BRAID_CLAW,
    BYSTANDER,
    FOREVER_OCCULT,
    GAGAGA,
    GONTA,
    KODAMANMA,
    PERFECT_NATURE,
    POISON,
    SEALED_X,
    bottom_of_deck,
)

GALAMUTA = "Galamuta, Matchless Fear Lord"
LEVIA_THAN = "Levia Than, Flame Dragon Guardian"
MANA = filler(light=2, water=2, darkness=2, fire=2, nature=2)
GUILD = creature("Guild", FIRE, 3, 1000, "", may_cost_less(your(CREATURES), 2, 2))


def paid(card: str, battle: list[Thing], way: str | None = None) -> int:
    """How much mana is tapped for a card with these creatures of yours in the battle zone."""
    game = Scenario(you=Side(hand=[card], mana=MANA, battle=["Fear Fang", *battle]))
    before = game.untapped_mana(YOU)
    game.use(card, way=way)
    if game.asked == "cost to pay":
        game.choose(min(int(number) for number in game.options))
    return before - game.untapped_mana(YOU)


# --- Other ways to pay ---------------------------------------------------------------------------------
@pytest.mark.rule("5B.03", "5B.12", "5B.14")
def test_5b_03_cocco_gett_takes_up_to_two_off_a_command_dragon_if_its_player_likes() -> None:
    game = Scenario(you=Side(hand=["Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"], mana=filler(fire=6)))
    game.use("Mega Manalock Dragon").expect(YOU, "cost to pay", "4", "5", "6").choose(5)
    assert game.untapped_mana(YOU) == 1


@pytest.mark.rule("5B.03", "5B.12", "5B.14")
def test_5b_03_an_optional_reduction_can_be_left_out_and_no_floor_is_undercut() -> None:
    """601.1a: Cocco Gett's reduction (up to 2, not below 1) is optional, Cocco Lupia's (2, not below 2) is not."""
    game = Scenario(
        you=Side(
            hand=["Bakuadorgan, Passion Dragon"],
            mana=filler(fire=5),
            battle=["Cocco Lupia", "Cocco Gett, Dragment Lore"],
        )
    )
    game.use("Bakuadorgan, Passion Dragon").expect(YOU, "cost to pay", "2", "3").choose(2)
    assert game.untapped_mana(YOU) == 3


@pytest.mark.rule("5B.05", "5B.08")
def test_5b_05_the_reasons_why_a_card_cannot_be_used() -> None:
    game = Scenario(
        you=Side(hand=["Comet Missile", "Terror Pit", "Crystal Lancer", "Aqua Vehicle"], mana=filler(water=5, nature=2))
    )
    assert game.refused("Comet Missile") == "no fire mana"
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"
    assert game.refused("Aqua Vehicle") == ""
    with pytest.raises(Illegal, match="no darkness mana"):
        game.use("Terror Pit")


def test_nikujiru_busher_is_summoned_for_a_creature_a_shield_and_a_card() -> None:
    game = Scenario(
        you=Side(hand=["Nikujiru Busher", "Comet Missile"], battle=[BRAID_CLAW], shields=["Torcon"], deck=["Fear Fang"])
    )
    game.use("Nikujiru Busher")
    game.expect(YOU, "order", BRAID_CLAW, "Torcon", "Comet Missile").choose("Torcon", BRAID_CLAW)
    assert game.zone(YOU, "battle") == ["Nikujiru Busher"]
    # Put there one after the other: the first is the third from the bottom.
    assert game.zone(YOU, "deck")[-3:] == ["Torcon", BRAID_CLAW, "Comet Missile"]


@pytest.mark.rule("5B.05")
def test_5b_05_nikujiru_bushers_alternative_cost_must_be_payable_as_a_whole() -> None:
    game = Scenario(you=Side(hand=["Nikujiru Busher", "Comet Missile"], battle=[BRAID_CLAW], shields=0))
    assert "costs 6" in game.refused("Nikujiru Busher")


def test_113_2_a_shield_of_several_cards_goes_to_the_deck_as_a_whole() -> None:
    """113.2: Nikujiru Busher pays with one shield, whatever lies in it."""
    game = Scenario(
        you=Side(
            hand=["Nikujiru Busher", "Corile"], battle=[BYSTANDER], shields=[pile("Terror Pit", "Torcon"), "Fear Fang"]
        )
    )
    game.use("Nikujiru Busher", "Terror Pit", "Bystander", "Terror Pit")
    assert game.zone(YOU, "shields") == ["Fear Fang"]
    assert game.zone(YOU, "deck")[-4:] == ["Bystander", "Terror Pit", "Torcon", "Corile"]


@pytest.mark.rule("5B.05")
def test_5b_05_with_two_creatures_forever_occult_costs_its_mana() -> None:
    """X.07: what cannot be paid cannot be declared, as the Japanese rule says."""
    game = Scenario(you=Side(hand=[FOREVER_OCCULT], battle=[BYSTANDER, "Torcon"], mana=filler(darkness=8)))
    game.expect(YOU, "use a card", "no", FOREVER_OCCULT).use(FOREVER_OCCULT)
    assert len(game.zone(YOU, "battle")) == 3


@pytest.mark.phrase("may_summon_for_less", "summoned_another")
def test_gagaga_is_summoned_for_3_less_or_after_another_fire_creature_for_6_less() -> None:
    game = Scenario(
        you=Side(hand=[GAGAGA, BRAID_CLAW], battle=["Great Sonic"], mana=filler(fire=3)), opponent=Side(shields=3)
    )
    with pytest.raises(Illegal, match="6 less"):
        game.use(GAGAGA, way="6 less")
    game.use(BRAID_CLAW).use(GAGAGA, way="6 less").choose("Great Sonic")
    assert game.untapped_mana(YOU) == 0
    assert game.under(GAGAGA) == ["Great Sonic"]


@pytest.mark.phrase("THIS_IS_YOUR_ONLY_HAND_CARD")
def test_gogogo_brand_costs_nothing_as_the_only_card_in_hand() -> None:
    game = Scenario(
        you=Side(hand=["Gogogo Brand"], mana=filler(fire=1), deck=["Torcon"]),
        opponent=Side(battle=["Fear Fang", BOMBAZAR, pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Gogogo Brand")
    assert game.untapped_mana(YOU) == 1
    game.choose("Torcon")
    assert game.refused("Crystal Lancer") == "its power is 8000"
    game.choose("Fear Fang")
    assert game.zone(OPPONENT, "battle") == [BOMBAZAR, "Crystal Lancer"]


def test_603_4_gogogo_brand_asks_for_no_discards_without_a_fire_card_in_mana() -> None:
    """603.4: the condition holds for all that the ability does."""
    call = card("Call\nSpell - water - cost 1\nPut a creature from your hand into the battle zone.")
    game = Scenario(you=Side(hand=[call, "Gogogo Brand", "Torcon"], mana=filler(water=1)))
    game.use("Call").choose("Gogogo Brand")
    assert (game.asked, game.zone(YOU, "hand")) == ("attack with", ["Torcon"])


@pytest.mark.phrase("THIS_IS_YOUR_ONLY_HAND_CARD")
def test_gogogo_brand_costs_its_mana_with_another_card_in_hand() -> None:
    game = Scenario(you=Side(hand=["Gogogo Brand", "Torcon"], mana=filler(fire=1)))
    assert "costs 7" in game.refused("Gogogo Brand")


@pytest.mark.rule("5B.06", "6A.14", "6B.09")
def test_5b_06_a_card_used_from_mana_stays_there_until_its_cost_is_paid_and_may_help_to_pay() -> None:
    game = Scenario(you=Side(mana=[*filler(nature=4, fire=1), PERFECT_NATURE], battle=[BYSTANDER]), choose_mana=True)
    game.use(PERFECT_NATURE).expect(YOU, "pay with", "Nature Filler", PERFECT_NATURE)
    assert game.where(PERFECT_NATURE) == "mana"
    game.choose(PERFECT_NATURE)
    assert game.where(PERFECT_NATURE) == "mana" and game.is_tapped(PERFECT_NATURE)
    game.choose("Nature Filler#1", "Nature Filler#2", "Nature Filler#3", "Nature Filler#4")
    assert game.where(PERFECT_NATURE) == "pending"
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (5, 1)
    game.choose(0, 0)
    assert bottom_of_deck(game) == PERFECT_NATURE
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (7, 1)


@pytest.mark.rule("5B.06")
def test_5b_06_a_card_in_mana_counts_as_mana_for_its_own_cost() -> None:
    assert Scenario(you=Side(mana=[*filler(4), PERFECT_NATURE])).refused(PERFECT_NATURE) == ""
    assert Scenario(you=Side(mana=[*filler(nature=4), tapped(PERFECT_NATURE)])).refused(PERFECT_NATURE) == (
        "not enough mana: it costs 5, and there is 4 untapped"
    )


# --- Civilizations -------------------------------------------------------------------------------------
@pytest.mark.rule("5B.07", "5B.08", "5B.15")
def test_5b_07_the_civilization_is_paid_first_and_the_rest_with_any_mana() -> None:
    """X.06: the civilization is a constraint on the payment, and the total is fixed before."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(fire=1, water=1, nature=1, light=1), battle=[BYSTANDER]),
        choose_mana=True,
    )
    game.use("Energy Stream")  # there is one card of water mana: nobody is asked
    assert game.is_tapped("Water Filler")
    game.expect(YOU, "pay with", "Fire Filler", "Nature Filler", "Light Filler")
    game.choose("Fire Filler", "Light Filler").expect(YOU, "attack with")
    assert (game.untapped_mana(YOU), len(game.zone(YOU, "hand"))) == (1, 2)


@pytest.mark.rule("5B.09")
def test_5b_09_a_mana_card_gives_one_civilization() -> None:
    game = Scenario(you=Side(hand=[GONTA], mana=[GONTA, *filler(water=6)]))
    assert game.refused(GONTA) == "one card of mana gives only one civilization"
    Scenario(you=Side(hand=[GONTA], mana=[GONTA, *filler(fire=1)])).use(GONTA)


TRICOLOR = creature("Tricolor", WATER | DARKNESS | NATURE, 3, 1000, "")


@pytest.mark.parametrize(
    ("mana", "enough"),
    [
        pytest.param([TRICOLOR, *filler(2)], False, id="one card is of one civilization at a time"),
        pytest.param([TRICOLOR, *filler(water=1, nature=1)], True, id="three cards for three civilizations"),
    ],
)
def test_112_2a_each_civilization_takes_a_card_of_its_own(mana: list[Thing], enough: bool) -> None:
    """112.2a."""
    game = Scenario(you=Side(hand=["Deddam, Disaster"], mana=mana, battle=[BYSTANDER]))
    assert (game.refused("Deddam, Disaster") == "") == enough


@pytest.mark.rule("5B.10")
def test_5b_10_a_colorless_card_takes_any_mana() -> None:
    game = Scenario(
        you=Side(hand=[creature("Stone", 0, 2, 2000, "")], mana=filler(water=1, fire=1), battle=[BYSTANDER])
    )
    game.use("Stone")
    assert (game.where("Stone"), game.untapped_mana(YOU)) == ("battle", 0)


CHEAP = creature("Cheap", FIRE | NATURE, 3, 3000, "", sympathy(your(CREATURES), 0))


@pytest.mark.rule("5B.11")
def test_5b_11_a_cost_below_the_number_of_civilizations_still_takes_a_card_for_each() -> None:
    you = Side(hand=[CHEAP], battle=[BYSTANDER, "Corile", "Fear Fang"])
    game = Scenario(you=replace(you, mana=filler(fire=2, nature=1))).use("Cheap")
    assert (game.where("Cheap"), game.untapped_mana(YOU)) == ("battle", 1)
    for mana in (filler(fire=2), [GONTA]):
        assert Scenario(you=replace(you, mana=mana)).refused("Cheap") != ""


# --- More and less -------------------------------------------------------------------------------------
@pytest.mark.phrase("cost_less")
@pytest.mark.parametrize(
    ("battle", "card", "cost"),
    [
        pytest.param(["Elf-X"], "Phantom Fish", 2, marks=pytest.mark.rule("5B.12"), id="Elf-X: 1 less"),
        pytest.param(["Elf-X"] * 2, "Phantom Fish", 1, marks=pytest.mark.rule("5B.12"), id="reductions add up"),
        pytest.param(["Elf-X"] * 3, "Phantom Fish", 1, marks=pytest.mark.rule("5B.14"), id="not below 1"),
        pytest.param(["Elf-X"], BRAID_CLAW, 1, marks=pytest.mark.rule("5B.14"), id="what costs 1 stays"),
        pytest.param(["Elf-X"], "Energy Stream", 3, marks=pytest.mark.rule("5B.12"), id="no creature"),
        pytest.param(["Cocco Lupia"], "Garkago Dragon", 5, marks=pytest.mark.rule("5B.12"), id="Cocco Lupia: 2 less"),
        pytest.param(["Cocco Lupia"] * 2, "Garkago Dragon", 3, marks=pytest.mark.rule("5B.12"), id="two Lupias"),
        pytest.param(["Cocco Lupia"] * 3, "Garkago Dragon", 2, marks=pytest.mark.rule("5B.14"), id="not below 2"),
        pytest.param(["Cocco Lupia"], "Pyrofighter Magnus", 3, id="a Dragonoid is no Dragon"),
        pytest.param(["Cocco Lupia"], "Metalwing Skyterror", 7, id="a Wyvern is no Dragon"),
        pytest.param(["Cocco Lupia", "Elf-X"], "Garkago Dragon", 4, marks=pytest.mark.rule("5B.12"), id="both"),
        pytest.param(
            ["Cocco Lupia", "Elf-X"], "Magmadragon Melgars", 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="the highest floor holds",
        ),
        pytest.param(
            ["Elf-X", "Cocco Lupia"], "Magmadragon Melgars", 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="in either order",
        ),
        pytest.param(["Elf-X"] * 4, "Magmadragon Melgars", 1, marks=pytest.mark.rule("5B.14"), id="the own floor only"),
        pytest.param(
            ["Burning Mane"] * 4 + ["Elf-X"], GALAMUTA, 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="and that of Sympathy",
        ),
        pytest.param(["Elf-X"], GONTA, 2, marks=pytest.mark.rule("5B.11"), id="one mana for each civilization"),
    ],
)  # fmt: skip
def test_5b_12_reductions_add_up_and_the_highest_floor_holds(battle: list[Thing], card: str, cost: int) -> None:
    """Reductions add up; "can't cost less than N" beats them (101.2), so that the highest N holds."""
    assert paid(card, battle) == cost


@pytest.mark.rule("5B.12", "5B.14")
def test_5b_12_an_optional_reduction_whose_floor_is_too_high_is_left_out() -> None:
    """Three Elf-X bring it to 1; with a reduction that does not go below 3, it could not cost less than 3."""
    guide = creature("Guide", FIRE, 3, 1000, "Human", may_cost_less(your(DRAGONS), 1, 3))
    assert paid("Magmadragon Melgars", ["Elf-X", "Elf-X", "Elf-X", guide]) == 1
    assert paid("Garkago Dragon", [guide]) == 6
    other = creature("Other Guide", FIRE, 3, 1000, "Human", may_cost_less(your(DRAGONS), 2, 1))
    assert paid("Magmadragon Melgars", [guide, other]) == 2


@pytest.mark.rule("5B.12", "5B.14")
def test_5b_12_an_alternative_way_of_summoning_is_reduced_too_but_not_below_the_floor() -> None:
    assert paid(GAGAGA, ["Elf-X", "Totto Pipicchi"], way="3 less") == 4
    assert paid(GAGAGA, ["Elf-X"] * 5 + ["Totto Pipicchi"], way="3 less") == 1


@pytest.mark.rule("5B.12")
def test_5b_12_elf_x_makes_your_next_creature_cheaper_at_once_and_none_of_its_opponents() -> None:
    game = Scenario(
        you=Side(hand=["Elf-X", "Torcon"], mana=filler(nature=5), battle=["Fear Fang"]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=1)),
    )
    game.use("Elf-X").use("Torcon")
    assert game.untapped_mana(YOU) == 0
    game.next_turn()
    assert game.refused(opponents("Torcon"), "use").startswith("not enough mana: it costs 2")


@pytest.mark.rule("5B.12")
def test_5b_12_a_reduced_creature_keeps_its_printed_cost() -> None:
    """109.1, 112.2b: what is reduced is the cost to pay; Levia Than asks for creatures that cost 3 or less."""
    game = Scenario(
        you=Side(
            hand=[LEVIA_THAN],
            mana=[*filler(fire=2, nature=2), "Rothus, the Traveler", "Bronze-Arm Tribe"],
            battle=["Elf-X", "Elf-X"],
        )
    )
    game.use(LEVIA_THAN).expect(YOU, "choose", "no", "Bronze-Arm Tribe")
    assert game.refused("Rothus, the Traveler") == "it is not a card of the kind that the text refers to"


@pytest.mark.phrase("sympathy")
@pytest.mark.rule("5B.12", "10.52")
@pytest.mark.parametrize(("there", "cost"), [(0, 6), (1, 5), (2, 4), (5, 2)])
def test_5b_12_sympathy_counts_a_creature_of_both_races_once(there: int, cost: int) -> None:
    """It costs 1 less for each creature of either race, and an Auzesu is of both."""
    assert paid(AUZESU, [AUZESU] * there) == cost


def test_galamutas_sympathy_stops_at_two() -> None:
    game = Scenario(
        you=Side(
            hand=["Galamuta, Matchless Fear Lord"],
            battle=["Fear Fang"] * 4 + [KODAMANMA] * 2,
            mana=filler(darkness=1, nature=1),
        )
    )
    game.use("Galamuta, Matchless Fear Lord")
    assert game.untapped_mana(YOU) == 0


def test_mana_arms_needs_three_fire_cards() -> None:
    game = Scenario(
        you=Side(hand=["Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"], mana=filler(fire=2, water=3))
    )
    assert game.refused("Mega Manalock Dragon") == "not enough mana: it costs 6, and there is 5"


@pytest.mark.phrase("may_cost_less")
@pytest.mark.rule("5B.13", "5B.14")
def test_5b_13_an_alternative_cost_is_settled_before_it_is_reduced() -> None:
    """3 less than 6 is 3; then the Guild takes off up to 2, but not below 2."""
    hasty = creature("Hasty", FIRE, 6, 6000, "", may_summon_for_less(3))
    game = Scenario(you=Side(hand=[hasty], battle=[GUILD], mana=filler(fire=3))).use("Hasty", way="3 less")
    game.expect(YOU, "cost to pay", "2", "3").choose(2)
    assert (game.where("Hasty"), game.untapped_mana(YOU)) == ("battle", 1)


@pytest.mark.rule("5B.13")
def test_5b_13_a_cost_paid_instead_can_be_reduced_too() -> None:
    trump = creature("Trump", FIRE, 9, 1000, "", kirifudash(4))
    game = Scenario(you=Side(hand=[trump], battle=[GUILD], mana=filler(fire=2)), opponent=Side(shields=2))
    game.attack("Guild").choose(game.options[0]).declare("Trump")
    assert (game.where("Trump"), game.untapped_mana(YOU)) == ("battle", 0)


@pytest.mark.rule("5B.14")
def test_5b_14_two_cocco_getts_add_up_but_the_floor_holds() -> None:
    cheap = creature("Small Dragon", FIRE, 4, 1000, "Red Command Dragon")
    game = Scenario(
        you=Side(hand=[cheap, "Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"] * 2, mana=filler(fire=3))
    )
    game.use(cheap).expect(YOU, "cost to pay", "1", "2", "3").choose(1)
    game.use("Mega Manalock Dragon")
    assert game.untapped_mana(YOU) == 0


# --- Paying --------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.15", "5B.16", "5B.19", "5B.23")
def test_5b_15_mana_is_paid_then_other_costs_and_then_the_spell_chooses_at_once() -> None:
    """Nobody, least of all the opponent, is asked for anything else in between.

    X.09: other processing on use is done after paying, as the Japanese rule says.
    """
    galamuta = "Galamuta, Matchless Fear Lord"
    game = Scenario(
        you=Side(
            hand=[POISON],
            mana=[galamuta, "Horrid Worm", "Torcon"],
            battle=["Horrid Worm", "Bloody Squito", "Fear Fang"],
        ),
        choose_mana=True,
    )
    game.use(POISON).expect(YOU, "pay with", galamuta, "Horrid Worm").choose(galamuta)
    game.expect(YOU, "choose", "Horrid Worm", "Bloody Squito")
    assert (game.untapped_mana(YOU), game.where(POISON)) == (2, "pending")
    game.choose("Bloody Squito")
    assert (game.where("Bloody Squito"), game.where(POISON)) == ("graveyard", "pending")
    game.expect(YOU, "choose", galamuta, "Horrid Worm", "Torcon").choose("Torcon")
    assert (game.zone(YOU, "hand"), game.where(POISON)) == (["Torcon"], "graveyard")


@pytest.mark.rule("5B.17")
@pytest.mark.parametrize(
    ("card", "mana", "reason"),
    [
        ("Energy Stream", filler(water=2), "not enough mana: it costs 3, and there is 2"),
        ("Energy Stream", filler(fire=3), "no water mana"),
        (GONTA, [*filler(water=3), GONTA], "one card of mana gives only one civilization"),
        (POISON, filler(darkness=1), "its additional cost cannot be paid"),
    ],
    ids=["too little", "no civilization", "one card for two", "additional cost"],
)
def test_5b_17_a_card_that_cannot_be_paid_for_is_not_used_and_nothing_changes(
    card: str, mana: list[str | Card], reason: str
) -> None:
    game = Scenario(you=Side(hand=[card, "Comet Missile"], mana=mana, battle=[BYSTANDER]))
    assert game.refused(card, "use") == reason
    assert (game.zone(YOU, "hand"), game.untapped_mana(YOU)) == ([card, "Comet Missile"], len(mana))


@pytest.mark.rule("5B.18")
def test_5b_18_each_mana_card_gives_its_mana_number() -> None:
    double = replace(creature("Double Mana", WATER, 9, 1000, ""), mana_number=2)
    you = Side(hand=["Energy Stream"], battle=[BYSTANDER])
    rich = Scenario(you=replace(you, mana=[double, *filler(fire=2)])).use("Energy Stream")
    assert (rich.untapped_mana(YOU), len(rich.zone(YOU, "hand"))) == (1, 2)
    assert Scenario(you=replace(you, mana=[double])).refused("Energy Stream") == (
        "not enough mana: it costs 3, and there is 2"
    )
    poor = Scenario(you=replace(you, mana=[SEALED_X, *filler(water=2)]))  # an impulse has the mana number 0
    assert poor.refused("Energy Stream") == "not enough mana: it costs 3, and there is 2"


def test_112_2c_no_more_mana_is_tapped_than_needed() -> None:
    """112.2c."""
    game = Scenario(you=Side(hand=["Fear Fang"], mana=filler(nature=4, fire=1), battle=[BYSTANDER]), choose_mana=True)
    game.use("Fear Fang").choose("Nature Filler", "Fire Filler")  # the first is nature in any case
    assert game.where("Fear Fang") == "battle"
    assert game.untapped_mana(YOU) == 2


def test_207_3_colorless_mana_pays_for_no_civilization() -> None:
    """207.3, 107.2."""
    stone = creature("Stone", 0, 3, 3000, "")
    you = Side(hand=["Torcon"], battle=[BYSTANDER])
    assert Scenario(you=replace(you, mana=[stone] * 5)).refused("Torcon") == "no nature mana"
    paid = Scenario(you=replace(you, mana=[stone, *filler(nature=1)])).use("Torcon")
    assert (paid.where("Torcon"), paid.untapped_mana(YOU)) == ("battle", 0)


COURTNEY = "Courtney, Summer Breeze Faerie"


@pytest.mark.parametrize(("battle", "left"), [([COURTNEY], 0), ([], 2)])
def test_112_2b_a_card_of_every_civilization_in_the_mana_zone_is_paid_with_each_of_them(
    battle: list[Thing], left: int
) -> None:
    """112.2b, 106.4: five mana though it costs 3, itself among them (601.1c; answer of 2021-04-16 on Kentnark)."""
    mana: list[Thing] = ["Diszircon", *filler(water=1, darkness=1, nature=2)]
    game = Scenario(you=Side(battle=[*battle, BYSTANDER], mana=mana)).use("Diszircon")
    assert game.untapped_mana(YOU) == left
    four = Scenario(you=Side(battle=[*battle, BYSTANDER], mana=mana[:-1]))
    assert four.refused("Diszircon") == ("one card of mana gives only one civilization" if battle else "")


@pytest.mark.parametrize("battle", [[COURTNEY], []])
def test_112_2b_a_card_of_the_hand_is_paid_with_its_own_civilizations_whatever_the_mana_has(
    battle: list[Thing],
) -> None:
    """112.2b, 106.4: Courtney gives nothing to the hand."""
    game = Scenario(you=Side(battle=[*battle, BYSTANDER], hand=["Torcon"], mana=filler(nature=2)))
    assert game.use("Torcon").where("Torcon") == "battle"


@pytest.mark.parametrize(("battle", "equipped"), [([COURTNEY], ["Joan Mizell, Revolution Spear"]), ([], [])])
def test_106_4_what_shares_a_civilization_with_mana_shares_one_that_is_given_to_it(
    battle: list[Thing], equipped: list[str]
) -> None:
    """106.4: under Courtney, fire mana shares its civilization with a weapon of light."""
    hibiki = "Hibiki, Explosive Dragon Ruler"
    you = Side(battle=battle, hand=[hibiki], mana=filler(fire=4), hyperspatial=["Joan Mizell, Revolution Spear"])
    assert Scenario(you=you).use(hibiki).equipped(hibiki) == equipped


@pytest.mark.parametrize(("battle", "mana", "may"), [([COURTNEY], 5, True), ([COURTNEY], 4, False), ([], 5, False)])
def test_106_4_a_card_is_multicolored_where_it_is_given_civilizations(
    battle: list[Thing], mana: int, may: bool
) -> None:
    """106.4: with Courtney, Minmei lets each creature of the mana zone be summoned, for five mana at least (112.2b)."""
    you = Side(battle=[*battle, "Minmei, Beautiful Faerie", BYSTANDER], mana=["Torcon", *filler(nature=mana - 1)])
    assert (Scenario(you=you).refused("Torcon") == "") == may


GUIDE = card(
    """Guide
    Creature - fire - cost 3 - power 1000 - Human
    Your fire creatures each cost 2 less to summon. They can't cost less than 1."""
)
TOLL = card(
    """Toll
    Creature - fire - cost 3 - power 1000 - Human
    Light creatures each cost 2 more to summon."""
)


@pytest.mark.parametrize(
    ("yours", "theirs", "mana", "may"),
    [
        ([COURTNEY, GUIDE], [], 5, True),
        ([COURTNEY], [], 5, False),
        ([GUIDE], [], 5, False),
        ([COURTNEY], [TOLL], 8, False),
        ([COURTNEY], [TOLL], 9, True),
        ([], [TOLL], 7, True),
    ],
)
def test_106_4_what_changes_the_costs_of_a_civilization_sees_those_that_are_given(
    yours: list[Thing], theirs: list[Thing], mana: int, may: bool
) -> None:
    """106.4, 112.2b: a creature of the mana zone that costs 7, and has every civilization there with Courtney."""
    big = creature("Big", NATURE, 7, 1000, "Giant")
    opens = card("Gate\nCreature - nature - cost 3 - power 1000 - Human\nYou may summon creatures from your mana zone.")
    side = Side(battle=[*yours, opens, BYSTANDER], mana=[big, *filler(nature=mana - 1)])
    game = Scenario(you=side, opponent=Side(battle=theirs))
    assert (game.refused("Big") == "") == may
    if may:
        assert game.use("Big").untapped_mana(YOU) == 0
