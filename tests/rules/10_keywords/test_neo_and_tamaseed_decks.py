"""Keywords and effects of the decks with neo creatures and tamaseeds: Super Soul Cross, replacements, prohibitions."""

import pytest

from sim.cards.words import (
    ACT_SUMMON,
    CARDS,
    COST,
    COST_OF_THEM,
    CREATURES,
    DECK_BOTTOM,
    FIRE,
    IS_EQUAL,
    IT,
    LIGHT,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    TAMASEEDS,
    WATER,
    Card,
    DefinitionError,
    among_them,
    blocker,
    charge_from_deck,
    choose,
    compared,
    cost_less,
    count_of_them,
    creature,
    destroy,
    double_breaker,
    draw,
    each_has,
    every,
    evolves_from,
    gets_power,
    instead_of_being_destroyed,
    may,
    mill_from_deck,
    neo_evolves_from,
    prohibit,
    put_into_graveyard,
    put_on_bottom_of_deck,
    put_onto_this,
    return_to_hand,
    reveal_top,
    spell,
    star_evolves_from,
    stay_if_others_go,
    super_soul_cross,
    tamaseed,
    vortex_evolves_from,
    when_put,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.cards.words.nouns import THE_REST
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, sealed
from tests.rules.situations import BYSTANDER

FISH = creature("Fish", WATER, 2, 2000, "Mutopia")
SHELL = creature("Shell", WATER, 4, 4000, "Mutopia", neo_evolves_from(CREATURES.civilization(WATER)))
SEED = tamaseed("Seed", LIGHT, 2, "RexStars")


# --- Super Soul Cross -------------------------------------------------------------------------------------
SOUL = creature(
    "Soul", WATER, 2, 2000, "Mutopia",
    super_soul_cross(blocker), super_soul_cross(gets_power(3000)), super_soul_cross(whenever_attacks(draw(1))),
    super_soul_cross(cost_less(your(CREATURES.civilization(FIRE)), 1, 1)),
)  # fmt: skip
RED = creature("Red", FIRE, 3, 3000, "")


@pytest.mark.phrase("super_soul_cross")
def test_818_1a_a_creature_has_the_abilities_of_a_card_under_it_and_the_card_has_them_by_itself() -> None:
    """818.1a-b: keywords, static and triggered abilities, for that creature and its player."""
    for thing, name, power in ((pile(SHELL, SOUL), "Shell", 7000), (SOUL, "Soul", 5000)):
        game = Scenario(you=Side(battle=[thing, BYSTANDER], hand=[RED], mana=filler(fire=2), deck=9))
        assert (game.power(name), game.has(name, keywords.BLOCKER)) == (power, True)
        game.use(RED)
        assert game.untapped_mana(YOU) == 0
        game.attack(name)
        assert len(game.zone(YOU, "hand")) == 1


def test_818_1b_nothing_is_lent_by_a_card_that_is_elsewhere_or_under_a_sealed_creature() -> None:
    """818.1b: the abilities go with the card, and a sealed creature has none."""
    take = spell("Take", FIRE, 1, put_into_graveyard(choose(1, your(CARDS.civilization(WATER)))))
    game = Scenario(you=Side(battle=[pile(SHELL, SOUL), BYSTANDER], hand=[take], mana=filler(fire=1), deck=9)).use(
        take, SOUL
    )
    assert (game.power("Shell"), game.has("Shell", keywords.BLOCKER)) == (4000, False)
    game.attack("Shell")
    assert game.zone(YOU, "hand") == []
    hidden = Scenario(you=Side(battle=[sealed(pile(SHELL, SOUL), 1), BYSTANDER], hand=[RED], mana=filler(fire=2)))
    assert hidden.refused(RED) == "not enough mana: it costs 3, and there is 2"


def test_818_1b_what_is_given_to_others_is_not_lent() -> None:
    """818.1b: only what the creature itself has."""
    with pytest.raises(DefinitionError, match="can't be lent"):
        creature("Wrong", FIRE, 2, 2000, "", super_soul_cross(each_has(your(CREATURES), whenever_attacks(draw(1)))))


# --- Instead of leaving -----------------------------------------------------------------------------------
KEEPER = creature("Keeper", LIGHT, 5, 7500, "RexStars", stay_if_others_go(CREATURES, 2, TAMASEEDS))


def struck(*battle: Card, cards: int = 1) -> Scenario:
    """The opponent's creatures are destroyed: one of the chooser's, or all of them."""
    noun = choose(1, your_opponents(CREATURES)) if cards == 1 else every(your_opponents(CREATURES))
    strike = spell("Strike", FIRE, 1, destroy(noun))
    return Scenario(
        you=Side(hand=[strike], mana=filler(fire=1), battle=[BYSTANDER]), opponent=Side(battle=list(battle))
    ).use(strike)


@pytest.mark.phrase("stay_if_others_go")
def test_609_1_creatures_stay_if_two_tamaseeds_go_to_the_bottom_of_the_deck() -> None:
    """609.1, 401.4: their owner chooses which, and in which order they go."""
    other = tamaseed("Other", LIGHT, 2, "")
    game = struck(KEEPER, SEED, other, SEED)
    game.choose(KEEPER).expect(OPPONENT, "choose", "Seed", "Other", "Seed").choose("Seed#1")
    game.choose("Other")
    assert game.zone(OPPONENT, "battle") == ["Keeper", "Seed"]
    assert game.zone(OPPONENT, "deck")[-2:] == ["Seed", "Other"]
    declined = struck(KEEPER, SEED, SEED)
    assert declined.decline().zone(OPPONENT, "graveyard") == ["Keeper"]
    poor = struck(KEEPER, SEED)
    assert poor.zone(OPPONENT, "graveyard") == ["Keeper"]


@pytest.mark.phrase("stay_if_others_go")
def test_609_4_each_creature_that_stays_costs_two_tamaseeds_of_its_own() -> None:
    """609.4: what cannot be carried out is not applied; the tamaseeds are no creatures and not destroyed."""
    game = struck(KEEPER, FISH, SEED, SEED, SEED, cards=2)
    game.expect(OPPONENT, "instead", "no", "Keeper").choose(KEEPER).choose("Seed#1").choose("Seed#2")
    assert game.zone(OPPONENT, "battle") == ["Keeper", "Seed"]
    assert game.zone(OPPONENT, "graveyard") == ["Fish"]


@pytest.mark.phrase("instead_of_being_destroyed")
def test_401_4_a_creature_goes_to_the_bottom_of_the_deck_instead_of_being_destroyed() -> None:
    """401.4: with what lies under it, in an order that its owner chooses; the deck is not shuffled."""
    diver = creature("Diver", WATER, 4, 4000, "", evolves_from(CREATURES), instead_of_being_destroyed(DECK_BOTTOM))
    strike = spell("Strike", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[strike], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[pile(diver, FISH)], deck=exactly("Corile", "Torcon")),
    ).use(strike)
    game.expect(OPPONENT, "order", "Diver", "Fish").choose("Fish")
    assert game.zone(OPPONENT, "graveyard") == []
    assert sorted(game.zone(OPPONENT, "deck")[2:]) == ["Diver", "Fish"]
    assert game.zone(OPPONENT, "deck")[:2] == ["Corile", "Torcon"]


