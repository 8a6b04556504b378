"""Reports call cards by the names that are chosen, wherever they name one; what programs read does not change."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from rich.cells import cell_len

from reports.full_report import whole_report
from reports.recounting import RecountedGame
from reports.sections import by_kind
from reports.summaries.by_kind import summarize_run
from reports.writing.boards import Board
from reports.writing.document import DeckTable, Document, Figure, Table
from reports.writing.figures import columns_of, one_line
from reports.writing.page import page
from reports.writing.svg import draw_plainly, to_svg
from reports.writing.text_formats import comma_separated, markdown
from sim.cards.library.shown_names import japanese_name, using_names
from sim.experiments.runs.run import Run
from tests.reports.examples import compare, gauntlet, lift
from tests.reports.examples.terminal import on_terminal
from tests.reports.summaries.test_slots import run_of as slots_run

ENGLISH = re.compile("Aqua Hulcus|Aqua Guard|Corile|Crystal Paladin|Spiral Gate|Fear Fang|Torcon")


def tables(document: Document) -> Iterator[Table]:
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Table):
                yield block
            elif isinstance(block, Figure):
                yield block.table


def names_of(document: Document) -> set[str]:
    return {str(row[0]) for table in tables(document) if table.heads[0].text == "card" for row in table.rows}


def of_kind(run: Run) -> Document:
    return by_kind.document(run.experiment.kind, summarize_run(run))


RUNS: dict[str, Callable[[], Run]] = {
    "compare": lambda: compare.run(compare.two_lists(), [(1, 0)] * 4, [(1, 1)] * 4),
    "gauntlet": lambda: gauntlet.run_of([0, 1] * 60),
    "slots": lambda: slots_run(*[[0, 0] * 60 + [0, 1] * 40] * 5, cards=("Corile",)),
}


@pytest.mark.parametrize("kind", RUNS)
def test_every_kind_of_report_names_cards_as_they_are_chosen(kind: str) -> None:
    run = RUNS[kind]()
    plain = of_kind(run)
    with using_names("ja"):
        japanese = of_kind(run)
    with using_names("both"):
        both = of_kind(run)
    english = {word for text in (on_terminal(plain, width=400), markdown([plain])) for word in ENGLISH.findall(text)}
    assert english
    for write in (lambda one: on_terminal(one, width=400), lambda one: markdown([one]), lambda one: page([one])):
        assert not ENGLISH.search(write(japanese))
    found = {name: japanese_name(name) for name in names_of(plain)}
    assert names_of(both) == {f"{name} ({japanese})" if japanese else name for name, japanese in found.items()}


def test_json_has_english_names_whatever_is_chosen() -> None:
    for make in RUNS.values():
        run = make()
        with using_names("ja"):
            summary = summarize_run(run)
            said = json.dumps(summary.to_json(), ensure_ascii=False)
        assert said == json.dumps(summarize_run(run).to_json(), ensure_ascii=False)


def test_lifts_name_cards_in_their_verdict_and_their_drawing() -> None:
    summary = lift.summary(lift.card("Corile", 0.05), lift.card("Aqua Guard", -0.04))
    for choice, name, label in (("ja", "コーライル", "コーライル"), ("both", "Corile (コーライル)", "Corile")):
        with using_names(choice):
            document = by_kind.document("lift", summary)
            (figure,) = (block for block in document.sections[1].blocks if isinstance(block, Figure))
            drawn = to_svg(draw_plainly(figure.draw), "lift", "", "")
        assert document.verdict.answer == f"{name} helps Mine most at the start"
        assert figure.finding == f"{name} did the most at the start."
        assert f">{label}</text>" in drawn


def test_the_games_that_are_worth_watching_name_their_card() -> None:
    run = slots_run(*[[0, 0] * 60 + [0, 1] * 40] * 1, *[[0, 1] * 100] * 4, cards=("Corile",))
    games = summarize_run(run).notable_games
    assert games and "won with Corile" in games[0].title
    with using_names("ja"):
        assert "won with コーライル" in games[0].title


# --- The whole report -------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def reports() -> dict[str, Document]:
    """A run of two decks whose games are not recounted: its report in each way."""
    run = compare.run(compare.two_lists(), [(1, 0)] * 4, [(1, 1)] * 4)
    other = RecountedGame(-1, (), Board(("", ""), ()))
    found = {}
    for choice in ("en", "ja", "both"):
        with using_names(choice):
            found[choice] = whole_report(run, summarize_run(run), recount_game=lambda game: other)
    return found


def test_decklists_and_the_texts_of_cards(reports: dict[str, Document]) -> None:
    def lists(choice: str) -> set[str]:
        sections = (block for section in reports[choice].sections for block in section.blocks)
        return {str(row[0]) for block in sections if isinstance(block, DeckTable) for row in block.rows}

    assert {"4 Corile", "4 Aqua Hulcus"} <= lists("en")
    assert {"4 コーライル", "4 アクア・ハルカス"} <= lists("ja") and not ENGLISH.search(" ".join(lists("ja")))
    assert "4 Corile (コーライル)" in lists("both")
    texts = {choice: {card.name: card.other_name for card in found.cards} for choice, found in reports.items()}
    assert texts["en"]["Corile"] == "コーライル"
    assert texts["ja"]["コーライル"] == "Corile"
    assert texts["both"]["Corile (コーライル)"] == ""


def test_names_on_a_page_open_the_text_of_their_card_and_are_marked_as_japanese(reports: dict[str, Document]) -> None:
    japanese, both = (page([reports[choice]]) for choice in ("ja", "both"))
    marked = '<span lang="ja">コーライル</span>'
    assert re.search(f'4 <button popovertarget="c[0-9]+">{marked}</button>', japanese)
    assert f"<b>{marked}</b>" in japanese and "<small>Corile</small>" in japanese
    assert re.search(f'4 <button popovertarget="c[0-9]+">Corile \\({marked}\\)</button>', both)
    assert f"<small>{marked}</small>" in page([reports["en"]])
    for head in (written.partition("</head>")[0] for written in (japanese, both)):
        assert "<span" not in head


def test_spreadsheets(reports: dict[str, Document]) -> None:
    assert "コーライル" in comma_separated([reports["ja"]])


def test_tables_on_a_terminal_stay_aligned() -> None:
    run = RUNS["gauntlet"]()
    for choice in ("ja", "both"):
        with using_names(choice):
            lines = on_terminal(of_kind(run), width=120).splitlines()
        start = next(at for at, line in enumerate(lines) if line.startswith("Cards of") and "opening hand" in line)
        rows = lines[start + 3 : start + 6]
        assert len({cell_len(row) for row in rows}) == 1, rows


# --- Labels -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Corile (コーライル)", "Corile (コーライル)"),
        ("アクア・サーファー", "アクア・サーファー"),
        ("悪魔神バロム・エンペラー・エイジ", "悪魔神バロム・エンペラ…"),
        ("Aqua Surfer (アクア・サーファー)", "Aqua Surfer…"),
    ],
)
def test_labels_of_rows_are_cut_by_their_columns(text: str, label: str) -> None:
    assert one_line(text) == label
    assert columns_of(label) <= 24
