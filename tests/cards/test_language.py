"""The card language: what it refuses, and how it puts cards into words."""

import pytest

from sim import vocabulary as v
from sim.language import (
    CARDS,
    COMMANDS,
    CREATURES,
    DRAGONS,
    FIRE,
    NATURE,
    SHIELDS,
    SPELLS,
    THIS,
    Card,
    Cards,
    DefinitionError,
    Feature,
    at_least,
    at_random,
    cant_be_chosen_by,
    choose,
    choose_any_number,
    choose_up_to,
    count,
    creature,
    destroy,
    discard,
    draw,
    each_gets_power,
    either,
    every,
    evolves_from,
    gets_power,
    has,
    impulse,
    may,
    may_cost_less,
    may_summon_for_less,
    one_of,
    opponent_chooses,
    return_to_hand,
    shield_trigger,
    speed_attacker,
    spell,
    strike_back,
    summoned_another,
    sympathy,
    that_players,
    they_are,
    when_put,
    whenever_put,
    your,
    your_opponents,
)
from sim.tabulation import tabulate

BLOCKERS = CREATURES.having(v.BLOCKER)
STRONG = CREATURES.power(at_least=5000)


def made(*features: Feature) -> Card:
    return creature("Test Card", FIRE, 3, 3000, "Human", *features)


# --- What is refused -------------------------------------------------------------------------------------
def test_what_is_no_ability_is_refused() -> None:
    with pytest.raises(DefinitionError, match=r"Test Card: 'flies'"):
        made("flies")  # type: ignore[arg-type]


def test_an_effect_outside_an_ability_of_a_creature_is_refused() -> None:
    with pytest.raises(DefinitionError, match=r"Test Card: .*draw 2 cards"):
        made(draw(2))  # type: ignore[arg-type]
    with pytest.raises(DefinitionError, match=r"Test Card: .*draw 2 cards"):
        impulse("Test Card", FIRE, 3, draw(2), other_face=made())  # type: ignore[arg-type]


def test_a_spell_without_an_effect_is_refused() -> None:
    with pytest.raises(DefinitionError, match="Test Card: a spell without an effect"):
        spell("Test Card", FIRE, 3, shield_trigger)


def test_a_choice_of_one_effect_is_refused() -> None:
    with pytest.raises(DefinitionError, match="choose one of 2 to"):
        tabulate([spell("Test Card", FIRE, 3, one_of(draw(1)))])


@pytest.mark.parametrize(
    ("feature", "phrase"),
    [
        (
            each_gets_power(your(BLOCKERS), 1000),
            r'Each of your creatures that have "blocker" gets \+1000 power',
        ),
        (each_gets_power(your(STRONG), 1000), r"Each of your creatures with power 5000 or more gets"),
        (each_gets_power(CREATURES.of_highest_power(), 1000), "with the highest power gets"),
        (each_gets_power(CREATURES.that_were_under_this(), 1000), "that were under this creature gets"),
        (gets_power(count(BLOCKERS)), 'that have "blocker"'),
        (gets_power(1000, condition=at_least(1, your(STRONG))), "If you have a creature with power 5000"),
        (
            has(speed_attacker, condition=at_least(2, BLOCKERS)),
            'If there are 2 or more creatures that have "bl',
        ),
        (sympathy(your(STRONG), 1), "Sympathy: .* with power 5000 or more"),
        (may_summon_for_less(2, condition=at_least(1, your(BLOCKERS))), "If you have a creature that has"),
        (may_summon_for_less(2, condition=summoned_another(CREATURES.tapped())), "another tapped creature"),
        (when_put(draw(1), condition=at_least(1, STRONG)), "When you put this creature into the battle zone"),
        (whenever_put(CREATURES.of_highest_power(), draw(1)), "with the highest power"),
        (gets_power(1000, condition=they_are(CREATURES)), "If that card is a creature"),
        (may_cost_less(your(STRONG), 1, 1), "may each cost up to 1 less"),
        (may_cost_less(your_opponents(CREATURES), 1, 1), "may each cost up to 1 less"),
        (may_cost_less(your(CREATURES.tapped()), 1, 1), "may each cost up to 1 less"),
        (cant_be_chosen_by(BLOCKERS), "can't choose this creature with"),
        (evolves_from(STRONG), "Evolution: Put on one of your creatures with power 5000 or more"),
        (strike_back(BLOCKERS), 'Strike Back: When a creature that has "blocker"'),
        (evolves_from(either(BLOCKERS, CREATURES.race("Human"))), "Humans"),
    ],
)
def test_what_the_engine_would_read_wrongly_is_refused(feature: Feature, phrase: str) -> None:
    with pytest.raises(DefinitionError, match=f"Test Card: .*{phrase}"):
        tabulate([made(feature)])


