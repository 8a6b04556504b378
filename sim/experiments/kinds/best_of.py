"""Best-of-three matches: three games, the second and the third with the loser's choice and after sideboarding.

The rules of a match (docs/decisions.md, D9): in game 1 chance decides who goes first. Later, the loser of the last
game chooses, and goes first; after a drawn game, the same player goes first again. Two games won win the match. If
nobody has won two after the third, the deck that won more games wins it; otherwise it is drawn.

A pair is two matches with the decks in each other's seats. Every game of a match is a matchup of its own with luck of
its own, and pair p of the matches is pair p of each: of game 1 both games, of games 2 and 3 for each match the one in
which the right deck goes first. So every game is played by the machinery of all experiments, whatever happened before,
and a mirror is exactly even. What is played and not needed - the third game after 2-0, or a game 2 in a pair whose
matches need the same one - only adds to the win rates of single games.

A match is the kind "best_of". A gauntlet and a matrix keep their kind; each of their matchups becomes three, one after
the other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NotRequired, TypedDict

import numpy as np

from decks.reading import Deck
from sim.engine.record.codes import columns
from sim.engine.record.luck import root_key
from sim.experiments.kinds import match
from sim.experiments.kinds.stopping import stopping_rule
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.experiments.runs.kind import Kind
from sim.experiments.runs.labels import lettered
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.sideboarding import after_the_plan, plan_against
from sim.games.playing.arrays import Flags, Floats, Integers
from sim.games.playing.batch import Games, limited_to_pairs, play_chunk
from sim.language import gettext, translatable

GAMES = 3  # of a match, at most
TO_WIN = 2

Seat = tuple[Deck, str]  # a deck and its player


def best_of_experiment(single: Experiment, meetings: Sequence[tuple[Seat, Seat]]) -> Experiment:
    """Best-of-three matches instead of the single games of a match, a gauntlet or a matrix.

    `meetings` are the decks and players of its matchups.

    There are as many matches as the experiment has games, or fewer with its stopping rule. The sideboards are fine
    (`decks.check_sideboard`).

    Raises PlaybookError for a plan that does not fit a deck.
    """
    is_match = single.kind == match.KIND.name
    cells, plans = [], []
    for before, (one, other) in zip(single.cells, meetings, strict=True):
        found = (plan_against(*one, other[0]), plan_against(*other, one[0]))
        after = tuple(
            side if plan is None else _after(after_the_plan(deck, plan), player, side, "" if is_match else plan.text)
            for (deck, player), plan, side in zip((one, other), found, before, strict=True)
        )
        cells += [before, *[(after[0], after[1])] * (GAMES - 1)]
        plans.append(["" if plan is None else plan.text for plan in found])
    return replace(
        single,
        kind=KIND.name if is_match else single.kind,
        cells=tuple(cells),
        settings={"plans": plans[0] if is_match else plans, **single.settings},
        luck=tuple(range(GAMES)) * len(meetings),
    )


def _after(sideboarded: Deck, player: str, side: Side, plan: str) -> Side:
    """A side after sideboarding. Where it has several opponents, its name says against whom that was planned."""
    found = side_of(sideboarded, player, python=side.python).aligned_to(side)
    against = f" {plan.partition(':')[0]}" if plan else ""
    return replace(found, name=f"{side.name} (sideboarded{against})", variant_of=side.hash)


# --- Matchups of single games or of matches ---------------------------------------------------------------
def cells_of_each(experiment: Experiment) -> int:
    """How many matchups of the experiment are one of two decks: 3 for best-of-three matches, 1 for single games."""
    return GAMES if experiment.luck else 1


def single_games(experiment: Experiment) -> Experiment:
    """The experiment with single games instead of its matches; one of single games as it is."""
    if not experiment.luck:
        return experiment
    return replace(
        experiment,
        kind=match.KIND.name if experiment.kind == KIND.name else experiment.kind,
        cells=experiment.cells[::GAMES],
        settings={name: value for name, value in experiment.settings.items() if name != "plans"},
        luck=(),
    )


def matchup_runs(run: Run) -> list[Run]:
    """Each two decks of a run as a run of their own: of a match, or of best-of-three matches."""
    experiment, of_each = run.experiment, cells_of_each(run.experiment)
    stopping = {name: value for name, value in experiment.settings.items() if name == "stopping"}
    found = []
    for first in range(0, len(run.cells), of_each):
        plans = {"plans": experiment.settings["plans"][first // of_each]} if experiment.luck else {}
        cells = slice(first, first + of_each)
        one = replace(
            experiment,
            kind=KIND.name if experiment.luck else match.KIND.name,
            cells=experiment.cells[cells],
            settings={**plans, **stopping},
            luck=experiment.luck[cells],
        )
        found.append(Run(one, run.cells[cells], interrupted=run.interrupted))
    return found


def scores_in_pairs(cells: Sequence[Games]) -> Floats:
    """Deck A's scores in the games or the matches of two decks, NaN in a pair that is not valid; shape (pairs, 2).

    `cells` are their single games, or the games 1, 2 and 3 of their matches. In the first of a pair deck A goes first
    (in game 1), in the second deck B.
    """
    return _in_pairs([games.valid_scores for games in cells])


def runs_on_common_pairs(run: Run) -> list[Run]:
    """`matchup_runs`, limited to the pairs that are valid in all of them, for joint estimates.

    What is beyond the pairs that all have is cut off. A pair that is not valid in one of them is left out of all.
    """
    runs = matchup_runs(run)
    scores = [scores_in_pairs(one.cells)[:, 0] for one in runs]
    pairs = min(map(len, scores))
    left_out = np.asarray(np.isnan([of_pairs[:pairs] for of_pairs in scores]).any(axis=0))
    return [replace(one, cells=tuple(limited_to_pairs(games, left_out) for games in one.cells)) for one in runs]


def pair_scores_so_far(execution: Execution, number: int) -> Floats:
    """Deck A's mean score in each pair of games or matches of two decks, by number, while they are played.

    NaN for a pair that is not valid; shape (pairs).
    """
    of_each = cells_of_each(execution.experiment)
    cells = range(of_each * number, of_each * (number + 1))
    found: Floats = _in_pairs([execution.all_scores(cell) for cell in cells]).mean(axis=1)
    return found


def valid_pair_scores_so_far(execution: Execution, number: int) -> Floats:
    """Deck A's mean score in each valid pair of games or matches, while they are played."""
    scores = pair_scores_so_far(execution, number)
    return scores[~np.isnan(scores)]


