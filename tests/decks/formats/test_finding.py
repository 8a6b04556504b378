"""Finding a format by name, file and day, and the files of users."""

from datetime import date
from importlib import resources
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.formats import FORMATS, Format, FormatError, as_format, find_format
from decks.formats.finding import shipped_formats
from decks.matching import match_key
from decks.reading import read_deck
from decks.sideboards import check_sideboard
from sim.cards.library import cards_in_use

NAMES = cards_in_use().deck_names
FORTY = "\n".join(f"4 {name}" for name in ("Aqua Hulcus", "Corile", "Fear Fang", "Torcon", "Terror Pit", "Emeral"))
FORTY += "\n4 Aquan\n4 Locomotiver\n4 Spiral Gate\n4 Aqua Guard\n"


def house(folder: Path, text: str) -> str:
    (folder / "house.txt").write_text(text, encoding="utf-8")
    return str(folder / "house.txt")


def deck(folder: Path, format: str | Format, text: str = FORTY) -> None:
    (folder / "deck.txt").write_text(text, encoding="utf-8")
    read_deck(folder / "deck.txt", NAMES, format)


def test_the_formats_that_ship_are_their_files() -> None:
    files = {file.name.removesuffix(".txt") for file in resources.files("decks.formats").iterdir()}
    assert {*FORMATS[2:]} == {name for name in files if "." not in name and not name.startswith("__")}
    assert tuple(format.given for format in shipped_formats()) == FORMATS
    assert [format.title for format in shipped_formats()][2:] == [
        "Hall of Fame", "Original", "Advance", "Classic 05", "Classic 08",
    ]  # fmt: skip


def test_a_name_may_be_written_in_several_ways() -> None:
    assert find_format("Classic 08") == find_format("classic_08") == find_format("classic-08")
    assert as_format(find_format("open")) == as_format("open")


def test_the_words_of_a_command_and_what_is_applied() -> None:
    assert find_format("standard").words == ()
    asked = find_format("original", "2025-07-01")
    assert asked.words == ("--format", "original", "--date", "2025-07-01")
    assert asked.applied == "Hall of Fame of 2025-03-10."
    assert find_format("original").applied == "Hall of Fame of 2026-03-16, the newest that duelsim knows."
    assert find_format("advance", date(2026, 11, 28)).applied == (
        "Hall of Fame of 2026-03-16, the newest that duelsim knows (asked for 2026-11-28)."
    )
    assert find_format("open").applied == ""


@pytest.mark.parametrize(
    ("name", "day", "said"),
    [
        (
            "originel",
            None,
            'no format and no file "originel". Did you mean "original"?.* The formats are standard, open,',
        ),
        ("", None, "The formats are standard"),
        ("\x1b[31m", None, "The formats are standard"),
        ("original", "2020-12-31", r"exists since 2021-01-01\. .*--format hall-of-fame --date 2020-12-31"),
        ("hall-of-fame", "2004-03-14", r"no Hall of Fame on 2004-03-14: it exists since 2004-03-15"),
        (
            "standard",
            "2010-01-01",
            "on all days. These have a Hall of Fame by day: hall-of-fame, original, advance",
        ),
        ("original", "2025-02-29", '"2025-02-29" is not a day such as 2025-07-01'),
        ("original", "20250701", "is not a day"),
        ("original", "٢٠٢٥-01-01", "is not a day"),
    ],
)
def test_what_is_not_there_is_an_error_that_says_what_is(name: str, day: str | None, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        find_format(name, day)


# --- Files of users ---------------------------------------------------------------------------------------------------
def test_a_file_restricts_cards_in_either_language(tmp_path: Path) -> None:
    own = house(tmp_path, "title: Our shop\n# a house rule\n0 emeral # forbidden\n2 アクアン\n3 Corile\n")
    with pytest.raises(DeckError) as refused:
        deck(tmp_path, own)
    assert [str(problem) for problem in refused.value.problems] == [
        "line 2: 4 Corile, but Our shop allows 3.",
        "line 6: Emeral is banned in Our shop.",
        "line 7: 4 Aquan, but Our shop allows 2.",
    ]
    deck(tmp_path, house(tmp_path, "1 Hell Slash\n"))


def test_a_file_may_say_all_that_a_format_says(tmp_path: Path) -> None:
    own = house(
        tmp_path,
        "deck: open\nsets: DM-01 to DM-04\npartly: DM-05\nwithout: GR zone, battle zone\nsince: 2021-01-01\n"
        "hall of fame: yes\n2 in all: Aquan\n  + Emeral\nnot together: Corile + Torcon\n",
    )
    found = find_format(own, "2022-07-01")
    assert found.is_open and found.changed == date(2022, 7, 1) and found.without == ("GR zone", "battle zone")
    with pytest.raises(DeckError) as refused:
        deck(tmp_path, found, "4 Aquan\n5 Corile\n4 Torcon\n")
    said = str(refused.value)
    assert "line 1: 4 Aquan, but it has been in the Hall of Fame since 2022-07-01: one copy." in said
    assert "line 1: 4 Aquan: house allows 2 cards of these in all." in said
    assert "line 3: Corile and Torcon may not be in one deck in house." in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4 Hell Slash", "line 1: write how many copies are allowed, from 0 to 3"),
        ("Hell Slash", "line 1: write how many copies are allowed, from 0 to 3"),
        ("1 ", "line 1: write how many copies are allowed, from 0 to 3"),
        ("# nothing\n", "there are no cards in it"),
        ("title: Empty\n", "there are no cards in it"),
        ("without: the moon", 'line 1: "the moon" is not a zone outside the deck. The zones are GR zone'),
        ("not together: Aquan", "line 1: name two cards: not together: Aquan"),
        ("1 in all: Aquan", "line 1: name several cards: 1 in all"),
        ("since: tomorrow", 'line 1: "tomorrow" is not a day'),
        ("hall of fame: perhaps", "line 1: write hall of fame: yes"),
        ("deck: huge", "line 1: write deck: open"),
        ("sets: DM-09 to DM-01", "line 1: 09 to 01: write the lower number first"),
        ("until: 2005", 'line 1: "2005" is not a day'),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DeckError, match=said) as refused:
        find_format(house(tmp_path, text))
    assert str(refused.value).startswith("The format ")


