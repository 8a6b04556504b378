"""Words about what is put into the battle zone: how it is put, how often, and where it goes instead."""

from typing import Any

import pytest

from sim.cards.words import (
    ACT_PUT,
    CREATURES,
    CREATURES_OPPONENT_PUT_THIS_TURN,
    CREATURES_YOU_PUT_THIS_TURN,
    DARKNESS,
    FIRE,
    GR_CREATURE,
    GRAVEYARD,
    HAND,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    WATER,
    WITHOUT_TAPPING_MANA,
    YOUR_SHIELDS_BROKEN_THIS_TURN,
    choose,
    creature,
    draw,
    from_elsewhere_goes_to_mana,
    goes_to_mana_instead_of_battle,
    gr_summon,
    is_at_least,
    limit_creatures_put,
    prohibit,
    prohibits,
    put,
    put_without_mana_goes_to_mana,
    spell,
    unpaid_goes_to_mana,
    unsummoned_goes_to_graveyard,
    when_put,
    whenever_attacks,
    whenever_opponent_puts_first_creature,
    whenever_put,
    whenever_you_put_second_creature,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

WEAK = creature("Weak", FIRE, 1, 1000, "")
STRONG = creature("Strong", FIRE, 1, 6000, "")
OTHER = creature("Other", FIRE, 1, 6000, "")
PUT_ONE = spell("Put One", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
PUT_TWO = spell("Put Two", FIRE, 1, put(choose(2, your(CREATURES.in_zone(HAND)))))
RETURN_ONE = spell("Return One", FIRE, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))


def guarded(*abilities: Any) -> Any:
    """A creature with these abilities that does nothing else."""
    return creature("Guard", DARKNESS, 1, 5000, "", *abilities)


def facing(guard: Any, **zones: Any) -> Scenario:
    """You, who have mana, face the guard."""
    return Scenario(you=Side(mana=filler(fire=5), **zones), opponent=Side(battle=[guard]))


# --- Where it goes instead (609.4) ---
@pytest.mark.phrase("goes_to_mana_instead_of_battle")
def test_what_would_be_put_goes_to_the_mana_zone() -> None:
    game = facing(guarded(goes_to_mana_instead_of_battle(your_opponents(CREATURES))), hand=[WEAK])
    game.use("Weak")
    assert (game.zone(YOU, "battle"), "Weak" in game.zone(YOU, "mana")) == ([], True)


@pytest.mark.phrase("unsummoned_goes_to_graveyard")
def test_what_would_be_put_and_is_not_summoned_goes_to_the_graveyard() -> None:
    game = facing(guarded(unsummoned_goes_to_graveyard(your_opponents(CREATURES))), hand=[WEAK, STRONG, PUT_ONE])
    game.use("Weak").use("Put One")
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "graveyard"))) == (["Weak"], ["Put One", "Strong"])


@pytest.mark.phrase("unpaid_goes_to_mana")
def test_what_would_be_put_for_no_cost_goes_to_the_mana_zone() -> None:
    game = facing(guarded(unpaid_goes_to_mana(your_opponents(CREATURES))), hand=[WEAK, STRONG, PUT_ONE])
    game.use("Weak").use("Put One")
    assert (game.zone(YOU, "battle"), "Strong" in game.zone(YOU, "mana")) == (["Weak"], True)


@pytest.mark.phrase("put_without_mana_goes_to_mana")
@pytest.mark.parametrize("word", [put_without_mana_goes_to_mana, unpaid_goes_to_mana])
def test_a_creature_that_is_gr_summoned_is_put_without_mana_but_as_if_it_had_been_paid(word: Any) -> None:
    """701.30a."""
    gacha = creature("Gacha", FIRE, 2, 1000, "", types=GR_CREATURE)
    call = spell("Call", FIRE, 1, gr_summon(1))
    game = facing(guarded(word(your_opponents(CREATURES))), hand=[WEAK, call], gr=[gacha])
    game.use("Weak").use("Call")
    put_there = ["Weak"] if word is put_without_mana_goes_to_mana else ["Weak", "Gacha"]
    assert game.zone(YOU, "battle") == put_there


@pytest.mark.phrase("from_elsewhere_goes_to_mana")
def test_what_would_be_put_from_elsewhere_than_a_hand_goes_to_the_mana_zone() -> None:
    game = facing(
        guarded(from_elsewhere_goes_to_mana(your_opponents(CREATURES))),
        hand=[WEAK, PUT_ONE, RETURN_ONE],
        graveyard=[STRONG],
    )
    game.use("Put One").use("Return One")
    assert (game.zone(YOU, "battle"), "Strong" in game.zone(YOU, "mana")) == (["Weak"], True)


# --- How it is put ---
@pytest.mark.phrase("WITHOUT_TAPPING_MANA")
def test_what_is_put_by_an_effect_is_put_without_tapping_mana() -> None:
    watch = guarded(whenever_put(your_opponents(CREATURES), draw(1), condition=WITHOUT_TAPPING_MANA))
    game = facing(watch, hand=[WEAK, STRONG, PUT_ONE])
    assert game.use("Weak").zone(OPPONENT, "hand") == []
    assert len(game.use("Put One").zone(OPPONENT, "hand")) == 1


