"""Group 5B of the rules catalogue: modes and choices as a card resolves, and what effects choose (601.1g, 700.2)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    WATER,
    Card,
    Noun,
    at_least,
    at_random,
    cant_be_chosen,
    cant_be_destroyed,
    charge_from_deck,
    choose,
    choose_any_number,
    choose_one_of_each_civilization,
    choose_up_to,
    creature,
    destroy,
    discard,
    draw,
    every,
    for_each,
    give_power,
    may,
    one_or_both,
    opponent_chooses,
    put_into_mana,
    return_to_hand,
    some_of,
    spell,
    tap,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, filler, pile, tapped
from tests.rules.situations import (
    BOMBAZAR,
    BRAID_CLAW,
    BYSTANDER,
    FOREVER_OCCULT,
    GONTA,
    MIRADANTE_TWELVE,
    PERFECT_DARKNESS,
    PERFECT_NATURE,
    RED_END,
    REDZONE,
    THE_RED,
    cast_effects,
)

THEIR_CREATURES = your_opponents(CREATURES)


@pytest.mark.rule("5B.20", "5B.27")
def test_5b_20_modes_are_chosen_after_paying_and_before_anything_is_done() -> None:
    """X.04: on resolution (700.2a), which is after the mana is paid."""
    game = Scenario(
        you=Side(
            hand=[PERFECT_NATURE], mana=["Horrid Worm", *filler(nature=4, fire=1)], battle=["Corile", "Fear Fang"]
        ),
        choose_mana=True,
    )
    game.use(PERFECT_NATURE).expect(YOU, "pay with", "Nature Filler", "Fire Filler", "Horrid Worm")
    game.choose("Fire Filler", "Nature Filler#2", "Nature Filler#3", "Nature Filler#4")
    game.expect(YOU, "choose one", "0", "1", "2").choose(1)
    assert game.where("Horrid Worm") == "mana"
    game.expect(YOU, "choose one", "0", "1", "2").choose(2)
    game.expect(YOU, "choose", "Corile", "Fear Fang", "Horrid Worm")  # the first mode has been done by now


# --- Which cards an effect can choose ------------------------------------------------------------------
def test_hells_scrapper_limits_the_total_power() -> None:
    game = Scenario(
        you=Side(hand=["Hell's Scrapper"], mana=filler(fire=7)),
        opponent=Side(battle=["Fear Fang", "Burning Mane", "Torcon", BOMBAZAR]),
    )
    game.use("Hell's Scrapper").expect(YOU, "choose", "no", "Fear Fang", "Burning Mane", "Torcon")
    game.choose("Fear Fang")
    assert game.refused("Fear Fang") == "it is chosen already"
    game.choose("Burning Mane")
    assert game.zone(OPPONENT, "battle") == ["Torcon", BOMBAZAR]


def test_death_smoke_chooses_only_untapped_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Death Smoke"], mana=filler(darkness=4)),
        opponent=Side(battle=[tapped("Fear Fang"), "Torcon", "Corile"]),
    )
    game.use("Death Smoke")
    assert game.refused("Fear Fang") == "it is tapped"
    game.choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_comet_missile_chooses_only_blockers() -> None:
    game = Scenario(
        you=Side(hand=["Comet Missile"], mana=filler(fire=1)),
        opponent=Side(battle=["Hunter Fish", "Torcon", "Phantom Fish", "Holy, Flash Guardian"]),
    )
    game.use("Comet Missile").expect(YOU, "choose", "Hunter Fish", "Phantom Fish", "Holy, Flash Guardian")
    assert game.refused("Torcon") == "it has no blocker"


@pytest.mark.phrase("choose_up_to")
def test_aqua_sniper_returns_up_to_two_creatures_of_either_player() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Sniper"], mana=filler(water=8), battle=["Torcon"]), opponent=Side(battle=["Corile"])
    )
    game.use("Aqua Sniper").expect(YOU, "choose", "no", "Torcon", "Aqua Sniper", "Corile")
    game.choose("Corile").enough()
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.zone(YOU, "battle") == ["Torcon", "Aqua Sniper"]


def test_a_dragonoid_is_no_dragon() -> None:
    game = Scenario(
        you=Side(
            hand=["Dimension Splitter"], mana=filler(darkness=3), graveyard=[BRAID_CLAW, BOMBAZAR, "Bazagazeal Dragon"]
        )
    )
    game.use("Dimension Splitter").accept()
    assert sorted(game.zone(YOU, "hand")) == ["Bazagazeal Dragon", BOMBAZAR]
    assert game.zone(YOU, "graveyard") == [BRAID_CLAW]


@pytest.mark.parametrize(("card", "optional"), [("Aqua Surfer", True), ("Spiral Gate", False)])
def test_either_players_creature_can_be_returned_and_only_aqua_surfer_may_return_none(
    card: str, optional: bool
) -> None:
    game = Scenario(you=Side(hand=[card], mana=filler(water=6), battle=["Fear Fang"]), opponent=Side(battle=["Corile"]))
    game.use(card).expect(YOU, "choose", *(["no", card] if optional else []), "Fear Fang", "Corile")
    game.choose("Fear Fang")
    assert game.zone(YOU, "hand") == ["Fear Fang"]


def test_spiral_gate_must_return_a_creature_and_aqua_surfer_may() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Torcon", "Corile"]))
    with pytest.raises(Illegal):
        game.use("Spiral Gate").decline()
    game = Scenario(you=Side(hand=["Aqua Surfer"], mana=filler(water=6), battle=["Torcon"])).use("Aqua Surfer")
    assert game.decline().zone(YOU, "battle") == ["Torcon", "Aqua Surfer"]


def test_sniper_mosquito_must_return_a_card_from_its_players_mana() -> None:
    game = Scenario(you=Side(battle=["Sniper Mosquito"], mana=["Torcon", "Corile"]), opponent=Side(mana=["Fear Fang"]))
    game.attack("Sniper Mosquito").expect(YOU, "choose", "Torcon", "Corile").choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]


def test_thrash_crawler_must_return_a_card_from_mana() -> None:
    game = Scenario(you=Side(hand=["Thrash Crawler"], mana=[*filler(water=3), "Corile"], battle=["Fear Fang"]))
    game.use("Thrash Crawler").expect(YOU, "choose", "Water Filler", "Water Filler", "Water Filler", "Corile")
    game.choose("Corile")
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Corile"], 3)


@pytest.mark.parametrize("draws", [True, False])
def test_aqua_hulcus_may_draw(draws: bool) -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=filler(water=3), battle=["Fear Fang"]))
    game.use("Aqua Hulcus").expect(YOU, "may", "no", "yes")
    assert len((game.accept() if draws else game.decline()).zone(YOU, "hand")) == draws


def test_dreaming_moon_knife_may_charge_a_card() -> None:
    game = Scenario(you=Side(hand=["Dreaming Moon Knife", GONTA], mana=filler(nature=2))).use("Dreaming Moon Knife")
    assert game.choose(GONTA).is_tapped(GONTA)


@pytest.mark.phrase("take")
def test_rumbling_terahorn_may_take_any_creature() -> None:
    game = Scenario(
        you=Side(hand=["Rumbling Terahorn"], mana=filler(nature=5), deck=exactly("Terror Pit", "Corile", "Torcon"))
    )
    game.use("Rumbling Terahorn").expect(YOU, "choose", "no", "Corile", "Torcon")
    assert game.refused("Terror Pit", "choose") == "it is not a card of the kind that the text refers to"
    game.choose("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_the_mach_may_take_an_evolution_creature_from_the_top_four_cards() -> None:
    mach = "The Mach, Lightning Sonic"
    game = Scenario(you=Side(hand=[mach], mana=filler(fire=5), deck=["Torcon", REDZONE, THE_RED, "Corile", RED_END]))
    game.use(mach).expect(YOU, "choose", "no", REDZONE).choose(REDZONE)
    game.expect(YOU, "order", "Torcon", THE_RED, "Corile").choose("Corile", THE_RED)
    assert game.zone(YOU, "hand") == [REDZONE]
    assert game.zone(YOU, "deck")[0] == RED_END
    assert game.zone(YOU, "deck")[-3:] == ["Corile", THE_RED, "Torcon"]


@pytest.mark.phrase("they_are")
def test_bakuadorgan_takes_a_dragon_or_puts_the_card_on_the_bottom() -> None:
    dragon, other = (
        Scenario(you=Side(battle=["Bakuadorgan, Passion Dragon"], deck=[top])).attack("Bakuadorgan, Passion Dragon")
        for top in (BOMBAZAR, BRAID_CLAW)
    )
    assert dragon.zone(YOU, "hand") == [BOMBAZAR]
    assert (other.zone(YOU, "hand"), other.zone(YOU, "deck")[-1]) == ([], BRAID_CLAW)


@pytest.mark.phrase("your")
def test_rothus_destroys_your_own_creature_first_and_may_destroy_itself() -> None:
    game = Scenario(
        you=Side(hand=["Rothus, the Traveler"], mana=filler(fire=4)),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
    )
    game.use("Rothus, the Traveler").expect(OPPONENT, "choose", "Fear Fang", "Torcon").choose("Torcon")
    assert game.zone(YOU, "graveyard") == ["Rothus, the Traveler"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.phrase("or_one_of")
def test_701_6a_crisis_boulder_destroys_a_creature_that_it_puts_into_the_graveyard() -> None:
    """701.6a: destroying is putting from the battle zone into the graveyard; Propeller Mutant's ability triggers.

    The opponent chooses a creature, and no other card of the battle zone, or a card of mana.
    """
    for card in ("Propeller Mutant", "Torcon"):
        game = Scenario(
            you=Side(hand=["Crisis Boulder", "Corile"], mana=filler(fire=4), battle=["Fear Fang"]),
            opponent=Side(battle=["Propeller Mutant", "Forbidden ~The Sealed X~"], mana=["Torcon"]),
        )
        game.use("Crisis Boulder").expect(OPPONENT, "choose", "Propeller Mutant", "Torcon").choose(card)
        assert game.zone(OPPONENT, "graveyard") == [card]
        assert game.zone(YOU, "hand") == ([] if card == "Propeller Mutant" else ["Corile"])
    game = Scenario(
        you=Side(hand=["Terror Pit", "Corile"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Propeller Mutant"]),
    )
    assert game.use("Terror Pit").zone(YOU, "hand") == []  # when it is destroyed, it triggers


@pytest.mark.phrase("or_one_of")
@pytest.mark.parametrize("others", [[], ["Torcon", "Corile"]])
def test_605_2b_what_is_one_of_both_kinds_is_one_choice(others: list[str]) -> None:
    """605.2b: a blocker with power 2000 can be chosen once, and without a question if it is the only one."""
    name = "破壊の神遁バジル"
    theirs = Side(battle=["La Ura Giga, Sky Guardian", *others])
    game = Scenario(you=Side(hand=[name, "Fear Fang"], mana=filler(fire=3, nature=3)), opponent=theirs).use(name)
    if others:
        game.expect(YOU, "choose", "La Ura Giga, Sky Guardian", "Torcon", "Corile")
        game.choose("La Ura Giga, Sky Guardian")
    assert game.zone(OPPONENT, "graveyard") == ["La Ura Giga, Sky Guardian"]


@pytest.mark.parametrize("spell_cast", [True, False])
def test_miradante_twelve_casts_a_light_spell_from_the_hand_or_draws(spell_cast: bool) -> None:
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE, "Solar Ray", "Comet Missile"], mana=filler(light=7, water=1), deck=["Torcon"]),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use(MIRADANTE_TWELVE).expect(YOU, "choose", "no", "Solar Ray")
    if spell_cast:
        game.choose("Solar Ray")
        assert game.is_tapped("Fear Fang") and game.zone(YOU, "hand") == ["Comet Missile"]
    else:
        game.decline()
        assert game.zone(YOU, "hand") == ["Solar Ray", "Comet Missile", "Torcon"]


def test_nicol_bolas_discards_seven_cards_of_the_opponents_choice() -> None:
    game = Scenario(
        you=Side(hand=["Nicol Bolas"], mana=filler(water=3, darkness=3, fire=2)),
        opponent=Side(hand=[*filler(7), "Terror Pit"]),
    )
    game.use("Nicol Bolas")
    for _ in range(7):
        game.expect(OPPONENT, "choose").choose("Filler")
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]


# --- At the same time, for each, several times ---------------------------------------------------------
@pytest.mark.rule("5B.24", "12.15")
def test_5b_24_apocalypse_vise_limits_the_total_power_of_all_that_it_destroys() -> None:
    game = Scenario(
        you=Side(hand=["Apocalypse Vise"], mana=filler(fire=7), battle=["Torcon"]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Phantom Fish", "Fear Fang", "Aqua Guard"]),
    )
    game.use("Apocalypse Vise").expect(YOU, "choose", "no", "Crystal Lancer", "Phantom Fish", "Fear Fang", "Aqua Guard")
    game.choose("Phantom Fish").expect(YOU, "choose", "no", "Fear Fang", "Aqua Guard")
    assert game.refused("Crystal Lancer") == "the total would be too high"
    assert game.refused("Phantom Fish") == "it is chosen already"
    game.choose("Fear Fang")  # 7000 of 8000: nothing else fits
    assert game.zone(OPPONENT, "battle") == ["Crystal Lancer", "Aqua Guard"]


@pytest.mark.rule("5B.24")
def test_5b_24_cards_chosen_at_the_same_time_are_different() -> None:
    game = Scenario(you=Side(hand=["Teleportation"], mana=filler(water=5)), opponent=Side(battle=["Corile", "Torcon"]))
    game.use("Teleportation", "Corile").expect(YOU, "choose", "no", "Torcon")
    assert game.refused("Corile", "choose") == "it is chosen already"


@pytest.mark.phrase("for_each")
@pytest.mark.rule("5B.25")
def test_5b_25_choices_for_each_of_something_can_fall_on_the_same_card() -> None:
    song = spell(
        "Song", FIRE, 1,
        discard(choose_any_number(your(CARDS.in_zone(zones.HAND)))),
        for_each("card discarded", give_power(1000, choose(1, your(CREATURES)))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[song, "Corile", "Torcon"], mana=filler(fire=1), battle=[BYSTANDER, "Fear Fang"]))
    game.use("Song", "Corile", "Torcon", "Fear Fang", "Fear Fang")
    assert game.power("Fear Fang") == 3000 + 2000


@pytest.mark.phrase("choose_one_of_each_civilization")
@pytest.mark.rule("5B.25")
def test_5b_25_one_card_can_be_chosen_for_each_of_its_civilizations() -> None:
    tax = spell("Tax", FIRE, 1, tap(choose_one_of_each_civilization(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[tax], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[GONTA, "Fear Fang", "Magnum, Shortshot"]),
    )
    game.use("Tax").expect(YOU, "choose", GONTA, "Magnum, Shortshot").choose(GONTA)
    game.expect(YOU, "choose", GONTA, "Fear Fang").choose(GONTA)
    assert [game.is_tapped(name) for name in (GONTA, "Fear Fang", "Magnum, Shortshot")] == [True, False, False]


def test_106_3_colorless_is_no_civilization_to_choose_a_card_of() -> None:
    """106.3."""
    tax = spell("Tax", FIRE, 1, tap(choose_one_of_each_civilization(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[tax], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[creature("Stone", 0, 3, 3000, ""), "Magnum, Shortshot"]),
    )
    game.use("Tax")
    assert (game.is_tapped("Stone"), game.is_tapped("Magnum, Shortshot")) == (False, True)


def test_up_to_two_creatures_may_have_a_limit_of_their_total_as_well() -> None:
    def two(**total: int) -> Scenario:
        song = spell("Song", FIRE, 1, destroy(choose_up_to(2, THEIR_CREATURES, **total)))
        sizes = {"Small": (1, 1000), "Little": (2, 2000), "Middle": (3, 3000), "Big": (7, 7000)}
        theirs = [creature(name, FIRE, cost, power, "") for name, (cost, power) in sizes.items()]
        game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[BYSTANDER]), opponent=Side(battle=theirs))
        return game.use("Song")

    for total in ({"total_cost": 6}, {"total_power": 6000}):
        game = two(**total).expect(YOU, "choose", "no", "Small", "Little", "Middle").choose("Small")
        game.expect(YOU, "choose", "no", "Little", "Middle").choose("Little")
        assert game.zone(OPPONENT, "battle") == ["Middle", "Big"]
    assert two(total_cost=2).choose("Small").zone(OPPONENT, "graveyard") == ["Small"]


def test_108_1b_a_power_below_0_makes_no_room_for_more_in_a_total() -> None:
    """108.1b."""
    weak = creature("Weak", FIRE, 3, 1000, "", cant_be_destroyed)
    fall = spell(
        "Fall", DARKNESS, 1,
        give_power(-6000, every(your_opponents(CREATURES))),
        return_to_hand(choose_any_number(your_opponents(CREATURES), total_power=4000)),
    )  # fmt: skip
    others = [creature("Strong", FIRE, 3, 10000, ""), creature("Stronger", FIRE, 3, 11000, "")]
    game = Scenario(
        you=Side(hand=[fall], mana=filler(darkness=1), battle=[BYSTANDER]), opponent=Side(battle=[weak, *others])
    )
    game.use("Fall").expect(YOU, "choose", "no", "Weak", "Strong").choose("Weak")
    game.expect(YOU, "choose", "no", "Strong")


@pytest.mark.phrase("may_attack_untapped_creatures")
@pytest.mark.rule("5B.26", "5B.27")
def test_5b_26_an_effect_done_several_times_can_choose_the_same_card_each_time() -> None:
    game = Scenario(
        you=Side(hand=[PERFECT_NATURE], mana=filler(nature=5), battle=["Fear Fang", BYSTANDER]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(PERFECT_NATURE, 2, 2, "Fear Fang", "Fear Fang")
    assert game.power("Fear Fang") == 9000
    game.attack("Fear Fang", "Corile")
    assert game.where("Corile") == "graveyard"


@pytest.mark.phrase("some_of")
@pytest.mark.rule("5B.27")
def test_5b_27_modes_are_different_unless_the_card_says_otherwise() -> None:
    three = spell("Three Ways", FIRE, 1, some_of(2, draw(1), charge_from_deck(1), draw(5)))
    game = Scenario(you=Side(hand=[three], mana=filler(fire=1), battle=[BYSTANDER])).use("Three Ways")
    game.expect(YOU, "choose one", "0", "1", "2").choose(1)
    game.expect(YOU, "choose one", "0", "2").choose(0)
    assert (len(game.zone(YOU, "mana")), len(game.zone(YOU, "hand"))) == (2, 1)


# Drawing 2 cards first, the player discards one of 3.
BURST = spell(
    "Burst",
    FIRE,
    1,
    one_or_both(at_least(2, your(CREATURES)), draw(2), discard(choose(1, your(CARDS.in_zone(zones.HAND))))),
)


@pytest.mark.phrase("one_or_both")
@pytest.mark.rule("5B.27")
def test_5b_27_if_the_condition_holds_both_effects_are_a_third_choice_and_the_first_comes_first() -> None:
    def burst(*creatures: Card) -> Scenario:
        you = Side(hand=[BURST, "Torcon"], mana=filler(fire=1), battle=list(creatures), deck=["Corile", "Fear Fang"])
        return Scenario(you=you).use("Burst")

    game = burst(BYSTANDER, BYSTANDER).expect(YOU, "choose one", "0", "1", "2").choose(2)
    game.expect(YOU, "choose", "Torcon", "Corile", "Fear Fang").choose("Corile")
    assert game.zone(YOU, "hand") == ["Torcon", "Fear Fang"]
    assert burst(BYSTANDER, BYSTANDER).choose(0).zone(YOU, "hand") == ["Torcon", "Corile", "Fear Fang"]
    assert burst(BYSTANDER, BYSTANDER).choose(1).zone(YOU, "hand") == []
    game = burst(BYSTANDER).expect(YOU, "choose one", "0", "1").choose(0)
    assert game.zone(YOU, "hand") == ["Torcon", "Corile", "Fear Fang"]
    assert burst(BYSTANDER).choose(1).zone(YOU, "hand") == []


def test_perfect_darkness_does_what_its_modes_say() -> None:
    game = Scenario(
        you=Side(
            hand=[PERFECT_DARKNESS],
            mana=filler(darkness=5),
            graveyard=["Horrid Worm", "Corile", FOREVER_OCCULT],
            battle=[BYSTANDER],
        ),
        opponent=Side(hand=["Torcon", "Fear Fang"], battle=[pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use(PERFECT_DARKNESS, 0, 1).expect(OPPONENT, "choose", "Torcon", "Fear Fang").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(YOU, "battle") == ["Bystander", "Horrid Worm"]
    game = Scenario(
        you=Side(hand=[PERFECT_DARKNESS], mana=filler(darkness=5), battle=[BYSTANDER]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Corile"]),
    )
    game.use(PERFECT_DARKNESS, 2, 2, "Crystal Lancer", "Crystal Lancer")
    assert game.zone(OPPONENT, "battle") == ["Corile"]


@pytest.mark.parametrize(
    ("noun", "zone"),
    [
        pytest.param(choose(1, THEIR_CREATURES), "battle", id="chosen"),
        pytest.param(every(THEIR_CREATURES), "graveyard", id="all"),
        pytest.param(opponent_chooses(1, THEIR_CREATURES), "graveyard", id="chosen by its own player"),
        pytest.param(at_random(1, THEIR_CREATURES), "graveyard", id="at random"),
    ],
)
def test_605_2b_only_choosing_is_choosing(noun: Noun, zone: str) -> None:
    """605.2b: a creature that the opponent can't choose is met by everything else."""
    shy = creature("Shy", FIRE, 3, 3000, "", cant_be_chosen)
    game = cast_effects(destroy(noun), opponent=Side(battle=[shy]))
    assert game.where("Shy") == zone


