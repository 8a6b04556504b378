"""Write the unreviewed cards that ship with duelsim: `python -m sim.tools.unreviewed`, in the clone.

    export DUELSIM_CARDS=folder
    duelsim cards import all-cards.jsonl --output folder/imported.txt
    python -m sim.tools.unreviewed folder all-cards.jsonl --japanese names.json printings.jsonl

The folder has the cards and, in not-understood.jsonl, the sentences of those that were not understood; their sets and
other sides are in the published cards. `sim.tools.japanese_names` describes the Japanese collections. Without files,
what has come into the library leaves the unreviewed cards, what `LEFT_OUT` names becomes a card that cannot be played,
and their names are rewritten: after a card was reviewed, corrected or left out, this is all there is to do.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from decks.matching import match_key
from decks.outside import GR_ZONE, HYPERSPATIAL_ZONE
from sim.cards.imported import Published, other_sides, read_published, sets_of
from sim.cards.japanese.card_lines import is_in_japanese
from sim.cards.library.entries import further_names, names_of_faces
from sim.cards.library.lookup import FILES, library_names, library_texts
from sim.cards.library.not_understood import FILE
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import (
    CARDS,
    FACES,
    NAMES,
    NOT_UNDERSTOOD,
    NotUnderstood,
    not_understood_that_ship,
    write_rows,
)
from sim.cards.text.blocks import blocks
from sim.cards.wording import BETWEEN_OTHER_NAMES, JAPANESE_NAME, OTHER_NAMES, PRINTED_IN, side_named
from sim.tools.japanese_names import JapaneseNames, also_called, with_japanese_names

HEADED = (OTHER_NAMES, JAPANESE_NAME, PRINTED_IN)
PROMOTIONAL = "promotional"  # the file of the cards of no set
HEADING = """\
# Imported from published wordings, and not reviewed by anybody (docs/cards.md). A card that has been compared with the
# published one moves into the library; then run python -m sim.tools.unreviewed.

