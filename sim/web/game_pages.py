"""The games of a run, to be watched: which are worth it, and any other, each played on a board."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from decks.shipped import deck_called
from reports.recounting import document_of
from reports.summaries.summary import NotableGame
from reports.writing.page import page
from reports.writing.words import against
from sim.api.errors import RunMismatch
from sim.api.experiments import read_run
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.index import KnownRun
from sim.experiments.runs.replaying import replay_of_run
from sim.language import gettext, translatable
from sim.web.framing import framed
from sim.web.guard import REPORTS
from sim.web.run_pages import known_run
from sim.web.site import Site, shows

MOST_DIGITS = 10  # of a number in an address


@dataclass(frozen=True)
class PlayedMatchup:
    """A matchup of a run: its number, its decks in words, and how many games there are."""

    number: int
    decks: str
    games: int


class GamePages:
    """The pages of games."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [shows("/runs/{number:int}/games", self.games), shows("/runs/{number:int}/game", self.game)]

    def games(self, request: Request) -> Response:
        """The games of a run that are worth watching, and a form for any other."""
        known = known_run(request)
        matchups, notable = _games_of(known)
        return self._site.page("games", run=known, decks=self._site.title_of(known), matchups=matchups, notable=notable)

    def game(self, request: Request) -> Response:
        """A game of a run on its board, below the way back to the run."""
        known = known_run(request)
        replay = replay_of_run(
            _folder(known), _number(request, translatable("game")), _number(request, translatable("matchup"))
        )
        back = (f"/runs/{known.number}/games", gettext("Back to Games of run {number}", number=known.number))
        text = framed(page([document_of(replay)]), back=back)
        return HTMLResponse(text, headers={"Content-Security-Policy": REPORTS})


def _number(request: Request, name: str) -> int:
    """A number in the address; 0 where it is left out. Raises HTTPException for anything else."""
    said = request.query_params.get(name) or "0"
    if not said.isdecimal() or not said.isascii() or len(said) > MOST_DIGITS:
        raise HTTPException(
            422, gettext("{given} is not the number of a {thing}.", given=said[:40], thing=gettext(name))
        )
    return int(said)


def _folder(known: KnownRun) -> RunFolder:
    """The folder of a run with games. Raises RunMismatch."""
    if known.is_search:
        raise RunMismatch(gettext("A search keeps no games that could be watched."))
    return RunFolder.read(known.folder)


def _games_of(known: KnownRun) -> tuple[list[PlayedMatchup], list[NotableGame]]:
    """The matchups of a run that have games, and the games worth watching. Raises RunMismatch if there are none."""
    folder = _folder(known)
    names = [deck_called(side["name"]) for side in folder.manifest["sides"]]
    matchups = [
        PlayedMatchup(
            number,
            against(names[first], names[second]),
            folder.games_of(number),
        )
        for number, (first, second) in enumerate(folder.manifest["cells"])
    ]
    played = [one for one in matchups if one.games]
    if not played:
        raise RunMismatch(gettext("This run holds no games yet, so there is nothing to watch."))
    return played, list(read_run(known.folder).summary.notable_games)
