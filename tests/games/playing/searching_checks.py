"""Games with players who search or look ahead: what test_searching.py looks at; printed, when this file is run."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[3]))

from decks.reading import read_deck
from sim.api.result import Result
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.engine.record.luck import root_key
from sim.experiments.conduct import conduct
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.replaying import replay_of_run
from sim.games.matchups.matchup import Matchup, prepare_matchup, prepare_sides
from sim.games.narration.replay import record_game
from sim.games.playing.batch import Chunk, play_chunk, play_chunks
from sim.games.playing.coaching import coach, coached, coaching_chunks
from sim.games.playing.searching import play_searching

SEED = 6
ROOT = root_key(SEED)[1]
TURN_CAP = 9  # such games take a second


def matchup(own: str, other: str, *players: str) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(own, names), read_deck(other, names), (players[0], players[1]))


def digests(parts: Any) -> list[str]:
    return [f"{digest:016x}" for _, digests in parts for digest in digests.tolist()]


def checks(player: str, folder: Path) -> dict[str, Any]:
    """Let a player who searches or looks ahead play for FN Rush, and say what came out."""
    found: dict[str, Any] = {}
    thinking = matchup("fn-rush", "liquid-beast", player, "rush")
    whole = play_chunk(thinking, ROOT, 0, 4, TURN_CAP)
    found["whole"] = digests([whole])
    pieces = play_chunks([thinking], [Chunk(0, 0, 0, 2), Chunk(0, 1, 2, 2)], [ROOT], jobs=2, turn_cap=TURN_CAP)
    found["pieces"] = digests(pieces)
    found["script"] = digests([play_chunk(matchup("fn-rush", "liquid-beast", "rush", "rush"), ROOT, 0, 4, TURN_CAP)])
    mirror = play_chunk(matchup("mono-red-rush", "mono-red-rush", player, player), ROOT, 0, 2, TURN_CAP)
    found["mirror"] = digests([mirror])

    row = whole[0][1]
    replays = [record_game(thinking, SEED, 1, TURN_CAP, given) for given in (row, None)]
    found["replays"] = [f"{replay.digest:016x}" for replay in replays]
    winner = {0: "FN Rush", 1: "Liquid Beast"}.get(int(row[columns.WINNER]))
    found["same_end"] = [replay.winner == winner for replay in replays]

    experiment = Experiment("match", (thinking.sides,), 2, SEED, turn_cap=TURN_CAP)
    run = conduct(experiment, RunFolder.open(folder, experiment.manifest()))
    again = RunFolder.read(folder)
    found["run"] = [f"{again.digest(0, game):016x}" for game in range(2)]
    found["run_replay"] = f"{replay_of_run(again, 1).digest:016x}"
    found["answers"] = bool((again.row(0, 1) == run.cells[0].rows[1]).all() and np.array_equal(again.row(0, 1), row))

    found["verdict"] = Result(run).verdict
    chunks = coaching_chunks(1, 4)
    watched = coach([thinking], SEED, iter(chunks), fresh=3, jobs=1, turn_cap=TURN_CAP + 3)
    parts = [coached(part, thinking.cards) for part in watched]
    found["coached"] = [[part.games, part.decisions > 10] for part in parts]
    found["judgements"] = [one.to_json() for part in parts for one in part.judgements]
    return found


def played(folder: Path) -> dict[str, Any]:
    """Play, and say what came out."""
    found: dict[str, Any] = {"scripts": []}
    for own, other in (("murky-riptide", "dogiragon-buster"), ("rainbow-connection", "dokindam-redzone")):
        both = matchup(own, other, "control", "rush")
        rows, kept = play_chunk(both, ROOT, 0, 4)
        halting = play_searching(both, ROOT, 0, 4, 100)
        found["scripts"].append(bool((halting.rows == rows).all() and (halting.digests == kept).all()))
    first, second = matchup("fn-rush", "mono-red-rush", "search:1", "rush").sides
    blank = prepare_sides((replace(first, blanks=tuple(range(20))), second))  # which a search casts, and no script does
    found["blanks"] = play_chunk(blank, ROOT, 0, 2, 4)[0][:, columns.ERROR_CODE].tolist()
    for player in ("search:3", "lookahead:2"):
        found[player] = checks(player, folder / player.partition(":")[0])
    return found


if __name__ == "__main__":
    print(json.dumps(played(Path(sys.argv[1]))))