@pytest.mark.parametrize("hand", [0, 1])
def test_605_2b_all_cards_of_an_empty_hand_can_be_discarded(hand: int) -> None:
    """605.2b: "all" is not choosing, so it is done, and "if you do" follows (dmwiki トツゲキ戦車 バクゲットー)."""
    turbo = pile("Turbo 3, Supersonic", BRAID_CLAW)
    game = Scenario(you=Side(battle=[turbo], hand=hand)).attack("Turbo 3, Supersonic").accept()
    assert (len(game.zone(YOU, "hand")), len(game.zone(YOU, "graveyard"))) == (3, hand)


@pytest.mark.rule("5B.21")
def test_5b_21_double_evolution_burst_has_both_effects_with_an_evolution_creature() -> None:
    """Hyperspatial spells are in test_7f_hyperspatial_spells.py."""
    burst = "Evolution Burst - Into the Wild"
    for battle, mode, mana in (([], 1, 6), ([pile("Crystal Lancer", "Aqua Hulcus")], 2, 9)):
        game = Scenario(
            you=Side(hand=[burst], mana=filler(nature=6), battle=battle),
            opponent=Side(battle=["Corile", "Fear Fang"]),
        )
        game.use(burst)
        assert (len(game.options) == 3) == (mode == 2)
        game.choose(mode).choose("Corile")
        assert (game.zone(OPPONENT, "mana"), len(game.zone(YOU, "mana"))) == (["Corile"], mana)


