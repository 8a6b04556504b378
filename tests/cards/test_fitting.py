"""Which cards fit a description by their printed characteristics."""

from collections.abc import Sequence

import numpy as np
import pytest

from sim.cards.fitting import changed, share
from sim.cards.gods import linked
from sim.cards.library import find_card
from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    IS_EQUAL,
    LIGHT,
    MAGIC_TOOLS,
    NAME,
    NATURE,
    RACE,
    SPELLS,
    THIS,
    WATER,
    Card,
    Cards,
    blocker,
    charger,
    compared,
    creature,
    destroy,
    draw,
    each_is_also,
    either,
    every,
    evolves_from,
    reveal,
    shield_trigger,
    spell,
    twinpact,
    when_put,
    your,
)
from sim.engine.record.codes import keywords, numbers, zones

ALL_CIVILIZATIONS = LIGHT | WATER | DARKNESS | FIRE | NATURE


def fitting(cards: Cards) -> set[str]:
    """The names of the sample cards whose printed characteristics fit the description."""
    sample = [
        creature("Human", FIRE, 3, 3000, "Human"),
        creature("Dragon", NATURE, 6, 6000, "Earth Dragon"),
        creature("Dragonoid", FIRE, 1, 1000, "Dragonoid"),
        creature("Commander", FIRE | NATURE, 5, 5000, "Mega Command Dragon/Human", evolves_from(CREATURES)),
        spell("Lesson", FIRE, 2, draw(1)),
    ]
    return fitting_among(sample, cards)


def fitting_among(sample: Sequence[Card], cards: Cards) -> set[str]:
    """The names of those of the cards, and of their halves, that fit the description."""
    wanted = cards.in_zone(zones.HAND) if cards.zones == (zones.BATTLE,) else cards
    rows, _ = tabulate([creature("Reader", FIRE, 1, 1000, "Reader", when_put(reveal(every(wanted)))), *sample])
    bits = int(rows.record.filter_kinds[rows.filter(wanted), 0])
    return {card.name for kind, card in enumerate(rows.cards) if kind > 0 and bits >> kind & 1}


def test_what_is_written_for_each_kind_holds_all_kinds() -> None:
    """Two decks can have more kinds than fit into the bits of two words."""
    many = [creature(f"Human {number}", FIRE, 1, 1000, "Human") for number in range(numbers.KINDS - 2)]
    kinship = creature(
        "Kin", FIRE, 1, 1000, "Human", when_put(destroy(every(compared(CREATURES, RACE, IS_EQUAL, THIS))))
    )
    teacher = creature("Teacher", FIRE, 1, 1000, "Human", each_is_also(your(CREATURES), "Survivor"))
    record = tabulate([kinship, teacher, *many])[0].record
    every_kind = [-1] * (numbers.KINDS // 64)
    assert record.shares_race[0].tolist() == every_kind
    (row,) = np.flatnonzero(record.filter_compares)
    assert record.filter_kinds[row].tolist() == record.changed_kinds[1, row].tolist() == every_kind


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        (CARDS, {"Human", "Dragon", "Dragonoid", "Commander", "Lesson"}),
        (SPELLS, {"Lesson"}),
        (DRAGONS, {"Dragon", "Commander"}),  # "Dragonoid" does not contain "Dragon" (203.2)
        (CREATURES.race("Command Dragon"), {"Commander"}),
        (CREATURES.race("Human"), {"Human", "Commander"}),
        (CREATURES.civilization(NATURE), {"Dragon", "Commander"}),
        (CREATURES.of_several_civilizations(), {"Commander"}),
        (CREATURES.evolution(), {"Commander"}),
        (CREATURES.non_evolution().cost(at_most=3), {"Human", "Dragonoid"}),
        (CARDS.cost(at_least=2, at_most=3), {"Human", "Lesson"}),
        (either(DRAGONS, CREATURES.civilization(FIRE)), {"Human", "Dragon", "Dragonoid", "Commander"}),
        (CARDS.named("Drag"), {"Dragon", "Dragonoid"}),
        (CARDS.power(at_most=3000), {"Human", "Dragonoid", "Commander", "Dragon"}),  # a spell has none (301.3)
    ],
)
def test_which_cards_fit(cards: Cards, names: set[str]) -> None:
    assert fitting(cards) == names


# --- Twinpacts (810): one card with both halves, except in the battle zone --------------------------------------
GOLEM = twinpact(
    creature("Golem", 0, 9, 9000, "Golem", blocker),
    spell("Curse", DARKNESS, 7, shield_trigger, charger, draw(1), races="Magic Tool"),
)
GIANT = twinpact(creature("Giant", FIRE, 3, 3000, "Giant"), spell("Path", NATURE, 2, draw(1)))
WHOLE_GOLEM, WHOLE_GIANT = GOLEM.name, GIANT.name
COLORLESS = CARDS.without_civilization(ALL_CIVILIZATIONS)


