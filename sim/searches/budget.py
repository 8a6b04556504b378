"""The budget of a search or a training: seconds, or games."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The budget of a search: this many seconds, or this many games. Without either, it has no end."""

    seconds: float | None = None
    games: int | None = None

    def is_spent(self, seconds: float, games: int) -> bool:
        """Whether nothing is left after this many seconds and games."""
        return (self.seconds is not None and seconds >= self.seconds) or (
            self.games is not None and games >= self.games
        )