def _in_pairs(scores: Sequence[Floats]) -> Floats:
    found = (scores[0] if len(scores) == 1 else matches_of(scores).results).reshape(-1, 2)
    return np.where(np.isnan(found).any(axis=1, keepdims=True), np.nan, found)


def _steps(execution: Execution) -> Iterator[int]:
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

    games: Integers
    needed: Flags
    scores: Floats
    results: Floats

    @property
    def pair_scores(self) -> Floats:
        """Deck A's mean score in each pair of matches, NaN for a pair that is not valid; shape (pairs)."""
        found: Floats = self.results.reshape(-1, 2).mean(axis=1)
        return found

    @property
    def valid_pairs(self) -> Flags:
        """Whether both matches of each pair have a result; shape (pairs)."""
        return ~np.isnan(self.pair_scores)

    @property
    def wins(self) -> Integers:
        """How many games each deck won in each match; shape (2, matches)."""
        return np.stack([(self.needed & (self.scores == score)).sum(axis=0) for score in (1, 0)])


def matches_of(scores: Sequence[Sequence[float] | Floats]) -> Matches:
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


def games_that_count(cells: Sequence[Games]) -> list[tuple[Integers, Integers | None]]:
    """The games of two decks that count, for each of their matchups: their numbers, and the matches that need them.

    Single games have None instead of the matches.
    """
    if len(cells) == 1:
        return [(np.flatnonzero(np.repeat(cells[0].valid_pairs, 2)), None)]
    found = matches_of([games.valid_scores for games in cells])
    counts = [np.flatnonzero(of_game) for of_game in found.needed & ~np.isnan(found.scores)]
    return [(numbers[matches], matches) for numbers, matches in zip(found.games, counts, strict=True)]


Chances = tuple[Sequence[float], Sequence[float]]  # of the SCORES of deck A, going first and going second
SCORES = (0.0, 0.5, 1.0)


