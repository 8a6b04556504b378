"""Changes of the text of a situation, as a page makes them: put a card into a zone, take it out, tap it, add an action.

Each function takes the whole text and returns it changed, with everything else as its author wrote it. Lines that
cannot be read are left alone, so that a text can be changed at any time. What is new is in the language of the text,
and in the one that holds where the text has none.
"""

import contextlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from decks.matching import match_key
from decks.shown_names import ENGLISH as IN_ENGLISH
from decks.shown_names import calling_cards
from sim.games.scenario.ruling_files import COUNTED, HEADING, LONGEST_LINE, MARKED, SETTING
from sim.games.scenario.ruling_forms import PLAY, PLAYERS, SETTINGS, ZONES
from sim.games.scenario.ruling_japanese import (
    COMMENT,
    item_in_english,
    language_of_line,
    line_in_english,
    mark_in_english,
    parts,
)
from sim.games.scenario.ruling_words import action_in_words, line_in_words, piece_in_words
from sim.language import ENGLISH, JAPANESE, language, speaking

INDENT: Final = "    "
NOTHING: Final = ("none", "nothing")
TAPPED: Final = "tapped"
_ZONE_OF: Final = {match_key(name): name for name in ZONES}


@dataclass(frozen=True)
class Item:
    """What stands between two semicolons: in which line, counted from 0, and at which place of it."""

    text: str
    line: int
    place: int

    @property
    def in_english(self) -> str:
        """The item in English words."""
        return item_in_english(self.text)

    @property
    def name(self) -> str:
        """The name of the card without its number and its marks."""
        words = counted["name"] if (counted := COUNTED.fullmatch(self.in_english)) else self.in_english
        return marked["name"] if (marked := MARKED.fullmatch(words)) else words

    @property
    def is_tapped(self) -> bool:
        """Whether it has the mark "tapped"."""
        marked = MARKED.fullmatch(self.in_english)
        return marked is not None and TAPPED in map(_mark, parts(marked["marks"]))


@dataclass(frozen=True)
class Layout:
    """What a text has where: the items of each player's zones, the lines of headings, the settings, and the actions."""

    zones: dict[tuple[int, str], list[Item]]
    headings: dict[int | str, int]
    settings: dict[str, tuple[int, str]]
    actions: list[Item]


def layout_of(text: str) -> Layout:
    """What stands where in a text; lines that cannot be read are in none of it."""
    found = Layout({}, {}, {}, [])
    heading: int | str | None = None
    for at, whole in enumerate(text.splitlines()):
        words = COMMENT.sub("", whole).strip() if len(whole) <= LONGEST_LINE else ""
        english = line_in_english(words)
        setting = SETTING.fullmatch(english)
        if at_heading := HEADING.fullmatch(english):
            heading = PLAY if at_heading["play"] else "AB".index(at_heading["player"].upper())
            found.headings.setdefault(heading, at)
        elif heading == PLAY and words:
            found.actions.append(Item(words, at, 0))
        elif setting is None:
            continue
        elif isinstance(heading, int) and (zone := _ZONE_OF.get(match_key(setting["name"]))):
            said = enumerate(parts(setting["value"]))
            items = [Item(item, at, place) for place, item in said if item_in_english(item).lower() not in NOTHING]
            found.zones.setdefault((heading, zone), []).extend(items)
        elif heading is None and setting["name"].lower() in SETTINGS:
            found.settings[setting["name"].lower()] = (at, setting["value"])
    return found


def language_of(text: str) -> str:
    r"""The language in which most headings, settings and zones of a text are written; without any, the one that holds.

    >>> language_of("プレイヤーA：\n    場：Corile"), language_of("player A:"), language_of("")
    ('ja', 'en', 'en')
    """
    found = Counter(language_of_line(COMMENT.sub("", line).strip()) for line in text.splitlines())
    if not found[ENGLISH] and not found[JAPANESE]:
        return language()
    return JAPANESE if found[JAPANESE] > found[ENGLISH] else ENGLISH


