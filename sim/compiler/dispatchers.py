"""What Numba makes of a decorated function: something that is compiled when it is first called.

A function inside is compiled once, for plain numbers: by default Numba compiles it again for every constant that it is
called with (the log's had 34 versions). An entrance is kept on disk.
"""

import contextlib
import functools
from typing import Any

from numba.core import caching, registry, target_extension
from numba.core import types as numba_types

from sim.compiler.cache import cache_folder, engine_version, make_cache_folder, prebuilt_folder
from sim.compiler.plain import reason_for_plain_numba
from sim.compiler.target import EngineTarget, compile_what_numba_brings

types: Any = numba_types

# Qualified names, by which code knows its function.
_entrances: set[str] = set()
_apart: set[str] = set()
_is_plain = reason_for_plain_numba() is not None


class EngineDispatcher(registry.CPUDispatcher):  # type: ignore[misc]
    """A function that Numba compiles with the settings of the engine."""

    targetdescr = registry.cpu_target if _is_plain else EngineTarget(_entrances, _apart)

    def compile(self, signature: Any) -> Any:
        """Compile the function for these types."""
        with target_extension.target_override(self.targetdescr._target_name):
            return super().compile(signature)


class RuleDispatcher(EngineDispatcher):
    """A function inside. It has no code that Python could call: Numba's own call would crash the interpreter."""

    def get_call_template(self, arguments: Any, keywords: Any) -> Any:
        """Let the function be compiled for plain numbers where it is called with constants."""
        plain = tuple(types.unliteral(argument) for argument in arguments)
        return super().get_call_template(plain, {name: types.unliteral(value) for name, value in keywords.items()})

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        """Raise TypeError."""
        function = self.py_func
        raise TypeError(
            f"{function.__module__}.{function.__qualname__} is compiled for other rules and players to call, not"
            " for Python; read a game through `sim.games.session`, or play without compiling (NUMBA_DISABLE_JIT=1)"
        )


def keep_apart(rule: Any) -> None:
    """Let the function not be inlined."""
    _apart.add(rule.py_func.__qualname__)


class EntranceDispatcher(EngineDispatcher):
    """A function that Python calls, and that is kept on disk."""

    def __init__(self, function: Any, **options: Any) -> None:
        """`function` is not called by compiled functions."""
        super().__init__(function, **options)
        self._cache = _Cache(function)
        _entrances.add(function.__qualname__)


if not _is_plain:
    compile_what_numba_brings(EngineDispatcher)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Where an entrance is kept, and the stamp that says whether it is still right."""

    def __init__(self, file: str) -> None:
        """`file` has the function: Numba names it in a warning."""
        self._py_file = file

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return engine_version()

    def get_disambiguator(self) -> str:
        return "entrance"

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_Locator":
        return cls(file)


class _Content(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """What is written. The stamp depends on contents only, so another tree, or another machine, can read it."""

    _locator_classes = (_Locator,)


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """A compiled function on disk: the one that came with the package, or else the one compiled here.

    The disk may be full, and files may have been cut off, on which unpickling fails with any error: then the function
    is compiled, and games are played all the same.
    """

    _impl_class = _Content
    _cache_file: Any

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled function, or None."""
        own = self._cache_file
        try:
            self._cache_file = caching.IndexDataCacheFile(
                str(prebuilt_folder()), self._impl.filename_base, engine_version()
            )
            with contextlib.suppress(Exception):
                if (prebuilt := super().load_overload(signature, context)) is not None:
                    return prebuilt
        finally:
            self._cache_file = own
        try:
            return super().load_overload(signature, context)
        except Exception:
            with contextlib.suppress(Exception):
                self.flush()
            return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the compiled function, if that is possible."""
        make_cache_folder()
        with contextlib.suppress(OSError):
            super().save_overload(signature, compiled)


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


_describe_records_once()
