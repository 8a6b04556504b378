"""A game against a bot on the site: choices, what a page must not show, and that nothing is lost."""

import html
import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response
from starlette.testclient import TestClient

import sim.web.tables
from sim.foreign import WrongValue
from sim.web.app import make_app
from sim.web.decklists import DeckFolder
from sim.web.kept_games import GAME, KeptGame
from sim.web.queue import Queue
from sim.web.tables import Tables
from tests.reports.writing.browser import Browser
from tests.web.conftest import HOST, QUESTIONS, Server

FORM = {"of-deck": "file:mine.txt", "of-opponent": "shipped:liquid-beast", "of-players": "auto", "of-seed": "7"}
PLACE = "runs/asked/fn-rush-play"
HTMX = {"HX-Request": "true"}
pytestmark = pytest.mark.slow(6, "each game is a program of its own")


@pytest.fixture
def tables() -> Iterator[Tables]:
    found = Tables()
    yield found
    found.close()


@pytest.fixture
def client(folder: Path, queue: Queue, tables: Tables) -> TestClient:
    app = make_app(DeckFolder(folder), queue, QUESTIONS, tables=tables)
    return TestClient(app, base_url=HOST, headers={"Origin": HOST}, follow_redirects=False)


def begun(client: TestClient, **more: str) -> str:
    """Begin a game, and wait for its first question; returns its address."""
    answer = client.post("/ask/play", data={**FORM, **{f"of-{name}": value for name, value in more.items()}})
    assert answer.status_code == 303, answer.text
    address = answer.headers["location"]
    settled(client, client.get(address), address)
    return str(address)


def settled(client: TestClient, page: Any, address: str) -> Any:
    """The page when the bot has made its choices."""
    for _ in range(40):
        if 'hx-trigger="load' not in page.text:
            return page
        page = client.get(f"{address}/table")
    raise AssertionError(page.text)


def wish(client: TestClient, address: str, do: str, moment: int) -> Any:
    """Press a button of a page that was drawn after this many choices."""
    page = client.post(f"{address}/wish", data={"do": do, "moment": str(moment)}, headers=HTMX)
    return settled(client, page, address)


def moment_of(page: Any) -> int:
    return int(re.findall(r'name="moment" value="(\d+)"', page.text)[0])


def options(page: Any) -> list[str]:
    found = re.findall(r'value="choose:\d+"[^>]*><span[^>]*>\d+</span> (.*?)</button>', page.text)
    return [html.unescape(re.sub("<[^>]*>", "", one)) for one in found]


def board(page: Any) -> Any:
    return json.loads(re.findall(r'id="board-data">(.*?)</script>', page.text)[0])


def test_a_game_from_its_form_to_the_replay_with_the_coach(client: TestClient, folder: Path, queue: Queue) -> None:
    address = begun(client)
    assert queue.jobs() == []
    page = client.get(address)
    assert "Which card do you put into your mana zone?" in html.unescape(page.text)
    assert options(page)[0] == "none"
    assert len(options(page)) == 1 + len({*options(page)[1:]})
    first = wish(client, address, "choose:1", 0)
    assert moment_of(first) == 1 and "FN Rush charges" in first.text and 'class="fresh"' in first.text
    again = wish(client, address, "choose:0", 0)  # a second click on the page before
    assert moment_of(again) == 1 and options(again) == options(first)
    back = wish(client, address, "undo", 1)
    assert moment_of(back) == 0 and options(back) == options(page)
    hint = wish(client, address, "hint", 0)
    assert "The hint:" in hint.text and "on 20 deals" in hint.text
    wish(client, address, "choose:1", 0)
    gone = wish(client, address, "concede", 1)
    assert "You gave up on turn 3" in gone.text and options(gone) == []
    listed = client.get("/games").text
    assert f'href="{address}"' in listed and "You gave up on turn 3" in listed
    assert address not in client.get("/runs").text
    coached = wish(client, address, "coach", 1)
    assert "The coach" in coached.text
    made = client.post(f"{address}/replay", data={"moment": "1"})
    assert made.headers["location"] == f"{address}/replay"
    replay = client.get(f"{address}/replay")
    assert "Liquid Beast wins on turn 3: opponent gave up" in replay.text
    assert "sandbox" in replay.headers["Content-Security-Policy"]
    back = wish(client, address, "undo", 1)
    assert moment_of(back) == 1 and options(back)
    assert client.get(f"{address}/replay").status_code == 404  # it was of a game that had ended
    assert client.post(f"{address}/again").headers["location"] == f"{address}-2"
    assert KeptGame.read(folder / f"{PLACE}-2") is None
    assert client.post(f"{address}/delete").headers["location"] == "/games"
    assert client.get(address).status_code == 404 and not (folder / PLACE).exists()


