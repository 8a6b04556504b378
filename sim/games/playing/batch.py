"""Many games of one matchup: played in seat-swapped pairs, in chunks, by several threads.

Games 2k and 2k+1 are pair k: deck A goes first in one, deck B in the other, and the luck stays with the seat
(decision D6). A game depends only on the root key and its number, never on chunks or threads.

Chunks are what is kept, decided on and sent to a cluster, so they never depend on the number of threads. Threads play
a chunk in *pieces*, which do.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from typing import Any, TypeVar

import numpy as np

from sim.engine.entry_point import Written, play_games
from sim.engine.record.codes import card_marks, columns, faults
from sim.engine.record.luck import root_key
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup
from sim.games.playing.arrays import Flags, Floats, Integers
from sim.games.playing.recorded_answers import WIDTH, with_answers
from sim.games.playing.searching import play_searching

TURN_CAP = 100
LOST = 255  # the error of a game whose record is damaged: not the engine's, and in no list of errors
GAMES_IN_CHUNK = 2_000  # about 0.1 seconds: Ctrl-C is prompt, and a run has few files
PIECES_OF_A_THREAD = 8  # at least, where there are enough games: threads then finish together
LEAST_IN_PIECE = 100  # games; Python takes as long between two calls of the engine as one or two games
MOST_IN_PIECE = 500  # games; with more, one thread finishes late and Ctrl-C waits
GAMES_IN_SEARCHED_CHUNK = 20  # where a player searches, games are a thousand times slower
GAMES_IN_LOOKED_AHEAD_CHUNK = 200  # ... and a hundred times where one looks ahead: a chunk takes a second or two
PIECES_AHEAD = 8  # wait for each thread, in case that the caller is busy


Part = TypeVar("Part")

_of_thread = threading.local()  # the record that a thread plays all its games in


@dataclass(frozen=True)
class Games:
    """The games of a match, in order.

    `rows` has the shape (games, COLUMNS), or more columns where a player searches (`recorded_answers`);
    `sim.engine.record.codes.columns` names them. It is an array, or packed (`packed_rows`). `digests` (games)
    are checksums of all choices. `seconds` is the time that the games took. `left_out`, booleans of shape (pairs),
    marks pairs that no estimate may use, even if both games are valid here (`on_common_pairs`).
    """

    matchup: Matchup
    seed: int
    turn_cap: int
    rows: Any
    digests: Any
    seconds: float
    left_out: Flags | None = None

    @property
    def pair_scores(self) -> Floats:
        """Deck A's mean score in each pair, NaN for a pair that is not valid; shape (pairs)."""
        found: Floats = self.valid_scores.reshape(-1, 2).mean(axis=1)
        return found

    @property
    def valid_scores(self) -> Floats:
        """Deck A's score in each game, NaN in both games of a pair that is not valid; shape (games)."""
        return np.where(np.repeat(self.valid_pairs, 2), self.scores, np.nan)

    @property
    def scores(self) -> Floats:
        """Deck A's score in each game: win 1, loss 0, everything else 1/2."""
        winners = self.rows[:, columns.WINNER]
        return np.where(winners == 0, 1.0, np.where(winners == 1, 0.0, 0.5))

    @property
    def valid_pairs(self) -> Flags:
        """Whether each pair is valid: both games ended without an error, and it is not left out; shape (pairs)."""
        fine: Flags = (self.rows[:, columns.ERROR_CODE] == 0).reshape(-1, 2).all(axis=1)
        return fine if self.left_out is None else fine & ~self.left_out

    @property
    def valid_pair_scores(self) -> Floats:
        """Deck A's mean score in each valid pair; shape (valid pairs)."""
        return self.pair_scores[self.valid_pairs]

    @property
    def error_games(self) -> Integers:
        """The numbers of the games that ended with an error."""
        return np.flatnonzero((self.rows[:, columns.ERROR_CODE] != 0) & ~self.lost)

    @property
    def lost(self) -> Flags:
        """Whether each game is lost: its row only keeps its place, and no estimate uses it; shape (games)."""
        found: Flags = self.rows[:, columns.ERROR_CODE] == LOST
        return found

    @property
    def played(self) -> int:
        """How many games there are, without the lost ones."""
        return len(self.rows) - int(self.lost.sum())

    def first_pairs(self, valid: int) -> "Games":
        """The games up to the pair that completes the given number of valid pairs."""
        pairs = int(np.searchsorted(np.cumsum(self.valid_pairs), valid)) + 1
        return replace(self, rows=self.rows[: 2 * pairs], digests=self.digests[: 2 * pairs])

    def marks(self, deck: int, what: int) -> Any:
        """The slots of a deck that have a mark (`codes.card_marks.IN_OPENING_HAND` ...) in each game; (games), bits."""
        return self.rows[:, columns.FIRST_MARK + card_marks.MARKS * deck + what]

    def marked(self, deck: int, what: int, slots: int) -> Any:
        """How many of the slots, given as bits, have a mark in each game; shape (games)."""
        return np.bitwise_count(self.marks(deck, what) & slots)


