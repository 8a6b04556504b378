"""The unreviewed cards that ship with duelsim: what their files hold, and which cards win over them."""

import json
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.matching import match_key
from decks.reading import read_deck
from decks.shipped import shipped_decks
from decks.unplayable import cannot_be_played
from sim.cards.imported import import_cards, read_published, report_of
from sim.cards.imported.spelling import mended
from sim.cards.japanese.card_lines import is_in_japanese
from sim.cards.library import UnknownCard, cards_in_use, find_card, using_cards
from sim.cards.library.entries import further_names, names_of_faces
from sim.cards.library.in_use import _unreviewed_of
from sim.cards.library.lookup import library_names
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import (
    CARDS,
    FACES,
    NAMES,
    NOT_UNDERSTOOD,
    ONLY_IN_JAPANESE,
    WRITTEN_BY,
    NotUnderstood,
    names_not_understood,
    not_understood_that_ship,
    rows_of,
    unreviewed_names,
)
from sim.cards.text.card_files import read_card, written
from sim.cards.wording import IMPORTED, JAPANESE_NAME, OTHER_NAMES, PRINTED_IN
from sim.tools import japanese_names, unreviewed
from sim.tools.japanese_names import JapaneseNames, with_japanese_names
from sim.tools.unreviewed import LEFT_OUT, SAME_CARD, not_understood, shipped, write_unreviewed

SHIPPED = {lines[0]: list(lines) for lines in shipped()}
SOME = sorted(SHIPPED)[::90]
FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
ALL_CARDS = Path(__file__).parents[4] / "shared" / "data" / "cards.jsonl"
needs_all_cards = pytest.mark.skipif(not ALL_CARDS.exists(), reason="there is no collection of published cards")


def write(folder: Path, text: str) -> Path:
    file = folder / "mine.txt"
    file.write_text(text, encoding="utf-8")
    return file


# --- What the files hold ----------------------------------------------------------------------------------
def test_every_card_says_that_it_is_not_reviewed_and_is_in_the_file_of_its_set() -> None:
    for file in CARDS.glob("*.txt"):
        for card in _unreviewed_of(file).values():
            assert card.imported, card.name
            sets = [line.removeprefix(PRINTED_IN) for line in card.text.split("\n") if line.startswith(PRINTED_IN)]
            assert [one.split(", ")[0].lower() for one in sets] == ([] if file.stem == "promotional" else [file.stem])


def test_the_names_are_those_of_the_files_and_of_no_other_card() -> None:
    files = {lines[0]: file.stem for file in CARDS.glob("*.txt") for lines in unreviewed.cards_of(file)}
    rows = {
        (match_key(called), name, files[name])
        for name, lines in SHIPPED.items()
        for called in (name, *further_names(lines))
    }
    assert rows_of(NAMES) == sorted("\t".join(row) for row in rows)
    keys = [key for key, *_ in rows]
    assert len(set(keys)) == len(keys)
    faces = {(match_key(face), name) for name, lines in SHIPPED.items() for face in names_of_faces(lines)}
    assert rows_of(FACES) == sorted("\t".join(row) for row in faces)
    not_understood = names_not_understood().keys()
    advice = "run python -m sim.tools.unreviewed after cards have come into the library"
    assert not library_names().keys() & {*keys, *not_understood}, advice
    assert {*map(match_key, TEXT_UNKNOWN)} <= not_understood
    assert not not_understood & set(keys)
    assert not LEFT_OUT.keys() & SHIPPED.keys()
    assert not SAME_CARD.keys() & SHIPPED.keys()
    assert {*map(match_key, LEFT_OUT)} <= not_understood | library_names().keys()


def check_canonical(name: str) -> None:
    assert written([read_card(SHIPPED[name])]) == "\n".join(SHIPPED[name]) + "\n"


@pytest.mark.parametrize("name", SOME)
def test_a_card_is_written_as_it_would_be_shown(name: str) -> None:
    check_canonical(name)


@pytest.mark.soak
def test_every_card_is_written_as_it_would_be_shown() -> None:
    for name in SHIPPED:
        check_canonical(name)


def text_of(name: str) -> str:
    """The text of a card as the import writes it: without other names."""
    return "\n".join(line for line in SHIPPED[name] if not line.startswith((JAPANESE_NAME, OTHER_NAMES))) + "\n"


