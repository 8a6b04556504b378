"""Reading a file that asks for a ruling: a situation and what the players do in it.

    turn: player A
    step: attack

    player A:
        battle zone: Fear Fang (tapped); Crystal Lancer (on Aqua Hulcus)
        mana zone: 6 darkness fillers

    player B:
        shields: Terror Pit

    play:
        attack with Crystal Lancer
        B: declare Terror Pit          # a comment

`docs/rulings.md` explains the forms. `rulings` plays what is read here.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from decks.matching import match_key
from sim.cards.library import CardFileError, UnknownCard, text_of
from sim.engine.record.codes import steps, zones
from sim.games.scenario.pieces import (
    OPPONENT,
    YOU,
    Exactly,
    Name,
    Piece,
    Side,
    Thing,
    filler,
    pile,
)
from sim.games.scenario.pieces import ZONES as SCENARIO_ZONES
from sim.games.scenario.ruling_forms import COUNTED as COUNTED_FORM
from sim.games.scenario.ruling_forms import (
    FORMS,
    LISTS,
    MARKS,
    SETTINGS,
    THE_PLAYER,
    USE,
    ZONES,
    actions_to_write,
    form_of,
    listed,
    marks_to_write,
    pattern,
)
from sim.games.scenario.ruling_japanese import (
    COMMENT,
    action_in_english,
    is_paired,
    item_in_english,
    line_in_english,
    mark_in_english,
    parts,
    thing_in_english,
)
from sim.language import ends_a_sentence, gettext

LONGEST_LINE: Final = 500  # letters
MOST_LINES: Final = 1_000
MOST_COPIES: Final = 60
MOST_TURNS: Final = 1_000

HEADING: Final = re.compile(r"(player )?(?P<player>[AB]):|(?P<play>play):", re.IGNORECASE)
SETTING: Final = re.compile(r"(?P<name>[a-z ]+?)\s*:\s*(?P<value>.*)", re.IGNORECASE)
PLAYER: Final = re.compile(r"(player )?(?P<player>[AB])", re.IGNORECASE)
FILLERS: Final = re.compile(r"(?P<count>\d{1,2})(?: (?:(?P<civilization>[a-z]+) )?fillers?)?", re.IGNORECASE)
COUNTED: Final = pattern(COUNTED_FORM)
MARKED: Final = re.compile(r"(?P<name>.*?)\s*\((?P<marks>.*)\)")
_WAY: Final = re.compile(r"(?P<card>.+?) \((?P<way>[^()]*)\)")
OWNER: Final = re.compile(r"(player )?(?P<player>[AB])'s (?P<name>.+)", re.IGNORECASE)
BY: Final = re.compile(r"(player )?(?P<player>[AB]):\s*(?P<words>.+)", re.IGNORECASE)


class RulingError(ValueError):
    """A file with a situation cannot be read; the message names the file and the line, and says what to write.

    `what` is wrong in the line; without one, line 0, it is about the whole file.
    """

    def __init__(self, file: str, what: str, line: int = 0) -> None:
        """Take what is wrong as a sentence without its full stop."""
        self.line = line
        self.what = what if ends_a_sentence(what) else gettext("{said}.", said=what)
        words = {"file": file, "what": self.what}
        super().__init__(
            gettext("{file}, line {line}: {what}", **words, line=line) if line else gettext("{file}: {what}", **words)
        )


@dataclass(frozen=True)
class Action:
    """A line of what happens: the method of the scenario, the cards or numbers, and who must be the one asked.

    `target` is what is attacked or crossed; None for the player.
    """

    line: int
    text: str
    does: str
    names: tuple[Name | int, ...] = ()
    target: Name | None = None
    way: str | None = None
    player: int | None = None


@dataclass
class Ruling:
    """What a file says: the situation, and what is done in it."""

    file: str
    sides: tuple[Side, Side]
    turn: int = YOU
    step: int = steps.MAIN
    turn_number: int = 10
    actions: tuple[Action, ...] = ()
    lines: dict[str, int] = field(default_factory=dict)  # where a card is set up, as "Corile in the battle zone"


def read_ruling(file: Path) -> Ruling:
    """Read a file. Raises RulingError."""
    try:
        text = text_of(file)
    except CardFileError as error:
        raise RulingError(str(file), str(error).removeprefix(f"{file}: ")) from None
    return read_situation(text, str(file))


def read_situation(text: str, file: str) -> Ruling:
    """Read the text of a file of this name. Raises RulingError."""
    return _Reader(file).read(text)


class _Reader:
    def __init__(self, file: str) -> None:
        self._file = file
        self._line = 0
        self._written = ""  # the line
        self._heading: int | str | None = None
        self._zones: tuple[dict[str, list[Thing]], dict[str, list[Thing]]] = ({}, {})
        self._exactly: set[int] = set()
        self._set: set[str] = set()
        self._actions: list[Action] = []
        self._ruling = Ruling(file, (Side(), Side()))

    def read(self, text: str) -> Ruling:
        """Read the lines of a file."""
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise RulingError(self._file, gettext("it has more than {MOST_LINES:,} lines", MOST_LINES=MOST_LINES))
        for self._line, whole in enumerate(lines, 1):
            if len(whole) > LONGEST_LINE:
                raise self._wrong(gettext("the line is longer than {LONGEST_LINE} letters", LONGEST_LINE=LONGEST_LINE))
            if words := COMMENT.sub("", whole).strip():
                self._read_line(words)
        if not any(self._zones):
            raise RulingError(
                self._file,
                gettext(
                    'there is no situation. Write "player A:" and below it what the player has, such as'
                    ' "battle zone: Corile".'
                ),
            )
        first, second = (self._side(player) for player in (YOU, OPPONENT))
        self._ruling.sides = (first, second)
        self._ruling.actions = tuple(self._actions)
        return self._ruling

    def _wrong(self, what: str) -> RulingError:
        return RulingError(self._file, what, self._line)

    @property
    def _name(self) -> str:
        """What stands before the colon of the line."""
        return re.split("[:：]", self._written)[0].strip()

    def _side(self, player: int) -> Side:
        zones: dict[str, list[Thing] | Exactly] = {**self._zones[player]}
        if player in self._exactly:
            zones["deck"] = Exactly(tuple(self._zones[player]["deck"]))
        return Side(**zones)

    def _read_line(self, written: str) -> None:
        self._written = written
        words = line_in_english(written)
        if heading := HEADING.fullmatch(words):
            self._heading = "play" if heading["play"] else _number_of(heading["player"])
        elif self._heading == "play":
            self._actions.append(self._action(words))
        elif isinstance(self._heading, int):
            self._read_zone(words, self._heading)
        else:
            self._read_setting(words)

    def _read_setting(self, words: str) -> None:
        setting = SETTING.fullmatch(words)
        name = setting["name"].lower() if setting else ""
        value = setting["value"] if setting else ""
        if name in self._set:
            raise self._wrong(gettext('"{name}" is written twice', name=self._name))
        self._set.add(name)
        if name == "turn" and (player := PLAYER.fullmatch(value)):
            self._ruling.turn = _number_of(player["player"])
        elif name == "step" and value.lower() in steps.NAMES:
            self._ruling.step = steps.NAMES.index(value.lower())
        elif name == "turn number" and value.isascii() and value.isdecimal() and 1 <= int(value[:5]) <= MOST_TURNS:
            self._ruling.turn_number = int(value[:5])
        elif match_key(name) in map(match_key, ZONES):
            raise self._wrong(gettext('"{name}:" stands below "player A:" or "player B:"', name=self._name))
        else:
            raise self._wrong(
                gettext(
                    '"{words}" is not understood. Before the players, write turn: player A, step: one of'
                    " {names}, or turn number: 1 to {MOST_TURNS}; then player A:, player B: and play",
                    words=self._written[:60],
                    names=listed(steps.NAMES),
                    MOST_TURNS=MOST_TURNS,
                )
            )

    # --- what a player has ---
    def _read_zone(self, words: str, player: int) -> None:
        setting = SETTING.fullmatch(words)
        names = {match_key(name): zone for name, zone in ZONES.items()}
        zone = names.get(match_key(setting["name"])) if setting else None
        if setting is not None and setting["name"].lower() in SETTINGS:
            raise self._wrong(gettext('"{setting}:" stands above "player A:" and "player B:"', setting=self._name))
        if setting is None or zone is None:
            raise self._wrong(
                gettext(
                    '"{words}" is not understood. Write a zone and its cards: {names}',
                    words=self._written[:60],
                    names=listed(ZONES),
                )
            )
        value = setting["value"]
        if zone == "deck" and value.lower().startswith("exactly "):
            value = value[len("exactly ") :]
            self._exactly.add(player)
        things = self._zones[player].setdefault(zone, [])
        for item in parts(value):
            if (words := item_in_english(item)).lower() not in ("none", "nothing"):
                things += self._things(words, zones.NAMES[SCENARIO_ZONES[zone]])

    def _things(self, item: str, zone: str) -> list[Thing]:
        if fillers := FILLERS.fullmatch(item):
            count = int(fillers["count"])
            civilization = fillers["civilization"]
            try:
                return [*filler(0, **{civilization.lower(): count})] if civilization else [*filler(count)]
            except ValueError as error:
                raise self._wrong(str(error)) from None
        count = 1
        if counted := COUNTED.fullmatch(item):
            count, item = int(counted["count"]), counted["name"]
            if not 1 <= count <= MOST_COPIES:
                raise self._wrong(
                    gettext("{count} copies: write 1 to {MOST_COPIES}", count=count, MOST_COPIES=MOST_COPIES)
                )
        piece = self._piece(item)
        self._ruling.lines.setdefault(f"{piece.card.name} in the {zone}", self._line)
        return [piece] * count

    def _piece(self, item: str) -> Piece:
        if not is_paired(item):  # the name alone would be found without them, and a mark would be lost
            words = gettext('the parentheses of "{item}" are not in pairs, or too deep in one another', item=item[:60])
            raise self._wrong(words)
        marked = MARKED.fullmatch(item)
        name, marks = (marked["name"], [*map(mark_in_english, parts(marked["marks"]))]) if marked else (item, [])
        piece = self._card(name)
        for mark in marks:
            piece = self._with_mark(piece, mark)
        return piece

    def _with_mark(self, piece: Piece, mark: str) -> Piece:
        found = form_of(mark, MARKS)
        if found is None:
            raise self._wrong(
                gettext(
                    '"{mark}" is not understood. In parentheses stand, with ; between them: {MARKS}',
                    mark=mark[:60],
                    MARKS=marks_to_write(),
                )
            )
        form, places = found
        things = (int(words) if place == "count" else self._card(words) for place, words in places.items())
        return MARKS[form](piece, *things)

    def _card(self, name: str) -> Piece:
        try:
            return pile(name.strip())
        except UnknownCard as error:
            raise self._wrong(str(error.args[0]).rstrip(".")) from None

    # --- what is done ---
    def _action(self, words: str) -> Action:
        text = self._written
        words = action_in_english(words)
        player = None
        if by := BY.fullmatch(words):
            player, words = _number_of(by["player"]), by["words"]
        if found := form_of(words, FORMS):
            form, places = found
            does, card, way = FORMS[form], places.get("card", ""), None
            if form == USE and (one_way := _WAY.fullmatch(card)):
                card, way = one_way["card"], one_way["way"]
            cards = parts(card) if form in LISTS else filter(None, [card])
            names = tuple(map(_chosen if does == "choose" else _named, map(thing_in_english, cards)))
            at = thing_in_english(places["target"]) if "target" in places else THE_PLAYER
            target = None if PLAYER.fullmatch(at) or at.lower() == THE_PLAYER else _named(at)
            return Action(self._line, text, does, names, target, way, player)
        setting = SETTING.fullmatch(words)
        if setting is not None and setting["name"].lower() in (*SETTINGS, *map(str.lower, ZONES)):
            raise self._wrong(
                gettext('"{setting}:" is part of the situation: it stands above "play:"', setting=self._name)
            )
        raise self._wrong(
            gettext('"{text}" is not understood. Write one of: {ACTIONS}', text=text[:60], ACTIONS=actions_to_write())
        )


def _number_of(letter: str) -> int:
    return YOU if letter.upper() == "A" else OPPONENT


def _named(words: str) -> Name:
    """A card as an action names it: "B's Corile#2", "Raider (draw a card)" for one of its abilities."""
    side = None
    if owner := OWNER.fullmatch(words):
        side, words = _number_of(owner["player"]), owner["name"]
    ability = ""
    if marked := MARKED.fullmatch(words):
        words, ability = marked["name"], marked["marks"]
    found = Name.of(words.strip())
    return Name(found.text, side, found.copy, ability)


def _chosen(words: str) -> Name | int:
    """What is chosen: a card, a player, or a number."""
    if player := PLAYER.fullmatch(words):
        return _number_of(player["player"])
    return int(words) if words.isascii() and words.isdecimal() and len(words) <= 3 else _named(words)
