"""Reading decklists: every way to write a line, misspelt names, files and the shipped decks."""

import io
import json
import os
import random
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.checking import DeckError
from decks.entries import entries_of
from decks.lexicon import Lexicon
from decks.matching import match_key
from decks.names import CardNames
from decks.reading import Deck, Section, check_deck, deck_hash, read_deck, slots
from decks.shipped import shipped_decks
from decks.sources import LARGEST_TEXT
from decks.text import plain_text
from sim.cards.library import known_names

SHARED = Path(__file__).parents[2].parent / "shared"
NAMES = (
    "Aqua Guard",
    "Aqua Hulcus",
    "Barkwhip, the Smasher",
    "Bronze-Arm Tribe",
    "Corile",
    "Crystal Lancer",
    "Forbidden ~The Sealed X~",
    "Hell's Scrapper",
    "Spiral Gate",
    "Terror Pit",
)
# Real names in which a reader could see a count, a comment or a separator.
TRICKY = (
    "1st Lt. Pen Pen, Special Forest Commander",
    "750 Man",
    "A:Gunte",
    "Brain x Brain",
    "Code:Heaven",
    "Hand x Hand",
    "Pea Tanpan / 「Haichadame💢」",
    "Retweegyo #Cherry #Full Bloom",
    "X Revolver Dragon",
    'Zeni Szark $, Zenith of "Moonless"',
    "Überdragon Bajula",
    "♪2x2-4x5+17=1",
    "ボルシャック・ドラゴン",
)
ALL = NAMES + TRICKY
WAYS = (
    "{count} {name}",
    "{count}x {name}",
    "{count}X {name}",
    "{count} x {name}",
    "{count}: {name}",
    "{count}:{name}",
    "{name} x{count}",
    "{name} x {count}",
    "\t{count}   {name}  ",
    "{count}x{name}",
    "x{count} {name}",
    "({count}) {name}",
    "[{count}] {name}",
    "({count}x) {name}",
    "- {count} {name}",
    "* {count}x {name}",
    "・{count} {name}",
    "{count} {name} (DM-01)",
    "{count}x {name} [DMRP-13 5/94]",
    "{count} {name} (DM01) 12",
    "{count} {name} (P12/Y8) #7",
    "{count} {name} (Set1 #1821)",
    "{name} (DM-01) x{count}",
    "{name} ({count})",
    "{name} (x{count})",
    "{name}: {count}",
    "{name} {count}",
    "{name}×{count}",
    "{count}枚 {name}",
    '{count} "{name}"',
    '"{count} {name}"',
    "{count} '{name}'",
    "{count},{name}",
    "{name},{count}",
    "{count};{name}",
    "{name}\t{count}",
)


def write(folder: Path, text: str, name: str = "mine.txt") -> Path:
    path = folder / name
    path.write_bytes(text.encode())
    return path


def read_line(line: str, lexicon: Lexicon) -> tuple[str, int]:
    """The card of a line and its copies; the line must be one card and one thing."""
    ((item,),) = entries_of(plain_text(line), line, lexicon)
    assert item.clear
    return item.cards[0].name, int(item.counts[0]) if item.counts else 1


def read_one(line: str) -> tuple[str, int]:
    return read_line(line, Lexicon(CardNames.of(ALL)))


@given(st.sampled_from(ALL), st.integers(1, 60), st.sampled_from(WAYS))
def test_every_way_to_write_a_line(name: str, count: int, way: str) -> None:
    assert read_one(way.format(name=name, count=count)) == (name, count)


@given(st.sampled_from(ALL), st.sampled_from(WAYS), st.sampled_from([" # four?", "\t//x2 # 3 Corile", " #"]))
def test_a_comment_may_end_a_line(name: str, way: str, comment: str) -> None:
    assert read_one(way.format(name=name, count=2) + comment) == (name, 2)


@pytest.mark.parametrize("name", ALL)
def test_a_bare_name_is_one_copy(name: str) -> None:
    assert read_one(name) == (name, 1)


