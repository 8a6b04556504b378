"""The card library against the decks, against its wording, and against the community's card data.

After a deliberate change of wording the card files are rewritten: `written(read_cards(text)[0])`, notes by hand.
"""

import functools
import itertools
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.matching import match_key
from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import UnknownCard, by_key, cached, find_card, known_names
from sim.cards.library.cached import CachedCards
from sim.cards.library.lookup import FILES, library_texts
from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import blocks
from sim.cards.text.card_files import read_card, written
from sim.cards.wording import cost_words, facts_line, rules_text, type_words
from sim.cards.words import (
    CARDS,
    WATER,
    Card,
    Combines,
    Evolves,
    GodLink,
    HyperMode,
    InHyperMode,
    PartialBlocker,
    StartsSealed,
    StrikeBack,
    TapAbility,
    Trigger,
    abyss_rush,
    at_least,
    blocker,
    creature,
    draw,
    shield_trigger,
    shield_trigger_if,
    shinkarise,
    spell,
    twinpact,
)
from sim.engine.record.codes import card_types, civilizations, keywords, tags, zones
from tests.sampling import one_in

ROOT = Path(__file__).parents[3]
DATA = ROOT.parent / "shared" / "data" / "cards.jsonl"

NAMES = known_names()


def _sides(card: Card) -> tuple[Card, ...]:
    """The sides of a card, each of which is the back of the one before."""
    return (card, *(_sides(card.other_face) if card.other_face else ()))


def _faces_of(name: str) -> tuple[Card, ...]:
    """The sides or the halves of a card."""
    return find_card(name).halves or _sides(find_card(name))


@functools.cache
def all_faces() -> dict[str, Card]:
    """All faces of the library by name. Not while tests are collected: each process would read the whole library."""
    return {face.name: face for name in NAMES for face in _faces_of(name)}


CARDS_AT_A_TIME = 500
MOST_CARDS = 120  # of different names, in two decks
ONLY_IN_JAPANESE = {"Vチャロン", "ボルシャック・ロマネスク"}  # the data of English texts lacks them
WHOLE_NAMES = {'"I am the true ZERO!!': '"I am the true ZERO!!"'}  # where the data lacks a part of the name
PAIRS_OF_DECKS = list(itertools.combinations_with_replacement(shipped_decks(), 2))


def of_every_face(check: Callable[[str], None]) -> Any:
    """Make the check of a face a test of all of them."""
    return _some_at_a_time(check, lambda name: [face.name for face in _faces_of(name)])


def of_every_face_in_english(check: Callable[[str], None]) -> Any:
    """Make the check of a face against the data a test of all that the data has."""
    return _some_at_a_time(check, lambda name: [face.name for face in _faces_of(name) if name not in ONLY_IN_JAPANESE])


def of_every_shield_trigger(check: Callable[[str], None]) -> Any:
    """Make the check of a card with a shield trigger a test of all of them."""
    return _some_at_a_time(check, lambda name: [name] if find_card(name).has_shield_trigger else [])


def _some_at_a_time(check: Callable[[str], None], checked: Callable[[str], list[str]]) -> Any:
    """A test for some cards at a time: to collect a test takes longer than to check."""
    some = [NAMES[first : first + CARDS_AT_A_TIME] for first in range(0, len(NAMES), CARDS_AT_A_TIME)]

    @pytest.mark.parametrize("names", some, ids=lambda names: f"{names[0]} to {names[-1]}")
    def test(names: Sequence[str]) -> None:
        wrong = []
        for name in itertools.chain.from_iterable(map(checked, names)):
            try:
                check(name)
            except (AssertionError, LookupError) as error:
                wrong.append(f"{name}: {error!r}")
        assert not wrong, "\n".join(wrong)

    test.__name__ = test.__qualname__ = check.__name__
    return test


@functools.cache
def alone(name: str) -> tuple[dict[str, tuple[int, int]], bool]:
    """What a card uses of the tables, and whether it has a shield trigger there."""
    rows, kinds = tabulate([find_card(name)])
    return rows.used(), bool(rows.record.keywords[kinds[name]] & keywords.ANY_SHIELD_TRIGGER)


