"""The pages, one by one: what they show, and what they do with bad decks, bad forms and bad addresses."""

import asyncio
import contextlib
import html
import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import duelsim
from sim.cards.library.not_understood import remember
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.index import RunIndex
from sim.web.playing import Reporter
from sim.web.queue import Job, Queue
from tests.searches.made_up import keep_made_up_search
from tests.web.conftest import FORM, GOOD, HOST

Played = Callable[..., int]
BAD = "5 Corile\n3 Terorr Pit\n"


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
        result = duelsim.read_run(place)
        with contextlib.closing(RunIndex.of_user()) as index:
            return index.add(RunFolder.read(place), result.outcome, 1_000_000_000 + len(index.runs())).number

    return copy


# --- The form -----------------------------------------------------------------------------------------------
def test_the_form_offers_the_decks_of_the_folder_and_those_that_ship(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    for choice in ("file:mine.txt", "shipped:fn-rush", "shipped:dmd-29", "all:shipped", "all:folder", "all:era:2006"):
        assert f'<option value="{choice}"' in page.text
    for player in ("auto", "general", "rush", "control", "random", "goldfish", "search", "lookahead"):
        assert f'<option value="{player}"' in page.text


def test_a_deck_is_opened_in_the_form_with_its_name_and_its_verdict(client: TestClient) -> None:
    for page in (
        client.get("/?deck=shipped:fn-rush"),
        client.post("/", data={"deck": "shipped:fn-rush", "do": "open"}),
    ):
        assert "FN Rush is a valid standard deck of 40 cards." in text(page)
        assert 'name="name" value="FN Rush"' in page.text
        assert "\n4 " in page.text
    part = client.post("/open", data={"deck": "file:mine.txt"})
    assert "<textarea" in part.text and "<html" not in part.text


def test_a_bad_list_is_told_with_the_lines_of_decks_check(client: TestClient, tmp_path: Path) -> None:
    from click.testing import CliRunner

    from sim.command_line import commands

    (tmp_path / "bad.txt").write_text(BAD, encoding="utf-8")
    told = CliRunner().invoke(commands, ["decks", "check", str(tmp_path / "bad.txt")]).stderr.splitlines()[1:]
    assert len(told) == 3
    shown = text(client.post("/check", data={"list": BAD}))
    for line in told:
        assert " ".join(line.split()) in shown
    refused = client.post("/", data={**FORM, "list": BAD})
    assert refused.status_code == 422
    assert all(" ".join(line.split()) in text(refused) for line in told)
    assert "3 Terorr Pit" in refused.text  # nothing that was written is lost
    assert not RunIndex.of_user().runs()


def test_a_real_card_that_cannot_be_played_is_no_typo(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    remember({"Mystery": ["Wait."]}, [])
    shown = text(client.post("/check", data={"list": "4 mystery\n"}))
    assert 'line 1: Mystery is a real card that duelsim cannot play yet. Not understood: "Wait."' in shown
    assert "docs/cards.md says how to write a card" in shown


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("list", "", "there are no cards in it"),
        ("list", "\0", "not UTF-8"),
        ("list", "<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("list", "4 " + "x" * 100_000, "no card is known"),
        ("opponent", "", "Choose another one"),
        ("opponent", "file:../mine.txt", "Choose another one"),
        ("opponent", "file:/etc/passwd", "Choose another one"),
        ("opponent", "shipped:../README", "Choose another one"),
        ("games", "", "whole number"),
        ("games", "0", "whole number"),
        ("games", "-4", "whole number"),
        ("games", "1e3", "whole number"),
        ("games", "½", "whole number"),
        ("games", "99999999999", "whole number"),
        ("player", "nobody", "not offered"),
        ("player", "../../x.play", "not offered"),
        ("others", "", "not offered"),
    ],
)
def test_a_form_that_cannot_be_played_says_why_and_starts_nothing(
    client: TestClient, queue: Queue, folder: Path, field: str, value: str, words: str
) -> None:
    page = client.post("/", data={**FORM, field: value})
    assert page.status_code == 422
    assert "Nothing has been started." in text(page)
    assert words in text(page)
    assert "<script>alert" not in page.text
    assert not queue.jobs()
    assert not (folder / "runs").exists()


def test_a_bad_deck_of_the_field_is_named(client: TestClient, folder: Path) -> None:
    (folder / "broken.txt").write_text(BAD, encoding="utf-8")
    page = client.post("/", data={**FORM, "opponent": "all:folder"})
    assert page.status_code == 422
    assert "broken.txt cannot be used" in text(page)


def test_a_form_that_is_too_large_or_no_form_is_refused(client: TestClient) -> None:
    assert client.post("/", data={"list": "x" * 1_000_000}).status_code == 413
    assert client.post("/check", content=b"\xff\xfe=1").status_code in (200, 400)
    assert client.post("/", content="&".join(f"a{number}=1" for number in range(99))).status_code == 400


# --- Starting -----------------------------------------------------------------------------------------------
def test_a_match_that_was_asked_for_waits_in_its_folder_and_in_the_index(
    client: TestClient, queue: Queue, folder: Path
) -> None:
    answer = client.post("/", data={**FORM, "name": "Mine 7"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/runs/1")
    place = folder / "runs" / "mine-7-liquid-beast"
    assert queue.jobs() == [Job(1, place)]
    manifest = json.loads((place / "manifest.json").read_text(encoding="utf-8"))
    assert (manifest["experiment"], manifest["games"]) == ("match", 4)
    assert [side["name"] for side in manifest["sides"]] == ["Mine 7", "Liquid Beast"]
    assert "command" not in manifest  # no command has a list that is in no file
    (run,) = RunIndex.of_user().runs()
    assert (run.games, run.complete) == (0, False)
    page = client.get("/runs/1")
    assert "Waits for its turn" in text(page)
    assert "Cancel" in text(page)
    assert '<noscript><meta http-equiv="refresh"' in page.text
    assert "Mine 7 against Liquid Beast waits" in text(client.get("/queue"))


def test_a_match_of_files_has_the_command_that_plays_it(client: TestClient, folder: Path) -> None:
    client.post("/", data={**FORM, "deck": "file:mine.txt", "player": "rush"})
    place = folder / "runs" / "fn-rush-liquid-beast"
    manifest = json.loads((place / "manifest.json").read_text(encoding="utf-8"))
    own = folder / "mine.txt"
    assert manifest["command"] == (f"duelsim match {own} liquid-beast --games 4 --players rush,auto --out {place}")


def test_the_whole_field_is_a_gauntlet(client: TestClient, folder: Path) -> None:
    (folder / "other.txt").write_text(
        (folder / "mine.txt").read_text("utf-8").replace("4 Torcon", "3 Torcon", 1), "utf-8"
    )
    assert client.post("/", data={**FORM, "opponent": "all:shipped"}).status_code == 303
    manifest = json.loads((folder / "runs" / "fn-rush-the-field" / "manifest.json").read_text(encoding="utf-8"))
    assert (manifest["experiment"], len(manifest["cells"])) == ("gauntlet", 8)


def test_the_shipped_decks_of_a_year_are_a_field(client: TestClient, folder: Path) -> None:
    opened = client.post("/open", data={"deck": "shipped:dmc-01"})
    assert "Shobu&#39;s Blaze Deck is a valid standard deck of 40 cards." in opened.text
    form = {**FORM, "deck": "file:mine.txt", "list": (folder / "mine.txt").read_text("utf-8"), "name": "FN Rush"}
    assert client.post("/", data={**form, "opponent": "all:era:2002"}).status_code == 303
    manifest = json.loads((folder / "runs" / "fn-rush-the-field" / "manifest.json").read_text(encoding="utf-8"))
    assert len(manifest["cells"]) == 2
    assert " --field era:2002 " in manifest["command"]
    assert client.post("/", data={**form, "opponent": "all:era:1999"}).status_code == 422


def test_a_second_run_of_the_same_decks_has_a_folder_of_its_own(client: TestClient, queue: Queue) -> None:
    assert [client.post("/", data=FORM).headers["location"] for _ in range(3)] == ["/runs/1", "/runs/2", "/runs/3"]
    assert [job.folder.name for job in queue.jobs()] == [f"fn-rush-liquid-beast{end}" for end in ("", "-2", "-3")]


def test_a_deck_that_is_learned_is_named_with_its_progress(
    client: TestClient, queue: Queue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.post("/", data=FORM)
    reporter = Reporter()
    reporter.learning("FN Rush", 36, 2760)
    reporter.learning("FN Rush", 37, 2760)  # too soon to say it
    [line] = capsys.readouterr().out.splitlines()
    job = replace(queue.jobs()[0], **json.loads(line), seconds_left=20.0)
    monkeypatch.setattr(queue, "jobs", lambda: [job])
    page = text(client.get("/runs/1/progress"))
    assert ": 36 of about 2,760 games, 20 s left FN Rush is played by a player who looks ahead, who" in page
    assert "FN Rush against Liquid Beast learns a deck" in text(client.get("/queue"))


def test_what_waits_can_be_cancelled_and_resumed(client: TestClient, queue: Queue) -> None:
    client.post("/", data=FORM)
    assert client.post("/runs/1/cancel").headers["location"] == "/runs/1"
    assert not queue.jobs()
    page = text(client.get("/runs/1"))
    assert "Unfinished: 0 of at most 4 games have been played." in page
    assert "Resume" in page and "The report" not in page
    assert client.get("/runs/1/progress").headers["hx-refresh"] == "true"
    assert client.post("/runs/1/resume").status_code == 303
    client.post("/runs/1/resume")
    assert [job.number for job in queue.jobs()] == [1]
    assert client.post("/runs/1/delete", data={"do": "delete"}).status_code == 409  # it waits


# --- Saving -------------------------------------------------------------------------------------------------
def test_a_list_is_saved_under_its_name_and_can_be_chosen(client: TestClient, folder: Path) -> None:
    page = client.post("/", data={**FORM, "do": "save", "name": "../My Deck: 7", "list": GOOD.replace("\n", "\r\n")})
    assert "Saved as my-deck-7.txt" in text(page)
    assert '<option value="file:my-deck-7.txt" selected>' in page.text
    saved = (folder / "my-deck-7.txt").read_bytes().decode()
    assert saved == f"# name: ../My Deck: 7\n{GOOD}"
    assert (
        duelsim.match(folder / "my-deck-7.txt", "fn-rush", games=2).run.experiment.cells[0][0].name == "../My Deck: 7"
    )
    assert {file.name for file in folder.parent.iterdir()} <= {"decks", "runs.sqlite"}


def test_another_list_is_replaced_only_after_a_question(client: TestClient, folder: Path) -> None:
    changed = {**FORM, "do": "save", "name": "Mine", "list": BAD}
    page = client.post("/", data=changed)
    assert "There is another list in mine.txt" in text(page)
    assert "3 Terorr Pit" in page.text
    assert (folder / "mine.txt").read_text(encoding="utf-8") == GOOD
    page = client.post("/", data={**changed, "do": "replace", "replacing": "mine.txt"})
    assert "Saved as mine.txt" in text(page)  # also with mistakes, to continue later
    assert (folder / "mine.txt").read_text(encoding="utf-8") == f"# name: Mine\n{BAD}"


@pytest.mark.parametrize(("name", "words"), [("", "Give the deck a name"), ("../..", "Give the deck a name")])
def test_a_list_without_a_name_is_not_saved(client: TestClient, folder: Path, name: str, words: str) -> None:
    page = client.post("/", data={**FORM, "do": "save", "name": name, "list": "4 Corile\n"})
    assert page.status_code == 422
    assert words in text(page)
    assert [file.name for file in folder.iterdir()] == ["mine.txt"]


def test_the_playbook_is_saved_along(client: TestClient, folder: Path) -> None:
    saved = {**FORM, "deck": "shipped:fn-rush", "do": "save", "name": "My FN"}
    page = client.post("/", data=saved)
    assert "Saved as my-fn.txt, with its playbook my-fn.play in" in text(page)
    shipped = Path(duelsim.read_deck("fn-rush").path).with_suffix(".play").read_bytes()
    assert (folder / "my-fn.play").read_bytes() == shipped
    assert "No playbook belongs to this list." not in text(page)
    client.post("/", data={**FORM, "deck": "file:my-fn.txt"})
    manifest = json.loads((folder / "runs" / "fn-rush-liquid-beast" / "manifest.json").read_text(encoding="utf-8"))
    assert [side["player"] for side in manifest["sides"]] == ["my-fn.play", "liquid-beast.play"]
    (folder / "my-fn.play").write_text("# mine\n", encoding="utf-8")
    client.post("/", data={**saved, "list": GOOD.replace("4 Torcon", "3 Torcon\n1 Corile"), "do": "replace",
                           "replacing": "my-fn.txt"})  # fmt: skip
    assert (folder / "my-fn.play").read_text(encoding="utf-8") == "# mine\n"  # a playbook that is there stays


def test_pilots_of_different_strength_are_named_before_and_after(
    client: TestClient, played: Played, folder: Path
) -> None:
    missing = "No playbook belongs to this list. The general player plays it"
    assert missing in text(client.post("/check", data={"list": GOOD}))
    assert missing not in text(client.post("/check", data={"list": GOOD, "deck": "shipped:fn-rush"}))
    assert missing not in text(client.post("/check", data={"list": GOOD, "player": "rush"}))
    client.post("/", data=FORM)
    warning = "Unlike pilots: a playbook meets the general player, who is weaker."
    assert warning in text(client.get("/runs/1"))
    even = played("one")
    assert "Unlike pilots" not in text(client.get(f"/runs/{even}"))
    result = duelsim.match("fn-rush", "liquid-beast", players=("general", "auto"), games=2, seed=1)
    assert warning in result.verdict and warning in result.report().verdict.doubt


def test_cards_that_nobody_has_reviewed_are_named(client: TestClient, folder: Path) -> None:
    name = "Glenmalt, Explosive Swordsman"
    cards = GOOD.replace("4 Torcon", f"4 {name}")
    assert f"1 of its different cards is imported, not reviewed: {name}." in text(
        client.post("/check", data={"list": cards})
    )
    assert client.post("/", data={**FORM, "list": cards}).status_code == 303
    assert f"With imported cards, not reviewed: {name}." in text(client.get("/runs/1"))


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
    client.post("/", data=FORM)
    (folder.parent / "runs.sqlite").write_bytes(b"nonsense" * 100)
    for path in ("/runs", "/runs/1", "/compare?run=1&run=2"):
        answer = client.get(path)
        assert answer.status_code == 409
        assert "cannot be used" in text(answer)
    assert client.get("/").status_code == 200


def test_a_search_is_listed_with_its_report_and_cannot_be_resumed_or_compared(client: TestClient, folder: Path) -> None:
    whole = keep_made_up_search(folder / "runs" / "whole")
    keep_made_up_search(folder / "runs" / "half", interrupted=True)
    page = client.get("/runs").text
    assert page.count("tune, 600 games") == 2 and page.count(" disabled>") == 2
    assert "The report" in client.get("/runs/1").text
    report = client.get("/runs/1/report")
    assert report.status_code == 200 and whole.document().title in report.text and "use: rather Corile" in report.text
    half = client.get("/runs/2").text
    assert "The command that began the search resumes it." in half and "/runs/2/resume" not in half
    assert client.post("/runs/2/delete", data={"do": "delete"}).status_code == 303
    assert not (folder / "runs" / "half").exists() and (folder / "runs" / "whole").exists()


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
    assert client.post("/check", data={"list": GOOD}, headers=own).status_code == 200


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://evil.example", "http://127.0.0.1:9000", "http://localhost:8000", "https://127.0.0.1:8000"],
)
def test_another_origin_may_change_nothing(
    client: TestClient, played: Played, folder: Path, queue: Queue, origin: str
) -> None:
    number = played("one")
    for path in ("/", "/check", "/open", f"/runs/{number}/delete", f"/runs/{number}/resume", f"/runs/{number}/cancel"):
        answer = client.post(path, data={**FORM, "do": "delete"}, headers={"Origin": origin})
        assert answer.status_code == 403, path
    assert (folder / "runs" / "one" / "manifest.json").exists()
    assert not queue.jobs()


def test_nothing_is_changed_by_looking(client: TestClient, played: Played, folder: Path, queue: Queue) -> None:
    number = played("one")
    for path in (f"/runs/{number}/delete", f"/runs/{number}/resume", f"/runs/{number}/cancel", "/check", "/open"):
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
    "choice", ["file:../runs.sqlite", "file:/etc/passwd", "file:sub/deck.txt", "shipped:../pyproject", "x"]
)
def test_no_name_leads_out_of_the_folder(client: TestClient, folder: Path, choice: str) -> None:
    (folder / "sub").mkdir()
    (folder / "sub" / "deck.txt").write_text("9 Secret\n", encoding="utf-8")
    for answer in (client.post("/open", data={"deck": choice}), client.get("/", params={"deck": choice})):
        assert answer.status_code == 200
        assert re.search(r"<textarea[^>]*>\s*</textarea>", answer.text)


def test_everything_that_a_page_loads_comes_from_here(client: TestClient) -> None:
    for path in ("/", "/runs"):
        page = client.get(path).text
        loaded = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert all(one.startswith(("/", "#", "data:")) for one in loaded)
        for one in loaded:
            if one.startswith(("/static", "/style")):
                assert client.get(one).status_code == 200
    assert "Zero-Clause BSD" in client.get("/static/htmx-LICENSE.txt").text
    assert "script-src 'self'" in client.get("/").headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/open", "/check", "/runs/1/delete"])
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
