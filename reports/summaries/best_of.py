"""What best-of-three matches between two decks say: every number of ``duelsim match --best-of 3``.

The unit of every interval is a pair of matches with the decks in each other's seats (`sim.experiments.kinds.best_of`).
A pair is left out of the win rates of matches if a game that it needs ended in an error. The win rates of single games
are estimated from all games that were played, also those that no match needed; their unit is the same pair.
"""

import hashlib
from dataclasses import asdict, dataclass, replace

import numpy as np

from decks.alignment import differing_cards
from reports.summaries.summary import GameOfMatch
from reports.summaries.two_decks import ResultOfTwo, with_decision
from sim.engine.record.codes import columns
from sim.experiments.kinds.best_of import GAMES, SCORES, Matches, matches_of, win_rate_of_match
from sim.experiments.kinds.stopping import stopping_rule
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import Games, deck_labels, error_of
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import EVEN, Interval, difference_interval, mean_interval
from sim.statistics.stopping import Decision


@dataclass(frozen=True)
class GameRates:
    """The win rates of a deck in single games; None where no pair was played without an error."""

    win_rate: Interval | None
    going_first: Interval | None
    going_second: Interval | None


@dataclass(frozen=True)
class DeckInMatches:
    """One deck's side of the matches.

    `plan` is the line of its playbook that was carried out, "" for none; `swaps` are the cards with how many more
    copies of each it plays in games 2 and 3. `results` counts its matches by games won and lost, such as "2-1". The win
    rates are those of matches, None where no pair counts; `going_first` are those in which it went first in game 1.
    """

    name: str
    hash: str
    player: str
    plan: str
    swaps: tuple[tuple[str, int], ...]
    wins: int
    results: dict[str, int]
    win_rate: Interval | None
    going_first: Interval | None
    going_second: Interval | None
    game_1: GameRates
    games_2_and_3: GameRates

    @property
    def plays(self) -> tuple[object, ...]:
        """What decides its games: its lists and its player."""
        return self.hash, self.player, self.swaps

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        rates = {
            part: {name: _json(getattr(found, name)) for name in ("win_rate", "going_first", "going_second")}
            for part, found in (("game_1", self.game_1), ("games_2_and_3", self.games_2_and_3))
        }
        return {
            "name": self.name,
            "hash": self.hash,
            "player": self.player,
            "plan": self.plan or None,
            "swaps": [{"card": card, "copies": copies} for card, copies in self.swaps],
            "wins": self.wins,
            "results": self.results,
            "win_rate": _json(self.win_rate),
            "win_rate_going_first_in_game_1": _json(self.going_first),
            "win_rate_going_second_in_game_1": _json(self.going_second),
            **rates,
        }


@dataclass(frozen=True, kw_only=True)
class BestOfSummary(ResultOfTwo[DeckInMatches]):
    """The result of best-of-three matches.

    `matches` were played, and `games`, of which a match needs `mean_games`. `change` is how much more of the matches
    deck A wins than of the first games in them, and `change_after_sideboarding` how much more of games 2 and 3 than of
    game 1, each deck going first in half of them. `comeback` is the share of matches that the loser of game 1 wins.
    `computed` is the win rate of deck A in matches that follows from the win rates of single games, and
    `computed_without_plans` the one that would follow if all games were won like game 1. `errors` are the games that
    erred, by matchup, number and what went wrong.
    """

    matches: int
    games: int
    drawn: int
    mean_games: float
    change: Interval | None
    change_after_sideboarding: Interval | None
    comeback: Interval | None
    first_player_wins_match: Interval | None
    first_player_wins_game_1: Interval | None
    first_player_wins_games_2_and_3: Interval | None
    computed: float | None
    computed_without_plans: float | None
    undecided: int
    errors: tuple[tuple[int, int, str], ...]

    def single_games(self, deck: int) -> tuple[Interval | None, Interval | None]:
        """The win rates of a deck in game 1 and in games 2 and 3; between the same lists even by design."""
        found = self.decks[deck].game_1.win_rate, self.decks[deck].games_2_and_3.win_rate
        return (EVEN, EVEN) if self.is_mirror and None not in found else found

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; win rates are deck A's unless stated otherwise."""
        deck_a, _ = self.decks
        return {
            "best_of": GAMES,
            "matches": self.matches,
            **self.shared_json(),
            "drawn": self.drawn,
            "undecided_games": self.undecided,
            "win_rate_a": _json(deck_a.win_rate),
            "win_rate_a_computed": self.computed,
            "win_rate_a_computed_without_plans": self.computed_without_plans,
            "change_from_single_games": _json(self.change),
            "change_after_sideboarding": _json(self.change_after_sideboarding),
            "comeback": _json(self.comeback),
            "mean_games": self.mean_games,
            "first_player_wins_match": _json(self.first_player_wins_match),
            "first_player_wins_game_1": _json(self.first_player_wins_game_1),
            "first_player_wins_games_2_and_3": _json(self.first_player_wins_games_2_and_3),
            "notable_games": [one.to_json() for one in self.notable_games],
        }


