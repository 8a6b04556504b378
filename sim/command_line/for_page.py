"""The process that answers questions of `duelsim serve`: `python -m sim.command_line.for_page FOLDER JOBS`.

It runs the command of the question and writes its progress to standard output, as lines of JSON. When its standard
input ends, because the question was cancelled or the server has ended in whatever way, that is Ctrl-C to the command:
the games that are finished are kept. How it ended is written into the folder of the question.

After a question that it could answer it says that it is free. Then each line of standard input asks another one, which
begins three seconds sooner, because everything is loaded: JSON with the folder and the language.
"""

import contextlib
import io
import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from sim.command_line.errors import INTERRUPTED, explain
from sim.command_line.group import commands
from sim.command_line.output import Progress, telling_progress
from sim.language import VARIABLE, gettext, speaking_as_parent
from sim.web.asked import Asked, Outcome

WIDTH = "2000"  # columns of what the command prints, of which the first lines are kept
_Say = Callable[..., None]


class _Notices(io.StringIO):
    """Standard error of the command: each line is a notice for those who wait."""

    def __init__(self, say: _Say) -> None:
        super().__init__()
        self._say = say

    def write(self, text: str) -> int:
        """Keep the text, and say its last line."""
        written = super().write(text)
        if words := text.strip():
            self._say(notice=words.splitlines()[-1])
        return written


class _Input:
    """Standard input: the questions that come, and its end, which is Ctrl-C to the command that runs."""

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._is_free = False
        threading.Thread(target=self._listen, daemon=True).start()

    def next(self) -> str:
        """Wait for the next line; the process ends if there is none."""
        self._is_free = True
        line = self._lines.get()
        self._is_free = False
        return line

    def _listen(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        if self._is_free:
            os._exit(0)
        main_thread = threading.main_thread().ident
        if sys.platform == "win32" or main_thread is None:
            signal.raise_signal(signal.SIGINT)
        else:
            signal.pthread_kill(main_thread, signal.SIGINT)


def answer(asked: Asked, jobs: int | None, say: _Say) -> Outcome:
    """Run the command of a question; `say` is told how far it is."""

    def tell(progress: Progress) -> None:
        told = {name: value for name, value in asdict(progress).items() if name != "remark"}
        say(state="playing", notice=progress.remark, **told)

    threads = () if jobs is None else ("--jobs", str(jobs))
    words = [*asked.words, *threads]
    sys.argv = ["duelsim", *asked.words]
    printed, notices = io.StringIO(), _Notices(say)
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(notices), telling_progress(tell):
        try:
            code = commands.main(words, prog_name="duelsim", standalone_mode=False) or 0
        except (KeyboardInterrupt, OSError) as error:
            with speaking_as_parent():
                told = explain(error)
            code = told[1] if told else 1
            notices.write(told[0] if told else str(error))
    with speaking_as_parent():
        problem = "" if code in (0, INTERRUPTED) else _problem(notices.getvalue())
    return Outcome(int(code), problem, printed.getvalue().strip().partition("\n")[0])


def _problem(errors: str) -> str:
    r"""What went wrong, without the usage of the command.

    >>> _problem("Usage: duelsim match\n\nError: --games needs a number.\n")
    '--games needs a number.'
    """
    return errors.rpartition("\n" + gettext("Error: {message}", message=""))[2].strip()


def main(place: str, jobs: int | None) -> int:
    """Answer the question in a folder, and those that come; returns the exit code of the last command."""
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")

    def say(**facts: object) -> None:
        with contextlib.suppress(OSError):  # the server was killed, and the end of standard input stops the command
            print(json.dumps(facts), file=lines, flush=True)

    os.environ["COLUMNS"] = WIDTH
    coming = _Input()
    while True:
        asked = Asked.read(Path(place))
        say(state="loading")
        outcome = answer(asked, jobs, say)
        asked.keep_outcome(outcome)
        if outcome.problem:
            say(error=outcome.problem)
        if outcome.code:
            return outcome.code
        say(free=True)
        question = json.loads(coming.next())
        place, os.environ[VARIABLE] = question["place"], question["language"]


if __name__ == "__main__":
    try:
        code = main(sys.argv[1], int(sys.argv[2]) or None)
    except KeyboardInterrupt:  # between two commands
        code = INTERRUPTED
    sys.stdout.flush()
    os._exit(code)  # the thread that listens never ends by itself
