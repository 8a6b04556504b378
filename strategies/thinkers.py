"""The kinds of players who search or look ahead, and the name of the script that plays a deck by its playbook.

Imports nothing slow: a command asks here how slow a player is before it chooses whether the engine is compiled.
"""

from dataclasses import dataclass
from typing import Final

SEARCH: Final = "search"
LOOKAHEAD: Final = "lookahead"
AUTO: Final = "auto"  # the deck's playbook, or else the general one; a thinker follows it where nobody is named


@dataclass(frozen=True)
class Thinker:
    """A kind of player who tries its answers out, on deals of what it cannot see, and follows a script in the trials.

    It tries them on this many `rollouts`, unless the user names another number. A trial of one who `looks_ahead` ends
    with the opponent's next turn, where a value judges the position; other trials end with the game. `does` and `do`
    say what the player does: "searches", "search".
    """

    name: str
    help: str
    rollouts: int
    looks_ahead: bool
    does: str
    do: str
    counted: str  # what its number counts, in messages


THINKERS: Final = {
    one.name: one
    for one in (
        Thinker(
            SEARCH,
            "tries its answers on deals of what it cannot see, in games that a script then plays to the end",
            rollouts=20,
            looks_ahead=False,
            does="searches",
            do="search",
            counted="rollouts",
        ),
        Thinker(
            LOOKAHEAD,
            "tries its answers up to the end of the opponent's next turn, and judges the positions by a value",
            rollouts=8,
            looks_ahead=True,
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
    return thinker is not None and thinker.looks_ahead


def thinking_words(rollouts: int, looks_ahead: bool) -> str:
    """What stands before the words of the script that a thinker follows; "" for a script.

    >>> thinking_words(20, looks_ahead=False), thinking_words(8, looks_ahead=True)
    ('search:20/', 'lookahead:8/')
    """
    return f"{LOOKAHEAD if looks_ahead else SEARCH}:{rollouts}/" if rollouts else ""