def _json(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else asdict(interval)


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_best_of(run: Run) -> BestOfSummary:
    """Count and estimate the matches of a run; those after its stopping rule has decided belong to no estimate."""
    cells, decision = decided_matches(run)
    matches = matches_of([games.valid_scores for games in cells])
    valid = np.repeat(matches.valid_pairs, 2)
    results = matches.results.reshape(-1, 2)[matches.valid_pairs]
    before = cells[0].valid_scores.reshape(-1, 2)
    first_scores = matches.scores[0].reshape(-1, 2)[matches.valid_pairs]
    after = np.concatenate([games.valid_scores.reshape(-1, 2) for games in cells[1:]], axis=1)
    erred = [
        (cell, int(game), error_of(games.rows[game])) for cell, games in enumerate(cells) for game in games.error_games
    ]
    summary = BestOfSummary(
        matches=len(matches.results),
        pairs=len(matches.valid_pairs),
        pairs_counted=int(matches.valid_pairs.sum()),
        games=run.game_count,
        turn_cap=run.experiment.turn_cap,
        decks=(
            _deck(run, 0, matches, results, before, after),
            _deck(run, 1, matches, 1 - results[:, ::-1], 1 - before[:, ::-1], 1 - _in_turn(after)),
        ),
        drawn=int((matches.results == 0.5).sum()),
        mean_games=float(matches.needed[:, valid].sum(axis=0).mean()) if valid.any() else 0.0,
        change=_difference(results.mean(axis=1) - first_scores.mean(axis=1)),
        change_after_sideboarding=_difference(after.mean(axis=1) - before.mean(axis=1)),
        comeback=_comeback(matches),
        first_player_wins_match=_interval((results[:, :1] + 1 - results[:, 1:]) / 2),
        first_player_wins_game_1=_interval((before[:, :1] + 1 - before[:, 1:]) / 2),
        first_player_wins_games_2_and_3=_interval((after[:, ::2] + 1 - after[:, 1::2]) / 2),
        computed=_computed(before, after),
        computed_without_plans=_computed(before, np.concatenate([before, before], axis=1)),
        undecided=int(sum((games.valid_scores == 0.5).sum() for games in cells)),
        errors=tuple(erred),
        notable_games=_notable_games(cells, matches),
        digest=hashlib.sha256(
            b"".join(games.digests[~games.lost].astype("<u8").tobytes() for games in cells)
        ).hexdigest()[:16],
    )
    return with_decision(summary, run.experiment, decision)


def decided_matches(run: Run) -> tuple[list[Games], Decision | None]:
    """The games of the matches that the estimates use, as many of each matchup, and the decision of a stopping rule."""
    matches = matches_of([games.valid_scores for games in run.cells])
    count, decision = len(matches.results), None
    rule = stopping_rule(run.experiment)
    if rule is not None and count:
        valid = matches.valid_pairs
        decision = rule.decide(matches.pair_scores[valid])
        if decision.stopped_at is not None:
            count = 2 * (int(np.searchsorted(np.cumsum(valid), decision.stopped_at)) + 1)
    cut = [replace(games, rows=games.rows[:count], digests=games.digests[:count]) for games in run.cells]
    return cut, decision


def _in_turn(scores: Floats) -> Floats:
    """Scores with the columns of each matchup exchanged: the game that the other deck starts comes first."""
    return scores[:, np.arange(scores.shape[1]) ^ 1]


def _deck(run: Run, deck: int, matches: Matches, results: Floats, before: Floats, after: Floats) -> DeckInMatches:
    """One deck's side. `results`, `before` and `after` are its own scores: where it goes first, then where second."""
    side, changed = run.experiment.cells[0][deck], run.experiment.cells[1][deck]
    own, other = matches.wins[deck], matches.wins[1 - deck]
    with_result = ~np.isnan(matches.results)
    counts = {
        f"{won}-{lost}": int((with_result & (own == won) & (other == lost)).sum())
        for won, lost in sorted({*zip(own.tolist(), other.tolist(), strict=True)}, reverse=True)
    }
    return DeckInMatches(
        name=deck_labels(run.cells[0].matchup.names)[deck],
        hash=side.hash,
        player=side.played_by,
        plan=run.experiment.settings["plans"][deck],
        swaps=differing_cards(changed.slots, side.slots),
        wins=int((with_result & (own > other)).sum()),
        results=counts,
        win_rate=_interval(results),
        going_first=_interval(results[:, :1]),
        going_second=_interval(results[:, 1:]),
        game_1=_rates(before),
        games_2_and_3=_rates(after),
    )


def _rates(scores: Floats) -> GameRates:
    return GameRates(_interval(scores), _interval(scores[:, ::2]), _interval(scores[:, 1::2]))


def _interval(scores: Floats) -> Interval | None:
    """The interval of scores whose rows are pairs; rows with an error are left out."""
    means = scores.mean(axis=1)
    means = means[~np.isnan(means)]
    return mean_interval(means) if len(means) else None


def _difference(of_pairs: Floats) -> Interval | None:
    """The interval of differences by pair; pairs with an error are left out."""
    of_pairs = of_pairs[~np.isnan(of_pairs)]
    return difference_interval(of_pairs) if len(of_pairs) else None


def _comeback(matches: Matches) -> Interval | None:
    """How many of the matches whose game 1 was won the loser of it wins; a match whose game 1 is drawn counts half."""
    back = np.where(matches.scores[0] == 0.5, 0.5, np.abs(matches.results - matches.scores[0]))
    return _interval(back.reshape(-1, 2))


def _computed(before: Floats, after: Floats) -> float | None:
    """The win rate of deck A in matches that follows from its scores in single games."""
    before, after = (scores[~np.isnan(scores).any(axis=1)] for scores in (before, after))
    if not len(before) or not len(after):
        return None
    return win_rate_of_match(*((_chances(scores[:, ::2]), _chances(scores[:, 1::2])) for scores in (before, after)))


def _chances(scores: Floats) -> list[float]:
    return [float((scores == score).mean()) for score in SCORES]


def _notable_games(cells: list[Games], matches: Matches) -> tuple[GameOfMatch, ...]:
    """Games to look at: each deck's quickest win in a game after sideboarding, and the longest third game."""
    turns = np.stack([games.rows[:, columns.TURNS][at] for games, at in zip(cells, matches.games, strict=True)])
    later = matches.needed & (np.arange(GAMES) > 0)[:, None]
    third = matches.needed & (np.arange(GAMES) == GAMES - 1)[:, None] & ~np.isnan(matches.scores)
    labels = deck_labels(cells[0].matchup.names)
    wanted = [
        (later & (matches.scores == 1 - deck), -turns, gettext("quickest win of {labels}", labels=labels[deck]))
        for deck in (0, 1)
    ]
    found = []
    for fitting, worth, what in [*wanted, (third, turns, gettext("longest third game"))]:
        if fitting.any():
            game, match = np.unravel_index(int(np.where(fitting, worth, worth.min() - 1).argmax()), worth.shape)
            number = int(matches.games[game, match])
            found.append(GameOfMatch(int(game), number, what, int(match)))
    return tuple(found)
