"""The unreviewed cards that ship with duelsim: what their files hold, and which cards win over them."""

import json
from pathlib import Path

import pytest

from decks import DeckError, match_key, read_deck, shipped_decks
from sim.cards.imported import import_cards, other_sides, read_published, report_of
from sim.cards.imported.spelling import mended
from sim.cards.library import UnknownCard, cards_in_use, find_card, using_cards
from sim.cards.library.entries import further_names
from sim.cards.library.lookup import library_names
from sim.cards.library.own import _unreviewed_of
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import CARDS, NAMES, NOT_UNDERSTOOD, names_not_understood, unreviewed_names
from sim.cards.text.card_files import read_card, written
from sim.cards.wording import IMPORTED, JAPANESE_NAME, OTHER_NAMES, PRINTED_IN
from sim.tools import unreviewed
from sim.tools.unreviewed import LEFT_OUT, SAME_CARD, shipped, with_japanese_names, write_unreviewed

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
    rows = sorted(
        (match_key(called), name, files[name])
        for name, lines in SHIPPED.items()
        for called in (name, *further_names(lines))
    )
    assert NAMES.read_text(encoding="utf-8") == "".join("\t".join(row) + "\n" for row in rows)
    keys = [key for key, *_ in rows]
    assert len(set(keys)) == len(keys)
    not_understood = names_not_understood().keys()
    assert len(not_understood) == len(NOT_UNDERSTOOD.read_text(encoding="utf-8").splitlines())
    advice = "run python -m sim.tools.unreviewed after cards have come into the library"
    assert not library_names().keys() & {*keys, *not_understood}, advice
    assert not {*map(match_key, TEXT_UNKNOWN)} & {*keys, *not_understood}
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
    named = (line for line in lines if mended(json.loads(line)["name"]) in SOME[::3])
    file.write_text("\n".join(named), encoding="utf-8")
    results = list(import_cards(read_published(file)))
    assert len(results) >= len(SOME[::3])
    assert {one.published.name: one.text for one in results} == {name: text_of(name) for name in SOME[::3]}


@needs_all_cards
@pytest.mark.soak
def test_the_cards_are_what_the_import_makes_of_all_published_ones() -> None:
    published = read_published(ALL_CARDS)
    results = list(import_cards(published))
    left_out = {*report_of(results).in_two_ways, *LEFT_OUT, *SAME_CARD, *TEXT_UNKNOWN}
    found = {one.published.name: one.text for one in results if one.card and one.published.name not in left_out}
    found = {name: text for name, text in found.items() if match_key(name) not in library_names()}
    assert found == {name: text_of(name) for name in SHIPPED}
    others = {card.name for card in published} - found.keys() - other_sides(published).keys() - SAME_CARD.keys()
    assert names_not_understood().keys() == {*map(match_key, others)} - library_names().keys() - {
        *map(match_key, TEXT_UNKNOWN)
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
    monkeypatch.setattr("sim.cards.library.own.unreviewed_name", lambda key: "An Older Corile")
    monkeypatch.setattr("sim.cards.library.own.file_of_unreviewed", lambda key: other)
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
    name = sorted(names_not_understood().values())[1000]
    (tmp_path / "deck.txt").write_text(f"4 {name.upper()}\n", encoding="utf-8")
    reason = f"{name} is a real card that duelsim cannot play yet: its text is not understood."
    with pytest.raises(DeckError) as raised:
        read_deck(tmp_path / "deck.txt", cards_in_use().deck_names, "open")
    assert raised.value.problems[0].message == reason
    with pytest.raises(UnknownCard, match="cannot play yet"):
        cards_in_use().find(name)


# --- Writing the files ------------------------------------------------------------------------------------
@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the files."""
    monkeypatch.setattr(unreviewed, "LEFT_OUT", {"Wrong": "for the test"})
    monkeypatch.setattr(unreviewed, "SAME_CARD", {"Uno": "Third"})
    monkeypatch.setattr(unreviewed, "CARDS", tmp_path / "cards")
    monkeypatch.setattr(unreviewed, "NAMES", tmp_path / "names.tsv")
    monkeypatch.setattr(unreviewed, "NOT_UNDERSTOOD", tmp_path / "not_understood.txt")
    return tmp_path


def test_cards_are_written_by_set_without_those_of_the_library(folder: Path) -> None:
    cards = [
        ["Second", "Printed in: DM-02, DM-99", IMPORTED, FACTS],
        ["First", "Also called: One", "Printed in: DM-02", IMPORTED, FACTS],
        ["Third", IMPORTED, FACTS],
        ["Uno", IMPORTED, FACTS],
        ["Wrong", IMPORTED, FACTS],
        ["CORILE", IMPORTED, FACTS],
    ]
    cards = [list(lines) for lines in with_japanese_names(cards, {"ファースト": "FIRST", "コーライル": "Third"})]
    assert write_unreviewed(cards, ["Mystery", "first", "Corile", "Uno", *TEXT_UNKNOWN]) == (3, 2)
    assert (folder / "names.tsv").read_text() == (
        "first\tFirst\tdm-02\none\tFirst\tdm-02\nsecond\tSecond\tdm-02\nthird\tThird\tpromotional\nuno\tThird\tpromotional\n"
        f"{match_key('ファースト')}\tFirst\tdm-02\n"
    )
    assert (folder / "not_understood.txt").read_text() == "Mystery\nWrong\n"
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
