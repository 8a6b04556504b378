"""The server: its socket on this machine alone, the browser, and its end.

The address goes to standard output, everything else to standard error.
"""

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from sim.experiments.runs.index import RunIndex
from sim.language import gettext
from sim.web.app import make_app
from sim.web.decklists import DeckFolder
from sim.web.errors import in_words
from sim.web.questions import Question
from sim.web.queue import Job, Queue
from sim.web.tables import Tables

HOST = "127.0.0.1"
SECONDS_TO_END = 2  # for answers that are being written when the server stops


class PortTaken(OSError):
    """Another program listens at the port."""


def listen(port: int) -> socket.socket:
    """A socket at a port of this machine; 0 is any that is free. Raises PortTaken, and OSError."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share the port
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((HOST, port))
        found.listen()  # a program that is told the address may ask at once
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                error.errno,
                gettext(
                    "Port {port} is taken, perhaps by another duelsim serve. Use that one, or name another port:"
                    " --port 8001, or --port 0 for any that is free",
                    port=port,
                ),
            ) from None
        if error.errno == errno.EACCES:
            raise PortTaken(
                error.errno, gettext("Port {port} may not be used. Name another one, such as --port 8000", port=port)
            ) from None
        raise
    return found


@dataclass(frozen=True)
class Asking:
    """What can be asked on the pages, the words that each command gets, and the names of cards and the language.

    `names` and `language` are None where visitors decide (`sim.web.speaking`).
    """

    questions: Sequence[Question]
    extra: Sequence[str] = ()
    names: str | None = None
    language: str | None = None


def serve(
    folder: Path,
    at: socket.socket,
    asking: Asking,
    *,
    jobs: int | None,
    environment: Mapping[str, str],
    open_browser: bool,
) -> list[Job]:
    """Serve the pages until Ctrl-C; returns what was in the queue then.

    `jobs` are the threads to play with, and `environment` is that of the processes that play. Raises UnusableIndex.
    """
    RunIndex.of_user().close()  # without an index nothing can be shown
    queue, tables = Queue(jobs, environment), Tables(environment)
    config = uvicorn.Config(
        make_app(
            DeckFolder(folder.resolve()),
            queue,
            asking.questions,
            asking.extra,
            tables=tables,
            names=asking.names,
            language=asking.language,
        ),
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
    address = f"http://{HOST}:{at.getsockname()[1]}/"
    print(address, flush=True)
    if open_browser and _has_windows():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_answer(uvicorn.Server(config), at))
    finally:
        tables.close()
        if any(job.state != "waiting" for job in queue.jobs()):
            stopping = gettext("Stopping. What is being played finishes its games first.")
            print(f"\n{stopping}", file=sys.stderr)
        left = queue.close()
    return left


async def _answer(server: uvicorn.Server, at: socket.socket) -> None:
    """Answer until Ctrl-C. What the system refuses, such as one more open file, is reported once, as a sentence."""
    told: set[str] = set()

    def tell(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if told and isinstance(error, ValueError):
            return  # asyncio wants to accept connections again, after the server has closed its socket
        if not isinstance(error, OSError):
            loop.default_exception_handler(context)
        elif (words := in_words(error)) not in told:
            told.add(words)
            print(words, file=sys.stderr)

    asyncio.get_running_loop().set_exception_handler(tell)
    await server.serve(sockets=[at])


def _has_windows() -> bool:
    """Whether a browser can open a window; without one, Python would start a text browser in this terminal."""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
