"""Reading Japanese words of a ruling file: what is written in Japanese becomes the same in English words.

The Japanese words are those of the catalogue, read backwards, and the variants of `ruling_forms`. Names of cards stay
as they are, and so does what is English already: each part of a line may be in either language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from decks.matching import match_key
from decks.shown_names import is_japanese
from sim.cards.library import cards_in_use
from sim.cards.library.shown_names import FILLERS as FILLER_NAMES
from sim.games.scenario.ruling_forms import (
    CIVILIZATIONS,
    COUNTED,
    EXACTLY,
    FILLERS,
    FORMS,
    MARKS,
    NONE,
    OWNED,
    PLAY,
    PLAYERS,
    SETTINGS,
    SHIELD,
    STEPS,
    THE_PLAYER,
    VARIANTS,
    ZONES,
    pattern,
    said,
)
from sim.language import ENGLISH, JAPANESE, speaking

COMMENT: Final = re.compile(r"(^|\s)#.*")
_HEAD: Final = re.compile(r"(?P<name>[^:：]+?)\s*[:：]\s*(?P<value>.*)")
_BETWEEN: Final = ";；"  # always; 、 where it is not in a name
_READING: Final = re.compile("[ぁ-ヺー]+")
_MOST_FIELDS: Final = 6  # of a name: one more than the 、 in it
_MOST_NESTED: Final = 8  # parentheses in parentheses
_NUMBERS: Final = ("count", "number")
_NUMBER: Final = re.compile(r"\d{1,3}")
Values = Mapping[str, str]


# --- The parts of a line ---------------------------------------------------------------------------------------
def parts(words: str) -> Iterator[str]:
    """The parts between semicolons, or 、, that are not in parentheses; a name may have a 、."""
    for part in _split(words, _BETWEEN):
        fields = [*_split(part, "、", "(（「", ")）」")] if "、" in part else [part]
        at = 0
        while at < len(fields):
            ends = range(min(len(fields), at + _MOST_FIELDS), at + 1, -1)
            end = next((end for end in ends if _is_one_card("、".join(fields[at:end]), end - at)), at + 1)
            yield "、".join(fields[at:end])
            at = end


def _split(words: str, marks: str, opening: str = "(（", closing: str = ")）") -> Iterator[str]:
    depth, part = 0, ""
    for letter in words + marks[0]:
        depth += (letter in opening) - (letter in closing)
        if letter in marks and depth <= 0:
            if part.strip():
                yield part.strip()
            part = ""
        else:
            part += letter
    if part.strip(f"{marks} "):
        yield part.strip(f"{marks} ")


def _is_one_card(words: str, fields: int) -> bool:
    """Whether this is one card whose name has a 、 between each two of these fields."""
    mark = _read(words, MARKS)
    name = card_of(item_in_english(mark[1].get("card", words) if mark else words))
    return len([*_split(name, "、", "", "")]) == fields and _means_a_card(name)


def is_paired(words: str) -> bool:
    """Whether each parenthesis has its other one, and none lies deeper than those of a pile of piles."""
    depth = 0
    for letter in words:
        depth += (letter in "(（") - (letter in ")）")
        if not 0 <= depth <= _MOST_NESTED:
            return False
    return depth == 0


def card_of(item: str) -> str:
    """The name of a card in English words, without its owner, its number and its marks."""
    found = re.fullmatch(r"(?:[AB]'s )?(?:\d{1,2} )?(?P<name>.*?)(?:\s*\(.*\))?(?:#\d+)?", item, re.IGNORECASE)
    return found["name"] if found else item


# --- Into English ----------------------------------------------------------------------------------------------
def line_in_english(words: str) -> str:
    """A heading, a setting, or a zone with its cards as they are written; any other line as it is.

    >>> line_in_english("プレイヤーＡ："), line_in_english("場：コーライル")
    ('player A:', 'battle zone: コーライル')
    """
    found = _HEAD.fullmatch(words)
    if found is None:
        return words
    name, value = _named(found["name"], (*PLAYERS, PLAY, *SETTINGS, *ZONES)), found["value"]
    if name in (*PLAYERS, PLAY):
        return words if value else f"{name[0].lower()}{name[1:]}:"
    if name == "turn":
        return f"{name}: {player_in_english(value)}"
    if name == "step":
        return f"{name}: {_named(value, STEPS) or value}"
    if name == "turn number" and re.fullmatch(r"\d{1,5}", value):
        return f"{name}: {int(value)}"
    if name == "deck" and (exactly := _read(value, (EXACTLY,))):
        value = EXACTLY.format(**exactly[1])
    return f"{name}: {value}" if name else words


def action_in_english(words: str) -> str:
    """What is done.

    >>> action_in_english("RaiderでプレイヤーBのCorileを攻撃する"), action_in_english("プレイヤーB：宣言しない")
    ("attack with Raider -> B's Corile", 'player B: declare nothing')
    """
    words = re.sub(r"\s*[→⇒]\s*", " -> ", words)
    by = _HEAD.fullmatch(words)
    if by and by["value"] and (player := _named(by["name"], PLAYERS)):
        who = f"{player[0].lower()}{player[1:]}:" if is_japanese(words[: by.start("value")]) else f"{by['name']}:"
        return f"{who} {action_in_english(by['value'])}"
    if any(pattern(form).fullmatch(words) for form in FORMS):
        return words
    found = _read(re.sub(r"\s*->\s*", "->", words), FORMS)
    if found is None:
        return words
    form, values = found
    return form.format(**{name: "; ".join(map(thing_in_english, parts(value))) for name, value in values.items()})


def thing_in_english(words: str) -> str:
    """What an action names: a card, perhaps with its owner or one of its abilities, a shield, or a player.

    >>> thing_in_english("プレイヤーBのCorile＃2"), thing_in_english("シールド２"), thing_in_english("Corile（draw）")
    ("B's Corile#2", 'shield 2', 'Corile (draw)')
    """
    if player := _named(words, (*PLAYERS, THE_PLAYER)):
        return player if player == THE_PLAYER else f"{player[0].lower()}{player[1:]}"
    if filler := _fillers().get(match_key(words)):
        return filler
    if (shield := _read(words, (SHIELD,))) is not None:
        return SHIELD.format(**shield[1])
    if owned := _read(words, OWNED):
        return owned[0].format(card=thing_in_english(owned[1]["card"]))
    if group := _group_of(words):
        return f"{group[0]} ({group[1]})"
    return re.sub(r"＃(\d+)$", r"#\1", words)


def item_in_english(words: str) -> str:
    """A card of a zone with its number and its marks, or some that do nothing.

    >>> item_in_english("Corile（タップ）２枚"), item_in_english("闇のダミー6枚"), item_in_english("3枚")
    ('2 Corile (tapped)', '6 darkness fillers', '3 fillers')
    """
    if _named(words, (NONE,)):
        return NONE
    if (exactly := _read(words, (EXACTLY,))) is not None:
        return EXACTLY.format(cards=item_in_english(exactly[1]["cards"]))
    if (fillers := _read(words, FILLERS)) is not None:
        return _as_fillers(*fillers)
    group = _group_of(words)
    counted = _read(group[0] if group else words, (COUNTED,))
    name = counted[1]["name"] if counted else group[0] if group else words
    if counted and (filler := _fillers().get(match_key(name))):
        return f"{counted[1]['count']} {filler.lower()}s"
    if group is None and counted and (group := _group_of(name)):
        name = group[0]
    if group or counted:
        marks = f" ({'; '.join(map(mark_in_english, parts(group[1])))})" if group else ""
        return f"{counted[1]['count']} {name}{marks}" if counted else f"{name}{marks}"
    is_name = words.endswith(")") and not words.isascii() and is_named_exactly(words)
    return words.replace("(", "（").replace(")", "）") if is_name else words  # the parentheses are of the name


def mark_in_english(words: str) -> str:
    """What a card has in parentheses.

    >>> mark_in_english("タップ"), mark_in_english("Aqua Hulcusの上"), mark_in_english("on Aqua Hulcus")
    ('tapped', 'on Aqua Hulcus', 'on Aqua Hulcus')
    """
    found = _read(words, MARKS)
    return found[0].format(**found[1]) if found else words


def player_in_english(words: str) -> str:
    """A player: "player A".

    >>> player_in_english("プレイヤーＢ"), player_in_english("a")
    ('player B', 'player A')
    """
    player = _named(words, PLAYERS)
    return f"{player[0].lower()}{player[1:]}" if player else words


def language_of_line(words: str) -> str | None:
    """The language in which a heading, a setting, or a zone is written; None for any other line.

    >>> language_of_line("場：Corile"), language_of_line("hand: コーライル"), language_of_line("x")
    ('ja', 'en', None)
    """
    found = _HEAD.fullmatch(words)
    if found is None or _named(found["name"], (*PLAYERS, PLAY, *SETTINGS, *ZONES)) == "":
        return None
    return JAPANESE if is_japanese(found["name"]) else ENGLISH


def is_named_exactly(words: str) -> bool:
    """Whether a card has just this name, in either language."""
    return match_key(words) in cards_in_use().deck_names.known


# --- Inside ----------------------------------------------------------------------------------------------------
def _group_of(words: str) -> tuple[str, str] | None:
    """What stands before the parentheses at the end of words, and what stands in them; None where they are of a name.

    Those of Japanese names are wide: ボルシャック・NEX（ネックス）.
    """
    if not words.endswith((")", "）")) or not is_paired(words):
        return None
    depth = 0
    for at in range(len(words) - 1, 0, -1):
        depth += (words[at] in ")）") - (words[at] in "(（")
        if depth == 0:
            before, inside = words[:at].strip(), words[at + 1 : -1].strip()
            if not before or (not words.isascii() and is_named_exactly(words)):
                return None
            is_group = (
                words[at] == "(" or all(_read(mark, MARKS) for mark in parts(inside)) or _is_named(before, inside)
            )
            return (before, inside) if is_group else None
    return None


def _is_named(words: str, inside: str) -> bool:
    """Whether words name a card; without a reading in parentheses, names are found that have it."""
    name = card_of(words)
    return is_named_exactly(name) or (not _READING.fullmatch(inside) and _means_a_card(name))


def _as_fillers(form: str, values: Values) -> str:
    civilization = _named(values.get("civilization", ""), CIVILIZATIONS)
    return form.format(count=values["count"], civilization=civilization)


def _read(words: str, forms: Iterable[str]) -> tuple[str, Values] | None:
    """The form that words are written in, and what stands in its places; None if it is none of them.

    Where there are several ways to read them, it is the one whose cards are known, then that with most words of the
    form. Of numbers after a name, most belong to it if such a card is known, and none otherwise.
    """
    found = {
        (form, *values.items()): (form, values, len(re.sub(r"\{\w+\}", "", written)))
        for form in forms
        for written in _written(form)
        for values in _fitting(re.split(r"\{(\w+)\}", written), words)
    }
    if len(found) < 2:
        return next(((form, values) for form, values, _ in found.values()), None)
    form, values, _ = max(found.values(), key=_likelihood)
    return form, values


def _likelihood(one: tuple[str, Values, int]) -> tuple[bool, int, int]:
    _, values, letters_of_form = one
    letters = sum(len(name) for name in values.values() if not _NUMBER.fullmatch(name))
    return (True, letters_of_form, letters) if _are_known(values) else (False, letters_of_form, -letters)


def _are_known(values: Values) -> bool:
    """Whether each thing that is named is a card, a half or another side of one, a shield, a player or a number."""
    things = (thing_in_english(thing) for value in values.values() for thing in parts(value))
    return all(
        _NUMBER.fullmatch(thing) or thing.startswith(("player ", "shield ")) or _means_a_card(card_of(thing))
        for thing in things
    )


def _means_a_card(name: str) -> bool:
    return bool(cards_in_use().deck_names.cards_called(name))


def _fitting(pieces: list[str], words: str) -> Iterator[dict[str, str]]:
    """What may stand in the places of a pattern: of its words and the names of its places in turn."""
    literal, *more = pieces
    words = words.strip()
    if not words.startswith(literal.strip()):
        return
    words = words[len(literal.strip()) :]
    if not more:
        if not words:
            yield {}
        return
    place, following = more[0], more[1].strip()
    last = len(more) == 2
    if last and not words.endswith(following):
        return
    start = len(words) - len(following) if last else 1
    for at in range(start, len(words) - len(following) + 1):
        value = words[:at].strip()
        if words.startswith(following, at) and value and _may_stand(place, value):
            for others in _fitting(more[1:], words[at:]):
                yield {place: str(int(value)) if place in _NUMBERS else value, **others}


def _may_stand(place: str, value: str) -> bool:
    if place in _NUMBERS:
        return _NUMBER.fullmatch(value) is not None
    if place == "civilization":
        return bool(_named(value, CIVILIZATIONS))
    return is_paired(value)


def _named(words: str, among: Iterable[str]) -> str:
    """The English word of these that is written in either language, or ""."""
    key = match_key(words)
    return next((word for word in among if key in _keys(word)), "")


@cache
def _keys(word: str) -> frozenset[str]:
    """The ways to write a word, as they are compared."""
    names = {word, *_written(word)}
    if word in STEPS:
        names |= {f"{name}ステップ" for name in names if is_japanese(name)}
    if word in PLAYERS:
        names |= {word[-1]}
    return frozenset(map(match_key, names))


@cache
def _written(word: str) -> tuple[str, ...]:
    """The ways to write a word in Japanese, with its places."""
    with speaking(JAPANESE):
        names = dict.fromkeys((said(word), *VARIANTS.get(word, ())))
    return (*names, *(name.removesuffix("する") for name in names if name.endswith("する") and name != "する"))


@cache
def _fillers() -> Mapping[str, str]:
    """The English names of the cards that do nothing, by the key of their Japanese ones."""
    return {match_key(japanese): english.title() for english, japanese in FILLER_NAMES.items()}
