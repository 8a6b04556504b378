"""Players see only what a player may see: reshuffling the rest never changes what they choose."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.rule("1.19")
@pytest.mark.slow(5, "plays interpreted")
def test_reshuffling_what_a_player_cannot_see_changes_no_choice() -> None:
    script = Path(__file__).with_name("hidden_information.py")
    run = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    assert result["choices"] > 500
    assert result["beside_face_up"] > 50
    assert result["beside_gr"] > 50
    assert result["beside_top"] > 20
    assert result["changed"] == 0
