"""What a text means by a word in a name or a race, as the Japanese words are compared."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from decks.matching import match_key
from sim.cards.fitting import fits_as_printed
from sim.cards.library import cards_in_use
from sim.cards.library.entries import Entry
from sim.cards.library.picks import NAME, WHOLE_NAME, names_picked, picks_of, words_of
from sim.cards.library.unreviewed import names_not_understood, not_understood_that_ship
from sim.cards.picking import is_named, name_has, name_words, race_has, race_words, read_meanings
from sim.cards.text.blocks import BETWEEN_NAMES
from sim.cards.text.card_files import read_card
from sim.cards.words import CARDS
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

JAPANESE = Path(__file__).parents[3] / "shared" / "data" / "names_ja_en_2026.json"
IN_NAMES = re.compile(r'((?:"[^"]+"(?:,? (?:or|and) )?)+) in (?:its|their) names?\b')
# Words of which a text looks for no other card, in the library or published: each with the reason.
ALONE = {
    **dict.fromkeys(
        ["Cloned Blade", "Cloned Deflector", "Cloned Nightmare", "Cloned Spike-Horn", "Cloned Spiral"],
        "counts its own copies in graveyards",
    ),
    **dict.fromkeys(
        ["Coin of Bad Luck", "Coin of Knowledge", "Coin of Power", "Coin of Prosperity", "Coin of Raging Fire"],
        "waits for another copy of itself",
    ),
    "Kalute, Vizier of Eternity": "needs another copy of itself",
    "Shigurune, Dragon Armored No. 30": "brings the copies of itself back",
    **dict.fromkeys(
        [
            "Crimson",
            "Katsudon DASH, God Eater",
            "Majikkuma Taki",
            "Katsudon, Friends Times",
            "Kinjiro",
            "Kooman",
            "Miss Universe",
            "School",
            "Shining Kinji",
        ],
        "forbids another copy of itself",
    ),
    **dict.fromkeys(
        ["Katsubhudon, Stand By Me", "Shizuku", "Show Must Go-on", "Sunsun"],
        "forbids another copy of itself",
    ),
}


@pytest.mark.parametrize(
    ("word", "names", "others"),
    [
        ("Men", ["The Ramen", "The Somen", "The Chow Men"], ["Boys to Men", "Noumen", "Amnis, Holy Elemental"]),
        ("Ballom", ["Dorballom, Lord of Demons", "Warballom, Demon Realm"], ["Balomealady, Demonic Lady"]),
        ("Paras", ["Paparas & Mamaras, Parent Ball", "Tonosamaparas, Parasitic Kind"], ["Spinal Parasite"]),
        ("Brain", ['"Zenbrain", Extreme Wisdom Spell', "Eureka Charger"], ["Raven, Brain Excavator"]),
        ("Lupia", ["Colupia, Flame Dragon God's Skysoar"], ["Bolshack Dragon"]),
        ("NEX", ["NEX, Blastdragon"], ["MaltNEXT, Super Battle Dragon Ruler", "Momoking NEXT, Super Battle Hero"]),
        ("Rage", ["Katsuking GANG, Victorage Caliber"], ["Kiryuin Jin, Crimson Rage", "Nyannyan, Nyanko Rage"]),
        ("Trap", ["Natural Snare"], ["Trap Giant", "Solar Trap"]),
        ("Hand", ["Terror Pit"], ["Hand of Tactic", "Scheming Hands"]),
        ("Spark", ["Holy Awe"], ["Valhalla Master, Spark Dragon Elemental"]),
        ("Forbidden", ["FORBIDDEN ~Star of Forbidden~"], ["Dorta, Final Forbidden Alpha"]),
        ("Horn", ["Global, Matter Horn"], ["Cloned Spike-Horn", "Roaring Great-Horn"]),
        ("Treasure", ["Sunsun, Get Treasure"], ["Treasure Map"]),
        ("Bolmeteus Steel Dragon", ["Bolmeteus White Dragon GS"], ["Bolmeteus Red Dragoon"]),
    ],
)
def test_a_word_is_in_the_names_that_have_it_in_japanese(word: str, names: list[str], others: list[str]) -> None:
    assert [name_has(name, word) for name in names] == [True] * len(names)
    assert [name_has(name, word) for name in others] == [False] * len(others)


@pytest.mark.parametrize(
    ("word", "races", "others"),
    [
        ("Magic", ["Magic Command", "Magic Song"], ["Magic Tool", "Magical Monster"]),
        ("Knight", ["Knight", "Steam Knight", "Funky Knightmare", "Dark Knightmare"], ["Light Bringer"]),
        ("Dragon", ["Zombie Dragon", "Dragon's Bride", "Five Origin Dragon"], ["Dragonoid", "Tyranno Drake"]),
        ("Snow Faerie", ["Giant Snow Faerie", "Snow Faerie's Gathering"], ["Snow"]),
        ("Abyss", ["Abyss Royale", "Invitation to the Abyss"], ["Abysmal"]),
    ],
)
def test_a_word_is_in_the_races_that_have_it_in_japanese(word: str, races: list[str], others: list[str]) -> None:
    assert [race_has(race, word) for race in races] == [True] * len(races)
    assert [race_has(race, word) for race in others] == [False] * len(others)


def test_a_name_in_full_means_the_card_however_it_is_spelt_and_those_with_it_in_their_names() -> None:
    assert is_named("Risu-kun, Sleepyhead", "Risu-Kun, Sleepyhead")
    assert is_named('Bolmeteus Musha Dragon "V"', "Bolmeteus Musha Dragon")
    assert not is_named("Gaial Kaiser GS", "Gaial Kaiser")


def test_a_card_of_ones_own_is_picked_by_its_english_or_by_its_japanese_name() -> None:
    facts = "Creature - fire - cost 3 - power 2000 - Beat Jockey"
    english = read_card(["The Torcon Men", facts])
    japanese = read_card(["The Torcon", "Japanese name: The トル漢（メン）", facts])
    neither = read_card(["The Torcons", "Japanese name: The トル漢", facts])
    fits = [fits_as_printed(CARDS.named("Men"), card) for card in (english, japanese, neither)]
    assert fits == [True, True, False]
    assert fits_as_printed(CARDS.named("torc"), neither)  # a word of which nobody has said what it is in Japanese


def test_a_twinpact_has_the_words_of_both_halves_and_no_others() -> None:
    words = {"Brain": True, "Wizard": False, "School": False}
    cards = cards_in_use()
    assert [fits_as_printed(CARDS.named(word), cards.find("Hurricane Crawler / Brain Charger")) for word in words] == [
        *words.values()
    ]
    assert not fits_as_printed(CARDS.named("School"), cards.find("School Man / Zombie Carnival"))


def test_the_lemen_draws_a_card_for_each_of_the_men() -> None:
    there = ["The Ramen", "The Curry Ramen", "Bolshack Dragon"]
    game = Scenario(you=Side(hand=["The Lemen"], battle=there, mana=filler(water=5)))
    game.use("The Lemen")
    assert len(game.zone(YOU, "hand")) == 3  # itself too


def test_risu_kun_finds_its_copy_however_its_text_spells_it() -> None:
    name = "Risu-kun, Sleepyhead"
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[name], mana=[name]))
    game.use("Terror Pit")
    game.choose(name)
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "graveyard")) == ([name], [name])


@pytest.mark.phrase("FORBIDDEN_FIELDS")
def test_a_forbidden_field_is_a_card_type_and_no_race() -> None:
    star, sunrise = "FORBIDDEN ~Star of Forbidden~", "FORBIDDEN SUNRISE ~Dawn of Forbidden~"
    alone, together = Scenario(you=Side(battle=[star])), Scenario(you=Side(battle=[star, sunrise]))
    assert (alone.power(star), together.power(star)) == (9999, 99999)


# --- The files ---------------------------------------------------------------------------------------------
def test_a_line_that_is_none_of_such_a_file_is_named() -> None:
    with pytest.raises(ValueError, match='line 3: "Ramen" is no name after'):
        read_meanings("Men = x\n+ The Ramen\nRamen\n")


def named(entry: Entry) -> set[str]:
    return {face.name for face in entry.faces}


def known_names_of_faces() -> set[str]:
    found = {match_key(name) for entry in cards_in_use().entries for name in named(entry)}
    return found | {match_key(part) for one in not_understood_that_ship() for part in one.name.split(BETWEEN_NAMES)}


def test_every_exception_is_a_known_name_and_is_needed() -> None:
    known = known_names_of_faces()
    japanese = {
        match_key(one.name): one.japanese_name for one in (*cards_in_use().entries, *not_understood_that_ship())
    }
    for key, meaning in name_words().items():
        assert meaning.more | meaning.fewer <= known, meaning.word
        by_itself = {name for name in known if key in name and re.search(rf"(?<!\w){re.escape(key)}(?!\w)", name)}
        in_japanese = {
            name for name in meaning.fewer if meaning.japanese and meaning.japanese in japanese.get(name, "")
        }
        assert not meaning.more & by_itself and meaning.fewer <= by_itself | in_japanese, meaning.word


def test_every_race_that_is_an_exception_is_a_race() -> None:
    races = {
        match_key(race) for race in (Path(__file__).parents[2] / "sim/cards/text/races.txt").read_text().split("\n")
    }
    for meaning in race_words().values():
        assert meaning.more | meaning.fewer <= races


def words_in_texts() -> Iterator[tuple[str, str]]:
    """The words that texts look for in names, with the card of the text."""
    for entry in cards_in_use().entries:
        for face in entry.faces:
            for found in IN_NAMES.finditer(face.rules_text):
                yield from ((word, entry.name) for word in re.findall('"([^"]+)"', found[1]))


def test_every_word_that_a_text_looks_for_in_names_is_in_the_file_and_finds_another_card() -> None:
    entries = cards_in_use().entries
    owners: dict[str, set[str]] = {}
    for word, name in words_in_texts():
        owners.setdefault(word, set()).add(name)
    assert len(owners) > 60
    assert {match_key(word) for word in owners} <= name_words().keys()
    found = [picks_of(NAME, word, names, entries) for word, names in owners.items()]
    assert {picks.word for picks in found if picks.without_others} == ALONE.keys()
    whole = {match_key("Bolmeteus Musha Dragon")}  # it is looked for as a whole
    assert name_words().keys() - {match_key(word) for word in owners} == whole


def test_the_words_of_a_text_are_those_that_its_card_looks_for() -> None:
    for name in ("Parasrex, Chain Parasitic Eye", "Saga, the Almighty Creator", "Metal, Dragon God"):
        words = set(words_of(cards_in_use().find(name)))
        assert {word for word, owner in words_in_texts() if owner == name} == {
            word for kind, word in words if kind == NAME
        }
    assert (WHOLE_NAME, "Death, Destruction God") in words


@pytest.mark.skipif(not JAPANESE.exists(), reason="there are no Japanese names")
def test_the_japanese_names_agree() -> None:
    """Where the Japanese word is written in letters with one reading, it alone decides."""
    english: dict[str, set[str]] = {}
    for name, translated in json.loads(JAPANESE.read_text(encoding="utf-8")).items():
        english.setdefault(match_key(translated), set()).add(name)
    readings = {  # over other signs, which not every source writes
        "Ballom": {"perfect ballom"},
        "Bolmeteus": {"bolmeteus white merkis, hybrid white blue"},
        "Brain": {'testa rossa and alice, brave brain / "let\'s go alice!" "i\'m coming testa!"'},
        "Romanov": {"endless justice romanov bible", "inferno cruel romanov saga", "romanov guard"},
        "Spark": {"perfect spark", "unholy spark"},
        "Emperor of the Gods": {"god momoking, lunatic hero"},
    }
    entries = {match_key(entry.name): entry for entry in cards_in_use().entries}
    for meaning in name_words().values():
        if not re.fullmatch(r"[ァ-ヶー・ぁ-ん]+|死神|白騎士|超次元|禁断|神帝", meaning.japanese):
            continue
        wrong = set()
        for key, names in english.items():
            entry = entries.get(key)
            unplayable = names_not_understood().get(key)
            name = "" if unplayable is None else unplayable.name
            if entry is None and not name:
                continue
            picked = (
                bool([one for one in names_picked(NAME, meaning.word, entry) if one == entry.name or entry.halves])
                if entry
                else any(name_has(part, meaning.word) for part in name.split(BETWEEN_NAMES))
            )
            if picked != any(meaning.japanese in one for one in names):
                wrong.add(key)
        assert wrong == readings.get(meaning.word, set()), meaning.word