def names_behind(card: Card) -> Iterator[str]:
    """What a card becomes besides itself: its halves, its other sides, and a cell of each side that has cells."""
    for half in card.halves:
        yield half.name
    if card_types.is_linked_of_cells(card.types) or (
        card.types & card_types.ZERON and card.types & card_types.CREATURE
    ):
        yield f"{card.name} (cell)"
    if card.types & card_types.FINAL and card.types & card_types.FIELD:
        yield f"{card.name} (core)"
    if card.other_face is not None:
        yield card.other_face.name
        yield from names_behind(card.other_face)


# --- The library itself ----------------------------------------------------------------------------------
def test_a_side_that_several_cards_have_is_the_same_on_all() -> None:
    """A psychic super creature and a King Creature stand on each of their cells."""
    texts: dict[str, set[tuple[str, ...]]] = {}
    for lines in library_texts().values():
        for at, line in enumerate(lines):
            if line.startswith(("Other side: ", "Combined: ")):
                texts.setdefault(line, set()).add(tuple(lines[at:]))
    assert len(texts) > 30
    assert [line for line, found in texts.items() if len(found) > 1] == []


def test_every_card_of_the_shipped_decks_is_defined() -> None:
    wanted = {name for deck in shipped_decks() for name, _ in read_deck(deck, NAMES).cards}
    assert len(wanted) == 86
    assert wanted <= set(NAMES)


@pytest.mark.slow(8, "reads all cards, and writes their tables")
def test_every_card_tabulates_with_many_others() -> None:
    """As many at once as two decks can have."""
    for first in range(0, len(NAMES), MOST_CARDS):
        names = NAMES[first : first + MOST_CARDS]
        rows, kinds = tabulate([find_card(name) for name in names])
        assert list(kinds) == list(names)
        behind = {other for name in names for other in names_behind(find_card(name))}
        # A half can have the name of another card.
        # No Gods that are linked, and not what lies face down in a mana zone.
        others = {card.name for card in rows.cards if not card.linked and not card.types & card_types.FACE_DOWN}
        assert others - kinds.keys() == behind - kinds.keys()


def test_any_two_decks_of_60_different_cards_fit_into_the_tables() -> None:
    """The cards that take the most rows of a table, all at once."""
    nothing, _ = tabulate([])
    used = [alone(name)[0] for name in NAMES]
    for table, (before, capacity) in nothing.used().items():
        taken = sorted((rows[table][0] - before for rows in used), reverse=True)
        assert before + sum(taken[:MOST_CARDS]) <= capacity, table


@pytest.mark.parametrize("pair", PAIRS_OF_DECKS, ids=" - ".join)
def test_every_pair_of_decks_tabulates(pair: tuple[str, str]) -> None:
    cards = [find_card(name) for deck in pair for name, _ in read_deck(deck, NAMES).cards]
    _, kinds = tabulate(cards)
    assert set(kinds) == {card.name for card in cards}


def test_finding_a_card_forgives_spelling() -> None:
    assert find_card("HELL’S  scrapper").name == "Hell's Scrapper"
    assert find_card("Forbidden 〜The Sealed X〜").cost == 0


def test_an_unknown_card_names_the_nearest_ones() -> None:
    with pytest.raises(UnknownCard, match=r'"Aqua Hulkus".*Aqua Hulcus'):
        find_card("Aqua Hulkus")
    with pytest.raises(UnknownCard, match=r'"Blue-Eyes White Dragon"'):
        find_card("Blue-Eyes White Dragon")


def test_two_cards_with_the_same_name_are_refused() -> None:
    with pytest.raises(ValueError, match="Corile"):
        by_key([["Corile"], ["CORILE"]])


# --- Cards without their shield triggers -----------------------------------------------------------------
def test_the_shield_triggers_of_the_library_are_those_of_the_tables() -> None:
    triggers = [name for name in NAMES if find_card(name).has_shield_trigger]
    assert [name for name in NAMES if alone(name)[1]] == triggers
    assert len(triggers) > 30


