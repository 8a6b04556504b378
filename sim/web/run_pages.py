"""The runs: their list; a run with its verdict, its report, and what can be shared of it; resuming and deleting it."""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import dataclass, replace
from urllib.parse import quote, urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from decks.outside import MAIN
from decks.shipped import all_shipped, deck_called
from decks.writing import as_text
from reports.full_report import pilots_note
from reports.own_cards import own_card_notes
from reports.writing.page import language_of, page
from sim.api.errors import RunMismatch
from sim.api.kept_searches import KeptResult, read_kept
from sim.api.result import Result
from sim.experiments.runs.deleting import delete_kept
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import PAGE, PICTURE, RunFolder
from sim.experiments.runs.index import KnownRun, RunIndex
from sim.experiments.runs.kept_folder import KeptFolder
from sim.language import gettext, language
from sim.web.decklists import DRAFT, FILE, SHIPPED, FileExists, UnusableName, file_name
from sim.web.drawing import drawing
from sim.web.errors import USERS, in_words
from sim.web.framing import framed
from sim.web.guard import REPORTS
from sim.web.history import Answer, answer_of, verdict_in_words
from sim.web.kept_games import PLAY
from sim.web.progress import progress_of
from sim.web.queue import Job
from sim.web.site import Form, Site, about_decks, does, known_runs, see, shows

OPPONENT_IN = ("gauntlet", "match")  # questions that can be asked again with another opponent