# --- Amounts and prohibitions -----------------------------------------------------------------------------
@pytest.mark.phrase("COST_OF_THEM")
def test_605_2e_an_amount_is_the_cost_of_a_creature_that_has_just_left() -> None:
    """605.2e: it is judged as it was."""
    hand = spell("Hand", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))), mill_from_deck(COST_OF_THEM))
    game = Scenario(
        you=Side(hand=[hand], mana=filler(fire=1), battle=[BYSTANDER], deck=9), opponent=Side(battle=[SHELL])
    ).use(hand)
    assert len(game.zone(YOU, "graveyard")) == 5


@pytest.mark.phrase("count_of_them")
def test_605_2d_an_amount_is_how_many_of_those_cards_fit() -> None:
    """605.2d: as the sentence is reached."""
    mill = spell("Mill", FIRE, 1, mill_from_deck(3), charge_from_deck(count_of_them(TAMASEEDS)))
    game = Scenario(you=Side(hand=[mill], mana=filler(fire=1), battle=[BYSTANDER], deck=[SEED, "Corile", SEED])).use(
        mill
    )
    assert (len(game.zone(YOU, "graveyard")), len(game.zone(YOU, "mana"))) == (4, 3)


@pytest.mark.phrase("OPPONENTS_NEXT_TURN")
def test_608_2_a_prohibition_holds_in_the_next_turn_of_the_opponent_and_in_no_other() -> None:
    """608.2: only what costs as much as the creature, and not in the turn in which the effect is resolved."""
    void = spell(
        "Void", WATER, 1, return_to_hand(choose(1, your_opponents(CREATURES))),
        prohibit(ACT_SUMMON, OPPONENTS, OPPONENTS_NEXT_TURN, compared(CREATURES, COST, IS_EQUAL, IT)),
    )  # fmt: skip
    twin = creature("Twin", WATER, 4, 1000, "")
    game = Scenario(
        you=Side(hand=[void], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[SHELL], hand=[twin, FISH], mana=filler(water=6)),
    ).use(void)
    game.next_turn().decline()
    assert game.refused(twin) == "Void forbids summoning it"
    game.use(FISH)
    game.next_turn().next_turn().decline()
    assert game.use(twin).where(twin) == "battle"


