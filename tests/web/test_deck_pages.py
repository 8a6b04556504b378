"""The home page and the page of a deck: lists, cards, formats, saving, drafts, and the results so far."""

import html
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import duelsim
from sim.cards.library.not_understood import remember
from sim.command_line import commands
from sim.web.deck_facts import differences, list_facts
from tests.web.conftest import DECK, GOOD, MATCH, listed
from tests.web.test_decklists import PASTED
from tests.web.test_pages import text

BAD = "5 Corile\n3 Terorr Pit\n"


def decks_of_tiles(page: str) -> list[str]:
    return [html.unescape(name) for name in re.findall(r'<h2><a href="/deck[^"]*">([^<]*)</a></h2>', page)]


# --- Home ---------------------------------------------------------------------------------------------------
def test_home_has_my_decks_as_tiles_and_those_that_ship(client: TestClient, folder: Path) -> None:
    (folder / "other.txt").write_text(PASTED, encoding="utf-8")
    page = client.get("/")
    assert decks_of_tiles(page.text) == ["FN Rush", "赤青"]
    assert "Not tested yet." in text(page) and 'class="curve"' in page.text and 'class="civ nature"' in page.text
    for deck in ("shipped:fn-rush", "shipped:dmd-29"):
        assert f'href="/deck?deck={quote(deck, safe="")}"' in page.text


def test_home_without_a_deck_says_what_to_do(client: TestClient, folder: Path) -> None:
    (folder / "mine.txt").unlink()
    assert "No deck here yet. Paste a list" in text(client.get("/"))


def test_decks_that_ship_are_found_by_name_year_and_civilization(client: TestClient) -> None:
    found = client.get("/?find=2006 NATURE").text
    assert "FN Rush" in found and "Murky Riptide" not in found
    assert "No deck that ships has these words." in text(client.get("/?find=nothing of the sort"))


def test_a_deck_that_cannot_be_played_says_so_on_its_tile(client: TestClient, folder: Path) -> None:
    (folder / "bad.txt").write_text("4 Corile\n3 Terorr Pit\n", encoding="utf-8")
    assert "7 cards, 3 cannot be played" in text(client.get("/"))


# --- The list -----------------------------------------------------------------------------------------------
def test_cards_outside_the_deck_are_counted_apart(client: TestClient, folder: Path) -> None:
    malt_next = Path(__file__).parents[2] / "decks" / "published" / "malt-next.txt"
    (folder / "malt.txt").write_text(malt_next.read_text(encoding="utf-8"), encoding="utf-8")
    assert "40 cards and 8 outside the deck" in text(client.get("/"))
    assert "40 cards: " in text(client.get("/deck?deck=file:malt.txt"))


def test_a_deck_has_its_list_curve_cards_and_questions(client: TestClient) -> None:
    page = client.get("/deck?deck=shipped:fn-rush")
    assert "FN Rush is a valid standard deck of 40 cards." in text(page)
    assert 'name="name" value="FN Rush"' in page.text and "\n4 " in page.text
    assert "All cards reviewed" in text(page) and "40 cards: 24 fire, 20 nature" in text(page)
    assert 'popovertarget="c0"' in page.text and 'id="c0"' in page.text
    assert "Newest card: 2002 to 2005" in text(page)
    before, _, cards = page.text.partition('href="#find-cards"')
    assert 'id="list"' in before and 'class="card-list"' in cards  # the way past its buttons
    for words in ("Test against the field", "Which card is weakest?", "Try a swap", "Improve it", "Odds", "How fast?"):
        assert words in text(page)
    part = client.post("/deck/check", data=DECK)
    assert "is a valid standard deck" in text(part) and "<html" not in part.text
    unnamed = text(
        client.post("/deck/check", data={**DECK, "name": "", "list": re.sub("(?m)^#.*\n", "", DECK["list"])})
    )
    assert "This list is a valid standard deck of 40 cards." in unnamed


