"""What the games of a matchup say: every number of ``duelsim match``.

Win rates count a draw or an undecided game as half a win, and their intervals
come from the seat-swapped pairs (`sim.statistics.intervals`). A pair in which a game ended in an error is left out of
every estimate; the games that erred are counted and named.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

import numpy as np

from reports.measures.cards import CardStatistics, card_statistics
from reports.measures.pilot_error import Movement, movement
from reports.measures.triggers import TriggerStatistics, trigger_statistics
from reports.summaries.pilots import PilotsSummary, summarize_pilots
from reports.summaries.summary import NotableGame
from reports.summaries.two_decks import ResultOfTwo, with_decision
from sim.engine.record.codes import columns, endings
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Flags, Floats, Integers, Seats
from sim.games.playing.batch import Games, deck_labels, error_of
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.incidence import IncidenceBand, incidence_band
from sim.statistics.intervals import Interval, mean_interval
from sim.statistics.variance_reduction import Pairing, pairing


@dataclass(frozen=True)
class DeckSummary:
    """One deck's side of a matchup.

    The win rates are None when no pair was played without an error. `wins_by_reason` counts its wins by
    reason; `won_by_turn` is the share of all games that it has won by turn 1, 2, ..., with a band, None as the win
    rates; `shields_lost` is the mean number of its shields that were broken in a game. `cards` is what was observed of
    its cards, where that was asked for (`reports.measures.cards`).
    """

    name: str
    hash: str
    player: str
    wins: int
    win_rate: Interval | None
    win_rate_going_first: Interval | None
    win_rate_going_second: Interval | None
    wins_by_reason: Mapping[str, int]
    won_by_turn: IncidenceBand | None
    shields_lost: float
    shield_triggers: tuple[TriggerStatistics, ...]
    cards: tuple[CardStatistics, ...] = ()

    @property
    def plays(self) -> tuple[str, str]:
        """What decides its games: its list and its player."""
        return self.hash, self.player

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "name": self.name,
            "hash": self.hash,
            "player": self.player,
            "wins": self.wins,
            "win_rate": _interval_json(self.win_rate),
            "win_rate_going_first": _interval_json(self.win_rate_going_first),
            "win_rate_going_second": _interval_json(self.win_rate_going_second),
            "wins_by_reason": dict(self.wins_by_reason),
            **_band_json(self.won_by_turn),
            "shields_lost": self.shields_lost,
            "shield_triggers": [trigger.to_json() for trigger in self.shield_triggers],
            "cards": [card.to_json() for card in self.cards],
        }


@dataclass(frozen=True, kw_only=True)
class MatchupSummary(ResultOfTwo[DeckSummary]):
    """The result of a match. Turns are player turns: the first player's first turn is turn 1.

    `games` were played. `errors` are the numbers of the games that erred and what went wrong. `pairing` says what
    playing in pairs did to the precision; it and the estimates are None where too few pairs count. `pilots` say how far
    better pilots move the result, where that was measured; `movement` says how far a stronger player moves the win rate
    of such decks on average, where that is known.
    """

    games: int
    draws: int
    undecided: int
    errors: tuple[tuple[int, str], ...]
    first_player_win_rate: Interval | None
    pairing: Pairing | None
    mean_turns: float | None
    median_turns: float | None
    pilots: PilotsSummary | None = None
    movement: Movement | None = None

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; win rates are deck A's unless stated otherwise."""
        deck_a, _ = self.decks
        return {
            "games": self.games,
            **self.shared_json(),
            "draws": self.draws,
            "undecided": self.undecided,
            "errors": len(self.errors),
            "error_games": [{"game": game, "error": error} for game, error in self.errors],
            "win_rate_a": _interval_json(deck_a.win_rate),
            "win_rate_a_going_first": _estimate(deck_a.win_rate_going_first),
            "win_rate_a_going_second": _estimate(deck_a.win_rate_going_second),
            "first_player_win_rate": _estimate(self.first_player_win_rate),
            "first_player_win_rate_interval": _interval_json(self.first_player_win_rate),
            "pairing": None if self.pairing is None else asdict(self.pairing),
            "mean_turns": self.mean_turns,
            "median_turns": self.median_turns,
            "notable_games": {one.what: one.game for one in self.notable_games},
            "pilots": None if self.pilots is None else self.pilots.to_json(),
            "movement": None if self.movement is None else asdict(self.movement),
        }


def _band_json(band: IncidenceBand | None) -> dict[str, list[float] | None]:
    names = ("won_by_turn", "won_by_turn_low", "won_by_turn_high")
    if band is None:
        return dict.fromkeys(names)
    return {name: curve.tolist() for name, curve in zip(names, (band.shares, band.low, band.high), strict=True)}


