"""What the games of a deck against a field say: every number of ``duelsim gauntlet``.

Numbers about an opponent use the pairs of that matchup. Numbers about the whole field use the pairs that
all matchups have: pair p has the same luck everywhere, and the intervals account for that.

With ``--best-of 3`` the win rates are those of matches, and going first means going first in game 1. Why games are lost
is then said of the first games, which all decks play with their lists as they are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

import numpy as np

from reports.measures.cards import improvements_when_seen
from reports.measures.lost_games import LostGames, lost_games
from reports.summaries.best_of import BestOfSummary, decided_matches, summarize_best_of
from reports.summaries.match import MatchupSummary, summarize
from reports.summaries.pilots import PilotsInField, PilotsSummary, summarize_pilots, weighted
from reports.summaries.players import between_deck_and_field
from reports.summaries.summary import NotableGame, notable_game
from sim.engine.record.codes import columns
from sim.experiments.kinds.best_of import GAMES, games_that_count, matchup_runs, scores_in_pairs
from sim.experiments.kinds.pilots import WAYS
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import (
    EVEN,
    Interval,
    difference_interval,
    difference_p_value,
    holm,
    mean_interval,
    simultaneous_confidence,
)
from sim.statistics.stopping import Decision

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

    `share` is between 0 and 1. In `matchup` the deck is the first of the two; of best-of-three `matches`, `matchup` are
    the first games. `win_rate` is None if no pair counts, and even by design in a mirror match;
    `win_rate_taken_together` has the wider interval that holds for all opponents at once (`simultaneous_confidence`).
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
    matches: BestOfSummary | None = None

    @property
    def going_first(self) -> Interval | None:
        """The win rate of the deck in games that it starts, or in matches whose game 1 it starts."""
        deck, _ = self.matchup.decks
        return deck.win_rate_going_first if self.matches is None else self.matches.decks[0].going_first

    @property
    def going_second(self) -> Interval | None:
        """The win rate of the deck in games, or in matches whose game 1, the opponent starts."""
        deck, _ = self.matchup.decks
        return deck.win_rate_going_second if self.matches is None else self.matches.decks[0].going_second

    @property
    def pairs_counted(self) -> int:
        """How many pairs of games or of matches the win rate is made of."""
        return (self.matches or self.matchup).pairs_counted

    @property
    def is_mirror(self) -> bool:
        """Whether the opponent is the same list or lists, with the same player."""
        return (self.matches or self.matchup).is_mirror


@dataclass(frozen=True)
class GauntletSummary:
    """The result of a gauntlet.

    `opponents` are in the order of the matchups of the run, `hardest` their numbers, the one against which the deck
    wins least first, without those of which no pair counts. `over_field` is None unless all matchups have a pair in
    common; of best-of-three matches, `over_field_in_game_1` is the same of the first games. `equal_shares` says that no
    shares of the field were given. `early` says that results made matchups stop, which makes the estimates exaggerated.
    Where that was measured, `pilots` say how far better pilots move each matchup, and `pilots_in_field` how far they
    move the deck against the field. `observed` says how much more the deck wins when it sees a card.
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
    over_field_in_game_1: OverField | None = None
    observed: Mapping[str, Interval] = field(default_factory=dict)

    @property
    def is_best_of(self) -> bool:
        """Whether best-of-three matches were played."""
        return any(one.matches is not None for one in self.opponents)

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between_deck_and_field(self.player, [one.player for one in self.opponents])

    @property
    def explained(self) -> tuple[Against, ...]:
        """The opponents against which the deck does worst, and loses games."""
        found = (self.opponents[number] for number in self.hardest[:EXPLAINED])
        return tuple(one for one in found if one.lost_games.lost and not one.is_mirror)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; win rates are those of the deck, never of the opponents."""
        return {
            **({"best_of": GAMES} if self.is_best_of else {}),
            "deck": {"name": self.name, "hash": self.hash, "player": self.player},
            "equal_shares": self.equal_shares,
            "over_field": _field_json(self.over_field),
            **({"over_field_in_game_1": _field_json(self.over_field_in_game_1)} if self.is_best_of else {}),
            "hardest": list(self.hardest),
            "opponents": [_opponent_json(one) for one in self.opponents],
            "pilots": self._pilots_json(),
            "notable_games": [one.to_json() for one in self.notable_games],
        }

    def _pilots_json(self) -> JsonObject | None:
        if self.pilots is None or self.pilots_in_field is None:
            return None
        return self.pilots.to_json() | {"field": asdict(self.pilots_in_field)}


def _field_json(found: OverField | None) -> JsonObject | None:
    return None if found is None else asdict(found)


def _opponent_json(one: Against) -> JsonObject:
    deck, other = one.matchup.decks
    first_player = one.matchup.first_player_win_rate if one.matches is None else one.matches.first_player_wins_match
    rates = {
        "win_rate": one.win_rate,
        "win_rate_taken_together": one.win_rate_taken_together,
        "going_first": one.going_first,
        "going_second": one.going_second,
        "first_player_win_rate": first_player,
    }
    of_games: JsonObject = {
        "games": one.matchup.games,
        "pairs_counted": one.matchup.pairs_counted,
        "wins": deck.wins,
        "losses": other.wins,
        "draws": one.matchup.draws,
        "undecided": one.matchup.undecided,
        "errors": len(one.matchup.errors),
        "mean_turns": one.matchup.mean_turns,
        "median_turns": one.matchup.median_turns,
    }
    if one.matches is not None:
        of_matches = one.matches.to_json()
        del of_matches["notable_games"]  # the gauntlet has its own
        of_games = {"matches": of_matches}
    return {
        "name": one.name,
        "hash": one.hash,
        "player": one.player,
        "share": one.share,
        **{name: None if rate is None else asdict(rate) for name, rate in rates.items()},
        "favoured": one.favoured,
        **of_games,
        "stopped": one.stopped,
        "digest": (one.matches or one.matchup).digest,
        "lost_games": one.lost_games.to_json(),
    }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_gauntlet(run: Run) -> GauntletSummary:
    """Count and estimate everything about the games of a gauntlet."""
    experiment = run.experiment
    runs = matchup_runs(run)
    found = [_decided(one) for one in runs]
    used = [cells for cells, _ in found]
    shares = experiment.settings["shares"]
    own = experiment.cells[0][0]
    in_pairs = [scores_in_pairs(cells) for cells in used]
    scores = [of_pairs[~np.isnan(of_pairs[:, 0])].mean(axis=1) for of_pairs in in_pairs]
    together = simultaneous_confidence(len(used))
    flags = _favoured(scores)
    opponents = tuple(
        Against(
            name=one.experiment.cells[0][1].called,
            hash=one.experiment.cells[0][1].hash,
            player=one.experiment.cells[0][1].player,
            share=share,
            matchup=summarize(cells[0], with_cards=True),
            win_rate=mean_interval(of_pairs) if len(of_pairs) else None,
            win_rate_taken_together=mean_interval(of_pairs, together) if len(of_pairs) else None,
            favoured=favoured,
            stopped=decision.words if decision is not None and decision.stopped_at is not None else None,
            lost_games=lost_games(cells[0], 0),
            matches=summarize_best_of(one) if experiment.luck else None,
        )
        for one, share, (cells, decision), of_pairs, favoured in zip(runs, shares, found, scores, flags, strict=True)
    )
    opponents = tuple(map(_even_in_a_mirror_match, opponents))
    rates = {number: one.win_rate.estimate for number, one in enumerate(opponents) if one.win_rate is not None}
    return GauntletSummary(
        name=own.called,
        hash=own.hash,
        player=own.player,
        opponents=opponents,
        over_field=_over_field(in_pairs, shares),
        hardest=tuple(sorted(rates, key=lambda number: rates[number])),
        equal_shares=len(set(shares)) == 1,
        early=any(decision is not None and decision.early for _, decision in found),
        notable_games=_notable_games(used, [one.name for one in opponents], own.called),
        over_field_in_game_1=_over_field([scores_in_pairs(cells[:1]) for cells in used], shares)
        if experiment.luck
        else None,
        pilots=None if run.pilots is None else summarize_pilots(run.pilots, run),
        pilots_in_field=None if run.pilots is None else _pilots_in_field(run.pilots, shares),
        observed={} if experiment.luck else improvements_when_seen([cells[0] for cells in used]),
    )


def _decided(run: Run) -> tuple[list[Games], Decision | None]:
    """The games of two decks that the estimates use: single games, or those of matches; and why they stopped."""
    if run.experiment.luck:
        return decided_matches(run)
    games, decision = decided(run.experiment, run.cells[0])
    return [games], decision


def _pilots_in_field(pilots: Run, shares: Sequence[float]) -> PilotsInField:
    """What better pilots do to the deck against the field: its own, the field's, and all."""
    rates = []
    for way in range(len(WAYS)):
        scores = weighted(pilots.cells[way :: len(WAYS)], [1] * len(shares), shares)
        rates.append(mean_interval(scores) if len(scores) else None)
    return PilotsInField(*rates)


