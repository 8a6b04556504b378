"""What the games of a deck against a field say: every number of ``duelsim gauntlet``.

What is said about an opponent uses the pairs of that matchup. What is said about the whole field uses the pairs that
all matchups have: pair p has the same luck everywhere, and the intervals account for that.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from reports.measures.lost_games import LostGames, lost_games
from reports.summaries.match import MatchupSummary, summarize
from reports.summaries.pilots import PilotsInField, PilotsSummary, summarize_pilots, weighted
from reports.summaries.players import between_deck_and_field
from reports.summaries.summary import NotableGame
from sim.engine.record.codes.results import TURNS, WINNER
from sim.experiments.kinds.pilots import WAYS
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.run import Run
from sim.games.batch import Games, on_common_pairs
from sim.statistics.intervals import (
    EVEN,
    Interval,
    difference_interval,
    difference_p_value,
    holm,
    mean_interval,
    simultaneous_confidence,
)

EXPLAINED = 3  # opponents against which the deck does worst


@dataclass(frozen=True)
class OverField:
    """How the deck does against the field, each opponent weighted by its share, in `pairs` pairs of each matchup."""

    pairs: int
    win_rate: Interval
    going_first: Interval
    going_second: Interval
    worth_of_going_first: Interval


@dataclass(frozen=True)
class Against:
    """One opponent, and how the deck does against it.

    `share` is between 0 and 1. In `matchup` the deck is the first of the two. `win_rate` is None if no pair counts, and
    even by design in a mirror match; `win_rate_taken_together` has the wider interval that holds for all opponents at
    once (`simultaneous_confidence`).
    `favoured` is 1 where the deck certainly wins more than half, -1 where the opponent does, all opponents taken
    together; else 0. `stopped` says why a stopping rule ended the matchup.
    """

    name: str
    hash: str
    player: str
    share: float
    matchup: MatchupSummary
    win_rate: Interval | None
    win_rate_taken_together: Interval | None
    favoured: int
    stopped: str | None
    lost_games: LostGames


@dataclass(frozen=True)
class GauntletSummary:
    """The result of a gauntlet.

    `opponents` are in the order of the matchups of the run, `hardest` their numbers, the one against which the deck
    wins least first, without those of which no pair counts. `over_field` is None unless all matchups have a pair in
    common. `equal_shares` says that no shares of the field were given. `early` says that results made matchups stop,
    which makes the estimates exaggerated. Where that was measured, `pilots` say how far better pilots move each
    matchup, and `pilots_in_field` how far they move the deck against the field.
    """

    name: str
    hash: str
    player: str
    opponents: tuple[Against, ...]
    over_field: OverField | None
    hardest: tuple[int, ...]
    equal_shares: bool
    early: bool
    notable_games: tuple[NotableGame, ...]
    pilots: PilotsSummary | None = None
    pilots_in_field: PilotsInField | None = None

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between_deck_and_field(self.player, [one.player for one in self.opponents])

    @property
    def explained(self) -> tuple[Against, ...]:
        """The opponents against which the deck does worst, and loses games."""
        found = (self.opponents[number] for number in self.hardest[:EXPLAINED])
        return tuple(one for one in found if one.lost_games.lost and not one.matchup.is_mirror)

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`; win rates are those of the deck, never of the opponents."""
        return {
            "deck": {"name": self.name, "hash": self.hash, "player": self.player},
            "equal_shares": self.equal_shares,
            "over_field": None if self.over_field is None else asdict(self.over_field),
            "hardest": list(self.hardest),
            "opponents": [_opponent_json(one) for one in self.opponents],
            "pilots": self._pilots_json(),
            "notable_games": [asdict(one) for one in self.notable_games],
        }

    def _pilots_json(self) -> dict[str, Any] | None:
        if self.pilots is None or self.pilots_in_field is None:
            return None
        return self.pilots.to_json() | {"field": asdict(self.pilots_in_field)}