def fitting_twinpacts(cards: Cards) -> set[str]:
    """Those of both twinpacts, and of their halves by themselves, that fit the description."""
    return fitting_among((GOLEM, GIANT), cards)


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        # What is denied must be true of both halves.
        (COLORLESS, {"Golem"}),
        (CREATURES.without_civilization(ALL_CIVILIZATIONS), {"Golem"}),
        (CARDS.without_civilization(DARKNESS), {"Golem", WHOLE_GIANT, "Giant", "Path"}),
        (CREATURES.without_civilization(NATURE), {WHOLE_GOLEM, "Golem", "Giant"}),
        (either(CREATURES.without_civilization(DARKNESS), SPELLS.cost(at_most=1)), {"Golem", WHOLE_GIANT, "Giant"}),
        # 810.3a: a type that is named is that of one half, which must be all the rest too.
        (CREATURES.civilization(DARKNESS), set()),
        (CREATURES.civilization(FIRE), {WHOLE_GIANT, "Giant"}),
        (CREATURES.civilization(NATURE), set()),
        (CREATURES.cost(at_most=7), {WHOLE_GIANT, "Giant"}),
        (SPELLS.cost(at_least=7), {WHOLE_GOLEM, "Curse"}),
        (CREATURES.of_several_civilizations(), set()),
        (CREATURES.race("Magic Tool"), set()),
        (CREATURES.named("Curse"), set()),
        (CREATURES.power(at_most=9000), {WHOLE_GOLEM, "Golem", WHOLE_GIANT, "Giant"}),
        (either(CREATURES.civilization(NATURE), SPELLS.civilization(FIRE)), set()),
        (either(CREATURES.civilization(NATURE), SPELLS.civilization(NATURE)), {WHOLE_GIANT, "Path"}),
        # A card without a named type has what both halves have, and either cost (201.2b).
        (CARDS.civilization(DARKNESS), {WHOLE_GOLEM, "Curse"}),
        (CARDS.of_several_civilizations(), {WHOLE_GIANT}),
        (CARDS.civilization(FIRE).cost(at_most=2), {WHOLE_GIANT}),
        (CARDS.cost(at_least=4, at_most=8), {WHOLE_GOLEM, "Curse"}),
        (CARDS.cost(at_least=8, at_most=8), set()),
        (MAGIC_TOOLS, {WHOLE_GOLEM, "Curse"}),
        (MAGIC_TOOLS.cost(at_least=9), {WHOLE_GOLEM}),
        (CARDS.named("Golem", "Path"), {WHOLE_GOLEM, "Golem", WHOLE_GIANT, "Path"}),
        (CARDS.power(at_most=3000), {WHOLE_GIANT, "Giant", WHOLE_GOLEM, "Golem"}),  # how much is seen in play
        (either(CARDS.civilization(FIRE), CREATURES.civilization(DARKNESS)), {WHOLE_GIANT, "Giant"}),
    ],
)
def test_which_twinpacts_and_halves_fit(cards: Cards, names: set[str]) -> None:
    assert fitting_twinpacts(cards) == names


@pytest.mark.parametrize(
    ("cards", "fits"),
    [
        (CREATURES.having(keywords.SHIELD_TRIGGER), False),
        (SPELLS.having(keywords.SHIELD_TRIGGER | keywords.CHARGER), True),
        (CREATURES.having(keywords.BLOCKER), True),
        (SPELLS.having(keywords.BLOCKER), False),
        (CARDS.having(keywords.SHIELD_TRIGGER | keywords.BLOCKER), True),
    ],
)
def test_a_twinpact_has_the_keywords_of_the_half_that_is_meant(cards: Cards, fits: bool) -> None:
    """Nothing gives it keywords outside the battle zone: those printed are all that it has."""
    assert (WHOLE_GOLEM in fitting_twinpacts(cards)) == fits


def test_a_twinpact_fits_by_what_it_is_and_not_by_the_zones_of_the_description() -> None:
    """In the battle zone it is a kind of its own, its creature half."""
    for places in ((zones.BATTLE,), (zones.HAND,), (zones.BATTLE, zones.HAND)):
        assert fitting_twinpacts(SPELLS.civilization(NATURE).in_zone(*places)) == {WHOLE_GIANT, "Path"}


def test_a_card_that_is_paid_with_its_own_civilizations_can_be_given_others() -> None:
    """What the definition of a card demands is not demanded of what effects make of it."""
    climb = find_card("Catcher In The Climb")
    assert climb.civilizations == WATER
    assert changed(climb, ("Dragon",), FIRE).civilizations == WATER | FIRE


def test_202_5_cards_share_a_name_if_one_of_their_whole_names_is_the_same() -> None:
    """A part of a name is none; a twinpact has the names of both halves (810.4), linked Gods those of each."""
    short, long = creature("Bolshack", FIRE, 3, 1000, ""), creature("Bolshack Dragon", FIRE, 3, 1000, "")
    trick = spell("Trick", FIRE, 2, draw(1))
    both, other = twinpact(long, trick), twinpact(short, trick)
    pairs = {(short, long): False, (both, long): True, (both, trick): True, (both, short): False, (both, other): True}
    assert {pair: share(*pair, what=NAME) for pair in pairs} == pairs
    gods = linked((short, long))
    assert (share(gods, short, what=NAME), share(gods, long, what=NAME), share(gods, trick, what=NAME)) == (
        True,
        True,
        False,
    )
