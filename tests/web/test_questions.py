"""The questions of the page and the commands behind them: one declaration, from the form to the command."""

import html
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import pytest
from starlette.testclient import TestClient

from sim.command_line import commands
from sim.command_line.for_page import answer
from sim.command_line.group import SECTIONS
from sim.command_line.questions import DECIDED, FIRST, LABELS, OTHER_LABELS, TITLES, questions
from sim.web.asked import Asked, AskedFolder
from sim.web.decklists import DeckFolder
from sim.web.questions import Question
from sim.web.queue import Queue
from tests.command_line.test_coach import watched
from tests.web.conftest import DECK, GOOD, MATCH, QUESTIONS
from tests.web.test_pages import text

LISTS = {"deck": "file:mine.txt", "text": "deck,placing\nfn-rush,1\nliquid-beast,2\n"}
NEVER = {"train"}  # what it makes is a file for players, and no answer


def asked_in(folder: Path, name: str) -> Asked:
    found = AskedFolder(DeckFolder(folder)).named(name)
    assert found is not None
    return found


def filled_in(question: Question, **more: Sequence[str] | str) -> dict[str, Any]:
    """A form that has what must be filled in."""
    form: dict[str, Any] = {}
    for field in question.fields:
        if field.needed:
            value = LISTS[field.sort]
            form[field.key] = (
                "shipped:liquid-beast"
                if field.name in ("deck_b", "opponent", "against", "field", "variants")
                else value
            )
    return {**form, **{f"of-{name}": value for name, value in more.items()}}


def test_a_deck_is_offered_with_its_year_once(client: TestClient) -> None:
    page = html.unescape(client.get("/ask/gauntlet").text)
    assert "FN Rush (2006)" in page and "Wave Strikers of 2004<" in page and "2004 (2004)" not in page


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.name)
def test_a_form_has_each_parameter_of_its_command(question: Question) -> None:
    command = commands.get_command(click.Context(commands), question.name)
    assert command is not None
    assert {field.name for field in question.fields} | (DECIDED & {one.name for one in command.params}) == {
        one.name for one in command.params
    }
    options = {one.name: one for one in command.params}
    for field in question.fields:
        param = options[field.name]
        assert field.option in (*param.opts, "") and bool(field.option) == isinstance(param, click.Option)
        assert field.many == (param.nargs == -1 or bool(getattr(param, "multiple", False)))
        if isinstance(param.type, click.Choice):
            assert field.choices == tuple(param.type.choices)
        assert field.label and "--" not in field.label + field.hint + field.default, field
    assert question.first and question.hint and question.fields[0].first


def test_every_question_about_decks_can_be_asked_and_every_label_is_used() -> None:
    names = {*SECTIONS["Questions about decks"], *SECTIONS["Better decks and players"], "play"} - NEVER
    assert {question.name for question in QUESTIONS} == names == set(TITLES)
    fields = {field.name for question in QUESTIONS for field in question.fields}
    other = {name for _, name in OTHER_LABELS}
    assert fields == set(LABELS) and set(FIRST) <= fields and other <= fields


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.name)
def test_every_form_is_drawn_and_asks_its_command(
    client: TestClient, queue: Queue, folder: Path, question: Question
) -> None:
    page = client.get(f"/ask/{question.name}?deck=file:mine.txt")
    assert page.status_code == 200
    for field in question.fields:
        assert f'name="{field.key}"' in page.text and field.label in html.unescape(page.text), field.name
    answer = client.post(f"/ask/{question.name}", data=filled_in(question))
    assert answer.status_code == 303, text(answer)
    asked = asked_in(folder, answer.headers["location"].rpartition("/")[2])
    command = commands.get_command(click.Context(commands), question.name)
    assert command is not None and asked.words[0] == question.name
    with command.make_context(question.name, list(asked.words[1:])) as context:
        assert bool(context.params.get("out") or context.params.get("page")) != question.is_game
    played = [] if question.is_game else [("sim.command_line.for_page", str(asked.place))]
    assert [job.command for job in queue.jobs()] == played


