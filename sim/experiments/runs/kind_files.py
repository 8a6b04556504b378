"""The files of the kinds of experiments: the kind "match" is what `sim/experiments/kinds/match.py` declares as KIND.

Nothing lists the kinds. A new one is a new file there, and those of the same name in `reports`.
"""

from collections.abc import Callable, Container
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

KINDS = "sim.experiments.kinds"  # imported by name when a kind is looked up: this room knows none of them


def declared(name: str) -> Any:  # the class `Kind` is in `kind`, which imports this file
    """What the file of this name declares; None if there is no such kind. The name may come from anywhere."""
    module = f"{KINDS}.{name}"
    if not name.isidentifier() or find_spec(module) is None:
        return None
    found = getattr(import_module(module), "KIND", None)
    return found if found is not None and found.name == name else None


def names_of_kinds() -> tuple[str, ...]:
    """The names of all kinds. Imports every one of them."""
    files = iter_modules(import_module(KINDS).__path__)
    return tuple(sorted(file.name for file in files if declared(file.name) is not None))


def kind_in_words(name: str, settings: Callable[[], Container[str]] = tuple) -> str:
    """What users call a kind of experiment, also one that another version knows.

    `settings` are called where it depends on them.

    >>> kind_in_words("best_of"), kind_in_words("gauntlet")
    ('best-of-three match', 'gauntlet')
    >>> kind_in_words("matrix"), kind_in_words("matrix", lambda: {"results"})
    ('matrix', 'field of tournaments')
    """
    found = declared(name)
    if found is None:
        return name
    chosen = settings() if found.words_with else ()
    return next((words for setting, words in found.words_with if setting in chosen), str(found.in_words))
