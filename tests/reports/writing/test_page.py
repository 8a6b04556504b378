"""The page: everything of a document is in it, whatever the words are, for everybody who reads or hears it."""

import base64
import hashlib
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from reports.writing.colours import DARK, LIGHT, contrast, heat_colours
from reports.writing.document import Document, Section, Table, Transcript, heads
from reports.writing.page import SCRIPTS, _scripts, page, prose
from reports.writing.verdict import Verdict
from tests.reports.writing.documents import EVIL, JAPANESE, everything

LOADING = {"src", "href", "srcset", "data", "action", "poster", "xlink:href"}
VOID = {"meta", "path", "br", "hr", "link", "img", "input"}


class Elements(HTMLParser):
    """The elements of a page as (tag, attributes, text inside), and a complaint for every tag that does not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None], str]] = []
        self.ids: list[str] = []
        self._open: list[list[Any]] = []
        self.feed(text)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember an element until it ends."""
        attributes = dict(attrs)
        self.ids += [str(attributes["id"])] if "id" in attributes else []
        if tag in VOID:
            self.found.append((tag, attributes, ""))
        else:
            self._open.append([tag, attributes, ""])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without a content."""
        self.found.append((tag, dict(attrs), ""))

    def handle_data(self, data: str) -> None:
        """Text is in every element around it."""
        for one in self._open:
            one[2] += data

    def handle_endtag(self, tag: str) -> None:
        """An element ends: the last that was begun."""
        opened, attributes, text = self._open.pop()
        assert opened == tag
        self.found.append((tag, attributes, text))

    def of(self, tag: str) -> list[tuple[dict[str, str | None], str]]:
        """The attributes and texts of all elements with a tag."""
        return [(attributes, text) for found, attributes, text in self.found if found == tag]


PAGE = page([everything()])
ELEMENTS = Elements(PAGE)


def test_the_verdict_stands_first_and_the_title_above_it() -> None:
    body = PAGE.split("<body>")[1]
    assert body.index("<h1") < body.index('class="verdict"') < body.index("<table")
    assert len(ELEMENTS.of("h1")) == 1
    assert ELEMENTS.of("title")[0][1] == "Everything - duelsim"


def test_words_of_decks_do_not_become_part_of_the_page() -> None:
    assert [text for _, text in ELEMENTS.of("script")] == list(_scripts(SCRIPTS))
    assert PAGE.count("&lt;script&gt;alert(1)&lt;/script&gt;") >= 5
    assert EVIL not in PAGE


def test_japanese_names_are_utf_8_and_the_page_says_so() -> None:
    assert JAPANESE in PAGE.encode("utf-8").decode("utf-8")
    assert re.search(r'<html lang="en">\s*<head>\s*<meta charset="utf-8">', PAGE)


def test_nothing_is_loaded_from_anywhere() -> None:
    targets = [value for _, attributes, _ in ELEMENTS.found for name, value in attributes.items() if name in LOADING]
    assert targets
    assert all(str(target).startswith("#") for target in targets)
    assert not re.search(r"url\(|@import", PAGE)
    addresses = set(re.findall(r"https?://[^\"' <>]+", PAGE))
    assert addresses <= {"http://www.w3.org/2000/svg"}  # a name, never loaded


def test_the_page_itself_forbids_loading_and_all_scripts_but_its_own() -> None:
    (policy,) = [str(one["content"]) for one, _ in ELEMENTS.of("meta") if "http-equiv" in one]
    assert policy.startswith("default-src 'none';")
    digests = (base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for _, text in ELEMENTS.of("script"))
    assert re.search(r"script-src ([^;]*)", policy)[1].split() == [f"'sha256-{one}'" for one in digests]  # type: ignore[index]
    assert not any(name.startswith("on") for _, attributes, _ in ELEMENTS.found for name in attributes)


def test_the_last_rows_of_a_table_are_about_the_others_where_it_says_so() -> None:
    table = Table("T", heads("a", "b"), (("one", 1), ("two", 2), ("all", 3)), totals=1)
    rows = re.findall(r"<tr[^>]*>", page([Document("T", Verdict("V"), (Section("", (table,)),))]).split("<tbody>")[1])
    assert rows == ["<tr>", "<tr>", '<tr class="total">']


def test_every_table_is_named_and_its_heads_say_what_they_are_the_heads_of() -> None:
    tables = re.findall(r"<table.*?</table>", PAGE, re.DOTALL)
    assert len(tables) == len(ELEMENTS.of("table")) == 9
    for table in tables:
        caption = re.search(r"<caption[^>]*>(.*?)</caption>", table, re.DOTALL)
        assert caption is not None
        assert caption[1].strip()
        assert "<th>" not in table
        assert all('scope="' in tag for tag in re.findall(r"<th [^>]*>", table))
        for body in table.split("<tbody>")[1:]:
            assert body.count("<tr") == len(re.findall(r'scope="row(?:group)?"', body))


def test_every_drawing_has_a_title_a_description_and_its_table() -> None:
    figures = re.findall(r"<figure>.*?</figure>", PAGE, re.DOTALL)
    assert len(figures) == 2  # the undrawable one is its table
    for figure in figures:
        assert 'role="img"' in figure
        title, description = re.search(r'aria-labelledby="(\S+) (\S+)"', figure).groups()  # type: ignore[union-attr]
        assert f'<title id="{title}">Differences</title>' in figure
        assert f'<desc id="{description}">Aqua Hulcus helps.</desc>' in figure
        assert "<figcaption>Aqua Hulcus helps.</figcaption>" in figure
        assert "<details>" in figure
        assert "<table" in figure
    assert "Nothing at all" in PAGE


def test_no_id_is_given_twice() -> None:
    both = Elements(page([everything(), everything(), everything("2")]))
    assert len(both.ids) == len(set(both.ids))


def test_the_text_of_coloured_cells_can_be_read() -> None:
    for colours in (LIGHT, DARK):
        for background, text in heat_colours(colours):
            assert contrast(background, text) >= 4.5
        for name in ("ink", "muted", "a", "b"):
            assert contrast(colours[name], colours["paper"]) >= 4.5, name


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_the_cells_of_a_matrix_have_numbers_and_signs_and_their_colour_is_of_the_number() -> None:
    cells = [(attributes["class"], text) for attributes, text in ELEMENTS.of("td") if "short" in str(attributes)]
    assert len(cells) == 25
    assert cells[0] == ("short h10", "50.0±1.0")
    assert cells[1] == ("short h12", "56.0+±1.0")
    assert cells[20] == ("short h0", "26.0−±1.0")
    assert all(re.fullmatch(r"\d+\.\d[+−]?±1\.0", text) for _, text in cells)


def test_estimates_are_written_with_their_intervals_and_drawn_to_the_scale_of_their_table() -> None:
    assert "<b>61.3\u00a0%</b> <small>60.1–\u206062.5</small>" in PAGE
    # To 20 points on each side of one half: the furthest end of the table is 66 %.
    left, width = re.search(r"60\.1–\u206062\.5</small>.*?left:([\d.]+)%;width:([\d.]+)%", PAGE).groups()  # type: ignore[union-attr]
    assert float(left) == pytest.approx(100 * (0.60123 - 0.3) / 0.4, abs=0.06)
    assert float(width) == pytest.approx(100 * 0.02382 / 0.4, abs=0.06)
    assert '<span class="mark" title="certainly more">▲</span><b>+2.0</b> <small>+1.0\u00a0to\u00a0+3.0</small>' in PAGE


def test_a_game_is_shown_turn_by_turn_with_the_command_that_replays_it() -> None:
    game = PAGE[PAGE.index('<details class="game">') :].split("</details>")[0]
    assert "duelsim replay run 3" in game
    remark = r'<strong class="remark" id="game-3-choice-7">[^<]* was better\.</strong>'
    drawn = rf"<li><i>draw</i> A draws \*Corile\*{remark}</li>"
    head = (
        r'<h3 id="game-3-turn-1">Turn 1 - A <a href="#game-3-board-1" aria-label="Turn 1 on the board">board</a></h3>'
    )
    assert re.search(rf"{head}\s*<ul>\s*{drawn}\s*<li>it wins</li>", game)
    assert '<a href="#game-3-choice-7">' in PAGE
    assert '<li class="stands">A: 5<strong class="remark"' in game


def board_rows(text: str) -> dict[tuple[str, str], list[str]]:
    """The cells of the rows of the first board as markup, by the name of the player and of the row."""
    board = re.search(r'<div class="scroll board".*?</table>', text, re.DOTALL)
    assert board is not None
    found, player = {}, ""
    for row in re.findall(r"<tr.*?</tr>", board[0].split("<tbody>", 1)[1], re.DOTALL):
        heads = re.findall(r"<th[^>]*>(.*?)</th>", row)
        cells = re.findall(r"<td>(.*?)</td>", row)
        if not cells:
            player = re.sub("<.*?>", "", heads[0])
        found[player, heads[0]] = cells
    return found


def test_the_board_of_a_game_has_a_column_for_each_turn_and_a_row_for_each_thing_of_each_player() -> None:
    rows = board_rows(PAGE)
    assert list(rows)[1:] == [
        *(("A", name) for name in ("<span>A</span>", "events", "hand", "mana", "shields", "battle zone")),
        *(
            (JAPANESE, name)
            for name in (f"<span>{JAPANESE}</span>", "battle zone", "shields", "mana", "hand", "events")
        ),
    ]
    assert rows["A", "hand"] == ["5", "4"]
    assert rows["A", "shields"][0] == '5 <i style="--n:5"></i>'
    assert rows[JAPANESE, "battle zone"] == ["", ""]


def test_the_board_says_in_words_what_it_draws() -> None:
    rows = board_rows(PAGE)
    evil = "&lt;script&gt;alert(1)&lt;/script&gt;"
    assert rows["A", "shields"][1] == (
        f'3 <i style="--n:2"></i> <i class="up" style="--n:1"></i><small>{evil} (face up)</small>'
    )
    assert rows["A", "mana"][1] == (
        '4 <span><i class="l">L</i></span> <span>2<i class="w">W</i><i class="f">F</i></span> <span><i>0</i></span>'
    )
    assert rows["A", "battle zone"][1] == (
        f'<ul><li class="tapped">2 × <span lang="ja">{JAPANESE}</span> <b>7000</b> <small>tapped</small></li>'
        f"<li>{evil} <small>crossed with Corile</small></li></ul>"
    )
    assert rows["A", "events"] == ["", f"<small>used {evil}</small><small>1 shield broken</small>"]


def test_a_column_and_its_turn_lead_to_each_other_and_remarks_stand_in_their_columns() -> None:
    assert '<th scope="col" id="game-3-board-1"><a href="#game-3-turn-1">Turn 1</a><small>A</small></th>' in PAGE
    assert 'href="#game-3-board-1"' in PAGE
    assert "game-3-turn-1" in ELEMENTS.ids
    opening, turn = board_rows(PAGE)["", "remarks"]
    assert opening == ""
    assert re.findall(r'<a href="#([^"]+)"', turn) == ["game-3-choice-7", "game-3-choice-9"]


def test_the_anchors_of_a_second_game_of_that_name_tell_it_apart() -> None:
    elements = Elements(page([everything(), everything()]))
    turns = [name for name in elements.ids if "-turn-" in name]
    assert turns == ["game-3-turn-0", "game-3-turn-1", "game-3-2-turn-0", "game-3-2-turn-1"]
    targets = {str(attributes["href"]) for attributes, _ in elements.of("a")}
    assert targets <= {f"#{name}" for name in elements.ids}


def test_a_game_without_a_board_is_its_text() -> None:
    bare = page([Document("Bare", Verdict(""), (Section("", (Transcript("Game 1", ("Turn 1 - A", "  it wins")),)),))])
    assert "<h2>Turn 1 - A</h2>" in bare
    assert 'class="scroll board"' not in bare


def test_details_are_folded_and_the_parts_are_in_the_table_of_contents() -> None:
    assert re.search(r'<details class="part" id="a-matchup">\s*<summary><h2>A matchup</h2></summary>', PAGE)
    nav = PAGE[PAGE.index("<nav") : PAGE.index("</nav>")]
    assert re.findall(r'href="#([^"]+)"', nav) == ["differences", "tables", "games"]


def test_several_documents_are_one_page_that_begins_with_their_verdicts() -> None:
    both = page([everything("One"), everything("Two")])
    elements = Elements(both)
    assert [text for _, text in elements.of("h1")] == ["2 reports"]
    assert [text for attributes, text in elements.of("h2") if attributes.get("class") == "title"] == ["One", "Two"]
    head = both[both.index("<body>") : both.index("<main>")]
    assert re.findall(r'<a href="#(one|two)">', head) == ["one", "two"]
    assert head.count("beats") == 2


def test_the_same_documents_are_the_same_bytes() -> None:
    assert page([everything()]) == PAGE


def test_progress_is_reported_section_by_section() -> None:
    done: list[int] = []
    page([everything(), everything()], done.append)
    assert done == sorted(done)
    assert done[-1] == 2 * len(everything().sections)


def test_a_page_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one document"):
        page([])
    assert "<h1" in page([Document("Bare", Verdict("Nothing happened"))])


@pytest.mark.parametrize(
    ("written", "set_in_type"),
    [
        ("61.3 % (60.1 - 62.5 %)", "61.3\u00a0% (60.1–\u206062.5\u00a0%)"),
        ("+1.2 (-0.3 to +2.1)", "+1.2 (−0.3\u00a0to\u00a0+2.1)"),
        ("Turn 3 - FN-7 Rush & 3-4", "Turn 3 - FN-7 Rush &amp; 3-4"),
    ],
)
def test_figures_are_set_as_in_books(written: str, set_in_type: str) -> None:
    assert prose(written) == set_in_type
