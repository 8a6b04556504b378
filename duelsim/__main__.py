"""`duelsim` and `python -m duelsim`: the command line, which Ctrl-C ends with a message even while it is imported."""

import os
import signal

INTERRUPTED = 130  # that of sim.command_line.errors, which is not imported yet
# What the libraries of linear algebra read when NumPy is imported: how many threads they have.
THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


def _leave(*_: object) -> None:
    os.write(2, b"Interrupted.\n")
    os._exit(INTERRUPTED)


def one_thread_for_linear_algebra() -> None:
    """Give NumPy one thread, unless the user says how many: games keep all cores busy.

    There, several threads wait for each other without sleeping. What a tuning solves takes 1 ms alone, and 200 so.
    """
    if not any(name in os.environ for name in THREADS):
        os.environ.update(dict.fromkeys(THREADS, "1"))


def main() -> None:
    """Import the command line, which takes a moment, and run it."""
    one_thread_for_linear_algebra()
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # not where a shell has switched Ctrl-C off
        signal.signal(signal.SIGINT, _leave)
    from sim.command_line import main as command_line

    signal.signal(signal.SIGINT, usual)
    command_line()


if __name__ == "__main__":
    main()
