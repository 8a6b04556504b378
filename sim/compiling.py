"""How the rules are compiled: one decorator for the functions inside, one for the doors to Python.

`NUMBA_DISABLE_JIT=1` turns both into nothing, and the same source plays the same games interpreted: the
debugger, the coverage run and the bounds check (architecture D1).
"""

import sys
from collections.abc import Callable
from typing import Any

import numba

# Numba compiles callees while it compiles callers, some thirty Python frames for each level of calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that only other compiled functions call."""
    compiled: Callable[..., Any] = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def entrance(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that Python calls: releases the GIL, and is cached on disk with all that it calls."""
    compiled: Callable[..., Any] = numba.njit(nogil=True, cache=True, no_cfunc_wrapper=True)(function)
    return compiled