def test_a_killed_process_loses_nothing_and_the_game_goes_on(client: TestClient, folder: Path, tables: Tables) -> None:
    address = begun(client, first="opponent")
    page = wish(client, address, "choose:1", 0)
    kept = KeptGame.read(folder / PLACE)
    assert kept is not None and kept.seed == 7 and len(kept.choices) > 1
    process = tables.open(folder / PLACE).process
    process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    process.wait()
    for _ in range(50):
        if "ended unexpectedly" in (ended := client.get(address)).text:
            break
        time.sleep(0.1)
    assert "Nothing that was played is lost." in ended.text
    client.get(f"{address}?retry=1")
    after = settled(client, client.get(address), address)
    assert moment_of(after) == moment_of(page) and options(after) == options(page)
    assert KeptGame.read(folder / PLACE) == kept


def test_more_games_than_are_kept_open_can_be_gone_on_with(
    client: TestClient, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim.web.tables, "MOST_OPEN", 2)  # each is a process
    first = begun(client)
    wish(client, first, "choose:1", 0)
    for _ in range(2):
        begun(client)
    assert len(tables._tables) == 2
    page = settled(client, client.get(first), first)
    assert moment_of(page) == 1


def test_hidden_cards_have_no_face_in_what_is_sent(client: TestClient) -> None:
    address = begun(client)
    moment = 0
    for _ in range(8):
        page = wish(client, address, "choose:1", moment)
        moment = moment_of(page)
        data = board(page)["board"]
        seat, second = board(page)["seat"], data["second"]
        assert seat == 0
        changes = [*data["opening"], *(change for move in data["moves"] for change in move[4])]
        lying = [change for change in changes if len(change) > 1]  # the others are out of sight
        for number, where, *face in lying:
            if where[0] in "ds" or (where[0] == "h" and number >= second):
                assert face in ([], [None]) or face[0] is None, (number, where, face)
        shown = {face[0] for face in data["faces"]}
        seen = {data["faces"][face[0]][0] for _, _, *face in lying if face and face[0] is not None}
        assert shown == seen
        fresh = len(re.findall('class="fresh"', page.text))
        assert len(board(page)["told"]) == len(data["moves"]) > 0 and board(page)["told"][-1] == fresh
        assert "seed" not in page.text.lower()


def test_the_moves_lead_from_the_last_choice_to_now(client: TestClient) -> None:
    address = begun(client)
    before = {row[0]: row for row in board(client.get(address))["board"]["opening"]}
    page = wish(client, address, "choose:1", 0)
    data = board(page)["board"]
    assert {row[0]: row[:2] for row in data["opening"]} == {card: row[:2] for card, row in before.items()}
    (charged,) = (row for row in data["moves"][0][4] if len(row) > 1 and row[1][:1] == "m")
    assert before[charged[0]][1] == "h"  # the first move is the choice itself
    turns = [(title, player) for title, player, _ in data["turns"]]
    assert turns == [("1", 0), ("2", 1), ("3", 0)] and len(data["moves"]) == 2
    again = client.get(f"{address}/table")
    assert board(again)["board"] == data  # the same after the page is loaded again
    back = board(wish(client, address, "undo", 1))
    assert back["board"]["moves"] == [] and back["told"] == []


