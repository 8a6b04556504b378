"""Players in Python: they are played interpreted, which tests every index."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_players_in_python() -> None:
    """Everything of players_checks.py."""
    script = Path(__file__).with_name("players_checks.py")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", str(script)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:]
    assert " passed" in run.stdout and "skipped" not in run.stdout


@pytest.mark.soak
def test_the_notebook_prints_what_it_says_and_each_player_beats_the_one_before() -> None:
    """Compiled, with all games."""
    import contextlib
    import io
    import json
    from typing import Any

    notebook = json.loads((ROOT / "docs" / "python-players.ipynb").read_text(encoding="utf-8"))
    space: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                exec("".join(cell["source"]), space)
            assert printed.getvalue() == "".join(line for output in cell["outputs"] for line in output["text"])
    assert space["against_random"].summary.decks[0].win_rate.low > 0.5
    assert space["against_curve"].summary.decks[0].win_rate.estimate > 0.5