def win_rate_of_match(before: Chances, after: Chances) -> float:
    """The win rate of deck A in matches that follows from its single games; a drawn match counts half.

    `before` are the chances of each of the SCORES in game 1, going first and going second, `after` those in games 2 and
    3. Computed by going through all courses of a match, with the rules of `matches_of`.

    >>> win_rate_of_match(((0.5, 0, 0.5), (0.5, 0, 0.5)), ((0, 0, 1), (1, 0, 0)))  # the loser of game 1 wins the next
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
def game_of_match(folder: RunFolder, match: int, game: int, first: int = 0) -> tuple[int, int]:
    """The matchup and the number there of a game, 1 to 3, of a match of a run.

    `first` is the matchup of game 1: in a run with several opponents, each has matches of its own.

    Raises RunMismatch if the run has no such match, or the match no such game.
    """
    firsts = range(0, len(folder.manifest["cells"]), GAMES)
    if first not in firsts:
        raise RunMismatch(
            gettext(
                "{path} has no matches whose game 1 is of matchup {first}: those are {names}.",
                path=folder.path,
                first=first,
                names=", ".join(map(str, firsts)),
            )
        )
    cells = range(first, first + GAMES)
    pair = 2 * (match // 2)
    played = min(folder.games_of(cell) for cell in cells)
    if match >= played:
        some = translatable("{path} has no match {match}: it has the matches 0 to {last}.")
        none = translatable("{path} has no match {match}: none has been played.")
        raise RunMismatch(gettext(some if played else none, path=folder.path, match=match, last=played - 1))
    rows = [[folder.row(cell, one) for one in (pair, pair + 1)] for cell in cells]
    at, number = _game_of_match(rows, match, game)
    return first + at, number


def game_played_again(experiment: Experiment, match: int, game: int) -> tuple[int, int]:
    """The matchup and number of a game of a match that is not kept: its pair is played up to that game.

    Raises RunMismatch if the match has no such game.
    """
    pair = 2 * (match // 2)
    rows = [
        play_chunk(matchup, root_key(seed)[1], pair, 2, experiment.turn_cap)[0]
        for matchup, seed in zip(experiment.matchups[: max(1, game)], experiment.seeds, strict=False)
    ]
    return _game_of_match(rows, match, game)


def _game_of_match(rows: Sequence[Sequence[Integers] | Integers], match: int, game: int) -> tuple[int, int]:
    """The matchup and the number there of a game; `rows` has those of its pair in each matchup that may be needed."""
    found, at = matches_of([[_score(row) for row in of_pair] for of_pair in rows]), match % 2
    has = int(found.needed[:, at].sum())
    if not 1 <= game <= has:
        raise RunMismatch(
            gettext("Match {match} has the games 1 to {has}, and no game {game}.", match=match, has=has, game=game)
        )
    return game - 1, 2 * (match // 2) + int(found.games[game - 1, at])


def _score(row: Integers) -> float:
    """Deck A's score in a game."""
    return float("nan") if row[columns.ERROR_CODE] else {0: 1.0, 1: 0.0}.get(int(row[columns.WINNER]), 0.5)


# --- Experiments that were read -----------------------------------------------------------------------------
def fits_matches(experiment: Experiment) -> bool:
    """Whether the games of best-of-three matches are those of two decks each, if the experiment has matches."""
    if not experiment.luck:
        return True
    cells, plans = experiment.cells, experiment.settings["plans"]
    of_each = [plans] if experiment.kind == KIND.name else plans
    return (
        experiment.luck == tuple(range(GAMES)) * len(of_each)
        and len(cells) == GAMES * len(of_each)
        and all(_fits_match(cells[GAMES * at :][:GAMES], of_two) for at, of_two in enumerate(of_each))
    )


def _fits_match(cells: Sequence[tuple[Side, Side]], plans: Sequence[object]) -> bool:
    before, *after = cells
    return after == after[:1] * (GAMES - 1) and all(
        (one.player, one.sizes, one.outside) == (other.player, other.sizes, other.outside)
        and (bool(plan) or one == other)
        for one, other, plan in zip(before, after[0], plans, strict=True)
    )


def _fits(experiment: Experiment) -> bool:
    return bool(experiment.luck) and match.KIND.fits(single_games(experiment)) and fits_matches(experiment)


def _settings() -> type:
    from sim.experiments.kinds.settings import Plans, Stopping

    class Settings(TypedDict):
        plans: Plans
        stopping: NotRequired[Stopping]

    return Settings


KIND = Kind(
    name="best_of",
    words="best-of-three match",
    commands=match.KIND.played_by,
    fits=_fits,
    settings=_settings,
    steps=_steps,
    of_matches=True,
    labels=lettered,
)