def test_resolving_effects_may_speak_of_power_and_keywords() -> None:
    tabulate(
        [
            made(when_put(destroy(choose(1, BLOCKERS.power(at_most=6000))))),
            made(whenever_put(STRONG, draw(1))),
        ]
    )


# --- Which cards fit -------------------------------------------------------------------------------------
def fitting(cards: Cards) -> set[str]:
    """The names of the sample cards whose printed characteristics fit the description."""
    sample = [
        creature("Human", FIRE, 3, 3000, "Human", when_put(destroy(every(cards)))),
        creature("Dragon", NATURE, 6, 6000, "Earth Dragon"),
        creature("Dragonoid", FIRE, 1, 1000, "Dragonoid"),
        creature("Commander", FIRE | NATURE, 5, 5000, "Mega Command Dragon/Human", evolves_from(CREATURES)),
        spell("Lesson", FIRE, 2, draw(1)),
    ]
    rows, kinds = tabulate(sample)
    bits = int(rows.record.filter_kinds[rows.filter(cards), 0])
    return {name for name, kind in kinds.items() if bits >> kind & 1}


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        (CARDS, {"Human", "Dragon", "Dragonoid", "Commander", "Lesson"}),
        (SPELLS, {"Lesson"}),
        (DRAGONS, {"Dragon", "Commander"}),  # a Dragonoid is no Dragon (203.2)
        (CREATURES.race("Command Dragon"), {"Commander"}),
        (CREATURES.race("Human"), {"Human", "Commander"}),
        (CREATURES.civilization(NATURE), {"Dragon", "Commander"}),
        (CREATURES.of_several_civilizations(), {"Commander"}),
        (CREATURES.evolution(), {"Commander"}),
        (CREATURES.non_evolution().cost(at_most=3), {"Human", "Dragonoid"}),
        (CARDS.cost(at_least=2, at_most=3), {"Human", "Lesson"}),
        (either(DRAGONS, CREATURES.civilization(FIRE)), {"Human", "Dragon", "Dragonoid", "Commander"}),
        (CARDS.named("Drag"), {"Dragon", "Dragonoid"}),
    ],
)
def test_which_cards_fit(cards: Cards, names: set[str]) -> None:
    assert fitting(cards) == names


# --- Words -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (your_opponents(CREATURES.untapped()), "your opponent's untapped creatures"),
        (your(CREATURES.other().race("Beast Folk")), "your other Beast Folk"),
        (CREATURES.race("Liquid People", "Dragonoid"), "Liquid People or Dragonoids"),
        (your(COMMANDS.civilization(FIRE)), "your fire Commands"),
        (BLOCKERS.power(at_most=6000), 'creatures that have "blocker" and power 6000 or less'),
        (CREATURES.power(at_least=6000, at_most=6000), "creatures with power 6000"),
        (your(CARDS.in_zone(v.HAND, v.MANA)), "cards in your hand or mana zone"),
        (that_players(SPELLS.in_zone(v.GRAVEYARD)), "spells in that player's graveyard"),
        (CREATURES.cost(at_least=2, at_most=4), "creatures that cost 2 to 4"),
        (either(CREATURES.race("RexStars"), CREATURES.civilization(FIRE)), "RexStars or fire creatures"),
    ],
)
def test_words_of_cards(cards: Cards, words: str) -> None:
    assert cards.whose_words() == words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (CREATURES.evolution(), "an evolution creature"),
        (CREATURES.other(), "another creature"),
        (DRAGONS, "a Dragon"),
        (CARDS.civilization(FIRE), "a fire card"),
    ],
)
def test_words_of_one_card(cards: Cards, words: str) -> None:
    assert cards.words(plural=False, article=True) == words


def test_words_of_effects() -> None:
    hand = CARDS.in_zone(v.HAND)
    theirs = your_opponents(CREATURES)
    effects = {
        destroy(choose(1, theirs)): "destroy one of your opponent's creatures",
        destroy(
            opponent_chooses(1, your_opponents(CREATURES))
        ): "your opponent destroys one of their creatures",
        return_to_hand(THIS): "return this creature to your hand",
        return_to_hand(every(CREATURES)): "return all creatures to their owners' hands",
        return_to_hand(choose_up_to(2, your(CREATURES))): "return up to 2 of your creatures to your hand",
        discard(
            at_random(1, your_opponents(hand))
        ): "your opponent discards a card at random from their hand",
        discard(at_random(1, your(hand))): "discard a card at random from your hand",
        destroy(choose_any_number(your(SHIELDS))): "destroy any number of your shields",
        may(draw(1)): "you may draw a card.",
    }
    assert {effect: effect.words() for effect in effects} == effects
