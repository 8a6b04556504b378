"""What a process of pytest-xdist tells the one that prints: of most tests only that they have passed.

pytest reports setting up, the test and tearing down, each by itself, and when a test starts. To pack, send and count
all that takes longer than most of the ten thousand tests. What is told is enough for the summary, `--durations` and
`-v`.
"""

import pytest
from _pytest.runner import runtestprotocol

SHOWN = 0.005  # seconds: what `--durations` leaves out


def is_told(report: pytest.TestReport) -> bool:
    """Whether somebody wants to know it."""
    return report.when == "call" or not report.passed or report.duration >= SHOWN


class TellsBriefly:
    """The plugin."""

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run a test as pytest does."""
        hooks, name = item.ihook, {"nodeid": item.nodeid, "location": item.location}
        if item.config.get_verbosity() > 0:
            hooks.pytest_runtest_logstart(**name)
        for report in filter(is_told, runtestprotocol(item, log=False, nextitem=nextitem)):
            hooks.pytest_runtest_logreport(report=report)
        hooks.pytest_runtest_logfinish(**name)
        return True
