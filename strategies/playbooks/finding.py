"""Players as users name them, playbooks among them: `auto`, `general`, `my-deck.play`, or a scripted player.

What was found has the text of its playbook with it, so that a run needs no files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from decks.checking import Problem
from decks.shipped import GROUPS
from decks.suggesting import did_you_mean
from sim.language import comma, gettext
from strategies.playbooks.lines import Line, Plan, Playbook
from strategies.playbooks.reading import GENERAL, PlaybookError, read_playbook
from strategies.playbooks.writing import written
from strategies.player_files import PLAYBOOK, is_file, text_of
from strategies.registry import (
    PLAYERS,
    ChosenPlayer,
    UnknownPlayer,
    chosen_player,
    split_thinking,
    thinking_words,
)
from strategies.scripted.parameters import MANA_ENOUGH, MANA_MOST
from strategies.thinkers import AUTO

ENDING: Final = ".play"
LONGEST_PLAYBOOK: Final = 50_000  # letters


@dataclass(frozen=True)
class FoundPlayer:
    """A player: the words that name it, and the text of its playbook; empty for a scripted player."""

    words: str
    playbook: str = ""


def has_playbook(words: str) -> bool:
    """Whether the words that name a player are those of one who goes by a playbook."""
    return words == GENERAL or words.endswith(ENDING)


def find_player(words: str, deck: Path | None = None) -> FoundPlayer:
    """The player that the words name, of a deck in this file.

    >>> find_player("rush:hand_kept=0").words
    'rush'

    Raises UnknownPlayer, with a message for the user.
    """
    rollouts, ahead, words = split_thinking(words.strip())
    if rollouts:
        found = find_player(words, deck)
        return replace(found, words=thinking_words(rollouts, ahead) + found.words)
    if words == AUTO:
        beside = deck.with_suffix(ENDING) if deck is not None and deck.name else None  # a deck may have no file
        if beside is not None and is_file(beside):
            return find_playbook(str(beside))
        return FoundPlayer(GENERAL, shipped_text(GENERAL))
    if words == GENERAL or words.removesuffix(ENDING) in shipped_playbooks():
        name = words.removesuffix(ENDING)
        if words == GENERAL or not is_file(Path(words)):
            return FoundPlayer(name if name == GENERAL else name + ENDING, shipped_text(name))
    if words.endswith(ENDING):
        return find_playbook(words)
    try:
        return FoundPlayer(chosen_player(words).words)
    except UnknownPlayer as error:
        name = words.partition(":")[0].strip()
        if name in PLAYERS:
            raise
        near = did_you_mean(name, {one: one for one in (*PLAYERS, GENERAL, AUTO, *shipped_playbooks())})
        message = (
            gettext("{players}, general, auto, and the playbooks of decks, such as my-deck.play.", players=error) + near
        )
        raise UnknownPlayer(message) from None


def find_playbook(file: str) -> FoundPlayer:
    """The playbook in a file, or the one of this name that ships with duelsim. Raises UnknownPlayer."""
    if not is_file(Path(file)) and file.removesuffix(ENDING) in shipped_playbooks():
        return find_player(file)
    shipped = comma().join(name + ENDING for name in shipped_playbooks())
    missing = gettext("These ship with duelsim: {playbooks}.", playbooks=shipped)
    return FoundPlayer(Path(file).name, text_of(Path(file), PLAYBOOK, LONGEST_PLAYBOOK, missing) or "\n")


@lru_cache(1)
def shipped_playbooks() -> tuple[str, ...]:
    """The names of the playbooks that ship with duelsim, those of decks and the general one, in order."""
    return tuple(sorted(_shipped_files()))


@lru_cache(32)
def shipped_text(name: str) -> str:
    """The text of a playbook that ships with duelsim."""
    return _shipped_files()[name].read_text(encoding="utf-8")


@lru_cache(1)
def _shipped_files() -> Mapping[str, Traversable]:
    """The files of the playbooks that ship with duelsim, by their names."""
    decks = resources.files("decks")
    rooms = (resources.files("strategies.playbooks"), *(decks / folder for folder in GROUPS))
    files = [file for room in rooms for file in room.iterdir() if file.name.endswith(ENDING)]
    return {file.name.removesuffix(ENDING): file for file in files}


@dataclass(frozen=True)
class PreparedPlayer:
    """A player as the engine gets it: a script with its parameters, and a whole playbook, or none."""

    script: ChosenPlayer
    playbook: Playbook | None


def whole_text(found: FoundPlayer, names: Mapping[str, str]) -> str:
    """The text of a playbook that needs no other: with the lines of the general player, if that is its base.

    The plans of a sideboard are left out: a run has the lists that they lead to, and not all cards that they name.

    Raises PlaybookError.
    """
    known = tuple(names.items())
    *_, source = split_thinking(found.words)
    own = read_playbook(found.playbook, names, source)
    if own.base == GENERAL or own.plans:
        return written(replace(_whole(found.playbook, known, source), plans=()))
    return found.playbook


def plans_of(found: FoundPlayer, names: Mapping[str, str]) -> tuple[Plan, ...]:
    """The plans of a player's playbook, none of a player without one. Raises PlaybookError."""
    *_, source = split_thinking(found.words)
    return read_playbook(found.playbook, names, source).plans if found.playbook else ()


def prepare_player(found: FoundPlayer, names: Mapping[str, str], highest_cost: int) -> PreparedPlayer:
    """Prepare a player; `names` are the known cards, `highest_cost` is the highest cost in the deck.

    Raises UnknownPlayer and PlaybookError.
    """
    if not found.playbook:
        return PreparedPlayer(chosen_player(found.words), None)
    rollouts, ahead, source = split_thinking(found.words)
    prepared = prepare_playbook(_whole(found.playbook, tuple(names.items()), source), highest_cost)
    return replace(prepared, script=replace(prepared.script, rollouts=rollouts, looks_ahead=ahead))


def prepare_playbook(own: Playbook, highest_cost: int) -> PreparedPlayer:
    """Prepare a player who goes by a whole playbook; `highest_cost` is as in `prepare_player`."""
    script = chosen_player(own.base)
    values = list(script.values)
    if own.until_highest_cost:
        values[MANA_ENOUGH] = values[MANA_MOST] = highest_cost
    if own.until_mana is not None:
        values[MANA_ENOUGH] = values[MANA_MOST] = own.until_mana
    return PreparedPlayer(replace(script, values=tuple(values)), own)


def _further(lines: tuple[Line, ...], said: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines without repetitions: the first decides."""
    return tuple(line for line in lines if line not in said)


@lru_cache(64)
def _whole(text: str, names: tuple[tuple[str, str], ...], source: str) -> Playbook:
    """The playbook of a text, with the lines of its base below its own."""
    own = read_playbook(text, dict(names), source)
    if own.base != GENERAL:
        return own
    if source == GENERAL:
        raise PlaybookError(source, [Problem(None, gettext("the general playbook is its own base. Write base: rush."))])
    base = _whole(shipped_text(GENERAL), names, GENERAL)
    has_until = own.until_mana is not None or own.until_highest_cost
    return Playbook(
        base.base,
        tuple(first + _further(second, first) for first, second in zip(own.lines, base.lines, strict=True)),
        own.until_mana if has_until else base.until_mana,
        own.until_highest_cost if has_until else base.until_highest_cost,
        own.habits | base.habits,
    )