class RunPages:
    """The pages of runs."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        number = "/runs/{number:int}"
        return [
            shows("/runs", self.all),
            shows(number, self.run),
            shows(f"{number}/progress", self.progress_part),
            shows(f"{number}/report", self.report),
            shows(f"{number}/picture.png", self.picture),
            shows(f"{number}/page.html", self.file),
            shows(f"{number}/list.txt", self.list),
            does(f"{number}/cancel", self.cancel),
            does(f"{number}/resume", self.resume),
            does(f"{number}/keep", self.keep),
            shows(f"{number}/delete", self.confirm),
            does(f"{number}/delete", self.delete),
        ]

    def all(self, request: Request) -> Response:
        """The list of runs, and of the questions that have none."""
        order = request.query_params.get("by", "-date")
        with contextlib.closing(RunIndex.of_user()) as index:
            runs, damaged = index.runs(), index.damaged()  # the newest first
        folders = {run.folder for run in runs}
        if order == "date":
            runs.reverse()
        elif order == "deck":
            runs.sort(key=lambda run: self._site.title_of(run).casefold())
        listed = [(run, run.day, self._site.title_of(run), _games_kept(run), verdict_in_words(run)) for run in runs]
        playing = {job.folder for job in self._site.queue.jobs()}
        asked = [one for one in self._site.asked.all() if one.run not in folders | playing and one.question != PLAY]
        return self._site.page(
            "runs",
            runs=listed,
            damaged=damaged,
            order=order,
            playing=playing,
            asked=[(one, one.outcome) for one in asked],
        )

    def run(self, request: Request) -> Response:
        """A run."""
        known = known_run(request)
        job = self._site.queue.job(known.folder)
        if job is None:
            known = known_run(request)  # it may have been finished just now
        games, verdict, problem = known.games, verdict_in_words(known), self._site.queue.failure(known.folder)
        if job is None and not known.complete:
            try:
                outcome = read_kept(known.folder).outcome
                games, verdict = outcome.games, outcome.verdict
            except USERS as error:
                problem = problem or in_words(error)
        asked = self._site.asked.of_run(known.folder)
        answer = None if job or not known.is_there else self._answer_of(known)
        return self._site.page(
            "run",
            run=known,
            day=known.day,
            decks=self._site.title_of(known),
            called=deck_called,
            job=job,
            games=games,
            wanted=_wanted(known),
            said=verdict,
            answer=answer,
            problem=problem,
            has_report=bool(games or known.complete) and known.is_there,
            has_picture=(known.folder / PICTURE).is_file(),
            notes=[note for note in _notes(known) if answer is None or note != answer.verdict.doubt],
            asked=asked,
            can_resume=asked is not None or not known.is_search,
            again=self._again(known),
            deck=self._deck_of(known),
            next=self._next(known),
            better=_better(known) if known.complete and known.is_there and not job else None,
            saved=request.query_params.get("saved", "") if known.kind == "tune" else "",
            address=f"/runs/{known.number}",
            **progress_of(job, self._site.queue.jobs()),
        )

    def _answer_of(self, known: KnownRun) -> Answer | None:
        """The answer of a run, which names the fields of the form instead of options."""
        answer = answer_of(known.folder)
        question = next((one for one in self._site.questions if one.name == _question_of(known)), None)
        if answer is None or question is None:
            return answer
        doubt = question.with_labels(answer.verdict.doubt)
        sentences = tuple(map(question.with_labels, answer.sentences))
        return replace(answer, verdict=replace(answer.verdict, doubt=doubt), sentences=sentences)

    def _again(self, known: KnownRun) -> dict[str, str]:
        """The addresses of the form that asks for more games, and for the same against another deck."""
        asked = self._site.asked.of_run(known.folder)
        question = asked.question if asked else _question_of(known)
        found = next((one for one in self._site.questions if one.name == question), None)
        if found is None:
            return {}
        about = self._deck_of(known)
        same = {"again": asked.name} if asked else {"deck": about}
        if not asked and question == "match" and len(known.decks) > 1:
            same["deck_b"] = self._choice_of(known.decks[1][0])
        again = {"more": f"/ask/{question}?{urlencode({**same, 'more': '1'})}"}
        if question in OPPONENT_IN and about:
            again["other"] = f"/ask/match?{urlencode({'deck': about})}"
        return again

    def _next(self, known: KnownRun) -> list[tuple[str, str]]:
        """The other questions about its deck, in the same circumstances: what each is called, and its address."""
        deck, asked = self._deck_of(known), self._site.asked.of_run(known.folder)
        if not deck:
            return []
        like = {} if asked is None else {"like": asked.name}
        return [
            (one.title, f"/ask/{one.name}?{urlencode({'deck': deck, **like})}")
            for one in about_decks(self._site)
            if one.name != (asked.question if asked else known.kind)
        ]

    def _deck_of(self, known: KnownRun) -> str:
        """The deck that a run is about, as the page names it; "" if it is not there any more."""
        asked = self._site.asked.of_run(known.folder)
        if asked is not None and self._site.decks.file(asked.about) is not None:
            return asked.about
        return self._choice_of(known.decks[0][0]) if known.decks else ""

    def _choice_of(self, name: str) -> str:
        """The deck of this name, as the page names it; "" if there is none."""
        decks = self._site.decks
        own = (*(FILE + file for file in decks.names()), *(DRAFT + file for file in decks.drafts()))
        shipped = (SHIPPED + deck.key for deck in all_shipped() if name in (deck.name, deck.japanese_name))
        return next((choice for choice in own if decks.name(choice) == name), "") or next(shipped, "")

    def progress_part(self, request: Request) -> Response:
        """How far a run is; when it has left the queue, the whole page is loaded again."""
        job = self._site.queue.job(known_run(request).folder)
        if job is None:
            return PlainTextResponse("", headers={"HX-Refresh": "true"})
        return self._site.page("part_progress", job=job, **progress_of(job, self._site.queue.jobs()))

    # --- What can be read and shared ---
    def report(self, request: Request) -> Response:
        """The report of a run, below the way back to it: its page, or one of the games that there are."""
        known = known_run(request)
        text = self._page_of(known)
        back = (f"/runs/{known.number}", gettext("Back to Run {number}", number=known.number))
        words = framed(text, back=back)
        return HTMLResponse(words, headers={"Content-Security-Policy": REPORTS})

    def _page_of(self, known: KnownRun) -> str:
        file = known.folder / PAGE
        kept = file.read_text(encoding="utf-8", errors="replace") if known.complete and file.is_file() else ""
        if kept and language_of(kept) == language():
            return kept
        result = read_kept(known.folder)
        if not (result.has_numbers or known.complete):
            raise RunMismatch(gettext("This run holds no games yet, so there is nothing to report."))
        return _drawn(result)

    def picture(self, request: Request) -> Response:
        """The summary picture of a run."""
        file = known_run(request).folder / PICTURE
        if not file.is_file() or file.is_symlink():
            raise HTTPException(404)
        return FileResponse(file, media_type="image/png")

    def file(self, request: Request) -> Response:
        """The report as a file, to be sent to others."""
        known = known_run(request)
        name = f"{file_name(self._site.title_of(known)) or 'report'}.html"
        return HTMLResponse(self._page_of(known), headers={"Content-Security-Policy": REPORTS, **_as_file(name)})

    def list(self, request: Request) -> Response:
        """The list that a run is about."""
        known = known_run(request)
        side = Experiment.from_manifest(KeptFolder.read(known.folder).manifest).cells[0][0]
        sections = {MAIN: Counter(side.slots)} | {name: Counter(cards) for name, cards in side.outside.sections()}
        name = f"{file_name(side.name) or 'deck'}.txt"
        return PlainTextResponse(as_text(side.name, sections), headers=_as_file(name))

    # --- What can be done with it ---
    def cancel(self, request: Request, form: Form) -> Response:
        """Take a run out of the queue."""
        known = known_run(request)
        self._site.queue.cancel(known.folder)
        return see(f"/runs/{known.number}")

    def resume(self, request: Request, form: Form) -> Response:
        """Play what is missing of a run."""
        known = known_run(request)
        asked = self._site.asked.of_run(known.folder)
        if known.is_there and not known.complete:
            if asked is not None:
                self._site.play(asked)
            elif not known.is_search:
                command = ("sim.web.playing", str(known.folder))
                self._site.queue.add(Job(known.folder, f"/runs/{known.number}", self._site.title_of(known), command))
        return see(f"/runs/{known.number}")

    def keep(self, request: Request, form: Form) -> Response:
        """Save what a search has found: a better list as a deck, or a playbook."""
        known = known_run(request)
        better = _better(known)
        if better is None:
            raise HTTPException(404)
        name, decks = form("name") or better.name, self._site.decks
        try:
            if better.is_playbook:
                kept = decks.save_playbook(name, better.text)
                return see(f"/runs/{known.number}?{urlencode({'saved': kept})}")
            saved = decks.save(name, better.text, "", self._choice_of(known.decks[0][0]))
        except FileExists as error:
            raise RunMismatch(gettext("{file} is there already. Choose another name.", file=error.args[0])) from None
        except UnusableName as error:
            raise RunMismatch(str(error)) from None
        return see(f"/deck?{urlencode({'deck': FILE + saved[0], 'saved': ' '.join(saved)})}")

    def confirm(self, request: Request) -> Response:
        """Ask before a run is deleted."""
        known = known_run(request)
        if self._site.queue.job(known.folder) is not None:
            raise RunMismatch(_is_played(known))
        games = _games_kept(known)
        said = verdict_in_words(known)
        return self._site.page(
            "delete", run=known, day=known.day, decks=self._site.title_of(known), games=games, verdict=said
        )

    def delete(self, request: Request, form: Form) -> Response:
        """Take a run off the list, and perhaps delete its folder."""
        known = known_run(request)
        if self._site.queue.job(known.folder) is not None:
            raise RunMismatch(_is_played(known))
        left: list[str] = []
        asked = self._site.asked.of_run(known.folder)
        if form("do") == "delete" and known.is_there:
            left = delete_kept(KeptFolder.read(known.folder)).lines()
            if asked is not None:
                self._site.asked.forget(asked)
        with contextlib.closing(RunIndex.of_user()) as index:
            index.forget(known.number)
        if left:
            return self._site.page(
                "message", title=gettext("Run {number} is deleted", number=known.number), message="\n".join(left)
            )
        return see("/runs")


def _question_of(known: KnownRun) -> str:
    """The question that a run answers, by its kind."""
    return known.kind.replace("best_of", "match")


def _is_played(known: KnownRun) -> str:
    return gettext("Run {number} is being played, or waits to be. Cancel it first.", number=known.number)


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}"}


def _drawn(result: Result | KeptResult) -> str:
    with drawing:
        return page([result.report()])


def known_run(request: Request) -> KnownRun:
    """The run of an address. Raises HTTPException if there is none."""
    with contextlib.closing(RunIndex.of_user()) as index:
        try:
            return index.run(request.path_params["number"])
        except RunMismatch:
            raise HTTPException(404) from None


@dataclass(frozen=True)
class _Better:
    """What a search has found: its text, a name for it, and whether it is a playbook and no list."""

    name: str
    text: str
    is_playbook: bool


def _better(run: KnownRun) -> _Better | None:
    """The better list or playbook that a search has found."""
    answer = answer_of(run.folder)
    if answer is None or not answer.found:
        return None
    if run.kind == "tune":
        return _Better(gettext("{deck} tuned", deck=deck_called(run.decks[0][0])), answer.found, is_playbook=True)
    return _Better(f"{deck_called(run.decks[0][0])} {_next_version(run)}", answer.found, is_playbook=False)


def _next_version(run: KnownRun) -> int:
    """Which version of its deck a list is that a search has found: one after those that were played."""
    earlier = [one for one in known_runs() if one.kind == run.kind and one.number < run.number]
    return 2 + sum(one.decks[0][0] == run.decks[0][0] for one in earlier)


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
    return notes if run.is_search else [*filter(None, [pilots_note(experiment)]), *notes]


def _wanted(run: KnownRun) -> int:
    """How many games a run has at most when it is finished; 0 where that is not known."""
    try:
        manifest = RunFolder.read(run.folder).manifest
    except RunMismatch:
        return 0
    return rounded_to_pairs(int(manifest["games"])) * len(manifest["cells"])
