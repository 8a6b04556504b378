"""The page of two runs compared."""

from __future__ import annotations

import contextlib

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from decks.shipped import deck_called
from reports.writing.page import page
from sim.api.comparing_runs import compare_runs
from sim.experiments.runs.index import KnownRun, RunIndex
from sim.language import gettext
from sim.web.drawing import drawing
from sim.web.errors import USERS, in_words
from sim.web.framing import framed
from sim.web.guard import COMPARISONS
from sim.web.site import Site, shows


class ComparePages:
    """The page of two runs compared."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Its address."""
        return [shows("/compare", self.compare)]

    def compare(self, request: Request) -> Response:
        """Two runs compared, the earlier one first; which decks can be chosen."""
        asked = request.query_params.getlist("run")
        numbers = sorted({int(one) for one in asked if one.isascii() and one.isdecimal() and len(one) < 19})
        if len(numbers) != 2:
            return self._site.page("message", 422, title=gettext("Choose two runs to compare"), message="")
        with contextlib.closing(RunIndex.of_user()) as index:
            runs = sorted((index.run(number) for number in numbers), key=lambda run: (run.played, run.number))
        chosen = [request.query_params.get(name, "") for name in ("deck", "other")]
        names = [sorted({name for name, _ in run.decks}) for run in runs]
        values = {"runs": runs, "names": names, "chosen": chosen, "called": deck_called}
        given = [name or other for name, other in zip(chosen, reversed(chosen), strict=True)] if any(chosen) else None
        try:
            labels = (_called(runs[0]), _called(runs[1]))
            document = compare_runs(runs[0].folder, runs[1].folder, decks=given, labels=labels).document()
        except USERS as error:
            words = in_words(error).replace(" Name it (--deck, in Python decks):", " It has")
            return self._site.page("compare", 422, problem=words, **values)
        with drawing:
            text = page([document], asks=True)
        return HTMLResponse(framed(text, back=None, **values), headers={"Content-Security-Policy": COMPARISONS})


def _called(run: KnownRun) -> str:
    return gettext("run {number}", number=run.number)