@pytest.mark.parametrize("there", [True, False])
def test_101_3_nobody_is_asked_whether_to_return_cards_where_there_are_none(there: bool) -> None:
    """101.3: what is impossible is not done, and everybody sees the graveyard."""
    back = spell(
        "Back", WATER, 1, may(return_to_hand(choose_any_number(your(CREATURES.in_zone(zones.GRAVEYARD))))), draw(1)
    )
    graveyard = ["Torcon", "Terror Pit"] if there else ["Terror Pit"]
    game = Scenario(you=Side(hand=[back], mana=filler(water=1), graveyard=graveyard, battle=[BYSTANDER])).use("Back")
    if there:
        game.expect(YOU, "may", "no", "yes").accept().expect(YOU, "choose", "no", "Torcon").decline()
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize("base", [True, False])
def test_101_3_nobody_is_asked_whether_to_put_an_evolution_creature_on_nothing(base: bool) -> None:
    """101.3, 801.1: Hogan Blaster reveals one; without a creature that it evolves from, it stays in the deck."""
    game = Scenario(
        you=Side(
            hand=["Hogan Blaster"],
            mana=filler(water=5),
            deck=exactly("Crystal Lancer"),
            battle=["Aqua Hulcus" if base else BYSTANDER],
        )
    ).use("Hogan Blaster")
    if base:
        game.expect(YOU, "may", "no", "yes").accept()
        assert game.zone(YOU, "battle") == ["Crystal Lancer"]
    else:
        assert (game.asked, game.zone(YOU, "deck")) == ("attack with", ["Crystal Lancer"])


def test_a_player_is_asked_for_hidden_cards_whether_there_are_such_or_not() -> None:
    """The question does not say what a hand has."""
    back = spell("Give", WATER, 1, may(put_into_mana(choose_any_number(your(CREATURES.in_zone(zones.HAND))))), draw(1))
    game = Scenario(you=Side(hand=[back, "Terror Pit"], mana=filler(water=1), battle=[BYSTANDER]))
    game.use("Give").expect(YOU, "may", "no", "yes")
