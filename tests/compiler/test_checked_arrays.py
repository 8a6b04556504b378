"""The interpreted build refuses every index that is negative or too large, in records, tables and other arrays."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sim.compiler.checked_arrays import WrongIndex, checked, opened, with_checked_arrays
from sim.engine.record.state import new_records
from sim.engine.record.tables import new_tables

ROOT = Path(__file__).parents[2]


def assert_refused(array: Any, index: tuple[int, ...], message: str) -> None:
    """Neither reading nor writing is possible there; an array of one dimension has a plain number as its index."""
    at: Any = index if len(index) > 1 else index[0]
    with pytest.raises(WrongIndex) as reading:
        array[at]
    with pytest.raises(WrongIndex) as writing:
        array[at] = 1
    assert str(reading.value) == str(writing.value) == message


@pytest.mark.parametrize("new", [new_records, new_tables])
def test_every_array_of_the_record_and_the_tables_refuses_a_wrong_index_in_each_dimension(new: Any) -> None:
    state = new()
    record = opened(state)
    arrays = [name for name in state.dtype.names if state.dtype[name].shape]
    assert {len(state.dtype[name].shape) for name in arrays} >= {1, 2}
    for name in arrays:
        shape = state.dtype[name].shape
        for dimension, size in enumerate(shape):
            for wrong in (-1, -size, size, size + 1):
                index = tuple(wrong if at == dimension else 0 for at in range(len(shape)))
                sizes = " x ".join(map(str, shape))
                where = f"{name}[{', '.join(map(str, index))}]"
                assert_refused(
                    getattr(record, name), index, f"{where}: an index is negative or too large; the sizes are {sizes}"
                )
    assert not np.any(state.view(np.uint8) != new().view(np.uint8))


@pytest.mark.parametrize("shape", [(3,), (3, 4), (3, 4, 5)])
def test_the_first_and_the_last_element_of_each_dimension_are_read_and_written(shape: tuple[int, ...]) -> None:
    array = np.arange(np.prod(shape)).reshape(shape)
    cells = checked("cells", array)
    for index in ((0,) * len(shape), tuple(size - 1 for size in shape)):
        at: Any = index if len(index) > 1 else index[0]
        assert cells[at] == array[index]
        cells[at] = -7
        assert array[index] == -7


def test_an_opened_record_is_the_memory_of_the_record() -> None:
    state = new_records()
    record = opened(state)
    record.turn = 5
    record.zone_cards[1, 2, 3] = 70
    record.luck[1, 2] = 2**64 - 1
    assert (state["turn"][0], state["zone_cards"][0, 1, 2, 3], state["luck"][0, 1, 2]) == (5, 70, 2**64 - 1)
    state["turn"] = 6
    assert record.turn == 6
    with pytest.raises(AttributeError):
        record.trun = 1


def test_slices_and_iteration_which_would_test_no_index_are_refused() -> None:
    column = checked("column", np.zeros(4, np.int64))
    with pytest.raises(TypeError):
        column[1:3]
    with pytest.raises(TypeError):
        list(column)
    with pytest.raises(TypeError):
        sum(column)


READING = """
import numpy as np
from sim.compiler.decorators import entry_point, rule
from sim.engine.record.state import new_records

@rule
def place(g, card):
    return g.place[card]

@entry_point
def look(state, given, what, card):
    return place(state[0], card) if what == 0 else given[card]

for what in range(2):
    print(look(new_records(), np.zeros(128, np.int64), what, 127))
    for card in (-1, 128):
        try:
            print(look(new_records(), np.zeros(128, np.int64), what, card))
        except IndexError as error:
            print(error)
"""


def test_interpreted_rules_get_checked_records_and_arguments(tmp_path: Path) -> None:
    program = tmp_path / "reading.py"
    program.write_text(READING)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, str(program)], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.splitlines() == [
        line
        for name, read in (("place", -1), ("given", 0))
        for line in (
            str(read),
            f"{name}[-1]: an index is negative or too large; the sizes are 128",
            f"{name}[128]: an index is negative or too large; the sizes are 128",
        )
    ], run.stderr


def test_several_threads_may_enter_at_once() -> None:
    before = sys.getswitchinterval()
    entered = with_checked_arrays(lambda array: len(array))
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda _: [entered(np.zeros(3, np.int64)) for _ in range(10_000)], range(8)))
    finally:
        sys.setswitchinterval(before)
    assert found == [[3] * 10_000] * 8
