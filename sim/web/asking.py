"""From a filled-in form to a run that waits: which experiment it asks for, and its folder."""

import os.path
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from decks.checking import DeckError
from decks.reading import Deck
from sim.api import defaults
from sim.api.kept_runs import keep_run
from sim.api.limits import GAMES
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.index import KnownRun
from sim.web.decklists import ALL_SHIPPED, FIELD, FILE, SHIPPED, WHOLE_FOLDER, YEARS, DeckFolder, check_list, file_name
from sim.web.errors import USERS, in_words
from strategies.playbooks.reading import GENERAL
from strategies.registry import LOOKAHEAD, PLAYERS, SEARCH
from strategies.thinkers import AUTO

MOST_GAMES = 10_000_000  # of a form; a day, and more than anybody wants
RUNS = "runs"  # the folder of runs in that of the decks


@dataclass(frozen=True)
class Form:
    """The form as it was filled in; every value is a text.

    `deck` is the deck that the list was opened from, `list` its text as it is now, and `name` its name. `opponent` is a
    deck or a field of `DeckFolder.read`. `replacing` is the file that may be replaced.
    """

    deck: str = ""
    name: str = ""
    list: str = ""
    opponent: str = ALL_SHIPPED
    games: str = field(default_factory=lambda: f"{defaults.OF_MATCH.by([defaults.default_player()]):,}")
    player: str = field(default_factory=defaults.default_player)
    others: str = field(default_factory=defaults.default_player)
    replacing: str = ""

    @staticmethod
    def of(values: Mapping[str, str]) -> "Form":
        """The form with these values; what is missing has its default."""
        found = {name: values[name] for name in Form.__dataclass_fields__ if name in values}
        return Form(**{**found, "list": found.get("list", "").replace("\r\n", "\n")})


class Refusal(Exception):
    """A form cannot be played. `problems` are what is wrong with its fields, as (field, message)."""

    def __init__(self, problems: Sequence[tuple[str, str]]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


def player_choices(folder: DeckFolder) -> list[tuple[str, str]]:
    """The players that the page offers, the default player first, as (words that name it, what it is)."""
    found = {
        AUTO: "the deck's playbook, or the general one",
        GENERAL: "the playbook for any deck",
        **dict.fromkeys(folder.playbooks(), "a playbook in your folder"),
        **{name: player.help for name, player in PLAYERS.items()},
        LOOKAHEAD: "tries each answer",
        SEARCH: "tries each answer in whole games",
    }
    default = defaults.default_player()
    return [(default, found.pop(default, f"the player that {defaults.VARIABLE} names")), *found.items()]


def keep_asked(form: Form, folder: DeckFolder) -> KnownRun:
    """Make the run that a form asks for. Raises Refusal."""
    problems: list[tuple[str, str]] = []
    deck, opponents = _decks(form, folder, problems)
    games = _games(form.games, problems)
    players = _players(form, folder, problems)
    if deck is None or problems:
        raise Refusal(problems)
    if form.opponent.startswith(FIELD):
        make = partial(gauntlet_experiment, deck, opponents, players=players, games=games)
        against = "the-field"
    else:
        make = partial(match_experiment, deck, opponents[0], players=players, games=games)
        against = file_name(opponents[0].name) or "deck"
    place = _free_folder(folder.path / RUNS, f"{file_name(deck.name) or 'deck'}-{against}")
    try:
        return keep_run(make, place, _command(form, deck.name, folder, games, players, place))
    except USERS as error:
        raise Refusal([("", in_words(error))]) from None


def _decks(form: Form, folder: DeckFolder, problems: list[tuple[str, str]]) -> tuple[Deck | None, list[Deck]]:
    deck, opponents = None, []
    try:
        deck = check_list(form.list, form.name, folder.file(form.deck))
    except DeckError as error:
        problems.append(("list", in_problems(error)))
    try:
        opponents = folder.read(form.opponent)
    except DeckError as error:
        problems.append(("opponent", str(error)))
    return deck, opponents


def _games(words: str, problems: list[tuple[str, str]]) -> int:
    digits = words.strip().replace(",", "")
    if digits.isascii() and digits.isdecimal() and len(digits) < 10 and GAMES.least <= int(digits) <= MOST_GAMES:
        return int(digits)
    problems.append(("games", f"The number of games must be a whole number from {GAMES.least} to {MOST_GAMES:,}."))
    return 0


def _players(form: Form, folder: DeckFolder, problems: list[tuple[str, str]]) -> tuple[str, str]:
    offered = [words for words, _ in player_choices(folder)]
    playbooks = folder.playbooks()
    found = []
    for whose, words in (("player", form.player), ("others", form.others)):
        if words not in offered:
            problems.append((whose, "This player is not offered. Choose another one."))
        found.append(str(folder.path / words) if words in playbooks else words)
    return found[0], found[1]


def in_problems(error: DeckError) -> str:
    """What is wrong with the list on the page: the lines of `duelsim decks check` after the one that names the file."""
    return "\n".join(line.strip() for line in str(error).split("\n")[1:])


def _free_folder(runs: Path, name: str) -> Path:
    number = 1
    while os.path.lexists(place := runs / (name if number == 1 else f"{name}-{number}")):
        number += 1
    return place


def _command(form: Form, name: str, folder: DeckFolder, games: int, players: Sequence[str], place: Path) -> str:
    """The command that plays the same; "" where the list, or its name, is that of no file."""
    try:
        opened = folder.text(form.deck)
        if opened.splitlines() != form.list.splitlines() or folder.read(form.deck)[0].name != name:
            return ""
    except DeckError:
        return ""

    def word(choice: str) -> str:
        return choice.removeprefix(SHIPPED) if choice.startswith(SHIPPED) else str(folder.path / choice[len(FILE) :])

    if form.opponent.startswith(FIELD):
        named = ["--field", str(folder.path)] if form.opponent == WHOLE_FOLDER else []
        named = ["--field", form.opponent.removeprefix(FIELD)] if form.opponent in YEARS else named
        words = ["gauntlet", word(form.deck), *named]
    else:
        words = ["match", word(form.deck), word(form.opponent)]
    options = ["--games", str(games), "--players", ",".join(players), "--out", str(place)]
    return shlex.join(["duelsim", *words, *options])
