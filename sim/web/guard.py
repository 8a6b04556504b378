"""Who may ask: programs on this machine alone, and only pages of this server may change anything.

A page of any website can send the browser here, but it cannot choose the `Host` that the browser says, nor the `Origin`
that it adds to a form. A site whose name is made to lead to this machine (DNS rebinding) has its own name as the host.
"""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOSTS = ("127.0.0.1", "localhost")
OWN_PAGES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:;"
    " form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
# A report may have been made anywhere: it is shown as it is, and can neither ask for anything nor send anything.
REPORTS = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; form-action 'none';"
    " frame-ancestors 'none'; base-uri 'none'; sandbox allow-scripts allow-popups allow-modals"
)
# The page of two compared runs was made here. It says itself, by their checksums, which of its scripts may run.
COMPARISONS = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; form-action 'self';"
    " frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = {
    "Content-Security-Policy": OWN_PAGES,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Guard:
    """Refuses what does not come from this machine's own pages, and adds `HEADERS` to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = _refusal(scope["method"], Headers(scope=scope))
        await (refusal or self._app)(scope, receive, with_headers)


def _refusal(method: str, headers: Headers) -> PlainTextResponse | None:
    hosts = headers.getlist("host")
    host = hosts[0].lower() if len(hosts) == 1 else ""
    if host.partition(":")[0] not in HOSTS:
        return PlainTextResponse("Only this machine may ask: open the address that duelsim serve printed.\n", 403)
    if method not in ("GET", "HEAD") and headers.getlist("origin") != [f"http://{host}"]:
        return PlainTextResponse("Only the pages of duelsim serve may change anything.\n", 403)
    return None