def put(text: str, player: int, zone: str, name: str) -> str:
    r"""The text with one more card in a zone of a player (0 is player A).

    >>> put("player A:\n    hand: Corile", 0, "hand", "Corile")
    'player A:\n    hand: 2 Corile\n'
    >>> put("", 1, "battle zone", "Torcon (tapped)")
    'player B:\n    battle zone: Torcon (tapped)\n'
    """
    layout, lines = layout_of(text), text.splitlines()
    items = layout.zones.get((player, zone), ())
    for item in items:
        counted = COUNTED.fullmatch(item.in_english)
        written = counted["name"] if counted else item.in_english
        if match_key(written) == match_key(item_in_english(name)):
            number = int(counted["count"]) if counted else 1
            return _with_item(lines, item, _as_written(text, item, f"{number + 1} {written}"))
    at = _line_of(layout, lines, player, zone)
    with _writing(language_of(text) if at is None else _language_at(text, at)):
        if at is None:
            return _with_new_line(lines, layout, player, line_in_words(f"{zone}: {name}"))
        new = piece_in_words(name)
    words, comment = _apart(lines[at])
    setting = SETTING.fullmatch(line_in_english(words.strip()))
    value = setting["value"] if setting else ""
    is_empty = not value or item_in_english(value).lower() in NOTHING
    lines[at] = (_with_items(words, [new]) if is_empty else f"{words}{_between(words)}{new}") + comment
    return _joined(lines)


def take(text: str, item: Item) -> str:
    r"""The text with one card fewer.

    >>> text = "player A:\n    hand: 2 Corile; Torcon\n"
    >>> take(text, layout_of(text).zones[0, "hand"][0])
    'player A:\n    hand: Corile; Torcon\n'
    """
    lines = text.splitlines()
    counted = COUNTED.fullmatch(item.in_english)
    if counted and int(counted["count"]) > 1:
        number = int(counted["count"]) - 1
        fewer = f"{number} {counted['name']}" if number > 1 else counted["name"]
        return _with_item(lines, item, _as_written(text, item, fewer))
    return _with_item(lines, item, None)


def tap(text: str, item: Item) -> str:
    r"""The text with a card tapped, or untapped if it was.

    >>> text = "player A:\n    battle zone: Corile (sick)\n"
    >>> tap(text, layout_of(text).zones[0, "battle zone"][0])
    'player A:\n    battle zone: Corile (sick; tapped)\n'
    """
    marked = MARKED.fullmatch(item.in_english)
    name, marks = (marked["name"], [*parts(marked["marks"])]) if marked else (item.in_english, [])
    kept = [mark for mark in marks if _mark(mark) != TAPPED]
    marks = kept if len(kept) < len(marks) else [*marks, TAPPED]
    new = f"{name} ({'; '.join(marks)})" if marks else name
    return _with_item(text.splitlines(), item, _as_written(text, item, new))


def set_to(text: str, name: str, value: str) -> str:
    r"""The text with a setting, such as the turn; an empty value leaves it out.

    >>> set_to("player A:\n", "turn", "player B")
    'turn: player B\nplayer A:\n'
    """
    layout, lines = layout_of(text), text.splitlines()
    with _writing(language_of(text)):
        new = line_in_words(f"{name}: {value}")
    if name in layout.settings:
        at = layout.settings[name][0]
        lines[at : at + 1] = [new] if value else []
    elif value:
        at = next((at for at, line in enumerate(lines) if not line.lstrip().startswith("#")), len(lines))
        lines.insert(at, new)
    return _joined(lines)


