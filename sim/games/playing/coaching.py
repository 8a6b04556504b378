"""The coach: what a script's choices cost, judged by a lookahead or a search.

The scripts play; at each of the deck's questions the coach says what it would do. Where that is something else, both
are tried on fresh deals, which it has not chosen by: the gain is not biased by its luck.
"""

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

from decks.shown_names import called
from sim.cards.words import Card
from sim.engine.record.codes import choices, verbs
from sim.engine.record.luck import root_key
from sim.engine.search import (
    AUDIT_BETTER,
    AUDIT_CHOICE,
    AUDIT_COLUMNS,
    AUDIT_DEALS,
    AUDIT_DONE,
    AUDIT_GAIN,
    AUDIT_GAME,
    AUDIT_QUESTION,
    AUDIT_SOURCE,
    AUDIT_SQUARES,
    AUDIT_TURN,
    AUDIT_VERB,
    OPTION_KIND,
    OPTION_NUMBER_OF,
    OPTION_TARGET,
    OPTION_WHAT,
    TARGET_IS_PLAYER,
    WON,
)
from sim.games.matchups.matchup import Matchup
from sim.games.playing.batch import TURN_CAP, Chunk, in_threads
from sim.games.playing.searching import play_searching
from sim.language import gettext

GAMES_AT_A_TIME = 2  # Ctrl-C waits for them


Number = Annotated[int, Meta(ge=-(1 << 62), lt=1 << 62)]
Row = Annotated[tuple[Number, ...], Meta(min_length=AUDIT_COLUMNS, max_length=AUDIT_COLUMNS)]  # of the audit


@dataclass(frozen=True)
class Watched:
    """Some games against one opponent: how many, the decisions that were judged, and the differences as numbers.

    `audit` has a row for each choice of the script that the coach would not have made; `sim.engine.search` names its
    columns, and `coached` puts it into words.
    """

    opponent: Annotated[int, Meta(ge=0)]
    games: Annotated[int, Meta(ge=0)]
    decisions: Annotated[int, Meta(ge=0)]
    audit: tuple[Row, ...]


