"""Replaying one game of a run, and checking it against the run's checksum.

`sim.games.narration.replay` records the events of a game.
"""

from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.games.matchups.matchup import prepare_sides
from sim.games.narration.replay import Replay, record_game


def replay_of_run(folder: RunFolder, game: int, cell: int = 0) -> Replay:
    """Play game number `game` of matchup number `cell` of a run again.

    Raises RunMismatch if the run has no such game, or the game is no longer the same, and the errors of
    `Experiment.from_manifest`.
    """
    experiment = Experiment.from_manifest(folder.manifest)
    matchups = len(experiment.cells)
    if cell >= matchups:
        there = "it has only matchup 0" if matchups == 1 else f"it has the matchups 0 to {matchups - 1}"
        raise RunMismatch(f"{folder.path} has no matchup {cell}: {there}.")
    kept = folder.digest(cell, game)
    if kept is None:
        played = folder.games_of(cell)
        there = f"it has the games 0 to {played - 1}" if played else "none has been played"
        raise RunMismatch(f"{folder.path} has no game {game} of matchup {cell}: {there}.")
    replay = record_game(
        prepare_sides(experiment.cells[cell], experiment.rules),
        experiment.seeds[cell],
        game,
        experiment.turn_cap,
        folder.row(cell, game),
    )
    if replay.digest != kept:
        raise RunMismatch(
            f"Game {game} of matchup {cell} is no longer the game in {folder.path}, so it is not shown: the run was"
            " played by another version of the rules or the cards."
        )
    return replay
