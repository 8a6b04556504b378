"""What each slot of a deck is worth: how the same games end with blanks instead of a card.

The worth of all copies of a card is the win rate of the deck minus that of the deck with blanks in their place, over
the same pairs with the same luck. The worth of its third copy is the win rate with one copy replaced fewer: that
of the deck in which the other copies are blanks and this one is not. The worths of the copies add up to that of
all of them; those of different cards do not, because cards work together.
"""

from dataclasses import asdict, dataclass

import numpy as np

from reports.summaries.players import between_deck_and_field
from reports.summaries.summary import NotableGame
from sim.engine.record.codes import columns
from sim.experiments.runs.run import Run
from sim.games.playing.batch import Games, on_common_pairs
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import Interval, difference_interval, mean_interval, simultaneous_confidence


@dataclass(frozen=True)
class CardWorth:
    """What the copies of a card are worth, in win rate: between -1 and 1.

    ``all_copies`` is that of all of them together; ``all_copies_taken_together`` has the wider interval that holds for
    all cards of the experiment at once (`simultaneous_confidence`). ``each_copy`` is the first copy's,
    the second's ...; ``each_copy_taken_together`` holds for all copies of all cards at once. ``without`` is the win
    rate with none.
    """

    card: str
    copies: int
    all_copies: Interval
    all_copies_taken_together: Interval
    each_copy: tuple[Interval, ...]
    each_copy_taken_together: tuple[Interval, ...]
    without: Interval

    @property
    def per_copy(self) -> Interval:
        """The worth of a copy on average, with its interval."""
        return _divided(self.all_copies, self.copies)

    @property
    def per_copy_taken_together(self) -> Interval:
        """The worth of a copy on average, with the interval that holds for all cards at once."""
        return _divided(self.all_copies_taken_together, self.copies)

    @property
    def certain(self) -> bool:
        """Whether the card certainly does something, all cards taken together."""
        return not self.all_copies_taken_together.low <= 0 <= self.all_copies_taken_together.high

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self) | {"per_copy": asdict(self.per_copy), "certain": self.certain}


def _divided(interval: Interval, number: int) -> Interval:
    return Interval(interval.estimate / number, interval.low / number, interval.high / number)


@dataclass(frozen=True)
class SlotsSummary:
    """The cards of a deck against a field, those whose copies are worth the most first.

    `pairs` of each matchup count: those that all of them have, without an error in any. `win_rate` is that of the deck
    as it is, over the field; None if no pair counts, and then there are no `cards`. `opponents` are names and shares.
    `is_whole` says that these are all cards of the deck.
    """

    name: str
    hash: str
    player: str
    opponents: tuple[tuple[str, float], ...]
    equal_shares: bool
    pairs: int
    win_rate: Interval | None
    cards: tuple[CardWorth, ...]
    errors: int
    notable_games: tuple[NotableGame, ...]
    players_of_field: tuple[str, ...] = ()
    is_whole: bool = False

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between_deck_and_field(self.player, self.players_of_field)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "deck": {"name": self.name, "hash": self.hash, "player": self.player},
            "opponents": [{"name": name, "share": share} for name, share in self.opponents],
            "equal_shares": self.equal_shares,
            "pairs_counted": self.pairs,
            "win_rate": None if self.win_rate is None else asdict(self.win_rate),
            "cards": [card.to_json() for card in self.cards],
            "notable_games": [one.to_json() for one in self.notable_games],
        }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_slots(run: Run) -> SlotsSummary:
    """Estimate what blanks instead of each card change."""
    experiment = run.experiment
    shares, names = np.array(experiment.settings["shares"]), experiment.settings["cards"]
    of_one = len(run.cells) // len(shares)  # versions of the deck against each opponent
    own = experiment.cells[0][0]
    common = on_common_pairs(run.cells)
    pairs = int(common[0].valid_pairs.sum())
    cards: list[CardWorth] = []
    notable: tuple[NotableGame, ...] = ()
    if pairs:
        # Over the field, by version and pair.
        scores = np.stack([games.valid_pair_scores for games in common]).reshape(len(shares), of_one, pairs)
        over_field = np.clip(np.tensordot(shares, scores, axes=1), 0, 1)  # rounding
        copies = [own.slots.count(name) for name in names]
        of_cards, of_copies = (simultaneous_confidence(number) for number in (len(names), sum(copies)))
        first = 1
        for name, number in zip(names, copies, strict=True):
            versions = np.concatenate([over_field[:1], over_field[first : first + number]])  # with 0, 1 ... blanks
            differences = (versions[:-1] - versions[1:])[::-1]  # of the first copy, the second ...
            cards.append(
                CardWorth(
                    card=name,
                    copies=number,
                    all_copies=difference_interval(versions[0] - versions[-1]),
                    all_copies_taken_together=difference_interval(versions[0] - versions[-1], of_cards),
                    each_copy=tuple(map(difference_interval, differences)),
                    each_copy_taken_together=tuple(difference_interval(one, of_copies) for one in differences),
                    without=mean_interval(versions[-1]),
                )
            )
            first += number
        cards.sort(key=lambda card: -card.per_copy.estimate)
        notable = _notable_games(common, names, copies, cards[0].card)
    return SlotsSummary(
        name=own.called,
        hash=own.hash,
        player=own.player,
        opponents=tuple(
            zip((opponent.called for _, opponent in experiment.cells[::of_one]), shares.tolist(), strict=True)
        ),
        equal_shares=len(set(shares.tolist())) == 1,
        pairs=pairs,
        win_rate=mean_interval(over_field[0]) if pairs else None,
        cards=tuple(cards),
        errors=len(run.errors),
        notable_games=notable,
        players_of_field=tuple(opponent.player for _, opponent in experiment.cells[::of_one]),
        is_whole=set(names) == set(own.slots),
    )


def _notable_games(games: tuple[Games, ...], names: list[str], copies: list[int], best: str) -> tuple[NotableGame, ...]:
    """A game against the first opponent that the deck wins with the best card, and loses without it."""
    at = names.index(best)
    cell = sum(copies[: at + 1])
    fine = np.repeat(games[0].valid_pairs, 2)
    found = np.flatnonzero(fine & (games[0].rows[:, columns.WINNER] == 0) & (games[cell].rows[:, columns.WINNER] == 1))
    if not len(found):
        return ()
    game = int(found[np.argmin(games[0].rows[found, columns.TURNS])])
    return (
        NotableGame(0, game, gettext("won with {card}"), card=best),
        NotableGame(cell, game, gettext("the same game, lost with blanks instead of {card}"), card=best),
    )
