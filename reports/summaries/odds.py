"""The odds of a deck: every number of ``duelsim odds``.

Exact odds come first (``reports.measures.deck_odds``), compared with the shuffles of the games
(``reports.measures.deals``). Then comes what only games can say: what happened to broken shield triggers
(``reports.measures.triggers``) and what they were worth (``reports.measures.trigger_worth``).
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from reports.measures.deals import MOST_DEALS, DealtOdds, dealt_odds
from reports.measures.deck_odds import DeckOdds, deck_odds
from reports.measures.trigger_worth import TriggerWorth, slots_of, trigger_worth, turned_game
from reports.measures.triggers import TriggerStatistics, trigger_statistics
from reports.summaries.match import MatchupSummary, summarize
from reports.summaries.summary import NotableGame
from sim.engine.record.codes import card_marks, columns
from sim.experiments.kinds.odds import Question, shuffled_deck
from sim.experiments.runs.run import Run
from sim.games.matchups.dealing import deal
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import Interval
from sim.statistics.ratios import share_if_enough

MOST_NOTABLE = 3


@dataclass(frozen=True)
class BrokenShields:
    """The games in which this number of the deck's shields was broken in total.

    ``with_trigger`` is the share of them in which at least one was a shield trigger, None with too few such games;
    ``exact`` is what it would be if the number of broken shields did not depend on the cards in them.
    """

    shields: int
    games: int
    exact: float
    with_trigger: Interval | None


@dataclass(frozen=True)
class ShieldHits:
    """How often a broken shield was a hit: a shield trigger that was used.

    ``card`` is None for all cards with shield triggers together. ``hit_rate`` is the share of all broken shields of the
    deck that were hits by the card, None where too few were broken.
    """

    card: str | None
    hits: int
    shields_broken: int
    hit_rate: Interval | None


@dataclass(frozen=True)
class PlayedOdds:
    """What the games say, from the point of view of the deck, which is deck A of all matchups.

    ``worth`` is that of each card with a shield trigger, and ``worth_together`` that of all of them, where there are
    several; there is none where no pair was played without them.
    """

    matchup: MatchupSummary
    deals: DealtOdds
    broken: tuple[BrokenShields, ...]
    hits: tuple[ShieldHits, ...]
    triggers: tuple[TriggerStatistics, ...]
    worth: tuple[TriggerWorth, ...]
    worth_together: TriggerWorth | None

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "match": self.matchup.to_json(),
            "deals": self.deals.to_json(),
            "by_shields_broken": [asdict(one) for one in self.broken],
            "hits": [asdict(one) for one in self.hits],
            "shield_triggers": [one.to_json() for one in self.triggers],
            "worth": [one.to_json() for one in self.worth],
            "worth_together": None if self.worth_together is None else self.worth_together.to_json(),
        }


@dataclass(frozen=True)
class OddsSummary:
    """The odds of a deck; ``played`` is None where no games were requested, or none counts.

    ``errors`` games of all matchups ended in an error.
    """

    deck: str
    hash: str
    odds: DeckOdds
    played: PlayedOdds | None
    errors: int
    notable_games: tuple[NotableGame, ...]

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; odds and shares are between 0 and 1."""
        return {
            "deck": self.deck,
            "hash": self.hash,
            **self.odds.to_json(),
            "simulated": None if self.played is None else self.played.to_json(),
            "notable_games": [one.to_json() for one in self.notable_games],
        }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_odds(run: Run) -> OddsSummary:
    """Compute the exact odds of the deck, and count and estimate what its games say."""
    base = run.cells[0]
    side = base.matchup.sides[0]
    odds = deck_odds(shuffled_deck(side), Question.from_json(run.experiment.settings))
    played = _played(run, odds) if base.valid_pairs.any() else None
    return OddsSummary(
        deck=side.called,
        hash=side.hash,
        odds=odds,
        played=played,
        errors=len(run.errors),
        notable_games=_notable_games(run, played.worth) if played else (),
    )


def _played(run: Run, odds: DeckOdds) -> PlayedOdds:
    base, *others = run.cells
    side = base.matchup.sides[0]
    taken = [(games, _taken_away(games)) for games in others]
    compared = sum(len(cards) == 1 for _, cards in taken)
    found = (trigger_worth(base, games, cards, compared if len(cards) == 1 else 1) for games, cards in taken)
    worth = [one for one in found if one is not None]
    order = deal(base.matchup, base.seed, min(len(base.rows), MOST_DEALS))
    return PlayedOdds(
        matchup=summarize(base),
        deals=dealt_odds(order, side.slots, odds),
        broken=_broken_shields(base, odds),
        hits=_shield_hits(base, odds),
        triggers=trigger_statistics(base, 0),
        worth=tuple(one for one in worth if len(one.cards) == 1),
        worth_together=next((one for one in worth if len(one.cards) > 1), None),
    )


def _taken_away(games: Games) -> tuple[str, ...]:
    """The cards whose shield triggers deck A lacks in a matchup."""
    return games.matchup.sides[0].without_triggers


def _broken_shields(games: Games, odds: DeckOdds) -> tuple[BrokenShields, ...]:
    if odds.together is None:
        return ()
    counted = np.repeat(games.valid_pairs, 2)
    broken = games.rows[counted, columns.SHIELDS_BROKEN_A].reshape(-1, 2)
    triggers = (
        games.marked(0, card_marks.TRIGGER_BROKEN, slots_of(games, odds.deck.triggers))[counted].reshape(-1, 2) > 0
    )
    found = []
    for among in odds.together.by_shields:
        so_many = broken == among.shields
        with_trigger = share_if_enough((so_many & triggers).sum(axis=1), so_many.sum(axis=1))
        found.append(BrokenShields(among.shields, int(so_many.sum()), among.at_least[0], with_trigger))
    return tuple(found)


def _shield_hits(games: Games, odds: DeckOdds) -> tuple[ShieldHits, ...]:
    """The hits of each card with a shield trigger, and of all of them where there are several."""
    counted = np.repeat(games.valid_pairs, 2)
    broken = games.rows[counted, columns.SHIELDS_BROKEN_A]
    names = odds.deck.triggers

    def hits_of(card: str | None, cards: Sequence[str]) -> ShieldHits:
        slots = slots_of(games, cards)
        # Not a trigger that was used without its shield being broken; a shield that is a pile may have several.
        marks = games.marks(0, card_marks.TRIGGER_BROKEN) & games.marks(0, card_marks.TRIGGER_USED) & slots
        hits = np.minimum(np.bitwise_count(marks)[counted].astype(np.int64), broken)
        in_pairs = hits.reshape(-1, 2).sum(axis=1), broken.reshape(-1, 2).sum(axis=1)
        return ShieldHits(card, int(hits.sum()), int(broken.sum()), share_if_enough(*in_pairs))

    each = tuple(hits_of(name, (name,)) for name in names)
    return (*each, *((hits_of(None, names),) if len(names) > 1 else ()))


def _notable_games(run: Run, worth: Sequence[TriggerWorth]) -> tuple[NotableGame, ...]:
    """Games that a shield trigger turned, won with it and lost without it: the shortest of each of the best cards."""
    base = run.cells[0]
    without = {_taken_away(games): games for games in run.cells[1:]}
    found = []
    for one in sorted(worth, key=lambda one: -one.worth.estimate):
        if (game := turned_game(base, without[one.cards], one.cards)) is not None:
            what = gettext("won by {card}: without its shield trigger the game is lost")
            found.append(NotableGame(0, game, what, card=one.cards[0]))
    return tuple(found[:MOST_NOTABLE])