def test_a_file_may_be_written_in_other_ways(tmp_path: Path) -> None:
    found = find_format(house(tmp_path, "title: \u200b\nsets: dm-01 to dm-03,DM22-RP1\n"))
    assert found.title == "house" and found.a_deck == "a house deck"
    assert found.pool is not None and found.pool.sets == ("DM-01", "DM-02", "DM-03", "DM22-RP1")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 Hell Slash\n1 Nobody", 'line 2: duelsim knows no card "Nobody"'),
        ("1 Hell Slash\n0 hell slash", "line 2: Hell Slash is in the file already"),
        ("1 Hell Slash\n0 ヘル・スラッシュ", "line 2: Hell Slash is in the file already"),
        ("not together: Aquan + Nobody", 'line 1: duelsim knows no card "Nobody"'),
    ],
)
def test_a_file_with_a_wrong_card_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DeckError, match=said):
        deck(tmp_path, house(tmp_path, text))


def test_a_file_is_text_and_a_name_may_have_the_mark_of_comments(tmp_path: Path) -> None:
    file = tmp_path / "house.txt"
    file.write_bytes("1 Hell Slash\n1 Überdragon Bajula".encode("latin-1"))
    with pytest.raises(DeckError, match="line 2: this is not UTF-8 text"):
        find_format(str(file))
    name = "Retweegyo #Cherry #Full Bloom"
    found = find_format(house(tmp_path, f"1 {name} # twice is too often\n1 Hell Slash#forbidden soon\n"))
    known = {match_key(one): one for one in (name, "Hell Slash", "Filler")}
    (tmp_path / "deck.txt").write_text(f"2 {name}\n2 Hell Slash\n36 Filler\n", encoding="utf-8")
    with pytest.raises(DeckError) as refused:
        read_deck(tmp_path / "deck.txt", [*known.values()], found)
    assert "line 1: 2 Retweegyo #Cherry #Full Bloom, but house allows 1." in str(refused.value)
    assert "line 2: 2 Hell Slash, but house allows 1." in str(refused.value)


def test_a_sideboard_counts_with_its_deck(tmp_path: Path) -> None:
    text = FORTY.replace("4 Aquan", "1 Aquan\n3 Brain Serum").replace("4 Emeral", "4 Hydro Hurricane")
    day = find_format("hall-of-fame", "2005-04-01")
    (tmp_path / "deck.txt").write_text(f"{text}[Sideboard]\n1 Aquan\n", encoding="utf-8")
    found = read_deck(tmp_path / "deck.txt", NAMES, day)
    with pytest.raises(DeckError, match="line 13: 2 Aquan, but it has been in the Hall of Fame since 2005-03-15"):
        check_sideboard(found, NAMES, day)
    check_sideboard(found, NAMES)
