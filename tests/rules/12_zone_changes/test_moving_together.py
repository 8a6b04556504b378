"""Group 12 of the rules catalogue: cards that move at the same time, and which of them see each other (400.7, 603)."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    THAT_MANY,
    WATER,
    Act,
    Noun,
    choose,
    choose_any_number,
    creature,
    destroy,
    draw,
    every,
    put,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    spell,
    together,
    your,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import events, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, opponents, pile
from tests.rules.situations import BYSTANDER, GHOST, MERLEE, NEMESIS, SAPIAN_TARK, cast_effects

JUDGEMENT = "Judgement of the Flame's Spear and the Water's Blade"


@pytest.mark.rule("12.15")
def test_12_15_creatures_destroyed_together_are_one_event_that_is_seen_once_for_each() -> None:
    """A creature among them sees only its own end: 603.5d decides over the catalogue's item, which no document has."""
    mourner = creature(
        "Mourner",
        FIRE,
        3,
        1000,
        "",
        trigger(events.DESTROYED, "whenever a creature is destroyed", (draw(1),), CREATURES),
    )
    weak = CREATURES.power(at_most=2000)
    survivor = creature("Survivor", FIRE, 3, 9000, "", mourner.features[0])
    game = cast_effects(destroy(every(weak)), battle=[survivor], opponent=Side(battle=["Torcon", "Corile", mourner]))
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (3, 1)


def test_mongrel_man_does_not_count_itself() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Mongrel Man"]),
    )
    game.use("Terror Pit").expect(YOU, "attack with")
    assert (game.where("Mongrel Man"), game.zone(OPPONENT, "hand")) == ("graveyard", [])


@pytest.mark.rule("12.15")
def test_12_15_mongrel_man_draws_once_for_each_creature_destroyed() -> None:
    """603.2b decides: an event that happens to three creatures triggers three times."""
    game = Scenario(
        you=Side(hand=["Searing Wave"], mana=filler(fire=5), battle=["Mongrel Man"]),
        opponent=Side(battle=["Torcon", "Burning Mane", "Corile", "Phantom Fish"]),
    )
    game.use("Searing Wave")
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]
    game.accept().decline().accept()
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.parametrize(
    ("card", "mana"),
    [
        pytest.param("Burst Shot", filler(fire=6), marks=pytest.mark.rule("12.15"), id="Burst Shot"),
        pytest.param("Searing Wave", filler(fire=5), marks=pytest.mark.rule("12.15"), id="Searing Wave"),
        pytest.param("Vampire Silphy", filler(darkness=8), marks=pytest.mark.rule("12.15"), id="Vampire Silphy"),
    ],
)
def test_12_15_creatures_destroyed_by_one_effect_are_destroyed_together(card: str, mana: list[Thing]) -> None:
    """400.7, 603.5d: a Mongrel Man among them sees none of the others go."""
    game = Scenario(
        you=Side(hand=[card], mana=mana, battle=["Garkago Dragon"], shields=2),
        opponent=Side(battle=["Torcon", "Mongrel Man", "Corile", "Phantom Fish"]),
    )
    game.use(card)
    if card == "Searing Wave":
        game.choose("Filler")
    game.expect(YOU, "attack with", "no", "Garkago Dragon")
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]


def test_605_2c_a_creature_with_enough_power_is_spared_though_the_source_of_its_power_is_destroyed() -> None:
    """605.2c-d: which creatures are meant is read once; Merlee's 1000 counts for all, until it is gone with them."""
    game = Scenario(
        you=Side(hand=["Vampire Silphy"], mana=filler(darkness=8), battle=["Garkago Dragon"]),
        opponent=Side(battle=[MERLEE, SAPIAN_TARK, SAPIAN_TARK, "Torcon", "Fear Fang"]),
    )
    assert (game.power(MERLEE), game.power("Torcon"), game.power("Fear Fang")) == (2500, 2000, 4000)
    game.use("Vampire Silphy")
    assert game.zone(OPPONENT, "battle") == [SAPIAN_TARK, SAPIAN_TARK, "Fear Fang"]
    assert game.power("Fear Fang") == 3000


@pytest.mark.rule("12.15")
def test_12_15_a_leave_trigger_of_a_creature_that_leaves_sees_only_itself() -> None:
    """603.5d: Mongrel Man, destroyed with two others, draws nothing; Propeller Mutant's own ability triggers."""
    game = Scenario(
        you=Side(hand=["Vampire Silphy", "Corile"], mana=filler(darkness=8), battle=[pile(NEMESIS, GHOST)]),
        opponent=Side(battle=["Mongrel Man", "Fear Fang", "Propeller Mutant"]),
    )
    game.use("Vampire Silphy")
    assert game.zone(OPPONENT, "battle") == game.zone(OPPONENT, "hand") == []
    assert game.zone(YOU, "graveyard") == ["Corile"]


