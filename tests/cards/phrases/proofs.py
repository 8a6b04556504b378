"""Do the tests notice if a phrase means something else? A plugin for pytest, and the command that runs it.

`python -m tests.cards.phrases.proofs destroy draw` runs the tests that are marked with these phrases, once for each
mutant (`mutants`), and says which proof shows nothing; without names, it does so for all phrases. Nothing here is a
test.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from sim.tools.phrases import read_proofs
from tests.cards.phrases.mutants import MUTANTS, Mutant, Refused

PLUGIN = "tests.cards.phrases.proofs"
ROOT = Path(__file__).parents[3]
PHRASES = "DUELSIM_MUTATED_PHRASES"  # an environment variable: names with commas between them
NOTICED, UNNOTICED, ABSENT, REFUSED = "noticed", "unnoticed", "absent", "refused"


def run(phrases: Iterable[str], seconds: int) -> tuple[bool, str]:
    """Whether the tests of the phrases notice their mutants, and what they say. The games are played interpreted."""
    wanted = set(phrases)
    proofs = read_proofs(ROOT).proofs
    files = sorted({test.partition("::")[0] for name in wanted for test in proofs.get(name, ())})
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", PHRASES: ",".join(sorted(wanted))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", PLUGIN, "-m", "phrase", *files]
    if not files:
        return False, f"No test is marked with {', '.join(sorted(wanted))}."
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=seconds, check=False
    )
    return done.returncode == 0, done.stdout + done.stderr


# --- The plugin -------------------------------------------------------------------------------------------------
_found: dict[tuple[str, int], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))  # outcomes by test


def _wanted(item: pytest.Item) -> list[str]:
    """The phrases of a test that are asked about."""
    asked = os.environ.get(PHRASES, "").split(",")
    return [name for mark in item.iter_markers("phrase") for name in mark.args if name in asked]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Only the tests that prove one of the phrases."""
    items[:] = [item for item in items if _wanted(item)]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: Any) -> bool:
    """Run a test with each mutant instead of once."""
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    test = pyfuncitem.nodeid.partition("[")[0]
    for name in _wanted(pyfuncitem):
        for number in range(len(MUTANTS)):
            _found[name, number][test].add(_outcome(Mutant(name, number), pyfuncitem.obj, arguments))
    return True


def _outcome(mutant: Mutant, test: Any, arguments: dict[str, Any]) -> str:
    try:
        with mutant.installed():
            test(**arguments)
    except Refused:
        return REFUSED
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # also what pytest.fail raises
        # A fault of the mutant itself shows nothing.
        return REFUSED if isinstance(error, TypeError | AttributeError | NameError) else NOTICED
    return UNNOTICED if mutant.was_played else ABSENT


def problems() -> list[str]:
    """Mutants that no test notices, and marks of tests that notice none."""
    said = []
    by_phrase: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for (name, number), tests in _found.items():
        outcomes = set().union(*tests.values())
        if UNNOTICED in outcomes and NOTICED not in outcomes:
            said.append(f"{name} {MUTANTS[number]}: {', '.join(tests)} still {'pass' if len(tests) > 1 else 'passes'}")
        for test, some in tests.items():
            by_phrase[name][test] |= some
    for name, tests in by_phrase.items():
        said += [f"{test} shows nothing about {name}" for test, some in tests.items() if NOTICED not in some]
    return sorted(said)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a proof shows nothing."""
    if problems():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say which proofs show nothing."""
    for line in problems():
        terminalreporter.write_line(line)


if __name__ == "__main__":
    names = sys.argv[1:] or sorted(read_proofs(ROOT).proofs)
    passed, text = run(names, seconds=3600)
    print(text)
    sys.exit(not passed)