def _interval_json(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else asdict(interval)


def _estimate(interval: Interval | None) -> float | None:
    return None if interval is None else interval.estimate


# --- Counting ---------------------------------------------------------------------------------------------
def summarize(games: Games, *, with_cards: bool = False) -> MatchupSummary:
    """Count and estimate everything about the games of a match.

    Cards are left out unless they are asked for: in a field of many decks they would be most of the result.
    """
    rows = games.rows
    erred = rows[:, columns.ERROR_CODE] != 0
    pair_counts = games.valid_pairs
    counted = np.repeat(pair_counts, 2)
    # The first game of a pair is the one in which deck A goes first.
    scores = games.scores.reshape(-1, 2)[pair_counts]
    winners = np.where(erred, endings.NOBODY, rows[:, columns.WINNER]).astype(np.int8)
    return MatchupSummary(
        games=games.played,
        pairs=games.played // 2,
        pairs_counted=int(pair_counts.sum()),
        turn_cap=games.turn_cap,
        decks=(
            _summarize_deck(games, 0, scores, winners, counted, with_cards),
            _summarize_deck(games, 1, 1 - scores[:, ::-1], winners, counted, with_cards),
        ),
        draws=int((winners == endings.DRAWN).sum()),
        undecided=int(((winners == endings.NOBODY) & ~erred).sum()),
        errors=tuple((int(game), error_of(rows[game])) for game in games.error_games),
        first_player_win_rate=_interval((scores[:, 0] + 1 - scores[:, 1]) / 2),
        pairing=pairing(scores[:, 0], scores[:, 1]) if len(scores) > 1 else None,
        mean_turns=float(rows[counted, columns.TURNS].mean()) if len(scores) else None,
        median_turns=float(np.median(rows[counted, columns.TURNS])) if len(scores) else None,
        notable_games=_notable_games(games, winners, erred),
        digest=hashlib.sha256(games.digests[~games.lost].astype("<u8", copy=False)).hexdigest()[:16],
        movement=movement(games.matchup.sides, games.matchup.rules),
    )


def _interval(pair_scores: Floats) -> Interval | None:
    return mean_interval(pair_scores) if len(pair_scores) else None


def _summarize_deck(
    games: Games, deck: int, scores: Floats, winners: Seats, counted: Flags, with_cards: bool
) -> DeckSummary:
    """One deck's side; `scores` are its own, (pairs, 2): of the game that it starts, and of the other."""
    rows = games.rows
    won = winners == deck
    return DeckSummary(
        name=deck_labels(games.matchup.names)[deck],
        hash=games.matchup.sides[deck].hash,
        player=games.matchup.players[deck],
        wins=int(won.sum()),
        win_rate=_interval(scores.mean(axis=1)),
        win_rate_going_first=_interval(scores[:, 0]),
        win_rate_going_second=_interval(scores[:, 1]),
        wins_by_reason={
            endings.NAMES[reason]: int((won & (rows[:, columns.REASON] == reason)).sum())
            for reason in (endings.DIRECT_ATTACK, endings.DECK_OUT, endings.CARD_EFFECT)
        },
        won_by_turn=_won_by_turn(rows[counted, columns.TURNS], won[counted]),
        shields_lost=float(rows[counted, columns.SHIELDS_BROKEN_A + deck].mean()) if len(scores) else 0.0,
        shield_triggers=trigger_statistics(games, deck),
        cards=card_statistics(games, deck) if with_cards else (),
    )


def _won_by_turn(turns: Integers, won: Flags) -> IncidenceBand | None:
    """The curve of games in pairs, given one after the other."""
    return incidence_band(turns.reshape(-1, 2), won.reshape(-1, 2), int(turns.max())) if len(turns) else None


def _notable_games(games: Games, winners: Seats, erred: Flags) -> tuple[NotableGame, ...]:
    """Games to look at: each deck's quickest win, and the longest game."""
    turns = games.rows[:, columns.TURNS]
    found = []
    for deck, name in enumerate(deck_labels(games.matchup.names)):
        won = np.flatnonzero(winners == deck)
        if len(won):
            found.append(NotableGame(0, int(won[np.argmin(turns[won])]), gettext("quickest win of {name}", name=name)))
    fine = np.flatnonzero(~erred)
    if len(fine):
        found.append(NotableGame(0, int(fine[np.argmax(turns[fine])]), gettext("longest game")))
    return tuple(found)


def summarize_match(run: Run) -> MatchupSummary:
    """Count and estimate the games of a match; those after its stopping rule has decided belong to no estimate."""
    games, decision = decided(run.experiment, run.cells[0])
    summary = summarize(games, with_cards=True)
    if run.pilots is not None:
        summary = replace(summary, pilots=summarize_pilots(run.pilots, run))
    return with_decision(summary, run.experiment, decision)
