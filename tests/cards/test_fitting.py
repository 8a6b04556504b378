"""Which cards fit a description by their printed characteristics."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    DRAGONS,
    FIRE,
    HAND,
    NATURE,
    SPELLS,
    Cards,
    creature,
    draw,
    either,
    every,
    evolves_from,
    reveal,
    spell,
    when_put,
)


def fitting(cards: Cards) -> set[str]:
    """The names of the sample cards whose printed characteristics fit the description."""
    sample = [
        creature("Human", FIRE, 3, 3000, "Human", when_put(reveal(every(cards.in_zone(HAND))))),
        creature("Dragon", NATURE, 6, 6000, "Earth Dragon"),
        creature("Dragonoid", FIRE, 1, 1000, "Dragonoid"),
        creature("Commander", FIRE | NATURE, 5, 5000, "Mega Command Dragon/Human", evolves_from(CREATURES)),
        spell("Lesson", FIRE, 2, draw(1)),
    ]
    rows, kinds = tabulate(sample)
    bits = int(rows.record.filter_kinds[rows.filter(cards.in_zone(HAND)), 0])
    return {name for name, kind in kinds.items() if bits >> kind & 1}


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
    ],
)
def test_which_cards_fit(cards: Cards, names: set[str]) -> None:
    assert fitting(cards) == names
