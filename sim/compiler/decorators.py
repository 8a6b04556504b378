"""How the rules are compiled: one decorator for the functions inside, one for the entrances from Python.

`NUMBA_DISABLE_JIT=1` turns both off. The same source then plays the same games interpreted, for the
debugger, the coverage run and the bounds check (decision D1).

By default Numba compiles a function again for every constant that it is called with, and optimises and
assembles every function together with all that it calls, again at each level of calls: 178 s for this engine. Here
a function inside is compiled once, for plain numbers, and only the entrances are optimised and assembled, with
everything inside them: 40 s, for the same games at the same speed (docs/architecture.md has the measurements).
"""

import contextlib
import ctypes
import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from sim.compiler.cache import import_numba, point_cache_at_sources, switched_on
from sim.compiler.checked_arrays import checked_zeros, with_checked_arrays

# Numba compiles callees while it compiles callers, some thirty Python frames for each level of calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

Function = TypeVar("Function", bound=Callable[..., Any])

# One game is played interpreted in less time than Numba takes to import.
INTERPRETED: bool = switched_on("NUMBA_DISABLE_JIT")
if not INTERPRETED:
    point_cache_at_sources()  # everything that compiles imports this file first
    numba = import_numba()
    from numba.core.registry import CPUDispatcher

# For an array that a function needs while it runs.
zeros: Any = checked_zeros if INTERPRETED else np.zeros

_inside: set[str] = set()  # qualified names of the functions that only compiled functions call


def rule(function: Function) -> Function:
    """Compile a function that only other compiled functions call; called from Python, it raises TypeError."""
    if INTERPRETED:
        return function
    compiled: Any = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    _inside.add(function.__qualname__)
    _ignore_literals(compiled)
    compiled.__class__ = _Inside
    return cast(Function, compiled)


def entrance(function: Function) -> Function:
    """Compile a function that Python calls: releases the GIL, and is cached on disk with all that it calls."""
    if INTERPRETED:
        return with_checked_arrays(function)
    compiled: Any = numba.njit(nogil=True, cache=True, no_cfunc_wrapper=True)(function)
    _survive_broken_caches(compiled)
    return cast(Function, compiled)


def _survive_broken_caches(dispatcher: Any) -> None:
    """Compile a function that cannot be read from disk, and play on if it cannot be kept there.

    The disk may be full, and files may have been cut off, on which unpickling fails with any error.
    """
    kept = dispatcher._cache
    load, save = kept.load_overload, kept.save_overload

    def load_if_whole(signature: Any, target: Any) -> Any:
        try:
            return load(signature, target)
        except Exception:
            with contextlib.suppress(Exception):
                kept.flush()
            return None

    def save_if_possible(signature: Any, compiled: Any) -> None:
        with contextlib.suppress(OSError):
            save(signature, compiled)

    kept.load_overload, kept.save_overload = load_if_whole, save_if_possible


def _ignore_literals(dispatcher: Any) -> None:
    """Let the function be compiled for plain numbers where it is called with constants."""
    general = dispatcher.get_call_template

    def without_literals(arguments: Any, keywords: Any) -> Any:
        plain = tuple(numba.types.unliteral(argument) for argument in arguments)
        return general(plain, {name: numba.types.unliteral(keyword) for name, keyword in keywords.items()})

    dispatcher.get_call_template = without_literals


if not INTERPRETED:

    class _Inside(CPUDispatcher):  # type: ignore[misc]
        """A function inside. It has no code that Python could call: Numba's own call would crash the interpreter."""

        def __call__(self, *arguments: Any, **keywords: Any) -> Any:
            """Raise TypeError."""
            function = self.py_func
            raise TypeError(
                f"{function.__module__}.{function.__qualname__} is compiled for other rules and players to call, not"
                " for Python; read a game through `sim.games.session`, or play without compiling (NUMBA_DISABLE_JIT=1)"
            )


def _assemble_entrances_only() -> None:
    """Make Numba leave the functions inside as plain LLVM code, which is linked into the entrances.

    This uses internals of Numba: if a later version lacks them, nothing is changed, and compiling only takes longer.
    """
    from numba.core import codegen

    library: Any = getattr(codegen, "JITCodeLibrary", None)
    engine: Any = getattr(codegen, "JITCPUCodegen", None)
    wanted = ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals")
    if library is None or engine is None or not all(hasattr(library, name) for name in wanted):
        return
    optimize, finalize = library._optimize_final_module, library._finalize_final_module

    def optimize_entrance(self: Any) -> None:
        if self.name not in _inside:
            optimize(self)

    def finalize_entrance(self: Any) -> None:
        if self.name in _inside:
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            finalize(self)

    def set_env(self: Any, env_name: str, env: Any) -> None:
        # What is not assembled has no address; its environment is only used to call back into Python.
        if address := self._engine.get_global_value_address(env_name):
            (ctypes.c_void_p * 1).from_address(address)[0] = ctypes.c_void_p(id(env))

    library._optimize_final_module = optimize_entrance
    library._finalize_final_module = finalize_entrance
    engine.set_env = set_env


def _describe_records_once() -> None:
    """Make Numba keep the text of a record type, which it writes twenty thousand times while it compiles the engine.

    The text lists every field; without this a new field makes every function slower to compile.
    """
    record: Any = numba.types.Record
    write = record.__repr__

    def describe(self: Any) -> str:
        if "_description" not in self.__dict__:
            self._description = write(self)
        text: str = self._description
        return text

    record.__repr__ = describe


if not INTERPRETED:
    _assemble_entrances_only()
    _describe_records_once()
