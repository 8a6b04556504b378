"""What marks a card type is read from the log of a game, and compared between players."""

from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

from sim.engine.record.codes import card_types, entering, log, tags, uses, zones

PLAIN, GEAR, TWINPACT, PLACE = range(4)  # kinds
CARDS = (
    SimpleNamespace(types=card_types.CREATURE, halves=()),
    SimpleNamespace(types=card_types.CROSS_GEAR, halves=()),
    SimpleNamespace(types=card_types.CREATURE, halves=("creature", "spell")),
    SimpleNamespace(types=card_types.FIELD, halves=()),
)


@pytest.mark.parametrize(
    "code, number, more, kind, event",
    [
        (log.MOVE, zones.HAND, zones.SHIELD_FACE_UP, PLAIN, "cards put into the shield zone face up"),
        (log.MOVE, zones.HAND, zones.SHIELD, PLAIN, ""),
        (log.CROSSED, 3, 0, GEAR, "gears crossed"),
        (log.ENTER, 0, -1, PLAIN, ""),
        (log.ENTER, 0, 5, PLAIN, "put on another card"),
        (log.ENTER, entering.BY_INVASION, 5, PLAIN, "Invasions"),
        (log.DECLARE, tags.INVASION, 0, PLAIN, ""),
        (log.DECLARE, tags.NINJA_STRIKE, 0, PLAIN, "Ninja Strike"),
        (log.DECLARE, tags.DECLARED_SHIELD_TRIGGER, 0, PLAIN, ""),
        (log.USE, 3, uses.PAY_COST, PLAIN, ""),
        (log.USE, 0, uses.PAY_COST + 1, PLAIN, "ways of their own"),
        (log.USE, -1, uses.BY_GR_SUMMON, PLAIN, "GR summons"),
        (log.USE, 3, uses.PAY_COST, GEAR, "cross gears used"),
        (log.USE, 3, uses.PAY_COST, PLACE, "fields used"),
        (log.USE, 3, uses.PAY_COST, TWINPACT, "twinpacts as creatures"),
        (log.USE, 3, uses.SPELL_HALF, TWINPACT, "twinpacts as spells"),
        (log.DRAW, 0, 0, PLAIN, ""),
    ],
)
def test_events_mark_card_types(
    benchmark: ModuleType, code: int, number: int, more: int, kind: int, event: str
) -> None:
    assert benchmark.event_of(SimpleNamespace(cards=CARDS), (code, 0, 7, number, more, kind)) == event


def test_what_comes_less_often_is_told_from_luck(benchmark: ModuleType) -> None:
    def by(player: str, *counts: float) -> object:
        return benchmark.Seen(player, 9.0, {"links": np.array(counts)}, {"links": 1.0})

    script = by("rush", 2.0, 1.0, 3.0, 2.0)
    assert benchmark.compared("gods", "links", script, by("ahead", 1.0, 0.0, 2.0, 1.5)).verdict == "less often"
    assert benchmark.compared("gods", "links", script, by("ahead", 2.5, 1.0, 3.0, 1.0)).verdict == "about as often"
    assert benchmark.compared("gods", "links", script, by("ahead", 3.0, 2.0, 3.5, 3.0)).verdict == "more often"
    assert benchmark.compared("gods", "castles", script, script).verdict == "about as often"


def test_each_event_of_a_deck_has_its_line(benchmark: ModuleType) -> None:
    words = ["dokindam-redzone", "--games", "4", "--scripts", "rush,general", "--ahead", "control"]
    shown = CliRunner().invoke(benchmark.main, words)
    assert shown.exit_code == 0, shown.output
    title, *lines, most, strongest = shown.stdout.splitlines()
    assert title == "dokindam-redzone"
    assert any(line.startswith("  seals lost") and " against " in line for line in lines)
    assert most.startswith("Of ") and strongest.endswith("less often")
