"""The kinds of players who try their answers out: who searches, and who looks ahead.

Imports nothing slow: a command asks here how slow a player is before it chooses whether the engine is compiled.
"""

from dataclasses import dataclass
from typing import Final

SEARCH: Final = "search"
LOOKAHEAD: Final = "lookahead"


@dataclass(frozen=True)
class Thinker:
    """A kind of player who tries its answers out, on deals of what it cannot see, and follows a script in the trials.

    It tries them on so many `rollouts`, unless the user names another number. A trial ends with the game, or, where a
    value judges the position, at the end of a turn: the one in play is the first of `horizon`. `does` and `do` say what
    the player does: "searches", "search".
    """

    name: str
    help: str
    rollouts: int
    horizon: int
    does: str
    do: str
    counted: str  # what its number counts, in messages


THINKERS: Final = {
    one.name: one
    for one in (
        Thinker(
            SEARCH,
            "tries its answers in games that a script plays on, on deals of what it cannot see",
            rollouts=20,
            horizon=0,
            does="searches",
            do="search",
            counted="rollouts",
        ),
        Thinker(
            LOOKAHEAD,
            "tries its answers up to the end of the opponent's next turn, and judges the positions by a value",
            rollouts=8,
            horizon=2,
            does="looks ahead",
            do="look ahead",
            counted="deals",
        ),
    )
}


def thinker_of(words: str) -> Thinker | None:
    """The kind of thinker that the words name, if they name one: a player who searches, or one who looks ahead.

    >>> thinker_of("lookahead:8/rush").does, thinker_of("rush")
    ('looks ahead', None)
    """
    return THINKERS.get(words.partition("/")[0].partition(":")[0].strip())


def looks_ahead(words: str) -> bool:
    """Whether the words name a player who looks ahead, and so judges positions by a value.

    >>> looks_ahead("lookahead:8/rush"), looks_ahead("search"), looks_ahead("rush")
    (True, False, False)
    """
    thinker = thinker_of(words)
    return thinker is not None and thinker.horizon > 0


def thinking_words(rollouts: int, horizon: int) -> str:
    """What stands before the words of the script that a thinker follows; "" for a script.

    >>> thinking_words(20, 0), thinking_words(8, 2), thinking_words(0, 0)
    ('search:20/', 'lookahead:8/', '')
    """
    return f"{LOOKAHEAD if horizon else SEARCH}:{rollouts}/" if rollouts else ""
