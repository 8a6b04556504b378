"""The language of the pages of serve: what the browser asks for, or what was chosen; and the names of cards with it."""

import pytest
from starlette.testclient import TestClient

from sim.web.app import make_app
from sim.web.decklists import DeckFolder
from sim.web.queue import Queue
from tests.web.conftest import HOST, QUESTIONS

JAPANESE = {"Accept-Language": "ja,en-US;q=0.9,en;q=0.8"}


def test_a_page_is_in_the_language_that_the_browser_asks_for(client: TestClient) -> None:
    assert '<html lang="en">' in client.get("/").text
    found = client.get("/", headers=JAPANESE).text
    assert '<html lang="ja">' in found and "マイデッキ" in found and "My decks" not in found
    assert '<html lang="en">' in client.get("/", headers={"Accept-Language": "fr, *;q=0.5"}).text


def test_a_language_that_was_chosen_is_remembered(client: TestClient) -> None:
    answer = client.post("/language", data={"language": "ja"}, headers={"Referer": f"{HOST}/runs?by=deck"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/runs?by=deck")
    assert "HttpOnly" in answer.headers["set-cookie"] and "SameSite=lax" in answer.headers["set-cookie"]
    assert '<html lang="ja">' in client.get("/").text
    client.post("/language", data={"language": "en"})
    assert '<html lang="en">' in client.get("/", headers=JAPANESE).text


@pytest.mark.parametrize("referer", ["", "https://example.com/x", f"{HOST}//example.com", "/x"])
def test_the_way_back_from_the_choice_stays_on_the_site(client: TestClient, referer: str) -> None:
    answer = client.post("/language", data={"language": "ja"}, headers={"Referer": referer})
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("cookie", ["xx", "", "ja\x00", '"', "../ja"])
def test_a_cookie_that_says_no_language_says_nothing(client: TestClient, cookie: str) -> None:
    client.post("/language", data={"language": cookie})
    found = client.get("/", headers={"Cookie": f"duelsim-language={cookie}".encode()})
    assert (found.status_code, '<html lang="en">' in found.text) == (200, True)


def test_another_site_cannot_choose_the_language(client: TestClient) -> None:
    assert client.post("/language", data={"language": "ja"}, headers={"Origin": "https://a.example"}).status_code == 403


def test_cards_are_called_by_the_names_of_the_language_unless_asked_otherwise(folder: object, queue: Queue) -> None:
    def cards(names: str | None, language: str | None = None) -> str:
        app = make_app(DeckFolder(folder), queue, QUESTIONS, names=names, language=language)  # type: ignore[arg-type]
        pages = TestClient(app, base_url=HOST, headers={"Origin": HOST})
        return pages.post("/deck/cards", data={"find": "Corile"}, headers={} if language else JAPANESE).text

    assert "コーライル</button>" in cards(None) and "Corile</button>" in cards("en")
    assert "追加" in cards("en")
    assert "追加" in cards(None, "ja") and "Add" not in cards(None, "ja")
