"""Games of a person against a bot: their list, and each on its board with what can be chosen.

A game is begun by a question, as runs are (`sim.web.question_pages`).
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from reports.writing.decks import as_card
from reports.writing.document import CardFacts
from sim.foreign import WrongValue
from sim.json_types import JsonObject
from sim.language import gettext
from sim.web.asked import Asked, Refusal
from sim.web.framing import framed
from sim.web.guard import REPORTS
from sim.web.kept_games import PLAY, KeptGame
from sim.web.site import Form, Site, does, see, shows
from sim.web.tables import Table

PATIENCE = 1.5  # seconds for which an answer waits for the bot; then the page asks again
PATIENCE_FOR_REPLAY = 60.0
WISHES = ("choose", "undo", "hint", "why", "concede", "coach")
MOST_DIGITS = 6


@dataclass(frozen=True)
class ListedGame:
    """A game in the list: what it was begun by, and its file if it can be read."""

    asked: Asked
    kept: KeptGame | None


class PlayPages:
    """The pages of games against a bot."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            shows("/games", self.all),
            shows("/games/{name}", self.show),
            shows("/games/{name}/table", self.table_part),
            does("/games/{name}/wish", self.wish),
            shows("/games/{name}/replay", self.replay),
            does("/games/{name}/replay", self.make_replay),
            does("/games/{name}/again", self.again),
            does("/games/{name}/delete", self.delete),
        ]

    def all(self, request: Request) -> Response:
        """The games that have been begun, the newest first."""
        games = []
        for asked in self._site.asked.all():
            if asked.question == PLAY:
                kept = None
                with contextlib.suppress(OSError, WrongValue):
                    kept = KeptGame.read(asked.place)
                games.append(ListedGame(asked, kept))
        return self._site.page("plays", games=games, can_play=self._can_play())

    def _can_play(self) -> bool:
        return any(one.name == PLAY for one in self._site.questions)

    def show(self, request: Request) -> Response:
        """A game: its board, and what can be chosen."""
        asked = self._named(request)
        again = "retry" in request.query_params
        return self._site.page("play", **self._seen(asked, self._site.tables.open(asked.place, again=again)))

    def table_part(self, request: Request) -> Response:
        """What there is to see and to choose, for a page that waits."""
        asked = self._named(request)
        return self._part(asked, self._site.tables.open(asked.place))

    def wish(self, request: Request, form: Form) -> Response:
        """Do what the person wants; a page without script is loaded again."""
        asked = self._named(request)
        do = form("do")
        do, _, option = do.partition(":")
        if do not in WISHES:
            raise HTTPException(422, gettext("This is nothing that can be done in a game."))
        table = self._site.tables.open(asked.place)
        table.wish(do, moment=_number(form("moment")), option=_number(option))
        if request.headers.get("HX-Request"):
            return self._part(asked, table)
        table.wait(PATIENCE)
        return see(f"/games/{asked.name}")

    def replay(self, request: Request) -> Response:
        """The game with both hands and all shields open, below the way back to it."""
        asked = self._named(request)
        if not asked.page.is_file():
            raise HTTPException(404)
        text = asked.page.read_text(encoding="utf-8", errors="replace")
        words = framed(text, back=(f"/games/{asked.name}", gettext("Back to {place}", place=asked.title)))
        return HTMLResponse(words, headers={"Content-Security-Policy": REPORTS})

    def make_replay(self, request: Request, form: Form) -> Response:
        """Write the page of the replay, unless it is there, and show it."""
        asked = self._named(request)
        if not asked.page.is_file():
            table = self._site.tables.open(asked.place)
            table.wish("replay", moment=_number(form("moment")))
            table.wait(PATIENCE_FOR_REPLAY)
        return see(f"/games/{asked.name}{'/replay' if asked.page.is_file() else ''}")

    def again(self, request: Request, form: Form) -> Response:
        """Begin another game with the same decks and players, and other luck."""
        asked = self._named(request)
        values = {f"of-{name}": given for name, given in asked.values.items() if name != "seed"}
        try:
            with self._site.making:
                new = self._site.asked.ask(self._site.question(PLAY), values)
        except Refusal:  # a deck is not there any more, or is another one now: the form says so
            return see(f"/ask/{PLAY}?again={asked.name}")
        return see(f"/games/{new.name}")

    def delete(self, request: Request, form: Form) -> Response:
        """Delete a game."""
        asked = self._named(request)
        self._site.tables.forget(asked.place)
        self._site.asked.forget(asked)
        return see("/games")

    # --- Inside ---
    def _named(self, request: Request) -> Asked:
        found = self._site.asked.named(request.path_params["name"])
        if found is None or found.question != PLAY:
            raise HTTPException(404)
        return found

    def _part(self, asked: Asked, table: Table) -> Response:
        return self._site.page("part_play", **self._seen(asked, table))

    def _seen(self, asked: Asked, table: Table) -> JsonObject:
        """What a page shows of a game, once the bot has made its choices or the answer has waited long enough."""
        settled = table.wait(PATIENCE)
        sight = table.sight
        texts = {} if sight is None else sight["texts"]
        cards = [as_card(CardFacts(**card), name) for name, card in texts.items()]
        return {
            "asked": asked,
            "address": f"/games/{asked.name}",
            "settled": settled,
            "state": table.state,
            "done": table.done,
            "total": table.total,
            "error": gettext(table.error) if table.state == "ended" else "",
            "sight": sight,
            "cards": cards,
            "data": None if sight is None else _data(sight),
        }


def _data(sight: JsonObject) -> Markup:
    """What the script of the page takes: the board, and the options of its cards."""
    choices = [option["card"] for option in sight["options"]]
    more = json.dumps({"choices": choices, "seat": sight["seat"], "move": sight["attack"], "told": sight["told"]})
    text = f'{{"board":{sight["board"]},{more[1:]}'
    return Markup(text)  # the board has no "<"


def _number(words: str) -> int:
    """A number of a form, or -1."""
    return int(words) if words.isascii() and words.isdecimal() and len(words) <= MOST_DIGITS else -1
