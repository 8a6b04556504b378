"""The compiler settings of the engine: nobody else's functions meet them; without them the same games are played."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.compiler import plain, target
from sim.compiler.cache import COMPILED, TOP, engine_version

ROOT = Path(__file__).parents[2]


def test_options_of_llvm_are_its_own_again_after_the_engine() -> None:
    """A user's functions are compiled as Numba compiles them, even if the engine could not be."""
    told: list[str] = []
    with pytest.MonkeyPatch.context() as patch, pytest.raises(ZeroDivisionError):
        patch.setattr(target.llvm, "set_option", lambda name, option: told.append(option))
        with target.with_options():
            assert told == [f"-{option}={here}" for option, (here, _) in target.OPTIONS.items()]
            told.clear()
            raise ZeroDivisionError
    assert told == [f"-{option}={elsewhere}" for option, (_, elsewhere) in target.OPTIONS.items()]


def run(program: str, **environment: str) -> str:
    """What a Python program prints that runs compiled, from the top of this tree."""
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


# A function of the user for each thing that the settings change: indices below zero, names of the engine's functions,
# failing, memory, callees that Python calls too.
USERS_FUNCTIONS = """
import numba, numpy as np

@numba.njit
def last(numbers):
    return numbers[-1]

@numba.njit
def shuffle(numbers):
    numbers[-2, -1] = 7
    return numbers.sum()

@numba.njit
def power(numbers, divisor):
    return shuffle(numbers) // divisor

@numba.njit
def play_games(count):
    total = np.zeros(count)
    for index in range(-count, 0):
        total[index] = index
    return [power(np.ones((2, 2)), 2), total.sum(), total.max()]

def answers():
    try:
        power(np.ones((2, 2)), 0)
        failed = "nothing"
    except ZeroDivisionError as error:
        failed = str(error)
    return [last(np.arange(5)), shuffle(np.ones((2, 2))), play_games(3), failed]
"""
EXPECTED = "[4, 10.0, [5.0, -6.0, -1.0], 'division by zero']"
THE_ENGINE = """
from sim.games.playing.batch import play_match
from sim.games.matchups.matchup import prepare_matchup
from sim.cards.library import known_names
from decks.reading import read_deck
matchup = prepare_matchup(*(read_deck(name, known_names()) for name in ("liquid-beast", "murky-riptide")))
play_match(matchup, games=2, seed=1)
"""


@pytest.mark.parametrize("program", [USERS_FUNCTIONS + THE_ENGINE, THE_ENGINE + USERS_FUNCTIONS], ids=["first", "last"])
@pytest.mark.slow(3, "compiles in a program of its own")
def test_functions_of_the_user_are_compiled_as_ever(program: str) -> None:
    answered = run(f"{program}\nprint(answers())")
    assert answered == EXPECTED + "\n"


@pytest.mark.slow(3, "compiles in a program of its own")
def test_functions_of_the_user_are_compiled_as_ever_around_an_engine_in_use() -> None:
    program = f"{USERS_FUNCTIONS}\nbefore = answers()\n{THE_ENGINE}\nprint(before == answers(), answers())"
    assert run(program).startswith("True ")


# --- Codes ------------------------------------------------------------
READING_A_CODE = """
import sim.compiler.decorators
from numba.core import bytecode, ir
from sim.compiler.target import RuleInterpreter
from sim.engine.record.codes import zones

def is_there(zone):
    return zone == zones.BATTLE and zone in zones.STARTING

function = bytecode.FunctionIdentity.from_function(is_there)
read = RuleInterpreter(function).interpret(bytecode.ByteCode(function))
values = [line.value for block in read.blocks.values() for line in block.body if isinstance(line, ir.Assign)]
print([value.value for value in values if isinstance(value, ir.Global) and isinstance(value.value, int)])
print([value.attr for value in values if isinstance(value, ir.Expr) and value.op == "getattr"])
"""


def test_a_code_read_with_its_file_is_a_number() -> None:
    """As if it had been imported by itself; what is no number is read as ever."""
    assert run(READING_A_CODE).splitlines() == ["[2]", "['STARTING']"]


# --- No function inside can fail: LLVM drops the tests after each call then (docs/performance.md) ---
def test_compiled_loops_run_over_ranges() -> None:
    """A loop over a tuple reads it by an index. Where LLVM does not unroll the loop, reading it can fail."""
    loops = 0
    for path in sorted(path for pattern in COMPILED for path in TOP.glob(pattern)):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or not _is_compiled(function):
                continue
            for loop in ast.walk(function):
                if isinstance(loop, ast.For):
                    loops += 1
                    called = ast.unparse(loop.iter.func) if isinstance(loop.iter, ast.Call) else ""
                    # That of zones is the range, which only a type checker sees otherwise.
                    assert called in ("range", "zones.between"), f"{path}:{loop.lineno}"
    assert loops > 100


def _is_compiled(function: ast.FunctionDef) -> bool:
    names = {decorator.id for decorator in function.decorator_list if isinstance(decorator, ast.Name)}
    return bool(names & {"rule", "cold", "entry_point"})


# A function that can fail still has, after optimizing, the place where it would write so.
WHAT_CAN_FAIL = """
import llvmlite.binding as llvm
from sim.compiler.target import EngineLibrary
optimize = EngineLibrary._optimize_final_module

def optimize_and_look(library):
    optimize(library)
    inside = [one for one in library._final_module.functions if one.linkage == llvm.Linkage.internal]
    print(library.name, len(inside) > 100, [one.name for one in inside if "failure" in {a.name for a in one.arguments}])

EngineLibrary._optimize_final_module = optimize_and_look
"""


@pytest.mark.soak
def test_no_function_inside_can_fail(tmp_path: Path) -> None:
    assert run(WHAT_CAN_FAIL + THE_ENGINE, XDG_CACHE_HOME=str(tmp_path)) == "enter_engine True []\n"


# --- Versions ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("numba", "llvmlite", "reason"),
    [
        ("0.68.0", "0.50.0", None),
        ("0.68.9", "0.50.3", None),
        ("0.69.0", "0.50.0", "numba 0.68, and numba 0.69.0 is installed"),
        ("0.68.1", "0.51.0rc1", "llvmlite 0.50, and llvmlite 0.51.0rc1 is installed"),
    ],
)
def test_the_settings_are_used_with_the_versions_that_they_were_tried_with(
    monkeypatch: pytest.MonkeyPatch, numba: str, llvmlite: str, reason: str | None
) -> None:
    monkeypatch.delenv("DUELSIM_PLAIN_NUMBA", raising=False)
    monkeypatch.setattr(plain, "version", {"numba": numba, "llvmlite": llvmlite}.__getitem__)
    found = plain.reason_for_plain_numba()
    assert found is None if reason is None else found is not None and found.endswith(reason)


def test_plain_numba_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    used = engine_version()
    monkeypatch.setenv("DUELSIM_PLAIN_NUMBA", "1")
    assert plain.reason_for_plain_numba() == "DUELSIM_PLAIN_NUMBA is set"
    assert engine_version() != used