@needs_all_cards
def test_some_cards_are_what_the_import_makes_of_them(tmp_path: Path) -> None:
    lines = ALL_CARDS.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "some.jsonl"
    some = [name for name in SOME[::3] if not is_in_japanese(name)]  # others have no English text
    named = (line for line in lines if mended(json.loads(line)["name"]) in some)
    file.write_text("\n".join(named), encoding="utf-8")
    results = list(import_cards(read_published(file)))
    assert len(results) >= len(some)
    assert {one.published.name: one.text for one in results} == {name: text_of(name) for name in some}


@needs_all_cards
@pytest.mark.soak
def test_the_cards_are_what_the_import_makes_of_all_published_ones() -> None:
    published = read_published(ALL_CARDS)
    results = list(import_cards(published))
    left_out = {*report_of(results).in_two_ways, *LEFT_OUT, *SAME_CARD, *TEXT_UNKNOWN}
    found = {one.published.name: one.text for one in results if one.card and one.published.name not in left_out}
    found = {name: text for name, text in found.items() if match_key(name) not in library_names()}
    assert found == {name: text_of(name) for name in SHIPPED if not is_in_japanese(name)}
    sentences = {one.published.name: [missed.text for missed in one.missed] for one in results}
    no_japanese = JapaneseNames({}, {}, {})
    others = {one.name: one for one in not_understood(published, SHIPPED.values(), sentences, no_japanese)}
    shipped = {one.name: one for one in not_understood_that_ship() if one.name and one.name not in TEXT_UNKNOWN}
    assert {name: one.sentences for name, one in others.items() if match_key(name) not in library_names()} == {
        name: one.sentences for name, one in shipped.items()
    }


# --- Which cards win over them ----------------------------------------------------------------------------
def test_an_unreviewed_card_is_found_by_every_name_and_says_so() -> None:
    keys = [key for key, name in unreviewed_names().items() if not key.isascii()][::40]
    assert len(keys) > 15
    for key in keys:
        card = cards_in_use().find(key)
        assert card.imported and card.name == unreviewed_names()[key]
        assert cards_in_use().own_cards([card.name, "Corile"])[0].text.split("\n")[0] == card.name


def test_the_library_wins_and_then_the_users_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = SOME[0]
    for said in ("", f"{IMPORTED}\n"):
        with using_cards([write(tmp_path, f"{name.upper()}\n{said}{FACTS}\n")]):
            found = cards_in_use().find(name)
            assert (found.name, found.power, found.imported) == (name.upper(), 2000, bool(said))
            (entry,) = (entry for entry in cards_in_use().entries if match_key(entry.name) == match_key(name))
            assert (entry.name, entry.imported) == (name.upper(), bool(said))
    # A card that has come into the library since the names were written.
    other = write(tmp_path, f"corile\tAn Older Corile\t{next(iter(unreviewed_names()))}\n")
    monkeypatch.setattr("sim.cards.library.in_use.unreviewed_name", lambda key: "An Older Corile")
    monkeypatch.setattr("sim.cards.library.in_use.file_of_unreviewed", lambda key: other)
    assert cards_in_use().find("Corile") == find_card("Corile")
    assert cards_in_use().own_cards(["Corile"]) == ()


def test_all_names_are_those_of_the_library_and_of_these(tmp_path: Path) -> None:
    with using_cards([]):
        assert len(cards_in_use().names) == len(set(library_names().values())) + len(SHIPPED)
        assert [entry.name for entry in cards_in_use().entries] == list(cards_in_use().names)
        assert len(cards_in_use().deck_names.known) == len(list(cards_in_use().deck_names.known))


def test_no_card_file_is_read_for_cards_of_the_library() -> None:
    _unreviewed_of.cache_clear()
    for deck in shipped_decks():
        read_deck(deck, cards_in_use().deck_names)
    assert _unreviewed_of.cache_info().misses == 0
    cards_in_use().find(SOME[0])
    assert _unreviewed_of.cache_info().misses == 1


