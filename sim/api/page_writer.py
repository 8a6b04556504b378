"""Writing the page of a run that has just been played, with as little waiting as possible; and that of a single game.

Importing the libraries that draw pages takes as long as playing thousands of games, so a thread imports them while the
games are played. Another process replays the games that the page recounts, with the engine interpreted: it starts in
the meantime too, and loads no compiled engine.
"""

import contextlib
import functools
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from decks.shown_names import names_for_child
from sim.compiler.cache import TOP
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import PAGE, PICTURE, RunFolder
from sim.files import replace_file
from sim.games.matchups.matchup import prepare_sides
from sim.language import gettext, language_for_child

if TYPE_CHECKING:
    from reports.recounting import RecountedGame
    from reports.summaries.summary import NotableGame
    from reports.writing.document import Document
    from sim.api.result import Result
    from sim.experiments.runs.folder import RunFolder
    from sim.experiments.runs.run import Run
    from sim.games.narration.replay import Replay


class PageWriter:
    """Writes the page of the run in a folder. A context manager: enter it before the games are played."""

    def __init__(self, folder: "RunFolder") -> None:
        self._folder = folder

    def __enter__(self) -> "PageWriter":
        """Start the process that replays games."""
        places = [str(TOP), os.environ.get("PYTHONPATH", "")]  # -P leaves out the current folder
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "sim.api.page_writer", str(self._folder.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ
            | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONIOENCODING": "utf-8"}
            | names_for_child()
            | language_for_child(),
        )
        self._thread = threading.Thread(target=_import_meanwhile, name="importing", daemon=True)
        return self

    def __exit__(self, *_: object) -> None:
        """End the process that replays games."""
        with self._process:
            self._process.kill()

    def import_meanwhile(self) -> None:
        """Start importing what draws pages."""
        self._thread.start()

    def ask(self, result: "Result") -> None:
        """Ask for the notable games of a complete run, which `write` needs."""
        from reports.full_report import games_to_recount

        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError), self._process.stdin as asked:  # `write` reports why it died
            for notable in games_to_recount(result.run, result.summary):
                row = result.run.cells[notable.cell].rows[notable.game]
                asked.write(json.dumps([notable.cell, notable.game, row.tolist()]).encode() + b"\n")

    def write(self, result: "Result", progress: Callable[[int, int], None]) -> None:
        """Write the page; `progress` is called with the sections drawn so far and their number.

        Raises OSError if the page cannot be written.
        """
        from reports.writing.page import page

        self._thread.join()
        document = result.report(recount_game=self._told)
        total = len(document.sections)
        content = page([document], lambda done: progress(done, total), picture=PICTURE).encode()
        write_picture(self._folder.path, result.run, document)
        replace_file(self._folder.path / PAGE, content)

    def _told(self, notable: "NotableGame") -> "RecountedGame":
        """The next answer; games are recounted in the order in which they were asked for."""
        assert self._process.stdout is not None
        try:
            told: RecountedGame = pickle.load(self._process.stdout)
        except (EOFError, pickle.UnpicklingError):
            assert self._process.stderr is not None
            message = self._process.stderr.read().decode("utf-8", "replace").strip() or "unknown"
            raise OSError(
                gettext(
                    "The page of the run could not be written, because its games could not be replayed. duelsim report"
                    " {folder} tries again. The reason: {why}",
                    folder=self._folder.path,
                    why=message,
                )
            ) from None
        return told


def write_picture(folder: Path, run: "Run", document: "Document") -> None:
    """Write the summary picture of the page of a run, whose document this is, into the folder of the run.

    Raises OSError if it cannot be written.
    """
    from reports.shared_picture import summary_picture
    from reports.writing.picture import png

    replace_file(folder / PICTURE, png(summary_picture(run, document)))


def page_of_game(replay: "Replay", command: str) -> bytes:
    """The page of a single game; `command` shows it in the terminal."""
    from reports.recounting import document_of
    from reports.writing.page import page

    return page([document_of(replay, command)]).encode()


def _import_meanwhile() -> None:
    """Import what draws pages, while games are played; where that fails, drawing fails too, and says why."""
    with contextlib.suppress(OSError, ImportError, RuntimeError):
        _import_what_draws()


def _import_what_draws() -> None:
    """Import what draws pages, and draw an empty one: the first page takes three times as long as the second."""
    from reports.writing.document import Document
    from reports.writing.figures import new_axes
    from reports.writing.page import page
    from reports.writing.picture import Picture, png
    from reports.writing.svg import to_svg
    from reports.writing.verdict import Verdict

    page([Document("", Verdict(""))])
    png(Picture("", Verdict(""), (), ""))
    figure, _ = new_axes(100)
    to_svg(figure, "", "", "")


def tell_games(folder: str, asked: Iterable[str]) -> Iterable["RecountedGame"]:
    """For each line of JSON - a matchup and a game of the run in a folder, and its row - yield the game."""
    from reports.recounting import recount

    experiment = Experiment.from_manifest(RunFolder.read(folder).manifest)
    matchup_of = functools.cache(lambda cell: prepare_sides(experiment.cells[cell], experiment.rules))
    for line in asked:
        cell, game, row = json.loads(line)
        yield recount(matchup_of(cell), experiment.seeds[cell], game, experiment.turn_cap, np.array(row, np.int64))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the process that plays
    from sim.compiler.interpreted import play_interpreted

    play_interpreted()
    import reports.recounting  # noqa: F401
    from sim.cards.library.shown_names import names_of_parent
    from sim.language import speaking_as_parent

    with speaking_as_parent(), names_of_parent():
        for told in tell_games(sys.argv[1], sys.stdin):
            pickle.dump(told, sys.stdout.buffer)
            sys.stdout.buffer.flush()
