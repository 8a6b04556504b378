"""How the rules are compiled: one decorator for the functions inside, one for the entrances from Python.

`NUMBA_DISABLE_JIT=1` turns both off. The same source then plays the same games interpreted, for the
debugger, the coverage run and the bounds check (decision D1).

By default Numba compiles a function again for every constant that it is called with, and optimises and
assembles every function together with all that it calls, again at each level of calls: 178 s for this engine. Here
a function inside is compiled once, for plain numbers, and only the entrances are optimised and assembled, with
everything inside them: 40 s, for the same games at the same speed (docs/architecture.md has the measurements).
"""

import functools
import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from sim.compiler.cache import import_numba, switched_on

# Numba compiles callees while it compiles callers, some thirty Python frames for each level of calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

Function = TypeVar("Function", bound=Callable[..., Any])

# One game is played interpreted in less time than Numba takes to import.
INTERPRETED: bool = switched_on("NUMBA_DISABLE_JIT")
if not INTERPRETED:
    import_numba()
    from sim.compiler.dispatchers import EntranceDispatcher, RuleDispatcher


def rule(function: Function) -> Function:
    """Compile a function that only other compiled functions call; called from Python, it raises TypeError."""
    if INTERPRETED:
        return function
    options = {"nopython": True, "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast(Function, RuleDispatcher(function, targetoptions={**options, "boundscheck": None}))


def entrance(function: Function) -> Function:
    """Compile a function that Python calls: releases the GIL, and is cached on disk with all that it calls."""
    if INTERPRETED:
        return _with_opened_records(function)
    options = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": None}
    return cast(Function, EntranceDispatcher(function, targetoptions=options))


class _OpenedRecord:
    """A record for interpreted functions: attributes that are views of its fields.

    NumPy's own `np.record` looks every field up by name at each access, which makes games ten times slower.
    """

    def __init__(self, array: Any) -> None:
        for name in array.dtype.names:
            if array.dtype[name].shape:
                self.__dict__[name] = array[name][0]
            else:
                self.__dict__["_" + name] = array[name]

    def __getattr__(self, name: str) -> int:
        return int(self.__dict__["_" + name][0])

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__["_" + name][0] = value


def _with_opened_records(function: Function) -> Function:
    """Give an interpreted entrance lists of one opened record instead of arrays of one record."""

    @functools.wraps(function)
    def opened(*arguments: Any) -> Any:
        return function(
            *(
                [_OpenedRecord(argument)] if isinstance(argument, np.ndarray) and argument.dtype.names else argument
                for argument in arguments
            )
        )

    return cast(Function, opened)
