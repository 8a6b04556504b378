"""Best-of-three matches: three games, the second and the third with the loser's choice and after sideboarding.

The rules of a match (docs/decisions.md, D9): in game 1 chance decides who goes first. Later, the loser of the last
game chooses, and goes first; after a drawn game, the same player goes first again. Two games won win the match. If
nobody has won two after the third, whoever has won more wins it; otherwise it is drawn.

A pair is two matches with the decks in each other's seats. Every game of a match is a matchup of its own with luck of
its own, and pair p of the matches is pair p of each: of game 1 both games, of games 2 and 3 for each match the one in
which the right deck goes first. So every game is played by the machinery of all experiments, whatever happened before,
and a mirror is exactly even. What is played and not needed - the third game after 2-0, or a game 2 in a pair whose
matches need the same one - only adds to the win rates of single games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np

from decks import Deck
from sim.engine.record.codes.results import ERROR_CODE, WINNER
from sim.engine.record.luck import root_key
from sim.experiments.kinds.stopping import stopping_rule
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.games.batch import play_chunk
from sim.games.matchup import side_of
from sim.games.sideboarding import after_the_plan, plan_against

GAMES = 3  # of a match, at most
TO_WIN = 2


def best_of_experiment(match: Experiment, decks: tuple[Deck, Deck], players: tuple[str, str]) -> Experiment:
    """Best-of-three matches instead of the single games of a match between these decks and players.

    There are as many matches as the match has games, or fewer with its stopping rule. The sideboards are fine
    (`decks.check_sideboard`).

    Raises PlaybookError for a plan that does not fit a deck.
    """
    (before,) = match.cells
    deck_a, deck_b = decks
    plans = (plan_against(deck_a, players[0], deck_b), plan_against(deck_b, players[1], deck_a))
    first, second = (
        side if plan is None else side_of(after_the_plan(deck, plan), player, python=side.python).aligned_to(side)
        for deck, player, plan, side in zip(decks, players, plans, before, strict=True)
    )
    return replace(
        match,
        kind="best_of",
        cells=(before, *[(first, second)] * (GAMES - 1)),
        settings={"plans": ["" if plan is None else plan.text for plan in plans], **match.settings},
        luck=tuple(range(GAMES)),
    )


def steps(execution: Execution) -> Iterator[int]:
    """Play all three games of the matches in turns, until the rule decides; it looks at the pairs in their order."""
    experiment = execution.experiment
    rule = stopping_rule(experiment)
    for cell in execution.play(range(GAMES), experiment.games):
        yield cell
        if rule is not None and cell == GAMES - 1:
            found = matches_of([execution.all_scores(one) for one in range(GAMES)])
            if rule.decide(found.pair_scores[found.valid_pairs]).stopped_at is not None:
                return


# --- The rules of a match ---------------------------------------------------------------------------------
@dataclass(frozen=True)
class Matches:
    """Matches, in order; matches 2k and 2k + 1 are pair k. Arrays of shape (GAMES, matches) have a row for each game.

    `games` is the number of each game in its matchup, `needed` whether the match was still open then, `scores` deck
    A's score in it, NaN in a pair of games with an error. `results` (matches) is deck A's score in the match: win 1,
    loss 0, draw 1/2, NaN if a game that it needs has an error.
    """

    games: Any
    needed: Any
    scores: Any
    results: Any

    @property
    def pair_scores(self) -> Any:
        """Deck A's mean score in each pair of matches, NaN for a pair that is not valid; shape (pairs)."""
        return self.results.reshape(-1, 2).mean(axis=1)

    @property
    def valid_pairs(self) -> Any:
        """Whether both matches of each pair have a result; shape (pairs)."""
        return ~np.isnan(self.pair_scores)

    @property
    def wins(self) -> Any:
        """How many games each deck won in each match; shape (2, matches)."""
        return np.stack([(self.needed & (self.scores == score)).sum(axis=0) for score in (1, 0)])


