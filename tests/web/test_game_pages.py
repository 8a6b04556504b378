"""The pages of games: those worth watching, any other, and what is no game; and that reports play theirs."""

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import duelsim
from sim.web.framing import framed
from sim.web.guard import HEADERS, REPORTS
from tests.reports.writing.browser import Browser
from tests.reports.writing.watched import watched
from tests.web.conftest import listed


@pytest.fixture
def kept(folder: Path) -> Callable[..., int]:
    """Keep a run of four games against each of some decks; returns its number."""

    def keep(*opponents: str) -> int:
        out = folder / "runs" / "kept"
        if len(opponents) == 1:
            duelsim.match("fn-rush", opponents[0], players="rush", games=4, seed=3, out=out, page=False)
        else:
            duelsim.gauntlet("fn-rush", field=[*opponents], players="rush", games=4, seed=3, out=out, page=False)
        return listed(out)

    return keep


def test_the_games_worth_watching_and_any_other_are_played_on_a_board(
    client: TestClient, kept: Callable[..., int]
) -> None:
    run = kept("mono-red-rush")
    games = client.get(f"/runs/{run}/games").text
    assert f'<a class="button" href="/runs/{run}/games">Watch a game</a>' in client.get(f"/runs/{run}").text
    links = re.findall(rf'href="(/runs/{run}/game\?matchup=0&amp;game=\d)"', games)
    assert links == re.findall(rf'href="(/runs/{run}/game\?.*)"', client.get(f"/runs/{run}").text)  # a click away
    assert links and 'name="matchup"' not in games and "Game, from 0 to 3" in games
    for address in (links[0].replace("&amp;", "&"), f"/runs/{run}/game?game=3"):
        answer = client.get(address)
        assert answer.headers["Content-Security-Policy"] == REPORTS
        assert answer.text.count('<script type="application/json">') == 1
        assert f'href="/runs/{run}/games"' in answer.text


def test_a_run_of_several_matchups_asks_which_one(client: TestClient, kept: Callable[..., int]) -> None:
    run = kept("mono-red-rush", "liquid-beast")
    games = client.get(f"/runs/{run}/games").text
    assert re.findall(r'<option value="(\d)">([^:]*)', games) == [
        ("0", "FN Rush against Mono-red Rush"),
        ("1", "FN Rush against Liquid Beast"),
    ]
    page = client.get(f"/runs/{run}/game?matchup=1&game=0").text
    assert "FN Rush against Liquid Beast, game 0" in page
    for query, status in (("game=4", 409), ("matchup=2", 409), ("game=x", 422), ("game=²", 422), ("game=-1", 422)):
        answer = client.get(f"/runs/{run}/game?{query}")
        assert answer.status_code == status, query
    assert client.get("/runs/99/games").status_code == client.get("/runs/99/game").status_code == 404


@pytest.fixture
def shown() -> Iterator[str]:
    """The address of a report in the frame of `serve`, under its policy."""

    class Report(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            for name, value in {**HEADERS, "Content-Security-Policy": REPORTS}.items():
                self.send_header(name, value)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(framed(watched(), back=("/runs/1", "Run 1")).encode())

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Report)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/report"
    server.shutdown()
    server.server_close()


def test_a_report_plays_its_games_in_the_frame_of_the_site(browser: Browser, shown: str) -> None:
    browser.open(shown, fragment="#game-3-event-2")
    browser.wait_until("document.querySelector('.where')?.textContent.includes('move 2')")
    browser.click("[data-does=forward]")
    assert "move 3 of 4" in browser.evaluate("document.querySelector('.where').textContent")
    browser.evaluate("document.querySelector('.controls a').click()")
    assert browser.evaluate("location.hash") == "#game-3-event-3"
    assert [one for one in browser.complaints if "favicon" not in one] == []
