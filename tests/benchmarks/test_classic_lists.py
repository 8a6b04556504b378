"""The benchmark of published lists tells a name that is no card's from a real card that cannot be played."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

from click.testing import CliRunner

from sim.cards.library import cards_in_use

LIQUID = [
    [name, 4] for name in ("Aqua Guard", "アクア・ビークル", "Aqua Hulcus", "Corile", "Crystal Lancer", "Spiral Gate")
]
BEAST = [[name, 4] for name in ("Burning Mane", "Barkwhip, the Smasher", "Bronze-Arm Tribe")]
UNPLAYABLE = next(card.name for card in cards_in_use().deck_names.unplayable().values() if card.name.isascii())
LISTS: list[dict[str, Any]] = [
    {"year": 2005, "cards": [*LIQUID, *BEAST, ["Fear Fang", 4]]},
    {"year": 2005, "cards": [*LIQUID, *BEAST, [UNPLAYABLE, 4]]},
    {"year": 2006, "cards": [*LIQUID, *BEAST, ["Fear Gang", 4]]},
    {"year": 2006, "cards": [*LIQUID, *BEAST]},
]


def counted(benchmark: ModuleType, folder: Path, lines: list[str]) -> tuple[int, list[list[str]], str]:
    file = folder / "lists.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = CliRunner().invoke(benchmark.main, [str(file)])
    return result.exit_code, [line.split() for line in result.stdout.splitlines()], result.stderr


def test_lists_are_counted_by_year(benchmark: ModuleType, tmp_path: Path) -> None:
    code, rows, _ = counted(benchmark, tmp_path, [json.dumps(one) for one in LISTS])
    assert code == 0
    assert rows[1:4] == [
        ["2005", "2", "2", "100.0%", "2", "100.0%", "1", "50.0%"],
        ["2006", "2", "1", "50.0%", "0", "0.0%", "0", "0.0%"],
        ["all", "4", "3", "75.0%", "2", "50.0%", "1", "25.0%"],
    ]
    assert rows[-1] == ["1", "Fear", "Gang"]


def test_a_line_that_is_no_list_is_an_error(benchmark: ModuleType, tmp_path: Path) -> None:
    code, rows, said = counted(benchmark, tmp_path, [json.dumps(LISTS[0]), '{"cards": [["Corile"]]}'])
    assert (code, rows) == (1, [])
    assert "line 2: this is no list" in said
