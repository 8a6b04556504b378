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
    ON_YOUR_TURN,
    SPELLS,
    THAT,
    WATER,
    Effect,
    Noun,
    Trigger,
    at_end_of_each_turn,
    at_random,
    at_start_of_each_turn,
    blocker,
    charge_from_deck,
    choose,
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
    tap,
    untap,
    when,
    when_destroyed,
    when_put_into_graveyard,
    whenever_becomes_tapped,
    whenever_discards,
    whenever_leaves,
    whenever_one_becomes_tapped,
    whenever_one_is_attacked,
    whenever_opponent_casts,
    whenever_opponent_draws_more,
    whenever_opponent_uses_shield_trigger,
    whenever_put,
    whenever_put_into_graveyard,
    whenever_put_into_mana,
    whenever_untaps,
    whenever_you_cast,
    whenever_you_draw_for_the_turn,
    your,
    your_opponents,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card, paragraph

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


@pytest.mark.phrase("you_drew")
@pytest.mark.parametrize(("number", "destroyed"), [(1, False), (2, True)])
def test_what_happens_if_you_have_drawn_enough_this_turn(number: int, destroyed: bool) -> None:
    counting = card(
        """
        Counting
        Creature - fire - cost 1 - power 1000 - Human
        Whenever this creature attacks, if you have drawn 2 or more cards this turn, destroy this creature.
        """
    )
    game = Scenario(you=Side(battle=[counting], hand=[word_of(draw(number))], mana=filler(fire=1)))
    game.use("Word").attack("Counting", OPPONENT)
    assert (game.zone(YOU, "graveyard") == ["Word", "Counting"]) == destroyed


@pytest.mark.parametrize(("number", "attacks"), [(1, False), (2, True)])
def test_a_creature_that_cant_attack_unless_you_have_drawn_counts_the_turn(number: int, attacks: bool) -> None:
    """A scenario begins after the card of the draw step."""
    lazy = card(
        """
        Lazy
        Creature - fire - cost 1 - power 1000 - Human
        This creature can't attack unless you have drawn 2 or more cards this turn.
        """
    )
    game = Scenario(you=Side(battle=[lazy, "Torcon"], hand=[word_of(draw(number))], mana=filler(fire=1)))
    game.use("Word")
    assert game.can_choose("Lazy") == attacks


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


SUMMONS_OR_CASTS = "Whenever your opponent summons a creature or casts a spell, draw a card."


def test_summoning_and_casting_count() -> None:
    game = Scenario(
        you=Side(battle=[watcher(paragraph(SUMMONS_OR_CASTS))]),
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


# --- Tapping -------------------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_becomes_tapped")
def test_a_creature_becomes_tapped_when_it_attacks_and_by_effects_but_not_twice() -> None:
    """105.6: a tapped creature does not become tapped."""
    tapper = word_of(tap(every(CREATURES)))
    side = Side(hand=[tapper, tapper], mana=filler(fire=2), battle=[watcher(whenever_becomes_tapped(draw(1)))])
    game = Scenario(you=side, opponent=Side(battle=["Torcon"]))
    game.use("Word")
    assert hand_of(game, YOU) == 2  # the other word, and a card
    game.use("Word")
    assert hand_of(game, YOU) == 1
    attacking = Scenario(you=Side(battle=[watcher(whenever_becomes_tapped(draw(1)))]))
    attacking.attack("Watcher")
    assert hand_of(attacking, YOU) == 1


def test_a_creature_that_blocks_becomes_tapped() -> None:
    wall = creature("Wall", FIRE, 3, 3000, "Human", blocker, whenever_becomes_tapped(draw(1)))
    game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(battle=[wall]))
    game.attack("Torcon").block("Wall")
    assert hand_of(game, OPPONENT) == 1