def test_everything_that_is_filled_in_is_a_word_of_the_command(client: TestClient, folder: Path) -> None:
    form = {
        **{"of-deck": "file:mine.txt", "of-field": ["shipped:liquid-beast", "all:era:2006"], "of-games": "20,000"},
        **{"of-players": ["rush", "auto"], "of-shares": "", "of-best_of": "1", "of-learning": "1", "of-seed": " 7 "},
        **{"of-rules": "breaking=one-by-one\r\n\r\nblockers=several\r\n", "of-era": "2005-en", "of-format": "open"},
    }
    client.post("/ask/gauntlet", data=form)
    asked = asked_in(folder, "fn-rush-gauntlet")
    assert asked.words == (
        *("gauntlet", str(asked.place / "mine.txt"), "--field", "liquid-beast", "--field", "era:2006"),
        *("--games", "20000", "--players", "rush,auto", "--seed", "7", "--no-learning", "--rules", "2005-en"),
        *("--rule", "breaking=one-by-one", "--rule", "blockers=several", "--format", "open"),
        *("--out", str(folder / "runs" / "fn-rush-gauntlet")),
    )
    assert (asked.place / "mine.txt").read_text(encoding="utf-8") == GOOD


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        *[("deck_a", value, "Choose another one") for value in ("file:../mine.txt", "file:/etc/passwd", "nobody")],
        *[("deck_b", value, "Choose another one") for value in ("shipped:../README", "draft:x.txt", "all:era:1999")],
        ("deck_a", "", "Fill this in"),
        ("deck_a", "list:5 Corile\n", "5 copies"),
        ("deck_a", "list:<script>alert(1)</script>", "<script>alert(1)</script>"),
        *[("games", value, "whole number") for value in ("1e3", "½", "x")],
        *[("games", value, "range") for value in ("0", "-4", "99999999999999")],
        ("players", "rush,control,rush", "not two players"),
        ("target_ci", "nan", "not a number"),
        ("format", "nonsense", "no format"),
        ("date", "2025-99-01", "not a day"),
        ("turn_cap", "0", "range"),
    ],
)
def test_a_form_that_cannot_be_played_says_why_and_starts_nothing(
    client: TestClient, queue: Queue, folder: Path, field: str, value: str, words: str
) -> None:
    page = client.post("/ask/match", data={**MATCH, f"of-{field}": value})
    assert page.status_code == 422
    assert "Nothing has been started." in text(page) and words in text(page)
    assert "<script>alert" not in page.text
    assert not queue.jobs() and not (folder / "runs").exists()


def test_all_fields_that_are_wrong_are_named(client: TestClient) -> None:
    wrong = {"of-games": "many", "of-seed": "x", "of-turn_cap": "0", "of-target_ci": "wide"}
    page = client.post("/ask/match", data={**MATCH, **wrong})
    assert page.status_code == 422
    for field in wrong:
        assert page.text.count(f'href="#{field}"') == 1
    assert page.text.count('aria-invalid="true"') == len(wrong)


def test_a_deck_that_is_not_complete_is_named_as_its_page_names_it_and_the_form_leads_there(
    client: TestClient, folder: Path
) -> None:
    (folder / "short.txt").write_text("# name: Short\n4 Torcon\n", encoding="utf-8")
    page = client.post("/ask/gauntlet", data={"of-deck": "file:short.txt", "of-field": "file:short.txt"})
    said = text(page)
    assert "Your deck : 4 cards: a standard deck has exactly 40." in said
    assert "Opponents : Short: 4 cards: a standard deck has exactly 40." in said
    assert str(folder) not in said
    assert 'href="/deck?deck=file%3Ashort.txt"' in page.text


