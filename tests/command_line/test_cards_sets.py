"""`duelsim cards sets`: how many cards of each set can be played; the README has the figures of each time."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sim.cards.library import cards_in_use
from sim.cards.library.sets import CLASSIC, SetCount, count_by_set, count_by_time
from sim.command_line.errors import USAGE_ERROR

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def sets() -> dict[str, SetCount]:
    return {count.name: count for count in count_by_set(cards_in_use())}


def test_each_card_counts_in_every_set_that_has_it(sets: dict[str, SetCount]) -> None:
    cards = cards_in_use()
    terror_pit = next(entry for entry in cards.entries if entry.name == "Terror Pit")
    assert {"DM-01", "DM-06"} & set(terror_pit.printed_in)
    for code in {"DM-01", "DM23-RP1"}:
        playable = [entry for entry in cards.entries if code in entry.printed_in]
        others = {card.name for card in cards.deck_names.unplayable().values() if code in card.sets}
        reviewed = sum(not entry.imported for entry in playable)
        assert sets[code] == SetCount(code, len(playable) + len(others), len(playable), reviewed)


def test_the_newest_sets_come_first_and_the_classic_ones_last(sets: dict[str, SetCount]) -> None:
    codes = [*sets]
    assert codes.index("DM26-RP1") < codes.index("DM25-RP1") < codes.index("DMRP-01") < codes.index("DM-15")
    assert count_by_time(cards_in_use())[-1].name == CLASSIC


def test_all_cards_of_the_classic_sets_were_reviewed() -> None:
    classic = count_by_time(cards_in_use())[-1]
    assert classic.cards == classic.playable == classic.reviewed


def test_the_readme_says_what_can_be_played_to_two_points() -> None:
    rows = re.findall(r"^\| (20.*?) \| ([\d,]+) \| (\d+) % \|$", README, re.MULTILINE)
    counts = count_by_time(cards_in_use())
    assert [row[0] for row in rows] == [count.name for count in counts]
    for (_, cards, share), count in zip(rows, counts, strict=True):
        assert int(cards.replace(",", "")) == count.cards
        assert int(share) == pytest.approx(100 * count.playable / count.cards, abs=2)


def test_the_command_takes_the_beginning_of_a_code(run: Any) -> None:
    (found,) = json.loads(run("cards", "sets", "dm-01", "--json").stdout)
    assert found["name"] == "DM-01" and found["cards"] == found["playable"]
    unknown = run("cards", "sets", "no such set")
    assert unknown.exit_code == USAGE_ERROR and "No set begins" in unknown.stderr