@pytest.mark.phrase("whenever_one_becomes_tapped")
def test_another_creature_becomes_tapped() -> None:
    """Cards in the mana zone are no creatures there, and your opponent's creatures are not yours."""
    tapping_mana = tap(choose(1, your(CARDS.in_zone(MANA))))
    watching = watcher(whenever_one_becomes_tapped(your(CREATURES.other()), draw(1)))
    tapper = word_of(tap(every(CREATURES)), tapping_mana)
    side = Side(hand=[tapper], mana=["Burning Mane", *filler(fire=1)], battle=[watching, "Torcon", tapped("Fear Fang")])
    game = Scenario(you=side, opponent=Side(battle=["Torcon"]))
    game.use("Word", "Burning Mane")
    assert hand_of(game, YOU) == 1


@pytest.mark.phrase("whenever_untaps")
def test_a_creature_untaps_at_the_start_of_the_turn_and_by_effects() -> None:
    bird = watcher(whenever_untaps(draw(1)))
    game = Scenario(you=Side(battle=[tapped(bird)], deck=filler(5)), opponent=Side(deck=filler(5)), turn=OPPONENT)
    game.next_turn()
    assert hand_of(game, YOU) == 2
    untapper = word_of(untap(every(CREATURES)))
    game = Scenario(you=Side(hand=[untapper, untapper], mana=filler(fire=2), battle=[tapped(bird)]))
    game.use("Word").use("Word")
    assert hand_of(game, YOU) == 1


# --- Whose turn it is ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("trigger", "word"),
    [
        (when_destroyed, word_of(destroy(every(your(CREATURES))))),
        (lambda *done, condition: whenever_leaves(your(CREATURES), *done, condition=condition), None),
        (lambda *done, condition: whenever_you_cast(SPELLS, *done, condition=condition), word_of(draw(1))),
    ],
)
def test_an_event_of_one_turn(trigger: Callable[..., Trigger], word: Card | None) -> None:
    """The condition is part of the trigger: in the other turn nothing happens."""
    for condition, happens in ((ON_YOUR_TURN, True), (ON_OPPONENTS_TURN, False)):
        watching = watcher(trigger(charge_from_deck(1), condition=condition))
        used = word or word_of(return_to_hand(every(your(CREATURES))))
        game = Scenario(you=Side(hand=[used], mana=filler(fire=1), battle=[watching])).use("Word")
        assert len(game.zone(YOU, "mana")) == (2 if happens else 1)


def test_what_your_opponent_does_in_their_turn() -> None:
    for condition, happens in ((ON_OPPONENTS_TURN, True), (ON_YOUR_TURN, False)):
        triggers = (
            whenever_opponent_casts(SPELLS, draw(1), condition=condition),
            whenever_put(your_opponents(CREATURES), draw(1), condition=condition),
        )
        opponent = Side(hand=[word_of(draw(1)), "Torcon"], mana=filler(fire=1, nature=2))
        game = Scenario(you=Side(battle=[watcher(*triggers)]), opponent=opponent, turn=OPPONENT)
        game.use("Word").use("Torcon")
        assert hand_of(game, YOU) == (2 if happens else 0)


@pytest.mark.parametrize(("power", "change", "place"), [(3000, 3000, "battle"), (4000, -2000, "graveyard")])
def test_603_4_a_trigger_asks_about_the_creature_of_its_event_as_it_resolves(
    power: int, change: int, place: str
) -> None:
    """603.4: by then the attacker's own ability, which comes first (605.1), has changed its power."""
    musashi = creature(
        "Musashi",
        FIRE,
        7,
        4000,
        "Dreammate",
        paragraph(
            "Whenever one of your opponent's creatures attacks, if that card is a creature with power 3000 or less, "
            "destroy it."
        ),
    )
    changing = paragraph(f"Whenever this creature attacks, it gets {change:+} power until the end of the turn.")
    attacker = creature("Attacker", FIRE, 3, power, "Human", changing)
    game = Scenario(you=Side(battle=[musashi]), opponent=Side(battle=[attacker]), turn=OPPONENT)
    assert game.attack("Attacker", YOU).where("Attacker") == place
