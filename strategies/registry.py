"""The players as users name them: `rush`, or with parameters of its own `rush:hand_kept=1:mana_most=8`.

A player who searches or looks ahead is named with its deals and the script that it follows: `search:20/rush`,
`lookahead:8/rush`.

These words name a player everywhere: on the command line, in experiment files, in Python and in the manifests of runs.
"""

from dataclasses import dataclass, replace
from typing import Final

from sim.language import comma, gettext, translatable
from strategies.scripted.dispatch import NUMBERS
from strategies.scripted.dispatch import PLAYERS as SCRIPTED
from strategies.scripted.player import Player
from strategies.thinkers import AUTO, LOOKAHEAD, SEARCH, THINKERS, Thinker, thinker_of, thinking_words

__all__ = [
    "LOOKAHEAD",
    "PLAYERS",
    "SEARCH",
    "THINKERS",
    "ChosenPlayer",
    "Player",
    "Thinker",
    "UnknownPlayer",
    "chosen_player",
    "split_thinking",
    "thinker_of",
    "thinking_words",
]

PLAYERS: Final = {player.name: player for player in SCRIPTED}
LARGEST: Final = 1_000_000  # of a parameter, either way
MOST_ROLLOUTS: Final = 10_000


class UnknownPlayer(ValueError):
    """These words name no player, or give it a parameter that it does not have."""


@dataclass(frozen=True)
class ChosenPlayer:
    """A player with values for its parameters. A thinker has the script that it follows, and its rollouts."""

    player: Player
    values: tuple[int, ...]
    rollouts: int = 0
    looks_ahead: bool = False  # one with rollouts who does not searches

    @property
    def number(self) -> int:
        """The player's number in the record."""
        return NUMBERS[self.player.name]

    @property
    def words(self) -> str:
        """The words that name it, always the same for the same player: only parameters that are not its defaults."""
        changed = (
            f":{name}={value}"
            for (name, default), value in zip(self.player.parameters.items(), self.values, strict=True)
            if value != default
        )
        return thinking_words(self.rollouts, self.looks_ahead) + self.player.name + "".join(changed)


def split_thinking(words: str) -> tuple[int, bool, str]:
    """The rollouts of a thinker, whether it looks ahead, and the words of its script; 0 and all words for a script.

    >>> split_thinking("search:20/rush:hand_kept=1"), split_thinking("lookahead/rush"), split_thinking("rush")
    ((20, False, 'rush:hand_kept=1'), (8, True, 'rush'), (0, False, 'rush'))

    Raises UnknownPlayer, with a message for the user.
    """
    thinker = thinker_of(words)
    if thinker is None:
        return 0, False, words
    thinking, slash, script = words.partition("/")
    number = thinking.partition(":")[2].strip() if ":" in thinking else str(thinker.rollouts)
    rollouts = int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0
    if not 0 < rollouts <= MOST_ROLLOUTS:
        raise UnknownPlayer(
            gettext(
                "{number!r} is not a number of {counted} from 1 to {MOST_ROLLOUTS:,}, such as {name}:{rollouts}",
                number=number,
                counted=gettext(thinker.counted),
                MOST_ROLLOUTS=MOST_ROLLOUTS,
                name=thinker.name,
                rollouts=thinker.rollouts,
            )
        )
    script = script.strip() if slash else AUTO
    if inner := thinker_of(script):
        itself = translatable("{name} follows a script, such as {name}:{rollouts}/rush, and no other {inner}")
        another = translatable("{name} follows a script, such as {name}:{rollouts}/rush, and no {inner}")
        raise UnknownPlayer(
            gettext(itself if inner is thinker else another, name=thinker.name, rollouts=rollouts, inner=inner.name)
        )
    return rollouts, thinker.looks_ahead, script


def chosen_player(words: str) -> ChosenPlayer:
    """The player that the words name.

    >>> chosen_player("rush:hand_kept=1").words
    'rush:hand_kept=1'
    >>> chosen_player("rush:hand_kept=0").words
    'rush'
    >>> chosen_player("search/rush").words, chosen_player("lookahead/rush").words
    ('search:20/rush', 'lookahead:8/rush')

    Raises UnknownPlayer, with a message for the user, where there is no such player or parameter.
    """
    rollouts, ahead, script = split_thinking(words)
    return replace(_scripted(script), rollouts=rollouts, looks_ahead=ahead)


def _scripted(words: str) -> ChosenPlayer:
    """The scripted player that the words name. Raises UnknownPlayer."""
    name, *settings = (part.strip() for part in words.split(":"))
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayer(
            gettext(
                "no player is called {name!r}; the players are {names}, {SEARCH} and {LOOKAHEAD}",
                name=name,
                names=comma().join(PLAYERS),
                SEARCH=SEARCH,
                LOOKAHEAD=LOOKAHEAD,
            )
        )
    values = dict(player.parameters)
    for setting in settings:
        key, equals, number = (part.strip() for part in setting.partition("="))
        if key not in values:
            some = translatable("the player {name} has no parameter {key!r}; its parameters are {known}")
            none = translatable("the player {name} has no parameter {key!r}; it has none")
            raise UnknownPlayer(gettext(some if values else none, name=name, key=key, known=comma().join(values)))
        try:
            values[key] = int(number)
        except ValueError:
            values[key] = LARGEST + 1
        if not equals or abs(values[key]) > LARGEST:
            raise UnknownPlayer(
                gettext(
                    "{setting!r} is not a parameter of {name} with a whole number up to {LARGEST:,}, such as {key}=1",
                    setting=setting,
                    name=name,
                    LARGEST=LARGEST,
                    key=key,
                )
            )
    return ChosenPlayer(player, tuple(values.values()))
