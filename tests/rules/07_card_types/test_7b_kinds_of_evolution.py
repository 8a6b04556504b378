"""Group 7B of the rules catalogue: neo and G-neo creatures (802-803), S-MAX (815), other kinds, cards from beneath."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CARDS_OF_THIS,
    CREATURES,
    FIRE,
    LIGHT,
    STAR_MAX_EVOLUTION,
    WATER,
    Card,
    DefinitionError,
    Effect,
    ability_word,
    choose,
    costs_less_for_cards_under,
    costs_less_on,
    creature,
    destroy,
    double_breaker,
    draw,
    every,
    evolves_from,
    g_neo_evolves_from,
    galaxy_vortex_evolves_from,
    gets_power,
    may,
    neo_evolves_from,
    put,
    put_into_graveyard,
    put_into_mana,
    put_on_top_of_deck,
    put_under_this,
    return_to_hand,
    saves,
    spell,
    tamaseed,
    this_consists_of,
    ultimate_evolves_from,
    when_leaves,
    when_put,
    whenever_attacks,
    whenever_put,
    your,
    your_opponents,
)
from sim.cards.words.plain_effects import LOSE_THE_GAME
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, sick
from tests.rules.situations import BYSTANDER

FISH = creature("Fish", WATER, 2, 2000, "Mutopia")
SEED = tamaseed("Seed", WATER, 1, "")
CRAB = creature("Crab", FIRE, 2, 1000, "")
NEO = creature("Shell", WATER, 4, 4000, "Mutopia", neo_evolves_from(CREATURES.civilization(WATER)))
G_NEO = creature("Engine", WATER, 5, 5000, "Mutopia", g_neo_evolves_from(CREATURES.civilization(WATER)))
EVOLVED = creature("Tide", WATER, 3, 6000, "Mutopia", evolves_from(CREATURES.civilization(WATER)))


def cast(*effects: Effect, you: Side | None = None, opponent: Side | None = None) -> Scenario:
    """Cast a spell for 1 that does this."""
    own = you or Side()
    side = Side(  # type: ignore[misc]
        hand=[spell("Move", FIRE, 1, *effects), *own.hand], mana=filler(fire=1), battle=own.battle, deck=own.deck
    )
    return Scenario(you=side, opponent=opponent).use("Move")


# --- 802 Neo creatures ------------------------------------------------------------------------------------
@pytest.mark.phrase("neo_evolves_from")
@pytest.mark.parametrize("evolves", [True, False])
def test_802_1_a_neo_creature_is_summoned_on_a_creature_or_by_itself(evolves: bool) -> None:
    """802.1, 802.3: an evolution has no summoning sickness, the plain creature has it."""
    game = Scenario(you=Side(hand=[NEO], mana=filler(water=4), battle=[sick(FISH), CRAB]))
    game.use(NEO).expect(YOU, "evolve", "no", "Fish")
    if evolves:
        assert game.choose(FISH).under(NEO) == ["Fish"]
        game.expect(YOU, "attack with", "no", "Crab", "Shell")
    else:
        assert game.decline().under(NEO) == []
        game.expect(YOU, "attack with", "no", "Crab")


def test_802_1_without_a_base_nothing_is_asked() -> None:
    """802.1: it may enter plain."""
    game = Scenario(you=Side(hand=[NEO], mana=filler(water=4), battle=[CRAB])).use(NEO)
    assert game.where(NEO) == "battle" and game.asked == "attack with"


def test_802_2_it_is_an_evolution_creature_while_a_card_lies_under_it() -> None:
    """802.2: in the battle zone by what lies under it; in the hand it is none."""
    sweep = destroy(every(your_opponents(CREATURES.evolution())))
    assert cast(sweep, opponent=Side(battle=[pile(NEO, FISH)])).zone(OPPONENT, "battle") == []
    assert cast(sweep, opponent=Side(battle=[NEO])).zone(OPPONENT, "battle") == ["Shell"]
    call = put(choose(1, CREATURES.non_evolution().in_zone(zones.HAND)))
    game = cast(call, you=Side(hand=[NEO, EVOLVED], battle=[FISH]))
    game.choose(FISH)  # the base: an effect may put it on one as well
    assert game.under(NEO) == ["Fish"]


@pytest.mark.parametrize("evolves", [True, False])
def test_802_2_it_is_an_evolution_creature_as_it_enters_on_a_card(evolves: bool) -> None:
    """802.2: what waits for evolution creatures sees it enter on one, and does not see it enter by itself."""
    herald = creature("Herald", WATER, 3, 3000, "", whenever_put(your(CREATURES.evolution()), draw(1)))
    game = Scenario(you=Side(hand=[NEO], mana=filler(water=4), battle=[herald, CRAB])).use(NEO)
    game = game.choose(herald) if evolves else game.decline()
    assert len(game.zone(YOU, "hand")) == 0
    game = Scenario(you=Side(hand=[NEO], mana=filler(water=4), battle=[herald, FISH])).use(NEO)
    game = game.choose(FISH) if evolves else game.decline()
    assert len(game.zone(YOU, "hand")) == (1 if evolves else 0)


@pytest.mark.phrase("neo")
def test_802_2_it_is_a_neo_creature_either_way() -> None:
    """802.2: it is also called "evolution"."""
    sweep = destroy(every(CREATURES.neo()))
    there = Side(battle=[pile(NEO, FISH), G_NEO, "Corile"])
    assert cast(sweep, opponent=there).zone(OPPONENT, "battle") == ["Corile"]


def test_802_3_it_is_sick_again_when_what_was_under_it_leaves_in_the_same_turn() -> None:
    """802.3."""
    take = spell("Take", FIRE, 1, return_to_hand(choose(1, your(CARDS))))
    game = Scenario(you=Side(hand=[NEO, take], mana=filler(water=4, fire=1), battle=[FISH, CRAB]))
    game.use(NEO, FISH)
    assert not game.is_sick(NEO)
    game.use(take, FISH)
    assert game.is_sick(NEO) and game.under(NEO) == []


@pytest.mark.phrase("put_under_this")
def test_802_4_any_card_that_is_put_under_it_makes_it_an_evolution_creature() -> None:
    """802.4, 403.4a: it goes to the very bottom, and is no longer in its zone."""
    digger = creature(
        "Digger",
        WATER,
        3,
        4000,
        "",
        neo_evolves_from(CREATURES),
        when_put(put_under_this(choose(1, your(CARDS.in_zone(zones.MANA))))),
    )
    game = Scenario(you=Side(hand=[digger], mana=["Corile", *filler(water=3)]))
    game.use(digger).choose("Corile")
    assert game.under(digger) == ["Corile"] and not game.is_sick(digger)
    assert len(game.zone(YOU, "mana")) == 3


# --- 803 G-neo creatures ----------------------------------------------------------------------------------
@pytest.mark.phrase("g_neo_evolves_from")
@pytest.mark.parametrize("evolves", [True, False])
def test_803_1_a_g_neo_creature_is_summoned_on_a_creature_or_by_itself(evolves: bool) -> None:
    """803.1: as a neo creature is, and only on a creature that its text means."""
    game = Scenario(you=Side(hand=[G_NEO], mana=filler(water=5), battle=[FISH, CRAB]))
    game.use(G_NEO).expect(YOU, "evolve", "no", "Fish")
    assert (game.choose(FISH) if evolves else game.decline()).under(G_NEO) == ["Fish"] * evolves


@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (destroy(every(your_opponents(CREATURES))), "graveyard"),
        (return_to_hand(every(your_opponents(CREATURES))), "hand"),
        (put_into_mana(every(your_opponents(CREATURES))), "mana"),
    ],
)
def test_803_2_what_lies_under_a_g_neo_creature_leaves_instead_of_it(effect: Effect, zone: str) -> None:
    """803.2: all cards under it leave, and it stays as a plain creature; then it leaves like any other."""
    game = cast(effect, opponent=Side(battle=[pile(G_NEO, EVOLVED, FISH)]))
    assert (game.where(G_NEO), game.under(G_NEO)) == ("battle", [])
    assert sorted(game.zone(OPPONENT, zone)) == ["Fish", "Tide"]
    alone = cast(effect, opponent=Side(battle=[G_NEO]))
    assert alone.where(G_NEO) == zone


def test_803_2_what_waits_for_it_to_leave_does_not_trigger() -> None:
    """803.2: it does not leave."""
    keeper = creature("Keeper", WATER, 5, 5000, "", g_neo_evolves_from(CREATURES), when_leaves(draw(1)))
    game = cast(destroy(choose(1, your_opponents(CREATURES))), opponent=Side(battle=[pile(keeper, FISH)]))
    assert (game.where(keeper), game.zone(OPPONENT, "hand")) == ("battle", [])


@pytest.mark.parametrize(("chosen", "left"), [("Engine", ["Fish"]), ("Breiga", ["Breiga"])])
def test_803_2a_that_is_one_replacement_among_others(chosen: str, left: list[str]) -> None:
    """803.2a: once a Saver has saved the creature, nothing leaves from under it; a made-up Saver."""
    breiga = creature("Breiga", WATER, 3, 3000, "", saves(CREATURES))
    game = cast(destroy(choose(1, your_opponents(CREATURES))), opponent=Side(battle=[pile(G_NEO, FISH), breiga]))
    game.choose(G_NEO).expect(OPPONENT, "instead", "Engine", "Breiga").choose(chosen)
    assert (game.zone(OPPONENT, "graveyard"), game.where(G_NEO)) == (left, "battle")


def test_401_4_its_owner_orders_what_goes_to_the_deck() -> None:
    """401.4: as with every pile, and it stays there."""
    game = cast(
        put_on_top_of_deck(choose(1, your_opponents(CREATURES))), opponent=Side(battle=[pile(G_NEO, EVOLVED, FISH)])
    )
    game.expect(OPPONENT, "order", "Tide", "Fish").choose("Fish")
    assert game.zone(OPPONENT, "battle") == ["Engine"]
    assert sorted(game.zone(OPPONENT, "deck")[:2]) == ["Fish", "Tide"]


# --- 815 S-MAX --------------------------------------------------------------------------------------------
MAX = creature("Max", LIGHT, 3, 9000, "RexStars", STAR_MAX_EVOLUTION, double_breaker)
OTHER_MAX = creature("Other Max", LIGHT, 3, 8000, "RexStars", STAR_MAX_EVOLUTION)


@pytest.mark.phrase("STAR_MAX_EVOLUTION")
def test_815_1_an_s_max_evolution_creature_needs_nothing_to_be_put_on_and_is_not_sick() -> None:
    """815.1, 801.3."""
    game = Scenario(you=Side(hand=[MAX], mana=filler(light=3))).use(MAX)
    assert game.under(MAX) == [] and not game.is_sick(MAX)


@pytest.mark.phrase("STAR_MAX_EVOLUTION")
def test_815_1a_only_one_of_them_stays_with_a_player() -> None:
    """815.1a: its owner chooses which; the other player's stays too."""
    game = Scenario(
        you=Side(hand=[OTHER_MAX], mana=filler(light=3), battle=[MAX, BYSTANDER]), opponent=Side(battle=[MAX])
    ).use(OTHER_MAX)
    game.expect(YOU, "choose", "Max", "Other Max").choose("Other Max")
    assert game.zone(YOU, "hand") == ["Max"]
    assert game.zone(OPPONENT, "battle") == ["Max"]


