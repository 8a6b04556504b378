"""7E. Castles: fortifying a shield, working there, and leaving with it (304)."""

import pytest

from sim.cards.words import (
    CASTLES,
    FIRE,
    LIGHT,
    SHIELDS,
    break_shields,
    castle,
    choose,
    creature,
    destroy,
    draw,
    each_gets_power,
    every,
    put_into_graveyard,
    return_shields,
    return_to_hand,
    shield_trigger,
    shieldify_from_deck,
    spell,
    whenever_your_shield_leaves,
    your,
    your_opponents,
)
from sim.cards.words.amounts import count
from sim.cards.words.descriptions import CREATURES
from sim.engine.record.codes import keywords
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Illegal,
    Scenario,
    Side,
    filler,
    fortified,
    pile,
    tapped,
    yours,
)

ROSE, SAINT, SNOW = "Rose Castle", "Saint Castle", "Dalmandy, Snow Fortress"
HUSTLE, T2, LAIR = "Hustle Castle", "Mystic Sea Castle - T2", "Submarine Fortress Lair"


@pytest.mark.rule("7E.01", "5A.04", "5B.31")
def test_7e_01_a_castle_is_used_for_its_cost_and_attached_to_a_shield_of_your_choice() -> None:
    game = Scenario(
        you=Side(hand=[ROSE], mana=filler(darkness=3), shields=["Terror Pit", "Corile"], battle=["Torcon"]),
        opponent=Side(battle=["Aqua Hulcus"]),
    )
    game.use(ROSE)
    game.expect(YOU, "choose", "Terror Pit", "Corile")
    game.choose("Corile")
    assert (game.castles("Corile"), game.castles("Terror Pit")) == ([ROSE], [])
    assert game.zone(YOU, "shields") == ["Terror Pit", "Corile"]  # a castle is no shield
    assert game.zone(YOU, "hand") == []
    assert game.untapped_mana(YOU) == 0


@pytest.mark.rule("7E.02")
def test_7e_02_it_works_only_while_it_is_attached() -> None:
    game = Scenario(
        you=Side(hand=[SNOW], mana=filler(nature=3), battle=["Torcon"], graveyard=[SAINT], shields=[SAINT, "Corile"])
    )
    assert game.power("Torcon") == 1000  # neither in the hand nor in the graveyard, nor as a shield
    game.use(SNOW, "Corile")
    assert game.power("Torcon") == 4000
    assert not game.has("Torcon", keywords.BLOCKER)


@pytest.mark.rule("7E.02")
def test_7e_02_power_that_a_castle_takes_destroys_creatures_that_come_later_too() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=3), battle=["Corile"]),
        opponent=Side(shields=[fortified("Terror Pit", ROSE)]),
    )
    game.use("Torcon")
    assert game.zone(YOU, "graveyard") == ["Torcon"]
    assert game.power("Corile") == 1000


@pytest.mark.rule("7E.03", "7E.06")
def test_7e_03_it_stays_until_its_shield_leaves() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(shields=[fortified("Fear Fang", SNOW), "Aqua Hulcus"], battle=["Bronze-Arm Tribe"]),
    )
    game.attack("Torcon").choose("Aqua Hulcus")
    assert game.castles("Fear Fang") == [SNOW]
    assert game.power("Bronze-Arm Tribe") == 4000
    game.attack("Corile")
    assert game.zone(OPPONENT, "graveyard") == [SNOW]
    assert game.power("Bronze-Arm Tribe") == 1000
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Hulcus", "Fear Fang"]


@pytest.mark.rule("7E.06")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_7e_06_it_goes_with_its_shield_however_that_leaves(zone: str) -> None:
    done = return_to_hand(every(your(SHIELDS))) if zone == "hand" else put_into_graveyard(every(your(SHIELDS)))
    game = Scenario(
        you=Side(
            hand=[spell("Collapse", FIRE, 1, done)],
            mana=filler(fire=1),
            shields=[fortified("Corile", SAINT, SNOW)],
            battle=["Torcon"],
        )
    )
    game.use("Collapse")
    assert game.zone(YOU, "shields") == []
    assert {SAINT, SNOW} <= set(game.zone(YOU, "graveyard"))
    assert game.where("Corile") == zone
    assert game.power("Torcon") == 1000


