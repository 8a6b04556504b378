"""Super shield trigger and shield trigger plus: more happens, depending on when it was declared (docs/keywords.md)."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    DECLARED_AFTER_TWO_BREAKS,
    DECLARED_WITHOUT_SHIELDS,
    FIRE,
    SHIELDS,
    Card,
    DefinitionError,
    Effect,
    Feature,
    at_end_of_turn,
    choose,
    creature,
    double_breaker,
    draw,
    every,
    gets_power,
    put,
    return_shields,
    return_to_hand,
    shield_trigger,
    shieldify_from_deck,
    spell,
    when,
    when_put,
    whenever_put,
    your,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

BONUS = when(DECLARED_WITHOUT_SHIELDS, draw(2))
SUPER = when_put(draw(2), condition=DECLARED_WITHOUT_SHIELDS)
TRAP = spell("Trap", FIRE, 3, shield_trigger, shieldify_from_deck(1), BONUS)
AMBUSH = creature("Ambush", FIRE, 2, 1000, "Human", shield_trigger, SUPER)
BREAKER = creature("Breaker", FIRE, 3, 6000, "Human", double_breaker)


def broken(*shields: Card | str, battle: tuple[Card, ...] = ()) -> Scenario:
    """The first two of your shields are being broken."""
    you = Side(shields=[*shields], battle=[*battle])
    game = Scenario(you=you, opponent=Side(battle=[BREAKER]), turn=OPPONENT).attack("Breaker")
    return game.choose(*shields[:2]) if len(shields) > 2 else game


def drawn(game: Scenario) -> int:
    """How many cards you have drawn: not those of the shields."""
    return sum(name not in ("Ambush", "Trap", "Torcon") for name in game.zone(YOU, "hand"))


@pytest.mark.phrase("DECLARED_WITHOUT_SHIELDS")
@pytest.mark.parametrize("card", [TRAP, AMBUSH])
def test_113_6a_it_does_more_if_no_shield_was_left_as_it_was_declared(card: Card) -> None:
    """The shields that are broken with it stand by, and do not count (113.6a)."""
    assert drawn(broken(card).declare(card)) == 2
    assert drawn(broken(card, "Torcon").declare(card)) == 2
    assert drawn(broken(card, "Torcon", "Corile").declare(card)) == 0


def test_shields_that_have_come_since_the_declaration_change_nothing() -> None:
    """An official answer of 2023-02-17: only the moment of declaring it counts (docs/keywords.md)."""
    game = broken(TRAP, AMBUSH).declare("Trap", "Ambush").choose("Trap")
    assert len(game.zone(YOU, "shields")) == 1
    assert game.where("Ambush") == "battle"
    assert drawn(game) == 4


@pytest.mark.phrase("DECLARED_AFTER_TWO_BREAKS")
@pytest.mark.parametrize(
    "card",
    [
        spell("Trap", FIRE, 3, shield_trigger, when(DECLARED_AFTER_TWO_BREAKS, draw(2))),
        creature(
            "Ambush", FIRE, 2, 1000, "Human", shield_trigger, when_put(draw(2), condition=DECLARED_AFTER_TWO_BREAKS)
        ),
    ],
)
def test_it_does_more_if_two_shields_were_broken_in_the_opponents_turn(card: Card) -> None:
    """Those that are broken with it count, and those of this turn before (docs/keywords.md)."""
    assert drawn(broken(card).declare(card)) == 0
    assert drawn(broken(card, "Torcon").declare(card)) == 2
    attackers = Side(battle=["Fear Fang", "Burning Mane"])
    game = Scenario(you=Side(shields=[card, "Torcon"]), opponent=attackers, turn=OPPONENT)
    game.attack("Fear Fang").choose("Torcon").declare().attack("Burning Mane")
    assert drawn(game.declare(card)) == 2
    # In the turn before, and in one's own turn.
    game = Scenario(you=Side(shields=[card, "Torcon"]), opponent=attackers, turn=OPPONENT)
    game.attack("Fear Fang").choose("Torcon").declare().next_turn().next_turn().decline()  # no charge
    hand = len(game.zone(YOU, "hand"))
    assert len(game.attack("Fear Fang").declare(card).zone(YOU, "hand")) == hand
    both = spell("Both", FIRE, 1, return_shields(every(your(SHIELDS)), shield_triggers=True))
    game = Scenario(you=Side(shields=[card, "Torcon"], hand=[both], mana=filler(fire=1))).use("Both")
    assert drawn(game.declare(card)) == 0


def test_a_spell_that_is_cast_without_its_shield_trigger_does_no_more() -> None:
    you = Side(hand=[TRAP], mana=filler(fire=3))
    assert drawn(Scenario(you=you).use("Trap")) == 0


@pytest.mark.parametrize("again", ["summon", "put"])
def test_400_5_a_creature_that_comes_again_does_no_more(again: str) -> None:
    """It has become another object (400.5)."""
    back = spell("Back", FIRE, 1, return_to_hand(choose(1, your(CREATURES))))
    free = spell("Free", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    you = Side(shields=[AMBUSH], hand=[back, free], mana=filler(fire=4), deck=filler(9))
    game = Scenario(you=you, opponent=Side(battle=[BREAKER]), turn=OPPONENT).attack("Breaker").declare("Ambush")
    hand = len(game.zone(YOU, "hand"))
    game.next_turn().until("use a card", YOU).use("Back")
    game = game.use("Ambush") if again == "summon" else game.use("Free", "Ambush")
    assert game.where("Ambush") == "battle"
    # One more for the turn, and without the cards that were used.
    assert len(game.zone(YOU, "hand")) == hand + 1 - (1 if again == "summon" else 2)


@pytest.mark.parametrize(
    "parts",
    [
        (gets_power(1000, condition=DECLARED_WITHOUT_SHIELDS),),
        (when_put(BONUS),),
        (whenever_put(your(CREATURES), draw(1), condition=DECLARED_WITHOUT_SHIELDS),),
    ],
)
def test_only_the_use_itself_knows_how_it_was_declared(parts: tuple[Feature, ...]) -> None:
    with pytest.raises(DefinitionError, match="knows how its shield trigger was declared"):
        tabulate([creature("Wrong", FIRE, 2, 1000, "Human", shield_trigger, *parts)])


def test_what_a_spell_leaves_behind_does_not_know_it() -> None:
    later: Effect = at_end_of_turn(BONUS)
    with pytest.raises(DefinitionError, match="knows how its shield trigger was declared"):
        tabulate([spell("Wrong", FIRE, 2, shield_trigger, later)])
