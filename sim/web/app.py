"""The pages of `duelsim serve`: which file has the pages of which addresses.

    /                         home_pages: my decks, and those that ship
    /deck?deck=DECK           deck_pages: a deck, its list, what can be asked about it, and its runs
    /ask, /ask/QUESTION       question_pages: the questions, and the form of each
    /asked/NAME               question_pages: a question that waits, is being answered, or has no run
    /games, /games/NAME       play_pages: games of a person against a bot
    /ruling                   ruling_pages: a situation as text, and what the rules make of it
    /runs, /runs/NUMBER       run_pages: the runs of the index; a run, its report, and what can be shared of it
    /runs/NUMBER/games        game_pages: the games of a run; /runs/NUMBER/game plays one on a board
    /compare?run=N&run=M      compare_pages: two runs compared
    /language                 speaking: another language

Every page works without script: forms are sent, and a page with progress loads itself again. With script, htmx replaces
the parts that change.
"""

from collections.abc import Sequence
from importlib import resources

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from reports.writing.page import environment
from sim.web.asked import AskedFolder
from sim.web.compare_pages import ComparePages
from sim.web.deck_pages import DeckPages
from sim.web.decklists import DeckFolder
from sim.web.errors import USERS
from sim.web.game_pages import GamePages
from sim.web.guard import Guard
from sim.web.home_pages import HomePages
from sim.web.play_pages import PlayPages
from sim.web.question_pages import QuestionPages
from sim.web.questions import Question
from sim.web.queue import Queue
from sim.web.ruling_pages import RulingPages
from sim.web.run_pages import RunPages
from sim.web.site import Site, shows
from sim.web.speaking import LanguagePages, Speaking
from sim.web.tables import Tables

FAMILIES = (
    *(HomePages, DeckPages, QuestionPages, PlayPages, RunPages, GamePages, ComparePages, RulingPages),
    LanguagePages,
)
SCRIPTS = ("cards.js", "board.js")  # of reports: the texts of cards, and the board of a game


def make_app(
    folder: DeckFolder,
    queue: Queue,
    questions: Sequence[Question] = (),
    extra: Sequence[str] = (),
    *,
    tables: Tables | None = None,
    names: str | None = None,
    language: str | None = None,
) -> Starlette:
    """The pages over the decks of a folder, the runs of this user, and a queue.

    `questions` are what can be asked, and `extra` words that each command gets. `tables` are the games that are open.
    Cards are called by `names`, by default those of the language of a page, which is `language` if the visitor has not
    chosen one, by default the browser's.
    """
    site = Site(folder, queue, questions, AskedFolder(folder, tuple(extra)), Tables() if tables is None else tables)
    return Starlette(
        routes=[
            *(route for family in FAMILIES for route in family(site).routes()),
            shows("/style.css", _style),
            *(shows(f"/{name}", _script) for name in SCRIPTS),
            Mount("/static", StaticFiles(directory=str(resources.files("sim.web") / "static"))),
        ],
        middleware=[Middleware(Guard), Middleware(Speaking, names=names, language=language)],
        exception_handlers={HTTPException: site.refuse, **dict.fromkeys(USERS, site.fail)},
    )


def _style(request: Request) -> Response:
    """The style of the pages: that of reports, and that of the site."""
    words = environment("sim.web").get_template("serve.css.jinja").render()
    return Response(words, media_type="text/css")


def _script(request: Request) -> Response:
    """A script of reports."""
    file = resources.files("reports.writing") / "templates" / request.url.path.removeprefix("/")
    return Response(file.read_text(encoding="utf-8"), media_type="text/javascript")