def test_full_width_digits_are_numbers() -> None:
    assert read_one("４ Corile") == ("Corile", 4)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("hell’s scrapper", "Hell's Scrapper"),
        ("Hell`s  SCRAPPER", "Hell's Scrapper"),
        ("Bronze–Arm Tribe", "Bronze-Arm Tribe"),
        ("Forbidden ～The Sealed X〜", "Forbidden ~The Sealed X~"),
        ("Zeni Szark $, Zenith of “Moonless”", 'Zeni Szark $, Zenith of "Moonless"'),
        ("Uberdragon Bajula", "Überdragon Bajula"),
        ("U\u0308berdragon\u00a0Bajula", "Überdragon Bajula"),
        ("Cor\u200bile", "Corile"),
    ],
)
def test_names_may_be_misspelt_in_small_ways(written: str, name: str) -> None:
    assert read_one(f"3 {written}") == (name, 3)


def test_kana_marks_are_letters_not_accents() -> None:
    assert match_key("ガ") != match_key("カ")


@given(st.text())
def test_a_match_key_is_its_own_match_key(text: str) -> None:
    assert match_key(match_key(text)) == match_key(text)


def test_known_names_must_be_distinguishable() -> None:
    with pytest.raises(ValueError, match="cannot be told apart"):
        read_deck("liquid-beast", ["Bronze-Arm Tribe", "Bronze–Arm Tribe"])


def test_a_whole_file(tmp_path: Path) -> None:
    text = (
        "\ufeff// My first deck\r\n# Name: Ten  of each\r\n# name: ignored\r\n\r\n"
        "4 corile\r\n2x Aqua Guard // two more below\r\n36 Terror Pit\r\nAqua Guard x2\r\n"
    )
    path = write(tmp_path, text)
    deck = read_deck(path, NAMES, format="open")
    assert deck == Deck("Ten of each", (("Corile", 4), ("Aqua Guard", 4), ("Terror Pit", 36)), path)
    assert read_deck(str(path), NAMES, format="open") == deck


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("\x1b[31mRed\x07", "[31mRed"),
        ("\u202eturned\u200b", "turned"),
        ("\x07", "deck"),
        ("無双\u3000竜機", "無双 竜機"),
        ("$x^2$ <b>", "$x^2$ <b>"),
        ("x" * 60, "x" * 60),
        ("x" * 300, "x" * 59 + "…"),
    ],
)
def test_a_name_has_only_visible_characters(tmp_path: Path, name: str, read: str) -> None:
    """Control characters of terminals, and characters that a page cannot have, are left out."""
    assert read_deck(write(tmp_path, f"# name: {name}\n11 Corile", "deck.txt"), NAMES, format="open").name == read


def test_a_file_whose_name_cannot_be_seen(tmp_path: Path) -> None:
    assert read_deck(write(tmp_path, "11 Corile", "\x1b.txt"), NAMES, format="open").name == "Deck"


def test_without_a_header_the_deck_has_the_name_of_its_file(tmp_path: Path) -> None:
    assert read_deck(write(tmp_path, "11 Corile", "water.txt"), NAMES, format="open").name == "water"


@given(st.lists(st.tuples(st.sampled_from(ALL), st.integers(1, 4)), min_size=1), st.randoms())
def test_slots_and_hash_do_not_depend_on_the_order(cards: list[tuple[str, int]], shuffler: random.Random) -> None:
    copies = tuple(dict(cards).items())
    mixed = list(copies)
    shuffler.shuffle(mixed)
    deck, other = Deck("a", copies, Path("a.txt")), Deck("b", tuple(mixed), Path("b.txt"))
    assert slots(deck) == slots(other) == tuple(sorted(slots(deck)))
    assert deck_hash(slots(deck)) == deck_hash(slots(other))
    assert {name: slots(deck).count(name) for name, _ in copies} == dict(copies)


def test_the_hash_is_that_of_the_sorted_list_and_tells_lists_apart() -> None:
    deck = Deck("a", (("Corile", 2), ("Aqua Guard", 1)), Path("a.txt"))
    # printf '1 Aqua Guard\n2 Corile\n' | sha256sum
    assert deck_hash(slots(deck)) == "b101f7ccedd60219618b2bbfb54c011ce4326290b00b95107b0148b00ab30214"
    assert deck_hash(["Corile", "Aqua Guard", "Aqua Guard"]) != deck_hash(slots(deck))