def test_a_published_card_that_is_not_understood_is_told_from_a_typo(tmp_path: Path) -> None:
    card = next(one for one in not_understood_that_ship()[1000:] if one.japanese_name and len(one.sentences) == 1)
    name = card.name
    (tmp_path / "deck.txt").write_text(f"4 {card.japanese_name}\n", encoding="utf-8")
    reason = cannot_be_played(card.card())
    assert card.japanese_name in reason and card.sentences[0] in reason
    with pytest.raises(DeckError) as raised:
        read_deck(tmp_path / "deck.txt", cards_in_use().deck_names, "open")
    assert raised.value.problems[0].message == reason
    with pytest.raises(UnknownCard, match="cannot play yet"):
        cards_in_use().find(name)


# --- Cards that cannot be played --------------------------------------------------------------------------
def test_a_row_of_a_card_that_cannot_be_played_says_what_is_known_of_it() -> None:
    assert [NotUnderstood.of_row(one.row()) for one in not_understood_that_ship()] == [*not_understood_that_ship()]
    assert [one.row() for one in not_understood_that_ship()] == rows_of(NOT_UNDERSTOOD)


def test_a_card_that_cannot_be_played_is_found_by_each_of_its_names_and_those_of_its_faces() -> None:
    names = cards_in_use().deck_names
    for one in not_understood_that_ship()[::200]:
        for name in one.names:
            card = names.unplayable_card(name)
            assert card is not None and (card.name, card.japanese_name) == (one.names[0], one.japanese_name)
            shown = () if one.name in TEXT_UNKNOWN else one.sentences  # sentences that are not its text
            assert (card.sets, card.sentences) == (one.printed_in, shown)
        for face in one.faces:
            found = names.unplayable_card(face)
            assert names.cards_called(face) or (found is not None and face in (found.name, *one.faces))


def test_a_card_that_is_known_in_japanese_alone_says_so() -> None:
    card = next(one.card() for one in not_understood_that_ship() if not one.name)
    assert card.name == card.japanese_name
    assert (card.why, card.sentences) == (ONLY_IN_JAPANESE, ())
    assert card.sets


