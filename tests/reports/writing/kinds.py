"""A page of every kind of experiment, from a few games that are played here."""

from collections.abc import Iterator
from dataclasses import replace

from decks import Deck
from reports.full_report import whole_report
from reports.recounting import RecountedGame
from reports.sections.coach import document as coach_document
from reports.summaries.by_kind import summarize_run
from reports.summaries.coach import summarize_coaching
from reports.writing.boards import Board
from reports.writing.document import Document, Transcript
from sim.experiments.conduct import conduct
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.lift import lift_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.kinds.odds import odds_experiment
from sim.experiments.kinds.slots import slots_experiment
from sim.experiments.runs.execution import threads
from sim.experiments.runs.experiment import Experiment
from sim.games.coaching import Coached, Judgement


def experiments(decks: dict[str, Deck], games: int) -> Iterator[tuple[str, Experiment]]:
    """An experiment of each kind by its name."""
    base, other, third = decks["liquid-beast"], decks["murky-riptide"], decks["fn-rush"]
    cards = [(name, copies - (name == "Aqua Hulcus")) for name, copies in base.cards]
    variant = replace(base, name="One Hulcus fewer", cards=(*cards, ("Brain Serum", 1)))
    yield "match", match_experiment(base, other, players=("rush", "control"), games=games, seed=8)
    yield "matrix", matrix_experiment([base, other, third], players=["rush"] * 3, games=games, seed=8)
    yield "compare", compare_experiment(base, [variant], [other, third], games=games, seed=8)
    yield "odds", odds_experiment(other, base, games=games, seed=8)
    yield "goldfish", goldfish_experiment([base, other], games=games, seed=8)
    yield "lift", lift_experiment(base, other, cards=["Aqua Hulcus", "Corile"], games=games, seed=8)
    yield "gauntlet", gauntlet_experiment(base, [other, third], games=games, seed=8)
    yield "slots", slots_experiment(base, [other], cards=["Crystal Lancer"], games=games, seed=8)


def documents(decks: dict[str, Deck], games: int) -> dict[str, Document]:
    """The whole report of a run of each kind, and that of a coach; no game is recounted."""
    found = {}
    for kind, experiment in experiments(decks, games):
        run = conduct(experiment, backend=threads(2))
        told = RecountedGame(0, (), Board(("", ""), ()))
        found[kind] = whole_report(run, summarize_run(run), recount_game=lambda _, told=told: told)
    judged = [
        Judgement(0, game, 4, 3, "charge mana", "Corile", "nothing", gain, 2.0) for game, gain in ((0, 12.0), (1, 8.0))
    ]
    coached = [Coached(0, 4, 10, tuple(judged))]
    names = [("Liquid Beast", "Murky Riptide")]
    summary = summarize_coaching(names, ("a.play", "rush"), coached, seed=7, rollouts=20, fresh=100, wanted=4)
    lines = ("Turn 1 - Liquid Beast", "  charge  Liquid Beast charges Corile")
    text = Transcript("", lines)
    found["coach"] = coach_document(summary, lambda opponent, game, choices: (text, {one: 1 for one in choices}))
    return found
