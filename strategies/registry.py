"""The players as users name them: `rush`, or with parameters of its own `rush:hand_kept=1:mana_most=8`.

A player who searches is named with its rollouts and the script that it follows in them: `search:20/rush`.

These words name a player everywhere: on the command line, in experiment files, in Python and in the manifests of runs.
"""

from dataclasses import dataclass, replace
from typing import Final

from strategies.scripted.dispatch import NUMBERS
from strategies.scripted.dispatch import PLAYERS as SCRIPTED
from strategies.scripted.player import Player

__all__ = ["PLAYERS", "ChosenPlayer", "Player", "UnknownPlayer", "chosen_player", "searches", "split_search"]

PLAYERS: Final = {player.name: player for player in SCRIPTED}
LARGEST: Final = 1_000_000  # of a parameter, either way
SEARCH: Final = "search"
SEARCH_HELP: Final = "tries its answers in games that a script plays on, on deals of what it cannot see"
SEARCH_SCRIPT: Final = "auto"  # whom it follows, if nobody is named: the deck's playbook
ROLLOUTS: Final = 20
MOST_ROLLOUTS: Final = 10_000


class UnknownPlayer(ValueError):
    """These words name no player, or give it a parameter that it does not have."""


@dataclass(frozen=True)
class ChosenPlayer:
    """A player with values for its parameters. One who searches has the script that it follows, and its rollouts."""

    player: Player
    values: tuple[int, ...]
    rollouts: int = 0

    @property
    def number(self) -> int:
        """The number by which the record knows the player."""
        return NUMBERS[self.player.name]

    @property
    def words(self) -> str:
        """The words that name it, always the same for the same player: only parameters that are not its defaults."""
        changed = (
            f":{name}={value}"
            for (name, default), value in zip(self.player.parameters.items(), self.values, strict=True)
            if value != default
        )
        searching = f"{SEARCH}:{self.rollouts}/" if self.rollouts else ""
        return searching + self.player.name + "".join(changed)


def searches(words: str) -> bool:
    """Whether the words name a player who searches, if they name one."""
    return words.partition("/")[0].partition(":")[0].strip() == SEARCH


def split_search(words: str) -> tuple[int, str]:
    """The rollouts of a player who searches, and the words of the script that it follows; 0 and all words for another.

    >>> split_search("search:20/rush:hand_kept=1"), split_search("rush")
    ((20, 'rush:hand_kept=1'), (0, 'rush'))

    Raises UnknownPlayer, with a message for the user.
    """
    if not searches(words):
        return 0, words
    searching, slash, script = words.partition("/")
    number = searching.partition(":")[2].strip() if ":" in searching else str(ROLLOUTS)
    rollouts = int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0
    if not 0 < rollouts <= MOST_ROLLOUTS:
        raise UnknownPlayer(
            f"{number!r} is not a number of rollouts from 1 to {MOST_ROLLOUTS:,}, such as {SEARCH}:{ROLLOUTS}"
        )
    script = script.strip() if slash else SEARCH_SCRIPT
    if searches(script):
        raise UnknownPlayer(f"{SEARCH} follows a script, such as {SEARCH}:{rollouts}/rush, and no other {SEARCH}")
    return rollouts, script


def chosen_player(words: str) -> ChosenPlayer:
    """The player that the words name.

    >>> chosen_player("rush:hand_kept=1").words
    'rush:hand_kept=1'
    >>> chosen_player("rush:hand_kept=0").words
    'rush'
    >>> chosen_player("search/rush").words
    'search:20/rush'

    Raises UnknownPlayer, with a message for the user, where there is no such player or parameter.
    """
    rollouts, script = split_search(words)
    return replace(_scripted(script), rollouts=rollouts)


def _scripted(words: str) -> ChosenPlayer:
    """The scripted player that the words name. Raises UnknownPlayer."""
    name, *settings = (part.strip() for part in words.split(":"))
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(PLAYERS)} and {SEARCH}")
    values = dict(player.parameters)
    for setting in settings:
        key, equals, number = (part.strip() for part in setting.partition("="))
        if key not in values:
            known = f"its parameters are {', '.join(values)}" if values else "it has none"
            raise UnknownPlayer(f"the player {name} has no parameter {key!r}; {known}")
        try:
            values[key] = int(number)
        except ValueError:
            values[key] = LARGEST + 1
        if not equals or abs(values[key]) > LARGEST:
            raise UnknownPlayer(
                f"{setting!r} is not a parameter of {name} with a whole number up to {LARGEST:,}, such as {key}=1"
            )
    return ChosenPlayer(player, tuple(values.values()))
