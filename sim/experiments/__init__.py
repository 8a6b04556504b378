"""Experiments: what is asked of many games, which games answer it, and playing them.

    experiment   what an experiment is: its matchups, seed, rules, and how it says so in a manifest
    playing      its games as they are played, or read from a folder
    run          what was played: the games, and what they say
    conduct      from an experiment to a run

and for each kind of experiment a file that knows which matchups it needs. All matchups of an experiment are played
with the same seed, and so with the same luck. What the games say is found out in `reports`.
"""

from sim.experiments.conduct import conduct, read_run
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run

__all__ = ["Experiment", "Run", "conduct", "read_run"]