def _even_in_a_mirror_match(one: Against) -> Against:
    even = one.is_mirror and one.win_rate is not None
    return replace(one, win_rate=EVEN, win_rate_taken_together=EVEN) if even else one


def _favoured(scores: Sequence[Floats]) -> list[int]:
    """Whether each matchup certainly favours the deck (1) or the opponent (-1), all taken together (Holm)."""
    tested = [number for number, of_pairs in enumerate(scores) if len(of_pairs)]
    flags = [0] * len(scores)
    different = holm([difference_p_value(scores[number] - 0.5) for number in tested]) if tested else ()
    for number, certain in zip(tested, different, strict=True):
        flags[number] = (1 if scores[number].mean() > 0.5 else -1) if certain else 0
    return flags


def _over_field(in_pairs: Sequence[Floats], shares: Sequence[float]) -> OverField | None:
    """`in_pairs` are the `scores_in_pairs` of each matchup."""
    pairs = min(map(len, in_pairs))
    # What the deck scores where it goes first, and where it goes second; (pairs, 2).
    scores = sum(share * one[:pairs] for share, one in zip(np.array(shares), in_pairs, strict=True))
    scores = np.clip(scores[~np.isnan(scores[:, 0])], 0, 1)  # rounding
    if not len(scores):
        return None
    return OverField(
        pairs=len(scores),
        win_rate=mean_interval(scores.mean(axis=1)),
        going_first=mean_interval(scores[:, 0]),
        going_second=mean_interval(scores[:, 1]),
        worth_of_going_first=difference_interval(scores[:, 0] - scores[:, 1]),
    )


