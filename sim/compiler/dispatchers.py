"""What Numba makes of a decorated function: something that is compiled when it is first called.

A function inside is compiled once, for plain numbers: by default Numba compiles it again for every constant that it is
called with (the log's had 34 versions). An entry point is cached on disk.
"""

import contextlib
import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
from numba.core import caching, registry, sigutils, target_extension
from numba.core import types as numba_types
from numba.core.compiler_lock import global_compiler_lock

from sim.compiler.cache import cache_folder, engine_version, lock_of_cache, make_cache_folder, prebuilt_folder
from sim.compiler.files import checksum, read_checked, write_checked
from sim.compiler.plain import reason_for_plain_numba
from sim.compiler.progress import progress
from sim.compiler.target import (
    EngineCompiler,
    EngineFlags,
    EngineTarget,
    RuleCompiler,
    compile_what_numba_brings,
)

types: Any = numba_types

# Qualified names, which name the function of a piece of code.
_entry_points: set[str] = set()
_apart: set[str] = set()
_is_plain = reason_for_plain_numba() is not None


def _folders() -> Iterator[Path]:
    """Where compiled code may be: that which came with the package, and that compiled here."""
    for folder in (prebuilt_folder(), cache_folder()):
        if folder is not None:
            yield folder


class EngineDispatcher(registry.CPUDispatcher):  # type: ignore[misc]
    """A function that Numba compiles with the settings of the engine."""

    targetdescr = registry.cpu_target if _is_plain else EngineTarget(_entry_points, _apart)

    def __init__(self, function: Any, **options: Any) -> None:
        super().__init__(function, **options)
        if not _is_plain:
            self._compiler._customize_flags = EngineFlags

    def compile(self, signature: Any) -> Any:
        """Compile the function for these types, unless that has been done."""
        if signature in self.overloads:
            return self.overloads[signature].entry_point
        with target_extension.target_override(self.targetdescr._target_name):
            return self._compile_now(signature)

    def _compile_now(self, signature: Any) -> Any:
        return super().compile(signature)


def _passes(compiler: type) -> dict[str, type]:
    """The passes of functions that are ours, and not Numba's."""
    return {} if _is_plain else {"pipeline_class": compiler}


class RuleDispatcher(EngineDispatcher):
    """What Numba makes of a function inside. It has no code that Python could call."""

    def __init__(self, function: Any, **options: Any) -> None:
        super().__init__(function, **_passes(RuleCompiler), **options)

    def _compile_now(self, signature: Any) -> Any:
        """Compile without a cache, and without the time that each callee holds each lock, which Numba takes down."""
        if _is_plain:
            return super()._compile_now(signature)
        arguments, result = sigutils.normalize_signature(signature)
        with global_compiler_lock, self._compiling_counter:
            compiled = self._compiler.compile(arguments, result)
            self.add_overload(compiled)
        return compiled.entry_point

    def get_call_template(self, arguments: Any, keywords: Any) -> Any:
        """Let the function be compiled for plain numbers where it is called with constants."""
        plain = tuple(types.unliteral(argument) for argument in arguments)
        return super().get_call_template(plain, {name: types.unliteral(value) for name, value in keywords.items()})


