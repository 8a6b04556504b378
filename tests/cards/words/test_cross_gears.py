"""The words about cross gears, and the classic cards that speak of them."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import card_text
from sim.cards.words import (
    ACT_GENERATE,
    BLOCKER,
    CREATURES,
    DOUBLE_BREAKER,
    DRAGONS,
    FIRE,
    GEARS,
    HAND,
    LIGHT,
    SPEED_ATTACKER,
    THE_CROSSED,
    THIS_IS_CROSSED,
    THIS_IS_NOT_CROSSED,
    TRIPLE_BREAKER,
    Card,
    DefinitionError,
    ability_word,
    choose,
    cost_less,
    creature,
    cross_gear,
    crossed_for_no_cost_with,
    crossed_is,
    destroy,
    draw,
    each_gets_power,
    each_has,
    gears_cost_less,
    generate_for_no_cost,
    may,
    may_cost_less,
    prohibits,
    shield_trigger_cross,
    speed_attacker,
    spell,
    when_put,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, crossed, exactly, filler, sick, tapped
from tests.cards.written import paragraph


def with_gear(gear: str | Card, *battle: object, **sides: object) -> Scenario:
    """Your Corile is crossed with the gear."""
    side = Side(battle=[crossed("Corile", gear), *battle], **sides)  # type: ignore[arg-type]
    return Scenario(you=side)


# --- What the crossed creature has ------------------------------------------------------------------------
@pytest.mark.phrase("THE_CROSSED", "doubles_power")
def test_powered_stallion_doubles_what_everything_else_makes_of_the_power() -> None:
    """206.4: doubling comes last; the breakers ask for the doubled power."""
    game = Scenario(
        you=Side(battle=[crossed("Corile", "Powered Stallion", "Emerald Claw"), "Torcon"], mana=filler(nature=1))
    )
    assert (game.power("Corile"), game.power("Torcon")) == (8000, 1000)
    assert (game.has("Corile", DOUBLE_BREAKER), game.has("Corile", TRIPLE_BREAKER)) == (True, False)
    strong = Scenario(you=Side(battle=[crossed("Bolshack Dragon", "Powered Stallion", "Emerald Claw")]))
    assert strong.power("Bolshack Dragon") == 16000
    assert strong.has("Bolshack Dragon", TRIPLE_BREAKER)


@pytest.mark.phrase("GEARS")
def test_it_is_another_type_of_card() -> None:
    game = Scenario(
        you=Side(hand=["Martial Law", "Spiral Lance"], mana=filler(light=2, water=2)),
        opponent=Side(battle=[crossed("Corile", "Emerald Claw"), "Quake Staff"]),
    )
    game.use("Martial Law")
    game.expect(YOU, "choose", "Emerald Claw", "Quake Staff")
    game.choose("Emerald Claw")
    assert (game.where("Emerald Claw"), game.power("Corile")) == ("graveyard", 2000)
    game.use("Spiral Lance")
    assert game.zone(OPPONENT, "hand") == ["Quake Staff"]


def test_crimson_rifle_is_a_tap_ability_of_the_crossed_creature() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Corile", "Crimson Rifle"), "Fear Fang"]),
        opponent=Side(battle=["Torcon", "Bolshack Dragon"]),
    )
    game.choose(ability("Corile", "power 2000 or less"))
    assert (game.where("Torcon"), game.is_tapped("Corile"), game.is_tapped("Fear Fang")) == ("graveyard", True, False)


def test_hungry_gauntlet_destroys_the_crossed_creature_too() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Corile", "Hungry Gauntlet")]), opponent=Side(battle=["Torcon", "Bolshack Dragon"])
    )
    game.choose(ability("Corile", "tap it"))
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Hungry Gauntlet"], ["Bolshack Dragon"])


def test_petrial_flame_protects_the_crossed_creature() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[crossed("Corile", "Petrial Flame"), "Torcon"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "battle") == ["Corile", "Petrial Flame"]


def test_final_dragarmor_makes_an_armored_dragon_that_breaks_one_more_shield() -> None:
    lord = creature("Lord", FIRE, 5, 5000, "", each_gets_power(DRAGONS, 1000))
    game = Scenario(you=Side(battle=[crossed("Corile", "Final Dragarmor"), lord]), opponent=Side(shields=3))
    assert game.power("Corile") == 3000
    game.attack("Corile").choose(game.options[0])
    game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_spiral_aura_returns_the_creature_and_stays() -> None:
    move = spell("Move", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = with_gear("Spiral Aura", hand=[move], mana=filler(fire=1)).use("Move")
    assert (game.where("Corile"), game.zone(YOU, "battle")) == ("hand", ["Spiral Aura"])


def test_powered_mask_counts_tapped_creatures_of_both_players() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Corile", "Powered Mask"), tapped("Torcon")]),
        opponent=Side(battle=[tapped("Fear Fang")]),
    )
    assert game.power("Corile") == 4000


def test_reverse_armor_untaps_at_the_end_of_your_turn() -> None:
    game = Scenario(you=Side(battle=[crossed(tapped("Corile"), "Reverse Armor"), "Torcon"]))
    game.attack("Torcon")
    assert game.accept().is_tapped("Corile") is False


def test_maximum_defense_blocks_and_cant_attack() -> None:
    game = with_gear("Maximum Defense", "Torcon")
    assert (game.power("Corile"), game.has("Corile", BLOCKER)) == (7000, True)
    assert game.refused("Corile", "attack") == "Maximum Defense says that it can't attack"


def test_fire_blade_lets_a_new_creature_attack() -> None:
    game = Scenario(you=Side(battle=[sick("Corile"), "Fire Blade"], mana=filler(fire=2)))
    game.cross("Fire Blade", "Corile")
    assert game.has("Corile", SPEED_ATTACKER)
    game.attack("Corile")
    assert game.zone(OPPONENT, "shields") == []


def test_hell_double_claw_destroys_the_winner() -> None:
    game = Scenario(you=Side(battle=[crossed("Corile", "Hell Double Claw")]), opponent=Side(battle=[tapped("Torcon")]))
    game.attack("Corile", "Torcon")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Hell Double Claw"], [])


def test_neo_sledgehammer_breaks_a_shield_when_blocked() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Corile", "Neo Sledgehammer")]),
        opponent=Side(battle=[crossed("Torcon", "Shining Defense")], shields=2),
    )
    game.attack("Corile").block("Torcon").choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("whenever_one_is_unblocked_at_player")
def test_arm_and_bazooka_wait_for_an_unblocked_attack_on_the_player() -> None:
    foe = Side(battle=[tapped("Torcon")])
    game = Scenario(you=Side(battle=[crossed("Corile", "Typhoon Bazooka"), "Fear Fang"]), opponent=foe)
    game.attack("Corile")
    game.expect(YOU, "choose", "no", "Corile", "Fear Fang", "Torcon")
    game.choose("Torcon")
    assert game.where("Torcon") == "hand"
    hunted = Scenario(you=Side(battle=[crossed("Corile", "Typhoon Bazooka"), "Fear Fang"]), opponent=foe)
    hunted.attack("Corile", "Torcon")
    assert hunted.asked == "attack with"
    arm = Scenario(you=Side(battle=[crossed("Corile", "Glorious Heaven's Arm")], shields=1)).attack("Corile")
    assert len(arm.zone(YOU, "shields")) == 2


def test_gears_with_attack_abilities_wait_for_their_own_creature() -> None:
    side = Side(battle=[crossed("Corile", "Faerie Scoop", "Demonic Protector"), "Torcon"], graveyard=["Fear Fang"])
    game = Scenario(you=side).attack("Torcon")
    assert game.asked == "attack with"
    game.attack("Corile").choose("Fear Fang")
    assert game.where("Fear Fang") == "mana"


def test_bajulas_soul_and_scissors_and_labor() -> None:
    soul = Scenario(
        you=Side(battle=[crossed("Corile", "Bajula's Soul")]),
        opponent=Side(mana=filler(fire=2, light=1), shields=2),
    )
    soul.attack("Corile").choose("Fire Filler").enough()
    assert (len(soul.zone(OPPONENT, "mana")), soul.zone(OPPONENT, "shields")) == (2, [])
    scissors = Scenario(
        you=Side(battle=[crossed("Corile", "Inferno Scissors")]),
        opponent=Side(battle=["Torcon", "Corile", "Fear Fang"]),
    )
    scissors.attack("Corile")
    scissors.choose("Torcon").expect(YOU, "choose", "no", "Corile")
    labor = Scenario(you=Side(battle=[crossed("Corile", "Submarine Labor")], deck=["Torcon", "Fear Fang"]))
    labor.attack("Corile").accept().choose("Fear Fang")
    while labor.asked == "order":
        labor.choose(labor.options[0])
    assert labor.where("Fear Fang") == "hand"


# --- Accelerators -----------------------------------------------------------------------------------------
@pytest.mark.phrase("THIS_IS_CROSSED", "is_also")
def test_an_accelerator_has_its_ability_and_its_race_while_it_is_crossed() -> None:
    lord = creature("Lord", FIRE, 5, 5000, "", each_gets_power(CREATURES.race("Volcano Dragon"), 1000))
    game = Scenario(
        you=Side(battle=["Mysterious, Armed Soldier", "Emerald Claw", lord, "Torcon"], mana=filler(nature=2))
    )
    assert game.power("Mysterious, Armed Soldier") == 2000
    game.cross("Emerald Claw", "Mysterious, Armed Soldier")
    assert game.power("Mysterious, Armed Soldier") == 2000 + 2000 + 3000 + 1000
    game.cross("Emerald Claw", "Torcon")
    assert (game.power("Mysterious, Armed Soldier"), game.power("Torcon")) == (2000, 3000)


def test_deklowazs_brooch_looks_back_at_its_gear() -> None:
    move = spell("Move", FIRE, 1, destroy(choose(1, your(CREATURES))))
    for piece, left in ((crossed("Deklowaz's Brooch", "Quake Staff"), 1), ("Deklowaz's Brooch", 3)):
        game = Scenario(
            you=Side(hand=[move], mana=filler(fire=1), battle=[piece]),
            opponent=Side(hand=3),  # type: ignore[list-item]
        ).use("Move")
        while game.asked == "choose":
            game.choose("Filler")
        assert len(game.zone(OPPONENT, "hand")) == left


def test_marianna_searches_shuffles_and_casts() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Marianna, Channeler of Suns", "Quake Staff")], deck=["Terror Pit"]),
        opponent=Side(battle=["Torcon"], shields=3),
    )
    game.attack("Marianna, Channeler of Suns").choose("Terror Pit").accept()
    assert (game.where("Terror Pit"), game.where("Torcon")) == ("graveyard", "graveyard")


def test_metalchaos_untaps_after_its_first_attack_only() -> None:
    game = Scenario(you=Side(battle=[crossed("Metalchaos Dragon", "Quake Staff")]), opponent=Side(shields=6))
    for _ in range(2):
        game.attack("Metalchaos Dragon")
        while game.asked == "break":
            game.choose(game.options[0])
    assert (len(game.zone(OPPONENT, "shields")), game.is_tapped("Metalchaos Dragon")) == (2, True)


@pytest.mark.phrase("crossed_with_this")
def test_mint_mirage_gives_one_of_its_own_gears_and_uranus_protects_its_own() -> None:
    move = spell("Move", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[move], mana=filler(fire=1)),
        opponent=Side(battle=[crossed("Mint Mirage", "Emerald Claw"), "Quake Staff"]),
    )
    game.use("Move").choose("Mint Mirage")
    assert game.zone(OPPONENT, "battle") == ["Mint Mirage", "Quake Staff"]
    other = Scenario(
        you=Side(hand=["Martial Law"], mana=filler(light=2)),
        opponent=Side(battle=[crossed("Uranus, the Paladin", "Emerald Claw"), crossed("Corile", "Quake Staff")]),
    )
    other.use("Martial Law")
    assert other.zone(OPPONENT, "graveyard") == ["Quake Staff"]


@pytest.mark.phrase("shields_go_to_mana")
def test_terradragon_puts_shields_into_the_mana_zone_while_it_is_crossed() -> None:
    for piece, mana in ((crossed("Terradragon Dagradolgran", "Quake Staff"), 2), ("Terradragon Dagradolgran", 0)):
        game = Scenario(you=Side(battle=[piece]), opponent=Side(shields=2))  # type: ignore[list-item]
        game.attack("Terradragon Dagradolgran")
        assert (len(game.zone(OPPONENT, "mana")), len(game.zone(OPPONENT, "hand"))) == (mana, 2 - mana)


# --- Crossing by an effect --------------------------------------------------------------------------------
@pytest.mark.phrase("cross")
def test_full_throttle_sergeant_crosses_for_no_cost() -> None:
    game = Scenario(
        you=Side(battle=["Full Throttle Sergeant", "Corile", crossed("Torcon", "Emerald Claw"), "Quake Staff"])
    )
    game.tap_ability("Full Throttle Sergeant", "Emerald Claw", "Corile")
    assert (game.gears("Corile"), game.gears("Torcon")) == (["Emerald Claw"], [])


def test_quick_defense_moves_on_when_its_creature_is_destroyed() -> None:
    move = spell("Move", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = with_gear("Quick Defense", tapped("Torcon"), tapped("Fear Fang"), hand=[move], mana=filler(fire=1))
    game.use("Move", "Corile").accept().choose("Torcon")
    assert game.gears("Torcon") == ["Quick Defense"]


@pytest.mark.phrase("that_were_crossed_with_this")
def test_ice_medusa_hands_her_own_gears_over() -> None:
    move = spell("Move", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(
            hand=[move],
            mana=filler(fire=1),
            battle=[crossed("Ice Medusa", "Emerald Claw", "Quake Staff"), tapped("Torcon"), "Fire Blade"],
        )
    )
    game.use("Move", "Ice Medusa").accept()
    assert sorted(game.gears("Torcon")) == ["Emerald Claw", "Quake Staff"]


@pytest.mark.phrase("the_crossed_with_it")
def test_drill_bowgun_and_warp_rifle_find_the_creature_of_the_gear() -> None:
    foe = Side(battle=[crossed("Torcon", "Emerald Claw"), crossed("Bolshack Dragon", "Quake Staff"), "Fire Blade"])
    for gear, dies in (
        ("Emerald Claw", ["Emerald Claw", "Torcon"]),
        ("Quake Staff", ["Quake Staff"]),
        ("Fire Blade", ["Fire Blade"]),
    ):
        game = Scenario(you=Side(hand=["Drill Bowgun"], mana=filler(fire=4)), opponent=foe)
        game.use("Drill Bowgun", gear)
        assert sorted(game.zone(OPPONENT, "graveyard")) == dies
    warp = Scenario(you=Side(hand=["Warp Rifle"], mana=filler(water=7)), opponent=foe).use("Warp Rifle", "Quake Staff")
    assert sorted(warp.zone(OPPONENT, "hand")) == ["Bolshack Dragon", "Quake Staff"]


# --- Costs ------------------------------------------------------------------------------------------------
@pytest.mark.phrase("gears_cost_less")
def test_sharion_makes_both_payments_cheaper_but_none_free() -> None:
    game = Scenario(
        you=Side(
            hand=["Final Dragarmor", "Crimson Rifle"], mana=filler(fire=6), battle=["Sharion, Hunter of the West Wind"]
        )
    )
    game.use("Final Dragarmor").cross("Final Dragarmor", "Sharion, Hunter of the West Wind")
    assert game.untapped_mana(YOU) == 2
    game.use("Crimson Rifle").cross("Crimson Rifle", "Sharion, Hunter of the West Wind")
    assert game.untapped_mana(YOU) == 0
    with pytest.raises(DefinitionError, match="only cross gears are generated"):
        tabulate([creature("Wrong", FIRE, 1, 1000, "", gears_cost_less(your(CREATURES), 1, 1))])


@pytest.mark.phrase("crosses_for_no_cost", "crossed_for_no_cost_with")
def test_bolberg_is_crossed_for_no_cost_and_some_gears_cross_some_creatures_so() -> None:
    fang = cross_gear("Fang", LIGHT, 5, crossed_for_no_cost_with(your(DRAGONS)), each_gets_power(THE_CROSSED, 1000))
    game = Scenario(you=Side(battle=["Bolberg Cross Dragon", "Torcon", "Octillion Force", fang]))
    game.cross("Octillion Force", "Bolberg Cross Dragon").cross("Fang", "Bolberg Cross Dragon")
    assert sorted(game.gears("Bolberg Cross Dragon")) == ["Fang", "Octillion Force"]
    with pytest.raises(Illegal):
        game.cross("Octillion Force", "Torcon")


@pytest.mark.phrase("THIS_IS_NOT_CROSSED", "crossed_is")
def test_a_gear_can_work_uncrossed_and_ask_what_it_is_crossed_with() -> None:
    armor = cross_gear(
        "Armor",
        FIRE,
        1,
        may_cost_less(your(CREATURES), 1, 1, condition=THIS_IS_NOT_CROSSED),
        each_has(your(CREATURES), speed_attacker, condition=crossed_is(DRAGONS)),
    )
    assert card_text(armor).splitlines()[2:] == [
        "While this cross gear isn't crossed, your creatures may each cost up to 1 less to summon. "
        "They can't cost less than 1.",
        'While the crossed creature is a Dragon, each of your creatures has "speed attacker".',
    ]
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=1, fire=2), battle=[armor, "Corile", "Bolshack Dragon"])
    )
    assert game.refused("Torcon") == ""
    game.cross("Armor", "Corile")
    assert (game.refused("Torcon"), game.has("Corile", SPEED_ATTACKER)) != ("", True)
    game.cross("Armor", "Bolshack Dragon")
    assert game.has("Corile", SPEED_ATTACKER)


# --- Generating -------------------------------------------------------------------------------------------
@pytest.mark.phrase("generate_for_no_cost")
def test_samurai_generation_generates_from_the_hand_for_no_cost() -> None:
    samurai = creature(
        "Samurai",
        FIRE,
        3,
        3000,
        "Samurai",
        ability_word("Samurai Generation", when_put(may(generate_for_no_cost(choose(1, your(GEARS.in_zone(HAND))))))),
    )
    game = Scenario(
        you=Side(
            hand=[samurai, "Octillion Force", "Quick Defense"], mana=filler(fire=3), battle=["Sirius, the Patroller"]
        )
    )
    game.use("Samurai", "Octillion Force").accept()
    assert (game.where("Octillion Force"), len(game.zone(YOU, "hand"))) == ("battle", 2)
    with pytest.raises(DefinitionError, match="your own cross gears"):
        tabulate([spell("Wrong", FIRE, 1, generate_for_no_cost(choose(1, your(CREATURES.in_zone(HAND)))))])


@pytest.mark.phrase("ACT_GENERATE")
def test_generating_can_be_forbidden() -> None:
    lock = creature("Lock", FIRE, 3, 3000, "", prohibits(ACT_GENERATE, your_opponents(GEARS)))
    game = Scenario(
        you=Side(hand=["Emerald Claw"], mana=filler(nature=1), battle=["Torcon"]), opponent=Side(battle=[lock])
    )
    assert game.refused("Emerald Claw") == "Lock forbids generating it"


def test_one_effect_for_two_events() -> None:
    """An evolution creature put on the crossed creature is not the gear put."""
    fang = cross_gear(
        "Fang",
        LIGHT,
        1,
        paragraph(
            "When you put this cross gear into the battle zone or whenever the crossed creature attacks, draw a card.",
            "Cross Gear - light - cost 1",
        ),
    )
    game = Scenario(
        you=Side(
            hand=[fang, "Crystal Lancer"],
            mana=filler(light=2, water=6),
            battle=["Aqua Hulcus", "Torcon"],
        )
    )
    game.use("Fang")
    assert len(game.zone(YOU, "hand")) == 2
    game.cross("Fang", "Aqua Hulcus").use("Crystal Lancer")
    assert len(game.zone(YOU, "hand")) == 1
    game.attack("Torcon")
    assert len(game.zone(YOU, "hand")) == 1
    game.attack("Crystal Lancer")
    assert len(game.zone(YOU, "hand")) == 2


def test_searches_returns_and_removals() -> None:
    sage = Scenario(
        you=Side(hand=["Gyulcas, Sage of the East Wind"], mana=filler(fire=5), deck=exactly("Emerald Claw", "Torcon"))
    )
    sage.use("Gyulcas, Sage of the East Wind", "Emerald Claw")
    assert sage.where("Emerald Claw") == "hand"
    hunter = Scenario(you=Side(hand=["Hunter, the Invoked"], mana=[*filler(nature=3), "Emerald Claw"]))
    hunter.use("Hunter, the Invoked", "Emerald Claw")
    assert hunter.where("Emerald Claw") == "hand"
    for mana, left in ((6, 1), (7, 0)):
        rocket = Scenario(
            you=Side(hand=["Screw Rocket"], mana=filler(fire=mana)),
            opponent=Side(battle=[crossed("Corile", "Emerald Claw"), "Quake Staff"]),
        )
        rocket.use("Screw Rocket").choose(*["Quake Staff", "Emerald Claw"][: 2 - left])
        assert len(rocket.zone(OPPONENT, "battle")) == 1 + left
    seuss = Scenario(
        you=Side(hand=["Martial Law"], mana=filler(light=2)),
        opponent=Side(battle=["Rinne Seuss, Sacred Weapon Guardian", "Emerald Claw"]),
    )
    seuss.use("Martial Law").choose("Rinne Seuss, Sacred Weapon Guardian")
    assert seuss.zone(OPPONENT, "battle") == ["Emerald Claw"]


def test_treasure_chance_puts_a_gear_or_destroys_what_is_weaker() -> None:
    gear = Scenario(you=Side(hand=["Treasure Chance"], mana=filler(fire=5), deck=["Emerald Claw"]))
    gear.use("Treasure Chance").accept()
    assert gear.where("Emerald Claw") == "battle"
    shot = Scenario(
        you=Side(hand=["Treasure Chance"], mana=filler(fire=5), deck=["Corile"]),
        opponent=Side(battle=["Torcon", "Bolshack Dragon"]),
    )
    assert shot.use("Treasure Chance").zone(OPPONENT, "battle") == ["Bolshack Dragon"]


# --- Refused ----------------------------------------------------------------------------------------------
def test_what_only_a_cross_gear_can_say() -> None:
    for feature in (shield_trigger_cross, each_gets_power(THE_CROSSED, 1000)):
        with pytest.raises(DefinitionError, match="cross"):
            tabulate([creature("Wrong", FIRE, 1, 1000, "", feature)])
    with pytest.raises(DefinitionError, match="no effect outside an ability"):
        cross_gear("Wrong", FIRE, 1, draw(1))  # type: ignore[arg-type]
    with pytest.raises(DefinitionError, match="cross gears are generated"):
        tabulate([creature("Wrong", FIRE, 1, 1000, "", cost_less(your(GEARS), 1, 1))])


def test_its_text_speaks_of_itself() -> None:
    gear = cross_gear(
        "Gear", LIGHT, 1, when_put(draw(1)), each_gets_power(THE_CROSSED, 1000, condition=THIS_IS_CROSSED)
    )
    assert card_text(gear).splitlines()[1:] == [
        "Cross Gear - light - cost 1",
        "When you put this cross gear into the battle zone, draw a card.",
        "While this cross gear is crossed, the crossed creature gets +1000 power.",
    ]
