"""The pages of runs, one by one, and who may ask for what: other hosts, other origins, other names."""

import asyncio
import contextlib
import html
import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import duelsim
from sim.api.kept_runs import keep_run
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.index import RunIndex
from sim.web.playing import Reporter
from sim.web.queue import Queue
from sim.web.run_pages import _Better
from strategies.thinkers import AUTO
from tests.searches.made_up import keep_made_up_search
from tests.web.conftest import DECK, HOST, MATCH, listed

Played = Callable[..., int]


def text(answer: Any) -> str:
    """The words of a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs that were played, each in a folder that is named after its deck."""
    place = tmp_path_factory.mktemp("kept")
    for deck in ("fn-rush", "mono-red-rush"):
        duelsim.match(deck, "liquid-beast", games=4, seed=3, out=place / deck)
    return place


@pytest.fixture
def played(kept: Path, folder: Path) -> Callable[..., int]:
    """Have a run of a deck in a folder with a name; returns its number."""

    def copy(name: str, deck: str = "fn-rush", *, page: bool = True) -> int:
        place = folder / "runs" / name
        shutil.copytree(kept / deck, place)
        if not page:
            (place / "report.html").unlink()
        return listed(place)

    return copy


# --- Waiting ------------------------------------------------------------------------------------------------
def test_a_deck_that_is_learned_is_named_with_its_progress(
    client: TestClient, queue: Queue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.post("/ask/match", data=MATCH)
    reporter = Reporter()
    reporter.learning("FN Rush", 36, 2760)
    reporter.learning("FN Rush", 37, 2760)  # too soon to say it
    [line] = capsys.readouterr().out.splitlines()
    job = replace(queue.jobs()[0], **json.loads(line), seconds_left=20.0)
    monkeypatch.setattr(queue, "jobs", lambda: [job])
    page = text(client.get("/asked/fn-rush-match/progress"))
    assert ": 36 of about 2,760 games, 20 s left FN Rush is played by a player who looks ahead, who" in page
    assert "FN Rush: Play one opponent learns a deck" in text(client.get("/queue"))


def test_what_waits_says_behind_what_and_can_be_cancelled_and_resumed(client: TestClient, queue: Queue) -> None:
    for _ in range(2):
        client.post("/ask/match", data=MATCH)
    assert "Waits behind 1. Now playing: FN Rush: Play one opponent" in text(client.get("/asked/fn-rush-match-2"))
    assert "waits behind 1" in text(client.get("/queue"))
    assert client.post("/asked/fn-rush-match-2/cancel").headers["location"] == "/asked/fn-rush-match-2"
    assert [job.address for job in queue.jobs()] == ["/asked/fn-rush-match"]
    page = text(client.get("/asked/fn-rush-match-2"))
    assert "Not finished." in page and "Resume" in page and "The report" not in page
    assert client.get("/asked/fn-rush-match-2/progress").headers["hx-refresh"] == "true"
    for _ in range(2):
        assert client.post("/asked/fn-rush-match-2/resume").status_code == 303
    assert [job.address for job in queue.jobs()] == ["/asked/fn-rush-match", "/asked/fn-rush-match-2"]
    assert client.post("/asked/fn-rush-match-2/delete").status_code == 409  # it waits


def test_an_unfinished_run_of_a_command_is_resumed_and_cancelled_by_its_number(
    client: TestClient, queue: Queue, folder: Path
) -> None:
    decks = [duelsim.read_deck(name) for name in ("fn-rush", "liquid-beast")]
    make = partial(match_experiment, *decks, players=(AUTO, AUTO), games=4)
    known = keep_run(make, folder / "elsewhere")
    page = text(client.get(f"/runs/{known.number}"))
    assert "Unfinished: 0 of at most 4 games have been played." in page
    assert client.post(f"/runs/{known.number}/resume").status_code == 303
    [job] = queue.jobs()
    assert (job.folder, job.address, job.title) == (known.folder, "/runs/1", "FN Rush against Liquid Beast")
    assert "Waits for its turn" in text(client.get(f"/runs/{known.number}"))
    assert client.post(f"/runs/{known.number}/delete", data={"do": "delete"}).status_code == 409
    client.post(f"/runs/{known.number}/cancel")
    assert not queue.jobs()


# --- Runs ---------------------------------------------------------------------------------------------------
def test_runs_are_listed_with_their_verdicts_in_any_order(client: TestClient, played: Played, folder: Path) -> None:
    played("b")
    played("a", deck="mono-red-rush")
    for order, expected in (
        ("-date", ["2", "1"]),
        ("date", ["1", "2"]),
        ("deck", ["1", "2"]),
        ("nonsense", ["2", "1"]),
    ):
        page = client.get(f"/runs?by={order}")
        assert re.findall(r'name="run" value="(\d+)"', page.text) == expected
    assert "in 4 games" in text(page)


def test_a_damaged_row_of_the_index_is_said_and_the_others_are_listed(
    client: TestClient, played: Played, tmp_path: Path
) -> None:
    played("a")
    played("b", deck="mono-red-rush")
    with contextlib.closing(sqlite3.connect(tmp_path / "runs.sqlite")) as database:
        database.execute("UPDATE runs SET games = 'many' WHERE number = 1")
        database.commit()
    page = client.get("/runs")
    assert re.findall(r'name="run" value="(\d+)"', page.text) == ["2"]
    assert "Run 1 is left out, because its row of the index is damaged: the field games: " in text(page)
    assert client.get("/runs/1").status_code == 404


def test_a_run_has_its_report_below_the_way_back_and_nothing_in_it_can_ask_for_anything(
    client: TestClient, played: Played, folder: Path
) -> None:
    number = played("one")
    page = client.get(f"/runs/{number}")
    assert 'class="verdict"' in page.text
    report = client.get(f"/runs/{number}/report")
    kept = (folder / "runs" / "one" / "report.html").read_text(encoding="utf-8")
    assert report.text.endswith(kept.partition("<body>")[2])
    assert f'<a href="/runs/{number}">' in report.text.partition("<main>")[0]  # the way back
    assert "sandbox" in report.headers["content-security-policy"]
    assert "default-src 'none'" in report.headers["content-security-policy"]


def test_a_run_without_a_page_gets_its_report_from_its_games(client: TestClient, played: Played, folder: Path) -> None:
    number = played("one", page=False)
    report = client.get(f"/runs/{number}/report")
    assert report.status_code == 200
    assert "4 games" in text(report)
    assert not (folder / "runs" / "one" / "report.html").exists()


def test_what_can_be_shared_of_a_run(client: TestClient, played: Played, folder: Path) -> None:
    number = played("one")
    page = client.get(f"/runs/{number}")
    assert "4 games" in text(page) and "Copy the text" in text(page)
    picture = client.get(f"/runs/{number}/picture.png")
    assert picture.content[:4] == b"\x89PNG" and picture.headers["content-type"] == "image/png"
    whole = client.get(f"/runs/{number}/page.html")
    assert whole.text == (folder / "runs" / "one" / "report.html").read_text(encoding="utf-8")
    assert whole.headers["content-disposition"].startswith("attachment; filename*=UTF-8''fn-rush")
    assert "sandbox" in whole.headers["content-security-policy"]
    shared = client.get(f"/runs/{number}/list.txt").text
    assert duelsim.read_deck("fn-rush").name in shared and "4 Torcon" in shared
    (folder / "runs" / "one" / "summary.png").unlink()
    assert client.get(f"/runs/{number}/picture.png").status_code == 404


def test_the_better_list_of_a_search_is_saved_as_a_deck(
    client: TestClient, played: Played, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = played("one")
    assert client.post(f"/runs/{number}/keep", data={"name": "Better"}).status_code == 404  # no search
    better = _Better("FN Rush 2", "4 Corile\n", is_playbook=False)
    monkeypatch.setattr("sim.web.run_pages._better", lambda run: better)
    assert "Save the better list as" in text(client.get(f"/runs/{number}"))
    saved = client.post(f"/runs/{number}/keep", data={"name": "FN Rush 2"})
    assert saved.headers["location"].startswith("/deck?deck=file%3Afn-rush-2.txt")
    assert (folder / "fn-rush-2.txt").read_text(encoding="utf-8") == "# name: FN Rush 2\n4 Corile\n"
    assert client.post(f"/runs/{number}/keep", data={"name": "mine"}).status_code == 409  # another list is there


def test_a_damaged_run_says_what_is_damaged(client: TestClient, played: Played, folder: Path) -> None:
    number = played("one", page=False)
    (part,) = (folder / "runs" / "one" / "games").iterdir()
    part.write_bytes(b"nonsense")
    answer = client.get(f"/runs/{number}/report")
    assert answer.status_code == 409
    assert str(part) in text(answer)
    (folder / "runs" / "one").rename(folder / "runs" / "moved")
    page = client.get(f"/runs/{number}")
    assert page.status_code == 200
    assert "it is no longer there" in text(page)


def test_an_index_that_cannot_be_used_says_so(client: TestClient, folder: Path) -> None:
    client.post("/ask/match", data=MATCH)
    (folder.parent / "runs.sqlite").write_bytes(b"nonsense" * 100)
    for path in ("/runs", "/runs/1", "/compare?run=1&run=2"):
        answer = client.get(path)
        assert answer.status_code == 409
        assert "cannot be used" in text(answer)
    assert client.get("/").status_code == 200


def test_a_search_is_listed_with_its_report_and_cannot_be_resumed_or_compared(client: TestClient, folder: Path) -> None:
    whole = keep_made_up_search(folder / "runs" / "whole", gains=True)
    keep_made_up_search(folder / "runs" / "half", interrupted=True)
    page = client.get("/runs").text
    assert page.count("tune, 600 games") == 2 and page.count(" disabled>") == 2
    assert "The report" in client.get("/runs/1").text
    report = client.get("/runs/1/report")
    assert report.status_code == 200 and whole.document().title in report.text and "use: rather Corile" in report.text
    assert "Save the playbook as" in client.get("/runs/1").text
    for _ in range(2):
        saved = client.post("/runs/1/keep", data={"name": "../Tuned"}).headers["location"]
        assert saved == "/runs/1?saved=tuned.play" and "Saved as tuned.play." in client.get(saved).text
    assert (folder / "tuned.play").read_text(encoding="utf-8") == whole.playbook
    (folder / "tuned.play").write_text("# mine\n", encoding="utf-8")
    assert client.post("/runs/1/keep", data={"name": "tuned"}).status_code == 409
    half = client.get("/runs/2").text
    assert "The command that began the search resumes it." in half and "/runs/2/resume" not in half
    assert client.post("/runs/2/delete", data={"do": "delete"}).status_code == 303
    assert not (folder / "runs" / "half").exists() and (folder / "runs" / "whole").exists()
    keep_made_up_search(folder / "runs" / "nothing")  # found nothing better than what is there
    assert "Save the playbook as" not in client.get("/runs/3").text


@pytest.mark.parametrize("spoken", ["en", "ja"])
def test_the_page_of_a_gauntlet_names_fields_and_three_games(client: TestClient, folder: Path, spoken: str) -> None:
    field, out = ["liquid-beast", "murky-riptide", "jaoumon", "mono-red-rush"], folder / "runs" / "field"
    duelsim.gauntlet("fn-rush", field=field, games=20, seed=1, page=False, players="auto", out=out)
    listed(out)
    page = client.get("/runs/1", headers={"accept-language": spoken}).text.split("share-text")[0]
    watching = page.split('id="watching-title"')[1].split("</section>")[0]
    assert watching.count("<li>") == 3
    field_name = {"en": "Games with better players", "ja": "強いプレイヤーでのゲーム数"}[spoken]
    assert "--pilots" not in page and field_name in page


def test_two_runs_are_compared_the_earlier_one_first(client: TestClient, played: Played, folder: Path) -> None:
    first, second = played("one"), played("two", deck="mono-red-rush")
    page = client.get(f"/compare?run={second}&run={first}")
    assert page.status_code == 200
    command = duelsim.compare_runs(folder / "runs" / "one", folder / "runs" / "two", labels=("run 1", "run 2"))
    assert " ".join(command.document().verdict.answer.split()).replace(" - ", "–⁠").split(" %")[0] in text(page).replace(
        "\xa0", " "
    )
    turned = client.get(f"/compare?run={second}&run={first}&deck=Liquid+Beast&other=Mono-Red+Rush")
    assert turned.status_code == 422
    assert "no opponent in common" in text(turned)
    for bad in ("", "?run=1", "?run=1&run=1", "?run=x&run=1", "?run=1&run=2&run=3"):
        assert client.get(f"/compare{bad}").status_code == 422
    assert client.get("/compare?run=1&run=99").status_code == 409


def test_a_run_is_deleted_only_after_a_question(client: TestClient, played: Played, folder: Path) -> None:
    first, second = played("one"), played("two", deck="mono-red-rush")
    question = client.get(f"/runs/{first}/delete")
    assert str(folder / "runs" / "one") in text(question)
    assert (folder / "runs" / "one" / "manifest.json").exists()
    assert client.post(f"/runs/{first}/delete", data={"do": "delete"}).headers["location"] == "/runs"
    assert not (folder / "runs" / "one").exists()
    (folder / "runs" / "two" / "notes.txt").write_text("mine", encoding="utf-8")
    client.post(f"/runs/{second}/delete", data={"do": "forget"})
    assert (folder / "runs" / "two" / "manifest.json").exists()
    assert not RunIndex.of_user().runs()
    assert client.get(f"/runs/{first}").status_code == 404


# --- Who may ask --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "0.0.0.0", "[::1]:8000"]
)
def test_another_host_is_refused(client: TestClient, host: str) -> None:
    for path in ("/", "/runs", "/static/serve.js", "/nothing"):
        answer = client.get(path, headers={"Host": host})
        assert answer.status_code == 403
        assert "<" not in answer.text


def test_this_machine_has_two_names(client: TestClient) -> None:
    assert client.get("/", headers={"Host": "localhost:8000"}).status_code == 200
    own = {"Host": "localhost:8000", "Origin": "http://localhost:8000"}
    assert client.post("/deck/check", data=DECK, headers=own).status_code == 200


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://evil.example", "http://127.0.0.1:9000", "http://localhost:8000", "https://127.0.0.1:8000"],
)
def test_another_origin_may_change_nothing(
    client: TestClient, played: Played, folder: Path, queue: Queue, origin: str
) -> None:
    number = played("one")
    asked = client.post("/ask/match", data=MATCH).headers["location"]
    queue.cancel(queue.jobs()[0].folder)
    of_run = (f"/runs/{number}/{what}" for what in ("delete", "resume", "cancel", "keep"))
    of_question = (f"{asked}/{what}" for what in ("delete", "resume", "cancel"))
    for path in ("/deck", "/deck/check", "/deck/add", "/deck/cards", "/ask/match", *of_run, *of_question):
        data = {**DECK, **MATCH, "name": "New", "do": "delete" if "/runs" in path else "save"}
        answer = client.post(path, data=data, headers={"Origin": origin})
        assert answer.status_code == 403, path
    assert (folder / "runs" / "one" / "manifest.json").exists()
    assert [file.name for file in folder.glob("*.txt")] == ["mine.txt"]
    assert len(list((folder / "runs" / "asked").iterdir())) == 1
    assert not queue.jobs()


