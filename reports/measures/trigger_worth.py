"""What a shield trigger was worth: the same games played with it, and without it in one of the decks.

Both play the same pairs with the same luck, and differ only from the moment when such a shield is broken. So the
difference of their results is the effect of the ability, whether it removed an attacker or drew a card.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from sim.engine.record.codes import card_marks, columns
from sim.games.playing.arrays import Flags
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval, difference_interval, mean_interval, simultaneous_confidence
from sim.statistics.ratios import ENOUGH_PAIRS, effective_pairs, ratio_interval


@dataclass(frozen=True)
class TriggerWorth:
    """What the shield triggers of some cards of deck A were worth, one card or several together.

    ``pairs`` were played with and without it. ``uses`` are cards used by shield trigger in the games with it.
    ``without`` is the win rate without it, ``worth`` how much higher it is with it, between -1 and 1;
    ``worth_taken_together`` has the wider interval that holds for all cards at once. ``each_use`` is
    how much of a win each use was worth on average: the additional wins divided by the uses; None with too few uses
    (``sim.statistics.ratios.ENOUGH_PAIRS``). ``games_won_by_it`` are those that were won with it and lost without it,
    ``games_lost_by_it`` those that went the other way round.
    """

    cards: tuple[str, ...]
    pairs: int
    uses: int
    without: Interval
    worth: Interval
    worth_taken_together: Interval
    each_use: Interval | None
    games_won_by_it: int
    games_lost_by_it: int

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self)


def trigger_worth(games: Games, without: Games, cards: Sequence[str], compared: int = 1) -> TriggerWorth | None:
    """Return what the shield triggers of some cards of deck A were worth; None if no pair was played both ways.

    ``games`` are with them, ``without`` the same games without them. A pair in which a game ended in an error, with
    or without them, does not count. ``compared`` is how many worths are looked at together.
    """
    both = shared_games(games, without)
    if not both.any():
        return None
    played = len(both)
    scores, scores_without = games.scores[:played][both], without.scores[:played][both]
    uses = games.marked(0, card_marks.TRIGGER_USED, slots_of(games, cards))[:played][both].reshape(-1, 2).sum(axis=1)
    more = (scores - scores_without).reshape(-1, 2)
    return TriggerWorth(
        cards=tuple(cards),
        pairs=len(more),
        uses=int(uses.sum()),
        without=mean_interval(scores_without.reshape(-1, 2).mean(axis=1)),
        worth=difference_interval(more.mean(axis=1)),
        worth_taken_together=difference_interval(more.mean(axis=1), simultaneous_confidence(compared)),
        each_use=ratio_interval(more.sum(axis=1), uses) if effective_pairs(uses) >= ENOUGH_PAIRS else None,
        games_won_by_it=int((more == 1).sum()),
        games_lost_by_it=int((more == -1).sum()),
    )


def turned_game(games: Games, without: Games, cards: Sequence[str]) -> int | None:
    """Return the shortest game that deck A won by using the shield trigger of a card, and lost without it.

    None if there is no such game.
    """
    both = shared_games(games, without)
    played = len(both)
    used = games.marked(0, card_marks.TRIGGER_USED, slots_of(games, cards))[:played] > 0
    turned = np.flatnonzero(both & used & (games.scores[:played] - without.scores[:played] == 1))
    return int(turned[np.argmin(games.rows[turned, columns.TURNS])]) if len(turned) else None


def shared_games(games: Games, without: Games) -> Flags:
    """Return which of the first games belong to pairs that were played both ways without an error; shape (games)."""
    pairs = min(len(games.valid_pairs), len(without.valid_pairs))
    return np.repeat(games.valid_pairs[:pairs] & without.valid_pairs[:pairs], 2)


def slots_of(games: Games, cards: Sequence[str]) -> int:
    """Return the slots of some cards of deck A, as bits."""
    return sum(card.slots for card in games.matchup.deck_cards(0) if card.name in cards)
