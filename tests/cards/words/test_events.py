"""Abilities that wait for drawing, discarding, shield triggers, attacks on others and the turns of both players."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    MANA,
    ON_OPPONENTS_TURN,
    THAT,
    WATER,
    Effect,
    Noun,
    Trigger,
    at_end_of_each_turn,
    at_random,
    at_start_of_each_turn,
    charge_from_deck,
    creature,
    destroy,
    discard,
    draw,
    every,
    give_power,
    instead_of_being_destroyed,
    opponent_drew,
    return_to_hand,
    shield_trigger,
    spell,
    when,
    when_put_into_graveyard,
    whenever_discards,
    whenever_leaves,
    whenever_one_is_attacked,
    whenever_opponent_draws_more,
    whenever_opponent_summons_or_casts,
    whenever_opponent_uses_shield_trigger,
    whenever_put_into_graveyard,
    whenever_put_into_mana,
    whenever_you_draw_for_the_turn,
    your,
    your_opponents,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

YOUR_HAND = your(CARDS.in_zone(HAND))


def watcher(*triggers: Trigger) -> Card:
    return creature("Watcher", FIRE, 3, 3000, "Human", *triggers)


def word_of(*effects: Effect) -> Card:
    return spell("Word", FIRE, 1, *effects)


def caster(*effects: Effect) -> Side:
    """A player who can cast the spell, and has another creature."""
    return Side(hand=[word_of(*effects)], mana=filler(fire=1), battle=["Torcon"])


def hand_of(game: Scenario, player: int) -> int:
    return len(game.zone(player, "hand"))


@pytest.mark.phrase("whenever_you_draw_for_the_turn")
def test_the_card_of_the_draw_step_is_one_card() -> None:
    """Cards that the ability itself draws are not the card of the step (114.2)."""
    game = Scenario(
        you=Side(battle=[watcher(whenever_you_draw_for_the_turn(draw(1)))], deck=filler(5)),
        opponent=Side(deck=filler(5)),
        turn=OPPONENT,
    ).next_turn()
    assert hand_of(game, YOU) == 2
    assert hand_of(game.next_turn(), YOU) == 2


@pytest.mark.phrase("whenever_opponent_draws_more")
def test_cards_that_the_opponent_draws_beside_it() -> None:
    game = Scenario(
        you=Side(battle=[watcher(whenever_opponent_draws_more(draw(1)))]),
        opponent=caster(draw(1)),
    ).next_turn()
    assert hand_of(game, YOU) == 0
    game.decline().use("Word")
    assert hand_of(game, YOU) == 1


@pytest.mark.phrase("at_end_of_each_turn", "opponent_drew")
@pytest.mark.parametrize(("number", "left"), [(1, 1), (2, 0)])
def test_how_many_cards_the_opponent_has_drawn_counts_the_turn(number: int, left: int) -> None:
    hand = every(your_opponents(CARDS.in_zone(HAND)))
    game = Scenario(
        you=Side(battle=[watcher(at_end_of_each_turn(when(opponent_drew(2), discard(hand))))]),
        opponent=Side(hand=[word_of(draw(number))], mana=filler(fire=1)),
        turn=OPPONENT,
    ).use("Word")
    game.end_turn()
    assert hand_of(game, OPPONENT) == left


@pytest.mark.phrase("whenever_discards")
def test_each_discarded_card_counts_and_not_the_watcher_that_is_discarded() -> None:
    drawing = watcher(whenever_discards(your(CARDS), draw(1), condition=ON_OPPONENTS_TURN))
    taking = word_of(discard(at_random(2, your_opponents(CARDS.in_zone(HAND)))))
    for place in ("battle", "hand"):
        you = Side(battle=[drawing], hand=filler(2)) if place == "battle" else Side(hand=[drawing, *filler(1)])
        game = Scenario(you=you, opponent=Side(hand=[taking], mana=filler(fire=1)), turn=OPPONENT).use("Word")
        assert hand_of(game, YOU) == (2 if place == "battle" else 0)


def test_only_in_the_opponents_turn() -> None:
    drawing = watcher(whenever_discards(your(CARDS), draw(1), condition=ON_OPPONENTS_TURN))
    game = Scenario(
        you=Side(battle=[drawing], hand=[word_of(discard(every(YOUR_HAND))), "Torcon"], mana=filler(fire=1))
    )
    assert hand_of(game.use("Word"), YOU) == 0


@pytest.mark.phrase("whenever_opponent_uses_shield_trigger")
def test_a_shield_trigger_that_is_used() -> None:
    trap = spell("Trap", WATER, 4, shield_trigger, draw(1))
    you = Side(battle=[watcher(whenever_opponent_uses_shield_trigger(draw(1)))])
    for used in (True, False):
        game = Scenario(you=you, opponent=Side(shields=[trap, *filler(1)])).attack("Watcher").choose("Trap")
        game = game.declare("Trap") if used else game.declare()
        assert hand_of(game, YOU) == (1 if used else 0)


def test_your_own_shield_trigger_is_not_the_opponents() -> None:
    trap = spell("Trap", WATER, 4, shield_trigger, draw(1))
    game = Scenario(
        you=Side(battle=[watcher(whenever_opponent_uses_shield_trigger(draw(1)))], shields=[trap]),
        opponent=Side(battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.attack("Torcon").declare("Trap")
    assert hand_of(game, YOU) == 1  # by the trap


def test_summoning_and_casting_count() -> None:
    game = Scenario(
        you=Side(battle=[watcher(whenever_opponent_summons_or_casts(draw(1)))]),
        opponent=Side(hand=[word_of(draw(1)), "Torcon"], mana=filler(fire=2, nature=4)),
        turn=OPPONENT,
    ).use("Word")
    assert hand_of(game, YOU) == 1
    assert hand_of(game.use("Torcon"), YOU) == 2


@pytest.mark.phrase("whenever_one_is_attacked")
def test_one_of_yours_is_attacked() -> None:
    you = Side(battle=[watcher(whenever_one_is_attacked(your(CREATURES), give_power(3000, THAT))), tapped("Torcon")])
    game = Scenario(you=you, opponent=Side(battle=["Fear Fang"]), turn=OPPONENT).attack("Fear Fang", "Torcon")
    assert game.zone(OPPONENT, "battle") == []
    assert game.zone(YOU, "battle") == ["Watcher", "Torcon"]


@pytest.mark.phrase("when_put_into_graveyard")
@pytest.mark.parametrize(("effect", "graveyard"), [(destroy, 1), (return_to_hand, 0)])
def test_into_the_graveyard_and_nowhere_else(effect: Callable[[Noun], Effect], graveyard: int) -> None:
    game = Scenario(
        you=Side(battle=[watcher(when_put_into_graveyard(charge_from_deck(1)))]),
        opponent=Side(hand=[word_of(effect(every(CREATURES)))], mana=filler(fire=1)),
        turn=OPPONENT,
    ).use("Word")
    assert len(game.zone(YOU, "graveyard")) == len(game.zone(YOU, "mana")) == graveyard


@pytest.mark.phrase("whenever_leaves", "whenever_put_into_graveyard")
def test_a_creature_that_goes_elsewhere_instead_is_not_put_into_the_graveyard() -> None:
    saved = creature("Saved", FIRE, 1, 1000, "Human", instead_of_being_destroyed(MANA))
    lost = creature("Lost", FIRE, 1, 1000, "Human")
    both = [
        whenever_put_into_graveyard(your(CREATURES.other()), draw(1)),
        whenever_leaves(your(CREATURES.other()), charge_from_deck(1)),
    ]
    game = Scenario(
        you=Side(battle=[watcher(*both), saved, lost]),
        opponent=Side(hand=[word_of(destroy(every(CREATURES.power(at_most=1000))))], mana=filler(fire=1)),
        turn=OPPONENT,
    ).use("Word")
    while game.question is not None and game.asked == "resolve":
        game.choose(game.options[0])
    assert hand_of(game, YOU) == 1
    assert len(game.zone(YOU, "mana")) == 3  # Saved, and one card for each that left


@pytest.mark.phrase("whenever_put_into_mana")
def test_cards_put_into_a_mana_zone() -> None:
    game = Scenario(
        you=Side(battle=[watcher(whenever_put_into_mana(your(CARDS), draw(1)))], hand=[word_of(charge_from_deck(2))],
                 mana=filler(fire=1)),
    ).use("Word")  # fmt: skip
    assert hand_of(game, YOU) == 2


@pytest.mark.phrase("at_start_of_each_turn")
def test_the_start_of_each_turn() -> None:
    game = Scenario(you=Side(battle=[watcher(at_start_of_each_turn(draw(1)))])).next_turn()
    assert hand_of(game, YOU) == 1
    assert hand_of(game.next_turn(), YOU) == 3


def test_words() -> None:
    assert (
        whenever_discards(your_opponents(CARDS), draw(1)).words()
        == "Whenever your opponent discards a card, draw a card."
    )
    assert (
        whenever_put_into_mana(your(CREATURES), draw(1)).words()
        == "Whenever a creature is put into your mana zone, draw a card."
    )
