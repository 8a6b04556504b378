"""A program that plays games for `turns` with the duelsim of any commit: `python -P worker.py FOLDER`.

It imports duelsim from FOLDER and nothing from its own folder, and it uses only what older commits have too, under the
names of today or those of before. It says that it is ready, then answers each line of stdin, a matchup and a number of
games as JSON, with the time that they took. It ends when stdin ends.
"""

import hashlib
import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

# Where commits keep what is needed here, the latest place first.
BATCH = ("sim.games.playing.batch", "sim.games.batch", "sim.batch")
MATCHUP = ("sim.games.matchups.matchup", "sim.games.matchup", "sim.matchup")
LIBRARY = ("sim.cards.library", "sim.library")
READING = ("decks.reading", "decks")


def first_of(names: tuple[str, ...]) -> Any:
    """The first of these modules that there is. Raises ModuleNotFoundError if there is none."""
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise  # the module is there, but something that it imports is not
    raise ModuleNotFoundError(f"This commit has none of {', '.join(names)}.")


class Player:
    """Plays matchups with the duelsim that is imported; prepares each of them once."""

    def __init__(self) -> None:
        self._play_match = first_of(BATCH).play_match
        self._prepare_matchup = first_of(MATCHUP).prepare_matchup
        self._names = first_of(LIBRARY).known_names()
        self._read_deck = first_of(READING).read_deck
        self._matchups: dict[tuple[str, ...], Any] = {}

    def play(self, decks: list[str], players: list[str], games: int, seed: int) -> dict[str, Any]:
        """Play a matchup on one core: processor seconds, and a digest of all choices."""
        matchup = self._matchup(decks, players)
        started = time.process_time()
        played = self._play_match(matchup, games, seed)
        # Two games may take less than a tick of the clock; a speed needs some time.
        seconds = max(time.process_time() - started, time.get_clock_info("process_time").resolution)
        return {"seconds": seconds, "digest": hashlib.sha256(played.digests.tobytes()).hexdigest()[:16]}

    def _matchup(self, decks: list[str], players: list[str]) -> Any:
        key = (*decks, *players)
        if key not in self._matchups:
            deck_a, deck_b = (self._read_deck(deck, self._names) for deck in decks)
            self._matchups[key] = self._prepare_matchup(deck_a, deck_b, tuple(players))
            self._play_match(self._matchups[key], 2, 0)  # loads or compiles what it needs
        return self._matchups[key]


def main(folder: str) -> None:
    """Answer the lines of stdin; errors go to stderr, as does whatever duelsim prints."""
    answers, sys.stdout = sys.stdout, sys.stderr
    sys.path.insert(0, folder)
    found = importlib.import_module("sim").__path__[0]
    if not Path(found).resolve().is_relative_to(Path(folder).resolve()):
        raise ImportError(f"{folder} has no duelsim: Python found the one in {found}.")
    player = Player()
    print(json.dumps("ready"), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(player.play(**json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
