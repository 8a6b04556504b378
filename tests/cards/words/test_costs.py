"""What costs more or less, and what can be summoned only under a condition."""

from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    SPELLS,
    THIS_IS_TAPPED,
    WATER,
    YOU_CAST_A_SPELL,
    Card,
    DefinitionError,
    choose,
    cost_less,
    cost_more,
    creature,
    draw,
    kirifudash,
    may_cost_less,
    next_costs_less,
    put,
    shield_trigger,
    spell,
    spells_cost_less,
    spells_cost_more,
    summonable_only,
    that_players,
    twinpact,
    your,
    your_opponents,
)
from sim.engine.record.codes.cards import HAND
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, yours

HUMAN = creature("Human", FIRE, 3, 2000, "Human")
GHOST = creature("Ghost", DARKNESS, 3, 2000, "Ghost")
BOLT = spell("Bolt", FIRE, 3, draw(1))
DEAR_CREATURES = creature("Dear Creatures", FIRE, 2, 1000, "Human", cost_more(CREATURES.civilization(DARKNESS), 2))
DEAR_SPELLS = creature("Dear Spells", FIRE, 2, 1000, "Human", spells_cost_more(SPELLS, 1))
CHEAP_SPELLS = creature("Cheap Spells", FIRE, 2, 1000, "Human", spells_cost_less(your(SPELLS), 2, 2))
GIFT = spell("Gift", FIRE, 1, next_costs_less(CREATURES, 2, 2))


def cost_of(card: Card, yours: list[Thing], theirs: list[Thing]) -> int:
    """How much mana is tapped for a card of the hand."""
    game = Scenario(
        you=Side(hand=[card, "Corile"], mana=filler(fire=4, darkness=4, water=4), battle=["Fear Fang", *yours]),
        opponent=Side(battle=theirs),
    )
    before = game.untapped_mana(YOU)
    game.use(card)
    return before - game.untapped_mana(YOU)


@pytest.mark.phrase("cost_more")
def test_cost_more_is_for_the_creatures_of_both_players_and_for_nothing_else() -> None:
    assert cost_of(GHOST, [], []) == 3
    assert cost_of(GHOST, [DEAR_CREATURES], []) == 5
    assert cost_of(GHOST, [DEAR_CREATURES], [DEAR_CREATURES]) == 7
    assert cost_of(HUMAN, [DEAR_CREATURES], [DEAR_CREATURES]) == 3
    assert cost_of(BOLT, [], [DEAR_CREATURES]) == 3


def test_what_cannot_be_paid_with_the_increase_is_not_offered() -> None:
    game = Scenario(you=Side(hand=[BOLT, GHOST], mana=filler(fire=2, darkness=1), battle=["Fear Fang"]))
    assert game.refused(BOLT) == "" and game.refused(GHOST) == ""
    game = Scenario(
        you=Side(hand=[BOLT, GHOST], mana=filler(fire=2, darkness=1), battle=["Fear Fang"]),
        opponent=Side(battle=[DEAR_CREATURES, DEAR_SPELLS]),
    )
    assert game.refused(BOLT) != "" and game.refused(GHOST) != ""


@pytest.mark.phrase("spells_cost_less", "spells_cost_more")
def test_spells_cost_more_and_less_and_a_floor_limits_only_the_reduction() -> None:
    assert cost_of(BOLT, [DEAR_SPELLS], [DEAR_SPELLS]) == 5
    assert cost_of(BOLT, [CHEAP_SPELLS], []) == 2
    assert cost_of(BOLT, [], [CHEAP_SPELLS]) == 3
    assert cost_of(BOLT, [CHEAP_SPELLS, CHEAP_SPELLS], [DEAR_SPELLS]) == 2  # 3 + 1 - 2 - 2 is less than 2
    assert cost_of(HUMAN, [CHEAP_SPELLS], [DEAR_SPELLS]) == 3


def test_a_spell_that_becomes_payable_by_a_reduction_can_be_cast() -> None:
    game = Scenario(you=Side(hand=[BOLT, "Corile"], mana=filler(fire=2), battle=[CHEAP_SPELLS, "Fear Fang"]))
    game.use(BOLT)
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "graveyard") == ["Bolt"]


def test_an_opponents_reduction_for_both_players_counts_and_stays_optional() -> None:
    nuts = creature("Nuts", FIRE, 3, 1000, "", may_cost_less(CREATURES, 1, 1))
    game = Scenario(
        you=Side(hand=[HUMAN, "Corile"], mana=filler(fire=3), battle=["Fear Fang"]), opponent=Side(battle=[nuts])
    )
    game.use(HUMAN).expect(YOU, "cost to pay", "2", "3").choose(2)
    assert game.untapped_mana(YOU) == 1


def test_what_another_way_costs_is_increased_too() -> None:
    """601.1d: an alternative cost is decided first, then increased."""
    dash = creature("Dash", DARKNESS, 6, 2000, "", kirifudash(3))
    attacker = creature("Attacker", DARKNESS, 2, 1000, "")
    for most in (3, 4):
        game = Scenario(
            you=Side(hand=[dash, "Corile"], mana=filler(darkness=most), battle=[attacker, "Fear Fang"]),
            opponent=Side(battle=[creature("Dear", FIRE, 2, 1000, "", cost_more(CREATURES, 1))]),
        )
        game.attack(attacker)
        if game.asked == "declare":
            game.declare(dash)
        assert (game.where(dash) == "battle") == (most == 4)


