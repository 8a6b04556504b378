"""Reports name the values of players who look ahead."""

from dataclasses import replace
from typing import Any

import pytest

from decks.reading import read_deck
from reports.decks_shown import deck_tables
from reports.values_shown import pilots_of, value_in_words, values_json, values_lines
from sim.cards.library import known_names
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from strategies.values.finding import universal_value
from strategies.values.writing import LEARNED_WHEN_PLAYED, STAYS

RUSH, LIQUID = (read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast"))
RATE = "56 % (51 - 62 %) against the universal value on held-out games"
OF_600 = f"a value learned from 600 games, {RATE}"


def text(first: str = LEARNED_WHEN_PLAYED, *, games: int = 600, more: str = "") -> str:
    held_out = "56.3 ± 5.3 % against the universal value, 81.4 ± 2.4 % against rush, in 80 pairs of held-out games"
    weights = universal_value().partition("own-shields-1")
    return f"# {first}\nversion: 7\ngames: {games}\nheld out: {held_out}\n{more}{''.join(weights[1:])}"


def run_of(*values: str, players: tuple[str, str] = ("lookahead:1/rush", "lookahead:1/rush")) -> Run:
    experiment = match_experiment(RUSH, LIQUID, players=players, games=2, seed=1)
    (cell,) = experiment.cells
    sides = tuple(replace(side, value=value) for side, value in zip(cell, values, strict=True))
    return Run(replace(experiment, cells=(sides,)), (), ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "value, words",
    [
        (text(), OF_600),
        (text("The value of Mine", games=4000), f"a value trained on 4,000 games, {RATE}"),
        (
            text(more=f"judges by: {STAYS}\n"),
            "the universal value, because 600 games taught nothing better",
        ),
        (universal_value(), "the universal value"),
        (universal_value() + "# mine\n", "a value trained on 10,000 games"),
        ("always 1\n", "a value of its own"),
    ],
)
def test_a_value_is_named_by_where_it_comes_from(value: str, words: str) -> None:
    assert value_in_words(value) == words


def test_the_result_says_by_what_each_player_judges() -> None:
    run = run_of(text(), universal_value())
    assert values_lines(pilots_of(run)) == (
        f"The player of FN Rush judges by {OF_600}.",
        "The player of Liquid Beast judges by the universal value.",
    )
    assert values_lines(pilots_of(run_of(*[universal_value()] * 2))) == (
        "The players of FN Rush and Liquid Beast judge by the universal value.",
    )
    first, second = values_json(pilots_of(run))
    assert (first["deck"], first["player"], first["source"]) == ("FN Rush", "lookahead:1/rush", "learned")
    assert (first["version"], first["games"], first["is_better"]) == ("7", 600, True)
    assert first["held_out"] == {"estimate": pytest.approx(0.563), "low": pytest.approx(0.51), "high": 0.616}
    assert (second["deck"], second["source"], second["held_out"]) == ("Liquid Beast", "universal", None)


def test_the_deck_says_it_too() -> None:
    notes = [table.note for table in deck_tables(run_of(text(), ""), {})]
    assert notes[0].startswith(f"Played by lookahead:1/rush, judging by {OF_600}. Checksum ")
    scripts = run_of("", "", players=("rush", "control"))
    assert values_lines(pilots_of(scripts)) == () and values_json(pilots_of(scripts)) == []
    assert all("judging" not in table.note for table in deck_tables(scripts, {}))


def test_the_values_of_many_decks_are_counted() -> None:
    decks = [read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast", "mono-red-rush")]
    decks += [read_deck(name, known_names()) for name in ("murky-riptide", "removal-bombazar", "dogiragon-buster")]
    experiment: Experiment = matrix_experiment(decks, players=["lookahead:1/rush"], games=2, seed=1)
    values: Any = [text(), text(games=602), text(games=604), text("The value of Mine"), "always 1\n", universal_value()]
    by_hash = dict(zip(dict.fromkeys(side.hash for cell in experiment.cells for side in cell), values, strict=True))
    cells = tuple(tuple(replace(side, value=by_hash[side.hash]) for side in cell) for cell in experiment.cells)
    run = Run(replace(experiment, cells=cells), (), ())  # type: ignore[arg-type]
    assert values_lines(pilots_of(run)) == (
        "Players who look ahead judge by 3 values learned at first use, a trained value, a value of its own and the"
        " universal value.",
    )
    assert len(values_json(pilots_of(run))) == 6
