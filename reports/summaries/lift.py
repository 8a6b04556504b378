"""What each card of a deck is worth at the start: how its place in the deck changes the same games.

The lift of a card is the win rate with one copy of it in the opening hand minus that with the copy at the bottom of the
deck, over the same pairs with the same luck. A hand has five cards either way, so the lift says how much better the
copy is than the card that is drawn in its place. Over all copies of a deck the average is 0: a lift below 0
means that the card is worth less in the first turns than the others, not that it loses games by itself.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np

from reports.measures.cards import card_statistics
from reports.summaries.players import between
from reports.summaries.summary import NotableGame
from sim.engine.record.codes import columns
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import deck_labels, on_common_pairs
from sim.json_types import JsonObject
from sim.language import gettext
from sim.statistics.intervals import Interval, difference_interval, mean_interval, simultaneous_confidence


@dataclass(frozen=True)
class CardLift:
    """One copy of a card in the opening hand and at the bottom of the deck, over the same pairs.

    ``in_hand`` and ``at_bottom`` are win rates, ``lift`` is the first minus the second, ``above_shuffled`` the first
    minus the win rate of the deck as it is shuffled, in these pairs; between -1 and 1. ``lift_taken_together`` has the
    wider interval that holds for all cards of the experiment at once (`simultaneous_confidence`), so that it also holds
    for the best one, picked by its lift; ``certain`` says that it excludes 0. ``improvement_when_seen`` is what the
    shuffled games alone show (`reports.measures.cards`), None where too few do; it is an observation, not an effect.
    """

    card: str
    copies: int
    pairs: int
    in_hand: Interval
    at_bottom: Interval
    lift: Interval
    lift_taken_together: Interval
    above_shuffled: Interval
    improvement_when_seen: Interval | None

    @property
    def certain(self) -> bool:
        """Whether the card certainly does something, all cards taken together."""
        return not self.lift_taken_together.low <= 0 <= self.lift_taken_together.high

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return asdict(self) | {"certain": self.certain}


@dataclass(frozen=True)
class LiftSummary:
    """The cards of a deck against one opponent, the highest lift first.

    ``names``, ``hashes`` and ``players`` are of the deck and of its opponent. ``win_rate`` is that of the deck as it
    is shuffled, None if no pair was played without an error. ``not_played`` are cards that the run has no pair of.
    """

    names: tuple[str, str]
    hashes: tuple[str, str]
    players: tuple[str, str]
    pairs: int
    win_rate: Interval | None
    cards: tuple[CardLift, ...]
    not_played: tuple[str, ...]
    errors: int
    notable_games: tuple[NotableGame, ...]

    @property
    def between(self) -> str:
        """Between whom the result holds."""
        return between(self.players)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        deck, opponent = (
            {"name": name, "hash": hash, "player": player}
            for name, hash, player in zip(self.names, self.hashes, self.players, strict=True)
        )
        return {
            "deck": deck,
            "opponent": opponent,
            "pairs_counted": self.pairs,
            "win_rate": None if self.win_rate is None else asdict(self.win_rate),
            "cards": [card.to_json() for card in self.cards],
            "cards_not_played": list(self.not_played),
            "notable_games": [one.to_json() for one in self.notable_games],
        }


# --- Counting ---------------------------------------------------------------------------------------------
def summarize_lift(run: Run) -> LiftSummary:
    """Estimate how the place of each card changes the games."""
    base = run.cells[0]
    names = run.experiment.settings["cards"]
    cells = {name: (1 + 2 * at, 2 + 2 * at) for at, name in enumerate(names)}
    observed = {found.card: found for found in card_statistics(base, 0)}
    played: list[tuple[str, list[Floats]]] = []
    for name, (hand, bottom) in cells.items():
        common = on_common_pairs([base, run.cells[hand], run.cells[bottom]])
        if common[0].valid_pairs.any():
            played.append((name, [games.valid_pair_scores for games in common]))
    together = simultaneous_confidence(max(1, len(played)))
    cards = [
        CardLift(
            card=name,
            copies=observed[name].copies,
            pairs=len(hand),
            in_hand=mean_interval(hand),
            at_bottom=mean_interval(bottom),
            lift=difference_interval(hand - bottom),
            lift_taken_together=difference_interval(hand - bottom, together),
            above_shuffled=difference_interval(hand - shuffled),
            improvement_when_seen=observed[name].improvement_when_seen,
        )
        for name, (shuffled, hand, bottom) in played
    ]
    cards.sort(key=lambda card: -card.lift.estimate)
    scores = base.valid_pair_scores
    return LiftSummary(
        names=deck_labels(base.matchup.names),
        hashes=(base.matchup.sides[0].hash, base.matchup.sides[1].hash),
        players=base.matchup.players,
        pairs=len(scores),
        win_rate=mean_interval(scores) if len(scores) else None,
        cards=tuple(cards),
        not_played=tuple(name for name in names if name not in dict(played)),
        errors=len(run.errors),
        notable_games=tuple(_notable_games(run, cards, cells)),
    )


def _notable_games(run: Run, cards: list[CardLift], cells: dict[str, tuple[int, int]]) -> Iterator[NotableGame]:
    """The shortest game that the best card won by its place, and the shortest that the worst one lost by it."""
    telling = (
        [(cards[0], 1, gettext("won"), gettext("lost")), (cards[-1], -1, gettext("lost"), gettext("won"))]
        if len(cards) > 1
        else []
    )
    for card, turned, ended, otherwise in telling or [(card, 1, gettext("won"), gettext("lost")) for card in cards]:
        hand, bottom = (run.cells[cell] for cell in cells[card.card])
        games = min(len(hand.rows), len(bottom.rows))
        fine = (hand.rows[:games, columns.ERROR_CODE] == 0) & (bottom.rows[:games, columns.ERROR_CODE] == 0)
        found = np.flatnonzero(fine & (hand.scores[:games] - bottom.scores[:games] == turned))
        if len(found):
            game = int(found[np.argmin(hand.rows[found, columns.TURNS])])
            what = gettext(
                "{ended} with {{card}} in the opening hand, {otherwise} with it at the bottom",
                ended=ended,
                otherwise=otherwise,
            )
            yield NotableGame(cells[card.card][0], game, what, card=card.card)
