"""The benchmark of `duelsim improve` spoils shipped lists in four slots, and says what the search makes of them."""

import json
from collections import Counter
from types import ModuleType

import pytest
from click.testing import CliRunner

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import find_card, known_names
from sim.games.matchups.matchup import side_of
from sim.searches import lists, search
from sim.statistics.intervals import Interval


def test_four_slots_get_creatures_without_abilities_in_the_deck_s_civilizations(benchmark: ModuleType) -> None:
    for name in shipped_decks():
        side = side_of(read_deck(name, known_names()), "auto")
        civilizations = 0
        for card in side.cards():
            civilizations |= card.civilizations
        spoiled = benchmark.spoiled_slots(side, 1)
        assert spoiled == benchmark.spoiled_slots(side, 1)
        new = Counter(spoiled) - Counter(side.slots)
        assert sum(new.values()) == 4 and not set(new) & set(side.slots)
        for card in map(find_card, new):
            assert not card.features and card.cost >= 4 and not card.civilizations & ~civilizations


def test_the_three_lists_are_compared(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in ((lists, "STAGE_BLOCKS", 1), (search, "BLOCK_PAIRS", 1), (search, "LOOKS", (2,))):
        monkeypatch.setattr(module, name, value)
    words = ["fn-rush", "--lists", "1", "--games", "40", "--pairs", "2", "--jobs", "1", "--own", "--json"]
    (found,) = json.loads(CliRunner().invoke(benchmark.main, words).stdout)
    assert sum(number for number in found["spoiled"].values() if number > 0) == 4
    assert found["games"] >= 40 and found["stopped"] in ("budget spent", "nothing gains")
    spoiled, new, original = found["rates"]
    assert found["over_spoiled"]["estimate"] == pytest.approx(new - spoiled)
    assert found["over_original"]["estimate"] == pytest.approx(new - original)


def test_the_table_has_a_line_for_each_list(benchmark: ModuleType) -> None:
    gains = (Interval(0.144, 0.135, 0.153), Interval(-0.002, -0.01, 0.006))
    one = benchmark.Restored("fn-rush", 1, {}, {}, (0.533, 0.677, 0.679), *gains, 262_144, 228.4, "nothing gains")
    words = ["fn-rush", "53.3", "67.7", "67.9", "+14.4", "±", "0.9", "-0.2", "±", "0.8", "262,144", "228"]
    assert benchmark.row(one).split() == words and len(benchmark.row(one)) == len(benchmark.HEAD)