"""
# Cards that are not shipped, with the reason. For decklists they are not understood.
LEFT_OUT: Final[Mapping[str, str]] = {
    '"Zenbrain", Extreme Wisdom Spell': "two translations differ: a water spell, or any",
    "Akunohana, Hubris Demon Dragon": "two translations differ in who chooses what is discarded",
    "Alice, Codebreaker": "two translations differ in whose creature that costs 7 or more attacks",
    "Arashirod Shepherd": "two translations differ in whether the card comes into the mana zone tapped",
    "Armored Valborg": "it is in a second collection only, whose cards are others under another name",
    "Assist of Compassion and Mercy": "two translations differ in one creature or all",
    "Backdoor, Holy Chaos Ninpo": "two translations differ in its cost",
    "Baihikou, Dead General": "two translations differ in who chooses the discarded cards",
    "Bakubaku Crawler": "two translations differ in whose creature returns",
    "Balife's Rune": "two translations differ in whether the cards come into the mana zone tapped",
    "Ballom Demon God's Seal": "two translations differ in whether the creature may cost as much as the card",
    "Bolmeteus 'Young Samurai' Dragon, Temporal Samurai": "it is in a second collection only, as Armored Valborg is",
    "Bonga Bonga, Protector Ancient Dragon": "two translations differ: any multicolored card, or another one",
    "Bs Borapal, Dragment Symbol": "two translations differ in where a card that is no spell goes",
    "Buchikudaki Hood, Shadow of Grinding": "two translations differ in who chooses the discarded card",
    "Burst Oneshot": "two translations differ in whose creatures it destroys",
    "Burunburu, Invader": "two translations differ in which of your creatures battles",
    "Celestial Spiral": "two translations differ in whose creature",
    "Chokirabi, Scissors Phantom": "two translations differ in whose creatures are destroyed",
    "Colliding Screw Horn": "two translations differ in which of your creatures battles",
    "Dark Zabi Glide": "two translations differ in who chooses the discarded card",
    "Disdellinder": "two translations differ in an ability",
    "Duet Spark": "two translations differ in whose creature is chosen",
    "Ekkart, Strong Strike Armored Soldier / Warning Shot": "two translations differ in its power",
    "Emerald Cooler": "two translations differ in its power",
    "Eviscerating Warrior Lumez / Burst Oneshot": "the same as of Burst Oneshot",
    "Fourteen Forty Totem": "two translations differ in whose creature it is and in its power",
    "Funk, Golden Fighter": "two translations differ in whose graveyard",
    "Geo Cycle Giant": "two translations differ: costs less, or no more",
    "Giga Speed, D2W2": "two translations differ: a card, or another one",
    'Glenmalt "Heart", Explosive Win': "two translations differ: whether it untaps",
    "Goromaru Global, Baribari Friends": "two translations differ in how much power is added",
    "Gypsy Energy, Knowledge Special Equipment": "two translations differ in its power",
    "H Kofugu": "two translations differ in whose creature",
    "Hachinosu Batchikuma": "two translations differ in whose creatures are destroyed",
    "Honedevil, Dark Armor": "two translations differ: any creatures, or darkness ones",
    "Hyperspatial Grip Blue Green Hole": "two translations differ: all creatures, or one",
    'Infinity "Hidden Blade" Dragon': "one collection says that you may, the other that you must",
    "Jail House Lock, Jail of D": "in Japanese the creatures become one shield (1つのシールドに), in English many",
    "Joan Spark, Continuous Chant": "two translations differ: its cost and how many creatures",
    "Jonas, Joyful Light Priest": "two translations differ: the hand or the graveyard, or one of each",
    "Katsudon Young, Dragon Lee": "two translations differ: any Dragon, or a fire one",
    "Kiryuin Bato, Electrofused Blast Crimson": "two translations differ in which of your creatures battles",
    "Lisbeth Lavigne, Channeler of Suns": "two translations differ in its power",
    "Lore Ceremony, Explosive Swordplay": "two translations differ in who chooses",
    "Metalchaos Burst": "two translations differ in whether the creature may cost as much as the card",
    "New Order, Demonic Eye Right God": "two translations differ in its power",
    "Occult Tuner": "two translations differ: whether it draws as it becomes tapped, too",
    "Onikobushi, Crushing Dragon Fist": "two translations differ: a Dragon that costs 7 or more, or either",
    "Ottoma, the Spydroid": "two translations differ in its power",
    "Pepper, Guard of Betrayal": "two translations differ: all creatures, or one",
    "Piacere, Blue Defense Silver": "two translations differ in its power",
    "Quattro Fang, Burning Soul": "two translations differ in who chooses the card",
    "Raiding, Supersonic": "two translations differ in its cost, and which creatures it destroys",
    "Revolution Spiral": "two translations differ: the top of the deck, or its bottom",
    "Royalwan, Sagely Dog Elemental": "two translations differ: any spell, or one from the hand",
    "Saberkiller Axe": "two translations differ in how many cards you look at",
    "Sergeant Jirahon": "two translations differ: all creatures, or this one",
    "Shobu's Divine Machine Armor Valborg / Flame Valbuster": "two translations differ in whose creatures count",
    "Smithmond, Dynamic Hands": "two translations differ: whether it draws without discarding",
    "Strike Amecchi": "two translations differ: 2 shields, or all but 2",
    "Tanetarou, Invader": "two translations differ in its power",
    "The Shio Ramen": "two translations differ in its power",
    "Ultrasonic Star Paladin": "two translations differ in the civilization of the creatures",
    "Uragawa, Science from the Moon": "two translations differ in its power",
    "Ushikin ☆ Channel": "two translations differ in whose creature wins the battle",
    'Yominoseimei Minus One, Oni of "Bukkomi"': "two translations differ in who chooses the discarded card",
    "Yurufuwa, Prefestival Music Love": "two translations differ: any spell, or a water or Magic one",
    "Zaber Linto, Dark Armor": "two translations differ in the civilization of the tamaseed",
    "Zenith Plan": "two translations differ: the mana zone, or the bottom of the deck",
    "「Dedicate all my strength!」": "two translations differ in whose creatures return",
}
# Published twice, in two collections that translate names differently: all facts are the same but that one calls no
# civilization "Zero" and leaves out the + after a power. So are the abilities, or else the Japanese text decides.
SAME_CARD: Final[Mapping[str, str]] = {
    "Ailfreet, Spirit of the Holy Gates": "Ailfreet, Holy Gates Elemental",
    "Alien Father (Just 1 Song?)": "Alien Father <Just 1 Song?>",
    "Alshia, Spirit of Novas": "Alshia, Nova Elemental",
    "Aqua Attack (BAGOOON Panzer)": "Aqua Attack <BAGOOON Panzer>",
    "Aqua Cascade (ZABUUUN Cruiser)": "Aqua Cascade <ZABUUUN Cruiser>",
    "Aqua Jet (BOOON Sky)": "Aqua Jet <BOOON Sky>",
    "Axel Kaiser 'Thunderclap'": 'Axel Kaiser "Thunderclap"',
    "Battle the Climax, Zenith of 'Victory'": 'Battle the Climax, Zenith of "Victory"',
    "Blue Marriage": "Marriage Blue",
    "Bolbalzak 'Sword Flash' Dragon, Blue Divine Dragon": 'Bolbalzak "Sword Flash" Dragon, Blue Divine Dragon',
    "Bolberg 'Shori' Dragon": 'Bolberg "Shori" Dragon',
    "Bolmeteus 'Kensei' Dragon": 'Bolmeteus "Kensei" Dragon',
    "Chandelier, Light Weapon": "Chandelier, Channeler of Suns",
    "Codeless Sorge Thirteen": "Codeless Sorge The Thirteen",
    "DEATH Dragerion, the Supernova": "Supernova DEATH Dragerion",
    "Darkness GUY, Zero Romanov": "Zero Romanov, Darkness GUY",
    "Delskiyan, Spirit of Heaven Descent": "Delskiyan, Fallen Angel Elemental",
    "Diamond Aven, Spirit of Awakening": "Diamond Aven, Awakening Elemental",
    "Dragon Ultimate God Geki": "Geki, Dragon Ultimate God",
    "Dragon Ultimate God Metsu": "Metsu, Dragon Ultimate God",
    "Glenmalt 'Explosion', Dragon Edge": 'Glenmalt "Explosion", Dragon Ruler',
    "Glenmalt 'Soul', Explosive Win": 'Glenmalt "Heart", Explosive Win',
    "Golden Key, Messenger of 'Zenith'": 'Golden Key, Messenger of "Zenith"',
    "Grand Cross 'Iron Cleaver' Dragon": 'Grand Cross "Iron Cleaver" Dragon',
    "Grenbelk, Devil Emperor": "Grenbelk, Lord of Devils",
    "HEIKE Double Cross, Spirit of Gaga": "HEIKE Double Cross, Gaga Elemental",
    "Hazel Bryne, Explosive Lance": "Hazel Burn, Explosive Lance",
    "Heaven Eleven 8210 Style, Spirit of Reversal": "Heaven Eleven 8210 Style, Reversal Elemental",
    "Hot Spring Brain": "Onsen Brain",
    "Imen=Bugo, Dragon Edge": "Imen=Bugo, Dragon Ruler",
    "Infinity 'Hidden Blade' Dragon": 'Infinity "Hidden Blade" Dragon',
    "Ira Fizz, Dragon Edge": "Islay Fizz, Dragon Ruler",
    "Kachamashigu, Spirit of Rays": "Kachamashigu, Rays Elemental",
    "Kaiser 'Zanki', Extreme Musha": 'Kaiser "Zanki", Extreme Musha',
    "Kaiser Zack Storm, the Demon Eyed": "Zack Arashi, Demon Eyed Kaiser",
    "Lionel Finale, Zenith of 'Lion'": 'Lionel Finale, Zenith of "Lion"',
    "Lord Reis, Wisdom Elemantal": "Lord Reis, Wisdom Elemental",
    "MaltNEXT, Super Battle Dragon Edge": "MaltNEXT, Super Battle Dragon Ruler",
    "Maximum the Max, Zenith of 'Military'": 'Maximum the Max, Zenith of "Military"',
    "Meriken Hulk, Blooded Nail": "Meriken Bulk, Blooded Nail",
    "Merrianne, Apostle of the Alps": "Merrianne, Vizier of Alps",
    "Metal Avenger Solid, Dragon Edge": "Metal Avenger Solid, Dragon Ruler",
    "Mother Alien (Gladly)": "Mother Alien <Gladly>",
    "Ogre Kaiser 'Destruction'": 'Ogre Kaiser "Destruction"',
    "Oni 'Champion', Victory Twelve": 'Oni "Champion", Victory Twelve',
    "Onimaru 'End', Grand Finale": 'Onimaru "End", Grand Finale',
    "Onimaru 'Katana', Overlord of Hope": 'Onimaru "Katana", Overlord of Hope',
    "Osmosis Bullet Soul, Skull Hunter": "Osmosis Bullet Soul Skull Hunter",
    "Osso Leone, Scare Spirit": "Osso Leone, Bibira Elemental",
    "Perfect Madonna, Light Weapon": "Perfect Madonna, Channeler of Suns",
    "Royal Ira, Explosive Passion": "Royal Islay, Explosive Passion",
    "Runaway! Ogre Warrior Kaiser 'Serious'": 'Runaway! Ogre Warrior Kaiser "Serious"',
    "Saint Ave Maria, Light Weapon": "Saint Ave Maria, Channeler of Suns",
    "Saint Bolshack, Spiritual Dragon": "Saint Bolshack, Elemental Dragon Knight",
    "Shangri-La, Climax of 'Cruelty'": 'Shangri-La, Climax of "Cruelty"',
    "Shoot Fighter Pippi": "Gachinko Pippi",
    "Shura Beethoven, Zenith of 'Hadou'": 'Shura Beethoven, Zenith of "Hadou"',
    "Soul Howl! Ogre Builder 'Roar'": 'Soul Howl! Ogre Builder "Roar"',
    "Stardust NEX, Spiritual Dragon Knight": "Stardust NEX, Elemental Dragon Knight",
    "Storm Double Cross, Blastdragon ~Tornado Chain~": "Storm Double Cross, Blastdragon <Tornado Chain>",
    "Straight, Fighting Ogre": "Massugu, Fighting Ogre",
    "Summer Sonic, Light Weapon Left God": "Summer Sonic, Channeler of Suns Left God",
    "Terradragon Balgazarmus": "Terradragon Balgazarmas",
    "The Lionel, Zenith of 'Leo'": 'The Lionel, Zenith of "Leo"',
    "Tonpuu, Dragon Edge": "Tonpuu, Dragon Ruler",
    "Toughguy Pelnyar, Spirit of Heaven Attack": "Toughguy Pelnyar, Heaven Attack Elemental",
    "Ulcelios, Spirit of the Holy Core": "Ulcelios, Holy Core Elemental",
    "Ultimate 'Shadow Tiger' Dragon": 'Ultimate "Shadow Tiger" Dragon',
    "Utopia Ever, Zenith of 'Destruction'": 'Utopia Ever, Zenith of "Destruction"',
    "VAN Beethoven, Zenith of 'Shura'": 'VAN Beethoven, Zenith of "Shura"',
    "Valkyrie 'Windbreaker' Dragon": 'Valkyrie "Windbreaker" Dragon',
    'Violence "Thunderclap" Dragon': 'Violence "Bolt" Dragon',
    "Yodel Weiss, the Prophet": "Yodel Weiss, the Oracle",
    "Zardia, Spirit of Bloody Winds": "Zardia, Bloody Winds Elemental",
    "Zaum Poseidam, Super Divine Dragon": "Zaum Poseidam, Blue Divine Dragon",
    "iQ Cloypaedia, Dragment Symbol": "iQ Cyclopaedia, Dragment Symbol",
}

Lines = Sequence[str]


def write_unreviewed(cards: Iterable[Lines], not_understood: Iterable[NotUnderstood]) -> tuple[int, int]:
    """Write the cards, given as lines, into a file for each set of first printing, and the names of all.

    Cards of the library are left out, and so are those not understood that have come into one of both. Returns how many
    cards and how many others there are. Raises ValueError if two cards have a name in common.
    """
    taken = library_names()
    files: dict[str, dict[str, Lines]] = defaultdict(dict)
    owners: dict[str, str] = dict(taken)
    rows, faces, left_out = [], set(), []
    for lines in sorted(with_second_names(cards), key=lambda lines: lines[0]):
        if match_key(lines[0]) in taken:
            continue
        if lines[0] in {*LEFT_OUT, *TEXT_UNKNOWN}:
            left_out.append(_that_is_left_out(lines))
            continue
        name, file = lines[0], _file_of(lines)
        files[file][name] = lines
        keys = _own_keys(name, (name, *further_names(lines)), owners)
        rows += [f"{key}\t{name}\t{file}" for key in keys]
        faces |= {f"{match_key(face)}\t{name}" for face in names_of_faces(lines)}
    others, sides = [], _sides_of_library()
    rest = {match_key(one.names[0]): one for one in (*map(NotUnderstood, TEXT_UNKNOWN), *left_out, *not_understood)}
    for one in sorted(rest.values(), key=lambda one: one.names):
        if match_key(one.names[0]) not in owners and match_key(one.names[0]) not in sides:
            _own_keys(one.names[0], one.names, owners)
            others.append(one)
    CARDS.mkdir(parents=True, exist_ok=True)
    for old in CARDS.glob("*.txt"):
        if old.stem not in files:
            old.unlink()
    for stem, found in files.items():
        text = HEADING + "\n".join("\n".join(lines) + "\n" for lines in found.values())
        (CARDS / f"{stem}.txt").write_text(text, encoding="utf-8")
    write_rows(NAMES, sorted(rows))
    write_rows(FACES, sorted(faces))
    write_rows(NOT_UNDERSTOOD, (one.row() for one in others))
    return sum(map(len, files.values())), len(others)


def _that_is_left_out(lines: Lines) -> NotUnderstood:
    """A card that has been among the unreviewed ones until now, for decklists."""
    said = [next((line.removeprefix(start) for line in lines if line.startswith(start)), "") for start in HEADED]
    others, japanese, sets = said
    return NotUnderstood(
        lines[0],
        japanese,
        tuple(others.split(BETWEEN_OTHER_NAMES)) if others else (),
        printed_in=tuple(sets.split(", ")),
    )


def _sides_of_library() -> set[str]:
    """The names of other and combined sides of cards of the library, which some collections list, by `match_key`."""
    lines = (line for text in library_texts().values() for line in text)
    return {match_key(side) for line in lines if (side := side_named(line))}


def _own_keys(card: str, names: Iterable[str], owners: dict[str, str]) -> list[str]:
    """The names of a card by `match_key`, which are its own from now on. Raises ValueError if another card has one."""
    keys = list(dict.fromkeys(map(match_key, names)))
    for key in keys:
        if owners.setdefault(key, card) != card:
            raise ValueError(f"{card} and {owners[key]} have the name {key} in common")
    return keys


def shipped() -> list[Lines]:
    """The lines of the unreviewed cards as their files have them."""
    return [lines for file in sorted(CARDS.glob("*.txt")) for lines in cards_of(file)]


def cards_of(file: Path) -> list[Lines]:
    """The lines of the cards of a file."""
    return [lines for _, lines in blocks(file.read_text(encoding="utf-8"))]


def with_second_names(cards: Iterable[Lines]) -> list[Lines]:
    """The cards without those of `SAME_CARD`, whose names others have instead."""
    seconds: dict[str, list[str]] = defaultdict(list)
    for second, name in SAME_CARD.items():
        seconds[name].append(second)
    return [also_called(lines, seconds[lines[0]]) for lines in cards if lines[0] not in SAME_CARD]


def not_understood(
    published: Iterable[Published], cards: Iterable[Lines], sentences: Mapping[str, Sequence[str]], names: JapaneseNames
) -> list[NotUnderstood]:
    """The published cards that are not among the cards, and those that are known in Japanese alone."""
    published, imported = list(published), {lines[0] for lines in cards} - LEFT_OUT.keys()
    seconds = {second: match_key(name) for second, name in SAME_CARD.items()}
    sides = other_sides(published)
    found: dict[str, NotUnderstood] = {}
    for card in published:
        # If each of two cards is the other side of the other one, the first one counts.
        is_a_side = card.name in sides and (sides[card.name] not in sides or match_key(sides[card.name]) in found)
        if not is_a_side and card.name not in imported and card.name not in seconds:
            others = [second for second, key in seconds.items() if key == match_key(card.name)]
            found.setdefault(match_key(card.name), _not_understood(card, others, sentences.get(card.name, ()), names))
    every = [name for of_one in names.by_english.values() for name in of_one]
    return [*found.values(), *names.in_no_other([*every, *_names_in_japanese(library_texts().values())])]


def _not_understood(
    card: Published, others: Sequence[str], sentences: Sequence[str], names: JapaneseNames
) -> NotUnderstood:
    japanese, further = names.of(card.name)
    sides = [(side.name, names.of(side.name)[0]) for side in card.other_sides]
    return NotUnderstood(
        card.name,
        japanese,
        (*others, *further),
        tuple(filter(None, (name for side in sides for name in side))),
        sets_of(card.sets),
        section_of_type(card.type),
        tuple(" ".join(one.split()) for one in sentences if one != card.name),
    )


def section_of_type(type: str) -> str:
    """The section of a deck, besides the main deck, in which a published card of this type belongs; "" for others.

    >>> section_of_type("Gacharange Creature"), section_of_type("Dragheart Weapon"), section_of_type("Creature")
    ('GR zone', 'hyperspatial zone', '')
    """
    words = set(type.split())
    if "Gacharange" in words:
        return GR_ZONE
    return HYPERSPATIAL_ZONE if words & {"Psychic", "Dragheart"} or type == "Rule Plus" else ""


def _our_names(published: Iterable[Published]) -> Mapping[str, str]:
    """The names that we give to cards and to their other sides, by `match_key` of those that published cards have."""
    names = [name for card in published for name in (card.name, *(side.name for side in card.other_sides))]
    return {match_key(name): SAME_CARD.get(name, name) for name in names}


def _names_in_japanese(cards: Iterable[Lines]) -> Iterator[str]:
    for lines in cards:
        yield from (line.removeprefix(JAPANESE_NAME) for line in lines if line.startswith(JAPANESE_NAME))


def write_library(names: JapaneseNames) -> int:
    """Write the Japanese names that cards of the library lack into its files. Returns how many files have changed."""
    changed = 0
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        lines = text.split("\n")
        for start, block in reversed(list(blocks(text))):
            place = slice(start - 1, start - 1 + len(block))
            lines[place] = with_japanese_names(with_second_names([lines[place]])[0], names)
        if (written := "\n".join(lines)) != text:
            file.write_text(written, encoding="utf-8")
            changed += 1
    return changed


def _file_of(lines: Lines) -> str:
    """The name of the file for a card: the set that printed it first."""
    sets = next((line.removeprefix(PRINTED_IN) for line in lines if line.startswith(PRINTED_IN)), PROMOTIONAL)
    return sets.partition(",")[0].lower()


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sim.tools.unreviewed", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, help="what duelsim cards import wrote")
    parser.add_argument("published", nargs="*", type=Path, help="what it read")
    parser.add_argument("--japanese", nargs=2, type=Path, help="names with English ones, and names with printings")
    given = parser.parse_args()
    cards, others = shipped(), list(not_understood_that_ship())
    if given.folder is not None:
        if not given.published or given.japanese is None:
            parser.error("with a folder, name the published cards and --japanese too")
        published = [card for file in given.published for card in read_published(file)]
        names_file, printings_file = given.japanese
        names = JapaneseNames.read(names_file, printings_file, _our_names(published))
        print(f"{write_library(names):,} files of the library have changed.")
        cards = [with_japanese_names(lines, names) for file in given.folder.glob("*.txt") for lines in cards_of(file)]
        cards += [lines for lines in shipped() if is_in_japanese(lines[0])]  # they are in no English source
        rows = map(json.loads, (given.folder / FILE).read_text("utf-8").splitlines())
        others = not_understood(published, cards, {row["name"]: row["sentences"] for row in rows}, names)
    written, left = write_unreviewed(cards, others)
    print(f"{written:,} unreviewed cards, and {left:,} cards that cannot be played.")


if __name__ == "__main__":
    _main()
