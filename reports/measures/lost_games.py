"""How the games that a deck lost differ from those that it won: when they ended, and what was seen in them.

These are observations. The cards of the opening hand are dealt before anything has happened, so what differs there made
a difference to the result. Everything later also depends on how long the games lasted, and on who was attacked.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import numpy as np

from sim.engine.record.codes import card_marks, columns, endings, keywords
from sim.games.playing.arrays import Flags, Integers
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval
from sim.statistics.ratios import share_difference_interval, share_if_enough


@dataclass(frozen=True)
class Contrast:
    """In which share of the lost games something was so, in which of the won ones, and the difference.

    Shares are between 0 and 1. The difference is that of the won games minus that of the lost ones, so what goes with
    winning is positive, as it is wherever cards are compared. The unit of the intervals is the pair. All are None
    where too few games were lost or won (``sim.statistics.ratios.share_if_enough``).
    """

    lost: Interval | None
    won: Interval | None
    difference: Interval | None


@dataclass(frozen=True)
class CardInLostGames:
    """A card of the deck: whether a copy was in the opening hand, and whether one ever came into the hand."""

    card: str
    copies: int
    opening_hand: Contrast
    seen: Contrast


@dataclass(frozen=True)
class TriggerInLostGames:
    """A shield trigger of the opponent: whether at least one copy was used."""

    card: str
    copies: int
    used: Contrast


@dataclass(frozen=True)
class LostGames:
    """The games that a deck lost, compared with those that it won; games that nobody won are in neither.

    The median turns are None without such games. ``reasons`` counts how the lost games ended. Cards are by name.
    """

    lost: int
    won: int
    median_turns_lost: float | None
    median_turns_won: float | None
    reasons: Mapping[str, int]
    cards: tuple[CardInLostGames, ...]
    triggers: tuple[TriggerInLostGames, ...]

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self)


def lost_games(games: Games, deck: int) -> LostGames:
    """Compare the games that a deck (0 or 1) lost with those that it won. Pairs with an error do not count."""
    counted = np.repeat(games.valid_pairs, 2)
    winner, turns, reason = (games.rows[counted, column] for column in (columns.WINNER, columns.TURNS, columns.REASON))
    lost, won = winner == 1 - deck, winner == deck
    opening, from_deck, from_shields = (
        games.marks(deck, what)[counted]
        for what in (card_marks.IN_OPENING_HAND, card_marks.FROM_DECK, card_marks.FROM_SHIELDS)
    )
    seen = opening | from_deck | from_shields
    used = games.marks(1 - deck, card_marks.TRIGGER_USED)[counted]

    def contrast(marks: Integers, slots: int) -> Contrast:
        return _contrast((marks & slots) != 0, lost, won)

    keywords_of_kind = games.matchup.tables[0].keywords
    return LostGames(
        lost=int(lost.sum()),
        won=int(won.sum()),
        median_turns_lost=float(np.median(turns[lost])) if lost.any() else None,
        median_turns_won=float(np.median(turns[won])) if won.any() else None,
        reasons={
            endings.NAMES[int(reason)]: int(count)
            for reason, count in zip(*np.unique(reason[lost], return_counts=True), strict=True)
        },
        cards=tuple(
            CardInLostGames(card.name, card.copies, contrast(opening, card.slots), contrast(seen, card.slots))
            for card in games.matchup.deck_cards(deck)
        ),
        triggers=tuple(
            TriggerInLostGames(card.name, card.copies, contrast(used, card.slots))
            for card in games.matchup.deck_cards(1 - deck)
            if keywords_of_kind[card.kind] & keywords.ANY_SHIELD_TRIGGER
        ),
    )


def _contrast(so: Flags, lost: Flags, won: Flags) -> Contrast:
    """Where something was so, in the lost games and in the won ones; booleans, shape (games)."""

    def in_pairs(games: Flags) -> Integers:
        found: Integers = games.reshape(-1, 2).sum(axis=1)
        return found

    among_lost, among_won = in_pairs(so & lost), in_pairs(so & won)
    all_lost, all_won = in_pairs(lost), in_pairs(won)
    of_lost, of_won = share_if_enough(among_lost, all_lost), share_if_enough(among_won, all_won)
    if of_lost is None or of_won is None:
        return Contrast(of_lost, of_won, None)
    return Contrast(of_lost, of_won, share_difference_interval(among_won, all_won, among_lost, all_lost))
