"""The shuffles of games compared with the exact odds: how often cards were among the shields, or were drawn.

The deals of a deck are independent, even within a pair of games, because the deck has the luck of the other seat in the
second game (``sim.games.matchups.dealing``). So here, and only here, the unit is the single game.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain

import numpy as np

from decks.naming import NamedCards
from reports.measures.deck_odds import DRAWN, DeckOdds, among_shields, cards_json
from sim.engine.record.codes import course
from sim.games.playing.arrays import Flags, Integers
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval
from sim.statistics.ratios import wilson_interval

MOST_DEALS = 100_000  # within 0.3 percentage points, in less than a second
FEWEST_EXPECTED = 10.0  # deals with the cards, and without them: with fewer a share is not normally distributed
FAR = (
    5.0  # standard errors: by chance, one run in thousands has a share this far from its odds; with 4, one in a hundred
)


@dataclass(frozen=True)
class DealtShare:
    """The exact odds of an event, and the share of the deals in which it happened, with Wilson's interval.

    ``standard_errors`` is the distance of the share from the odds, with its sign; None where too few deals are
    expected with the event, or without it, to say anything.
    """

    exact: float
    share: Interval
    standard_errors: float | None


@dataclass(frozen=True)
class DealtOdds:
    """The deals of a deck compared with its exact odds.

    ``shields`` are the shares with 1, 2, ... copies of a card, or of the cards with shield triggers together (None),
    among the five shields. ``draws`` are the shares with all of some cards among the first 5, 6, ... 13 drawn.
    """

    deals: int
    shields: Mapping[str | None, tuple[DealtShare, ...]]
    draws: Mapping[NamedCards, tuple[DealtShare | None, ...]]

    @property
    def deviations(self) -> tuple[float, ...]:
        """By how many standard errors each share differs from its odds, where there are enough deals to say."""
        shares = chain(chain.from_iterable(self.shields.values()), chain.from_iterable(self.draws.values()))
        return tuple(abs(one.standard_errors) for one in shares if one is not None and one.standard_errors is not None)

    @property
    def agree(self) -> bool:
        """Whether the shuffles of the games agree with the odds."""
        return max(self.deviations, default=0.0) < FAR

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "deals": self.deals,
            "compared": len(self.deviations),
            "most_standard_errors": max(self.deviations, default=None),
            "agree": self.agree,
            "shields": [{"card": card, "at_least": _json(shares)} for card, shares in self.shields.items()],
            "draws": [{"cards": cards_json(cards), "by_cards_drawn": _json(by)} for cards, by in self.draws.items()],
        }


def _json(shares: Sequence[DealtShare | None]) -> list[JsonObject | None]:
    return [None if share is None else asdict(share) for share in shares]


def dealt_odds(order: Integers, slots: Sequence[str], odds: DeckOdds) -> DealtOdds:
    """Compare deals with the exact odds of their deck.

    ``order`` is what ``sim.games.matchups.dealing.deal`` returns, shape (deals, cards), and ``slots`` are the card
    names by slot.

    Raises ``ValueError`` if there is no deal.
    """
    deck = odds.deck
    number_of = {name: number for number, (name, _) in enumerate(deck.cards)}
    cards_dealt = np.array([number_of[name] for name in slots], np.int8)[order]
    shuffled = [name for name, copies in deck.cards if copies]
    triggers = () if odds.together is None else (None,)
    in_shields, in_draws = (
        cards_dealt[:, : course.SHIELDS_AT_START],
        cards_dealt[:, course.SHIELDS_AT_START : course.SHIELDS_AT_START + DRAWN[-1]],
    )
    among_shields_of = {name: np.count_nonzero(in_shields == number_of[name], axis=1) for name in shuffled}
    drawn = {name: np.cumsum(in_draws == number_of[name], axis=1, dtype=np.int8) for name in shuffled}

    def among(card: str | None) -> tuple[DealtShare, ...]:
        cards = deck.triggers if card is None else (card,)
        counts = sum(among_shields_of[name] for name in cards)
        exact = among_shields(deck.copies(*cards), course.SHIELDS_AT_START, deck.size).at_least
        return tuple(_dealt(number, counts >= at_least) for at_least, number in enumerate(exact, start=1))

    def by_cards_drawn(cards: NamedCards, exact: Sequence[float | None]) -> tuple[DealtShare | None, ...]:
        def share(number: float, count: int) -> DealtShare:
            return _dealt(number, np.all([drawn[name][:, count - 1] >= copies for name, copies in cards], axis=0))

        return tuple(None if number is None else share(number, at) for at, number in zip(DRAWN, exact, strict=True))

    return DealtOdds(
        deals=len(order),
        shields={card: among(card) for card in (*triggers, *shuffled)},
        draws={one.cards: by_cards_drawn(one.cards, one.by_cards_drawn) for one in (*odds.wants, *odds.draws)},
    )


def _dealt(exact: float, found: Flags) -> DealtShare:
    """The share of deals with an event; ``found``, booleans of shape (deals,), says which."""
    deals = len(found)
    share = wilson_interval(int(np.count_nonzero(found)), deals)
    variance = exact * (1 - exact)
    enough = deals * min(exact, 1 - exact) >= FEWEST_EXPECTED
    return DealtShare(exact, share, (share.estimate - exact) / math.sqrt(variance / deals) if enough else None)