def matches_of(scores: Sequence[Any]) -> Matches:
    """The matches whose games have these scores of deck A, in even games of which it went first; NaN for an error.

    `scores` are those of each matchup in the order of the games, shape (games); what one of them has more is left out.

    >>> found = matches_of([[1, 1], [0, 1], [1, 0]])  # deck A wins both first games, and is second in both second ones
    >>> found.games.tolist(), found.needed[2].tolist(), found.results.tolist()
    ([[0, 1], [1, 1], [1, 1]], [False, False], [1.0, 1.0])
    """
    count = min(map(len, scores)) // 2 * 2
    pairs = np.arange(count) // 2 * 2
    second = np.arange(count) % 2  # whether deck B goes first: chance in game 1, which is once each in a pair
    wins = np.zeros((2, count), np.int64)
    games, needed, found = [], [], []
    for of_game in scores:
        games.append(pairs + second)
        found.append(np.asarray(of_game, np.float64)[games[-1]])
        needed.append((wins < TO_WIN).all(axis=0))
        won, lost = found[-1] == 1, found[-1] == 0
        wins += needed[-1] & np.stack([won, lost])
        second = np.where(won, 1, np.where(lost, 0, second))
    erred = (np.isnan(found) & needed).any(axis=0)
    results = np.where(erred, np.nan, (1 + np.sign(wins[0] - wins[1])) / 2)
    return Matches(np.stack(games), np.stack(needed), np.stack(found), results)


Chances = tuple[Sequence[float], Sequence[float]]  # of the SCORES of deck A, going first and going second
SCORES = (0.0, 0.5, 1.0)


def win_rate_of_match(before: Chances, after: Chances) -> float:
    """The win rate of deck A in matches that follows from its single games; a drawn match counts half.

    `before` are the chances of each of the SCORES in game 1, going first and going second, `after` those in games 2 and
    3. Computed by going through all courses of a match, with the rules of `matches_of`.

    >>> win_rate_of_match(((0.5, 0, 0.5), (0.5, 0, 0.5)), ((0, 0, 1), (1, 0, 0)))  # whoever loses game 1 wins the next
    0.5
    """
    total = 0.0
    for second, course in product((0, 1), product(SCORES, repeat=GAMES)):
        chance, wins = 0.5, [0, 0]
        for at, score in enumerate(course):
            chance *= (before if at == 0 else after)[second][SCORES.index(score)]
            if max(wins) < TO_WIN and score != 0.5:
                second = int(score)
                wins[1 - second] += 1
        total += chance * (1 + np.sign(wins[0] - wins[1])) / 2
    return float(total)


# --- The games of one match -------------------------------------------------------------------------------
def game_of_match(folder: RunFolder, match: int, game: int) -> tuple[int, int]:
    """The matchup and the number there of a game, 1 to 3, of a match of a run.

    Raises RunMismatch if the run has no such match, or the match no such game.
    """
    pair = 2 * (match // 2)
    played = min(folder.games_of(cell) for cell in range(GAMES))
    if match >= played:
        there = f"it has the matches 0 to {played - 1}" if played else "none has been played"
        raise RunMismatch(f"{folder.path} has no match {match}: {there}.")
    return _game_of_match([[folder.row(cell, one) for one in (pair, pair + 1)] for cell in range(GAMES)], match, game)


def game_played_again(experiment: Experiment, match: int, game: int) -> tuple[int, int]:
    """The same of a match that is not kept: its pair is played up to that game, which tells who goes first in it.

    Raises RunMismatch if the match has no such game.
    """
    pair = 2 * (match // 2)
    rows = [
        play_chunk(matchup, root_key(seed)[1], pair, 2, experiment.turn_cap)[0]
        for matchup, seed in zip(experiment.matchups[: max(1, game)], experiment.seeds, strict=False)
    ]
    return _game_of_match(rows, match, game)


def _game_of_match(rows: Sequence[Any], match: int, game: int) -> tuple[int, int]:
    """The matchup and the number there of a game; `rows` has those of its pair in each matchup that may be needed."""
    found, at = matches_of([[_score(row) for row in of_pair] for of_pair in rows]), match % 2
    has = int(found.needed[:, at].sum())
    if not 1 <= game <= has:
        raise RunMismatch(f"Match {match} has the games 1 to {has}, and no game {game}.")
    return game - 1, 2 * (match // 2) + int(found.games[game - 1, at])


def _score(row: Any) -> float:
    """Deck A's score in a game."""
    return float("nan") if row[ERROR_CODE] else {0: 1.0, 1: 0.0}.get(int(row[WINNER]), 0.5)
