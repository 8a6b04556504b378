"""`duelsim` and `python -m duelsim`: the command line, which Ctrl-C ends with a message even while it is imported."""

import os
import signal

INTERRUPTED = 130  # that of sim.command_line.errors, which is not imported yet


def _leave(*_: object) -> None:
    os.write(2, b"Interrupted.\n")
    os._exit(INTERRUPTED)


def main() -> None:
    """Import the command line, which takes a moment, and run it."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # not where a shell has switched Ctrl-C off
        signal.signal(signal.SIGINT, _leave)
    from sim.command_line import main as command_line

    signal.signal(signal.SIGINT, usual)
    command_line()


if __name__ == "__main__":
    main()