# --- Writing the files ------------------------------------------------------------------------------------
COLLECTION = {
    "ファースト": "FIRST",
    "ファスト": "First",
    "コーライル": "Corile",
    "ミステリー/ナゾ": "Mystery / Riddle",
    "ナゾ": "Mystery",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the files."""
    monkeypatch.setattr(unreviewed, "LEFT_OUT", {"Wrong": "for the test"})
    monkeypatch.setattr(unreviewed, "SAME_CARD", {"Uno": "Third"})
    monkeypatch.setattr(unreviewed, "TEXT_UNKNOWN", {"Unknown": "no source says its text"})
    monkeypatch.setattr(unreviewed, "CARDS", tmp_path / "cards")
    monkeypatch.setattr(unreviewed, "NAMES", tmp_path / "names.tsv")
    monkeypatch.setattr(unreviewed, "FACES", tmp_path / "faces.tsv")
    monkeypatch.setattr(unreviewed, "NOT_UNDERSTOOD", tmp_path / "not_understood.tsv")
    return tmp_path


@pytest.fixture
def japanese(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> JapaneseNames:
    """The names of the two collections, and a decision."""
    decisions = tmp_path / "decisions.toml"
    decisions.write_text('[wrong]\n"コピー" = "a note"\n[names."by hand"]\n"二号" = "Second"\n', encoding="utf-8")
    monkeypatch.setattr(japanese_names, "DECISIONS", decisions)
    (tmp_path / "names.json").write_text(json.dumps(COLLECTION), encoding="utf-8")
    rows = [
        {"name": name, "printings": [["DM-03", "1"], ["DM-02", "7"]]}
        for name in ("新しい", "新しい！", "コピー", "ナゾ")
    ]
    (tmp_path / "printings.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    cards = {match_key(name): name for name in ("First", "Second", "Mystery", "Mystery / Riddle", "Corile")}
    return JapaneseNames.read(tmp_path / "names.json", tmp_path / "printings.jsonl", cards)


def test_the_names_of_collections_are_those_of_cards(japanese: JapaneseNames) -> None:
    assert japanese.of("first") == ("ファースト", ())
    assert japanese.of("First", "イチ") == ("イチ", ("ファースト", "ファスト"))
    assert japanese.of("Mystery / Riddle") == ("ミステリー / ナゾ", ())
    assert japanese.of("Nobody") == ("", ())
    assert [*japanese.in_no_other(["ナゾ"])] == [NotUnderstood("", "新しい！", printed_in=("DM-02", "DM-03"))]


def test_a_card_gets_the_names_that_it_has_not(japanese: JapaneseNames) -> None:
    facts = ["Creature - water - cost 3", "Other side: Second", "Creature - water - cost 4"]
    with_sides = ["Creature - water - cost 3", "Other side: Second", "Japanese name: 二号", "Creature - water - cost 4"]
    assert with_japanese_names(["First", *facts], japanese) == ["First", "Japanese name: ファースト", *with_sides]
    already = ["First", "Also called: One", "Japanese name: イチ", *facts]
    named = ["First", "Also called: One; ファースト; ファスト", "Japanese name: イチ", *with_sides]
    assert with_japanese_names(already, japanese) == named
    assert with_japanese_names(named, japanese) == named


def test_a_name_of_no_card_is_refused(japanese: JapaneseNames, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no card is called Corile, FIRST, First, Mystery, Mystery / Riddle"):
        JapaneseNames.read(tmp_path / "names.json", tmp_path / "printings.jsonl", {"second": "Second"})


def test_cards_are_written_by_set_without_those_of_the_library(folder: Path) -> None:
    cards = [
        ["Second", "Printed in: DM-02, DM-99", IMPORTED, FACTS],
        ["First", "Also called: One", "Japanese name: ファースト", "Printed in: DM-02", IMPORTED, FACTS],
        ["Third", IMPORTED, FACTS, "Other side: Fourth", FACTS],
        ["Uno", IMPORTED, FACTS],
        ["Wrong", "Also called: Bad", "Japanese name: 悪", "Printed in: DM-02, DM-03", IMPORTED, FACTS],
        ["CORILE", IMPORTED, FACTS],
    ]
    left = [NotUnderstood(name) for name in ("first", "Corile")]
    mystery = NotUnderstood(
        "Mystery / Riddle", "ナゾ", ("M",), ("Side",), ("DM-01", "DM-02"), "GR zone", ("It sings.", "It hums.")
    )
    assert write_unreviewed(cards, [mystery, *left]) == (3, 3)
    assert (folder / "names.tsv").read_text() == (
        f"{WRITTEN_BY}\nfirst\tFirst\tdm-02\none\tFirst\tdm-02\nsecond\tSecond\tdm-02\nthird\tThird\tpromotional\nuno\tThird\tpromotional\n"
        f"{match_key('ファースト')}\tFirst\tdm-02\n"
    )
    assert (folder / "faces.tsv").read_text() == f"{WRITTEN_BY}\nfourth\tThird\n"
    assert (folder / "not_understood.tsv").read_text() == (
        f"{WRITTEN_BY}\nMystery / Riddle\tナゾ\tM\tSide\tDM-01, DM-02\tGR zone\tIt sings.\tIt hums.\n"
        "Unknown\t\t\t\t\t\nWrong\t悪\tBad\t\tDM-02, DM-03\t\n"
    )
    assert (
        (folder / "cards" / "dm-02.txt")
        .read_text()
        .endswith(
            f"\n\nFirst\nAlso called: One\nJapanese name: ファースト\nPrinted in: DM-02\n{IMPORTED}\n{FACTS}\n\n"
            f"Second\nPrinted in: DM-02, DM-99\n{IMPORTED}\n{FACTS}\n"
        )
    )
    assert write_unreviewed([], []) == (0, 1)
    assert list((folder / "cards").iterdir()) == []


def test_two_cards_of_one_name_are_not_written(folder: Path) -> None:
    with pytest.raises(ValueError, match="Second and First have the name one in common"):
        write_unreviewed([["First", "Also called: One", FACTS], ["Second", "Also called: One", FACTS]], [])
    with pytest.raises(ValueError, match="First and Corile have the name corile in common"):
        write_unreviewed([["First", "Also called: Corile", FACTS]], [])
    with pytest.raises(ValueError, match="Mystery and First have the name one in common"):
        write_unreviewed([["First", "Also called: One", FACTS]], [NotUnderstood("Mystery", "One")])


def test_another_side_of_a_card_of_the_library_is_no_card_that_cannot_be_played() -> None:
    """Some collections list sides as cards: Zeron, for one, which the cards of its ceremony become."""
    in_use = cards_in_use().deck_names
    assert in_use.cards_called("零龍") == ("Zerom, Origin of Destruction",)
    assert in_use.unplayable_card("零龍") is None
