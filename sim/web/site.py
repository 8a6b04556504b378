"""What all pages share: the decks, the queue and the questions of the site; drawing a page; taking a form; errors."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from decks.shipped import deck_called
from decks.sources import LARGEST_TEXT
from reports.writing.page import environment
from sim.experiments.runs.index import KnownRun, RunIndex, UnusableIndex
from sim.experiments.runs.kind_files import declared
from sim.language import comma, gettext
from sim.web.asked import Asked, AskedFolder
from sim.web.decklists import DeckFolder
from sim.web.errors import in_words
from sim.web.questions import Question, Values
from sim.web.queue import Job, Queue
from sim.web.tables import Tables

LARGEST_FORM = 4 * LARGEST_TEXT  # bytes; letters of a form take up to three, or six
# What can be asked about a deck, as buttons.
BUTTONS = ("gauntlet", "slots", "compare", "improve", "odds", "goldfish", "coach", "match")
MOST_FIELDS = 400  # of a form: each deck of a field is one


@dataclass
class Site:
    """The decks of a folder, the queue, the questions that can be asked, those that were asked, and the open games."""

    decks: DeckFolder
    queue: Queue
    questions: Sequence[Question]
    asked: AskedFolder
    tables: Tables
    making: threading.Lock = field(default_factory=threading.Lock)  # two runs at once would take the same folder

    def page(self, template: str, status: int = 200, **values: Any) -> Response:
        """A page, or a part of one."""
        words = environment("sim.web").get_template(f"{template}.html.jinja")
        return HTMLResponse(words.render(jobs=self.queue.jobs(), **values), status)

    def question(self, name: str) -> Question:
        """The question of this name. Raises HTTPException if there is none."""
        for one in self.questions:
            if one.name == name:
                return one
        raise HTTPException(404)

    def title_of(self, run: KnownRun) -> str:
        """What a run is called: its decks in a few words, or its deck and what was asked about that."""
        names = [deck_called(name) for name, _ in run.decks]
        kind = declared(run.kind)
        if kind is not None and kind.decks_in_words is not None:
            return str(kind.decks_in_words(names))
        asked = next((one for one in self.questions if one.name == run.kind), None)
        if asked is not None and names and asked.is_about_one_deck(names):
            return gettext("{deck}: {question}", deck=names[0], question=gettext(asked.title))
        listed, words = comma().join(names[:3]), gettext(run.kind_in_words)
        if len(names) <= 3:
            return gettext("{decks} ({kind})", decks=listed, kind=words)
        return gettext("{decks} and {count} more ({kind})", decks=listed, count=len(names) - 3, kind=words)

    def play(self, asked: Asked) -> None:
        """Have a question answered after those that wait."""
        command = ("sim.command_line.for_page", str(asked.place))
        self.queue.add(Job(asked.run, f"/asked/{asked.name}", asked.title, command))

    async def refuse(self, request: Request, error: Exception) -> Response:
        """The page of an address that there is not, or that is asked in a wrong way."""
        assert isinstance(error, HTTPException)
        words = gettext("There is no such page.") if error.status_code == 404 else error.detail
        return await run_in_threadpool(self.page, "message", error.status_code, title=words, message="")

    async def fail(self, request: Request, error: Exception) -> Response:
        """The page of something that a user can cause, such as a run whose folder is damaged."""
        words = in_words(error)
        try:
            return await run_in_threadpool(self.page, "message", 409, title=gettext("That did not work"), message=words)
        except OSError:  # the page has a file, too
            return PlainTextResponse(words, 409)


class Form:
    """A form that was sent: the values of its fields, of which most have one."""

    def __init__(self, fields: Sequence[tuple[str, str]]) -> None:
        self._fields: dict[str, list[str]] = {}
        for name, value in fields:
            self._fields.setdefault(name, []).append(value)

    def __call__(self, name: str, missing: str = "") -> str:
        """The last value of a field."""
        return self._fields.get(name, [missing])[-1].replace("\r\n", "\n")

    def fill(self, name: str, value: str) -> None:
        """Fill in a field with another value."""
        self._fields[name] = [value]

    @property
    def values(self) -> Values:
        """All values."""
        return self._fields


def shows(path: str, handler: Callable[[Request], Response]) -> Route:
    """An address that shows something, and changes nothing."""

    async def answer(request: Request) -> Response:
        return await run_in_threadpool(handler, request)

    return Route(path, answer)


def does(path: str, handler: Callable[[Request, Form], Response]) -> Route:
    """An address that takes a form, which may change something."""

    async def answer(request: Request) -> Response:
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_FORM:
                    raise HTTPException(413, gettext("A list may have {size} kB.", size=LARGEST_TEXT // 1000))
        except ClientDisconnect:
            return PlainTextResponse("", 400)  # nobody is there to read it
        try:
            fields = parse_qsl(body.decode("utf-8"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
        except ValueError:
            raise HTTPException(400, gettext("This is not a form.")) from None
        return await run_in_threadpool(handler, request, Form(fields))

    return Route(path, answer, methods=["POST"])


def see(path: str) -> Response:
    """Another page, to be looked at."""
    return RedirectResponse(path, 303)


def known_runs() -> list[KnownRun]:
    """The runs of the index, the newest first. Raises UnusableIndex."""
    with contextlib.closing(RunIndex.of_user()) as index:
        return index.runs()


def listed_runs() -> list[KnownRun]:
    """The runs of the index; none where it cannot be used, which the list of runs says."""
    with contextlib.suppress(UnusableIndex, OSError):
        return known_runs()
    return []


def about_decks(site: Site) -> list[Question]:
    """What can be asked about a deck, as buttons."""
    return [site.question(name) for name in BUTTONS if any(name == one.name for one in site.questions)]


def run_in(folder: Path) -> KnownRun | None:
    """The run of the index that is in a folder."""
    return next((run for run in listed_runs() if run.folder == folder), None)
