"""A process of pytest-xdist tells of most tests only that they have passed."""

import pytest

from tests.telling import TellsBriefly

pytest_plugins = ["pytester"]
TESTS = """
import time
import pytest

@pytest.fixture
def slow(): time.sleep(0.01)
@pytest.fixture
def broken(): raise OSError("in setting up")
@pytest.fixture
def breaks():
    yield
    raise OSError("in tearing down")

def test_quick(): pass
def test_slow(slow): pass
def test_broken(broken): pass
def test_breaks(breaks): pass
def test_fails(): assert 1 == 2
@pytest.mark.skip
def test_skipped(): pass
"""


class Heard:
    """What is told, in order."""

    def __init__(self) -> None:
        self.reports: list[tuple[str, str, str]] = []
        self.finished = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep it."""
        self.reports.append((report.nodeid.partition("test_")[2].partition("test_")[2], report.when, report.outcome))

    def pytest_runtest_logfinish(self) -> None:
        """Count it."""
        self.finished += 1


def test_what_fails_or_takes_time_is_told_and_each_test_once_at_least(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_told=TESTS)
    heard = Heard()
    result = pytester.runpytest_inprocess("-p", "no:xdist", plugins=[TellsBriefly(), heard])
    result.assert_outcomes(passed=3, failed=1, errors=2, skipped=1)
    told = [one for one in heard.reports if not _is_by_chance(*one)]
    assert told == [
        ("quick", "call", "passed"),
        ("slow", "setup", "passed"),
        ("slow", "call", "passed"),
        ("broken", "setup", "failed"),
        ("breaks", "call", "passed"),
        ("breaks", "teardown", "failed"),
        ("fails", "call", "failed"),
        ("skipped", "setup", "skipped"),
    ]
    assert heard.finished == 6
    for words in ("in setting up", "in tearing down", "assert 1 == 2"):
        assert words in result.stdout.str()


def _is_by_chance(name: str, when: str, outcome: str) -> bool:
    """Setting up and tearing down take longer where the machine is busy."""
    return when != "call" and outcome == "passed" and (name, when) != ("slow", "setup")
