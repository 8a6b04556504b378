"""Load the compiled engine before games are played: the first game on a machine waits half a minute for it.

`sim.command_line.waiting` tells the user.
"""

import contextlib
import gc
import sys
import threading
from collections.abc import Iterator

from sim.compiler import cache
from sim.compiler.plain import reason_for_plain_numba
from sim.compiler.progress import progress
from sim.games.compiling import COMPILING_OUTSIDE, OUTSIDE_ENTRANCE
from sim.games.matchup import Matchup

COMPILING = (
    "Compiling the rules of the game for this machine. This takes about half a minute, and happens once for each"
    " version of duelsim."
)
COMPILING_PLAINLY = (
    "Compiling the rules of the game for this machine. This takes about five minutes, and happens once for each version"
    " of duelsim."
)
COMPILING_SEARCH = (
    "Compiling the player who searches for this machine. This takes about a minute, and happens once for each version"
    " of duelsim, when such a player is first asked."
)
WAITING = (
    "Another duelsim is compiling the rules of the game for this machine. This one waits for it, and goes on when they"
    " are compiled."
)
SEARCH_ENTRANCE = "search.play_searched"
_starting, _loading = threading.Lock(), threading.Lock()  # what they change belongs to the whole process
COMPILER_STACK = 64 * 1024 * 1024  # Numba nests deeply; some systems give a thread half a megabyte


def is_ready(matchup: Matchup | None = None) -> bool:
    """Whether what plays the matchup has been compiled."""
    if matchup is not None and matchup.python_decks:
        return cache.is_compiled(OUTSIDE_ENTRANCE)
    return cache.is_compiled(SEARCH_ENTRANCE) if matchup is not None and matchup.searches else cache.is_compiled()


def loading_notices(matchup: Matchup | None = None) -> list[str]:
    """What a user should know before the engine is loaded: that it is slower, or has to be compiled."""
    if cache.switched_on("NUMBA_DISABLE_JIT"):
        return []
    reason = reason_for_plain_numba()
    notices = [] if reason is None else [f"Playing the same games more slowly, with plain Numba: {reason}."]
    if not is_ready(matchup):
        notices.append(what_is_compiled(matchup))
    return notices


def what_is_compiled(matchup: Matchup | None = None) -> str:
    """What has to be compiled for a matchup, here or by another process that does so already."""
    if not progress.is_compiling and cache.is_being_compiled():
        return WAITING
    if reason_for_plain_numba() is not None:
        return COMPILING_PLAINLY
    if matchup is not None and matchup.python_decks:
        return COMPILING_OUTSIDE
    return COMPILING_SEARCH if matchup is not None and matchup.searches else COMPILING


class EngineLoading(threading.Thread):
    """Plays one pair, to compile and load the engine. `failure` is what went wrong.

    It runs in a thread of its own, because the compiler does not notice Ctrl-C.
    """

    def __init__(self, matchup: Matchup) -> None:
        """Play this matchup; any matchup will do."""
        super().__init__(name="compiling", daemon=True)
        self.failure: BaseException | None = None
        self._matchup = matchup

    def start(self) -> None:
        """Start the thread, with a stack that is large enough for the compiler."""
        with _starting:
            previous = threading.stack_size(COMPILER_STACK)
            try:
                super().start()
            finally:
                threading.stack_size(previous)

    def run(self) -> None:
        """Play the pair."""
        with _loading:
            try:
                self._load()
            except BaseException as failure:
                self.failure = failure

    def _load(self) -> None:
        from sim.engine.record.luck import root_key
        from sim.games.batch import play_chunk

        # Numba's objects live long: collecting garbage less often saves a tenth of the time, for 60 MiB.
        thresholds = gc.get_threshold()
        gc.set_threshold(1_000_000, 20, 20)
        try:
            with _without_blas():
                if self._matchup.python_decks:
                    self._load_outside()
                else:
                    play_chunk(self._matchup, root_key(0)[1], 0, 2, *((2,) if self._matchup.searches else ()))
        finally:
            gc.set_threshold(*thresholds)

    def _load_outside(self) -> None:
        """Play the pair with players who take the first option."""
        from sim.engine.record.luck import root_key
        from sim.games.outside import play_outside

        class First:
            def choose(self, _: object, __: object) -> int:
                return 0

        play_outside(self._matchup, dict.fromkeys(self._matchup.python_decks, First()), root_key(0)[1], 0, 2, 2)


def wait_for_engine(matchup: Matchup) -> None:
    """Compile and load the engine, and wait until that is done."""
    loading = EngineLoading(matchup)
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
