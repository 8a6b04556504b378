"""Group 9A of the rules catalogue: naming a number, with Deal, Mechanic and what its two halves do with the number.

To name a number or a card is called declaring too, but it is no declaration of usage: it is a choice like any other,
made as the effect is processed. Cards that have a card named, as Humanity does, are Gods and do not exist yet.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    WATER,
    choose,
    creature,
    every,
    give_power,
    put,
    return_to_hand,
    spell,
    whenever_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, sealed

CORILE = "Corile"  # cost 5
MECHANIC = "Deal, Mechanic"
DEAL = f"{MECHANIC} / 「Today's Lucky Number!」"  # cost 6 and 3
HULCUS = "Aqua Hulcus"  # cost 3
TERROR_PIT = "Terror Pit"  # cost 6
WATCHER = creature("Watcher", WATER, 9, 1000, "")  # could attack: the turn goes on


def summoned(*theirs: str, yours: str | None = None) -> Scenario:
    """You summon Deal against these creatures and are asked for a number."""
    mine = [WATCHER, *filter(None, [yours])]
    return Scenario(
        you=Side(hand=[DEAL], mana=filler(water=6), battle=mine), opponent=Side(battle=list(theirs), shields=3)
    ).use(DEAL)


def under_the_number(number: int, *hand: str) -> Scenario:
    """You have cast Deal and named the number; it is the opponent's main step."""
    game = Scenario(
        you=Side(hand=[DEAL], mana=filler(water=3), battle=["Burning Mane"]),
        opponent=Side(hand=list(hand), mana=filler(water=8, darkness=8), battle=[WATCHER], shields=["Torcon"]),
    )
    return game.use(DEAL, number).end_turn().next_turn().decline()


@pytest.mark.rule("9.18")
def test_9_18_naming_a_number_is_no_declaration_of_usage() -> None:
    """A use would be declared before anything is resolved (506.3); the number is named in the middle of it."""
    scout = creature(
        "Scout", WATER, 3, 1000, "",
        whenever_put(your(CREATURES), return_to_hand(choose(1, your_opponents(CREATURES)))),
    )  # fmt: skip
    game = Scenario(
        you=Side(hand=[DEAL], mana=filler(water=6), battle=[scout]), opponent=Side(battle=[HULCUS, CORILE, "Torcon"])
    )
    game.use(DEAL).expect(YOU, "resolve", "Scout", MECHANIC)  # both wait, and nobody has been asked for a number
    game.choose("Scout", CORILE).expect(YOU, "name a number")
    assert not any(event[0] == log.DECLARE for event in game.session.events)
    game.choose(3)
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "battle")) == ([CORILE, HULCUS], ["Torcon"])


# --- The creature --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "left"),
    [(3, [CORILE, "Torcon"]), (5, [HULCUS, "Fear Fang", "Torcon"]), (0, [HULCUS, "Fear Fang", CORILE, "Torcon"])],
)
def test_the_opponents_creatures_of_that_cost_and_no_others_return(number: int, left: list[str]) -> None:
    game = summoned(HULCUS, "Fear Fang", CORILE, "Torcon", yours=HULCUS).choose(number)
    assert game.zone(OPPONENT, "battle") == left
    assert game.zone(YOU, "battle") == ["Watcher", HULCUS, MECHANIC]


def test_every_cost_in_the_match_can_be_named_and_one_number_that_no_card_costs() -> None:
    game = summoned(HULCUS, CORILE)
    assert [int(number) for number in game.options] == [0, 3, 5, 6, 9, 99]  # 99: the cards that do nothing


def test_the_cost_is_that_of_the_top_card_and_sealed_creatures_are_ignored() -> None:
    lancer = pile("Crystal Lancer", HULCUS)  # cost 6
    game = Scenario(
        you=Side(hand=[DEAL], mana=filler(water=6), battle=[WATCHER]),
        opponent=Side(battle=[lancer, sealed("Fear Fang", 1)], shields=3),
    )
    game.use(DEAL).choose(3)
    assert game.zone(OPPONENT, "hand") == []
    game = Scenario(
        you=Side(hand=[DEAL], mana=filler(water=6), battle=[WATCHER]), opponent=Side(battle=[lancer], shields=3)
    )
    game.use(DEAL).choose(6)
    assert sorted(game.zone(OPPONENT, "hand")) == [HULCUS, "Crystal Lancer"]