@of_every_shield_trigger
def test_a_card_without_its_shield_trigger_is_the_same_otherwise(name: str) -> None:
    card = find_card(name)
    without = card.without_shield_trigger()
    assert without.name == f"{name} (no shield trigger)"
    assert not without.has_shield_trigger
    (rows, kinds), (others, other_kinds) = tabulate([card]), tabulate([without])
    record, other = rows.record, others.record
    assert list(other_kinds.values()) == list(kinds.values()) == [0]
    assert (record.keywords & ~keywords.ANY_SHIELD_TRIGGER == other.keywords).all()
    assert int(record.all_keywords) & ~keywords.ANY_SHIELD_TRIGGER == int(other.all_keywords)
    assert (other.trigger_under == np.where(np.arange(len(other.trigger_under)) < len(others.cards), -1, 0)).all()
    # A condition of the trigger, and what follows its use, have rows of their own.
    if not (record.keywords & keywords.TRIGGER_UNDER_CONDITION).any() and not record.trigger_rider.any():
        for field in record.dtype.names:
            assert field in ("keywords", "all_keywords") or np.array_equal(record[field], other[field]), field


def test_a_shield_trigger_can_be_on_a_half_or_conditional() -> None:
    creature_half = creature("Guard", WATER, 3, 1000, "Fish", shield_trigger, blocker)
    spell_half = spell(
        "Wave", WATER, 2, shield_trigger, shield_trigger_if(at_least(1, CARDS.in_zone(zones.GRAVEYARD))), draw(1)
    )
    without = twinpact(creature_half, spell_half).without_shield_trigger()
    assert [half.features for half in without.halves] == [(blocker,), ()]
    assert [half.name for half in without.halves] == ["Guard", "Wave"]
    assert not twinpact(creature("Guard", WATER, 3, 1000, "Fish"), spell("Wave", WATER, 2, draw(1))).has_shield_trigger


def test_a_card_that_has_no_shield_trigger_cannot_lose_it() -> None:
    with pytest.raises(ValueError, match="Corile has no shield trigger"):
        find_card("Corile").without_shield_trigger()


# --- Its English -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_card_file_says_what_is_played(file: Path) -> None:
    """What is played is written as the file says; cards are in the order of the alphabet."""
    text = file.read_text(encoding="utf-8")
    cards = [find_card(lines[0]) for _, lines in blocks(text)]
    notes = re.compile(r"^#.*\n\n?", flags=re.MULTILINE)
    assert written(cards) == notes.sub("", text)
    assert [match_key(card.name) for card in cards] == sorted(match_key(card.name) for card in cards)
    homes = {(*(code.lower() for code in card.printed_in), "promotional")[0] for card in cards}
    waiting = file.stem.startswith("in-")  # cards that are not filed by set yet
    assert waiting or homes == {file.stem}, "a card is in the file of the set that printed it first"


def test_a_card_of_the_sample_is_played_as_its_file_says() -> None:
    """Those of the shipped decks are among them; the soak reads all."""
    shipped = {name for deck in shipped_decks() for name, _ in read_deck(deck, NAMES).cards}
    check_cards_as_read(sorted(shipped.union(one_in(20, NAMES))))


@pytest.mark.soak
def test_every_card_is_played_as_its_file_says() -> None:
    check_cards_as_read(NAMES)


def check_cards_as_read(names: Sequence[str]) -> None:
    """Equal definitions have the same rows. They may differ in their English, so they are written, too."""
    played = [find_card(name) for name in names]
    read = [read_card(library_texts()[match_key(name)]) for name in names]
    assert [card.name for card, other in zip(read, played, strict=True) if card != other] == []
    assert written(played) == written(read)


