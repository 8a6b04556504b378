"""What decks do against a goldfish: by which of its own turns each has won, going first and going second.

The turns of a deck are its own, counted from 1; extra turns count. Every share is one of all games: a game that is lost
or is not over at the turn cap has not been won by any turn. Going first and going second are kept apart,
because the player who goes first draws no card in the first turn. A pair in which a game ended in an error is left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from reports.summaries.players import by_whom
from reports.summaries.summary import NotableGame
from sim.engine.record.codes import columns, endings
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import Games, error_of
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.incidence import IncidenceBand, incidence_band
from sim.statistics.intervals import Interval, difference_interval, difference_p_value, holm, mean_interval

ENDINGS = tuple(
    (f"{words} by {endings.NAMES[reason]}", winner, reason)
    for words, winner in (("won", 0), ("lost", 1))
    for reason in (endings.DIRECT_ATTACK, endings.CARD_EFFECT, endings.DECK_OUT)
)


@dataclass(frozen=True)
class SeatSummary:
    """The games of a deck in one seat.

    `games` count, and `endings` say how they ended. `won_by_turn` is the share of all of them that the deck has won
    by its own turn 1, 2, ..., with a band; None without games. `mean_turn` and `median_turn` are those of the win,
    None unless all games were won: over the won games alone, they would make a deck that rarely wins look quick.
    """

    games: int
    endings: Mapping[str, int]
    won_by_turn: IncidenceBand | None
    mean_turn: float | None
    median_turn: float | None

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        band = self.won_by_turn
        curves = {
            "won_by_turn": None if band is None else band.shares.tolist(),
            "won_by_turn_low": None if band is None else band.low.tolist(),
            "won_by_turn_high": None if band is None else band.high.tolist(),
        }
        return {
            "games": self.games,
            "endings": dict(self.endings),
            **curves,
            "mean_turn": self.mean_turn,
            "median_turn": self.median_turn,
        }


@dataclass(frozen=True)
class GoldfishDeck:
    """A deck against the goldfish: `seats` are its games going first, and those going second.

    `won_by_turn` is the mean of both seats: an interval for each of its own turns, none without games. `ahead` is
    that of the deck minus that of the first deck of the experiment, in the same pairs; none for the first deck itself.
    """

    name: str
    hash: str
    player: str
    seats: tuple[SeatSummary, SeatSummary]
    won_by_turn: tuple[Interval, ...]
    ahead: tuple[Interval, ...]


@dataclass(frozen=True)
class GoldfishSummary:
    """The decks in their order.

    `turn` is the own turn by which the quickest deck has won at least half of all games, or the last turn in which
    anything was won if no deck has; None if nothing was ever won. `quickest` is the number of the deck that has won
    most by then, and `leads` says whether it is certain to be quicker by then than each of the others.
    """

    decks: tuple[GoldfishDeck, ...]
    turn: int | None
    quickest: int
    leads: bool
    turn_cap: int
    errors: tuple[tuple[int, int, str], ...]  # cell, game, what went wrong
    notable_games: tuple[NotableGame, ...]

    @property
    def by_whom(self) -> str:
        """By whom the decks are played."""
        return by_whom([deck.player for deck in self.decks])

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "turn": self.turn,
            "quickest": None if self.turn is None else self.decks[self.quickest].name,
            "leads": self.leads,
            "decks": [
                {
                    "name": deck.name,
                    "hash": deck.hash,
                    "player": deck.player,
                    "going_first": deck.seats[0].to_json(),
                    "going_second": deck.seats[1].to_json(),
                    "won_by_turn": [asdict(interval) for interval in deck.won_by_turn],
                    "ahead_of_first_deck": [asdict(interval) for interval in deck.ahead],
                }
                for deck in self.decks
            ],
            "notable_games": [asdict(one) for one in self.notable_games],
        }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_goldfish(run: Run) -> GoldfishSummary:
    """Count and estimate what decks do against a goldfish."""
    cells = run.cells
    last = max(1, *(int(turns.max(initial=0)) for turns in map(_winning_turns, cells)))
    by_turn = [_won_by_turn(games, last) for games in cells]
    decks = tuple(_summarize_deck(games, last, won, by_turn[0]) for games, won in zip(cells, by_turn, strict=True))
    turn, quickest = _quickest(by_turn)
    return GoldfishSummary(
        decks=decks,
        turn=turn,
        quickest=quickest,
        leads=turn is not None and _leads(by_turn, quickest, turn),
        turn_cap=run.experiment.turn_cap,
        errors=tuple(
            (cell, int(game), error_of(games.rows[game]))
            for cell, games in enumerate(cells)
            for game in games.error_games
        ),
        notable_games=tuple(_notable_games(decks, cells)),
    )


def _winning_turns(games: Games) -> Floats:
    """The own turn in which the deck won each game that counts, 0 where it did not; shape (2 · valid pairs)."""
    counted = np.repeat(games.valid_pairs, 2)
    return np.where(games.rows[counted, columns.WINNER] == 0, games.rows[counted, columns.TURNS_A], 0)


def _won_by_turn(games: Games, last: int) -> Floats:
    """The share of each pair's games that were won by each own turn, (pairs, last); NaN for pairs with an error."""
    turns = _winning_turns(games).reshape(-1, 2, 1)
    shares = np.full((len(games.rows) // 2, last), np.nan)
    shares[games.valid_pairs] = ((turns > 0) & (turns <= np.arange(1, last + 1))).mean(axis=1)
    return shares


def _common(one: Floats, other: Floats) -> tuple[Floats, Floats]:
    """The pairs that both have played without an error."""
    pairs = min(len(one), len(other))
    valid = ~np.isnan(one[:pairs, 0] + other[:pairs, 0])
    return one[:pairs][valid], other[:pairs][valid]


def _summarize_deck(games: Games, last: int, by_turn: Floats, first_by_turn: Floats) -> GoldfishDeck:
    side = games.matchup.sides[0]
    won = by_turn[games.valid_pairs]
    own, base = _common(by_turn, first_by_turn)
    differs = by_turn is not first_by_turn and len(own)
    return GoldfishDeck(
        name=side.called,
        hash=side.hash,
        player=side.player,
        seats=(_summarize_seat(games, 0, last), _summarize_seat(games, 1, last)),
        won_by_turn=tuple(mean_interval(column) for column in won.T) if len(won) else (),
        ahead=tuple(difference_interval(column) for column in (own - base).T) if differs else (),
    )


def _summarize_seat(games: Games, seat: int, last: int) -> SeatSummary:
    """The first game of each pair, seat 0, in which the deck goes first, or the other one."""
    counted = np.repeat(games.valid_pairs, 2)
    winner, reason, turns = (
        games.rows[counted, column][seat::2] for column in (columns.WINNER, columns.REASON, columns.TURNS_A)
    )
    won = winner == 0
    by_ending = {name: int(((winner == whose) & (reason == why)).sum()) for name, whose, why in ENDINGS}
    by_ending |= {"drawn": int((winner == endings.DRAWN).sum()), "undecided": int((winner == endings.NOBODY).sum())}
    always = bool(len(won)) and bool(won.all())
    return SeatSummary(
        games=len(turns),
        endings=by_ending,
        won_by_turn=incidence_band(turns[:, None], won[:, None], last) if len(turns) else None,
        mean_turn=float(turns.mean()) if always else None,
        median_turn=float(np.median(turns)) if always else None,
    )


def _quickest(by_turn: Sequence[Floats]) -> tuple[int | None, int]:
    """The turn that tells the decks apart, and the number of the deck that has won the most by then."""
    means = [(deck, shares[~np.isnan(shares[:, 0])]) for deck, shares in enumerate(by_turn)]
    curves = {deck: shares.mean(axis=0) for deck, shares in means if len(shares)}
    if not any(curve[-1] > 0 for curve in curves.values()):
        return None, 0
    best = np.max(list(curves.values()), axis=0)
    half = np.flatnonzero(best >= 0.5)
    turn = int(half[0]) + 1 if len(half) else len(best)
    return turn, max(curves, key=lambda deck: float(curves[deck][turn - 1]))


def _leads(by_turn: Sequence[Floats], quickest: int, turn: int) -> bool:
    """Whether the quickest deck has certainly won more by the turn than each other deck.

    Holm over all pairs of decks, because which one is the quickest is seen in the same games.
    """
    p_values, against_quickest = [], []
    for deck, shares in enumerate(by_turn):
        for other in range(deck):
            one, two = _common(shares, by_turn[other])
            p_values.append(difference_p_value(one[:, turn - 1] - two[:, turn - 1]) if len(one) else 1.0)
            against_quickest.append(quickest in (deck, other))
    return bool(holm(p_values)[against_quickest].all())


def _notable_games(decks: Sequence[GoldfishDeck], cells: Sequence[Games]) -> Iterator[NotableGame]:
    """The quickest win of each deck, and its longest game."""
    for cell, (deck, games) in enumerate(zip(decks, cells, strict=True)):
        fine = games.rows[:, columns.ERROR_CODE] == 0
        turns = games.rows[:, columns.TURNS_A]
        won = np.flatnonzero(fine & (games.rows[:, columns.WINNER] == 0))
        if len(won):
            yield NotableGame(cell, int(won[np.argmin(turns[won])]), gettext("quickest win of {name}", name=deck.name))
        if fine.any():
            game = int(np.flatnonzero(fine)[np.argmax(turns[fine])])
            yield NotableGame(cell, game, gettext("longest game of {name}", name=deck.name))