def on_common_pairs(matchups: Sequence[Games]) -> tuple[Games, ...]:
    """The games of several matchups, limited to the pairs that are valid in all of them, for joint estimates.

    Games beyond those that every matchup has played are cut off. A pair with an error in any matchup is left out of
    all of them.
    """
    pairs = min(len(games.rows) for games in matchups) // 2
    valid = np.logical_and.reduce([games.valid_pairs[:pairs] for games in matchups])
    return tuple(limited_to_pairs(games, ~valid) for games in matchups)


def limited_to_pairs(games: Games, left_out: Flags) -> Games:
    """The first pairs of games of a matchup, as many as `left_out`, booleans of shape (pairs), says of."""
    count = 2 * len(left_out)
    return replace(games, rows=games.rows[:count], digests=games.digests[:count], left_out=left_out)


def play_chunk(
    matchup: Matchup,
    root: Any,
    first_game: int,
    games: int,
    turn_cap: int = TURN_CAP,
    *,
    checked: bool = False,
) -> tuple[Any, Any]:
    """Play games `first_game` ... `first_game + games - 1`; rows and digests as in `Games`.

    Where a player searches, the answers of a game are kept after the columns of its row (`recorded_answers`).
    """
    if matchup.python_decks:
        raise ValueError("games with a player in Python are played by `sim.games.sessions.outside.play_outside`")
    if matchup.searches:
        played = play_searching(matchup, root, first_game, games, turn_cap, checked=checked)
        return with_answers(played.rows, played.answers), played.digests
    rows = np.empty((games, columns.COLUMNS), np.int64)
    digests = np.empty(games, np.uint64)
    if not hasattr(_of_thread, "records"):
        _of_thread.records = new_records()
    job = matchup.job(root, first_game, turn_cap, checking=checked)
    play_games(job, _of_thread.records, matchup.tables, Written(rows, digests))
    return rows, digests


@dataclass(frozen=True)
class Chunk:
    """Consecutive games of one of several matchups. `cell` is the matchup, `number` the place of the chunk in it."""

    cell: int
    number: int
    first_game: int
    games: int


def chunks_of(cells: int, games: int, chunk: int = GAMES_IN_CHUNK) -> Iterator[Chunk]:
    """Split the games of each matchup, rounded up to whole pairs, into chunks; `cells` is the number of matchups."""
    games += games % 2
    chunk += chunk % 2
    for cell in range(cells):
        for number, first in enumerate(range(0, games, chunk)):
            yield Chunk(cell, number, first, min(chunk, games - first))


def games_in_piece(games: int, jobs: int) -> int:
    """How many games a thread plays at a time, at most, if `jobs` threads share `games` games."""
    pairs = games // (2 * PIECES_OF_A_THREAD * jobs)
    return max(LEAST_IN_PIECE, min(MOST_IN_PIECE, 2 * pairs))