@pytest.mark.rule("12.15")
@pytest.mark.parametrize("effect", [return_to_hand, put_on_bottom_of_deck, put_on_top_of_deck])
@pytest.mark.parametrize("last", ["Mourner", "Torcon"])
def test_12_15_creatures_put_into_the_deck_in_an_order_leave_together(effect: Callable[[Noun], Act], last: str) -> None:
    """400.7, 603.5d: whatever the order of their cards in the deck, none of them is still there as another leaves."""
    mourner = creature(
        "Mourner",
        FIRE,
        3,
        1000,
        "",
        trigger(events.LEAVES, "whenever a creature leaves the battle zone", (draw(1),), CREATURES),
    )
    game = cast_effects(effect(every(CREATURES.power(at_most=2000))), battle=["Torcon", mourner, "Fear Fang"])
    if game.asked == "order":
        game.choose("Torcon" if last == "Mourner" else "Mourner")
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    drawn = 1 + (2 if effect is return_to_hand else 0)
    assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.rule("12.15")
def test_12_15_of_the_cards_of_both_players_those_of_each_deck_are_put_in_order() -> None:
    """401.4: a card that is the only one to go to a deck has no order."""
    game = cast_effects(
        put_on_bottom_of_deck(every(CREATURES)),
        battle=["Torcon"],
        opponent=Side(battle=["Corile", "Burning Mane"]),
    )
    game.expect(YOU, "order", "Corile", "Burning Mane").choose("Burning Mane")
    assert (game.zone(YOU, "deck")[-1], game.zone(OPPONENT, "deck")[-2:]) == ("Torcon", ["Burning Mane", "Corile"])


@pytest.mark.rule("12.15")
def test_12_15_a_leave_trigger_of_a_creature_that_stays_sees_each_of_those_that_leave() -> None:
    """603.2b."""
    game = Scenario(
        you=Side(
            hand=["Death Cruzer, the Annihilator"], mana=filler(darkness=7), battle=["Fear Fang", "Torcon", "Corile"]
        ),
        opponent=Side(battle=["Mongrel Man"]),
    )
    game.use("Death Cruzer, the Annihilator")
    game.accept().accept().accept()
    assert len(game.zone(OPPONENT, "hand")) == 3


@pytest.mark.rule("12.15")
def test_12_15_judgement_destroys_on_both_sides_and_draws_up_to_that_many() -> None:
    game = Scenario(
        you=Side(hand=[JUDGEMENT], mana=filler(fire=3, water=3), battle=["Fear Fang"]),
        opponent=Side(battle=["Torcon", "Phantom Fish"]),
    )
    game.use(JUDGEMENT).accept().accept()
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]


@pytest.mark.parametrize(
    ("first", "second", "waiting"),
    [
        ("Mist Rias, Sonic Guardian", "Aqua Hulcus", ["Mist Rias, Sonic Guardian", "Aqua Hulcus"]),
        ("Aqua Hulcus", "Mist Rias, Sonic Guardian", []),
    ],
)
def test_409_1f_of_creatures_put_together_the_first_is_there_as_the_second_enters(
    first: str, second: str, waiting: list[str]
) -> None:
    """409.1f: and what both set off waits until both are there."""
    both = spell("Both", WATER, 1, put(choose_any_number(your(CREATURES.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[both, first, second], mana=filler(water=1), battle=[BYSTANDER]))
    game.use("Both", first, second)
    assert game.zone(YOU, "battle") == ["Bystander", first, second]
    if waiting:
        game.expect(YOU, "resolve", *waiting)
    else:
        game.expect(YOU, "may", "yes", "no").accept()
        assert len(game.zone(YOU, "hand")) == 1
        assert game.asked != "may"


MY_TORCON = choose(1, your(CREATURES.named("Torcon")))
MY_SHIELD = choose(1, your(SHIELDS))


@pytest.mark.phrase("together")
@pytest.mark.parametrize("both", [together(MY_TORCON, MY_SHIELD), together(MY_SHIELD, MY_TORCON)])
def test_701_14b_a_shield_returned_together_with_a_creature_is_checked(both: Noun) -> None:
    """701.14b, 400.7: whichever of the two is chosen first, both go to the hand, and the shield trigger can be used."""
    game = Scenario(
        you=Side(
            hand=[spell("Recall", FIRE, 1, return_to_hand(both), draw(THAT_MANY))],
            mana=filler(fire=1),
            battle=["Torcon", BYSTANDER],
            shields=["Solar Ray"],
            deck=["Corile", "Corile", "Fear Fang"],
        ),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use("Recall").expect(YOU, "declare", "no", "Solar Ray").declare("Solar Ray")
    assert game.zone(YOU, "shields") == []
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Corile", "Torcon"]
    assert game.is_tapped(opponents("Fear Fang"))
