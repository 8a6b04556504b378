"""The language of a page: the one that was chosen in the navigation, or else the first that the browser asks for.

Cards are called by their names in that language, unless `duelsim serve` was told what to call them.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from sim.cards.library.shown_names import using_names
from sim.language import ENGLISH, LANGUAGES, speaking
from sim.web.site import Form, Site, does, see

COOKIE = "duelsim-language"
SECONDS = 365 * 24 * 3600  # for which the choice is remembered


class Speaking:
    """Answers every request in its language.

    `names` are those to call cards by, None for those of the language, and `language` is spoken where the visitor has
    not chosen one, None for what the browser asks for.
    """

    def __init__(self, app: ASGIApp, names: str | None = None, language: str | None = None) -> None:
        self._app, self._names, self._language = app, names, language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        language = _chosen(headers) or self._language or preferred(headers.get("accept-language", ""))
        with spoken_and_named(language, self._names):
            await self._app(scope, receive, send)


@contextmanager
def spoken_and_named(language: str, names: str | None) -> Iterator[None]:
    """Speak a language, and call cards by these names, None for those of the language, within the block."""
    with speaking(language), using_names(names or language):
        yield


def _chosen(headers: Headers) -> str | None:
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return cookie.value if cookie is not None and cookie.value in LANGUAGES else None


def preferred(accepted: str) -> str:
    """The language that a browser would rather have, by its header Accept-Language; English where it names none.

    >>> preferred("ja,en-US;q=0.9"), preferred("fr, en;q=0.8, ja;q=0.9"), preferred("")
    ('ja', 'ja', 'en')
    """
    found = []
    for one in accepted.split(","):
        matched = re.fullmatch(r"\s*([a-z]{2})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", one, re.I)
        if matched and matched[1].lower() in LANGUAGES and float(matched[2] or 1) > 0:
            found.append((float(matched[2] or 1), matched[1].lower()))
    return max(found, key=lambda one: one[0], default=(1.0, ENGLISH))[1]


class LanguagePages:
    """The address at which another language is chosen."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Its address."""
        return [does("/language", self.choose)]

    def choose(self, request: Request, form: Form) -> Response:
        """Remember the language, and go back to the page where it was chosen."""
        before = urlsplit(request.headers.get("referer", ""))
        own = before.netloc == request.headers["host"] and before.path.startswith("/") and before.path[:2] != "//"
        answer = see(f"{before.path}{f'?{before.query}' if before.query else ''}" if own else "/")
        if form("language") in LANGUAGES:
            answer.set_cookie(COOKIE, form("language"), max_age=SECONDS, httponly=True, samesite="lax")
        return answer