def pieces_of(chunk: Chunk, most: int) -> list[Chunk]:
    """Split a chunk into pieces of about the same size: whole pairs, at most `most` games, an even number."""
    count = max(1, -(-chunk.games // most))
    ends = [chunk.games * at // count // 2 * 2 for at in range(count)] + [chunk.games]
    return [replace(chunk, first_game=chunk.first_game + begin, games=end - begin) for begin, end in pairwise(ends)]


def play_chunks(
    matchups: Sequence[Matchup],
    chunks: Iterable[Chunk],
    roots: Sequence[Any],
    *,
    jobs: int = 1,
    turn_cap: int = TURN_CAP,
    checked: bool = False,
) -> Generator[tuple[Any, Any]]:
    """Play chunks of matchups in several threads, and yield what `play_chunk` returns, in the order of the chunks.

    `roots` are the keys of the matchups' luck.

    A caller that stops early has whole pairs: the first ones that this root key gives.
    """

    def play(piece: Chunk) -> tuple[Any, Any]:
        matchup, root = matchups[piece.cell], roots[piece.cell]
        return play_chunk(matchup, root, piece.first_game, piece.games, turn_cap, checked=checked)

    asked = list(chunks)
    searched = any(matchup.searches for matchup in matchups)
    most = games_in_piece(sum(chunk.games for chunk in asked), jobs)
    if searched:
        most = min(matchup.games_at_once for matchup in matchups if matchup.searches)
    pieces = [pieces_of(chunk, most) for chunk in asked]
    threads = min(jobs, sum(map(len, pieces)))
    if threads <= 1 and not searched:  # one thread besides this one, which Ctrl-C interrupts
        yield from map(play, asked)
        return
    played = in_threads(play, (piece for of_chunk in pieces for piece in of_chunk), threads)
    try:
        for of_chunk in pieces:
            rows, digests = zip(*islice(played, len(of_chunk)), strict=True)
            yield np.concatenate(rows), np.concatenate(digests)
    finally:
        played.close()


def in_threads(play: Callable[[Chunk], Part], pieces: Iterator[Chunk], threads: int) -> Generator[Part]:
    """Play pieces in several threads, and yield the results in order. When it is closed, threads finish their piece.

    No more pieces are played ahead of the caller than keep the threads busy meanwhile, because results take memory.
    """
    pool = ThreadPoolExecutor(threads, "playing")
    waiting: deque[Future[Part]] = deque()
    try:
        while True:
            waiting.extend(pool.submit(play, piece) for piece in islice(pieces, PIECES_AHEAD * threads - len(waiting)))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def width_of_rows(matchup: Matchup) -> int:
    """How many columns the rows of its games have: more than COLUMNS where answers are kept after them."""
    return WIDTH if matchup.searches or matchup.python_decks else columns.COLUMNS


def play_match(  # noqa: PLR0913 - how games are played, by keyword
    matchup: Matchup,
    games: int,
    seed: int | None = None,
    *,
    jobs: int = 1,
    turn_cap: int = TURN_CAP,
    chunk: int = GAMES_IN_CHUNK,
    checked: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Games:
    """Play a match; without a seed, one is drawn and recorded.

    `games` is rounded up to whole pairs. `progress` is called with the number of games done. `checked` tests the
    invariants of the record after every action.
    """
    seed, root = root_key(seed)
    started = time.perf_counter()
    games += games % 2
    rows = np.empty((games, width_of_rows(matchup)), np.int64)
    digests = np.empty(games, np.uint64)
    done = 0
    chunks = chunks_of(1, games, chunk)
    for part in play_chunks([matchup], chunks, [root], jobs=jobs, turn_cap=turn_cap, checked=checked):
        end = done + len(part[0])
        rows[done:end], digests[done:end] = part
        done = end
        if progress is not None:
            progress(done)
    return Games(matchup, seed, turn_cap, rows, digests, time.perf_counter() - started)


def error_of(row: Any) -> str:
    """What went wrong in a game that ended with an error."""
    return faults.NAMES[int(row[columns.ERROR_CODE])]


def deck_labels(names: Sequence[str]) -> tuple[str, str]:
    """The names of the two decks as shown to users; equal names get a letter.

    >>> deck_labels(("FN Rush", "FN Rush"))
    ('FN Rush (A)', 'FN Rush (B)')
    """
    first, second = names
    return (first, second) if first != second else (f"{first} (A)", f"{second} (B)")
