"""Changes of the text of a situation, as a page makes them: put a card into a zone, take it out, tap it, add an action.

Each function takes the whole text and returns it changed, with everything else as its author wrote it. Lines that
cannot be read are left alone, so that a text can be changed at any time.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from decks.matching import match_key
from sim.games.scenario.ruling_files import COMMENT, COUNTED, HEADING, MARKED, PLAYERS, SETTING, SETTINGS, ZONES, parts

PLAY: Final = "play"
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
    def name(self) -> str:
        """The name of the card without its number and its marks."""
        words = counted["name"] if (counted := COUNTED.fullmatch(self.text)) else self.text
        return marked["name"] if (marked := MARKED.fullmatch(words)) else words

    @property
    def is_tapped(self) -> bool:
        """Whether it has the mark "tapped"."""
        marked = MARKED.fullmatch(self.text)
        return marked is not None and TAPPED in map(str.lower, parts(marked["marks"]))


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
        words = COMMENT.sub("", whole).strip()
        setting = SETTING.fullmatch(words)
        if at_heading := HEADING.fullmatch(words):
            heading = PLAY if at_heading["play"] else "AB".index(at_heading["player"].upper())
            found.headings.setdefault(heading, at)
        elif heading == PLAY and words:
            found.actions.append(Item(words, at, 0))
        elif setting is None:
            continue
        elif isinstance(heading, int) and (zone := _ZONE_OF.get(match_key(setting["name"]))):
            said = enumerate(parts(setting["value"]))
            items = [Item(item, at, place) for place, item in said if item.lower() not in NOTHING]
            found.zones.setdefault((heading, zone), []).extend(items)
        elif heading is None and setting["name"].lower() in SETTINGS:
            found.settings[setting["name"].lower()] = (at, setting["value"])
    return found


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
        counted = COUNTED.fullmatch(item.text)
        if match_key(counted["name"] if counted else item.text) == match_key(name):
            number = int(counted["count"]) if counted else 1
            return _with_item(lines, item, f"{number + 1} {counted['name'] if counted else item.text}")
    at = _line_of(layout, lines, player, zone)
    if at is None:
        return _with_new_line(lines, layout, player, f"{zone}: {name}")
    words, comment = _apart(lines[at])
    nothing = re.fullmatch(r"(?P<zone>.*?:)\s*(none|nothing)?\s*", words, re.IGNORECASE)
    lines[at] = (f"{nothing['zone']} {name}" if nothing else f"{words}; {name}") + comment
    return _joined(lines)


def take(text: str, item: Item) -> str:
    r"""The text with one card fewer.

    >>> text = "player A:\n    hand: 2 Corile; Torcon\n"
    >>> take(text, layout_of(text).zones[0, "hand"][0])
    'player A:\n    hand: Corile; Torcon\n'
    """
    lines = text.splitlines()
    counted = COUNTED.fullmatch(item.text)
    if counted and int(counted["count"]) > 1:
        number = int(counted["count"]) - 1
        return _with_item(lines, item, f"{number} {counted['name']}" if number > 1 else counted["name"])
    return _with_item(lines, item, None)


def tap(text: str, item: Item) -> str:
    r"""The text with a card tapped, or untapped if it was.

    >>> text = "player A:\n    battle zone: Corile (sick)\n"
    >>> tap(text, layout_of(text).zones[0, "battle zone"][0])
    'player A:\n    battle zone: Corile (sick; tapped)\n'
    """
    marked = MARKED.fullmatch(item.text)
    name, marks = (marked["name"], [*parts(marked["marks"])]) if marked else (item.text, [])
    kept = [mark for mark in marks if mark.lower() != TAPPED]
    marks = kept if len(kept) < len(marks) else [*marks, TAPPED]
    return _with_item(text.splitlines(), item, f"{name} ({'; '.join(marks)})" if marks else name)


def set_to(text: str, name: str, value: str) -> str:
    r"""The text with a setting, such as the turn; an empty value leaves it out.

    >>> set_to("player A:\n", "turn", "player B")
    'turn: player B\nplayer A:\n'
    """
    layout, lines = layout_of(text), text.splitlines()
    if name in layout.settings:
        at = layout.settings[name][0]
        lines[at : at + 1] = [f"{name}: {value}"] if value else []
    elif value:
        at = next((at for at, line in enumerate(lines) if not line.lstrip().startswith("#")), len(lines))
        lines.insert(at, f"{name}: {value}")
    return _joined(lines)


def do(text: str, action: str) -> str:
    r"""The text with one more thing that is done.

    >>> do("player A:\n    hand: Corile\n", "use Corile")
    'player A:\n    hand: Corile\nplay:\n    use Corile\n'
    """
    layout, lines = layout_of(text), text.splitlines()
    if PLAY not in layout.headings:
        return _joined([*lines, f"{PLAY}:", INDENT + action])
    at = max([layout.headings[PLAY], *(one.line for one in layout.actions)]) + 1
    lines.insert(at, INDENT + action)
    return _joined(lines)


# --- Inside -------------------------------------------------------------------------------------------------
def _with_item(lines: list[str], item: Item, new: str | None) -> str:
    """The lines with another text instead of an item, or without it, and without a line that is left empty."""
    words, comment = _apart(lines[item.line])
    setting = SETTING.fullmatch(words.strip())
    if setting is None:  # an action
        lines[item.line : item.line + 1] = []
        return _joined(lines)
    items: list[str | None] = [*parts(setting["value"])]
    items[item.place] = new
    kept = [one for one in items if one]
    head = words[: len(words) - len(words.lstrip())] + setting["name"]
    lines[item.line : item.line + 1] = [f"{head}: {'; '.join(kept)}{comment}"] if kept else []
    return _joined(lines)


def _line_of(layout: Layout, lines: Sequence[str], player: int, zone: str) -> int | None:
    """The last line of a zone of a player, perhaps without any card."""
    if items := layout.zones.get((player, zone)):
        return items[-1].line
    start = layout.headings.get(player)
    if start is None:
        return None
    end = min((at for at in layout.headings.values() if at > start), default=len(lines))
    for at in range(start + 1, end):
        setting = SETTING.fullmatch(_apart(lines[at])[0].strip())
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
        lines[at:at] = [f"player {PLAYERS[player][-1]}:", INDENT + words]
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
