"""Copying the beginning of a record in one piece, which is faster than field by field."""

from typing import Any

from sim.compiler.decorators import INTERPRETED

copy_beginning: Any  # (to, record, size): copy that many bytes of a record to another one of the same layout

if INTERPRETED:

    def copy_beginning(to: Any, record: Any, size: int) -> None:
        """Copy the first bytes of an opened record."""
        to._memory[:size] = record._memory[:size]

else:
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_beginning(typing: Any, to: Any, record: Any, size: Any) -> Any:
        """Copy the first bytes of a record: compiled, a record is the address of its memory."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            cgutils.raw_memcpy(builder, *arguments, 1)
            return context.get_dummy_value()

        return types.void(to, record, types.intp), generate