# --- How often ---
@pytest.mark.phrase("whenever_you_put_second_creature")
def test_only_the_second_creature_that_you_put_in_a_turn_counts() -> None:
    counter = creature("Counter", WATER, 1, 1000, "", whenever_you_put_second_creature(draw(1)))
    game = Scenario(you=Side(battle=[counter], hand=[WEAK, STRONG, OTHER], mana=filler(fire=3)))
    drawn = [len(game.use(name).zone(YOU, "hand")) for name in ("Weak", "Strong", "Other")]
    assert drawn == [2, 2, 1]


@pytest.mark.phrase("whenever_opponent_puts_first_creature")
def test_only_the_first_creature_that_the_opponent_puts_in_a_turn_counts() -> None:
    watch = guarded(whenever_opponent_puts_first_creature(draw(1)))
    game = facing(watch, hand=[WEAK, STRONG])
    assert [len(game.use(name).zone(OPPONENT, "hand")) for name in ("Weak", "Strong")] == [1, 1]


@pytest.mark.phrase("CREATURES_YOU_PUT_THIS_TURN", "CREATURES_OPPONENT_PUT_THIS_TURN")
@pytest.mark.parametrize("mine", [True, False])
def test_the_creatures_that_a_player_put_this_turn_are_counted(mine: bool) -> None:
    number = CREATURES_YOU_PUT_THIS_TURN if mine else CREATURES_OPPONENT_PUT_THIS_TURN
    checker = creature("Checker", FIRE, 1, 1000, "", when_put(draw(1), condition=is_at_least(number, 2)))
    game = Scenario(you=Side(hand=[checker, checker], mana=filler(fire=2)))
    assert len(game.use("Checker").zone(YOU, "hand")) == 1
    assert len(game.use("Checker").zone(YOU, "hand")) == int(mine)


@pytest.mark.phrase("YOUR_SHIELDS_BROKEN_THIS_TURN")
def test_your_shields_that_were_broken_this_turn_are_counted() -> None:
    condition = is_at_least(YOUR_SHIELDS_BROKEN_THIS_TURN, 2)
    watch = guarded(whenever_put(your_opponents(CREATURES), draw(1), condition=condition))
    runner = creature("Runner", FIRE, 1, 1000, "")
    caller = creature("Caller", FIRE, 1, 1000, "", whenever_attacks(put(choose(1, your(CREATURES.in_zone(HAND))))))
    game = Scenario(
        you=Side(battle=[runner, runner, caller], hand=[WEAK, STRONG], mana=filler(fire=2)),
        opponent=Side(battle=[watch], shields=4),
    )
    assert game.use("Weak").zone(OPPONENT, "hand") == []
    game.attack("Runner").choose("Filler").attack("Runner").choose("Filler")
    assert len(game.zone(OPPONENT, "hand")) == 2
    game.attack("Caller")  # only Strong can be put
    assert len(game.zone(OPPONENT, "hand")) == 3


# --- What can't be put ---
@pytest.mark.phrase("prohibits")
def test_creatures_with_little_power_cant_be_put_while_a_card_forbids_it() -> None:
    """Their printed power counts, because they are not in the battle zone (206.2a)."""
    game = facing(guarded(prohibits(ACT_PUT, your_opponents(CREATURES.power(at_most=5000)))), hand=[WEAK, STRONG])
    assert ("Weak" in game.options, "Strong" in game.options) == (False, True)


@pytest.mark.phrase("prohibit")
def test_creatures_with_little_power_cant_be_put_in_the_opponents_next_turn() -> None:
    ban = prohibit(ACT_PUT, OPPONENTS, OPPONENTS_NEXT_TURN, CREATURES.power(at_most=5000))
    game = Scenario(
        you=Side(hand=[spell("Ban", FIRE, 1, ban)], mana=filler(fire=1)),
        opponent=Side(hand=[WEAK, STRONG], mana=filler(fire=5)),
    )
    game.use("Ban").next_turn().until("use a card")
    assert ("Weak" in game.options, "Strong" in game.options) == (False, True)
    game.next_turn().next_turn().until("use a card")
    assert "Weak" in game.options


@pytest.mark.phrase("limit_creatures_put")
def test_the_opponent_can_put_only_one_creature_in_their_next_turn() -> None:
    only = spell("Only", FIRE, 1, limit_creatures_put(1))
    game = Scenario(
        you=Side(hand=[only, WEAK, STRONG], mana=filler(fire=3)),
        opponent=Side(hand=[WEAK, STRONG, OTHER, PUT_ONE], mana=filler(fire=5)),
    )
    game.use("Only").use("Weak").use("Strong")  # it is not the opponent's next turn yet
    game.next_turn().until("use a card").use("Weak")
    assert {"Strong", "Other"}.isdisjoint(game.options)
    game.use("Put One").choose("Strong")
    assert game.zone(OPPONENT, "battle") == ["Weak"]
    game.next_turn().next_turn().until("use a card").use("Strong").use("Other")
    assert game.zone(OPPONENT, "battle") == ["Weak", "Strong", "Other"]


@pytest.mark.phrase("limit_creatures_put")
def test_of_creatures_put_together_only_as_many_enter_as_the_limit_allows() -> None:
    only = spell("Only", FIRE, 1, limit_creatures_put(1))
    game = Scenario(
        you=Side(hand=[only], mana=filler(fire=1)), opponent=Side(hand=[WEAK, STRONG, PUT_TWO], mana=filler(fire=5))
    )
    game.use("Only").next_turn().until("use a card").use("Put Two").choose("Weak", "Strong")
    assert len(game.zone(OPPONENT, "battle")) == 1
