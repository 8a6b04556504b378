"""The benchmark has a line for each player, with the win rate and the events of the deck."""

import importlib.util
from pathlib import Path

from click.testing import CliRunner

FILE = Path(__file__).parents[2] / "benchmarks" / "signature_events.py"


def test_each_player_has_its_win_rate_and_its_events() -> None:
    specification = importlib.util.spec_from_file_location("signature_events", FILE)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    shown = CliRunner().invoke(module.main, ["dokindam-redzone", "--games", "2", "--mirrors", "2"])
    assert shown.exit_code == 0, shown.output
    title, *lines = shown.stdout.splitlines()
    assert title == "Dokindam Redzone"
    assert [line.split()[0] for line in lines] == ["rush", "control", "general"]
    assert all(" % (" in line and "seals" in line for line in lines)
