"""What results of tournaments say besides the games of their field: the numbers that ``duelsim meta`` adds to a matrix.

How decks were placed is observed among people; what they win is played by scripted players. Both are shown, and nothing
is corrected by the other.
"""

from dataclasses import asdict, dataclass

import numpy as np

from decks.shipped import deck_called
from sim.json_types import JsonObject
from sim.statistics.intervals import Floats, Interval, interval_bounds, simultaneous_confidence
from sim.statistics.metagame import bootstrap_nash, field_win_rates
from sim.statistics.ratios import wilson_interval


@dataclass(frozen=True)
class PlacedDeck:
    """A deck in the results.

    `played` players brought it; from `top` to `top_at_most` of them were placed among the first. `top_rate` is how many
    of its players that is, with Wilson's interval; None where their number is not known. `ahead` is the part of the
    other players of an event that one of its players is placed before, on average; None where there are no others, or
    it is not known. `win_rates` are those against this field by each player, with
    intervals that hold for all decks at once.
    """

    name: str
    played: int
    share: float
    top: int
    top_at_most: int
    top_rate: Interval | None
    ahead: Interval | None
    win_rates: tuple[Interval, ...]

    @property
    def contradicts(self) -> bool:
        """Whether placings and games of the first player certainly lie on different sides of one half."""
        rate = self.win_rates[0] if self.win_rates else None
        if self.ahead is None or rate is None:
            return False
        return (self.ahead.low > 0.5 and rate.high < 0.5) or (self.ahead.high < 0.5 and rate.low > 0.5)


@dataclass(frozen=True)
class PlayerOfField:
    """The field where one player plays all decks.

    `ranking` are the numbers of the decks, the best first. `best` is the win rate of the best one, with the interval
    that holds for all decks at once. `equilibrium` are the shares of the mixture that no deck beats, and `inclusion` in
    which part of the bootstrap samples each deck belongs to it.
    """

    player: str
    ranking: tuple[int, ...]
    best: Interval
    equilibrium: tuple[float, ...]
    inclusion: tuple[float, ...]


@dataclass(frozen=True)
class TournamentResults:
    """The results of `events` tournaments, and the field that they make.

    `decks` are in the order of the results. `by_player` has the field for each player who plays all decks; it is empty
    where no pair counts. `field` is "all" or "top": whose decks the shares count. Of `unknown_places` of the first
    places it is not known which deck has them. `left_out` are the decks that could not be read, and how many players
    brought each.
    """

    events: int
    top: int
    field: str
    unknown_places: int
    decks: tuple[PlacedDeck, ...]
    left_out: tuple[tuple[str, int], ...]
    by_player: tuple[PlayerOfField, ...]

    @property
    def known(self) -> int:
        """How many players brought decks that could be read."""
        return sum(deck.played for deck in self.decks)

    @property
    def unknown(self) -> int:
        """How many players brought decks that could not."""
        return sum(count for _, count in self.left_out)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "events": self.events,
            "top": self.top,
            "field": self.field,
            "unknown_places": self.unknown_places,
            "decks": [asdict(deck) | {"contradicts": deck.contradicts} for deck in self.decks],
            "left_out": [{"deck": name, "players": count} for name, count in self.left_out],
            "by_player": [asdict(one) for one in self.by_player],
        }


def summarize_results(results: JsonObject, shares: Floats, table: Floats | None) -> TournamentResults:
    """Put the results of a matrix (its setting `results`) next to its games.

    `shares` are those of its sides: all decks with the first player, then with the second ...; `table` is that of their
    pairings (`sim.statistics.metagame`), None where no pair counts.
    """
    count, players = len(results["decks"]), results["players"]
    of_decks = np.asarray(shares[:count]) / float(np.sum(shares[:count]))
    by_player: list[PlayerOfField] = []
    rates: list[tuple[Interval, ...]] = []
    for at, player in enumerate(players if table is not None else ()):
        assert table is not None
        own = slice(at * count, (at + 1) * count)
        part = table[own, own]
        rates.append(field_win_rates(part, of_decks, simultaneous_confidence(count)))
        ranking = sorted(range(count), key=lambda deck: -rates[-1][deck].estimate)
        nash = bootstrap_nash(part)
        by_player.append(
            PlayerOfField(
                player,
                tuple(ranking),
                rates[-1][ranking[0]],
                tuple(nash.mixture.shares.tolist()),
                tuple(nash.inclusion.tolist()),
            )
        )
    decks = tuple(
        PlacedDeck(
            name=deck_called(one["name"]),
            played=one["played"],
            share=float(of_decks[at]),
            top=one["top"],
            top_at_most=_at_most(one),
            top_rate=wilson_interval(one["top"], one["played"]) if one["top"] == _at_most(one) else None,
            ahead=_ahead(one),
            win_rates=tuple(of_player[at] for of_player in rates),
        )
        for at, one in enumerate(results["decks"])
    )
    left_out = tuple((str(name), int(number)) for name, number in results["left_out"])
    return TournamentResults(
        events=results["events"],
        top=results["top"],
        field=results["field"],
        unknown_places=results.get("unknown_places", 0),  # a run of 0.2 has none
        decks=decks,
        left_out=left_out,
        by_player=tuple(by_player),
    )


def _at_most(deck: JsonObject) -> int:
    """How many of its players may have been among the first; a run of 0.2 does not say it."""
    return int(deck["top_at_most"] if "top_at_most" in deck else deck["top"])


def _ahead(deck: JsonObject) -> Interval | None:
    """The mean part of the others that its players are placed before, as if players were independent."""
    placed = deck["placed"]
    if not placed:
        return None
    low, high = interval_bounds(placed, deck["ahead"], deck["ahead_squared"])
    return Interval(min(1.0, deck["ahead"] / placed), float(low), float(high))
