"""How the rules are compiled: one decorator for the functions inside, one for the entry points from Python.

`NUMBA_DISABLE_JIT=1` turns both off. The same source then plays the same games interpreted, for the
debugger, the coverage run and the bounds check (decision D1).

A function inside is compiled once, for plain numbers, and only the entry points become machine code, with everything
inside them (`sim.compiler.target`).
"""

import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

from sim.compiler.cache import import_numba, switched_on
from sim.compiler.checked_arrays import with_checked_arrays

# Numba compiles callees while it compiles callers, some thirty Python frames for each level of calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

Function = TypeVar("Function", bound=Callable[..., Any])

# One game is played interpreted in less time than Numba takes to import.
INTERPRETED: bool = switched_on("NUMBA_DISABLE_JIT")
if not INTERPRETED:
    import_numba()
    from sim.compiler.dispatchers import EntryPointDispatcher, Rule, keep_apart


def rule(function: Function) -> Function:
    """Compile a function that only other compiled functions call; called from Python, it raises TypeError."""
    if INTERPRETED:
        return function
    options = {"nopython": True, "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    # Rules make no arrays, so there are no references to count (5 % of compiling).
    options["_nrt"] = False
    return cast(Function, Rule(function, targetoptions={**options, "boundscheck": None}))


def cold(function: Function) -> Function:
    """A rule that callers mostly pass by: it is kept out of them, so that they stay small enough to be inlined."""
    compiled = rule(function)
    if not INTERPRETED:
        keep_apart(compiled)
    return compiled


def entry_point(function: Function) -> Function:
    """Compile a function that Python calls: releases the GIL, and is cached on disk with all that it calls."""
    if INTERPRETED:
        return with_checked_arrays(function)
    options = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": None}
    return cast(Function, EntryPointDispatcher(function, targetoptions=options))
