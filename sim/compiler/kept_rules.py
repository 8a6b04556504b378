"""The LLVM code of functions inside, kept beside the entrances, so that another entrance does not translate them again.

Translating the rules takes Numba more than half of the time that an entrance needs. The file belongs to one version of
the engine: like an entrance it is kept in a folder that is named after the sources and what compiles them. It begins
with a checksum. Where it is missing or damaged, everything is compiled; nothing here is needed to play.
"""

import contextlib
import copy
import hashlib
import itertools
import types
from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as llvm
from numba.core import bytecode, caching, compiler, lowering
from numba.core.runtime.nrt import rtsys

from sim.compiler.cache import LLVM_CODE
from sim.compiler.files import read_checked

FILE = f"rules{LLVM_CODE}"
RUNTIME = -1  # among libraries: that of Numba's runtime, which every process has


@dataclass
class _Kept:
    """What the file holds: libraries are named by their place in the list."""

    next_id: int = 0  # of a function: Numba numbers them, and names their code after it
    rules: dict[Any, Any] = field(default_factory=dict)  # (rule, types): (description, signature, library)
    libraries: list[Any] = field(default_factory=list)  # (name, LLVM code, libraries that it calls)


def _identity(value: Any) -> Any:
    """What tells a rule, or another value that a rule encloses, from all others; None if nothing does."""
    if isinstance(value, int | float | str | bool | None):
        return repr(value)
    function = getattr(value, "py_func", value)
    if not isinstance(function, types.FunctionType):
        return None
    code = hashlib.sha256(function.__code__.co_code + repr(function.__code__.co_names).encode()).hexdigest()
    inside = tuple(_identity(cell.cell_contents) for cell in function.__closure__ or ())
    return None if None in inside else (function.__module__, function.__qualname__, code, inside)


class KeptRules:
    """The rules that one process has translated or read."""

    def __init__(self, library: Any, locate: Any) -> None:
        """`library` is the class of their LLVM code; `locate()` lists the files that may hold them."""
        self._library = library
        self._locate = locate
        self._compiled: dict[Any, Any] = {}
        self._read: dict[int, Any] = {}  # libraries of the file that are in use
        self._kept: _Kept | None = None
        self._is_new = False  # whether a rule has been translated that the file does not hold

    def find(self, dispatcher: Any, arguments: Any) -> Any:
        """The rule for these types, compiled; None if it is not kept."""
        kept = self._open()
        key = _identity(dispatcher), tuple(arguments)
        if key[0] is None or key not in kept.rules:
            return None
        description, signature, number = kept.rules[key]
        target = dispatcher.targetctx
        library = self._library_of(target.codegen(), number)
        environment = lowering.Environment.from_fndesc(description)
        function = target.get_executable(library, description, environment)
        target.insert_user_function(function, description, [library])
        compiled = compiler.compile_result(
            typing_context=dispatcher.typingctx,
            target_context=target,
            entry_point=function,
            library=library,
            signature=signature,
            fndesc=description,
            environment=environment,
            objectmode=False,
            lifted=(),
            reload_init=[],
            referenced_envs=(),
        )
        self._compiled[key] = compiled
        return compiled

    def add(self, dispatcher: Any, arguments: Any, compiled: Any) -> None:
        """Note a rule that has been translated."""
        identity = _identity(dispatcher)
        if identity is not None:
            self._compiled[identity, tuple(arguments)] = compiled
            self._is_new = True

    def content(self) -> bytes | None:
        """What to write into the file; None if it would hold nothing new."""
        if not self._is_new:
            return None
        self._is_new = False
        kept = _Kept(next_id=next(bytecode.FunctionIdentity._unique_ids))
        numbers: dict[Any, int] = {}
        for key, compiled in self._compiled.items():
            number = self._number(kept, numbers, compiled.library)
            if number is not None:
                description = copy.copy(compiled.fndesc)
                description.typemap = description.calltypes = None
                description.global_dict = None
                kept.rules[key] = description, compiled.signature, number
        data: bytes = caching.dumps((kept.next_id, kept.rules, kept.libraries))
        return data

    def _number(self, kept: _Kept, numbers: dict[Any, int], library: Any) -> int | None:
        """Keep a library with all that it calls, callees first; None if one of them cannot be kept."""
        if library is rtsys.library:
            return RUNTIME
        if library in numbers:
            return numbers[library]
        if not isinstance(library, self._library) or library.has_dynamic_globals:
            return None
        called = [self._number(kept, numbers, other) for other in dict.fromkeys(library._linking_libraries)]
        if None in called:
            return None
        kept.libraries.append((library.name, library._final_module.as_bitcode(), called))
        numbers[library] = len(kept.libraries) - 1
        return numbers[library]

    def _open(self) -> _Kept:
        """The file, read once; empty if there is none that can be read."""
        if self._kept is None:
            self._kept = _Kept()
            for file in self._locate():
                with contextlib.suppress(Exception):
                    self._kept = _Kept(*read_checked(file))
                    break
            ids = bytecode.FunctionIdentity._unique_ids
            bytecode.FunctionIdentity._unique_ids = itertools.count(max(next(ids), self._kept.next_id))
        return self._kept

    def _library_of(self, codegen: Any, number: int) -> Any:
        """A library of the file, with those that it calls."""
        if number == RUNTIME:
            return rtsys.library
        if number not in self._read:
            name, code, called = self._open().libraries[number]
            library = codegen.create_library(name)
            library._final_module = llvm.parse_bitcode(code)
            for other in called:
                library.add_linking_library(self._library_of(codegen, other))
            library._finalized = True
            self._read[number] = library
        return self._read[number]