SHIPPED = (
    "dogiragon-buster",
    "dokindam-redzone",
    "fn-rush",
    "liquid-beast",
    "mono-red-rush",
    "murky-riptide",
    "rainbow-connection",
    "removal-bombazar",
)


def names_in(path: Path) -> list[str]:
    """The card names of a deck file in the plainest form."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split(" ", 1)[1] for line in lines if line and not line.startswith("#")]


def read_shipped(name: str) -> Deck:
    return read_deck(name, names_in(Path(__file__).parents[2] / "decks" / f"{name}.txt"))


def test_the_shipped_decks_are_these() -> None:
    assert shipped_decks() == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_decks_are_standard_decks_with_a_name(name: str) -> None:
    deck = read_shipped(name)
    assert len(slots(deck)) == 40
    assert deck.path.name == f"{name}.txt"
    assert match_key(deck.name).replace(" ", "-").removeprefix("the-") == name


@pytest.mark.parametrize("written", ["Liquid Beast", "liquid_beast", "LIQUID-BEAST", "liquid-beast.txt"])
def test_names_of_shipped_decks_may_be_misspelt_in_small_ways(written: str) -> None:
    path = Path(__file__).parents[2] / "decks" / "liquid-beast.txt"
    assert read_deck(written, names_in(path)) == read_shipped("liquid-beast")


def test_a_file_goes_before_a_shipped_deck_and_a_folder_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fn-rush").mkdir()
    assert read_shipped("fn-rush").name == "FN Rush"
    write(tmp_path, "11 Corile", "liquid-beast")
    assert read_deck("liquid-beast", NAMES, format="open").cards == (("Corile", 11),)


@pytest.mark.skipif(not SHARED.exists(), reason="the project's sources are not here")
def test_shipped_decks_are_the_lists_of_their_sources() -> None:
    lists = json.loads((SHARED / "decks" / "curated_decklists.json").read_text(encoding="utf-8"))
    published = [{card["name"]: card["n"] for card in entry["cards"]} for entry in lists]
    for name in SHIPPED:
        assert dict(read_shipped(name).cards) in published


@pytest.mark.skipif(not SHARED.exists(), reason="the project's sources are not here")
@pytest.mark.parametrize("part", [slice(3, None, 200), pytest.param(slice(None), marks=pytest.mark.soak)], ids=str)
def test_every_card_name_can_be_read_in_every_way(part: slice) -> None:
    """Some of the published names, and all of them with the soak."""
    lines = (SHARED / "data" / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    lexicon = Lexicon(CardNames({match_key(name): name for name in (json.loads(line)["name"] for line in lines)}))
    for name in list(lexicon.names.known.values())[part]:
        for way in WAYS:
            text = way.format(count=3, name=name)
            assert read_line(text, lexicon) == (name, 3), text


@given(st.binary())
def test_bytes_at_random_are_refused_as_a_deck_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "anything.txt"
    path.write_bytes(content)
    with pytest.raises(DeckError):
        read_deck(path, NAMES)


# --- Sections and spreadsheets ----------------------------------------------------------------------------
ELEVEN = "4 Corile\n4 Terror Pit\n3 Aqua Guard\n"
CARDS = (("Corile", 4), ("Terror Pit", 4), ("Aqua Guard", 3))


@pytest.mark.parametrize(
    "heading",
    [
        "[Main]",
        "# Main",
        "Main deck:",
        "MAIN DECK (11)",
        "== Main Deck ==",
        "Deck",
        "【メインデッキ】",
        "Main - 11 cards",
    ],
)
def test_a_heading_begins_the_main_deck(tmp_path: Path, heading: str) -> None:
    deck = read_deck(write(tmp_path, f"{heading}\n{ELEVEN}"), NAMES, format="open")
    assert (deck.cards, deck.apart) == (CARDS, ())


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Sideboard", "sideboard"),
        ("[Sideboard]", "sideboard"),
        ("# Sideboard", "sideboard"),
        ("// Side board:", "sideboard"),
        ("Sideboard (5)", "sideboard"),
        ("サイドボード", "sideboard"),
        ("Maybe board:", "maybeboard"),
        ("[Maybeboard]", "maybeboard"),
    ],
)
def test_other_sections_are_kept_apart(tmp_path: Path, heading: str, section: str) -> None:
    """Their cards need not be known, because they are not played."""
    text = f"{ELEVEN}\n{heading}\n2 Corile\nSpell:\n3x Time Gadget\n\nMain:\n1 Spiral Gate\nSB: 1 Corile\n"
    deck = read_deck(write(tmp_path, text), NAMES, format="open")
    assert deck.cards == (*CARDS, ("Spiral Gate", 1))
    apart = {one.name: one.cards for one in deck.apart}
    assert apart.pop(section)[:2] == (("Corile", 3 if section == "sideboard" else 2), ("Time Gadget", 3))
    assert apart == ({} if section == "sideboard" else {"sideboard": (("Corile", 1),)})


def test_headings_within_the_main_deck_and_ruled_lines(tmp_path: Path) -> None:
    text = f"```\nCreatures (11)\n-----\n{ELEVEN}\nSpells:\n1 Spiral Gate\n=====\n```\n"
    assert read_deck(write(tmp_path, text), NAMES, format="open").cards == (*CARDS, ("Spiral Gate", 1))


def test_the_head_that_arena_writes_is_read_as_such(tmp_path: Path) -> None:
    text = f"About\nName My Deck\n\nDeck\n{ELEVEN}\n\nSideboard\nAnything\n"
    deck = read_deck(write(tmp_path, text), NAMES, format="open")
    assert (deck.name, deck.cards) == ("My Deck", CARDS)


def test_lines_without_a_number_among_counted_ones_are_no_cards(tmp_path: Path) -> None:
    """They count as no card, and nothing is suggested for them; behind all cards they are passed over."""
    with pytest.raises(DeckError) as error:
        read_deck(write(tmp_path, f"4 Corile\nRamp\nMore of it\n{ELEVEN}"), NAMES, format="open")
    assert [(problem.line, problem.message.partition(".")[0]) for problem in error.value.problems] == [
        (2, '"Ramp" is not a section of a deck'),
        (3, '"More of it" is not a section of a deck'),
    ]
    assert read_deck(write(tmp_path, f"{ELEVEN}\nRamp\nMore of it\n"), NAMES, format="open").cards == CARDS
    with pytest.raises(DeckError, match=r'no card is known by the name "Aqua Hulkus". Did you mean "Aqua Hulcus"'):
        read_deck(write(tmp_path, f"{ELEVEN}\nAqua Hulkus\n"), NAMES, format="open")
    with pytest.raises(DeckError, match='no card is known by the name "Anything"'):
        read_deck(write(tmp_path, "Anything\nCorile\n"), NAMES, format="open")


def test_an_unknown_name_is_said_without_the_set_behind_it(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r'known by the name "Aqua Gard". Did you mean "Aqua Guard"'):
        read_deck(write(tmp_path, f"{ELEVEN}\n4 Aqua Gard (Set1 #1821)\n"), NAMES, format="open")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f"[Ramp]\n{ELEVEN}", [1]),
        (f"Combo pieces (5):\n{ELEVEN}", [1]),
        (f"Sidebord:\n{ELEVEN}", [1]),
        (f"Ramp:\n{ELEVEN}Draw:\n1 Corile\n", [1, 5]),
        (f"4 Corile\nRamp:\n{ELEVEN}", [2]),
        (f"Mono-Blue\nRamp:\n{ELEVEN}", [2]),
    ],
)
def test_an_unknown_heading_is_an_error(tmp_path: Path, text: str, lines: list[int]) -> None:
    with pytest.raises(
        DeckError, match=r"line \d: .* is not a section of a deck. The sections are main deck, sideboard"
    ) as error:
        read_deck(write(tmp_path, text), NAMES, format="open")
    assert [problem.line for problem in error.value.problems] == lines


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("Annihilation:", "Annihilation"),
        ("赤単速攻：", "赤単速攻"),
        ("Mono-Blue (22)", "Mono-Blue"),
        ("Mono-Blue (22 cards):", "Mono-Blue"),
        ("青単【22枚】", "青単"),
    ],
)
def test_a_heading_of_no_section_above_the_whole_list_is_its_title(tmp_path: Path, line: str, title: str) -> None:
    assert read_deck(write(tmp_path, f"{line}\n{ELEVEN}{ELEVEN}"), NAMES, format="open").name == title


def test_the_size_in_a_title_must_be_right(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r'line 1: "Mono-Blue \(40\)" says 40, but 11 were read'):
        read_deck(write(tmp_path, f"Mono-Blue (40)\n{ELEVEN}"), NAMES, format="open")


@pytest.mark.parametrize(
    "text",
    [
        "Count,Name\n4,Corile\n4,Terror Pit\n3,Aqua Guard\n",
        "name;set;quantity\nCorile;DM-01;4\nterror pit;DM-01;4\nAqua Guard;DM-02;3\n",
        '"Qty","Card","Section"\n"4","Corile","Main"\n4,"Terror Pit",Main\n3,"Aqua Guard",\n',
        "Card\tCopies\nCorile\t4\nTerror Pit\t4\nAqua Guard\t3\n",
        "枚数,カード名\n４,Corile\n4,Terror Pit\n3,Aqua Guard\n",
        "4,Corile,DM-01\n4,Terror Pit,DM-01\n3,Aqua Guard,DM-02\n",
        '"Corile",4,"DM-01"\n"Terror Pit","4"\n"Aqua Guard",3\n',
        "4;Corile;Water\n4;Terror Pit;Darkness\n3;Aqua Guard;Water\n",
        "4\tCorile\tWater\n4\tTerror Pit\tDarkness\n3\tAqua Guard\tWater\n",
        "\ufeffCount,Name\r\n4,Corile\r\n4,Terror Pit\r\n3,Aqua Guard\r\n",
    ],
)
def test_spreadsheets(tmp_path: Path, text: str) -> None:
    deck = read_deck(write(tmp_path, text, "mine.csv"), NAMES, format="open")
    assert (deck.cards, deck.apart) == (CARDS, ())


def test_a_column_of_a_spreadsheet_may_say_the_section(tmp_path: Path) -> None:
    text = "Count,Name,Board\n4,Corile,main\n4,Terror Pit,main\n3,Aqua Guard,main\n2,Corile,side\n"
    deck = read_deck(write(tmp_path, text), NAMES, format="open")
    assert (deck.cards, deck.apart) == (CARDS, (Section("sideboard", (("Corile", 2),)),))


def test_names_with_commas_in_spreadsheets(tmp_path: Path) -> None:
    for way in ('4,"{}"', "4,{}", '"{}",4', "{};4", "{}\t4"):
        assert read_one(way.format("Barkwhip, the Smasher")) == ("Barkwhip, the Smasher", 4)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2 Corile x3", '"2 Corile x3" may be 2 or 3 copies of "Corile"'),
        ("2 Corile (3)", '"2 Corile (3)" may be 2 or 3 copies of "Corile"'),
        ("2,3,Corile", '"2,3,Corile" may be 2 or 3 copies of "Corile"'),
        ("Corile (DM-01) 4", '"Corile (DM-01) 4" may be 1 Corile or 4 Corile'),
        ("1. Corile", 'the number 1 may be that of copies of "Corile" or another one'),
        ("2 Corile, 3", "2 or 3 copies"),
        ("3,Aqua,Corile", 'no card is known by the name "Aqua,Corile"'),
        ("Corile (Just 1 Song?)", 'no card is known by the name "Corile (Just 1 Song?)"'),
        ("Corile (Aqua Guard)", 'no card is known by the name "Corile (Aqua Guard)"'),
    ],
)
def test_a_line_that_may_mean_several_things_is_refused_with_both(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(DeckError, match=f"line 1: .*{re.escape(message)}"):
        read_deck(write(tmp_path, f"{line}\n{ELEVEN}"), NAMES, format="open")


# --- Files, pipes and devices -----------------------------------------------------------------------------
def test_a_deck_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"# name: Piped\n{ELEVEN}".encode())))
    assert read_deck("-", NAMES, format="open") == Deck("Piped", CARDS, Path("-"))


def test_standard_input_that_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(DeckError, match="standard input is closed"):
        read_deck("-", NAMES)


@pytest.mark.parametrize("size", [LARGEST_TEXT + 1, 30 * LARGEST_TEXT])
def test_a_file_that_is_too_large(tmp_path: Path, size: int) -> None:
    with pytest.raises(DeckError, match="more than 200 kB") as caught:
        read_deck(write(tmp_path, "x" * size), NAMES)
    assert len(str(caught.value)) < 500


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    comment = "#" * (LARGEST_TEXT - len(ELEVEN))
    assert read_deck(write(tmp_path, ELEVEN + comment), NAMES, format="open").cards == CARDS


def test_thousands_of_unknown_names_are_reported_quickly_and_briefly(tmp_path: Path) -> None:
    started = time.perf_counter()
    with pytest.raises(DeckError) as caught:
        read_deck(write(tmp_path, "".join(f"4 No {number}\n" for number in range(10_000))), known_names())
    assert time.perf_counter() - started < 10
    assert len(caught.value.problems) == 10_001
    assert len(str(caught.value)) < 2_500
    assert "and 9,980 more problems.\n  40000 cards" in str(caught.value)


def test_a_card_on_thousands_of_lines_is_reported_briefly(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as caught:
        read_deck(write(tmp_path, "1 Corile\n" * 20_000), NAMES)
    assert '20000 copies of "Corile" (lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 19,990 more)' in str(caught.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_is_read_and_does_not_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    monkeypatch.setattr("decks.sources.PATIENCE", 0.2)
    with pytest.raises(DeckError, match="nothing came through this pipe"):
        read_deck(pipe, NAMES)
    monkeypatch.undo()
    writer = threading.Thread(target=pipe.write_text, args=[ELEVEN])
    writer.start()
    assert read_deck(pipe, NAMES, format="open").cards == CARDS
    writer.join()


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/urandom"])
def test_a_device_is_refused(device: str) -> None:
    if not os.path.exists(device):
        pytest.skip("has no such device")
    with pytest.raises(DeckError, match="it is a device, not a file with text"):
        read_deck(device, NAMES)


def test_a_path_that_cannot_be_a_file() -> None:
    with pytest.raises(DeckError, match="cannot be the name of a file"):
        read_deck("a\0b.txt", NAMES)
    with pytest.raises(DeckError, match="cannot be read: File name too long"):
        read_deck("x" * 5_000, NAMES)


def test_a_tilde_is_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    write(tmp_path, ELEVEN)
    assert read_deck("~/mine.txt", NAMES, format="open").cards == CARDS


# --- Decks that programs make -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ((("Corile", 3),), "3 cards: an open deck has 11 to 60"),
        ((), "there are no cards in it"),
        ((("Corile", 64),), "64 cards: an open deck has 11 to 60"),
        ((("Corile", 12), ("Terror Pit", 0)), '0 copies of "Terror Pit" cannot be in a deck'),
        ((("Corile", 12.5),), '"12.5" is neither a number of copies'),
        ((("Corile", "many"),), '"many" is neither a number of copies'),
        (("Corile", 12), "its cards must be pairs of a name and a number"),
        (12, "its cards must be pairs of a name and a number"),
        (((12, 12),), "its cards must be pairs of a name and a number"),
    ],
)
def test_a_deck_of_a_program_is_checked_like_a_file(cards: Any, message: str) -> None:
    with pytest.raises(DeckError, match=re.escape(message)):
        check_deck(Deck("Made", cards, Path()), NAMES, "open")
    check_deck(Deck("Made", (("Corile", 12),), Path()), NAMES, "open")


@given(st.text(st.characters(max_codepoint=0x7F)))
def test_the_match_key_of_ascii_is_that_of_the_same_letters_among_others(text: str) -> None:
    """Names without other letters take a short cut."""
    assert match_key(f"{text} é") == f"{match_key(text)} e".strip()


def test_of_many_lines_that_cannot_be_read_some_are_named(tmp_path: Path) -> None:
    """A file that is no text at all would fill the screen."""
    file = tmp_path / "deck.txt"
    file.write_bytes(b"\xff\x81\n" * 40)
    with pytest.raises(DeckError) as error:
        read_deck(file, NAMES)
    assert [problem.message for problem in error.value.problems if "UTF-8" in problem.message][3:] == [
        "37 more lines are not UTF-8 text. Is it the right file?"
    ]
