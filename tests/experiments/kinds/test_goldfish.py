"""Decks against a goldfish: games whose outcome is known, the luck that lists share, and runs in folders."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from reports.summaries.goldfish import GoldfishSummary, summarize_goldfish
from sim.api.result import Result
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.goldfish import FISH, goldfish_experiment
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_sides
from sim.games.playing.batch import play_match

NAMES = known_names()
RUSH = read_deck("fn-rush", NAMES)


def deck_of(name: str, *cards: tuple[str, int]) -> Deck:
    return Deck(name, cards, Path(f"{name}.txt"))


def with_another_card(deck: Deck, removed: str, added: str) -> Deck:
    """The list with one copy of a card replaced."""
    cards = dict(deck.cards) | {removed: dict(deck.cards)[removed] - 1, added: 1}
    return deck_of("variant", *((name, copies) for name, copies in cards.items() if copies))


def fish(*decks: Deck, games: int = 400, seed: int = 3, player: str = "rush") -> tuple[Run, GoldfishSummary]:
    run = conduct(goldfish_experiment(decks, player=player, games=games, seed=seed))
    return run, summarize_goldfish(run)


def test_a_deck_with_known_games() -> None:
    """Forty creatures for 2 mana, which break a shield each.

    One is summoned in turn 2, one in turn 3, two in turn 4. They break a shield in turn 3, two in turn 4 and the last
    two in turn 5, when two attackers are left for the direct attack. It makes no difference who goes first.
    """
    _, summary = fish(deck_of("plain", ("Burning Mane", 40)), games=40)
    (deck,) = summary.decks
    for seat in deck.seats:
        assert seat.won_by_turn is not None
        assert seat.won_by_turn.shares.tolist() == [0, 0, 0, 0, 1]
        assert (seat.games, seat.endings["won by direct attack"]) == (20, 20)
        assert (seat.mean_turn, seat.median_turn) == (5, 5)
    assert summary.turn == 5


def test_a_deck_that_does_nothing_draws_its_last_card_in_its_turn_31() -> None:
    """Of two goldfish, the one that draws first loses: the one that goes second."""
    _, summary = fish(deck_of("idle", ("Corile", 40)), games=4, player="goldfish")
    first, second = summary.decks[0].seats
    assert (first.endings["won by deck out"], second.endings["lost by deck out"]) == (2, 2)
    assert (first.mean_turn, second.mean_turn) == (30, None)


def test_the_curves_are_those_of_the_games() -> None:
    run, summary = fish(RUSH, read_deck("removal-bombazar", NAMES), games=300)
    for cell, deck in enumerate(summary.decks):
        rows = np.array(run.cells[cell].rows)
        for seat, seat_summary in enumerate(deck.seats):
            games = rows[rows[:, columns.A_GOES_FIRST] == 1 - seat]
            assert seat_summary.games == 150
            assert seat_summary.won_by_turn is not None
            for turn, share in enumerate(seat_summary.won_by_turn.shares, start=1):
                won = (games[:, columns.WINNER] == 0) & (games[:, columns.TURNS_A] <= turn)
                assert share == won.mean()
        by_turn = [interval.estimate for interval in deck.won_by_turn]
        halves = [seat.won_by_turn.shares for seat in deck.seats if seat.won_by_turn is not None]
        assert by_turn == pytest.approx(((halves[0] + halves[1]) / 2).tolist())


@pytest.mark.parametrize("name", shipped_decks())
def test_the_hand_of_the_goldfish_does_not_matter(name: str) -> None:
    """Forty plain creatures, or the deck's own list, with shield triggers and a Forbidden card: the same kill turns."""
    (cell,) = goldfish_experiment([read_deck(name, NAMES)], games=2, seed=1).cells
    own = replace(cell[0], player="goldfish")
    plain, mirror = (play_match(prepare_sides((cell[0], other)), 100, seed=5).rows for other in (FISH, own))
    compared = [columns.WINNER, columns.REASON, columns.TURNS, columns.TURNS_A]
    assert (plain[:, compared] == mirror[:, compared]).all()


# --- The luck that decks share ----------------------------------------------------------------------------
def test_the_first_deck_plays_the_same_games_whatever_follows() -> None:
    alone, _ = fish(RUSH, games=100)
    followed, _ = fish(RUSH, read_deck("liquid-beast", NAMES), games=100)
    assert np.array_equal(followed.cells[0].rows, alone.cells[0].rows)


def test_a_list_in_another_order_is_the_same_list() -> None:
    run, summary = fish(RUSH, deck_of("turned", *reversed(RUSH.cards)), games=100)
    assert (run.cells[0].digests == run.cells[1].digests).all()
    assert summary.decks[0].ahead == ()
    assert all(
        (interval.estimate, interval.low < 0 < interval.high) == (0, True) for interval in summary.decks[1].ahead
    )
    assert not summary.leads


@pytest.mark.parametrize("removed", [name for name, _ in RUSH.cards][::3])
def test_one_other_card_changes_only_the_games_in_which_it_is_drawn(removed: str) -> None:
    """The variance of the difference is less than half of that of independent games."""
    run, summary = fish(RUSH, with_another_card(RUSH, removed, "Aqua Guard"), games=2_000)
    changed = run.cells[0].digests != run.cells[1].digests
    assert 0 < changed.mean() < 0.6
    wins = [
        ((games.rows[:, columns.TURNS_A] <= 4) & (games.rows[:, columns.WINNER] == 0)).reshape(-1, 2).mean(axis=1)
        for games in run.cells
    ]
    assert (wins[1] - wins[0]).var() < (wins[0].var() + wins[1].var()) / 2
    assert summary.decks[1].ahead[3].estimate == pytest.approx((wins[1] - wins[0]).mean())


def test_decks_of_the_same_name_get_distinct_names() -> None:
    twice = [replace(RUSH, path=Path(file)) for file in ("old/rush.txt", "new.txt")]
    _, summary = fish(*twice, games=2)
    assert [deck.name for deck in summary.decks] == ["FN Rush (rush)", "FN Rush (new)"]
    _, summary = fish(RUSH, RUSH, games=2)
    assert [deck.name for deck in summary.decks] == ["FN Rush (1)", "FN Rush (2)"]


def test_no_deck_is_no_experiment() -> None:
    with pytest.raises(ImpossibleExperiment, match="at least one deck"):
        goldfish_experiment([], games=2, seed=1)


# --- Runs -------------------------------------------------------------------------------------------------
def test_a_run_that_is_read_has_the_result_of_the_played_one(tmp_path: Path) -> None:
    experiment = goldfish_experiment([RUSH, read_deck("liquid-beast", NAMES)], games=40, seed=8)
    played = conduct(experiment, RunFolder.open(tmp_path, experiment.manifest()))
    read = read_run(tmp_path)
    assert not read.interrupted
    assert Result(read).summary.to_json() == Result(played).summary.to_json()
    longer = replace(experiment, games=60)
    grown = conduct(longer, RunFolder.open(tmp_path, longer.manifest()))
    whole = conduct(longer)
    assert Result(grown).summary.to_json() == Result(whole).summary.to_json()


def test_the_figures_are_drawn() -> None:
    run, _ = fish(RUSH, read_deck("liquid-beast", NAMES), games=100)
    figures = Result(run).figures()
    of_all = {"kill turns going first", "kill turns going second"}
    assert set(figures) == {*of_all, "kill turns of FN Rush", "kill turns of Liquid Beast"}
    curve = figures["kill turns of FN Rush"].axes[0]
    assert curve.get_xlabel() == "own turn"
    assert np.asarray([line.get_ydata()[-1] for line in curve.lines]).min() > 99