def test_a_form_that_is_too_large_or_no_form_is_refused(client: TestClient) -> None:
    assert client.post("/deck", data={"list": "x" * 1_000_000}).status_code == 413
    assert client.post("/deck/check", content=b"\xff\xfe=1").status_code in (200, 400)
    assert client.post("/deck", content="&".join(f"a{number}=1" for number in range(999))).status_code == 400


def test_what_is_played_is_what_was_asked_with_the_playbook_next_to_it(client: TestClient, folder: Path) -> None:
    (folder / "mine.play").write_text("# mine\n", encoding="utf-8")
    client.post("/ask/match", data=MATCH)
    (folder / "mine.txt").write_text("4 Corile\n", encoding="utf-8")
    asked = asked_in(folder, "fn-rush-match")
    assert {file.name for file in asked.place.iterdir()} == {"question.json", "mine.txt", "mine.play"}
    assert (asked.place / "mine.txt").read_text(encoding="utf-8") == GOOD
    assert str(asked.place / "mine.txt") in asked.words


def test_a_second_question_about_the_same_deck_has_a_folder_of_its_own(client: TestClient) -> None:
    found = [client.post("/ask/match", data=MATCH).headers["location"] for _ in range(3)]
    assert found == [f"/asked/fn-rush-match{end}" for end in ("", "-2", "-3")]


def test_a_swap_is_asked_with_the_list_that_was_changed(client: TestClient, folder: Path) -> None:
    page = client.get("/ask/compare?deck=file:mine.txt")
    assert "4 Torcon" in page.text and '<option value="all:shipped" selected>' in page.text
    form = {"of-base": "file:mine.txt", "of-field": "shipped:liquid-beast", "of-variants": GOOD}
    same = client.post("/ask/compare", data=form)
    assert same.status_code == 422 and "It has the same cards as your deck." in text(same)
    swapped = GOOD.replace("4 Torcon", "3 Torcon\n1 Corile")
    assert client.post("/ask/compare", data={**form, "of-variants": swapped}).status_code == 303
    asked = asked_in(folder, "fn-rush-compare")
    assert "1 Corile" in Path(asked.words[2]).read_text(encoding="utf-8")
    edited = client.post("/deck", data={**DECK, "deck": "file:mine.txt", "list": swapped, "do": "ask:compare"})
    assert edited.headers["location"] == "/ask/compare?deck=file%3Amine.txt&variants=draft%3Afn-rush.txt"
    form_of_swap = client.get(edited.headers["location"]).text
    assert re.search(r'value="shipped:liquid-beast"[^>]* checked', form_of_swap)  # the field of the last question


def test_a_first_swap_is_asked_against_the_default_field(client: TestClient) -> None:
    swapped = GOOD.replace("4 Torcon", "3 Torcon\n1 Corile")
    edited = client.post("/deck", data={**DECK, "deck": "file:mine.txt", "list": swapped, "do": "ask:compare"})
    assert '<option value="all:shipped" selected>' in client.get(edited.headers["location"]).text


def test_a_question_is_asked_again_with_more_games_and_about_another_deck(client: TestClient) -> None:
    client.post("/ask/match", data=MATCH)
    again = client.get("/ask/match?again=fn-rush-match&more=1").text
    assert 'name="of-games" value="16"' in again and '<option value="shipped:liquid-beast" selected>' in again
    usual = client.get("/ask/slots?deck=file:mine.txt&more=1").text
    assert 'name="of-games" value="16000"' in usual


def test_another_question_takes_over_against_whom_and_by_whom_but_not_how_often(client: TestClient) -> None:
    form = {"of-deck": "file:mine.txt", "of-field": "all:era:2006", "of-players": ["auto", "rush"], "of-games": "6"}
    client.post("/ask/gauntlet", data=form)
    page = client.get("/ask/slots?deck=file:mine.txt&like=fn-rush-gauntlet").text
    assert '<option value="all:era:2006" selected>' in page and 'name="of-games" value=""' in page
    assert "<option selected>auto</option>" in page and "<option selected>rush</option>" in page


