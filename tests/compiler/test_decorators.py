"""How the compiled engine meets Python: what Python may call, and the error when it may not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.games.sessions.session import Session

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


TWICE = """
import errno, pathlib, sys
from sim.compiler import decorators

@decorators.entry_point
def twice(number):
    return 2 * number

def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")

if sys.argv[1] == "full":
    pathlib.Path.write_bytes = full
print(twice(4), len(list(pathlib.Path(sys.argv[2]).rglob("*.nbc"))))
"""


@pytest.mark.slow(4, "compiles in four programs")
def test_a_compiled_engine_that_cannot_be_kept_or_read_is_compiled_again(tmp_path: Path) -> None:
    """A full disk, then files that were cut off, one kind after the other."""
    program, kept = tmp_path / "twice.py", tmp_path / "kept"
    program.write_text(TWICE)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "DUELSIM_CACHE": str(kept), "PYTHONPATH": str(ROOT)}

    def run(disk: str = "free") -> str:
        words = [sys.executable, str(program), disk, str(kept)]
        ended = subprocess.run(words, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
        return ended.stdout + ended.stderr

    assert run("full") == "8 0\n"
    assert run() == "8 1\n"
    for content in (b"", b"no machine code"):
        (file,) = kept.rglob("*.nbc")
        file.write_bytes(content)
        assert run() == "8 1\n"


OTHERS = """
import numpy as np
from sim.compiler import decorators

@decorators.entry_point
def total(numbers):
    found = 0
    for index in range(numbers.shape[0]):
        found += numbers[index]
    return found

whole = np.arange(6)
frozen = np.arange(5)
frozen.flags.writeable = False
print(*[total(numbers) for numbers in (whole, whole[:4], whole[::2], whole / 2, frozen, whole.astype(np.uint8), whole)])
"""


def test_an_entry_point_tells_arrays_of_other_kinds_from_those_of_before(tmp_path: Path) -> None:
    program = tmp_path / "total.py"
    program.write_text(OTHERS)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "DUELSIM_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=False)
    assert ended.stdout == "15 6 6 7.5 10 15 15\n", ended.stderr


SLOWLY = """
import sys, time
from sim.compiler import decorators, dispatchers

@decorators.entry_point
def twice(number):
    return 2 * number

compile_now = type(twice._compiler).compile

def slowly(*arguments):
    print("compiling", flush=True)
    time.sleep(1)
    return compile_now(*arguments)

type(twice._compiler).compile = slowly
print("ready", flush=True)
sys.stdin.readline()
print(twice(4))
"""


def test_two_programs_that_need_the_engine_compile_it_once(tmp_path: Path) -> None:
    program = tmp_path / "twice.py"
    program.write_text(SLOWLY)
    kept = {"DUELSIM_CACHE": str(tmp_path / "kept"), "DUELSIM_IGNORE_PREBUILT": "1", "NUMBA_DISABLE_JIT": "0"}
    environment = {**os.environ, **kept, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program)]
    pipe = subprocess.PIPE
    two = [subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    for one in two:
        assert one.stdout is not None and one.stdin is not None
        assert one.stdout.readline() == "ready\n"
    said = []
    for one in two:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    for one in two:
        said += one.communicate()[0].split()
    assert sorted(said) == ["8", "8", "compiling"]
