"""Many games of one matchup: played in seat-swapped pairs, in chunks, by several threads.

Game 2k and game 2k+1 are pair k: deck A goes first in the one, deck B in the other, with the luck of the seats
exchanged (architecture D6). What a game becomes depends on the root key and its number only, never on chunks or
threads.
"""

import time
import warnings
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

import joblib
import numpy as np

from sim import engine
from sim import vocabulary as v
from sim.engine import play_games
from sim.luck import root_key
from sim.matchup import Matchup
from sim.state import KINDS, new_records

TURN_CAP = 100
GAMES_IN_CHUNK = 1_000  # some 0.07 seconds: Ctrl-C is prompt, two workers end together, and joblib costs little


@dataclass(frozen=True)
class Games:
    """The games of a match, in order.

    `rows` is (games, engine.COLUMNS), `digests` (games), `tally` (3, 2, kinds): shield triggers broken, declared
    and used by deck and kind; see `sim.engine`. `seconds` is the time it took to play them.
    """

    matchup: Matchup
    seed: int
    turn_cap: int
    rows: Any
    digests: Any
    tally: Any
    seconds: float

    @property
    def pair_scores(self) -> Any:
        """Deck A's mean score in each pair: win 1, loss 0, everything else 1/2; shape (pairs)."""
        return self.scores.reshape(-1, 2).mean(axis=1)

    @property
    def scores(self) -> Any:
        """Deck A's score in each game: win 1, loss 0, everything else 1/2."""
        winners = self.rows[:, engine.WINNER]
        return np.where(winners == 0, 1.0, np.where(winners == 1, 0.0, 0.5))


def play_chunk(
    matchup: Matchup,
    root: Any,
    first_game: int,
    games: int,
    turn_cap: int = TURN_CAP,
    *,
    checked: bool = False,
) -> tuple[Any, Any, Any]:
    """Play games `first_game` ... `first_game + games - 1`; rows, digests and tally as in `Games`."""
    rows = np.zeros((games, engine.COLUMNS), np.int64)
    digests = np.zeros(games, np.uint64)
    tally = np.zeros((3, 2, KINDS), np.int64)
    play_games(
        new_records(),
        matchup.tables,
        matchup.kinds,
        matchup.sizes,
        root,
        first_game,
        matchup.policies,
        matchup.parameters,
        turn_cap,
        int(checked),
        rows,
        digests,
        tally,
    )
    return rows, digests, tally


def play_parts(
    matchup: Matchup,
    games: int,
    root: Any,
    *,
    jobs: int = 1,
    turn_cap: int = TURN_CAP,
    chunk: int = GAMES_IN_CHUNK,
    checked: bool = False,
) -> Generator[tuple[Any, Any, Any]]:
    """Play a match chunk by chunk, and yield what `play_chunk` returns in the order of the games.

    Whoever stops early has whole pairs, and the same games as anybody else with this root key.
    """
    games += games % 2
    chunk += chunk % 2
    tasks = (
        joblib.delayed(play_chunk)(matchup, root, first, min(chunk, games - first), turn_cap, checked=checked)
        for first in range(0, games, chunk)
    )
    parts = joblib.Parallel(n_jobs=jobs, prefer="threads", return_as="generator")(tasks)
    try:
        # `yield from` would close the parts outside of the filter below.
        for part in parts:  # noqa: UP028
            yield part
    finally:
        with warnings.catch_warnings():
            # joblib warns about chunks that were begun and are not wanted any more.
            warnings.simplefilter("ignore", UserWarning)
            parts.close()


def gather(matchup: Matchup, parts: Sequence[tuple[Any, Any, Any]], seed: int, turn_cap: int, seconds: float) -> Games:
    """The games of a match from its first parts, of which there is at least one."""
    return Games(
        matchup=matchup,
        seed=seed,
        turn_cap=turn_cap,
        rows=np.concatenate([part[0] for part in parts]),
        digests=np.concatenate([part[1] for part in parts]),
        tally=np.sum([part[2] for part in parts], axis=0),
        seconds=seconds,
    )


def play_match(
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
    parts: list[tuple[Any, Any, Any]] = []
    done = 0
    for part in play_parts(matchup, games, root, jobs=jobs, turn_cap=turn_cap, chunk=chunk, checked=checked):
        parts.append(part)
        done += len(part[0])
        if progress is not None:
            progress(done)
    return gather(matchup, parts, seed, turn_cap, time.perf_counter() - started)


def error_of(row: Any) -> str:
    """What went wrong in a game that erred."""
    return v.ERROR_NAMES[int(row[engine.ERROR_CODE])]


def deck_labels(names: Sequence[str]) -> tuple[str, str]:
    """The names of the two decks for people, told apart when they are one name.

    >>> deck_labels(("FN Rush", "FN Rush"))
    ('FN Rush (A)', 'FN Rush (B)')
    """
    first, second = names
    return (first, second) if first != second else (f"{first} (A)", f"{second} (B)")
