"""Keywords of the decks with tamaseeds and neo creatures: Forbidden Star Evolution, and their events."""

import pytest

from sim.cards.words import (
    ACT_GUARD_STRIKE,
    CARDS,
    CREATURES,
    FIRE,
    FIRST_DESTROYED,
    IT,
    LIGHT,
    TAMASEEDS,
    THIS,
    THIS_IS_EVOLUTION,
    THIS_IS_NO_EVOLUTION,
    WATER,
    at_least,
    cant_attack,
    charge_up_to,
    choose,
    choose_one_of_each_civilization,
    creature,
    destroy,
    draw,
    every,
    forbidden_star_evolves_from,
    gets_power,
    guard_strike,
    has,
    may,
    may_summon_for_no_cost,
    neo_evolves_from,
    opponent_chooses,
    prohibits,
    put,
    put_under_this,
    return_to_hand,
    reveal_top,
    shield_trigger,
    spell,
    tamaseed,
    tamaseeds_cost_less,
    this_consists_of_fewer,
    when,
    when_put,
    when_this_comes_to_consist_of,
    whenever_chosen,
    whenever_destroyed,
    whenever_opponent_puts_unsummoned,
    whenever_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile
from tests.rules.situations import BYSTANDER

FISH = creature("Fish", WATER, 2, 2000, "Mutopia")


# --- Forbidden Star Evolution -----------------------------------------------------------------------------
HERO = creature(
    "Hero", FIRE, 2, 9000, "RexStars",
    forbidden_star_evolves_from(CARDS.race("RexStars").non_evolution()),
    has(cant_attack, condition=this_consists_of_fewer(3)),
    when_this_comes_to_consist_of(3, destroy(choose(1, your_opponents(CREATURES)))),
    whenever_put(your(CREATURES.other()), may(reveal_top(1), put_under_this(IT))),
)  # fmt: skip
REX = creature("Rex", LIGHT, 3, 3000, "RexStars")


@pytest.mark.phrase("forbidden_star_evolves_from")
def test_813_1b_forbidden_star_evolution_takes_its_base_from_the_deck() -> None:
    """813.1b: the creature is put first; the base is revealed when it has been put, and the deck is shuffled."""
    game = Scenario(you=Side(hand=[HERO], mana=filler(fire=2), deck=["Corile", REX, "Torcon"]))
    game.use(HERO)
    assert game.under(HERO) == ["Rex"]
    assert len(game.zone(YOU, "deck")) == 12 and "Rex" not in game.zone(YOU, "deck")
    assert not game.is_sick(HERO)


@pytest.mark.phrase("this_consists_of_fewer", "when_this_comes_to_consist_of")
def test_what_waits_for_a_number_of_cards_sees_the_card_that_makes_it() -> None:
    game = Scenario(
        you=Side(battle=[pile(HERO, REX)], hand=[FISH, FISH], mana=filler(water=4)),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    assert game.refused(HERO, "attack") != ""
    game.use("Fish#1").accept().choose("Corile")
    assert (game.where("Corile"), len(game.under(HERO)), game.refused(HERO, "attack")) == ("graveyard", 2, "")
    game.use("Fish#2").accept()
    assert (game.where("Torcon"), len(game.under(HERO))) == ("battle", 3)


# --- Events and conditions --------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_chosen")
def test_605_2b_a_creature_notices_that_the_opponent_chooses_it() -> None:
    """605.2b: only a choice of the opponent, once for each, and not what is done to all creatures."""
    shy = creature("Shy", WATER, 3, 5000, "", whenever_chosen(draw(1)))
    for effect, drawn in (
        (return_to_hand(choose(1, your_opponents(CREATURES))), 2),
        (return_to_hand(every(your_opponents(CREATURES))), 1),
        (return_to_hand(choose_one_of_each_civilization(your_opponents(CREATURES))), 2),
        (destroy(opponent_chooses(1, your_opponents(CREATURES))), 0),
    ):
        move = spell("Move", FIRE, 1, effect)
        game = Scenario(you=Side(hand=[move], mana=filler(fire=1)), opponent=Side(battle=[shy])).use(move)
        assert len(game.zone(OPPONENT, "hand")) == drawn


@pytest.mark.phrase("ACT_GUARD_STRIKE")
def test_a_guard_strike_can_be_forbidden() -> None:
    guard = spell("Guard", LIGHT, 3, guard_strike, draw(1))
    lock = creature("Lock", FIRE, 3, 3000, "", prohibits(ACT_GUARD_STRIKE, your_opponents(CARDS)))
    assert lock.features[0].words() == 'Your opponent can\'t use "guard strike" abilities.'
    free, barred = (
        Scenario(you=Side(battle=battle), opponent=Side(shields=[guard])).attack(battle[0])
        for battle in (["Corile", "Torcon"], [lock, "Torcon"])
    )
    assert free.asked == "declare"
    assert barred.asked != "declare" and barred.zone(OPPONENT, "hand") == ["Guard"]


@pytest.mark.phrase("whenever_opponent_puts_unsummoned")
@pytest.mark.parametrize("summons", [True, False])
def test_whenever_the_opponent_puts_a_creature_without_summoning_it(summons: bool) -> None:
    clerk = creature("Clerk", WATER, 3, 3000, "", whenever_opponent_puts_unsummoned(draw(1)))
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    game = Scenario(
        you=Side(hand=["Corile", call], mana=filler(water=5, fire=1), battle=[BYSTANDER]), opponent=Side(battle=[clerk])
    )
    game.use("Corile" if summons else call)
    while game.asked == "choose":
        game.choose(game.options[-1])
    assert len(game.zone(OPPONENT, "hand")) == (0 if summons else 1)


@pytest.mark.phrase("when_put_unsummoned")
@pytest.mark.parametrize("summons", [True, False])
@pytest.mark.parametrize(
    "metal", ["Heavy Death Metal, End of the Century", "Heavy Death Metal GS, Destruction Dragon God"]
)
def test_a_creature_that_is_put_without_being_summoned_goes_into_the_deck(metal: str, summons: bool) -> None:
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[metal, call], mana=filler(darkness=7, fire=7), battle=[BYSTANDER]))
    game.use(metal if summons else "Call")
    while game.asked == "choose":
        game.choose(game.options[-1])
    assert game.where(metal) == ("battle" if summons else "deck")