def _opponent_json(one: Against) -> dict[str, Any]:
    deck, _ = one.matchup.decks
    rates = {
        "win_rate": one.win_rate,
        "win_rate_taken_together": one.win_rate_taken_together,
        "going_first": deck.win_rate_going_first,
        "going_second": deck.win_rate_going_second,
        "first_player_win_rate": one.matchup.first_player_win_rate,
    }
    return {
        "name": one.name,
        "hash": one.hash,
        "player": one.player,
        "share": one.share,
        **{name: None if rate is None else asdict(rate) for name, rate in rates.items()},
        "favoured": one.favoured,
        "games": one.matchup.games,
        "pairs_counted": one.matchup.pairs_counted,
        "wins": deck.wins,
        "losses": one.matchup.decks[1].wins,
        "draws": one.matchup.draws,
        "undecided": one.matchup.undecided,
        "errors": len(one.matchup.errors),
        "mean_turns": one.matchup.mean_turns,
        "median_turns": one.matchup.median_turns,
        "stopped": one.stopped,
        "digest": one.matchup.digest,
        "lost_games": one.lost_games.to_json(),
    }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_gauntlet(run: Run) -> GauntletSummary:
    """Count and estimate everything about the games of a gauntlet."""
    experiment = run.experiment
    found = [decided(experiment, games) for games in run.cells]
    used = [games for games, _ in found]
    shares = experiment.settings["shares"]
    own = experiment.cells[0][0]
    scores = [games.valid_pair_scores for games in used]
    together = simultaneous_confidence(len(used))
    flags = _favoured(scores)
    opponents = tuple(
        Against(
            name=opponent.name,
            hash=opponent.hash,
            player=opponent.player,
            share=share,
            matchup=summarize(games, with_cards=True),
            win_rate=mean_interval(of_pairs) if len(of_pairs) else None,
            win_rate_taken_together=mean_interval(of_pairs, together) if len(of_pairs) else None,
            favoured=favoured,
            stopped=decision.words if decision is not None and decision.stopped_at is not None else None,
            lost_games=lost_games(games, 0),
        )
        for (_, opponent), share, (games, decision), of_pairs, favoured in zip(
            experiment.cells, shares, found, scores, flags, strict=True
        )
    )
    opponents = tuple(map(_even_in_a_mirror_match, opponents))
    rates = {number: one.win_rate.estimate for number, one in enumerate(opponents) if one.win_rate is not None}
    return GauntletSummary(
        name=own.name,
        hash=own.hash,
        player=own.player,
        opponents=opponents,
        over_field=_over_field(used, np.array(shares)),
        hardest=tuple(sorted(rates, key=lambda number: rates[number])),
        equal_shares=len(set(shares)) == 1,
        early=any(decision is not None and decision.early for _, decision in found),
        notable_games=_notable_games(used, [one.name for one in opponents], own.name),
        pilots=None if run.pilots is None else summarize_pilots(run.pilots, run),
        pilots_in_field=None if run.pilots is None else _pilots_in_field(run.pilots, shares),
    )


def _pilots_in_field(pilots: Run, shares: Sequence[float]) -> PilotsInField:
    """What better pilots do to the deck against the field: its own, the field's, and all."""
    rates = []
    for way in range(len(WAYS)):
        scores = weighted(pilots.cells[way :: len(WAYS)], [1] * len(shares), shares)
        rates.append(mean_interval(scores) if len(scores) else None)
    return PilotsInField(*rates)


def _even_in_a_mirror_match(one: Against) -> Against:
    even = one.matchup.is_mirror and one.win_rate is not None
    return replace(one, win_rate=EVEN, win_rate_taken_together=EVEN) if even else one


def _favoured(scores: Sequence[Any]) -> list[int]:
    """Whether each matchup certainly favours the deck (1) or the opponent (-1), all taken together (Holm)."""
    tested = [number for number, of_pairs in enumerate(scores) if len(of_pairs)]
    flags = [0] * len(scores)
    different = holm([difference_p_value(scores[number] - 0.5) for number in tested]) if tested else ()
    for number, certain in zip(tested, different, strict=True):
        flags[number] = (1 if scores[number].mean() > 0.5 else -1) if certain else 0
    return flags


def _over_field(games: Sequence[Games], shares: Any) -> OverField | None:
    common = on_common_pairs(games)
    pairs = int(common[0].valid_pairs.sum())
    if not pairs:
        return None
    # What the deck scores in the game that it starts, and in the other; (pairs, 2).
    scores = np.clip(
        sum(share * one.scores.reshape(-1, 2)[one.valid_pairs] for share, one in zip(shares, common, strict=True)),
        0,
        1,  # rounding
    )
    return OverField(
        pairs=pairs,
        win_rate=mean_interval(scores.mean(axis=1)),
        going_first=mean_interval(scores[:, 0]),
        going_second=mean_interval(scores[:, 1]),
        worth_of_going_first=difference_interval(scores[:, 0] - scores[:, 1]),
    )


def _notable_games(games: Sequence[Games], names: Sequence[str], own: str) -> tuple[NotableGame, ...]:
    """The quickest win, the quickest loss, and the longest game."""
    best: dict[str, tuple[int, NotableGame]] = {}
    for cell, (one, name) in enumerate(zip(games, names, strict=True)):
        turns, fine = one.rows[:, TURNS], np.repeat(one.valid_pairs, 2)
        winners = one.rows[:, WINNER]
        for what, chosen, sign in (
            (f"quickest win: {own} beats {name}", fine & (winners == 0), 1),
            (f"quickest loss: {name} beats {own}", fine & (winners == 1), 1),
            (f"longest game: against {name}", fine, -1),
        ):
            of_them = np.flatnonzero(chosen)
            if not len(of_them):
                continue
            game = int(of_them[np.argmin(sign * turns[of_them])])
            key, turn = what.partition(":")[0], int(turns[game])
            if key not in best or sign * turn < best[key][0]:
                best[key] = sign * turn, NotableGame(cell, game, f"{what}, turn {turn}")
    return tuple(notable for _, notable in best.values())
