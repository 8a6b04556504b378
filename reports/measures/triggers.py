"""Shield triggers: what happened to those in broken shields, card by card.

What the marks of a game mean for a card with a shield trigger (`sim.engine.record.codes.card_marks`; they are made in
`sim.engine.rules.shields`, and at the end of attacks and turns in `sim.engine.rules.attack` and `turn`):

* *broken*: it came from a shield that was broken. Shields that an effect returns to the hand, or that go elsewhere
  instead of being broken, were not.
* *usable*: ... and at that moment it could be declared and used: nothing forbade it, its condition held, and there
  was a creature for it to evolve. Whether it would have done anything does not matter.
* *declared*: its owner declared it. By the default rules a trigger can be declared although an effect forbids casting
  or summoning it now, so some that are declared were not usable. One from a returned shield can be declared without
  having been broken.
* *used*: its turn came, and it was cast or summoned. What it did, if anything, does not matter.
* *misfired*: declared, but not used: it had left the hand by then, or could still not be used.
* *attacker gone*: it was used in an attack, and the attacking creature had left the battle zone when this attack
  ended, for whatever reason. All triggers used in one attack share this.
* *last attack*: it was used in an attack, and no other attack began in that turn, for whatever reason: there may have
  been no creature left that could attack. In a turn in which the game ends, nothing is marked.

The last two are what followed, not what the trigger did: a card that only draws is often used in the last attack of a
turn. What it did for the win rate is measured by `reports.measures.trigger_worth`.

Each copy counts once a game, however often something happens to it.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np

from sim.engine.record.codes import card_marks, keywords
from sim.games.playing.arrays import Slots, Small
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval
from sim.statistics.ratios import share_if_enough


@dataclass(frozen=True)
class SharesOfBroken:
    """Of the broken ones, the shares that were also usable, declared ...: between 0 and 1, pairs the unit.

    None where too few were broken (``sim.statistics.ratios.share_if_enough``). Cards that were not broken are in none
    of them, so a share can be smaller than its count divided by the number broken.
    """

    usable: Interval | None
    declared: Interval | None
    used: Interval | None
    misfired: Interval | None
    attacker_gone: Interval | None
    last_attack: Interval | None


@dataclass(frozen=True)
class TriggerStatistics:
    """A card of a deck that has a shield trigger: how often each thing happened to its copies in all games together.

    The module says what each name means.
    """

    card: str
    copies: int
    broken: int
    usable: int
    declared: int
    used: int
    misfired: int
    attacker_gone: int
    last_attack: int
    of_broken: SharesOfBroken

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self)


def trigger_statistics(games: Games, deck: int) -> tuple[TriggerStatistics, ...]:
    """Return the statistics of each different card of a deck (0 or 1) that has a shield trigger, by name.

    A card whose shield trigger depends on a condition is among them. Pairs in which a game ended in an error do not
    count.
    """
    counted = np.repeat(games.valid_pairs, 2)

    def marked(what: int) -> Slots:
        found: Slots = games.marks(deck, what)[counted]
        return found

    def outcomes() -> Iterator[tuple[str, Slots]]:
        """One after the other, because the marks of millions of games are large."""
        yield "usable", marked(card_marks.TRIGGER_USABLE)
        yield "declared", marked(card_marks.TRIGGER_DECLARED)
        yield "used", marked(card_marks.TRIGGER_USED)
        yield "misfired", marked(card_marks.TRIGGER_DECLARED) & ~marked(card_marks.TRIGGER_USED)
        yield "attacker_gone", marked(card_marks.TRIGGER_STOPPED_ATTACKER)
        yield "last_attack", marked(card_marks.TRIGGER_ENDED_ATTACKS)

    keywords_of_kind = games.matchup.tables[0].keywords
    cards = [
        card for card in games.matchup.deck_cards(deck) if keywords_of_kind[card.kind] & keywords.ANY_SHIELD_TRIGGER
    ]
    if not cards:
        return ()
    broken = marked(card_marks.TRIGGER_BROKEN)
    all_broken = [_in_pairs(broken & card.slots) for card in cards]
    counts: list[dict[str, int]] = [{} for _ in cards]
    shares: list[dict[str, Interval | None]] = [{} for _ in cards]
    for name, marks in outcomes():
        for at, card in enumerate(cards):
            counts[at][name] = int(_in_pairs(marks & card.slots).sum())
            shares[at][name] = _share_of(_in_pairs(marks & broken & card.slots), all_broken[at])
    return tuple(
        TriggerStatistics(
            card=card.name,
            copies=card.copies,
            broken=int(all_broken[at].sum()),
            **counts[at],
            of_broken=SharesOfBroken(**shares[at]),
        )
        for at, card in enumerate(cards)
    )


def _in_pairs(marks: Slots) -> Small:
    """How many slots are marked in the two games of each pair, which a byte holds; shape (pairs)."""
    copies = np.bitwise_count(marks)
    return copies[::2] + copies[1::2]  # three times as fast as a sum over an axis of two


def _share_of(some: Small, broken: Small) -> Interval | None:
    """The share of the broken ones; pairs with the same two numbers are given once, with how many there are."""
    many = int(broken.max(initial=0)) + 1
    times = np.bincount(broken.astype(np.int64) * many + some)
    kinds = np.flatnonzero(times)
    return share_if_enough(kinds % many, kinds // many, times=times[kinds])
