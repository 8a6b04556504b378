"""A second entrance finds the LLVM code of the rules that the first one needed, and plays the same without it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.compiler.cache import LLVM_CODE

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from sim.compiler import dispatchers
from sim.compiler.decorators import entrance, rule, seldom
@rule
def double(x): return 2 * x
@seldom
def four(x): return double(double(x))
def enclosing(function):
    @rule
    def inside(x): return function(x) + max(x, 3)
    return inside
twice, four_times = enclosing(double), enclosing(four)
translated = []
compile_rule = dispatchers.KeptRules.add
def add(self, rule, arguments, compiled):
    translated.append(rule.py_func.__name__)
    compile_rule(self, rule, arguments, compiled)
dispatchers.KeptRules.add = add
@entrance
def one(x): return twice(x) + four_times(x)
@entrance
def two(x): return 1000 * four_times(x) + twice(x)
print(globals()[sys.argv[1]](5), len(translated))
"""


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"), reason="nothing is compiled")
def test_rules_are_translated_once(tmp_path: Path) -> None:
    """Closures of the same name are told apart; a damaged file is not used."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DUELSIM_CACHE": str(tmp_path / "cache"),
        "DUELSIM_IGNORE_PREBUILT": "1",
    }

    def run(entrance: str) -> str:
        command = [sys.executable, str(program), entrance]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert run("one") == "40 4\n"
    assert run("two") == "25015 0\n"
    (kept,) = tmp_path.rglob(f"*{LLVM_CODE}")
    (compiled,) = tmp_path.rglob("*two*.nbc")
    compiled.unlink()
    kept.write_bytes(kept.read_bytes()[:-1])
    assert run("two") == "25015 4\n"
