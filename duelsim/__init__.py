"""duelsim in Python: a function for each kind of experiment, the result that it returns, and the errors that it raises.

    import duelsim

    result = duelsim.match("liquid-beast", "fn-rush", games=2000, seed=7)

docs/python.md is the guide. Everything is imported on first use, because importing takes a second.
"""

import os
import sys


def _is_the_program() -> bool:
    """Whether this package is imported by `python -m duelsim`, and not by a program of the user."""
    if sys.argv[:1] != ["-m"] or len(sys.orig_argv) < len(sys.argv):
        return False
    word = sys.orig_argv[-len(sys.argv)]  # what comes before the arguments: `duelsim`, or `-mduelsim`
    return word == "duelsim" or (word.startswith("-") and word.endswith("mduelsim"))


if _is_the_program() and not sys.flags.safe_path:
    # Python puts the current folder first, where a file random.py would be run instead of Python's own.
    _here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    sys.path[:1] = [_here] if os.path.abspath(sys.path[0]) == _here else []

import importlib  # noqa: E402
import importlib.util  # noqa: E402
from pathlib import Path  # noqa: E402
from types import ModuleType  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

if TYPE_CHECKING:  # "as" says that a name is public
    from decks.reading import Deck as Deck
    from sim.api.coach_result import CoachResult as CoachResult
    from sim.api.comparing_runs import RunComparison as RunComparison
    from sim.api.comparing_runs import compare_runs as compare_runs
    from sim.api.coverage import CoverageResult as CoverageResult
    from sim.api.coverage import coverage as coverage
    from sim.api.errors import ClusterError as ClusterError
    from sim.api.errors import DeckError as DeckError
    from sim.api.errors import GamesErred as GamesErred
    from sim.api.errors import ImpossibleExperiment as ImpossibleExperiment
    from sim.api.errors import Interrupted as Interrupted
    from sim.api.errors import PlayerFailed as PlayerFailed
    from sim.api.errors import RunMismatch as RunMismatch
    from sim.api.errors import UnknownPlayer as UnknownPlayer
    from sim.api.experiments import *  # noqa: F403 - its __all__
    from sim.api.game import Game as Game
    from sim.api.game import session as session
    from sim.api.kept_searches import read_search as read_search
    from sim.api.observer import Observer as Observer
    from sim.api.options import RunOptions as RunOptions
    from sim.api.options import SearchOptions as SearchOptions
    from sim.api.result import Result as Result
    from sim.api.search_results import ImproveResult as ImproveResult
    from sim.api.search_results import TrainResult as TrainResult
    from sim.api.search_results import TuneResult as TuneResult
    from sim.api.searches import coach as coach
    from sim.api.searches import improve as improve
    from sim.api.searches import train as train
    from sim.api.searches import tune as tune
    from sim.games.sessions.memory import NoDeal as NoDeal
    from sim.games.sessions.outside import Player as Player
    from sim.games.sessions.session import GameError as GameError
    from sim.games.sessions.session import NoQuestion as NoQuestion
    from sim.games.sessions.session import NotAnOption as NotAnOption
    from sim.games.sessions.session import Session as Session
    from sim.games.sessions.view import Card as Card
    from sim.games.sessions.view import Option as Option
    from sim.games.sessions.view import PlayerView as PlayerView
    from sim.games.sessions.view import Question as Question
    from sim.games.sessions.view import StaleView as StaleView
    from sim.games.sessions.view import View as View
    from sim.version import VERSION

    __version__ = VERSION

_HOMES = {
    "sim.api.coach_result": ("CoachResult",),
    "sim.api.comparing_runs": ("RunComparison", "compare_runs"),
    "sim.api.coverage": ("CoverageResult", "coverage"),
    "sim.api.errors": (
        *("ClusterError", "DeckError", "GamesErred", "ImpossibleExperiment", "Interrupted", "PlayerFailed"),
        *("RunMismatch", "UnknownPlayer"),
    ),
    "sim.api.game": ("Game", "session"),
    "sim.api.kept_searches": ("read_search",),
    "sim.api.observer": ("Observer",),
    "sim.api.options": ("RunOptions", "SearchOptions"),
    "sim.api.result": ("Result",),
    "sim.api.search_results": ("ImproveResult", "TrainResult", "TuneResult"),
    "sim.api.searches": ("coach", "improve", "train", "tune"),
    "sim.games.sessions.memory": ("NoDeal",),
    "sim.games.sessions.outside": ("Player",),
    "sim.games.sessions.session": ("GameError", "NoQuestion", "NotAnOption", "Session"),
    "sim.games.sessions.view": ("Card", "Option", "PlayerView", "Question", "StaleView", "View"),
    "decks.reading": ("Deck",),
}
_EXPERIMENTS = "sim.api.experiments"  # its __all__ has the other names
_PACKAGES = ("sim", "decks", "reports", "strategies")  # what duelsim is made of


def _find_own_packages() -> None:
    """Import the packages of duelsim, even if the user's folder has files of the same names; those are then hidden.

    Raises ImportError if one of those files has already been imported.
    """
    for name in _PACKAGES:
        own = Path(__file__).parents[1] / name / "__init__.py"
        loaded = sys.modules.get(name)
        specification = importlib.util.find_spec(name) if loaded is None else getattr(loaded, "__spec__", None)
        found = None if specification is None else specification.origin
        if found is not None and Path(found).resolve() == own.resolve():
            continue
        if loaded is not None:
            raise ImportError(
                f"duelsim has a package {name!r}, but another module of that name has already been imported:"
                f" {found}. Rename it, or import duelsim first."
            )
        _load(name, own)


def _load(name: str, file: Path) -> ModuleType:
    """Import a package from its file, whatever else its name would find."""
    specification = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
    if specification is None or specification.loader is None:
        raise ImportError(f"The installation of duelsim is incomplete: {file} is missing.")
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module
    specification.loader.exec_module(module)
    return module


def _names() -> list[str]:
    """All public names."""
    found: list[str] = importlib.import_module(_EXPERIMENTS).__all__
    return sorted({"__version__", *found, *(name for names in _HOMES.values() for name in names)})


if not TYPE_CHECKING:  # with this function, mypy would accept every attribute

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            return importlib.import_module("sim.version").VERSION
        if name == "__all__":
            return _names()
        for home, names in _HOMES.items():
            if name in names:
                return getattr(importlib.import_module(home), name)
        if not name.startswith("_"):
            home = importlib.import_module(_EXPERIMENTS)
            if name in home.__all__:
                return getattr(home, name)
        raise AttributeError(f"module 'duelsim' has no attribute {name!r}")


def __dir__() -> list[str]:
    return _names()


_find_own_packages()
