"""The questions: their list, the form of each, and a question while it waits, is answered, or after it has failed."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from decks.checking import DeckError
from decks.shipped import GROUPS, all_shipped, deck_called
from sim.language import gettext
from sim.web.asked import STOPPED, Asked, Refusal
from sim.web.deck_facts import names_of
from sim.web.decklists import ALL_SHIPPED, DRAFT, FILE, SHIPPED, WHOLE_FOLDER, YEARS
from sim.web.errors import in_words
from sim.web.kept_games import PLAY
from sim.web.progress import progress_of
from sim.web.questions import LISTED, Problem, Question
from sim.web.site import Form, Site, does, listed_runs, run_in, see, shows

# What another question about the same deck takes over: against whom, by whom, and by which rules.
CIRCUMSTANCES = ("field", "shares", "players", "format", "date", "era", "rules", "learning")
UNUSABLE = 2  # how a command ends that cannot do what was asked
MORE_GAMES = 4  # times as many: half the interval
Given = Mapping[str, Sequence[str]]


class QuestionPages:
    """The pages of questions."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            shows("/ask", self.all),
            shows("/ask/{question}", self.form),
            does("/ask/{question}", self.ask),
            shows("/asked/{name}", self.asked),
            shows("/asked/{name}/progress", self.progress_part),
            does("/asked/{name}/cancel", self.cancel),
            does("/asked/{name}/resume", self.resume),
            does("/asked/{name}/delete", self.delete),
        ]

    def all(self, request: Request) -> Response:
        """Everything that can be asked."""
        return self._site.page("questions", questions=self._site.questions)

    def form(self, request: Request) -> Response:
        """The form of a question: empty, about a deck, or as it was asked before."""
        question = self._site.question(request.path_params["question"])
        params = request.query_params
        values: dict[str, Sequence[str]] = {}
        before = self._site.asked.named(params.get("again", ""))
        if before is not None:
            values |= {
                field.name: before.values[field.name] for field in question.fields if field.name in before.values
            }
        like = self._site.asked.named(params.get("like", ""))
        if like is not None:
            values |= {name: like.values[name] for name in CIRCUMSTANCES if name in like.values}
        for field in question.fields:
            if given := [one for one in params.getlist(field.name) if one]:
                values[field.name] = given
        if deck := params.get("deck", ""):
            values[question.about] = [deck]
        if question.name == "compare" and "field" not in values:
            values["field"] = self._last_field(values)
        if question.name == "compare" and "variants" not in values and (text := self._text_of(values.get("base", ()))):
            values["variants"] = [LISTED + text]
        if params.get("more"):
            values["games"] = [_more_games(question, values)]
        return self._form(question, values)

    def _last_field(self, values: Given) -> Sequence[str]:
        """The field of the last question about the deck; the default field where there was none."""
        about = next(iter(values.get("base", ())), None)
        asked = (one.values["field"] for one in self._site.asked.all() if one.about == about and "field" in one.values)
        return next(asked, [ALL_SHIPPED])

    def _text_of(self, choices: Sequence[str]) -> str:
        """The list of the first deck, which another version is made of."""
        with contextlib.suppress(DeckError):
            return self._site.decks.text(choices[0]) if choices else ""
        return ""

    def _form(
        self, question: Question, values: Given, problems: Sequence[Problem] = (), failed: Asked | None = None
    ) -> Response:
        """The form; `failed` is the question that it asks again, whose command has said what is wrong."""
        labels = {field.name: field.label for field in question.fields}
        return self._site.page(
            "ask",
            422 if problems and failed is None else 200,
            question=question,
            values=values,
            problems=problems,
            wrong=dict(problems),
            failed=failed,
            labels=labels,
            deck=self._deck_of(question, values),
            opened=any(field.name in values or field.name in dict(problems) for field in question.more),
            **self._choices(),
        )

    def _deck_of(self, question: Question, values: Given) -> str:
        """The deck that the form is about, if it has a page; "" otherwise."""
        choice = next(iter(values.get(question.about, ())), "")
        return choice if self._site.decks.file(choice) is not None else ""

    def _choices(self) -> dict[str, Any]:
        """The decks, fields and players that there are to choose from."""
        decks = self._site.decks
        own = [(FILE + name, deck_called(decks.name(FILE + name))) for name in decks.names()]
        drafts = [
            (DRAFT + name, gettext("{deck} (not saved)", deck=deck_called(decks.name(DRAFT + name))))
            for name in decks.drafts()
        ]
        shipped = {
            group: [
                (SHIPPED + deck.key, _with_year(names_of(deck)[0], deck.year))
                for deck in all_shipped()
                if deck.group == group
            ]
            for group in GROUPS.values()
        }
        fields = [
            (ALL_SHIPPED, gettext("the default field: eight decks")),
            *([(WHOLE_FOLDER, gettext("all my decks"))] if own else []),
            *((choice, gettext("shipped decks of {year}", year=year)) for choice, year in YEARS.items()),
        ]
        return {
            "groups": {
                gettext("My decks"): [*drafts, *own],
                **{gettext("Shipped: {group}", group=gettext(name)): those for name, those in shipped.items()},
            },
            "fields": fields,
            "playbooks": [str(decks.path / name) for name in decks.playbooks()],
        }

    def ask(self, request: Request, form: Form) -> Response:
        """Ask the question, or say what is wrong with the form."""
        question = self._site.question(request.path_params["question"])
        try:
            with self._site.making:
                asked = self._site.asked.ask(question, form.values)
        except Refusal as refusal:
            return self._form(question, question.values_of(form.values), refusal.problems)
        except OSError as error:
            return self._form(question, question.values_of(form.values), [("", in_words(error))])
        failed = self._site.asked.named(form("instead"))
        if failed is not None and failed.outcome is not None and failed.outcome.code == UNUSABLE:
            self._site.asked.forget(failed)
        if question.is_game:
            return see(f"/games/{asked.name}")
        self._site.play(asked)
        return see(f"/asked/{asked.name}")

    # --- What was asked ---
    def _named(self, request: Request) -> Asked:
        found = self._site.asked.named(request.path_params["name"])
        if found is None or found.question == PLAY:
            raise HTTPException(404)
        return found

    def asked(self, request: Request) -> Response:
        """A question: how far it is, or what became of it. One that has a run is shown by that."""
        asked = self._named(request)
        job = self._site.queue.job(asked.run)  # before its run, which may be finished just now
        run = run_in(asked.run)
        if job is None and run is not None:
            return see(f"/runs/{run.number}")
        outcome = asked.outcome
        problem = self._site.queue.failure(asked.run) or (outcome.problem if outcome else "")
        question = next((one for one in self._site.questions if one.name == asked.question), None)
        if outcome is not None and outcome.code == UNUSABLE and job is None and question is not None:
            return self._form(question, asked.values, question.problems_in(outcome.problem), asked)
        return self._site.page(
            "asked",
            asked=asked,
            question=question,
            job=job,
            problem="" if job else problem,
            said=outcome.said if outcome and not job else "",
            done=outcome is not None and outcome.code == 0,
            stopped=outcome is None or outcome.code == STOPPED,
            address=f"/asked/{asked.name}",
            **progress_of(job, self._site.queue.jobs()),
        )

    def progress_part(self, request: Request) -> Response:
        """How far a question is; when it has left the queue, the whole page is loaded again."""
        job = self._site.queue.job(self._named(request).run)
        if job is None:
            return PlainTextResponse("", headers={"HX-Refresh": "true"})
        return self._site.page("part_progress", job=job, **progress_of(job, self._site.queue.jobs()))

    def cancel(self, request: Request, form: Form) -> Response:
        """Take a question out of the queue."""
        asked = self._named(request)
        self._site.queue.cancel(asked.run)
        return see(f"/asked/{asked.name}")

    def resume(self, request: Request, form: Form) -> Response:
        """Ask a question again in the same words, which goes on where its run has ended."""
        asked = self._named(request)
        self._site.play(asked)
        return see(f"/asked/{asked.name}")

    def delete(self, request: Request, form: Form) -> Response:
        """Delete a question that has no run."""
        asked = self._named(request)
        if self._site.queue.job(asked.run) is not None:
            raise HTTPException(409, gettext("This is being played, or waits. Cancel it first."))
        self._site.asked.forget(asked)
        run = next((one for one in listed_runs() if one.folder == asked.run), None)
        return see("/runs" if run is None else f"/runs/{run.number}")


def _more_games(question: Question, values: Given) -> str:
    """Four times as many games as before, or as usual."""
    field = next((one for one in question.fields if one.name == "games"), None)
    given = next(iter(values.get("games", ())), "") or (field.default if field else "")
    digits = given.partition(" ")[0].rstrip(",;").replace(",", "")
    return str(MORE_GAMES * int(digits)) if digits.isdecimal() else ""


def _with_year(name: str, year: int) -> str:
    """A deck that ships with its year, which some names have already."""
    return name if str(year) in name else gettext("{deck} ({year})", deck=name, year=year)