# --- The spell -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "creature_refused", "spell_refused"),
    [
        pytest.param(3, "「Today's Lucky Number!」 forbids summoning it", "", id="the cost of the creature"),
        pytest.param(6, "", "「Today's Lucky Number!」 forbids casting it", id="the cost of the spell"),
        pytest.param(0, "", "", id="the cost of neither"),
    ],
)
def test_creatures_and_spells_of_that_cost_cannot_be_summoned_or_cast(
    number: int, creature_refused: str, spell_refused: str
) -> None:
    game = under_the_number(number, HULCUS, TERROR_PIT)
    assert (game.refused(HULCUS), game.refused(TERROR_PIT)) == (creature_refused, spell_refused)


@pytest.mark.parametrize(("number", "ways"), [(0, 2), (3, 1), (6, 1), (5, 2)])
def test_each_half_of_a_twinpact_has_a_cost_of_its_own(number: int, ways: int) -> None:
    game = under_the_number(number, DEAL, CORILE)
    uses = [option for option in game.question.options if option.name == DEAL] if game.question else []
    assert len(uses) == ways
    if ways == 1:
        theirs = opponents(DEAL)
        assert game.use(theirs).where(theirs) == ("battle" if number == 3 else "pending")


def test_the_prohibition_ends_as_your_next_turn_begins() -> None:
    game = under_the_number(3, HULCUS)
    assert game.refused(HULCUS) == "「Today's Lucky Number!」 forbids summoning it"
    game.end_turn().next_turn().end_turn().next_turn().decline()
    assert game.refused(HULCUS) == ""


def test_the_prohibition_stays_the_same_as_other_effects_end() -> None:
    """The power that Brawl gives lasts this turn, and began before."""
    brawl = spell("Brawl", WATER, 1, give_power(1000, every(your(CREATURES))))
    game = Scenario(
        you=Side(hand=[brawl, DEAL], mana=filler(water=4), battle=["Burning Mane"]),
        opponent=Side(hand=[HULCUS, CORILE], mana=filler(water=5), battle=[WATCHER]),
    )
    game.use("Brawl").use(DEAL).choose(3).end_turn().next_turn().decline()
    assert (game.refused(HULCUS), game.refused(CORILE)) == ("「Today's Lucky Number!」 forbids summoning it", "")


def test_you_may_use_cards_of_that_cost_yourself() -> None:
    game = Scenario(you=Side(hand=[DEAL, HULCUS], mana=filler(water=3), battle=[WATCHER]))
    assert game.use(DEAL, 3).refused(HULCUS).startswith("not enough mana")  # and nothing else


@pytest.mark.parametrize("number", [1, 3])
def test_creatures_of_that_cost_can_be_put_but_not_used(number: int) -> None:
    call = spell("Call", WATER, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    game = under_the_number(number, call, HULCUS)
    if number == 1:
        assert game.refused("Call") == "「Today's Lucky Number!」 forbids casting it"
    else:
        assert game.use("Call", HULCUS).where(HULCUS) == "battle"


@pytest.mark.phrase("costing_the_number")
@pytest.mark.parametrize(
    ("number", "strictly", "asked", "where"),
    [
        (6, "by-ability", False, "hand"),
        (6, "misfire", True, "hand"),
        (6, "strict", False, "hand"),
        (3, "by-ability", True, "battle"),
    ],
)
def test_a_shield_trigger_of_that_cost_does_nothing(number: int, strictly: str, asked: bool, where: str) -> None:
    """X.14: it cannot be declared, unless the rule option says otherwise."""
    game = Scenario(
        you=Side(hand=[DEAL], mana=filler(water=3), battle=["Burning Mane"]),
        opponent=Side(shields=["Aqua Surfer"]),
        rules=RuleOptions(prohibited_declarations=strictly),
    )
    game.use(DEAL, number).attack("Burning Mane")
    assert game.can_choose("Aqua Surfer") == asked
    if asked:
        game.declare("Aqua Surfer")
    assert game.where("Aqua Surfer") == where