@dataclass(frozen=True)
class Judgement:
    """A choice of the script that the coach would not have made.

    `gain` is what the better choice wins more, in points of win probability (100: certain), `error` its standard error.
    """

    opponent: int
    game: int
    decision: int
    turn: int
    question: str
    done: str
    better: str
    gain: float
    error: float

    def to_json(self) -> dict[str, Any]:
        """Everything but the opponent, whom the caller names."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "opponent"}


@dataclass(frozen=True)
class Coached:
    """Some games against one opponent: how many, the decisions that were judged, and the differences in words."""

    opponent: int
    games: int
    decisions: int
    judgements: tuple[Judgement, ...]


@dataclass(frozen=True)
class Habit:
    """A difference by what was done and what was better: how often it occurred, and its mean gain."""

    question: str
    done: str
    better: str
    times: int
    gain: float

    @property
    def cost(self) -> float:
        """All that it cost."""
        return self.times * self.gain


def coach(
    matchups: Sequence[Matchup],
    seed: int,
    chunks: Iterator[Chunk],
    *,
    fresh: int,
    jobs: int,
    turn_cap: int = TURN_CAP,
) -> Generator[Watched]:
    """Play these games, and judge the choices of the first deck's script; yields what comes of each chunk, in order.

    Its player in the matchup is the coach, who looks ahead or searches and follows the script.
    """
    root = root_key(seed)[1]

    def play(chunk: Chunk) -> Watched:
        matchup = matchups[chunk.cell]
        searched = play_searching(matchup, root, chunk.first_game, chunk.games, turn_cap, fresh=fresh)
        audit = tuple(map(tuple, searched.audit.tolist()))
        return Watched(chunk.cell, chunk.games, searched.counts["decisions"], audit)

    return in_threads(play, chunks, jobs)


def coaching_chunks(opponents: int, games: int) -> list[Chunk]:
    """The chunks of this many games with each opponent, in pairs.

    The opponents take turns: a coach who is stopped early has watched about as many games with each. More games add
    chunks at the end.
    """
    firsts = range(0, games + games % 2, GAMES_AT_A_TIME)
    return [Chunk(cell, 0, first, GAMES_AT_A_TIME) for first in firsts for cell in range(opponents)]


def coached(watched: Watched, cards: Sequence[Card]) -> Coached:
    """What came of some games, in the language that holds now; `cards` are those of the matchup, by kind.

    Raises LookupError for numbers that are not those of a game with these cards.
    """
    judgements = (judgement_of(row, cards, watched.opponent) for row in watched.audit)
    # One of two copies of a card may be the better choice: no words distinguish them.
    told = tuple(one for one in judgements if one.done != one.better)
    return Coached(watched.opponent, watched.games, watched.decisions, told)


def judgement_of(row: Sequence[int], cards: Sequence[Card], opponent: int) -> Judgement:
    """A row of the audit in words and points."""
    deals = max(row[AUDIT_DEALS], 1)
    mean = row[AUDIT_GAIN] / deals
    variance = max(row[AUDIT_SQUARES] / deals - mean * mean, 0.0)
    points = 100 / WON
    return Judgement(
        opponent=opponent,
        game=row[AUDIT_GAME],
        decision=row[AUDIT_CHOICE],
        turn=row[AUDIT_TURN],
        question=question_in_words(row, cards),
        done=choice_in_words(row[AUDIT_DONE:], cards),
        better=choice_in_words(row[AUDIT_BETTER:], cards),
        gain=points * mean,
        error=points * math.sqrt(variance / deals),
    )


def question_in_words(row: Sequence[int], cards: Sequence[Card]) -> str:
    """What was asked: "charge mana", "choose to destroy for Terror Pit"."""
    words = gettext(choices.ASK_NAMES[row[AUDIT_QUESTION]])
    if row[AUDIT_VERB] and row[AUDIT_QUESTION] != choices.ASK_CHARGE:
        words = gettext("{question} to {verb}", question=words, verb=gettext(verbs.NAMES[row[AUDIT_VERB]]))
    source = row[AUDIT_SOURCE]
    if source < 0:
        return words
    return gettext("{question} for {card}", question=words, card=called(cards[source].name))


def choice_in_words(option: Sequence[int], cards: Sequence[Card]) -> str:
    """An answer: "Aqua Hulcus", "Corile at the player", "nothing"."""
    what, kind, number, target = (option[at] for at in (OPTION_WHAT, OPTION_KIND, OPTION_NUMBER_OF, OPTION_TARGET))
    if what in (choices.OPTION_NO, choices.OPTION_YES):
        return gettext("yes") if what == choices.OPTION_YES else gettext("nothing")
    if what == choices.OPTION_PLAYER:
        return gettext("the player")
    if what == choices.OPTION_NUMBER:
        return str(number)
    name = called(cards[kind].name) if kind >= 0 else gettext("a hidden card")
    if what == choices.OPTION_TAP_ABILITY:
        return gettext("{card}'s tap ability", card=name)
    if what == choices.OPTION_CROSS:
        return gettext("cross {card}", card=name)
    if what == choices.OPTION_HYPERIFY:
        return gettext("hyperify {card}", card=name)
    if what == choices.OPTION_CARD and target == TARGET_IS_PLAYER:
        return gettext("{card} at the player", card=name)
    if what == choices.OPTION_CARD and target >= 0:
        return gettext("{card} at {target}", card=name, target=called(cards[target].name))
    return name


def habits(judgements: Sequence[Judgement]) -> list[Habit]:
    """The differences by what was done and what was better, the most costly first."""
    gains: dict[tuple[str, str, str], list[float]] = {}
    for one in judgements:
        gains.setdefault((one.question, one.done, one.better), []).append(one.gain)
    found = [Habit(*words, len(values), sum(values) / len(values)) for words, values in gains.items()]
    return sorted(found, key=lambda habit: (-habit.cost, habit.question, habit.done, habit.better))