@pytest.mark.parametrize(("chosen", "kept"), [(["usual", "usual"], {}), (["rush", "auto"], {"players": ["rush,auto"]})])
def test_players_whom_nobody_has_chosen_are_not_kept(chosen: list[str], kept: dict[str, list[str]]) -> None:
    """Another question about the deck has usual players of its own: those of a gauntlet are too slow for each card."""
    (gauntlet,) = (one for one in questions() if one.name == "gauntlet")
    (field,) = (one for one in gauntlet.fields if one.name == "players")
    usual, _ = field.usual_players
    form = {field.key: [usual if one == "usual" else one for one in chosen]}
    assert gauntlet.values_of(form) == kept


def test_a_doubt_names_the_field_of_the_form_instead_of_the_option() -> None:
    (gauntlet,) = (one for one in questions() if one.name == "gauntlet")
    assert gauntlet.with_labels("Not tested yet (--pilots).") == "Not tested yet (“Games with better players”)."
    assert gauntlet.with_labels("The bots play well.") == "The bots play well."


def test_a_question_that_is_damaged_is_left_out(client: TestClient, folder: Path) -> None:
    client.post("/ask/match", data=MATCH)
    (folder / "runs" / "asked" / "fn-rush-match" / "question.json").write_text('{"words": 3}', encoding="utf-8")
    assert client.get("/asked/fn-rush-match").status_code == 404
    assert client.get("/runs").status_code == 200


def test_my_decks_that_results_name_are_next_to_them(client: TestClient, folder: Path) -> None:
    results = "deck,placing\nfn-rush,1\nmine.txt,2\n"
    client.post("/ask/meta", data={"of-results": results, "of-games": "2"})
    asked = asked_in(folder, "the-field-meta")
    assert {file.name for file in asked.place.iterdir()} == {"question.json", "results.csv", "mine.txt"}
    assert (asked.place / "results.csv").read_text(encoding="utf-8") == results


# --- The process that answers -------------------------------------------------------------------------------
def answered(folder: Path, name: str) -> tuple[Asked, list[dict[str, Any]]]:
    told: list[dict[str, Any]] = []
    asked = asked_in(folder, name)
    asked.keep_outcome(answer(asked, 1, lambda **facts: told.append(json.loads(json.dumps(facts)))))
    return asked, told