def _notable_games(used: Sequence[Sequence[Games]], names: Sequence[str], own: str) -> tuple[NotableGame, ...]:
    """The quickest win, the quickest loss, and the longest game."""
    best: dict[int, tuple[int, NotableGame]] = {}
    candidates = (
        (len(cells) * number + at, games.rows, numbers, matches, name)
        for number, (cells, name) in enumerate(zip(used, names, strict=True))
        for at, (games, (numbers, matches)) in enumerate(zip(cells, games_that_count(cells), strict=True))
    )
    for cell, rows, numbers, matches, name in candidates:
        turns, winners = rows[numbers, columns.TURNS], rows[numbers, columns.WINNER]
        sorts = (
            (gettext("quickest win: {own} beats {name}", own=own, name=name), winners == 0, 1),
            (gettext("quickest loss: {name} beats {own}", name=name, own=own), winners == 1, 1),
            (gettext("longest game: against {name}", name=name), winners == winners, -1),
        )
        for sort, (what, chosen, sign) in enumerate(sorts):
            of_them = np.flatnonzero(chosen)
            if not len(of_them):
                continue
            at = int(of_them[np.argmin(sign * turns[of_them])])
            turn = int(turns[at])
            if sort not in best or sign * turn < best[sort][0]:
                best[sort] = (
                    sign * turn,
                    notable_game(cell, numbers, matches, at, gettext("{what}, turn {turn}", what=what, turn=turn)),
                )
    return tuple(notable for _, notable in best.values())