@pytest.mark.slow(3, "reads cards in three programs")
def test_cards_that_have_been_read_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next time the grammar is not built; a damaged file means reading again."""
    program = (
        "import sys; from sim.cards.library import find_card; card = find_card('Terror Pit');"
        " print(card.cost, 'sim.cards.text.grammar' in sys.modules)"
    )

    def run() -> str:
        environment = {**os.environ, "DUELSIM_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT)}
        words = [sys.executable, "-P", "-c", program]
        return subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout

    assert run() == "6 True\n"
    assert run() == "6 False\n"
    (file,) = tmp_path.glob("*.kept")
    content = file.read_bytes()
    monkeypatch.setenv("DUELSIM_CACHE", str(tmp_path))
    for damaged in (content, b"", content[:-1] + bytes([content[-1] ^ 1]), b"cards", content[:-1]):
        file.write_bytes(damaged)
        assert len(CachedCards()) == (damaged == content)
        assert file.exists() == (damaged in (b"", content))
    file.write_bytes(content[:-1])
    assert run() == "6 True\n"
    assert len(CachedCards()) == 1


def test_cards_that_another_program_has_read_meanwhile_are_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is still writing the last record is not disturbed; a damaged one is written again."""
    monkeypatch.setenv("DUELSIM_CACHE", str(tmp_path))
    lines = [library_texts()[match_key(name)] for name in ("Terror Pit", "Corile", "Torcon")]
    ours = CachedCards()
    keys = [cached._key(one) for one in lines]
    assert [ours.get(key) for key in keys] == [None, None, None]
    for one in lines[:2]:
        cached.keep(one, read_card(one))
    (file,) = tmp_path.glob("*.kept")
    whole = file.read_bytes()
    file.write_bytes(whole[:-1])
    assert [ours.get(key) is None for key in keys] == [False, True, True]
    file.write_bytes(whole)
    assert [ours.get(key) is None for key in keys] == [False, False, True]
    file.write_bytes(whole + b"damaged" * 100)
    assert ours.get(keys[2]) is None and not file.exists()
    cached.keep(lines[2], read_card(lines[2]))
    assert [ours.get(key) is None for key in keys] == [False, False, False]


@of_every_face
def test_rules_text_is_clean_english(name: str) -> None:
    for line in rules_text(all_faces()[name]).splitlines():
        text = line.strip("()").removeprefix("► ").removeprefix("Hyper Mode: ")
        assert text[0].isupper(), line
        assert not re.search(r"  | [,.;]|\.\.|[{}]|\bThis creature\b[^.]*\bthis creature\b", text), line
        keyword = re.fullmatch(r"(\S+( \S+)?|Shield trigger cross|[\w, ]+ (blocker|slayer))( \+\d+)?", text) is not None
        assert text.endswith((".", ":")) != keyword, line


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Bronze-Arm Tribe", "Creature - nature - cost 3 - power 1000 - Beast Folk"),
        ("Crystal Lancer", "Evolution Creature - water - cost 6 - power 8000 - Liquid People"),
        ("Forbidden ~The Sealed X~", "Forbidden Impulse - fire - cost 0"),
        ("Dokindam X, The Legendary Forbidden", "Forbidden Creature - fire - cost 99 - power 99999"),
        ("Judgement of the Flame's Spear and the Water's Blade", "Spell - water/fire - cost 6"),
    ],
)
def test_facts_line(name: str, line: str) -> None:
    assert facts_line(all_faces()[name]) == line


# --- The community's data --------------------------------------------------------------------------------
@functools.cache
def printed_facts() -> dict[str, dict[str, Any]]:
    """The data of every face or half by name, if the shared folder is there; of a card itself before a half's."""
    faces: list[dict[str, Any]] = []
    halves: list[dict[str, Any]] = []
    if DATA.exists():
        for line in DATA.read_text(encoding="utf-8").splitlines():
            card = json.loads(line)
            card["name"] = WHOLE_NAMES.get(card["name"], card["name"])
            faces += [card, *card.get("alternates", [])]
            halves += [
                {key.removesuffix(half): card[key] for key in card if key.endswith(half)}
                | {
                    "name": card["Name" + half].replace("`", "'"),
                    "Power": card.get("Power", "0") if half == "1" else "0",
                }
                for half in ("1", "2")
                if "Name1" in card
            ]
    found: dict[str, dict[str, Any]] = {}
    for face in faces + halves:
        if face.get("name") in all_faces():
            found.setdefault(face["name"], face)
    return found


def _read_differences() -> dict[str, dict[str, Any]]:
    """Where our text differs from the data in what is compared here, by card: what differs, and the reason."""
    differences = tomllib.loads(Path(__file__).with_name("differences.toml").read_text(encoding="utf-8"))
    return {
        name: {key: set(value) if isinstance(value, list) else value for key, value in difference.items()}
        for name, difference in differences.items()
    }


DIFFERENCES = _read_differences()
against_data = pytest.mark.skipif(not DATA.exists(), reason="the shared folder is not here")