def test_815_1a_one_goes_back_before_the_effect_that_put_it_goes_on() -> None:
    """815.1a: it is a state of the game, and no ability that waits (604.4)."""
    call = spell("Call", FIRE, 1, put(every(your(CREATURES.in_zone(zones.HAND)))), draw(1))
    game = Scenario(
        you=Side(hand=[call, OTHER_MAX], mana=filler(fire=1), battle=[MAX], deck=exactly(FISH, CRAB)),
    ).use(call)
    game.expect(YOU, "choose", "Max", "Other Max").choose("Other Max")  # it stays
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hand")) == (["Other Max"], ["Max", "Fish"])


@pytest.mark.parametrize("kept", [True, False])
def test_815_1_a_player_who_would_lose_gives_up_the_creature_or_a_card_of_its_name(kept: bool) -> None:
    """815.1: the direct attack is survived."""
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(shields=0, battle=[MAX], hand=[MAX, "Torcon"]))
    game.attack("Corile").expect(OPPONENT, "instead", "Max", "Max")
    game.choose("Max#2" if kept else "Max#1")
    assert not game.over
    assert len(game.zone(OPPONENT, "battle")) == (1 if kept else 0)
    assert game.zone(OPPONENT, "graveyard") == ["Max"]


def test_815_1_an_empty_deck_ends_the_game_once_nothing_is_left_to_give_up() -> None:
    """815.1, 104.2b: the deck is still empty."""
    game = Scenario(you=Side(deck=exactly(BYSTANDER), battle=[MAX]), turn=OPPONENT)
    game.next_turn()
    assert game.over and game.winner == OPPONENT
    assert game.zone(YOU, "graveyard") == ["Max"]