def test_a_bad_list_is_told_with_the_lines_of_decks_check(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text(BAD, encoding="utf-8")
    told = CliRunner().invoke(commands, ["decks", "check", str(tmp_path / "bad.txt")]).stderr.splitlines()[1:]
    assert len(told) == 3
    shown = text(client.post("/deck/check", data={**DECK, "list": BAD}))
    assert all(" ".join(line.split()) in shown for line in told)
    assert "5 of 8 cards can be played." in shown
    assert "3 Terorr Pit" in client.post("/deck", data={**DECK, "list": BAD}).text  # nothing that was written is lost


def test_a_real_card_that_cannot_be_played_is_no_typo(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    remember({"Mystery": ["Wait."]}, [])
    shown = text(client.post("/deck/check", data={**DECK, "list": "4 mystery\n"}))
    assert 'line 1: Mystery is a real card that duelsim cannot play yet. Not understood: "Wait."' in shown


def test_a_japanese_list_has_the_name_that_it_says(client: TestClient) -> None:
    assert "赤青 is a valid standard deck of 40 cards." in text(
        client.post("/deck/check", data={**DECK, "list": PASTED})
    )
    assert list_facts(PASTED).title == "赤青" and list_facts(PASTED).size == 40


def test_a_list_is_held_to_a_format_on_a_day(client: TestClient) -> None:
    many = {**DECK, "list": GOOD.replace("4 Torcon", "4 Torcon\n4 Corile")}
    assert "44" in text(client.post("/deck/check", data=many))
    assert "valid open deck of 44 cards" in text(client.post("/deck/check", data={**many, "format": "open"}))
    assert "valid" in text(client.post("/deck/check", data={**DECK, "format": "hall-of-fame", "date": "2007-01-01"}))
    wrong = text(client.post("/deck/check", data={**DECK, "format": "original", "date": "2007-01-01"}))
    assert "exists since" in wrong
    assert "Choose one of the formats." in text(client.post("/deck/check", data={**DECK, "format": "/etc/passwd"}))


def test_cards_that_nobody_has_reviewed_are_named(client: TestClient) -> None:
    name = "Glenmalt, Explosive Swordsman"
    shown = text(client.post("/deck/check", data={**DECK, "list": GOOD.replace("4 Torcon", f"4 {name}")}))
    assert "1 of 10 cards not reviewed" in shown
    assert f"1 of its different cards is imported, not reviewed: {name}." in shown


def test_a_list_without_a_playbook_says_who_plays_it(client: TestClient) -> None:
    missing = "No playbook belongs to this list, so the general bot plays it."
    assert missing in text(client.post("/deck/check", data=DECK))
    assert missing not in text(client.post("/deck/check", data={**DECK, "deck": "shipped:fn-rush"}))


# --- Cards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "card"), [("aqua hulcus", "Aqua Hulcus"), ("アクア・ハルカス", "Aqua Hulcus")])
def test_a_card_is_found_in_both_languages_and_added(client: TestClient, words: str, card: str) -> None:
    found = client.post("/deck/cards", data={**DECK, "find": words})
    assert f'value="add:{card}|1"' in found.text and "draw a card" in text(found).lower()
    part = client.post("/deck/add", data={**DECK, "list": "4 Corile\n", "do": f"add:{card}|1"}).text
    assert f"4 Corile\n1 {card}</textarea>" in part and "<html" not in part
    page = client.post("/deck", data={**DECK, "list": f"1 {card}\n", "do": f"add:{card}|1", "find": words}).text
    assert f"\n2 {card}</textarea>" in page and f'value="add:{card}|1"' in page  # without script
    part = client.post("/deck/add", data={**DECK, "list": f"4 Corile\n1 {card}\n", "do": f"add:{card}|-1"}).text
    assert "\n4 Corile</textarea>" in part


def test_a_card_of_the_list_is_taken_out_or_added_by_a_button(client: TestClient) -> None:
    part = client.post("/deck/check", data={**DECK, "list": "4 コーライル\n3 Torcon\n"}).text
    assert 'value="add:Corile|-1"' in part and 'value="add:Corile|1"' in part
    fewer = client.post("/deck/add", data={**DECK, "list": "4 コーライル\n3 Torcon\n", "do": "add:Corile|-1"}).text
    assert "\n3 コーライル\n3 Torcon</textarea>" in fewer


def test_what_cannot_be_played_is_taken_out_by_one_button(client: TestClient) -> None:
    listed = {**DECK, "list": "4 Corile\n2x No Such Card\n1 Torcon\n"}
    part = client.post("/deck/check", data=listed).text
    assert 'value="playable"' in part and "7 cards: 4 water, 1 nature" in text(client.post("/deck/check", data=listed))
    for path in ("/deck/add", "/deck"):  # with script, and without
        assert "\n4 Corile\n1 Torcon</textarea>" in client.post(path, data={**listed, "do": "playable"}).text
    assert 'value="playable"' not in client.post("/deck/check", data={**DECK, "list": "4 Corile\n"}).text


def test_a_swap_in_a_list_that_is_not_saved_is_compared_with_it(client: TestClient) -> None:
    client.post("/deck", data={**DECK, "name": "Mine", "do": "ask:gauntlet"})
    swapped = GOOD.replace("4 Torcon", "3 Torcon\n1 Corile")
    form = {**DECK, "deck": "draft:mine.txt", "name": "Mine", "list": swapped, "do": "ask:compare"}
    asked = client.post("/deck", data=form).headers["location"]
    assert asked == "/ask/compare?deck=draft%3Amine.txt&variants=draft%3Amine-with-a-swap.txt"
    form = {
        "of-base": "draft:mine.txt",
        "of-variants": "draft:mine-with-a-swap.txt",
        "of-field": "shipped:liquid-beast",
    }
    assert client.post("/ask/compare", data=form).status_code == 303


def test_a_search_says_what_it_did_not_find(client: TestClient) -> None:
    assert "No card has these words." in text(client.post("/deck/cards", data={"find": "qqqqqqqq"}))
    assert "These have similar names" in text(client.post("/deck/cards", data={"find": "Corille"}))
    assert re.search(r"And [\d,]+ more\.", text(client.post("/deck/cards", data={"find": "dragon"})))


def test_two_lists_differ_in_their_cards() -> None:
    assert differences("4 Corile\n", "3 Corile\n1 Terror Pit\n") == [("Corile", -1), ("Terror Pit", 1)]
    assert differences("4 Corile\n1 Terror Pit", "# note\n1 Terror Pit\n4 コーライル\n") == []


# --- Saving and drafts --------------------------------------------------------------------------------------
def test_a_list_is_saved_under_its_name_and_can_be_chosen(client: TestClient, folder: Path) -> None:
    form = {**DECK, "do": "save", "name": "../My Deck: 7", "list": GOOD.replace("\n", "\r\n")}
    saved = client.post("/deck", data=form).headers["location"]
    assert saved == "/deck?deck=file%3Amy-deck-7.txt&saved=my-deck-7.txt"
    assert "Saved as my-deck-7.txt" in text(client.get(saved))
    assert (folder / "my-deck-7.txt").read_bytes().decode() == f"# name: ../My Deck: 7\n{GOOD}"
    assert {file.name for file in folder.parent.iterdir()} <= {"decks", "runs.sqlite"}


def test_another_list_is_replaced_only_after_a_question(client: TestClient, folder: Path) -> None:
    changed = {**DECK, "do": "save", "name": "Mine", "list": BAD}
    page = client.post("/deck", data=changed)
    assert "Your folder already has another list in mine.txt" in text(page) and "3 Terorr Pit" in page.text
    assert (folder / "mine.txt").read_text(encoding="utf-8") == GOOD
    client.post("/deck", data={**changed, "do": "replace", "replacing": "mine.txt"})  # also with mistakes
    assert (folder / "mine.txt").read_text(encoding="utf-8") == f"# name: Mine\n{BAD}"


def test_the_deck_that_was_opened_is_saved_in_its_file(client: TestClient, folder: Path) -> None:
    form = {**DECK, "deck": "file:mine.txt", "name": "FN Rush", "do": "save", "list": BAD}
    assert client.post("/deck", data=form).headers["location"] == "/deck?deck=file%3Amine.txt&saved=mine.txt"
    assert (folder / "mine.txt").read_text(encoding="utf-8") == f"# name: FN Rush\n{BAD}"
    assert [file.name for file in folder.glob("*.txt")] == ["mine.txt"]
    client.post("/deck", data={**form, "name": "Another"})
    assert {file.name for file in folder.glob("*.txt")} == {"mine.txt", "another.txt"}


@pytest.mark.parametrize("name", ["", "../.."])
def test_a_list_without_a_name_is_not_saved(client: TestClient, folder: Path, name: str) -> None:
    page = client.post("/deck", data={**DECK, "do": "save", "name": name, "list": "4 Corile\n"})
    assert page.status_code == 422 and "Give the deck a name" in text(page)
    assert [file.name for file in folder.iterdir()] == ["mine.txt"]


def test_the_playbook_is_saved_along(client: TestClient, folder: Path) -> None:
    saved = {**DECK, "deck": "shipped:fn-rush", "do": "save", "name": "My FN"}
    assert client.post("/deck", data=saved).headers["location"].endswith("&saved=my-fn.txt+my-fn.play")
    shipped = Path(duelsim.read_deck("fn-rush").path).with_suffix(".play").read_bytes()
    assert (folder / "my-fn.play").read_bytes() == shipped


def test_a_question_about_a_list_that_is_not_saved_is_about_a_draft(client: TestClient, folder: Path) -> None:
    changed = GOOD.replace("4 Torcon", "3 Torcon\n1 Corile")
    form = {**DECK, "deck": "shipped:fn-rush", "name": "Fast", "list": changed, "do": "ask:gauntlet"}
    assert client.post("/deck", data=form).headers["location"] == "/ask/gauntlet?deck=draft%3Afast.txt"
    drafts = folder / "runs" / "drafts"
    assert {file.name for file in drafts.iterdir()} == {"fast.txt", "fast.play"}
    assert decks_of_tiles(client.get("/").text) == ["Fast", "FN Rush"] and "not saved" in text(client.get("/"))
    assert client.get("/deck?deck=draft:fast.txt").status_code == 200
    client.post("/deck", data={**form, "deck": "draft:fast.txt", "do": "save"})
    assert not list(drafts.iterdir()) and (folder / "fast.txt").exists() and (folder / "fast.play").exists()
    client.post("/deck", data=form)
    assert client.post("/deck", data={**form, "deck": "draft:fast.txt", "do": "discard"}).headers["location"] == "/"
    assert not list(drafts.iterdir())
    unchanged = {**DECK, "deck": "file:mine.txt", "do": "ask:odds"}
    assert client.post("/deck", data=unchanged).headers["location"] == "/ask/odds?deck=file%3Amine.txt"
    empty = client.post("/deck", data={**DECK, "list": " \n", "do": "ask:odds"})
    assert empty.status_code == 422 and "Paste a list first." in text(empty)
    assert client.post("/deck", data={**DECK, "do": "ask:serve"}).status_code == 404


# --- Results so far -----------------------------------------------------------------------------------------
def test_the_runs_of_a_deck_are_a_curve_with_intervals_and_versions(client: TestClient, folder: Path) -> None:
    for number, opponent in enumerate(("liquid-beast", "liquid-beast", "murky-riptide")):
        out = folder / "runs" / str(number)
        duelsim.match(folder / "mine.txt", opponent, games=4, seed=number, out=out, page=False, players="auto")
        listed(out)
        if number == 1:
            (folder / "mine.txt").write_text(GOOD.replace("4 Torcon", "3 Torcon\n1 Corile"), encoding="utf-8")
    page = client.get("/deck?deck=file:mine.txt")
    assert page.text.count('class="reach"') == 3 and page.text.count("<circle") == 3
    (joined,) = re.findall('<polyline points="(.*?)"', page.text)
    assert len(joined.split()) == 2, "a line joins the two against one opponent alone"
    assert ">v1</text>" in page.text and ">v2</text>" in page.text and "version 2" in text(page)
    assert len(re.findall(r'<a href="/runs/\d" aria-label="Run \d, ', page.text)) == 3
    home = client.get("/")
    assert "3 runs, 2 versions" in text(home) and re.search(r"[\d.]+ % win rate", text(home).replace("\xa0", " "))
    assert "Murky Riptide" in text(home).split("3 runs")[0], "the last result says of what it is"
    assert MATCH["of-deck_a"] == "file:mine.txt"