@pytest.mark.rule("7E.06")
def test_7e_06_it_goes_after_the_shield_trigger_of_its_shield_has_been_used() -> None:
    """304.3: Terror Pit of the fortified shield is resolved while Rose Castle still weakens creatures."""
    weigh = spell("Weigh", FIRE, 6, shield_trigger, draw(count(your_opponents(CREATURES.power(at_most=1000)))))
    game = Scenario(
        you=Side(battle=["Aqua Hulcus", "Corile"]),
        opponent=Side(shields=[fortified(weigh, ROSE)], battle=["Torcon"]),
    )
    game.attack("Aqua Hulcus").declare("Weigh")
    assert game.zone(OPPONENT, "hand") == ["Filler", "Filler"]  # both had power 1000 as the spell was cast
    assert game.where(ROSE) == "graveyard"
    assert game.power("Corile") == 2000


@pytest.mark.rule("7E.06")
def test_7e_06_the_castle_of_one_shield_goes_before_the_trigger_of_another_is_used() -> None:
    """703.4k: right after the trigger of its own shield, or at once if that has none."""
    weigh = spell("Weigh", FIRE, 6, shield_trigger, draw(count(your_opponents(CREATURES.power(at_most=1000)))))
    game = Scenario(
        you=Side(battle=["Bolshack Dragon", "Aqua Hulcus"]),
        opponent=Side(shields=[fortified("Corile", ROSE), weigh]),
    )
    game.attack("Bolshack Dragon").declare("Weigh")
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.where(ROSE) == "graveyard"


@pytest.mark.rule("7E.05", "5B.28")
def test_7e_05_without_shields_a_castle_cannot_be_used() -> None:
    game = Scenario(you=Side(hand=[ROSE, "Torcon"], mana=filler(darkness=3, nature=3), shields=0))
    assert game.refused(ROSE) == "there is no shield to fortify"
    with pytest.raises(Illegal, match="there is no shield to fortify"):
        game.use(ROSE)


@pytest.mark.rule("7E.05")
def test_7e_05_a_castle_whose_use_finds_no_shield_any_more_stays_in_the_hand() -> None:
    """A made-up castle with a shield trigger: another one takes the last shield first."""
    tower = castle("Tower", LIGHT, 4, shield_trigger, each_gets_power(your(CREATURES), 500))
    taking = spell("Taking", LIGHT, 4, shield_trigger, put_into_graveyard(choose(1, your(SHIELDS))))
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(shields=[pile(tower, taking), "Corile"]))
    game.attack("Torcon").choose("Tower").declare("Tower", "Taking").choose("Taking")
    assert (game.where("Corile"), game.where("Tower")) == ("graveyard", "hand")


@pytest.mark.rule("7E.05", "5B.39")
@pytest.mark.parametrize("shields", [1, 2])
def test_7e_05_without_another_shield_the_shield_trigger_of_a_castle_is_not_declared(shields: int) -> None:
    tower = castle("Tower", LIGHT, 4, shield_trigger, each_gets_power(your(CREATURES), 500))
    theirs = Side(shields=[tower, *["Corile"] * (shields - 1)])
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=theirs).attack("Fear Fang")
    if shields == 2:
        game.choose("Tower")
        game.expect(OPPONENT, "declare", "no", "Tower")
    else:
        assert game.question is None
        assert game.refused("Tower", "declare") == "there is no shield to fortify"


def test_304_1_a_castle_can_be_used_by_its_shield_trigger() -> None:
    """304.1: a made-up castle with a shield trigger is attached to one of the shields that are left."""
    tower = castle("Tower", LIGHT, 4, shield_trigger, each_gets_power(your(CREATURES), 500))
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(shields=[tower, "Aqua Hulcus", "Fear Fang"], battle=[tapped("Bronze-Arm Tribe")]),
    )
    game.attack("Torcon").choose("Tower").declare("Tower")
    game.expect(OPPONENT, "choose", "Aqua Hulcus", "Fear Fang")
    game.choose("Fear Fang")
    assert game.castles("Fear Fang") == ["Tower"]
    assert game.power("Bronze-Arm Tribe") == 1500


