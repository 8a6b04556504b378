"""Players in Python, as arguments of an experiment: their names, and the backend that plays with them."""

from collections.abc import Generator, Mapping, Sequence

from decks.visible_text import shown
from sim.api.errors import PlayerFailed
from sim.experiments.runs.execution import Backend, Execution
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.games.playing.arrays import PlayedGames
from sim.games.playing.batch import Chunk
from sim.games.sessions.outside import Player, play_outside
from strategies.registry import thinker_of
from strategies.thinkers import AUTO

LONGEST_NAME = 40


def programs_of(players: Sequence[str | Player]) -> dict[int, Player]:
    """The players in Python, by deck.

    Raises ImpossibleExperiment if another one searches or looks ahead.
    """
    programs = {deck: player for deck, player in enumerate(players) if not isinstance(player, str)}
    for player in players if programs else ():
        if isinstance(player, str) and (thinker := thinker_of(player)):
            raise ImpossibleExperiment(
                f"players: {player!r} {thinker.does}, and cannot play against a player in Python; give a script."
            )
    return programs


def names_of(players: Sequence[str | Player]) -> tuple[str, str]:
    """The names of the players; of one in Python the player who plays the deck out for it."""
    first, second = (player if isinstance(player, str) else AUTO for player in players)
    return first, second


def names_of_programs(programs: Mapping[int, Player]) -> tuple[str, str]:
    """What results call the players in Python: their `name`, or their class's; different ones differ."""
    names = [_name(programs[deck]) if deck in programs else "" for deck in range(2)]
    if names[0] and names[0] == names[1] and programs[0] is not programs[1]:
        names = [f"{names[0]} 1", f"{names[1]} 2"]
    return names[0], names[1]


def _name(player: Player) -> str:
    name = getattr(player, "name", None)
    words = name if isinstance(name, str) and name.strip() else type(player).__name__
    return shown(words.strip())[:LONGEST_NAME]


class ProgramBackend:
    """Plays chunks with players in Python, in this thread. `failure` is the error of a player that ended the run."""

    def __init__(self, programs: Mapping[int, Player]) -> None:
        """The players, by deck."""
        self.failure: PlayerFailed | None = None
        self._programs = programs

    @property
    def play(self) -> Backend:
        """The backend."""

        def play(execution: Execution, chunks: Sequence[Chunk]) -> Generator[PlayedGames]:
            turn_cap = execution.experiment.turn_cap
            for chunk in chunks:
                matchup, root = execution.matchups[chunk.cell], execution.roots[chunk.cell]
                try:
                    yield play_outside(matchup, self._programs, root, chunk.first_game, chunk.games, turn_cap)
                except PlayerFailed as failure:
                    self.failure = failure
                    raise KeyboardInterrupt from failure  # ends the run, which keeps the games so far

        return play
