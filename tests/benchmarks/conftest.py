"""The benchmark that a file of tests is about: `test_ladder.py` is about `benchmarks/ladder.py`."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(scope="module")
def benchmark(request: pytest.FixtureRequest) -> ModuleType:
    """Its module."""
    name = request.path.stem.removeprefix("test_")
    specification = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module  # where dataclasses look for their types
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))  # as for a program of that folder, which may import others
    specification.loader.exec_module(module)
    return module
