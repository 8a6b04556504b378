"""The benchmark of common luck measures what it says."""

import re
from types import ModuleType

from click.testing import CliRunner

from decks.alignment import differing_cards
from decks.reading import read_deck, slots
from sim.cards.library import known_names


def test_the_swapped_lists_are_legal_and_differ_by_that_many_cards(benchmark: ModuleType) -> None:
    for name in benchmark.SWAPS:
        deck = read_deck(name, known_names())
        for cards in benchmark.SIZES:
            swapped = benchmark.swapped(deck, cards)
            assert sum(copies for _, copies in swapped.cards) == 40
            assert max(copies for _, copies in swapped.cards) <= 4
            assert {card for card, _ in swapped.cards} <= set(known_names())
            changes = [copies for _, copies in differing_cards(slots(swapped), slots(deck))]
            assert (sum(changes), sum(map(abs, changes))) == (0, 2 * cards)


def test_mirrors_are_even_and_another_seed_shares_no_luck(benchmark: ModuleType) -> None:
    page = CliRunner().invoke(benchmark.main, ["--games", "200"]).stdout
    assert re.search(r"mirrors +0\.000 \(0\.000 - 0\.000\) +8", page)
    common, other = (
        float(re.findall(rf" 1 card swapped, {words} +(\S+)", page)[0]) for words in ("common slots", "another seed")
    )
    assert common < 0.5 < other
