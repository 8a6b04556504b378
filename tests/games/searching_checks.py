"""Games in which a player searches: what tests/games/test_searching.py looks at; printed, when this file is run."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from decks import read_deck
from sim.api.result import Result
from sim.cards.library import known_names
from sim.engine.record.codes.results import WINNER
from sim.engine.record.luck import root_key
from sim.experiments.conduct import conduct
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.replaying import replay_of_run
from sim.games.batch import Chunk, play_chunk, play_chunks
from sim.games.coaching import coach
from sim.games.matchup import Matchup, prepare_matchup
from sim.games.replay import record_game
from sim.games.searching import play_searching

SEED = 6
ROOT = root_key(SEED)[1]
TURN_CAP = 9  # such games take a second


def matchup(own: str, other: str, *players: str) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(own, names), read_deck(other, names), (players[0], players[1]))


def digests(parts: Any) -> list[str]:
    return [f"{digest:016x}" for _, digests in parts for digest in digests.tolist()]


def played(folder: Path) -> dict[str, Any]:
    """Play, and say what came out."""
    found: dict[str, Any] = {"scripts": []}
    for own, other in (("murky-riptide", "dogiragon-buster"), ("rainbow-connection", "dokindam-redzone")):
        both = matchup(own, other, "control", "rush")
        rows, kept = play_chunk(both, ROOT, 0, 4)
        halting = play_searching(both, ROOT, 0, 4, 100)
        found["scripts"].append(bool((halting.rows == rows).all() and (halting.digests == kept).all()))

    searching = matchup("fn-rush", "liquid-beast", "search:2", "rush")
    whole = play_chunk(searching, ROOT, 0, 4, TURN_CAP)
    found["whole"] = digests([whole])
    pieces = play_chunks([searching], [Chunk(0, 0, 0, 4)], [ROOT], jobs=2, turn_cap=TURN_CAP)
    found["pieces"] = digests(pieces)
    found["script"] = digests([play_chunk(matchup("fn-rush", "liquid-beast", "rush", "rush"), ROOT, 0, 4, TURN_CAP)])
    mirror = play_chunk(matchup("mono-red-rush", "mono-red-rush", "search:2", "search:2"), ROOT, 0, 2, TURN_CAP)
    found["mirror"] = digests([mirror])

    row = whole[0][1]
    replays = [record_game(searching, SEED, 1, TURN_CAP, given) for given in (row, None)]
    found["replays"] = [f"{replay.digest:016x}" for replay in replays]
    winner = {0: "FN Rush", 1: "Liquid Beast"}.get(int(row[WINNER]))
    found["same_end"] = [replay.winner == winner for replay in replays]

    experiment = Experiment("match", (searching.sides,), 2, SEED, turn_cap=TURN_CAP)
    run = conduct(experiment, RunFolder.open(folder, experiment.manifest()))
    again = RunFolder.read(folder)
    found["run"] = [f"{again.digest(0, game):016x}" for game in range(2)]
    found["run_replay"] = f"{replay_of_run(again, 1).digest:016x}"
    found["answers"] = bool((again.row(0, 1) == run.cells[0].rows[1]).all() and np.array_equal(again.row(0, 1), row))

    found["verdict"] = Result(run).document().verdict
    parts = list(coach([searching], SEED, 4, rollouts=6, fresh=3, jobs=1, turn_cap=TURN_CAP + 3))
    found["coached"] = [[part.games, part.decisions > 10] for part in parts]
    found["judgements"] = [one.to_json() for part in parts for one in part.judgements]
    return found


if __name__ == "__main__":
    print(json.dumps(played(Path(sys.argv[1]))))