def test_815_1_without_one_an_effect_lets_the_player_lose() -> None:
    """815.1: an effect that lets its player lose is replaced as well."""
    for battle, over in (([MAX], False), ([FISH], True)):
        assert cast(LOSE_THE_GAME, you=Side(battle=[*battle, BYSTANDER])).over is over


# --- Ultimate and galaxy vortex evolution -----------------------------------------------------------------
@pytest.mark.phrase("ultimate_evolves_from")
@pytest.mark.rule("7B.18", "10.48")
def test_7b_18_an_ultimate_evolution_is_put_on_an_evolution_creature() -> None:
    moon = creature("Moon", WATER, 5, 15000, "", ultimate_evolves_from(CREATURES.evolution()))
    game = Scenario(you=Side(hand=[moon], mana=filler(water=5), battle=[pile(EVOLVED, FISH), NEO, CRAB])).use(moon)
    assert game.under(moon) == ["Tide", "Fish"]
    plain = Scenario(you=Side(hand=[moon], mana=filler(water=5), battle=[NEO, CRAB]))
    assert plain.refused(moon) == "there is no creature that it can be put on"
    on_neo = Scenario(you=Side(hand=[moon], mana=filler(water=5), battle=[pile(NEO, FISH)])).use(moon)
    assert on_neo.under(moon) == ["Shell", "Fish"]
    with pytest.raises(DefinitionError, match="it is put on an evolution creature"):
        tabulate([creature("Wrong", WATER, 5, 15000, "", ultimate_evolves_from(CREATURES))])


