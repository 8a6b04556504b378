"""Linear algebra has one thread in commands: games keep all cores busy."""

import os
import subprocess
import sys

import pytest

from duelsim.__main__ import THREADS, one_thread_for_linear_algebra

BEFORE_NUMPY = """
import sys
import duelsim.__main__ as program
assert "numpy" not in sys.modules
program.one_thread_for_linear_algebra()
assert "numpy" not in sys.modules
"""


@pytest.mark.parametrize("said", [{}, {"OPENBLAS_NUM_THREADS": "3"}, {"OMP_NUM_THREADS": "3"}])
def test_there_is_one_thread_unless_the_user_says_how_many(
    said: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", dict(said))
    one_thread_for_linear_algebra()
    assert os.environ == (said or dict.fromkeys(THREADS, "1"))


def test_it_is_said_before_numpy_is_imported() -> None:
    subprocess.run([sys.executable, "-c", BEFORE_NUMPY], check=True)
