"""Card statistics as observed: the win rate of the games in which a card was seen, played, or never seen.

They say what happened to the cards of a deck, not what a card does. How many cards are seen depends on how long a
game lasts, and so does the winner: every card of a deck that wins late looks good when it is seen, every card of a deck
that wins early looks bad. In a model game whose cards were worth nothing on average, they looked a percentage point
better when seen, and cards that cost 0.8 points when put into the opening hand looked 2.4 points good. A player
who plays a card was alive to play it. A player who gets cards from shields was attacked: Liquid Beast wins half of its
games against Murky Riptide, and a third of those in which a shield gave it a card, whichever card it was. Only the
opening hand, dealt before anything has happened, is free of this. What a card does is measured by playing the same
games with the card put elsewhere (``duelsim lift``).

What the marks of a game say (`sim.engine.record.codes.card_marks`):

* IN_OPENING_HAND: one of the cards drawn before the first turn. FROM_DECK: came into the hand from the deck later,
  drawn or taken by an effect. The opening hand has only the first; a card of it that goes back into the deck and
  comes again has both.
* FROM_SHIELDS: came into the hand from the shield zone: its shield was broken, or an effect took it. A shield trigger
  that is used has been in the hand just before; a card that is discarded for a Strike Back never gets there.
* PLAYED: was cast, or was put into the battle zone, from any zone, for a cost, for none, or by an effect.

What is seen is what came into the hand. A card that goes from the deck to the mana zone, the graveyard or the battle
zone, lies in the battle zone from the start, or is only looked at, is not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace

import numpy as np

from sim.engine.record.codes import card_marks
from sim.games.matchups.matchup import DeckCard
from sim.games.playing.arrays import Floats, Integers, Slots, Small
from sim.games.playing.batch import Games, on_common_pairs
from sim.json_types import JsonObject
from sim.language import translatable
from sim.statistics.intervals import Interval
from sim.statistics.ratios import share_difference_interval, share_if_enough

SEEN = (card_marks.IN_OPENING_HAND, card_marks.FROM_DECK, card_marks.FROM_SHIELDS)  # what came into the hand

# Shown wherever these numbers are.
WARNING = translatable(
    "Correlations, not effects: long games show more cards and favor other decks than"
    " short ones, so a card can look good and be bad. To measure what a card does, use"
    " duelsim lift."
)


@dataclass(frozen=True)
class Sightings:
    """How often something was observed of a card, and the win rate of its deck in these games.

    Each copy counts separately, as 17lands.com counts them: two copies seen in one game are two sightings in it. The
    unit of the interval is the pair. The win rate is None where too little was observed
    (``sim.statistics.ratios.share_if_enough``).
    """

    count: int
    win_rate: Interval | None


@dataclass(frozen=True)
class CardStatistics:
    """What was observed of the copies of a card in the games of its deck; the module says what each name means.

    ``seen`` is any of the first three, ``never_seen`` none of them: together, all copies in all games. ``drawn_later``
    came from the deck and was not in the opening hand. A copy that came into the hand twice, from the deck and from
    the shields, is in both. ``improvement_when_seen`` is the win rate when seen minus that when never seen (17lands:
    "improvement when in hand"), between -1 and 1, None if either is None.
    """

    card: str
    copies: int
    in_opening_hand: Sightings
    drawn_later: Sightings
    from_shields: Sightings
    seen: Sightings
    played: Sightings
    never_seen: Sightings
    improvement_when_seen: Interval | None

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self)


def card_statistics(games: Games, deck: int) -> tuple[CardStatistics, ...]:
    """Return the statistics of each different card of a deck (0 or 1), by name.

    Win rates are those of this deck; a draw or an undecided game is half a win. Pairs in which a game ended as an
    error do not count.
    """
    counted = np.repeat(games.valid_pairs, 2)
    results = (2 * games.scores[counted]).astype(np.uint8)  # in half wins
    results = results if deck == 0 else 2 - results

    def marked(what: int) -> Slots:
        found: Slots = games.marks(deck, what)[counted]
        return found

    def observed() -> Iterator[tuple[str, Slots]]:
        """One after the other, because the marks of millions of games are large."""
        yield "in_opening_hand", marked(card_marks.IN_OPENING_HAND)
        yield "drawn_later", marked(card_marks.FROM_DECK) & ~marked(card_marks.IN_OPENING_HAND)
        yield "from_shields", marked(card_marks.FROM_SHIELDS)
        yield "seen", np.bitwise_or.reduce([marked(mark) for mark in SEEN])
        yield "played", marked(card_marks.PLAYED)

    cards = games.matchup.deck_cards(deck)
    tallies = {
        what: [_Tally.of(np.bitwise_count(marks & card.slots), results, card.copies) for card in cards]
        for what, marks in observed()
    }

    def statistics_of(at: int, card: DeckCard) -> CardStatistics:
        found = {what: of_cards[at].sightings() for what, of_cards in tallies.items()}
        seen, when_seen = tallies["seen"][at], found["seen"]
        never_seen = seen.others.sightings()
        comparable = when_seen.win_rate is not None and never_seen.win_rate is not None
        return CardStatistics(
            card=card.name,
            copies=card.copies,
            **found,
            never_seen=never_seen,
            improvement_when_seen=seen.less_others() if comparable else None,
        )

    return tuple(statistics_of(at, card) for at, card in enumerate(cards))


def improvements_when_seen(matchups: Sequence[Games]) -> dict[str, Interval]:
    """For each card of deck A, its `improvement_when_seen` in the games of several matchups together.

    The unit of the intervals is the pair of all matchups, which has the same luck in each. Cards of which too little
    was observed are left out, and all of them where no pair counts in all matchups.
    """
    common = on_common_pairs(matchups)
    counted = np.repeat(common[0].valid_pairs, 2)
    seen = np.stack([np.bitwise_or.reduce([games.marks(0, mark)[counted] for mark in SEEN]) for games in common])
    scores = np.stack([games.scores[counted] for games in common])

    def in_pairs(copies: Floats) -> tuple[Floats, Floats]:
        """What was won with these copies, and how many there were, in each pair of all matchups."""
        won = (copies * scores).sum(axis=0)
        return won.reshape(-1, 2).sum(axis=1), copies.sum(axis=0).reshape(-1, 2).sum(axis=1)

    found: dict[str, Interval] = {}
    for card in common[0].matchup.deck_cards(0) if counted.any() else ():
        copies = np.bitwise_count(seen & card.slots).astype(np.float64)
        both = in_pairs(copies), in_pairs(card.copies - copies)
        if all(share_if_enough(*one) is not None for one in both):
            found[card.name] = share_difference_interval(*both[0], *both[1])
    return found


@dataclass(frozen=True)
class _Tally:
    """Each kind of pair once: in each game, the result and of how many copies something was observed.

    ``results`` and ``copies`` have shape (kinds, 2), results in half wins; ``times``, (kinds,), is how many pairs are
    of the kind. There are about a hundred kinds, so computing with them costs next to nothing.
    """

    results: Integers
    copies: Integers
    times: Integers
    most: int

    @staticmethod
    def of(copies: Small, results: Small, most: int) -> "_Tally":
        """The kinds of pairs among these games, in order, with at most `most` copies.

        The order of its two games does not matter, so that the numbers of a deck are the same, to the
        last digit, whether it was deck A or deck B.
        """
        many = 3 * (most + 1)  # at most 183: the kind of a game fits a byte
        games = results * np.uint8(most + 1) + copies
        one, other = games[::2], games[1::2]
        kinds = np.minimum(one, other) * np.int64(many) + np.maximum(one, other)
        times = np.bincount(kinds, minlength=many * many)
        found = np.flatnonzero(times)
        kinds_of_games = np.stack(np.divmod(found, many), axis=1)
        return _Tally(kinds_of_games // (most + 1), kinds_of_games % (most + 1), times[found], most)

    @property
    def others(self) -> "_Tally":
        """The tally of the copies for which it was not observed."""
        return replace(self, copies=self.most - self.copies)

    @property
    def _won_and_counts(self) -> tuple[Floats, Integers]:
        return (self.copies * self.results).sum(axis=1) / 2, self.copies.sum(axis=1)

    def sightings(self) -> Sightings:
        """How often it was observed, and the win rate then."""
        won, counts = self._won_and_counts
        return Sightings(int((counts * self.times).sum()), share_if_enough(won, counts, times=self.times))

    def less_others(self) -> Interval:
        """The win rate when it was observed minus that when it was not."""
        return share_difference_interval(*self._won_and_counts, *self.others._won_and_counts, times=self.times)