def test_nothing_is_changed_by_looking(client: TestClient, played: Played, folder: Path, queue: Queue) -> None:
    number = played("one")
    of_run = (f"/runs/{number}/{what}" for what in ("delete", "resume", "cancel", "keep"))
    for path in (*of_run, "/deck/check", "/deck/add", "/ask/match", "/deck"):
        assert client.get(f"{path}?do=delete").status_code in (200, 405)
    assert (folder / "runs" / "one" / "manifest.json").exists()
    assert not queue.jobs()


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing", "/runs/x", "/runs/99", "/runs/99/report", "/runs/-1", "/runs/99999999999999999999999"),
        *("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static//etc/passwd", "/static/"),
        *("/%00", "/static/%00"),
    ],
)
def test_a_page_that_there_is_not(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (404, 405)
    assert "Traceback" not in answer.text and "def make_app" not in answer.text


@pytest.mark.parametrize(
    "choice",
    [
        "file:../runs.sqlite",
        "draft:../../mine.txt",
        "file:/etc/passwd",
        "file:sub/deck.txt",
        "shipped:../pyproject",
        "x",
    ],
)
def test_no_name_leads_out_of_the_folder(client: TestClient, folder: Path, choice: str) -> None:
    (folder / "sub").mkdir()
    (folder / "sub" / "deck.txt").write_text("9 Secret\n", encoding="utf-8")
    assert client.get("/deck", params={"deck": choice}).status_code == 404
    assert "Secret" not in client.post("/deck", data={**DECK, "deck": choice}).text
    answer = client.post("/ask/match", data={**MATCH, "of-deck_a": choice})
    assert answer.status_code == 422 and "Choose another one" in answer.text


def test_everything_that_a_page_loads_comes_from_here(client: TestClient) -> None:
    for path in ("/", "/deck", "/ask", "/ask/gauntlet", "/runs"):
        page = client.get(path).text
        assert "style=" not in page and "<style" not in page
        loaded = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert all(one.startswith(("/", "#", "data:")) for one in loaded)
        for one in loaded:
            if one.startswith(("/static", "/style", "/cards.js")):
                assert client.get(one).status_code == 200
    assert "Zero-Clause BSD" in client.get("/static/htmx-LICENSE.txt").text
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy and "style-src 'self'" in policy and "unsafe" not in policy


@pytest.mark.parametrize("path", ["/deck", "/deck/check", "/ask/match", "/runs/1/delete"])
def test_a_client_that_goes_away_while_it_sends_is_no_error(client: TestClient, path: str) -> None:
    """Starlette raises what the server would print as a traceback."""
    came = iter([{"type": "http.request", "body": b"list=4", "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(came)

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"127.0.0.1:8000"), (b"origin", HOST.encode())]
    scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
    asyncio.run(client.app({**scope, "headers": headers, "http_version": "1.1", "root_path": ""}, receive, send))
    assert sent[0]["status"] == 400