@pytest.mark.rule("7E.07")
def test_7e_07_a_shield_may_carry_several_castles() -> None:
    game = Scenario(
        you=Side(hand=[SNOW], mana=filler(nature=3), battle=["Torcon"], shields=[fortified("Corile", SAINT)])
    )
    game.use(SNOW)
    assert sorted(game.castles("Corile")) == [SNOW, SAINT]
    assert game.power("Torcon") == 5000
    assert game.has("Torcon", keywords.BLOCKER)


@pytest.mark.rule("7E.04")
@pytest.mark.phrase("saves_fortified_shield")
def test_7e_04_another_shield_is_taken_instead_when_the_fortified_one_would_be_broken() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(shields=[fortified("Fear Fang", HUSTLE), "Aqua Hulcus", "Terror Pit"]),
    )
    game.attack("Torcon").choose("Fear Fang")
    game.expect(OPPONENT, "instead", "no", "yes")
    game.accept()
    game.expect(OPPONENT, "choose", "Aqua Hulcus", "Terror Pit")
    game.choose("Terror Pit")
    game.expect(OPPONENT, "declare", "no", "Terror Pit")  # its shield trigger can be used
    game.declare()
    assert game.castles("Fear Fang") == [HUSTLE]
    assert game.zone(OPPONENT, "shields") == ["Fear Fang", "Aqua Hulcus"]
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]


@pytest.mark.rule("7E.04")
def test_7e_04_the_player_may_let_the_fortified_shield_be_broken() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(shields=[fortified("Fear Fang", HUSTLE), "Aqua Hulcus"]),
    )
    game.attack("Torcon").choose("Fear Fang").decline()
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == [HUSTLE]


@pytest.mark.rule("7E.04")
def test_7e_04_a_shield_that_is_to_be_broken_too_can_be_taken_instead_and_is_not_broken_then() -> None:
    game = Scenario(
        you=Side(battle=["Bolshack Dragon", "Corile"]),
        opponent=Side(shields=[fortified("Fear Fang", HUSTLE), "Aqua Hulcus"]),
    )
    game.attack("Bolshack Dragon").accept()
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]
    assert game.zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    assert game.record.shields_broken[OPPONENT] == 0


@pytest.mark.rule("7E.07")
def test_7e_07_it_protects_only_a_shield_that_no_other_castle_fortifies() -> None:
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(shields=[fortified("Fear Fang", HUSTLE, SAINT), "Aqua Hulcus"]),
    )
    game.attack("Torcon").choose("Fear Fang")
    assert sorted(game.zone(OPPONENT, "graveyard")) == [HUSTLE, SAINT]


@pytest.mark.rule("7E.04")
def test_7e_04_it_does_not_protect_other_shields_nor_the_last_one() -> None:
    for shields in ([fortified("Fear Fang", HUSTLE)], [fortified("Fear Fang", HUSTLE), "Aqua Hulcus"]):
        game = Scenario(you=Side(battle=["Torcon", "Corile"]), opponent=Side(shields=shields))
        game.attack("Torcon")
        if len(shields) > 1:
            game.choose("Aqua Hulcus")
        assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.rule("7E.04")