@pytest.mark.phrase("galaxy_vortex_evolves_from")
@pytest.mark.rule("7B.18", "10.48")
def test_7b_18_a_galaxy_vortex_evolution_is_put_on_three_creatures() -> None:
    nova = creature("Star", WATER, 5, 15000, "", galaxy_vortex_evolves_from(CREATURES, CREATURES, CREATURES))
    game = Scenario(you=Side(hand=[nova], mana=filler(water=5), battle=[FISH, CRAB, "Corile"]))
    game.use(nova, FISH, CRAB)
    assert game.under(nova) == ["Fish", "Crab", "Corile"]
    poor = Scenario(you=Side(hand=[nova], mana=filler(water=5), battle=[FISH, CRAB]))
    assert poor.refused(nova) != ""


# --- Costs by what lies under it --------------------------------------------------------------------------
@pytest.mark.phrase("costs_less_for_cards_under")
@pytest.mark.parametrize(("base", "cost"), [(FISH, 7), (pile(EVOLVED, FISH), 5), (pile(G_NEO, EVOLVED, FISH, FISH), 3)])
def test_601_1a_a_creature_costs_less_for_each_card_that_it_is_put_on(base: Card, cost: int) -> None:
    """601.1a: the base is settled with the cost; plain it costs everything."""
    car = creature("Car", WATER, 9, 14500, "", costs_less_for_cards_under(2, 9, 3), g_neo_evolves_from(CREATURES))
    game = Scenario(you=Side(hand=[car], mana=filler(water=cost), battle=[base])).use(car)
    assert game.untapped_mana(YOU) == 0 and game.under(car) != []
    poor = Scenario(you=Side(hand=[car], mana=filler(water=cost - 1), battle=[base, BYSTANDER]))
    assert "not enough mana" in poor.refused(car)
    rich = Scenario(you=Side(hand=[car], mana=filler(water=9), battle=[base])).use(car)
    assert rich.asked != "evolve"


