"""Group 7H of the rules catalogue: D2 fields and Denjara Switch (308, 701.27a, 701.28a, 703.4l)."""

import pytest

from sim.cards.words import (
    ACT_EXPAND,
    CARDS,
    CREATURES,
    D2,
    D2_FIELDS,
    DARKNESS,
    DG,
    FIELDS,
    FIRE,
    LIGHT,
    TURN_THIS_UPSIDE_DOWN,
    WATER,
    Card,
    DefinitionError,
    Effect,
    at_end_of_your_turn,
    at_start_of_your_turn,
    choose,
    creature,
    denjara_switch,
    destroy,
    draw,
    each_gets_power,
    every,
    field,
    if_you_do,
    may,
    prohibits,
    put,
    return_to_hand,
    spell,
    tap,
    untap,
    when_leaves,
    when_put,
    whenever_a_player_draws_first,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords, steps, zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, sealed
from tests.rules.made_up import human
from tests.rules.situations import BYSTANDER, UNIDENTIFIED

VEGAS = "Cyberdice Vegas, Gambling Expert of D"
MEMENTO = "Memento Guardian Shrine, Prison Court of D"
ARENA = field("Arena", FIRE, 2, each_gets_power(your(CREATURES), 1000), types=D2)
SHORE = field("Shore", WATER, 2, when_put(draw(1)), types=D2)
CLIFF = field("Cliff", FIRE, 2, each_gets_power(your(CREATURES), 1000), types=DG)
SWITCH = denjara_switch(at_start_of_your_turn(may(TURN_THIS_UPSIDE_DOWN, if_you_do=(draw(1),))))
DYNAMO = field("Dynamo", WATER, 2, SWITCH, types=D2)


def cast(*effects: Effect, you: Side | None = None, opponent: Side | None = None) -> Scenario:
    """Cast a spell for 1 that does this."""
    own = you or Side()
    side = Side(hand=[spell("Move", FIRE, 1, *effects), *own.hand], mana=filler(fire=1), battle=own.battle)  # type: ignore[misc]
    return Scenario(you=side, opponent=opponent).use("Move")


# --- A card like others -----------------------------------------------------------------------------------
@pytest.mark.rule("7H.01")
def test_7h_01_a_field_is_charged_as_mana_and_pays_like_any_card() -> None:
    game = Scenario(you=Side(hand=[ARENA, SHORE], mana=filler(water=1)), step=steps.CHARGE)
    game.expect(YOU, "charge mana", "no", "Arena", "Shore").choose(ARENA)
    assert game.zone(YOU, "mana") == ["Water Filler", "Arena"]
    game.use(SHORE)
    assert (game.where(SHORE), game.untapped_mana(YOU)) == ("battle", 0)


@pytest.mark.rule("7H.02", "5A.05")
def test_7h_02_it_is_put_by_tapping_mana_which_uses_it() -> None:
    """701.5a: Completely Unidentified ends the turn when the opponent uses a card."""
    game = Scenario(
        you=Side(hand=[ARENA], mana=filler(fire=3), battle=[BYSTANDER]), opponent=Side(battle=[UNIDENTIFIED])
    )
    game.use(ARENA)
    assert (game.where(ARENA), game.untapped_mana(YOU), game.turn_is_over) == ("battle", 1, True)


@pytest.mark.phrase("ACT_EXPAND")
@pytest.mark.rule("7H.02")
def test_7h_02_it_costs_mana_of_its_civilization_and_can_be_prohibited() -> None:
    poor = Scenario(you=Side(hand=[ARENA], mana=filler(fire=1), battle=[BYSTANDER]))
    assert poor.refused(ARENA) == "not enough mana: it costs 2, and there is 1"
    lock = creature("Lock", DARKNESS, 5, 5000, "", prohibits(ACT_EXPAND, your_opponents(FIELDS)))
    assert lock.features[0].words() == "Your opponent can't expand fields."
    barred = Scenario(you=Side(hand=[ARENA], mana=filler(fire=2), battle=[BYSTANDER]), opponent=Side(battle=[lock]))
    assert barred.refused(ARENA, "use") == "Lock forbids expanding it"


def test_308_1_fields_are_put_in_the_main_step_only() -> None:
    """308.1: in the main step of its owner, as part of item 3.23."""
    game = Scenario(you=Side(hand=[ARENA], mana=filler(fire=2), battle=["Corile"]))
    game.expect(YOU, "use a card", "no", "Arena")
    game.attack("Corile")
    with pytest.raises(Illegal):
        game.use(ARENA)
    assert game.where(ARENA) == "hand"


@pytest.mark.rule("7H.03")
def test_7h_03_it_has_its_effect_while_it_is_in_the_battle_zone() -> None:
    game = Scenario(
        you=Side(hand=[ARENA], mana=filler(fire=2), battle=["Corile"]),
        opponent=Side(hand=[spell("Raze", LIGHT, 1, destroy(choose(1, your_opponents(FIELDS))))], mana=filler(light=1)),
    )
    assert game.power("Corile") == 2000
    assert game.use(ARENA).power("Corile") == 3000
    game.next_turn().decline().use("Raze")
    assert (game.where(ARENA), game.power("Corile")) == ("graveyard", 2000)


@pytest.mark.rule("7H.11")
def test_7h_11_it_stays_until_something_removes_it() -> None:
    game = Scenario(you=Side(battle=[ARENA, "Corile"]))
    for _ in range(4):
        game.next_turn()
    assert (game.where(ARENA), game.power("Corile")) == ("battle", 3000)


def test_105_4a_a_field_does_not_attack_and_is_no_creature() -> None:
    """105.4a, 301.4: only creatures attack and are attacked."""
    game = Scenario(you=Side(battle=[ARENA, "Corile"]), opponent=Side(battle=[CLIFF]))
    assert game.refused("Arena", "attack") == "it is not a creature"
    assert game.refused("Cliff", "be attacked") == "it is not a creature"


def test_105_4a_a_field_is_never_tapped() -> None:
    """105.4a, item 4.08: a tap effect on a field does nothing, and "if you do" notices."""
    game = cast(tap(every(your_opponents(CARDS))), if_you_do(draw(1)), opponent=Side(battle=[CLIFF]))
    assert not game.is_tapped(CLIFF) and game.zone(YOU, "hand") == []


# --- One D2 field -----------------------------------------------------------------------------------------
@pytest.mark.rule("7H.05", "7H.04", "12.13")
@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_7h_05_a_new_d2_field_of_either_player_puts_the_old_one_into_its_owners_graveyard(owner: int) -> None:
    mine = [ARENA] if owner == YOU else []
    game = Scenario(
        you=Side(hand=[SHORE], mana=filler(water=2), battle=[*mine, "Corile"]),
        opponent=Side(battle=[] if mine else [ARENA]),
    )
    game.use(SHORE)
    assert [game.where(SHORE), game.where(ARENA)] == ["battle", "graveyard"]
    assert game.zone(owner, "graveyard") == ["Arena"]
    assert game.zone(YOU, "hand") == ["Filler"]  # the new one has triggered
    assert game.power("Corile") == 2000


@pytest.mark.rule("7H.05")
def test_7h_05_a_second_copy_replaces_the_first_and_is_a_new_field() -> None:
    game = Scenario(you=Side(hand=[ARENA], mana=filler(fire=2), battle=[ARENA, "Corile"])).use(ARENA)
    assert (game.zone(YOU, "graveyard"), game.power("Corile")) == (["Arena"], 3000)


@pytest.mark.rule("7H.04")
def test_7h_04_fields_of_other_sorts_stay_beside_it() -> None:
    """703.4l is about D2 fields: a DG field is none, and several of those stay."""
    game = Scenario(
        you=Side(hand=[SHORE], mana=filler(water=2), battle=[CLIFF, "Corile"]), opponent=Side(battle=[CLIFF])
    )
    game.use(SHORE)
    assert game.zone(YOU, "battle") == ["Cliff", "Corile", "Shore"]
    assert game.zone(OPPONENT, "battle") == ["Cliff"]


@pytest.mark.phrase("FIELDS")
@pytest.mark.rule("7H.04")
def test_7h_04_the_old_field_goes_before_anything_that_waits_is_resolved() -> None:
    """703.4l: what triggers as the new one enters is resolved after it; the ability of the old one triggers too."""
    ruin = field("Ruin", FIRE, 2, when_leaves(draw(1)), types=D2)
    tower = field("Tower", WATER, 2, when_put(destroy(choose(1, FIELDS))), types=D2)
    game = Scenario(you=Side(hand=[tower], mana=filler(water=2), battle=[ruin, BYSTANDER]))
    game.use(tower)
    game.expect(YOU, "resolve", "Ruin", "Tower")
    game.choose("Tower")
    assert game.where("Tower") == "graveyard"  # there is no other field to destroy


@pytest.mark.phrase("D2_FIELDS")
@pytest.mark.rule("7H.06")
def test_7h_06_a_d2_field_is_not_any_field() -> None:
    destroys = destroy(choose(1, your_opponents(D2_FIELDS)))
    assert destroys.words() == "destroy one of your opponent's D2 fields"
    there = Side(battle=[ARENA, CLIFF])
    assert cast(destroys, opponent=there).zone(OPPONENT, "graveyard") == ["Arena"]
    assert cast(destroys, opponent=Side(battle=[CLIFF])).zone(OPPONENT, "battle") == ["Cliff"]


# --- Removed ----------------------------------------------------------------------------------------------
@pytest.mark.rule("7H.06")
def test_7h_06_what_removes_cards_or_fields_removes_it_and_what_removes_creatures_does_not() -> None:
    there = Side(battle=[ARENA, "Torcon"])
    any_card = cast(return_to_hand(choose(1, your_opponents(CARDS))), opponent=there)
    assert {"Arena", "Torcon"} <= set(any_card.options)
    assert any_card.choose(ARENA).zone(OPPONENT, "hand") == ["Arena"]
    assert cast(destroy(choose(1, your_opponents(FIELDS))), opponent=there).zone(OPPONENT, "graveyard") == ["Arena"]
    assert cast(destroy(every(your_opponents(CREATURES))), opponent=there).zone(OPPONENT, "battle") == ["Arena"]


# --- Denjara Switch ---------------------------------------------------------------------------------------
def attacked(*hand: str | Card, field_: str | Card = VEGAS) -> Scenario:
    """The opponent attacks the player of Cyberdice Vegas twice."""
    return Scenario(
        you=Side(battle=[field_, BYSTANDER], hand=list(hand), shields=3),
        opponent=Side(battle=["Corile", "Torcon"]),
        turn=OPPONENT,
    )


@pytest.mark.phrase("denjara_switch", "TURN_THIS_UPSIDE_DOWN")
@pytest.mark.rule("7H.07", "10.39", "4.09")
def test_7h_07_vegas_is_turned_upside_down_to_cast_a_water_spell() -> None:
    game = attacked("Spiral Gate", "Terror Pit").attack("Corile")
    game.expect(YOU, "may", "no", "yes").accept()
    assert game.is_upside_down(VEGAS)
    game.expect(YOU, "choose", "no", "Spiral Gate")  # a water spell
    game.choose("Spiral Gate").choose("Corile")
    assert (game.where("Corile"), game.where(VEGAS)) == ("hand", "battle")
    assert len(game.zone(YOU, "shields")) == 3  # the attack is over


@pytest.mark.rule("7H.07")
def test_7h_07_it_need_not_be_turned_and_then_waits_for_the_next_attack() -> None:
    game = attacked("Spiral Gate").attack("Corile").decline()
    game.choose("Filler").until("attack with").attack("Torcon")
    game.expect(YOU, "may", "no", "yes")


@pytest.mark.rule("7H.07")
def test_7h_07_vegas_does_not_wait_for_attacks_on_creatures() -> None:
    game = Scenario(
        you=Side(battle=[VEGAS, BYSTANDER, "Aqua Hulcus"], hand=["Spiral Gate"]),
        opponent=Side(battle=["Corile"]),
        turn=OPPONENT,
    )
    untouched = game.refused("Aqua Hulcus", "be attacked")
    assert untouched == "it is untapped"


@pytest.mark.rule("7H.08")
def test_7h_08_once_turned_it_is_never_turned_again() -> None:
    game = attacked("Spiral Gate", "Spiral Gate").attack("Corile").accept().choose("Spiral Gate").choose("Corile")
    game.attack("Torcon")
    assert (game.asked, game.player_asked) == ("break", OPPONENT)  # nothing is asked: the switch is spent


@pytest.mark.rule("7H.09", "4.10")
def test_7h_09_nothing_untaps_it() -> None:
    """105.5: neither the start of turns nor an effect that untaps turns it back; the switch stays spent."""
    rouse = spell("Rouse", WATER, 1, untap(every(your(CARDS))), tap(every(your(CARDS))), untap(every(your(CARDS))))
    game = Scenario(you=Side(battle=[DYNAMO, BYSTANDER], hand=[rouse], mana=filler(water=1)), turn=OPPONENT)
    game.next_turn().accept()
    assert game.zone(YOU, "hand") == ["Rouse", "Filler", "Filler"]
    game.decline().use("Rouse")
    assert game.is_upside_down(DYNAMO)
    game.next_turn().next_turn()
    assert game.is_upside_down(DYNAMO) and game.asked == "charge mana"


@pytest.mark.rule("7H.10")
def test_7h_10_a_field_that_leaves_and_comes_back_can_be_switched_again() -> None:
    back = spell(
        "Back",
        WATER,
        1,
        return_to_hand(choose(1, your(FIELDS))),
        if_you_do(put(choose(1, your(FIELDS.in_zone(zones.HAND))))),
    )
    game = Scenario(you=Side(battle=[DYNAMO, BYSTANDER], hand=[back], mana=filler(water=1)), turn=OPPONENT)
    game.next_turn().accept().decline().use("Back")
    assert not game.is_upside_down(DYNAMO)
    game.next_turn().next_turn()
    game.expect(YOU, "may", "no", "yes")


@pytest.mark.rule("7H.12")
def test_7h_12_its_triggers_are_not_declared() -> None:
    """8B.10: they wait in the pool like those of creatures; nothing asks for a declaration."""
    game = attacked("Spiral Gate").attack("Corile")
    assert (game.asked, game.player_asked) == ("may", YOU)


@pytest.mark.rule("7H.13")
def test_7h_13_its_other_abilities_work_on_after_the_switch() -> None:
    game = Scenario(you=Side(battle=[MEMENTO, "Corile"]), opponent=Side(battle=["Torcon"]), turn=OPPONENT)
    game.next_turn().accept()
    assert game.is_tapped("Torcon")
    assert game.has("Corile", keywords.BLOCKER)


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_701_28a_memento_waits_for_the_first_card_that_either_player_draws(whose: int) -> None:
    """701.28a: a Denjara Switch waits for its own event, here in the turns of both players."""
    game = Scenario(you=Side(battle=[MEMENTO]), opponent=Side(battle=["Torcon", "Corile"]), turn=1 - whose)
    game.next_turn()
    game.expect(YOU, "may", "no", "yes").accept()
    assert game.is_tapped("Torcon") and game.is_tapped("Corile")


def test_701_28a_memento_does_not_wait_for_later_draws_nor_for_draws_in_the_other_turn() -> None:
    """701.28a: neither a second card nor a card drawn in the turn of the other player is the first one."""
    gift = spell("Gift", FIRE, 1, draw(1), draw(1, whose=2))
    game = Scenario(
        you=Side(battle=[MEMENTO, BYSTANDER], hand=[gift], mana=filler(fire=1)),
        opponent=Side(battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.next_turn().decline()  # the draw of the draw step
    game.decline().use("Gift")
    assert game.asked == "attack with"


@pytest.mark.phrase("whenever_a_player_draws_first")
@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_114_1_an_ability_that_waits_for_the_first_card_of_either_player(whose: int) -> None:
    """114.1: the card of the draw step is the first one, no matter who draws it; the next card of the turn is not."""
    clerk = creature("Clerk", FIRE, 3, 3000, "", whenever_a_player_draws_first(destroy(choose(1, CREATURES))))
    gift = spell("Gift", FIRE, 1, draw(1))
    game = Scenario(
        you=Side(battle=[clerk, BYSTANDER], hand=[gift], mana=filler(fire=1)),
        opponent=Side(hand=[gift], mana=filler(fire=1), battle=["Torcon"]),
        turn=1 - whose,
    )
    game.next_turn().expect(YOU, "choose", "Clerk", BYSTANDER.name, "Torcon").choose(BYSTANDER)
    assert game.decline().use("Gift").where("Torcon") == "battle"
    assert game.asked != "choose"


def test_701_28a_the_word_takes_what_is_done_for_turning_it() -> None:
    """701.28a: turning it upside down is what the effect asks for."""
    with pytest.raises(DefinitionError, match="you may turn this field upside down"):
        field("Wrong", FIRE, 2, denjara_switch(at_end_of_your_turn(draw(1))))
    assert SWITCH.words() == (
        "Denjara Switch: At the start of your turn, you may turn this creature upside down. If you do, draw a card."
    )


# --- Shield triggers, seals -------------------------------------------------------------------------------
def test_113_6_a_field_with_shield_trigger_is_put_for_no_cost_and_blocks_at_once() -> None:
    """113.6: Memento, put in the middle of an attack, gives blocker to a creature that blocks the next one."""
    game = Scenario(
        you=Side(battle=["Corile", "Torcon"]),
        opponent=Side(shields=[MEMENTO], battle=["Aqua Hulcus"]),
    )
    game.attack("Corile").declare(MEMENTO)
    assert game.where(MEMENTO) == "battle"
    game.attack("Torcon").expect(OPPONENT, "block with", "no", "Aqua Hulcus")


def test_308_1_cyber_i_choice_uses_a_field_with_shield_trigger() -> None:
    """308.1: expanding is using, as part of item 5A.12."""
    game = Scenario(you=Side(hand=["Cyber I Choice", VEGAS, "Corile"], mana=filler(water=7), battle=[BYSTANDER]))
    game.use("Cyber I Choice", VEGAS)
    assert game.where(VEGAS) == "battle"


def test_116_2a_a_sealed_field_works_on() -> None:
    """116.2a: only a sealed creature is ignored."""
    game = Scenario(you=Side(battle=[sealed(ARENA, 2), "Corile"]))
    assert (game.seals(ARENA), game.power("Corile")) == (2, 3000)


def test_703_4l_the_older_field_is_destroyed_as_it_is_put_into_the_graveyard() -> None:
    """703.4l: by 701.6a putting a card from the battle zone into the graveyard is destroying it, whatever the words."""
    watcher = human("Watcher", "Whenever one of your elements is destroyed, draw a card.")
    game = Scenario(you=Side(hand=[ARENA], mana=filler(fire=2), battle=[ARENA, watcher])).use(ARENA)
    assert (game.zone(YOU, "graveyard"), len(game.zone(YOU, "hand"))) == (["Arena"], 1)
