"""Group 3 of the rules catalogue: the main step, the attack step as a whole, and the end of the turn (504, 505, 511).

What happens in an attack is group 8, and the order of declarations at the end of a turn is in 9C.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    at_end_of_your_turn,
    at_least,
    choose,
    creature,
    draw,
    each_gets_power,
    field,
    give_power,
    may,
    prohibit,
    shield_trigger,
    spell,
    when,
    your,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import acts, choices, durations, events, owners, steps
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, opponents, tapped
from tests.rules.situations import GAGAGA, SCREWDRIVER, WATCHER, hand_size, steps_of_this_turn


# --- Main (504) ----------------------------------------------------------------------------------------
@pytest.mark.rule("3.22")
@pytest.mark.parametrize("order", [("Aqua Guard", "Burning Mane", "Energy Stream"), ("Energy Stream", "Burning Mane")])
def test_3_22_cards_are_used_in_any_order_while_their_costs_can_be_paid(order: tuple[str, ...]) -> None:
    side = Side(
        hand=["Energy Stream", "Burning Mane", "Aqua Guard", "Terror Pit"],
        mana=filler(water=4, nature=2),
        battle=[WATCHER],
    )
    game = Scenario(you=side)
    for card in order:
        game.use(card)
    assert sorted(game.zone(YOU, "battle") + game.zone(YOU, "graveyard")) == sorted([*order, "Watcher"])
    assert game.refused("Terror Pit", "use").startswith("not enough mana")


@pytest.mark.rule("3.23")
def test_3_23_the_main_step_is_for_using_cards_of_every_type_and_for_crossing() -> None:
    """Decision X.21: creatures, spells, cross gears, castles and fields, in any order."""
    arena = field("Arena", FIRE, 1, each_gets_power(your(CREATURES), 1000))
    hand = ["Torcon", "Brain Serum", "Emerald Claw", "Rose Castle", arena]
    side = Side(hand=hand, mana=filler(nature=6, water=4, darkness=4, fire=1), shields=["Corile"], deck=3)
    game = Scenario(you=side).use("Rose Castle").use("Emerald Claw").use("Torcon")
    game.cross("Emerald Claw", "Torcon").use("Brain Serum").decline().use("Arena")
    assert game.zone(YOU, "battle") == ["Emerald Claw", "Torcon", "Arena"]
    assert (game.castles("Corile"), game.gears("Torcon"), game.power("Torcon")) == (
        ["Rose Castle"],
        ["Emerald Claw"],
        4000,
    )
    assert game.zone(YOU, "graveyard") == ["Brain Serum"]


@pytest.mark.rule("3.24", "3.25")
def test_3_24_cards_in_hand_are_used_only_in_your_own_main_step() -> None:
    side = Side(
        hand=["Energy Stream", "Hunter Fish", "Corile"], mana=filler(water=9), battle=["Fear Fang", "Torcon"], shields=3
    )
    game = Scenario(you=side, opponent=side, step=steps.START)
    uses = {}
    while not game.turn_is_over and game.question is not None:
        step, offered = int(game.record.step), [option.what for option in game.question.options]
        uses.setdefault((step, game.question.player), choices.OPTION_USE in offered)
        if step == steps.ATTACK and game.asked == "attack with" and not game.is_tapped("Fear Fang"):
            game.attack("Fear Fang").choose("Filler")
            assert game.refused("Energy Stream", "use") == game.refused("Hunter Fish", "use") != ""
        else:
            game.decline()
    assert uses == {(steps.CHARGE, YOU): False, (steps.MAIN, YOU): True, (steps.ATTACK, YOU): False}


@pytest.mark.rule("3.25")
def test_3_25_there_is_no_way_back_from_the_attack_step() -> None:
    """500.2a, 504: not after the first attack, and not when the step has only begun."""
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(shields=3),
    )
    assert game.refused("Torcon", "use") == ""
    game.decline()
    assert "this is the attack step" in game.refused("Torcon", "use")
    game.attack("Fear Fang").choose("Filler").expect(YOU, "attack with", "no", "Burning Mane")
    with pytest.raises(Illegal, match="cannot be used: this is the attack step: cards are used in the main step"):
        game.use("Torcon")


# --- Attack (505) --------------------------------------------------------------------------------------
@pytest.mark.rule("3.26")
def test_3_26_any_number_of_creatures_attack_one_after_the_other() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon", "Corile"]), opponent=Side(shields=["Brain Serum", "Torcon", "Torcon"])
    )
    game.attack("Fear Fang").choose("Brain Serum").expect(OPPONENT, "declare")
    assert not game.is_tapped("Torcon") and not game.is_tapped("Corile")
    game.declare("Brain Serum").accept().accept()
    game.expect(YOU, "attack with", "no", "Torcon", "Corile").attack("Torcon").choose(opponents("Torcon")).declare()
    game.expect(YOU, "attack with", "no", "Corile").attack("Corile").declare()
    assert game.zone(OPPONENT, "shields") == [] and game.turn_is_over


@pytest.mark.rule("3.28")
def test_3_28_attacks_and_tap_abilities_come_in_any_order() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", SCREWDRIVER, "Corile"]),
        opponent=Side(battle=["Hunter Fish"], shields=["Fear Fang", "Corile"]),
    )
    game.attack("Fear Fang").block().choose(opponents("Corile")).tap_ability(SCREWDRIVER).attack("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("3.29", "3.30")
def test_3_29_the_attack_step_ends_when_its_player_stops_or_nothing_can_attack() -> None:
    pair = Side(battle=["Fear Fang", "Corile"])
    none, one, both = (Scenario(you=pair, opponent=Side(shields=3)) for _ in range(3))
    none.decline()
    one.attack("Fear Fang").choose("Filler").decline()
    both.attack("Fear Fang").choose("Filler").attack("Corile").choose("Filler")
    for game, shields in ((none, 3), (one, 2), (both, 1)):
        assert game.turn_is_over and steps_of_this_turn(game)[-1] == steps.END
        assert len(game.zone(OPPONENT, "shields")) == shields


@pytest.mark.phrase("has")
@pytest.mark.rule("3.29", "3.30")
def test_3_29_an_attack_that_is_refused_has_not_been_made() -> None:
    """506.1 knows no attack that is taken back: what cannot be attacked is never chosen (506.1e).

    A player who then attacks with nothing (506.2) has not attacked: Hop Churis, which needs another attack first,
    cannot attack, and The Zet, destroyed at the end of a turn in which it attacked, stays.
    """
    zet = "The Zet, Lightning Sonic"
    game = Scenario(you=Side(battle=[zet, "Hop Churis"]), opponent=Side(battle=["Torcon"]))
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack(zet, "Torcon")
    game = Scenario(you=Side(battle=[zet, "Hop Churis"]), opponent=Side(battle=["Torcon"]))
    game.expect(YOU, "attack with", "no", zet).decline()
    assert game.turn_is_over
    assert game.zone(YOU, "battle") == [zet, "Hop Churis"] and not game.is_tapped(zet)


# --- End of turn (511) ---------------------------------------------------------------------------------
AT_END_OF_OPPONENTS_TURN = trigger(
    events.END_OF_TURN, "at the end of your opponent's turn", (may(draw(1)),), no_subject=True, whose=owners.OPPONENTS
)


@pytest.mark.phrase("may")
@pytest.mark.rule("3.31", "3.32", "3.33")
def test_3_31_the_turn_players_effects_at_the_end_of_the_turn_come_first() -> None:
    """X.03: the end step and the triggers at the end of the turn are one step."""
    yours = creature("Yours", FIRE, 3, 1000, "", at_end_of_your_turn(may(draw(1))))
    theirs = creature("Theirs", FIRE, 3, 1000, "", AT_END_OF_OPPONENTS_TURN)
    game = Scenario(you=Side(battle=[yours]), opponent=Side(battle=[theirs])).decline()
    assert game.record.step == steps.END
    game.expect(YOU, "may").accept().expect(OPPONENT, "may").accept()
    assert game.turn_is_over and (hand_size(game), hand_size(game, OPPONENT)) == (1, 1)
    game.next_turn()
    assert game.record.turn_player == OPPONENT
    assert hand_size(game, OPPONENT) == 2  # and neither ability triggers at the end of the other's turn
    game.end_turn()
    assert game.turn_is_over


def test_great_sonic_returns_at_the_end_of_the_turn_if_it_is_untapped() -> None:
    game = Scenario(you=Side(battle=["Great Sonic"])).end_turn()
    assert game.zone(YOU, "hand") == ["Great Sonic"]


@pytest.mark.phrase("THIS_ATTACKED")
def test_the_zet_is_destroyed_at_the_end_of_a_turn_in_which_it_attacked() -> None:
    zet = "The Zet, Lightning Sonic"
    game = Scenario(you=Side(battle=[zet]), opponent=Side(shields=2)).attack(zet)
    assert game.zone(YOU, "graveyard") == [zet]
    assert Scenario(you=Side(battle=[zet])).end_turn().zone(YOU, "battle") == [zet]


@pytest.mark.phrase("END_OF_THIS_TURN")
@pytest.mark.rule("3.34")
def test_3_34_effects_that_last_this_turn_still_last_in_its_end_step() -> None:
    judge = creature(
        "Judge", FIRE, 3, 1000, "",
        at_end_of_your_turn(when(at_least(1, your(CREATURES.power(at_least=5000))), draw(1))),
    )  # fmt: skip
    boost = spell("Boost", FIRE, 1, give_power(4000, choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[boost], mana=filler(fire=1), battle=[judge])).use("Boost").end_turn()
    assert hand_size(game) == 1
    assert game.power("Judge") == 1000


def test_603_6_an_effect_that_waits_for_an_attack_this_turn_does_not_wait_for_the_next() -> None:
    """603.6: Gagaga cannot attack this turn; a turn later its attack does not destroy it."""
    game = Scenario(
        you=Side(hand=[GAGAGA], mana=filler(fire=5), battle=[tapped("Bunbun Churis")]),
        opponent=Side(shields=4),
    )
    game.use(GAGAGA, way="3 less")
    assert game.is_tapped(GAGAGA)
    game.end_turn().next_turn().end_turn().next_turn()
    game.decline().attack(GAGAGA).choose("Filler", "Filler")
    assert game.where(GAGAGA) == "battle"


@pytest.mark.phrase("END_OF_OPPONENTS_NEXT_TURN")
@pytest.mark.parametrize(("turn", "turns"), [(YOU, 2), (OPPONENT, 3)])
def test_until_the_end_of_your_opponents_next_turn_does_not_mean_the_turn_it_begins_in(turn: int, turns: int) -> None:
    lock = spell(
        "Lock",
        FIRE,
        1,
        shield_trigger,
        prohibit(acts.CAST, until=durations.END_OF_OPPONENTS_NEXT_TURN, whose=owners.OPPONENTS),
    )
    if turn == YOU:
        game = Scenario(you=Side(hand=[lock], mana=filler(fire=1))).use(lock)
    else:
        game = Scenario(you=Side(shields=[lock]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
        game.attack("Fear Fang").declare(lock)
    game.end_turn()
    lasts = 1
    while game.record.continuous_count and lasts <= turns:
        game.next_turn().end_turn()
        lasts += 1
    assert lasts == turns
