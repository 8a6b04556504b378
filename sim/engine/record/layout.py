"""How a record is declared: a class whose annotations give both the NumPy layout and what mypy checks.

    class Example:
        turn: int
        zone: Annotated[Column[int], CARDS]
        luck: Annotated[Grid[int], 2, 3, np.uint64]

A field is a number, or an array of one, two or three dimensions, whose sizes follow it. Elements are int64
unless another type ends the list: one width means one compilation of each function.

A record is empty when every field has its declared value, or 0 where none is declared. Two sorts of fields are not
changed when a record is emptied: those that are KEPT, and lists, whose size is a `Capacity`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

Element = TypeVar("Element", bound=float)


class Column(Protocol[Element]):
    """A field with one dimension."""

    def __getitem__(self, at: int, /) -> Element: ...
    def __setitem__(self, at: int, value: Element, /) -> None: ...


class Grid(Protocol[Element]):
    """A field with two dimensions."""

    @property
    def shape(self) -> tuple[int, int]:
        """The sizes of the dimensions."""
        ...

    def __getitem__(self, at: tuple[int, int], /) -> Element: ...
    def __setitem__(self, at: tuple[int, int], value: Element, /) -> None: ...


class Block(Protocol[Element]):
    """A field with three dimensions."""

    def __getitem__(self, at: tuple[int, int, int], /) -> Element: ...
    def __setitem__(self, at: tuple[int, int, int], value: Element, /) -> None: ...


DIMENSIONS = {Column: 1, Grid: 2, Block: 3}


class Capacity(int):
    """The size of a list: another field counts how many of its entries are in use."""


LINE: Final = 64  # bytes of a line of cache
LONG: Final = 512  # bytes from which an array is followed by an empty line

KEPT: Final = "kept"  # set from outside; emptying does not change it


def every(value: int) -> Any:
    """The value of each element of an array in an empty record."""
    return value


@dataclass(frozen=True)
class Field:
    """A declared field."""

    name: str
    element: Any
    sizes: tuple[int, ...]
    stays: bool  # when the record is emptied
    first: int  # its value in an empty record


@cache
def fields(record: type) -> tuple[Field, ...]:
    """The fields of a declared record, in the order of the declaration.

    Raises TypeError if a field has too many or too few sizes.
    """
    found = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        declared, *said = get_args(hint) or (hint,)
        kind = get_origin(declared) or declared
        element = said.pop() if said and isinstance(said[-1], type) else np.int64
        kept = KEPT in said
        sizes = [size for size in said if size is not KEPT]
        if len(sizes) != DIMENSIONS.get(kind, 0) or not all(isinstance(size, int) for size in sizes):
            raise TypeError(f"{record.__name__}.{name}: {len(sizes)} sizes do not make a {kind.__name__}")
        is_list = any(isinstance(size, Capacity) for size in sizes)
        found.append(Field(name, element, tuple(map(int, sizes)), kept or is_list, getattr(record, name, 0)))
    return tuple(found)


@cache
def layout(record: type) -> np.dtype[Any]:
    """The NumPy layout of a declared record: its fields in order, with an empty line of cache after each long one.

    A way of the first cache holds 4,096 bytes. Columns of 512 numbers are just as long: one after the other, all
    fields of a row would have to share the few places of one set.
    """
    offsets, end = [], 0
    for field in fields(record):
        offsets.append(end)
        size = np.dtype((field.element, field.sizes)).itemsize
        end += size + (LINE if size >= LONG else 0)
    formats = [(field.element, field.sizes) for field in fields(record)]
    names = [field.name for field in fields(record)]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": end})


@cache
def record_type(record: type) -> np.dtype[Any]:
    """The layout of records whose fields can be read by attribute: one object, which is compared in no time."""
    return np.dtype((np.record, layout(record)))


def empty_records(record: type, count: int) -> Any:
    """An array of `count` empty records; fields that emptying does not change are 0."""
    array = np.zeros(count, dtype=record_type(record))
    for field in fields(record):
        if field.first:
            array[field.name] = field.first
    return array


def emptying(record: type) -> Callable[[Any], None]:
    """A function that empties a record, for Numba to compile, as if written by hand.

    Each array has loops of its own, which become one call that fills its memory.
    """
    lines = ["def empty(g):"]
    for field in fields(record):
        if field.stays:
            continue
        indices = [f"at_{dimension}" for dimension in range(len(field.sizes))]
        for depth, (index, size) in enumerate(zip(indices, field.sizes, strict=True), start=1):
            lines.append(f"{' ' * depth}for {index} in range({size}):")
        element = f"[{', '.join(indices)}]" if indices else ""
        lines.append(f"{' ' * (len(indices) + 1)}g.{field.name}{element} = {field.first}")
    # Compiled code is kept with the names of the modules of its functions, and read again by them.
    namespace: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(lines), namespace)
    empty: Callable[[Any], None] = namespace["empty"]
    return empty
