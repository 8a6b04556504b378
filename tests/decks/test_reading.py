"""Reading decklists: every way to write a line, misspelt names, files and the shipped decks."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks import Deck, DeckError, deck_hash, match_key, read_deck, shipped_decks, slots
from decks.reading import _by_key, _read_line

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
)


def write(folder: Path, text: str, name: str = "mine.txt") -> Path:
    path = folder / name
    path.write_bytes(text.encode())
    return path


def read_one(line: str) -> tuple[str, int | None]:
    """What one line means, which must have no problem."""
    deck_line, problems = _read_line(1, " ".join(line.split()), _by_key(ALL))
    assert problems == []
    return deck_line.card, deck_line.count


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
def test_every_card_name_can_be_read_in_every_way() -> None:
    lines = (SHARED / "data" / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    known = {match_key(name): name for name in (json.loads(line)["name"] for line in lines)}
    for name in known.values():
        for way in WAYS:
            line, problems = _read_line(1, " ".join(way.format(count=3, name=name).split()), known)
            assert (line.card, line.count, problems) == (name, 3, [])


@given(st.binary())
def test_bytes_at_random_are_refused_as_a_deck_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "anything.txt"
    path.write_bytes(content)
    with pytest.raises(DeckError):
        read_deck(path, NAMES)
