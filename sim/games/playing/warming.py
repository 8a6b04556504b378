"""Load the compiled engine before games are played: the first game on a machine waits a minute or two for it.

`sim.command_line.waiting` tells the user.
"""

import contextlib
import functools
import gc
import sys
import threading
from collections.abc import Iterator

from sim.compiler import cache
from sim.compiler.plain import reason_for_plain_numba
from sim.compiler.progress import progress
from sim.language import gettext, translatable

COMPILING = translatable(
    "Compiling the rules of the game for this machine. This takes a minute or two, and happens once for each version"
    " of duelsim."
)
COMPILING_PLAINLY = translatable(
    "Compiling the rules of the game for this machine. This takes about five minutes, and happens once for each version"
    " of duelsim."
)
WAITING = translatable(
    "Another duelsim is compiling the rules of the game for this machine. This one waits for it, and continues"
    " when they are compiled."
)
_starting, _loading = threading.Lock(), threading.Lock()  # what they change belongs to the whole process
COMPILER_STACK = 64 * 1024 * 1024  # Numba nests deeply; some systems give a thread half a megabyte


def loading_notices() -> list[str]:
    """What a user should know before the engine is loaded: that it is slower, or has to be compiled."""
    if cache.switched_on("NUMBA_DISABLE_JIT"):
        return []
    reason = reason_for_plain_numba()
    notices = []
    if reason is not None:
        notices.append(gettext("Playing the same games more slowly, with plain Numba: {reason}.", reason=reason))
    if not cache.is_compiled():
        notices.append(what_is_compiled())
    return notices


def what_is_compiled() -> str:
    """What has to be compiled, here or by another process that does so already."""
    if not progress.is_compiling and cache.is_being_compiled():
        return gettext(WAITING)
    return gettext(COMPILING if reason_for_plain_numba() is None else COMPILING_PLAINLY)


@functools.cache
def tell_of_compiling() -> None:
    """Say on stderr, once, that the engine has to be compiled."""
    if not cache.is_compiled():
        print(what_is_compiled(), file=sys.stderr)


class EngineLoading(threading.Thread):
    """Compiles or loads the engine. `failure` is what went wrong.

    It runs in a thread of its own, because the compiler does not notice Ctrl-C.
    """

    def __init__(self) -> None:
        """Wait to be started."""
        super().__init__(name="compiling", daemon=True)
        self.failure: BaseException | None = None

    def start(self) -> None:
        """Start the thread, with a stack that is large enough for the compiler."""
        with _starting:
            previous = threading.stack_size(COMPILER_STACK)
            try:
                super().start()
            finally:
                threading.stack_size(previous)

    def run(self) -> None:
        """Enter the engine."""
        with _loading:
            try:
                self._load()
            except BaseException as failure:
                self.failure = failure

    def _load(self) -> None:
        from sim.engine.entry_point import copy_record
        from sim.engine.record.state import new_records

        # Numba's objects live long: collecting garbage less often saves a tenth of the time, for 60 MiB.
        thresholds = gc.get_threshold()
        gc.set_threshold(1_000_000, 20, 20)
        try:
            with _without_blas():
                copy_record(new_records(), new_records())  # any task will do
        finally:
            gc.set_threshold(*thresholds)


def wait_for_engine() -> None:
    """Compile and load the engine, and wait until that is done."""
    loading = EngineLoading()
    loading.start()
    loading.join()
    if loading.failure is not None:
        raise loading.failure


@contextlib.contextmanager
def _without_blas() -> Iterator[None]:
    """Hide `scipy.linalg.cython_blas` from Numba.

    Numba imports it, where it is installed, before it first compiles or loads anything. The rules use no linear
    algebra, and the import takes half of the time that loading them takes.
    """
    name = "scipy.linalg.cython_blas"
    hidden = name not in sys.modules
    if hidden:
        sys.modules[name] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        if hidden:
            del sys.modules[name]