def test_a_card_that_cannot_be_used_says_why(client: TestClient) -> None:
    address = begun(client)
    assert "Why not another card?" not in client.get(address).text  # every card can be charged
    page = wish(client, address, "choose:1", 0)
    page = wish(client, address, "choose:1", 1)
    while not (named := re.findall(r'value="why:(\d+)"[^>]*>(.*?)</button>', page.text)):
        page = wish(client, address, "choose:1", moment_of(page))
    moment = moment_of(page)
    assert "Why not another card?" in page.text
    told = wish(client, address, f"why:{named[-1][0]}", moment)
    assert moment_of(told) == moment and options(told) == options(page)
    words = re.sub("<[^>]*>", "", re.findall(r'id="why"[^>]*>(.*?)</p>', told.text)[0])
    assert re.fullmatch(rf"{re.escape(named[-1][1])}: (not enough mana: .*|no .* mana|.* summoning sickness)", words)
    for nothing in ("why:99", "why:-1", "why"):
        assert 'id="why"' not in wish(client, address, nothing, moment).text


def test_what_cannot_be_wished_does_nothing(client: TestClient, folder: Path) -> None:
    address = begun(client)
    for do in ("", "fly", "choose", "choose:-1", "choose:99", "choose:1e3", "undo:x", "replay"):
        page = client.post(f"{address}/wish", data={"do": do, "moment": "0"}, headers=HTMX)
        if page.status_code == 200:
            assert moment_of(settled(client, page, address)) == 0, do
        else:
            assert page.status_code == 422, do
        kept = KeptGame.read(folder / PLACE)
        assert kept is not None and kept.choices == (), do


def test_a_page_without_script_sends_its_form_and_is_loaded_again(client: TestClient) -> None:
    address = begun(client)
    answer = client.post(f"{address}/wish", data={"do": "choose:1", "moment": "0"})
    assert answer.status_code == 303 and answer.headers["location"] == address
    page = settled(client, client.get(address), address)
    assert moment_of(page) == 1
    assert "You, FN Rush: 5 shields" in page.text  # the board in words


@pytest.mark.parametrize("name", ["nothing", "%2e%2e", "%2e%2e%2fmine", "fn-rush-match"])
def test_only_games_have_these_pages(client: TestClient, folder: Path, name: str) -> None:
    client.post("/ask/match", data={"of-deck_a": "file:mine.txt", "of-deck_b": "shipped:liquid-beast"})
    assert (folder / "runs/asked/fn-rush-match").is_dir()
    for path in ("", "/table", "/replay"):
        assert client.get(f"/games/{name}{path}").status_code == 404
    for path in ("/wish", "/again", "/delete", "/replay"):
        assert client.post(f"/games/{name}{path}").status_code == 404


def test_a_damaged_file_and_choices_that_are_not_allowed_are_reported(client: TestClient, folder: Path) -> None:
    address = begun(client)
    client.post(f"{address}/delete")
    for content, words in (
        (b"{", "game.json"),
        (json.dumps({"seed": 7, "choices": [99]}).encode(), "another version of duelsim"),
    ):
        address = client.post("/ask/play", data=FORM).headers["location"]
        (folder / PLACE / GAME).write_bytes(content)
        for _ in range(40):
            if "Try again" in (page := client.get(address)).text:
                break
        assert words in html.unescape(page.text), page.text
        assert (folder / PLACE / GAME).read_bytes() == content
        assert client.get("/games").status_code == 200
        client.post(f"{address}/delete")
    with pytest.raises(WrongValue):
        (folder / GAME).write_text('{"seed": -1}')
        KeptGame.read(folder)


