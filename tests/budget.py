"""A budget of processor time for each test: the summary names those that take more, and where CI is set they fail.

Time is the processor's, of the test and of the programs that it started and waited for: how busy the machine is
matters little. A test fails only beyond `HEADROOM` budgets. One that needs more says how much, and why:

    @pytest.mark.slow(8, "starts the program five times")

Not judged are a test in which the process does what it does once (it compiles or loads the engine, or builds the
grammar), tests that are run on demand, and interpreted runs.

A test that runs while another process compiles the engine, and needs it, waits for that process, for up to a minute. It
is named and fails likewise.
"""

import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

SECONDS = 2.0
HEADROOM = 6.0  # a busy machine takes twice the processor time
MEASURED = "processor seconds over the budget"
WAITED = "needed the engine"
# What a process does once: a module, its function, and how much of it the function has done.
ONCE = (
    ("sim.engine.entry_point", "enter_engine", lambda function: len(function.overloads)),
    ("sim.cards.text.grammar", "grammar", lambda function: function.cache_info().currsize),
    ("sim.cards.library.cached", "cached_cards", lambda function: function.cache_info().currsize),
)
ENGINE = 0  # its place
ON_DEMAND = ("soak", "mutation")


def _processor_seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _done_once() -> list[int]:
    """How much of what a process does once it has done; nothing where a function is interpreted or replaced."""
    done = []
    for module, name, size in ONCE:
        try:
            done.append(size(getattr(sys.modules.get(module), name)))
        except AttributeError:
            done.append(0)
    return done


def budget_of(item: pytest.Item, usual: float = SECONDS) -> float:
    """The seconds that a test may take; usually those."""
    marker = item.get_closest_marker("slow")
    if marker is None:
        return usual
    seconds, reason = marker.args
    if not isinstance(reason, str) or not reason:
        raise pytest.UsageError(f"{item.nodeid}: pytest.mark.slow needs its seconds and a reason")
    return float(seconds)


def verdict(seconds: float, budget: float) -> str:
    """What is wrong with a test that takes so long; empty if nothing is."""
    if seconds <= budget * HEADROOM:
        return ""
    return (
        f"It took {seconds:.1f} s of processor time; its budget is {budget:g} s, and {HEADROOM:g} times that fails."
        " Make it quicker, or declare it: @pytest.mark.slow(SECONDS, REASON) (tests/budget.py)."
    )


def waiting(path: str) -> str:
    """What is wrong with a test of this file that needs the engine before it is compiled."""
    return f"It waits for the engine, which another process compiles: take {path} out of FIRST (tests/conftest.py)."


class Budget:
    """The plugin; `fails` says whether a test far over its budget fails, or is only named.

    In the files that begin like one of `before_the_engine`, no test needs the engine.
    """

    def __init__(self, fails: bool, usual: float = SECONDS, before_the_engine: tuple[str, ...] = ()) -> None:
        self._fails = fails
        self._usual = usual
        self._before_the_engine = before_the_engine

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Measure the test."""
        done, start = _done_once(), _processor_seconds()
        try:
            return (yield)
        finally:
            seconds, done_now = _processor_seconds() - start, _done_once()
            is_judged = done_now == done and not any(map(item.get_closest_marker, ON_DEMAND))
            if seconds > budget_of(item, self._usual) and is_judged:
                item.user_properties.append((MEASURED, seconds))
            if done_now[ENGINE] != done[ENGINE] and item.nodeid.startswith(self._before_the_engine):
                item.user_properties.append((WAITED, seconds))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """Let the test fail."""
        report: Any = yield
        seconds = dict(item.user_properties).get(MEASURED, 0.0)
        wrong = verdict(float(str(seconds)), budget_of(item, self._usual))
        if WAITED in dict(item.user_properties):
            wrong = waiting(item.nodeid.partition("::")[0])
        if self._fails and wrong and report.when == "call" and report.passed:
            report.outcome, report.longrepr = "failed", wrong
        return report  # type: ignore[return-value]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Name the tests over their budgets, the slowest first."""
        for wanted, title in ((MEASURED, "over their budget of processor time"), (WAITED, "waited for the engine")):
            found = {
                report.nodeid: seconds
                for reports in terminalreporter.stats.values()
                for report in reports
                if getattr(report, "when", "") == "call"
                for name, seconds in report.user_properties
                if name == wanted
            }
            if found:
                terminalreporter.section(f"{title} (tests/budget.py)")
            for nodeid, seconds in sorted(found.items(), key=lambda pair: -pair[1]):
                terminalreporter.write_line(f"{seconds:6.1f} s {nodeid}")
