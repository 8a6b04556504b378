"""A page of every kind, from a few games that are played here."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import locket
import pytest

from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from reports.full_report import whole_report
from reports.recounting import RecountedGame, document_of
from reports.sections.coach import document as coach_document
from reports.shared_picture import summary_picture
from reports.summaries.by_kind import summarize_run
from reports.summaries.coach import summarize_coaching
from reports.writing.boards import Board
from reports.writing.document import Document, Transcript
from reports.writing.page import page
from reports.writing.picture import png
from sim.cards.library import known_names
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
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.replay import record_game
from sim.games.playing.coaching import Coached, Judgement
from tests.experiments.kinds.matches import matches_between
from tests.reports.examples.pilots import with_pilots

FEW = 2 if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" else 400


def experiments(decks: dict[str, Deck], games: int) -> Iterator[tuple[str, Experiment]]:
    """An experiment of each kind by its name."""
    base, other, third = decks["liquid-beast"], decks["murky-riptide"], decks["fn-rush"]
    cards = [(name, copies - (name == "Aqua Hulcus")) for name, copies in base.cards]
    variant = replace(base, name="One Hulcus fewer", cards=(*cards, ("Brain Serum", 1)))
    yield "match", match_experiment(base, other, players=("rush", "control"), games=games, seed=8)
    yield "matrix", matrix_experiment([base, other, third], players=["rush"] * 3, games=games, seed=8)
    yield "compare", compare_experiment(base, [variant], [other, third], games=games, seed=8)
    racing = [variant, replace(third, name=base.name)]
    yield "race", compare_experiment(base, racing, [other], games=max(games, 4), seed=8)
    yield (
        "meta",
        matrix_experiment(
            [base, other] * 2,
            players=["rush", "rush", "control", "control"],
            shares=[3, 1, 3, 1],
            results=_results(base, other),
            games=games,
            seed=8,
        ),
    )
    yield "best_of", matches_between(base, other, matches=games, seed=8)
    yield "odds", odds_experiment(other, base, games=games, seed=8)
    yield "goldfish", goldfish_experiment([base, other], games=games, seed=8)
    yield "lift", lift_experiment(base, other, cards=["Aqua Hulcus", "Corile"], games=games, seed=8)
    yield "gauntlet", gauntlet_experiment(base, [other, third], games=games, seed=8)
    yield "slots", slots_experiment(base, [other], cards=["Crystal Lancer"], games=games, seed=8)


def _results(*decks: Deck) -> dict[str, object]:
    """Results of two tournaments with these decks, the first of which was placed higher."""
    placed = [
        {"name": deck.name, "played": 20, "top": 4, "placed": 20, "ahead": 20.0 * part, "ahead_squared": 20.0 * part**2}
        for deck, part in zip(decks, (0.7, 0.3), strict=True)
    ]
    return {
        "events": 2,
        "top": 8,
        "field": "all",
        "players": ["rush", "control"],
        "left_out": [["Unknown", 3]],
        "decks": placed,
    }


def for_all_processes(folders: pytest.TempPathFactory) -> Path:
    """A folder that all processes of the tests share."""
    base = folders.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def made_once(folder: Path, make: Callable[[Path], None]) -> dict[str, Path]:
    """The pages of a folder by name; the first process that wants them makes them, in an empty folder."""
    with locket.lock_file(str(folder.with_suffix(".lock"))):
        if not folder.exists():
            made = folder.with_suffix(".made")
            made.mkdir()
            make(made)
            made.rename(folder)
    return {file.stem: file for file in sorted(folder.glob("*.html"))}


def make_pages_of_kinds(folder: Path) -> None:
    """Write a page of every kind, named after it. Next to the page of a run is its summary picture."""
    decks = {name: read_deck(name, known_names()) for name in shipped_decks()}
    found, runs = documents(decks, FEW)
    written = {kind: [document] for kind, document in found.items()}
    written["several"] = written["match"] * 2
    for kind, run in runs.items():
        (folder / f"{kind}.png").write_bytes(png(summary_picture(run, found[kind])))
    for kind, shown in written.items():
        (folder / f"{kind}.html").write_text(page(shown), encoding="utf-8")


def documents(decks: dict[str, Deck], games: int) -> tuple[dict[str, Document], dict[str, Run]]:
    """The whole report of a run of each kind, that of a coach, and a game; only that one is recounted. And the runs."""
    found, runs = {}, {}
    told = RecountedGame(0, (), Board(("", ""), ()))
    for kind, experiment in experiments(decks, games):
        runs[kind] = run = conduct(experiment, backend=threads(2))
        found[kind] = whole_report(run, summarize_run(run), recount_game=lambda _: told)
        if kind == "match":
            runs["pilots"] = searched = with_pilots(run, [0, 1] * 4, [1, 1] * 4, [0, 1] * 4)
            found["pilots"] = whole_report(searched, summarize_run(searched), recount_game=lambda _: told)
    fast = decks["fn-rush"]
    replay = record_game(prepare_matchup(fast, fast, ("rush", "rush")), seed=4, game=1, turn_cap=100)
    found["game"] = document_of(replay, "duelsim replay fn-rush fn-rush --seed 4 --game 1 --players rush,rush")
    judged = [
        Judgement(0, game, 4, 3, "charge mana", "Corile", "nothing", gain, 2.0) for game, gain in ((0, 12.0), (1, 8.0))
    ]
    coached = [Coached(0, 4, 10, tuple(judged))]
    names = [("Liquid Beast", "Murky Riptide")]
    summary = summarize_coaching(
        names, ("a.play", "rush"), coached, seed=7, by="lookahead", rollouts=20, fresh=100, wanted=4
    )
    lines = ("Turn 1 - Liquid Beast", "  charge  Liquid Beast charges Corile")
    text = Transcript("", lines)
    found["coach"] = coach_document(summary, lambda opponent, game, choices: (text, {one: 1 for one in choices}))
    return found, runs
