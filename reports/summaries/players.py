"""Which players a result holds between, as text: playbooks, the general player, scripted players, thinkers."""

from collections.abc import Iterable, Sequence

from reports.writing.verdict import Pilot, Pilots
from strategies.playbooks.finding import has_playbook
from strategies.playbooks.reading import GENERAL
from strategies.registry import LOOKAHEAD, SEARCH, UnknownPlayer, chosen_player, thinker_of

IDLE = "goldfish"  # the player who does nothing: no result holds between it and anybody


def between(players: Sequence[str]) -> str:
    """The players of an experiment, as a verdict names them after "between".

    >>> between(["fn-rush.play", "mine.play"]), between(["fn-rush.play", "general"])
    ('playbooks', 'a playbook and the general player')
    >>> between(["search:20/rush", "rush"]), between(["rush", "mine.play", "general"])
    ('a player who searches and a scripted player', 'playbooks, general players and scripted players')
    >>> between(["lookahead:8/rush"]), between(["lookahead:8/rush", "rush", "general"])
    ('players who look ahead', 'players of whom some look ahead')
    """
    sorts = sorted({_sort(player) for player in _acting(players)})
    if len(sorts) == 1:
        return _MANY[sorts[0]]
    if len(set(players)) == 2:
        return " and ".join(_ONE[sort] for sort in sorts)
    thinking = [_THINK[sort] for sort in sorts if sort in _THINK]
    if thinking:
        return f"players of whom some {' or '.join(thinking)}"
    return listed([_MANY[sort] for sort in sorts])


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them.

    >>> listed(["rush"]), listed(["rush", "control", "random"])
    ('rush', 'rush, control and random')
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def pilots_of(sides: Sequence[tuple[str, str]], words: str = "") -> Pilots:
    """Who played, of decks with their players; `words` are by default "between" those players.

    >>> pilots_of([("Red", "lookahead:8/rush"), ("Blue", "lookahead:8/auto")]).text
    'between players who look ahead (strong bots)'
    >>> pilots_of([("Red", "general"), ("Blue", "fn-rush.play"), ("Green", "mine.play")]).text
    'between playbooks and general players (2 decks: medium bot, Red: basic bot)'
    """
    acting = _acting([player for _, player in sides])
    decks: dict[int, dict[str, None]] = {}
    for deck, player in sides:
        if player in acting:
            decks.setdefault(_sort(player), {})[deck] = None
    each = []
    for sort, found in sorted(decks.items()):
        of = "" if len(decks) == 1 else next(iter(found)) if len(found) == 1 else f"{len(found)} decks"
        each.append(Pilot(*_PILOTS[sort], of))
    return Pilots(words or f"between {between([player for _, player in sides])}", tuple(each))


def between_deck_and_field(player: str, field: Sequence[str]) -> str:
    """The players of a deck and of its field, as a verdict names them after "between": the deck's first.

    >>> between_deck_and_field("general", ["fn-rush.play", "mine.play"])
    'the general player and playbooks'
    """
    sorts = sorted({_sort(one) for one in field})
    if IDLE in (player, *field) or _THINK.keys() & {_sort(player), *sorts} or sorts == [_sort(player)]:
        return between([player, *field])
    if len(set(field)) == 1:
        return f"{_ONE[_sort(player)]} and {_ONE[sorts[0]]}"
    return f"{_ONE[_sort(player)]} and {' or '.join(_MANY[sort] for sort in sorts)}"


def by_whom(players: Sequence[str]) -> str:
    """The player of decks that play alone, as a verdict names it after "played by".

    >>> by_whom(["fn-rush.play", "goldfish"])
    'a playbook'
    """
    sorts = {_sort(player) for player in _acting(players)}
    return _ONE[sorts.pop()] if len(sorts) == 1 else between(players)


def unlike_pilots(sides: Iterable[tuple[str, str]]) -> str:
    """That pilots of different strength meet, in words; "" where none do. `sides` are the players who meet.

    >>> unlike_pilots([("fn-rush.play", "mine.play"), ("rush", "goldfish")])
    ''
    >>> unlike_pilots([("fn-rush.play", "general")])
    'Unlike pilots: a playbook meets the general player, who is weaker. So this compares pilots, too.'
    >>> unlike_pilots([("search:20/rush", "lookahead:8/rush")])
    'Unlike pilots: a player who looks ahead meets a player who searches. So this compares pilots, too.'
    """
    for one, other in sides:
        sorts = sorted((_sort(one), _sort(other)))
        if sorts[0] != sorts[1] and IDLE not in (one, other) and IN_PYTHON not in sorts:
            stronger, weaker = (_ONE[sort] for sort in sorts)
            which = "" if _THINK.keys() >= set(sorts) else ", who is weaker"
            return f"Unlike pilots: {stronger} meets {weaker}{which}. So this compares pilots, too."
    return ""


_ONE = (
    "a player who looks ahead",
    "a player who searches",
    "a playbook",
    "the general player",
    "a scripted player",
    "a player in Python",
)
_MANY = (
    "players who look ahead",
    "players who search",
    "playbooks",
    "general players",
    "scripted players",
    "players in Python",
)
_PILOTS = (
    ("looks ahead", "strong bot"),
    ("searches", "strong bot"),
    ("playbook", "medium bot"),
    ("general player", "basic bot"),
    ("script", "basic bot"),
    ("player in Python", "strength unknown"),
)
LOOKING_AHEAD, SEARCHING, PLAYBOOK, GENERAL_PLAYER, SCRIPTED, IN_PYTHON = range(len(_ONE))
_THINK = {LOOKING_AHEAD: "look ahead", SEARCHING: "search"}
_THINKERS = {LOOKAHEAD: LOOKING_AHEAD, SEARCH: SEARCHING}


def _acting(players: Sequence[str]) -> list[str]:
    return [player for player in players if player != IDLE] or list(players)


def _sort(player: str) -> int:
    if thinker := thinker_of(player):
        return _THINKERS[thinker.name]
    if player == GENERAL:  # it knows nothing of the deck, which is what a reader must know
        return GENERAL_PLAYER
    if has_playbook(player):
        return PLAYBOOK
    try:
        chosen_player(player)
    except UnknownPlayer:
        return IN_PYTHON  # the name of a class
    return SCRIPTED
