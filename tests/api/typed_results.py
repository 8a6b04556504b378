"""A program as users write it, for mypy: what each experiment returns has the type that docs/python.md says.

`mypy` checks it with the product (pyproject.toml); nothing runs it.
"""

from typing import assert_type

import duelsim
from decks.coverage import Coverage
from reports.summaries.best_of import BestOfSummary
from reports.summaries.compare import ComparisonSummary
from reports.summaries.gauntlet import GauntletSummary
from reports.summaries.goldfish import GoldfishSummary
from reports.summaries.improve import ImproveSummary
from reports.summaries.lift import LiftSummary
from reports.summaries.match import MatchupSummary
from reports.summaries.matrix import MatrixSummary
from reports.summaries.odds import OddsSummary
from reports.summaries.slots import SlotsSummary
from reports.summaries.summary import Summary
from reports.summaries.train import TrainSummary
from reports.summaries.tune import TuneSummary


def every_kind(deck: str, other: str) -> None:
    """The summary of each kind."""
    assert_type(duelsim.match(deck, other).summary, MatchupSummary)
    assert_type(duelsim.match(deck, other, best_of=3, matches=100).summary, BestOfSummary)
    assert_type(duelsim.compare(deck, other, against=other).summary, ComparisonSummary)
    assert_type(duelsim.gauntlet(deck).summary, GauntletSummary)
    assert_type(duelsim.goldfish(deck).summary, GoldfishSummary)
    assert_type(duelsim.lift(deck, against=other).summary, LiftSummary)
    assert_type(duelsim.matrix(deck, other).summary, MatrixSummary)
    assert_type(duelsim.odds(deck).summary, OddsSummary)
    assert_type(duelsim.slots(deck).summary, SlotsSummary)
    assert_type(duelsim.read_run(deck).summary, Summary)
    kept = duelsim.read_run(deck).summary
    if isinstance(kept, MatchupSummary):
        assert_type(kept.decks[0].name, str)
    assert_type(duelsim.coverage(deck).summary, Coverage)


def every_search(deck: str) -> None:
    """The summary of each search."""
    assert_type(duelsim.improve(deck).summary, ImproveSummary)
    assert_type(duelsim.improve(deck).deck, duelsim.Deck)
    assert_type(duelsim.tune(deck).summary, TuneSummary)
    assert_type(duelsim.tune(deck).playbook, str)
    assert_type(duelsim.train(deck).summary, TrainSummary)
    assert_type(duelsim.train(deck).value, str)


def documented(deck: str) -> float:
    """The estimates of a match, as docs/python.md reads them."""
    result = duelsim.match(deck, "fn-rush", games=2000, seed=7)
    rate = result.summary.decks[0].win_rate
    assert rate is not None
    return rate.high - rate.low


def one_game(deck: str, other: str) -> str:
    """A game, as docs/python.md plays it."""
    game = duelsim.Game(deck, other, players=(None, "rush"), seed=7)
    assert_type(game.legal, tuple[duelsim.Option, ...])
    assert_type(game.copy(), duelsim.Game)
    game.push(game.legal[0])
    game.push(0)
    deal = game.view().deal_hidden(1)
    deal.push(deal.legal[0])
    assert_type(game.player, int | None)
    return f"{game.winner}: {game.reason}"


def of_any_kind(result: duelsim.Result) -> Summary:
    """A function of the user's that takes the result of any kind."""
    return result.summary


def of_one_kind(result: "duelsim.Result[MatchupSummary]") -> str:
    """One that takes the result of a match."""
    return of_any_kind(result).to_json()["winner"] or result.summary.decks[0].name
