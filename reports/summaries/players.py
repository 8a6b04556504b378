"""Which players a result holds between, as text: playbooks, the general player, scripted players, thinkers."""

from collections.abc import Iterable, Sequence

from reports.writing.verdict import Pilot, Pilots
from sim.language import comma, gettext, translatable
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
        return gettext(_MANY[sorts[0]])
    if len(set(players)) == 2:
        return listed([gettext(_ONE[sort]) for sort in sorts])
    thinking = [_THINK[sort] for sort in sorts if sort in _THINK]
    if thinking:
        return gettext("players of whom some {think}", think=gettext(" or ").join(map(gettext, thinking)))
    return listed([gettext(_MANY[sort]) for sort in sorts])


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them.

    >>> listed(["rush"]), listed(["rush", "control", "random"])
    ('rush', 'rush, control and random')
    """
    *others, last = words
    return gettext("{others} and {last}", others=comma().join(others), last=last) if others else last


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
        of = (
            ""
            if len(decks) == 1
            else next(iter(found))
            if len(found) == 1
            else gettext("{count} decks", count=len(found))
        )
        each.append(Pilot(*_PILOTS[sort], of))
    players = between([player for _, player in sides])
    return Pilots(words or gettext("between {players}", players=players), tuple(each))


def between_deck_and_field(player: str, field: Sequence[str]) -> str:
    """The players of a deck and of its field, as a verdict names them after "between": the deck's first.

    >>> between_deck_and_field("general", ["fn-rush.play", "mine.play"])
    'the general player and playbooks'
    """
    sorts = sorted({_sort(one) for one in field})
    if IDLE in (player, *field) or _THINK.keys() & {_sort(player), *sorts} or sorts == [_sort(player)]:
        return between([player, *field])
    if len(set(field)) == 1:
        return listed([gettext(_ONE[_sort(player)]), gettext(_ONE[sorts[0]])])
    of_field = gettext(" or ").join(gettext(_MANY[sort]) for sort in sorts)
    return listed([gettext(_ONE[_sort(player)]), of_field])


def by_whom(players: Sequence[str]) -> str:
    """The player of decks that play alone, as a verdict names it after "played by".

    >>> by_whom(["fn-rush.play", "goldfish"])
    'a playbook'
    """
    sorts = {_sort(player) for player in _acting(players)}
    return gettext(_ONE[sorts.pop()]) if len(sorts) == 1 else between(players)


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
            stronger, weaker = (gettext(_ONE[sort]) for sort in sorts)
            alike = translatable("Unlike pilots: {one} meets {other}. So this compares pilots, too.")
            weaker_one = translatable(
                "Unlike pilots: {one} meets {other}, who is weaker. So this compares pilots, too."
            )
            return gettext(alike if _THINK.keys() >= set(sorts) else weaker_one, one=stronger, other=weaker)
    return ""


def players_like(player: str) -> str:
    """Players of this kind in words.

    >>> players_like("search:80/auto")
    'players who search'
    """
    return gettext(_MANY[_sort(player)])


_ONE = (
    translatable("a player who looks ahead"),
    translatable("a player who searches"),
    translatable("a playbook"),
    translatable("the general player"),
    translatable("a scripted player"),
    translatable("a player in Python"),
)
_MANY = (
    translatable("players who look ahead"),
    translatable("players who search"),
    translatable("playbooks"),
    translatable("general players"),
    translatable("scripted players"),
    translatable("players in Python"),
)
_PILOTS = (
    (translatable("looks ahead"), translatable("strong bot")),
    (translatable("searches"), translatable("strong bot")),
    (translatable("playbook"), translatable("medium bot")),
    (translatable("general player"), translatable("basic bot")),
    (translatable("script"), translatable("basic bot")),
    (translatable("player in Python"), translatable("strength unknown")),
)
LOOKING_AHEAD, SEARCHING, PLAYBOOK, GENERAL_PLAYER, SCRIPTED, IN_PYTHON = range(len(_ONE))
_THINK = {LOOKING_AHEAD: translatable("look ahead"), SEARCHING: translatable("search")}
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