def do(text: str, action: str) -> str:
    r"""The text with one more thing that is done, which is given in English words.

    >>> do("player A:\n    hand: Corile\n", "use Corile")
    'player A:\n    hand: Corile\nplay:\n    use Corile\n'
    """
    layout, lines = layout_of(text), text.splitlines()
    with _writing(language_of(text)):
        heading, new = line_in_words(f"{PLAY}:"), INDENT + action_in_words(action)
    if PLAY not in layout.headings:
        return _joined([*lines, heading, new])
    at = max([layout.headings[PLAY], *(one.line for one in layout.actions)]) + 1
    lines.insert(at, new)
    return _joined(lines)


# --- Inside -------------------------------------------------------------------------------------------------
def _with_item(lines: list[str], item: Item, new: str | None) -> str:
    """The lines with another text instead of an item, or without it, and without a line that is left empty."""
    words, comment = _apart(lines[item.line])
    setting = SETTING.fullmatch(line_in_english(words.strip()))
    if setting is None or setting["name"] not in ZONES:  # an action
        lines[item.line : item.line + 1] = []
        return _joined(lines)
    items: list[str | None] = [*parts(setting["value"])]
    items[item.place] = new
    kept = [one for one in items if one]
    lines[item.line : item.line + 1] = [_with_items(words, kept) + comment] if kept else []
    return _joined(lines)


def _with_items(words: str, items: Sequence[str]) -> str:
    """The line of a zone with other cards."""
    head, colon, _ = re.split("([:：])", words, maxsplit=1)
    return f"{head.rstrip()}{colon}{'' if colon == '：' else ' '}{_between(words).join(items)}"


def _between(words: str) -> str:
    """What stands between the cards of a line."""
    if "；" in words or "; " in words:
        return "；" if "；" in words else "; "
    return "、" if language_of_line(words.strip()) == JAPANESE else "; "


def _as_written(text: str, item: Item, english: str) -> str:
    """A card in English words as it is to be written instead of this one: in its language, or the line's."""
    if item.in_english != item.text:
        language = JAPANESE
    elif MARKED.fullmatch(item.text) or COUNTED.fullmatch(item.text):
        language = ENGLISH
    else:
        language = _language_at(text, item.line)
    with _writing(language):
        return piece_in_words(english)


def _language_at(text: str, line: int) -> str:
    """The language of a line, or that of the text."""
    return language_of_line(COMMENT.sub("", text.splitlines()[line]).strip()) or language_of(text)


@contextlib.contextmanager
def _writing(language: str) -> Iterator[None]:
    """Write in a language, with the names of cards as they are given."""
    with speaking(language), calling_cards(IN_ENGLISH, str):
        yield


def _mark(words: str) -> str:
    return mark_in_english(words).lower()


def _line_of(layout: Layout, lines: Sequence[str], player: int, zone: str) -> int | None:
    """The last line of a zone of a player, perhaps without any card."""
    if items := layout.zones.get((player, zone)):
        return items[-1].line
    start = layout.headings.get(player)
    if start is None:
        return None
    end = min((at for at in layout.headings.values() if at > start), default=len(lines))
    for at in range(start + 1, end):
        setting = SETTING.fullmatch(line_in_english(_apart(lines[at])[0].strip()))
        if setting and match_key(setting["name"]) == match_key(zone):
            return at
    return None


def _with_new_line(lines: list[str], layout: Layout, player: int, words: str) -> str:
    """The lines with one more below the heading of a player, which comes before what is played, if it is not there."""
    start = layout.headings.get(player)
    if start is None:
        at = layout.headings.get(PLAY, len(lines))
        if player == 0:
            at = layout.headings.get(1, at)
        lines[at:at] = [line_in_words(f"player {PLAYERS[player][-1]}:"), INDENT + words]
        return _joined(lines)
    end = min((at for at in layout.headings.values() if at > start), default=len(lines))
    while end > start + 1 and not lines[end - 1].strip():
        end -= 1
    lines.insert(end, INDENT + words)
    return _joined(lines)


def _apart(line: str) -> tuple[str, str]:
    """A line without the comment at its end, and that."""
    words = COMMENT.sub("", line).rstrip()
    return words, line[len(words) :].rstrip()


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"