class Rule:
    """A function inside, for which Numba makes a dispatcher when it compiles a caller.

    There are over a thousand. A program that finds the engine in a cache starts 70 ms sooner without their dispatchers.
    """

    def __init__(self, function: Callable[..., object], **options: object) -> None:
        """`options` are those of a dispatcher."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self._options = options

    @functools.cached_property
    def _dispatcher(self) -> RuleDispatcher:  # kept here, because its type does not keep it
        return RuleDispatcher(self.py_func, **self._options)

    @property
    def _numba_type_(self) -> object:
        """What Numba asks whatever it does not know for its type."""
        return self._dispatcher._numba_type_

    def __call__(self, *arguments: object, **keywords: object) -> NoReturn:
        """Raise TypeError."""
        function = self.py_func
        raise TypeError(
            f"{function.__module__}.{function.__qualname__} is compiled for other rules and players to call, not"
            " for Python; read a game through `sim.games.sessions.session`, or play without compiling"
            " (NUMBA_DISABLE_JIT=1)"
        )


def keep_apart(rule: Any) -> None:
    """Let the function not be inlined."""
    _apart.add(rule.py_func.__qualname__)


def _is_of_kind(argument: Any, kind: tuple[Any, int]) -> bool:
    """Whether an argument is an array of this type with this many dimensions, and compact, aligned and writable."""
    if type(argument) is not np.ndarray or argument.ndim != kind[1] or not argument.flags.carray:
        return False
    return argument.dtype is kind[0] or bool(argument.dtype == kind[0])


class EntryPointDispatcher(EngineDispatcher):
    """A function that Python calls, and that is cached on disk."""

    def __init__(self, function: Any, **options: Any) -> None:
        """`function` is not called by compiled functions."""
        super().__init__(function, **_passes(EngineCompiler), **options)
        self._cache = _Cache(function)
        self._called: tuple[list[tuple[Any, int]], Any] | None = None  # kinds of arrays, and the code for them
        _entry_points.add(function.__qualname__)

    def __call__(self, *arguments: Any) -> Any:
        """Call the machine code itself, where all arguments are such arrays as before.

        Numba looks at the types of all arguments at every call: 27 microseconds for the records of the engine. This
        takes two.
        """
        if self._called is not None:
            kinds, code = self._called
            if len(kinds) == len(arguments) and all(map(_is_of_kind, arguments, kinds)):
                return code(*arguments)
        result = super().__call__(*arguments)
        if len(self.overloads) == 1 and all(type(argument) is np.ndarray for argument in arguments):
            compiled = next(iter(self.overloads.values()))
            kinds = [(argument.dtype, argument.ndim) for argument in arguments]
            self._called = (kinds, compiled.entry_point) if all(map(_is_of_kind, arguments, kinds)) else None
        return result

    def _compile_now(self, signature: Any) -> Any:
        """Load the function, or compile it, which only one process does at a time."""
        if self._cache.has(signature, self.targetctx):
            return super()._compile_now(signature)
        with lock_of_cache():
            progress.is_compiling = not self._cache.has(signature, self.targetctx)
            try:
                return super()._compile_now(signature)
            finally:
                progress.is_compiling = False


if not _is_plain:
    compile_what_numba_brings(EngineDispatcher)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Where an entry point is cached, and the stamp that says whether it is still right."""

    def __init__(self, file: str) -> None:
        """`file` has the function: Numba names it in a warning."""
        self._py_file = file

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return engine_version()

    def get_disambiguator(self) -> str:
        return "entry_point"


class _Content(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """What is written. The stamp depends on contents only, so another tree, or another machine, can read it."""

    def __init__(self, function: Any) -> None:
        """With no other locator: Numba's look at one source file, and NUMBA_CACHE_LOCATOR_CLASSES chooses them."""
        file = function.__code__.co_filename
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(file)
        name = f"{Path(file).stem}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """A compiled function on disk: the one that came with the package, or else the one compiled here.

    A file is named after all that its code depends on: the types, the processor, the function.
    """

    _impl_class = _Content

    def _file_name(self, signature: Any, context: Any) -> str:
        key = (*self._index_key(signature, context.codegen()), self._py_func.__code__.co_consts)
        return f"{self._impl.filename_base}.{checksum(repr(key).encode()).hex()[:16]}.nbc"

    def _files(self, signature: Any, context: Any) -> Iterator[Path]:
        """The files that keep the compiled function, damaged or not."""
        name = self._file_name(signature, context)
        for folder in _folders():
            with contextlib.suppress(OSError):  # a name that is too long
                if (folder / name).exists():
                    yield folder / name

    def has(self, signature: Any, context: Any) -> bool:
        """Whether the compiled function is cached."""
        return any(True for _ in self._files(signature, context))

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled function, or None."""
        context.refresh()
        for file in self._files(signature, context):
            with contextlib.suppress(Exception):
                return self._impl.rebuild(context, read_checked(file))
            progress.is_damaged = True
        return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the compiled function, if that is possible."""
        make_cache_folder()
        file = cache_folder() / self._file_name(signature, compiled.target_context)
        write_checked(file, caching.dumps(self._impl.reduce(compiled)))


def _describe_records_once() -> None:
    """Make Numba keep the text of a record type, which it writes twenty thousand times while it compiles the engine.

    The text lists every field; without this a new field makes every function slower to compile.
    """
    write = types.Record.__repr__

    @functools.wraps(write)
    def describe(self: Any) -> str:
        if "_description" not in self.__dict__:
            self._description = write(self)
        text: str = self._description
        return text

    types.Record.__repr__ = describe


if not _is_plain:
    _describe_records_once()
