"""Between whom a result holds: scripted players, or players who search."""

from dataclasses import replace

from reports.writing.document import Document
from reports.writing.words import BETWEEN, BY_A_SCRIPT
from sim.experiments.runs.experiment import Experiment


def between(experiment: Experiment) -> str:
    """The players of an experiment, as a verdict names them."""
    if not any(experiment.searching):
        return "scripted players"
    if all(experiment.searching):
        return "players who search"
    return "a player who searches and a scripted one" if len(experiment.players) == 2 else "players of whom some search"


def with_players_named(document: Document, experiment: Experiment) -> Document:
    """The document with the right players in its verdict, which is written for scripted ones."""
    if not any(experiment.searching):
        return document
    verdict = document.verdict.replace(BETWEEN, f"between {between(experiment)}")
    return replace(document, verdict=verdict.replace(BY_A_SCRIPT, "by a player who searches"))
