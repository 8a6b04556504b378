"""What this process is doing with the compiled engine (loading, compiling), for the progress notice."""


class Progress:
    """`is_waiting` for another process that compiles, `is_compiling` itself; what was cached `is_damaged`."""

    is_waiting = is_compiling = is_damaged = False


progress = Progress()
