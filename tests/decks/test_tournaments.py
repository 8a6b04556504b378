"""Results of tournaments as CSV: which columns and placings are understood, and what is refused, with its line."""

from pathlib import Path

import pytest

from decks.tournaments import LAST, ResultsError, read_results


def read(folder: Path, text: str) -> list[tuple[str, str, int, int, int]]:
    file = folder / "results.csv"
    file.write_text(text, encoding="utf-8", newline="")
    return [(row.event, row.deck, row.best, row.worst, row.count) for row in read_results(file)]


@pytest.mark.parametrize(
    "text",
    [
        "deck,placing,count,tournament\nRed,1,1,Osaka\nBlue,2-3,2,Osaka\n",
        "Tournament;Rank;Deck name;Players;Notes\nOsaka;1st;Red;;won it\n\nOsaka;2nd - 3rd;Blue;2;\n",
        "\ufeffplace\tlist\tnumber\tevent\r\n#1\tRed\t1\tOsaka\r\n2\u20133\tBlue\t2\tOsaka\r\n",
        '"Archetype","Position","Copies","Date"\n"Red","1.","1","Osaka"\n"Blue","2-3","2","Osaka"',
        "デッキ,順位,人数,大会\nRed,1位,1,Osaka\nBlue,2-3,2,Osaka\n",
    ],
)
def test_columns_have_many_names_and_placings_many_forms(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == [("Osaka", "Red", 1, 1, 1), ("Osaka", "Blue", 2, 3, 2)]


def test_an_event_is_a_tournament_on_a_date_and_an_empty_placing_is_the_last(tmp_path: Path) -> None:
    rows = read(tmp_path, "date,deck,place,tournament\nMay,Red,1,A\nMay,Blue,,A\nJune,Red,-,A\n")
    assert [row[0] for row in rows] == ["May A", "May A", "June A"]
    assert [row[2:4] for row in rows] == [(1, 1), (LAST, LAST), (LAST, LAST)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it has no results."),
        ("deck,placing\n", "it has no results."),
        ("Red,1\nBlue,2\n", "line 1: there is no column deck and no column placing."),
        ("\ndeck,count\nRed,1\n", "line 2: there is no column placing."),
        ("deck,placing\nRed,first\n", 'line 2: "first" is not a placing.'),
        ("deck,placing\nRed,0\n", 'line 2: "0" is not a placing.'),
        ("deck,placing\nRed,8-5\n", 'line 2: "8-5" is not a placing.'),
        ("deck,placing\nRed,1\n,2\n", "line 3: it names no deck."),
        ("deck,placing,count\nRed,1,0\n", 'line 2: "0" is not a number of players'),
        ("deck,placing,count\nRed,1,1.5\nBlue,2,x\n", 'line 3: "x" is not a number of players'),
        ("deck,placing\n" + "Red,x\n" * 20, "and 12 more problems."),
        ('deck,placing,notes\nRed,1,"won it\nBlue,2,\n', "line 2: it is not a line of CSV: unexpected end of data."),
        ('deck,placing,notes\nRed,1,"won" it\n', "line 2: it is not a line of CSV: ',' expected after '\"'."),
        ('deck,placing,event\nRed,1,Osa"ka\n', 'line 2: the column event, Osa"ka, has a quotation mark'),
        (
            "deck,placing,event\nRed,1,\x1b[31m\n",
            "line 2: the column event, [31m, has characters that can",
        ),
        ("deck,placing\nRed, the first,1\n", "line 2: it has 3 cells, and the first line has 2."),
        ("deck,placing,count\nRed,1,2\nBlue,2", "line 3: it has 2 cells, and the first line has 3."),
        ("deck,list,placing\nRed,Red,1\n", "line 1: the columns deck and list all say the deck."),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ResultsError) as error:
        read(tmp_path, text)
    assert message in str(error.value)
    assert str(tmp_path / "results.csv") in str(error.value)


def test_a_stray_quotation_mark_swallows_no_row(tmp_path: Path) -> None:
    """Wherever it stands: the results are those without it, or they are refused with its line."""
    rows = [f"Deck {number},{number + 1},1,Osaka,a note" for number in range(6)]
    text = "\n".join(["deck,placing,count,event,notes", *rows, ""])
    wanted = read(tmp_path, text)
    for at in range(len(text) + 1):
        line = text[:at].count("\n") + 1
        try:
            assert read(tmp_path, f'{text[:at]}"{text[at:]}') == wanted
        except ResultsError as error:
            assert f"line {line}: " in str(error)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "results.csv").write_bytes("deck,placing\nRöd,1\n".encode("latin-1"))
    for file, message in (("results.csv", "not UTF-8"), ("nowhere.csv", "No such file"), (".", "directory|folder")):
        with pytest.raises(ResultsError, match=message):
            read_results(tmp_path / file)