def test_7e_04_it_protects_from_creatures_of_the_opponent_alone() -> None:
    """A spell of the opponent breaks the fortified shield."""
    smash = spell("Smash", FIRE, 1, break_shields(choose(1, your_opponents(SHIELDS))))
    game = Scenario(
        you=Side(hand=[smash], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(shields=[fortified("Fear Fang", HUSTLE), "Aqua Hulcus"]),
    )
    game.use("Smash", "Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == [HUSTLE]


@pytest.mark.rule("7E.02")
def test_7e_02_hustle_castle_draws() -> None:
    game = Scenario(
        you=Side(
            hand=["Torcon"],
            mana=filler(nature=3),
            shields=[fortified("Fear Fang", HUSTLE), "Corile"],
            battle=["Corile"],
        )
    )
    game.use("Torcon").accept()
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.phrase("CASTLES")
def test_304_2_a_castle_can_be_chosen_and_leaves_its_shield_alone() -> None:
    """A castle can be chosen and leaves its shield alone (304.2)."""
    raid = spell("Raid", FIRE, 1, put_into_graveyard(choose(1, your_opponents(CASTLES))))
    game = Scenario(
        you=Side(hand=[raid], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(shields=[fortified("Corile", SAINT, ROSE), "Fear Fang"], battle=["Aqua Hulcus"]),
    )
    game.use("Raid")
    game.expect(YOU, "choose", SAINT, ROSE)
    game.choose(SAINT)
    assert game.castles("Corile") == [ROSE]
    assert game.zone(OPPONENT, "shields") == ["Corile", "Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == [SAINT]
    assert not game.has("Aqua Hulcus", keywords.BLOCKER)


@pytest.mark.phrase("CASTLES")
def test_304_2_castles_are_counted_and_returned_to_the_hand() -> None:
    """Castles are counted and returned to the hand (304.2)."""
    recall = spell("Recall", FIRE, 1, draw(count(your(CASTLES))), return_to_hand(every(CASTLES)))
    game = Scenario(
        you=Side(hand=[recall], mana=filler(fire=1), shields=[fortified("Corile", SAINT, SNOW)], battle=["Torcon"]),
        opponent=Side(shields=[fortified("Fear Fang", ROSE)]),
    )
    game.use("Recall")
    assert sorted(game.zone(YOU, "hand")) == [SNOW, "Filler", "Filler", SAINT]
    assert game.zone(OPPONENT, "hand") == [ROSE]
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]


def test_304_2_a_castle_is_public() -> None:
    """A castle is public (304.2)."""
    game = Scenario(opponent=Side(shields=[fortified("Corile", SAINT)]), you=Side(battle=["Torcon"]))
    assert game.sees(YOU, SAINT)
    assert not game.sees(YOU, "Corile")


def test_304_2_effects_that_destroy_creatures_or_cards_in_the_battle_zone_do_not_find_a_castle() -> None:
    """Effects that destroy creatures or cards in the battle zone do not find a castle (304.2)."""
    blast = spell("Blast", FIRE, 1, destroy(every(CREATURES)))
    game = Scenario(
        you=Side(hand=[blast], mana=filler(fire=1), shields=[fortified("Corile", SAINT)], battle=["Torcon"])
    )
    game.use("Blast")
    assert game.castles("Corile") == [SAINT]


@pytest.mark.phrase("fortified_shield_triggers")
def test_304_2_mystic_sea_castle_gives_the_cards_of_its_shield_a_shield_trigger() -> None:
    """Mystic sea castle gives the cards of its shield a shield trigger (304.2)."""
    game = Scenario(
        you=Side(battle=["Bolshack Dragon", "Corile"]),
        opponent=Side(shields=[fortified("Aqua Hulcus", T2), "Fear Fang"], battle=["Torcon"]),
    )
    game.attack("Bolshack Dragon")
    game.expect(OPPONENT, "declare", "no", "Aqua Hulcus")
    game.declare("Aqua Hulcus")
    assert "Aqua Hulcus" in game.zone(OPPONENT, "battle")
    assert game.where(T2) == "graveyard"


def test_304_3_a_castle_leaves_with_its_shield_even_if_that_becomes_a_castle() -> None:
    """304.3: the broken shield is a castle too. It is used by the shield trigger that the first one gave it."""
    shield = castle("Made-up Castle", FIRE, 2)
    game = Scenario(
        you=Side(battle=["Aqua Hulcus"]), opponent=Side(shields=[fortified(shield, T2), "Fear Fang"], battle=["Torcon"])
    )
    game.attack("Aqua Hulcus").choose("Made-up Castle").declare("Made-up Castle")
    assert game.castles("Fear Fang") == ["Made-up Castle"]
    assert game.where(T2) == "graveyard"


@pytest.mark.phrase("when_fortifies")
def test_304_2_a_castle_may_trigger_as_it_fortifies() -> None:
    """A castle may trigger as it fortifies (304.2)."""
    xenom = "XENOM, the Reaper Fortress"
    game = Scenario(you=Side(hand=[xenom], mana=filler(darkness=4), battle=["Torcon"]), opponent=Side(hand=2))
    game.use(xenom)
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("whenever_put_into_your_shields")
def test_304_2_other_cards_see_that_a_castle_is_put_into_the_shield_zone() -> None:
    """Other cards see that a castle is put into the shield zone (304.2)."""
    game = Scenario(
        you=Side(hand=[SNOW], mana=filler(nature=3), battle=["T2 Ogapu"]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(SNOW).choose(0).accept()
    assert game.zone(YOU, "hand") == ["Filler"]


def test_304_2_a_shield_that_is_added_is_no_castle() -> None:
    """A shield that is added is no castle (304.2)."""
    add = spell("Add", FIRE, 1, shieldify_from_deck(1))
    game = Scenario(you=Side(hand=[add], mana=filler(fire=1), battle=["T2 Ogapu"]), opponent=Side(battle=["Corile"]))
    game.use("Add")
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("fortified_shields_cant_be_broken")
def test_304_2_silver_glory_keeps_fortified_shields_from_being_broken() -> None:
    """Silver glory keeps fortified shields from being broken (304.2)."""
    perfect = "Silver Glory, Perfect Castle"
    for number, broken in ((4, 1), (5, 0)):
        game = Scenario(
            you=Side(battle=["Corile", "Torcon"]),
            opponent=Side(shields=[fortified("Fear Fang", perfect), "Aqua Hulcus"], battle=filler(number)),
        )
        game.attack("Torcon").until("break", YOU).choose("Fear Fang")
        game.settle()
        assert game.record.shields_broken[OPPONENT] == broken


def test_304_2_submarine_fortress_lair_draws_for_both_players() -> None:
    """Submarine fortress lair draws for both players (304.2)."""
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(shields=[fortified("Fear Fang", LAIR)], deck=12))
    game.next_turn()
    game.expect(YOU, "may", "no", "yes")
    game.accept()
    assert len(game.zone(YOU, "hand")) == 1
    game.expect(OPPONENT, "may", "no", "yes")
    game.accept()
    assert len(game.zone(OPPONENT, "hand")) == 2  # and the draw of the turn


def test_304_2_potemkin_destroys_an_unblocked_attacker_after_its_attack() -> None:
    """Potemkin destroys an unblocked attacker after its attack (304.2)."""
    potemkin = "Mysterious Castle - Potemkin"
    game = Scenario(
        you=Side(battle=["Corile", "Torcon"]),
        opponent=Side(shields=[fortified("Fear Fang", potemkin), "Aqua Hulcus"]),
    )
    game.attack("Torcon").choose("Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Torcon"]  # the castle had left by then
    assert game.where(potemkin) == "graveyard"


def test_113_2_what_is_left_of_the_shields_sees_each_card_that_leaves_castles_too() -> None:
    """A castle leaves the shield zone as well, where cards are counted and not shields (113.2)."""
    counter = creature("Counter", FIRE, 3, 1000, "Human", whenever_your_shield_leaves(draw(1)))
    game = Scenario(
        you=Side(battle=["Torcon", "Fear Fang"]),
        opponent=Side(shields=[fortified("Corile", SAINT)], battle=[counter]),
    )
    game.attack("Torcon").settle()
    assert len(game.zone(OPPONENT, "hand")) == 3  # Corile, and a card for each of the two


def test_304_2_a_shield_returned_by_an_effect_takes_its_castle_along() -> None:
    """A shield returned by an effect takes its castle along (304.2)."""
    back = spell("Back", FIRE, 1, return_shields(choose(1, your(SHIELDS)), shield_triggers=False))
    game = Scenario(
        you=Side(hand=[back], mana=filler(fire=1), shields=[fortified("Corile", SAINT), "Fear Fang"], battle=["Torcon"])
    )
    game.use("Back", yours("Corile"))
    assert SAINT in game.zone(YOU, "graveyard")
    assert game.where("Corile") == "hand"
