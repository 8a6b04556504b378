"""Records and arrays for interpreted functions: an index that is negative or too large is an error.

Compiled code tests no index, for speed: a wrong one would read or write memory of something else. NumPy would count
a negative index from the end. So the interpreted build is where a wrong index shows, and it tests every one, always.

Nothing is copied: what is read and written is the memory of the NumPy array. Elements are Python's own integers,
which makes up for the tests. Slices and iteration are refused, because they are indices that nobody tests.
"""

import functools
import inspect
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])


class WrongIndex(IndexError):
    """An index is negative or too large; the message names the field, the index and the sizes."""


class _Checked:
    """What the arrays of one, two and three dimensions have in common."""

    __slots__ = ("_cells", "_name", "shape")
    __iter__ = None

    def __init__(self, name: str, cells: Any, shape: tuple[int, ...]) -> None:
        self._name = name
        self._cells = cells  # refuse an index that is too large by themselves
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def _wrong(self, at: Any) -> WrongIndex:
        indices = ", ".join(map(str, at if isinstance(at, tuple) else (at,)))
        sizes = " x ".join(map(str, self.shape))
        return WrongIndex(f"{self._name}[{indices}]: an index is negative or too large; the sizes are {sizes}")


class CheckedColumn(_Checked):
    """An array of one dimension."""

    __slots__ = ()

    def __getitem__(self, at: int) -> int:
        """Raise WrongIndex."""
        if at >= 0:
            try:
                element: int = self._cells[at]
                return element
            except IndexError:
                pass
        raise self._wrong(at)

    def __setitem__(self, at: int, value: int) -> None:
        """Raise WrongIndex."""
        if at >= 0:
            try:
                self._cells[at] = value
                return
            except IndexError:
                pass
        raise self._wrong(at)


class CheckedGrid(_Checked):
    """An array of two dimensions."""

    __slots__ = ()

    def __getitem__(self, at: tuple[int, int]) -> int:
        """Raise WrongIndex."""
        row, column = at
        if row >= 0 and column >= 0:
            try:
                element: int = self._cells[at]
                return element
            except IndexError:
                pass
        raise self._wrong(at)

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        """Raise WrongIndex."""
        row, column = at
        if row >= 0 and column >= 0:
            try:
                self._cells[at] = value
                return
            except IndexError:
                pass
        raise self._wrong(at)


class CheckedBlock(_Checked):
    """An array of three dimensions."""

    __slots__ = ()

    def __getitem__(self, at: tuple[int, int, int]) -> int:
        """Raise WrongIndex."""
        layer, row, column = at
        if layer >= 0 and row >= 0 and column >= 0:
            try:
                element: int = self._cells[at]
                return element
            except IndexError:
                pass
        raise self._wrong(at)

    def __setitem__(self, at: tuple[int, int, int], value: int) -> None:
        """Raise WrongIndex."""
        layer, row, column = at
        if layer >= 0 and row >= 0 and column >= 0:
            try:
                self._cells[at] = value
                return
            except IndexError:
                pass
        raise self._wrong(at)


_BY_DIMENSIONS = {1: CheckedColumn, 2: CheckedGrid, 3: CheckedBlock}


def checked(name: str, array: Any) -> Any:
    """The array, of numbers or of records, for interpreted functions; `name` is for messages."""
    if array.dtype.names:
        return CheckedColumn(name, [opened(array[at : at + 1]) for at in range(len(array))], array.shape)
    return _BY_DIMENSIONS[array.ndim](name, memoryview(array), array.shape)


def opened(array: Any) -> Any:
    """An array of one record as a record with attributes: numbers, and checked arrays.

    NumPy's own `np.record` looks every field up by name at each access, which makes games ten times slower.
    """
    return _record_class(array.dtype)(array)


@functools.cache
def _record_class(layout: Any) -> type:
    """The class of opened records of this layout: a property for each number, a slot for each array."""
    numbers = [name for name in layout.names if not layout[name].shape]
    arrays = [name for name in layout.names if layout[name].shape]

    def open_fields(self: Any, array: Any) -> None:
        self._memory = memoryview(array.view(np.uint8))
        self._numbers = [memoryview(array[name]) for name in numbers]
        for name in arrays:
            setattr(self, name, checked(name, array[name][0]))

    properties = {name: _number(at) for at, name in enumerate(numbers)}
    return type(
        "OpenedRecord", (), {"__slots__": ("_memory", "_numbers", *arrays), "__init__": open_fields, **properties}
    )


def _number(at: int) -> property:
    """A field that is a number: the only element of the memory at this place of the list."""

    def read(self: Any) -> Any:
        return self._numbers[at][0]

    def write(self: Any, value: Any) -> None:
        self._numbers[at][0] = value

    return property(read, write)


KEPT_OPEN = 4  # arrays of each argument


def with_checked_arrays(function: Function) -> Function:
    """Give an interpreted entry point checked arrays."""
    names = inspect.signature(function).parameters
    # Mostly a game continues with the arrays that it had, and is looked at in between.
    opened_last: dict[str, deque[tuple[Any, Any]]] = {name: deque(maxlen=KEPT_OPEN) for name in names}

    def check(name: str, argument: Any) -> Any:
        if not isinstance(argument, np.ndarray):
            return argument
        for array, opened_then in tuple(opened_last[name]):  # other threads may add to it
            if array is argument:
                return opened_then
        opened_now = checked(name, argument)
        opened_last[name].append((argument, opened_now))
        return opened_now

    @functools.wraps(function)
    def interpreted(*arguments: Any) -> Any:
        return function(*(check(name, argument) for name, argument in zip(names, arguments, strict=True)))

    return cast(Function, interpreted)