def test_the_deck_page_begins_a_game_with_the_deck_or_against_it(client: TestClient) -> None:
    form = {"deck": "shipped:liquid-beast", "name": "Liquid Beast"}
    text = DeckFolder(Path()).text("shipped:liquid-beast")
    for do, where in (("play", "deck"), ("against", "opponent")):
        answer: Response = client.post("/deck", data={**form, "list": text, "do": f"ask:{do}"})
        assert answer.headers["location"] == f"/ask/play?{where}=shipped%3Aliquid-beast"
    page = client.get("/ask/play?opponent=shipped:liquid-beast").text
    assert "Who plays against you" in page and "Waits behind" not in page


# --- In a browser -------------------------------------------------------------------------------------------
def test_a_game_by_mouse_and_by_keyboard_survives_the_server(
    browser: Browser, serve: Callable[..., Server], folder: Path
) -> None:
    server = serve()
    browser.resize(1280)
    browser.open(f"{server.address}/ask/play?deck=file:mine.txt&opponent=shipped:liquid-beast&seed=7&players=auto")
    browser.evaluate("window.left = true")
    browser.click("#ask .main")
    ready = "document.querySelector('.options') && document.querySelector('.mat')"
    browser.wait_until(f"!window.left && {ready}", 60)
    moment = "Number(document.querySelector('[name=moment]').value)"
    cards = browser.evaluate("document.querySelectorAll('.hand .card.legal').length")
    assert cards == 5 == browser.evaluate("document.querySelectorAll('.options .about').length")
    assert browser.evaluate("document.querySelectorAll('.seat:first-child .hand .card.back').length") == 5
    browser.click(".hand .card.legal")
    browser.wait_until(f"{moment} === 1 && {ready}")
    assert browser.evaluate("document.querySelectorAll('.seat:nth-child(3) .mana .card').length") == 1
    browser.press("1")
    browser.wait_until(f"{moment} === 2 && {ready}")
    # The bot's moves one by one.
    told = "document.querySelectorAll('#log li.fresh:not(.coming)').length"
    theirs = "document.querySelector('.seat:first-child .head span').textContent"
    assert browser.evaluate("document.querySelector('.telling').textContent")
    shown = browser.evaluate(told)
    browser.wait_until(f"{told} > {shown}")
    for _ in range(9):  # before the choice
        browser.press("ArrowLeft")
    assert "5 in hand · 1 mana" in browser.evaluate(theirs)
    assert browser.evaluate("document.querySelectorAll('.mat .card.legal').length") == 0
    browser.press("ArrowRight")
    assert browser.evaluate("document.querySelector('.telling').textContent.trim()") == "FN Rush charges no mana"
    browser.evaluate("document.querySelector('[popover]:popover-open')?.hidePopover()")  # the mouse rests on a card
    browser.press("Escape")
    assert browser.evaluate("document.querySelector('.telling, .coming')") is None
    assert "2 mana" in browser.evaluate(theirs)
    assert browser.evaluate("document.querySelector('.skip').checkVisibility()") is False
    assert browser.evaluate("document.querySelectorAll('.mat .card.legal').length") > 0
    browser.press("ArrowLeft")
    assert browser.evaluate("document.querySelector('.telling').textContent")
    browser.click(".controls .skip")
    assert browser.evaluate("document.querySelector('.telling, .coming')") is None
    assert browser.complaints == []
    said = browser.evaluate("document.querySelector('#table .asks').textContent")
    address = browser.evaluate("location.href").removeprefix(server.address)
    server.process.kill()
    server.process.wait()
    server = serve()
    browser.open(server.address + address)
    browser.wait_until(f"{moment} === 2 && {ready}", 60)
    assert browser.evaluate("document.querySelector('#table .asks').textContent") == said
    browser.click("button[value=undo]")
    browser.wait_until(f"{moment} === 1 && {ready}")
    assert browser.complaints == []