def _own_words(name: str) -> str:
    """The data's rules text without reminders in brackets, one ability per line."""
    text = re.sub(r"\([^)]*\)", "", (printed_facts()[name].get("Rules") or "").replace("(s)", "s"))
    # A line of another card, which the data has put into the reminder of every weapon.
    text = re.sub(r"Dragsolution: At the start of your turn, if you have 2 or more fire creatures[^\n]*", "", text)
    text = re.sub(r"\{(SHINKARISE|OREGA AURA)\}:[^\n]*", r"{\1}", text)  # reminders without brackets
    lines = [re.sub(r"^[^\w{\"►]+", "", line).strip() for line in re.split(r"[\r\n]+", text)]
    return "\n".join(filter(None, lines))


@against_data
@of_every_face_in_english
def test_facts_agree_with_the_data(name: str) -> None:
    card, printed = all_faces()[name], printed_facts()[name]
    assert cost_words(card.cost) == printed["Cost"].lower()
    stated = {civ.capitalize() for bit, civ in civilizations.NAMES.items() if card.civilizations & bit}
    civilization = DIFFERENCES.get(name, {}).get("civilizations", printed["Civilization"])
    assert (stated or {"Colorless"}) == {word.capitalize() for word in civilization.split("/")}
    said = type_words(card).replace("Dragheart Super", "Dragheart").replace("Zeron Ceremony", "Ceremony of Zeron")
    assert said == printed["Type"].replace(" / ", "/").replace("Star Max", "S-MAX").replace("Gacharange", "GR")
    assert "/".join(card.races) == DIFFERENCES.get(name, {}).get("races", printed.get("Race", ""))
    if not card.types & card_types.AURA:  # the data has no power of auras
        stated_power = DIFFERENCES.get(name, {}).get("power", printed.get("Power", "0"))
        assert card.power == int(stated_power.rstrip("+-"))  # "0000+"
    hyper_power = DIFFERENCES.get(name, {}).get("hyper power", printed.get("Hyper Power"))
    said_power = [str(part.power) for part in card.features if isinstance(part, HyperMode)]
    assert said_power == ([hyper_power] if hyper_power else [])
    if printed.get("Mana") == "N/A" and card.types & card_types.IMPULSE:
        assert card.mana_number == 0


@against_data
@of_every_face_in_english
def test_keywords_agree_with_the_data(name: str) -> None:
    words = _own_words(name)
    bits = 0
    for feature in all_faces()[name].features:
        feature = feature.ability if isinstance(feature, InHyperMode) else feature
        # "Fire blocker" is a name of its own.
        bits |= 0 if isinstance(feature, PartialBlocker) else getattr(feature, "bits", 0)
        # What a Survivor gives to all Survivors is printed on it as its own.
        bits |= getattr(feature, "keywords", 0) if getattr(feature, "label", "") == "Survivor: " else 0
    different = set()
    for bit, keyword in keywords.NAMES.items():
        printed = re.search(rf"\{{{keyword}\}}|^{keyword}\b", words, re.IGNORECASE | re.MULTILINE)
        different |= {keyword} if bool(printed) != bool(bits & bit) else set()
    assert different == DIFFERENCES.get(name, {}).get("keywords", set())


def _triggers(card: Card, tag: int) -> bool:
    return any(isinstance(feature, Trigger) and feature.tag == tag for feature in card.features)


def _labels(card: Card) -> list[str]:
    return [getattr(feature, "label", "") for feature in card.features]


