"""The pages of `duelsim serve`: which address shows what.

    /                        the form for a match or a gauntlet; posting it checks, opens, saves or plays
    /runs                    the runs of the index
    /runs/NUMBER             a run: its progress or its result, and what can be done with it
    /runs/NUMBER/report      its report
    /compare?run=N&run=M     two runs compared

Every page works without script: forms are sent, and a page with progress loads itself again. With script, htmx replaces
the parts that change.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import resources
from typing import Any
from urllib.parse import parse_qsl

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from decks.checking import DeckError
from decks.shipped import GROUPS, all_shipped
from decks.sources import LARGEST_TEXT
from reports.full_report import pilots_note
from reports.own_cards import imported_in_words, own_card_notes
from reports.writing.page import environment, page
from sim.api.comparing_runs import compare_runs
from sim.api.errors import RunMismatch
from sim.api.kept_searches import KeptResult, read_kept
from sim.api.result import Result
from sim.cards.library import imported_cards
from sim.experiments.runs.deleting import delete_kept
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import PAGE, RunFolder
from sim.experiments.runs.index import KnownRun, RunIndex, UnusableIndex
from sim.experiments.runs.kept_folder import KeptFolder
from sim.experiments.runs.kind_files import declared
from sim.web.asking import Form, Refusal, in_problems, keep_asked, player_choices
from sim.web.decklists import (
    ALL_SHIPPED,
    FILE,
    SHIPPED,
    WHOLE_FOLDER,
    YEARS,
    DeckFolder,
    FileExists,
    UnusableName,
    check_list,
    name_in,
)
from sim.web.errors import USERS, in_words
from sim.web.framing import framed
from sim.web.guard import COMPARISONS, REPORTS, Guard
from sim.web.queue import Job, Queue
from strategies.playbooks.finding import find_player
from strategies.playbooks.reading import GENERAL
from strategies.thinkers import AUTO

LARGEST_FORM = 4 * LARGEST_TEXT  # bytes; letters of a form take up to three, or six
Fields = Mapping[str, str]
_drawing = threading.Lock()  # Matplotlib draws one thing at a time


def make_app(folder: DeckFolder, queue: Queue) -> Starlette:
    """The pages over the decks of a folder, the runs of this user, and a queue."""
    site = _Site(folder, queue)
    number = "/runs/{number:int}"
    return Starlette(
        routes=[
            Route("/", _get(site.form)),
            Route("/", _post(site.post_form), methods=["POST"]),
            Route("/open", _post(site.open_part), methods=["POST"]),
            Route("/check", _post(site.check_part), methods=["POST"]),
            Route("/queue", _get(site.queue_part)),
            Route("/runs", _get(site.runs)),
            Route(number, _get(site.run)),
            Route(f"{number}/progress", _get(site.progress_part)),
            Route(f"{number}/report", _get(site.report)),
            Route(f"{number}/cancel", _post(site.cancel), methods=["POST"]),
            Route(f"{number}/resume", _post(site.resume), methods=["POST"]),
            Route(f"{number}/delete", _get(site.confirm)),
            Route(f"{number}/delete", _post(site.delete), methods=["POST"]),
            Route("/compare", _get(site.compare)),
            Route("/style.css", _get(site.style)),
            Mount("/static", StaticFiles(directory=str(resources.files("sim.web") / "static"))),
        ],
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: site.refuse, **dict.fromkeys(USERS, site.fail)},
    )


def _get(handler: Callable[[Request], Response]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        return await run_in_threadpool(handler, request)

    return answer


def _post(handler: Callable[[Request, Fields], Response]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_FORM:
                    raise HTTPException(413, f"A list may have {LARGEST_TEXT // 1000} kB.")
        except ClientDisconnect:
            return PlainTextResponse("", 400)  # nobody is there to read it
        try:
            fields = dict(parse_qsl(body.decode("utf-8"), keep_blank_values=True, max_num_fields=50))
        except ValueError:
            raise HTTPException(400, "This is not a form.") from None
        return await run_in_threadpool(handler, request, fields)

    return answer


class _Site:
    """The pages, each a method."""

    def __init__(self, folder: DeckFolder, queue: Queue) -> None:
        self._folder = folder
        self._queue = queue
        self._making = threading.Lock()  # two runs at once would take the same folder

    def _page(self, template: str, status: int = 200, **values: Any) -> Response:
        words = environment("sim.web").get_template(f"{template}.html.jinja")
        return HTMLResponse(words.render(jobs=self._jobs(), **values), status)

    def _jobs(self) -> list[tuple[Job, str]]:
        """The runs of the queue, with their decks."""
        jobs = self._queue.jobs()
        if not jobs:
            return []
        decks: dict[int, str] = {}
        with contextlib.suppress(UnusableIndex, OSError):  # also on the page that says so
            decks = {run.number: decks_of(run) for run in _runs()}
        return [(job, decks.get(job.number, f"Run {job.number}")) for job in jobs]

    async def refuse(self, request: Request, error: Exception) -> Response:
        """The page of an address that there is not, or that is asked in a wrong way."""
        assert isinstance(error, HTTPException)
        words = "There is no such page." if error.status_code == 404 else error.detail
        return await run_in_threadpool(self._page, "message", error.status_code, title=words, message="")

    async def fail(self, request: Request, error: Exception) -> Response:
        """The page of something that a user can cause, such as a run whose folder is damaged."""
        words = in_words(error)
        try:
            return await run_in_threadpool(self._page, "message", 409, title="That did not work", message=words)
        except OSError:  # the page has a file, too
            return PlainTextResponse(words, 409)

    # --- The form ---
    def form(self, request: Request) -> Response:
        """The form: empty, or with the deck that the address names."""
        form = Form(deck=request.query_params.get("deck", ""))
        return self._form(self._opened(form) if form.deck else form)

    def _form(
        self, form: Form, *, problems: tuple[tuple[str, str], ...] = (), saved: tuple[str, ...] = (), exists: str = ""
    ) -> Response:
        return self._page(
            "form",
            422 if problems else 200,
            form=form,
            problems=problems,
            fields={field for field, _ in problems},
            saved=saved,
            exists=exists,
            players=player_choices(self._folder),
            **self._choices(),
            **_checked(form, self._folder),
        )

    def _choices(self) -> dict[str, Any]:
        return {
            "own": [(FILE + name, name) for name in self._folder.names()],
            "shipped": {
                f"These ship with duelsim: {group}": [
                    (SHIPPED + deck.key, f"{deck.name} ({deck.year})") for deck in all_shipped() if deck.group == group
                ]
                for group in GROUPS.values()
            },
            "fields_of_decks": [
                (ALL_SHIPPED, "the eight decks with a playbook"),
                *([(WHOLE_FOLDER, "all decks in your folder")] if self._folder.names() else []),
                *YEARS.items(),
            ],
            "folder": str(self._folder.path),
        }

    def _opened(self, form: Form) -> Form:
        """The form with the text of the deck that is chosen in it."""
        text = self._folder.text(form.deck)
        return replace(form, list=text, name=name_in(text) or form.deck.partition(":")[2].partition(".")[0])

    def post_form(self, request: Request, fields: Fields) -> Response:
        """Do what the button says that sent the form."""
        form = Form.of(fields)
        wish = fields.get("do", "play")
        if wish == "open":
            return self._form(self._opened(form))
        if wish == "check":
            return self._form(form)
        if wish in ("save", "replace"):
            return self._save(form, form.replacing if wish == "replace" else "")
        try:
            with self._making:
                known = keep_asked(form, self._folder)
        except Refusal as refusal:
            return self._form(form, problems=refusal.problems)
        self._queue.add(known.number, known.folder)
        return _see(known.number)

    def _save(self, form: Form, replacing: str) -> Response:
        name = form.name or name_in(form.list)
        try:
            saved = self._folder.save(name, form.list, replacing, form.deck)
        except FileExists as error:
            return self._form(form, exists=error.args[0])
        except UnusableName as error:
            return self._form(form, problems=(("name", str(error)),))
        except OSError as error:
            return self._form(form, problems=(("", in_words(error)),))
        text = self._folder.text(FILE + saved[0])
        return self._form(replace(form, deck=FILE + saved[0], list=text, name=name), saved=saved)

    def open_part(self, request: Request, fields: Fields) -> Response:
        """The part of the form with the list, after another deck was chosen."""
        form = self._opened(Form.of(fields))
        return self._page("part_list", form=form, fields=(), **_checked(form, self._folder))

    def check_part(self, request: Request, fields: Fields) -> Response:
        """What is wrong with the list."""
        return self._page("part_check", **_checked(Form.of(fields), self._folder))

    def queue_part(self, request: Request) -> Response:
        """What is being played, and what waits."""
        return self._page("part_queue")

    # --- Runs ---
    def runs(self, request: Request) -> Response:
        """The list of runs."""
        order = request.query_params.get("by", "-date")
        with contextlib.closing(RunIndex.of_user()) as index:
            runs, damaged = index.runs(), index.damaged()  # the newest first
        if order == "date":
            runs.reverse()
        elif order == "deck":
            runs.sort(key=lambda run: decks_of(run).casefold())
        listed = [(run, run.day, decks_of(run), _games_kept(run)) for run in runs]
        playing = {job.number for job in self._queue.jobs()}
        return self._page("runs", runs=listed, damaged=damaged, order=order, playing=playing)

    def run(self, request: Request) -> Response:
        """A run."""
        job = self._queue.job(request.path_params["number"])  # before the run, which may be finished just now
        known = _known(request)
        games, verdict, problem = known.games, known.verdict, self._queue.failure(known.number)
        if job is None and not known.complete:
            try:
                outcome = read_kept(known.folder).outcome
                games, verdict = outcome.games, outcome.verdict
            except USERS as error:
                problem = problem or in_words(error)
        return self._page(
            "run",
            run=known,
            day=known.day,
            decks=decks_of(known),
            job=job,
            games=games,
            wanted=_wanted(known),
            verdict=verdict,
            problem=problem,
            has_report=bool(games) and known.is_there,
            notes=_notes(known),
            **_progress(job),
        )

    def progress_part(self, request: Request) -> Response:
        """How far a run is; when it has left the queue, the whole page is loaded again."""
        number = request.path_params["number"]
        job = self._queue.job(number)
        if job is None:
            return PlainTextResponse("", headers={"HX-Refresh": "true"})
        return self._page("part_progress", job=job, **_progress(job))

    def report(self, request: Request) -> Response:
        """The report of a run, below the way back to it: its page, or one of the games that there are."""
        known = _known(request)
        file = known.folder / PAGE
        if known.complete and file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace")
        else:
            result = read_kept(known.folder)
            if not result.has_numbers:
                raise RunMismatch("This run holds no games yet, so there is nothing to report.")
            text = self._drawn(result)
        return HTMLResponse(framed(text, runs=[known]), headers={"Content-Security-Policy": REPORTS})

    def _drawn(self, result: Result | KeptResult) -> str:
        with _drawing:
            return page([result.report()])

    def cancel(self, request: Request, fields: Fields) -> Response:
        """Take a run out of the queue."""
        number = request.path_params["number"]
        self._queue.cancel(number)
        return _see(number)

    def resume(self, request: Request, fields: Fields) -> Response:
        """Play what is missing of a run."""
        known = _known(request)
        self._queue.add(known.number, known.folder)
        return _see(known.number)

    def confirm(self, request: Request) -> Response:
        """Ask before a run is deleted."""
        known = _known(request)
        return self._page("delete", run=known, decks=decks_of(known), day=known.day, games=_games_kept(known))

    def delete(self, request: Request, fields: Fields) -> Response:
        """Take a run off the list, and perhaps delete its folder."""
        known = _known(request)
        if self._queue.job(known.number) is not None:
            raise RunMismatch(f"Run {known.number} is being played, or waits to be. Cancel it first.")
        left: list[str] = []
        if fields.get("do") == "delete" and known.is_there:
            left = delete_kept(KeptFolder.read(known.folder)).lines()
        with contextlib.closing(RunIndex.of_user()) as index:
            index.forget(known.number)
        if left:
            return self._page("message", title=f"Run {known.number} is deleted", message="\n".join(left))
        return RedirectResponse("/runs", 303)

    # --- Comparing ---
    def compare(self, request: Request) -> Response:
        """Two runs compared, the earlier one first; which decks can be chosen."""
        asked = request.query_params.getlist("run")
        numbers = sorted({int(one) for one in asked if one.isascii() and one.isdecimal() and len(one) < 19})
        if len(numbers) != 2:
            return self._page("message", 422, title="Choose two runs to compare", message="")
        with contextlib.closing(RunIndex.of_user()) as index:
            runs = sorted((index.run(number) for number in numbers), key=lambda run: (run.played, run.number))
        chosen = [request.query_params.get(name, "") for name in ("deck", "other")]
        names = [sorted({name for name, _ in run.decks}) for run in runs]
        values = {"runs": runs, "names": names, "chosen": chosen}
        given = [name or other for name, other in zip(chosen, reversed(chosen), strict=True)] if any(chosen) else None
        try:
            labels = (f"run {runs[0].number}", f"run {runs[1].number}")
            document = compare_runs(runs[0].folder, runs[1].folder, decks=given, labels=labels).document()
        except USERS as error:
            words = in_words(error).replace(" Name it (--deck, in Python decks):", " It has")
            return self._page("compare", 422, problem=words, **values)
        with _drawing:
            text = page([document], asks=True)
        return HTMLResponse(framed(text, **values), headers={"Content-Security-Policy": COMPARISONS})

    def style(self, request: Request) -> Response:
        """The style of the pages: that of reports, and that of forms."""
        words = environment("sim.web").get_template("serve.css.jinja").render()
        return Response(words, media_type="text/css")


# --- What the pages show ------------------------------------------------------------------------------------
def _see(number: int) -> Response:
    return RedirectResponse(f"/runs/{number}", 303)


def _runs() -> list[KnownRun]:
    with contextlib.closing(RunIndex.of_user()) as index:
        return index.runs()


def _known(request: Request) -> KnownRun:
    """The run of an address. Raises HTTPException if there is none."""
    with contextlib.closing(RunIndex.of_user()) as index:
        try:
            return index.run(request.path_params["number"])
        except RunMismatch:
            raise HTTPException(404) from None


def _games_kept(run: KnownRun) -> int:
    """How many games a run has: an unfinished one may have more than it had when it was last listed."""
    if run.complete or run.is_search or not run.is_there:
        return run.games
    try:
        folder = RunFolder.read(run.folder)
        return sum(folder.games_of(cell) for cell in range(len(folder.manifest["cells"])))
    except RunMismatch:
        return run.games


def _notes(run: KnownRun) -> list[str]:
    """What a reader must know of the decks and players of a run: unreviewed cards, pilots of different strength."""
    try:
        experiment = Experiment.from_manifest(KeptFolder.read(run.folder).manifest)
    except USERS:
        return []  # the page says what is wrong with the folder
    notes = [note.text for note in own_card_notes(experiment)]
    return [*filter(None, [pilots_note(experiment)]), *notes]


def _wanted(run: KnownRun) -> int:
    """How many games a run has at most when it is finished; 0 where that is not known."""
    try:
        manifest = RunFolder.read(run.folder).manifest
    except RunMismatch:
        return 0
    return rounded_to_pairs(int(manifest["games"])) * len(manifest["cells"])


def _checked(form: Form, folder: DeckFolder) -> dict[str, Any]:
    """What `duelsim decks check` says of the list, `fine` in a sentence or the lines of what is `wrong`.

    `changed` says that the list is not the one of the deck that it was opened from.
    """
    try:
        changed = form.list.splitlines() != folder.text(form.deck).splitlines()
    except DeckError:
        changed = True
    found: dict[str, Any] = {"fine": "", "wrong": [], "changed": changed, "notes": []}
    if not form.list.strip():
        return found
    try:
        deck = check_list(form.list, form.name, folder.file(form.deck))
    except DeckError as error:
        return found | {"wrong": in_problems(error).split("\n")}
    except USERS as error:
        return found | {"wrong": in_words(error).split("\n")}
    size = sum(copies for _, copies in deck.cards)
    beside = "".join(f", with {section.size} in the {section.name}" for section in deck.outside)
    apart = "".join(f" The {section.name} ({section.size}) is kept apart and not played." for section in deck.apart)
    if imported := imported_cards(deck):
        found["notes"].append(imported_in_words(imported))
    if form.player == AUTO and find_player(AUTO, folder.file(form.deck)).words == GENERAL:
        found["notes"].append(
            "No playbook belongs to this list. The general player plays it, who wins less than a playbook with the same"
            " cards: compare it with lists that the same player plays."
        )
    return found | {"fine": f"{deck.name} is a valid standard deck of {size} cards{beside}.{apart}"}


def _progress(job: Job | None) -> dict[str, Any]:
    """The progress of a run in words, and its win rates so far."""
    from reports.writing.values import percent
    from sim.statistics.intervals import Interval

    if job is None:
        return {}
    rates = [(what, percent(Interval(*rate)), *rate) for what, *rate in job.rates]
    return {"rates": rates, "words": _STATES[job.state], "left": _duration(job.seconds_left)}


_STATES = {
    "waiting": "Waits for its turn",
    "starting": "Starting",
    "loading": "Loading the rules",
    "learning": "Learning",
    "playing": "Playing",
    "writing": "Writing the report",
    "stopping": "Stopping; the games that are finished are kept",
}


def _duration(seconds: float | None) -> str:
    """A time that is left, as text.

    >>> _duration(None), _duration(0.4), _duration(61), _duration(7300)
    ('', 'a second left', '1 min 1 s left', '2 h 1 min left')
    """
    if seconds is None:
        return ""
    whole = round(seconds)
    if whole < 2:
        return "a second left"
    if whole < 60:
        return f"{whole} s left"
    minutes, rest = divmod(whole, 60)
    return f"{minutes} min {rest} s left" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min left"


def decks_of(run: KnownRun) -> str:
    """The decks of a run, in a few words."""
    names = [name for name, _ in run.decks]
    kind = declared(run.kind)
    if kind is not None and kind.decks_in_words is not None:
        return str(kind.decks_in_words(names))
    return f"{', '.join(names[:3])}{f' and {len(names) - 3} more' if len(names) > 3 else ''} ({run.kind_in_words})"