@pytest.mark.phrase("OPPONENTS_NEXT_TURN")
def test_608_2_a_prohibition_for_the_next_turn_has_not_begun_in_this_one() -> None:
    """608.2: a shield trigger is summoned in the same turn."""
    later = spell("Later", WATER, 1, prohibit(ACT_SUMMON, OPPONENTS, OPPONENTS_NEXT_TURN))
    game = Scenario(
        you=Side(hand=[later], mana=filler(water=1), battle=["Torcon", BYSTANDER]),
        opponent=Side(shields=["Aqua Surfer"]),
    ).use(later)
    game.attack("Torcon").declare("Aqua Surfer")
    assert game.where("Aqua Surfer") == "battle"


# --- Cards that evolve from this creature -----------------------------------------------------------------
@pytest.mark.phrase("put_onto_this", "that_can_evolve_from_this")
def test_801_1a_a_creature_is_put_on_the_one_that_calls_it_if_it_can_evolve_from_it() -> None:
    """801.1a: a base of its kind, and no other creature is needed; a vortex evolution needs two."""
    star = creature("Star", FIRE, 5, 5000, "RexStars", star_evolves_from(CREATURES.race("RexStars")), double_breaker)
    wrong = creature("Wrong", FIRE, 5, 5000, "", evolves_from(CREATURES.race("Dragon")))
    vortex = creature("Vortex", FIRE, 5, 5000, "", vortex_evolves_from(CREATURES, CREATURES))
    buddy = creature(
        "Buddy", FIRE, 5, 4000, "RexStars",
        when_put(
            reveal_top(4),
            may(put_onto_this(among_them(choose(1, CREATURES.that_can_evolve_from_this())))),
            put_on_bottom_of_deck(THE_REST),
        ),
    )  # fmt: skip
    game = Scenario(
        you=Side(hand=[buddy], mana=filler(fire=5), battle=[BYSTANDER], deck=[star, wrong, vortex, "Corile"])
    ).use(buddy)
    game.expect(YOU, "choose", "no", "Star").choose("Star").choose("Wrong", "Vortex")
    assert (game.under("Star"), game.zone(YOU, "battle")) == (["Buddy"], ["Bystander", "Star"])
    assert not game.is_sick("Star")


# --- All cards, one by one --------------------------------------------------------------------------------
@pytest.mark.phrase("every")
def test_109_2a_all_cards_are_single_cards_and_what_is_not_meant_of_a_pile_stays() -> None:
    """109.2a, 116.3a: cards under a creature are judged by themselves, and so are seals, which cost 0."""
    tower = creature("Tower", WATER, 7, 9000, "", evolves_from(CREATURES))
    giant = creature("Giant", WATER, 7, 9000, "")
    wave = spell("Wave", WATER, 1, return_to_hand(every(your_opponents(CARDS.cost(at_most=5)))))
    game = Scenario(
        you=Side(hand=[wave], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[pile(tower, FISH), pile(SHELL, FISH), pile(SHELL, giant), sealed(giant, 2), SEED]),
    ).use(wave)
    assert sorted(game.zone(OPPONENT, "battle")) == ["Giant", "Giant", "Tower"]
    hand = sorted(game.zone(OPPONENT, "hand"))
    assert [card for card in hand if card != "Filler"] == ["Fish", "Fish", "Seed", "Shell", "Shell"]
    assert len(hand) == 7  # two of them were seals
