"""How the compiled engine meets Python: what Python may call, and what it is told when it may not."""

import os
import subprocess
import sys
from pathlib import Path

from sim.games.session import Session

ROOT = Path(__file__).parents[2]
ASKING = """
from sim.compiler import decorators
from sim.engine.facts import view
from sim.engine.record.state import clear, new_records

for function in (view.turn, view.card_in, clear):
    try:
        function(new_records()[0])
    except TypeError as error:
        print(error)
"""


def test_a_compiled_rule_called_from_python_is_an_error_in_words() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    run = subprocess.run(
        [sys.executable, "-c", ASKING], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert [line.split(" is compiled ")[0] for line in lines] == [
        "sim.engine.facts.view.turn",
        "sim.engine.facts.view.card_in",
        "sim.engine.record.state.clear",
    ]
    assert all(Session.__module__ in line and "NUMBA_DISABLE_JIT=1" in line for line in lines)