ABILITIES: dict[str, Callable[[Card], object]] = {
    r"^((galaxy )?vortex |ultimate |super infinite )?evolution(?! creature)\b": lambda card: (
        card.types & card_types.EVOLUTION and not card.types & (card_types.STAR | card_types.STAR_MAX)
    ),
    r"^(\{(multi )?|forbidden )star evolution\b": lambda card: card.types & card_types.STAR,
    r"evolution\W+put on": lambda card: any(
        isinstance(feature, Evolves) and feature.bases and not feature.types & card_types.NEO
        for feature in card.features
    ),
    r"^(g-)?\{?neo evolution\b": lambda card: card.types & card_types.NEO,
    r"^\{star max evolution\}": lambda card: card.types & card_types.STAR_MAX,
    r"^\{shinkarise\}": lambda card: shinkarise in card.features,
    r"^\{abyss rush\}": lambda card: abyss_rush in card.features,
    r"denjara switch": lambda card: "Denjara Switch: " in _labels(card),
    r"^meteorburn\b(?! awaken)": lambda card: "Meteorburn: " in _labels(card),
    r"^(\{invasion\}|(\w+-rank )?invasion\b)": lambda card: _triggers(card, tags.INVASION),
    r"^\{?revolution change\b": lambda card: _triggers(card, tags.REVOLUTION_CHANGE),
    r"^revolution 0 trigger\b": lambda card: _triggers(card, tags.REVOLUTION_ZERO),
    r"^\{kirifudash\}": lambda card: _triggers(card, tags.KIRIFUDASH),
    r"^\{strike back\}": lambda card: any(isinstance(feature, StrikeBack) for feature in card.features),
    r"^\{tap\}": lambda card: any(
        isinstance(feature, TapAbility) or isinstance(getattr(feature, "ability", None), TapAbility)
        for feature in card.features
    ),
    r"^\{silent skill\}": lambda card: "Silent skill: " in _labels(card),
    r"starts the game": lambda card: any(isinstance(feature, StartsSealed) for feature in card.features),
    r"^\{sympathy\}": lambda card: "Sympathy: " in _labels(card),
    r"^\{wave striker\}": lambda card: "Wave striker: " in _labels(card),
    r"^\{onitime\}": lambda card: "Onitime: " in _labels(card),
    r"^(\{mana arms\}|mana arms) 3": lambda card: "Mana Arms 3: " in _labels(card),
    r"^(light|water|darkness|fire|nature) stealth\b": lambda card: "stealth: " in " ".join(_labels(card)),
    r"^final revolution\b": lambda card: "Final Revolution: " in _labels(card),
    r"^\{?(loop |meteorburn )?awaken\W": lambda card: any("waken: " in label for label in _labels(card)),
    r"^\{?(\w+ )*psychic link\b": lambda card: any("sychic Link: " in label for label in _labels(card)),
    r"^\{?(super )?dragsolution\b": lambda card: any("ragsolution: " in label for label in _labels(card)),
}


@against_data
@of_every_face_in_english
def test_abilities_agree_with_the_data(name: str) -> None:
    different = set()
    for pattern, has in ABILITIES.items():
        printed = re.search(pattern, _own_words(name), re.IGNORECASE | re.MULTILINE)
        if bool(printed) != bool(has(all_faces()[name])):
            different.add(pattern)
    assert different == DIFFERENCES.get(name, {}).get("abilities", set())


PHRASES = (
    "can't attack",
    "can't attack players",
    "can't be blocked",
    "can attack untapped creatures",
    "attacks each turn if able",
    "doesn't untap",
    "at random",
    "untapped",
    "highest power",
    "extra turn",
    "non-evolution",
    "multicolored",
    "bottom of",
    "search",
    "shuffle",
    "whenever this creature attacks",
    "end of ",
    "is destroyed",
    "for no cost",
    "your opponent discards",
)


def _rendered(name: str) -> str:
    """Our rules text without what the data explains only in a reminder."""
    whole = re.sub(
        r"\nHyper Mode: This creature has \d+ power\.|(?<=\n)Hyper Mode: ", "", rules_text(all_faces()[name])
    )
    whole = re.sub(r"Hyperify: During your main step, you may tap (.*? creatures)[^\n]*", r"Hyperify: Tap \1.", whole)
    whole = re.sub(r"(?<=Fushigiverse: )You may put one of your creatures .* for (?=\d)", "", whole)
    named = r"Strike Back|Kirifudash|Saver|Guard Strike|Ninja Strike \d|Master Blaster|\w+ stealth"
    named += r"|Galaxyshield|Shield Go|Sabaki Z|Attack Chance|God Link|Great Sin of Moonless Night \d"
    reminded = rf"^({named})( \"\w+\")?: .*|While 2 or more other creatures have \"wave striker\""
    text = re.sub(
        r"^(((?!Parallel )[\w -]*Invasion|Revolution Change).* attacks), .*",
        r"\1",
        whole,
        flags=re.MULTILINE,
    )
    if "metamorph" in (printed_facts()[name].get("Rules") or "").lower():
        text = re.sub("you have [67] or (more|fewer) cards in your mana zone", "", text)
    return re.sub(reminded, r"\1", text, flags=re.MULTILINE)


