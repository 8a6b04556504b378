"""Between whom a result holds, in words: playbooks, scripted players, players who search, or players in Python."""

from collections.abc import Sequence

from strategies.playbooks.finding import has_playbook
from strategies.registry import UnknownPlayer, chosen_player, searches

IDLE = "goldfish"  # the player who does nothing: no result holds between it and anybody


def between(players: Sequence[str]) -> str:
    """The players of an experiment, as a verdict names them after "between".

    >>> between(["fn-rush.play", "general"]), between(["rush", "general"]), between(["search:20/rush", "rush"])
    ('playbooks', 'a playbook and a scripted player', 'a player who searches and a scripted player')
    """
    sorts = sorted({_sort(player) for player in _acting(players)})
    if len(sorts) == 1:
        return _MANY[sorts[0]]
    if len(set(players)) == 2:
        return " and ".join(_ONE[sort] for sort in sorts)
    return "players of whom some search" if 0 in sorts else "playbooks and scripted players"


def by_whom(players: Sequence[str]) -> str:
    """The player of decks that play alone, as a verdict names it after "played by".

    >>> by_whom(["fn-rush.play", "goldfish"])
    'a playbook'
    """
    sorts = {_sort(player) for player in _acting(players)}
    return _ONE[sorts.pop()] if len(sorts) == 1 else between(players)


_ONE = ("a player who searches", "a playbook", "a scripted player", "a player in Python")
_MANY = ("players who search", "playbooks", "scripted players", "players in Python")


def _acting(players: Sequence[str]) -> list[str]:
    return [player for player in players if player != IDLE] or list(players)


def _sort(player: str) -> int:
    if searches(player):
        return 0
    if has_playbook(player):
        return 1
    try:
        chosen_player(player)
    except UnknownPlayer:
        return 3  # the name of a class
    return 2
