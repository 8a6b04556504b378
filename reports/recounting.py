"""A game of a run, played again and recounted. This imports nothing that draws or computes, which is slow.

Which games a report recounts is decided in `reports.full_report`.
"""

from dataclasses import dataclass
from typing import Any

from sim.games.matchup import Matchup


@dataclass(frozen=True)
class RecountedGame:
    """A game that was played again: the checksum of its choices, and its lines."""

    digest: int
    lines: tuple[str, ...]


def recount(matchup: Matchup, seed: int, game: int, turn_cap: int, row: Any = None) -> RecountedGame:
    """Play a game again and recount it; `row` is its row of results, if it is at hand."""
    from sim.games.replay import record_game  # with the engine, which a report may do without
    from sim.games.transcript import lines

    replay = record_game(matchup, seed, game, turn_cap, row)
    return RecountedGame(replay.digest, tuple(lines(replay)))
