"""What costs more or less, and what can be summoned only under a condition."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    LIGHT,
    NATURE,
    SPELLS,
    THE_CROSSED,
    THIS_IS_TAPPED,
    WATER,
    YOU_CAST_A_SPELL,
    YOU_CAST_NO_SPELL,
    YOU_HAVE_NO_SHIELDS,
    Card,
    DefinitionError,
    at_least,
    cards_cost_more,
    choose,
    cost_less,
    cost_more,
    costs_less,
    costs_less_for_each,
    creature,
    cross_gear,
    discard,
    draw,
    each_gets_power,
    kirifudash,
    may,
    may_cast_by,
    may_cast_for_no_cost,
    may_cost_less,
    may_summon_for,
    may_summon_for_and_when_put,
    may_summon_for_less_by,
    may_summon_from,
    may_summon_from_if,
    next_costs_less,
    put,
    reveal,
    shield_trigger,
    spell,
    spells_cost_less,
    spells_cost_more,
    spells_may_cost_less,
    summonable_only,
    tap,
    that_players,
    this_spell_costs_less,
    twinpact,
    whenever_put,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, yours
from sim.language import speaking

HUMAN = creature("Human", FIRE, 3, 2000, "Human")
GHOST = creature("Ghost", DARKNESS, 3, 2000, "Ghost")
BOLT = spell("Bolt", FIRE, 3, draw(1))
DEAR_CREATURES = creature("Dear Creatures", FIRE, 2, 1000, "Human", cost_more(CREATURES.civilization(DARKNESS), 2))
DEAR_CARDS = creature("Dear Cards", FIRE, 2, 1000, "Human", cards_cost_more(CARDS.not_of_several_civilizations(), 2))
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


@pytest.mark.phrase("cards_cost_more")
def test_cards_of_every_type_cost_more_and_crossing_does_not() -> None:
    sword = cross_gear("Sword", FIRE, 2, each_gets_power(THE_CROSSED, 1000))
    both = creature("Both", FIRE | WATER, 2, 1000, "")
    costs = [cost_of(card, [], [DEAR_CARDS]) for card in (HUMAN, BOLT, sword, both)]
    assert costs == [cost_of(HUMAN, [], []) + 2, cost_of(BOLT, [], []) + 2, 4, 2]


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


# --- Cards that cost less themselves ---------------------------------------------------------------------
@pytest.mark.phrase("costs_less")
def test_a_creature_costs_less_itself_while_the_condition_holds() -> None:
    cheap = creature("Cheap", FIRE, 6, 2000, "", costs_less(5, 2, condition=at_least(2, your(CREATURES.race("Human")))))
    assert cost_of(cheap, [HUMAN], [HUMAN]) == 6
    assert cost_of(cheap, [HUMAN, HUMAN], []) == 2  # the floor
    assert cost_of(cheap, [HUMAN, HUMAN, DEAR_SPELLS], []) == 2
    free = creature("Free", FIRE, 6, 2000, "", costs_less(5, condition=at_least(2, your(CREATURES.race("Human")))))
    assert cost_of(free, [HUMAN, HUMAN], []) == 1


@pytest.mark.phrase("this_spell_costs_less")
def test_a_spell_costs_less_itself_while_the_condition_holds() -> None:
    cheap = spell(
        "Cheap", FIRE, 6, this_spell_costs_less(4, condition=at_least(2, your(CREATURES.race("Human")))), draw(1)
    )
    assert cost_of(cheap, [HUMAN], [HUMAN]) == 6
    assert cost_of(cheap, [HUMAN, HUMAN], []) == 2
    half = twinpact(creature("Half", FIRE, 6, 1000, ""), cheap)
    game = Scenario(you=Side(hand=[half, "Corile"], mana=filler(fire=2), battle=[HUMAN, HUMAN]))
    game.use(half)
    assert game.zone(YOU, "graveyard") == [half.name]


@pytest.mark.parametrize("condition", [THIS_IS_TAPPED, at_least(2, your(CARDS.in_zone(zones.HAND)))])
def test_a_cost_cannot_depend_on_the_card_itself(condition: object) -> None:
    with pytest.raises(DefinitionError, match="can't depend on the card itself"):
        creature("Test Card", FIRE, 6, 2000, "", costs_less(1, condition=condition))  # type: ignore[arg-type]
    with pytest.raises(DefinitionError, match="can't depend on the card itself"):
        spell("Test Card", FIRE, 6, this_spell_costs_less(1, condition=condition), draw(1))  # type: ignore[arg-type]


@pytest.mark.phrase("costs_less_for_each")
def test_a_creature_costs_less_for_each_card() -> None:
    totem = creature("Totem", FIRE, 8, 2000, "", costs_less_for_each(your_opponents(CREATURES), 3))
    assert cost_of(totem, [HUMAN], []) == 8
    assert cost_of(totem, [], [HUMAN, GHOST]) == 6
    assert cost_of(totem, [], [HUMAN] * 7) == 3


@pytest.mark.phrase("spells_may_cost_less", "YOU_CAST_NO_SPELL")
def test_the_first_spell_of_a_turn_may_cost_less() -> None:
    dash = creature("Dash", FIRE, 2, 1000, "", spells_may_cost_less(your(SPELLS), 2, 2, condition=YOU_CAST_NO_SPELL))
    other = spell("Other", FIRE, 3, draw(1))
    game = Scenario(you=Side(hand=[BOLT, other, "Corile"], mana=filler(fire=8), battle=[dash, "Fear Fang"]))
    game.use(BOLT).expect(YOU, "cost to pay", "2", "3").choose(2)
    assert game.untapped_mana(YOU) == 6
    game.use(other)
    assert game.untapped_mana(YOU) == 3
    assert cost_of(HUMAN, [dash], []) == 3  # no spell


# --- Other ways -------------------------------------------------------------------------------------------
@pytest.mark.phrase("may_summon_for_less_by")
def test_a_creature_is_summoned_for_less_by_doing_something_besides() -> None:
    helper = creature(
        "Helper", FIRE, 4, 2000, "", may_summon_for_less_by(2, discard(choose(1, your(CARDS.in_zone(zones.HAND)))))
    )
    game = Scenario(you=Side(hand=[helper, GHOST, BOLT], mana=filler(fire=2), battle=["Fear Fang"]))
    game.use(helper, way="2 less").choose(GHOST)
    assert game.untapped_mana(YOU) == 0
    assert game.where(helper) == "battle" and game.zone(YOU, "graveyard") == ["Ghost"]
    alone = Scenario(you=Side(hand=[helper], mana=filler(fire=2), battle=["Fear Fang"]))
    assert alone.refused(helper) != ""


def test_a_reduction_of_up_to_a_number_is_chosen_and_revealing_is_enough() -> None:
    dear = CARDS.cost(at_least=7).in_zone(zones.HAND)
    helper = creature(
        "Helper", FIRE, 4, 2000, "", may_summon_for_less_by(2, reveal(choose(1, your(dear))), floor=1, up_to=True)
    )
    bolt = spell("Big Bolt", FIRE, 7, draw(1))
    for way, paid in (("2 less", 2), ("1 less", 3)):
        game = Scenario(you=Side(hand=[helper, GHOST, bolt], mana=filler(fire=4), battle=["Fear Fang"]))
        game.use(helper, way=way)
        assert game.untapped_mana(YOU) == 4 - paid
        assert game.where(helper) == "battle" and game.where(bolt) == "hand"
    with pytest.raises(DefinitionError, match="floor"):
        creature(
            "Test Card",
            FIRE,
            4,
            2000,
            "",
            may_summon_for_less_by(2, discard(choose(1, your(CARDS.in_zone(zones.HAND)))), floor=2),
        )


@pytest.mark.phrase("may_summon_for")
def test_another_cost_is_paid_instead_and_changed_like_the_printed_one() -> None:
    riser = creature(
        "Riser",
        FIRE,
        7,
        2000,
        "",
        may_summon_for(2, FIRE, draw(1), condition=at_least(3, your(CARDS.in_zone(zones.MANA)))),
    )
    game = Scenario(you=Side(hand=[riser], mana=filler(fire=3), battle=["Fear Fang"], deck=[GHOST, BOLT]))
    game.use(riser, way="2 fire mana")
    assert game.untapped_mana(YOU) == 1
    assert game.zone(YOU, "hand") == ["Ghost"]
    dear = creature("Dear", FIRE, 2, 1000, "", cost_more(CREATURES, 1))
    cheap = creature("Cheap", FIRE, 2, 1000, "", cost_less(your(CREATURES), 4, 3))
    for other, left in ((dear, 0), (cheap, 1)):  # the floor of 3 does not raise a cost of 2
        game = Scenario(you=Side(hand=[riser, "Corile"], mana=filler(fire=3), battle=[other, "Fear Fang"]))
        game.use(riser, way="2 fire mana")
        assert game.untapped_mana(YOU) == left
    few = Scenario(you=Side(hand=[riser, "Corile"], mana=filler(fire=2), battle=["Fear Fang"]))
    assert few.refused(riser) != ""
    with pytest.raises(DefinitionError, match="not its civilizations"):
        creature("Test Card", FIRE | NATURE, 7, 2000, "", may_summon_for(2, FIRE))


@pytest.mark.phrase("may_summon_for_and_when_put")
def test_what_a_creature_does_when_it_was_paid_for_otherwise_is_an_ability_among_others() -> None:
    """605.1: its player orders what triggers at once, and it does not trigger if it was not paid for so."""
    nova = creature("Nova", FIRE, 5, 6000, "", may_summon_for_and_when_put(2, FIRE, draw(1)))
    herald = creature("Herald", FIRE, 2, 1000, "", whenever_put(your(CREATURES.other()), may(draw(1))))
    game = Scenario(you=Side(hand=[nova, nova], mana=filler(fire=7), battle=[herald]))
    game.use(nova, way="2 fire mana").expect(YOU, "resolve", "Herald", "Nova").choose("Nova")
    assert game.zone(YOU, "hand") == ["Nova", "Filler"]
    game.choose("no").use(nova).expect(YOU, "may").choose("no")
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.phrase("may_cast_by")
def test_a_spell_is_cast_by_tapping_creatures() -> None:
    synchro = spell("Synchro", FIRE, 5, may_cast_by(tap(choose(2, your(CREATURES.untapped())))), draw(1))
    game = Scenario(you=Side(hand=[synchro, "Corile"], battle=["Fear Fang", HUMAN, GHOST]))
    game.use(synchro, way="tap 2").choose(HUMAN, GHOST)
    assert game.is_tapped(HUMAN) and game.is_tapped(GHOST) and not game.is_tapped("Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Synchro"]
    alone = Scenario(you=Side(hand=[synchro, "Corile"], battle=[HUMAN]))
    assert alone.refused(synchro) != ""


@pytest.mark.phrase("may_cast_for_no_cost")
def test_a_spell_is_cast_for_no_cost_and_its_cost_can_still_be_paid() -> None:
    trick = spell("Trick", FIRE, 5, may_cast_for_no_cost(YOU_HAVE_NO_SHIELDS), draw(1))
    game = Scenario(you=Side(hand=[trick, "Corile"], battle=["Fear Fang"], shields=0))
    game.use(trick)
    assert game.zone(YOU, "graveyard") == ["Trick"]
    rich = Scenario(you=Side(hand=[trick, "Corile"], mana=filler(fire=5), battle=["Fear Fang"], shields=0))
    rich.use(trick, way="no cost")
    assert rich.untapped_mana(YOU) == 5
    poor = Scenario(you=Side(hand=[trick, "Corile"], battle=["Fear Fang"], shields=1))
    assert poor.refused(trick) != ""


def test_other_ways_are_of_creatures_or_of_spells() -> None:
    with pytest.raises(DefinitionError, match="a creature can't have"):
        creature("Test Card", FIRE, 5, 1000, "", may_cast_for_no_cost(YOU_HAVE_NO_SHIELDS))
    with pytest.raises(DefinitionError, match="a spell can't have"):
        spell("Test Card", FIRE, 5, may_summon_for(2, FIRE), draw(1))
    with pytest.raises(DefinitionError, match="half"):
        twinpact(
            creature("Test", LIGHT, 5, 1000, ""),
            spell("Card", FIRE, 5, may_cast_for_no_cost(YOU_HAVE_NO_SHIELDS), draw(1)),
        )


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
    help_in = spell("Help In", FIRE, 2, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
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
        (lambda: cards_cost_more(SPELLS, 1), "cards of every type"),
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


def test_why_a_card_is_refused_is_said_in_the_language_of_the_reader() -> None:
    with speaking("ja"), pytest.raises(DefinitionError, match=r"^Test Card: .*唱えるのは、呪文だけです"):
        tabulate([creature("Test Card", FIRE, 3, 1000, "", spells_cost_more(CARDS, 1))])


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


# --- Summoning from another zone -----------------------------------------------------------------------------------
def riser(*zones: int) -> Card:
    return creature("Riser", FIRE, 2, 2000, "Human", *(may_summon_from(zone) for zone in zones))


@pytest.mark.phrase("may_summon_from")
@pytest.mark.parametrize("zone", [zones.GRAVEYARD, zones.MANA])
def test_a_creature_is_summoned_from_where_its_text_says_for_its_cost(zone: int) -> None:
    """601.1: it is a summon like one from the hand."""
    watching = creature("Watcher", FIRE, 3, 3000, "Human", whenever_you_summon(CREATURES, draw(1)))
    there: list[Thing] = [riser(zone)]
    mana = [*(there if zone == zones.MANA else []), *filler(fire=2)]
    game = Scenario(you=Side(graveyard=there if zone == zones.GRAVEYARD else [], mana=mana, battle=[watching]))
    game.use("Riser")
    assert game.where("Riser") == "battle"
    assert len(game.zone(YOU, "hand")) == 1
    assert game.is_sick("Riser")


@pytest.mark.phrase("may_summon_from_if")
@pytest.mark.parametrize("zone", [zones.GRAVEYARD, zones.MANA])
def test_a_creature_is_summoned_from_there_only_under_its_condition(zone: int) -> None:
    """601.1a."""
    one = creature("Riser", FIRE, 2, 2000, "Human", may_summon_from_if(zone, YOU_HAVE_NO_SHIELDS))
    in_graveyard = Side(graveyard=[one], mana=filler(fire=2), shields=0)
    in_mana = Side(mana=[one, *filler(fire=2)], shields=0)
    there, elsewhere = (in_graveyard, in_mana) if zone == zones.GRAVEYARD else (in_mana, in_graveyard)
    game = Scenario(you=there)
    game.use("Riser")
    assert (game.where("Riser"), game.is_sick("Riser")) == ("battle", True)
    assert game.untapped_mana(YOU) == (0 if zone == zones.GRAVEYARD else 1)
    assert not Scenario(you=replace(there, shields=1)).can_choose("Riser")
    assert not Scenario(you=elsewhere).can_choose("Riser")
    assert not Scenario(you=replace(there, mana=there.mana[:1])).can_choose("Riser")


def test_a_creature_is_not_summoned_from_a_zone_that_its_text_does_not_name() -> None:
    for zone, side in (
        (zones.GRAVEYARD, Side(mana=[riser(zones.GRAVEYARD), *filler(fire=2)])),
        (zones.MANA, Side(graveyard=[riser(zones.MANA)], mana=filler(fire=2))),
    ):
        assert "not in the hand" in Scenario(you=side).refused("Riser"), zone
    assert "costs 2" in Scenario(you=Side(graveyard=[riser(zones.GRAVEYARD)], mana=filler(fire=1))).refused("Riser")


def test_it_helps_to_pay_for_itself_from_the_mana_zone() -> None:
    """Item 5B.06."""
    game = Scenario(you=Side(mana=[riser(zones.GRAVEYARD, zones.MANA), *filler(fire=1)], battle=["Torcon"]))
    game.use("Riser")
    assert game.where("Riser") == "battle"
    assert not game.is_tapped("Riser")
    assert game.untapped_mana(YOU) == 0


def test_only_the_half_of_a_twinpact_that_says_so_is_used_from_elsewhere() -> None:
    pact = twinpact(riser(zones.GRAVEYARD), spell("Fall", FIRE, 1, draw(1)))
    game = Scenario(you=Side(graveyard=[pact], mana=filler(fire=3)))
    assert sum("Riser" in option for option in game.options) == 1
    game.use("Riser / Fall")
    assert game.where("Riser / Fall") == "battle"
