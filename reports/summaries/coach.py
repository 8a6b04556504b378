"""What a coach has found: every number of ``duelsim coach``.

The decisions are those of the first deck's player, judged by a lookahead or a search (`sim.games.playing.coaching`).
Gains are in points of win probability. They rank decisions; they do not add up, because a later choice can make up
for an earlier one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sim.games.playing.coaching import Coached, Habit, Judgement, habits
from sim.json_types import JsonObject

SHOWN = 15  # habits, and single decisions


@dataclass(frozen=True)
class CoachSummary:
    """The decisions that the coach would have made otherwise, the most costly first, and those that return.

    `opponents` are the names of the other decks, and `players` the two players. `wanted` games were asked for, `games`
    were played, with `decisions` that had a choice. The coach, a lookahead or a search as `by` says, tried each
    answer on `rollouts` deals; what it found better was judged on `fresh` others.
    """

    deck: str
    opponents: tuple[str, ...]
    players: tuple[str, str]
    seed: int
    by: str
    rollouts: int
    fresh: int
    wanted: int
    games: int
    decisions: int
    judgements: tuple[Judgement, ...]
    habits: tuple[Habit, ...]

    @property
    def gaining(self) -> tuple[Judgement, ...]:
        """The single decisions whose other choice was better on fresh deals too, the highest gain first."""
        return tuple(one for one in self.judgements if one.gain > 0)

    @property
    def costliest(self) -> tuple[Judgement, ...]:
        """Those of them that are worth showing."""
        return self.gaining[:SHOWN]

    @property
    def dearest(self) -> tuple[Judgement, ...]:
        """The former name of `costliest`."""
        return self.costliest

    @property
    def costly_habits(self) -> tuple[Habit, ...]:
        """The habits that are worth showing."""
        return tuple(habit for habit in self.habits if habit.gain > 0)[:SHOWN]

    def cost_of_a_game(self, habit: Habit) -> float:
        """What a habit costs in a game, which ranks habits: the gains of one game do not add up."""
        return habit.cost / max(self.games, 1)

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "deck": self.deck,
            "players": list(self.players),
            "against": list(self.opponents),
            "seed": self.seed,
            "interrupted": self.games < self.wanted,
            "games": self.games,
            "decisions": self.decisions,
            "by": self.by,
            "rollouts": self.rollouts,
            "fresh": self.fresh,
            "habits": [{**vars(habit), "cost_of_a_game": self.cost_of_a_game(habit)} for habit in self.habits],
            "judgements": [{"against": self.opponents[one.opponent], **one.to_json()} for one in self.judgements],
        }


def summarize_coaching(  # noqa: PLR0913 - what was played and how, by keyword
    names: Sequence[tuple[str, str]],
    players: tuple[str, str],
    found: Sequence[Coached],
    *,
    seed: int,
    by: str,
    rollouts: int,
    fresh: int,
    wanted: int,
) -> CoachSummary:
    """Put together what was found; `names` are those of the decks of each matchup."""
    judgements = sorted(
        (judgement for one in found for judgement in one.judgements),
        key=lambda one: (-one.gain, one.opponent, one.game, one.decision),
    )
    return CoachSummary(
        deck=names[0][0],
        opponents=tuple(other for _, other in names),
        players=players,
        seed=seed,
        by=by,
        rollouts=rollouts,
        fresh=fresh,
        wanted=wanted,
        games=sum(one.games for one in found),
        decisions=sum(one.decisions for one in found),
        judgements=tuple(judgements),
        habits=tuple(habits(judgements)),
    )