# --- The next creature -------------------------------------------------------------------------------------
@pytest.mark.phrase("next_costs_less")
def test_only_the_next_creature_costs_less_and_not_below_the_floor() -> None:
    other = creature("Other", FIRE, 3, 2000, "Human")
    game = Scenario(you=Side(hand=[GIFT, BOLT, HUMAN, other], mana=filler(fire=12), battle=["Fear Fang"]))
    game.use(GIFT)
    game.use(BOLT)  # a spell is no creature
    assert game.untapped_mana(YOU) == 8
    game.use(HUMAN)
    assert game.untapped_mana(YOU) == 6
    game.use(other)
    assert game.untapped_mana(YOU) == 3


def test_two_gifts_add_up_for_the_same_creature_and_last_only_this_turn() -> None:
    giant = creature("Giant", FIRE, 9, 9000, "Giant")
    game = Scenario(you=Side(hand=[GIFT, GIFT, giant], mana=filler(fire=7), battle=["Fear Fang"]))
    game.use(GIFT).use(GIFT)
    game.use(giant)
    assert game.untapped_mana(YOU) == 0
    game = Scenario(you=Side(hand=[GIFT, giant], mana=filler(fire=8), battle=["Fear Fang"], deck=[GIFT, GIFT]))
    game.use(GIFT).next_turn().next_turn()
    assert game.until("use a card", YOU).refused(giant) != ""


def test_the_next_creature_of_another_description_does_not_use_it_up() -> None:
    gift = spell("Dragon Gift", FIRE, 1, next_costs_less(DRAGONS, 3, 1))
    dragon = creature("Dragon", FIRE, 6, 6000, "Fire Dragon")
    game = Scenario(you=Side(hand=[gift, HUMAN, dragon], mana=filler(fire=7), battle=["Fear Fang"]))
    game.use(gift).use(HUMAN).use(dragon)
    assert game.untapped_mana(YOU) == 0


# --- Only under a condition -------------------------------------------------------------------------------
KNIGHT = creature("Knight", FIRE, 2, 3500, "Human", summonable_only(YOU_CAST_A_SPELL))


@pytest.mark.phrase("summonable_only", "YOU_CAST_A_SPELL")
def test_a_creature_that_can_be_summoned_only_after_a_spell() -> None:
    game = Scenario(you=Side(hand=[KNIGHT, BOLT], mana=filler(fire=5), battle=["Fear Fang"]))
    assert game.refused(KNIGHT) != ""
    game.use(BOLT).use(KNIGHT)
    assert game.where(KNIGHT) == "battle"


def test_it_can_be_put_without_summoning_but_no_shield_trigger_summons_it() -> None:
    help_in = spell("Help In", FIRE, 2, put(choose(1, your(CREATURES.in_zone(HAND)))))
    ambush = creature("Ambush", FIRE, 2, 3500, "Human", shield_trigger, summonable_only(YOU_CAST_A_SPELL))
    game = Scenario(you=Side(hand=[KNIGHT], battle=["Fear Fang"]), opponent=Side(shields=[ambush]))
    game.attack("Fear Fang")
    assert game.zone(OPPONENT, "hand") == ["Ambush"]  # nothing to declare
    first = creature("First", FIRE, 2, 1000, "Human", shield_trigger)
    game = Scenario(you=Side(hand=[KNIGHT, help_in], mana=filler(fire=2), battle=[first]))
    game.use(help_in)
    assert game.where(yours(KNIGHT)) == "battle"


# --- English and refusals ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("build", "phrase"),
    [
        (lambda: cost_more(CARDS, 1), "only creatures are summoned"),
        (lambda: cost_less(SPELLS, 1, 1), "only creatures are summoned"),
        (lambda: spells_cost_less(your(CREATURES), 1, 1), "only spells are cast"),
        (lambda: spells_cost_more(CARDS, 1), "only spells are cast"),
        (lambda: cost_more(that_players(CREATURES), 1), "no player has been chosen"),
        (lambda: cost_more(your_opponents(CREATURES.power(at_least=3000)), 1), "can't depend on power|power"),
        (lambda: summonable_only(THIS_IS_TAPPED), "it never happens"),
    ],
)
def test_what_no_ability_can_say_is_refused(build: Callable[[], object], phrase: str) -> None:
    with pytest.raises(DefinitionError, match=phrase):
        tabulate([creature("Test Card", FIRE, 3, 1000, "", build())])  # type: ignore[arg-type]


def test_what_no_spell_can_say_is_refused() -> None:
    with pytest.raises(DefinitionError, match="only creatures are summoned"):
        tabulate([spell("Test Card", FIRE, 3, next_costs_less(SPELLS, 1, 1))])
    with pytest.raises(DefinitionError, match="a spell can't have"):
        spell("Test Card", FIRE, 3, summonable_only(YOU_CAST_A_SPELL), draw(1))
    with pytest.raises(DefinitionError, match="a face or half can't have"):
        twinpact(KNIGHT, spell("Other Half", WATER, 2, draw(1)))


@pytest.mark.parametrize("player", ["rush", "control"])
def test_players_make_the_next_creature_cheaper_if_that_makes_it_payable(player: str) -> None:
    giant = creature("Giant", FIRE, 6, 9000, "Giant")
    game = Scenario(you=Side(hand=[GIFT, giant], mana=filler(fire=5), shields=3), you_are=player)
    assert game.where(giant) == "battle"
    game = Scenario(you=Side(hand=[GIFT, HUMAN], mana=filler(fire=5), shields=3), you_are=player)
    assert game.zone(YOU, "hand") == ["Gift"]
