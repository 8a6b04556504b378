"""How a record is declared: a class whose annotations give both the NumPy layout and what mypy checks.

    class Example:
        turn: int
        zone: Annotated[Column, CARDS]
        luck: Annotated[Grid, 2, 3, np.uint64]

A field is a number, or an array of one, two or three dimensions, whose sizes stand behind it. Elements are int64
where no other type ends the list: one width means one compilation of each function.
"""

from typing import Any, Protocol, get_args, get_type_hints

import numpy as np


class Column(Protocol):
    """A field with one dimension."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A field with two dimensions."""

    @property
    def shape(self) -> tuple[int, int]:
        """The sizes of the dimensions."""
        ...

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Block(Protocol):
    """A field with three dimensions."""

    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int], value: int, /) -> None: ...


DIMENSIONS = {Column: 1, Grid: 2, Block: 3}


def layout(record: type) -> np.dtype[Any]:
    """The NumPy layout of a declared record, field by field in the order of the declaration.

    Raises TypeError where the sizes of a field do not fit its kind.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        kind, *sizes = get_args(hint) or (hint,)
        element = sizes.pop() if sizes and isinstance(sizes[-1], type) else np.int64
        if len(sizes) != DIMENSIONS.get(kind, 0) or not all(isinstance(size, int) for size in sizes):
            raise TypeError(f"{record.__name__}.{name}: {len(sizes)} sizes do not make a {kind.__name__}")
        fields.append((name, element, tuple(sizes)))
    return np.dtype(fields)
