"""Cross gears: generating, crossing, what the crossed creature gains, and what stays when it leaves (303)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GEARS,
    HAND,
    LIGHT,
    NATURE,
    THE_CROSSED,
    WATER,
    choose,
    creature,
    cross_gear,
    destroy,
    draw,
    each_gets_power,
    every,
    evolves_from,
    give_power,
    put,
    return_to_hand,
    spell,
    star_evolves_from,
    tap,
    whenever_you_generate,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, crossed, filler, pile, sealed, sick, tapped


# --- Generating and crossing ------------------------------------------------------------------------------
@pytest.mark.rule("7D.01", "7D.02", "5A.03")
def test_7d_01_generated_for_its_cost_it_enters_uncrossed_and_gives_nothing() -> None:
    """303.1-2, 701.5a: generating is use, which triggers "whenever you generate"."""
    game = Scenario(you=Side(hand=["Emerald Claw"], mana=filler(nature=2), battle=["Torcon"]))
    game.use("Emerald Claw")
    assert (game.zone(YOU, "battle"), game.untapped_mana(YOU)) == (["Torcon", "Emerald Claw"], 1)
    assert (game.gears("Torcon"), game.power("Torcon")) == ([], 1000)


@pytest.mark.rule("7D.03", "7D.04", "7D.10")
def test_7d_03_crossed_by_paying_its_cost_once_more_it_gives_its_abilities() -> None:
    game = Scenario(you=Side(hand=["Shining Defense"], mana=filler(light=3), battle=["Torcon", "Corile"]))
    game.use("Shining Defense").cross("Shining Defense", "Torcon")
    assert (game.gears("Torcon"), game.untapped_mana(YOU)) == (["Shining Defense"], 1)
    assert (game.power("Torcon"), game.has("Torcon", keywords.BLOCKER)) == (2500, True)
    assert (game.power("Corile"), game.has("Corile", keywords.BLOCKER)) == (2000, False)


@pytest.mark.rule("7D.03")
def test_7d_03_only_your_own_creatures_are_crossed_and_only_for_its_civilization() -> None:
    gear = ["Emerald Claw"]
    alone = Scenario(you=Side(battle=gear, mana=filler(nature=1)), opponent=Side(battle=["Torcon"]))
    assert alone.refused("Emerald Claw", "cross") == "there is no creature that it can be crossed with"
    foreign = Scenario(you=Side(battle=[*gear, tapped("Torcon")], mana=filler(fire=1)))
    assert foreign.refused("Emerald Claw", "cross") == "no nature mana"


@pytest.mark.rule("7D.10")
def test_7d_10_nothing_is_generated_or_crossed_once_the_attack_step_has_begun() -> None:
    game = Scenario(
        you=Side(hand=["Emerald Claw"], battle=["Quake Staff", "Torcon", "Corile"], mana=filler(nature=3, darkness=3))
    )
    game.attack("Torcon")
    game.expect(YOU, "attack with", "no", "Corile")
    assert game.refused("Quake Staff", "cross") == ("this is the attack step: cross gears are crossed in the main step")


@pytest.mark.rule("7D.05")
def test_7d_05_a_crossed_gear_moves_by_paying_again_but_not_onto_the_same_creature() -> None:
    """303.4, 303.4a."""
    game = Scenario(you=Side(battle=[crossed("Torcon", "Emerald Claw"), "Corile", "Fear Fang"], mana=filler(nature=2)))
    with pytest.raises(Illegal, match="crossed with it already"):
        game.cross("Emerald Claw", "Torcon")
    game.choose("Corile")
    assert (game.power("Torcon"), game.power("Corile"), game.untapped_mana(YOU)) == (1000, 4000, 1)
    game.cross("Emerald Claw", "Torcon")
    assert (game.power("Torcon"), game.power("Corile"), game.untapped_mana(YOU)) == (3000, 2000, 0)


@pytest.mark.rule("7D.06")
def test_7d_06_any_number_of_gears_crosses_one_creature() -> None:
    gears = ["Emerald Claw", "Emerald Claw", "Shining Defense", "Hell Double Claw"]
    game = Scenario(you=Side(battle=[crossed("Torcon", *gears[:2]), *gears[2:]], mana=filler(light=1, darkness=2)))
    game.cross("Shining Defense", "Torcon").cross("Hell Double Claw", "Torcon")
    assert sorted(game.gears("Torcon")) == sorted(gears)
    assert (game.power("Torcon"), game.has("Torcon", keywords.DOUBLE_BREAKER)) == (6500, True)


@pytest.mark.rule("7D.09", "5A.08", "11.58")
def test_7d_09_crossing_is_no_use_but_generating_is() -> None:
    """Completely Unidentified skips the turn at the use of a card; crossing goes on (item X.08)."""
    battle = ["Quake Staff", "Torcon"]
    side = Side(hand=["Emerald Claw"], battle=battle, mana=filler(darkness=1, nature=1))
    foe = Side(battle=["Completely Unidentified"])
    game = Scenario(you=side, opponent=foe).cross("Quake Staff", "Torcon")
    assert (game.gears("Torcon"), game.turn_is_over) == (["Quake Staff"], False)
    assert game.use("Emerald Claw").turn_is_over


def test_701_16_a_gear_is_crossed_as_often_as_it_is_paid_for_and_generating_triggers() -> None:
    """701.16-17: Sirius waits for generating, not for crossing."""
    game = Scenario(you=Side(hand=["Emerald Claw"], battle=["Sirius, the Patroller", "Torcon"], mana=filler(nature=3)))
    game.use("Emerald Claw").accept()
    game.cross("Emerald Claw", "Torcon").cross("Emerald Claw", "Sirius, the Patroller")
    assert (len(game.zone(YOU, "hand")), game.power("Sirius, the Patroller")) == (1, 5500)


# --- What is not a creature -------------------------------------------------------------------------------
@pytest.mark.rule("7D.11", "7D.04")
def test_7d_11_a_gear_neither_attacks_nor_blocks_nor_is_tapped() -> None:
    """105.4a; effects that choose creatures do not find it, effects that choose cards do."""
    freeze = spell("Freeze", WATER, 1, tap(every(your_opponents(GEARS))))
    game = Scenario(
        you=Side(hand=[freeze], mana=filler(water=1), battle=["Emerald Claw", "Torcon"]),
        opponent=Side(battle=[crossed("Corile", "Shining Defense")]),
    )
    assert game.refused("Emerald Claw", "attack") == "it is not a creature"
    assert game.refused("Shining Defense", "be attacked") == "it is not a creature"
    game.use("Freeze")
    assert not game.is_tapped("Shining Defense")
    game.attack("Torcon")
    game.expect(OPPONENT, "block with", "no", "Corile")


@pytest.mark.rule("7D.04")
def test_7d_04_gears_are_cards_but_no_creatures() -> None:
    terror = spell("Terror", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[terror], mana=filler(fire=1)), opponent=Side(battle=[crossed("Corile", "Emerald Claw")])
    )
    game.use("Terror")
    assert game.zone(OPPONENT, "battle") == ["Emerald Claw"]


# --- What stays -------------------------------------------------------------------------------------------
@pytest.mark.rule("7D.07")
@pytest.mark.parametrize("verb", [destroy, return_to_hand])
def test_7d_07_when_the_crossed_creature_leaves_the_gear_stays_uncrossed(verb: type) -> None:
    """303.5."""
    move = spell("Move", FIRE, 1, verb(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(
            hand=[move], mana=filler(fire=1, nature=1), battle=[crossed("Torcon", "Emerald Claw"), tapped("Corile")]
        )
    )
    game.use("Move", "Torcon")
    assert sorted(game.zone(YOU, "battle")) == ["Corile", "Emerald Claw"]
    game.cross("Emerald Claw", "Corile")
    assert game.power("Corile") == 4000


@pytest.mark.rule("7D.07")
def test_7d_07_what_the_gear_gave_ends_in_the_same_check_in_which_the_gear_leaves() -> None:
    """703.4c: a creature that only the gear keeps alive is destroyed as soon as the gear has gone."""
    weaken = spell("Weaken", WATER, 1, give_power(-2000, every(your_opponents(CREATURES))))
    bounce = spell("Bounce", WATER, 1, return_to_hand(choose(1, your_opponents(GEARS))), draw(1))
    game = Scenario(
        you=Side(hand=[weaken, bounce], mana=filler(water=2)),
        opponent=Side(battle=[crossed("Torcon", "Emerald Claw"), "Fear Fang"]),
    )
    game.use("Weaken")
    assert game.zone(OPPONENT, "battle") == ["Torcon", "Emerald Claw", "Fear Fang"]
    game.use("Bounce")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Fear Fang"], ["Emerald Claw"])


def test_303_5_evolved_the_creature_stays_crossed_and_so_does_what_is_uncovered() -> None:
    """303.5, 801.2, 801.4: it is the same creature, before and after."""
    star = creature("Star", FIRE, 1, 5000, "", star_evolves_from(CREATURES))
    move = spell("Move", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[star, move, move], mana=filler(fire=3), battle=[crossed("Torcon", "Emerald Claw")]))
    game.use("Star")
    assert (game.gears("Star"), game.power("Star")) == (["Emerald Claw"], 7000)
    game.use("Move")
    assert (game.gears("Torcon"), game.power("Torcon")) == (["Emerald Claw"], 3000)
    game.use("Move")
    assert game.zone(YOU, "battle") == ["Emerald Claw"]


def test_303_3_only_creatures_that_are_there_can_be_crossed() -> None:
    """303.3, 116.2a: a sealed creature is treated as if it were not there."""
    game = Scenario(you=Side(battle=["Emerald Claw", sealed("Torcon", 1)], mana=filler(nature=1)))
    assert game.refused("Emerald Claw", "cross") == "there is no creature that it can be crossed with"


# --- Evolution cross gears --------------------------------------------------------------------------------
def better_claw() -> object:
    """A made-up evolution cross gear."""
    return cross_gear("Better Claw", NATURE, 2, evolves_from(GEARS), each_gets_power(THE_CROSSED, 5000))


def test_701_15a_an_evolution_cross_gear_takes_over_the_creature_of_the_gear_below() -> None:
    """701.15a, 801.2: it is the same gear, crossed with the same creature; the two leave together."""
    removal = spell("Removal", LIGHT, 1, destroy(choose(1, your(GEARS))))
    game = Scenario(
        you=Side(
            hand=[better_claw(), removal],  # type: ignore[list-item]
            mana=filler(nature=2, light=1),
            battle=[crossed("Torcon", "Emerald Claw"), "Corile"],
        )
    )
    game.use("Better Claw")
    assert (game.gears("Torcon"), game.power("Torcon")) == (["Better Claw"], 6000)
    assert game.under("Better Claw") == ["Emerald Claw"]
    game.use("Removal")
    assert (sorted(game.zone(YOU, "graveyard")), game.power("Torcon")) == (
        ["Better Claw", "Emerald Claw", "Removal"],
        1000,
    )


def test_801_1a_an_evolution_cross_gear_needs_a_gear() -> None:
    """801.1a."""
    game = Scenario(you=Side(hand=[better_claw()], mana=filler(nature=2), battle=["Torcon"]))  # type: ignore[list-item]
    assert game.refused("Better Claw", "use") == "there is no creature that it can be put on"


# --- Shield trigger cross ---------------------------------------------------------------------------------
@pytest.mark.rule("7D.08", "10.32")
def test_7d_08_shield_trigger_cross_generates_and_crosses_at_once_for_no_cost() -> None:
    game = Scenario(
        you=Side(battle=["Corile"]), opponent=Side(shields=["Quick Defense"], battle=["Torcon", "Fear Fang"])
    )
    game.attack("Corile").declare("Quick Defense")
    game.expect(OPPONENT, "choose", "no", "Torcon", "Fear Fang")
    game.choose("Fear Fang")
    assert (game.gears("Fear Fang"), game.has("Fear Fang", keywords.BLOCKER)) == (["Quick Defense"], True)
    assert game.untapped_mana(OPPONENT) == 0


@pytest.mark.rule("7D.08")
def test_7d_08_without_a_creature_or_by_choice_it_is_only_generated() -> None:
    for battle in ([], ["Torcon"]):
        game = Scenario(you=Side(battle=["Corile"]), opponent=Side(shields=["Quick Defense"], battle=battle))
        game.attack("Corile").declare("Quick Defense")
        if battle:
            game.decline()
        assert (game.where("Quick Defense"), int(game.record.host[game._find("Quick Defense")])) == ("battle", -1)


@pytest.mark.rule("7D.08", "10.32")
def test_7d_08_generated_from_the_hand_it_is_not_crossed_for_nothing() -> None:
    game = Scenario(you=Side(hand=["Quick Defense"], mana=filler(light=2), battle=["Torcon"]))
    assert game.use("Quick Defense").gears("Torcon") == []


# --- Other items that gears are a part of -----------------------------------------------------------------
def test_701_16_put_by_an_effect_a_gear_enters_and_is_not_generated() -> None:
    """701.16: only using it is generating it."""
    forge = spell("Forge", FIRE, 1, put(choose(1, your(GEARS.in_zone(HAND)))))
    game = Scenario(
        you=Side(hand=[forge, "Emerald Claw"], mana=filler(fire=1), battle=["Sirius, the Patroller"]),
    )
    game.use("Forge")
    assert (game.where("Emerald Claw"), game.zone(YOU, "hand")) == ("battle", [])


@pytest.mark.rule("7D.01", "5A.03")
@pytest.mark.phrase("whenever_you_generate", "shield_trigger_cross")
def test_7d_01_generating_for_no_cost_is_generating_too() -> None:
    herald = creature("Herald", LIGHT, 3, 3000, "", whenever_you_generate(GEARS, draw(1)))
    game = Scenario(
        you=Side(battle=["Corile"]),
        opponent=Side(shields=["Quick Defense"], battle=[herald, sick("Torcon")]),
    )
    game.attack("Corile").declare("Quick Defense").choose("Torcon")
    assert game.zone(OPPONENT, "hand") == ["Filler"]
    other = Scenario(you=Side(hand=["Emerald Claw"], mana=filler(nature=1)), opponent=Side(battle=[herald]))
    assert other.use("Emerald Claw").zone(OPPONENT, "hand") == []
    forge = spell("Forge", FIRE, 1, put(choose(1, your(GEARS.in_zone(HAND)))))
    forged = Scenario(you=Side(hand=[forge, "Emerald Claw"], mana=filler(fire=1), battle=[herald]))
    assert forged.use("Forge").zone(YOU, "hand") == [], "put by an effect, and not generated (701.16)"


def test_303_3a_the_kit_sets_up_crossed_creatures_as_games_come_to_them() -> None:
    """303.3a."""
    game = Scenario(you=Side(battle=[crossed(pile("Crystal Lancer", "Aqua Hulcus"), "Emerald Claw")]))
    assert (game.gears("Crystal Lancer"), game.power("Crystal Lancer")) == (["Emerald Claw"], 10000)
    with pytest.raises(ValueError, match="Corile is no cross gear"):
        Scenario(you=Side(battle=[crossed("Torcon", "Corile")]))