@pytest.mark.phrase("costs_less_on")
def test_601_1a_a_neo_creature_may_cost_less_on_a_creature() -> None:
    """601.1a: by itself it costs everything, and who pays everything has not put it on one."""
    diver = creature("Diver", WATER, 6, 6000, "", costs_less_on(2, CREATURES), neo_evolves_from(CREATURES))
    game = Scenario(you=Side(hand=[diver], mana=filler(water=4), battle=[FISH, CRAB])).use(diver)
    game.choose(CRAB)
    assert (game.under(diver), game.untapped_mana(YOU)) == (["Crab"], 0)
    alone = Scenario(
        you=Side(hand=[diver], mana=filler(water=5), battle=[SEED, BYSTANDER]), opponent=Side(battle=[FISH])
    )
    assert alone.use(diver, way="2 less").under(diver) == ["Bystander"]
    empty = Scenario(you=Side(hand=[diver, FISH], mana=filler(water=5)))
    assert empty.refused(diver) == "not enough mana: it costs 6, and there is 5"


# --- Cards under a creature: Meteorburn -------------------------------------------------------------------
BURN = ability_word(
    "Meteorburn",
    whenever_attacks(
        may(
            put_into_graveyard(choose(2, CARDS.under_this())),
            if_you_do=(destroy(choose(1, your_opponents(CREATURES))),),
        )
    ),
)
METEOR = creature("Meteor", WATER, 4, 6000, "", evolves_from(CREATURES), BURN)


@pytest.mark.phrase("under_this")
@pytest.mark.rule("7B.12", "10.23")
def test_7b_12_meteorburn_puts_cards_from_under_the_creature_into_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=[pile(METEOR, EVOLVED, FISH, "Aqua Hulcus"), pile(EVOLVED, FISH)]),
        opponent=Side(battle=["Corile"]),
    )
    game.attack("Meteor").accept()
    game.expect(YOU, "choose", "Tide", "Fish", "Aqua Hulcus").choose("Tide", "Aqua Hulcus")
    assert sorted(game.zone(YOU, "graveyard")) == ["Aqua Hulcus", "Tide"]
    assert (game.where("Meteor"), game.under("Meteor"), game.where("Corile")) == ("battle", ["Fish"], "graveyard")


@pytest.mark.rule("7B.11")
def test_7b_11_a_creature_stays_an_evolution_creature_without_any_card_under_it() -> None:
    """What is done to evolution creatures later finds it."""
    game = Scenario(you=Side(battle=[pile(METEOR, FISH, FISH)]), opponent=Side(battle=["Torcon"], shields=1))
    game.attack("Meteor").accept().choose("Fish#1").settle()
    assert (game.where("Meteor"), game.under("Meteor"), game.where("Torcon")) == ("battle", [], "graveyard")
    assert game.zone(OPPONENT, "shields") == []  # its attack went on
    sweep = spell("Sweep", FIRE, 1, destroy(every(CREATURES.evolution())))
    game = Scenario(
        you=Side(battle=[pile(METEOR, FISH, FISH)]),
        opponent=Side(hand=[sweep], mana=filler(fire=1), battle=["Corile", "Torcon"]),
    )
    game.attack("Meteor").accept().choose("Fish#1").choose("Corile").next_turn().decline()
    assert game.under("Meteor") == []
    assert game.use(sweep).where("Meteor") == "graveyard"


@pytest.mark.rule("7B.12")
def test_7b_12_without_enough_cards_nothing_is_asked() -> None:
    game = Scenario(you=Side(battle=[pile(METEOR, FISH), pile(EVOLVED, FISH)]), opponent=Side(battle=["Corile"]))
    game.attack("Meteor")
    assert game.asked != "may" and game.where("Corile") == "battle"


@pytest.mark.phrase("this_consists_of", "CARDS_OF_THIS")
def test_109_2_a_creature_counts_the_cards_that_it_consists_of() -> None:
    """109.2: itself, and those under it."""
    tower = creature(
        "Tower", WATER, 4, 6000, "", g_neo_evolves_from(CREATURES), when_put(draw(CARDS_OF_THIS)),
        gets_power(3000, condition=this_consists_of(3)),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[tower], mana=filler(water=4), battle=[pile(EVOLVED, FISH)]))
    game.use(tower, EVOLVED)
    assert (len(game.zone(YOU, "hand")), game.power(tower)) == (3, 9000)
    alone = Scenario(you=Side(hand=[tower], mana=filler(water=4))).use(tower)
    assert (len(alone.zone(YOU, "hand")), alone.power(tower)) == (1, 6000)