SAME_WORDS = (
    (r"until the end of (the|this) turn|during this turn", "this turn"),
    (r"chooses? and discards?|chooses? [^.]* (from|in) (their|his) hand and discards? (it|them)", "discards"),
    (r"attacks? (each turn )?if able|attack during [^.]* if able", "attacks each turn if able"),
    (r"\bhe discards (?=a card|his|[0-9])", "your opponent discards "),
    (r"can't untap [^.]* at the start of", "doesn't untap at the start of"),
    (r"\b(light|water|darkness|fire|nature) stealth\b", "can't be blocked"),
)


def _same_words(text: str) -> str:
    """The text with one wording for what the data says in several."""
    text = text.lower()
    for pattern, words in SAME_WORDS:
        text = re.sub(pattern, words, text)
    return text


@against_data
@of_every_face_in_english
def test_phrases_agree_with_the_data(name: str) -> None:
    printed, rendered = _same_words(_own_words(name)), _same_words(_rendered(name))
    different = {phrase for phrase in PHRASES if (phrase in printed) != (phrase in rendered)}
    assert different == DIFFERENCES.get(name, {}).get("phrases", set())


OPTIONAL = re.compile(r"\bmay (?!use)|up to|any number", re.IGNORECASE)


@against_data
@of_every_face_in_english
def test_what_is_optional_agrees_with_the_data(name: str) -> None:
    differs = bool(OPTIONAL.search(_own_words(name))) != bool(OPTIONAL.search(_rendered(name)))
    assert differs == DIFFERENCES.get(name, {}).get("optional", False)


@against_data
@of_every_face_in_english
def test_numbers_agree_with_the_data(name: str) -> None:
    def numbers(text: str) -> set[str]:
        text = text.replace("cost 0 or less", "cost less than 1")
        return set(re.findall(r"(?<![\w])\d+", text)) - {"1"}

    different = numbers(_rendered(name)) ^ numbers(_own_words(name))
    assert different == DIFFERENCES.get(name, {}).get("numbers", set())


def _sides_in_data() -> dict[str, set[str]]:
    """The other sides of every card of the data, by name; several records of a card may each have some."""
    found: dict[str, set[str]] = {}
    for line in DATA.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        sides = {match_key(side["name"]) for side in card.get("alternates", [])}
        found.setdefault(match_key(card["name"]), set()).update(sides)
    return found


@against_data
def test_the_data_has_all_cards_that_were_printed_in_english() -> None:
    assert all_faces().keys() - printed_facts().keys() == ONLY_IN_JAPANESE


@against_data
def test_sides_agree_with_the_data() -> None:
    """A card has the other sides that the data gives it, in any order."""
    in_data, wrong = _sides_in_data(), []
    for name in NAMES:
        card = find_card(name)
        if card.halves or match_key(name) not in in_data:
            continue
        differing = in_data[match_key(name)] ^ {match_key(side.name) for side in _sides(card)[1:]}
        if differing != set(map(match_key, DIFFERENCES.get(name, {}).get("sides", ()))):
            wrong.append(f"{name}: {differing}")
    assert not wrong, "\n".join(wrong)


def names_meant(card: Card) -> Iterator[str]:
    """The names of other cards that a text means in full, and not as a part of a name."""
    for description in tabulate([card])[0].descriptions:
        yield description.name_in_full
    for feature in (feature for face in (card.halves or _sides(card)) for feature in face.features):
        if isinstance(feature, GodLink):
            yield from (*feature.left, *feature.right)
        if isinstance(feature, Combines):
            yield from feature.names


@against_data
def test_names_in_texts_are_names_of_cards() -> None:
    """Of cards of the library, or at least of the data."""
    in_data = _sides_in_data()
    names = {match_key(name) for name in all_faces()}.union(in_data, *in_data.values())
    quoting = [lines[0] for lines in library_texts().values() if '"' in "".join(lines)]
    meant = {(name, other) for name in quoting for other in names_meant(find_card(name)) if other}
    assert ("Metal, Dragon God", "Heavy, Dragon God") in meant
    assert [(name, other) for name, other in sorted(meant) if match_key(other) not in names] == []


@against_data
def test_every_difference_from_the_data_has_a_reason() -> None:
    assert DIFFERENCES.keys() <= all_faces().keys()
    for name, difference in DIFFERENCES.items():
        assert len(difference["reason"].split()) >= 4, name
