"""Games that are played for training, and what is kept of them: how the positions of two answers differ.

At each decision of a player who looks ahead, the answer that is given and another one are tried on the same deals, and
scripts play both on to the end (`sim.engine.search.note_answers`). What tells them apart is kept where one of the two
won and the other did not; the rest says nothing about which answer is better. Results do not depend on workers.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from sim.engine.entry_point import Written, play_searched
from sim.engine.record.codes import columns, features
from sim.engine.record.luck import root_key
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records
from sim.engine.search import IS_POSITION, NOTED_COLUMNS, NOTED_POINTS, RECORDS, WON
from sim.games.matchups.matchup import Matchup
from sim.games.playing.batch import TURN_CAP, Chunk, in_threads
from sim.training.columns import Columns, Weights, kinds_of

DEALS: Final = 3  # that two answers are compared on
ROWS_OF_A_GAME: Final = 800  # of each player, on average, at most: what long games have beyond that is not noted
ONE_KEPT: Final = 15  # of this many positions, for the chance to win where nothing speaks for either player


@dataclass(frozen=True)
class Lesson:
    """A matchup of players who look ahead, and which decks are played by what is trained."""

    matchup: Matchup
    trained: tuple[bool, bool]

    def played_by(self, columns: Columns, weights: Weights) -> Matchup:
        """The matchup with these weights."""
        row = columns.row(weights, kinds_of(self.matchup))
        values = [row if trained else old for trained, old in zip(self.trained, self.matchup.values, strict=True)]
        return self.matchup.changed(values=np.array(values))


class Lessons(Protocol):
    """What is played for training: lessons by number, each with this many games."""

    @property
    def columns(self) -> Columns:
        """What gets weights."""

    @property
    def games_in_lesson(self) -> int:
        """How many games a lesson has, an even number."""

    def lesson(self, number: int) -> Lesson:
        """The lesson of this number. Threads can ask for it at a time."""


@dataclass(frozen=True)
class Notes:
    """What is kept of some games.

    `rows` (n, columns) is what the better position has more than the other one, and `counts` (n) how much that says: 1
    for a win against a loss, 1/2 where nobody won one of the two. Of the `positions` (m, columns) it is known whether
    they were `won` (m), half for nobody. `compared` is how many pairs of answers there were on a deal.
    """

    rows: NDArray[np.float32]
    counts: NDArray[np.float32]
    positions: NDArray[np.float32]
    won: NDArray[np.float32]
    compared: int = 0
    games: int = 0
    errors: int = 0


def nothing_noted(columns: Columns) -> Notes:
    """No notes."""
    none = np.zeros((0, columns.count), np.float32)
    return Notes(none, np.zeros(0, np.float32), none, np.zeros(0, np.float32))


def joined(parts: Sequence[Notes]) -> Notes:
    """The notes of all parts, of which there must be one."""
    arrays = ("rows", "counts", "positions", "won")
    numbers = ("compared", "games", "errors")
    found: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in arrays}
    return Notes(**found, **{name: sum(getattr(part, name) for part in parts) for name in numbers})


def notes_of(positions: NDArray[np.float32], notes: NDArray[np.int64], places: NDArray[np.int64]) -> Notes:
    """What is kept of rows that the engine noted, two for each deal; `places` are the columns of `positions`."""
    usable = notes[:, IS_POSITION] == 1
    points = notes[:, NOTED_POINTS]
    sampled = np.flatnonzero(usable)[::ONE_KEPT]
    both = usable.reshape(-1, 2).all(axis=1)
    first, second = points.reshape(-1, 2).T
    telling = 2 * np.flatnonzero(both & (first != second))
    worse_first = points[telling] < points[telling + 1]
    better, other = telling + worse_first, telling + ~worse_first
    rows = positions[better][:, places] - positions[other][:, places]
    counts = (points[better] - points[other]) / WON
    return Notes(
        rows,
        counts.astype(np.float32),
        positions[sampled][:, places],
        (points[sampled] / WON).astype(np.float32),
        int(both.sum()),
    )


def play_lesson(
    lesson: Lesson, inputs: Columns, weights: Weights, root: Any, first: int, games: int, cap: int
) -> Notes:
    """Play this many games of a lesson with these weights, from game number `first` on."""
    matchup = lesson.played_by(inputs, weights)
    places = inputs.places(kinds_of(matchup))
    room = ROWS_OF_A_GAME * games * sum(lesson.trained)
    width = int(places.max()) + 1
    written = Written(
        rows=np.zeros((games, columns.COLUMNS), np.int64),
        digests=np.zeros(games, np.uint64),
        answers=np.zeros((games, 0), np.uint8),
        counts=np.zeros(games, np.int64),
        positions=np.zeros((room, max(width, features.WIDTH)), np.float32),
        notes=np.zeros((room, NOTED_COLUMNS), np.int64),
    )
    scratch = new_scratch()
    scratch["look_ahead"], scratch["value"] = matchup.look_ahead, matchup.values
    scratch["noted_deals"] = DEALS * np.array(lesson.trained)
    scratch["noted_among"] = 1
    play_searched(matchup.job(root, first, cap), new_records(RECORDS), scratch, matchup.tables, written)
    noted = int(scratch["noted"][0])
    found = notes_of(written.positions[:noted], written.notes[:noted], places)
    return replace(found, games=games, errors=int((written.rows[:, columns.ERROR_CODE] != 0).sum()))


def collect(
    lessons: Lessons,
    weights: Weights,
    seed: int,
    wanted: Iterable[tuple[int, int]],
    *,
    jobs: int,
    turn_cap: int = TURN_CAP,
) -> Generator[Notes]:
    """Play lessons, each `wanted` as (number, games), in several threads, and yield the notes of each, in order.

    A lesson has its own games of the seed.
    """
    root = root_key(seed)[1]
    columns = lessons.columns

    def play(piece: Chunk) -> Notes:
        lesson = lessons.lesson(piece.number)
        return play_lesson(lesson, columns, weights, root, piece.first_game, piece.games, turn_cap)

    def pieces() -> Iterator[Chunk]:
        for number, games in wanted:
            yield Chunk(0, number, lessons.games_in_lesson * number, games)

    yield from in_threads(play, pieces(), jobs)