@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_byaha_goes_if_it_comes_in_the_opponents_turn_and_is_no_evolution(turn: int) -> None:
    call = spell("Call", FIRE, 1, shield_trigger, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    byaha = "Byaha, Dragonic Worm of Demon's Birth"
    here = Side(hand=[byaha, call], mana=filler(fire=1), shields=[call])
    game = Scenario(you=here, opponent=Side(battle=["Torcon", "Corile"]), turn=turn)
    if turn == YOU:
        game.use("Call")
    else:
        game.attack("Torcon").declare("Call")
    while game.asked in ("choose", "may", "resolve"):
        game.choose(game.options[-1])
    assert game.where(byaha) == ("battle" if turn == YOU else "graveyard")


@pytest.mark.phrase("FIRST_DESTROYED")
def test_the_first_creature_destroyed_in_a_turn_is_of_either_player() -> None:
    mourner = creature("Mourner", WATER, 3, 3000, "", whenever_destroyed(CREATURES, when(FIRST_DESTROYED, draw(1))))
    mine, theirs = (
        spell(name, FIRE, 1, destroy(choose(1, cards)))
        for name, cards in (("Mine", your(CREATURES.other())), ("Theirs", your_opponents(CREATURES)))
    )
    game = Scenario(
        you=Side(hand=[mine, theirs], mana=filler(fire=2), battle=[mourner, BYSTANDER, FISH]),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Theirs", "Corile")
    assert len(game.zone(YOU, "hand")) == 2
    game.use("Mine", FISH)
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("THIS_IS_EVOLUTION", "THIS_IS_NO_EVOLUTION")
def test_802_2_a_neo_creature_asks_whether_it_is_an_evolution_creature() -> None:
    """802.2."""
    shell = creature(
        "Shell", WATER, 4, 4000, "", neo_evolves_from(CREATURES), has(cant_attack, condition=THIS_IS_NO_EVOLUTION),
        gets_power(3000, condition=THIS_IS_EVOLUTION),
    )  # fmt: skip
    evolved, plain = (Scenario(you=Side(battle=[thing, BYSTANDER])) for thing in (pile(shell, FISH), shell))
    assert (evolved.power("Shell"), evolved.refused("Shell", "attack")) == (7000, "")
    assert (plain.power("Shell"), plain.refused("Shell", "attack") != "") == (4000, True)


@pytest.mark.parametrize("evolves", [True, False])
def test_605_2e_an_effect_asks_what_the_creature_was_if_it_has_left(evolves: bool) -> None:
    """605.2e: and not what the card is in the hand."""
    tide = creature(
        "Tide", WATER, 4, 4000, "", neo_evolves_from(CREATURES),
        when_put(return_to_hand(THIS), when(THIS_IS_EVOLUTION, draw(2))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[tide], mana=filler(water=4), battle=[FISH])).use(tide)
    game = game.choose(FISH) if evolves else game.decline()
    assert len(game.zone(YOU, "hand")) == (4 if evolves else 1)


# --- Costs and effects ------------------------------------------------------------------------------------
@pytest.mark.phrase("tamaseeds_cost_less")
def test_112_2b_tamaseeds_cost_less_and_creatures_do_not() -> None:
    """112.2b."""
    seed = tamaseed("Seed", LIGHT, 3, "")
    guide = creature("Guide", LIGHT, 3, 3000, "", tamaseeds_cost_less(your(TAMASEEDS), 1, 1))
    game = Scenario(you=Side(hand=[seed, REX], mana=filler(light=2), battle=[guide]))
    assert game.refused(REX) != ""
    assert game.use(seed).untapped_mana(YOU) == 0


@pytest.mark.phrase("charge_up_to")
def test_charging_up_to_a_number_of_cards_stops_when_the_player_likes() -> None:
    giant = creature("Giant", WATER, 3, 3000, "", when_put(charge_up_to(3)))
    game = Scenario(you=Side(hand=[giant], mana=filler(water=3), battle=[BYSTANDER])).use(giant)
    game.accept().accept().decline()
    assert len(game.zone(YOU, "mana")) == 5


@pytest.mark.phrase("may_summon_for_no_cost")
def test_601_1a_what_follows_a_summon_for_no_cost() -> None:
    """601.1a: only if the creature is summoned in that way."""
    whale = creature(
        "Whale", WATER, 4, 9000, "",
        may_summon_for_no_cost(at_least(1, your(CREATURES)), return_to_hand(every(your(CREATURES.non_evolution())))),
    )  # fmt: skip
    free = Scenario(you=Side(hand=[whale], mana=filler(water=4), battle=[FISH])).use(whale, way="no cost")
    assert sorted(free.zone(YOU, "hand")) == ["Fish", "Whale"]
    paid = Scenario(you=Side(hand=[whale], mana=filler(water=4), battle=[FISH]))
    paid.use(whale)
    assert paid.zone(YOU, "hand") == []
