"""duelsim's game: the record, the rules, the card language, the card library, matches and the command line.

Importing the package points Numba's on-disk cache at a folder named by a hash of every source file that the
compiled engine is made of: Numba itself does not notice an edit in an imported module (decision D1).

For Python programs and notebooks, `sim.match(...)` and the other functions of `sim.api.experiments` are attributes of
the package. They are imported when they are first used, because that takes a second (docs/python.md).
"""

import importlib
from typing import TYPE_CHECKING, Any

from sim.compiler.cache import point_cache_at_sources

if TYPE_CHECKING:
    from sim.api.experiments import compare, goldfish, lift, match, matrix, odds
    from sim.experiments.conduct import read_run
    from sim.experiments.runs.run import Run

__version__ = "0.1.0"
__all__ = ["Run", "compare", "goldfish", "lift", "match", "matrix", "odds", "read_run"]

if not TYPE_CHECKING:  # for mypy, a package with this function would have every attribute

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module 'sim' has no attribute {name!r}")
        home = "sim.experiments" if name in ("Run", "read_run") else "sim.api.experiments"
        return getattr(importlib.import_module(home), name)


point_cache_at_sources()
