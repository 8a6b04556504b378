"""A search sees only what a player may see: exchanging the rest changes nothing that it does.

The cards whose faces a player remembers are in `sim.engine.hidden`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def compared(*arguments: int) -> Any:
    """What search_honesty.py prints."""
    script = Path(__file__).with_name("search_honesty.py")
    run = subprocess.run(
        [sys.executable, str(script), *map(str, arguments)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_exchanging_what_a_player_cannot_know_changes_no_search() -> None:
    found = compared(12, 8, 1)
    assert found["compared"] > 15
    assert found["exchanged"] > 15
    assert found["within_effects"] > 5
    assert found["differing"] == 0


@pytest.mark.soak
def test_exchanging_what_a_player_cannot_know_changes_no_search_of_many_decks() -> None:
    found = compared(120, 25, 10)
    assert found["compared"] > 1000
    assert found["within_effects"] > 300
    assert found["remembered"] > 50
    assert found["gr"] > 100
    assert found["hyperspatial"] > 100
    assert found["asks"] > 9
    assert found["differing"] == 0
