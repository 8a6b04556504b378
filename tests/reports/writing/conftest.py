"""Pages of runs that are played here, and the browser that they are looked at with."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from reports.full_report import whole_report
from reports.summaries.by_kind import summarize_run
from reports.writing.page import page
from sim.cards.library import known_names
from sim.experiments.conduct import conduct
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.runs.execution import threads
from sim.experiments.runs.experiment import Experiment
from tests.reports.writing.browser import Browser, started_browser
from tests.reports.writing.documents import EVIL, JAPANESE, everything
from tests.reports.writing.kinds import FEW, for_all_processes, made_once, make_pages_of_kinds

MANY = 4 * FEW
DECKS = {name: read_deck(name, known_names()) for name in shipped_decks()}


def named(deck: str, name: str) -> Deck:
    return replace(DECKS[deck], name=name)


def report_of(experiment: Experiment) -> str:
    run = conduct(experiment, backend=threads(2))
    return page([whole_report(run, summarize_run(run))])


def make_pages(folder: Path) -> None:
    """Write some pages, named after what they show."""
    match = (DECKS["liquid-beast"], DECKS["murky-riptide"])
    ten = [*DECKS.values(), named("fn-rush", JAPANESE), named("liquid-beast", EVIL)]
    players = ["rush"] * len(DECKS) + ["control"] * 2
    texts = {
        "match": report_of(match_experiment(*match, players=("rush", "control"), games=MANY, seed=8)),
        "ten-decks": report_of(matrix_experiment(ten, players=players, games=FEW, seed=2)),
        "everything": page([everything()]),
        "two": page([everything("One"), everything("Two")]),
    }
    for name, text in texts.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files of some pages by name."""
    return made_once(for_all_processes(tmp_path_factory) / "pages", make_pages)


@pytest.fixture(scope="session")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files of a page of every kind."""
    return made_once(for_all_processes(tmp_path_factory) / "kinds", make_pages_of_kinds)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    yield from started_browser(tmp_path_factory.mktemp("profile"))
