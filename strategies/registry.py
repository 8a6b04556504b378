"""The scripted players as users name them: `rush`, or with parameters of its own `rush:hand_kept=1:mana_most=8`.

These words name a player everywhere: on the command line, in experiment files, in Python and in the manifests of runs.
"""

from dataclasses import dataclass
from typing import Final

from strategies.scripted.dispatch import NUMBERS
from strategies.scripted.dispatch import PLAYERS as SCRIPTED
from strategies.scripted.player import Player

__all__ = ["PLAYERS", "ChosenPlayer", "Player", "UnknownPlayer", "chosen_player"]

PLAYERS: Final = {player.name: player for player in SCRIPTED}
LARGEST: Final = 1_000_000  # of a parameter, either way


class UnknownPlayer(ValueError):
    """These words name no player, or give it a parameter that it does not have."""


@dataclass(frozen=True)
class ChosenPlayer:
    """A player with values for its parameters."""

    player: Player
    values: tuple[int, ...]

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
        return self.player.name + "".join(changed)


def chosen_player(words: str) -> ChosenPlayer:
    """The player that the words name.

    >>> chosen_player("rush:hand_kept=1").words
    'rush:hand_kept=1'
    >>> chosen_player("rush:hand_kept=0").words
    'rush'

    Raises UnknownPlayer, with a message for the user, where there is no such player or parameter.
    """
    name, *settings = (part.strip() for part in words.split(":"))
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(PLAYERS)}")
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
