"""Settings for all tests: no deadline for Hypothesis, nothing of the user's, and several processes for all tests."""

import functools
import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.budget import Budget
from tests.telling import TellsBriefly

MOST_PROCESSES = 4  # each takes a gigabyte
# The order of the files: one process compiles the engine while the others run what needs none, as long as that takes.
# The rules are last, because their files are short, and no process is left alone with a long one.
COMPILES = "tests/golden/"
FIRST = (
    COMPILES,
    "tests/cards/imported/",
    "tests/cards/library/test_library.py",
    "tests/cards/text/test_card_files.py",
    "tests/cards/text/test_formatting.py",
    "tests/cards/text/test_reader.py",
    "tests/cards/text/test_suggestions.py",
    "tests/cards/words/test_english.py",
    "tests/cards/words/test_english_and_play.py",
    "tests/cards/phrases/test_every_phrase.py",
    "tests/command_line/test_cards_phrases.py",
    "tests/compiler/test_decorators.py",
    "tests/decks/",
    "tests/engine/test_hidden_information.py",
    "tests/rules/test_catalogue.py",
    "tests/statistics/",
    "tests/test_functions.py",
    "tests/test_layers.py",
    "tests/test_site.py",
    "tests/tools/bench/test_turns.py",
    "tests/tools/test_rules_map.py",
)
NEXT = ("tests/web/",)  # long files, which would leave the other processes without work if they were last
LAST = ("tests/rules/",)

# The time that an example takes depends only on how busy the machine is.
settings.register_profile("duelsim", deadline=None)
settings.load_profile("duelsim")

# Collecting the tests makes hundreds of thousands of objects, none of which is garbage.
gc.set_threshold(50_000, 20, 20)

os.environ["DUELSIM_CARDS"] = os.devnull
os.environ["DUELSIM_RUNS"] = "off"
os.environ["DUELSIM_PLAYER"] = "auto"  # the quickest of those that know their decks
os.environ["DUELSIM_LEARNING"] = "off"  # it takes seconds for each deck; its own tests turn it on
# One thread for linear algebra, in each process before it imports NumPy: several wait for each other without sleeping,
# which takes fifty times the time where all cores are in use.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ.pop("DUELSIM_NAMES", None)
os.environ.pop("COLUMNS", None)  # the processes of pytest-xdist have it
# The tests start hundreds of programs. Each would translate all sources again, which takes longer than what it tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_configure(config: pytest.Config) -> None:
    """Judge the time of each test where it is compiled, and let each process collect the tests in an order of its own.

    In a fresh clone collecting takes twice as long, because Python translates each file. Processes that collect in one
    order would all translate all of them. So the first two begin at both ends, and the others in the middle.
    """
    if not os.environ.get("NUMBA_DISABLE_JIT"):
        before_the_engine = tuple(start for start in FIRST if start != COMPILES)
        config.pluginmanager.register(Budget(bool(os.environ.get("CI")), before_the_engine=before_the_engine), "budget")
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(TellsBriefly(), "tells briefly")
        if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
            config.args = _order_of_collecting(int(config.workerinput["workerid"].removeprefix("gw")))


def _order_of_collecting(worker: int) -> list[str]:
    """The entries of this folder that have tests."""
    entries = sorted(Path(__file__).parent.iterdir())
    found = [str(entry) for entry in entries if entry.name.startswith("test_") or _is_of_tests(entry)]
    begin = 0 if worker < 2 else len(found) // 2
    return (found[begin:] + found[:begin])[:: -1 if worker % 2 else 1]


def _is_of_tests(folder: Path) -> bool:
    return folder.is_dir() and any(folder.rglob("test_*.py"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Run all tests in as many processes as there are processors; the tests that a command names run in this one.

    Another one would fill the moments in which tests wait for a browser; collecting all tests costs as much.
    """
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        config.option.loadscopereorder = False  # by the number of tests, which says little of their time
        return min(MOST_PROCESSES, max(2, os.cpu_count() or 1))
    config.option.dist = "no"
    return 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files into their order, in which all processes must have them."""
    items.sort(key=lambda item: _place(item.nodeid.partition("::")[0]))


@functools.cache
def _place(file: str) -> tuple[int, list[str]]:
    first = (at for at, start in enumerate(FIRST) if file.startswith(start))
    return next(first, len(FIRST) + 1 - file.startswith(NEXT) + file.startswith(LAST)), file.split("/")


def pytest_collection_finish() -> None:
    """Let Python's garbage collector pass by the thousands of tests, which it would look at again and again."""
    gc.collect()
    gc.freeze()
