"""Replaying one game of a run, and checking it against the run's checksum.

`sim.games.narration.replay` records the events of a game.
"""

from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.games.matchups.matchup import prepare_sides
from sim.games.narration.replay import Replay, record_game
from sim.language import gettext, translatable


def replay_of_run(folder: RunFolder, game: int, cell: int = 0) -> Replay:
    """Play game number `game` of matchup number `cell` of a run again.

    Raises RunMismatch if the run has no such game, or the game is no longer the same, and the errors of
    `Experiment.from_manifest`.
    """
    experiment = Experiment.from_manifest(folder.manifest)
    matchups = len(experiment.cells)
    if cell >= matchups:
        only_one = translatable("{path} has no matchup {cell}: it has only matchup 0.")
        several = translatable("{path} has no matchup {cell}: it has the matchups 0 to {last}.")
        said = only_one if matchups == 1 else several
        raise RunMismatch(gettext(said, path=folder.path, cell=cell, last=matchups - 1))
    kept = folder.digest(cell, game)
    if kept is None:
        played = folder.games_of(cell)
        some = translatable("{path} has no game {game} of matchup {cell}: it has the games 0 to {last}.")
        none = translatable("{path} has no game {game} of matchup {cell}: none has been played.")
        said = some if played else none
        raise RunMismatch(gettext(said, path=folder.path, game=game, cell=cell, last=played - 1))
    replay = record_game(
        prepare_sides(experiment.cells[cell], experiment.rules),
        experiment.seeds[cell],
        game,
        experiment.turn_cap,
        folder.row(cell, game),
    )
    if replay.digest != kept:
        raise RunMismatch(
            gettext(
                "Game {game} of matchup {cell} is no longer the game in {path}, so it is not shown: the"
                " run was played by another version of the rules or the cards.",
                game=game,
                cell=cell,
                path=folder.path,
            )
        )
    return replay
