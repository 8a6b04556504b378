"""Tests over their budget of processor time are named, and fail where CI is set."""

import os
import sys
from types import SimpleNamespace

import pytest

from tests import budget
from tests.budget import ENGINE, HEADROOM, MEASURED, ONCE, SECONDS, Budget, budget_of, verdict

pytest_plugins = ["pytester"]
BUSY = """
import time
import pytest

def busy(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass

def test_quick(): pass
def test_over(): busy(0.05)
def test_far_over(): busy(0.2)
@pytest.mark.slow(1, "waits")
def test_declared(): busy(0.2)
@pytest.mark.slow(0.01, "waits")
def test_far_over_what_it_declares(): busy(0.2)
@pytest.mark.soak
def test_on_demand(): busy(0.2)
"""
MARKERS = "[pytest]\nmarkers =\n    slow\n    soak\n"


@pytest.mark.parametrize("fails", [False, True])
def test_the_offender_is_named_and_fails_in_ci(pytester: pytest.Pytester, fails: bool) -> None:
    pytester.makepyfile(BUSY)
    pytester.makeini(MARKERS)
    result = pytester.runpytest_inprocess("-p", "no:xdist", plugins=[Budget(fails, usual=0.03)])
    failed = 2 if fails else 0
    result.assert_outcomes(passed=6 - failed, failed=failed)
    told = result.stdout.str().partition("over their budget of processor time")[2]
    over = [line.split("::")[1] for line in told.splitlines() if " s test_" in line]
    assert sorted(over) == ["test_far_over", "test_far_over_what_it_declares", "test_over"]
    assert ("its budget is 0.03 s" in result.stdout.str()) == fails


@pytest.mark.parametrize("fails", [False, True])
def test_who_waits_for_the_engine_is_named_and_fails_in_ci(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    """Only where no test needs it."""
    monkeypatch.setitem(sys.modules, "made_up_engine", SimpleNamespace(engine=SimpleNamespace(overloads=[])))
    monkeypatch.setattr(budget, "ONCE", (("made_up_engine", "engine", ONCE[ENGINE][-1]),))
    loads = "import sys\ndef test_loads(): sys.modules['made_up_engine'].engine.overloads.append(1)\n"
    for name in ("test_before", "test_later"):
        pytester.makepyfile(**{name: loads})
    result = pytester.runpytest_inprocess("-p", "no:xdist", plugins=[Budget(fails, before_the_engine=("test_before",))])
    result.assert_outcomes(passed=2 - fails, failed=int(fails))
    told = result.stdout.str().partition("waited for the engine")[2]
    assert "s test_before.py::test_loads" in told and "test_later" not in told
    assert ("take test_before.py out of FIRST" in result.stdout.str()) == fails


def test_a_budget_is_left_only_far_beyond_it() -> None:
    assert verdict(SECONDS * HEADROOM, SECONDS) == ""
    assert "It took 12.1 s of processor time; its budget is 2 s" in verdict(12.1, 2)


def test_a_declared_budget_needs_a_reason(pytester: pytest.Pytester) -> None:
    item = pytester.getitem("import pytest\n@pytest.mark.slow(3, '')\ndef test_func(): pass\n")
    with pytest.raises(pytest.UsageError, match="needs its seconds and a reason"):
        budget_of(item)


@pytest.mark.slow(4, "shows that it is declared")
@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="interpreted runs are not judged")
def test_this_test_is_judged_by_what_it_declares(request: pytest.FixtureRequest) -> None:
    assert budget_of(request.node) == 4
    assert MEASURED not in dict(request.node.user_properties)
    assert any(isinstance(plugin, Budget) for plugin in request.config.pluginmanager.get_plugins())
