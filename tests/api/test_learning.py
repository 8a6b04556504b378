"""Decks that are learned at first use: which, how often, and what a run that is kept makes of them."""

import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import duelsim
from decks.reading import Deck, read_deck
from sim.api import defaults
from sim.api.kept_runs import keep_run, resume_run
from sim.api.learning import learned, with_values
from sim.api.observer import Observer
from sim.cards.library import known_names
from sim.experiments.kinds.best_of import best_of_experiment
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.slots import slots_experiment
from sim.experiments.runs.experiment import Experiment
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES
from sim.training import at_first_use, cached_values, shipped_values
from sim.training.shipped_values import with_first_line
from strategies.values.finding import universal_value

NAMES = known_names()
RUSH, LIQUID = (read_deck(name, NAMES) for name in ("fn-rush", "liquid-beast"))
SIDEBOARD = "against Liquid Beast: -1 Torcon, +1 Corile"
LOOK = ("lookahead:1/rush", "lookahead:1/rush")
OPTIONS: Any = {"games": 2, "turn_cap": 4, "seed": 3, "jobs": 1}


class Seen(Observer):
    """The notices about learning."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def load_engine(self, matchup: Any) -> None:
        """Nothing is compiled."""

    def learning(self, deck: str, done: int, total: int) -> None:
        """How far it is."""
        self.said.append(f"{deck} {done}/{total}")

    def learned(self, deck: str, value: str) -> None:
        """What was learned."""
        self.said.append(f"learned {deck}")

    def not_kept(self, reason: str) -> None:
        """What was learned is lost."""
        self.said.append(f"not kept: {reason}")


@pytest.fixture
def taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Learning is on, quick, and keeps its values in a folder of the test; the decks that were learned, in order.

    No values ship.
    """
    monkeypatch.delenv(defaults.LEARNING)
    monkeypatch.setattr(cached_values, "user_cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(shipped_values, "FOLDER", tmp_path / "shipped")
    decks: list[str] = []

    def learn(side: Side, field: Any, rules: Any, *, jobs: int, progress: Any) -> str:
        decks.append(side.name)
        progress(1, 2)
        return value_of(side.name)

    monkeypatch.setattr(at_first_use, "learn", learn)
    return decks


def value_of(name: str) -> str:
    weights = universal_value().partition("own-shields-1")
    return f"# The value of a deck\nnamed: {name.lower()}\ngames: 200\nheld out: good\n{''.join(weights[1:])}"


def values(experiment: Experiment) -> list[list[str]]:
    return [[side.value for side in cell] for cell in experiment.cells]


def test_who_looks_ahead_with_a_deck_learns_it_once(taught: list[str]) -> None:
    seen = Seen()
    first = match_experiment(RUSH, LIQUID, players=LOOK, games=2, seed=1)
    found = with_values(first, {}, seen)
    assert values(found) == [[value_of("FN Rush"), value_of("Liquid Beast")]]
    assert found.cells[0][0].has_own_value
    assert seen.said == [
        *("FN Rush (deck 1 of 2) 1/2", "learned FN Rush"),
        *("Liquid Beast (deck 2 of 2) 1/2", "learned Liquid Beast"),
    ]
    assert with_values(first, {}, seen) == found and taught == ["FN Rush", "Liquid Beast"]
    mirror = match_experiment(RUSH, RUSH, players=("lookahead:1/rush", "lookahead:5/rush"), games=2, seed=1)
    assert values(with_values(mirror, {}, seen)) == [[value_of("FN Rush")] * 2]
    assert taught == ["FN Rush", "Liquid Beast"]


def test_a_deck_that_ships_has_the_value_that_ships_whatever_is_cached(taught: list[str]) -> None:
    """So the same seed plays the same games, with and without the cache."""
    sides = [side_of(deck, LOOK[0]) for deck in (RUSH, LIQUID)]
    learned(sides, DEFAULT_RULES, Seen())
    shipped_values.FOLDER.mkdir()
    text = with_first_line(sides[0], value_of("shipped"))
    (shipped_values.FOLDER / "fn-rush.txt").write_text(text, encoding="utf-8")
    shipped_values._files.cache_clear()
    for observer in (Seen(), None):
        found = learned(sides, DEFAULT_RULES, observer)
        assert [side.value for side in found] == [value_of("shipped"), value_of("Liquid Beast")]
    assert taught == ["FN Rush", "Liquid Beast"]


def test_a_value_beside_the_deck_and_scripts_and_searches_need_no_learning(taught: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("".join(f"{copies} {card}\n" for card, copies in RUSH.cards), encoding="utf-8")
    file.with_suffix(".value.txt").write_text(universal_value() + "# mine\n", encoding="utf-8")
    first = match_experiment(read_deck(file, NAMES), LIQUID, players=("lookahead/rush", "search/rush"), games=2, seed=1)
    assert with_values(first, {}, Seen()) is first
    fish = goldfish_experiment([RUSH], player="lookahead/rush", games=2, seed=1)
    assert with_values(fish, {}, Seen()) is fish
    assert taught == []


def test_it_can_be_turned_off(taught: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first = match_experiment(RUSH, LIQUID, players=LOOK, games=2, seed=1)
    assert with_values(first, {"learning": False}, Seen()) is first
    monkeypatch.setenv(defaults.LEARNING, defaults.OFF)
    assert with_values(first, {}, Seen()) is first
    assert taught == []


def swapped(deck: Deck, name: str) -> Deck:
    """The deck with one Torcon less, and a Corile."""
    cards = {**dict(deck.cards), "Corile": 1}
    cards["Torcon"] -= 1
    return Deck(name, tuple(cards.items()), Path(f"{name}.txt"))


def test_variants_of_a_deck_judge_by_the_value_of_the_deck(taught: list[str]) -> None:
    """A comparison of lists must compare no players."""
    variants = [swapped(RUSH, "Variant")]
    compared = compare_experiment(RUSH, variants, [LIQUID], players=LOOK, games=2, seed=1)
    assert {cell[0].value for cell in with_values(compared, {}, Seen()).cells} == {value_of("FN Rush")}
    slots = slots_experiment(RUSH, [LIQUID], cards=["Torcon"], players=LOOK, games=2, seed=1)
    assert {cell[0].value for cell in with_values(slots, {}, Seen()).cells} == {value_of("FN Rush")}
    assert taught == ["FN Rush", "Liquid Beast"]


def test_a_deck_after_sideboarding_is_the_same_deck(taught: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    main = "".join(f"{copies} {card}\n" for card, copies in RUSH.cards)
    file.write_text(f"# name: Mine\n{main}sideboard:\n1 Corile\n", encoding="utf-8")
    file.with_suffix(".play").write_text(f"base: rush\nsideboard\n  {SIDEBOARD}\n", encoding="utf-8")
    players = ("lookahead:1/auto", "rush")
    deck = read_deck(file, NAMES)
    single = match_experiment(deck, LIQUID, players=players, games=2, seed=1)
    matches = best_of_experiment(single, [((deck, players[0]), (LIQUID, players[1]))])
    assert len({cell[0].hash for cell in matches.cells}) == 2
    assert {cell[0].value for cell in with_values(matches, {}, Seen()).cells} == {value_of("Mine")}
    assert taught == ["Mine"]


def test_without_an_observer_only_what_was_learned_before_is_taken(taught: list[str]) -> None:
    sides = [side_of(deck, LOOK[0]) for deck in (RUSH, LIQUID)]
    assert learned(sides, DEFAULT_RULES, None) == sides
    learned(sides[:1], DEFAULT_RULES, Seen())
    assert [side.has_own_value for side in learned(sides, DEFAULT_RULES, None)] == [True, False]


def test_a_cache_that_cannot_be_written_is_said_and_the_games_are_played(taught: list[str], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    seen = Seen()
    result = duelsim.match("fn-rush", "liquid-beast", players=(LOOK[0], "rush"), observer=seen, **OPTIONS)
    assert result.run.experiment.cells[0][0].value == value_of("FN Rush")
    assert seen.said[-1].startswith(f"not kept: {tmp_path / 'cache' / 'values'}: ")


def test_a_run_that_goes_on_learns_nothing(taught: list[str], tmp_path: Path) -> None:
    """Not even where the cache is gone, and what would be learned is something else."""
    words: Any = {"players": LOOK, "out": tmp_path / "run", "page": False, "observer": Seen(), **OPTIONS}
    first = duelsim.match("fn-rush", "liquid-beast", **words)
    assert [side.value for side in first.run.experiment.cells[0]] == [value_of("FN Rush"), value_of("Liquid Beast")]
    for file in cached_values.folder().iterdir():
        file.unlink()
    again = duelsim.match("fn-rush", "liquid-beast", **words)
    assert again.run.experiment == first.run.experiment and taught == ["FN Rush", "Liquid Beast"]
    assert duelsim.read_run(tmp_path / "run").run.experiment == first.run.experiment


def test_a_run_that_waits_learns_when_it_is_played(
    taught: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the run of a page does: what is next to a deck is its value, and the rest is learned before the first game."""
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    deck = tmp_path / "mine.txt"
    assert RUSH.path is not None
    deck.write_bytes(RUSH.path.read_bytes())
    (tmp_path / "mine.value.txt").write_text(value_of("Mine"), encoding="utf-8")
    sides = read_deck(deck, NAMES), LIQUID
    waiting = keep_run(partial(match_experiment, *sides, players=LOOK, games=2), tmp_path / "run")
    assert (waiting.games, taught) == (0, [])
    played = resume_run(waiting.folder, page=False, observer=Seen(), jobs=1)
    assert values(played.run.experiment) == [[value_of("Mine"), value_of("Liquid Beast")]]
    assert duelsim.read_run(waiting.folder).run.experiment == played.run.experiment
    for file in cached_values.folder().iterdir():
        file.unlink()
    assert resume_run(waiting.folder, page=False, observer=Seen(), jobs=1).run.experiment == played.run.experiment
    assert taught == ["Liquid Beast"]


def test_better_pilots_learn_the_decks_of_scripts(taught: list[str], tmp_path: Path) -> None:
    words: Any = {"players": "rush", "pilots": 2, "better_pilot": "lookahead:1", "observer": Seen(), **OPTIONS}
    out: Any = {"out": tmp_path / "run", "page": False}
    result = duelsim.match("fn-rush", "liquid-beast", **words, **out)
    assert result.run.pilots is not None
    assert values(result.run.pilots.experiment)[2] == [value_of("FN Rush"), value_of("Liquid Beast")]
    for file in cached_values.folder().iterdir():
        file.unlink()
    duelsim.match("fn-rush", "liquid-beast", **words, **out)
    assert taught == ["FN Rush", "Liquid Beast"]
    assert duelsim.read_run(tmp_path / "run").run.pilots is not None


def test_a_coach_learns_the_deck_that_it_watches(taught: list[str]) -> None:
    words: Any = {"players": "rush", "rollouts": 1, "fresh": 1, "observer": Seen(), **OPTIONS}
    coached = duelsim.coach("fn-rush", against="liquid-beast", **words)
    assert taught == ["FN Rush"]
    assert [(one["deck"], one["games"]) for one in coached.to_json()["values"]] == [("FN Rush", 200)]
    assert "The coach judges by a value trained on 200 games." in coached._repr_html_()
    searched = duelsim.coach("liquid-beast", against="fn-rush", by="search", **words)
    assert searched.to_json()["values"] == [] and "judges by" not in searched._repr_html_()
    duelsim.coach("liquid-beast", against="fn-rush", learning=False, **words)
    assert taught == ["FN Rush"]


@pytest.mark.parametrize("play", ["match", "coach"])
def test_ctrl_c_while_a_deck_is_learned_leaves_a_result_without_games(
    taught: list[str], monkeypatch: pytest.MonkeyPatch, play: str
) -> None:
    def interrupted(*_: Any, **__: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(at_first_use, "learn", interrupted)
    with pytest.raises(duelsim.Interrupted) as ended:
        if play == "match":
            duelsim.match("fn-rush", "liquid-beast", players=LOOK, observer=Seen(), **OPTIONS)
        else:
            duelsim.coach("fn-rush", observer=Seen(), **OPTIONS)
    assert ended.value.result.interrupted and not os.listdir(cached_values.folder().parent.parent)


def test_the_argument_is_true_or_false() -> None:
    with pytest.raises(duelsim.ImpossibleExperiment, match="learning: 'no' is neither True nor False"):
        duelsim.match("fn-rush", "liquid-beast", learning="no")  # type: ignore[call-overload]
