"""What this process does about the compiled engine just now, for whoever tells the user while it does."""


class Progress:
    """`is_waiting` for another process that compiles, `is_compiling` itself; what was cached `is_damaged`."""

    is_waiting = is_compiling = is_damaged = False


progress = Progress()