def test_the_answer_is_the_run_that_the_command_keeps(client: TestClient, queue: Queue, folder: Path) -> None:
    client.post("/ask/match", data=MATCH)
    asked, told = answered(folder, "fn-rush-match")
    assert asked.outcome is not None and (asked.outcome.code, asked.outcome.problem) == (0, "")
    assert told[-1]["done"] == told[-1]["total"] == 4 or any(one.get("done") == 4 for one in told)
    queue.cancel(asked.run)
    assert client.get("/asked/fn-rush-match").headers["location"] == "/runs/1"
    page = text(client.get("/runs/1"))
    assert "More games" in page and "Another opponent" in page and "Back to the deck" in page
    assert "/ask/slots?deck=file%3Amine.txt&amp;like=fn-rush-match" in client.get("/runs/1").text
    manifest = json.loads((asked.run / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["command"].startswith(f"duelsim match {asked.place / 'mine.txt'} liquid-beast --games 4")


def test_a_coach_is_a_run_that_is_resumed_where_it_was_stopped(
    client: TestClient, queue: Queue, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sim.command_line.playing.load_engine", lambda: None)
    client.post("/ask/coach", data={"of-deck": "file:mine.txt", "of-games": "4", "of-learning": "1"})
    watched(monkeypatch, ends_at=2)
    asked, _ = answered(folder, "fn-rush-coach")
    assert asked.outcome is not None and asked.outcome.code == 130
    queue.cancel(asked.run)
    assert client.get("/asked/fn-rush-coach").headers["location"] == "/runs/1"
    stopped = client.get("/runs/1")
    assert "Unfinished: 2 games have been played." in text(stopped)
    assert 'FN Rush lost most on "charge mana"' in text(stopped) and 'class="verdict' in stopped.text
    assert client.post("/runs/1/resume").headers["location"] == "/runs/1"
    assert [job.folder for job in queue.jobs()] == [asked.run]
    played = watched(monkeypatch)
    asked, told = answered(folder, "fn-rush-coach")
    assert asked.outcome is not None and asked.outcome.code == 0 and played == [2]
    assert any(one.get("done") == one.get("total") == 4 for one in told)
    queue.cancel(asked.run)
    page = client.get("/runs/1")
    assert "Resume" not in text(page) and "More games" in text(page)
    assert "FN Rush: Coach" in text(page) and "Unlike pilots" not in text(page)  # it compares no pilots
    assert "/ask/coach?again=fn-rush-coach&amp;more=1" in page.text
    report = client.get("/runs/1/report")
    assert "Back to Run 1" in text(report) and "sandbox" in report.headers["content-security-policy"]
    assert report.text.count('<script type="application/json">') == 2  # the games on their boards


def test_a_list_that_is_not_saved_is_a_click_away_from_its_answer(
    client: TestClient, queue: Queue, folder: Path
) -> None:
    client.post("/deck", data={**DECK, "do": "ask:match"})  # which keeps a draft
    client.post("/ask/match", data={**MATCH, "of-deck_a": "draft:fn-rush.txt"})
    asked, _ = answered(folder, "fn-rush-match")
    queue.cancel(asked.run)
    assert 'href="/deck?deck=draft%3Afn-rush.txt"' in client.get("/runs/1").text


def test_a_command_that_fails_says_why(client: TestClient, queue: Queue, folder: Path) -> None:
    client.post("/ask/match", data={**MATCH, "of-target_ci": "1", "of-sprt": "50,52"})
    asked, _ = answered(folder, "fn-rush-match")
    assert asked.outcome is not None and asked.outcome.code == 2
    queue.cancel(asked.run)
    page = client.get("/asked/fn-rush-match")
    words = "“Stop at a precision of” and “Stop when decided between” are two stopping rules; give one."
    assert text(page).count(words) == 2  # above the form, and by the first of the two fields
    assert (
        re.search(r'name="of-target_ci" value="1"[^>]* aria-invalid="true"', page.text) and 'value="50,52"' in page.text
    )
    assert "Resume" not in page.text
    assert client.post("/asked/fn-rush-match/delete").headers["location"] == "/runs"
    assert not asked.place.exists()


def test_a_question_that_failed_is_gone_when_it_was_asked_better(
    client: TestClient, queue: Queue, folder: Path
) -> None:
    client.post("/ask/match", data={**MATCH, "of-target_ci": "1", "of-sprt": "50,52"})
    asked, _ = answered(folder, "fn-rush-match")
    queue.cancel(asked.run)
    assert 'name="instead" value="fn-rush-match"' in client.get("/asked/fn-rush-match").text
    assert client.post("/ask/match", data={**MATCH, "instead": "fn-rush-match"}).headers["location"].endswith("match-2")
    assert not asked.place.exists()


def test_progress_is_told_with_win_rates_instead_of_being_shown(client: TestClient, folder: Path) -> None:
    client.post(
        "/ask/gauntlet", data={**filled_in(QUESTIONS[0], games="4", players="auto"), "of-field": "shipped:fn-rush"}
    )
    _, told = answered(folder, "fn-rush-gauntlet")
    rates = [one for one in told if one.get("rates")]
    assert rates and rates[-1]["words"] == "Playing" and (rates[-1]["state"], rates[-1]["unit"]) == ("playing", "games")
    assert rates[-1]["rates"][0][0].startswith("the field")
